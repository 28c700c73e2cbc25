"""Walking: exits and their conditions, new locations, hazards, lying and standing up."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.positions import (
    BOOK,
    answer,
    asked,
    at,
    crypt,
    hero,
    ids,
    offered,
    part,
    place,
    refuse,
    threats,
    throw,
    told,
)
from undercroft.games.dungeoneer.rules.dungeon import chart_of
from undercroft.games.dungeoneer.state import Opened, Player
from undercroft.kernel.table import Table

WALLED = "forked-passage 1,0 turned; long-gallery 0,1; corner 1,1"
"""Between the gallery and the corner east of it is a wall."""
BLOCKED = "collapsed-tunnel -1,0; guard-barracks -2,0"
"""West of the tunnel the way is blocked: melee 5."""
TRAPPED = "crypt 1,0; library 2,0"
"""West of the library a trap: magic 5."""
WEST = 3


# ---- open exits and walls ----


@pytest.mark.rule("DG-MOVE-1", "DG-MOVE-6")
def test_a_step_costs_a_point_and_an_open_exit_nothing_more() -> None:
    table = crypt(hero("raka", points=3), hero("sable-quick"))
    answer(table, "move north")
    assert (at(part(table)), part(table).points, part(table).health) == ("crossing", 2, 6)
    assert at(part(table, 1)) == "tomb-antechamber"
    assert (told(table, "rolled"), asked(table).kind) == ([], "hero-phase")


@pytest.mark.rule("DG-MOVE-1")
def test_without_a_point_there_is_no_step() -> None:
    table = crypt(hero("raka", hand="iron-helm", glory=2), hero("sable-quick"))
    refuse(table, "move north")
    assert at(part(table)) == "tomb-antechamber"


@pytest.mark.rule("DG-MOVE-2")
def test_only_through_a_side_shared_with_a_location() -> None:
    """The crossing is open on all sides, but only in the south lies something."""
    table = crypt(hero("raka", "crossing", points=2), hero("sable-quick"))
    refuse(table, "move north", "move east", "move west")
    answer(table, "move south")
    assert at(part(table)) == "tomb-antechamber"


@pytest.mark.rule("DG-MOVE-3")
def test_beside_each_other_behind_a_wall() -> None:
    table = crypt(hero("raka", "long-gallery", points=4), hero("sable-quick"), rooms=WALLED)
    chart = chart_of(table.state.map, BOOK)
    assert (chart.at[0, 1], chart.at[1, 1]) == (place("long-gallery"), place("corner"))
    refuse(table, "move east")
    answer(table, "move north", "move east", "move south")
    assert (at(part(table)), part(table).points) == ("corner", 1)


@pytest.mark.rule("DG-MOVE-16")
@pytest.mark.parametrize(("start", "wall"), [("long-gallery", "move east"), ("corner", "move west")])
def test_a_wall_stops_from_either_side(start: str, wall: str) -> None:
    table = crypt(hero("raka", start, inventory="skeleton-keys", points=2), hero("sable-quick"), rooms=WALLED)
    refuse(table, wall)
    assert (at(part(table)), part(table).points) == (start, 2)


@pytest.mark.rule("DG-MOVE-4")
def test_the_exits_of_the_location_entered_do_not_matter() -> None:
    table = crypt(hero("lorel-alanus", "guard-barracks", points=2), hero("raka"), rooms=BLOCKED)
    answer(table, "move east")
    assert (at(part(table)), part(table).points, threats(table)) == ("collapsed-tunnel", 1, [])


@pytest.mark.rule("DG-MOVE-5")
def test_exit_point_entry_gains_effect() -> None:
    rooms = "throne-of-dust 0,-1 turned; library 1,-1; forked-passage 1,0"
    table = crypt(hero("raka", "library", points=2), hero("sable-quick"), rooms=rooms, luck=(1, 1))
    answer(table, "move west")
    kinds = [event.kind for event in table.told(None)]
    assert kinds == ["rolled", "tested", "hurt", "moved", "glory", "peril", "rolled", "tested", "hurt"]
    assert threats(table) == [("magic", 3, 5, "no"), ("magic", 3, 5, "no")]
    assert (at(part(table)), part(table).points, part(table).health) == ("throne-of-dust", 1, 4)
    assert (part(table).glory, part(table).peril) == (3, 3)


@pytest.mark.rule("DG-MOVE-5", "DG-EX-9")
def test_glory_just_gained_pays_for_a_card_before_the_effect() -> None:
    me = hero("raka", points=2, glory=2, hand="fleet-foot iron-helm")
    table = crypt(me, hero("sable-quick"), rooms="spiked-corridor 0,-1", luck=(1,))
    answer(table, "move north")
    assert (asked(table).kind, asked(table).about, part(table).glory) == ("before-effect", ("spiked-corridor",), 4)
    assert (offered(table), threats(table)) == (["play fleet-foot", "play iron-helm", "test"], [])
    answer(table, "play fleet-foot")
    assert threats(table) == [("speed", 1 + 4, 5, "yes")]
    assert (part(table).glory, part(table).health, part(table).points) == (0, 6, 1)
    assert (ids(part(table).inventory), ids(part(table).hand)) == (["fleet-foot"], ["iron-helm"])


@pytest.mark.rule("DG-MOVE-5")
def test_glory_just_gained_pays_off_a_curse_before_the_effect() -> None:
    me = hero("raka", points=2, glory=2, banes="clouded-mind")
    table = crypt(me, hero("sable-quick"), rooms="inner-sanctum 0,-1", luck=(2,))
    answer(table, "move north", "shed clouded-mind")
    assert threats(table) == [("magic", 2 + 2, 4, "yes")]
    assert (part(table).glory, part(table).banes, ids(table.state.discard)) == (0, (), ["clouded-mind"])


# ---- blocked exits ----


@pytest.mark.rule("DG-MOVE-7", "DG-EX-7")
def test_a_blocked_exit_overcome() -> None:
    table = crypt(hero("lorel-alanus", "collapsed-tunnel", points=2), hero("raka"), rooms=BLOCKED, luck=(4,))
    answer(table, "move west")
    assert threats(table) == [("melee", 5, 5, "yes")]
    assert (at(part(table)), part(table).points, part(table).health) == ("guard-barracks", 1, 6)
    assert table.state.opened == ()


@pytest.mark.rule("DG-MOVE-8", "DG-EX-7")
def test_a_blocked_exit_failed_costs_a_point_and_is_open() -> None:
    table = crypt(hero("lorel-alanus", "collapsed-tunnel", points=3), hero("raka"), rooms=BLOCKED, luck=(2,))
    answer(table, "move west")
    assert threats(table) == [("melee", 3, 5, "no")]
    assert (at(part(table)), part(table).points, part(table).health) == ("collapsed-tunnel", 2, 6)
    assert table.state.opened == (Opened(place("collapsed-tunnel"), WEST, 0),)
    answer(table, "stay", "move west")
    assert (at(part(table)), part(table).points, len(threats(table))) == ("guard-barracks", 1, 1)


@pytest.mark.rule("DG-MOVE-9", "DG-EX-7")
def test_with_points_left_the_hero_goes_on() -> None:
    table = crypt(hero("lorel-alanus", "collapsed-tunnel", points=3), hero("raka"), rooms=BLOCKED, luck=(2,))
    answer(table, "move west")
    assert (asked(table).kind, offered(table)) == ("forced-open", ["go-on", "stay"])
    answer(table, "go-on")
    assert (at(part(table)), part(table).points, len(threats(table))) == ("guard-barracks", 1, 1)


def stuck(other: Player, peril: int = 0) -> Table:
    """Lorel has failed at the exit with her last point; her turn is over, the next player is asked."""
    me = hero("lorel-alanus", "collapsed-tunnel", points=1, peril=peril)
    return answer(crypt(me, other, rooms=BLOCKED, deck="", luck=(2, 5)), "move west")


@pytest.mark.rule("DG-MOVE-9", "DG-EX-7")
def test_without_points_the_hero_stays() -> None:
    table = stuck(hero("raka"))
    assert (at(part(table)), part(table).points) == ("collapsed-tunnel", 0)
    assert (table.state.turn, told(table, "moved")) == (1, [])


@pytest.mark.rule("DG-MOVE-10", "DG-MOVE-12")
def test_held_open_into_the_next_turn_until_the_hero_leaves() -> None:
    """DG-RULING-10: neither the other's reset nor her own closes it."""
    table = answer(stuck(hero("raka")), "end", "spend-all")
    assert (table.state.turn, table.state.opened) == (0, (Opened(place("collapsed-tunnel"), WEST, 0),))
    points = part(table).points
    answer(table, "move west")
    assert (at(part(table)), part(table).points, len(threats(table))) == ("guard-barracks", points - 1, 1)
    assert table.state.opened == ()
    answer(table, "move east", "move west")
    assert threats(table)[1:] == [("melee", 6, 5, "yes")]


