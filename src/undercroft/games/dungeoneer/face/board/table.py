"""What all have in common: what is to be reached, the phases of a turn, the decks and the discard pile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.draw import marks, svg
from undercroft.games.dungeoneer.content import DungeonBook
from undercroft.games.dungeoneer.face.board import cards, glyphs, seats, shapes
from undercroft.games.dungeoneer.face.board.layout import GOAL_W, INFO_W, ROW_H, TRAY_H
from undercroft.games.dungeoneer.face.board.map import PHASES
from undercroft.games.dungeoneer.face.board.options import Offers
from undercroft.games.dungeoneer.state import View

if TYPE_CHECKING:
    from undercroft.texts import Tongue

PHASE_SIGNS = {"dungeonlord": "timing-dungeonlord", "location": "build", "hero": "timing-hero", "discard": "discard"}
PILE = 30.0
POINTS = ("glory", "peril")
"""What tells the two decks of the solo game apart."""


def goal(view: View, book: DungeonBook, words: Tongue) -> str:
    """What wins, and how far everybody is."""
    state = view.state
    inner = svg.rect(1, 1, GOAL_W - 2, ROW_H - 2, "dg-panel", 6)
    said = words.say("goal-solo" if state.terms.solo else "goal", of=book.figures.quests_to_win)
    inner += shapes.written(said, 9, 17, GOAL_W - 14, 13, "dg-word dg-bold")
    step = min(70.0, (GOAL_W - 10) / len(state.parts))
    for seat, player in enumerate(state.parts):
        x = 7 + seat * step
        inner += shapes.seat_mark(seat, x, 23, 20) + seats.boxes(player, book, x + 21, 28, min(13.0, (step - 23) / 3 - 1))
    return marks.spot("sign-goal", (1, 1, GOAL_W - 2, ROW_H - 2), inner, 6)


def piles(view: View, book: DungeonBook, words: Tongue, offers: Offers) -> str:
    """The phases of a turn, the decks from behind with the number of their cards, and the last card that was discarded."""
    return _phases(view) + _piles(view, book, offers)


def _phases(view: View) -> str:
    present, found = "location" if view.state.drawn >= 0 else view.state.phase, ""
    for at, phase in enumerate(PHASES):
        now, box = phase == present, (2 + at * 25.0, 11.0, 23.0, 24.0)
        part = svg.rect(*box, "dg-pip-on" if now else "dg-pip", 5) + glyphs.picture(PHASE_SIGNS[phase], 4.5 + at * 25, 14, 18)
        found += marks.spot(f"phase-{phase}", box, svg.group(part, "" if now else "dg-pale"), 5)
    return found


def _piles(view: View, book: DungeonBook, offers: Offers) -> str:
    state = view.state
    piles = [("locations", len(state.bag) + len(state.under), "location", -1)]
    hidden = sum(card < 0 for player in state.parts for card in player.hand)
    piles.append(("deck", len(state.deck) + len(view.unseen) - hidden, "glory" if state.terms.solo else "card", -1))
    piles.append(("discard", len(state.discard), "card", state.discard[-1] if state.discard else -1))
    if state.terms.solo:
        piles.append(("peril-deck", len(state.peril_deck), "peril", -1))
        last = state.peril_discard[-1] if state.peril_discard else -1
        piles.append(("peril-discard", len(state.peril_discard), "peril", last))
    step = min(56.0, (INFO_W - 106) / len(piles))
    found = "".join(_pile(*pile, 104 + at * step, book, offers) for at, pile in enumerate(piles) if pile[1])
    for at, card in enumerate(state.waiting_banes):
        found += cards.chip(book, card, INFO_W - 24 - at * 26, 12, 22)
    return found


def _pile(name: str, count: int, back: str, top: int, x: float, book: DungeonBook, offers: Offers) -> str:
    box: marks.Box = (x, 7, PILE, 32)
    if top >= 0:
        inner = svg.rect(x + 1, 8, 24, 30, "dg-stock", 3) + cards.picture(book.names[top], x + 1.5, 11, 23)
    elif back == "location":
        inner = svg.rect(x + 1, 11, 24, 24, "dg-rock", 3) + svg.path(f"M{x + 8:g} 31V22q0-6 5-6t5 6V31Z", "dg-mouth")
    else:
        inner = shapes.put(cards.back(), x + 2, 7, 0.23)
        inner += glyphs.picture(back, x + 6, 15, 16) if back in POINTS else ""
    inner += svg.text(x + 27, 28, count, "dg-word dg-bold", 14)
    card = f"card-{book.names[top]}" if top >= 0 else ""
    spot = marks.spot(name, (x, 6, PILE + 16, TRAY_H - 12), inner, 4, card=card)
    return spot + (offers.card("discard", -1, top, box) if top >= 0 else "")
