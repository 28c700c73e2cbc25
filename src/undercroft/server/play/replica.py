"""A room keeps up with what other processes stored of its table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.journal import Entry, Journal
from undercroft.kernel.replay import Parted
from undercroft.kernel.types import Seat
from undercroft.server.play.news import Glimpse, look

if TYPE_CHECKING:
    from undercroft.server.play.room import Room


def played_on(room: Room, new: list[Entry], glimpses: dict[Seat | None, list[Glimpse]]) -> Journal:
    """The journal with what others wrote, and what each place saw of it. `Parted` where it comes to something else here."""
    journal = room.journal.clone() if room.journal is not None else room.new_journal()
    journal.shots = None  # who wrote an entry has kept its snapshot
    journal.table.listener = lambda table, event: look(table, event, glimpses)
    for entry in new:
        step = len(journal.record.entries)
        done = journal.do(entry.seat, entry.text)
        if (done.draws, done.hash) != (entry.draws, entry.hash):
            raise Parted(step, "another process came to something else")
        journal.record.entries[-1] = entry
    journal.table.listener = None
    journal.heard, journal.shots = len(journal.table.log), []
    return journal


def only_for(room: Room, new: list[Entry], after: Journal) -> Seat | None:
    """The one seat for whose eyes all of it is: a lane's answers that brought no meeting."""
    seats = {entry.seat for entry in new}
    if room.journal is None or len(seats) != 1 or not stays_alone(room.journal, after):
        return None
    return seats.pop()


def stays_alone(before: Journal, after: Journal) -> bool:
    """Whether what happened in between is for the eyes of the one who acted: a lane's answer that brought no meeting."""
    then, now = before.table, after.table
    return now.side_by_side() and (then.meetings, then.waiting_for()) == (now.meetings, now.waiting_for())
