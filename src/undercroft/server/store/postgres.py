"""The store on a PostgreSQL server, which several processes on several machines may share."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Collection, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, NamedTuple, TypeVar

import psycopg
import sqlalchemy as sa

from undercroft.server.errors import Refused
from undercroft.server.store import schema
from undercroft.server.store.backend import Backend, Behind, CannotOpen

log = logging.getLogger("undercroft")
T = TypeVar("T")
CHANNEL = "undercroft"
TELL = sa.select(sa.func.pg_notify(CHANNEL, sa.bindparam("told")))
TELL_OF_MANY = sa.select(sa.func.pg_notify(CHANNEL, sa.func.unnest(sa.bindparam("told", type_=sa.ARRAY(sa.Text)))))
WRITING, READING, LIVING = 4, 3, 2
"""Connections of one process, beside the one that listens: for answers, for whoever looks, for signs of life and leases."""
AGAIN_SECONDS = 1.0
"""How long a process waits before it tries to listen again."""
SECRETS = ("password", "sslpassword")
"""Of what an address may say after its question mark, nobody is shown these."""
UPGRADING = 0x756E6465
"""The lock of whoever brings the schema up to date."""
USUAL = "-c lock_timeout=5000 -c statement_timeout=20000 -c idle_in_transaction_session_timeout=30000"
PATIENT = "-c lock_timeout=0 -c statement_timeout=0 -c idle_in_transaction_session_timeout=30000"
ALIVE: dict[str, Any] = {"connect_timeout": 5, "keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3}

CODES = {
    "25006": "database-read-only",
    "40001": "database-busy",
    "40P01": "database-busy",
    "53100": "database-full",
    "53300": "database-busy",
    "55P03": "database-busy",
    "57014": "database-busy",
}
"""What PostgreSQL says, as a code that has a sentence."""


class Notice(NamedTuple):
    table_id: str
    revision: int

    @classmethod
    def read(cls, said: str) -> Notice | None:
        """Nothing where somebody else uses the channel for something of their own."""
        table_id, _, revision = said.partition(" ")
        try:
            return cls(table_id, int(revision))
        except ValueError:
            log.warning("a notice that cannot be read is ignored: %.80r", said)
            return None


class PostgresServer(Backend):
    """Answers that wait for somebody's lock keep neither those who look nor the signs of life of this process waiting."""

    shared = True

    def __init__(self, url: str) -> None:
        try:
            self._url = sa.make_url(url)
        except sa.exc.ArgumentError:
            raise CannotOpen("the address of the database cannot be read: write it as postgresql://user@host/name") from None
        if self._url.get_backend_name() not in ("postgresql", "postgres"):
            raise CannotOpen(f"a {self._url.get_backend_name()} database cannot be used: write it as postgresql://user@host/name")
        self._url = self._url.set(drivername="postgresql+psycopg")
        arguments = ALIVE | {"application_name": "undercroft", "options": USUAL}
        at_most = WRITING + READING + LIVING
        self.engine = sa.create_engine(self._url, pool_size=at_most, max_overflow=0, connect_args=arguments)
        self.upkeep = sa.create_engine(self._url, poolclass=sa.pool.NullPool, connect_args=arguments | {"options": PATIENT})
        """For what may take long, and waits for others as long as it has to."""
        self._of_one_moment = self.engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        self._writers = ThreadPoolExecutor(WRITING, "store")
        self._readers = ThreadPoolExecutor(READING, "store-reader")
        self._living = ThreadPoolExecutor(LIVING, "store-living")
        try:
            self._open()
        except sa.exc.DBAPIError as error:
            self.close()
            raise CannotOpen(f"the database at {self.named} cannot be opened: {_first_line(error)}") from None
        except BaseException:
            self.close()
            raise

    @property
    def named(self) -> str:
        return without_password(self._url)

    def close(self) -> None:
        for threads in (self._writers, self._readers, self._living):
            threads.shutdown()
        self.engine.dispose()

    def _open(self) -> None:
        """Brings an older schema up to date; of several processes that start at once one does it."""
        newest, *older = schema.revisions()
        with self.upkeep.connect() as alone:
            alone.execute(sa.select(sa.func.pg_advisory_lock(UPGRADING)))
            there = sa.inspect(alone).has_table("alembic_version")
            now = alone.execute(sa.text("SELECT version_num FROM alembic_version")).scalar() if there else None
            alone.commit()
            if now not in (newest, None, *older):
                raise CannotOpen(f"the database at {self.named} was written by a newer version of Undercroft")
            if now != newest:
                schema.upgrade(self.upkeep)
            alone.execute(sa.select(sa.func.pg_advisory_unlock(UPGRADING)))
            alone.commit()

    async def run(self, work: Callable[[sa.Connection], T]) -> T:
        return await self._done(self._writers, self.engine, work)

    async def live(self, work: Callable[[sa.Connection], T]) -> T:
        """The same for what must not wait behind answers."""
        return await self._done(self._living, self.engine, work)

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        """Everything as it was at one moment, whatever other processes write meanwhile.

        Once more where the connection was cut: a server that came back knows nothing of those from before.
        """
        try:
            return await self._done(self._readers, self._of_one_moment, work)
        except Refused as error:
            if error.code != "database-away":
                raise
            return await self._done(self._readers, self._of_one_moment, work)

    async def _done(self, threads: ThreadPoolExecutor, engine: sa.Engine, work: Callable[[sa.Connection], T]) -> T:
        def inside() -> T:
            with _in_words(), engine.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(threads, inside)

    def tell(self, connection: sa.Connection, table_id: str, revision: int) -> None:
        connection.execute(TELL, {"told": f"{table_id} {revision}"})

    def tell_of_many(self, connection: sa.Connection, table_ids: Collection[str], revision: int) -> None:
        connection.execute(TELL_OF_MANY, {"told": [f"{table_id} {revision}" for table_id in table_ids]})

    async def notices(self) -> AsyncIterator[Notice | None]:
        """What other processes tell, as it comes; None whenever listening began anew, as something may have been missed."""
        where = self._url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(where, autocommit=True, **ALIVE) as listening:
                    await listening.execute(f"LISTEN {CHANNEL}")
                    yield None
                    while True:
                        async for said in listening.notifies(timeout=5.0):
                            if (notice := Notice.read(said.payload)) is not None:
                                yield notice
                        await listening.execute("SELECT 1")  # a cut that nobody told of
            except (psycopg.OperationalError, OSError) as error:
                log.warning("the database tells nothing at the moment: %s", _first_line(error))
                await asyncio.sleep(AGAIN_SECONDS)


def without_password(url: str | sa.URL) -> str:
    """An address for people to read."""
    shown = sa.make_url(url).set(drivername="postgresql").difference_update_query(SECRETS)
    return shown.render_as_string(hide_password=True)


@contextmanager
def _in_words() -> Iterator[None]:
    """Storage trouble as a code that has a sentence."""
    try:
        yield
    except sa.exc.IntegrityError as error:
        raise Behind from error
    except sa.exc.DBAPIError as error:
        code = CODES.get(getattr(error.orig, "sqlstate", None) or "")
        if code is None and (error.connection_invalidated or isinstance(error.orig, psycopg.OperationalError)):
            code = "database-away"
        if code is None:
            raise
        raise Refused(code) from error
    except sa.exc.TimeoutError as error:
        raise Refused("database-busy") from error


def _first_line(error: Exception) -> str:
    said = str(error.orig) if isinstance(error, sa.exc.DBAPIError) else str(error)
    return said.strip().splitlines()[0] if said.strip() else type(error).__name__
