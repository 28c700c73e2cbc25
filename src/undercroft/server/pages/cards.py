"""The gallery of a table: its cards, and places of the drawing that words alone explain."""

from __future__ import annotations

from typing import Any, NamedTuple

from undercroft.face import CardPicture, Face, Options
from undercroft.texts import Tongue


class Card(NamedTuple):
    """A card of the gallery, and the places of the drawing that it explains."""

    picture: CardPicture
    spots: str


def cards(face: Face[Any, Any, Any], view: Any, book: Any, words: Tongue, options: Options) -> list[Card]:
    """The cards, each with the places of the drawing that it explains; places that no card stands for follow in words alone."""
    spots: dict[tuple[str, str], list[str]] = {}
    for spot, kind, id in face.shown(view, book):
        spots.setdefault((kind, id), []).append(spot)
    pictures = face.board.gallery(view, book, words, options)
    found = [Card(picture, " ".join(spots.pop((picture.kind, picture.id), ()))) for picture in pictures]
    words_alone = (CardPicture(kind, id, "", words.card(kind, id, book, view), "") for kind, id in spots)
    return found + [Card(card, " ".join(at)) for card, at in zip(words_alone, spots.values(), strict=True)]
