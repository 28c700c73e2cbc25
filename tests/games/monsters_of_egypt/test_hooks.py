"""The grappling hook (3.17)."""

from __future__ import annotations

import pytest

from tests.games.monsters_of_egypt.positions import (
    answer,
    asked,
    asked_seat,
    boxed,
    items,
    lives,
    offered,
    pile,
    place,
    told,
    tomb,
)
from undercroft.kernel.table import Table

CROSS = ["___-_", "___#_", "_____"]


def cross(*luck: str) -> Table:
    """The book's example: something in each of the four directions."""
    return tomb(
        *CROSS, heroes={"vera": "2-3 hook ladder", "timur": "3-3 axe"}, piles={"2-1": "c", "2-5": "?", "1-3": "scarab"},
        chests="sabre", dangers="fire", luck=luck,
    )  # fmt: skip


@pytest.mark.rule("ME-ITEM-HOOK-1", "ME-EX-8")
def test_the_nearest_token_in_the_chosen_direction_comes() -> None:
    t = cross("sabre")
    answer(t, "spend hook")
    assert offered(t) == {"direction left", "direction right", "direction up", "direction down"}
    answer(t, "direction left")
    assert (pile(t, "2-1"), pile(t, "2-3")) == ([], ["sabre"])
    assert told(t, "pulled") == [("pulled", "vera", "chest", "2-1", "2-3")]
    assert boxed(t, "hook")
    assert (place(t, "vera"), t.state.moves) == ("2-3", 3)


@pytest.mark.rule("ME-ITEM-HOOK-1")
def test_the_nearest_not_a_farther_one_and_not_the_own_cell() -> None:
    t = tomb("_____", heroes={"vera": "1-1 hook"}, piles={"1-1": "vest", "1-3": "axe", "1-5": "sabre"})
    answer(t, "spend hook")
    assert pile(t, "1-1") == ["vest", "axe"]
    assert pile(t, "1-5") == ["sabre"]


@pytest.mark.rule("ME-ITEM-HOOK-1")
def test_a_hook_without_anything_in_line_is_not_thrown() -> None:
    t = tomb("___", "___", heroes={"vera": "1-1 hook"}, piles={"2-2": "axe", "1-1": "vest"})
    assert "spend hook" not in offered(t), "nothing but the own cell and a diagonal one"


@pytest.mark.rule("ME-ITEM-HOOK-2", "ME-ITEM-HOOK-3")
def test_a_danger_token_comes_through_a_wall_and_works() -> None:
    t = cross("fire")
    answer(t, "spend hook", "direction right")
    assert (pile(t, "2-5"), pile(t, "2-3"), lives(t, "vera")) == ([], [], 2)


@pytest.mark.rule("ME-ITEM-HOOK-2", "ME-ITEM-HOOK-3", "ME-ITEM-HOOK-7")
def test_a_hero_comes_through_a_floor_and_may_swap() -> None:
    t = cross()
    answer(t, "spend hook", "direction down")
    assert (place(t, "timur"), lives(t, "timur")) == ("2-3", 3)
    assert offered(t, "swap") == {"timur"}
    answer(t, "swap timur", "want axe", "propose", "agree")
    assert items(t, "vera") == ["ladder", "axe"]


@pytest.mark.rule("ME-ITEM-HOOK-4")
def test_from_under_a_monster_nothing_but_the_monster_comes() -> None:
    t = tomb("___", heroes={"vera": "1-1 hook ladder", "timur": "1-3"}, piles={"1-3": "axe c mummy"}, chests="sabre")
    answer(t, "spend hook")
    assert asked(t) == "fight", "no choice was left"
    assert (pile(t, "1-3"), pile(t, "1-1")) == (["axe", "c"], ["mummy"])
    assert place(t, "timur") == "1-3"


