"""Bots: honest by type, legal, and greedy well ahead of random."""

from __future__ import annotations

import inspect
from math import inf

import pytest

from undercroft.bots import BOTS
from undercroft.bots.levels import SECONDS, Level
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
    """The same view, the same choice: whatever lies hidden behind it, and given all the time that a thought needs."""
    bot = (BOTS | {f"level-{level}": Level(level, seconds=inf) for level in SECONDS})[name]
    table = Table(GAME, setup(2), GAME.load("base"), Luck(Quick(4))).start()
    chance = Luck(Quick(9))
    while not table.over:
        for ask in table.questions():
            if ask.seat == 0 and chance.below(12) == 0:
                for zone in GAME.hidden(table, 0):
                    for twin in zone.vary(table, Luck(Quick(3))):
                        choices = {bot.choose(GAME, t.setup, t.book, t.view(0), ask, Luck(Quick(1))) for t in (table, twin)}
                        assert len(choices) == 1, zone.name
            table.answer(ask.seat, ask.options[chance.below(len(ask.options))])


@pytest.mark.parametrize("seats", [1, 3, 8])
def test_whole_games_at_any_number_of_seats(seats: int) -> None:
    counts = simulate(setup(seats), ("greedy", "random")[:seats], games=1, seed=seats)
    assert counts.games == 1
    assert counts.decisions > 40 * seats


def test_greedy_beats_random() -> None:
    counts = simulate(setup(2), ("greedy", "random"), games=8, seed=2)
    assert counts.outcomes["greedy"] >= 7
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


# ---- a game in which seats win together ----

TOMB = GAMES["monsters-of-egypt"]
MODES: dict[str, tuple[int, dict[str, str]]] = {
    "exploration": (3, {}),
    "escape": (3, {"mode": "escape"}),
    "six": (6, {}),
    "pursuit": (4, {"spirit": "on"}),
    "pursuit and escape": (4, {"spirit": "on", "mode": "escape"}),
    "solo": (1, {}),
}


def tomb_setup(seats: int, options: dict[str, str]) -> Setup:
    return Setup(TOMB.id, seats, "base", {choice.id: choice.values[0] for choice in TOMB.choices} | options)


@pytest.mark.parametrize("mode", MODES)
def test_greedy_heroes_win_three_times_as_often_as_random_ones(mode: str) -> None:
    """Against the same tomb: where a seat plays the monsters from the start, it plays at random."""
    seats, options = MODES[mode]
    spirit = seats == 6 or "spirit" in options
    won = {}
    for bot in ("greedy", "random"):
        bots = (bot,) * (seats - spirit) + ("random",) * spirit
        counts = simulate(tomb_setup(seats, options), bots, games=20, seed=3, moving=False)
        assert sum(counts.endings.values()) == 20
        won[bot] = counts.endings.get("heroes", 0)
    assert won["greedy"] >= max(6, 3 * won["random"]), won


def test_seats_that_win_together_are_counted_one_by_one() -> None:
    counts = simulate(tomb_setup(3, {"mode": "escape"}), ("greedy",), games=12, seed=4)
    won, seats = counts.winning_seats["greedy"]
    assert seats == 36
    assert counts.endings["heroes"] <= won <= 36
    assert counts.outcomes["greedy"] + counts.outcomes["ties"] + counts.outcomes["lost"] == 12


def test_bots_may_keep_their_seats() -> None:
    counts = simulate(tomb_setup(2, {"spirit": "on"}), ("random", "greedy"), games=6, seed=1, moving=False)
    assert counts.winning_seats["random"] == (0, 6)
    assert counts.winning_seats["greedy"] == (6, 6)
    assert counts.endings == {"spirit": 6}


def test_where_one_seat_wins_nothing_is_said_of_endings() -> None:
    counts = simulate(setup(2), ("random",), games=2, seed=1)
    assert counts.endings == {}
    assert counts.winning_seats["random"] == (2, 4)


def test_a_game_with_advice_needs_no_look_ahead() -> None:
    """The bot follows the advice of the view, and chance decides between options that are liked alike."""
    table = Table(TOMB, tomb_setup(2, {}), TOMB.load("base"), Luck(Quick(1))).start()
    (ask,) = table.questions()
    view = table.view(ask.seat)
    picks = {BOTS["greedy"].choose(TOMB, table.setup, table.book, view, ask, Luck(Quick(n))) for n in range(40)}
    assert picks == set(ask.options), "before the first move every hero is as good as another"
