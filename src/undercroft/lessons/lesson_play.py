"""A lesson's table: made by playing from where a step begins. The same answers always come to the same."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from undercroft.bots import BOTS
from undercroft.kernel.luck import Luck, Quick, Scripted, Spliced
from undercroft.kernel.table import Table
from undercroft.kernel.types import Event, KernelError
from undercroft.lessons import ANY, OTHERWISE, Lesson, Step, WrongLesson, position_of

MILD = "greedy"
"""Who plays for the others where a lesson does not say what they do."""
MOST_ANSWERS = 200
"""Of others in a row: a lesson in which nobody is asked any more does not go on for ever."""
MOST_ASTRAY = 6
"""Of others in a row after an answer that does not lead on: what comes of it is seen, and not a whole round."""
Listener = Callable[[Table, Event], None]


class Standing(NamedTuple):
    """Where a learner is: the step, what was answered since it began, and the table."""

    table: Table
    step: int
    answers: tuple[str, ...] = ()
    wrong: str = ""
    """The id of what is said to the last answer, where that does not lead on."""


class NotHere(KernelError):
    """An answer that cannot be given at this point of a lesson."""

    code = "not-offered"


def stand(lesson: Lesson, step: int, answers: Sequence[str] = (), listener: Listener | None = None) -> Standing:
    """After these answers in a step: in it, astray, or at the beginning of the next. `listener` hears the last answer."""
    play = _Play(lesson, step)
    for number, text in enumerate(answers, 1):
        play.table.listener = listener if number == len(answers) else None
        wrong = play.answer(text)
        play.table.listener = None
        if wrong or play.leads_on():
            if number < len(answers):
                raise NotHere(text)
            if wrong:
                return Standing(play.table, step, tuple(answers), wrong)
            return Standing(_Play(lesson, step + 1, play.table).table, step + 1)
    return Standing(play.table, step, tuple(answers))


class _Play:
    """One step under way. Past the last step the table stays as it is."""

    def __init__(self, lesson: Lesson, number: int, table: Table | None = None) -> None:
        self.lesson, self.number = lesson, number
        self.step = lesson.steps[number] if number < len(lesson.steps) else Step("")
        self.table = self._begun(table)
        self.before = len(self.table.told(lesson.seat))
        self.script = list(self.step.others)
        self.astray = False
        luck = self.table.luck
        # What was drawn before is drawn again when the table wakes, and must come out the same.
        luck.source = Spliced(luck.source, luck.count, Scripted(self.step.luck, Quick(number), luck.count))
        if number < len(lesson.steps):
            self._others()

    def _begun(self, table: Table | None) -> Table:
        """Where the step before it has led, played as the lesson means it, or at a position of its own."""
        if table is not None and not self.step.position:
            return table
        if self.step.position or self.number == 0:
            return position_of(self.lesson.game, self.step.position or self.lesson.position, self._where)
        earlier = _Play(self.lesson, self.number - 1)
        for text in () if earlier.step.answers == ANY else earlier.step.answers:
            try:
                if earlier.answer(text) or earlier.leads_on():
                    break
            except NotHere:
                raise earlier.fault(f"answers: '{text}' cannot be answered here") from None
        return earlier.table

    def fault(self, message: str) -> WrongLesson:
        return WrongLesson(f"{self._where}: {message}")

    @property
    def _where(self) -> str:
        return f"{self.lesson.file}: step {self.number + 1}"

    def answer(self, text: str) -> str:
        """Gives an answer of the learner; what is said to it, if it does not lead on."""
        self.astray = self.step.answers != ANY and text not in self.step.answers
        self._give(self.lesson.seat, text)
        self._others()
        if not self.astray:
            return ""
        self._finish()
        return self.step.wrong.get(text) or self.step.wrong.get(OTHERWISE) or "lesson-otherwise"

    def _finish(self) -> None:
        """What an answer that leads astray has begun comes to its end, to be seen: the first answer to all that it asks."""
        for _ in range(MOST_ASTRAY):
            ask = self.table.question(self.lesson.seat)
            if ask is None or ask.quiet:
                return
            self.table.answer(self.lesson.seat, ask.options[0])
            self._others()

    def leads_on(self) -> bool:
        happened = {event.kind for event in self.table.told(self.lesson.seat)[self.before :]}
        return happened.issuperset(self.step.needs)

    def _give(self, seat: int, text: str) -> None:
        action, ask = self.table.book.catalogue.read(text), self.table.question(seat)
        if action is None or ask is None or action not in ask.options:
            raise NotHere(text)
        self.table.answer(seat, action)

    def _others(self) -> None:
        """As the lesson says, when they are asked; bots play for them where the learner has to wait."""
        for count in range(MOST_ANSWERS):
            if self.astray and count == MOST_ASTRAY:
                return
            asked, learner = self.table.waiting_for(), self.lesson.seat
            seat, _, text = (self.script or [""])[0].partition(" ")
            if seat.isdecimal() and int(seat) in asked and int(seat) != learner:
                self.script.pop(0)
                try:
                    self._give(int(seat), text)
                except NotHere:
                    if not self.astray:
                        raise self.fault(f"others: '{seat} {text}' cannot be answered here") from None
                    self._bot(int(seat))
            elif learner in asked or not asked:
                return
            else:
                self._bot(asked[0])
        raise self.fault("others: they go on and on")

    def _bot(self, seat: int) -> None:
        table, ask = self.table, self.table.question(seat)
        assert ask is not None
        luck = Luck(Quick(table.number(seat)))
        table.answer(seat, BOTS[MILD].choose(table.game, table.setup, table.book, table.view(seat), ask, luck))
