"""What `undercroft sim` tells: where seats win together, where one seat wins; and that no clock decides what it tells."""

from __future__ import annotations

import json
from math import inf
from typing import Any

import pytest
from msgspec.structs import replace

from undercroft.bots import LEVELS
from undercroft.cli import main
from undercroft.games import GAMES
from undercroft.kernel.position import completed
from undercroft.kernel.types import Setup, Weighed
from undercroft.lab.sim import play_one


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


def test_levels_have_all_the_time_they_need(monkeypatch: pytest.MonkeyPatch) -> None:
    """So the same seed plays the same game, however fast the machine is and whatever else it does."""
    game, times = GAMES["tales-of-tails"], set[float]()
    assert game.weigh is not None
    weigh = game.weigh

    def noting(*given: Any) -> list[Weighed]:
        times.add(given[-1].until)
        return weigh(*given)

    monkeypatch.setitem(GAMES, game.id, replace(game, weigh=noting))
    setup, seated = completed(Setup(game.id, 2, "base"), game), ("level-3", "level-1")
    first = play_one(setup, seated, 1, 0)
    for name in seated:
        monkeypatch.setattr(LEVELS[name], "seconds", -inf)
    assert play_one(setup, seated, 1, 0) == first
    assert times == {inf}
