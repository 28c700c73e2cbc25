"""A small sign for each option: what its button shows beside the words."""

from __future__ import annotations

from undercroft.draw import svg
from undercroft.games.paper_dungeons.content import CLOVER, SKULL, SYMBOLS, PaperBook
from undercroft.games.paper_dungeons.face.board import shapes
from undercroft.games.paper_dungeons.face.board.shapes import icon
from undercroft.games.paper_dungeons.face.board.team import die_shape
from undercroft.games.paper_dungeons.state import View
from undercroft.kernel.types import Action

SIZE = 48
KIND_ICONS = {"brew": "round-potion", "move": "leather-boot", "stop": "meeple", "keep-talent": "laurel-crown"}


def sign(action: Action, view: View, book: PaperBook) -> str:
    """Inner SVG of a square of `SIZE`; empty where words say it all. Its icons are those of the sheet."""
    kind, target = action.kind, action.target
    if kind == "die":
        return _die(action.value, view, book)
    if kind == "take-gem":
        return svg.path(svg.gem(8, 8, 32), "pd-gem")
    if kind == "drink":
        return svg.path(svg.heart(8, 9, 32), "pd-heart pd-heart-free") if action.value else ""
    if kind in ("level", "raise"):
        name = shapes.SYMBOL_ICONS[target]
    elif kind in ("craft", "part"):
        name = shapes.item_icon(target)
    elif kind in ("step", "slay"):
        room = book.rooms[action.value]
        alive = room.hero >= 0 and view.own is not None and not view.own.slain >> action.value & 1
        name = shapes.MINION_ICONS[room.minion] if alive else "leather-boot"
    else:
        name = KIND_ICONS.get(kind, "")
    return icon(name, 4, 4, SIZE - 8) if name else ""


def _die(die: int, view: View, book: PaperBook) -> str:
    black = die >= 3
    symbol = book.faces[black][view.dice[die]].symbol
    ink = "pd-on-black" if black else "pd-on-white"
    colour = "pd-skull" if symbol == SKULL else "pd-luck" if symbol == CLOVER else ink
    face = icon(shapes.SYMBOL_ICONS[SYMBOLS[symbol]], 9, 9, SIZE - 18, f"pd-icon {colour}")
    return die_shape(2, 2, SIZE - 4, black=black) + face
