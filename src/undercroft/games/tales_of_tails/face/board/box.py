"""Everything that lies in the box: each kind of thing drawn once, with its words and how many of it there are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from undercroft.face import CardPicture, Phrase
from undercroft.games.tales_of_tails.content import RoomCard, TailsBook
from undercroft.games.tales_of_tails.face.board import cards, shapes, tiles
from undercroft.games.tales_of_tails.face.board.quests import quest_picture
from undercroft.games.tales_of_tails.face.wording.cards import alike, name_of

if TYPE_CHECKING:
    from undercroft.texts import Tongue

SHELVES = {
    "monster": "monster", "coin": "treasure", "artefact": "treasure", "chest": "treasure", "potion": "treasure", "trap": "trap",
    "tramp": "tramp", "portal": "passage", "door": "passage", "start": "passage",
}  # fmt: skip
"""Kind of a room -> the heading under which it lies."""


def things(book: TailsBook, words: Tongue) -> list[CardPicture]:
    known = shapes.by_id() | tiles.by_id(book)
    found = [*_rooms(book, words), *_cards(book, words), *_tokens(words)]
    order = ["dog", *dict.fromkeys(SHELVES.values()), "potion", "quest", "token"]
    found.sort(key=lambda thing: order.index(thing.kind))
    return [thing._replace(svg=cards.inlined(cards.framed(thing.svg), known)) for thing in found]


def _cards(book: TailsBook, words: Tongue) -> Iterator[CardPicture]:
    for number, dog in enumerate(book.dogs):
        title, drawn = words.name("dog", dog.id), cards.dog_picture(number, book)
        yield CardPicture("dog", dog.id, title, words.card("dog", dog.id, book), drawn)
    for number, bottle in enumerate(book.potions):
        says = f"{words.card('potion', bottle.id, book)} {words.say('things-copies', cards=bottle.count)}"
        yield CardPicture("potion", bottle.id, words.name("potion", bottle.id), says, shapes.potion(number, 40, 16, 80))
    for quest in book.quests:
        says = words.card("quest", quest.id, book)
        yield CardPicture("quest", quest.id, words.name("quest", quest.id), says, quest_picture(quest, 30, 6, 100))


def _rooms(book: TailsBook, words: Tongue) -> Iterator[CardPicture]:
    """One for all that have the name in common; the offers of tramps and the sides of the start room differ."""
    groups: dict[str, list[int]] = {}
    for number, room in enumerate(book.rooms):
        groups.setdefault(room.id if room.kind in ("tramp", "start") else name_of(room), []).append(number)
    for numbers in groups.values():
        first = book.rooms[numbers[0]]
        phrases = [*alike(numbers, book), *_more(first, len(numbers), book)]
        says = " ".join(words.say(phrase.id, **phrase.figures) for phrase in phrases)
        drawn = tiles.small(numbers[0], 0, book, 28, 4, 104)
        yield CardPicture(SHELVES[first.kind], first.id, words.name("room", name_of(first)), says, drawn)


def _more(room: RoomCard, copies: int, book: TailsBook) -> Iterator[Phrase]:
    if room.kind == "start":
        yield Phrase("things-start-two" if book.number[room.id] == book.start_for_two else "things-start-more")
    else:
        yield Phrase("things-copies", {"cards": copies})


def _tokens(words: Tongue) -> Iterator[CardPicture]:
    for id, drawn in (("paw", shapes.paw(0, 80, 54, 84)), ("good-dog", shapes.picture("first", 36, 12, 88))):
        title = words.say(f"things-token-{id}")
        yield CardPicture("token", id, title, words.say(f"things-token-{id}.about"), drawn)
