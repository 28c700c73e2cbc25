"""Potions."""

from __future__ import annotations

import pytest

from tests.games.paper_dungeons.positions import at, faces, only_changed


@pytest.mark.rule("PD-POTION-1")
@pytest.mark.parametrize(("die", "can"), [("w1", True), ("w2", True), ("w3", True), ("b1", False), ("b2", True), ("b3", True)])
def test_any_hero_symbol_or_clover_brews_two(die: str, can: bool) -> None:
    t = at()
    before = t.team()
    t.play(f"die {die}")
    assert ("brew" in t.options()) == can
    if can:
        t.play("brew")
        assert t.team().potions == 2
        only_changed(before, t.team(), "potions", "used")
    else:
        assert t.asked() == "step"


@pytest.mark.rule("PD-POTION-2")
def test_potions_are_marked_one_by_one() -> None:
    t = at(potions=4).play("die w1", "brew")
    assert t.told("potion") == [(5, "die"), (6, "die")]


@pytest.mark.rule("PD-POTION-3", "PD-POTION-9")
def test_there_is_room_for_twelve_the_rest_is_lost() -> None:
    t = at(potions=11, others=[])
    before = t.team()
    t.play("die w1", "brew")
    assert t.team().potions == 12
    assert t.told("lost") == [("potion", "die")]
    only_changed(before, t.team(), "potions", "gems")
    t.play("die w2", "brew")
    assert (t.team().potions, t.team().gems) == (12, 1)
    assert t.told("lost") == [("potion", "die")] * 3


@pytest.mark.rule("PD-POTION-4", "PD-POTION-12")
@pytest.mark.parametrize(("potions", "hearts", "free"), [(0, 0, 0), (1, 0, 2), (1, 1, 1), (6, 3, 9), (12, 24, 0)])
def test_each_potion_has_two_hearts(potions: int, hearts: int, free: int) -> None:
    t = at(phase="roll", luck=faces("skull wizard cleric skull boots thief"), potions=potions, hearts=hearts)
    assert t.team().free_hearts == free
    assert t.options()[: min(free, 2) + 1] == ([f"drink {n}" for n in range(min(free, 2) + 1)] if free else ["die w2"])


@pytest.mark.rule("PD-POTION-5", "PD-POTION-6")
def test_the_fourth_potion_gives_a_level_at_once() -> None:
    t = at(potions=3)
    before = t.team()
    t.play("die w1", "brew")
    assert (t.asked(), t.team().potions) == ("raise", 4), "before the fifth is marked"
    t.play("raise cleric")
    assert t.story("potion", "leveled") == ["potion", "leveled", "potion"]
    assert (t.team().levels, t.team().potions) == ((1, 1, 2, 1), 5)
    only_changed(before, t.team(), "levels", "potions")


@pytest.mark.rule("PD-POTION-7")
def test_the_eighth_potion_gives_an_item_part() -> None:
    t = at(potions=7)
    before = t.team()
    t.play("die w1", "brew")
    assert (t.asked(), len(t.options())) == ("part", 8)
    t.play("part armour")
    assert t.told("crafted") == [("armour", 1, "potions")]
    only_changed(before, t.team(), "cells", "potions")


@pytest.mark.rule("PD-POTION-8")
def test_the_twelfth_potion_gives_a_gem_from_outside() -> None:
    t = at(potions=10)
    before = t.team()
    t.play("die w1", "brew")
    assert t.told("gem") == [("-", 1, "potions")]
    only_changed(before, t.team(), "potions", "gems")


@pytest.mark.rule("PD-POTION-6", "PD-POTION-7")
@pytest.mark.parametrize("potions", [0, 1, 4, 5, 8, 9])
def test_other_potions_give_nothing(potions: int) -> None:
    t = at(potions=potions)
    before = t.team()
    t.play("die w1", "brew")
    assert t.asked() == "die"
    only_changed(before, t.team(), "potions")


@pytest.mark.rule("PD-POTION-10")
def test_a_potion_from_a_room_fills_the_row_too() -> None:
    t = at(potions=3, room="C2").play("die w1", "move", "step C1")
    assert t.told("potion") == [(4, "room")]
    assert t.asked() == "raise"
    t.play("raise thief")
    assert (t.team().levels, t.asked()) == ((1, 1, 1, 2), "step")


@pytest.mark.rule("PD-POTION-11")
def test_used_hearts_leave_the_potion_marked() -> None:
    t = at(phase="roll", luck=faces("skull wizard cleric skull boots thief"), potions=3, others=[])
    t.play("drink 2")
    assert (t.team().potions, t.team().hearts) == (3, 2)
    t.play("die w2", "brew")
    assert t.asked() == "raise", "the used potion still counts for the row"
