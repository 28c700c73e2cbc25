"""How kind chance was at one step: what came of it, less the mean of what else could have come of the same answer.

Whatever worth is, that is nothing on average, because what was drawn is one more draw of the same kind.
"""

from __future__ import annotations

from statistics import fmean, variance
from typing import NamedTuple

from undercroft.analysis.found import Figures
from undercroft.analysis.measure import go_further, go_on, worths
from undercroft.kernel.journal import Entry
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table
from undercroft.kernel.types import KernelError

SAMPLES = 64
"""Other draws that are tried at each step."""
LANE_SAMPLES = 64
"""Side by side every seat is played on: so many in all."""
FEWEST = 8
AGAIN = 32
"""How often what happened is played on, where that draws chance anew."""


class Chance(NamedTuple):
    luck: Figures
    error: Figures
    expected: Figures
    """The mean of what every seat could expect right after the step."""
    foreseen: Figures
    """What every seat could expect of what was really drawn."""
    unused: bool
    """Nobody had made anything of it yet when the next question was asked: worth alone does not see it there."""


def chance_at(before: Table | None, entry: Entry, after: Table, seed: int) -> Chance | None:
    """`before` is the table at which the entry was answered; None: it had not begun. Nothing where these rules refuse it."""
    count = max(FEWEST, LANE_SAMPLES // after.setup.seats) if after.side_by_side() else SAMPLES
    try:
        others = [_again(before, entry, after, seed + 1 + sample) for sample in range(count)]
    except KernelError:
        return None
    expected = [worths(table) for table in others]
    came = after.fated(Quick(seed))
    for table in (came, *others):
        go_on(table)
    further = len({worths(table) for table in (came, *others)}) == 1
    """Nobody can tell these draws apart yet: a card was drawn, and not played."""
    for table in (came, *others) if further else ():
        go_further(table)
    real = [worths(came), *_more(came, after, seed, further=further)]
    unused = further or after.side_by_side()
    return _compared(real, [worths(table) for table in others], expected, unused=unused)


def _compared(real: list[Figures], others: list[Figures], expected: list[Figures], *, unused: bool) -> Chance:
    came, mean = _means(real), _means(others)
    spread = [a / len(real) + b / len(others) for a, b in zip(_variances(real), _variances(others), strict=True)]
    luck = tuple(here - there for here, there in zip(came, mean, strict=True))
    return Chance(luck, tuple(each**0.5 for each in spread), _means(expected), came, unused)


def _means(rows: list[Figures]) -> Figures:
    return tuple(fmean(each) for each in zip(*rows, strict=True))


def _variances(rows: list[Figures]) -> Figures:
    return tuple(variance(each) if len(rows) > 1 else 0.0 for each in zip(*rows, strict=True))


def _more(came: Table, after: Table, seed: int, *, further: bool) -> list[Figures]:
    """What came of what was drawn, several times more, where to see that chance was drawn again."""
    if came.luck.count == after.luck.count:
        return []
    found = list[Figures]()
    for again in range(1, AGAIN):
        table = after.fated(Quick(seed + (again << 20)))
        go_on(table)
        if further:
            go_further(table)
        found.append(worths(table))
    return found


def _again(before: Table | None, entry: Entry, after: Table, seed: int) -> Table:
    """The same answer, and other luck."""
    if before is None:
        return Table(after.game, after.setup, after.book, Luck(Quick(seed))).start()
    table = before.fated(Quick(seed))
    action = table.book.catalogue.read(entry.text)
    assert action is not None
    assert entry.seat is not None
    table.answer(entry.seat, action)
    return table
