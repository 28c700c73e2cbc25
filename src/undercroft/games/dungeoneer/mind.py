"""What could be true, given a view: guesses for bots, and the hidden zones the conformance walk varies."""

from __future__ import annotations

from undercroft.games.dungeoneer.content import DungeonBook
from undercroft.games.dungeoneer.state import View
from undercroft.kernel.luck import Luck
from undercroft.kernel.table import Table
from undercroft.kernel.types import Game, Seat, Setup, Zone


def guess(game: Game, setup: Setup, view: View, book: DungeonBook, luck: Luck) -> Table:
    """A table that could be the true one: the others' hands are drawn from the cards the seat has not seen."""
    state = (view.state if view.quiet is None else view.quiet).clone()
    return Table.restore(game, setup, book, luck, state, {"since": view.since, "drawn": view.drawn})


def hidden(table: Table, seat: Seat | None) -> list[Zone]:
    return []
