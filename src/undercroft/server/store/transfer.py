"""All that a store holds, from one database into another: a SQLite file is also how a PostgreSQL store is saved and moved."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import TypeVar

import sqlalchemy as sa

from undercroft.server.store import schema
from undercroft.server.store.files import in_full
from undercroft.server.store.postgres import PostgresServer
from undercroft.server.store.tables import FLEETING

T = TypeVar("T")
AT_ONCE = 500
"""Rows that are in memory at a time; pictures and films are among them."""
Tick = Callable[[int], None]


class NotEmpty(Exception):
    """Where something lies already nothing is moved to."""


def save(server: PostgresServer, target: Path, tick: Tick) -> None:
    """Everything on the server at one moment, whatever is played meanwhile, as one SQLite file."""
    with in_full(target) as part, _file(part) as file:
        schema.upgrade(file)
        with server.upkeep.connect().execution_options(isolation_level="REPEATABLE READ") as there, file.begin() as here:
            _copy(there, here, tick)


def fill(server: PostgresServer, source: Path, tick: Tick) -> None:
    """What is in a SQLite file of this version onto a server that holds nothing; all of it or nothing."""
    with _file(source) as file, file.connect() as there, server.upkeep.begin() as here:
        if holds_anything(here):
            raise NotEmpty
        _copy(there, here, tick)


def replace(server: PostgresServer, source: Path, tick: Tick) -> None:
    """The same in the place of all that the server holds."""
    with _file(source) as file, file.connect() as there, server.upkeep.begin() as here:
        for table in reversed(_tables(here)):
            here.execute(table.delete())
        _copy(there, here, tick)


def count(connection: sa.Connection) -> int:
    """Rows that `save` and `fill` carry."""
    return sum(connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one() for table in _tables(connection))


def holds_anything(connection: sa.Connection) -> bool:
    return any(connection.execute(sa.select(sa.literal(1)).select_from(table)).first() for table in _tables(connection))


def _tables(connection: sa.Connection) -> list[sa.Table]:
    """As they are there, each after those that it points to; nothing of what only living processes say."""
    meta = sa.MetaData()
    meta.reflect(connection)
    left_out = {"alembic_version", *(table.name for table in FLEETING)}
    return [table for table in meta.sorted_tables if table.name not in left_out]


def _copy(there: sa.Connection, here: sa.Connection, tick: Tick) -> None:
    for table in _tables(here):
        rows = iter(there.execution_options(yield_per=AT_ONCE).execute(_as_here(table).select()).mappings())
        for some in _some_at_a_time(rows):
            here.execute(table.insert(), [dict(row) for row in some])
            tick(len(some))


def _as_here(table: sa.Table) -> sa.Table:
    """The same columns, read as what they become: SQLite keeps truth as a number."""
    return sa.Table(table.name, sa.MetaData(), *(sa.Column(column.name, column.type) for column in table.columns))


def _some_at_a_time(rows: Iterator[T]) -> Iterator[list[T]]:
    while some := list(islice(rows, AT_ONCE)):
        yield some


@contextmanager
def _file(path: Path) -> Iterator[sa.Engine]:
    def connect() -> sqlite3.Connection:
        return sqlite3.connect(path, isolation_level=None)

    engine = sa.create_engine("sqlite://", creator=connect, poolclass=sa.pool.NullPool)
    sa.event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    try:
        yield engine
    finally:
        engine.dispose()
