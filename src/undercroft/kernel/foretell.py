"""What an option will surely do: tried on guesses of what the seat cannot know, up to the first thing that it cannot foresee.

A try ends before chance is asked, at a secret of another, at a meeting, at a quiet question, at a question to another seat, and
where the rules say that another's hidden hand decides. What two guesses tell alike is certain.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import takewhile
from typing import Any, NamedTuple

from undercroft.kernel.driver import Curtain
from undercroft.kernel.luck import Luck, Spliced
from undercroft.kernel.table import Table
from undercroft.kernel.types import Action, Ask, Event, Figure, Seat

GUESSES = 2
MOST_TRIES = 40
"""Answers tried in all to own questions in the middle of one option; beyond them only what was told before is certain."""

Figures = Mapping[str, Figure]
Reading = Callable[[Any, Seat], Figures]
"""What a seat reads off the state about itself: the figures that are compared."""


class Foretold(NamedTuple):
    events: tuple[Event, ...]
    then: Ask | None
    """The own question that comes next, where it is certain."""
    figures: Figures
    """What the seat reads when all this has happened, where it is certain."""


UNTRIED = Foretold((), None, {})
"""Nothing is certain."""


def foretell(table: Table, seat: Seat, actions: Sequence[Action], luck: Luck, read: Reading | None = None) -> list[Foretold]:
    """For each answer that the seat may give now. Nothing but its view is looked at, so nothing leaks."""
    game, view = table.game, table.view(seat)
    guesses = [game.guess(game, table.setup, view, table.book, luck) for _ in range(GUESSES)]
    return [_agreed([_Try(seat, read).tried(guess, action) for guess in guesses]) for action in actions]


class _Try:
    """One option, answered on copies."""

    def __init__(self, seat: Seat, read: Reading | None) -> None:
        self.seat = seat
        self.read = read
        self.left = MOST_TRIES

    def tried(self, guess: Table, action: Action, wanted: tuple[Event, ...] | None = None) -> Foretold:
        """Own questions in the middle are passed, keeping what all their answers share.

        Where only the beginning that is like `wanted` matters, the try ends as soon as it is known.
        """
        seat, told = self.seat, list[Event]()

        def hear(_: Table, event: Event) -> None:
            if event.secret and event.seat != seat:
                raise Curtain
            told.append(event)

        self.left -= 1
        table, ask = guess.clone(), None
        table.luck.source = Spliced(table.luck.source, table.luck.count, _Unforeseen())
        table.listener, table.looker = hear, seat
        try:
            table.answer(seat, action)
            ask = None if table.over else table.question(seat)
        except Curtain:
            pass
        figures = {} if self.read is None else self.read(table.state, seat)
        found = Foretold(tuple(told), ask, figures)
        known = wanted is not None and (len(told) >= len(wanted) or found.events != wanted[: len(told)])
        if ask is None or ask.quiet or known:
            return found
        table.listener = table.looker = None
        return self._passed(table, ask, found, None if wanted is None else wanted[len(told) :])

    def _passed(self, table: Table, ask: Ask, before: Foretold, wanted: tuple[Event, ...] | None) -> Foretold:
        """What every answer to an own question in the middle leads to."""
        shared, figures = wanted, None
        for option in ask.options:
            if self.left <= 0:
                return before
            after = self.tried(table, option, shared)
            shared = after.events if shared is None else _shared(shared, after.events)
            figures = after.figures if figures is None else _alike(figures, after.figures)
            if not shared:
                return before
        return Foretold(before.events + (shared or ()), before.then, figures or {})


def _agreed(tries: list[Foretold]) -> Foretold:
    """The beginning that all share."""
    first, *others = tries
    for other in others:
        then = first.then if first.then == other.then else None
        first = Foretold(_shared(first.events, other.events), then, _alike(first.figures, other.figures))
    return first


def _shared(events: tuple[Event, ...], others: tuple[Event, ...]) -> tuple[Event, ...]:
    return tuple(one for one, _ in takewhile(lambda pair: pair[0] == pair[1], zip(events, others, strict=False)))


def _alike(figures: Figures, others: Figures) -> Figures:
    return {name: figure for name, figure in figures.items() if others.get(name) == figure}


class _Unforeseen:
    def draw(self, count: int, below: int) -> int:  # noqa: ARG002
        raise Curtain
