"""Another program holds the database: answers wait and are stored once, and whoever only looks goes on looking."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from tests.faults.houses import SqliteHouse
from tests.running import House, open_house
from tests.server.conftest import Guest, heard
from undercroft.server.store import keeping
from undercroft.server.store.sqlite_file import FILE

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


def test_who_only_looks_is_not_held_up(folder: Path) -> None:
    with open_house(folder) as house:
        ada, bo = Guest(house.address), Guest(house.address)
        table, other, asleep = ada.new("me"), bo.new("me"), bo.new("me")
        bo.get(f"/t/{other}/picture")
        bo.answer(other, 0)
        del house.tables.rooms[asleep]
        number, options = ada.question(table, 0)
        be_patient(house)
        looks = {
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
