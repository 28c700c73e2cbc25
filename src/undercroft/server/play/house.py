"""All tables of this server: made, woken from their record, put to sleep when nobody looks."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from copy import deepcopy
from datetime import date
from typing import Any, NamedTuple

from undercroft.bots import BOTS
from undercroft.draw.sketch import Sketch
from undercroft.games import FACES, GAMES
from undercroft.kernel import packs, snapshot
from undercroft.kernel.game import Game
from undercroft.kernel.journal import Entry, Journal, Upgrade
from undercroft.kernel.luck import new_secret
from undercroft.kernel.position import completed
from undercroft.kernel.replay import Parted
from undercroft.kernel.table import Table
from undercroft.kernel.types import Book, KernelError, Setup
from undercroft.server.errors import Refused
from undercroft.server.play import waking
from undercroft.server.play.analysing import Analysts
from undercroft.server.play.asides import Aside
from undercroft.server.play.bot_play import PACES
from undercroft.server.play.chairs import Chair
from undercroft.server.play.company import Company, Counting
from undercroft.server.play.course import Step, course
from undercroft.server.play.glance import Glance, developed, glance, picture
from undercroft.server.play.hinting import HINTS, USUAL_HINTS
from undercroft.server.play.reel import Reel
from undercroft.server.play.room import Keeping, Room
from undercroft.server.play.thinking import thinkers
from undercroft.server.play.waking import CannotWake
from undercroft.server.play.windows import USUAL
from undercroft.server.store.backend import GONE, Behind
from undercroft.server.store.database import Quota, Store, Stored
from undercroft.server.store.film import Scratched
from undercroft.server.store.keeping import copy_of_the_day
from undercroft.server.store.sqlite_file import SqliteFile

log = logging.getLogger("undercroft")
NAME_LENGTH = 24
REELS = 4
IDLE_SECONDS = 900.0
DAY = 24 * 3600.0
COPY_SECONDS = 1800.0
"""How often the house looks whether a new day has begun."""
CLOSING_SECONDS = 2.0
"""How long a house that closes goes on drawing pictures."""

DONE = ("over", "closed")


class Wish(NamedTuple):
    """A table somebody wants to set: chairs in order, options by id."""

    game: Game
    chairs: list[Chair]
    options: dict[str, str]
    pace: str = "normal"
    story: str = ""
    """Empty: a single game."""
    window: str = USUAL
    hints: str = USUAL_HINTS


class Campaign(NamedTuple):
    """One thing with three tables."""

    id: str
    game: Game
    story: str
    rooms: list[Room | None]
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


async def _nothing() -> None: ...


class House:
    def __init__(self, store: Store, *, idle_seconds: float = IDLE_SECONDS) -> None:
        self.store = store
        self.rooms: dict[str, Room] = {}
        self.notice = ""
        """What everybody is told, as the code of a refusal: that the house will close, or that nobody may play."""
        self.quota: Callable[[], Quota] = Quota
        """How many tables may be set; raises where none may be now."""
        self.decreed: Callable[[], Awaitable[None]] = _nothing
        """At another process something was decreed for the whole house."""
        self._idle_seconds = idle_seconds
        self._looked: dict[str, float] = {}
        self._waking: dict[str, asyncio.Task[Room]] = {}
        self._filing: set[asyncio.Task[None]] = set()
        self._broken: set[str] = set()
        """Tables that could not be woken."""
        self.company = Company(self, store) if store.backend.shared else None
        self.analysts = Analysts(store, self.company)
        self._reels: dict[str, Reel] = {}
        """A few finished games that somebody looks back at."""

    def open(self, counts: Counting) -> None:
        """Inside the loop that it runs in. What visitors do is counted in all processes together."""
        if self.company is not None:
            self.company.start(counts)

    # ---- making ----

    async def make(self, wish: Wish, maker: str) -> Room:
        options = _options(wish)
        campaign, chapter = "", 0
        if wish.story:
            campaign, chapter = _new_id(), 1
            options |= _chapters(wish.game, wish.story)[0]
        return await self._make(wish, options, maker, campaign, chapter)

    async def _make(self, wish: Wish, options: dict[str, str], maker: str, campaign: str, chapter: int) -> Room:
        setup = Setup(wish.game.id, len(wish.chairs), "base", options)
        book = wish.game.load("base")
        data = packs.bytes_of(wish.game, "base", book.fingerprint)
        stored = Stored(
            _new_id(), setup, book.fingerprint, wish.game.rules_version, wish.chairs, maker, wish.pace, "waiting", campaign,
            chapter, time.time(), new_secret(), agreed=setup.agreed(), books={book.fingerprint: data} if data else {},
            window=wish.window, hints=wish.hints,
        )  # fmt: skip
        await self.store.create(stored, wish.story, self.quota())
        room = self.rooms[stored.id] = self._room(stored, wish.game, book)
        self._looked[stored.id] = time.monotonic()
        await self._enter(room)
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
            wish = Wish(last.game, chairs, options, last.pace, window=last.window, hints=last.hints)
            try:
                return await self._make(wish, options, maker, campaign.id, last.chapter + 1)
            except Behind:  # at another process somebody asked a moment before
                return await self.room((await self.store.tables_in(campaign.id))[-1].id)

    async def rematch(self, room: Room, device: str) -> Room:
        """The same people and bots at a new table, with the same options; whoever asks second gets the same one."""
        if not room.seats_of(device):
            raise Refused("forbidden")
        async with room.alone():
            if room.status != "over" or room.campaign:
                raise Refused("already-started")
            if room.rematch:
                with suppress(Refused):  # deleted meanwhile
                    return await self.room(room.rematch)
            chairs = [_moved_on(chair) for chair in room.chairs]
            wish = Wish(room.game, chairs, room.setup.options, room.pace, window=room.window, hints=room.hints)
            made = await self._make(wish, wish.options, device, "", 0)
            try:
                room.came_to(await self.store.set_rematch(room.id, made.id, room.rematch))
            except Behind:  # at another process somebody asked a moment before
                await self._delete(made)
                await self._read_on(room)
                return await self.room(room.rematch)
            if all(chair.kind != "open" for chair in made.chairs):
                await made.start()
            room.rematch = made.id
            await room.changed()
        return made

    # ---- finding ----

    async def room(self, table_id: str) -> Room:
        if table_id not in self.rooms:
            woken = await self._woken(table_id)
            if table_id not in self.rooms:  # somebody else may have come with the same wish
                self.rooms[table_id], self._looked[table_id] = woken, time.monotonic()
                await self._enter(woken)
                if woken.gone:
                    raise Refused("gone")
        self._looked[table_id] = time.monotonic()
        return self.rooms[table_id]

    async def _enter(self, room: Room) -> None:
        """A table is awake here: in company, who may act for it and who looks at it elsewhere must be known."""
        if self.company is not None:
            await self.company.enter(room)
        room.rouse()

    async def _woken(self, table_id: str) -> Room:
        """Two who come at once wake a table once."""
        task = self._waking.get(table_id)
        if task is None:
            task = self._waking[table_id] = asyncio.create_task(self._wake(table_id))
            task.add_done_callback(lambda _: self._waking.pop(table_id, None))
        try:
            return await asyncio.shield(task)
        except CannotWake:
            self._broken.add(table_id)
            raise

    async def _wake(self, table_id: str) -> Room:
        try:
            return await self._wake_as_stored(table_id)
        except Behind:  # another process woke it in the same moment, and has written down that other rules hold
            return await self._wake_as_stored(table_id)

    async def _wake_as_stored(self, table_id: str) -> Room:
        stored = await self.store.load(table_id)
        if stored is None:
            raise Refused("unknown-table")
        game = GAMES.get(stored.setup.game)
        if game is None:
            raise CannotWake(stored, f"there is no game '{stored.setup.game}' in this house")
        looking_back = stored.status in DONE or any(Upgrade.read(entry.text) for entry in stored.entries)
        frames = await self._frames(stored) if looking_back else []
        record = waking.record_of(stored, frames)
        book, missing = _book(game, stored, record.stretches()[-1].pack)
        room = self._room(stored, game, book)
        if not stored.entries:
            if missing is not None or stored.rules != game.rules_version:
                room.revision = await self.store.set_rules(table_id, game.rules_version, book.fingerprint)
            return room
        try:
            if self.company is not None and stored.status == "running" and record.stretches()[-1].rules > game.rules_version:
                raise KernelError("a newer version plays here, and goes on with it")
            if frames and stored.status in DONE:
                room.journal = waking.looked_at(record, game, book, stored.secret, frames)
            else:
                room.journal = await self._journal(stored, game, book, frames, missing)
            room.glance, room.drawn = await self._glance(stored, room.journal), stored.drawn
            room.revision = stored.revision
            room.asides_read = self.company is None or stored.status != "running"
        except Refused:
            raise
        except Exception as error:  # rules and drawings of today may stumble over an older table in any way
            log.warning("table %s cannot be woken", stored.id, exc_info=not isinstance(error, KernelError))
            frames = frames or await self._frames(stored)
            raise CannotWake(stored, str(error), _last_picture(stored, game, book, frames, error)) from error
        return room

    async def _journal(self, stored: Stored, game: Game, book: Book, frames: list[bytes], missing: Exception | None) -> Journal:
        """Replayed, or gone on from its snapshot; that other rules hold is written down before anybody plays by them."""
        record, lost, parted = waking.record_of(stored, frames), 0, missing
        last = record.stretches()[-1]
        if missing is None:
            try:
                log_before = waking.told(frames[: last.first + 1]) if last.upgrade else []
                journal = waking.replayed(record, game, book, stored.secret, log_before, filling=not stored.complete)
            except KernelError as error:
                parted = error
            except Exception as error:
                log.exception("table %s cannot be replayed; it goes on from its snapshot", stored.id)
                parted = error
        if parted is not None and stored.status in DONE:
            raise parted  # nobody goes on with a game that has ended
        if parted is not None:
            frames = frames or await self._frames(stored)
            journal, lost = waking.gone_on(waking.record_of(stored, frames), game, book, stored.secret, frames, parted)
        if journal.shots:
            pack = packs.bytes_of(game, stored.setup.pack, book.fingerprint)
            await self.store.fill_in(stored, journal.record.entries, journal.shots, book.fingerprint, pack)
            journal.shots = []
        if stored.status == "running" and (parted or (last.rules, last.pack) != (game.rules_version, book.fingerprint)):
            number = len(journal.record.entries)
            step = parted.step if isinstance(parted, Parted) else number - 1
            entry = journal.upgrade(parted=None if parted is None else step, lost=lost)
            shots, journal.shots = journal.shots or [], []
            stored.revision = await self.store.append(stored.id, number, [entry], shots[-1:], "running")
        return journal

    async def _glance(self, stored: Stored, journal: Journal) -> Glance | None:
        """As it was kept; made anew where it is missing, or where the table did not come back as it was."""
        known, entries = stored.glance, journal.record.entries
        if known is not None and len(entries) == len(stored.entries):
            return known
        try:
            told = glance(journal.table, journal.known_to_all(), stored.touched)
        except Exception:  # words of today may lack something for an older table; it can be played all the same
            log.exception("nothing can be told of table %s", stored.id)
            return known
        await self.store.keep_glance(stored.id, told)
        return told

    async def _frames(self, stored: Stored) -> list[bytes]:
        """Needed only to look back, or to go on where the record alone does not lead; none where they do not reach the end."""
        if not stored.complete:
            return []
        try:
            return await self.store.frames_of(stored.id)
        except Scratched:
            log.exception("the snapshots of table %s are damaged", stored.id)
            return []

    def _room(self, stored: Stored, game: Game, book: Book) -> Room:
        room = Room(
            stored.id,
            game,
            completed(stored.setup, game),
            book,
            stored.chairs,
            maker=stored.maker,
            secret=stored.secret,
            keeping=Keeping(
                lambda *new: self._save(room, *new),
                lambda: self._keep_chairs(room),
                lambda: self._read_on(room),
                lambda: self._missed(room),
                lambda aside: self._lay_aside(room, aside),
            ),
            notice=lambda: self.notice,
            agreed=stored.agreed,
            pace=stored.pace,
            window=stored.window,
            hints=stored.hints,
            campaign=stored.campaign,
            chapter=stored.chapter,
            since=stored.touched if stored.glance is None else stored.glance.since,
            pack=None if packs.bytes_of(game, stored.setup.pack, book.fingerprint) else stored.books.get(book.fingerprint),
        )
        room.rematch = stored.rematch
        room.closed = stored.status == "closed"
        room.revision = stored.revision
        return room

    async def _save(self, room: Room, new: list[Entry], shots: list[bytes], first: int, status: str, told: Glance | None) -> None:
        room.came_to(await self.store.append(room.id, first, new, shots, status, told))
        if status == "over":
            self._later(self._file_away(room.id))

    async def _keep_chairs(self, room: Room) -> None:
        how = {"pace": room.pace, "window": room.window, "hints": room.hints}
        room.came_to(await self.store.save_chairs(room.id, room.revision, room.chairs, room.maker, **how))

    async def _lay_aside(self, room: Room, aside: Aside) -> None:
        if self.company is not None:
            with suppress(Behind):  # the table is gone
                room.came_to(await self.store.lay_aside(room.id, aside))

    # ---- what other processes did ----

    async def hear(self, table_id: str, revision: int) -> None:
        """Another process has changed a table; where it sleeps here, nobody looks."""
        room = self.rooms.get(table_id)
        if room is not None and room.is_behind(revision):
            try:
                async with room.alone():
                    if room.is_behind(revision):
                        await self._read_on(room)
            except Refused:
                if not room.gone:
                    raise

    async def read_on(self, room: Room) -> None:
        """Where somebody comes who is not expected here: another process may know of them."""
        if self.company is not None:
            await self.hear(room.id, await self._revision(room))

    async def _missed(self, room: Room) -> bool:
        """Inside the room's `alone()`."""
        if self.company is None:
            return False
        if not room.is_behind(await self._revision(room)):
            return False
        await self._read_on(room)
        return True

    async def _revision(self, room: Room) -> int:
        return (await self.store.revisions([room.id])).get(room.id, GONE)

    async def _read_on(self, room: Room) -> None:
        """Inside the room's `alone()`."""
        tidings = await self.store.tidings(room.id, 0 if room.journal is None else len(room.journal.record.entries))
        if tidings is None:
            await self._forget(room)
            raise Refused("gone")
        try:
            await room.follow(tidings)
        except KernelError:  # by other rules, or it parted: as it lies in the store
            log.warning("table %s is read anew", room.id)
            try:
                fresh = await self._wake(room.id)
            except CannotWake:  # whoever comes is told so, and others act for it
                self._broken.add(room.id)
                await self._forget(room)
                if self.company is not None:
                    await self.company.is_done_with(room.id)
                raise
            await room.start_anew(fresh, tidings)

    # ---- looking back ----

    async def reel(self, room: Room) -> Reel:
        """A finished game to look back at."""
        assert room.journal is not None
        reel = self._reels.pop(room.id, None)
        if reel is None:
            frames = await self.store.frames_of(room.id)
            reel = await asyncio.to_thread(Reel, room.journal.record, room.game, room.book, frames)
        self._reels = dict([*self._reels.items(), (room.id, reel)][-REELS:])
        return reel

    async def course(self, room: Room) -> list[Step]:
        """How a finished game went; nothing where its snapshots tell these rules nothing."""
        try:
            reel = await self.reel(room)
            return await asyncio.to_thread(course, reel, FACES[room.game.id].race)
        except snapshot.Unreadable:
            log.warning("the snapshots of table %s cannot be read: its end is shown without its course", room.id)
            return []

    async def catch_up(self) -> None:
        """Once a start, in the background: tables of a version that kept less get the rest while their rules are known."""
        if self.company is not None and not await self.company.may_do("catch-up"):
            return
        for table_id in await self.store.unfilmed():
            try:
                with suppress(Refused):
                    room = self.rooms.get(table_id) or await self._woken(table_id)
                    async with room.alone():
                        await self._keep_picture(room)
                    if room.status == "over":
                        await self._file_away(table_id)
            except Exception:  # the other tables are looked at all the same
                log.exception("table %s is left as an earlier version kept it", table_id)
            await asyncio.sleep(0.01)

    async def _file_away(self, table_id: str) -> None:
        try:
            frames = await self.store.frames_of(table_id)
            if frames:
                await self.store.file_away(table_id, frames)
        except (Refused, Scratched):
            log.exception("the snapshots of table %s could not be filed away; they stay as they are", table_id)

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._filing.add(task)
        task.add_done_callback(self._filing.discard)

    # ---- listing ----

    async def tables_of(self, device: str) -> list[Stored]:
        """This browser's tables, as they lie in the store: to list them wakes none."""
        found = await self.store.tables_of(device)
        for stored in found:
            room = self.rooms.get(stored.id)
            if room is not None and room.glance is not None:
                stored.drawn = room.glance.step  # its picture is drawn when it is asked for
            if stored.id in self._broken and stored.status not in DONE:
                stored.status = "asleep"
        return found

    async def picture(self, table_id: str) -> Sketch | None:
        """The board at the last step that all could see; of a table that sleeps, as it was kept."""
        room = self.rooms.get(table_id)
        if room is None or room.journal is None or room.glance is None or room.drawn == room.glance.step:
            return developed(await self.store.picture_of(table_id))
        self._later(self._keep_picture_alone(room))  # who looks at it does not wait for that
        return developed(picture(room.table))

    async def _keep_picture_alone(self, room: Room) -> None:
        with suppress(Refused):  # deleted meanwhile
            async with room.alone():
                await self._keep_picture(room)

    async def _keep_picture(self, room: Room) -> None:
        """Inside `alone()`, or of a room that nobody can enter any more."""
        if room.journal is None or room.glance is None or room.drawn == room.glance.step:
            return
        try:
            await self.store.keep_picture(room.id, room.glance.step, picture(room.table))
            room.drawn = room.glance.step
        except Exception:  # without it the table is listed all the same
            log.exception("the picture of table %s could not be kept", room.id)

    async def campaign(self, campaign_id: str) -> Campaign:
        known = await self.store.campaign(campaign_id)
        if known is None:
            raise Refused("unknown-table")
        rooms = []
        for stored in await self.store.tables_in(campaign_id):
            with suppress(CannotWake):
                rooms.append(await self.room(stored.id))
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
        return Campaign(campaign_id, game, story, listed, totals, standing, rooms[0].maker)

    # ---- keeping ----

    @asynccontextmanager
    async def seating(self, room: Room) -> AsyncIterator[None]:
        """Who sits where changes inside: stored, then told; all is as it was where that fails."""
        async with room.moving_chairs():
            if self.company is not None:
                await self._read_on(room)  # chairs change rarely, and often right after each other
            chairs, pace, window, hints = deepcopy(room.chairs), room.pace, room.window, room.hints
            try:
                yield
                await self._keep_chairs(room)
            except BaseException as error:
                room.chairs, room.pace, room.hints = chairs, pace, hints
                room.set_window(window)
                if isinstance(error, Behind):
                    await self._read_on(room)
                raise
            await room.changed()
        room.rouse()

    async def drop(self, table_id: str, device: str) -> None:
        """The maker deletes the table, a broken one too; for everybody else it only leaves the own list."""
        stored = await self.store.load(table_id)
        if stored is None:
            raise Refused("unknown-table")
        if device != stored.maker:
            await self.store.forget(device, table_id)
            return
        self.analysts.drop(table_id)
        if table_id in self.rooms:
            await self._delete(self.rooms[table_id])
        else:
            await self.store.delete(table_id)

    async def _delete(self, room: Room) -> None:
        async with room.alone():
            await self.store.delete(room.id)
            await self._forget(room)

    async def _forget(self, room: Room) -> None:
        """Of a table that was deleted, or cannot be followed, inside the room's `alone()`."""
        self.rooms.pop(room.id, None)
        self._looked.pop(room.id, None)
        room.rest()
        room.gone = True
        await room.changed()

    async def finish(self, room: Room) -> None:
        """Ends a table early: it can still be read, not played."""
        async with room.alone():
            if room.status in DONE:
                return
            try:
                room.came_to(await self.store.set_status(room.id, "closed"))
            except Behind:
                await room.keeping.read_on()  # the game has come to its end by itself
                return
            room.closed = True
            room.rest()
            await room.changed()

    def sleepers(self) -> list[str]:
        """Tables nobody has looked at for a while and no bot is busy at."""
        return [id for id in self.rooms if self._may_sleep(id)]

    def _may_sleep(self, id: str) -> bool:
        room, unseen = self.rooms.get(id), time.monotonic() - self._looked.get(id, 0.0)
        return room is not None and not room.listeners and not room.bots.busy and unseen > self._idle_seconds

    async def tidy(self) -> None:
        """Puts idle tables to sleep; their record wakes them."""
        while True:
            await asyncio.sleep(min(60.0, self._idle_seconds))
            for id in self.sleepers():
                if self._may_sleep(id):  # the one before took a while: somebody may have come meanwhile, or deleted this one
                    await self._put_to_sleep(id)

    async def _put_to_sleep(self, id: str) -> None:
        room = self.rooms.pop(id)
        self._looked.pop(id, None)
        if self.company is not None:
            await self.company.leave(room)
        await self._keep_picture(room)

    async def copy_daily(self, keep: int) -> None:
        """Keeps a copy of the data for each of the last days; trouble with it stops nobody's game."""
        assert isinstance(self.store.backend, SqliteFile)
        while True:
            try:
                await asyncio.to_thread(copy_of_the_day, self.store.backend.path, keep, date.today())
            except Exception as error:
                log.error("today's copy of the data could not be made: %s", error)
            await asyncio.sleep(COPY_SECONDS)

    async def clear_empty(self, days: float) -> None:
        """Deletes tables that wait for somebody, and for so many days nobody came or changed anything at them."""
        while True:
            try:
                awake = {*self.rooms, *self._waking}
                for table_id in await self.store.delete_empty(time.time() - days * DAY, awake):
                    log.info("table %s was cleared away: nobody came in %g days", table_id, days)
            except Refused as error:
                log.error("empty tables could not be cleared away: %s", error.code)
            await asyncio.sleep(min(COPY_SECONDS, days * DAY))

    async def close(self) -> None:
        for room in list(self.rooms.values()):
            with suppress(Refused):  # deleted meanwhile
                async with room.alone():
                    room.rest()
        await self.analysts.close()
        await asyncio.to_thread(thinkers.close)
        until = time.monotonic() + CLOSING_SECONDS
        for room in list(self.rooms.values()):
            if time.monotonic() < until:
                await self._keep_picture(room)
        await asyncio.gather(*self._filing, return_exceptions=True)
        if self.company is not None:
            await self.company.close()
        self.store.close()


