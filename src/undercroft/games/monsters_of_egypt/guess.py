"""What a seat can think of the rest: nothing is hidden but chance to come, so a guess is the position itself."""

from __future__ import annotations

from undercroft.games.monsters_of_egypt.content import TombBook
from undercroft.games.monsters_of_egypt.state import View
from undercroft.kernel.game import Game
from undercroft.kernel.luck import Luck
from undercroft.kernel.table import Table
from undercroft.kernel.types import Seat, Setup, Zone


def guess(game: Game, setup: Setup, view: View, book: TombBook, luck: Luck) -> Table:
    quiet = view.state if view.quiet is None else view.quiet
    return Table.restore(game, setup, book, luck, quiet.clone(), {"since": view.since, "drawn": view.drawn})


def hidden(table: Table, seat: Seat | None) -> list[Zone]:
    """What a closed token is, nobody knows, not even the table: chance decides when it is opened."""
    return []
