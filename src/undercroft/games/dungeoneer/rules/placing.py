"""Placing and shifting locations (DG-MAP)."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, product

from msgspec.structs import replace

from undercroft.games.dungeoneer.content import DungeonBook
from undercroft.games.dungeoneer.rules import Desk
from undercroft.games.dungeoneer.rules.dungeon import Chart, Map, chart_of, legal, placements, spot_of
from undercroft.games.dungeoneer.rules.stats import others
from undercroft.games.dungeoneer.state import NOBODY, NOTHING, Placed, State
from undercroft.kernel.types import Action, Ask, Barred, Flow


def draw(d: Desk, seat: int) -> bool:
    """DG-MAP-1, -12, DG-RULING-6: draws a location that fits somewhere, to be placed; those that do not fit go under the deck."""
    state, book = d.state, d.book
    unfit: list[int] = []
    while state.bag or state.under:
        card = _top(d)
        if placements(state, book, card, last=_last(state) and not unfit):
            state.drawn, state.placer = card, _placer(state, book, seat, card)
            d.tell("found", book.locations[card].id, seat=seat)
            break
        unfit.append(card)
        d.tell("unfit", book.locations[card].id, seat=seat)
    state.under += tuple(unfit)
    return state.drawn >= 0


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


def can_build(state: State, book: DungeonBook) -> bool:
    """Whether any location that is left fits somewhere."""
    last = len(state.bag) + len(state.under) == 1
    chart, turning = chart_of(state.map, book), state.terms.half_turn
    return any(chart.fitting(card, turning=turning, last=last) for pile in (state.bag, state.under) for card in pile)


def _placer(state: State, book: DungeonBook, seat: int, card: int) -> int:
    """DG-MAP-13, DG-VAR-5, -5a, -5b, DG-RULING-71: who would profit passes the card to the left."""
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


def places(d: Desk, barred: list[Barred] | None = None) -> tuple[Action, ...]:
    """Where the drawn location may be laid."""
    return placements(d.state, d.book, d.state.drawn, last=_last(d.state), barred=barred)


def place(d: Desk) -> Flow:
    """DG-MAP-5 to -13: the drawn location is laid."""
    state, book = d.state, d.book
    got: Action = yield Ask(state.placer, "place", places(d), (book.locations[state.drawn].id,))
    tile = spot_of(state, book, got)
    state.map += (tile,)
    d.tell("placed", book.locations[tile.card].id, tile.x, tile.y, 180 * tile.half, seat=state.placer)
    state.drawn, state.placer = NOTHING, NOBODY


# ---- shifting ----


Shift = tuple[int, int, bool, bool]
"""Two locations that change places, and whether each is turned by half."""


def swaps(state: State, book: DungeonBook) -> tuple[Shift, ...]:
    """Pairs of occupied locations that may change places, and how each may lie then."""
    occupied = tuple(sorted({player.place for player in state.parts if not player.out}))
    return _swaps(state.map, book, occupied, _last(state))


@lru_cache(256)
def _swaps(tiles: Map, book: DungeonBook, occupied: tuple[int, ...], last: bool) -> tuple[Shift, ...]:
    chart = chart_of(tiles, book)
    found: list[Shift] = []
    for first, second in combinations(occupied, 2):
        for one, two in product((False, True), repeat=2):
            moved = _exchanged(chart, first, second, one, two)
            around = all(chart.matches(tile, but=(first, second)) for tile in moved.values())
            if around and legal(_with(tiles, moved), book, last=last):
                found.append((first, second, one, two))
    return tuple(found + [(two, one, second, first) for one, two, first, second in found])


def _exchanged(chart: Chart, first: int, second: int, one: bool, two: bool) -> dict[int, Placed]:
    """How two locations lie that change places, perhaps turned."""
    a, b = chart.tiles[first], chart.tiles[second]
    return {first: Placed(b.x, b.y, first, a.half != one), second: Placed(a.x, a.y, second, b.half != two)}


def _with(tiles: Map, moved: dict[int, Placed]) -> Map:
    return tuple(moved.get(tile.card, tile) for tile in tiles)


def swap(d: Desk, first: int, second: int, one: bool, two: bool) -> None:
    """DG-CARD-20, DG-RULING-40: heroes and tokens keep their cell; nobody has entered anything."""
    state = d.state
    state.map = _with(state.map, _exchanged(chart_of(state.map, d.book), first, second, one, two))
    change = {first: second, second: first}
    state.tokens = tuple((quest, change.get(place, place)) for quest, place in state.tokens)
    for player in state.parts:
        if player.place in change:
            player.place, player.arrived = change[player.place], False
            if player.place not in player.visited:
                player.visited += (player.place,)
    state.declared = tuple(replace(a, place=change.get(a.place, a.place)) for a in state.declared)
    state.opened = tuple(exit for exit in state.opened if exit.place not in change)
    d.tell("shifted", d.book.locations[first].id, d.book.locations[second].id)
