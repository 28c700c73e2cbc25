"""Where things lie in the picture, and the shapes that all parts of it share. Every block is drawn in its own 360 units of width.

A phone stacks the blocks (`TALL`); a wide window lays the same blocks side by side (`WIDE`, the same figures in the style sheet).
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from undercroft.draw import svg
from undercroft.draw import words as fitting
from undercroft.games.tales_of_tails.board_dogs import DOGS, MOODS
from undercroft.games.tales_of_tails.board_monsters import MONSTERS
from undercroft.games.tales_of_tails.board_things import PAW, ROOMS, SIGNS
from undercroft.games.tales_of_tails.board_things import SYMBOLS as SYMBOL_FIGURES
from undercroft.games.tales_of_tails.content import SYMBOLS

WIDTH, HEIGHT = 360, 1010
WIDE_WIDTH = 1518
"""How much of the plane a wide window sees beside the same height."""


class Place(NamedTuple):
    x: float
    y: float
    scale: float = 1


TALL = {
    "ground": Place(0, 0),
    "dungeon": Place(0, 0),
    "hand": Place(0, 364),
    "stock": Place(0, 478),
    "pups": Place(0, 668),
}
WIDE = {
    "ground": Place(0, 0, 4.3),
    "dungeon": Place(6, 10, 2.6),
    "hand": Place(950, 10, 1.56),
    "stock": Place(950, 188, 1.56),
    "pups": Place(950, 482, 1.56),
}

SKY = 30.0
"""Above the dungeon: who sleeps, the rounds, the countdown, and who is out."""
FIELD = (3.0, SKY, 354.0, 327.0)
HAND_H = 110.0
ROW_H, ROW_STEP = 81.0, 84.0

Box = tuple[float, float, float, float]

FIGURES: dict[str, str] = MONSTERS | ROOMS | SYMBOL_FIGURES | SIGNS
STRANGE = SIGNS["back"]
"""The figure of a kind that only a pack of somebody else knows."""
LETTERS = {"bonk": "B", "jeanne": "J", "pluto": "P", "robin": "R", "ruta": "T", "sharik": "S"}
"""What is shown beside a dog's colour; every dog has its own."""
CHIPS = {
    "bow": ("M0-10a10 10 0 1 0 .1 0Z", "B"),
    "sword": ("M0-12 12 0 0 12-12 0Z", "S"),
    "fireball": ("M1-13Q3-7 8-3Q13 3 9 8Q5 12 0 12Q-6 12-9 8Q-12 3-8-3Q-6-1-4-1Q-4-8 1-13Z", "F"),
    "defence": ("M0-11Q5-8 10-8V1Q9 8 0 12Q-9 8-10 1V-8Q-5-8 0-11Z", "D"),
    "key": ("M-5-11H5L11 0 5 11H-5L-11 0Z", "K"),
}
"""A symbol's shape about its middle, and its letter."""


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
    for symbol, (d, letter) in CHIPS.items():
        word = svg.text(0, 4.6, letter, f"tt-letter tt-on-{symbol}", 12.5, "middle")
        found.append(f'<g id="tt-c-{symbol}">{svg.path(d, f"tt-chip tt-{symbol}")}{word}</g>')
    return "".join(found)


@cache
def picture(kind: str, x: float, y: float, size: float, css: str = "") -> str:
    """A figure in a square box."""
    named = f' class="{css}"' if css else ""
    known = kind if kind in FIGURES else "back"
    return f'<use href="#tt-f-{known}"{named} transform="translate({x:g} {y:g}) scale({size / 100:g})"/>'


@cache
def chip(symbol: str, x: float, y: float, radius: float) -> str:
    """A symbol: colour, shape and letter."""
    return f'<use href="#tt-c-{symbol}" transform="translate({x:g} {y:g}) scale({radius / 10:g})"/>'


@cache
def portrait(dog: str, mood: str, x: float, y: float, size: float) -> str:
    """A dog's head with a mood."""
    inner = f'<use href="#tt-d-{dog}"/>' if dog in DOGS else f'<use href="#tt-f-{"back"}"/>'
    return f'<g transform="translate({x:g} {y:g}) scale({size / 100:g})">{inner}<use href="#tt-m-{mood}"/></g>'


@cache
def paw(seat: int, letter: str, x: float, y: float, size: float, css: str = "") -> str:
    """A paw token: a disc in the seat's colour, a paw on it, and the dog's letter on the pad."""
    named = f"tt-token tt-seat-{seat}" + (f" {css}" if css else "")
    inner = svg.circle(50, 50, 46, named) + '<use href="#tt-p" class="tt-pad" transform="translate(11 8) scale(.78)"/>'
    inner += svg.text(50, 73, letter, "tt-letter tt-on-key", 34, "middle")
    return f'<g transform="translate({x - size / 2:g} {y - size / 2:g}) scale({size / 100:g})">{inner}</g>'


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
