"""What an option will surely do: tried on guesses of what the seat cannot know, up to the first thing that it cannot foresee.

A try ends before chance is asked, at a secret of another, at a meeting, at a quiet question, at a question to another seat, and
where the rules say that another's hidden hand decides. What two guesses tell alike is certain.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from itertools import takewhile
from typing import Any, NamedTuple, TypeVar

from undercroft.kernel.driver import Curtain
from undercroft.kernel.luck import Luck, Spliced
from undercroft.kernel.table import Table
from undercroft.kernel.types import Action, Ask, Event, Figure, Seat

GUESSES = 2
MOST_TRIES = 40
"""Answers tried to own questions in the middle of one option, shared out among the branches; where they do not suffice for
all answers to a question, only what was told before it is certain."""

Told = TypeVar("Told", Event, Ask)
Figures = Mapping[str, Figure]
Reading = Callable[[Any, Seat], Figures]
"""What a seat reads off the state about itself: the figures that are compared."""


class Foretold(NamedTuple):
    events: tuple[Event, ...]
    then: Ask | None
    """The own question that comes next, where it is certain."""
    figures: Figures
    """What the seat reads when all this has happened, where it is certain."""
    later: tuple[Event, ...] = ()
    """What every answer to that question tells in the end, though they part before."""
    asks: tuple[Ask, ...] = ()
    """The own questions that come after that one, whatever is answered."""


UNTRIED = Foretold((), None, {})
"""Nothing is certain."""


def foretell(table: Table, seat: Seat, actions: Sequence[Action], luck: Luck, read: Reading | None = None) -> list[Foretold]:
    """For each answer that the seat may give now. Nothing but its view is looked at, so nothing leaks."""
    game, view = table.game, table.view(seat)
    guesses = list[Table]()
    for _ in range(GUESSES):
        guesses.append(guess := game.guess(game, table.setup, view, table.book, luck))
        guess.luck = guess.luck.clone()  # what the next one draws is no past of this one
    # Where there is nothing to guess, what one tells the others would tell again.
    different = [guesses[0], *(guess for guess in guesses[1:] if not guess.goes_on_like(guesses[0]))]
    found = [_agreed([_Try(seat, read).tried(guess, action, MOST_TRIES) for guess in different]) for action in actions]
    for guess in guesses:
        guess.let_go()
    return found


class _Try:
    """One option, answered on copies."""

    def __init__(self, seat: Seat, read: Reading | None) -> None:
        self.seat = seat
        self.read = read

    def tried(self, guess: Table, action: Action, left: int) -> Foretold:
        """Own questions in the middle are passed, keeping what all their answers share."""
        seat, told = self.seat, list[Event]()

        def hear(_: Table, event: Event) -> None:
            if event.secret and event.seat != seat:
                raise Curtain
            told.append(event)

        table, ask = guess.clone(), None
        table.luck.source = Spliced(table.luck.source, table.luck.count, Unforeseen())
        table.listener, table.looker = hear, seat
        try:
            table.answer(seat, action)
            ask = None if table.over else table.question(seat)
        except Curtain:
            pass
        figures = {} if self.read is None else self.read(table.state, seat)
        found = Foretold(tuple(told), ask, figures)
        table.listener = table.looker = None
        if ask is not None and not ask.quiet:
            found = self._passed(table, ask, found, left // len(ask.options))
        table.let_go()
        return found

    def _passed(self, table: Table, ask: Ask, before: Foretold, share: int) -> Foretold:
        """What every answer to an own question in the middle leads to."""
        if not share:
            return before
        first, *others = ask.options
        ends = [self.tried(table, first, share - 1)]
        told, asks = ends[0].events + ends[0].later, _asked(ends[0])
        for option in others:
            if not told and not asks:
                return before
            ends.append(end := self.tried(table, option, share - 1))
            told, asks = _common(told, end.events + end.later), _common(asks, _asked(end))
        events = reduce(_shared, (end.events for end in ends))
        figures = reduce(_alike, (end.figures for end in ends)) if events else before.figures
        return Foretold(before.events + events, before.then, figures, told[len(events) :], asks)


def _agreed(tries: list[Foretold]) -> Foretold:
    """The beginning that all share."""
    first, *others = tries
    for other in others:
        then = first.then if first.then == other.then else None
        agreed = Foretold(_shared(first.events, other.events), then, _alike(first.figures, other.figures))
        if first.events == other.events:
            agreed = agreed._replace(later=_shared(first.later, other.later), asks=_shared(first.asks, other.asks))
        first = agreed
    return first


def _asked(end: Foretold) -> tuple[Ask, ...]:
    return end.asks if end.then is None else (end.then, *end.asks)


def _shared(ones: tuple[Told, ...], others: tuple[Told, ...]) -> tuple[Told, ...]:
    """The beginning that both have."""
    return tuple(one for one, _ in takewhile(lambda pair: pair[0] == pair[1], zip(ones, others, strict=False)))


def _common(ones: tuple[Told, ...], others: tuple[Told, ...]) -> tuple[Told, ...]:
    """What both have in the same order, whatever stands between."""
    found, at = list[Told](), 0
    for one in ones:
        if one in others[at:]:
            found.append(one)
            at = others.index(one, at) + 1
    return tuple(found)


def _alike(figures: Figures, others: Figures) -> Figures:
    return {name: figure for name, figure in figures.items() if others.get(name) == figure}


class Unforeseen:
    """Chance that nobody can foresee."""

    def draw(self, count: int, below: int) -> int:  # noqa: ARG002
        raise Curtain
