"""axe-core finds nothing on any page, in light and in dark, on a phone and on a desktop."""

from __future__ import annotations

import pytest

from tests.running import House
from tests.web.browsing import faults, look, make_a_private_link, set_a_table
from tests.web.conftest import EVERY_LOOK, Open, Person
from undercroft.games import GAMES

pytestmark = pytest.mark.browser


@look(1280, "dark")
def test_no_page_has_a_fault(open_browser: Open, house: House, width: int, scheme: str) -> None:
    page = open_browser(width=width, color_scheme=scheme)
    found: list[str] = []
    for path in ("/", "/finished", "/about", "/nowhere"):
        page.goto(path)
        found += faults(page)
    set_a_table(page, ("me", "Ada"), ("device", "Bo"), ("bot", ""))
    person = Person(page, seed=8)
    found += faults(page)
    checked: set[str] = set()
    for _ in range(3000):
        kind = (person.options.first.get_attribute("value") or "").split()[0] if person.options.count() else person.state()
        if kind not in checked and kind != "waiting":  # while others play, the page goes on by itself
            checked.add(kind)
            found += faults(page)
            for tab in ("log", "cards", "tally", "others", "help"):
                if person.state() == "asked" and kind == "die":
                    page.locator(f"a[data-tab={tab}]").click()
                    found += faults(page)
            if page.locator("a[data-tab=board]:not([data-sheet])").is_visible() and kind == "die":
                page.locator("a[data-tab=board]:not([data-sheet])").click()
        if not person.act() or (not EVERY_LOOK and {"die", "pass", "ready"} <= checked):
            break
    found += faults(page)
    over = person.state() == "over"
    if over:
        page.goto(f"/t/{person.table_id()}/replay?step=30&seat=0&verify=1")
        found += faults(page)
    page.goto("/")
    if not over:
        page.once("dialog", lambda dialog: dialog.accept())
        page.locator(".tablecard .manage > summary").click()
        found += faults(page)
        page.locator("form[action$='/finish'] button").click()
    page.locator("a[href='/finished']").click()
    page.wait_for_url("**/finished")
    found += faults(page)
    assert {"die", "pass", "ready"} <= checked
    assert found == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("width", "scheme"), [(360, "dark"), (1280, "light")])
def test_no_page_before_a_game_has_a_fault(open_browser: Open, game: str, width: int, scheme: str) -> None:
    page = open_browser(width=width, color_scheme=scheme)
    found: list[str] = []
    more = (f"/rules/{game}/things", f"/rules/{game}/aid") if EVERY_LOOK or game == "monsters-of-egypt" else ()
    for path in (f"/new/{game}", f"/rules/{game}?q=door", *more):
        arrived = page.goto(path)
        assert arrived is not None
        assert arrived.ok, path
        for folded in page.locator("details.more > summary").all():
            folded.click()
        found += faults(page)
    set_a_table(page, ("me", "Ada"), ("open", ""), game=game)
    found += faults(page)
    assert found == []


@pytest.mark.parametrize(("width", "scheme"), [(360, "dark"), (1280, "light")])
def test_no_page_about_devices_has_a_fault(open_browser: Open, width: int, scheme: str) -> None:
    page, other = (open_browser(width=width, color_scheme=scheme) for _ in range(2))
    set_a_table(page, ("me", "Ada"), ("bot", ""))
    table = page.url
    link = make_a_private_link(page)
    found = faults(page)
    other.goto(link)
    found += faults(other)
    other.locator("main button.main").click()
    other.wait_for_url(table)
    page.goto(f"{table}/devices")
    found += faults(page)
    other.goto("/k/nothing")
    assert found + faults(other) == []


def test_a_planted_fault_is_found(open_browser: Open) -> None:
    page = open_browser()
    page.goto("/about")
    page.evaluate("() => document.querySelector('main').append(document.createElement('button'))")
    assert any("button-name" in fault for fault in faults(page))
