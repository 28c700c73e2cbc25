"""Falling heroes, tokens and stacks (3.6)."""

from __future__ import annotations

import pytest

from tests.games.monsters_of_egypt.positions import (
    answer,
    asked,
    asked_seat,
    broken,
    lives,
    offered,
    pile,
    place,
    snapshot,
    told,
    tomb,
)


@pytest.mark.rule("ME-FALL-1", "ME-FALL-2", "ME-FALL-3")
@pytest.mark.parametrize("height", [1, 2, 5])
def test_a_fall_of_any_height_costs_nothing(height: int) -> None:
    rows = ["_o_", *["_o_"] * (height - 1), "___", "___"]
    table = tomb(*rows, heroes={"vera": "1-1", "timur": "1-3"}, lives={"vera": 1})
    answer(table, "step 1-2")
    assert place(table, "vera") == f"{height + 1}-2"
    assert (lives(table, "vera"), table.state.moves) == (1, 2)
    assert told(table, "fell") == [("fell", "vera", "1-2", f"{height + 1}-2")]
    assert (place(table, "timur"), lives(table, "timur")) == ("1-3", 3)


@pytest.mark.rule("ME-FALL-1")
@pytest.mark.parametrize(
    ("rows", "end"),
    [
        (("_o", "_o", "__", "__"), "3-2"),
        (("_o", "_=", "__", "__"), "2-2"),
        (("_o", "_-", "_#", "__"), "2-2"),
        (("_o", "_o", "_o", "_o"), "4-2"),
    ],
)
def test_a_fall_ends_on_the_first_support(rows: tuple[str, ...], end: str) -> None:
    table = tomb(*rows, heroes={"vera": "1-1"})
    answer(table, "step 1-2")
    assert place(table, "vera") == end


@pytest.mark.rule("ME-FALL-4")
def test_cells_passed_in_the_air_are_not_reached() -> None:
    passed = {"1-2": "fire", "2-2": "arrows mummy", "3-2": "axe"}
    table = tomb("_o_", ">o_", "___", features=("...", ".X.", "..."), heroes={"vera": "1-1", "timur": "2-3"}, piles=passed)
    before = snapshot(table)
    answer(table, "step 1-2")
    assert place(table, "vera") == "3-2", "not even the exit in the air counts"
    assert snapshot(table)["piles"] == before["piles"]
    assert lives(table, "vera") == 3
    assert not told(table, "trap", "fight", "opened", "escaped")
    assert "take axe" in offered(table)


@pytest.mark.rule("ME-FALL-4")
def test_the_landing_cell_is_reached() -> None:
    table = tomb("_o", "__", heroes={"vera": "1-1"}, piles={"2-2": "fire"})
    answer(table, "step 1-2")
    assert (lives(table, "vera"), pile(table, "2-2")) == (2, [])


@pytest.mark.rule("ME-FALL-5", "ME-LADDER-3")
@pytest.mark.parametrize("printed", [True, False])
def test_the_top_of_a_ladder_stops_a_fall(printed: bool) -> None:
    features = ("...", "...", ".L.", "...") if printed else ()
    table = tomb(
        "_o_", "_o_", "___", "___", features=features, heroes={"vera": "1-1"}, piles={} if printed else {"3-2": "ladder"}
    )
    answer(table, "step 1-2")
    assert place(table, "vera") == "2-2"
    bare = tomb("_o_", "_o_", "___", "___", heroes={"vera": "1-1"})
    answer(bare, "step 1-2")
    assert place(bare, "vera") == "3-2"


@pytest.mark.rule("ME-FALL-6", "ME-FALL-8")
def test_a_stack_falls_in_its_order_onto_what_lies_below() -> None:
    table = tomb("___", "___", "___", heroes={"vera": "1-1 bomb", "timur": "1-2"},
                 piles={"1-2": "", "1-3": "axe c ? vest", "2-3": "sabre c", "2-2": ""})  # fmt: skip
    answer(table, "step 1-2", "spend bomb", "floor 1-3")
    assert (pile(table, "1-3"), pile(table, "2-3")) == ([], ["sabre", "c", "axe", "c", "?", "vest"])
    assert broken(table) == (["1-3"], [])
    assert told(table, "breach", "tumbled") == [("breach", "floor", "1-3"), ("tumbled", "4", "1-3", "2-3")]
    assert (place(table, "vera"), place(table, "timur")) == ("1-2", "1-2")


