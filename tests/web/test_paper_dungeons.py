"""Paper Dungeons in a real browser: what of the sheet is seen untouched in each window, and how the rest is reached."""

from __future__ import annotations

from itertools import product

import pytest
from playwright.sync_api import Page, expect

from tests.running import House
from tests.web.conftest import EVERY_LOOK, Open
from tests.web.legible import sight
from tests.web.seeded import WINDOWS, seat_at, settle
from undercroft.games.paper_dungeons import GAME
from undercroft.texts import LANGUAGES, tongue

pytestmark = pytest.mark.browser

DESKTOP, UPRIGHT, SIDEWAYS, TABLET = WINDOWS
DICE = ("w1", "w2", "w3", "b1", "b2", "b3")
TEAM = ("heroes", "potions", "items", "tracks", "rounds")
IN_SIGHT = {
    DESKTOP: (*DICE, "map", *TEAM),
    UPRIGHT: (*DICE, "map", "brief"),
    SIDEWAYS: (*DICE, "map", "figures"),
    TABLET: (*DICE, "map", "brief", "heroes", "items", "tracks"),
}
"""What each window shows before anything is touched."""
LEAST_BY_HAND = 15


def at_the_table(open_browser: Open, house: House, window: tuple[int, int], when: str = "late", language: str = "en") -> Page:
    page = open_browser(width=window[0], height=window[1])
    seat_at(house, page, GAME.id, when, language)
    return page


def shown(page: Page) -> set[str]:
    """Blocks that lie in sight as a whole, without scrolling."""
    found: list[str] = page.evaluate(
        """() => {
            const frame = document.querySelector(".sheetbox").getBoundingClientRect();
            const inside = ({ left, top, right, bottom }) =>
                left >= frame.left - 1 && top >= frame.top - 1 && right <= frame.right + 1 && bottom <= frame.bottom + 1;
            const blocks = [...document.querySelectorAll("#board .block:not(.ground)")];
            return blocks.filter((block) => block.checkVisibility() && inside(block.getBoundingClientRect()))
                .map((block) => block.dataset.block);
        }"""
    )
    return set(found)


def written(page: Page) -> list[float]:
    """Sizes of the letters in the face that is hard to read when small."""
    found: list[float] = page.evaluate(
        """() => [...document.querySelectorAll("#board .block .pd-hand")].filter((text) => text.getBoundingClientRect().width)
            .map((text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().d)"""
    )
    return found


@pytest.mark.parametrize(
    ("window", "when", "language"),
    list(product(WINDOWS, ("early", "middle", "late"), LANGUAGES))
    if EVERY_LOOK
    else [(UPRIGHT, "middle", "ru"), (SIDEWAYS, "early", "pl")],
)
def test_the_sheet_can_be_read_untouched(
    open_browser: Open, house: House, window: tuple[int, int], when: str, language: str
) -> None:
    page = at_the_table(open_browser, house, window, when, language)
    assert shown(page) >= set(IN_SIGHT[window])
    seen = sight(page, "#board .block")
    drawn = [text for text in seen.texts if text.within]
    assert len(drawn) > 30
    assert not [str(text) for text in drawn if not text.legible]
    assert all(size >= LEAST_BY_HAND for size in written(page))
    assert page.locator(".sheetbox").evaluate("box => box.scrollHeight <= box.clientHeight")
    assert page.locator("#beyond").is_hidden()


@pytest.mark.parametrize("window", [UPRIGHT, SIDEWAYS, TABLET] if EVERY_LOOK else [UPRIGHT])
def test_the_team_lies_one_tab_away(open_browser: Open, house: House, window: tuple[int, int]) -> None:
    page = at_the_table(open_browser, house, window, "middle", "ru")
    page.locator("nav [data-sheet='team']").click()
    settle(page)
    for block in TEAM:
        drawn = page.locator(f"#board [data-block='{block}']")
        drawn.scroll_into_view_if_needed()
        assert not [str(text) for text in sight(page, f"[data-block='{block}']").texts if text.within and text.small]
    expect(page.locator("#board [data-block='map']")).to_be_hidden()
    assert all(size >= LEAST_BY_HAND for size in written(page))


@pytest.mark.parametrize("window", WINDOWS if EVERY_LOOK else [DESKTOP, SIDEWAYS])
def test_another_team_is_looked_at_in_place_of_the_own(open_browser: Open, house: House, window: tuple[int, int]) -> None:
    """Its figures stand where the own ones stood, and whose they are covers nothing but dice, which all teams share."""
    page = open_browser(width=window[0], height=window[1])
    room = seat_at(house, page, GAME.id, "middle")
    words, sheet = tongue("en", GAME.id), room.table.view(0).sheets[1]
    figures = {
        "heroes": f"{words.name('sheet', 'strength')} {sheet.strength}",
        "brief": f"{sheet.wounds} / {sheet.strength}",
        "figures": f"{sheet.wounds} of {sheet.strength}",
    }
    assert sheet.strength != room.table.view(0).sheets[0].strength
    page.locator("button.look").nth(1).click()
    settle(page)
    seen = sight(page, "#board .block")
    drawn = [text for text in seen.texts if text.within]
    for block in {"heroes", "brief", "figures"} & set(IN_SIGHT[window]):
        assert figures[block] in [text.words for text in drawn if text.block == block]
    # What is drawn by reference counts as a whole, see-through strokes of a pencil too.
    assert not [str(text) for text in drawn if text.under not in ("", "use.looked") or text.small or text.cut or text.over]
    page.locator("#looking button").click()
    expect(page.locator("#looking")).to_be_hidden()


def test_eight_teams_leave_the_sheet_its_room(open_browser: Open, house: House) -> None:
    page = at_the_table(open_browser, house, DESKTOP, "eight", "ru")
    assert shown(page) >= set(IN_SIGHT[DESKTOP])
    assert page.locator("button.look").count() == 8
    assert not [str(text) for text in sight(page, "#board .block").texts if text.within and not text.legible]


def test_a_tap_on_a_thing_that_is_no_option_says_what_it_is(open_browser: Open, house: House) -> None:
    page = at_the_table(open_browser, house, DESKTOP, "middle")
    for place, words in (
        ("hero-thief", "Thief: a die with this symbol"),
        ("item-crown", "Crown of the Righteous King. "),
        ("room-B3", "Trap: one wound each time you enter."),
    ):
        page.locator(f"#board [data-spot='{place}'] .glow >> visible=true").first.dispatch_event("click")
        expect(page.locator("#say")).to_contain_text(words)
