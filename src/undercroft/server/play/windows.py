"""A window at a masked table: everybody gets the same moment for it, so that how long one waits tells nothing."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from undercroft.kernel.table import Table
from undercroft.kernel.types import Ask, Seat

log = logging.getLogger("undercroft")
SECONDS = 5.0
"""How long a window stays open, whatever is held behind it."""


class Key(NamedTuple):
    """Which window: the seat that is asked, and its count of answers."""

    seat: Seat
    number: int


def window_of(table: Table) -> Ask | None:
    return next((ask for ask in table.questions() if ask.window), None)


class Windows:
    """The clock of the open window. Who says "pass" early waits like all the others; who wants to think stops the clock."""

    def __init__(self, close: Callable[[Key], Awaitable[None]]) -> None:
        self.seconds = SECONDS
        self.passed = False
        self.thinking = False
        self._close = close
        self._key: Key | None = None
        self._clock: asyncio.Task[None] | None = None

    def watch(self, table: Table | None, clockless: Callable[[Seat], bool]) -> None:
        """Starts a clock for a window that has just opened for a person; who needs none for now has none."""
        ask = None if table is None or table.over else window_of(table)
        key = None if ask is None or table is None or clockless(ask.seat) else Key(ask.seat, table.number(ask.seat))
        if key == self._key:
            return
        self.stop()
        self._key = key
        if key is not None:
            self._clock = asyncio.create_task(self._run(key))

    async def _run(self, key: Key) -> None:
        await asyncio.sleep(self.seconds)
        self._clock = None
        if self.thinking:
            return
        try:
            await self._close(key)
        except Exception:
            log.exception("a window could not be closed; it gets another moment")
            if self._key == key:
                self._clock = asyncio.create_task(self._run(key))

    def is_open(self, seat: Seat, number: int) -> bool:
        return self._key == (seat, number)

    def stop(self) -> None:
        if self._clock is not None:
            self._clock.cancel()
        self._key, self._clock, self.passed, self.thinking = None, None, False, False
