"""A real browser, clicking only what is visible."""

from __future__ import annotations

import os
import random
import re
import shutil
import time
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Locator, Page, sync_playwright

from tests.running import House, open_house
from undercroft.kernel.types import Seat

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"]
PATIENCE = 15_000
EVERY_LOOK = "EVERY_LOOK" in os.environ
"""The long form: every page in every way, with dice that nobody has seen before."""
OFFERED = ".options summary:visible, .options button.option:visible, .pinned button.option:visible"
"""What answers the question, or opens a list of such answers."""
ANSWERS = ".options button.option, .pinned button.option"
Open = Callable[..., Page]
TOWARD = """([wished, share]) => {
    const answers = [...document.querySelectorAll(wished)];
    if (!answers.length) return null;
    const answer = answers[Math.floor(share * answers.length)], closed = [];
    const shut = 'details:not([open])';
    for (let at = answer.closest(shut); at; at = at.parentElement.closest(shut)) closed.push(at);
    const target = closed.length ? closed.at(-1).querySelector('summary') : answer;
    target.scrollIntoView({ block: 'nearest' });
    const box = target.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2;
    if (!target.contains(document.elementFromPoint(x, y))) throw new Error('covered: ' + target.outerHTML);
    return { x, y, answer: closed.length ? '' : answer.value };
}"""
"""Where a pointer finds an answer, or what has to be opened before. One look, as whole games have hundreds of answers."""
GUARD_MS = 400
UNGUARDED = f"""(() => {{
    const later = window.setTimeout;
    window.setTimeout = (work, ms, ...more) => ms === {GUARD_MS} ? (work(), 0) : later(work, ms, ...more);
}})();"""
"""Games are long, and whoever plays them here answers nothing twice: a new question listens at once."""


def chromium() -> str:
    """The system's browser, without its windows where it can be had so: the same pages in three quarters of the time."""
    found = next(filter(None, map(shutil.which, ("chromium-headless-shell", "chromium", "google-chrome"))), None)
    assert found, "a browser is needed: apt-get install chromium"
    return found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield launched
        launched.close()


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """Its tables have the same secrets in every run: what a test waits for does not stay away by bad luck."""
    if not EVERY_LOOK:
        chance = random.Random(1)
        monkeypatch.setattr("undercroft.server.play.house.new_secret", lambda: chance.randbytes(32))
    with open_house(tmp_path / "data", answers_a_minute=100_000, joins_a_minute=10_000) as opened:
        yield opened


