"""Each door is tried: headers, forms, cookies, sockets, names, rates."""

from __future__ import annotations

import asyncio
import socket
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.running import House, open_house, run
from tests.server.conftest import Guest, Visit, heard
from undercroft.server.http.main import listen


def test_every_page_carries_a_strict_policy_and_no_inline_code(ada: Guest) -> None:
    table = ada.new("me", "random")
    for path in ("/", "/about", "/new/paper-dungeons", f"/t/{table}", f"/t/{table}/0", "/rules/paper-dungeons", "/nowhere"):
        page = ada.get(path)
        policy = page.headers["content-security-policy"]
        assert "default-src 'none'" in policy, path
        assert "unsafe" not in policy
        assert page.headers["x-content-type-options"] == "nosniff"
        for inline in ("<style", " style=", " onclick=", " onload=", "javascript:"):
            assert inline not in page.text, (path, inline)
        assert "<script>" not in page.text


@pytest.mark.parametrize("host", ["127.0.0.1", "::1"])
def test_small_answers_leave_at_once(host: str) -> None:
    async def accepted() -> int:
        met: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def meet(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            met.set_result(writer.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        listener = listen(host, 0)
        async with await asyncio.start_server(meet, sock=listener):
            _, writer = await asyncio.open_connection(*listener.getsockname()[:2])
            try:
                return await asyncio.wait_for(met, 10)
            finally:
                writer.close()

    assert run(accepted())


class Nobody(ThreadPoolExecutor):
    def submit(self, *_: object, **__: object) -> Any:
        raise AssertionError("something was left to a thread")


def test_nobody_at_the_doors_waits_for_a_thread(house: House, ada: Guest) -> None:
    """It would cost more than all that is looked at there."""
    table = ada.new("me")
    house.loop.call_soon_threadsafe(house.loop.set_default_executor, Nobody())
    try:
        assert ada.get(f"/t/{table}/0").status_code == 200
        assert ada.answer(table, 0).json() == {"ok": True}
    finally:
        house.loop.call_soon_threadsafe(house.loop.set_default_executor, ThreadPoolExecutor(1))


def test_a_form_without_its_token_is_refused(ada: Guest) -> None:
    before = ada.get("/").text.count("/t/")
    refused = ada.client.post("/new/paper-dungeons", data={"count": "1"}, follow_redirects=False)
    assert refused.status_code == 403
    assert ada.get("/").text.count("/t/") == before


def test_a_token_of_another_browser_is_refused(ada: Guest, visit: Visit) -> None:
    table = ada.new("me", "random")
    bo = visit()
    stolen = httpx.post(
        f"{ada.address}/t/{table}/0/answer",
        data={"_csrf_token": bo.token, "number": "0", "option": "ready"},
        cookies=dict(ada.client.cookies),
    )
    assert stolen.status_code == 403


def test_cookies_are_out_of_reach_of_scripts_and_other_sites(ada: Guest) -> None:
    given = ada.get("/").headers.get_list("set-cookie")
    assert any(line.startswith("device=") for line in given)
    for line in given:
        assert "httponly" in line.lower(), line
        assert "samesite=lax" in line.lower(), line


def test_the_front_page_renews_the_device_and_keeps_it_the_same(ada: Guest) -> None:
    ada.get("/")
    device = ada.client.cookies["device"]
    renewed = [line for line in ada.get("/").headers.get_list("set-cookie") if line.startswith("device=")]
    assert len(renewed) == 1
    assert renewed[0].startswith(f"device={device};")
    assert not [line for line in ada.get("/about").headers.get_list("set-cookie") if line.startswith("device=")]


def test_cookies_are_secure_behind_https(folder: Path) -> None:
    with open_house(folder, public_url="https://table.example") as house:
        given = httpx.get(house.address).headers.get_list("set-cookie")
    assert given
    assert all("secure" in line.lower() for line in given)


def test_a_socket_opened_by_another_site_is_refused(ada: Guest) -> None:
    table = ada.new("me", "random")
    with (
        pytest.raises((InvalidStatus, ConnectionClosed)),
        ada.socket(f"/t/{table}/0/live", origin="http://evil.example") as socket,
    ):
        heard(socket)
    with ada.socket(f"/t/{table}/0/live") as socket:
        assert "question" in heard(socket)["parts"]


def test_a_socket_of_a_foreign_seat_is_refused(ada: Guest, visit: Visit) -> None:
    table = ada.new("me", "random")
    with pytest.raises((InvalidStatus, ConnectionClosed)), visit().socket(f"/t/{table}/0/live") as socket:
        heard(socket)


@pytest.mark.parametrize("name", ["<b>Bo</b><script>alert(1)</script>"[:24], 'x" onmouseover="y', "&lt;i&gt;"])
def test_names_are_escaped(ada: Guest, name: str) -> None:
    table = ada.new("me", "random", **{"seats.0.name": name})
    page = ada.get(f"/t/{table}/0").text
    assert name not in page
    assert name.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&#34;") in page


@pytest.mark.parametrize("name", ["x" * 10_000, "", "   ", "\u202e\u0000"])
def test_names_are_bounded(ada: Guest, name: str) -> None:
    fields = {"count": "1", "seats.0.kind": "me", "seats.0.name": name}
    refused = ada.post("/new/paper-dungeons", fields)
    assert refused.status_code == 400
    assert 'role="alert"' in refused.text
    assert len(refused.text) < 200_000


def test_joining_is_limited(folder: Path) -> None:
    with open_house(folder, joins_a_minute=5) as house:
        ada = Guest(house.address)
        table = ada.new("me", "open")
        codes = [Guest(house.address).post(f"/t/{table}/take", seat=1, name=f"Bo{n}").status_code for n in range(8)]
    assert codes[0] == 303
    assert codes[-1] == 429


def test_answering_is_limited(folder: Path) -> None:
    with open_house(folder, answers_a_minute=6) as house:
        ada = Guest(house.address)
        table = ada.new("me")
        replies = [ada.post(f"/t/{table}/0/answer", script=True, number=99, option="ready") for _ in range(9)]
    assert replies[0].status_code == 409
    assert replies[-1].status_code == 429
    assert replies[-1].json()["error"]


def test_settings_lead_back_to_this_house_only(ada: Guest) -> None:
    assert ada.post("/settings", lang="pl", back="//evil.example/x").headers["location"] == "/"
    moved = ada.post("/settings", lang="pl", theme="dark", back="/about")
    assert moved.headers["location"] == "/about"
    page = ada.get("/about").text
    assert 'lang="pl"' in page
    assert 'data-theme="dark"' in page


def test_the_language_follows_the_browser(house: House) -> None:
    assert 'lang="ru"' in httpx.get(house.address, headers={"Accept-Language": "ru-RU,ru;q=0.9"}).text
    assert 'lang="en"' in httpx.get(house.address, headers={"Accept-Language": "fi"}).text
