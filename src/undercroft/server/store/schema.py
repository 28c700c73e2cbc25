"""The schema of the store: how old it is, and how an older one is brought up to date."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory

MIGRATIONS = str(files("undercroft.server.store") / "migrations")


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", MIGRATIONS.replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


def revisions() -> list[str]:
    """Every version of the schema, the newest first."""
    return [script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()]


def revision(connection: sqlite3.Connection) -> str | None:
    """The version of a file; None where it has none."""
    if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone():
        return None
    row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    return None if row is None else str(row[0])


def holds_anything(connection: sqlite3.Connection) -> bool:
    return connection.execute("SELECT 1 FROM sqlite_master WHERE tbl_name != 'alembic_version'").fetchone() is not None


def upgrade(engine: sa.Engine, to: str = "head") -> None:
    """Step by step, each in a transaction of its own: killed in between, the next start goes on from there."""
    config = _config()
    with engine.connect() as connection, _without_foreign_keys(connection):
        config.attributes["connection"] = connection
        command.upgrade(config, to)


@contextmanager
def _without_foreign_keys(connection: sa.Connection) -> Iterator[None]:
    """Where a step makes a table anew, as SQLite needs it, dropping the old one must not delete what points at it."""
    if connection.dialect.name != "sqlite":
        yield
        return
    # SQLite heeds this outside a transaction only, so not through `connection.execute`.
    pragma = connection.connection.cursor().execute
    pragma("PRAGMA foreign_keys=OFF")
    try:
        yield
    finally:
        pragma("PRAGMA foreign_keys=ON")
