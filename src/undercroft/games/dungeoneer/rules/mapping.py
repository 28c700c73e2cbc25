"""Placing and shifting locations (3.6)."""

from __future__ import annotations

from msgspec.structs import replace

from undercroft.games.dungeoneer.rules import Desk
from undercroft.games.dungeoneer.rules.chart import Map, chart_of, legal, placements, spot_of
from undercroft.games.dungeoneer.rules.stats import others
from undercroft.games.dungeoneer.state import NOBODY, NOTHING, State
from undercroft.kernel.types import Action, Ask, Flow


def build(d: Desk, seat: int) -> Flow:
    """DG-MAP-1, -12, -13, DG-RULING-6: draws a location that fits somewhere, and has it placed."""
    state, book = d.state, d.book
    unfit: list[int] = []
    while state.bag or state.under:
        card = _top(d)
        if placements(state, book, card, last=_last(state)):
            state.drawn, state.placer = card, _placer(d, seat, card)
            d.tell("found", book.locations[card].id, seat=seat)
            break
        unfit.append(card)
    state.under += tuple(unfit)
    if state.drawn >= 0:
        yield from place(d)


def _top(d: Desk) -> int:
    state = d.state
    if not state.bag:
        card, *rest = state.under
        state.under = tuple(rest)
        return card
    at = d.luck.below(len(state.bag))
    card = state.bag[at]
    state.bag = state.bag[:at] + state.bag[at + 1 :]
    return card


def can_build(d: Desk) -> bool:
    """Whether any location that is left fits somewhere."""
    state, book = d.state, d.book
    last = len(state.bag) + len(state.under) == 1
    return any(placements(state, book, card, last=last) for card in (*state.bag, *state.under))


def lays(d: Desk, card: int, *, last: bool) -> list[Action]:
    """Where a location from the hand may be laid before the game (no blank spots)."""
    return placements(d.state, d.book, card, last=last)


def _placer(d: Desk, seat: int, card: int) -> int:
    """DG-VAR-5, -5a, -5b: who would profit passes the card to the left."""
    state, book = d.state, d.book
    if not state.terms.impartial:
        return seat
    name = book.locations[card].id
    for who in (seat, *others(state, seat)):
        wanted = {book.quests[quest].where[0] for quest in state.parts[who].quests if book.quests[quest].category != "search"}
        if name not in wanted:
            return who
    return seat


def _last(state: State) -> bool:
    """DG-RULING-5: whether the card in hand is the very last location."""
    return not state.bag and not state.under and not any(state.hands)


def place(d: Desk) -> Flow:
    state, book = d.state, d.book
    options = tuple(placements(state, book, state.drawn, last=_last(state)))
    got: Action = yield Ask(state.placer, "place", options, (book.locations[state.drawn].id,), quiet=False)
    tile = spot_of(state, book, got)
    state.map += (tile,)
    d.tell("placed", book.locations[tile.card].id, tile.x, tile.y, 180 * tile.half, seat=state.placer)
    state.drawn, state.placer = NOTHING, NOBODY


def swaps(d: Desk) -> list[tuple[int, int, bool, bool]]:
    """Pairs of occupied locations that may change places, and how each may lie then."""
    state, book = d.state, d.book
    occupied = sorted({player.place for player in state.parts if not player.out})
    last = _last(state)
    found = []
    for first in occupied:
        for second in occupied:
            if first < second:
                for one in (False, True):
                    for two in (False, True):
                        if legal(_swapped(d, first, second, one, two), book, last=last):
                            found += [(first, second, one, two), (second, first, two, one)]
    return found


def _swapped(d: Desk, first: int, second: int, one: bool, two: bool) -> Map:
    chart = chart_of(d.state.map, d.book)
    a, b = chart.tiles[first], chart.tiles[second]
    moved = {first: replace(b, card=first, half=a.half != one), second: replace(a, card=second, half=b.half != two)}
    return tuple(moved.get(tile.card, tile) for tile in d.state.map)


def swap(d: Desk, first: int, second: int, one: bool, two: bool) -> None:
    state = d.state
    state.map = _swapped(d, first, second, one, two)
    change = {first: second, second: first}
    state.tokens = tuple((quest, change.get(place, place)) for quest, place in state.tokens)
    for player in state.parts:
        if player.place in change:
            player.place = change[player.place]
            if player.place not in player.visited:
                player.visited += (player.place,)
    state.opened = tuple(exit for exit in state.opened if exit.place not in change)
    d.tell("shifted", d.book.locations[first].id, d.book.locations[second].id)
