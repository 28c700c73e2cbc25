"""A room is one table with its chairs: who sits where, who is asked, what was said. One thing at a time."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Literal, NamedTuple

from undercroft.games import FACES
from undercroft.kernel.game import Game
from undercroft.kernel.journal import Entry, Journal, Upgrade
from undercroft.kernel.luck import Luck, Quick, commitment
from undercroft.kernel.stroll import ways
from undercroft.kernel.table import Table
from undercroft.kernel.types import Book, NotAsked, NothingToTakeBack, NotOffered, Seat, Setup
from undercroft.moments import shown_for
from undercroft.server.errors import READ_ONLY, Refused
from undercroft.server.play import habits
from undercroft.server.play.asides import Aside
from undercroft.server.play.bot_play import PACES, BotPlay
from undercroft.server.play.chairs import Chair
from undercroft.server.play.coaching import advised
from undercroft.server.play.glance import Glance, Headed, glance, headed
from undercroft.server.play.hinting import HINTS, USUAL_HINTS, Hinting
from undercroft.server.play.news import Change, Glimpse, Listener, look
from undercroft.server.play.replica import only_for, played_on, stays_alone
from undercroft.server.play.seating import Seating
from undercroft.server.play.windows import SECONDS, USUAL, WINDOW, Key, Windows, window_of
from undercroft.server.store.backend import GONE, Behind

if TYPE_CHECKING:
    from undercroft.server.store.database import Stored, Tidings

log = logging.getLogger("undercroft")
PRESENCE_SECONDS = 0.5
"""How often, at most, the pages of a table are told who is there."""
Save = Callable[[list[Entry], list[bytes], int, str, Glance | None], Awaitable[None]]
"""New entries with a snapshot each, the number of the first, the table's status after them; what all see, where that changed."""


async def _nothing(*_: object) -> None: ...


async def _never() -> bool:
    return False


class Keeping(NamedTuple):
    """How a room's store is reached. A room that lies in none keeps nothing, and nobody else works on it."""

    save: Save = _nothing
    chairs: Callable[[], Awaitable[None]] = _nothing
    read_on: Callable[[], Awaitable[None]] = _nothing
    """After somebody else wrote first."""
    missed: Callable[[], Awaitable[bool]] = _never
    """Whether another process had stored something that was not known here. Now it is."""
    lay_aside: Callable[[Aside], Awaitable[None]] = _nothing
    """Beside the open question, for the pages of other processes."""


TRIES = 8
"""How often an answer is given again where others, side by side with it, were quicker."""
TOO_EARLY = ("stale", "not-started", "not-asked", "not-offered", "nothing-to-take-back")
"""What is said to somebody who knows less than the table does, or more."""


