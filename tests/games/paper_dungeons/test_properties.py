"""Random walks: what must hold at every question, whatever is played."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.paper_dungeons.positions import BOOK, Scene, setup
from undercroft.games.paper_dungeons import GAME
from undercroft.games.paper_dungeons.content import CLOVER, SKULL
from undercroft.games.paper_dungeons.state import Team
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table


def begin(seats: int, seed: int, **options: str) -> Scene:
    return Scene(Table(GAME, setup(seats, **options), BOOK, Luck(Quick(seed))).start())


def choose(t: Scene, seat: int, luck: Luck) -> str:
    """Random, but rarely standing still, so that late rules are reached."""
    options = t.options(seat)
    moving = [option for option in options if option != "stop"] or options
    return moving[luck.below(len(moving))]


def holds(team: Team, was: Team) -> None:
    assert 4 <= team.strength == sum(team.levels) <= 24
    assert all(1 <= level <= 6 for level in team.levels)
    assert 0 <= team.potions <= 12
    assert 0 <= team.hearts <= 2 * team.potions
    assert team.taken.bit_count() <= team.gems <= min(10, team.taken.bit_count() + 2)
    assert team.slain & ~BOOK.minion_mask == 0
    assert all(0 <= cells <= 2 for cells in team.cells)
    assert team.wounds <= 24
    assert not team.taken & team.crossed
    assert team.used.bit_count() <= 3
    assert team.risen or team.wounds <= team.strength
    # nothing is ever undone
    assert team.wounds >= was.wounds
    assert team.explored & was.explored == was.explored
    assert team.slain & was.slain == was.slain
    assert team.taken & was.taken == was.taken
    assert team.crossed & was.crossed == was.crossed
    assert not team.taken & was.crossed, "a crossed-out gem was taken"
    assert team.risen >= was.risen
    assert team.potions >= was.potions
    assert team.gems >= was.gems
    assert all(now >= then for now, then in zip(team.levels + team.cells, was.levels + was.cells, strict=True))


def check_table(t: Scene) -> None:
    if t.state.dice:
        shown = [BOOK.faces[die >= 3][face].symbol for die, face in enumerate(t.state.dice)]
        assert shown.count(SKULL) <= 2
        assert shown.count(CLOVER) <= 2
    for seat in range(len(t.state.parts)):
        lines = t.score(seat)
        assert sum(lines[:-1]) == lines.total


@settings(max_examples=150, deadline=None, derandomize=True)
@given(seats=st.integers(1, 4), seed=st.integers(0, 10**6), b7=st.sampled_from(("closed", "open")))
def test_invariants_hold_through_whole_games(seats: int, seed: int, b7: str) -> None:
    t, luck = begin(seats, seed, b7=b7, vanishing="on"), Luck(Quick(seed + 1))
    was = [t.team(seat) for seat in range(seats)]
    number = 0
    while not t.table.over:
        waiting = t.table.waiting_for()
        seat = waiting[luck.below(len(waiting))]
        t.play(choose(t, seat, luck), seat=seat)
        now = [t.team(each) for each in range(seats)]
        for each in range(seats):
            holds(now[each], was[each])
        was = now
        if t.state.round != number:
            number = t.state.round
            check_table(t)
            assert all(len(team.numbers) == 3 * (number - 1) for team in now)
    assert all(len(team.numbers) == 24 and len(team.bosses) == 3 for team in t.state.parts)
    check_table(t)


@pytest.mark.rule("PD-ROUND-4", "PD-SETUP-16")
@settings(max_examples=60, deadline=None, derandomize=True)
@given(seed=st.integers(0, 10**6), order=st.permutations(range(3)))
def test_the_order_of_the_teams_changes_nothing(seed: int, order: list[int]) -> None:
    """Each seat chooses from its own stream, so only the order of answering differs."""
    ends = []
    for turns in ((0, 1, 2), tuple(order)):
        t = begin(3, seed)
        own = [Luck(Quick(seed * 3 + seat)) for seat in range(3)]
        while not t.table.over:
            waiting = t.table.waiting_for()
            seat = next(seat for seat in turns if seat in waiting)
            t.play(choose(t, seat, own[seat]), seat=seat)
        ends.append(t.state)
    assert ends[0] == ends[1]


@settings(max_examples=60, deadline=None, derandomize=True)
@given(seed=st.integers(0, 10**6))
def test_taking_back_and_playing_on_changes_nothing(seed: int) -> None:
    straight, luck = begin(2, seed), Luck(Quick(seed + 1))
    crooked = begin(2, seed)
    while not straight.table.over:
        seat = straight.table.waiting_for()[0]
        answer = choose(straight, seat, luck)
        straight.play(answer, seat=seat)
        crooked.play(answer, seat=seat)
        if crooked.table.can_take_back(seat) and luck.below(4) == 0:
            crooked.table.take_back(seat)
            crooked.play(answer, seat=seat)
    assert crooked.state == straight.state
