"""Bots: honest by type, legal, and greedy well ahead of random."""

from __future__ import annotations

import inspect

import pytest

from undercroft.bots import BOTS
from undercroft.games import GAMES
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table
from undercroft.kernel.types import Setup
from undercroft.lab.sim import Counts, simulate

GAME = GAMES["paper-dungeons"]


def setup(seats: int) -> Setup:
    return Setup(GAME.id, seats, "base", {choice.id: choice.values[0] for choice in GAME.choices})


def played(counts: Counts) -> tuple[object, ...]:
    return counts.decisions, counts.outcomes, counts.seats_won, counts.scores


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_gets_a_view_and_never_the_table(name: str) -> None:
    parameters = list(inspect.signature(BOTS[name].choose).parameters)
    assert parameters == ["game", "setup", "book", "view", "ask", "luck"]


@pytest.mark.parametrize("name", BOTS)
def test_what_others_hide_changes_nothing(name: str) -> None:
    """The same view, the same choice: whatever lies hidden behind it."""
    table = Table(GAME, setup(2), GAME.load("base"), Luck(Quick(4))).start()
    chance = Luck(Quick(9))
    while not table.over:
        for ask in table.questions():
            if ask.seat == 0 and chance.below(12) == 0:
                for zone in GAME.hidden(table, 0):
                    for twin in zone.vary(table, Luck(Quick(3))):
                        choices = {
                            BOTS[name].choose(GAME, t.setup, t.book, t.view(0), ask, Luck(Quick(1))) for t in (table, twin)
                        }
                        assert len(choices) == 1, zone.name
            table.answer(ask.seat, ask.options[chance.below(len(ask.options))])


@pytest.mark.parametrize("seats", [1, 3, 8])
def test_whole_games_at_any_number_of_seats(seats: int) -> None:
    counts = simulate(setup(seats), ("greedy", "random")[:seats], games=1, seed=seats)
    assert counts.games == 1
    assert counts.decisions > 40 * seats


def test_greedy_beats_random() -> None:
    counts = simulate(setup(2), ("greedy", "random"), games=40, seed=2)
    assert counts.outcomes["greedy"] >= 34
    assert counts.scores["greedy"].mean > 60 > counts.scores["random"].mean


def test_worth_at_the_end_is_the_score() -> None:
    table = Table(GAME, setup(2), GAME.load("base"), Luck(Quick(8))).start()
    chance = Luck(Quick(2))
    while not table.over:
        for ask in table.questions():
            table.answer(ask.seat, ask.options[chance.below(len(ask.options))])
    outcome = table.outcome()
    assert outcome is not None
    assert tuple(GAME.worth(table.state, seat, table.book) for seat in range(2)) == outcome.scores


def test_a_simulation_does_not_depend_on_the_number_of_processes() -> None:
    alone, together = (simulate(setup(3), ("random",), games=12, seed=5, jobs=jobs) for jobs in (1, 2))
    assert played(alone) == played(together)
    assert played(alone) != played(simulate(setup(3), ("random",), games=12, seed=6))


def test_bots_move_one_seat_on_each_game() -> None:
    counts = simulate(setup(2), ("greedy", "random"), games=4, seed=1)
    assert counts.seats_won == (2, 2)
    assert counts.outcomes == {"greedy": 4, "random": 0, "ties": 0, "lost": 0}
