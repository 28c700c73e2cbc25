"""Ladder tokens: placing, climbing, picking up (3.17)."""

from __future__ import annotations

import pytest

from tests.games.monsters_of_egypt.positions import answer, boxed, items, lives, offered, pile, place, told, tomb


@pytest.mark.rule("ME-ITEM-LADDER-1", "ME-ITEM-LADDER-2", "ME-ITEM-LADDER-6")
def test_a_ladder_goes_to_the_own_or_an_adjacent_cell_with_support() -> None:
    t = tomb("_____#", "______", heroes={"vera": "1-3 ladder"})
    answer(t, "place ladder")
    assert offered(t, "at") == {"1-2", "1-3", "1-4"}
    t = tomb("_o_#_", "_____", heroes={"vera": "1-3 ladder"})
    answer(t, "place ladder")
    assert pile(t, "1-3") == ["ladder"], "no ladder in the air, none in a wall: only the own cell is left"


@pytest.mark.rule("ME-ITEM-LADDER-2")
def test_ladders_may_be_stacked_upwards() -> None:
    t = tomb("_oo_", "_o_#", "____", heroes={"vera": "2-1 ladder", "timur": "3-2"}, piles={"3-2": "ladder"})
    answer(t, "place ladder")
    assert offered(t, "at") == {"2-1", "2-2"}, "on another ladder's top"
    answer(t, "at 2-2")
    assert pile(t, "2-2") == ["ladder"]
    assert pile(t, "3-2") == ["ladder-2"]
    answer(t, "step 2-2", "step 1-2")
    assert place(t, "vera") == "1-2"


@pytest.mark.rule("ME-ITEM-LADDER-3")
def test_the_top_of_a_wall_carries_a_ladder() -> None:
    t = tomb("__-", "__#", heroes={"vera": "1-2 ladder"})
    answer(t, "place ladder")
    assert offered(t, "at") == {"1-1", "1-2", "1-3"}
    answer(t, "at 1-3")
    assert pile(t, "1-3") == ["ladder"]


@pytest.mark.rule("ME-ITEM-LADDER-4")
def test_everybody_climbs_a_placed_ladder_up_and_down() -> None:
    t = tomb("_o_", "___", heroes={"vera": "2-2 ladder", "timur": "2-3"})
    assert "1-2" not in offered(t, "step")
    answer(t, "place ladder", "at 2-2", "end")
    answer(t, "step 2-2", "step 1-2")
    assert place(t, "timur") == "1-2"
    assert told(t, "climbed") == [("climbed", "timur", "2-2", "1-2")]
    answer(t, "step 2-2")
    assert place(t, "timur") == "2-2"


@pytest.mark.rule("ME-ITEM-LADDER-5")
def test_a_placed_ladder_is_picked_up_again_by_anybody() -> None:
    t = tomb("__", "__", heroes={"vera": "2-1 ladder", "timur": "2-2"})
    answer(t, "place ladder", "at 2-2")
    assert offered(t, "take") == set(), "only from its own cell"
    answer(t, "end", "take ladder")
    assert (items(t, "timur"), items(t, "vera")) == (["ladder"], [])
    assert pile(t, "2-2") == []


@pytest.mark.rule("ME-ITEM-LADDER-6")
@pytest.mark.parametrize("feature", ["L", "S", "."])
def test_no_second_ladder_in_a_cell(feature: str) -> None:
    t = tomb("__", features=[f"{feature}."], heroes={"vera": "1-1 ladder"})
    answer(t, "place ladder")
    if feature == ".":
        assert offered(t, "at") == {"1-1", "1-2"}
    else:
        assert (pile(t, "1-1"), pile(t, "1-2")) == ([], ["ladder"])


@pytest.mark.rule("ME-ITEM-LADDER-7")
def test_what_stood_on_a_ladder_falls_when_it_is_picked_up() -> None:
    t = tomb("o_", "__", heroes={"vera": "2-1", "timur": "1-1"}, piles={"2-1": "ladder", "1-1": "axe"})
    answer(t, "take ladder")
    assert place(t, "timur") == "2-1"
    assert lives(t, "timur") == 3
    assert (pile(t, "1-1"), pile(t, "2-1")) == ([], ["axe"])
    assert place(t, "vera") == "2-1"


