"""Where the answers lie: the dice in two rows of three, heroes and items in their order, rooms on the side where they are."""

from __future__ import annotations

from undercroft.games.paper_dungeons.content import PaperBook
from undercroft.games.paper_dungeons.state import OUTSIDE, View
from undercroft.kernel.types import Action
from undercroft.panel import Panel, compass, places, row, slots


def _side(action: Action, view: View, book: PaperBook) -> str:
    assert view.own is not None
    here, width = view.own.room, len(book.columns)
    if here == OUTSIDE:
        return ""
    across, up = action.value % width - here % width, action.value // width - here // width
    return {(0, 1): "up", (1, 0): "right", (-1, 0): "left", (0, -1): "down"}.get((across, up), "")


PANEL: Panel[View, PaperBook] = Panel(
    shelves={
        "die": (slots("die", across=3),),
        "use": (row("move", "brew", name="shelf-team"), slots("level"), row("craft")),
        "step": (compass("step"),),
        "raise": (slots("raise"),),
        "part": (slots("part"),),
        "slay": (places("slay"),),
        "take-gem": (places("take-gem"),),
    },
    pinned=("stop", "ready"),
    awaited="ready",
    side=_side,
)
