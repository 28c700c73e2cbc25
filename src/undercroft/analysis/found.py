"""What an analysis finds. It is kept with the game, so it is plain data."""

from __future__ import annotations

from typing import Literal

import msgspec

from undercroft.kernel.types import Figure, Seat

VERSION = 3
"""Raised where the same record would be told otherwise: what was kept before is then worked out anew."""

Figures = tuple[float, ...]
"""One a seat, as people read them: points, or per cent."""


class Point(msgspec.Struct, frozen=True):
    """After a step: what each seat could expect."""

    step: int
    worth: Figures


class Stroke(msgspec.Struct, frozen=True):
    """A step at which chance had a say: how much better than its mean that was for each seat, and how surely that is known."""

    step: int
    luck: Figures
    error: Figures


class Decision(msgspec.Struct, frozen=True):
    """A question that somebody answered, the answer beside the best one. Both by what the seat could know then."""

    step: int
    seat: Seat
    kind: str
    about: tuple[Figure, ...]
    options: tuple[str, ...]
    played: str
    best: str
    played_worth: float
    """In the game's own measure, as terms are."""
    best_worth: float
    played_terms: dict[str, float]
    best_terms: dict[str, float]
    lost: float
    """What the answer cost: points, or per cent."""
    by_itself: bool = False
    """Weighed by what the seat gets: side by side, or played on by quick minds; otherwise as the game's bots weigh."""


class Turn(msgspec.Struct, frozen=True):
    """Where the game turned for a seat: by how much, and how much of that was chance."""

    step: int
    since: int
    """The step after which it stood as before."""
    seat: Seat
    change: float
    luck: float
    decision: Decision | None = None
    """What was chosen there, where that could be weighed."""

    @property
    def chosen(self) -> float:
        return self.change - self.luck


class Analysis(msgspec.Struct, frozen=True):
    measure: Literal["points", "chance"]
    points: tuple[Point, ...] = ()
    turns: tuple[Turn, ...] = ()
    decisions: tuple[Decision, ...] = ()
    """What cost each person most, seat by seat, the dearest first."""
    strokes: tuple[Stroke, ...] = ()
    weighed: bool = False
    """Whether decisions could be weighed in this game."""
    parted: str = ""
    """Why these rules cannot play the record again; then nothing else is here."""

    def luck(self, seat: Seat) -> tuple[float, float]:
        """How kind chance was to a seat in all, and the standard error of that."""
        total = sum(stroke.luck[seat] for stroke in self.strokes)
        return total, sum(stroke.error[seat] ** 2 for stroke in self.strokes) ** 0.5
