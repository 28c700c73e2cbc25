"""Killed at any point, the house starts again and holds what it held. EVERY_POINT=1: at all of them, where there are many."""

from __future__ import annotations

import os
import shutil
import signal
import sqlite3
import sys
import traceback
from collections.abc import Callable
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from undercroft.server.http.doors import server_key
from undercroft.server.store import keeping, schema, sqlite_file
from undercroft.server.store.database import Store
from undercroft.server.store.files import PART, in_full
from undercroft.server.store.sqlite_file import FILE

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="processes that are killed are forked")
HELD = ("select id, setup, status from tables", "select table_id, number, text, hash from entries", "select * from secrets")
FINISHED = 0
EVERY_POINT = "EVERY_POINT" in os.environ


def open_and_close(folder: Path) -> None:
    Store(folder).close()
    server_key(folder)


def killed(folder: Path, point: int, work: Callable[[Path], object]) -> bool:
    """Does the work in a process of its own, killed before what it does to the folder for the `point`th time.

    What counts: files that are made, renamed, removed or opened in the folder, and every statement that SQLite is given.
    """
    child = os.fork()
    if child:
        _, status = os.waitpid(child, 0)
        assert os.WIFSIGNALED(status) or os.WEXITSTATUS(status) == FINISHED
        return os.WIFSIGNALED(status)
    left = point

    def step(_: object = None) -> None:
        nonlocal left
        left -= 1
        if left < 0:
            os.kill(os.getpid(), signal.SIGKILL)

    def watch(event: str, arguments: tuple[Any, ...]) -> None:
        if (event == "open" or event.startswith("os.")) and any(str(a).startswith(str(folder)) for a in arguments):
            step()

    real = sqlite3.connect

    def connect(*arguments: Any, **more: Any) -> sqlite3.Connection:
        connection: sqlite3.Connection = real(*arguments, **more)
        connection.set_trace_callback(step)
        return connection

    try:
        sys.addaudithook(watch)
        sqlite3.connect = sqlite3.dbapi2.connect = connect  # type: ignore[assignment]
        work(folder)
        os._exit(FINISHED)
    except BaseException:
        traceback.print_exc()
        os._exit(3)


def everywhere(folders: Path, made: Callable[[Path], None], work: Callable[[Path], object], every: int = 1) -> list[Path]:
    """A folder for each point at which the work can be killed, or for `every` so many, as it was left."""
    left: list[Path] = []
    for point in count(step=1 if EVERY_POINT else every):
        folder = folders / f"killed-{point}"
        made(folder)
        if not killed(folder, point, work):
            break
        left.append(folder)
    return left


def held(path: Path) -> list[Any]:
    with closing(sqlite3.connect(path)) as file:
        assert file.execute("pragma integrity_check").fetchone() == ("ok",)
        assert file.execute("pragma foreign_key_check").fetchall() == []
        return [file.execute(query).fetchall() for query in HELD]


def nothing(_: Path) -> None:
    pass


def at_the_first_revision(folder: Path, table: str = "cellar") -> None:
    """A house of the first version, with a table in it, the last of it still in the log."""
    folder.mkdir()
    engine = sqlite_file.engine_of(folder / FILE)
    schema.upgrade(engine, "0001")
    engine.dispose()
    chairs = '[{"kind":"person","name":"Ann","bot":"","key":"a-link","holders":["a-device"],"habits":{}}]'
    setup = '{"game":"paper-dungeons","seats":1,"pack":"base","options":{}}'
    writer = sqlite3.connect(folder / FILE)
    row = (table, setup, "sha256:00", 1, chairs, "a-device", "normal", "running", None, 0, 1.0, 2.0)
    writer.execute(f"insert into tables values ({','.join('?' * len(row))})", row)
    writer.executemany("insert into entries values (?, ?, ?, ?, ?, ?)", [(table, n, 0, "ready", "[]", "") for n in range(5)])
    writer.execute("insert into secrets values (?, ?)", (table, bytes(range(32))))
    writer.execute("insert into known values ('a-device', ?)", (table,))
    writer.execute("insert into keys values (?, ?, 0)", (f"link-{table}", table))
    writer.commit()
    for suffix in ("", "-wal"):  # as a kill leaves it: closed in good order, the log would be taken in
        shutil.copyfile(folder / f"{FILE}{suffix}", folder / f"copy{suffix}")
    writer.close()
    for suffix in ("", "-wal"):
        os.replace(folder / f"copy{suffix}", folder / f"{FILE}{suffix}")


