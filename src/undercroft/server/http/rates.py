"""How often: what was done within a minute, counted by kind and by who did it."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping

from litestar.handlers import BaseRouteHandler

from undercroft.server.errors import Refused
from undercroft.server.http.addresses import who
from undercroft.server.http.doors import Connection

MINUTE = 60
MOST_KEYS = 20_000
Guard = Callable[[Connection, BaseRouteHandler], Awaitable[None]]


class Counts:
    """Hits within a minute, by key: those of this process, and those that other processes told of.

    Minutes are those of the clock, so that processes and machines agree on them; of the minute before, that share counts which
    is not a minute ago yet. Where there are too many keys the oldest go: whoever has so many addresses is held by no rate.
    """

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self._clock = clock
        self._minute = 0
        self._before = Counter[str]()
        self._own = Counter[str]()
        self._untold = Counter[str]()
        self._foreign = Counter[str]()

    def hit(self, key: str, most: int) -> int:
        """Counts once more, where that makes no more than so many; otherwise it says in how many seconds it will."""
        self._turn()
        now, before, left = self._own[key] + self._foreign[key], self._before[key], self.seconds_left()
        if now + before * left // MINUTE < most:
            _add(self._own, key, 1)
            _add(self._untold, key, 1)
            return 0
        if now < most:
            return left - _fades(before, most - now)
        return left + MINUTE - _fades(now, most)

    def own_since(self) -> tuple[int, dict[str, int]]:
        """The minute, and what was counted here in it since this was last asked, for other processes."""
        self._turn()
        told, self._untold = dict(self._untold), Counter()
        return self._minute, told

    def set_foreign(self, minute: int, counts: Mapping[str, int]) -> None:
        """What the other processes have counted in a minute so far."""
        self._turn()
        if minute == self._minute:
            self._foreign = Counter(counts)

    def seconds_left(self) -> int:
        """Of this minute."""
        return MINUTE - int(self._clock()) % MINUTE

    def _turn(self) -> None:
        minute = int(self._clock()) // MINUTE
        if minute != self._minute:
            self._before = self._own + self._foreign if minute == self._minute + 1 else Counter()
            self._minute, self._own, self._untold, self._foreign = minute, Counter(), Counter(), Counter()


def _fades(count: int, to_less_than: int) -> int:
    """How many seconds are left of a minute when of what was counted in the minute before only so much counts."""
    return (MINUTE * to_less_than - 1) // count


def _add(counts: Counter[str], key: str, times: int) -> None:
    if key not in counts and len(counts) >= MOST_KEYS:
        del counts[next(iter(counts))]
    counts[key] += times


def spend(connection: Connection, kind: str) -> None:
    """Counts for whoever asks; raises where it was enough for this minute."""
    state = connection.app.state
    if again := state.counts.hit(f"{kind} {who(connection)}", getattr(state.limits, f"{kind}_a_minute")):
        raise Refused("too-many", again)


def at_most(kind: str) -> Guard:
    """The guard of routes that are counted as this kind."""

    async def guard(connection: Connection, _: BaseRouteHandler) -> None:
        spend(connection, kind)

    return guard
