"""Rooms as rounded tiles: walls, openings, doors and coloured trophy sides that turn, a face that stays upright.

A tile lies about its middle, 100 units from tile to tile.
"""

from __future__ import annotations

from functools import cache, lru_cache

from undercroft.draw import svg
from undercroft.games.tales_of_tails.content import SYMBOLS, RoomCard, TailsBook
from undercroft.games.tales_of_tails.face.board.shapes import CHIP_REACH, FIGURES, TILES, chip, coin, picture

OUTER, INNER, GATE = 48, 34, 18
"""Half a tile, half of its floor, half the width of an opening."""
RIM = 40.2
"""From the middle to the trophies, on the walls: what lies on the floor ends before they begin."""
CORNER = 21.0
"""From the middle to the signs in the corners of the floor and to the row of what is needed."""
SOUTH, WEST = 2, 3
OF_LETTER = {"B": "bow", "S": "sword", "F": "fireball", "D": "defence", "K": "key"}
PAW_SIDE = "P"
"""Among trophies: the paw that a tramp brings along."""
PAW_SIGN = '<use href="#tt-p" class="tt-dot" transform="translate(-7.5 -7.8) scale(.15)"/>'


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
def first_alike(card: int, book: TailsBook) -> tuple[int, ...]:
    """For each turn of a card the first one that looks the same."""
    room = book.rooms[card]
    trophies = trophy_sides(room)
    sides = [(face, trophies.get(side, "")) for side, face in enumerate(room.sides)]
    turned = [sides[-turn:] + sides[:-turn] for turn in range(4)]
    return tuple(turned.index(look) for look in turned)


def card_of(card: int, book: TailsBook) -> str:
    """The card of the gallery that explains a room: one for all that look the same."""
    return f"room-{book.rooms[looks(book)[card]].id}"


@cache
def definitions(book: TailsBook) -> str:
    """The ground and the face of each kind of tile; once in a page."""
    return "".join(f'<g id="{id}">{inner}</g>' for id, inner in by_id(book).items())


@cache
def by_id(book: TailsBook) -> dict[str, str]:
    """Each of them by the id under which a picture refers to it."""
    found = {}
    for number in sorted(set(looks(book))):
        room = book.rooms[number]
        found[f"tt-g-{number}"] = _ground(room)
        faces = {face_id(number, turn, book): turn for turn in range(4)}
        found |= {name: _face(room, turn, book) for name, turn in faces.items()}
    return found


def face_id(card: int, turn: int, book: TailsBook) -> str:
    """The face of a monster makes way for its coloured side, so it depends on where that lies."""
    room = book.rooms[card]
    place = {SOUTH: "-south", WEST: "-west"}.get(_coloured(room, turn), "") if room.kind == "monster" else ""
    return f"tt-r-{looks(book)[card]}{place}"


def _coloured(room: RoomCard, turn: int) -> int:
    """Where the coloured side of a room with only one lies; -1 without one."""
    return next(((side + turn) % 4 for side in trophy_sides(room)), -1)


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
            part = _opening(room.kind) + TILES["door"]
        elif side in trophies:
            part = _banner(trophies[side])
        else:
            part = TILES["bricks"]
        inner += f'<g transform="rotate({side * 90})">{part}</g>'
    return inner


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


def _face(room: RoomCard, turn: int, book: TailsBook) -> str:
    kind = figure_of(room)
    if room.kind == "monster":
        return _monster(room, kind, _coloured(room, turn))
    if room.kind == "trap":
        return picture(kind, -20, -31, 40) + _needs(room.need, 1) + coin(-book.figures.penalty, CORNER, -CORNER, 8.6)
    if room.kind == "tramp":
        return picture(kind, -24, -24, 48) + coin(-book.figures.penalty, CORNER, -CORNER, 8.6)
    if room.kind == "chest":
        return picture(kind, -26, -20, 52) + coin(book.figures.chest, CORNER, -CORNER, 9) + picture("key", -31, -31, 18)
    if room.kind == "coin":
        return picture(kind, -25, -25, 50) + coin(room.coins, CORNER, CORNER, 9)
    half = 17 if room.kind == "start" else 26
    return picture(kind, -half, -half, 2 * half)


