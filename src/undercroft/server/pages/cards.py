"""The gallery of a table: its cards, and places of the drawing that words alone explain."""

from __future__ import annotations

from collections.abc import Container
from typing import Any, NamedTuple

from undercroft.face import Face
from undercroft.texts import Tongue


class Card(NamedTuple):
    """A card of the gallery, with its picture and the places of the drawing that it explains."""

    kind: str
    id: str
    title: str
    words: str
    svg: str
    spots: str


def cards(face: Face[Any, Any, Any], view: Any, book: Any, words: Tongue, options: Container[str]) -> list[Card]:
    """The cards, each with the places of the drawing that it explains; places that no card stands for follow in words alone."""
    spots: dict[tuple[str, str], list[str]] = {}
    for spot, kind, id in face.shown(view, book):
        spots.setdefault((kind, id), []).append(spot)
    found = [
        Card(card.kind, card.id, card.title, card.words, card.svg, " ".join(spots.pop((card.kind, card.id), ())))
        for card in face.board.gallery(view, book, words, options)
    ]
    found += [Card(kind, id, "", words.card(kind, id, book, view), "", " ".join(at)) for (kind, id), at in spots.items()]
    return found
