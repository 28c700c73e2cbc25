"""The shapes that the parts of the picture share."""

from __future__ import annotations

from functools import cache

from undercroft.draw import svg
from undercroft.draw import words as fitting
from undercroft.draw.art import figures
from undercroft.draw.marks import SEAT_SHAPES, carded
from undercroft.games.tales_of_tails.content import SYMBOLS, TailsBook

FACE = "undercroft.games.tales_of_tails.face"
DOGS, MOODS = figures(FACE, "dogs"), figures(FACE, "moods")
"""Heads and faces apart: eyes, nose and mouth of all dogs are at the same places, so that one mood fits every dog."""
FIGURES = figures(FACE, "monsters") | figures(FACE, "rooms") | figures(FACE, "symbols") | figures(FACE, "signs")
STRANGE = "back"
"""The figure of a kind that only a pack of somebody else knows."""
CHIPS = figures(FACE, "chips")
"""A symbol's outline about its middle, which tells it without its colour."""
MARKS, TILES, SCENES = figures(FACE, "marks"), figures(FACE, "tiles"), figures(FACE, "scenes")
PLAIN = 0.86
"""How much of a width the estimate may fill: it is made for a narrow hand; this face is broader."""
CHIP_REACH = 1.2
"""How far an outline and its rim reach, as a multiple of the chip's radius."""


PRINT, LEAST = 14.2, 13.2
"""The size of running words, and the smallest letters in a block of 360 units: a page gives such a block 300 pixels or more."""


def broken(words: str, room: float, size: float) -> list[str]:
    """Words in lines of a width."""
    lines = [""]
    for word in words.split():
        longer = f"{lines[-1]} {word}".strip()
        if fitting.width(longer, size) <= room * PLAIN or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def paragraph(words: str, x: float, y: float, room: float, size: float = PRINT, step: float = 17) -> str:
    lines = broken(words, room, size)
    return "".join(svg.text(x, y + at * step, line, "tt-word", size) for at, line in enumerate(lines))


def fit(words: str, room: float, size: float) -> float:
    """The size of bold words that fit the width."""
    return fitting.fit(words, room * 0.74, size, LEAST)


def fits(words: str, room: float, size: float) -> bool:
    return fitting.width(words, size) <= room * 0.74


@cache
def definitions() -> str:
    """What `picture`, `chip`, `portrait` and `paw` refer to; once in a page."""
    return "".join(f'<g id="{id}">{inner}</g>' for id, inner in by_id().items())


@cache
def by_id() -> dict[str, str]:
    """Every figure by the id under which a picture refers to it."""
    found = {"tt-p": MARKS["print"], "tt-toes": MARKS["toes"]}
    for letter, some in (("f", FIGURES), ("d", DOGS), ("m", MOODS), ("c", CHIPS)):
        found |= {f"tt-{letter}-{name}": inner for name, inner in some.items()}
    return found


@cache
def picture(kind: str, x: float, y: float, size: float, css: str = "") -> str:
    """A figure in a square box."""
    named = f' class="{css}"' if css else ""
    known = kind if kind in FIGURES else STRANGE
    return f'<use href="#tt-f-{known}"{named} transform="translate({x:g} {y:g}) scale({size / 100:g})"/>'


@cache
def chip(symbol: str, x: float, y: float, radius: float) -> str:
    """A symbol by shape and colour."""
    return f'<use href="#tt-c-{symbol}" transform="translate({x:g} {y:g}) scale({radius / 10:g})"/>'


@cache
def portrait(dog: str, mood: str, x: float, y: float, size: float) -> str:
    """A dog's head with a mood."""
    inner = f'<use href="#tt-d-{dog}"/>' if dog in DOGS else f'<use href="#tt-f-{STRANGE}"/>'
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
    toes = f'<use href="#tt-toes" class="tt-token tt-seat-{seat}{" " + css if css else ""}"/>'
    return svg.group(toes + mark(seat, 15, 28, 70, css), at=(x - size / 2, y - size / 2), scale=size / 100)


@cache
def paw_token(seat: int, x: float, y: float, size: float, css: str = "") -> str:
    """The same where it is small: the seat by colour and shape alone."""
    named = f"tt-token tt-seat-{seat}" + (f" {css}" if css else "")
    pad = svg.group(svg.path(SEAT_SHAPES[seat], named), at=(15, 28), scale=70 / 32)
    return svg.group(f'<use href="#tt-toes" class="{named}"/>{pad}', at=(x - size / 2, y - size / 2), scale=size / 100)


@cache
def paw_print(seat: int, x: float, y: float, size: float, css: str = "") -> str:
    """The bare print of a paw in the seat's colour."""
    at = f"translate({x - size / 2:g} {y - size / 2:g}) scale({size / 100:g})"
    return f'<use href="#tt-p" class="tt-print tt-seat-{seat}{" " + css if css else ""}" transform="{at}"/>'


@cache
def coin(number: int, x: float, y: float, radius: float) -> str:
    """A coin with its worth."""
    words = svg.text(x, y + radius * 0.54, f"{number}".replace("-", "−"), "tt-letter tt-on-key", radius * 1.55, "middle")
    return svg.circle(x, y, radius, "tt-coin") + words


@cache
def potion(symbol: int, x: float, y: float, size: float, css: str = "") -> str:
    """A potion with its symbol."""
    inner = picture("potion", 0, 0, 48) + chip(SYMBOLS[symbol], 24, 34, 13)
    return svg.group(inner, css, (x, y), size / 48)


def potions(counts: tuple[int, ...], book: TailsBook, x: float, y: float, size: float) -> str:
    inner = ""
    for symbol, number in enumerate(counts):
        for _ in range(number):
            inner += carded(f"potion-{book.potions[symbol].id}", potion(symbol, x, y, size))
            x += size * 0.86
    return inner


def name(words: str, x: float, y: float, room: float, size: float) -> str:
    """A name as large as its place allows."""
    return svg.text(x, y, words, "tt-word tt-bold", fit(words, room, size))
