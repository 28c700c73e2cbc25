"""What wins and what is near: in view on every window, one tap from the place, and the score so far one tab away."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.games.paper_dungeons.positions import at
from tests.running import House
from tests.web.browsing import faults, lay, set_a_table
from tests.web.conftest import Open, Person
from tests.web.seeded import seat_at
from undercroft.texts import Alert, tongue

pytestmark = pytest.mark.browser

GAME = "paper-dungeons"


def warned(house: House, page: Page) -> Alert:
    """Sits down before a boss whose room was not entered; what its page has to warn of."""
    table = seat_at(house, page, GAME, "boss").table
    (alert,) = tongue("en", GAME).warnings(table.view(0), 0, table.book)
    assert alert.words.startswith("Boss II after this round: you have not been in ")
    return alert


def test_a_line_says_what_wins_and_what_is_near_and_shows_where(open_browser: Open, house: House) -> None:
    page = open_browser(width=1280, height=800)
    alert = warned(house, page)
    expect(page.locator("#part-goal .wins")).to_have_text("Most glory after round 8 wins.")
    expect(page.locator("#part-goal li span")).to_have_text(alert.words)
    expect(page.locator("[data-goal]")).to_be_hidden()
    line, board = page.locator("#part-goal").bounding_box(), page.locator("#board").bounding_box()
    assert line is not None
    assert board is not None
    assert line["height"] <= 52, "the bar is no higher for it"
    assert line["y"] + line["height"] <= board["y"]
    room = page.locator(f"#board [data-spot='{alert.spot}']").first
    page.get_by_role("button", name=alert.show).click()
    expect(room).to_have_class("sought")
    room.hover()
    expect(room).not_to_have_class("sought")
    page.keyboard.press("s")
    expect(page.locator("#part-tally .sum td").last).to_be_in_viewport()
    expect(page.locator("#part-tally tbody tr").filter(has_text="Goal and talent").locator("td").last).to_have_text("?")
    expect(page.locator("#seat-0 .standing")).to_have_text(re.compile(r"^\d+ glory$"))
    assert faults(page) == []


@pytest.mark.parametrize(("locale", "width"), [("pl-PL", 1280), ("ru-RU", 1000), ("en-GB", 1280)])
def test_the_bar_grows_where_two_warnings_need_it_and_covers_nothing(
    open_browser: Open, house: House, locale: str, width: int
) -> None:
    page = open_browser(width=width, height=800, locale=locale)
    set_a_table(page, ("me", "Ada"), ("bot", ""))
    lay(house, Person(page), at(round=3, wounds=3).table)
    expect(page.locator("#part-goal li")).to_have_count(2)
    bar, line, board = (page.locator(part).bounding_box() for part in (".bar", "#part-goal", "#board"))
    assert bar is not None
    assert line is not None
    assert board is not None
    assert bar["y"] <= line["y"]
    assert line["y"] + line["height"] <= bar["y"] + bar["height"] <= board["y"]
    assert faults(page) == []


def test_a_phone_says_it_in_the_bar_and_the_rest_on_a_tap(open_browser: Open, house: House) -> None:
    page = open_browser(width=390, height=844, color_scheme="dark", has_touch=True)
    alert = warned(house, page)
    brief = page.get_by_role("button", name=alert.brief)
    expect(page.locator("#goal-whole")).to_be_hidden()
    page.locator("nav [data-tab=tally]").tap()
    assert faults(page) == []
    brief.tap()
    expect(brief).to_have_attribute("aria-expanded", "true")
    expect(page.locator("#goal-whole")).to_contain_text(alert.words)
    assert faults(page) == []
    page.get_by_role("button", name=alert.show).tap()
    expect(page.locator("#goal-whole")).to_be_hidden()
    expect(page.locator(f"#board [data-spot='{alert.spot}']").first).to_be_in_viewport()
    expect(page.locator(f"#board [data-spot='{alert.spot}']").first).to_have_class("sought")
