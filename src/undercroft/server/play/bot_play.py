"""Bots at a table: each answers when it is asked, at the table's pace."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from undercroft.bots import BOTS
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.types import Seat

if TYPE_CHECKING:
    from undercroft.server.play.room import Room

log = logging.getLogger("undercroft")
PACES = {"slow": 2.5, "normal": 0.8, "at-once": 0.0}
"""Seconds a bot lets pass before an answer that others see."""

AT_EASE = 6
"""So many answers in a row bots give at their pace; then the pauses become shorter where people wait for their turn."""

AGAIN_SECONDS = 5.0
"""How long bots wait after trouble (a full disk, a fault of their own) before they try again."""


class BotPlay:
    def __init__(self, room: Room) -> None:
        self._room = room
        self._playing: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        return self._playing is not None and not self._playing.done()

    def rouse(self) -> None:
        if not self.busy and self._asked():
            self._playing = asyncio.create_task(self._play())

    def stop(self) -> None:
        """Inside the room's `alone()` no bot is in the middle of an answer."""
        if self._playing is not None:
            self._playing.cancel()

    def _asked(self) -> list[Seat]:
        return [seat for seat in self._room.asked() if self._room.chairs[seat].plays_by_itself]

    async def _play(self) -> None:
        room, in_a_row = self._room, 0
        while seats := self._asked():
            seat, in_a_row = seats[0], in_a_row + 1
            ask = room.table.question(seat)
            seen = ask is not None and (ask.kind == "ready" or not room.table.side_by_side())
            pace = self._pace(in_a_row) if seen else 0.0
            await asyncio.sleep(self._moment(pace) if ask is not None and ask.window else pace)
            try:
                async with room.alone():
                    await self._answer(seat)
            except Exception:
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

    async def _answer(self, seat: Seat) -> None:
        """Meanwhile the chair may have gone back to its person, or the table may have been finished."""
        room = self._room
        ask = room.table.question(seat)
        if ask is None or seat not in self._asked():
            return
        bot, view = BOTS[room.chairs[seat].bot], room.table.view(seat)
        luck = Luck(Quick(hash((room.id, seat, room.table.number(seat)))))
        choice = await asyncio.to_thread(bot.choose, room.game, room.setup, room.book, view, ask, luck)
        await room.play(seat, str(choice))
