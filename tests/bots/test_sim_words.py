"""What `undercroft sim` tells where seats win together, and that it tells the old thing where one seat wins."""

from __future__ import annotations

import json

import pytest

from undercroft.cli import main


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    with pytest.raises(SystemExit) as left:
        main(["sim", *arguments])
    assert not left.value.code
    return capsys.readouterr().out


def test_seats_that_won_and_how_games_ended(capsys: pytest.CaptureFixture[str]) -> None:
    out = told(capsys, "monsters-of-egypt", "--bots", "greedy", "--seats", "3", "--set", "mode=escape", "--games", "4")
    assert "seats that won" in out
    assert "games ended: " in out
    assert "shared victories" not in out
    assert "games 4, decisions" in out


def test_bots_that_stay(capsys: pytest.CaptureFixture[str]) -> None:
    """A random hero against a greedy spirit, whose seat is always the last."""
    arguments = ("monsters-of-egypt", "--bots", "random,greedy", "--stay", "--set", "spirit=on", "--games", "4", "--json")
    counts = json.loads(told(capsys, *arguments))
    assert counts["winning_seats"] == {"random": [0, 4], "greedy": [4, 4]}
    assert counts["endings"] == {"spirit": 4}


@pytest.mark.parametrize("game", ["paper-dungeons", "dungeoneer"])
def test_one_winner_is_told_by_scores(capsys: pytest.CaptureFixture[str], game: str) -> None:
    out = told(capsys, game, "--games", "2")
    assert "games won by seat: " in out
    assert "shared victories" in out
    assert "games ended" not in out
