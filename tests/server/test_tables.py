"""Tables over HTTP: setting, joining, answering, taking back, leaving, coming back after a restart."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.running import House, open_house, run, until
from tests.server.conftest import Guest, Visit, heard
from undercroft.games import GAMES
from undercroft.kernel import replay
from undercroft.kernel.journal import Entry, Record
from undercroft.server.http import app
from undercroft.server.play.chairs import Chair
from undercroft.server.play.house import House as Tables
from undercroft.server.play.house import Wish
from undercroft.server.play.room import Room
from undercroft.server.store.database import Store


def kind_of_question(room: Room, seat: int) -> str:
    ask = room.table.question(seat)
    return ask.kind if ask is not None else ""


def play_to_the_end(guest: Guest, table: str, seat: int = 0) -> None:
    for _ in range(2000):
        number, options = guest.question(table, seat)
        if not options:
            return
        done = guest.post(f"/t/{table}/{seat}/answer", script=True, number=number, option=options[-1])
        assert done.status_code == 201 or done.status_code == 200, done.text
    raise AssertionError("the game does not end")


def test_a_solo_game_by_plain_http_ends_with_a_record_that_proves_itself(ada: Guest) -> None:
    table = ada.new("me")
    play_to_the_end(ada, table)
    text = ada.get(f"/t/{table}/record?seat=0").text
    record = Record.read(text)
    game = GAMES["paper-dungeons"]
    assert replay.verify(record, game, game.load("base")) >= 48
    assert str(record.scores[0]) in ada.get(f"/t/{table}/0").text


def test_pages_say_what_the_proof_of_chance_does_not_show(ada: Guest) -> None:
    waiting, over = ada.new("me", "open"), ada.new("me")
    play_to_the_end(ada, over)
    words = {"en": "did not choose among several", "ru": "не выбирал из нескольких", "pl": "nie wybierał spośród kilku"}
    for language, said in words.items():
        for path in ("/about", f"/t/{waiting}", f"/t/{over}/replay"):
            assert said in ada.get(path, params={"lang": language}).text, (path, language)


@pytest.mark.parametrize(
    ("fields", "status"),
    [
        ({"count": "9"}, 400),
        ({"count": "0"}, 400),
        ({"count": "x"}, 400),
        ({"count": "1", "seats.0.kind": "king", "seats.0.name": "A"}, 400),
        ({"count": "1", "seats.0.kind": "bot", "seats.0.name": "A", "seats.0.bot": "oracle"}, 400),
        ({"count": "1", "seats.0.kind": "me", "seats.0.name": "A", "option.dungeon": "Z"}, 400),
        ({"count": "1", "seats.0.kind": "me", "seats.0.name": "A", "pace": "warp"}, 400),
        ({"count": "1", "seats.0.kind": "me", "seats.0.name": "A", "mode": "campaign", "story": "moon"}, 400),
    ],
)
def test_a_wrong_table_is_refused_in_words(ada: Guest, fields: dict[str, str], status: int) -> None:
    refused = ada.post("/new/paper-dungeons", fields)
    assert refused.status_code == status
    assert 'role="alert"' in refused.text


def test_unknown_things_get_a_page_in_words(ada: Guest) -> None:
    for path in ("/t/nothing", "/t/nothing/0", "/new/chess", "/rules/chess", "/c/none", "/nowhere", "/t/nothing/record"):
        assert ada.get(path).status_code == 404, path
    table = ada.new("me")
    assert ada.get(f"/t/{table}/7").status_code == 404
    assert ada.get("/k/none").status_code == 410
    spoken = ada.get("/t/nothing", headers={"Accept": "application/json"})
    assert spoken.json()["code"] == "unknown-table"
    assert spoken.json()["error"]


def test_forged_stale_doubled_and_foreign_answers_change_nothing(ada: Guest, visit: Visit, house: House) -> None:
    table = ada.new("me", "device")
    number, options = ada.question(table, 0)
    room = house.run(house.tables.room(table))
    before = room.table.digest()

    def refused(guest: Guest, seat: int, option: str, code: str, number: object = number) -> None:
        reply = guest.post(f"/t/{table}/{seat}/answer", script=True, number=number, option=option)
        assert reply.json()["code"] == code, reply.text
        assert reply.json()["error"]

    refused(ada, 0, "step C4", "not-offered")
    refused(ada, 0, "keep-talent everything", "not-offered")
    refused(ada, 0, "x" * 10_000, "not-offered")
    refused(ada, 0, options[0], "stale", number + 1)
    refused(ada, 0, options[0], "stale", "-1")
    refused(ada, 0, options[0], "stale", "9" * 40)
    refused(visit(), 0, options[0], "forbidden")
    assert room.table.digest() == before
    assert ada.answer(table, 0, options[0]).json() == {"ok": True}
    refused(ada, 0, options[0], "stale")


def test_eight_answers_at_once_count_once(ada: Guest, house: House) -> None:
    table = ada.new("me", "random")
    number, options = ada.question(table, 0)
    token = ada.token
    cookies = dict(ada.client.cookies)

    def send(_: int) -> int:
        guest = Guest(ada.address)
        guest.client.cookies.update(cookies)
        data = {"_csrf_token": token, "number": str(number), "option": options[0]}
        headers = {"X-Requested-With": "undercroft"}
        return guest.client.post(f"/t/{table}/0/answer", data=data, headers=headers).status_code

    with ThreadPoolExecutor(8) as pool:
        codes = sorted(pool.map(send, range(8)))
    assert codes[1:] == [409] * 7
    assert codes[0] < 300
    assert house.run(house.tables.room(table)).table.number(0) == 1


def test_take_back_removes_only_the_own_answers(ada: Guest, house: House) -> None:
    table = ada.new("me", "device")
    room = house.run(house.tables.room(table))
    ada.answer(table, 1)
    other = room.table.digest(1)
    start = room.table.digest(0)
    ada.answer(table, 0)
    ada.answer(table, 0)
    assert kind_of_question(room, 0) == "ready"
    for _ in range(2):
        number, _options = ada.question(table, 0)
        assert ada.post(f"/t/{table}/0/take-back", script=True, number=number).json() == {"ok": True}
    assert room.table.digest(0) == start
    assert room.table.digest(1) == other
    number, _options = ada.question(table, 0)
    assert ada.post(f"/t/{table}/0/take-back", script=True, number=number).json()["code"] == "nothing-to-take-back"


def record_of(room: Room) -> list[Entry]:
    assert room.journal is not None
    return room.journal.record.entries


def test_a_seat_by_link(ada: Guest, visit: Visit, house: House) -> None:
    table = ada.new("me", "open")
    bo, eve = visit(), visit()
    assert bo.get(f"/t/{table}").status_code == 200
    assert bo.post(f"/t/{table}/take", seat=1, name="Bo").status_code == 303
    assert eve.post(f"/t/{table}/take", script=True, seat=1, name="Eve").json()["code"] == "table-full"
    assert eve.post(f"/t/{table}/start", script=True).json()["code"] == "forbidden"
    assert ada.post(f"/t/{table}/start").status_code == 303
    assert bo.get(f"/t/{table}/1").status_code == 200
    assert bo.get(f"/t/{table}/0").status_code == 403
    assert eve.get(f"/t/{table}/watch").status_code == 200
    room = house.run(house.tables.room(table))
    assert room.names == ("Player 1", "Bo")


def test_what_a_team_does_is_not_on_the_wire_before_the_round_ends(ada: Guest, visit: Visit, house: House) -> None:
    table = ada.new("me", "open")
    bo = visit()
    bo.post(f"/t/{table}/take", seat=1, name="Bo")
    ada.post(f"/t/{table}/start")
    room = house.run(house.tables.room(table))
    while room.table.state.phase in ("keep", "prepare"):
        for seat, guest in ((0, ada), (1, bo)):
            if guest.question(table, seat)[1]:
                guest.answer(table, seat)
    with bo.socket(f"/t/{table}/1/live") as socket:
        while "parts" in heard(socket) and not drained(socket):
            pass
        while kind_of_question(room, 0) != "ready":
            ada.answer(table, 0)
        with pytest.raises(TimeoutError):
            heard(socket, 0.3)
        ada.answer(table, 0, "ready")
        told = heard(socket)
        assert set(told["parts"]) <= {"seats", "bar", "question", "others"}
        assert told["frames"] == []


def drained(socket: object) -> bool:
    try:
        heard(socket, 0.3)  # type: ignore[arg-type]
    except TimeoutError:
        return True
    return False


def test_a_bot_goes_on_where_its_answers_are_taken_back(ada: Guest, house: House) -> None:
    """By the person whose chair it keeps, while nothing else happens that could rouse it."""
    table = ada.new("me", "device", pace="at-once")
    room = house.run(house.tables.room(table))
    assert ada.post(f"/t/{table}/chair", seat=0, do="bot", bot="random").status_code == 303
    until(lambda: room.asked() == (1,) and not room.bots.busy)
    number = room.table.number(0)
    assert ada.post(f"/t/{table}/0/take-back", script=True, number=number).json() == {"ok": True}
    until(lambda: room.asked() == (1,))
    assert [entry.text for entry in record_of(room)].count("take-back") == 1


def test_a_chair_goes_to_a_bot_and_back(ada: Guest, visit: Visit, house: House) -> None:
    table = ada.new("me", "open")
    bo = visit()
    bo.post(f"/t/{table}/take", seat=1, name="Bo")
    ada.post(f"/t/{table}/start")
    room = house.run(house.tables.room(table))
    assert ada.post(f"/t/{table}/chair", seat=1, do="bot", bot="random").status_code == 303
    ada.answer(table, 0)
    ada.answer(table, 0)
    ada.answer(table, 0)
    assert room.chairs[1].stand_in
    assert ada.post(f"/t/{table}/chair", seat=1, do="back").status_code == 303
    assert not room.chairs[1].plays_by_itself
    assert bo.get(f"/t/{table}/1").status_code == 200
    assert bo.post(f"/t/{table}/chair", script=True, seat=0, do="free").json()["code"] == "forbidden"
    assert bo.post(f"/t/{table}/leave", seat=1).status_code == 303
    assert room.chairs[1].kind == "open"


def test_a_table_survives_a_restart(folder: Path) -> None:
    with open_house(folder) as house:
        ada = Guest(house.address)
        table = ada.new("me")
        for _ in range(12):
            ada.answer(table, 0)
        before = house.run(house.tables.room(table)).table.digest(0)
        question = ada.question(table, 0)
        cookies = dict(ada.client.cookies)
    with open_house(folder) as house:
        again = Guest(house.address)
        again.client.cookies.update(cookies)
        assert again.question(table, 0) == question
        assert house.run(house.tables.room(table)).table.digest(0) == before
        assert again.answer(table, 0).json() == {"ok": True}
        play_to_the_end(again, table)


def test_an_idle_table_sleeps_and_wakes(folder: Path) -> None:
    with open_house(folder, idle_seconds=0.2) as house:
        ada = Guest(house.address)
        table = ada.new("me")
        ada.answer(table, 0)
        question = ada.question(table, 0)
        until = time.monotonic() + 5
        while table in house.tables.rooms and time.monotonic() < until:
            time.sleep(0.05)
        assert table not in house.tables.rooms
        assert ada.question(table, 0) == question


def test_finish_and_delete(ada: Guest, visit: Visit) -> None:
    table = ada.new("me", "open")
    bo = visit()
    bo.post(f"/t/{table}/take", seat=1, name="Bo")
    ada.post(f"/t/{table}/start")
    assert bo.post(f"/t/{table}/finish", script=True).json()["code"] == "forbidden"
    assert ada.post(f"/t/{table}/finish").status_code == 303
    assert ada.post(f"/t/{table}/0/answer", script=True, number=0, option="ready").json()["code"] == "not-asked"
    assert bo.post(f"/t/{table}/delete").status_code == 303
    assert table not in bo.get("/").text
    assert ada.get(f"/t/{table}/watch").status_code == 200
    assert ada.post(f"/t/{table}/delete").status_code == 303
    assert ada.get(f"/t/{table}").status_code == 404


def test_an_export_of_a_running_game_holds_only_what_the_asker_may_know(ada: Guest, visit: Visit) -> None:
    table = ada.new("me", "open")
    bo = visit()
    bo.post(f"/t/{table}/take", seat=1, name="Bo")
    ada.post(f"/t/{table}/start")
    ada.answer(table, 0)
    mine = ada.get(f"/t/{table}/record?seat=0").text
    theirs = bo.get(f"/t/{table}/record?seat=1").text
    assert "keep-talent" in mine
    assert "keep-talent" not in theirs
    assert bo.get(f"/t/{table}/record?seat=0").status_code == 403
    assert "\nsecret " not in mine


def test_a_campaign_is_one_thing_with_three_tables(ada: Guest, house: House) -> None:
    table = ada.new("me", mode="campaign", story="mummy")
    room = house.run(house.tables.room(table))
    assert room.setup.options["dungeon"] == "D"
    page = f"/c/{room.campaign}"
    assert ada.get(page).status_code == 200
    assert ada.post(f"{page}/next", script=True).json()["code"] == "already-started"
    play_to_the_end(ada, table)
    moved = ada.post(f"{page}/next")
    assert moved.status_code == 303
    second = house.run(house.tables.room(moved.headers["location"].split("/")[2]))
    assert second.setup.options["dungeon"] == "E"
    assert second.chapter == 2
    total = room.table.outcome()
    assert total is not None
    assert str(total.scores[0]) in ada.get(page).text


async def set_tables(tables: Tables, count: int) -> list[Room]:
    chairs = [Chair("person", "Ada", holders=["mine"])]
    return [await tables.make(Wish(GAMES["monsters-of-egypt"], chairs, {}), "mine") for _ in range(count)]


@pytest.mark.parametrize("meanwhile", ["looked at", "deleted"])
def test_while_one_table_falls_asleep_others_may_be_looked_at_or_deleted(
    folder: Path, monkeypatch: pytest.MonkeyPatch, meanwhile: str
) -> None:
    async def awake() -> list[bool]:
        tables = Tables(Store(folder), idle_seconds=0.0)
        first, second, last = rooms = await set_tables(tables, 3)

        async def slowly(room: Room) -> None:
            if room is first and meanwhile == "deleted":
                await tables.drop(second.id, "mine")
            elif room is first:
                second.listeners.add(lambda _: asyncio.sleep(0))

        with monkeypatch.context() as slow:
            slow.setattr(tables, "_keep_picture", slowly)
            tidying = asyncio.create_task(tables.tidy())
            while last.id in tables.rooms and not tidying.done():
                await asyncio.sleep(0.01)
            tidying.cancel()
        found = [tables.rooms.get(room.id) is room for room in rooms]
        await tables.close()
        return found

    assert run(awake()) == [False, meanwhile == "looked at", False]


def test_a_house_closes_while_a_table_is_deleted(folder: Path) -> None:
    async def closed() -> None:
        tables = Tables(Store(folder))
        first, second = await set_tables(tables, 2)
        async with first.alone():
            closing = asyncio.create_task(tables.close())
            await asyncio.sleep(0)
            await tables.drop(second.id, "mine")
        await closing

    run(closed())
    Store(folder).close()


def test_a_chore_that_stumbles_is_begun_again_and_said(
    folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    sleepers, tries = Tables.sleepers, list[Tables]()

    def stumbles_at_first(tables: Tables) -> list[str]:
        tries.append(tables)
        if len(tries) == 1:
            raise KeyError("a table")
        return sleepers(tables)

    monkeypatch.setattr(Tables, "sleepers", stumbles_at_first)
    monkeypatch.setattr(app, "PAUSE_SECONDS", 0.01)
    with open_house(folder, idle_seconds=0.2) as house:
        table = Guest(house.address).new("me")
        until(lambda: table not in house.tables.rooms)
    assert "a chore of the house stumbled" in caplog.text


def test_a_table_that_cannot_be_looked_at_after_an_upgrade_keeps_nobody_from_the_others(
    folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def looked_at() -> list[str]:
        tables, found = Tables(Store(folder)), list[str]()

        async def unfilmed() -> list[str]:
            return ["broken", "whole"]

        async def woken(table_id: str) -> Room:
            found.append(table_id)
            raise KeyError(table_id)

        monkeypatch.setattr(tables.store, "unfilmed", unfilmed)
        monkeypatch.setattr(tables, "_woken", woken)
        await tables.catch_up()
        await tables.close()
        return found

    assert run(looked_at()) == ["broken", "whole"]
    assert "table broken is left as an earlier version kept it" in caplog.text
