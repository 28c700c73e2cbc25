"""A small sign for each option: what its button shows beside the words."""

from __future__ import annotations

from functools import cache

from undercroft.draw import svg
from undercroft.games.dungeoneer.content import DungeonBook
from undercroft.games.dungeoneer.face.board import cards, heroes, shapes
from undercroft.games.dungeoneer.face.board.glyphs import picture as glyph
from undercroft.games.dungeoneer.face.board.places import small
from undercroft.games.dungeoneer.state import View
from undercroft.kernel.types import Action

SIZE = 48
PLAIN = {
    "begin": "strike", "explore": "build", "roll": "die", "test": "die", "save-point": "points", "wound": "wound",
    "to-hand": "hand", "to-lair": "lair", "to-discard": "discard", "dodge": "speed", "tip": "fall", "ability": "crown",
    "keep": "treasures", "use-now": "duration-instant",
}  # fmt: skip
DRAWN = shapes.art("answers")
CARDS = {
    "play": "", "declare": "strike", "rouse": "lair", "use": "duration-instant", "shed": "cancel", "discard": "discard",
    "dismiss": "discard", "card": "", "challenge": "melee",
}  # fmt: skip
QUESTS = {
    "attempt": "strike", "search": "category-search", "pick-up": "arrow", "deliver": "place", "drop": "fall",
    "take-token": "hand", "swap-quest": "swap",
}  # fmt: skip


def sign(action: Action, view: View, book: DungeonBook) -> str:
    """Inner SVG of a square of `SIZE`; empty where words say it all. Its figures are those of the board."""
    kind, value = action.kind, action.value
    if kind == "throw":
        return sign(book.choices.thrown(action)[1], view, book)
    if kind in PLAIN:
        return glyph(PLAIN[kind], 3, 3, SIZE - 6)
    if kind in DRAWN:
        return DRAWN[kind]
    if kind == "form":
        return shapes.stat(action.target, 24, 24, 20)
    if kind in ("seat", "attack-hero"):
        return _rival(kind, value)
    if kind == "price":
        return _price(action.target)
    if kind == "copy":
        return _card("card", book.names[value])
    if kind in CARDS:
        return _card(kind, action.target)
    if kind in QUESTS:
        return _quest(kind, cards.subject(book.quests[value]))
    return _placing(action, view, book)


def _placing(action: Action, view: View, book: DungeonBook) -> str:
    kind, value, state = action.kind, action.value, view.state
    if kind == "place":
        return small(state.drawn, bool(value % 2), book, 0, 0, SIZE) if state.drawn >= 0 else ""
    if kind in ("there", "visit"):
        half = next((tile.half for tile in state.map if tile.card == value), False)
        return small(value, half, book, 0, 0, SIZE)
    if kind == "hero":
        return shapes.put(heroes.figure(action.target), SIZE / 2, SIZE - 1, 0.56)
    return ""


@cache
def _rival(kind: str, seat: int) -> str:
    if kind == "seat":
        return shapes.seat_mark(seat, 5, 5, 38)
    return glyph("melee", 0, 0, 34) + shapes.seat_mark(seat, 13, 13, 35)


@cache
def _price(number: str) -> str:
    return svg.text(SIZE / 2, 34, number, "dg-word dg-bold", 28, "middle")


@cache
def _card(kind: str, name: str) -> str:
    if not CARDS[kind]:
        return cards.picture(name, 2, 2, 44)
    return cards.picture(name, 0, 0, 38) + glyph(CARDS[kind], 25, 25, 22)


@cache
def _quest(kind: str, subject: str) -> str:
    return cards.picture(subject, 0, 0, 38) + glyph(QUESTS[kind], 25, 25, 22)
