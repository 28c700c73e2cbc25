"""A house on the open internet: who is silent, slow, many or unclear is shown out in words, and nobody else notices."""

from __future__ import annotations

import re
import resource
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from typing import IO, Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.running import House, open_house, until
from tests.server.conftest import Guest, heard
from undercroft.server.http.addresses import home_of
from undercroft.server.http.connections import POLITE, SPARE_HANDLES, Sockets, Visit, fitting
from undercroft.server.http.limits import Limits
from undercroft.server.http.rates import MOST_KEYS, Counts
from undercroft.texts import LANGUAGES, tongue

PATIENCE = 30
"""Seconds until a test gives up; none waits for so long where all is well."""
HURRIED: dict[str, Any] = {
    "silent_seconds": 0.6,
    "head_seconds": 0.4,
    "body_seconds": 0.4,
    "unread_seconds": 0.8,
    "ping_seconds": 0.3,
}
HOST = b"Host: 127.0.0.1\r\n"
LARGE_FILE = b"GET /static/vendor/icons.json HTTP/1.1\r\n" + HOST + b"\r\n"


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("hurried"), **HURRIED) as house:
        yield house


@pytest.fixture
def shown_out(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Visit | Sockets]]:
    """Who was shown out, and at which stage."""
    seen: list[tuple[str, Visit | Sockets]] = []
    for kind in (Visit, Sockets):

        def show_out(self: Visit | Sockets, stage: str, usual: Callable[..., None] = kind.show_out) -> None:
            seen.append((stage, self))
            usual(self, stage)

        monkeypatch.setattr(kind, "show_out", show_out)
    return seen


def gone(shown_out: list[tuple[str, Visit | Sockets]], stage: str) -> bool:
    """Somebody was shown out at this stage, and is no connection of the house any more."""
    return any(at == stage and one not in one.connections for at, one in shown_out)


def wire(address: str) -> socket.socket:
    host, port = address.removeprefix("http://").split(":")
    connection = socket.create_connection((host, int(port)))
    connection.settimeout(PATIENCE)
    return connection


def rest(connection: socket.socket) -> bytes:
    """Everything until the house closes."""
    found, until = b"", time.monotonic() + PATIENCE
    with suppress(ConnectionResetError):
        while data := connection.recv(65536):
            found += data
            assert time.monotonic() < until, "the house does not close"
    return found


def reply(address: str, request: bytes) -> bytes:
    with wire(address) as connection:
        connection.sendall(request)
        return rest(connection)


# ---- patience ----


def test_sixty_silent_connections_are_closed(hurried: House) -> None:
    with ExitStack() as opened:
        silent = [opened.enter_context(wire(hurried.address)) for _ in range(60)]
        assert [rest(connection) for connection in silent] == [b""] * 60


def test_a_request_in_drops_is_shown_out_in_words(hurried: House) -> None:
    with wire(hurried.address) as connection:
        connection.sendall(b"GET /about HTTP/1.1\r\n")
        connection.settimeout(0.05)
        found, until = b"", time.monotonic() + PATIENCE
        while not found and time.monotonic() < until:
            connection.sendall(b"X: y\r\n")
            with suppress(TimeoutError):
                found = connection.recv(65536)
    assert found.startswith(b"HTTP/1.1 408 ")
    assert "The request did not come in time." in found.decode()
    assert "Запрос не пришёл вовремя." in found.decode()


def test_a_form_in_drops_is_shown_out_in_words(hurried: House) -> None:
    form = (
        b"POST /settings HTTP/1.1\r\n"
        + HOST
        + b"Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 90\r\n\r\n_csrf"
    )
    assert reply(hurried.address, form).startswith(b"HTTP/1.1 408 ")


def test_a_page_that_is_used_now_and_then_keeps_its_connection(hurried: House) -> None:
    with wire(hurried.address) as connection:
        for _ in range(6):
            connection.sendall(b"HEAD /about HTTP/1.1\r\n" + HOST + b"\r\n")
            assert connection.recv(65536).startswith(b"HTTP/1.1 200 ")
            time.sleep(HURRIED["silent_seconds"] / 3)
        assert rest(connection) == b""


