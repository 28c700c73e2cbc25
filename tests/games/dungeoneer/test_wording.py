"""Words of the tomb: everything has a sentence, cards are told by what they do, and a choice by what it leads to."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from msgspec.structs import replace

from tests.games.dungeoneer.positions import crypt, hero
from undercroft.games import dungeoneer
from undercroft.games.dungeoneer import ASKS, GAME, card_language
from undercroft.games.dungeoneer.actions import BEGIN, SIDES
from undercroft.games.dungeoneer.card_language import VALUES, WORDS
from undercroft.games.dungeoneer.content import FORMS
from undercroft.games.dungeoneer.face import FACE, wording
from undercroft.games.dungeoneer.face.board import BOARD
from undercroft.games.dungeoneer.face.wording import ANCHORS
from undercroft.games.dungeoneer.face.wording import effects as wording_effects
from undercroft.games.dungeoneer.face.wording.options import _OPTIONS
from undercroft.games.dungeoneer.loading import load
from undercroft.games.dungeoneer.rules.play import PHASES
from undercroft.games.dungeoneer.state import Attack, Mod, Opened, Placed
from undercroft.kernel.foretell import UNTRIED
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table
from undercroft.kernel.types import Ask, Barred, Event, Setup
from undercroft.texts import LANGUAGES, Option, Tongue, tongue

BOOK = load("base")
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
    "hung": ["bloodscent", "runed-edge bloodscent"],
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
    "zone": ["hand", "inventory", "discard", "lair"],
    "chooser": ["me", "foe", "random"],
    "destination": ["entrance", "chosen-location"],
    "ignored": ["danger", "spikes", "pit", "blocked-exit", "trap-exit"],
    "limit": ["treasures", "boons", "lair"],
    "lock": ["attack-hero", "move", "quest", "explore"],
    "moment": [*ASKS],
    "which": ["treasures", "boons"],
    "where": ["to-hand", "to-lair", "to-discard"],
    "rolled": ["roll", "peril"],
    "outcome": ["hit", "tie", "countered"],
    "there": ["place", "tunnel", "room"],
    **{key: ["yes", "no"] for key in ("here", "more")},
    **{key: [*FORMS] for key in ("one", "two", "three")},
}
"""What texts may select by; everything else is a number."""
SAID = set(WORDS) - set(wording_effects._OWN_WAYS) - {"HUNT", "ESCORT"}
"""Words of the card language that are said by their own name."""
NUMBERS: list[Any] = [0, 1, 2, 5, 6, 7, 11, 21, 22, 25]


def fresh(seats: int = 2, seed: int = 1, options: dict[str, str] | None = None) -> Table:
    return Table(GAME, Setup(GAME.id, seats, "base", DEFAULTS | (options or {})), BOOK, Luck(Quick(seed))).start()


def happened(kind: str, *data: int | str, seat: int | None = 1, you: int | None = 0) -> str:
    return EN.event(Event(kind, seat, data), NAMES, you=you)


def does(effect: str, t: Tongue = EN) -> str:
    """What a card with this effect would tell."""
    return " ".join(t.say(phrase.id, **phrase.figures) for phrase in wording_effects.clauses(card_language.read(effect)))


def messages(read: Callable[[str], str | None], language: str) -> dict[str, ast.Message]:
    body = FluentParser().parse(read(f"texts/{language}.ftl") or "").body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found)
    return {entry.id.name: entry for entry in found}


# ---- nothing is missing, nothing is left over ----


def test_every_action_question_and_word_is_known() -> None:
    assert {*_OPTIONS, "throw"} == {action.kind for action in BOOK.catalogue.actions}
    assert set(ANCHORS) == set(ASKS)
    assert set(wording_effects._OWN_WAYS) < set(WORDS)
    assert {f"does-{word.lower()}" for word in SAID} <= set(messages(FACE.read, "en"))


class _Needs(Visitor):
    """The texts that a text refers to."""

    def __init__(self) -> None:
        self.texts: set[str] = set()

    def visit_MessageReference(self, node: Any) -> None:
        self.texts.add(node.id.name)


def test_no_text_is_left_over() -> None:
    texts = messages(FACE.read, "en")
    inner = _Needs()
    for entry in texts.values():
        inner.visit(entry)
    source = "\n".join(file.read_text() for file in (*SOURCE.glob("face/wording/*.py"), *SOURCE.glob("face/board/*.py")))
    said = inner.texts | set(re.findall(r'"([a-z]+(?:-[a-z]+)+)"', source)) | {f"does-{word.lower()}" for word in SAID}
    beginnings = (
        "do-",
        "effect-",
        "sure-",
        "then-",
        "does-",
        "card-",
        "monster-",
        "hero-",
        "quest-",
        "location-",
        "seat-",
        "where-",
    )
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
    for price, frequency, window in product(
        ("0", "discard", "1G", "2AP", "3G by foe"), card_language.FREQUENCIES, card_language.WINDOWS
    ):
        yield f"use[{price};{frequency};{window}]: HEAL(me,1)"
    yield from (f"hit({form}): FALL(foe)" for form in (*FORMS, "any"))
    yield from (f"{trigger}: GLORY(me,+1)" for trigger in ("attack", "enter", "reset", "slain"))
    yield from (f"play{{{condition}}}: AP(me,+1)" for condition in card_language.CONDITIONS if condition)
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
        "Monster (undead), 3 peril, Dungeonlord phase. Health 2, melee 2, magic 0, speed 3. "
        "Attacks in melee, speed (gold ring on the card)."
    )
    assert EN.card("monster", "draky").startswith(
        "Kind: dragon. Health 2, melee 3, magic 2, speed 1. Attacks in melee, magic (gold ring on the card)."
    )


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
        "Surge: for 2 glory, once a turn, before a roll of yours: +1 magic on this roll."
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
    assert happened("placed", "crypt", 2, -1, 180) == "Bo places the Crypt 2 east, 1 north of the entrance, turned by 180°."
    assert happened("placed", "corner", 0, 1, 0, seat=None) == "The Corner lies 1 south of the entrance."


def test_a_bane_tells_whom_it_meets() -> None:
    assert happened("cursed", "planar-rift", -1, "-") == "Bo plays Planar Rift."
    assert happened("cursed", "stumble", 1, "lorel-alanus") == "Bo’s own hero is struck: Stumble."
    assert happened("cursed", "stumble", 0, "raka", you=1) == "You play Stumble on Raka."


def test_attacks_name_heroes_and_monsters() -> None:
    assert happened("declared", "zombie", 0, "melee", "raka") == "Bo sends the Zombie against Raka: melee."
    assert happened("declared", "spear-volley", 0, "-", "raka") == "Bo sets a trap for Raka: Spear Volley."
    assert happened("attacks", "draky", "magic", 0, "raka") == "Draky attacks Raka in magic."
    assert happened("attacks", "raka", "speed", -1, "zombie") == "Raka attacks the Zombie in speed."
    assert happened("struck", "bone-warden", 0) == "Bone Warden is slain."
    assert happened("struck", "zombie", 1) == "Zombie is wounded: 1 health left."
    assert happened("dropped", "bone-warden", you=1) == "You make the Bone Warden leave the battle."


def test_dice_are_told_with_what_counts() -> None:
    assert happened("rolled", "4", 4) == "Bo rolls a 4."
    assert happened("rolled", "3 5", 5, you=1) == "You roll 3, 5: 5 counts."
    assert happened("tested", "magic", 4, 5, "no") == "Bo fails the test of magic 5+ with a total of 4."


@pytest.mark.parametrize(
    ("dice", "strikes", "told"),
    [
        ("5", 0, "Peril die 5: nothing stirs (it strikes on a 1)."),
        ("5 3", 0, "Peril dice 5, 3: nothing stirs (each strikes on 2 or less)."),
        ("5 2", 1, "Peril dice 5, 2: one of them strikes (each strikes on 2 or less)."),
        ("1 6", 1, "Peril dice 1, 6: one of them strikes (each strikes on 2 or less)."),
        ("3 6 1", 2, "Peril dice 3, 6, 1: 2 of them strike (each strikes on 3 or less)."),
    ],
)
def test_dice_for_peril_are_told_by_what_they_strike_on(dice: str, strikes: int, told: str) -> None:
    assert happened("peril-rolled", dice, strikes, seat=0) == told


def test_a_comparison_tells_what_comes_of_it() -> None:
    assert happened("compared", "bone-hound", 6, 5) == "Bone Hound attacks with 6 against 5: a hit."
    assert happened("compared", "bone-hound", 5, 5) == "Bone Hound attacks with 5 against 5: a tie, nobody is hit."
    assert happened("compared", "bone-hound", 4, 5) == "Bone Hound attacks with 4 against 5: the defender hits instead."


def test_the_end_tells_who_has_won() -> None:
    assert happened("over") == "The game is over: Bo has won."
    assert happened("over", you=1) == "The game is over: you have won."
    assert happened("over", seat=None) == "The game is over: the tomb has won."


def test_questions_tell_how_things_stand() -> None:
    assert EN.ask(Ask(0, "hero-phase", (), (1, 4))) == "You have 1 action point and 4 glory. What does your hero do?"
    assert EN.ask(Ask(0, "dungeonlord", (), (0,))).startswith("You are the Dungeonlord.")
    more = (BOOK.choices.declare["zombie"], BEGIN)
    assert EN.ask(Ask(0, "dungeonlord", more, (2,))) == "2 encounters are declared. What else?"
    nothing_more = "One encounter is declared; nothing more can be played. Ready to begin?"
    assert EN.ask(Ask(0, "dungeonlord", (BEGIN,), (1,))) == nothing_more
    assert EN.ask(Ask(0, "take-away", (), (0, "raka"))) == "Which card do you give up?"
    assert EN.ask(Ask(0, "form", (), (-1, "zombie"))) == "How does your hero attack the Zombie?"
    assert EN.ask(Ask(0, "hunt-form", (), ("draky", 1, "raka"))) == "How does Draky attack Raka?"


# ---- options ----


def offered(table: Table, kind: str) -> dict[str, Option]:
    """The options of a kind in words."""
    ask = table.questions()[0]
    actions = [action for action in ask.options if action.kind == kind]
    return dict(zip(map(str, actions), EN.options(table, ask.seat, actions), strict=True))


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
        assert option.effect.startswith(f"action points {points} → {points - 1}; new: glory ")
        assert option.group == "Move"


def test_a_placement_tells_what_it_joins() -> None:
    for option in offered(until(fresh(), "place"), "place").values():
        assert option.effect.startswith("opens to: ")
        assert " on" in option.effect
        assert option.words.startswith(option.place)


def test_playing_a_card_tells_its_price_and_effect() -> None:
    table = crypt(hero("raka", glory=9, hand="weapon-mastery riposte"), hero("kron-axereaver"))
    assert offered(table, "play")["play weapon-mastery"] == Option("Play Weapon Mastery", "glory 9 → 5; +1 melee.", "Play a card")


def test_ending_the_phase_tells_of_staying_and_of_points_left() -> None:
    table = until(fresh(), "hero-phase")
    player = table.state.parts[table.questions()[0].seat]
    assert offered(table, "end")["end"].effect == (
        f"you did not move: +1 glory, +1 peril; {player.points} action points left over"
    )


def test_what_is_thrown_in_is_told_as_what_it_is() -> None:
    table = crypt(hero("raka", hand="dodge riposte"), hero("kron-axereaver", glory=5, hand="second-wind"))
    (option,) = EN.options(table, 1, table.aside(1))
    assert option == Option("Play Second Wind", "glory 5 → 3; action points 0 → 1", "Throw in")


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
    for player, name in zip(state.parts, ("kron-axereaver", "raka"), strict=True):
        player.hero, player.place, player.visited, player.quests = heroes.index(name), BOOK.entrance, (), ()
        player.points, player.glory, player.peril, player.hand = 3, 4, 5, ()
    state.parts[0].place = places.index(place)
    for field, value in fields.items():
        setattr(state.parts[0], field, value)
    return table


def told(table: Table, text: str, kind: str = "hero-phase", *about: int | str) -> str:
    """What can be read of a choice of seat 0, in words: not what trying it shows."""
    action = BOOK.catalogue.read(text)
    assert action is not None
    return EN.option(action, Ask(0, kind, (action,), about), table.view(0), BOOK, UNTRIED).effect


def test_an_exit_tells_its_test_and_what_a_failure_costs() -> None:
    given = "new: +1 glory, +2 peril"
    table = tomb()
    assert told(table, "move south") == (
        f"blocked: melee 3 + a die against 5, you need 2 or more; a failure costs an action point; action points 3 → 2; {given}"
    )
    assert told(table, "move west") == given
    table.state.opened = (Opened(table.state.parts[0].place, 2, 0),)
    assert told(table, "move south") == f"the exit is open; {given}"
    assert told(tomb(inventory=(number("skeleton-keys"),)), "move south") == f"the exit does not stop you; {given}"


def test_a_move_tells_who_and_what_waits_there() -> None:
    table = tomb("crossing", visited=(BOOK.entrance,))
    assert told(table, "move west") == "already visited this turn, no points; heroes there: Raka"
    quests = [quest.id for quest in BOOK.quests]
    table = tomb("crossing", quests=(quests.index("break-the-bone-warden"), quests.index("lead-the-pilgrim-out")))
    assert told(table, "move east").endswith("; your quests there: Break the Bone Warden")
    table.state.parts[0].escorts = (quests.index("lead-the-pilgrim-out"),)
    assert told(table, "move west").endswith("; your quests there: Lead the Pilgrim Out")


def test_a_spot_to_be_found_waits_only_where_it_has_been_found() -> None:
    quest = BOOK.choices.attempt["the-hidden-phylactery"].value
    table = tomb("crossing", quests=(quest,))
    assert "quests there" not in told(table, "move east")
    table.state.parts[0].found = ((quest, BOOK.place["guard-barracks"]),)
    assert told(table, "move east").endswith("; your quests there: The Hidden Phylactery")
    assert "quests there" not in told(table, "move west")


def test_a_search_tells_what_is_added() -> None:
    found = "once found, it can be attempted here this turn"
    assert told(tomb(), "search the-hidden-phylactery") == f"a die + 2 against 7, you need 5 or more; {found}"
    assert told(tomb("crossing"), "search the-hidden-phylactery") == f"a die against 7, out of reach without help; {found}"


def test_an_attempt_tells_whether_it_is_free_its_test_what_a_failure_costs_and_its_reward() -> None:
    seal = "magic 0 + a die against 6: you need a 6. Failed: −2 glory for every hero here. Reward: +1 level. +2 health."
    quest = BOOK.choices.attempt["break-the-seal"].value
    assert told(tomb(), "attempt break-the-seal") == f"free of charge; {seal}"
    again = tomb(attempts=(quest,))
    assert told(again, "attempt break-the-seal") == seal
    hunted = "the monster attacks first; health {}; attacks in melee 3 or magic 2; defends with melee 3, magic 2, speed 1; "
    assert told(again, "attempt slay-draky").startswith("free of charge; " + hunted.format(2))
    again.state.terms = replace(again.state.terms, one_free_attempt=True)
    again.state.prey = ((BOOK.choices.attempt["slay-draky"].value, 1),)
    assert told(again, "attempt slay-draky").startswith(hunted.format(1))


@pytest.mark.parametrize(
    ("speed", "needed"),
    [(0, "out of reach without help"), (2, "you need a 6"), (3, "you need 5 or more"), (7, "any roll will do")],
)
def test_what_the_die_must_show_is_told(speed: int, needed: str) -> None:
    table = tomb()
    table.state.mods = (Mod(0, -1, "speed", speed - 3, "turn"),)
    assert f"speed {speed} + a die against 8: {needed}." in told(table, "attempt disarm-the-great-engine")


def test_a_failure_that_costs_nothing_is_told() -> None:
    assert "Failed: nothing is lost. Reward: " in told(tomb(), "attempt the-lost-apprentice")
    assert "nothing is lost" not in told(tomb(), "attempt the-hidden-phylactery")
    assert "Failed" not in told(tomb(), "attempt free-caedmans-soul")


def test_whose_peril_pays_is_told() -> None:
    assert told(tomb(), "seat 1", "victim", "zombie") == "peril 5 → 3; 6 health"
    assert told(tomb(), "seat 0", "victim", "stumble") == "an opponent’s peril pays"
    assert told(tomb(), "seat 1", "payer", "planar-rift") == "peril 5 → 2"
    assert told(tomb(), "seat 1", "victim", "siphon-fame") == "5 peril; 6 health"


def test_a_form_tells_both_scores() -> None:
    assert told(tomb(), "form melee", "monster-form", "legion", 1) == "3 + a die against 2 + a die"
    assert told(tomb(), "form magic", "hunt-form", "draky", "raka") == "2 + a die against 2 + a die"
    assert told(tomb(), "form melee", "form", 1) == "3 + a die against 2 + a die"
    armed = tomb(inventory=(number("gravediggers-axe"),))
    assert told(armed, "form melee", "form", 1) == "4 + a die against 2 + a die"
    armed.state.attacks = (Attack(number("spear-volley"), 1, 0, ""), Attack(number("legion"), 1, 0, "melee", 2))
    assert told(armed, "form speed", "form", -1, "legion") == "3 + a die against 1 + a die"
    armed.state.parts[0].hurt_by = (number("legion"),)
    assert told(armed, "form speed", "form", -1, "legion") == "4 + a die against 1 + a die"


def test_striking_back_tells_the_foe() -> None:
    table = tomb()
    table.state.attacks = (Attack(number("ghost"), 1, 0, "magic", 1),)
    assert told(table, "challenge ghost", "challenge") == ("health 1; attacks in magic 2; defends with melee 3, magic 2, speed 2")
    assert told(table, "attack-hero 1", "challenge") == "6 health"


def test_not_to_respond_tells_who_attacks_whom_and_how() -> None:
    table = tomb()
    hound, ghost = Attack(number("bone-hound"), 1, 0, "speed", 1), Attack(number("ghost"), 1, 0, "magic", 1)
    table.state.attacks = (hound, Attack(number("spear-volley"), 1, 0, ""), replace(ghost, gone="dropped"))
    attack = "Bone Hound attacks Kron Axereaver in speed: 3 + a die against 3 + a die"
    assert told(table, "pass", "response") == attack
    assert told(table, "pass", "challenge") == ""
    table.state.attacks = (hound, ghost)
    assert told(table, "pass", "response").startswith(f"{attack}; Ghost attacks Kron Axereaver in magic: 2 + a die")
    assert told(table, "card bone-hound", "which-attack") == attack


def test_an_attack_on_an_own_monster_is_told() -> None:
    table = tomb()
    own = Attack(number("zombie"), 0, 1, "melee", 2, gone="over")
    table.state.attacks = (own, Attack(-1, 1, -1, "magic", against=number("zombie")))
    assert told(table, "pass", "response") == "Raka attacks the Zombie in magic: 2 + a die against 0 + a die"


def test_two_of_a_kind_are_told_apart() -> None:
    table = tomb()
    one, two = (Attack(card, 1, 0, form, 1) for card, form in ((number("skeleton"), "melee"), (number("skeleton") + 1, "speed")))
    table.state.attacks = (one, two)
    assert told(table, "copy skeleton-2", "which-alike", "skeleton").startswith("Skeleton attacks Kron Axereaver in speed: 2 + a")


def test_standing_up_tells_its_test() -> None:
    assert told(tomb(fallen=True), "stand") == ""
    bound = tomb(fallen=True, stand=("magic", 4))
    assert told(bound, "stand") == "magic 0 + a die against 4, you need 4 or more"


def test_prices_that_are_not_certain_are_read() -> None:
    """The new quest is drawn before it is paid; whose peril pays is chosen first."""
    assert told(tomb("tomb-antechamber"), "swap-quest slay-draky") == "glory 4 → 2"
    assert told(tomb(), "use chain-hauberk") == "1 wound is prevented."
    assert told(tomb(), "play stumble") == "costs an opponent 2 peril. The victim falls."


def said(table: Table, text: str, kind: str, *about: int | str) -> str:
    """The words of a choice of seat 0."""
    action = BOOK.catalogue.read(text)
    assert action is not None
    return EN.option(action, Ask(0, kind, (action,), about), table.view(0), BOOK, UNTRIED).words


def test_what_is_discarded_is_told_with_where_it_lies() -> None:
    table = tomb(hand=(number("zombie"),), inventory=(number("backpack"),), lair=(number("ghoul"),))
    assert said(table, "discard zombie", "discard") == "Zombie, from your hand"
    assert said(table, "discard backpack", "discard") == "Backpack, in play"
    assert said(table, "dismiss ghoul", "discard") == "Ghoul, from your lair"
    assert said(table, "discard ghoul", "over-lair") == "Ghoul, from your lair"
    assert said(table, "discard backpack", "over-limit", "treasures") == "Backpack, in play"
    assert (
        told(table, "discard backpack", "discard")
        == "Treasure (bag), 2 glory, hero phase; stays in play. Limit of treasures: +2."
    )
    assert told(table, "card backpack", "take-away", 1, "raka") == told(table, "discard backpack", "discard")


def test_one_encounter_or_several_begin() -> None:
    assert said(tomb(), "begin", "dungeonlord", 1) == "Begin the encounter"
    assert said(tomb(), "begin", "dungeonlord", 2) == "Begin the encounters"


def test_facing_a_location_tells_what_the_die_must_show() -> None:
    table = tomb("inner-sanctum")
    assert told(table, "test", "before-effect", "inner-sanctum").startswith("magic 0 + a die against 4: you need 4 or more. On ")
    spiked = tomb("spiked-corridor")
    assert told(spiked, "test", "spikes", 1) == "speed 3 + a die against 5: you need 2 or more. Spikes: speed 5+, or 1 wound."


# ---- why not ----


@pytest.mark.parametrize(
    ("text", "rule", "told"),
    [
        ("move north", "DG-MOVE-16", "There is a wall in the north."),
        ("play scare-off", "DG-CARD-3", "Scare Off: for another time (in response to an attack)."),
        ("play silvered-blade", "DG-HERO-12", "Silvered Blade: you have a treasure of this kind already (weapon)."),
        ("attempt break-the-seal", "DG-QUEST-2", "Break the Seal: not here, only at the Sealed Gate."),
        ("attempt the-lost-apprentice", "DG-QUEST-2", "The Lost Apprentice: not here, only in a tunnel."),
        (
            "search the-lost-apprentice",
            "DG-QUEST-21",
            "The Lost Apprentice: searching costs an action point, and you have none left.",
        ),
        ("swap-quest slay-draky", "DG-QUEST-35", "Quests are changed only at the Tomb Antechamber, for 2 glory."),
        ("form magic", "DG-BATTLE-5", "With magic this monster only defends itself."),
        ("explore", "DG-HERO-5", "No location is left that could be placed."),
    ],
)
def test_reasons(text: str, rule: str, told: str) -> None:
    action = BOOK.catalogue.read(text)
    assert action is not None
    assert EN.barred(Barred(action, rule), tomb().view(0), BOOK) == told


@pytest.mark.parametrize(
    ("text", "rule", "about", "told"),
    [
        ("play ring-of-the-undying", "DG-ECON-9", (6, 4), "Ring of the Undying: the price is 6 glory, and you have 4."),
        ("declare death-knight", "DG-ECON-9", (6, 5), "Death Knight: the price is 6 peril, and no opponent has more than 5."),
        ("shed withered-arm", "DG-ECON-9", (4, 1), "Withered Arm: the price is 4 glory, and you have 1."),
        ("ability", "DG-ECON-9", (2, 1), "Your hero’s ability: the price is 2 glory, and you have 1."),
        ("move north", "DG-MOVE-1", (1, 0), "Moving costs an action point, and you have none left."),
        ("there crypt", "DG-MOVE-1", (3, 1), "3 steps away: you go one step at a time, and have 1 action point."),
        ("there crypt", "DG-MOVE-1", (3, 0), "3 steps away: you go one step at a time, and have no action point left."),
        ("seat 1", "DG-ECON-6", (3, 2), "The price is 3 peril, and this player has 2."),
        ("use flask-of-swiftness", "DG-ANYTIME-3", ("own_turn",), "Flask of Swiftness: only in your own turn."),
        ("attack-hero 1", "DG-BATTLE-1", ("again",), "A hero attacks once a turn, and yours already has."),
    ],
)
def test_reasons_with_figures(text: str, rule: str, about: tuple[int | str, ...], told: str) -> None:
    action = BOOK.catalogue.read(text)
    assert action is not None
    assert EN.barred(Barred(action, rule, about), tomb().view(0), BOOK) == told


def test_a_price_out_of_reach_is_told_where_it_is_asked() -> None:
    wish = Barred(BOOK.choices.swap["slay-draky"], "DG-QUEST-35")
    poor = tomb("tomb-antechamber", glory=1)
    assert EN.barred(wish, poor.view(0), BOOK) == "Changing a quest costs 2 glory, and you have 1."


def test_where_an_escort_was_left_is_told() -> None:
    wish = Barred(BOOK.choices.pick_up["lead-the-pilgrim-out"], "DG-QUEST-37")
    table = tomb()
    table.state.tokens = ((wish.action.value, BOOK.place["ossuary"]),)
    assert EN.barred(wish, table.view(0), BOOK) == (
        "Lead the Pilgrim Out: the escort was left at the Ossuary; only there can it be picked up."
    )


# ---- the other tongues ----

RU, PL = tongue("ru", GAME.id), tongue("pl", GAME.id)


@pytest.mark.parametrize(
    ("points", "glory", "russian", "polish"),
    [
        (3, 1, "3 очка действия и 1 очко славы", "3 punkty akcji i 1 punkt chwały"),
        (0, 22, "0 очков действия и 22 очка славы", "0 punktów akcji i 22 punkty chwały"),
        (1, 12, "1 очко действия и 12 очков славы", "1 punkt akcji i 12 punktów chwały"),
    ],
)
def test_points_are_counted_in_every_plural(points: int, glory: int, russian: str, polish: str) -> None:
    ask = Ask(0, "hero-phase", (), (points, glory))
    assert russian in RU.ask(ask)
    assert polish in PL.ask(ask)


@pytest.mark.parametrize("language", [pytest.param(RU, id="ru"), pytest.param(PL, id="pl")])
def test_names_of_cards_stand_out_in_a_sentence(language: Tongue) -> None:
    """In quotes or with a capital, so that a card is not taken for a word."""
    for card in KINDS["card"]:
        words = language.event(Event("discarded", 1, (card,)), NAMES).removesuffix(".").split(" ", 2)[2]
        assert words[0] in "«„" or words[0].isupper(), words


def test_russian_and_polish_begin_as_many_as_were_declared() -> None:
    for t, one, several in (
        (RU, "Начать столкновение", "Начать столкновения"),
        (PL, "Rozpocznij spotkanie", "Rozpocznij spotkania"),
    ):
        for declared, told in ((1, one), (3, several)):
            assert t.option(BEGIN, Ask(0, "dungeonlord", (BEGIN,), (declared,)), tomb().view(0), BOOK, UNTRIED).words == told


def test_a_sentence_goes_on_in_small_letters_behind_a_colon() -> None:
    assert RU.card("card", "lucky-omen").endswith("Перед вашим броском: ещё 1 кубик на этот бросок; считаются наибольшие.")
    assert PL.card("card", "leaden-steps").endswith("w swojej turze: ta karta zostaje odrzucona.")


def test_a_location_lies_so_far_from_the_entrance() -> None:
    placed = Event("placed", 1, ("crypt", 1, -3, 180))
    assert RU.event(placed, NAMES) == "Bo кладёт локацию «Склеп» на клетку восточнее и на 3 клетки севернее входа, с разворотом."


def test_polish_sentences_agree_with_their_noun() -> None:
    assert PL.event(Event("placed", 1, ("crypt", 2, -1, 180)), NAMES).endswith("od wejścia, obrócona o 180°.")
    assert PL.event(Event("failed", 1, ("break-the-seal",)), NAMES) == "Bo: zadanie „Złam pieczęć” się nie udaje."


# ---- seats, how far ----


def test_seats_tell_their_hero_and_quests() -> None:
    table = until(fresh(), "hero-phase")
    player = table.state.parts[0]
    name = EN.name("hero", BOOK.heroes[player.hero].id)
    assert (EN.seat(table.view(None), 0, BOOK), EN.standing(table.view(None), 0, BOOK)) == (name, "0/3 quests")
    player.out = True
    assert (EN.seat(table.view(None), 0, BOOK), EN.standing(table.view(None), 0, BOOK)) == (name, "defeated")


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
        said |= {t.ask(ask), t.where(view), *(t.seat(view, seat, BOOK) + t.standing(view, seat, BOOK) for seat in range(seats))}
        asides = [(action, seat) for seat in range(seats) for action in table.aside(seat)]
        for action, seat in (*((action, ask.seat) for action in ask.options), *asides):
            (option,) = t.options(table, seat, [action])
            assert option.words
            assert option.group
            said |= {option.words, option.effect}
        said |= {t.barred(wish, view, BOOK) for wish in table.barred(ask.seat)}
        table.answer(ask.seat, choose.choice(ask.options))
    said |= {t.event(event, NAMES, you=0) for event in table.told(0)}
    assert not [sentence for sentence in said if "  " in sentence or "{" in sentence or "\u2068" in sentence]


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_what_the_drawing_shows_beside_cards_is_there_and_has_words(seats: int) -> None:
    names = ("raka", "sable-quick", "lorel-alanus", "kron-axereaver")[:seats]
    view = crypt(*(hero(name, points=1) for name in names), bag="library").view(0)
    drawn = BOARD.live(view, BOOK, EN)
    for spot, kind, id in wording.shown(view, BOOK):
        assert f'data-spot="{spot}"' in drawn
        assert EN.card(kind, id, BOOK, view)
    assert ("peril-deck" in {spot for spot, _, _ in wording.shown(view, BOOK)}) == (seats == 1)
