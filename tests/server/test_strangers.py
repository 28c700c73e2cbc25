"""Unkind visitors: odd numbers, endless forms, ways to other houses, words on a socket."""

from __future__ import annotations

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import Guest, heard


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
