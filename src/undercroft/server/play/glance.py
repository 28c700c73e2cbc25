"""A table as the front page tells of it. Kept with the table, so that nobody need wake it to list it."""

from __future__ import annotations

import lzma
from typing import Any, NamedTuple

import msgspec

from undercroft.draw.sketch import Sketch
from undercroft.face import Figured, Phrase
from undercroft.games import FACES
from undercroft.kernel.table import Table
from undercroft.kernel.types import Event, Outcome, Seat
from undercroft.server.play.windows import window_of
from undercroft.texts import LANGUAGES, tongue

LARGEST_PICTURE = 20_000
"""Bytes in the store. A table whose picture would be larger goes without."""


Standings = tuple[tuple[Phrase, ...], ...]
"""How far each seat is."""


class Headed(NamedTuple):
    """How far each seat was at a heading, and of what its score consisted."""

    standings: Standings = ()
    scored: dict[str, tuple[Figured, ...]] = {}


class Glance(msgspec.Struct, frozen=True):
    """What all may know, right after a step that all could see. Sentences by id and figures: each reader has a language."""

    step: int
    """How many entries all may know of: a count of the others would tell how far somebody is in a lane."""
    since: float
    where: Phrase
    standing: Standings = ()
    asked: tuple[Seat, ...] = ()
    window: bool = False
    """Who is asked is told to that seat alone."""
    outcome: Outcome | None = None
    ending: Event | None = None
    """The event that says how it ended, where a game tells it."""


def standings(table: Table, view: Any) -> Standings:
    """As far as the view knows them."""
    standing = FACES[table.game.id].standing
    return tuple(tuple(standing(view, seat, table.book)) for seat in range(table.setup.seats))


def headed(table: Table, view: Any) -> Headed:
    tally = FACES[table.game.id].tally(view, table.book)
    return Headed(standings(table, view), dict(tally.lines[:-1]) if tally is not None else {})


def glance(table: Table, step: int, since: float) -> Glance:
    face, view = FACES[table.game.id], table.view(None)
    standing = standings(table, view)
    if not table.over:
        where, window = face.wording.where(view), window_of(table) is not None
        return Glance(step, since, where, standing, tuple(table.waiting_for()), window)
    milestones = [event for event in table.told(None) if event.kind in table.game.milestones]
    ending = milestones[-1] if milestones else None
    return Glance(step, since, Phrase("table-over"), standing, outcome=table.outcome(), ending=ending)


def picture(table: Table) -> bytes:
    """The board at this step, ready to be stored; nothing where there is none, or where it would take too much room."""
    drawn = FACES[table.game.id].sketch(table.view(None), table.book, tongue(LANGUAGES[0], table.game.id))
    pressed = b"" if drawn is None else lzma.compress(msgspec.msgpack.encode(drawn))
    return pressed if len(pressed) <= LARGEST_PICTURE else b""


_decode = msgspec.msgpack.Decoder(Sketch).decode


def developed(data: bytes) -> Sketch | None:
    """A stored picture; nothing where another version kept it in another form."""
    try:
        return _decode(lzma.decompress(data)) if data else None
    except (lzma.LZMAError, EOFError, msgspec.DecodeError):
        return None
