"""The table of a lesson, in a room of its own for as long as one page is made of it."""

from __future__ import annotations

from collections.abc import Sequence
from urllib.parse import quote, unquote

from undercroft.kernel.journal import Journal
from undercroft.lessons import Lesson
from undercroft.lessons.lesson_play import MILD, Standing
from undercroft.server.errors import Refused
from undercroft.server.numbers import whole
from undercroft.server.play.chairs import BOT_NAMES, Chair
from undercroft.server.play.room import Room

BETWEEN = "~"
"""In the address of a page of a lesson, between the step and what was answered since it began."""


class LessonRoom(Room):
    taught = True

    def __init__(self, lesson: Lesson, standing: Standing, device: str, names: Sequence[str]) -> None:
        """`names`: as the lesson calls who sits there; nothing where it does not."""
        table = standing.table
        chairs = [
            Chair("person", name, holders=[device]) if seat == lesson.seat else Chair("bot", name or BOT_NAMES[seat], MILD)
            for seat, name in enumerate(names)
        ]
        super().__init__("", table.game, table.setup, table.book, chairs, maker="", secret=b"", save=_nothing)
        self.address = address(lesson, standing)
        self.journal = Journal(table.game, table.setup, table.book, b"", self.names)
        self.journal.table = table
        self.places = {lesson.seat: 1}


async def _nothing(*_: object) -> None:
    """A lesson keeps nothing."""


def address(lesson: Lesson, standing: Standing) -> str:
    at = BETWEEN.join([str(standing.step + 1), *(quote(text, safe="") for text in standing.answers)])
    return f"/learn/{lesson.game}/{lesson.id}/{at}"


def read_at(at: str, lesson: Lesson) -> tuple[int, tuple[str, ...]]:
    """The step that an address names, from 0, and the answers since; the number of steps where the lesson is done."""
    step, *answers = at.split(BETWEEN)
    number = whole(step)
    if number is None or not 1 <= number <= len(lesson.steps) + 1:
        raise Refused("not-found")
    return number - 1, tuple(map(unquote, answers))