@pytest.mark.rule("DG-MOVE-10", "DG-EX-7")
def test_a_hero_warped_away_holds_nothing_open() -> None:
    table = stuck(hero("raka", hand="grasping-vortex"), peril=2)
    assert len(table.state.opened) == 1
    answer(table, "play grasping-vortex", "seat 0", "there tomb-antechamber")
    assert (at(part(table)), table.state.opened) == ("tomb-antechamber", ())


@pytest.mark.rule("DG-MOVE-11")
def test_others_use_what_is_held_open() -> None:
    table = stuck(hero("raka", "collapsed-tunnel"))
    points = part(table, 1).points
    answer(table, "pass", "move west")
    assert (at(part(table, 1)), part(table, 1).points, len(threats(table))) == ("guard-barracks", points - 1, 1)
    assert (at(part(table)), table.state.opened) == ("collapsed-tunnel", (Opened(place("collapsed-tunnel"), WEST, 0),))


@pytest.mark.rule("DG-MOVE-8", "DG-RULING-9")
def test_with_keys_a_blocked_exit_is_open() -> None:
    me = hero("lorel-alanus", "collapsed-tunnel", points=2, inventory="skeleton-keys")
    table = answer(crypt(me, hero("raka"), rooms=BLOCKED), "move west")
    assert (at(part(table)), part(table).points, threats(table)) == ("guard-barracks", 1, [])


