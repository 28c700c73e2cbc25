"""Where on the sheet each option of a question lies."""

from __future__ import annotations

from undercroft.draw import svg
from undercroft.draw.marks import Box
from undercroft.games.paper_dungeons.content import PaperBook
from undercroft.games.paper_dungeons.face.board import layout, shapes
from undercroft.games.paper_dungeons.state import OUTSIDE, Sheet
from undercroft.kernel.types import Action, Ask

CHIP = 46


def drawn(ask: Ask, sheet: Sheet, book: PaperBook) -> dict[str, list[str]]:
    """Block -> the shapes to lay over it. Cards are chosen on the cards themselves."""
    found: dict[str, list[str]] = {}
    for index, action in enumerate(ask.options):
        if action.kind == "drink":
            found.setdefault("potions", []).append(_chip(action, index, len(ask.options)))
        elif (place := _place(action, sheet, book)) is not None:
            block, box = place
            found.setdefault(block, []).append(shapes.option(str(action), box))
    return found


def _place(action: Action, sheet: Sheet, book: PaperBook) -> tuple[str, Box] | None:
    kind, value = action.kind, action.value
    if kind == "die":
        x, y, w, h = layout.die_box(value)
        return "dice", (x - 4, y - 4, w + 8, h + 8)
    if kind in ("step", "slay"):
        return "map", _inside(layout.room_box(value, book))
    if kind == "take-gem":
        return "map", _inside(layout.room_box(next(i for i, room in enumerate(book.rooms) if room.gem == value), book))
    if kind == "stop":
        return "map", layout.OUTSIDE_BOX if sheet.room == OUTSIDE else _inside(layout.room_box(sheet.room, book))
    if kind == "move":
        return "map", (1.5, 0, layout.WIDTH - 3, layout.MAP_BOTTOM + 18)
    if kind in ("level", "raise"):
        return "heroes", layout.hero_box(value)
    if kind in ("craft", "part"):
        return "items", layout.item_box(value)
    if kind == "brew":
        return "potions", layout.POTIONS_BOX
    if kind == "ready":
        return "rounds", (2, -3, 356, 66)
    return None


def _inside(box: Box) -> Box:
    x, y, w, h = box
    return x + 3, y + 3, w - 6, h - 6


def _chip(action: Action, index: int, count: int) -> str:
    """How many wounds go on potion hearts: a row of slips laid over the potions."""
    step = min(CHIP + 4.0, 340 / count)
    x, y = 12 + index * step, 24
    slip = svg.rect(x, y, min(CHIP, step - 2), CHIP, "pd-slip", 6)
    slip += svg.path(svg.heart(x + 4, y + 14, 16), "pd-heart pd-heart-free")
    slip += svg.text(x + 23, y + 29, action.target, "pd-plain pd-bold", 17)
    return svg.group(slip + svg.rect(x, y, min(CHIP, step - 2), CHIP, "hit", 6), "opt", option=str(action))
