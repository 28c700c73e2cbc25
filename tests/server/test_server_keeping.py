"""A house on PostgreSQL: moved there, saved in one file, put back, looked through."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
from typer.testing import CliRunner

from tests.postgres import Cluster
from tests.running import open_house, until
from tests.server.conftest import Guest
from undercroft.cli import app
from undercroft.server.store import postgres
from undercroft.server.store.postgres import UPGRADING, PostgresServer, without_password
from undercroft.server.store.sqlite_file import FILE

KEPT = ("tables", "entries", "frames", "glances", "secrets", "known", "keys", "packs")


def command(*words: str) -> tuple[int, str]:
    done = CliRunner().invoke(app, words, standalone_mode=False)
    return done.exit_code, f"{done.output}{done.exception or ''}"


@pytest.fixture
def database(cluster: Cluster) -> str:
    return cluster.new_database()


@pytest.fixture
def played(folder: Path) -> tuple[Guest, str]:
    """A house in a folder, closed again, with a table in the middle of a game, and whose it is."""
    with open_house(folder) as house:
        ada = Guest(house.address)
        table = ada.new("me", game="monsters-of-egypt")
        for _ in range(3):
            ada.answer(table, 0)
        ada.link(table, 0)
    return ada, table


def rows_of_a_file(path: Path) -> dict[str, list[tuple[object, ...]]]:
    with closing(sqlite3.connect(path)) as file:
        return {name: sorted(file.execute(f"SELECT * FROM {name}").fetchall(), key=repr) for name in KEPT}


def counted(database: str) -> dict[str, int]:
    with psycopg.connect(database) as connection:
        return {name: connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in KEPT}  # type: ignore[index]


def test_a_house_moves_and_its_people_play_on(played: tuple[Guest, str], folder: Path, database: str) -> None:
    ada, table = played
    before = rows_of_a_file(folder / FILE)
    assert command("move-store", "--data", str(folder), "--db", database)[0] == 0
    assert counted(database) == {name: len(rows) for name, rows in before.items()}
    assert rows_of_a_file(folder / FILE) == before, "the folder stays as it is"
    with open_house(folder, db=database) as house:
        there = ada.at(house.address)
        number, options = there.question(table, 0)
        assert options
        assert there.answer(table, 0).status_code == 201
        assert there.question(table, 0)[0] == number + 1


def test_nothing_is_moved_to_where_something_lies(played: tuple[Guest, str], folder: Path, database: str) -> None:
    assert command("move-store", "--data", str(folder), "--db", database)[0] == 0
    before = counted(database)
    code, said = command("move-store", "--data", str(folder), "--db", database)
    assert code != 0
    assert "is not empty" in said
    assert counted(database) == before


def test_an_open_house_is_not_moved(folder: Path, database: str) -> None:
    with open_house(folder):
        code, said = command("move-store", "--data", str(folder), "--db", database)
    assert code != 0
    assert "another server already works on" in said


def test_a_backup_holds_all_and_can_be_put_back_in_either_place(
    played: tuple[Guest, str], folder: Path, database: str, cluster: Cluster, tmp_path: Path
) -> None:
    command("move-store", "--data", str(folder), "--db", database)
    saved = tmp_path / "saved.sqlite3"
    code, said = command("backup", str(saved), "--db", database)
    assert code == 0, said
    assert "1 table" in said
    assert rows_of_a_file(saved) == rows_of_a_file(folder / FILE)
    other, kept = cluster.new_database(), tmp_path / "kept"
    for there in (other, database):
        code, said = command("restore", str(saved), "--db", there, "--data", str(kept))
        assert code == 0, said
        assert counted(there) == counted(database)
    assert [rows_of_a_file(path) for path in kept.iterdir()] == [rows_of_a_file(saved)], "what was there is kept"
    assert command("restore", str(saved), "--data", str(tmp_path / "small"))[0] == 0


def test_a_restore_asks_to_close_the_house(played: tuple[Guest, str], folder: Path, database: str, tmp_path: Path) -> None:
    with open_house(folder, db=database) as house:
        assert Guest(house.address).new("me")
        code, said = command("restore", str(folder / FILE), "--db", database, "--data", str(tmp_path))
    assert code != 0
    assert "close it first" in said
    assert counted(database)["tables"] == 1


@pytest.mark.parametrize("spoil", ["cut", "text"])
def test_a_file_that_is_no_backup_changes_nothing(
    played: tuple[Guest, str], folder: Path, database: str, tmp_path: Path, spoil: str
) -> None:
    command("move-store", "--data", str(folder), "--db", database)
    before, broken = counted(database), tmp_path / "broken.sqlite3"
    data = (folder / FILE).read_bytes()
    broken.write_bytes(data[: len(data) // 2] if spoil == "cut" else b"no database")
    code, said = command("restore", str(broken), "--db", database, "--data", str(tmp_path))
    assert code != 0
    assert "broken.sqlite3" in said
    assert counted(database) == before


def test_damage_is_found_on_a_server_too(played: tuple[Guest, str], folder: Path, database: str) -> None:
    _, table = played
    command("move-store", "--data", str(folder), "--db", database)
    assert command("check-store", "--db", database)[0] == 0
    with psycopg.connect(database) as connection:
        connection.execute("DELETE FROM entries WHERE table_id = %s AND number = 1", (table,))
    code, said = command("check-store", "--db", database)
    assert code != 0
    assert "entry 1 of its record is missing" in said


@contextmanager
def waited_for(database: str, what: str) -> Iterator[list[Future[Any]]]:
    """Somebody holds a lock for longer than answers may wait for one, while what is put on the list is done."""
    with psycopg.connect(database, autocommit=True) as watching, psycopg.connect(database) as holding:
        holding.execute(what)
        waiting: list[Future[Any]] = []
        yield waiting
        asked = "SELECT count(*) FROM pg_locks WHERE NOT granted"
        until(lambda: waiting[0].done() or watching.execute(asked).fetchone() != (0,))
        time.sleep(0.4)
        assert not waiting[0].done()


IMPATIENT = "-c lock_timeout=100 -c statement_timeout=100"


def test_upkeep_takes_as_long_as_it_has_to(
    played: tuple[Guest, str], folder: Path, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    command("move-store", "--data", str(folder), "--db", database)
    saved = tmp_path / "saved.sqlite3"
    monkeypatch.setattr(postgres, "USUAL", IMPATIENT)
    for words in (("backup", str(saved)), ("check-store",), ("restore", str(saved), "--data", str(tmp_path))):
        with ThreadPoolExecutor(1) as pool:
            with waited_for(database, "LOCK TABLE entries") as waiting:
                waiting.append(pool.submit(command, *words, "--db", database))
            code, said = waiting[0].result()
        assert code == 0, said


def test_who_starts_while_another_process_upgrades_waits_for_it(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "USUAL", IMPATIENT)
    with ThreadPoolExecutor(1) as pool:
        with waited_for(database, f"SELECT pg_advisory_lock({UPGRADING})") as waiting:
            waiting.append(pool.submit(PostgresServer, database))
        with closing(waiting[0].result()) as opened:
            assert opened


@pytest.mark.parametrize(
    "address", ["postgresql://u:hidden@h/d", "postgresql://u@h/d?password=hidden&sslpassword=hidden&sslmode=require"]
)
def test_no_password_is_shown_wherever_it_stands_in_an_address(address: str) -> None:
    shown = without_password(address)
    assert "hidden" not in shown
    assert shown.startswith("postgresql://u")
    assert ("sslmode=require" in shown) == ("sslmode" in address)
