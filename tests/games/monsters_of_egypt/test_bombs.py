"""The bomb: its attack, what it destroys, and what falls (3.17)."""

from __future__ import annotations

import pytest

from tests.games.monsters_of_egypt.positions import (
    answer,
    asked,
    asked_seat,
    boxed,
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
from undercroft.kernel.table import Table
from undercroft.kernel.types import NotOffered


def parts(t: Table) -> set[str]:
    return {text for text in offered(t) if text.startswith(("floor", "wall"))}


@pytest.mark.rule("ME-ITEM-BOMB-1")
def test_a_bomb_reaches_the_own_and_the_adjacent_cells() -> None:
    t = tomb(
        "______", heroes={"vera": "1-3 bomb", "timur": "1-6"}, piles={"1-1": "bat", "1-2": "mummy", "1-4": "?", "1-5": "cobra"},
        dangers="crack",
    )  # fmt: skip
    answer(t, "spend bomb")
    assert offered(t) == {"at 1-2", "at 1-4"}


@pytest.mark.rule("ME-ITEM-BOMB-1", "ME-CAVE-4")
@pytest.mark.parametrize("caves", ["on", "off"])
def test_a_bomb_goes_through_a_cave_unless_caves_are_for_walking_only(caves: str) -> None:
    t = tomb(
        "___", "___", features=["C..", "..C"], heroes={"vera": "1-1 bomb"}, piles={"2-3": "mummy"}, options={"cave-items": caves},
    )  # fmt: skip
    answer(t, "spend bomb")
    assert offered(t, "at") == ({"2-3"} if caves == "on" else set())
    assert ("floor 1-3" in offered(t)) == (caves == "on"), "the ceiling of the other cave"


@pytest.mark.rule("ME-ITEM-BOMB-1")
def test_a_bomb_passes_no_closed_door() -> None:
    t = tomb("___", heroes={"vera": "1-2 bomb"}, piles={"1-1": "mummy", "1-3": "bat"}, yellow=(1, 2))
    answer(t, "spend bomb")
    assert (pile(t, "1-1"), pile(t, "1-3")) == ([], ["bat"])


@pytest.mark.rule("ME-ITEM-BOMB-2")
def test_attack_alone() -> None:
    t = tomb("__", "__", heroes={"vera": "1-1 bomb"}, piles={"1-2": "mummy"})
    answer(t, "spend bomb", "at 1-2", "enough")
    assert boxed(t, "mummy")
    assert broken(t) == ([], [])
    assert asked(t) == "act"


@pytest.mark.rule("ME-ITEM-BOMB-2")
def test_destruction_alone_comes_without_an_attack() -> None:
    t = tomb("__", "__", heroes={"vera": "2-1 bomb"}, piles={"2-2": "mummy"})
    answer(t, "spend bomb", "floor 1-1")
    assert pile(t, "2-2") == ["mummy"]
    assert broken(t) == (["1-1"], [])
    assert asked(t) == "act", "no attack afterwards"


@pytest.mark.rule("ME-ITEM-BOMB-2")
def test_a_bomb_with_nothing_to_hit_is_not_thrown() -> None:
    t = tomb("___", heroes={"vera": "1-2 bomb"}, piles={"1-1": "c", "1-3": "crack"}, chests="axe")
    before = snapshot(t)
    with pytest.raises(NotOffered):
        answer(t, "spend bomb")
    assert snapshot(t) == before


@pytest.mark.rule("ME-ITEM-BOMB-3")
def test_the_attack_comes_first_and_its_outcome_is_known() -> None:
    t = tomb("__", "__", heroes={"vera": "1-1 bomb"}, piles={"1-2": "?"}, dangers="mummy", luck=["mummy"])
    answer(t, "spend bomb", "at 1-2")
    assert told(t, "blast", "opened", "destroyed") == [
        ("blast", "vera", "1-2"),
        ("opened", "mummy", "1-2"),
        ("destroyed", "mummy", "1-2", "bomb"),
    ]
    assert (asked(t), broken(t)) == ("blast", ([], []))
    answer(t, "floor 1-2")
    assert broken(t) == (["1-2"], [])


@pytest.mark.rule("ME-ITEM-BOMB-4")
@pytest.mark.parametrize("same", ["off", "on"])
def test_the_two_effects_may_be_in_different_cells(same: str) -> None:
    t = tomb("#__", "___", heroes={"vera": "1-2 bomb"}, piles={"1-3": "mummy"}, options={"bomb-same-cell": same})
    answer(t, "spend bomb", "at 1-3")
    assert parts(t) == ({"floor 1-3"} if same == "on" else {"wall 1-1", "floor 1-2", "floor 1-3"})


@pytest.mark.rule("ME-ITEM-BOMB-4")
def test_a_monster_in_the_own_cell_and_the_wall_beside() -> None:
    t = tomb("__-o", "__#_", heroes={"vera": "1-3 bomb ladder"}, piles={"2-4": "mummy"})
    answer(t, "step 1-4", "spend bomb", "at 2-4", "wall 2-3")
    assert boxed(t, "mummy")
    assert broken(t) == ([], ["2-3"])
    assert (asked(t), offered(t, "step")) == ("act", set())


@pytest.mark.rule("ME-ITEM-BOMB-5")
def test_the_attack_takes_one_life_of_the_monster_there() -> None:
    t = tomb("___", heroes={"vera": "1-2 bomb"}, piles={"1-1": "mummy", "1-3": "axe bat"})
    answer(t, "spend bomb", "at 1-3")
    assert pile(t, "1-3") == ["axe"]
    assert pile(t, "1-1") == ["mummy"]
    assert t.state.fighter == -1


@pytest.mark.rule("ME-ITEM-BOMB-5")
@pytest.mark.parametrize(("only_weapons", "left"), [("off", 2), ("on", 3)])
def test_the_pharaoh_loses_one_of_three(only_weapons: str, left: int) -> None:
    t = tomb("__", heroes={"vera": "1-1 bomb"}, piles={"1-2": "pharaoh"}, options={"pharaoh-weapons-only": only_weapons})
    answer(t, "spend bomb")
    assert (t.state.pharaoh, pile(t, "1-2")) == (left, ["pharaoh"])


@pytest.mark.rule("ME-ITEM-BOMB-6")
@pytest.mark.parametrize(("monster", "left"), [("mummy", []), ("pharaoh", ["pharaoh"])])
def test_a_closed_danger_token_is_opened_and_a_monster_loses_a_life(monster: str, left: list[str]) -> None:
    t = tomb("___", heroes={"vera": "1-1 bomb"}, piles={"1-2": "?"}, dangers=monster, luck=[monster])
    answer(t, "spend bomb")
    assert pile(t, "1-2") == left
    assert t.state.pharaoh == (2 if left else 0)
    assert asked(t) == "act", "no fight"


@pytest.mark.rule("ME-ITEM-BOMB-7")
def test_a_trap_opened_by_a_bomb_stays_open_and_does_nothing() -> None:
    t = tomb("___", "___", heroes={"vera": "1-1 bomb", "timur": "1-3"}, piles={"1-2": "?"}, dangers="crack", luck=["crack"])
    answer(t, "spend bomb", "at 1-2", "enough")
    assert pile(t, "1-2") == ["crack"]
    assert (lives(t, "vera"), lives(t, "timur"), broken(t)) == (3, 3, ([], []))


@pytest.mark.rule("ME-ITEM-BOMB-8", "ME-EX-11")
def test_one_part_of_the_own_cell_or_a_neighbour() -> None:
    rows = ["__-__", "__#__", "_____"]
    t = tomb(*rows, heroes={"vera": "2-4 bomb"})
    answer(t, "spend bomb")
    assert offered(t) == {"floor 2-4", "floor 1-4", "wall 2-3", "floor 2-5", "floor 1-5"}
    answer(t, "floor 1-5")
    assert broken(t) == (["1-5"], [])
    assert asked(t) == "act"
    t = tomb("__-#_", *rows[1:], heroes={"vera": "2-4 bomb"})
    answer(t, "spend bomb")
    assert offered(t) == {"floor 2-4", "wall 2-3", "floor 2-5", "floor 1-5"}


@pytest.mark.rule("ME-ITEM-BOMB-9")
def test_everything_on_a_destroyed_floor_falls() -> None:
    t = tomb(
        "___", "_o_", "___", heroes={"vera": "1-1 bomb", "timur": "1-2"}, piles={"1-2": "axe", "3-2": "pear", "1-3": "vest"},
    )  # fmt: skip
    answer(t, "spend bomb", "floor 1-2")
    assert (place(t, "timur"), lives(t, "timur")) == ("3-2", 3)
    assert pile(t, "3-2") == ["pear", "axe"]
    assert (pile(t, "1-2"), pile(t, "1-3")) == ([], ["vest"])
    assert place(t, "vera") == "1-1"


@pytest.mark.rule("ME-ITEM-BOMB-10")
def test_a_destroyed_ceiling_is_the_floor_above() -> None:
    t = tomb("__", "__", heroes={"vera": "2-1 bomb", "timur": "1-1"}, piles={"1-1": "c"}, chests="axe", luck=["axe"])
    answer(t, "spend bomb", "floor 1-1")
    assert (place(t, "timur"), place(t, "vera")) == ("2-1", "2-1")
    assert pile(t, "2-1") == ["axe"], "what falls onto a hero is opened"


@pytest.mark.rule("ME-ITEM-BOMB-11", "ME-EX-12")
def test_a_destroyed_wall_leaves_its_floor_and_drops_what_stood_on_it() -> None:
    t = tomb("_-_", "_#_", "___", heroes={"vera": "2-1 bomb", "timur": "1-2"}, piles={"1-2": "axe"})
    answer(t, "spend bomb", "wall 2-2")
    assert (place(t, "timur"), pile(t, "2-2"), pile(t, "3-2")) == ("2-2", ["axe"], [])
    assert broken(t) == ([], ["2-2"])
    assert "2-2" in offered(t, "step")
    t = tomb("_-_", "_#_", "___", heroes={"vera": "2-1 bomb"}, piles={"1-2": "c"}, chests="axe")
    answer(t, "spend bomb", "wall 2-2")
    assert pile(t, "2-2") == ["c"], "and stays closed with nobody there"


@pytest.mark.rule("ME-ITEM-BOMB-12")
def test_a_breach_marks_the_place() -> None:
    t = tomb("__", "__", heroes={"vera": "1-1 bomb"})
    answer(t, "spend bomb", "floor 1-2")
    assert broken(t) == (["1-2"], [])
    assert told(t, "breach") == [("breach", "floor", "1-2")]


@pytest.mark.rule("ME-ITEM-BOMB-12")
@pytest.mark.parametrize("limit", ["off", "on"])
@pytest.mark.parametrize("left", [0, 1])
def test_breach_tokens_may_run_out(limit: str, left: int) -> None:
    row = "_" * 25
    spent = tuple(range(3, 25 - left))
    t = tomb(row, "_" * 25, heroes={"vera": "1-1 bomb sledgehammer"}, floors_broken=spent, options={"breach-limit": limit})
    assert len(spent) == 22 - left
    assert ("spend bomb" in offered(t)) == (limit == "off" or left == 1)
    if limit == "on" and not left:
        t = tomb(
            row, "_" * 25, heroes={"vera": "1-1 bomb"}, piles={"1-2": "mummy"}, floors_broken=spent,
            options={"breach-limit": "on"},
        )  # fmt: skip
        answer(t, "spend bomb")
        assert (boxed(t, "mummy"), len(t.state.floors_broken)) == (True, 22), "the attack still works"


@pytest.mark.rule("ME-ITEM-BOMB-13")
def test_a_reinforced_floor_holds() -> None:
    t = tomb("=_", "__", heroes={"vera": "1-1 bomb"})
    answer(t, "spend bomb")
    assert broken(t) == (["1-2"], []), "the neighbour's floor is all there is"
    t = tomb("=_", "__", heroes={"vera": "2-1 bomb"})
    answer(t, "spend bomb")
    assert broken(t) == (["1-2"], []), "and seen from below"


@pytest.mark.rule("ME-ITEM-BOMB-14")
def test_what_cannot_be_destroyed() -> None:
    t = tomb("___", heroes={"vera": "1-2 bomb"}, yellow=(1, 2))
    assert "spend bomb" not in offered(t), "bottom floor, top ceiling, a door"
    t = tomb("#o#", "_o_", "___", heroes={"vera": "3-2 bomb"}, floors_broken=(3, 5))
    assert "spend bomb" not in offered(t), "breached already"
    t = tomb("###", "___", heroes={"vera": "2-2 bomb"})
    assert "spend bomb" not in offered(t), "a ceiling that is a wall"


@pytest.mark.rule("ME-ITEM-BOMB-14")
def test_the_ceiling_of_the_highest_floor_left_is_no_target() -> None:
    t = tomb("___", "___", "___", heroes={"vera": "2-2 bomb"}, options={"mode": "escape"}, ceiling=3)
    answer(t, "spend bomb")
    assert offered(t) == {"floor 2-1", "floor 2-2", "floor 2-3"}
    t = tomb("___", "___", "___", heroes={"vera": "2-2 bomb"}, options={"mode": "escape"}, ceiling=2)
    answer(t, "spend bomb")
    assert {"floor 1-1", "floor 1-2", "floor 1-3"} < offered(t)


@pytest.mark.rule("ME-ITEM-BOMB-8", "ME-ITEM-BOMB-14")
def test_of_two_walls_one_above_the_other_only_the_one_beside() -> None:
    t = tomb("__", "_#", "_#", "__", heroes={"vera": "2-1 bomb"})
    answer(t, "spend bomb")
    assert offered(t) == {"floor 1-1", "floor 2-1", "wall 2-2"}, "neither the wall below it nor the floor above"


@pytest.mark.rule("ME-ITEM-BOMB-14")
def test_the_bottom_floor_is_no_target_even_where_nothing_is_printed() -> None:
    t = tomb("#__", "o__", heroes={"vera": "2-1 bomb"})
    answer(t, "spend bomb")
    assert broken(t) == (["1-2"], []), "the neighbour's ceiling"


@pytest.mark.rule("ME-ITEM-BOMB-15")
def test_a_bomb_hurts_no_hero() -> None:
    t = tomb("___", "___", heroes={"vera": "1-1 bomb", "timur": "1-2"}, piles={"1-2": "mummy"}, lives={"timur": 1})
    answer(t, "spend bomb", "at 1-2", "floor 1-2")
    assert (lives(t, "vera"), lives(t, "timur"), place(t, "timur")) == (3, 1, "2-2")
    assert told(t, "hurt") == []


@pytest.mark.rule("ME-ITEM-BOMB-16")
def test_the_bomb_goes_to_the_box() -> None:
    t = tomb("__", "__", heroes={"vera": "1-1 bomb bomb-2 axe"})
    answer(t, "spend bomb", "floor 1-1")
    assert items(t, "vera") == ["bomb", "axe"]
    assert boxed(t, "bomb")
    assert not boxed(t, "bomb-2")
    assert (place(t, "vera"), t.state.moves) == ("2-1", 3)


@pytest.mark.rule("ME-ITEM-BOMB-17")
def test_the_floor_of_a_cell_on_a_wall_is_that_wall() -> None:
    t = tomb("__-", "__#", "___", heroes={"vera": "1-3 bomb"})
    answer(t, "spend bomb")
    assert offered(t) == {"floor 1-2", "wall 2-3"}
    answer(t, "wall 2-3")
    assert (place(t, "vera"), lives(t, "vera"), broken(t)) == ("2-3", 3, ([], ["2-3"]))


@pytest.mark.rule("ME-ITEM-BOMB-9", "ME-FALL-10")
def test_a_hero_bombed_onto_a_monster_fights_at_once() -> None:
    t = tomb("__", "__", heroes={"vera": "1-1 bomb", "timur": "1-2 ladder"}, piles={"2-2": "mummy"})
    answer(t, "spend bomb", "floor 1-2")
    assert (asked(t), asked_seat(t), place(t, "timur")) == ("fight", 1, "2-2")
