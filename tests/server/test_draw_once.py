"""What is sent as differences makes exactly the page that would be drawn anew; what shows the same is made once."""

from __future__ import annotations

import os
import time
from collections import Counter
from typing import Any

import pytest

from tests.running import run
from tests.wire import Wire
from undercroft.draw.canvas import LATELY, Painted
from undercroft.games import FACES, GAMES
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.types import Seat, Setup
from undercroft.server import pages
from undercroft.server.http.live import MOST_WAITING, Audience, Viewer
from undercroft.server.pages.look import Look
from undercroft.server.pages.seen import seen
from undercroft.server.play.chairs import Chair
from undercroft.server.play.room import Room
from undercroft.server.reader import Reader
from undercroft.texts import LANGUAGES

ANSWERS = 1000 if os.environ.get("DRAW_ONCE") else 24
NAMES = ("Ada", "Bo")
Patch = pytest.MonkeyPatch
Made = list[tuple[Seat | None, str]]


class Page(Viewer):
    """An open page that puts together what it is sent."""

    def __init__(self, reader: Reader, room: Room, place: Seat | None) -> None:
        super().__init__(reader, room, place)
        self.wire, self.messages = Wire(), list[bytes]()

    def _put(self, message: bytes) -> None:
        self.messages.append(message)
        self.wire.read(message)

    def open(self) -> None:
        self.greet()
        self.room.listeners.add(self.hear)
        self.room.places[self.place] = self.room.places.get(self.place, 0) + 1


def reader(device: str, language: str = "en", theme: str = "light") -> Reader:
    return Reader(device, language, theme, "", "")


async def begun(id: str, seed: int) -> Room:
    game = GAMES[id]
    options = {choice.id: choice.values[0] for choice in game.choices} | {id: values[0] for id, values in game.bounds.items()}
    chairs = [Chair("person", name, holders=[name]) for name in NAMES]
    setup, secret = Setup(id, len(NAMES), "base", options), bytes([seed % 256]) * 32
    room = Room(f"t{seed}", game, setup, game.load("base"), chairs, maker=NAMES[0], secret=secret, window="none")
    await room.start()
    return room


