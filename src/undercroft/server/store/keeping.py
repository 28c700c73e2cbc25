"""Keeping the house's data safe: backups, putting one back, daily copies, and looking for damage."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import date, datetime
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from undercroft.games import GAMES
from undercroft.kernel import packs, replay
from undercroft.kernel.journal import Entry, Record
from undercroft.kernel.luck import commitment
from undercroft.kernel.types import KernelError, Setup
from undercroft.server.play.chairs import Chair
from undercroft.server.store import film, schema
from undercroft.server.store.database import Draws
from undercroft.server.store.files import clear_parts, copy_database, copy_into, findings, in_full, read_only, settle, unused
from undercroft.server.store.film import Scratched
from undercroft.server.store.sqlite_file import FILE, locked

DAILY = "undercroft-[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9].sqlite3"
SIGNATURE, HEADER_BYTES, SECRET_BYTES = b"SQLite format 3\0", 100, 32


class Unfit(Exception):
    """A file or folder that was named and will not do, in one line."""


class Trouble(Exception):
    """What went wrong on the way, in one line; everything is as it was."""


class Saved(NamedTuple):
    path: Path
    tables: int


class Restored(NamedTuple):
    tables: int
    kept: Path | None
    """What was there before."""


class Checked(NamedTuple):
    tables: int
    wrong: list[str]


@contextmanager
def in_words(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise Trouble(f"{error.filename or path}: {error.strerror}") from None
    except sqlite3.Error as error:
        raise Trouble(f"{path}: {error}") from None


@contextmanager
def reading(path: Path, kind: type[Exception]) -> Iterator[None]:
    """Damage in `path` is told from trouble with the disk."""
    try:
        yield
    except sqlite3.OperationalError:
        raise
    except sqlite3.DatabaseError as error:
        raise kind(f"{path} is damaged: {error}") from None


def house_in(folder: Path) -> Path:
    path = folder / FILE
    if not path.exists():
        raise Unfit(f"there is no {FILE} in {folder}")
    return path


# ---- backup and restore ----


def backup(folder: Path, target: Path) -> Saved:
    """A complete copy in one file, also while the house is open. A folder as target: named by day and time."""
    source, target = house_in(folder), unused_target(target)
    with in_words(target), reading(source, Trouble):
        with closing(read_only(source)) as there:
            if schema.revision(there) is None:
                raise Unfit(f"{source} holds no tables of Undercroft")
        copy_database(source, target)
        with closing(read_only(target)) as copy:
            return Saved(target, count(copy))


def unused_target(target: Path) -> Path:
    """In a folder named by day and time."""
    if target.is_dir():
        target = target / f"undercroft-{datetime.now():%Y-%m-%d-%H%M%S}.sqlite3"
    if target.exists():
        raise Unfit(f"{target} exists already, and a backup overwrites nothing")
    if not target.parent.is_dir():
        raise Trouble(f"{target.parent}: No such folder")
    return target


def restore(folder: Path, source: Path) -> Restored:
    """Puts a backup in the place of the data, once it has proved good; what was there is kept."""
    look_at(source)
    path = folder / FILE
    with in_words(folder):
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        with closing(locked(folder)), in_full(path) as part:
            with reading(source, Unfit):
                copy_into(part, source)
            with closing(read_only(part)) as copy:
                if why := unfit(copy):
                    raise Unfit(f"{source} {why}")
                return Restored(count(copy), _set_aside(path))


def look_at(source: Path) -> None:
    """What SQLite would say less plainly."""
    try:
        size = source.stat().st_size
        with source.open("rb") as file:
            header = file.read(HEADER_BYTES)
    except OSError as error:
        raise Unfit(f"{source}: {error.strerror}") from None
    if not header.startswith(SIGNATURE[: len(header) or 1]):
        raise Unfit(f"{source} is no backup of Undercroft: it is not a database")
    page = int.from_bytes(header[16:18], "big")
    pages = int.from_bytes(header[28:32], "big")
    if len(header) < HEADER_BYTES or size < pages * (65536 if page == 1 else page):
        raise Unfit(f"{source} is cut off: only its first {size} bytes are here")


def unfit(copy: sqlite3.Connection) -> str:
    if broken := findings(copy, "integrity_check"):
        return f"is damaged: {broken[0]}"
    now = schema.revision(copy)
    if now is None:
        lost = "" if schema.holds_anything(copy) else " (was the file copied by itself while the house was open?)"
        return f"holds no tables of Undercroft{lost}"
    return "" if now in schema.revisions() else "was written by a newer version of Undercroft"


def _set_aside(path: Path) -> Path | None:
    """Keeps the data that is to be replaced under a name of its own. Afterwards it has no log beside it any more."""
    if not path.exists():
        return None
    log, kept = path.with_name(f"{path.name}-wal"), unused(path, "before-restore")
    try:
        settle(path)
        copy_database(path, kept)
        with closing(sqlite3.connect(path, timeout=0, isolation_level=None)) as there:
            there.execute("PRAGMA journal_mode=DELETE")  # takes the log in: a kill before the end leaves what was there
    except sqlite3.OperationalError:
        raise
    except sqlite3.DatabaseError:
        _keep_as_it_lies(log, kept.with_name(f"{kept.name}-wal"))
        _keep_as_it_lies(path, kept)
    log.unlink(missing_ok=True)  # one that could not be taken in would be played into the file that comes now
    path.with_name(f"{path.name}-shm").unlink(missing_ok=True)
    return kept


def _keep_as_it_lies(damaged: Path, kept: Path) -> None:
    if damaged.exists():
        with in_full(kept) as part:
            shutil.copyfile(damaged, part)


def count(connection: sqlite3.Connection) -> int:
    return int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])


# ---- daily copies ----


def copy_of_the_day(path: Path, keep: int, day: date) -> None:
    """Today's copy of the house's file, unless there is one; of older ones the newest stay, `keep` in all.

    One of a day to come is older than all others: the clock was wrong when it was made.
    """
    folder = path.parent / "backups"
    folder.mkdir(mode=0o700, exist_ok=True)
    clear_parts(folder)
    today = folder / f"undercroft-{day}.sqlite3"
    if not today.exists():
        copy_database(path, today)
    for old in sorted(folder.glob(DAILY), key=lambda copy: (copy.name <= today.name, copy.name))[:-keep]:
        old.unlink()


# ---- looking for damage ----


def check(folder: Path) -> Checked:
    """Everything that can be found wrong, line by line; people may play on meanwhile."""
    path = house_in(folder)
    try:
        with closing(read_only(path)) as there:
            there.row_factory = sqlite3.Row
            there.execute("BEGIN")  # one moment, whatever is written meanwhile
            if broken := findings(there, "integrity_check"):
                return Checked(0, broken)
            now = schema.revision(there)
            if now is None:
                return Checked(0, [f"{path} holds no tables of Undercroft"])
            if now not in schema.revisions():
                raise Trouble(f"{path} was written by a newer version of Undercroft, which alone can look for damage in it")
            rows = there.execute("SELECT * FROM tables ORDER BY created").fetchall()
            wrong = [f"table {row['id']}: {why}" for row in rows if (why := _wrong_with(there, row))]
            return Checked(len(rows), _astray(there) + wrong)
    except sqlite3.DatabaseError as error:
        return Checked(0, [f"{path} cannot be read: {error}"])


def _astray(connection: sqlite3.Connection) -> list[str]:
    found = connection.execute("PRAGMA foreign_key_check").fetchall()
    return [f"{row[0]}, row {row[1]}: what it belongs to in {row[2]} is gone" for row in found]


def _wrong_with(c: sqlite3.Connection, row: Any) -> str:
    """What is wrong with a table, in words; empty where nothing is. A game that is played is played again in full."""
    try:
        setup = msgspec.json.decode(row["setup"], type=Setup)
        chairs = msgspec.json.decode(row["chairs"], type=list[Chair])
    except msgspec.DecodeError as error:
        return f"its set-up or its chairs cannot be read: {error}"
    if len(chairs) != setup.seats:
        return f"it has {len(chairs)} chairs for {setup.seats} seats"
    secret = c.execute("SELECT secret FROM secrets WHERE table_id = ?", (row["id"],)).fetchone()
    if secret is None or len(secret[0]) != SECRET_BYTES:
        return "its secret is missing or cut off"
    lines = c.execute("SELECT * FROM entries WHERE table_id = ? ORDER BY number", (row["id"],)).fetchall()
    for number, line in enumerate(lines):
        if line["number"] != number:
            return f"entry {number} of its record is missing"
    try:
        entries = [Entry(e["seat"], e["text"], msgspec.json.decode(e["draws"], type=Draws), e["hash"]) for e in lines]
    except msgspec.DecodeError as error:
        return f"its record cannot be read: {error}"
    if row["status"] == "running" and not entries:
        return "its record has no entries"
    try:
        frames = _frames(c, row["id"])
    except Scratched as error:
        return f"its snapshots are damaged: {error}"
    if frames and len(frames) != len(entries):
        return f"it has {len(frames)} snapshots for {len(entries)} entries"
    if row["status"] != "running":
        return ""
    game = GAMES.get(setup.game)
    if game is None:
        return f"there is no game '{setup.game}' here"
    names, agreed = tuple(chair.name for chair in chairs), row["setup"].encode()
    record = Record(setup, row["rules"], row["pack"], commitment(secret[0], agreed), names, entries, agreed=agreed)
    record.take_snapshots(frames)
    kept = dict(c.execute("SELECT fingerprint, data FROM packs").fetchall()) if _snapshots_are_kept(c) else {}

    def find(fingerprint: str) -> Any:
        return packs.book_of(game, setup.pack, fingerprint, kept.get(fingerprint))

    try:
        replay.prove_stretches(record, game, find(row["pack"]), secret[0], packs=find)
    except KernelError as error:
        return str(error)
    return ""


def _snapshots_are_kept(c: sqlite3.Connection) -> bool:
    """A file of an earlier version, before anything was upgraded, has none."""
    return c.execute("SELECT 1 FROM sqlite_master WHERE name = 'frames'").fetchone() is not None


def _frames(c: sqlite3.Connection, table_id: str) -> list[bytes]:
    if not _snapshots_are_kept(c):
        return []
    whole = c.execute("SELECT data FROM films WHERE table_id = ?", (table_id,)).fetchone()
    if whole is not None:
        return film.unreel(whole[0])
    rows = c.execute("SELECT number, key, data FROM frames WHERE table_id = ? ORDER BY number", (table_id,))
    return film.developed((row[0], row[1], row[2]) for row in rows)
