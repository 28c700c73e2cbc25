"""Locations as worn stone cards: floor, walls and exits that turn by half, and a face that stays upright.

A location lies about its middle, 100 units from one to the next.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache

from undercroft.draw import svg
from undercroft.games.dungeoneer.content import BLOCKED, OPEN, TRAPPED, WALL, DungeonBook, Location, Side
from undercroft.games.dungeoneer.face.board import shapes

FLOOR, GATE, PASSAGE = 36, 15, 18
"""Half the floor of a room, half an opening, half a tunnel."""
LETTERS = ("B", "T")
LETTER, SMALL, COIN = 12.4, 11.4, 10.9
"""The size of a name, of figures on signs, and of what a location gives."""
LABEL, NAME_Y = 97.0, 23.0
"""The room for a name, and its middle line."""
SIGHT = (0, -11, 38)
"""The middle and the size of the picture of a location."""
PICTURES, STRANGERS = shapes.art("locations"), shapes.art("strangers")
"""What makes a location known at a glance; and what stands for those of a pack of somebody else."""
TAKEN = " dg-taken"
STONES, MARKS = shapes.art("stones"), shapes.art("marks")
"""Floors, walls, doors and traps, as they lie in the north; and what waits in a location."""


@cache
def _ground(place: Location) -> str:
    """Rock, floor and walls as printed; each side is drawn for the north and turned."""
    room = place.type == "room"
    inner = svg.rect(-49, -49, 98, 98, "dg-rock", 5)
    half = FLOOR if room else PASSAGE
    floor = f"M{-half} {-half}H{half}V{half}H{-half}Z"
    walls, strokes = "", ""
    for side, exit in enumerate(place.sides):
        gate = GATE if room else PASSAGE
        turned = f'transform="rotate({side * 90})"'
        if exit.kind == WALL:
            walls += f'<path class="dg-wall" d="M{-half} {-half}H{half}" {turned}/>'
        else:
            inner += f'<path class="dg-{place.type}" d="M{-gate}-50H{gate}V{1 - half}H{-gate}Z" {turned}/>'
            walls += f'<path class="dg-wall" d="M{-half} {-half}H{-gate}V-50M{gate}-50V{-half}H{half}" {turned}/>'
        strokes += f"<g {turned}>{STONES[f'{place.type}-walls']}</g>"
    inner += svg.path(floor, f"dg-{place.type}") + STONES[f"{place.type}-floor"] + strokes + walls
    return inner + svg.rect(-46.5, -46.5, 93, 93, "dg-frame", 3)


@cache
def _exit(side: int, exit: Side, opened: bool, beside: int) -> str:
    """A door or a trap; `side` as it lies. Its letter and what it asks for are beside it, or before it where that is a side."""
    if exit.kind in (OPEN, WALL):
        return ""
    letter = LETTERS[exit.kind != BLOCKED]
    if side % 2:
        plate = svg.rect(-11.5, -11.8, 23, 23.6, "dg-plate", 3) + svg.text(-5.4, -1.8, letter, "dg-letter", SMALL, "middle")
        plate += shapes.stat(exit.stat, 5.4, -5.8, 4.8) + svg.text(0, 9.4, exit.value, "dg-letter", SMALL, "middle")
        plate = shapes.put(plate, 25 if side == 1 else -25, -3)
    else:
        plate = svg.rect(-17, -6.4, 34, 12.8, "dg-plate", 3) + svg.text(-11, 4, letter, "dg-letter", SMALL, "middle")
        plate += shapes.stat(exit.stat, 0, 0, 4.8) + svg.text(11, 4, exit.value, "dg-letter", SMALL, "middle")
        plate = shapes.put(plate, 31 * beside, -43 if side == 0 else 43)
    return _door(side, exit.kind, opened) + svg.group(plate, "whole dg-pale" if opened else "whole")


@cache
def _door(side: int, kind: int, opened: bool) -> str:
    shut, wide = ("door", "door-open") if kind == BLOCKED else ("trap", "trap-sprung")
    return f'<g transform="rotate({side * 90})">{STONES[wide if opened else shut]}</g>'


def hazard(place: Location) -> tuple[str, str, int] | None:
    """The hazard of a location: its name, what is tested, and the value."""
    for clause in place.clauses:
        if clause.trigger == "hazard":
            word = clause.words[0]
            stat = str(word.args[0]) if len(word.args) > 1 else ""
            return word.name.lower(), stat, word.number(len(word.args) - 1)
    return None


def alike_turned(place: Location) -> bool:
    """Half turned it lies as before."""
    return place.sides[:2] == place.sides[2:]


@lru_cache(64)
def _sight(place: Location) -> str:
    x, y, size = SIGHT
    inner = shapes.put(PICTURES.get(place.id, STRANGERS[place.type]), x - size / 2, y - size / 2, size / 100)
    return inner + (svg.rect(-46.5, -46.5, 93, 93, "dg-entrance", 3) if place.entrance else "")


def _label(name: str) -> str:
    """The name on a strip of parchment, in two lines where one would be too small."""
    rows = shapes.lines(name, LABEL - 3, LETTER)
    if not rows:
        return ""
    size = min(LETTER, *(LETTER * (LABEL - 3) / shapes.width(row, LETTER) for row in rows))
    height = 3 + len(rows) * LETTER
    top = NAME_Y - height / 2
    broad = min(LABEL, max(shapes.width(row, size) for row in rows) + 8)
    inner = svg.rect(round(-broad / 2, 1), round(top, 1), round(broad, 1), round(height, 1), "dg-label", 3)
    for at, row in enumerate(rows):
        inner += svg.text(0, round(top + LETTER * (0.95 + at), 1), row, "dg-name", round(size, 1), "middle")
    return inner


def _signs(place: Location) -> str:
    """What waits in the location, below its name: a hazard with its test, something on entering, something to use."""
    found = ""
    if (risk := hazard(place)) is not None:
        name, stat, value = risk
        found += _plaque(-33, MARKS[name], stat, str(value) if stat else f"+{value}")
    for clause in place.clauses:
        word = clause.words[0]
        if clause.trigger == "enter" and word.name == "THREAT":
            found += _plaque(33, MARKS["threat"], str(word.args[1]), str(word.args[2]))
        elif clause.trigger == "use":
            inner = svg.rect(-15.5, -6.3, 31, 12.6, "dg-label", 3) + svg.circle(8, 0, 6.2, "dg-glory")
            inner += shapes.put(MARKS["heal" if word.name == "HEAL" else "swap"], -6.5, 0, 0.5)
            found += shapes.put(inner + svg.text(8, 4, clause.glory, "dg-on-glory", SMALL, "middle"), 33, 43.3)
    return found


def _right(place: Location) -> bool:
    """Whether something lies right of the lower exit."""
    return any(clause.trigger in ("enter", "use") for clause in place.clauses)


def _plaque(x: float, sign: str, stat: str, value: str) -> str:
    """A sign, what is tested, and how much it takes."""
    inner = svg.rect(-15.5, -6.3, 31, 12.6, "dg-plate", 3) + shapes.put(sign, -8.6, 0, 0.48)
    if not stat:
        return shapes.put(inner + svg.text(6, 4.1, value, "dg-letter", SMALL, "middle"), x, 43.3)
    return shapes.put(inner + shapes.stat(stat, 2, 0, 4.6) + svg.text(10.8, 4.1, value, "dg-letter", SMALL, "middle"), x, 43.3)


def defined(book: DungeonBook, named: Callable[[str], str]) -> str:
    """Ground and picture, points, signs and name of each location; once in a page."""
    found = []
    for number, place in enumerate(book.locations):
        parts = {
            "ground": _ground(place),
            "sight": _sight(place),
            "points": shapes.glory(place.glory, -32, -25, COIN) + shapes.peril(place.peril, 32, -25, COIN),
            "signs": _signs(place),
            "name": _label(named(place.id)),
        }
        found += [f'<g id="dg-{part}-{number}" data-card="location-{place.id}">{inner}</g>' for part, inner in parts.items()]
    return "".join(found)


@lru_cache(1024)
def floor(card: int, half: bool, book: DungeonBook) -> str:
    """What whoever comes there stands on. Only the ground turns."""
    turned = ' transform="rotate(180)"' if half else ""
    return f'<use href="#dg-ground-{card}"{turned}/><use href="#dg-sight-{card}"/>'


@lru_cache(1024)
def face(card: int, half: bool, opened: tuple[int, ...], taken: bool, book: DungeonBook) -> str:
    """What nobody who stands there covers: exits, points, name. `opened` are the sides, as printed, that stand open.

    Points that were `taken` this turn are dim.
    """
    location = book.locations[card]
    beside = -1 if _right(location) else 1
    sides = enumerate(location.sides)
    exits = "".join(_exit((side + 2 * half) % 4, exit, side in opened, beside) for side, exit in sides)
    points = f'<use class="whole{TAKEN if taken else ""}" href="#dg-points-{card}"/>'
    return f'{exits}{points}<use class="whole" href="#dg-signs-{card}"/><use class="whole dg-named" href="#dg-name-{card}"/>'


def place(card: int, half: bool, book: DungeonBook) -> str:
    """A location about its middle."""
    return floor(card, half, book) + face(card, half, (), False, book)


def small(card: int, half: bool, book: DungeonBook, x: float, y: float, size: float) -> str:
    """A location in a square box, without what could not be read there."""
    sides = enumerate(book.locations[card].sides)
    doors = "".join(_door((side + 2 * half) % 4, exit.kind, False) for side, exit in sides if exit.kind in (BLOCKED, TRAPPED))
    return shapes.put(floor(card, half, book) + doors, x + size / 2, y + size / 2, size / 100)
