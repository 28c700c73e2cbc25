"""The dungeon: joined tiles with what lies on them, the way out under way, and the dogs."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import pairwise
from math import atan2, degrees, hypot
from typing import NamedTuple

from undercroft.draw import marks, svg
from undercroft.draw.camera import Camera, along
from undercroft.games.tales_of_tails.content import TailsBook
from undercroft.games.tales_of_tails.face.board import layout
from undercroft.games.tales_of_tails.face.board.shapes import MARKS, SCENES, TILES, paw, paw_print, picture, portrait
from undercroft.games.tales_of_tails.face.board.tiles import card_of, tile
from undercroft.games.tales_of_tails.rules.dungeon import DX, DY, Maze, maze_of, neighbours_of, places_at
from undercroft.games.tales_of_tails.rules.movement import dungeon_of
from undercroft.games.tales_of_tails.rules.preview import preview
from undercroft.games.tales_of_tails.state import ASLEEP, INSIDE, Dungeon, Gap, State, Tile, Walk
from undercroft.kernel.types import Event

CELLS = (64.0, 50.5, 46.5, 40.5, 36.0, 32.0, 29.0, 26.0, 23.0, 20.0, 17.0, 14.0, 11.0, 9.0, 7.0)
"""Sizes of a tile: few steps, so that the dungeon mostly stays as large as it is while it grows."""
STARTS = ((-27.0, -27.0), (27.0, -27.0), (-27.0, 27.0), (27.0, 27.0))
KEPT_CLEAR = 0.27
"""From the middle of a room towards its corner, where a dog on its way stands outside of what is to be read."""
STEPS = 3
"""Paws from room to room."""
SHORT_OF = 0.66
"""How much of the way into the last room is drawn."""


CLIP = f'<clipPath id="tt-clip"><rect x="2" y="2" width="{layout.WIDTH - 4}" height="{layout.WIDTH - 4}" rx="14"/></clipPath>'


LAND = f'<g clip-path="url(#tt-clip)">{SCENES["meadow"]}</g>'
"""The meadow under the dungeon and the sky above it."""


class Extent(NamedTuple):
    """The cells that have to be seen."""

    left: int
    right: int
    top: int
    bottom: int

    def with_cells(self, cells: Iterable[tuple[int, int]]) -> Extent:
        xs, ys = zip((self.left, self.top), (self.right, self.bottom), *cells, strict=True)
        return Extent(min(xs), max(xs), min(ys), max(ys))


@lru_cache(256)
def camera(dungeon: Dungeon, book: TailsBook) -> Camera:
    """All rooms and all places for more, as large as they fit. It follows the rooms in the order in which they were laid and
    moves only for one that would leave it, so that the table does not jump with each card."""
    fx, fy, width, height = layout.FIELD
    place, seen = Camera(fx + width / 2, fy + height / 2, CELLS[0]), Extent(0, 0, 0, 0)
    for t in dungeon.tiles:
        seen = seen.with_cells(_reach(t, book))
        place = _moved(place, seen)
    return _moved(place, seen.with_cells([*((g.x, g.y) for g in dungeon.gaps), *maze_of(dungeon, book).frontier]))


def _reach(t: Tile, book: TailsBook) -> list[tuple[int, int]]:
    """A room and the cells that its openings face."""
    open_sides = [(side + t.turn) % 4 for side, face in enumerate(book.rooms[t.card].sides) if face in "od"]
    return [(t.x, t.y), *((t.x + DX[side], t.y + DY[side]) for side in open_sides)]


def _moved(place: Camera, seen: Extent) -> Camera:
    """The same, if it shows all that has to be seen; else smaller or moved on, by as little as that takes."""
    fx, fy, width, height = layout.FIELD
    across, down = seen.right - seen.left + 1, seen.bottom - seen.top + 1
    cell = next((c for c in CELLS if c <= place.cell and across * c <= width and down * c <= height), CELLS[-1])
    x = along(place.x, fx, width, seen.left - 0.5, seen.right + 0.5, cell)
    return Camera(x, along(place.y, fy, height, seen.top - 0.5, seen.bottom + 0.5, cell), cell)


def drawn(state: State, book: TailsBook, event: Event | None, options: str) -> str:
    """`options` lie in the tiles' own units, above all tiles."""
    dungeon = dungeon_of(state)
    place = camera(dungeon, book)
    maze = maze_of(dungeon, book)
    inner = "".join(_gap(gap, gap_spot(gap, maze, book)) for gap in dungeon.gaps)
    inner += "".join(_tile(t, state, book) for t in dungeon.tiles)
    inner += _breaches(dungeon.broken, dungeon, state, book, "")
    if state.walk is not None and not state.walk.turning:
        inner += _walk(state.walk, dungeon, state, book)
    moved = f'<g id="tt-dungeon" class="tt-dungeon" transform="{place.transform}">'
    return f"{_rounds(state, book)}{moved}{inner}{options}</g>{_dogs(state, book, place, event)}"


