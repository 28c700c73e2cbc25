"""What a house tells of itself: lines without a secret, health, and what Prometheus counts."""

from __future__ import annotations

import asyncio
import gc
import io
import json
import logging
import re
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from prometheus_client.parser import text_string_to_metric_families
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.running import House, open_house, until
from tests.server.conftest import Guest, Visit, heard
from undercroft import __version__
from undercroft.cli import main
from undercroft.server import logs, seeing, warden
from undercroft.server.http.host import new_link
from undercroft.server.http.live import Audience
from undercroft.server.play.bot_play import BotPlay
from undercroft.server.play.chairs import sealed
from undercroft.server.play.room import Room
from undercroft.server.store import admin
from undercroft.server.store.database import Store
from undercroft.server.store.tables import entries, secrets

Write = Callable[..., io.StringIO]
LOGGERS = ("", "undercroft", "undercroft.access", "uvicorn", "uvicorn.error", "uvicorn.access", "asyncio")


@pytest.fixture
def write(monkeypatch: pytest.MonkeyPatch) -> Iterator[Write]:
    """Begins to log as a house that is served does, and on no machine anything is slow; afterwards all is as before."""
    monkeypatch.setattr(seeing, "SLOW_SECONDS", 3600.0)
    before = [(logger, logger.level, logger.handlers, logger.propagate) for logger in map(logging.getLogger, LOGGERS)]

    def begin(*forms: str, level: str = "info", access: bool = False) -> io.StringIO:
        written, handlers = io.StringIO(), list[logging.Handler]()
        for form in forms or ("json",):
            logs.set_up(form, level, every_request=access, stream=written)
            handlers += logging.root.handlers
        logging.root.handlers = handlers
        return written

    yield begin
    for logger, level, handlers, propagate in before:
        logger.level, logger.handlers, logger.propagate = level, handlers, propagate
        logger.manager._clear_cache()  # type: ignore[attr-defined]


def lines(written: io.StringIO, count: int = 0) -> list[dict[str, Any]]:
    """At least so many: a request is written down a moment after it was answered."""
    until = time.monotonic() + 10
    while len(found := written.getvalue().splitlines()) < count and time.monotonic() < until:
        time.sleep(0.01)
    return [json.loads(line) for line in found]


def broken(*_: Any, **__: Any) -> Any:
    raise RuntimeError("over-the-hills")


# ---- lines ----


