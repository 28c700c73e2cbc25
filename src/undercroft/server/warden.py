"""What whoever runs the house decrees: who stays out, how many tables there may be, whether anybody plays, when it closes.

All of it but the closing lies in the store. `load` brings a house in line with what lies there. The closing is for the processes
of one machine: `in_touch` tells them of it, and what each counts.
"""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections import Counter
from collections.abc import Iterable, Mapping
from contextlib import suppress
from typing import NamedTuple

from undercroft import __version__
from undercroft.server.errors import CLOSING, READ_ONLY, Refused
from undercroft.server.numbers import whole
from undercroft.server.play.chairs import Chair
from undercroft.server.play.house import House
from undercroft.server.seeing import Seeing, together
from undercroft.server.siblings import BEAT_SECONDS, Siblings, Told
from undercroft.server.store import admin
from undercroft.server.store.admin import Ban
from undercroft.server.store.database import ALL, OWN, Quota

log = logging.getLogger("undercroft")
SHORT = 8
"""So much of a device's name is shown, and is enough to name it."""
MOST_WHY = 200
MOST_MET = 10_000
MOST_SHOWN = 500
PULSE_SECONDS = 1.0
PATIENCE_SECONDS = 3.0


class Person(NamedTuple):
    """A browser."""

    device: str
    names: list[str]
    tables: list[str]
    seen: float
    """Its last request since the house was opened; before that, the last change of one of its tables."""
    here: int
    """Open pages."""
    banned: bool


class TableLine(NamedTuple):
    id: str
    game: str
    status: str
    seats: list[str]
    """Who sits there, as they call themselves; a bot by its level; nothing where a seat is free."""
    created: float
    touched: float
    awake: bool
    sockets: int


class Status(NamedTuple):
    """Of all processes of the house on this machine together."""

    version: str
    processes: int
    uptime: float
    state: str
    """open, read-only or closing."""
    draining: bool
    """Also while it is read-only."""
    tables: dict[str, int]
    """By status."""
    awake: int
    sockets: int
    devices: int
    """That were here since the house was opened; of several processes at the one that saw the most."""
    answers: dict[str, int]
    busy: int
    """Thoughts and answers under way: where there are none, closing interrupts nobody."""
    longest_stall: float
    store_bytes: int
    own_tables: int
    all_tables: int
    """How many tables a device may have open, and how many there may be in all; 0 for as many as they like."""
    bans: list[Ban]


