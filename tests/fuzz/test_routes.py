"""Every route with generated input: no server error, nothing in the log, the house's headers, and a refusal in words.

`ROUTE_EXAMPLES=200` tries more of them than here, and others each time.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.fuzz.openapi import METHODS, ROUTES, SOCKETS, document, routes_of, sockets_of
from tests.fuzz.prepared import Prepared, prepared
from tests.server.conftest import Guest
from undercroft.server.http.doors import HEADERS
from undercroft.texts import LANGUAGES

EXAMPLES = int(os.environ.get("ROUTE_EXAMPLES", "0"))
TRIED = settings(
    max_examples=EXAMPLES or 3,
    derandomize=not EXAMPLES,
    phases=(Phase.generate, Phase.shrink) if EXAMPLES else (Phase.generate,),
    database=None,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
AWAY = 8.0
"""Seconds after which nobody is there any more."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Prepared]:
    with prepared(tmp_path_factory.mktemp("fuzz") / "data") as house:
        yield house


@pytest.fixture(scope="module")
def schema(house: Prepared) -> Any:
    return schemathesis.openapi.from_dict(document(house))


@pytest.fixture(scope="module")
def visitors(house: Prepared) -> Iterator[dict[str, requests.Session]]:
    """The same browser comes twice: the second time without the token of its forms."""
    guests = {"seated": house.seated, "stranger": house.stranger, "tokenless": house.seated}
    sessions = {name: _session(guest, token=name != "tokenless") for name, guest in guests.items()}
    yield sessions
    for session in sessions.values():
        session.close()


def _session(guest: Guest, *, token: bool) -> requests.Session:
    session = requests.Session()
    session.cookies.update(dict(guest.client.cookies))
    if token:
        session.headers["X-CSRFToken"] = guest.token
    return session


def sound(reply: Any, house: Prepared, what: str) -> None:
    """What holds for every answer of the house."""
    headers = {name.lower(): value if isinstance(value, str) else value[0] for name, value in reply.headers.items()}
    said = house.complaints.copy()
    house.complaints.clear()
    assert reply.status_code < 500, what
    assert said == [], what
    assert headers.items() >= {name.lower(): value for name, value in HEADERS.items()}.items(), what
    assert headers["cache-control"], what
    if reply.status_code < 400:
        return
    assert "Traceback" not in reply.text, what
    if headers["content-type"].startswith("application/json"):
        told = reply.json()
        assert len(told["error"].split()) > 1, what
    elif reply.status_code == 411:
        assert headers["content-type"].startswith("text/plain"), what
        assert len(reply.text.splitlines()) == len(LANGUAGES), what
    else:
        assert headers["content-type"].startswith("text/html"), what
        assert "</main>" in reply.text, what


def test_every_route_of_the_house_is_tried(house: Prepared) -> None:
    assert routes_of(house.house.app) == set(ROUTES)
    assert sockets_of(house.house.app) == SOCKETS


@pytest.mark.parametrize("route", ROUTES)
def test_a_route_takes_any_input(route: str, house: Prepared, schema: Any, visitors: dict[str, requests.Session]) -> None:
    method, path = route.split(" ")
    operation = schema[path][method]
    cases = st.one_of([operation.as_strategy(generation_mode=mode) for mode in GenerationMode])

    @TRIED
    @given(case=cases)
    def tried(case: Case[Any]) -> None:
        for name, session in visitors.items():
            reply = case.call(base_url=house.house.address, session=session, allow_redirects=False, timeout=AWAY)
            what = f"{name}: {case.as_curl_command()} -> {reply.status_code}"
            sound(reply, house, what)
            if name == "tokenless" and method == "POST":
                assert 400 <= reply.status_code < 500, what

    tried()


def test_no_other_way_of_asking_is_taken(house: Prepared) -> None:
    """What a route does not know, and what no route knows."""
    for path in ("/", f"/t/{house.tables['running'][0]}", "/t/x/0/answer", "/nowhere", "/%ff", "//", "/t//", "/static/"):
        for method, accept in product((*METHODS, "OPTIONS", "HEAD", "BREW"), ("application/json", "text/html")):
            headers = {"Accept": accept}
            reply = house.stranger.client.request(method, path, headers=headers, follow_redirects=False)
            if method == "HEAD":
                assert reply.status_code < 500
            else:
                sound(reply, house, f"{method} {path} -> {reply.status_code}")


@TRIED
@given(
    st.sampled_from(("running", "waiting", "over", "closed")),
    st.one_of(st.sampled_from(("0", "1", "watch", "lobby", "9")), st.text("abc0129-", min_size=1)),
    st.lists(st.one_of(st.text(), st.binary()), max_size=2),
    st.booleans(),
)
def _socket(house: Prepared, status: str, place: str, words: list[str | bytes], ours: bool) -> None:
    for guest, table in product((house.seated, house.stranger), (*house.tables[status][:2], "x")):
        try:
            with guest.socket(f"/t/{table}/{place}/live", origin=None if ours else "http://evil.example") as socket:
                for word in words:
                    socket.send(word)
                if words:
                    while True:
                        socket.recv(timeout=AWAY)
        except (InvalidHandshake, ConnectionClosed):
            pass
        assert house.complaints == [], f"{table} {place} {words}"


def test_a_socket_takes_any_words(house: Prepared) -> None:
    _socket(house)


def test_the_house_still_stands(house: Prepared) -> None:
    """After all of that; the last test of this file."""
    assert house.seated.get("/").status_code == 200
    table = house.seated.new("me")
    assert house.seated.answer(table, 0).json() == {"ok": True}
    assert house.complaints == []
