"""The command that analyses a finished game."""

from __future__ import annotations

from functools import partial
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table as Grid

from undercroft.analysis import Analysis
from undercroft.analysis import analyse as work_out
from undercroft.cli.common import Failed, Wrong, pack_of, progress, read_record
from undercroft.kernel.packs import book_of

PARTS = 100


def analyse(
    path: Annotated[str, typer.Argument(metavar="FILE", help="The record of a finished game; '-' reads standard input.")],
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of words.")] = False,
) -> None:
    """Look at a finished game again: where it turned, which decisions cost most, how kind chance was.

    Example: undercroft analyse game.record.txt
    """
    record, game = read_record(path)
    if not record.secret:
        raise Wrong("the game is not over: only a finished game can be analysed")
    done = 0
    with progress("analysing", PARTS) as tick:

        def told(share: float) -> None:
            nonlocal done
            tick(int(PARTS * share) - done)
            done = int(PARTS * share)

        found = work_out(record, game, pack_of(record, game), packs=partial(book_of, game, record.setup.pack), tick=told)
    if found.parted:
        raise Failed(found.parted)
    if json:
        print(msgspec.json.encode(found).decode())
    else:
        _tell(found, record.names)


def _tell(found: Analysis, names: tuple[str, ...]) -> None:
    unit = "points" if found.measure == "points" else "per cent"
    grid = Grid("seat", f"at first ({unit})", "at the end", "luck", "standard error")
    for column in grid.columns[1:]:
        column.justify = "right"
    for seat, name in enumerate(names):
        luck, error = found.luck(seat)
        first, last = found.points[0].worth[seat], found.points[-1].worth[seat]
        grid.add_row(name, f"{first:.1f}", f"{last:.1f}", f"{luck:+.1f}", f"{error:.1f}")
    Console().print(grid)
    for turn in found.turns:
        split = f"{turn.chosen:+.1f} chosen, {turn.luck:+.1f} luck"
        print(f"step {turn.step}, {names[turn.seat]}: {turn.change:+.1f} ({split})")
    for decision in found.decisions:
        better = f"'{decision.best}' was better than '{decision.played}' by {decision.lost:.1f}"
        print(f"step {decision.step}, {names[decision.seat]}: {better}")
