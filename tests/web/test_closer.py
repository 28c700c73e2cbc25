"""Looking closer: anything that is drawn or offered is told in one place, which never lies over it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.browsing import set_a_table
from tests.web.conftest import EVERY_LOOK, Open, Person

pytestmark = pytest.mark.browser

WINDOWS = [(1280, 800), (820, 1180), (390, 844), (844, 390)]


def at_a_table(page: Page, game: str = "monsters-of-egypt") -> Person:
    set_a_table(page, ("me", "Ada"), ("bot", ""), game=game)
    person = Person(page)
    person.act()
    page.wait_for_selector(".ask[data-asked=yes] .option")
    return person


class Finger:
    """A finger that goes down at a place and stays there."""

    def __init__(self, page: Page) -> None:
        self._touch = page.context.new_cdp_session(page)

    def down(self, thing: Locator) -> None:
        box = thing.bounding_box()
        assert box is not None
        point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        self._touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})

    def up(self) -> None:
        self._touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def apart(one: Locator, two: Locator) -> bool:
    a, b = one.bounding_box(), two.bounding_box()
    assert a is not None
    assert b is not None
    beside = a["x"] + a["width"] <= b["x"] + 1 or b["x"] + b["width"] <= a["x"] + 1
    return beside or a["y"] + a["height"] <= b["y"] + 1 or b["y"] + b["height"] <= a["y"] + 1


def in_sight(page: Page, selector: str) -> Locator:
    """The first of them that a pointer would hit in its middle."""
    things = page.locator(selector)
    at = things.evaluate_all(
        """all => all.findIndex((thing) => {
            const { left, top, width, height } = thing.getBoundingClientRect();
            const hit = width && document.elementFromPoint(left + width / 2, top + height / 2);
            return hit && (thing.contains(hit) || hit.contains(thing));
        })"""
    )
    assert at >= 0
    return things.nth(at)


def test_what_a_mouse_rests_on_is_told_beside_it(open_browser: Open) -> None:
    page = open_browser()
    person = at_a_table(page)
    thing, before = in_sight(page, "#board [data-spot]"), person.stamp()
    thing.hover(force=True)
    closer = page.locator("#closer")
    expect(closer).to_be_visible()
    assert len(closer.inner_text()) > 10
    assert apart(closer, thing)
    page.mouse.move(640, 10)
    expect(closer).to_be_hidden()
    assert person.stamp() == before


@pytest.mark.parametrize(("width", "height"), WINDOWS if EVERY_LOOK else WINDOWS[2:])
def test_what_a_tap_asks_about_is_told_beside_it(open_browser: Open, width: int, height: int) -> None:
    page = open_browser(width=width, height=height)
    person = at_a_table(page)
    thing, before = in_sight(page, "#board [data-spot]:not(.goal):not(:has(.opt))"), person.stamp()
    thing.click(force=True)
    closer = page.locator("#closer")
    expect(closer).to_be_visible()
    assert len(closer.inner_text()) > 10
    assert apart(closer, thing)
    closer.get_by_role("button").click()
    expect(closer).to_be_hidden()
    assert person.stamp() == before


@pytest.mark.parametrize(("width", "height"), WINDOWS[2:] if EVERY_LOOK else WINDOWS[2:3])
def test_a_long_press_tells_and_plays_nothing(open_browser: Open, width: int, height: int) -> None:
    page = open_browser(width=width, height=height, has_touch=True)
    person = at_a_table(page)
    finger, closer, before = Finger(page), page.locator("#closer"), person.stamp()
    option = in_sight(page, "button.option")
    words = option.locator(".words").inner_text()
    finger.down(option)
    expect(closer).to_be_visible()
    finger.up()
    expect(closer).to_contain_text(words)
    assert apart(closer, option)
    assert person.stamp() == before
    closer.get_by_role("button").click()
    expect(closer).to_be_hidden()
    option.tap()
    person.wait_past(before)


def test_a_key_tells_of_the_option_in_focus(open_browser: Open) -> None:
    page = open_browser()
    person = at_a_table(page)
    option, before = page.locator("button.option").first, person.stamp()
    option.focus()
    page.keyboard.press("i")
    expect(page.locator("#closer")).to_contain_text(option.locator(".words").inner_text())
    page.keyboard.press("Escape")
    expect(page.locator("#closer")).to_be_hidden()
    assert person.stamp() == before


def test_cards_are_as_large_as_people_like_them(open_browser: Open) -> None:
    page = open_browser()
    at_a_table(page)
    thing = in_sight(page, "#board [data-spot^='hero-']")
    sizes = []
    for size in ("large", "largest"):
        page.locator("details.menu > summary").click()
        with page.expect_navigation():
            page.locator("select[name=cards]").select_option(size)
        page.mouse.move(640, 10)
        thing.hover(force=True)
        picture = page.locator("#closer svg").first
        expect(picture).to_be_visible()
        box = picture.bounding_box()
        assert box is not None
        sizes.append(box["width"])
    assert sizes[1] > sizes[0] * 1.15
