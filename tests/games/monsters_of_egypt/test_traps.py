"""Traps (3.19): one effect each, and the token is gone."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Any

import pytest

from tests.games.monsters_of_egypt.positions import (
    BOOK,
    answer,
    asked,
    boulder_cells,
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
from undercroft.games.monsters_of_egypt.loading import bind
from undercroft.kernel.table import Table


def sprung(*structure: str, at: str, piles: Mapping[str, str], **more: Any) -> Table:
    """The spirit activates the open trap of a cell; where that is all it can do, the table does it."""
    heroes = more.pop("heroes", {"vera": "1-1"})
    t = tomb(*structure, heroes=heroes, piles=piles, spirit=True, turn=len(heroes), **more)
    if asked(t) == "wake":
        answer(t, "pass")
    if asked(t) == "monsters" and not told(t, "trap"):
        answer(t, f"spring {at}")
    assert [event[2] for event in told(t, "trap")] == [at]
    return t


def died(t: Table) -> list[tuple[str, ...]]:
    return [event[1:] for event in told(t, "died")]


# ---- in general ----


@pytest.mark.rule("ME-TRAP-1")
@pytest.mark.parametrize(("trap", "after"), [("fire", 2), ("crack", 2), ("arrows", 3), ("spikes", 3), ("rumble", 3)])
def test_a_trap_works_once_and_leaves_the_board(trap: str, after: int) -> None:
    t = tomb("___", "___", features=("...", "1.2"), piles={"1-2": trap})
    answer(t, "step 1-2")
    assert boxed(t, trap)
    assert trap not in [name for cell in ("1-1", "1-2", "1-3", "2-2") for name in pile(t, cell)]
    assert lives(t, "vera") == after
    assert told(t, "trap") == [("trap", trap, "1-2")]
    answer(t, f"step {'2' if trap == 'crack' else '1'}-1")
    assert len(told(t, "trap")) == 1


@pytest.mark.rule("ME-TRAP-1")
def test_a_closed_trap_works_when_it_is_opened() -> None:
    t = tomb("__", piles={"1-2": "?"}, dangers="fire", luck=("fire",))
    answer(t, "step 1-2")
    assert told(t, "opened", "trap") == [("opened", "fire", "1-2"), ("trap", "fire", "1-2")]
    assert (lives(t, "vera"), pile(t, "1-2"), boxed(t, "fire")) == (2, [], True)


@pytest.mark.rule("ME-TRAP-1", "ME-TOKEN-5")
def test_an_open_trap_works_wherever_a_pack_names_it() -> None:
    """A pack may name the arrows first of all tokens: who comes to them springs them, and no closed token is opened."""
    text = (files("undercroft.games.monsters_of_egypt") / "packs" / "base.toml").read_text()
    book = bind("other", text.replace("arrows = 1\n", "", 1).replace("[chests]\n", "[chests]\narrows = 1\n").encode())
    assert book.kind[0] == "arrows"
    t = tomb(book=book, heroes={"vera": "1-2"}, piles={"1-1": "arrows", "1-4": "c"})
    answer(t, "step 1-1")
    assert told(t, "opened", "trap") == [("trap", "arrows", "1-1")]
    assert (pile(t, "1-1"), boxed(t, "arrows"), pile(t, "1-4")) == ([], True, ["c"])
    assert (place(t, "vera"), lives(t, "vera"), asked(t)) == ("1-1", 3, "act")


@pytest.mark.rule("ME-TRAP-2")
def test_only_the_arrows_are_among_the_chests() -> None:
    assert [BOOK.kind[token] for token in BOOK.chests if token in BOOK.trap_of] == ["arrows"]
    traps = [BOOK.kind[token] for token in BOOK.dangers if token in BOOK.trap_of]
    assert len(traps) == 9
    assert "arrows" not in traps
    assert all(token not in BOOK.trap_of for start, other in BOOK.starts for token in (*start, other))


# ---- crack ----


@pytest.mark.rule("ME-TRAP-CRACK-1")
def test_a_crack_breaks_the_floor_and_the_hero_falls_for_a_life() -> None:
    t = tomb("___", "___", "___", piles={"1-2": "crack"})
    answer(t, "step 1-2")
    assert broken(t) == (["1-2"], [])
    assert (place(t, "vera"), lives(t, "vera"), t.state.moves) == ("2-2", 2, 2)
    assert told(t, "hurt") == [("hurt", "vera", "2", "crack")]
    assert boxed(t, "crack")


@pytest.mark.rule("ME-TRAP-CRACK-2", "ME-TRAP-CRACK-4")
def test_a_crack_at_the_bottom_breaks_nothing_and_still_hurts() -> None:
    t = tomb("__", piles={"1-2": "crack"})
    answer(t, "step 1-2")
    assert (place(t, "vera"), lives(t, "vera"), broken(t)) == ("1-2", 2, ([], []))
    assert not told(t, "fell", "breach")


@pytest.mark.rule("ME-TRAP-CRACK-4")
def test_a_reinforced_floor_stays_whole_under_a_crack() -> None:
    t = tomb("_=", "__", piles={"1-2": "crack"})
    answer(t, "step 1-2")
    assert (place(t, "vera"), lives(t, "vera"), broken(t)) == ("1-2", 2, ([], []))


@pytest.mark.rule("ME-TRAP-CRACK-3")
def test_a_crack_on_a_wall_breaks_the_whole_wall() -> None:
    t = tomb("_-_", "_#_", "___", piles={"1-2": "crack"})
    answer(t, "step 1-2")
    assert broken(t) == ([], ["2-2"])
    assert (place(t, "vera"), lives(t, "vera")) == ("2-2", 2)
    assert "2-1" in offered(t, "step")


@pytest.mark.rule("ME-TRAP-CRACK-5")
def test_others_and_tokens_in_the_cell_fall_without_loss() -> None:
    heroes = {"vera": "1-1", "timur": "1-2"}
    t = tomb("__", "__", heroes=heroes, piles={"1-2": "sabre crack axe"})
    answer(t, "step 1-2")
    assert (place(t, "vera"), place(t, "timur")) == ("2-2", "2-2")
    assert (lives(t, "vera"), lives(t, "timur")) == (2, 3)
    assert (pile(t, "1-2"), pile(t, "2-2")) == ([], ["sabre", "axe"])


@pytest.mark.rule("ME-TRAP-CRACK-6")
def test_breach_then_fall_then_loss_then_the_landing_cell() -> None:
    t = tomb("__", "__", piles={"1-2": "crack", "2-2": "?"}, dangers="fire", luck=("fire",))
    answer(t, "step 1-2")
    kinds = [event[0] for event in told(t, "breach", "fell", "hurt", "opened")]
    assert kinds == ["breach", "fell", "hurt", "opened", "hurt"]
    assert lives(t, "vera") == 1


@pytest.mark.rule("ME-TRAP-CRACK-6")
def test_a_hero_that_dies_of_a_crack_dies_below_and_opens_nothing_there() -> None:
    t = tomb("__", "__", heroes={"vera": "1-1 sabre", "timur": "1-1"}, lives={"vera": 1}, piles={"1-2": "crack", "2-2": "?"})
    answer(t, "step 1-2")
    assert died(t) == [("vera", "2-2", "crack")]
    assert pile(t, "2-2") == ["?", "sabre"]
    assert not told(t, "opened")


@pytest.mark.rule("ME-TRAP-CRACK-7")
def test_on_a_ladder_top_a_crack_only_hurts() -> None:
    t = tomb("_-_", "___", features=("...", ".L."), heroes={"vera": "1-1", "timur": "1-2"}, piles={"1-2": "crack"})
    answer(t, "step 1-2")
    assert (place(t, "vera"), place(t, "timur"), lives(t, "vera"), lives(t, "timur")) == ("1-2", "1-2", 2, 3)
    assert broken(t) == ([], [])
    assert boxed(t, "crack")


def test_a_jetpack_does_not_help_against_a_crack() -> None:
    """ME-RULING-20."""
    t = tomb("__", "__", heroes={"vera": "1-1 jetpack"}, piles={"1-2": "crack"})
    answer(t, "use jetpack", "step 1-2")
    assert (place(t, "vera"), lives(t, "vera"), broken(t)) == ("2-2", 2, (["1-2"], []))
    answer(t, "step 1-2")
    assert place(t, "vera") == "1-2", "it is still on"


def test_a_crack_breaks_nothing_when_the_breach_tokens_have_run_out() -> None:
    """ME-RULING-46, the other reading."""
    used_up = tuple(range(22))
    rows = ("_" * 24, "_" * 24, "__")
    t = tomb(*(row.ljust(24, "_") for row in rows), heroes={"vera": "2-1"}, piles={"2-2": "crack"}, floors_broken=used_up)
    answer(t, "step 2-2")
    assert (place(t, "vera"), lives(t, "vera")) == ("3-2", 2)
    options = {"breach-limit": "on"}
    t = tomb(
        *(row.ljust(24, "_") for row in rows),
        heroes={"vera": "2-1"},
        piles={"2-2": "crack"},
        floors_broken=used_up,
        options=options,
    )
    answer(t, "step 2-2")
    assert (place(t, "vera"), lives(t, "vera")) == ("2-2", 2)


# ---- arrows ----


@pytest.mark.rule("ME-TRAP-ARROWS-1")
def test_all_arrow_walls_shoot() -> None:
    piles = {"1-4": "mummy", "2-2": "bat", "3-3": "scarab", "4-4": "golem", "5-1": "arrows"}
    t = sprung(">___", "___<", ">___", ">___", "____", heroes={"vera": "5-2"}, at="5-1", piles=piles)
    assert told(t, "arrows") == [
        ("arrows", "1-1", "1-4"),
        ("arrows", "2-4", "2-2"),
        ("arrows", "3-1", "3-3"),
        ("arrows", "4-1", "4-4"),
    ]
    assert [pile(t, cell) for cell in ("1-4", "2-2", "3-3", "4-4")] == [[], [], [], []]
    assert {event[3] for event in told(t, "destroyed")} == {"arrows"}
    assert (lives(t, "vera"), boxed(t, "arrows")) == (3, True)


@pytest.mark.rule("ME-TRAP-ARROWS-2")
def test_arrows_go_no_further_than_the_nearest_token() -> None:
    t = sprung(">____", heroes={"vera": "1-5"}, at="1-5", piles={"1-3": "sabre", "1-4": "mummy", "1-5": "arrows"})
    assert told(t, "arrows") == [("arrows", "1-1", "1-3")]
    assert (pile(t, "1-3"), pile(t, "1-4"), lives(t, "vera")) == (["sabre"], ["mummy"], 3)


@pytest.mark.rule("ME-TRAP-ARROWS-2", "ME-TRAP-ARROWS-4")
def test_a_hero_stops_arrows_and_dies_of_them_whatever_its_lives() -> None:
    heroes = {"vera": "1-2 vest crystal", "timur": "1-4"}
    t = sprung(">____", heroes=heroes, at="1-5", piles={"1-3": "mummy", "1-5": "arrows"})
    assert died(t) == [("vera", "1-2", "arrows")]
    assert (pile(t, "1-2"), pile(t, "1-3"), lives(t, "timur")) == (["vest", "crystal"], ["mummy"], 3)
    assert not told(t, "vest", "crystal"), "nothing helps"


@pytest.mark.rule("ME-TRAP-ARROWS-3")
def test_arrows_destroy_a_monster_but_not_the_pharaoh() -> None:
    t = sprung(">__", "__<", "___", heroes={"vera": "3-1"}, at="3-2", piles={"1-2": "mummy", "2-2": "pharaoh", "3-2": "arrows"})
    assert (pile(t, "1-2"), pile(t, "2-2"), t.state.pharaoh) == ([], ["pharaoh"], 3)
    assert told(t, "destroyed") == [("destroyed", "mummy", "1-2", "arrows")]


@pytest.mark.rule("ME-TRAP-ARROWS-5")
@pytest.mark.parametrize(
    ("back", "what", "left"),
    [
        ("?", "mummy", []),
        ("?", "fire", ["fire"]),
        ("?", "crack", ["crack"]),
        ("c", "vest", ["vest"]),
        ("?", "pharaoh", ["pharaoh"]),
    ],
)
def test_arrows_open_a_closed_token(back: str, what: str, left: list[str]) -> None:
    bag = {"dangers" if back == "?" else "chests": what}
    t = sprung(">___", heroes={"vera": "1-4"}, at="1-4", piles={"1-3": back, "1-4": "arrows"}, luck=(what,), **bag)
    assert pile(t, "1-3") == left
    assert (lives(t, "vera"), broken(t)) == (3, ([], []))
    assert not told(t, "hurt", "breach")
    assert t.state.pharaoh == (3 if what == "pharaoh" else 0)


@pytest.mark.rule("ME-TRAP-ARROWS-6")
def test_arrows_break_at_a_wall_at_the_edge_and_at_a_closed_door() -> None:
    t = sprung(">_#_", ">___", ">___", heroes={"vera": "1-4", "timur": "3-4"}, yellow=(3, 2), at="1-4", piles={"1-4": "arrows"})
    assert told(t, "arrows") == [("arrows", "1-1", "1-2"), ("arrows", "2-1", "2-4"), ("arrows", "3-1", "3-2")]
    assert (lives(t, "vera"), lives(t, "timur"), t.state.walls_broken) == (3, 3, ())


@pytest.mark.rule("ME-TRAP-ARROWS-7")
def test_everything_in_the_hit_cell_is_affected() -> None:
    t = sprung(
        ">____",
        heroes={"vera": "1-3", "timur": "1-3", "zoya": "1-5"},
        at="1-5",
        piles={"1-3": "c ? bat", "1-5": "arrows"},
        chests="axe",
        dangers="mummy",
        luck=("mummy", "axe"),
    )
    assert sorted(died(t)) == [("timur", "1-3", "arrows"), ("vera", "1-3", "arrows")]
    assert pile(t, "1-3") == ["axe"]
    assert {event[1] for event in told(t, "destroyed")} == {"bat", "mummy"}
    assert lives(t, "zoya") == 3


@pytest.mark.rule("ME-TRAP-ARROWS-8")
def test_breaches_do_not_stop_arrows() -> None:
    t = sprung(
        ">_#_",
        "____",
        heroes={"vera": "2-1"},
        at="2-1",
        piles={"1-4": "mummy", "2-1": "arrows"},
        floors_broken=(1,),
        walls_broken=(2,),
    )
    assert told(t, "arrows") == [("arrows", "1-1", "1-4")]
    assert pile(t, "1-4") == []


def test_a_destroyed_arrow_wall_is_silent() -> None:
    t = sprung(">__", "___", heroes={"vera": "2-1"}, at="2-1", piles={"1-3": "mummy", "2-1": "arrows"}, walls_broken=(0,))
    assert told(t, "arrows") == []
    assert pile(t, "1-3") == ["mummy"]


@pytest.mark.rule("ME-TRAP-ARROWS-9")
def test_the_arrows_token_itself_stops_arrows() -> None:
    t = sprung(
        ">____", heroes={"vera": "1-5", "timur": "1-1"}, at="1-3", piles={"1-3": "arrows", "1-4": "mummy"}, walls_broken=()
    )
    assert told(t, "arrows") == [("arrows", "1-1", "1-3")]
    assert (pile(t, "1-3"), pile(t, "1-4")) == ([], ["mummy"])


@pytest.mark.rule("ME-TRAP-ARROWS-9", "ME-TRAP-ARROWS-4")
def test_a_hero_that_opens_the_arrows_in_the_line_of_fire_dies() -> None:
    t = tomb(
        "____", ">___", "____", heroes={"vera": "2-4", "timur": "1-1"}, piles={"2-3": "c"}, chests="arrows", luck=("arrows",)
    )
    answer(t, "step 2-3")
    assert died(t) == [("vera", "2-3", "arrows")]
    assert boxed(t, "arrows")
    assert lives(t, "timur") == 3


def test_the_shots_are_simultaneous() -> None:
    """ME-RULING-30: the second does not fly on because the first has cleared the way."""
    t = sprung(">___<", "_____", heroes={"vera": "2-1"}, at="2-1", piles={"1-3": "mummy", "2-1": "arrows"})
    assert told(t, "arrows") == [("arrows", "1-1", "1-3"), ("arrows", "1-5", "1-3")]
    assert len(told(t, "destroyed")) == 1


# ---- spikes ----

SPIKED = ("....", "^.^.", "....")


@pytest.mark.rule("ME-TRAP-SPIKES-1", "ME-TRAP-SPIKES-4")
def test_spikes_open_every_token_of_every_spike_cell_and_apply_none() -> None:
    t = sprung(
        "____",
        "____",
        "____",
        features=SPIKED,
        heroes={"vera": "3-1"},
        at="1-1",
        piles={"1-1": "spikes", "2-1": "? c", "2-2": "?", "2-3": "rumble ?"},
        dangers="fire crack mummy-4",
        chests="vest",
        luck=("vest", "fire", "crack"),
    )
    assert (pile(t, "2-1"), pile(t, "2-2"), pile(t, "2-3")) == (["fire", "vest"], ["?"], ["rumble", "crack"])
    assert told(t, "spiked") == [("spiked", "2-1"), ("spiked", "2-3")]
    assert (lives(t, "vera"), broken(t), boxed(t, "spikes"), boxed(t, "rumble")) == (3, ([], []), True, False)
    assert not told(t, "boulder-run")


@pytest.mark.rule("ME-TRAP-SPIKES-2")
def test_spikes_destroy_monsters_but_not_the_pharaoh() -> None:
    piles = {"1-1": "spikes", "2-1": "sabre bat mummy", "2-3": "?", "2-2": "golem"}
    t = sprung(
        "____",
        "____",
        "____",
        features=SPIKED,
        heroes={"vera": "3-1"},
        at="1-1",
        piles=piles,
        dangers="pharaoh",
        luck=("pharaoh",),
    )
    assert (pile(t, "2-1"), pile(t, "2-3"), pile(t, "2-2")) == (["sabre"], ["pharaoh"], ["golem"])
    assert t.state.pharaoh == 3
    assert {event[3] for event in told(t, "destroyed")} == {"spikes"}


@pytest.mark.rule("ME-TRAP-SPIKES-3")
def test_heroes_in_spike_cells_die() -> None:
    heroes = {"vera": "2-1 vest sabre", "timur": "2-2", "zoya": "2-3"}
    t = sprung("____", "____", features=("....", "^.^."), heroes=heroes, at="1-1", piles={"1-1": "spikes"})
    assert died(t) == [("vera", "2-1", "spikes"), ("zoya", "2-3", "spikes")]
    assert (pile(t, "2-1"), lives(t, "timur")) == (["vest", "sabre"], 3)


def test_whoever_opens_the_spikes_dies_only_in_a_spike_cell() -> None:
    """ME-RULING-32."""
    for target, alive in (("2-2", True), ("2-3", False)):
        heroes = {"vera": "2-2" if target == "2-3" else "2-1", "timur": "1-1"}
        features = ("....", "..^.")
        t = tomb("____", "____", features=features, heroes=heroes, piles={target: "?"}, dangers="spikes", luck=("spikes",))
        answer(t, f"step {target}")
        assert (lives(t, "vera") == 3) is alive
        assert boxed(t, "spikes")


@pytest.mark.rule("ME-TRAP-SPIKES-5")
def test_spike_cells_are_ordinary_before_and_after() -> None:
    t = tomb("____", "____", features=("....", ".^^."), heroes={"vera": "2-1"}, piles={"2-4": "spikes"}, moves=9)
    answer(t, "step 2-2", "step 2-3")
    assert (place(t, "vera"), lives(t, "vera")) == ("2-3", 3)
    answer(t, "step 2-4", "step 2-3")
    assert (place(t, "vera"), lives(t, "vera"), boxed(t, "spikes")) == ("2-3", 3, True)


@pytest.mark.rule("ME-TRAP-SPIKES-6")
@pytest.mark.parametrize(("broken_floors", "alive"), [((), False), ((0,), False), ((4,), False), ((0, 4), True)])
def test_a_spike_cell_stops_working_when_floor_and_ceiling_are_gone(broken_floors: tuple[int, ...], alive: bool) -> None:
    """The hero stands on a ladder token, so that it stays in the cell without a floor."""
    t = sprung(
        "____",
        "____",
        "____",
        features=("....", "^...", "...."),
        heroes={"vera": "2-1", "timur": "1-4"},
        at="1-3",
        piles={"1-3": "spikes", "3-1": "ladder"},
        floors_broken=broken_floors,
    )
    assert (lives(t, "vera") == 3) is alive
    assert (place(t, "vera") == "2-1") is alive
    assert bool(told(t, "spiked")) is not alive


# ---- rumble: the boulder ----


@pytest.mark.rule("ME-TRAP-RUMBLE-1")
def test_the_boulder_rolls_right_and_drops_where_nothing_holds() -> None:
    t = sprung(
        "___o__",
        "______",
        "______",
        features=("1.....", ".....2", "......"),
        heroes={"vera": "3-1"},
        at="3-1",
        piles={"3-1": "rumble"},
    )
    way = boulder_cells(t)
    assert way == ["1-1", "1-2", "1-3", "1-4", "2-4", "2-5", "2-6"]
    assert lives(t, "vera") == 3


def test_ladder_tops_and_walls_below_carry_the_boulder() -> None:
    """ME-RULING-33."""
    t = sprung("_--__", "_#___", features=("1...2", "..L.."), heroes={"vera": "2-5"}, at="2-1", piles={"2-1": "rumble"})
    assert boulder_cells(t) == ["1-1", "1-2", "1-3", "1-4", "1-5"]


@pytest.mark.rule("ME-TRAP-RUMBLE-2", "ME-TRAP-RUMBLE-8")
def test_the_boulder_stops_in_its_last_cell_or_at_the_first_wall_which_stays() -> None:
    t = sprung("______", features=("1..2..",), heroes={"vera": "1-5"}, at="1-6", piles={"1-6": "rumble"})
    assert boulder_cells(t) == ["1-1", "1-2", "1-3", "1-4"]
    assert lives(t, "vera") == 3
    t = sprung("__#___", features=("1..2..",), heroes={"vera": "1-4"}, at="1-6", piles={"1-6": "rumble"})
    assert boulder_cells(t) == ["1-1", "1-2"]
    assert (lives(t, "vera"), broken(t)) == (3, ([], []))


@pytest.mark.rule("ME-TRAP-RUMBLE-3", "ME-TRAP-RUMBLE-6")
def test_the_boulder_opens_what_lies_on_its_way_in_order_and_applies_no_trap() -> None:
    t = sprung(
        "_____",
        "_____",
        features=("1...2", "....."),
        heroes={"vera": "2-1"},
        at="2-2",
        piles={"1-2": "? c", "1-4": "?", "2-2": "rumble", "2-4": "?"},
        dangers="fire crack mummy",
        chests="vest",
        luck=("vest", "fire", "crack"),
    )
    assert told(t, "opened") == [("opened", "vest", "1-2"), ("opened", "fire", "1-2"), ("opened", "crack", "1-4")]
    assert (pile(t, "1-2"), pile(t, "1-4"), pile(t, "2-4")) == (["fire", "vest"], ["crack"], ["?"])
    assert (broken(t), lives(t, "vera")) == (([], []), 3)


@pytest.mark.rule("ME-TRAP-RUMBLE-4", "ME-TRAP-RUMBLE-5")
def test_the_boulder_destroys_monsters_and_kills_heroes_but_spares_the_pharaoh() -> None:
    heroes = {"vera": "1-2 vest", "timur": "1-4", "zoya": "2-1"}
    piles = {"1-3": "axe mummy", "1-4": "pharaoh", "2-1": "rumble", "2-3": "bat"}
    t = sprung("_____", "_____", features=("1...2", "....."), heroes=heroes, at="2-1", piles=piles)
    assert died(t) == [("vera", "1-2", "boulder"), ("timur", "1-4", "boulder")]
    assert (pile(t, "1-2"), pile(t, "1-3"), pile(t, "1-4"), pile(t, "2-3")) == (["vest"], ["axe"], ["pharaoh"], ["bat"])
    assert (t.state.pharaoh, lives(t, "zoya")) == (3, 3)


@pytest.mark.rule("ME-TRAP-RUMBLE-7")
def test_broken_floors_and_walls_change_the_way() -> None:
    t = sprung(
        "__#__",
        "_____",
        features=("1...2", "....."),
        heroes={"vera": "2-5"},
        at="2-1",
        piles={"2-1": "rumble"},
        walls_broken=(2,),
    )
    assert boulder_cells(t) == ["1-1", "1-2", "1-3", "1-4", "1-5"]
    t = sprung(
        "_____",
        "_____",
        features=("1...2", "....."),
        heroes={"vera": "1-5"},
        at="2-1",
        piles={"2-1": "rumble"},
        floors_broken=(1,),
    )
    assert boulder_cells(t) == ["1-1", "1-2", "2-2", "2-3", "2-4", "2-5"]
    assert lives(t, "vera") == 3


@pytest.mark.rule("ME-TRAP-RUMBLE-9")
def test_the_next_rumble_starts_at_the_start_again() -> None:
    t = tomb("____", "____", features=("1..2", "...."), heroes={"vera": "2-1"}, piles={"2-2": "rumble", "2-3": "rumble"})
    answer(t, "step 2-2", "step 2-3")
    assert boulder_cells(t) == ["1-1", "1-2", "1-3", "1-4"] * 2


@pytest.mark.rule("ME-TRAP-RUMBLE-10")
def test_in_escape_mode_a_rumble_lowers_the_ceiling_instead() -> None:
    t = tomb(
        "____",
        "____",
        "____",
        features=("1..2", "....", "...."),
        heroes={"vera": "2-1"},
        piles={"1-4": "sabre", "2-2": "rumble"},
        options={"mode": "escape"},
        ceiling=2,
    )
    answer(t, "step 2-2")
    assert (t.state.ceiling, boxed(t, "sabre"), place(t, "vera")) == (3, True, "2-2")
    assert told(t, "boulder-run") == []


@pytest.mark.rule("ME-TRAP-RUMBLE-11")
def test_a_boulder_that_misses_its_last_cell_rolls_on_until_something_breaks_it() -> None:
    t = sprung(
        "_____",
        "_____",
        features=("1..2.", "....."),
        heroes={"vera": "1-5"},
        at="2-1",
        piles={"2-1": "rumble"},
        floors_broken=(1,),
    )
    assert boulder_cells(t)[-1] == "2-5"
    t = sprung(
        "_____",
        "_____",
        features=("1..2.", "....."),
        heroes={"vera": "2-4"},
        at="2-1",
        piles={"2-1": "rumble"},
        floors_broken=(1,),
        yellow=(2, 3),
    )
    assert boulder_cells(t)[-1] == "2-3"
    assert lives(t, "vera") == 3


# ---- fire ----


@pytest.mark.rule("ME-TRAP-FIRE-1")
def test_fire_costs_a_life_and_is_gone() -> None:
    t = tomb("__", heroes={"vera": "1-1", "timur": "1-2"}, piles={"1-2": "fire"})
    answer(t, "step 1-2")
    assert (lives(t, "vera"), lives(t, "timur"), pile(t, "1-2"), boxed(t, "fire")) == (2, 3, [], True)
    assert told(t, "hurt") == [("hurt", "vera", "2", "fire")]
    assert t.state.moves == 2


@pytest.mark.rule("ME-TRAP-FIRE-2")
def test_an_extinguisher_may_be_spent_on_fire() -> None:
    t = tomb("__", heroes={"vera": "1-1 extinguisher"}, piles={"1-2": "fire"})
    answer(t, "step 1-2")
    assert (asked(t), offered(t)) == ("fire", {"douse", "burn"})
    before = snapshot(t)
    answer(t, "douse")
    assert (lives(t, "vera"), items(t, "vera"), boxed(t, "extinguisher"), boxed(t, "fire")) == (3, [], True, True)
    t = tomb("__", heroes={"vera": "1-1 extinguisher"}, piles={"1-2": "fire"})
    answer(t, "step 1-2", "burn")
    assert (lives(t, "vera"), items(t, "vera"), boxed(t, "fire")) == (2, ["extinguisher"], True)
    assert before["heroes"] != snapshot(t)["heroes"]


def test_with_the_other_reading_the_extinguisher_stays() -> None:
    """ME-RULING-19."""
    t = tomb("__", heroes={"vera": "1-1 extinguisher"}, piles={"1-2": "fire"}, options={"keep-extinguisher": "on"})
    answer(t, "step 1-2", "douse")
    assert (lives(t, "vera"), items(t, "vera"), boxed(t, "extinguisher")) == (3, ["extinguisher"], False)


def test_a_trap_under_another_is_still_to_come() -> None:
    """ME-TOKEN-11: from the top, one by one."""
    t = tomb("__", piles={"1-2": "crack fire"})
    answer(t, "step 1-2")
    assert told(t, "trap") == [("trap", "fire", "1-2"), ("trap", "crack", "1-2")]
    assert (lives(t, "vera"), pile(t, "1-2")) == (1, [])
