"""The front page in a browser: a tap begins a game, Continue leads back to it, a menu keeps what ends it."""

from __future__ import annotations

import pytest

from tests.web.conftest import Open

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("width", [390, 1280])
def test_a_game_is_begun_left_and_continued(open_browser: Open, width: int) -> None:
    page = open_browser(width=width)
    page.goto("/")
    page.locator("form[action='/new/tales-of-tails/now'] button").click()
    page.wait_for_url("**/t/*/0")
    table = page.url
    page.goto("/")
    card = page.locator(".tablecard").first
    drawn = card.locator("img")
    page.wait_for_function("image => image.complete && image.naturalWidth > 0", arg=drawn.element_handle())
    assert card.locator("time").text_content() == "now"
    ending = card.locator("form[action$='/delete'] button")
    assert not ending.is_visible()
    card.locator(".manage > summary").click()
    assert ending.is_visible()
    page.keyboard.press("Escape")
    assert not ending.is_visible()
    assert page.locator(".games").bounding_box()["y"] < page.viewport_size["height"]  # type: ignore[index]
    card.locator(".doing .button").click()
    page.wait_for_url(table)
