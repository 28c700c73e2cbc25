"""Cards as small pictures, and the cover."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING

from undercroft.draw import svg
from undercroft.draw.marks import option
from undercroft.face import CardPicture, Options
from undercroft.games.tales_of_tails.content import LETTERS, SYMBOLS, TailsBook
from undercroft.games.tales_of_tails.face.board import tiles
from undercroft.games.tales_of_tails.face.board.quests import quest_picture
from undercroft.games.tales_of_tails.face.board.shapes import SCENES, by_id, chip, picture, portrait, potion
from undercroft.games.tales_of_tails.face.board.tiles import looks, small
from undercroft.games.tales_of_tails.face.wording.cards import name_of
from undercroft.games.tales_of_tails.loading import load
from undercroft.games.tales_of_tails.state import State, View

if TYPE_CHECKING:
    from undercroft.texts import Tongue

CARD_WIDTH, CARD_HEIGHT = 160, 112
PLAIN_WORDS, NARROWER = re.compile(r'(class="tt-word"[^>]*font-size=")([\d.]+)'), 0.94
BOX = (1.5, 1.5, CARD_WIDTH - 3, CARD_HEIGHT - 3)


def cards(view: View, book: TailsBook, words: Tongue, options: Options) -> list[CardPicture]:
    """Quests first, then the dogs of the table or those to choose from, then every kind of room that is met or may come."""
    found = []

    def add(kind: str, id: str, inner: str, wish: str = "") -> None:
        inner += option(wish, BOX) if wish in options else ""
        found.append(CardPicture(kind, id, words.name(kind, id), words.card(kind, id, book, view), framed(inner)))

    state = view.state
    own = state.parts[view.seat] if view.seat is not None else None
    mine = (*own.dealt, own.quest) if own is not None else ()
    for quest in dict.fromkeys(number for number in (*mine, *state.common) if number >= 0):
        card = book.quests[quest]
        add("quest", card.id, quest_picture(card, 30, 6, 100), f"keep-quest {card.id}")
    chosen = {pup.dog for pup in state.parts}
    for number, dog in enumerate(book.dogs):
        wish = f"dog {dog.id}"
        if number in chosen or wish in options:
            add("dog", dog.id, dog_picture(number, book), wish)
    for number, bottle in enumerate(book.potions):
        add("potion", bottle.id, potion(number, 40, 16, 80))
    for number in _rooms(state, book):
        room = book.rooms[number]
        title = words.name("room", name_of(room))
        found.append(CardPicture("room", room.id, title, words.card("room", room.id, book, view), _room(number, book)))
    return found


@cache
def _room(number: int, book: TailsBook) -> str:
    return framed(small(number, 0, book, 28, 4, 104))


def _rooms(state: State, book: TailsBook) -> Iterable[int]:
    """One card of each look: first the one in hand, then those that lie open, then those that are held or may still come."""
    held = (card for pup in state.parts for card in (*pup.cards, *(tramp for tramp, _ in pup.tramps)))
    lying = (tile.card for tile in state.dungeon.tiles)
    first = (state.drawn,) if state.drawn >= 0 else ()
    found = dict.fromkeys(looks(book)[card] for card in (*first, *lying, *held, *state.bag))
    return (card for card in found if book.kind[card] != "start")


@cache
def dog_picture(number: int, book: TailsBook) -> str:
    dog = book.dogs[number]
    inner = portrait(dog.id, "happy", 6, 8, 92)
    for at, sign in enumerate(dog.attack):
        inner += chip(SYMBOLS[LETTERS.index(sign)], 116 + at % 2 * 26, 22 + at // 2 * 24, 11)
    inner += chip("defence", 116, 72, 11) + svg.text(132, 78, dog.defence, "tt-word tt-bold", 18)
    return inner + (chip("key", 116, 97, 10) if dog.keys else "")


def framed(inner: str) -> str:
    body = svg.rect(*BOX, "tt-panel", 10) + inner
    return (
        f'<svg class="tt-card-picture" viewBox="0 0 {CARD_WIDTH} {CARD_HEIGHT}" aria-hidden="true" focusable="false">{body}</svg>'
    )


def inlined(drawn: str, known: dict[str, str]) -> str:
    """The picture with its figures written out, for a place of its own."""
    while "<use" in drawn:
        drawn = re.sub(r'<use href="#([\w-]+)"([^>]*)/>', lambda use: f"<g{use[2]}>{known[use[1]]}</g>", drawn)
    return drawn


def standing_alone(drawn: str) -> str:
    """A part of the picture has neither our fonts nor the shapes that a page holds once: those of the base pack are written out.

    Other hands are broader.
    """
    if 'id="tt-p"' in drawn:
        return drawn
    book: TailsBook = load("base")
    narrower = PLAIN_WORDS.sub(lambda found: f"{found[1]}{float(found[2]) * NARROWER:.1f}", drawn)
    return inlined(narrower, by_id() | tiles.by_id(book))


def cover() -> str:
    """Three dogs at the mouth of the dungeon, a gelatin cat that waits, and a trail of paws into the dark."""
    prints = "".join(
        f'<use href="#tt-p" class="tt-print tt-seat-{at % 2}" transform="translate({x} {y}) rotate({turn}) scale(.16)"/>'
        for at, (x, y, turn) in enumerate(((146, 176, -10), (170, 162, 8), (148, 146, -8), (172, 132, 10), (152, 118, -6)))
    )
    inner = (
        SCENES["cover"]
        + picture("gelatin-cat", 130, 74, 60)
        + prints
        + portrait("bonk", "eager", 8, 92, 92)
        + portrait("sharik", "happy", 222, 86, 94)
        + portrait("ruta", "calm", 74, 140, 58)
        + portrait("pluto", "worried", 188, 142, 56)
        + picture("coin", 272, 172, 22)
        + picture("key", 6, 176, 20)
    )
    return f'<svg class="tt-cover" viewBox="0 0 320 200" aria-hidden="true" focusable="false">{inlined(inner, by_id())}</svg>'
