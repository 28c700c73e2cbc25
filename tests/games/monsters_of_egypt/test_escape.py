"""Escape mode (3.15): the ceiling comes down."""

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
    lives,
    offered,
    pile,
    place,
    told,
    tomb,
)
from undercroft.games.monsters_of_egypt import GAME
from undercroft.games.monsters_of_egypt.content import LADDER
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table
from undercroft.kernel.types import Setup

PURPLE = BOOK.plans["escape"]
ORANGE = BOOK.plans["exploration"]


def new(seats: int = 3, **options: str) -> Table:
    """A new game on the base pack, as far as the first start."""
    chosen = {choice.id: choice.values[0] for choice in GAME.choices} | {"mode": "escape"} | options
    t = Table(GAME, Setup(GAME.id, seats, "base", chosen), BOOK, Luck(Quick(7))).start()
    while asked(t) == "hero":
        t.answer(t.questions()[0].seat, t.questions()[0].options[0])
    return t


def sunk(*structure: str, rumble: str = "", **more: Any) -> Table:
    """The player of dead Roza, who sits first, activates a rumble: by default the ceiling comes onto the first floor."""
    heroes = {"roza": "dead"} | more.pop("heroes", {"vera": f"{len(structure)}-1"})
    rumble = rumble or f"{len(structure)}-{len(structure[0])}"
    piles = {rumble: "rumble"} | more.pop("piles", {})
    usual: dict[str, Any] = {"ceiling": 2, "options": {"mode": "escape"}}
    t = tomb(*structure, heroes=heroes, piles=piles, **usual | more)
    if asked(t) == "wake":
        answer(t, "pass")
    if asked(t) == "monsters" and not told(t, "trap"):
        answer(t, f"spring {rumble}")
    assert len(told(t, "trap")) == 1
    return t


def passed(t: Table) -> Table:
    """Everybody ends their turn, until the first seat is asked again."""
    answer(t, "end")
    while asked_seat(t) != 0:
        answer(t, "end")
    return t


# ---- set-up ----


@pytest.mark.rule("ME-ESCAPE-1")
def test_escape_mode_keeps_the_rules_of_the_other_sections() -> None:
    t = tomb(
        "__o",
        "___",
        heroes={"vera": "1-1 sabre bomb"},
        piles={"1-2": "fire", "2-3": "mummy"},
        options={"mode": "escape"},
        luck=("melee",),
    )
    answer(t, "step 1-2")
    assert lives(t, "vera") == 2
    answer(t, "step 1-3", "roll")
    assert (place(t, "vera"), boxed(t, "mummy"), asked(t)) == ("2-3", True, "act")


@pytest.mark.rule("ME-ESCAPE-2")
def test_the_purple_side_is_up() -> None:
    assert new().state.shape == PURPLE.shape
    assert new(mode="exploration").state.shape == ORANGE.shape
    assert PURPLE.statues != ORANGE.statues
    assert PURPLE.shape != ORANGE.shape


@pytest.mark.rule("ME-ESCAPE-3")
def test_each_hero_starts_with_its_other_item_and_a_bomb() -> None:
    t = new(5)
    carried = {BOOK.cards[hero.card].id: [BOOK.kind[token] for token in hero.items] for hero in t.state.heroes}
    assert carried == {
        "vera": ["flashlight", "bomb", "crystal"],
        "timur": ["hook", "bomb"],
        "zoya": ["skates", "bomb"],
        "gleb": ["sledgehammer", "bomb"],
        "roza": ["teleporter", "bomb"],
    }
    assert not any(BOOK.ladders.intersection(hero.items) for hero in t.state.heroes)


@pytest.mark.rule("ME-ESCAPE-4")
def test_the_first_players_hero_carries_the_crystal() -> None:
    t = new(3)
    assert [BOOK.crystal in hero.items for hero in t.state.heroes] == [True, False, False]
    assert BOOK.crystal not in t.state.chests
    t = new(3, mode="exploration")
    assert not any(BOOK.crystal in hero.items for hero in t.state.heroes)
    assert BOOK.crystal in t.state.chests


