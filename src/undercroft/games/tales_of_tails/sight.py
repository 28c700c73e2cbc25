"""Who may know what, and why a wish is barred."""

from __future__ import annotations

from undercroft.games.tales_of_tails.rules import barring
from undercroft.games.tales_of_tails.state import UNKNOWN, State, View
from undercroft.kernel.table import Table
from undercroft.kernel.types import Barred, Seat


def show(state: State) -> tuple[int, ...]:
    """While quests are chosen nothing else changes."""
    return ()


def view(table: Table, seat: Seat | None) -> View:
    """Everything lies open but the others' quests."""
    state: State = table.state.clone()
    if not table.over:
        for other, pup in enumerate(state.parts):
            if other != seat:
                pup.quest, pup.dealt = UNKNOWN, ()
    chain = table.chain(seat) if seat is not None else None
    quiet, since, ready = (chain.quiet, chain.since, chain.ready) if chain else (None, (), False)
    return View(seat, state, table.waiting_for(), quiet, since, ready)


def barred(table: Table, seat: Seat) -> list[Barred]:
    """The wishes that the open question does not offer, each with the rule that bars it."""
    ask = table.question(seat)
    if ask is None:
        return []
    offered = set(ask.options)
    return [wish for wish in barring.wishes(table.desk(seat), ask) if wish.action not in offered]


def has_secrets(state: State, seat: Seat) -> bool:
    """A neighbour at the same device must look away from the quest."""
    return state.phase != "over"
