"""Texts as differences from what a page has: where its old pieces lie, and between them the new ones.

What is kept of a text that was sent are hashes of its pieces, a small part of its length. It is cut before opening tags.
"""

from __future__ import annotations

import re
from array import array
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import accumulate, pairwise
from typing import NamedTuple

from undercroft.draw.canvas import Text

Notes = bytes | tuple[bytes, ...]
"""Of a part, or of each of its layers."""
Delta = str | list[str | int]
"""A whole text; or new pieces among stretches of the old text, each stretch as two numbers: where it begins and where it ends."""

SHORTEST = 12
"""A shorter piece costs no more than to say where an old one lies."""
LONG = 250
"""What is longer is mostly a card that was sent before: to remember how long it is takes less time than to count."""
LARGEST = 2500
"""A larger piece is cut again: smaller ones make smaller differences, but their hashes take memory."""
_ITEMS, _GROUPS, _TAGS = (re.compile(rf"<(?:{tags})\b") for tags in ("li", "button|dd|details|g|li|tr", "[a-z]+"))


class Prepared(NamedTuple):
    """A text that is to be sent: its pieces, and what is kept of it."""

    pieces: Sequence[str]
    note: bytes


@lru_cache(16)
def prepared(text: Text) -> Prepared:
    """For all pages that show it. What is kept is a hash of it and of each piece, and where these end in units of the page."""
    pieces = cut(text)
    ends = array("I", accumulate(map(_units, pieces)))
    return Prepared(pieces, array("q", map(hash, (text, *pieces))).tobytes() + ends.tobytes())


class Noted:
    """What is kept of all that a page has, by name. Pages of a game have the same names, so the names are kept once."""

    __slots__ = ("_names", "_notes")

    def __init__(self, names: dict[str, int]) -> None:
        self._names = names
        self._notes: list[Notes | None] = []

    def get(self, name: str) -> Notes | None:
        at = self._names.get(name)
        return self._notes[at] if at is not None and at < len(self._notes) else None

    def put(self, name: str, notes: Sequence[bytes]) -> None:
        at = self._names.setdefault(name, len(self._names))
        if at >= len(self._notes):
            self._notes += [None] * (len(self._names) - len(self._notes))
        self._notes[at] = notes[0] if len(notes) == 1 else tuple(notes)

    def clear(self) -> None:
        self._notes = []

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Noted) and self._names is other._names and self._notes == other._notes

    __hash__ = None  # type: ignore[assignment]


def is_noted(note: bytes, text: Text) -> bool:
    return memoryview(note)[:8].cast("q")[0] == hash(text)


def delta(note: bytes, pieces: Sequence[str]) -> list[str | int]:
    """What makes these pieces of the text that was noted."""
    count = (len(note) - 8) // (8 + 4)
    hashes, ends = memoryview(note)[8 : 8 + 8 * count].cast("q"), memoryview(note)[8 + 8 * count :].cast("I")
    first = {hashes[number]: number for number in range(count - 1, -1, -1)}
    told: list[str | int] = []
    last = -1
    for piece in pieces:
        digest = hash(piece)
        if 0 <= last < count - 1 and hashes[last + 1] == digest:
            last += 1
            told[-1] = ends[last]
        elif len(piece) > SHORTEST and digest in first:
            last = first[digest]
            told += [ends[last - 1] if last else 0, ends[last]]
        else:
            last = -1
            told.append(piece)
    return told


def length(note: bytes) -> int:
    """Of the text that was noted, in units of the page."""
    return int(memoryview(note)[-4:].cast("I")[0]) if len(note) > 8 else 0


def joined(deltas: Iterable[tuple[list[str | int] | None, int]]) -> list[str | int]:
    """Of several texts that follow each other, each with the length that it had; None where one stays as it was."""
    told: list[str | int] = []
    begin = 0
    for delta, long in deltas:
        shifted = [0, long] if delta is None and long else delta or ()
        for one in shifted:
            told.append(one if isinstance(one, str) else begin + one)
        begin += long
    return told


def cut(text: Text) -> Sequence[str]:
    """A list by its items, anything else by its groups, and what is large in it by its shapes."""
    if isinstance(text, tuple):
        return text
    if text.startswith(("<ul", "<ol")):
        return _before_each(_ITEMS, text)
    groups = _before_each(_GROUPS, text)
    return [piece for group in groups for piece in (_before_each(_TAGS, group) if len(group) > LARGEST else (group,))]


def _before_each(tag: re.Pattern[str], text: str) -> list[str]:
    """To look for a tag and cut there takes a third of the time of looking at every place for whether one begins."""
    cuts = [0, *(found.start() for found in tag.finditer(text)), len(text)]
    return [text[begin:end] for begin, end in pairwise(cuts) if begin < end]


def _units(piece: str) -> int:
    """Browsers count letters beyond the first 65,536 twice."""
    return len(piece) if piece.isascii() else _counted(piece) if len(piece) > LONG else _count(piece)


def _count(piece: str) -> int:
    return len(piece.encode("utf-16-le")) // 2


_counted = lru_cache(2048)(_count)
