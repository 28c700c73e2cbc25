"""Windows at a masked table: the same moment for everybody, whatever is held behind it."""

from __future__ import annotations

import asyncio
import re
from typing import TypeVar

import pytest

from tests.games.dungeoneer.positions import answer, crypt, hero, ids
from tests.running import House, run
from tests.server.conftest import Guest, Visit, heard
from tests.server.test_pages import hot_seat
from undercroft.bots import BOTS
from undercroft.games.dungeoneer import GAME
from undercroft.kernel.journal import Entry
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table
from undercroft.kernel.types import Ask
from undercroft.server import pages
from undercroft.server.errors import Refused
from undercroft.server.pages.base import seat_lines
from undercroft.server.pages.look import Look
from undercroft.server.play import windows
from undercroft.server.play.chairs import Chair
from undercroft.server.play.glance import Glance
from undercroft.server.play.house import Wish
from undercroft.server.play.news import Change
from undercroft.server.play.room import Keeping, Room
from undercroft.server.reader import Reader

T = TypeVar("T")
LONG = 600.0
"""A moment that no test waits for."""

ADA, BO, CY = "ada's device", "bo's device", "cy's device"


async def quiet() -> None:
    """Until every clock has run out and every bot is done."""
    while others := asyncio.all_tasks() - {asyncio.current_task()}:
        await asyncio.wait(others)


def attacked(hand: str, *, more: int = 0) -> Table:
    """Ada has declared a zombie on Bo, who holds `hand`; the battle needs one word of hers to begin."""
    lord = hero("raka", hand="zombie skeleton", points=3, peril=9)
    prey = hero("roderik-talus", "crossing", glory=5, peril=9, hand=hand)
    table = crypt(
        lord, prey, *[hero("kron-axereaver")] * more, phase="dungeonlord", options={"windows": "masked"}, luck=(1, 1, 1, 1)
    )
    return answer(table, "declare zombie")


def person(name: str, device: str) -> Chair:
    return Chair("person", name, holders=[device])


class Desk:
    """A room with a battle about to begin, what it stored, and what its pages heard."""

    def __init__(self, hand: str, *chairs: Chair, seconds: float = 0.0) -> None:
        self.saved: list[str] = []
        self.heard: list[Change] = []
        self.broken = False
        two = list(chairs) or [person("Ada", ADA), person("Bo", BO)]
        table = attacked(hand, more=len(two) - 2)
        self.room = Room(
            "table", GAME, table.setup, table.book, two, maker=ADA, secret=bytes(32), keeping=Keeping(self.save), pace="at-once"
        )
        self.room.windows.seconds, self.room.windows.unseen_seconds = seconds, 0.0
        self.first = table

    @property
    def table(self) -> Table:
        return self.room.table

    async def open(self) -> Ask:
        """The window for Bo."""
        await self.room.start()
        assert self.room.journal is not None
        self.room.journal.table = self.first
        self.saved.clear()
        self.room.listeners.add(self.hear)
        await self.answer(0, "begin")
        ask = self.table.question(1)
        assert ask is not None
        assert ask.window
        return ask

    async def hear(self, change: Change) -> None:
        self.heard.append(change)

    async def save(self, new: list[Entry], shots: list[bytes], first: int, status: str, glance: Glance | None) -> None:
        if self.broken:
            raise OSError("disk full")
        self.saved += [f"{entry.seat} {entry.text}" for entry in new]

    async def answer(self, seat: int, text: str) -> None:
        await self.room.answer(seat, self.table.number(seat), text)

    def is_open(self) -> bool:
        return self.room.in_moment

    def page(self, device: str, place: int | None, part: str = "question") -> str:
        return pages.table_parts(Look(Reader(device, "en", "light", "", ""), self.room, place))[part]

    def named(self, device: str) -> list[str]:
        return [line.name for line in seat_lines(Reader(device, "en", "light", "", ""), self.room) if line.asked]


