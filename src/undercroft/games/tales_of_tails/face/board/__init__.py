"""The dungeon of the dogs as a picture: a storybook by day, candle light at night. All seats look at the same one.

A picture is a pure function of a view. What may be clicked comes from the open question alone.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from undercroft.draw import svg
from undercroft.draw.canvas import Painted, Painter, Scene
from undercroft.draw.stage import Blocks
from undercroft.face import Board
from undercroft.games.tales_of_tails import EVENTS
from undercroft.games.tales_of_tails.content import TailsBook
from undercroft.games.tales_of_tails.face.board import box, cards, dungeon, hand, scenes, seats, shapes, stock, tiles
from undercroft.games.tales_of_tails.face.board.layout import STAGE, WIDTH
from undercroft.games.tales_of_tails.face.board.options import Shapes
from undercroft.games.tales_of_tails.state import View
from undercroft.kernel.types import Event

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


def _dungeon(scene: Scene, book: TailsBook, words: Tongue) -> str:
    state, event = scene.view.state, scene.event
    over = Shapes(scene.view, book, scene.ask)
    inner = "" if scenes.drawn(scene.view, book, words) else dungeon.drawn(state, book, event, over.tiles)
    return dungeon.framed(inner, state, book, event, over.beside)


def _scene(scene: Scene, book: TailsBook, words: Tongue) -> str:
    return scenes.drawn(scene.view, book, words) + Shapes(scene.view, book, scene.ask).scene


def _hand(scene: Scene, book: TailsBook, words: Tongue) -> str:
    ask = scene.ask
    return hand.hand(
        scene.view, book, words, Shapes(scene.view, book, ask).hand, turnable=ask is not None and ask.kind == "place"
    )


PAINTERS: dict[str, Painter] = {
    "dungeon": _dungeon,
    "scene": _scene,
    "hand": _hand,
    "me": lambda scene, book, words: seats.me(scene.view, book, words),
    "goods": lambda scene, book, _: seats.goods(scene.view, book),
    "quests": lambda scene, book, words: stock.quests(scene.view, book, words),
    "pups": lambda scene, book, words: seats.pups(scene.view, book, words),
    "stack": lambda scene, book, _: stock.stack(scene.view.state, book),
}

BOARD = Board(
    stage=STAGE,
    printed=printed,
    drawn=Painted(PAINTERS),
    gallery=cards.cards,
    things=box.things,
    cover=cards.cover,
    spot=spot,
    goals="room-",
    turned=True,
    tabs={"dogs": ("goods", "pups"), "quests": ("quests", "stack")},
    for_file=cards.standing_alone,
)
