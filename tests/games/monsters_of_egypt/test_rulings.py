"""Rulings (7): the options that a table may agree on reach the rules, each in both settings."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.monsters_of_egypt.positions import (
    BOOK,
    answer,
    asked,
    asked_seat,
    boxed,
    items,
    offered,
    pile,
    place,
    told,
    tomb,
)
from undercroft.games.monsters_of_egypt import GAME
from undercroft.games.monsters_of_egypt.state import Terms, read_terms
from undercroft.kernel.types import Setup

DEFAULTS = {choice.id: choice.values[0] for choice in GAME.choices}
ALL_TRAPS = ("arrows", "spikes", "rumble")

TERMS: list[tuple[str, str, dict[str, Any]]] = [
    ("mode", "escape", {"mode": "escape"}),
    ("spirit", "on", {"spirit": True}),
    ("heroes", "5", {}),
    ("first", "drawn", {"drawn_first": True}),
    ("free-start", "on", {"free_start": True}),
    ("pharaoh-face", "melee", {"pharaoh_face": "melee"}),
    ("pharaoh-face", "any-weapon", {"pharaoh_face": "any-weapon"}),
    ("gun-faces", "both", {"gun_faces": ("melee", "any-weapon")}),
    ("golem-any-weapon", "on", {"golem_any_weapon": True}),
    ("monster-traps", "two", {"monster_traps": ("arrows", "spikes")}),
    ("monsters-trigger", "on", {"monsters_trigger": True}),
    ("zero-retreat", "on", {"zero_retreat": True}),
    ("skates-after-fight", "on", {"skates_after_fight": True}),
    ("fight-ends-turn", "on", {"fight_ends_turn": True}),
    ("vest-blocks-all", "on", {"vest_blocks_all": True}),
    ("burn-each-roll", "on", {"burn_each_roll": True}),
    ("keep-extinguisher", "on", {"keep_extinguisher": True}),
    ("cave-items", "off", {"cave_items": False}),
    ("jump-any-path", "on", {"jump_any_path": True}),
    ("exit-choice", "on", {"exit_choice": True}),
    ("ban-until-other", "on", {"ban_until_other": True}),
    ("breach-limit", "on", {"breach_limit": True}),
    ("pharaoh-weapons-only", "on", {"pharaoh_weapons_only": True}),
    ("bomb-same-cell", "on", {"bomb_same_cell": True}),
]


def test_the_defaults_are_those_of_the_specification() -> None:
    assert read_terms(Setup(GAME.id, 3, "base", DEFAULTS)) == Terms()
    assert Terms().monster_traps == ALL_TRAPS
    assert (Terms().pharaoh_face, Terms().gun_faces, Terms().cave_items) == ("attack", ("any-weapon",), True)


@pytest.mark.parametrize(("option", "value", "changed"), TERMS, ids=[f"{option}={value}" for option, value, _ in TERMS])
def test_an_option_changes_its_own_term_and_no_other(option: str, value: str, changed: dict[str, Any]) -> None:
    assert read_terms(Setup(GAME.id, 3, "base", DEFAULTS | {option: value})) == Terms(**changed)


def test_every_option_has_its_case_here() -> None:
    tested = {(option, value) for option, value, _ in TERMS}
    assert {choice.id for choice in GAME.choices} == {option for option, _ in tested}


def test_six_seats_always_have_a_spirit_and_one_seat_never() -> None:
    assert read_terms(Setup(GAME.id, 6, "base", DEFAULTS)) == Terms(spirit=True)
    assert read_terms(Setup(GAME.id, 1, "base", DEFAULTS | {"spirit": "on"})) == Terms(solo=True)


@pytest.mark.parametrize(("option", "faces"), [("any-weapon", {"any-weapon"}), ("both", {"melee", "any-weapon"})])
@pytest.mark.parametrize("gun", ["rifle", "shotgun", "flamethrower"])
def test_ruling_3_the_faces_on_which_a_gun_hits(option: str, faces: set[str], gun: str) -> None:
    for face in ("attack", "melee", "any-weapon", "retreat-2", "retreat-3"):
        t = tomb("___", heroes={"vera": f"1-1 {gun}"}, piles={"1-2": "bat"}, luck=(face,), options={"gun-faces": option})
        answer(t, f"use {gun}")
        assert (pile(t, "1-2") == [], boxed(t, "bat")) == (face in faces, face in faces)
        assert told(t, "shot") == [("shot", "vera", gun, "1-2", face)]
        assert (items(t, "vera"), f"use {gun}" in offered(t)) == ([gun], False)


def test_ruling_9_a_monster_in_the_cell_at_the_start_of_a_turn_costs_all_moves() -> None:
    t = tomb("___", heroes={"vera": "1-1", "timur": "1-3 bomb"}, piles={"1-3": "mummy"})
    answer(t, "end")
    assert (asked(t), asked_seat(t), t.state.moves) == ("fight", 1, 0)


def test_ruling_11_of_several_monsters_the_last_to_come_fights_first() -> None:
    t = tomb("___", heroes={"vera": "1-1 sabre bomb"}, piles={"1-2": "mummy bat"}, luck=("melee", "melee"))
    answer(t, "step 1-2", "roll")
    assert (told(t, "fight"), pile(t, "1-2")) == ([("fight", "vera", "bat", "1-2"), ("fight", "vera", "mummy", "1-2")], ["mummy"])
    answer(t, "roll")
    assert (pile(t, "1-2"), asked(t)) == ([], "act")


def test_ruling_42_a_move_of_none_passes_a_monsters_turn() -> None:
    t = tomb("___", heroes={"vera": "1-1"}, piles={"1-3": "bat mummy"}, spirit=True, turn=1)
    assert "pass" not in offered(t)
    answer(t, "prowl bat", "stop")
    assert (pile(t, "1-3"), asked_seat(t)) == (["bat", "mummy"], 0)


def test_ruling_62_every_way_of_coming_to_a_cell_counts() -> None:
    """On foot, by fall, from a cave, by teleporter and jetpack: the statue takes the key each time."""
    ways: list[tuple[tuple[str, str], tuple[str, str], str, list[str]]] = [
        (("____", "____"), ("....", ".B.."), "2-1", ["step 2-2"]),
        (("_o__", "____"), ("....", ".B.."), "1-1", ["step 1-2"]),
        (("____", "____"), ("C...", ".B.C"), "1-1", ["step 2-4", "step 2-3", "step 2-2"]),
        (("____", "____"), ("....", ".B.."), "2-4 teleporter", ["spend teleporter"]),
        (("_o__", "____"), ("....", ".B.."), "1-1 jetpack", ["use jetpack", "step 1-2", "step 2-2"]),
    ]
    for rows, features, hero, moves in ways:
        t = answer(tomb(*rows, features=features, heroes={"vera": f"{hero} key-yellow", "timur": "1-4"}), *moves)
        assert (t.state.doors, boxed(t, "key-yellow"), place(t, "vera")) == ((True, False), True, "2-2")


def test_ruling_66_a_covered_statue_makes_its_key_useless() -> None:
    t = tomb(
        "___",
        "___",
        "___",
        features=("B..", "...", "..."),
        heroes={"vera": "2-1 key-yellow"},
        options={"mode": "escape"},
        ceiling=3,
    )
    assert "step 1-1" not in offered(t)
    assert (t.state.doors, items(t, "vera")) == ((False, False), ["key-yellow"])


def test_the_moves_of_the_pharaoh_are_in_the_pack() -> None:
    """ME-RULING-41."""
    assert BOOK.monsters["pharaoh"].moves == 0
