"""Who may know what, what is hidden, what could be true, and why a wish is barred."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from undercroft.games.dungeoneer.content import DungeonBook
from undercroft.games.dungeoneer.rules import (
    Desk,
    battles,
    dungeonlord,
    effects,
    entering,
    hero_phase,
    items,
    piles,
    placing,
    play,
    responses,
    rolls,
)
from undercroft.games.dungeoneer.rules.stats import monster_of, price
from undercroft.games.dungeoneer.state import UNKNOWN, State, View, cards_in
from undercroft.kernel.game import Game
from undercroft.kernel.luck import Luck
from undercroft.kernel.table import Table
from undercroft.kernel.types import Action, Ask, Barred, KernelError, Seat, Setup, Zone

WINDOWS = frozenset({"pass", "roll", "test"})
"""How others let a window pass: it looks as if there had been none."""
FREELY = 6
"""Guesses made freely; after that, every hidden card is tried in the hand of who is asked, and of who was asked before."""
ROUNDS = 50
"""How often all of that is tried: one round in three is enough in the hardest positions that were met."""


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
            secret = set(later.hand) - set(later.known)
            player.hand = tuple(UNKNOWN if card in secret else card for card in player.hand)
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


def here(ask: Ask, view: View, book: DungeonBook) -> str:
    place = view.state.parts[ask.seat].place
    return book.locations[place].id if place >= 0 else ""


def open_to(table: Table, seat: Seat | None) -> tuple[tuple[Seat, ...], tuple[str, ...]]:
    """Who is asked and what kind of question, as far as a seat may know: in a window nobody is named."""
    asks = [ask for ask in table.questions() if not ask.window or ask.seat == seat]
    return tuple(ask.seat for ask in asks), tuple(ask.kind for ask in asks)


def has_secrets(state: State, seat: Seat) -> bool:
    """A neighbour at the same device must look away from the hand."""
    return len(state.parts) > 1 and state.phase != "over"


# ---- what is hidden ----


def hidden(table: Table, seat: Seat | None) -> list[Zone]:
    """What a seat must not learn: the others' hidden cards."""
    state: State = table.state
    if table.over or state.terms.solo:
        return []
    parts = masked(state, seat, state).parts
    return [Zone(f"hand of {other}", _other_card(other)) for other, player in enumerate(parts) if UNKNOWN in player.hand]


def _other_card(other: Seat) -> Callable[[Table, Luck], Iterable[Table]]:
    def vary(table: Table, luck: Luck) -> Iterable[Table]:
        state: State = table.state
        player = state.parts[other]
        mine = [card for card in player.hand if card not in player.known]
        if not mine or not state.deck:
            return
        one, two = mine[luck.below(len(mine))], state.deck[luck.below(len(state.deck))]
        before = table.trunk().quiet or state
        shown = {word for _, said in table.trunk().since for word in said.split()}
        if one not in before.parts[other].hand or two not in before.deck or table.book.names[one] in shown:
            return  # it came, went or was laid open since: what was answered since would mean something else
        if table.book.cards[two].id in {table.book.cards[card].id for card in before.parts[other].hand}:
            return  # of two alike another copy could be played, which is no difference that matters

        def change(changed: State) -> None:
            _swap(changed, one, two)

        if state.terms.hidden or _still_asked(table, change):
            yield table.varied(change)

    return vary


def _swap(state: State, one: int, two: int) -> None:
    """Two hidden cards change places, wherever they are."""
    change = {one: two, two: one}
    state.deck = tuple(change.get(card, card) for card in state.deck)
    for player in state.parts:
        player.hand = tuple(change.get(card, card) for card in player.hand)


def _still_asked(table: Table, change: Callable[[State], None]) -> bool:
    """Whether the same seat would be asked the same kind of question with the hands changed.

    Being asked may tell something, and all agreed to that; where the table hides it, nothing may.
    """
    trunk = table.trunk()
    state = (table.state if trunk.quiet is None else trunk.quiet).clone()
    change(state)
    try:
        twin = Table.restore(
            table.game, table.setup, table.book, table.luck.clone(), state, {"since": trunk.since, "drawn": trunk.drawn}
        )
    except KernelError:
        return False
    here, there = table.questions()[0], twin.questions()[0] if twin.questions() else None
    return there is not None and (here.seat, here.kind) == (there.seat, there.kind)


# ---- what could be true ----


