"""What lies in the middle of the table: common quests, the decks and the discard pile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.draw import marks, svg
from undercroft.games.dungeoneer.content import DungeonBook
from undercroft.games.dungeoneer.face.board import cards, layout, shapes
from undercroft.games.dungeoneer.face.board.options import Offers
from undercroft.games.dungeoneer.state import View

if TYPE_CHECKING:
    from undercroft.texts import Tongue

QUEST_W, QUEST_H = 112.0, 80.0
PILE_W, PILE_H = 42.0, 58.8
MARKS = {"glory": shapes.glory, "peril": shapes.peril}
"""What tells the two decks of the solo game apart."""


def table(view: View, book: DungeonBook, words: Tongue, offers: Offers) -> str:
    state = view.state
    found = svg.rect(2, 0, 356, layout.TABLE_H, "dg-panel", 8)
    for at, quest in enumerate(state.common[:2]):
        found += quest_at(quest, 7 + at * (QUEST_W + 4), 6, 0.8, book, words, offers)
    for at, card in enumerate(state.waiting_banes):
        found += cards.lying(book, card, words, 7 + at * (PILE_W + 4), 8, PILE_W / 100, small=True)
    piles = [("locations", len(state.bag) + len(state.under), "location", -1)]
    hidden = sum(card < 0 for player in state.parts for card in player.hand)
    piles.append(("deck", len(state.deck) + len(view.unseen) - hidden, "glory" if state.terms.solo else "card", -1))
    piles.append(("discard", len(state.discard), "card", state.discard[-1] if state.discard else -1))
    if state.terms.solo:
        piles.append(("peril-deck", len(state.peril_deck), "peril", -1))
        last = state.peril_discard[-1] if state.peril_discard else -1
        piles.append(("peril-discard", len(state.peril_discard), "peril", last))
    step = PILE_W + 4
    left = 355 - len(piles) * step
    for at, (name, count, back, top) in enumerate(piles):
        found += _pile(name, count, back, top, left + at * step, book, words, offers)
    return found


def quest_at(quest: int, x: float, y: float, scale: float, book: DungeonBook, words: Tongue, offers: Offers) -> str:
    name = book.quests[quest].id
    box: marks.Box = (x, y, 140 * scale, 100 * scale)
    body = shapes.put(cards.quest_face(book, quest, words), x, y, scale)
    return marks.spot(f"quest-{name}", box, body, 4) + offers.quest(name, box)


def _pile(name: str, count: int, back: str, top: int, x: float, book: DungeonBook, words: Tongue, offers: Offers) -> str:
    """A deck from behind, or the last card of a pile, with the number of cards."""
    box: marks.Box = (x, 8, PILE_W, PILE_H)
    if not count:
        inner = svg.rect(*box, "dg-shelf", 4)
    elif top >= 0:
        inner = shapes.put(cards.card_face(book, top, words, small=True), x, 8, PILE_W / 100)
    elif back == "location":
        inner = svg.rect(x, 16, PILE_W, PILE_W, "dg-rock", 4) + svg.rect(x + 4, 20, PILE_W - 8, PILE_W - 8, "dg-frame", 2)
        inner += svg.path(f"M{x + 14:g} 50V36Q{x + 14:g} 26 {x + 21:g} 26T{x + 28:g} 36V50Z", "dg-mouth")
    else:
        inner = shapes.put(cards.back(), x, 8, PILE_W / 100)
        inner += MARKS[back]("", x + PILE_W / 2, 38, 9) if back in MARKS else ""
    inner += svg.text(x + PILE_W / 2, 83, count, "dg-word dg-bold", 14, "middle")
    card = f"card-{book.names[top]}" if top >= 0 else ""
    return marks.spot(name, box, inner, 4, card=card) + (offers.card("discard", -1, top, box) if top >= 0 else "")
