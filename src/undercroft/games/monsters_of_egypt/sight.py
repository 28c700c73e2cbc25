"""Who may know what: here all know the same. And why a wish is barred."""

from __future__ import annotations

from undercroft.games.monsters_of_egypt.rules import barring
from undercroft.games.monsters_of_egypt.state import State, View
from undercroft.kernel.table import Table
from undercroft.kernel.types import Barred, Seat


def show(state: State) -> tuple[int, ...]:
    """No seats act side by side."""
    return ()


def view(table: Table, seat: Seat | None) -> View:
    trunk = table.trunk(known_to=seat)
    return View(seat, table.state.clone(), trunk.quiet, trunk.since, trunk.drawn)


def barred(table: Table, seat: Seat) -> list[Barred]:
    """The wishes that the open question does not offer, each with the rule that bars it."""
    ask = table.question(seat)
    if ask is None:
        return []
    offered = set(ask.options)
    return [wish for wish in barring.wishes(table.desk(seat), ask) if wish.action not in offered]


def has_secrets(state: State, seat: Seat) -> bool:
    """Nobody has anything to hide."""
    return False
