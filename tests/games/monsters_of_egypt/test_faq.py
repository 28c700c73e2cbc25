"""Answers from the book's question page (3.21)."""

from __future__ import annotations

import pytest

from tests.games.monsters_of_egypt.positions import answer, asked, asked_seat, broken, lives, offered, pile, place, told, tomb

SPIKED = {"features": ["...", "^..", "..."]}


@pytest.mark.rule("ME-FAQ-1")
def test_the_ceiling_of_a_spike_cell_may_be_destroyed() -> None:
    t = tomb("___", "___", "___", features=SPIKED["features"], heroes={"vera": "2-2 bomb"})
    answer(t, "spend bomb", "floor 1-1")
    assert broken(t) == (["1-1"], [])


@pytest.mark.rule("ME-FAQ-1", "ME-FAQ-2", "ME-FAQ-3")
@pytest.mark.parametrize(("gone", "works"), [((), True), ((0,), True), ((3,), True), ((0, 3), False)])
def test_spikes_work_until_floor_and_ceiling_are_both_gone(gone: tuple[int, ...], works: bool) -> None:
    t = tomb(
        "___", "___", "-__", features=[*SPIKED["features"][:2], "L.."], heroes={"vera": "2-2", "timur": "2-1"},
        piles={"2-3": "spikes"}, floors_broken=gone,
    )  # fmt: skip
    answer(t, "step 2-3")
    assert place(t, "timur") == ("dead" if works else "2-1")
    assert lives(t, "vera") == 3


@pytest.mark.rule("ME-FAQ-4", "ME-FAQ-5")
@pytest.mark.parametrize("used", [True, False])
def test_a_vest_used_in_the_own_turn_is_missing_in_the_monsters_turn(used: bool) -> None:
    t = tomb(
        "____", heroes={"vera": "1-1 vest ladder", "timur": "dead"}, piles={"1-4": "mummy", **({"1-2": "fire"} if used else {})},
        luck=["attack", "attack"],
    )  # fmt: skip
    answer(t, "step 1-2", *(["vest"] if used else []), "end", "step 1-3", "step 1-2", "roll")
    if used:
        assert (asked(t), lives(t, "vera")) == ("fight", 2)
    else:
        assert asked(t) == "vest"
        answer(t, "vest")
        assert lives(t, "vera") == 3
        answer(t, "roll")
        assert lives(t, "vera") == 2


@pytest.mark.rule("ME-FAQ-6")
def test_who_comes_out_of_a_cave_over_a_hole_falls() -> None:
    t = tomb("___", "___", features=["C.C", "..."], heroes={"vera": "1-1"}, floors_broken=(2,))
    answer(t, "step 1-3")
    assert (place(t, "vera"), t.state.moves, lives(t, "vera")) == ("2-3", 2, 3)
    assert told(t, "fell") == [("fell", "vera", "1-3", "2-3")]


@pytest.mark.rule("ME-FAQ-7", "ME-EX-16")
def test_no_fruit_once_the_last_life_is_being_lost() -> None:
    t = tomb(
        "___", heroes={"vera": "1-1 apple", "timur": "1-3 crystal"}, lives={"vera": 1}, piles={"1-2": "mummy"}, luck=["attack"],
    )  # fmt: skip
    answer(t, "step 1-2")
    assert "spend apple" in offered(t), "before the roll"
    answer(t, "roll")
    assert (asked(t), asked_seat(t), offered(t)) == ("crystal", 1, {"crystal", "keep"})
    answer(t, "keep")
    assert (place(t, "vera"), pile(t, "1-2")) == ("dead", ["apple", "mummy"])


@pytest.mark.rule("ME-FAQ-8", "ME-EX-16")
def test_the_crystal_helps_where_fruit_does_not() -> None:
    t = tomb(
        "___", heroes={"vera": "1-1 apple crystal", "timur": "1-3"}, lives={"vera": 1, "timur": 1}, piles={"1-2": "mummy"},
        luck=["attack"],
    )  # fmt: skip
    answer(t, "step 1-2", "roll")
    assert (asked(t), asked_seat(t)) == ("crystal", 0)
    answer(t, "crystal")
    assert (lives(t, "vera"), lives(t, "timur"), asked(t)) == (1, 2, "fight")


@pytest.mark.rule("ME-FAQ-9", "ME-EX-18")
def test_nobody_jumps_off_a_ladder() -> None:
    t = tomb("-_", "__", features=["..", "L."], heroes={"vera": "1-1"}, piles={"2-1": "axe"})
    assert offered(t) == {"step 1-2", "step 2-1", "end"}
    answer(t, "step 2-1")
    assert (place(t, "vera"), t.state.moves) == ("2-1", 2), "climbing down is a move"
    t = tomb("-_", "__", features=["..", "L."], heroes={"vera": "1-1 vest"}, moves=0)
    assert offered(t) == {"leave vest", "end"}, "not for free"
