"""The dungeon of the dogs as a picture: a storybook by day, candle light at night. All seats look at the same one.

A picture is a pure function of a view. What may be clicked comes from the open question alone.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from undercroft.draw import svg, theme
from undercroft.games.tales_of_tails import (
    EVENTS,
    board_dungeon,
    board_hand,
    board_kit,
    board_pups,
    board_scenes,
    board_stock,
    board_tiles,
)
from undercroft.games.tales_of_tails.board_cards import CardPicture, cards, cover
from undercroft.games.tales_of_tails.board_kit import HEIGHT, TALL, WIDE, WIDE_WIDTH, WIDTH, Place
from undercroft.games.tales_of_tails.board_options import Shapes
from undercroft.games.tales_of_tails.content import TailsBook
from undercroft.games.tales_of_tails.state import View
from undercroft.kernel.types import Ask, Event

__all__ = ["HEIGHT", "SHARED", "TURNED", "WIDTH", "CardPicture", "cards", "cover", "fixed", "live", "spot", "standalone"]

SHARED = True
"""One picture for all seats: whoever looks sees the same, but for the own quest."""
TURNED = True
"""A card in hand can be turned: the list of keys says by which."""
SPOTS = {"countdown": "stack", "drew": "hand", "dealt-potion": "supply"}


def fixed(view: View, book: TailsBook, tongue: Any) -> str:
    """The ground, and the shapes of all figures and rooms, once in a page."""
    return _laid(_printed(book), TALL)


def live(
    view: View, book: TailsBook, tongue: Any, *, seat: int | None = None, ask: Ask | None = None, event: Event | None = None
) -> str:
    """Everything that changes, and the shapes that answer the question. `event` has just happened: it is seen on its way."""
    return _laid(_drawn(view, book, tongue, ask, event), TALL)


def standalone(
    view: View,
    book: TailsBook,
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
    inner = "".join(_laid(layer, places) for layer in (_printed(book), _drawn(view, book, tongue, ask, None)))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {HEIGHT}" width="{width}" height="{HEIGHT}">'
        f"<style>{_style(theme)}</style>{inner}</svg>"
    )


def _style(name: str) -> str:
    return theme.resolved("tales-of-tails", name)


def spot(event: Event) -> str | None:
    """The place of an event in the dungeon or beside it."""
    figures = dict(zip(EVENTS[event.kind], event.data, strict=True))
    if event.kind in SPOTS:
        return SPOTS[event.kind]
    if "room" in figures and event.kind not in ("collected", "gap"):
        return f"room-{figures['room']}"
    if event.kind == "common":
        return f"quest-{figures['quest']}"
    return f"pup-{event.seat}" if event.seat is not None else None


def _laid(blocks: dict[str, str], places: dict[str, Place]) -> str:
    """Every block is there, also an empty one: a page that changes the picture finds each block in its old place."""
    return "".join(
        svg.group(inner, f"tt-at-{block}", (places[block].x, places[block].y), places[block].scale)
        for block, inner in blocks.items()
    )


@lru_cache(8)
def _printed(book: TailsBook) -> dict[str, str]:
    defs = f"<defs>{board_kit.shapes()}{board_tiles.shapes(book)}{board_dungeon.CLIP}</defs>"
    return {"ground": defs + svg.rect(0, 0, WIDTH, HEIGHT, "tt-ground"), "dungeon": board_dungeon.land()}


def _drawn(view: View, book: TailsBook, tongue: Any, ask: Ask | None, event: Event | None) -> dict[str, str]:
    shapes = Shapes(view, book, ask)
    state = view.state
    scene = board_scenes.drawn(view, book, tongue)
    return {
        "dungeon": (scene or board_dungeon.drawn(state, book, event, shapes.tiles)) + shapes.above,
        "hand": board_hand.hand(view, book, tongue, shapes.hand),
        "stock": board_stock.stock(view, book),
        "stack": board_stock.stack(state, book),
        "pups": board_pups.pups(view, book, tongue),
    }
