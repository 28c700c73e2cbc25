"""Sense at the table: who waits for whom, and to whom the exit, a key and the crystal belong."""

from __future__ import annotations

from tests.games.monsters_of_egypt.positions import answer, asked, tomb
from undercroft.bots import BOTS
from undercroft.games.monsters_of_egypt import GAME
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table

HALL = ("B.AX...",)
"""One floor: the exit 1-4, a door between 1-2 and 1-3."""


def chosen(table: Table) -> set[str]:
    """What the bot chooses, whatever its own chance says."""
    (ask,) = table.questions()
    view = table.view(ask.seat)
    return {str(BOTS["greedy"].choose(GAME, table.setup, table.book, view, ask, Luck(Quick(n)))) for n in range(20)}


def pursued(heroes: dict[str, str], piles: dict[str, str] | None = None, lives: dict[str, int] | None = None) -> Table:
    """With a door open, and a seat that plays the monsters."""
    return tomb(
        "_______",
        features=HALL,
        heroes=heroes,
        piles=piles or {},
        lives=lives or {},
        yellow=(1, 2),
        doors=(True, False),
        spirit=True,
    )


def sinking(ceiling: int, heroes: dict[str, str], piles: dict[str, str] | None = None) -> Table:
    """In escape, on the last of four floors, with a door open."""
    board = ("_______",) * 4
    return tomb(
        *board,
        features=(*(".......",) * 3, *HALL),
        heroes=heroes,
        piles=piles or {},
        yellow=(4, 2),
        doors=(True, False),
        options={"mode": "escape"},
        ceiling=ceiling,
    )


# ---- the exit ----


def test_the_carrier_is_waited_for_in_pursuit() -> None:
    assert chosen(pursued({"vera": "1-5", "timur": "1-7 crystal"})) == {"end"}


def test_the_carrier_is_waited_for_under_the_ceiling() -> None:
    assert chosen(sinking(4, {"vera": "4-5", "timur": "4-7 crystal"})) == {"end"}


def test_nobody_waits_until_the_ceiling_falls() -> None:
    assert chosen(sinking(5, {"vera": "4-5", "timur": "4-7 crystal"})) == {"step 4-4"}


def test_after_the_crystal_everybody_goes_out() -> None:
    assert chosen(pursued({"vera": "1-5", "timur": "gone crystal"})) == {"step 1-4"}


def test_the_carrier_waits_for_nobody() -> None:
    assert chosen(pursued({"vera": "1-5 crystal", "timur": "1-7"})) == {"step 1-4"}


def test_the_last_hero_fetches_the_crystal_that_lies_open() -> None:
    assert chosen(pursued({"vera": "1-5", "timur": "dead"}, {"1-7": "crystal"})) == {"step 1-6"}


def test_the_exit_is_no_way_to_what_lies_beyond_it() -> None:
    assert "step 1-4" not in chosen(pursued({"vera": "1-5", "timur": "dead"}, {"1-3": "crystal"}))


def test_the_exit_is_no_place_to_retreat_to() -> None:
    """A retreat must use a move: back into the hall, or out without the crystal."""
    t = tomb(
        "_______", features=HALL, heroes={"vera": "1-6 sabre", "timur": "1-7 crystal"}, piles={"1-5": "mummy"}, yellow=(1, 2),
        doors=(True, False), spirit=True, luck=("retreat-2",),
    )  # fmt: skip
    answer(t, "step 1-5")
    assert asked(t) == "retreat"
    assert chosen(t) == {"step 1-6"}


# ---- the crystal and the keys ----


def test_who_has_no_way_to_the_crystal_keeps_nobody_from_it() -> None:
    """Timur is nearer, but a wall stands between."""
    t = tomb("______#__", heroes={"vera": "1-1", "timur": "1-8"}, piles={"1-6": "crystal"})
    assert chosen(t) == {"step 1-2"}


def test_what_lies_before_somebodys_feet_is_not_taken_away() -> None:
    for treasure in ("crystal", "key-yellow"):
        t = tomb(
            "____", "____", features=("....", "B..X"), heroes={"vera": "1-1", "timur": "1-3"}, piles={"1-3": treasure, "2-1": "c"}
        )
        assert "step 1-2" not in chosen(t)


def test_the_key_goes_on_with_who_has_moves_left() -> None:
    """The statue is five moves away: Timur, in the same cell, plays next."""
    t = tomb("_________", features=("A.......B",), heroes={"vera": "1-3 key-yellow", "timur": "1-4"})
    answer(t, "step 1-4")
    assert "swap timur" in chosen(t)
    answer(t, "swap timur")
    assert chosen(t) == {"offer key-yellow"}


def test_who_reaches_the_statue_now_keeps_the_key() -> None:
    t = tomb("_________", features=("A.......B",), heroes={"vera": "1-6 key-yellow", "timur": "1-7"})
    answer(t, "step 1-7")
    assert chosen(t) == {"step 1-8"}
