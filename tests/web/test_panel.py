"""The question panel in a browser: it stands still, its last row is in sight, and it takes no answer meant for another."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.games.dungeoneer.positions import crypt
from tests.games.dungeoneer.positions import hero as crawler
from tests.games.monsters_of_egypt.positions import tomb
from tests.games.tales_of_tails.positions import answer, den, dog
from tests.running import House
from tests.web.browsing import fits, lay, play_to, room_of, set_a_table
from tests.web.conftest import EVERY_LOOK, Open, Person
from undercroft.games import GAMES
from undercroft.kernel.table import Table

PAPER, EGYPT, TAILS, DUNGEONEER = GAMES
SIZES = [(1280, 800), (390, 844), (844, 390), (820, 1180)]
TARGET, PINNED = 44, 48


def in_the_tomb() -> Table:
    return tomb(book=GAMES[EGYPT].load("base"), heroes={"vera": "1-8 ladder bomb", "timur": "1-12"})


def in_the_crypt() -> Table:
    return crypt(crawler("raka", hand="dodge runed-edge backpack", points=3, glory=9), crawler("lorel-alanus", "crossing"))


def on_the_way() -> Table:
    return answer(den(dog("bonk", "bow"), dog("ruta"), rooms="R79 1,0; R75 0,1; R28 -1,0"), "walk")


POSITIONS = {EGYPT: in_the_tomb, TAILS: on_the_way, DUNGEONEER: in_the_crypt}


def sit_down(page: Page, house: House, id: str) -> Person:
    """With something to choose: in Paper Dungeons a die, elsewhere a way to go."""
    person = Person(page, seed=4)
    set_a_table(page, ("me", "Ada"), *([] if id == PAPER else [("bot", "")]), game=id)
    if id == PAPER:
        play_to(person, "die")
    else:
        lay(house, person, POSITIONS[id]())
        expect(page.locator(".as-compass")).to_be_visible()
    person.listened_to()
    return person


BOXES = """() => {
    const box = (thing) => {
        const { left, top, right, bottom } = thing.getBoundingClientRect();
        return [left, top, right, bottom];
    };
    const shown = (query) => [...document.querySelectorAll(query)].filter((thing) => thing.checkVisibility());
    return {
        pinned: shown('.pinned > *').map((thing) => box(thing.querySelector('button') ?? thing)),
        tabs: box(document.querySelector('.tabs')),
        choices: box(document.querySelector('.choices')),
        options: shown('.choices .option, .choices summary, .choices .nothing').map(box),
    };
}"""


@pytest.mark.parametrize(
    ("id", "width", "height"),
    [(id, *size) for id in GAMES for size in SIZES]
    if EVERY_LOOK
    else [(id, *size) for id, size in zip(GAMES, SIZES, strict=True)],
)
def test_the_pinned_row_is_in_sight_and_large_enough(open_browser: Open, house: House, id: str, width: int, height: int) -> None:
    page = open_browser(width=width, height=height)
    sit_down(page, house, id)
    boxes = page.evaluate(BOXES)
    assert boxes["pinned"]
    for left, top, right, bottom in boxes["pinned"]:
        assert 0 <= left < right <= width
        assert boxes["choices"][3] <= top + 1
        beside = right <= boxes["tabs"][0] + 1 and bottom <= height
        assert beside or bottom <= min(boxes["tabs"][1] + 1, height) or boxes["tabs"][3] <= top
        assert bottom - top >= PINNED
    assert boxes["options"]
    assert all(bottom - top >= TARGET and right - left >= TARGET for left, top, right, bottom in boxes["options"])
    assert fits(page)


def pinned_at(page: Page) -> float:
    return float(page.evaluate("() => document.querySelector('.pinned').getBoundingClientRect().bottom"))


@pytest.mark.parametrize(("width", "height"), SIZES[:3] if EVERY_LOOK else SIZES[:2])
def test_the_pinned_row_stays_where_it_is_from_question_to_question(
    open_browser: Open, house: House, width: int, height: int
) -> None:
    page = open_browser(width=width, height=height)
    person = Person(page, seed=3)
    set_a_table(page, ("me", "Ada"))
    places, kinds = set[float](), set[str]()
    for _ in range(40):
        ask = room_of(house, person).table.question(0)
        assert ask is not None
        kinds.add(ask.kind)
        places.add(pinned_at(page))
        person.act()
    assert len(kinds) > 4
    assert len(places) == 1


AT_ONCE = """(deed) => {
    const tap = () => {
        for (const query of ['#board .opt[data-option]', '.options .option[data-option]', '.pinned .option[data-option]'])
            document.querySelector(query)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    };
    const press = () => {
        for (const code of ['Digit1', 'Digit2', 'KeyE', 'KeyU', 'ArrowUp', 'ArrowLeft'])
            dispatchEvent(new KeyboardEvent('keydown', { code, key: '', bubbles: true }));
    };
    new MutationObserver((_, watch) => {
        watch.disconnect();
        ({ tap, press })[deed]();
        document.body.dataset.tried = deed;
    }).observe(document.getElementById('part-question'), { subtree: true, attributes: true, attributeFilter: ['data-number'] });
}"""
"""Answers the next question in every way the moment it is there."""


@pytest.mark.parametrize(("id", "deed"), [(DUNGEONEER, "tap"), (EGYPT, "tap"), (PAPER, "press"), (EGYPT, "press")])
def test_what_comes_with_a_new_question_does_not_answer_it(open_browser: Open, house: House, id: str, deed: str) -> None:
    """The second of two taps, or of two quick keys, was meant for the question before."""
    page = open_browser(width=390, height=844, has_touch=True, guarded=True)
    person = sit_down(page, house, id)
    room = room_of(house, person)
    page.evaluate(AT_ONCE, deed)
    before = room.table.number(0)
    first = page.locator(".options button.option").first
    if deed == "tap":
        first.tap()
    else:
        page.keyboard.press(first.locator("kbd").evaluate("key => key.textContent"))
    expect(page.locator("body")).to_have_attribute("data-tried", deed)
    expect(person.ask).to_have_attribute("data-number", str(before + 1))
    person.listened_to()
    assert room.table.number(0) == before + 1
    page.locator(".takeback button").click()
    expect(person.ask).to_have_attribute("data-number", str(before + 2))


@pytest.mark.parametrize(
    ("id", "key", "option"),
    [(EGYPT, "ArrowLeft", "step 1-7"), (DUNGEONEER, "ArrowUp", "move north"), (TAILS, "ArrowLeft", "enter R28")],
)
def test_arrows_go_where_they_point(open_browser: Open, house: House, id: str, key: str, option: str) -> None:
    page = open_browser()
    person = sit_down(page, house, id)
    before = person.stamp()
    page.keyboard.press(key)
    person.wait_past(before)
    room = room_of(house, person)
    assert room.journal is not None
    assert room.journal.record.entries[-1].text == option


def test_an_arrow_to_where_no_way_leads_says_why(open_browser: Open, house: House) -> None:
    page = open_browser()
    person = sit_down(page, house, EGYPT)
    before, barred = person.stamp(), page.locator(".options p.off[data-side]").first
    side = barred.get_attribute("data-side") or ""
    page.keyboard.press(f"Arrow{side.capitalize()}")
    expect(page.locator("#say")).to_have_text(barred.locator("small").inner_text())
    assert person.stamp() == before


def test_arrows_scroll_what_scrolls_and_walk_through_answers_without_sides(open_browser: Open, house: House) -> None:
    page = open_browser()
    person = sit_down(page, house, EGYPT)
    before = person.stamp()
    page.locator(".sheetbox").focus()
    for key in ("ArrowLeft", "ArrowRight", "ArrowDown"):
        page.keyboard.press(key)
    assert person.stamp() == before
    page.locator("#question").focus()
    page.keyboard.press("j")
    expect(page.locator(".options button.option").first).to_be_focused()
    page.keyboard.press("k")
    expect(page.locator(".takeback button, .pinned button").last).to_be_focused()
    other = open_browser()
    sit_down(other, house, PAPER)
    other.keyboard.press("ArrowDown")
    expect(other.locator(".options button.option").first).to_be_focused()


def test_letters_end_a_turn_and_find_a_thing(open_browser: Open, house: House) -> None:
    page = open_browser()
    person = sit_down(page, house, EGYPT)
    things = page.locator(".thing")
    assert things.evaluate_all("all => all.map(one => one.dataset.letter)") == ["A", "S"]
    before = person.stamp()
    page.keyboard.press("s")
    expect(things.nth(1).locator("button").first).to_be_focused()
    assert person.stamp() == before
    page.keyboard.press("e")
    person.wait_past(before)
    room = room_of(house, person)
    assert room.journal is not None
    assert "end" in [entry.text for entry in room.journal.record.entries]


PLACES = """all => all.map(one => {
    const { x, y } = one.getBoundingClientRect(), grid = one.parentNode.getBoundingClientRect();
    return [Math.round(x - grid.x), y - grid.y < 9 ? 0 : 1];
})"""
"""Column and row of each in its grid."""


def test_a_used_die_keeps_its_place_and_its_number(open_browser: Open, house: House) -> None:
    page = open_browser()
    person = sit_down(page, house, PAPER)
    dice = page.locator(".as-slots .option")
    assert dice.count() == 6
    places = dice.evaluate_all(PLACES)
    taken = page.locator(".options button[value^='die']").first
    key, index = taken.locator("kbd").inner_text(), dice.evaluate_all("all => all.findIndex(die => die.matches('button'))")
    assert key == str(index + 1)
    before = person.stamp()
    page.keyboard.press(key)
    person.wait_past(before)
    play_to(person, "die")
    expect(dice.nth(index)).to_have_class("option off")
    expect(dice.nth(index)).to_contain_text("Used.")
    assert dice.evaluate_all(PLACES) == places
    assert [len(set(edges)) for edges in zip(*places, strict=True)] == [3, 2]


@pytest.mark.parametrize("id", list(GAMES))
def test_the_keys_that_are_told_are_those_that_work(open_browser: Open, house: House, id: str) -> None:
    page = open_browser()
    sit_down(page, house, id)
    page.keyboard.press("?")
    words = page.locator("#keys dd").all_inner_texts()
    assert "Go up, down, left, right, where there is a way" in words
    assert ("Go to the thing of that letter" in words) == (id == EGYPT)
    assert ("Look at the other teams" in words) == (id == PAPER)


@pytest.mark.parametrize("id", [PAPER, DUNGEONEER] if EVERY_LOOK else [DUNGEONEER])
def test_letters_twice_as_large_overlap_nothing(open_browser: Open, house: House, id: str) -> None:
    """On windows half as large, and with letters alone larger."""
    for width, height in (*((width // 2, height // 2) for width, height in SIZES), *SIZES[:3]):
        page = open_browser(width=width, height=height)
        sit_down(page, house, id)
        if (width, height) in SIZES:
            page.evaluate("() => { document.documentElement.style.fontSize = '200%'; }")
        boxes = page.evaluate(BOXES)
        answers = boxes["options"]
        for one, (left, top, right, bottom) in enumerate(answers):
            for other in answers[one + 1 :]:
                beside = right <= other[0] + 1 or other[2] <= left + 1
                assert beside or bottom <= other[1] + 1 or other[3] <= top + 1
        cut = "all => all.filter(it => it.scrollWidth > it.clientWidth + 1).map(it => it.outerHTML)"
        assert page.locator(".pinned > *, .choices .option").evaluate_all(cut) == []
        assert fits(page)
        page.context.close()
