"""The store: every answer on disk before anyone sees its result."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Set
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec
import sqlalchemy as sa

from undercroft.kernel.journal import Entry, Upgrade
from undercroft.kernel.types import Setup
from undercroft.server.errors import Refused
from undercroft.server.play.asides import Aside
from undercroft.server.play.chairs import Chair
from undercroft.server.play.glance import Glance
from undercroft.server.play.hinting import USUAL_HINTS
from undercroft.server.play.windows import USUAL
from undercroft.server.store import film
from undercroft.server.store.backend import GONE, Backend, Behind
from undercroft.server.store.postgres import PostgresServer
from undercroft.server.store.sqlite_file import SqliteFile
from undercroft.server.store.tables import (
    SET_ONCE,
    analyses,
    asides,
    campaigns,
    entries,
    films,
    frames,
    glances,
    keys,
    known,
    packs,
    secrets,
    settings,
    tables,
)

T = TypeVar("T")
Draws = tuple[tuple[int, int | None], ...]
OPEN = ("waiting", "running")
OWN, ALL = "own-tables", "all-tables"
"""Settings: how many open tables a device may have, how many there may be in all."""

# What every answer says to the database, put together once: that takes longer than to say it.
_NEW_ENTRIES, _NEW_FRAMES = entries.insert(), frames.insert()
_LAST_KEY_FRAME = (
    sa.select(frames.c.number, frames.c.data)
    .where(frames.c.table_id == sa.bindparam("of"), frames.c.key == frames.c.number)
    .order_by(frames.c.number.desc())
    .limit(1)
)
_GLANCE = glances.update().where(glances.c.table_id == sa.bindparam("of"))
_MOVED = (
    tables.update()
    .where(tables.c.id == sa.bindparam("of"), tables.c.status != sa.bindparam("unless"))
    .values(revision=tables.c.revision + 1)
    .returning(tables.c.revision)
)


class Stored(msgspec.Struct):
    """A table as it lies in the store. `rules` and `pack` are those it was set with."""

    id: str
    setup: Setup
    pack: str
    rules: int
    chairs: list[Chair]
    maker: str
    pace: str
    status: str
    campaign: str
    chapter: int
    touched: float
    secret: bytes = b""
    entries: list[Entry] = []
    agreed: bytes = b""
    """The set-up as it was written when the commitment was made."""
    books: dict[str, bytes] = {}
    """The packs that were played with, by fingerprint."""
    complete: bool = False
    """Every step has a snapshot."""
    rematch: str = ""
    """The table where its people play again."""
    window: str = USUAL
    """How long a window stays open at it."""
    hints: str = USUAL_HINTS
    """Who may ask for one."""
    glance: Glance | None = None
    drawn: int | None = None
    """The step that its picture shows."""
    revision: int = 0
    """How often it was changed."""


class Quota(NamedTuple):
    """How many tables may be open that one device has set, and how many in all; 0: any number."""

    own: int = 0
    of_all: int = 0


class Tidings(NamedTuple):
    """What is new of a table: its row, and the entries from the first one that was not known."""

    table: Stored
    asides: list[Aside]


class Store:
    """What is kept of all tables. In `folder` as one file, or on the PostgreSQL server that `url` names."""

    def __init__(self, folder: Path, url: str = "") -> None:
        self.backend: Backend = PostgresServer(url) if url else SqliteFile(folder)
        self.seen: Callable[[float], object] = lambda _: None
        """Is told how many seconds each call took, from asking to its answer."""

    def close(self) -> None:
        self.backend.close()

    async def run(self, work: Callable[[sa.Connection], T]) -> T:
        return await self._timed(self.backend.run(work))

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        return await self._timed(self.backend.read(work))

    async def _timed(self, asked: Awaitable[T]) -> T:
        began = time.perf_counter()
        try:
            return await asked
        finally:
            self.seen(time.perf_counter() - began)

    async def create(self, table: Stored, story: str, quota: Quota) -> None:
        """The first chapter of a `story` begins its campaign. `Behind` where somebody else set the same chapter first."""

        def work(c: sa.Connection) -> None:
            if any(quota):
                _need_room(c, table.maker, quota)
            if table.chapter == 1:
                row = {"id": table.campaign, "game": table.setup.game, "story": story, "created": time.time()}
                c.execute(campaigns.insert().values(row))
            elif table.campaign:
                c.execute(sa.select(campaigns.c.id).where(campaigns.c.id == table.campaign).with_for_update())
                same = (tables.c.campaign == table.campaign) & (tables.c.chapter == table.chapter)
                if c.execute(sa.select(tables.c.id).where(same)).first() is not None:
                    raise Behind
            row = {
                "id": table.id,
                "setup": table.setup.agreed().decode(),
                "pack": table.pack,
                "rules": table.rules,
                "chairs": "[]",
                "maker": table.maker,
                "pace": table.pace,
                "window": table.window,
                "hints": table.hints,
                "status": table.status,
                "campaign": table.campaign or None,
                "chapter": table.chapter,
                "created": time.time(),
                "touched": time.time(),
                "revision": 0,
            }
            c.execute(tables.insert().values(row))
            c.execute(secrets.insert().values(table_id=table.id, secret=table.secret))
            for fingerprint, data in table.books.items():
                _keep_pack(c, fingerprint, table.setup.pack, data)
            _write_chairs(c, table.id, table.chairs, table.maker)

        await self.run(work)

    async def save_chairs(self, table_id: str, revision: int, chairs: list[Chair], maker: str, **how: str) -> int:
        """And how the table is played at: `pace`, `window`, `hints`. Only where it is still at the revision that is known."""

        def work(c: sa.Connection) -> int:
            moved = self._moved(c, table_id, **how)
            if moved != revision + 1:
                raise Behind
            _write_chairs(c, table_id, chairs, maker)
            return moved

        return await self.run(work)

    async def append(
        self, table_id: str, first: int, new: list[Entry], shots: list[bytes], status: str, glance: Glance | None = None
    ) -> int:
        """The table's revision then. `Behind` where somebody else wrote an entry of these numbers first, or closed the table."""

        def work(c: sa.Connection) -> int:
            rows = [
                {
                    "table_id": table_id,
                    "number": first + offset,
                    "seat": entry.seat,
                    "text": entry.text,
                    "draws": _json(entry.draws),
                    "hash": entry.hash,
                    "secret": entry.secret,
                    "meeting": entry.meeting,
                }
                for offset, entry in enumerate(new)
            ]
            c.execute(_NEW_ENTRIES, rows)
            _write_frames(c, table_id, first, shots)
            if glance is not None:
                _write_glance(c, table_id, glance)
            return self._moved(c, table_id, unless="closed", status=status, touched=time.time())

        return await self.run(work)

    def _moved(self, c: sa.Connection, table_id: str, *, unless: str = "", **values: Any) -> int:
        """Changes a table's row, and lets all know; its revision then. `Behind` where it is gone, or of the status `unless`."""
        revision = c.execute(_MOVED, {"of": table_id, "unless": unless, **values}).scalar()
        if revision is None:
            raise Behind
        self.backend.tell(c, table_id, revision)
        return int(revision)

    async def keep_glance(self, table_id: str, glance: Glance) -> None:
        await self.run(lambda c: _write_glance(c, table_id, glance))

    async def keep_picture(self, table_id: str, step: int, picture: bytes) -> None:
        change = glances.update().where(glances.c.table_id == table_id).values(drawn=step, picture=picture)
        await self.run(lambda c: c.execute(change))

    async def picture_of(self, table_id: str) -> bytes:
        query = sa.select(glances.c.picture).where(glances.c.table_id == table_id)
        return await self.read(lambda c: c.execute(query).scalar() or b"")

    async def keep_analysis(self, table_id: str, made_by: str, data: bytes) -> None:
        """In the place of an earlier one; nothing where the table was deleted meanwhile."""

        def work(c: sa.Connection) -> None:
            if c.execute(sa.select(tables.c.id).where(tables.c.id == table_id)).first() is not None:
                c.execute(analyses.delete().where(analyses.c.table_id == table_id))
                c.execute(analyses.insert().values(table_id=table_id, made_by=made_by, data=data))

        await self.run(work)

    async def analysis_of(self, table_id: str, made_by: str) -> bytes | None:
        """As it was kept by the same rules, pack and method."""
        query = sa.select(analyses.c.data).where(analyses.c.table_id == table_id, analyses.c.made_by == made_by)
        return await self.read(lambda c: c.execute(query).scalar())

    async def fill_in(self, table: Stored, done: list[Entry], shots: list[bytes], fingerprint: str, pack: bytes | None) -> None:
        """What a version before this one did not keep: a snapshot a step, who may read an entry, the pack.

        Nothing where somebody wrote meanwhile: the snapshots of their entries would be lost.
        """

        def work(c: sa.Connection) -> None:
            c.execute(sa.select(tables.c.id).where(tables.c.id == table.id).with_for_update())
            if c.execute(sa.select(sa.func.count()).where(entries.c.table_id == table.id)).scalar_one() != len(done):
                return
            c.execute(frames.delete().where(frames.c.table_id == table.id))
            _write_frames(c, table.id, 0, shots)
            own = (entries.c.table_id == table.id) & (entries.c.number == sa.bindparam("at"))
            change = entries.update().where(own).values(secret=sa.bindparam("hidden"), meeting=sa.bindparam("until"))
            c.execute(change, [{"at": n, "hidden": entry.secret, "until": entry.meeting} for n, entry in enumerate(done)])
            if pack is not None:
                _keep_pack(c, fingerprint, table.setup.pack, pack)

        await self.run(work)

    async def frames_of(self, table_id: str) -> list[bytes]:
        """Every snapshot of a table, in order: from the film of a finished game, or frame by frame."""

        def read(c: sa.Connection) -> tuple[bytes | None, list[Any]]:
            whole = c.execute(sa.select(films.c.data).where(films.c.table_id == table_id)).scalar()
            rows = c.execute(frames.select().where(frames.c.table_id == table_id).order_by(frames.c.number)).all()
            return whole, [] if whole is not None else list(rows)

        whole, rows = await self.read(read)
        if whole is not None:
            return await asyncio.to_thread(film.unreel, whole)
        return film.developed((row.number, row.key, row.data) for row in rows)

    async def file_away(self, table_id: str, shots: list[bytes]) -> None:
        """The frames of a finished game as one film."""
        whole = await asyncio.to_thread(film.reel, shots)

        def work(c: sa.Connection) -> None:
            if c.execute(sa.select(tables.c.id).where(tables.c.id == table_id)).first() is None:
                return  # deleted meanwhile
            c.execute(films.delete().where(films.c.table_id == table_id))
            c.execute(films.insert().values(table_id=table_id, data=whole))
            c.execute(frames.delete().where(frames.c.table_id == table_id))

        await self.run(work)

    async def unfilmed(self) -> list[str]:
        """Tables that somebody should look at once: from a version that kept less of them, or finished and not filed away."""

        def work(c: sa.Connection) -> list[str]:
            begun = sa.exists().where(entries.c.table_id == tables.c.id)
            framed = sa.exists().where(frames.c.table_id == tables.c.id)
            filmed = sa.exists().where(films.c.table_id == tables.c.id)
            glanced = sa.exists().where(glances.c.table_id == tables.c.id)
            waiting = sa.or_(~filmed & sa.or_(~framed, tables.c.status == "over"), ~glanced)
            return list(c.execute(sa.select(tables.c.id).where(begun, waiting).order_by(tables.c.touched.desc())).scalars())

        return await self.read(work)

    async def set_rules(self, table_id: str, rules: int, pack: str) -> int:
        """Of a table that has not begun: it will be played by what is there when it begins."""
        return await self.run(lambda c: self._moved(c, table_id, rules=rules, pack=pack))

    async def set_status(self, table_id: str, status: str) -> int:
        """`Behind` where its game has come to its end meanwhile."""
        return await self.run(lambda c: self._moved(c, table_id, unless="over", status=status))

    async def set_rematch(self, table_id: str, rematch: str, instead_of: str) -> int:
        """`Behind` where somebody else was quicker."""

        def work(c: sa.Connection) -> int:
            revision = self._moved(c, table_id)
            as_known = (tables.c.id == table_id) & (sa.func.coalesce(tables.c.rematch, "") == instead_of)
            if not c.execute(tables.update().where(as_known).values(rematch=rematch)).rowcount:
                raise Behind
            return revision

        return await self.run(work)

    async def load(self, table_id: str) -> Stored | None:
        def work(c: sa.Connection) -> Stored | None:
            row = c.execute(_listed().where(tables.c.id == table_id)).mappings().first()
            if row is None:
                return None
            stored = _stored(row)
            stored.secret = c.execute(sa.select(secrets.c.secret).where(secrets.c.table_id == table_id)).scalar_one()
            stored.entries = _entries(c, table_id)
            named = {stored.pack} | {found.pack for entry in stored.entries if (found := Upgrade.read(entry.text))}
            kept = c.execute(packs.select().where(packs.c.fingerprint.in_(named)))
            stored.books = {pack.fingerprint: pack.data for pack in kept}
            filmed = c.execute(sa.select(films.c.table_id).where(films.c.table_id == table_id)).first()
            count = sa.select(sa.func.count()).where(frames.c.table_id == table_id)
            stored.complete = filmed is not None or c.execute(count).scalar_one() == len(stored.entries)
            return stored

        return await self.read(work)

    # ---- what other processes did ----

    async def tidings(self, table_id: str, known_entries: int) -> Tidings | None:
        """What somebody who knows so many entries of a table has missed; nothing where it is gone."""

        def work(c: sa.Connection) -> Tidings | None:
            row = c.execute(_listed().where(tables.c.id == table_id)).mappings().first()
            if row is None:
                return None
            stored = _stored(row)
            stored.entries = _entries(c, table_id, known_entries)
            beside = c.execute(asides.select().where(asides.c.table_id == table_id))
            return Tidings(stored, [Aside(line.kind, line.seat, line.number, line.data) for line in beside])

        return await self.read(work)

    async def revisions(self, table_ids: list[str]) -> dict[str, int]:
        """Of those that are still there."""
        query = sa.select(tables.c.id, tables.c.revision).where(tables.c.id.in_(table_ids))
        return await self.read(lambda c: {row.id: row.revision for row in c.execute(query)})

    async def lay_aside(self, table_id: str, aside: Aside) -> int:
        """In the place of the last one of its kind and seat; the table's revision then."""

        def work(c: sa.Connection) -> int:
            revision = self._moved(c, table_id)
            own = (asides.c.table_id == table_id) & (asides.c.kind == aside.kind) & (asides.c.seat == aside.seat)
            c.execute(asides.delete().where(own))
            c.execute(asides.insert().values(table_id=table_id, **aside._asdict()))
            return revision

        return await self.run(work)

    def first_set(self, name: str, value: str) -> str:
        """A setting as it was first set, by whichever process; before the house opens."""
        with self.backend.engine.begin() as c:
            c.execute(SET_ONCE, {"name": name, "value": value})
            return str(c.execute(sa.select(settings.c.value).where(settings.c.name == name)).scalar_one())

    async def tables_of(self, device: str) -> list[Stored]:
        def work(c: sa.Connection) -> list[Stored]:
            query = _listed().join(known, known.c.table_id == tables.c.id).where(known.c.device == device)
            return [_stored(row) for row in c.execute(query.order_by(tables.c.touched.desc())).mappings()]

        return await self.read(work)

    async def tables_in(self, campaign: str) -> list[Stored]:
        def work(c: sa.Connection) -> list[Stored]:
            query = _listed().where(tables.c.campaign == campaign).order_by(tables.c.chapter)
            return [_stored(row) for row in c.execute(query).mappings()]

        return await self.read(work)

    async def campaign(self, campaign: str) -> tuple[str, str] | None:
        """Game and story."""

        def work(c: sa.Connection) -> tuple[str, str] | None:
            row = c.execute(campaigns.select().where(campaigns.c.id == campaign)).mappings().first()
            return None if row is None else (row["game"], row["story"])

        return await self.read(work)

    async def seat_of_key(self, key: str) -> tuple[str, int] | None:
        """Table and seat of a private link, by its sealed key."""

        def work(c: sa.Connection) -> tuple[str, int] | None:
            row = c.execute(keys.select().where(keys.c.key == key)).mappings().first()
            return None if row is None else (row["table_id"], row["seat"])

        return await self.read(work)

    async def delete(self, table_id: str) -> None:
        await self.run(lambda c: self._delete(c, table_id))

    def _delete(self, c: sa.Connection, table_id: str) -> None:
        self.backend.tell(c, table_id, GONE)
        c.execute(tables.delete().where(tables.c.id == table_id))

    async def delete_empty(self, when: float, awake: Set[str]) -> list[str]:
        """Tables that have waited since then, and nobody but their maker sits at them. A campaign keeps its tables."""

        def work(c: sa.Connection) -> list[str]:
            waiting = (tables.c.status == "waiting") & (tables.c.touched < when) & tables.c.campaign.is_(None)
            query = sa.select(tables.c.id, tables.c.maker, tables.c.chairs).where(waiting)
            # Whoever comes to one of them now waits until it is gone; where somebody is just sitting down it is left alone.
            rows = c.execute(query.with_for_update(skip_locked=True)).all()
            alone = (row.id for row in rows if _holders(msgspec.json.decode(row.chairs, type=list[Chair])) <= {row.maker})
            empty = [table_id for table_id in alone if table_id not in awake]
            for table_id in empty:
                self._delete(c, table_id)
            return empty

        return await self.run(work)

    async def forget(self, device: str, table_id: str) -> None:
        """Takes a table off a browser's list; the table stays."""
        await self.run(lambda c: c.execute(known.delete().where(known.c.device == device, known.c.table_id == table_id)))


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _stored(row: Any) -> Stored:
    return Stored(
        row["id"],
        msgspec.json.decode(row["setup"], type=Setup),
        row["pack"],
        row["rules"],
        msgspec.json.decode(row["chairs"], type=list[Chair]),
        row["maker"],
        row["pace"],
        row["status"],
        row["campaign"] or "",
        row["chapter"],
        row["touched"],
        agreed=row["setup"].encode(),
        rematch=row["rematch"] or "",
        window=row["window"],
        hints=row["hints"],
        glance=_glance(row["glance"]),
        drawn=row["drawn"],
        revision=row["revision"],
    )


