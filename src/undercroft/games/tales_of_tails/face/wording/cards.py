"""Names of rooms and symbols, and what the sentences on cards need, read off the book."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from undercroft.face import Phrase
from undercroft.games.tales_of_tails.content import LETTERS, SYMBOLS, Counts, Dog, Quest, RoomCard, TailsBook
from undercroft.games.tales_of_tails.state import View
from undercroft.kernel.types import Figure


def name_of(room: RoomCard) -> str:
    """The name by which texts know a room: cards that are alike share it."""
    if room.kind == "trap":
        return f"trap-{SYMBOLS[LETTERS.index(room.need)]}"
    if room.kind == "coin":
        return f"coin-{room.coins}"
    return room.name or room.kind


def counted(counts: Counts, defence: int = 0, keys: int = 0, paws: int = 0) -> str:
    """Symbols as words to be named in a row: `bow-2 key-1`."""
    found = zip((*SYMBOLS, "defence", "key", "paw"), (*counts, defence, keys, paws), strict=True)
    return " ".join(f"{symbol}-{count}" for symbol, count in found if count)


def potion_of(symbol: int, book: TailsBook) -> str:
    return book.potions[symbol].id


def potions(counts: Counts, book: TailsBook) -> str:
    return " ".join(potion_of(symbol, book) for symbol, count in enumerate(counts) for _ in range(count))


def card(kind: str, id: str, book: TailsBook, view: View | None) -> list[Phrase]:
    if kind == "dog":
        return list(dog(next(dog for dog in book.dogs if dog.id == id), book))
    if kind == "quest":
        return [condition(next(quest for quest in book.quests if quest.id == id))]
    if kind == "potion":
        potion = next(potion for potion in book.potions if potion.id == id)
        return [Phrase("potion-does", {"symbol": SYMBOLS[LETTERS.index(potion.symbol)]})]
    if kind == "place":
        return [Phrase(f"place-{id}")]
    if kind == "pile":
        return [Phrase("pile-stack", {"cards": len(view.state.bag) if view is not None else len(book.stack)})]
    return list(_room(book.number[id], book))


def dog(dog: Dog, book: TailsBook) -> Iterator[Phrase]:
    attack = book.base[book.dogs.index(dog)]
    yield Phrase("dog-symbols", {"symbols": counted(attack), "defence": dog.defence})
    yield Phrase(f"dog-does-{dog.id}")


def condition(quest: Quest, length: str = "") -> Phrase:
    """What a quest pays for; "-short" where it is written beside its picture."""
    if quest.most:
        return Phrase(f"quest-most{length}", {"symbol": SYMBOLS[LETTERS.index(quest.most)], "coins": quest.coins})
    return Phrase(f"quest-each{length}", {"monster": quest.each, "coins": quest.coins})


def prize(card: int, book: TailsBook) -> str:
    """The trophies of a monster or an artefact."""
    return counted(book.trophies[card], book.defence[card], book.keys[card])


def alike(cards: Sequence[int], book: TailsBook) -> Iterator[Phrase]:
    """What rooms of one name do; their trophies may differ."""
    prizes = sorted({prize(card, book) for card in cards}, key=lambda row: [row.find(symbol) for symbol in SYMBOLS], reverse=True)
    for phrase in _room(cards[0], book):
        if phrase.id == "room-trophies" and len(prizes) > 1:
            yield Phrase("things-trophies", {"symbols": " ".join(prizes)})
        else:
            yield phrase


def _room(card: int, book: TailsBook) -> Iterator[Phrase]:
    room, figures = book.rooms[card], book.figures
    if room.kind == "monster":
        yield Phrase("room-needs", {"symbols": counted(book.need[card])})
        yield Phrase("room-hurts", {"damage": room.damage})
        if room.trophies:
            yield Phrase("room-trophies", {"symbols": prize(card, book)})
        if room.coins:
            yield Phrase("room-coins", {"coins": room.coins})
        return
    said: dict[str, Figure] = {}
    if room.kind == "coin":
        said = {"coins": room.coins}
    elif room.kind == "artefact":
        said = {"symbols": prize(card, book)}
    elif room.kind == "trap":
        said = {"symbol": SYMBOLS[book.need[card].index(1)], "coins": figures.penalty}
    elif room.kind == "tramp":
        said = {
            "symbols": counted(book.trophies[card]),
            "one": counted(book.with_paw[card]),
            "coins": figures.penalty,
        }
    elif room.kind == "chest":
        said = {"coins": figures.chest}
    yield Phrase(f"room-does-{room.kind}", said)
