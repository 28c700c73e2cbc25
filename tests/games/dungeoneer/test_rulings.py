"""Rulings (7): how the table reads what the rulebook leaves open, in both settings where there is a choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.games.dungeoneer import positions
from tests.games.dungeoneer.positions import (
    BOOK,
    answer,
    asked,
    at,
    card,
    crypt,
    hero,
    ids,
    offered,
    place,
    quest,
    quest_ids,
    throw,
    tiles,
    told,
)
from undercroft.games.dungeoneer import GAME, card_language
from undercroft.games.dungeoneer.content import FORMS, OPEN, WALL, DungeonBook, Pack
from undercroft.games.dungeoneer.rules.dungeon import chart_of, legal
from undercroft.games.dungeoneer.state import Mod, Opened, Player, read_terms
from undercroft.kernel import packs
from undercroft.kernel.luck import Luck, Quick, Scripted
from undercroft.kernel.table import Table
from undercroft.kernel.types import Setup

DEFAULTS = {choice.id: choice.values[0] for choice in GAME.choices}
BARRACKS = "guard-barracks 0,-1"


def begun(seats: int, *script: int, seed: int = 1, **options: str) -> Table:
    """A new game, with the first draws told."""
    chosen = DEFAULTS | {name.replace("_", "-"): value for name, value in options.items()}
    return Table(GAME, Setup(GAME.id, seats, "base", chosen), BOOK, Luck(Scripted(script, Quick(seed)))).start()


def data(table: Table, kind: str) -> list[tuple[object, ...]]:
    """What was told, without the name at the end of an attack."""
    return [tuple(event.data[:3] if kind == "attacks" else event.data) for event in told(table, kind)]


def order(table: Table, *wanted: str) -> list[str]:
    return [event.kind for event in table.told(None) if event.kind in wanted]


def thrown(table: Table, seat: int) -> list[str]:
    return [str(action.target) for action in table.aside(seat)]


TABLE = ("rooms", "attached", "options", "discard")


def lord(*victims: Player, luck: Sequence[int | str] = (), name: str = "kron-axereaver", **fields: Any) -> Table:
    """The Dungeonlord phase of a hero on the entrance, who has points for a hero phase afterwards."""
    table = {key: fields.pop(key) for key in TABLE if key in fields}
    return crypt(hero(name, points=3, **fields), *victims, phase="dungeonlord", luck=luck, **table)


# ---- seats, the antechamber, the map ----


@pytest.mark.rule("DG-RULING-1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_to_four_play(seats: int) -> None:
    assert list(GAME.seats) == [1, 2, 3, 4]
    table = begun(seats)
    assert (len(table.state.parts), table.state.terms.solo) == (seats, seats == 1)
    assert table.state.round == 1


@pytest.mark.rule("DG-RULING-2")
def test_the_antechamber_changes_quests_for_two_glory_as_often_as_it_is_paid() -> None:
    a = hero("raka", points=1, glory=5, quests="break-the-seal lead-the-pilgrim-out", escorts="lead-the-pilgrim-out")
    table = crypt(a, hero("kron-axereaver"), quest_bag="bones-of-fate slay-draky", luck=("bones-of-fate", "slay-draky"))
    assert offered(table, "swap-quest") == ["swap-quest break-the-seal"]
    answer(table, "swap-quest break-the-seal", "swap-quest bones-of-fate")
    raka = table.state.parts[0]
    assert (raka.glory, quest_ids(raka.quests)) == (1, ["lead-the-pilgrim-out", "slay-draky"])
    assert quest_ids(table.state.quest_under) == ["break-the-seal", "bones-of-fate"]
    assert (offered(table, "swap-quest"), raka.points) == ([], 1)


@pytest.mark.rule("DG-RULING-3")
@pytest.mark.parametrize(("setting", "found"), [("all", []), ("challenge-only", ["attack-hero 1"])])
def test_the_sanctuary_forbids_attacks_or_only_challenges(setting: str, found: list[str]) -> None:
    table = crypt(
        hero("raka", points=2), hero("kron-axereaver", points=1, saved=True), options={"sanctuary": setting}, luck=(6, 1)
    )
    assert offered(table, "attack-hero") == found
    if found:
        answer(table, "attack-hero 1", "form melee")
        assert (table.state.parts[1].health, asked(table).kind, asked(table).seat) == (5, "hero-phase", 0)


@pytest.mark.rule("DG-RULING-3")
def test_monsters_attack_in_the_sanctuary_and_may_be_challenged_there() -> None:
    table = lord(hero("raka", peril=2, points=1, saved=True), luck=(1, 1, 6, 1), hand="zombie")
    answer(table, "declare zombie", "begin", "challenge zombie", "form melee")
    assert table.state.attacks[0].health == 1


@pytest.mark.rule("DG-RULING-4")
@pytest.mark.parametrize("setting", ["on", "off"])
def test_a_location_may_be_given_a_half_turn_where_the_table_allows_it(setting: str) -> None:
    table = crypt(
        hero("raka", points=1),
        hero("kron-axereaver"),
        rooms="",
        bag="corner",
        phase="location",
        luck=(1,),
        options={"half-turn": setting},
    )
    as_printed = ["place tomb-antechamber-south-0", "place tomb-antechamber-west-0"]
    turned = ["place tomb-antechamber-east-180", "place tomb-antechamber-north-180"] if setting == "on" else []
    assert sorted(offered(table)) == sorted(as_printed + turned)


@pytest.mark.rule("DG-RULING-4")
def test_a_rift_turns_locations_whatever_the_setting() -> None:
    table = lord(
        hero("kron-axereaver", "guard-barracks", peril=3), name="raka", place=place("crossing"), hand="planar-rift",
        rooms="crossing 0,-1; guard-barracks 1,0", options={"half-turn": "off"},
    )  # fmt: skip
    answer(table, "play planar-rift", "there crossing", "half-turned", "as-it-lies")
    assert set(table.state.map) == {*tiles("crossing 1,0 turned; guard-barracks 0,-1")}


NO_WAY_NORTH = "spiked-corridor 0,-1; shrine-of-ashes 0,1 turned"
"""Every exit that is left leads east or west."""


@pytest.mark.rule("DG-RULING-6")
def test_a_location_without_a_place_goes_under_the_deck() -> None:
    table = crypt(
        hero("raka", points=1), hero("kron-axereaver"), rooms=NO_WAY_NORTH, bag="troll-bridge straight-passage crossing",
        phase="location", luck=(1, 1),
    )  # fmt: skip
    assert (data(table, "unfit"), data(table, "found")) == ([("troll-bridge",)], [("straight-passage",)])
    assert (table.state.under, table.state.bag) == ((place("troll-bridge"),), (place("crossing"),))
    assert asked(table).about == ("straight-passage",)


@pytest.mark.rule("DG-RULING-6")
def test_without_any_place_the_draw_is_skipped_and_no_point_is_lost() -> None:
    table = crypt(
        hero("raka", points=2), hero("kron-axereaver"), rooms=NO_WAY_NORTH, bag="troll-bridge long-gallery",
        phase="location", luck=(1, 1),
    )  # fmt: skip
    assert (asked(table).kind, table.state.parts[0].points, offered(table, "explore")) == ("hero-phase", 2, [])
    assert sorted(table.state.under) == sorted((place("troll-bridge"), place("long-gallery")))
    assert len(table.state.map) == 3


@pytest.mark.rule("DG-RULING-7")
@pytest.mark.parametrize("setting", ["on", "off"])
@pytest.mark.parametrize("seed", range(4))
def test_four_tunnels_lie_legally_around_the_entrance(setting: str, seed: int) -> None:
    laid = begun(2, seed=seed, half_turn=setting).state.map[:5]
    assert {(tile.x, tile.y) for tile in laid} == {(0, 0), (0, -1), (1, 0), (0, 1), (-1, 0)}
    assert all(BOOK.locations[tile.card].type == "tunnel" for tile in laid[1:])
    assert legal(laid, BOOK, last=False)
    assert setting == "on" or not any(tile.half for tile in laid)


@pytest.mark.rule("DG-RULING-7")
def test_tunnels_that_cannot_lie_go_back_and_others_are_drawn() -> None:
    quests_and_dice = (*(0 for _ in range(5)), 5, 0)
    unfit, fit = (0, 2, 0, 4), (4, 4, 4, 2)
    table = begun(2, *quests_and_dice, *unfit, *fit, 0, half_turn="off")
    laid = {BOOK.locations[tile.card].id for tile in table.state.map[1:5]}
    assert laid == {"crossing", "forked-passage", "spiked-corridor", "straight-passage"}


@pytest.mark.rule("DG-RULING-8")
def test_a_tie_for_the_first_player_is_rolled_again_by_those_who_tied() -> None:
    table = begun(3, *(0 for _ in range(7)), 4, 1, 4, 2, 5)
    assert [event.seat for event in told(table, "first")] == [2]
    assert table.state.first == 2


# ---- exits, hazards ----


BLOCKED = "crypt 1,0; crossing 1,1"


@pytest.mark.rule("DG-RULING-9")
@pytest.mark.parametrize(("points", "found"), [(0, []), (1, ["move north", "move east", "move south", "move west"])])
def test_a_blocked_exit_takes_a_point_to_try(points: int, found: list[str]) -> None:
    mover = hero("lorel-alanus", "crypt", points=points, glory=2, hand="second-wind")
    table = crypt(mover, hero("raka"), rooms="crypt 1,0; crossing 1,1; corner 1,-1 turned; guard-barracks 2,0")
    assert offered(table, "move") == found


@pytest.mark.rule("DG-RULING-9")
def test_after_a_failed_test_the_hero_may_do_something_else() -> None:
    mover = hero("lorel-alanus", "crypt", points=3)
    table = crypt(mover, hero("raka"), rooms=BLOCKED, luck=(1,))
    answer(table, "move south", "stay", "move west")
    lorel = table.state.parts[0]
    assert (at(lorel), table.state.opened, len(told(table, "tested"))) == ("tomb-antechamber", (), 1)


@pytest.mark.rule("DG-RULING-9")
def test_who_ignores_blocked_exits_walks_through() -> None:
    mover = hero("lorel-alanus", "crypt", points=2, inventory="skeleton-keys")
    table = crypt(mover, hero("raka"), rooms=BLOCKED)
    answer(table, "move south")
    assert (at(table.state.parts[0]), table.state.parts[0].points, told(table, "tested")) == ("crossing", 1, [])


@pytest.mark.rule("DG-RULING-10")
@pytest.mark.parametrize("turn", [0, 1])
def test_a_reset_closes_all_exits_but_those_held_open(turn: int) -> None:
    held, disarmed = Opened(place("crypt"), 2, 0), Opened(place("library"), 3)
    table = crypt(
        hero("lorel-alanus", "crypt"),
        hero("raka"),
        rooms="crypt 1,0; library 2,0",
        turn=turn,
        phase="reset",
        opened=(held, disarmed),
    )
    assert table.state.opened == (held,)


@pytest.mark.rule("DG-RULING-10")
def test_a_hero_holds_one_exit_open_only() -> None:
    first = Opened(place("crypt"), 0, 0)
    table = crypt(hero("lorel-alanus", "crypt", points=3), hero("raka"), rooms=BLOCKED, luck=(1,), opened=(first,))
    answer(table, "move south", "stay")
    assert table.state.opened == (Opened(place("crypt"), 2, 0),)


@pytest.mark.rule("DG-RULING-10")
def test_a_held_exit_closes_with_the_defeat_of_its_holder() -> None:
    held = Opened(place("crypt"), 2, 1)
    b = hero("lorel-alanus", "crypt", peril=2, health=1)
    table = crypt(
        hero("raka", points=3, hand="zombie"),
        b,
        hero("kron-axereaver"),
        rooms=BLOCKED,
        phase="dungeonlord",
        luck=(6, 1),
        opened=(held,),
    )
    answer(table, "declare zombie", "begin")
    assert (table.state.parts[1].out, table.state.opened) == (True, ())


@pytest.mark.rule("DG-RULING-11")
def test_hazards_act_on_every_entry_but_points_come_once() -> None:
    table = crypt(hero("raka", points=4), hero("kron-axereaver"), rooms="spiked-corridor 1,0", luck=(1, 1))
    answer(table, "move east", "move west", "move east")
    raka = table.state.parts[0]
    assert (len(told(table, "tested")), raka.health, raka.glory, raka.peril) == (2, 4, 2, 1)


@pytest.mark.rule("DG-RULING-12")
def test_danger_spares_who_was_brought_there_on_anothers_turn() -> None:
    table = lord(hero("raka", peril=6), luck=(2,), hand="grasping-vortex spear-volley", rooms="ossuary 0,-1 turned; crossing 1,0")
    answer(table, "play grasping-vortex", "seat 1", "there ossuary", "declare spear-volley", "begin")
    assert (data(table, "tested"), table.state.parts[1].health) == ([("speed", 5, 5, "yes")], 6)


@pytest.mark.rule("DG-RULING-12")
def test_danger_acts_again_after_an_entry_in_an_own_turn() -> None:
    table = crypt(hero("raka", "ossuary", points=3, arrived=False), hero("kron-axereaver"), rooms="ossuary 0,-1 turned")
    answer(table, "move south", "move north")
    assert table.state.parts[0].arrived


RIFTED = "ossuary 0,-1 turned; crossing 1,0; long-gallery 0,1"
RIFT = ("play planar-rift", "there crossing", "as-it-lies", "as-it-lies")
"""The ossuary, where danger is, comes under who stood in the crossing."""


@pytest.mark.rule("DG-RULING-12", "DG-RULING-40")
def test_danger_spares_who_was_brought_there_by_a_rift() -> None:
    b = hero("raka", "crossing", peril=5)
    table = lord(b, luck=(2,), hand="planar-rift spear-volley", place=place("ossuary"), rooms=RIFTED)
    assert b.arrived
    answer(table, *RIFT, "declare spear-volley", "begin")
    raka, kron = table.state.parts[1], table.state.parts[0]
    assert (at(raka), at(kron), raka.arrived, kron.arrived) == ("ossuary", "crossing", False, False)
    assert (data(table, "tested"), raka.health) == ([("speed", 3 + 2, 5, "yes")], 6)


# ---- attacks, attempts, encounters ----


@pytest.mark.rule("DG-RULING-13")
def test_a_saved_point_serves_for_an_ambush() -> None:
    a, b = hero("kron-axereaver", "crossing", points=2), hero("raka", "crossing", points=1, saved=True)
    table = crypt(a, b, luck=(6, 1))
    assert thrown(table, 1) == ["1 attack-hero 0"]
    throw(table, 1, "attack-hero 0")
    assert (asked(table).seat, asked(table).kind) == (1, "form")
    answer(table, "form magic")
    assert (table.state.parts[0].health, table.state.parts[1].points, asked(table).seat) == (5, 0, 0)
    assert asked(table).kind == "challenge"


@pytest.mark.rule("DG-RULING-13")
def test_an_ambush_may_be_forbidden_and_never_breaks_into_a_battle() -> None:
    a, b = hero("kron-axereaver", "crossing", points=2), hero("raka", "crossing", points=1, saved=True)
    assert thrown(crypt(a, b, options={"ambush": "off"}), 1) == []
    a, b = hero("kron-axereaver", "crossing", points=2, hand="zombie"), hero("raka", "crossing", peril=9)
    table = crypt(a, b, hero("lorel-alanus", "crossing", points=1, saved=True), phase="dungeonlord", luck=(1, 1))
    assert thrown(table, 2) == ["2 attack-hero 0", "2 attack-hero 1"]
    answer(table, "declare zombie", "begin")
    assert (asked(table).kind, thrown(table, 2)) == ("home", [])


@pytest.mark.rule("DG-RULING-13")
def test_in_an_own_turn_a_hero_may_attack_before_the_hero_phase() -> None:
    a, b = hero("kron-axereaver", "crossing", points=2), hero("raka", "crossing")
    table = crypt(a, b, phase="dungeonlord", luck=(6, 1))
    answer(table, "attack-hero 1", "form melee")
    assert (table.state.parts[1].health, table.state.parts[0].points, table.state.parts[0].attacked) == (5, 1, True)


@pytest.mark.rule("DG-RULING-14")
def test_an_attack_in_an_own_turn_leaves_the_challenge_of_the_next() -> None:
    a, b = hero("kron-axereaver", "crossing", points=2, peril=2), hero("raka", "crossing", hand="zombie")
    table = crypt(a, b, deck="", luck=(1, 1, 1, 1))
    answer(table, "attack-hero 1", "form melee", "end", "save-point")
    assert (asked(table).seat, asked(table).kind) == (1, "dungeonlord")
    answer(table, "declare zombie", "begin")
    assert (asked(table).seat, asked(table).kind) == (0, "challenge")


@pytest.mark.rule("DG-RULING-14")
def test_who_has_attacked_in_this_turn_has_no_challenge_left() -> None:
    a, b = hero("kron-axereaver", "crossing", points=2, hand="zombie"), hero("raka", "crossing", points=2, peril=2, saved=True)
    table = crypt(a, b, phase="dungeonlord", luck=(1, 2, 1, 1))
    throw(table, 1, "attack-hero 0")
    answer(table, "form melee", "pass", "declare zombie", "begin")
    assert (asked(table).seat, asked(table).kind, table.state.parts[1].points) == (0, "home", 1)


@pytest.mark.rule("DG-RULING-15")
@pytest.mark.parametrize(("setting", "points"), [("per-quest", 3), ("per-turn", 2)])
def test_a_free_attempt_is_for_each_quest_or_for_the_turn(setting: str, points: int) -> None:
    a = hero("kron-axereaver", "sealed-gate", points=3, quests="break-the-seal the-hidden-phylactery")
    a.found = ((quest("the-hidden-phylactery"), place("sealed-gate")),)
    table = crypt(a, hero("raka"), rooms="sealed-gate 0,-1 turned", luck=(1, 1, 1), options={"free-attempt": setting})
    answer(table, "attempt break-the-seal")
    assert table.state.parts[0].points == 3
    answer(table, "attempt the-hidden-phylactery")
    assert table.state.parts[0].points == points
    answer(table, "attempt break-the-seal")
    assert table.state.parts[0].points == points - 1


@pytest.mark.rule("DG-RULING-16")
def test_encounters_are_declared_once_and_fought_hero_by_hero() -> None:
    b, c = hero("raka", "crossing", peril=9), hero("lorel-alanus", "long-gallery", peril=9)
    table = lord(b, c, luck=(1, 1, 1, 1, 1, 2), hand="zombie skeleton ghoul ghost")
    answer(table, "declare zombie", "seat 1", "declare skeleton", "seat 2", "form melee", "declare ghoul", "seat 1", "form melee")
    assert [player.peril for player in table.state.parts] == [0, 9 - 2 - 3, 9 - 2]
    answer(table, "begin")
    assert data(table, "attacks") == [("zombie", "melee", 1), ("ghoul", "melee", 1)]
    answer(table, "to-hand", "to-hand")
    assert data(table, "attacks")[2:] == [("skeleton", "melee", 2)]
    answer(table, "to-lair")
    assert (asked(table).kind, offered(table, "declare"), offered(table, "rouse")) == ("hero-phase", [], [])
    assert "ghost" in ids(table.state.parts[0].hand)


@pytest.mark.rule("DG-RULING-16")
def test_banes_may_still_be_played_after_the_encounters() -> None:
    table = lord(hero("raka", "crossing", peril=9), luck=(1, 1), hand="zombie ghost leaden-steps")
    answer(table, "declare zombie", "begin", "to-hand")
    assert (asked(table).kind, offered(table)) == ("dungeonlord", ["play leaden-steps", "pass"])


@pytest.mark.rule("DG-RULING-17")
@pytest.mark.parametrize(
    ("first", "found"),
    [("zombie", ["rolled", "tested", "rolled", "compared"]), ("poison-needle", ["tested", "rolled", "rolled", "compared"])],
)
def test_a_trap_is_sprung_among_the_attack_rolls_in_the_order_declared(first: str, found: list[str]) -> None:
    table = lord(hero("raka", "crossing", peril=9, points=1, saved=True), luck=(3, 3, 3), hand="zombie poison-needle")
    answer(table, f"declare {first}", f"declare {'zombie' if first != 'zombie' else 'poison-needle'}", "begin")
    heard = [event.kind for event in table.told(None) if event.kind in ("rolled", "tested", "compared")]
    at_test = heard.index("tested")
    assert heard[: at_test - 1] + heard[at_test:] == found
    assert (ids(table.state.discard), offered(table)) == (["poison-needle"], ["challenge zombie", "pass"])


@pytest.mark.rule("DG-RULING-17")
def test_a_trap_whose_victim_has_left_acts_on_those_who_are_there() -> None:
    b, c = hero("raka", "crossing", peril=9), hero("lorel-alanus", "crossing")
    table = lord(b, c, luck=(1,), hand="spear-volley grasping-vortex")
    answer(table, "declare spear-volley", "play grasping-vortex", "seat 1", "there long-gallery", "begin")
    assert [(event.seat, event.data) for event in told(table, "tested")] == [(2, ("speed", 4, 5, "no"))]
    assert [player.health for player in table.state.parts] == [6, 6, 5]


@pytest.mark.rule("DG-RULING-17")
def test_a_trap_for_one_hero_does_nothing_when_that_hero_has_left() -> None:
    b, c = hero("raka", "crossing", peril=9), hero("lorel-alanus", "crossing")
    table = lord(b, c, hand="poison-needle grasping-vortex")
    answer(table, "declare poison-needle", "play grasping-vortex", "seat 1", "there long-gallery", "begin")
    assert (told(table, "tested"), table.state.parts[1].peril) == ([], 3)
    assert sorted(ids(table.state.discard)) == ["grasping-vortex", "poison-needle"]


@pytest.mark.rule("DG-RULING-18")
@pytest.mark.parametrize(("setting", "fallen"), [("on", True), ("off", False)])
def test_hit_effects_of_a_defender(setting: str, fallen: bool) -> None:
    b = hero("raka", "crossing", peril=2, points=1, saved=True)
    table = lord(b, luck=(2, 1, 1, 6), hand="tomb-spider", options={"hits-on-counter": setting})
    answer(table, "declare tomb-spider", "begin", "challenge tomb-spider", "form speed")
    assert data(table, "compared") == [("tomb-spider", 4, 4), ("raka", 4, 8)]
    assert (table.state.parts[1].health, table.state.parts[1].fallen) == (5, fallen)


@pytest.mark.rule("DG-RULING-20")
def test_a_quests_monster_keeps_its_wounds_through_the_hero_phase() -> None:
    hunter = hero("raka", "guard-barracks", points=2, quests="break-the-bone-warden", hand="dodge riposte")
    table = crypt(hunter, hero("kron-axereaver"), rooms=BARRACKS, luck=(1, 6, 1, 6))
    answer(table, "attempt break-the-bone-warden", "pass")
    assert (dict(table.state.prey), table.state.parts[0].points) == ({quest("break-the-bone-warden"): 1}, 2)
    answer(table, "attempt break-the-bone-warden")
    assert (quest_ids(table.state.parts[0].done), table.state.parts[0].points) == (["break-the-bone-warden"], 1)
    assert asked(table).kind == "discard"


@pytest.mark.rule("DG-RULING-20")
def test_a_quests_monster_is_whole_again_in_the_next_turn() -> None:
    hunter = hero("raka", "guard-barracks", quests="break-the-bone-warden")
    table = crypt(
        hunter, hero("kron-axereaver"), rooms=BARRACKS, phase="reset", luck=(1, 6), prey=((quest("break-the-bone-warden"), 1),)
    )
    answer(table, "attempt break-the-bone-warden")
    assert (asked(table).kind, [attack.health for attack in table.state.attacks]) == ("challenge", [1])


@pytest.mark.rule("DG-RULING-20")
def test_a_quests_monster_that_is_scared_off_goes_back_to_its_quest() -> None:
    hunter = hero("raka", "guard-barracks", points=2, glory=3, quests="break-the-bone-warden", hand="scare-off")
    wounded = ((quest("break-the-bone-warden"), 1),)
    table = crypt(hunter, hero("kron-axereaver"), rooms=BARRACKS, prey=wounded)
    answer(table, "attempt break-the-bone-warden", "play scare-off")
    assert (data(table, "failed"), table.state.prey) == ([("break-the-bone-warden",)], wounded)
    assert (ids(table.state.discard), quest_ids(table.state.parts[0].quests)) == (["scare-off"], ["break-the-bone-warden"])
    assert told(table, "rolled") == []


@pytest.mark.rule("DG-RULING-21")
@pytest.mark.parametrize(
    ("choice", "perils"), [("seat 0", [1, 0, 0]), ("seat 1", [0, 1, 0]), ("seat 2", [0, 0, 1]), ("pass", [0, 0, 0])]
)
def test_the_peril_of_a_wound_goes_to_anybody_or_nobody(choice: str, perils: list[int]) -> None:
    table = lord(hero("raka", "crossing", peril=2), hero("lorel-alanus"), luck=(6, 1), hand="zombie")
    answer(table, "declare zombie", "begin", "to-hand")
    assert (asked(table).about, offered(table)) == ((1, "raka"), ["seat 0", "seat 1", "seat 2", "pass"])
    answer(table, choice)
    assert [player.peril for player in table.state.parts] == perils


@pytest.mark.rule("DG-RULING-21")
def test_who_is_out_of_the_game_gets_no_peril() -> None:
    table = lord(hero("raka", "crossing", peril=2, health=1), hero("lorel-alanus"), luck=(6, 1), hand="zombie")
    answer(table, "declare zombie", "begin", "to-hand")
    assert offered(table) == ["seat 0", "seat 2", "pass"]


@pytest.mark.rule("DG-RULING-22")
def test_wounds_by_a_monsters_own_words_count_for_the_reward() -> None:
    b, c = hero("raka", "crossing", peril=5), hero("sable-quick", "crossing")
    table = lord(b, c, luck=(1, 1, 1, 2), hand="legion")
    answer(table, "declare legion", "begin")
    assert data(table, "compared") == [("legion", 4, 4)]
    assert (asked(table).kind, [player.health for player in table.state.parts]) == ("home", [6, 5, 5])
    answer(table, "to-hand", "seat 1", "seat 1")
    assert (asked(table).kind, table.state.parts[1].peril) == ("hero-phase", 2)


@pytest.mark.rule("DG-RULING-22")
def test_wounds_by_traps_bring_no_reward() -> None:
    table = lord(hero("raka", "crossing", peril=2), luck=(1,), hand="spear-volley")
    answer(table, "declare spear-volley", "begin")
    assert (table.state.parts[1].health, asked(table).kind, table.state.parts[1].peril) == (5, "hero-phase", 0)


@pytest.mark.rule("DG-RULING-23")
def test_a_fallen_heros_points_are_for_standing_up() -> None:
    a = hero("raka", "crossing", points=2, fallen=True)
    table = crypt(a, hero("kron-axereaver", "crossing"), bag="crypt library")
    assert offered(table) == ["stand", "end"]
    answer(table, "stand")
    assert (table.state.parts[0].points, table.state.parts[0].fallen) == (1, False)
    assert {"explore", "attack-hero 1", "move south"} <= set(offered(table))


@pytest.mark.rule("DG-RULING-23")
def test_the_point_of_a_tipped_figure_serves_for_anything_but_moving() -> None:
    a = hero("raka", "crossing", points=1)
    table = crypt(a, hero("kron-axereaver", "crossing"), bag="crypt library", options={"movement": "limited"}, luck=(6, 1))
    answer(table, "tip")
    assert (table.state.parts[0].fallen, table.state.parts[0].points) == (True, 2)
    assert ({"explore", "attack-hero 1", "stand"} <= set(offered(table)), offered(table, "move")) == (True, [])
    answer(table, "attack-hero 1", "form melee", "pass")
    assert (table.state.parts[1].health, offered(table)) == (5, ["stand", "end"])


# ---- quests, levels, defeat ----


@pytest.mark.rule("DG-RULING-24")
def test_picking_up_and_delivering_cost_nothing_and_are_no_attempts() -> None:
    a = hero("raka", "library", points=1, quests="lead-the-pilgrim-out", hand="dodge riposte")
    table = crypt(a, hero("kron-axereaver"), rooms="library 0,-1")
    answer(table, "pick-up lead-the-pilgrim-out")
    assert (table.state.parts[0].points, table.state.parts[0].attempts) == (1, ())
    answer(table, "move south", "deliver lead-the-pilgrim-out")
    raka = table.state.parts[0]
    assert (raka.attempts, quest_ids(raka.done), raka.escorts, asked(table).kind) == ((), ["lead-the-pilgrim-out"], (), "discard")


@pytest.mark.rule("DG-RULING-24")
def test_a_defeated_hero_drops_its_escort_for_anybody() -> None:
    b = hero("raka", "crossing", peril=2, health=1, quests="carry-the-embers bones-of-fate", escorts="carry-the-embers")
    table = lord(b, hero("lorel-alanus"), luck=(6, 1), hand="zombie", place=place("crossing"))
    answer(table, "declare zombie", "begin", "to-hand", "pass")
    assert (table.state.tokens, table.state.parts[1].quests) == (((quest("carry-the-embers"), place("crossing")),), ())
    answer(table, "pick-up carry-the-embers")
    kron = table.state.parts[0]
    assert (quest_ids(kron.escorts), quest_ids(kron.quests), kron.points, table.state.tokens) == (
        ["carry-the-embers"], ["carry-the-embers"], 3, (),
    )  # fmt: skip


@pytest.mark.rule("DG-RULING-25")
@pytest.mark.parametrize(("where", "between"), [("crossing", 0), ("straight-passage", 1), ("troll-bridge", 1), ("corner", 2)])
def test_a_search_counts_the_locations_between(where: str, between: int) -> None:
    a = hero("raka", where, points=3, quests="the-lost-apprentice")
    rooms = "crossing 0,-1; straight-passage 1,-1; troll-bridge 0,-2; corner 2,-1 turned"
    table = crypt(a, hero("kron-axereaver"), rooms=rooms, luck=(1, 6))
    answer(table, "search the-lost-apprentice", "search the-lost-apprentice")
    assert [found[1] for found in data(table, "searched")] == [1 + between, 6 + between]
    assert (table.state.parts[0].points, table.state.parts[0].attempts) == (1, ())


@pytest.mark.rule("DG-RULING-25")
def test_the_attempt_after_a_find_is_free() -> None:
    a = hero("raka", "crossing", points=3, quests="the-lost-apprentice")
    table = crypt(a, hero("kron-axereaver"), luck=(6, 1, 1))
    answer(table, "search the-lost-apprentice", "attempt the-lost-apprentice")
    assert table.state.parts[0].points == 2
    answer(table, "attempt the-lost-apprentice")
    assert (data(table, "failed"), len(told(table, "searched"))) == ([("the-lost-apprentice",)] * 2, 1)


@pytest.mark.rule("DG-RULING-26")
@pytest.mark.parametrize(("level", "reached"), [(1, 2), (3, 4), (4, 4)])
def test_levels_end_at_four(level: int, reached: int) -> None:
    a = hero("raka", "crypt", level=level, quests="free-caedmans-soul", hand="dodge riposte")
    table = crypt(a, hero("kron-axereaver"), rooms="crypt 0,-1 turned")
    answer(table, "attempt free-caedmans-soul")
    assert (table.state.parts[0].level, table.state.parts[0].glory) == (reached, 3)


@pytest.mark.rule("DG-RULING-27")
def test_a_defeated_player_leaves_with_everything() -> None:
    b = hero(
        "raka", "crossing", peril=5, glory=4, health=1, hand="dodge ghost", inventory="gravediggers-axe fleet-foot",
        lair="skeleton", banes="withered-arm", quests="carry-the-embers bones-of-fate", escorts="carry-the-embers",
    )  # fmt: skip
    c = hero("lorel-alanus", banes="leaden-steps")
    table = lord(b, c, luck=(6, 1), hand="zombie", attached=[("runed-edge", "gravediggers-axe")])
    answer(table, "declare zombie", "begin", "pass")
    gone = table.state.parts[1]
    assert (gone.out, gone.glory, gone.peril, gone.hand, gone.inventory, gone.lair, gone.banes, gone.quests) == (
        True, 0, 0, (), (), (), (), (),
    )  # fmt: skip
    assert sorted(ids(table.state.discard)) == sorted(
        ["dodge", "ghost", "gravediggers-axe", "runed-edge", "fleet-foot", "skeleton", "withered-arm"]
    )
    assert (quest_ids(table.state.quests_gone)[-1], table.state.attached) == ("bones-of-fate", ())
    assert table.state.tokens == ((quest("carry-the-embers"), place("crossing")),)
    assert ids(table.state.parts[2].banes) == ["leaden-steps"]


@pytest.mark.rule("DG-RULING-27")
def test_the_turn_passes_on_when_the_active_hero_is_defeated() -> None:
    a = hero("roderik-talus", "library", health=1, points=2, hand="dodge")
    table = crypt(a, hero("raka"), hero("lorel-alanus"), rooms="crypt 1,0; library 2,0", luck=(1,))
    answer(table, "move west")
    assert (table.state.parts[0].out, table.state.turn, asked(table).seat, asked(table).kind) == (True, 1, 1, "hero-phase")
    assert ids(table.state.discard) == ["dodge"]


@pytest.mark.rule("DG-RULING-27")
def test_the_monsters_of_a_defeated_player_leave_the_battle() -> None:
    a = hero("raka", "crossing", health=1, points=2, hand="legion zombie")
    b = hero("kron-axereaver", "crossing", peril=9)
    table = crypt(a, b, hero("lorel-alanus"), phase="dungeonlord", luck=(6, 1))
    answer(table, "declare legion", "declare zombie", "begin")
    assert (table.state.parts[0].out, table.state.parts[1].health, data(table, "compared")) == (True, 6, [])
    assert sorted(ids(table.state.discard)) == ["legion", "zombie"]
    assert (table.state.attacks, asked(table).seat) == ((), 1)


@pytest.mark.rule("DG-RULING-27")
def test_what_a_defeated_player_has_declared_on_others_is_discarded() -> None:
    a = hero("raka", "crossing", health=1, points=2, hand="legion zombie")
    b, c = hero("kron-axereaver", "crossing", peril=5), hero("lorel-alanus", peril=2)
    table = crypt(a, b, c, phase="dungeonlord", luck=(6, 1))
    answer(table, "declare legion", "declare zombie", "begin")
    assert [event.data[0] for event in told(table, "attacks")] == ["legion"]
    assert (sorted(ids(table.state.discard)), table.state.declared, table.state.parts[2].health) == (["legion", "zombie"], (), 6)
    assert (table.state.turn, table.state.parts[2].peril) == (1, 0)


def leaves_nothing(table: Table, seat: int) -> None:
    """Nothing of a defeated player is left in play, and nobody was asked where his monsters go."""
    state, player = table.state, table.state.parts[seat]
    assert (player.out, player.hand, player.known, player.lair) == (True, (), (), ())
    assert seat not in {attack.owner for attack in (*state.declared, *state.attacks)}
    assert told(table, "home") == []


@pytest.mark.rule("DG-RULING-27")
def test_a_monster_that_slays_its_target_and_then_its_owner_is_discarded() -> None:
    a = hero("kron-axereaver", "crossing", points=1, health=1, hand="legion")
    b = hero("raka", "crossing", peril=5, health=1)
    table = crypt(a, b, hero("lorel-alanus"), hero("sable-quick"), phase="dungeonlord", luck=(1, 1))
    answer(table, "declare legion", "begin")
    assert [event.seat for event in told(table, "defeated")] == [1, 0]
    assert ids(table.state.discard) == ["legion"]
    leaves_nothing(table, 0)
    assert (table.state.turn, asked(table).seat, asked(table).kind) == (2, 2, "hero-phase")


@pytest.mark.rule("DG-RULING-27", "DG-DUNGEONLORD-10")
def test_a_monster_whose_target_has_left_goes_with_its_owner() -> None:
    a = hero("kron-axereaver", "crossing", points=1, health=1, hand="zombie spear-volley grasping-vortex")
    b = hero("raka", "crossing", peril=8)
    table = crypt(a, b, hero("lorel-alanus"), phase="dungeonlord", luck=(1,))
    answer(table, "declare zombie", "declare spear-volley", "play grasping-vortex", "seat 1", "there long-gallery", "begin")
    assert [event.seat for event in told(table, "defeated")] == [0]
    assert sorted(ids(table.state.discard)) == ["grasping-vortex", "spear-volley", "zombie"]
    leaves_nothing(table, 0)
    assert (data(table, "compared"), table.state.parts[1].health) == ([], 6)
    assert (table.state.turn, asked(table).seat) == (1, 1)


@pytest.mark.rule("DG-RULING-27", "DG-RULING-13")
def test_what_was_declared_on_a_hero_that_is_gone_goes_with_its_owner() -> None:
    """The target falls to one ambush, the Dungeonlord to another; the next player begins with nothing declared."""
    a = hero("kron-axereaver", "crossing", points=1, health=1, hand="zombie")
    b = hero("raka", "crossing", peril=2, health=1)
    lurkers = [hero(name, "crossing", points=1, saved=True) for name in ("lorel-alanus", "sable-quick")]
    table = crypt(a, b, *lurkers, phase="dungeonlord", luck=(6, 1, 6, 1))
    answer(table, "declare zombie")
    answer(throw(table, 2, "attack-hero 1"), "form melee")
    assert (asked(table).seat, len(table.state.declared), ids(table.state.discard)) == (0, 1, [])
    answer(throw(table, 3, "attack-hero 0"), "form magic")
    assert [event.seat for event in told(table, "defeated")] == [1, 0]
    assert (table.state.declared, ids(table.state.discard)) == ((), ["zombie"])
    leaves_nothing(table, 0)
    assert (table.state.turn, asked(table).kind, offered(table)[-1]) == (2, "dungeonlord", "pass")


@pytest.mark.rule("DG-RULING-27", "DG-RULING-48")
def test_a_risen_player_does_not_get_the_monster_back_that_slew_him() -> None:
    a = hero("kron-axereaver", "crossing", points=1, health=1, hand="legion")
    b = hero("raka", "crossing", peril=5, health=1)
    table = crypt(a, b, phase="dungeonlord", luck=(1,) * 12, options={"resurrection": "on"})
    answer(table, "declare legion", "begin", "hero lorel-alanus", "hero roderik-talus")
    assert ids(table.state.discard) == ["legion"]
    assert asked(table).kind != "reward"
    assert (told(table, "home"), table.state.attacks, table.state.declared) == ([], (), ())
    for player in table.state.parts:
        assert (len(player.hand), player.known, player.lair) == (5, (), ())
        assert "legion" not in ids(player.hand)


@pytest.mark.rule("DG-RULING-27", "DG-RULING-48")
@pytest.mark.parametrize(("setting", "luck"), [("off", (1, "crypt")), ("on", (1, "pathfinder", "crypt"))])
def test_locations_still_to_be_laid_are_lost_with_the_active_hero(setting: str, luck: tuple[int | str, ...]) -> None:
    a = hero("raka", points=2, glory=1, health=1, hand="pathfinder")
    heroes = (a, hero("kron-axereaver"), hero("lorel-alanus"))
    table = crypt(
        *heroes, rooms="spiked-corridor 1,0", bag="crypt library", deck="", luck=luck, options={"resurrection": setting}
    )
    answer(table, "move east", "play pathfinder")
    if setting == "on":
        answer(table, "hero roderik-talus")
    assert [event.seat for event in told(table, "defeated")] == [0]
    assert (asked(table).seat, asked(table).kind, asked(table).about) == (1, "place", ("crypt",))
    assert ([event.seat for event in told(table, "found")], table.state.builds) == ([1], 0)
    answer(table, offered(table)[0])
    assert (asked(table).seat, asked(table).kind, len(table.state.map)) == (1, "hero-phase", 3)


@pytest.mark.rule("DG-RULING-27", "DG-SOLO-1")
def test_solo_no_dice_for_peril_are_left_after_the_defeat() -> None:
    table = crypt(hero("raka", points=2, health=1), rooms="spiked-corridor 1,0", luck=(1,))
    answer(table, "move east")
    assert (table.over, table.state.lost, table.state.dues, len(told(table, "rolled"))) == (True, True, 0, 1)


@pytest.mark.rule("DG-RULING-28")
def test_the_last_hero_wins_whoever_slew_the_others() -> None:
    a = hero("roderik-talus", "library", health=1, points=2)
    table = crypt(a, hero("raka"), rooms="crypt 1,0; library 2,0", luck=(1,))
    answer(table, "move west")
    assert (table.over, table.state.winner) == (True, 1)


@pytest.mark.rule("DG-RULING-28")
def test_heroes_are_tested_from_the_target_clockwise() -> None:
    heroes = [hero(name, "crossing") for name in ("kron-axereaver", "raka", "lorel-alanus", "roderik-talus")]
    heroes[0].points, heroes[2].peril = 3, 2
    heroes[0].hand = (card("spear-volley"),)
    table = crypt(*heroes, phase="dungeonlord", luck=(6, 6, 6, 6))
    answer(table, "declare spear-volley", "begin")
    assert [event.seat for event in told(table, "tested")] == [2, 3, 0, 1]


@pytest.mark.rule("DG-RULING-28")
def test_the_game_ends_as_soon_as_one_hero_is_left() -> None:
    table = lord(hero("raka", "crossing", peril=2, health=1), luck=(1,), hand="spear-volley", place=place("crossing"), health=1)
    answer(table, "declare spear-volley", "begin")
    assert (table.over, table.state.winner, [event.seat for event in told(table, "tested")]) == (True, 0, [1])


@pytest.mark.rule("DG-RULING-28")
def test_of_heroes_slain_at_once_the_last_one_wins() -> None:
    a = hero("kron-axereaver", "treasure-vault", health=1, points=1, quests="disarm-the-great-engine")
    b = hero("raka", "treasure-vault", health=1)
    table = crypt(a, b, rooms="treasure-vault 0,1", luck=(1,))
    answer(table, "attempt disarm-the-great-engine")
    assert (table.over, table.state.winner, table.state.parts[0].out, table.state.parts[1].health) == (True, 1, True, 1)


# ---- inventory, banes, phase five ----


@pytest.mark.rule("DG-RULING-29")
def test_over_a_limit_the_owner_chooses_boons_too() -> None:
    a = hero("kron-axereaver", points=2, inventory="weapon-mastery trap-sense fleet-foot")
    table = crypt(a, hero("raka"))
    answer(table, "move north")
    assert (asked(table).seat, asked(table).kind, asked(table).about) == (0, "over-limit", ("boons",))
    answer(table, "discard trap-sense")
    assert (ids(table.state.parts[0].inventory), ids(table.state.discard)) == (["weapon-mastery", "fleet-foot"], ["trap-sense"])


@pytest.mark.rule("DG-RULING-30")
def test_a_second_treasure_of_a_type_is_not_played() -> None:
    a = hero("raka", points=1, glory=9, hand="silvered-blade iron-helm", inventory="gravediggers-axe")
    assert offered(crypt(a, hero("kron-axereaver")), "play") == ["play iron-helm"]


@pytest.mark.rule("DG-RULING-30")
def test_a_second_potion_is_played_only_to_be_used_at_once() -> None:
    a = hero("raka", points=1, glory=9, hand="flask-of-swiftness", inventory="potion-of-healing")
    table = crypt(a, hero("kron-axereaver"))
    answer(table, "play flask-of-swiftness")
    raka = table.state.parts[0]
    assert (raka.points, raka.glory, ids(raka.inventory), ids(table.state.discard)) == (
        3,
        7,
        ["potion-of-healing"],
        ["flask-of-swiftness"],
    )


@pytest.mark.rule("DG-RULING-31")
def test_a_bane_on_ones_own_hero_is_paid_by_one_opponent() -> None:
    b, c = hero("raka", peril=3), hero("lorel-alanus", peril=4)
    table = lord(b, c, hand="leaden-steps zombie", peril=9)
    answer(table, "play leaden-steps")
    assert offered(table) == ["seat 1", "seat 2", "seat 0"]
    answer(table, "seat 0")
    assert (asked(table).kind, asked(table).seat, offered(table)) == ("payer", 0, ["seat 1", "seat 2"])
    answer(table, "seat 2")
    assert [player.peril for player in table.state.parts] == [9, 3, 1]
    assert [ids(player.banes) for player in table.state.parts] == [["leaden-steps"], [], []]


@pytest.mark.rule("DG-RULING-31")
def test_an_encounter_never_names_the_players_own_hero() -> None:
    table = lord(hero("raka", peril=4), hero("lorel-alanus", peril=4), hand="zombie spear-volley")
    answer(table, "declare zombie")
    assert offered(table) == ["seat 1", "seat 2"]
    answer(table, "seat 1", "declare spear-volley")
    assert offered(table) == ["seat 1", "seat 2"]


@pytest.mark.rule("DG-RULING-32")
def test_glory_cards_cost_glory_only() -> None:
    table = crypt(hero("raka", points=1, peril=3, glory=5, hand="iron-helm trap-sense"), hero("kron-axereaver", peril=3))
    answer(table, "play iron-helm", "play trap-sense")
    raka, kron = table.state.parts
    assert (raka.points, raka.glory, raka.peril, kron.peril, len(raka.inventory)) == (1, 1, 3, 3, 2)


@pytest.mark.rule("DG-RULING-33")
def test_a_warp_in_an_own_turn_is_a_move() -> None:
    table = crypt(hero("raka", "crossing", points=1, inventory="scroll-of-recall"), hero("kron-axereaver"))
    answer(table, "use scroll-of-recall")
    assert (at(table.state.parts[0]), table.state.parts[0].glory, table.state.parts[0].peril) == ("tomb-antechamber", 1, 1)
    answer(table, "end")
    assert (asked(table).kind, table.state.parts[0].glory, table.state.parts[0].peril) == ("save", 1, 1)


@pytest.mark.rule("DG-RULING-33")
def test_a_shift_under_a_hero_is_no_move() -> None:
    b = hero("kron-axereaver", "crypt", peril=3)
    table = lord(b, name="raka", place=place("crossing"), hand="planar-rift", rooms="crossing 0,-1; crypt 1,0")
    answer(table, "play planar-rift", "there crossing", "as-it-lies", "as-it-lies")
    assert (at(table.state.parts[0]), table.state.parts[0].glory) == ("crypt", 0)
    answer(table, "end")
    assert (asked(table).kind, table.state.parts[0].glory, table.state.parts[0].peril) == ("save", 2, 2)


@pytest.mark.rule("DG-RULING-34")
@pytest.mark.parametrize(
    ("choice", "inventory", "lair"),
    [("pass", ["iron-helm"], ["ghost"]), ("discard iron-helm", [], ["ghost"]), ("dismiss ghost", ["iron-helm"], [])],
)
def test_with_an_empty_hand_a_discard_is_free(choice: str, inventory: list[str], lair: list[str]) -> None:
    a = hero("raka", points=1, inventory="iron-helm fleet-foot", lair="ghost")
    table = crypt(a, hero("kron-axereaver"), phase="discard")
    assert offered(table) == ["discard iron-helm", "dismiss ghost", "pass"]
    answer(table, choice)
    raka = table.state.parts[0]
    assert (ids(raka.inventory), ids(raka.lair)) == ([*inventory, "fleet-foot"], lair)


@pytest.mark.rule("DG-RULING-35")
def test_without_quests_left_the_common_place_stays_empty() -> None:
    a = hero("raka", "crypt", hand="dodge riposte")
    table = crypt(a, hero("kron-axereaver"), rooms="crypt 0,-1 turned", common="free-caedmans-soul", quest_bag="")
    answer(table, "attempt free-caedmans-soul")
    assert (table.state.common, quest_ids(table.state.parts[0].done)) == ((), ["free-caedmans-soul"])
    assert table.state.quest_bag == ()


@pytest.mark.rule("DG-RULING-35")
def test_quests_that_were_swapped_lie_under_the_deck() -> None:
    a = hero("raka", points=1, glory=4, quests="break-the-seal slay-draky")
    table = crypt(a, hero("kron-axereaver"), quest_bag="bones-of-fate", luck=(1,))
    answer(table, "swap-quest break-the-seal", "swap-quest slay-draky")
    assert quest_ids(table.state.parts[0].quests) == ["bones-of-fate", "break-the-seal"]
    assert quest_ids(table.state.quest_under) == ["slay-draky"]
    none = crypt(hero("raka", points=1, glory=4, quests="break-the-seal"), hero("kron-axereaver"), quest_bag="")
    assert offered(none, "swap-quest") == []


@pytest.mark.rule("DG-RULING-36")
@pytest.mark.parametrize(("turn", "used"), [(0, ()), (1, ("blessings-of-nakari",))])
def test_once_a_turn_means_between_two_own_resets(turn: int, used: tuple[str, ...]) -> None:
    a = hero("raka", inventory="blessings-of-nakari", used=("blessings-of-nakari",), health=3, glory=2)
    table = crypt(a, hero("kron-axereaver"), turn=turn, phase="reset")
    assert table.state.parts[0].used == used
    if turn == 0:
        answer(table, "use blessings-of-nakari")
        assert (table.state.parts[0].health, table.state.parts[0].glory, offered(table, "use")) == (4, 0, [])


@pytest.mark.rule("DG-RULING-37")
def test_a_loss_stops_at_zero_and_is_not_carried_over() -> None:
    table = lord(hero("raka", glory=2, peril=5), hand="siphon-fame")
    answer(table, "play siphon-fame", "seat 1", "price 5")
    assert (table.state.parts[1].glory, table.state.parts[1].peril) == (0, 0)
    mover = crypt(hero("raka", points=2, glory=0), hero("kron-axereaver"))
    answer(mover, "move north")
    assert mover.state.parts[0].glory == 1


@pytest.mark.rule("DG-RULING-38")
def test_a_point_given_outside_ones_turn_is_added_and_lost_at_the_reset() -> None:
    b = hero("raka", "crossing", points=1, saved=True, glory=2, hand="second-wind")
    table = crypt(hero("kron-axereaver", points=1), b, deck="", luck=(1,))
    throw(table, 1, "play second-wind")
    assert (table.state.parts[1].points, table.state.parts[1].glory) == (2, 0)
    answer(table, "end", "spend-all")
    assert (asked(table).seat, table.state.parts[1].points, table.state.parts[1].saved) == (1, 3, False)


@pytest.mark.rule("DG-RULING-39")
def test_no_card_speaks_of_neighbours_and_nobody_walks_through_a_wall() -> None:
    assert not [value for values in card_language.VALUES.values() for value in values if "adjacent" in value]
    assert "ADJACENT" not in card_language.WORDS
    rooms = "crossing 0,-1; straight-passage 1,0; corner 1,-1 turned"
    assert not legal(tiles(rooms), BOOK, last=True)
    chart = chart_of(tiles("forked-passage 0,-1; straight-passage 1,0; corner 1,-1"), BOOK)
    assert place("straight-passage") not in chart.neighbours[place("corner")].values()


@pytest.mark.rule("DG-RULING-40")
def test_with_a_rift_heroes_and_tokens_keep_their_cell_and_enter_nothing() -> None:
    token = ((quest("carry-the-embers"), place("crossing")),)
    a, b = hero("raka", "crossing", points=3, hand="planar-rift"), hero("kron-axereaver", "spiked-corridor", peril=3)
    table = crypt(a, b, rooms="crossing 0,-1; spiked-corridor 1,0", phase="dungeonlord", tokens=token)
    answer(table, "play planar-rift", "there crossing", "as-it-lies")
    raka, kron = table.state.parts
    assert (at(raka), at(kron)) == ("spiked-corridor", "crossing")
    assert table.state.tokens == ((quest("carry-the-embers"), place("spiked-corridor")),)
    assert (raka.glory, raka.peril, kron.glory, told(table, "tested")) == (0, 0, 0, [])
    assert place("spiked-corridor") in raka.visited
    assert {(tile.x, tile.y): BOOK.locations[tile.card].id for tile in table.state.map} == {
        (0, 0): "tomb-antechamber", (0, -1): "spiked-corridor", (1, 0): "crossing",
    }  # fmt: skip


@pytest.mark.rule("DG-RULING-40")
def test_what_is_declared_on_a_hero_follows_a_rift() -> None:
    b = hero("raka", "crossing", peril=7)
    table = lord(b, luck=(1, 6, 1), hand="zombie spear-volley planar-rift", place=place("ossuary"), rooms=RIFTED)
    answer(table, "declare zombie", "declare spear-volley", *RIFT)
    assert [attack.place for attack in table.state.declared] == [place("ossuary")] * 2
    answer(table, "begin")
    assert [(event.seat, event.data[0]) for event in told(table, "tested")] == [(1, "speed")]
    assert data(table, "compared") == [("zombie", 1 + 2, 1 + 2)]


@pytest.mark.rule("DG-RULING-40", "DG-RULING-10")
def test_a_rift_closes_the_exits_of_the_locations_it_moves() -> None:
    stays = Opened(place("collapsed-tunnel"), 3)
    opened = (Opened(place("library"), 3), Opened(place("crypt"), 2, 1), stays)
    a, b = hero("kron-axereaver", "library", points=3, hand="planar-rift"), hero("raka", "crypt", peril=3)
    rooms = "library 0,-1; crypt 1,0; collapsed-tunnel -1,0"
    table = crypt(a, b, rooms=rooms, phase="dungeonlord", opened=opened)
    answer(table, "play planar-rift", "there library")
    while asked(table).kind == "shift-turn":
        answer(table, "as-it-lies")
    assert [at(player) for player in table.state.parts] == ["crypt", "library"]
    assert table.state.opened == (stays,)


@pytest.mark.rule("DG-RULING-41")
def test_all_variants_go_together_but_two_ways_of_moving() -> None:
    (movement,) = [choice.values for choice in GAME.choices if choice.id == "movement"]
    assert movement == ("plain", "limited", "tipping")
    for value in movement:
        every = {choice.id: "on" if "on" in choice.values else choice.values[0] for choice in GAME.choices} | {"movement": value}
        terms = read_terms(Setup(GAME.id, 3, "base", every))
        assert (terms.limited_movement, terms.tip_for_point) == (value == "limited", value == "tipping")
        assert terms.no_blank_spots
        assert terms.resurrection
        assert terms.choose_heroes
        assert terms.optional_discard
        assert terms.impartial
        assert terms.nothing_personal
        assert terms.dodge_spikes


def all_variants(movement: str) -> dict[str, Any]:
    return {choice.id: "on" for choice in GAME.choices if "on" in choice.values} | {"movement": movement}


@pytest.mark.rule("DG-RULING-41", "DG-RULING-70")
@pytest.mark.parametrize(("movement", "points"), [("plain", 4), ("limited", 3), ("tipping", 4)])
def test_a_game_with_all_variants_begins(movement: str, points: int) -> None:
    """The map is laid, then heroes are chosen, Sable first; nobody has a quest of his own; points follow the way of moving."""
    table = begun(3, **{name.replace("-", "_"): value for name, value in all_variants(movement).items()})
    kinds = []
    while (ask := asked(table)).kind in ("lay", "place", "hero"):
        kinds.append(ask.kind)
        table.answer(ask.seat, ask.options[-1])
    assert (kinds[0], kinds[-3:], kinds.index("hero")) == ("lay", ["hero"] * 3, len(kinds) - 3)
    state = table.state
    assert (len(state.common), [player.quests for player in state.parts]) == (2, [()] * 3)
    active = state.parts[state.turn]
    assert (BOOK.heroes[active.hero].id, active.points) == ("sable-quick", points)
    while asked(table).kind != "hero-phase":
        answer(table, "pass")
    assert (offered(table, "explore"), offered(table, "tip")) == ([], ["tip"] if movement == "limited" else [])


@pytest.mark.rule("DG-RULING-41")
@pytest.mark.parametrize("movement", ["plain", "limited", "tipping"])
def test_variants_do_not_switch_each_other_off(movement: str) -> None:
    """Spikes may be dodged, a defeated hero is followed by another, and the discard is free, all at one table."""
    options, rooms = all_variants(movement), "spiked-corridor 1,0"
    a = hero("raka", points=2, health=1, hand="zombie")
    table = crypt(a, hero("kron-axereaver"), rooms=rooms, luck=(1,), deck="", options=options)
    answer(table, "move east")
    assert (asked(table).kind, offered(table)) == ("spikes", ["dodge", "test"])
    answer(table, "test")
    assert (asked(table).kind, table.over) == ("hero", False)
    table = crypt(hero("raka", points=1, hand="zombie"), hero("kron-axereaver"), rooms=rooms, deck="", options=options)
    answer(table, "end")
    assert offered(table) == ["discard zombie", "pass"]


@pytest.mark.rule("DG-RULING-41")
@pytest.mark.parametrize(("movement", "found"), [("plain", False), ("limited", True), ("tipping", True)])
def test_a_figure_is_tipped_for_a_challenge_whatever_else_is_agreed(movement: str, found: bool) -> None:
    b = hero("raka", "crossing", peril=2)
    table = lord(b, hand="zombie", luck=(1, 1), options=all_variants(movement))
    answer(table, "declare zombie", "begin")
    assert (asked(table).kind == "challenge") is found


# ---- the solo game ----


CORNER = "corner 0,1; crossing 0,-1"


@pytest.mark.rule("DG-RULING-42")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_solo_game_begins_with_five_glory_cards_and_one_glory(seed: int) -> None:
    table = begun(1, seed=seed)
    (player,) = table.state.parts
    assert (len(player.hand), player.glory, player.peril, len(player.quests)) == (5, 1, 0, 3)
    assert all(BOOK.cards[number].glory for number in player.hand)
    assert (told(table, "peril-rolled"), told(table, "revealed")) == ([], [])


@pytest.mark.rule("DG-RULING-43")
def test_solo_dice_come_for_staying_too() -> None:
    table = crypt(hero("raka", "corner", points=1), rooms=CORNER, luck=(6, 2, "stumble"), deck="")
    answer(table, "end")
    assert data(table, "peril-rolled") == [("6 2", 1)]
    assert (data(table, "revealed"), table.state.parts[0].fallen) == ([("stumble",)], True)
    assert [(event.seat, event.data) for event in told(table, "cursed")] == [(0, ("stumble", 0, "raka"))]


@pytest.mark.rule("DG-RULING-43")
def test_solo_gains_of_peril_that_no_location_brings_are_ignored() -> None:
    table = crypt(hero("raka", quests="shadow-of-the-lich"), phase="reset")
    assert (asked(table).kind, table.state.parts[0].peril, told(table, "peril-rolled")) == ("hero-phase", 0, [])


@pytest.mark.rule("DG-RULING-43")
def test_solo_cards_are_sorted_into_banes_traps_and_one_battle() -> None:
    luck = (6, 1, 2, 3, "zombie", "poison-needle", "leaden-steps", 6, 1, 1)
    table = crypt(hero("raka", points=1), rooms="inner-sanctum 0,-1", luck=luck, deck="")
    answer(table, "move north")
    assert data(table, "peril-rolled") == [("1 2 3", 3)]
    assert [event.data[0] for event in told(table, "revealed")] == ["zombie", "poison-needle", "leaden-steps"]
    assert order(table, "cursed", "trap", "attacks") == ["cursed", "trap", "attacks"]
    assert (ids(table.state.parts[0].banes), sorted(ids(table.state.peril_discard))) == (
        ["leaden-steps"],
        ["poison-needle", "zombie"],
    )


@pytest.mark.rule("DG-RULING-43")
def test_solo_monsters_of_one_entry_fight_in_one_battle() -> None:
    table = crypt(hero("raka", points=1), rooms=CORNER, luck=(1, 1, "zombie", "ghost", 1, 1, 1, 1), deck="")
    answer(table, "move south")
    assert order(table, "attacks", "compared") == ["attacks", "attacks", "compared", "compared"]
    assert sorted(ids(table.state.peril_discard)) == ["ghost", "zombie"]


@pytest.mark.rule("DG-RULING-44")
@pytest.mark.parametrize(
    ("name", "monster", "form"),
    [
        ("raka", "skeleton", "melee"),
        ("kron-axereaver", "skeleton", "melee"),
        ("raka", "crypt-vampire", "melee"),
        ("kron-axereaver", "crypt-vampire", "magic"),
        ("lorel-alanus", "crypt-vampire", "melee"),
        ("raka", "ghoul", "melee"),
        ("kron-axereaver", "ghoul", "speed"),
    ],
)
def test_solo_monsters_attack_where_they_are_most_ahead(name: str, monster: str, form: str) -> None:
    table = crypt(hero(name, points=1), rooms=CORNER, luck=(1, 6, monster, 1, 6), deck="")
    answer(table, "move south")
    assert data(table, "attacks") == [(monster, form, 0)]


@pytest.mark.rule("DG-RULING-45")
@pytest.mark.parametrize(("name", "form"), [("kron-axereaver", "magic"), ("lorel-alanus", "melee")])
def test_solo_hunts_choose_the_form_alone(name: str, form: str) -> None:
    hunter = hero(name, "inner-sanctum", points=2, quests="slay-draky")
    table = crypt(hunter, rooms="inner-sanctum 0,-1", luck=(1, 1))
    answer(table, "attempt slay-draky")
    assert data(table, "attacks") == [("draky", form, 0)]
    assert (asked(table).kind, asked(table).seat) == ("challenge", 0)


DONE = "bones-of-fate slay-draky break-the-seal"


@pytest.mark.rule("DG-RULING-46")
def test_solo_is_won_on_entering_the_entrance_before_its_points() -> None:
    table = crypt(hero("raka", "crossing", points=2, done=DONE), rooms=CORNER)
    answer(table, "move south")
    assert (table.over, table.state.winner, table.state.parts[0].glory, told(table, "peril-rolled")) == (True, 0, 0, [])


@pytest.mark.rule("DG-RULING-46")
def test_solo_is_won_with_the_third_quest_on_the_entrance() -> None:
    a = hero("raka", points=2, quests="lead-the-pilgrim-out", escorts="lead-the-pilgrim-out", done="bones-of-fate slay-draky")
    table = crypt(a, rooms=CORNER)
    answer(table, "deliver lead-the-pilgrim-out")
    assert (table.over, table.state.winner) == (True, 0)


@pytest.mark.rule("DG-RULING-46")
def test_solo_is_not_won_away_from_the_entrance() -> None:
    a = hero("raka", "crypt", points=2, quests="free-caedmans-soul", done="bones-of-fate slay-draky")
    table = crypt(a, rooms="crypt 0,-1 turned", luck=(6, 6, 1))
    answer(table, "attempt free-caedmans-soul")
    assert (table.over, table.state.winner, len(table.state.parts[0].done)) == (False, -1, 3)


@pytest.mark.rule("DG-RULING-47")
@pytest.mark.parametrize(("pick", "left"), [(1, ["skeleton-keys"]), (2, ["iron-helm"])])
def test_solo_a_thief_takes_at_random(pick: int, left: list[str]) -> None:
    a = hero("raka", points=2, inventory="iron-helm skeleton-keys")
    table = crypt(a, rooms=CORNER, luck=(1, 6, "tomb-thief", pick))
    answer(table, "move south")
    assert ids(table.state.parts[0].inventory) == left


@pytest.mark.rule("DG-RULING-47")
@pytest.mark.parametrize(("draw", "glory"), [(1, 4), (3, 2), (5, 0)])
def test_solo_a_price_that_is_chosen_is_random(draw: int, glory: int) -> None:
    table = crypt(hero("raka", points=2, glory=3), rooms=CORNER, luck=(1, 6, "siphon-fame", draw))
    answer(table, "move south")
    assert (table.state.parts[0].glory, ids(table.state.peril_discard)) == (glory, ["siphon-fame"])


@pytest.mark.rule("DG-RULING-47")
def test_solo_a_bane_without_effect_is_discarded_and_not_replaced() -> None:
    table = crypt(hero("raka", points=2), rooms=CORNER, luck=(1, 6, "tomb-thief"))
    answer(table, "move south")
    assert (ids(table.state.peril_discard), table.state.parts[0].banes) == (["tomb-thief"], ())
    assert data(table, "revealed") == [("tomb-thief",)]


@pytest.mark.rule("DG-RULING-47")
def test_solo_an_awakening_waits_for_a_battle_and_brings_an_undead_of_the_pile() -> None:
    luck = (1, 6, "undead-awakening", 1, "zombie", 1, 1, 1, 1, 1)
    table = crypt(hero("raka", points=3), rooms=CORNER, luck=luck, discard="ghost tomb-spider", deck="")
    answer(table, "move south")
    assert ids(table.state.waiting_banes) == ["undead-awakening"]
    answer(table, "move north", "move north")
    assert [event.data[0] for event in told(table, "attacks")] == ["zombie", "ghost"]
    assert table.state.waiting_banes == ()
    assert sorted(ids(table.state.peril_discard)) == ["ghost", "tomb-spider", "undead-awakening", "zombie"]


@pytest.mark.rule("DG-RULING-60")
@pytest.mark.parametrize(
    ("name", "mode", "lair", "pile"),
    [
        ("zareth-vohl", "normal", [], ["zombie"]),
        ("zareth-vohl", "hard", ["zombie", "ghost", "ghoul", "legion"], []),
        ("raka", "hard", ["ghost", "ghoul", "legion"], ["zombie"]),
    ],
)
def test_solo_a_bigger_lair_counts_in_hard_mode_only(name: str, mode: str, lair: list[str], pile: list[str]) -> None:
    old = "ghost ghoul legion" if mode == "hard" else ""
    dice = [6] * (2 if mode == "normal" else 9)
    table = crypt(hero(name, points=1, lair=old), rooms=CORNER, luck=(1, 6, "zombie", *dice), options={"solo": mode}, deck="")
    answer(table, "move south")
    assert (ids(table.state.parts[0].lair), ids(table.state.peril_discard)) == (lair, pile)


@pytest.mark.rule("DG-RULING-69")
def test_solo_hard_mode_keeps_the_dearest_of_the_new_monsters() -> None:
    a = hero("raka", points=1, lair="skeleton")
    table = crypt(a, rooms=CORNER, luck=(1, 1, "zombie", "ghost", *([3] * 6)), options={"solo": "hard"}, deck="")
    answer(table, "move south")
    assert [event.data[0] for event in told(table, "attacks")] == ["zombie", "ghost", "skeleton"]
    assert (sorted(ids(table.state.parts[0].lair)), ids(table.state.peril_discard)) == (["ghost", "skeleton"], ["zombie"])


@pytest.mark.rule("DG-RULING-69")
def test_solo_hard_mode_ties_go_to_the_first_revealed_and_wounded_ones_return() -> None:
    a = hero("raka", points=1, lair="ghoul")
    luck = (1, 1, "carrion-swarm", "zombie", 6, 6, 1, 6, 6, 6)
    table = crypt(a, rooms=CORNER, luck=luck, options={"solo": "hard"}, deck="")
    answer(table, "move south")
    assert (ids(table.state.parts[0].lair), ids(table.state.peril_discard)) == (["carrion-swarm", "ghoul"], ["zombie"])
    assert table.state.parts[0].glory == 1 + 1


@pytest.mark.rule("DG-RULING-69")
def test_solo_every_defeated_monster_brings_a_card_a_quests_too() -> None:
    hunter = hero("raka", "guard-barracks", points=2, quests="break-the-bone-warden")
    luck = (1, 6, "dodge", 6, 6, "riposte")
    table = crypt(hunter, rooms=BARRACKS, luck=luck, prey=((quest("break-the-bone-warden"), 1),), deck="dodge riposte")
    answer(table, "attempt break-the-bone-warden")
    assert (data(table, "drew"), ids(table.state.parts[0].hand)) == ([(1,), (1,)], ["dodge", "riposte"])
    assert order(table, "struck", "drew", "completed") == ["struck", "drew", "completed", "drew"]


# ---- variants ----


@pytest.mark.rule("DG-RULING-48")
def test_resurrection_keeps_points_and_quests_and_nothing_else() -> None:
    b = hero(
        "raka", "crossing", peril=7, glory=4, health=1, level=3, hand="ghost", inventory="gravediggers-axe", lair="skeleton",
        banes="withered-arm", quests="bones-of-fate", done="slay-draky",
    )  # fmt: skip
    new = ("zombie", "dodge", "riposte", "legion", "fleet-foot")
    table = lord(
        b, luck=(6, 1, *new), hand="zombie", attached=[("runed-edge", "gravediggers-axe")], options={"resurrection": "on"}
    )
    answer(table, "declare zombie", "begin")
    assert (asked(table).seat, asked(table).kind) == (1, "hero")
    assert offered(table) == ["hero lorel-alanus", "hero roderik-talus", "hero zareth-vohl", "hero sable-quick"]
    answer(table, "hero sable-quick", "to-lair", "pass")
    risen = table.state.parts[1]
    assert (BOOK.heroes[risen.hero].id, risen.level, risen.health, at(risen)) == ("sable-quick", 1, 6, "tomb-antechamber")
    assert (risen.glory, risen.peril, quest_ids(risen.quests), quest_ids(risen.done)) == (4, 5, ["bones-of-fate"], ["slay-draky"])
    assert (ids(risen.hand), risen.inventory, risen.lair, risen.banes) == (list(new), (), (), ())
    assert sorted(ids(table.state.discard)) == ["ghost", "gravediggers-axe", "runed-edge", "skeleton", "withered-arm"]
    assert (table.over, table.state.winner) == (False, -1)


@pytest.mark.rule("DG-RULING-48")
def test_resurrection_in_an_own_turn_ends_it() -> None:
    a = hero("roderik-talus", "library", health=1, points=3, hand="dodge", glory=3)
    drawn = ("riposte", "legion", "fleet-foot", "iron-helm", "ghost")
    table = crypt(a, hero("raka"), rooms="crypt 1,0; library 2,0", luck=(1, *drawn), options={"resurrection": "on"})
    answer(table, "move west", "hero kron-axereaver")
    risen = table.state.parts[0]
    assert (at(risen), risen.glory, ids(risen.hand)) == ("tomb-antechamber", 3, list(drawn))
    assert (table.state.turn, asked(table).seat) == (1, 1)


@pytest.mark.rule("DG-RULING-48")
def test_resurrection_without_other_heroes_brings_the_same_one_back() -> None:
    b = hero("raka", "crossing", peril=2, health=1, level=2)
    table = crypt(
        hero("kron-axereaver", points=3, hand="zombie"), b, phase="dungeonlord", options={"resurrection": "on"},
        luck=(6, 1, "dodge", "riposte", "legion", "fleet-foot", "ghost"), heroes_left=(),
    )  # fmt: skip
    answer(table, "declare zombie", "begin", "to-hand", "pass")
    risen = table.state.parts[1]
    assert (BOOK.heroes[risen.hero].id, risen.level, risen.health) == ("raka", 1, 6)


@pytest.mark.rule("DG-RULING-49")
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_without_blank_spots_all_lay_in_turn_and_common_quests_come_last(seed: int) -> None:
    table = begun(3, seed=seed, no_blank_spots="on")
    first = table.state.first
    assert (asked(table).kind, asked(table).seat) == ("lay", (first + 1) % 3)
    assert sorted(len(hand) + (seat == first) for seat, hand in enumerate(table.state.hands)) == [7, 7, 8]
    kept = {where for q in table.state.common if BOOK.quests[q].category != "search" for where in BOOK.quests[q].where}
    while table.state.phase == "lay":
        assert all(player.place == -1 for player in table.state.parts)
        table.answer(asked(table).seat, asked(table).options[0])
    laid = [BOOK.locations[tile.card].id for tile in table.state.map]
    kept -= {"tomb-antechamber", "room", "tunnel"}
    assert laid[0] == "tomb-antechamber"
    assert set(laid[len(laid) - len(kept) :]) == kept
    assert all(at(player) == "tomb-antechamber" for player in table.state.parts)


@pytest.mark.rule("DG-RULING-70")
def test_the_first_player_is_found_before_heroes_are_chosen() -> None:
    table = begun(3, *(0 for _ in range(7)), 0, 5, 0, choose_heroes="on")
    assert (asked(table).kind, asked(table).seat, table.state.first) == ("hero", 1, 1)
    answer(table, "hero raka")
    assert (asked(table).seat, "hero raka" in offered(table), len(offered(table))) == (2, False, 5)


@pytest.mark.rule("DG-RULING-70")
def test_with_no_blank_spots_the_locations_are_laid_before_heroes_are_chosen() -> None:
    table = begun(2, choose_heroes="on", no_blank_spots="on")
    while asked(table).kind in ("lay", "place"):
        assert all(player.hero == -1 for player in table.state.parts)
        table.answer(asked(table).seat, asked(table).options[0])
    assert (asked(table).kind, asked(table).seat) == ("hero", table.state.first)


@pytest.mark.rule("DG-RULING-71")
@pytest.mark.parametrize(("quests", "placer"), [("break-the-seal", 1), ("the-hidden-phylactery", 0), ("the-lost-apprentice", 0)])
def test_a_search_quest_never_passes_a_location_on(quests: str, placer: int) -> None:
    a = hero("raka", points=1, quests=quests)
    table = crypt(a, hero("kron-axereaver"), bag="sealed-gate", phase="location", luck=(1,), options={"impartial": "on"})
    assert (asked(table).kind, asked(table).about, asked(table).seat) == ("place", ("sealed-gate",), placer)


# ---- scores and windows ----


@pytest.mark.rule("DG-RULING-50")
def test_a_score_is_never_below_zero() -> None:
    b = hero("kron-axereaver", "crossing", peril=6, level=2, banes="clouded-mind")
    table = lord(b, name="raka", hand="soul-chill", luck=(3,))
    answer(table, "play soul-chill", "seat 1")
    assert data(table, "tested") == [("magic", 3 + 0, 5, "no")]


@pytest.mark.rule("DG-RULING-50")
def test_a_threat_is_never_below_two(monkeypatch: pytest.MonkeyPatch) -> None:
    name, text = packs.find("undercroft.games.dungeoneer", "base")
    easy = text.replace(b"enter: THREAT(me,magic,4,", b"enter: THREAT(me,magic,1,")
    monkeypatch.setattr(positions, "BOOK", DungeonBook(name, "", packs.decode(name, easy, Pack)))
    table = crypt(hero("kron-axereaver", points=2), hero("raka"), rooms="inner-sanctum 0,-1", luck=(1,))
    answer(table, "move north")
    assert (data(table, "tested"), table.state.parts[0].glory) == ([("magic", 1, 2, "no")], 2 - 1)


@pytest.mark.rule("DG-RULING-51")
def test_in_a_challenge_the_monsters_owner_is_the_defender() -> None:
    b = hero("raka", "crossing", peril=2, points=1, saved=True, glory=9, hand="riposte")
    table = lord(b, luck=(1, 1, 3, 1), hand="zombie create-darkness scare-off", glory=9)
    answer(table, "declare zombie", "begin")
    assert (asked(table).kind, asked(table).seat) == ("response", 1)
    answer(table, "pass", "challenge zombie", "form melee")
    assert (asked(table).kind, asked(table).seat, offered(table)) == ("response", 0, ["play create-darkness", "pass"])
    answer(table, "play create-darkness")
    assert data(table, "compared")[1:] == [("raka", 3 + 2 - 2, 3)]


@pytest.mark.rule("DG-RULING-51")
def test_alone_nobody_answers_a_challenge_on_a_monster() -> None:
    a = hero("raka", points=2, glory=9, hand="scare-off riposte")
    table = crypt(a, rooms=CORNER, luck=(1, 6, "zombie", 1, 1, 6, 1), deck="")
    answer(table, "move south")
    assert (asked(table).kind, offered(table)) == ("response", ["play scare-off", "play riposte", "pass"])
    answer(table, "pass", "challenge zombie", "form melee")
    assert data(table, "compared") == [("zombie", 3, 3), ("raka", 8, 3)]
    assert len(table.state.parts[0].hand) == 2


@pytest.mark.rule("DG-RULING-52")
def test_a_wound_is_prevented_after_the_comparison() -> None:
    b = hero("raka", "crossing", peril=2, glory=2, inventory="chain-hauberk")
    table = lord(b, luck=(6, 1), hand="zombie")
    answer(table, "declare zombie", "begin")
    assert (asked(table).kind, data(table, "compared"), table.state.parts[1].health) == ("wound", [("zombie", 8, 3)], 6)
    answer(table, "use chain-hauberk")
    assert (table.state.parts[1].health, table.state.parts[1].glory, ids(table.state.parts[1].inventory)) == (
        6,
        0,
        ["chain-hauberk"],
    )
    answer(table, "to-hand")
    assert (asked(table).kind, table.state.parts[1].peril) == ("hero-phase", 0)


@pytest.mark.rule("DG-RULING-52")
@pytest.mark.parametrize(("dice", "health", "left"), [((6, 1), 6, 2), ((1, 6), 6, 1)])
def test_a_dodge_is_declared_before_the_roll_and_the_dodger_may_still_win(dice: tuple[int, int], health: int, left: int) -> None:
    b = hero("raka", "crossing", peril=2, glory=1, hand="dodge", points=1, saved=True)
    table = lord(b, luck=dice, hand="zombie")
    answer(table, "declare zombie", "begin")
    assert (asked(table).kind, told(table, "rolled")) == ("response", [])
    answer(table, "play dodge")
    assert (table.state.parts[1].health, table.state.attacks[0].health, table.state.parts[1].glory) == (health, left, 0)


@pytest.mark.rule("DG-RULING-53")
@pytest.mark.parametrize("name", [each.id for each in BOOK.heroes])
def test_heroes_attack_in_all_forms(name: str) -> None:
    other = "raka" if name != "raka" else "kron-axereaver"
    table = crypt(hero(name, "crossing", points=2), hero(other, "crossing"))
    answer(table, "attack-hero 1")
    assert offered(table) == ["form melee", "form magic", "form speed"]


@pytest.mark.rule("DG-RULING-54")
def test_only_its_victim_answers_a_bane_and_only_by_undoing_it() -> None:
    b = hero("raka", peril=3, glory=9, hand="turn-aside-the-curse second-wind dodge")
    table = lord(b, hero("lorel-alanus", glory=9), hand="leaden-steps", glory=9)
    answer(table, "play leaden-steps", "seat 1")
    assert (asked(table).kind, asked(table).seat, asked(table).about) == ("cancel", 1, ("leaden-steps",))
    assert offered(table) == ["play turn-aside-the-curse", "pass"]
    answer(table, "play turn-aside-the-curse")
    assert (table.state.parts[1].banes, table.state.parts[1].peril, table.state.parts[1].glory) == ((), 0, 6)
    assert sorted(ids(table.state.discard)) == ["leaden-steps", "turn-aside-the-curse"]
    assert (asked(table).kind, asked(table).seat) == ("hero-phase", 0)


@pytest.mark.rule("DG-RULING-54")
def test_an_act_is_resolved_before_the_next() -> None:
    b = hero("raka", "crossing", points=1, saved=True, hand="stumble")
    table = crypt(hero("kron-axereaver", "crossing", points=2, peril=2), b, luck=(6, 1))
    throw(table, 1, "play stumble")
    answer(table, "seat 0")
    assert (table.state.parts[0].fallen, asked(table).seat, offered(table)) == (True, 0, ["stand", "end"])
    assert thrown(table, 1) == ["1 attack-hero 0"]


@pytest.mark.rule("DG-RULING-54", "DG-RULING-28")
def test_of_several_who_may_act_the_active_player_is_first_then_clockwise() -> None:
    """The engine wounds everybody in the vault; each may do something about it, and is asked when it is done."""
    rooms, vault = "treasure-vault 0,1", "treasure-vault"
    heroes = (
        hero("raka", vault, health=1, inventory="ring-of-the-undying"),
        hero("lorel-alanus", vault, health=1, inventory="potion-of-healing"),
        hero("kron-axereaver", vault, points=2, glory=2, inventory="chain-hauberk", quests="disarm-the-great-engine"),
    )
    table = crypt(*heroes, rooms=rooms, turn=2, luck=(1,))
    answer(table, "attempt disarm-the-great-engine")
    assert (asked(table).seat, offered(table)) == (2, ["use chain-hauberk", "wound"])
    answer(table, "wound")
    assert (asked(table).seat, asked(table).kind, [player.health for player in table.state.parts]) == (0, "defeat", [1, 1, 5])
    answer(table, "use ring-of-the-undying")
    assert (asked(table).seat, offered(table)) == (1, ["use potion-of-healing", "wound"])
    answer(table, "use potion-of-healing")
    assert [player.health for player in table.state.parts] == [1, 2, 5]
    assert (asked(table).seat, asked(table).kind) == (2, "hero-phase")


@pytest.mark.rule("DG-RULING-54")
def test_after_everything_thrown_in_the_active_player_is_asked_again() -> None:
    heroes = [hero(name, "crossing", points=1, saved=True) for name in ("raka", "lorel-alanus", "kron-axereaver")]
    heroes[0].hand, heroes[2].peril = (card("stumble"),), 2
    table = crypt(*heroes, turn=2, luck=(1, 1))
    assert [thrown(table, seat) for seat in (0, 1)] == [
        ["0 play stumble", "0 attack-hero 1", "0 attack-hero 2"], ["1 attack-hero 2", "1 attack-hero 0"],
    ]  # fmt: skip
    answer(throw(table, 0, "play stumble"), "seat 2")
    assert (asked(table).seat, asked(table).kind, table.state.parts[2].fallen) == (2, "hero-phase", True)
    assert [thrown(table, seat) for seat in (0, 1)] == [
        ["0 attack-hero 1", "0 attack-hero 2"], ["1 attack-hero 2", "1 attack-hero 0"],
    ]  # fmt: skip


@pytest.mark.rule("DG-RULING-56")
def test_a_card_lost_to_an_opponent_goes_to_the_common_pile() -> None:
    table = lord(hero("raka", peril=4, inventory="iron-helm"), hand="tomb-thief dodge")
    answer(table, "play tomb-thief")
    assert (ids(table.state.discard), [ids(player.hand) for player in table.state.parts]) == (
        ["tomb-thief", "iron-helm"],
        [["dodge"], []],
    )


# ---- completions (DG-RULING-57) and the data ----


@pytest.mark.rule("DG-RULING-57", "DG-MOVE-14")
def test_a_hero_defeated_by_an_exit_does_not_move() -> None:
    a = hero("roderik-talus", "library", health=1, points=2, quests="carry-the-embers", escorts="carry-the-embers")
    table = crypt(a, hero("raka"), hero("lorel-alanus"), rooms="crypt 1,0; library 2,0", luck=(1,))
    answer(table, "move west")
    assert (told(table, "moved"), table.state.tokens) == ([], ((quest("carry-the-embers"), place("library")),))


@pytest.mark.rule("DG-RULING-57", "DG-MOVE-31")
def test_falling_again_changes_nothing() -> None:
    b = hero("raka", "crossing", peril=3, fallen=True)
    table = lord(b, luck=(1,), hand="rune-of-binding")
    answer(table, "declare rune-of-binding", "begin")
    assert (table.state.parts[1].fallen, table.state.parts[1].stand) == (True, ("", 0))


@pytest.mark.rule("DG-RULING-57", "DG-MAP-14")
def test_a_location_that_is_placed_brings_nobody_anything() -> None:
    table = crypt(hero("raka", points=1), hero("kron-axereaver"), rooms="", bag="crypt", phase="location", luck=(1,))
    answer(table, "place tomb-antechamber-north-180")
    assert [(player.glory, player.peril) for player in table.state.parts] == [(0, 0), (0, 0)]


@pytest.mark.rule("DG-RULING-57", "DG-QUEST-36")
def test_a_hero_leads_more_than_one_escort() -> None:
    a = hero("raka", "library", points=1, quests="lead-the-pilgrim-out carry-the-embers", escorts="carry-the-embers")
    table = crypt(a, hero("kron-axereaver"), rooms="library 0,-1")
    answer(table, "pick-up lead-the-pilgrim-out")
    assert quest_ids(table.state.parts[0].escorts) == ["carry-the-embers", "lead-the-pilgrim-out"]


@pytest.mark.rule("DG-RULING-57", "DG-MOVE-30")
@pytest.mark.parametrize(("die", "fallen"), [(1, True), (2, False)])
def test_standing_up_may_need_a_test_and_the_point_is_gone_either_way(die: int, fallen: bool) -> None:
    table = crypt(hero("raka", points=2, fallen=True, stand=("magic", 4)), hero("kron-axereaver"), luck=(die,))
    answer(table, "stand")
    assert (table.state.parts[0].fallen, table.state.parts[0].points) == (fallen, 1)


@pytest.mark.rule("DG-RULING-58")
@pytest.mark.parametrize("number", range(len(BOOK.locations)), ids=[each.id for each in BOOK.locations])
def test_every_side_and_hazard_names_its_score(number: int) -> None:
    location = BOOK.locations[number]
    for side in location.sides:
        tested = side.kind not in (OPEN, WALL)
        assert (side.stat in FORMS, side.value > 1) == (tested, tested)
    for clause in location.clauses:
        if clause.trigger == "hazard" and clause.words[0].name != "DANGER":
            assert clause.words[0].args[0] in FORMS
            assert clause.words[0].number(1) > 1


@pytest.mark.rule("DG-RULING-59")
def test_a_monster_in_hand_is_no_host() -> None:
    table = lord(hero("raka", "crossing", peril=9), hand="zombie bloodscent", luck=(1, 1))
    assert offered(table) == ["declare zombie", "pass"]
    assert {str(wish.action): wish.rule for wish in table.barred(0)}["play bloodscent"] == "DG-CARD-6"
    answer(table, "declare zombie", "play bloodscent")
    assert table.state.attached == ((card("bloodscent"), card("zombie")),)
    answer(table, "begin", "to-lair")
    assert (table.state.attached, ids(table.state.parts[0].lair)) == (((card("bloodscent"), card("zombie")),), ["zombie"])


@pytest.mark.rule("DG-RULING-59")
def test_a_declared_trap_is_no_host() -> None:
    table = lord(hero("raka", "crossing", peril=9), hand="poison-needle bloodscent")
    answer(table, "declare poison-needle")
    assert offered(table) == ["begin"]


@pytest.mark.rule("DG-RULING-59")
def test_only_ones_own_monsters_are_hosts() -> None:
    table = lord(hero("raka", peril=9, lair="ghost"), hand="bloodscent dodge")
    assert (asked(table).kind, "bloodscent" in ids(table.state.parts[0].hand)) == ("hero-phase", True)


@pytest.mark.rule("DG-RULING-61")
def test_a_trap_exit_that_was_overcome_is_open_for_all_until_the_next_reset() -> None:
    rooms = "crypt 1,0; library 2,0"
    table = crypt(hero("roderik-talus", "library", points=4), hero("raka", "library"), rooms=rooms, luck=(4,))
    answer(table, "move west", "move east", "move west")
    assert (len(told(table, "tested")), table.state.opened) == (1, (Opened(place("library"), 3),))
    assert (at(table.state.parts[0]), table.state.parts[0].points, table.state.parts[0].health) == ("crypt", 1, 6)


@pytest.mark.rule("DG-RULING-61")
def test_a_trap_exit_is_armed_after_a_failure_and_after_a_reset() -> None:
    rooms = "crypt 1,0; library 2,0"
    table = crypt(hero("roderik-talus", "library", points=4), hero("raka"), rooms=rooms, luck=(1, 1))
    answer(table, "move west", "move east", "move west")
    assert (len(told(table, "tested")), table.state.parts[0].health, table.state.opened) == (2, 4, ())
    disarmed = (Opened(place("library"), 3),)
    table = crypt(hero("roderik-talus"), hero("raka", "library"), rooms=rooms, turn=1, phase="reset", luck=(1,), opened=disarmed)
    answer(table, "move west")
    assert (len(told(table, "tested")), table.state.parts[1].health) == (1, 5)


@pytest.mark.rule("DG-RULING-62")
@pytest.mark.parametrize(("banes", "mods"), [("clouded-mind", ()), ("", (Mod(1, -1, "magic", -1, "turn"),))])
def test_changes_of_a_score_are_added_before_it_stops_at_zero(banes: str, mods: tuple[Mod, ...]) -> None:
    """Kron has no magic: what takes one away and what adds one leave none, in whatever order they count."""
    a = hero("raka", points=3, hand="soul-chill")
    b = hero("kron-axereaver", "crossing", peril=6, level=2, banes=banes, inventory="arcane-focus")
    table = crypt(a, b, phase="dungeonlord", luck=(3,), mods=mods)
    answer(table, "play soul-chill", "seat 1")
    assert data(table, "tested") == [("magic", 3 + 0, 5, "no")]


@pytest.mark.rule("DG-RULING-62")
def test_all_changes_of_a_score_and_a_roll_add_up() -> None:
    b = hero(
        "roderik-talus",
        "crossing",
        peril=2,
        glory=2,
        inventory="silvered-blade weapon-mastery iron-helm",
        banes="withered-arm",
        hand="riposte",
    )
    table = lord(b, hand="zombie", luck=(1, 1))
    answer(table, "declare zombie", "begin", "play riposte")
    melee, ward, riposte = 2 + 1 + 1 + 1 + 1 - 1, 1, 2
    assert data(table, "compared") == [("zombie", 3, 1 + melee + ward + riposte)]


@pytest.mark.rule("DG-RULING-62")
def test_changes_of_a_roll_have_no_floor() -> None:
    a = hero("kron-axereaver", "crossing", points=2)
    b = hero("raka", "crossing", glory=3, hand="create-darkness", banes="clouded-mind")
    table = crypt(a, b, luck=(1, 1))
    answer(table, "attack-hero 1", "form magic", "play create-darkness")
    assert data(table, "compared") == [("kron-axereaver", 1 + 0 - 2, 1 + 1)]


@pytest.mark.rule("DG-RULING-62")
def test_more_and_fewer_dice_cancel_each_other() -> None:
    a = hero("raka", "troll-bridge", points=1, glory=1, quests="catching-the-magic-fish", hand="lucky-omen")
    worse = (Mod(0, -1, "die", -1, "roll"),)
    table = crypt(a, hero("kron-axereaver"), rooms="troll-bridge 0,-1", luck=(3,), mods=worse)
    answer(table, "attempt catching-the-magic-fish", "play lucky-omen")
    assert (data(table, "rolled"), table.state.mods) == ([("3", 3)], ())


@pytest.mark.rule("DG-RULING-62")
def test_of_dice_that_make_it_worse_the_lowest_counts() -> None:
    a = hero("raka", "troll-bridge", points=1, quests="catching-the-magic-fish")
    worse = (Mod(0, -1, "die", -1, "roll"),)
    table = crypt(a, hero("kron-axereaver"), rooms="troll-bridge 0,-1", luck=(6, 2), mods=worse)
    answer(table, "attempt catching-the-magic-fish")
    assert (data(table, "rolled"), table.state.mods) == ([("6 2", 2)], ())
    assert (data(table, "failed"), table.state.parts[0].done) == ([("catching-the-magic-fish",)], ())


@pytest.mark.rule("DG-RULING-62")
@pytest.mark.parametrize(
    ("name", "price"), [("zombie", 1), ("legion", 4), ("bone-hound", 2), ("tomb-spider", 2), ("poison-needle", 2)]
)
def test_a_discount_is_for_the_kind_it_names(name: str, price: int) -> None:
    table = lord(hero("raka", "crossing", peril=9), name="zareth-vohl", hand=name)
    answer(table, f"declare {name}", *(["form melee"] if name == "bone-hound" else []))
    assert table.state.parts[1].peril == 9 - price


@pytest.mark.rule("DG-RULING-63")
@pytest.mark.parametrize(
    ("inventory", "total"),
    [("iron-helm", 1 + 2), ("gravediggers-axe", 1 + 2), ("silvered-blade", 1 + 3), ("weapon-mastery", 1 + 3)],
)
def test_changes_with_a_filter_count_in_battles_only(inventory: str, total: int) -> None:
    table = lord(hero("raka", "crossing", peril=2, inventory=inventory), hand="poison-needle", luck=(1,))
    answer(table, "declare poison-needle", "begin")
    assert data(table, "tested") == [("melee", total, 5, "no")]


@pytest.mark.rule("DG-RULING-63")
@pytest.mark.parametrize(
    ("inventory", "attack", "counter"),
    [("iron-helm", 2, 3), ("gravediggers-axe", 3, 2), ("silvered-blade", 4, 4), ("weapon-mastery", 3, 3)],
)
def test_changes_with_a_filter_count_for_their_role_and_foe(inventory: str, attack: int, counter: int) -> None:
    b = hero("raka", "crossing", peril=2, inventory=inventory, points=1, saved=True)
    table = lord(b, hand="zombie", luck=(2, 1, 1, 6))
    answer(table, "declare zombie", "begin", "challenge zombie", "form melee")
    assert data(table, "compared") == [("zombie", 4, 1 + counter), ("raka", 1 + attack, 8)]


@pytest.mark.rule("DG-RULING-64")
def test_a_monster_that_has_healed_is_still_wounded() -> None:
    b = hero("raka", "crossing", peril=6, points=1, saved=True)
    table = lord(b, hand="crypt-vampire", luck=(1, 6, 1, 6))
    answer(table, "declare crypt-vampire", "form melee", "begin", "challenge crypt-vampire", "form melee")
    assert (table.state.attacks[0].health, offered(table)) == (3, ["to-lair", "to-discard"])


@pytest.mark.rule("DG-RULING-65")
def test_an_omen_serves_for_every_roll_of_ones_own_hero() -> None:
    seen: list[object] = []
    omen: dict[str, object] = {"glory": 1, "hand": "lucky-omen"}
    tables = [
        answer(
            crypt(hero("raka", "crossing", points=2, **omen), hero("kron-axereaver", "crossing")), "attack-hero 1", "form melee"
        ),
        answer(lord(hero("raka", "crossing", peril=2, **omen), hand="zombie", luck=(1,)), "declare zombie", "begin"),
        answer(lord(hero("raka", "crossing", peril=2, **omen), hand="poison-needle"), "declare poison-needle", "begin"),
        answer(
            crypt(hero("raka", "crossing", points=2, quests="the-lost-apprentice", **omen), hero("kron-axereaver")),
            "search the-lost-apprentice",
        ),
        answer(
            crypt(
                hero("raka", "troll-bridge", quests="catching-the-magic-fish", **omen),
                hero("kron-axereaver"),
                rooms="troll-bridge 0,-1",
            ),
            "attempt catching-the-magic-fish",
        ),
    ]
    for table in tables:
        assert (asked(table).kind, offered(table)) == ("before-roll", ["play lucky-omen", "roll"])
        seen.append(asked(table).about[0])
    assert seen == ["melee", "melee", "melee", "search", "luck"]


@pytest.mark.rule("DG-RULING-65")
def test_an_omen_does_not_serve_for_ones_monsters() -> None:
    table = lord(hero("raka", "crossing", peril=2), hand="zombie lucky-omen", glory=1, luck=(1, 1))
    answer(table, "declare zombie", "begin")
    assert (asked(table).kind, ids(table.state.parts[0].hand)) == ("home", ["lucky-omen"])


@pytest.mark.rule("DG-RULING-65")
def test_an_omen_rolls_one_more_die_and_keeps_the_best() -> None:
    table = lord(hero("raka", "crossing", peril=2, glory=1, hand="lucky-omen"), hand="poison-needle", luck=(1, 5))
    answer(table, "declare poison-needle", "begin", "play lucky-omen")
    assert (data(table, "rolled"), data(table, "tested")) == ([("1 5", 5)], [("melee", 7, 5, "yes")])
    assert (table.state.parts[1].glory, ids(table.state.discard)) == (0, ["poison-needle", "lucky-omen"])


@pytest.mark.rule("DG-RULING-65")
def test_a_surge_is_bound_to_the_roll_it_was_bought_for() -> None:
    b = hero("lorel-alanus", "crossing", peril=9, glory=4)
    table = lord(b, hand="ghost grave-wraith", luck=(1, 1, 1, 1))
    answer(table, "declare ghost", "declare grave-wraith", "begin", "ability")
    assert data(table, "compared") == [("ghost", 3, 1 + 3 + 1), ("grave-wraith", 4, 4)]
    assert table.state.parts[1].glory == 2


@pytest.mark.rule("DG-RULING-66")
def test_who_takes_the_last_health_as_attacker_or_defender_is_the_slayer() -> None:
    b = hero("raka", "crossing", peril=9, points=1, saved=True)
    table = lord(b, hand="skeleton zombie", luck=(1, 1, 6, 6, 6, 1))
    answer(table, "declare skeleton", "form melee", "declare zombie", "begin")
    assert table.state.parts[1].glory == 1
    answer(table, "challenge zombie", "form melee")
    assert table.state.parts[1].glory == 1 + 1 + 3
    assert sorted(ids(table.state.discard)) == ["skeleton", "zombie"]


@pytest.mark.rule("DG-RULING-66")
def test_a_quests_monster_does_not_count_as_slain() -> None:
    hunter = hero("raka", "guard-barracks", points=1, quests="break-the-bone-warden", hand="dodge riposte")
    table = crypt(hunter, hero("kron-axereaver"), rooms=BARRACKS, luck=(1, 6), prey=((quest("break-the-bone-warden"), 1),))
    answer(table, "attempt break-the-bone-warden")
    assert (quest_ids(table.state.parts[0].done), table.state.parts[0].glory) == (["break-the-bone-warden"], 2)


@pytest.mark.rule("DG-RULING-67")
def test_a_warp_leads_to_another_location_chosen_by_its_player() -> None:
    table = lord(hero("raka", "crossing", peril=4), hand="grasping-vortex")
    answer(table, "play grasping-vortex", "seat 1")
    assert (asked(table).seat, asked(table).kind, asked(table).about) == (0, "destination", (1, "raka"))
    assert offered(table) == ["there tomb-antechamber", "there forked-passage", "there long-gallery", "there collapsed-tunnel"]


@pytest.mark.rule("DG-RULING-67")
def test_a_warp_on_anothers_turn_ends_a_held_exit_and_is_no_move() -> None:
    b = hero("raka", "crypt", peril=4)
    table = crypt(
        hero("kron-axereaver", points=3, hand="grasping-vortex"), b, rooms=BLOCKED, phase="dungeonlord",
        opened=(Opened(place("crypt"), 2, 1),),
    )  # fmt: skip
    answer(table, "play grasping-vortex", "seat 1", "there crossing")
    assert (table.state.opened, table.state.parts[1].moved, at(table.state.parts[1])) == ((), False, "crossing")
    own = crypt(hero("raka", "crossing", points=1, inventory="scroll-of-recall"), hero("kron-axereaver"))
    answer(own, "use scroll-of-recall")
    assert own.state.parts[0].moved


@pytest.mark.rule("DG-RULING-68")
def test_a_dropped_escort_belongs_to_nobody_until_it_is_picked_up() -> None:
    a = hero("raka", "crossing", points=2, quests="lead-the-pilgrim-out bones-of-fate", escorts="lead-the-pilgrim-out")
    table = crypt(a, hero("kron-axereaver", "crossing"))
    answer(table, "drop lead-the-pilgrim-out")
    assert (table.state.tokens, quest_ids(table.state.parts[0].quests)) == (
        ((quest("lead-the-pilgrim-out"), place("crossing")),), ["bones-of-fate"],
    )  # fmt: skip
    assert quest("lead-the-pilgrim-out") not in (*table.state.quest_bag, *table.state.common, *table.state.quests_gone)
    answer(table, "pick-up lead-the-pilgrim-out")
    assert (table.state.tokens, quest_ids(table.state.parts[0].quests)) == ((), ["bones-of-fate", "lead-the-pilgrim-out"])


@pytest.mark.rule("DG-RULING-68")
def test_a_dropped_escort_does_not_start_again_at_its_first_location() -> None:
    lying = ((quest("lead-the-pilgrim-out"), place("tomb-antechamber")),)
    table = crypt(hero("raka", "library", points=2), hero("kron-axereaver"), rooms="library 0,-1", tokens=lying)
    assert (offered(table, "pick-up"), offered(table, "deliver")) == ([], [])
    answer(table, "move south")
    assert (offered(table, "pick-up"), offered(table, "deliver")) == (["pick-up lead-the-pilgrim-out"], [])
