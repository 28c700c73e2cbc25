"""Whole games from the front page to the score sheet, in a real browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.running import House
from tests.web.browsing import leave_to_bots, press_one_of, room_of, set_a_table
from tests.web.conftest import EVERY_LOOK, PATIENCE, Open, Person
from undercroft.kernel import replay
from undercroft.kernel.journal import Record
from undercroft.server.play.room import Room

pytestmark = pytest.mark.browser


def finished(house: House, person: Person, draws: int = 48) -> Room:
    """Score on the page, score in the store, and a record that proves its dice."""
    table = person.table_id()
    # As after a restart: woken from the store, not taken from memory.
    house.tables.rooms.pop(table, None)
    room = house.run(house.tables.room(table))
    outcome = room.table.outcome()
    assert outcome is not None
    sums = person.page.locator("table.score tr.sum td:not(.letter)").all_inner_texts()
    assert [int(text.replace("−", "-")) for text in sums] == list(outcome.scores)
    text = person.page.request.get(f"/t/{table}/record").text()
    record = Record.read(text)
    assert record.scores == outcome.scores
    assert replay.verify(record, room.game, room.game.load("base")) >= draws
    return room


ENOUGH = 3000 if EVERY_LOOK else 6
"""Turns that are played by hand before bots play on; `make soak` plays them all."""


def set_by_hand(page: Page, *seats: tuple[str, str]) -> None:
    """From the front page through the form, as a newcomer would."""
    page.goto("/")
    page.locator("a[href^='/new/paper-dungeons']").last.click()
    page.locator("select[name=count]").select_option(str(len(seats)))
    for seat, (kind, name) in enumerate(seats):
        page.locator(f"[name='seats.{seat}.kind']").select_option(kind)
        if kind in ("me", "device"):
            page.locator(f"[name='seats.{seat}.name']").fill(name)
    page.locator("details:has(select[name=pace]) > summary").last.click()
    page.locator("select[name=pace]").select_option("at-once")
    page.locator("form button.main:visible").first.click()
    page.wait_for_url("**/t/**")


YOUR_TURN = re.compile("turn", re.I)


def test_a_solo_game_with_the_mouse(open_browser: Open, house: House) -> None:
    person = Person(open_browser(), seed=3)
    page = person.page
    set_by_hand(page, ("me", "Ada"))
    expect(page).to_have_title(YOUR_TURN)
    person.play()
    finished(house, person)
    assert person.clicks > 40
    expect(page).not_to_have_title(YOUR_TURN)
    page.get_by_role("link", name="replay").first.click()
    expect(page.locator("#board")).to_be_visible()
    page.goto(f"/t/{person.table_id()}/replay?step=30&seat=0")
    first = page.locator("#board").inner_html()
    for step in (31, 32):
        page.locator("a[rel=next]").click()
        page.wait_for_url(f"**step={step}**")
    page.goto(f"/t/{person.table_id()}/replay?step=30&seat=0")
    assert page.locator("#board").inner_html() == first
    page.goto(f"/t/{person.table_id()}/replay?verify=1")
    expect(page.locator("main")).to_contain_text(re.compile(r"\d+"))


def test_a_hot_seat_game_with_a_bot(open_browser: Open, house: House) -> None:
    person = Person(open_browser(width=900), seed=5)
    set_by_hand(person.page, ("me", "Ada"), ("device", "Bo"), ("bot", "Grim"))
    passed = 0
    for _ in range(3000):
        if person.state() == "pass":
            passed += 1
            # Behind "pass to Bo" nothing of the other's secrets may show.
            assert not person.page.locator("#part-cards").is_visible()
        if passed == ENOUGH or not person.act():
            break
    assert passed >= min(ENOUGH, 8)
    leave_to_bots(house, room_of(house, person))
    expect(person.page.locator("table.score")).to_be_visible(timeout=4 * PATIENCE)
    room = finished(house, person)
    assert room.names[:2] == ("Ada", "Bo")


def test_a_whole_game_by_keyboard_alone(open_browser: Open, house: House) -> None:
    page = open_browser(width=1100)
    page.goto("/new/paper-dungeons")
    press_until_focus(page, "select[name=count]")
    page.keyboard.type("1")
    press_until_focus(page, "[name='seats.0.name']")
    page.keyboard.press("Control+A")
    page.keyboard.type("Ada")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/**")
    person = Person(page, seed=9)
    for _ in range(3000):
        if person.state() == "over":
            break
        before = person.stamp()
        press_one_of(person)
        person.wait_past(before)
        if person.state() == "asked":
            # Enter never plays by accident: focus is on the question, not on a button.
            expect(page.locator("#question")).to_be_focused()
    finished(house, person)


def press_until_focus(page: Page, selector: str) -> None:
    for _ in range(60):
        if page.evaluate("s => document.activeElement && document.activeElement.matches(s)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} cannot be reached with the Tab key")


@pytest.mark.parametrize(("locale", "word"), [("ru-RU", "Ада"), ("pl-PL", "Ala")])
def test_a_game_in_russian_and_polish_on_a_phone(open_browser: Open, house: House, locale: str, word: str) -> None:
    person = Person(open_browser(width=360, height=740, locale=locale, has_touch=True), seed=11)
    set_a_table(person.page, ("me", word))
    assert person.page.locator("html").get_attribute("lang") == locale[:2]
    while person.clicks < 5 * ENOUGH and person.act():
        pass
    leave_to_bots(house, room_of(house, person))
    expect(person.page.locator("table.score")).to_be_visible(timeout=4 * PATIENCE)
    finished(house, person)
