"""Pages are pure functions: what they show, what they keep to themselves, and what the strict policy forbids in them."""

from __future__ import annotations

import asyncio
import re
import zlib
from html.parser import HTMLParser
from typing import Any, TypeVar

import msgspec
import pytest

from tests.running import run
from undercroft.games import FACES, GAMES
from undercroft.kernel.game import Game
from undercroft.kernel.journal import Entry
from undercroft.kernel.types import Setup
from undercroft.server import pages
from undercroft.server.http.live import MOST_WAITING, Viewer
from undercroft.server.pages.look import Look
from undercroft.server.play.chairs import Chair
from undercroft.server.play.glance import Glance
from undercroft.server.play.news import Change
from undercroft.server.play.room import Room
from undercroft.server.reader import Reader
from undercroft.server.store.database import Stored
from undercroft.texts import LANGUAGES

T = TypeVar("T")
GAME = GAMES["paper-dungeons"]
MARKUP = "<b>Ada</b>"


async def keep(*_: list[Entry] | list[bytes] | int | str | Glance | None) -> None:
    """Nothing is stored here."""


def reader(language: str = "en", device: str = "mine") -> Reader:
    return Reader(device, language, "auto", "token", "http://house.example")


def room(*chairs: Chair, game: Game = GAME, **options: str) -> Room:
    chosen = {choice.id: choice.values[0] for choice in game.choices} | options
    setup = Setup(game.id, len(chairs), "base", chosen)
    made = Room("table", game, setup, game.load("base"), list(chairs), maker="mine", secret=bytes(32))
    run(made.start())
    return made


def hot_seat(game: Game = GAME, **options: str) -> Room:
    return room(Chair("person", MARKUP, holders=["mine"]), Chair("person", "Bo", holders=["mine"]), game=game, **options)


def kept(made: Room) -> Stored:
    """As it lies in the store."""
    return Stored(made.id, made.setup, "", 1, made.chairs, "mine", "normal", "running", "", 0, 0.0, glance=made.glance, drawn=1)


def finish_questions(made: Room, seat: int) -> None:
    while (ask := made.table.question(seat)) is not None:
        assert made.journal is not None
        made.journal.answer(seat, str(ask.options[0]))


class Strict(HTMLParser):
    """Refuses what the content security policy would block."""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag != "style"
        assert tag != "script" or dict(attrs).get("src")
        assert not [name for name, _ in attrs if name == "style" or name.startswith("on")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_carries_inline_script_or_style(language: str) -> None:
    made, who = hot_seat(), reader(language)
    stored = kept(made)
    shown = [
        pages.front(who, [stored]), pages.finished(who, [msgspec.structs.replace(stored, status="over")]),
        pages.new_table(who, GAME, {}), pages.lobby(who, made),
        pages.table(who, made, 0), pages.table(who, made, None), pages.rules(who, GAME), pages.about(who),
        pages.problem(who, 404, "unknown-table"),
    ]  # fmt: skip
    for html in shown:
        Strict().feed(html)
        assert MARKUP not in html
        assert f'<html lang="{language}"' in html


def test_bots_have_their_names_in_the_language_of_the_reader_and_people_keep_theirs() -> None:
    made = room(Chair("person", "Wren", holders=["mine"]), Chair("bot", "Wren", bot="greedy"))
    for language, name in (("en", "Wren"), ("ru", "Чиж"), ("pl", "Czyż")):
        assert Look(reader(language), made, 0).names == ("Wren", name)
        assert name in pages.front(reader(language), [kept(made)])
    assert made.names == ("Wren", "Wren"), "the record is the same for all"


def test_every_option_is_a_button_in_words() -> None:
    made = hot_seat()
    ask = made.table.question(0)
    assert ask is not None
    question = pages.table_parts(Look(reader(), made, 0))["question"]
    assert re.findall(r'<button class="option[^>]*value="([^"]+)"', question) == [str(action) for action in ask.options]


def test_each_live_part_has_its_place_on_the_page() -> None:
    made = hot_seat()
    html = pages.table(reader(), made, 0)
    for name in pages.table_parts(Look(reader(), made, 0)):
        assert f'id="{name.replace(".", "-") if name.startswith("live.") else f"part-{name}"}"' in html


@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in GAMES.values()])
def test_help_lists_every_key_once_and_calls_a_board_a_board(game: Game) -> None:
    (dialog,) = re.findall(r'<dialog id="keys".*?</dialog>', pages.table(reader(), hot_seat(game), 0), re.DOTALL)
    keys = re.findall(r"<kbd>(.*?)</kbd>", dialog)
    assert len(keys) == len(set(keys)) > 10
    assert ("Go to the board" in dialog, "sheet" in dialog) == ((True, False) if FACES[game.id].board.shared else (False, True))


@pytest.mark.parametrize(("cards", "veiled"), [("secret", True), ("open", False)])
def test_the_device_is_passed_under_a_veil_only_where_there_are_secrets(cards: str, veiled: bool) -> None:
    made = hot_seat(cards=cards)
    assert not pages.table_parts(Look(reader(), made, 0))["veil"]
    finish_questions(made, 0)
    parts = pages.table_parts(Look(reader(), made, 0))
    assert bool(parts["veil"]) == veiled
    assert 'href="/t/table/1"' in parts["veil" if veiled else "question"]


