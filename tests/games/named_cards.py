"""What a picture writes, whispers or shows, and which cards of the gallery are named around it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

from tests.games.played import played
from undercroft.games import FACES
from undercroft.kernel.types import Ask
from undercroft.texts import tongue


def moments(id: str) -> Iterator[tuple[Any, Ask | None]]:
    """Views of seeded games, with and without the question that was asked."""
    for view, ask in played(id).pairs():
        yield view, ask
        yield view, None
    yield from ((view, None) for view in played(id).ends)


def shapes(id: str, language: str, view: Any, ask: Ask | None) -> Iterator[tuple[ElementTree.Element, frozenset[str]]]:
    """Every shape of the picture, with the cards that it and what it lies in name."""
    board, book, words = FACES[id].board, played(id).book, tongue(language, id)
    drawn = board.fixed(view, book, words) + board.live(view, book, words, seat=view.seat, ask=ask)
    yield from _named(ElementTree.fromstring(f"<svg>{drawn}</svg>"), frozenset())


def _named(shape: ElementTree.Element, around: frozenset[str]) -> Iterator[tuple[ElementTree.Element, frozenset[str]]]:
    named = around | {shape.attrib.get("data-spot", ""), *shape.attrib.get("data-card", "").split()}
    yield shape, named
    for inner in shape:
        yield from _named(inner, named)


def titles(id: str, language: str) -> tuple[int, set[str]]:
    """How many titles of cards are drawn through seeded games, and those where nothing names the card."""
    board, book, words = FACES[id].board, played(id).book, tongue(language, id)
    found, lost = 0, set[str]()
    for view, ask in moments(id):
        cards: dict[str, set[str]] = {}
        for card in board.cards(view, book, words, ask=ask):
            cards.setdefault(card.title.lower(), set()).add(f"{card.kind}-{card.id}")
        for shape, named in shapes(id, language, view, ask):
            for said in _said(shape) & cards.keys():
                found += 1
                lost |= set() if cards[said] & named else {said}
    return found, lost


def _said(shape: ElementTree.Element) -> set[str]:
    """The words of a text; those of a title, and each of its parts."""
    if shape.tag not in ("text", "title"):
        return set()
    words = "".join(shape.itertext()).strip().lower()
    return {words, *words.split(", ")} if shape.tag == "title" else {words}
