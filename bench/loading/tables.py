"""A table that two people play at, whatever server it stands at."""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from random import Random
from typing import NamedTuple, Protocol

import msgspec

from bench.loading.wire import Person, Reply, Site, Socket

PEOPLE, NOBODY = 2, -1
PATIENCE = 60.0
"""Seconds until an answer counts as lost."""
HEARD_SECONDS = 0.05
"""An answer of which the other one has not heard so long after its acknowledgement is one that nobody else sees."""
BUSY, AGAIN_SECONDS = "busy", 2.0


class Asked(NamedTuple):
    number: str
    options: list[str]


class Host(Protocol):
    """Whom a table tells how it goes."""

    def ready(self, table: Table) -> None:
        """Somebody there can answer."""

    def told(self, seconds: float) -> None:
        """So long after an answer was given the other one's socket heard of it."""

    def ended(self, table: Table) -> None: ...


class Table(ABC):
    def __init__(self, host: Host, sites: list[Site], luck: Random) -> None:
        self.host, self.sites, self.luck = host, sites, luck
        self.sockets: list[Socket] = []
        self.asked: dict[int, Asked] = {}
        self.over = False
        self._answering = self._queued = False
        self._settling: asyncio.TimerHandle | None = None
        self._speaker = NOBODY
        self._posted = 0.0

    @abstractmethod
    async def open(self) -> None: ...

    @abstractmethod
    async def _give(self, seat: int, asked: Asked) -> str:
        """Answers, and says what went wrong."""

    @abstractmethod
    def _read(self, seat: int, message: bytes) -> bool:
        """Whether it may tell of an answer."""

    def taken(self) -> bool:
        """Whether somebody can still answer here, now that it is this table's turn."""
        self._queued = False
        return bool(self.asked) and not self.over

    async def answer(self) -> str:
        """What went wrong; nothing where the answer was acknowledged. Who is told that the house is busy presses again later."""
        self._answering = True
        seat = self.luck.choice(sorted(self.asked))
        asked = self.asked.pop(seat)
        self._speaker, self._posted = seat, time.perf_counter()
        try:
            async with asyncio.timeout(PATIENCE):
                wrong = await self._give(seat, asked)
        except (OSError, EOFError, TimeoutError) as error:
            wrong = type(error).__name__
        self._answering = False
        loop = asyncio.get_running_loop()
        if wrong == BUSY:
            loop.call_later(AGAIN_SECONDS, self._ask_again, seat, asked)
        if wrong:
            self._speaker = NOBODY
        if self._speaker != NOBODY:
            self._settling = loop.call_later(HEARD_SECONDS, self._settle)
        self.offer()
        return wrong

    def _ask_again(self, seat: int, asked: Asked) -> None:
        self.asked.setdefault(seat, asked)
        self.offer()

    def _settle(self) -> None:
        """What comes from now on is not of the last answer."""
        if self._settling is not None:
            self._settling.cancel()
        self._settling, self._speaker = None, NOBODY
        self.offer()

    def offer(self) -> None:
        """Says what can be done here: to be called whenever that may have changed."""
        if self._answering or self._queued or self._settling is not None:
            return
        if self.over:
            self._queued = True
            self.host.ended(self)
        elif self.asked:
            self._queued = True
            self.host.ready(self)

    def hears(self, seat: int) -> Callable[[bytes], None]:
        def hear(message: bytes) -> None:
            if self._read(seat, message) and self._speaker not in (seat, NOBODY):
                self.host.told(time.perf_counter() - self._posted)
                self._settle()
            self.offer()

        return hear

    def close(self) -> None:
        self.over = True
        for one in self.sockets:
            one.close()


def need(reply: Reply) -> Reply:
    if reply.status >= 400:
        raise ConnectionError(f"{reply.status}: {code(reply)}")
    return reply


def code(reply: Reply) -> str:
    """What a refusal is called."""
    if not reply.headers.get("content-type", "").startswith("application/json"):
        return str(reply.status)
    return str(msgspec.json.decode(reply.body).get("code", reply.status))


class AtThePlain(Table):
    """They take turns: whoever heard of an answer gives the next."""

    async def open(self) -> None:
        self.id = f"{self.luck.getrandbits(64):x}"
        self.people = [Person(self.sites[0]) for _ in range(PEOPLE)]
        for seat, person in enumerate(self.people):
            self.sockets.append(await person.socket(f"/t/{self.id}/{seat}/live", self.hears(seat)))
        self._turn = 0
        self.asked[0] = Asked("0", ["mark"])
        self.offer()

    async def _give(self, seat: int, asked: Asked) -> str:
        self._turn = 1 - seat
        reply = await self.people[seat].post(f"/t/{self.id}/{seat}/answer", number=asked.number, option=asked.options[0])
        return "" if reply.status < 300 else str(reply.status)

    def _read(self, seat: int, message: bytes) -> bool:
        if seat == self._turn:
            self.asked[seat] = Asked(str(len(message)), ["mark"])
        return True
