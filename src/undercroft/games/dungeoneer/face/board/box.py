"""Everything that lies in the box: each kind of card drawn once, and the signs on them, with what they mean."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from undercroft.face import CardPicture
from undercroft.games.dungeoneer.content import DungeonBook
from undercroft.games.dungeoneer.face.board import alone, cards, glyphs, heroes, places, shapes

if TYPE_CHECKING:
    from undercroft.texts import Tongue

SIZE = 100.0
SORTS = ("treasure", "boon", "bane", "monster", "trap")
CATEGORIES = ("chance", "sacrifice", "hunt", "search", "escort", "threat", "influence")
TIMES = ("timing-hero", "timing-dungeonlord", "timing-response", "timing-anytime")
STAYS = ("duration-permanent", "duration-instant", "duration-attachment", "duration-monster")
FIGURES = ("melee", "magic", "speed", "health", "points", "glory", "peril")
MARKS = ("danger", "spikes", "pit")
DOORS = {"blocked": "door", "trapped": "trap"}


def things(book: DungeonBook, words: Tongue) -> list[CardPicture]:
    known = alone.bodies(book, lambda id: words.name("location", id))
    found = [*_heroes(book, words), *_places(book, words), *_cards(book, words), *_quests(book, words), *_signs(words)]
    return [thing._replace(svg=alone.written_out(thing.svg, known)) for thing in found]


def _heroes(book: DungeonBook, words: Tongue) -> Iterator[CardPicture]:
    for number, hero in enumerate(book.heroes):
        drawn = cards.page(heroes.hero_face(book, number, words), cards.WIDTH, cards.HEIGHT)
        yield CardPicture("hero", hero.id, words.name("hero", hero.id), str(words.card("hero", hero.id, book, None)), drawn)


def _places(book: DungeonBook, words: Tongue) -> Iterator[CardPicture]:
    for type in ("room", "tunnel"):
        for number, place in enumerate(book.locations):
            if place.type == type:
                drawn = cards.page(shapes.put(places.place(number, False, book), SIZE / 2, SIZE / 2), SIZE, SIZE)
                said = str(words.card("location", place.id, book, None))
                yield CardPicture(type, place.id, words.name("location", place.id), said, drawn)


def _cards(book: DungeonBook, words: Tongue) -> Iterator[CardPicture]:
    copies = [card.id for card in book.cards]
    first = {card.id: number for number, card in reversed(list(enumerate(book.cards)))}
    for sort in SORTS:
        for id in book.kinds:
            if book.cards[first[id]].sort == sort:
                drawn = cards.page(cards.card_face(book, first[id], words), cards.WIDTH, cards.HEIGHT)
                said = str(words.card("card", id, book, None))
                if copies.count(id) > 1:
                    said += " " + words.say("things-copies", cards=copies.count(id))
                yield CardPicture(sort, id, words.name("card", id), said, drawn)


def _quests(book: DungeonBook, words: Tongue) -> Iterator[CardPicture]:
    for number, quest in enumerate(book.quests):
        drawn = cards.page(cards.quest_face(book, number, words), cards.QUEST_WIDTH, cards.QUEST_HEIGHT)
        yield CardPicture("quest", quest.id, words.name("quest", quest.id), str(words.card("quest", quest.id, book, None)), drawn)
    for number, quest in enumerate(book.quests):
        if quest.monster is not None:
            prey = quest.monster.id
            drawn = cards.page(cards.prey_face(book, number, words), cards.WIDTH, cards.HEIGHT)
            yield CardPicture("prey", prey, words.name("monster", prey), str(words.card("monster", prey, book, None)), drawn)


def _signs(words: Tongue) -> Iterator[CardPicture]:
    """What a card shows without words."""
    for category in CATEGORIES:
        said = words.say(f"things-category-{category}")
        yield CardPicture("category", category, words.name("category", category), said, _sign(f"category-{category}"))
    for id in (*TIMES, *STAYS):
        kind, _, name = id.partition("-")
        yield CardPicture("when", id, _begun(words.name(kind, name)), words.say(f"things-{id}"), _sign(id))
    for figure in FIGURES:
        yield CardPicture("sign", figure, words.say(f"things-sign-{figure}"), words.say(f"sign-{figure}"), _figure(figure))
    for id, stone in DOORS.items():
        drawn = cards.page(shapes.put(places.STONES[stone], SIZE / 2, 174, 3), SIZE, SIZE)
        yield CardPicture("mark", id, words.say(f"things-mark-{id}"), words.say(f"things-mark-{id}.about"), drawn)
    for id in MARKS:
        drawn = cards.page(shapes.put(places.MARKS[id], SIZE / 2, SIZE / 2, 3.4), SIZE, SIZE)
        yield CardPicture("mark", id, words.say(f"things-mark-{id}"), words.say(f"things-mark-{id}.about"), drawn)


def _sign(name: str) -> str:
    return cards.page(glyphs.picture(name, 10, 10, SIZE - 20), SIZE, SIZE)


def _figure(name: str) -> str:
    """As the cards show it: scores have a plate."""
    return cards.page(shapes.stat(name, SIZE / 2, SIZE / 2, SIZE * 0.4), SIZE, SIZE) if name in shapes.STATS else _sign(name)


def _begun(words: str) -> str:
    """As at the beginning of a sentence."""
    return words[:1].upper() + words[1:]