def test_a_request_that_fails_is_one_line_under_the_number_that_its_page_shows(
    house: House, ada: Guest, write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, written = ada.new("me", "random"), write()
    monkeypatch.setattr(Room, "seats_of", broken)
    page = ada.get(f"/t/{table}")
    number = page.headers["x-request-id"]
    assert page.status_code == 500
    assert f"<code>{number}</code>" in page.text
    crash, line = lines(written, 2)
    assert crash["said"] == "server error"
    assert crash["trouble"][0].startswith("RuntimeError at test_seeing.py:")
    assert "undercroft/server/http/table.py" in crash["trouble"][0]
    for told in (crash, line):
        assert (told["request"], told["table"], told["route"], told["level"]) == (number, table, "/t/{table}", "error")
    assert (line["method"], line["status"]) == ("GET", 500)
    assert line["ms"] > 0
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", line["time"])


def test_a_refusal_for_a_script_names_its_request(ada: Guest) -> None:
    refused = ada.post("/t/nowhere/0/answer", script=True, number=0, option="ready")
    assert refused.json()["request"] == refused.headers["x-request-id"]


def test_requests_are_written_down_only_where_asked_for_or_slow(
    house: House, ada: Guest, write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = write()
    ada.get("/")
    house.run(asyncio.sleep(0.1))
    assert lines(written) == []
    monkeypatch.setattr(seeing, "SLOW_SECONDS", 0.0)
    ada.get("/about")
    assert [(line["said"], line["route"]) for line in lines(written, 1)] == [("slow", "/about")]
    monkeypatch.setattr(seeing, "SLOW_SECONDS", 3600.0)
    written = write(access=True)
    ada.get("/about")
    ada.get("/no/such/page")
    assert [(line["level"], line.get("route"), line["status"]) for line in lines(written, 2)] == [
        ("info", "/about", 200),
        ("info", None, 404),
    ]


def test_a_form_that_is_broken_off_is_no_fault_of_the_house(house: House, ada: Guest, write: Write) -> None:
    table, written = ada.new("me", "random"), write()
    port = int(house.address.rpartition(":")[2])
    head = [
        f"POST /t/{table}/0/answer HTTP/1.1",
        "Host: 127.0.0.1",
        "Cookie: " + "; ".join(f"{name}={value}" for name, value in ada.client.cookies.items()),
        "Content-Type: application/x-www-form-urlencoded",
        "Content-Length: 900",
        "",
        "number=1",
    ]
    with socket.create_connection(("127.0.0.1", port), 5) as raw:
        raw.sendall("\r\n".join(head).encode())
        house.run(asyncio.sleep(0.1))
    until(lambda: counted(house).get(("undercroft_requests_total", "/t/{table}/{place}/answer", "4xx")) == 1)
    assert counted(house)["undercroft_refused_total", "unclear"] == 1
    assert lines(written) == []


def test_what_the_house_refuses_as_it_was_told_to_is_no_line(house: House, ada: Guest, write: Write) -> None:
    table, written = ada.new("me"), write(level="warning")
    house.run(house.app.state.warden.set_read_only(on=True))
    assert ada.answer(table, 0).status_code == 503
    house.run(house.app.state.warden.set_read_only(on=False))
    house.run(house.app.state.warden.allow(0, 1))
    assert ada.post("/new/paper-dungeons/now", script=True).json()["code"] == "all-tables-full"
    assert lines(written) == []
    assert counted(house)["undercroft_refused_total", "all-tables-full"] == 1


def test_who_is_turned_away_before_any_route_is_counted(house: House, ada: Guest) -> None:
    port = int(house.address.rpartition(":")[2])
    with socket.create_connection(("127.0.0.1", port), 5) as raw:
        raw.sendall(b"GET / HTTP/9.9\r\n\r\n")
        raw.recv(1000)
    with pytest.raises((InvalidStatus, ConnectionClosed)), ada.socket("/t/nowhere/0/live") as refused:
        heard(refused)
    found = counted(house)
    assert found["undercroft_refused_total", "unclear"] == 1
    assert found["undercroft_refused_total", "unknown-table"] == 1


def test_a_socket_of_a_banned_device_is_counted(house: House, ada: Guest) -> None:
    table = ada.new("me", "random")
    (device,) = house.app.state.warden._met
    house.run(house.app.state.warden.ban(device, "for a reason"))
    with pytest.raises((InvalidStatus, ConnectionClosed)), ada.socket(f"/t/{table}/0/live") as refused:
        heard(refused)
    assert counted(house)["undercroft_refused_total", "banned"] == 1
    assert ada.get("/").status_code == 403
    assert counted(house)["undercroft_refused_total", "banned"] == 2


def test_a_line_in_words(house: House, ada: Guest, write: Write) -> None:
    table, written = ada.new("me", "random"), write("words", access=True)
    ada.get(f"/t/{table}/0")
    house.run(asyncio.sleep(0.1))
    (line,) = (line for line in written.getvalue().splitlines() if "/{place}" in line)
    assert re.match(r"[\d-]+ [\d:.]+ info    answered  request=\w+  table=", line), line
    assert f"  table={table}  method=GET  route=/t/{{table}}/{{place}}  status=200  ms=" in line


def test_what_a_request_left_behind_goes_by_its_number_and_holds_nothing_else_of_it(house: House, ada: Guest) -> None:
    table = ada.new("me", "random")
    visits = [visit for visit in gc.get_objects() if type(visit) is logs.Visit]
    assert visits, "the bot that it roused has one"
    assert all(visit._scope is None for visit in visits)
    assert any(visit.table == table for visit in visits) or any(visit.route == "/new/{name}" for visit in visits)


def test_no_secret_is_ever_written(folder: Path, write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game by link with everything logged and everything going wrong that can be made to; then every secret is looked for."""
    with open_house(folder, metrics_token="a-token-for-metrics") as house:
        written, kept = write(*logs.FORMS, level="debug", access=True), set[str]()
        ada, bo = Guest(house.address), Guest(house.address)
        names = ("Ada-of-the-hills", "Bo-of-the-dales")
        table = ada.new("me", "open", "random", game="tales-of-tails", **{"seats.0.name": names[0]})
        assert bo.post(f"/t/{table}/take", seat=1, name=names[1]).status_code == 303
        assert ada.post(f"/t/{table}/start").status_code == 303
        _play_on(table, ada, bo)
        link = ada.link(table, 0)
        key = link.removeprefix("/k/")
        host_link = new_link(house.app.state.admin_token)
        host = Guest(house.address)
        host.post(f"/admin/enter/{host_link}")
        host.get("/admin")
        _knock_everywhere(house, ada, key, host_link)
        _spoil(house, ada, table, key, monkeypatch)
        for guest in (ada, bo, host):
            kept |= {guest.client.cookies[name] for name in ("device", "csrf")}
        kept |= {key, sealed(key), host_link, host.client.cookies["admin"], house.app.state.admin_token, "a-token-for-metrics"}
        kept |= {*names, "over-the-hills"}
        secret, answers = house.run(house.tables.store.run(_secrets))
        kept |= {secret.hex(), repr(secret)[2:-1], *(text for text in answers if len(text) > 8)}
    text = written.getvalue()
    assert len(answers) > 12
    for sign in (
        "RuntimeError",
        "IntegrityError",
        "LookupError",
        "ValueError",
        "never retrieved",
        "/k/{key}",
        "/admin/enter/{link}",
    ):
        assert sign in text, sign
    assert [each for each in kept if each in text] == []


def _secrets(c: sa.Connection) -> tuple[bytes, list[str]]:
    return c.execute(sa.select(secrets.c.secret)).scalar_one(), list(c.execute(sa.select(entries.c.text)).scalars())


def _play_on(table: str, *guests: Guest) -> None:
    """With open pages; whoever is asked answers with the first option."""
    with guests[0].socket(f"/t/{table}/0/live"), guests[1].socket(f"/t/{table}/1/live"):
        for _ in range(8):
            for seat, guest in enumerate(guests):
                number, options = guest.question(table, seat)
                if options:
                    guest.post(f"/t/{table}/{seat}/answer", script=True, number=number, option=options[0])


def _knock_everywhere(house: House, ada: Guest, key: str, host_link: str) -> None:
    """With secrets where they do not belong: in paths, in queries, in half of a request."""
    for path in (f"/k/{key}", f"/t/{key}", f"/t/{key}/0/replay", f"/no/{key}", f"/rules/x?q={key}", f"/admin/enter/{host_link}"):
        ada.get(path)
    ada.get("/metrics", headers={"Authorization": "Bearer a-token-for-metrics", "X-Forwarded-For": "192.0.2.1"})
    ada.client.post(f"/k/{key}", data={"_csrf_token": "wrong"})
    for path in (f"/k/{key}", f"/t/{key}/0/live"):
        with pytest.raises((InvalidStatus, ConnectionClosed)), ada.socket(path) as refused:
            heard(refused)
    port = int(house.address.rpartition(":")[2])
    for half in (f"GET /k/{key} HTTP/9.9\r\n\r\n", f"NO /k/{key} HTTP/1.1\r\nCookie: device={key}\r\n: {key}\r\n\r\n"):
        with socket.create_connection(("127.0.0.1", port), 5) as raw:
            raw.sendall(half.encode())
            raw.recv(1000)


def _spoil(house: House, ada: Guest, table: str, key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Errors that quote a secret: in a page, in the store, in a bot, in what nobody waits for."""

    def quoting(error: Exception) -> Callable[..., Any]:
        def fail(*_: Any, **__: Any) -> Any:
            raise error

        return fail

    with monkeypatch.context() as patch:
        patch.setattr(Room, "seats_of", broken)
        assert ada.get(f"/t/{table}").status_code == 500
    with monkeypatch.context() as patch:
        patch.setattr(Store, "seat_of_key", quoting(sa.exc.IntegrityError("insert", {"key": key}, Exception(key))))
        assert ada.get(f"/k/{key}").status_code == 500
    with monkeypatch.context() as patch, ada.socket(f"/t/{table}/0/live") as page:
        heard(page)
        patch.setattr(Audience, "_message", quoting(LookupError(key)))
        ada.post(f"/t/{table}/pace", pace="slow")

    async def in_vain() -> None:
        await asyncio.sleep(0)
        raise ValueError(key)

    async def forget() -> None:
        task = asyncio.get_running_loop().create_task(in_vain())
        await asyncio.wait([task])
        del task
        gc.collect()

    house.run(forget())


def test_a_bot_that_stumbles_is_a_line_with_its_table(
    house: House, ada: Guest, write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = write()
    monkeypatch.setattr(BotPlay, "_answer", broken)
    table = ada.new("random", "random")
    told = [line for line in lines(written, 1) if "will try again" in line["said"]]
    assert told
    assert table in told[0]["said"]
    assert "over-the-hills" not in written.getvalue()


@pytest.mark.parametrize("option", [("--log", "xml"), ("--log-level", "loud")])
def test_an_unknown_form_or_level_is_refused_in_words(option: tuple[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["serve", "--no-browser", *option])
    assert left.value.code == 2
    assert "words, json" in capsys.readouterr().err


# ---- health ----


def test_health(house: House, ada: Guest) -> None:
    told = ada.get("/health")
    assert told.status_code == 200
    assert told.json().keys() == {"version", "uptime", "store", "state", "closing"}
    assert (told.json()["store"], told.json()["state"]) == ("ok", "open")
    assert "set-cookie" not in told.headers


def test_health_asks_the_store_at_most_once_a_moment(house: House, ada: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    beats = admin.beats

    async def counted(store: Store) -> bool:
        asked.append(store)
        return await beats(store)

    monkeypatch.setattr(admin, "beats", counted)
    monkeypatch.setattr(warden, "PULSE_SECONDS", 3600.0)
    assert {ada.get("/health").status_code for _ in range(5)} == {200}
    assert len(asked) == 1


@pytest.mark.parametrize("trouble", ["fails", "hangs"])
def test_health_says_when_the_store_does_not_answer(
    house: House, ada: Guest, write: Write, monkeypatch: pytest.MonkeyPatch, trouble: str
) -> None:
    async def silent(_: Store) -> bool:
        if trouble == "fails":
            raise sa.exc.OperationalError("select", {}, Exception("gone"))
        await asyncio.sleep(30)
        return True

    written = write()
    monkeypatch.setattr(admin, "beats", silent)
    monkeypatch.setattr(warden, "PATIENCE_SECONDS", 0.1)
    told = ada.get("/health")
    assert (told.status_code, told.json()["store"]) == (503, "silent")
    assert [line["said"] for line in lines(written, 1)] == ["the store does not answer"]


# ---- metrics ----


def counted(house: House, **asking: Any) -> dict[tuple[str, ...], float]:
    """Every sample by its name and the values of its labels."""
    reply = httpx.get(f"{house.address}/metrics", **asking)
    assert reply.status_code == 200
    families = text_string_to_metric_families(reply.text)
    return {(sample.name, *sample.labels.values()): sample.value for family in families for sample in family.samples}


def test_answers_pages_and_tables_are_counted(house: House, ada: Guest, visit: Visit) -> None:
    table = ada.new("me")
    assert ada.answer(table, 0).status_code < 300
    assert ada.post(f"/t/{table}/0/answer", script=True, number=99, option="ready").status_code == 409
    assert ada.answer(table, 0, "no-such-option").status_code == 400
    visit().get("/nowhere")
    with ada.socket(f"/t/{table}/0/live") as page:
        heard(page)
        found = counted(house)
    game = "paper-dungeons"
    outcomes = {outcome: found["undercroft_answers_total", game, outcome] for outcome in ("ok", "stale", "refused")}
    assert outcomes == {"ok": 1, "stale": 1, "refused": 1}
    assert found["undercroft_answer_seconds_count",] == 3
    assert found["undercroft_tables_awake", game] == 1
    assert found["undercroft_sockets",] == 1
    assert found["undercroft_refused_total", "stale"] == 1
    assert found["undercroft_requests_total", "none", "4xx"] == 1
    assert found["undercroft_store_seconds_count",] > 3
    assert found["undercroft_read_only",] == found["undercroft_closing",] == 0
    assert {"undercroft_bots_thinking", "undercroft_bots_waiting", "undercroft_thoughts_late_total"} <= {
        name for name, *_ in found
    }
    assert found["process_resident_memory_bytes",] > 0


def test_every_house_counts_for_itself(house: House, ada: Guest, tmp_path: Path) -> None:
    ada.answer(ada.new("me"), 0)
    with open_house(tmp_path / "other") as other:
        assert ("undercroft_answers_total", "paper-dungeons", "ok") not in counted(other)


def test_a_stall_of_the_loop_is_felt(house: House) -> None:
    async def stall() -> None:
        time.sleep(0.4)

    house.run(stall())
    house.run(asyncio.sleep(0.15))
    found = counted(house)
    assert found["undercroft_loop_stall_longest_seconds",] > 0.25
    assert found["undercroft_loop_stall_seconds_bucket", "0.25"] < found["undercroft_loop_stall_seconds_count",]


STRANGE = [
    {"X-Forwarded-For": "192.0.2.1"},
    {"X-Forwarded-For": "127.0.0.1"},
    {"Forwarded": "for=127.0.0.1"},
    {"Via": "1.1 proxy"},
    {"Host": "play.example.org"},
    {"Authorization": "Bearer", "X-Real-IP": "127.0.0.1"},
    {"Authorization": "Bearer wrong", "X-Real-IP": "192.0.2.1"},
]


@pytest.mark.parametrize("token", ["", "let-me-see"])
def test_metrics_are_not_for_strangers(folder: Path, token: str) -> None:
    with open_house(folder, metrics_token=token) as house:
        for headers in STRANGE:
            refused = 421 if "Host" in headers else 403
            assert httpx.get(f"{house.address}/metrics", headers=headers).status_code == refused, headers


def test_metrics_from_elsewhere_with_their_token(folder: Path) -> None:
    with open_house(folder, metrics_token="let-me-see") as house:
        bearing = {"Authorization": "Bearer let-me-see", "X-Forwarded-For": "192.0.2.1"}
        assert counted(house, headers=bearing)["undercroft_info", __version__] == 1