@pytest.mark.rule("DG-MOVE-10")
def test_only_that_exit_is_held_open() -> None:
    """The vault is blocked in the east and trapped in the west."""
    rooms = "crossing 0,-1; treasure-vault 1,-1; guard-barracks 2,-1"
    table = crypt(hero("lorel-alanus", "treasure-vault", points=3), hero("raka"), rooms=rooms, luck=(1, 1))
    answer(table, "move east", "stay", "move west")
    assert (threats(table), at(part(table)), part(table).health) == ([("speed", 4, 5, "no")] * 2, "crossing", 5)


@pytest.mark.rule("DG-MOVE-11")
def test_an_exit_held_open_elsewhere_does_not_help() -> None:
    held = (Opened(place("collapsed-tunnel"), WEST, 1),)
    other = hero("lorel-alanus", "collapsed-tunnel")
    table = crypt(hero("raka", "library", points=2), other, rooms=f"{BLOCKED}; {TRAPPED}", luck=(1,), opened=held)
    answer(table, "move west")
    assert (threats(table), table.state.opened) == ([("magic", 3, 5, "no")], held)


# ---- trap exits ----


@pytest.mark.rule("DG-MOVE-13")
@pytest.mark.parametrize(("die", "health", "passed"), [(1, 5, "no"), (2, 6, "yes")])
def test_a_trap_exit_hurts_but_lets_through(die: int, health: int, passed: str) -> None:
    rooms = "flooded-cistern 0,-1; crossing 1,-1; forked-passage 1,0"
    table = crypt(hero("raka", "flooded-cistern", points=2), hero("sable-quick"), rooms=rooms, luck=(die,))
    answer(table, "move east")
    assert threats(table) == [("speed", 3 + die, 5, passed)]
    assert (at(part(table)), part(table).points, part(table).health) == ("crossing", 1, health)