@pytest.mark.parametrize("hand", ["backpack", "scare-off"])
def test_a_window_passes_by_itself_whatever_is_held(hand: str) -> None:
    desk = Desk(hand)

    async def play() -> None:
        await desk.open()
        assert desk.saved == ["0 begin"]
        await quiet()

    run(play())
    assert desk.saved == ["0 begin", "1 pass"]
    assert not desk.is_open()
    assert desk.table.waiting_for() == (0,)
    assert ids(desk.table.state.parts[1].hand) == [hand]


def test_who_passes_early_waits_like_the_others() -> None:
    desk = Desk("scare-off", seconds=LONG)

    async def play() -> None:
        await desk.open()
        before = desk.page(ADA, 0)
        assert 'value="pass"' in desk.page(BO, 1)
        await desk.answer(1, "pass")
        assert desk.is_open()
        assert desk.saved == ["0 begin"]
        assert desk.table.number(1) == 0
        assert "A moment, please" in desk.page(BO, 1)
        assert 'name="option"' not in desk.page(BO, 1)
        assert desk.page(ADA, 0) == before
        assert desk.heard[-1].only == 1, "nobody else is told that one is done"
        with pytest.raises(Refused, match="stale"):
            await desk.room.think(1, desk.table.number(1))
        desk.room.windows.stop()
        desk.room.windows.seconds = 0.0
        desk.room.rouse()
        await quiet()

    run(play())
    assert desk.saved == ["0 begin", "1 pass"]
    assert not desk.is_open()


def test_a_card_is_played_at_once_and_ends_the_moment() -> None:
    desk = Desk("scare-off", seconds=LONG)

    async def play() -> None:
        ask = await desk.open()
        number = desk.table.number(1)
        await desk.answer(1, str(ask.options[0]))
        assert desk.saved == ["0 begin", "1 play scare-off"]
        assert not desk.room.windows.is_open(1, number)
        desk.room.rest()
        await asyncio.sleep(0)
        await quiet()

    run(play())
    assert ids(desk.table.state.parts[1].hand) == []


@pytest.mark.parametrize("hand", ["backpack", "scare-off"])
def test_whoever_is_asked_can_hold_the_window(hand: str) -> None:
    """With nothing to play, too: otherwise a window that is held would name a hand."""
    desk = Desk(hand)

    async def play() -> None:
        await desk.open()
        before = desk.page(ADA, 0)
        assert "data-holds" in desk.page(BO, 1)
        assert "data-holds" not in before
        await desk.room.think(1, desk.table.number(1))
        assert "data-holds" not in desk.page(BO, 1)
        assert 'value="pass"' in desk.page(BO, 1)
        assert desk.page(ADA, 0) == before
        assert desk.heard[-1].only == 1
        await quiet()
        assert desk.is_open(), "the time is over, and the window is not"
        assert desk.saved == ["0 begin"]
        await desk.answer(1, "pass")

    run(play())
    assert desk.saved == ["0 begin", "1 pass"], "who has thought longer need not wait any more"
    assert not desk.room.windows.held


def test_who_has_thought_for_a_moment_waits_for_its_end() -> None:
    desk = Desk("scare-off", seconds=LONG)

    async def play() -> None:
        await desk.open()
        await desk.room.think(1, desk.table.number(1))
        await desk.answer(1, "pass")
        assert desk.is_open()
        assert "A moment, please" in desk.page(BO, 1)
        assert desk.room.windows.passed
        desk.room.rest()

    run(play())
    assert desk.saved == ["0 begin"]