def _rounds(state: State, book: TailsBook) -> str:
    """Rounds gone and left, and how many cards are left once somebody is out."""
    rounds = book.figures.rounds
    inner = "".join(
        svg.circle(180 + (at - (rounds - 1) / 2) * 18 - (22 if state.countdown >= 0 else 0), 17, 6.5, _round_css(at, state))
        for at in range(rounds)
    )
    if state.countdown >= 0:
        inner += picture("hourglass", 192, 6, 22) + svg.text(218, 23, state.countdown, "tt-word tt-bold tt-alarm", 16)
    return svg.group(inner, "through")


def _round_css(at: int, state: State) -> str:
    return "tt-round" if at + 1 < state.round else "tt-round tt-round-now" if at + 1 == state.round else "tt-round tt-round-next"


def _tile(t: Tile, state: State, book: TailsBook) -> str:
    room = book.rooms[t.card].id
    inner = svg.group(tile(t.card, t.turn, book), "tt-body") + svg.rect(-48, -48, 96, 96, "glow", 13)
    if t.lid is not None:
        inner += _lid(t.lid, "")
    if t.owner >= 0:
        inner += _paws(t.owner, t.paws, "")
    named = f'data-spot="room-{room}" data-card="{card_of(t.card, book)}"'
    return f'<g id="tt-{room}" {named} transform="translate({t.x * 100} {t.y * 100})">{inner}</g>'


def _lid(lid: int, css: str) -> str:
    """The card on a disarmed trap lies face down; a potion is poured out."""
    sign = picture("back", -30, -30, 60) if lid >= 0 else picture("potion", -26, -28, 54)
    return svg.group(f'<g transform="rotate(-9)">{sign}</g>', f"tt-lid {css}".strip())


def _paws(seat: int, paws: int, css: str) -> str:
    each = "".join(paw(seat, 22 - 26 * at, 20, 46, css) for at in reversed(range(max(1, paws))))
    return svg.group(each, "tt-laid")


def gap_spot(gap: Gap, maze: Maze, book: TailsBook) -> str:
    """Named like a card that would be laid there: a tap asks why it cannot be."""
    neighbours = neighbours_of(maze, (gap.x, gap.y))
    return f"gap-{places_at(maze, neighbours, book)[0].target if neighbours else f'{gap.x}-{gap.y}'}"


def _gap(gap: Gap, spot: str) -> str:
    inner = svg.rect(-44, -44, 88, 88, "tt-gap", 13) + _paws(gap.owner, gap.paws, "")
    return svg.group(marks.spot(spot, (-44, -44, 88, 88), inner, 13), at=(gap.x * 100, gap.y * 100))


def _breaches(broken: Iterable[tuple[int, int]], dungeon: Dungeon, state: State, book: TailsBook, css: str) -> str:
    """Sides broken open. A wall between two rooms is broken on both sides, and one paw lies there (DD-DOG-BONK-2)."""
    seat = next((n for n, pup in enumerate(state.parts) if pup.dog >= 0 and book.dogs[pup.dog].ability == "break"), -1)
    lying = {tile.card: tile for tile in dungeon.tiles}
    walls: set[tuple[int, int]] = set()
    found = ""
    for card, side in broken:
        if card not in lying:
            continue
        x, y, turn = lying[card].x, lying[card].y, (side + lying[card].turn) % 4
        wall = (2 * x + DX[turn], 2 * y + DY[turn])
        token = paw(seat, DX[turn] * 46, DY[turn] * 46, 28) if seat >= 0 and wall not in walls else ""
        walls.add(wall)
        inner = f'<g transform="rotate({turn * 90})">{TILES["hole"]}</g>{token}'
        found += svg.group(svg.group(inner, f"tt-breach {css}".strip()), at=(x * 100, y * 100))
    return found


# ---- the way out ----


def _named(name: str, inner: str) -> str:
    """What has names inside has one itself: a page that changes the picture would make it anew as something that is not drawn."""
    return f'<g id="{name}" class="through">{inner}</g>'


def _walk(walk: Walk, dungeon: Dungeon, state: State, book: TailsBook) -> str:
    """Only thought of: pale paws where it would claim, locks where nobody could follow."""
    tiles, seat = dungeon.tiles, state.turn
    inner = _breaches(walk.broken, dungeon, state, book, "tt-thought")
    inner += trail(walk, dungeon, seat)
    blocked = set(preview(state, book).blocked)
    for number, lid in walk.spent:
        inner += svg.group(_lid(lid, "tt-thought"), at=(tiles[number].x * 100, tiles[number].y * 100))
    for number, paws, _ in walk.claims:
        inner += svg.group(_paws(seat, paws, "tt-dashed"), "tt-thought", (tiles[number].x * 100, tiles[number].y * 100))
    for t in tiles:
        if t.card in blocked:
            inner += picture("lock", t.x * 100 - 46, t.y * 100 + 20, 26)
    here = tiles[walk.path[-1]]
    ring = svg.rect(here.x * 100 - 49, here.y * 100 - 49, 98, 98, f"tt-here tt-rim-{seat}", 14)
    return _named("tt-walk", ring + inner)


