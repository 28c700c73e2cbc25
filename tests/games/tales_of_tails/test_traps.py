"""Traps on the way out: paws, cards and potions spent on them."""

from __future__ import annotations

import pytest

from tests.games.tales_of_tails.positions import (
    BOOK,
    answer,
    cards,
    den,
    dog,
    offered,
    pup,
    setting_out,
    tile,
    told,
    trophies,
    walk_of,
)
from undercroft.games.tales_of_tails.rules import scoring
from undercroft.games.tales_of_tails.rules.preview import preview


@pytest.mark.rule("DD-TRAP-1", "DD-TRAP-17")
def test_a_trap_is_disarmed_or_takes_a_paw() -> None:
    table = setting_out(dog("bonk", "R02"), "R61 0,-1")
    answer(table, "enter R61")
    assert offered(table) == {"paw", "disarm R02"}
    answer(table, "paw", "out north", "confirm")
    trap = tile(table, "R61")
    assert trap is not None
    assert (trap.owner, trap.paws, trap.lid) == (0, 1, None)
    assert cards(table) == ["R02"]


@pytest.mark.rule("DD-TRAP-2", "DD-TRAP-3", "DD-TRAP-20")
def test_only_a_trophy_of_the_right_symbol_disarms() -> None:
    table = setting_out(dog("jeanne", "R01 R19 R79 R03 R28"), "R61 0,-1")
    answer(table, "enter R61")  # swords on the board, a bow, a defence, a key, a fireball and a coin do not help
    assert walk_of(table).claims == ((1, 1, 0),)  # so the paw was laid unasked
    sword = setting_out(dog("jeanne", "R02"), "R61 0,-1")
    answer(sword, "enter R61")
    assert "disarm R02" in offered(sword)


@pytest.mark.rule("DD-TRAP-4", "DD-TRAP-5", "DD-TRAP-19")
def test_cards_of_earlier_rounds_and_of_this_path_disarm_one_trap_each() -> None:
    table = setting_out(dog("bonk", "R58"), "R02 0,-1; R61 0,-2; R62 0,-3")
    answer(table, "enter R02", "fight", "enter R61")
    assert offered(table, "disarm") == {"R58", "R02"}
    answer(table, "disarm R58", "enter R62")
    assert offered(table, "disarm") == {"R02"}
    assert walk_of(table).attack == (0, 3, 1)


@pytest.mark.rule("DD-TRAP-5", "DD-RULING-38")
def test_only_the_own_path_gives_cards_to_spend_and_only_once_they_are_claimed() -> None:
    """Behind the trap lies a sword still to win, beside the way one under another's paw, and Ruta holds a third."""
    rooms = "R02 0,-1; R61 0,-2; R03 0,-3; R05 1,0 paw 1; R62 0,1"
    table = den(dog("bonk", "R01"), dog("ruta", "R58"), dog("pluto"), rooms=rooms)
    answer(table, "walk", "enter R02", "fight", "enter R61")
    assert offered(table) == {"paw", "disarm R02"}
    left = den(dog("bonk", "R01"), dog("ruta", "R58"), dog("pluto"), rooms=rooms)
    answer(left, "walk", "enter R02", "pass", "enter R61")
    assert walk_of(left).claims == ((2, 1, 0),)  # nothing to spend, so the paw was laid unasked


@pytest.mark.rule("DD-RULING-37", "DD-TRAP-14")
def test_a_potion_poured_on_a_trap_cannot_be_taken_again_this_round() -> None:
    table = setting_out(dog("bonk", "sword"), "R61 0,-1; R75 0,-2 turn 90", supply=(2, 0, 2))
    answer(table, "enter R61", "pour sword", "enter R75")
    assert offered(table) == {"take-potion bow", "take-potion fireball", "leave"}
    answer(table, "leave", "out north", "confirm")
    assert table.state.supply == (2, 0, 2)
    answer(table, "sleep", "sleep")
    assert table.state.supply == (2, 1, 2)


@pytest.mark.rule("DD-TRAP-6", "DD-POTION-3")
def test_a_potion_disarms() -> None:
    table = setting_out(dog("bonk", "sword bow"), "R61 0,-1")
    answer(table, "enter R61")
    assert offered(table) == {"paw", "pour sword"}
    answer(table, "pour sword", "out north", "confirm")
    assert pup(table).potions == (1, 0, 0)
    trap = tile(table, "R61")
    assert trap is not None
    assert trap.lid == -2
    assert table.state.supply == (1, 1, 2)
    answer(table, "sleep", "sleep")
    assert table.state.supply == (1, 2, 2)


