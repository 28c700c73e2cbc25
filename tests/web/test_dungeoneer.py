"""Dungeoneer in a real browser: whole games, cards that answer cards, a location laid by key and finger, no faults."""

from __future__ import annotations

import json
import re
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from tests.games.dungeoneer.positions import answer, crypt, hero, place
from tests.running import House
from tests.web.browsing import (
    RAW,
    advice,
    faults,
    fits,
    frames_of,
    in_language,
    lay,
    leave_to_bots,
    look,
    open_group_of,
    prefer,
    room_of,
    set_a_table,
    take_a_seat,
)
from tests.web.conftest import EVERY_LOOK, PATIENCE, Open, Person
from undercroft.bots import BOTS
from undercroft.games import GAMES
from undercroft.games.dungeoneer.face import FACE
from undercroft.games.dungeoneer.state import Placed
from undercroft.kernel import replay
from undercroft.kernel.journal import Record
from undercroft.kernel.luck import Luck, Quick, Sealed
from undercroft.kernel.table import Table
from undercroft.kernel.types import Setup
from undercroft.server.play.room import Room
from undercroft.texts import tongue

pytestmark = pytest.mark.browser
ENOUGH = 24
"""Answers that are given by hand before bots play on; `make soak` gives them all."""
GAME = GAMES["dungeoneer"]
BOOK = GAME.load("base")
KEY = re.compile(RAW.pattern + r"|\b(?:do|card|quest|hero|place|side|form|line|stat|phase)-[a-z]")
LONG = 600.0
SHEETS = tuple(f"[data-sheet={name}]" for name in FACE.board.tabs)
BOARD = "[data-tab=board]:not([data-sheet])"
"""Tabs of a small window: blocks of the board, and the board itself."""


def finished(house: House, person: Person) -> Room:
    """The ending on the page, the same in the store, and a record that proves its dice."""
    # As after a restart: woken from the store, not taken from memory.
    house.tables.rooms.pop(person.table_id(), None)
    room = room_of(house, person)
    outcome = room.table.outcome()
    assert outcome is not None
    rows = person.page.locator("table.score tbody tr")
    quests = rows.first.locator("td").all_inner_texts()
    assert [int(text) for text in quests] == list(outcome.scores)
    won = rows.last.locator("td .sr").all_inner_texts()
    assert [text == "yes" for text in won] == [seat in outcome.winners for seat in range(len(room.chairs))]
    record = Record.read(person.page.request.get(f"/t/{person.table_id()}/record").text())
    assert record.scores == outcome.scores
    assert replay.verify(record, GAME, BOOK) > 20
    return room


def answered(house: House, person: Person, seat: int = 0) -> str:
    """Waits for the seat's question and for its page to show it; the answer that a bot would give. Empty at the end."""
    room = room_of(house, person)
    while room.status == "running" and (found := advice(house, person, seat)) == "":
        person.page.wait_for_timeout(10)
    if room.status != "running":
        expect(person.page.locator("table.score")).to_be_visible(timeout=PATIENCE)
        return ""
    expect(person.ask).to_have_attribute("data-number", str(room.table.number(seat)), timeout=PATIENCE)
    expect(person.ask).to_have_attribute("data-asked", "yes", timeout=PATIENCE)
    return offered(room, seat, found)


def offered(room: Room, seat: int, text: str) -> str:
    """The same as a page offers it: a location that is alike when turned lies there in one way."""
    ask = room.table.question(seat)
    assert ask is not None
    doubles = map(str, FACE.doubles(ask, room.table.view(seat), BOOK))
    return text.replace("-180", "-0") if text in doubles else text


ON_TOP = """shape => {
    shape.scrollIntoView({ block: "nearest" });
    const box = shape.getBoundingClientRect();
    return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2) === shape;
}"""
"""Whether a pointer in the middle of a shape meets it: heroes in one room stand before each other, and before an arrow."""


def by_picture_or_button(person: Person, text: str) -> str:
    """Clicks an option on the picture where it can be reached there, its button otherwise."""
    before = person.stamp()
    drawn = person.page.locator(f'#board .opt[data-option="{text}"] .hit').first
    on_picture = drawn.count() > 0 and drawn.is_visible() and bool(drawn.evaluate(ON_TOP))
    if on_picture:
        drawn.click()
        if text.startswith("place "):
            person.page.locator("#tile-beside [data-lay=place]").click()
    else:
        button = person.page.locator(f".options button.option[value='{text}'], .pinned button[value='{text}']")
        open_group_of(button)
        button.click()
    person.clicks += 1
    person.wait_past(before)
    return "picture" if on_picture else "button"


