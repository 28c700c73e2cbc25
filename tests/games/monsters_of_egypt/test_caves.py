"""Caves (3.8)."""

from __future__ import annotations

import pytest

from tests.games.monsters_of_egypt.positions import answer, asked, boxed, broken, lives, offered, pile, place, told, tomb
from undercroft.games.monsters_of_egypt.rules.dungeon import near

ROWS = ("_____", "_____", "_____")
FEATURES = ("C...C", ".....", "..C..")


@pytest.mark.rule("ME-CAVE-1")
def test_from_cave_to_cave_is_one_move() -> None:
    table = tomb(*ROWS, features=FEATURES, heroes={"vera": "1-1", "timur": "2-1"})
    assert offered(table, "step") == {"1-2", "1-5", "3-3"}
    answer(table, "step 3-3")
    assert (place(table, "vera"), table.state.moves) == ("3-3", 2)
    assert told(table, "crawled") == [("crawled", "vera", "1-1", "3-3")]
    answer(table, "step 1-5")
    assert (place(table, "vera"), table.state.moves) == ("1-5", 1)
    assert offered(table, "step") == {"1-4", "1-1", "3-3"}


@pytest.mark.rule("ME-CAVE-1")
def test_caves_above_each_other_and_side_by_side() -> None:
    table = tomb("___", "___", features=("CC.", "C.."), heroes={"vera": "1-1"})
    assert sorted(str(option) for option in table.questions()[0].options) == ["end", "step 1-2", "step 2-1"]
    answer(table, "step 2-1")
    assert told(table, "crawled", "climbed", "flew") == [("crawled", "vera", "1-1", "2-1")]
    answer(table, "step 1-1", "step 1-2")
    assert told(table, "walked") == [("walked", "vera", "1-1", "1-2")]


@pytest.mark.rule("ME-CAVE-1")
@pytest.mark.parametrize("flying", [False, True])
@pytest.mark.parametrize(("other", "features"), [("2-1", ("..C", "C..")), ("2-2", ("..C", ".C."))])
def test_a_way_through_a_cave_is_told_as_such(other: str, features: tuple[str, str], flying: bool) -> None:
    """Also to the first cell of the next floor, to a cave with a ladder in it, or with a jetpack on."""
    table = tomb("___", "___", features=features, heroes={"vera": "1-3 jetpack"}, piles={"2-2": "ladder"})
    answer(table, *(["use jetpack"] if flying else []), f"step {other}")
    assert told(table, "crawled", "walked", "climbed", "flew") == [("crawled", "vera", "1-3", other)]
    assert place(table, "vera") == other


@pytest.mark.rule("ME-CAVE-1")
def test_caves_under_the_ceiling_are_no_way() -> None:
    table = tomb(*ROWS, features=FEATURES, heroes={"vera": "3-3"}, ceiling=3, options={"mode": "escape"})
    assert offered(table, "step") == {"3-2", "3-4"}
    free = tomb(*ROWS, features=FEATURES, heroes={"vera": "3-3"}, ceiling=2, options={"mode": "escape"})
    assert offered(free, "step") == {"3-2", "3-4", "1-1", "1-5"}


@pytest.mark.rule("ME-CAVE-2", "ME-FAQ-6")
def test_out_of_a_cave_into_the_air() -> None:
    table = tomb("_o_", "___", features=("C..", "..."), heroes={"vera": "1-1"})
    answer(table, "step 1-2")
    assert (place(table, "vera"), table.state.moves, lives(table, "vera")) == ("2-2", 2, 3)


@pytest.mark.rule("ME-CAVE-2", "ME-EX-17")
def test_into_a_cave_without_a_floor() -> None:
    table = tomb("___", "___", features=("C.C", "..."), heroes={"vera": "1-1"}, floors_broken=(2,), piles={"1-3": "fire"})
    answer(table, "step 1-3")
    assert (place(table, "vera"), table.state.moves, lives(table, "vera")) == ("2-3", 2, 3)
    assert pile(table, "1-3") == ["fire"]


