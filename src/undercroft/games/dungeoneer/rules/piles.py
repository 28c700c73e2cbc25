"""Cards and where they lie: hands, the deck, the piles, what is laid under another (DG-CARD, DG-DISCARD)."""

from __future__ import annotations

from undercroft.games.dungeoneer.rules import Desk, points
from undercroft.games.dungeoneer.rules.stats import price
from undercroft.games.dungeoneer.state import Player, State
from undercroft.kernel.types import Barred


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def discard(d: Desk, *cards: int) -> None:
    """DG-CARD-6, DG-RULING-56: to the common pile, attachments with their host; alone, each colour has a pile of its own."""
    state = d.state
    for card in cards:
        for each in (card, *detach(state, card)):
            if state.terms.solo and not d.book.cards[each].glory:
                state.peril_discard += (each,)
            else:
                state.discard += (each,)


def detach(state: State, host: int) -> tuple[int, ...]:
    """The attachments of a card, taken off it."""
    if not state.attached:
        return ()
    hung = tuple(attachment for attachment, under in state.attached if under == host)
    state.attached = tuple(pair for pair in state.attached if pair[1] != host)
    return hung


def from_hand(player: Player, card: int) -> None:
    player.hand = without(player.hand, card)
    if card in player.known:
        player.known = without(player.known, card)


def to_hand(player: Player, card: int) -> None:
    """A card that everybody sees go there."""
    player.hand += (card,)
    player.known += (card,)


def lay_out(state: State, seat: int, card: int) -> None:
    """A card of the hand lies open, until `take_up` says that it is where it belongs."""
    from_hand(state.parts[seat], card)
    state.played += (card,)


def take_up(state: State, card: int) -> None:
    state.played = without(state.played, card)


def draw(d: Desk, seat: int, count: int) -> None:
    """DG-DISCARD-8, -9: only the drawer sees the cards; an empty deck is made of the discard pile."""
    state = d.state
    player = state.parts[seat]
    drawn = 0
    while drawn < count and (state.deck or state.discard):
        if not state.deck:
            state.deck, state.discard = tuple(sorted(state.discard)), ()
            d.tell("shuffled")
        at = d.luck.below(len(state.deck), to=seat)
        player.hand += (state.deck[at],)
        state.deck = state.deck[:at] + state.deck[at + 1 :]
        drawn += 1
    if drawn:
        d.tell("drew", drawn, seat=seat)


def spend(d: Desk, seat: int, card: int) -> None:
    """DG-ECON-3, DG-CARD-4: an instant card is paid with glory and gone; its effect is for the caller."""
    from_hand(d.state.parts[seat], card)
    discard(d, card)
    d.tell("played", d.book.cards[card].id, seat=seat)
    points.glory(d, seat, -price(d.state, d.book, seat, card))


def for_moment(d: Desk, seat: int, moment: str, barred: list[Barred] | None = None) -> list[int]:
    """Cards of the hand for a moment of their own that can be paid."""
    state, book = d.state, d.book
    player = state.parts[seat]
    held = [card for card in player.hand if book.cards[card].condition == moment]
    found = [card for card in held if price(state, book, seat, card) <= player.glory] if held else held
    if barred is not None:
        for card in held:
            if card not in found:
                about = price(state, book, seat, card), player.glory
                barred.append(Barred(book.choices.play[book.names[card]], "DG-ECON-9", about))
    return found
