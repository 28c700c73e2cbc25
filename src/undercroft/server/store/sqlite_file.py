"""The store as one SQLite file in WAL mode, of one process at a time."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple, TypeVar

import sqlalchemy as sa

from undercroft.server.errors import Refused
from undercroft.server.store import schema
from undercroft.server.store.backend import Backend, Behind, CannotOpen, Damaged, StoreInUse
from undercroft.server.store.files import clear_parts, copy_database, findings, private, read_only, settle, unused

FILE = "undercroft.sqlite3"
T = TypeVar("T")


class Job(NamedTuple):
    work: Callable[[sa.Connection], Any]
    done: asyncio.Future[Any]

    def tell(self, outcome: Any) -> None:
        """Lets whoever waits know, where they still do."""
        if self.done.done():
            return
        if isinstance(outcome, Exception):
            self.done.set_exception(outcome)
        else:
            self.done.set_result(outcome)


def locked(folder: Path) -> sqlite3.Connection:
    """Held until it is closed, or this process ends. SQLite's own lock, because it is there on every system."""
    path = folder / "undercroft.lock"
    private(path)
    lock = sqlite3.connect(path, timeout=0, isolation_level=None, check_same_thread=False)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.DatabaseError as error:
        lock.close()
        if "locked" in str(error):
            raise StoreInUse(f"another server already works on {folder / FILE}") from None
        raise CannotOpen(f"{path} cannot be used: {error}") from None
    return lock


class SqliteFile(Backend):
    """Writers take turns on one thread, readers on another: who looks waits for no writer, and for nobody's lock."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self.path = folder / FILE
        self._lock = locked(folder)
        self.engine = engine_of(self.path)
        self._writer, self._reader = ThreadPoolExecutor(1, "store"), ThreadPoolExecutor(1, "store-reader")
        self._jobs: SimpleQueue[Job] = SimpleQueue()
        try:
            self._open()
        except BaseException as error:
            self.close()
            trouble = error.orig if isinstance(error, sa.exc.DatabaseError) else error
            if isinstance(trouble, sqlite3.DatabaseError):
                kind = CannotOpen if isinstance(trouble, sqlite3.OperationalError) else Damaged
                raise kind(f"{self.path} cannot be opened: {trouble}") from None
            raise

    def close(self) -> None:
        self._writer.shutdown()
        self._reader.shutdown()
        self.engine.dispose()
        self._lock.close()

    def _open(self) -> None:
        """Looks at the file, and brings an older one up to date; a copy of it is kept before anything is touched."""
        clear_parts(self.path.parent)
        private(self.path)
        for beside in self.path.parent.glob(f"{self.path.stem}.*"):
            beside.chmod(0o600)  # older versions were less careful
        settle(self.path)
        newest, *older = schema.revisions()
        with closing(read_only(self.path)) as there:
            if found := findings(there):
                raise Damaged(f"{self.path} is damaged: {found[0]}")
            now, kept = schema.revision(there), schema.holds_anything(there)
        if now == newest:
            return
        if now is not None and now not in older:
            raise CannotOpen(f"{self.path} was written by a newer version of Undercroft")
        if kept:
            copy_database(self.path, unused(self.path, f"before-{newest}"))
        schema.upgrade(self.engine)

    async def run(self, work: Callable[[sa.Connection], T]) -> T:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put(Job(work, done))
        self._writer.submit(self._work_off)
        return await done

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        def inside() -> T:
            with _in_words(), self.engine.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._reader, inside)

    def _work_off(self) -> None:
        """Whatever has been asked for by now in one transaction, so that many wait for the disk once."""
        jobs = [job for job in self._asked_for() if not job.done.cancelled()]
        if not jobs:
            return  # done with one before
        outcomes: list[Any]
        try:
            with _in_words(), self.engine.begin() as connection:
                outcomes = [jobs[0].work(connection)] if len(jobs) == 1 else [_tried(connection, job.work) for job in jobs]
        except Exception as error:
            outcomes = [error] * len(jobs)
        for job, outcome in zip(jobs, outcomes, strict=True):
            with suppress(RuntimeError):  # the loop was closed meanwhile
                job.done.get_loop().call_soon_threadsafe(job.tell, outcome)

    def _asked_for(self) -> Iterator[Job]:
        with suppress(Empty):
            while True:
                yield self._jobs.get_nowait()


def _tried(connection: sa.Connection, work: Callable[[sa.Connection], Any]) -> Any:
    """What came of one work among others: where it fails by itself the others stand. Trouble with the file is everybody's."""
    try:
        with connection.begin_nested():
            return work(connection)
    except sa.exc.OperationalError:
        raise
    except sa.exc.IntegrityError:
        return Behind()
    except Exception as error:
        return error


def engine_of(path: Path) -> sa.Engine:
    engine = sa.create_engine(sa.URL.create("sqlite", database=str(path)))
    sa.event.listen(engine, "connect", _pragmas)
    # No listener for "begin": with one SQLAlchemy looks for listeners before and after each statement, too.
    engine.dialect.do_begin = _begin  # type: ignore[method-assign]
    return engine


def _pragmas(connection: sqlite3.Connection, _: object) -> None:
    connection.isolation_level = None  # the driver would commit before each change of the schema; `_begin` takes its part
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}")


def _begin(dbapi_connection: sa.PoolProxiedConnection) -> None:
    dbapi_connection.cursor().execute("BEGIN")


_SIGNS = (
    ("locked", "database-busy"),
    ("full", "database-full"),
    ("readonly", "database-read-only"),
    ("disk i/o error", "database-read-only"),  # what a disk that turned read-only says to whoever has the file open
)


@contextmanager
def _in_words() -> Iterator[None]:
    """Storage trouble as a code that has a sentence."""
    try:
        yield
    except sa.exc.IntegrityError as error:
        raise Behind from error
    except sa.exc.DatabaseError as error:
        said = str(error.orig).lower()
        for sign, code in _SIGNS:
            if sign in said:
                raise Refused(code) from error
        raise
