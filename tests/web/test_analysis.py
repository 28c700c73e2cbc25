"""The analysis of a finished game in a browser: its bar moves, then it comes; it fits a phone, and axe-core finds nothing."""

from __future__ import annotations

from threading import Event

import msgspec
import pytest
from playwright.sync_api import expect

from tests.analysis.recorded import journal_of
from tests.played import stored
from tests.running import House
from tests.web.browsing import faults
from tests.web.conftest import Open
from undercroft.analysis import analyse, deciding, luck
from undercroft.games import GAMES
from undercroft.server.play import analysing
from undercroft.server.play.analysing import Order, Work

pytestmark = pytest.mark.browser
GAME = "monsters-of-egypt"
DRAWN = """all => all.map((text) => {
    const { width } = text.ownerSVGElement.getBoundingClientRect();
    return parseFloat(getComputedStyle(text).fontSize) * width / text.ownerSVGElement.viewBox.baseVal.width;
})"""
"""How large the letters of a picture are as they are seen."""


@pytest.fixture
def go_on(monkeypatch: pytest.MonkeyPatch) -> Event:
    """Workers that are half done until they may go on, and hasty then."""
    monkeypatch.setattr(luck, "SAMPLES", 4)
    monkeypatch.setattr(deciding, "LONGEST_SCREENING", 0.005)
    monkeypatch.setattr(deciding, "WEIGHING_SECONDS", 0.1)
    may = Event()
    journal = journal_of(GAME, 2, 7)
    found = msgspec.json.encode(analyse(journal.record, GAMES[GAME], journal.table.book))

    def worked(work: Work, _: Order) -> bytes | None:
        work.share = 0.5
        while not may.wait(0.02):
            if work.dropped:
                return None
        return found

    monkeypatch.setattr(analysing, "_worked", worked)
    return may


@pytest.mark.parametrize(("width", "scheme", "locale"), [(360, "dark", "ru-RU"), (1280, "light", "pl-PL")])
def test_it_comes_by_itself_and_leads_into_the_replay(
    open_browser: Open, house: House, go_on: Event, width: int, scheme: str, locale: str
) -> None:
    table = stored(house, journal_of(GAME, 2, 7))
    page = open_browser(width=width, height=740, color_scheme=scheme, locale=locale)
    page.goto(f"/t/{table}/end")
    page.locator(f"a[href='/t/{table}/analysis']").click()
    expect(page.locator("#analysing")).to_have_js_property("value", 50)
    expect(page.locator("#analysed")).to_contain_text("50")
    assert faults(page) == []
    go_on.set()
    expect(page.locator(".analysis .plot")).to_be_visible()
    page.locator("details").evaluate_all("all => all.forEach(fold => { fold.open = true; })")
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.locator(".figures tbody tr").count() > 1
    assert min(page.locator(".plot text").evaluate_all(DRAWN)) >= 11
    page.locator(".turning .moment > a").first.click()
    page.wait_for_url(f"**/t/{table}/replay?step=*")


def test_without_a_script_the_page_asks_again_by_itself(open_browser: Open, house: House, go_on: Event) -> None:
    table = stored(house, journal_of(GAME, 2, 7))
    page = open_browser(java_script_enabled=False)
    page.goto(f"/t/{table}/analysis")
    expect(page.locator("#analysing")).to_be_visible()
    go_on.set()
    expect(page.locator(".analysis .plot")).to_be_visible()
