"""Tales of Tails in a real browser: the card in hand is turned and laid by mouse, key, finger and button."""

from __future__ import annotations

import re
from operator import itemgetter

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.games.tales_of_tails.positions import BOOK, den, dog
from tests.running import House
from tests.web.browsing import faults, lay, open_group_of, point_at, set_a_table
from tests.web.conftest import Open, Person
from undercroft.games import GAMES
from undercroft.games.tales_of_tails.state import Tile
from undercroft.server.play.room import Room

pytestmark = pytest.mark.browser
GAME = GAMES["tales-of-tails"]
ALIKE = "R71"
"""A card that lies half turned as it did before."""


def card_in_hand(page: Page, house: House, card: str = "R17", rooms: str = "R28 1,0") -> tuple[Person, Room]:
    """A person who holds this card; nobody else is awake."""
    person = Person(page)
    set_a_table(page, ("me", "Ada"), ("bot", ""), game=GAME.id)
    page.wait_for_selector("#board")
    table = den(dog("bonk"), dog("ruta", place="asleep"), rooms=rooms, drawn=BOOK.number[card], bag="R30 R31")
    room = lay(house, person, table)
    page.wait_for_selector(".ghost", state="attached")
    page.wait_for_selector("#part-question[data-listens]")
    return person, room


def cell(page: Page, x: int, y: int) -> Locator:
    return page.locator(f"#tt-cell-{x}-{y}")


def laid(room: Room, page: Page) -> Tile:
    page.wait_for_selector(".ghost", state="detached")
    tile: Tile = room.table.state.dungeon.tiles[-1]
    return tile


def lies_at(page: Page, x: int, y: int) -> None:
    expect(page.locator(".ghost")).to_have_class(re.compile(r"\bchosen\b"))
    expect(page.locator(".ghost")).to_have_attribute("transform", f"translate({x} {y})")


def deed(page: Page, name: str, bar: str = "panel") -> Locator:
    return page.locator(f"#tile-{bar} [data-lay={name}]")


def turned(page: Page, body: str = "#tile") -> int:
    angle = page.locator(f"{body} .tt-ground-turn").get_attribute("transform") or ""
    return int(angle.removeprefix("rotate(").removesuffix(")")) % 360


def test_the_mouse_points_at_a_place_turns_the_card_and_places_it_there(open_browser: Open, house: House) -> None:
    page = open_browser()
    _, room = card_in_hand(page, house)
    assert faults(page) == []
    ghost, south = page.locator(".ghost"), cell(page, 0, 1)
    point_at(page, south)
    expect(ghost).to_have_class(re.compile(r"\bon\b"))
    expect(ghost).to_have_attribute("transform", "translate(0 100)")
    expect(south).to_have_class(re.compile("misfit"))
    for bar in ("panel", "beside"):
        assert "main" not in (deed(page, "place", bar).get_attribute("class") or "")
    expect(deed(page, "place")).to_be_disabled()
    point_at(page, south, click=True)
    lies_at(page, 0, 100)
    expect(south).to_have_attribute("data-option", "place R00-2-south-180")
    assert len(room.table.state.dungeon.tiles) == 2
    expect(page.locator("#tile-panel p").first).to_contain_text("turn 1 of 2")
    expect(page.locator("button.main:visible")).to_have_count(2)
    expect(deed(page, "place", "beside")).to_have_class("main")
    assert faults(page) == []
    deed(page, "turn", "beside").click()
    expect(south).to_have_attribute("data-option", "place R00-2-south-270")
    expect(page.locator("#tile-panel p").first).to_contain_text("turn 2 of 2")
    assert turned(page) == turned(page, "#tt-hand") == 270
    deed(page, "place", "beside").click()
    assert laid(room, page) == Tile(0, 1, BOOK.number["R17"], 3)
    expect(page.locator("#tile-beside")).to_be_hidden()
    expect(page.locator("#tile-panel")).to_be_hidden()


