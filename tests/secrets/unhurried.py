"""Time that nobody waits for: a loop whose clock stands while anything is left to do, and then jumps to what comes next."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack
from random import Random
from typing import Any, TypeVar
from unittest.mock import patch

T = TypeVar("T")
BEGINNING = 1_800_000_000.0
"""What the clock on the wall says at first."""


class _Jumping(selectors.DefaultSelector):
    now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            raise RuntimeError("nothing will ever happen again")
        self.now += max(0.0, timeout)
        return super().select(0)


class _Unhurried(asyncio.SelectorEventLoop):
    """What would be done in a thread is done at once: nothing depends on how fast the machine is."""

    def __init__(self) -> None:
        self.clock = _Jumping()
        super().__init__(self.clock)

    def time(self) -> float:
        return self.clock.now

    def run_in_executor(self, executor: Any, func: Any, *args: Any) -> Any:  # type: ignore[override]
        return asyncio.wrap_future(_at_once(executor, func, *args), loop=self)


def _at_once(_: Any, func: Any, *args: Any) -> Future[Any]:
    done: Future[Any] = Future()
    try:
        done.set_result(func(*args))
    except Exception as error:
        done.set_exception(error)
    return done


def unhurried(work: Callable[[], Coroutine[Any, Any, T]], seed: int) -> T:
    """Runs it from the beginning of time, with what is random to a house (ids, secrets) made from a seed.

    In a thread of its own: the browser of other tests keeps a loop running in this one.
    """
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(_run, work, Random(seed)).result()


def _run(work: Callable[[], Coroutine[Any, Any, T]], chance: Random) -> T:
    loop = _Unhurried()
    world = {
        "time.time": lambda: BEGINNING + loop.time(),
        "time.monotonic": loop.time,
        "concurrent.futures.ThreadPoolExecutor.submit": _at_once,
        "secrets.token_bytes": lambda count=32: chance.randbytes(count),
        "secrets.token_hex": lambda count=32: chance.randbytes(count).hex(),
        "secrets.token_urlsafe": lambda count=32: chance.randbytes(count).hex(),
    }
    with ExitStack() as stack:
        for name, stand_in in world.items():
            stack.enter_context(patch(name, stand_in))
        try:
            return loop.run_until_complete(work())
        finally:
            for task in asyncio.all_tasks(loop):
                task.cancel()
                loop.run_until_complete(asyncio.gather(task, return_exceptions=True))
            loop.close()
