"""The map: which sides meet, what may lie where, how far it is (DG-MAP). Nothing here changes the map."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from undercroft.games.dungeoneer.content import DungeonBook, Location, Side
from undercroft.games.dungeoneer.state import NOTHING, Placed, State
from undercroft.kernel.types import Action, Barred

DX, DY = (0, 1, 0, -1), (-1, 0, 1, 0)
Map = tuple[Placed, ...]
OUT = tuple(tuple((side, DX[side], DY[side]) for side in range(4) if leads >> side & 1) for leads in range(16))
"""For every set of exits (a bit each, from the north): their sides, and where they lead."""
AROUND = OUT[15]
FACING = tuple(1 << (side + 2) % 4 for side in range(4))
"""The bit of the side that meets a side."""


class Cell(NamedTuple):
    """An empty cell beyond an exit: beside which side it lies, and what its own sides must be (a bit each, from the north)."""

    place: int
    side: int
    exits: int
    walls: int


def sides_of(tile: Placed, book: DungeonBook) -> tuple[Side, ...]:
    """DG-RULING-4: a half turn changes north with south and east with west."""
    location = book.locations[tile.card]
    return location.turned if tile.half else location.sides


def leads_of(tile: Placed, book: DungeonBook) -> int:
    location = book.locations[tile.card]
    return location.leads_turned if tile.half else location.leads


class Chart:
    """What follows from a map, worked out once."""

    __slots__ = ("_cells", "_fitting", "at", "book", "free", "leads", "neighbours", "tiles")

    def __init__(self, tiles: Map, book: DungeonBook) -> None:
        self.book = book
        self.tiles = {tile.card: tile for tile in tiles}
        self.at = at = {(tile.x, tile.y): tile.card for tile in tiles}
        self.leads = {tile.card: leads_of(tile, book) for tile in tiles}
        self.neighbours: dict[int, dict[int, int]] = {}
        """Location -> side -> location one walk away: every shared side that is not a wall."""
        self.free: list[tuple[int, int]] = []
        """Location and side of every exit that faces an empty cell."""
        self._cells: list[Cell] | None = None
        self._fitting: dict[tuple[int, bool], tuple[Action, ...]] = {}
        """Locations with the same exits fit in the same places."""
        for (x, y), card in at.items():
            links = self.neighbours[card] = {}
            for side, dx, dy in OUT[self.leads[card]]:
                other = at.get((x + dx, y + dy), -1)
                if other >= 0:
                    links[side] = other
                else:
                    self.free.append((card, side))

    def exit(self, place: int, side: int) -> Side:
        return sides_of(self.tiles[place], self.book)[side]

    def steps(self, start: int) -> dict[int, int]:
        """Steps from a location to every other through sides that are not walls."""
        distance = {start: 0}
        reached = [start]
        for place in reached:
            for other in self.neighbours[place].values():
                if other not in distance:
                    distance[other] = distance[place] + 1
                    reached.append(other)
        return distance

    def fitting(self, card: int, *, turning: bool, last: bool, barred: list[Barred] | None = None) -> tuple[Action, ...]:
        """DG-MAP-5 to -10: every place and half turn of a location that is legal; the last one may seal the map."""
        location = self.book.locations[card]
        if last or barred is not None:
            return self._look(location, turning, last=last, barred=barred)
        alike = location.leads, turning
        found = self._fitting.get(alike)
        if found is None:
            found = self._fitting[alike] = self._look(location, turning, last=False)
        return found

    def _look(self, location: Location, turning: bool, *, last: bool, barred: list[Barred] | None = None) -> tuple[Action, ...]:
        place_at, free = self.book.choices.place_at, len(self.free)
        open_anyway = last or free > len(AROUND)
        lying = [(0, location.leads), (1, location.leads_turned)][: 1 + turning]
        found = []
        for place, side, exits, walls in self._frontier():
            for half, leads in lying:
                if leads & exits != exits or leads & walls:
                    rule = "DG-MAP-7"
                elif open_anyway or free + (leads & ~exits).bit_count() - exits.bit_count() > 0:
                    found.append(place_at(place, side, half))
                    continue
                else:
                    rule = "DG-MAP-10"
                if barred is not None:
                    barred.append(Barred(place_at(place, side, half), rule))
        return tuple(found)

    def _frontier(self) -> list[Cell]:
        """Every empty cell beyond an exit."""
        if self._cells is None:
            cells: dict[tuple[int, int], Cell] = {}
            for place, side in self.free:
                tile = self.tiles[place]
                x, y = tile.x + DX[side], tile.y + DY[side]
                if (x, y) not in cells:
                    cells[x, y] = Cell(place, side, *self._needs(x, y))
            self._cells = list(cells.values())
        return self._cells

    def _needs(self, x: int, y: int, but: tuple[int, ...] = ()) -> tuple[int, int]:
        """DG-MAP-7: on which sides of a cell an exit is needed, and on which a wall, whatever lies there but some locations."""
        exits = walls = 0
        for side, dx, dy in AROUND:
            other = self.at.get((x + dx, y + dy), -1)
            if other >= 0 and other not in but:
                if self.leads[other] & FACING[side]:
                    exits |= 1 << side
                else:
                    walls |= 1 << side
        return exits, walls

    def beyond(self, tile: Placed) -> list[int]:
        """The locations beyond the exits of one that would lie here; -1 where there is none yet."""
        return [self.at.get((tile.x + dx, tile.y + dy), NOTHING) for _, dx, dy in OUT[leads_of(tile, self.book)]]

    def matches(self, tile: Placed, but: tuple[int, ...] = ()) -> bool:
        """DG-MAP-7: whether every exit of a location, as it would lie, meets an exit, and every wall a wall."""
        leads = leads_of(tile, self.book)
        exits, walls = self._needs(tile.x, tile.y, but)
        return leads & exits == exits and not leads & walls


@lru_cache(64)
def chart_of(tiles: Map, book: DungeonBook) -> Chart:
    return Chart(tiles, book)


def legal(tiles: Map, book: DungeonBook, *, last: bool) -> bool:
    """DG-MAP-7 to -10, DG-RULING-5: exits meet exits, all can be reached, and the map is not sealed unless nothing is left."""
    chart = Chart(tiles, book)
    sound = all(chart.matches(tile) for tile in tiles)
    return sound and (last or bool(chart.free)) and len(chart.steps(book.entrance)) == len(tiles)


def placements(
    state: State, book: DungeonBook, card: int, *, last: bool, barred: list[Barred] | None = None
) -> tuple[Action, ...]:
    return chart_of(state.map, book).fitting(card, turning=state.terms.half_turn, last=last, barred=barred)


def spot_of(state: State, book: DungeonBook, action: Action) -> Placed:
    """Where a placement puts the card in hand."""
    beside, half = divmod(action.value, 2)
    place, side = divmod(beside, 4)
    tile = chart_of(state.map, book).tiles[place]
    return Placed(tile.x + DX[side], tile.y + DY[side], state.drawn, bool(half))


def release(state: State, seat: int) -> None:
    """DG-MOVE-10: an exit that a hero held open closes when it leaves."""
    if state.opened:
        state.opened = tuple(exit for exit in state.opened if exit.holder != seat)
