"""The tomb as a picture: cut open by day, lit by torches at night. All seats look at the same one.

A picture is a pure function of a view. What may be clicked comes from the open question alone.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from undercroft.draw import svg
from undercroft.draw.stage import Blocks
from undercroft.face import Board
from undercroft.games.monsters_of_egypt import EVENTS
from undercroft.games.monsters_of_egypt.content import Mode, TombBook
from undercroft.games.monsters_of_egypt.face.board import cards, effects, options, panels, pieces
from undercroft.games.monsters_of_egypt.face.board import tomb as board_tomb
from undercroft.games.monsters_of_egypt.face.board.layout import HEIGHT, STAGE, WIDTH
from undercroft.games.monsters_of_egypt.face.board.shapes import figure_defs
from undercroft.games.monsters_of_egypt.state import View
from undercroft.kernel.types import Ask, Event, Seat

if TYPE_CHECKING:
    from undercroft.texts import Tongue

SCENES = ("rolled", "pharaoh-roll", "fight", "got-away", "over", "turn")
ROLLS = ("rolled", "pharaoh-roll", "shot")
CELL_FIELDS = ("to", "cell")


def spot(event: Event) -> str | None:
    """The place of an event in the tomb or beside it."""
    if event.kind in SCENES:
        return "scene"
    figures = dict(zip(EVENTS[event.kind], event.data, strict=True))
    for field in CELL_FIELDS:
        if field in figures:
            return f"cell-{figures[field]}"
    if "hero" in figures:
        return f"hero-{figures['hero']}"
    return "monsters" if event.kind == "monsters" else None


def printed(view: View, book: TombBook, words: Tongue) -> Blocks:
    return _printed(book, view.state.terms.mode)


@lru_cache(8)
def _printed(book: TombBook, mode: Mode) -> Blocks:
    plan = book.plans[mode]
    ground = svg.rect(0, 0, WIDTH, HEIGHT, "me-ground")
    return {"ground": figure_defs() + board_tomb.clips(plan) + ground, "tomb": board_tomb.printed(plan, mode)}


def drawn(
    view: View, book: TombBook, words: Tongue, *, seat: Seat | None = None, ask: Ask | None = None, event: Event | None = None
) -> Blocks:
    state = view.state
    plan = book.plans[state.terms.mode]
    places = pieces.places(state, book, plan)
    rolled = event is not None and event.kind in ROLLS
    tomb = (
        board_tomb.drawn(state, plan)
        + pieces.named(state, book, plan, words)
        + pieces.drawn(state, book, plan, places, event)
        + board_tomb.ceiling(state, plan)
    )
    blocks = {
        "tomb": tomb + svg.group(effects.drawn(event, state, book) if event is not None else "", "through"),
        "scene": panels.scene(state, book, words, rolled),
        "heroes": panels.heroes(state, book, words),
        "bags": panels.bags(state, book, words),
    }
    if ask is not None:
        for block, found in options.shapes(ask, state, book, plan, places).items():
            blocks[block] += "".join(found)
    return blocks


BOARD = Board(
    stage=STAGE,
    printed=printed,
    drawn=drawn,
    cards=cards.cards,
    cover=cards.cover,
    spot=spot,
)
