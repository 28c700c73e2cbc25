"""Who may know what, and why a wish is barred."""

from __future__ import annotations

from undercroft.games.tales_of_tails.rules import Desk, exits, play
from undercroft.games.tales_of_tails.rules.dungeon import placements
from undercroft.games.tales_of_tails.rules.movement import walker_of
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
    found: list[Barred] = []
    if ask is None:
        return found
    desk: Desk = table.desk(seat)
    state, book, walk = desk.state, desk.book, desk.state.walk
    if ask.kind == "dog":
        play.free_dogs(desk, found)
    elif ask.kind == "turn":
        play.options(desk, found)
    elif ask.kind == "place":
        placements(state.dungeon, book, state.drawn, found)
    elif walk is not None and ask.kind == "turning":
        exits.turning_options(desk, walk, found)
    elif walk is not None and ask.kind == "way":
        walker_of(state, book).ways(walk, found)
    elif walk is not None and ask.kind == "room":
        walker_of(state, book).choices(walk, found)
    offered = set(ask.options)
    return list({wish.action: wish for wish in reversed(found) if wish.action not in offered}.values())[::-1]


def has_secrets(state: State, seat: Seat) -> bool:
    """A neighbour at the same device must look away from the quest."""
    return state.phase != "over"
