"""Where the answers lie: four ways, each item with all that can be done with it, and cells as places on the board."""

from __future__ import annotations

from undercroft.games.monsters_of_egypt.content import TombBook
from undercroft.games.monsters_of_egypt.face.board.pieces import acting
from undercroft.games.monsters_of_egypt.state import View
from undercroft.kernel.types import Action
from undercroft.panel import Panel, Shelf, compass, places, row, slots, things


def side_of(action: Action, view: View, book: TombBook) -> str:
    """On which side of whoever moves a cell lies; nowhere if it is no next one: a cave leads there."""
    if action.kind == "direction":
        return action.target
    state = view.state
    width, to = book.plans[state.terms.mode].width, action.value
    if state.prowler >= 0:
        here = next(cell for cell, pile in enumerate(state.piles) if state.prowler in pile)
    elif (number := acting(state)) >= 0:
        here = state.heroes[number].cell
    else:
        return ""
    if to // width == here // width and abs(to - here) == 1:
        return "left" if to < here else "right"
    return {width: "down", -width: "up"}.get(to - here, "")


HERE = things("take", name="shelf-here")
ITEMS = things("use", "spend", "place", "leave", name="shelf-items")
RARE = row("escape", "crystal", "concede", name="shelf-more", rare=True)


def _turn(*before: Shelf) -> tuple[Shelf, ...]:
    return *before, HERE, ITEMS, row("swap", name="shelf-trade"), RARE


PANEL: Panel[View, TombBook] = Panel(
    shelves={
        "hero": (slots("hero"),),
        "start": (places("start"),),
        "act": _turn(compass("step")),
        "retreat": _turn(compass("step")),
        "pick-up": (HERE, ITEMS),
        "fight": (row("roll"), HERE, ITEMS, RARE),
        "banish": (places("at"),),
        "aim": (places("at", "target"),),
        "bomb": (places("at", name="shelf-strike"), places("floor", "wall")),
        "blast": (places("floor", "wall"),),
        "hook": (compass("direction"),),
        "pull": (places("pull", "pull-closed", "target"),),
        "reveal": (places("open"),),
        "bargain": (things("offer", name="shelf-give"), things("want", name="shelf-ask"), row("propose")),
        "monsters": (places("prowl", name="shelf-prowl"), places("open"), places("spring", name="shelf-traps")),
        "prowl": (compass("step"),),
    },
    pinned=("end", "stop", "enough", "no-deal", "pass"),
    awaited="end",
    side=side_of,
    thing="token",
)
