"""Lessons: the course of a game, and the page of a step, which is a table page with somebody who explains."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from undercroft.kernel.game import Game
from undercroft.kernel.types import Seat
from undercroft.lessons import ANY, Lesson, Step, course
from undercroft.lessons.lesson_play import Standing
from undercroft.server.pages import table as table_page
from undercroft.server.pages.base import render, render_part
from undercroft.server.pages.look import Look
from undercroft.server.pages.moments import frames
from undercroft.server.pages.rules import sections_of
from undercroft.server.play.lesson_room import LessonRoom, address
from undercroft.server.play.news import Glimpse
from undercroft.server.reader import Reader
from undercroft.texts import tongue


class Stop(NamedTuple):
    """A lesson on the way through a course."""

    number: int
    title: str
    minutes: int
    steps: int
    done: int
    """How many of its steps this browser has been through."""
    address: str

    @property
    def finished(self) -> bool:
        return self.done >= self.steps


def stops(reader: Reader, game: str, progress: Mapping[str, int]) -> list[Stop]:
    words = tongue(reader.language, game)
    return [
        Stop(number, words.say(one.title), one.minutes, len(one.steps), progress.get(one.id, 0), f"/learn/{game}/{one.id}")
        for number, one in enumerate(course(game), 1)
    ]


def learn(reader: Reader, game: Game, progress: Mapping[str, int]) -> str:
    words = tongue(reader.language, game.id)
    return render("learn.html", reader, words, game=game, here=f"/learn/{game.id}", stops=stops(reader, game.id, progress))


def lesson_page(reader: Reader, lesson: Lesson, standing: Standing, room: LessonRoom) -> str:
    return table_page.table(reader, room, lesson.seat, coach=coach(reader, lesson, standing))


def coach(reader: Reader, lesson: Lesson, standing: Standing) -> str:
    """What is said at this point of a lesson, where it points, and the way on."""
    words, steps = tongue(reader.language, lesson.game), lesson.steps
    step = steps[standing.step] if standing.step < len(steps) else None
    ids = [one.id for one in course(lesson.game)]
    after = next((f"/learn/{lesson.game}/{id}" for last, id in pairwise(ids) if last == lesson.id), "")
    back = address(lesson, standing._replace(answers=()))
    onward = address(lesson, Standing(standing.table, standing.step + 1))
    points = () if step is None or standing.wrong else _points(step, standing)
    here = address(lesson, standing)
    taught = list(sections_of(words, lesson.game, lesson.rules).values()) if step is None else []
    return render_part("_lesson.html", "coach", reader, words, lesson, standing, step, points, here, back, onward, after, taught)


def _points(step: Step, standing: Standing) -> tuple[str, ...]:
    """As the step has it; in the middle of it also the next of its answers."""
    given = len(standing.answers)
    return (*step.answers[given : given + 1], *step.points) if given and step.answers != ANY else step.points


def lesson_update(
    reader: Reader, lesson: Lesson, standing: Standing, room: LessonRoom, seen: Sequence[Glimpse]
) -> dict[str, Any]:
    return update(reader, room, lesson.seat, seen, coach(reader, lesson, standing))


def update(reader: Reader, room: LessonRoom, seat: Seat, seen: Sequence[Glimpse], coach: str) -> dict[str, Any]:
    """What a page shows after an answer: what happened, then the page as it is now."""
    look = Look(reader, room, seat)
    shown = [
        {"live": frame.live, "line": frame.line, "spot": frame.spot, "held": frame.held, "seat": frame.seat, "where": frame.where}
        | ({"moment": frame.moment, "waits": frame.waits} if frame.moment else {})
        | {"standings": frame.standings}
        for frame in frames(reader, room, seat, seen, look.drawn)
    ]
    parts = table_page.table_parts(look) | {"coach": coach}
    return {"frames": shown, "parts": parts, "title": table_page.title(look)}
