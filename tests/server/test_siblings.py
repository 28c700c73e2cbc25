"""What the processes behind one port tell each other."""

from __future__ import annotations

import os
import shutil
import time
from pathlib import Path

import pytest

from tests.running import House, open_house, until
from tests.server.conftest import Guest
from undercroft.server import siblings
from undercroft.server.errors import CLOSING
from undercroft.server.siblings import SILENT_SECONDS, Siblings, Told, made_anew


def told(process: int, **more: object) -> Told:
    return Told(**{
        "process": process, "draining": False, "rooms": ["t"], "pages": {"t": 2}, "here": {"d": 2}, "uptime": 9.0, "devices": 1,
        "answers": {"ok": 3}, "busy": 0, "longest_stall": 0.5, "metrics": b"x 1\n", **more,
    })  # type: ignore[arg-type]  # fmt: skip


@pytest.fixture
def two(tmp_path: Path) -> tuple[Siblings, Siblings]:
    folder = made_anew(tmp_path, "127.0.0.1", 8321)
    return Siblings(folder, 1), Siblings(folder, 2)


def test_each_hears_what_the_other_said_last_and_not_itself(two: tuple[Siblings, Siblings]) -> None:
    one, other = two
    assert one.others() == []
    other.tell(told(2))
    other.tell(told(2, busy=7))
    assert one.others() == [told(2, busy=7)]
    assert other.others() == []
    other.leave()
    assert one.others() == []


def test_whoever_is_silent_is_gone(two: tuple[Siblings, Siblings], tmp_path: Path) -> None:
    one, other = two
    other.tell(told(2))
    (path,) = (path for path in (tmp_path / siblings.FOLDER).glob("*/*"))
    long_ago = time.time() - SILENT_SECONDS - 1
    os.utime(path, (long_ago, long_ago))
    assert one.others() == []
    assert not path.exists()
    other.tell(told(2))
    assert one.others() == [told(2)], "it was only busy"


def test_the_wish_to_close_is_everybodys_until_the_house_is_opened_again(two: tuple[Siblings, Siblings], tmp_path: Path) -> None:
    one, other = two
    one.set_wish_to_close(on=True)
    assert other.wish_to_close
    other.set_wish_to_close(on=False)
    assert not one.wish_to_close
    one.set_wish_to_close(on=True)
    for host, port in (("127.0.0.1", 8322), ("::1", 8321)):
        assert Siblings(made_anew(tmp_path, host, port)).wish_to_close is None, "another house on the same data"
    assert other.wish_to_close
    assert Siblings(made_anew(tmp_path, "127.0.0.1", 8321)).wish_to_close is None


def test_where_the_folder_was_taken_away_it_is_made_again(two: tuple[Siblings, Siblings], tmp_path: Path) -> None:
    one, other = two
    shutil.rmtree(tmp_path / siblings.FOLDER)
    assert one.others() == []
    assert one.wish_to_close is None, "which is no wish to stay open"
    other.tell(told(2))
    assert one.others() == [told(2)]


def test_a_process_alone_tells_nobody() -> None:
    alone = Siblings(None)
    alone.tell(told(1))
    alone.set_wish_to_close(on=True)
    assert not alone.shared
    assert not alone.wish_to_close
    assert alone.others() == []
    alone.leave()


def test_a_folder_that_cannot_be_written_keeps_no_house_open(folder: Path) -> None:
    folder.mkdir()
    (folder / "processes").write_text("in the way")
    with open_house(folder, processes=folder / "processes" / "8321") as house:
        house.run(house.app.state.warden.drain(on=True))
        assert house.tables.notice == CLOSING


def test_who_is_stuck_behind_an_answer_is_heard_of_all_the_same(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever wants to close waits for just that one."""
    monkeypatch.setattr("undercroft.server.warden.BEAT_SECONDS", 0.02)
    here = folder / "processes" / "8321"
    with open_house(folder, processes=here) as house:
        room = house.run(house.tables.room(Guest(house.address).new("me")))
        other = Siblings(here, 1)
        stuck = room.alone()
        house.run(stuck.__aenter__())
        other.set_wish_to_close(on=True)
        until(lambda: [told.draining for told in other.others()] == [True])
        last = max(path.stat().st_mtime_ns for path in here.glob("[0-9]*"))
        until(lambda: max(path.stat().st_mtime_ns for path in here.glob("[0-9]*")) > last)
        house.run(stuck.__aexit__(None, None, None))
        until(lambda: _closing(house))


def test_a_wish_that_could_not_be_written_down_is_not_undone_by_the_one_before(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("undercroft.server.warden.BEAT_SECONDS", 0.02)
    here, put = folder / "processes" / "8321", siblings._put
    with open_house(folder, processes=here) as house:
        warden = house.app.state.warden
        house.run(warden.drain(on=True))
        house.run(warden.drain(on=False))
        monkeypatch.setattr(siblings, "_put", lambda path, what: full() if path.name == siblings.CLOSING else put(path, what))
        house.run(warden.drain(on=True))
        (told,) = here.glob("[0-9]*")
        for _ in range(3):
            last = told.stat().st_mtime_ns
            until(lambda last=last: told.stat().st_mtime_ns > last)  # type: ignore[misc]
        assert house.tables.notice == CLOSING


def full() -> None:
    raise OSError(28, "No space left on device")


def test_who_stumbles_once_is_heard_of_again(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.server.warden.BEAT_SECONDS", 0.02)
    tell, stumbles = Siblings.tell, iter([KeyError("once")])

    def told_with_trouble(self: Siblings, told: Told) -> None:
        for trouble in stumbles:
            raise trouble
        tell(self, told)

    monkeypatch.setattr(Siblings, "tell", told_with_trouble)
    here = folder / "processes" / "8321"
    with open_house(folder, processes=here) as house:
        other = Siblings(here, 1)
        until(lambda: other.others())
        other.set_wish_to_close(on=True)
        until(lambda: _closing(house))


def _closing(house: House) -> bool:
    return house.tables.notice == CLOSING
