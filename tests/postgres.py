"""A PostgreSQL server of the tests' own: on loopback, in a folder of its own, gone with the tests."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import psycopg

USER = "undercroft"
UNPRIVILEGED = "postgres"
"""PostgreSQL refuses to run for root; Debian's package brings this user."""


def _program(name: str) -> str:
    newest = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    found = str(newest[-1]) if newest else shutil.which(name)
    assert found is not None, f"{name} is missing: tools/system-packages.sh installs PostgreSQL"
    return found


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Cluster:
    """A server that can be stopped, killed and started again; what was stored stays."""

    def __init__(self, folder: Path, *, synced: bool = False) -> None:
        self.port = _free_port()
        self._folder, self._synced, self._names = folder, synced, count()
        self._server: subprocess.Popen[bytes] | None = None
        self._owner = pwd.getpwnam(UNPRIVILEGED) if os.geteuid() == 0 else None
        if self._owner is not None:
            folder.chmod(0o711)
            (folder / "data").mkdir()
            os.chown(folder / "data", self._owner.pw_uid, self._owner.pw_gid)
        command = [_program("initdb"), "-D", str(folder / "data"), "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C", "-N"]
        subprocess.run(command, check=True, capture_output=True, **self._as_owner())

    def _as_owner(self) -> dict[str, Any]:
        return {"cwd": "/"} if self._owner is None else {"cwd": "/", "user": self._owner.pw_uid, "group": self._owner.pw_gid}

    def url(self, database: str) -> str:
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{database}"

    def start(self) -> None:
        settings = {
            "port": str(self.port), "listen_addresses": "127.0.0.1", "unix_socket_directories": "", "max_connections": "60",
            "fsync": "on" if self._synced else "off", "log_min_messages": "panic",
        }  # fmt: skip
        arguments = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        command = [_program("postgres"), "-D", str(self._folder / "data"), *arguments]
        self._server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **self._as_owner())
        until = time.monotonic() + 30
        while True:
            try:
                psycopg.connect(self.url("postgres"), connect_timeout=2).close()
                return
            except psycopg.OperationalError:
                assert time.monotonic() < until, "PostgreSQL does not start"
                time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """At once: whoever is connected is cut off. By SIGQUIT as if it had crashed."""
        if self._server is not None:
            self._server.send_signal(how)
            self._server.wait(30)
            self._server = None

    def new_database(self) -> str:
        """The address of an empty one."""
        name = f"house_{next(self._names)}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.url(name)


@contextmanager
def running_cluster(*, synced: bool = False) -> Iterator[Cluster]:
    folder = Path(tempfile.mkdtemp(prefix="undercroft-pg-"))
    cluster = Cluster(folder, synced=synced)
    cluster.start()
    try:
        yield cluster
    finally:
        cluster.stop()
        shutil.rmtree(folder, ignore_errors=True)
