"""What the balance benches share: tallies that grow from run to run, and tables written between marks of a document."""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol, TypeVar

import msgspec

from undercroft.lab.pool import spread


class Tally(Protocol):
    games: int


T = TypeVar("T", bound=Tally)


def added(tally: T, other: T) -> None:
    """Counts and lists grow; figures that are a most are the business of the bench."""
    for field in tally.__struct_fields__:  # type: ignore[attr-defined]
        mine, more = getattr(tally, field), getattr(other, field)
        if isinstance(mine, Counter):
            mine.update(more)
        elif isinstance(mine, dict):
            for key, value in more.items():
                mine[key] = mine.get(key, 0.0) + value
        else:
            setattr(tally, field, mine + more)


def load(path: Path, tally: type[T]) -> dict[str, T]:
    if not path.exists():
        return {}
    return msgspec.json.decode(path.read_bytes(), type=dict[str, tally], dec_hook=_counter)  # type: ignore[valid-type]


def _counter(_: type, plain: dict[str, int]) -> Counter[str]:
    return Counter(plain)


def save(path: Path, done: dict[str, T]) -> None:
    path.write_bytes(msgspec.json.encode(done))


def fill(
    label: str, tally: T, games: int, play: Callable[[int, int], T], *, chunk: int, jobs: int, keep: Callable[[], None]
) -> None:
    """Plays what is missing, tells how it goes, and keeps what was played now and then."""
    before, start = tally.games, time.perf_counter()
    starts = range(before, games, chunk)
    for number, part in enumerate(spread(play, starts, [min(chunk, games - s) for s in starts], jobs=jobs), 1):
        added(tally, part)
        rate = (tally.games - before) / (time.perf_counter() - start)
        print(f"\r{label}: {tally.games}/{games}, {rate:.1f} games/s ", end="", file=sys.stderr, flush=True)
        if number % 4 == 0:
            keep()
    if starts:
        print(file=sys.stderr)
        keep()


def replace(document: Path, mark: str, lines: list[str]) -> None:
    """Replaces what stands between two marks of the document; the words around it stay."""
    opening, closing = f"<!-- {mark} -->", f"<!-- end of {mark} -->"
    before, _, rest = document.read_text().partition(opening)
    _, _, after = rest.partition(closing)
    document.write_text("\n".join([before + opening, "", *lines, "", closing + after]))


def across(head: str, tables: dict[int, Any], cell: str, rows: list[str]) -> list[str]:
    """A table with a column for each number of seats; `cell` heads each."""
    columns = " | ".join(f"{seats} seats: {cell}" for seats in tables)
    return [f"| {head} | {columns} |", "|---|" + "---:|" * len(tables), *rows]
