"""The locations (6.3), one by one: what they give, their exits, hazards and effects."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.duels import against_trap, besiege, thrown, trials
from tests.games.dungeoneer.positions import BOOK, answer, asked, at, crypt, hero, offered, place, quest_ids
from undercroft.games.dungeoneer.content import OPEN
from undercroft.games.dungeoneer.state import Opened, Player
from undercroft.kernel.table import Table

POINTS = {
    "tomb-antechamber": (1, 1), "crypt": (2, 2), "library": (2, 1), "inner-sanctum": (2, 3), "ossuary": (1, 2),
    "shrine-of-ashes": (2, 1), "flooded-cistern": (1, 2), "mirror-hall": (2, 2), "throne-of-dust": (3, 3),
    "treasure-vault": (3, 2), "embalming-chamber": (1, 1), "sealed-gate": (2, 2), "guard-barracks": (1, 2),
    "troll-bridge": (1, 2), "corner": (1, 2), "straight-passage": (1, 1), "long-gallery": (1, 1), "crossing": (1, 1),
    "forked-passage": (1, 1), "spiked-corridor": (2, 1), "pitfall-corridor": (2, 1), "collapsed-tunnel": (1, 2),
}  # fmt: skip
SIDES = ("north", "east", "south", "west")
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
BACK = {"north": "south", "south": "north", "east": "west", "west": "east"}


def beside(name: str, side: str) -> str:
    """A map on which this side of a location leads to the antechamber."""
    x, y = STEPS[SIDES.index(BACK[side])]
    return f"{name} {x},{y}"


def way_in(name: str) -> str:
    """A side of the location that is an open exit."""
    return next(side for at, side in enumerate(SIDES) if BOOK.locations[place(name)].sides[at].kind == OPEN)


def enter(name: str, *luck: int, points: int = 3, banes: str = "") -> Table:
    """Seat 0 has walked into a location from the antechamber."""
    side = way_in(name)
    rooms = beside(name, side)
    table = crypt(hero("raka", points=points, banes=banes), hero("kron-axereaver"), rooms=rooms, luck=luck)
    return answer(table, f"move {BACK[side]}")


# ---- what every location gives ----


@pytest.mark.rule("DG-MOVE-17", "DG-MOVE-18")
@pytest.mark.parametrize("name", POINTS)
def test_entering_gives_what_is_printed_once_a_turn(name: str) -> None:
    assert set(POINTS) == {each.id for each in BOOK.locations}
    if name == "tomb-antechamber":
        table = crypt(hero("raka", "crossing", points=3), hero("kron-axereaver"))
        answer(table, "move south")
    else:
        table = enter(name, 6)
    player: Player = table.state.parts[0]
    assert (at(player), player.points, (player.glory, player.peril)) == (name, 2, POINTS[name])
    other = table.state.parts[1]
    assert (other.glory, other.peril) == (0, 0)


@pytest.mark.rule("DG-DISCARD-4", "DG-DISCARD-5")
@pytest.mark.parametrize("name", POINTS)
def test_who_stays_gets_the_same_and_faces_nothing(name: str) -> None:
    rooms = "" if name == "tomb-antechamber" else beside(name, way_in(name))
    table = crypt(hero("raka", name, points=3), hero("kron-axereaver"), rooms=rooms, phase="discard")
    assert (asked(table).kind, trials(table)) == ("save", [])
    assert (table.state.parts[0].glory, table.state.parts[0].peril) == POINTS[name]


# ---- exits with a condition ----

BLOCKED = [
    ("crypt", "south", "melee", 5), ("inner-sanctum", "north", "magic", 5), ("throne-of-dust", "north", "melee", 6),
    ("treasure-vault", "east", "speed", 5), ("sealed-gate", "south", "magic", 6), ("collapsed-tunnel", "west", "melee", 5),
]  # fmt: skip
TRAPPED = [
    ("library", "west", "magic", 5), ("flooded-cistern", "east", "speed", 5), ("treasure-vault", "west", "speed", 5),
    ("embalming-chamber", "south", "magic", 4),
]  # fmt: skip
RAKA = {"melee": 2, "magic": 2, "speed": 3}


def leave(name: str, side: str, die: int, turned: bool = False) -> Table:
    rooms = beside(name, BACK[side]) + " turned" if turned else beside(name, side)
    table = crypt(hero("raka", name, points=3), hero("kron-axereaver"), rooms=rooms, luck=(die,))
    return answer(table, f"move {BACK[side] if turned else side}")


@pytest.mark.rule("DG-MOVE-7", "DG-MOVE-8", "DG-MOVE-9")
@pytest.mark.parametrize(("name", "side", "stat", "value"), BLOCKED)
@pytest.mark.parametrize("turned", [False, True])
def test_every_blocked_exit(name: str, side: str, stat: str, value: int, turned: bool) -> None:
    need = value - RAKA[stat]
    table = leave(name, side, need, turned)
    assert trials(table) == [(0, stat, value, value, "yes")]
    assert (at(table.state.parts[0]), table.state.parts[0].points, table.state.opened) == ("tomb-antechamber", 2, ())
    table = leave(name, side, need - 1, turned)
    assert trials(table) == [(0, stat, value - 1, value, "no")]
    assert (at(table.state.parts[0]), table.state.parts[0].points, table.state.parts[0].health) == (name, 2, 6)
    assert table.state.opened == (Opened(place(name), SIDES.index(BACK[side] if turned else side), 0),)
    answer(table, "go-on")
    assert (at(table.state.parts[0]), table.state.parts[0].points, len(trials(table))) == ("tomb-antechamber", 1, 1)


@pytest.mark.rule("DG-MOVE-13", "DG-MOVE-33")
@pytest.mark.parametrize(("name", "side", "stat", "value"), TRAPPED)
@pytest.mark.parametrize("turned", [False, True])
def test_every_trapped_exit(name: str, side: str, stat: str, value: int, turned: bool) -> None:
    need = value - RAKA[stat]
    table = leave(name, side, need, turned)
    player = table.state.parts[0]
    assert (trials(table), at(player), player.health) == ([(0, stat, value, value, "yes")], "tomb-antechamber", 6)
    assert table.state.opened == (Opened(place(name), SIDES.index(BACK[side] if turned else side)),)
    table = leave(name, side, need - 1, turned)
    player = table.state.parts[0]
    assert (trials(table), at(player), player.health) == ([(0, stat, value - 1, value, "no")], "tomb-antechamber", 5)
    assert (player.points, table.state.opened) == (2, ())


@pytest.mark.rule("DG-MAP-4")
def test_no_other_exit_has_a_condition() -> None:
    found = [
        (each.id, SIDES[at], side.stat, side.value)
        for each in BOOK.locations
        for at, side in enumerate(each.sides)
        if side.stat or side.value
    ]
    assert sorted(found) == sorted(BLOCKED + TRAPPED)


# ---- places of effects ----


@pytest.mark.rule("DG-BATTLE-34", "DG-QUEST-35")
def test_tomb_antechamber_is_a_sanctuary_where_quests_are_changed() -> None:
    a = hero("raka", points=1, glory=5, quests="break-the-seal carry-the-embers")
    table = crypt(a, hero("kron-axereaver"), luck=("bones-of-fate", "slay-draky"), quest_bag="bones-of-fate slay-draky")
    assert offered(table, "attack-hero") == []
    answer(table, "swap-quest break-the-seal")
    assert (quest_ids(table.state.parts[0].quests), table.state.parts[0].glory) == (["carry-the-embers", "bones-of-fate"], 3)
    assert quest_ids(table.state.quest_under) == ["break-the-seal"]
    answer(table, "swap-quest carry-the-embers")
    assert (table.state.parts[0].glory, table.state.parts[0].points) == (1, 1), "as often as it is paid for"
    assert offered(table, "swap-quest") == []


@pytest.mark.rule("DG-RULING-2")
def test_tomb_antechamber_alone_changes_quests_and_forbids_attacks() -> None:
    a = hero("raka", "crossing", points=1, glory=5, quests="break-the-seal")
    table = crypt(a, hero("kron-axereaver", "crossing"))
    assert (offered(table, "attack-hero"), offered(table, "swap-quest")) == (["attack-hero 1"], [])
    carrying = hero("raka", points=1, glory=5, quests="carry-the-embers", escorts="carry-the-embers")
    assert offered(crypt(carrying, hero("kron-axereaver")), "swap-quest") == []
    with_none_left = hero("raka", points=1, glory=5, quests="carry-the-embers")
    assert offered(crypt(with_none_left, hero("kron-axereaver"), quest_bag=""), "swap-quest") == []


@pytest.mark.rule("DG-MOVE-5", "DG-MOVE-22")
@pytest.mark.parametrize(("die", "glory"), [(1, 2 - 1), (2, 2)])
def test_inner_sanctum_takes_a_glory_from_who_fails(die: int, glory: int) -> None:
    table = enter("inner-sanctum", die)
    assert trials(table) == [(0, "magic", die + 2, 4, "yes" if die == 2 else "no")]
    player = table.state.parts[0]
    assert (player.glory, player.peril, player.health) == (glory, 3, 6)


@pytest.mark.rule("DG-MOVE-22", "DG-MOVE-24")
@pytest.mark.parametrize(("die", "health"), [(2, 5), (3, 6)])
def test_throne_of_dust_wounds_who_fails(die: int, health: int) -> None:
    table = enter("throne-of-dust", die)
    assert trials(table) == [(0, "magic", die + 2, 5, "yes" if die == 3 else "no")]
    player = table.state.parts[0]
    assert (player.health, player.glory, player.peril) == (health, 3, 3)


@pytest.mark.rule("DG-RULING-11")
def test_throne_of_dust_tests_at_every_entry_and_gives_once() -> None:
    table = enter("throne-of-dust", 3, 2, points=5)
    answer(table, f"move {way_in('throne-of-dust')}", f"move {BACK[way_in('throne-of-dust')]}")
    assert (len(trials(table)), table.state.parts[0].health) == (2, 5)
    assert (table.state.parts[0].glory, table.state.parts[0].peril) == (3, 3), "neither the throne nor the start is new"


@pytest.mark.rule("DG-MOVE-21", "DG-MOVE-20")
@pytest.mark.parametrize("name", ["inner-sanctum", "throne-of-dust", "spiked-corridor", "pitfall-corridor", "flooded-cistern"])
def test_who_is_brought_there_on_anothers_turn_faces_nothing(name: str) -> None:
    a = hero("raka", points=1, hand="grasping-vortex")
    b = hero("kron-axereaver", peril=4, glory=5)
    table = crypt(a, b, rooms=beside(name, way_in(name)), phase="dungeonlord")
    answer(table, "play grasping-vortex", "seat 1")
    player = table.state.parts[1]
    assert (at(player), trials(table), player.health, player.fallen) == (name, [], 6, False)
    assert (player.glory, player.peril) == (5, 0)


@pytest.mark.rule("DG-MOVE-24")
@pytest.mark.parametrize(("die", "health"), [(1, 5), (2, 6)])
def test_spiked_corridor_wounds_who_fails(die: int, health: int) -> None:
    table = enter("spiked-corridor", die)
    assert trials(table) == [(0, "speed", die + 3, 5, "yes" if die == 2 else "no")]
    assert (table.state.parts[0].health, table.state.parts[0].fallen, table.state.parts[0].points) == (health, False, 2)


@pytest.mark.rule("DG-MOVE-25", "DG-MOVE-26")
@pytest.mark.parametrize(("die", "fallen"), [(1, True), (2, False)])
def test_pitfall_corridor_fells_who_fails(die: int, fallen: bool) -> None:
    table = enter("pitfall-corridor", die)
    assert trials(table) == [(0, "speed", die + 3, 5, "no" if fallen else "yes")]
    player = table.state.parts[0]
    assert (player.fallen, player.health, player.stand, player.points) == (fallen, 6, ("", 0), 2)
    assert (offered(table) == ["stand", "end"]) is fallen


@pytest.mark.rule("DG-MOVE-25")
@pytest.mark.parametrize(("die", "fallen"), [(1, True), (2, False)])
def test_flooded_cistern_fells_who_fails(die: int, fallen: bool) -> None:
    table = enter("flooded-cistern", die, banes="leaden-steps")
    assert trials(table) == [(0, "speed", die + 3 - 1, 4, "no" if fallen else "yes")]
    assert (table.state.parts[0].fallen, table.state.parts[0].health) == (fallen, 6)
    assert trials(enter("flooded-cistern", 1)) == [(0, "speed", 4, 4, "yes")]


# ---- danger ----


DANGEROUS = ("ossuary", "embalming-chamber", "collapsed-tunnel")


def trapped_at(name: str, **fields: object) -> int:
    """The number that a test of a spear volley needs there."""
    rooms = beside(name, way_in(name))
    a, b = hero("kron-axereaver", hand="spear-volley", points=1), hero("raka", name, peril=9, **fields)
    table = crypt(a, b, rooms=rooms, phase="dungeonlord", luck=(6,))
    answer(table, "declare spear-volley", "begin")
    return int(trials(table)[0][3])


@pytest.mark.rule("DG-MOVE-23", "DG-RULING-12")
def test_ossuary_is_dangerous() -> None:
    assert (trapped_at("ossuary"), trapped_at("ossuary", arrived=False)) == (5 + 1, 5)


@pytest.mark.rule("DG-MOVE-23", "DG-RULING-12")
def test_embalming_chamber_is_dangerous() -> None:
    assert (trapped_at("embalming-chamber"), trapped_at("embalming-chamber", arrived=False)) == (5 + 1, 5)


@pytest.mark.rule("DG-MOVE-23", "DG-RULING-12")
def test_collapsed_tunnel_is_dangerous() -> None:
    assert (trapped_at("collapsed-tunnel"), trapped_at("collapsed-tunnel", arrived=False)) == (5 + 1, 5)
    assert trials(besiege(hero("raka"), "legion", luck=(6, 1, 1), at="collapsed-tunnel"))[0][3] == 4, "no trap card"
    assert against_trap(hero("raka", inventory="corpse-lantern"), at="collapsed-tunnel")[1] == 5


@pytest.mark.rule("DG-MOVE-23")
@pytest.mark.parametrize("name", [name for name in POINTS if name not in (*DANGEROUS, "tomb-antechamber")])
def test_nowhere_else_is_danger(name: str) -> None:
    assert trapped_at(name) == 5


@pytest.mark.rule("DG-MOVE-23")
def test_danger_does_nothing_to_who_enters() -> None:
    for name in DANGEROUS:
        assert (trials(enter(name)), enter(name).state.parts[0].health) == ([], 6)


# ---- the shrine ----


@pytest.mark.rule("DG-TURN-5", "DG-HERO-20")
def test_shrine_of_ashes_heals_one_for_two_glory_once_a_turn() -> None:
    a = hero("raka", "shrine-of-ashes", health=3, glory=5, points=1)
    table = crypt(a, hero("kron-axereaver", "shrine-of-ashes", health=3), rooms=beside("shrine-of-ashes", "east"))
    answer(table, "visit shrine-of-ashes")
    assert [(player.health, player.glory) for player in table.state.parts] == [(4, 3), (3, 0)]
    assert (offered(table, "visit"), table.state.parts[0].points) == ([], 1)


@pytest.mark.rule("DG-HERO-20")
@pytest.mark.parametrize(("health", "glory"), [(6, 5), (3, 1)])
def test_shrine_of_ashes_is_for_the_wounded_who_can_pay(health: int, glory: int) -> None:
    a = hero("raka", "shrine-of-ashes", health=health, glory=glory, points=1)
    assert offered(crypt(a, hero("kron-axereaver"), rooms=beside("shrine-of-ashes", "east")), "visit") == []


@pytest.mark.rule("DG-RULING-36")
def test_shrine_of_ashes_serves_in_the_own_hero_phase_only() -> None:
    a = hero("raka", "shrine-of-ashes", health=3, glory=5, points=1, hand="second-wind")
    rooms = beside("shrine-of-ashes", "east")
    table = crypt(a, hero("kron-axereaver"), rooms=rooms, phase="dungeonlord")
    assert offered(table) == ["play second-wind", "pass"]
    b = hero("raka", "shrine-of-ashes", health=3, glory=5, points=1)
    assert thrown(crypt(hero("kron-axereaver", points=1), b, rooms=rooms), 1) == []
    tired = hero("raka", "shrine-of-ashes", health=3, glory=5, used=("shrine-of-ashes",))
    table = crypt(tired, hero("kron-axereaver"), rooms=rooms, phase="reset")
    assert offered(table, "visit") == ["visit shrine-of-ashes"], "once a turn is once between two resets"
