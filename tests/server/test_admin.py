"""Whoever runs a house: how they come in, and what holds when they have decreed something."""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
import socket
import stat
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from tests.running import House, open_house
from tests.server.conftest import Guest, Visit, heard
from undercroft.cli import main
from undercroft.server.errors import CLOSING, READ_ONLY
from undercroft.server.http import admin, host
from undercroft.server.http.main import leave_address
from undercroft.texts import LANGUAGES, tongue

Command = Callable[..., tuple[int, str]]


class Host(Guest):
    """A browser that has come in by a link."""

    def __init__(self, house: House) -> None:
        super().__init__(house.address)
        self.enter(host.new_link(house.app.state.admin_token))

    def enter(self, link: str) -> Any:
        return self.post(f"/admin/enter/{link}")

    def decree(self, act: str, **wish: object) -> Any:
        return self.post("/admin/act", {"act": act, **{name: str(value) for name, value in wish.items()}})


@pytest.fixture
def ruler(house: House) -> Host:
    return Host(house)


@pytest.fixture
def command(house: House, folder: Path, capsys: pytest.CaptureFixture[str]) -> Command:
    """`undercroft admin` on this house: its exit status and what it said."""
    leave_address(folder, "127.0.0.1", int(house.address.rpartition(":")[2]))

    def give(*words: str) -> tuple[int, str]:
        capsys.readouterr()
        with pytest.raises(SystemExit) as left:
            main(["admin", *words, "--data", str(folder)])
        said = capsys.readouterr()
        return int(left.value.code or 0), said.out + said.err

    return give


def device_of(guest: Guest) -> str:
    return hashlib.sha256(guest.client.cookies["device"].encode()).hexdigest()[:32]


def refusal(code: str, language: str = "en") -> str:
    return tongue(language).error(code)


def is_told(page: ClientConnection, part: str, words: str) -> None:
    """Sooner or later an open page is sent these words in a part of it."""
    while words not in str(heard(page)["parts"].get(part, "")):
        pass


def closed_by(page: ClientConnection) -> int:
    """The code with which the house closed an open page."""
    with suppress(ConnectionClosed):
        while True:
            heard(page)
    return page.close_code or 0


# ---- coming in ----


def test_every_door_is_shut_to_strangers(ada: Guest) -> None:
    ada.get("/")
    for route in admin.ROUTES:
        (path,) = route.paths
        if path in ("/health", "/metrics"):
            continue
        path = path.replace("{link:str}", "9999999999.number.proof")
        for headers in ({}, {"Authorization": "Bearer"}, {"Authorization": "Bearer wrong"}, {"Cookie": "admin=9999999999.a"}):
            method = "GET" if "GET" in route.http_methods else "POST"
            reply = ada.client.request(
                method, path, headers=headers, data={"_csrf_token": ada.token} if method == "POST" else None
            )
            assert reply.status_code in (403, 410), (path, headers, reply.status_code)
    assert refusal("not-host").split(".")[0] in ada.get("/admin").text


def test_a_link_opens_once(house: House, ada: Guest, visit: Visit) -> None:
    link = host.new_link(house.app.state.admin_token)
    for _ in range(2):
        assert 'action="/admin/enter/' in ada.get(f"/admin/enter/{link}").text, "looking does not use it up"
    entered = ada.post(f"/admin/enter/{link}")
    assert (entered.status_code, entered.headers["location"]) == (303, "/admin")
    given = next(line.lower() for line in entered.headers.get_list("set-cookie") if line.startswith("admin="))
    assert {"httponly", "path=/admin", "samesite=strict"} <= set(given.split("; "))
    page = ada.get("/admin")
    assert page.status_code == 200
    assert page.headers["cache-control"] == "no-store"
    assert visit().post(f"/admin/enter/{link}").status_code == 410
    thief = visit()
    thief.get("/")
    thief.client.cookies.set("admin", ada.client.cookies["admin"], path="/admin")
    assert thief.get("/admin").status_code == 403


