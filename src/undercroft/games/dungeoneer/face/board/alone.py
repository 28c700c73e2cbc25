"""A picture that stands alone, as a file: with the shapes that a page holds once, and for any fonts."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from html import unescape

from undercroft.games.dungeoneer.content import DungeonBook
from undercroft.games.dungeoneer.face.board import cards, map, places, shapes
from undercroft.games.dungeoneer.loading import load

_TAG = re.compile(r"<(/?)[\w:]+[^>]*?(/?)>")
_ID = re.compile(r' id="([\w-]+)"')
_USE = re.compile(r'<use((?: class="[^"]*")?) href="#([\w-]+)"([^>]*)/>')
_MEANT = re.compile(r'href="#([\w-]+)"|url\(#([\w-]+)\)')
_TILE = re.compile(r'data-spot="place-([\w-]+)"[^>]*data-name="([^"]*)"')
_WORDS = re.compile(r'<text class="([^"]*)"([^>]*) font-size="([\d.]+)"([^>]*)>([^<]{3,})</text>')
BROAD = 1.12
"""How much broader the letters of titles are than plain ones."""


def defined(book: DungeonBook, named: Callable[[str], str]) -> str:
    """All that the blocks refer to; once in a page."""
    return shapes.defined() + cards.defined(book) + places.defined(book, named) + map.FIELD_DEFS


def standing_alone(drawn: str) -> str:
    """With the shapes of the base pack that it refers to, unless it holds them; its words are as broad as in our fonts."""
    if 'id="dg-back"' not in drawn:
        drawn = f"<defs>{_meant(drawn)}</defs>{drawn}"
    return _WORDS.sub(_fitted, drawn)


def written_out(drawn: str, known: Mapping[str, str]) -> str:
    """The picture with the shapes that it refers to in their places, for a page that does not hold them."""
    while "<use" in drawn:
        drawn = _USE.sub(lambda use: f"<g{use[1]}{use[3]}>{known[use[2]]}</g>", drawn)
    return drawn


def bodies(book: DungeonBook, named: Callable[[str], str]) -> dict[str, str]:
    """Id -> shape, without its id."""
    return {id: _ID.sub("", shape, count=1) for id, shape in _by_id(defined(book, named))}


def _meant(drawn: str) -> str:
    book = load("base")
    known = _shapes() | _names(tuple(sorted(set(_TILE.findall(drawn)))), book)
    found, open_ids = dict[str, str](), _ids(drawn)
    while open_ids:
        id = open_ids.pop()
        if id in known and id not in found:
            found[id] = known[id]
            open_ids |= _ids(known[id])
    return "".join(found.values())


def _ids(drawn: str) -> set[str]:
    return {use or fill for use, fill in _MEANT.findall(drawn)}


@cache
def _shapes() -> dict[str, str]:
    """By their ids; the names of locations are in no language."""
    return dict(_by_id(defined(load("base"), lambda _: "")))


@lru_cache(64)
def _names(said: tuple[tuple[str, str], ...], book: DungeonBook) -> dict[str, str]:
    names = {id: unescape(name) for id, name in said}
    labels = dict(_by_id(places.defined(book, lambda id: names.get(id, ""))))
    return {id: label for id, label in labels.items() if id.startswith("dg-name-")}


def _by_id(listed: str) -> list[tuple[str, str]]:
    """The shapes one after another, each with its id."""
    found, depth, start = list[tuple[str, str]](), 0, 0
    for tag in _TAG.finditer(listed):
        depth += 0 if tag[2] else -1 if tag[1] else 1
        if not depth:
            shape, start = listed[start : tag.end()], tag.end()
            if (id := _ID.search(shape)) is not None:
                found.append((id[1], shape))
    return found


def _fitted(text: re.Match[str]) -> str:
    css, before, size, after, words = text.groups()
    room = shapes.width(unescape(words), float(size)) * (BROAD if "dg-title" in css else 1)
    fit = f' textLength="{room:.1f}" lengthAdjust="spacingAndGlyphs"'
    return f'<text class="{css}"{before} font-size="{size}"{after}{fit}>{words}</text>'
