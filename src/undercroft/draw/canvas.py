"""Pictures that are painted layer by layer, and of which only what may have changed is painted again."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable, Mapping
from copy import copy
from functools import lru_cache
from html import unescape
from sys import intern
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from msgspec.structs import replace

from undercroft.draw.stage import Blocks
from undercroft.draw.traced import Branch, Members, Traced, changed, kept
from undercroft.kernel.types import Ask, Event, Seat

if TYPE_CHECKING:
    from undercroft.texts import Tongue

LATELY = 4
"""So many pictures are remembered for others who look at the same table: what shows the same is painted once."""
NONE: frozenset[str] = frozenset()
NOTHING = Members()
GONE: Any = object()
"""Stands for wishes that were not kept: it is equal to none."""
_OPTION, _TURNS = re.compile(r'data-option="([^"]+)"'), re.compile(r'data-turns="([^"]+)"')


class Scene(msgspec.Struct):
    """What a picture is painted from."""

    view: Any
    seat: Seat | None
    """Whose sheet, where it is not the own one."""
    ask: Ask | None
    event: Event | None
    asks: Members = NOTHING
    """The kind of the open question."""
    options: Members = NOTHING
    """The texts of its options: a painter that looks only for its own is not disturbed by the others."""
    placed: frozenset[str] = NONE
    """Options that have a shape in the layers before."""

    def __post_init__(self) -> None:
        if self.ask is not None:
            self.asks, self.options = _asked(self.ask)


_last: list[tuple[Ask | None, tuple[Members, Members]]] = [(None, (NOTHING, NOTHING))]
"""The question that was last asked for: picture and page show the same one after the other."""


def _asked(ask: Ask) -> tuple[Members, Members]:
    last = _last[0]  # looked at once: pictures of the rules are drawn in another thread
    if last[0] is not ask:
        last = _last[0] = ask, (Members((ask.kind,)), Members(intern(str(action)) for action in ask.options))
    return last[1]


def _slim(scene: Scene, tree: Branch) -> Scene:
    """What is kept of a scene. Wishes that a question bars take much memory: who has read them is painted again in any case."""
    slim = copy(scene)
    slim.view, slim.placed = kept(scene.view, tree["view"]), NONE
    if slim.ask is not None and slim.ask.barred:
        slim.ask = replace(slim.ask, barred=(GONE,))
    return slim


Text = str | tuple[str, ...]
"""What is painted; or its pieces, where it is known what it consists of."""
Painter = Callable[[Any, Any, "Tongue"], Text | None]
"""Scene, book, words -> a layer; nothing where the picture has no such block now. It reads nothing else."""
Over = Callable[[Scene, Any, "Tongue"], Blocks]


class Layers(NamedTuple):
    """A block as layers that lie one over the other; None where one is as it was."""

    texts: tuple[Text | None, ...]


class _Layer(NamedTuple):
    """What is known of a layer that was painted."""

    reads: int
    """The places of the scene that it was made of."""
    placed: frozenset[str]
    """What had a place before, where that was read."""
    options: frozenset[str]
    """What has a place in it."""
    absent: bool
    """The picture has no such block."""


class _Painting(NamedTuple):
    """Layers just painted of one table, in one language."""

    room: object
    words: Tongue
    scene: Scene
    layers: dict[Painter, tuple[_Layer, Text | None]]


def _nothing(*_: object) -> Blocks:
    return {}


class Painted:
    """The picture of a game as its painters paint it, in their order: one for a block, or one for each of its layers.

    `over` gives the last layer of blocks: the shapes that answer the open question, where they lie over all else.
    """

    def __init__(self, painters: Mapping[str, Painter | tuple[Painter, ...]], over: Over = _nothing) -> None:
        self.painters = {name: paint if isinstance(paint, tuple) else (paint,) for name, paint in painters.items()}
        self.over = over
        self.tree = Branch([])
        self.placed = self.tree["placed"].bit
        self.lately: deque[_Painting] = deque(maxlen=LATELY)

    def __call__(
        self, view: Any, book: Any, words: Tongue, /, *, seat: Seat | None, ask: Ask | None, event: Event | None
    ) -> Blocks:
        return self.whole(Scene(view, seat, ask, event), book, words)

    def whole(self, scene: Scene, book: Any, words: Tongue) -> Blocks:
        found, over = Blocks(), {} if scene.ask is None else self.over(scene, book, words)
        for name, painters in self.painters.items():
            for paint in painters:
                text = paint(scene, book, words)
                if text is not None:
                    found[name] = found.get(name, "") + "".join(text)
                    scene.placed |= shaped(text)
            if name in found:
                found[name] += over.get(name, "")
        return found


class Canvas:
    """The picture as it is seen from one place, in one language: it says what may look different since it was last seen."""

    __slots__ = ("_book", "_layers", "_over", "_painted", "_room", "_scene", "_words")

    def __init__(self, painted: Painted, room: object, book: Any, words: Tongue) -> None:
        self._painted, self._room, self._book, self._words = painted, room, book, words
        self._scene: Scene | None = None
        self._layers: list[_Layer] = []
        """In the order of the painters."""
        self._over: dict[str, int] = {}
        """The hashes of the last layers, where there is anything in them."""

    def drawn(self, scene: Scene) -> dict[str, Layers]:
        """At first, all blocks."""
        painted, found, layers = self._painted, dict[str, Layers](), list[_Layer]()
        new = -1 if self._scene is None else self._differs(self._scene, scene)
        over = {} if scene.ask is None else painted.over(scene, self._book, self._words)
        painting, differs = _Painting(self._room, self._words, scene, {}), dict[int, int]()
        for name, painters in painted.painters.items():
            texts = list[Text | None]()
            for paint in painters:
                layer, text = self._layers[len(layers)] if self._layers else None, None
                if layer is None or layer.reads & new or self._displaced(layer, scene):
                    layer, text = painting.layers[paint] = self._taken(paint, scene, differs) or self._paint(paint, scene)
                layers.append(layer)
                texts.append(text)
                if layer.options:
                    scene.placed |= layer.options
            if painted.over is not _nothing and not layers[-1].absent:
                texts.append(self._laid(name, over.get(name, "")))
            if any(text is not None for text in texts):
                found[name] = Layers(tuple(texts))
        self._scene, self._layers = _slim(scene, painted.tree), layers
        painted.lately.appendleft(painting)
        return found

    def forget(self) -> None:
        """The next picture is whole."""
        self._scene = None
        self._layers, self._over = [], {}

    def _differs(self, before: Scene, now: Scene) -> int:
        """Of what has a place, each layer says by itself whether that is new to it: it is known only when it is its turn."""
        return changed(before, now, self._painted.tree) & ~self._painted.placed

    def _displaced(self, layer: _Layer, scene: Scene) -> bool:
        return bool(layer.reads & self._painted.placed) and layer.placed != scene.placed

    def _taken(self, paint: Painter, scene: Scene, differs: dict[int, int]) -> tuple[_Layer, Text | None] | None:
        """The layer as it was just painted of the same, at this table and in this language."""
        for at, other in enumerate(self._painted.lately):
            found = other.layers.get(paint) if other.room is self._room and other.words is self._words else None
            if found is None:
                continue
            if at not in differs:
                differs[at] = self._differs(other.scene, scene)
            if not found[0].reads & differs[at] and not self._displaced(found[0], scene):
                return found
        return None

    def _paint(self, paint: Painter, scene: Scene) -> tuple[_Layer, Text | None]:
        reads: set[int] = set()
        text = paint(Traced(scene, self._painted.tree, reads), self._book, self._words)
        places = sum(reads)
        placed = scene.placed if places & self._painted.placed else NONE
        return _known(places, placed, NONE if text is None else shaped(text), text is None), text

    def _laid(self, name: str, over: str) -> str | None:
        if self._layers and hash(over) == self._over.get(name, hash("")):
            return None
        self._over.pop(name, None)
        if over:
            self._over[name] = hash(over)
        return over


_known = lru_cache(512)(_Layer)
"""At most tables the same is read: what is known of it is kept once."""


def shaped(text: Text) -> frozenset[str]:
    """The options that have a shape in a layer, each turn of a card that can be turned included."""
    if not isinstance(text, str) or "data-option" not in text:
        return NONE
    turns = (turn.partition(":")[2] for turns in _TURNS.findall(text) for turn in turns.split(";"))
    return frozenset(intern(unescape(option)) for option in (*_OPTION.findall(text), *turns))
