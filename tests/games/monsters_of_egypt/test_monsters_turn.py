"""The monsters' turn (3.13): one of three actions."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.monsters_of_egypt.positions import (
    BOOK,
    answer,
    asked,
    asked_seat,
    boxed,
    broken,
    lives,
    offered,
    pile,
    place,
    snapshot,
    told,
    tomb,
)
from undercroft.kernel.table import Table


def night(*structure: str, **more: Any) -> Table:
    """The spirit's turn, behind the last hero's."""
    heroes = more.pop("heroes", {"vera": "1-1"})
    return tomb(*structure, heroes=heroes, spirit=True, turn=len(heroes), **more)


# ---- the three actions ----


@pytest.mark.rule("ME-MONSTERTURN-1")
@pytest.mark.parametrize("action", ["prowl mummy", "open 1-4", "spring 1-5"])
def test_exactly_one_of_three_actions(action: str) -> None:
    piles = {"1-3": "mummy", "1-4": "?", "1-5": "spikes"}
    t = night("______", piles=piles, dangers="scarab", luck=("scarab",))
    assert offered(t) == {"prowl mummy", "open 1-4", "spring 1-5"}
    assert (asked(t), asked_seat(t)) == ("monsters", 1)
    answer(t, action)
    if asked(t) == "prowl":
        answer(t, "stop")
    assert (asked(t), asked_seat(t)) == ("act", 0), "the turn is over"
    assert (pile(t, "1-4") == ["scarab"]) is (action == "open 1-4")
    assert boxed(t, "spikes") is (action == "spring 1-5")
    assert pile(t, "1-3") == ["mummy"]


@pytest.mark.rule("ME-MONSTERTURN-2")
def test_a_monster_makes_from_none_to_all_its_moves() -> None:
    t = night("_______", piles={"1-6": "mummy bat"})
    answer(t, "prowl mummy", "stop")
    assert (pile(t, "1-6"), asked(t)) == (["mummy", "bat"], "act")
    t = night("_______", piles={"1-6": "mummy bat"})
    answer(t, "prowl mummy", "step 1-5")
    assert (asked(t), t.state.prowl) == ("prowl", 1)
    answer(t, "step 1-4")
    assert (pile(t, "1-4"), pile(t, "1-6"), asked(t)) == (["mummy"], ["bat"], "act")
    assert told(t, "prowled") == [("prowled", "mummy", "1-6", "1-5"), ("prowled", "mummy", "1-5", "1-4")]


@pytest.mark.rule("ME-MONSTERTURN-2")
def test_only_open_monsters_can_be_chosen() -> None:
    t = night("____", piles={"1-3": "mummy", "1-4": "?"}, dangers="bat")
    assert offered(t, "prowl") == {"mummy"}


@pytest.mark.rule("ME-MONSTERTURN-3")
def test_a_monster_walks_falls_climbs_and_crawls_as_a_hero_does() -> None:
    rows = ("__o#__", "___-__", "______")
    features = ("C.....", "......", "....CL")
    t = night(*rows, features=features, heroes={"vera": "3-1"}, piles={"1-2": "locust"})
    answer(t, "step 1-3")
    assert (pile(t, "2-3"), t.state.prowl) == (["locust"], 3), "it falls for the one move"
    assert told(t, "descended") == [("descended", "locust", "1-3", "2-3")]
    assert offered(t) == {"step 2-2", "step 2-4", "stop"}
    t = night(*rows, features=features, heroes={"vera": "3-1"}, piles={"1-1": "locust"})
    assert offered(t) == {"step 1-2", "step 3-5", "stop"}, "the cave"
    t = night(*rows, features=features, heroes={"vera": "3-1"}, piles={"1-5": "locust"})
    assert offered(t) == {"step 1-6", "stop"}, "no way into the wall"
    t = night("__", "o_", "__", features=("..", "..", "L."), heroes={"vera": "1-2"}, piles={"3-1": "mummy"})
    assert offered(t) == {"step 3-2", "step 2-1", "stop"}


@pytest.mark.rule("ME-MONSTERTURN-3")
def test_a_closed_door_stops_a_monster_and_an_open_one_does_not() -> None:
    """ME-RULING-61: it may come to the exit, and never leaves the board."""
    t = night("___", "___", features=("...", "..X"), yellow=(2, 1), heroes={"vera": "1-1"}, piles={"2-1": "mummy"})
    assert (asked(t), pile(t, "2-1")) == ("act", ["mummy"]), "it can only stop"
    t = night(
        "___", "___", features=("...", "..X"), yellow=(2, 1), heroes={"vera": "1-1"}, piles={"2-1": "mummy"}, doors=(True, False)
    )
    answer(t, "step 2-2", "step 2-3")
    assert pile(t, "2-3") == ["mummy"]
    assert asked(t) == "act"


@pytest.mark.rule("ME-MONSTERTURN-4")
def test_a_moving_monster_opens_nothing() -> None:
    t = night("______", piles={"1-3": "? c", "1-4": "?", "1-5": "mummy"}, dangers="fire scarab", chests="vest")
    answer(t, "prowl mummy", "step 1-4", "step 1-3")
    assert (pile(t, "1-3"), pile(t, "1-4")) == (["?", "c", "mummy"], ["?"])
    assert not told(t, "opened", "trap")


@pytest.mark.rule("ME-MONSTERTURN-5")
def test_a_monster_with_a_move_effect_uses_it_here() -> None:
    rows = ("_o_", "_#_", "___")
    for monster, way in (("bat", set()), ("ghost", {"step 2-3"}), ("scarab", set())):
        t = night(*rows, heroes={"vera": "1-1"}, piles={"3-3": monster})
        assert offered(t) == {"step 3-2", "stop"} | way
    t = night("o__", "___", heroes={"vera": "1-3"}, piles={"2-1": "bat"})
    assert "step 1-1" in offered(t)
    t = night("o__", "___", heroes={"vera": "1-3"}, piles={"2-1": "scarab"})
    assert "step 1-1" not in offered(t)


# ---- the same monster twice ----


@pytest.mark.rule("ME-MONSTERTURN-6")
def test_the_same_monster_does_not_move_in_two_turns_running() -> None:
    t = night("______", piles={"1-5": "mummy", "1-6": "bat"})
    answer(t, "prowl mummy", "stop", "end")
    assert (offered(t), asked_seat(t)) == ({"step 1-5", "stop"}, 1), "the bat is all that is left"
    answer(t, "stop", "end", "step 1-4", "stop")
    assert (pile(t, "1-4"), pile(t, "1-6")) == (["mummy"], ["bat"]), "and now it is the mummy's turn again"


@pytest.mark.rule("ME-MONSTERTURN-7")
def test_the_ban_spans_players() -> None:
    heroes = {"vera": "1-1", "timur": "dead", "zoya": "dead"}
    t = tomb("______", heroes=heroes, turn=1, piles={"1-4": "bat", "1-5": "mummy", "1-6": "scarab"})
    answer(t, "prowl mummy", "stop")
    assert (asked_seat(t), offered(t, "prowl")) == (2, {"bat", "scarab"})


def test_another_action_lifts_the_ban_unless_the_table_plays_the_other_reading() -> None:
    """ME-RULING-40."""
    for option, banned in (("off", False), ("on", True)):
        piles = {"1-4": "bat", "1-5": "mummy", "1-6": "? ?"}
        t = night("______", piles=piles, dangers="scarab locust", luck=("scarab", "locust"), options={"ban-until-other": option})
        answer(t, "prowl mummy", "stop", "end")
        assert offered(t, "prowl") == {"bat"}
        answer(t, "open 1-6", "end")
        assert offered(t, "prowl") == ({"bat", "scarab"} if banned else {"bat", "scarab", "mummy"})
        answer(t, "prowl bat", "stop", "end")
        assert offered(t, "prowl") == {"scarab", "mummy"}


def test_the_pharaohs_coming_is_not_a_move_but_another_action() -> None:
    """ME-RULING-40: it lifts the ban of the monster before, and bans nobody."""
    for option, banned in (("off", False), ("on", True)):
        piles = {"1-4": "bat", "1-5": "scarab mummy", "1-6": "pharaoh"}
        heroes = {"vera": "1-2 skates"}
        t = night("______", heroes=heroes, piles=piles, luck=("attack",), options={"ban-until-other": option})
        answer(t, "pass", "prowl mummy", "stop", "end", "roll")
        assert (asked(t), pile(t, "1-2")) == ("fight", ["pharaoh"])
        answer(t, "spend skates", "step 1-1", "stop", "end", "pass")
        assert offered(t, "prowl") == ({"bat", "scarab"} if banned else {"bat", "scarab", "mummy"})


# ---- reaching a hero ----


@pytest.mark.rule("ME-MONSTERTURN-8")
def test_a_monster_that_reaches_a_hero_stops_and_fights_at_once() -> None:
    heroes = {"vera": "1-2 sabre skates", "timur": "1-1"}
    t = night("_____", heroes=heroes, piles={"1-4": "locust"}, luck=("attack", "melee"))
    answer(t, "step 1-3", "step 1-2")
    assert (asked(t), asked_seat(t), t.state.prowler) == ("fight", 0, -1)
    assert told(t, "fight") == [("fight", "vera", "locust", "1-2")]
    answer(t, "roll", "roll")
    assert (lives(t, "vera"), boxed(t, "locust")) == (2, True)
    assert (asked(t), asked_seat(t)) == ("act", 0), "the next round"
    assert t.state.moves == 3


@pytest.mark.rule("ME-MONSTERTURN-8")
def test_of_several_heroes_the_monsters_player_picks_one() -> None:
    """ME-RULING-10: the others neither help nor suffer; they fight in their own turn."""
    heroes = {"vera": "1-2 skates sabre", "timur": "1-2 hook", "zoya": "1-2"}
    t = night("____", heroes=heroes, piles={"1-1": "axe", "1-4": "scarab"}, luck=("attack", "melee", "attack", "attack"))
    answer(t, "step 1-3", "step 1-2")
    assert (asked(t), asked_seat(t), offered(t)) == ("victim", 3, {"target vera", "target timur", "target zoya"})
    answer(t, "target timur")
    assert (asked(t), asked_seat(t)) == ("fight", 1)
    answer(t, "roll", "roll", "roll")
    assert (place(t, "timur"), lives(t, "vera"), lives(t, "zoya")) == ("dead", 3, 3)
    assert len(told(t, "rolled")) == 4, "vera's sabre is no help: the melee face is rolled again"
    assert (asked(t), asked_seat(t), t.state.moves) == ("fight", 0, 0), "vera's turn begins with it"


@pytest.mark.rule("ME-MONSTERTURN-8")
def test_a_monster_that_falls_onto_a_hero_fights_it() -> None:
    t = night("_o_", "___", heroes={"vera": "2-2 skates"}, piles={"1-1": "mummy"})
    answer(t, "step 1-2")
    assert (asked(t), pile(t, "2-2")) == ("fight", ["mummy"])


def test_a_monster_that_makes_no_move_comes_to_nobody() -> None:
    """ME-RULING-10, ME-RULING-42: the hero it stands with fights in its own turn; stepping out and back it attacks."""
    heroes = {"vera": "dead", "timur": "1-2 bomb"}
    t = tomb("____", heroes=heroes, piles={"1-2": "mummy", "1-4": "axe bat"})
    answer(t, "prowl mummy", "stop")
    assert (told(t, "fight"), asked(t), asked_seat(t)) == ([("fight", "timur", "mummy", "1-2")], "fight", 1)
    assert t.state.phase == "hero", "in his own turn"
    t = tomb("____", heroes=heroes, piles={"1-2": "mummy", "1-4": "axe bat"})
    answer(t, "prowl mummy", "step 1-3", "step 1-2")
    assert (asked(t), asked_seat(t), t.state.phase) == ("fight", 1, "monsters")


def test_what_a_monster_lay_on_is_for_the_heroes_it_leaves() -> None:
    """ME-TOKEN-9: out of reach until the monster is gone."""
    heroes = {"vera": "dead", "timur": "1-2 bomb"}
    t = tomb(
        "____", heroes=heroes, piles={"1-2": "? c mummy", "1-4": "bat"}, dangers="fire", chests="vest", luck=("vest", "fire")
    )
    answer(t, "prowl mummy", "step 1-3")
    assert not told(t, "opened"), "when the move is over"
    answer(t, "stop")
    assert (told(t, "opened"), lives(t, "timur")) == ([("opened", "vest", "1-2"), ("opened", "fire", "1-2")], 2)
    t = tomb("____", heroes=heroes, piles={"1-2": "? scarab mummy", "1-4": "bat"}, dangers="fire")
    answer(t, "prowl mummy", "step 1-3", "stop")
    assert (told(t, "opened"), pile(t, "1-2")) == ([], ["?", "scarab"]), "another one guards it"
    assert t.state.phase == "hero"


def test_what_the_pharaoh_lay_on_too() -> None:
    heroes = {"vera": "dead", "timur": "1-2", "zoya": "1-4 bomb"}
    t = tomb("____", heroes=heroes, piles={"1-2": "? pharaoh"}, dangers="fire", luck=("attack", "retreat-2", "fire"))
    answer(t, "roll", "target zoya")
    assert (asked(t), asked_seat(t)) == ("fight", 2)
    answer(t, "roll", "step 1-3", "stop")
    assert (lives(t, "timur"), lives(t, "zoya"), boxed(t, "fire")) == (2, 3, True)


# ---- opening ----


@pytest.mark.rule("ME-MONSTERTURN-9", "ME-MONSTERTURN-14")
def test_any_closed_danger_token_may_be_opened_but_no_chest() -> None:
    piles = {"1-2": "c", "1-3": "?", "1-4": "? c", "1-5": "? mummy"}
    t = night("______", piles=piles, dangers="bat scarab locust", luck=("bat",))
    assert offered(t, "open") == {"1-3", "1-4", "1-5"}
    answer(t, "open 1-4")
    assert (pile(t, "1-4"), pile(t, "1-2"), pile(t, "1-3")) == (["c", "bat"], ["c"], ["?"])
    assert (asked(t), asked_seat(t)) == ("act", 0)


def test_a_token_under_a_monster_may_be_opened_and_the_monster_stays_on_top() -> None:
    """ME-RULING-63."""
    t = night("___", piles={"1-3": "? mummy"}, dangers="bat", luck=("bat",))
    answer(t, "open 1-3")
    assert pile(t, "1-3") == ["bat", "mummy"]


def test_a_monster_opened_under_a_heros_feet_fights_at_once() -> None:
    """ME-TOKEN-6; a closed token may lie open to a hero where another died before it was turned."""
    t = night(
        "___",
        heroes={"vera": "1-1 bomb", "timur": "1-1 hook"},
        piles={"1-1": "?", "1-3": "bat"},
        dangers="mummy",
        luck=("mummy",),
    )
    answer(t, "open 1-1")
    assert (asked(t), offered(t)) == ("victim", {"target vera", "target timur"})
    answer(t, "target timur")
    assert (asked(t), asked_seat(t), pile(t, "1-1")) == ("fight", 1, ["mummy"])
    t = night("___", heroes={"vera": "1-1 bomb"}, piles={"1-1": "? bat", "1-3": "axe"}, dangers="mummy", luck=("mummy",))
    answer(t, "open 1-1")
    assert (pile(t, "1-1"), told(t, "fight")) == (["mummy", "bat"], [("fight", "vera", "bat", "1-1")])
    assert t.state.phase == "hero", "under another monster it waits"


@pytest.mark.rule("ME-MONSTERTURN-10")
def test_a_monster_that_was_opened_moves_from_the_next_turn_on() -> None:
    t = night("____", piles={"1-3": "?", "1-4": "mummy"}, dangers="bat", luck=("bat",))
    answer(t, "open 1-3")
    assert (asked(t), pile(t, "1-3")) == ("act", ["bat"])
    answer(t, "end")
    assert offered(t, "prowl") == {"bat", "mummy"}


@pytest.mark.rule("ME-MONSTERTURN-11")
def test_an_opened_trap_is_applied_or_left() -> None:
    for choice in ("apply", "leave-open"):
        t = night(
            "____", "____", features=("....", "^..."), heroes={"vera": "2-1", "timur": "1-1"}, piles={"1-3": "?", "1-4": "mummy"},
            dangers="spikes", luck=("spikes",),
        )  # fmt: skip
        answer(t, "open 1-3")
        assert (asked(t), offered(t), asked_seat(t)) == ("apply", {"apply", "leave-open"}, 2)
        answer(t, choice)
        applied = choice == "apply"
        assert (boxed(t, "spikes"), lives(t, "vera") == 0, pile(t, "1-3") == ["spikes"]) == (applied, applied, not applied)
        assert lives(t, "timur") == 3


@pytest.mark.rule("ME-MONSTERTURN-12", "ME-MONSTERTURN-15")
def test_an_open_trap_is_activated_and_removed() -> None:
    piles = {"2-3": "arrows", "1-3": "mummy"}
    t = night(">__", "___", heroes={"vera": "2-1", "timur": "1-2"}, piles=piles)
    assert offered(t) == {"prowl mummy", "spring 2-3"}
    answer(t, "spring 2-3")
    assert (lives(t, "timur"), boxed(t, "arrows"), pile(t, "1-3")) == (0, True, ["mummy"])


@pytest.mark.rule("ME-MONSTERTURN-13")
@pytest.mark.parametrize(("option", "kinds"), [("three", {"1-2", "1-3", "1-4"}), ("two", {"1-2", "1-3"})])
def test_monsters_activate_arrows_spikes_and_rumble_only(option: str, kinds: set[str]) -> None:
    """ME-RULING-7; with the other reading the rumble waits for a hero too."""
    piles = {"1-2": "arrows", "1-3": "spikes", "1-4": "rumble", "1-5": "crack", "1-6": "fire"}
    t = night("______", "______", heroes={"vera": "2-1"}, piles=piles, options={"monster-traps": option})
    assert offered(t, "spring") == kinds


@pytest.mark.rule("ME-MONSTERTURN-13")
def test_with_two_kinds_an_opened_rumble_stays_open() -> None:
    t = night("___", features=("1.2",), piles={"1-3": "?"}, dangers="rumble", luck=("rumble",), options={"monster-traps": "two"})
    assert (pile(t, "1-3"), asked(t)) == (["rumble"], "act")
    assert not told(t, "boulder-run")
    t = night(
        "___", features=("1.2",), heroes={"vera": "1-3 skates"}, piles={"1-3": "? bat", "1-2": "mummy"}, dangers="rumble",
        luck=("rumble",), options={"monster-traps": "two"},
    )  # fmt: skip
    answer(t, "open 1-3")
    assert (pile(t, "1-3"), asked(t)) == (["rumble", "bat"], "fight"), "a hero there makes no difference: its turn has begun"
    assert not told(t, "boulder-run")


@pytest.mark.rule("ME-MONSTERTURN-16")
def test_a_monster_in_a_cell_with_an_open_trap_does_not_trigger_it() -> None:
    for trap in ("fire", "crack", "spikes"):
        t = night("____", "____", features=("....", "^..."), heroes={"vera": "2-1"}, piles={"1-2": trap, "1-3": "mummy"})
        answer(t, *(["prowl mummy"] if asked(t) == "monsters" else []), "step 1-2", "stop")
        assert (pile(t, "1-2"), lives(t, "vera"), broken(t)) == ([trap, "mummy"], 3, ([], []))
        assert not told(t, "trap")


def test_with_the_other_reading_a_monster_sets_off_an_open_trap() -> None:
    """ME-RULING-8."""
    on = {"monsters-trigger": "on"}
    t = night("____", "____", heroes={"vera": "2-1"}, piles={"1-2": "fire", "1-3": "mummy"}, options=on)
    answer(t, "step 1-2")
    assert (pile(t, "1-2"), boxed(t, "mummy"), boxed(t, "fire"), asked(t)) == ([], True, True, "act")
    t = night("____", "____", heroes={"vera": "2-1"}, piles={"1-2": "fire", "1-3": "djinn"}, options=on)
    answer(t, "step 1-2")
    assert (pile(t, "1-2"), boxed(t, "fire"), asked(t)) == (["djinn"], True, "act")
    t = night("____", "____", heroes={"vera": "2-2 skates"}, piles={"1-2": "crack", "1-3": "mummy"}, options=on)
    answer(t, "step 1-2")
    assert (broken(t), pile(t, "2-2"), asked(t)) == ((["1-2"], []), ["mummy"], "fight")
    assert lives(t, "vera") == 3
    t = night("____", "____", features=("....", "^..."), heroes={"vera": "2-1", "timur": "1-1"},
              piles={"1-2": "spikes", "1-4": "scarab"}, options=on)  # fmt: skip
    answer(t, *(["prowl scarab"] if asked(t) == "monsters" else []), "step 1-3", "step 1-2")
    assert (lives(t, "vera"), pile(t, "1-2"), boxed(t, "spikes")) == (0, ["scarab"], True)


@pytest.mark.rule("ME-MONSTERTURN-17")
def test_a_monster_lies_on_top_and_takes_nothing_along() -> None:
    t = night("_____", piles={"1-3": "sabre ?", "1-4": "vest mummy"}, dangers="bat")
    answer(t, "prowl mummy", "step 1-3", "stop")
    assert (pile(t, "1-4"), pile(t, "1-3")) == (["vest"], ["sabre", "?", "mummy"])
    t = night("_____", piles={"1-3": "sabre bat", "1-4": "vest mummy"})
    answer(t, "prowl mummy", "step 1-3", "stop")
    assert pile(t, "1-3") == ["sabre", "bat", "mummy"], "the last to come is on top"


@pytest.mark.rule("ME-MONSTERTURN-18")
def test_with_nothing_to_do_the_turn_is_passed() -> None:
    t = night("___", piles={"1-3": "c fire"})
    assert (asked(t), asked_seat(t)) == ("act", 0), "nobody is asked"
    assert told(t, "round", "turn") == [("round", "2"), ("turn", "vera")]
    t = night("___", piles={"1-3": "mummy"}, last_prowler=BOOK.kind.index("mummy"))
    assert (asked(t), pile(t, "1-3"), t.state.last_prowler) == ("act", ["mummy"], -1)


@pytest.mark.rule("ME-MONSTERTURN-19")
@pytest.mark.parametrize("trap", ["crack", "fire"])
def test_a_crack_or_fire_opened_without_a_hero_there_stays_open(trap: str) -> None:
    t = night("____", "____", piles={"1-3": "?"}, dangers=trap, luck=(trap,))
    assert (pile(t, "1-3"), asked(t), broken(t), boxed(t, trap)) == ([trap], "act", ([], []), False)


@pytest.mark.parametrize("trap", ["crack", "fire"])
def test_a_crack_or_fire_opened_under_a_hero_may_be_applied(trap: str) -> None:
    """ME-RULING-7: it needs a hero in the cell, as where a monster lay on a closed token."""
    for choice, left in (("apply", 2), ("leave-open", 3)):
        t = night("___", heroes={"vera": "1-3 skates"}, piles={"1-3": "? mummy"}, dangers=trap, luck=(trap,))
        answer(t, "open 1-3", choice)
        assert lives(t, "vera") == left
        assert boxed(t, trap) is (choice == "apply")


@pytest.mark.parametrize("trap", ["crack", "fire"])
def test_of_several_heroes_the_monsters_player_picks_the_one_a_trap_hurts(trap: str) -> None:
    """As for fights (ME-RULING-10)."""
    heroes = {"vera": "1-3 skates", "timur": "1-3 bomb"}
    t = night("___", "___", heroes=heroes, piles={"1-3": "? mummy", "1-1": "bat"}, dangers=trap, luck=(trap,))
    answer(t, "open 1-3", "apply")
    assert (asked(t), asked_seat(t), offered(t)) == ("victim", 2, {"target vera", "target timur"})
    answer(t, "target timur")
    assert (lives(t, "vera"), lives(t, "timur")) == (3, 2)


@pytest.mark.parametrize("trap", ["spikes", "rumble"])
def test_a_trap_that_is_for_nobody_alone_asks_for_no_victim(trap: str) -> None:
    heroes = {"vera": "2-3 skates", "timur": "2-3 bomb"}
    t = night("___", "___", features=("12.", "..."), heroes=heroes, piles={"2-3": "? mummy"}, dangers=trap, luck=(trap,))
    answer(t, "open 2-3", "apply")
    assert (boxed(t, trap), told(t, "trap")) == (True, [("trap", trap, "2-3")])
    assert asked(t) == "fight", "the next turn has begun"


def test_a_dead_heros_player_is_asked_in_its_own_seat() -> None:
    """ME-DEATH-5."""
    t = tomb("____", heroes={"vera": "1-1", "timur": "dead", "zoya": "1-2"}, piles={"1-4": "bat mummy"})
    before = snapshot(t)
    answer(t, "end")
    assert (asked(t), asked_seat(t)) == ("monsters", 1)
    answer(t, "prowl bat", "stop")
    assert (asked(t), asked_seat(t)) == ("act", 2)
    assert t.state.parts[1].turned
    assert not t.state.parts[0].turned
    assert snapshot(t)["piles"] == before["piles"]
