"""This process among the others that work on the same store.

Every process replays the tables that its pages show. What one stores the others hear of and read. Only what acts by itself,
bots and clocks, needs a lease: one process runs it for a table, and another one when that has been silent for three seconds.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Protocol

import sqlalchemy as sa

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
AT_ONCE = 500
"""Of how many tables it is told in one transaction who is there."""


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
        self._lapses = 0
        """How often it was silent for too long."""
        self._chores: list[asyncio.Task[None]] = []
        self._hearing: set[asyncio.Task[None]] = set()
        self._told: dict[str, company.Places] = {}
        """Whom this process last said to be at its tables."""
        self._visited: set[str] = set()
        """Tables at which somebody came or went at another process, that are to be read."""
        self._untold = (0, Counter[str]())
        """What was counted in a minute here, and the others have not been told of."""

    def start(self, counts: Counting) -> None:
        """Apart from each other: nothing may keep this process from saying that it lives."""
        chores = [self._again_and_again(work) for work in (self._beat, self._listen)]
        chores += [self._once_joined(work) for work in (self._take_over, self._tell_presence, partial(self._add_up, counts))]
        self._chores = [asyncio.create_task(chore) for chore in chores]

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
        found = await self._store.read(lambda c: company.elsewhere(c, self.me, [room.id]))
        room.elsewhere = found[room.id]
        await self._act_for({room.id: room})
        now = await self._store.revisions([room.id])  # what was told while it was being woken nobody heard
        await self._house.hear(room.id, now.get(room.id, GONE))

    async def leave(self, room: Room) -> None:
        """It sleeps here; others may act for it."""
        room.set_acting(False)
        await self.is_done_with(room.id)

    async def may_do(self, chore: str) -> bool:
        """Whether this process does something that one of them should do."""
        await self._joined.wait()
        return bool(await self._claim([chore]))

    async def is_done_with(self, what: str) -> None:
        try:
            await self._backend.live(lambda c: company.give_up(c, self.me, [what]))
        except Refused as error:
            log.warning("%s is not given up yet: %s", what, error.code)

    async def _act_for(self, rooms: Mapping[str, Room]) -> None:
        """Where nobody else does."""
        for id in await self._claim(rooms):
            if self._house.rooms.get(id) is rooms[id]:
                rooms[id].set_acting(True)
            elif id not in self._house.rooms:  # it went to sleep meanwhile
                await self.is_done_with(id)

    async def _claim(self, wanted: Iterable[str]) -> set[str]:
        """Nothing where this process was silent meanwhile: others may hold it by now."""
        lapses = self._lapses
        held = await self._backend.live(lambda c: company.claim(c, self.me, wanted))
        return held if lapses == self._lapses else set()

    # ---- every second ----

    async def _once_joined(self, work: Callable[[], Awaitable[None]]) -> None:
        await self._joined.wait()
        await self._again_and_again(work)

    async def _again_and_again(self, work: Callable[[], Awaitable[None]]) -> None:
        """Whatever goes wrong. Trouble that lasts is said once."""
        trouble = ""
        while True:
            try:
                await work()
                trouble = ""
            except Refused as error:
                if error.code != trouble:
                    log.warning("the other processes are not heard of: %s", error.code)
                trouble = error.code
            except Exception:
                log.exception("something between this process and the others failed; it is tried again")
            await asyncio.sleep(BEAT_SECONDS)

    async def _beat(self) -> None:
        pulse = await self._backend.live(lambda c: company.beat(c, self.me))
        if pulse.lapsed:
            self._lapses += 1
            self._told = {}
            for room in self._house.rooms.values():
                room.set_acting(False)
        self._joined.set()
        if pulse.alive != self._alive:
            self._alive = pulse.alive
            self._soon(lambda: self._read_presence(list(self._house.rooms)))

    async def _take_over(self) -> None:
        """Tables that are shown here and nobody acts for."""
        await self._backend.live(company.forget_dead)
        await self._act_for({id: room for id, room in self._house.rooms.items() if not room.acts})

    async def _tell_presence(self) -> None:
        """Who looks from here at which table, where that has changed."""
        told, now = self._told, self._present()
        changed = [id for id in now.keys() | told.keys() if now.get(id) != told.get(id)]
        for first in range(0, len(changed), AT_ONCE):
            there = {id: now.get(id, {}) for id in changed[first : first + AT_ONCE]}
            await self._store.run(partial(self._set_presence, there=there))
            for id, places in there.items():
                told[id] = places
                if not places:
                    del told[id]

    def _present(self) -> dict[str, company.Places]:
        found = ((id, {place: pages for place, pages in room.places.items() if pages}) for id, room in self._house.rooms.items())
        return {id: places for id, places in found if places}

    def _set_presence(self, c: sa.Connection, there: Mapping[str, company.Places]) -> None:
        company.set_presence(c, self.me, there)
        self._backend.tell_of_many(c, there.keys(), SOMEBODY)

    async def _add_up(self, counts: Counting) -> None:
        minute, new = counts.own_since()
        if minute != self._untold[0]:
            self._untold = minute, Counter()
        own = self._untold[1]
        own.update(new)
        counts.set_foreign(minute, await self._store.run(partial(company.count, me=self.me, minute=minute, own=own)))
        own.clear()

    async def _read_visited(self) -> None:
        """However many are told of at once, they are read together."""
        table_ids, self._visited = self._visited, set()
        try:
            await self._read_presence(list(table_ids))
        except Refused:
            self._visited |= table_ids
            raise

    async def _read_presence(self, table_ids: list[str]) -> None:
        for id, places in (await self._store.read(lambda c: company.elsewhere(c, self.me, table_ids))).items():
            room = self._house.rooms.get(id)
            if room is not None and room.elsewhere != places:
                room.elsewhere = places
                room.presence_changed()

    # ---- what others tell ----

    async def _listen(self) -> None:
        async for notice in self._backend.notices():
            if notice is None:
                self._soon(self._catch_up)
            elif notice.table_id == HOUSE:
                self._soon(self._house.decreed)
            elif notice.table_id not in self._house.rooms:
                continue
            elif notice.revision != SOMEBODY:
                self._soon(partial(self._house.hear, notice.table_id, notice.revision))
            else:
                if not self._visited:
                    self._soon(self._read_visited)
                self._visited.add(notice.table_id)

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

    async def _catch_up(self) -> None:
        """After nothing could be heard for a while."""
        await self._house.decreed()
        now = await self._store.revisions(list(self._house.rooms))
        await self._read_presence(list(now))
        for table_id in list(self._house.rooms):
            await self._house.hear(table_id, now.get(table_id, GONE))
