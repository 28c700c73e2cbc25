"""The tomb as a picture: cut open by day, lit by torches at night. All seats look at the same one; of their own hero the
things have names.

A picture is a pure function of a view. What may be clicked comes from the open question alone.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from typing import TYPE_CHECKING

from undercroft.draw import svg
from undercroft.draw.canvas import Painted, Painter, Scene
from undercroft.draw.stage import CLOSING, Blocks, opening
from undercroft.face import Board
from undercroft.games.monsters_of_egypt import EVENTS
from undercroft.games.monsters_of_egypt.content import Mode, Plan, TombBook
from undercroft.games.monsters_of_egypt.face.board import cards, effects, options, panels, pieces
from undercroft.games.monsters_of_egypt.face.board import tomb as board_tomb
from undercroft.games.monsters_of_egypt.face.board.layout import CELL_W, HEIGHT, NEAR, SLOTS, STAGE, WIDTH, middle
from undercroft.games.monsters_of_egypt.face.board.shapes import figure_defs
from undercroft.games.monsters_of_egypt.state import State, View
from undercroft.kernel.types import Event

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


def _frame(scene: Scene, book: TombBook, _: Tongue) -> str:
    state = scene.view.state
    plan = book.plans[state.terms.mode]
    eye = _eye(state, plan, panels.front(state, scene.view.seat))
    return opening((0, 0, WIDTH, HEIGHT), cell=CELL_W, least=NEAR, eye=eye)


def _tomb(paint: Callable[[State, TombBook, Plan, Tongue], str]) -> Painter:
    """A layer of the tomb."""

    def painter(scene: Scene, book: TombBook, words: Tongue) -> str:
        state = scene.view.state
        return paint(state, book, book.plans[state.terms.mode], words)

    return painter


def _ground(state: State, _: TombBook, plan: Plan, __: Tongue) -> str:
    return svg.group(board_tomb.drawn(state, plan))


def _before(state: State, _: TombBook, plan: Plan, __: Tongue) -> str:
    return board_tomb.ceiling(state, plan) + board_tomb.over(state, plan)


def _pieces(scene: Scene, book: TombBook, _: Tongue) -> str:
    state = scene.view.state
    plan = book.plans[state.terms.mode]
    return pieces.drawn(state, book, plan, pieces.places(state, book, plan), scene.event)


def _effects(scene: Scene, book: TombBook, _: Tongue) -> str:
    return svg.group(effects.drawn(scene.event, scene.view.state, book) if scene.event is not None else "", "through")


TOMB = (_frame, _tomb(_ground), _tomb(pieces.named), _pieces, _tomb(_before), _effects, lambda *_: CLOSING)
"""Layer by layer: what seldom changes is seldom painted."""


def _scene(scene: Scene, book: TombBook, words: Tongue) -> str:
    kind = scene.event.kind if scene.event is not None else ""
    return panels.scene(scene.view.state, book, words, kind in ROLLS, kind == "fight")


def _beside(paint: Callable[[State, TombBook, Tongue, int], str]) -> Painter:
    """A block that shows first whom this seat plays."""

    def painter(scene: Scene, book: TombBook, words: Tongue) -> str:
        state = scene.view.state
        return paint(state, book, words, panels.front(state, scene.view.seat))

    return painter


def _bags(scene: Scene, book: TombBook, words: Tongue) -> str:
    return panels.bags(scene.view.state, book, words)


def _over(scene: Scene, book: TombBook, words: Tongue) -> Blocks:
    assert scene.ask is not None
    state = scene.view.state
    plan, first = book.plans[state.terms.mode], panels.front(state, scene.view.seat)
    return options.shapes(scene.ask, state, book, plan, pieces.places(state, book, plan), words, first)


def _eye(state: State, plan: Plan, first: int) -> tuple[float, float]:
    """Where somebody moves, or else the own hero, or the way into the tomb."""
    number = pieces.acting(state)
    cells = [cell for cell, pile in enumerate(state.piles) if state.prowler >= 0 and state.prowler in pile]
    cells += [state.heroes[at].cell for at in (number, first) if at >= 0 and state.heroes[at].cell >= 0]
    return middle([*cells, *plan.starts, 0][0], plan)


BOARD = Board(
    stage=STAGE,
    printed=printed,
    drawn=Painted(
        {
            "tomb": TOMB,
            "scene": _scene,
            "self": _beside(panels.own),
            **{slot: _beside(partial(panels.own_things, slot)) for slot in SLOTS},
            "heroes": _beside(panels.heroes),
            "bags": _bags,
        },
        _over,
    ),
    gallery=cards.cards,
    things=cards.things,
    cover=cards.cover,
    spot=spot,
    tabs={"heroes": ("heroes", "bags")},
    goals="cell-",
    held=ROLLS,
    for_file=cards.inlined,
)
