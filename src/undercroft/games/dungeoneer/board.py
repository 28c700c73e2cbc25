"""The dungeon as a picture: engraved cards on parchment by day, a crypt with torches at night. All seats look at the same one.

A picture is a pure function of a view. What may be clicked comes from the open question alone.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from undercroft.draw import svg
from undercroft.draw import theme as themes
from undercroft.games.dungeoneer import (
    EVENTS,
    board_cards,
    board_hand,
    board_kit,
    board_map,
    board_places,
    board_scenes,
    board_seats,
    board_table,
)
from undercroft.games.dungeoneer.board_cards import CardPicture
from undercroft.games.dungeoneer.board_gallery import cards, cover
from undercroft.games.dungeoneer.board_kit import HEIGHT, TALL, WIDE, WIDE_WIDTH, WIDTH, Place
from undercroft.games.dungeoneer.board_options import Offers
from undercroft.games.dungeoneer.content import DungeonBook
from undercroft.games.dungeoneer.state import View
from undercroft.kernel.types import Ask, Event

__all__ = ["HEIGHT", "SHARED", "TURNED", "WIDTH", "CardPicture", "cards", "cover", "fixed", "live", "spot", "standalone"]

SHARED = True
"""One picture for all seats: whoever looks sees the same, but for the hidden hands."""
TURNED = True
"""There is a card in hand that a key turns."""
HELD = frozenset({"compared", "tested", "trap", "defeated", "completed"})
"""Events whose picture stays a while: what a battle or a test came to must be seen."""
SPOTS = {
    "shuffled": "deck",
    "found": "drawn",
    "unfit": "locations",
    "discarded": "discard",
    "lost": "discard",
    "dropped": "discard",
}


def fixed(view: View, book: DungeonBook, tongue: Any) -> str:
    """The ground, and the shapes of all figures and locations, once in a page."""
    return _laid(_printed(book, tongue), TALL)


def live(
    view: View, book: DungeonBook, tongue: Any, *, seat: int | None = None, ask: Ask | None = None, event: Event | None = None
) -> str:
    """Everything that changes, and the shapes that answer the question."""
    return _laid(_drawn(view, book, tongue, ask, event), TALL)


def standalone(
    view: View,
    book: DungeonBook,
    tongue: Any,
    *,
    seat: int | None = None,
    theme: str = "light",
    layout: str = "wide",
    ask: Ask | None = None,
) -> str:
    """A complete file with the colours of a theme resolved."""
    places = WIDE if layout == "wide" else TALL
    width = WIDE_WIDTH if layout == "wide" else WIDTH
    inner = "".join(_laid(layer, places) for layer in (_printed(book, tongue), _drawn(view, book, tongue, ask)))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {HEIGHT}" width="{width}" height="{HEIGHT}">'
        f"<style>{themes.resolved('dungeoneer', theme)}</style>{inner}</svg>"
    )


def spot(event: Event) -> str | None:
    """The place of an event on the map or beside it."""
    figures = dict(zip(EVENTS[event.kind], event.data, strict=True))
    if event.kind in SPOTS:
        return SPOTS[event.kind]
    for field, prefix in (("place", "place"), ("quest", "quest"), ("first", "place")):
        if field in figures:
            return f"{prefix}-{figures[field]}"
    return f"hero-{event.seat}" if event.seat is not None else None


def _laid(blocks: dict[str, str], places: dict[str, Place]) -> str:
    """Every block is there, also an empty one: a page that changes the picture finds each block in its old place."""
    return "".join(
        svg.group(inner, f"dg-at-{block}", (places[block].x, places[block].y), places[block].scale)
        for block, inner in blocks.items()
    )


@lru_cache(8)
def _printed(book: DungeonBook, tongue: Any) -> dict[str, str]:
    shapes = (
        board_kit.shapes(),
        board_cards.shapes(book),
        board_places.shapes(book, tongue),
        board_map.FIELD_DEFS,
    )
    return {"ground": f"<defs>{''.join(shapes)}</defs>" + svg.rect(0, 0, WIDTH, HEIGHT, "dg-ground"), "map": board_map.land()}


def _drawn(view: View, book: DungeonBook, tongue: Any, ask: Ask | None, event: Event | None = None) -> dict[str, str]:
    """What has no place elsewhere is in the tray, so the tray is drawn last."""
    offers = Offers(view, book, ask)
    # A battle lies over the map: nothing under it could be reached.
    dungeon = board_map.drawn(view, book, tongue, Offers(view, book, None) if view.state.attacks else offers)
    found = {
        "map": dungeon + board_scenes.drawn(view, book, tongue, ask, offers),
        "hand": board_hand.hand(view, book, tongue, offers),
        "table": board_table.table(view, book, tongue, offers),
        "seats": board_seats.seats(view, book, tongue, offers),
    }
    found["tray"] = offers.tray(event)
    return found