@pytest.mark.rule("ME-ESCAPE-4")
def test_a_drawn_first_player_gets_it_too() -> None:
    for seed in range(8):
        chosen = {choice.id: choice.values[0] for choice in GAME.choices} | {"mode": "escape", "first": "drawn"}
        t = Table(GAME, Setup(GAME.id, 3, "base", chosen), BOOK, Luck(Quick(seed))).start()
        while asked(t) == "hero":
            t.answer(t.questions()[0].seat, t.questions()[0].options[0])
        carriers = [number for number, hero in enumerate(t.state.heroes) if BOOK.crystal in hero.items]
        assert carriers == [t.state.order[0]]
        assert asked_seat(t) == t.state.seats[0]


@pytest.mark.rule("ME-ESCAPE-5")
def test_the_other_chests_and_all_dangers_are_dealt() -> None:
    state = new().state
    flat = [token for pile in state.piles for token in pile]
    assert (flat.count(-1), flat.count(-2), len(state.chests), len(state.dangers)) == (28, 26, 28, 26)
    assert set(state.chests) == set(BOOK.chests) - {BOOK.crystal}
    assert set(state.dangers) == set(BOOK.dangers)


@pytest.mark.rule("ME-ESCAPE-6", "ME-ESCAPE-11")
def test_the_ceiling_lies_ready_and_is_laid_above_the_board_first() -> None:
    setup = Setup(GAME.id, 2, "base", {choice.id: choice.values[0] for choice in GAME.choices} | {"mode": "escape"})
    assert GAME.set_up(setup, BOOK).ceiling == 0
    t = new(2)
    assert (t.state.ceiling, told(t, "ceiling"), asked(t)) == (1, [("ceiling", "1", "0")], "start")
    assert not told(t, "destroyed", "opened", "died")
    assert new(2, mode="exploration").state.ceiling == 0


@pytest.mark.rule("ME-ESCAPE-7")
def test_no_boulder_rolls_in_escape_mode() -> None:
    assert PURPLE.boulder == (-1, -1)
    t = tomb(
        "____",
        "____",
        "____",
        features=("1..2", "....", "...."),
        heroes={"vera": "3-1"},
        piles={"1-3": "mummy", "3-2": "rumble"},
        options={"mode": "escape"},
    )
    answer(t, "step 3-2")
    assert (told(t, "boulder-run"), pile(t, "1-3"), t.state.ceiling) == ([], ["mummy"], 1)


@pytest.mark.rule("ME-ESCAPE-8")
def test_heroes_start_on_one_of_three_vines_in_their_first_turn() -> None:
    t = new(2)
    assert (asked(t), asked_seat(t), offered(t)) == ("start", 0, {"start 1-2", "start 1-6", "start 1-11"})
    assert place(t, "timur") == "waiting"
    answer(t, "start 1-6")
    assert (place(t, "vera"), place(t, "timur"), t.state.moves) == ("1-6", "waiting", 3)
    answer(t, "end")
    assert (asked(t), asked_seat(t)) == ("start", 1)


@pytest.mark.rule("ME-ESCAPE-9")
def test_vines_work_as_ladders() -> None:
    vines = [PURPLE.names[cell] for cell in range(PURPLE.size) if PURPLE.shape[cell] & LADDER]
    assert vines == ["3-2", "5-4", "7-9", "9-9", "10-3", "10-11"]
    t = tomb("_-_", "___", features=("...", ".L."), heroes={"vera": "1-2"}, options={"mode": "escape"})
    answer(t, "step 2-2", "step 1-2")
    assert told(t, "climbed") == [("climbed", "vera", "1-2", "2-2"), ("climbed", "vera", "2-2", "1-2")]
    assert t.state.moves == 1


# ---- the ceiling's calendar ----


@pytest.mark.rule("ME-ESCAPE-10")
def test_the_ceiling_steps_once_a_round_before_the_first_seats_turn() -> None:
    heroes = {"vera": "4-1", "timur": "4-2"}
    t = tomb("___", "___", "___", "___", heroes=heroes, options={"mode": "escape"}, ceiling=1)
    answer(t, "end")
    assert (t.state.ceiling, asked_seat(t)) == (1, 1)
    answer(t, "end")
    assert (t.state.ceiling, asked_seat(t)) == (2, 0)
    assert told(t, "round", "ceiling", "turn") == [("turn", "timur"), ("round", "2"), ("ceiling", "2", "0"), ("turn", "vera")]


