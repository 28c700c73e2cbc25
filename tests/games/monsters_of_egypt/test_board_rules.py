"""Floors, walls, doors, support, breaches (3.2)."""

from __future__ import annotations

import pytest

from tests.games.monsters_of_egypt.positions import (
    BOOK,
    answer,
    asked,
    boulder_cells,
    broken,
    items,
    lives,
    offered,
    pile,
    place,
    snapshot,
    told,
    tomb,
)
from undercroft.games.monsters_of_egypt.content import DOWN, LEFT, MODES, RIGHT, UP, Mode
from undercroft.games.monsters_of_egypt.rules.dungeon import line, supported

# ---- floors and neighbours ----


@pytest.mark.rule("ME-BOARD-1")
def test_a_floor_is_a_whole_row() -> None:
    table = tomb("____", "____", "____", heroes={"vera": "2-2 flashlight"},
                 piles={"1-4": "c", "2-1": "c", "2-4": "c", "3-1": "c"})  # fmt: skip
    answer(table, "use flashlight")
    assert offered(table) == {"at 2-1", "at 2-4"}
    plan = table.book.plans["exploration"]
    ways = {way: [plan.names[cell] for cell in line(table.state, plan, plan.cell["2-2"], way)] for way in (LEFT, RIGHT, UP, DOWN)}
    assert ways == {LEFT: ["2-1"], RIGHT: ["2-3", "2-4"], UP: ["1-2"], DOWN: ["3-2"]}


@pytest.mark.rule("ME-BOARD-2")
def test_only_left_and_right_are_adjacent() -> None:
    around = {"1-2": "mummy", "2-1": "mummy", "2-3": "mummy", "3-2": "mummy", "1-1": "bat", "3-3": "bat"}
    table = tomb("___", "___", "___", heroes={"vera": "2-2 rifle"}, piles=around)
    assert offered(table, "step") == {"2-1", "2-3"}
    answer(table, "use rifle")
    assert offered(table) == {"at 2-1", "at 2-3"}
    edge = tomb("___", "___", heroes={"vera": "1-3 rifle"}, piles={"2-1": "mummy"})
    assert offered(edge, "step") == {"1-2"}, "the next floor does not follow on this one"
    assert "use rifle" not in offered(edge)


@pytest.mark.rule("ME-BOARD-3")
def test_without_support_a_hero_falls() -> None:
    table = tomb("_o", "__", heroes={"vera": "1-1"})
    answer(table, "step 1-2")
    assert place(table, "vera") == "2-2"
    held = tomb("__", "__", heroes={"vera": "1-1"})
    answer(held, "step 1-2")
    assert place(held, "vera") == "1-2"
    assert not told(held, "fell")


@pytest.mark.rule("ME-BOARD-4", "ME-BOARD-17")
def test_a_floor_is_the_ceiling_of_the_cell_below() -> None:
    table = tomb("__", "__", heroes={"vera": "2-1 bomb jetpack"})
    answer(table, "use jetpack")
    assert "1-1" not in offered(table, "step")
    answer(table, "spend bomb", "floor 1-1")
    assert broken(table) == (["1-1"], [])
    assert "1-1" in offered(table, "step")
    above = tomb("__", "__", heroes={"vera": "1-2 bomb bomb", "timur": "2-1 bomb"})
    answer(above, "spend bomb", "floor 1-1", "spend bomb", "end")
    assert broken(above) == (["1-1", "1-2"], []), "a breach is no floor any more, so only the other was left"
    assert place(above, "vera") == "2-2"
    assert "spend bomb" not in offered(above), "and no ceiling"


# ---- walls ----


@pytest.mark.rule("ME-BOARD-5")
def test_nobody_walks_through_a_wall_or_stands_in_it() -> None:
    table = tomb("____", "_#__", "____", heroes={"vera": "2-1 teleporter"})
    assert offered(table, "step") == set()
    far = tomb("__#_", heroes={"vera": "1-1 teleporter"})
    assert offered(far, "step") == {"1-2"}
    assert "spend teleporter" not in offered(far), "two cells to the right is the wall"
    beyond = tomb("_#__", heroes={"vera": "1-1 teleporter"})
    answer(beyond, "spend teleporter")
    assert place(beyond, "vera") == "1-3"