@pytest.mark.rule("DD-TRAP-7", "DD-TRAMP-11", "DD-TRAMP-15")
@pytest.mark.parametrize(("tramp", "trap", "fine"), [
    ("R65:two", "R59", True), ("R65:two", "R61", True), ("R65:two", "R63", False),
    ("R65:paw", "R63", True), ("R65:paw", "R61", False),
])  # fmt: skip
def test_a_tramp_disarms_with_the_symbols_of_its_side(tramp: str, trap: str, fine: bool) -> None:
    table = setting_out(dog("bonk", tramp), f"{trap} 0,-1")
    answer(table, f"enter {trap}")
    assert ("disarm R65" in offered(table)) is fine
    if fine:
        answer(table, "disarm R65", "out north", "confirm")
        assert pup(table).tramps == ()


@pytest.mark.rule("DD-TRAP-8", "DD-RULING-7")
@pytest.mark.parametrize(("hand", "trap", "quests", "fee"), [
    ("R02", "R61", 1, 0), ("R58", "R61", 0, 0),
    ("R65:two", "R61", 0, -1), ("R65:paw", "R63", 0, -1), ("R65:no-paw", "R63", 0, -1),
])  # fmt: skip
def test_the_card_lies_on_the_trap_and_is_its_owners_no_more(hand: str, trap: str, quests: int, fee: int) -> None:
    room = hand.partition(":")[0]
    table = setting_out(dog("bonk", f"{hand} R01"), f"{trap} 0,-1", common="last-wish")
    met, lines = scoring.times_met(table.state, BOOK, 0, table.state.common[0]), scoring.lines(table.state, BOOK, 0)
    assert (met, lines["tramps"]) == (1 + quests, fee)
    answer(table, f"enter {trap}", f"disarm {room}", "out north", "confirm")
    laid = tile(table, trap)
    assert laid is not None
    assert (laid.lid, laid.owner, laid.paws) == (BOOK.number[room], -1, 0)
    for _ in range(2):  # and so it stays when the round is over
        assert cards(table) == ["R01"]
        assert trophies(table) == (1, 0, 0)
        assert scoring.times_met(table.state, BOOK, 0, table.state.common[0]) == 1
        assert scoring.lines(table.state, BOOK, 0)["tramps"] == 0
        answer(table, *("sleep", "sleep") if table.state.round == 1 else ())
    assert {BOOK.number[room], BOOK.number[trap]} <= set(table.state.gone)


@pytest.mark.rule("DD-TRAP-8", "DD-TRAP-13", "DD-RULING-7")
@pytest.mark.parametrize(("claim", "room", "trap"), [("fight", "R02", "R61"), ("hire two-symbols", "R65", "R61")])
def test_a_card_of_this_path_that_is_spent_is_never_collected(claim: str, room: str, trap: str) -> None:
    table = setting_out(dog("bonk"), f"{room} 0,-1; {trap} 0,-2", common="last-wish")
    answer(table, f"enter {room}", claim, f"enter {trap}", f"disarm {room}", "out north", "confirm", "sleep", "sleep")
    assert table.state.round == 2
    assert (cards(table), trophies(table)) == ([], (0, 0, 0))
    assert set(scoring.lines(table.state, BOOK, 0).values()) == {0}
    assert set(table.state.gone) == {BOOK.number[room], BOOK.number[trap]}


@pytest.mark.rule("DD-TRAP-9", "DD-TRAP-21")
def test_what_the_card_gave_is_lost_for_the_rest_of_the_path() -> None:
    table = setting_out(dog("bonk", "R58"), "R61 0,-1; R19 0,-2")
    answer(table, "enter R61", "disarm R58", "enter R19")
    assert walk_of(table).attack == (0, 2, 1)
    assert "fight" not in offered(table)
    assert walk_of(table).tokens == 5


@pytest.mark.rule("DD-TRAP-10", "DD-TRAP-11")
def test_the_place_of_a_spent_card_becomes_a_gap() -> None:
    table = setting_out(dog("bonk"), "R02 0,-1; R61 0,-2")
    answer(table, "enter R02", "fight", "enter R61", "disarm R02", "out north", "confirm")
    (gap,) = table.state.dungeon.gaps
    assert (gap.x, gap.y, gap.owner, gap.paws) == (0, -1, 0, 1)
    assert told(table, "gap") == [("gap", "R02")]
    assert tile(table, "R02") is None
    answer(table, "walk")
    assert "north" not in offered(table, "out")
    assert offered(table, "enter") == set()


@pytest.mark.rule("DD-TRAP-15", "DD-TRAP-16")
def test_a_trap_taken_with_a_paw_costs_a_coin() -> None:
    table = setting_out(dog("bonk"), "R61 0,-1")
    answer(table, "enter R61", "paw", "out north")
    assert preview(table.state, BOOK).coins == -1
    answer(table, "confirm", "sleep", "sleep")
    assert cards(table) == ["R61"]
