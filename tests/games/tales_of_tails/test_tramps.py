"""Tramps on the way out, hired with a paw or without."""

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
    trophies,
    up_to_the_first,
    walk_of,
)
from undercroft.games.tales_of_tails.rules.preview import preview
from undercroft.games.tales_of_tails.state import TWO, WITH_PAW, WITHOUT_PAW


@pytest.mark.rule("DD-TRAMP-1", "DD-TRAMP-2")
def test_a_tramp_is_hired_by_one_of_its_sides_or_left() -> None:
    table = setting_out(dog("bonk"), "R65 0,-1")
    answer(table, "enter R65")
    assert offered(table) == {"hire two-symbols", "hire with-paw", "leave"}
    answer(table, "leave", "out north", "confirm", "sleep", "sleep")
    assert pup(table).tramps == ()


@pytest.mark.rule("DD-TRAMP-3", "DD-RULING-19")
@pytest.mark.parametrize(("paws", "side", "hired", "symbols"), [
    (5, "two-symbols", TWO, (1, 1, 0)), (5, "with-paw", WITH_PAW, (0, 0, 1)), (7, "with-paw", WITHOUT_PAW, (0, 0, 1)),
])  # fmt: skip
def test_the_side_chosen_holds_to_the_end_of_the_game(paws: int, side: str, hired: int, symbols: tuple[int, int, int]) -> None:
    table = setting_out(dog("bonk", tokens=paws, extra=7 - paws), "R65 0,-1")
    answer(table, "enter R65", f"hire {side}", "out north", "confirm", "sleep", "sleep")
    for rounds in (2, 3):
        assert table.state.round == rounds
        assert pup(table).tramps == ((BOOK.number["R65"], hired),)
        assert trophies(table) == symbols
        answer(up_to_the_first(table), "walk")
        two = hired == TWO
        assert (walk_of(table).attack, walk_of(table).pairs) == ((0, 2, 1 if two else 2), (BOOK.number["R65"],) if two else ())
        out_the_round(answer(table, "out north", "confirm"))
    assert table.over
    assert pup(table).tramps == ((BOOK.number["R65"], hired),)
    assert trophies(table) == symbols


@pytest.mark.rule("DD-TRAMP-4", "DD-TRAMP-7", "DD-TRAMP-8")
def test_two_symbols_of_which_one_counts_in_each_fight() -> None:
    """Bonk with bow-or-sword: the ifrit's two swords he has; the mimic's bow he borrows, and again for the next."""
    table = setting_out(dog("bonk", "R65:two"), "R16 0,-1 turn 90; R17 -1,-1; R28 -1,0")
    answer(table, "enter R16", "fight", "enter R17")
    assert "fight" in offered(table)
    short = setting_out(dog("ruta", "R65:two"), "R13 0,-1 turn 90; R28 -1,-1")
    answer(short, "enter R13")
    assert "fight" in offered(short)  # a bow of the tramp, the sword is her own
    both = setting_out(dog("sharik", "R68:two"), "R79 0,-1")
    answer(both, "go", "enter R79")
    assert "fight" in offered(both)


@pytest.mark.rule("DD-TRAMP-7")
def test_one_tramp_never_gives_both_symbols_at_once() -> None:
    """Ruta has a bow, a sword and two fireballs; the dragon asks for a bow and a sword more, which the tramp has both."""
    table = setting_out(dog("ruta", "R01 R65:two"), "R51 0,-1")
    assert walk_of(table).attack == (1, 1, 2)
    answer(table, "enter R51")
    assert "fight" not in offered(table)
    assert (walk_of(table).damage, walk_of(table).claims) == (3, ())  # she went by, unasked
    for more in ("R02", "R04"):  # with either of the two in hand the tramp gives the other
        enough = setting_out(dog("ruta", f"R01 R65:two {more}"), "R51 0,-1")
        answer(enough, "enter R51")
        assert "fight" in offered(enough)


@pytest.mark.rule("DD-TRAMP-5", "DD-TRAMP-9", "DD-RULING-19")
def test_one_symbol_and_a_paw_if_there_is_one() -> None:
    table = setting_out(dog("bonk"), "R65 0,-1")
    answer(table, "enter R65", "hire with-paw")
    assert (walk_of(table).attack, walk_of(table).tokens, walk_of(table).extra) == ((0, 2, 2), 5, 1)
    none = setting_out(dog("bonk", tokens=7, extra=0), "R65 0,-1")
    answer(none, "enter R65", "hire with-paw")
    assert (walk_of(none).attack, walk_of(none).tokens, walk_of(none).extra) == ((0, 2, 2), 6, 0)
    assert walk_of(none).claims == ((1, 1, 3),)


@pytest.mark.rule("DD-TRAMP-10")
def test_a_tramp_costs_a_coin_at_the_end() -> None:
    table = setting_out(dog("bonk"), "R65 0,-1")
    answer(table, "enter R65", "hire with-paw", "out north")
    assert preview(table.state, BOOK).coins == -1


@pytest.mark.rule("DD-TRAMP-12", "DD-TRAMP-14", "DD-RULING-19")
def test_spending_a_tramp_takes_back_only_the_paw_it_gave() -> None:
    gave = setting_out(dog("bonk", "R65:paw", tokens=6, extra=1), "R63 0,-1")
    answer(gave, "enter R63", "disarm R65")
    assert (walk_of(gave).tokens, walk_of(gave).extra) == (5, 2)
    none = setting_out(dog("bonk", "R65:no-paw", tokens=6, extra=1), "R63 0,-1")
    answer(none, "enter R63", "disarm R65")
    assert (walk_of(none).tokens, walk_of(none).extra) == (6, 1)
    two = setting_out(dog("bonk", "R65:two", tokens=6, extra=1), "R61 0,-1")
    answer(two, "enter R61", "disarm R65")
    assert (walk_of(two).tokens, walk_of(two).extra, walk_of(two).pairs) == (6, 1, ())


@pytest.mark.rule("DD-TRAMP-13")
@pytest.mark.parametrize(("coin", "during", "after"), [("take", (0, 1, 1), (5, 2)), ("leave", (0, 2, 0), (5, 2))])
def test_a_paw_owed_for_a_spent_tramp_is_given_up_before_the_next_round(
    coin: str, during: tuple[int, int, int], after: tuple[int, int]
) -> None:
    """The tramp's own paw is laid on the coin room, so none is left to give back when the tramp goes into the trap."""
    table = setting_out(dog("bonk", tokens=1, extra=2, spent=4), "R65 0,-1; R28 0,-2 turn 90; R63 0,-3")
    answer(table, "enter R65", "hire with-paw", "enter R28", coin, "enter R63", "disarm R65", "out north", "confirm")
    assert (pup(table).tokens, pup(table).extra, pup(table).owed) == during
    answer(table, "sleep", "sleep")
    for rounds in (2, 3):  # once, not every round
        assert table.state.round == rounds
        assert (pup(table).tokens, pup(table).extra, pup(table).spent, pup(table).owed) == (*after, 0, 0)
        out_the_round(answer(up_to_the_first(table), "walk", "out north", "confirm"))
    assert table.over
    assert (pup(table).tokens, pup(table).extra) == after


@pytest.mark.rule("DD-TRAMP-17", "DD-RULING-20")
def test_two_tramps_give_two_symbols() -> None:
    table = setting_out(dog("robin", "R66:two R68:two"), "R01 0,-1")
    answer(table, "enter R01")
    assert "fight" in offered(table)
