"""Where on the sheet each option of a question lies."""

from __future__ import annotations

from undercroft.draw.marks import Box
from undercroft.games.paper_dungeons.content import DICE, PaperBook
from undercroft.games.paper_dungeons.face.board import layout, shapes, tracks
from undercroft.games.paper_dungeons.state import OUTSIDE, Sheet
from undercroft.kernel.types import Action, Ask


def drawn(ask: Ask, sheet: Sheet, book: PaperBook) -> dict[str, list[str]]:
    """Block -> the shapes to lay over it. Cards are chosen on the cards themselves."""
    found: dict[str, list[str]] = {}
    for action in ask.options:
        if (place := _place(action, sheet, book)) is not None:
            block, box = place
            found.setdefault(block, []).append(shapes.option(str(action), box))
    return found


def _place(action: Action, sheet: Sheet, book: PaperBook) -> tuple[str, Box] | None:
    kind, value = action.kind, action.value
    if kind == "die":
        return DICE[value], (1.5, 1.5, layout.DIE - 3, layout.DIE - 3)
    if kind in ("step", "slay"):
        return "map", _inside(layout.room_box(value, book))
    if kind == "take-gem":
        return "map", _inside(layout.room_box(next(i for i, room in enumerate(book.rooms) if room.gem == value), book))
    if kind == "stop":
        return "map", layout.OUTSIDE_BOX if sheet.room == OUTSIDE else _inside(layout.room_box(sheet.room, book))
    if kind == "move":
        return "map", (1.5, 1.5, layout.WIDTH - 3, layout.MAP_BOTTOM + 18)
    if kind in ("level", "raise"):
        return "heroes", layout.hero_box(value)
    if kind in ("craft", "part"):
        return "items", layout.item_box(value)
    if kind == "brew":
        return "potions", layout.POTIONS_BOX
    if kind == "drink":
        # A heart takes the wounds up to itself; none of them go on potions where the column takes all.
        return "potions", tracks.heart_box(sheet.hearts + value - 1) if value else layout.WOUNDS_BOX
    if kind == "ready":
        return "rounds", (2, 1.5, 356, 83)
    return None


def _inside(box: Box) -> Box:
    x, y, w, h = box
    return x + 3, y + 3, w - 6, h - 6
