"""Levels of play: offered where a game has plans, in time, and each stronger than the one below."""

from __future__ import annotations

from math import inf

import pytest
from msgspec.structs import replace

from undercroft.bots import BOTS, bots_of
from undercroft.bots.effort import Effort
from undercroft.bots.levels import SECONDS, Level
from undercroft.games import GAMES
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table
from undercroft.kernel.types import Setup, Weighed
from undercroft.lab.sim import simulate

GAME = GAMES["paper-dungeons"]
PLAIN = replace(GAMES["tales-of-tails"], weigh=None)


def setup(game: str = GAME.id, seats: int = 2) -> Setup:
    return Setup(game, seats, "base", {choice.id: choice.values[0] for choice in GAMES[game].choices})


def test_a_game_offers_levels_where_it_has_plans() -> None:
    levels = tuple(f"level-{level}" for level in SECONDS)
    assert bots_of(GAME) == levels
    assert bots_of(PLAIN) == ("random", "greedy")
    assert set(BOTS) == {"random", "greedy", *levels}


def test_a_level_tells_the_game_how_long_it_may_think() -> None:
    efforts: list[Effort] = []

    def clock() -> float:
        return 100.0

    def noting(*given: object) -> list[Weighed]:
        efforts.append(given[-1])  # type: ignore[arg-type]
        return [Weighed(ask.options[0], 0.0, {})]

    table = Table(GAME, setup(), GAME.load("base"), Luck(Quick(1))).start()
    ask = table.questions()[0]
    for level in SECONDS:
        bot = Level(level, clock=clock)
        bot.choose(replace(GAME, weigh=noting), table.setup, table.book, table.view(ask.seat), ask, Luck(Quick(1)))
    assert efforts == [Effort(level, 100.0 + seconds, clock) for level, seconds in SECONDS.items()]


def test_a_question_with_one_option_needs_no_thought() -> None:
    table = Table(GAME, setup(), GAME.load("base"), Luck(Quick(1))).start()
    ask = replace(table.questions()[0], options=table.questions()[0].options[-1:])
    unasked = replace(GAME, weigh=lambda *_: pytest.fail("it was thought over"))
    assert Level(5).choose(unasked, table.setup, table.book, table.view(ask.seat), ask, Luck(Quick(1))) is ask.options[0]


def test_time_is_up_when_it_is_up() -> None:
    assert Effort(1, -inf).spent()
    assert not Effort(1).spent()
    assert Effort(1, 5.0, clock=lambda: 5.0).spent()
    assert not Effort(1, 5.0, clock=lambda: 4.9).spent()


def test_a_game_without_plans_is_played_greedily() -> None:
    table = Table(PLAIN, setup(PLAIN.id), PLAIN.load("base"), Luck(Quick(1))).start()
    chance = Luck(Quick(2))
    while not table.over:
        ask = table.questions()[0]
        level, greedy = (
            bot.choose(PLAIN, table.setup, table.book, table.view(ask.seat), ask, Luck(Quick(3)))
            for bot in (Level(5), BOTS["greedy"])
        )
        assert level is greedy
        table.answer(ask.seat, ask.options[chance.below(len(ask.options))])


def test_a_higher_level_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    """By far, where a level lies between them; the steps between neighbours need more games to be seen."""
    for level in (1, 3):
        monkeypatch.setitem(BOTS, f"level-{level}", Level(level, seconds=inf))
    counts = simulate(setup(), ("level-3", "level-1"), games=8, seed=3)
    assert counts.outcomes["level-3"] >= 6
