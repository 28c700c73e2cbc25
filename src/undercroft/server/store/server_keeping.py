"""Keeping a house on PostgreSQL safe: saved in one file like any other backup, put back, moved there, looked through."""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path

import sqlalchemy as sa

from undercroft.server.store import company, keeping, schema, transfer
from undercroft.server.store.files import copy_database, read_only
from undercroft.server.store.keeping import Checked, Restored, Saved, Trouble, Unfit
from undercroft.server.store.postgres import PostgresServer
from undercroft.server.store.sqlite_file import FILE, SqliteFile, locked

KEY_FILE, SERVER_KEY = "server.key", "server-key"
Progress = Callable[[str, int], AbstractContextManager[transfer.Tick]]
"""What is done, and how many rows there are of it."""


@contextmanager
def _opened(url: str) -> Iterator[PostgresServer]:
    with closing(PostgresServer(url)) as server:
        try:
            yield server
        except (sa.exc.DBAPIError, OSError) as error:
            said = str(error.orig if isinstance(error, sa.exc.DBAPIError) else error).strip().splitlines()
            raise Trouble(f"{server.named}: {said[0] if said else type(error).__name__}") from None


def backup(url: str, target: Path, progress: Progress) -> Saved:
    """A complete copy in one file, also while people play."""
    target = keeping.unused_target(target)
    with _opened(url) as server, keeping.in_words(target):
        _save(server, target, progress)
    with closing(read_only(target)) as copy:
        return Saved(target, keeping.count(copy))


def restore(url: str, source: Path, folder: Path, progress: Progress) -> Restored:
    """Puts a backup in the place of all that the server holds, once it has proved good; what was there is saved in `folder`."""
    with _ready_to_copy(source) as ready, _opened(url) as server:
        _nobody_is_there(server)
        with server.upkeep.connect() as there:
            full = transfer.holds_anything(there)
        kept = None
        if full:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            kept = keeping.unused_target(folder)
            _save(server, kept, progress)
        with progress("restoring", _rows(ready)) as tick:
            transfer.replace(server, ready, tick)
        with closing(read_only(ready)) as copy:
            return Restored(keeping.count(copy), kept)


def move(folder: Path, url: str, progress: Progress) -> int:
    """A closed house from its folder onto a server that holds nothing; the folder stays as it is. How many tables."""
    source = keeping.house_in(folder)
    with closing(locked(folder)), _ready_to_copy(source) as ready, _opened(url) as server:
        _take_key_along(folder, ready)
        try:
            with progress("moving", _rows(ready)) as tick:
                transfer.fill(server, ready, tick)
        except transfer.NotEmpty:
            raise Unfit(f"{server.named} is not empty; a house is moved to an empty database") from None
        with closing(read_only(ready)) as copy:
            return keeping.count(copy)


def _take_key_along(folder: Path, ready: Path) -> None:
    """The key that signs forms, so that pages that are open stay good. A server keeps it among the settings."""
    key = folder / KEY_FILE
    if key.exists():
        with closing(sqlite3.connect(ready)) as copy, copy:
            copy.execute("INSERT INTO settings (name, value) VALUES (?, ?)", (SERVER_KEY, key.read_text().strip()))


def check(url: str, progress: Progress) -> Checked:
    """Every table, as in a file: what is looked through is a copy of one moment."""
    with tempfile.TemporaryDirectory() as folder:
        with _opened(url) as server:
            _save(server, Path(folder) / FILE, progress)
        return keeping.check(Path(folder))


def _save(server: PostgresServer, target: Path, progress: Progress) -> None:
    with server.upkeep.connect() as there:
        rows = transfer.count(there)
    with progress("saving", rows) as tick:
        transfer.save(server, target, tick)


@contextmanager
def _ready_to_copy(source: Path) -> Iterator[Path]:
    """A copy of a backup, or of a house's file, of the present version; what is wrong with it is said before anything is done."""
    keeping.look_at(source)
    with tempfile.TemporaryDirectory() as folder:
        ready = Path(folder) / FILE
        with keeping.in_words(source), keeping.reading(source, Unfit):
            copy_database(source, ready)
            with closing(read_only(ready)) as copy:
                if why := keeping.unfit(copy):
                    raise Unfit(f"{source} {why}")
                newest = schema.revision(copy) == schema.revisions()[0]
        if not newest:
            SqliteFile(Path(folder)).close()
        yield ready


def _rows(path: Path) -> int:
    engine = sa.create_engine(sa.URL.create("sqlite", database=str(path)))
    try:
        with engine.connect() as connection:
            return transfer.count(connection)
    finally:
        engine.dispose()


def _nobody_is_there(server: PostgresServer) -> None:
    with server.upkeep.begin() as connection:
        if company.somebody_lives(connection):
            raise Unfit(f"a house is open on {server.named}: close it first")