def test_a_turn_chosen_first_stays_at_a_place_that_it_fits(open_browser: Open, house: House) -> None:
    page = open_browser()
    _, room = card_in_hand(page, house)
    while turned(page) != 270:
        page.locator("#tt-hand").click()
    for place in page.locator(".tt-cell").all():
        fits = "270:" in (place.get_attribute("data-turns") or "")
        assert ("misfit" in (place.get_attribute("class") or "")) is not fits
    point_at(page, cell(page, 0, 1), click=True)
    deed(page, "place").click()
    assert laid(room, page) == Tile(0, 1, BOOK.number["R17"], 3)


def test_cancel_puts_the_card_aside(open_browser: Open, house: House) -> None:
    page = open_browser()
    _, room = card_in_hand(page, house)
    point_at(page, cell(page, 0, 1), click=True)
    lies_at(page, 0, 100)
    deed(page, "cancel", "beside").click()
    expect(page.locator("#tile-beside")).to_be_hidden()
    expect(deed(page, "place")).to_be_disabled()
    expect(page.locator(".tt-cell.chosen")).to_have_count(0)
    assert len(room.table.state.dungeon.tiles) == 2


def test_a_second_tap_in_the_same_moment_does_nothing(open_browser: Open, house: House) -> None:
    page = open_browser(guarded=True)
    _, room = card_in_hand(page, house)
    south = cell(page, 0, 1)
    box = south.locator(".hit").bounding_box()
    assert box is not None
    page.mouse.dblclick(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(south).to_have_class(re.compile(r"\bchosen\b"))
    expect(south).to_have_attribute("data-option", "place R00-2-south-180")
    assert len(room.table.state.dungeon.tiles) == 2
    # Once the moment is over, a tap on the place turns what lies there.
    expect(page.locator("#tile-panel")).not_to_have_class(re.compile("fresh"))
    point_at(page, south, click=True)
    expect(south).to_have_attribute("data-option", "place R00-2-south-270")
    assert len(room.table.state.dungeon.tiles) == 2


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390)])
def test_a_finger_points_turns_and_places_in_reach_of_the_thumb(
    open_browser: Open, house: House, width: int, height: int
) -> None:
    page = open_browser(width=width, height=height, has_touch=True)
    _, room = card_in_hand(page, house)
    west = cell(page, -1, 0)
    west.locator(".hit").tap()
    lies_at(page, -100, 0)
    before = west.get_attribute("data-option") or ""
    assert len(room.table.state.dungeon.tiles) == 2
    expect(page.locator("#tile-beside")).to_be_hidden()
    for name in ("place", "turn", "cancel"):
        box = deed(page, name).bounding_box()
        assert box is not None
        assert box["height"] >= 44
        assert box["y"] + box["height"] <= height
    deed(page, "turn").tap()
    expect(west).not_to_have_attribute("data-option", before)
    chosen = west.get_attribute("data-option") or ""
    deed(page, "place").tap()
    tile = laid(room, page)
    assert (tile.x, tile.y) == (-1, 0)
    assert chosen.endswith(f"-{tile.turn * 90}")


def test_keys_go_from_place_to_place_turn_cancel_and_place(open_browser: Open, house: House) -> None:
    page = open_browser()
    _, room = card_in_hand(page, house)
    ids = page.locator(".tt-cell").evaluate_all("all => all.map(one => one.id)")
    places = [tuple(map(int, found)) for one in ids for found in re.findall(r"^tt-cell-(-?\d+)-(-?\d+)$", one)]
    chosen = page.locator(".tt-cell.chosen")
    for key, order in (("ArrowRight", itemgetter(1, 0)), ("ArrowDown", itemgetter(0, 1))):
        walked = []
        for _ in places:
            page.keyboard.press(key)
            walked.append(chosen.get_attribute("id"))
        ordered = [f"tt-cell-{x}-{y}" for x, y in sorted(places, key=order)]
        assert set(walked) == set(ordered)
        start = ordered.index(walked[0] or "")
        assert walked == ordered[start:] + ordered[:start]
        page.keyboard.press("Escape")
        expect(chosen).to_have_count(0)
    while chosen.count() == 0 or chosen.get_attribute("id") != "tt-cell-0-1":
        page.keyboard.press("ArrowRight")
    page.keyboard.press("r")
    expect(cell(page, 0, 1)).to_have_attribute("data-option", "place R00-2-south-270")
    page.keyboard.press("r")
    expect(cell(page, 0, 1)).to_have_attribute("data-option", "place R00-2-south-180")
    page.keyboard.press("Shift+R")
    expect(page.locator("body")).to_have_attribute("data-tab", "board")
    page.keyboard.press("Enter")
    assert laid(room, page) == Tile(0, 1, BOOK.number["R17"], 3)


