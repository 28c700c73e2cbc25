"""A window at a masked table: everybody gets the same moment for it, so that how long one waits tells nothing."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from undercroft.kernel.journal import Journal
from undercroft.kernel.table import Table
from undercroft.kernel.types import Ask, Seat
from undercroft.server.play.asides import Aside

log = logging.getLogger("undercroft")
SECONDS: dict[str, float | None] = {"10": 10.0, "20": 20.0, "30": 30.0, "45": 45.0, "60": 60.0, "none": None}
"""How long a window stays open, as a table may set it; without a clock it waits for its answer."""

USUAL = "20"
WINDOW = "window"
DEEDS = ("held", "passed")
UNSEEN_SECONDS = 12.0
"""The time begins so long after the window opened, where no page has said before that its person sees it."""


class Key(NamedTuple):
    """Which window: the seat that is asked, its count of answers, and the step: what somebody throws in opens another one."""

    seat: Seat
    number: int
    step: int


def window_of(table: Table) -> Ask | None:
    return next((ask for ask in table.questions() if ask.window), None)


class Windows:
    """The clock of the open window. In company nothing here depends on the options, so that it tells nothing of a hand:

    - Its time begins when the page of whoever is asked has shown what led to it, with nothing to play, too.
    - Who says "pass" waits for the end of the time, also after having held it. Only a card ends it earlier.
    - Whoever is asked holds it by touching the page. If only full hands could, holding would name them; so who has nothing
      to play holds it alike, and has to say "pass" then.
    - Without a clock everybody who is asked has to answer.

    One person alone with bots hides nothing from them: what offers a choice waits for it, the rest passes at once.
    """

    def __init__(self, tell: Callable[[Seat], Awaitable[None]], close: Callable[[Key], Awaitable[None]]) -> None:
        self.seconds = SECONDS[USUAL]
        self.unseen_seconds = UNSEEN_SECONDS
        self.passed = False
        self.held = False
        self.lasts: float | None = None
        """After how many seconds it passes by itself, unless it is held; nothing where it waits for its answer."""
        self._tell = tell
        self._close = close
        self._key: Key | None = None
        self._ends: float | None = None
        self._clock: asyncio.Task[None] | None = None

    def watch(self, journal: Journal | None, clockless: Callable[[Seat], bool], *, company: bool) -> None:
        """Starts a clock for a window that has just opened for a person; who needs none for now has none."""
        ask = None if journal is None or journal.table.over else window_of(journal.table)
        key = None
        if journal is not None and ask is not None and not clockless(ask.seat):
            key = Key(ask.seat, journal.table.number(ask.seat), len(journal.record.entries))
        if key == self._key:
            return
        self.stop()
        self._key = key
        if key is not None and ask is not None:
            if company:
                self.lasts = self.seconds
            elif len(ask.options) == 1:
                self.lasts = 0.0
            self._start(self.unseen_seconds if company else 0.0)

    def _start(self, unseen: float) -> None:
        if self._key is not None and self.lasts is not None:
            self._clock = asyncio.create_task(self._run(self._key, unseen, self.lasts))

    async def _run(self, key: Key, unseen: float, seconds: float) -> None:
        await asyncio.sleep(unseen)
        self._ends = time.monotonic() + seconds
        await self._tell(key.seat)
        await asyncio.sleep(seconds)
        self._clock = None
        try:
            await self._close(key)
        except Exception:
            log.exception("a window could not be closed; it gets another moment")
            if self._key == key:
                self._start(0.0)

    def is_open(self, seat: Seat, number: int) -> bool:
        return self._key is not None and self._key[:2] == (seat, number)

    def passes(self, ask: Ask, number: int) -> bool:
        """Whether there is nothing to say: it passes by itself, and looks like anybody else's moment."""
        if self.is_open(ask.seat, number) and (self.held or self.lasts is None or len(ask.options) > 1):
            return self.passed
        return ask.window and len(ask.options) == 1

    @property
    def runs(self) -> bool:
        """Whether its time is not over yet."""
        return self._clock is not None

    @property
    def left(self) -> float | None:
        """Seconds; nothing while the time has not begun."""
        return None if self._ends is None else max(0.0, self._ends - time.monotonic())

    def may_close(self, key: Key) -> bool:
        """Whether it is still the same one, and not held, or let pass since."""
        return self._key == key and (self.passed or not self.held)

    def see(self) -> None:
        """Its time begins, if it has not begun before."""
        if self._clock is not None and self._ends is None:
            self._clock.cancel()
            self._start(0.0)

    def go_on(self) -> None:
        """Another process looked after it until now. What was done to it holds; a time that ran out meanwhile begins again."""
        if self._key is not None and not self.runs and self.may_close(self._key):
            self._start(0.0)

    def let_pass(self) -> None:
        self.passed = True
        self.see()

    def hold(self) -> None:
        self.held = True
        self.see()

    def aside(self) -> Aside | None:
        """What was done to the open window, for other processes."""
        if self._key is None:
            return None
        return Aside(WINDOW, self._key.seat, self._key.step, " ".join(name for name in DEEDS if getattr(self, name)))

    def adopt(self, aside: Aside) -> None:
        """What was done to it at another process."""
        if self._key is not None and (self._key.seat, self._key.step) == (aside.seat, aside.number):
            self.held, self.passed = (name in aside.data.split() for name in DEEDS)
            self.see()

    def stop(self) -> None:
        if self._clock is not None:
            self._clock.cancel()
        self._key, self._clock, self._ends, self.lasts = None, None, None, None
        self.passed = self.held = False