@pytest.mark.rule("ME-FALL-6")
def test_heroes_on_a_destroyed_floor_or_wall_fall_without_loss() -> None:
    floor = tomb("___", "___", heroes={"vera": "1-1 bomb", "timur": "1-2", "zoya": "1-2", "gleb": "1-3"}, lives={"timur": 1})
    answer(floor, "spend bomb", "floor 1-2")
    assert [place(floor, name) for name in ("vera", "timur", "zoya", "gleb")] == ["1-1", "2-2", "2-2", "1-3"]
    assert [lives(floor, name) for name in ("vera", "timur", "zoya")] == [3, 1, 3]
    wall = tomb("_-_", "_#_", "___", heroes={"vera": "2-1 sledgehammer", "timur": "1-2"}, piles={"1-2": "? axe"},
                dangers="fire", luck=("fire",))  # fmt: skip
    answer(wall, "use sledgehammer")
    assert (place(wall, "timur"), broken(wall)) == ("2-2", ([], ["2-2"]))


@pytest.mark.rule("ME-FALL-6")
def test_closed_tokens_stay_closed_when_they_fall_on_nobody() -> None:
    table = tomb("_-_", "_#_", "___", heroes={"vera": "2-1 sledgehammer"}, piles={"1-2": "c"})
    bags = table.state.chests
    answer(table, "use sledgehammer")
    assert pile(table, "2-2") == ["c"]
    assert table.state.chests == bags
    assert not told(table, "opened")


@pytest.mark.rule("ME-FALL-6")
def test_a_flying_hero_does_not_fall_with_the_floor() -> None:
    table = tomb("___", "___", heroes={"vera": "1-2 bomb jetpack"}, piles={"1-2": "axe"})
    answer(table, "use jetpack", "spend bomb", "floor 1-2")
    assert (place(table, "vera"), pile(table, "2-2")) == ("1-2", ["axe"])
    answer(table, "end")
    assert place(table, "vera") == "2-2"


@pytest.mark.rule("ME-FALL-7")
def test_monsters_lose_no_life_by_falling() -> None:
    table = tomb("____", "____", heroes={"vera": "1-1 bomb"}, piles={"1-2": "mummy pharaoh"}, pharaoh=2)
    answer(table, "spend bomb", "floor 1-2")
    assert pile(table, "2-2") == ["mummy", "pharaoh"]
    assert table.state.pharaoh == 2
    assert not told(table, "hit", "destroyed", "fight")


@pytest.mark.rule("ME-FALL-8")
def test_a_monster_below_stays_on_top_of_a_fallen_stack() -> None:
    table = tomb("____", "____", heroes={"vera": "1-1 bomb"}, piles={"1-2": "axe c", "2-2": "sabre mummy"})
    answer(table, "spend bomb", "floor 1-2")
    assert pile(table, "2-2") == ["sabre", "axe", "c", "mummy"]
    both = tomb("____", "____", heroes={"vera": "1-1 bomb"}, piles={"1-2": "axe bat", "2-2": "mummy"})
    answer(both, "spend bomb", "floor 1-2")
    assert pile(both, "2-2") == ["axe", "mummy", "bat"], "the last that came is on top"


@pytest.mark.rule("ME-FALL-9")
def test_a_closed_token_that_falls_on_a_hero_is_opened() -> None:
    table = tomb("____", "____", heroes={"vera": "1-1 bomb", "timur": "2-2"}, piles={"1-2": "c"}, chests="vest", luck=("vest",))
    answer(table, "spend bomb", "floor 1-2")
    assert pile(table, "2-2") == ["vest"]
    assert told(table, "opened") == [("opened", "vest", "2-2")]
    trap = tomb("____", "____", heroes={"vera": "1-1 bomb", "timur": "2-2"}, piles={"1-2": "?"}, dangers="fire", luck=("fire",))
    answer(trap, "spend bomb", "floor 1-2")
    assert (lives(trap, "timur"), lives(trap, "vera"), pile(trap, "2-2")) == (2, 3, [])


@pytest.mark.rule("ME-FALL-9")
@pytest.mark.parametrize(("turn", "hurt"), [(0, ("vera", "timur")), (1, ("timur", "vera"))])
def test_of_several_heroes_the_one_whose_turn_it_is_meets_it_first(turn: int, hurt: tuple[str, str]) -> None:
    table = tomb("____", "____", heroes={"vera": "2-2 bomb", "timur": "2-2 bomb"}, turn=turn, piles={"1-2": "?"},
                 dangers="fire", luck=("fire",))  # fmt: skip
    answer(table, "spend bomb", "floor 1-2")
    assert [lives(table, name) for name in hurt] == [2, 3]


