"""The reference of cards with the locations among them, and the cover."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from undercroft.face import CardPicture, Options
from undercroft.games.dungeoneer.content import DungeonBook
from undercroft.games.dungeoneer.face.board import cards as board_cards
from undercroft.games.dungeoneer.face.board import glyphs, heroes, shapes
from undercroft.games.dungeoneer.face.board.places import place as place_at
from undercroft.games.dungeoneer.face.wording.cards import location
from undercroft.games.dungeoneer.rules.dungeon import chart_of
from undercroft.games.dungeoneer.state import Placed, View

if TYPE_CHECKING:
    from undercroft.texts import Tongue

SIZE = 100


def cards(view: View, book: DungeonBook, words: Tongue, options: Options) -> list[CardPicture]:
    """What lies open and the own hand first; the locations after it, those of the map before those that may come."""
    found = board_cards.cards(view, book, words, options)
    state = view.state
    own = state.hands[view.seat] if state.hands and view.seat is not None else ()
    drawn = (state.drawn,) if state.drawn >= 0 else ()
    tiles = chart_of(state.map, book).tiles
    places = dict.fromkeys((*drawn, *own, *(tile.card for tile in state.map), *range(len(book.locations))))
    return found + [_location(number, tiles.get(number), book, words) for number in places]


@lru_cache(512)
def _location(number: int, laid: Placed | None, book: DungeonBook, words: Tongue) -> CardPicture:
    place = book.locations[number].id
    picture = board_cards.page(shapes.put(place_at(number, False, book), SIZE / 2, SIZE / 2), SIZE, SIZE)
    return CardPicture(
        "location", place, words.name("location", place), words.phrases(list(location(number, laid, book))), picture
    )


def inlined(drawn: str, known: dict[str, str]) -> str:
    """The picture with its figures written out, for a place of its own."""
    while "<use" in drawn:
        drawn = re.sub(r'<use href="#([\w-]+)"([^>]*)/>', lambda use: f"<g{use[2]}>{known[use[1]]}</g>", drawn)
    return drawn


@cache
def _shapes() -> dict[str, str]:
    """Id -> shape, of what the cover shows."""
    found = {f"dg-p-{kind}": inner for kind, inner in board_cards.PICTURES.items()}
    found |= {f"dg-h-{hero}": inner for hero, inner in heroes.HEROES.items()}
    return found | {f"dg-g-{name}": inner for name, inner in glyphs.KNOWN.items()}


def cover() -> str:
    """Two heroes before the gate of the tomb, torches beside it, and in the dark what waits for them."""
    inner = "".join((
        shapes.SCENES["cover-wall"],
        shapes.put(board_cards.picture("crypt-vampire", 0, 0, 92), 114, 46, 1, "dg-cover-foe"),
        shapes.SCENES["cover-floor"],
        shapes.put(heroes.figure("kron-axereaver"), 72, 192, 1.28),
        shapes.put(heroes.figure("lorel-alanus"), 250, 192, 1.28),
        shapes.put(heroes.figure("sable-quick"), 160, 198, 1.1),
    ))  # fmt: skip
    return f'<svg class="dg-cover" viewBox="0 0 320 200" aria-hidden="true" focusable="false">{inlined(inner, _shapes())}</svg>'
