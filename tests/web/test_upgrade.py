"""The house that version 0.1 left behind, upgraded and with other rules: a real browser goes on at every table."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.upgrade.landed import LandedTable, as_landed, read, unpack
from tests.upgrade.serve import serving
from tests.upgrade.test_landed import FINISHED, RUNNING
from tests.web.conftest import PATIENCE, Person

pytestmark = pytest.mark.browser

TABLES = read().tables
PARTS = {"paper-running", "paper-lanes", "tails-running", "freed"}
"""Tables whose record comes to something else by the rules that changed."""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """First the version of today, then today's with changed rules; both are real servers."""
    folder = tmp_path_factory.mktemp("house")
    unpack(folder)
    with serving(folder):
        _wait_until_all_are_kept(folder)
    with serving(folder, "parted") as changed:
        yield changed


def _wait_until_all_are_kept(folder: Path) -> None:
    """The house looks at every table in the background after its first start."""
    until = time.monotonic() + 30
    while time.monotonic() < until:
        with closing(sqlite3.connect(f"file:{folder / 'undercroft.sqlite3'}?mode=ro", uri=True)) as store, store:
            kept = store.execute(
                "select count(*) from tables where exists (select 1 from entries where table_id = id) and not exists"
                " (select 1 from frames where table_id = id) and not exists (select 1 from films where table_id = id)"
            ).fetchone()[0]
        if not kept:
            return
        time.sleep(0.05)
    raise AssertionError("the house did not look at all its tables")


def at(browser: Browser, address: str, table: LandedTable, path: str) -> Page:
    context = browser.new_context(base_url=address, reduced_motion="reduce", viewport={"width": 1280, "height": 860})
    context.add_cookies([{"name": "follows", "value": "at-once", "url": address}])
    context.set_default_timeout(PATIENCE)
    context.add_cookies([{"name": "device", "value": table.me.device, "url": address}])
    page = context.new_page()
    page.goto(path)
    return page


@pytest.mark.parametrize("name", RUNNING)
def test_a_browser_goes_on(name: str, browser: Browser, address: str) -> None:
    table = TABLES[name]
    page = at(browser, address, table, f"/t/{table.id}/{table.seat}")
    person = Person(page)
    number = int(person.ask.get_attribute("data-number") or 0)
    if as_landed(table):
        assert number == table.me.number
        expect(page.locator(".renewed")).to_have_count(int(name in PARTS))
    before = person.stamp()
    person.listened_to()
    person.click()
    person.wait_past(before)
    expect(page.locator(".renewed")).to_have_count(0)
    page.reload()
    assert int(person.ask.get_attribute("data-number") or 0) > number
    page.context.close()


@pytest.mark.parametrize("name", FINISHED)
def test_a_browser_looks_back(name: str, browser: Browser, address: str) -> None:
    table = TABLES[name]
    page = at(browser, address, table, f"/t/{table.id}/replay?step=20")
    expect(page.locator("#question")).to_contain_text("20")
    page.locator("a[rel=next]").click()
    expect(page.locator("#question")).to_contain_text("21")
    expect(page.locator("#board .live > *").first).to_be_attached()
    page.context.close()
