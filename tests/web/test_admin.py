"""The page of whoever runs a house: it can be read, and its buttons do what they say."""

from __future__ import annotations

import pytest

from tests.running import House
from tests.web.browsing import faults, look, set_a_table
from tests.web.conftest import Open
from undercroft.server.http import host
from undercroft.texts import tongue

pytestmark = pytest.mark.browser


@look(360, "dark")
def test_no_page_of_a_host_has_a_fault(open_browser: Open, house: House, width: int, scheme: str) -> None:
    ada, page = (open_browser(width=width, color_scheme=scheme, locale=locale) for locale in ("en-GB", "ru-RU"))
    set_a_table(ada, ("me", "Ada"), ("bot", ""))
    say = tongue("ru").say
    page.goto(f"/admin/enter/{host.new_link(house.app.state.admin_token)}")
    found = faults(page)
    page.get_by_role("button", name=say("admin-enter")).click()
    page.get_by_role("button", name=say("admin-read-only-on")).click()
    assert page.locator(".notice").inner_text() == say("error-read-only")
    assert ada.locator(".notice").inner_text() == tongue("en").say("error-read-only")
    page.locator(".ledger summary").click()
    found += faults(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name=say("admin-read-only-off")).click()
    ada.locator(".notice").wait_for(state="detached")
    ada.goto("/about")
    page.locator(".ledger summary").click()
    page.get_by_label(say("admin-why")).fill("Noise")
    page.locator(".ledger details button").click()
    assert "Noise" in page.locator("#bans + ul").inner_text()
    ada.goto("/")
    assert tongue("en").say("error-banned") in ada.locator("main").inner_text()
    page.once("dialog", lambda dialog: dialog.accept())
    page.locator(".ledger button").last.click()
    page.get_by_text(say("admin-no-tables")).wait_for()
    found += faults(page)
    assert found == []