@pytest.mark.rule("ME-BOARD-6")
def test_the_top_of_a_wall_supports() -> None:
    table = tomb("_-_", "_#_", heroes={"vera": "1-1"}, piles={"1-2": "axe"})
    answer(table, "step 1-2")
    assert place(table, "vera") == "1-2"
    assert "take axe" in offered(table)
    assert not told(table, "fell", "tumbled")


@pytest.mark.rule("ME-BOARD-7")
def test_printed_spikes_and_arrow_walls_do_nothing_by_themselves() -> None:
    table = tomb("____", ">___", features=("....", ".^^."), heroes={"vera": "2-4", "timur": "2-2"})
    answer(table, "step 2-3", "step 2-2", "end")
    assert (lives(table, "vera"), lives(table, "timur")) == (3, 3)
    assert place(table, "vera") == "2-2"
    assert not told(table, "spiked", "arrows", "hurt", "died")


@pytest.mark.rule("ME-BOARD-16", "ME-BOARD-18")
def test_a_broken_wall_can_be_entered_and_has_a_floor() -> None:
    table = tomb("_-_", "_#_", "___", heroes={"vera": "2-1 sledgehammer"})
    answer(table, "use sledgehammer")
    assert broken(table) == ([], ["2-2"])
    answer(table, "step 2-2")
    assert place(table, "vera") == "2-2", "the floor under the wall is intact"
    answer(table, "step 2-3")
    assert place(table, "vera") == "2-3"


@pytest.mark.rule("ME-BOARD-17")
def test_a_breach_in_a_floor_lets_fall_and_fly() -> None:
    table = tomb("___", "___", heroes={"vera": "1-1", "timur": "2-2 jetpack"}, floors_broken=(1,))
    answer(table, "step 1-2")
    assert place(table, "vera") == "2-2"
    answer(table, "end", "use jetpack")
    assert offered(table, "step") == {"2-1", "2-3", "1-2"}


@pytest.mark.rule("ME-BOARD-18")
def test_a_wall_on_a_wall_has_no_floor_of_its_own() -> None:
    table = tomb("-_", "#_", "#_", "__", heroes={"vera": "2-2 sledgehammer"})
    answer(table, "use sledgehammer", "step 2-1")
    assert place(table, "vera") == "2-1", "the lower wall holds"
    lower = tomb("-_", "#_", "#_", "__", heroes={"vera": "3-2 sledgehammer"})
    answer(lower, "use sledgehammer")
    assert broken(lower) == ([], ["3-1"])
    answer(lower, "step 3-1")
    assert place(lower, "vera") == "3-1"
    gone = tomb("-_", "#_", "#_", "__", heroes={"vera": "2-2"}, walls_broken=(2, 4))
    answer(gone, "step 2-1")
    assert place(gone, "vera") == "3-1", "both walls are gone, only the floor of the lower one is left"


@pytest.mark.rule("ME-BOARD-19")
def test_what_stood_on_a_broken_wall_falls_unless_a_ladder_is_there() -> None:
    table = tomb("_-_", "_#_", "___", heroes={"vera": "2-1 sledgehammer ladder", "timur": "1-2", "zoya": "1-1"},
                 piles={"1-2": "axe"})  # fmt: skip
    answer(table, "use sledgehammer")
    assert place(table, "timur") == "2-2"
    assert (pile(table, "1-2"), pile(table, "2-2")) == ([], ["axe"])
    answer(table, "place ladder", "at 2-2", "end", "end", "step 1-2")
    assert place(table, "zoya") == "1-2", "the ladder in the gap holds"
    bare = tomb("_-_", "_#_", "___", heroes={"zoya": "1-1"}, walls_broken=(4,))
    answer(bare, "step 1-2")
    assert place(bare, "zoya") == "2-2"


# ---- caves, exit, doors ----


@pytest.mark.rule("ME-BOARD-8")
def test_all_caves_are_adjacent() -> None:
    table = tomb("______", "______", "______", features=("C.....", "......", "C....C"), heroes={"vera": "1-1"})
    assert offered(table, "step") == {"1-2", "3-1", "3-6"}
    outside = tomb("______", features=("C....C",), heroes={"vera": "1-2"})
    assert offered(outside, "step") == {"1-1", "1-3"}


