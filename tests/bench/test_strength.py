"""What the benches of strength read out of games and calls."""

from __future__ import annotations

import sys
from types import FrameType
from typing import Any
from xml.etree import ElementTree

import pytest

from bench import ladder, plot, strength
from undercroft.bots.levels import Level
from undercroft.games import GAMES
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table
from undercroft.lab.ladder import ONCE, Standing, interval
from undercroft.lab.matches import Finished, Match

GAME = GAMES["paper-dungeons"]


def finished(match: Match, number: int, *won: int) -> Finished:
    return Finished("", str(match), number, (0,) * match.seats, won, "", (2, 3), (10.0, 60.0))


def test_seats_that_won_in_mixed_teams() -> None:
    """Of three seats one player has two, in the next game the other one."""
    match = ladder.mixed("escape", 2)
    games = [finished(match, 0, 0, 2), finished(match, 1, 0)]
    assert ladder.share_of_seats(match, games, 0) == Standing(2, 0.5, *interval(0.5, 2, ONCE))
    assert ladder.share_of_seats(match, games, 1) == Standing(2, 0.25, *interval(0.25, 2, ONCE))


def test_times_of_both_players() -> None:
    match = ladder.yardstick(GAME.id)
    assert ladder.times([finished(match, 0), finished(match, 1)]) == "5.0 | 20.0"
    assert ladder.times([]) == " | "


def test_a_plot_has_a_line_for_each_share() -> None:
    rows = [("2 over 1", (0.75, 0.6, 0.9)), ("3 over 2", (0.5, 0.4, 0.6))]
    drawn = ElementTree.fromstring(plot.spans({"A": rows, "B": []}, {"A": 0.7}, "Title"))
    words = [element.text for element in drawn.iter() if element.tag.endswith("text")]
    assert "2 over 1" in words
    assert "75 % (60–90)" in words
    assert len([element for element in drawn.iter() if element.tag.endswith("circle")]) == 2


@pytest.fixture
def table() -> Table:
    setup = Match(GAME.id, 2, ("level-1",)).setup()
    return Table(GAME, setup, GAME.load("base"), Luck(Quick(1))).start()


def test_the_outermost_call_of_a_thought_counts(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    names, seen = strength.Names(GAME), set[str | None]()
    clone = Table.clone

    def looking(self: Table) -> Table:
        seen.add(names.doing(sys._getframe(1)))
        return clone(self)

    monkeypatch.setattr(Table, "clone", looking)
    ask = table.questions()[0]
    Level(1).choose(GAME, table.setup, table.book, table.view(ask.seat), ask, Luck(Quick(1)))
    assert seen == {"search"}, "it is the search that asks for copies"
    table.clone()
    assert seen == {"search", None}, "outside of a thought nothing counts"


def test_what_a_guess_runs_is_part_of_the_guess(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    names, seen = strength.Names(GAME), set[str | None]()
    restore: Any = Table.restore

    def looking(*arguments: Any) -> Table:
        frame: FrameType = sys._getframe()
        seen.add(names.doing(frame))
        return restore(*arguments)  # type: ignore[no-any-return]

    monkeypatch.setattr(Table, "restore", looking)
    ask = table.questions()[0]
    Level(1).choose(GAME, table.setup, table.book, table.view(ask.seat), ask, Luck(Quick(1)))
    assert seen == {"guess"}


def test_tries_and_guesses_are_counted(table: Table) -> None:
    ask = table.questions()[0]
    view, before = table.view(ask.seat), dict(vars(Table))
    with strength.counted() as calls:
        Level(1).choose(GAME, table.setup, table.book, view, ask, Luck(Quick(1)))
    assert calls["guess"] == 1
    assert calls["clone"] >= len(ask.options) - 1
    assert dict(vars(Table)) == before
