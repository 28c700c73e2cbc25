"""A room is one table with its chairs: who sits where, who is asked, what was said. One thing at a time."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Literal

from undercroft.games import FACES
from undercroft.kernel.game import Game
from undercroft.kernel.journal import Entry, Journal, Upgrade
from undercroft.kernel.luck import Luck, Quick, commitment
from undercroft.kernel.stroll import ways
from undercroft.kernel.table import Table
from undercroft.kernel.types import Book, NotAsked, NothingToTakeBack, NotOffered, Seat, Setup
from undercroft.moments import shown_for
from undercroft.server.errors import Refused
from undercroft.server.play import habits
from undercroft.server.play.bot_play import PACES, BotPlay
from undercroft.server.play.chairs import Chair
from undercroft.server.play.coaching import advised
from undercroft.server.play.glance import Glance, Headed, glance, headed
from undercroft.server.play.hinting import HINTS, USUAL_HINTS, Hinting
from undercroft.server.play.news import Change, Glimpse, Listener, look
from undercroft.server.play.seating import Seating
from undercroft.server.play.waking import woken_again
from undercroft.server.play.windows import SECONDS, USUAL, Key, Windows, window_of

log = logging.getLogger("undercroft")
Save = Callable[[list[Entry], list[bytes], int, str, Glance | None], Awaitable[None]]
"""New entries with a snapshot each, the number of the first, the table's status after them; what all see, where that changed."""


async def _unkept() -> None:
    """The chairs of a room that lies in no store."""


class Room:
    """Everything the pages show of a table comes from here; everything that changes goes through here.

    Who looks or acts does so inside `alone()`: an answer is stored before anybody sees what came of it.
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
        save: Save,
        keep_chairs: Callable[[], Awaitable[None]] = _unkept,
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
        self.coached: dict[Seat, int] = {}
        """The question at which the coach of a seat last said something that was read."""
        self.rematch = ""
        """The table where its people play again."""
        self.closed = False
        """Ended early by its maker."""
        self.gone = False
        self._lock = asyncio.Lock()
        self._secret = secret
        self._save = save
        self._keep_chairs = keep_chairs
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

    def present(self, seat: Seat) -> bool:
        return self.places.get(seat, 0) > 0

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
            journal = Journal(self.game, self.setup, self.book, self._secret, self.names)
            journal.shots = []
            journal.start()
            habits.keep(journal, self.chairs)
            await self._store(journal, 0, "running", seen=True)
            self.journal = journal
            await self.changed()
        self.rouse()

    async def answer(self, seat: Seat, number: int, text: str) -> None:
        """The answer to the open question, or something thrown in aside."""

        async def act() -> None:
            if self._passes_early(seat, number, text):
                await self._tell(Change({}, seat))
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
            await self._keep_chairs()

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
        """What the house would play: the seat's pages say it as soon as it has been thought over."""
        await self._act(seat, number, lambda: self.hinting.begin(seat))
        await self.hinting.wait(seat)

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
            if not self.windows.is_open(seat, number) or self.windows.lasts is None or self.windows.passed:
                raise Refused("stale")
            self.windows.hold()
            await self._tell(Change({}, seat))

    async def see_window(self, seat: Seat, number: int) -> None:
        """The page of the one who is asked has shown what led to the open window."""
        async with self.alone():
            if not self.windows.is_open(seat, number):
                raise Refused("stale")
            self.windows.see()

    async def _window_began(self, seat: Seat) -> None:
        async with self.alone():
            await self._tell(Change({}, seat))

    async def _pass_window(self, key: Key) -> None:
        """The moment is over: the last option lets the window pass."""
        async with self.alone():
            ask = self.table.question(key.seat) if self.status == "running" and self.windows.may_close(key) else None
            if ask is not None and ask.window:
                await self.play(key.seat, str(ask.options[-1]))
        self.rouse()

    async def take_back(self, seat: Seat, number: int) -> None:
        """No habit answers right after it: whoever takes back one of them wants to be asked."""
        await self._act(seat, number, lambda: self._do(seat, lambda journal: journal.take_back(seat)))

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
            if self.status != "running":
                raise Refused("not-started" if self.status == "waiting" else "not-asked")
            try:
                if number != self.table.number(seat):
                    raise Refused("stale")
                await act()
            except Refused:
                await self._tell(Change({}, seat, whole=True))
                raise

    async def _do(self, seat: Seat, act: Callable[[Journal], object]) -> None:
        """Play, store, tell: nobody hears of what is not stored."""
        journal = self.journal
        assert journal is not None
        lanes = (journal.table.meetings, journal.table.waiting_for())
        glimpses: dict[Seat | None, list[Glimpse]] = {place: [] for place, pages in self.places.items() if pages}
        journal.table.listener = lambda table, event: look(table, event, glimpses)
        before = len(journal.record.entries)
        try:
            act(journal)
            journal.table.listener = None
            alone = journal.table.side_by_side() and lanes == (journal.table.meetings, journal.table.waiting_for())
            await self._store(journal, before, self.status, seen=not alone)
        except (NotAsked, NotOffered, NothingToTakeBack) as error:
            journal.table.listener = None
            raise Refused(error.code) from None
        except BaseException:
            self.journal = woken_again(journal, before)
            raise
        await self._tell(Change(glimpses, seat if alone else None))
        following = FACES[self.game.id].following
        seen_at_most = (shown_for(following, (glimpse.event for glimpse in seen)) for seen in glimpses.values())
        self.shown_for = max(seen_at_most, default=0.0)
        for place, seen in glimpses.items():
            if headings := [glimpse for glimpse in seen if glimpse.event.kind in self.game.headings]:
                self.headed[place] = headed(journal.table, headings[-1].view)

    async def _store(self, journal: Journal, first: int, status: str, *, seen: bool) -> None:
        """`seen`: others than the one who acted could see it."""
        shots, journal.shots = journal.shots or [], []
        told = glance(journal.table, len(journal.record.entries), time.time()) if seen else None
        await self._save(journal.record.entries[first:], shots, first, status, told)
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
        self.watch_windows()
        self.bots.rouse()

    def rest(self) -> None:
        self.bots.stop()
        self.windows.stop()
        self.hinting.stop()

    def watch_windows(self) -> None:
        running = self.status == "running" and not self.gone
        self.windows.watch(self.journal if running else None, self._clockless, company=self.in_company)

    @property
    def in_company(self) -> bool:
        """Whether anybody but one person plays or looks on, and could tell something from how long a window lasts."""
        people = {seat for seat, chair in enumerate(self.chairs) if not chair.plays_by_itself}
        return len(people | {place for place, pages in self.places.items() if pages}) > 1

    def _clockless(self, seat: Seat) -> bool:
        """A bot keeps the time of a window itself; for a person to whom the device must be passed it has not begun."""
        return self.chairs[seat].plays_by_itself or (not self.present(seat) and self._at_this_device(seat))

    def _at_this_device(self, seat: Seat) -> bool:
        return any(self.present(other) for device in self.chairs[seat].holders for other in self.seats_of(device))
