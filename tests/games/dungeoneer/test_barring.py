"""Why something is not offered: the rule that bars it, exactly."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dungeoneer.crypts import answer, asked, crypt, hero, offered, place, quest
from undercroft.games.dungeoneer.state import Player
from undercroft.kernel.table import Table


def bars(table: Table, *kinds: str) -> dict[str, str]:
    """Rules by what they bar; of some kinds of action, if any are named."""
    seat = table.questions()[0].seat
    found = {str(wish.action): wish.rule for wish in table.barred(seat) if not kinds or wish.action.kind in kinds}
    assert not set(found) & set(offered(table))
    return found


def rival(**fields: Any) -> Player:
    return hero("sable-quick", **fields)


# ---- the hero phase ----


@pytest.mark.rule("DG-MOVE-2", "DG-MOVE-16")
def test_walls_and_sides_without_a_location() -> None:
    table = crypt(hero("raka", "collapsed-tunnel", points=2), rival())
    assert offered(table, "move") == ["move east"]
    assert bars(table, "move") == {"move north": "DG-MOVE-16", "move south": "DG-MOVE-2", "move west": "DG-MOVE-2"}


@pytest.mark.rule("DG-MOVE-1", "DG-MOVE-26")
@pytest.mark.parametrize(("fallen", "points", "rule"), [(True, 2, "DG-MOVE-26"), (False, 0, "DG-MOVE-1")])
def test_nobody_moves_without_a_point_or_lying_down(fallen: bool, points: int, rule: str) -> None:
    me = hero("raka", points=points, fallen=fallen, hand="second-wind", glory=9)
    assert bars(crypt(me, rival()), "move") == {f"move {side}": rule for side in ("north", "east", "south", "west")}


@pytest.mark.rule("DG-HERO-3", "DG-HERO-5", "DG-MOVE-28")
@pytest.mark.parametrize(
    ("fields", "bag", "rule"),
    [
        ({"points": 2}, "", "DG-HERO-5"),
        ({"points": 2, "fallen": True}, "library", "DG-MOVE-28"),
        ({"points": 0}, "library", "DG-HERO-3"),
        ({"points": 0, "fallen": True}, "library", "DG-HERO-3"),
    ],
)
def test_exploring(fields: dict[str, Any], bag: str, rule: str) -> None:
    me = hero("raka", hand="second-wind", glory=9, **fields)
    assert bars(crypt(me, rival(), bag=bag), "explore") == {"explore": rule}


@pytest.mark.rule("DG-VAR-1c")
def test_nothing_is_explored_where_all_lies_open() -> None:
    table = crypt(hero("raka", points=2), rival(), options={"no-blank-spots": "on"})
    assert bars(table, "explore") == {"explore": "DG-VAR-1c"}


@pytest.mark.rule("DG-BATTLE-1", "DG-BATTLE-34", "DG-MOVE-28")
@pytest.mark.parametrize(
    ("at", "fields", "rule"),
    [
        ("tomb-antechamber", {"points": 1}, "DG-BATTLE-34"),
        ("crossing", {"points": 0}, "DG-BATTLE-1"),
        ("crossing", {"points": 1, "attacked": True}, "DG-BATTLE-1"),
        ("crossing", {"points": 1, "fallen": True}, "DG-MOVE-28"),
        ("crossing", {"points": 0, "fallen": True}, "DG-BATTLE-1"),
    ],
)
def test_attacking_whoever_is_there(at: str, fields: dict[str, Any], rule: str) -> None:
    me = hero("raka", at, hand="second-wind", glory=9, **fields)
    table = crypt(me, hero("sable-quick", at), hero("kron-axereaver", "long-gallery"))
    assert bars(table, "attack-hero") == {"attack-hero 1": rule}


# ---- cards ----

HAND = "zombie poison-needle dodge iron-helm stumble lucky-omen leaden-steps turn-aside-the-curse riposte"


@pytest.mark.rule("DG-CARD-3", "DG-BATTLE-9", "DG-ANYTIME-7")
@pytest.mark.rule("DG-ANYTIME-1", "DG-ANYTIME-2")
def test_cards_that_have_another_time_than_the_hero_phase() -> None:
    table = crypt(hero("raka", points=1, hand=HAND, glory=9), rival(peril=9))
    assert offered(table, "play") == ["play iron-helm", "play stumble"]
    assert bars(table, "play") == {
        "play zombie": "DG-CARD-3",
        "play poison-needle": "DG-CARD-3",
        "play dodge": "DG-BATTLE-9",
        "play lucky-omen": "DG-ANYTIME-7",
        "play leaden-steps": "DG-CARD-3",
        "play turn-aside-the-curse": "DG-ANYTIME-1",
        "play riposte": "DG-ANYTIME-2",
    }


@pytest.mark.rule("DG-CARD-3", "DG-DUNGEONLORD-4", "DG-ECON-9")
@pytest.mark.parametrize(
    ("peril", "encountered", "encounter"),
    [(9, False, ""), (9, True, "DG-DUNGEONLORD-4"), (1, False, "DG-ECON-9")],
)
def test_cards_of_the_dungeonlord(peril: int, encountered: bool, encounter: str) -> None:
    me = hero("raka", hand="zombie poison-needle iron-helm siphon-fame", lair="ghost")
    table = crypt(me, rival(peril=peril), phase="dungeonlord", encountered=encountered)
    sent = {"declare zombie": encounter, "declare poison-needle": encounter, "rouse ghost": encounter} if encounter else {}
    assert "play siphon-fame" in offered(table)
    assert bars(table, "play", "declare", "rouse") == {"play iron-helm": "DG-CARD-3"} | sent


@pytest.mark.rule("DG-ECON-9")
@pytest.mark.parametrize(
    ("glory", "barred"), [(2, {}), (1, {"play iron-helm": "DG-ECON-9"}), (0, {"play iron-helm": "DG-ECON-9"})]
)
def test_a_card_that_costs_exactly_what_is_there_can_be_played(glory: int, barred: dict[str, str]) -> None:
    assert bars(crypt(hero("raka", points=1, hand="iron-helm", glory=glory), rival()), "play") == barred


@pytest.mark.rule("DG-ECON-9")
def test_one_opponent_who_could_pay_is_enough() -> None:
    me = hero("raka", hand="zombie legion iron-helm")
    table = crypt(me, rival(peril=2), hero("kron-axereaver"), phase="dungeonlord")
    assert (offered(table, "declare"), bars(table, "declare")) == (["declare zombie"], {"declare legion": "DG-ECON-9"})


@pytest.mark.rule("DG-CARD-6")
@pytest.mark.parametrize(("lair", "barred"), [("ghost", {}), ("", {"play bloodscent": "DG-CARD-6"})])
def test_an_attachment_without_a_host(lair: str, barred: dict[str, str]) -> None:
    table = crypt(hero("raka", hand="bloodscent zombie", lair=lair), rival(peril=9), phase="dungeonlord")
    assert bars(table, "play") == barred


@pytest.mark.rule("DG-HERO-9", "DG-HERO-10", "DG-HERO-12")
@pytest.mark.parametrize(
    ("hand", "inventory", "rule"),
    [
        ("gravediggers-axe", "iron-helm chain-hauberk warding-amulet", "DG-HERO-9"),
        ("fleet-foot", "weapon-mastery arcane-focus trap-sense", "DG-HERO-10"),
        ("gravediggers-axe", "silvered-blade", "DG-HERO-12"),
    ],
)
def test_no_room_for_another_card(hand: str, inventory: str, rule: str) -> None:
    table = crypt(hero("raka", points=1, hand=hand, inventory=inventory, glory=9), rival())
    assert bars(table, "play") == {f"play {hand}": rule}


@pytest.mark.rule("DG-SOLO-17", "DG-SOLO-18")
def test_alone_treasures_wait_for_a_battle_and_boons_for_the_entrance() -> None:
    me = hero("raka", "crossing", points=1, hand="iron-helm fleet-foot", glory=9)
    assert bars(crypt(me), "play") == {"play iron-helm": "DG-SOLO-17", "play fleet-foot": "DG-SOLO-18"}
    home = crypt(hero("raka", points=1, hand="iron-helm fleet-foot", glory=9))
    assert bars(home, "play") == {"play iron-helm": "DG-SOLO-17"}


@pytest.mark.rule("DG-ANYTIME-2", "DG-CARD-3")
def test_cards_that_are_no_answer_to_an_attack() -> None:
    victim = hero("sable-quick", "crossing", peril=9, glory=9, hand="dodge iron-helm zombie lucky-omen")
    table = crypt(hero("raka", hand="ghost"), victim, phase="dungeonlord", luck=(1,) * 4)
    answer(table, "declare ghost", "begin")
    assert (asked(table).kind, asked(table).seat) != ("response", 1), "a dodge is for melee"
    table = crypt(hero("raka", hand="zombie"), victim, phase="dungeonlord", luck=(1,) * 4)
    answer(table, "declare zombie", "begin")
    assert (asked(table).kind, offered(table)) == ("response", ["play dodge", "pass"])
    assert bars(table) == {"play iron-helm": "DG-CARD-3", "play zombie": "DG-CARD-3", "play lucky-omen": "DG-CARD-4"}


# ---- other questions ----


@pytest.mark.rule("DG-BATTLE-5")
def test_a_monster_does_not_attack_in_a_form_it_only_defends_in() -> None:
    table = crypt(hero("raka", hand="skeleton"), rival(peril=9), phase="dungeonlord")
    answer(table, "declare skeleton")
    assert asked(table).kind == "monster-form"
    assert bars(table) == {"form magic": "DG-BATTLE-5"}


@pytest.mark.rule("DG-ECON-5")
def test_nobody_pays_with_the_own_peril() -> None:
    me = hero("raka", peril=9, hand="planar-rift")
    table = crypt(
        me, hero("sable-quick", "crossing", peril=9), hero("kron-axereaver", "long-gallery", peril=9), phase="dungeonlord"
    )
    answer(table, "play planar-rift")
    assert (asked(table).kind, offered(table), bars(table)) == ("payer", ["seat 1", "seat 2"], {"seat 0": "DG-ECON-5"})


@pytest.mark.rule("DG-DISCARD-2")
def test_boons_stay() -> None:
    me = hero("raka", hand="zombie", inventory="iron-helm fleet-foot")
    table = crypt(me, rival(), phase="discard")
    assert offered(table) == ["discard zombie", "discard iron-helm"]
    assert bars(table) == {"discard fleet-foot": "DG-DISCARD-2"}


@pytest.mark.rule("DG-MAP-7")
def test_a_location_does_not_put_an_exit_to_a_wall() -> None:
    table = answer(crypt(hero("raka", points=2), rival(), bag="corner crossing", luck=("corner",)), "explore")
    assert asked(table).kind == "place"
    assert set(bars(table).values()) == {"DG-MAP-7"}


# ---- quests ----


@pytest.mark.rule("DG-QUEST-2", "DG-QUEST-7", "DG-QUEST-22")
@pytest.mark.parametrize(
    ("at", "points", "name", "fields", "barred"),
    [
        ("crossing", 2, "break-the-seal", {}, {"attempt break-the-seal": "DG-QUEST-2"}),
        ("crossing", 2, "lead-the-pilgrim-out", {}, {"pick-up lead-the-pilgrim-out": "DG-QUEST-2"}),
        ("sealed-gate", 0, "break-the-seal", {"attempts": "break-the-seal"}, {"attempt break-the-seal": "DG-QUEST-7"}),
    ],
)
def test_quests_that_cannot_be_tried(at: str, points: int, name: str, fields: dict[str, Any], barred: dict[str, str]) -> None:
    me = hero("raka", at, points=points, quests=name, hand="second-wind", glory=9, **fields)
    rooms = "crossing 0,-1; sealed-gate 0,1; long-gallery 0,2"
    assert bars(crypt(me, rival(), rooms=rooms), "attempt", "pick-up", "search") == barred


@pytest.mark.rule("DG-QUEST-35")
@pytest.mark.parametrize(
    ("at", "glory", "barred"),
    [
        ("crossing", 9, {"swap-quest break-the-seal": "DG-QUEST-35"}),
        ("tomb-antechamber", 1, {"swap-quest break-the-seal": "DG-QUEST-35"}),
        ("tomb-antechamber", 2, {}),
    ],
)
def test_changing_a_quest(at: str, glory: int, barred: dict[str, str]) -> None:
    me = hero("raka", at, points=1, quests="break-the-seal", glory=glory)
    assert bars(crypt(me, rival()), "swap-quest") == barred


@pytest.mark.rule("DG-QUEST-37")
def test_who_was_left_behind_waits_elsewhere() -> None:
    tokens = ((quest("carry-the-embers"), place("long-gallery")),)
    table = crypt(hero("raka", points=1), rival(), tokens=tokens)
    assert bars(table, "pick-up") == {"pick-up carry-the-embers": "DG-QUEST-37"}
    there = crypt(hero("raka", "long-gallery", points=1), rival(), tokens=tokens)
    assert ("pick-up carry-the-embers" in offered(there), bars(there, "pick-up")) == (True, {})