def test_a_link_is_good_for_minutes_and_for_its_house(house: House, ada: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    forged = host.new_link("another token")
    monkeypatch.setattr(host, "LINK_SECONDS", -1)
    stale = host.new_link(house.app.state.admin_token)
    for link in (forged, stale, "x", "1.2", "9" * 5000):
        assert ada.get(f"/admin/enter/{link}").status_code == 410
        assert ada.post(f"/admin/enter/{link}").status_code == 410


def test_a_visit_of_a_host_ends(house: House, ada: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    for seconds, status in ((60, 200), (-1, 403)):
        monkeypatch.setattr(host, "SESSION_SECONDS", seconds)
        entered = ada.post(f"/admin/enter/{host.new_link(house.app.state.admin_token)}")
        proof = next(line for line in entered.headers.get_list("set-cookie") if line.startswith("admin=")).split(";")[0]
        cookies = f"device={ada.client.cookies['device']}; {proof}"
        assert httpx.get(f"{house.address}/admin", headers={"Cookie": cookies}).status_code == status


def test_a_decree_needs_the_token_of_its_form_and_comes_from_our_own_page(house: House, ruler: Host) -> None:
    assert ruler.client.post("/admin/act", data={"act": READ_ONLY, "on": "on"}).status_code == 403
    wish = {"act": READ_ONLY, "on": "on", "_csrf_token": ruler.token}
    assert ruler.client.post("/admin/act", data=wish, headers={"Origin": "http://evil.example"}).status_code == 403
    assert not house.app.state.warden.read_only
    assert ruler.client.post("/admin/act", data=wish, headers={"Origin": house.address}).status_code == 200
    assert house.app.state.warden.read_only


def test_the_token_is_the_owners_alone(house: House, folder: Path) -> None:
    token = folder / host.TOKEN
    assert stat.S_IMODE(token.stat().st_mode) == 0o600
    assert len(token.read_text()) > 40


def test_a_wish_that_means_nothing_is_refused_in_words(house: House) -> None:
    asking = {"Authorization": f"Bearer {house.app.state.admin_token}", "Accept": "application/json"}
    nothing: list[Any] = [{}, {"act": "dance"}, {"act": "quota", "own": "-1", "all": "x"}, {"act": READ_ONLY}, [], "x"]
    for content in (*(json.dumps(wish) for wish in nothing), "", "{", "\0"):
        refused = httpx.post(f"{house.address}/admin/api/act", content=content, headers=asking)
        assert refused.status_code == 400, content
        assert refused.json()["error"].endswith(".")


# ---- the page ----


def test_the_page_shows_people_tables_and_figures(house: House, ruler: Host, ada: Guest) -> None:
    table = ada.new("me", "open", "random", **{"seats.0.name": "Ada of the <hills>"})
    with ada.socket(f"/t/{table}/lobby/live") as page:
        heard(page)
        shown = {language: ruler.get(f"/admin?lang={language}").text for language in LANGUAGES}
    for language, text in shown.items():
        assert f"<code>{device_of(ada)[:8]}</code>" in text
        assert ada.client.cookies["device"] not in text
        assert "Ada of the &lt;hills&gt;" in text
        assert tongue(language).say("admin-status-waiting") in text
        assert f'href="/t/{table}/watch"' in text
        assert text.count(f'data-label="{tongue(language).say("admin-pages")}">1</td>') == 2


# ---- bans ----


def test_a_banned_device_stays_out_everywhere(house: House, folder: Path, ruler: Host, ada: Guest, visit: Visit) -> None:
    table, bo = ada.new("me", "random"), visit()
    bo.get("/")
    with ada.socket(f"/t/{table}/0/live") as page, bo.socket(f"/t/{table}/watch/live") as other:
        heard(page), heard(other)
        assert ruler.decree("ban", device=device_of(ada)[:8], why="for a reason").status_code == 303
        assert closed_by(page) == 4403
        assert [visit.device for visit in house.app.state.seeing.sockets] == [device_of(bo)]
    for path in ("/", f"/t/{table}/0", f"/t/{table}/record", "/about", "/new/paper-dungeons"):
        assert ada.get(path).status_code == 403, path
    assert refusal("banned").split(".")[0] in ada.get("/").text
    refused = ada.post(f"/t/{table}/0/answer", script=True, number=0, option="ready")
    assert (refused.status_code, refused.json()["code"]) == (403, "banned")
    with pytest.raises((InvalidStatus, ConnectionClosed)), ada.socket(f"/t/{table}/0/live") as page:
        heard(page)
    assert ada.get("/static/house.css").status_code == 200
    assert bo.get(f"/t/{table}/watch").status_code == 200
    assert "for a reason" in ruler.get("/admin").text


def test_a_ban_outlives_the_house_and_is_lifted(folder: Path) -> None:
    with open_house(folder) as house:
        ada = Guest(house.address)
        table = ada.new("me", "random")
        Host(house).decree("ban", device=device_of(ada))
    with open_house(folder) as house:
        ada.client.base_url = house.address
        assert ada.get("/").status_code == 403
        assert Host(house).decree("unban", device=device_of(ada)[:8]).status_code == 303
        assert ada.get(f"/t/{table}/0").status_code == 200


def test_nobody_is_banned_by_an_unknown_name(house: House, ruler: Host, ada: Guest) -> None:
    ada.new("me")
    for name in ("", device_of(ada)[:7], "0" * 32, "%%%%%%%%", "zzzzzzzz"):
        assert ruler.decree("ban", device=name).status_code == 404, name
        assert ruler.decree("unban", device=name).status_code == 404, name
    assert ada.get("/").status_code == 200


# ---- quotas ----


def test_quotas(house: House, ruler: Host, ada: Guest, visit: Visit) -> None:
    ruler.decree("quota", own=2, all=3)
    first, _ = ada.new("me"), ada.new("me")
    fields = {"count": "1", "seats.0.kind": "me", "seats.0.name": "Ada"}
    full = ada.post("/new/paper-dungeons", fields, script=True)
    assert (full.status_code, full.json()["code"]) == (409, "own-tables-full")
    bo = visit()
    bo.new("me")
    assert bo.post("/new/paper-dungeons", fields, script=True).json()["code"] == "all-tables-full"
    ada.post(f"/t/{first}/finish")
    ada.new("me")
    ruler.decree("quota", own=0, all=0)
    ada.new("me")


def test_nobody_slips_past_a_quota_with_many_wishes_at_once(house: House, ruler: Host, ada: Guest) -> None:
    ruler.decree("quota", own=2, all=0)
    assert ada.token
    codes = list[int]()
    fields = {"count": "1", "seats.0.kind": "me", "seats.0.name": "Ada"}
    wishes = [
        threading.Thread(target=lambda: codes.append(ada.post("/new/paper-dungeons", fields).status_code)) for _ in range(8)
    ]
    for wish in wishes:
        wish.start()
    for wish in wishes:
        wish.join(30)
    assert sorted(codes) == [303] * 2 + [409] * 6


def test_a_campaign_over_the_quota_leaves_nothing_behind(house: House, ruler: Host, ada: Guest) -> None:
    ruler.decree("quota", own=1, all=0)
    ada.new("me")
    fields = {"count": "1", "seats.0.kind": "me", "seats.0.name": "Ada", "mode": "campaign", "story": "story-1"}
    story = re.search(r'name="story"[^>]*>\s*<option value="([^"]+)"', ada.get("/new/paper-dungeons").text)
    fields["story"] = story.group(1) if story else ""
    assert fields["story"]
    assert ada.post("/new/paper-dungeons", fields).status_code == 409
    count = house.run(house.tables.store.run(lambda c: c.exec_driver_sql("select count(*) from campaigns").scalar()))
    assert count == 0


# ---- read-only ----


def test_read_only_lets_everybody_look_and_nobody_play(folder: Path) -> None:
    with open_house(folder) as house:
        ada, ruler = Guest(house.address), Host(house)
        table, gathering = ada.new("me", "random"), ada.new("me", "open")
        with ada.socket(f"/t/{table}/0/live") as page, ada.socket(f"/t/{gathering}/lobby/live") as lobby:
            heard(page), heard(lobby)
            ruler.decree(READ_ONLY, on="on")
            is_told(page, "renewed", refusal(READ_ONLY))
            is_told(lobby, "lobby", refusal(READ_ONLY))
    with open_house(folder) as house:
        ada.client.base_url = house.address
        before = ada.get(f"/t/{table}/record").text
        number, options = ada.question(table, 0)
        refused = ada.post(f"/t/{table}/0/answer", script=True, number=number, option=options[0])
        assert (refused.status_code, refused.json()["code"]) == (503, READ_ONLY)
        for path in (
            f"/t/{table}/0/take-back",
            f"/t/{table}/leave",
            f"/t/{gathering}/start",
            f"/t/{table}/finish",
            f"/t/{table}/delete",
        ):
            assert ada.post(path, number=number, seat=0).status_code == 503, path
        assert ada.post("/new/paper-dungeons/now").status_code == 503
        for path in ("/", "/about", f"/t/{table}/0", f"/t/{gathering}", "/rules/paper-dungeons"):
            page = ada.get(path)
            assert page.status_code == 200
            assert page.text.count(refusal(READ_ONLY)) == 1, path
        assert ada.get(f"/t/{table}/record").text == before
        Host(house).decree(READ_ONLY, on="off")
        assert ada.answer(table, 0).status_code < 300
        assert refusal(READ_ONLY) not in ada.get("/").text


def test_bots_stop_while_it_is_read_only_and_go_on_afterwards(house: House, ruler: Host, ada: Guest) -> None:
    table = ada.new("random", "random", pace="slow")
    room = house.tables.rooms[table]
    assert room.bots.busy
    ruler.decree(READ_ONLY, on="on")
    assert not room.bots.busy
    ada.get(f"/t/{table}/watch")
    with ada.socket(f"/t/{table}/watch/live") as page:
        heard(page)
        assert not room.bots.busy, "nobody who comes in rouses them"
    ruler.decree(READ_ONLY, on="off")
    assert room.bots.busy


def test_an_answer_that_waited_its_turn_is_refused_when_it_comes(house: House, ada: Guest) -> None:
    """It had passed the door before the house became read-only."""
    table = ada.new("me", "random")
    room, number = house.tables.rooms[table], ada.question(table, 0)[0]

    async def meanwhile() -> str:
        async with room.alone():
            late = asyncio.create_task(room.answer(0, number, "ready"))
            await asyncio.sleep(0)
            house.tables.notice = READ_ONLY
        (error,) = await asyncio.gather(late, return_exceptions=True)
        return getattr(error, "code", "")

    assert house.run(meanwhile()) == READ_ONLY


# ---- draining ----


def test_a_house_that_will_close_sets_no_tables_and_says_so(house: House, ruler: Host, ada: Guest) -> None:
    table = ada.new("me", "random")
    with ada.socket(f"/t/{table}/0/live") as page:
        heard(page)
        ruler.decree("drain", on="on")
        is_told(page, "renewed", refusal(CLOSING))
        assert ada.answer(table, 0).status_code < 300, "games go on"
    health = ada.get("/health")
    assert (health.status_code, health.json()["state"]) == (503, CLOSING)
    refused = ada.post("/new/paper-dungeons/now", script=True)
    assert (refused.status_code, refused.json()["code"]) == (503, CLOSING)
    ruler.decree("drain", on="off")
    assert ada.get("/health").status_code == 200
    ada.new("me")


def test_drain_waits_for_whoever_is_in_the_middle_of_something(house: House, command: Command) -> None:
    seeing = house.app.state.seeing
    assert command("drain", "--wait", "5") == (0, "")
    seeing.answering = 1
    left, said = command("drain", "--wait", "0.3")
    assert (left, "1 thoughts or answers" in said) == (1, True)
    threading.Timer(0.3, lambda: setattr(seeing, "answering", 0)).start()
    assert command("drain", "--wait", "20") == (0, "")
    assert command("drain", "--off") == (0, "")
    assert house.tables.notice == ""


# ---- tables ----


def test_a_table_is_closed_and_deleted(house: House, ruler: Host, ada: Guest) -> None:
    table = ada.new("me", "random")
    assert ruler.decree("close", table=table).status_code == 303
    assert house.tables.rooms[table].status == "closed"
    assert ruler.decree("delete", table=table).status_code == 303
    assert ada.get(f"/t/{table}/0").status_code == 404
    for act in ("close", "delete"):
        assert ruler.decree(act, table=table).status_code == 404


# ---- the command ----


def test_the_command(house: House, folder: Path, ada: Guest, command: Command) -> None:
    table = ada.new("me", "open", **{"seats.0.name": "Ada"})
    device = device_of(ada)[:8]
    assert "state: open" in command("status")[1]
    assert json.loads(command("status", "--json")[1])["tables"] == {"waiting": 1}
    assert command("people")[1].split("\t")[:3] == [device, "Ada", "1"]
    assert command("tables")[1].split("\t")[:4] == [table, "paper-dungeons", "waiting", "Ada, (free)"]
    assert command("ban", device, "--why", "noise") == (0, "")
    assert ada.get("/").status_code == 403
    assert command("people")[1].strip().endswith("banned")
    assert f"banned: {device}" in command("status")[1]
    assert [ban["why"] for ban in json.loads(command("status", "--json")[1])["bans"]] == ["noise"]
    assert command("unban", device) == (0, "")
    assert command("quota", "--own", "3") == (0, "")
    assert command("quota", "--all", "9") == (0, "")
    assert "3 a device, 9 in all" in command("status")[1]
    assert command("read-only", "on") == (0, "")
    assert "state: read-only" in command("status")[1]
    assert command("drain") == (0, "")
    assert "state: read-only and closing" in command("status")[1]
    assert command("drain", "--off") == (0, "")
    assert command("read-only", "off") == (0, "")
    assert command("close", table) == (0, "")
    assert command("delete", table) == (0, "")
    left, link = command("link")
    assert (left, ada.get(link.strip()).status_code) == (0, 200)


def test_what_the_command_cannot_do_is_said_in_a_line(house: House, folder: Path, tmp_path: Path, command: Command) -> None:
    for words, left, part in (
        (("ban", "00000000"), 1, "no device with that name"),
        (("delete", "nowhere"), 1, "no such table"),
        (("read-only", "perhaps"), 2, "on or off"),
        (("quota",), 2, "--own, --all or both"),
    ):
        found, said = command(*words)
        assert (found, part in said, said.count("\n")) == (left, True, 1), said
    (folder / host.TOKEN).write_text("another")
    assert "for whoever runs the house" in command("status")[1]
    leave_address(folder, "127.0.0.1", 9)
    left, said = command("status")
    assert (left, "no house answers at 127.0.0.1:9" in said) == (1, True)
    (folder / host.ADDRESS).unlink()
    left, said = command("status")
    assert (left, "no house is open in" in said) == (1, True)


@pytest.mark.parametrize("answer", [b"220 mail.example ready\r\n", b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}", b""])
def test_another_program_at_the_address_of_before_is_shown_no_token(folder: Path, command: Command, answer: bytes) -> None:
    heard = list[bytes]()
    with socket.create_server(("127.0.0.1", 0)) as stranger:

        def answer_all() -> None:
            with suppress(OSError):
                while True:
                    connection, _ = stranger.accept()
                    with connection:
                        heard.append(connection.recv(65536))
                        connection.sendall(answer)

        threading.Thread(target=answer_all, daemon=True).start()
        leave_address(folder, "127.0.0.1", stranger.getsockname()[1])
        left, said = command("status")
    assert (left, "no house answers at 127.0.0.1:" in said, said.count("\n")) == (1, True, 1), said
    assert heard
    assert not any((folder / host.TOKEN).read_text().strip().encode() in what for what in heard)


def test_a_house_that_refuses_to_say_how_it_is_is_a_house(house: House, folder: Path, command: Command) -> None:
    """Behind a proxy that nobody told it of, strangers and its own command come from one address."""
    where = urlsplit(house.address)
    leave_address(folder, str(where.hostname), where.port or 0)
    house.app.state.limits = house.app.state.limits._replace(pages_a_minute=1)
    httpx.get(f"{house.address}/health")
    left, said = command("status")
    assert (left, said) == (1, f"undercroft: {tongue('en').error('too-many')}\n")


@pytest.mark.parametrize("address", ["", "nowhere", "http://127.0.0.1:ninety", "http://[::", "file:///nowhere"])
def test_a_spoilt_address_is_a_line(folder: Path, command: Command, address: str) -> None:
    (folder / host.ADDRESS).write_text(address)
    left, said = command("status")
    assert (left, "no house answers at" in said, said.count("\n")) == (1, True, 1), said


def test_last_seen_is_kept_for_as_many_as_fit(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.server.warden.MOST_MET", 3)
    ruler = house.app.state.warden
    for device in ("a", "b", "c", "a", "d"):
        ruler.met(device)
    assert list(ruler._met) == ["c", "a", "d"]
    assert all(seen <= time.time() for seen in ruler._met.values())
