"""What others do is followed: one thing after another, large where it matters, again on demand. On the page's own clock."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.browsing import play_to, play_until, set_a_table
from tests.web.conftest import Open, Person

pytestmark = pytest.mark.browser
OTHER = 1
AFTERWARDS = "2100-01-01"


def frame(line: str, seat: int | None = OTHER, **more: Any) -> dict[str, Any]:
    return {"live": {}, "line": line, "spot": "", "held": False, "seat": seat} | more


def moment(line: str, *, waits: bool, seat: int | None = OTHER) -> dict[str, Any]:
    return frame(line, seat, moment=f"<h2>{line}</h2>", waits=waits)


def followed(open_browser: Open, **settings: Any) -> Page:
    """A page at a table of two, on a clock that stands still."""
    page = open_browser(follows="followed", guarded=True, **settings)
    page.clock.install()
    set_a_table(page, ("me", "Ada"), ("bot", ""))
    page.wait_for_function("() => texts.size > 0")
    page.clock.pause_at(AFTERWARDS)
    return page


def play(page: Page, *frames: dict[str, Any]) -> None:
    page.evaluate("frames => { play(frames); }", list(frames))


def said(page: Page) -> str:
    return page.locator("#told").inner_text()


def test_a_turn_of_another_seat_is_shown_one_thing_a_second(open_browser: Open) -> None:
    page = followed(open_browser)
    play(page, frame("one"), frame("two"), frame("three"))
    seen = []
    for _ in range(6):
        seen.append(said(page))
        page.clock.run_for(500)
    assert seen == ["one", "one", "two", "two", "three", "three"]
    expect(page.locator("body.playing")).to_have_count(0)
    assert said(page) == "one two three"


def test_a_long_turn_is_shortened_and_space_ends_it(open_browser: Open) -> None:
    page = followed(open_browser)
    play(page, *(frame(f"step {number}") for number in range(60)))
    for _ in range(13):
        page.clock.run_for(1000)
    expect(page.locator("body.playing")).to_have_count(0)
    assert said(page).endswith("step 59")
    page.clock.run_for(5000)
    play(page, *(frame(f"again {number}") for number in range(5)))
    assert said(page) == "again 0"
    page.keyboard.press("Space")
    expect(page.locator("body.playing")).to_have_count(0)
    assert said(page).endswith("again 4")


def test_own_deeds_are_quick_and_at_once_with_less_motion(open_browser: Open) -> None:
    page = followed(open_browser, motion=True)
    play(page, frame("mine", 0), frame("mine too", 0))
    assert said(page) == "mine"
    page.clock.run_for(300)
    assert said(page) == "mine too"
    page.emulate_media(reduced_motion="reduce")
    page.clock.run_for(1000)
    play(page, frame("still mine", 0), frame("done", 0))
    assert said(page) == "still mine done"


def test_what_concerns_somebody_waits_and_a_hasty_key_does_not_end_it(open_browser: Open) -> None:
    page = followed(open_browser)
    large = page.locator("#moment")
    play(page, moment("You lose a gem", waits=True), frame("after"))
    expect(large).to_be_visible()
    expect(page.locator("#moment [data-on]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(large).to_be_visible()
    page.clock.run_for(60_000)
    expect(large).to_be_visible()
    page.keyboard.press("Enter")
    expect(large).to_be_hidden()
    assert said(page) == "after"


def test_what_concerns_others_goes_by_itself(open_browser: Open) -> None:
    page = followed(open_browser)
    large = page.locator("#moment")
    play(page, moment("Mab finds a gem", waits=False), frame("after"))
    expect(large).to_be_visible()
    expect(page.locator("#moment [data-on]")).not_to_be_focused()
    page.clock.run_for(3300)
    expect(large).to_be_hidden()
    assert said(page) == "after"


def test_what_just_happened_is_shown_again(open_browser: Open) -> None:
    page = followed(open_browser)
    again, board = page.locator("[data-again]"), page.locator("#board")
    expect(again).to_be_hidden()
    play(page, frame("one"), moment("two", waits=True))
    page.clock.run_for(1500)
    before = board.inner_html()
    page.locator("#moment [data-on]").click()
    expect(page.locator("body.playing")).to_have_count(0)
    again.click()
    expect(page.locator("#told")).to_have_text("one")
    page.clock.run_for(1000)
    expect(page.locator("#moment")).to_be_visible()
    page.clock.run_for(3300)
    expect(page.locator("body.playing")).to_have_count(0)
    assert board.inner_html() == before


def test_a_boss_is_a_scene_for_everybody(open_browser: Open) -> None:
    page = open_browser(follows="at-once")
    person = Person(page, seed=3)
    set_a_table(page, ("me", "Ada"), ("bot", ""))
    play_until(person, lambda: "3" in page.locator(".where").inner_text())
    play_to(person, "ready")
    page.context.add_cookies([{"name": "follows", "value": "followed", "url": page.url.partition("/t/")[0]}])
    page.reload()
    play_to(person, "ready")
    page.locator(".pinned [value=ready]").click()
    expect(page.locator("#moment.waits h2")).to_contain_text("Boss fight")
    expect(page.locator("#moment .picture svg")).to_be_visible()
    expect(page.locator("#moment .contest .limit")).to_have_count(3)
    expect(page.locator("#moment .contest g")).to_have_count(2)


MUTE = """window.AudioContext = class {
    state = "running"; currentTime = 0; sampleRate = 8000; destination = {};
    constructor() { window.heard = []; }
    createGain() { return { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: (to) => to }; }
    createBuffer(_, length) { return { getChannelData: () => new Float32Array(length) }; }
    createOscillator() { return this.source("tone"); }
    createBufferSource() { return this.source("knock"); }
    source(kind) { return { frequency: {}, connect: (to) => to, start: () => window.heard.push(kind), stop() {} }; }
};"""


def test_sounds_are_made_only_where_somebody_asked_for_them(open_browser: Open) -> None:
    page = open_browser(follows="followed")
    page.add_init_script(MUTE)
    set_a_table(page, ("me", "Ada"), ("bot", ""))
    page.locator("#question").click()
    play(page, frame("dice", sound="dice"))
    assert page.evaluate("() => window.heard") is None
    page.locator("details.menu > summary").click()
    with page.expect_navigation():
        page.locator("select[name=sound]").select_option("on")
    page.locator("#question").click()
    play(page, frame("dice", sound="dice"), frame("hit", sound="hit"), frame("nothing"))
    page.wait_for_function("() => window.heard.includes('tone')")
    assert page.evaluate("() => window.heard") == ["knock"] * 5 + ["tone"]