def told_when_done(made: Room) -> dict[str, Any]:
    """What the page of seat 0 hears when its person has nothing more to answer."""
    viewer = Viewer(reader(), made, 0)
    viewer.greet()
    finish_questions(made, 0)

    async def listen() -> bytes:
        await viewer.next()
        await viewer.hear(Change({}))
        return await viewer.next()

    message: dict[str, Any] = msgspec.json.decode(zlib.decompress(run(listen())))
    return message


def test_with_open_cards_the_page_goes_to_the_next_person_by_itself() -> None:
    told = told_when_done(hot_seat(cards="open"))
    assert told["go"] == "/t/table/1"
    assert set(told["parts"]) == {"log"}
    assert "go" not in told_when_done(hot_seat(cards="secret"))


def test_the_page_stays_where_nobody_else_needs_it() -> None:
    alone = room(Chair("person", "Ada", holders=["mine"]), Chair("person", "Bo", holders=["yours"]), cards="open")
    assert "go" not in told_when_done(alone)
    two_windows = hot_seat(cards="open")
    two_windows.places[1] = 1
    assert "go" not in told_when_done(two_windows)


def test_the_page_goes_as_soon_as_the_other_page_is_closed() -> None:
    made = hot_seat(cards="open")
    made.places[1] = 1
    viewer = Viewer(reader(), made, 0)
    viewer.greet()
    finish_questions(made, 0)

    async def listen() -> bytes:
        await viewer.next()
        await viewer.hear(Change({}))
        assert b'"go"' not in zlib.decompress(await viewer.next())
        made.places[1] = 0
        await viewer.hear(Change({}))
        return await viewer.next()

    assert msgspec.json.decode(zlib.decompress(run(listen())))["go"] == "/t/table/1"


def test_going_back_to_a_seat_that_is_done_stays_there() -> None:
    made = hot_seat(cards="open")
    finish_questions(made, 0)
    viewer = Viewer(reader(), made, 0)
    viewer.greet()
    assert b"parts" in zlib.decompress(run(viewer.next()))
    run(viewer.hear(Change({})))
    assert not viewer._waiting


def test_a_page_that_waits_hears_at_once() -> None:
    made = hot_seat()
    viewer = Viewer(reader(), made, 0)
    viewer.greet()

    async def listen() -> bytes:
        await viewer.next()
        waits = asyncio.create_task(viewer.next())
        await asyncio.sleep(0)
        assert not waits.done()
        made.chairs[1].name = "Cy"
        await viewer.hear(Change({}))
        async with asyncio.timeout(5):
            return await waits

    assert b"Cy" in zlib.decompress(run(listen()))


def test_a_page_that_lags_behind_is_sent_the_whole_page_instead() -> None:
    made = hot_seat()
    viewer = Viewer(reader(), made, 0)
    viewer.greet()

    async def lag() -> list[bytes]:
        whole = zlib.decompress(await viewer.next())
        for number in range(MOST_WAITING + 1):
            made.chairs[1].name = f"Bo {number}"
            await viewer.hear(Change({}))
        return [whole, zlib.decompress(await viewer.next())]

    first, last = (msgspec.json.decode(message)["parts"] for message in run(lag()))
    assert set(first) == set(last)
    assert f"Bo {MOST_WAITING}" in str(last)
    assert not viewer._waiting


def test_the_picture_keeps_its_blocks_while_it_changes() -> None:
    """A page morphs the old picture into the new one: a block that came and went could be taken for its neighbour."""
    made = hot_seat()
    before = list(pages.table_parts(Look(reader(), made, 0)))
    finish_questions(made, 0)
    finish_questions(made, 1)
    assert list(pages.table_parts(Look(reader(), made, 0))) == before
    blocks = {name.removeprefix("live.") for name in before if name.startswith("live.")}
    assert blocks == set(FACES[made.game.id].board.stage.sizes) - {FACES[made.game.id].board.stage.ground}


def test_what_others_chose_is_not_on_my_page_before_the_round_ends() -> None:
    made = hot_seat()
    before = pages.table_parts(Look(reader(device="other"), made, 1))
    ask = made.table.question(0)
    assert ask is not None
    assert made.journal is not None
    made.journal.answer(0, str(ask.options[0]))
    assert pages.table_parts(Look(reader(device="other"), made, 1)) == before


def test_the_score_sheet_comes_at_the_end() -> None:
    made = hot_seat()
    while not made.table.over:
        finish_questions(made, made.table.waiting_for()[0])
    outcome = made.table.outcome()
    assert outcome is not None
    score = pages.end(reader(), made, [])
    letters = re.findall(r'<td class="letter">(\w)</td>', score)
    assert letters == list("ABCDEFGHIJKL")
    assert all(f"<td>{str(total).replace('-', '−')}</td>" in score for total in outcome.scores)
