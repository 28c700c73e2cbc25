"""What an option will surely do: tried on guesses of what the seat cannot know, up to the first thing that it cannot foresee.

A try ends before chance is asked, at a secret of another, at a meeting, at a quiet question, at a question to another seat, and
where the rules say that another's hidden hand decides. What two guesses tell alike is certain.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property, partial, reduce
from itertools import takewhile
from typing import Any, NamedTuple, Self, TypeVar, cast

from undercroft.kernel.driver import Curtain
from undercroft.kernel.luck import Luck, Spliced
from undercroft.kernel.table import Table
from undercroft.kernel.types import Action, Ask, Event, Figure, Seat

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


class Foresight:
    """What a seat's answers will surely do, each tried when it is looked at. Nothing but its view is read, so nothing leaks."""

    def __init__(self, table: Table, seat: Seat, luck: Luck, read: Reading | None = None, view: Any = None) -> None:
        self.table, self.seat, self.luck, self.read = table, seat, luck, read
        self.view = table.view(seat) if view is None else view
        self.guesses = list[Table]()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for guess in self.guesses:
            guess.let_go()

    def of(self, action: Action) -> Foretold:
        return _agreed([_Try(self.seat, self.read).tried(next(tries), action, MOST_TRIES) for tries in self._tries])

    def when_asked(self, action: Action) -> Foretold:
        """The same, tried when somebody wants to know something of it: many words do not."""
        return cast(Foretold, _Awaited(partial(self.of, action)))

    @cached_property
    def _tries(self) -> list[Iterator[Table]]:
        """As many guesses as could differ in what such an answer brings about."""
        drawn = self.luck.count
        first = self._guess(self.luck)
        # In a lane nothing of the others is read; and where nothing was drawn, there was nothing to guess.
        if self.seat in first.running() or self.luck.count == drawn:
            return [each_try(first)]
        second = self._guess(self.luck.clone())
        # Where both come to the same, what one tells the other would tell again.
        return [each_try(first)] if second.goes_on_like(first) else [each_try(first), each_try(second)]

    def _guess(self, luck: Luck) -> Table:
        table = self.table
        self.guesses.append(guess := table.game.guess(table.game, table.setup, self.view, table.book, luck))
        return guess


def foretell(table: Table, seat: Seat, actions: Sequence[Action], luck: Luck, read: Reading | None = None) -> list[Foretold]:
    """For each answer that the seat may give now."""
    with Foresight(table, seat, luck, read) as ahead:
        return [ahead.of(action) for action in actions]


def each_try(table: Table) -> Iterator[Table]:
    """A table for each try. The first is the table itself: its rules stand at the question; a copy must bring them there."""
    asleep = table.clone()
    yield table
    while True:
        yield asleep.clone()


class _Awaited:
    """Stands for what is tried when the first of it is read."""

    def __init__(self, trial: Callable[[], Foretold]) -> None:
        self._trial = trial

    def __getattr__(self, name: str) -> Any:
        found = self._trial()
        self.__dict__.update(found._asdict())
        return getattr(found, name)


class _Unread:
    """Another's part of the state, in a lane of one's own: there begins what nobody can foresee."""

    def __getattr__(self, _: str) -> Any:
        raise Curtain


class _Try:
    """One option, answered on tables that are used up by it."""

    def __init__(self, seat: Seat, read: Reading | None) -> None:
        self.seat = seat
        self.read = read

    def tried(self, table: Table, action: Action, left: int) -> Foretold:
        """Own questions in the middle are passed, keeping what all their answers share."""
        seat, told, ask = self.seat, list[Event](), None

        def hear(_: Table, event: Event) -> None:
            if event.secret and event.seat != seat:
                raise Curtain
            told.append(event)

        if seat in table.running():
            table.state.parts[:] = [part if owner == seat else _Unread() for owner, part in enumerate(table.state.parts)]
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
        tries = each_try(table)
        ends = [self.tried(next(tries), first, share - 1)]
        told, asks = ends[0].events + ends[0].later, _asked(ends[0])
        for option in others:
            if not told and not asks:
                return before
            ends.append(end := self.tried(next(tries), option, share - 1))
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
