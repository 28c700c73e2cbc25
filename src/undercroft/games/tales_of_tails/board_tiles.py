"""Rooms as rounded tiles: walls, openings, doors and coloured trophy sides that turn, a face that stays upright.

A tile lies about its middle, 100 units from tile to tile.
"""

from __future__ import annotations

from functools import cache, lru_cache

from undercroft.draw import svg
from undercroft.games.tales_of_tails.board_kit import FIGURES, chip, coin, picture
from undercroft.games.tales_of_tails.content import SYMBOLS, RoomCard, TailsBook

OUTER, INNER, GATE = 48, 34, 18
"""Half a tile, half of its floor, half the width of an opening."""
OF_LETTER = {"B": "bow", "S": "sword", "F": "fireball", "D": "defence", "K": "key"}
PAW_SIDE = "P"
"""Among trophies: the paw that a tramp brings along."""


def figure_of(room: RoomCard) -> str:
    """The figure that stands for a room."""
    if room.kind == "coin":
        return "coin" if room.coins < 2 else "coins"
    return room.name if room.name in FIGURES else room.kind


@cache
def looks(book: TailsBook) -> tuple[int, ...]:
    """For each card the first one that looks the same."""
    first: dict[tuple[object, ...], int] = {}
    found = []
    for number, room in enumerate(book.rooms):
        look = (room.kind, room.name, room.sides, room.need, room.damage, room.trophies, room.with_paw, room.coins)
        found.append(first.setdefault(look, number))
    return tuple(found)


@cache
def shapes(book: TailsBook) -> str:
    """The ground and the face of each kind of tile; once in a page."""
    found = []
    for number in sorted(set(looks(book))):
        room = book.rooms[number]
        found.append(f'<g id="tt-g-{number}">{_ground(room)}</g><g id="tt-r-{number}">{_face(room, book)}</g>')
    return "".join(found)


def trophy_sides(room: RoomCard) -> dict[int, str]:
    """Side as printed -> what its colour stands for. A tramp has a side for each way to hire it."""
    sides = [side for side, face in enumerate(room.sides) if face == "t"]
    if room.with_paw and len(sides) > 1:
        return {sides[0]: room.trophies, sides[1]: room.with_paw + PAW_SIDE}
    return {sides[0]: room.trophies} if sides and room.trophies else {}


def _ground(room: RoomCard) -> str:
    """Drawn for the north; the other sides are turned."""
    inner = svg.rect(-OUTER, -OUTER, 2 * OUTER, 2 * OUTER, "tt-wall", 13)
    inner += svg.rect(-INNER, -INNER, 2 * INNER, 2 * INNER, f"tt-floor tt-floor-{room.kind}", 11)
    trophies = trophy_sides(room)
    for side, face in enumerate(room.sides):
        if face == "o":
            part = _opening(room.kind)
        elif face == "d":
            part = _opening(room.kind) + DOOR
        elif side in trophies:
            part = _banner(trophies[side])
        else:
            part = BRICKS
        inner += f'<g transform="rotate({side * 90})">{part}</g>'
    return inner


BRICKS = svg.path("M-30-41H30M-15-48V-41M15-48V-41M0-41V-34M-28-41V-34M28-41V-34", "tt-brick")
DOOR = (
    svg.rect(-GATE - 1, -49, 2 * GATE + 2, 12, "tt-ink tt-thin tt-wood", 4)
    + svg.path("M-9-48V-38M9-48V-38", "tt-ink tt-thin")
    + svg.circle(0, -43, 4.6, "tt-ink tt-thin tt-yellow")
)


def _opening(kind: str) -> str:
    mouth = f"M{-GATE}-50.6H{GATE}V{4 - INNER}H{-GATE}Z"
    posts = f"M{-GATE}-50V{-INNER}M{GATE}-50V{-INNER}"
    return svg.path(mouth, f"tt-gate tt-floor-{kind}") + svg.path(posts, "tt-post")