@pytest.mark.parametrize("hand", ["backpack", "scare-off"])
def test_the_time_begins_when_the_page_has_shown_what_led_there(hand: str) -> None:
    desk = Desk(hand, seconds=LONG)
    desk.room.windows.unseen_seconds = LONG

    async def play() -> None:
        await desk.open()
        number = desk.table.number(1)
        assert "data-unseen" in desk.page(BO, 1)
        assert "data-unseen" not in desk.page(ADA, 0)
        for seat, count in ((0, desk.table.number(0)), (1, number + 1)):
            with pytest.raises(Refused, match="stale"):
                await desk.room.see_window(seat, count)
        assert desk.room.windows.left is None
        await desk.room.see_window(1, number)
        await begun(desk)
        assert desk.heard[-1].only == 1
        assert "data-unseen" not in desk.page(BO, 1)
        ends = desk.room.windows._ends
        await desk.room.see_window(1, number)
        assert desk.room.windows._ends == ends, "once is enough"
        desk.room.rest()
        with pytest.raises(Refused, match="stale"):
            await desk.room.see_window(1, number)

    run(play())


def test_the_time_begins_without_a_page_too() -> None:
    desk = Desk("backpack", seconds=LONG)

    async def play() -> None:
        await desk.open()
        await begun(desk)
        assert desk.is_open()
        desk.room.rest()

    run(play())


async def begun(desk: Desk) -> None:
    async with asyncio.timeout(20):
        while desk.room.windows.left is None:
            await asyncio.sleep(0)


@pytest.mark.parametrize("hand", ["backpack", "scare-off"])
def test_without_a_clock_a_window_waits_for_its_answer(hand: str) -> None:
    desk = Desk(hand)

    async def play() -> None:
        desk.room.set_window("none")
        await desk.open()
        await quiet()
        assert desk.is_open()
        assert 'value="pass"' in desk.page(BO, 1)
        assert "/think" not in desk.page(BO, 1)
        with pytest.raises(Refused, match="stale"):
            await desk.room.think(1, desk.table.number(1))
        await desk.answer(1, "pass")

    run(play())
    assert desk.saved == ["0 begin", "1 pass"]


def test_what_another_throws_in_opens_the_window_anew() -> None:
    desk = Desk("scare-off", seconds=LONG)

    async def play() -> None:
        await desk.open()
        await desk.answer(1, "pass")
        assert desk.room.windows.passed
        assert desk.room.journal is not None
        desk.room.journal.record.entries.append(Entry(0, "throw"))
        await desk.room.changed()
        assert not desk.room.windows.passed
        assert desk.room.windows.is_open(1, desk.table.number(1))
        desk.room.rest()

    run(play())


@pytest.mark.parametrize("hand", ["backpack", "scare-off"])
def test_nobody_hides_anything_from_bots(hand: str) -> None:
    """One person alone with them: what offers nothing passes at once, what offers something waits."""
    desk = Desk(hand, Chair("bot", "Ada", "random"), person("Bo", BO), seconds=LONG)
    desk.room.windows.unseen_seconds = LONG

    async def play() -> None:
        await desk.room.start()
        desk.room.rest()
        assert desk.room.journal is not None
        desk.room.journal.table = answer(desk.first, "begin")
        desk.saved.clear()
        desk.room.watch_windows()
        if hand == "scare-off":
            await quiet()
            assert desk.is_open()
            await desk.answer(1, "pass")
        async with asyncio.timeout(20):
            while not desk.saved:
                await asyncio.sleep(0)
        desk.room.rest()

    run(play())
    assert desk.saved[0] == "1 pass"


def test_who_looks_on_is_company() -> None:
    desk = Desk("backpack", Chair("bot", "Ada", "random"), person("Bo", BO))
    assert not desk.room.in_company
    for place, company in ((1, False), (None, True), (0, True)):
        desk.room.places = {place: 1}
        assert desk.room.in_company is company


def test_a_thought_comes_too_late_or_from_the_wrong_seat() -> None:
    desk = Desk("scare-off", seconds=LONG)

    async def play() -> None:
        await desk.open()
        number = desk.table.number(1)
        for seat, count in ((0, desk.table.number(0)), (1, number + 1), (1, number - 1)):
            with pytest.raises(Refused, match="stale"):
                await desk.room.think(seat, count)
        assert not desk.room.windows.held
        await desk.answer(1, "play scare-off")
        with pytest.raises(Refused, match="stale"):
            await desk.room.think(1, number)
        assert not desk.room.windows.held
        desk.room.rest()

    run(play())


