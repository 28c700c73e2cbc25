"""A replay plays by itself and leads to its moments, on the page's own clock."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.played import finished
from tests.running import House
from tests.web.conftest import Open
from tests.web.test_follow import AFTERWARDS

pytestmark = pytest.mark.browser


SHOWN = [
    ("Ada uses a black die: wizard.", 1000),
    ("Ada begins an item: Sceptre of Death.", 1000),
    ("Ada fights the boss Web Mother with power 13: +6 glory, 1 wound. Bo flees from the boss Web Mother: −3 glory.", 3200),
    ("Ada takes 1 wound (boss), all on potions.", 1000),
]
"""Steps 68 to 71, and for how long each is shown."""


def test_a_replay_plays_by_itself_and_leads_to_its_moments(open_browser: Open, house: House) -> None:
    page = open_browser()
    page.clock.install()
    page.goto(f"/t/{finished(house, 'paper-dungeons-2')}/replay?step=67&seat=follow")
    page.clock.pause_at(AFTERWARDS)
    told, playing, lit = page.locator("#told"), page.locator("body.playing"), page.locator("#board .lit")
    page.get_by_role("button", name="Play").click()
    for words, shown_ms in SHOWN:
        expect(told).to_have_text(words)
        expect(told).to_have_class(re.compile("large" if shown_ms > 1000 else "^(?!.*large)"))
        expect(lit.first).to_be_attached()
        page.clock.run_for(shown_ms - 100)
        expect(told).to_have_text(words)
        if words != SHOWN[-1][0]:
            page.clock.run_for(100)
    page.get_by_role("button", name="Pause").press("Space")
    page.clock.run_for(5000)
    expect(page.locator("#question")).to_contain_text("Step 71 of 200")
    for number in (72, 71, 72, 71):
        page.locator("a[rel=next]" if number == 72 else "a[rel=prev]").click()
        expect(page.locator("#question")).to_contain_text(f"Step {number} of 200")
    expect(told).to_have_text(SHOWN[-1][0])
    page.get_by_label("Next moment").click()
    page.wait_for_url("**step=72&seat=follow")
    expect(told).to_contain_text("Round 4 begins.")
    page.locator("[data-speed]").select_option("4")
    page.locator("#question").press("Space")
    expect(page.locator("#question")).to_contain_text("Step 73 of 200")
    page.clock.run_for(250)
    expect(page.locator("#question")).to_contain_text("Step 74 of 200")
    page.evaluate("Object.defineProperty(document, 'hidden', { value: true }); dispatchEvent(new Event('visibilitychange'))")
    expect(playing).to_have_count(0)
    page.reload()
    expect(page.locator("[data-speed]")).to_have_value("4")
    page.goto(page.url.replace("step=74", "step=199"))
    page.locator("[data-play]").click()
    expect(page.locator("#question")).to_contain_text("Step 200 of 200")
    page.clock.run_for(20_000)
    expect(playing).to_have_count(0)
