"""Where things lie in the picture, and the shapes that its parts share. Every block is drawn in its own 360 units of width."""

from __future__ import annotations

from functools import cache

from undercroft.draw import svg
from undercroft.draw import words as fitting
from undercroft.draw.stage import Layout, Place, Stage

WIDTH, HEIGHT = 360, 1240

STAGE = Stage(
    "dg",
    HEIGHT,
    (
        Layout(
            WIDTH,
            {
                "ground": Place(0, 0),
                "map": Place(0, 0),
                "tray": Place(0, 351),
                "hand": Place(0, 404),
                "table": Place(0, 512),
                "seats": Place(0, 608),
            },
        ),
        Layout(
            1534,
            {
                "ground": Place(0, 0, 4.3),
                "map": Place(4, 4, 2.62),
                "tray": Place(4, 926, 2.05),
                "hand": Place(4, 1024, 2.05),
                "table": Place(774, 1043, 2.1),
                "seats": Place(960, 4, 1.58),
            },
            ("@media (min-width: 800px)",),
        ),
    ),
)
"""A phone stacks the blocks; a wide window lays them side by side."""

STRIP_H = 24.0
"""Above the map: the round, whose turn it is, its phases."""
FIELD = (3.0, 27.0, 354.0, 320.0)
VAULT_H = 325.0
"""The floor on which the map grows."""
MAP_H, TRAY_H, HAND_H, TABLE_H, SEATS_H = STRIP_H + VAULT_H + 1, 47.0, 104.0, 92.0, 632.0
"""The tray is below the map: the location in hand or the last dice, and the answers that have no place of their own."""

Box = tuple[float, float, float, float]

SEAT_SHAPES = (
    "M16 1a15 15 0 1 0 .1 0z",
    "M5 2h22a3 3 0 0 1 3 3v22a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3z",
    "M16 0 32 30H0z",
    "M16 0 32 16 16 32 0 16z",
)
"""The shapes by which the pages mark seats, in a box of 32."""

STAT_PLATES = {
    "melee": "M-10-11H10V4Q10 9 0 12Q-10 9-10 4Z",
    "magic": "M0-13 13 0 0 13-13 0Z",
    "speed": "M0-12a12 12 0 1 0 .1 0Z",
}
STAT_SIGNS = {
    "melee": "M0-9.4 2-6V2.2H5.4V4.8H1.6V9H-1.6V4.8H-5.4V2.2H-2V-6Z",
    "magic": "M0-9Q1.4-1.4 9 0Q1.4 1.4 0 9Q-1.4 1.4-9 0Q-1.4-1.4 0-9Z",
    "speed": "M-3.6-8.4H2.4V1Q7 1.6 8 4.4V7.4H-3.6ZM-8-5.6H-5V-3.8H-8ZM-9-1.4H-5V.4H-9ZM-8 2.8H-5V4.6H-8Z",
}
"""A score's plate and its sign about its middle: sword on a shield, spark on a lozenge, running boot on a disc."""
DISC = "M0-12a12 12 0 1 0 .1 0Z"
LOZENGE = "M0-15 15 0 0 15-15 0Z"
"""Glory is a gold disc, peril a lozenge, as on the cards."""
PIPS = {1: "5", 2: "19", 3: "159", 4: "1379", 5: "13579", 6: "134679"}
"""The eyes of a die, on the keys of a telephone."""


def spot(value: str, box: Box, inner: str = "", radius: float = 6) -> str:
    """A place that the log can light and a tap can ask about. The light lies over it."""
    return svg.group(inner + svg.rect(*box, css="glow", radius=radius), spot=value)


def option(value: str, box: Box, inner: str = "", radius: float = 8) -> str:
    """A shape that answers the open question."""
    return svg.group(svg.rect(*box, css="hit", radius=radius) + svg.group(inner, "dg-through"), "opt", option=value)


def fit(words: str, room: float, size: float, least: float = 7) -> float:
    """The size of words that fit the width. The estimate is made for a narrow hand; a printed face is broader."""
    return fitting.fit(words, room * 0.74, size, least)


def lines(words: str, room: float, size: float) -> list[str]:
    return fitting.lines(words, room * 0.74, size)


def put(inner: str, x: float, y: float, scale: float = 1, css: str = "") -> str:
    return svg.group(inner, css, (x, y), scale)


@cache
def shapes() -> str:
    """What the parts refer to; once in a page."""
    found = []
    for name, plate in STAT_PLATES.items():
        inner = svg.path(plate, f"dg-chip dg-{name}") + svg.path(STAT_SIGNS[name], "dg-on-chip")
        found.append(f'<g id="dg-stat-{name}">{inner}</g>')
    for face, keys in PIPS.items():
        eyes = "".join(svg.circle((int(key) - 1) % 3 * 28 + 22, (int(key) - 1) // 3 * 28 + 22, 9.5, "dg-eye") for key in keys)
        found.append(f'<g id="dg-die-{face}">{svg.rect(2, 2, 96, 96, "dg-die-face", 20)}{eyes}</g>')
    return "".join(found)


@cache
def stat(name: str, x: float, y: float, radius: float) -> str:
    """A score: colour, plate and sign. The value stands beside it."""
    return f'<use href="#dg-stat-{name}" transform="translate({x:g} {y:g}) scale({radius / 12:g})"/>'


@cache
def glory(number: int | str, x: float, y: float, radius: float) -> str:
    inner = svg.path(DISC, "dg-glory") + svg.text(0, 4.4, number, "dg-on-glory", 12.5, "middle")
    return put(inner, x, y, radius / 12)


@cache
def peril(number: int | str, x: float, y: float, radius: float) -> str:
    inner = svg.path(LOZENGE, "dg-peril") + svg.text(0, 4.4, number, "dg-on-peril", 12.5, "middle")
    return put(inner, x, y, radius / 12)


@cache
def die(face: int, x: float, y: float, size: float) -> str:
    return f'<use href="#dg-die-{face}" transform="translate({x:g} {y:g}) scale({size / 100:g})"/>'


@cache
def mark(seat: int, x: float, y: float, size: float) -> str:
    """The seat's shape, colour and number."""
    inner = svg.path(SEAT_SHAPES[seat], f"dg-mark dg-seat-{seat}")
    inner += svg.text(16, 25 if seat == 2 else 22, seat + 1, "dg-on-seat", 16, "middle")
    return put(inner, x, y, size / 32)
