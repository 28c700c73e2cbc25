"""Open pages: each has a socket, gets the whole current page first and then only what changed for it."""

from __future__ import annotations

import asyncio
import zlib
from typing import Any

import msgspec

from undercroft.kernel.types import Seat
from undercroft.server import pages
from undercroft.server.play.news import Change
from undercroft.server.play.room import Room
from undercroft.server.reader import Reader

LOBBY = -1
MOST_WAITING = 32
"""Messages a slow page may lag behind before it is sent the whole page instead."""


class Viewer:
    """One open page. `place` is a seat, None for a spectator, or LOBBY for the waiting room."""

    def __init__(self, reader: Reader, room: Room, place: Seat | None) -> None:
        self.reader = reader
        self.room = room
        self.place = place
        self._gathering = room.status == "waiting"
        self._sent: dict[str, int] = {}
        """A hash of each part as this page has it: the parts themselves would fill the memory."""
        self._next: Seat | None = None
        """The person at this device whose turn it was, and this page stayed."""
        self._waiting: list[bytes] = []
        """Messages to be sent. A list: a queue of asyncio takes more memory than all else that a page needs."""
        self._awaited: asyncio.Future[None] | None = None

    def greet(self) -> None:
        """The whole current page, before anything else."""
        self._sent = {}
        self._next = self._next_here()
        self._put(self._message([]) or _packed({}))

    async def next(self) -> bytes:
        if not self._waiting:
            self._awaited = asyncio.get_running_loop().create_future()
            await self._awaited
        return self._waiting.pop(0)

    def _put(self, message: bytes) -> None:
        self._waiting.append(message)
        if self._awaited is not None and not self._awaited.done():
            self._awaited.set_result(None)

    async def hear(self, change: Change) -> None:
        if change.only is not None and change.only != self.place:
            return
        if change.whole or len(self._waiting) == MOST_WAITING:
            self._waiting.clear()
            self.greet()
        elif (message := self._message(change.glimpses.get(self.place, []))) is not None:
            self._put(message)

    def _message(self, glimpses: list[Any]) -> bytes | None:
        """Only what changed since the last message; nothing where nothing changed."""
        room, reader = self.room, self.reader
        if room.gone or not self._may_stay():
            return _packed({"go": f"/t/{room.id}"})
        frames = [pages.frame(reader, room, self.place, glimpse) for glimpse in glimpses]
        seat = self._next_here()
        if seat is None or seat == self._next:
            self._next = seat
        elif self._may_go(seat):
            # What led to it is still seen here; then the page goes.
            log = pages.table_parts(reader, room, self.place)["log"]
            return _packed({"frames": frames, "parts": {"log": log}, "go": f"/t/{room.id}/{seat}"})
        if self.place == LOBBY:
            parts = pages.lobby_parts(reader, room)
            title, number = "", 0
        else:
            parts = pages.table_parts(reader, room, self.place)
            title = pages.title(reader, room, self.place)
            number = 0 if self.place is None else room.table.number(self.place)
        hashes = {name: hash(html) for name, html in parts.items()}
        changed = {name: html for name, html in parts.items() if self._sent.get(name) != hashes[name]}
        self._sent = hashes
        if not changed and not frames:
            return None
        return _packed({"frames": frames, "parts": changed, "title": title, "number": number})

    def _next_here(self) -> Seat | None:
        return None if self.place == LOBBY else self.room.next_here(self.reader.device, self.place)

    def _may_go(self, seat: Seat) -> bool:
        """Where the next person at this device has nothing to hide and no page yet, this page becomes theirs.

        Only when their turn comes: whoever goes back to a seat that is done stays there, and can take back.
        """
        return not self.room.present(seat) and not self.room.game.secrets(self.room.table.state, seat)

    def _may_stay(self) -> bool:
        """Who waited goes to the table when it starts; a seat that was freed is no longer this page's."""
        if self.place == LOBBY:
            return self._gathering == (self.room.status == "waiting")
        if self.room.journal is None:
            return False
        return self.place is None or self.reader.device in self.room.chairs[self.place].holders


def _packed(message: dict[str, Any]) -> bytes:
    """Compressed here, once a message: a compressor kept open for each socket would cost more memory than its table."""
    return zlib.compress(msgspec.json.encode(message), 5)
