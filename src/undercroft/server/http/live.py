"""Open pages: each has a socket, gets the whole current page first and then only what changed for it.

Pages that show the same are one audience: what they are sent is made once.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Mapping
from typing import Any
from weakref import WeakKeyDictionary, WeakValueDictionary

import msgspec

from undercroft.draw.canvas import Canvas, Layers, Painted, Scene, Text
from undercroft.games import FACES
from undercroft.kernel.types import Ask, Event, Seat
from undercroft.server import pages
from undercroft.server.http.deltas import Delta, Noted, delta, is_noted, joined, length, prepared
from undercroft.server.pages.look import Look, sheet_of
from undercroft.server.pages.seen import seen
from undercroft.server.pages.table import LIVE
from undercroft.server.play.news import Change, Glimpse
from undercroft.server.play.room import Room
from undercroft.server.reader import Reader
from undercroft.texts import tongue

LOBBY = -1
MOST_WAITING = 32
"""Messages a slow page may lag behind before it is sent the whole page instead."""
STRANGER = Reader("", "", "", "", "")
"""Of somebody who only watches, nothing shows on the page but the language, and how things are followed."""


class Telling:
    """What one change is for all who hear of it: made once for each audience, and gone with the change."""

    def __init__(self) -> None:
        self.messages: dict[Audience, bytes | None] = {}
        self.late: dict[Audience, tuple[Audience, bytes]] = {}
        """Those who did not keep up."""


_tellings: WeakKeyDictionary[Change, Telling] = WeakKeyDictionary()
_names: dict[str, dict[str, int]] = {}
"""Of each game, the parts that its pages have."""


class Audience:
    """The pages that show the same, and what they have by now. `place` is a seat, None for spectators, or LOBBY."""

    __slots__ = (
        "__weakref__", "_gathering", "_how_far", "_in_play", "_lost", "_next", "_picture", "_seen", "_sent", "place", "reader",
        "room",
    )  # fmt: skip

    def __init__(self, reader: Reader, room: Room, place: Seat | None) -> None:
        self.reader, self.room, self.place = reader, room, place
        self._gathering = room.status == "waiting"
        self._sent = Noted(_names.setdefault(room.game.id, {}))
        """Of each part as these pages have it a note: the parts themselves would fill the memory."""
        words, painted = tongue(reader.language, room.game.id), FACES[room.game.id].board.drawn
        self._picture = Canvas(painted, room, room.book, words) if isinstance(painted, Painted) else None
        """None where a game paints its picture as one."""
        self._seen = Canvas(seen(room.game.id), room, room.book, words)
        self._next: Seat | None = None
        """The person at this device whose turn it was, and this page stayed."""
        self._how_far: dict[str, Any] = {}
        """How far the game and each seat were in the last frame."""
        self._in_play = False
        """Something has happened since these pages were opened: before that, what was painted is not kept in mind."""
        self._lost = True
        """What these pages have is not known: the next message is the whole page."""

    def whole(self) -> bytes:
        """The whole page, for pages that begin."""
        self._sent.clear()
        self._next = self._next_here()
        self._forget()
        return self._kept([]) or _packed({})

    def told(self, change: Change) -> bytes | None:
        """What a change is for these pages; made when the first of them hears of it."""
        messages = _tellings.setdefault(change, Telling()).messages
        if self not in messages:
            messages[self] = self.whole() if self._lost else self._kept(change.glimpses.get(self.place, []))
        return messages[self]

    def late(self, change: Change) -> tuple[Audience, bytes]:
        """A page that lags behind, or has lost its way, begins anew, together with all others that do."""
        late = _tellings.setdefault(change, Telling()).late
        if self not in late:
            audience = Audience(self.reader, self.room, self.place)
            late[self] = audience, audience.whole()
        return late[self]

    def has_the_same(self, other: Audience) -> bool:
        return not self._lost and not other._lost and self._sent == other._sent

    def _kept(self, glimpses: list[Glimpse]) -> bytes | None:
        self._lost = True
        made = self._message(glimpses)
        self._lost = False
        self._in_play |= bool(glimpses)
        if not self._in_play:
            self._forget()
        return made

    def _forget(self) -> None:
        """How things were painted: they are painted again, and only what looks different then is sent."""
        self._seen.forget()
        if self._picture is not None:
            self._picture.forget()

    def _message(self, glimpses: list[Glimpse]) -> bytes | None:
        """Only what changed since the last message; nothing where nothing changed."""
        room, reader = self.room, self.reader
        if room.gone or not self._may_stay():
            return _packed({"go": f"/t/{room.id}"})
        frames = [self._frame(frame) for frame in pages.frames(reader, room, self.place, glimpses, self._brush.draw)]
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
            parts: Mapping[str, Text | Layers] = pages.lobby_parts(reader, room)
            title = ""
        else:
            look = Look(reader, room, self.place)
            parts, title = pages.live_parts(look, self._brush), pages.title(look)
        changed = self._news(parts)
        if not changed and not frames:
            return None
        return _packed({"frames": frames, "parts": changed, "title": title})

    @property
    def _brush(self) -> pages.Brush:
        return pages.Brush(self._drawn, self._seen.drawn)

    def _drawn(self, view: Any, ask: Ask | None, event: Event | None) -> Mapping[str, Text | Layers]:
        """The picture, without the blocks that these pages have as they are."""
        face = FACES[self.room.game.id]
        scene = Scene(view, sheet_of(face, self.place), ask, event)
        if self._picture is not None:
            return self._picture.drawn(scene)
        words = tongue(self.reader.language, self.room.game.id)
        return face.board.drawn(view, self.room.book, words, seat=scene.seat, ask=ask, event=event)

    def _frame(self, frame: pages.Frame) -> dict[str, Any]:
        told = {"line": frame.line, "spot": frame.spot, "held": frame.held, "seat": frame.seat}
        large = {"moment": frame.moment, "waits": frame.waits} if frame.moment else {}
        heard = {"sound": frame.sound} if frame.sound else {}
        how_far = {"where": frame.where, "standings": frame.standings}
        changed = {name: now for name, now in how_far.items() if now != self._how_far.get(name)}
        self._how_far = how_far
        return {"live": self._news(frame.live, LIVE), **told, **large, **heard, **changed}

    def _news(self, parts: Mapping[str, Text | Layers], prefix: str = "") -> dict[str, Delta]:
        """Of each part what is new to these pages."""
        found: dict[str, Delta] = {}
        for name, part in parts.items():
            key, texts = prefix + name, part.texts if isinstance(part, Layers) else (part,)
            before = self._sent.get(key)
            if before is None:
                whole = [text or "" for text in texts]
                self._sent.put(key, [prepared(text).note for text in whole])
                found[name] = "".join(map("".join, whole))
                continue
            notes = before if isinstance(before, tuple) else (before,)
            new = [
                None if text is None or is_noted(note, text) else prepared(text) for note, text in zip(notes, texts, strict=True)
            ]
            if any(new):
                told = zip(notes, new, strict=True)
                found[name] = joined((now and delta(note, now.pieces), length(note)) for note, now in told)
                self._sent.put(key, [now.note if now else note for note, now in zip(notes, new, strict=True)])
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


_audiences: WeakValueDictionary[tuple[Room, Seat | None, Reader], Audience] = WeakValueDictionary()


def _shown_to(reader: Reader, room: Room, place: Seat | None) -> Reader:
    """Who only watches and has nothing at this table is shown what all are who do."""
    if place is not None or reader.device == room.maker or room.seats_of(reader.device):
        return reader
    return STRANGER._replace(language=reader.language, follows=reader.follows, sound=reader.sound)


def _joined(audience: Audience, change: Change) -> Audience:
    """Pages that show the same come together as soon as they have the same."""
    found = _audiences.setdefault((audience.room, audience.place, audience.reader), audience)
    if found is not audience:
        found.told(change)
    return found if found.has_the_same(audience) else audience


class Viewer:
    """One open page."""

    __slots__ = ("_audience", "_awaited", "_waiting", "place", "reader", "room")

    def __init__(self, reader: Reader, room: Room, place: Seat | None) -> None:
        self.reader, self.room, self.place = reader, room, place
        self._audience = Audience(_shown_to(reader, room, place), room, place)
        self._waiting: list[bytes] = []
        """Messages to be sent. A list: a queue of asyncio takes more memory than all else that a page needs."""
        self._awaited: asyncio.Future[None] | None = None

    def greet(self) -> None:
        """The whole current page, before anything else."""
        self._audience = Audience(_shown_to(self.reader, self.room, self.place), self.room, self.place)
        self._put(self._audience.whole())

    async def hear(self, change: Change) -> None:
        if change.only is not None and change.only != self.place:
            return
        if self._audience.reader != _shown_to(self.reader, self.room, self.place):
            self._waiting.clear()
            self.greet()
            return
        message = self._audience.told(change)
        if change.whole or len(self._waiting) == MOST_WAITING:
            self._waiting.clear()
            self._audience, message = self._audience.late(change)
        else:
            self._audience = _joined(self._audience, change)
        if message is not None:
            self._put(message)

    async def next(self) -> bytes:
        if not self._waiting:
            self._awaited = asyncio.get_running_loop().create_future()
            await self._awaited
        return self._waiting.pop(0)

    def _put(self, message: bytes) -> None:
        self._waiting.append(message)
        if self._awaited is not None and not self._awaited.done():
            self._awaited.set_result(None)


def _packed(message: dict[str, Any]) -> bytes:
    """Compressed here, once a message: a compressor kept open for each socket would cost more memory than its table."""
    return zlib.compress(msgspec.json.encode(message), 5)
