"""Standings, warnings and scores so far of every game: said of every view, and the same whatever a seat may not know."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.played import PLANS
from undercroft.games import FACES, GAMES
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table
from undercroft.kernel.types import Seat, Setup
from undercroft.texts import LANGUAGES, tongue

ANSWERS_APART = 7


def told(table: Table, seat: Seat | None, language: str = "en") -> object:
    """All that a page tells about who stands where."""
    words, face = tongue(language, table.game.id), FACES[table.game.id]
    view, book = table.view(seat), table.book
    return (
        words.goal(view, book),
        [words.standing(view, other, book) for other in range(table.setup.seats)],
        [] if seat is None else words.warnings(view, seat, book),
        face.tally(view, book),
    )


@pytest.mark.parametrize("id", list(GAMES))
def test_where_a_seat_stands_tells_nothing_that_is_hidden(id: str) -> None:
    game, plan, random = GAMES[id], PLANS[id], Random(3)
    options = {choice.id: choice.values[0] for choice in game.choices} | plan.variants(0)
    table = Table(game, Setup(id, 3, "base", options), game.load("base"), Luck(Quick(5))).start()
    twins = answers = 0
    while not table.over and answers < 400:
        ask = table.questions()[0]
        table.answer(ask.seat, plan.pick(ask, table, random))
        answers += 1
        if answers % ANSWERS_APART or table.over:
            continue
        for seat in (None, answers % 3):
            for zone in game.hidden(table, seat):
                for twin in zone.vary(table, Luck(Quick(answers))):
                    assert told(twin, seat) == told(table, seat), zone.name
                    twins += 1
    assert twins or id == "monsters-of-egypt", "there all know the same"


@pytest.mark.parametrize("id", list(GAMES))
def test_every_game_says_what_wins_in_every_language(id: str) -> None:
    game = GAMES[id]
    options = {choice.id: choice.values[0] for choice in game.choices}
    table = Table(game, Setup(id, 2, "base", options), game.load("base"), Luck(Quick(1))).start()
    goals = {tongue(language, id).goal(table.view(0), table.book) for language in LANGUAGES}
    assert len(goals) == len(LANGUAGES)
    assert all(goal.endswith(".") for goal in goals)
