"""A house that is too busy says so on the page, and the same button works a moment later."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.browsing import set_a_table
from tests.web.conftest import Open, Person
from undercroft.server.http import busy
from undercroft.texts import tongue

pytestmark = pytest.mark.browser


def test_who_was_told_that_the_house_is_busy_presses_again(open_browser: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    person = Person(open_browser())
    set_a_table(person.page, ("me", "Ada"))
    before = person.stamp()
    person.listened_to()
    with monkeypatch.context() as full:
        full.setattr(busy, "AT_ONCE", 0)
        assert person.click()
        expect(person.page.locator("#say")).to_have_text(tongue("en").error("busy"))
    assert person.stamp() == before
    with monkeypatch.context() as full:
        full.setattr(busy, "AT_ONCE", 0)
        person.page.reload()
        again = person.page.get_by_role("link", name=tongue("en").say("error-again"))
        expect(again).to_be_visible()
    again.click()
    person.page.locator("#part-question").wait_for()
    assert person.stamp() == before
    person.listened_to()
    person.act()
    assert person.stamp() != before