@pytest.mark.rule("ME-ITEM-HOOK-5", "ME-ITEM-HOOK-9")
@pytest.mark.parametrize(
    ("pick", "left", "came"),
    [
        ("pull axe", ["c", "fire", "?"], ["axe"]),
        ("pull-closed chest", ["axe", "fire", "?"], ["sabre"]),
        ("pull fire", ["axe", "c", "?"], []),
        ("target timur", ["axe", "c", "fire", "?"], []),
        ("target zoya", ["axe", "c", "fire", "?"], []),
    ],
)
def test_from_another_stack_one_token_or_hero_of_the_carriers_choice(pick: str, left: list[str], came: list[str]) -> None:
    t = tomb(
        "____", heroes={"vera": "1-1 hook", "timur": "1-3", "zoya": "1-3"}, piles={"1-3": "axe c fire ?"}, chests="sabre",
        dangers="crack", luck=["sabre"],
    )  # fmt: skip
    answer(t, "spend hook")
    assert offered(t) == {"pull axe", "pull fire", "pull-closed chest", "pull-closed danger", "target timur", "target zoya"}
    answer(t, pick)
    assert (pile(t, "1-3"), pile(t, "1-1")) == (left, came)
    pulled = {hero for hero in ("timur", "zoya") if place(t, hero) == "1-1"}
    assert pulled == ({pick.split()[1]} if pick.startswith("target") else set())
    assert lives(t, "vera") == (2 if pick == "pull fire" else 3)


@pytest.mark.rule("ME-ITEM-HOOK-6")
def test_a_pulled_monster_fights_at_once_and_the_moves_are_lost() -> None:
    t = cross()
    answer(t, "spend hook", "direction up")
    assert (asked(t), pile(t, "1-3"), pile(t, "2-3"), t.state.moves) == ("fight", [], ["scarab"], 0)


@pytest.mark.rule("ME-ITEM-HOOK-6")
def test_a_pulled_closed_monster_fights_at_once() -> None:
    t = tomb("___", heroes={"vera": "1-1 hook ladder"}, piles={"1-3": "?"}, dangers="mummy", luck=["mummy"])
    answer(t, "spend hook")
    assert (asked(t), pile(t, "1-1")) == ("fight", ["mummy"])


@pytest.mark.rule("ME-ITEM-HOOK-6", "ME-FIGHT-25")
@pytest.mark.parametrize("closed", [False, True])
def test_a_second_monster_pulled_into_a_fight_is_fought_first(closed: bool) -> None:
    t = tomb(
        "____", heroes={"vera": "1-1 hook sabre ladder"}, piles={"1-2": "mummy", "1-4": "?" if closed else "bat"},
        dangers="bat" if closed else "", luck=[*(["bat"] if closed else []), "melee", "melee"],
    )  # fmt: skip
    answer(t, "step 1-2", "spend hook")
    assert pile(t, "1-2") == ["mummy", "bat"]
    assert t.questions()[0].about[1] == "bat"
    answer(t, "roll")
    assert (t.questions()[0].about[1], pile(t, "1-2")) == ("mummy", ["mummy"])
    answer(t, "roll")
    assert (asked(t), pile(t, "1-2")) == ("act", [])


@pytest.mark.rule("ME-ITEM-HOOK-6")
def test_a_trap_pulled_into_a_fight_is_opened_but_waits_under_the_monster() -> None:
    t = tomb(
        "____", heroes={"vera": "1-1 hook sabre ladder"}, piles={"1-2": "mummy", "1-4": "?"}, dangers="fire",
        luck=["fire", "melee"],
    )  # fmt: skip
    answer(t, "step 1-2", "spend hook")
    assert (pile(t, "1-2"), lives(t, "vera"), asked(t)) == (["fire", "mummy"], 3, "fight")
    answer(t, "roll")
    assert (pile(t, "1-2"), lives(t, "vera")) == ([], 2)


@pytest.mark.rule("ME-ITEM-HOOK-8")
def test_breaches_doors_and_walls_are_no_targets_and_a_closed_door_ends_the_line() -> None:
    t = tomb(
        "_#__", "____", heroes={"vera": "1-1 hook"}, walls_broken=(1,), floors_broken=(0,), piles={"1-4": "axe"}, yellow=(1, 3)
    )
    assert "spend hook" not in offered(t)
    t = tomb(
        "_#__", "____", heroes={"vera": "1-1 hook"}, walls_broken=(1,), piles={"1-4": "axe"}, yellow=(1, 3), doors=(True, False),
    )  # fmt: skip
    answer(t, "spend hook")
    assert pile(t, "1-1") == ["axe"]


