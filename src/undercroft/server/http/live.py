"""Open pages: each has a socket, gets the whole current page first and then only what changed for it."""

from __future__ import annotations

import asyncio
import zlib
from sys import intern
from typing import Any

import msgspec

from undercroft.kernel.types import Seat
from undercroft.server import pages
from undercroft.server.http.deltas import Delta, cut, delta, is_noted, noted
from undercroft.server.pages.look import Look
from undercroft.server.pages.table import LIVE
from undercroft.server.play.news import Change, Glimpse
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
        self._sent: dict[str, bytes] = {}
        """Of each part as this page has it, a note: the parts themselves would fill the memory."""
        self._next: Seat | None = None
        """The person at this device whose turn it was, and this page stayed."""
        self._how_far: dict[str, Any] = {}
        """How far the game and each seat were in the last frame."""
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

    def _message(self, glimpses: list[Glimpse]) -> bytes | None:
        """Only what changed since the last message; nothing where nothing changed."""
        room, reader = self.room, self.reader
        if room.gone or not self._may_stay():
            return _packed({"go": f"/t/{room.id}"})
        frames = [self._frame(frame) for frame in pages.frames(reader, room, self.place, glimpses)]
        seat = self._next_here()
        if seat is None or seat == self._next:
            self._next = seat
        elif self._may_go(seat):
            # What led to it is still seen here; then the page goes.
            told = self._news({"log": pages.table_log(Look(reader, room, self.place))})
            return _packed({"frames": frames, "parts": told, "go": f"/t/{room.id}/{seat}"})
        if room.status == "over" and self.place != LOBBY:
            return _packed({"frames": frames, "go": f"/t/{room.id}/end"})
        if self.place == LOBBY:
            parts, title = pages.lobby_parts(reader, room), ""
        else:
            look = Look(reader, room, self.place)
            parts, title = pages.table_parts(look), pages.title(look)
        changed = self._news(parts)
        if not changed and not frames:
            return None
        return _packed({"frames": frames, "parts": changed, "title": title})

    def _frame(self, frame: pages.Frame) -> dict[str, Any]:
        told = {"line": frame.line, "spot": frame.spot, "held": frame.held, "seat": frame.seat}
        large = {"moment": frame.moment, "waits": frame.waits} if frame.moment else {}
        heard = {"sound": frame.sound} if frame.sound else {}
        how_far = {"where": frame.where, "standings": frame.standings}
        changed = {name: now for name, now in how_far.items() if now != self._how_far.get(name)}
        self._how_far = how_far
        return {"live": self._news(frame.live, LIVE), **told, **large, **heard, **changed}

    def _news(self, parts: dict[str, str], prefix: str = "") -> dict[str, Delta]:
        """Of each part what is new to this page."""
        found: dict[str, Delta] = {}
        for name, text in parts.items():
            key = intern(prefix + name)
            before = self._sent.get(key)
            if before is None or not is_noted(before, text):
                pieces = cut(text)
                found[name] = text if before is None else delta(before, pieces)
                self._sent[key] = noted(text, pieces)
        return found

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
