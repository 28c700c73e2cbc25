"""Below the map: the own hand; before the game the locations to be laid; for a spectator everybody's cards from behind."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.draw import marks, svg
from undercroft.games.dungeoneer.content import DungeonBook
from undercroft.games.dungeoneer.face.board import cards as board_cards
from undercroft.games.dungeoneer.face.board import layout, shapes
from undercroft.games.dungeoneer.face.board.options import Offers
from undercroft.games.dungeoneer.face.board.places import small
from undercroft.games.dungeoneer.state import View

if TYPE_CHECKING:
    from undercroft.texts import Tongue

BOX: marks.Box = (2, 0, 356, layout.HAND_H)
LEFT, TOP, ROOM = 6.0, 5.0, 348.0
SIZES = ((5, 0.67), (7, 0.478))
"""Up to how many cards which size is used; more lie one over the other."""


def hand(view: View, book: DungeonBook, words: Tongue, offers: Offers) -> str:
    state = view.state
    shelf = svg.rect(*BOX, "dg-panel", 8)
    if view.seat is None:
        inner = _everybody(view, book, words)
    elif state.hands and state.hands[view.seat]:
        inner = _locations(state.hands[view.seat], book, offers)
    else:
        inner = _cards(view.seat, view, book, words, offers)
    return marks.spot("hand", BOX, shelf, 8) + inner


def steps(number: int, width: float, room: float, gap: float) -> float:
    """From one card to the next: side by side while they fit, then one over the other."""
    return min(width + gap, (room - width) / max(1, number - 1))


def _cards(seat: int, view: View, book: DungeonBook, words: Tongue, offers: Offers) -> str:
    cards = view.state.parts[seat].hand
    scale = next((size for most, size in SIZES if len(cards) <= most), SIZES[-1][1])
    width, height = 100 * scale, 140 * scale
    step = steps(len(cards), width, ROOM, 2.2)
    found, hits = "", ""
    for at, number in enumerate(cards):
        x, y = LEFT + at * step, TOP + (94 - height) / 2
        found += board_cards.lying(book, number, words, x, y, scale, small=scale < 0.6)
        hits += offers.card("hand", seat, number, (x, y, width if at == len(cards) - 1 else min(width, step), height))
    return found + hits


def _locations(cards: tuple[int, ...], book: DungeonBook, offers: Offers) -> str:
    """Two rows of locations that are still to be laid."""
    across = max(1, -(-len(cards) // (1 if len(cards) <= 3 else 2)))
    size = min(94.0 if len(cards) <= 3 else 46.0, ROOM / across - 3)
    found, hits = "", ""
    for at, card in enumerate(cards):
        x, y = LEFT + at % across * (size + 3), TOP + at // across * (size + 2)
        name, box = book.locations[card].id, (x, y, size, size)
        found += marks.spot(f"place-{name}", box, small(card, False, book, x, y, size), 5, card=f"location-{name}")
        hits += offers.one(f"there {name}", box, "", 5)
    return found + hits


def held(card: int, book: DungeonBook, words: Tongue) -> str:
    """A card in another's hand: seen from behind, unless all know it."""
    if card < 0:
        return board_cards.back()
    return marks.carded(f"card-{book.names[card]}", board_cards.card_face(book, card, words, small=True))


def _everybody(view: View, book: DungeonBook, words: Tongue) -> str:
    found, count = "", len(view.state.parts)
    for seat, player in enumerate(view.state.parts):
        x = LEFT + seat * ROOM / count
        step = steps(len(player.hand), 40, ROOM / count - 30, 3)
        for at, card in enumerate(player.hand):
            found += shapes.put(held(card, book, words), x + 22 + at * step, 24, 0.4)
        found += shapes.seat_mark(seat, x, 6, 20) + svg.text(x + 10, 48, len(player.hand), "dg-word dg-bold", 15, "middle")
    return found
