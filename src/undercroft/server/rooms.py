"""A room is one table with its chairs: who sits where, who is asked, what was said. One thing at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Literal, NamedTuple

import msgspec

from undercroft.bots import BOTS
from undercroft.kernel import replay
from undercroft.kernel.journal import Entry, Journal, Record
from undercroft.kernel.luck import Luck, Quick, Sealed, commitment
from undercroft.kernel.table import Table
from undercroft.kernel.types import Event, Game, KernelError, Seat, Setup
from undercroft.server.errors import Refused

Kind = Literal["person", "open", "bot"]
PACES = {"slow": 2.5, "normal": 0.8, "at-once": 0.0}
"""Seconds a bot lets pass before an answer that others see."""

BOT_NAMES = ("Grim", "Mab", "Odo", "Wren", "Pike", "Sable", "Tansy", "Rook")


class Chair(msgspec.Struct):
    """One seat of a table. A person may sit at several devices; a bot may stand in for an absent person."""

    kind: Kind
    name: str = ""
    bot: str = ""
    """The bot that plays: the chair's own, or one standing in for its person."""
    key: str = ""
    """The private link that carries this seat to another device."""
    holders: list[str] = []
    """Devices that may play this seat."""

    @property
    def plays_by_itself(self) -> bool:
        return bool(self.bot)

    @property
    def stand_in(self) -> bool:
        return self.kind == "person" and bool(self.bot)


class Glimpse(NamedTuple):
    """An event and the view of one place right after it: what a frame of the animation is drawn from."""

    event: Event
    view: Any


class Change(NamedTuple):
    """What an answer did, for those who look on. `glimpses` holds, for each place, what it may see of it."""

    glimpses: dict[Seat | None, list[Glimpse]]
    only: Seat | None = None
    """The one seat whose view changed, where it was only one: the others are told nothing."""


Listener = Callable[[Change], Awaitable[None]]
Save = Callable[[list[Entry], int, str], Awaitable[None]]
"""New entries, the number of the first, the table's status after them."""


