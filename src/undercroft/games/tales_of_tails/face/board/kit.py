"""Where things lie in the picture, and the shapes that its parts share. Every block is drawn in its own 360 units of width."""

from __future__ import annotations

from functools import cache

from undercroft.draw import svg
from undercroft.draw import words as fitting
from undercroft.draw.stage import Layout, Place, Stage
from undercroft.games.tales_of_tails.content import SYMBOLS
from undercroft.games.tales_of_tails.face.board.dogs import DOGS, MOODS
from undercroft.games.tales_of_tails.face.board.monsters import MONSTERS
from undercroft.games.tales_of_tails.face.board.things import PAW, ROOMS, SIGNS
from undercroft.games.tales_of_tails.face.board.things import SYMBOLS as SYMBOL_FIGURES

WIDTH, HEIGHT = 360, 1100

BESIDE = "@media (min-width: 800px)"
STAGE = Stage(
    "tt",
    HEIGHT,
    (
        Layout(
            WIDTH,
            {
                "ground": Place(0, 0),
                "dungeon": Place(0, 0),
                "hand": Place(0, 364),
                "stock": Place(0, 478),
                "stack": Place(0, 546),
                "pups": Place(0, 668),
            },
        ),
        Layout(
            1364,
            {
                "ground": Place(0, 0, 4.3),
                "dungeon": Place(8, 8, 2.62),
                "hand": Place(8, 960, 1.2),
                "stock": Place(448, 980, 1.4),
                "stack": Place(960, 12, 1.1),
                "pups": Place(960, 156, 1.1),
            },
            (BESIDE,),
        ),
        Layout(
            1534,
            {
                "ground": Place(0, 0, 4.3),
                "dungeon": Place(8, 10, 3),
                "hand": Place(1096, 16, 1.2),
                "stock": Place(1096, 166, 1.2),
                "stack": Place(1096, 250, 1.2),
                "pups": Place(1096, 404, 1.2),
            },
            (BESIDE, "@container (min-aspect-ratio: 13 / 10)"),
        ),
    ),
)
"""A phone stacks the blocks; a window lays them beside and below the dungeon, a wide one all beside it."""

SKY = 30.0
"""Above the dungeon: who sleeps, the rounds, the countdown, and who is out."""
FIELD = (3.0, SKY, 354.0, 327.0)
HAND_H, STOCK_H, STACK_H = 110.0, 64.0, 116.0
ROW_H, ROW_STEP = 104.0, 108.0

Box = tuple[float, float, float, float]

FIGURES: dict[str, str] = MONSTERS | ROOMS | SYMBOL_FIGURES | SIGNS
STRANGE = SIGNS["back"]
"""The figure of a kind that only a pack of somebody else knows."""
SEAT_SHAPES = (
    "M16 1a15 15 0 1 0 .1 0z",
    "M5 2h22a3 3 0 0 1 3 3v22a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3z",
    "M16 0 32 30H0z",
    "M16 0 32 16 16 32 0 16z",
)
"""The shapes by which the pages mark seats, in a box of 32."""
TOES = (
    "M14 22a8.5 12 0 1 1 0 24a8.5 12 0 1 1 0-24ZM36 1a8.5 12 0 1 1 0 24a8.5 12 0 1 1 0-24Z"
    "M64 1a8.5 12 0 1 1 0 24a8.5 12 0 1 1 0-24ZM86 22a8.5 12 0 1 1 0 24a8.5 12 0 1 1 0-24Z"
)
"""Of a paw whose pad is a seat's shape, in a box of 100."""
CHIPS = {
    "bow": (
        "M-6.4-10.8Q8.8-9 8.8 0Q8.8 9-6.4 10.8ZM-4-7.2V-1.6H4.8Q4.2-5.4-4-7.2ZM-4 1.6V7.2Q4.2 5.4 4.8 1.6Z"
        "M-10.8-1.6H-6.4V1.6H-10.8ZM8-3.6 10.8 0 8 3.6Z"
    ),
    "sword": (
        "M10.4-10.4 9.7-5.9-.2 4 2.7 6.9 .1 9.5-3.3 6.1-5.2 8-4.5 8.7-7 10.8"
        "-10.8 7-8.7 4.5-8 5.2-6.1 3.3-9.5-.1-6.9-2.7-4 .2 5.9-9.7Z"
    ),
    "fireball": "M1-10.8Q2.6-5.6 6.4-2.4Q10.6 2 7.8 7Q4.6 10.8 0 10.8Q-5.2 10.8-7.8 7Q-10 2-7-2.6Q-5-.8-3.4-.8Q-3.6-6.6 1-10.8Z",
    "defence": "M0-10.6Q4.6-8 9.2-8V.6Q8.2 7.4 0 10.8Q-8.2 7.4-9.2 .6V-8Q-4.6-8 0-10.6Z",
    "key": (
        "M-5.2-5.6A5.6 5.6 0 0 1 .2-1.8H10.8V5.4H7.4V1.8H5V4.6H1.8V1.8H.2A5.6 5.6 0 1 1-5.2-5.6Z"
        "M-5.2-2A2 2 0 1 0-5.2 2 2 2 0 0 0-5.2-2Z"
    ),
}
"""A symbol's outline about its middle, which tells it without its colour."""
CHIP_REACH = 1.2
"""How far an outline and its rim reach, as a multiple of the chip's radius."""


