"""An upgrade never kills a game: the landed house, after its rules or packs have changed, is played on at every table."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.running import House, open_house
from tests.server.conftest import Guest
from tests.upgrade.changes import CHANGES
from tests.upgrade.landed import Landed, LandedTable, as_landed, read, unpack, visitor
from tests.upgrade.test_landed import FINISHED, RUNNING, fine, seated
from undercroft.games import GAMES
from undercroft.kernel.journal import Record
from undercroft.server.play import windows
from undercroft.server.play.room import Room

PARTING = {
    "renumbered": set[str](),
    "parted": {"tails-running", "paper-running", "paper-lanes", "freed"},
    "redrawn": {"egypt-running", "egypt-chain"},
    "repacked": set[str](),
}
"""Change -> running tables whose record comes to something else. A table keeps its pack: another one changes nothing for it."""
RENEWED = {
    "renumbered": set(GAMES),
    "parted": {"paper-dungeons", "tales-of-tails"},
    "redrawn": {"monsters-of-egypt"},
    "repacked": set[str](),
}
"""Change -> games with other rules."""


@pytest.fixture(autouse=True)
def _windows_stay_open(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(windows.SECONDS, windows.USUAL, 600.0)


def woken(house: House, table: LandedTable) -> Room:
    return house.run(house.tables.room(table.id))


@pytest.fixture(scope="module")
def settled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The version of today opened the house once, and looked at every table in the background."""
    folder = tmp_path_factory.mktemp("settled")
    unpack(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(windows.SECONDS, windows.USUAL, 600.0)
        with open_house(folder) as house:
            house.run(house.tables.catch_up())
            assert house.run(house.tables.store.unfilmed()) == []
    return folder


@pytest.fixture
def upgraded(settled: Path, folder: Path, landed: Landed) -> Landed:
    """A copy of it in `folder`."""
    shutil.copytree(settled, folder, dirs_exist_ok=True)
    return landed


def go_on(house: House, table: LandedTable, name: str) -> Record:
    """The person answers what is asked, on the page that comes back after the upgrade."""
    guest = visitor(house.address, table.me.device)
    number, options = guest.question(table.id, table.seat)
    assert options, name
    answered = guest.post(f"/t/{table.id}/{table.seat}/answer", script=True, number=number, option=options[0])
    assert answered.status_code < 300, f"{name}: {answered.text}"
    room = woken(house, table)
    assert room.journal is not None
    assert any(entry.text == options[0] for entry in room.journal.record.entries[table.entries :]), name
    return room.journal.record


@pytest.mark.parametrize("change", PARTING)
def test_every_table_goes_on_after_a_change(change: str, folder: Path, upgraded: Landed) -> None:
    with CHANGES[change](), open_house(folder) as house:
        for name in RUNNING:
            table = upgraded.tables[name]
            for number, seat in seated(table):
                guest = visitor(house.address, seat.device)
                page = fine(guest, f"/t/{table.id}/{number}")
                if not as_landed(table):
                    continue
                renewed = table.game in RENEWED[change]
                assert ("newer rules for this game" in page) == renewed, f"{name}: the log says so"
                assert ('class="renewed"' in page) == (name in PARTING[change]), f"{name}: the page says so"
                assert f'data-number="{seat.number}"' in page, f"{name}: an open page is not out of date"
            exported = Record.read(fine(visitor(house.address, table.me.device), f"/t/{table.id}/record?seat={table.seat}"))
            lines = [entry.text for entry in exported.entries if entry.text.startswith("upgrade")]
            assert len(lines) == (table.game in RENEWED[change]) + (not as_landed(table)), f"{name}: the record says so"
            if as_landed(table):
                assert all(" ? parted " in line if name in PARTING[change] else line.endswith(" ?") for line in lines), name
            record = go_on(house, table, name)
            assert record.entries[: table.entries] == woken(house, table).journal.record.entries[: table.entries]  # type: ignore[union-attr]
        for name in FINISHED:
            table = upgraded.tables[name]
            for page in ("", "/watch", "/record", "/replay?step=20", "/replay?verify=1"):
                fine(Guest(house.address), f"/t/{table.id}{page}")
        for table in upgraded.tables.values():
            fine(visitor(house.address, table.me.device), f"/t/{table.id}")


@pytest.mark.parametrize("change", ["parted", "redrawn"])
def test_what_went_on_under_other_rules_sleeps_and_wakes_again(change: str, folder: Path, upgraded: Landed) -> None:
    before: dict[str, tuple[int, list[str]]] = {}
    with CHANGES[change](), open_house(folder) as house:
        for name in RUNNING:
            go_on(house, upgraded.tables[name], name)
    with CHANGES[change](), open_house(folder) as house:
        for name in RUNNING:
            table = upgraded.tables[name]
            room = woken(house, table)
            assert room.journal is not None
            stretches = 1 + (table.game in RENEWED[change]) + (not as_landed(table))
            assert len(room.journal.record.stretches()) == stretches, name
            before[name] = visitor(house.address, table.me.device).question(table.id, table.seat)
        house.tables.rooms.clear()
        for name in RUNNING:
            table = upgraded.tables[name]
            assert visitor(house.address, table.me.device).question(table.id, table.seat) == before[name], name


def test_the_hidden_stays_hidden_in_the_record_of_a_game_that_went_on(folder: Path, upgraded: Landed) -> None:
    table = upgraded.tables["paper-lanes"]  # in lanes, with cards that others must not know
    with CHANGES["parted"](), open_house(folder) as house:
        record = Record.read(fine(visitor(house.address, table.seats[1].device), f"/t/{table.id}/record?seat=1"))
        whole = woken(house, table).journal.record  # type: ignore[union-attr]
    assert [entry.text for entry in record.entries if entry.text.startswith("keep-talent")] == [
        entry.text for entry in whole.entries if entry.seat == 1 and entry.text.startswith("keep-talent")
    ]
    assert record.snapshots == {}
    assert whole.snapshots != {}
    assert {entry.hash for entry in record.entries} == {""}


def test_a_direct_jump_without_a_snapshot_goes_on_from_the_last_step_that_stands(folder: Path, landed: Landed) -> None:
    """Nobody opened the house with the version between: only the record is there."""
    table = landed.tables["paper-running"]
    with CHANGES["parted"](), open_house(folder) as house:
        page = fine(visitor(house.address, table.me.device), f"/t/{table.id}/{table.seat}")
        assert "given again" in page or not as_landed(table)
        record = go_on(house, table, "paper-running")
        assert len(record.entries) > table.entries
        for name in RUNNING:
            fine(visitor(house.address, landed.tables[name].me.device), f"/t/{landed.tables[name].id}/{landed.tables[name].seat}")
        house.run(house.tables.catch_up())
    with CHANGES["parted"](), open_house(folder) as house:
        for name in RUNNING:
            assert woken(house, landed.tables[name]).journal is not None, name
        go_on(house, table, "paper-running")
        for name in FINISHED:
            ended = landed.tables[name]
            page = fine(visitor(house.address, ended.me.device), f"/t/{ended.id}/{ended.seat}")
            assert "cannot be woken" in page or 'class="end"' in page, name
            assert fine(Guest(house.address), f"/t/{ended.id}/record").splitlines()[-1] == f"end {ended.entries}", name


def test_finished_games_are_looked_back_at_without_their_rules(folder: Path, upgraded: Landed) -> None:
    """Every step is drawn from what was stored: rules that cannot run do not matter."""
    with closing(sqlite3.connect(folder / "undercroft.sqlite3")) as store, store:
        assert store.execute("select count(*) from films").fetchone()[0] == len(FINISHED)
    with CHANGES["broken"](), open_house(folder) as house:
        for name in FINISHED:
            table = upgraded.tables[name]
            for step in (0, table.entries // 2, table.entries - 1):
                fine(Guest(house.address), f"/t/{table.id}/replay?step={step}")
            assert "can be looked at, but not proved here" in fine(Guest(house.address), f"/t/{table.id}/replay?verify=1")
            assert fine(Guest(house.address), f"/t/{table.id}/record").startswith("undercroft record 1")


def test_what_cannot_be_woken_shows_its_last_picture_and_gives_its_record_out(folder: Path, upgraded: Landed) -> None:
    with CHANGES["broken"](), open_house(folder) as house:
        for name in RUNNING:
            table = upgraded.tables[name]
            guest = visitor(house.address, table.me.device)
            page = fine(guest, f"/t/{table.id}/{table.seat}")
            assert "This table cannot be woken" in page, name
            assert page.count("data:image/svg+xml;base64,") == 2, name
            record = Record.read(fine(guest, f"/t/{table.id}/record?seat={table.seat}"))
            assert record.snapshots == {}
            assert {entry.hash for entry in record.entries} == {""}
            assert not [entry for entry in record.entries if entry.seat != table.seat and entry.text.startswith("keep-")], name
            assert table.id in fine(guest, "/")
    with open_house(folder) as house:
        for name in RUNNING:
            go_on(house, upgraded.tables[name], name)


def test_a_game_that_is_no_longer_in_the_house_keeps_its_records(
    folder: Path, upgraded: Landed, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(GAMES, "dungeoneer")
    with open_house(folder) as house:
        for name in ("dungeoneer-running", "dungeoneer-finished"):
            table = upgraded.tables[name]
            guest = visitor(house.address, table.me.device)
            assert table.id in fine(guest, "/" if name == "dungeoneer-running" else "/finished"), name
            assert "there is no game" in fine(guest, f"/t/{table.id}/{table.seat}"), name
            lines = table.entries + (name == "dungeoneer-running" and not as_landed(table))
            assert len(Record.read(fine(guest, f"/t/{table.id}/record")).entries) == lines, name


def test_the_pack_of_a_table_is_kept_with_it(folder: Path, upgraded: Landed) -> None:
    packs = {id: game.load("base").fingerprint for id, game in GAMES.items()}
    with closing(sqlite3.connect(folder / "undercroft.sqlite3")) as store, store:
        assert {row[0] for row in store.execute("select fingerprint from packs")} == set(packs.values())
    with CHANGES["repacked"](), open_house(folder) as house:
        for name in RUNNING:
            room = woken(house, upgraded.tables[name])
            assert room.book.fingerprint == packs[room.game.id] != room.game.load("base").fingerprint


def test_what_was_left_behind_is_read_by_name() -> None:
    assert set().union(*PARTING.values()) <= set(RUNNING)
    assert set(read().tables) >= set(RUNNING) | set(FINISHED)