def _banner(letters: str) -> str:
    """A coloured side; half and half where two symbols share it."""
    tones = [OF_LETTER.get(letter, "paw-side") for letter in letters[:2]] or ["paw-side"]
    left = "M-35-48H0V-34H-26Q-34-34-34-26Q-44-30-46-42Q-42-48-35-48Z"
    whole = "M-35-48H35Q42-48 46-42Q44-30 34-26Q34-34 26-34H-26Q-34-34-34-26Q-44-30-46-42Q-42-48-35-48Z"
    if len(tones) == 1 or tones[0] == tones[1]:
        return svg.path(whole, f"tt-side tt-{tones[0]}")
    return svg.path(whole, f"tt-side tt-{tones[1]}") + svg.path(left, f"tt-side tt-{tones[0]}")


def _face(room: RoomCard, book: TailsBook) -> str:
    kind = figure_of(room)
    need = "".join(sorted(room.need, key="BSFD".index))
    if room.kind == "monster":
        rows = [need[:3], need[3:]] if len(need) > 3 else [need]
        size = 44 if len(rows) == 1 else 36
        inner = picture(kind, -size / 2, -32, size)
        for at, row in enumerate(rows):
            inner += _row(row, 24 if len(rows) == 1 else 10 + at * 15, 8.4 if len(rows) == 1 else 7)
        inner += _damage(room.damage)
        return inner + (coin(room.coins, 26, -25, 9) if room.coins else "")
    if room.kind == "trap":
        return picture(kind, -22, -30, 44) + _row(need, 24, 9) + coin(-book.figures.penalty, 25, -25, 8)
    if room.kind == "tramp":
        return picture(kind, -24, -24, 48) + coin(-book.figures.penalty, 25, -26, 8)
    if room.kind == "chest":
        return picture(kind, -26, -20, 52) + coin(book.figures.chest, 24, -25, 9) + picture("key", -33, -34, 17)
    if room.kind == "coin":
        return picture(kind, -25, -25, 50) + coin(room.coins, 25, 25, 9)
    return picture(kind, -26, -26, 52)


def _row(letters: str, y: float, radius: float) -> str:
    step = radius * 2.35
    left = -(len(letters) - 1) * step / 2
    return "".join(chip(OF_LETTER[letter], left + at * step, y, radius) for at, letter in enumerate(letters))


def _damage(number: int) -> str:
    return picture("damage", -36, -36, 22) + svg.text(-25, -20.5, number, "tt-letter tt-on-damage", 13, "middle")


@lru_cache(1024)
def tile(card: int, turn: int, book: TailsBook) -> str:
    """A room about its middle; what carries letters stays upright when the ground turns."""
    look = looks(book)[card]
    inner = f'<use href="#tt-g-{look}"/>' + _trophies(card, turn, book)
    return f'<g class="tt-ground-turn" transform="rotate({turn * 90})">{inner}</g><use href="#tt-r-{look}"/>'


def _trophies(card: int, turn: int, book: TailsBook) -> str:
    found = ""
    for side, letters in trophy_sides(book.rooms[card]).items():
        dx, dy = ((1, 0), (0, 1), (-1, 0), (0, -1))[side]
        away_x, away_y = ((0, -1), (1, 0), (0, 1), (-1, 0))[side]
        for at, letter in enumerate(letters):
            along = (at - (len(letters) - 1) / 2) * 27
            x, y = away_x * 39 + dx * along, away_y * 39 + dy * along
            sign = picture("paw", -9, -10, 18) if letter == PAW_SIDE else chip(OF_LETTER[letter], 0, 0, 9.4)
            plate = svg.circle(0, 0, 10.5, "tt-plate") if letter == PAW_SIDE else ""
            upright = f'<g class="tt-upright" transform="rotate({-turn * 90})">{plate}{sign}</g>'
            found += f'<g transform="translate({x:g} {y:g})">{upright}</g>'
    return found


def small(card: int, turn: int, book: TailsBook, x: float, y: float, size: float) -> str:
    """A tile in a square box."""
    return f'<g transform="translate({x + size / 2:g} {y + size / 2:g}) scale({size / 100:g})">{tile(card, turn, book)}</g>'


def symbols(counts: tuple[int, ...]) -> list[str]:
    """Names of symbols, each as often as it counts."""
    return [name for name, number in zip(SYMBOLS, counts, strict=True) for _ in range(number)]