@pytest.mark.rule("DG-MOVE-14")
def test_who_dies_at_a_trap_exit_does_not_move() -> None:
    me = hero("raka", "library", points=2, health=1)
    table = crypt(me, hero("sable-quick"), hero("zareth-vohl"), rooms=TRAPPED, luck=(1,))
    answer(table, "move west")
    assert (part(table).out, at(part(table)), told(table, "moved")) == (True, "library", [])
    assert (table.state.turn, table.state.winner) == (1, -1)


@pytest.mark.rule("DG-MOVE-15")
def test_a_trap_exit_is_no_trap_card() -> None:
    """Neither the danger of the chamber nor a sense for traps counts at its exit."""
    rooms = "embalming-chamber 0,-1"
    me = hero("raka", "embalming-chamber", inventory="trap-sense corpse-lantern", points=2)
    table = answer(crypt(me, hero("sable-quick"), rooms=rooms, luck=(1,)), "move south")
    assert threats(table) == [("magic", 3, 4, "no")]
    assert (at(part(table)), part(table).health) == ("tomb-antechamber", 5)


@pytest.mark.rule("DG-MOVE-15")
def test_a_trap_card_is_no_trap_exit() -> None:
    """Sable has one bonus for each: a trap card meets only one of them, an exit the other."""
    a = hero("raka", hand="spear-volley", points=2)
    table = crypt(a, hero("sable-quick", "crossing", peril=2), phase="dungeonlord", luck=(1,))
    answer(table, "declare spear-volley", "begin")
    assert threats(table) == [("speed", 1 + 4 + 1, 5, "yes")]
    rooms = "flooded-cistern 0,-1; crossing 1,-1; forked-passage 1,0"
    table = crypt(hero("sable-quick", "flooded-cistern", points=2), hero("raka"), rooms=rooms, luck=(1,))
    assert threats(answer(table, "move east")) == [("speed", 1 + 4 + 1, 5, "yes")]


@pytest.mark.rule("DG-MOVE-33")
def test_a_trap_exit_overcome_is_open_until_the_next_reset() -> None:
    """DG-RULING-61."""
    me, other = hero("raka", "library", points=4), hero("lorel-alanus", "library")
    table = crypt(me, other, rooms=TRAPPED, deck="", luck=(3, 1))
    answer(table, "move west")
    assert threats(table) == [("magic", 5, 5, "yes")]
    assert table.state.opened == (Opened(place("library"), WEST),)
    answer(table, "move east", "move west")
    assert (at(part(table)), len(threats(table)), part(table).health) == ("crypt", 1, 6)
    answer(table, "end", "spend-all")
    assert (table.state.turn, table.state.opened) == (1, ())
    answer(table, "move west")
    assert threats(table)[1:] == [("magic", 4, 5, "no")]
    assert part(table, 1).health == 5


@pytest.mark.rule("DG-MOVE-33")
def test_a_trap_exit_that_was_sprung_stays_armed() -> None:
    table = crypt(hero("raka", "library", points=4), hero("sable-quick"), rooms=TRAPPED, luck=(1, 2))
    answer(table, "move west", "move east", "move west")
    assert threats(table) == [("magic", 3, 5, "no"), ("magic", 4, 5, "no")]
    assert (part(table).health, table.state.opened) == (4, ())


# ---- new locations ----


@pytest.mark.rule("DG-MOVE-17")
def test_a_new_location_gives_what_is_printed_on_it() -> None:
    table = crypt(hero("raka", points=2, glory=1, peril=1), hero("sable-quick"), rooms="library 0,-1")
    answer(table, "move north")
    assert (part(table).glory, part(table).peril) == (1 + 2, 1 + 1)
    assert (part(table, 1).glory, part(table, 1).peril) == (0, 0)


