"""Setting up."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator

import pytest

from tests.games.tales_of_tails.positions import BOOK, fresh
from undercroft.games.tales_of_tails import GAME
from undercroft.games.tales_of_tails.state import State
from undercroft.kernel import position
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.position import check_setup
from undercroft.kernel.table import Table
from undercroft.kernel.types import Setup, WrongSetup


def until(table: Table, kind: str) -> Table:
    """Answers everything with its first option up to a kind of question."""
    for _ in range(40):
        ask = table.questions()[0]
        if ask.kind == kind:
            return table
        table.answer(ask.seat, ask.options[0])
    raise AssertionError(f"no {kind} was asked")


def each_seat(table: Table) -> Iterator[int]:
    yield from range(len(table.state.parts))


@pytest.mark.rule("DD-SETUP-1")
@pytest.mark.parametrize(("seats", "fine"), [(1, False), (2, True), (3, True), (4, True), (5, False)])
def test_two_to_four_players(seats: int, fine: bool) -> None:
    setup = Setup(GAME.id, seats, "base", {choice.id: choice.values[0] for choice in GAME.choices})
    if fine:
        check_setup(setup, GAME)
    else:
        with pytest.raises(WrongSetup, match="seats"):
            check_setup(setup, GAME)


@pytest.mark.rule("DD-SETUP-2", "DD-SETUP-3", "DD-SETUP-18")
@pytest.mark.rule("DD-RULING-4")
def test_dogs_are_chosen_in_turn_from_the_first_player_and_none_twice() -> None:
    table = fresh(4)
    first = table.state.first
    order = []
    offered = []
    while table.questions()[0].kind == "dog":
        ask = table.questions()[0]
        assert not any(pup.dealt or any(pup.potions) for pup in table.state.parts)  # they are dealt to the dogs
        order.append(ask.seat)
        offered.append(len(ask.options))
        table.answer(ask.seat, ask.options[-1])
    assert order == [(first + step) % 4 for step in range(4)]
    assert offered == [6, 5, 4, 3]
    dogs = [pup.dog for pup in table.state.parts]
    assert len(set(dogs)) == 4
    assert min(dogs) == 2  # the two that nobody took are out


@pytest.mark.rule("DD-SETUP-17", "DD-SETUP-18")
@pytest.mark.parametrize("dogs", ["chosen", "random"])
def test_who_begins_and_who_plays_which_dog_is_news(dogs: str) -> None:
    table = until(fresh(3, dogs=dogs), "quest")
    first = table.state.first
    news = [(event.kind, event.seat, event.data) for event in table.told(None) if event.kind in ("first", "dog")]
    order = [(first + step) % 3 for step in range(3)]
    assert news == [("first", first, ()), *(("dog", seat, (BOOK.dogs[table.state.parts[seat].dog].id,)) for seat in order)]


@pytest.mark.rule("DD-SETUP-18", "DD-RULING-4")
def test_dogs_by_chance_are_not_asked_for() -> None:
    table = fresh(4, dogs="random")
    assert table.questions()[0].kind == "quest"
    assert len({pup.dog for pup in table.state.parts}) == 4
    assert {tuple(pup.dog for pup in fresh(4, seed, dogs="random").state.parts) for seed in range(4)} != {
        tuple(pup.dog for pup in table.state.parts)
    }


@pytest.mark.rule("DD-SETUP-4", "DD-SETUP-5", "DD-SETUP-6")
def test_five_paws_on_the_board_and_two_beside_it() -> None:
    for pup in fresh(3).state.parts:
        assert (pup.tokens, pup.extra, pup.spent) == (5, 2, 0)
        assert pup.tokens + pup.extra == BOOK.figures.paws == 7


@pytest.mark.rule("DD-SETUP-7", "DD-SETUP-8", "DD-SETUP-9")
def test_two_quests_are_dealt_and_one_is_kept() -> None:
    table = until(fresh(4), "quest")
    dealt = [quest for pup in table.state.parts for quest in pup.dealt]
    assert [len(pup.dealt) for pup in table.state.parts] == [2] * 4
    assert len(set(dealt)) == 8
    kept = [pup.dealt[1] for pup in table.state.parts]
    for seat in each_seat(table):
        ask = table.question(seat)
        assert ask is not None
        assert [action.value for action in ask.options] == list(table.state.parts[seat].dealt)
        table.answer(seat, ask.options[1])
    for seat in each_seat(table):
        table.answer(seat, table.question(seat).options[0])  # type: ignore[union-attr]
    assert [pup.quest for pup in table.state.parts] == kept
    assert all(pup.dealt == () for pup in table.state.parts)
    assert set(dealt) == {*kept, *table.state.common}


@pytest.mark.rule("DD-SETUP-10", "DD-SETUP-11", "DD-RULING-1")
def test_the_other_quests_lie_open_when_all_have_chosen() -> None:
    table = until(fresh(3), "quest")
    assert table.waiting_for() == (0, 1, 2)  # all at the same time
    others = [pup.dealt[0] for pup in table.state.parts]
    for seat in each_seat(table):
        table.answer(seat, table.question(seat).options[1])  # type: ignore[union-attr]
        assert table.state.common == ()
        for other in (None, 0, 1, 2):
            assert [n for n, pup in enumerate(table.view(other).state.parts) if pup.dealt or pup.quest >= 0] == (
                [] if other is None else [other]
            )
        assert not [event for event in table.told(None) if event.kind in ("common", "kept-quest")]
    for seat in each_seat(table):
        table.answer(seat, table.question(seat).options[0])  # type: ignore[union-attr]
    assert table.state.common == tuple(others)
    assert [event.kind for event in table.told(None)].count("common") == 3
    assert not [event for event in table.told(None) if event.kind == "kept-quest"]
    assert len([event for event in table.told(1) if event.kind == "kept-quest"]) == 1


@pytest.mark.rule("DD-SETUP-9")
@pytest.mark.parametrize("kept", [0, 1])
def test_who_has_kept_a_quest_is_not_asked_for_it_again(kept: int) -> None:
    """A position is read in which one seat has chosen: the others still have to, and its quest stays what it was."""
    plain = json.loads(position.write(until(fresh(3), "quest")))
    for seat, part in enumerate(plain["state"]["parts"]):
        part["dealt"] = [2 * seat, 2 * seat + 1]
    plain["state"]["parts"][0]["quest"] = kept
    table = position.read(json.dumps(plain | {"lanes": {}}), {GAME.id: GAME}, Luck(Quick(1)))
    assert table.waiting_for() == (1, 2)
    assert [ask.kind for ask in table.questions()] == ["quest", "quest"]
    assert [pup.quest for pup in table.state.parts] == [kept, -1, -1]
    until(table, "turn")
    assert [pup.quest for pup in table.state.parts] == [kept, 2, 4]
    assert table.state.common == (1 - kept, 3, 5)


@pytest.mark.rule("DD-SETUP-9")
def test_nobody_else_sees_a_quest() -> None:
    table = until(fresh(3), "turn")
    for seat in (None, 0, 1, 2):
        seen = table.view(seat).state.parts
        for other, pup in enumerate(seen):
            assert (pup.quest >= 0) is (other == seat)


@pytest.mark.rule("DD-SETUP-12", "DD-2P-1", "DD-2P-2")
@pytest.mark.parametrize(("seats", "start", "openings"), [
    (2, "wide", 3), (3, "wide", 4), (4, "wide", 4), (3, "narrow", 3), (4, "narrow", 3),
])  # fmt: skip
def test_the_side_of_the_start_room(seats: int, start: str, openings: int) -> None:
    table = until(fresh(seats, start=start), "turn")
    (tile,) = table.state.dungeon.tiles
    assert (tile.x, tile.y) == (0, 0)
    assert BOOK.kind[tile.card] == "start"
    assert BOOK.faces[tile.card][0].count(0) == openings


@pytest.mark.rule("DD-2P-4")
def test_the_narrow_start_is_off_by_default() -> None:
    assert next(choice.values[0] for choice in GAME.choices if choice.id == "start") == "wide"


@pytest.mark.rule("DD-SETUP-13")
def test_three_rounds_are_counted() -> None:
    table = until(fresh(2), "turn")
    for counted in (1, 1, 2, 2, 3, 3):
        assert table.state.round == counted
        table.answer(table.questions()[0].seat, BOOK.catalogue.read("sleep"))  # type: ignore[arg-type]
    assert table.over


@pytest.mark.rule("DD-SETUP-14")
def test_the_stack_is_all_other_rooms_in_no_order_that_anybody_could_read() -> None:
    state: State = until(fresh(3), "turn").state
    assert state.bag == tuple(range(1, 90))
    firsts: Counter[int] = Counter()
    for seed in range(60):
        table = until(fresh(3, seed), "turn")
        table.answer(table.questions()[0].seat, BOOK.catalogue.read("explore"))  # type: ignore[arg-type]
        firsts[table.state.drawn] += 1
    assert len(firsts) > 25


@pytest.mark.rule("DD-SETUP-15", "DD-SETUP-16", "DD-RULING-2")
@pytest.mark.rule("DD-RULING-21")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_potion_each_and_the_rest_lies_open(seats: int) -> None:
    kinds: Counter[tuple[int, ...]] = Counter()
    for seed in range(30):
        table = until(fresh(seats, seed), "quest")
        state = table.state
        assert [sum(pup.potions) for pup in state.parts] == [1] * seats
        total = [sum(pup.potions[s] for pup in state.parts) + state.supply[s] for s in range(3)]
        assert total == [2, 2, 2]
        assert sum(state.supply) == 6 - seats
        kinds[state.parts[0].potions] += 1
    table = until(fresh(seats), "quest")
    told = [(event.seat, event.data) for event in table.told(None) if event.kind == "dealt-potion"]
    held = [(seat, (BOOK.potions[pup.potions.index(1)].id,)) for seat, pup in enumerate(table.state.parts)]
    assert told == held
    for seat in (None, *range(seats)):  # what is held lies open to all
        assert [pup.potions for pup in table.view(seat).state.parts] == [pup.potions for pup in table.state.parts]
        assert table.view(seat).state.supply == table.state.supply
    assert set(kinds) == {(1, 0, 0), (0, 1, 0), (0, 0, 1)}


@pytest.mark.rule("DD-SETUP-17", "DD-ROUND-3", "DD-RULING-3")
def test_chance_names_the_first_player_who_then_begins() -> None:
    firsts = set()
    for seed in range(20):
        table = until(fresh(3, seed), "turn")
        firsts.add(table.state.first)
        assert table.questions()[0].seat == table.state.first
    assert firsts == {0, 1, 2}
