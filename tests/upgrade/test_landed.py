"""Every table that version 0.1 stored opens with the code of today, and asks what it asked."""

from __future__ import annotations

import hashlib

from tests.running import House
from tests.server.conftest import Guest
from tests.upgrade.landed import Landed, LandedSeat, LandedTable, read, record_file, visitor
from undercroft.games import GAMES
from undercroft.kernel import replay
from undercroft.kernel.journal import Record

TABLES = read().tables
RUNNING = [name for name, table in TABLES.items() if table.status == "running"]
FINISHED = [name for name, table in TABLES.items() if table.status == "over"]


def seated(table: LandedTable) -> list[tuple[int, LandedSeat]]:
    return [(number, seat) for number, seat in enumerate(table.seats) if seat.device]


def fine(guest: Guest, path: str) -> str:
    response = guest.get(path)
    assert response.status_code == 200, f"{path}: {response.text}"
    return str(response.text)


def test_what_was_left_behind() -> None:
    """Each game in the middle and finished; chains, lanes, a window, a campaign; what people do beside playing."""
    for state in (RUNNING, FINISHED):
        assert {TABLES[name].game for name in state} == set(GAMES)
    assert {"waiting", "closed"} <= {table.status for table in TABLES.values()}
    half_done = [table for name in RUNNING if (table := TABLES[name]).me.question and not table.me.question.quiet]
    assert {table.game for table in half_done if table.drawn} == {"monsters-of-egypt", "dungeoneer"}
    assert [table.game for table in half_done if table.me.question and table.me.question.window] == ["dungeoneer"]
    ada, bo, cy = TABLES["paper-lanes"].seats
    assert ada.question is not None
    assert not ada.question.quiet
    assert bo.question is None
    assert cy.take_back
    assert [seat.bot for seat in TABLES["freed"].seats if seat.kind == "open"] == ["greedy"]


def test_every_table_opens(house: House, landed: Landed) -> None:
    stranger = Guest(house.address)
    for device in landed.devices.values():
        fine(visitor(house.address, device), "/")
    for table in landed.tables.values():
        for number, seat in seated(table):
            guest = visitor(house.address, seat.device)
            fine(guest, f"/t/{table.id}")
            fine(guest, f"/t/{table.id}/{number}")
            if table.entries:
                fine(guest, f"/t/{table.id}/record?seat={number}")
        fine(stranger, f"/t/{table.id}")
        fine(stranger, f"/t/{table.id}/watch")
        if table.campaign:
            fine(stranger, f"/c/{table.campaign}")
        if table.status == "over":
            fine(stranger, f"/t/{table.id}/replay?step=20&verify=1")


def test_every_seat_is_asked_what_it_was_asked(house: House, landed: Landed) -> None:
    for name in RUNNING:
        table = landed.tables[name]
        here = house.run(house.tables.room(table.id)).table
        for number, seat in seated(table):
            guest = visitor(house.address, seat.device)
            asked, page = here.question(number), fine(guest, f"/t/{table.id}/{number}")
            assert f'data-number="{seat.number}"' in page, name
            assert (f'action="/t/{table.id}/{number}/take-back"' in page) == seat.take_back, name
            offered = seat.question.options if seat.question is not None else []
            assert sorted(guest.question(table.id, number)[1]) == sorted(offered), name
            if seat.question is None:
                assert asked is None, name
            else:
                assert asked is not None, name
                found = asked.kind, [str(option) for option in asked.options], asked.quiet, asked.window
                assert found == (seat.question.kind, seat.question.options, seat.question.quiet, seat.question.window), name


def test_a_running_game_is_exported_as_it_was(house: House, landed: Landed) -> None:
    for name in RUNNING:
        table = landed.tables[name]
        text = fine(visitor(house.address, table.me.device), f"/t/{table.id}/record?seat={table.seat}")
        assert hashlib.sha256(text.encode()).hexdigest() == table.record, name


def test_a_finished_game_is_exported_and_proved(house: House, landed: Landed) -> None:
    for name in FINISHED:
        table, kept = landed.tables[name], record_file(name).read_text(encoding="utf-8")
        text = fine(Guest(house.address), f"/t/{table.id}/record")
        assert text == kept, name
        assert hashlib.sha256(text.encode()).hexdigest() == table.record, name
        record, game = Record.read(text), GAMES[table.game]
        assert len(record.entries) == table.entries, name
        assert replay.verify(record, game, game.load(record.setup.pack)) >= 20, name


def test_every_game_goes_on(house: House, landed: Landed) -> None:
    """The person answers the question that was open."""
    for name in RUNNING:
        table = landed.tables[name]
        assert table.me.question is not None, name
        guest = visitor(house.address, table.me.device)
        option = table.me.question.options[0]
        response = guest.post(f"/t/{table.id}/{table.seat}/answer", script=True, number=table.me.number, option=option)
        assert response.status_code < 300, f"{name}: {response.text}"
        room = house.run(house.tables.room(table.id))
        assert room.table.number(table.seat) == table.me.number + 1, name
        assert room.journal is not None
        assert room.journal.record.entries[table.entries].text == option, name


def test_the_private_link_still_leads_to_its_seat(house: House, landed: Landed) -> None:
    (table,) = (table for table in landed.tables.values() if table.key)
    guest = Guest(house.address)
    fine(guest, f"/k/{table.key}")
    assert guest.post(f"/k/{table.key}").status_code == 303
    assert guest.question(table.id, table.seat)[0] == table.me.number


def test_what_was_taken_back_stays_in_the_record_and_the_rest_can_still_be_taken_back(house: House, landed: Landed) -> None:
    table = landed.tables["paper-lanes"]
    cy = visitor(house.address, table.seats[2].device)
    assert " 2 take-back " in fine(cy, f"/t/{table.id}/record?seat=2")
    assert cy.post(f"/t/{table.id}/2/take-back", script=True, number=table.seats[2].number).status_code < 300
    assert cy.question(table.id, 2)[0] == table.seats[2].number + 1
