"""Storage: one SQLite file in WAL mode, every answer on disk before anyone sees its result."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects.sqlite import insert

from undercroft.kernel.journal import Entry, Upgrade
from undercroft.kernel.types import Setup
from undercroft.server.errors import Refused
from undercroft.server.play.chairs import Chair
from undercroft.server.play.glance import Glance
from undercroft.server.play.hinting import USUAL_HINTS
from undercroft.server.play.windows import USUAL
from undercroft.server.store import film, schema
from undercroft.server.store.files import clear_parts, copy_database, findings, private, read_only, unused

FILE = "undercroft.sqlite3"
T = TypeVar("T")
Draws = tuple[tuple[int, int | None], ...]

meta = sa.MetaData()
campaigns = sa.Table("campaigns", meta, *(sa.Column(name) for name in ("id", "game", "story", "created")))
TABLE_COLUMNS = "id setup pack rules chairs maker pace status campaign chapter created touched rematch window hints"
tables = sa.Table("tables", meta, *(sa.Column(name) for name in TABLE_COLUMNS.split()))
ENTRY_COLUMNS = "table_id number seat text draws hash secret meeting"
entries = sa.Table("entries", meta, *(sa.Column(name) for name in ENTRY_COLUMNS.split()))
packs = sa.Table("packs", meta, sa.Column("fingerprint"), sa.Column("name"), sa.Column("data", sa.LargeBinary))
frames = sa.Table("frames", meta, *map(sa.Column, ("table_id", "number", "key")), sa.Column("data", sa.LargeBinary))
films = sa.Table("films", meta, sa.Column("table_id"), sa.Column("data", sa.LargeBinary))
glances = sa.Table("glances", meta, *map(sa.Column, ("table_id", "glance", "drawn")), sa.Column("picture", sa.LargeBinary))
analyses = sa.Table("analyses", meta, *map(sa.Column, ("table_id", "made_by")), sa.Column("data", sa.LargeBinary))
secrets = sa.Table("secrets", meta, sa.Column("table_id"), sa.Column("secret", sa.LargeBinary))
known = sa.Table("known", meta, sa.Column("device"), sa.Column("table_id"))
keys = sa.Table("keys", meta, sa.Column("key"), sa.Column("table_id"), sa.Column("seat"))


class CannotOpen(Exception):
    """Why the file cannot be used, in one line."""


class StoreInUse(CannotOpen):
    """Another server works on the same file."""


class Damaged(CannotOpen):
    """The file is there and cannot be read."""


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


class Store:
    """All calls run on one thread of their own, one after another."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self.path = folder / FILE
        self._lock = locked(folder)
        self._engine = sa.create_engine(sa.URL.create("sqlite", database=str(self.path)))
        sa.event.listen(self._engine, "connect", _pragmas)
        sa.event.listen(self._engine, "begin", _begin)
        self._thread = ThreadPoolExecutor(1, "store")
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
        self._thread.shutdown()
        self._engine.dispose()
        self._lock.close()

    def _open(self) -> None:
        """Looks at the file, and brings an older one up to date; a copy of it is kept before anything is touched."""
        clear_parts(self.path.parent)
        private(self.path)
        for beside in self.path.parent.glob(f"{self.path.stem}.*"):
            beside.chmod(0o600)  # older versions were less careful
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
        schema.upgrade(self._engine)

    async def run(self, work: Callable[[sa.Connection], T]) -> T:
        def inside() -> T:
            with _in_words(), self._engine.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._thread, inside)

    async def create(self, table: Stored) -> None:
        def work(c: sa.Connection) -> None:
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
            }
            c.execute(tables.insert().values(row))
            c.execute(secrets.insert().values(table_id=table.id, secret=table.secret))
            for fingerprint, data in table.books.items():
                _keep_pack(c, fingerprint, table.setup.pack, data)
            _write_chairs(c, table.id, table.chairs, table.maker)

        await self.run(work)

    async def save_chairs(self, table_id: str, chairs: list[Chair], maker: str, **settings: str) -> None:
        """And how the table is played at: `pace`, `window`, `hints`."""

        def work(c: sa.Connection) -> None:
            c.execute(tables.update().where(tables.c.id == table_id).values(**settings))
            _write_chairs(c, table_id, chairs, maker)

        await self.run(work)

    async def append(
        self, table_id: str, first: int, new: list[Entry], shots: list[bytes], status: str, glance: Glance | None = None
    ) -> None:
        def work(c: sa.Connection) -> None:
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
            c.execute(entries.insert(), rows)
            _write_frames(c, table_id, first, shots)
            c.execute(tables.update().where(tables.c.id == table_id).values(status=status, touched=time.time()))
            if glance is not None:
                _write_glance(c, table_id, glance)

        await self.run(work)

    async def keep_glance(self, table_id: str, glance: Glance) -> None:
        await self.run(lambda c: _write_glance(c, table_id, glance))

    async def keep_picture(self, table_id: str, step: int, picture: bytes) -> None:
        change = glances.update().where(glances.c.table_id == table_id).values(drawn=step, picture=picture)
        await self.run(lambda c: c.execute(change))

    async def picture_of(self, table_id: str) -> bytes:
        query = sa.select(glances.c.picture).where(glances.c.table_id == table_id)
        return await self.run(lambda c: c.execute(query).scalar() or b"")

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
        return await self.run(lambda c: c.execute(query).scalar())

    async def fill_in(self, table: Stored, done: list[Entry], shots: list[bytes], fingerprint: str, pack: bytes | None) -> None:
        """What a version before this one did not keep: a snapshot a step, who may read an entry, the pack."""

        def work(c: sa.Connection) -> None:
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

        whole, rows = await self.run(read)
        if whole is not None:
            return await asyncio.to_thread(film.unreel, whole)
        return film.developed((row.number, row.key, row.data) for row in rows)

    async def file_away(self, table_id: str, shots: list[bytes]) -> None:
        """The frames of a finished game as one film."""
        whole = await asyncio.to_thread(film.reel, shots)

        def work(c: sa.Connection) -> None:
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

        return await self.run(work)

    async def set_rules(self, table_id: str, rules: int, pack: str) -> None:
        """Of a table that has not begun: it will be played by what is there when it begins."""
        await self.run(lambda c: c.execute(tables.update().where(tables.c.id == table_id).values(rules=rules, pack=pack)))

    async def set_status(self, table_id: str, status: str) -> None:
        await self.run(lambda c: c.execute(tables.update().where(tables.c.id == table_id).values(status=status)))

    async def set_rematch(self, table_id: str, rematch: str) -> None:
        await self.run(lambda c: c.execute(tables.update().where(tables.c.id == table_id).values(rematch=rematch)))

    async def load(self, table_id: str) -> Stored | None:
        def work(c: sa.Connection) -> Stored | None:
            row = c.execute(_listed().where(tables.c.id == table_id)).mappings().first()
            if row is None:
                return None
            stored = _stored(row)
            stored.secret = c.execute(sa.select(secrets.c.secret).where(secrets.c.table_id == table_id)).scalar_one()
            lines = c.execute(entries.select().where(entries.c.table_id == table_id).order_by(entries.c.number)).mappings()
            stored.entries = [_entry(line) for line in lines]
            named = {stored.pack} | {found.pack for entry in stored.entries if (found := Upgrade.read(entry.text))}
            kept = c.execute(packs.select().where(packs.c.fingerprint.in_(named)))
            stored.books = {pack.fingerprint: pack.data for pack in kept}
            filmed = c.execute(sa.select(films.c.table_id).where(films.c.table_id == table_id)).first()
            count = sa.select(sa.func.count()).where(frames.c.table_id == table_id)
            stored.complete = filmed is not None or c.execute(count).scalar_one() == len(stored.entries)
            return stored

        return await self.run(work)

    async def tables_of(self, device: str) -> list[Stored]:
        def work(c: sa.Connection) -> list[Stored]:
            query = _listed().join(known, known.c.table_id == tables.c.id).where(known.c.device == device)
            return [_stored(row) for row in c.execute(query.order_by(tables.c.touched.desc())).mappings()]

        return await self.run(work)

    async def tables_in(self, campaign: str) -> list[Stored]:
        def work(c: sa.Connection) -> list[Stored]:
            query = _listed().where(tables.c.campaign == campaign).order_by(tables.c.chapter)
            return [_stored(row) for row in c.execute(query).mappings()]

        return await self.run(work)

    async def add_campaign(self, campaign: str, game: str, story: str) -> None:
        row = {"id": campaign, "game": game, "story": story, "created": time.time()}
        await self.run(lambda c: c.execute(campaigns.insert().values(row)))

    async def campaign(self, campaign: str) -> tuple[str, str] | None:
        """Game and story."""

        def work(c: sa.Connection) -> tuple[str, str] | None:
            row = c.execute(campaigns.select().where(campaigns.c.id == campaign)).mappings().first()
            return None if row is None else (row["game"], row["story"])

        return await self.run(work)

    async def seat_of_key(self, key: str) -> tuple[str, int] | None:
        """Table and seat of a private link, by its sealed key."""

        def work(c: sa.Connection) -> tuple[str, int] | None:
            row = c.execute(keys.select().where(keys.c.key == key)).mappings().first()
            return None if row is None else (row["table_id"], row["seat"])

        return await self.run(work)

    async def delete(self, table_id: str) -> None:
        await self.run(lambda c: c.execute(tables.delete().where(tables.c.id == table_id)))

    async def forget(self, device: str, table_id: str) -> None:
        """Takes a table off a browser's list; the table stays."""
        await self.run(lambda c: c.execute(known.delete().where(known.c.device == device, known.c.table_id == table_id)))


