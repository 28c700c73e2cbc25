"""The own hand, in two blocks that lie side by side or one below the other; before the game the locations to be laid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.draw import marks, svg
from undercroft.draw.stage import framed
from undercroft.games.dungeoneer.content import DungeonBook
from undercroft.games.dungeoneer.face.board import cards as board_cards
from undercroft.games.dungeoneer.face.board import shapes
from undercroft.games.dungeoneer.face.board.layout import HAND_W, HELD_H, HELD_LOW, HELD_W
from undercroft.games.dungeoneer.face.board.options import Offers
from undercroft.games.dungeoneer.face.board.places import place
from undercroft.games.dungeoneer.face.wording import steps
from undercroft.games.dungeoneer.state import View

if TYPE_CHECKING:
    from undercroft.texts import Tongue

ABREAST = 3
"""Cards of one block that lie beside each other; a larger hand has two rows."""
TILE = 106.0
"""The height of a row of locations."""


def left(view: View, book: DungeonBook, words: Tongue, offers: Offers) -> str:
    return _half(view, book, words, offers, right=False)


def right(view: View, book: DungeonBook, words: Tongue, offers: Offers) -> str:
    return _half(view, book, words, offers, right=True)


def _half(view: View, book: DungeonBook, words: Tongue, offers: Offers, *, right: bool) -> str:
    state = view.state
    if view.seat is None:
        seats = range(len(state.parts))
        return _laid([_backs(seat, view, book, words) for seat in (seats[2:] if right else seats[:2])], HELD_H, 2)
    places = state.hands[view.seat] if state.hands else ()
    cards = places or state.parts[view.seat].hand
    half = max(ABREAST, -(-len(cards) // 2))
    shown = cards[half:] if right else cards[:half]
    if places:
        return _laid([_location(card, book, offers) for card in shown], TILE)
    height = HELD_H if len(cards) <= 2 * ABREAST else HELD_LOW
    return _laid([_card(card, height, view.seat, view, book, words, offers) for card in shown], height)


def _laid(cards: list[str], height: float, across: int = ABREAST) -> str:
    """Side by side, in two rows at most."""
    if not cards:
        return ""
    width = HAND_W / across
    across = max(across, -(-len(cards) // 2))
    inner = "".join(shapes.put(card, at % across * width, at // across * height) for at, card in enumerate(cards))
    box: marks.Box = (0, 0, across * width, -(-len(cards) // across) * height)
    return framed(marks.spot("hand", box, "", 8, under=True) + inner, box)


def _card(number: int, height: float, seat: int, view: View, book: DungeonBook, words: Tongue, offers: Offers) -> str:
    box: marks.Box = (2, 1, HELD_W - 4, height - 2)
    name, said = book.cards[number].id, steps.when(number, seat, view, book, offers.ask)
    now = steps.playable(name, offers.ask)
    face = board_cards.held_face(book, number, words, words.say(said.id, **said.figures), now=now, low=height == HELD_LOW)
    return marks.spot(f"card-{name}", box, face, 8) + offers.card("hand", seat, number, box)


def _location(card: int, book: DungeonBook, offers: Offers) -> str:
    """A location that is still to be laid."""
    name, box = book.locations[card].id, (3.0, 2.0, 102.0, 102.0)
    inner = shapes.put(place(card, False, book), HELD_W / 2, TILE / 2)
    return marks.spot(f"place-{name}", box, inner, 5, card=f"location-{name}") + offers.one(f"there {name}", box, "", 5)


def held(card: int, book: DungeonBook, words: Tongue) -> str:
    """A card in another's hand: seen from behind, unless all know it."""
    if card < 0:
        return board_cards.back()
    return marks.carded(f"card-{book.names[card]}", board_cards.card_face(book, card, words))


def _backs(seat: int, view: View, book: DungeonBook, words: Tongue) -> str:
    """Everybody's cards, for somebody who watches."""
    cards = view.state.parts[seat].hand
    room, width = HELD_W * 1.5 - 44, 70.0
    step = min(width + 3, (room - width) / max(1, len(cards) - 1))
    inner = "".join(shapes.put(held(card, book, words), 38 + at * step, 30, 0.7) for at, card in enumerate(cards))
    return inner + shapes.seat_mark(seat, 6, 30, 26) + svg.text(19, 84, len(cards), "dg-count", 18, "middle")
