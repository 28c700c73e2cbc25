"""Houses to be ill-treated: a server in a process of its own, which can be killed, started again and looked into."""

from __future__ import annotations

import signal
import sqlite3
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import closing, nullcontext
from pathlib import Path
from random import Random
from typing import Protocol

import psycopg

from tests.postgres import Cluster
from undercroft.kernel.types import Seat
from undercroft.server.http.limits import WIDE_OPEN
from undercroft.server.store import keeping, server_keeping
from undercroft.server.store.sqlite_file import FILE

COMMAND = (sys.executable, "-m", "undercroft")
WITHOUT_LIMITS = [part for name, most in WIDE_OPEN.items() for part in ("--limit", f"{name.replace('_', '-')}={most}")]
"""Here everybody comes from one address, and faster than people do."""
OPENING_SECONDS = 60.0
Line = tuple[Seat | None, str]
"""Who answered, and what, as the record has it."""


class HouseUnderTest(Protocol):
    """One server or several, and whatever they store in. People ask for an address anew whenever they were cut off."""

    def start(self) -> None:
        """Whatever does not run; it need not be ready when this returns."""

    def wait(self) -> None:
        """Until all that was started takes people in."""

    def kill(self, luck: Random) -> str:
        """Something of it, chosen by chance, at once and without a word to it. Returns what it was."""

    def stop(self) -> object:
        """In good order."""

    def address(self, person: int) -> str:
        """Where this person should try next."""

    def record(self, table: str) -> list[Line]:
        """Read from where it is stored, past the server."""

    def wrong(self) -> list[str]:
        """What `check-store` finds."""


class SqliteHouse:
    """One server over one folder. Each start takes another free port, so nobody else can take the one of a dead server."""

    def __init__(self, folder: Path, *options: str, command: Sequence[str] = COMMAND) -> None:
        self.folder = folder
        self.log = folder.with_name(f"{folder.name}.log")
        self.left_behind = 0
        """How many processes outlived a killed server."""
        self._helpers: list[int] = []
        self._command = [*command, "serve", "--no-browser", "--port", "0", "--data", str(folder), *WITHOUT_LIMITS, *options]
        self._server: subprocess.Popen[bytes] | None = None
        self._address, self._open = "", False

    def __enter__(self) -> SqliteHouse:
        self.start()
        self.wait()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    @property
    def process(self) -> int:
        assert self._server is not None
        return self._server.pid

    def start(self) -> None:
        if self._server is None:
            with self.log.open("ab") as log:
                self._server = subprocess.Popen(self._command, stdout=subprocess.PIPE, stderr=log)

    def wait(self) -> None:
        assert self.is_open(), self.log.read_text()

    def is_open(self) -> bool:
        """Waits until it is known."""
        assert self._server is not None
        assert self._server.stdout is not None
        if not self._open:
            first = self._server.stdout.readline().decode()
            if not first:
                self._end()
                return False
            self._address, self._open = first.rsplit(" ", 1)[1].strip(), True
            self.left_behind += len(_outliving(self._helpers))
            self._helpers = []
        return True

    def kill(self, luck: Random | None = None) -> str:
        assert self._server is not None
        self._helpers += _descendants(self._server.pid)
        self._server.kill()
        self._end()
        return "the server"

    def stop(self) -> int | None:
        """By the usual signal; how it ended."""
        if (server := self._server) is None:
            return None
        server.send_signal(signal.SIGTERM)
        self._end()
        return server.returncode

    def _end(self) -> None:
        assert self._server is not None
        assert self._server.stdout is not None
        self._server.wait(OPENING_SECONDS)
        self._server.stdout.close()
        self._server, self._open = None, False

    def address(self, person: int = 0) -> str:
        return self._address

    def record(self, table: str) -> list[Line]:
        with closing(sqlite3.connect(f"file:{self.folder / FILE}?mode=ro", uri=True)) as file:
            return file.execute("select seat, text from entries where table_id = ? order by number", (table,)).fetchall()

    def wrong(self) -> list[str]:
        return keeping.check(self.folder).wrong


class SharedHouse:
    """Several servers on one PostgreSQL, each in a process of its own. Whoever is cut off tries the next one."""

    def __init__(self, folder: Path, cluster: Cluster, servers: int, *options: str) -> None:
        self.log = folder.with_name(f"{folder.name}.log")
        self.cluster, self.url = cluster, cluster.new_database()
        self._servers = [
            SqliteHouse(folder.with_name(f"{folder.name}-{number}"), "--db", self.url, *options) for number in range(servers)
        ]
        self._tries = Counter[int]()

    @property
    def left_behind(self) -> int:
        return sum(server.left_behind for server in self._servers)

    def start(self) -> None:
        for server in self._servers:
            server.start()

    def wait(self) -> None:
        """One that found no database when it began is begun again, as whoever runs a house has it done."""
        until = time.monotonic() + OPENING_SECONDS
        for server in self._servers:
            while not server.is_open():
                assert time.monotonic() < until, server.log.read_text()[-2000:]
                server.start()

    def kill(self, luck: Random) -> str:
        """One of the servers, or what they store in; of the servers one is left over."""
        victim = luck.randrange(len(self._servers) + 1)
        if victim == len(self._servers):
            self.cluster.stop(signal.SIGQUIT)
            self.cluster.start()
            return "PostgreSQL"
        self._servers[victim].kill()
        return "one server of several"

    def stop(self) -> None:
        for server in self._servers:
            server.stop()

    def address(self, person: int) -> str:
        self._tries[person] += 1
        return self._servers[(person + self._tries[person]) % len(self._servers)].address()

    def record(self, table: str) -> list[Line]:
        with psycopg.connect(self.url) as connection:
            return connection.execute("SELECT seat, text FROM entries WHERE table_id = %s ORDER BY number", (table,)).fetchall()

    def wrong(self) -> list[str]:
        return server_keeping.check(self.url, lambda *_: nullcontext(lambda _: None)).wrong

    def logged(self) -> str:
        return "".join(server.log.read_text() for server in self._servers)


def _descendants(process: int) -> list[int]:
    """As Linux tells them; none elsewhere."""
    found: list[int] = []
    for tasks in Path(f"/proc/{process}/task").glob("*/children"):
        try:
            children = [int(child) for child in tasks.read_text().split()]
        except OSError:  # it ended meanwhile
            continue
        found += [*children, *(later for child in children for later in _descendants(child))]
    return found


def _outliving(processes: list[int], seconds: float = 10.0) -> list[int]:
    until = time.monotonic() + seconds
    while (alive := [process for process in processes if _runs(process)]) and time.monotonic() < until:
        time.sleep(0.01)
    return alive


def _runs(process: int) -> bool:
    """One that has ended and that nobody asked about yet runs no more."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False
