"""The dungeon of the dogs as a picture: a storybook by day, candle light at night. All seats look at the same one.

A picture is a pure function of a view. What may be clicked comes from the open question alone.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from undercroft.draw import svg
from undercroft.draw.stage import Blocks
from undercroft.face import Board
from undercroft.games.tales_of_tails import EVENTS
from undercroft.games.tales_of_tails.content import TailsBook
from undercroft.games.tales_of_tails.face.board import box, cards, dungeon, hand, scenes, seats, shapes, stock, tiles
from undercroft.games.tales_of_tails.face.board.layout import STAGE, WIDTH
from undercroft.games.tales_of_tails.face.board.options import Shapes
from undercroft.games.tales_of_tails.state import View
from undercroft.kernel.types import Ask, Event, Seat

if TYPE_CHECKING:
    from undercroft.texts import Tongue

SPOTS = {"countdown": "stack", "drew": "hand", "dealt-potion": "supply"}


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


def printed(view: View, book: TailsBook, words: Tongue) -> Blocks:
    return _printed(book)


@lru_cache(8)
def _printed(book: TailsBook) -> Blocks:
    defs = f"<defs>{shapes.definitions()}{tiles.definitions(book)}{dungeon.TUFTS}</defs>"
    return {"ground": defs + svg.rect(0, 0, WIDTH, WIDTH, "tt-ground"), "dungeon": dungeon.LAND}


def drawn(
    view: View, book: TailsBook, words: Tongue, *, seat: Seat | None = None, ask: Ask | None = None, event: Event | None = None
) -> Blocks:
    shapes = Shapes(view, book, ask)
    state = view.state
    scene = scenes.drawn(view, book, words)
    inner = "" if scene else dungeon.drawn(state, book, event, shapes.tiles)
    return {
        "dungeon": dungeon.framed(inner, state, book, event, shapes.beside),
        "scene": scene + shapes.scene,
        "hand": hand.hand(view, book, words, shapes.hand, turnable=ask is not None and ask.kind == "place"),
        "me": seats.me(view, book, words),
        "goods": seats.goods(view, book),
        "quests": stock.quests(view, book, words),
        "pups": seats.pups(view, book, words),
        "stack": stock.stack(state, book),
    }


BOARD = Board(
    stage=STAGE,
    printed=printed,
    drawn=drawn,
    cards=cards.cards,
    things=box.things,
    cover=cards.cover,
    spot=spot,
    goals="room-",
    turned=True,
    tabs={"dogs": ("goods", "pups"), "quests": ("quests", "stack")},
    for_file=cards.standing_alone,
)