class Warden:
    def __init__(self, house: House, seeing: Seeing, siblings: Siblings) -> None:
        self.house = house
        self.seeing = seeing
        self.siblings = siblings
        self.store = house.store
        self.bans: dict[str, Ban] = {}
        self.own_tables = self.all_tables = 0
        self.read_only = False
        self.draining = False
        self._met: dict[str, float] = {}
        """Devices and when they came last, the latest at the end."""
        self._reading = asyncio.Lock()
        """Of two that read the decrees the second one reads what is there by then, and has the last word."""
        self._announcing = asyncio.Lock()
        """Whoever comes second waits until all that the first one tells has been told."""
        self._announcements = set[asyncio.Task[None]]()
        self._pulse: asyncio.Task[bool] | None = None
        self._felt = 0.0
        house.quota, house.decreed = self.quota, self.load

    async def load(self) -> None:
        async with self._reading:
            settings, bans = await admin.read(self.store)
            self.own_tables, self.all_tables = (whole(settings.get(name, "")) or 0 for name in (OWN, ALL))
            self.read_only = settings.get(READ_ONLY) == "on"
            self.bans = {ban.device: ban for ban in bans}
        for visit in list(self.seeing.sockets):
            if visit.device in self.bans and visit.task is not None:
                visit.shown_out = True
                visit.task.cancel()
        await self._announce()

    async def _announce(self) -> None:
        """Every open page is told; in `read-only` bots and clocks stop, and afterwards they go on."""
        async with self._announcing:
            notice = READ_ONLY if self.read_only else CLOSING if self.draining else ""
            if notice == self.house.notice:
                return
            self.house.notice = notice
            for room in list(self.house.rooms.values()):
                with suppress(Refused):  # deleted meanwhile
                    async with room.alone():
                        if room.halted:
                            room.rest()
                        await room.changed()
                    room.rouse()

    # ---- at the door ----

    def met(self, device: str) -> None:
        self._met.pop(device, None)
        self._met[device] = time.time()
        if len(self._met) > MOST_MET:
            del self._met[next(iter(self._met))]

    def quota(self) -> Quota:
        """For whoever sets a table."""
        if self.house.notice:
            raise Refused(self.house.notice)
        return Quota(self.own_tables, self.all_tables)

    async def healthy(self) -> bool:
        """Whether the store answers. Asked at most once a second, and never while it owes an answer, whoever wants to know."""
        pulse, new = self._pulse, False
        if pulse is None or (pulse.done() and time.monotonic() - self._felt > PULSE_SECONDS):
            self._felt, new = time.monotonic(), True
            pulse = self._pulse = asyncio.create_task(admin.beats(self.store))
        try:
            return await asyncio.wait_for(asyncio.shield(pulse), PATIENCE_SECONDS)
        except Exception:
            if new:
                log.warning("the store does not answer", exc_info=True)
            return False

    # ---- decrees ----

    async def ban(self, beginning: str, why: str) -> None:
        device = await self._device(beginning)
        await admin.ban(self.store, device, why[:MOST_WHY])
        log.info("the device %s stays out", device[:SHORT])
        await self.load()

    async def unban(self, beginning: str) -> None:
        found = [device for device in self.bans if device.startswith(beginning)] if len(beginning) >= SHORT else []
        if len(found) != 1:
            raise Refused("unknown-device")
        await admin.unban(self.store, found[0])
        log.info("the device %s may come in again", found[0][:SHORT])
        await self.load()

    async def _device(self, beginning: str) -> str:
        """The one device whose name begins so."""
        if len(beginning) < SHORT:
            raise Refused("unknown-device")
        found = set(await admin.devices(self.store, beginning)) | {one for one in self._met if one.startswith(beginning)}
        if len(found) != 1:
            raise Refused("unknown-device")
        return found.pop()

    async def allow(self, own: int, of_all: int) -> None:
        """How many open tables; 0 for as many as they like."""
        await admin.keep(self.store, {OWN: str(own), ALL: str(of_all)})
        log.info("a device may have %d open tables, the house %d (0: any number)", own, of_all)
        await self.load()

    async def set_read_only(self, *, on: bool) -> None:
        await admin.keep(self.store, {READ_ONLY: "on" if on else "off"})
        log.info("read-only: %s", "on" if on else "off")
        await self.load()

    async def drain(self, *, on: bool) -> None:
        """Done when all processes of this machine know it or are late. Not kept: a house that was opened again is open."""
        try:
            self.siblings.set_wish_to_close(on=on)
        except OSError as error:
            log.warning("the other processes are not told: %s", error.strerror)
        until = time.monotonic() + PATIENCE_SECONDS
        await asyncio.wait({self._drain(on=on)}, timeout=PATIENCE_SECONDS)
        while late := [other.process for other in self.siblings.others() if other.draining != on]:
            if time.monotonic() > until:
                log.warning("draining: not yet known to the processes %s", ", ".join(map(str, late)))
                return
            await asyncio.sleep(BEAT_SECONDS / 10)

    def _drain(self, *, on: bool) -> asyncio.Task[None]:
        """Done when all pages are told; a table at which an answer is under way is told after it."""
        self.draining = on
        log.info("draining: %s", "on" if on else "off")
        task = asyncio.create_task(self._announce())
        self._announcements.add(task)
        task.add_done_callback(self._announcements.discard)
        return task

    async def in_touch(self) -> None:
        """Of several processes, each hears what the others say, as long as this goes on."""
        well = True
        try:
            while self.siblings.shared:
                try:
                    if self.siblings.wish_to_close not in (None, self.draining):
                        await asyncio.wait({self._drain(on=not self.draining)}, timeout=BEAT_SECONDS)
                    self.siblings.tell(self._told(with_metrics=True))
                    well = True
                except Exception:
                    if well:
                        log.exception("the other processes are not told, or not heard; it is tried again every second")
                    well = False
                await asyncio.sleep(BEAT_SECONDS)
        finally:
            self.siblings.leave()

    def _told(self, *, with_metrics: bool = False) -> Told:
        seeing, rooms = self.seeing, list(self.house.rooms)
        pages, here = (Counter(getattr(visit, which) for visit in seeing.sockets) for which in ("table", "device"))
        counted = (seeing.uptime, len(self._met), seeing.answers, seeing.busy, seeing.longest_stall)
        return Told(
            os.getpid(), self.draining, rooms, dict(pages), dict(here), *counted, seeing.metrics() if with_metrics else b""
        )

    def _all_told(self, *, with_metrics: bool = False) -> list[Told]:
        return [self._told(with_metrics=with_metrics), *self.siblings.others()]

    def metrics(self) -> bytes:
        """Of several processes each figure with the number of its process."""
        return together(self._all_told(with_metrics=True)) if self.siblings.shared else self.seeing.metrics()

    async def close_table(self, table: str) -> None:
        await self.house.finish(await self.house.room(table))
        log.info("table %s was closed", table)

    async def delete_table(self, table: str) -> None:
        maker = await admin.maker_of(self.store, table)
        if maker is None:
            raise Refused("unknown-table")
        await self.house.drop(table, maker)
        log.info("table %s was deleted", table)

    # ---- looking ----

    async def status(self) -> Status:
        counted, _ = await admin.census(self.store, 0)
        all_told = self._all_told()
        return Status(
            __version__,
            len(all_told),
            max(told.uptime for told in all_told),
            self.house.notice or "open",
            self.draining,
            counted,
            len({room for told in all_told for room in told.rooms}),
            sum(sum(told.here.values()) for told in all_told),
            max(told.devices for told in all_told),
            _sum(told.answers for told in all_told),
            sum(told.busy for told in all_told),
            max(told.longest_stall for told in all_told),
            await admin.size(self.store),
            self.own_tables,
            self.all_tables,
            list(self.bans.values()),
        )

    async def tables(self) -> list[TableLine]:
        """Those that moved last."""
        _, rows = await admin.census(self.store, MOST_SHOWN)
        all_told = self._all_told()
        rooms, pages = {room for told in all_told for room in told.rooms}, _sum(told.pages for told in all_told)
        return [
            TableLine(
                row.id, row.game, row.status, [_who(chair) for chair in row.chairs], row.created, row.touched,
                row.id in rooms, pages[row.id],
            )
            for row in rows
        ]  # fmt: skip

    async def people(self) -> list[Person]:
        """Those at the tables that moved last, whoever was here last first."""
        _, rows = await admin.census(self.store, MOST_SHOWN)
        here = _sum(told.here for told in self._all_told())
        found: dict[str, Person] = {}
        for row in rows:
            sitting = [(device, chair.name) for chair in row.chairs for device in chair.holders]
            for device, name in [*sitting, (row.maker, "")]:
                seen = self._met.get(device, row.touched)
                person = found.setdefault(device, Person(device, [], [], seen, here[device], device in self.bans))
                if name and name not in person.names:
                    person.names.append(name)
                if row.id not in person.tables:
                    person.tables.append(row.id)
        return sorted(found.values(), key=lambda person: -person.seen)


def _sum(each: Iterable[Mapping[str, int]]) -> Counter[str]:
    found = Counter[str]()
    for counted in each:
        found.update(counted)
    return found


def _who(chair: Chair) -> str:
    return chair.bot or chair.name
