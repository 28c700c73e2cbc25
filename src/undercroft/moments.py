"""How a game is followed: what happens together, what nobody should miss, and who has to have seen it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from undercroft.kernel.types import Event, Seat

if TYPE_CHECKING:
    from undercroft.face import Phrase

Concerns = Literal["all", "seat", "nobody"]
Sound = Literal["", "dice", "hit"]


class Contest(NamedTuple):
    """Who measures up to what: drawn as bars against marks, seat by seat."""

    marks: tuple[int, ...]
    powers: tuple[tuple[Seat, int | None], ...]
    """None: did not take part."""

    @property
    def longest(self) -> int:
        return max(*self.marks, *(power for _, power in self.powers if power is not None))


def _always(_: Event) -> bool:
    return True


class Moment(NamedTuple):
    """An event that is shown large. It waits for whom it concerns, and goes by itself for everybody else."""

    concerns: Concerns = "seat"
    when: Callable[[Event], bool] = _always
    """Which events of its kind are one."""
    folds: frozenset[str] = frozenset()
    """Events that follow from it: told with it."""
    sums: frozenset[str] = frozenset()
    """Events since the last heading that it sums up, seat by seat."""
    losses: frozenset[str] = frozenset()
    """Those of them that the seat must not miss."""
    counts: Callable[[Event], bool] = _always
    """Whether one of them belongs into a short account of a game."""
    pictured: bool = True
    """With its card or its place; not where that would show one side of something that two are in."""
    title: Callable[[Event], Phrase] | None = None
    """What is said of it all, where that is more than what its first event says."""
    contest: Callable[[Sequence[Event], Any], Contest] | None = None
    """From its events and the book."""

    def waits_for(self, place: Seat | None, events: Iterable[Event]) -> bool:
        """`events` are those of the beat and those that are summed up."""
        if place is None:
            return False
        own = [event for event in events if event.seat == place]
        return self.concerns == "all" or any(self.concerns == "seat" or event.kind in self.losses for event in own)


class Following(NamedTuple):
    moments: Mapping[str, Moment] = {}
    """By the kind of the event that they begin with."""
    follows: frozenset[str] = frozenset()
    """Events that belong to the one before them, without a pause of their own."""
    rolls: frozenset[str] = frozenset()
    """Events in which dice are heard."""
    blows: frozenset[str] = frozenset()
    """Events that hurt, and are heard to."""

    def moment(self, event: Event) -> Moment | None:
        """What begins with an event, where nobody should miss it."""
        found = self.moments.get(event.kind)
        return found if found is not None and found.when(event) else None

    def tells(self, event: Event) -> bool:
        """Whether it belongs into a short account of a game."""
        summed = any(event.kind in moment.sums and moment.counts(event) for moment in self.moments.values())
        return summed or self.moment(event) is not None

    def sound(self, events: Iterable[Event]) -> Sound:
        """The first that is heard of a beat."""
        for event in events:
            if event.kind in self.rolls:
                return "dice"
            if event.kind in self.blows:
                return "hit"
        return ""


BEAT_SECONDS, MOMENT_SECONDS, MOST_SECONDS = 1.0, 3.2, 12.0
"""How long a page shows a beat or a moment, and all of one answer at most."""


def shown_for(following: Following, events: Iterable[Event]) -> float:
    """How many seconds it takes to see these."""
    seconds = (BEAT_SECONDS if following.moment(beat[0]) is None else MOMENT_SECONDS for beat in beats(following, events))
    return min(MOST_SECONDS, sum(seconds))


def beats(following: Following, events: Iterable[Event]) -> list[list[Event]]:
    """Events as they are shown: those of a beat together."""
    found: list[list[Event]] = []
    for event in events:
        if found and _belongs(following, found[-1][0], event):
            found[-1].append(event)
        else:
            found.append([event])
    return found


def _belongs(following: Following, first: Event, event: Event) -> bool:
    moment = following.moment(first)
    if moment is not None:
        return event.kind in moment.folds
    return event.kind in following.follows and following.moment(event) is None