@pytest.mark.rule("ME-ESCAPE-12", "ME-ESCAPE-13")
def test_the_second_step_touches_the_edge_and_the_third_covers_the_first_floor() -> None:
    piles = {"1-1": "c", "1-3": "mummy", "2-3": "?"}
    t = tomb(
        "___",
        "___",
        "___",
        heroes={"vera": "3-1", "timur": "3-1"},
        piles=piles,
        options={"mode": "escape"},
        ceiling=1,
        chests="vest",
        luck=("vest",),
    )
    passed(t)
    assert (t.state.ceiling, pile(t, "1-1"), pile(t, "1-3")) == (2, ["c"], ["mummy"])
    passed(t)
    assert (t.state.ceiling, pile(t, "1-1"), pile(t, "1-3"), pile(t, "2-3")) == (3, [], [], ["?"])
    assert told(t, "ceiling") == [("ceiling", "2", "0"), ("ceiling", "3", "1")]


@pytest.mark.rule("ME-ESCAPE-14")
@pytest.mark.parametrize(("steps", "floor"), [(3, 1), (4, 2), (5, 3), (6, 4)])
def test_step_k_covers_floor_k_less_two(steps: int, floor: int) -> None:
    piles = {f"{row}-1": "sabre" if row == 1 else "axe" if row == 2 else "vest" if row == 3 else "boots" for row in (1, 2, 3, 4)}
    piles = {cell: token for cell, token in piles.items() if int(cell[0]) >= floor}
    t = sunk("___", "___", "___", "___", "___", ceiling=steps - 1, piles=piles)
    gone = [cell for cell in piles if not pile(t, cell)]
    assert gone == [f"{floor}-1"]
    assert told(t, "ceiling")[0] == ("ceiling", str(steps), str(floor))


@pytest.mark.rule("ME-ESCAPE-15")
def test_covered_floors_are_no_more_for_climbing_caves_arrows_spikes_and_bombs() -> None:
    """ME-RULING-66."""
    escape = {"mode": "escape"}
    t = tomb("o__", "___", "___", features=("...", "L..", "..."), heroes={"vera": "2-1 jetpack"}, options=escape, ceiling=2)
    assert "1-1" in offered(t, "step")
    t = tomb("o__", "___", "___", features=("...", "L..", "..."), heroes={"vera": "2-1 jetpack"}, options=escape, ceiling=3)
    assert "1-1" not in offered(t, "step")
    answer(t, "use jetpack")
    assert "1-1" not in offered(t, "step")
    features = ("C..", "...", "C.C")
    t = tomb("___", "___", "___", features=features, heroes={"vera": "3-1"}, options=escape, ceiling=3)
    assert offered(t, "step") == {"3-2", "3-3"}
    t = tomb("___", "___", heroes={"vera": "2-1 bomb"}, options=escape, ceiling=3)
    assert "spend bomb" not in offered(t), "its ceiling is the ceiling"
    t = tomb(">__", ">__", "___", heroes={"vera": "3-1"}, piles={"2-3": "mummy", "3-2": "arrows"}, options=escape, ceiling=3)
    answer(t, "step 3-2")
    assert told(t, "arrows") == [("arrows", "2-1", "2-3")]


@pytest.mark.rule("ME-ESCAPE-15")
def test_the_spikes_of_covered_cells_and_on_a_covered_floors_underside_are_gone() -> None:
    features = ("...", ".^.", ".^.", "...")
    for ceiling, spiked in ((2, ["2-2", "3-2"]), (3, ["3-2"]), (4, ["3-2"])):
        t = tomb(
            "___",
            "___",
            "___",
            "___",
            features=features,
            heroes={"vera": "4-1"},
            floors_broken=(4,),
            options={"mode": "escape"},
            piles={"4-2": "spikes"},
            ceiling=ceiling,
        )
        answer(t, "step 4-2")
        assert [event[1] for event in told(t, "spiked")] == spiked


