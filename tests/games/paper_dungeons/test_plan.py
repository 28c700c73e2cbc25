"""Plans of a round: exact where everything is known, in time, the same with and without memory; and the value behind them."""

from __future__ import annotations

from itertools import count, pairwise
from math import inf
from typing import Any

import msgspec
import pytest

from tests.games.paper_dungeons.positions import BOOK, ITEMS, Scene, at, setup
from undercroft.bots.effort import Effort
from undercroft.games.paper_dungeons import GAME
from undercroft.games.paper_dungeons.bot import plan, terms, value
from undercroft.games.paper_dungeons.rules.scoring import score
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table
from undercroft.kernel.types import Action

UNSEEN = {"A7", "B6", "C6", "E6", "E7", "F5", "F7"}
"""Rooms that the last round can still be about: the dragon's lair among them."""
ALL_BUT = " ".join(room.name for room in BOOK.rooms if room.name not in UNSEEN)
MINIONS = " ".join(room.name for room in BOOK.rooms if room.hero >= 0 and room.name not in UNSEEN)
FINISHED = {"cells": dict.fromkeys(ITEMS, 2) | {"cloak": 0, "medallion": 0}, "potions": 12, "explored": ALL_BUT, "slain": MINIONS}
"""Little is left to do but to walk and to train."""
LAST_ROUNDS: dict[str, dict[str, Any]] = {
    "a walk": {"levels": (6, 6, 6, 6), "talent": "scout", "room": "C5", "dice": "warrior skull cleric skull boots thief"},
    "a walk or levels": {
        "levels": (5, 6, 4, 5), "talent": "scout", "room": "E5", "dice": "warrior skull clover skull cleric thief",
    },
    "wounds on the way": {
        "levels": (4, 4, 5, 5), "room": "D6", "wounds": 15, "hearts": 24, "dice": "skull warrior thief boots skull cleric",
    },
}  # fmt: skip


@pytest.fixture(autouse=True)
def _forgetful() -> None:
    plan._memory.clear()


def alone(**position: Any) -> Scene:
    return at(others=(), options={"vanishing": "on"}, **position)


def chosen(table: Table, level: int = 5, *, seat: int = 0, effort: Effort | None = None) -> Action:
    ask = table.question(seat)
    assert ask is not None
    return plan.weigh(GAME, table.setup, table.view(seat), ask, table.book, Luck(Quick(1)), effort or Effort(level))[0].action


def last_round(name: str) -> Table:
    return alone(round=8, dungeon="C", bosses=(4, 5), **FINISHED, **LAST_ROUNDS[name]).table


def most_glory(table: Table, known: dict[bytes, int]) -> int:
    """The best end of the game: every answer to every question is tried."""
    if table.over:
        return score(table.state.parts[0], table.state, BOOK).total
    ask = table.question(0)
    assert ask is not None
    team = table.view(0).own
    team.numbers, team.path, team.walked = (), (), 0
    key = msgspec.msgpack.encode((team, table.state.phase, ask.kind))
    if ask.quiet and key in known:
        return known[key]
    ends = []
    for action in ask.options:
        after = table.clone()
        after.answer(0, action)
        ends.append(most_glory(after, known))
    if ask.quiet:
        known[key] = max(ends)
    return max(ends)


@pytest.mark.parametrize("name", LAST_ROUNDS)
def test_nobody_makes_more_of_the_last_roll(name: str) -> None:
    table = last_round(name)
    best = most_glory(table.clone(), {})
    while not table.over:
        table.answer(0, chosen(table))
    assert score(table.state.parts[0], table.state, BOOK).total == best


@pytest.mark.parametrize("level", plan.SIGHTS)
def test_memory_changes_no_choice(level: int) -> None:
    table = last_round("a walk or levels")
    while not table.over:
        remembering = chosen(table, level)
        plan._memory.clear()
        assert chosen(table, level) is remembering
        assert chosen(table, level) is remembering
        table.answer(0, remembering)


def test_memory_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plan, "MOST_REMEMBERED", 3)
    chosen(last_round("a walk"))
    assert len(plan._memory) == 3


def test_the_clock_is_looked_at_while_a_die_is_thought_about() -> None:
    """What was cut short is not remembered."""
    table, ticks = last_round("a walk or levels"), count()

    class Ticking(Effort):
        def spent(self) -> bool:
            return next(ticks) >= self.until

    chosen(table, effort=Ticking(5, 150.0))
    assert next(ticks) == 151, "no more work once it is time"
    in_time = {key: [way.value for way in ways] for key, ways in plan._memory.items()}
    plan._memory.clear()
    chosen(table)
    assert in_time.items() < {key: [way.value for way in ways] for key, ways in plan._memory.items()}.items()


