"""Lessons: played as they are meant and astray; wrong ones are refused by file, step and field; nothing of them is kept."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from tests.games.paper_dungeons.positions import at
from undercroft.games import FACES, GAMES
from undercroft.kernel import position
from undercroft.lessons import Lesson, WrongLesson, coach_checking, course, examples, guide, lesson
from undercroft.lessons.checking import faults, told
from undercroft.lessons.lesson_play import NotHere, stand
from undercroft.texts import LANGUAGES, tongue

ALL = [(game, lesson.id) for game in GAMES for lesson in (*course(game), *examples(game))]
GAME = "paper-dungeons"
Writes = Callable[..., Lesson]


def named(game: str, id: str) -> Lesson:
    found = lesson(game, id)
    assert found is not None
    return found


@pytest.mark.parametrize(("game", "id"), ALL, ids=[f"{game}-{id}" for game, id in ALL])
def test_every_lesson_can_be_learnt(game: str, id: str) -> None:
    """Each answer that it names, all its texts in three languages, all that it points at; with EVERY_LOOK each other answer."""
    assert list(faults(named(game, id), astray="EVERY_LOOK" in os.environ)) == []


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_comes_up_in_a_first_game_is_said_or_needs_no_word(game: str) -> None:
    assert [*coach_checking.faults(game), *guide.faults(game)] == []
    assert coach_checking.unspoken(game, range(4)) == []


@pytest.mark.parametrize("game", GAMES)
def test_examples_are_stepped_through_by_one_answer_each(game: str) -> None:
    assert len(examples(game)) >= 6
    for example in examples(game):
        assert all(len(step.answers) <= 1 for step in example.steps)


@pytest.mark.parametrize("game", sorted({game for game, _ in ALL}))
def test_a_course_begins_with_few_words(game: str) -> None:
    first = course(game)[0]
    assert 4 <= len(first.steps) <= 8
    assert len(" ".join(told(first)).split()) < 400


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_first_own_decision_is_three_taps_and_sixty_words_away(game: str, language: str) -> None:
    """From the front page, by "Learn"."""
    words, steps = tongue(language, game), course(game)[0].steps
    first = next(number for number, step in enumerate(steps) if step.answers)
    assert 1 + first <= 3
    assert sum(len(words.say(step.say).split()) for step in steps[: first + 1]) <= 60


@pytest.fixture
def write(monkeypatch: pytest.MonkeyPatch) -> Iterator[Writes]:
    """A course of one lesson with these texts instead of the game's own."""
    own = FACES[GAME]

    def written(text: str, **files: str) -> Lesson:
        found = {"lessons/course.toml": 'lessons = ["try"]', "lessons/try.toml": text, "lessons/start.json": START} | files
        face = replace(own, read=lambda name: found.get(name) or own.read(name))
        monkeypatch.setitem(FACES, GAME, face)
        course.cache_clear()
        return course(GAME)[0]

    yield written
    course.cache_clear()


START = position.write(at(dice="warrior wizard clover warrior boots skull").table)
HEAD = 'title = "lesson-dice"\nposition = "start.json"\n'
STEP = '[[steps]]\nsay = "lesson-dice-choose"\n'


@pytest.mark.parametrize(("text", "message"), [
    ("title = 3", "try.toml: Expected `str`, got `int` - at `$.title`"),
    ("title =", "try.toml: "),
    ("title = " + "[" * 5_000, "try.toml: lists and tables lie too deep"),
    (HEAD, "missing required field `steps`"),
    (HEAD + "steps = []", "steps: there is none"),
    (HEAD + STEP + "answer = 3", "unknown field `answer` - at `$.steps[0]`"),
    (HEAD + STEP + 'answers = "some"', "`$.steps[0].answers`"),
    (HEAD + STEP + 'answers = "any"\n' + STEP, "step 2: position: several answers lead here"),
    (HEAD + STEP + 'answers = ["die b1", "die w1"]\n' + STEP, "step 2: position: several answers lead here"),
    (HEAD + STEP + 'answers = "any"\nwrong = { "die w1" = "lesson-dice-white" }', "step 1: wrong: no answer is wrong"),
])  # fmt: skip
def test_a_lesson_of_a_wrong_form_is_refused(write: Writes, text: str, message: str) -> None:
    with pytest.raises(WrongLesson) as refused:
        write(text)
    assert str(refused.value).startswith("paper-dungeons/lessons/try.toml: ")
    assert message in str(refused.value)


