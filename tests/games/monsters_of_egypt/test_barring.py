"""Why a wish is barred: the rule is told for what a question leaves out, and never for what it offers."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.monsters_of_egypt.positions import BOOK, answer, asked, asked_seat, offered, tomb
from undercroft.games.monsters_of_egypt import GAME, view
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table
from undercroft.kernel.types import Setup

ELSEWHERE = {
    "ME-MOVE-1", "ME-ITEM-LADDER-1", "ME-ITEM-FLASHLIGHT-1", "ME-ITEM-TELEPORTER-1", "ME-ITEM-BOMB-1", "ME-ITEM-BOMB-5",
    "ME-MONSTERTURN-9",
}  # fmt: skip
"""What is told of every cell that nothing nearer is told of."""


def barred(t: Table, kind: str = "") -> dict[str, str]:
    """Barred wish -> rule, all or those of one kind by their targets; without what is told of all far cells."""
    found = [wish for wish in t.barred(asked_seat(t)) if wish.rule not in ELSEWHERE]
    if kind:
        return {wish.action.target: wish.rule for wish in found if wish.action.kind == kind}
    return {str(wish.action): wish.rule for wish in found}


def night(*structure: str, **more: Any) -> Table:
    heroes = more.pop("heroes", {"vera": "1-1"})
    return tomb(*structure, heroes=heroes, spirit=True, turn=len(heroes), **more)


# ---- steps ----


def test_walls_doors_and_missing_ladders_bar_a_step() -> None:
    t = tomb("___", "___", "#__", heroes={"vera": "2-1"}, yellow=(2, 1))
    assert barred(t, "step") == {"2-2": "ME-BOARD-11", "1-1": "ME-MOVE-4", "3-1": "ME-MOVE-2"}
    t = tomb("___", "_#_", "___", heroes={"vera": "2-1"})
    assert barred(t, "step") == {"2-2": "ME-MOVE-2", "1-1": "ME-MOVE-4", "3-1": "ME-MOVE-4"}
    t = tomb("#__", "___", heroes={"vera": "2-1"})
    assert barred(t, "step") == {"1-1": "ME-MOVE-2"}


def test_a_floor_above_shuts_a_ladder() -> None:
    t = tomb("__", "__", features=("..", "L."), heroes={"vera": "2-1"})
    assert barred(t, "step") == {"1-1": "ME-LADDER-6"}
    t = tomb("-_", "__", features=("..", "L."), heroes={"vera": "2-1"})
    assert barred(t, "step") == {}


def test_a_jetpack_passes_no_floors() -> None:
    t = tomb("___", "___", "___", heroes={"vera": "2-1 jetpack"})
    answer(t, "use jetpack")
    assert barred(t, "step") == {"1-1": "ME-ITEM-JETPACK-2", "3-1": "ME-ITEM-JETPACK-2"}


def test_without_moves_every_way_is_barred() -> None:
    t = tomb("___", "___", features=("C.C", "..."), heroes={"vera": "1-1 bomb"}, moves=0)
    assert barred(t, "step") == {"1-2": "ME-HERO-5", "1-3": "ME-HERO-5", "2-1": "ME-MOVE-4"}
    t = tomb("___", "___", heroes={"vera": "2-1 bomb"}, moves=0, fought=True)
    assert barred(t, "step") == {"2-2": "ME-MOVE-7", "1-1": "ME-MOVE-4"}


def test_the_ceiling_bars_what_it_has_taken() -> None:
    t = tomb("o__", "___", features=("C..", "C.."), heroes={"vera": "2-1"}, options={"mode": "escape"}, ceiling=3)
    assert barred(t, "step") == dict.fromkeys(("1-1", "1-2", "1-3"), "ME-ESCAPE-15")
    t = tomb("_C_", "___", "___", features=("..C", "...", "C.."), heroes={"vera": "3-1"}, options={"mode": "escape"}, ceiling=3)
    assert barred(t, "step") == {"2-1": "ME-MOVE-4"} | dict.fromkeys(("1-1", "1-2", "1-3"), "ME-ESCAPE-15")


def test_in_a_fight_nobody_walks_leaves_swaps_or_ends() -> None:
    heroes = {"vera": "1-1 bomb", "timur": "1-2 axe"}
    t = tomb("___", heroes=heroes, piles={"1-2": "sabre mummy"})
    answer(t, "step 1-2")
    assert asked(t) == "fight"
    assert barred(t) == {
        "step 1-1": "ME-MOVE-7",
        "step 1-2": "ME-MOVE-7",
        "step 1-3": "ME-MOVE-7",
        "leave bomb": "ME-TOKEN-14",
        "take sabre": "ME-TOKEN-9",
        "swap timur": "ME-SWAP-4",
        "end": "ME-TURN-7",
    }


def test_a_retreat_must_use_a_move_and_ends_with_its_moves() -> None:
    heroes = {"vera": "1-2 skates", "timur": "dead", "zoya": "1-2 axe"}
    t = tomb("_____", heroes=heroes, piles={"1-4": "sabre bat mummy", "1-1": "vest"}, turn=1)
    answer(t, "prowl mummy", "step 1-3", "step 1-2", "target vera", "spend skates")
    assert (asked(t), barred(t)) == ("retreat", {"swap zoya": "ME-SWAP-4", "stop": "ME-FIGHT-12"})
    answer(t, "step 1-1")
    assert "stop" in offered(t)
    assert "stop" not in barred(t)
    assert "step 1-2" in offered(t)


def test_after_its_moves_a_retreat_in_anothers_turn_has_only_what_lies_there() -> None:
    heroes = {"vera": "1-3 skates", "timur": "dead"}
    t = tomb("_____", heroes=heroes, piles={"1-5": "bat mummy", "1-1": "vest axe"}, turn=1)
    answer(t, "prowl mummy", "step 1-4", "step 1-3", "spend skates", "step 1-2", "step 1-1")
    assert (asked(t), offered(t, "take"), offered(t, "step")) == ("retreat", {"vest", "axe"}, set())
    assert barred(t) == {"step 1-2": "ME-FIGHT-9"}


# ---- things ----


def test_guarded_piles_full_hands_and_a_ladder_in_use_bar_taking() -> None:
    t = tomb("___", heroes={"vera": "1-1 bomb axe", "timur": "1-3"}, piles={"1-1": "vest bat"})
    assert barred(t, "take") == {"vest": "ME-TOKEN-9"}
    t = tomb("___", heroes={"vera": "1-1 bomb axe hook boots apple"}, piles={"1-1": "vest"})
    assert barred(t, "take") == {"vest": "ME-HERO-6"}
    t = tomb("o_", "o_", "__", heroes={"vera": "3-1"}, piles={"3-1": "ladder", "2-1": "ladder"})
    assert barred(t, "take") == {"ladder": "ME-RULING-22"}


def test_the_crystal_itself_stays_where_it_lies_when_hands_are_full() -> None:
    t = tomb("___", heroes={"vera": "1-1 bomb axe hook boots apple"}, piles={"1-1": "crystal"})
    assert barred(t, "take") == {"crystal": "ME-HERO-6"}


def test_on_a_retreat_full_hands_bar_taking_too() -> None:
    heroes = {"vera": "1-3 skates bomb axe hook boots", "timur": "dead"}
    t = tomb("_____", heroes=heroes, piles={"1-5": "bat mummy", "1-2": "vest sabre"}, turn=1)
    answer(t, "prowl mummy", "step 1-4", "step 1-3", "spend skates", "step 1-2", "take vest")
    assert asked(t) == "retreat"
    assert barred(t, "take") == {"sabre": "ME-HERO-6"}


def test_used_effects_and_effects_without_an_object_are_barred() -> None:
    held = "vest skates rifle bomb hook"
    t = tomb("___", heroes={"vera": f"1-1 {held}"}, used=frozenset({BOOK.kind.index("rifle")}))
    assert {wish: rule for wish, rule in barred(t).items() if not wish.startswith("step")} == {
        "use vest": "ME-EFFECT-11",
        "use skates": "ME-EFFECT-11",
        "spend skates": "ME-ITEM-SKATES-2",
        "use rifle": "ME-EFFECT-4",
        "spend bomb": "ME-ITEM-BOMB-14",
        "spend hook": "ME-ITEM-HOOK-1",
        "concede": "ME-RULING-68",
    }


def test_fruit_and_crystal_need_somebody_who_lacks_a_life() -> None:
    t = tomb("___", heroes={"vera": "1-1 apple crystal"})
    assert (barred(t)["spend apple"], barred(t)["crystal"]) == ("ME-HERO-1", "ME-ITEM-CRYSTAL-3")
    t = tomb("___", heroes={"vera": "1-1 apple crystal"}, lives={"vera": 2}, crystal_spent=True)
    assert ("spend apple" in offered(t), "spend apple" in barred(t), barred(t)["crystal"]) == (True, False, "ME-ITEM-CRYSTAL-5")


def test_fruit_comes_too_late_for_a_life_that_is_being_lost() -> None:
    t = tomb("___", heroes={"vera": "1-1 apple vest"}, lives={"vera": 1}, piles={"1-2": "fire"})
    answer(t, "step 1-2")
    assert (asked(t), barred(t)) == ("vest", {"spend apple": "ME-ITEM-FRUIT-3"})
    t = tomb("___", heroes={"vera": "1-1 apple", "timur": "1-3 crystal pear"}, lives={"vera": 1}, piles={"1-2": "fire"})
    answer(t, "step 1-2")
    assert (asked(t), asked_seat(t), barred(t)) == ("crystal", 1, {}), "the fruit of another is no wish of Timur's"


def test_when_the_breach_tokens_have_run_out_nothing_breaks() -> None:
    row = "_" * 24
    for limit in ("on", "off"):
        rows = (row, row, "#" + row[1:])
        heroes = {"vera": "3-2 sledgehammer bomb"}
        t = tomb(*rows, heroes=heroes, floors_broken=tuple(range(22)), options={"breach-limit": limit})
        out = {"use sledgehammer": "ME-RULING-46", "spend bomb": "ME-RULING-46"} if limit == "on" else {}
        assert {wish: rule for wish, rule in barred(t).items() if wish.startswith(("use", "spend"))} == out


def test_a_ladder_needs_a_place_to_stand() -> None:
    t = tomb("_-_", "___", features=("...", "LLL"), heroes={"vera": "2-2 ladder"})
    assert barred(t)["place ladder"] == "ME-ITEM-LADDER-6"
    t = tomb("_____", "_oo__", "_____", features=(".....", "L.L..", "....."), heroes={"vera": "2-1 ladder jetpack"})
    answer(t, "use jetpack", "step 2-2")
    assert barred(t)["place ladder"] == "ME-ITEM-LADDER-2"


def test_only_heroes_in_the_same_cell_swap() -> None:
    heroes = {"vera": "1-1 axe", "timur": "1-1", "zoya": "1-3", "gleb": "dead", "roza": "gone"}
    t = tomb("___", heroes=heroes)
    assert (offered(t, "swap"), barred(t, "swap")) == ({"timur"}, {"zoya": "ME-SWAP-1"})


def test_giving_up_has_its_time() -> None:
    assert barred(tomb("___"))["concede"] == "ME-RULING-68"
    assert "concede" not in barred(tomb("___", silence=BOOK.figures.silence))
    assert "concede" not in barred(tomb("___", options={"mode": "escape"}))


def test_a_hero_is_played_by_one_seat() -> None:
    t = Table(GAME, Setup(GAME.id, 2, "base", {c.id: c.values[0] for c in GAME.choices}), BOOK, Luck(Quick(1))).start()
    assert barred(t) == {}
    answer(t, "hero zoya")
    assert (asked_seat(t), barred(t)) == (1, {"hero zoya": "ME-SETUP-10"})


# ---- where an effect cannot go ----


def test_where_a_ladder_cannot_stand() -> None:
    t = tomb(
        "___o", "___#", "____", features=("....", "L...", "...."), heroes={"vera": "1-2 ladder", "timur": "2-2 ladder"}, turn=1
    )
    answer(t, "place ladder")
    assert (offered(t), barred(t)) == ({"at 2-2", "at 2-3"}, {"at 2-1": "ME-ITEM-LADDER-6"})
    t = tomb("_____", "_o___", "_____", heroes={"vera": "2-3 ladder"})
    answer(t, "place ladder")
    assert (offered(t), barred(t)) == ({"at 2-3", "at 2-4"}, {"at 2-2": "ME-ITEM-LADDER-2"})


def test_what_a_flashlight_cannot_see() -> None:
    piles = {"1-1": "c", "1-3": "c", "1-5": "c", "1-6": "c bat", "1-9": "c"}
    t = tomb("_#_______", heroes={"vera": "1-4 flashlight"}, piles=piles, yellow=(1, 8))
    answer(t, "use flashlight")
    assert offered(t) == {"at 1-3", "at 1-5", "at 1-6"}
    assert barred(t) == {"at 1-1": "ME-ITEM-FLASHLIGHT-2", "at 1-9": "ME-ITEM-FLASHLIGHT-2"}


def test_where_a_teleporter_cannot_go() -> None:
    t = tomb("__#__", "_____", "_____", "__=__", "_____", heroes={"vera": "3-3 teleporter"})
    answer(t, "spend teleporter")
    assert offered(t) == {"at 3-1", "at 3-5"}
    assert barred(t) == {"at 1-3": "ME-ITEM-TELEPORTER-3", "at 5-3": "ME-ITEM-TELEPORTER-2"}
    t = tomb("_____", "_____", "_____", heroes={"vera": "3-3 teleporter"}, yellow=(3, 4))
    answer(t, "spend teleporter")
    assert (offered(t), barred(t)) == ({"at 1-3", "at 3-1"}, {"at 3-5": "ME-ITEM-TELEPORTER-2"})


def test_what_a_bomb_leaves_whole() -> None:
    t = tomb("_#_", "_=_", "___", heroes={"vera": "2-2 bomb"})
    answer(t, "spend bomb")
    assert offered(t) == {"floor 1-1", "floor 1-3", "floor 2-1", "floor 2-3"}
    assert barred(t) == {"floor 2-2": "ME-ITEM-BOMB-13", "floor 1-2": "ME-ITEM-BOMB-14"}
    t = tomb("___", "___", heroes={"vera": "2-1 bomb"})
    answer(t, "spend bomb")
    assert barred(t) == {"floor 2-1": "ME-ITEM-BOMB-14", "floor 2-2": "ME-ITEM-BOMB-14"}


def test_where_a_hook_catches_nothing() -> None:
    t = tomb("___", "___", "___", heroes={"vera": "2-2 hook"}, piles={"2-1": "axe", "1-2": "vest"})
    answer(t, "spend hook")
    assert barred(t) == {"direction right": "ME-ITEM-HOOK-1", "direction down": "ME-ITEM-HOOK-1"}


# ---- the monsters ----


@pytest.mark.parametrize(("option", "rule"), [("off", "ME-MONSTERTURN-6"), ("on", "ME-RULING-40")])
def test_what_monsters_may_not_do(option: str, rule: str) -> None:
    piles = {"1-2": "mummy", "1-3": "bat spider", "1-4": "pharaoh", "1-5": "c", "1-6": "crack", "1-7": "fire", "1-8": "rumble"}
    t = night(
        "________",
        piles=piles,
        last_prowler=BOOK.kind.index("mummy"),
        options={"monster-traps": "two", "ban-until-other": option},
    )
    answer(t, "pass")
    assert offered(t) == {"prowl bat", "prowl spider"}
    assert barred(t) == {
        "prowl mummy": rule,
        "prowl pharaoh": "ME-PHARAOH-10",
        "open 1-5": "ME-MONSTERTURN-14",
        "spring 1-6": "ME-MONSTERTURN-13",
        "spring 1-7": "ME-MONSTERTURN-13",
        "spring 1-8": "ME-RULING-7",
        "pass": "ME-RULING-42",
        "open 1-2": rule,
        "open 1-4": "ME-PHARAOH-10",
    }


def test_where_monsters_cannot_go() -> None:
    rows = ("____", "_#__", "____")
    t = night(*rows, heroes={"vera": "1-1"}, piles={"2-3": "scarab"})
    assert barred(t) == {"step 2-2": "ME-MOVE-2", "step 1-3": "ME-MOVE-4", "step 3-3": "ME-MOVE-4"}
    t = night(*rows, heroes={"vera": "1-1"}, piles={"3-2": "bat"}, yellow=(3, 2))
    assert barred(t) == {"step 3-3": "ME-BOARD-11", "step 2-2": "ME-MOVE-2"}
    t = night("___", "___", "___", heroes={"vera": "1-1"}, piles={"2-3": "bat"})
    assert barred(t) == {"step 1-3": "ME-MONSTER-WINGED-2", "step 3-3": "ME-MONSTER-WINGED-2"}


def test_where_ghosts_cannot_go() -> None:
    t = night("____", "_###", "####", heroes={"vera": "1-1"}, piles={"2-1": "ghost"})
    answer(t, "step 2-2")
    assert barred(t) == {"step 3-2": "ME-MONSTER-GHOST-3", "stop": "ME-MONSTER-GHOST-3"}
    t = night(
        "___", "___", "___", heroes={"vera": "3-3"}, piles={"2-1": "ghost"}, yellow=(2, 1), options={"mode": "escape"}, ceiling=3
    )
    covered = dict.fromkeys(("step 1-1", "step 1-2", "step 1-3"), "ME-ESCAPE-15")
    assert barred(t) == {"step 2-2": "ME-BOARD-11"} | covered
    t = night(
        "___", "___", "___", features=("..C", "...", "C.C"), heroes={"vera": "2-2"}, piles={"3-1": "ghost"},
        options={"mode": "escape"}, ceiling=3,
    )  # fmt: skip
    assert "3-3" in offered(t, "step"), "the caves that are left"
    assert barred(t) == covered
    t = night("___", "___", "___", heroes={"vera": "3-1"}, piles={"3-3": "ghost"}, options={"mode": "escape"}, ceiling=4)
    assert barred(t) == covered | {f"step 2-{column}": "ME-ESCAPE-15" for column in (1, 2, 3)}, "two floors are gone"


# ---- always ----


def test_nothing_that_is_offered_is_barred_and_nobody_else_is_told_anything() -> None:
    """Random games with all options: what is told for every question."""
    kinds = set()
    for seed in range(36):
        luck = Luck(Quick(seed))
        options = {c.id: c.values[luck.below(len(c.values)) if luck.below(2) else 0] for c in GAME.choices}
        t = Table(GAME, Setup(GAME.id, seed % 6 + 1, "base", options), BOOK, Luck(Quick(seed)), keep=False).start()
        while not t.over:
            ask = t.questions()[0]
            found = t.barred(ask.seat)
            actions = [wish.action for wish in found]
            assert not set(actions) & set(ask.options)
            assert len(set(actions)) == len(actions)
            kinds |= {ask.kind} if found else set()
            assert all(t.barred(seat) == [] for seat in range(seed % 6 + 1) if seat != ask.seat)
            t.answer(ask.seat, ask.options[luck.below(len(ask.options))])
    assert {"act", "retreat", "fight", "monsters", "prowl", "hero"} <= kinds <= set(view.LEFT_OUT)
