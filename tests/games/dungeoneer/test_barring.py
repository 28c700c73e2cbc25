"""Why something is not offered: the rule that bars it, exactly."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.dungeoneer import positions
from tests.games.dungeoneer.positions import answer, asked, crypt, hero, offered, place, quest
from undercroft.games.dungeoneer import GAME
from undercroft.games.dungeoneer.face import wording
from undercroft.games.dungeoneer.face.board import BOARD
from undercroft.games.dungeoneer.state import Player
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table
from undercroft.kernel.types import Ask, Setup
from undercroft.texts import tongue

EN = tongue("en", GAME.id)


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
    assert bars(table, "attack-hero") == {"attack-hero 1": rule, "attack-hero 2": "DG-BATTLE-1"}


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
    assert bars(table) == {"play iron-helm": "DG-CARD-3", "play zombie": "DG-CARD-3", "play lucky-omen": "DG-ANYTIME-7"}


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


# ---- what a location forbids ----


def forbidding(monkeypatch: pytest.MonkeyPatch, at: str, *locks: str) -> None:
    """A pack whose location allows less."""
    places = positions.BOOK.locations
    changed = [replace(place, locks=frozenset(locks)) if place.id == at else place for place in places]
    monkeypatch.setattr(positions.BOOK, "locations", tuple(changed))


@pytest.mark.rule("DG-CARD-13")
def test_a_lock_is_told_as_a_lock_and_not_as_a_want_of_points(monkeypatch: pytest.MonkeyPatch) -> None:
    forbidding(monkeypatch, "crossing", "move", "explore", "quest")
    me = hero("raka", "crossing", points=3, quests="bones-of-fate", hand="second-wind", glory=9)
    table = crypt(me, rival(), bag="library")
    assert [text for text in offered(table) if text.split()[0] in ("move", "explore", "attempt")] == []
    assert bars(table, "explore") == {"explore": "DG-CARD-13"}
    assert bars(table, "move")["move south"] == "DG-CARD-13"
    assert set(bars(table, "there").values()) == {"DG-CARD-13"}


@pytest.mark.rule("DG-CARD-13")
def test_a_quest_is_locked_where_it_could_be_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    me = hero("raka", "sealed-gate", points=3, quests="break-the-seal")
    rooms = "crossing 0,-1; sealed-gate 0,1; long-gallery 0,2"
    assert offered(crypt(me, rival(), rooms=rooms), "attempt") == ["attempt break-the-seal"]
    forbidding(monkeypatch, "sealed-gate", "quest")
    table = crypt(me, rival(), rooms=rooms)
    assert (offered(table, "attempt"), bars(table, "attempt")) == ([], {"attempt break-the-seal": "DG-CARD-13"})


# ---- places, heroes, what is readied ----


@pytest.mark.rule("DG-MOVE-1")
def test_a_far_location_tells_how_far_it_is() -> None:
    table = crypt(hero("raka", "collapsed-tunnel", points=2), rival())
    wishes = {wish.action.target: wish.about for wish in table.barred(0) if wish.action.kind == "there"}
    assert wishes == {"crossing": (2, 2), "forked-passage": (2, 2), "long-gallery": (2, 2)}
    assert offered(table, "move") == ["move east"]


@pytest.mark.rule("DG-ANYTIME-3", "DG-TURN-5", "DG-CARD-4", "DG-ECON-9")
@pytest.mark.parametrize(
    ("name", "fields", "rule"),
    [
        ("chain-hauberk", {"glory": 9}, "DG-ANYTIME-3"),
        ("blessings-of-nakari", {"glory": 9, "health": 3, "used": ("blessings-of-nakari",)}, "DG-TURN-5"),
        ("blessings-of-nakari", {"glory": 9}, "DG-CARD-4"),
        ("blessings-of-nakari", {"glory": 1, "health": 3}, "DG-ECON-9"),
        ("blessings-of-nakari", {"glory": 2, "health": 3}, ""),
    ],
)
def test_what_is_readied_tells_why_it_rests(name: str, fields: dict[str, Any], rule: str) -> None:
    table = crypt(hero("raka", points=1, inventory=name, **fields), rival())
    assert bars(table, "use") == ({f"use {name}": rule} if rule else {})
    assert (f"use {name}" in offered(table)) == (not rule)


@pytest.mark.rule("DG-QUEST-5", "DG-QUEST-29", "DG-RULING-2", "DG-RULING-35")
def test_quests_of_others_and_escorts_under_way() -> None:
    me = hero("raka", points=1, glory=9, quests="carry-the-embers break-the-seal", escorts="carry-the-embers")
    table = crypt(me, rival(quests="slay-draky"), quest_bag="")
    assert bars(table, "attempt", "deliver", "swap-quest") == {
        "deliver carry-the-embers": "DG-QUEST-29",
        "attempt break-the-seal": "DG-QUEST-2",
        "swap-quest carry-the-embers": "DG-RULING-2",
        "swap-quest break-the-seal": "DG-RULING-35",
        "attempt slay-draky": "DG-QUEST-5",
    }


@pytest.mark.rule("DG-ECON-6", "DG-DUNGEONLORD-9")
def test_a_victim_must_be_able_to_pay_and_is_never_the_own_hero() -> None:
    me = hero("raka", peril=9, hand="zombie")
    table = crypt(me, rival(peril=9), hero("kron-axereaver"), hero("roderik-talus", peril=9), phase="dungeonlord")
    answer(table, "declare zombie")
    assert (asked(table).kind, offered(table)) == ("victim", ["seat 1", "seat 3"])
    assert bars(table) == {"seat 2": "DG-ECON-6", "seat 0": "DG-DUNGEONLORD-9"}


@pytest.mark.rule("DG-CARD-4")
def test_a_bane_does_nothing_to_who_lies_already() -> None:
    me = hero("raka", hand="stumble")
    table = crypt(me, rival(peril=9, fallen=True), hero("kron-axereaver", peril=9), phase="dungeonlord")
    answer(table, "play stumble")
    assert (asked(table).kind, offered(table), bars(table)) == ("victim", ["seat 2", "seat 0"], {"seat 1": "DG-CARD-4"})


# ---- one law ----


def wishes(table: Table) -> tuple[set[str], set[str]]:
    """What is offered, and what is barred."""
    return set(offered(table)), set(bars(table))


def hero_phase() -> Table:
    me = hero(
        "raka", "sealed-gate", points=2, glory=9, health=3, quests="break-the-seal carry-the-embers",
        hand="iron-helm second-wind leaden-steps", inventory="blessings-of-nakari",
    )  # fmt: skip
    rooms = "crossing 0,-1; sealed-gate 0,1; long-gallery 0,2"
    return crypt(me, hero("sable-quick", "sealed-gate", peril=9), rooms=rooms, bag="library")


def lords_phase() -> Table:
    me = hero("raka", hand="zombie leaden-steps bloodscent", lair="ghost", inventory="blessings-of-nakari", health=3, glory=9)
    return crypt(me, rival(peril=9), phase="dungeonlord")


FAULTS: list[tuple[Callable[[], Table], str, Any, set[str]]] = [
    (hero_phase, "movement.locked", lambda *_: True, {"move north", "move south"}),
    (hero_phase, "hero_phase.can_build", lambda *_: False, {"explore"}),
    (hero_phase, "hero_phase.locked", lambda *_: True, {"explore"}),
    (hero_phase, "items.no_room", lambda *_: "DG-HERO-9", {"play iron-helm", "play second-wind"}),
    (hero_phase, "items.priced", lambda *_: 99, {"play iron-helm", "play second-wind"}),
    (hero_phase, "items.helps", lambda *_: False, {"use blessings-of-nakari"}),
    (hero_phase, "quests.fits", lambda *_: False, {"attempt break-the-seal"}),
    (hero_phase, "quests.locked", lambda *_: True, {"attempt break-the-seal"}),
    (hero_phase, "battles.may_attack", lambda *_: False, {"attack-hero 1"}),
    (hero_phase, "battles.locked", lambda *_: True, {"attack-hero 1"}),
    (lords_phase, "dungeonlord.priced", lambda *_: 99, {"declare zombie", "rouse ghost", "play leaden-steps", "play bloodscent"}),
    (lords_phase, "effects._hosts", lambda *_: [], {"play bloodscent"}),
    (lords_phase, "dungeonlord._bites", lambda *_: False, {"play leaden-steps"}),
]


@pytest.mark.parametrize(("position", "name", "fault", "lost"), FAULTS, ids=lambda value: value if isinstance(value, str) else "")
def test_a_fault_in_an_enumerator_changes_options_and_reasons_alike(
    monkeypatch: pytest.MonkeyPatch, position: Callable[[], Table], name: str, fault: Any, lost: set[str]
) -> None:
    before, reasons = wishes(position())
    assert lost <= before
    monkeypatch.setattr(f"undercroft.games.dungeoneer.rules.{name}", fault)
    options, barred = wishes(position())
    assert before - options == lost
    assert lost <= barred - reasons


def test_every_drawn_place_has_an_option_a_reason_or_a_card() -> None:
    """What a tap asks about: nowhere only the line that it is not one of the options."""
    looked = 0
    for seed in range(8):
        choose = random.Random(seed)
        options = {choice.id: choose.choice(choice.values) for choice in GAME.choices} | {"round-limit": "10"}
        table = Table(GAME, Setup(GAME.id, 1 + seed % 4, "base", options), positions.BOOK, Luck(Quick(seed))).start()
        for step in range(300):
            if table.over:
                break
            ask = table.questions()[0]
            if step % 6 == 0:
                looked += 1
                assert not silent(table, ask), f"seed {seed}, step {step}: {ask.kind}"
            table.answer(ask.seat, choose.choice(ask.options))
    assert looked > 200


def silent(table: Table, ask: Ask) -> set[str]:
    """The drawn places that answer a tap with nothing of their own."""
    view = table.view(ask.seat)
    drawn = set(re.findall(r'data-spot="([^"]+)"', BOARD.live(view, positions.BOOK, EN, ask=ask)))
    cards = {(card.kind, card.id) for card in BOARD.cards(view, positions.BOOK, EN, ask=ask)}
    named = {spot for spot, *_ in wording.shown(view, positions.BOOK)} | {f"{kind}-{id}" for kind, id in cards}
    targets = {action.target for action in (*ask.options, *(wish.action for wish in table.barred(ask.seat)))}
    known = targets | {id for _, id in cards}
    return {spot for spot in drawn - named if re.sub("^[a-z]+-", "", spot) not in known}