class Room:
    """Everything the pages show of a table comes from here; everything that changes goes through here."""

    def __init__(
        self,
        id: str,
        game: Game,
        setup: Setup,
        chairs: list[Chair],
        *,
        maker: str,
        secret: bytes,
        save: Save,
        pace: str = "normal",
        campaign: str = "",
        chapter: int = 0,
    ) -> None:
        self.id = id
        self.game = game
        self.setup = setup
        self.book = game.load(setup.pack)
        self.chairs = chairs
        self.maker = maker
        self.pace = pace
        self.campaign = campaign
        self.chapter = chapter
        self.commitment = commitment(secret, setup)
        self.journal: Journal | None = None
        """None while people gather."""
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.places: dict[Seat | None, int] = {}
        """How many open pages look from each place."""
        self.closed = False
        """Ended early by its maker."""
        self.gone = False
        self._secret = secret
        self._save = save
        self._bots: asyncio.Task[None] | None = None

    # ---- looking ----

    @property
    def status(self) -> Literal["waiting", "running", "over", "closed"]:
        if self.journal is not None and self.journal.table.over:
            return "over"
        if self.closed:
            return "closed"
        return "waiting" if self.journal is None else "running"

    @property
    def busy(self) -> bool:
        return self._bots is not None and not self._bots.done()

    @property
    def table(self) -> Table:
        if self.journal is None:
            raise Refused("not-started")
        return self.journal.table

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(chair.name for chair in self.chairs)

    def seats_of(self, device: str) -> list[Seat]:
        return [seat for seat, chair in enumerate(self.chairs) if device in chair.holders]

    def present(self, seat: Seat) -> bool:
        return self.places.get(seat, 0) > 0

    def asked(self) -> tuple[Seat, ...]:
        return self.table.waiting_for() if self.status == "running" else ()

    def next_here(self, device: str, place: Seat | None) -> Seat | None:
        """At one device: the person to pass to, when the one at `place` has nothing to answer."""
        asked = self.asked()
        if place is None or place in asked:
            return None
        here = [seat for seat in self.seats_of(device) if seat in asked and not self.chairs[seat].plays_by_itself]
        return here[0] if here else None

    # ---- gathering ----

    def take(self, seat: Seat, device: str, name: str) -> None:
        chair = self.chairs[seat]
        if chair.kind != "open":
            raise Refused("table-full")
        chair.kind, chair.name, chair.bot = "person", name, ""
        chair.holders = [device]

    def free(self, seat: Seat) -> None:
        """The chair is open again; at a running table a bot keeps it warm until somebody sits down."""
        chair = self.chairs[seat]
        chair.kind, chair.holders = "open", []
        if self.status != "waiting":
            chair.bot = chair.bot or "greedy"

    def hand_to_bot(self, seat: Seat, bot: str) -> None:
        if bot not in BOTS:
            raise Refused("wrong-setup")
        self.chairs[seat].bot = bot

    def give_back(self, seat: Seat) -> None:
        self.chairs[seat].bot = ""

    def set_pace(self, pace: str) -> None:
        if pace not in PACES:
            raise Refused("wrong-setup")
        self.pace = pace

    # ---- playing ----

    async def start(self) -> None:
        async with self.lock:
            if self.status != "waiting":
                raise Refused("already-started")
            journal = Journal(self.game, self.setup, self.book, self._secret, self.names)
            entry = journal.start()
            await self._save([entry], 0, "running")
            self.journal = journal
            await self._tell(Change({}))
        self.rouse_bots()

    async def answer(self, seat: Seat, number: int, text: str) -> None:
        async with self.lock:
            if self.status != "running":
                raise Refused({"waiting": "not-started", "closed": "gone"}.get(self.status, "not-asked"))
            if number != self.table.number(seat):
                raise Refused("stale")
            await self._do(seat, lambda journal: journal.answer(seat, text))
        self.rouse_bots()

    async def take_back(self, seat: Seat, number: int) -> None:
        async with self.lock:
            if self.status != "running":
                raise Refused("nothing-to-take-back")
            if number != self.table.number(seat):
                raise Refused("stale")
            await self._do(seat, lambda journal: journal.take_back(seat))

    async def _do(self, seat: Seat, act: Callable[[Journal], Entry]) -> None:
        """Play, store, tell: nobody hears of what is not stored."""
        journal = self.journal
        assert journal is not None
        lanes = (journal.table.meetings, journal.table.waiting_for())
        glimpses: dict[Seat | None, list[Glimpse]] = {place: [] for place, pages in self.places.items() if pages}
        journal.table.listener = lambda table, event: _glimpse(table, event, glimpses)
        before = len(journal.record.entries)
        try:
            act(journal)
        except KernelError as error:
            raise Refused(error.code) from None
        finally:
            journal.table.listener = None
        try:
            await self._save(journal.record.entries[before:], before, self.status)
        except Exception:
            self.journal = self._woken(before)
            raise
        alone = journal.table.side_by_side() and lanes == (journal.table.meetings, journal.table.waiting_for())
        await self._tell(Change(glimpses, seat if alone else None))

    def _woken(self, upto: int) -> Journal:
        """The last stored truth, after a save has failed."""
        assert self.journal is not None
        record = self.journal.record
        record.entries, record.secret, record.scores = record.entries[:upto], "", ()
        return wake(record, self.game, self.book, self._secret)

    async def changed(self) -> None:
        """Something other than the game changed: chairs, presence."""
        await self._tell(Change({}))

    async def _tell(self, change: Change) -> None:
        for listener in list(self.listeners):
            await listener(change)

    # ---- bots ----

    def rouse_bots(self) -> None:
        if self.status == "running" and (self._bots is None or self._bots.done()) and self._bots_asked():
            self._bots = asyncio.create_task(self._play_bots())

    def _bots_asked(self) -> list[Seat]:
        return [seat for seat in self.asked() if self.chairs[seat].plays_by_itself]

    async def _play_bots(self) -> None:
        while seats := self._bots_asked():
            seat = seats[0]
            ask = self.table.question(seat)
            seen = ask is not None and (ask.kind == "ready" or not self.table.side_by_side())
            await asyncio.sleep(PACES[self.pace] if seen else 0)
            async with self.lock:
                ask = self.table.question(seat) if self.status == "running" else None
                if ask is None or not self.chairs[seat].plays_by_itself:
                    continue
                bot, view = BOTS[self.chairs[seat].bot], self.table.view(seat)
                luck = Luck(Quick(hash((self.id, seat, self.table.number(seat)))))
                choice = await asyncio.to_thread(bot.choose, self.game, self.setup, self.book, view, ask, luck)
                await self._do(seat, partial(Journal.answer, seat=seat, text=str(choice)))

    async def close(self) -> None:
        if self._bots is not None:
            self._bots.cancel()


def _glimpse(table: Table, event: Event, glimpses: dict[Seat | None, list[Glimpse]]) -> None:
    """A lane's events are for its own seat until the lanes meet; the trunk's are for all, secrets for one."""
    lanes = table.side_by_side()
    for place, seen in glimpses.items():
        if event.seat == place or not (event.secret or lanes):
            seen.append(Glimpse(event, table.view(place)))


def wake(record: Record, game: Game, book: Any, secret: bytes) -> Journal:
    journal = replay.wake(record, game, book)
    journal.secret = secret
    journal.table.luck.source = Sealed(secret)
    if journal.table.over and (outcome := journal.outcome()):
        journal.record.secret, journal.record.scores = secret.hex(), outcome.scores
    return journal
