"""What lies beside an open question: no part of the game, and gone with the question."""

from __future__ import annotations

from typing import NamedTuple

from undercroft.kernel.types import Seat


class Aside(NamedTuple):
    """For the pages of other processes: what was done to a window, what the house would play."""

    kind: str
    seat: Seat
    number: int
    """Of the step at which it holds."""
    data: str
