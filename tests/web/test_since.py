"""What happened while somebody was away lies beside the board, until it was seen or the first answer is given."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.browsing import set_a_table
from tests.web.conftest import Open, Person
from tests.web.seeded import WINDOWS

pytestmark = pytest.mark.browser


def test_what_happened_meanwhile_is_beside_the_board_and_goes_with_the_first_answer(open_browser: Open) -> None:
    page = open_browser()
    set_a_table(page, ("me", "Ada"), ("bot", ""))
    person = Person(page, seed=2)
    for _ in range(4):
        person.act()
    page.add_init_script(f"localStorage.setItem('seen {page.locator('#socket').get_attribute('data-seen')}', '0')")
    page.reload()
    since, ringed = page.locator("#since"), page.locator("#board .fresh")
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        expect(since).to_be_visible()
        note, board = since.bounding_box(), page.locator(".sheetbox").bounding_box()
        assert note is not None
        assert board is not None
        assert board["y"] + board["height"] <= note["y"] + 1
        assert note["y"] + note["height"] <= height
    assert ringed.count() > 0
    page.keyboard.press("Escape")
    expect(since).to_be_hidden()
    expect(ringed).to_have_count(0)
    page.reload()
    expect(since).to_be_visible()
    person.act()
    expect(since).to_be_hidden()
    expect(ringed).to_have_count(0)