@pytest.mark.rule("ME-BOARD-9")
@pytest.mark.parametrize("mode", MODES)
def test_there_is_one_exit_at_the_bottom(mode: Mode) -> None:
    plan = BOOK.plans[mode]
    assert plan.features.count("X") == 1
    assert plan.exit >= plan.bottom
    table = tomb(book=BOOK, heroes={"vera": "10-6", "timur": "1-1"}, options={"mode": mode})
    answer(table, "step 10-7")
    assert place(table, "vera") == "gone"


@pytest.mark.rule("ME-BOARD-10", "ME-BOARD-11")
@pytest.mark.parametrize("doors", [(False, False), (True, False), (False, True), (True, True)])
def test_each_door_blocks_its_own_way(doors: tuple[bool, bool]) -> None:
    for at, beyond, door in (("1-2", "1-3", 0), ("1-3", "1-2", 0), ("1-5", "1-4", 1), ("1-4", "1-5", 1)):
        table = tomb("______", yellow=(1, 2), black=(1, 4), heroes={"vera": at}, doors=doors)
        assert (beyond in offered(table, "step")) is doors[door]
        assert len(offered(table, "step")) == 1 + doors[door]


@pytest.mark.rule("ME-BOARD-12", "ME-BOARD-13")
@pytest.mark.parametrize("key", ["key-yellow", "key-black"])
@pytest.mark.parametrize("statue", ["1-1", "1-3"])
def test_a_door_opens_only_by_its_own_statue_and_key(statue: str, key: str) -> None:
    table = tomb("___", "____", features=("B.A", "...."), yellow=(2, 1), black=(2, 3), heroes={"vera": f"1-2 {key}"})
    answer(table, f"step {statue}")
    right = (statue, key) in (("1-1", "key-yellow"), ("1-3", "key-black"))
    yellow = right and key == "key-yellow"
    assert table.state.doors == (yellow, right and not yellow)
    assert items(table, "vera") == ([] if right else [key])
    empty = tomb("___", "____", features=("B.A", "...."), yellow=(2, 1), black=(2, 3), heroes={"vera": "1-2"})
    answer(empty, f"step {statue}")
    assert empty.state.doors == (False, False)


@pytest.mark.rule("ME-BOARD-15")
def test_a_reinforced_floor_cannot_be_destroyed() -> None:
    table = tomb("___", "_=_", "___", heroes={"vera": "2-2 bomb"})
    answer(table, "spend bomb")
    assert offered(table) == {"floor 1-1", "floor 1-2", "floor 1-3", "floor 2-1", "floor 2-3"}
    crack = tomb("_=_", "___", heroes={"vera": "1-1"}, piles={"1-2": "crack"})
    answer(crack, "step 1-2")
    assert broken(crack) == ([], [])
    assert (place(crack, "vera"), lives(crack, "vera")) == ("1-2", 2)
    below = tomb("_=_", "___", heroes={"vera": "2-2 bomb"})
    answer(below, "spend bomb")
    assert offered(below) == {"floor 1-1", "floor 1-3"}


@pytest.mark.rule("ME-BOARD-20")
def test_nothing_falls_out_of_the_bottom_floor() -> None:
    table = tomb("_o", "_o", heroes={"vera": "1-1 bomb"}, piles={"2-2": "axe"})
    answer(table, "step 1-2")
    assert place(table, "vera") == "2-2"
    assert pile(table, "2-2") == ["axe"]
    assert offered(table, "step") == {"2-1"}
    answer(table, "spend bomb")
    assert broken(table) == (["1-1"], []), "nothing else to choose: no part of the bottom floor"


