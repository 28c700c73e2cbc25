"""Monsters of Egypt in a real browser: whole games, one board for all, what is in sight of it, changed sides, asides, habits."""

from __future__ import annotations

import re
from itertools import product

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.games.monsters_of_egypt.positions import BOOK, answer, lives, tomb
from tests.running import House
from tests.web.browsing import (
    RAW,
    advice,
    faults,
    fits,
    in_language,
    lay,
    leave_to_bots,
    look,
    open_group_of,
    prefer,
    press_one_of,
    room_of,
    set_a_table,
    take_a_seat,
)
from tests.web.conftest import EVERY_LOOK, PATIENCE, Open, Person
from tests.web.legible import plain, sight
from tests.web.seeded import WINDOWS, seat_at, settle
from undercroft.games import GAMES
from undercroft.games.monsters_of_egypt.state import DEAD
from undercroft.kernel import replay
from undercroft.kernel.journal import Record
from undercroft.kernel.table import Table
from undercroft.server.play.room import Room
from undercroft.texts import LANGUAGES, tongue

pytestmark = pytest.mark.browser
GAME = GAMES["monsters-of-egypt"]


def set_a_tomb(page: Page, *seats: tuple[str, str], bot: str = "", **options: str) -> None:
    set_a_table(page, *seats, game=GAME.id, bot=bot, first=False, **options)


def finished(house: House, person: Person) -> Room:
    """The ending on the page, the same in the store, and a record that proves its dice."""
    # As after a restart: woken from the store, not taken from memory.
    house.tables.rooms.pop(person.table_id(), None)
    room = room_of(house, person)
    outcome = room.table.outcome()
    assert outcome is not None
    won = person.page.locator("table.score tr.sum td .sr").all_inner_texts()
    assert [text == "yes" for text in won] == [seat in outcome.winners for seat in range(len(room.chairs))]
    record = Record.read(person.page.request.get(f"/t/{person.table_id()}/record").text())
    assert record.scores == outcome.scores
    replay.verify(record, GAME, GAME.load("base"))
    return room


def test_a_whole_exploration_with_bots(open_browser: Open, house: House) -> None:
    person = Person(open_browser(), seed=3)
    set_a_tomb(person.page, ("me", "Ada"), ("bot", ""), mode="exploration")
    assert person.page.locator("a[data-tab=others], button.look").count() == 0
    while (EVERY_LOOK or person.clicks < 20) and prefer(person, advice(house, person)):
        pass
    leave_to_bots(house, room_of(house, person))
    expect(person.page.locator("table.score")).to_be_visible(timeout=4 * PATIENCE)
    room = finished(house, person)
    assert "tomb" in person.page.locator(".end h1").inner_text()
    assert not RAW.search(person.page.locator("body").inner_text())
    assert room.table.state.result
    person.page.get_by_role("link", name="replay").first.click()
    expect(person.page.locator("#board")).to_be_visible()
    person.page.locator("a[rel=next]").click()
    person.page.wait_for_url("**step=1**")


def test_who_dies_in_an_escape_goes_on_as_the_monsters(open_browser: Open, house: House) -> None:
    """Whoever ends each turn under the ceiling is crushed; from then on the seat has the monsters' turns.

    By chance the others may be out, or dead, before the first of these: then another game is played.
    """
    person, sides = Person(open_browser(), seed=5), set[str]()
    for _ in range(6):
        told = played_to_the_end(house, person)
        assert told == sorted(told), "nobody becomes a hero again"
        sides |= set(told)
        if "monsters" in sides:
            break
    assert sides == {"hero", "monsters"}


def played_to_the_end(house: House, person: Person) -> list[str]:
    """On which side Ada was asked, one after the other; she stays where the ceiling comes down."""
    set_a_tomb(person.page, ("me", "Ada"), ("bot", ""), ("bot", ""), mode="escape")
    sides: list[str] = []
    for _ in range(1500):
        if person.state() == "asked":
            sides.append("monsters" if "the monsters" in person.page.locator("#seat-0").inner_text() else "hero")
        if not prefer(person, "end", "roll", "stop", "keep"):
            break
    assert finished(house, person).table.state.heroes[0].cell == DEAD
    return sides


