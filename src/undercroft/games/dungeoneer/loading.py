"""Loads a pack: decoded, made into a book, and checked against what the rules need of any pack."""

from __future__ import annotations

from collections import Counter
from functools import cache

from undercroft.games.dungeoneer.card_language import DEEDS, Clause
from undercroft.games.dungeoneer.content import WALL, Card, DungeonBook, Pack, Quest
from undercroft.kernel import packs
from undercroft.kernel.packs import WrongPack

MOST_SEATS = 4
HANDS = 2
"""So many full hands must be left in the deck when everybody has been dealt cards."""
GLORY_TIMES, STAYING = ("hero", "response", "anytime"), ("permanent", "instant", "attachment")
TIMINGS = {
    "treasure": GLORY_TIMES, "boon": GLORY_TIMES, "bane": ("dungeonlord", "anytime"), "monster": ("dungeonlord",),
    "trap": ("dungeonlord",),
}  # fmt: skip
DURATIONS = {"treasure": STAYING, "boon": STAYING, "bane": STAYING, "monster": ("monster",), "trap": ("instant",)}
TRIGGERS = {
    "treasure": ("play", "static", "use"), "boon": ("play", "static", "use"), "bane": ("play", "static", "use"),
    "monster": ("attack", "hit", "static"), "trap": ("play",), "location": ("static", "use", "enter", "hazard"),
    "hero": ("static", "use", "slain"), "quest": ("static", "reset"),
}  # fmt: skip
"""When the effects of something can happen."""
BEARERS = {
    "treasure": ("me",), "boon": ("me",), "bane": ("foe", "host"), "monster": ("self",), "location": ("here",), "hero": ("me",),
    "quest": ("affected",),
}  # fmt: skip
"""On whom its lasting effects act."""
MOMENTS = {"DIE": "before_roll", "CANCEL": "bane_on_me"}
"""Words that work at one moment only."""
USES = {
    ("", "wound"): {"PREVENT"}, ("", "defeat"): {"SAVE"}, ("", "before_roll"): set[str](), ("hero", "before_roll"): {"MOD"},
    ("hero", "hero"): set[str](), ("hero", "own_turn"): set[str](), ("hero", "any"): set[str](),
    ("location", "hero"): {"HEAL", "SWAPQUEST"}, ("location", "own_turn"): set[str](), ("location", "any"): set[str](),
}  # fmt: skip
"""What can be used in a window, by whom if not by anybody; everything in all others."""


@cache
def load(name: str) -> DungeonBook:
    return bind(*packs.find("undercroft.games.dungeoneer", name))


def bind(name: str, data: bytes) -> DungeonBook:
    return make(name, packs.decode(name, data, Pack))


def make(name: str, pack: Pack) -> DungeonBook:
    """The book of a pack; `WrongPack` names what cannot be played with."""
    for what, ids in (
        ("locations", [place.id for place in pack.locations]),
        ("cards", [card.id for card in pack.cards]),
        ("quests", [quest.id for quest in pack.quests]),
        ("heroes", [hero.id for hero in pack.heroes]),
        ("monsters", [quest.monster.id for quest in pack.quests if quest.monster] + [card.id for card in pack.cards]),
    ):
        twice = [each for each, times in Counter(ids).items() if times > 1]
        need(not twice, f"{what}: two with the id '{twice[0] if twice else ''}'")
    book = DungeonBook(name, packs.fingerprint(pack), pack)
    _check_counts(pack, book)
    _check_locations(book)
    for card in book.cards:
        _check_card(card)
    for quest in book.quests:
        _check_quest(quest, book)
    for hero in book.heroes:
        _check_effects(f"hero {hero.id}", hero.clauses, "hero")
        for form, scores in hero.scores.items():
            need(
                len(scores) == pack.figures.levels,
                f"hero {hero.id}: {form} needs a score for each of {pack.figures.levels} levels",
            )
        need(min(hero.limits.values()) >= 0, f"hero {hero.id}: limits are not below 0")
        need(hero.health > 0 and hero.scores["speed"][0] > 0, f"hero {hero.id}: needs health and speed")
    return book


def need(fine: bool, what: str) -> None:
    if not fine:
        raise WrongPack(what)


def _check_counts(pack: Pack, book: DungeonBook) -> None:
    figures = pack.figures
    for field in ("quests_to_win", "health", "hand", "personal_quests", "lair", "tunnels", "levels"):
        need(getattr(figures, field) > 0, f"figures.{field}: at least 1")
    need(figures.tunnels == 4, "figures.tunnels: one for each side of the entrance")
    need(len(book.heroes) >= MOST_SEATS, f"heroes: fewer than {MOST_SEATS}")
    need(all(card.copies > 0 for card in pack.cards), "cards: at least one copy of each")
    least = (MOST_SEATS + HANDS) * figures.hand
    need(len(book.cards) >= least, f"cards: {len(book.cards)}, but {MOST_SEATS} hands and a deck take {least}")
    quests = MOST_SEATS * figures.personal_quests + 1
    need(len(book.quests) >= quests, f"quests: {len(book.quests)}, but {MOST_SEATS} players and the table take {quests}")
    need(len(book.quests) >= figures.quests_to_win, "quests: fewer than it takes to win")


