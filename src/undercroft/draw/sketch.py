"""A board made small enough to stand on a card: its map alone, without words, with all that it needs in both themes."""

from __future__ import annotations

import re
from collections.abc import Iterable
from xml.etree import ElementTree as Tree

import msgspec

from undercroft.draw import theme as themes
from undercroft.draw.marks import Box
from undercroft.draw.stage import Blocks, Stage

WIDE = 16 / 5
"""How much wider than high."""
ROWS = 2.4
"""So many rows of cells are seen at least."""
LEFT_OUT = {"text", "title"}
UNSEEN = {"glow", "hit"}
"""What a page lights or listens to, by class."""
_NAMED = re.compile(r"#([\w-]+)")
_EXACT = re.compile(r"\d*\.\d{2,}")


class Sketch(msgspec.Struct, frozen=True):
    box: Box
    drawn: str
    light: str
    dark: str
    """The colours of each theme, as they were when it was drawn."""

    def picture(self, theme: str) -> str:
        seen = " ".join(f"{side:g}" for side in self.box)
        colours = self.dark if theme == "dark" else self.light
        size = f'width="{round(200 * WIDE)}" height="200" preserveAspectRatio="xMidYMid slice"'
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{seen}" {size}><style>{colours}</style>{self.drawn}</svg>'


def sketch(stage: Stage, printed: Blocks, drawn: Blocks, sheet: str) -> Sketch | None:
    """Nothing where a game has no map."""
    if not stage.map:
        return None
    ground, map = (_parsed(printed.get(name, "") + drawn.get(name, "")) for name in (stage.ground, stage.map))
    inner = [_bare(part) for part in map if part.tag != "defs"]
    everything = _parsed("".join((*printed.values(), *drawn.values())))
    shapes = Tree.Element("defs")
    shapes.extend(_needed(inner, {found.get("id"): found for found in everything.iter() if found.get("id")}))
    box = _looked_at(map, stage.box(stage.map, drawn.get(stage.map, "")))
    sides = dict(zip(("x", "y", "width", "height"), (f"{side:g}" for side in box), strict=True))
    behind = [Tree.Element("rect", {**sides, "class": found.get("class", "")}) for found in ground if found.tag != "defs"][:1]
    parts = [shapes, *behind, *inner]
    used = {css for part in parts for found in part.iter() for css in found.get("class", "").split()}
    text = "".join(Tree.tostring(part, "unicode") for part in parts)
    return Sketch(box, text, *(_colours(themes.resolved(sheet, theme), used) for theme in ("light", "dark")))


def _parsed(markup: str) -> Tree.Element:
    return Tree.fromstring(f"<svg>{markup}</svg>")


def _bare(part: Tree.Element) -> Tree.Element:
    """Without words, places to tap, and what only scripts read; numbers no finer than anybody sees."""
    kept = {name: value for name, value in part.attrib.items() if not name.startswith(("data-", "aria-"))}
    if "d" in kept:
        kept["d"] = _EXACT.sub(lambda number: f"{float(number[0]):.1f}", kept["d"])
    copy = Tree.Element(part.tag, kept)
    copy.extend(_bare(inner) for inner in part if inner.tag not in LEFT_OUT and inner.get("class") not in UNSEEN)
    return copy


def _needed(parts: Iterable[Tree.Element], named: dict[str | None, Tree.Element]) -> list[Tree.Element]:
    """The shapes that are referred to, and what those refer to."""
    found, waiting = dict[str, Tree.Element](), list(parts)
    here = {inner.get("id") for part in waiting for inner in part.iter()}
    while waiting:
        values = (value for inner in waiting.pop().iter() for value in inner.attrib.values())
        for name in (name for value in values for name in _NAMED.findall(value)):
            if name in named and name not in found and name not in here:
                found[name] = _bare(named[name])
                waiting.append(found[name])
    return list(found.values())


def _looked_at(map: Tree.Element, box: Box) -> Box:
    """A wide piece of the map around what a page would look at: some rows of cells, whatever else is there."""
    x, y, width, height = box
    frame = next((part for part in map.iter() if part.get("data-eye")), map)
    eye = [float(side) for side in frame.get("data-eye", "").split()] or [x + width / 2, y + height / 2]
    high = max(min(height, width / WIDE), float(frame.get("data-cell", 0)) * ROWS)
    left = _within(eye[0], high * WIDE, x, width)
    return left, _within(eye[1], high, y, height), high * WIDE, high


def _within(middle: float, size: float, low: float, whole: float) -> float:
    """Where a piece of this size begins that has this middle and does not reach over the edges; in the middle where it must."""
    return low + (whole - size) / 2 if size >= whole else min(max(middle - size / 2, low), low + whole - size)


def _colours(rules: str, used: set[str]) -> str:
    return "".join(rule for rule in rules.splitlines() if rule[1:].partition("{")[0] in used)