def test_enter_places_what_the_mouse_has_chosen_and_nothing_before(open_browser: Open, house: House) -> None:
    page = open_browser()
    _, room = card_in_hand(page, house)
    page.locator("#question").focus()
    page.keyboard.press("Enter")
    assert len(room.table.state.dungeon.tiles) == 2
    point_at(page, cell(page, 0, 1), click=True)
    page.keyboard.press("Enter")
    assert laid(room, page) == Tile(0, 1, BOOK.number["R17"], 2)


def test_alike_turns_are_offered_once(open_browser: Open, house: House) -> None:
    page = open_browser()
    person, room = card_in_hand(page, house, ALIKE)
    all_turns = room.table.question(0)
    assert all_turns is not None
    sides = BOOK.rooms[BOOK.number[ALIKE]].sides
    looks = len({sides[turn:] + sides[:turn] for turn in range(4)})
    offered = person.options.evaluate_all("all => all.map(one => one.value)")
    assert len(offered) < len(all_turns.options)
    drawn = [pair for one in page.locator(".tt-cell").all() for pair in (one.get_attribute("data-turns") or "").split(";")]
    assert sorted(pair.split(":", 1)[1] for pair in drawn) == sorted(offered)
    assert {int(pair.split(":", 1)[0]) for pair in drawn} <= {90 * turn for turn in range(looks)}


def test_what_can_be_done_stands_beside_the_tile_inside_the_map_and_covers_no_place(open_browser: Open, house: House) -> None:
    page = open_browser(height=800)
    card_in_hand(page, house, "R08", "R28 1,0; R32 2,0; R29 0,1 turn 90")
    frame = page.locator(".block.map").bounding_box()
    assert frame is not None
    for place in page.locator(".tt-cell").all():
        point_at(page, place, click=True)
        bar, own = page.locator("#tile-beside").bounding_box(), place.locator(".hit").bounding_box()
        assert bar is not None
        assert own is not None
        assert frame["x"] <= bar["x"]
        assert bar["x"] + bar["width"] <= frame["x"] + frame["width"]
        assert frame["y"] <= bar["y"]
        assert bar["y"] + bar["height"] <= frame["y"] + frame["height"]
        beside = bar["x"] >= own["x"] + own["width"] or bar["x"] + bar["width"] <= own["x"]
        assert beside or bar["y"] >= own["y"] + own["height"] or bar["y"] + bar["height"] <= own["y"]


def test_a_button_shows_its_place_and_turn(open_browser: Open, house: House) -> None:
    page = open_browser()
    _, room = card_in_hand(page, house)
    button = page.locator("button.option[value='place R00-2-south-180']")
    open_group_of(button)
    button.focus()
    expect(page.locator(".ghost")).to_have_attribute("transform", "translate(0 100)")
    expect(cell(page, 0, 1)).to_have_class(re.compile(r"\blit\b"))
    page.keyboard.press("Enter")
    assert laid(room, page).turn == 2


def test_a_key_turns_what_the_button_in_focus_answers(open_browser: Open, house: House) -> None:
    page = open_browser()
    _, room = card_in_hand(page, house)
    button = page.locator("button.option[value='place R00-2-south-180']")
    open_group_of(button)
    button.focus()
    page.keyboard.press("r")
    expect(page.locator("button.option[value='place R00-2-south-270']")).to_be_focused()
    assert turned(page) == 270
    expect(page.locator(".ghost")).to_have_attribute("transform", "translate(0 100)")
    page.keyboard.press("r")
    expect(button).to_be_focused()
    page.keyboard.press("Shift+R")
    expect(page.locator("button.option[value='place R00-2-south-270']")).to_be_focused()
    assert len(room.table.state.dungeon.tiles) == 2
    page.keyboard.press("Enter")
    assert laid(room, page) == Tile(0, 1, BOOK.number["R17"], 3)