def test_alone_with_two_heroes_on_a_phone_by_keys(open_browser: Open, house: House) -> None:
    page = open_browser(width=360, height=740)
    page.goto("/new/monsters-of-egypt")
    for count, shown in (("1", (True, False)), ("2", (False, True)), ("6", (False, False))):
        page.locator("#count").select_option(count)
        fields = [page.locator(f".choice-{choice}").is_visible() for choice in ("heroes", "spirit")]
        assert tuple(fields) == shown
    set_a_tomb(page, ("me", "Ada"), heroes="2")
    person = Person(page, seed=9)
    expect(page.locator("#part-question .ask")).to_have_attribute("data-asked", "yes")
    turns: set[str] = set()
    for _ in range(40):
        if person.state() != "asked":
            break
        before = person.stamp()
        press_one_of(person)
        person.wait_past(before)
        turns |= {line for line in page.locator("#part-log li").all_inner_texts() if "turn" in line}
        assert fits(page)
    room = room_of(house, person)
    assert len(room.table.state.heroes) == 2
    assert len(turns) >= 2


@in_language("pl-PL")
def test_the_first_turns_in_other_languages_on_a_phone(open_browser: Open, house: House, locale: str) -> None:
    person = Person(open_browser(width=360, height=740, locale=locale, has_touch=True), seed=11)
    page = person.page
    page.goto("/new/monsters-of-egypt")
    assert fits(page)
    assert not RAW.search(page.locator("main").inner_text())
    set_a_tomb(page, ("me", "Ала"), ("device", "Łucja"), ("bot", ""), mode="escape")
    assert page.locator("html").get_attribute("lang") == locale[:2]
    for _ in range(14):
        assert not RAW.search(page.locator("body").inner_text())
        assert fits(page)
        if not person.act():
            break
    for tab in ("log", "cards", "help"):
        page.locator(f"a[data-tab={tab}]").click()
        assert not RAW.search(page.locator("body").inner_text())
        assert fits(page)


CRYSTAL = "form.aside button[value=crystal]"


def test_the_crystal_at_any_moment(open_browser: Open, house: House) -> None:
    """Bo is asked; Ada, who carries the crystal, has a button all the same."""
    ada, bo = Person(open_browser()), Person(open_browser(width=360, height=740))
    set_a_tomb(ada.page, ("me", "Ada"), ("open", ""))
    take_a_seat(bo.page, f"/t/{ada.table_id()}", "Bo")
    ada.page.locator("form[action$='/start'] button").click()
    ada.page.wait_for_url("**/t/*/0")
    bo.page.wait_for_url("**/t/*/1")
    expect(ada.ask).to_have_attribute("data-asked", "yes")
    assert ada.page.locator(CRYSTAL).count() == 0
    heroes = {"vera": "1-8 crystal", "timur": "1-10"}
    room = lay(house, ada, tomb(book=BOOK, heroes=heroes, lives={"timur": 2}, turn=1))
    expect(bo.ask).to_have_attribute("data-asked", "yes")
    expect(ada.page.locator("#question")).to_contain_text("Bo (Timur)")
    assert bo.page.locator(CRYSTAL).count() == 0
    ada.page.locator(CRYSTAL).click()
    expect(ada.page.locator(CRYSTAL)).to_have_count(0)
    assert lives(room.table, "timur") == 3
    assert room.table.state.crystal_spent
    assert room.table.waiting_for() == (1,)
    ada.page.locator("form.takeback button").click()
    expect(ada.page.locator(CRYSTAL)).to_be_visible()
    assert lives(room.table, "timur") == 2


def test_the_crystal_of_the_other_at_this_device(open_browser: Open, house: House) -> None:
    person = Person(open_browser(width=360, height=740))
    set_a_tomb(person.page, ("me", "Ada"), ("device", "Bo"))
    heroes = {"vera": "1-8 crystal", "timur": "1-10"}
    room = lay(house, person, tomb(book=BOOK, heroes=heroes, lives={"timur": 2}, turn=1))
    person.page.wait_for_url("**/t/*/1")
    expect(person.page.locator("form.aside")).to_contain_text("Ada")
    assert person.page.locator(".veil").count() == 0
    expect(person.page.locator("#question")).to_contain_text("Bo")
    person.page.locator(CRYSTAL).click()
    expect(person.page.locator(CRYSTAL)).to_have_count(0)
    assert lives(room.table, "timur") == 3
    assert "/1" in person.page.url
    taken = person.page.locator("form.takeback")
    expect(taken).to_contain_text("Ada")
    taken.locator("button").click()
    expect(person.page.locator(CRYSTAL)).to_be_visible()
    assert lives(room.table, "timur") == 2


