"""Open pages: each has a socket, gets the whole current page first and then only what changed for it."""

from __future__ import annotations

import asyncio
import zlib
from typing import Any

import msgspec

from undercroft.kernel.types import Seat
from undercroft.server import pages
from undercroft.server.pages import Reader
from undercroft.server.rooms import Change, Room

LOBBY = -1
MOST_WAITING = 32
"""Messages a slow page may lag behind before it is sent the whole page instead."""


class Viewer:
    """One open page. `place` is a seat, None for a spectator, or LOBBY for the waiting room."""

    def __init__(self, reader: Reader, room: Room, place: Seat | None) -> None:
        self.reader = reader
        self.room = room
        self.place = place
        self._sent: dict[str, int] = {}
        """A hash of each part as this page has it: the parts themselves would fill the memory."""
        self._queue: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)

    def whole(self) -> bytes:
        self._sent = {}
        return self._message([]) or _packed({})

    async def next(self) -> bytes:
        return await self._queue.get()

    async def hear(self, change: Change) -> None:
        if change.only is not None and change.only != self.place:
            return
        if self._queue.full():
            while not self._queue.empty():
                self._queue.get_nowait()
            message: bytes | None = self.whole()
        else:
            message = self._message(change.glimpses.get(self.place, []))
        if message is not None:
            self._queue.put_nowait(message)

    def _message(self, glimpses: list[Any]) -> bytes | None:
        """Only what changed since the last message; nothing where nothing changed."""
        room, reader = self.room, self.reader
        if room.gone or (self.place == LOBBY) != (room.status == "waiting") or not self._may_stay():
            return _packed({"go": f"/t/{room.id}"})
        if self.place == LOBBY:
            parts = pages.lobby_parts(reader, room)
            title, number = "", 0
        else:
            parts = pages.table_parts(reader, room, self.place)
            title = pages.title(reader, room, self.place)
            number = 0 if self.place is None else room.table.number(self.place)
        hashes = {name: hash(html) for name, html in parts.items()}
        changed = {name: html for name, html in parts.items() if self._sent.get(name) != hashes[name]}
        frames = [pages.frame(reader, room, self.place, glimpse) for glimpse in glimpses]
        self._sent = hashes
        if not changed and not frames:
            return None
        return _packed({"frames": frames, "parts": changed, "title": title, "number": number})

    def _may_stay(self) -> bool:
        """A seat that was freed is no longer this page's."""
        if self.place is None or self.place == LOBBY:
            return True
        return self.reader.device in self.room.chairs[self.place].holders


def _packed(message: dict[str, Any]) -> bytes:
    """Compressed here, once a message: a compressor kept open for each socket would cost more memory than its table."""
    return zlib.compress(msgspec.json.encode(message), 5)
