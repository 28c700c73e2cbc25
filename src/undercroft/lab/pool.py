"""Work shared among processes, its results in order."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, TypeVar

from undercroft.games import ADDED, add

T = TypeVar("T")


def _add_games(paths: list[str]) -> None:
    for path in paths:
        add(path)


def spread(work: Callable[..., T], *arguments: Iterable[Any], jobs: int, chunk: int = 1) -> Iterator[T]:
    """Like `map`, with so many processes; with one, in this very process."""
    if jobs <= 1:
        yield from map(work, *arguments)
        return
    # A fresh process each: forking one that holds threads or open sockets is not safe.
    with ProcessPoolExecutor(jobs, get_context("spawn"), _add_games, (list(ADDED),)) as pool:
        yield from pool.map(work, *arguments, chunksize=chunk)