def test_since_when_the_others_think(open_browser: Open, house: House) -> None:
    person = Person(open_browser())
    set_a_tomb(person.page, ("me", "Ada"), ("device", "Bo"))
    line = person.page.locator(".since")
    person.page.goto(f"/t/{person.table_id()}/watch")
    expect(person.page.locator("#question")).to_contain_text("Ada")
    expect(line).to_be_empty()
    room_of(house, person).since -= 200
    person.page.reload()
    expect(line).to_have_text("Last move 3 minutes ago")


def on_fire() -> Table:
    heroes = {"vera": "1-8 extinguisher", "timur": "1-12"}
    return tomb(book=BOOK, heroes=heroes, piles={"1-9": "?"}, dangers="fire", luck=("fire",))


def test_what_not_to_be_asked(open_browser: Open, house: House) -> None:
    person = Person(open_browser())
    page = person.page
    set_a_tomb(page, ("me", "Ada"), ("device", "Bo"))
    room = lay(house, person, on_fire())
    step = page.locator("button.option[value='step 1-9']")
    into(page, step)
    expect(page.locator("button.option[value=douse]")).to_be_visible()
    page.locator("details.menu > summary").first.click()
    page.locator("details.habits > summary").click()
    page.locator("select[name=fire]").select_option("douse")
    expect(page.locator("button.option[value=douse]")).to_have_count(0)
    assert room.journal is not None
    assert [entry.text for entry in room.journal.record.entries[-2:]] == ["step 1-9", "douse"]
    assert room.chairs[0].habits == {"fire": "douse"}
    assert room.chairs[1].habits == {}
    page.keyboard.press("Escape")
    lay(house, person, on_fire())
    into(page, step)
    expect(page.locator("#part-log")).to_contain_text(re.compile("fire", re.I))
    assert [entry.text for entry in room.journal.record.entries[-2:]] == ["step 1-9", "douse"]
    assert lives(room.table, "vera") == 3
    page.reload()
    page.locator("details.menu > summary").first.click()
    page.locator("details.habits > summary").click()
    expect(page.locator("select[name=fire]")).to_have_value("douse")


def into(page: Page, step: Locator) -> None:
    expect(step).to_have_count(1)
    open_group_of(step)
    step.click()


@look(1280, "light")
def test_no_page_of_the_tomb_has_a_fault(open_browser: Open, house: House, width: int, scheme: str) -> None:
    page = open_browser(width=width, color_scheme=scheme)
    found: list[str] = []
    set_a_tomb(page, ("me", "Ada"), ("bot", ""), mode="escape")
    person = Person(page, seed=8)
    checked: set[str] = set()

    def look() -> None:
        found.extend(faults(page))

    while len(checked) < 3:
        page.locator(".ask[data-asked=yes]").wait_for()  # while she is asked nobody else goes on, and the page stays
        kind = (person.options.first.get_attribute("value") or "").split()[0]
        if kind in checked:
            assert prefer(person, "end")
        else:
            checked.add(kind)
            look()
    for tab in ("cards", "help"):
        page.locator(f"a[data-tab={tab}]").click()
        look()
    page.locator("details.menu > summary").first.click()
    if page.locator("details.habits > summary").count():
        page.locator("details.habits > summary").click()
    look()
    page.keyboard.press("Escape")
    page.keyboard.press("b")
    for _ in range(400):
        if not prefer(person, "end", "roll", "stop", "pass"):
            break
    assert person.state() == "over"
    look()
    page.goto(f"/t/{person.table_id()}/replay?step=10&verify=1")
    look()
    assert found == []


# ---- what is in sight ----

DESKTOP, PHONE, SIDEWAYS, TABLET = WINDOWS
FLOORS, COLUMNS = (f"#{name} > g:not(.me-beyond)" for name in ("me-floors", "me-columns"))


def at(open_browser: Open, house: House, window: tuple[int, int], when: str, language: str = "en") -> tuple[Page, Room]:
    page = open_browser(width=window[0], height=window[1])
    return page, seat_at(house, page, GAME.id, when, language)


@pytest.mark.parametrize(
    ("window", "when", "language"),
    list(product(WINDOWS, ("early", "middle", "late"), LANGUAGES))
    if EVERY_LOOK
    else [(PHONE, "late", "ru"), (SIDEWAYS, "middle", "pl")],
)
def test_the_picture_can_be_read_and_own_things_have_their_names(
    open_browser: Open, house: House, window: tuple[int, int], when: str, language: str
) -> None:
    page, room = at(open_browser, house, window, when, language)
    seen, words, state = sight(page, "#board"), tongue(language, GAME.id), room.table.state
    assert [str(text) for text in seen.texts if text.within and not text.legible] == []
    (own,) = (hero for hero in state.heroes if hero.seat == 0)
    names = [words.name("hero", BOOK.cards[own.card].id), *(words.name("token", BOOK.kind[token]) for token in own.items)]
    assert [name for name in names if plain(name) not in seen.said(0)] == []
    assert len(names) > 2


