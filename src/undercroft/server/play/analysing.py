"""Finished games are analysed in a process of their own, one after another, when somebody asks; what was found is kept."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import NamedTuple

import msgspec

from undercroft.analysis import VERSION, Analysis, analyse
from undercroft.games import ADDED, GAMES, add
from undercroft.kernel import packs
from undercroft.kernel.journal import Record
from undercroft.kernel.types import Seat
from undercroft.server.play.company import Company
from undercroft.server.play.room import Room
from undercroft.server.play.thinking import workshop
from undercroft.server.store.database import Store

log = logging.getLogger("undercroft")
TRIES = 3
"""How often a work is begun with workers that die over it."""
PATIENCE = 7
"""How far a worker steps back behind everybody else, bots included."""

_encode = msgspec.json.encode
_decode = msgspec.json.Decoder(Analysis).decode


class Order(NamedTuple):
    """A work on its way to a worker, which has games and books of its own."""

    record: Record
    added_from: str
    """The file of a game of somebody's own; nothing where the game came with the house."""
    fingerprint: str
    pack: bytes | None
    people: tuple[Seat, ...]
    by_others: frozenset[int]
    """Steps at which a bot stood in for one of them, or somebody sat there before."""


class Work:
    """One that is under way, or could not be brought to an end."""

    def __init__(self) -> None:
        self.share = 0.0
        """How much is done."""
        self.failed = False
        self.dropped = False
        self.worker: BaseProcess | None = None
        self.task: asyncio.Task[None]

    def drop(self) -> None:
        self.dropped = True
        if self.worker is not None and self.worker.is_alive():
            self.worker.kill()


class Analysts:
    """What is worked out at a house. However many ask for the same game, it is worked out once."""

    def __init__(self, store: Store, company: Company | None = None) -> None:
        self._store, self._company = store, company
        self._works: dict[str, Work] = {}
        self._turn = asyncio.Semaphore(1)

    async def of(self, room: Room, *, again: bool = False) -> Analysis | Work:
        """As it was kept; or the work, which begins now. `again`: also where it could not be done before."""
        made_by = f"{VERSION} {room.game.rules_version} {room.book.fingerprint}"
        kept = await self._store.analysis_of(room.id, made_by)
        if kept is not None:
            try:
                return _decode(kept)
            except msgspec.DecodeError:
                log.warning("the analysis of table %s cannot be read; it is worked out anew", room.id)
        if not self._is_at(room.id, again) and self._company is not None and not await self._company.may_do(_chore(room.id)):
            return Work()  # another process is at it
        work = self._works.get(room.id)
        if work is None or not self._is_at(room.id, again):
            work = self._works[room.id] = Work()
            work.task = asyncio.create_task(self._do(room.id, work, _ordered(room), made_by))
        return work

    def _is_at(self, table_id: str, again: bool) -> bool:
        work = self._works.get(table_id)
        return work is not None and not (work.failed and again)

    async def _do(self, table_id: str, work: Work, order: Order, made_by: str) -> None:
        try:
            async with self._turn:
                for _ in range(TRIES):
                    found = None if work.dropped else await asyncio.to_thread(_worked, work, order)
                    if found is not None or work.dropped:
                        break
                    log.warning("a worker died over the analysis of table %s", table_id)
            if found is not None and not work.dropped:
                await self._store.keep_analysis(table_id, made_by, found)
        except Exception:
            log.exception("table %s could not be analysed", table_id)
            found = None
        work.failed = found is None
        if self._company is not None:
            await self._company.is_done_with(_chore(table_id))
        if (found is not None or work.dropped) and self._works.get(table_id) is work:
            del self._works[table_id]

    def drop(self, table_id: str) -> None:
        """The table is gone."""
        if table_id in self._works:
            self._works[table_id].drop()

    async def close(self) -> None:
        """What is under way is begun again when somebody asks for it."""
        works = list(self._works.values())
        for work in works:
            work.drop()
        await asyncio.gather(*(work.task for work in works), return_exceptions=True)


def _chore(table_id: str) -> str:
    return f"analysis of {table_id}"


def _ordered(room: Room) -> Order:
    assert room.journal is not None
    people = tuple(seat for seat, chair in enumerate(room.chairs) if chair.kind == "person")
    added_from = next((path for path, id in ADDED.items() if id == room.game.id), "")
    by_others = frozenset(
        step
        for step, entry in enumerate(room.journal.record.entries)
        if entry.seat is not None and room.chairs[entry.seat].answered_by_others(step)
    )
    everybody = tuple(range(len(room.chairs)))
    return Order(room.journal.record, added_from, room.book.fingerprint, room.pack, people or everybody, by_others)


def _worked(work: Work, order: Order) -> bytes | None:
    """In a thread: hears how far a worker is until it is done; nothing where it died."""
    context = workshop()
    ours, theirs = context.Pipe(duplex=False)
    work.share = 0.0
    work.worker = worker = context.Process(target=_work, args=(order, theirs), daemon=True)
    try:
        worker.start()
        theirs.close()
        if work.dropped:
            worker.kill()
        while True:
            heard = ours.recv()
            if isinstance(heard, bytes):
                return heard
            work.share = heard
    except EOFError:
        return None
    finally:
        ours.close()
        worker.join()


# ---- in a worker ----


def _work(order: Order, told: Connection) -> None:
    """Whoever is told nothing more has gone, and so does the worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(PATIENCE)
    if order.added_from:
        add(order.added_from)
    setup = order.record.setup
    game = GAMES[setup.game]
    book = packs.book_of(game, setup.pack, order.fingerprint, order.pack)
    heard = 0.0

    def tick(share: float) -> None:
        nonlocal heard
        if share - heard >= 0.01:
            told.send(heard := share)

    try:
        find = partial(packs.book_of, game, setup.pack)
        found = analyse(order.record, game, book, packs=find, people=order.people, by_others=order.by_others, tick=tick)
        told.send(_encode(found))
    except BrokenPipeError:
        os._exit(0)
