"""Who may know what, and why a wish is barred."""

from __future__ import annotations

from undercroft.games.dungeoneer.state import State, View
from undercroft.kernel.table import Table
from undercroft.kernel.types import Barred, Seat


def show(state: State) -> tuple[int, ...]:
    """No seats act side by side."""
    return ()


def masked(state: State, seat: Seat | None) -> State:
    """Everything lies open but the others' hands, of which only what all have seen go there is known."""
    new = state.clone()
    if new.phase != "over":
        for other, player in enumerate(new.parts):
            if other != seat:
                player.hand = player.known
        if new.hands:
            new.hands = tuple(hand if other == seat else () for other, hand in enumerate(new.hands))
    return new


def view(table: Table, seat: Seat | None) -> View:
    state: State = table.state
    trunk = table.trunk()
    return View(
        seat,
        masked(state, seat),
        tuple(len(player.hand) for player in state.parts),
        table.waiting_for(),
        None if trunk.quiet is None else masked(trunk.quiet, seat),
        trunk.since,
        trunk.drawn,
    )


def barred(table: Table, seat: Seat) -> list[Barred]:
    """The wishes that the open question does not offer, each with the rule that bars it."""
    return []


def has_secrets(state: State, seat: Seat) -> bool:
    """A neighbour at the same device must look away from the hand."""
    return len(state.parts) > 1 and state.phase != "over"
