"""A map that grows: where its first tile lies in the picture, and how large a tile is."""

from __future__ import annotations

from typing import NamedTuple


class Camera(NamedTuple):
    """The middle of the first tile, and the length of a tile's side. A tile is drawn in a box of 100."""

    x: float
    y: float
    cell: float

    def at(self, x: float, y: float) -> tuple[float, float]:
        """A point given in tiles from the first one."""
        return self.x + x * self.cell, self.y + y * self.cell

    @property
    def transform(self) -> str:
        return f"translate({self.x:g} {self.y:g}) scale({self.cell / 100:g})"


def along(wished: float, start: float, length: float, low: float, high: float, cell: float) -> float:
    """Where the first tile lies on one axis: as near to where it is wished as both ends of the map allow."""
    return max(start - low * cell, min(start + length - high * cell, wished))
