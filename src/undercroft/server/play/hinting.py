"""Hints: what the house would play, for the eyes of one seat. The game, its record and everybody else learn nothing of it."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from msgspec.structs import replace

from undercroft.games import FACES
from undercroft.kernel.types import Seat, Weighed
from undercroft.server.errors import Refused
from undercroft.server.play.asides import Aside
from undercroft.server.play.thinking import Thought, apart, thinkers

if TYPE_CHECKING:
    from undercroft.server.play.room import Room

log = logging.getLogger("undercroft")
HINTS = ("alone", "on", "off")
"""Who may ask at a table: one person alone with bots, everybody, nobody."""
USUAL_HINTS = HINTS[0]
BEST = "level-5"
"""Whose thoughts they are."""
HINT = "hint"
_encode = msgspec.json.encode
_decode = msgspec.json.Decoder(tuple[int, list[tuple[str, float, dict[str, float]]]]).decode


class Point(NamedTuple):
    """Where in a game a seat was asked: while all of it holds, the hint does."""

    number: int
    entries: int
    """Side by side nobody changes what another is asked, so there it stays 0."""


class Hint:
    """What the house would play at one question."""

    def __init__(self, point: Point) -> None:
        self.point = point
        self.weighed: list[Weighed] | None = None
        """The best first; nothing while it is thought over."""
        self.thought: asyncio.Task[None] | None = None
        """Nothing where it was thought over at another process."""

    def drop(self) -> None:
        if self.thought is not None:
            self.thought.cancel()


class Hinting:
    """The hints of a room. A seat has one at a time, and only until the table goes on."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._hints: dict[Seat, Hint] = {}
        self._failed: dict[Seat, Point] = {}
        """Where a thought came to nothing: whoever asks next is told so, and may ask again."""

    @property
    def allowed(self) -> bool:
        """A chair that a bot keeps warm for somebody is a person's."""
        room = self._room
        alone = sum(chair.kind == "person" for chair in room.chairs) == 1
        return room.game.weigh is not None and not room.taught and (room.hints == "on" or (room.hints == "alone" and alone))

    def offered(self, seat: Seat) -> bool:
        """Whether there is something to ask: the seat has a choice."""
        ask = None if self._point(seat) is None else self._room.table.question(seat)
        return ask is not None and len(ask.options) > 1

    def given(self, seat: Seat) -> Hint | None:
        """What was asked for at the open question."""
        hint = self._hints.get(seat)
        return hint if hint is not None and hint.point == self._point(seat) else None

    async def begin(self, seat: Seat) -> None:
        """Inside the room's `alone()`. The seat's pages hear what comes of it; whoever asks twice gets the same thought."""
        if not self.allowed:
            raise Refused("no-hints")
        point = self._point(seat)
        if point is None:
            raise Refused("not-asked")
        if self._failed.pop(seat, None) == point:
            raise Refused("server-error")
        if self.given(seat) is None:
            hint, thought = Hint(point), self._thought(seat)
            hint.thought = asyncio.create_task(self._think(seat, hint, thought))
            self._hints[seat] = hint
            await self._room.changed(seat)

    def forget_past(self) -> None:
        """After every change: what was thought about another question is dropped, begun or not."""
        for seat, hint in list(self._hints.items()):
            if hint.point != self._point(seat):
                self._hints.pop(seat).drop()

    def stop(self) -> None:
        while self._hints:
            self._hints.popitem()[1].drop()

    def _point(self, seat: Seat) -> Point | None:
        """Nothing where the seat is not asked, left to a bot, or gets no hints."""
        room = self._room
        if room.journal is None or seat not in room.asked() or room.chairs[seat].plays_by_itself or not self.allowed:
            return None
        return Point(room.table.number(seat), 0 if room.table.side_by_side() else len(room.journal.record.entries))

    def _thought(self, seat: Seat) -> Thought:
        room, table = self._room, self._room.table
        ask, view = table.question(seat), apart(table.view(seat))
        assert ask is not None
        doubles = set(FACES[room.game.id].doubles(ask, view, room.book))
        offered = replace(ask, options=tuple(option for option in ask.options if option not in doubles))
        seed = hash((room.id, seat, table.number(seat)))
        return Thought(BEST, room.game, room.setup, room.book, room.pack, view, offered, seed)

    async def _think(self, seat: Seat, hint: Hint, thought: Thought) -> None:
        """Nobody waits for the table meanwhile."""
        room, only = self._room, thought.ask.options if len(thought.ask.options) == 1 else ()
        try:
            hint.weighed = [Weighed(option, 0.0, {}) for option in only] or await thinkers.weigh(thought)
        except Exception:
            log.exception("a hint for seat %d of table %s could not be thought over", seat, room.id)
            if self._hints.get(seat) is hint:
                del self._hints[seat]
                self._failed[seat] = hint.point
        try:
            await self._tell(seat)
            if hint.weighed is not None:
                await room.keeping.lay_aside(_aside(seat, hint.point, hint.weighed))
        except Refused as error:
            log.warning("a hint for seat %d of table %s did not reach all its pages: %s", seat, room.id, error.code)

    def adopt(self, aside: Aside) -> None:
        """What was thought over at another process."""
        entries, told = _decode(aside.data)
        hint, ask = Hint(Point(aside.number, entries)), self._room.table.question(aside.seat)
        if ask is not None and hint.point == self._point(aside.seat) and self.given(aside.seat) is None:
            offered = {str(option): option for option in ask.options}
            hint.weighed = [Weighed(offered[text], worth, terms) for text, worth, terms in told if text in offered]
            self._hints[aside.seat] = hint

    async def _tell(self, seat: Seat) -> None:
        async with self._room.alone():
            await self._room.changed(seat)


def _aside(seat: Seat, point: Point, weighed: list[Weighed]) -> Aside:
    """For the pages of other processes."""
    told = [(str(one.action), one.worth, dict(one.terms)) for one in weighed]
    return Aside(HINT, seat, point.number, _encode((point.entries, told)).decode())
