"""What something was drawn from, read by read: as long as nothing of it changes, it would be drawn the same again.

Nobody writes down what a picture depends on. It is drawn from a thing that notes what is read of it, field by field; whatever the
drawing does follows from what it has read.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from functools import cache
from types import FunctionType, MethodType
from typing import Any, get_args

import msgspec

Step = str | int | frozenset[str]
"""A field, a place in a row, or members that are looked for together."""
ALL = "*"
"""Everything at a place at once."""
AMONG = "&"
"""Below it, members that are looked for together."""


class Members(frozenset[str]):
    """A set of which it is noted what was looked for in it, found or not."""


class Branch(dict[Step, "Branch"]):
    """All places below one that have ever been read, each with a bit of its own."""

    def __init__(self, places: list[Branch]) -> None:
        super().__init__()
        self._places = places
        self.bit = 1 << len(places)
        places.append(self)

    def __missing__(self, step: Step) -> Branch:
        found = self[step] = Branch(self._places)
        return found


class Traced:
    """Stands for a struct, and notes the places that are read; a struct that may change in it, or a row of them, is followed."""

    def __init__(self, thing: msgspec.Struct, branch: Branch, reads: set[int]) -> None:
        self._thing, self._branch, self._reads = thing, branch, reads

    def __getattr__(self, name: str) -> Any:
        """Called for the first read alone: the next one finds what this has left."""
        kind = type(self._thing)
        if name in _fields(kind):
            found = _followed(getattr(self._thing, name), self._branch[name], self._reads)
        else:
            written = getattr(kind, name)
            if isinstance(written, property) and written.fget is not None:
                found = written.fget(self)
            elif isinstance(written, FunctionType):
                found = MethodType(written, self)
            else:
                raise TypeError(f"what {kind.__name__}.{name} reads cannot be noted")
        self.__dict__[name] = found
        return found

    def __copy__(self) -> Any:
        self._reads.add(self._branch[ALL].bit)
        return copy(self._thing)

    def __eq__(self, _: object) -> bool:
        raise TypeError("what a comparison reads cannot be noted")

    __hash__ = None  # type: ignore[assignment]


class TracedRow:
    """Stands for a list or tuple of structs."""

    def __init__(self, things: list[Any] | tuple[Any, ...], branch: Branch, reads: set[int]) -> None:
        self._things, self._branch, self._reads = things, branch, reads
        self._found: list[Any] = [None] * len(things)

    def __len__(self) -> int:
        return len(self._things)

    def __getitem__(self, at: int) -> Any:
        at = range(len(self._things))[at]
        if self._found[at] is None:
            self._found[at] = _followed(self._things[at], self._branch[at], self._reads)
        return self._found[at]

    def __iter__(self) -> Iterator[Any]:
        return map(self.__getitem__, range(len(self._things)))


class TracedMembers:
    """Stands for `Members`."""

    def __init__(self, members: Members, branch: Branch, reads: set[int]) -> None:
        self._members, self._branch, self._reads = members, branch, reads

    def __contains__(self, one: str) -> bool:
        self._reads.add(self._branch[one].bit)
        return one in self._members

    def __and__(self, others: frozenset[str]) -> frozenset[str]:
        self._reads.add(self._branch[AMONG][others].bit)
        return self._members & others

    def __iter__(self) -> Iterator[str]:
        self._reads.add(self._branch[ALL].bit)
        return iter(self._members)


def watched(value: Any, reads: set[int]) -> Any:
    """A value that notes whether anything of it is read at all; of one that cannot, everything is taken to be read."""
    if isinstance(value, Traced):
        value = value._thing
    if value is None or _opens(value):
        return None if value is None else Traced(value, Branch([]), reads)
    reads.add(0)
    return value


def _followed(value: Any, branch: Branch, reads: set[int]) -> Any:
    """A value as a drawing gets it. That it is there at all, and how long a row is, is noted with its own place."""
    if type(value) is Members:
        return TracedMembers(value, branch, reads)
    reads.add(branch.bit)
    if _opens(value):
        return Traced(value, branch, reads)
    if _is_row(value):
        return TracedRow(value, branch, reads)
    return value


def changed(before: Any, now: Any, branch: Branch) -> int:
    """The bits of the places that are not as they were; of what was never read, nothing is said."""
    if before is now:
        return 0
    found = 0
    if type(now) is Members:
        others = before ^ now
        new = [branch[one] for one in others if one in branch]
        new += [below for among, below in branch.get(AMONG, {}).items() if not others.isdisjoint(among)]
        return sum(one.bit for one in (*new, *([branch[ALL]] if ALL in branch and others else [])))
    if _opens(now) and type(before) is type(now):
        for name, below in branch.items():
            if name is ALL:
                found |= below.bit if before != now else 0
            elif (was := getattr(before, name)) is not (value := getattr(now, name)):  # type: ignore[arg-type]
                found |= changed(was, value, below)
        return found
    if _is_row(now) and _is_row(before) and len(before) == len(now):
        for at, below in branch.items():
            if at < len(now) and before[at] is not now[at]:  # type: ignore[operator]
                found |= changed(before[at], now[at], below)
        return found
    return branch.bit if before != now else 0


def kept(value: Any, branch: Branch) -> Any:
    """A value to compare with later, without those of its fields that nobody has ever read."""
    if not _opens(value) or ALL in branch:
        return value
    kind: type[msgspec.Struct] = type(value)
    return kind(**{name: getattr(value, name) if name in branch else None for name in kind.__struct_fields__})


def _is_row(value: Any) -> bool:
    return isinstance(value, (list, tuple)) and bool(value) and _opens(value[0])


_OPEN: dict[type, bool] = {}
"""Kinds of values that were met."""


def _opens(value: Any) -> bool:
    """A struct that may change, or holds one that may. Leaves are frozen, and compared as a whole."""
    kind = type(value)
    found = _OPEN.get(kind)
    if found is None:
        found = _OPEN[kind] = issubclass(kind, msgspec.Struct) and (
            _may_change(kind) or any(_may_change(field.type) for field in msgspec.structs.fields(kind))
        )
    return found


def _may_change(kind: Any) -> bool:
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return not kind.__struct_config__.frozen
    return any(map(_may_change, get_args(kind)))


@cache
def _fields(kind: type[msgspec.Struct]) -> frozenset[str]:
    return frozenset(kind.__struct_fields__)
