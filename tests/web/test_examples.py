"""The two small games in a real browser: one by its picture, one by keys alone."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Route, expect

from tests.added import EXAMPLES, added
from tests.running import House
from tests.web.browsing import room_of, set_a_table
from tests.web.conftest import Open, Person

pytestmark = pytest.mark.browser


@pytest.fixture(autouse=True)
def examples() -> Iterator[None]:
    with added(EXAMPLES / "tic_tac_toe.py", EXAMPLES / "ten_steps_down.py"):
        yield


def test_tic_tac_toe_is_won_by_clicking_squares(open_browser: Open) -> None:
    page = open_browser()
    set_a_table(page, ("me", "Ada"), ("device", "Bo"), game="tic-tac-toe")
    for square, seat in (("a1", 0), ("a2", 1), ("b1", 0), ("b2", 1), ("c1", 0)):
        page.wait_for_url(f"**/t/*/{seat}")
        page.locator(f"#board .opt[data-option='mark {square}']").click()
    expect(page.locator(".end h1")).to_have_text("Winner: Ada")
    page.goto(page.url.replace("/end", "/replay"))
    assert page.locator("#board .xo-of-0").count() == 3
    assert page.locator("#board .xo-of-1").count() == 2


def test_a_page_that_goes_to_the_next_person_sets_out_once(open_browser: Open, house: House) -> None:
    """It is told once more where to go, by news of who is there, before it is gone."""
    person = Person(open_browser())
    page, ways = person.page, list[Route]()
    with page.expect_websocket() as live:
        set_a_table(page, ("me", "Ada"), ("device", "Bo"), game="tic-tac-toe")
    page.route("**/t/*/1", lambda way: ways.append(way))
    with page.expect_request("**/t/*/1"):
        page.locator("#board .opt[data-option='mark a1']").click()
    with live.value.expect_event("framereceived"):
        house.run(room_of(house, person).changed())
    page.wait_for_timeout(100)
    begun = len(ways)
    ways[-1].continue_()
    page.wait_for_url("**/t/*/1")
    assert begun == 1


def test_ten_steps_down_has_no_picture_and_is_played_by_keys(open_browser: Open) -> None:
    page = open_browser(width=390, height=844)
    set_a_table(page, ("me", "Ada"), game="ten-steps-down")
    page.wait_for_url("**/t/*/0")
    expect(page.locator("#board")).not_to_be_visible()
    expect(page.locator("#panel-log")).to_contain_text(re.compile("Your charm keeps (bats|ghouls) away."))
    page.keyboard.press("1")
    expect(page.locator("#panel-log li")).to_have_count(2)
    page.keyboard.press("2")
    expect(page.locator(".end h1")).to_have_text(re.compile(r"\d gold"))
    expect(page.locator("table.score")).to_be_visible()