def test_a_whole_game_with_two_bots(open_browser: Open, house: House) -> None:
    person = Person(open_browser(), seed=3)
    page = person.page
    set_a_table(page, ("me", "Ada"), ("bot", ""), ("bot", ""), game=GAME.id)
    assert room_of(house, person).setup.options["windows"] == "open"
    ways: list[str] = []
    while (EVERY_LOOK or len(ways) < ENOUGH or len(set(ways)) < 2) and (text := answered(house, person)):
        ways.append(by_picture_or_button(person, text))
    assert {"picture", "button"} <= set(ways)
    assert ways.count("picture") > len(ways) / 3
    leave_to_bots(house, room_of(house, person))
    expect(page.locator("table.score")).to_be_visible(timeout=4 * PATIENCE)
    room = finished(house, person)
    assert len(room.table.state.map) > 5
    assert "over" in page.locator(".end h1").inner_text()
    assert not KEY.search(page.locator("body").inner_text())
    page.get_by_role("link", name="replay").first.click()
    expect(page.locator("#board")).to_be_visible()
    page.locator("a[rel=next]").click()
    page.wait_for_url("**step=1**")


# ---- two people by link at a masked table ----


class Course(NamedTuple):
    """What two people who play as a bot would have in front of them: what is thrown in when, and what answers it."""

    thrown: tuple[int, str] | None
    responses: list[str]
    answers: int


def rehearsed(secret: bytes) -> Course:
    """The same game without a browser."""
    options = {choice.id: choice.people or choice.values[0] for choice in GAME.choices}
    setup = Setup(GAME.id, 2, "base", options)
    table = Table(GAME, setup, BOOK, Luck(Sealed(secret)))
    table.start()
    responses: list[str] = []
    thrown = None
    answers = 0
    while not table.over and answers < 90:
        answers += 1
        if thrown is None and (found := first_aside(table)) is not None:
            thrown = found
            table.answer(found[0], next(action for action in table.aside(found[0]) if str(action) == found[1]))
            continue
        (ask,) = table.questions()
        choice = BOTS["greedy"].choose(GAME, setup, BOOK, table.view(ask.seat), ask, Luck(Quick(1)))
        if ask.window and str(choice) != "pass":
            responses.append(str(choice))
        table.answer(ask.seat, choice)
    return Course(thrown, responses, answers)


def first_aside(table: Table) -> tuple[int, str] | None:
    for seat in (0, 1):
        for action in table.aside(seat):
            if action.target.split()[1] == "play":
                return seat, str(action)
    return None


def a_lively_game() -> bytes:
    """One in which a card is thrown in, and a card answers another in a window."""
    for number in (231, 98, 366, *range(600)):
        secret: bytes = number.to_bytes(32, "little")
        course = rehearsed(secret)
        if course.thrown and course.responses and course.answers < 90:
            return secret
    raise AssertionError("no lively game was found")


def title(text: str) -> str:
    """The name of the card in the text of an option."""
    return tongue("en", GAME.id).name("card", text.split()[-1])


