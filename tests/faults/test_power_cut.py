"""The power fails: what was told is on the disk, whatever became of the rest. POWER_CUTS=2000: at so many moments."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from tests.faults import power
from tests.faults.houses import COMMAND, Line, SqliteHouse
from tests.faults.power import Disk, Event
from tests.faults.tracing import may_trace
from tests.running import open_house, until
from tests.server.conftest import Guest
from undercroft.server.store.database import Store
from undercroft.server.store.sqlite_file import FILE

pytestmark = may_trace
POWER_CUTS = int(os.environ.get("POWER_CUTS", "30"))
ANSWERS = 40


class Evening(NamedTuple):
    """A house in which somebody plays, and bots beside, until the server is killed."""

    folder: Path
    events: list[Event]
    table: str
    record: list[Line]
    device: str

    def told(self) -> list[int]:
        """The moments right after somebody was told something."""
        return [number + 1 for number, event in enumerate(self.events) if event.call == power.TELLS]


def syncs(trace: Path, folder: Path) -> int:
    """How often the file itself was synced: after the log was taken in."""
    return sum(event.call == "sync" and Path(event.path).name == FILE for event in power.read(trace, folder))


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    place = tmp_path_factory.mktemp("evening")
    folder, trace = place / "data", place / "trace"
    folder.mkdir()
    house = SqliteHouse(folder, command=power.tracing(trace, COMMAND))
    with house:
        ada = Guest(house.address())
        table = ada.new("me")
        before = syncs(trace, folder)
        for number in range(ANSWERS):
            if number == ANSWERS // 4:  # so much is written beside that the log is taken into the file meanwhile
                ada.new("random", "random", "random", "random", game="dungeoneer")
                ada.new("random", "random", "random", "random", game="tales-of-tails")
            shown = ada.get(f"/t/{table}/0").text
            asked = re.search(r'name="number" value="(\d+)"', shown)
            assert asked is not None
            deed = "take-back" if number % 5 == 4 and "/0/take-back" in shown else "answer"
            options = re.findall(r'name="option" value="([^"]+)"', shown)
            fields = {"number": asked[1], **({"option": options[number % len(options)]} if deed == "answer" else {})}
            assert ada.post(f"/t/{table}/0/{deed}", fields, script=True).json() == {"ok": True}
        until(lambda: syncs(trace, folder) > before)
        power.cut(house)
        record, device = house.record(table), ada.client.cookies["device"]
        ada.client.close()
    return Evening(folder, power.read(trace, folder), table, record, device)


def missing(evening: Evening, events: list[Event], found: Path, luck: Random | None) -> int:
    """How many answers that were told are not there after a power cut; whatever is there is in order."""
    disk = Disk(evening.folder, events)
    disk.lay_out(found, luck)
    Store(found).close()
    house = SqliteHouse(found)
    assert house.wrong() == []
    for copy in found.glob("backups/*.sqlite3"):  # there in full or not at all
        (found / "copy").mkdir()
        shutil.copyfile(copy, found / "copy" / FILE)
        assert SqliteHouse(found / "copy").wrong() == []
    record = house.record(evening.table)
    assert record == evening.record[: len(record)]
    return max(0, disk.told - sum(seat is not None for seat, _ in record))


def test_the_evening_has_all_that_it_should_have(evening: Evening) -> None:
    assert len(evening.told()) == ANSWERS
    assert any(text == "take-back" for _, text in evening.record)
    calls = {(event.call, Path(event.path).name) for event in evening.events[evening.told()[0] :]}
    assert ("write", FILE) in calls, "the log was not taken into the file"
    assert {("sync", FILE), ("sync", f"{FILE}-wal"), ("write", f"{FILE}-wal")} <= calls
    assert "rename" in {event.call for event in evening.events}


def test_what_was_told_outlives_a_power_cut(evening: Evening, tmp_path: Path) -> None:
    luck, told = Random(18), evening.told()
    for number in range(POWER_CUTS):
        at = luck.choice(told) if number % 2 else luck.randint(0, len(evening.events))
        spared = None if number % 4 == 1 else luck
        assert missing(evening, evening.events[:at], tmp_path / "found", spared) == 0, f"cut {number}, at event {at}"


def test_a_first_start_that_was_cut_off_is_begun_again(evening: Evening, tmp_path: Path) -> None:
    """Also right after the log of the database was begun, when a journal of the other kind lies beside it still."""
    begun = next(n for n, event in enumerate(evening.events) if event.call == "unlink" and event.path.endswith(f"{FILE}-journal"))
    for at in range(begun - 2, begun + 3):
        assert missing(evening, evening.events[:at], tmp_path / "found", None) == 0
        assert missing(evening, evening.events[:at], tmp_path / "found", Random(at)) == 0


def test_people_go_on_after_a_power_cut(evening: Evening, tmp_path: Path) -> None:
    at = evening.told()[ANSWERS // 2]
    Disk(evening.folder, evening.events[:at]).lay_out(tmp_path / "found", Random(1))
    with open_house(tmp_path / "found") as house:
        ada = Guest(house.address)
        ada.client.cookies.set("device", evening.device)
        assert ada.answer(evening.table, 0).json() == {"ok": True}


def test_a_house_that_does_not_wait_for_the_disk_is_found_out(evening: Evening, tmp_path: Path) -> None:
    """As the log would be without `synchronous=FULL`: synced only before it is taken into the file."""
    hasty = [event for event in evening.events if (event.call, Path(event.path).name) != ("sync", f"{FILE}-wal")]
    first = next(number for number, event in enumerate(hasty) if event.call == power.TELLS)
    assert missing(evening, hasty[: first + 1], tmp_path / "found", None) == 1
