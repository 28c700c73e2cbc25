"""Where the answers lie: the ways out of a room on their sides, what a room asks in one order, rooms as places on the board."""

from __future__ import annotations

from undercroft.games.tales_of_tails.actions import SIDES
from undercroft.games.tales_of_tails.content import TailsBook
from undercroft.games.tales_of_tails.rules.dungeon import DX, DY
from undercroft.games.tales_of_tails.rules.movement import dungeon_of
from undercroft.games.tales_of_tails.state import View
from undercroft.kernel.types import Action
from undercroft.panel import Panel, compass, places, row, slots

ARROWS = dict(zip(SIDES, ("up", "right", "down", "left"), strict=True))


def _side(action: Action, view: View, book: TailsBook) -> str:
    """A portal leads to no side."""
    if action.kind != "enter":
        return ARROWS[action.target]
    tiles, walk = dungeon_of(view.state).tiles, view.state.walk
    assert walk is not None
    here = tiles[walk.path[-1]]
    there = next(tile for tile in tiles if tile.card == action.value)
    beside = zip(DX, DY, ARROWS.values(), strict=True)
    return next((arrow for x, y, arrow in beside if (here.x + x, here.y + y) == (there.x, there.y)), "")


PANEL: Panel[View, TailsBook] = Panel(
    shelves={
        "dog": (slots("dog"),),
        "turn": (row("explore", "walk", "sleep", name="shelf-turn"), places("turn", rare=True)),
        "place": (places("place"),),
        "turning": (places("turn"),),
        "way": (compass("enter", "break", "out", "break-out", name="shelf-ways"),),
        "room": (row("fight", "vow", "take", "take-potion", "hire", "disarm", "pour", "paw", "pass", name="shelf-room"),),
        "confirm": (row("confirm"),),
    },
    pinned=("go", "leave", "give-up", "ready"),
    side=_side,
)