@pytest.mark.rule("ME-ITEM-LADDER-7")
def test_what_has_a_floor_of_its_own_does_not_fall() -> None:
    t = tomb("__", "__", heroes={"vera": "2-1", "timur": "1-1"}, piles={"2-1": "ladder", "1-1": "axe"})
    answer(t, "take ladder")
    assert place(t, "timur") == "1-1"
    assert pile(t, "1-1") == ["axe"]


@pytest.mark.rule("ME-ITEM-LADDER-7")
@pytest.mark.parametrize(("above", "spare", "can"), [("o", "", False), ("_", "", True), ("o", "ladder-3", True)])
def test_not_while_another_ladder_stands_on_it(above: str, spare: str, can: bool) -> None:
    t = tomb("o_", f"{above}_", "__", heroes={"vera": "3-1"}, piles={"3-1": f"ladder {spare}", "2-1": "ladder-2"})
    assert ("take ladder" in offered(t)) == can


@pytest.mark.rule("ME-ITEM-LADDER-8")
def test_a_ladder_whose_floor_breaks_stands_where_it_lands() -> None:
    t = tomb("o__", "___", "o__", "___", heroes={"vera": "2-2 bomb", "timur": "1-1"}, piles={"2-1": "ladder"})
    answer(t, "spend bomb", "floor 2-1")
    assert pile(t, "4-1") == ["ladder"]
    assert place(t, "timur") == "3-1", "nothing holds it up there, so it falls down to the ladder's top"
    answer(t, "end")
    assert "4-1" in offered(t, "step"), "and it can be climbed"


@pytest.mark.rule("ME-ITEM-LADDER-9")
def test_placing_costs_no_move_and_the_ladder_stays_in_the_game() -> None:
    t = tomb("__", heroes={"vera": "1-1 ladder ladder-2 axe"})
    assert len(t.questions()[0].options) == len(offered(t)), "one of two alike is as good as the other"
    answer(t, "place ladder", "at 1-2")
    assert t.state.moves == 3
    assert items(t, "vera") == ["ladder", "axe"]
    assert pile(t, "1-2") == ["ladder"]
    assert not boxed(t, "ladder")
    assert told(t, "ladder") == [("ladder", "vera", "1-2")]


@pytest.mark.rule("ME-ITEM-LADDER-10")
def test_a_ladder_left_or_dropped_stands() -> None:
    t = tomb("o_", "__", heroes={"vera": "2-1 ladder"})
    answer(t, "leave ladder")
    assert "1-1" in offered(t, "step")
    t = tomb("o__", "___", heroes={"vera": "2-2 ladder", "timur": "2-3"}, lives={"vera": 1}, piles={"2-1": "fire"})
    answer(t, "step 2-1", "step 2-2", "step 2-1")
    assert "1-1" in offered(t, "step")


@pytest.mark.rule("ME-ITEM-LADDER-10")
def test_a_ladder_under_a_monster_can_be_climbed_but_not_taken() -> None:
    t = tomb("o_", "__", heroes={"vera": "2-2 bomb"}, piles={"2-1": "ladder mummy"}, luck=["retreat-2"])
    answer(t, "step 2-1", "roll")
    assert offered(t, "step") == {"1-1", "2-2"}
    assert offered(t, "take") == set()


@pytest.mark.rule("ME-ITEM-LADDER-1", "ME-CAVE-4")
@pytest.mark.parametrize("caves", ["on", "off"])
def test_a_ladder_goes_through_a_cave_unless_caves_are_for_walking_only(caves: str) -> None:
    t = tomb("_#__", features=["C..C"], heroes={"vera": "1-1 ladder"}, options={"cave-items": caves})
    answer(t, "place ladder")
    if caves == "on":
        assert offered(t, "at") == {"1-1", "1-4"}
    else:
        assert pile(t, "1-1") == ["ladder"], "no other place"


@pytest.mark.rule("ME-ITEM-LADDER-5", "ME-ITEM-LADDER-7")
def test_a_ladder_at_the_edge_of_the_board_is_picked_up_like_any_other() -> None:
    t = tomb("__", "__", heroes={"vera": "1-1"}, piles={"1-1": "ladder", "2-1": "ladder-2"})
    assert offered(t, "take") == {"ladder"}, "nothing stands on the top floor's ladder"
    t = tomb("o_", "__", heroes={"vera": "2-1"}, piles={"2-1": "ladder", "1-1": "ladder-2"})
    assert offered(t, "take") == set(), "but something on this one"
