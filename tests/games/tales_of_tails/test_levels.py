"""Five levels: legal and in time at every question, honest, sensible, and each with its sight."""

from __future__ import annotations

from math import inf

import pytest
from msgspec.structs import replace

from tests.games.tales_of_tails.positions import BOOK, den, dog, fresh
from undercroft.bots.effort import Effort
from undercroft.games.tales_of_tails import GAME
from undercroft.games.tales_of_tails.bot import weigh as levels
from undercroft.games.tales_of_tails.bot.paths import Search, best_way, way_from_start
from undercroft.games.tales_of_tails.bot.prices import values_for
from undercroft.games.tales_of_tails.bot.sight import GLANCE, USUAL, WIDE, Reach, Sight
from undercroft.games.tales_of_tails.bot.value import figures, standing, terms, worth
from undercroft.games.tales_of_tails.rules.movement import Walker, first_steps
from undercroft.games.tales_of_tails.state import UNKNOWN
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table
from undercroft.kernel.types import Ask, Weighed

KINDS = {"dog", "quest", "turn", "place", "way", "room", "confirm"}
ALL = Reach(10**6, 10**6, 10**6)
HARDLY = 0.02
"""A longer way to the same: a step costs a little."""


def thought(table: Table, ask: Ask, level: int, luck: Luck, until: float = inf) -> list[Weighed]:
    return levels.weigh(GAME, table.setup, table.view(ask.seat), ask, BOOK, luck, Effort(level, until))


def play(table: Table, seated: tuple[int, ...], until: float = inf) -> set[str]:
    """To the end, a level in each seat; what was asked with a choice."""
    luck, asked = Luck(Quick(7)), set[str]()
    while not table.over:
        for ask in table.questions():
            weighed = thought(table, ask, seated[ask.seat], luck, until)
            assert weighed[0].action in ask.options
            asked |= {ask.kind} if len(ask.options) > 1 else set()
            table.answer(ask.seat, weighed[0].action)
    return asked


