"""How a table page feels, in Chromium against a house of its own on loopback.

    python bench/pages.py [--answers 60] [--tables 50]

*Click to change* is from the click on an answer to the first picture in which something has changed (the options step back),
and to the picture that shows what follows from the answer. *First visit* is everything a browser without a cache fetches for a
table page, as it was sent. *Front page* is from asking for it to the end of its loading, pictures in sight included, for
somebody with many tables. *Followed* is the time from one picture to the next while what happened plays, motion and moments
included.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Literal

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.memory import GAMES, server

VISITS = 6
ANSWERED = """number => document.querySelector('.ask')?.dataset.number !== number
  || document.querySelector('#moment.waits:not([hidden])')"""
MOMENT_MS = 1500
"""How long somebody looks at a moment that waits."""
LATE_MS = 50
Motion = Literal["no-preference", "reduce"]
FLAGS = ["--no-sandbox", "--disable-dev-shm-usage"]
WATCH = """() => {
  window.took = [];
  const question = document.getElementById("part-question");
  let clicked = 0, changed = true;
  addEventListener("click", (event) => {
    if (!event.target.closest(".option[data-option]")) return;
    [clicked, changed] = [performance.now(), false];
  }, true);
  let number = document.querySelector(".ask").dataset.number;
  const note = (what) => {
    const from = clicked;
    requestAnimationFrame(() => {
      const drawn = new MessageChannel();
      drawn.port1.onmessage = () => took.push([what, performance.now() - from]);
      drawn.port2.postMessage(0);
    });
  };
  new MutationObserver(() => {
    const now = document.querySelector(".ask")?.dataset.number;
    if (!changed && (now !== number || question.getAttribute("aria-busy"))) {
      changed = true;
      note("change");
    }
    if (now === number) return;
    number = now;
    note("answer");
  }).observe(question, { subtree: true, childList: true, attributes: true });
}"""

PICTURES = """() => {
  window.pictures = [];
  let last = 0;
  const drawn = (now) => {
    const playing = document.body.classList.contains("playing");
    if (playing && last) pictures.push(now - last);
    last = playing ? now : 0;
    requestAnimationFrame(drawn);
  };
  requestAnimationFrame(drawn);
}"""


def set_a_table(page: Page, game: str) -> None:
    page.goto(f"/new/{game}")
    page.locator("details:has(select[name=pace]) > summary").last.click()
    page.locator("select[name=pace]").select_option("at-once")
    page.locator("form button.main:visible").first.click()
    page.wait_for_url("**/t/**")


def answer(page: Page) -> bool:
    """The first option; false when the game is over."""
    page.wait_for_selector(
        "body:not(.playing) #part-question[data-listens=yes] .ask[data-asked=yes], .end, #moment.waits:not([hidden])"
    )
    if page.locator("#moment.waits:not([hidden])").count():
        page.wait_for_timeout(MOMENT_MS)
        page.locator("#moment [data-on]").click()
        return answer(page)
    if page.locator(".end").count():
        return False
    option, number = page.locator(".ask button.option").first, page.locator(".ask").get_attribute("data-number")
    option.evaluate("at => { while ((at = at.parentElement.closest('details'))) at.open = true; }")
    option.click()
    page.wait_for_function(ANSWERED, arg=number)
    return True


def clicks(browser: Browser, address: str, game: str, answers: int) -> tuple[list[float], list[float]]:
    """Milliseconds to the first change, and to what follows, answer by answer."""
    noted = _noted(browser, address, game, answers, WATCH, "took", follows="at-once", motion="reduce")
    return [ms for what, ms in noted if what == "change"], [ms for what, ms in noted if what == "answer"]


def frames(browser: Browser, address: str, game: str, answers: int) -> list[float]:
    """Milliseconds between two pictures while something is followed: beats, pieces that move, moments."""
    noted: list[float] = _noted(browser, address, game, answers, PICTURES, "pictures", follows="fast", motion="no-preference")
    return noted


def _noted(
    browser: Browser, address: str, game: str, answers: int, script: str, name: str, *, follows: str, motion: Motion
) -> list[Any]:
    """What a script noted down on a page, read after each answer: at the end of a game it goes to another page."""
    context = browser.new_context(base_url=address, viewport={"width": 1280, "height": 800}, reduced_motion=motion)
    context.add_cookies([{"name": "follows", "value": follows, "url": address}])
    page = context.new_page()
    set_a_table(page, game)
    page.evaluate(script)
    found: list[Any] = []
    for _ in range(answers):
        if not answer(page):
            break
        found = page.evaluate(f"window.{name}") or found
    context.close()
    return found


def first_visit(browser: Browser, address: str, game: str) -> float:
    """Kilobytes, for somebody who has played a while and comes with another device to look on."""
    context = browser.new_context(base_url=address, viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    context.add_cookies([{"name": "follows", "value": "at-once", "url": address}])
    page = context.new_page()
    set_a_table(page, game)
    for _ in range(6):
        answer(page)
    visitor = browser.new_context(base_url=address).new_page()
    sizes: list[float] = []
    network = visitor.context.new_cdp_session(visitor)
    network.send("Network.enable")
    network.on("Network.loadingFinished", lambda told: sizes.append(told["encodedDataLength"]))
    visitor.goto(page.url.rpartition("/")[0] + "/watch", wait_until="networkidle")
    visitor.context.close()
    context.close()
    return sum(sizes) / 1000


def front_page(browser: Browser, address: str, tables: int) -> list[float]:
    """Milliseconds, visit by visit."""
    context = browser.new_context(base_url=address, viewport={"width": 1280, "height": 800})
    page = context.new_page()
    page.goto("/")
    form: dict[str, str | float | bool] = {"_csrf_token": page.locator("[name=_csrf_token]").first.input_value()}
    for number in range(tables):
        page.request.post(f"/new/{list(GAMES)[number % len(GAMES)]}/now", form=form)
    took = []
    for _ in range(VISITS):
        page.goto("/", wait_until="load")
        took.append(page.evaluate("performance.getEntriesByType('navigation')[0].loadEventEnd"))
    context.close()
    return took


def usual(took: list[float]) -> str:
    return f"median {median(took):.0f} ms, 95th percentile {quantiles(took, n=20)[-1]:.0f} ms"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--answers", type=int, default=60, help="answers a game (60)")
    parser.add_argument("--tables", type=int, default=50, help="tables on the front page (50)")
    asked = parser.parse_args()
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    if chromium is None:
        raise SystemExit("a browser is needed: apt-get install chromium")
    with tempfile.TemporaryDirectory() as folder, server(folder) as (_, address), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        first, *later = front_page(browser, address, asked.tables)
        print(f"front page with {asked.tables} tables: first {first:.0f} ms, then median {median(later):.0f} ms", flush=True)
        for game, name in GAMES.items():
            changes, answered = clicks(browser, address, game, asked.answers)
            sent = first_visit(browser, address, game)
            print(f"{name}: click to change, {usual(changes)}; to what follows, {usual(answered)} ({len(answered)} answers);")
            print(f"  first visit {sent:.0f} KB as sent", flush=True)
            seen = frames(browser, address, game, asked.answers // 2)
            late_ones = sum(ms > LATE_MS for ms in seen)
            print(f"  followed: {len(seen)} pictures, longest {max(seen):.0f} ms, {late_ones} over {LATE_MS} ms", flush=True)


if __name__ == "__main__":
    main()
