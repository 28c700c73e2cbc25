"""The front page: tables as cards that wake nothing, Continue first, what ends something behind a menu, a game in one tap."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.running import House, open_house, until
from tests.server.conftest import Guest, Visit
from tests.server.test_tables import play_to_the_end
from undercroft.bots import BOTS
from undercroft.face import Phrase
from undercroft.games import GAMES
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.types import Setup
from undercroft.server import pages
from undercroft.server.pages.front import FEW
from undercroft.server.play.chairs import Chair
from undercroft.server.play.glance import LARGEST_PICTURE, Glance
from undercroft.server.reader import Reader
from undercroft.server.store.database import Stored
from undercroft.texts import LANGUAGES, tongue

FILLED = re.compile(r'<(?:a|button)[^>]*class="[^"]*\bmain\b[^"]*"[^>]*>')


def cards(guest: Guest, page: str = "/") -> list[str]:
    """The cards of a page, in order, as HTML."""
    return re.findall(r'<li class="tablecard.*?\n</li>', guest.get(page).text, re.S)


def card(guest: Guest, table: str, page: str = "/") -> str:
    (found,) = (card for card in cards(guest, page) if f"/t/{table}" in card)
    return found


def advance(house: House, table: str, answers: int) -> None:
    """So many answers as bots would give them, whoever sits there."""
    room = house.run(house.tables.room(table))

    async def go() -> None:
        for step in range(answers):
            async with room.alone():
                if room.status != "running":
                    return
                seat = room.asked()[0]
                ask = room.table.question(seat)
                assert ask is not None
                luck = Luck(Quick(step))
                choice = BOTS["greedy"].choose(room.game, room.setup, room.book, room.table.view(seat), ask, luck)
                await room.play(seat, str(choice))

    house.run(go())


def test_to_list_tables_wakes_none(ada: Guest, house: House) -> None:
    tables = [ada.new("me", "random"), ada.new("me", "random"), ada.new("me", "open")]
    ada.post(f"/t/{tables[0]}/finish")
    house.run(house.tables.picture(tables[1]))
    house.tables.rooms.clear()
    assert all(table in ada.get("/").text + ada.get("/finished").text for table in tables)
    until(lambda: ada.get(f"/t/{tables[1]}/picture").status_code == 200)  # it is kept a moment after it was drawn
    assert house.tables.rooms == {}


def test_a_card_says_whose_turn_it_is(ada: Guest, visit: Visit, house: House) -> None:
    """Also after the house was closed in the middle of it: what is told is stored with the step."""
    table, bo = ada.new("me", "open", game="dungeoneer"), visit()
    bo.post(f"/t/{table}/take", seat=1, name="Odo")
    ada.post(f"/t/{table}/start")
    house.tables.rooms.clear()
    asked = house.run(house.tables.room(table)).asked()[0]
    house.tables.rooms.clear()
    first, second = (ada, bo) if asked == 0 else (bo, ada)
    waits, looks = card(first, table), card(second, table)
    assert "Your turn: round 1" in waits
    assert ">Continue</a>" in waits
    assert ("Waiting for Odo" if asked == 1 else "Waiting for Player 1") in looks
    assert ">Look on</a>" in looks
    assert "data-ago=" in waits
    assert "0/3 quests" in waits


def test_a_card_names_nobody_in_a_window() -> None:
    chairs = [Chair("person", "Ada", holders=["mine"]), Chair("person", "Bo", holders=["bo"])]
    told = Glance(7, 0.0, Phrase("where-plain"), asked=(1,))
    for window in (False, True):
        glance = replace(told, window=window)
        setup = Setup("dungeoneer", 2, "base")
        table = Stored("table", setup, "", 1, chairs, "mine", "normal", "running", "", 0, 0.0, glance=glance)
        html = pages.front(Reader("mine", "en", "auto", "token", "http://house.example"), [table])
        assert ("Waiting for Bo" in html) == (not window)


def test_continue_comes_first_and_is_the_only_filled_button(ada: Guest, visit: Visit) -> None:
    elsewhere = ada.new("open", "me")
    bo = visit()
    bo.post(f"/t/{elsewhere}/take", seat=0, name="Bo")
    mine = [ada.new("me") for _ in range(2)]
    shown, page = cards(ada), ada.get("/").text
    assert [any(table in card for table in mine) for card in shown] == [True, True, False]
    (filled,) = FILLED.findall(page)
    assert 'aria-label="Continue: ' in filled
    assert filled in shown[0]


def test_without_a_table_no_button_is_filled(ada: Guest) -> None:
    assert not FILLED.search(ada.get("/").text)


def test_many_tables_do_not_push_the_games_down(ada: Guest) -> None:
    for _ in range(FEW + 2):
        ada.new("me")
    above, _, rest = ada.get("/").text.partition('<details class="more">')
    folded, _, games = rest.partition("</section>")
    assert above.count('<li class="tablecard') == FEW
    assert folded.count('<li class="tablecard') == 2
    assert "2 more tables" in folded
    assert all(f"/new/{game}" in games for game in GAMES)


def test_what_ends_a_table_lies_behind_a_menu_in_plain_words(ada: Guest, visit: Visit) -> None:
    table, bo = ada.new("me", "open"), visit()
    bo.post(f"/t/{table}/take", seat=1, name="Bo")
    ada.post(f"/t/{table}/start")
    open_, _, menu = card(ada, table).partition('<details class="manage">')
    assert f"/t/{table}/finish" not in open_
    assert f"/t/{table}/delete" not in open_
    assert "<button>End game</button>" in menu
    assert "<button>Delete</button>" in menu
    theirs = card(bo, table)
    assert "End game" not in theirs
    assert "<button>Take off my list</button>" in theirs


def test_finished_games_stand_apart_with_result_and_day(ada: Guest) -> None:
    played, ended, running = ada.new("me"), ada.new("me"), ada.new("me")
    play_to_the_end(ada, played)
    ada.post(f"/t/{ended}/finish")
    assert [running in card for card in cards(ada)] == [True]
    assert "Finished games: 2" in ada.get("/").text
    assert re.search(r"Your result: −?\d+ glory", card(ada, played, "/finished"))
    assert "data-day=" in card(ada, played, "/finished")
    assert f'href="/t/{played}/replay"' in card(ada, played, "/finished")
    assert "Ended early" in card(ada, ended, "/finished")


@pytest.mark.parametrize("game", GAMES)
def test_the_picture_of_a_table_is_small_public_and_without_words(ada: Guest, visit: Visit, house: House, game: str) -> None:
    table = ada.new("me", "device", game=game)
    advance(house, table, 80)
    listed = ada.get("/").text + ada.get("/finished").text  # by then it may be over
    (address,) = re.findall(rf'src="(/t/{table}/picture[^"]*)"', listed)
    shown = visit().get(address.replace("&amp;", "&"))
    assert shown.headers["content-type"].startswith("image/svg+xml")
    assert "immutable" in shown.headers["cache-control"]
    assert "<text" not in shown.text
    assert shown.text.count("<use") + shown.text.count("<path") > 20
    missing = set(re.findall(r'href="#([\w-]+)"', shown.text)) - set(re.findall(r' id="([\w-]+)"', shown.text))
    assert not missing
    kept = until(lambda: house.run(house.tables.store.picture_of(table)))
    assert len(kept) < LARGEST_PICTURE


def test_a_table_that_falls_asleep_keeps_its_picture(folder: Path) -> None:
    with open_house(folder) as house:
        ada = Guest(house.address)
        table = ada.new("me")
        cookies = dict(ada.client.cookies)
    with open_house(folder) as house:
        ada = Guest(house.address)
        ada.client.cookies.update(cookies)
        assert f"/t/{table}/picture?step=1&amp;" in card(ada, table)
        assert ada.get(f"/t/{table}/picture?step=1").status_code == 200
        assert house.tables.rooms == {}


def test_a_table_without_a_picture_shows_the_cover(ada: Guest) -> None:
    table = ada.new("me", "open", game="tales-of-tails")
    assert 'href="#cover-tales-of-tails"' in card(ada, table)
    assert 'id="cover-tales-of-tails"' in ada.get("/").text
    assert ada.get(f"/t/{table}/picture").status_code == 404


@pytest.mark.parametrize("game", GAMES)
def test_a_game_against_a_bot_is_one_tap_away(ada: Guest, house: House, game: str) -> None:
    assert f'action="/new/{game}/now"' in ada.get("/").text
    moved = ada.post(f"/new/{game}/now")
    assert moved.status_code == 303
    table, seat = moved.headers["location"].split("/")[2:]
    room = house.run(house.tables.room(table))
    assert (room.status, seat) == ("running", "0")
    assert [(chair.kind, chair.bot) for chair in room.chairs] == [("person", ""), ("bot", GAMES[game].first_bot)]
    assert room.setup.options == {choice.id: choice.values[0] for choice in GAMES[game].choices} | dict(GAMES[game].first_game)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_plays_now_has_a_name_of_the_own_language(visit: Visit, house: House, language: str) -> None:
    guest = visit()
    guest.get("/", params={"lang": language})
    table = guest.post("/new/paper-dungeons/now").headers["location"].split("/")[2]
    assert house.run(house.tables.room(table)).names[0] == tongue(language).say("default-name", seat=1)