@pytest.mark.rule("ME-FALL-6", "ME-FALL-5")
def test_a_ladder_that_falls_takes_down_what_stood_on_it() -> None:
    """The ladder of 2-2 falls to 3-2 and stands there: what was on its top comes down by one floor."""
    table = tomb(
        "_o_", "___", "___", "___", heroes={"vera": "2-1 bomb", "timur": "1-2"}, piles={"1-2": "axe", "2-2": "sabre ladder"}
    )
    assert place(table, "timur") == "1-2"
    answer(table, "spend bomb", "floor 2-2")
    assert (pile(table, "1-2"), pile(table, "2-2"), pile(table, "3-2")) == ([], ["axe"], ["sabre", "ladder"])
    assert (place(table, "timur"), lives(table, "timur")) == ("2-2", 3)


@pytest.mark.rule("ME-FALL-6")
def test_what_has_another_support_does_not_fall() -> None:
    table = tomb("___", "___", heroes={"vera": "2-2", "timur": "1-2"}, piles={"1-2": "axe", "2-2": "ladder"})
    answer(table, "take ladder")
    assert (place(table, "timur"), pile(table, "1-2")) == ("1-2", ["axe"])
    top = tomb("___", "___", heroes={"vera": "1-1"}, piles={"1-1": "ladder"})
    answer(top, "take ladder")
    assert not told(top, "fell", "tumbled")
    alone = tomb("_o_", "___", heroes={"vera": "2-2", "timur": "1-2"}, piles={"1-2": "axe", "2-2": "ladder"})
    answer(alone, "take ladder")
    assert (place(alone, "timur"), pile(alone, "2-2")) == ("2-2", ["axe"])


@pytest.mark.rule("ME-FALL-6")
def test_walls_of_the_top_floor_and_at_the_edge() -> None:
    top = tomb("_#_", "___", heroes={"vera": "1-1 sledgehammer"}, piles={"2-1": "axe", "2-3": "sabre"})
    answer(top, "use sledgehammer")
    assert broken(top) == ([], ["1-2"])
    assert not told(top, "fell", "tumbled")
    edge = tomb("-_", "#_", "__", heroes={"vera": "2-2 sledgehammer", "timur": "1-1"}, piles={"1-1": "axe"})
    answer(edge, "use sledgehammer")
    assert (place(edge, "timur"), pile(edge, "2-1")) == ("2-1", ["axe"])
    assert told(edge, "breach") == [("breach", "wall", "2-1")]


@pytest.mark.rule("ME-FALL-10")
def test_a_monster_that_falls_on_the_active_hero_fights_at_once() -> None:
    table = tomb("____", "____", heroes={"vera": "2-2 bomb apple", "timur": "1-1"}, lives={"vera": 2}, piles={"1-2": "mummy"})
    answer(table, "spend bomb", "floor 1-2")
    assert (asked(table), asked_seat(table), table.state.moves) == ("fight", 0, 0)
    assert pile(table, "2-2") == ["mummy"]


@pytest.mark.rule("ME-FALL-10")
@pytest.mark.parametrize("closed", [False, True])
def test_a_monster_that_falls_on_another_hero_waits_for_its_turn(closed: bool) -> None:
    table = tomb("____", "____", heroes={"vera": "1-1 bomb", "timur": "2-2 bomb"}, piles={"1-2": "?" if closed else "mummy"},
                 dangers="mummy" if closed else "", luck=("mummy",) if closed else ())  # fmt: skip
    answer(table, "spend bomb", "floor 1-2")
    assert (asked(table), asked_seat(table)) == ("act", 0)
    assert pile(table, "2-2") == ["mummy"]
    assert not told(table, "fight")
    answer(table, "end")
    assert (asked(table), asked_seat(table), table.state.moves) == ("fight", 1, 0)


@pytest.mark.rule("ME-FALL-10")
def test_in_a_monsters_turn_a_falling_monster_fights_at_once() -> None:
    table = tomb(
        "____", "____", heroes={"vera": "2-2 bomb", "timur": "1-2 bomb"}, lives={"timur": 1}, spirit=True, turn=2,
        piles={"1-2": "mummy ?", "2-4": "?"}, dangers="crack rumble", luck=("crack",),
    )  # fmt: skip
    answer(table, "open 1-2", "apply")
    assert broken(table) == (["1-2"], [])
    assert (place(table, "timur"), pile(table, "2-2")) == ("dead", ["bomb-2", "mummy"])
    assert (asked(table), asked_seat(table)) == ("fight", 0)
    assert told(table, "fight") == [("fight", "vera", "mummy", "2-2")]
