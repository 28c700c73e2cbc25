"""What processes on one PostgreSQL tell each other: who lives, who may act by itself, who is there, how often somebody came.

By the database's clock alone. A process is alive while it has said so within the last seconds; what a dead one held is free.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert

from undercroft.kernel.types import Seat
from undercroft.server.store.tables import counts, leases, presences, processes, tables

LEASE_SECONDS = 3.0
FORGET_SECONDS = 60.0
"""How long a dead process stays on the list."""
SPECTATOR = -1

_now = sa.func.extract("epoch", sa.func.clock_timestamp())
_alive = sa.select(processes.c.id).where(processes.c.seen > _now - LEASE_SECONDS)
Places = Mapping[Seat | None, int]
"""How many pages look from each place."""


class Pulse(NamedTuple):
    alive: frozenset[str]
    lapsed: bool
    """Whether this process was silent for so long that others may have taken what it held."""


def beat(c: sa.Connection, me: str) -> Pulse:
    """This process lives; and who else does."""
    before = c.execute(sa.select(processes.c.seen > _now - LEASE_SECONDS).where(processes.c.id == me)).scalar()
    c.execute(insert(processes).values(id=me, seen=_now).on_conflict_do_update(index_elements=["id"], set_={"seen": _now}))
    return Pulse(frozenset(c.execute(_alive).scalars()), not before)


def forget_dead(c: sa.Connection) -> None:
    """What they held and said goes with them."""
    c.execute(processes.delete().where(processes.c.seen < _now - FORGET_SECONDS))


def somebody_lives(c: sa.Connection) -> bool:
    return c.execute(_alive).first() is not None


def claim(c: sa.Connection, me: str, wanted: Iterable[str]) -> set[str]:
    """Those that this process holds now, of those that it would like to. Nothing is written where none of them is free."""
    wanted = set(wanted)
    held = (leases.c.holder != me) & leases.c.holder.in_(_alive) & _among(leases.c.what, wanted)
    free = sorted(wanted.difference(c.execute(sa.select(leases.c.what).where(held)).scalars()))
    if not free:
        return set()
    new = insert(leases).from_select(["what", "holder"], sa.select(sa.func.unnest(_texts(free)), sa.literal(me)))
    still_free = leases.c.holder.not_in(_alive) | (leases.c.holder == me)
    taken = new.on_conflict_do_update(index_elements=["what"], set_={"holder": me}, where=still_free).returning(leases.c.what)
    return set(c.execute(taken).scalars())


def _texts(values: Collection[str]) -> sa.BindParameter[Any]:
    """However many there are, they are one parameter."""
    return sa.literal(list(values), sa.ARRAY(sa.Text))


def _numbers(values: Collection[int]) -> sa.BindParameter[Any]:
    return sa.literal(list(values), sa.ARRAY(sa.Integer))


def _among(column: sa.Column[object], values: Collection[str]) -> sa.ColumnElement[bool]:
    return column == sa.any_(_texts(values))


def give_up(c: sa.Connection, me: str, what: Iterable[str]) -> None:
    c.execute(leases.delete().where(leases.c.holder == me, leases.c.what.in_(list(what))))


def leave(c: sa.Connection, me: str) -> None:
    """Everything that it held is free, and nobody is there by it."""
    c.execute(processes.delete().where(processes.c.id == me))


def set_presence(c: sa.Connection, me: str, there: Mapping[str, Places]) -> None:
    """Who looks from here, by table. One that was deleted meanwhile is passed over."""
    query = sa.select(tables.c.id).where(_among(tables.c.id, there.keys())).order_by(tables.c.id)
    kept = c.execute(query.with_for_update(read=True, key_share=True)).scalars().all()
    c.execute(presences.delete().where(presences.c.process == me, _among(presences.c.table_id, there.keys())))
    rows = [
        {"process": me, "table_id": table_id, "place": SPECTATOR if place is None else place, "pages": pages}
        for table_id in kept
        for place, pages in there[table_id].items()
    ]
    if rows:
        c.execute(presences.insert(), rows)


def elsewhere(c: sa.Connection, me: str, table_ids: Iterable[str]) -> dict[str, dict[Seat | None, int]]:
    """Open pages of tables at the other living processes, by place."""
    found: dict[str, dict[Seat | None, int]] = {table_id: {} for table_id in table_ids}
    others = (presences.c.process != me) & presences.c.process.in_(_alive) & _among(presences.c.table_id, found.keys())
    for row in c.execute(sa.select(presences).where(others)):
        place = None if row.place == SPECTATOR else row.place
        found[row.table_id][place] = found[row.table_id].get(place, 0) + row.pages
    return found


def count(c: sa.Connection, me: str, minute: int, own: dict[str, int]) -> dict[str, int]:
    """Adds what this process has counted since it last said so; what the others have counted in this minute."""
    if own:
        told = (sa.literal(me), sa.literal(minute), sa.func.unnest(_texts(own.keys())), sa.func.unnest(_numbers(own.values())))
        new = insert(counts).from_select(["process", "minute", "name", "count"], sa.select(*told))
        more_of_it = {"count": counts.c.count + new.excluded.count}
        c.execute(new.on_conflict_do_update(index_elements=["process", "minute", "name"], set_=more_of_it))
    c.execute(counts.delete().where(counts.c.process == me, counts.c.minute < minute))
    total = sa.func.sum(counts.c.count)
    others = (counts.c.process != me) & (counts.c.minute == minute)
    return {row.name: int(row[1]) for row in c.execute(sa.select(counts.c.name, total).where(others).group_by(counts.c.name))}