@pytest.mark.rule("ME-CAVE-3")
def test_a_cave_without_a_floor_still_works() -> None:
    rows, features = ("____", "____"), ("C..C", "....")
    table = tomb(*rows, features=features, heroes={"vera": "2-4 jetpack"}, floors_broken=(3,))
    answer(table, "use jetpack", "step 1-4")
    assert offered(table, "step") == {"1-3", "2-4", "1-1"}
    answer(table, "step 1-1")
    assert place(table, "vera") == "1-1"
    ladder = tomb(*rows, features=features, heroes={"vera": "2-4"}, floors_broken=(3,), piles={"2-4": "ladder"})
    answer(ladder, "step 1-4", "step 1-1")
    assert place(ladder, "vera") == "1-1"


@pytest.mark.rule("ME-CAVE-4")
@pytest.mark.parametrize("on", [True, False])
@pytest.mark.parametrize(
    ("carried", "there", "use"),
    [
        ("rifle", "mummy", "use rifle"),
        ("bomb", "mummy", "spend bomb"),
        ("extinguisher", "djinn", "spend extinguisher"),
        ("flashlight", "ghost", "spend flashlight"),
        ("flamethrower", "mummy", "spend flamethrower"),
    ],
)
def test_caves_are_adjacent_for_effects(carried: str, there: str, use: str, on: bool) -> None:
    options = {"cave-items": "on" if on else "off"}
    table = tomb("_____", features=("C...C",), heroes={"vera": f"1-1 {carried}"}, piles={"1-5": there}, options=options)
    assert (use in offered(table)) is on
    assert "1-5" in offered(table, "step"), "walking is the same in both readings"
    outside = tomb("_____", features=("C...C",), heroes={"vera": f"1-2 {carried}"}, piles={"1-5": there}, options=options)
    assert use not in offered(outside)


@pytest.mark.rule("ME-CAVE-4", "ME-BOARD-8")
@pytest.mark.parametrize(("ceiling", "adjacent"), [(2, ["2-2", "1-2", "3-3"]), (3, ["2-2", "3-3"])])
def test_the_adjacent_cells_of_a_cave(ceiling: int, adjacent: list[str]) -> None:
    """Each once, not the cave itself, none that the ceiling has covered."""
    table = tomb("___", "___", "___", features=(".C.", "CC.", "..C"), heroes={"vera": "3-1"}, ceiling=ceiling,
                 options={"mode": "escape"})  # fmt: skip
    plan = table.book.plans["escape"]
    assert [plan.names[cell] for cell in near(table.state, plan, plan.cell["2-1"])] == adjacent
    back = [plan.names[cell] for cell in near(table.state, plan, plan.cell["3-3"])]
    assert back == ["3-2", *(["1-2"] if ceiling == 2 else []), "2-1", "2-2"]


@pytest.mark.rule("ME-CAVE-4")
def test_bomb_and_ladder_reach_into_another_cave() -> None:
    table = tomb("_____", "_____", features=("C...C", "....."), heroes={"vera": "1-1 bomb ladder"})
    answer(table, "place ladder")
    assert offered(table) == {"at 1-1", "at 1-2", "at 1-5"}
    answer(table, "at 1-5", "spend bomb")
    assert offered(table) == {"floor 1-1", "floor 1-2", "floor 1-5"}
    answer(table, "floor 1-5")
    assert broken(table) == (["1-5"], [])
    assert boxed(table, "bomb")
    assert pile(table, "2-5") == ["ladder"]


@pytest.mark.rule("ME-CAVE-4")
def test_beam_and_hammer_do_not_go_through_caves() -> None:
    table = tomb("____", "____", features=("C...", "C..."), heroes={"vera": "1-1 flashlight sledgehammer"}, piles={"2-1": "c"})
    assert not {"use flashlight", "use sledgehammer"} & offered(table)


@pytest.mark.rule("ME-CAVE-5")
@pytest.mark.parametrize("monster", ["mummy", "bat", "ghost"])
def test_monsters_use_caves(monster: str) -> None:
    table = tomb(*ROWS, features=FEATURES, heroes={"vera": "3-3 bomb"}, spirit=True, turn=1, piles={"1-1": monster, "2-2": "?"})
    answer(table, f"prowl {monster}")
    assert {"1-2", "1-5", "3-3"} <= offered(table, "step")
    answer(table, "step 3-3")
    assert (asked(table), pile(table, "3-3"), pile(table, "1-1")) == ("fight", [monster], [])
    outside = tomb(*ROWS, features=FEATURES, heroes={"vera": "3-3"}, spirit=True, turn=1, piles={"1-2": monster, "2-2": "?"})
    answer(outside, f"prowl {monster}")
    assert not {"1-5", "3-3"} & offered(outside, "step")
