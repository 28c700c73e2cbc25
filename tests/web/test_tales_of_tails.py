"""Tales of Tails in a real browser: whole games, a quest of one's own by link, other languages, no faults."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.games.tales_of_tails.positions import answer, den, dog
from tests.running import House
from tests.web.browsing import (
    RAW,
    advice,
    faults,
    fits,
    frames_of,
    in_language,
    lay,
    leave_to_bots,
    look,
    open_group_of,
    point_at,
    prefer,
    room_of,
    set_a_table,
    take_a_seat,
)
from tests.web.conftest import EVERY_LOOK, PATIENCE, Open, Person
from tests.web.test_tales_of_tails_hand import card_in_hand, laid
from tests.web.test_whole_games import finished
from undercroft.games import GAMES
from undercroft.games.tales_of_tails.state import ASLEEP, State
from undercroft.texts import tongue

pytestmark = pytest.mark.browser
GAME = GAMES["tales-of-tails"]
KEY = re.compile(RAW.pattern + r"|\b(?:do|at|room|quest|dog|potion|symbol|side|spot|line)-[a-z]")
BOUNTY = ("fight", "take", "hire two-symbols")
"""What a dog does in a room if it may."""


def kind(person: Person) -> str:
    """What is asked, by the first option, once the bots are done."""
    while (state := person.state()) == "waiting":
        person.page.wait_for_timeout(10)
    if state != "asked":
        return state
    first = (person.options.first.get_attribute("value") or "").split()[0]
    return "act" if first in ("explore", "walk", "sleep") else "confirm" if first == "give-up" else first


def on_the_picture(person: Person, option: str) -> None:
    """Clicks an option where it is drawn."""
    before = person.stamp()
    drawn = person.page.locator(f"#board .opt[data-option^='{option}']").first
    person.listened_to()
    drawn.locator(".hit").click()
    person.clicks += 1
    person.wait_past(before)


def by_mouse_and_key(person: Person) -> None:
    """The card at a place, turned there by key, and placed."""
    page, before = person.page, person.stamp()
    cell = page.locator("#board .tt-cell").last
    point_at(page, cell, click=True)
    expect(cell).to_have_class(re.compile(r"\bchosen\b"))
    page.keyboard.press("r")
    assert cell.get_attribute("data-option")
    person.listened_to()
    page.keyboard.press("Enter")
    person.clicks += 1
    person.wait_past(before)


def test_a_whole_game_with_two_bots(open_browser: Open, house: House) -> None:
    """Explores, walks out by steps, takes one back, thinks again once, and sleeps in the last round."""
    person = Person(open_browser(), seed=3)
    page = person.page
    set_a_table(page, ("me", "Ada"), ("bot", ""), ("bot", ""), game=GAME.id)
    room = room_of(house, person)
    done: list[str] = []
    explored = 0
    for _ in range(400):
        asked, state = kind(person), room.table.state
        if asked == "over":
            break
        if asked in ("dog", "keep-quest"):
            on_the_picture(person, asked)
        elif asked == "act" and explored < 3 * state.round and page.locator("button.option[value=explore]").count():
            explored += 1
            on_the_picture(person, "explore")
        elif asked == "act":
            prefer(person, "sleep" if state.round == 3 else "walk", "walk", "sleep")
        elif asked == "place" and "placed" not in done:
            by_mouse_and_key(person)
            done.append("placed")
        elif state.walk is not None and asked != "confirm" and "taken back" not in done:
            walk = state.walk
            on_the_picture(person, asked)
            assert room.table.state.walk != walk
            before = person.stamp()
            page.keyboard.press("u")
            person.wait_past(before)
            assert room.table.state.walk == walk
            done.append("taken back")
        elif asked == "confirm" and "thought again" not in done:
            on_the_picture(person, "give-up")
            assert room.table.state.walk is None
            assert room.table.waiting_for() == (0,)
            done.append("thought again")
        elif asked == "confirm":
            on_the_picture(person, "confirm")
            done.append("out")
        else:
            prefer(person, *BOUNTY)
    assert set(done) == {"placed", "taken back", "thought again", "out"}
    assert room.table.state.parts[0].place == ASLEEP
    finished(house, person, draws=15)
    assert not KEY.search(page.locator("body").inner_text())
    names_the_quests_that_paid(page, room.table.state)
    page.get_by_role("link", name="replay").first.click()
    expect(page.locator("#board")).to_be_visible()


def names_the_quests_that_paid(page: Page, state: State) -> None:
    book, t = GAME.load("base"), tongue("en", GAME.id)
    quests = [book.quests[quest].id for quest in (*state.common, *(pup.quest for pup in state.parts))]
    assert page.locator("tr.part th").all_inner_texts() == [t.name("quest", quest) for quest in quests]
    assert page.locator("table.score .letter").count() == 0
    rows = [[int(cell or 0) for cell in row.locator("td").all_inner_texts()] for row in page.locator("tr.part").all()]
    sums = tuple(sum(figures) for figures in zip(*rows, strict=True))
    sheet = dict(GAME.score_sheet(state, book))
    assert sums == tuple(common + own for common, own in zip(sheet["common-quests"], sheet["own-quest"], strict=True))


def titles(quest: int) -> tuple[str, str]:
    card = GAME.load("base").quests[quest]
    return card.id, tongue("en", GAME.id).name("quest", card.id)


def test_a_whole_game_by_link_with_a_quest_of_ones_own(open_browser: Open, house: House) -> None:
    ada, bo = Person(open_browser(), 1), Person(open_browser(width=400, height=800), 2)
    people, wires = (ada, bo), (frames_of(ada.page), frames_of(bo.page))
    set_a_table(ada.page, ("me", "Ada"), ("open", ""), game=GAME.id, dogs="random")
    take_a_seat(bo.page, f"/t/{ada.table_id()}", "Bo")
    expect(ada.page.locator("#part-chairs, main").first).to_contain_text("Bo")
    ada.page.locator("form[action$='/start'] button").click()
    ada.page.wait_for_url("**/t/*/0")
    bo.page.wait_for_url("**/t/*/1")
    room = room_of(house, ada)
    pages: tuple[list[str], list[str]] = ([], [])
    rounds: set[int] = set()
    while room.status == "running" and (EVERY_LOOK or len(rounds) < 2):
        for seat, person in enumerate(people):
            if room.status == "running" and person.state() == "asked":
                ask = room.table.question(seat)
                if ask is not None and ask.kind == "turn" and room.table.state.round not in rounds:
                    rounds.add(room.table.state.round)
                    for page, looks in zip((ada.page, bo.page), pages, strict=True):
                        looks.append(page.request.get(page.url).text())
                prefer(person, advice(house, person, seat))
    leave_to_bots(house, room)
    for person in people:
        expect(person.page.locator("table.score")).to_be_visible(timeout=4 * PATIENCE)
    finished(house, ada, draws=15)
    assert rounds >= {1, 2}
    for seat in (0, 1):
        until = next(number for number, message in enumerate(wires[seat]) if message.get("go", "").endswith("/end"))
        assert until > 20
        seen = [*map(json.dumps, wires[seat][:until]), *pages[seat]]
        own, other = (titles(room.table.state.parts[one].quest) for one in (seat, 1 - seat))
        assert any(own[1] in message for message in seen)
        assert not [message for message in seen if any(word in message for word in other)]


@in_language("pl-PL")
def test_the_first_turns_in_other_languages_on_a_phone(open_browser: Open, house: House, locale: str) -> None:
    person = Person(open_browser(width=360, height=740, locale=locale, has_touch=True), seed=11)
    page = person.page
    for path in (f"/new/{GAME.id}", f"/rules/{GAME.id}"):
        page.goto(path)
        clean(page)
    set_a_table(page, ("me", "Ада"), ("device", "Łucja"), ("bot", ""), game=GAME.id)
    assert page.locator("html").get_attribute("lang") == locale[:2]
    asked: set[str] = set()
    for _ in range(60):
        clean(page)
        if kind(person) not in asked and kind(person) != "pass":
            asked.add(kind(person))
            for tab in ("log", "cards", "help", "board"):
                page.locator(f"a[data-tab={tab}]:not([data-sheet])").click()
                clean(page)
            if kind(person) in ("dog", "keep-quest", "act", "confirm"):
                assert nothing_is_cut(page)
            if kind(person) in ("act", "confirm"):
                assert page.locator(".sheetbox").evaluate("sheet => sheet.scrollTop") == 0, "the dungeon is in sight"
        if {"dog", "keep-quest", "place", "confirm"} <= asked:
            break
        if kind(person) == "act" and room_of(house, person).table.state.dungeon.tiles[3:]:
            prefer(person, "walk")
        else:
            prefer(person, "explore", *BOUNTY)
    assert {"dog", "keep-quest", "act", "place", "confirm"} <= asked


def clean(page: Page) -> None:
    found = KEY.search(page.locator("body").inner_text())
    assert not found
    assert fits(page)


def nothing_is_cut(page: Page) -> bool:
    """What follows from a choice can be read to its end."""
    heights = "texts => texts.map(text => text.scrollHeight - text.clientHeight)"
    cut = page.locator("#part-question .option small").evaluate_all(heights)
    return bool(cut) and max(cut) <= 1


CROSSROADS = "R28 1,0; R32 2,0; R33 3,0; R34 4,0; R35 0,1; R36 -1,0"


def test_many_places_are_sorted_and_all_of_them_in_reach_of_the_keys(open_browser: Open, house: House) -> None:
    page = open_browser(width=360, height=740)
    _, room = card_in_hand(page, house, "R29", CROSSROADS)
    ask = room.table.question(0)
    assert ask is not None
    options = [str(action) for action in ask.options]
    shown = page.locator("#part-question .options").locator("summary:visible, button.option:visible")
    places = page.locator("#part-question details.place")
    assert len(options) > 12
    assert shown.count() == 1
    page.keyboard.press("1")
    expect(places.first).to_be_visible()
    assert shown.count() < len(options) / 2
    found: set[str] = set()
    for place in places.all():
        place.locator("summary").focus()
        page.keyboard.press("Enter")
        expect(place).to_have_attribute("open", "")
        for _ in range(place.locator(".option").count()):
            page.keyboard.press("ArrowDown")
            found.add(str(page.evaluate("() => document.activeElement.value")))
    alone = page.locator("#part-question details.kind > div > button.option")
    found |= {str(button.get_attribute("value")) for button in alone.all()}
    assert found == set(options)
    page.keyboard.press("Escape")
    expect(page.locator("details.place[open]")).to_have_count(0)
    expect(page.locator("details.kind[open]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("details.kind[open]")).to_have_count(0)
    before = len(room.table.state.dungeon.tiles)
    for _ in range(3):
        page.keyboard.press("1")
    laid(room, page)
    assert len(room.table.state.dungeon.tiles) == before + 1


def test_a_reason_is_given_once_under_what_it_bars(open_browser: Open, house: House) -> None:
    page = open_browser()
    _, room = card_in_hand(page, house)
    words, view = tongue("en", GAME.id), room.table.view(0)
    barred = [(words.say(f"group-{wish.action.kind}"), words.barred(wish, view, room.book)) for wish in room.table.barred(0)]
    # What lies behind a tab comes a moment after what is looked at.
    expect(page.locator(".barred dt")).to_have_text(list(dict.fromkeys(heading for heading, _ in barred)))
    reasons = page.locator(".barred dd").evaluate_all("lines => lines.map(line => line.textContent)")
    assert sorted(reasons) == sorted(reason for _, reason in set(barred))
    assert len(barred) > len(reasons) > 0


def test_a_click_says_what_a_thing_is_before_it_says_why_not(open_browser: Open, house: House) -> None:
    page = open_browser()
    person = Person(page)
    set_a_table(page, ("me", "Ada"), ("bot", ""), game=GAME.id)
    mine, other = dog("bonk", quest="last-wish"), dog("ruta", place="out", quest="bone-collector")
    lay(house, person, den(mine, other, rooms="R51 1,0; R52 2,0", common="steel-grip tick-check", countdown=0, bag="R30"))
    expect(page.locator("#question")).to_have_text("No cards are left to draw. Walk out or sleep?")
    before = person.stamp()
    dragon = "Dragon. Needs 2 bows, 2 swords, 2 fireballs. Passing by: 3 damage. 4 coins."
    for spot, words in (
        ("room-R51", dragon),
        ("room-R52", dragon),
        ("room-R00-2", "The start room: all ways begin here."),
        ("quest-steel-grip", "Steel Grip. 5 coins for the most trophy swords at the end."),
        ("quest-last-wish", "Last Wish. 2 coins for each ifrit you hold at the end."),
        ("stack", "The stack of rooms: 1 card. The pictures count what can still come out of it."),
        ("pup-1", "Ruta the Snowy. A sword, 2 fireballs; defence 5. More defence than anybody else."),
    ):
        page.locator(f"#board [data-spot='{spot}']").first.dispatch_event("click")
        expect(page.locator("#say")).to_have_text(words)
    page.locator("#board [data-spot='supply']").dispatch_event("click")
    expect(page.locator("#say")).to_contain_text("Potion of magic. Counts once as a fireball")
    assert person.stamp() == before
    told = page.locator("#part-cards").inner_text()
    assert "Last Wish" in told
    assert "Bone Collector" not in page.content(), "the other's quest stays a secret"


def test_an_onlooker_is_told_what_a_thing_is_and_nothing_more(open_browser: Open, house: House) -> None:
    person, onlooker = Person(open_browser()), open_browser()
    set_a_table(person.page, ("me", "Ada"), ("bot", ""), game=GAME.id)
    lay(house, person, den(dog("bonk"), dog("ruta", place="out"), rooms="R19 1,0"))
    onlooker.goto(f"/t/{person.table_id()}/watch")
    onlooker.locator("#board [data-spot='room-R19']").dispatch_event("click")
    expect(onlooker.locator("#say")).to_have_text(
        "Cerberus. Needs 3 swords. Passing by: 2 damage. Trophy: a defence symbol. 1 coin."
    )


def test_a_place_lights_up_with_its_heading(open_browser: Open, house: House) -> None:
    page = open_browser()
    card_in_hand(page, house, "R29", CROSSROADS)
    page.keyboard.press("1")
    heading = page.locator("details.place summary").first
    heading.focus()
    under = page.locator("details.place").first.locator(".option").evaluate_all("all => all.map(one => one.value)")
    lit = page.locator("#board .tt-cell.lit").evaluate_all("all => all.map(one => one.dataset.turns)")
    assert len(lit) == 1
    assert sorted(pair.split(":", 1)[1] for pair in lit[0].split(";")) == sorted(under)
    page.locator("#question").focus()
    expect(page.locator("#board .lit")).to_have_count(0)


def test_long_results_are_never_cut_on_the_four_sides(open_browser: Open, house: House) -> None:
    for width in (360, 1280):
        page = open_browser(width=width, height=740)
        person = Person(page)
        set_a_table(page, ("me", "Ada"), ("bot", ""), game=GAME.id)
        table = answer(den(dog("bonk", "bow"), dog("ruta"), rooms="R79 1,0; R75 0,1; R28 -1,0"), "walk")
        lay(house, person, table)
        expect(page.locator("#question")).to_contain_text("You are in the start room")
        boxes = [side.bounding_box() for side in page.locator(".as-compass [data-side]").all()]
        assert len(boxes) == 4
        assert [len({box[edge] for box in boxes if box is not None}) for edge in ("x", "y")] == [2, 2]
        assert nothing_is_cut(page)


@look(360, "dark")
def test_no_page_of_the_dogs_has_a_fault(open_browser: Open, house: House, width: int, scheme: str) -> None:
    page = open_browser(width=width, color_scheme=scheme)
    found: list[str] = []
    set_a_table(page, ("me", "Ada"), ("bot", ""), game=GAME.id)
    person = Person(page, seed=8)
    checked: set[str] = set()
    for _ in range(200):
        asked = kind(person)
        if asked in ("dog", "place", "enter", "confirm", "over") and asked not in checked:
            checked.add(asked)
            if asked == "place" and page.locator("details.kind").count():
                open_group_of(page.locator("details.place .option").first)
            found += faults(page)
            for tab in ("cards", "help", "board") if asked == "place" else ():
                if page.locator(f"a[data-tab={tab}]:not([data-sheet])").is_visible():
                    page.locator(f"a[data-tab={tab}]:not([data-sheet])").click()
                    found += faults(page)
        if asked == "over":
            break
        if not EVERY_LOOK and {"dog", "place", "confirm"} <= checked:
            leave_to_bots(house, room_of(house, person))
            expect(page.locator("table.score")).to_be_visible(timeout=4 * PATIENCE)
        else:
            prefer(person, advice(house, person))
    assert {"dog", "place", "confirm", "over"} <= checked
    page.goto(f"/t/{person.table_id()}/replay?step=40&verify=1")
    found += faults(page)
    assert found == []
