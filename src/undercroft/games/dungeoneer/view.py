"""Who may know what, and why a wish is barred."""

from __future__ import annotations

from undercroft.games.dungeoneer.content import DungeonBook
from undercroft.games.dungeoneer.rules import (
    Desk,
    battles,
    dungeonlord,
    effects,
    entries,
    hero_phase,
    inventory,
    placing,
    play,
    responses,
    rolls,
    wounds,
)
from undercroft.games.dungeoneer.rules.stats import monster_of, price
from undercroft.games.dungeoneer.state import UNKNOWN, State, View, cards_in
from undercroft.kernel.table import Table
from undercroft.kernel.types import Ask, Barred, Seat

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
    found: list[Barred] = []
    desk: Desk = table.desk(seat)
    _enumerate(desk, ask, found)
    if ask.kind in CARD_QUESTIONS:
        inventory.untimely(desk, seat, ask.options, found)
    first = {wish.action: wish for wish in reversed(found)}
    return [wish for wish in dict.fromkeys(found) if first[wish.action] is wish and wish.action not in ask.options]


CARD_QUESTIONS = frozenset({"hero-phase", "dungeonlord", "response", "cancel", "before-roll", "before-effect", "loot"})
"""Questions that are answered with cards of the hand."""


def _enumerate(d: Desk, ask: Ask, found: list[Barred]) -> None:
    """Asks the enumerators of a question's options what they leave out."""
    seat, book = ask.seat, d.book
    match ask.kind:
        case "hero-phase":
            hero_phase.options(d, seat, found)
        case "dungeonlord":
            dungeonlord.options(d, seat, found)
            hero_phase.quick_options(d, seat, ("own_turn", "any"), found)
        case "response":
            responses.answers(d, seat, found)
        case "cancel":
            wounds.of_moment(d, seat, "bane_on_me", found)
        case "before-roll":
            wounds.of_moment(d, seat, "before_roll", found)
            rolls.surge_for(d, seat, str(ask.about[0]), found)
        case "before-effect":
            entries.precautions(d, seat, found)
        case "loot":
            inventory.playable(d, seat, ("hero",), found)
        case "place":
            placing.places(d, found)
        case "lay":
            play.layable(d.state, book, seat, found)
        case "victim":
            dungeonlord.victims(d, seat, book.number_of(str(ask.about[0])), found)
        case "payer":
            dungeonlord.purses(d, seat, price(d.state, book, seat, book.number_of(str(ask.about[0]))), found)
        case "monster-form" | "hunt-form":
            battles.attack_forms(monster_of(book, book.foe_of(str(ask.about[0]))), found)
        case "challenge":
            battles.answerable(d, seat, found)
        case "discard":
            play.spare_cards(d, seat, found)
        case "destination":
            effects.destinations(d, int(ask.about[0]), found)
        case "shift":
            effects.shiftable(d, found)


def has_secrets(state: State, seat: Seat) -> bool:
    """A neighbour at the same device must look away from the hand."""
    return len(state.parts) > 1 and state.phase != "over"
