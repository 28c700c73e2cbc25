"""The dungeon as a picture: engraved cards on parchment by day, a crypt with torches at night. All seats look at the same one.

A picture is a pure function of a view. What may be clicked comes from the open question alone.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from undercroft.draw import svg
from undercroft.draw.stage import Blocks
from undercroft.face import Board
from undercroft.games.dungeoneer import EVENTS
from undercroft.games.dungeoneer.content import DungeonBook
from undercroft.games.dungeoneer.face.board import alone, box, gallery, hand, heroes, map, quests, scenes, seats, table
from undercroft.games.dungeoneer.face.board.layout import OPENED, RIVALS, SIZES, STAGE
from undercroft.games.dungeoneer.face.board.options import ROLLS, Offers
from undercroft.games.dungeoneer.state import View
from undercroft.kernel.types import Ask, Event, Seat

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


def drawn(
    view: View, book: DungeonBook, words: Tongue, *, seat: Seat | None = None, ask: Ask | None = None, event: Event | None = None
) -> Blocks:
    """What has no place elsewhere is in the tray, so the tray is drawn last."""
    offers = Offers(view, book, ask)
    # A battle lies over the map: nothing under it could be reached.
    hidden = Offers(view, book, None) if view.state.attacks else offers
    left, right = hand.hand(view, book, words, offers)
    found = {
        "goal": table.goal(view, book, words),
        "map": map.drawn(view, book, words, hidden),
        "scene": scenes.drawn(view, book, words, ask, offers, rolled=event is not None and event.kind in ROLLS),
        "figures": heroes.line(view, book, words, view.seat or 0),
        "next": quests.nearest(view, book, words),
        "quests": quests.own(view, book, words, offers),
        "common": quests.common(view, book, words, offers),
        "hero": seats.hero(view, book, words, offers),
        "piles": table.piles(view, book, words, offers),
        "hand": left,
        "more": right,
    }
    for at, other in enumerate(seats.rivals(view)):
        found[RIVALS[at]] = seats.row(other, view, book, words, offers)
        found[OPENED[at]] = seats.opened(other, view, book, words, offers)
    waiting = scenes.declared(view.state, book, offers)
    found["tray"] = offers.tray(words, event, waiting, scenes.DECLARED * len(view.state.declared))
    return found


BOARD = Board(
    stage=STAGE,
    printed=printed,
    drawn=drawn,
    cards=gallery.cards,
    things=box.things,
    cover=gallery.cover,
    spot=spot,
    tabs={"hand": ("hand", "more", "hero"), "quests": ("quests", "common", "piles"), "others": (*RIVALS, *OPENED)},
    goals="place-",
    turned=True,
    held=HELD,
    for_file=alone.standing_alone,
)
