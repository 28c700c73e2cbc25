"""Before, after and beside a game: the invitation, the host's seats, leaving, playing again, chapters of a campaign."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.running import House, open_house
from tests.server.conftest import Guest, Visit
from tests.server.test_front import advance
from undercroft.games import GAMES
from undercroft.texts import LANGUAGES

OVER = 3000


def invitation(guest: Guest, table: str) -> str:
    found = re.search(r'<input class="link"[^>]*value="([^"]+)"', guest.get(f"/t/{table}").text)
    assert found is not None
    return found[1]


def test_the_invitation_comes_first_for_the_host_and_last_for_a_guest(ada: Guest, visit: Visit) -> None:
    table = ada.new("me", "open")
    for guest, first in ((ada, True), (visit(), False)):
        page = guest.get(f"/t/{table}").text
        assert (page.index('id="link"') < page.index('id="seats"')) == first


def test_at_loopback_the_invitation_says_that_it_is_for_this_machine(ada: Guest) -> None:
    table = ada.new("me", "open")
    assert invitation(ada, table) == f"{ada.address}/t/{table}"
    assert "nobody else can open this link" in ada.get(f"/t/{table}").text


def test_at_loopback_the_invitation_names_the_home_network_where_the_house_listens_to_it(folder: Path) -> None:
    with open_house(folder, home_url="http://192.168.7.7:8321") as house:
        ada = Guest(house.address)
        table = ada.new("me", "open")
        assert invitation(ada, table) == f"http://192.168.7.7:8321/t/{table}"
        assert "nobody else can open this link" not in ada.get(f"/t/{table}").text
        from_the_network = ada.get(f"/t/{table}", headers={"Host": "192.168.7.8:8321"}).text
        assert f"http://192.168.7.8:8321/t/{table}" in from_the_network


def test_a_host_with_two_seats_comes_to_the_first_of_them(ada: Guest) -> None:
    table = ada.new("open", "me", "device")
    assert ada.get(f"/t/{table}").url.path == f"/t/{table}"
    ada.post(f"/t/{table}/start")
    assert ada.get(f"/t/{table}").url.path == f"/t/{table}/1"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_menu_of_a_table_has_ways_to_leave(ada: Guest, visit: Visit, language: str) -> None:
    table, bo = ada.new("me", "open"), visit()
    bo.post(f"/t/{table}/take", seat=1, name="Bo")
    ada.post(f"/t/{table}/start")
    for guest, seat, host in ((ada, 0, True), (bo, 1, False)):
        menu = re.search(r'<details class="leaving">.*?</details>', guest.get(f"/t/{table}/{seat}?lang={language}").text, re.S)
        assert menu is not None
        assert [f'action="/t/{table}/{way}"' in menu[0] for way in ("chair", "leave", "finish")] == [True, True, host]
    assert "leaving" not in bo.get(f"/t/{table}/watch").text


def test_whoever_resigns_leaves_the_seat_to_a_bot(ada: Guest, house: House) -> None:
    table = ada.new("me", "device")
    ada.post(f"/t/{table}/chair", seat=0, do="bot")
    chair = house.run(house.tables.room(table)).chairs[0]
    assert (chair.kind, chair.bot) == ("person", "level-3")
    assert "Resign" not in ada.get(f"/t/{table}/0").text


def test_a_rematch_has_the_same_people_bots_and_options(ada: Guest, visit: Visit, house: House) -> None:
    table, bo = ada.new("me", "open", "random", **{"option.missions": "off"}), visit()
    bo.post(f"/t/{table}/take", seat=1, name="Bo")
    ada.post(f"/t/{table}/start")
    assert ada.post(f"/t/{table}/rematch", script=True).json()["code"] == "already-started"
    advance(house, table, OVER)
    assert ">Rematch</button>" in ada.get(f"/t/{table}/0").text
    assert ">Rematch</button>" not in visit().get(f"/t/{table}/watch").text
    assert visit().post(f"/t/{table}/rematch", script=True).json()["code"] == "forbidden"
    with ThreadPoolExecutor(2) as pool:
        both = list(pool.map(lambda guest: guest.post(f"/t/{table}/rematch").headers["location"], (ada, bo)))
    assert both[0] == both[1]
    old, new = (house.run(house.tables.room(id)) for id in (table, both[0].split("/")[2]))
    assert new.status == "running"
    assert new.setup == old.setup
    assert new.names == old.names
    assert [(chair.kind, chair.bot, chair.holders) for chair in new.chairs] == [
        (chair.kind, chair.bot, chair.holders) for chair in old.chairs
    ]
    assert ">To the rematch</button>" in bo.get(f"/t/{table}/1").text
    assert bo.get(both[0]).url.path == f"{both[0]}/1"


def test_after_the_rematch_was_deleted_there_can_be_another(ada: Guest, house: House) -> None:
    table = ada.new("me")
    advance(house, table, OVER)
    first = ada.post(f"/t/{table}/rematch").headers["location"]
    ada.post(f"{first}/delete")
    house.tables.rooms.clear()
    assert ada.post(f"/t/{table}/rematch").headers["location"] != first


def test_a_table_of_a_campaign_names_its_chapter_and_ends_at_the_campaign(ada: Guest, house: House) -> None:
    table = ada.new("me", mode="campaign", story="mummy")
    campaign = f'href="/c/{house.run(house.tables.room(table)).campaign}"'
    assert "Chapter 1 of 3" in ada.get(f"/t/{table}/0").text
    advance(house, table, OVER)
    page = ada.get(f"/t/{table}/0").text
    assert re.findall(r'<(?:a|button) class="(?:button )?main"[^>]*', page)[0] == f'<a class="button main" {campaign}'
    assert "/rematch" not in page
    assert "Chapter 2 of 3" in ada.get(ada.post(f"{campaign[6:-1]}/next").headers["location"]).text


def test_every_story_of_a_game_has_as_many_chapters() -> None:
    for game in GAMES.values():
        if game.campaign is not None:
            assert len({len(chapters) for chapters in game.campaign.stories(game.load("base")).values()}) == 1
