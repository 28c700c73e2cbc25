"""`undercroft puzzle`: what it writes, a line a puzzle, and its exit status."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from undercroft.cli import main
from undercroft.puzzles import Puzzle, puzzles, read
from undercroft.puzzles.checking import faults

GAME = "tales-of-tails"


def status(*arguments: str) -> int:
    with pytest.raises(SystemExit) as left:
        main(list(arguments))
    return int(left.value.code or 0)


def test_what_is_found_is_written_and_is_fine(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "puzzles.jsonl"
    assert status("puzzle", "find", GAME, "--count", "1", "--seed", "3", "-o", str(out)) == 0
    assert capsys.readouterr().out.startswith("1 puzzles (")
    found = [read(line, GAME) for line in out.read_text("utf-8").splitlines()]
    assert [fault for one in found for fault in faults(one, again=True)] == []
    assert status("puzzle", "find", GAME, "--count", "1", "--seed", "3") == 0
    assert capsys.readouterr().out == out.read_text("utf-8")


def test_wrong_wishes_are_told_in_a_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert status("puzzle", "find", "chess") == 2
    assert status("puzzle", "find", GAME, "--count", "1", "-o", str(tmp_path / "nowhere" / "x")) == 2
    assert len(capsys.readouterr().err.splitlines()) == 2


def test_check_says_a_line_a_puzzle_and_fails_with_any(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert status("puzzle", "check", GAME, "--quick") == 0
    assert capsys.readouterr().out.splitlines() == [f"{GAME} {one.id} is fine" for one in puzzles(GAME)]
    first, second = puzzles(GAME)[:2]

    def kept(_: str) -> tuple[Puzzle, ...]:
        return replace(first, position={**first.position, "pack": "0123456789ab"}), second

    monkeypatch.setattr("undercroft.cli.puzzles.puzzles", kept)
    assert status("puzzle", "check", GAME, "--quick") == 1
    told = capsys.readouterr()
    assert told.out.splitlines()[0].startswith(f"{GAME} {first.id} position: pack: ")
    assert told.out.splitlines()[1] == f"{GAME} {second.id} is fine"
    assert told.err == "undercroft: 1 of 2 puzzles cannot be given any more\n"
