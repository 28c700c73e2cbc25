"""Where the answers to a game's questions lie beside its board: every kind keeps its place, whatever there is to choose."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Generic, Literal, NamedTuple, TypeVar

from undercroft.kernel.types import Action

V = TypeVar("V")
B = TypeVar("B")

Form = Literal["row", "places", "compass", "slots", "things"]
"""How the answers of a shelf lie on it.

A row holds what is on offer. Places lie on the board too: many of them are listed only when asked for. A compass has a place for
each side; slots hold every answer there could be, also what is barred now; things gather what can be done with one and the same.
"""
SIDES = ("up", "right", "left", "down")


class Shelf(NamedTuple):
    """A place of the panel for answers of these kinds, in this order."""

    kinds: tuple[str, ...]
    form: Form = "row"
    name: str = ""
    """The text of its heading; otherwise it is headed like its first kind."""
    rare: bool = False
    """It takes its place only while there is something on it."""
    across: int = 0
    """How many stand side by side, where that means something."""


def row(*kinds: str, name: str = "", rare: bool = False) -> Shelf:
    return Shelf(kinds, name=name, rare=rare)


def places(*kinds: str, name: str = "", rare: bool = False) -> Shelf:
    return Shelf(kinds, "places", name, rare)


def compass(*kinds: str, name: str = "") -> Shelf:
    return Shelf(kinds, "compass", name)


def slots(*kinds: str, across: int = 0) -> Shelf:
    return Shelf(kinds, "slots", across=across)


def things(*kinds: str, name: str = "") -> Shelf:
    return Shelf(kinds, "things", name)


def _nowhere(*_: object) -> str:
    return ""


@dataclass(frozen=True, eq=False)
class Panel(Generic[V, B]):
    """A question that is not named has a shelf for each heading of its options."""

    shelves: Mapping[str, tuple[Shelf, ...]] = field(default_factory=dict)
    """Question kind -> its shelves from above."""
    pinned: tuple[str, ...] = ("end", "pass", "ready")
    """Answers that end something: they stand below, beside "take back", and are never scrolled away."""
    awaited: str = ""
    """The one of them whose place is kept while none is on offer."""
    side: Callable[[Action, V, B], str] = _nowhere
    """On which side of whoever moves an answer of a compass lies."""
    thing: str = ""
    """What the texts with the names of things begin with."""

    def steers(self) -> bool:
        """Whether there is anything that arrow keys move."""
        return any(shelf.form == "compass" for shelves in self.shelves.values() for shelf in shelves)

    def has_things(self) -> bool:
        return any(shelf.form == "things" for shelves in self.shelves.values() for shelf in shelves)
