"""A puzzle under way: what was answered, and what it was worth once that is known."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from undercroft.kernel.table import Table
from undercroft.kernel.types import Seat
from undercroft.lessons.lesson_play import Listener, NotHere
from undercroft.puzzles import Puzzle, table_of


class Verdict(NamedTuple):
    right: bool
    worth: float
    most: float
    behind: Mapping[str, float]
    """Term by term, what the answer is behind the best; below nothing where it is ahead."""


class Standing(NamedTuple):
    table: Table
    answers: tuple[str, ...] = ()
    verdict: Verdict | None = None
    """Nothing while the puzzle goes on."""
    put_off: bool = False
    """What was answered decides nothing yet."""


def stand(puzzle: Puzzle, answers: Sequence[str] = (), listener: Listener | None = None) -> Standing:
    """After these answers. What is weighed stays as it is: what chance would say to an answer proves nothing."""
    table = table_of(puzzle)
    if puzzle.counted:
        return _counted(puzzle, table, tuple(answers), listener)
    if not answers:
        return Standing(table)
    given, ask = answers[-1], table.question(puzzle.seat)
    if len(answers) > 1 or ask is None or given not in map(str, ask.options):
        raise NotHere(given)
    if given not in puzzle.chances:
        return Standing(table, put_off=True)
    verdict = Verdict(given in puzzle.right, puzzle.chances[given], puzzle.most, puzzle.terms.get(given, {}))
    return Standing(table, (given,), verdict)


def _counted(puzzle: Puzzle, table: Table, answers: tuple[str, ...], listener: Listener | None) -> Standing:
    for number, text in enumerate(answers, 1):
        action, ask = table.book.catalogue.read(text), table.question(puzzle.seat)
        if action is None or ask is None or action not in ask.options:
            raise NotHere(text)
        table.listener = listener if number == len(answers) else None
        table.answer(puzzle.seat, action)
        table.listener = None
    if not table.over:
        return Standing(table, answers)
    lines = lines_of(table, puzzle.seat)
    behind = {name: puzzle.best.get(name, 0.0) - lines.get(name, 0.0) for name in {**puzzle.best, **lines}}
    worth = sum(lines.values())
    return Standing(table, answers, Verdict(worth >= puzzle.most, worth, puzzle.most, behind))


def lines_of(table: Table, seat: Seat) -> dict[str, float]:
    """The seat's score, line by line; the sum is left out."""
    return {line: float(values[seat]) for line, values in table.game.score_sheet(table.state, table.book)[:-1]}
