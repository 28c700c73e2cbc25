"""How good a position is for a seat."""

from __future__ import annotations

from undercroft.games.tales_of_tails.content import TailsBook
from undercroft.games.tales_of_tails.rules.scoring import lines
from undercroft.games.tales_of_tails.state import State
from undercroft.kernel.types import Seat


def worth(state: State, seat: Seat, book: TailsBook) -> float:
    return float(sum(lines(state, book, seat).values())) if state.parts[seat].dog >= 0 else 0.0
