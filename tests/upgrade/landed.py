"""The house that version 0.1 left behind: its database, and what every table in it was asking when the lights went out."""

from __future__ import annotations

import lzma
from pathlib import Path

import msgspec

from tests.server.conftest import Guest

HERE = Path(__file__).parent
DATABASE = HERE / "landed.sqlite3.xz"
BOOK = HERE / "landed.json"


class Question(msgspec.Struct):
    """What a seat is asked, as the page offers it."""

    kind: str
    options: list[str]
    quiet: bool
    window: bool


class LandedSeat(msgspec.Struct):
    name: str
    kind: str
    bot: str
    device: str
    """The cookie of who sits here; empty where no device does."""
    number: int
    take_back: bool
    question: Question | None


class LandedTable(msgspec.Struct):
    game: str
    id: str
    status: str
    seat: int
    """The seat to go on as."""
    seats: list[LandedSeat]
    entries: int
    drawn: list[int]
    """What chance answered in the trunk since the last quiet question."""
    record: str
    """SHA-256 of the record as exported for `seat`; empty before the game. A finished one lies beside this file."""
    campaign: str
    key: str
    """Of the private link to `seat`, at the one table where somebody wrote it down."""

    @property
    def me(self) -> LandedSeat:
        return self.seats[self.seat]


class Landed(msgspec.Struct):
    server_key: str
    devices: dict[str, str]
    """Who -> the value of the cookie `device`."""
    tables: dict[str, LandedTable]


def read() -> Landed:
    return msgspec.json.decode(BOOK.read_bytes(), type=Landed)


def record_file(name: str) -> Path:
    return HERE / f"{name}.record.txt"


def unpack(folder: Path) -> Landed:
    """Puts the data folder there as 0.1 left it."""
    landed = read()
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "undercroft.sqlite3").write_bytes(lzma.decompress(DATABASE.read_bytes()))
    (folder / "server.key").write_text(landed.server_key)
    return landed


def visitor(address: str, device: str) -> Guest:
    """The browser with this cookie."""
    guest = Guest(address)
    guest.client.cookies.set("device", device)
    return guest
