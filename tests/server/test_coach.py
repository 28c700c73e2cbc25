"""The coach of a first game: whom it is offered to, what it says when, never twice, and gone with one tap."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from tests.running import House
from tests.server.conftest import Guest, Visit
from undercroft.bots import usual_bot
from undercroft.games import FACES, GAMES
from undercroft.lessons import WrongLesson
from undercroft.lessons.coach import coach
from undercroft.lessons.coach_checking import faults, unspoken
from undercroft.server.play.room import Room

GAME = "paper-dungeons"
SAYS = """
silent = ["ask ready"]
[[sayings]]
at = "ask keep-talent"
say = "lesson-cards-talent"
[[sayings]]
at = "ask keep-goal"
say = "lesson-cards-goal"
points = ["goal-0"]
[[sayings]]
at = "event kept-talent"
say = "lesson-dice-white"
own = true
"""
SAID = re.compile(r'class="coach advice".*?<p class="says"[^>]*>(.*?)</p>.*?name="heard" value="([^"]+)"', re.S)


@pytest.fixture(autouse=True)
def _says(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    own = FACES[GAME]
    monkeypatch.setitem(FACES, GAME, replace(own, read=lambda name: SAYS if name == "coach.toml" else own.read(name)))
    coach.cache_clear()
    yield
    coach.cache_clear()


def said(guest: Guest, table: str, seat: int = 0) -> str:
    """What the coach says on a page, by what it is about; empty where there is none."""
    found = SAID.search(guest.get(f"/t/{table}/{seat}").text)
    return found[2] if found else ""


def room(house: House, table: str) -> Room:
    return house.run(house.tables.room(table))


def now(guest: Guest) -> str:
    return str(guest.post(f"/new/{GAME}/now").headers["location"].split("/")[2])


def test_a_first_game_has_a_coach_and_a_mild_bot(ada: Guest, house: House) -> None:
    table = now(ada)
    chairs = room(house, table).chairs
    assert [(chair.bot, chair.heard) for chair in chairs] == [("", []), (GAMES[GAME].first_bot, None)]
    assert room(house, table).setup.options["missions"] == "off"
    assert 'name="first" value="on" checked' in ada.get(f"/new/{GAME}").text


def test_whoever_has_finished_a_game_is_offered_none(ada: Guest, house: House) -> None:
    house.run(house.tables.store.set_status(ada.new("me"), "over"))
    chairs = room(house, now(ada)).chairs
    assert [(chair.bot, chair.heard) for chair in chairs] == [("", None), (usual_bot(GAMES[GAME]), None)]
    form = ada.get(f"/new/{GAME}").text
    assert 'name="first" value="on"' in form
    assert 'name="first" value="on" checked' not in form
    assert 'name="first" value="on" checked' in ada.get("/new/dungeoneer").text


def test_what_is_new_is_said_once_and_an_answer_counts_as_heard(ada: Guest, house: House) -> None:
    table = now(ada)
    assert said(ada, table) == "ask keep-talent"
    assert ada.answer(table, 0).status_code == 201
    assert room(house, table).chairs[0].heard == ["ask keep-talent"]
    assert said(ada, table) == "ask keep-goal"
    assert 'data-points="goal-0"' in ada.get(f"/t/{table}/0").text
    assert ada.post(f"/t/{table}/0/coach", heard="ask keep-goal").status_code == 303
    assert said(ada, table) == "", "one thing a question"
    assert ada.answer(table, 0).status_code == 201
    assert said(ada, table) == "event kept-talent", "then what has happened"


def test_what_was_said_outlives_the_room(ada: Guest, house: House) -> None:
    table = now(ada)
    ada.answer(table, 0)
    house.tables.rooms.pop(table)
    assert room(house, table).chairs[0].heard == ["ask keep-talent"]


def test_a_refused_answer_leaves_it_unsaid(ada: Guest, house: House) -> None:
    table = now(ada)
    assert ada.answer(table, 0, "keep nothing").status_code == 400
    assert room(house, table).chairs[0].heard == []
    assert said(ada, table) == "ask keep-talent"


def test_nothing_is_said_twice_at_another_table(ada: Guest, visit: Visit) -> None:
    table = now(ada)
    ada.answer(table, 0)
    assert said(ada, now(ada)) == ""
    bo = visit()
    assert said(bo, now(bo)) == "ask keep-talent"


def test_one_tap_sends_the_coach_away_and_one_calls_it(ada: Guest, house: House) -> None:
    table = now(ada)
    assert ada.post(f"/t/{table}/0/coach", coach="off").status_code == 303
    assert room(house, table).chairs[0].heard is None
    assert said(ada, table) == ""
    ada.post(f"/t/{table}/0/coach", coach="on")
    assert said(ada, table) == "ask keep-talent"


def test_only_who_plays_a_seat_is_coached_there(ada: Guest, visit: Visit, house: House) -> None:
    table = now(ada)
    bo = visit()
    assert "coach advice" not in bo.get(f"/t/{table}/watch").text
    assert bo.post(f"/t/{table}/0/coach", coach="off", script=True).json()["code"] == "forbidden"
    assert ada.post(f"/t/{table}/0/coach", heard="ask ready", script=True).json()["code"] == "stale"
    assert room(house, table).chairs[0].heard == []


def test_without_a_tick_there_is_none(ada: Guest, house: House) -> None:
    table = ada.new("me", "greedy")
    assert room(house, table).chairs[0].heard is None
    coached = ada.new("me", "open", "greedy", first="on")
    assert [chair.heard for chair in room(house, coached).chairs] == [[], None, None]


@pytest.mark.parametrize(("text", "fault"), [
    ('silent = ["ask fly"]', "paper-dungeons/coach.toml: 'ask fly': the game has no such ask"),
    ('silent = ["thing die"]', "'thing die': it begins with none of ask, event, sign"),
    ('[[sayings]]\nat = "ask die"\nsay = "coach-nowhere"', "'ask die': say: there is no text 'coach-nowhere' in 'en'"),
])  # fmt: skip
def test_a_wrong_coach_is_told_by_saying(monkeypatch: pytest.MonkeyPatch, text: str, fault: str) -> None:
    own = FACES[GAME]
    monkeypatch.setitem(FACES, GAME, replace(own, read=lambda name: text if name == "coach.toml" else own.read(name)))
    coach.cache_clear()
    assert fault in next(faults(GAME))


def test_a_saying_that_stands_there_twice_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    own = FACES[GAME]
    monkeypatch.setitem(FACES, GAME, replace(own, read=lambda _: 'silent = ["ask die", "ask die"]'))
    coach.cache_clear()
    with pytest.raises(WrongLesson, match="'ask die' stands there twice"):
        coach(GAME)


def test_what_comes_up_unspoken_is_found() -> None:
    found = unspoken(GAME, range(1))
    assert "ask die" in found
    assert "ask keep-talent" not in found
