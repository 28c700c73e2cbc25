"""The table page, promise by promise."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.running import House
from tests.web.browsing import play_to, play_until, set_a_table
from tests.web.conftest import Open, Person

pytestmark = pytest.mark.browser


def at_a_die(open_browser: Open, **settings: object) -> Person:
    """A solo table where a die is to be chosen."""
    person = Person(open_browser(**settings), seed=2)
    set_a_table(person.page, ("me", "Ada"))
    play_to(person, "die")
    return person


def option(page: Page, kind: str) -> str:
    value = page.locator(f"#part-question button.option[value^='{kind}']").first.get_attribute("value")
    assert value is not None
    return value


def test_button_and_drawing_are_one_thing(open_browser: Open) -> None:
    person = at_a_die(open_browser)
    die = option(person.page, "die")
    shape = person.page.locator(f"#board .live [data-option='{die}']").first
    person.page.locator(f"button.option[value='{die}']").focus()
    expect(shape).to_have_class(re.compile("lit"))
    before = person.stamp()
    shape.click()
    person.wait_past(before)
    assert person.page.locator("#part-question form.takeback").count() == 1


def test_what_is_pointed_at_stays_lit_when_it_is_painted_again(open_browser: Open) -> None:
    page = at_a_die(open_browser).page
    die = option(page, "die")
    page.locator(f"button.option[value='{die}']").focus()
    page.evaluate("() => { for (const name of texts.keys()) unseen.add(name); settle(); }")
    expect(page.locator(f"#board .live [data-option='{die}']").first).to_have_class(re.compile("lit"))
    page.locator("#question").focus()
    page.evaluate("() => { for (const name of texts.keys()) unseen.add(name); settle(); }")
    expect(page.locator(".lit")).to_have_count(0)


def test_every_option_with_a_place_is_on_the_drawing(open_browser: Open) -> None:
    person = at_a_die(open_browser)
    offered = {b.get_attribute("value") for b in person.options.all()}
    drawn = {g.get_attribute("data-option") for g in person.page.locator("#board .live [data-option]").all()}
    assert offered == drawn


def test_drawn_shapes_are_no_tab_stops(open_browser: Open) -> None:
    person = at_a_die(open_browser)
    assert person.page.locator("#board [tabindex], #board a, #board button").count() == 0
    assert person.page.locator("#part-question button.option").first.is_visible()


def test_why_not(open_browser: Open) -> None:
    """A tap on something that is not an option says why."""
    person = at_a_die(open_browser)
    play_to(person, "step", "move")
    offered = {b.get_attribute("value") for b in person.options.all()}
    far = next(room for room in ("A7", "F7", "C7") if f"step {room}" not in offered)
    before = person.stamp()
    person.page.locator(f"#board [id^=printed-] [data-spot='room-{far}']").first.click(force=True)
    expect(person.page.locator("#say")).not_to_be_empty()
    assert person.stamp() == before


@pytest.mark.parametrize("game", ["paper-dungeons", "dungeoneer"])
def test_a_thing_is_told_in_the_words_of_its_card(open_browser: Open, game: str) -> None:
    """Where the name of a place is that of a card, a tap says what the Cards tab says."""
    page = open_browser()
    person = Person(page, seed=2)
    set_a_table(page, ("me", "Ada"), ("bot", ""), game=game)
    kind, card = ("boss", "boss") if game == "paper-dungeons" else ("place", "location")
    thing = page.locator(f"#board [data-spot^='{kind}-']").first
    play_until(person, thing.count)
    spot = thing.get_attribute("data-spot") or ""
    told = page.locator(f"#card-{card}-{spot.removeprefix(f'{kind}-')}")
    title, words = told.locator("h3").text_content() or "", told.locator("p").text_content() or ""
    assert title
    assert len(words) > 10
    before = person.stamp()
    thing.dispatch_event("click")
    expect(page.locator("#say")).to_contain_text(f"{title}. {words}")
    assert person.stamp() == before


def test_a_place_says_what_it_is_and_then_why_not(open_browser: Open) -> None:
    person = at_a_die(open_browser)
    person.page.locator("#board [data-spot='room-D4']").first.dispatch_event("click")
    expect(person.page.locator("#say")).to_have_text(re.compile(r"^Room: .*\. Rooms are entered with the moves of a die\.$"))


def test_a_track_says_what_it_is(open_browser: Open) -> None:
    person = at_a_die(open_browser)
    person.page.locator("#board [data-spot='rounds']").first.dispatch_event("click")
    expect(person.page.locator("#say")).to_contain_text("The round track: eight rounds of three dice each")


def test_a_table_is_set_by_one_button_that_stays_in_sight(open_browser: Open) -> None:
    page = open_browser(width=360, height=740)
    page.goto("/new/tales-of-tails")
    button = page.get_by_role("button", name="Set the table")
    assert button.count() == 1
    expect(button).to_be_in_viewport()
    page.locator("details.more > summary").first.click()
    page.locator("details.rulings > summary").click()
    expect(button).to_be_in_viewport()
    assert page.locator("html").evaluate("page => page.scrollHeight > 2 * page.clientHeight")


def test_zoom_and_tab_survive_an_answer(open_browser: Open) -> None:
    person = at_a_die(open_browser)
    board = person.page.locator("#board .map")
    person.page.locator("[data-zoom=in]").click()
    person.page.locator("a[data-tab=cards]").click()
    zoomed = board.get_attribute("viewBox"), board.get_attribute("class"), board.get_attribute("width")
    person.act()
    expect(person.page.locator("#panel-cards")).to_be_visible()
    assert (board.get_attribute("viewBox"), board.get_attribute("class"), board.get_attribute("width")) == zoomed


def test_keys_are_listed(open_browser: Open) -> None:
    person = at_a_die(open_browser)
    person.page.keyboard.press("?")
    expect(person.page.locator("dialog#keys")).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(person.page.locator("dialog#keys")).to_be_hidden()


def test_a_log_line_lights_its_place(open_browser: Open) -> None:
    person = at_a_die(open_browser)
    entered = person.page.locator("#part-log li[data-spot^=room]")
    play_until(person, entered.count, "move")
    line = entered.last
    spot = line.get_attribute("data-spot")
    line.hover()
    expect(person.page.locator(f"#board [data-spot='{spot}'].lit").first).to_be_attached()


def test_events_play_one_after_another_and_a_click_skips(open_browser: Open) -> None:
    person = at_a_die(open_browser, motion=True, follows="followed")
    body = person.page.locator("body")
    for _ in range(60):
        before = person.stamp()
        person.click()
        if body.evaluate("body => body.classList.contains('playing')"):
            person.page.mouse.click(600, 20)
            expect(body).not_to_have_class(re.compile("playing"), timeout=1000)
            person.wait_past(before)
            return
        person.wait_past(before)
    raise AssertionError("nothing was played")


def test_less_motion_shows_the_end_at_once(open_browser: Open) -> None:
    person = at_a_die(open_browser, motion=False)
    for _ in range(6):
        person.act()
        assert not person.page.locator("body").evaluate("body => body.classList.contains('playing')")


def test_language_and_theme_at_the_table(open_browser: Open) -> None:
    person = at_a_die(open_browser)
    before = person.stamp()
    person.page.locator("details.menu > summary").first.click()
    person.page.locator("select[name=lang]").select_option("pl")
    expect(person.page.locator("html")).to_have_attribute("lang", "pl")
    person.page.locator("details.menu > summary").first.click()
    person.page.locator("select[name=theme]").select_option("dark")
    expect(person.page.locator("html")).to_have_attribute("data-theme", "dark")
    assert person.stamp() == before


def test_reload_and_back(open_browser: Open) -> None:
    person = at_a_die(open_browser)
    before = person.stamp()
    person.page.reload()
    assert person.stamp() == before
    person.page.goto("/about")
    person.page.go_back()
    expect(person.ask).to_be_visible()
    person.act()


def test_pages_for_gone_full_forbidden(open_browser: Open, house: House) -> None:
    person = at_a_die(open_browser)
    stranger = open_browser()
    forbidden = stranger.goto(f"/t/{person.table_id()}/0")
    assert forbidden is not None
    assert forbidden.status == 403
    expect(stranger.locator("h1")).to_be_visible()
    gone = stranger.goto("/k/nothing")
    assert gone is not None
    assert gone.status == 410
    watched = stranger.goto(f"/t/{person.table_id()}/watch")
    assert watched is not None
    assert watched.status == 200
    assert stranger.locator("button.option").count() == 0


def test_several_rooms_are_walked_by_one_tap(open_browser: Open) -> None:
    page = open_browser(width=390, height=844, has_touch=True)
    person = Person(page, seed=3)
    set_a_table(page, ("me", "Ada"), game="monsters-of-egypt")
    goal = page.locator("#board .goal")
    play_until(person, goal.count)
    spot, before = goal.last.get_attribute("data-spot") or "", int(page.locator(".ask").get_attribute("data-number") or "")
    page.wait_for_selector("#part-question[data-listens=yes]")
    goal.last.dispatch_event("click")
    expect(page.locator(f"#board [data-spot='{spot}'].goal")).to_have_count(0)
    page.wait_for_function("before => Number(document.querySelector('.ask').dataset.number) > before + 1", arg=before)
    expect(page.locator("form.takeback button")).to_be_visible()
