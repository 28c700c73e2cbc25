"""`undercroft analyse`: in words, as JSON, and what it refuses."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.played import GOLDEN
from undercroft.analysis import Analysis, deciding, luck
from undercroft.cli import main

RECORD = str(GOLDEN / "monsters-of-egypt-2.record.txt")


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as left:
        main(["analyse", *arguments])
    out, err = capsys.readouterr()
    return int(left.value.code or 0), out, err


@pytest.fixture(autouse=True)
def _haste(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(luck, "SAMPLES", 4)
    monkeypatch.setattr(luck, "AGAIN", 2)
    monkeypatch.setattr(deciding, "LONGEST_SCREENING", 0.002)
    monkeypatch.setattr(deciding, "WEIGHING_SECONDS", 0.05)


def test_it_tells_luck_and_turning_points(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = told(capsys, RECORD)
    assert (status, err) == (0, "")
    assert "standard error" in out
    assert "chosen" in out


def test_as_json_it_is_the_whole_analysis(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = told(capsys, RECORD, "--json")
    assert status == 0
    assert msgspec.json.decode(out, type=Analysis).points[-1].worth == (100, 0)


def test_a_game_that_is_not_over_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    lines = Path(RECORD).read_text().splitlines()
    body = [line for line in lines if not line.startswith(("secret", "scores", "end"))]
    running = tmp_path / "running.record.txt"
    running.write_text("\n".join([*body, lines[-1].replace("end", "open")]) + "\n")
    status, _, err = told(capsys, str(running))
    assert status == 2
    assert "not over" in err


def test_a_record_that_parts_fails(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    changed = tmp_path / "changed.record.txt"
    changed.write_text(Path(RECORD).read_text().replace(" roll", " end", 1))
    status, _, err = told(capsys, str(changed))
    assert status == 1
    assert "step" in err
