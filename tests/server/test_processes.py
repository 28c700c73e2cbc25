"""Several processes on one database: what one stores the others show; one acts for a table; nothing is lost or doubled."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import time
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import suppress
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import httpx
import psycopg
import pytest
import sqlalchemy as sa
from litestar import Litestar
from msgspec.structs import replace
from prometheus_client.parser import text_string_to_metric_families

from tests.faults.houses import SqliteHouse
from tests.postgres import Cluster, running_cluster
from tests.running import House, open_house, run, until
from tests.server.conftest import Guest, heard
from undercroft.cli import main
from undercroft.games import GAMES
from undercroft.kernel.replay import Parted
from undercroft.server.errors import READ_ONLY, Refused
from undercroft.server.http import workers
from undercroft.server.http.limits import USUAL
from undercroft.server.http.main import listen, settings
from undercroft.server.http.workers import Founding, NotStarted
from undercroft.server.play import windows
from undercroft.server.play.company import AT_ONCE, Company
from undercroft.server.play.room import Room
from undercroft.server.play.waking import CannotWake
from undercroft.server.store import admin, company, postgres
from undercroft.server.store.backend import Behind, CannotOpen
from undercroft.server.store.database import Store, Tidings
from undercroft.server.store.postgres import Notice, PostgresServer
from undercroft.server.store.tables import tables
from undercroft.texts import tongue


@pytest.fixture
def database(cluster: Cluster) -> str:
    return cluster.new_database()


@pytest.fixture
def houses(database: str, folder: Path) -> Iterator[tuple[House, House]]:
    with open_house(folder, db=database) as one, open_house(folder, db=database) as other:
        yield one, other


@pytest.fixture
def deaf(monkeypatch: pytest.MonkeyPatch) -> None:
    """The houses that open now do not hear of each other: what one stores the others find in the store."""
    monkeypatch.setattr(Company, "_listen", _hears_nothing)


async def _hears_nothing(*_: object) -> None: ...


def entries(database: str, table: str) -> list[tuple[int, int | None, str]]:
    with psycopg.connect(database) as connection:
        query = "SELECT number, seat, text FROM entries WHERE table_id = %s ORDER BY number"
        return connection.execute(query, (table,)).fetchall()


def room_at(house: House, table: str) -> Room:
    return house.run(house.tables.room(table))


def acting(table: str, *houses: House) -> list[House]:
    return [house for house in houses if room_at(house, table).acts]


@pytest.mark.parametrize("game", ["paper-dungeons", "monsters-of-egypt", "tales-of-tails", "dungeoneer"])
def test_a_person_plays_on_at_another_process(houses: tuple[House, House], database: str, game: str) -> None:
    """Turn by turn at one and at the other; both know the same table, to the hash."""
    one = Guest(houses[0].address)
    table = one.new("me", "device", game=game)
    other = one.at(houses[1].address)
    first, second = (room_at(house, table) for house in houses)
    for turn in range(12):
        seat = first.table.waiting_for()[0]
        assert (one, other)[turn % 2].answer(table, seat).json() == {"ok": True}
        until(lambda: first.revision == second.revision)
        assert first.table.digest() == second.table.digest()
        assert first.journal is not None
        assert second.journal is not None
        assert first.journal.record.entries == second.journal.record.entries
    assert len(entries(database, table)) == 1 + 12


def test_pages_of_another_process_are_told_what_was_played(houses: tuple[House, House]) -> None:
    ada = Guest(houses[0].address)
    table = ada.new("me", game="monsters-of-egypt")
    elsewhere = ada.at(houses[1].address)
    with elsewhere.socket(f"/t/{table}/0/live") as page:
        heard(page)
        assert ada.answer(table, 0).json() == {"ok": True}
        message = heard(page)
    assert message["parts"]
    assert message["frames"], "and what happened can be followed there"


def test_of_two_who_answer_at_once_one_is_told_that_it_is_stale(houses: tuple[House, House], database: str) -> None:
    ada = Guest(houses[0].address)
    table = ada.new("me", game="monsters-of-egypt")
    twin = ada.at(houses[1].address)
    number, options = twin.question(table, 0)
    assert ada.question(table, 0) == (number, options)
    with ThreadPoolExecutor(2) as pool:
        answers = [
            pool.submit(who.post, f"/t/{table}/0/answer", script=True, number=number, option=options[0]) for who in (ada, twin)
        ]
        replies = [answer.result().json() for answer in answers]
    assert sorted(reply.get("code", "ok") for reply in replies) == ["ok", "stale"]
    assert len(entries(database, table)) == 2
    assert until(lambda: ada.question(table, 0) == twin.question(table, 0))


def test_who_acts_side_by_side_with_others_is_never_stale_through_them(houses: tuple[House, House], database: str) -> None:
    """Two teams of Paper Dungeons at two processes, both as fast as they can."""
    ada = Guest(houses[0].address)
    table = ada.new("me", "device")
    twin = ada.at(houses[1].address)
    twin.question(table, 1)

    def play(who: Guest, seat: int) -> list[Any]:
        said = []
        for _ in range(8):
            number, options = who.question(table, seat)
            if options:
                said.append(who.post(f"/t/{table}/{seat}/answer", script=True, number=number, option=options[0]).json())
        return said

    with ThreadPoolExecutor(2) as pool:
        said = [reply for answers in pool.map(play, (ada, twin), (0, 1)) for reply in answers]
    assert said
    assert all(reply == {"ok": True} for reply in said)
    lines = entries(database, table)
    assert [number for number, _, _ in lines] == list(range(len(said) + 1))


def test_an_entry_of_somebody_else_is_not_written_over(database: str, folder: Path) -> None:
    with open_house(folder, db=database) as house:
        ada = Guest(house.address)
        table = ada.new("me", game="monsters-of-egypt")
        room = room_at(house, table)
        assert room.journal is not None
        line = room.journal.record.entries[0]
        with pytest.raises(Behind):
            house.run(house.tables.store.append(table, 0, [line], [], "running"))
        with pytest.raises(Behind):
            house.run(house.tables.store.save_chairs(table, room.revision - 1, room.chairs, room.maker))
        assert len(entries(database, table)) == 1


def test_chairs_taken_at_one_process_are_taken_at_the_other(houses: tuple[House, House]) -> None:
    ada = Guest(houses[0].address)
    table = ada.new("me", "open")
    bo, cy = Guest(houses[1].address), Guest(houses[0].address)
    assert bo.post(f"/t/{table}/take", seat=1, name="Bo").status_code == 303
    assert cy.post(f"/t/{table}/take", script=True, seat=1, name="Cy").json()["code"] == "table-full"
    assert ada.post(f"/t/{table}/start").status_code == 303
    until(lambda: room_at(houses[1], table).status == "running")
    assert bo.question(table, 1)[1]


def test_of_two_who_want_to_play_again_at_once_both_get_the_same_table(houses: tuple[House, House], database: str) -> None:
    ada = Guest(houses[0].address)
    table = ada.new("me", "device", game="tales-of-tails")
    far, rooms = ada.at(houses[1].address), [room_at(house, table) for house in houses]
    for _ in range(600):
        if rooms[0].status == "over":
            break
        seat = rooms[0].table.waiting_for()[0]
        ask = rooms[0].table.question(seat)
        assert ask is not None
        houses[0].run(rooms[0].answer(seat, rooms[0].table.number(seat), str(ask.options[-1])))
    until(lambda: [room.status for room in rooms] == ["over", "over"])
    with ThreadPoolExecutor(2) as pool:
        asked = [pool.submit(who.post, f"/t/{table}/rematch") for who in (ada, far)]
        where = {answer.result().headers["location"].split("/")[2] for answer in asked}
    assert len(where) == 1
    with psycopg.connect(database) as connection:
        assert connection.execute("SELECT count(*) FROM tables").fetchone() == (2,)


@pytest.mark.usefixtures("deaf")
def test_who_comes_before_the_news_of_them_is_let_in(houses: tuple[House, House]) -> None:
    """A seat taken, a game begun, an answer given at one process; the next request goes to one that has not heard of it yet."""
    ada, bo = Guest(houses[0].address), Guest(houses[0].address)
    table = ada.new("me", "open")
    deaf = room_at(houses[1], table)
    far = bo.at(houses[1].address)
    assert bo.post(f"/t/{table}/take", seat=1, name="Bo").status_code == 303
    assert ada.post(f"/t/{table}/start").status_code == 303
    number, options = bo.question(table, 1)
    assert (deaf.status, deaf.chairs[1].kind) == ("waiting", "open")
    assert far.post(f"/t/{table}/1/answer", script=True, number=number, option=options[0]).json() == {"ok": True}
    for here, there in ((far, bo), (bo, far)):
        number, options = here.question(table, 1)
        assert there.post(f"/t/{table}/1/answer", script=True, number=number, option=options[0]).json() == {"ok": True}
    assert deaf.table.number(1) == 3
    cy = Guest(houses[1].address)
    assert cy.get(f"/t/{table}/1").status_code == 403


@pytest.mark.usefixtures("deaf")
def test_whose_turn_has_come_at_another_process_may_answer_at_one_that_has_not_heard_of_it(houses: tuple[House, House]) -> None:
    """Their own count of answers is the same at both: only the store knows better."""
    ada = Guest(houses[0].address)
    table = ada.new("me", "device", game="tales-of-tails")
    far = ada.at(houses[1].address)
    here, deaf = (room_at(house, table) for house in houses)
    first = here.table.waiting_for()[0]
    while here.table.waiting_for() == (first,):
        number, options = ada.question(table, first)
        assert ada.post(f"/t/{table}/{first}/answer", script=True, number=number, option=options[0]).json() == {"ok": True}
    (second,) = here.table.waiting_for()
    number, options = ada.question(table, second)
    assert (deaf.table.waiting_for(), deaf.table.number(second)) == ((first,), number)
    assert far.post(f"/t/{table}/{second}/answer", script=True, number=number, option="none").json()["code"] == "not-offered"
    assert deaf.revision == here.revision
    assert far.post(f"/t/{table}/{second}/answer", script=True, number=number, option=options[0]).json() == {"ok": True}


@pytest.mark.usefixtures("deaf")
def test_a_bot_is_roused_by_what_is_read_for_somebody_who_is_then_refused(houses: tuple[House, House], database: str) -> None:
    """The process that acts for the table has not heard that its bot is asked; somebody with an old page makes it look."""
    ada = Guest(houses[0].address)
    table = ada.new("me", "greedy", game="tales-of-tails")
    here = room_at(houses[0], table)
    until(lambda: here.acts and here.table.waiting_for() == (0,))
    far, there = ada.at(houses[1].address), room_at(houses[1], table)
    old = there.table.number(0)
    while there.table.waiting_for() == (0,):
        number, options = far.question(table, 0)
        assert far.post(f"/t/{table}/0/answer", script=True, number=number, option=options[0]).json() == {"ok": True}
    stored = entries(database, table)
    assert ada.post(f"/t/{table}/0/answer", script=True, number=old, option=stored[0][2]).json()["code"] == "stale"
    until(lambda: [seat for _, seat, _ in entries(database, table)[len(stored) :]][:1] == [1])


@pytest.mark.usefixtures("deaf")
@pytest.mark.parametrize(("game", "seats"), [("paper-dungeons", ("me", "device")), ("tales-of-tails", ("me", "device"))])
@pytest.mark.parametrize("number", [0, 7])
def test_whoever_acts_at_a_table_that_was_deleted_elsewhere_is_told_so_at_once(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch, game: str, seats: tuple[str, str], number: int
) -> None:
    """Also where seats act side by side, and an answer is given again on what others wrote; and with an old page."""
    ada = Guest(houses[0].address)
    table = ada.new(*seats, game=game)
    far, there = ada.at(houses[1].address), room_at(houses[1], table)
    seat = there.table.waiting_for()[0]
    _, options = far.question(table, seat)
    assert ada.post(f"/t/{table}/delete").status_code == 303
    read = list[str]()
    tidings = Store.tidings

    async def counted(store: Store, id: str, known: int) -> object:
        read.append(id)
        return await tidings(store, id, known)

    monkeypatch.setattr(Store, "tidings", counted)
    reply = far.post(f"/t/{table}/{seat}/answer", script=True, number=number, option=options[0])
    assert (reply.json()["code"], read) == ("gone", [table])


@pytest.mark.usefixtures("deaf")
def test_an_older_version_leaves_a_table_to_the_newer_one_that_plays_it(
    houses: tuple[House, House], database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While one machine after the other is upgraded, neither takes a table back from the other without end."""
    ada, game = Guest(houses[0].address), "monsters-of-egypt"
    table = ada.new("me", "device", game=game)
    far = ada.at(houses[1].address)
    room_at(houses[0], table)
    with monkeypatch.context() as newer:
        newer.setitem(GAMES, game, replace(GAMES[game], rules_version=GAMES[game].rules_version + 1))
        there = room_at(houses[1], table)
    stored = entries(database, table)
    assert stored[-1][2].startswith("upgrade ")
    assert ada.answer(table, 0).json()["code"] == "asleep"
    assert tongue("en").say("asleep-title") in ada.get(f"/t/{table}/0").text
    assert table not in houses[0].tables.rooms
    assert entries(database, table) == stored
    until(lambda: there.acts)
    assert far.answer(table, there.table.waiting_for()[0]).json() == {"ok": True}