@pytest.mark.rule("DG-MOVE-18", "DG-EX-10")
def test_new_means_not_visited_this_turn() -> None:
    table = crypt(hero("raka", points=4), hero("sable-quick"))
    answer(table, "move north")
    assert (part(table).glory, part(table).peril) == (1, 1)
    answer(table, "move south", "move north")
    assert (part(table).glory, part(table).peril) == (1, 1)


@pytest.mark.rule("DG-MOVE-18")
def test_next_turn_a_location_is_new_again() -> None:
    table = crypt(hero("raka", points=3), hero("sable-quick"), deck="")
    answer(table, "move north", "move south", "end", "spend-all", "end", "spend-all")
    assert (part(table).glory, part(table).peril) == (1, 1)
    answer(table, "move north", "move south")
    assert (part(table).glory, part(table).peril) == (2, 2)


@pytest.mark.rule("DG-MOVE-19")
def test_each_location_on_the_way_gives_its_own() -> None:
    table = crypt(hero("raka", points=4), hero("sable-quick"), rooms="crossing 0,-1; library 0,-2; mirror-hall 1,-1 turned")
    answer(table, "move north", "move north", "move south")
    assert [event.data[0] for event in told(table, "glory")] == [1, 2]
    assert [event.data[0] for event in told(table, "peril")] == [1, 1]
    assert (part(table).glory, part(table).peril) == (3, 2)


def drawn_away(to: str, rooms: str) -> Table:
    """Raka's vortex takes Sable to a location in Raka's turn."""
    a = hero("raka", hand="grasping-vortex poison-needle", points=2)
    table = crypt(a, hero("sable-quick", peril=6, glory=1), rooms=rooms, phase="dungeonlord", luck=(1, 1))
    return answer(table, "play grasping-vortex", "seat 1", f"there {to}")


@pytest.mark.rule("DG-MOVE-20")
def test_no_points_on_anothers_turn() -> None:
    table = drawn_away("library", "crossing 0,-1; library 0,-2")
    assert at(part(table, 1)) == "library"
    assert (part(table, 1).glory, part(table, 1).peril) == (1, 6 - 4)
    assert (part(table).glory, part(table).peril) == (0, 0)


@pytest.mark.rule("DG-MOVE-21")
@pytest.mark.parametrize("to", ["spiked-corridor", "pitfall-corridor", "throne-of-dust"])
def test_no_hazards_on_anothers_turn(to: str) -> None:
    table = drawn_away(to, "spiked-corridor 0,-1; pitfall-corridor 0,1; throne-of-dust 1,0")
    assert at(part(table, 1)) == to
    assert (threats(table), part(table, 1).health, part(table, 1).fallen) == ([], 6, False)


# ---- hazards ----


@pytest.mark.rule("DG-MOVE-22", "DG-RULING-11")
def test_hazards_at_every_entry_points_only_at_the_first() -> None:
    table = crypt(hero("raka", points=4), hero("sable-quick"), rooms="spiked-corridor 0,-1", luck=(1, 1))
    answer(table, "move north")
    assert (part(table).glory, part(table).health) == (2, 5)
    answer(table, "move south", "move north")
    assert (part(table).glory, part(table).health) == (2, 4)
    assert threats(table) == [("speed", 4, 5, "no")] * 2


@pytest.mark.rule("DG-MOVE-23")
def test_danger_makes_traps_harder() -> None:
    """A hero that was drawn there on another's turn meets the number that is printed."""
    a = hero("raka", hand="poison-needle", points=2)
    table = crypt(a, hero("lorel-alanus", "ossuary", peril=2), rooms="ossuary 0,-1 turned", phase="dungeonlord", luck=(4,))
    answer(table, "declare poison-needle", "begin")
    assert threats(table) == [("melee", 5, 6, "no")]
    assert part(table, 1).health == 5
    table = drawn_away("ossuary", "ossuary 0,-1 turned; crossing 0,1")
    answer(table, "declare poison-needle", "begin")
    assert threats(table) == [("melee", 1 + 1 + 1, 5, "no")]