async def answered(room: Room, luck: Luck) -> None:
    """Anything that may be answered; now and then an answer is taken back."""
    asked = room.asked()
    seat = asked[luck.below(len(asked))]
    ask = room.table.question(seat)
    assert ask is not None
    if luck.below(10) == 0 and room.table.can_take_back(seat):
        await room.take_back(seat, room.table.number(seat))
    else:
        await room.answer(seat, room.table.number(seat), str(ask.options[luck.below(len(ask.options))]))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_a_page_put_together_from_differences_is_the_page_drawn_anew(
    id: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At both chairs, with two pages at one of them, and for somebody who watches in another language than the players."""
    monkeypatch.setattr(time, "time", lambda: 1000.0)
    other = LANGUAGES[(LANGUAGES.index(language) + 1) % len(LANGUAGES)]

    async def play() -> int:
        compared = 0
        for seed in range(1, ANSWERS + 1):
            room, luck = await begun(id, seed), Luck(Quick(seed))
            people = [(NAMES[0], 0, language), (NAMES[0], 0, language), (NAMES[1], 1, language), ("nobody", None, other)]
            opened = [Page(reader(device, spoken), room, place) for device, place, spoken in people]
            for page in opened:
                page.open()
            await room.changed()
            while room.status == "running":
                await answered(room, luck)
                for page in opened if room.status == "running" else ():
                    if page.messages:
                        anew = pages.table_parts(Look(page.reader, room, page.place))
                        assert page.wire.texts == anew, {name for name in anew if page.wire.texts.get(name) != anew[name]}
                        page.messages.clear()
                compared += 1
                if compared == ANSWERS:
                    return compared
        return compared

    assert run(play()) == ANSWERS


@pytest.fixture
def made(monkeypatch: Patch) -> Made:
    """For whom a message was made, and in which language."""
    found, message = Made(), Audience._message

    def noted(self: Audience, glimpses: Any) -> bytes | None:
        found.append((self.place, self.reader.language))
        return message(self, glimpses)

    monkeypatch.setattr(Audience, "_message", noted)
    return found


def test_who_only_watches_in_one_language_is_told_what_was_made_once(made: Made) -> None:
    """However many they are and have set their pages. Who has a chair, or made the table, sees a page of their own."""

    async def play() -> None:
        room = await begun("monsters-of-egypt", 3)
        watching = [Page(reader(f"guest {n}", LANGUAGES[n % 2], "dark" if n % 3 else "light"), room, None) for n in range(20)]
        players = [Page(reader(name), room, seat) for seat, name in enumerate(NAMES)]
        maker = Page(reader(NAMES[0]), room, None)
        everybody = (*watching, *players, maker)
        for page in everybody:
            page.open()
        await room.changed()
        made.clear()
        for page in everybody:
            page.messages.clear()
        await answered(room, Luck(Quick(1)))
        assert Counter(made) == Counter([(0, "en"), (1, "en"), (None, "en"), (None, "en"), (None, LANGUAGES[1])])
        for n, page in enumerate(watching):
            assert page.messages[0] is watching[n % 2].messages[0]
        assert maker.messages[0] is not watching[0].messages[0]
        assert maker.wire.texts["seats"] != watching[0].wire.texts["seats"]

    run(play())


def test_pages_that_lag_behind_get_the_whole_page_made_once_and_go_on_with_the_others(
    made: list[tuple[Seat | None, str]],
) -> None:
    async def play() -> None:
        room, luck = await begun("dungeoneer", 5), Luck(Quick(5))
        slow = [Viewer(reader(f"slow {n}"), room, None) for n in range(30)]
        quick = Page(reader("quick"), room, None)
        for viewer in slow:
            viewer.greet()
            room.listeners.add(viewer.hear)
        quick.open()
        for _ in range(4 * MOST_WAITING):
            if len(slow[0]._waiting) == MOST_WAITING:
                break
            await answered(room, luck)
        assert {len(viewer._waiting) for viewer in slow} == {MOST_WAITING}
        made.clear()
        await answered(room, luck)
        assert len(made) == 2, "one for those who keep up, one for those who do not"
        assert {len(viewer._waiting) for viewer in slow} == {1}
        await answered(room, luck)
        for viewer in (slow[0], slow[-1]):
            wire = Wire()
            for message in viewer._waiting:
                wire.read(message)
            assert wire.texts == quick.wire.texts
        made.clear()
        await answered(room, luck)
        assert made == [(None, "en")], "together again"

    run(play())


def test_a_page_that_could_not_be_drawn_gets_all_of_it_the_next_time(monkeypatch: Patch) -> None:
    """Also what was drawn of it before it failed."""

    async def play() -> None:
        room, luck = await begun("tales-of-tails", 7), Luck(Quick(7))
        page = Page(reader(NAMES[0]), room, 0)
        page.open()
        await room.changed()
        with monkeypatch.context() as broken:
            broken.setattr(pages, "title", lambda look: look.no_such_thing)
            await answered(room, luck)
        await answered(room, luck)
        assert page.wire.texts == pages.table_parts(Look(page.reader, room, 0))

    run(play())


def test_who_takes_a_chair_is_shown_another_page_at_once() -> None:
    async def play() -> None:
        room = await begun("paper-dungeons", 9)
        guest, other = (Page(reader(device), room, None) for device in ("guest", "other"))
        guest.open()
        other.open()
        await room.changed()
        room.chairs[1].holders.append("guest")
        await room.changed()
        assert guest.wire.texts == pages.table_parts(Look(guest.reader, room, None))
        assert guest.wire.texts["seats"] != other.wire.texts["seats"]

    run(play())


def test_what_is_remembered_is_bounded() -> None:
    """Pictures of the last moments, by game: after that a table keeps notes alone."""
    for face in FACES.values():
        for painted in (face.board.drawn, seen(face.game.id)):
            if isinstance(painted, Painted):
                assert painted.lately.maxlen == LATELY
