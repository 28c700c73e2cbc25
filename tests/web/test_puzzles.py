"""Puzzles in a browser: solved by mouse and by keys, missed and tried again, without a fault on any of their pages."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.browsing import faults, fits
from tests.web.conftest import EVERY_LOOK, Open
from tests.web.test_learning import unfolded
from undercroft.games import GAMES
from undercroft.puzzles import Puzzle, puzzles
from undercroft.server.pages.puzzles import address

pytestmark = pytest.mark.browser

PHONE = {"width": 360, "height": 740}


def short(game: str) -> Puzzle:
    return min(puzzles(game), key=lambda one: (len(one.answer) < 2 and one.counted, len(one.answer)))


def give(page: Page, text: str, *, by_key: bool) -> None:
    expect(page.locator("#part-question[data-listens=yes]")).to_be_attached()
    button, before = unfolded(page.locator(f'.option[data-option="{text}"]').first), page.url
    if by_key:
        button.focus()
        page.keyboard.press("Enter")
    else:
        button.click()
    page.wait_for_function("before => location.href !== before", arg=before)


LOOKS = {
    "paper-dungeons": ("ru-RU", PHONE, False),
    "monsters-of-egypt": ("pl-PL", {}, True),
    "tales-of-tails": ("en-GB", PHONE, True),
    "dungeoneer": ("ru-RU", {}, False),
}
"""A phone in one language, a desktop in another; by mouse, and by keys."""


@pytest.mark.parametrize("game", LOOKS if EVERY_LOOK else ["paper-dungeons", "monsters-of-egypt"])
def test_a_puzzle_is_solved_and_the_list_knows_it(open_browser: Open, game: str) -> None:
    locale, size, by_key = LOOKS[game]
    page, one = open_browser(locale=locale, color_scheme="dark" if by_key else "light", **size), short(game)
    page.goto(f"/puzzles/{game}")
    found = faults(page)
    page.locator(f'.puzzletiles a[href="{address(one)}"]').click()
    page.wait_for_url(f"**{address(one)}")
    found += faults(page)
    for text in one.answer:
        give(page, text, by_key=by_key)
    expect(page.locator(".coach.done .says .glyph-yes")).to_be_visible()
    expect(page.locator("#part-question")).to_be_hidden()
    found += faults(page)
    page.locator(f'.coach a[href$="{one.id}/best"]').click()
    expect(page.locator(".coach ol li")).to_have_count(len(one.answer) if one.counted else len(one.chances))
    found += faults(page)
    page.goto(f"/puzzles/{game}")
    expect(page.locator(".puzzletiles .done")).to_have_count(1)
    assert found == []


@pytest.mark.parametrize("letters", [100, 200])
def test_a_long_answer_can_be_read_to_its_end_on_a_phone(open_browser: Open, letters: int) -> None:
    one = max(puzzles("dungeoneer"), key=lambda one: len(one.chances))
    page = open_browser(width=360, height=740, locale="ru-RU")
    page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": {"standard": 16 * letters // 100}})
    page.goto(f"{address(one)}/best")
    last, on = page.locator(".coach ol li").last, page.locator(".coach .main")
    if letters == 100:
        expect(on).to_be_in_viewport(ratio=1)
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport(ratio=0.9)
    on.scroll_into_view_if_needed()
    expect(on).to_be_in_viewport(ratio=1)
    assert fits(page)


def test_a_wrong_answer_is_told_and_tried_again(open_browser: Open) -> None:
    one = next(one for game in GAMES for one in puzzles(game) if not one.counted)
    page = open_browser()
    page.goto(address(one))
    give(page, next(text for text in one.chances if text not in one.right), by_key=False)
    expect(page.locator(".coach.missed .says")).to_be_visible()
    assert faults(page) == []
    page.locator(".coach .main").click()
    expect(page.locator(".coach.done")).to_have_count(0)
    give(page, one.answer[0], by_key=True)
    expect(page.locator(".coach.done:not(.missed)")).to_be_visible()
    page.go_back()
    expect(page.locator(".coach.done")).to_have_count(0)
