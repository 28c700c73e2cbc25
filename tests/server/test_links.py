"""Private links carry a seat to another device of its player; nobody comes to a second hand by them or by a freed chair."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.running import House, open_house
from tests.server.conftest import Guest, Visit, heard
from tests.upgrade.landed import unpack
from undercroft.server.play.room import Room


def room_of(house: House, table: str) -> Room:
    return house.run(house.tables.room(table))


def refusal(guest: Guest, path: str, **fields: object) -> str:
    return str(guest.post(path, {name: str(value) for name, value in fields.items()}, script=True).json()["code"])


# ---- the link ----


def test_a_private_link_carries_a_seat_to_another_device(ada: Guest, visit: Visit) -> None:
    table = ada.new("me", "random")
    link, phone = ada.link(table, 0), visit()
    assert phone.get(f"/t/{table}/0").status_code == 403
    asked = phone.get(link)
    assert asked.status_code == 200
    assert "Player 1’s seat on this device" in asked.text
    assert phone.get(f"/t/{table}/0").status_code == 403
    assert phone.post(link).headers["location"] == f"/t/{table}/0"
    assert phone.get(f"/t/{table}/0").status_code == 200
    assert ada.get(f"/t/{table}/0").status_code == 200
    assert phone.client.get(link, follow_redirects=False).headers["location"] == f"/t/{table}/0"


def test_looking_at_a_private_link_binds_nobody(ada: Guest, visit: Visit, house: House) -> None:
    """As a messenger does that shows a preview; a form without its token binds nobody either."""
    table = ada.new("me", "random")
    link, preview = ada.link(table, 0), visit()
    assert preview.client.head(link).status_code == 200
    assert preview.get(link).status_code == 200
    assert preview.client.post(link).status_code == 403
    assert len(room_of(house, table).chairs[0].holders) == 1


def test_a_private_link_is_shown_once_and_only_its_seal_is_kept(ada: Guest, folder: Path, house: House) -> None:
    table = ada.new("me", "random")
    key = ada.link(table, 0).rpartition("/")[2]
    for path in (f"/t/{table}/0", f"/t/{table}/0/devices", f"/t/{table}", f"/t/{table}/watch"):
        page = ada.get(path).text
        assert key not in page
        assert room_of(house, table).chairs[0].key not in page
        assert "/k/" not in page
    with closing(sqlite3.connect(folder / "undercroft.sqlite3")) as file, file:
        assert not [line for line in file.iterdump() if key in line]


def test_a_new_private_link_voids_the_earlier_one(ada: Guest, visit: Visit) -> None:
    table = ada.new("me", "random")
    first, second = ada.link(table, 0), ada.link(table, 0)
    assert visit().get(first).status_code == 410
    assert refusal(visit(), first) == "link-void"
    assert visit().post(second).status_code == 303


def test_nobody_makes_a_link_for_a_foreign_seat(ada: Guest, visit: Visit) -> None:
    table = ada.new("me", "open")
    bo = visit()
    bo.post(f"/t/{table}/take", seat=1, name="Bo")
    for guest, seat in ((ada, 1), (bo, 0), (visit(), 0)):
        assert refusal(guest, f"/t/{table}/{seat}/devices/link") == "forbidden"
        assert guest.get(f"/t/{table}/{seat}/devices").status_code == 403


def test_a_link_works_after_a_restart(folder: Path) -> None:
    with open_house(folder) as house:
        ada = Guest(house.address)
        table = ada.new("me")
        link = ada.link(table, 0)
    with open_house(folder) as house:
        assert Guest(house.address).post(link).headers["location"] == f"/t/{table}/0"


# ---- devices ----


def test_devices_are_told_in_words_and_can_be_removed(ada: Guest, visit: Visit, house: House) -> None:
    table = ada.new("me", "random")
    link, phone = ada.link(table, 0), visit()
    phone.post(link)
    holders = list(room_of(house, table).chairs[0].holders)
    page = ada.get(f"/t/{table}/0/devices").text
    assert "This device" in page
    assert "Another device (no. 2)" in page
    assert "Another device (no. 1)" in phone.get(f"/t/{table}/0/devices").text
    assert not [device for device in holders if device[:8] in page]
    assert page.count("/devices/remove") == 1
    with phone.socket(f"/t/{table}/0/live") as socket:
        heard(socket)
        assert ada.post(f"/t/{table}/0/devices/remove", number=2, of=2).status_code == 303
        while "go" not in (told := heard(socket)):
            pass
    assert told["go"] == f"/t/{table}"
    assert phone.get(f"/t/{table}/0").status_code == 403
    assert phone.get(link).status_code == 410, "the way back is closed too"
    assert room_of(house, table).chairs[0].holders == holders[:1]


@pytest.mark.parametrize(("number", "of"), [(1, 2), (2, 3), (3, 2), (0, 2)])
def test_only_another_device_of_the_list_as_it_is_can_be_removed(
    ada: Guest, visit: Visit, house: House, number: int, of: int
) -> None:
    table = ada.new("me", "random")
    visit().post(ada.link(table, 0))
    assert refusal(ada, f"/t/{table}/0/devices/remove", number=number, of=of) == "devices-changed"
    assert len(room_of(house, table).chairs[0].holders) == 2


# ---- one hand each ----


def test_who_plays_takes_no_freed_seat(ada: Guest, visit: Visit, house: House) -> None:
    table = ada.new("me", "open", game="dungeoneer")
    bo = visit()
    bo.post(f"/t/{table}/take", seat=1, name="Bo")
    ada.post(f"/t/{table}/start")
    assert ada.post(f"/t/{table}/chair", seat=1, do="bot").status_code == 303
    assert ada.post(f"/t/{table}/chair", seat=1, do="back").status_code == 303
    assert ada.post(f"/t/{table}/chair", seat=1, do="free").status_code == 303
    assert refusal(ada, f"/t/{table}/take", seat=1, name="Ada") == "seated-already"
    assert ada.get(f"/t/{table}/1").status_code == 403
    assert room_of(house, table).chairs[1].kind == "open"
    lobby = ada.get(f"/t/{table}").text
    assert f'action="/t/{table}/take"' not in lobby
    assert bo.post(f"/t/{table}/take", seat=1, name="Bo").status_code == 303


def test_who_plays_takes_no_foreign_seat_by_link(ada: Guest, visit: Visit, house: House) -> None:
    table = ada.new("me", "open", game="dungeoneer")
    bo = visit()
    bo.post(f"/t/{table}/take", seat=1, name="Bo")
    link = bo.link(table, 1)
    ada.post(f"/t/{table}/start")
    assert refusal(ada, link) == "seated-already"
    assert len(room_of(house, table).chairs[1].holders) == 1


def test_who_has_played_comes_back_to_the_own_seat_only(ada: Guest, visit: Visit) -> None:
    """Otherwise one would look at one hand after the other."""
    table = ada.new("me", "open", "open", game="dungeoneer")
    bo, phone = visit(), visit()
    bo.post(f"/t/{table}/take", seat=1, name="Bo")
    ada.post(f"/t/{table}/start")
    phone.post(ada.link(table, 0))
    ada.post(f"/t/{table}/0/devices/remove", number=2, of=2)
    bo.post(f"/t/{table}/leave", seat=1)
    ada.post(f"/t/{table}/leave", seat=0)
    assert refusal(ada, f"/t/{table}/take", seat=1, name="Ada") == "seated-already"
    assert refusal(phone, f"/t/{table}/take", seat=1, name="Ada") == "seated-already"
    assert refusal(bo, f"/t/{table}/take", seat=2, name="Bo") == "seated-already"
    assert bo.post(f"/t/{table}/take", seat=1, name="Bo").status_code == 303
    assert ada.post(f"/t/{table}/take", seat=0, name="Ada").status_code == 303
    assert refusal(bo, f"/t/{table}/take", seat=0, name="Bo") == "table-full"


def test_before_the_start_one_device_may_take_several_seats(ada: Guest, house: House) -> None:
    table = ada.new("me", "open", "open")
    assert ada.post(f"/t/{table}/take", seat=1, name="Bo").status_code == 303
    ada.post(f"/t/{table}/start")
    assert room_of(house, table).seats_of(room_of(house, table).maker) == [0, 1]
    assert refusal(ada, f"/t/{table}/take", seat=2, name="Cy") == "seated-already"


def test_seats_that_share_a_device_move_to_another_one_together(ada: Guest, visit: Visit) -> None:
    table = ada.new("me", "device", "random")
    tablet = visit()
    for seat in (0, 1):
        assert tablet.post(ada.link(table, seat)).status_code == 303
        assert tablet.get(f"/t/{table}/{seat}").status_code == 200


# ---- links from before ----


def test_links_given_out_before_keys_were_sealed_still_work(folder: Path) -> None:
    (table,) = (table for table in unpack(folder).tables.values() if table.key)
    with open_house(folder) as house:
        assert Guest(house.address).post(f"/k/{table.key}").headers["location"] == f"/t/{table.id}/{table.seat}"
    with closing(sqlite3.connect(folder / "undercroft.sqlite3")) as file, file:
        assert not [line for line in file.iterdump() if table.key in line]
