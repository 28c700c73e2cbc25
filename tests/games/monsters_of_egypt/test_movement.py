"""Moves of a hero (3.5)."""

from __future__ import annotations

import pytest

from tests.games.monsters_of_egypt.positions import (
    answer,
    asked,
    asked_seat,
    items,
    lives,
    offered,
    pile,
    place,
    snapshot,
    told,
    tomb,
)
from undercroft.kernel.types import NotOffered


@pytest.mark.rule("ME-MOVE-1")
def test_a_move_goes_left_right_or_one_cell_along_a_ladder() -> None:
    table = tomb("_-_", "_-_", "___", features=("...", ".L.", ".L."), heroes={"vera": "2-2", "timur": "1-1"})
    assert offered(table, "step") == {"2-1", "2-3", "1-2", "3-2"}
    before = snapshot(table)
    answer(table, "step 2-1")
    after = snapshot(table)
    assert (place(table, "vera"), table.state.moves) == ("2-1", 2)
    assert told(table, "walked") == [("walked", "vera", "2-2", "2-1")]
    changed = {field for field in before if before[field] != after[field]}
    assert changed == {"heroes", "moves"}
    up = tomb("_-_", "_-_", "___", features=("...", ".L.", ".L."), heroes={"vera": "2-2", "timur": "1-1"})
    answer(up, "step 1-2")
    assert (place(up, "vera"), up.state.moves) == ("1-2", 2)
    assert told(up, "climbed") == [("climbed", "vera", "2-2", "1-2")]
    far = tomb("_____", heroes={"vera": "1-3"})
    assert offered(far, "step") == {"1-2", "1-4"}


@pytest.mark.rule("ME-MOVE-2")
@pytest.mark.parametrize("wall", ["#", "<", ">"])
def test_no_step_into_a_wall(wall: str) -> None:
    table = tomb(f"_{wall}_", heroes={"vera": "1-1 bomb", "timur": "1-3"})
    assert offered(table, "step") == set()
    with pytest.raises(NotOffered):
        answer(table, "step 1-2")
    gone = tomb(f"_{wall}_", heroes={"vera": "1-1 bomb", "timur": "1-3"}, walls_broken=(1,))
    assert offered(gone, "step") == {"1-2"}


@pytest.mark.rule("ME-MOVE-3", "ME-FALL-3")
def test_a_step_into_the_air_is_legal() -> None:
    table = tomb("_o_", "___", heroes={"vera": "1-1"})
    assert "1-2" in offered(table, "step")
    answer(table, "step 1-2")
    assert (place(table, "vera"), table.state.moves, lives(table, "vera")) == ("2-2", 2, 3)
    assert told(table, "walked", "fell") == [("walked", "vera", "1-1", "1-2"), ("fell", "vera", "1-2", "2-2")]


@pytest.mark.rule("ME-MOVE-4")
def test_neither_up_nor_down_without_a_ladder() -> None:
    table = tomb("_o_", "___", "___", heroes={"vera": "2-2"})
    assert offered(table, "step") == {"2-1", "2-3"}
    flying = tomb("_o_", "___", "___", heroes={"vera": "2-2 jetpack"})
    assert offered(flying, "step") == {"2-1", "2-3"}, "an item that is only carried does not help"
    answer(flying, "use jetpack")
    assert offered(flying, "step") == {"2-1", "2-3", "1-2"}
    answer(flying, "step 1-2", "step 2-2")
    assert told(flying, "flew") == [("flew", "vera", "2-2", "1-2"), ("flew", "vera", "1-2", "2-2")]
    answer(flying, "step 2-3")
    assert told(flying, "walked", "flew")[2:] == [("flew", "vera", "2-2", "2-3")], "sideways too"
    top = tomb("___", "_#_", heroes={"vera": "1-2"})
    assert offered(top, "step") == {"1-1", "1-3"}


@pytest.mark.rule("ME-MOVE-5")
def test_heroes_share_a_cell() -> None:
    names = ("vera", "timur", "zoya", "gleb", "roza")
    table = tomb("__", heroes={name: "1-2" if name != "vera" else "1-1" for name in names})
    answer(table, "step 1-2")
    assert [place(table, name) for name in names] == ["1-2"] * 5
    assert not told(table, "fight", "hurt")


@pytest.mark.rule("ME-MOVE-6")
@pytest.mark.parametrize(("at", "ways"), [("1-1", {"1-2"}), ("1-3", {"1-2"}), ("2-1", {"2-2"}), ("2-3", {"2-2"})])
def test_nobody_leaves_over_the_edge(at: str, ways: set[str]) -> None:
    table = tomb("___", "___", heroes={"vera": f"{at} jetpack"}, features=("L.L", "..."))
    answer(table, "use jetpack")
    assert offered(table, "step") == ways


@pytest.mark.rule("ME-MOVE-7")
def test_a_fight_takes_the_moves_that_are_left() -> None:
    table = tomb("____", heroes={"vera": "1-1 axe bomb ladder", "timur": "1-4"}, piles={"1-2": "mummy"}, luck=("melee",))
    assert table.state.moves == 3
    answer(table, "step 1-2")
    assert (asked(table), table.state.moves) == ("fight", 0)
    answer(table, "roll")
    assert (asked(table), asked_seat(table)) == ("act", 0)
    assert offered(table, "step") == set()
    assert "place ladder" in offered(table)
    answer(table, "end", "end")
    assert table.state.moves == 3, "the next turn has its own"


@pytest.mark.rule("ME-MOVE-7")
def test_a_fight_of_another_hero_takes_nothing_from_the_one_whose_turn_it_is() -> None:
    table = tomb("___", "___", heroes={"vera": "1-1 bomb", "timur": "1-2 axe apple"}, lives={"timur": 2},
                 piles={"2-2": "mummy"}, luck=("melee",))  # fmt: skip
    answer(table, "spend bomb", "floor 1-2")
    assert (asked(table), asked_seat(table)) == ("fight", 1)
    answer(table, "roll")
    assert (asked(table), asked_seat(table), table.state.moves) == ("act", 0, 3)
    assert offered(table, "step") == {"1-2"}


@pytest.mark.rule("ME-MOVE-8")
def test_back_and_forth() -> None:
    table = tomb("__", heroes={"vera": "1-1", "timur": "1-1"})
    answer(table, "step 1-2", "step 1-1", "step 1-2")
    assert place(table, "vera") == "1-2"
    assert [event[-1] for event in told(table, "walked")] == ["1-2", "1-1", "1-2"]


@pytest.mark.rule("ME-MOVE-9")
def test_opening_and_picking_up_cost_no_move() -> None:
    table = tomb("___", heroes={"vera": "1-1"}, piles={"1-2": "axe c"}, chests="vest", luck=("vest",))
    answer(table, "step 1-2")
    assert pile(table, "1-2") == ["axe", "vest"]
    assert table.state.moves == 2
    answer(table, "take vest", "take axe")
    assert (items(table, "vera"), pile(table, "1-2"), table.state.moves) == (["vest", "axe"], [], 2)