@pytest.mark.rule("DG-MOVE-23", "DG-RULING-12")
def test_danger_counts_again_after_an_entry_of_ones_own() -> None:
    a = hero("raka", hand="poison-needle", points=2)
    b = hero("lorel-alanus", "ossuary", peril=2, arrived=False, points=3)
    table = crypt(a, b, rooms="ossuary 0,-1 turned; crossing 0,1", turn=1, deck="", luck=(4,))
    answer(table, "move south", "move north", "end", "spend-all")
    assert asked(table).kind == "dungeonlord"
    answer(table, "declare poison-needle", "begin")
    assert threats(table) == [("melee", 5, 6, "no")]


@pytest.mark.rule("DG-MOVE-24")
@pytest.mark.parametrize(("die", "health"), [(1, 5), (2, 6)])
def test_spikes(die: int, health: int) -> None:
    table = crypt(hero("raka", points=2), hero("sable-quick"), rooms="spiked-corridor 0,-1", luck=(die,))
    answer(table, "move north")
    assert (part(table).health, part(table).fallen, part(table).points) == (health, False, 1)
    assert (at(part(table)), part(table, 1).health) == ("spiked-corridor", 6)


@pytest.mark.rule("DG-MOVE-25")
@pytest.mark.parametrize(("die", "fallen"), [(1, True), (2, False)])
def test_a_pit(die: int, fallen: bool) -> None:
    table = crypt(hero("raka", points=2), hero("sable-quick"), rooms="pitfall-corridor 0,-1", luck=(die,))
    answer(table, "move north")
    assert (part(table).fallen, part(table).health, part(table).points) == (fallen, 6, 1)
    assert at(part(table)) == "pitfall-corridor"
    assert ("move south" in offered(table)) is not fallen


# ---- lying and standing up ----


@pytest.mark.rule("DG-MOVE-26")
def test_a_fallen_hero_cannot_move_and_stays_down() -> None:
    table = crypt(hero("raka", points=2, fallen=True), hero("sable-quick"), deck="")
    refuse(table, "move north", "move south")
    answer(table, "end", "spend-all", "end", "spend-all")
    assert (table.state.turn, part(table).fallen) == (0, True)
    refuse(table, "move north")
    answer(table, "stand", "move north")
    assert (part(table).fallen, at(part(table))) == (False, "crossing")


@pytest.mark.rule("DG-MOVE-27")
def test_standing_up_costs_a_point() -> None:
    table = crypt(hero("raka", points=3, fallen=True), hero("sable-quick", fallen=True))
    answer(table, "stand")
    assert (part(table).fallen, part(table).points) == (False, 2)
    assert part(table, 1).fallen


@pytest.mark.rule("DG-MOVE-27")
def test_standing_up_on_anothers_turn() -> None:
    table = crypt(hero("raka", points=3), hero("sable-quick", points=1, fallen=True), hero("zareth-vohl", fallen=True))
    assert table.aside(2) == ()
    throw(table, 1, "stand")
    assert (part(table, 1).fallen, part(table, 1).points) == (False, 0)
    assert (asked(table).seat, part(table).points) == (0, 3)


@pytest.mark.rule("DG-MOVE-28", "DG-EX-21")
def test_points_of_a_fallen_hero_are_for_standing_up() -> None:
    """No step, no exploring, no attack, no search, no second attempt."""
    me = hero(
        "raka", "crossing", points=3, fallen=True, quests="the-lost-apprentice", found="the-lost-apprentice",
        attempts="the-lost-apprentice",
    )  # fmt: skip
    table = crypt(me, hero("sable-quick", "crossing"), bag="crypt", deck="")
    refuse(table, "move south", "explore", "attack-hero 1", "search the-lost-apprentice", "attempt the-lost-apprentice")
    assert offered(table) == ["stand", "end"]
    answer(table, "stand")
    assert part(table).points == 2
    assert {"move south", "explore", "attack-hero 1", "attempt the-lost-apprentice"} <= set(offered(table))


