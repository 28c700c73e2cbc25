"""The stage of a picture: named blocks, each drawn in units of its own; pages lay them out by style sheet, files by layout."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from undercroft.draw import svg
from undercroft.draw.marks import Box

Blocks = dict[str, str]
"""Name of a block -> what is drawn in it."""


class Place(NamedTuple):
    x: float
    y: float
    scale: float = 1


class Layout(NamedTuple):
    """Where the blocks lie in a picture that holds them all."""

    width: int
    height: int
    places: Mapping[str, Place]


class Stage(NamedTuple):
    """The blocks in the order in which they are read, with the width and height of each in its own units.

    The first layout is narrow, the last one that of a picture in a file.
    """

    prefix: str
    sizes: Mapping[str, tuple[float, float]]
    layouts: tuple[Layout, ...]
    map: str = ""
    """The block that is zoomed and moved by itself."""
    ground: str = ""
    """The block that lies under all the others and fills whatever they leave."""

    def layout(self, name: str) -> Layout:
        return self.layouts[-1 if name == "wide" else 0]

    def box(self, name: str, inner: str) -> Box:
        """The part of its plane that a block shows."""
        framed = _FRAMED.match(inner)
        return _box(framed[1]) if framed else (0, 0, *self.sizes[name])

    def areas(self) -> str:
        """The blocks as areas of a page's grid."""
        return "\n".join(f".{self.prefix}-at-{name} {{ grid-area: {name}; }}" for name in self.sizes if name != self.ground)

    def laid(self, blocks: Blocks, layout: Layout) -> str:
        """Without the blocks that the layout has no place for."""
        return "".join(self._laid(name, inner, layout.places[name]) for name, inner in blocks.items() if name in layout.places)

    def _laid(self, name: str, inner: str, place: Place) -> str:
        css = f"{self.prefix}-at-{name}"
        if not _FRAMED.match(inner):
            return svg.group(inner, css, place[:2], place.scale)
        width, height = (side * place.scale for side in self.sizes[name])
        seen = " ".join(f"{number:g}" for number in self.box(name, inner))
        where = f'x="{place.x:g}" y="{place.y:g}" width="{width:g}" height="{height:g}" viewBox="{seen}"'
        return f'<svg class="{css}" {where}>{inner}</svg>'


_FRAMED = re.compile(r'<g data-box="([^"]*)"')


def _box(text: str) -> Box:
    x, y, width, height = map(float, text.split())
    return x, y, width, height


CLOSING = "</g>"


def framed(inner: str, box: Box, *, cell: float = 0, least: int = 0, eye: tuple[float, float] | None = None) -> str:
    """A block that says which part of its plane is filled."""
    return opening(box, cell=cell, least=least, eye=eye) + inner + CLOSING


def opening(box: Box, *, cell: float = 0, least: int = 0, eye: tuple[float, float] | None = None) -> str:
    """How such a block begins.

    Of a map also: how long a cell is, how many pixels a page gives it at least, and what a page that cannot show all of it shows.
    """
    about = f' data-cell="{cell:g}" data-least="{least}"' if cell else ""
    about += f' data-eye="{_numbers(eye)}"' if eye is not None else ""
    return f'<g data-box="{_numbers(box)}"{about}>'


def _numbers(numbers: tuple[float, ...]) -> str:
    return " ".join(f"{number:g}" for number in numbers)