def _pragmas(connection: sqlite3.Connection, _: object) -> None:
    connection.isolation_level = None  # the driver would commit before each change of the schema; `_begin` takes its part
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: sa.Connection) -> None:
    connection.exec_driver_sql("BEGIN")


@contextmanager
def _in_words() -> Iterator[None]:
    """Storage trouble as a code that has a sentence."""
    try:
        yield
    except sa.exc.DatabaseError as error:
        said = str(error.orig).lower()
        for sign, code in (("locked", "database-busy"), ("full", "database-full"), ("readonly", "database-read-only")):
            if sign in said:
                raise Refused(code) from error
        raise


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


def _write_glance(c: sa.Connection, table_id: str, glance: Glance) -> None:
    text = _json(glance)
    c.execute(insert(glances).values(table_id=table_id, glance=text).on_conflict_do_update(["table_id"], set_={"glance": text}))


def _entry(row: Any) -> Entry:
    """Where nobody wrote down who may read an answer it counts as secret."""
    hidden, meeting = row["secret"], row["meeting"]
    draws = msgspec.json.decode(row["draws"], type=Draws)
    return Entry(row["seat"], row["text"], draws, row["hash"], hidden is None or bool(hidden), -1 if meeting is None else meeting)


def _keep_pack(c: sa.Connection, fingerprint: str, name: str, data: bytes) -> None:
    if c.execute(sa.select(packs.c.name).where(packs.c.fingerprint == fingerprint)).first() is None:
        c.execute(packs.insert().values(fingerprint=fingerprint, name=name, data=data))


def _write_frames(c: sa.Connection, table_id: str, first: int, shots: list[bytes]) -> None:
    own = frames.c.table_id == table_id
    last = sa.select(frames.c.number, frames.c.data).where(own, frames.c.key == frames.c.number).order_by(frames.c.number.desc())
    found = c.execute(last.limit(1)).first()
    number, key = (found.number, film.unpress(found.data)) if found is not None else (-film.KEY_EVERY, b"")
    rows = []
    for at, shot in enumerate(shots, start=first):
        if at - number >= film.KEY_EVERY:
            number, key = at, shot
        pressed = film.press(shot, b"" if at == number else key)
        rows.append({"table_id": table_id, "number": at, "key": number, "data": pressed})
    if rows:
        c.execute(frames.insert(), rows)


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