@pytest.mark.rule("ME-ESCAPE-16")
def test_all_tokens_of_the_covered_floor_are_opened_and_destroyed_without_effect() -> None:
    t = sunk(
        "____",
        "____",
        "____",
        heroes={"vera": "3-1"},
        piles={"1-1": "c", "1-2": "? sabre", "1-3": "fire mummy", "2-2": "axe"},
        dangers="spikes",
        chests="vest",
        luck=("vest", "spikes"),
    )
    assert {event[1] for event in told(t, "opened")} == {"vest", "spikes"}
    assert {event[1:] for event in told(t, "destroyed")} == {
        ("vest", "1-1", "ceiling"),
        ("spikes", "1-2", "ceiling"),
        ("sabre", "1-2", "ceiling"),
        ("fire", "1-3", "ceiling"),
        ("mummy", "1-3", "ceiling"),
    }
    assert [pile(t, cell) for cell in ("1-1", "1-2", "1-3", "2-2")] == [[], [], [], ["axe"]]
    assert all(boxed(t, name) for name in ("vest", "spikes", "sabre", "fire", "mummy"))
    assert (len(told(t, "trap")), lives(t, "vera")) == (1, 3)


@pytest.mark.rule("ME-ESCAPE-17", "ME-ESCAPE-18")
def test_heroes_on_a_covered_floor_die_and_their_things_with_them() -> None:
    heroes = {"vera": "1-1 sabre key-black ladder", "timur": "1-2", "zoya": "2-1 axe"}
    t = sunk("___", "___", "___", heroes=heroes, piles={"1-3": "vest"})
    assert [event[1:] for event in told(t, "died")] == [("vera", "1-1", "ceiling"), ("timur", "1-2", "ceiling")]
    assert all(boxed(t, name) for name in ("sabre", "key-black", "ladder", "vest"))
    assert (place(t, "zoya"), items(t, "zoya"), t.state.keys_lost) == ("2-1", ["axe"], 1)
    assert (pile(t, "1-1"), pile(t, "2-1")) == ([], [])
    assert not any(t.state.shape[cell] & 8 for cell in range(3)), "no ladder stands up there"


@pytest.mark.rule("ME-ESCAPE-19", "ME-ESCAPE-20")
def test_pharaoh_and_crystal_move_to_the_first_free_cell_of_their_column() -> None:
    heroes = {"vera": "3-1", "timur": "1-1 crystal sabre"}
    piles = {"1-2": "axe pharaoh", "2-2": "vest"}
    t = sunk("____", "____", "____", "____", heroes=heroes, piles=piles)
    assert (pile(t, "2-1"), pile(t, "3-2"), pile(t, "2-2")) == (["crystal"], ["pharaoh"], ["vest"])
    assert told(t, "sank") == [("sank", "crystal", "1-1", "2-1"), ("sank", "pharaoh", "1-2", "3-2")]
    assert (boxed(t, "crystal"), boxed(t, "pharaoh"), boxed(t, "sabre"), boxed(t, "axe")) == (False, False, True, True)


@pytest.mark.rule("ME-ESCAPE-20")
@pytest.mark.parametrize(
    ("second", "third", "piles", "hero", "end"),
    [
        ("_", "_", {}, "4-2", "2-1"),
        ("#", "_", {}, "4-2", "3-1"),
        ("o", "_", {}, "4-2", "3-1"),
        ("_", "_", {"2-1": "axe"}, "4-2", "3-1"),
        ("_", "_", {"2-1": "?"}, "4-2", "3-1"),
        ("_", "_", {}, "2-1", "3-1"),
        ("_", "_", {"2-1": "axe"}, "3-1", "4-1"),
    ],
)
def test_walls_holes_tokens_and_heroes_are_passed(second: str, third: str, piles: dict[str, str], hero: str, end: str) -> None:
    rows = ("_" * 3, second + "__", third + "__", "___")
    t = sunk(*rows, heroes={"vera": hero}, piles={"1-1": "crystal"} | piles, dangers="bat" if "?" in piles.values() else "")
    assert pile(t, end) == ["crystal"]
    assert told(t, "sank") == [("sank", "crystal", "1-1", end)]
    assert told(t, "opened") == []


def test_without_a_free_cell_the_lowest_of_the_column_is_used() -> None:
    """ME-RULING-38: stacked on what is there; the crystal before the pharaoh."""
    piles = {"1-1": "pharaoh crystal", "2-1": "axe", "3-1": "sabre ?"}
    t = sunk("___", "___", "___", heroes={"vera": "2-3"}, piles=piles, dangers="bat")
    assert (pile(t, "2-1"), pile(t, "3-1")) == (["axe"], ["sabre", "?", "crystal", "pharaoh"])
    assert [event[1] for event in told(t, "sank")] == ["crystal", "pharaoh"]


