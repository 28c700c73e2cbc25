"""Games that were played to their end: the golden records, with a snapshot of every step as the house keeps it."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from tests.running import House
from undercroft.games import GAMES
from undercroft.kernel.journal import Journal, Record
from undercroft.kernel.packs import book_of
from undercroft.server.play import waking
from undercroft.server.play.chairs import Chair
from undercroft.server.play.house import Wish
from undercroft.server.play.reel import Reel

NAMES = ("Ada", "Bo", "Cy", "Di")
GOLDEN = Path(__file__).parent / "golden"


@lru_cache
def played(name: str) -> Journal:
    record = Record.read((GOLDEN / f"{name}.record.txt").read_text())
    game = GAMES[record.setup.game]
    return waking.replayed(record, game, book_of(game, record.setup.pack, record.pack, None), b"", [], filling=True)


@lru_cache
def reel_of(name: str) -> Reel:
    return looked_back(played(name))


def looked_back(journal: Journal) -> Reel:
    assert journal.shots is not None
    return Reel(journal.record, journal.table.game, journal.table.book, journal.shots)


def finished(house: House, name: str) -> str:
    """Puts such a game into the store of a house; its table, by id."""
    return stored(house, played(name))


def stored(house: House, journal: Journal) -> str:
    """The same for any game that was played to its end, with a snapshot of every step."""
    setup, shots = journal.record.setup, journal.shots or []

    async def put_there() -> str:
        chairs = [Chair("person", called, holders=[called]) for called in NAMES[: setup.seats]]
        room = await house.tables.make(Wish(journal.table.game, chairs, dict(setup.options), "at-once"), NAMES[0])
        await house.tables.store.append(room.id, 0, journal.record.entries, shots, "over")
        del house.tables.rooms[room.id]
        return room.id

    return house.run(put_there())
