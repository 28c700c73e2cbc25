"""Numbers as names: what the types of a state say is a card or a room goes by its name in positions, both ways.

    Card = Annotated[int, Named("card", {NOTHING: ""})]


    class State(msgspec.Struct):
        hand: tuple[Card, ...] = ()


    Names(State, {"card": {0: "axe", 1: "lamp"}}).write(State((1, -1)))  # {"hand": ["lamp", ""]}

Marks may stand in structs, lists, tuples and frozensets, and before `| None`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import repeat
from types import UnionType
from typing import Annotated, Any, Generic, Protocol, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from undercroft.kernel.forms import looked_through

S = TypeVar("S", bound=msgspec.Struct)
Table = Mapping[int, str]
"""Number -> name."""
Rename = Callable[[Any], Any]


class Named(msgspec.Struct, frozen=True, eq=False):
    """A number that is written as a name of its kind; `besides` says how numbers are written that the table does not know."""

    kind: str
    besides: Mapping[int, str | int] = {}

    def to_words(self, names: Table, _: Rename) -> Rename:
        return {**names, **self.besides}.__getitem__

    def to_numbers(self, names: Table, _: Rename) -> Rename:
        return _known(self.kind, {name: number for number, name in {**names, **self.besides}.items()})


class Bits(msgspec.Struct, frozen=True, eq=False):
    """A set of pieces, a bit each: written as the list of their names."""

    kind: str

    def to_words(self, names: Table, _: Rename) -> Rename:
        by_bit = {1 << number: name for number, name in names.items()}

        def listed(bits: int) -> list[str]:
            found = []
            while bits:
                lowest = bits & -bits
                found.append(by_bit[lowest])
                bits ^= lowest
            return found

        return listed

    def to_numbers(self, names: Table, _: Rename) -> Rename:
        bits = _array(repeat(_known(self.kind, {name: 1 << number for number, name in names.items()})))
        return lambda listed: sum(set(bits(listed)))


class Keyed(msgspec.Struct, frozen=True, eq=False):
    """A list with a place for each piece of a kind: written as an object by their names, without the empty places."""

    kind: str

    def to_words(self, names: Table, inside: Rename) -> Rename:
        return lambda places: {names[number]: inside(place) for number, place in enumerate(places) if place}

    def to_numbers(self, names: Table, inside: Rename) -> Rename:
        number_of = _known(self.kind, {name: number for number, name in names.items()})
        fields = _object(dict.fromkeys(names.values(), inside))

        def placed(plain: Any) -> list[Any]:
            places: list[Any] = [()] * len(names)
            for name, place in fields(plain).items():
                places[number_of(name)] = place
            return places

        return placed


Mark = Named | Bits | Keyed


class Names(Generic[S]):
    """A state as plain data in words, and back, with a table for each kind. The types are looked through once."""

    def __init__(self, state: type[S], tables: Mapping[str, Table]) -> None:
        self._state = looked_through(state)
        self._to_words = _renaming(state, _ToWords(tables))
        self._to_numbers = _renaming(state, _ToNumbers(tables))

    def write(self, state: S) -> dict[str, Any]:
        plain: dict[str, Any] = self._to_words(msgspec.to_builtins(state, order="deterministic"))
        return plain

    def read(self, plain: object) -> S:
        """`msgspec.ValidationError` names the field that is wrong. What is left out has its default."""
        try:
            numbered = self._to_numbers(plain)
        except _Wrong as wrong:
            raise msgspec.ValidationError(f"{wrong.what} - at `${wrong.where}`") from None
        return msgspec.convert(numbered, self._state)


# ---- from types to renaming ----


class _Way(Protocol):
    def marked(self, mark: Mark, inside: Rename) -> Rename: ...
    def each(self, rename: Rename) -> Rename: ...
    def places(self, renames: Sequence[Rename]) -> Rename: ...
    def fields(self, renames: Mapping[str, Rename]) -> Rename: ...


def _renaming(hint: Any, way: _Way) -> Rename:
    origin, args = get_origin(hint), get_args(hint)
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        hints = get_type_hints(hint, include_extras=True)
        renames = {field: _renaming(each, way) for field, each in hints.items()}
        renames = {field: rename for field, rename in renames.items() if rename is not _as_it_is}
        return way.fields(renames) if renames else _as_it_is
    if origin is Annotated:
        inside = [_renaming(each, way) for each in get_args(args[0])] or [_as_it_is]
        marks = [each for each in args[1:] if isinstance(each, Mark)]
        return way.marked(marks[0], inside[0]) if marks else _renaming(args[0], way)
    inside = [_renaming(each, way) for each in args]
    if all(rename is _as_it_is for rename in inside):
        return _as_it_is
    if origin in (Union, UnionType):
        return _optional(next(rename for rename in inside if rename is not _as_it_is))
    if origin is tuple and args[-1] is not ...:
        return way.places(inside)
    return way.each(inside[0])


def _as_it_is(plain: Any) -> Any:
    return plain


def _optional(rename: Rename) -> Rename:
    return lambda plain: None if plain is None else rename(plain)


class _ToWords:
    """What is written is as it should be and was made for it: nothing is checked, objects are changed in place."""

    def __init__(self, tables: Mapping[str, Table]) -> None:
        self.tables = tables

    def marked(self, mark: Mark, inside: Rename) -> Rename:
        return mark.to_words(self.tables[mark.kind], inside)

    def each(self, rename: Rename) -> Rename:
        return lambda plain: list(map(rename, plain))

    def places(self, renames: Sequence[Rename]) -> Rename:
        return lambda plain: [rename(piece) for rename, piece in zip(renames, plain, strict=True)]

    def fields(self, renames: Mapping[str, Rename]) -> Rename:
        items = tuple(renames.items())

        def rename(plain: dict[str, Any]) -> dict[str, Any]:
            for field, each in items:
                if field in plain:
                    plain[field] = each(plain[field])
            return plain

        return rename


class _ToNumbers:
    """What is read may be anything, and is somebody else's."""

    def __init__(self, tables: Mapping[str, Table]) -> None:
        self.tables = tables

    def marked(self, mark: Mark, inside: Rename) -> Rename:
        return mark.to_numbers(self.tables[mark.kind], inside)

    def each(self, rename: Rename) -> Rename:
        return _array(repeat(rename))

    def places(self, renames: Sequence[Rename]) -> Rename:
        return _array(renames, len(renames))

    def fields(self, renames: Mapping[str, Rename]) -> Rename:
        return _object(renames)