def test_who_does_not_read_the_answer_is_shown_out(hurried: House, shown_out: list[tuple[str, Visit | Sockets]]) -> None:
    with wire(hurried.address) as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.sendall(LARGE_FILE * 200)
        until(lambda: gone(shown_out, "unread"))


@contextmanager
def raw_socket(guest: Guest, path: str, *more: str) -> Iterator[socket.socket]:
    """A page's socket by hand: it answers nothing."""
    cookies = "; ".join(f"{name}={value}" for name, value in guest.client.cookies.items())
    lines = [
        f"GET {path} HTTP/1.1", "Host: 127.0.0.1", "Origin: http://127.0.0.1", f"Cookie: {cookies}", "Connection: Upgrade",
        "Upgrade: websocket", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", *more, "", "",
    ]  # fmt: skip
    with wire(guest.address) as connection:
        connection.sendall("\r\n".join(lines).encode())
        yield connection


def test_a_socket_that_answers_no_ping_is_closed(hurried: House) -> None:
    ada = Guest(hurried.address)
    table = ada.new("me", "random")
    with raw_socket(ada, f"/t/{table}/0/live") as connection:
        assert rest(connection).startswith(b"HTTP/1.1 101 ")
    with ada.socket(f"/t/{table}/0/live") as answers:
        heard(answers)
        time.sleep(4 * HURRIED["ping_seconds"])
        ada.answer(table, 0)
        assert heard(answers)["parts"]


def test_a_socket_that_does_not_read_is_closed(hurried: House, shown_out: list[tuple[str, Visit | Sockets]]) -> None:
    """What it did not read would wait in the house for ever."""
    ada = Guest(hurried.address)
    table = ada.new("me", "random")
    with raw_socket(ada, f"/t/{table}/0/live") as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        room = hurried.run(hurried.tables.room(table))
        until(lambda: bool(room.listeners))

        async def tell_much() -> None:
            viewer = next(iter(room.listeners)).__self__  # type: ignore[attr-defined]
            viewer._put(b"x" * 8_000_000)

        hurried.run(tell_much())
        until(lambda: gone(shown_out, "leaving") and not room.listeners)


def test_a_socket_that_is_never_asked_for_rightly_is_closed(hurried: House, shown_out: list[tuple[str, Visit | Sockets]]) -> None:
    ada = Guest(hurried.address)
    with raw_socket(ada, "/t/x/0/live", "X-Odd: a\x01b") as connection:
        assert rest(connection) == b""
    assert gone(shown_out, "head")


# ---- what can be read in two ways ----