@pytest.mark.parametrize(("step", "fault"), [
    ('say = "lesson-nowhere"', "step 1: say: there is no text 'lesson-nowhere' in 'en'"),
    ('say = "lesson-dice-choose"\npoints = ["die-zz"]', "points: 'die-zz' is neither a place of the picture nor an answer"),
    ('say = "lesson-dice-choose"\nanswers = ["die b6"]', "step 1: answers: none of them leads on"),
    ('say = "lesson-dice-choose"\nanswers = ["die b1"]\nneeds = ["gem"]', "step 1: answers: none of them leads on"),
    ('say = "lesson-dice-choose"\nanswers = ["die b1"]\nwrong = { "die b6" = "lesson-dice-white" }', "'die b6' cannot be"),
    ('say = "lesson-dice-choose"\nanswers = ["die b1"]\nwrong = { "die b1" = "lesson-dice-white" }', "wrong: 'die b1' leads on"),
    ('say = "lesson-dice-choose"\nposition = "gone.json"', "step 1: position: there is no file 'gone.json'"),
    ('say = "lesson-dice-choose"\nposition = "../guide.toml"', "step 1: position: there is no file '../guide.toml'"),
    (f'say = "lesson-dice-choose"\nposition = "{"x" * 999}"', "step 1: position: there is no file 'xxx"),
    ('say = "lesson-dice-choose"\nothers = ["1 fly"]', "step 1: others: '1 fly' cannot be answered here"),
])  # fmt: skip
def test_what_playing_it_finds_is_told_by_step_and_field(write: Writes, step: str, fault: str) -> None:
    (found, *_) = faults(write(f"{HEAD}[[steps]]\n{step}"))
    assert found.startswith("paper-dungeons/lessons/try.toml: step 1: ")
    assert fault in found


def test_a_wrong_answer_that_cannot_be_given_is_told_once(write: Writes) -> None:
    """Whether every other answer is tried or not."""
    lesson = write(f'{HEAD}{STEP}answers = ["die b1"]\nwrong = {{ "die b6" = "lesson-dice-white" }}')
    told = ["paper-dungeons/lessons/try.toml: step 1: wrong: 'die b6' cannot be answered here"]
    assert list(faults(lesson)) == list(faults(lesson, astray=False)) == told


def test_a_step_behind_an_answer_that_cannot_be_given_is_not_played(write: Writes) -> None:
    unreached = f'{HEAD}{STEP}answers = ["die b6"]\n{STEP}answers = ["die b1"]\n{STEP}'
    assert list(faults(write(unreached))) == [
        "paper-dungeons/lessons/try.toml: step 1: answers: none of them leads on",
        "paper-dungeons/lessons/try.toml: step 1: answers: 'die b6' cannot be answered here",
    ]


def test_a_position_that_cannot_be_is_told_by_its_field(write: Writes) -> None:
    lesson = write(HEAD + STEP, **{"lessons/start.json": START.replace('"round": 1', '"round": 99')})
    assert list(faults(lesson)) == ["paper-dungeons/lessons/try.toml: step 1: position: start.json: state.round: 0 to 8"]


def test_a_position_of_another_pack_is_told(write: Writes) -> None:
    pack = GAMES[GAME].load("base").fingerprint
    assert pack in START
    (fault,) = faults(write(HEAD + STEP, **{"lessons/start.json": START.replace(pack, pack[::-1])}))
    assert "step 1: position: start.json: pack" in fault


# ---- a learner ----

COURSE = [
    ("die b1", "die w1"), ("level warrior", "brew"), ("die w3", "die w1"), ("brew", "craft tome"), ("die w1", "die b2"),
    ("craft tome", "move"),
]  # fmt: skip
"""Step by step what leads on, and what does not."""


@pytest.fixture(name="lesson")
def _lesson(write: Writes) -> Lesson:
    named = {"die w1": "lesson-dice-white"}
    steps = (
        f'{STEP}answers = ["{right}"]\nwrong = {{ "{wrong}" = "{named.get(wrong, "lesson-otherwise")}" }}\n'
        for right, wrong in COURSE
    )
    return write(HEAD + "".join(steps) + STEP + 'answers = ["ready"]\nluck = [0, 1, 2, 3, 0, 1]\n')


def test_the_right_answer_leads_on_and_another_is_shown_and_returns(lesson: Lesson) -> None:
    astray = stand(lesson, 0, ("die w1",))
    assert (astray.step, astray.wrong) == (0, "lesson-dice-white")
    assert astray.table.state.parts[0].die == 0
    assert stand(lesson, 0).table.state.parts[0].die == -1
    on = stand(lesson, 0, ("die b1",))
    assert (on.step, on.wrong, on.answers) == (1, "", ())
    assert on.table.state.parts[0].die == 3
    with pytest.raises(NotHere):
        stand(lesson, 0, ("die w1", "brew"))
    with pytest.raises(NotHere):
        stand(lesson, 0, ("level warrior",))


def test_a_step_is_made_again_by_playing(lesson: Lesson) -> None:
    """From the start of the lesson, as from the step before: the same table."""
    for number, step in enumerate(lesson.steps[:-1]):
        led, made = stand(lesson, number, step.answers[:1]), stand(lesson, number + 1)
        assert led.step == number + 1
        assert (led.table.digest(0), led.table.told(0)) == (made.table.digest(0), made.table.told(0))
        assert stand(lesson, number, tuple(step.wrong)).step == number


def test_chance_says_what_the_lesson_says(lesson: Lesson) -> None:
    """The round ends and all dice are rolled: as the step has it, each time that it is tried."""
    for _ in range(2):
        after = stand(lesson, len(COURSE), ("ready",)).table
        assert (after.state.round, after.state.dice) == (2, (0, 1, 2, 3, 0, 1))
