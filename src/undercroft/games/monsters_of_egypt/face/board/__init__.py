"""The tomb as a picture: cut open by day, lit by torches at night. All seats look at the same one; of their own hero the
things have names.

A picture is a pure function of a view. What may be clicked comes from the open question alone.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from undercroft.draw import svg
from undercroft.draw.stage import Blocks, framed
from undercroft.face import Board
from undercroft.games.monsters_of_egypt import EVENTS
from undercroft.games.monsters_of_egypt.content import Mode, Plan, TombBook
from undercroft.games.monsters_of_egypt.face.board import cards, effects, options, panels, pieces
from undercroft.games.monsters_of_egypt.face.board import tomb as board_tomb
from undercroft.games.monsters_of_egypt.face.board.layout import CELL_W, HEIGHT, NEAR, STAGE, WIDTH, middle
from undercroft.games.monsters_of_egypt.face.board.shapes import figure_defs
from undercroft.games.monsters_of_egypt.state import State, View
from undercroft.kernel.types import Ask, Event, Seat

if TYPE_CHECKING:
    from undercroft.texts import Tongue

SCENES = ("rolled", "pharaoh-roll", "fight", "got-away", "over", "turn")
ROLLS = frozenset({"rolled", "pharaoh-roll", "shot"})
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
    return {"ground": figure_defs() + ground, "tomb": board_tomb.clips(plan) + board_tomb.printed(plan, mode)}


def drawn(
    view: View, book: TombBook, words: Tongue, *, seat: Seat | None = None, ask: Ask | None = None, event: Event | None = None
) -> Blocks:
    state = view.state
    plan = book.plans[state.terms.mode]
    places = pieces.places(state, book, plan)
    rolled = event is not None and event.kind in ROLLS
    first = panels.front(state, view.seat)
    # What seldom changes is a group of its own: an update names it instead of telling it again.
    tomb = (
        svg.group(board_tomb.drawn(state, plan))
        + pieces.named(state, book, plan, words)
        + pieces.drawn(state, book, plan, places, event)
        + board_tomb.ceiling(state, plan)
        + board_tomb.over(state, plan)
    )
    blocks = {
        "tomb": tomb + svg.group(effects.drawn(event, state, book) if event is not None else "", "through"),
        "scene": panels.scene(state, book, words, rolled, event is not None and event.kind == "fight"),
        **panels.own(state, book, words, first),
        "heroes": panels.heroes(state, book, words, first),
        "bags": panels.bags(state, book, words),
    }
    if ask is not None:
        for block, found in options.shapes(ask, state, book, plan, places, words, first).items():
            blocks[block] += found
    blocks["tomb"] = framed(blocks["tomb"], (0, 0, WIDTH, HEIGHT), cell=CELL_W, least=NEAR, eye=_eye(state, plan, first))
    return blocks


def _eye(state: State, plan: Plan, first: int) -> tuple[float, float]:
    """Where somebody moves, or else the own hero, or the way into the tomb."""
    number = pieces.acting(state)
    cells = [cell for cell, pile in enumerate(state.piles) if state.prowler >= 0 and state.prowler in pile]
    cells += [state.heroes[at].cell for at in (number, first) if at >= 0 and state.heroes[at].cell >= 0]
    return middle([*cells, *plan.starts, 0][0], plan)


BOARD = Board(
    stage=STAGE,
    printed=printed,
    drawn=drawn,
    cards=cards.cards,
    things=cards.things,
    cover=cards.cover,
    spot=spot,
    tabs={"heroes": ("heroes", "bags")},
    goals="cell-",
    held=ROLLS,
    for_file=cards.inlined,
)
