"""Tales of Tails in a real browser: the card in hand is turned and laid by mouse, key, finger and button."""

from __future__ import annotations

import re

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


def card_in_hand(page: Page, house: House, card: str = "R17", rooms: str = "R28 1,0") -> tuple[Person, Room]:
    """A person who holds this card; nobody else is awake."""
    person = Person(page)
    set_a_table(page, ("me", "Ada"), ("bot", ""), game=GAME.id)
    page.wait_for_selector("#board")
    table = den(dog("bonk"), dog("ruta", place="asleep"), rooms=rooms, drawn=BOOK.number[card], bag="R30 R31")
    room = lay(house, person, table)
    page.wait_for_selector("#tt-ghost", state="attached")
    return person, room


def cell(page: Page, x: int, y: int) -> Locator:
    return page.locator(f"#tt-cell-{x}-{y}")


def laid(room: Room, page: Page) -> Tile:
    page.wait_for_selector("#tt-ghost", state="detached")
    tile: Tile = room.table.state.dungeon.tiles[-1]
    return tile


def test_the_mouse_carries_the_card_and_a_key_turns_it(open_browser: Open, house: House) -> None:
    page = open_browser()
    _, room = card_in_hand(page, house)
    assert faults(page) == []
    ghost, south = page.locator("#tt-ghost"), cell(page, 0, 1)
    point_at(page, south)
    expect(ghost).to_have_class(re.compile(r"\bon\b"))
    expect(ghost).to_have_attribute("transform", "translate(0 100)")
    fits = south.get_attribute("data-turns") or ""
    assert [pair.split(":")[0] for pair in fits.split(";")] == ["180", "270"]
    expect(south).to_have_class(re.compile("tt-misfit"))
    assert south.get_attribute("data-option") is None
    page.keyboard.press("r")
    expect(south).to_have_class(re.compile("tt-misfit"))
    page.keyboard.press("r")
    expect(south).not_to_have_class(re.compile("tt-misfit"))
    expect(south).to_have_attribute("data-option", "place R00-2-south-180")
    expect(page.locator("body")).to_have_attribute("data-tab", "board")
    page.keyboard.press("r")
    expect(south).to_have_attribute("data-option", "place R00-2-south-270")
    expect(page.locator("#tt-hand .tt-ground-turn")).to_have_attribute("transform", "rotate(270)")
    point_at(page, south, click=True)
    assert laid(room, page) == Tile(0, 1, BOOK.number["R17"], 3)


def test_a_click_on_a_place_that_does_not_fit_turns_the_card_first(open_browser: Open, house: House) -> None:
    page = open_browser()
    _, room = card_in_hand(page, house)
    south = cell(page, 0, 1)
    point_at(page, south, click=True)
    expect(south).to_have_attribute("data-option", "place R00-2-south-180")
    assert len(room.table.state.dungeon.tiles) == 2
    point_at(page, south, click=True)
    assert laid(room, page) == Tile(0, 1, BOOK.number["R17"], 2)


def test_a_finger_points_first_and_lays_then(open_browser: Open, house: House) -> None:
    page = open_browser(width=360, height=740, has_touch=True)
    _, room = card_in_hand(page, house)
    west = cell(page, -1, 0)
    west.locator(".hit").tap()
    expect(page.locator("#tt-ghost")).to_have_attribute("transform", "translate(-100 0)")
    before = west.get_attribute("data-option")
    assert len(room.table.state.dungeon.tiles) == 2
    page.locator(".tt-turner").tap()
    expect(west).not_to_have_attribute("data-option", before or "")
    if west.get_attribute("data-option") is None:
        west.locator(".hit").tap()
    chosen = west.get_attribute("data-option") or ""
    west.locator(".hit").tap()
    tile = laid(room, page)
    assert (tile.x, tile.y) == (-1, 0)
    assert chosen.endswith(f"-{tile.turn * 90}")


