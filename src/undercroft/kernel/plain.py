"""What a small game need not write: a state that copies itself, a book of answers, a view of everything, a guess like it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import TYPE_CHECKING, Any, Self, TypeVar

import msgspec

from undercroft.kernel.forms import looked_through
from undercroft.kernel.table import Table
from undercroft.kernel.types import Action, Book, Catalogue, Seat, Setup

if TYPE_CHECKING:
    from undercroft.kernel.game import Game
    from undercroft.kernel.luck import Luck

T = TypeVar("T")


class State(msgspec.Struct):
    """A state, or a seat's part of one, whose fields are values, or lists and dicts of values and parts.

    A game that is to be fast writes a `clone` of its own.
    """

    def clone(self) -> Self:
        return type(self)(*(_copied(getattr(self, field)) for field in self.__struct_fields__))


def _copied(value: Any) -> Any:
    if isinstance(value, list):
        return [_copied(each) for each in value]
    if isinstance(value, dict):
        return {key: _copied(each) for key, each in value.items()}
    return value.clone() if isinstance(value, State) else value


class View(msgspec.Struct, frozen=True):
    """All of the state: nothing is hidden but chance to come. What follows is for a guess in the middle of something."""

    seat: Seat | None
    state: Any
    quiet: Any = None
    since: tuple[tuple[Seat, str], ...] = ()
    drawn: tuple[int, ...] = ()


def view(table: Table, seat: Seat | None) -> View:
    trunk = table.trunk(known_to=seat)
    return View(seat, table.state.clone(), trunk.quiet, trunk.since, trunk.drawn)


def guess(game: Game, setup: Setup, view: View, book: Any, luck: Luck) -> Table:
    quiet = view.state if view.quiet is None else view.quiet
    return Table.restore(game, setup, book, luck, quiet.clone(), {"since": view.since, "drawn": view.drawn})


class PlainBook(Book):
    """A book without content: the answers there are."""

    def __init__(self, name: str, actions: Iterable[Action]) -> None:
        self.name = name
        self.catalogue = Catalogue(actions)
        self.fingerprint = f"answers:{len(self.catalogue.actions)}"


def book_of(*actions: Action) -> Callable[[str], PlainBook]:
    """How a game without packs loads: the same book whatever the name."""
    return cache(lambda name: PlainBook(name, actions))


def write(state: Any, book: Any) -> Any:  # noqa: ARG001
    return msgspec.to_builtins(state)


def reads(state: type[T]) -> Callable[[Any, Any], T]:
    """How a position is read where the state is written as it is."""
    form = looked_through(state)
    return lambda plain, _: msgspec.convert(plain, form)
