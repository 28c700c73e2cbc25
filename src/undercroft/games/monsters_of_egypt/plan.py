"""A board as it is printed: which cell borders on which, and what stands where. What breaks is in the state."""

from __future__ import annotations

import msgspec

FLOOR, WALL, LADDER, RUNG = 1, 2, 4, 8
"""What a cell's byte in a shape may hold: its own floor; a wall; a printed ladder; a ladder token that stands in it."""
CLIMB = LADDER | RUNG
HOLDS = WALL | LADDER | RUNG
"""What holds up the cell above."""
LEFT, RIGHT, UP, DOWN = 0, 1, 2, 3


class Layers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A board as a pack writes it: three layers of equal size, a character a cell; doors between two cells, counted from 1."""

    structure: tuple[str, ...]
    features: tuple[str, ...]
    tokens: tuple[str, ...]
    doors: dict[str, tuple[tuple[int, int], tuple[int, int]]]


class Plan:
    """Cells are numbered from the upper left, floor by floor."""

    def __init__(self, layers: Layers) -> None:
        rows = layers.structure
        self.floors, self.width = len(rows), len(rows[0])
        self.size = self.floors * self.width
        self.bottom = self.size - self.width
        """The first cell of the bottom floor."""
        structure, features = "".join(rows), "".join(layers.features)
        self.structure, self.features = structure, features
        self.tokens = "".join(layers.tokens)
        self.names = tuple(f"{cell // self.width + 1}-{cell % self.width + 1}" for cell in range(self.size))
        self.cell = {name: cell for cell, name in enumerate(self.names)}
        self.shape = bytes(self._byte(cell) for cell in range(self.size))
        self.reinforced = frozenset(self._all(structure, "="))
        self.arrows = tuple((cell, 1 if structure[cell] == ">" else -1) for cell in self._all(structure, "<>"))
        self.starts = self._all(features, "S")
        self.caves = self._all(features, "C")
        self.spikes = self._all(features, "^")
        self.statues = (self._one(features, "B"), self._one(features, "A"))
        """Bastet opens the yellow door, Anubis the black one."""
        self.exit = self._one(features, "X")
        self.boulder = (self._one(features, "1"), self._one(features, "2"))
        self.doors = tuple(self._door(layers, color) for color in ("yellow", "black"))
        """The cell at the left of each door."""
        self.sides = tuple(self._beside(cell) for cell in range(self.size))
        """For each cell its neighbours left and right, and the number of the door between, or -1."""
        self.in_cave = frozenset(self.caves)

    def _byte(self, cell: int) -> int:
        sign = self.structure[cell]
        below = self.structure[cell + self.width] if cell < self.bottom else ""
        byte = LADDER if self.features[cell] == "L" else 0
        if sign in "_=":
            byte |= FLOOR
        elif sign in "#<>":
            byte |= WALL if below and below in "#<>" else WALL | FLOOR
        return byte

    def _all(self, layer: str, signs: str) -> tuple[int, ...]:
        return tuple(cell for cell, sign in enumerate(layer) if sign in signs)

    def _one(self, layer: str, sign: str) -> int:
        return layer.find(sign)

    def _door(self, layers: Layers, color: str) -> int:
        if color not in layers.doors:
            return -1
        (floor, column), _ = layers.doors[color]
        return (floor - 1) * self.width + column - 1

    def _beside(self, cell: int) -> tuple[tuple[int, int], ...]:
        column, found = cell % self.width, []
        if column > 0:
            found.append((cell - 1, self.doors.index(cell - 1) if cell - 1 in self.doors else -1))
        if column < self.width - 1:
            found.append((cell + 1, self.doors.index(cell) if cell in self.doors else -1))
        return tuple(found)

    def line(self, cell: int, direction: int) -> list[int]:
        """The cells from here to the edge, the nearest first."""
        column = cell % self.width
        if direction == LEFT:
            return list(range(cell - 1, cell - column - 1, -1))
        if direction == RIGHT:
            return list(range(cell + 1, cell - column + self.width))
        if direction == UP:
            return list(range(cell - self.width, -1, -self.width))
        return list(range(cell + self.width, self.size, self.width))