def test_with_a_hero_there_the_pharaoh_fights_and_the_crystal_may_be_picked_up() -> None:
    """ME-RULING-38, ME-RULING-29: at once in a monsters' turn or its own, else when its turn begins."""
    t = sunk("___", "__#", heroes={"vera": "2-1 bomb"}, rumble="2-2", piles={"1-1": "pharaoh"})
    assert (asked(t), pile(t, "2-1"), t.state.foe >= 0) == ("fight", ["pharaoh"], True)
    t = sunk("___", "__#", heroes={"vera": "2-1 bomb"}, rumble="2-2", piles={"1-1": "crystal"})
    assert "take crystal" in offered(t)
    heroes = {"vera": "3-2", "timur": "3-1 bomb"}
    piles = {"1-1": "pharaoh", "2-1": "axe"}
    t = tomb("___", "___", "___", heroes=heroes, piles=piles, ceiling=2, turn=1, options={"mode": "escape"})
    answer(t, "end")
    assert (pile(t, "3-1"), asked(t), asked_seat(t)) == (["pharaoh"], "act", 0)
    answer(t, "end")
    assert (asked(t), asked_seat(t)) == ("fight", 1)


def test_a_column_without_any_cell_sends_it_towards_the_centre() -> None:
    """ME-RULING-38."""
    t = sunk("_____", "#___#", "#___#", heroes={"vera": "2-2"}, rumble="3-4", piles={"1-1": "crystal", "1-5": "pharaoh"})
    assert (pile(t, "2-3"), pile(t, "3-3")) == (["crystal"], ["pharaoh"])
    t = sunk("_____", "#_##_", heroes={"vera": "2-2"}, rumble="2-5", piles={"1-1": "crystal"})
    assert pile(t, "2-2") == ["crystal"], "of two columns as near the left one"


@pytest.mark.rule("ME-ESCAPE-21", "ME-ESCAPE-22")
def test_keys_can_be_destroyed_and_without_both_everybody_loses_at_once() -> None:
    heroes = {"vera": "3-1", "timur": "3-2"}
    t = sunk("___", "___", "___", heroes=heroes, piles={"1-1": "key-yellow", "2-1": "key-black"})
    assert (t.state.keys_lost, t.over, boxed(t, "key-yellow")) == (1, False, True)
    t = sunk("___", "___", "___", heroes=heroes, piles={"1-1": "key-yellow", "1-2": "c"}, chests="key-black", luck=("key-black",))
    assert (t.state.keys_lost, t.over, t.state.result) == (2, True, "lost")
    assert t.outcome() is not None
    assert t.outcome().winners == ()  # type: ignore[union-attr]
    assert lives(t, "vera") == 3


@pytest.mark.rule("ME-ESCAPE-22")
def test_everybody_loses_also_when_the_last_hero_dies_with_the_keys() -> None:
    """ME-RULING-37: the keys are looked at before the heroes."""
    t = sunk("___", "___", heroes={"vera": "1-1 key-yellow key-black"})
    assert (place(t, "vera"), t.state.result) == ("dead", "lost")


def test_a_used_key_is_not_a_destroyed_one() -> None:
    """ME-RULING-39."""
    t = sunk("___", "___", "___", piles={"1-1": "key-yellow"}, doors=(False, True))
    assert (t.state.keys_lost, t.over) == (1, False)


@pytest.mark.rule("ME-ESCAPE-23")
def test_a_rumble_lowers_the_ceiling_by_one_step() -> None:
    t = tomb(
        "___",
        "___",
        "___",
        heroes={"vera": "3-1", "timur": "2-3"},
        piles={"3-2": "?"},
        dangers="rumble",
        luck=("rumble",),
        options={"mode": "escape"},
        ceiling=3,
    )
    answer(t, "step 3-2")
    assert (t.state.ceiling, told(t, "ceiling")) == (4, [("ceiling", "4", "2")])
    assert (place(t, "timur"), place(t, "vera"), boxed(t, "rumble")) == ("dead", "3-2", True)
    t = tomb("___", "___", heroes={"vera": "2-1"}, piles={"2-2": "rumble"}, options={"mode": "escape"}, ceiling=1)
    answer(t, "step 2-2")
    assert (t.state.ceiling, lives(t, "vera")) == (2, 3)