def _book(game: Game, stored: Stored, fingerprint: str) -> tuple[Any, Exception | None]:
    """The pack that a table is played with; the present one of its name, and why, where that cannot be had any more."""
    try:
        return packs.book_of(game, stored.setup.pack, fingerprint, stored.books.get(fingerprint)), None
    except packs.WrongPack as error:
        try:
            return game.load(stored.setup.pack), error
        except packs.WrongPack as none:
            raise CannotWake(stored, str(none)) from none


def _last_picture(stored: Stored, game: Game, book: Book, frames: list[bytes], parted: Exception) -> Table | None:
    """The last snapshot that can still be read; where none was kept, the last step that still stands."""
    record = waking.record_of(stored, frames)
    if not frames:
        with suppress(KernelError):
            return waking.as_far_as_it_stands(record, game, book, stored.secret, parted).table
    for step in range(len(frames) - 1, -1, -1):
        with suppress(Exception):  # whatever stands in the way of this one, the one before may do
            return waking.still(record, game, book, frames, step)
    return None


def _new_id() -> str:
    """With no dash at its beginning: on a command line that would be an option."""
    while (id := secrets.token_urlsafe(12)).startswith("-"):
        pass
    return id


def _chapters(game: Game, story: str) -> tuple[dict[str, str], ...]:
    chapters = game.campaign.stories(game.load("base")).get(story) if game.campaign is not None else None
    if chapters is None:
        raise Refused("wrong-setup")
    return chapters


def _moved_on(chair: Chair) -> Chair:
    """The same at the next table: a bot that stood in for somebody stays behind."""
    bot = chair.bot if chair.kind == "bot" else ""
    return Chair(chair.kind, chair.name, bot, holders=list(chair.holders), habits=dict(chair.habits), heard=chair.heard)


def _options(wish: Wish) -> dict[str, str]:
    """Every choice of the game, the default where nothing was said."""
    if len(wish.chairs) not in wish.game.seats or wish.pace not in PACES or wish.hints not in HINTS:
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