def trail(walk: Walk, dungeon: Dungeon, seat: int) -> str:
    """Paw after paw from the start room to the last one, and out."""
    points = [(dungeon.tiles[n].x * 100.0, dungeon.tiles[n].y * 100.0) for n in walk.path]
    if walk.leaving >= 0:
        x, y = points[-1]
        points.append((x + DX[walk.leaving] * 84, y + DY[walk.leaving] * 84))
    found = ""
    for at, ((x1, y1), (x2, y2)) in enumerate(pairwise(points)):
        length = hypot(x2 - x1, y2 - y1)
        if length > 101:
            found += svg.path(f"M{x1:g} {y1:g}Q{(x1 + x2) / 2:g} {(y1 + y2) / 2 - 60:g} {x2:g} {y2:g}", "tt-warp")
            continue
        ux, uy = (x2 - x1) / length, (y2 - y1) / length
        # The last room is the one to be read.
        length *= SHORT_OF if at == len(walk.path) - 2 else 1
        found += svg.path(f"M{x1:g} {y1:g}L{x1 + ux * length:g} {y1 + uy * length:g}", f"tt-way tt-rim-{seat}")
        angle = degrees(atan2(uy, ux)) + 90
        for step in range(STEPS):
            along = (step + 0.7) / STEPS * length
            side = 7 if (at * STEPS + step) % 2 else -7
            x, y = x1 + ux * along - uy * side, y1 + uy * along + ux * side
            sole = paw_print(seat, 0, 0, 19)
            found += f'<g id="tt-step-{at}-{step}" transform="translate({x:.1f} {y:.1f}) rotate({angle:.0f})">{sole}</g>'
    return found


# ---- dogs ----


def mood(seat: int, state: State, book: TailsBook) -> str:
    pup = state.parts[seat]
    if state.phase == "over":
        return "happy"
    if pup.place == ASLEEP:
        return "asleep"
    if pup.place != INSIDE:
        return "happy"
    if seat != state.turn:
        return "calm"
    if state.walk is not None and 2 * state.walk.damage >= state.walk.defence:
        return "worried"
    return "eager"


def _dogs(state: State, book: TailsBook, place: Camera, event: Event | None) -> str:
    found = ""
    for seat, pup in enumerate(state.parts):
        if pup.dog < 0:
            continue
        x, y, size = _stands(seat, state, book, place, event)
        face = portrait(book.dogs[pup.dog].id, mood(seat, state, book), -50, -50, 100)
        ring = svg.circle(0, 4, 52, f"tt-disc tt-rim-{seat}")
        zzz = MARKS["zzz"] if pup.place == ASLEEP else ""
        found += (
            f'<g id="tt-dog-{seat}" class="tt-piece" transform="translate({x:.1f} {y:.1f}) scale({size / 104:.3f})">'
            f"{ring}{face}{zzz}</g>"
        )
    return _named("tt-dogs", found)


def _stands(seat: int, state: State, book: TailsBook, place: Camera, event: Event | None) -> tuple[float, float, float]:
    """Middle and size: in the start room, on its way, asleep on the left or out on the right of the sky."""
    pup = state.parts[seat]
    if pup.place == ASLEEP:
        return 18.0 + 37 * sum(p.place == ASLEEP for p in state.parts[:seat]), 15.0, 24.0
    if pup.place != INSIDE:
        return 340.0 - 32 * sum(p.place not in (ASLEEP, INSIDE) for p in state.parts[:seat]), 15.0, 26.0
    if state.walk is not None and seat == state.turn and not state.walk.turning:
        dungeon = dungeon_of(state)
        now = dungeon.tiles[_reached(state.walk, dungeon, book, event)]
        size = max(20.0, place.cell * 0.38)
        aside = KEPT_CLEAR + size / place.cell * 0.36
        x, y = now.x - aside, now.y - aside
        if state.walk.leaving >= 0 and (event is None or event.kind == "left"):
            x, y = now.x + DX[state.walk.leaving] * 0.86, now.y + DY[state.walk.leaving] * 0.86
        return *place.at(x, y), size
    x, y = STARTS[seat % 4]
    return *place.at(x / 100, y / 100), max(12.0, place.cell * 0.36)


def _reached(walk: Walk, dungeon: Dungeon, book: TailsBook, event: Event | None) -> int:
    """The room that is being told about; without that, the last one."""
    if event is not None and event.data:
        for number in walk.path:
            if book.rooms[dungeon.tiles[number].card].id in event.data:
                return number
    return walk.path[-1]
