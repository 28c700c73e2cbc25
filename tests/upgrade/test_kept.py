"""The house stored by the version that first kept snapshots and packs: its forms are read by the code of today."""

from __future__ import annotations

import lzma
import sqlite3
from contextlib import closing, nullcontext
from pathlib import Path

import pytest

from tests.running import open_house
from tests.server.conftest import Guest
from tests.upgrade.changes import CHANGES
from tests.upgrade.landed import Landed, as_landed, visitor
from tests.upgrade.make_kept import KEPT, STAYS, TOUCHED
from tests.upgrade.test_landed import fine
from undercroft.server.play import windows

REVISION = "0003"


@pytest.fixture
def kept(folder: Path, landed: Landed, monkeypatch: pytest.MonkeyPatch) -> Landed:
    monkeypatch.setitem(windows.SECONDS, windows.USUAL, 600.0)
    (folder / "undercroft.sqlite3").write_bytes(lzma.decompress(KEPT.read_bytes()))
    return landed


def test_it_is_what_it_says(kept: Landed, folder: Path) -> None:
    with closing(sqlite3.connect(folder / "undercroft.sqlite3")) as file:
        assert file.execute("select version_num from alembic_version").fetchone() == (REVISION,)
        assert file.execute("select count(*) from packs").fetchone() == (4,)
        assert file.execute("select count(*) from films").fetchone() == (2,)
        assert {row[0] for row in file.execute("select table_id from entries where text like 'upgrade %'")} == {
            kept.tables[name].id for name in TOUCHED
        }


@pytest.mark.parametrize("change", ["", "renumbered", "repacked"])
def test_every_table_opens_and_goes_on(change: str, kept: Landed, folder: Path) -> None:
    with CHANGES[change]() if change else nullcontext(), open_house(folder) as house:
        for name in STAYS:
            table = kept.tables[name]
            guest = visitor(house.address, table.me.device)
            for page in ("", f"/{table.seat}", "/watch", *(("/record", "/replay?step=9") if table.status == "over" else ())):
                assert "cannot be woken" not in fine(guest, f"/t/{table.id}{page}"), name
            if table.status != "running":
                continue
            room = house.run(house.tables.room(table.id))
            assert room.journal is not None
            assert room.window == "20", f"{name}: the usual time"
            assert len(room.journal.record.stretches()) == 1 + (name in TOUCHED) + (
                change == "renumbered" or not as_landed(table)
            ), name
            seat = next(seat for seat in room.asked() if room.chairs[seat].holders)
            owner = visitor(house.address, table.seats[seat].device)
            number, options = owner.question(table.id, seat)
            answered = owner.post(f"/t/{table.id}/{seat}/answer", script=True, number=number, option=options[0])
            assert answered.status_code < 300, f"{name}: {answered.text}"
            fine(Guest(house.address), f"/t/{table.id}/record")
