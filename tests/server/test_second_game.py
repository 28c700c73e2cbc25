"""What a game brings of its own, and what the house makes of it without knowing the game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.running import House, open_house, run
from tests.server.conftest import Guest, Visit
from tests.server.test_pages import reader
from undercroft.games import GAMES
from undercroft.kernel.types import Setup
from undercroft.server import pages
from undercroft.server.pages.look import Look
from undercroft.server.play import waking
from undercroft.server.play.chairs import Chair
from undercroft.server.play.course import Step
from undercroft.server.play.reel import Reel
from undercroft.server.play.room import Room
from undercroft.texts import LANGUAGES, tongue

TOMB = "monsters-of-egypt"
GAME = GAMES[TOMB]


def tomb_room(*names: str, device: str = "mine", **options: str) -> Room:
    chosen = {choice.id: choice.values[0] for choice in GAME.choices} | options
    chairs = [Chair("person", name, holders=[device]) for name in names]
    setup = Setup(GAME.id, len(names), "base", chosen)
    made = Room("table", GAME, setup, GAME.load("base"), chairs, maker="mine", secret=bytes(32))
    run(made.start())
    return made


def play_out(made: Room) -> None:
    assert made.journal is not None
    turn = 0
    while not made.table.over:
        (ask,) = made.table.questions()
        made.journal.answer(ask.seat, str(ask.options[(turn * 7) % len(ask.options)]))
        turn += 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_front_page_offers_every_game(language: str) -> None:
    html = pages.front(reader(language), [])
    for game in GAMES:
        assert f'href="/new/{game}"' in html
        assert f'href="/rules/{game}"' in html
        assert tongue(language, game).say("game-name") in html


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_is_asked_once_and_where_its_group_says(game: str) -> None:
    html = pages.new_table(reader(), GAMES[game], {})
    front, _, rest = html.partition('<details class="more"')
    options, _, rulings = rest.partition('<details class="more rulings"')
    for choice in GAMES[game].choices:
        name = f'name="option.{choice.id}"'
        assert (name in front, name in options, name in rulings) == tuple(choice.group == g for g in ("front", "", "rulings"))
    assert 'name="first"' in html
    assert ('name="story"' in html) == (GAMES[game].campaign is not None)


def test_a_choice_without_meaning_for_so_many_seats_keeps_its_default(ada: Guest, house: House) -> None:
    wishes = {"option.heroes": "1", "option.spirit": "on", "option.mode": "escape"}
    two = house.run(house.tables.room(ada.new("me", "device", game=TOMB, **wishes)))
    assert (two.setup.options["heroes"], two.setup.options["spirit"], two.setup.options["mode"]) == ("3", "on", "escape")
    alone = house.run(house.tables.room(ada.new("me", game=TOMB, **wishes)))
    assert (alone.setup.options["heroes"], alone.setup.options["spirit"]) == ("1", "off")
    refused = ada.post(f"/new/{TOMB}", {"count": "1", "seats.0.kind": "me", "seats.0.name": "A", "option.mode": "moon"})
    assert refused.status_code == 400


def test_a_first_game_is_what_the_game_says(ada: Guest, house: House) -> None:
    paper = house.run(house.tables.room(ada.new("me", first="on")))
    assert paper.setup.options["missions"] == "off"
    tomb = house.run(house.tables.room(ada.new("me", game=TOMB, first="on")))
    assert tomb.setup.options == {choice.id: choice.values[0] for choice in GAME.choices}


def test_what_was_agreed_leaves_out_what_is_usual(ada: Guest) -> None:
    table = ada.new("me", "open", game=TOMB, **{"option.fight-ends-turn": "on"})
    html, say = ada.get(f"/t/{table}").text, tongue("en", TOMB).say
    for choice in ("mode", "spirit", "first", "free-start", "fight-ends-turn"):
        assert f"<dt>{say(f'choice-{choice}')}</dt>" in html
    for choice in ("heroes", "zero-retreat", "bomb-same-cell"):
        assert f"<dt>{say(f'choice-{choice}')}</dt>" not in html


def test_all_look_at_one_board() -> None:
    made = tomb_room("Ada", "Bo")
    page, watch = pages.table(reader(), made, 0), pages.table(reader(device="other"), made, None)
    for html in (page, watch):
        assert "panel-others" not in html
        assert 'data-tab="others"' not in html
        assert "data-look" not in html
    of_seat, of_nobody = pages.table_parts(Look(reader(), made, 1)), pages.table_parts(Look(reader(), made, None))
    assert [of_seat[name] for name in of_seat if name.startswith("live.")] == [
        of_nobody[name] for name in of_nobody if name.startswith("live.")
    ]
    assert made.asked() == (0,)


def test_the_device_goes_round_without_a_veil_and_says_whose_turn_it_is() -> None:
    made = tomb_room("Ada", "Bo")
    assert made.journal is not None
    made.journal.answer(0, "hero vera")
    made.journal.answer(1, "hero timur")
    parts = pages.table_parts(Look(reader(), made, 1))
    assert parts["veil"] == ""
    assert "Ada (Vera)" in parts["question"]
    assert 'href="/t/table/0"' in parts["question"]
    assert "Timur" in parts["seats"]
    assert "done" not in re.sub(r"<[^>]+>", " ", parts["seats"])
    assert "Ada" in pages.table_parts(Look(reader(), made, 0))["question"]


def test_whoever_passed_the_device_on_can_still_take_back() -> None:
    made = tomb_room("Ada", "Bo")
    assert made.journal is not None
    made.journal.answer(0, "hero vera")
    assert 'action="/t/table/0/take-back"' in pages.table_parts(Look(reader(), made, 1))["question"]
    assert '/take-back"' not in pages.table_parts(Look(reader(), made, None))["question"]
    for chair in made.chairs[1:]:
        chair.holders = ["yours"]
    assert '/take-back"' not in pages.table_parts(Look(reader(device="yours"), made, 1))["question"]
    assert 'action="/t/table/0/take-back"' in pages.table_parts(Look(reader(), made, 0))["question"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_end_is_told_and_then_counted(language: str) -> None:
    made = tomb_room("Ada", "Bo", mode="escape")
    play_out(made)
    words, outcome = tongue(language, TOMB), made.table.outcome()
    assert outcome is not None
    events = [event for event in made.table.told(0) if event.kind in GAME.milestones]
    steps = [Step(7, tuple(made.table.told(None)), ())]
    score = pages.end(reader(language), made, steps)
    assert events[-1].kind == "over"
    assert f'<h1 class="ending">{words.event(events[-1], made.names)}</h1>' in score
    turned = re.findall(r'<li><a href="/t/\w+/replay\?step=7">.*?<span>([^<]+)</span></a></li>', score, re.S)
    assert turned == [words.event(event, made.names) for event in events[:-1]]
    verdicts = re.findall(r'<span class="sr">(.+?)</span>', score)
    assert verdicts == [words.say("yes" if seat in outcome.winners else "no") for seat in range(2)]
    assert 'class="letter"' not in score
    assert made.journal is not None
    shots = waking.replayed(made.journal.record, GAME, made.book, b"", [], filling=True).shots
    reel = Reel(made.journal.record, GAME, made.book, shots or [])
    replayed = pages.replay(reader(language), made, reel, made.table, reel.last, 0, [])
    assert f'href="/t/{made.id}/end"' in replayed
    assert '<a class="look"' not in replayed


def test_habits_are_kept_with_the_chair(folder: Path) -> None:
    with open_house(folder) as house:
        ada = Guest(house.address)
        table = ada.new("me", "device", game=TOMB)
        room = house.run(house.tables.room(table))
        assert ada.post(f"/t/{table}/0/habits", script=True, fire="douse", vest="", other="x").json() == {"ok": True}
        assert ada.post(f"/t/{table}/0/habits", script=True, fire="vest").json()["code"] == "wrong-setup"
        stranger = Guest(house.address)
        assert stranger.post(f"/t/{table}/0/habits", script=True, fire="burn").json()["code"] == "forbidden"
        assert [chair.habits for chair in room.chairs] == [{"fire": "douse"}, {}]
        cookies = dict(ada.client.cookies)
    with open_house(folder) as house:
        again = Guest(house.address)
        again.client.cookies.update(cookies)
        html = again.get(f"/t/{table}/0").text
        assert '<option value="douse" selected>' in html
        assert '<option value="douse" selected>' not in again.get(f"/t/{table}/1").text
        assert again.post(f"/t/{table}/0/habits", script=True, fire="").json() == {"ok": True}
        assert house.run(house.tables.room(table)).chairs[0].habits == {}


def test_a_game_without_habits_offers_none(ada: Guest, visit: Visit) -> None:
    table = ada.new("me")
    assert "/habits" not in ada.get(f"/t/{table}/0").text
    tomb = ada.new("me", game=TOMB)
    assert f"/t/{tomb}/0/habits" in ada.get(f"/t/{tomb}/0").text
    assert "/habits" not in visit().get(f"/t/{tomb}/watch").text
