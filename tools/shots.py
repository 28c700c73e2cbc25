"""Screenshots of every page at phone and desktop width, light and dark, into docs/shots.

python tools/shots.py [--only table] [--language en]
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.running import House, open_house  # noqa: E402
from tests.web.conftest import FLAGS, Person, chromium  # noqa: E402
from tests.web.test_whole_games import set_a_table  # noqa: E402

WIDTHS = {"phone": (360, 740), "desktop": (1280, 860)}
LOCALES = {"en": "en-GB", "ru": "ru-RU", "pl": "pl-PL"}
Snap = Callable[[str], None]


def house_pages(page: Page, snap: Snap) -> None:
    page.goto("/")
    snap("front")
    page.goto("/new/paper-dungeons")
    snap("setting")
    page.locator("details.more > summary").click()
    snap("setting-options")
    for path, name in (("/rules/paper-dungeons", "rules"), ("/about", "about"), ("/t/nowhere", "problem")):
        page.goto(path)
        snap(name)


def gathering(page: Page, snap: Snap, browser: Browser) -> None:
    set_a_table(page, ("me", "Ada"), ("open", ""), ("bot", ""))
    snap("waiting-room")
    guest = browser.new_context(base_url=page.url.split("/t/")[0], viewport=page.viewport_size).new_page()
    guest.goto(page.url)
    guest.locator("input[name=name]").first.fill("Bo")
    guest.locator("form[action$='/take'] button").first.click()
    guest.context.close()


def playing(page: Page, snap: Snap) -> None:
    set_a_table(page, ("me", "Ada"), ("bot", ""), ("bot", ""))
    person = Person(page, seed=7)
    snap("table-cards-to-keep")
    seen: set[str] = set()
    while (state := person.state()) != "over":
        if state != "asked":
            page.wait_for_timeout(20)
            continue
        question = page.locator("#question").inner_text()
        kind = page.locator("button.option").first.get_attribute("value") or ""
        late = "6" in page.locator("#part-bar").inner_text() or "7" in page.locator("#part-bar").inner_text()
        if kind.startswith("die") and late and "die" not in seen:
            seen.add("die")
            snap("table-die")
            for tab in ("log", "cards", "others", "help"):
                page.locator(f"a[data-tab={tab}]").click()
                snap(f"table-{tab}")
            page.locator("a[data-tab=log]").click()
            if page.locator("a[data-tab=board]").is_visible():
                page.locator("a[data-tab=board]").click()
        elif late and "step" in kind and "step" not in seen:
            seen.add("step")
            snap("table-step")
        elif late and "Clover" in question and "use" not in seen:
            seen.add("use")
            snap("table-use")
        person.act()
    snap("score-sheet")
    page.goto(page.url.split("?")[0].rsplit("/", 1)[0] + "/replay?step=60&seat=0")
    snap("replay")
    page.goto("/")
    snap("front-with-tables")


def hot_seat(page: Page, snap: Snap) -> None:
    set_a_table(page, ("me", "Ada"), ("device", "Bo"))
    person = Person(page, seed=3)
    while person.state() != "pass":
        person.act()
    snap("pass-to-bo")


def campaign(page: Page, snap: Snap, house: House) -> None:
    page.goto("/new/paper-dungeons")
    page.locator("select[name=count]").select_option("1")
    page.locator("[name='seats.0.name']").fill("Ada")
    page.locator("details.more > summary").click()
    page.locator("[name=mode][value=campaign]").check()
    page.locator("form button.main:visible").last.click()
    page.wait_for_url("**/t/**")
    person = Person(page, seed=5)
    person.play()
    room = house.run(house.tables.room(person.table_id()))
    page.goto(f"/c/{room.campaign}")
    snap("campaign")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", help="part of a shot's name")
    parser.add_argument("--language", choices=sorted(LOCALES), default="en")
    parser.add_argument("--into", type=Path, default=ROOT / "docs" / "shots")
    wish = parser.parse_args()
    wish.into.mkdir(parents=True, exist_ok=True)
    settings = {"answers_a_minute": 10**6, "joins_a_minute": 10**6}
    with tempfile.TemporaryDirectory() as folder, open_house(Path(folder) / "data", **settings) as house, sync_playwright() as p:
        browser = p.chromium.launch(executable_path=chromium(), args=FLAGS)
        for width, (across, down) in WIDTHS.items():
            context = browser.new_context(
                base_url=house.address,
                viewport={"width": across, "height": down},
                reduced_motion="reduce",
                locale=LOCALES[wish.language],
            )
            page = context.new_page()

            def snap(name: str, page: Page = page, width: str = width) -> None:
                if wish.only not in name:
                    return
                for theme in ("light", "dark"):
                    page.emulate_media(color_scheme=theme, reduced_motion="reduce")  # type: ignore[arg-type]
                    page.wait_for_timeout(80)
                    page.screenshot(path=wish.into / f"{name}-{width}-{theme}.jpg", type="jpeg", quality=72)
                print(f"{name} {width}", flush=True)

            house_pages(page, snap)
            gathering(page, snap, browser)
            hot_seat(page, snap)
            campaign(page, snap, house)
            playing(page, snap)
            context.close()
        browser.close()


if __name__ == "__main__":
    main()