def test_what_a_card_asks_for_makes_way_for_its_coloured_side_as_it_turns(open_browser: Open, house: House) -> None:
    page = open_browser()
    card_in_hand(page, house, "R08", "R28 1,0; R32 2,0; R33 3,0")
    for body in ("#tt-hand", "#tile"):
        face = page.locator(f"{body} [data-faces]")
        faces = (face.get_attribute("data-faces") or "").split()
        assert len(set(faces)) == 3
        for _ in range(4):
            page.keyboard.press("r")
            expect(face).to_have_attribute("href", f"#{faces[turned(page, body) // 90]}")


@pytest.mark.parametrize("by_key", [False, True])
def test_a_phone_looks_closer_at_the_dungeon_not_at_what_lies_below(open_browser: Open, house: House, by_key: bool) -> None:
    page = open_browser(width=360, height=740, has_touch=True)
    card_in_hand(page, house)

    def middle_and_width() -> tuple[float, float, float]:
        box = page.locator("#tt-R00-2").bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, box["width"]

    before = middle_and_width()
    for step in (1, 2):
        if by_key:
            page.keyboard.press("+")
        else:
            page.locator("[data-zoom=in]").tap()
        x, y, width = middle_and_width()
        assert abs(width / before[2] - 1.4**step) < 0.05
        assert abs(x - before[0]) < 40
        assert abs(y - before[1]) < 40


@pytest.mark.parametrize("height", [800, 860])
def test_the_dungeon_has_most_of_a_desktop_and_all_of_it_can_be_read(open_browser: Open, house: House, height: int) -> None:
    page = open_browser(height=height)
    card_in_hand(page, house)
    ground, stage = page.locator(".tt-at-dungeon").first.bounding_box(), page.locator(".sheetbox").bounding_box()
    assert ground is not None
    assert stage is not None
    assert ground["width"] > stage["width"] * 0.6
    assert ground["height"] > stage["height"] * 0.75
    sizes = page.locator("#board .live text").evaluate_all(
        "all => all.map((text) => [text.textContent, parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a])"
    )
    assert len(sizes) > 30
    assert [(words, size) for words, size in sizes if size < 11] == []


def test_a_room_looked_at_closely_stays_where_it_is_while_the_dungeon_grows(open_browser: Open, house: House) -> None:
    page = open_browser()
    _, room = card_in_hand(page, house, "R29", "R28 1,0; R32 2,0; R33 3,0; R34 4,0")
    start = page.locator("#tt-R00-2 use").first
    box = start.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    for _ in range(4):
        page.mouse.wheel(0, -120)
    expect(page.locator(".block.map")).to_have_class(re.compile("zoomed"))
    before, frame = start.bounding_box(), page.locator("#live-dungeon > g").get_attribute("data-box")
    page.evaluate("() => choose('place R34-east-0')")
    assert laid(room, page).x == 5
    expect(page.locator("#live-dungeon > g")).not_to_have_attribute("data-box", frame or "")
    after = start.bounding_box()
    assert before is not None
    assert after is not None
    assert all(abs(before[side] - after[side]) < 1 for side in ("x", "y", "width"))


def test_a_dungeon_too_large_for_its_frame_is_seen_about_the_dog_and_says_what_lies_beyond(
    open_browser: Open, house: House
) -> None:
    page = open_browser(width=390, height=844, has_touch=True)
    card_in_hand(page, house, "R08", "; ".join(f"R{28 + x} {x + 1},0" for x in range(8)))
    frame, start = page.locator(".block.map").bounding_box(), page.locator("#tt-R00-2").bounding_box()
    assert frame is not None
    assert start is not None
    assert frame["x"] < start["x"]
    assert start["x"] + start["width"] < frame["x"] + frame["width"]
    assert start["width"] >= 80
    expect(page.locator("#beyond [data-side=right] b")).to_have_text(re.compile(r"^[4-6]$"))
    page.locator("[data-zoom=whole]").tap()
    expect(page.locator(".block.map")).to_have_class(re.compile("overview"))
    expect(page.locator("#beyond [data-side=right]")).to_be_hidden()
    for room in page.locator("#board [data-tile]").all():
        box = room.bounding_box()
        assert box is not None
        assert frame["x"] <= box["x"] + 1
        assert box["x"] + box["width"] <= frame["x"] + frame["width"] + 1
