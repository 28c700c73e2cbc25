"""The pharaoh (3.13): three lives, no moves, and a die that wakes it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.monsters_of_egypt.positions import answer, asked, asked_seat, boxed, lives, offered, pile, place, told, tomb
from undercroft.kernel.table import Table

FACES = ("attack", "melee", "any-weapon", "retreat-2", "retreat-3")


def night(*structure: str, **more: Any) -> Table:
    heroes = more.pop("heroes", {"vera": "1-1 skates"})
    return tomb(*structure, heroes=heroes, spirit=True, turn=len(heroes), **more)


@pytest.mark.rule("ME-PHARAOH-1", "ME-PHARAOH-5")
def test_the_player_may_roll_first_while_the_pharaoh_lies_open() -> None:
    t = night("____", piles={"1-4": "pharaoh", "1-3": "mummy bat"})
    assert (asked(t), offered(t), asked_seat(t)) == ("wake", {"roll", "pass"}, 1)
    answer(t, "pass")
    assert (asked(t), told(t, "pharaoh-roll")) == ("monsters", [])
    answer(t, "prowl mummy", "stop", "end")
    assert asked(t) == "wake", "every monsters' turn anew"


@pytest.mark.rule("ME-PHARAOH-1")
def test_there_is_no_roll_while_the_pharaoh_is_closed_or_gone() -> None:
    t = night("____", piles={"1-4": "?", "1-3": "mummy"}, dangers="pharaoh", luck=("pharaoh",))
    assert asked(t) == "monsters"
    answer(t, "open 1-4")
    assert (asked(t), t.state.pharaoh) == ("act", 3), "and none in the turn in which it was opened"
    t = night("____", piles={"1-3": "mummy bat"})
    assert asked(t) == "monsters"


@pytest.mark.rule("ME-PHARAOH-5", "ME-PHARAOH-4")
@pytest.mark.parametrize("face", FACES[1:])
def test_on_another_face_the_pharaoh_stays_and_an_action_follows(face: str) -> None:
    t = night("_____", piles={"1-5": "pharaoh", "1-3": "mummy bat"}, luck=(face,))
    answer(t, "roll")
    assert told(t, "pharaoh-roll") == [("pharaoh-roll", face)]
    assert (asked(t), asked_seat(t), pile(t, "1-5")) == ("monsters", 1, ["pharaoh"]), "and no second roll"
    answer(t, "prowl mummy", "stop")
    assert asked(t) == "act"


@pytest.mark.rule("ME-PHARAOH-2", "ME-PHARAOH-11")
def test_on_its_face_the_pharaoh_comes_to_any_living_hero() -> None:
    heroes = {"vera": "1-1", "timur": "2-1 hook", "zoya": "dead", "gleb": "gone", "roza": "waiting"}
    piles = {"1-4": "vest pharaoh", "2-1": "sabre"}
    t = tomb("_#__", "_#__", heroes=heroes, piles=piles, turn=2, yellow=(1, 3), luck=("attack",))
    answer(t, "roll")
    assert (asked(t), asked_seat(t), offered(t)) == ("victim", 2, {"target vera", "target timur"})
    answer(t, "target timur")
    assert (pile(t, "1-4"), pile(t, "2-1")) == (["vest"], ["sabre", "pharaoh"])
    assert told(t, "woke") == [("woke", "timur", "1-4", "2-1")]


@pytest.mark.rule("ME-PHARAOH-3")
def test_that_hero_fights_at_once_and_then_the_turn_is_over() -> None:
    t = night(
        "____", heroes={"vera": "1-1 skates", "timur": "1-1"}, piles={"1-4": "pharaoh", "1-3": "mummy"}, luck=("attack", "attack")
    )
    answer(t, "roll", "target vera")
    assert (asked(t), asked_seat(t), t.state.foe >= 0) == ("fight", 0, True)
    assert told(t, "fight") == [("fight", "vera", "pharaoh", "1-1")]
    answer(t, "roll")
    assert (lives(t, "vera"), lives(t, "timur")) == (2, 3)
    answer(t, "spend skates", "stop")
    assert (asked(t), asked_seat(t)) == ("act", 0), "no action of the monsters follows"
    assert pile(t, "1-3") == ["mummy"]


def test_the_pharaoh_in_the_heros_own_cell_wakes_too() -> None:
    t = night("____", heroes={"vera": "1-1 skates"}, piles={"1-1": "sabre pharaoh"}, luck=("attack",))
    answer(t, "roll")
    assert (asked(t), pile(t, "1-1")) == ("fight", ["sabre", "pharaoh"])


@pytest.mark.parametrize("option", ["attack", "melee", "any-weapon"])
def test_the_table_may_agree_on_another_face(option: str) -> None:
    """ME-RULING-2."""
    for face in FACES:
        t = night("____", piles={"1-4": "pharaoh", "1-3": "mummy bat"}, luck=(face,), options={"pharaoh-face": option})
        answer(t, "roll")
        assert (asked(t) == "fight") is (face == option)
        assert (pile(t, "1-1") == ["pharaoh"]) is (face == option)


@pytest.mark.rule("ME-PHARAOH-6")
def test_the_pharaoh_has_three_lives() -> None:
    t = tomb("__", heroes={"vera": "1-1 sabre skates"}, piles={"1-2": "?"}, dangers="pharaoh", luck=("pharaoh", *["melee"] * 3))
    answer(t, "step 1-2")
    assert t.state.pharaoh == 3
    answer(t, "roll")
    assert (t.state.pharaoh, asked(t), boxed(t, "pharaoh")) == (2, "fight", False)
    answer(t, "roll")
    assert (t.state.pharaoh, asked(t), boxed(t, "pharaoh")) == (1, "fight", False)
    answer(t, "roll")
    assert (t.state.pharaoh, asked(t), boxed(t, "pharaoh"), pile(t, "1-2")) == (0, "act", True, [])
    assert told(t, "hit") == [("hit", "pharaoh", "1-2", "2"), ("hit", "pharaoh", "1-2", "1")]


@pytest.mark.rule("ME-PHARAOH-7")
def test_lives_taken_stay_lost_after_the_fight() -> None:
    heroes = {"vera": "1-1 sabre skates", "timur": "1-3 axe hook"}
    t = tomb("___", heroes=heroes, piles={"1-2": "pharaoh"}, luck=("melee", "melee", "melee"))
    answer(t, "step 1-2", "roll", "spend skates", "step 1-1")
    assert (t.state.pharaoh, pile(t, "1-2")) == (2, ["pharaoh"])
    answer(t, "stop") if asked(t) == "retreat" else None
    answer(t, "end", "step 1-2", "roll", "roll")
    assert (t.state.pharaoh, boxed(t, "pharaoh"), place(t, "timur")) == (0, True, "1-2")


@pytest.mark.rule("ME-PHARAOH-8")
def test_neither_traps_nor_the_ceiling_harm_the_pharaoh() -> None:
    t = tomb(
        "__>__",
        "_____",
        features=("1...2", "....."),
        heroes={"vera": "2-1"},
        piles={"1-4": "pharaoh", "2-2": "arrows", "2-3": "rumble"},
    )
    answer(t, "step 2-2", "step 2-3")
    assert (pile(t, "1-4"), t.state.pharaoh, boxed(t, "pharaoh")) == (["pharaoh"], 3, False)
    t = tomb(
        "____", "____", features=("....", "..^."), heroes={"vera": "2-1"}, piles={"2-3": "pharaoh", "2-2": "spikes"}, pharaoh=2
    )
    answer(t, "step 2-2")
    assert (pile(t, "2-3"), t.state.pharaoh) == (["pharaoh"], 2)
    t = tomb(
        "____",
        "____",
        heroes={"vera": "2-1"},
        piles={"1-3": "pharaoh", "2-2": "rumble"},
        pharaoh=2,
        ceiling=2,
        options={"mode": "escape"},
    )
    answer(t, "step 2-2")
    assert (pile(t, "2-3"), t.state.pharaoh, boxed(t, "pharaoh")) == (["pharaoh"], 2, False)


@pytest.mark.rule("ME-PHARAOH-9")
def test_weapons_bombs_and_boots_take_one_life_each_and_other_things_none() -> None:
    """ME-RULING-54, both readings."""
    for option, left in (("off", 2), ("on", 3)):
        options = {"pharaoh-weapons-only": option}
        t = tomb("___", heroes={"vera": "1-1 bomb"}, piles={"1-2": "pharaoh"}, options=options)
        answer(t, "spend bomb")
        assert t.state.pharaoh == left
        t = tomb("_o_", "___", heroes={"vera": "1-1 boots skates"}, piles={"2-2": "pharaoh"}, options=options)
        answer(t, "step 1-2")
        assert (t.state.pharaoh, asked(t)) == (left, "fight")
        assert bool(t.state.used) == (option == "off"), "boots that do nothing are not used up"
        t = tomb("___", heroes={"vera": "1-1 rifle"}, piles={"1-2": "pharaoh"}, options=options, luck=("any-weapon",))
        answer(t, "use rifle")
        assert t.state.pharaoh == 2
        items = "flamethrower flashlight extinguisher"
        t = tomb("___", heroes={"vera": f"1-1 {items}"}, piles={"1-2": "pharaoh"}, options=options)
        assert not offered(t, "spend")


@pytest.mark.rule("ME-PHARAOH-10")
def test_the_pharaoh_cannot_be_chosen_for_a_move() -> None:
    t = night("____", piles={"1-4": "pharaoh", "1-3": "mummy bat"})
    answer(t, "pass")
    assert offered(t) == {"prowl mummy", "prowl bat"}
    t = night("____", piles={"1-4": "pharaoh"})
    answer(t, "pass")
    assert asked(t) == "act", "with nothing else to do the turn is passed"


def test_there_is_no_roll_when_no_hero_is_on_the_board() -> None:
    t = night("____", heroes={"vera": "waiting", "timur": "gone"}, piles={"1-4": "pharaoh", "1-3": "mummy bat"})
    assert asked(t) == "monsters"
