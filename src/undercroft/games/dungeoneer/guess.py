"""What could be true, given a view: guesses for bots, and the hidden zones the conformance walk varies."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from undercroft.games.dungeoneer import view as sight
from undercroft.games.dungeoneer.content import DungeonBook
from undercroft.games.dungeoneer.state import UNKNOWN, State, View
from undercroft.kernel.game import Game
from undercroft.kernel.luck import Luck
from undercroft.kernel.table import Table
from undercroft.kernel.types import Action, KernelError, Seat, Setup, Zone

FREELY = 6
"""Guesses made freely; after that, every hidden card is tried in the hand of who is asked, and of who was asked before."""


def guess(game: Game, setup: Setup, view: View, book: DungeonBook, luck: Luck) -> Table:
    """A table that could be the true one: hidden cards are drawn from those that the seat has not seen.

    That somebody is asked may tell something about a hand: what would not be asked the same is not the table.
    """
    start = view.state if view.quiet is None else view.quiet
    cards = sight.unseen(start, book)
    tries: list[tuple[Seat, int]] = [(UNKNOWN, UNKNOWN)] * FREELY
    for seat in dict.fromkeys((*view.waiting, start.turn)):
        tries += [(seat, card) for card in luck.sample(cards, len(cards))]
    for asked, held in tries:
        state = _filled(start, asked, held, cards, book, luck)
        try:
            table = Table.restore(game, setup, book, Luck(luck.source, luck.count), state, {"drawn": view.drawn})
        except KernelError:
            continue
        for played in _played_on(table, view, view.since):
            if sight.view(played, view.seat) == view:
                return played
    raise KernelError("no hand fits what was seen")


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


def _played_on(table: Table, view: View, since: tuple[tuple[Seat, str], ...]) -> Iterator[Table]:
    """The answers since, given again. Windows that others let pass were not seen: each may have been there or not."""
    ask = table.questions()[0] if table.questions() else None
    if not since and sight.open_to(table, view.seat) == (view.waiting, view.asked):
        yield table
    if ask is None:
        return
    if since and ask.seat == since[0][0] and since[0][1] in map(str, ask.options):
        played = table.clone()
        played.answer(*_said(table, since[0]))
        yield from _played_on(played, view, since[1:])
    if since and since[0][1] in map(str, table.aside(since[0][0])):
        played = table.clone()
        played.answer(*_said(table, since[0]))
        yield from _played_on(played, view, since[1:])
    decline = next((option for option in ask.options if str(option) in sight.WINDOWS), None)
    if decline is not None and not ask.quiet and ask.seat != view.seat:
        passed = table.clone()
        passed.answer(ask.seat, decline)
        yield from _played_on(passed, view, since)


def _said(table: Table, said: tuple[Seat, str]) -> tuple[Seat, Action]:
    return said[0], table.book.catalogue.read(said[1])


# ---- what is hidden ----


def hidden(table: Table, seat: Seat | None) -> list[Zone]:
    """What a seat must not learn: the others' hidden cards."""
    state: State = table.state
    if table.over or state.terms.solo:
        return []
    masked = sight.masked(state, seat, state)
    return [Zone(f"hand of {other}", _other_card(other)) for other, p in enumerate(masked.parts) if UNKNOWN in p.hand]


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
