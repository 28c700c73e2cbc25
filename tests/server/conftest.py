"""A house on loopback in a temporary folder, and people who visit it by plain HTTP."""

from __future__ import annotations

import os
import re
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets import Origin
from websockets.sync.client import ClientConnection, connect

from tests.postgres import Cluster, running_cluster
from tests.running import House, open_house

_open: list[httpx.Client] = []
Visit = Callable[[], "Guest"]


class Guest:
    """One browser: cookies of its own."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.client = httpx.Client(base_url=address, timeout=60, follow_redirects=True)
        _open.append(self.client)

    def at(self, address: str) -> Guest:
        """The same browser at another server of the house."""
        other = Guest(address)
        other.client.cookies.jar = self.client.cookies.jar
        return other

    def move(self, address: str) -> None:
        """To where the house is found now; what this browser holds, it keeps."""
        self.address = address
        self.client.base_url = httpx.URL(address)

    @property
    def token(self) -> str:
        if "csrf" not in self.client.cookies:
            self.client.get("/")
        return self.client.cookies["csrf"]

    def get(self, path: str, **kwargs: Any) -> Any:
        return self.client.get(path, **kwargs)

    def post(self, path: str, fields: dict[str, str] | None = None, *, script: bool = False, **more: object) -> Any:
        data = {"_csrf_token": self.token, **(fields or {}), **{key: str(value) for key, value in more.items()}}
        headers = {"X-Requested-With": "undercroft"} if script else {}
        return self.client.post(path, data=data, headers=headers, follow_redirects=False)

    def new(self, *kinds: str, game: str = "paper-dungeons", **options: str) -> str:
        """Sets a table and returns its id. Kinds: me, device, open, or the name of a bot."""
        fields: dict[str, str] = {"count": str(len(kinds)), "pace": "at-once", **options}
        for seat, kind in enumerate(kinds):
            bot = kind not in ("me", "device", "open")
            fields |= {f"seats.{seat}.kind": "bot" if bot else kind, f"seats.{seat}.bot": kind if bot else ""}
            fields[f"seats.{seat}.name"] = fields.get(f"seats.{seat}.name", f"{'Bot' if bot else 'Player'} {seat + 1}")
        response = self.post(f"/new/{game}", fields)
        assert response.status_code == 303, response.text
        found = re.match(r"/t/([^/]+)", response.headers["location"])
        assert found is not None
        return found.group(1)

    def question(self, table: str, seat: int) -> tuple[int, list[str]]:
        """The seat's question number and the options its page offers."""
        html = self.get(f"/t/{table}/{seat}").text
        number = re.search(r'name="number" value="(\d+)"', html)
        return int(number.group(1)) if number else -1, re.findall(r'name="option" value="([^"]+)"', html)

    def answer(self, table: str, seat: int, option: str | None = None) -> Any:
        number, options = self.question(table, seat)
        return self.post(f"/t/{table}/{seat}/answer", script=True, number=number, option=option or options[0])

    def link(self, table: str, seat: int) -> str:
        """Makes a private link and returns its path."""
        made = self.post(f"/t/{table}/{seat}/devices/link")
        assert made.status_code == 200, made.text
        found = re.search(r'data-copy="http[^"]*(/k/[^"]+)"', made.text)
        assert found is not None
        return found.group(1)

    def socket(self, path: str, *, origin: str | None = None) -> ClientConnection:
        """An open page's socket, with this browser's cookies."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        where = self.address.replace("http://", "ws://") + path
        return connect(where, origin=Origin(origin or self.address), additional_headers={"Cookie": cookies})


def heard(socket: ClientConnection, seconds: float = 5) -> dict[str, Any]:
    """The next message of an open page."""
    return unpacked(socket.recv(timeout=seconds, decode=False))


def unpacked(data: bytes) -> dict[str, Any]:
    message: dict[str, Any] = msgspec.json.decode(zlib.decompress(data))
    return message


@pytest.fixture(autouse=True)
def _leave() -> Iterator[None]:
    yield
    while _open:
        _open.pop().close()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"


STORES = ("sqlite", "postgres")
ON_BOTH = ("test_tables", "test_links", "test_company")
"""Played on every store in `make test`; with EVERY_STORE=1 all are but those that look into the file."""
OF_THE_FILE = ("test_store", "test_keeping", "test_killed", "test_trouble", "test_front", "test_analysis")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    module = metafunc.module.__name__.rpartition(".")[2]
    both = module in ON_BOTH or ("EVERY_STORE" in os.environ and module not in OF_THE_FILE)
    if "house" in metafunc.fixturenames and both:
        metafunc.parametrize("house", STORES, indirect=True)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    with running_cluster() as started:
        yield started


@pytest.fixture
def house(folder: Path, request: pytest.FixtureRequest) -> Iterator[House]:
    on_postgres = getattr(request, "param", "") == "postgres"
    db = request.getfixturevalue("cluster").new_database() if on_postgres else ""
    with open_house(folder, db=db) as opened:
        yield opened


@pytest.fixture
def ada(house: House) -> Guest:
    return Guest(house.address)


@pytest.fixture
def visit(house: House) -> Visit:
    """Another browser at the same house."""
    return lambda: Guest(house.address)
