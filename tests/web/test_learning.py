"""Lessons in a browser: learnt by following what the page says and points at, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.running import House
from tests.web.browsing import faults
from tests.web.conftest import EVERY_LOOK, Open, Person
from undercroft.games import GAMES
from undercroft.lessons import course, examples
from undercroft.texts import LANGUAGES

pytestmark = pytest.mark.browser

PHONE = {"width": 390, "height": 844}
MOST_STEPS = 40


def step(page: Page) -> str:
    return page.url.rpartition("/")[2]


def meant(page: Page) -> Locator:
    """The way on, or what is ringed; where nothing is, the first that is offered."""
    on, ringed = page.locator(".coach .main"), page.locator("#part-question .option.pointed")
    if on.count():
        return on
    expect(page.locator("#part-question[data-listens=yes]")).to_be_attached()
    if ringed.count():
        return ringed.first
    return unfolded(page.locator("#part-question button.option").first)


def unfolded(button: Locator) -> Locator:
    button.evaluate("at => { while ((at = at.parentElement.closest('details'))) at.open = true; }")
    return button


def point_and_click(page: Page) -> None:
    meant(page).click()


def by_key(page: Page) -> None:
    meant(page).focus()
    page.keyboard.press("Enter")


def learn(page: Page, address: str, go: Callable[[Page], None]) -> int:
    """A lesson to its end; how many answers and clicks it took."""
    page.goto(address)
    for count in range(MOST_STEPS):
        if page.locator(".coach.done").count():
            return count
        before = page.url
        go(page)
        page.wait_for_function("before => location.href !== before", arg=before)
        assert not page.locator(".coach.wrong").count(), f"led astray at {before}"
        expect(page.locator(".coach .says")).not_to_be_empty()
    raise AssertionError(f"{address} does not end")


LOOKS: dict[str, tuple[str, dict[str, Any], Callable[[Page], None]]] = {
    "paper-dungeons": ("ru-RU", PHONE, point_and_click),
    "monsters-of-egypt": ("pl-PL", {}, by_key),
    "tales-of-tails": ("pl-PL", PHONE, point_and_click),
    "dungeoneer": ("ru-RU", {}, point_and_click),
}
"""A phone in one language, a desktop in another, once without a mouse."""


@pytest.mark.parametrize("game", LOOKS if EVERY_LOOK else list(LOOKS)[:2])
def test_a_course_is_learnt_by_what_the_page_points_at(open_browser: Open, game: str) -> None:
    locale, size, go = LOOKS[game]
    page = open_browser(locale=locale, **size)
    lessons = course(game) if EVERY_LOOK else course(game)[:1]
    page.goto("/")
    page.locator(f"a[href='/learn/{game}/go']").click()
    expect(page).to_have_url(re.compile(f"/learn/{game}/{course(game)[0].id}/1$"))
    for lesson in lessons:
        assert learn(page, f"/learn/{game}/{lesson.id}/1", go) >= len(lesson.steps)
        if EVERY_LOOK:
            assert faults(page) == []
    page.goto(f"/learn/{game}")
    expect(page.locator(".course .done")).to_have_count(len(lessons))
    assert faults(page) == []


def test_a_wrong_turn_is_shown_and_taken_back_and_a_step_is_kept(open_browser: Open, house: House) -> None:
    page = open_browser()
    game, lesson, number = next(
        (game, lesson, number)
        for game in GAMES for lesson in course(game) for number, step in enumerate(lesson.steps) if step.wrong and step.answers
    )  # fmt: skip
    at = f"/learn/{game}/{lesson.id}/{number + 1}"
    page.goto(at)
    assert faults(page) == []
    right = lesson.steps[number].answers[0]
    wrong = page.locator(f"#part-question button.option:not([value='{right}'])").first
    unfolded(wrong).click()
    expect(page.locator(".coach.wrong")).to_be_visible()
    expect(page.locator("#part-question")).to_be_hidden()
    assert re.fullmatch(rf"{number + 1}~.+", step(page))
    page.reload()
    expect(page.locator(".coach.wrong")).to_be_visible()
    page.locator(".coach .main").click()
    expect(page).to_have_url(re.compile(f"{at}$"))
    page.go_back()
    expect(page.locator(".coach.wrong")).to_be_visible()
    other = page.context.new_page()
    other.goto(f"/learn/{game}/{lesson.id}")
    expect(other).to_have_url(re.compile(f"{at}$"))
    other.goto("/")
    assert other.locator(".tables").count() == 0, "a lesson is no table"
    assert house.run(house.tables.store.run(lambda store: store.exec_driver_sql("select count(*) from tables").scalar())) == 0


def test_an_example_is_stepped_through_by_one_button(open_browser: Open) -> None:
    page = open_browser()
    example = examples("paper-dungeons")[0]
    page.goto("/rules/paper-dungeons")
    page.locator(f"a[href='/learn/paper-dungeons/{example.id}']").click()
    for count in range(len(example.steps)):
        expect(page.locator(".coach .steps span")).to_have_text(f"Step {count + 1} of {len(example.steps)}")
        before = page.url
        page.locator(".coach .main").click()
        page.wait_for_function("before => location.href !== before", arg=before)
    expect(page.locator(".coach.done")).to_be_visible()
    page.locator(".coach .main").click()
    expect(page).to_have_url(re.compile("/rules/paper-dungeons#examples$"))


def test_the_aid_is_printed_on_one_page(open_browser: Open) -> None:
    pages = dict[tuple[str, str], int]()
    for language in LANGUAGES:
        page = open_browser(locale=language)
        for game in GAMES:
            page.goto(f"/rules/{game}/aid")
            printed = page.pdf(prefer_css_page_size=True)
            pages[game, language] = len(re.findall(rb"/Type\s*/Page\b", printed))
    assert set(pages.values()) == {1}, pages


# ---- the coach of a first game ----


@pytest.mark.parametrize(("game", "size"), [("paper-dungeons", {}), ("dungeoneer", PHONE)])
def test_a_first_game_is_coached_until_somebody_has_enough_of_it(open_browser: Open, game: str, size: dict[str, int]) -> None:
    """From the front page by one tap; what is said is heard, not said again, and gone with one tap."""
    page = open_browser(**size)
    page.goto("/")
    page.locator(f"form[action='/new/{game}/now'] button").click()
    says = page.locator(".coach.advice .says")
    expect(says).to_be_visible(timeout=60_000)  # whoever is first may be the bot, at its pace
    assert faults(page) == []
    first = says.text_content()
    page.get_by_role("button", name="Got it").click()
    page.wait_for_function("first => document.querySelector('.coach .says')?.textContent !== first", arg=first)
    said = {first}
    person = Person(page, seed=5)
    for _ in range(6):
        person.act()
        expect(page.locator("body:not(.playing)")).to_be_attached()
        words = says.text_content() if says.count() else None
        assert words not in said
        said |= {words} if words else set()
    assert len(said) >= 3
    page.locator("details.menu > summary").click()
    page.locator(".menu").get_by_role("button", name="No more coaching").click()
    expect(says).to_have_count(0)
    page.reload()
    expect(says).to_have_count(0)
