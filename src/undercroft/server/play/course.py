"""The course of a finished game, read from its snapshots: what each step told, and how all stood after it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from undercroft.kernel.game import Game
from undercroft.kernel.types import Event, Seat
from undercroft.moments import Following
from undercroft.server.play.reel import Reel

MOST_TURNS = 5


class Step(NamedTuple):
    """One that told something: its number in the record, and every seat's figure in the race."""

    number: int
    events: tuple[Event, ...]
    figures: tuple[int, ...]


class Turn(NamedTuple):
    """Where it turned: for whom, by what, and how far that took it."""

    step: int
    heading: Event | None
    """The last one before it."""
    events: tuple[Event, ...]
    seat: Seat | None
    change: int | None = None


def course(reel: Reel, race: str) -> list[Step]:
    """`race` names the line of the score sheet that tells who leads; without it there are no figures."""
    found = list[Step]()
    for number in range(reel.last + 1):
        if events := reel.logged(number):
            figures = dict(reel.game.score_sheet(reel.still(number).state, reel.book))[race] if race else ()
            found.append(Step(number, tuple(events), figures))
    return found


def turns(steps: Sequence[Step], game: Game, following: Following) -> list[Turn]:
    """The milestones that a game names; otherwise where somebody gained or lost most against the others."""
    if game.milestones:
        return list(_milestones(steps, game))
    swings = sorted(_swings(steps, game, following), key=lambda turn: -abs(turn.change or 0))
    return sorted(swings[:MOST_TURNS], key=lambda turn: turn.step)


def _milestones(steps: Sequence[Step], game: Game) -> Iterator[Turn]:
    """All but the last, which says how it ended."""
    heading, found = None, list[Turn]()
    for step in steps:
        for event in step.events:
            heading = event if event.kind in game.headings else heading
            if event.kind in game.milestones:
                found.append(Turn(step.number, heading, (event,), event.seat))
    yield from found[:-1]


def _swings(steps: Sequence[Step], game: Game, following: Following) -> Iterator[Turn]:
    """Told by what nobody should miss; what somebody lost explains no gain."""
    losses = frozenset[str]().union(*(moment.losses for moment in following.moments.values()))
    heading, before = None, steps[0].figures if steps else ()
    for step in steps:
        changes = [now - was for now, was in zip(step.figures, before, strict=True)]
        for seat, change in enumerate(changes):
            others = [other for number, other in enumerate(changes) if number != seat]
            own = (event for event in step.events if event.seat == seat and following.tells(event))
            events = tuple(event for event in own if change < 0 or event.kind not in losses)
            if events and change != (sum(others) / len(others) if others else 0):
                yield Turn(step.number, heading, events, seat, change)
        before = step.figures
        heading = next((event for event in reversed(step.events) if event.kind in game.headings), heading)
