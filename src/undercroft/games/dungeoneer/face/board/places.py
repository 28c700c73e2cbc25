"""Locations as worn stone cards: floor, walls and exits that turn by half, and a face that stays upright.

A location lies about its middle, 100 units from one to the next.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from undercroft.draw import svg
from undercroft.games.dungeoneer.content import BLOCKED, OPEN, TRAPPED, WALL, DungeonBook, Location, Side
from undercroft.games.dungeoneer.face.board import shapes

if TYPE_CHECKING:
    from undercroft.texts import Tongue

FLOOR, GATE, PASSAGE = 36, 15, 18
"""Half the floor of a room, half an opening, half a tunnel."""
LETTERS = ("B", "T")
LETTER = 15.0
"""The size of a name."""
SIGHT = (0, -13, 40)
"""The middle and the size of the picture of a location."""
PICTURES, STRANGERS = shapes.art("locations"), shapes.art("strangers")
"""What makes a location known at a glance; and what stands for those of a pack of somebody else."""
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


MIDDLES = ((0.0, -43.0), (43.0, 0.0), (0.0, 43.0), (-43.0, 0.0))


@cache
def _exit(side: int, exit: Side, opened: bool, half: bool) -> str:
    """A door or a trap with its letter, and what it asks for beside it. Letters stay upright when the ground turns."""
    if exit.kind in (OPEN, WALL):
        return ""
    blocked = exit.kind == BLOCKED
    name = ("door-open" if blocked else "trap-sprung") if opened else ("door" if blocked else "trap")
    found = f'<g transform="rotate({side * 90})">{STONES[name]}</g>'
    x, y = MIDDLES[side]
    letter = svg.circle(0, 0, 6, "dg-lock") + svg.text(0, 3.4, LETTERS[not blocked], "dg-letter", 9.5, "middle")
    found += _upright(letter, x, y, half, "dg-pale" if opened else "")
    along = 27.0
    px, py = ((along, -43.0), (43.0, along), (-along, 43.0), (-43.0, -along))[side]
    if side % 2:
        inner = svg.rect(-6.5, -11.5, 13, 23, "dg-plate", 3) + shapes.stat(exit.stat, 0, -5.4, 5)
        inner += svg.text(0, 9.2, exit.value, "dg-letter", 10, "middle")
    else:
        inner = svg.rect(-11.5, -6.5, 23, 13, "dg-plate", 3) + shapes.stat(exit.stat, -5.2, 0, 5)
        inner += svg.text(5.8, 3.5, exit.value, "dg-letter", 10, "middle")
    return found + _upright(inner, px, py, half, "dg-pale" if opened else "")


def _upright(inner: str, x: float, y: float, half: bool, css: str) -> str:
    named = f"dg-upright {css}".strip()
    return f'<g transform="translate({x:g} {y:g})"><g class="{named}" transform="rotate({-180 * half})">{inner}</g></g>'


def hazard(place: Location) -> tuple[str, str, int] | None:
    """The hazard of a location: its name, what is tested, and the value."""
    for clause in place.clauses:
        if clause.trigger == "hazard":
            word = clause.words[0]
            stat = str(word.args[0]) if len(word.args) > 1 else ""
            return word.name.lower(), stat, word.number(len(word.args) - 1)
    return None


def aside(place: Location) -> int:
    """How far what stands in the middle makes way for the signs beside it."""
    return 6 if hazard(place) else -6 if _signs(place) else 0


def alike_turned(place: Location) -> bool:
    """Half turned it lies as before."""
    return place.sides[:2] == place.sides[2:]


@lru_cache(64)
def _face(place: Location, name: str) -> str:
    x, y, size = SIGHT
    signs = _signs(place)
    x += aside(place)
    inner = shapes.put(PICTURES.get(place.id, STRANGERS[place.type]), x - size / 2, y - size / 2, size / 100)
    inner += shapes.glory(place.glory, -29, -29, 9) + shapes.peril(place.peril, 29, -29, 9)
    beside = any(place.sides[side].kind in (BLOCKED, TRAPPED) for side in (1, 3))
    inner += _label(name, 35.5 if beside else 46)
    if place.entrance:
        inner += svg.rect(-46.5, -46.5, 93, 93, "dg-entrance", 3)
    return inner + signs


def _label(name: str, half: float) -> str:
    """The name on a strip of parchment, in two lines where one would be too small."""
    rows = shapes.lines(name, 2 * half - 4, LETTER)
    size = min(shapes.fit(row, 2 * half - 3, LETTER, 6) for row in rows)
    height = 3.4 + len(rows) * size * 0.9
    top = 22 - height / 2
    inner = svg.rect(-half, top, 2 * half, height, "dg-label", 2)
    for at, row in enumerate(rows):
        inner += svg.text(0, top + size * (0.9 + at * 0.9), row, "dg-name", size, "middle")
    return inner


def _signs(place: Location) -> str:
    """What waits in the location: a hazard with its test, something on entering, something to use."""
    found = ""
    if (risk := hazard(place)) is not None:
        name, stat, value = risk
        found += _plaque(-28, MARKS[name], stat, str(value) if stat else f"+{value}")
    for clause in place.clauses:
        word = clause.words[0]
        if clause.trigger == "enter" and word.name == "THREAT":
            found += _plaque(28, MARKS["threat"], str(word.args[1]), str(word.args[2]))
        elif clause.trigger == "use":
            found += shapes.put(MARKS["heal" if word.name == "HEAL" else "swap"], 28, -9, 0.62)
            found += shapes.glory(clause.glory, 28, 3, 6.5)
    return found


def _plaque(x: float, sign: str, stat: str, value: str) -> str:
    """A sign, and below it what is tested and how much it takes."""
    inner = svg.rect(-11, -17, 22, 26, "dg-plate", 3) + shapes.put(sign, 0, -9.5, 0.56)
    if not stat:
        return shapes.put(inner + svg.text(0, 6, value, "dg-letter", 10, "middle"), x, 0)
    return shapes.put(inner + shapes.stat(stat, -5, 2.3, 4.9) + svg.text(5.4, 5.8, value, "dg-letter", 10, "middle"), x, 0)


def defined(book: DungeonBook, words: Tongue) -> str:
    """The ground and the face of each location; once in a page."""
    found = []
    for number, place in enumerate(book.locations):
        face = f'<g id="dg-face-{number}" data-card="location-{place.id}">{_face(place, words.name("location", place.id))}</g>'
        found.append(f'<g id="dg-ground-{number}">{_ground(place)}</g>{face}')
    return "".join(found)


@lru_cache(1024)
def place(card: int, half: bool, opened: tuple[int, ...], book: DungeonBook) -> str:
    """A location about its middle; `opened` are the sides, as printed, that stand open."""
    inner = f'<use href="#dg-ground-{card}"/>'
    for side, exit in enumerate(book.locations[card].sides):
        inner += _exit(side, exit, side in opened, half)
    return f'<g class="dg-turn" transform="rotate({180 * half})">{inner}</g><use href="#dg-face-{card}"/>'


def small(card: int, half: bool, book: DungeonBook, x: float, y: float, size: float) -> str:
    """A location in a square box."""
    return shapes.put(place(card, half, (), book), x + size / 2, y + size / 2, size / 100)