def _listed() -> Any:
    """Tables with what is told of them, without their pictures."""
    return sa.select(tables, glances.c.glance, glances.c.drawn).outerjoin(glances, glances.c.table_id == tables.c.id)


def _glance(text: str | None) -> Glance | None:
    """Nothing where another version kept it in another form."""
    try:
        return None if text is None else msgspec.json.decode(text, type=Glance)
    except msgspec.DecodeError:
        return None


def _need_room(c: sa.Connection, maker: str, quota: Quota) -> None:
    """Whoever else sets a table meanwhile, at whatever process, waits: otherwise both could count one too few."""
    c.execute(sa.select(settings.c.name).where(settings.c.name.in_((OWN, ALL))).order_by(settings.c.name).with_for_update())
    counted = sa.select(sa.func.count()).select_from(tables).where(tables.c.status.in_(OPEN))
    if quota.own and c.execute(counted.where(tables.c.maker == maker)).scalar_one() >= quota.own:
        raise Refused("own-tables-full")
    if quota.of_all and c.execute(counted).scalar_one() >= quota.of_all:
        raise Refused("all-tables-full")


def _write_glance(c: sa.Connection, table_id: str, glance: Glance) -> None:
    text = _json(glance)
    if not c.execute(_GLANCE, {"of": table_id, "glance": text}).rowcount:
        c.execute(glances.insert().values(table_id=table_id, glance=text))


