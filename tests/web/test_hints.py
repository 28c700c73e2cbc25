"""Asking what to play in a real browser: by mouse and by keys, on a phone and on a desktop."""

from __future__ import annotations

import asyncio
import re

import pytest
from playwright.sync_api import Page, expect

from tests.running import House
from tests.web.browsing import faults, fits, look, room_of, set_a_table
from tests.web.conftest import Open, Person
from tests.web.seeded import seat_at
from undercroft.kernel.types import Weighed
from undercroft.server.play.thinking import Thought, thinkers

pytestmark = pytest.mark.browser


def answers(house: House, person: Person) -> list[str]:
    """What was answered at the first seat."""
    journal = room_of(house, person).journal
    assert journal is not None
    return [entry.text for entry in journal.record.entries if entry.seat == 0]


def options_of(page: Page, things: str) -> set[str]:
    """In one look: between two the page may have been painted again."""
    return set(page.locator(things).evaluate_all("all => all.map(one => one.dataset.option)"))


@look(360, "dark")
def test_a_hint_is_asked_for_read_and_followed(open_browser: Open, house: House, width: int, scheme: str) -> None:
    page = open_browser(width=width, height=740, color_scheme=scheme, locale="ru")
    set_a_table(page, ("me", "Ада"), ("bot", ""))
    person = Person(page)
    before = person.stamp()
    page.get_by_role("button", name="Как бы вы сыграли?").click()
    hints = page.locator(".hinted")
    expect(hints).to_have_count(2)
    for hint in hints.all():
        expect(hint).to_have_text(re.compile(r"слава: около \d+.*(Лучше|Хуже|Почти)", re.S))
    expect(page.get_by_text("Мастер сыграл бы так:")).to_be_in_viewport()
    assert faults(page) == []
    assert fits(page)
    first = hints.first.get_attribute("data-option")
    assert first is not None
    hints.first.click()
    expect(page.locator(f".option[data-option='{first}']")).to_be_focused()
    assert options_of(page, ".pointed") == {first}, "ringed, and nothing else"
    assert (person.stamp(), answers(house, person)) == (before, []), "it leads there and answers nothing"
    page.locator(f".option[data-option='{first}']").click()
    person.wait_past(before)
    assert answers(house, person)[0] == first
    expect(hints).to_have_count(0)


def test_a_hint_is_followed_with_keys_alone(open_browser: Open, house: House) -> None:
    page = open_browser()
    set_a_table(page, ("me", "Ada"), ("bot", ""))
    person = Person(page)
    before = person.stamp()
    page.keyboard.press("p")
    hints = page.locator(".hinted")
    expect(hints).to_have_count(2)
    page.keyboard.press("p")
    expect(hints.first).to_be_focused()
    page.keyboard.press("j")
    expect(hints.nth(1)).to_be_focused()
    second = hints.nth(1).get_attribute("data-option")
    assert options_of(page, ".lit[data-option]") == {second}, "lit wherever it is drawn or offered"
    page.keyboard.press("Enter")
    expect(page.locator(f".option[data-option='{second}']")).to_be_focused()
    assert person.stamp() == before
    person.listened_to()
    page.keyboard.press("Enter")
    person.wait_past(before)
    assert answers(house, person)[0] == second
    page.keyboard.press("?")
    expect(page.locator("#keys")).to_contain_text("Ask what the Master would play")


def asked(page: Page) -> list[str]:
    """From now on: the wishes for a hint that the page sends."""
    sent = list[str]()
    page.on("request", lambda request: sent.append(request.url) if request.url.endswith("/hint") else None)
    return sent


def test_while_it_is_thought_over_the_page_does_not_ask_again(
    open_browser: Open, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = open_browser()
    set_a_table(page, ("me", "Ada"), ("bot", ""))
    Person(page)
    go_on, sent = asyncio.Event(), asked(page)

    async def weigh(thought: Thought) -> list[Weighed]:
        await go_on.wait()
        return [Weighed(thought.ask.options[0], 0.0, {})]

    monkeypatch.setattr(thinkers, "weigh", weigh)
    page.keyboard.press("p")
    expect(page.get_by_text("The Master is thinking it over")).to_be_visible()
    for _ in range(4):
        page.keyboard.press("p")
    page.get_by_role("button", name="What would you play?").click()
    house.loop.call_soon_threadsafe(go_on.set)
    expect(page.locator(".hinted")).to_have_count(1)
    assert len(sent) == 1


def test_a_page_whose_wish_came_to_nothing_says_why(open_browser: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    page = open_browser()
    set_a_table(page, ("me", "Ada"), ("bot", ""))
    Person(page)
    sent = asked(page)

    async def weigh(_: Thought) -> list[Weighed]:
        await asyncio.sleep(0.3)
        raise RuntimeError

    monkeypatch.setattr(thinkers, "weigh", weigh)
    page.keyboard.press("p")
    expect(page.locator("#say")).to_have_text("Something went wrong on the server. Nothing that was saved is lost.")
    expect(page.get_by_text("The Master is thinking it over")).to_have_count(0)
    assert len(sent) == 2


def test_the_coach_offers_it_and_steps_aside_for_the_answer(open_browser: Open) -> None:
    page = open_browser()
    set_a_table(page, ("me", "Ada"), ("bot", ""), first=True)
    coach = page.locator(".coach.advice")
    coach.get_by_role("button", name="What would you play?").click()
    expect(page.locator(".hinted")).to_have_count(2)
    expect(coach).to_be_hidden()
    assert faults(page) == []


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_the_menu_that_allows_hints_fits_a_phone(open_browser: Open, language: str) -> None:
    page = open_browser(width=360, height=740, locale=language)
    set_a_table(page, ("me", "Ada"), ("bot", ""))
    page.locator("details.menu > summary").click()
    menu = page.locator("details.menu .pop")
    expect(menu.locator("select[name=hints]")).to_be_visible()
    assert menu.evaluate("pop => pop.scrollWidth <= pop.clientWidth")


BEYOND = """() => {
    const frame = map.getBoundingClientRect();
    const cut = ({ left, top, right, bottom }) =>
        left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom;
    const far = all(".opt", map).filter((shape) => cut(find(".hit", shape).getBoundingClientRect()));
    return far.flatMap(offers).filter((option) => option && find(`.option[data-option="${CSS.escape(option)}"]`));
}"""
"""Options whose place lies beyond the edge of the map."""


@pytest.mark.parametrize("by", ["pointer", "key"])
def test_a_hint_shows_a_place_beyond_the_edge_of_the_map(
    open_browser: Open, house: House, monkeypatch: pytest.MonkeyPatch, by: str
) -> None:
    page = open_browser(width=390, height=844)
    room = seat_at(house, page, "tales-of-tails", "middle")
    far, ask = page.evaluate(BEYOND)[0], room.table.question(0)
    assert ask is not None
    best = next(option for option in ask.options if str(option) == far)

    async def weigh(_: Thought) -> list[Weighed]:
        return [Weighed(best, 0.0, {})]

    monkeypatch.setattr(thinkers, "weigh", weigh)
    page.keyboard.press("p")
    hint = page.locator(f".hinted[data-option='{far}']")
    expect(hint).to_be_visible()
    assert far in page.evaluate(BEYOND), "asking alone moves nothing"
    if by == "key":
        page.keyboard.press("p")
        expect(hint).to_be_focused()
    else:
        hint.hover()
    assert far not in page.evaluate(BEYOND)
