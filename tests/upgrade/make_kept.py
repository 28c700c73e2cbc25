"""How `kept.sqlite3.xz` was made: the landed house, opened and played on by the version that first kept snapshots and packs.

python -m tests.upgrade.make_kept

Its tables in TOUCHED have a changed hash in their record, so that they went on from their snapshots: each has a line `upgrade`.
"""

from __future__ import annotations

import lzma
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from tests.running import House, open_house
from tests.upgrade.landed import HERE, Landed, unpack, visitor
from undercroft.server.play import windows

KEPT = HERE / "kept.sqlite3.xz"
TOUCHED = ("paper-lanes", "egypt-chain")
STAYS = (*TOUCHED, "tails-walk", "tails-finished", "dungeoneer-window", "dungeoneer-finished", "waiting")


def play_on(house: House, landed: Landed) -> None:
    """One answer at every table that waits for a person."""
    for name in STAYS:
        table = landed.tables[name]
        if table.me.question is not None:
            guest = visitor(house.address, table.me.device)
            number, options = guest.question(table.id, table.seat)
            guest.post(f"/t/{table.id}/{table.seat}/answer", script=True, number=number, option=options[0])


def main() -> None:
    windows.SECONDS[windows.USUAL] = 600.0
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        landed = unpack(folder)
        with open_house(folder) as house:
            house.run(house.tables.catch_up())
        with closing(sqlite3.connect(folder / "undercroft.sqlite3")) as file, file:
            for table in TOUCHED:
                wrong = "update entries set hash = '00000000' where table_id = ? and number = 3"
                file.execute(wrong, (landed.tables[table].id,))
        with open_house(folder) as house:
            play_on(house, landed)
        with closing(sqlite3.connect(folder / "undercroft.sqlite3")) as file:
            file.execute("PRAGMA foreign_keys=ON")
            file.executemany(
                "delete from tables where id = ?", [(table.id,) for name, table in landed.tables.items() if name not in STAYS]
            )
            file.commit()
            file.execute("PRAGMA journal_mode=DELETE")
            file.execute("VACUUM")
        KEPT.write_bytes(lzma.compress((folder / "undercroft.sqlite3").read_bytes(), preset=9 | lzma.PRESET_EXTREME))


if __name__ == "__main__":
    main()
