"""The stage of a picture: named blocks, each in its own units, laid where a layout says. Stated once, for files and pages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from undercroft.draw import svg

Blocks = dict[str, str]
"""Name of a block -> what is drawn in it."""


class Place(NamedTuple):
    x: float
    y: float
    scale: float = 1


class Layout(NamedTuple):
    """Where the blocks lie, and how much of the plane is seen beside the stage's height."""

    width: int
    places: Mapping[str, Place]
    when: tuple[str, ...] = ()
    """Conditions of a style sheet under which a page takes it, the outer first."""


class Stage(NamedTuple):
    """The first layout is a phone's, the last one that of a picture in a file."""

    prefix: str
    height: int
    layouts: tuple[Layout, ...]

    @property
    def width(self) -> int:
        return self.layouts[0].width

    def layout(self, name: str) -> Layout:
        return self.layouts[-1 if name == "wide" else 0]

    def laid(self, blocks: Blocks, layout: Layout) -> str:
        """Every block is there, also an empty one: a page that changes the picture finds each block in its old place."""
        return "".join(
            svg.group(inner, f"{self.prefix}-at-{name}", layout.places[name][:2], layout.places[name].scale, block=name)
            for name, inner in blocks.items()
        )

    def style(self) -> str:
        """The layouts as rules of a style sheet: a page lays the blocks of the first one anew."""
        return "\n".join(self._rules(layout) for layout in self.layouts)

    def _rules(self, layout: Layout) -> str:
        rules = f".sheet {{ --sheet: {layout.width} / {self.height}; }}"
        for name, place in layout.places.items() if layout.when else ():
            rules += f" .{self.prefix}-at-{name} {{ transform: translate({place.x:g}px, {place.y:g}px) scale({place.scale:g}); }}"
        for condition in reversed(layout.when):
            rules = f"{condition} {{ {rules} }}"
        return rules
