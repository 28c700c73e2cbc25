"""Frames of what happened: a beat each, and large where it is a moment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Any, NamedTuple

from undercroft.draw.canvas import Layers, Text
from undercroft.face import Face, Tally
from undercroft.games import FACES
from undercroft.kernel.types import Event, Seat
from undercroft.moments import Moment, Sound, beats
from undercroft.server.pages.base import SeatLine, names_of, render_part, seat_lines
from undercroft.server.pages.look import Draw
from undercroft.server.pages.telling import sentence, spot
from undercroft.server.play.glance import Headed
from undercroft.server.play.news import Glimpse
from undercroft.server.play.room import Room
from undercroft.server.reader import AT_ONCE, Reader
from undercroft.texts import Tongue, tongue

MOST_ROWS = 8
"""More than this is told in the log."""


class Frame(NamedTuple):
    """The picture right after a beat, what is told of it, where, and who did it."""

    live: Mapping[str, Text | Layers]
    line: str
    spot: str
    held: bool
    seat: Seat | None
    moment: str = ""
    """What a page shows large."""
    waits: bool = False
    """Until somebody has seen it."""
    sound: Sound = ""
    where: str = ""
    """How far the game is after it, and each seat."""
    standings: tuple[str, ...] = ()


class Row(NamedTuple):
    """Of a seat, or of nobody, what happened to it."""

    line: SeatLine | None
    words: str
    standing: str = ""
    before: str = ""
    """How far it was at the last heading, where that was something else."""
    shares: str = ""
    """Of what the difference consists, line by line of the score."""


def frames(reader: Reader, room: Room, place: Seat | None, glimpses: Sequence[Glimpse], draw: Draw) -> list[Frame]:
    """A moment is only for those who take their time."""
    face, seen = FACES[room.game.id], iter(glimpses)
    grouped = beats(face.following, (glimpse.event for glimpse in glimpses))
    return [_frame(reader, room, place, face, list(islice(seen, len(beat))), draw) for beat in grouped]


def _frame(
    reader: Reader, room: Room, place: Seat | None, face: Face[Any, Any, Any], glimpses: list[Glimpse], draw: Draw
) -> Frame:
    words, view = tongue(reader.language, room.game.id), glimpses[-1].view
    events = [glimpse.event for glimpse in glimpses]
    names = names_of(words, room.chairs)
    told = [sentence(words, event, names, place) for event in events]
    frame = Frame(
        draw(view, None, events[-1]),
        " ".join(told),
        next((found for event in events if (found := spot(face, event))), ""),
        any(event.kind in face.board.held for event in events),
        events[0].seat,
        sound=face.following.sound(events) if reader.sound == "on" else "",
        where=words.where(view),
        standings=tuple(words.standing(view, seat, room.book) for seat in range(len(names))),
    )
    moment = None if reader.follows == AT_ONCE else face.following.moment(events[0])
    summed = [] if moment is None else _summed(room, place, events[0], moment)
    if moment is None or (moment.sums and not summed):
        return frame
    lines = seat_lines(reader, room, room.table.view(None), view)
    contest = None if moment.contest is None else moment.contest(events, room.book)
    title, first = (told[0], 1) if moment.title is None else (words.phrase(moment.title(events[0])), 0)
    if moment.sums:
        was, tally = room.headed.get(place, Headed()), face.tally(view, room.book)
        rows = [_sum(words, line, _said(words, summed, line.seat, names, place), was, tally) for line in lines]
    else:
        followed = zip(events[first:], told[first:], strict=True)
        rows = [Row(None if event.seat is None else lines[event.seat], said) for event, said in followed]
    most = max(MOST_ROWS, len(lines))
    shown = render_part("_table.html", "moment", words, title, contest, lines, rows, most, frame.where, moment.pictured)
    learns = place is not None and room.chairs[place].heard is not None
    return frame._replace(moment=shown, waits=moment.waits_for(place, events + summed) or (learns and bool(moment.sums)))


def _sum(words: Tongue, line: SeatLine, said: str, was: Headed, tally: Tally | None) -> Row:
    """From how much to how much a seat has come since the last heading, and by what."""
    before = ", ".join(map(words.phrase, was.standings[line.seat])) if was.standings else ""
    now = {} if tally is None else dict(tally.lines[:-1])
    found = [(name, now[name][line.seat], was.scored[name][line.seat]) for name in now if name in was.scored]
    changes = {name: (new or 0) - (old or 0) for name, new, old in found if not isinstance(new, str) and not isinstance(old, str)}
    shares = [words.say("follow-share", line=words.name("line", name), by=by) for name, by in changes.items() if by]
    return Row(line, said, line.standing, "" if before == line.standing else before, ", ".join(shares))


def _summed(room: Room, place: Seat | None, event: Event, moment: Moment) -> list[Event]:
    """What happened since the last heading, or before the first, and is summed up."""
    told = room.table.told(place) if moment.sums else []
    end = next((number for number in range(len(told) - 1, -1, -1) if told[number] == event), 0)
    begun = next((number for number in range(end - 1, -1, -1) if told[number].kind in room.game.headings), 0)
    return [one for one in told[begun:end] if one.kind in moment.sums]


def _said(words: Tongue, events: Sequence[Event], seat: Seat, names: tuple[str, ...], you: Seat | None) -> str:
    """A kind together, where the game has short words for it; everything else in its sentence."""
    own, said = [event for event in events if event.seat == seat], list[str]()
    for kind in dict.fromkeys(event.kind for event in own):
        alike = [event for event in own if event.kind == kind]
        said += [words.summed(alike)] if words.sums(kind) else [sentence(words, event, names, you) for event in alike]
    return " ".join(said)
