"""All tables of this server: made, woken from their record, put to sleep when nobody looks."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from copy import deepcopy
from datetime import date
from typing import NamedTuple

from undercroft.bots import BOTS
from undercroft.games import GAMES
from undercroft.kernel.journal import Entry, Record
from undercroft.kernel.luck import commitment, new_secret
from undercroft.kernel.types import Game, KernelError, Setup
from undercroft.server.chairs import Chair, new_key
from undercroft.server.errors import Refused
from undercroft.server.keeping import copy_of_the_day
from undercroft.server.rooms import PACES, Room, wake
from undercroft.server.store import Store, Stored

log = logging.getLogger("undercroft")
NAME_LENGTH = 24
IDLE_SECONDS = 900.0
COPY_SECONDS = 1800.0
"""How often the house looks whether a new day has begun."""

DONE = ("over", "closed")


class Wish(NamedTuple):
    """A table somebody wants to set: chairs in order, options by id."""

    game: Game
    chairs: list[Chair]
    options: dict[str, str]
    pace: str = "normal"
    story: str = ""
    """Empty: a single game."""


class Campaign(NamedTuple):
    """One thing with three tables."""

    id: str
    game: Game
    story: str
    rooms: list[Room | None]
    names: tuple[str, ...]
    totals: list[tuple[int, ...] | None]
    """Every seat's total, chapter by chapter; None where a chapter is not over, or was deleted."""
    standing: tuple[int, ...]
    """Seats that lead, or have won."""
    maker: str


def clean_name(name: str) -> str:
    """A nickname: one line, bounded; templates escape it."""
    name = " ".join("".join(c for c in name if c.isprintable()).split())
    if not name:
        raise Refused("name-empty")
    if len(name) > NAME_LENGTH:
        raise Refused("name-too-long")
    return name


