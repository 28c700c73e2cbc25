"""This process among the others that work on the same store.

Every process replays the tables that its pages show. What one stores the others hear of and read. Only what acts by itself,
bots and clocks, needs a lease: one process runs it for a table, and another one when that has been silent for three seconds.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Protocol

import sqlalchemy as sa

from undercroft.kernel.types import Seat
from undercroft.server.errors import Refused
from undercroft.server.store import company
from undercroft.server.store.backend import GONE, HOUSE
from undercroft.server.store.postgres import PostgresServer

if TYPE_CHECKING:
    from undercroft.server.play.house import House
    from undercroft.server.play.room import Room
    from undercroft.server.store.database import Store

log = logging.getLogger("undercroft")
BEAT_SECONDS = 1.0
SOMEBODY = 0
"""The revision that is told where only who is there has changed."""


class Counting(Protocol):
    """How often visitors did something within a minute."""

    def own_since(self) -> tuple[int, dict[str, int]]: ...

    def set_foreign(self, minute: int, counts: Mapping[str, int]) -> None: ...


class Company:
    def __init__(self, house: House, store: Store) -> None:
        assert isinstance(store.backend, PostgresServer)
        self.me = secrets.token_hex(8)
        self._house, self._store, self._backend = house, store, store.backend
        self._alive: frozenset[str] = frozenset()
        self._joined = asyncio.Event()
        self._chores: list[asyncio.Task[None]] = []
        self._hearing: set[asyncio.Task[None]] = set()
        self._told: dict[str, dict[Seat | None, int]] = {}
        """Whom this process last said to be at its tables."""

    def start(self, counts: Counting) -> None:
        self._chores = [asyncio.create_task(chore) for chore in (self._beats(counts), self._listen())]

    async def close(self) -> None:
        for chore in (*self._chores, *self._hearing):
            chore.cancel()
        await asyncio.gather(*self._chores, *self._hearing, return_exceptions=True)
        try:
            await self._store.run(lambda c: company.leave(c, self.me))
        except Refused as error:
            log.warning("this process leaves without a word: %s", error.code)

    # ---- tables ----

    async def enter(self, room: Room) -> None:
        """A table is awake here now."""
        room.acts = False
        await self._joined.wait()
        settle = partial(self._settle, room)
        try:
            await settle()
        except Refused:
            self._soon(settle)

    async def _settle(self, room: Room) -> None:
        if self._house.rooms.get(room.id) is not room:
            return  # it went to sleep before the store could be reached
        acts = await self._store.run(lambda c: company.claim(c, self.me, [room.id]))
        found = await self._store.read(lambda c: company.elsewhere(c, self.me, [room.id]))
        room.elsewhere = found[room.id]
        room.set_acting(room.id in acts)
        now = await self._store.revisions([room.id])  # what was told while it was being woken nobody heard
        await self._house.hear(room.id, now.get(room.id, GONE))

    async def leave(self, room: Room) -> None:
        """It sleeps here; others may act for it."""
        room.set_acting(False)
        await self.is_done_with(room.id)

    async def may_do(self, chore: str) -> bool:
        """Whether this process does something that one of them should do."""
        await self._joined.wait()
        return bool(await self._store.run(lambda c: company.claim(c, self.me, [chore])))

    async def is_done_with(self, what: str) -> None:
        try:
            await self._store.run(lambda c: company.give_up(c, self.me, [what]))
        except Refused as error:
            log.warning("%s is not given up yet: %s", what, error.code)

    # ---- every second ----

    async def _beats(self, counts: Counting) -> None:
        while True:
            try:
                await self._beat()
                minute, own = counts.own_since()
                counts.set_foreign(minute, await self._store.run(partial(company.count, me=self.me, minute=minute, own=own)))
            except Refused as error:
                log.warning("the other processes are not heard of: %s", error.code)
            except Exception:
                log.exception("the beat of this process failed")
            await asyncio.sleep(BEAT_SECONDS)

    async def _beat(self) -> None:
        pulse = await self._store.run(lambda c: company.beat(c, self.me))
        self._joined.set()
        if pulse.lapsed:
            for room in self._house.rooms.values():
                room.set_acting(False)
        await self._tell_presence(everything=pulse.lapsed)
        rooms = dict(self._house.rooms)
        wanted = [id for id, room in rooms.items() if not room.acts]
        for id in await self._store.run(lambda c: company.claim(c, self.me, wanted)):
            rooms[id].set_acting(True)
        if pulse.alive != self._alive:
            self._alive = pulse.alive
            await self._read_presence(list(rooms))

    async def _tell_presence(self, *, everything: bool = False) -> None:
        """Who looks from here at which table, where that has changed."""
        if everything:
            self._told.clear()
        for id, room in list(self._house.rooms.items()):
            places = {place: pages for place, pages in room.places.items() if pages}
            if places != self._told.get(id, {}):
                await self._store.run(lambda c, id=id, places=places: self._set_presence(c, id, places))  # type: ignore[misc]
                self._told[id] = places
        for id in self._told.keys() - self._house.rooms.keys():
            del self._told[id]

    def _set_presence(self, c: sa.Connection, table_id: str, places: dict[Seat | None, int]) -> None:
        company.set_presence(c, self.me, table_id, places)
        self._backend.tell(c, table_id, SOMEBODY)

    async def _read_presence(self, table_ids: list[str]) -> None:
        for id, places in (await self._store.read(lambda c: company.elsewhere(c, self.me, table_ids))).items():
            room = self._house.rooms.get(id)
            if room is not None and room.elsewhere != places:
                room.elsewhere = places
                room.presence_changed()

    # ---- what others tell ----

    async def _listen(self) -> None:
        async for notice in self._backend.notices():
            self._soon(self._catch_up if notice is None else partial(self._hear, notice.table_id, notice.revision))

    def _soon(self, work: Callable[[], Awaitable[None]]) -> None:
        task = asyncio.create_task(self._until_read(work))
        self._hearing.add(task)
        task.add_done_callback(self._heard)

    async def _until_read(self, work: Callable[[], Awaitable[None]]) -> None:
        """Nobody says again what could not be read when it was told."""
        while True:
            try:
                await work()
                return
            except Refused as error:
                log.warning("what another process told is read again in a moment: %s", error.code)
                await asyncio.sleep(BEAT_SECONDS)

    def _heard(self, task: asyncio.Task[None]) -> None:
        self._hearing.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("what another process told could not be followed", exc_info=error)

    async def _hear(self, table_id: str, revision: int) -> None:
        if table_id == HOUSE:
            await self._house.decreed()
        if table_id not in self._house.rooms:
            return
        if revision == SOMEBODY:
            await self._read_presence([table_id])
        else:
            await self._house.hear(table_id, revision)

    async def _catch_up(self) -> None:
        """After nothing could be heard for a while."""
        await self._house.decreed()
        now = await self._store.revisions(list(self._house.rooms))
        await self._read_presence(list(now))
        for table_id in list(self._house.rooms):
            await self._house.hear(table_id, now.get(table_id, GONE))
