"""The table of a lesson or a puzzle, in a room of its own for as long as one page is made of it."""

from __future__ import annotations

from typing import NamedTuple
from urllib.parse import quote, unquote

from undercroft.kernel.journal import Journal
from undercroft.kernel.table import Table
from undercroft.kernel.types import Seat
from undercroft.lessons import Lesson
from undercroft.lessons.lesson_play import MILD, Standing
from undercroft.server.errors import Refused
from undercroft.server.numbers import whole
from undercroft.server.play.chairs import BOT_NAMES, Chair
from undercroft.server.play.room import Room
from undercroft.server.reader import Reader
from undercroft.texts import tongue

BETWEEN = "~"
"""In the address of a page, between the step and what was answered since it began."""


class WayBack(NamedTuple):
    """To the page that lists all of its kind."""

    address: str
    words: str
    """The id of what it is called."""


class LessonRoom(Room):
    taught = True

    def __init__(self, reader: Reader, table: Table, seat: Seat, address: str, back: WayBack) -> None:
        """Others are called by what they play: so a lesson speaks of them."""
        words, view = tongue(reader.language, table.game.id), table.view(seat)
        names = [words.plays(view, other, table.book) for other in range(table.setup.seats)]
        names[seat] = words.say("default-name", seat=seat + 1)
        chairs = [
            Chair("person", name, holders=[reader.device]) if other == seat else Chair("bot", name or BOT_NAMES[other], MILD)
            for other, name in enumerate(names)
        ]
        super().__init__("", table.game, table.setup, table.book, chairs, maker="", secret=b"")
        self.address = address
        self.back = back
        self.journal = Journal(table.game, table.setup, table.book, b"", self.names)
        self.journal.table = table
        self.places = {seat: 1}


def room_of(reader: Reader, lesson: Lesson, standing: Standing) -> LessonRoom:
    back = WayBack(f"/learn/{lesson.game}", "lesson-course")
    return LessonRoom(reader, standing.table, lesson.seat, address(lesson, standing), back)


def address(lesson: Lesson, standing: Standing) -> str:
    return f"/learn/{lesson.game}/{lesson.id}/{written_at(str(standing.step + 1), standing.answers)}"


def written_at(start: str, answers: tuple[str, ...]) -> str:
    return BETWEEN.join([start, *(quote(text, safe="") for text in answers)])


def parted_at(at: str) -> tuple[str, tuple[str, ...]]:
    start, *answers = at.split(BETWEEN)
    return start, tuple(map(unquote, answers))


def read_at(at: str, lesson: Lesson) -> tuple[int, tuple[str, ...]]:
    """The step that an address names, from 0, and the answers since; the number of steps where the lesson is done."""
    step, answers = parted_at(at)
    number = whole(step)
    if number is None or not 1 <= number <= len(lesson.steps) + 1:
        raise Refused("not-found")
    return number - 1, answers
