"""Texts as differences from what a page has: where its old pieces lie, and between them the new ones.

What is kept of a text that was sent are hashes of its pieces, a small part of its length. It is cut before opening tags.
"""

from __future__ import annotations

import re
from array import array
from itertools import accumulate

Delta = str | list[str | int]
"""A whole text; or new pieces among stretches of the old text, each stretch as two numbers: where it begins and where it ends."""

SHORTEST = 12
"""A shorter piece costs no more than to say where an old one lies."""
LARGEST = 1500
"""A larger piece is cut again: smaller ones make smaller differences, but their hashes take memory."""
_ITEMS, _GROUPS, _TAGS = (re.compile(rf"(?=<(?:{tags})\b)") for tags in ("li", "button|dd|details|g|li|tr", "[a-z]+"))


def noted(text: str, pieces: list[str]) -> bytes:
    """What is kept of a text that a page has: a hash of it and of each piece, and where the pieces end in units of the page."""
    ends = array("I", accumulate(map(_units, pieces)))
    return array("q", map(hash, (text, *pieces))).tobytes() + ends.tobytes()


def is_noted(note: bytes, text: str) -> bool:
    return memoryview(note)[:8].cast("q")[0] == hash(text)


def delta(note: bytes, pieces: list[str]) -> Delta:
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


def cut(text: str) -> list[str]:
    """A list by its items, anything else by its groups, and what is large in it by its shapes."""
    if text.startswith(("<ul", "<ol")):
        return [piece for piece in _ITEMS.split(text) if piece]
    groups = (_TAGS.split(group) if len(group) > LARGEST else (group,) for group in _GROUPS.split(text))
    return [piece for group in groups for piece in group if piece]


def _units(piece: str) -> int:
    """Browsers count letters beyond the first 65,536 twice."""
    return len(piece) if piece.isascii() else len(piece.encode("utf-16-le")) // 2
