"""Lessons: a real table, a sentence a step, and what leads on. Data in a game's folder; no rule and no word in them.

A lesson is `lessons/<id>.toml` among the files of a game's face, its start a position beside it; `lessons/course.toml` gives
their order. `docs/lessons.md` describes the form.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from typing import Any, Literal, TypeVar

import msgspec
from msgspec.structs import replace

from undercroft.face import Face
from undercroft.games import FACES, GAMES
from undercroft.kernel import forms, position
from undercroft.kernel.forms import looked_through
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table
from undercroft.kernel.types import KernelError, WrongPosition

FOLDER = "lessons"
ANY = "any"
OTHERWISE = "otherwise"
"""In `wrong`: what is said to every answer that is not named."""
T = TypeVar("T")
_NAME = re.compile(r"[\w.-]{1,100}", re.ASCII)


class WrongLesson(KernelError):
    """A lesson that cannot be taught; the message names file, step and field."""

    code = "wrong-lesson"


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that is said and done."""

    say: str
    """The id of its sentence."""
    points: tuple[str, ...] = ()
    """Places of the drawing, and answers whose buttons are ringed."""
    answers: tuple[str, ...] | Literal["any"] = ()
    """Which lead on: some, or any; none where there is only something to read."""
    wrong: dict[str, str] = {}
    """What is said to another answer: answer -> the id of the sentence."""
    needs: tuple[str, ...] = ()
    """Kinds of events that must have happened in this step before it goes on; until then its answers are given in order."""
    luck: tuple[int, ...] = ()
    """What chance says in it."""
    others: tuple[str, ...] = ()
    """What the other seats answer in it, in order; then bots play for them where the learner has to wait."""
    position: str = ""
    """Where it begins, if not where the step before has led: a file beside the lesson."""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: str
    position: str
    steps: tuple[Step, ...]
    seat: int = 0
    minutes: int = 3
    rules: tuple[str, ...] = ()
    """What it teaches, by the ids of why-not."""
    game: str = ""
    id: str = ""
    file: str = ""
    example: bool = False
    """Something to look at step by step, apart from the course."""

    def start_of(self, step: int) -> tuple[int, str]:
        """The last step up to this one that has a position of its own, and that position."""
        for number in range(step, 0, -1):
            if self.steps[number].position:
                return number, self.steps[number].position
        return 0, self.steps[0].position or self.position


class _Course(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    lessons: tuple[str, ...]
    examples: tuple[str, ...] = ()
    """Of the rules, to be stepped through: each in the form of a lesson in which one answer leads on."""


@cache
def course(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game, in order; none where it has no course."""
    return tuple(_lesson(FACES[game], id) for id in _course(game).lessons)


@cache
def examples(game: str) -> tuple[Lesson, ...]:
    return tuple(replace(_lesson(FACES[game], id), example=True) for id in _course(game).examples)


def _course(game: str) -> _Course:
    text = FACES[game].read(f"{FOLDER}/course.toml")
    return _Course(()) if text is None else read_toml(text, _Course, f"{game}/{FOLDER}/course.toml")


def lesson(game: str, id: str) -> Lesson | None:
    """One of the course, or an example."""
    return next((found for found in (*course(game), *examples(game)) if found.id == id), None)


def _lesson(face: Face[Any, Any, Any], id: str) -> Lesson:
    file = f"{face.game.id}/{FOLDER}/{id}.toml"
    text = _file(face, f"{id}.toml")
    if text is None:
        raise WrongLesson(f"{face.game.id}/{FOLDER}/course.toml: there is no lesson '{id}'")
    found = replace(read_toml(text, Lesson, file), game=face.game.id, id=id, file=file)
    for fault in _faults(found):
        raise WrongLesson(f"{file}: {fault}")
    return found


def position_of(game: str, name: str, where: str) -> Table:
    """The table at a position among a game's lessons; `where` is told with what is wrong with it."""
    text = _file(FACES[game], name)
    if text is None:
        raise WrongLesson(f"{where}: position: there is no file '{name}'")
    try:
        return position.read(text, GAMES, Luck(Quick(0)))
    except WrongPosition as error:
        raise WrongLesson(f"{where}: position: {name}: {error}") from None


def _file(face: Face[Any, Any, Any], name: str) -> str | None:
    """A file among the lessons; over what is no plain name the file system would stumble, or look elsewhere."""
    return face.read(f"{FOLDER}/{name}") if _NAME.fullmatch(name) else None


def read_toml(text: str, form: type[T], file: str) -> T:
    """A file of this form; what is wrong with it is said with its name."""
    try:
        return msgspec.convert(forms.read_toml(text), looked_through(form))
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise WrongLesson(f"{file}: {error}") from None


def _faults(lesson: Lesson) -> Iterator[str]:
    """What the form alone tells; the rest is found by playing it."""
    if not lesson.steps:
        yield "steps: there is none"
    for number, (step, after) in enumerate(zip(lesson.steps, (*lesson.steps[1:], None), strict=True), 1):
        several = step.answers == ANY or (len(step.answers) > 1 and not step.needs)
        if after is not None and several and not after.position:
            yield f"step {number + 1}: position: several answers lead here, so it must say where it begins"
        if step.answers == ANY and step.wrong:
            yield f"step {number}: wrong: no answer is wrong where any leads on"