@pytest.mark.rule("ME-BOARD-21", "ME-LADDER-7")
@pytest.mark.parametrize(
    ("structure", "features", "piles", "state", "held"),
    [
        (("_", "_"), "..", {}, {}, True),
        (("=", "_"), "..", {}, {}, True),
        (("o", "_"), "..", {}, {}, False),
        (("_", "_"), "..", {}, {"floors_broken": (0,)}, False),
        (("-", "#"), "..", {}, {}, True),
        (("-", ">"), "..", {}, {}, True),
        (("-", "#"), "..", {}, {"walls_broken": (1,)}, False),
        (("-", "_"), ".L", {}, {}, True),
        (("o", "_"), "..", {"2-1": "ladder"}, {}, True),
        (("o", "_"), "..", {"1-1": "ladder"}, {}, False),
        (("o", "_"), "L.", {}, {}, False),
        (("o", "_"), "..", {"2-1": "bomb mummy c"}, {}, False),
        (("o", "_"), ".S", {}, {}, False),
        (("o", "_"), ".C", {}, {}, False),
    ],
)
def test_support(
    structure: tuple[str, str], features: str, piles: dict[str, str], state: dict[str, tuple[int]], held: bool
) -> None:
    rows = [row + "_" for row in (*structure, "_")]
    table = tomb(
        *rows, features=[f"{sign}." for sign in (*features, ".")], heroes={"vera": "1-2"}, piles=piles,
        floors_broken=tuple(2 * floor for floor in state.get("floors_broken", ())),
        walls_broken=tuple(2 * floor for floor in state.get("walls_broken", ())),
    )  # fmt: skip
    plan = table.book.plans["exploration"]
    assert supported(table.state, plan, plan.cell["1-1"]) is held
    assert supported(table.state, plan, plan.cell["3-1"]), "the bottom floor always is"


@pytest.mark.rule("ME-BOARD-20", "ME-BOARD-21")
@pytest.mark.parametrize("column", [1, 2, 3])
def test_the_bottom_floor_holds_by_itself(column: int) -> None:
    beside = 2 if column != 2 else 1
    top = "".join("o" if place == column else "_" for place in (1, 2, 3))
    table = tomb(top, "ooo", heroes={"vera": f"1-{beside} ladder"})
    answer(table, f"step 1-{column}")
    assert place(table, "vera") == f"2-{column}"
    plan = table.book.plans["exploration"]
    assert supported(table.state, plan, plan.cell[f"2-{column}"])
    assert offered(table, "step") == {f"2-{near}" for near in (column - 1, column + 1) if 1 <= near <= 3}
    assert "place ladder" in offered(table)


# ---- what a closed door stops ----


@pytest.mark.rule("ME-BOARD-22")
@pytest.mark.parametrize("is_open", [False, True])
@pytest.mark.parametrize(
    ("carried", "behind", "use"),
    [
        ("rifle", "mummy", "use rifle"),
        ("extinguisher", "djinn", "spend extinguisher"),
        ("flashlight", "ghost", "spend flashlight"),
        ("flashlight", "c", "use flashlight"),
        ("hook", "axe", "spend hook"),
        ("flamethrower", "mummy", "spend flamethrower"),
    ],
)
def test_a_closed_door_shields_what_is_behind(carried: str, behind: str, use: str, is_open: bool) -> None:
    table = tomb("____", yellow=(1, 2), heroes={"vera": f"1-2 {carried}"}, piles={"1-3": behind}, doors=(is_open, False))
    assert (use in offered(table)) is is_open
    other_side = tomb("____", yellow=(1, 2), heroes={"vera": f"1-3 {carried}"}, piles={"1-2": behind}, doors=(is_open, False))
    assert (use in offered(other_side)) is is_open


@pytest.mark.rule("ME-BOARD-22", "ME-BOARD-23")
@pytest.mark.parametrize("is_open", [False, True])
def test_a_closed_door_bounds_bomb_ladder_and_hammer(is_open: bool) -> None:
    def at_door(*rows: str, carried: str, **more: dict[str, str]) -> set[str]:
        table = tomb(*rows, yellow=(2, 2), heroes={"vera": f"2-2 {carried}"}, doors=(is_open, False), **more)  # type: ignore[arg-type]
        answer(table, f"spend {carried}" if carried == "bomb" else f"place {carried}")
        return offered(table)

    near = {"floor 1-1", "floor 1-2", "floor 2-1", "floor 2-2"}
    assert at_door("____", "____", "____", carried="bomb") == near | ({"floor 1-3", "floor 2-3"} if is_open else set())
    attack = at_door("____", "____", "____", carried="bomb", piles={"2-3": "mummy"})
    assert ("at 2-3" in attack) is is_open
    assert at_door("____", "____", "____", carried="ladder") == {"at 2-1", "at 2-2"} | ({"at 2-3"} if is_open else set())
    walls = tomb("__-_", "__#_", "____", yellow=(2, 2), heroes={"vera": "2-2 sledgehammer bomb"}, doors=(is_open, False))
    assert ("use sledgehammer" in offered(walls)) is is_open
    answer(walls, "spend bomb")
    assert ("wall 2-3" in offered(walls)) is is_open


