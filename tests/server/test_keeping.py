"""Kept safe: backups while people play, putting one back, daily copies, and damage that is found and said."""

from __future__ import annotations

import asyncio
import logging
import os
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from datetime import date, timedelta
from pathlib import Path

import pytest

from tests.running import House, open_house
from tests.server.conftest import Guest
from undercroft.server.http import main
from undercroft.server.http.main import CannotServe
from undercroft.server.play import house as houses
from undercroft.server.store import keeping
from undercroft.server.store.backend import Damaged, StoreInUse
from undercroft.server.store.database import Store
from undercroft.server.store.keeping import Trouble, Unfit
from undercroft.server.store.sqlite_file import FILE


def tables_in(path: Path) -> set[str]:
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as file:
        return {id for (id,) in file.execute("select id from tables")}


@pytest.fixture
def closed(folder: Path) -> tuple[Path, str]:
    """The folder of a house that was closed again, and the id of its one table, at which somebody plays."""
    with open_house(folder) as house:
        ada = Guest(house.address)
        table = ada.new("me")
        for _ in range(6):
            ada.answer(table, 0)
    return folder, table


@pytest.fixture
def saved(closed: tuple[Path, str], tmp_path: Path) -> Path:
    return keeping.backup(closed[0], tmp_path / "saved.sqlite3").path


@pytest.fixture
def permissive() -> Iterator[None]:
    before = os.umask(0)
    yield
    os.umask(before)


# ---- backup and restore ----


def test_a_backup_of_an_open_house_is_one_whole_file(ada: Guest, folder: Path, tmp_path: Path) -> None:
    table = ada.new("me")
    ada.answer(table, 0)
    alone = tmp_path / "alone.sqlite3"
    shutil.copyfile(folder / FILE, alone)
    with pytest.raises(sqlite3.OperationalError, match="no such table"):  # which is why there is a command
        tables_in(alone)
    kept = tmp_path / "kept"
    kept.mkdir()
    saved = keeping.backup(folder, kept / "saved.sqlite3")
    assert saved.tables == 1
    assert tables_in(saved.path) == {table}
    assert list(kept.iterdir()) == [saved.path]
    assert ada.answer(table, 0).json() == {"ok": True}


def test_a_backup_goes_on_where_it_was_saved(ada: Guest, folder: Path, tmp_path: Path) -> None:
    table = ada.new("me")
    for _ in range(3):
        ada.answer(table, 0)
    question = ada.question(table, 0)
    saved = keeping.backup(folder, tmp_path / "saved.sqlite3").path
    ada.answer(table, 0)
    restored = keeping.restore(tmp_path / "elsewhere", saved)
    assert restored == (1, None)
    with open_house(tmp_path / "elsewhere") as other:
        again = Guest(other.address)
        again.client.cookies.set("device", ada.client.cookies["device"])
        assert again.question(table, 0) == question
        assert again.answer(table, 0).json() == {"ok": True}


def test_a_backup_made_while_answers_are_stored_is_whole(ada: Guest, house: House, folder: Path, tmp_path: Path) -> None:
    ada.new("greedy", "random", "greedy", "random")
    for number in range(20):
        saved = keeping.backup(folder, tmp_path / f"{number}.sqlite3").path
        keeping.restore(tmp_path / "checked", saved)
        assert keeping.check(tmp_path / "checked").wrong == []


def test_a_folder_as_target_gets_a_name_by_day_and_time(closed: tuple[Path, str], tmp_path: Path) -> None:
    saved = keeping.backup(closed[0], tmp_path).path
    assert saved.parent == tmp_path
    assert saved.name.startswith(f"undercroft-{date.today()}")


