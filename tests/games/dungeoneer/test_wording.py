"""Words of the tomb: everything has a sentence, cards are told by what they do, and a choice by what it leads to."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from msgspec.structs import replace

from undercroft.games import dungeoneer
from undercroft.games.dungeoneer import ASKS, GAME, effects, wording_effects
from undercroft.games.dungeoneer.actions import SIDES
from undercroft.games.dungeoneer.content import FORMS
from undercroft.games.dungeoneer.effects import VALUES, WORDS
from undercroft.games.dungeoneer.loading import load
from undercroft.games.dungeoneer.rules.play import PHASES
from undercroft.games.dungeoneer.state import Attack, Opened, Placed
from undercroft.games.dungeoneer.wording import ANCHORS
from undercroft.games.dungeoneer.wording_options import _OPTIONS
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table
from undercroft.kernel.types import Ask, Barred, Event, Setup
from undercroft.texts import LANGUAGES, Option, Tongue, read_text, tongue

BOOK = load("base")
PACKAGE = "undercroft.games.dungeoneer"
SOURCE = Path(dungeoneer.__file__).parent
EN = tongue("en", GAME.id)
NAMES = ["Ada", "Bo", "Cy", "Di"]
DEFAULTS = {choice.id: choice.values[0] for choice in GAME.choices}
STAGES = ["attack", "response", "rolls", "counter", "compare", "challenge", "lair", "reward"]
MONSTERS = [quest.monster.id for quest in BOOK.quests if quest.monster is not None]

every_tongue = pytest.mark.parametrize("t", [pytest.param(tongue(language, GAME.id), id=language) for language in LANGUAGES])

KINDS: dict[str, list[str]] = {
    "hero": [hero.id for hero in BOOK.heroes],
    "class": [hero.id for hero in BOOK.heroes],
    "ability": [hero.id for hero in BOOK.heroes],
    "location": [location.id for location in BOOK.locations],
    "card": list(BOOK.kinds),
    "monster": MONSTERS,
    "quest": [quest.id for quest in BOOK.quests],
    "sort": ["treasure", "boon", "bane", "monster", "trap"],
    "kind": [*dict.fromkeys(kind for card in BOOK.cards for kind in card.kinds), "dragon"],
    "category": list(dict.fromkeys(quest.category for quest in BOOK.quests)),
    "timing": ["hero", "dungeonlord", "response", "anytime"],
    "duration": ["permanent", "instant", "attachment", "monster"],
    "stat": [*FORMS, "level", "health", "luck", "search"],
    "side": list(SIDES),
    "phase": list(PHASES),
    "stage": STAGES,
    "line": ["level", "health", "glory", "quests"],
}
CARDS = {kind: KINDS[kind] for kind in ("hero", "location", "card", "monster", "quest")}
SAMPLES: dict[str, Any] = {
    "hero": "raka", "quest": "slay-draky", "round": 2, "place": "crypt", "x": 2, "y": -1, "degrees": 180, "first": "crypt",
    "second": "library", "change": -2, "glory": 3, "peril": 4, "points": 1, "health": 2, "level": 3, "cards": 2, "card": "zombie",
    "host": "silvered-blade", "victim": 2, "name": "raka", "form": "melee", "who": "draky", "dice": "3 5", "result": 5,
    "stat": "magic", "total": 6, "value": 5, "passed": "yes", "attack": 7, "counter": 4, "where": "to-lair", "done": 2,
    "found": "no", "new": "break-the-seal", "declared": 1, "monster": "draky", "which": "boons", "price": 2,
}  # fmt: skip

SELECTED: dict[str, list[Any]] = {
    **{key: KINDS[key] for key in ("hero", "quest", "category", "timing", "duration", "stat", "side", "phase", "stage", "kind")},
    **dict.fromkeys(("place", "goal", "first", "second", "places"), KINDS["location"]),
    **dict.fromkeys(("card", "host", "attacker"), KINDS["card"]),
    **dict.fromkeys(("heroes", "victim"), KINDS["hero"]),
    **dict.fromkeys(("kinds", "wanted"), KINDS["kind"]),
    **{key: ["yes", "no"] for key in ("you", "own", "passed", "found")},
    **{key: ["…"] for key in ("who", "designer")},
    "new": KINDS["quest"],
    "list": ["slay-draky", "break-the-seal bones-of-fate"],
    "sides": ["north", "south west"],
    "forms": ["melee", "magic speed"],
    "sort": KINDS["sort"],
    "named": ["card"],
    "victim-named": ["hero"],
    "target": [*VALUES["target"]],
    "monster": MONSTERS,
    "form": [*FORMS, "none"],
    "hit": [*FORMS, "any"],
    "across": ["east", "west", "none", "east"],
    "down": ["none", "south", "north", "north"],
    "by": ["nobody", "somebody", "victim", "owner"],
    "aim": ["nobody", "own", "other"],
    "unit": ["glory", "peril"],
    "type": ["room", "tunnel", "entrance"],
    "what": ["health", "cards", "glory", "melee", "attack-roll", "counter-roll", "threat-trap", "threat-exit"],
    "pay": ["glory", "points", "discard", "free"],
    "frequency": ["turn", "any"],
    "window": ["hero", "own-turn", "any", "before-roll", "wound", "defeat"],
    "letter": ["plus", "minus", "none"],
    "scope": ["while", "battle", "roll", "turn"],
    "role": ["none", "attacker", "defender"],
    "against": ["none", "undead", "beast", "construct", "dragon", "wounded-me-this-turn"],
    "keep": ["high", "low"],
    "zone": ["hand", "inventory", "discard"],
    "chooser": ["me", "foe", "random"],
    "destination": ["entrance", "chosen-location"],
    "ignored": ["danger", "spikes", "pit", "blocked-exit", "trap-exit"],
    "limit": ["treasures", "boons", "lair"],
    "lock": ["attack-hero", "move", "quest", "explore"],
    "moment": [*ASKS],
    "which": ["treasures", "boons"],
    "where": ["to-hand", "to-lair", "to-discard"],
}
"""What texts may select by; everything else is a number."""
NUMBERS: list[Any] = [0, 1, 2, 5, 6, 7, 11, 21, 22, 25]


def fresh(seats: int = 2, seed: int = 1, options: dict[str, str] | None = None) -> Table:
    return Table(GAME, Setup(GAME.id, seats, "base", DEFAULTS | (options or {})), BOOK, Luck(Quick(seed))).start()


def happened(kind: str, *data: int | str, seat: int | None = 1, you: int | None = 0) -> str:
    return EN.event(Event(kind, seat, data), NAMES, you=you)


def does(effect: str, t: Tongue = EN) -> str:
    """What a card with this effect would tell."""
    return " ".join(t.say(phrase.id, **phrase.figures) for phrase in wording_effects.clauses(effects.read(effect)))


def messages(package: str, language: str) -> dict[str, ast.Message]:
    body = FluentParser().parse(read_text(package, f"{language}.ftl")).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found)
    return {entry.id.name: entry for entry in found}


# ---- nothing is missing, nothing is left over ----


def test_every_action_question_and_word_is_known() -> None:
    assert {*_OPTIONS, "throw"} == {action.kind for action in BOOK.catalogue.actions}
    assert set(ANCHORS) == set(ASKS)
    assert {*wording_effects._WORDS, "HUNT", "ESCORT"} == set(WORDS)


class _Needs(Visitor):
    """The texts that a text refers to."""

    def __init__(self) -> None:
        self.texts: set[str] = set()

    def visit_MessageReference(self, node: Any) -> None:
        self.texts.add(node.id.name)


def test_no_text_is_left_over() -> None:
    texts = messages(PACKAGE, "en")
    inner = _Needs()
    for entry in texts.values():
        inner.visit(entry)
    source = "\n".join(file.read_text() for file in SOURCE.glob("wording*.py"))
    said = inner.texts | set(re.findall(r'"([a-z]+(?:-[a-z]+)+)"', source))
    beginnings = ("do-", "effect-", "does-", "card-", "monster-", "hero-", "quest-", "location-", "seat-", "where-")
    named = {f"{kind}-{id}" for kind, ids in KINDS.items() for id in ids}
    assert {id for id in texts if id.startswith(beginnings)} - said - named == set()


# ---- the card language ----


def clauses() -> Iterator[str]:
    """An effect for every value that the language allows."""
    for target in VALUES["target"] - {"atk", "host"}:
        for word in ("WOUND", "HEAL", "GLORY", "PERIL", "AP", "LEVEL"):
            yield f"play: {word}({target},2)"
        yield f"play: THREAT({target},magic,5,fail=[WOUND({target},1); FALL({target})],pass=[GLORY({target},+1)])"
        yield f"play: FALL({target}) ; FALL({target},speed,4)"
    for target, what, scope in product(VALUES["target"], VALUES["what"], VALUES["scope"]):
        yield f"static: MOD({target},{what},-1,{scope})"
    yield from (f"static: MOD(me,melee,+1,while,vs={vs})" for vs in VALUES["vs"])
    yield from (f"static: MOD(me,melee,+1,while,role={role})" for role in VALUES["role"])
    yield from (f"play: THREAT(me,{stat},5)" for stat in VALUES["stat"])
    yield from (f"static: IGNORE(me,{what},turn)" for what in VALUES["ignored"])
    yield from (f"static: LIMIT(me,{what},-1)" for what in VALUES["limit"])
    yield from (f"static: LOCK(here,{what},while)" for what in VALUES["lock"])
    yield from (f"play: WARP({target},{there})" for target in ("me", "foe") for there in VALUES["destination"])
    for zone, chooser, wanted in product(("hand", "inventory"), ("me", "foe", "random"), ("", ",treasure", ",boon")):
        yield f"play: DISCARD(foe,{zone},2,{chooser}{wanted})"
    for price, frequency, window in product(("0", "discard", "1G", "2AP", "3G by foe"), effects.FREQUENCIES, effects.WINDOWS):
        yield f"use[{price};{frequency};{window}]: HEAL(me,1)"
    yield from (f"hit({form}): FALL(foe)" for form in (*FORMS, "any"))
    yield from (f"{trigger}: GLORY(me,+1)" for trigger in ("attack", "enter", "reset", "slain"))
    yield from (f"play{{{condition}}}: AP(me,+1)" for condition in effects.CONDITIONS if condition)
    yield "play: DIE(me,+1,high,roll) ; DIE(me,+2,low,turn) ; PREVENT(me,wound,2) ; PREVENT(me,hit,any) ; PREVENT(me,hit,magic)"
    yield "play: DROP_ATTACKER(monster,discard) ; DROP_ATTACKER(monster,hand) ; CANCEL(bane) ; RECOVER(me,undead,discard,hand,2)"
    yield "play: SHIFT(swap_two_occupied) ; BUILD(me,1) ; ATTACH(treasure:weapon)"
    yield "static: COST(me,undead,-1,while)"
    yield "play: ATTACH(monster:mine) ; SWAPQUEST(me,1) ; SAVE(me,1) ; DISCARD(self,play,1,foe)"
    yield "hazard: DANGER(2) ; SPIKES(speed,5) ; PIT(magic,4)"
    yield "play: GLORY(foe,-X) ; PERIL(me,+X)"


@every_tongue
def test_whatever_a_pack_says_reads_as_sentences(t: Tongue) -> None:
    for effect in clauses():
        told = does(effect, t)
        assert told.endswith("."), effect
        assert "  " not in told, effect


@pytest.mark.parametrize(
    ("effect", "told"),
    [
        ("static: MOD(me,melee,+1,while) ; MOD(me,melee,+1,while,vs=undead)", "+1 melee. +1 melee against undead."),
        ("play: MOD(atk,attack_roll,-2,battle)", "−2 on attack rolls for one attacker in this battle."),
        ("play: AP(me,+1)", "+1 action point."),
        ("hit(speed): AP(foe,-1)", "When it hits in speed: −1 action point for the victim."),
        ("use[discard;any;own_turn]: AP(me,+2)", "Used up, in your own turn: +2 action points."),
        ("use[2G;turn;hero]: HEAL(me,1)", "For 2 glory, once a turn, in your hero phase: +1 health."),
        ("use[1AP;any;any]: HEAL(me,1)", "For an action point, at any time: +1 health."),
        (
            "static: MOD(foe,speed,-1,while) ; use[4G by foe;any;own_turn]: DISCARD(self,play,1,foe)",
            "−1 speed for the victim. The victim may pay 4 glory, in their own turn: This card is discarded.",
        ),
        (
            "play: THREAT(here,speed,6,fail=[WOUND(it,1); GLORY(it,-2)])",
            "Every hero here tests speed 6+. Failed: 1 wound. −2 glory.",
        ),
        ("play: THREAT(foe,magic,5,fail=[LEVEL(foe,-1)])", "The victim tests magic 5+. Failed: −1 level."),
        ("play: THREAT(me,health,5,pass=[LEVEL(me,+2)])", "Test health 5+. Passed: +2 levels."),
        ("play: GLORY(foe,-X)", "−X glory for the victim."),
        ("play: DISCARD(foe,hand,2,random)", "The victim loses 2 cards from the hand, drawn by chance."),
        ("hit(any): HEAL(self,1)", "When it hits: +1 health for the monster."),
    ],
)
def test_effects_in_words(effect: str, told: str) -> None:
    assert does(effect) == told


def test_a_changed_card_reads_as_it_is() -> None:
    """The same card with another figure tells the other figure."""
    assert does("play: THREAT(here,speed,5,fail=[WOUND(it,1)])") != does("play: THREAT(here,speed,5,fail=[WOUND(it,2)])")
    assert does("use[2G;turn;hero]: HEAL(me,1)") != does("use[2G;any;hero]: HEAL(me,1)")


# ---- cards ----


def test_cards_tell_their_price_and_time() -> None:
    assert EN.card("card", "chain-hauberk") == (
        "Treasure (armour), 4 glory, hero phase; stays in play. "
        "For 2 glory, once a turn, when a wound is about to count: 1 wound is prevented."
    )
    assert EN.card("card", "siphon-fame").startswith("Bane (curse), X peril, Dungeonlord phase; used once.")
    assert EN.card("card", "spear-volley").startswith("Trap, 2 peril, ")


def test_monsters_tell_their_scores_and_forms() -> None:
    assert EN.card("card", "ghoul").startswith(
        "Monster (undead), 3 peril, Dungeonlord phase. Health 2, melee 2, magic 0, speed 3. Attacks in melee, speed."
    )
    assert EN.card("monster", "draky").startswith("Kind: dragon. Health 2, melee 3, magic 2, speed 1. Attacks in melee, magic.")


def test_quests_tell_all_their_parts() -> None:
    assert EN.card("quest", "catching-the-magic-fish") == (
        "Chance, at the Troll Bridge. Roll a die: 5 or more. For 2 glory before the roll: 1 more die on this roll; "
        "the highest count. Reward: +1 level. +1 glory. +1 health."
    )
    assert "Failed: −2 glory for every hero here." in EN.card("quest", "break-the-seal")
    assert "everybody if it is common: −1 magic." in EN.card("quest", "the-whispering-curse")
    assert EN.card("quest", "carry-the-embers").startswith(
        "Escort: pick up at the Shrine of Ashes, deliver at the Flooded Cistern."
    )
    assert EN.card("quest", "free-caedmans-soul").startswith("Sacrifice, at the Crypt. Give up 2 health and keep at least 1.")


def test_heroes_tell_their_levels_and_ability() -> None:
    assert EN.card("hero", "lorel-alanus") == (
        "Health 6. Up to 4 boons and 2 treasures. Levels 1 to 4: melee 1, 1, 2, 2; magic 3, 4, 4, 5; speed 3, 3, 4, 4. "
        "Surge: For 2 glory, once a turn, before a roll of yours: +1 magic on this roll."
    )


def test_a_location_is_told_as_it_lies() -> None:
    assert EN.card("location", "library") == ("Room: 2 glory, 1 peril. Exits: north, south, west. Trapped in the west: magic 5+.")
    table = fresh()
    for turned in range(40):
        table = fresh(seed=turned)
        tile = next(tile for tile in table.state.map[1:])
        name = BOOK.locations[tile.card].id
        if tile.half and EN.card("location", name) != EN.card("location", name, BOOK, table.view(0)):
            return
    pytest.fail("no turned tunnel looks different")


# ---- events and questions ----


def test_events_name_the_player_only_to_others() -> None:
    assert happened("moved", "crypt") == "Bo goes to the Crypt."
    assert happened("moved", "crypt", you=1) == "You go to the Crypt."
    assert happened("played", "backpack") == "Bo plays the Backpack."
    assert happened("played", "dodge", you=1) == "You play Dodge."


def test_places_are_told_from_the_entrance() -> None:
    assert happened("placed", "crypt", 2, -1, 180) == "Bo places the Crypt 2 east, 1 north of the entrance, turned by half."
    assert happened("placed", "corner", 0, 1, 0, seat=None) == "The Corner lies 1 south of the entrance."


def test_a_bane_tells_whom_it_meets() -> None:
    assert happened("cursed", "planar-rift", -1, "-") == "Bo plays Planar Rift."
    assert happened("cursed", "stumble", 1, "lorel-alanus") == "Bo’s own hero is struck: Stumble."
    assert happened("cursed", "stumble", 0, "raka", you=1) == "You play Stumble on Raka."


def test_attacks_name_heroes_and_monsters() -> None:
    assert happened("declared", "zombie", 0, "melee", "raka") == "Bo sends the Zombie against Raka: melee."
    assert happened("declared", "spear-volley", 0, "-", "raka") == "Bo sets a trap for Raka: Spear Volley."
    assert happened("attacks", "draky", "magic", 0, "raka") == "Draky attacks Raka: magic."
    assert happened("attacks", "raka", "speed", -1, "zombie") == "Raka attacks the Zombie: speed."
    assert happened("struck", "bone-warden", 0) == "Bone Warden is slain."
    assert happened("struck", "zombie", 1) == "Zombie is wounded: 1 health left."
    assert happened("dropped", "bone-warden", you=1) == "You make the Bone Warden leave the battle."


def test_dice_are_told_with_what_counts() -> None:
    assert happened("rolled", "4", 4) == "Bo rolls a 4."
    assert happened("rolled", "3 5", 5, you=1) == "You roll 3, 5: 5 counts."
    assert happened("tested", "magic", 4, 5, "no") == "Bo fails the test of magic 5+, with 4."


def test_the_end_tells_who_has_won() -> None:
    assert happened("over") == "The game is over: Bo has won."
    assert happened("over", you=1) == "The game is over: you have won."
    assert happened("over", seat=None) == "The game is over: the tomb has won."


def test_questions_tell_how_things_stand() -> None:
    assert EN.ask(Ask(0, "hero-phase", (), (1, 4))) == "You have 1 action point and 4 glory. What does your hero do?"
    assert EN.ask(Ask(0, "dungeonlord", (), (0,))).startswith("You are the Dungeonlord.")
    assert EN.ask(Ask(0, "take-away", (), (0, "raka"))) == "Which card do you give up?"
    assert EN.ask(Ask(0, "form", (), (-1, "zombie"))) == "How does your hero attack the Zombie?"
    assert EN.ask(Ask(0, "hunt-form", (), ("draky", 1, "raka"))) == "How does Draky attack Raka?"


# ---- options ----


def offered(table: Table, kind: str) -> dict[str, Option]:
    """The options of a kind in words."""
    ask = table.questions()[0]
    view = table.view(ask.seat)
    return {str(action): EN.option(action, ask, view, BOOK) for action in ask.options if action.kind == kind}


def until(table: Table, *kinds: str) -> Table:
    """Plays on, with the last option each time, to a question of one of these kinds."""
    while (ask := table.questions()[0]).kind not in kinds:
        table.answer(ask.seat, ask.options[-1])
    return table


def test_a_move_tells_where_it_leads_and_what_it_brings() -> None:
    table = until(fresh(), "hero-phase")
    moves = offered(table, "move")
    assert moves
    points = table.state.parts[table.questions()[0].seat].points
    for text, option in moves.items():
        assert option.words.startswith(f"Go {text.removeprefix('move ')}, to the ")
        assert option.effect.startswith(f"action points {points} → {points - 1}; new: +")
        assert option.group == "Move"


def test_a_placement_tells_what_it_joins() -> None:
    for option in offered(until(fresh(), "place"), "place").values():
        assert option.effect.startswith("opens to: ")
        assert " on" in option.effect
        assert option.words.startswith(option.place)


def test_playing_a_card_tells_its_price_and_effect() -> None:
    table = until(fresh(), "hero-phase")
    seat = table.questions()[0].seat
    table.state.parts[seat].glory = 9
    ask, view = table.questions()[0], table.view(seat)
    action = BOOK.choices.play["weapon-mastery"]
    assert EN.option(action, ask, view, BOOK) == Option("Play Weapon Mastery", "glory 9 → 5; +1 melee.", "Play a card")


def test_ending_the_phase_tells_of_staying_and_of_points_left() -> None:
    table = until(fresh(), "hero-phase")
    player = table.state.parts[table.questions()[0].seat]
    assert offered(table, "end")["end"].effect == (
        f"you did not move: +1 glory, +1 peril; {player.points} action points left over"
    )


def test_what_is_thrown_in_is_told_as_what_it_is() -> None:
    table = until(fresh(), "hero-phase")
    ask = table.questions()[0]
    other = 1 - ask.seat
    table.state.parts[other].glory = 5
    thrown = BOOK.choices.throw[other, BOOK.choices.play["second-wind"]]
    assert EN.option(thrown, ask, table.view(other), BOOK) == Option(
        "Play Second Wind", "glory 5 → 3; +1 action point.", "Throw in"
    )


# ---- what a choice leads to, in a small tomb ----


def number(id: str) -> int:
    return next(at for at, card in enumerate(BOOK.cards) if card.id == id)


def tomb(place: str = "crypt", **fields: Any) -> Table:
    """Seat 0 with Kron three steps east of the entrance or elsewhere, seat 1 with Raka at the entrance."""
    table = until(fresh(), "hero-phase")
    state, places = table.state, [location.id for location in BOOK.locations]
    laid = {"tomb-antechamber": (0, 0), "crossing": (1, 0), "guard-barracks": (2, 0), "crypt": (3, 0), "ossuary": (3, 1)}
    state.map = tuple(Placed(x, y, places.index(id)) for id, (x, y) in laid.items())
    state.common, state.turn = (), 0
    heroes = [hero.id for hero in BOOK.heroes]
    for player, hero in zip(state.parts, ("kron-axereaver", "raka"), strict=True):
        player.hero, player.place, player.visited, player.quests = heroes.index(hero), BOOK.entrance, (), ()
        player.points, player.glory, player.peril, player.hand = 3, 4, 5, ()
    state.parts[0].place = places.index(place)
    for field, value in fields.items():
        setattr(state.parts[0], field, value)
    return table


def told(table: Table, text: str, kind: str = "hero-phase", *about: int | str) -> str:
    """The effect of a choice of seat 0 in words."""
    action = BOOK.catalogue.read(text)
    assert action is not None
    return EN.option(action, Ask(0, kind, (action,), about), table.view(0), BOOK).effect


def test_an_exit_tells_its_test_and_what_a_failure_costs() -> None:
    way = "action points 3 → 2; new: +1 glory, +2 peril"
    table = tomb()
    assert told(table, "move south") == f"blocked, melee 5+ with 3 and a die; a failure costs an action point; {way}"
    assert told(table, "move west") == "action points 3 → 2; new: +1 glory, +2 peril"
    table.state.opened = (Opened(table.state.parts[0].place, 2, 0),)
    assert told(table, "move south") == f"the exit is open; {way}"
    assert told(tomb(inventory=(number("skeleton-keys"),)), "move south") == f"the exit does not stop you; {way}"


def test_a_move_tells_who_and_what_waits_there() -> None:
    table = tomb("crossing", visited=(BOOK.entrance,))
    assert told(table, "move west") == "action points 3 → 2; not new this turn; heroes there: Raka"
    quests = [quest.id for quest in BOOK.quests]
    table = tomb("crossing", quests=(quests.index("break-the-bone-warden"), quests.index("lead-the-pilgrim-out")))
    assert told(table, "move east").endswith("; quests there: Break the Bone Warden")
    table.state.parts[0].escorts = (quests.index("lead-the-pilgrim-out"),)
    assert told(table, "move west").endswith("; quests there: Lead the Pilgrim Out")


def test_a_search_tells_what_is_added() -> None:
    assert told(tomb(), "search the-hidden-phylactery") == "action points 3 → 2; 7 or more with a die and 2"
    assert told(tomb("crossing"), "search the-hidden-phylactery") == "action points 3 → 2; 7 or more with a die"


def test_an_attempt_tells_its_price_its_test_and_its_reward() -> None:
    reward = "Test magic 6+. Reward: +1 level. +2 health."
    quest = next(at for at, quest in enumerate(BOOK.quests) if quest.id == "break-the-seal")
    assert told(tomb(), "attempt break-the-seal") == f"free of charge; with 0 and a die; {reward}"
    again = tomb(attempts=(quest,))
    assert told(again, "attempt break-the-seal") == f"action points 3 → 2; with 0 and a die; {reward}"
    assert told(again, "attempt slay-draky").startswith("free of charge; health 2, melee 3, magic 2, speed 1; ")
    again.state.terms = replace(again.state.terms, one_free_attempt=True)
    again.state.prey = ((BOOK.choices.attempt["slay-draky"].value, 1),)
    assert told(again, "attempt slay-draky").startswith("action points 3 → 2; health 1, melee 3, magic 2, speed 1; ")


def test_whose_peril_pays_is_told() -> None:
    assert told(tomb(), "seat 1", "victim", "zombie") == "peril 5 → 3; 6 health"
    assert told(tomb(), "seat 0", "victim", "stumble") == "an opponent’s peril pays"
    assert told(tomb(), "seat 1", "payer", "planar-rift") == "peril 5 → 2"
    assert told(tomb(), "seat 1", "victim", "siphon-fame") == "6 health"
    assert told(tomb(), "seat 1", "reward", 1) == "peril 5 → 6"


def test_a_form_tells_both_scores() -> None:
    assert told(tomb(), "form melee", "monster-form", "legion", 1) == "3 against 2"
    assert told(tomb(), "form magic", "hunt-form", "draky", "raka") == "2 against 2"
    assert told(tomb(), "form melee", "form", 1) == "3 against 2"
    armed = tomb(inventory=(number("gravediggers-axe"),))
    assert told(armed, "form melee", "form", 1) == "4 against 2"
    assert told(armed, "form speed", "form", -1) == "with 3 and a die"


def test_striking_back_tells_its_price_and_the_foe() -> None:
    table = tomb()
    table.state.attacks = (Attack(number("legion"), 1, 0, "melee", 2),)
    assert told(table, "challenge legion", "challenge") == "action points 3 → 2; health 2, melee 3, magic 2, speed 1"
    table.state.parts[0].points = 0
    assert told(table, "attack-hero 1", "challenge") == "your hero lies down and must stand up again; 6 health"


def test_standing_up_tells_its_test() -> None:
    assert told(tomb(fallen=True), "stand") == "action points 3 → 2"
    bound = tomb(fallen=True, stand=("magic", 4))
    assert told(bound, "stand") == "action points 3 → 2; test magic 4+ with 0 and a die"
    assert told(tomb(), "tip") == "action points 3 → 4; your hero lies down and must stand up again"


def test_where_a_monster_goes_is_told() -> None:
    table = tomb(hand=(0, 1), lair=(number("zombie"),))
    assert told(table, "to-hand", "home", "legion") == "cards in hand: 3"
    assert told(table, "to-lair", "home", "legion") == "monsters in the lair: 2 of 3"


def test_prices_in_glory_are_told() -> None:
    assert told(tomb("tomb-antechamber"), "swap-quest slay-draky") == "glory 4 → 2"
    assert told(tomb(), "use chain-hauberk") == "glory 4 → 2; 1 wound is prevented."
    assert told(tomb(), "use potion-of-healing") == "+2 health."
    assert told(tomb(glory=7), "shed leaden-steps") == "glory 7 → 3"
    assert told(tomb(), "price 2", "extra-die", "bones-of-fate", 2) == "glory 4 → 2"
    assert told(tomb(), "price 2", "how-much", "siphon-fame") == ""
    assert told(tomb(), "play stumble") == "costs 2 peril; The victim falls."


# ---- why not ----


@pytest.mark.parametrize(
    ("text", "rule", "told"),
    [
        ("move north", "DG-MOVE-16", "There is a wall in the north."),
        ("play scare-off", "DG-CARD-3", "This card has another time: in response to an attack."),
        ("play silvered-blade", "DG-HERO-12", "You have a treasure of this kind already: weapon."),
        ("attempt break-the-seal", "DG-QUEST-2", "This quest is not attempted here: Break the Seal."),
        ("search the-lost-apprentice", "DG-QUEST-21", "Searching costs an action point, and you have none left."),
        ("form magic", "DG-BATTLE-5", "With magic this monster only defends itself."),
        ("explore", "DG-HERO-5", "No location is left that could be placed."),
    ],
)
def test_reasons(text: str, rule: str, told: str) -> None:
    action = BOOK.catalogue.read(text)
    assert action is not None
    assert EN.barred(Barred(action, rule), tomb().view(0), BOOK) == told


# ---- seats, how far ----


def test_seats_tell_their_hero_and_quests() -> None:
    table = until(fresh(), "hero-phase")
    player = table.state.parts[0]
    name = EN.name("hero", BOOK.heroes[player.hero].id)
    assert EN.seat(table.view(None), 0, BOOK) == f"{name}, 0 quests of 3"
    player.out = True
    assert EN.seat(table.view(None), 0, BOOK) == f"{name} is defeated"


def test_how_far_the_game_is() -> None:
    assert EN.where(fresh(options={"choose-heroes": "on"}).view(0)) == "Before the first round"
    table = until(fresh(), "hero-phase")
    assert EN.where(table.view(0)) == "Round 1 · hero phase"
    table.state.stage = "counter"
    assert EN.where(table.view(0)) == "Round 1 · battle: counter rolls"


# ---- whole games ----


@every_tongue
@pytest.mark.parametrize("seed", range(4))
def test_a_whole_game_in_words(seed: int, t: Tongue) -> None:
    """Every question, option, aside, barred wish and event of a game with chance options has words."""
    choose, seats = random.Random(seed), 1 + seed
    options = {choice.id: choose.choice(choice.values) for choice in GAME.choices} | {"round-limit": "10"}
    table, said = fresh(seats, seed, options), set[str]()
    for _ in range(300):
        if table.over:
            break
        ask = table.questions()[0]
        view = table.view(ask.seat)
        said |= {t.ask(ask), t.where(view), *(t.seat(view, seat, BOOK) for seat in range(seats))}
        asides = [(action, seat) for seat in range(seats) for action in table.aside(seat)]
        for action, seat in (*((action, ask.seat) for action in ask.options), *asides):
            option = t.option(action, ask, table.view(seat), BOOK)
            assert option.words
            assert option.group
            said |= {option.words, option.effect}
        said |= {t.barred(wish, view, BOOK) for wish in table.barred(ask.seat)}
        table.answer(ask.seat, choose.choice(ask.options))
    said |= {t.event(event, NAMES, you=0) for event in table.told(0)}
    assert not [sentence for sentence in said if "  " in sentence or "{" in sentence or "\u2068" in sentence]
