"""The worked examples of the specification, as it states them. Masha is Vera here, Andrey is Timur, Lara is Zoya."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.monsters_of_egypt.positions import (
    BOOK,
    answer,
    asked,
    asked_seat,
    boulder_cells,
    boxed,
    broken,
    items,
    lives,
    offered,
    pile,
    place,
    told,
    tomb,
)
from undercroft.games.monsters_of_egypt.rules.dungeon import boulder_way, covered
from undercroft.kernel.table import Table

ORANGE = BOOK.plans["exploration"]
PRINTED = {ORANGE.names[cell]: sign for cell, sign in enumerate(ORANGE.tokens) if sign != "."}
"""Every token of the untouched orange board, closed."""


def full_turn() -> Table:
    return tomb(
        "__-o", "__#_", heroes={"vera": "1-1 ladder bomb"}, piles={"1-2": "?", "1-3": "c", "2-4": "?"},
        dangers="fire mummy", chests="skates", luck=("fire", "skates", "mummy"),
    )  # fmt: skip


@pytest.mark.rule("ME-EX-1")
def test_example_1_a_full_turn() -> None:
    t = answer(full_turn(), "step 1-2")
    assert (place(t, "vera"), lives(t, "vera"), t.state.moves, pile(t, "1-2"), boxed(t, "fire")) == ("1-2", 2, 2, [], True)
    answer(t, "step 1-3", "take skates")
    assert (place(t, "vera"), t.state.moves, items(t, "vera"), pile(t, "1-3")) == ("1-3", 1, ["ladder", "bomb", "skates"], [])
    answer(t, "step 1-4")
    assert (place(t, "vera"), t.state.moves, asked(t), pile(t, "2-4")) == ("2-4", 0, "fight", ["mummy"])
    answer(t, "spend bomb", "at 2-4", "wall 2-3")
    assert (boxed(t, "mummy"), boxed(t, "bomb"), broken(t)) == (True, True, ([], ["2-3"]))
    assert (place(t, "vera"), lives(t, "vera"), items(t, "vera"), asked(t)) == ("2-4", 2, ["ladder", "skates"], "act")
    assert offered(t, "step") == set(), "the extra move of the skates is gone too"
    answer(t, "end")
    assert offered(t, "step") == {"2-3"}


@pytest.mark.rule("ME-EX-2")
def test_example_2_she_discards_the_skates_instead() -> None:
    """The cell has no way out on foot; her ladder makes one."""
    t = answer(full_turn(), "step 1-2", "step 1-3", "take skates", "step 1-4", "place ladder", "spend skates")
    assert (asked(t), t.state.steps <= 2, boxed(t, "skates"), t.state.fighter) == ("retreat", True, True, -1)
    while asked(t) == "retreat" and place(t, "vera") != "1-3":
        answer(t, f"step {'1-4' if place(t, 'vera') == '2-4' else '1-3'}")
    assert (place(t, "vera"), pile(t, "2-4"), lives(t, "vera")) == ("1-3", ["ladder", "mummy"], 2)
    assert [event[0] for event in told(t, "climbed", "walked")][-2:] == ["climbed", "walked"]
    assert "step 1-2" not in offered(t), "two moves are all"


@pytest.mark.rule("ME-EX-3")
def test_example_3_spiked_boots_on_a_closed_token() -> None:
    t = tomb("_o", "__", heroes={"vera": "1-1 boots"}, piles={"2-2": "?"}, dangers="mummy", luck=("mummy",))
    answer(t, "step 1-2")
    assert (place(t, "vera"), boxed(t, "mummy"), pile(t, "2-2"), t.state.moves) == ("2-2", True, [], 2)
    assert not told(t, "fight")
    t = tomb("_o", "__", heroes={"vera": "1-1 boots"}, piles={"2-2": "?"}, dangers="pharaoh", luck=("pharaoh", "retreat-2"))
    answer(t, "step 1-2")
    assert told(t, "hit", "fight") == [("hit", "pharaoh", "2-2", "2"), ("fight", "vera", "pharaoh", "2-2")]
    assert (t.state.pharaoh, t.state.moves, pile(t, "2-2")) == (2, 0, ["pharaoh"])


@pytest.mark.rule("ME-EX-4")
def test_example_4_arrows_one_cell() -> None:
    t = tomb(
        ">____", heroes={"vera": "1-4"}, piles={"1-2": "c", "1-3": "mummy", "1-5": "arrows"}, chests="vest", luck=("vest",),
        spirit=True, turn=1,
    )  # fmt: skip
    answer(t, "spring 1-5")
    assert (pile(t, "1-2"), pile(t, "1-3"), lives(t, "vera")) == (["vest"], ["mummy"], 3)
    assert told(t, "arrows") == [("arrows", "1-1", "1-2")]


@pytest.mark.rule("ME-EX-5")
def test_example_5_arrows_four_cells() -> None:
    t = tomb("_____<", heroes={"vera": "1-1"}, piles={"1-1": "arrows", "1-2": "mummy"}, spirit=True, turn=1)
    answer(t, "spring 1-1")
    assert told(t, "arrows") == [("arrows", "1-6", "1-2")]
    assert (pile(t, "1-2"), boxed(t, "mummy"), lives(t, "vera")) == ([], True, 3)


@pytest.mark.rule("ME-EX-6")
def test_example_6_arrows_on_a_hero_and_on_nothing() -> None:
    t = tomb(">__#_", heroes={"vera": "1-3", "timur": "1-5"}, piles={"1-5": "arrows"}, spirit=True, turn=2)
    assert (place(t, "vera"), place(t, "timur"), told(t, "arrows")) == ("dead", "1-5", [("arrows", "1-1", "1-3")])
    t = tomb(">__#_", heroes={"vera": "1-5"}, piles={"1-5": "arrows"}, spirit=True, turn=1)
    assert (place(t, "vera"), lives(t, "vera"), boxed(t, "arrows")) == ("1-5", 3, True)
    assert (told(t, "arrows"), broken(t)) == ([("arrows", "1-1", "1-3")], ([], []))


@pytest.mark.rule("ME-EX-7")
def test_example_7_jetpack() -> None:
    t = tomb("o_", "__", heroes={"timur": "2-1 jetpack"})
    answer(t, "use jetpack", "step 1-1")
    assert (place(t, "timur"), told(t, "fell")) == ("1-1", [])
    answer(t, "step 1-2")
    assert t.state.moves == 1
    answer(t, "end")
    assert (place(t, "timur"), told(t, "fell")) == ("1-2", [])
    t = tomb("o_", "__", heroes={"timur": "2-1 jetpack"})
    answer(t, "use jetpack", "step 1-1", "end")
    assert (place(t, "timur"), lives(t, "timur"), told(t, "fell")) == ("2-1", 3, [("fell", "timur", "1-1", "2-1")])


def hooked(direction: str, *luck: str) -> Table:
    t = tomb(
        "___-_", "___#_", "_____", heroes={"zoya": "2-3 hook", "timur": "3-3"}, piles={"2-1": "c", "2-5": "?", "1-3": "scarab"},
        chests="vest", dangers="fire", luck=luck,
    )  # fmt: skip
    return answer(t, "spend hook", f"direction {direction}")


@pytest.mark.rule("ME-EX-8")
def test_example_8_hook() -> None:
    t = hooked("left", "vest")
    assert (pile(t, "2-1"), pile(t, "2-3"), boxed(t, "hook")) == ([], ["vest"], True)
    t = hooked("right", "fire")
    assert (pile(t, "2-5"), told(t, "opened"), lives(t, "zoya"), boxed(t, "hook")) == ([], [("opened", "fire", "2-3")], 2, True)
    t = hooked("up", "retreat-2")
    assert (pile(t, "1-3"), pile(t, "2-3"), told(t, "fight")) == ([], ["scarab"], [("fight", "zoya", "scarab", "2-3")])
    assert boxed(t, "hook")
    t = tomb(
        "___-_",
        "___#_",
        "_____",
        heroes={"zoya": "2-3 hook axe", "timur": "3-3"},
        piles={"2-1": "c", "2-5": "?", "1-3": "scarab"},
    )
    answer(t, "spend hook", "direction down")
    assert (place(t, "timur"), "swap timur" in offered(t), boxed(t, "hook")) == ("2-3", True, True)


BEAM = {"1-1": "c", "1-3": "c", "1-6": "c", "1-9": "c"}


@pytest.mark.rule("ME-EX-9")
def test_example_9_flashlight_with_walls() -> None:
    t = tomb("_#_____#_", heroes={"vera": "1-5 flashlight"}, piles=BEAM)
    answer(t, "use flashlight")
    assert offered(t) == {"at 1-3", "at 1-6"}
    t = tomb("_#_____#_", heroes={"vera": "1-5 flashlight"}, piles=BEAM, walls_broken=(1,))
    answer(t, "use flashlight")
    assert offered(t) == {"at 1-1", "at 1-3", "at 1-6"}


@pytest.mark.rule("ME-EX-10")
def test_example_10_flashlight_without_walls() -> None:
    t = tomb("_________", heroes={"vera": "1-5 flashlight"}, piles=BEAM, chests="vest", luck=("vest",))
    answer(t, "use flashlight")
    assert offered(t) == {"at 1-1", "at 1-3", "at 1-6", "at 1-9"}
    answer(t, "at 1-9")
    assert (pile(t, "1-9"), "use flashlight" in offered(t)) == (["vest"], False)
    answer(t, "end")
    assert "use flashlight" in offered(t)


@pytest.mark.rule("ME-EX-11")
def test_example_11_bomb_options() -> None:
    t = answer(tomb("__-__", "__#__", "_____", heroes={"vera": "2-4 bomb"}), "spend bomb")
    assert offered(t) == {"floor 2-4", "floor 1-4", "wall 2-3", "floor 2-5", "floor 1-5"}
    t = answer(tomb("__-#_", "__#__", "_____", heroes={"vera": "2-4 bomb"}), "spend bomb")
    assert offered(t) == {"floor 2-4", "wall 2-3", "floor 2-5", "floor 1-5"}


@pytest.mark.rule("ME-EX-12")
def test_example_12_a_wall_bombed_with_a_token_on_top() -> None:
    t = tomb("_-_", "_#_", "___", heroes={"vera": "2-1 bomb"}, piles={"1-2": "c"})
    answer(t, "spend bomb", "wall 2-2")
    assert (pile(t, "1-2"), pile(t, "2-2"), broken(t)) == ([], ["c"], ([], ["2-2"]))
    assert not told(t, "opened")


@pytest.mark.rule("ME-EX-13")
@pytest.mark.parametrize(("what", "left", "pharaoh"), [("mummy", [], 0), ("crack", ["crack"], 0), ("pharaoh", ["pharaoh"], 2)])
def test_example_13_bomb_on_a_closed_danger_token(what: str, left: list[str], pharaoh: int) -> None:
    t = tomb("__", heroes={"vera": "1-1 bomb"}, piles={"1-2": "?"}, dangers=what, luck=(what,))
    answer(t, "spend bomb")
    assert (pile(t, "1-2"), t.state.pharaoh, lives(t, "vera"), place(t, "vera")) == (left, pharaoh, 3, "1-1")
    assert (asked(t), boxed(t, "bomb")) == ("act", True)
    assert not told(t, "fight", "trap")


@pytest.mark.rule("ME-EX-14")
@pytest.mark.parametrize(("gone", "dies"), [((0,), True), ((0, 2), False)])
def test_example_14_spikes_with_damaged_parts(gone: tuple[int, ...], dies: bool) -> None:
    t = tomb(
        "__", "__", "__", features=("..", "^.", ".."), heroes={"vera": "2-1", "timur": "3-2"}, floors_broken=gone,
        piles={"3-1": "ladder", "1-2": "spikes"}, spirit=True, turn=2,
    )  # fmt: skip
    assert boxed(t, "spikes")
    assert place(t, "vera") == ("dead" if dies else "2-1")
    assert lives(t, "timur") == 3


@pytest.mark.rule("ME-EX-15")
def test_example_15_vest() -> None:
    heroes = {"vera": "1-1 vest", "timur": "dead"}
    t = tomb("____", heroes=heroes, piles={"1-2": "fire", "1-4": "mummy"}, luck=("attack", "retreat-3"))
    answer(t, "step 1-2")
    assert asked(t) == "vest"
    answer(t, "vest")
    assert lives(t, "vera") == 3
    answer(t, "end", "step 1-3", "step 1-2")
    assert (lives(t, "vera"), len(told(t, "vest"))) == (2, 1)
    t = tomb("____", heroes=heroes, piles={"1-3": "mummy"}, luck=("attack", "attack", "retreat-3"))
    answer(t, "end", "step 1-2", "step 1-1")
    assert (asked(t), asked_seat(t)) == ("vest", 0)
    answer(t, "vest")
    assert (lives(t, "vera"), len(told(t, "vest")), told(t, "hurt")) == (2, 1, [("hurt", "vera", "2", "mummy")])


@pytest.mark.rule("ME-EX-16")
def test_example_16_last_life_fruit_crystal() -> None:
    heroes = {"vera": "1-1 apple crystal", "timur": "1-3", "zoya": "1-3"}
    t = tomb("___", heroes=heroes, lives={"vera": 1, "timur": 1}, piles={"1-2": "mummy"}, luck=("attack",))
    answer(t, "step 1-2", "roll")
    assert (asked(t), offered(t)) == ("crystal", {"crystal", "keep"}), "no apple now"
    answer(t, "crystal")
    assert (lives(t, "vera"), lives(t, "timur"), lives(t, "zoya"), t.state.crystal_spent) == (1, 2, 3, True)
    assert (asked(t), items(t, "vera")) == ("fight", ["apple", "crystal"])
    heroes = {"vera": "1-1 sabre apple", "timur": "1-3"}
    t = tomb("___", heroes=heroes, lives={"vera": 1}, piles={"1-2": "mummy"}, luck=("attack",))
    answer(t, "step 1-2", "roll")
    assert (place(t, "vera"), pile(t, "1-2")) == ("dead", ["sabre", "apple", "mummy"])


@pytest.mark.rule("ME-EX-17")
def test_example_17_a_cave_with_a_broken_floor() -> None:
    t = tomb("___", "___", features=("C.C", "..."), floors_broken=(2,))
    answer(t, "step 1-3")
    assert (place(t, "vera"), t.state.moves, lives(t, "vera")) == ("2-3", 2, 3)
    assert told(t, "crawled", "fell") == [("crawled", "vera", "1-1", "1-3"), ("fell", "vera", "1-3", "2-3")]


@pytest.mark.rule("ME-EX-18")
def test_example_18_ladder_top() -> None:
    t = tomb("-_", "__", features=("..", "L."))
    assert offered(t) == {"step 1-2", "step 2-1", "end"}
    answer(t, "step 2-1")
    assert (place(t, "vera"), t.state.moves) == ("2-1", 2)


@pytest.mark.rule("ME-EX-19")
@pytest.mark.parametrize("crystal", [False, True])
def test_example_19_ceiling(crystal: bool) -> None:
    heroes = {"vera": "2-1 sabre" + " crystal" * crystal, "timur": "4-2"}
    t = tomb(
        "____", "__-_", "__#_", "____", heroes=heroes, piles={"2-2": "c", "2-3": "?", "2-4": "c"}, dangers="pharaoh",
        chests="vest key-black", luck=("vest", "pharaoh", "key-black"), ceiling=3, turn=1, options={"mode": "escape"},
    )  # fmt: skip
    answer(t, "end")
    assert (place(t, "vera"), place(t, "timur"), boxed(t, "sabre")) == ("dead", "4-2", True)
    assert (boxed(t, "vest"), boxed(t, "key-black"), t.state.keys_lost) == (True, True, 1)
    assert [event[1] for event in told(t, "opened")] == ["vest", "pharaoh", "key-black"]
    assert (pile(t, "4-3"), t.state.pharaoh) == (["pharaoh"], 3)
    assert pile(t, "3-1") == (["crystal"] if crystal else [])
    assert (covered(t.state), [pile(t, f"2-{column}") for column in (1, 2, 3, 4)]) == (2, [[], [], [], []])


def calendar(**more: Any) -> list[tuple[int, str]]:
    """Round and floor of every step of the ceiling, with a rumble opened in round 3 where one lies there."""
    t = tomb(*["__"] * 10, heroes={"vera": "10-1", "timur": "10-1"}, phase="ceiling", options={"mode": "escape"}, **more)
    found = []
    steps = 0
    while not t.over:
        events = told(t, "ceiling")
        found += [(t.state.round, event[2]) for event in events[steps:]]
        steps = len(events)
        answer(t, "step 10-2" if t.state.round == 3 and pile(t, "10-2") else "end")
    return found + [(t.state.round, event[2]) for event in told(t, "ceiling")[steps:]]


@pytest.mark.rule("ME-EX-20")
def test_example_20_ceiling_calendar() -> None:
    usual = calendar()
    assert usual == [(1, "0"), (2, "0"), *((number, str(number - 2)) for number in range(3, 13))]
    shaken = calendar(piles={"10-2": "rumble"})
    assert shaken == [(1, "0"), (2, "0"), (3, "1"), (3, "2"), *((number, str(number - 1)) for number in range(4, 12))]


@pytest.mark.rule("ME-EX-21")
def test_example_21_both_keys() -> None:
    heroes = {"vera": "2-1 key-black", "timur": "4-1"}
    t = tomb("__", "__", "__", "__", heroes=heroes, piles={"1-1": "key-yellow"}, ceiling=2, turn=1, options={"mode": "escape"})
    answer(t, "end")
    assert (boxed(t, "key-yellow"), t.state.keys_lost, t.over) == (True, 1, False)
    answer(t, "end", "end")
    assert (boxed(t, "key-black"), t.over, t.state.result, place(t, "timur")) == (True, True, "lost", "4-1")


@pytest.mark.rule("ME-EX-22")
def test_example_22_cobra() -> None:
    other = {"timur": "1-3"}
    t = tomb("___", heroes={"vera": "1-1"} | other, piles={"1-2": "cobra"}, luck=("attack",))
    answer(t, "step 1-2")
    assert place(t, "vera") == "dead"
    t = tomb("___", heroes={"vera": "1-1 vest"} | other, piles={"1-2": "cobra"}, luck=("attack", "retreat-2"))
    answer(t, "step 1-2", "vest")
    assert lives(t, "vera") == 1
    t = tomb("___", heroes={"vera": "1-1 crystal"} | other, piles={"1-2": "cobra"}, luck=("attack", "retreat-2"))
    answer(t, "step 1-2")
    assert (asked(t), lives(t, "vera")) == ("crystal", 1)
    answer(t, "crystal")
    assert (lives(t, "vera"), [event[2] for event in told(t, "hurt")]) == (1, ["2", "1", "1"])


@pytest.mark.rule("ME-EX-23")
def test_example_23_golem() -> None:
    luck = ("melee", "any-weapon", "attack")
    t = tomb("___", heroes={"vera": "1-1 sabre bomb"}, piles={"1-2": "golem"}, luck=luck)
    answer(t, "step 1-2", "roll")
    assert ([event[2] for event in told(t, "rolled")], lives(t, "vera"), boxed(t, "golem")) == (list(luck), 2, False)
    t = tomb("___", heroes={"vera": "1-1 rifle bomb"}, piles={"1-2": "golem"}, luck=("melee", "any-weapon"))
    answer(t, "step 1-2", "roll")
    assert (lives(t, "vera"), boxed(t, "golem")) == (3, True)


@pytest.mark.rule("ME-EX-24")
def test_example_24_no_weapon() -> None:
    t = tomb("____", heroes={"vera": "1-1 bomb"}, piles={"1-2": "mummy"}, luck=("melee", "any-weapon", "retreat-2"))
    answer(t, "step 1-2", "roll")
    assert [event[2] for event in told(t, "rolled")] == ["melee", "any-weapon", "retreat-2"]
    assert (asked(t), t.state.steps, lives(t, "vera"), pile(t, "1-2")) == ("retreat", 2, 3, ["mummy"])
    answer(t, "step 1-3", "step 1-4")
    assert (place(t, "vera"), offered(t, "step")) == ("1-4", set())


@pytest.mark.rule("ME-EX-25")
def test_example_25_portal_gun() -> None:
    mummy = BOOK.kind.index("mummy")
    for other in ("2-1", "1-4 bomb"):
        heroes = {"vera": "1-1 portal-gun bomb", "timur": other}
        t = tomb(
            "____", "____", heroes=heroes, piles={"1-1": "mummy"}, fighter=0, foe=mummy, moves=0, fought=True, luck=("retreat-3",)
        )
        answer(t, "roll", "banish")
        assert (pile(t, "1-1"), pile(t, "1-4"), place(t, "vera"), t.state.fighter) == ([], ["mummy"], "1-1", -1)
        assert (asked(t), asked_seat(t)) == ("act", 0)
        answer(t, "end")
        assert (asked(t), asked_seat(t), t.state.moves) == (("fight", 1, 0) if "bomb" in other else ("act", 1, 3))


@pytest.mark.rule("ME-EX-26")
@pytest.mark.parametrize("opened", [False, True])
def test_example_26_the_same_monster_twice(opened: bool) -> None:
    heroes = {"vera": "2-1", "timur": "dead", "zoya": "2-1", "gleb": "dead"}
    piles = {"1-1": "bat", "1-3": "mummy", "1-4": "? ?"}
    t = tomb("____", "____", heroes=heroes, piles=piles, dangers="scarab locust", luck=("scarab",), turn=1)
    answer(t, "prowl bat", "stop", "end")
    assert (asked_seat(t), offered(t, "prowl")) == (3, {"mummy"})
    answer(t, *(["open 1-4"] if opened else ["prowl mummy", "stop"]), "end")
    assert (asked_seat(t), offered(t, "prowl")) == (1, {"bat", "mummy", "scarab"} if opened else {"bat"})


@pytest.mark.rule("ME-EX-27")
def test_example_27_bat() -> None:
    def bat(at: str) -> Table:
        return tomb("o_", "__", heroes={"vera": "waiting"}, piles={at: "bat"}, spirit=True, turn=1, features=(".S", ".."))

    t = answer(bat("2-1"), "step 1-1")
    assert pile(t, "1-1") == ["bat"]
    answer(t, "step 1-2")
    assert (pile(t, "1-2"), t.state.prowl) == (["bat"], 2)
    t = answer(bat("2-1"), "step 1-1", "stop")
    assert (pile(t, "1-1"), pile(t, "2-1")) == ([], ["bat"])
    assert "step 1-2" not in offered(bat("2-2"))


@pytest.mark.rule("ME-EX-28")
def test_example_28_ghost() -> None:
    t = tomb("_#_", heroes={"vera": "waiting"}, piles={"1-1": "ghost"}, spirit=True, turn=1, features=("S..",))
    answer(t, "step 1-2")
    assert offered(t) == {"step 1-1", "step 1-3"}
    answer(t, "step 1-3", "stop")
    assert pile(t, "1-3") == ["ghost"]


@pytest.mark.rule("ME-EX-29")
def test_example_29_the_pharaoh_in_three_hits_by_two_heroes() -> None:
    heroes = {"vera": "1-1 sabre skates", "timur": "1-3 axe bomb"}
    luck = ("pharaoh", "melee", "melee", "melee")
    t = tomb("___", heroes=heroes, piles={"1-2": "?"}, dangers="pharaoh", luck=luck)
    answer(t, "step 1-2")
    assert t.state.pharaoh == 1 + 2
    answer(t, "roll", "spend skates", "step 1-1", "stop", "end")
    assert (t.state.pharaoh, pile(t, "1-2")) == (1 + 1, ["pharaoh"])
    answer(t, "step 1-2", "roll")
    assert (t.state.pharaoh, boxed(t, "pharaoh")) == (1 + 0, False)
    answer(t, "roll")
    assert (t.state.pharaoh, boxed(t, "pharaoh"), pile(t, "1-2")) == (0, True, [])


@pytest.mark.rule("ME-EX-30")
def test_example_30_the_pharaohs_move() -> None:
    heroes = {"vera": "1-1 bomb", "timur": "1-2"}
    piles = {"1-4": "pharaoh", "1-5": "mummy bat"}
    t = tomb("_____", heroes=heroes, piles=piles, spirit=True, turn=2, luck=("attack", "retreat-2"))
    answer(t, "roll", "target vera")
    assert (pile(t, "1-1"), asked(t), asked_seat(t)) == (["pharaoh"], "fight", 0)
    answer(t, "roll", "step 1-2", "stop")
    assert (t.state.round, t.state.turn) == (2, 0), "the turn is over"
    for face in ("melee", "any-weapon", "retreat-2", "retreat-3"):
        t = tomb("_____", heroes=heroes, piles=piles, spirit=True, turn=2, luck=(face,))
        answer(t, "roll")
        assert (pile(t, "1-4"), asked(t), asked_seat(t)) == (["pharaoh"], "monsters", 2)


@pytest.mark.rule("ME-EX-31")
def test_example_31_djinn() -> None:
    t = tomb("___", heroes={"vera": "1-1 bomb"}, piles={"1-2": "djinn"}, luck=("retreat-2",))
    answer(t, "step 1-2", "roll")
    assert (lives(t, "vera"), asked(t), pile(t, "1-2")) == (2, "retreat", ["djinn"])
    t = tomb("___", heroes={"vera": "1-1 extinguisher"}, piles={"1-2": "djinn"})
    answer(t, "step 1-2", "spend extinguisher")
    assert (lives(t, "vera"), boxed(t, "djinn"), boxed(t, "extinguisher")) == (3, True, True)


@pytest.mark.rule("ME-EX-32")
def test_example_32_a_full_board_and_a_new_item() -> None:
    t = tomb("__", heroes={"vera": "1-1 axe vest boots hook bomb"}, piles={"1-2": "c"}, chests="sabre", luck=("sabre",))
    answer(t, "step 1-2")
    assert (pile(t, "1-2"), offered(t, "take")) == (["sabre"], set())
    answer(t, "leave axe")
    assert offered(t, "take") == {"axe", "sabre"}
    answer(t, "take sabre")
    assert (items(t, "vera"), pile(t, "1-2"), offered(t, "take")) == (["vest", "boots", "hook", "bomb", "sabre"], ["axe"], set())


@pytest.mark.rule("ME-EX-33")
def test_example_33_a_crack_on_a_wall() -> None:
    t = tomb("-_", "#_", "__", heroes={"vera": "1-2"}, piles={"1-1": "?"}, dangers="crack", luck=("crack",))
    answer(t, "step 1-1")
    assert (place(t, "vera"), lives(t, "vera"), broken(t)) == ("2-1", 2, ([], ["2-1"]))


@pytest.mark.rule("ME-EX-34")
def test_example_34_a_crack_at_the_bottom() -> None:
    t = tomb("__", piles={"1-2": "?"}, dangers="crack", luck=("crack",))
    answer(t, "step 1-2")
    assert (place(t, "vera"), lives(t, "vera"), broken(t)) == ("1-2", 2, ([], []))


@pytest.mark.rule("ME-EX-35")
def test_example_35_end_states() -> None:
    def out(**heroes: str) -> Table:
        return answer(
            tomb("___", "___", features=("...", "..X"), heroes=heroes, lives={"zoya": 1}, piles={"1-2": "fire"}), "step 2-3"
        )

    t = out(vera="2-2", timur="gone crystal", zoya="dead")
    assert (t.state.result, t.outcome().winners) == ("heroes", (0, 1))  # type: ignore[union-attr]
    t = out(vera="2-2", timur="gone")
    assert (t.state.result, t.outcome().winners) == ("cursed", ())  # type: ignore[union-attr]
    t = tomb("__", heroes={"zoya": "1-1", "timur": "dead"}, lives={"zoya": 1}, piles={"1-2": "fire"})
    answer(t, "step 1-2")
    assert (t.over, t.state.result) == (True, "spirit")
    t = out(vera="2-2 crystal", timur="1-1")
    assert (t.over, t.state.result, t.outcome()) == (False, "", None)


@pytest.mark.rule("ME-EX-36")
def test_example_36_the_boulder_on_the_default_board() -> None:
    luck = ("vest", "boots", "mummy", "jetpack", "fire", "bat", "apple", "scarab", "pear")
    t = tomb(book=BOOK, heroes={"vera": "1-2"}, piles=PRINTED | {"1-13": "rumble"}, luck=luck, spirit=True, turn=1)
    way = [ORANGE.names[cell] for cell in boulder_way(t.state, ORANGE)]
    assert way == ["4-1", "4-2", "4-3", "4-4", "4-5", "4-6", "5-6", "5-7", "5-8", "5-9", "6-9", "6-10", "6-11", "6-12", "6-13"]
    answer(t, "spring 1-13")
    assert boulder_cells(t) == way
    assert [event[2] for event in told(t, "opened")] == ["4-2", "4-3", "4-5", "5-7", "5-8", "6-9", "6-10", "6-11", "6-12"]
    assert (pile(t, "4-5"), pile(t, "5-8"), pile(t, "4-2")) == ([], ["fire"], ["vest"])
    t = tomb(book=BOOK, heroes={"vera": "1-2"}, piles=PRINTED | {"4-3": ""}, floors_broken=(ORANGE.cell["4-3"],))
    way = [ORANGE.names[cell] for cell in boulder_way(t.state, ORANGE)]
    assert way == ["4-1", "4-2", "4-3", "5-3", "5-4", "5-5", "5-6", "5-7", "5-8", "5-9", "6-9", "6-10", "6-11", "6-12", "6-13"]


@pytest.mark.rule("ME-EX-37")
def test_example_37_arrows_on_the_default_board() -> None:
    luck = ("vest", "boots", "mummy", "jetpack")
    t = tomb(book=BOOK, heroes={"vera": "1-2"}, piles=PRINTED | {"10-13": "arrows"}, luck=luck, spirit=True, turn=1)
    answer(t, "spring 10-13")
    assert told(t, "arrows") == [
        ("arrows", "3-13", "3-11"), ("arrows", "5-1", "5-3"), ("arrows", "7-13", "7-9"), ("arrows", "8-1", "8-2"),
    ]  # fmt: skip
    assert [event[1:] for event in told(t, "opened")] == [
        ("vest", "3-11"),
        ("boots", "5-3"),
        ("mummy", "7-9"),
        ("jetpack", "8-2"),
    ]
    assert told(t, "destroyed") == [("destroyed", "mummy", "7-9", "arrows")]


@pytest.mark.rule("ME-EX-38")
def test_example_38_key_and_door() -> None:
    heroes = {"vera": "4-3 key-yellow axe", "timur": "10-5", "zoya": "10-9"}
    t = tomb(book=BOOK, heroes=heroes)
    answer(t, "step 4-4")
    assert (boxed(t, "key-yellow"), items(t, "vera"), t.state.doors) == (True, ["axe"], (True, False))
    assert told(t, "door") == [("door", "vera", "yellow")]
    answer(t, "end")
    assert offered(t, "step") == {"10-4", "10-6"}
    answer(t, "end")
    assert offered(t, "step") == {"10-10"}
