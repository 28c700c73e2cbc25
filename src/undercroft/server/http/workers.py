"""Several processes behind one port, on a store that they share. One that dies is started again."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import uvicorn
from litestar import Litestar
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess
from uvicorn.supervisors.multiprocess import SIGNALS

from undercroft.games import ADDED, add
from undercroft.server.http.limits import Limits
from undercroft.server.store.backend import CannotOpen

log = logging.getLogger(__name__)
PATIENCE_SECONDS = 60
"""A process that says nothing for so long, also while it starts, is taken for dead."""
PAUSE_SECONDS = 2.0
"""Before another process is started in the place of one that could not open the house."""
TO_BE_STARTED_AGAIN = 1


class Founding:
    """How a process makes its house: it travels there, and begins with the games that came with Undercroft."""

    def __init__(self, make: Callable[..., Litestar], how: dict[str, Any], write_down: Callable[[], None]) -> None:
        self._make, self._how, self._write_down, self._added = make, how, write_down, list(ADDED)
        self.was_open = False
        """Whether this is about a process in the place of another."""
        limits = Limits(**{name: how[name] for name in Limits._fields})
        self.state: Any = SimpleNamespace(limits=limits, trusted_proxies=how["trusted_proxies"])
        """What has to be known before there is a house; then that of the house."""

    def __call__(self) -> Litestar:
        self._write_down()
        for path in self._added:
            add(path)
        threading.Thread(target=_end_with_the_parent, daemon=True).start()
        try:
            made = self._make(**self._how)
        except CannotOpen as error:
            log.error("a process cannot open the house: %s", error)
            if not self.was_open:
                sys.exit(STARTUP_FAILURE)
            time.sleep(PAUSE_SECONDS)
            sys.exit(TO_BE_STARTED_AGAIN)
        self.state = made.state
        return made


class NotStarted(Exception):
    """A process could not open the house; the log says why, and the others are closed."""


class _Parent(Multiprocess):
    """Keeps in mind which signal closed it, and tells a process whether it is one of the first."""

    closed_by: signal.Signals | None = None

    def init_processes(self) -> None:
        super().init_processes()
        founding: Founding = self.config.app  # type: ignore[assignment]
        founding.was_open = True

    def keep_subprocess_alive(self) -> None:
        for process in self.processes:
            process.child_conn.close()  # were it open here, too, nobody would hear that the process has ended
        super().keep_subprocess_alive()

    def handle_int(self) -> None:
        self.closed_by = signal.SIGINT
        super().handle_int()

    def handle_term(self) -> None:
        self.closed_by = signal.SIGTERM
        super().handle_term()


def run(
    founding: Founding, workers: int, listener: socket.socket, configured: Callable[..., uvicorn.Config]
) -> signal.Signals | None:
    """Until a signal closes them: which one, for whoever called this to end by it."""
    config = configured(founding, factory=True, workers=workers, timeout_worker_healthcheck=PATIENCE_SECONDS)
    before = {one: signal.getsignal(one) for one in SIGNALS}
    parent = _Parent(config, [listener])
    try:
        parent.run()
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)
    if any(process.exitcode == STARTUP_FAILURE for process in parent.processes):
        raise NotStarted
    return parent.closed_by


def _end_with_the_parent() -> None:
    """A parent that was killed leaves nobody behind who holds the port."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
