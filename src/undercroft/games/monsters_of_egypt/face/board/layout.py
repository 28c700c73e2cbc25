"""Where things lie in the picture. Every block is drawn in its own 360 units of width."""

from __future__ import annotations

from undercroft.draw.marks import Box
from undercroft.draw.stage import Layout, Place, Stage
from undercroft.games.monsters_of_egypt.content import Plan

WIDTH, HEIGHT = 360, 1086

STAGE = Stage(
    "me",
    HEIGHT,
    (
        Layout(
            WIDTH,
            {
                "ground": Place(0, 0),
                "tomb": Place(0, 0),
                "scene": Place(0, 424),
                "heroes": Place(0, 550),
                "bags": Place(0, 892),
            },
        ),
        Layout(
            1460,
            {
                "ground": Place(0, 0, 4.2),
                "tomb": Place(4, 4, 2.55),
                "scene": Place(934, 12, 1.45),
                "heroes": Place(934, 208, 1.45),
                "bags": Place(934, 802, 1.45),
            },
            ("@media (min-width: 800px)",),
        ),
    ),
)
"""A phone stacks the blocks; a wide window lays them side by side."""

CELL_W, CELL_H = 26.4, 37.0
LEFT, TOP = 13.0, 34.0
SLAB = 4.0
"""How thick a floor is. It lies at the bottom of its cell; who stands in the cell stands on it."""
GROUND = CELL_H - SLAB
ROW_H, ROW_STEP = 54.0, 56.0
ITEM = 44.0


def corner(cell: int, plan: Plan) -> tuple[float, float]:
    """The upper left corner of a cell."""
    floor, column = divmod(cell, plan.width)
    return LEFT + column * CELL_W, TOP + floor * CELL_H


def cell_box(cell: int, plan: Plan) -> Box:
    x, y = corner(cell, plan)
    return x, y, CELL_W, CELL_H


def inside(box: Box, by: float = 1.5) -> Box:
    x, y, w, h = box
    return x + by, y + by, w - 2 * by, h - 2 * by


def row_box(row: int) -> Box:
    """A hero's card; the last row is for the monsters."""
    return 3, row * ROW_STEP, WIDTH - 6, ROW_H


def item_box(row: int, place: int) -> Box:
    return 124 + place * (ITEM + 2), row * ROW_STEP + 5, ITEM, ITEM


DIE_BOX: Box = (152, 18, 56, 56)
IDLE_DIE_BOX: Box = (206, 34, 54, 54)
"""Where the die lies in a fight, and without one."""


def choice_box(number: int) -> Box:
    """A hero to choose, where the scene will be."""
    return 7 + number * 69.5, 16, 66, 88
