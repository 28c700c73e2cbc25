"""The clock of the machine is set, forwards and backwards, while people play: nobody notices."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import date, timedelta
from pathlib import Path

import pytest

from tests.faults.houses import SqliteHouse
from tests.running import open_house, run
from tests.server.conftest import Guest
from tests.server.test_moments import LONG, Desk
from undercroft.server.store import keeping
from undercroft.server.store.database import Store
from undercroft.server.store.sqlite_file import FILE

DAY = 24 * 3600.0
SETTABLE = """
import datetime, time
real = time.time
time.time = lambda: real() + float(open({file!r}).read() or 0)
class Date(datetime.date):
    today = classmethod(lambda cls: cls.fromtimestamp(time.time()))
class DateTime(datetime.datetime):
    now = classmethod(lambda cls, tz=None: cls.fromtimestamp(time.time(), tz))
datetime.date, datetime.datetime = Date, DateTime
from undercroft.cli import main
main()
"""
Jump = Callable[[float], None]


@pytest.fixture
def jump(monkeypatch: pytest.MonkeyPatch) -> Jump:
    """Sets the clock in this process. The one that only runs on, `time.monotonic`, no system ever sets."""
    real = time.time

    def jump(days: float) -> None:
        monkeypatch.setattr(time, "time", lambda: real() + days * DAY)

    return jump


class Clock:
    """What a server is told of the time of day: by all that its Python has for that, from before anything else is imported."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.command = (sys.executable, "-c", SETTABLE.format(file=str(file)))
        self.jump(0)

    def jump(self, days: float, minutes: float = 0) -> None:
        self.file.write_text(f"{days * DAY + minutes * 60}")


def touched(folder: Path, table: str) -> float:
    """How many days from now it was, by the clock of the house."""
    with closing(sqlite3.connect(folder / FILE)) as file:
        (seconds,) = file.execute("select touched from tables where id = ?", (table,)).fetchone()
    return float(seconds - time.time()) / DAY


@pytest.fixture(scope="module")
def settable(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[SqliteHouse, Clock]]:
    place = tmp_path_factory.mktemp("clock")
    clock = Clock(place / "clock")
    with SqliteHouse(place / "data", "--limit", "joins-a-minute=60", command=clock.command) as house:
        yield house, clock


def test_people_play_on_whatever_the_clock_says(settable: tuple[SqliteHouse, Clock]) -> None:
    house, clock = settable
    ada = Guest(house.address())
    table, other = ada.new("me"), ada.new("me")
    told: list[str] = []
    for days in (0, 40, -3, 3650, -365, 0):
        clock.jump(days)
        for _ in range(2):
            number, options = ada.question(table, 0)
            assert number == len(told)
            assert ada.post(f"/t/{table}/0/answer", script=True, number=number, option=options[0]).json() == {"ok": True}
            told.append(options[0])
        assert abs(touched(house.folder, table) - days) < 1
        front = ada.get("/").text
        assert table in front
        assert other in front
    assert front.index(table) < front.index(other), "played last, listed first"
    assert house.record(table) == [(None, "start"), *((0, text) for text in told)]
    assert house.wrong() == []
    assert "Traceback" not in house.log.read_text()


def test_a_clock_that_was_set_back_locks_nobody_out(settable: tuple[SqliteHouse, Clock]) -> None:
    """Whoever came too often may come again two minutes later, also where these are minutes of an earlier day."""
    house, clock = settable
    ada = Guest(house.address())

    def come() -> int:
        return int(ada.post("/t/nowhere/take", script=True, seat=0, name="Ada").status_code)

    assert come() == 404
    assert 429 in {come() for _ in range(200)}
    clock.jump(-2, minutes=2)
    assert come() == 404


def test_no_table_falls_asleep_by_the_clock(folder: Path, jump: Jump) -> None:
    with open_house(folder) as house:
        ada = Guest(house.address)
        table = ada.new("me")
        for days in (40, -40):
            jump(days)
            assert house.tables.sleepers() == []
            assert ada.answer(table, 0).json() == {"ok": True}


def test_a_window_stays_open_whatever_the_clock_says(jump: Jump) -> None:
    desk = Desk("scare-off", seconds=LONG)

    async def play() -> None:
        await desk.open()
        await asyncio.sleep(0)
        await desk.room.see_window(1, desk.table.number(1))
        await asyncio.sleep(0.01)
        for days in (40, -40):
            jump(days)
            await asyncio.sleep(0.01)
            assert desk.is_open()
            assert desk.room.windows.left is not None
            assert 0 < desk.room.windows.left <= LONG
        desk.room.rest()

    run(play())


@pytest.mark.parametrize("wrong", [date(2030, 1, 1), date(1970, 1, 1)])
def test_the_copy_of_today_stays_whatever_day_it_was_before(folder: Path, wrong: date) -> None:
    """A clock that was wrong for a while must not cost the copies of the days after it."""
    Store(folder).close()
    right = date(2026, 3, 1)
    copied: list[date] = []
    for day in [right, *(wrong + timedelta(n) for n in range(4)), *(right + timedelta(n) for n in range(1, 5))]:
        keeping.copy_of_the_day(folder / FILE, 3, day)
        copied.append(day)
        kept = {path.name for path in (folder / "backups").iterdir()}
        assert kept == {f"undercroft-{day}.sqlite3" for day in copied[-3:]}
