"""The tomb as a picture: cut open by day, lit by torches at night. All seats look at the same one.

A picture is a pure function of a view. What may be clicked comes from the open question alone.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from undercroft.draw import svg, theme
from undercroft.games.monsters_of_egypt import EVENTS, board_effects, board_options, board_panels, board_pieces, board_tomb
from undercroft.games.monsters_of_egypt.board_cards import CardPicture, cards, cover
from undercroft.games.monsters_of_egypt.board_kit import HEIGHT, TALL, WIDE, WIDE_WIDTH, WIDTH, Place, shapes
from undercroft.games.monsters_of_egypt.content import Mode, TombBook
from undercroft.games.monsters_of_egypt.state import View
from undercroft.kernel.types import Ask, Event

__all__ = ["HEIGHT", "SHARED", "WIDTH", "CardPicture", "cards", "cover", "fixed", "live", "spot", "standalone"]

SHARED = True
"""One picture for all seats: whoever looks sees the same."""
SCENES = ("rolled", "pharaoh-roll", "fight", "got-away", "over", "turn")
ROLLS = ("rolled", "pharaoh-roll", "shot")
CELL_FIELDS = ("to", "cell")


def fixed(view: View, book: TombBook, tongue: Any) -> str:
    """The printed tomb. It changes only with the mode."""
    return _laid(_printed(book, view.state.terms.mode), TALL)


def live(
    view: View, book: TombBook, tongue: Any, *, seat: int | None = None, ask: Ask | None = None, event: Event | None = None
) -> str:
    """Everything that changes, and the shapes that answer the question. `event` has just happened: it is seen on its way."""
    return _laid(_drawn(view, book, tongue, ask, event), TALL)


def standalone(
    view: View, book: TombBook, tongue: Any, *, seat: int | None = None, theme: str = "light", layout: str = "wide"
) -> str:
    """A complete file with the colours of a theme resolved."""
    places = WIDE if layout == "wide" else TALL
    width = WIDE_WIDTH if layout == "wide" else WIDTH
    blocks = (_printed(book, view.state.terms.mode), _drawn(view, book, tongue, None, None))
    inner = "".join(_laid(layer, places) for layer in blocks)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {HEIGHT}" width="{width}" height="{HEIGHT}">'
        f"<style>{_style(theme)}</style>{inner}</svg>"
    )


def _style(name: str) -> str:
    return theme.resolved("monsters-of-egypt", name)


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


def _laid(blocks: dict[str, str], places: dict[str, Place]) -> str:
    """Every block is there, also an empty one: a page that changes the picture finds each block in its old place."""
    return "".join(
        svg.group(inner, f"me-at-{block}", (places[block].x, places[block].y), places[block].scale)
        for block, inner in blocks.items()
    )


@lru_cache(8)
def _printed(book: TombBook, mode: Mode) -> dict[str, str]:
    plan = book.plans[mode]
    ground = svg.rect(0, 0, WIDTH, HEIGHT, "me-ground")
    return {"ground": shapes() + board_tomb.clips(plan) + ground, "tomb": board_tomb.printed(plan, mode)}


def _drawn(view: View, book: TombBook, tongue: Any, ask: Ask | None, event: Event | None) -> dict[str, str]:
    state = view.state
    plan = book.plans[state.terms.mode]
    places = board_pieces.layout(state, book, plan)
    rolled = event is not None and event.kind in ROLLS
    tomb = (
        board_tomb.drawn(state, plan)
        + board_pieces.named(state, book, plan, tongue)
        + board_pieces.drawn(state, book, plan, places, event)
        + board_tomb.ceiling(state, plan)
    )
    blocks = {
        "tomb": tomb + svg.group(board_effects.drawn(event, state, book) if event is not None else "", "me-through"),
        "scene": board_panels.scene(state, book, tongue, rolled),
        "heroes": board_panels.heroes(state, book, tongue),
        "bags": board_panels.bags(state, book, tongue),
    }
    if ask is not None:
        for block, found in board_options.shapes(ask, state, book, plan, places).items():
            blocks[block] += "".join(found)
    return blocks
