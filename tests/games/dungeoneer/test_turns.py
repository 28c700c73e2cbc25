"""The turn: five phases, and what the first of them puts back."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.positions import answer, asked, at, crypt, hero, ids, offered, place, told
from undercroft.games.dungeoneer.state import NOTHING, Mod, Opened, State

EAST, SOUTH, WEST = 1, 2, 3
LIBRARY = "crypt 1,0; library 2,0; crossing 0,-1"


@pytest.mark.rule("DG-TURN-1")
def test_turns_pass_to_the_left() -> None:
    heroes = (hero("raka", "crossing"), hero("sable-quick", "crossing"), hero("zareth-vohl", "crossing"))
    table = crypt(*heroes, turn=1, phase="end", deck="")
    order = []
    for _ in range(4):
        order.append(asked(table).seat)
        answer(table, "pass", "end", "spend-all")
    assert order == [2, 0, 1, 2]
    assert [event.seat for event in told(table, "turn")] == [2, 0, 1, 2, 0]


@pytest.mark.rule("DG-TURN-2")
def test_five_phases_in_their_order() -> None:
    a = hero("raka", hand="leaden-steps dodge", points=1)
    b = hero("sable-quick", "crossing", peril=3)
    table = crypt(a, b, turn=1, phase="end", bag="crypt", deck="pathfinder", luck=("crypt", "pathfinder", "dodge"))
    seen = []
    for text in ("pass", "place crossing-north-0", "end", "discard dodge", "save-point"):
        seen.append((asked(table).kind, asked(table).seat, table.state.parts[0].points))
        answer(table, text)
    assert seen == [("dungeonlord", 0, 3), ("place", 0, 3), ("hero-phase", 0, 3), ("discard", 0, 3), ("save", 0, 3)]
    assert (asked(table).seat, table.state.turn) == (1, 1)
    assert table.state.parts[0].points == 1
    assert ids(table.state.parts[0].hand) == ["leaden-steps", "pathfinder", "dodge"], "drawn last"


@pytest.mark.rule("DG-TURN-2")
def test_what_belongs_to_one_phase_is_not_offered_in_another() -> None:
    a = hero("raka", "crossing", points=3, glory=9, hand="leaden-steps zombie backpack")
    b = hero("sable-quick", "crossing", peril=9)
    second = crypt(a, b, phase="dungeonlord")
    assert offered(second) == ["play leaden-steps", "declare zombie", "attack-hero 1", "pass"]
    fourth = crypt(a, b, phase="hero")
    assert "play backpack" in offered(fourth)
    assert "play leaden-steps" not in offered(fourth)
    assert offered(fourth, "declare") == []


@pytest.mark.rule("DG-TURN-3")
def test_a_round_ends_when_everybody_had_a_turn() -> None:
    heroes = (hero("raka", "crossing"), hero("sable-quick", "long-gallery"), hero("zareth-vohl"))
    table = crypt(*heroes, first=1, turn=0, phase="end", deck="")
    assert (table.state.turn, table.state.round) == (1, 2)
    answer(table, "end", "spend-all")
    assert (table.state.turn, table.state.round) == (2, 2)
    answer(table, "end", "spend-all")
    assert (table.state.turn, table.state.round) == (0, 2)
    answer(table, "end", "spend-all")
    assert (table.state.turn, table.state.round) == (1, 3)
    assert [event.data for event in told(table, "round")] == [(2,), (3,)]


@pytest.mark.rule("DG-TURN-3")
def test_a_round_counts_only_the_remaining_players() -> None:
    heroes = (hero("raka", "crossing"), hero("sable-quick", out=True), hero("zareth-vohl"))
    table = crypt(*heroes, first=1, turn=2, phase="end", deck="")
    assert (table.state.turn, table.state.round) == (0, 1)
    answer(table, "end", "spend-all")
    assert (table.state.turn, table.state.round) == (2, 2)


@pytest.mark.rule("DG-TURN-4", "DG-TURN-9")
def test_a_trap_exit_is_armed_again_in_the_next_players_reset() -> None:
    a = hero("raka", "library", points=1)
    b = hero("lorel-alanus", "library")
    table = crypt(a, b, rooms=LIBRARY, luck=(3, 1), deck="")
    answer(table, "move west")
    assert (at(table.state.parts[0]), table.state.parts[0].health) == ("crypt", 6)
    assert table.state.turn == 1, "seat 0 had nothing more to choose"
    assert table.state.opened == ()
    answer(table, "move west")
    assert [event.seat for event in told(table, "tested")] == [0, 1]
    assert table.state.parts[1].health == 5


@pytest.mark.rule("DG-TURN-4", "DG-TURN-9")
@pytest.mark.parametrize("holder", [0, 1])
def test_exits_close_again_all_over_the_map_unless_a_hero_holds_them(holder: int) -> None:
    """One hero holds the blocked exit of the crypt; the one of the collapsed tunnel was held by a hero that is not there."""
    rooms = "crypt 0,1; collapsed-tunnel -1,0; library 1,0 turned; crossing 0,-1"
    held, left = Opened(place("crypt"), SOUTH, holder), Opened(place("collapsed-tunnel"), WEST, 1 - holder)
    disarmed = Opened(place("library"), EAST)
    heroes = [hero("raka"), hero("sable-quick"), hero("zareth-vohl")]
    heroes[holder].place = place("crypt")
    table = crypt(*heroes, rooms=rooms, turn=1, phase="end", opened=(held, left, disarmed))
    assert table.state.turn == 2
    assert table.state.opened == (held,)


@pytest.mark.rule("DG-TURN-4")
def test_passing_effects_end() -> None:
    swift = Mod(1, NOTHING, "speed", 2, "turn")
    table = crypt(hero("raka", "crossing"), hero("sable-quick"), phase="end", mods=(swift,))
    assert table.state.mods == ()
    assert table.state.parts[1].points == 4, "the speed without what has just ended"


@pytest.mark.rule("DG-TURN-5", "DG-TURN-9")
def test_what_works_once_a_turn_works_again_after_the_own_reset() -> None:
    a = hero("raka", "crossing", points=1, health=2, glory=9, inventory="blessings-of-nakari")
    b = hero("sable-quick", health=2, glory=9, used=("chain-hauberk",))
    table = crypt(a, b, deck="")
    answer(table, "use blessings-of-nakari")
    assert table.state.parts[0].health == 3
    assert "use blessings-of-nakari" not in offered(table)
    answer(table, "end", "spend-all")
    state: State = table.state
    assert state.turn == 1
    assert state.parts[0].used == ("blessings-of-nakari",), "the reset of another player is not one's own"
    assert state.parts[1].used == ()
    answer(table, "end", "spend-all")
    assert state.turn == 0
    answer(table, "use blessings-of-nakari")
    assert table.state.parts[0].health == 4


@pytest.mark.rule("DG-TURN-6", "DG-TURN-7")
@pytest.mark.parametrize("left", [0, 1, 5])
def test_points_left_over_are_lost_and_new_ones_come(left: int) -> None:
    b = hero("sable-quick", points=left, saved=left > 0)
    table = crypt(hero("raka"), b, phase="end")
    assert table.state.parts[1].points == 4
    assert not table.state.parts[1].saved


@pytest.mark.rule("DG-TURN-6")
def test_a_saved_point_is_kept_until_the_own_reset() -> None:
    heroes = (hero("raka", "crossing", points=3), hero("sable-quick"))
    table = crypt(*heroes, deck="")
    answer(table, "end", "save-point")
    assert (table.state.turn, table.state.parts[0].points) == (1, 1)
    answer(table, "end", "spend-all")
    assert (table.state.turn, table.state.parts[0].points, table.state.parts[1].points) == (0, 3, 0)


@pytest.mark.rule("DG-TURN-7")
@pytest.mark.parametrize(
    ("level", "inventory", "banes", "points"),
    [
        (1, "", "", 3),
        (2, "", "", 4),
        (1, "boot-of-ala-hazad", "", 4),
        (1, "boot-of-ala-hazad fleet-foot", "", 5),
        (1, "", "leaden-steps", 2),
        (2, "fleet-foot", "leaden-steps", 4),
    ],
)
def test_points_are_the_speed_of_now(level: int, inventory: str, banes: str, points: int) -> None:
    table = crypt(hero("sable-quick"), hero("raka", level=level, inventory=inventory, banes=banes), phase="end")
    assert table.state.parts[1].points == points
    assert table.state.parts[0].points == 0


@pytest.mark.rule("DG-TURN-8", "DG-TURN-9")
def test_every_location_but_the_own_is_new_again() -> None:
    everywhere = "tomb-antechamber crossing long-gallery"
    a = hero("raka", "crossing", visited=everywhere)
    b = hero("sable-quick", "long-gallery", visited=everywhere)
    table = crypt(b, a, phase="end", deck="")
    assert table.state.parts[1].visited == (place("crossing"),)
    assert len(table.state.parts[0].visited) == 3, "only for the active hero"
    answer(table, "move south")
    assert (table.state.parts[1].glory, table.state.parts[1].peril) == (1, 1)
    answer(table, "move north")
    assert (table.state.parts[1].glory, table.state.parts[1].peril) == (1, 1), "there it began"
    assert table.state.parts[1].points == 1


@pytest.mark.rule("DG-TURN-9")
def test_a_reset_leaves_the_points_and_marks_of_the_others_alone() -> None:
    a = hero("raka", "crossing", points=1, saved=True, used=("chain-hauberk",), visited="crossing long-gallery", moved=True)
    table = crypt(a, hero("sable-quick"), phase="end")
    other = table.state.parts[0]
    assert (other.points, other.saved, other.used, other.moved) == (1, True, ("chain-hauberk",), True)
    assert other.visited == (place("crossing"), place("long-gallery"))
