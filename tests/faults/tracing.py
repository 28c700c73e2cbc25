"""What strace can do, where it is there and allowed: note what a server asks of the system, and refuse it in its place."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.faults.houses import SqliteHouse
from undercroft.server.store.sqlite_file import FILE

SCOPE = Path("/proc/sys/kernel/yama/ptrace_scope")


def _traces() -> bool:
    command = ["strace", "-f", "--seccomp-bpf", "-o", os.devnull, "true"]
    return shutil.which("strace") is not None and subprocess.run(command, capture_output=True, check=False).returncode == 0


def _attaches() -> bool:
    """To a server that runs already; some systems allow it only to root."""
    return _traces() and (os.geteuid() == 0 or not SCOPE.exists() or SCOPE.read_text().strip() == "0")


may_trace = pytest.mark.skipif(not _traces(), reason="needs strace, and to be allowed to trace")
may_attach = pytest.mark.skipif(not _attaches(), reason="needs strace, and to be allowed to attach it")


@contextmanager
def failing(house: SqliteHouse, calls: str, error: str) -> Iterator[None]:
    """Meanwhile the system refuses what the server wants to do to its database: as a disk that is full, broken or read-only."""
    files = [flag for file in (FILE, f"{FILE}-wal") for flag in ("-P", str(house.folder / file))]
    command = ["strace", "-f", *files, "-e", f"trace={calls}", "-e", f"inject={calls}:error={error}", "-o", os.devnull]
    with subprocess.Popen([*command, "-p", str(house.process)], stderr=subprocess.PIPE, text=True) as tracer:
        assert tracer.stderr is not None
        attached = tracer.stderr.readline()
        assert "attached" in attached, attached
        try:
            yield
        finally:
            tracer.terminate()
