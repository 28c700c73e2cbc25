"""Choosing a bot by its face: with keys, on a phone, without scripts, and by its words alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.browsing import faults
from tests.web.conftest import Open

pytestmark = pytest.mark.browser


def at_the_form(page: Page) -> Page:
    page.goto("/new/paper-dungeons")
    return page


@pytest.mark.parametrize(("width", "height", "scheme"), [(360, 740, "dark"), (1280, 800, "light")])
def test_a_bot_is_chosen_by_its_face_with_keys(open_browser: Open, width: int, height: int, scheme: str) -> None:
    page = at_the_form(open_browser(width=width, height=height, color_scheme=scheme))
    faces = page.get_by_role("group", name="Seat 2").get_by_role("radio")
    expect(faces).to_have_count(5)
    nell = page.get_by_role("radio", name="Nell").first
    expect(nell).to_be_checked()
    expect(nell).to_have_accessible_description(
        "Good company for a first game. Looks after her team and fills her bag; the dungeon still surprises her."
    )
    chair = page.locator(".chair").nth(1)
    told = chair.locator(".told")
    nell.focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Bruno").first).to_be_checked()
    expect(told.filter(visible=True)).to_have_count(1)
    expect(told.filter(visible=True)).to_contain_text("About even with somebody who knows the game.")
    face = chair.locator("label .portrait").first.bounding_box()
    assert face is not None
    assert face["width"] >= 40
    assert page.locator("html").evaluate("page => page.scrollWidth <= page.clientWidth")
    assert faults(page) == []


def test_a_bot_is_chosen_without_scripts(open_browser: Open) -> None:
    page = at_the_form(open_browser(width=360, height=740, java_script_enabled=False))
    chair = page.locator(".chair").nth(1)
    chair.locator("label", has_text="Conrad").click()
    expect(chair.locator(".told").filter(visible=True)).to_contain_text("The strongest we have.")
    page.get_by_role("button", name="Set the table").click()
    expect(page.locator("#seat-1 .name")).to_have_text("Conrad")
