"""A real server on loopback, run in a thread of the test and closed with it."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import uvicorn
from litestar import Litestar

from undercroft.server.http import main as serving
from undercroft.server.http.app import create_app
from undercroft.server.http.limits import WIDE_OPEN
from undercroft.server.play.house import House as Tables

T = TypeVar("T")
PATIENCE_SECONDS = 60.0


def run(work: Coroutine[Any, Any, T]) -> T:
    """In a thread of its own: the browser of other tests keeps a loop running in this one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()


def until(found: Callable[[], T]) -> T:
    """What comes about by itself soon."""
    end = time.monotonic() + PATIENCE_SECONDS
    while not (value := found()):
        assert time.monotonic() < end, "it never came"
        time.sleep(0.02)
    return value


class House(NamedTuple):
    address: str
    app: Litestar
    loop: asyncio.AbstractEventLoop

    @property
    def tables(self) -> Tables:
        return self.app.state.house  # type: ignore[no-any-return]

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Runs something inside the server, as its own code would."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(20)


@contextmanager
def open_house(folder: Path, *, port: int = 0, **settings: Any) -> Iterator[House]:
    app = create_app(folder, **WIDE_OPEN | settings)
    listener = serving.listen("127.0.0.1", port)
    server = uvicorn.Server(serving.settings(app, log_level="error", timeout_graceful_shutdown=1))
    loop = asyncio.new_event_loop()

    def run() -> None:
        asyncio.set_event_loop(loop)
        loop.run_until_complete(server.serve([listener]))

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    until = time.monotonic() + 20
    while not server.started and time.monotonic() < until:
        time.sleep(0.01)
    assert server.started
    try:
        yield House(f"http://127.0.0.1:{listener.getsockname()[1]}", app, loop)
    finally:
        server.should_exit = True
        thread.join(20)
        loop.close()
        listener.close()