def _monster(room: RoomCard, kind: str, coloured: int) -> str:
    """What is needed lies below unless the trophy does; the damage lies on the left unless the trophy does."""
    below, left = (-1 if coloured == SOUTH else 1), (1 if coloured == WEST else -1)
    size = 40 if len(room.need) <= MOST_IN_ROW else 32
    inner = picture(kind, -size / 2, -31 if below > 0 else 31 - size, size) + _needs(room.need, below)
    inner += _damage(room.damage, left * CORNER, -below * CORNER)
    return inner + (coin(room.coins, -left * CORNER, -below * CORNER, 9) if room.coins else "")


MOST_IN_ROW = 3


def _needs(need: str, below: int) -> str:
    """The price of a room, apart from all else on a plate of its own."""
    letters = "".join(sorted(need, key="BSFD".index))
    rows = [letters[at : at + MOST_IN_ROW] for at in range(0, len(letters), MOST_IN_ROW)]
    radius = 7.4 if len(rows) == 1 else 6.0
    reach = radius * CHIP_REACH
    width, height = len(rows[0]) * 2 * reach + 3, len(rows) * 2 * reach + 1
    middle = below * (30.6 - height / 2)
    inner = svg.rect(-width / 2, middle - height / 2, width, height, "tt-need", min(9, height / 2))
    for at, row in enumerate(rows):
        y = middle + (at - (len(rows) - 1) / 2) * 2 * reach
        left = -(len(row) - 1) * reach
        inner += "".join(chip(OF_LETTER[letter], left + n * 2 * reach, y, radius) for n, letter in enumerate(row))
    return inner


def _damage(number: int, x: float, y: float) -> str:
    return picture("damage", x - 10, y - 10, 20) + svg.text(x, y + 4.8, number, "tt-letter tt-on-damage", 14, "middle")


@lru_cache(1024)
def tile(card: int, turn: int, book: TailsBook) -> str:
    """A room about its middle; what is read stays upright when the ground turns. A script finds the face of every turn."""
    ground = f'<use href="#tt-g-{looks(book)[card]}"/>' + _trophies(card, turn, book)
    faces = [face_id(card, (turn + more) % 4, book) for more in range(4)]
    every = f' data-faces="{" ".join(faces)}"' if len(set(faces)) > 1 else ""
    turned = f'<g class="tt-ground-turn" transform="rotate({turn * 90})">{ground}</g>'
    return f'{turned}<use href="#{faces[0]}"{every}/>'


def _trophies(card: int, turn: int, book: TailsBook) -> str:
    found = ""
    for side, letters in trophy_sides(book.rooms[card]).items():
        dx, dy = ((1, 0), (0, 1), (-1, 0), (0, -1))[side]
        away_x, away_y = ((0, -1), (1, 0), (0, 1), (-1, 0))[side]
        for at, letter in enumerate(letters):
            along = (at - (len(letters) - 1) / 2) * 27
            x, y = away_x * RIM + dx * along, away_y * RIM + dy * along
            sign = PAW_SIGN if letter == PAW_SIDE else chip(OF_LETTER[letter], 0, 0, 7.2)
            upright = f'<g class="tt-upright" transform="rotate({-turn * 90})">{svg.circle(0, 0, 9.4, "tt-plate")}{sign}</g>'
            found += f'<g transform="translate({x:g} {y:g})">{upright}</g>'
    return found


def small(card: int, turn: int, book: TailsBook, x: float, y: float, size: float) -> str:
    """A tile in a square box."""
    return f'<g transform="translate({x + size / 2:g} {y + size / 2:g}) scale({size / 100:g})">{tile(card, turn, book)}</g>'


def sign(card: int, turn: int, book: TailsBook, size: float) -> str:
    """A tile as small as a button's sign: its ground and its figure, and nothing to be read."""
    inner = f'<g transform="rotate({turn * 90})"><use href="#tt-g-{looks(book)[card]}"/></g>'
    inner += picture(figure_of(book.rooms[card]), -28, -28, 56)
    return f'<g transform="translate({size / 2:g} {size / 2:g}) scale({size / 100:g})">{inner}</g>'


def symbols(counts: tuple[int, ...]) -> list[str]:
    """Names of symbols, each as often as it counts."""
    return [name for name, number in zip(SYMBOLS, counts, strict=True) for _ in range(number)]