def test_a_backup_overwrites_nothing(closed: tuple[Path, str], tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("do not touch")
    with pytest.raises(Unfit, match="exists already"):
        keeping.backup(closed[0], tmp_path / "mine")
    assert (tmp_path / "mine").read_text() == "do not touch"


def test_a_house_that_is_not_there_cannot_be_saved(tmp_path: Path) -> None:
    with pytest.raises(Unfit, match="there is no"):
        keeping.backup(tmp_path / "nowhere", tmp_path / "saved")
    with pytest.raises(Unfit, match="there is no"):
        keeping.check(tmp_path / "nowhere")
    assert not (tmp_path / "nowhere").exists()


def test_a_target_that_cannot_be_written_is_said(closed: tuple[Path, str], tmp_path: Path) -> None:
    with pytest.raises(Trouble, match="missing: No such folder"):
        keeping.backup(closed[0], tmp_path / "missing" / "saved.sqlite3")


def test_a_disk_that_takes_no_more_leaves_nothing_behind(closed: tuple[Path, str], tmp_path: Path) -> None:
    """No file may grow beyond eight kilobytes: as a full disk, for this process alone."""
    pytest.importorskip("resource")
    script = (
        "import sys, resource; resource.setrlimit(resource.RLIMIT_FSIZE, (8192, 8192)); from undercroft.cli import main; main()"
    )
    small = tmp_path / "small"
    small.mkdir()
    command = [sys.executable, "-c", script, "backup", str(small / "saved.sqlite3"), "--data", str(closed[0])]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert ran.returncode == 1, ran
    assert len(ran.stderr.splitlines()) == 1
    assert str(small) in ran.stderr
    assert not list(small.iterdir())


def test_a_restore_waits_until_the_house_is_closed(house: House, ada: Guest, folder: Path, tmp_path: Path) -> None:
    saved = keeping.backup(folder, tmp_path / "saved.sqlite3").path
    table = ada.new("me")
    with pytest.raises(StoreInUse):
        keeping.restore(folder, saved)
    assert tables_in(folder / FILE) == {table}
    assert ada.answer(table, 0).json() == {"ok": True}


def test_what_was_there_is_kept_however_often(closed: tuple[Path, str], saved: Path) -> None:
    folder, table = closed
    with open_house(folder) as house:
        later = Guest(house.address).new("me")
    first = keeping.restore(folder, saved)
    second = keeping.restore(folder, saved)
    assert tables_in(folder / FILE) == {table}
    assert first.kept is not None
    assert second.kept is not None
    assert tables_in(first.kept) == {table, later}
    assert tables_in(second.kept) == {table}
    keeping.restore(folder, first.kept)
    assert tables_in(folder / FILE) == {table, later}


def test_a_log_that_was_left_is_not_played_into_the_backup(closed: tuple[Path, str], saved: Path, tmp_path: Path) -> None:
    """A house that was killed leaves its log; it is kept with what was there, and gone from beside what comes."""
    folder, table = closed
    writer = sqlite3.connect(folder / FILE)
    writer.execute("update tables set status = 'closed'")
    writer.commit()
    shutil.copytree(folder, tmp_path / "killed")
    writer.close()
    kept = keeping.restore(tmp_path / "killed", saved).kept
    assert not (tmp_path / "killed" / f"{FILE}-wal").exists()
    assert kept is not None
    for path, status in ((tmp_path / "killed" / FILE, "running"), (kept, "closed")):
        with closing(sqlite3.connect(path)) as file:
            assert file.execute("select id, status from tables").fetchall() == [(table, status)]


def test_a_damaged_house_can_be_replaced_and_is_kept_as_it_lies(closed: tuple[Path, str], saved: Path) -> None:
    folder, table = closed
    (folder / FILE).write_bytes(b"not a database" * 500)
    (folder / f"{FILE}-wal").write_bytes(b"nor a log")
    kept = keeping.restore(folder, saved).kept
    assert kept is not None
    assert kept.read_bytes() == b"not a database" * 500
    assert kept.with_name(f"{kept.name}-wal").read_bytes() == b"nor a log"
    assert tables_in(folder / FILE) == {table}


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (lambda file: file.write_text("these are my shopping notes " * 100), "not a database"),
        (lambda file: file.write_text(""), "not a database"),
        (lambda file: file.unlink(), "No such file"),
        (lambda file: os.truncate(file, 50), "cut off: only its first 50 bytes"),
        (lambda file: os.truncate(file, file.stat().st_size // 2), "cut off"),
        (lambda file: os.truncate(file, file.stat().st_size - 1), "cut off"),
        (lambda file: scribble(file), "damaged"),
        (lambda file: change(file, "update alembic_version set version_num = '9999'"), "newer version"),
        (lambda file: change(file, "drop table alembic_version"), "holds no tables of Undercroft"),
    ],
)
def test_a_file_that_is_no_good_backup_changes_nothing(closed: tuple[Path, str], saved: Path, spoil: object, words: str) -> None:
    folder, table = closed
    assert callable(spoil)
    spoil(saved)
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    with pytest.raises(Unfit, match=words):
        keeping.restore(folder, saved)
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before
    assert tables_in(folder / FILE) == {table}


def test_a_file_copied_alone_is_told_what_happened(house: House, folder: Path, tmp_path: Path) -> None:
    shutil.copyfile(folder / FILE, tmp_path / "alone.sqlite3")
    with pytest.raises(Unfit, match="copied by itself"):
        keeping.restore(tmp_path / "elsewhere", tmp_path / "alone.sqlite3")


def scribble(file: Path) -> None:
    """Overwrites the middle of every page but the first."""
    whole = bytearray(file.read_bytes())
    for page in range(4096, len(whole), 4096):
        whole[page : page + 64] = b"\xee" * 64
    file.write_bytes(whole)


def change(file: Path, *statements: str) -> None:
    with closing(sqlite3.connect(file)) as there:
        for statement in statements:
            there.execute(statement)
        there.commit()


# ---- daily copies ----


def test_a_copy_a_day_is_kept_for_some_days(closed: tuple[Path, str]) -> None:
    folder, table = closed
    days = [date(2026, 2, 26) + timedelta(n) for n in range(5)]
    (folder / "backups").mkdir()
    (folder / "backups" / "undercroft-before-the-party.sqlite3").write_text("mine")
    for day in days:
        keeping.copy_of_the_day(folder / FILE, 3, day)
    kept = sorted(path.name for path in (folder / "backups").iterdir())
    assert kept == [
        *(f"undercroft-2026-{day}.sqlite3" for day in ("02-28", "03-01", "03-02")),
        "undercroft-before-the-party.sqlite3",
    ]
    assert all(tables_in(folder / "backups" / name) == {table} for name in kept[:3])


def test_the_copy_of_a_day_is_made_once(closed: tuple[Path, str]) -> None:
    folder, table = closed
    keeping.copy_of_the_day(folder / FILE, 3, date(2026, 3, 1))
    change(folder / FILE, "delete from tables")
    keeping.copy_of_the_day(folder / FILE, 3, date(2026, 3, 1))
    assert tables_in(folder / "backups" / "undercroft-2026-03-01.sqlite3") == {table}


def test_damage_pushes_no_good_copy_out(closed: tuple[Path, str]) -> None:
    folder, _ = closed
    keeping.copy_of_the_day(folder / FILE, 1, date(2026, 3, 1))
    scribble(folder / FILE)
    with pytest.raises(sqlite3.DatabaseError):
        keeping.copy_of_the_day(folder / FILE, 1, date(2026, 3, 2))
    assert [path.name for path in (folder / "backups").iterdir()] == ["undercroft-2026-03-01.sqlite3"]


def test_an_open_house_makes_its_copy(folder: Path) -> None:
    with open_house(folder, keep_backups=2):
        made = folder / "backups" / f"undercroft-{date.today()}.sqlite3"
        until = time.monotonic() + 10
        while not made.exists() and time.monotonic() < until:
            time.sleep(0.02)
        assert tables_in(made) == set()


def test_without_copies_there_is_no_folder_for_them(house: House, ada: Guest, folder: Path) -> None:
    ada.new("me")
    assert not (folder / "backups").exists()


def test_a_copy_that_fails_stops_nobody(
    house: House, ada: Guest, folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (folder / "backups").write_text("a file is in the way")
    monkeypatch.setattr(houses, "COPY_SECONDS", 0.01)

    async def for_a_while() -> bool:
        task = asyncio.create_task(house.tables.copy_daily(3))
        await asyncio.sleep(0.3)
        going_on = not task.done()
        task.cancel()
        return going_on

    with caplog.at_level(logging.ERROR, "undercroft"):
        assert house.run(for_a_while())
    assert "today's copy of the data could not be made" in caplog.text
    assert ada.answer(ada.new("me"), 0).json() == {"ok": True}


# ---- looking for damage ----


def test_a_sound_house_has_nothing_wrong(closed: tuple[Path, str]) -> None:
    assert keeping.check(closed[0]) == (1, [])


def test_an_open_house_can_be_looked_at(ada: Guest, folder: Path) -> None:
    ada.new("me")
    ada.new("me", "open")
    assert keeping.check(folder) == (2, [])


@pytest.mark.parametrize(
    ("statement", "words"),
    [
        ("delete from entries where number = 3", "entry 3 of its record is missing"),
        ("update entries set hash = '00000000' where number = 2", "step 2: the state differs"),
        ("update entries set text = 'dance' where number = 2", "step 2: 'dance'"),
        ("update entries set draws = '[[1' where number = 1", "its record cannot be read"),
        ("delete from entries", "no entries"),
        ("update tables set setup = '{'", "its set-up or its chairs cannot be read"),
        ("update tables set chairs = '[]'", "0 chairs for 1 seats"),
        ("""update tables set setup = replace(setup, 'paper-dungeons', 'chess')""", "no game 'chess'"),
        ("update tables set rules = 99", "played by rules 99"),
        ("update secrets set secret = x'00'", "its secret is missing or cut off"),
        ("delete from secrets", "its secret is missing or cut off"),
        ("update secrets set secret = zeroblob(32)", "not the ones that were committed to"),
    ],
)
def test_what_is_wrong_is_said_table_by_table(closed: tuple[Path, str], statement: str, words: str) -> None:
    folder, table = closed
    change(folder / FILE, statement)
    (wrong,) = keeping.check(folder).wrong
    assert wrong.startswith(f"table {table}: ")
    assert words in wrong


def test_rows_that_point_nowhere_are_found(closed: tuple[Path, str]) -> None:
    change(closed[0] / FILE, "insert into known (device, table_id) values ('a-device', 'no-table')")
    (wrong,) = keeping.check(closed[0]).wrong
    assert wrong.startswith("known, row")
    assert "in tables is gone" in wrong


def test_a_damaged_file_is_found_and_not_opened(closed: tuple[Path, str]) -> None:
    folder, _ = closed
    scribble(folder / FILE)
    assert keeping.check(folder).wrong
    with pytest.raises(Damaged):
        Store(folder)
    with pytest.raises(CannotServe, match="undercroft restore FILE"):
        main.serve(port=0, data=folder, browser=False)


def test_an_index_that_does_not_fit_its_table_is_found(closed: tuple[Path, str]) -> None:
    """Damage that the short look at the start does not show."""
    folder, _ = closed
    other = "update sqlite_master set sql = replace(sql, '(touched)', '(created)') where name = 'by_time'"
    change(
        folder / FILE,
        "create index by_time on tables (touched)",
        "update tables set touched = 1",
        "pragma writable_schema=on",
        other,
    )
    assert "by_time" in keeping.check(folder).wrong[0]
    Store(folder).close()


def test_a_file_that_is_no_database_is_found(closed: tuple[Path, str]) -> None:
    (closed[0] / FILE).write_text("these are my shopping notes " * 100)
    assert "not a database" in keeping.check(closed[0]).wrong[0]


def test_other_versions_are_told_apart(closed: tuple[Path, str]) -> None:
    folder, _ = closed
    change(folder / FILE, "update alembic_version set version_num = '9999'")
    with pytest.raises(keeping.Trouble, match="newer version"):
        keeping.check(folder)
    change(folder / FILE, "delete from alembic_version")
    assert "no tables of Undercroft" in keeping.check(folder).wrong[0]


# ---- for the owner's eyes ----


@pytest.mark.skipif(os.name != "posix", reason="files have no such rights elsewhere")
def test_every_file_is_its_owners_alone(permissive: None, folder: Path, tmp_path: Path) -> None:
    with open_house(folder, keep_backups=1) as house:
        Guest(house.address).new("me")
        keeping.backup(folder, tmp_path / "saved.sqlite3")
        until = time.monotonic() + 10
        while not list(folder.glob("backups/*.sqlite3")) and time.monotonic() < until:
            time.sleep(0.02)
        rights = {path.name: path.stat().st_mode & 0o777 for path in (folder, *folder.rglob("*"), tmp_path / "saved.sqlite3")}
    assert {f"{FILE}-wal", "undercroft.lock", "server.key", "backups", "saved.sqlite3"} <= set(rights)
    assert {name for name, mode in rights.items() if mode == 0o700} == {"data", "backups"}
    assert set(rights.values()) == {0o600, 0o700}
    keeping.restore(folder, tmp_path / "saved.sqlite3")
    assert {path.stat().st_mode & 0o777 for path in folder.glob("*.sqlite3")} == {0o600}


@pytest.mark.skipif(os.name != "posix", reason="files have no such rights elsewhere")
def test_files_of_older_versions_are_closed_to_others(closed: tuple[Path, str]) -> None:
    folder, _ = closed
    for path in folder.iterdir():
        path.chmod(0o644)
    with open_house(folder):
        assert {path.stat().st_mode & 0o777 for path in folder.iterdir()} == {0o600}
