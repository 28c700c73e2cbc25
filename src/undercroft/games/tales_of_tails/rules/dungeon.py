"""The dungeon as a maze: which rooms are linked, where it opens on to the table, where a card may go. Nothing here changes it."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from undercroft.games.tales_of_tails.content import DOOR, WALL, TailsBook
from undercroft.games.tales_of_tails.state import Dungeon, Tile
from undercroft.kernel.types import Action, Barred

DX, DY = (0, 1, 0, -1), (-1, 0, 1, 0)
FAR = 999_999
PAW_TOLL = 1000
"""A paw in the sum of what a way costs, beside damage."""


class Maze:
    """What follows from a dungeon, worked out once."""

    __slots__ = (
        "at", "cards", "closed", "damages", "distance", "exits", "frontier", "gapped", "keyed", "links", "portals", "shut",
        "tiles", "tolls",
    )  # fmt: skip

    def __init__(self, dungeon: Dungeon, book: TailsBook) -> None:
        self.tiles = tiles = dungeon.tiles
        self.cards = tuple(tile.card for tile in tiles)
        self.at = {(tile.x, tile.y): number for number, tile in enumerate(tiles)}
        gaps = {(gap.x, gap.y) for gap in dungeon.gaps}
        sides = [sides_of(tile, dungeon.broken, book) for tile in tiles]
        self.portals = tuple(number for number, tile in enumerate(tiles) if book.kind[tile.card] == "portal")
        self.links: list[list[tuple[int, bool]]] = []
        """For each tile the tiles one step away, and whether a door is between (DD-EXIT-6)."""
        self.exits: list[list[tuple[int, bool]]] = []
        """Sides on to the table, and whether there is a door (DD-EXIT-3)."""
        self.closed: list[list[tuple[int, int]]] = []
        """Sides that could be broken, and the tile behind, or -1 for the table (DD-DOG-BONK-8, -12)."""
        self.gapped: list[list[tuple[int, bool]]] = []
        """Sides that face a gap, and whether there is an opening (DD-EXIT-3, DD-DOG-BONK-12)."""
        self.frontier: dict[tuple[int, int], None] = {}
        """Empty cells that an opening faces (DD-EXPLORE-5, -12)."""
        at = self.at
        for number, tile in enumerate(tiles):
            links: list[tuple[int, bool]] = []
            exits: list[tuple[int, bool]] = []
            closed: list[tuple[int, int]] = []
            gapped: list[tuple[int, bool]] = []
            for side in range(4):
                face = sides[number][side]
                cell = (tile.x + DX[side], tile.y + DY[side])
                other = at.get(cell, -1)
                if other >= 0:
                    facing = sides[other][(side + 2) % 4]
                    if face == WALL or facing == WALL:
                        closed.append((side, other))
                    elif face == DOOR or facing == DOOR:
                        links.append((other, True))
                        closed.append((side, other))
                    else:
                        links.append((other, False))
                elif cell in gaps:
                    gapped.append((side, face != WALL))
                else:
                    if face == WALL:
                        closed.append((side, -1))
                    else:
                        exits.append((side, face == DOOR))
                        self.frontier[cell] = None
                        if face == DOOR:
                            closed.append((side, -1))
            if number in self.portals:
                links += [(other, False) for other in self.portals if other != number]
            self.links.append(links)
            self.exits.append(exits)
            self.closed.append(closed)
            self.gapped.append(gapped)
        self.shut = sum(1 << n for n, tile in enumerate(tiles) if tile.owner >= 0 or tile.lid is not None)
        """Rooms with a paw and disarmed traps, as bits (DD-EXIT-8, -9)."""
        self.keyed = sum(1 << n for n, card in enumerate(self.cards) if book.keys[card])
        """Rooms that give a key."""
        self.damages = [book.rooms[card].damage for card in self.cards]
        self.tolls = [PAW_TOLL if book.kind[card] == "trap" else self.damages[n] for n, card in enumerate(self.cards)]
        """What it costs to walk through a room: damage, or a paw."""
        self.distance = self._distances()

    def near(self, *, breaks: bool) -> list[int]:
        """For each tile the tiles that may ever be one step away, as bits: a door opens, a wall breaks for who can break it."""
        return [
            sum(
                1 << other for other in {other for other, _ in (*links, *(side[::-1] for side in closed if breaks))} if other >= 0
            )
            for links, closed in zip(self.links, self.closed, strict=True)
        ]

    def _distances(self) -> list[int]:
        """Steps to the table, whatever stands in the way: where a search looks first."""
        distance = [0 if exits else FAR for exits in self.exits]
        reached = [number for number, steps in enumerate(distance) if steps == 0]
        for number in reached:
            for other, _ in self.links[number]:
                if distance[other] == FAR:
                    distance[other] = distance[number] + 1
                    reached.append(other)
        return distance


def sides_of(tile: Tile, broken: tuple[tuple[int, int], ...], book: TailsBook) -> tuple[int, ...]:
    faces = book.faces[tile.card][tile.turn]
    if not broken:
        return faces
    return tuple(0 if (tile.card, (side - tile.turn) % 4) in broken else face for side, face in enumerate(faces))


@lru_cache(2048)
def maze_of(dungeon: Dungeon, book: TailsBook) -> Maze:
    return Maze(dungeon, book)


def placements(dungeon: Dungeon, book: TailsBook, card: int, barred: list[Barred] | None = None) -> list[Action]:
    """DD-EXPLORE-3 to -8, -10, -12: every cell and turn in which an opening of the card faces an opening."""
    maze = maze_of(dungeon, book)
    found = []
    for cell in maze.frontier:
        neighbours = neighbours_of(maze, cell)
        openings = [
            side for side, other in neighbours if sides_of(dungeon.tiles[other], dungeon.broken, book)[(side + 2) % 4] != WALL
        ]
        for place, faces in zip(places_at(maze, neighbours, book), book.faces[card], strict=True):
            if any(faces[opening] != WALL for opening in openings):
                found.append(place)
            elif barred is not None:
                barred.append(Barred(place, "DD-EXPLORE-5", ("turn",)))
    if barred is not None:
        barred += _no_places(dungeon, maze, book)
    return found


def _no_places(dungeon: Dungeon, maze: Maze, book: TailsBook) -> list[Barred]:
    """Cells beside rooms where no card can go, however turned: gaps, and what only walls face."""
    gaps = {(gap.x, gap.y) for gap in dungeon.gaps}
    around = {(x + DX[side], y + DY[side]): None for x, y in maze.at for side in range(4)}
    found = []
    for cell in around:
        if cell not in maze.at and cell not in maze.frontier:
            places = places_at(maze, neighbours_of(maze, cell), book)
            gap = cell in gaps
            found += [Barred(place, "DD-EXPLORE-12") if gap else Barred(place, "DD-EXPLORE-5", ("wall",)) for place in places]
    return found


def neighbours_of(maze: Maze, cell: tuple[int, int]) -> list[tuple[int, int]]:
    """On which sides of a cell which tiles lie."""
    x, y = cell
    return [(side, maze.at[beside]) for side in range(4) if (beside := (x + DX[side], y + DY[side])) in maze.at]


def places_at(maze: Maze, neighbours: list[tuple[int, int]], book: TailsBook) -> tuple[Action, ...]:
    """A cell, a turn each: it is named by the first room beside it."""
    side, beside = neighbours[0]
    return book.choices.places_at(maze.cards[beside], (side + 2) % 4)


def cell_and_turn(dungeon: Dungeon, action: Action) -> tuple[int, int, int]:
    """Cell and turn of a placement."""
    beside, turn = divmod(action.value, 4)
    card, side = divmod(beside, 4)
    tile = next(tile for tile in dungeon.tiles if tile.card == card)
    return tile.x + DX[side], tile.y + DY[side], turn


def placed(dungeon: Dungeon, card: int, action: Action) -> Dungeon:
    """The dungeon with a card laid where the action says; it is the last of the tiles."""
    x, y, turn = cell_and_turn(dungeon, action)
    return replace(dungeon, tiles=(*dungeon.tiles, Tile(x, y, card, turn)))