@pytest.mark.parametrize("level", plan.SIGHTS)
def test_without_time_there_is_an_answer(level: int) -> None:
    table = Table(GAME, setup(2), BOOK, Luck(Quick(6))).start()
    while not table.over:
        for ask in table.questions():
            table.answer(ask.seat, chosen(table, seat=ask.seat, effort=Effort(level, -inf)))


def test_a_walk_that_could_go_on_and_on_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Ranger with the medallion gains a move with every water crossed."""
    scene = alone(talent="ranger", cells={"medallion": 2, "cloak": 2}, room="A3", die="b1")
    monkeypatch.setattr(plan, "MOST_TRIES", 100)
    clones, clone = count(), Table.clone

    def counted(table: Table) -> Table:
        next(clones)
        return clone(table)

    monkeypatch.setattr(Table, "clone", counted)
    assert chosen(scene.table, 1) in scene.table.question(0).options  # type: ignore[union-attr]
    assert 100 < next(clones) < 120


def test_of_dice_that_are_alike_one_is_looked_at() -> None:
    table = alone(dice="warrior warrior wizard boots cleric cleric").table
    ask = table.question(0)
    assert ask is not None
    assert [die.target for die in plan._different(ask, table.state, BOOK)] == ["w1", "w3", "b1", "b2"]


def test_who_thinks_less_sees_less() -> None:
    sights = [plan.SIGHTS[level] for level in sorted(plan.SIGHTS)]
    for less, more in pairwise(sights):
        assert less.eye.groups <= more.eye.groups
        assert (less.dice, less.width, less.branches) <= (more.dice, more.width, more.branches)
        assert less != more


# ---- the value ----


@pytest.mark.parametrize("missions", ["", "M12 M14"])
@pytest.mark.parametrize(
    "team",
    [
        {"levels": (3, 3, 3, 3), "explored": "D2"},
        {"levels": (1, 1, 1, 2), "explored": "D2", "potions": 1, "wounds": 4},
        {"levels": (2, 2, 2, 2), "explored": "D2", "wounds": 8},
        {"levels": (6, 6, 6, 6)},
    ],
)
@pytest.mark.parametrize("seats", [1, 2])
def test_what_is_settled_is_what_the_end_of_the_round_brings(team: dict[str, Any], missions: str, seats: int) -> None:
    """The first boss, with its blows on hearts as far as they go, and missions."""
    others: list[dict[str, Any]] = [{}] * (seats - 1)
    scene = at(others=others, options={"vanishing": "on"}, round=3, used="w1 w2 w3", room="A1", missions=missions, **team)
    sure, _ = terms.settled(scene.team(), scene.state, BOOK)
    while scene.state.round == 3:
        for ask in scene.table.questions():
            scene.play(str(ask.options[-1]), seat=ask.seat)
    settled = ("bosses", "wounds", "hearts", "risen", "mission_glory")
    assert [getattr(sure, field) for field in settled] == [getattr(scene.team(), field) for field in settled]


def test_every_term_has_a_weight_for_every_round() -> None:
    named = [name for name, _ in terms.named(alone().team(), alone().state, BOOK)]
    weighed = {f"{group}: {term}": by_round for group, of in value.WEIGHTS.items() for term, by_round in of.items()}
    assert named == list(weighed)
    assert {len(by_round) for by_round in weighed.values()} == {8}


def test_a_worth_is_its_score_and_its_weighed_terms() -> None:
    scene = alone(round=2, used="w1 w2 w3", room="B2", levels=(2, 1, 3, 1))
    now, _ = terms.settled(scene.team(), scene.state, BOOK)
    weighed = {f"{group}: {term}": by_round[2] for group, of in value.WEIGHTS.items() for term, by_round in of.items()}
    promised = sum(weighed[name] * figure for name, figure in terms.named(scene.team(), scene.state, BOOK))
    assert value.worth(scene.state, 0, BOOK) == pytest.approx(score(now, scene.state, BOOK).total + promised)


def test_after_the_last_die_nothing_is_promised() -> None:
    scene = alone(round=8, used="w1 w2 w3", room="B2", levels=(2, 1, 3, 1), bosses=(0, 0))
    now, _ = terms.settled(scene.team(), scene.state, BOOK)
    assert value.worth(scene.state, 0, BOOK) == score(now, scene.state, BOOK).total