# ---- reading ----


class _Wrong(Exception):
    """What is wrong, and where: each container on the way out puts its own step in front."""

    def __init__(self, what: str) -> None:
        self.what, self.where = what, ""


def _known(kind: str, numbers: Mapping[Any, int]) -> Rename:
    def number(name: Any) -> int:
        try:
            return numbers[name]
        except (KeyError, TypeError):
            raise _Wrong(f"There is no {kind} {str(name)[:30]!r}") from None

    return number


def _array(renames: Iterable[Rename], length: int | None = None) -> Rename:
    def rename(plain: Any) -> list[Any]:
        if not isinstance(plain, (list, tuple)) or (length is not None and len(plain) != length):
            raise _Wrong("Expected `array`" if length is None else f"Expected `array` of length {length}")
        new: list[Any] = []
        try:
            for piece, each in zip(plain, renames, strict=False):
                new.append(each(piece))
        except _Wrong as wrong:
            wrong.where = f"[{len(new)}]{wrong.where}"
            raise
        return new

    return rename


def _object(renames: Mapping[str, Rename]) -> Rename:
    def rename(plain: Any) -> dict[str, Any]:
        if not isinstance(plain, dict):
            raise _Wrong("Expected `object`")
        new, field = dict(plain), ""
        try:
            for field, each in renames.items():
                if field in plain:
                    new[field] = each(plain[field])
        except _Wrong as wrong:
            wrong.where = f".{field}{wrong.where}"
            raise
        return new

    return rename