@pytest.fixture
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Level 5 with fewer games in thought: the same in all else."""
    few = levels.LEVELS[5]._replace(turns=4, places=1, options=2)
    monkeypatch.setitem(levels.LEVELS, 5, few)


@pytest.mark.parametrize("seated", [(1, 2), (3, 4, 2), (4, 1, 3, 2)])
def test_levels_without_a_thought_answer_every_question(seated: tuple[int, ...]) -> None:
    assert KINDS - {"confirm"} <= play(fresh(len(seated), 3), seated)


@pytest.mark.parametrize("seated", [(5, 4), (2, 5, 4)])
@pytest.mark.usefixtures("brief")
def test_the_strongest_answers_every_question(seated: tuple[int, ...]) -> None:
    assert KINDS - {"confirm"} <= play(fresh(len(seated), 4), seated)


@pytest.mark.parametrize("level", levels.LEVELS)
def test_who_has_no_time_answers_all_the_same(level: int) -> None:
    table = fresh(2, 5)
    while table.questions()[0].kind == "dog":
        ask = table.questions()[0]
        table.answer(ask.seat, next((option for option in ask.options if option.target == "sharik"), ask.options[0]))
    assert "turn" in play(table, (level, level), -inf)


def test_wider_sight_beats_a_short_one() -> None:
    won = 0.0
    for number in range(10):
        table = fresh(2, number // 2)
        play(table, (3, 1) if number % 2 else (1, 3))
        outcome = table.outcome()
        assert outcome is not None
        won += (number % 2 == 0) in outcome.winners and 1 / len(outcome.winners)
    assert won >= 8


def test_the_same_luck_gives_the_same_thought_whatever_others_hide() -> None:
    table, luck, compared = fresh(2, 8), Luck(Quick(2)), 0
    while compared < 4:
        ask = table.questions()[0]
        if ask.kind in ("turn", "place") and len(table.state.dungeon.tiles) > 6 and luck.below(3) == 0:
            here = thought(table, ask, 5, Luck(Quick(6)))[0]
            for zone in GAME.hidden(table, ask.seat):
                for twin in zone.vary(table, Luck(Quick(3))):
                    compared += 1
                    assert thought(twin, ask, 5, Luck(Quick(6)))[0] == here, zone.name
        table.answer(ask.seat, thought(table, ask, 3, luck)[0].action)


# ---- what a position is worth ----


def test_terms_are_the_worth_and_a_finished_game_is_its_score() -> None:
    table, luck = fresh(3, 2), Luck(Quick(2))
    while not table.over:
        ask = table.questions()[0]
        for seat in range(3):
            assert sum(terms(table.state, seat, BOOK).values()) == pytest.approx(worth(table.state, seat, BOOK))
        table.answer(ask.seat, thought(table, ask, 2, luck)[0].action)
    outcome = table.outcome()
    assert outcome is not None
    assert tuple(worth(table.state, seat, BOOK) for seat in range(3)) == outcome.scores


def test_a_thought_is_the_sum_of_its_terms() -> None:
    table = den(dog("bonk"), dog("ruta"), rooms="R43 1,0; R44 2,0; R45 3,0; R46 4,0")
    ask = table.questions()[0]
    for weighed in thought(table, ask, 5, Luck(Quick(1))):
        assert sum(weighed.terms.values()) == pytest.approx(weighed.worth)


def test_what_was_given_up_is_told_with_how_far_it_was_behind() -> None:
    """As far behind as in the worlds that both have met; for a hint, and for who asks what a turn has cost."""
    table = den(dog("bonk"), dog("ruta"), rooms="R43 1,0; R44 2,0; R45 3,0", round=3, countdown=0)
    walk, sleep = thought(table, table.questions()[0], 5, Luck(Quick(1)))
    assert [str(walk.action), str(sleep.action)] == ["walk", "sleep"]
    assert [weighed.terms["coins"] for weighed in (walk, sleep)] == [6.0, 0.0]
    assert (walk.worth, sleep.worth) == (6.0, -6.0)
    assert sum(sleep.terms.values()) == sleep.worth


def test_others_quests_count_for_nothing() -> None:
    hunter = den(dog("bonk", "R02", quest="last-wish"), dog("ruta", "R11", quest="staring-contest"), rooms="R43 1,0")
    unknown = replace(hunter.state, parts=[pup.clone() for pup in hunter.state.parts])
    unknown.parts[1].quest = UNKNOWN
    assert figures(hunter.state, 0, BOOK) == figures(unknown, 0, BOOK)
    assert standing(hunter.state, 0, BOOK) == standing(unknown, 0, BOOK)


def test_what_a_paw_lies_on_counts_as_held() -> None:
    left = den(dog("bonk", place="out", tokens=4), dog("ruta"), rooms="R43 1,0 paw 0; R44 2,0")
    before = den(dog("bonk", place="out", tokens=5), dog("ruta"), rooms="R43 1,0; R44 2,0")
    assert figures(left.state, 0, BOOK)["coins.held"] == figures(before.state, 0, BOOK)["coins.held"] + 2


# ---- sense, and sight ----


@pytest.mark.parametrize("level", levels.LEVELS)
def test_no_level_shuts_a_young_dungeon_for_next_to_nothing(level: int) -> None:
    table = den(dog("bonk"), dog("ruta"), rooms="R43 1,0; R44 2,0; R83 -1,0")
    assert str(thought(table, table.questions()[0], level, Luck(Quick(1)))[0].action) == "explore"


@pytest.mark.parametrize("level", levels.LEVELS)
def test_no_level_walks_into_a_trap_that_it_can_leave_aside(level: int) -> None:
    table = den(dog("bonk"), dog("ruta"), rooms="R43 1,0; R51 -1,0", round=3, countdown=0)
    seat = table.questions()[0].seat
    luck = Luck(Quick(1))
    while table.state.parts[seat].place == "inside":
        table.answer(seat, thought(table, table.questions()[0], level, luck)[0].action)
    owners = {BOOK.rooms[tile.card].id: tile.owner for tile in table.state.dungeon.tiles}
    assert (owners["R43"], owners["R51"]) == (seat, -1)


def test_a_walk_that_is_under_way_needs_no_thought() -> None:
    table = den(dog("bonk"), dog("ruta"), rooms="R43 1,0; R44 2,0; R45 3,0", round=3, countdown=0)
    table.answer(0, next(option for option in table.questions()[0].options if option.kind == "walk"))
    assert thought(table, table.questions()[0], 5, Luck(Quick(1)))[0].terms == {}


def test_a_wide_search_finds_the_best_way_of_small_dungeons() -> None:
    """Beside a search that leaves nothing out; the usual one may miss a little."""
    table, luck, missed, searched = fresh(2, 11, dogs="random"), Luck(Quick(4)), 0, 0
    while not table.over:
        ask = table.questions()[0]
        state = table.state
        if ask.kind == "turn" and 5 < len(state.dungeon.tiles) < 10:
            walker = Walker(state.parts[ask.seat], state.terms, state.dungeon, BOOK)
            best = Search(walker, values_for(state, ask.seat, BOOK), ALL).run(first_steps(state, ask.seat, BOOK)).value
            assert way_from_start(state, ask.seat, BOOK, Sight(WIDE)).value >= best - HARDLY
            searched += 1
            missed += way_from_start(state, ask.seat, BOOK, Sight(USUAL)).value < best - HARDLY
        table.answer(ask.seat, thought(table, ask, 3, luck)[0].action)
    assert searched > 5
    assert missed < searched


def test_a_short_sight_thinks_of_short_walks_only() -> None:
    state = den(dog("bonk"), dog("ruta"), rooms="R43 1,0; R44 2,0; R45 3,0; R46 4,0").state
    start = first_steps(state, 0, BOOK)
    short = best_way(state, 0, BOOK, state.dungeon, start, Sight(Reach(1, 1, 60, 3)))
    assert len(short.plan[-1][1].path) == 3
    assert short.value < best_way(state, 0, BOOK, state.dungeon, start, Sight(GLANCE)).value