def test_what_cannot_be_followed_is_looked_at_once(houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch) -> None:
    ada = Guest(houses[0].address)
    table = ada.new("me")
    there, woken = room_at(houses[1], table), list[str]()

    async def stumbles(_: object) -> None:
        raise Parted(1, "another process came to something else")

    async def cannot(id: str) -> Room:
        woken.append(id)
        stored = await houses[1].tables.store.load(id)
        assert stored is not None
        raise CannotWake(stored, "something stands in the way")

    monkeypatch.setattr(there, "follow", stumbles)
    monkeypatch.setattr(houses[1].tables, "_wake", cannot)
    for _ in range(3):
        number, options = ada.question(table, 0)
        assert ada.post(f"/t/{table}/0/answer", script=True, number=number, option=options[0]).json() == {"ok": True}
    company = houses[1].tables.company
    assert company is not None
    until(lambda: there.gone and not company._hearing)
    assert woken == [table]


def test_what_is_read_anew_brings_the_settings_with_it(houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch) -> None:
    ada = Guest(houses[0].address)
    table = ada.new("me", "device", game="monsters-of-egypt")
    here, there = (room_at(house, table) for house in houses)
    follow, stumbled = there.follow, list[int]()

    async def once(tidings: Tidings) -> None:
        if not stumbled:
            stumbled.append(tidings.table.revision)
            raise Parted(1, "another process came to something else")
        await follow(tidings)

    monkeypatch.setattr(there, "follow", once)

    async def set_anew() -> None:
        async with houses[0].tables.seating(here):
            here.set_pace("slow")
            here.set_hints("off")
            here.set_window("60")

    houses[0].run(set_anew())
    until(lambda: there.revision == here.revision)
    assert stumbled == [here.revision]
    assert (there.pace, there.hints, there.window) == ("slow", "off", "60")


