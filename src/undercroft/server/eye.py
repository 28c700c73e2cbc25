"""Everything that is shown of a table from one place, without a house round it: for twins, which must look the same."""

from __future__ import annotations

from random import Random

from undercroft.bots.effort import Effort
from undercroft.conformance.trials import encode, seen
from undercroft.conformance.twins import Moment, Place, Shown
from undercroft.kernel.journal import Journal
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.types import Seat
from undercroft.server import pages
from undercroft.server.pages.look import Look
from undercroft.server.play.chairs import Chair
from undercroft.server.play.glance import glance
from undercroft.server.play.news import Glimpse
from undercroft.server.play.room import Room
from undercroft.server.reader import Reader
from undercroft.server.store.database import Stored
from undercroft.texts import LANGUAGES

ONLOOKER = "onlooker"
WISHES = 3
"""So many wishes are asked about."""
FRAMED, WHOLE, HINTED = 0.25, 0.05, 0.01
"""So often the last event is shown as a frame, pages are made whole, and a hint is asked for: they take long."""


def shown(moment: Moment, place: Place, rnd: Random) -> Shown:
    """What a page, a picture, an export and a hint tell a place; `rnd` chooses the language and what is asked about."""
    table, room = moment.table, _room_of(moment)
    reader = Reader(_device_of(place), rnd.choice(LANGUAGES), "light", "token", "https://undercroft.test")
    look = Look(reader, room, place)
    found: dict[str, str | bytes] = {
        "what it knows": encode(seen(table, place)),
        "the title": pages.title(look),
        **{f"the part {name}": part for name, part in pages.table_parts(look, whole_log=True).items()},
        **{f"the printed {name}": block for name, block in look.face.board.printed(look.view, look.book, look.words).items()},
        "the record": moment.record.as_seen(place, table.meetings).write(),
    }
    if place is not None:
        found["a reason"] = encode(_reasons(room, reader, place, rnd))
    if rnd.random() < FRAMED and (told := table.told(place)):
        found["a frame"] = encode(pages.frames(reader, room, place, [Glimpse(told[-1], look.view)], look.drawn))
    if rnd.random() < WHOLE:
        found["its page"] = pages.table(reader, room, place)
        found["the front page"] = pages.front(reader, [_listed(moment)])
        found["the picture"] = encode(look.face.sketch(look.open_view, look.book, look.words))
    if rnd.random() < HINTED and place is not None:
        found["a hint"] = encode(_weighed(moment, place))
    return found


def _device_of(place: Place) -> str:
    return ONLOOKER if place is None else f"device {place}"


def _chairs_of(moment: Moment) -> list[Chair]:
    """People, each at a device of their own."""
    return [Chair("person", name, holders=[_device_of(seat)]) for seat, name in enumerate(moment.record.names)]


def _room_of(moment: Moment) -> Room:
    table = moment.table
    room = Room("table", table.game, table.setup, table.book, _chairs_of(moment), maker=_device_of(0), secret=b"")
    room.journal = Journal(table.game, table.setup, table.book, b"", moment.record.names)
    room.journal.table, room.journal.record = table, moment.record
    return room


def _listed(moment: Moment) -> Stored:
    """As the front page of whoever knows the table reads it from the store."""
    table, record = moment.table, moment.record
    told = glance(table, 0, 0.0)
    return Stored(
        "table", table.setup, record.pack, record.rules, _chairs_of(moment), _device_of(0), "normal", "running", "", 0, 0.0,
        glance=told, drawn=told.step,
    )  # fmt: skip


def _reasons(room: Room, reader: Reader, seat: Seat, rnd: Random) -> list[pages.Why]:
    """Whatever somebody could ask about, also a card that only another holds."""
    actions = room.book.catalogue.actions
    return [pages.why(reader, room, seat, str(action)) for action in rnd.sample(actions, min(WISHES, len(actions)))]


def _weighed(moment: Moment, seat: Seat) -> object:
    """What a hint would say, with the same luck and no clock."""
    table, game = moment.table, moment.table.game
    ask = table.question(seat)
    if ask is None or game.weigh is None:
        return None
    return game.weigh(game, table.setup, table.view(seat), ask, table.book, Luck(Quick(0)), Effort(1))