def guess(game: Game, setup: Setup, seen: View, book: DungeonBook, luck: Luck) -> Table:
    """A table that could be the true one: hidden cards are drawn from those that the seat has not seen.

    That somebody is asked may tell something about a hand: what would not be asked the same is not the table.
    """
    start = seen.state if seen.quiet is None else seen.quiet
    cards = unseen(start, book)
    for asked, held in _tries(tuple(dict.fromkeys((*seen.waiting, start.turn))), cards, luck):
        state = _filled(start, asked, held, cards, book, luck)
        try:
            table = Table.restore(game, setup, book, Luck(luck.source, luck.count), state, {"drawn": seen.drawn})
        except KernelError:
            continue
        for played in _played_on(table, seen, seen.since):
            if view(played, seen.seat) == seen:
                return played
    raise KernelError("no hand fits what was seen")


def _tries(asked: tuple[Seat, ...], cards: tuple[int, ...], luck: Luck) -> Iterator[tuple[Seat, int]]:
    """Who holds what for certain, beside what is drawn: nobody at first, then each who may be asked because of a card, each card.

    What was asked and thrown in may take a second hidden card: only chance puts it there, so all is tried again and again.
    """
    certain = [(seat, card) for seat in asked for card in luck.sample(cards, len(cards))]
    yield from [(UNKNOWN, UNKNOWN)] * FREELY
    for _ in range(ROUNDS):
        yield from certain


def _filled(masked: State, asked: Seat, held: int, cards: tuple[int, ...], book: DungeonBook, luck: Luck) -> State:
    """A state with something in every hidden place; the seat that is asked holds a certain card."""
    state = masked.clone()
    free = list(cards)
    if state.phase == "over" or state.terms.solo:
        return state
    for seat in sorted(range(len(state.parts)), key=lambda seat: seat != asked):
        player = state.parts[seat]
        hand = []
        for card in player.hand:
            if card == UNKNOWN and seat == asked and held in free:
                free.remove(held)
                hand.append(held)
            else:
                hand.append(free.pop(luck.below(len(free))) if card == UNKNOWN else card)
        player.hand = tuple(hand)
    state.deck = tuple(free)
    if state.hands:
        placed = {*(tile.card for tile in state.map), *(card for hand in state.hands for card in hand), state.drawn}
        bag = [card for card in range(len(book.locations)) if card not in placed]
        state.hands = tuple(
            tuple(bag.pop(luck.below(len(bag))) if card == UNKNOWN else card for card in hand) for hand in state.hands
        )
    return state


def _played_on(table: Table, seen: View, since: tuple[tuple[Seat, str], ...]) -> Iterator[Table]:
    """The answers since, given again. Windows that others let pass were not seen: each may have been there or not."""
    ask = table.questions()[0] if table.questions() else None
    if not since and open_to(table, seen.seat) == (seen.waiting, seen.asked):
        yield table
    if ask is None:
        return
    if since and ask.seat == since[0][0] and since[0][1] in map(str, ask.options):
        played = table.clone()
        played.answer(*_said(table, since[0]))
        yield from _played_on(played, seen, since[1:])
    if since and since[0][1] in map(str, table.aside(since[0][0])):
        played = table.clone()
        played.answer(*_said(table, since[0]))
        yield from _played_on(played, seen, since[1:])
    decline = next((option for option in ask.options if str(option) in WINDOWS), None)
    if decline is not None and not ask.quiet and ask.seat != seen.seat:
        passed = table.clone()
        passed.answer(ask.seat, decline)
        yield from _played_on(passed, seen, since)


def _said(table: Table, said: tuple[Seat, str]) -> tuple[Seat, Action]:
    return said[0], table.book.catalogue.read(said[1])


# ---- what is barred ----


def barred(table: Table, seat: Seat) -> list[Barred]:
    """The wishes that the open question does not offer, each with the rule that bars it."""
    ask = table.question(seat)
    if ask is None:
        return []
    found: list[Barred] = []
    desk: Desk = table.desk(seat)
    _enumerate(desk, ask, found)
    if ask.kind in CARD_QUESTIONS:
        items.untimely(desk, seat, ask.options, found)
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
            piles.for_moment(d, seat, "bane_on_me", found)
        case "before-roll":
            piles.for_moment(d, seat, "before_roll", found)
            rolls.surge_for(d, seat, str(ask.about[0]), found)
        case "before-effect":
            entering.precautions(d, seat, found)
        case "loot":
            items.playable(d, seat, ("hero",), found)
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
