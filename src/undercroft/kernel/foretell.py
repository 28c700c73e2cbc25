"""What an option will surely do: tried on guesses of what the seat cannot know, up to the first thing that it cannot foresee.

A try ends before chance is asked, at a secret of another, at a meeting, at a quiet question, at a question to another seat, and
where the rules say that another's hidden hand decides. What two guesses tell alike is certain.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from undercroft.kernel.driver import Curtain
from undercroft.kernel.luck import Luck, Spliced
from undercroft.kernel.table import Table
from undercroft.kernel.types import Action, Ask, Event, Seat

GUESSES = 2
MOST_BRANCHES = 24
"""Answers tried to an own question in the middle of something; beyond them only what was told before is certain."""


class Foretold(NamedTuple):
    events: tuple[Event, ...]
    then: Ask | None
    """The own question that comes next, where it is certain."""


def foretell(table: Table, seat: Seat, actions: Sequence[Action], luck: Luck) -> list[Foretold]:
    """For each answer that the seat may give now. Nothing but its view is looked at, so nothing leaks."""
    game, view = table.game, table.view(seat)
    guesses = [game.guess(game, table.setup, view, table.book, luck) for _ in range(GUESSES)]
    return [_agreed([_tried(guess, seat, action) for guess in guesses]) for action in actions]


def _tried(guess: Table, seat: Seat, action: Action) -> Foretold:
    """Answered on a copy; own questions in the middle are passed, keeping what all their answers share."""
    table, told = guess.clone(), list[Event]()

    def hear(_: Table, event: Event) -> None:
        if event.secret and event.seat != seat:
            raise Curtain
        told.append(event)

    table.luck.source = Spliced(table.luck.source, table.luck.count, _Unforeseen())
    table.listener, table.looker = hear, seat
    try:
        table.answer(seat, action)
    except Curtain:
        return Foretold(tuple(told), None)
    ask = None if table.over else table.question(seat)
    if ask is None or ask.quiet or len(ask.options) > MOST_BRANCHES:
        return Foretold(tuple(told), ask)
    table.listener = table.looker = None
    after = _agreed([_tried(table, seat, option) for option in ask.options])
    return Foretold((*told, *after.events), ask)


def _agreed(tries: list[Foretold]) -> Foretold:
    """The beginning that all share."""
    first, *others = tries
    events = first.events
    for other in others:
        same = next((at for at, pair in enumerate(zip(events, other.events, strict=False)) if pair[0] != pair[1]), None)
        events = events[: len(other.events) if same is None else same]
    return Foretold(events, first.then if all(other.then == first.then for other in others) else None)


class _Unforeseen:
    def draw(self, count: int, below: int) -> int:  # noqa: ARG002
        raise Curtain