def test_a_table_that_goes_while_somebody_comes_to_it_is_gone(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = Guest(houses[0].address)
    table, other = ada.new("me"), houses[1].tables
    wake = other._wake

    async def deleted_meanwhile(id: str) -> Room:
        room = await wake(id)
        await other.store.delete(id)
        return room

    monkeypatch.setattr(other, "_wake", deleted_meanwhile)
    assert ada.at(houses[1].address).get(f"/t/{table}/0").status_code == 410


def test_a_table_that_somebody_comes_to_is_not_put_to_sleep(houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch) -> None:
    ada = Guest(houses[0].address)
    table, other = ada.new("me"), houses[1].tables
    assert other.company is not None
    enter = other.company.enter

    async def entered(room: Room) -> None:
        await enter(room)
        assert other.sleepers() == []

    monkeypatch.setattr(other.company, "enter", entered)
    assert ada.at(houses[1].address).get(f"/t/{table}/0").status_code == 200


def test_what_could_not_be_read_when_it_was_told_is_read_a_moment_later(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = Guest(houses[0].address)
    table = ada.new("me")
    there, tries = room_at(houses[1], table), list[str]()
    tidings = Store.tidings

    async def away_at_first(store: Store, id: str, known: int) -> object:
        tries.append(id)
        if len(tries) == 1:
            raise Refused("database-away")
        return await tidings(store, id, known)

    monkeypatch.setattr(Store, "tidings", away_at_first)
    number, options = ada.question(table, 0)
    assert ada.post(f"/t/{table}/0/answer", script=True, number=number, option=options[0]).json() == {"ok": True}
    until(lambda: there.table.number(0) == number + 1)
    assert len(tries) > 1


def test_whoever_looks_for_a_seat_that_is_not_theirs_makes_nobody_draw_anything(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = Guest(houses[0].address)
    table = ada.new("me")
    followed = list[object]()
    monkeypatch.setattr(Room, "follow", lambda *what: followed.append(what))
    for _ in range(3):
        assert Guest(houses[0].address).get(f"/t/{table}/0").status_code == 403
    assert followed == []


def test_of_two_who_want_the_next_chapter_at_once_both_get_the_same_table(houses: tuple[House, House], database: str) -> None:
    ada = Guest(houses[0].address)
    table = ada.new("me", mode="campaign", story="mummy")
    room = room_at(houses[0], table)
    chance = Random(1)
    while room.status != "over":
        ask = room.table.questions()[0]
        houses[0].run(room.answer(0, room.table.number(0), str(chance.choice(ask.options))))
    far = ada.at(houses[1].address)
    assert far.get(f"/c/{room.campaign}").status_code == 200
    with ThreadPoolExecutor(2) as pool:
        asked = [pool.submit(who.post, f"/c/{room.campaign}/next") for who in (ada, far)]
        where = {answer.result().headers["location"].split("/")[2] for answer in asked}
    assert len(where) == 1
    with psycopg.connect(database) as connection:
        assert connection.execute("SELECT chapter FROM tables ORDER BY chapter").fetchall() == [(1,), (2,)]


def test_a_table_that_is_deleted_is_gone_everywhere(houses: tuple[House, House]) -> None:
    ada = Guest(houses[0].address)
    table = ada.new("me")
    there = room_at(houses[1], table)
    assert ada.post(f"/t/{table}/delete").status_code == 303
    until(lambda: there.gone)
    assert ada.at(houses[1].address).get(f"/t/{table}").status_code == 404


def test_one_process_acts_for_a_table_and_another_when_it_is_silent(database: str, folder: Path) -> None:
    with open_house(folder, db=database) as other:
        with open_house(folder, db=database) as one:
            ada = Guest(one.address)
            table = ada.new("me", "level-1", game="dungeoneer")
            assert acting(table, one, other) == [one]
            lost = one.tables.company
            assert lost is not None
            for chore in lost._chores:
                one.loop.call_soon_threadsafe(chore.cancel)
            until(lambda: acting(table, other) == [other])
        assert acting(table, other) == [other]
        until(lambda: ada.at(other.address).question(table, 0)[1])


def test_a_process_that_was_silent_for_too_long_acts_for_nothing(houses: tuple[House, House], database: str) -> None:
    ada = Guest(houses[0].address)
    table = ada.new("me", "level-1", game="dungeoneer")
    here = room_at(houses[0], table)
    room_at(houses[1], table)
    mine = houses[0].tables.company
    assert mine is not None
    with psycopg.connect(database) as connection:  # as if it had been held up: the other takes the table
        connection.execute("UPDATE leases SET holder = %s WHERE what = %s", (houses[1].tables.company.me, table))  # type: ignore[union-attr]
        connection.execute("UPDATE processes SET seen = seen - 10 WHERE id = %s", (mine.me,))
    until(lambda: not here.acts)
    until(lambda: acting(table, *houses) == [houses[1]])


def test_who_is_there_is_known_at_every_process(houses: tuple[House, House]) -> None:
    ada = Guest(houses[0].address)
    table = ada.new("me", "device")
    far = room_at(houses[1], table)
    assert not far.present(0)
    with ada.socket(f"/t/{table}/0/live") as page:
        heard(page)
        until(lambda: far.present(0))
    until(lambda: not far.present(0))


def played_into_a_window(room: Room, people: dict[int, Guest]) -> int:
    """The seat that is asked in it."""
    for _ in range(200):
        if room.in_moment:
            break
        seat = room.table.waiting_for()[0]
        assert people[seat].answer(room.id, seat).json() == {"ok": True}
    return next(ask.seat for ask in room.table.questions() if ask.window)


def test_a_window_that_is_held_at_one_process_stays_open_at_the_other(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("undercroft.server.play.house.new_secret", lambda: bytes(32))
    monkeypatch.setitem(windows.SECONDS, windows.USUAL, 600.0)
    ada = Guest(houses[0].address)
    table = ada.new("me", "open", game="dungeoneer")
    bo = Guest(houses[1].address)
    bo.post(f"/t/{table}/take", seat=1, name="Bo")
    until(lambda: room_at(houses[0], table).chairs[1].name == "Bo")
    ada.post(f"/t/{table}/start")
    one, other = (room_at(house, table) for house in houses)
    people = {0: ada, 1: bo.at(houses[0].address)}
    seat = played_into_a_window(one, people)
    until(lambda: other.revision == one.revision)
    until(lambda: other.windows.is_open(seat, other.table.number(seat)))
    far = people[seat].at(houses[1].address)
    assert far.post(f"/t/{table}/{seat}/think", script=True, number=one.table.number(seat)).json() == {"ok": True}
    assert other.windows.held
    until(lambda: one.windows.held)


def test_a_hint_asked_for_at_one_process_is_on_the_pages_of_the_other(houses: tuple[House, House]) -> None:
    ada = Guest(houses[0].address)
    table = ada.new("me", "level-1", game="monsters-of-egypt")
    far = ada.at(houses[1].address)
    far_room = room_at(houses[1], table)
    number, options = until(lambda: (found := ada.question(table, 0))[1] and found)
    assert len(options) > 1
    assert ada.post(f"/t/{table}/0/hint", script=True, number=number).json() == {"ok": True}
    until(lambda: far_room.hinting.given(0) is not None)
    assert 'class="hint' in far.get(f"/t/{table}/0").text


def test_tables_that_are_the_first_of_their_pack_can_be_set_at_once(houses: tuple[House, House], database: str) -> None:
    people = [Guest(house.address) for house in houses for _ in range(3)]
    for person in people:
        assert person.token
    with ThreadPoolExecutor(6) as pool:
        assert len(set(pool.map(lambda person: person.new("me", "device"), people))) == 6
    with psycopg.connect(database) as connection:
        assert connection.execute("SELECT count(*) FROM packs").fetchone() == (1,)


def test_quotas_may_change_while_tables_are_set(houses: tuple[House, House]) -> None:
    """Both wait for the same two rows, in the same order: nobody waits for somebody who waits for them."""
    people = [Guest(house.address) for house in houses for _ in range(2)]
    fields = {"count": "1", "seats.0.kind": "me", "seats.0.name": "Ada"}
    for person in people:
        assert person.token
    wardens = [house.app.state.warden for house in houses]

    async def change(at: int) -> None:
        for turn in range(12):
            await wardens[at].allow(900 + turn, 900)

    with ThreadPoolExecutor(len(people) + 2) as pool:
        changed = [pool.submit(house.run, change(at)) for at, house in enumerate(houses)]
        set_ = [pool.submit(person.post, "/new/paper-dungeons", fields, script=True) for person in people for _ in range(4)]
        assert {reply.result().status_code for reply in set_} == {303}
        for one in changed:
            one.result()


def test_no_more_tables_are_set_than_there_may_be_however_many_ask_at_once(houses: tuple[House, House]) -> None:
    houses[0].run(houses[0].app.state.warden.allow(0, 3))
    until(lambda: houses[1].app.state.warden.all_tables == 3)
    people = [Guest(house.address) for house in houses for _ in range(5)]
    fields = {"count": "1", "seats.0.kind": "me", "seats.0.name": "Ada"}
    for person in people:
        assert person.token
    with ThreadPoolExecutor(len(people)) as pool:
        replies = list(pool.map(lambda person: person.post("/new/paper-dungeons", fields, script=True), people))
    refused = [reply.json()["code"] for reply in replies if reply.status_code >= 400]
    assert refused == ["all-tables-full"] * (len(people) - 3)


def test_of_all_who_set_something_for_the_first_time_at_once_none_is_told_that_it_was_late(database: str, folder: Path) -> None:
    one, other = Store(folder, database), Store(folder, database)

    async def at_once() -> list[bool]:
        stores = [one, other] * 4
        for turn in range(6):
            await asyncio.gather(*(admin.keep(store, {f"setting {turn}": "on"}) for store in stores))
            await asyncio.gather(*(admin.ban(store, f"device {turn}", "why") for store in stores))
        await asyncio.gather(*(admin.beats(store) for store in stores))
        first = await asyncio.gather(*(asyncio.to_thread(store.first_set, "key", str(at)) for at, store in enumerate(stores)))
        assert len(set(first)) == 1
        return await asyncio.gather(*(admin.use_once(store, "link", time.time() + 60) for store in stores))

    try:
        assert sorted(run(at_once())) == [False] * 7 + [True]
        settings, bans = run(admin.read(one))
    finally:
        for store in (one, other):
            store.close()
    assert {name for name in settings if name.startswith("setting ")} == {f"setting {turn}" for turn in range(6)}
    assert len(bans) == 6


def test_of_two_decrees_the_later_one_holds(houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch) -> None:
    """The first to be read here is the last to come back from the store."""
    warden, store = houses[0].app.state.warden, houses[0].tables.store
    reading = admin.read

    async def slowly(store: Store) -> object:
        found = await reading(store)
        monkeypatch.setattr(admin, "read", reading)
        await asyncio.sleep(0.2)
        return found

    async def both() -> None:
        monkeypatch.setattr(admin, "read", slowly)
        first = asyncio.create_task(warden.load())
        await asyncio.sleep(0.1)
        await admin.keep(store, {READ_ONLY: "on"})
        await asyncio.gather(first, warden.load())

    houses[0].run(both())
    assert warden.read_only


def _cannot_open() -> None:
    raise RuntimeError("the store went away")


def _made(**_: object) -> Litestar:
    return Litestar(on_startup=[_cannot_open])


def test_where_a_process_cannot_open_the_house_all_are_closed_and_it_is_said() -> None:
    listener, before = listen("127.0.0.1", 0), signal.getsignal(signal.SIGINT)
    how = {**USUAL._asdict(), "trusted_proxies": ()}
    with listener, pytest.raises(NotStarted):
        workers.run(Founding(_made, how, _quietly), 2, listener, settings)
    assert signal.getsignal(signal.SIGINT) is before


def _quietly() -> None: ...


@pytest.mark.skipif(os.name != "posix", reason="there is no such signal elsewhere")
def test_one_of_several_workers_dies_and_people_go_on(database: str, folder: Path) -> None:
    with SqliteHouse(folder, "--db", database, "--workers", "2") as house:
        ada = Guest(house.address())
        table = until(lambda: _set(ada))
        workers = _workers_of(house.process)
        assert len(workers) == 2
        os.kill(workers[0], signal.SIGKILL)
        for _ in range(3):
            until(lambda: _answered(ada, table))
        until(lambda: len(_workers_of(house.process)) == 2 and workers[0] not in _workers_of(house.process))
        os.kill(house.process, signal.SIGKILL)
        until(lambda: not any(Path(f"/proc/{worker}").exists() for worker in workers))
        house.kill()
    assert [number for number, _, _ in entries(database, table)] == [0, 1, 2, 3]


def test_what_is_decreed_and_counted_is_of_all_processes_behind_a_port(
    database: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def at_each_process(path: str = "/health", tries: int = 24) -> list[httpx.Response]:
        """By a new connection each: they take turns by chance."""
        return [httpx.get(f"{house.address()}{path}", timeout=60) for _ in range(tries)]

    def command(*words: str) -> str:
        capsys.readouterr()
        with pytest.raises(SystemExit) as left:
            main(["admin", *words, "--data", str(folder)])
        assert not left.value.code
        return capsys.readouterr().out

    with SqliteHouse(folder, "--db", database, "--workers", "2") as house:
        ada = Guest(house.address())
        table = until(lambda: _set(ada))
        until(lambda: json.loads(command("status", "--json"))["processes"] == 2)
        for _ in range(6):
            assert _answered(ada, table)
        until(lambda: json.loads(command("status", "--json"))["answers"].get("ok") == 6)
        command("drain")
        assert {reply.status_code for reply in at_each_process()} == {503}
        for _ in range(8):
            ada.client.close()  # the next one may be let in by the other
            ada = Guest(house.address())
            assert ada.post("/new/monsters-of-egypt/now", script=True).json()["code"] == "closing"
        killed = _workers_of(house.process)[0]
        os.kill(killed, signal.SIGKILL)
        until(lambda: killed not in _workers_of(house.process))
        until(lambda: json.loads(command("status", "--json"))["processes"] == 2 and killed not in told_of(folder))
        assert {reply.status_code for reply in at_each_process()} == {503}, "who is started again knows it, too"
        command("drain", "--off")
        assert {reply.status_code for reply in at_each_process()} == {200}
        told = [reply.text for reply in at_each_process("/metrics")][-1]
        families = {family.name: family.samples for family in text_string_to_metric_families(told)}
        assert {one.labels["process"] for one in families["undercroft_sockets"]} == set(map(str, _workers_of(house.process)))
        assert house.stop() == -signal.SIGTERM, "as a house of one process ends"
        assert not list((folder / "processes").iterdir())


def told_of(folder: Path) -> set[int]:
    """Processes that have said something of themselves, and have not been silent since."""
    return {int(path.name) for path in (folder / "processes").glob("*/*") if path.name.isdecimal()}


def _set(guest: Guest) -> str:
    """Once the house takes people in."""
    try:
        return guest.new("me", game="monsters-of-egypt")
    except httpx.TransportError:
        return ""


def _answered(guest: Guest, table: str) -> bool:
    """Whoever was cut off asks again what is asked."""
    try:
        return bool(guest.answer(table, 0).status_code == 201)
    except httpx.TransportError:
        return False


def _workers_of(process: int) -> list[int]:
    found = [int(child) for task in Path(f"/proc/{process}/task").glob("*/children") for child in task.read_text().split()]
    return [child for child in found if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


def test_a_token_of_one_process_is_good_at_the_other(houses: tuple[House, House]) -> None:
    ada = Guest(houses[0].address)
    assert ada.token
    assert ada.at(houses[1].address).new("me")


def test_a_database_that_comes_back_finds_everybody_where_they_were(folder: Path) -> None:
    with running_cluster(synced=True) as cluster:
        url = cluster.new_database()
        with open_house(folder, db=url) as one, open_house(folder, db=url) as other:
            ada = Guest(one.address)
            table = ada.new("me", game="monsters-of-egypt")
            far = ada.at(other.address)
            assert far.answer(table, 0).json() == {"ok": True}
            until(lambda: ada.question(table, 0) == far.question(table, 0))
            asked = far.question(table, 0)
            cluster.stop(signal.SIGQUIT)
            refused = far.post(f"/t/{table}/0/answer", script=True, number=asked[0], option=asked[1][0])
            assert (refused.status_code, refused.json()["code"]) == (503, "database-away")
            assert far.question(table, 0) == asked, "who looks is not held up"
            cluster.start()
            until(lambda: far.post(f"/t/{table}/0/answer", script=True, number=asked[0], option=asked[1][0]).status_code == 201)
            until(lambda: ada.question(table, 0)[0] == asked[0] + 1)
            assert [number for number, _, _ in entries(url, table)] == [0, 1, 2]


def test_a_database_that_cannot_be_used_is_refused_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(CannotOpen, match=r"^the database at postgresql://ada:\*\*\*@127.0.0.1:9/x cannot be opened: [^\n]+$"):
        Store(tmp_path, "postgresql://ada:pass@127.0.0.1:9/x")
    with pytest.raises(CannotOpen, match="cannot be read"):
        Store(tmp_path, "no address")
    with pytest.raises(CannotOpen, match=r"^a mysql database cannot be used"):
        Store(tmp_path, "mysql://ada@127.0.0.1:9/x")


def test_counts_of_all_processes_are_added_up(database: str, tmp_path: Path) -> None:
    store = Store(tmp_path, database)
    try:
        with store.backend.engine.begin() as c:
            for me in ("one", "other"):
                company.beat(c, me)
            assert company.count(c, "one", 5, {"joins": 2}) == {}
            assert company.count(c, "other", 5, {"joins": 1, "hints": 4}) == {"joins": 2}
            assert company.count(c, "one", 5, {"joins": 3}) == {"joins": 1, "hints": 4}
            assert company.count(c, "other", 6, {}) == {}
    finally:
        store.close()


def test_several_processes_that_start_at_once_make_one_schema(database: str, tmp_path: Path) -> None:
    async def open_all() -> None:
        for store in await asyncio.gather(*(asyncio.to_thread(Store, tmp_path, database) for _ in range(3))):
            store.close()

    run(open_all())


def test_a_table_is_read_as_of_one_moment(houses: tuple[House, House]) -> None:
    """An answer comes between its entries and its snapshots: what is read knows nothing of it, and misses nothing."""
    ada, store = Guest(houses[0].address), houses[1].tables.store
    table, answered = ada.new("me"), list[str]()

    def answer_in_between(_: Any, __: Any, statement: str, *___: Any) -> None:
        if "count(" in statement and "frames" in statement and not answered:
            answered.append(statement)
            ada.answer(table, 0)

    before = houses[1].run(store.load(table))
    sa.event.listen(store.backend.engine, "before_cursor_execute", answer_in_between)
    during = houses[1].run(store.load(table))
    after = houses[1].run(store.load(table))
    assert answered
    assert before
    assert during
    assert after
    assert (during.complete, during.entries, during.revision) == (True, before.entries, before.revision)
    assert (after.complete, len(after.entries)) == (True, len(before.entries) + 1)


def test_what_is_filled_in_late_takes_no_snapshot_away(houses: tuple[House, House]) -> None:
    ada, store = Guest(houses[0].address), houses[1].tables.store
    table = ada.new("me")
    stored, frames = houses[1].run(store.load(table)), houses[1].run(store.frames_of(table))
    assert stored
    ada.answer(table, 0)
    as_it_was = houses[1].run(store.frames_of(table))
    houses[1].run(store.fill_in(stored, stored.entries, frames, stored.pack, None))
    assert houses[1].run(store.frames_of(table)) == as_it_was
    assert len(as_it_was) == len(frames) + 1


@pytest.mark.parametrize("deed", windows.DEEDS)
@pytest.mark.parametrize("awake", [False, True])
def test_what_was_done_to_a_window_holds_where_another_process_acts_from_now_on(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch, deed: str, awake: bool
) -> None:
    """At one that wakes the table, and at one that has followed it."""
    monkeypatch.setattr("undercroft.server.play.house.new_secret", lambda: bytes(32))
    monkeypatch.setitem(windows.SECONDS, windows.USUAL, 600.0)
    one, other = houses
    ada, bo = Guest(one.address), Guest(one.address)
    table = ada.new("me", "open", game="dungeoneer")
    bo.post(f"/t/{table}/take", seat=1, name="Bo")
    ada.post(f"/t/{table}/start")
    room = room_at(one, table)
    seat = played_into_a_window(room, {0: ada, 1: bo})
    number, ask = room.table.number(seat), room.table.question(seat)
    assert ask is not None
    there = room_at(other, table) if awake else None
    if deed == "held":
        one.run(room.think(seat, number))
    else:
        one.run(room.answer(seat, number, str(ask.options[-1])))
    there = there or room_at(other, table)
    until(lambda: getattr(there.windows, deed))
    assert acting(table, *houses) == [one]
    assert one.tables.company is not None
    for chore in one.tables.company._chores:  # as if it had died
        one.loop.call_soon_threadsafe(chore.cancel)
    until(lambda: there.acts)
    assert (there.windows.held, there.windows.passed) == (deed == "held", deed == "passed")
    assert there.windows.is_open(seat, number)


def test_a_window_whose_time_ran_out_while_nobody_acted_gets_another_one(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("undercroft.server.play.house.new_secret", lambda: bytes(32))
    monkeypatch.setattr(windows, "UNSEEN_SECONDS", 0.0)
    monkeypatch.setitem(windows.SECONDS, windows.USUAL, 600.0)
    one, other = houses
    ada, bo = Guest(one.address), Guest(one.address)
    table = ada.new("me", "open", game="dungeoneer")
    bo.post(f"/t/{table}/take", seat=1, name="Bo")
    ada.post(f"/t/{table}/start")
    room = room_at(one, table)
    seat = played_into_a_window(room, {0: ada, 1: bo})
    number = room.table.number(seat)
    monkeypatch.setitem(windows.SECONDS, windows.USUAL, 0.2)
    there = room_at(other, table)
    until(lambda: not there.windows.runs)
    assert there.windows.is_open(seat, number)
    assert one.tables.company is not None
    for chore in one.tables.company._chores:  # as if it had died
        one.loop.call_soon_threadsafe(chore.cancel)
    until(lambda: there.table.number(seat) > number)


def test_of_two_processes_that_wake_a_table_under_new_rules_at_once_both_show_it(
    houses: tuple[House, House], database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, game = Guest(houses[0].address), "monsters-of-egypt"
    table = ada.new("me", "device", game=game)
    houses[0].run(_forgotten(houses[0], table))
    monkeypatch.setitem(GAMES, game, replace(GAMES[game], rules_version=GAMES[game].rules_version + 1))
    store = houses[1].tables.store
    append = store.append

    async def late(*new: Any) -> int:
        await asyncio.to_thread(room_at, houses[0], table)
        return await append(*new)

    monkeypatch.setattr(store, "append", late)
    assert ada.at(houses[1].address).get(f"/t/{table}/0").status_code == 200
    assert [text.split()[0] for _, _, text in entries(database, table)] == ["start", "upgrade"]
    rooms = [room_at(house, table) for house in houses]
    assert rooms[0].table.digest() == rooms[1].table.digest()


async def _forgotten(house: House, table: str) -> None:
    del house.tables.rooms[table]


@pytest.mark.usefixtures("deaf")
def test_a_table_that_was_closed_at_one_process_is_not_opened_again_by_an_answer_at_another(
    houses: tuple[House, House], database: str
) -> None:
    ada = Guest(houses[0].address)
    table = ada.new("me", game="monsters-of-egypt")
    far, there = ada.at(houses[1].address), room_at(houses[1], table)
    number, options = far.question(table, 0)
    assert ada.post(f"/t/{table}/finish").status_code == 303
    assert far.post(f"/t/{table}/0/answer", script=True, number=number, option=options[0]).json()["code"] == "stale"
    assert there.status == "closed"
    assert len(entries(database, table)) == 1
    with psycopg.connect(database) as connection:
        assert connection.execute("SELECT status FROM tables").fetchone() == ("closed",)


def test_a_game_that_has_ended_at_one_process_is_not_closed_by_another(houses: tuple[House, House], database: str) -> None:
    ada, store = Guest(houses[0].address), houses[1].tables.store
    table = ada.new("me")
    houses[0].run(houses[0].tables.store.set_status(table, "over"))
    with pytest.raises(Behind):
        houses[1].run(store.set_status(table, "closed"))
    with psycopg.connect(database) as connection:
        assert connection.execute("SELECT status FROM tables").fetchone() == ("over",)


def test_notices_of_somebody_else_make_nobody_deaf(
    houses: tuple[House, House], database: str, caplog: pytest.LogCaptureFixture
) -> None:
    ada = Guest(houses[0].address)
    table = ada.new("me")
    there = room_at(houses[1], table)
    with psycopg.connect(database, autocommit=True) as connection:
        for said in ("hello", "", f"{table} soon", f"{table} 1 2"):
            connection.execute("SELECT pg_notify(%s, %s)", (postgres.CHANNEL, said))
    number, options = ada.question(table, 0)
    assert ada.post(f"/t/{table}/0/answer", script=True, number=number, option=options[0]).json() == {"ok": True}
    until(lambda: there.table.number(0) == number + 1)
    assert "a notice that cannot be read is ignored: 'hello'" in caplog.text


def test_whatever_goes_wrong_while_a_process_listens_it_listens_again(
    database: str, folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    notices, stumbled = PostgresServer.notices, list[int]()

    async def stumbles(server: PostgresServer) -> AsyncIterator[Notice | None]:
        async for notice in notices(server):
            if len(stumbled) < 2:
                stumbled.append(1)
                raise RuntimeError("nobody thought of that")
            yield notice

    monkeypatch.setattr(PostgresServer, "notices", stumbles)
    with open_house(folder, db=database) as one, open_house(folder, db=database) as other:
        ada = Guest(one.address)
        table = ada.new("me")
        there = room_at(other, table)
        number, options = ada.question(table, 0)
        assert ada.post(f"/t/{table}/0/answer", script=True, number=number, option=options[0]).json() == {"ok": True}
        until(lambda: there.table.number(0) == number + 1)
    assert "nobody thought of that" in caplog.text


def test_a_process_lives_on_while_it_cannot_say_who_is_there(
    database: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "USUAL", "-c lock_timeout=90000")
    with open_house(folder, db=database) as house, psycopg.connect(database, autocommit=True) as watching:
        ada = Guest(house.address)
        table = ada.new("me")

        def found(query: str) -> Any:
            return watching.execute(query).fetchone()

        with psycopg.connect(database) as other, ada.socket(f"/t/{table}/0/live"):
            other.execute("LOCK TABLE presences IN EXCLUSIVE MODE")
            until(lambda: found("SELECT count(*) FROM pg_locks WHERE NOT granted") != (0,))
            before = found("SELECT seen FROM processes")
            until(lambda: found("SELECT seen FROM processes") > before)
            until(lambda: room_at(house, table).acts)  # on a busy machine it may have been silent for too long before
        until(lambda: found("SELECT count(*) FROM presences") == (0,))


def many_rooms(store: Store, count: int) -> dict[str, Any]:
    """Tables that somebody looks at, as far as the company of processes is concerned."""
    names = [f"table {at}" for at in range(count)]
    row = {"setup": "", "pack": "", "rules": 1, "chairs": "[]", "maker": "", "pace": "", "status": "running", "chapter": 0}
    with store.backend.engine.begin() as c:
        c.execute(tables.insert(), [{"id": name, "created": 0.0, "touched": 0.0, **row} for name in names])
    room = {"places": {0: 1, 1: 0, None: 2}, "elsewhere": {}, "acts": True, "set_acting": lambda _: None}
    return {name: SimpleNamespace(**room) for name in names}


def test_who_is_at_many_tables_is_told_in_few_transactions(database: str, tmp_path: Path) -> None:
    store, commits = Store(tmp_path, database), list[object]()
    rooms = many_rooms(store, AT_ONCE + 20)
    here = Company(SimpleNamespace(rooms=rooms), store)  # type: ignore[arg-type]

    def told() -> dict[str, set[tuple[int, int]]]:
        with psycopg.connect(database) as connection:
            found = connection.execute("SELECT table_id, place, pages FROM presences").fetchall()
        return {table: {(place, pages) for of, place, pages in found if of == table} for table, _, _ in found}

    async def tell() -> int:
        commits.clear()
        await here._tell_presence()
        return len(commits)

    async def look() -> None:
        await here._beat()
        await asyncio.gather(*here._hearing)
        await store.delete("table 3")
        sa.event.listen(store.backend.engine, "commit", commits.append)
        assert await tell() == 2
        everybody = told()
        assert everybody == {name: {(0, 1), (company.SPECTATOR, 2)} for name in rooms if name != "table 3"}
        assert await tell() == 0, "nothing has changed"
        del rooms["table 1"]
        rooms["table 2"].places = {0: 2}
        assert await tell() == 1
        assert {name: at for name, at in told().items() if at != everybody[name]} == {"table 2": {(0, 2)}}
        assert everybody.keys() - told() == {"table 1"}
        with psycopg.connect(database) as connection:
            connection.execute("DELETE FROM processes")
        await here._beat()
        assert await tell() == 2, "others may have forgotten whom it was silent about"

    try:
        run(look())
    finally:
        store.close()


def test_who_is_at_many_tables_is_read_together(
    houses: tuple[House, House], database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = Guest(houses[0].address)
    shown = [ada.new("me") for _ in range(8)]
    rooms = [room_at(houses[1], table) for table in shown]
    elsewhere, reads = company.elsewhere, list[set[str]]()

    def counted(c: sa.Connection, me: str, table_ids: list[str]) -> object:
        reads.append(set(table_ids))
        return elsewhere(c, me, table_ids)

    with psycopg.connect(database) as connection:
        me = houses[0].tables.company.me  # type: ignore[union-attr]
        for table in shown:
            connection.execute("INSERT INTO presences VALUES (%s, %s, 0, 1)", (me, table))
            connection.execute("SELECT pg_notify(%s, %s)", (postgres.CHANNEL, f"{table} 0"))
        monkeypatch.setattr(company, "elsewhere", counted)
    until(lambda: all(room.present(0) for room in rooms))
    assert set(shown) in reads


def test_nothing_is_written_where_no_lease_is_free(database: str, tmp_path: Path) -> None:
    store, held = Store(tmp_path, database), [f"table {at}" for at in range(40)]
    written = sa.text("SELECT pg_current_xact_id_if_assigned()")
    try:
        with store.backend.engine.begin() as c:
            company.beat(c, "one")
            company.beat(c, "other")
            assert company.claim(c, "other", held) == set(held)
        with store.backend.engine.begin() as c:
            assert company.claim(c, "one", held) == set()
            assert c.execute(written).scalar() is None
        with store.backend.engine.begin() as c:
            company.give_up(c, "other", held[:3])
            assert company.claim(c, "one", [*held, "new"]) == {*held[:3], "new"}
        with store.backend.engine.begin() as c:
            company.leave(c, "other")
            assert company.claim(c, "one", held) == set(held)
    finally:
        store.close()


def test_a_lease_that_was_granted_before_a_lapse_is_not_acted_on_after_it(database: str, tmp_path: Path) -> None:
    store = Store(tmp_path, database)
    rooms = many_rooms(store, 1)
    here = Company(SimpleNamespace(rooms=rooms), store)  # type: ignore[arg-type]
    live = here._backend.live

    async def late(work: Any) -> object:
        """Before its answer is heard this process falls silent, and comes back."""
        held = await live(work)
        with psycopg.connect(database) as connection:
            connection.execute("UPDATE processes SET seen = seen - 10")
        here._backend.live = live  # type: ignore[method-assign]
        await here._beat()
        return held

    async def claimed() -> list[set[str]]:
        await here._beat()
        here._backend.live = late  # type: ignore[method-assign,assignment]
        return [await here._claim(rooms), await here._claim(rooms)]

    try:
        assert run(claimed()) == [set(), {"table 0"}]
    finally:
        store.close()


def test_what_could_not_be_counted_is_counted_a_moment_later(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, said = Store(tmp_path, database), list[tuple[int, dict[str, int]]]()
    here = Company(SimpleNamespace(rooms={}), store)  # type: ignore[arg-type]
    counted = iter([(5, {"joins": 2}), (5, {"joins": 1, "hints": 4}), (5, {}), (5, {"joins": 1}), (6, {"joins": 1})])
    away = {1, 4}

    def count(_: object, *, me: str, minute: int, own: dict[str, int]) -> dict[str, int]:
        assert me == here.me
        said.append((minute, dict(own)))
        if len(said) in away:
            raise Refused("database-away")
        return {}

    async def add_up() -> None:
        counts = SimpleNamespace(own_since=lambda: next(counted), set_foreign=lambda *_: None)
        for _ in range(5):
            with suppress(Refused):
                await here._add_up(counts)

    monkeypatch.setattr(company, "count", count)
    try:
        run(add_up())
    finally:
        store.close()
    assert said == [(5, {"joins": 2}), (5, {"joins": 3, "hints": 4}), (5, {}), (5, {"joins": 1}), (6, {"joins": 1})]


def test_who_sits_down_at_an_empty_table_while_it_is_cleared_away_is_not_told_that_they_sit(database: str, folder: Path) -> None:
    with open_house(folder, db=database) as house:
        ada, bo = Guest(house.address), Guest(house.address)
        table, store, coming = ada.new("me", "open"), house.tables.store, list[Future[Any]]()
        assert bo.token

        def somebody_comes(_: Any, __: Any, statement: str, *___: Any) -> None:
            if statement.startswith("DELETE FROM tables") and not coming:
                coming.append(pool.submit(bo.post, f"/t/{table}/take", script=True, seat=1, name="Bo"))
                wait(coming, 2)

        with ThreadPoolExecutor(1) as pool:
            sa.event.listen(store.backend.engine, "before_cursor_execute", somebody_comes)
            assert house.run(store.delete_empty(time.time() + 1, set())) == [table]
            assert coming[0].result().json()["code"] == "gone"


def test_a_table_at_which_somebody_is_just_sitting_down_is_not_cleared_away(database: str, folder: Path) -> None:
    with open_house(folder, db=database) as house, psycopg.connect(database) as other:
        ada = Guest(house.address)
        table, store = ada.new("me", "open"), house.tables.store
        other.execute("UPDATE tables SET revision = revision + 1")
        assert house.run(store.delete_empty(time.time() + 1, set())) == []
        other.rollback()
        assert house.run(store.delete_empty(time.time() + 1, set())) == [table]