def test_a_window_with_nothing_to_play_looks_like_anybody_elses_moment() -> None:
    desk = Desk("backpack", person("Ada", ADA), person("Bo", BO), person("Cy", CY), seconds=LONG)

    async def play() -> None:
        await desk.open()
        asked, other, watching = desk.page(BO, 1), desk.page(CY, 2), desk.page("stranger", None)
        for page in (asked, other, watching):
            assert "A moment, please" in page
            assert 'class="option"' not in page
            assert 'data-asked=""' in page
        title = pages.title(Look(Reader(BO, "en", "light", "", ""), desk.room, 1))
        assert title == pages.title(Look(Reader(CY, "en", "light", "", ""), desk.room, 2))
        desk.room.rest()

    run(play())


@pytest.mark.parametrize("hand", ["backpack", "scare-off"])
def test_nobody_is_named_while_a_window_is_open(hand: str) -> None:
    desk = Desk(hand, person("Ada", ADA), person("Bo", BO), person("Cy", CY), seconds=LONG)

    async def play() -> None:
        await desk.open()
        assert (desk.named(ADA), desk.named(CY), desk.named("stranger")) == ([], [], [])
        assert desk.named(BO) == ["Bo"]
        for device, place in ((ADA, 0), (CY, 2), ("stranger", None)):
            assert not re.search(r"\bBo\b", desk.page(device, place))
            assert "thinking" not in desk.page(device, place, "seats")
            assert "Scare" not in desk.page(device, place)
        desk.room.rest()

    run(play())


