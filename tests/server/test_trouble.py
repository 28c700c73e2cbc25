"""What goes wrong at a table while others play on: late and doubled answers, people who leave, storage that fails."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from uvicorn.config import STARTUP_FAILURE

from tests.faults.houses import SqliteHouse
from tests.postgres import running_cluster
from tests.running import House, open_house, until
from tests.server.conftest import Guest, Visit, heard
from tests.server.test_processes import _answered, _set, _workers_of
from tests.server.test_store import trouble_at
from tests.server.test_tables import play_to_the_end
from undercroft.bots import BOTS
from undercroft.kernel.journal import Entry, Record
from undercroft.server.errors import Refused
from undercroft.server.http import app, workers
from undercroft.server.http.limits import USUAL
from undercroft.server.http.main import listen, settings
from undercroft.server.http.workers import Founding, NotStarted
from undercroft.server.play import bot_play
from undercroft.server.play.glance import Glance
from undercroft.server.play.news import Change
from undercroft.server.store import admin
from undercroft.server.store.backend import CannotOpen
from undercroft.server.store.database import Store

FOLLOW_UP = 0.3


def test_nobody_sees_an_answer_before_it_is_stored(ada: Guest, house: House) -> None:
    table = ada.new("me")
    room = house.run(house.tables.room(table))
    question = ada.question(table, 0)

    async def fail_late(*_: list[Entry] | list[bytes] | int | str | Glance | None) -> None:
        await asyncio.sleep(FOLLOW_UP)
        raise Refused("database-full")

    keeping, room.keeping = room.keeping, room.keeping._replace(save=fail_late)
    with ThreadPoolExecutor(1) as pool:
        refused = pool.submit(ada.post, f"/t/{table}/0/answer", script=True, number=question[0], option=question[1][0])
        time.sleep(FOLLOW_UP / 3)
        other = Guest(ada.address)
        other.client.cookies.update(ada.client.cookies)
        assert other.question(table, 0) == question
        assert refused.result().json()["code"] == "database-full"
    room.keeping = keeping
    assert ada.question(table, 0) == question
    assert ada.answer(table, 0).json() == {"ok": True}


def test_chairs_stay_as_they_were_where_they_cannot_be_stored(ada: Guest, visit: Visit, house: House) -> None:
    table = ada.new("me", "open")
    room = house.run(house.tables.room(table))
    bo = visit()
    token = bo.token
    with trouble_at(house, "PRAGMA query_only = ON", "PRAGMA query_only = OFF"):
        data = {"_csrf_token": token, "seat": "1", "name": "Bo"}
        refused = bo.client.post(f"/t/{table}/take", data=data, headers={"X-Requested-With": "undercroft"})
    assert refused.json()["code"] == "database-read-only"
    assert room.chairs[1].kind == "open"
    assert bo.post(f"/t/{table}/take", seat=1, name="Bo").status_code == 303


def test_a_bot_that_stumbles_tries_again(ada: Guest, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    honest, falls = BOTS["random"], [ZeroDivisionError(), Refused("database-busy")]

    class Stumbling:
        def choose(self, *arguments: Any) -> Any:
            if falls:
                raise falls.pop()
            return honest.choose(*arguments)

    monkeypatch.setitem(BOTS, "random", Stumbling())
    monkeypatch.setattr(bot_play, "AGAIN_SECONDS", 0.05)
    table = ada.new("me", "random")
    room = house.run(house.tables.room(table))
    until = time.monotonic() + 5
    while room.table.number(1) < 2 and time.monotonic() < until:
        time.sleep(0.02)
    assert room.table.number(1) >= 2
    assert not falls


def test_a_page_that_cannot_be_drawn_does_not_stop_the_table(ada: Guest, house: House) -> None:
    table = ada.new("me")
    room = house.run(house.tables.room(table))

    async def fall(_: Change) -> None:
        raise ZeroDivisionError

    room.listeners.add(fall)
    assert ada.answer(table, 0).json() == {"ok": True}
    assert room.table.number(0) == 1


def test_the_private_link_of_a_freed_seat_is_void(ada: Guest, visit: Visit, house: House) -> None:
    table = ada.new("me", "open")
    bo, eve = visit(), visit()
    bo.post(f"/t/{table}/take", seat=1, name="Bo")
    room = house.run(house.tables.room(table))
    old = bo.link(table, 1)
    assert ada.post(f"/t/{table}/chair", seat=1, do="free").status_code == 303
    assert bo.get(old).status_code == 410
    assert eve.post(f"/t/{table}/take", seat=1, name="Eve").status_code == 303
    assert bo.get(old).status_code == 410
    assert bo.post(old, script=True).json()["code"] == "link-void"
    assert bo.post(f"/t/{table}/leave", script=True, seat=1).json()["code"] == "forbidden"
    assert visit().post(eve.link(table, 1)).status_code == 303
    assert len(room.chairs[1].holders) == 2


def test_a_finished_table_has_no_free_chairs(ada: Guest, visit: Visit, house: House) -> None:
    table = ada.new("me", "open")
    ada.post(f"/t/{table}/start")
    ada.post(f"/t/{table}/finish")
    assert visit().post(f"/t/{table}/take", script=True, seat=1, name="Bo").json()["code"] == "not-asked"
    assert ada.post(f"/t/{table}/chair", script=True, seat=0, do="free").json()["code"] == "not-asked"
    room = house.run(house.tables.room(table))
    assert [chair.kind for chair in room.chairs] == ["person", "open"]


def test_a_visitor_of_a_running_table_is_not_sent_in_circles(ada: Guest, visit: Visit) -> None:
    table = ada.new("me", "open")
    with ada.socket(f"/t/{table}/lobby/live") as waiting:
        assert "lobby" in heard(waiting)["parts"]
        ada.post(f"/t/{table}/start")
        told = heard(waiting)
        while "go" not in told:
            told = heard(waiting)
    eve = visit()
    assert eve.get(f"/t/{table}").status_code == 200
    with eve.socket(f"/t/{table}/lobby/live") as socket:
        told = heard(socket)
        assert "go" not in told
        assert "lobby" in told["parts"]


def test_a_late_answer_gets_the_current_page(ada: Guest) -> None:
    table = ada.new("me")
    number, options = ada.question(table, 0)
    with ada.socket(f"/t/{table}/0/live") as socket:
        whole = set(heard(socket)["parts"])
        ada.answer(table, 0)
        heard(socket)
        late = ada.post(f"/t/{table}/0/answer", script=True, number=number, option=options[0])
        assert late.json()["code"] == "stale"
        told = heard(socket)
        assert set(told["parts"]) == whole
        assert f'data-number="{number + 1}"' in told["parts"]["question"]
    page = ada.post(f"/t/{table}/0/answer", number=number, option=options[0])
    assert page.status_code == 409
    assert f'name="number" value="{number + 1}"' in page.text


def test_a_deleted_table_sends_its_pages_away(ada: Guest, house: House) -> None:
    table = ada.new("me", "random")
    room = house.run(house.tables.room(table))
    with ada.socket(f"/t/{table}/0/live") as socket:
        heard(socket)
        ada.post(f"/t/{table}/delete")
        told = heard(socket)
        while "go" not in told:
            told = heard(socket)
    assert ada.post(f"/t/{table}/0/answer", script=True, number=0, option="ready").json()["code"] == "unknown-table"
    with pytest.raises(Refused, match="gone"):
        house.run(room.answer(0, 0, "ready"))
    time.sleep(0.1)
    assert not room.bots.busy


def test_the_next_chapter_is_made_once(ada: Guest, house: House) -> None:
    table = ada.new("me", mode="campaign", story="mummy")
    campaign = house.run(house.tables.room(table)).campaign
    play_to_the_end(ada, table)
    ada.get("/")
    with ThreadPoolExecutor(4) as pool:
        moved = list(pool.map(lambda _: ada.post(f"/c/{campaign}/next").headers["location"], range(4)))
    assert len(set(moved)) == 1
    assert ada.post(f"/t/{table}/delete").status_code == 303
    left = house.run(house.tables.campaign(campaign))
    assert [room.chapter if room else None for room in left.rooms] == [None, 2, None]
    assert ada.get(f"/c/{campaign}").status_code == 200


def test_a_table_that_cannot_be_woken_says_so_and_keeps_its_record(ada: Guest, house: House, folder: Path) -> None:
    """Neither its record nor a snapshot leads anywhere; only its maker may delete it."""
    broken, fine = ada.new("me"), ada.new("me")
    with closing(sqlite3.connect(folder / "undercroft.sqlite3")) as store, store:
        store.execute("update entries set hash = '00000000' where table_id = ?", (broken,))
        store.execute("delete from frames where table_id = ?", (broken,))
    house.tables.rooms.clear()
    for page in (f"/t/{broken}", f"/t/{broken}/0", f"/t/{broken}/watch"):
        asleep = ada.get(page)
        assert asleep.status_code == 200
        assert "This table cannot be woken" in asleep.text
        assert f'href="/t/{broken}/record"' in asleep.text
    record = Record.read(ada.get(f"/t/{broken}/record?seat=0").text)
    assert [entry.text for entry in record.entries] == ["start"]
    assert not any(value >= 0 for entry in record.entries for value, to in entry.draws if to is not None)
    refused = ada.post(f"/t/{broken}/0/answer", script=True, number=0, option="ready")
    assert (refused.status_code, refused.json()["code"]) == (409, "asleep")
    assert "Cannot be woken by this version" in ada.get("/").text
    assert ada.post(f"/t/{broken}/delete").status_code == 303
    assert broken not in ada.get("/").text
    assert fine in ada.get("/").text


def test_tables_that_are_not_there_leave_nothing_behind(ada: Guest, house: House) -> None:
    for number in range(5):
        assert ada.get(f"/t/nothing-{number}").status_code == 404
    assert not [id for id in house.tables._looked if id.startswith("nothing")]


def test_a_table_taken_off_the_list_stays_off(ada: Guest, visit: Visit) -> None:
    table = ada.new("me", "open")
    bo = visit()
    bo.post(f"/t/{table}/take", seat=1, name="Bo")
    assert table in bo.get("/").text
    bo.post(f"/t/{table}/delete")
    ada.post(f"/t/{table}/start")
    assert table not in bo.get("/").text


def test_a_file_that_is_no_database_is_refused_in_words(folder: Path) -> None:
    folder.mkdir()
    (folder / "undercroft.sqlite3").write_text("these are my shopping notes " * 100)
    with pytest.raises(CannotOpen, match="cannot be opened"):
        Store(folder)


def test_the_copy_before_an_upgrade_holds_what_was_only_in_the_log(folder: Path) -> None:
    folder.mkdir()
    older = sqlite3.connect(folder / "undercroft.sqlite3")
    older.execute("PRAGMA journal_mode=WAL")
    older.execute("create table kept (word text)")
    older.commit()
    Store(folder).close()
    older.close()
    with closing(sqlite3.connect(next(folder.glob("*.before-*.sqlite3")))) as copy, copy:
        assert [name for (name,) in copy.execute("select name from sqlite_master")] == ["kept"]


def test_the_house_closes_at_once_with_pages_open(folder: Path) -> None:
    server = SqliteHouse(folder)
    with server:
        ada = Guest(server.address())
        table = ada.new("me", "greedy", "random", pace="slow")
        question = ada.question(table, 0)
        with ada.socket(f"/t/{table}/0/live") as socket, ada.socket(f"/t/{table}/watch/live"):
            heard(socket)
            start = time.monotonic()
            server.stop()
        assert time.monotonic() - start < 3
        assert "Traceback" not in server.log.read_text()
        cookies = dict(ada.client.cookies)
    with open_house(folder) as house:
        again = Guest(house.address)
        again.client.cookies.update(cookies)
        assert again.question(table, 0) == question


def test_a_house_that_starts_while_its_database_goes_away_waits_for_it(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read, asked = admin.read, list[Store]()

    async def away_at_first(store: Store) -> Any:
        asked.append(store)
        if len(asked) == 1:
            raise Refused("database-away")
        return await read(store)

    monkeypatch.setattr(app, "AGAIN_SECONDS", 0)
    monkeypatch.setattr(admin, "read", away_at_first)
    with open_house(folder) as house:
        assert Guest(house.address).get("/").status_code == 200
    assert len(asked) == 2


def _nothing_to_open(**_: object) -> Litestar:
    raise CannotOpen("the database is away")


def _quietly() -> None: ...


def test_where_the_first_processes_cannot_open_the_store_it_is_said() -> None:
    how = {**USUAL._asdict(), "trusted_proxies": ()}
    with listen("127.0.0.1", 0) as listener, pytest.raises(NotStarted):
        workers.run(Founding(_nothing_to_open, how, _quietly), 2, listener, settings)


@pytest.mark.parametrize(("was_open", "status"), [(False, STARTUP_FAILURE), (True, workers.TO_BE_STARTED_AGAIN)])
def test_a_process_that_cannot_open_the_store_says_so_in_one_line(
    was_open: bool, status: int, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(workers, "PAUSE_SECONDS", 0)
    founding = Founding(_nothing_to_open, {**USUAL._asdict(), "trusted_proxies": ()}, _quietly)
    founding.was_open = was_open
    with caplog.at_level(logging.ERROR), pytest.raises(SystemExit) as ended:
        founding()
    assert ended.value.code == status
    assert [line.getMessage() for line in caplog.records] == ["a process cannot open the house: the database is away"]


@pytest.mark.skipif(os.name != "posix", reason="there is no such signal elsewhere")
def test_a_process_that_is_started_again_while_the_database_is_away_waits_for_it(folder: Path) -> None:
    with running_cluster() as cluster:
        options = ("--db", cluster.new_database(), "--workers", "2", "--log", "json")
        with SqliteHouse(folder, *options) as house:
            ada = Guest(house.address())
            table = until(lambda: _set(ada))
            cluster.stop(signal.SIGQUIT)
            killed, left = _workers_of(house.process)
            os.kill(killed, signal.SIGKILL)
            until(lambda: house.log.read_text().count("a process cannot open the house: the database at ") >= 2)
            assert left in _workers_of(house.process)
            cluster.start()
            until(lambda: _answered(ada, table))
            until(lambda: len(_workers_of(house.process)) == 2)
        said = [json.loads(line) for line in house.log.read_text().splitlines()]
    assert not [line for line in said if "cannot open" in line["said"] and "trouble" in line]
