"""More than the house can take: who comes too much is told so, and nothing that was acknowledged is lost."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tests.running import House, run
from tests.server.conftest import Guest, heard
from undercroft.kernel.journal import Record
from undercroft.server.errors import Refused
from undercroft.server.http import busy
from undercroft.server.http.busy import Busy
from undercroft.texts import LANGUAGES, tongue


@contextmanager
def slow_store(house: House, *tables: str) -> Iterator[None]:
    """Answers at these tables wait for the store until the end of the block."""
    free = threading.Event()
    for table in tables:
        room = house.run(house.tables.room(table))

        async def save(*entries: Any, then: Any = room.keeping.save) -> None:
            await asyncio.to_thread(free.wait, 20)
            await then(*entries)

        room.keeping = room.keeping._replace(save=save)
    try:
        yield
    finally:
        free.set()


def until(done: Any) -> None:
    deadline = time.monotonic() + 10
    while not done() and time.monotonic() < deadline:
        time.sleep(0.01)
    assert done()


@contextmanager
def form_on_its_way(house: House) -> Iterator[socket.socket]:
    """The house waits for the last sign of it."""
    host, port = house.address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), 20) as connection:
        lines = [
            "POST /settings HTTP/1.1", f"Host: {host}", "Content-Type: application/x-www-form-urlencoded",
            "Content-Length: 6", "Expect: 100-continue", "", "",
        ]  # fmt: skip
        connection.sendall("\r\n".join(lines).encode())
        assert connection.recv(65536).startswith(b"HTTP/1.1 100 ")
        connection.sendall(b"_csrf")
        yield connection


def test_who_comes_too_much_is_told_so_and_can_press_again(ada: Guest, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(busy, "AT_ONCE", 2)
    first, second, third = (ada.new("me") for _ in range(3))
    questions = {table: ada.question(table, 0) for table in (first, second, third)}

    def answer(table: str) -> Any:
        number, options = questions[table]
        return ada.post(f"/t/{table}/0/answer", script=True, number=number, option=options[0])

    with ada.socket(f"/t/{third}/0/live") as socket, ThreadPoolExecutor(2) as pool:
        heard(socket)
        with slow_store(house, first, second):
            waiting = [pool.submit(answer, table) for table in (first, second)]
            rooms = [house.run(house.tables.room(table)) for table in (first, second)]
            until(lambda: all(room._lock.locked() for room in rooms))
            refused = answer(third)
            assert (refused.status_code, refused.headers["retry-after"]) == (503, "2")
            said = {"code": "busy", "error": tongue("en").error("busy"), "request": refused.headers["x-request-id"]}
            assert refused.json() == said
            # Who only looks is not kept waiting by those who act.
            assert ada.question(third, 0) == questions[third]
        assert [reply.result().json() for reply in waiting] == [{"ok": True}] * 2
        assert answer(third).json() == {"ok": True}
        assert heard(socket)["parts"]
    assert [ada.question(table, 0)[0] for table in questions] == [1, 1, 1]


def test_forms_that_do_not_come_keep_nobody_from_playing(ada: Guest, house: House) -> None:
    table = ada.new("me")
    with ExitStack() as opened:
        for _ in range(busy.AT_ONCE):
            opened.enter_context(form_on_its_way(house))
        assert ada.answer(table, 0).json() == {"ok": True}


def test_a_form_that_comes_while_there_is_no_room_is_turned_away_as_if_it_had_come_at_once(
    ada: Guest, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada.get("/")
    with form_on_its_way(house) as late, monkeypatch.context() as full:
        full.setattr(busy, "AT_ONCE", 0)
        late.sendall(b"=")
        told = late.recv(65536)
    assert told.startswith(b"HTTP/1.1 503 ")
    assert b"\r\nretry-after: 2\r\n" in told
    assert b"\r\nx-request-id: " in told


def test_whoever_comes_where_there_is_no_room_need_not_send_all_to_be_told_so(
    ada: Guest, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada.get("/")
    monkeypatch.setattr(busy, "AT_ONCE", 0)
    host, port = house.address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), 20) as connection:
        connection.sendall(f"POST /settings HTTP/1.1\r\nHost: {host}\r\nContent-Length: 6\r\n\r\n_csrf".encode())
        told = connection.recv(65536)
    assert told.startswith(b"HTTP/1.1 503 ")
    assert b"\r\nretry-after: 2\r\n" in told


def test_whoever_does_not_read_the_answer_is_in_progress_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(busy, "AT_ONCE", 1)
    gate = Busy()

    async def answers(_: Any, __: Any, send: Any) -> None:
        assert gate._full("GET")
        await send({"type": "http.response.start"})

    async def come() -> None:
        unread = asyncio.Event()

        async def send(_: Any) -> None:
            unread.set()
            await asyncio.Future()

        guarded: Any = gate.guard(answers)
        visit = asyncio.create_task(guarded({"type": "http", "method": "GET", "path": "/"}, None, send))
        await unread.wait()
        assert not gate._full("GET")
        visit.cancel()

    run(come())


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_script_it_is_a_page(ada: Guest, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ada.get("/")
    monkeypatch.setattr(busy, "AT_ONCE", 0)
    page = ada.get(f"/?lang={language}")
    assert page.status_code == 503
    assert page.headers["retry-after"] == "2"
    assert "default-src 'none'" in page.headers["content-security-policy"]
    assert tongue(language).error("busy") in page.text
    assert ada.get("/static/house.js").status_code == 200


def test_open_sockets_stay_and_new_ones_come_later(ada: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ada.new("me")
    with ada.socket(f"/t/{table}/0/live") as socket:
        heard(socket)
        with monkeypatch.context() as full:
            full.setattr(busy, "AT_ONCE", 0)
            with pytest.raises(InvalidStatus, match="403"):
                ada.socket(f"/t/{table}/watch/live")
        assert ada.answer(table, 0).json() == {"ok": True}
        assert heard(socket)["parts"]
        with ada.socket(f"/t/{table}/watch/live") as late:
            assert heard(late)["parts"]


def test_a_loop_that_comes_round_too_late_turns_away_until_it_is_in_time(
    ada: Guest, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(busy, "LATE_SECONDS", 0.02)
    ada.get("/")
    works = True

    def work() -> None:
        time.sleep(0.05)
        if works:
            house.loop.call_soon(work)

    house.loop.call_soon_threadsafe(work)
    found = [ada.get("/").status_code for _ in range(4)]
    works = False
    assert found[0] == 200
    assert found[-1] == 503
    until(lambda: ada.get("/").status_code == 200)


def test_a_round_that_was_late_once_turns_nobody_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(busy, "LATE_SECONDS", 0.05)
    gate = Busy()

    async def crowd() -> list[bool]:
        found = [gate._full("GET")]
        time.sleep(0.06)
        await asyncio.sleep(0)
        found.append(gate._full("GET"))
        time.sleep(0.06)
        await asyncio.sleep(0)
        return [*found, gate._full("GET")]

    assert run(crowd()) == [False, False, True]


def test_whatever_becomes_of_a_request_it_is_in_progress_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(busy, "AT_ONCE", 1)
    gate = Busy()

    async def falls(_: Any, receive: Any, __: Any) -> None:
        await receive()
        assert gate._full("POST")
        raise ZeroDivisionError

    async def whole() -> Any:
        return {"type": "http.request", "body": b""}

    async def come() -> None:
        guarded: Any = gate.guard(falls)
        for _ in range(3):
            with pytest.raises(ZeroDivisionError):
                await guarded({"type": "http", "method": "POST", "path": "/"}, whole, None)

        assert not gate._full("POST")

    run(come())


def test_a_crowd_loses_nothing_that_was_acknowledged(ada: Guest, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Twenty people press at once, over and over, where four are let in: the records hold what was acknowledged, and no more."""
    monkeypatch.setattr(busy, "AT_ONCE", 4)
    tables = [ada.new("me") for _ in range(20)]
    questions = {table: ada.question(table, 0) for table in tables}
    token, cookies = ada.token, dict(ada.client.cookies)
    said: Counter[str] = Counter()

    async def crowd() -> None:
        limits = httpx.Limits(max_connections=len(tables))
        async with httpx.AsyncClient(base_url=ada.address, cookies=cookies, limits=limits, timeout=30) as client:

            async def press(table: str) -> str:
                number, options = questions[table]
                data = {"_csrf_token": token, "number": str(number), "option": options[0]}
                reply = await client.post(f"/t/{table}/0/answer", data=data, headers={"X-Requested-With": "undercroft"})
                return str(reply.json().get("code", "ok"))

            waiting = list(tables)
            while waiting:
                replies = await asyncio.gather(*(press(table) for table in waiting))
                said.update(replies)
                waiting = [table for table, reply in zip(waiting, replies, strict=True) if reply == "busy"]

    run(crowd())
    assert said["ok"] == len(tables)
    assert said["busy"] > 0
    assert set(said) == {"ok", "busy"}
    for table in tables:
        record = Record.read(ada.get(f"/t/{table}/record?seat=0").text)
        assert [entry.text for entry in record.entries if entry.seat == 0] == [questions[table][1][0]]


def test_it_is_said_in_every_language() -> None:
    assert len({tongue(language).error("busy") for language in LANGUAGES}) == len(LANGUAGES)
    assert Refused("busy").status == 503
