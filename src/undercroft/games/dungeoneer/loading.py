"""Loads a pack: decoded, made into a book, and checked against what the rules need of any pack."""

from __future__ import annotations

from collections import Counter
from functools import cache

from undercroft.games.dungeoneer.content import WALL, DungeonBook, Pack, Quest
from undercroft.games.dungeoneer.effects import Clause
from undercroft.kernel import packs
from undercroft.kernel.packs import WrongPack

MOST_SEATS = 4
HANDS = 2
"""So many full hands must be left in the deck when everybody has been dealt cards."""


@cache
def load(name: str) -> DungeonBook:
    found, data = packs.find("undercroft.games.dungeoneer", name)
    return make(found, packs.decode(found, data, Pack))


def make(name: str, pack: Pack) -> DungeonBook:
    """The book of a pack; `WrongPack` names what cannot be played with."""
    for what, ids in (
        ("locations", [place.id for place in pack.locations]),
        ("cards", [card.id for card in pack.cards]),
        ("quests", [quest.id for quest in pack.quests]),
        ("heroes", [hero.id for hero in pack.heroes]),
    ):
        twice = [each for each, times in Counter(ids).items() if times > 1]
        need(not twice, f"{what}: two with the id '{twice[0] if twice else ''}'")
    book = DungeonBook(name, packs.fingerprint(pack), pack)
    _check_counts(pack, book)
    _check_locations(book)
    for card in book.cards:
        _check_effects(f"card {card.id}", card.clauses, "foe" if not card.glory else "me")
        need(
            card.duration != "attachment" or bool(card.words("ATTACH")),
            f"card {card.id}: an attachment says what it is laid under",
        )
        need(bool(card.clauses) or card.monster is not None, f"card {card.id}: it does nothing and has no target")
    for quest in book.quests:
        _check_quest(quest, book)
    for hero in book.heroes:
        for form, scores in hero.scores.items():
            need(
                len(scores) == pack.figures.levels,
                f"hero {hero.id}: {form} needs a score for each of {pack.figures.levels} levels",
            )
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
        need(place.exits > 0, f"location {place.id}: it has no exit")
        need(place.glory >= 0 and place.peril >= 0, f"location {place.id}: glory and peril are not below 0")


def _check_effects(owner: str, clauses: tuple[Clause, ...], bearer: str) -> None:
    """A lasting effect must act on somebody who bears the card."""
    for clause in clauses:
        need(bool(clause.words), f"{owner}: an effect without a word")
        if clause.trigger == "static":
            for word in clause.words:
                aims = word.args[0] in (bearer, "host", "self")
                need(aims, f"{owner}: nobody is the target of {word.name}({word.args[0]}, ...)")


def _check_quest(quest: Quest, book: DungeonBook) -> None:
    owner = f"quest {quest.id}"
    if quest.category == "search":
        kinds = {place.type for place in book.locations if not place.entrance}
        need(
            len(quest.where) == 1 and quest.where[0] in kinds, f"{owner}: no location can fulfil it: there is no {quest.where[0]}"
        )
        need(quest.search > 0, f"{owner}: a search needs a number")
    else:
        for name in quest.where:
            need(name in book.place, f"{owner}: no location can fulfil it: there is no location '{name}'")
        need(len(quest.where) == (2 if quest.category == "escort" else 1), f"{owner}: wrong number of locations")
    need((quest.category == "hunt") == (quest.test.name == "HUNT"), f"{owner}: only a hunt is tested by HUNT")
    need((quest.category == "escort") == (quest.test.name == "ESCORT"), f"{owner}: only an escort is tested by ESCORT")
    need((quest.monster is not None) == (quest.category == "hunt"), f"{owner}: a hunt has a monster, nothing else has")
    need(quest.test.name in ("THREAT", "ROLL", "PAY", "HUNT", "ESCORT"), f"{owner}: {quest.test.name} is no test")
    need(any(word.name == "LEVEL" for word in quest.reward), f"{owner}: every reward has a level in it")
