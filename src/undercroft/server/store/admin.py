"""What whoever runs the house keeps and reads in the store: settings, bans, tables and devices at a glance."""

from __future__ import annotations

import time
from typing import NamedTuple

import msgspec
import sqlalchemy as sa

from undercroft.kernel.types import Setup
from undercroft.server.play.chairs import Chair
from undercroft.server.store.backend import HOUSE
from undercroft.server.store.database import Store
from undercroft.server.store.tables import SET_ONCE, bans, known, settings, tables

SIZES = {
    "sqlite": "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()",
    "postgresql": "SELECT pg_database_size(current_database())",
}
PULSE = "pulse"
# In one statement, as `SET_ONCE`.
_KEEP = sa.text(
    "INSERT INTO settings (name, value) VALUES (:name, :value) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)
_BAN = sa.text(
    "INSERT INTO bans (device, since, why) VALUES (:device, :since, :why) "
    "ON CONFLICT (device) DO UPDATE SET since = excluded.since, why = excluded.why"
)
_SETUP, _CHAIRS = msgspec.json.Decoder(Setup), msgspec.json.Decoder(list[Chair])


class Ban(NamedTuple):
    device: str
    since: float
    why: str


class TableRow(NamedTuple):
    """One table, without its record."""

    id: str
    game: str
    status: str
    chairs: list[Chair]
    maker: str
    created: float
    touched: float


async def read(store: Store) -> tuple[dict[str, str], list[Ban]]:
    """All settings, and all bans."""

    def work(c: sa.Connection) -> tuple[dict[str, str], list[Ban]]:
        kept = {row.name: row.value for row in c.execute(settings.select())}
        return kept, [Ban(row.device, row.since, row.why) for row in c.execute(bans.select().order_by(bans.c.since))]

    return await store.read(work)


async def keep(store: Store, values: dict[str, str]) -> None:
    def work(c: sa.Connection) -> None:
        for name, value in sorted(values.items()):  # in the order in which who sets a table waits for them
            _keep(c, name, value)
        store.backend.tell(c, HOUSE, 0)

    await store.run(work)


def _keep(c: sa.Connection, name: str, value: str) -> None:
    c.execute(_KEEP, {"name": name, "value": value})


async def ban(store: Store, device: str, why: str) -> None:
    def work(c: sa.Connection) -> None:
        c.execute(_BAN, {"device": device, "since": time.time(), "why": why})
        store.backend.tell(c, HOUSE, 0)

    await store.run(work)


async def unban(store: Store, device: str) -> None:
    def work(c: sa.Connection) -> None:
        c.execute(bans.delete().where(bans.c.device == device))
        store.backend.tell(c, HOUSE, 0)

    await store.run(work)


async def use_once(store: Store, name: str, until: float) -> bool:
    """Whether nobody has used it before, in any process of the house. What is long void is forgotten meanwhile."""

    def work(c: sa.Connection) -> bool:
        c.execute(settings.delete().where(settings.c.name.like("used %"), settings.c.value < _moment(time.time())))
        return c.execute(SET_ONCE, {"name": f"used {name}", "value": _moment(until)}).rowcount == 1

    return await store.run(work)


def _moment(seconds: float) -> str:
    """As text that sorts like the moment it stands for."""
    return f"{seconds:020.3f}"


async def beats(store: Store) -> bool:
    """Whether what is written can be read again."""
    now = _moment(time.time())

    def work(c: sa.Connection) -> bool:
        _keep(c, PULSE, now)
        return c.execute(sa.select(settings.c.value).where(settings.c.name == PULSE)).scalar() == now

    return await store.run(work)


async def census(store: Store, most: int) -> tuple[dict[str, int], list[TableRow]]:
    """How many tables there are, by status; and those that moved last."""

    def work(c: sa.Connection) -> tuple[dict[str, int], list[TableRow]]:
        counted = c.execute(sa.select(tables.c.status, sa.func.count()).group_by(tables.c.status))
        columns = (tables.c[name] for name in ("id", "setup", "status", "chairs", "maker", "created", "touched"))
        rows = c.execute(sa.select(*columns).order_by(tables.c.touched.desc()).limit(most))
        found = [
            TableRow(row.id, _SETUP.decode(row.setup).game, row.status, _CHAIRS.decode(row.chairs), *row[4:]) for row in rows
        ]
        return {status: int(count) for status, count in counted}, found

    return await store.read(work)


async def devices(store: Store, beginning: str) -> list[str]:
    """Those that have a table on their list, by the beginning of their name."""
    query = sa.select(known.c.device).where(known.c.device.startswith(beginning, autoescape=True)).distinct().limit(2)
    return await store.read(lambda c: list(c.execute(query).scalars()))


async def maker_of(store: Store, table_id: str) -> str | None:
    return await store.read(lambda c: c.execute(sa.select(tables.c.maker).where(tables.c.id == table_id)).scalar())


async def size(store: Store) -> int:
    """Bytes."""
    return await store.read(lambda c: int(c.exec_driver_sql(SIZES[c.dialect.name]).scalar_one()))