@pytest.mark.rule("ME-ITEM-HOOK-9")
def test_a_monster_in_the_nearest_cell_goes_before_the_heroes_there() -> None:
    t = tomb("___", heroes={"vera": "1-1 hook ladder", "timur": "1-3"}, piles={"1-3": "bat"})
    answer(t, "spend hook")
    assert (place(t, "timur"), pile(t, "1-1")) == ("1-3", ["bat"])


@pytest.mark.rule("ME-ITEM-HOOK-6")
def test_a_pulled_hero_meets_the_monster_that_is_being_fought() -> None:
    t = tomb("____", heroes={"vera": "1-1 hook ladder", "timur": "1-4 ladder"}, piles={"1-2": "mummy"}, luck=["retreat-2"])
    answer(t, "step 1-2", "spend hook")
    assert (place(t, "timur"), asked_seat(t)) == ("1-2", 0)
    answer(t, "roll")
    assert (asked(t), asked_seat(t)) == ("fight", 1), "the monster is still there"


@pytest.mark.rule("ME-ITEM-HOOK-1")
def test_a_ladder_pulled_from_under_its_own_carrier_takes_it_down() -> None:
    t = tomb("o_", "__", heroes={"vera": "1-1 hook"}, piles={"2-1": "ladder"})
    answer(t, "spend hook")
    assert (place(t, "vera"), pile(t, "2-1"), pile(t, "1-1")) == ("2-1", ["ladder"], [])
    assert "1-1" in offered(t, "step"), "it stands where its carrier is"


@pytest.mark.rule("ME-ITEM-HOOK-6", "ME-ITEM-JETPACK-4")
def test_what_was_pulled_into_the_air_falls_at_the_end_of_the_turn() -> None:
    t = tomb("_o__", "____", heroes={"vera": "1-1 hook jetpack", "timur": "2-1"}, piles={"1-4": "c"}, chests="axe", luck=["axe"])
    answer(t, "use jetpack", "step 1-2", "spend hook")
    assert pile(t, "1-2") == ["axe"]
    answer(t, "step 1-3", "end")
    assert (pile(t, "1-2"), pile(t, "2-2"), place(t, "vera")) == ([], ["axe"], "1-3")


@pytest.mark.rule("ME-ITEM-HOOK-2")
def test_a_hero_pulled_into_the_air_falls() -> None:
    t = tomb("_o__", "____", heroes={"vera": "1-1 hook jetpack", "timur": "1-4"})
    answer(t, "use jetpack", "step 1-2", "spend hook")
    assert (place(t, "timur"), place(t, "vera")) == ("2-2", "1-2")


@pytest.mark.rule("ME-ITEM-HOOK-1")
@pytest.mark.parametrize("what", ["token", "hero"])
def test_a_hook_reaches_the_very_corner(what: str) -> None:
    alone = what == "token"
    t = tomb("____", heroes={"vera": "1-4 hook", "timur": "dead" if alone else "1-1"}, piles={"1-1": "axe"} if alone else {})
    answer(t, "spend hook")
    assert told(t, "pulled") == [("pulled", "vera", "timur" if what == "hero" else "axe", "1-1", "1-4")]
    assert told(t, "spent") == [("spent", "vera", "hook")]


@pytest.mark.rule("ME-TOKEN-9", "ME-TOKEN-13")
@pytest.mark.parametrize("second", ["", "bat"])
def test_what_a_pulled_monster_lay_on_is_for_the_heroes_it_leaves(second: str) -> None:
    t = tomb(
        "___", heroes={"vera": "1-1 hook sabre ladder", "timur": "1-3 skates"}, piles={"1-3": f"? {second} mummy"},
        dangers="fire", luck=["melee"] if second else ["melee", "fire"],
    )  # fmt: skip
    answer(t, "spend hook")
    assert (asked(t), asked_seat(t)) == ("fight", 0), "the fight comes first"
    answer(t, "roll")
    assert (asked(t), asked_seat(t)) == ("act", 0)
    if second:
        assert (pile(t, "1-3"), lives(t, "timur")) == (["?", "bat"], 3), "another one guards it"
    else:
        assert (pile(t, "1-3"), lives(t, "timur"), lives(t, "vera")) == ([], 2, 3)