def test_a_button_shows_its_place_and_turn(open_browser: Open, house: House) -> None:
    page = open_browser()
    _, room = card_in_hand(page, house)
    button = page.locator("button.option[value='place R00-2-south-180']")
    open_group_of(button)
    button.focus()
    expect(page.locator("#tt-ghost")).to_have_attribute("transform", "translate(0 100)")
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
    expect(page.locator("#tt-ghost .tt-ground-turn")).to_have_attribute("transform", re.compile(r"rotate\((?:270|-90)\)"))
    expect(page.locator("#tt-ghost")).to_have_attribute("transform", "translate(0 100)")
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
    for body in ("#tt-hand", "#tt-ghost"):
        face = page.locator(f"{body} [data-faces]")
        faces = (face.get_attribute("data-faces") or "").split()
        assert len(set(faces)) == 3
        for _ in range(4):
            page.keyboard.press("r")
            turned = page.locator(f"{body} .tt-ground-turn").get_attribute("transform") or ""
            turn = int(turned.removeprefix("rotate(").removesuffix(")")) // 90 % 4
            expect(face).to_have_attribute("href", f"#{faces[turn]}")


@pytest.mark.parametrize("by_key", [False, True])
def test_a_phone_looks_closer_at_the_dungeon_not_at_what_lies_below(open_browser: Open, house: House, by_key: bool) -> None:
    page = open_browser(width=360, height=740, has_touch=True)
    card_in_hand(page, house)

    def middle_and_width() -> tuple[float, float, float]:
        box = page.locator("#tt-dungeon").bounding_box()
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


def test_the_button_that_turns_the_card_is_in_sight_and_covers_no_place(open_browser: Open, house: House) -> None:
    page = open_browser(width=360, height=740, has_touch=True)
    card_in_hand(page, house, "R08", "R28 1,0; R32 2,0; R29 0,1 turn 90; R30 0,2 turn 90")
    turner, sheet = page.locator(".tt-turner").bounding_box(), page.locator(".sheetbox").bounding_box()
    assert turner is not None
    assert sheet is not None
    assert turner["y"] + turner["height"] <= sheet["y"] + sheet["height"]
    assert min(turner["width"], turner["height"]) >= 44
    for place in page.locator(".tt-cell .hit").all():
        box = place.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= turner["y"]


@pytest.mark.parametrize("height", [800, 860])
def test_the_dungeon_has_most_of_a_desktop_and_what_lies_beside_it_can_be_read(
    open_browser: Open, house: House, height: int
) -> None:
    page = open_browser(height=height)
    card_in_hand(page, house)
    ground, stage = page.locator(".tt-at-dungeon").first.bounding_box(), page.locator(".sheetbox").bounding_box()
    assert ground is not None
    assert stage is not None
    assert ground["width"] > stage["width"] * 0.66
    sizes = page.locator("#part-live text").evaluate_all(
        "all => all.filter((text) => !text.closest('.tt-at-dungeon')).map((text) => "
        "[text.textContent, parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a])"
    )
    assert len(sizes) > 30
    assert [(words, size) for words, size in sizes if size < 10] == []


def test_a_room_looked_at_closely_stays_where_it_is_while_the_dungeon_grows(open_browser: Open, house: House) -> None:
    page = open_browser()
    _, room = card_in_hand(page, house, "R29", "R28 1,0; R32 2,0; R33 3,0; R34 4,0")
    start = page.locator("#tt-R00-2 use").first
    box = start.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    for _ in range(8):
        page.mouse.wheel(0, -120)
    expect(page.locator("#board")).to_have_class(re.compile("zoomed"))
    before, frame = start.bounding_box(), page.locator("#tt-dungeon").get_attribute("transform")
    page.evaluate("() => choose('place R34-east-0')")
    assert laid(room, page).x == 5
    expect(page.locator("#tt-dungeon")).not_to_have_attribute("transform", frame or "")
    after = start.bounding_box()
    assert before is not None
    assert after is not None
    assert all(abs(before[side] - after[side]) < 1 for side in ("x", "y", "width"))