def spot(value: str, box: Box, inner: str = "", radius: float = 6) -> str:
    """A place that the log can light and a tap can ask about. The light lies over it."""
    return svg.group(inner + svg.rect(*box, css="glow", radius=radius), spot=value)


def option(value: str, box: Box, inner: str = "", radius: float = 8) -> str:
    """A shape that answers the open question."""
    return svg.group(svg.rect(*box, css="hit", radius=radius) + svg.group(inner, "tt-through"), "opt", option=value)


def fit(words: str, room: float, size: float) -> float:
    """The size of bold words that fit the width. The estimate is made for a narrow hand; this face is broader."""
    return fitting.fit(words, room * 0.74, size, 8)


@cache
def shapes() -> str:
    """What `picture`, `chip`, `portrait` and `paw` refer to; once in a page."""
    found = [f'<g id="tt-f-{kind}">{inner}</g>' for kind, inner in FIGURES.items()]
    found += [f'<g id="tt-d-{dog}">{inner}</g>' for dog, inner in DOGS.items()]
    found += [f'<g id="tt-m-{mood}">{inner}</g>' for mood, inner in MOODS.items()]
    found += [f'<path id="tt-p" d="{PAW}"/>']
    found += [svg.path(d, f"tt-chip tt-chip-{symbol}", f"tt-c-{symbol}") for symbol, d in CHIPS.items()]
    return "".join(found)


@cache
def picture(kind: str, x: float, y: float, size: float, css: str = "") -> str:
    """A figure in a square box."""
    named = f' class="{css}"' if css else ""
    known = kind if kind in FIGURES else "back"
    return f'<use href="#tt-f-{known}"{named} transform="translate({x:g} {y:g}) scale({size / 100:g})"/>'


@cache
def chip(symbol: str, x: float, y: float, radius: float) -> str:
    """A symbol by shape and colour."""
    return f'<use href="#tt-c-{symbol}" transform="translate({x:g} {y:g}) scale({radius / 10:g})"/>'


@cache
def portrait(dog: str, mood: str, x: float, y: float, size: float) -> str:
    """A dog's head with a mood."""
    inner = f'<use href="#tt-d-{dog}"/>' if dog in DOGS else f'<use href="#tt-f-{"back"}"/>'
    return f'<g transform="translate({x:g} {y:g}) scale({size / 100:g})">{inner}<use href="#tt-m-{mood}"/></g>'


@cache
def mark(seat: int, x: float, y: float, size: float, css: str = "") -> str:
    """The seat's shape, colour and number, in a square box."""
    named = f"tt-mark tt-seat-{seat}" + (f" {css}" if css else "")
    inner = svg.path(SEAT_SHAPES[seat], named)
    inner += svg.text(16, 25.5 if seat == 2 else 22, seat + 1, f"tt-letter tt-on-seat-{seat}", 17, "middle")
    return svg.group(inner, at=(x, y), scale=size / 32)


@cache
def paw(seat: int, x: float, y: float, size: float, css: str = "") -> str:
    """A paw token about its middle: the seat's mark is the pad."""
    toes = svg.path(TOES, f"tt-token tt-seat-{seat}" + (f" {css}" if css else ""))
    return svg.group(toes + mark(seat, 15, 28, 70, css), at=(x - size / 2, y - size / 2), scale=size / 100)


@cache
def print_(seat: int, x: float, y: float, size: float, css: str = "") -> str:
    """The bare print of a paw in the seat's colour."""
    at = f"translate({x - size / 2:g} {y - size / 2:g}) scale({size / 100:g})"
    return f'<use href="#tt-p" class="tt-print tt-seat-{seat}{" " + css if css else ""}" transform="{at}"/>'


@cache
def coin(number: int, x: float, y: float, radius: float) -> str:
    """A coin with its worth."""
    words = svg.text(x, y + radius * 0.5, f"{number}".replace("-", "−"), "tt-letter tt-on-key", radius * 1.4, "middle")
    return svg.circle(x, y, radius, "tt-coin") + words


@cache
def potion(symbol: int, x: float, y: float, size: float, css: str = "") -> str:
    """A potion with its symbol."""
    inner = picture("potion", 0, 0, 48) + chip(SYMBOLS[symbol], 24, 34, 13)
    return svg.group(inner, css, (x, y), size / 48)


def potions(counts: tuple[int, ...], x: float, y: float, size: float) -> str:
    inner = ""
    for symbol, number in enumerate(counts):
        for _ in range(number):
            inner += potion(symbol, x, y, size)
            x += size * 0.86
    return inner


def name(words: str, x: float, y: float, room: float, size: float) -> str:
    """A name as large as its place allows."""
    return svg.text(x, y, words, "tt-word tt-bold", fit(words, room, size))