WHERE = """() => {
    const found = query => document.querySelector(query);
    const said = query => found(query)?.textContent.trim().slice(0, 200);
    return JSON.stringify({
        page: document.readyState, body: document.body.className, asking: { ...found('#part-question')?.dataset },
        ask: { ...found('.ask')?.dataset }, question: said('#question'), said: said('#say'),
        busy: found('#part-question')?.getAttribute('aria-busy'), held: found('#tile-panel .lay')?.innerHTML.slice(0, 300),
        chosen: [...document.querySelectorAll('.chosen')].map(one => one.id),
        focus: document.activeElement?.outerHTML.slice(0, 200),
        last: said('#part-log li:last-of-type'), waiting: typeof waiting === 'undefined' ? null : waiting,
        socket: typeof socket === 'undefined' ? null : socket?.readyState,
    });
}"""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Where a test has failed, its pages say where they were: whether what was waited for did not come, or had gone again."""
    report = yield
    opened: list[Page] = getattr(item, "funcargs", {}).get("pages", [])
    for page in opened if report.when == "call" and report.failed else []:
        with suppress(Error):
            report.sections.append((f"page {page.url}", page.evaluate(WHERE)))
    return report


@pytest.fixture
def pages() -> list[Page]:
    """All that a test has opened."""
    return []


@pytest.fixture
def open_browser(browser: Browser, house: House, pages: list[Page]) -> Iterator[Open]:
    """A browser of somebody's own: cookies, width, language. Any error on a page fails the test."""
    contexts: list[BrowserContext] = []
    trouble: list[str] = []

    def someone(
        *,
        width: int = 1280,
        height: int = 860,
        motion: bool = False,
        guarded: bool = False,
        follows: str = "at-once",
        **settings: Any,
    ) -> Page:
        context = browser.new_context(
            base_url=house.address,
            viewport={"width": width, "height": height},
            reduced_motion="no-preference" if motion else "reduce",
            locale=settings.pop("locale", "en-GB"),
            **settings,
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        context.add_cookies([{"name": "follows", "value": follows, "url": house.address}])
        if not guarded:
            context.add_init_script(UNGUARDED)
        page = context.new_page()
        pages.append(page)
        page.on("pageerror", lambda error: trouble.append(str(error)))
        page.on("console", lambda said: trouble.append(said.text) if said.type == "error" else None)
        return page

    yield someone
    for context in contexts:
        context.close()
    # A refused request is the business of the test that made it.
    assert [line for line in trouble if "Failed to load resource" not in line] == []


class Person:
    """Somebody at a table: reads the page, clicks what is offered."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.clicks = 0

    @property
    def ask(self) -> Locator:
        return self.page.locator("#part-question .ask")

    @property
    def options(self) -> Locator:
        return self.page.locator("#part-question button.option")

    def state(self) -> str:
        """What the page is at: asked, waiting, pass, over."""
        return self.stamp().split()[-1]

    def stamp(self) -> str:
        """Where the page is: changes with every answer. It may be on its way to the next person here, or to the end."""
        while True:
            try:
                if stamp := self._stamp():
                    return stamp
            except Error as error:
                if "navigation" not in str(error):
                    raise
            self.page.wait_for_load_state()

    def _stamp(self) -> str:
        """Empty where the page is still being read: what it will say is not there yet."""
        stamp: str = self.page.evaluate(
            """() => {
                if (document.readyState === 'loading') return '';
                const ask = document.querySelector('#part-question .ask');
                const shown = query => { const found = document.querySelector(query); return found && found.checkVisibility(); };
                const state = shown('.veil') ? 'pass' : shown('.end') ? 'over'
                    : ask && ask.dataset.asked ? 'asked' : 'waiting';
                return `${location.href} ${ask ? ask.dataset.number : ''} ${state}`;
            }"""
        )
        return stamp

    def click(self, wished: str = ANSWERS) -> bool:
        """One of these answers, where it is seen. False where none is offered."""
        share = self.chance.random()
        while (found := self.page.evaluate(TOWARD, [wished, share])) is not None:
            self.page.mouse.click(found["x"], found["y"])
            if found["answer"]:
                self.clicks += 1
                return True
        return False

    def listened_to(self) -> None:
        """Until the page takes an answer: a new question drops what was meant for the one before."""
        self.page.wait_for_selector("#part-question[data-listens]")

    def act(self) -> bool:
        """One click. False when the game is over."""
        # One look: between two the page may have gone on.
        before = self.stamp()
        state = before.split()[-1]
        if state == "over":
            return False
        if state == "pass":
            self.page.locator(".veil a.main").click()
        elif state == "asked":
            self.listened_to()
            assert self.click(), f"nothing is offered at {before}"
        self.wait_past(before)
        return True

    def wait_past(self, before: str) -> None:
        """Until the page shows something new. (The page's policy forbids to wait inside it.)"""
        until = time.monotonic() + PATIENCE / 1000
        while self.stamp() == before:
            assert time.monotonic() < until, f"nothing happens at {before}"
            self.page.wait_for_timeout(10)

    def play(self, most: int = 3000) -> None:
        for _ in range(most):
            if not self.act():
                return
        raise AssertionError("the game does not end")

    def table_id(self) -> str:
        return self._address()[0]

    def place(self) -> Seat | None:
        """The seat, or None for who watches."""
        place = self._address()[1]
        return None if place == "watch" else int(place)

    def _address(self) -> tuple[str, str]:
        found = re.search(r"/t/([^/?#]+)/?([^/?#]*)", self.page.url)
        assert found is not None
        return found.group(1), found.group(2)
