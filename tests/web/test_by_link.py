"""Two browsers at one table: each sees at once who is done, and the round when the last team is done."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.running import House, open_house
from tests.web.browsing import frames_of, make_a_private_link, set_a_table
from tests.web.conftest import Open, Person

pytestmark = pytest.mark.browser


def test_two_browsers_play_by_link(open_browser: Open, house: House) -> None:
    ada, bo = Person(open_browser(), 1), Person(open_browser(width=400, height=800), 2)
    set_a_table(ada.page, ("me", "Ada"), ("open", ""))
    bo.page.goto(f"/t/{ada.table_id()}")
    wire = frames_of(bo.page)
    bo.page.locator("input[name=name]").first.fill("Bo")
    bo.page.locator("form[action$='/take'] button").first.click()
    expect(ada.page.locator("#part-chairs, main").first).to_contain_text("Bo")
    ada.page.locator("form[action$='/start'] button").click()
    ada.page.wait_for_url("**/t/*/0")
    bo.page.wait_for_url("**/t/*/1")
    bo.page.reload()
    room = house.run(house.tables.room(ada.table_id()))
    while room.table.state.phase in ("keep", "prepare"):
        for person in (ada, bo):
            if room.table.state.phase in ("keep", "prepare") and person.state() == "asked":
                person.act()
    expect(bo.ask).to_have_attribute("data-asked", "yes")
    wire.clear()
    while room.table.question(0) is not None and room.table.state.round == 1:
        ada.act()
    expect(bo.page.locator("#seat-0")).to_contain_text("done")
    told = list(wire)
    assert {part for message in told for part in message["parts"]} <= {"seats", "question", "bar"}
    assert all(message["frames"] == [] for message in told)
    before = bo.page.locator("#part-others").inner_text()
    while room.table.state.round == 1:
        bo.act()
    expect(ada.ask).to_have_attribute("data-asked", "yes")
    bo.page.locator("a[data-tab=others]").click()
    expect(bo.page.locator("#part-others path").first).to_be_visible()
    assert before is not None


def test_a_seat_goes_to_another_device_and_is_taken_away_again(open_browser: Open) -> None:
    ada, phone = Person(open_browser(), 1), Person(open_browser(width=400, height=800), 2)
    set_a_table(ada.page, ("me", "Ada"), ("bot", ""))
    table = ada.page.url
    phone.page.goto(make_a_private_link(ada.page))
    expect(ada.page.locator(".qr svg")).to_be_visible()
    phone.page.get_by_role("button", name="Play Ada’s seat on this device").click()
    phone.page.wait_for_url(table)
    phone.act()
    ada.page.locator("a[href$='/0']").click()
    ada.page.wait_for_url(table)
    assert ada.stamp() == phone.stamp()
    ada.page.goto(f"{table}/devices")
    ada.page.on("dialog", lambda dialog: dialog.accept())
    ada.page.get_by_role("button", name="Remove: Another device (no. 2)").click()
    expect(ada.page.get_by_role("button", name="Remove")).to_have_count(0)
    phone.page.wait_for_url(table.removesuffix("/0"))
    expect(phone.page.get_by_role("link", name="Just watch")).to_be_visible()


def test_take_back_and_a_stale_page(open_browser: Open, house: House) -> None:
    person = Person(open_browser(), 4)
    set_a_table(person.page, ("me", "Ada"))
    second = person.page.context.new_page()
    second.goto(person.page.url)
    number = person.ask.get_attribute("data-number")
    first = person.options.first.get_attribute("value")
    person.options.first.click()
    for ask in (second.locator("#part-question .ask"), person.ask):
        expect(ask).not_to_have_attribute("data-number", str(number))
    person.page.keyboard.press("u")
    expect(person.options.first).to_have_attribute("value", str(first))
    room = house.run(house.tables.room(person.table_id()))
    assert room.journal is not None
    assert room.journal.record.entries[-1].text == "take-back"


def test_a_page_lives_through_a_restart_of_the_server(browser: Browser, tmp_path: Path) -> None:
    """Cut off, the page says so; back again, it goes on where it was."""
    with open_house(tmp_path) as house:
        context = browser.new_context(base_url=house.address, reduced_motion="reduce")
        context.add_cookies([{"name": "follows", "value": "at-once", "url": house.address}])
        person = Person(context.new_page(), 4)
        set_a_table(person.page, ("me", "Ada"))
        person.act()
        before = person.stamp()
    expect(person.page.locator("#say")).not_to_be_empty()
    with open_house(tmp_path, port=int(house.address.rsplit(":", 1)[1])):
        back = person.page.locator("main").get_attribute("data-back") or ""
        expect(person.page.locator("#say")).to_have_text(back, timeout=15_000)
        assert person.stamp() == before
        person.act()
        context.close()