def test_the_whole_tomb_fits_a_desktop(open_browser: Open, house: House) -> None:
    """Also with five heroes and a fight."""
    page, _ = at(open_browser, house, DESKTOP, "late")
    person = Person(page)
    heroes = {
        "vera": "4-2 pear sabre extinguisher shotgun vest",
        "timur": "4-3",
        "zoya": "1-1",
        "gleb": "1-1 bomb",
        "roza": "2-4",
    }
    set_a_tomb(page, ("me", "Ada"), *(("device", name) for name in ("Bo", "Cy", "Di", "Eli")))
    fight = tomb(book=BOOK, heroes=heroes, piles={"4-3": "djinn"}, lives={"vera": 2})
    answer(fight, "step 4-3")
    lay(house, person, fight)
    expect(page.locator(".me-panel-fight")).to_be_visible()
    assert page.locator(FLOORS).count() == 10
    assert page.locator(COLUMNS).count() == 13
    expect(page.locator("#beyond")).to_be_hidden()
    expect(page.locator(".block.map.near, .block.map.overview")).to_have_count(0)
    for block in ("heroes", "bags"):
        expect(page.locator(f"[data-block={block}]")).to_be_visible()
    assert page.locator(".sheetbox").evaluate("box => box.scrollHeight <= box.clientHeight")


@pytest.mark.parametrize("window", [PHONE, SIDEWAYS] if EVERY_LOOK else [PHONE])
def test_a_small_window_sees_the_hero_and_the_whole_tomb_by_a_button(
    open_browser: Open, house: House, window: tuple[int, int]
) -> None:
    page, room = at(open_browser, house, window, "late")
    tomb_seen = page.locator(".block.map")
    expect(tomb_seen).to_have_class(re.compile(r"\bnear\b"))
    (own,) = (hero for hero in room.table.state.heroes if hero.seat == 0)
    floor, column = divmod(own.cell, 13)
    frame, cell = tomb_seen.bounding_box(), page.locator("#me-h0").bounding_box()
    assert frame
    assert cell
    assert abs(cell["x"] + cell["width"] / 2 - frame["x"] - frame["width"] / 2) < frame["width"] / 2 - cell["width"]
    for labels, name in ((FLOORS, floor + 1), (COLUMNS, column + 1)):
        label = page.locator(labels).filter(has_text=re.compile(rf"^{name}$")).bounding_box()
        assert label
        assert frame["x"] - 1 <= label["x"] <= frame["x"] + frame["width"] - label["width"] + 1
        assert frame["y"] - 1 <= label["y"] <= frame["y"] + frame["height"] - label["height"] + 1
    beyond = sum(int(number) for number in page.locator("#beyond i:visible b").all_inner_texts())
    assert beyond == 10 + 13 - page.locator(FLOORS).count() - page.locator(COLUMNS).count()
    page.locator("[data-zoom=whole]").click()
    expect(tomb_seen).to_have_class(re.compile(r"\boverview\b"))
    settle(page)
    assert page.locator(FLOORS).count() == 10
    assert not [str(text) for text in sight(page, "#board").texts if text.within and text.small]
    page.locator("[data-zoom=near]").click()
    expect(tomb_seen).to_have_class(re.compile(r"\bnear\b"))


@pytest.mark.parametrize("window", [PHONE, SIDEWAYS] if EVERY_LOOK else [PHONE])
def test_what_the_others_carry_is_one_tab_away(open_browser: Open, house: House, window: tuple[int, int]) -> None:
    page, _ = at(open_browser, house, window, "late")
    beside, tomb_seen = page.locator("[data-block=heroes]"), page.locator(".block.map")
    expect(beside).to_be_hidden()
    page.locator("nav [data-sheet=heroes]").click()
    expect(beside).to_be_visible()
    expect(page.locator("[data-block=bags]")).to_be_visible()
    expect(tomb_seen).to_be_hidden()
    expect(page.locator("#beyond")).to_be_hidden()
    assert [str(text) for text in sight(page, "#board").texts if text.within and not text.legible] == []
    page.locator("nav [data-tab=board]").first.click()
    expect(tomb_seen).to_be_visible()