POST = b"POST /settings HTTP/1.1\r\n" + HOST
HIDDEN = b"GET /about HTTP/1.1\r\n" + HOST + b"\r\n"
UNCLEAR = {
    "length and chunks": (411, POST + b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n" + HIDDEN),
    "chunks": (411, POST + b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n" + HIDDEN),
    "chunks that end in a bare line feed": (411, POST + b"Transfer-Encoding: chunked\r\n\r\n0\r\n\n" + HIDDEN),
    "chunks of an old version": (411, POST.replace(b"1.1", b"1.0") + b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n" + HIDDEN),
    "something like chunks": (400, POST + b"Transfer-Encoding: xchunked\r\n\r\n" + HIDDEN),
    "chunks twice": (400, POST + b"Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n" + HIDDEN),
    "the same length twice": (400, POST + b"Content-Length: 3\r\nContent-Length: 3\r\n\r\nabc" + HIDDEN),
    "the same length in a list": (400, POST + b"Content-Length: 3, 3\r\n\r\nabc" + HIDDEN),
    "two lengths": (400, POST + b"Content-Length: 3\r\ncontent-length: 40\r\n\r\nabc" + HIDDEN),
    "a length with a sign": (400, POST + b"Content-Length: +3\r\n\r\nabc" + HIDDEN),
    "a name with a space": (400, POST + b"Content-Length : 3\r\n\r\nabc" + HIDDEN),
    "a folded line": (400, POST + b"X: a\r\n b\r\nContent-Length: 0\r\n\r\n" + HIDDEN),
    "a folded length": (400, POST + b"Content-Length:\r\n 3\r\n\r\nabc" + HIDDEN),
    "bare line feeds": (400, b"GET /about HTTP/1.1\nHost: 127.0.0.1\n\n" + HIDDEN),
    "one bare line feed": (400, POST + b"X: a\nContent-Length: 99\r\n\r\n" + HIDDEN),
    "a bare carriage return": (400, POST + b"X: a\rContent-Length: 99\r\n\r\n" + HIDDEN),
    "a zero byte": (400, POST + b"X: a\0b\r\n\r\n" + HIDDEN),
    "two hosts": (400, POST + b"Host: other\r\n\r\n" + HIDDEN),
    "no host": (400, b"GET /about HTTP/1.1\r\n\r\n" + HIDDEN),
    "a version to come": (505, b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + HIDDEN),
    "a socket with a body": (400, b"GET /t/x/0/live HTTP/1.1\r\n" + HOST + b"Connection: Upgrade\r\nUpgrade: websocket\r\n"
        b"Content-Length: 5\r\n\r\nabcde" + HIDDEN),
    "no request": (400, b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n" + HIDDEN),
    "a head without end": (400, b"GET /about HTTP/1.1\r\n" + HOST + b"X: " + b"a" * 70_000),
}  # fmt: skip


@pytest.mark.parametrize("shape", UNCLEAR)
def test_what_can_be_read_in_two_ways_is_not_read(hurried: House, shape: str) -> None:
    status, request = UNCLEAR[shape]
    for before in (b"", HIDDEN):  # also behind a request that is fine
        told = reply(hurried.address, before + request)
        answers = re.findall(rb"HTTP/1\.1 (\d+) ", told)
        assert answers[-1:] == [str(status).encode()], answers
        assert len(answers) <= 1 + bool(before)
        assert "This request can be read in more than one way" in told.decode()


def test_requests_one_behind_the_other_are_all_answered(hurried: House) -> None:
    told = reply(hurried.address, HIDDEN * 3 + b"HEAD / HTTP/1.1\r\n" + HOST + b"Connection: close\r\n\r\n")
    assert re.findall(rb"HTTP/1\.1 (\d+) ", told) == [b"200"] * 4


# ---- caps ----


def test_an_address_has_so_many_connections_and_no_more(folder: Path) -> None:
    with open_house(folder, connections_an_address=5) as house, ExitStack() as opened:
        held = [opened.enter_context(wire(house.address)) for _ in range(5)]
        for connection in held:
            connection.sendall(b"HEAD /about HTTP/1.1\r\n" + HOST + b"\r\n")
            assert connection.recv(65536).startswith(b"HTTP/1.1 200 ")
        told = reply(house.address, HIDDEN)
        assert told.startswith(b"HTTP/1.1 503 ")
        assert "Too many connections are open." in told.decode()
        held.pop().close()
        until(
            lambda: reply(house.address, HIDDEN.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")).startswith(
                b"HTTP/1.1 200 "
            )
        )


def test_a_house_has_so_many_connections_and_a_proxy_of_ours_counts_as_many(folder: Path) -> None:
    limits: dict[str, Any] = {"connections_an_address": 2, "connections": 5, "trusted_proxies": ["127.0.0.0/8"]}
    with open_house(folder, **limits) as house, ExitStack() as opened:
        for _ in range(5):
            connection = opened.enter_context(wire(house.address))
            connection.sendall(b"HEAD /about HTTP/1.1\r\n" + HOST + b"\r\n")
            assert connection.recv(65536).startswith(b"HTTP/1.1 200 ")
        assert reply(house.address, HIDDEN).startswith(b"HTTP/1.1 503 ")


def refused_socket(guest: Guest, path: str) -> str:
    with guest.socket(path) as socket, pytest.raises(ConnectionClosed) as closed:
        heard(socket)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4429
    return closed.value.rcvd.reason


def test_a_device_has_so_many_sockets_and_no_more(folder: Path) -> None:
    with open_house(folder, sockets_a_device=3) as house, ExitStack() as opened:
        ada, bo = Guest(house.address), Guest(house.address)
        table = ada.new("me", "random")
        bo.get("/")
        pages = [opened.enter_context(ada.socket(f"/t/{table}/{place}/live")) for place in ("0", "watch", "lobby")]
        for page in pages:
            heard(page)
        assert refused_socket(ada, f"/t/{table}/0/live") == "Too many pages of tables are open. Close some and reload this one."
        heard(opened.enter_context(bo.socket(f"/t/{table}/watch/live")))
        pages[0].close()
        with ada.socket(f"/t/{table}/0/live") as again:
            assert "question" in heard(again)["parts"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_a_socket_is_closed_fits_into_its_last_message(language: str) -> None:
    assert len(tongue(language).error("too-many-pages").encode()) <= 123


def test_lookers_on_fill_a_table_and_its_players_still_come_in(folder: Path) -> None:
    with open_house(folder, sockets_a_table=2) as house, ExitStack() as opened:
        ada = Guest(house.address)
        table = ada.new("me", "random")
        for _ in range(2):
            guest = Guest(house.address)
            guest.get("/")
            heard(opened.enter_context(guest.socket(f"/t/{table}/watch/live")))
        assert refused_socket(ada, f"/t/{table}/watch/live")
        assert "question" in heard(opened.enter_context(ada.socket(f"/t/{table}/0/live")))["parts"]


def test_an_address_has_so_many_sockets_also_behind_a_proxy(folder: Path) -> None:
    with open_house(folder, sockets_an_address=1, trusted_proxies=["127.0.0.1"]) as house:
        ada, far = Guest(house.address), "X-Forwarded-For: 198.51.100.7"
        table = ada.new("me", "random")
        with ada.socket(f"/t/{table}/0/live") as page:
            heard(page)
            assert refused_socket(ada, f"/t/{table}/watch/live")
            with raw_socket(ada, f"/t/{table}/watch/live", far) as other:
                assert b"HTTP/1.1 101 " in other.recv(65536)


@pytest.mark.parametrize(
    ("soft", "hard", "taken", "connections"), [(64, 400, 400, 250), (64, 9000, 2150, 2000), (9000, 9000, None, 2000)]
)
def test_connections_fit_the_handles(
    monkeypatch: pytest.MonkeyPatch, soft: int, hard: int, taken: int | None, connections: int
) -> None:
    set_to: list[int] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (soft, hard))
    monkeypatch.setattr(resource, "setrlimit", lambda _, to: set_to.append(to[0]))
    assert POLITE + SPARE_HANDLES == 150
    assert fitting(Limits()) == Limits(connections=connections)
    assert set_to == ([] if taken is None else [taken])


@pytest.mark.skipif(sys.platform != "linux", reason="needs to bound another process")
def test_no_file_handle_left_is_one_line_in_the_log_and_passes(tmp_path: Path) -> None:
    limits = [part for name in ("silent", "head", "body", "unread") for part in ("--limit", f"{name}-seconds=2")]
    command = [
        sys.executable,
        "-m",
        "undercroft",
        "serve",
        "--no-browser",
        "--port",
        "0",
        "--data",
        str(tmp_path / "data"),
        *limits,
    ]
    log = tmp_path / "log"
    with log.open("w") as said, _running(command, said) as server:
        assert server.stdout is not None
        address = server.stdout.readline().rsplit(" ", 1)[1].strip()
        assert httpx.get(address).status_code == 200
        open_now = len(list(Path(f"/proc/{server.pid}/fd").iterdir()))
        resource.prlimit(server.pid, resource.RLIMIT_NOFILE, (open_now + 6, open_now + 6))
        with ExitStack() as opened:
            for _ in range(60):
                opened.enter_context(wire(address))
            time.sleep(1.5)
        until(lambda: _answers(address))
    lines = [line for line in log.read_text().splitlines() if "open files" in line]
    assert len(lines) == 1, lines[:9]
    assert "no new connection can be taken for now" in lines[0]


@contextmanager
def _running(command: list[str], said: IO[str]) -> Iterator[subprocess.Popen[str]]:
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=said, text=True) as server:
        try:
            yield server
        finally:
            server.terminate()


def _answers(address: str) -> bool:
    try:
        return httpx.get(address, timeout=5).status_code == 200
    except httpx.TransportError:
        return False


# ---- rates ----


def test_every_kind_of_visit_has_its_rate(folder: Path) -> None:
    kinds = {
        "files": ("/static/house.css", 3),
        "pages": ("/about", 3),
        "replays": ("/t/TABLE/replay", 3),
        "proofs": ("/t/TABLE/replay?verify=1", 2),
        "tables": ("/new/paper-dungeons", 3),
        "joins": ("/k/nothing", 3),
    }
    with open_house(folder, **{f"{kind}_a_minute": most for kind, (_, most) in kinds.items()}) as house:
        ada = Guest(house.address)
        table = ada.new("me")
        for kind, (path, most) in kinds.items():
            house.app.state.counts = Counts(lambda: 0.0)
            replies = [ada.get(path.replace("TABLE", table), follow_redirects=False) for _ in range(most + 1)]
            assert [reply.status_code == 429 for reply in replies] == [False] * most + [True], kind
            assert "Too many attempts." in replies[-1].text
            assert int(replies[-1].headers["retry-after"]) == 61, "the first moment at which one of them is a minute ago"
        house.app.state.counts = Counts(lambda: 0.0)
        assert "Слишком много попыток." in [ada.get("/about?lang=ru").text for _ in range(4)][-1]
        assert ada.post(f"/t/{table}/0/answer", script=True, number=9, option="ready").json()["code"] == "stale"


def test_pages_that_are_not_there_are_counted_too(folder: Path) -> None:
    with open_house(folder, pages_a_minute=3) as house:
        house.app.state.counts = Counts(lambda: 0.0)
        ada = Guest(house.address)
        assert [ada.get("/nowhere").status_code for _ in range(4)] == [404, 404, 404, 429]


def test_sockets_are_opened_so_often_and_no_more(folder: Path) -> None:
    with open_house(folder, sockets_a_minute=2) as house:
        house.app.state.counts = Counts(lambda: 0.0)
        ada = Guest(house.address)
        table = ada.new("me")
        for _ in range(2):
            with ada.socket(f"/t/{table}/0/live") as page:
                heard(page)
        with pytest.raises(InvalidStatus):
            ada.socket(f"/t/{table}/0/live")


def test_counts_are_of_a_minute_and_of_all_processes() -> None:
    now = [0.0]
    here, there = Counts(lambda: now[0]), Counts(lambda: now[0])

    def most(counts: Counts, key: str = "pages a") -> int:
        """How often it may be in all, if once more is the last time."""
        return next(most for most in range(1, 99) if not counts.hit(key, most))

    assert [most(here) for _ in range(3)] == [1, 2, 3]
    assert most(there) == 1
    there.set_foreign(*here.own_since())
    assert here.own_since() == (0, {})
    assert most(there) == 5
    assert most(there, "pages b") == 1
    assert there.own_since() == (0, {"pages a": 2, "pages b": 1})
    now[0] = 60.0  # at the turn of a minute all of the one before counts, in its middle half of it
    assert most(there) == 6
    now[0] = 90.0
    assert most(there) == 4
    now[0] = 180.0
    assert most(there) == 1
    assert there.own_since() == (3, {"pages a": 1})
    there.set_foreign(2, {"pages a": 9})
    assert most(there) == 2, "what was counted in a minute that is over counts no more"


@pytest.mark.parametrize("most", [1, 3, 10, 60, 600])
@pytest.mark.parametrize("began", [0, 1, 30, 59])
def test_who_tried_too_often_may_try_again_when_it_was_said_and_not_a_second_before(most: int, began: int) -> None:
    """However often they try meanwhile; for as long as they always take what there is."""
    now = [600.0 + began]
    counts = Counts(lambda: now[0])
    for _ in range(200):
        while not (again := counts.hit("pages a", most)):
            pass
        assert 1 <= again <= 61
        for _ in range(again - 1):
            now[0] += 1
            assert counts.hit("pages a", most) == again - int(now[0] - 600 - began), "the same moment as was said before"
        now[0] += 1
        began = int(now[0]) - 600
        assert counts.hit("pages a", most) == 0


def test_where_other_processes_let_more_through_it_takes_longer_until_one_may_try_again() -> None:
    now = [600.0]
    counts = Counts(lambda: now[0])
    counts.set_foreign(10, {"pages a": 240})
    again = counts.hit("pages a", 60)
    assert 61 < again <= 120
    now[0] += again - 1
    assert counts.hit("pages a", 60) == 1
    now[0] += 1
    assert counts.hit("pages a", 60) == 0


def test_counts_fill_no_memory() -> None:
    counts = Counts(lambda: 0.0)
    for number in range(MOST_KEYS + 10):
        counts.hit(f"pages {number}", 9)
    assert max(len(one) for one in (counts._own, counts._untold)) == MOST_KEYS
    assert counts.hit(f"pages {MOST_KEYS + 9}", 1)


def test_a_home_is_one_address() -> None:
    assert home_of("2001:db8:1:2:3:4:5:6") == home_of("2001:db8:1:2::9") == "2001:db8:1:2::/64"
    assert home_of("2001:db8:1:3::9") != home_of("2001:db8:1:2::9")
    assert home_of("::ffff:192.0.2.1") == home_of("192.0.2.1") == "192.0.2.1"
    assert len(home_of("x" * 9000)) == 45


# ---- proxies and names ----


def codes_from(house: House, *chains: str) -> list[int]:
    return [httpx.get(f"{house.address}/about", headers={"X-Forwarded-For": chain}).status_code for chain in chains]


def test_nobody_is_believed_about_another_address(folder: Path) -> None:
    with open_house(folder, pages_a_minute=2) as house:
        house.app.state.counts = Counts(lambda: 0.0)
        assert codes_from(house, "198.51.100.1", "198.51.100.2", "198.51.100.3") == [200, 200, 429]


def test_a_trusted_proxy_is_believed_about_who_came_to_it(folder: Path) -> None:
    with open_house(folder, pages_a_minute=2, trusted_proxies=["127.0.0.0/8", "10.0.0.0/8"]) as house:
        house.app.state.counts = Counts(lambda: 0.0)
        assert codes_from(house, "198.51.100.1", "198.51.100.2", "198.51.100.3", "198.51.100.3") == [200] * 4
        # What a visitor wrote into the header before the proxy did says nothing; a second proxy of ours does.
        assert codes_from(house, "192.0.2.1, 198.51.100.3", "192.0.2.2, 198.51.100.3, 10.0.0.1") == [429, 429]


def test_another_name_is_refused_in_words(hurried: House) -> None:
    for host in ("evil.example", "127.0.0.1.evil.example", "evil.example:80", "localhost@evil.example"):
        page = httpx.get(f"{hurried.address}/about", headers={"Host": host})
        assert page.status_code == 421, host
        assert "No house of this name is here." in page.text
        assert "default-src 'none'" in page.headers["content-security-policy"]
    for host in ("", "[", "::::", "[::1"):
        broken = httpx.get(f"{hurried.address}/about", headers={"Host": host, "Accept": "application/json"})
        assert (broken.status_code, broken.json()["code"]) == (400, "no-host"), host


def test_the_house_answers_to_its_own_names(folder: Path) -> None:
    settings: dict[str, Any] = {
        "public_url": "https://table.example",
        "allowed_hosts": ["Game.lan"],
    }
    with open_house(folder, **settings) as house:
        for host in ("127.0.0.1", "localhost:99", "LOCALHOST", "[::1]:80", "table.example", "192.0.2.9:8321", "game.lan"):
            assert httpx.get(f"{house.address}/about", headers={"Host": host}).status_code == 200, host
        assert httpx.get(f"{house.address}/about", headers={"Host": "other.example"}).status_code == 421


def test_a_socket_by_another_name_is_refused(hurried: House) -> None:
    ada = Guest(hurried.address)
    table = ada.new("me")
    with wire(hurried.address) as connection:
        lines = [
            f"GET /t/{table}/watch/live HTTP/1.1", "Host: evil.example", "Origin: http://evil.example", "Connection: Upgrade",
            "Upgrade: websocket", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "", "",
        ]  # fmt: skip
        connection.sendall("\r\n".join(lines).encode())
        assert rest(connection).startswith(b"HTTP/1.1 403 ")


# ---- forms ----


def test_a_token_is_of_no_use_with_another_device(hurried: House) -> None:
    ada, eve = Guest(hurried.address), Guest(hurried.address)
    table = ada.new("me", "random")
    planted = {"device": ada.client.cookies["device"], "csrf": eve.token}
    fields = {"_csrf_token": eve.token, "number": "0", "option": "ready"}
    refused = httpx.post(f"{ada.address}/t/{table}/0/answer", data=fields, cookies=planted)
    assert refused.status_code == 403
    assert "Reload it" in refused.text
    mended = httpx.get(f"{ada.address}/about", cookies=planted)
    assert [line for line in mended.headers.get_list("set-cookie") if line.startswith("csrf=")]
    assert eve.token not in mended.text
    assert ada.answer(table, 0).json() == {"ok": True}


@pytest.mark.parametrize("token", ["", "x", "0" * 96, "ключ", "\ud800"])
def test_a_token_that_is_none_is_refused(hurried: House, token: str) -> None:
    ada = Guest(hurried.address)
    ada.get("/")
    refused = ada.client.post("/settings", data={"_csrf_token": token.encode("utf-8", "surrogatepass")}, follow_redirects=False)
    assert refused.status_code == 403


def test_browsers_are_told_to_stay_with_https(folder: Path, hurried: House) -> None:
    assert "strict-transport-security" not in httpx.get(hurried.address).headers
    with open_house(folder, public_url="https://table.example") as house:
        for path in ("/", "/static/house.css", "/nowhere"):
            assert httpx.get(house.address + path).headers["strict-transport-security"] == "max-age=31536000"


# ---- empty tables ----


def test_tables_where_nobody_came_are_cleared_away(folder: Path) -> None:
    with open_house(folder) as house:
        ada, bo = Guest(house.address), Guest(house.address)
        empty, fresh, running = ada.new("me", "open"), ada.new("me", "open"), ada.new("me", "random")
        joined, chapter = ada.new("me", "open", "open"), ada.new("me", "open", mode="campaign", story="mummy")
        bo.post(f"/t/{joined}/take", seat=1, name="Bo")
        cookies = dict(ada.client.cookies)
    with closing(sqlite3.connect(folder / "undercroft.sqlite3")) as store, store:
        store.execute("update tables set touched = touched - 31 * 86400 where id != ?", (fresh,))
    with open_house(folder, keep_empty=30) as house:
        ada = Guest(house.address)
        ada.client.cookies.update(cookies)
        until(lambda: empty not in ada.get("/").text)
        assert ada.get(f"/t/{empty}").status_code == 404
        for kept in (fresh, running, joined, chapter):
            assert ada.get(f"/t/{kept}").status_code == 200, kept


# ---- what hosts are told ----


def test_every_limit_is_written_down_for_hosts() -> None:
    told = (Path(__file__).parents[2] / "docs/running-a-house.md").read_text()
    written = re.findall(r"^\| `([a-z-]+)` \| (\d+) \|", told, re.MULTILINE)
    assert written == [(name.replace("_", "-"), f"{number:.0f}") for name, number in Limits()._asdict().items()]


# ---- and nobody else notices ----


def test_a_family_behind_one_address_meets_no_limit(folder: Path) -> None:
    """Four browsers as they are: every file of every page, sockets, reloads; with the limits of a real house."""
    with open_house(folder, **Limits()._asdict()) as house, ExitStack() as opened:
        family = [Guest(house.address) for _ in range(4)]
        codes: list[int] = []
        table = family[0].new("me", *["open"] * 3)
        for seat, guest in enumerate(family[1:], start=1):
            codes.append(guest.post(f"/t/{table}/take", seat=seat, name=f"Guest {seat}").status_code)
        codes.append(family[0].post(f"/t/{table}/start").status_code)
        for seat, guest in enumerate(family):
            for path in ("/", f"/t/{table}/{seat}", "/rules/paper-dungeons"):
                page = guest.get(path)
                files = re.findall(r'(?:src|href)="(/(?:static|games)/[^"]+)"', page.text)
                codes += [page.status_code, *(guest.get(file).status_code for file in files)]
            for _ in range(3):
                heard(opened.enter_context(guest.socket(f"/t/{table}/{seat}/live")))
            codes += [guest.get(f"/t/{table}/{seat}").status_code for _ in range(5)]
            codes.append(guest.answer(table, seat).status_code)
        assert len(codes) > 100
        assert set(codes) <= {200, 201, 303}
