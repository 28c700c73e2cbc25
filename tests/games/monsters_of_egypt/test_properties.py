"""Random games: what must hold at every question, whatever is played."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.monsters_of_egypt.positions import BOOK
from undercroft.games.monsters_of_egypt import GAME
from undercroft.games.monsters_of_egypt.content import CHEST, DANGER, WALL
from undercroft.games.monsters_of_egypt.rules.dungeon import covered, supported
from undercroft.games.monsters_of_egypt.state import DEAD, GONE, WAITING, State, shape_of
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table
from undercroft.kernel.types import Action, Setup

DEALT = {*BOOK.chests, *BOOK.dangers}
PIECES = [{start[0], other} for start, other in BOOK.starts]
RUMBLES = BOOK.kind.count("rumble")

seeds = st.integers(0, 2**32)
seats = st.integers(1, 6)
modes = st.sampled_from(["exploration", "escape"])


def begin(seats: int, mode: str, seed: int, *, keep: bool = False) -> Table:
    """A table with any mixture of the options, half of them as they come."""
    luck = Luck(Quick(seed))
    chosen = {c.id: c.values[luck.below(len(c.values)) if luck.below(2) else 0] for c in GAME.choices} | {"mode": mode}
    return Table(GAME, Setup(GAME.id, seats, "base", chosen), BOOK, Luck(Quick(seed + 1)), keep=keep).start()


def choose(t: Table, luck: Luck) -> tuple[int, Action]:
    """Random, but rarely standing still, so that late rules are reached."""
    ask = t.questions()[0]
    going = [action for action in ask.options if action.kind not in ("end", "stop", "leave", "concede", "no-deal")]
    some = going if going and luck.below(4) else ask.options
    return ask.seat, some[luck.below(len(some))]


def check_tokens(state: State) -> None:
    """Everything that was dealt is somewhere, once; what is closed is as much as the bags hold."""
    flat = [token for pile in state.piles for token in pile]
    carried = [token for hero in state.heroes for token in hero.items]
    places = [*(token for token in flat if token >= 0), *carried, *state.chests, *state.dangers, *state.box]
    assert len(set(places)) == len(places)
    assert set(places) >= DEALT - ({BOOK.crystal} if state.phase == "gather" else set())
    assert (flat.count(CHEST), flat.count(DANGER)) == (len(state.chests), len(state.dangers))
    assert all(len(piece.intersection(places)) <= 1 for piece in PIECES)
    assert BOOK.crystal not in state.box
    assert state.shape == shape_of(state, BOOK.plans[state.terms.mode], BOOK)


def check_heroes(state: State, kind: str) -> None:
    plan = BOOK.plans[state.terms.mode]
    first = covered(state) * plan.width
    for number, hero in enumerate(state.heroes):
        assert 0 <= hero.lives <= 3
        assert len(hero.items) <= 5
        assert (hero.cell == DEAD) == (hero.lives == 0) or state.phase == "gather"
        assert hero.cell != DEAD or not hero.items
        if hero.cell >= 0:
            assert hero.cell >= first
            assert not state.shape[hero.cell] & WALL
            assert kind != "act" or number == state.flying or supported(state, plan, hero.cell)
    if kind == "act":
        assert state.fighter == state.runner == -1
        assert not state.arrivals
        assert state.heroes[state.order[state.turn]].cell >= 0


def check_course(state: State, was: State) -> None:
    """Nothing is ever undone."""
    assert set(state.box) >= set(was.box)
    assert state.floors_broken[: len(was.floors_broken)] == was.floors_broken
    assert state.walls_broken[: len(was.walls_broken)] == was.walls_broken
    assert all(now >= then for now, then in zip(state.doors, was.doors, strict=True))
    assert state.round >= was.round
    assert state.ceiling >= was.ceiling
    assert state.keys_lost >= was.keys_lost
    assert state.crystal_spent >= was.crystal_spent
    for now, then in zip(state.heroes, was.heroes, strict=True):
        assert now.card == then.card or then.card < 0
        assert then.cell not in (DEAD, GONE) or now.cell == then.cell
        assert now.cell != WAITING or then.cell == WAITING
    if state.terms.mode == "escape" and state.phase not in ("gather", "ceiling"):
        assert state.round <= state.ceiling <= state.round + RUMBLES
    else:
        assert state.ceiling <= state.round


@settings(max_examples=100, deadline=None)
@given(seats=seats, mode=modes, seed=seeds)
def test_what_holds_at_every_question(seats: int, mode: str, seed: int) -> None:
    t = begin(seats, mode, seed)
    luck = Luck(Quick(seed + 2))
    was = t.state.clone()
    for _ in range(1500):
        if t.over:
            break
        check_tokens(t.state)
        check_heroes(t.state, t.questions()[0].kind)
        check_course(t.state, was)
        was = t.state.clone()
        t.answer(*choose(t, luck))
    check_tokens(t.state)


@settings(max_examples=40, deadline=None)
@given(seats=seats, seed=seeds)
def test_escape_always_ends_before_the_ceiling_is_down(seats: int, seed: int) -> None:
    t = begin(seats, "escape", seed)
    luck = Luck(Quick(seed + 2))
    while not t.over:
        t.answer(*choose(t, luck))
    plan = BOOK.plans["escape"]
    assert t.state.round <= plan.floors + 2
    assert t.state.ceiling <= plan.floors + 2
    outcome = t.outcome()
    assert outcome is not None
    assert len(outcome.scores) == seats


@settings(max_examples=30, deadline=None)
@given(seats=seats, mode=modes, seed=seeds, steps=st.integers(0, 200))
def test_a_clone_goes_on_as_its_original(seats: int, mode: str, seed: int, steps: int) -> None:
    t = begin(seats, mode, seed, keep=True)
    luck = Luck(Quick(seed + 2))
    for _ in range(steps):
        if not t.over:
            t.answer(*choose(t, luck))
    copy = t.clone()
    before = copy.digest()
    assert before == t.digest()
    answers = []
    for _ in range(20):
        if not t.over:
            answers.append(choose(t, luck))
            t.answer(*answers[-1])
    assert copy.digest() == before, "the original's answers do not reach the clone"
    for answer in answers:
        copy.answer(*answer)
    assert copy.digest() == t.digest()
    assert copy.log == t.log


@settings(max_examples=40, deadline=None)
@given(seats=seats, mode=modes, seed=seeds)
def test_a_state_and_its_clone_share_nothing_that_changes(seats: int, mode: str, seed: int) -> None:
    t = begin(seats, mode, seed)
    luck = Luck(Quick(seed + 2))
    for _ in range(60):
        if not t.over:
            t.answer(*choose(t, luck))
    one, other = t.state.clone(), t.state.clone()
    assert one == other == t.state
    one.heroes[0].lives = 99
    one.piles[0] = (99,)
    one.parts[0].turned = not one.parts[0].turned
    one.round += 1
    assert other == t.state
    assert one != other
