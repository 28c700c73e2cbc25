"""Unkind visitors: odd numbers, endless forms, ways to other houses, words on a socket."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

from tests.server.conftest import Guest, heard


@pytest.fixture
def complaints() -> Iterator[list[str]]:
    """What the server logs as trouble."""
    said: list[str] = []

    class Ear(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            said.append(self.format(record))

    ear, loggers = Ear(logging.WARNING), [logging.getLogger(name) for name in ("uvicorn.error", "undercroft", "asyncio")]
    for logger in loggers:
        logger.addHandler(ear)
    yield said
    for logger in loggers:
        logger.removeHandler(ear)


@pytest.mark.parametrize(
    "frames",
    [
        [Frame(Opcode.TEXT, b"\xff\xfe")],
        [Frame(Opcode.TEXT, b"\xff", fin=False), Frame(Opcode.CONT, b"\xfe")],
        [Frame(Opcode.CONT, b"out of turn")],
        [Frame(Opcode.TEXT, b"x" * 100_000)],
    ],
)
def test_noise_on_the_socket_is_shown_out_without_a_word(ada: Guest, complaints: list[str], frames: list[Frame]) -> None:
    table = ada.new("me")
    with ada.socket(f"/t/{table}/0/live") as socket:
        heard(socket)
        for frame in frames:
            socket.socket.sendall(frame.serialize(mask=True))
        with pytest.raises(ConnectionClosed):
            heard(socket)
    assert ada.answer(table, 0).json() == {"ok": True}
    time.sleep(0.1)
    assert complaints == []


@pytest.mark.parametrize("name", ["%00", "a" * 5_000, "a/" * 2_000, "%ff%fe", "house.css/x", "..%2f..%2fapp.py", "a b", "."])
def test_a_file_that_cannot_be_is_not_found(ada: Guest, complaints: list[str], name: str) -> None:
    for path in (f"/static/{name}", f"/games/paper-dungeons/{name}"):
        missing = ada.get(path, headers={"Accept": "application/json"})
        assert missing.status_code == 404, path
        assert missing.json()["code"] == "not-found"
    assert complaints == []


@pytest.mark.parametrize("address", ["http://[", "http://[::1", "http://a]b/", "\\\\", "http://[x]:y"])
def test_a_broken_address_in_a_header_is_no_address(ada: Guest, complaints: list[str], address: str) -> None:
    table = ada.new("me", "random")
    data, headers = {"_csrf_token": ada.token, "pace": "slow"}, {"Referer": address}
    reply = ada.client.post(f"/t/{table}/pace", data=data, headers=headers, follow_redirects=False)
    assert reply.headers["location"] == f"/t/{table}"
    with pytest.raises(InvalidStatus) as refused:
        ada.socket(f"/t/{table}/0/live", origin=address)
    assert refused.value.response.status_code == 403
    assert complaints == []


def test_whoever_speaks_on_the_socket_is_shown_out(ada: Guest) -> None:
    table = ada.new("me")
    for words in ("hello", b"hello", "x" * 100_000):
        with ada.socket(f"/t/{table}/0/live") as socket:
            heard(socket)
            socket.send(words)
            with pytest.raises(ConnectionClosed):
                heard(socket)


def test_strange_numbers_are_no_places(ada: Guest) -> None:
    table = ada.new("me")
    for strange in ("²", "٣", "9" * 5000):
        assert ada.get(f"/t/{table}/{strange}").status_code == 404
        assert ada.get("/new/paper-dungeons", params={"count": strange}).status_code == 200
        assert ada.get(f"/t/{table}/replay", params={"seat": strange, "step": strange}).status_code == 200
        assert ada.post("/new/paper-dungeons", count=strange).status_code == 400
        assert ada.post(f"/t/{table}/chair", script=True, seat=strange, do="bot").json()["code"] == "stale"
        assert ada.post(f"/t/{table}/leave", script=True, seat=strange).json()["code"] == "not-found"


def test_a_form_without_end_is_refused_in_words(ada: Guest) -> None:
    refused = ada.post("/new/paper-dungeons", script=True, count="1" * 3_000_000)
    assert refused.status_code == 413
    assert refused.json()["error"]


def test_a_wrong_table_is_refused_as_json_where_json_was_asked_for(ada: Guest) -> None:
    refused = ada.post("/new/paper-dungeons", script=True, count="9")
    assert refused.status_code == 400
    assert refused.json()["code"] == "wrong-setup"


@pytest.mark.parametrize(
    "back", ["//evil.example", "/\\evil.example", "/\t/evil.example", "https://evil.example", "/\r\nX: y", ""]
)
def test_settings_never_lead_to_another_house(ada: Guest, back: str) -> None:
    assert ada.post("/settings", theme="dark", back=back).headers["location"] == "/"


def test_a_foreign_referer_is_not_followed(ada: Guest) -> None:
    table = ada.new("me", "random")
    data = {"_csrf_token": ada.token, "pace": "slow"}
    for referer, where in (("https://evil.example/x", f"/t/{table}"), (f"{ada.address}/t/{table}/0", f"/t/{table}/0")):
        headers = {"Referer": referer}
        reply = ada.client.post(f"/t/{table}/pace", data=data, headers=headers, follow_redirects=False)
        assert reply.headers["location"] == where


def test_versioned_files_are_kept_and_pages_are_not(ada: Guest) -> None:
    page = ada.get("/")
    assert page.headers["cache-control"] == "no-store"
    link = page.text.split('href="/static/house.css')[1].split('"')[0]
    assert "immutable" in ada.get(f"/static/house.css{link}").headers["cache-control"]
    assert "immutable" not in ada.get("/static/house.css").headers["cache-control"]


def test_the_head_of_a_page_can_be_asked_for(ada: Guest) -> None:
    table = ada.new("me")
    for path in ("/", f"/t/{table}/0", "/static/house.css", "/nowhere"):
        head, whole = ada.client.head(path), ada.get(path)
        assert head.status_code == whole.status_code, path
        assert head.content == b""


def test_settings_work_on_a_page_that_is_not_there(ada: Guest) -> None:
    ada.get("/")
    page = ada.get("/nowhere")
    assert page.status_code == 404
    assert f'name="_csrf_token" value="{ada.client.cookies["csrf"]}"' in page.text


def test_a_wrong_way_to_ask_is_refused_in_words(ada: Guest) -> None:
    refused = ada.client.put("/", headers={"Accept": "application/json"})
    assert refused.status_code == 405
    assert refused.json()["error"]
