"""A disk that takes nothing more: people are told in words, nothing is half-written, and they go on when it takes some again."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from tests.faults.houses import SqliteHouse
from tests.faults.tracing import failing, may_attach
from tests.running import open_house
from tests.server.conftest import Guest
from undercroft.server.http import main
from undercroft.server.http.main import CannotServe
from undercroft.server.store import keeping
from undercroft.server.store.database import Store
from undercroft.texts import LANGUAGES, tongue

may_mount = pytest.mark.skipif(os.name != "posix" or os.geteuid() != 0, reason="needs the right to mount a disk")


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SqliteHouse]:
    with SqliteHouse(tmp_path_factory.mktemp("disk") / "data") as house:
        yield house


@may_attach
@pytest.mark.parametrize(
    ("calls", "error", "code"),
    [
        ("pwrite64", "ENOSPC", "database-full"),
        ("pwrite64", "EDQUOT", "database-read-only"),
        ("pwrite64", "EROFS", "database-read-only"),
        ("pwrite64", "EIO", "database-read-only"),
        ("fdatasync", "EIO", "database-read-only"),
    ],
)
def test_a_disk_that_fails_while_people_play(shared: SqliteHouse, calls: str, error: str, code: str) -> None:
    ada, bo = Guest(shared.address()), Guest(shared.address())
    table = ada.new("me")
    ada.answer(table, 0)
    question, record, tables = ada.question(table, 0), shared.record(table), keeping.check(shared.folder).tables
    with failing(shared, calls, error):
        for language in LANGUAGES:
            ada.client.cookies.set("lang", language)
            refused = ada.answer(table, 0)
            said = {"error": tongue(language).error(code), "code": code, "request": refused.headers["x-request-id"]}
            assert refused.json() == said
        assert refused.status_code >= 500
        assert bo.post("/new/paper-dungeons/now", script=True).json()["code"] == code
        assert ada.question(table, 0) == question
        assert table in ada.get("/").text
        assert bo.get(f"/t/{table}/watch").status_code == 200
    assert shared.record(table) == record
    assert keeping.check(shared.folder) == (tables, [])
    assert ada.answer(table, 0).json() == {"ok": True}
    assert len(shared.record(table)) == len(record) + 1
    assert "Traceback" not in shared.log.read_text()


@may_mount
def test_a_disk_that_is_full_indeed(tmp_path: Path) -> None:
    """A small one of its own, and something else on it that grows."""
    disk = tmp_path / "disk"
    disk.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", str(disk)], check=True)
    try:
        with open_house(disk / "data") as house:
            ada = Guest(house.address)
            table = ada.new("me")
            assert ada.answer(table, 0).json() == {"ok": True}
            question = ada.question(table, 0)
            fill(disk / "ballast")
            refused = ada.answer(table, 0)
            assert (refused.status_code, refused.json()["code"]) == (507, "database-full")
            assert ada.post("/new/paper-dungeons/now", script=True).json()["code"] == "database-full"
            assert ada.question(table, 0) == question
            assert keeping.check(disk / "data") == (1, [])
            (disk / "ballast").unlink()
            assert ada.answer(table, 0).json() == {"ok": True}
            assert keeping.check(disk / "data") == (1, [])
    finally:
        subprocess.run(["umount", str(disk)], check=True)


def fill(ballast: Path) -> None:
    with ballast.open("wb", buffering=0) as file, suppress(OSError):
        while file.write(bytes(1024)):
            pass


@may_mount
def test_a_house_on_a_disk_that_is_read_only_is_not_opened(tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "tmpfs", str(disk)], check=True)
    try:
        Store(disk / "data").close()
        before = {path.name: path.read_bytes() for path in (disk / "data").iterdir()}
        subprocess.run(["mount", "-o", "remount,ro", str(disk)], check=True)
        with pytest.raises(CannotServe, match=r"data folder .* cannot be used: Read-only file system"):
            main.serve(port=0, data=disk / "data", browser=False)
        assert {path.name: path.read_bytes() for path in (disk / "data").iterdir()} == before
    finally:
        subprocess.run(["umount", str(disk)], check=True)
