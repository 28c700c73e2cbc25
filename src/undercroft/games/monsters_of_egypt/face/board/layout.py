"""Where things lie in the picture. Beside the tomb a unit is a pixel of the smallest window; the tomb is drawn large or near."""

from __future__ import annotations

from undercroft.draw.marks import Box
from undercroft.draw.stage import Layout, Place, Stage
from undercroft.games.monsters_of_egypt.content import Plan

WIDTH, HEIGHT = 360, 414
"""Of the tomb with the rock around it."""
PANEL = 270.0
SCENE_H = 104.0
SLOT_W, SLOT_H = 116.0, 47.0
ROW_H, ROW_STEP = 42.0, 46.0
BAG_ROW, BAG_CELL, BAGS_ACROSS = 34.0, 29.6, 9
SLOTS = tuple(f"item-{number}" for number in range(1, 6))
"""What the hero in front carries: a picture each, so that a page lays them out as its window allows."""

_OWN = ("self", *SLOTS)
_SIZES = {
    "ground": (WIDTH, HEIGHT),
    "tomb": (WIDTH, HEIGHT),
    "scene": (PANEL, SCENE_H),
    **dict.fromkeys(_OWN, (SLOT_W, SLOT_H)),
    "heroes": (PANEL, 6 * ROW_STEP),
    "bags": (PANEL, 5 * BAG_ROW + 6),
}


def _own(x: float, y: float, across: int, scale: float) -> dict[str, Place]:
    """The hero in front and its things, so many in a row."""
    step_x, step_y = (SLOT_W + 3) * scale, (SLOT_H + 3) * scale
    return {name: Place(x + at % across * step_x, y + at // across * step_y, scale) for at, name in enumerate(_OWN)}


STAGE = Stage(
    "me",
    _SIZES,
    (
        Layout(
            WIDTH,
            1250,
            {
                "ground": Place(0, 0, 3.1),
                "tomb": Place(0, 0),
                "scene": Place(1, 416, 1.325),
                **_own(2, 558, 3, 1),
                "heroes": Place(1, 650, 1.325),
                "bags": Place(1, 1018, 1.325),
            },
        ),
        Layout(
            1460,
            1086,
            {
                "ground": Place(0, 0, 4.2),
                "tomb": Place(4, 8, 2.57),
                "scene": Place(938, 12, 1.92),
                **_own(938, 222, 3, 1.45),
                "heroes": Place(938, 360, 1.5),
                "bags": Place(938, 788, 1.68),
            },
        ),
    ),
    map="tomb",
    ground="ground",
)

CELL_W, CELL_H = 26.4, 37.0
LEFT, TOP = 13.0, 30.0
NEAR = 40
"""Pixels that a page gives a cell at least, so that letters of `LETTER` can be read."""
LETTER = 7.5
SLAB = 4.0
"""How thick a floor is. It lies at the bottom of its cell; who stands in the cell stands on it."""
GROUND = CELL_H - SLAB
ITEM = 33.5


def corner(cell: int, plan: Plan) -> tuple[float, float]:
    """The upper left corner of a cell."""
    floor, column = divmod(cell, plan.width)
    return LEFT + column * CELL_W, TOP + floor * CELL_H


def cell_box(cell: int, plan: Plan) -> Box:
    x, y = corner(cell, plan)
    return x, y, CELL_W, CELL_H


def middle(cell: int, plan: Plan) -> tuple[float, float]:
    x, y = corner(cell, plan)
    return x + CELL_W / 2, y + CELL_H / 2


def inside(box: Box, by: float = 1.5) -> Box:
    x, y, w, h = box
    return x + by, y + by, w - 2 * by, h - 2 * by


def row_box(row: int) -> Box:
    """A hero's card; the last row is for the monsters."""
    return 1.5, row * ROW_STEP + 1.5, PANEL - 3, ROW_H


def item_box(row: int, place: int) -> Box:
    return 95 + place * (ITEM + 1), row * ROW_STEP + 5.5, ITEM, ITEM + 0.5


def slot(place: int) -> tuple[str, Box]:
    """The block of a thing that the hero in front carries, and its box there: with many, several share a block."""
    under, at = divmod(place, len(SLOTS))
    return SLOTS[at], (1, 1 + under * SLOT_H, SLOT_W - 2, SLOT_H - 2)


DIE_BOX: Box = (112, 8, 46, 46)
IDLE_DIE_BOX: Box = (160, 30, 46, 46)
"""Where the die lies in a fight, and without one."""


def choice_box(number: int) -> Box:
    """A hero to choose, where the scene will be."""
    return 5 + number * 52.4, 5, 50, 94