@pytest.fixture
def later_versions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two versions after the newest one: one makes a table anew that others point at, one writes into it."""
    migrations = tmp_path / "migrations"
    shutil.copytree(schema.MIGRATIONS, migrations)
    head = "import sqlalchemy as sa\nfrom alembic import op\n"
    (migrations / "versions" / "later_1.py").write_text(
        f"""{head}revision, down_revision = "later_1", "{schema.revisions()[0]}"

def upgrade():
    op.create_table("cups", sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id")), sa.Column("full", sa.Integer))
    with op.batch_alter_table("tables", recreate="always") as tables:
        tables.add_column(sa.Column("note", sa.Text))
"""
    )
    (migrations / "versions" / "later_2.py").write_text(
        f"""{head}revision, down_revision = "later_2", "later_1"

def upgrade():
    op.execute("INSERT INTO cups SELECT id, 1 FROM tables")
    op.create_table("saucers", sa.Column("id", sa.Integer))
"""
    )
    monkeypatch.setattr(schema, "MIGRATIONS", str(migrations))


def test_a_first_start(tmp_path: Path) -> None:
    left = everywhere(tmp_path, nothing, open_and_close, every=4)
    assert len(left) > 20
    for folder in left:
        open_and_close(folder)
        assert held(folder / FILE) == [[], [], []]
        assert len((folder / "server.key").read_text()) == 64
        there = {path.name for path in folder.iterdir() if ".before-" not in path.name}  # of a house with no tables yet
        assert there <= {FILE, f"{FILE}-wal", f"{FILE}-shm", "undercroft.lock", "server.key"}


def test_an_upgrade(tmp_path: Path, later_versions: None) -> None:
    at_the_first_revision(tmp_path / "before")
    before = held(tmp_path / "before" / FILE)
    left = everywhere(tmp_path, at_the_first_revision, open_and_close, every=4)
    assert len(left) > 20
    seen = set()
    for folder in left:
        with closing(sqlite3.connect(folder / FILE)) as file:
            seen.add(schema.revision(file))
        open_and_close(folder)
        assert held(folder / FILE) == before
        with closing(sqlite3.connect(folder / FILE)) as file:
            assert schema.revision(file) == "later_2"
            assert file.execute("select table_id, full from cups").fetchall() == [("cellar", 1)]
        copies = list(folder.glob("*.before-*.sqlite3"))
        assert copies
        assert all(held(copy) == before for copy in copies)
        assert not list(folder.glob("*.part"))
    assert {"0001", "later_1", "later_2"} <= seen


def test_a_restore(tmp_path: Path) -> None:
    at_the_first_revision(tmp_path / "other", "attic")
    keeping.backup(tmp_path / "other", tmp_path / "attic.sqlite3")
    at_the_first_revision(tmp_path / "before")
    before, after = held(tmp_path / "before" / FILE), held(tmp_path / "attic.sqlite3")
    left = everywhere(tmp_path, at_the_first_revision, lambda folder: keeping.restore(folder, tmp_path / "attic.sqlite3"))
    assert len(left) > 10
    ends = []
    for folder in left:
        open_and_close(folder)
        now = held(folder / FILE)
        ends.append(now == after)
        kept = [held(copy) for copy in folder.glob("*.before-restore-*.sqlite3")]
        assert now == before or (now == after and kept == [before])
        assert not list(folder.glob("*.part"))
    assert any(ends)
    assert not all(ends)


def test_a_copy_that_was_cut_off_is_not_taken_for_a_good_one(tmp_path: Path) -> None:
    with in_full(tmp_path / "kept") as part:
        shutil.copyfile(part, tmp_path / f"another{PART}")  # as a kill would leave it
        part.write_text("the whole song")
        assert not (tmp_path / "kept").exists()
    assert (tmp_path / "kept").read_text() == "the whole song"
    Store(tmp_path).close()
    assert not list(tmp_path.glob(f"*{PART}"))


def test_an_empty_key_is_filled_again(tmp_path: Path) -> None:
    (tmp_path / "server.key").touch(mode=0o644)
    key = server_key(tmp_path)
    assert len(key) == 64
    assert server_key(tmp_path) == key
    assert (tmp_path / "server.key").stat().st_mode & 0o777 == 0o600