@pytest.mark.rule("DG-MOVE-28", "DG-EX-21")
def test_a_fallen_hero_makes_no_challenge() -> None:
    a = hero("raka", hand="zombie", points=1)
    b = hero("sable-quick", "crossing", points=1, fallen=True, peril=2)
    table = crypt(a, b, phase="dungeonlord", luck=(1, 3))
    answer(table, "declare zombie", "begin")
    assert asked(table).kind == "home"
    assert (part(table, 1).points, part(table, 1).attacked) == (1, False)


@pytest.mark.rule("DG-MOVE-29", "DG-EX-21")
def test_a_fallen_hero_fights_back_tests_and_plays() -> None:
    a = hero("raka", hand="zombie spear-volley", points=1)
    b = hero("sable-quick", "crossing", fallen=True, peril=4, glory=1, hand="dodge")
    table = crypt(a, b, phase="dungeonlord", luck=(1, 1, 6))
    answer(table, "declare zombie", "declare spear-volley", "begin", "play dodge")
    assert [event.data for event in told(table, "compared")] == [("zombie", 3, 7)]
    assert threats(table) == [("speed", 6, 5, "yes")]
    assert told(table, "struck")[0].data == ("zombie", 1)
    assert part(table, 1).fallen
    assert (part(table, 1).health, ids(table.state.discard)) == (6, ["dodge", "spear-volley"])


@pytest.mark.rule("DG-MOVE-29", "DG-EX-21")
def test_a_fallen_hero_attempts_for_free_and_plays_cards() -> None:
    me = hero("raka", "sealed-gate", points=1, fallen=True, glory=4, hand="iron-helm", quests="break-the-seal")
    table = crypt(me, hero("sable-quick"), rooms="sealed-gate 0,-1 turned", luck=(1,))
    answer(table, "play iron-helm", "attempt break-the-seal")
    assert (ids(part(table).inventory), len(told(table, "failed"))) == (["iron-helm"], 1)
    assert (part(table).points, part(table).fallen, part(table).glory) == (1, True, 0)


@pytest.mark.rule("DG-MOVE-30")
def test_bound_to_the_ground() -> None:
    """The rune of binding: standing up needs magic 4; the point is lost either way."""
    a = hero("raka", hand="rune-of-binding", points=1)
    b = hero("kron-axereaver", "crossing", peril=3)
    table = crypt(a, b, phase="dungeonlord", deck="", luck=(4, "rune-of-binding", 3, 4))
    answer(table, "declare rune-of-binding", "begin")
    assert threats(table) == [("magic", 4, 5, "no")]
    assert (part(table, 1).fallen, part(table, 1).stand) == (True, ("magic", 4))
    answer(table, "end", "spend-all")
    points = part(table, 1).points
    answer(table, "stand")
    assert (part(table, 1).fallen, part(table, 1).points) == (True, points - 1)
    answer(table, "stand")
    assert (part(table, 1).fallen, part(table, 1).points) == (False, points - 2)
    assert threats(table)[1:] == [("magic", 3, 4, "no"), ("magic", 4, 4, "yes")]


@pytest.mark.rule("DG-MOVE-31")
def test_falling_again_changes_nothing() -> None:
    a = hero("raka", hand="rolling-boulder", points=1)
    b = hero("kron-axereaver", "crossing", peril=3, fallen=True, stand=("magic", 4))
    table = crypt(a, b, phase="dungeonlord", luck=(1,))
    answer(table, "declare rolling-boulder", "begin")
    assert threats(table) == [("speed", 4, 6, "no")]
    assert (part(table, 1).fallen, part(table, 1).stand, part(table, 1).health) == (True, ("magic", 4), 5)
    assert told(table, "fell") == []


@pytest.mark.rule("DG-MOVE-32")
def test_any_number_of_heroes_in_one_location() -> None:
    others = [hero(name, "crossing") for name in ("sable-quick", "zareth-vohl", "kron-axereaver")]
    table = answer(crypt(hero("raka", points=2), *others), "move north")
    assert [at(player) for player in table.state.parts] == ["crossing"] * 4
