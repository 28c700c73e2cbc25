"""The dungeon: joined tiles with what lies on them, the way out under way, and the dogs."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from math import atan2, degrees, hypot

from undercroft.draw import marks, stage, svg
from undercroft.draw.marks import Box
from undercroft.games.tales_of_tails.content import TailsBook
from undercroft.games.tales_of_tails.face.board.layout import CELL, LEAST
from undercroft.games.tales_of_tails.face.board.shapes import TILES, paw_print, paw_token, picture, portrait
from undercroft.games.tales_of_tails.face.board.tiles import card_of, tile
from undercroft.games.tales_of_tails.rules.dungeon import DX, DY, Maze, maze_of, neighbours_of, places_at
from undercroft.games.tales_of_tails.rules.movement import dungeon_of
from undercroft.games.tales_of_tails.rules.preview import preview
from undercroft.games.tales_of_tails.state import ASLEEP, INSIDE, Dungeon, Gap, State, Tile, Walk
from undercroft.kernel.types import Event

STARTS = ((-29.0, -29.0), (29.0, -29.0), (-29.0, 29.0), (29.0, 29.0))
CORNER = 38.0
"""From the middle of a room to its corners, where dogs, paws and locks lie off all that is to be read."""
PAW, DOG, DOG_AT_HOME, DOG_OUTSIDE = 22.0, 27.0, 34.0, 40.0
NEAR, FAR, STEPS = 35.0, 65.0, 2
"""On a step from room to room paws are seen about the opening, this far from the middle of the room."""
MARGIN = 14.0
"""Around all that has to be seen."""
FIELD = 4000

TUFTS = (
    '<pattern id="tt-tufts" width="420" height="330" patternUnits="userSpaceOnUse">'
    '<path class="tt-tuft" d="M30 66q4-14 8 0q4-14 8 0M250 40q4-14 8 0q4-14 8 0M150 190q4-14 8 0q4-14 8 0'
    'M360 250q4-14 8 0q4-14 8 0M60 300q4-14 8 0q4-14 8 0"/></pattern>'
)
LAND = "".join(svg.rect(-FIELD, -FIELD, 2 * FIELD, 2 * FIELD, css) for css in ("tt-meadow", "tt-tufts"))
"""The meadow under the dungeon: it has no end."""


def framed(inner: str, state: State, book: TailsBook, event: Event | None, beside: list[Box]) -> str:
    """All rooms, all places for more, and what lies `beside` them; what does not fit is seen from where the dog on its way is."""
    dungeon, half = dungeon_of(state), CELL / 2
    cells = [
        *((t.x, t.y) for t in dungeon.tiles),
        *_outside(state, dungeon),
        *((g.x, g.y) for g in dungeon.gaps),
        *maze_of(dungeon, book).frontier,
    ]
    boxes = [*((x * CELL - half, y * CELL - half, CELL, CELL) for x, y in cells), *beside]
    left, top = min(x for x, _, _, _ in boxes) - MARGIN, min(y for _, y, _, _ in boxes) - MARGIN
    right, bottom = max(x + width for x, _, width, _ in boxes) + MARGIN, max(y + height for _, y, _, height in boxes) + MARGIN
    box = (left, top, right - left, bottom - top)
    return stage.framed(inner, box, cell=CELL, least=LEAST, eye=_eye(state, dungeon, book, event))


def _outside(state: State, dungeon: Dungeon) -> list[tuple[int, int]]:
    """Where a dog stands that has left: beyond a broken wall there is no place for a card."""
    walk = state.walk
    if walk is None or walk.leaving < 0:
        return []
    last = dungeon.tiles[walk.path[-1]]
    return [(last.x + DX[walk.leaving], last.y + DY[walk.leaving])]


def _eye(state: State, dungeon: Dungeon, book: TailsBook, event: Event | None) -> tuple[float, float]:
    if state.walk is None:
        return 0, 0
    here = dungeon.tiles[_reached(state.walk, dungeon, book, event)]
    return here.x * CELL, here.y * CELL


def drawn(state: State, book: TailsBook, event: Event | None, options: str) -> str:
    """`options` lie above all tiles, and the dogs above them."""
    dungeon = dungeon_of(state)
    maze = maze_of(dungeon, book)
    inner = "".join(_gap(gap, gap_spot(gap, maze, book)) for gap in dungeon.gaps)
    inner += "".join(_tile(t, state, book) for t in dungeon.tiles)
    inner += _breaches(dungeon.broken, dungeon, state, book, "")
    if state.walk is not None and not state.walk.turning:
        inner += _walk(state.walk, dungeon, state, book)
    return f"{inner}{_dogs(state, book, event)}{options}"


def _tile(t: Tile, state: State, book: TailsBook) -> str:
    room = book.rooms[t.card].id
    inner = svg.group(tile(t.card, t.turn, book), "tt-body") + svg.rect(-48, -48, 96, 96, "glow", 13)
    if t.lid is not None:
        inner += _lid(t.lid, "")
    if t.owner >= 0:
        inner += _paws(t.owner, t.paws, "")
    named = f'data-spot="room-{room}" data-card="{card_of(t.card, book)}" data-tile="{t.x * CELL} {t.y * CELL}"'
    return f'<g id="tt-{room}" {named} transform="translate({t.x * CELL} {t.y * CELL})">{inner}</g>'


def _lid(lid: int, css: str) -> str:
    """The card on a disarmed trap lies face down; a potion is poured out."""
    sign = picture("back", -30, -30, 60) if lid >= 0 else picture("potion", -26, -28, 54)
    return svg.group(f'<g transform="rotate(-9)">{sign}</g>', f"tt-lid {css}".strip())


def _paws(seat: int, paws: int, css: str) -> str:
    """In the corners below, off all that is to be read."""
    corners = ((CORNER, CORNER), (-CORNER, CORNER), (CORNER, -CORNER))
    return svg.group("".join(paw_token(seat, *corner, PAW, css) for corner in corners[: max(1, paws)]), "tt-laid")


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
        # Beside the middle of the wall: there a trophy may lie.
        along = DX[turn] * 48 - DY[turn] * 32, DY[turn] * 48 + DX[turn] * 32
        token = paw_token(seat, *along, PAW) if seat >= 0 and wall not in walls else ""
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
            inner += picture("lock", t.x * CELL - CORNER - PAW / 2, t.y * CELL + CORNER - PAW / 2, PAW)
    here = tiles[walk.path[-1]]
    ring = svg.rect(here.x * 100 - 49, here.y * 100 - 49, 98, 98, f"tt-here tt-rim-{seat}", 14)
    return _named("tt-walk", ring + inner)


def trail(walk: Walk, dungeon: Dungeon, seat: int) -> str:
    """Paw after paw from the start room to the last one, and out; what lies in the rooms stays free."""
    points = [(dungeon.tiles[n].x * 100.0, dungeon.tiles[n].y * 100.0) for n in walk.path]
    if walk.leaving >= 0:
        x, y = points[-1]
        points.append((x + DX[walk.leaving] * 84, y + DY[walk.leaving] * 84))
    found = ""
    for at, ((x1, y1), (x2, y2)) in enumerate(pairwise(points)):
        length = hypot(x2 - x1, y2 - y1)
        if length > CELL + 1:
            found += svg.path(f"M{x1:g} {y1:g}Q{(x1 + x2) / 2:g} {(y1 + y2) / 2 - 60:g} {x2:g} {y2:g}", "tt-warp")
            continue
        ux, uy = (x2 - x1) / length, (y2 - y1) / length
        ends = " ".join(f"{letter}{x1 + ux * far:g} {y1 + uy * far:g}" for letter, far in (("M", NEAR), ("L", FAR)))
        found += svg.path(ends, f"tt-way tt-rim-{seat}")
        angle = degrees(atan2(uy, ux)) + 90
        for step in range(STEPS):
            along, side = NEAR + (step + 0.5) * (FAR - NEAR) / STEPS, 6 if step % 2 else -6
            x, y = x1 + ux * along - uy * side, y1 + uy * along + ux * side
            sole = paw_print(seat, 0, 0, 17)
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


def _dogs(state: State, book: TailsBook, event: Event | None) -> str:
    """Those in the dungeon; who sleeps or is out has left it."""
    found = ""
    for seat, pup in enumerate(state.parts):
        where = _stands(seat, state, book, event) if pup.dog >= 0 else None
        if where is None:
            continue
        x, y, size = where
        dog = book.dogs[pup.dog].id
        face = portrait(dog, mood(seat, state, book), -50, -50, 100)
        ring = svg.circle(0, 4, 52, f"tt-disc tt-rim-{seat}")
        found += (
            f'<g id="tt-dog-{seat}" class="tt-piece" data-card="dog-{dog}"'
            f' transform="translate({x:.1f} {y:.1f}) scale({size / 112:.3f})">{ring}{face}</g>'
        )
    return f'<g id="tt-dogs">{found}</g>'


def _stands(seat: int, state: State, book: TailsBook, event: Event | None) -> tuple[float, float, float] | None:
    """Middle and size: in a corner of the start room, or of the room on its way."""
    pup, walk = state.parts[seat], state.walk
    if walk is not None and seat == state.turn and not walk.turning:
        dungeon = dungeon_of(state)
        now = dungeon.tiles[_reached(walk, dungeon, book, event)]
        x, y = now.x * CELL, now.y * CELL
        if walk.leaving >= 0 and (event is None or event.kind == "left"):
            return x + DX[walk.leaving] * 74.0, y + DY[walk.leaving] * 74.0, DOG_OUTSIDE
        return x - CORNER, y - CORNER, DOG
    return (*STARTS[seat % 4], DOG_AT_HOME) if pup.place == INSIDE else None


def _reached(walk: Walk, dungeon: Dungeon, book: TailsBook, event: Event | None) -> int:
    """The room that is being told about; without that, the last one."""
    if event is not None and event.data:
        for number in walk.path:
            if book.rooms[dungeon.tiles[number].card].id in event.data:
                return number
    return walk.path[-1]
