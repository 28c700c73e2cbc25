"""Files that only their owner may read, and that are there in full or not at all."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

PART = ".part"


def private(path: Path) -> None:
    """Makes sure that the file is there and only its owner may read it; what SQLite lays beside it follows.

    It must not be opened for that: closing it again would give up the locks this process holds on it.
    """
    path.touch(mode=0o600)
    path.chmod(0o600)


@contextmanager
def in_full(path: Path) -> Iterator[Path]:
    """A file to write, which takes the place of `path` once it is on disk; killed before that, `path` is as it was."""
    handle, name = tempfile.mkstemp(PART, f"{path.name}.", path.parent)
    os.close(handle)
    part = Path(name)
    try:
        yield part
        _sync(part, os.O_RDWR)
        os.replace(part, path)
    finally:
        part.unlink(missing_ok=True)
    if os.name == "posix":
        _sync(path.parent, os.O_RDONLY)


def _sync(path: Path, flags: int) -> None:
    handle = os.open(path, flags)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def clear_parts(folder: Path) -> None:
    """Removes what was being written there when its writer was killed."""
    for part in folder.glob(f"*{PART}"):
        part.unlink(missing_ok=True)


def read_only(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)


def settle(path: Path) -> None:
    """Lets SQLite undo what a writer had begun when it was killed or the power failed; whoever only reads must not.

    A house keeps a log, which anybody may read. A journal of this other kind lies there while the log is begun or given up.
    """
    if path.with_name(f"{path.name}-journal").exists():
        with closing(sqlite3.connect(path)) as there:
            there.execute("PRAGMA schema_version").fetchone()


def copy_database(source: Path, target: Path) -> None:
    """All of a database in one file, and not the file alone: a part of it may still lie in the write-ahead log."""
    with in_full(target) as part:
        copy_into(part, source)


def copy_into(empty: Path, source: Path) -> None:
    """Whoever plays meanwhile does not wait: a reader holds up no writer.

    In one step: a copy in several begins anew whenever somebody has written in between.
    """
    with closing(read_only(source)) as there, closing(sqlite3.connect(empty, isolation_level=None)) as copy:
        copy.execute("PRAGMA journal_mode=OFF")
        copy.execute("PRAGMA synchronous=OFF")
        there.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")  # without a log of its own it stays one file, whoever opens it
        if found := findings(copy):
            raise sqlite3.DatabaseError(found[0])


def findings(connection: sqlite3.Connection, check: str = "quick_check") -> list[str]:
    """What SQLite finds wrong with a database, line by line; the full check is `integrity_check`."""
    lines = [line for (found,) in connection.execute(f"PRAGMA {check}").fetchall() for line in found.splitlines()]
    return [line for line in lines if line != "ok" and not line.startswith("***")]


def unused(path: Path, why: str) -> Path:
    """A name beside `path` that neither a file has yet nor what SQLite lays beside one."""
    number = 1
    while any(path.parent.glob(f"{path.stem}.{why}-{number}{path.suffix}*")):
        number += 1
    return path.with_name(f"{path.stem}.{why}-{number}{path.suffix}")
