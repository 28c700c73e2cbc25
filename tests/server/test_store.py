"""Storage: what is told was stored; trouble is said in words and loses nothing."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa

from tests.running import House, run
from tests.server.conftest import Guest
from undercroft.server.http import main
from undercroft.server.http.main import CannotServe, listen
from undercroft.server.store.backend import Behind, CannotOpen, StoreInUse
from undercroft.server.store.database import Store
from undercroft.server.store.tables import campaigns


def test_the_file_is_written_ahead_and_synced(house: House, folder: Path) -> None:
    def pragmas(c: sa.Connection) -> tuple[object, object]:
        return c.exec_driver_sql("PRAGMA journal_mode").scalar(), c.exec_driver_sql("PRAGMA synchronous").scalar()

    assert house.run(house.tables.store.run(pragmas)) == ("wal", 2)
    assert (folder / "undercroft.sqlite3").exists()


def test_an_answer_is_in_the_file_before_it_is_told(ada: Guest, folder: Path) -> None:
    table = ada.new("me")
    for _ in range(4):
        ada.answer(table, 0)
    with closing(sqlite3.connect(f"file:{folder / 'undercroft.sqlite3'}?mode=ro", uri=True)) as other, other:
        rows = other.execute("select number, seat, text from entries where table_id = ? order by number", (table,)).fetchall()
    assert [row[0] for row in rows] == [0, 1, 2, 3, 4]
    assert rows[0][1:] == (None, "start")


def test_the_secret_lies_apart(ada: Guest, folder: Path) -> None:
    table = ada.new("me")
    with closing(sqlite3.connect(f"file:{folder / 'undercroft.sqlite3'}?mode=ro", uri=True)) as other, other:
        (secret,) = other.execute("select secret from secrets where table_id = ?", (table,)).fetchone()
        dump = "\n".join(line for line in other.iterdump() if 'INTO "secrets"' not in line)
    assert len(secret) == 32
    assert secret.hex().upper() not in dump.upper()
    assert secret.hex() not in ada.get(f"/t/{table}/record?seat=0").text


def test_a_table_that_is_deleted_before_it_was_filed_away_is_gone(ada: Guest, house: House, folder: Path) -> None:
    table, store = ada.new("me"), house.tables.store
    frames = house.run(store.frames_of(table))
    assert frames
    assert ada.post(f"/t/{table}/delete").status_code == 303
    house.run(store.file_away(table, frames))
    with closing(sqlite3.connect(f"file:{folder / 'undercroft.sqlite3'}?mode=ro", uri=True)) as other:
        assert other.execute("select count(*) from films").fetchone() == (0,)


def test_a_table_that_was_closed_stays_closed_and_one_that_has_ended_has_ended(ada: Guest, house: House, folder: Path) -> None:
    closed, over, store = ada.new("me"), ada.new("me"), house.tables.store
    room = house.run(house.tables.room(closed))
    assert room.journal is not None
    house.run(store.set_status(closed, "closed"))
    with pytest.raises(Behind):
        house.run(store.append(closed, 1, room.journal.record.entries, [], "running"))
    house.run(store.set_status(over, "over"))
    with pytest.raises(Behind):
        house.run(store.set_status(over, "closed"))
    with closing(sqlite3.connect(f"file:{folder / 'undercroft.sqlite3'}?mode=ro", uri=True)) as other:
        assert dict(other.execute("select id, status from tables")) == {closed: "closed", over: "over"}
        assert other.execute("select count(*) from entries where table_id = ?", (closed,)).fetchone() == (1,)


@pytest.mark.parametrize(
    ("trouble", "cure", "code"),
    [
        ("PRAGMA query_only = ON", "PRAGMA query_only = OFF", "database-read-only"),
        ("PRAGMA max_page_count = 1", "PRAGMA max_page_count = 1000000", "database-full"),
    ],
)
def test_a_store_that_cannot_write_loses_nothing(ada: Guest, house: House, trouble: str, cure: str, code: str) -> None:
    table = ada.new("me")
    ada.answer(table, 0)
    room = house.run(house.tables.room(table))
    with trouble_at(house, trouble, cure):
        refused = ""
        for _ in range(400):
            number, options = ada.question(table, 0)
            before = room.table.digest(0)
            deed = "take-back" if room.table.can_take_back(0) else "answer"
            reply = ada.post(f"/t/{table}/0/{deed}", script=True, number=number, option=options[0]).json()
            if "code" in reply:
                refused = reply["code"]
                break
    assert refused == code
    room = house.run(house.tables.room(table))
    assert room.table.digest(0) == before
    assert ada.answer(table, 0).json() == {"ok": True}


class trouble_at:  # noqa: N801
    def __init__(self, house: House, trouble: str, cure: str) -> None:
        self.house, self.trouble, self.cure = house, trouble, cure

    def __enter__(self) -> None:
        self._say(self.trouble)

    def __exit__(self, *_: object) -> None:
        self._say(self.cure)

    def _say(self, pragma: str) -> None:
        engine = self.house.tables.store.backend.engine
        engine.dispose()
        if pragma == self.trouble:
            sa.event.listen(engine, "connect", self._connect)
        else:
            sa.event.remove(engine, "connect", self._connect)

    def _connect(self, connection: sqlite3.Connection, _: object) -> None:
        connection.execute(self.trouble)


def test_a_locked_file_is_said_in_words(ada: Guest, folder: Path, house: House) -> None:
    table = ada.new("me")
    question = ada.question(table, 0)
    other = sqlite3.connect(folder / "undercroft.sqlite3", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        reply = ada.post(f"/t/{table}/0/answer", script=True, number=question[0], option=question[1][0])
    finally:
        other.rollback()
        other.close()
    assert reply.json()["code"] == "database-busy"
    assert ada.question(table, 0) == question
    assert ada.answer(table, 0).json() == {"ok": True}


def test_who_only_looks_waits_for_nobodys_lock(ada: Guest, folder: Path, house: House) -> None:
    table = ada.new("me")
    number, options = ada.question(table, 0)
    other = sqlite3.connect(folder / "undercroft.sqlite3", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        with ThreadPoolExecutor(1) as pool:
            answer = pool.submit(ada.post, f"/t/{table}/0/answer", script=True, number=number, option=options[0])
            onlooker = ada.at(ada.address)
            assert onlooker.question(table, 0) == (number, options)
            assert table in onlooker.get("/").text
            assert onlooker.get(f"/t/{table}/record?seat=0").status_code == 200
            assert not answer.done(), "the answer still waits for the lock"
            assert answer.result().json()["code"] == "database-busy"
    finally:
        other.rollback()
        other.close()


def test_many_works_wait_for_the_disk_once_and_one_that_fails_fails_alone(tmp_path: Path) -> None:
    store, begun, commits = Store(tmp_path), threading.Event(), list[object]()
    sa.event.listen(store.backend.engine, "commit", commits.append)

    def campaign(name: str) -> Callable[[sa.Connection], None]:
        return lambda c: _wrote(c.execute(campaigns.insert().values(id=name, game="g", story="s", created=0.0)))

    async def write() -> list[object]:
        first = asyncio.create_task(store.run(lambda _: _wrote(begun.wait(5))))
        await asyncio.sleep(0.05)  # the writer is at it; what comes now waits for its next turn
        rest = [asyncio.create_task(store.run(campaign(name))) for name in ("a", "b", "a", "c")]
        await asyncio.sleep(0.05)
        begun.set()
        return await asyncio.gather(first, *rest, return_exceptions=True)

    try:
        outcomes = run(write())
        assert [type(outcome) for outcome in outcomes] == [type(None), type(None), type(None), Behind, type(None)]
        assert len(commits) == 2
        with store.backend.engine.begin() as c:
            assert sorted(c.execute(sa.select(campaigns.c.id)).scalars()) == ["a", "b", "c"]
    finally:
        store.close()


def test_who_gave_up_before_its_turn_writes_nothing_and_keeps_nobody_waiting(tmp_path: Path) -> None:
    store, begun = Store(tmp_path), threading.Event()

    def campaign(name: str) -> Callable[[sa.Connection], None]:
        def work(c: sa.Connection) -> None:
            begun.wait(5)
            c.execute(campaigns.insert().values(id=name, game="g", story="s", created=0.0))

        return work

    async def write() -> tuple[object, ...]:
        at_it = asyncio.create_task(store.run(campaign("at it")))
        await asyncio.sleep(0.05)
        waiting, patient = (asyncio.create_task(store.run(campaign(name))) for name in ("waiting", "patient"))
        await asyncio.sleep(0.05)
        at_it.cancel()
        waiting.cancel()
        begun.set()
        return await asyncio.gather(at_it, waiting, patient, return_exceptions=True)

    try:
        gave_up, waited, done = run(write())
        assert isinstance(gave_up, asyncio.CancelledError)
        assert isinstance(waited, asyncio.CancelledError)
        assert done is None
        with store.backend.engine.begin() as c:
            assert sorted(c.execute(sa.select(campaigns.c.id)).scalars()) == ["at it", "patient"]
    finally:
        store.close()


def _wrote(_: object) -> None: ...


def test_a_second_server_on_the_same_file_is_refused(house: House, folder: Path) -> None:
    with pytest.raises(StoreInUse, match="another server"):
        Store(folder)


def test_a_taken_port_is_refused(house: House) -> None:
    with pytest.raises(CannotServe, match="cannot be used"):
        listen("127.0.0.1", int(house.address.rsplit(":", 1)[1]))


def test_an_older_file_is_copied_before_it_is_upgraded(folder: Path) -> None:
    folder.mkdir()
    with closing(sqlite3.connect(folder / "undercroft.sqlite3")) as older, older:
        older.execute("create table kept (word text)")
        older.execute("insert into kept values ('here')")
    Store(folder).close()
    copies = list(folder.glob("*.before-*.sqlite3"))
    assert len(copies) == 1
    with closing(sqlite3.connect(copies[0])) as copy, copy:
        assert [name for (name,) in copy.execute("select name from sqlite_master")] == ["kept"]
    with closing(sqlite3.connect(folder / "undercroft.sqlite3")) as upgraded, upgraded:
        assert upgraded.execute("select word from kept").fetchone() == ("here",)
        assert upgraded.execute("select count(*) from tables").fetchone() == (0,)
    Store(folder).close()
    assert len(list(folder.glob("*.before-*.sqlite3"))) == 1


def test_a_file_of_a_newer_house_is_left_alone(folder: Path) -> None:
    Store(folder).close()
    with closing(sqlite3.connect(folder / "undercroft.sqlite3")) as newer, newer:
        newer.execute("update alembic_version set version_num = '9999'")
    with pytest.raises(CannotOpen, match="newer"):
        Store(folder)


@pytest.mark.parametrize(
    ("host", "shown"),
    [("127.0.0.1", "http://127.0.0.1:8321"), ("::1", "http://[::1]:8321"), ("0.0.0.0", "http://192.0.2.7:8321")],
)
def test_the_address_that_is_printed_can_be_opened(host: str, shown: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(main, "home_address", lambda: "192.0.2.7")
    assert main.address(host, 8321) == shown
