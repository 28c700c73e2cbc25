"""Positions that can be, and those that cannot."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.tales_of_tails.positions import BOOK, answer, den, dog, fresh
from undercroft.games.tales_of_tails import GAME
from undercroft.games.tales_of_tails.rules.positions import inspect
from undercroft.games.tales_of_tails.state import Gap, State, Terms, Tile
from undercroft.kernel import position
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table
from undercroft.kernel.types import WrongPosition


def played(seed: int, answers: int) -> Table:
    """A table some way into a game that likes to explore and to take."""
    rnd = random.Random(seed)
    options = {choice.id: rnd.choice(choice.values) for choice in GAME.choices}
    table = fresh(2 + seed % 3, seed, **options)
    for _ in range(answers):
        if table.over:
            break
        ask = rnd.choice(table.questions())
        liked = [a for a in ask.options if a.kind in ("explore", "enter", "fight", "take", "hire", "disarm", "confirm")]
        table.answer(ask.seat, rnd.choice(liked if liked and rnd.random() < 0.8 else ask.options))
    return table


@pytest.mark.parametrize("seed", range(30))
def test_every_position_of_a_game_can_be_and_comes_back_from_json(seed: int) -> None:
    for answers in (0, 3, 20, 60, 140, 400):
        table = played(seed, answers)
        inspect(table.state, BOOK)
        text = position.write(table)
        back = position.read(text, {GAME.id: GAME}, Luck(Quick(1)))
        assert position.write(back) == text
        assert back.state == table.state


def middle() -> State:
    dogs = (dog("bonk", "R02 R65:two bow", quest="last-wish"), dog("ruta", "R58", quest="tick-check", place="out", tokens=3))
    rooms = "R28 0,1 turn 90 paw 1 2; R61 1,0 lid R09"
    table = den(*dogs, rooms=rooms, common="bullseye steel-grip", countdown=4, last=1, round=2)
    answer(table, "walk")
    state: State = table.state.clone()
    inspect(state, BOOK)
    return state


def _tile(at: int, **changes: Any) -> Callable[[State], None]:
    def change(state: State) -> None:
        tiles = list(state.dungeon.tiles)
        tiles[at] = replace(tiles[at], **changes)
        state.dungeon = replace(state.dungeon, tiles=tuple(tiles))

    return change


def _pup(seat: int, **changes: Any) -> Callable[[State], None]:
    def change(state: State) -> None:
        for field, value in changes.items():
            setattr(state.parts[seat], field, value)

    return change


def _set(**changes: Any) -> Callable[[State], None]:
    def change(state: State) -> None:
        for field, value in changes.items():
            setattr(state, field, value)

    return change


def _walk(**changes: Any) -> Callable[[State], None]:
    def change(state: State) -> None:
        assert state.walk is not None
        state.walk = replace(state.walk, **changes)

    return change


FAULTS: list[tuple[Callable[[State], None], str]] = [
    (_set(phase="nap"), "state.phase"),
    (_set(round=4), "state.round"),
    (_set(round=0), "state.round"),
    (_set(first=2), "state.first"),
    (_set(first=-1), "state.first"),
    (_set(last=5), "state.last"),
    (_set(countdown=90), "state.countdown"),
    (_set(countdown=-2), "state.countdown"),
    (_set(turn=1), "state.turn"),
    (_set(drawn=3), "state.drawn"),
    (_set(phase="round-end"), "state.walk"),
    (_set(common=(2, 2)), "state.common"),
    (_set(common=(2,)), "state.common"),
    (_set(common=(2, 99)), "state.common"),
    (_set(supply=(5, 2, 2)), "state.supply"),
    (_set(gone=(1,)), "state.bag"),
    (_tile(1, x=1, y=0), "state.dungeon.tiles"),
    (_tile(1, turn=4), "state.dungeon.tiles[1].turn"),
    (_tile(1, owner=3), "state.dungeon.tiles[1].owner"),
    (_tile(1, paws=0), "state.dungeon.tiles[1].paws"),
    (_tile(1, hired=1), "state.dungeon.tiles[1].hired"),
    (_tile(1, lid=9), "state.dungeon.tiles[1].lid"),
    (_tile(2, owner=0, paws=1), "state.dungeon.tiles[2].lid"),
    (_tile(0, card=5), "state.dungeon.tiles"),
    (_walk(path=(1,)), "state.walk.path"),
    (_walk(path=(0, 1, 1)), "state.walk.path"),
    (_walk(path=(0, 9)), "state.walk.path"),
    (_walk(damage=-1), "state.walk"),
    (_walk(story=(("walked", 256),)), "state.walk.story"),
    (_walk(story=(("walked",),)), "state.walk.story"),
    (_walk(story=(("danced", "R44"),)), "state.walk.story"),
    (_walk(story=(("drank", "tea"),)), "state.walk.story"),
    (_walk(story=((),)), "state.walk.story"),
    (_walk(tokens=7), "state.walk.tokens"),
    (_walk(tokens=4), "state.walk.tokens"),
    (_walk(walls=1), "state.walk.tokens"),
    (_walk(claims=((1, 1, 0),), tokens=4), "state.walk.claims"),
    (_walk(turning=True), "state.walk.turned"),
    (_set(countdown=-1), "state.countdown"),
    (_set(round=1), "state.parts[0].cards"),
    (_set(terms=Terms()), "state.terms.narrow_start"),
    (_tile(0, x=1, y=5), "state.dungeon.tiles[0]"),
    (_tile(0, turn=1), "state.dungeon.tiles[0]"),
    (_tile(1, x=0, y=3), "state.dungeon.tiles"),
    (_tile(1, owner=0), "state.parts[0].place"),
    (_tile(1, paws=1), "state.parts[1].spent"),
    (_pup(1, spent=1, tokens=4), "state.parts[1].spent"),
    (_pup(0, spent=1, tokens=4), "state.walk.tokens"),
    (_pup(1, place="asleep"), "state.countdown"),
    (_pup(0, dog=9), "state.parts[0].dog"),
    (_pup(0, dog=-1), "state.parts[0].dog"),
    (_pup(0, dog=4), "state.parts"),
    (_pup(1, place="away"), "state.parts[1].place"),
    (_pup(0, tokens=-1), "state.parts[0].tokens"),
    (_pup(0, tokens=6), "state.parts[0].tokens"),
    (_pup(0, owed=1), "state.parts[0].owed"),
    (_pup(0, potions=(-1, 0, 0)), "state.parts[0].potions"),
    (_pup(0, cards=(65,)), "state.parts[0].cards"),
    (_pup(0, tramps=((65, 7),)), "state.parts[0].tramps"),
    (_pup(0, quest=-1), "state.parts[0].quest"),
    (_pup(0, dealt=(7, 8)), "state.parts[0].dealt"),
]


@pytest.mark.parametrize(("fault", "field"), FAULTS, ids=[f"{n}-{field}" for n, (_, field) in enumerate(FAULTS)])
def test_a_planted_fault_is_named(fault: Callable[[State], None], field: str) -> None:
    state = middle()
    fault(state)
    with pytest.raises(WrongPosition) as error:
        inspect(state, BOOK)
    assert str(error.value).startswith(f"{field}:")


def test_who_is_inside_has_spent_no_paw() -> None:
    state = middle()
    state.walk = None
    _pup(0, spent=1, tokens=4)(state)
    with pytest.raises(WrongPosition, match=r"state\.parts\[0\]\.spent"):
        inspect(state, BOOK)


def test_a_round_that_begins_knows_the_start_room_alone() -> None:
    state = middle()
    state.walk = None
    state.phase = "begin"
    with pytest.raises(WrongPosition, match=r"state\.dungeon\.tiles: the phase 'begin'"):
        inspect(state, BOOK)


def test_only_a_bonk_may_have_paws_on_walls() -> None:
    state = middle()
    state.parts[0].dog, state.parts[1].dog = state.parts[1].dog, state.parts[0].dog
    _pup(1, spent=3, tokens=2)(state)
    inspect(state, BOOK)
    _pup(1, spent=1, tokens=4)(state)
    with pytest.raises(WrongPosition, match=r"state\.parts\[1\]\.spent"):
        inspect(state, BOOK)


@pytest.mark.rule("DD-TRAP-10")
@pytest.mark.parametrize(("owner", "paws", "fine"), [(1, 1, True), (1, 2, False), (0, 1, False)])
def test_paws_in_gaps_are_counted_with_those_on_rooms(owner: int, paws: int, fine: bool) -> None:
    """Ruta has spent three: two lie on a room. Bonk is inside and has spent none."""
    state = middle()
    state.walk = None
    _pup(1, spent=3, tokens=2)(state)
    with pytest.raises(WrongPosition, match=r"state\.parts\[1\]\.spent: 2 paws lie in the dungeon"):
        inspect(state, BOOK)
    state.dungeon = replace(state.dungeon, gaps=(Gap(0, -1, owner, paws),))
    if fine:
        inspect(state, BOOK)
    else:
        with pytest.raises(WrongPosition, match=rf"state\.parts\[{owner}\]\.{'spent' if owner else 'place'}"):
            inspect(state, BOOK)


def test_a_broken_side_of_no_room() -> None:
    state = middle()
    state.dungeon = replace(state.dungeon, broken=((50, 1),))
    with pytest.raises(WrongPosition, match=r"state\.dungeon\.broken"):
        inspect(state, BOOK)


def test_a_room_in_two_places() -> None:
    state = middle()
    state.dungeon = replace(state.dungeon, tiles=(*state.dungeon.tiles, Tile(7, 7, state.bag[0])))
    with pytest.raises(WrongPosition, match="exactly one place"):
        inspect(state, BOOK)