def _entries(c: sa.Connection, table_id: str, first: int = 0) -> list[Entry]:
    query = entries.select().where(entries.c.table_id == table_id, entries.c.number >= first).order_by(entries.c.number)
    return [_entry(row) for row in c.execute(query).mappings()]


def _entry(row: Any) -> Entry:
    """Where nobody wrote down who may read an answer it counts as secret."""
    hidden, meeting = row["secret"], row["meeting"]
    draws = msgspec.json.decode(row["draws"], type=Draws)
    return Entry(row["seat"], row["text"], draws, row["hash"], hidden is None or bool(hidden), -1 if meeting is None else meeting)


def _keep_pack(c: sa.Connection, fingerprint: str, name: str, data: bytes) -> None:
    if c.execute(sa.select(packs.c.name).where(packs.c.fingerprint == fingerprint)).first() is None:
        with suppress(sa.exc.IntegrityError), c.begin_nested():  # another process may keep it in the same moment
            c.execute(packs.insert().values(fingerprint=fingerprint, name=name, data=data))


def _write_frames(c: sa.Connection, table_id: str, first: int, shots: list[bytes]) -> None:
    found = c.execute(_LAST_KEY_FRAME, {"of": table_id}).first()
    number, key = (found.number, film.unpress(found.data)) if found is not None else (-film.KEY_EVERY, b"")
    rows = []
    for at, shot in enumerate(shots, start=first):
        if at - number >= film.KEY_EVERY:
            number, key = at, shot
        pressed = film.press(shot, b"" if at == number else key)
        rows.append({"table_id": table_id, "number": at, "key": number, "data": pressed})
    if rows:
        c.execute(_NEW_FRAMES, rows)


def _holders(chairs: list[Chair]) -> set[str]:
    return {device for chair in chairs for device in chair.holders}


def _write_chairs(c: sa.Connection, table_id: str, chairs: list[Chair], maker: str) -> None:
    """Whoever is new at the table gets it on the list; who took it off the own list is not bothered again."""
    before = c.execute(sa.select(tables.c.chairs).where(tables.c.id == table_id)).scalar_one()
    c.execute(tables.update().where(tables.c.id == table_id).values(chairs=_json(chairs), touched=time.time()))
    seated = _holders(msgspec.json.decode(before, type=list[Chair]))
    listed = set(c.execute(sa.select(known.c.device).where(known.c.table_id == table_id)).scalars())
    new = _holders(chairs) - seated | ({maker} if before == "[]" else set())
    for device in sorted(new - listed):
        c.execute(known.insert().values(device=device, table_id=table_id))
    c.execute(keys.delete().where(keys.c.table_id == table_id))
    held = [{"key": chair.key, "table_id": table_id, "seat": seat} for seat, chair in enumerate(chairs) if chair.key]
    if held:
        c.execute(keys.insert(), held)
