"""Potions: taken, drunk in a fight, poured on a trap."""

from __future__ import annotations

import pytest

from tests.games.tales_of_tails.positions import (
    BOOK,
    answer,
    dog,
    offered,
    out_the_round,
    pup,
    setting_out,
    up_to_the_first,
    walk_of,
)
from undercroft.games.tales_of_tails.rules.preview import preview


@pytest.mark.rule("DD-POTION-1", "DD-POTION-2", "DD-POTION-5")
def test_a_potion_wins_a_fight_and_goes_to_the_supply() -> None:
    table = setting_out(dog("bonk", "bow"), "R16 0,-1 turn 90; R28 -1,-1")
    supply = table.state.supply
    answer(table, "enter R16", "fight bow")
    assert (walk_of(table).potions, walk_of(table).attack) == ((0, 0, 0), (1, 2, 1))  # the bow is the mimic's trophy
    assert walk_of(table).supply == (supply[0] + 1, supply[1], supply[2])


@pytest.mark.rule("DD-POTION-4")
def test_several_potions_in_one_fight_but_never_more_than_needed() -> None:
    table = setting_out(dog("bonk", "bow bow fireball"), "R79 0,-1; R04 0,-2")
    answer(table, "enter R79")
    assert offered(table, "fight") == {"bow"}
    answer(table, "pass", "enter R04")
    assert offered(table, "fight") == {"bow-bow"}


@pytest.mark.rule("DD-POTION-6", "DD-POTION-7", "DD-POTION-8")
def test_a_potion_room_gives_one_of_the_supply() -> None:
    table = setting_out(dog("bonk", "bow"), "R75 0,-1 turn 90", supply=(0, 2, 1))
    answer(table, "enter R75")
    assert offered(table) == {"take-potion sword", "take-potion fireball", "leave"}
    answer(table, "take-potion sword")
    assert (walk_of(table).potions, walk_of(table).supply, walk_of(table).tokens) == ((1, 1, 0), (0, 1, 1), 4)


@pytest.mark.rule("DD-POTION-9")
def test_a_potion_may_be_used_on_the_same_path() -> None:
    """Bonk lacks a bow for the mimic, and finds one on the way."""
    rooms = "R75 0,-1 turn 90; R16 -1,-1 turn 270; R28 -1,-2 turn 90"
    table = setting_out(dog("bonk"), rooms)
    answer(table, "enter R75", "take-potion bow", "enter R16")
    assert offered(table) == {"fight bow", "pass"}
    answer(table, "fight bow")
    assert (walk_of(table).potions, walk_of(table).supply, walk_of(table).tokens) == ((0, 0, 0), (2, 2, 2), 3)
    for other in ("leave", "take-potion sword"):
        without = setting_out(dog("bonk"), rooms)
        answer(without, "enter R75", other, "enter R16")
        assert walk_of(without).damage == 1  # nothing to fight with, so he went by unasked
    trap = setting_out(dog("bonk"), "R75 0,-1 turn 90; R61 0,-2")
    answer(trap, "enter R75", "take-potion sword", "enter R61")
    assert offered(trap) == {"paw", "pour sword"}


@pytest.mark.rule("DD-POTION-11")
def test_any_number_of_potions_may_be_held() -> None:
    table = setting_out(dog("bonk", "bow bow sword sword fireball"), "R75 0,-1 turn 90")
    answer(table, "enter R75", "take-potion fireball", "out north", "confirm")
    assert pup(table).potions == (2, 2, 2)


@pytest.mark.rule("DD-POTION-13")
def test_potions_not_spent_are_there_in_later_rounds() -> None:
    """One from the start of the game, one taken on the first walk; both beat a gigatick in the third round."""
    table = setting_out(dog("bonk", "bow"), "R75 0,-1 turn 90", luck=("R04",))
    answer(table, "enter R75", "take-potion bow", "out north", "confirm")
    for rounds in (1, 2):
        assert table.state.round == rounds
        out_the_round(table)
        assert (pup(table).potions, table.state.supply) == ((2, 0, 0), (0, 2, 2))
    answer(up_to_the_first(table), "explore", "place R00-north-0")
    while table.state.turn != 0:
        answer(table, "sleep")
    answer(table, "walk", "enter R04", "fight bow-bow", "out north")
    assert walk_of(table).potions == (0, 0, 0)
    answer(table, "confirm")
    assert (pup(table).potions, table.state.supply) == ((0, 0, 0), (2, 2, 2))


@pytest.mark.rule("DD-POTION-12", "DD-RULING-21")
def test_with_an_empty_supply_the_room_may_still_be_taken() -> None:
    table = setting_out(dog("bonk"), "R75 0,-1 turn 90", supply=(0, 0, 0))
    answer(table, "enter R75")
    assert offered(table) == {"take", "leave"}
    answer(table, "take")
    assert (walk_of(table).potions, walk_of(table).tokens) == ((0, 0, 0), 4)
    answer(table, "out north", "confirm", "walk")
    assert offered(table, "enter") == set()  # the paw keeps the others out


@pytest.mark.rule("DD-TRAMP-10", "DD-TRAMP-11")
def test_the_preview_counts_the_tramp_that_is_spent_and_keeps_the_others() -> None:
    """Of two tramps one is laid on the trap: its coin is saved, the other still asks for his."""
    table = setting_out(dog("bonk", "R65:two R69:two R02"), "R61 0,-1")
    answer(table, "enter R61", "disarm R65", "out north")
    seen = preview(table.state, BOOK)
    assert (seen.coins, seen.gained) == (1, ())
    assert [BOOK.rooms[card].id for card in seen.lost] == ["R65"]
    assert [card for card, _ in pup(table).tramps] == [BOOK.number["R65"], BOOK.number["R69"]]
    kept = setting_out(dog("bonk", "R65:two R69:two R02"), "R61 0,-1")
    answer(kept, "enter R61", "disarm R02", "out north")
    assert preview(kept.state, BOOK).coins == 0
