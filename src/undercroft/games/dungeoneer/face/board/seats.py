"""Everybody's place at the table: the hero's board, inventory, lair, banes and quests. The own place is the larger one."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from undercroft.draw import marks, svg
from undercroft.games.dungeoneer.content import DungeonBook
from undercroft.games.dungeoneer.face.board import cards as board_cards
from undercroft.games.dungeoneer.face.board import heroes, shapes
from undercroft.games.dungeoneer.face.board.glyphs import picture as glyph
from undercroft.games.dungeoneer.face.board.hand import held
from undercroft.games.dungeoneer.face.board.options import Offers
from undercroft.games.dungeoneer.face.board.table import quest_at
from undercroft.games.dungeoneer.state import Player, View

if TYPE_CHECKING:
    from undercroft.texts import Tongue

GAP = 3.0
LEAST, SHARE = 0.3, 0.55
"""Many cards become smaller before they lie one over the other: down to this size, or this part of their own."""
ZONES = ("inventory", "lair", "banes")
ZONE_SIGNS = {"inventory": "treasures", "lair": "lair", "banes": "bane"}


class Look(NamedTuple):
    """How a place is laid out: its height, its board, where quests and cards lie, and the backs of a hidden hand."""

    height: float
    board: float
    quests: marks.Box
    cards: tuple[float, float, float]
    card: float
    backs: tuple[float, float, float]


ALONE = Look(520, 1.07, (10, 202, 344, 102), (10, 312, 344), 1.42, (0, 0, 0))
PAIR = Look(314, 0.72, (245, 5, 110, 160), (10, 170, 344), 1.0, (310, 178, 0.44))
OWN = Look(258, 0.72, (245, 5, 110, 160), (10, 168, 344), 0.6, (0, 0, 0))
NEIGHBOUR = Look(184, 0.64, (219, 5, 98, 112), (10, 122, 344), 0.42, (325, 8, 0.28))
OTHER = Look(121, 0.62, (213, 5, 108, 48), (213, 59, 142), 0.42, (327, 5, 0.26))
"""Of somebody alone, of two at the table, and of more: the own place, and that of another among three or four."""


class Cell(NamedTuple):
    seat: int
    y: float
    look: Look


def cells(view: View) -> list[Cell]:
    """From the own seat on."""
    count = len(view.state.parts)
    found, y = [], 0.0
    for step in range(count):
        seat = ((view.seat or 0) + step) % count
        look = ALONE if count == 1 else PAIR if count == 2 else OWN if seat == view.seat else OTHER if count > 3 else NEIGHBOUR
        found.append(Cell(seat, y, look))
        y += look.height + GAP
    return found


def seats(view: View, book: DungeonBook, words: Tongue, offers: Offers) -> str:
    return "".join(_seat(cell, view, book, words, offers) for cell in cells(view))


def _seat(cell: Cell, view: View, book: DungeonBook, words: Tongue, offers: Offers) -> str:
    player, look = view.state.parts[cell.seat], cell.look
    box: marks.Box = (2, cell.y, 356, look.height)
    body = svg.rect(*box, "dg-panel", 8) + svg.rect(2, cell.y, 5, look.height, f"dg-seat-{cell.seat}", 2.5)
    if player.hero < 0:
        inner = marks.spot(f"hero-{cell.seat}", box, body + shapes.seat_mark(cell.seat, 20, cell.y + 20, 44), 8)
        return inner + _quests(player, look.quests, cell.y, book, words, offers)
    board = shapes.put(heroes.board(view, book, words, cell.seat), 10, cell.y + 4, look.board)
    inner = marks.spot(f"hero-{cell.seat}", box, body + board, 8, card=f"hero-{book.heroes[player.hero].id}")
    inner += shapes.put(_on_board(cell.seat, offers), 10, cell.y + 4, look.board)
    inner += _quests(player, look.quests, cell.y, book, words, offers)
    if player.hand and look.backs[2] and cell.seat != view.seat:
        inner += _hidden(player.hand, cell, book, words)
    return inner + _cards(cell, player, view, book, words, offers)


def _on_board(seat: int, offers: Offers) -> str:
    """What may be done with a hero, on its board: above what the log lights."""
    found = offers.hero(seat, (3, 3, heroes.WIDTH - 6, heroes.HEIGHT - 6))
    return found + (offers.one("ability", (6, 146, 84, 30)) if seat == offers.seat else "")


def _hidden(hand: tuple[int, ...], cell: Cell, book: DungeonBook, words: Tongue) -> str:
    """Another's hand: some of its cards, those that all have seen on top, and below how many there are."""
    x, y, scale = cell.look.backs
    y += cell.y
    shown = sorted(hand)[-3:]
    fan = "".join(shapes.put(held(card, book, words), x + (at - 1) * 3, y + at * 1.5, scale) for at, card in enumerate(shown))
    return fan + svg.text(x + 50 * scale, y + 151 * scale + 7, len(hand), "dg-count", 20 * scale + 6, "middle")


