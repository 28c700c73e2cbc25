"""Drawings that lie in files, and the shapes that the parts of the picture share."""

from __future__ import annotations

from functools import cache, lru_cache

from undercroft.draw import svg
from undercroft.draw import words as fitting
from undercroft.draw.art import figures
from undercroft.draw.marks import SEAT_SHAPES


def art(group: str) -> dict[str, str]:
    """The drawings of a group, by name."""
    return figures("undercroft.games.dungeoneer.face", group)


STATS = art("stats")
"""A score's plate and its sign about its middle: sword on a shield, spark on a lozenge, running boot on a disc."""
SCENES = art("scenes")
"""Grounds, the back of a card, and what is behind and before the heroes of the cover."""
DISC = "M0-12a12 12 0 1 0 .1 0Z"
LOZENGE = "M0-15 15 0 0 15-15 0Z"
"""Glory is a gold disc, peril a lozenge, as on the cards."""
PIPS = {1: "5", 2: "19", 3: "159", 4: "1379", 5: "13579", 6: "134679"}
"""The eyes of a die, on the keys of a telephone."""


def fit(words: str, room: float, size: float, least: float = 7) -> float:
    """The size of a title that fits the width. The estimate is made for a narrow hand; a display face is broader."""
    return fitting.fit(words, room * 0.74, size, least)


LETTERS = {
    0.25: ".,:;!|'’ijlI ",
    0.34: "ftrłJ()-/ ",
    0.42: "szcśźżćгзт",
    0.62: "ABCGKPRTVXYĄĆАВКЛРСТУХЧЪЬЭЯмД",
    0.7: "wDHNOQUŃÓ–ДИЙНОПЦжфыю",
    0.8: "mMWЖМФЫшщ",
    0.92: "ШЩЮ",
}
"""How wide the letters of the plain face are, measured by their size; those that are not named are half as wide as high."""
_WIDTHS = {letter: width for width, letters in LETTERS.items() for letter in letters}
USUAL = 0.53


def width(words: str, size: float) -> float:
    """Of plain words, bold or not."""
    return _units(words) * size


@lru_cache(2048)
def _units(words: str) -> float:
    return sum(_WIDTHS.get(letter, USUAL) for letter in words)


@lru_cache(2048)
def lines(words: str, room: float, size: float) -> tuple[str, ...]:
    """Plain words broken at spaces into as few lines as can be, and these as even as can be."""
    parts = words.split()
    if not parts:
        return ()
    filled = _filled(parts, room, size)
    # The narrowest room that takes no more lines leaves no word alone in the last.
    while room > 2 * size and len(closer := _filled(parts, room - size / 2, size)) == len(filled):
        if max(width(line, size) for line in closer) > room - size / 2:
            break
        room, filled = room - size / 2, closer
    return tuple(filled)


def _filled(parts: list[str], room: float, size: float) -> list[str]:
    found = [parts[0]]
    for part in parts[1:]:
        longer = f"{found[-1]} {part}"
        if width(longer, size) <= room:
            found[-1] = longer
        else:
            found.append(part)
    return found


def written(words: str, x: float, y: float, room: float, size: float, css: str, anchor: str = "", leading: float = 1.2) -> str:
    """Plain words in as many lines as they need; y is the first line. A word that is too long for the room is written smaller."""
    found = ""
    for at, line in enumerate(lines(words, room, size)):
        fitted = min(size, size * room / max(1.0, width(line, size)))
        found += svg.text(x, round(y + at * size * leading, 1), line, css, round(fitted, 1), anchor)
    return found


def put(inner: str, x: float, y: float, scale: float = 1, css: str = "") -> str:
    return svg.group(inner, css, (x, y), scale)


LEAST_FIGURE = 12.2
"""Of a token, in units of a card in hand, which a page shows at about a pixel each."""


@cache
def defined() -> str:
    """What the parts refer to; once in a page."""
    found = [f'<g id="dg-stat-{name}">{inner}</g>' for name, inner in STATS.items()]
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
    return put(svg.path(DISC, "dg-glory") + _on_token(number, "dg-on-glory", radius), x, y, radius / 12)


@cache
def peril(number: int | str, x: float, y: float, radius: float) -> str:
    return put(svg.path(LOZENGE, "dg-peril") + _on_token(number, "dg-on-peril", radius), x, y, radius / 12)


def _on_token(number: int | str, css: str, radius: float) -> str:
    """On a small token the figure fills more of it, so that it can still be read."""
    size = max(12.5, min(LEAST_FIGURE * 12 / radius, 19.0))
    return svg.text(0, round(0.352 * size, 2), number, css, round(size, 2), "middle")


@cache
def die(face: int, x: float, y: float, size: float) -> str:
    return f'<use href="#dg-die-{face}" transform="translate({x:g} {y:g}) scale({size / 100:g})"/>'


@cache
def seat_mark(seat: int, x: float, y: float, size: float) -> str:
    """The seat's shape, colour and number."""
    inner = svg.path(SEAT_SHAPES[seat], f"dg-mark dg-seat-{seat}")
    inner += svg.text(16, 27 if seat == 2 else 22.4, seat + 1, "dg-on-seat", 18, "middle")
    return put(inner, x, y, size / 32)
