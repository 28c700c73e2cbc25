"""The dungeon as a picture: engraved cards on parchment by day, a crypt with torches at night. All seats look at the same one.

A picture is a pure function of a view. What may be clicked comes from the open question alone.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

from undercroft.draw import svg
from undercroft.draw.canvas import Painted, Painter, Scene
from undercroft.draw.stage import CLOSING, Blocks
from undercroft.face import Board
from undercroft.games.dungeoneer import EVENTS
from undercroft.games.dungeoneer.content import DungeonBook
from undercroft.games.dungeoneer.face.board import alone, box, gallery, hand, heroes, map, quests, scenes, seats, table
from undercroft.games.dungeoneer.face.board.layout import OPENED, RIVALS, SIZES, STAGE
from undercroft.games.dungeoneer.face.board.options import ROLLS, Offers
from undercroft.games.dungeoneer.state import State, View
from undercroft.kernel.types import Event

if TYPE_CHECKING:
    from undercroft.texts import Tongue

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


def spot(event: Event) -> str | None:
    """The place of an event on the map or beside it."""
    figures = dict(zip(EVENTS[event.kind], event.data, strict=True))
    if event.kind in SPOTS:
        return SPOTS[event.kind]
    for field, prefix in (("place", "place"), ("quest", "quest"), ("first", "place")):
        if field in figures:
            return f"{prefix}-{figures[field]}"
    return f"hero-{event.seat}" if event.seat is not None else None


def printed(view: View, book: DungeonBook, words: Tongue) -> Blocks:
    return _printed(book, words)


@lru_cache(8)
def _printed(book: DungeonBook, words: Tongue) -> Blocks:
    defined = alone.defined(book, lambda id: words.name("location", id))
    return {"ground": f"<defs>{defined}</defs>" + svg.rect(0, 0, *SIZES["ground"], css="dg-ground"), "map": map.land()}


def _offering(paint: Callable[[View, DungeonBook, Tongue, Offers], str]) -> Painter:
    """A block on which options lie."""
    return lambda scene, book, words: paint(scene.view, book, words, Offers(scene, book))


def _shown(paint: Callable[[View, DungeonBook, Tongue], str]) -> Painter:
    return lambda scene, book, words: paint(scene.view, book, words)


def _mapped(paint: Callable[[State, DungeonBook, Tongue], str]) -> Painter:
    """A layer of the map, once there is one."""
    return lambda scene, book, words: paint(scene.view.state, book, words) if scene.view.state.map else ""


def _reached(paint: Callable[[State, DungeonBook, Offers], str]) -> Painter:
    """A layer of options. A battle lies over the map: nothing under it could be reached."""

    def painter(scene: Scene, book: DungeonBook, _: Tongue) -> str:
        state = scene.view.state
        return paint(state, book, Offers(scene, book, hidden=bool(state.attacks))) if state.map else ""

    return painter


def _frame(scene: Scene, book: DungeonBook, _: Tongue) -> str:
    return map.frame(scene.view, book) if scene.view.state.map else ""


MAP = (
    _frame,
    _mapped(map.floors),
    _reached(lambda state, book, offers: offers.cells(state, book)),
    _mapped(map.standing),
    _reached(map.offered),
    _mapped(lambda *_: CLOSING),
)
"""Layer by layer: what seldom changes is seldom painted."""


def _scene(scene: Scene, book: DungeonBook, words: Tongue) -> str:
    rolled = scene.event is not None and scene.event.kind in ROLLS
    return scenes.drawn(scene.view, book, words, scene.ask, Offers(scene, book), rolled=rolled)


def _figures(view: View, book: DungeonBook, words: Tongue) -> str:
    return heroes.line(view, book, words, view.seat or 0)


def _rival(at: int, paint: Callable[[int, View, DungeonBook, Tongue, Offers], str]) -> Painter:
    """Where so many play."""

    def painter(scene: Scene, book: DungeonBook, words: Tongue) -> str | None:
        others = seats.rivals(scene.view)
        return paint(others[at], scene.view, book, words, Offers(scene, book)) if at < len(others) else None

    return painter


def _tray(scene: Scene, book: DungeonBook, words: Tongue) -> str:
    """What has no place elsewhere is in the tray, so the tray is drawn last."""
    offers, state = Offers(scene, book), scene.view.state
    waiting = scenes.declared(state, book, offers)
    return offers.tray(words, scene, waiting, scenes.DECLARED * len(state.declared))


PAINTERS: dict[str, Painter | tuple[Painter, ...]] = {
    "goal": _shown(table.goal),
    "map": MAP,
    "scene": _scene,
    "figures": _shown(_figures),
    "next": _shown(quests.nearest),
    "quests": _offering(quests.own),
    "common": _offering(quests.common),
    "hero": _offering(seats.hero),
    "piles": _offering(table.piles),
    "hand": _offering(hand.left),
    "more": _offering(hand.right),
}
for at in range(len(RIVALS)):
    PAINTERS |= {RIVALS[at]: _rival(at, seats.row), OPENED[at]: _rival(at, seats.opened)}
PAINTERS["tray"] = _tray

BOARD = Board(
    stage=STAGE,
    printed=printed,
    drawn=Painted(PAINTERS),
    gallery=gallery.cards,
    things=box.things,
    cover=gallery.cover,
    spot=spot,
    tabs={"hand": ("hand", "more", "hero"), "quests": ("quests", "common", "piles"), "others": (*RIVALS, *OPENED)},
    goals="place-",
    turned=True,
    held=HELD,
    for_file=alone.standing_alone,
)