class House:
    def __init__(self, store: Store, *, idle_seconds: float = IDLE_SECONDS) -> None:
        self.store = store
        self.rooms: dict[str, Room] = {}
        self._idle_seconds = idle_seconds
        self._looked: dict[str, float] = {}

    # ---- making ----

    async def make(self, wish: Wish, maker: str) -> Room:
        options = _options(wish)
        campaign, chapter = "", 0
        if wish.story:
            campaign, chapter = _new_id(), 1
            await self.store.add_campaign(campaign, wish.game.id, wish.story)
            options |= _chapters(wish.game, wish.story)[0]
        return await self._make(wish, options, maker, campaign, chapter)

    async def _make(self, wish: Wish, options: dict[str, str], maker: str, campaign: str, chapter: int) -> Room:
        setup = Setup(wish.game.id, len(wish.chairs), "base", options)
        for chair in wish.chairs:
            chair.key = new_key()
        book = wish.game.load("base")
        stored = Stored(
            _new_id(), setup, book.fingerprint, wish.game.rules_version, wish.chairs, maker, wish.pace, "waiting", campaign,
            chapter, time.time(), new_secret(),
        )  # fmt: skip
        await self.store.create(stored)
        room = self.rooms[stored.id] = self._room(stored)
        self._looked[stored.id] = time.monotonic()
        return room

    async def next_chapter(self, campaign: Campaign, maker: str) -> Room:
        """The next table of a campaign, for the same people; whoever asks twice gets the same one."""
        last = [room for room in campaign.rooms if room is not None][-1]
        if maker != last.maker:
            raise Refused("forbidden")
        async with last.alone():
            if last.status not in DONE and last.chapter > 1:
                return last  # somebody asked a moment before
            if last.status != "over" or last.chapter == len(campaign.rooms):
                raise Refused("already-started")
            for stored in await self.store.tables_in(campaign.id):
                if stored.chapter > last.chapter:
                    return await self.room(stored.id)
            options = last.setup.options | _chapters(last.game, campaign.story)[last.chapter]
            chairs = [_moved_on(chair) for chair in last.chairs]
            wish = Wish(last.game, chairs, options, last.pace)
            return await self._make(wish, options, maker, campaign.id, last.chapter + 1)

    # ---- finding ----

    async def room(self, table_id: str) -> Room:
        if table_id not in self.rooms:
            stored = await self.store.load(table_id)
            if stored is None:
                raise Refused("unknown-table")
            if table_id not in self.rooms:  # somebody else may have woken it meanwhile
                self.rooms[table_id] = self._room(stored)
                self.rooms[table_id].rouse_bots()
        self._looked[table_id] = time.monotonic()
        return self.rooms[table_id]

    def _room(self, stored: Stored) -> Room:
        game = GAMES.get(stored.setup.game)
        if game is None:
            raise Refused("broken")
        room = Room(
            stored.id,
            game,
            stored.setup,
            stored.chairs,
            maker=stored.maker,
            secret=stored.secret,
            save=self._saver(stored.id),
            pace=stored.pace,
            campaign=stored.campaign,
            chapter=stored.chapter,
            since=stored.touched,
        )
        room.closed = stored.status == "closed"
        if stored.entries:
            sealed = commitment(stored.secret, stored.setup)
            record = Record(stored.setup, stored.rules, stored.pack, sealed, room.names, stored.entries)
            try:
                room.journal = wake(record, game, room.book, stored.secret)
            except KernelError:
                raise Refused("broken") from None
        return room

    def _saver(self, table_id: str) -> Callable[[list[Entry], int, str], Awaitable[None]]:
        async def save(new: list[Entry], first: int, status: str) -> None:
            await self.store.append(table_id, first, new, status)

        return save

    async def tables_of(self, device: str) -> list[Room | Stored]:
        """This browser's tables. Those that are done stay asleep; a broken one is listed, so that it can be deleted."""
        found: list[Room | Stored] = []
        for stored in await self.store.tables_of(device):
            if stored.status in DONE:
                found.append(stored)
                continue
            try:
                found.append(await self.room(stored.id))
            except Refused:
                stored.status = "closed"
                found.append(stored)
            await asyncio.sleep(0)  # a long list must not keep the tables that are played at waiting
        return found

    async def campaign(self, campaign_id: str) -> Campaign:
        known = await self.store.campaign(campaign_id)
        if known is None:
            raise Refused("unknown-table")
        rooms = [await self.room(stored.id) for stored in await self.store.tables_in(campaign_id)]
        if not rooms:
            raise Refused("gone")
        game, story = GAMES[known[0]], known[1]
        chapters = len(_chapters(game, story))
        assert game.campaign is not None
        by_chapter = {room.chapter: room for room in rooms}
        listed = [by_chapter.get(chapter) for chapter in range(1, chapters + 1)]
        results = {room.chapter: game.campaign.result(room.table.state, room.book) for room in rooms if room.status == "over"}
        totals = [
            tuple(total for total, _ in results[chapter]) if chapter in results else None for chapter in range(1, chapters + 1)
        ]
        standing = game.campaign.standing(list(results.values())) if results else ()
        return Campaign(campaign_id, game, story, listed, rooms[-1].names, totals, standing, rooms[0].maker)

    # ---- keeping ----

    @asynccontextmanager
    async def seating(self, room: Room) -> AsyncIterator[None]:
        """Who sits where changes inside: stored, then told; all is as it was where that fails."""
        async with room.alone():
            before = deepcopy(room.chairs), room.pace
            try:
                yield
                await self.store.save_chairs(room.id, room.chairs, room.pace, room.maker)
            except BaseException:
                room.chairs, room.pace = before
                raise
            await room.changed()
        room.rouse_bots()

    async def drop(self, table_id: str, device: str) -> None:
        """The maker deletes the table, a broken one too; for everybody else it only leaves the own list."""
        stored = await self.store.load(table_id)
        if stored is None:
            raise Refused("unknown-table")
        if device != stored.maker:
            await self.store.forget(device, table_id)
        elif table_id in self.rooms:
            await self._delete(self.rooms[table_id])
        else:
            await self.store.delete(table_id)

    async def _delete(self, room: Room) -> None:
        async with room.alone():
            await self.store.delete(room.id)
            self.rooms.pop(room.id, None)
            self._looked.pop(room.id, None)
            room.stop_bots()
            room.gone = True
            await room.changed()

    async def finish(self, room: Room) -> None:
        """Ends a table early: it can still be read, not played."""
        async with room.alone():
            if room.status in DONE:
                return
            await self.store.set_status(room.id, "closed")
            room.closed = True
            room.stop_bots()
            await room.changed()

    def sleepers(self) -> list[str]:
        """Tables nobody has looked at for a while and no bot is busy at."""
        now = time.monotonic()
        return [
            id
            for id, room in self.rooms.items()
            if not room.listeners and not room.busy and now - self._looked.get(id, 0.0) > self._idle_seconds
        ]

    async def tidy(self) -> None:
        """Puts idle tables to sleep; their record wakes them."""
        while True:
            await asyncio.sleep(min(60.0, self._idle_seconds))
            for id in self.sleepers():
                self.rooms.pop(id, None)
                self._looked.pop(id, None)

    async def copy_daily(self, keep: int) -> None:
        """Keeps a copy of the data for each of the last days; trouble with it stops nobody's game."""
        while True:
            try:
                await asyncio.to_thread(copy_of_the_day, self.store.path, keep, date.today())
            except Exception as error:
                log.error("today's copy of the data could not be made: %s", error)
            await asyncio.sleep(COPY_SECONDS)

    async def close(self) -> None:
        for room in list(self.rooms.values()):
            async with room.alone():
                room.stop_bots()
        self.store.close()


def _new_id() -> str:
    return secrets.token_urlsafe(12)


def _chapters(game: Game, story: str) -> tuple[dict[str, str], ...]:
    chapters = game.campaign.stories(game.load("base")).get(story) if game.campaign is not None else None
    if chapters is None:
        raise Refused("wrong-setup")
    return chapters


def _moved_on(chair: Chair) -> Chair:
    """The same at the next table: a bot that stood in for somebody stays behind."""
    bot = chair.bot if chair.kind == "bot" else ""
    return Chair(chair.kind, chair.name, bot, "", list(chair.holders), dict(chair.habits))


def _options(wish: Wish) -> dict[str, str]:
    """Every choice of the game, the default where nothing was said."""
    if len(wish.chairs) not in wish.game.seats or wish.pace not in PACES:
        raise Refused("wrong-setup")
    if any(chair.kind == "bot" and chair.bot not in BOTS for chair in wish.chairs):
        raise Refused("wrong-setup")
    if wish.story:
        _chapters(wish.game, wish.story)
    options = {}
    kinds = [chair.kind for chair in wish.chairs]
    apart = kinds.count("open") + ("person" in kinds) > 1
    for choice in wish.game.choices:
        default = choice.people if choice.people and apart else choice.values[0]
        matters = choice.matters(len(wish.chairs)) and (apart or not choice.people)
        value = wish.options.get(choice.id, default) if matters else choice.values[0]
        if value not in choice.values:
            raise Refused("wrong-setup")
        options[choice.id] = value
    return options
