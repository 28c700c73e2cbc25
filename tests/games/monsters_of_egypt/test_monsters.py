"""The monsters one by one (3.20): what each does in a fight and on the move."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.monsters_of_egypt.positions import BOOK, answer, asked, boxed, items, lives, offered, pile, place, told, tomb
from undercroft.kernel.table import Table


def night(*structure: str, **more: Any) -> Table:
    heroes = more.pop("heroes", {"vera": "1-1"})
    return tomb(*structure, heroes=heroes, spirit=True, turn=len(heroes), **more)


def met(monster: str, carried: str = "bomb", **more: Any) -> Table:
    """Vera steps right and meets a monster; the bomb gives her something to think about before a roll."""
    return answer(tomb("____", heroes={"vera": f"1-1 {carried}"}, piles={"1-2": monster}, **more), "step 1-2")


def moves(monster: str) -> int:
    return BOOK.monsters[monster].moves


@pytest.mark.rule("ME-MONSTER-1")
def test_every_monster_has_its_moves_type_and_effect() -> None:
    known = {name: (each.moves, each.gait, each.bite, each.burn, each.hide) for name, each in BOOK.monsters.items()}
    assert known == {
        "pharaoh": (0, "sleep", 1, 0, ""),
        "bat": (4, "fly", 1, 0, ""),
        "vulture": (3, "fly", 1, 0, ""),
        "spider": (3, "fly", 1, 0, ""),
        "mummy": (2, "walk", 1, 0, ""),
        "ghost": (3, "haunt", 1, 0, ""),
        "scarab": (3, "walk", 1, 0, ""),
        "locust": (4, "walk", 1, 0, ""),
        "cobra": (2, "walk", 3, 0, ""),
        "djinn": (3, "walk", 1, 1, ""),
        "golem": (2, "walk", 1, 0, "firearm"),
    }  # fmt: skip
    assert {monster.lives for name, monster in BOOK.monsters.items() if name != "pharaoh"} == {1}


@pytest.mark.rule("ME-MONSTER-1")
@pytest.mark.parametrize("monster", [name for name in BOOK.monsters if name != "pharaoh"])
def test_a_monster_has_as_many_moves_as_it_shows(monster: str) -> None:
    t = night("_" * 9, heroes={"vera": "1-9"}, piles={"1-1": monster})
    walked = 0
    while asked(t) == "prowl":
        walked += 1
        answer(t, f"step 1-{walked + 1}")
    assert (walked, pile(t, f"1-{walked + 1}")) == (moves(monster), [monster])


@pytest.mark.rule("ME-MONSTER-2")
def test_an_effect_works_in_the_fight_or_on_the_move_only() -> None:
    t = met("bat", luck=("attack",))
    answer(t, "roll")
    assert lives(t, "vera") == 2, "wings do not bite harder"
    t = night("o__", "___", heroes={"vera": "1-3"}, piles={"2-1": "cobra"})
    assert offered(t) == {"step 2-2", "stop"}, "a bite does not fly"


@pytest.mark.rule("ME-MONSTER-PHARAOH-1")
def test_the_pharaoh_fights_on_contact() -> None:
    t = met("pharaoh")
    assert (asked(t), told(t, "fight"), t.state.moves) == ("fight", [("fight", "vera", "pharaoh", "1-2")], 0)
    t = tomb("__", heroes={"vera": "1-1 bomb"}, piles={"1-2": "?"}, dangers="pharaoh", luck=("pharaoh",))
    answer(t, "step 1-2")
    assert (asked(t), t.state.pharaoh) == ("fight", 3)


# ---- winged monsters and spiders ----


@pytest.mark.rule("ME-MONSTER-WINGED-1")
@pytest.mark.parametrize("monster", ["bat", "vulture", "spider"])
def test_winged_monsters_and_spiders_go_up_and_down_too(monster: str) -> None:
    t = night("_o_", "ooo", "___", heroes={"vera": "1-3"}, piles={"3-2": monster})
    answer(t, "step 2-2")
    assert offered(t) == {"step 1-2", "step 2-1", "step 2-3", "step 3-2", "stop"}
    assert pile(t, "2-2") == [monster], "it does not fall on the way"


@pytest.mark.rule("ME-MONSTER-WINGED-2")
def test_they_pass_neither_floors_nor_walls_nor_doors() -> None:
    t = night("___", "_#_", "___", heroes={"vera": "1-3"}, piles={"3-1": "bat"}, yellow=(3, 1))
    assert (asked(t), pile(t, "3-1")) == ("act", ["bat"]), "floor above, door at the right"
    t = night("_o_", "_#_", "___", heroes={"vera": "3-3"}, piles={"2-1": "bat"})
    assert (asked(t), pile(t, "2-1")) == ("act", ["bat"]), "floor above and below, wall at the right"


@pytest.mark.rule("ME-MONSTER-WINGED-3")
def test_without_support_they_descend_at_the_end() -> None:
    t = night("_o_", "_o_", "___", heroes={"vera": "1-3"}, piles={"3-2": "? spider"}, dangers="bat")
    answer(t, "prowl spider", "step 2-2", "step 1-2", "stop")
    assert (pile(t, "3-2"), pile(t, "1-2")) == (["?", "spider"], [])
    assert told(t, "descended") == [("descended", "spider", "1-2", "3-2")]
    t = night("_-_", "___", "___", features=("...", ".L.", "..."), heroes={"vera": "3-3"}, piles={"1-1": "spider"})
    answer(t, "step 1-2", "stop")
    assert (pile(t, "1-2"), told(t, "descended")) == (["spider"], []), "a ladder's top holds it"


@pytest.mark.rule("ME-MONSTER-WINGED-3")
def test_one_that_descends_onto_a_hero_fights_it() -> None:
    t = night("_o_", "___", heroes={"vera": "2-2 hook"}, piles={"1-1": "bat", "2-1": "axe"})
    answer(t, "step 1-2", "stop")
    assert (asked(t), pile(t, "2-2")) == ("fight", ["bat"])


@pytest.mark.rule("ME-MONSTER-WINGED-4")
@pytest.mark.parametrize("monster", ["bat", "vulture", "spider"])
def test_they_have_no_effect_in_fights(monster: str) -> None:
    t = met(monster, "sabre bomb", luck=("attack", "melee"))
    answer(t, "roll", "roll")
    assert (lives(t, "vera"), boxed(t, monster), asked(t)) == (2, True, "act")


@pytest.mark.rule("ME-MONSTER-WINGED-5")
def test_a_bat_has_four_moves() -> None:
    assert moves("bat") == 4
    t = night("_" * 7, heroes={"vera": "1-7"}, piles={"1-1": "bat"})
    answer(t, "step 1-2", "step 1-3", "step 1-4", "step 1-5")
    assert (pile(t, "1-5"), asked(t)) == (["bat"], "act")


# ---- mummy, ghost, insects ----


@pytest.mark.rule("ME-MONSTER-MUMMY-1")
def test_a_flamethrower_destroys_a_mummy_in_a_fight() -> None:
    t = met("mummy", "flamethrower")
    assert "spend flamethrower" in offered(t)
    answer(t, "spend flamethrower")
    assert (boxed(t, "mummy"), boxed(t, "flamethrower"), items(t, "vera"), lives(t, "vera"), asked(t)) == (
        True,
        True,
        [],
        3,
        "act",
    )
    t = met("scarab", "flamethrower bomb")
    assert "spend flamethrower" not in offered(t)


@pytest.mark.rule("ME-MONSTER-MUMMY-2", "ME-MONSTER-COBRA-2")
@pytest.mark.parametrize("monster", ["mummy", "cobra"])
def test_mummies_and_cobras_only_walk(monster: str) -> None:
    only_walks(monster)


@pytest.mark.rule("ME-MONSTER-DJINN-3", "ME-MONSTER-GOLEM-3")
@pytest.mark.parametrize("monster", ["djinn", "golem"])
def test_djinns_and_golems_only_walk(monster: str) -> None:
    only_walks(monster)


def only_walks(monster: str) -> None:
    t = night("_oo_", "__#_", "____", heroes={"vera": "1-4"}, piles={"2-2": monster})
    assert offered(t) == {"step 2-1", "stop"}, "neither up nor through the wall"
    t = night("_oo_", "__#_", "____", heroes={"vera": "2-4"}, piles={"1-1": monster})
    answer(t, "step 1-2")
    assert pile(t, "2-2") == [monster], "and it falls"


@pytest.mark.rule("ME-MONSTER-GHOST-1")
def test_a_flashlight_destroys_a_ghost_in_a_fight() -> None:
    t = met("ghost", "flashlight")
    answer(t, "spend flashlight")
    assert (boxed(t, "ghost"), boxed(t, "flashlight"), lives(t, "vera"), asked(t)) == (True, True, 3, "act")
    t = met("mummy", "flashlight bomb")
    assert "spend flashlight" not in offered(t)


@pytest.mark.rule("ME-MONSTER-GHOST-2")
def test_a_ghost_goes_through_floors_ceilings_and_walls() -> None:
    t = night("___", "___", "___", heroes={"vera": "1-3"}, piles={"2-2": "ghost"})
    assert offered(t) == {"step 1-2", "step 3-2", "step 2-1", "step 2-3", "stop"}
    t = night("____", "_##_", "____", heroes={"vera": "1-1"}, piles={"2-1": "ghost"})
    answer(t, "step 2-2", "step 2-3", "step 2-4")
    assert (pile(t, "2-4"), asked(t)) == (["ghost"], "act")


@pytest.mark.rule("ME-MONSTER-GHOST-3")
def test_a_ghost_neither_ends_in_a_wall_nor_goes_where_it_would_have_to() -> None:
    t = night("____", "_##_", "____", heroes={"vera": "1-1"}, piles={"2-1": "ghost"})
    answer(t, "step 2-2")
    assert "stop" not in offered(t)
    answer(t, "step 2-3")
    assert offered(t) == {"step 1-3", "step 2-4", "step 3-3"}, "one move left: out of the wall"
    t = night("____", "_###", "####", heroes={"vera": "1-1"}, piles={"2-1": "ghost"})
    answer(t, "step 2-2")
    assert offered(t) == {"step 1-2", "step 2-1", "step 2-3"}, "not down: two walls deep it could not come out again"


@pytest.mark.rule("ME-MONSTER-GHOST-3")
def test_a_ghost_without_support_descends_and_passes_no_closed_door() -> None:
    """ME-RULING-59."""
    t = night("_o_", "_o_", "___", heroes={"vera": "1-3"}, piles={"2-1": "ghost"})
    answer(t, "step 1-1", "step 1-2", "stop")
    assert (pile(t, "3-2"), told(t, "descended")) == (["ghost"], [("descended", "ghost", "1-2", "3-2")])
    t = night("___", "___", heroes={"vera": "1-3"}, piles={"2-1": "ghost"}, yellow=(2, 1))
    assert offered(t) == {"step 1-1", "stop"}


def test_a_ghost_uses_caves_too() -> None:
    """ME-CAVE-5."""
    t = night("___", "___", features=("C..", "..C"), heroes={"vera": "1-3"}, piles={"1-1": "ghost"})
    assert offered(t) == {"step 1-2", "step 2-1", "step 2-3", "stop"}


@pytest.mark.rule("ME-MONSTER-INSECT-1")
@pytest.mark.parametrize("monster", ["scarab", "locust"])
def test_insects_have_no_effects(monster: str) -> None:
    only_walks(monster)
    t = met(monster, "axe bomb", luck=("attack", "melee"))
    answer(t, "roll", "roll")
    assert (lives(t, "vera"), boxed(t, monster)) == (2, True)


# ---- cobra, djinn, golem ----


@pytest.mark.rule("ME-MONSTER-COBRA-1")
def test_a_cobra_takes_three_lives_at_once() -> None:
    t = tomb("___", heroes={"vera": "1-1 bomb", "timur": "1-3"}, piles={"1-2": "cobra"}, luck=("attack",))
    answer(t, "step 1-2", "roll")
    assert (place(t, "vera"), lives(t, "vera"), pile(t, "1-2")) == ("dead", 0, ["bomb", "cobra"])
    assert [event[2] for event in told(t, "hurt")] == ["2", "1", "0"]
    t = met("cobra", "sabre bomb", luck=("melee",))
    answer(t, "roll")
    assert (boxed(t, "cobra"), lives(t, "vera")) == (True, 3)


@pytest.mark.rule("ME-MONSTER-DJINN-1")
def test_whoever_gets_away_from_the_djinn_is_burnt_once() -> None:
    t = met("djinn", luck=("retreat-3",))
    answer(t, "roll")
    assert (lives(t, "vera"), asked(t), told(t, "hurt")) == (2, "retreat", [("hurt", "vera", "2", "djinn")])
    assert place(t, "vera") == "1-2", "before the first move"
    answer(t, "step 1-3", "step 1-4")
    assert lives(t, "vera") == 2


@pytest.mark.rule("ME-MONSTER-DJINN-1")
def test_no_burn_for_a_djinn_that_is_destroyed_and_the_burnt_die_in_its_cell() -> None:
    t = met("djinn", "sabre bomb", luck=("melee",))
    answer(t, "roll")
    assert (lives(t, "vera"), boxed(t, "djinn")) == (3, True)
    t = tomb("___", heroes={"vera": "1-1 bomb", "timur": "1-1"}, lives={"vera": 1}, piles={"1-2": "djinn"}, luck=("retreat-2",))
    answer(t, "step 1-2", "roll")
    assert (place(t, "vera"), pile(t, "1-2")) == ("dead", ["bomb", "djinn"])


def test_with_the_other_reading_every_roll_burns() -> None:
    """ME-RULING-18."""
    t = met("djinn", luck=("attack",), options={"burn-each-roll": "on"})
    answer(t, "roll")
    assert (lives(t, "vera"), asked(t)) == (1, "fight")
    t = met("djinn", luck=("retreat-2",), options={"burn-each-roll": "on"})
    answer(t, "roll")
    assert (lives(t, "vera"), asked(t)) == (2, "retreat")
    t = met("djinn", "sabre bomb", luck=("melee",), options={"burn-each-roll": "on"})
    answer(t, "roll")
    assert (lives(t, "vera"), boxed(t, "djinn")) == (3, True)


@pytest.mark.rule("ME-MONSTER-DJINN-2")
def test_an_extinguisher_destroys_the_djinn_without_a_burn() -> None:
    t = met("djinn", "extinguisher")
    answer(t, "spend extinguisher")
    assert (boxed(t, "djinn"), boxed(t, "extinguisher"), lives(t, "vera"), asked(t)) == (True, True, 3, "act")


@pytest.mark.rule("ME-MONSTER-GOLEM-1")
def test_the_melee_face_is_rolled_again_against_a_golem() -> None:
    t = met("golem", "sabre rifle bomb", luck=("melee", "melee", "attack"))
    answer(t, "roll")
    assert (len(told(t, "rolled")), lives(t, "vera"), boxed(t, "golem")) == (3, 2, False)


@pytest.mark.rule("ME-MONSTER-GOLEM-2")
@pytest.mark.parametrize(("weapon", "option", "falls"), [("rifle", "off", True), ("sabre", "off", False), ("sabre", "on", True)])
def test_the_any_weapon_face_needs_a_firearm_against_a_golem(weapon: str, option: str, falls: bool) -> None:
    """ME-RULING-4: with the other reading melee counts on this face."""
    t = met("golem", f"{weapon} bomb", luck=("any-weapon", "attack"), options={"golem-any-weapon": option})
    answer(t, "roll")
    assert (boxed(t, "golem"), lives(t, "vera")) == (falls, 3 if falls else 2)
    assert len(told(t, "rolled")) == (1 if falls else 2)
