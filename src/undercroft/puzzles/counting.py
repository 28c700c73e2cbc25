"""Every way to the end of a game, where no chance and nobody else has a word in it."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from undercroft.kernel.table import Table
from undercroft.kernel.types import Ask, PuzzleSort, Seat
from undercroft.puzzles.puzzle_play import lines_of

_encode = msgspec.msgpack.Encoder(order="deterministic").encode
MOST_ANSWERS = 400_000
"""Tried before a position is given up."""


class Counted(NamedTuple):
    answer: tuple[str, ...]
    """One of the best ways."""
    best: dict[str, float]
    """What it scores, line by line."""
    ends: dict[float, int]
    """Score -> how many ways that differ come to it."""


def count_out(table: Table, seat: Seat, sort: PuzzleSort, most: int = MOST_ANSWERS) -> Counted | None:
    """Nothing where there are too many ways, or chance or somebody else comes in."""
    drawn, tried = table.luck.count, 0
    met, ends = set[bytes](), dict[float, int]()
    best, answer, top = dict[str, float](), tuple[str, ...](), float("-inf")
    under_way: list[tuple[Table, tuple[str, ...]]] = [(table, ())]
    while under_way:
        at, answers = under_way.pop()
        ask = at.question(seat)
        if ask is None:
            return None
        for action in ask.options:
            tried += 1
            if tried > most:
                return None
            after = at.clone()
            after.answer(seat, action)
            if after.luck.count != drawn:
                return None
            then = after.question(seat)
            if not after.over and (then is None or not then.quiet or _first_time(after, then, sort, met)):
                under_way.append((after, (*answers, str(action))))
            elif after.over:
                lines = lines_of(after, seat)
                score = sum(lines.values())
                ends[score] = ends.get(score, 0) + 1
                if score > top or (score == top and len(answers) + 1 < len(answer)):
                    best, answer, top = lines, (*answers, str(action)), score
    return Counted(answer, best, ends) if ends else None


def _first_time(table: Table, ask: Ask, sort: PuzzleSort, met: set[bytes]) -> bool:
    alike = table.state if sort.alike is None else sort.alike(table.state, ask.seat)
    key = _encode((ask.kind, ask.about, tuple(map(str, ask.options)), alike))
    if key in met:
        return False
    met.add(key)
    return True