@pytest.mark.parametrize("company", [True, False])
@pytest.mark.parametrize("hand", ["backpack", "scare-off"])
def test_a_bot_keeps_the_same_time(hand: str, company: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """As long as people have; with one person alone its own pace, here at once. What it holds makes no difference."""
    slept: list[float] = []
    waits = asyncio.sleep

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        await waits(0)

    desk = Desk(hand, person("Ada", ADA), Chair("bot", "Bo", "random"), seconds=LONG)
    desk.room.places = {0: 1, None: int(company)}
    monkeypatch.setattr(asyncio, "sleep", sleep)

    async def play() -> None:
        await desk.open()
        assert desk.saved == ["0 begin"]
        while desk.is_open():
            await waits(0)
        desk.room.rest()

    run(play())
    assert slept[0] == (LONG if company else 0.0)
    assert len(desk.saved) >= 2
    assert desk.saved[1].startswith("1 ")


def test_a_window_that_a_bot_opens_for_a_person_has_its_clock() -> None:
    """Otherwise a person with nothing to play would wait for ever."""
    desk = Desk("backpack", Chair("bot", "Ada", "greedy"), person("Bo", BO))
    desk.room.places = {None: 1}

    async def play() -> None:
        await desk.room.start()
        desk.room.rest()
        assert desk.room.journal is not None
        desk.room.journal.table = desk.first
        desk.saved.clear()
        desk.room.rouse()
        async with asyncio.timeout(20):
            while "1 pass" not in desk.saved:
                await asyncio.sleep(0.01)
        desk.room.rest()

    run(play())
    assert desk.saved[desk.saved.index("1 pass") - 1].startswith("0 "), "nobody but the bot had answered before"


def test_a_habit_does_not_answer_a_window() -> None:
    desk = Desk("scare-off", seconds=LONG)

    async def play() -> None:
        desk.room.seating.set_habit(1, "response", "pass")
        await desk.open()
        assert desk.is_open()
        await desk.room.ask_less()
        assert desk.is_open()
        assert desk.saved == ["0 begin"]
        desk.room.rest()

    run(play())


def test_a_chair_that_goes_to_a_bot_in_its_window_still_keeps_the_time() -> None:
    desk = Desk("backpack")

    async def play() -> None:
        await desk.open()
        number = desk.table.number(1)
        desk.room.seating.hand_to_bot(1, "random")
        desk.room.rouse()
        assert not desk.room.windows.is_open(1, number)
        desk.room.seating.give_back(1)
        desk.room.rouse()
        assert desk.room.windows.is_open(1, number)
        await quiet()

    run(play())
    assert desk.saved == ["0 begin", "1 pass"]


def test_the_moment_begins_when_the_device_has_been_passed() -> None:
    desk = Desk("scare-off", person("Ada", ADA), person("Bo", ADA))

    async def play() -> None:
        desk.room.places[0] = 1
        await desk.open()
        await quiet()
        assert desk.is_open(), "nobody has seen it yet"
        assert desk.room.next_here(ADA, 0) == 1
        desk.room.places = {0: 0, 1: 1}
        desk.room.rouse()
        await quiet()

    run(play())
    assert desk.saved == ["0 begin", "1 pass"]


def test_a_moment_that_cannot_be_stored_is_given_again() -> None:
    desk = Desk("backpack")

    async def play() -> None:
        await desk.open()
        desk.broken, before = True, desk.table
        await asyncio.sleep(0.05)
        assert desk.table is before, "nobody sees what was not stored"
        assert desk.is_open()
        desk.broken = False
        await quiet()

    run(play())
    assert desk.saved == ["0 begin", "1 pass"]


def test_a_restart_opens_the_moment_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.server.play.house.new_secret", lambda: bytes(32))
    monkeypatch.setitem(windows.SECONDS, windows.USUAL, LONG)

    async def until_a_window() -> Room:
        room = await house.tables.make(Wish(GAME, [person("Ada", ADA), Chair("open")], {}), ADA)
        room.seating.take(1, BO, "Bo")
        await room.start()
        assert room.setup.options["windows"] == "hidden"
        while not room.in_moment:
            (ask,) = room.table.questions()
            choice = BOTS["greedy"].choose(room.game, room.setup, room.book, room.table.view(ask.seat), ask, Luck(Quick(1)))
            await room.answer(ask.seat, room.table.number(ask.seat), str(choice))
        return room

    before = house.run(until_a_window())
    (ask,) = before.table.questions()
    number = before.table.number(ask.seat)

    async def restart() -> Room:
        before.rest()
        house.tables.rooms.clear()
        return await house.tables.room(before.id)

    room = house.run(restart())
    assert room is not before
    assert room.table.questions() == [ask]
    assert room.windows.is_open(ask.seat, number)
    assert room.table.number(ask.seat) == number

    async def short() -> None:
        room.rest()
        room.windows.seconds = room.windows.unseen_seconds = 0.0
        room.rouse()
        while room.table.number(ask.seat) == number:
            await asyncio.sleep(0.01)
        room.rest()

    house.run(short())
    assert room.journal is not None
    entries = [(entry.seat, entry.text) for entry in room.journal.record.entries if entry.seat == ask.seat]
    assert entries[number] == (ask.seat, str(ask.options[-1]))


def test_people_at_one_device_have_no_masked_windows(visit: Visit, house: House) -> None:
    guest = visit()
    for kinds, masked in ((("me", "device"), "open"), (("me", "greedy"), "open"), (("me", "open"), "hidden")):
        table = guest.new(*kinds, game=GAME.id)
        assert house.run(house.tables.room(table)).setup.options["windows"] == masked


def a_window_for_bo(ada: Guest, bo: Guest, house: House) -> Room:
    """Its time has not begun."""
    table = ada.new("me", "open", game=GAME.id)
    bo.post(f"/t/{table}/take", seat=1, name="Bo")
    ada.post(f"/t/{table}/start")
    room = house.run(house.tables.room(table))

    async def lay() -> None:
        async with room.alone():
            assert room.journal is not None
            room.journal.table = answer(attacked("scare-off"), "begin")
            room.windows.seconds = room.windows.unseen_seconds = LONG
            room.rouse()

    house.run(lay())
    return room


def test_a_stale_thought_is_answered_with_the_page_as_it_is(visit: Visit, house: House) -> None:
    ada, bo = visit(), visit()
    room = a_window_for_bo(ada, bo, house)
    table = room.id
    number, options = bo.question(table, 1)
    assert "pass" in options
    assert ada.question(table, 0)[1] == []
    assert bo.post(f"/t/{table}/1/think", script=True, number=number + 1).status_code == 409
    assert ada.post(f"/t/{table}/1/think", script=True, number=number).status_code == 403
    assert not room.windows.held
    shown = bo.post(f"/t/{table}/1/think", number=number + 1)
    assert f"/t/{table}/1/think" in shown.text
    assert bo.post(f"/t/{table}/1/think", script=True, number=number).is_success
    assert room.windows.held


def test_a_report_that_is_forged_or_late_changes_nothing(visit: Visit, house: House) -> None:
    ada, bo = visit(), visit()
    room = a_window_for_bo(ada, bo, house)
    number, _ = bo.question(room.id, 1)
    reports = [(bo, 1, str(number + 1)), (bo, 1, "-1"), (bo, 1, "x"), (ada, 0, "0"), (ada, 1, str(number)), (bo, 9, str(number))]
    for guest, seat, said in reports:
        reply = guest.post(f"/t/{room.id}/{seat}/shown", script=True, number=said)
        assert reply.status_code in (403, 404, 409)
        assert reply.json()["error"].endswith(".")
        assert room.windows.left is None
    with bo.socket(f"/t/{room.id}/1/live") as socket:
        heard(socket)
        assert bo.post(f"/t/{room.id}/1/shown", script=True, number=number).json() == {"ok": True}
        while "data-left" not in str(heard(socket)):
            pass
    assert room.windows.left is not None, "a page that closes takes nothing back"
    assert room.windows.is_open(1, number)


def test_the_maker_sets_how_long_windows_last(visit: Visit, house: House) -> None:
    ada, bo = visit(), visit()
    room = a_window_for_bo(ada, bo, house)
    assert 'name="window"' not in ada.get(f"/new/{GAME.id}").text
    assert re.search(r'name="window".*value="20" selected', ada.get(f"/t/{room.id}/0").text)
    assert 'name="window"' not in bo.get(f"/t/{room.id}/1").text
    for guest, wished, status in ((bo, "30", 403), (ada, "25", 400), (ada, "", 400), (ada, "-10", 400)):
        reply = guest.post(f"/t/{room.id}/pace", script=True, pace="slow", window=wished)
        assert reply.status_code == status
        assert reply.json()["error"].endswith(".")
        assert (room.window, room.pace) == (windows.USUAL, "at-once")
    for wished, seconds in windows.SECONDS.items():
        assert ada.post(f"/t/{room.id}/pace", script=True, pace="slow", window=wished).is_success
        assert (room.window, room.windows.seconds, room.pace) == (wished, seconds, "slow")
    assert room.windows.lasts == LONG, "the open one keeps its time"

    async def restart() -> Room:
        room.rest()
        house.tables.rooms.clear()
        return await house.tables._woken(room.id)

    again = house.run(restart())
    assert (again.window, again.windows.seconds) == ("none", None)


def test_a_table_without_windows_does_not_ask_how_long_they_last(visit: Visit) -> None:
    ada = visit()
    for kinds, game in ((("me", "greedy"), GAME.id), (("me",), "paper-dungeons")):
        assert 'name="window"' not in ada.get(f"/t/{ada.new(*kinds, game=game)}/0").text


def test_bots_wait_for_whoever_only_looks_on() -> None:
    made = hot_seat()
    made.shown_for = 5.0
    assert made.bots._pace(60) < 0.1, "a person waits for the turn"
    for chair in made.chairs:
        chair.bot = "greedy"
    assert made.bots._pace(60) == 5.0
    made.set_pace("at-once")
    assert made.bots._pace(60) == 0.0
