"""Whether a puzzle can still be given: rules and packs change."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.kernel.table import Table
from undercroft.kernel.types import KernelError, PuzzleSort
from undercroft.lessons.lesson_play import NotHere
from undercroft.puzzles import Puzzle, sort_of, table_of
from undercroft.puzzles.counting import count_out
from undercroft.puzzles.puzzle_play import stand
from undercroft.puzzles.weighing import MARGIN, tried
from undercroft.texts import unsaid

CHECKED_WITH = 7
"""Another seed than any that it was found with."""
STILL = 0.5
"""So much of the margin is left at least: other worlds come out a little differently."""


def faults(puzzle: Puzzle, *, again: bool = False) -> Iterator[str]:
    """`again`: everything is counted or weighed anew, which takes seconds; otherwise it is only played as it stands there."""
    try:
        table = table_of(puzzle)
        sort = sort_of(puzzle)
        yield from unsaid(puzzle.game, [f"puzzle-{puzzle.sort}"])
        verdict = stand(puzzle, puzzle.answer).verdict
        if verdict is None:
            yield "answer: the game does not end with it"
        elif not verdict.right or verdict.worth != puzzle.most:
            yield f"answer: it comes to {verdict.worth:g}, not to {puzzle.most:g}"
    except NotHere as error:
        yield f"answer: '{error}' is not offered"
        return
    except KernelError as error:
        yield str(error)
        return
    ask = table.question(puzzle.seat)
    assert ask is not None
    offered = set(map(str, ask.options))
    yield from (f"right: '{text}' is not offered" for text in (*puzzle.chances, *puzzle.right) if text not in offered)
    if not again:
        return
    try:
        yield from (_counted if sort.counted else _weighed)(puzzle, table, sort)
    except KernelError as error:
        yield f"answer: nobody can tell what it comes to: {error}"


def _counted(puzzle: Puzzle, table: Table, sort: PuzzleSort) -> Iterator[str]:
    found = count_out(table, puzzle.seat, sort)
    if found is None:
        yield "answer: there are too many ways to count"
    elif max(found.ends) != puzzle.most:
        yield f"answer: {max(found.ends):g} can be had by {' > '.join(found.answer)}"


def _weighed(puzzle: Puzzle, table: Table, sort: PuzzleSort) -> Iterator[str]:
    worths = {str(trial.action): trial.worth for trial in tried(table, puzzle.seat, sort, CHECKED_WITH)}
    if not worths:
        yield "answer: there are too few or too many answers to weigh"
        return
    margin = STILL * MARGIN[table.game.measure]
    others = {text: worth for text, worth in worths.items() if text not in puzzle.right}
    best = max(worths, key=lambda text: worths[text])
    if best in others:
        yield f"right: '{best}' is better by now"
    elif not others:
        yield "right: every answer counts as right"
    elif (ahead := worths[best] - max(others.values())) < margin:
        yield f"right: '{best}' is ahead by {ahead:.3f} only ({margin:g} at least)"