def _quests(player: Player, box: marks.Box, down: float, book: DungeonBook, words: Tongue, offers: Offers) -> str:
    """Open quests as large as they can be, and completed ones face down, small."""
    x, y, width, height = box
    y += down
    found = ""
    if player.done:
        upright = height > width
        for at in range(len(player.done)):
            left, top = (x + at * 31, y + height - 20) if upright else (x + width - 28, y + at * 22)
            found += _done(left, top)
        width, height = (width, height - 23) if upright else (width - 31, height)
    count = len(player.quests)
    sizes = [(_scale(width, across, 140), _scale(height, -(-count // across), 100), across) for across in range(1, count + 1)]
    scale, across = max(((min(wide, high, 1.0), across) for wide, high, across in sizes), default=(0.0, 1))
    for at, quest in enumerate(player.quests):
        left, top = x + at % across * (140 * scale + GAP), y + at // across * (100 * scale + GAP)
        found += quest_at(quest, left, top, scale, book, words, offers)
    return found


def _scale(room: float, number: int, size: float) -> float:
    """How large so many quests can be side by side."""
    return (room - (number - 1) * GAP) / number / size


def _done(x: float, y: float) -> str:
    inner = svg.rect(1, 1, 138, 98, "dg-done", 8) + svg.rect(8, 8, 124, 84, "dg-done-frame", 5)
    return shapes.put(inner + svg.path("M44 50 62 70 98 30", "dg-done-sign"), x, y, 0.2)


def _cards(cell: Cell, player: Player, view: View, book: DungeonBook, words: Tongue, offers: Offers) -> str:
    """Inventory, lair and banes side by side, each with its sign."""
    zones = [(zone, getattr(player, zone)) for zone in ZONES if getattr(player, zone)]
    x, y, room = cell.look.cards
    y += cell.y
    if cell.look is PAIR and cell.seat != view.seat:
        room -= 50
    total = sum(len(cards) for _, cards in zones)
    if not total:
        return _nothing_yet(x, y, min(cell.look.card, (room - 21) / 300))
    scale = max(LEAST, cell.look.card * SHARE, min(cell.look.card, (room - len(zones) * 18) / (total * 102)))
    width = 100 * scale
    step = min(width + 2, (room - len(zones) * (18 + width)) / max(1, total - len(zones)))
    found, hits = "", ""
    for zone, cards in zones:
        found += glyph(ZONE_SIGNS[zone], x, y + 2, 13)
        x += 15
        for at, number in enumerate(cards):
            found += board_cards.lying(book, number, words, x, y, scale, small=scale < 0.6)
            found += _attachments(number, x, y, scale, view, book)
            last = at == len(cards) - 1
            hits += offers.card(zone, cell.seat, number, (x, y, width if last else min(width, step), 140 * scale))
            x += width + 3 if last else step
    return found + hits


def _nothing_yet(x: float, y: float, scale: float) -> str:
    """Where a hero's cards will lie."""
    found = ""
    for at, zone in enumerate(ZONES):
        left = x + 15 + at * (100 * scale + 3)
        found += svg.rect(left, y, 100 * scale, 140 * scale, "dg-shelf", 5)
        found += glyph(ZONE_SIGNS[zone], left + 32 * scale, y + 52 * scale, 36 * scale, "dg-pale")
    return found


def _attachments(host: int, x: float, y: float, scale: float, view: View, book: DungeonBook) -> str:
    """What hangs on a card, as discs at its edge."""
    found = ""
    for at, card in enumerate(card for card, other in view.state.attached if other == host):
        name = book.cards[card].id
        disc = svg.circle(0, 0, 21, "dg-token") + board_cards.picture(name, -16, -16, 32)
        inner = marks.spot(f"card-{name}", (-21, -21, 42, 42), disc, 21)
        found += shapes.put(inner, x + 80 * scale, y + (52 + at * 34) * scale, scale)
    return found
