"""Bots at a table: each answers when it is asked, at the table's pace."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, NamedTuple

from undercroft.bots import BOTS, usual_bot
from undercroft.kernel.types import Seat
from undercroft.server.play.thinking import Thought, apart, thinkers

if TYPE_CHECKING:
    from undercroft.server.play.room import Room

log = logging.getLogger("undercroft")
PACES = {"slow": 2.5, "normal": 0.8, "at-once": 0.0}
"""Seconds a bot lets pass before an answer that others see."""

AT_EASE = 6
"""So many answers in a row bots give at their pace; then the pauses become shorter where people wait for their turn."""

AGAIN_SECONDS = 5.0
"""How long bots wait after trouble (a full disk, a fault of their own) before they try again."""


class Point(NamedTuple):
    """Where in a game a bot was asked: while all of it holds, what it thinks is worth having."""

    seat: Seat
    bot: str
    number: int
    entries: int
    """Side by side nobody changes what another is asked, so there it stays 0."""


class BotPlay:
    def __init__(self, room: Room) -> None:
        self._room = room
        self._playing: asyncio.Task[None] | None = None
        self._ponders: Point | None = None
        """What it is about to answer; nobody need wait for that."""
        self._unknown: set[str] = set()
        """Bots of another version that sit here and were told of."""

    @property
    def busy(self) -> bool:
        return self._playing is not None and not self._playing.done()

    def rouse(self) -> None:
        if self._ponders is not None and self._ponders != self._point(self._ponders.seat):
            self.stop()
        if not self.busy and self._asked():
            self._playing = asyncio.create_task(self._play())

    def stop(self) -> None:
        """Inside the room's `alone()` no bot is in the middle of an answer."""
        if self._playing is not None:
            self._playing.cancel()
        self._playing = self._ponders = None

    def _asked(self) -> list[Seat]:
        return [seat for seat in self._room.asked() if self._room.chairs[seat].plays_by_itself]

    async def _play(self) -> None:
        room, in_a_row = self._room, 0
        while seats := self._asked():
            seat = seats[0]
            ask = room.table.question(seat)
            seen = ask is not None and (ask.kind == "ready" or not room.table.side_by_side())
            in_a_row += seen  # how many others it gave would tell of its round
            pace = self._pace(in_a_row) if seen else 0.0
            try:
                await self._answer(seat, self._moment(pace) if ask is not None and ask.window else pace)
            except Exception:
                self._ponders = None
                log.exception("the bot at seat %d of table %s will try again", seat, room.id)
                await asyncio.sleep(AGAIN_SECONDS)

    def _pace(self, in_a_row: int) -> float:
        """Where people wait for their turn they catch up then; where they only look on, bots wait until they have seen it."""
        pace = PACES[self._room.pace]
        if any(not chair.plays_by_itself for chair in self._room.chairs):
            return pace * min(1.0, AT_EASE / in_a_row)
        return max(pace, self._room.shown_for) if pace else 0.0

    def _moment(self, pace: float) -> float:
        """In a window a bot keeps the time that people have, whatever it holds; it has seen at once what led there.

        One person alone with bots need not wait for it: there a bot answers at its pace, always, and that tells as little.
        """
        seconds = self._room.windows.seconds if self._room.in_company else None
        return pace if seconds is None else seconds

    def _point(self, seat: Seat) -> Point | None:
        """Nothing where the seat is not asked, or not left to a bot."""
        room = self._room
        if seat not in self._asked() or room.journal is None:
            return None
        entries = 0 if room.table.side_by_side() else len(room.journal.record.entries)
        return Point(seat, room.chairs[seat].bot, room.table.number(seat), entries)

    def _known(self, bot: str) -> str:
        """The chair stays as it is stored: the version that knows its bot may come back."""
        if bot in BOTS:
            return bot
        usual = usual_bot(self._room.game)
        if bot not in self._unknown:
            self._unknown.add(bot)
            log.warning("nobody knows the bot %s at table %s: %s plays for it", bot, self._room.id, usual)
        return usual

    async def _answer(self, seat: Seat, pause: float) -> None:
        """It thinks during its pause, so that how long it takes tells as little as can be.

        Meanwhile the chair may go back to its person, an answer be taken back, the table be finished: then it is not given.
        """
        room = self._room
        async with room.alone():
            point, ask = self._point(seat), room.table.question(seat)
            if point is None or ask is None:
                return
            view, seed = apart(room.table.view(seat)), hash((room.id, seat, point.number))
            thought = Thought(self._known(point.bot), room.game, room.setup, room.book, room.pack, view, ask, seed)
        self._ponders = point
        choice, _ = await asyncio.gather(thinkers.choose(thought), asyncio.sleep(pause))
        self._ponders = None
        async with room.alone():
            if self._point(seat) == point:
                await room.play(seat, choice)
