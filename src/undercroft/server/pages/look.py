"""One look at a table: a page, or one update of it, is made from it alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from undercroft.draw.canvas import Layers, Text
from undercroft.draw.stage import Blocks
from undercroft.face import Face
from undercroft.games import FACES
from undercroft.kernel.table import Table
from undercroft.kernel.types import Ask, Event, Seat
from undercroft.server.pages.base import SeatLine, seat_lines
from undercroft.server.play.room import Room
from undercroft.server.reader import Reader
from undercroft.texts import tongue

Draw = Callable[[Any, Ask | None, Event | None], Mapping[str, Text | Layers]]
"""View, question, event -> the blocks of the picture; a page that has some of them already may do without these."""


class Look:
    """What a reader sees from a place: a seat, or None for a spectator. Each view is taken once.

    As the table is now, or `at` another moment of it.
    """

    def __init__(self, reader: Reader, room: Room, place: Seat | None, at: Table | None = None) -> None:
        self.reader, self.room, self.place = reader, room, place
        self.table, self.book = at or room.table, room.book
        self.words, self.face = tongue(reader.language, room.game.id), FACES[room.game.id]
        self.running = room.status == "running"
        self.view: Any = self.table.view(place)
        self.open_view: Any = self.view if place is None else self.table.view(None)
        asked = self.running if at is None else not at.over
        self.ask: Ask | None = self._offered(place) if place is not None and asked else None
        self.lines: list[SeatLine] = seat_lines(reader, room, self.open_view, self.view)
        self.names = tuple(line.name for line in self.lines)
        self.pass_to = room.next_here(reader.device, place)
        """The person at this device whose turn it is, where the one at this place has nothing to answer."""

    def _offered(self, place: Seat) -> Ask | None:
        """The question with each option once: what comes to the same is offered to nobody, though it may be answered.

        And with the wishes that it bars: the help of a page says why, and so may a picture.
        """
        ask = self.table.question(place)
        if ask is None:
            return None
        doubles = set(self.face.doubles(ask, self.view, self.book))
        options = tuple(action for action in ask.options if action not in doubles) if doubles else ask.options
        return replace(ask, options=options, barred=tuple(self.table.barred(place)))

    def drawn(self, view: Any, ask: Ask | None, event: Event | None) -> Blocks:
        """The whole picture."""
        return self.face.board.drawn(view, self.book, self.words, seat=sheet_of(self.face, self.place), ask=ask, event=event)

    @property
    def shown(self) -> Seat | None:
        """Whose sheet lies in the middle, where each seat has one; a spectator starts with the first."""
        return None if self.face.board.shared else self.place or 0

    @property
    def number(self) -> int:
        return 0 if self.place is None else self.table.number(self.place)

    @property
    def address(self) -> str:
        return address(self.room, self.place)

    @property
    def where(self) -> str:
        return self.words.say("table-over") if self.table.over or self.room.status == "closed" else self.words.where(self.view)


def sheet_of(face: Face[Any, Any, Any], place: Seat | None) -> Seat | None:
    """Whose sheet is drawn, where it is not the own one: a spectator sees the first, if each seat has one."""
    return None if place is not None or face.board.shared else 0


def address(room: Room, place: Seat | None) -> str:
    return room.address if room.taught else f"{room.address}/{'watch' if place is None else place}"
