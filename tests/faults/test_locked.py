"""Another program holds the database: answers wait and are stored once, and whoever only looks goes on looking."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
import sqlalchemy as sa

from tests.faults.houses import SqliteHouse
from tests.postgres import running_cluster
from tests.running import House, open_house, until
from tests.server.conftest import Guest, heard
from undercroft.server.store import keeping, postgres
from undercroft.server.store.sqlite_file import FILE
from undercroft.server.store.tables import FLEETING, meta

PATIENCE_SECONDS = 60


@contextmanager
def held(folder: Path) -> Iterator[None]:
    other = sqlite3.connect(folder / FILE, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    try:
        yield
    finally:
        other.rollback()
        other.close()


def be_patient(house: House) -> None:
    """A store that waits for longer than this test takes: so nothing here depends on how long something took."""

    def work(c: sa.Connection) -> None:
        c.exec_driver_sql(f"PRAGMA busy_timeout={1000 * PATIENCE_SECONDS}")

    house.run(house.tables.store.run(work))


def looked(guest: Guest, path: str) -> Callable[[], Any]:
    return lambda: guest.get(path).raise_for_status()


def listened(guest: Guest, path: str) -> Callable[[], Any]:
    def listen() -> None:
        with guest.socket(path) as socket:
            heard(socket, PATIENCE_SECONDS)

    return listen


def looks_at(house: House, bo: Guest, table: str) -> dict[str, Callable[[], Any]]:
    """All that can be looked at while somebody answers at a table."""
    other, asleep = bo.new("me"), bo.new("me")
    bo.get(f"/t/{other}/picture")
    bo.answer(other, 0)
    del house.tables.rooms[asleep]
    return {
        "a file": looked(bo, "/static/house.css"),
        "the rules": looked(bo, "/rules/paper-dungeons"),
        "another table": looked(bo, f"/t/{other}/0"),
        "a socket of another table": listened(bo, f"/t/{other}/0/live"),
        "the front page": looked(bo, "/"),
        "a table that sleeps": looked(bo, f"/t/{asleep}/watch"),
        "a picture": looked(bo, f"/t/{other}/picture"),
        "the same table": looked(bo, f"/t/{table}/watch"),
        "a socket of the same table": listened(bo, f"/t/{table}/watch/live"),
    }


def test_who_only_looks_is_not_held_up(folder: Path) -> None:
    with open_house(folder) as house:
        ada, bo = Guest(house.address), Guest(house.address)
        table = ada.new("me")
        number, options = ada.question(table, 0)
        looks = looks_at(house, bo, table)
        be_patient(house)
        with ThreadPoolExecutor(len(looks) + 1) as pool:
            with held(folder):
                answer = pool.submit(ada.post, f"/t/{table}/0/answer", script=True, number=number, option=options[0])
                time.sleep(0.5)
                looking = {name: pool.submit(look) for name, look in looks.items()}
                wait(looking.values(), PATIENCE_SECONDS / 2)
                assert not answer.done()
                assert {name for name, look in looking.items() if not look.done()} == set(), "held up by who writes"
            assert answer.result().json() == {"ok": True}
            assert wait(looking.values(), PATIENCE_SECONDS).not_done == set()
            for look in looking.values():
                look.result()
        assert SqliteHouse(folder).record(table) == [(None, "start"), (0, options[0])]
        assert keeping.check(folder) == (3, [])


@contextmanager
def held_on_a_server(database: str) -> Iterator[None]:
    """All that is kept of tables; what living processes tell each other is another matter."""
    kept = ", ".join(table.name for table in meta.sorted_tables if table not in FLEETING)
    with psycopg.connect(database) as other:
        other.execute(f"LOCK TABLE {kept} IN EXCLUSIVE MODE")
        yield
        other.rollback()


def test_who_only_looks_is_not_held_up_on_a_server_either(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many answers wait; and the process goes on saying that it lives."""
    monkeypatch.setattr(postgres, "USUAL", f"-c lock_timeout={1000 * PATIENCE_SECONDS}")
    with running_cluster() as cluster:
        database = cluster.new_database()

        def found(query: str) -> Any:
            with psycopg.connect(database) as connection:
                return connection.execute(query).fetchone()

        with open_house(folder, db=database) as house:
            ada, bo = Guest(house.address), Guest(house.address)
            tables = [ada.new("me") for _ in range(postgres.WRITING + postgres.READING + postgres.LIVING + 1)]
            asked = {table: ada.question(table, 0) for table in tables}
            looks = looks_at(house, bo, tables[0])

            def send(table: str) -> Any:
                number, options = asked[table]
                return ada.post(f"/t/{table}/0/answer", script=True, number=number, option=options[0]).json()

            with ThreadPoolExecutor(len(tables)) as sending, ThreadPoolExecutor(len(looks)) as pool:
                with held_on_a_server(database):
                    answers = [sending.submit(send, table) for table in tables]
                    until(lambda: found("SELECT count(*) FROM pg_locks WHERE NOT granted") >= (postgres.WRITING,))
                    looking = {name: pool.submit(look) for name, look in looks.items()}
                    wait(looking.values(), PATIENCE_SECONDS / 2)
                    assert not any(answer.done() for answer in answers)
                    assert {name for name, look in looking.items() if not look.done()} == set(), "held up by who writes"
                    before = found("SELECT seen FROM processes")
                    until(lambda: found("SELECT seen FROM processes") > before)
                assert [answer.result() for answer in answers] == [{"ok": True}] * len(tables)
                for look in looking.values():
                    look.result()
            assert found("SELECT count(*) FROM entries WHERE number = 1") == (len(tables) + 1,)


def test_answers_that_wait_are_stored_once_and_in_order(folder: Path) -> None:
    """Somebody who sees nothing happen sends the same again."""
    with open_house(folder) as house:
        ada = Guest(house.address)
        tables = [ada.new("me") for _ in range(3)]
        asked = {table: ada.question(table, 0) for table in tables}
        be_patient(house)

        def send(table: str) -> Any:
            number, options = asked[table]
            return ada.post(f"/t/{table}/0/answer", script=True, number=number, option=options[0]).json()

        with ThreadPoolExecutor(6) as pool, held(folder):
            waiting = [(table, pool.submit(send, table)) for table in tables * 2]
            time.sleep(0.5)
            assert not any(reply.done() for _, reply in waiting)
        for table in tables:
            replies = [reply.result() for sent_to, reply in waiting if sent_to == table]
            assert sorted(reply.get("code", "stored") for reply in replies) == ["stale", "stored"]
            assert SqliteHouse(folder).record(table) == [(None, "start"), (0, asked[table][1][0])]
        assert keeping.check(folder) == (3, [])
