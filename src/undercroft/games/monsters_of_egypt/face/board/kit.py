"""Where things lie in the picture, and the shapes that its parts share. Every block is drawn in its own 360 units of width."""

from __future__ import annotations

from functools import cache
from html import escape

from undercroft.draw import svg
from undercroft.draw.stage import Layout, Place, Stage
from undercroft.games.monsters_of_egypt.face.board.figures import GROUPS, LETTERS, figure
from undercroft.games.monsters_of_egypt.plan import Plan

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

Box = tuple[float, float, float, float]

SEAT_SHAPES = (
    "M16 1a15 15 0 1 0 .1 0z",
    "M5 2h22a3 3 0 0 1 3 3v22a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3z",
    "M16 0 32 30H0z",
    "M16 0 32 16 16 32 0 16z",
    "M16 1 31 12 25 31H7L1 12z",
    "M9 2h14l8 14-8 14H9L1 16z",
)
"""The shapes by which the pages mark seats, in a box of 32."""


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


def spot(value: str, box: Box, inner: str = "") -> str:
    """A place that the log can light and a tap can ask about."""
    return svg.group(svg.rect(*box, css="glow", radius=3) + inner, spot=value)


def title(words: str) -> str:
    """What a pointer that rests on the group around it is told."""
    return f"<title>{escape(words)}</title>"


def option(value: str, box: Box, inner: str = "") -> str:
    """A shape that answers the open question."""
    return svg.group(svg.rect(*box, css="hit", radius=4) + inner, "opt", option=value)


@cache
def shapes() -> str:
    """What `picture` refers to; once in a page."""
    kinds = [kind for group in GROUPS.values() for kind in group]
    return "".join(f'<g id="me-f-{kind}">{figure(kind)}</g>' for kind in dict.fromkeys((*kinds, "strange"))).join(
        ("<defs>", "</defs>")
    )


@cache
def picture(kind: str, x: float, y: float, size: float, css: str = "") -> str:
    """A figure in a square box."""
    named = f' class="{css}"' if css else ""
    known = kind if kind in LETTERS else "strange"
    return f'<use href="#me-f-{known}"{named} transform="translate({x:g} {y:g}) scale({size / 100:g})"/>'


def letter(kind: str) -> str:
    """What stands beside a figure; a kind that only a pack of somebody else knows has its first letter."""
    return LETTERS.get(kind, kind[:1].upper())


@cache
def mark(seat: int, letter: str, x: float, y: float, size: float) -> str:
    """A seat's colour and shape with a letter."""
    number = seat % len(SEAT_SHAPES)
    inner = svg.path(SEAT_SHAPES[number], f"me-mark me-seat-{number}")
    inner += svg.text(16, 24 if number == 2 else 22, letter, f"me-word me-bold me-on-seat-{number}", 18, "middle")
    return svg.group(inner, at=(x, y), scale=size / 32)


@cache
def badge(letter: str, x: float, y: float, radius: float) -> str:
    """The letter of a figure."""
    size = radius * (1.5 if len(letter) == 1 else 1.15)
    return svg.circle(x, y, radius, "me-badge") + svg.text(x, y + size * 0.36, letter, "me-badge-word me-bold", size, "middle")