class Room:
    """Everything the pages show of a table comes from here; everything that changes goes through here.

    Who acts does so inside `alone()`, who looks inside `looking()`: an answer is played on a copy of the journal, which takes
    its place once it is stored.
    """

    taught = False
    """Whether it is the table of a lesson: nothing of it is kept, and nobody else comes to it."""

    def __init__(
        self,
        id: str,
        game: Game,
        setup: Setup,
        book: Book,
        chairs: list[Chair],
        *,
        maker: str,
        secret: bytes,
        keeping: Keeping = Keeping(),  # noqa: B008
        notice: Callable[[], str] = str,
        agreed: bytes = b"",
        pace: str = "normal",
        window: str = USUAL,
        hints: str = USUAL_HINTS,
        campaign: str = "",
        chapter: int = 0,
        since: float = 0.0,
        pack: bytes | None = None,
    ) -> None:
        self.id = id
        self.address = f"/t/{id}"
        self.game = game
        self.setup = setup
        self.book = book
        self.pack = pack
        """What the book was bound from, where the game does not bring that itself."""
        self.chairs = chairs
        self.maker = maker
        self.pace = pace
        self.hints = hints
        """Who may ask for one."""
        self.campaign = campaign
        self.chapter = chapter
        self.since = since
        """When the table last moved on for all to see, in seconds since the epoch."""
        self.commitment = commitment(secret, agreed or setup.agreed())
        self.journal: Journal | None = None
        """None while people gather."""
        self.glance: Glance | None = None
        """As the front page tells of it."""
        self.headed: dict[Seat | None, Headed] = {}
        """How far all were at the last heading that was told, as each place saw it."""
        self.shown_for = 0.0
        """How many seconds it takes to see what the last answer did."""
        self.drawn: int | None = None
        """The step of its stored picture."""
        self.listeners: set[Listener] = set()
        self.places: dict[Seat | None, int] = {}
        """How many open pages look from each place."""
        self._presence_next = 0.0
        """When that may be told again."""
        self._presence_told: asyncio.TimerHandle | None = None
        self._told: asyncio.Task[None] | None = None
        self.coached: dict[Seat, int] = {}
        """The question at which the coach of a seat last said something that was read."""
        self.rematch = ""
        """The table where its people play again."""
        self.revision = 0
        """How often it was changed, as far as this process knows."""
        self.asides_read = True
        """Whether it is known what lies beside the open question: who wakes a table knows its record alone."""
        self.acts = True
        """Whether bots and clocks of the table are this process's to run."""
        self.elsewhere: dict[Seat | None, int] = {}
        """How many pages look from each place at other processes."""
        self.closed = False
        """Ended early by its maker."""
        self.gone = False
        self._lock = asyncio.Lock()
        self._moving_chairs = asyncio.Lock()
        self._secret = secret
        self.keeping = keeping
        self._notice = notice
        self.seating = Seating(self)
        self.windows = Windows(self._window_began, self._pass_window)
        self.set_window(window)
        self.bots = BotPlay(self)
        self.hinting = Hinting(self)

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        async with self._lock:
            if self.gone:
                raise Refused("gone")
            yield

    @asynccontextmanager
    async def looking(self) -> AsyncIterator[None]:
        """Whoever only looks waits for no answer that is being stored, only for who changes the chairs."""
        async with self._moving_chairs:
            if self.gone:
                raise Refused("gone")
            yield

    @asynccontextmanager
    async def moving_chairs(self) -> AsyncIterator[None]:
        async with self.alone(), self._moving_chairs:
            yield

    # ---- looking ----

    @property
    def status(self) -> Literal["waiting", "running", "over", "closed"]:
        if self.journal is not None and self.journal.table.over:
            return "over"
        if self.closed:
            return "closed"
        return "waiting" if self.journal is None else "running"

    @property
    def table(self) -> Table:
        if self.journal is None:
            raise Refused("not-started")
        return self.journal.table

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(chair.name for chair in self.chairs)

    @property
    def chapters(self) -> int:
        """Of how many games its campaign consists; 0 for a single game. All stories of a game are equally long."""
        stories = self.game.campaign.stories(self.book) if self.campaign and self.game.campaign is not None else {}
        return len(next(iter(stories.values()), ()))

    def renewed(self, place: Seat | None) -> Upgrade | None:
        """Where the present rules came to something else than those before: until the one at `place` has answered under them."""
        if self.journal is None or self.status != "running":
            return None
        stretch, entries = self.journal.record.stretches()[-1], self.journal.record.entries
        answered = any(place in (None, entry.seat) for entry in entries[stretch.first + 1 :])
        return None if answered or stretch.upgrade is None or stretch.upgrade.parted is None else stretch.upgrade

    def seats_of(self, device: str) -> list[Seat]:
        return [seat for seat, chair in enumerate(self.chairs) if device in chair.holders]

    # ---- coming and going ----

    def present(self, seat: Seat) -> bool:
        return self.places.get(seat, 0) + self.elsewhere.get(seat, 0) > 0

    def come(self, place: Seat | None) -> None:
        """A page is opened at a place."""
        self.places[place] = self.places.get(place, 0) + 1
        self.presence_changed()

    def go(self, place: Seat | None) -> None:
        self.places[place] -= 1
        self.presence_changed()

    def presence_changed(self) -> None:
        """Told at once, and then only now and then: where people stream in each of them would cost a page of all others."""
        self.rouse()
        if self._presence_told is None:
            loop = asyncio.get_running_loop()
            wait = max(0.0, self._presence_next - loop.time())
            self._presence_told = loop.call_later(wait, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence_told = None
        self._presence_next = asyncio.get_running_loop().time() + PRESENCE_SECONDS
        self._told = asyncio.create_task(self.changed())

    @property
    def notice(self) -> str:
        """What the house tells everybody at its tables, as the code of a refusal."""
        return self._notice()

    @property
    def halted(self) -> bool:
        """Whether nobody may play, bots and clocks included."""
        return self.notice == READ_ONLY

    def asked(self) -> tuple[Seat, ...]:
        return self.table.waiting_for() if self.status == "running" else ()

    @property
    def in_moment(self) -> bool:
        """Whether a window is open, whoever is asked in it."""
        return self.status == "running" and window_of(self.table) is not None

    def asked_as_seen(self, device: str) -> tuple[Seat, ...]:
        """Who is asked, as far as a device may know: in a window nobody else is named."""
        window = window_of(self.table) if self.status == "running" else None
        hidden = window is not None and device not in self.chairs[window.seat].holders
        return () if hidden else self.asked()

    def next_here(self, device: str, place: Seat | None) -> Seat | None:
        """At one device: the person to pass to, when the one at `place` has nothing to answer."""
        asked = self.asked()
        if place is None or place in asked:
            return None
        here = [seat for seat in self.seats_of(device) if seat in asked and not self.chairs[seat].plays_by_itself]
        return here[0] if here else None

    # ---- playing ----

    def set_pace(self, pace: str) -> None:
        if pace not in PACES:
            raise Refused("wrong-setup")
        self.pace = pace

    def set_window(self, window: str) -> None:
        """How long windows stay open, from the next one on."""
        if window not in SECONDS:
            raise Refused("wrong-setup")
        self.window, self.windows.seconds = window, SECONDS[window]

    def set_hints(self, hints: str) -> None:
        if hints not in HINTS:
            raise Refused("wrong-setup")
        self.hints = hints

    async def start(self) -> None:
        async with self.alone():
            if self.status != "waiting":
                raise Refused("already-started")
            journal = self.new_journal()
            journal.start()
            habits.keep(journal, self.chairs)
            try:
                await self._store(journal, 0, "running", seen=True)
            except Behind:
                await self.keeping.read_on()
                raise Refused("already-started") from None
            self.journal = journal
            await self.changed()
        self.rouse()

    def new_journal(self) -> Journal:
        """Of a game that is about to begin."""
        journal = Journal(self.game, self.setup, self.book, self._secret, self.names)
        journal.shots = []
        return journal

    async def answer(self, seat: Seat, number: int, text: str) -> None:
        """The answer to the open question, or something thrown in aside."""

        async def act() -> None:
            if self._passes_early(seat, number, text):
                await self._tell(Change({}, seat))
                await self._share_window()
            else:
                await self.play(seat, text)

        await self._act(seat, number, act)
        self.rouse()

    async def play(self, seat: Seat, text: str) -> None:
        """Inside `alone()`: an answer, and what habits answer after it. What the coach said before it has been heard."""

        def act(journal: Journal) -> None:
            journal.answer(seat, text)
            habits.keep(journal, self.chairs)

        chair, advice = self.chairs[seat], advised(self, seat)
        before = chair.heard
        if advice:
            chair.heard = [*(before or ()), advice[0].at]
        try:
            await self._do(seat, act)
        except BaseException:
            chair.heard = before
            raise
        if advice:
            try:
                await self.keeping.chairs()
            except Behind:  # somebody moved a chair meanwhile: then the coach says it once more
                await self.keeping.read_on()

    async def stroll(self, seat: Seat, number: int, goal: str) -> None:
        """Several steps by one choice: all of them, or as many as still lead there."""

        async def act() -> None:
            way = ways(self.table, seat, Luck(Quick(0))).get(goal)
            if way is None:
                raise Refused("not-offered")
            for step in way:
                ask = self.table.question(seat)
                if ask is None or step not in ask.options:
                    return
                await self.play(seat, str(step))

        await self._act(seat, number, act)
        self.rouse()

    async def hint(self, seat: Seat, number: int) -> None:
        """What the house would play: the seat's pages say it as soon as it has been thought over. Nobody waits here for that."""
        await self._act(seat, number, lambda: self.hinting.begin(seat))

    def _passes_early(self, seat: Seat, number: int, text: str) -> bool:
        """In a window whoever lets it pass waits for its end like everybody else."""
        ask = self.table.question(seat)
        if ask is None or not self.windows.is_open(seat, number) or text != str(ask.options[-1]) or not self.windows.runs:
            return False
        self.windows.let_pass()
        return True

    async def think(self, seat: Seat, number: int) -> None:
        """Holds the open window: its person wants to look first. Who has let it pass has looked."""
        async with self.alone():
            await self._need_window(seat, number)
            if self.windows.lasts is None or self.windows.passed:
                raise Refused("stale")
            self.windows.hold()
            await self._tell(Change({}, seat))
            await self._share_window()

    async def see_window(self, seat: Seat, number: int) -> None:
        """The page of the one who is asked has shown what led to the open window."""
        async with self.alone():
            await self._need_window(seat, number)
            self.windows.see()
            await self._share_window()

    async def _need_window(self, seat: Seat, number: int) -> None:
        if not self.windows.is_open(seat, number) and await self.keeping.missed():
            self.watch_windows()
        if not self.windows.is_open(seat, number):
            raise Refused("stale")

    async def _share_window(self) -> None:
        if (aside := self.windows.aside()) is not None:
            await self.keeping.lay_aside(aside)

    async def _window_began(self, seat: Seat) -> None:
        async with self.alone():
            await self._tell(Change({}, seat))

    async def _pass_window(self, key: Key) -> None:
        """The moment is over: the last option lets the window pass."""
        async with self.alone():
            open_ = self.acts and self.status == "running" and self.windows.may_close(key)
            ask = self.table.question(key.seat) if open_ else None
            if ask is not None and ask.window:
                await self.play(key.seat, str(ask.options[-1]))
        self.rouse()

    async def take_back(self, seat: Seat, number: int) -> None:
        """No habit answers right after it: whoever takes back one of them wants to be asked."""
        await self._act(seat, number, lambda: self._do(seat, lambda journal: journal.take_back(seat)))
        self.rouse()

    async def ask_less(self) -> None:
        """After somebody said what not to be asked: that may be the open question."""
        async with self.alone():
            if self.journal is None or self.status != "running":
                return
            found = habits.next_answer(self.journal, self.chairs)
            if found is not None:
                await self._do(found[0], lambda journal: habits.keep(journal, self.chairs))
        self.rouse()

    async def _act(self, seat: Seat, number: int, act: Callable[[], Awaitable[None]]) -> None:
        async with self.alone():
            if self.halted:
                raise Refused(READ_ONLY)
            try:
                try:
                    await self._act_now(seat, number, act)
                except Refused as error:
                    # Whoever acts may have seen more at another process than this one has heard of.
                    if error.code not in TOO_EARLY or not await self.keeping.missed():
                        raise
                    await self._act_now(seat, number, act)
            except Refused:
                if self.status == "running":
                    await self._tell(Change({}, seat, whole=True))
                raise

    async def _act_now(self, seat: Seat, number: int, act: Callable[[], Awaitable[None]]) -> None:
        if self.status != "running":
            raise Refused("not-started" if self.status == "waiting" else "not-asked")
        if number != self.table.number(seat):
            raise Refused("stale")
        await act()

    async def _do(self, seat: Seat, act: Callable[[Journal], object]) -> None:
        """Where others wrote first it is done again on what they wrote, if that changed nothing for the one who acts."""
        number, side_by_side = self.table.number(seat), self.table.side_by_side()
        for _ in range(TRIES):
            try:
                await self._try(seat, act)
                return
            except Behind:
                await self.keeping.read_on()
                goes_on = self.status == "running" and self.table.side_by_side() and number == self.table.number(seat)
                if not side_by_side or not goes_on:
                    raise Refused("stale") from None
        raise Refused("database-busy")

    async def _try(self, seat: Seat, act: Callable[[Journal], object]) -> None:
        """Play on a copy, store, tell: nobody sees what is not stored."""
        assert self.journal is not None
        trial, glimpses = self.journal.clone(), self._glimpses()
        trial.table.listener = lambda table, event: look(table, event, glimpses)
        try:
            act(trial)
        except (NotAsked, NotOffered, NothingToTakeBack) as error:
            raise Refused(error.code) from None
        trial.table.listener = None
        alone = stays_alone(self.journal, trial)
        await self._store(trial, len(self.journal.record.entries), "over" if trial.table.over else self.status, seen=not alone)
        await self._go_on(trial, glimpses, seat if alone else None)

    async def follow(self, tidings: Tidings) -> None:
        """Inside `alone()`: what other processes stored."""
        new, glimpses, before = tidings.table.entries, self._glimpses(), self.chairs
        journal = played_on(self, new, glimpses) if new else self.journal
        self._take_settings(tidings.table)
        if journal is not None and new:
            await self._go_on(journal, glimpses, only_for(self, new, journal) if before == self.chairs else None)
        await self._followed(tidings, Change({}))

    async def start_anew(self, fresh: Room, tidings: Tidings) -> None:
        """Inside `alone()`: what other processes stored, as another room of the same table has it, just woken."""
        self.journal, self.book, self.pack = fresh.journal, fresh.book, fresh.pack
        self._take_settings(fresh)
        await self._followed(tidings, Change({}, whole=True))

    def _take_settings(self, new: Stored | Room) -> None:
        self.chairs, self.maker, self.pace, self.hints, self.rematch = new.chairs, new.maker, new.pace, new.hints, new.rematch
        self.set_window(new.window)
        self.closed, self.revision = new.status == "closed", new.revision
        if new.glance is not None:
            self.glance, self.drawn, self.since = new.glance, new.drawn, new.glance.since
        if self.closed:
            self.rest()

    async def _followed(self, tidings: Tidings, change: Change) -> None:
        self.asides_read = True
        self.watch_windows()  # what lies beside may be about one that has just opened
        for aside in tidings.asides:
            self.windows.adopt(aside) if aside.kind == WINDOW else self.hinting.adopt(aside)
        await self._tell(change)
        self.rouse()

    def _glimpses(self) -> dict[Seat | None, list[Glimpse]]:
        """For each place from which somebody looks."""
        return {place: [] for place, pages in self.places.items() if pages}

    async def _go_on(self, journal: Journal, glimpses: dict[Seat | None, list[Glimpse]], only: Seat | None) -> None:
        """What was stored is what all look at from now on."""
        self.journal = journal
        await self._tell(Change(glimpses, only))
        following = FACES[self.game.id].following
        seen_at_most = (shown_for(following, (glimpse.event for glimpse in seen)) for seen in glimpses.values())
        self.shown_for = max(seen_at_most, default=0.0)
        for place, seen in glimpses.items():
            if headings := [glimpse for glimpse in seen if glimpse.event.kind in self.game.headings]:
                self.headed[place] = headed(journal.table, headings[-1].view)

    async def _store(self, journal: Journal, first: int, status: str, *, seen: bool) -> None:
        """`seen`: others than the one who acted could see it."""
        shots, journal.shots = journal.shots or [], []
        told = glance(journal.table, journal.known_to_all(), time.time()) if seen else None
        await self.keeping.save(journal.record.entries[first:], shots, first, status, told)
        if told is not None:
            self.glance, self.since = told, told.since

    async def changed(self, only: Seat | None = None) -> None:
        """Something other than the game changed: chairs, presence; or something that is `only` for one seat to see."""
        await self._tell(Change({}, only))

    async def _tell(self, change: Change) -> None:
        """One page that cannot be drawn must not keep the news from the others. They show the clock of a window as it is then."""
        self.watch_windows()
        self.hinting.forget_past()
        for listener in list(self.listeners):
            try:
                await listener(change)
            except Exception:
                log.exception("a page of table %s could not be told", self.id)

    # ---- those who act by themselves ----

    def rouse(self) -> None:
        """After every change: a window may have opened, a bot may be asked."""
        if not self.gone:
            self.watch_windows()
            if self.acts and not self.halted:
                self.bots.rouse()

    def set_acting(self, acts: bool) -> None:
        """From now on this process runs the table's bots and clocks, or leaves them to another one."""
        if acts != self.acts:
            self.acts = acts
            self.bots.stop()
            self.windows.go_on()
            self.rouse()

    def is_behind(self, revision: int) -> bool:
        """Whether there is something to read of the table, which has come to this revision."""
        return revision == GONE or revision > self.revision or not self.asides_read

    def came_to(self, revision: int) -> None:
        """After an own change. Where others changed something in between, that is still to be read."""
        if revision == self.revision + 1:
            self.revision = revision

    def rest(self) -> None:
        self.bots.stop()
        self.windows.stop()
        self.hinting.stop()

    def watch_windows(self) -> None:
        running = self.status == "running" and not self.gone and not self.halted
        self.windows.watch(self.journal if running else None, self._clockless, company=self.in_company)

    @property
    def in_company(self) -> bool:
        """Whether anybody but one person plays or looks on, and could tell something from how long a window lasts."""
        people = {seat for seat, chair in enumerate(self.chairs) if not chair.plays_by_itself}
        looking = {place for pages in (self.places, self.elsewhere) for place, count in pages.items() if count}
        return len(people | looking) > 1

    def _clockless(self, seat: Seat) -> bool:
        """A bot keeps the time of a window itself; for a person to whom the device must be passed it has not begun."""
        return self.chairs[seat].plays_by_itself or (not self.present(seat) and self._at_this_device(seat))

    def _at_this_device(self, seat: Seat) -> bool:
        return any(self.present(other) for device in self.chairs[seat].holders for other in self.seats_of(device))