def test_people_answer_each_others_cards_by_link(open_browser: Open, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    secret = a_lively_game()
    monkeypatch.setattr("undercroft.server.play.house.new_secret", lambda: secret)
    ada, bo = Person(open_browser(), 1), Person(open_browser(width=400, height=800), 2)
    people, wires = (ada, bo), (frames_of(ada.page), frames_of(bo.page))
    set_a_table(ada.page, ("me", "Ada"), ("open", ""), game=GAME.id)
    take_a_seat(bo.page, f"/t/{ada.table_id()}", "Bo")
    expect(ada.page.locator("#part-chairs, main").first).to_contain_text("Bo")
    room = room_of(house, ada)
    assert room.setup.options["windows"] == "hidden"
    by_itself, watch = 0, room.windows.watch

    def keep_time(*which: Any, **company: Any) -> None:
        """Nobody waits for a person with nothing to play; whoever has a choice has no clock."""
        nonlocal by_itself
        if room.in_moment:
            (ask,) = room.table.questions()
            choice = len(ask.options) > 1 and not room.chairs[ask.seat].plays_by_itself
            room.windows.seconds = None if choice else 0.0
            by_itself += len(ask.options) == 1
        watch(*which, **company)

    monkeypatch.setattr(room.windows, "watch", keep_time)
    ada.page.locator("form[action$='/start'] button").click()
    ada.page.wait_for_url("**/t/*/0")
    bo.page.wait_for_url("**/t/*/1")
    thrown, played = "", list[str]()
    while not (thrown and played):
        found = None if thrown else house.run(aside_in(room))
        seat = found[0] if found else asked_in(house, room)
        if seat is None:
            ada.page.wait_for_timeout(10)
            continue
        person, other = people[seat], people[1 - seat]
        hidden = wires[1 - seat]
        if found:
            thrown = found[1]
            assert_unseen(title(thrown), hidden, other.page)
            button = person.page.locator(f"form.aside button[value='{thrown}']")
            button.click()
            expect(button).to_have_count(0, timeout=PATIENCE)
            continue
        text = answered(house, person, seat)
        ask = room.table.question(seat)
        if not text or ask is None:
            continue
        if ask.window:
            expect(other.page.locator("#question")).to_have_text("A moment, please …", timeout=PATIENCE)
            assert "thinking" not in other.page.locator("#part-seats").inner_text()
            if text != "pass":
                assert_unseen(title(text), hidden, other.page)
                played.append(text)
        prefer(person, text)
        if ask.window and text != "pass":
            expect(other.page.locator("#part-log")).to_contain_text(title(text), timeout=PATIENCE)
    leave_to_bots(house, room)
    for person in people:
        expect(person.page.locator("table.score")).to_be_visible(timeout=4 * PATIENCE)
    assert by_itself, "somebody had nothing to play in a window, and nobody could tell"
    record = finished(house, ada).journal
    assert record is not None
    texts = [entry.text for entry in record.record.entries]
    assert {thrown, *played} <= set(texts)


async def aside_in(room: Room) -> tuple[int, str] | None:
    async with room.alone():
        return first_aside(room.table)


def asked_in(house: House, room: Room) -> int | None:
    """Whoever has a choice."""

    async def look() -> int | None:
        async with room.alone():
            asks = [ask for ask in room.table.questions() if not (ask.window and len(ask.options) == 1)]
            return asks[0].seat if asks else None

    return house.run(look())


def assert_unseen(name: str, wire: list[dict[str, Any]], page: Page) -> None:
    """A card in hand: neither on the other's wire nor on the other's page, but in the list of all cards there are."""
    assert len(wire) > 2
    for message in wire:
        parts = {part: html for part, html in message.get("parts", {}).items() if part != "cards"}
        assert name not in json.dumps([message.get("frames"), parts, message.get("title")])
    for part in ("#board", "#part-question", "#part-log", "#part-seats"):
        assert name not in (page.locator(part).text_content() or "")


# ---- a phone ----


def press_option(page: Page, text: str) -> None:
    """By the keys that are written on them only: the list of places first, the place after it."""
    for _ in range(4):
        button = page.locator(f".options button.option[value='{text}'], .pinned button[value='{text}']")
        chain = button.locator("xpath=ancestor::details/summary").all()
        closed = [group for group in chain if group.locator("xpath=..").get_attribute("open") is None]
        target = closed[0] if closed else button
        key = target.locator("kbd").evaluate("key => key.textContent")
        if key:
            page.keyboard.press(key)
        else:
            target.focus()
            page.keyboard.press("Enter")
        if not closed:
            return
        expect(closed[0].locator("xpath=..")).to_have_attribute("open", "")
    raise AssertionError(f"{text} cannot be reached")


def test_alone_on_a_phone_by_keys(open_browser: Open, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.server.play.house.new_secret", lambda: bytes(32))
    page = open_browser(width=360, height=740)
    page.goto(f"/new/{GAME.id}")
    for count, alone in (("1", True), ("2", False), ("4", False)):
        page.locator("#count").select_option(count)
        assert page.locator(".choice-solo").is_visible() == alone
        assert page.locator(".choice-resurrection").is_visible() != alone
    set_a_table(page, ("me", "Ada"), game=GAME.id, solo="normal")
    person = Person(page, seed=9)
    kinds: set[str] = set()
    for _ in range(20):
        text = answered(house, person)
        if not text:
            break
        kinds.add(text.split()[0])
        before = person.stamp()
        press_option(page, text)
        person.wait_past(before)
        assert fits(page)
        if person.state() == "asked":
            expect(page.locator("#question")).to_be_focused()
    state = room_of(house, person).table.state
    assert state.round >= 2
    assert {"place", "move"} <= kinds
    assert len(kinds) > 3
    assert len(state.map) > 2


def clean(page: Page) -> None:
    assert not KEY.search(page.locator("body").inner_text())
    assert fits(page)


@in_language("ru-RU")
def test_the_first_turns_in_other_languages_on_a_phone(open_browser: Open, house: House, locale: str) -> None:
    person = Person(open_browser(width=360, height=740, locale=locale, has_touch=True), seed=11)
    page = person.page
    for path in (f"/new/{GAME.id}", f"/rules/{GAME.id}"):
        page.goto(path)
        clean(page)
    set_a_table(page, ("me", "Ада"), ("bot", ""), ("bot", ""), game=GAME.id)
    assert page.locator("html").get_attribute("lang") == locale[:2]
    looked: set[str] = set()
    while not {"place", "hero-phase", "dungeonlord"} <= looked:
        text = answered(house, person)
        assert text
        clean(page)
        ask = room_of(house, person).table.question(0)
        assert ask is not None
        if ask.kind not in looked:
            looked.add(ask.kind)
            for tab in ("[data-tab=log]", "[data-tab=cards]", "[data-tab=help]", *SHEETS, BOARD):
                page.locator(f"nav a{tab}").click()
                clean(page)
        prefer(person, text)


# ---- a location in hand ----


def with_a_corner(page: Page, house: House) -> Room:
    """Somebody who has drawn a corner; there are several places for it, some only when it is turned."""
    set_a_table(page, ("me", "Ada"), ("bot", ""), game=GAME.id)
    page.wait_for_selector("#board")
    heroes = (hero("raka", "crossing", points=2), hero("sable-quick", "crossing"))
    table = crypt(*heroes, phase="location", bag="corner guard-barracks", luck=("corner",))
    room = lay(house, Person(page), table)
    page.wait_for_selector("#dg-cell-0--2", state="attached")
    return room


def laid(page: Page, room: Room) -> Placed:
    page.wait_for_selector(".dg-cell", state="detached")
    tile: Placed = room.table.state.map[-1]
    assert tile.card == place("corner")
    return tile


def test_a_location_is_turned_by_key_and_laid_by_mouse(open_browser: Open, house: House) -> None:
    page = open_browser()
    room = with_a_corner(page, house)
    cells = page.locator("#board .dg-cell")
    straight = {cell.get_attribute("id") for cell in cells.all() if cell.get_attribute("data-option")}
    page.keyboard.press("r")
    turned = {cell.get_attribute("id") for cell in cells.all() if cell.get_attribute("data-option")}
    assert straight
    assert turned
    assert straight != turned
    assert straight | turned == {cell.get_attribute("id") for cell in cells.all()}
    expect(page.locator("body")).to_have_attribute("data-tab", "board")
    before = len(room.table.state.map)
    north = page.locator("#dg-cell-0--2")
    north.locator(".hit").click()
    expect(north).to_have_class(re.compile("chosen"))
    option = north.get_attribute("data-option") or ""
    assert len(room.table.state.map) == before
    page.locator("#tile-beside [data-lay=place]").click()
    tile = laid(page, room)
    assert (tile.x, tile.y) == (0, -2)
    assert option.endswith("-180" if tile.half else "-0")
    assert len(room.table.state.map) == before + 1


def test_a_finger_points_first_and_lays_then(open_browser: Open, house: House) -> None:
    page = open_browser(width=360, height=740, has_touch=True)
    room = with_a_corner(page, house)
    before = len(room.table.state.map)
    east = page.locator("#dg-cell-2-0")
    east.locator(".hit").tap()
    expect(east).to_have_class(re.compile("chosen"))
    assert len(room.table.state.map) == before
    option = east.get_attribute("data-option") or ""
    page.locator("#tile-panel [data-lay=place]").tap()
    tile = laid(page, room)
    assert (tile.x, tile.y) == (2, 0)
    assert option.endswith("-180" if tile.half else "-0")


# ---- asking about a card ----


def press(page: Page, selector: str, *, touch: bool) -> None:
    shape = page.locator(selector)
    shape.evaluate("shape => shape.scrollIntoView({ block: 'center' })")
    # Two taps in quick succession would look closer.
    page.wait_for_timeout(400)
    shape.tap() if touch else shape.click()


@pytest.mark.parametrize(("width", "touch"), [(360, True), (1280, False)])
def test_a_tap_on_a_card_of_the_hand_says_why_that_very_card_cannot_be_played(
    open_browser: Open, house: House, width: int, touch: bool
) -> None:
    page = open_browser(width=width, height=740 if touch else 860, has_touch=touch)
    set_a_table(page, ("me", "Ada"), ("bot", ""), game=GAME.id)
    page.wait_for_selector("#board")
    quest = "carry-the-embers"
    own = hero("raka", "crossing", hand="scare-off zombie", glory=5, points=2, inventory="chain-hauberk", quests=quest)
    other = hero("sable-quick", hand="ghost ghoul", peril=9)
    room = lay(house, Person(page), crypt(own, other, bag="corner"))
    page.wait_for_selector("#board [data-spot=card-zombie]", state="attached")
    view = room.table.view(0)
    words = tongue("en", GAME.id)
    reasons = {str(wish.action): words.barred(wish, view, BOOK) for wish in room.table.barred(0)}
    assert reasons["play zombie"] != reasons["play scare-off"]
    said = page.locator("#say")
    if touch:
        page.locator("nav a[data-sheet=hand]").click()
    for name, others in (("zombie", "scare-off"), ("scare-off", "zombie")):
        press(page, f"#board .dg-at-hand [data-spot=card-{name}]", touch=touch)
        expect(said).to_contain_text(reasons[f"play {name}"])
        assert reasons[f"play {others}"] not in said.inner_text()
    press(page, "#board [data-spot=card-chain-hauberk]", touch=touch)
    expect(said).to_contain_text("Chain Hauberk")
    if touch:
        page.locator("#closer button").click()
        page.locator("nav a[data-sheet=quests]").click()
    press(page, f"#board .dg-at-quests [data-spot=quest-{quest}]", touch=touch)
    both = reasons[f"pick-up {quest}"], reasons[f"swap-quest {quest}"]
    expect(said).to_contain_text(f"{words.say('group-pick-up')}: {both[0]} {words.say('group-swap-quest')}: {both[1]}")
    assert not page.locator("#board [data-spot=card-ghost], #board [data-spot=card-ghoul]").count()
    assert room.table.state.parts[0].hand == own.hand


@pytest.mark.parametrize(("width", "touch"), [(360, True), (1280, False)])
def test_a_row_of_another_opens_and_closes(open_browser: Open, house: House, width: int, touch: bool) -> None:
    page = open_browser(width=width, height=740 if touch else 860, has_touch=touch)
    set_a_table(page, ("me", "Ada"), ("bot", ""), ("bot", ""), game=GAME.id)
    page.wait_for_selector("#board")
    own = hero("raka", "crossing", points=2)
    others = hero("sable-quick", inventory="iron-helm", quests="break-the-seal"), hero("roderik-talus")
    lay(house, Person(page), crypt(own, *others, bag="corner"))
    page.wait_for_selector("#board .dg-at-open1 [data-spot=card-iron-helm]", state="attached")
    if touch:
        page.locator("nav a[data-sheet=others]").tap()
    opened, rows = page.locator("#board .dg-at-open1"), page.locator("#board .dg-row")
    for row, shown in ((0, True), (0, False), (0, True), (1, False)):
        rows.nth(row).tap() if touch else rows.nth(row).click()
        expect(opened).to_be_visible(visible=shown)
    expect(page.locator("#board .dg-at-open2")).to_be_visible()
    assert fits(page)


def test_what_is_chosen_among_the_cards_of_another_opens_its_row(open_browser: Open, house: House) -> None:
    page = open_browser()
    set_a_table(page, ("me", "Ada"), ("bot", ""), game=GAME.id)
    page.wait_for_selector("#board")
    own = hero("raka", "crossing", hand="tomb-thief", peril=9)
    other = hero("sable-quick", inventory="iron-helm skeleton-keys", peril=9)
    table = crypt(own, other, phase="dungeonlord", bag="corner guard-barracks", luck=("corner",))
    table.answer(0, BOOK.choices.play["tomb-thief"])
    room = lay(house, Person(page), table)
    opened = page.locator("#board .dg-at-open1")
    expect(opened.locator(".opt")).to_have_count(2)
    expect(opened).to_be_visible()
    opened.locator("[data-option='card skeleton-keys'] .hit").click()
    expect(opened).to_be_hidden(timeout=PATIENCE)
    assert [BOOK.names[card] for card in room.table.state.parts[1].inventory] == ["iron-helm"]


def test_a_way_is_taken_by_its_arrow_though_heroes_stand_there(open_browser: Open, house: House) -> None:
    page = open_browser(width=360, height=740)
    set_a_table(page, ("me", "Ada"), *[("bot", "")] * 3, game=GAME.id)
    page.wait_for_selector("#board")
    names = ("raka", "sable-quick", "roderik-talus", "kron-axereaver")
    heroes = [hero(name, "crossing", points=2 * (at == 0)) for at, name in enumerate(names)]
    rooms = "crossing 0,-1; library 0,-2; long-gallery 0,1"
    room = lay(house, Person(page), crypt(*heroes, rooms=rooms, bag="corner"))
    arrow = page.locator('#board [data-option="move north"] .dg-arrow')
    expect(arrow).to_be_visible()
    arrow.click()
    expect(page.locator('#board [data-option="move north"]')).to_have_count(0)  # beyond the library there is nothing
    assert room.table.state.parts[0].place == place("library")
    assert room.table.state.parts[1].place == place("crossing")


def test_what_was_no_choice_is_told_beside_the_next_question(open_browser: Open, house: House) -> None:
    page = open_browser(width=360, height=740)
    set_a_table(page, ("me", "Ada"), ("bot", ""), game=GAME.id)
    page.wait_for_selector("#board")
    own, other = hero("raka", "crossing", points=1, hand="zombie scare-off"), hero("sable-quick")
    room = lay(house, Person(page), crypt(own, other, rooms="crossing 0,-1; library 0,-2", bag="corner"))
    page.locator('#board [data-option="move north"] .dg-arrow').click()
    expect(page.locator("#part-question .single")).to_have_text(
        re.compile(r"No other choice: You have no action points and \d+ glory. What does your hero do\? → End the hero phase\.")
    )
    assert [single.kind for single in room.table.singles] == ["hero-phase"]


# ---- faults ----


@look(360, "light")
def test_no_page_of_the_crypt_has_a_fault(open_browser: Open, house: House, width: int, scheme: str) -> None:
    page = open_browser(width=width, color_scheme=scheme)
    found: list[str] = []
    set_a_table(page, ("me", "Ada"), ("bot", ""), game=GAME.id)
    person = Person(page, seed=8)
    checked: set[str] = set()
    kinds = {"place", "hero-phase", "dungeonlord", "discard"}
    while checked != kinds and (text := answered(house, person)):
        ask = room_of(house, person).table.question(0)
        assert ask is not None
        if ask.kind not in checked and ask.kind in kinds:
            checked.add(ask.kind)
            if ask.kind == "place" and page.locator("details.kind").count():
                page.locator("details.kind > summary").first.click()
            found += faults(page)
            for tab in ("[data-tab=cards]", "[data-tab=help]", *SHEETS, BOARD) if ask.kind == "hero-phase" else ():
                if page.locator(f"nav a{tab}").is_visible():
                    page.locator(f"nav a{tab}").click()
                    found += faults(page)
        prefer(person, text)
    assert {"place", "hero-phase", "dungeonlord"} <= checked
    leave_to_bots(house, room_of(house, person))
    expect(page.locator("table.score")).to_be_visible(timeout=4 * PATIENCE)
    found += faults(page)
    page.goto(f"/t/{person.table_id()}/replay?step=40&verify=1")
    found += faults(page)
    assert found == []


def test_a_window_begins_when_it_is_seen_and_is_held_by_a_touch(open_browser: Open, house: House) -> None:
    ada, bo = Person(open_browser()), Person(open_browser(width=390, height=844, follows="followed", guarded=True))
    bo.page.clock.install()
    set_a_table(ada.page, ("me", "Ada"), ("open", ""), game=GAME.id)
    take_a_seat(bo.page, f"/t/{ada.table_id()}", "Bo")
    expect(ada.page.locator("#part-chairs, main").first).to_contain_text("Bo")
    ada.page.locator("form[action$='/start'] button").click()
    for person, seat in ((ada, 0), (bo, 1)):
        person.page.wait_for_url(f"**/t/*/{seat}")
        person.page.wait_for_function("() => texts.size > 0")
    bo.page.clock.pause_at("2100-01-01")
    lord, prey = (
        hero("raka", hand="zombie", points=3, peril=9),
        hero("roderik-talus", "crossing", glory=5, peril=9, hand="scare-off"),
    )
    table = crypt(lord, prey, phase="dungeonlord", options={"windows": "masked"})
    room = lay(house, ada, answer(table, "declare zombie"))
    room.windows.seconds = room.windows.unseen_seconds = LONG
    asked = list[str]()
    ada.page.on("request", lambda request: asked.append(request.url))
    ada.listened_to()
    ada.page.locator("button.option[value=begin]").click()
    expect(bo.page.locator("body.playing")).to_have_count(1)
    assert room.in_moment
    assert room.windows.left is None
    bo.page.clock.run_for(20_000)
    think = bo.page.locator(".think button")
    expect(bo.page.locator(".think .left")).to_have_attribute("data-left", re.compile(r"\d"))
    expect(bo.page.locator(".think .left b")).to_have_text(re.compile(r"^\d+ s left$"))
    box = think.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    expect(ada.page.locator("#question")).to_have_text("A moment, please …")
    ada.page.locator("#told").click()
    assert not room.windows.held
    bo.page.locator("#told").click()
    expect(bo.page.locator(".held")).to_contain_text("The clock is stopped")
    expect(think).to_have_count(0)
    assert room.windows.held
    assert not [url for url in asked if url.endswith(("/think", "/shown"))], "who is not asked holds nothing"
    bo.page.clock.run_for(1000)
    bo.listened_to()
    bo.page.locator("button.option[value='play scare-off']").click()
    expect(ada.page.locator("#part-log")).to_contain_text("Scare Off")


def test_the_maker_sets_the_time_of_windows_in_the_menu(open_browser: Open, house: House) -> None:
    page = open_browser()
    set_a_table(page, ("me", "Ada"), ("open", ""), game=GAME.id)
    page.locator("form[action$='/start'] button").click()
    page.wait_for_url("**/t/*/0")
    room = room_of(house, Person(page))
    for wished in ("45", "none"):
        page.locator("details.menu > summary").click()
        with page.expect_navigation():
            page.locator("select[name=window]").select_option(wished)
        expect(page.locator("select[name=window]")).to_have_value(wished)
        assert room.window == wished


@pytest.mark.parametrize(("width", "scheme"), [(360, "light"), (1280, "dark")])
def test_no_window_has_a_fault(open_browser: Open, house: House, width: int, scheme: str) -> None:
    page = open_browser(width=width, color_scheme=scheme)
    set_a_table(page, ("me", "Ada"), ("device", "Bo"), game=GAME.id)
    prey = hero("raka", hand="scare-off dodge", glory=5, peril=9)
    lord = hero("roderik-talus", "crossing", hand="zombie", peril=9)
    table = crypt(prey, lord, turn=1, phase="dungeonlord", options={"windows": "masked"})
    for text in ("declare zombie", "begin"):
        table.answer(1, next(action for action in table.questions()[0].options if str(action) == text))
    room = room_of(house, Person(page))
    room.windows.seconds = LONG
    page.wait_for_selector(".ask", state="attached")
    lay(house, Person(page), table)
    expect(page.locator("button.option[value='play dodge']")).to_be_visible()
    assert faults(page) == []
    page.goto(f"/t/{room.id}/watch")
    expect(page.locator("#question")).to_have_text("A moment, please …")
    assert faults(page) == []