@pytest.mark.rule("ME-ESCAPE-23")
def test_the_hero_that_opens_the_rumble_may_be_the_first_to_go() -> None:
    heroes = {"vera": "1-1 crystal", "timur": "3-1"}
    t = tomb("___", "___", "___", heroes=heroes, piles={"1-2": "rumble"}, options={"mode": "escape"}, ceiling=2)
    answer(t, "step 1-2")
    assert (place(t, "vera"), pile(t, "2-2"), asked_seat(t), boxed(t, "rumble")) == ("dead", ["crystal"], 1, True)


@pytest.mark.rule("ME-ESCAPE-24")
def test_neither_vest_nor_crystal_helps_against_the_ceiling() -> None:
    t = sunk("___", "___", "___", heroes={"vera": "1-1 vest", "timur": "3-1 crystal"}, lives={"vera": 2})
    assert (place(t, "vera"), boxed(t, "vest"), t.state.crystal_spent) == ("dead", True, False)
    assert not told(t, "vest", "crystal")


@pytest.mark.rule("ME-ESCAPE-25")
def test_a_pharaoh_opened_by_the_ceiling_has_all_its_lives() -> None:
    t = sunk("___", "___", "___", piles={"1-2": "?"}, dangers="pharaoh", luck=("pharaoh",))
    assert (pile(t, "2-2"), t.state.pharaoh, boxed(t, "pharaoh")) == (["pharaoh"], 3, False)
    assert told(t, "opened", "sank") == [("opened", "pharaoh", "1-2"), ("sank", "pharaoh", "1-2", "2-2")]


@pytest.mark.rule("ME-ESCAPE-26")
@pytest.mark.parametrize("first", ["dead", "gone"])
def test_the_ceiling_steps_also_when_the_first_seat_has_no_hero_any_more(first: str) -> None:
    heroes = {"vera": first, "timur": "3-1"}
    t = tomb("___", "___", "___", heroes=heroes, piles={"3-3": "mummy bat"}, turn=1, options={"mode": "escape"}, ceiling=1)
    answer(t, "end")
    assert t.state.ceiling == 2
    assert (asked(t), asked_seat(t)) == (("monsters", 0) if first == "dead" else ("act", 1))


@pytest.mark.rule("ME-ESCAPE-27")
def test_the_last_floor_takes_everybody_with_it() -> None:
    t = sunk("___", "___", heroes={"vera": "2-1 crystal", "timur": "2-2"}, ceiling=3)
    assert (place(t, "vera"), place(t, "timur"), t.over, t.state.result) == ("dead", "dead", True, "spirit")
    assert not boxed(t, "crystal"), "the crystal is never destroyed"
    t = sunk("___", "___", heroes={"vera": "2-1", "timur": "gone crystal"}, ceiling=3)
    assert (t.over, t.state.result, t.outcome().winners) == (True, "heroes", (2,))  # type: ignore[union-attr]
    t = sunk("___", "___", heroes={"vera": "2-1 crystal", "timur": "gone"}, ceiling=3)
    assert (t.over, t.state.result) == (True, "cursed")


def test_a_late_hero_starts_on_the_highest_floor_that_is_left() -> None:
    """ME-RULING-67: in the chosen vine's column, at the nearest supported cell at or below it."""
    t = new(2)
    answer(t, "start 1-6")
    t.state.ceiling = 3
    answer(t, "end")
    assert offered(t) == {"start 1-2", "start 1-6", "start 1-11"}
    answer(t, "start 1-2")
    assert place(t, "timur") == "2-2"
    heroes = {"vera": "4-1", "timur": "waiting"}
    features = (".S.", "...", "...", "...")
    for second, end in (("___", "2-2"), ("_o_", "3-2"), ("_#_", "3-2")):
        t = tomb("___", second, "___", "___", features=features, heroes=heroes, turn=0, options={"mode": "escape"}, ceiling=3)
        answer(t, "end")
        assert (place(t, "timur"), asked(t)) == (end, "act")
        assert t.state.moves == 3