@pytest.mark.rule("ME-BOARD-22")
@pytest.mark.parametrize("is_open", [False, True])
def test_a_closed_door_stops_teleporter_and_portal_gun(is_open: bool) -> None:
    table = tomb("____", yellow=(1, 2), heroes={"vera": "1-1 teleporter"}, doors=(is_open, False))
    assert ("spend teleporter" in offered(table)) is is_open
    gun = tomb("____", yellow=(1, 2), heroes={"vera": "1-2 portal-gun"}, piles={"1-1": "mummy"}, doors=(is_open, False),
               luck=("retreat-2",))  # fmt: skip
    answer(gun, "step 1-1")
    assert asked(gun) == ("after-roll" if is_open else "retreat")
    assert pile(gun, "1-1") == ["mummy"]


@pytest.mark.rule("ME-BOARD-22")
@pytest.mark.parametrize("is_open", [False, True])
def test_a_closed_door_stops_ghosts(is_open: bool) -> None:
    table = tomb(
        "____", yellow=(1, 2), heroes={"vera": "1-4"}, spirit=True, turn=1, piles={"1-2": "ghost"}, doors=(is_open, False)
    )
    assert (asked(table), pile(table, "1-2")) == ("prowl", ["ghost"])
    assert offered(table) == {"step 1-1", "stop"} | ({"step 1-3"} if is_open else set())


@pytest.mark.rule("ME-BOARD-22", "ME-BOARD-24")
@pytest.mark.parametrize(("is_open", "killed"), [(False, False), (True, True)])
def test_a_closed_door_stops_arrows(is_open: bool, killed: bool) -> None:
    table = tomb(">____", "_____", yellow=(1, 3), heroes={"vera": "2-1", "timur": "1-4"}, piles={"2-2": "arrows"},
                 doors=(is_open, False))  # fmt: skip
    answer(table, "step 2-2")
    assert (place(table, "timur") == "dead") is killed
    assert told(table, "arrows") == [("arrows", "1-1", "1-4" if is_open else "1-3")]
    assert place(table, "vera") == "2-2"


@pytest.mark.rule("ME-BOARD-22")
@pytest.mark.parametrize(("is_open", "end"), [(False, "2-2"), (True, "2-4")])
def test_a_closed_door_breaks_the_boulder(is_open: bool, end: str) -> None:
    table = tomb("____", "____", features=("....", "1..2"), yellow=(2, 2), heroes={"vera": "1-1", "timur": "2-3"},
                 piles={"1-2": "rumble"}, doors=(is_open, False))  # fmt: skip
    answer(table, "step 1-2")
    assert boulder_cells(table)[-1] == end
    assert (place(table, "timur") == "dead") is is_open
    assert table.state.doors == (is_open, False)


# ---- arrow walls ----


@pytest.mark.rule("ME-BOARD-24")
def test_an_arrow_wall_is_a_wall_and_is_silent_when_broken() -> None:
    table = tomb("-___", ">___", "____", heroes={"vera": "2-2 sledgehammer", "timur": "2-4"}, piles={"3-2": "arrows"})
    assert "2-1" not in offered(table, "step")
    before = snapshot(table)
    answer(table, "use sledgehammer")
    assert broken(table) == ([], ["2-1"])
    assert snapshot(table)["piles"] == before["piles"]
    answer(table, "step 2-1")
    assert place(table, "vera") == "2-1"
    silent = tomb("-___", ">___", "____", heroes={"vera": "3-1", "timur": "2-4"}, piles={"3-2": "arrows"}, walls_broken=(4,))
    answer(silent, "step 3-2")
    assert told(silent, "trap") == [("trap", "arrows", "3-2")]
    assert not told(silent, "arrows", "died")
    loud = tomb("-___", ">___", "____", heroes={"vera": "3-1", "timur": "2-4"}, piles={"3-2": "arrows"})
    answer(loud, "step 3-2")
    assert place(loud, "timur") == "dead"