def _check_locations(book: DungeonBook) -> None:
    entrances = [place.id for place in book.locations if place.entrance]
    need(len(entrances) == 1, f"locations: {len(entrances)} entrances, but there must be one")
    entrance = book.locations[book.entrance]
    need(all(side.kind != WALL for side in entrance.sides), f"location {entrance.id}: the entrance has a wall")
    need(len(book.tunnels) >= book.figures.tunnels, f"locations: fewer than {book.figures.tunnels} tunnels")
    for place in book.locations:
        _check_effects(f"location {place.id}", place.clauses, "location")
        need(place.exits > 0, f"location {place.id}: it has no exit")
        need(place.glory >= 0 and place.peril >= 0, f"location {place.id}: glory and peril are not below 0")


def _check_card(card: Card) -> None:
    """When it is played, how long it stays, and what it does must go together."""
    owner = f"card {card.id}"
    need(bool(card.kinds), f"{owner}: it is of no kind")
    need(bool(card.clauses) or card.monster is not None, f"{owner}: it does nothing and has no target")
    need(card.timing in TIMINGS[card.sort], f"{owner}: a {card.sort} is not played at the time '{card.timing}'")
    need(card.duration in DURATIONS[card.sort], f"{owner}: a {card.sort} is not '{card.duration}'")
    need((card.duration == "attachment") == bool(card.words("ATTACH")), f"{owner}: an attachment says what it is laid under")
    for word in card.words("ATTACH"):
        host = str(word.args[0])
        need(host.startswith("treasure:") or host == "monster:mine", f"{owner}: it cannot be laid under '{host}'")
    _check_effects(owner, card.clauses, card.sort)
    need(card.duration != "permanent" or card.glory or card.aimed, f"{owner}: a lasting bane needs somebody to bear it")


def _check_effects(owner: str, clauses: tuple[Clause, ...], sort: str) -> None:
    """Only what the rules read there; a lasting effect must act on somebody who bears the card."""
    for clause in clauses:
        need(clause.trigger in TRIGGERS[sort], f"{owner}: nothing happens on '{clause.trigger}'")
        for word in clause.words:
            target = word.args[0]
            aims = target in BEARERS[sort] if clause.trigger == "static" else target != "it" or clause.trigger == "hit"
            need(aims, f"{owner}: nobody is the target of {word.name}({target}, ...)")
            need(clause.condition == MOMENTS.get(word.name, clause.condition), f"{owner}: {word.name} comes at the wrong moment")
        if clause.trigger == "use":
            name = clause.words[0].name
            fine = name in USES.get((sort, clause.window), USES.get(("", clause.window), DEEDS))
            need(fine, f"{owner}: {name} cannot be used in the window '{clause.window}'")


def _check_quest(quest: Quest, book: DungeonBook) -> None:
    owner = f"quest {quest.id}"
    if quest.category == "search":
        kinds = {place.type for place in book.locations if not place.entrance}
        wanted = " or ".join(quest.where)
        need(wanted in kinds, f"{owner}: no location can fulfil it: there is no {wanted}")
        need(quest.search > 0, f"{owner}: a search needs a number")
    else:
        for name in quest.where:
            need(name in book.place, f"{owner}: no location can fulfil it: there is no location '{name}'")
        need(len(quest.where) == (2 if quest.category == "escort" else 1), f"{owner}: wrong number of locations")
    need((quest.category == "hunt") == (quest.test.name == "HUNT"), f"{owner}: only a hunt is tested by HUNT")
    need((quest.category == "escort") == (quest.test.name == "ESCORT"), f"{owner}: only an escort is tested by ESCORT")
    need((quest.monster is not None) == (quest.category == "hunt"), f"{owner}: a hunt has a monster, nothing else has")
    need(quest.test.name in ("THREAT", "ROLL", "PAY", "HUNT", "ESCORT"), f"{owner}: {quest.test.name} is no test")
    _check_effects(owner, quest.influence, "quest")
    need((quest.category == "influence") == bool(quest.influence), f"{owner}: an influence acts until it is completed")
    if quest.monster is not None:
        _check_effects(owner, quest.monster.clauses, "monster")
    need(any(word.name == "LEVEL" for word in quest.reward), f"{owner}: every reward has a level in it")
