"""What lies in the tomb, seen once: bots read it from here instead of going through all piles again."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from undercroft.games.monsters_of_egypt.content import CHEST, DANGER, TombBook
from undercroft.games.monsters_of_egypt.state import State

OTHER, MONSTER, TRAP, PRIZE, ARMS = range(5)


class Survey(NamedTuple):
    chests: list[int]
    """Cells with a closed chest."""
    hidden: list[int]
    """Cells with a closed danger token."""
    monsters: list[tuple[int, int]]
    """Cells and open monsters."""
    traps: list[tuple[int, int]]
    prizes: dict[int, int]
    """The crystal and keys that lie open -> their cells."""
    arms: list[int]
    """Cells with an open item that helps in fights."""


@lru_cache(maxsize=16)
def _sorts(book: TombBook) -> tuple[int, ...]:
    """What each token is to a hero that looks for its way."""
    prizes = {book.crystal, *book.keys}
    found = []
    for token, item in enumerate(book.item):
        if book.monster[token] is not None:
            found.append(MONSTER)
        elif book.trap[token] is not None:
            found.append(TRAP)
        elif token in prizes:
            found.append(PRIZE)
        else:
            found.append(ARMS if item is not None and (item.weapon or item.permanent == "cancel-loss") else OTHER)
    return tuple(found)


def survey(state: State, book: TombBook) -> Survey:
    seen = Survey([], [], [], [], {}, [])
    chests, hidden, monsters, traps, prizes, arms = seen
    sorts = _sorts(book)
    for cell, pile in enumerate(state.piles):
        for token in pile:
            if token == CHEST:
                chests.append(cell)
            elif token == DANGER:
                hidden.append(cell)
            elif (sort := sorts[token]) == MONSTER:
                monsters.append((cell, token))
            elif sort == TRAP:
                traps.append((cell, token))
            elif sort == PRIZE:
                prizes[token] = cell
            elif sort == ARMS:
                arms.append(cell)
    return seen
