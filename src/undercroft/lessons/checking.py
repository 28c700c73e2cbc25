"""Plays a lesson and finds what is wrong with it: every named answer, and every other one once."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from undercroft.games import FACES
from undercroft.kernel.table import Table
from undercroft.lessons import ANY, OTHERWISE, Lesson, Step, WrongLesson
from undercroft.lessons.lesson_play import NotHere, stand
from undercroft.texts import LANGUAGES, tongue, unsaid

_SPOT = re.compile(r'data-(?:spot|option)="([^"]+)"')


def faults(lesson: Lesson, *, astray: bool = True) -> Iterator[str]:
    """Each with file, step and field. `astray`: every answer that is not named is tried, too."""
    for fault in _said(lesson, "title", [lesson.title]):
        yield f"{lesson.file}: {fault}"
    for number, step in enumerate(lesson.steps):
        where = f"{lesson.file}: step {number + 1}"
        try:
            yield from (f"{where}: {fault}" for fault in _step_faults(lesson, number, step, astray))
        except WrongLesson as error:
            yield str(error)
            return


def _step_faults(lesson: Lesson, number: int, step: Step, astray: bool) -> Iterator[str]:
    yield from _said(lesson, "say", [step.say])
    yield from _said(lesson, "wrong", step.wrong.values())
    table = stand(lesson, number).table
    offered = _offered(table, lesson.seat)
    known = offered | _drawn(table, lesson.seat)
    yield from (
        f"points: '{point}' is neither a place of the picture nor an answer" for point in step.points if point not in known
    )
    if not step.answers:
        return
    if not offered:
        yield "answers: the learner is asked nothing"
    named = set() if step.answers == ANY else set(step.answers)
    yield from (f"wrong: '{text}' cannot be answered here" for text in step.wrong if text not in offered | {OTHERWISE})
    yield from (f"wrong: '{text}' leads on" for text in step.wrong if text in named)
    if not _leads_out(lesson, number, step, sorted(offered)):
        yield "answers: none of them leads on"
    for text in sorted(offered - named if astray else offered & set(step.wrong)):
        stand(lesson, number, (text,))


def _leads_out(lesson: Lesson, number: int, step: Step, offered: list[str]) -> bool:
    """Whether the step is left by what it names: by each answer alone, or by all of them in order where events are needed."""
    if step.answers == ANY:
        return any(stand(lesson, number, (text,)).step > number for text in offered)
    given: tuple[str, ...] = ()
    for text in step.answers:
        before = given if step.needs else ()
        try:
            if stand(lesson, number, (*before, text)).step > number:
                if step.needs:
                    return True
                continue
        except NotHere:
            return False
        if not step.needs:
            return False
        given = (*given, text)
    return not step.needs


def _offered(table: Table, seat: int) -> set[str]:
    ask = table.question(seat)
    return set() if ask is None else set(map(str, ask.options))


def _drawn(table: Table, seat: int) -> set[str]:
    board, view, words = FACES[table.game.id].board, table.view(seat), tongue(LANGUAGES[0], table.game.id)
    drawn = board.drawn(view, table.book, words, seat=None, ask=table.question(seat), event=None)
    layers = board.printed(view, table.book, words), drawn
    return {spot for layer in layers for block in layer.values() for spot in _SPOT.findall(block)}


def _said(lesson: Lesson, field: str, ids: Iterable[str]) -> Iterator[str]:
    return (f"{field}: {fault}" for fault in unsaid(lesson.game, ids))


def told(lesson: Lesson) -> Iterator[str]:
    """The lesson as it goes: what is said, what happens, what chance said."""
    words = tongue(LANGUAGES[0], lesson.game)
    yield words.say(lesson.title)
    for number, step in enumerate(lesson.steps):
        table = stand(lesson, number).table
        before, count = len(table.told(lesson.seat)), table.luck.count
        yield f"{number + 1}. {words.say(step.say)}"
        after = table
        for text in () if step.answers == ANY else step.answers[:1]:
            after = stand(lesson, number, (text,)).table
            yield f"   > {text}"
        if after.setup == table.setup and step.answers != ANY and step.answers:
            names = tuple(f"seat {seat}" for seat in range(table.setup.seats))
            yield from (f"   {words.event(event, names, you=lesson.seat)}" for event in after.told(lesson.seat)[before:])
            drawn = [str(value) for value, _ in after.luck.drawn]
            if after.luck.count > count and drawn:
                yield f"   chance: {' '.join(drawn[-(after.luck.count - count) :])}"
