"""Who may know what, and why a wish is barred."""

from __future__ import annotations

from undercroft.games.dungeoneer.content import DungeonBook
from undercroft.games.dungeoneer.rules import barring
from undercroft.games.dungeoneer.state import UNKNOWN, State, View, cards_in
from undercroft.kernel.table import Table
from undercroft.kernel.types import Barred, Seat

WINDOWS = frozenset({"pass", "roll", "test"})
"""How others let a window pass: it looks as if there had been none."""


def show(state: State) -> tuple[int, ...]:
    """No seats act side by side."""
    return ()


def masked(state: State, seat: Seat | None, now: State) -> State:
    """DG-CARD-25: everything lies open but the others' hands and the deck.

    Of a hand all know what was seen to go there, and, looking back, what has been seen to leave it by now.
    """
    new = state.clone()
    if now.phase == "over" or state.terms.solo:
        return new
    for other, player in enumerate(new.parts):
        if other != seat and player.hand:
            later = now.parts[other]
            hidden = set(later.hand) - set(later.known)
            player.hand = tuple(UNKNOWN if card in hidden else card for card in player.hand)
    new.deck = ()
    if new.hands:
        new.hands = tuple(h if other == seat else (UNKNOWN,) * len(h) for other, h in enumerate(new.hands))
    return new


def unseen(state: State, book: DungeonBook) -> tuple[int, ...]:
    """The adventure cards that are nowhere in a masked state: in the deck, or hidden in a hand."""
    seen = set(cards_in(state))
    return tuple(card for card in range(len(book.cards)) if card not in seen)


def view(table: Table, seat: Seat | None) -> View:
    open_hands = table.state.terms.solo or table.over
    trunk = table.trunk(known_to=... if open_hands else seat)
    state = masked(table.state, seat, table.state)
    quiet = None if trunk.quiet is None else masked(trunk.quiet, seat, table.state)
    since = tuple((who, text) for who, text in trunk.since if open_hands or who == seat or text not in WINDOWS)
    waiting, asked = open_to(table, seat)
    return View(seat, state, unseen(state, table.book), waiting, asked, quiet, since, trunk.drawn)


def open_to(table: Table, seat: Seat | None) -> tuple[tuple[Seat, ...], tuple[str, ...]]:
    """Who is asked and what kind of question, as far as a seat may know: in a window nobody is named."""
    asks = [ask for ask in table.questions() if not ask.window or ask.seat == seat]
    return tuple(ask.seat for ask in asks), tuple(ask.kind for ask in asks)


def barred(table: Table, seat: Seat) -> list[Barred]:
    """The wishes that the open question does not offer, each with the rule that bars it."""
    ask = table.question(seat)
    if ask is None:
        return []
    offered = set(ask.options)
    return [wish for wish in barring.wishes(table.desk(seat), ask) if wish.action not in offered]


def has_secrets(state: State, seat: Seat) -> bool:
    """A neighbour at the same device must look away from the hand."""
    return len(state.parts) > 1 and state.phase != "over"
