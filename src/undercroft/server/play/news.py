"""What the open pages of a table are told, and what each of them may see of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import msgspec

from undercroft.kernel.table import Table
from undercroft.kernel.types import Event, Seat


class Glimpse(NamedTuple):
    """An event and the view of one place right after it: what a frame of the animation is drawn from."""

    event: Event
    view: Any


class Change(msgspec.Struct, frozen=True, eq=False, weakref=True):
    """What an answer did, for those who look on. `glimpses` holds, for each place, what it may see of it."""

    glimpses: dict[Seat | None, list[Glimpse]]
    only: Seat | None = None
    """The one seat whose view changed, where it was only one: the others are told nothing."""
    whole: bool = False
    """A page was found out of date: it gets everything, whether it changed or not."""


Listener = Callable[[Change], Awaitable[None]]


def look(table: Table, event: Event, glimpses: dict[Seat | None, list[Glimpse]]) -> None:
    """A lane's events are for its own seat until the lanes meet; the trunk's are for all, secrets for one."""
    lanes = table.side_by_side()
    for place, seen in glimpses.items():
        if event.seat == place or not (event.secret or lanes):
            seen.append(Glimpse(event, table.view(place)))
