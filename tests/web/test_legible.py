"""What a table shows untouched can be read: nothing is too small, cut off, covered or run into, and all that matters is there."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Page

from tests.running import House
from tests.web.conftest import EVERY_LOOK, Open
from tests.web.legible import LEAST, Sight, Text, sight
from tests.web.matters import NAMED, listed, look
from tests.web.seeded import LAPTOP, MOMENTS, WINDOWS, seat_at, seeded
from undercroft.texts import LANGUAGES

pytestmark = pytest.mark.browser

TOOL = Path(__file__).resolve().parents[2] / "tools" / "legible.py"
TOO_LOW = {("dungeoneer", "four"), ("dungeoneer", "solo")}
"""There a laptop draws the quest for all small beside four seats, and little of the map over eight cards: closer looks help."""


class Case(NamedTuple):
    when: str
    window: tuple[int, int]
    language: str

    def __str__(self) -> str:
        return f"{self.when} {self.window[0]}x{self.window[1]} {self.language}"


def cases(game: str) -> Iterator[Case]:
    """Four of each game, all windows and languages among them; `make soak` takes all."""
    if EVERY_LOOK:
        for when, window, language in product(MOMENTS[game], (*WINDOWS, LAPTOP), LANGUAGES):
            if window != LAPTOP or (game, when) not in TOO_LOW:
                yield Case(when, window, language)
        return
    for number, when in enumerate(("late", "early", "middle"), start=list(MOMENTS).index(game)):
        yield Case(when, WINDOWS[number % len(WINDOWS)], LANGUAGES[number % len(LANGUAGES)])
    yield Case("late", LAPTOP, "ru")


def faults(seen: Sight) -> list[str]:
    return [
        *(f"smaller than {LEAST:g} px: {text}" for text in seen.small()),
        *(f"cut off ({text.cut}): {text}" for text in seen.cut_off()),
        *(f"covered by {text.under}: {text}" for text in seen.covered()),
        *(f"runs into {', '.join(text.over)}: {text}" for text in seen.overlapping()),
    ]


@pytest.mark.parametrize("game", MOMENTS)
def test_a_table_can_be_read(open_browser: Open, house: House, game: str) -> None:
    found = []
    for case in cases(game):
        page = open_browser(width=case.window[0], height=case.window[1])
        room = seat_at(house, page, game, case.when, case.language)
        seen, lacking = look(page, room.table, case.window, case.language)
        found += [f"{case}: {fault}" for fault in faults(seen) + lacking]
        page.context.close()
    assert found == []


@pytest.mark.parametrize(("game", "when"), [(game, when) for game, moments in MOMENTS.items() for when in moments])
def test_a_moment_is_always_the_same(game: str, when: str) -> None:
    table, moment = seeded(game, when), MOMENTS[game][when]
    ask = table.question(0)
    assert ask is not None
    assert (ask.kind, table.state.round, table.setup.seats) == (moment.kind, moment.round, moment.seats)
    assert table.waiting_for() == (0,)
    assert seeded(game, when).position() == table.position()


@pytest.mark.parametrize("game", MOMENTS)
def test_what_matters_has_words(game: str) -> None:
    for window in (*WINDOWS, LAPTOP):
        assert {*listed("said", game, window), *listed("drawn", game, window)} <= NAMED[game].keys()


# ---- the measure itself ----


def measured(page: Page, body: str, *selectors: str) -> dict[str, Text]:
    page.set_content(f"<style>body {{ margin: 0; font: 16px/20px sans-serif; }}</style>{body}")
    return {text.words: text for text in sight(page, *selectors).texts}


def test_letters_are_as_large_as_they_are_drawn(open_browser: Open) -> None:
    found = measured(
        open_browser(),
        """<p>page</p><p style="transform: scale(.5)">shrunk</p><p style="zoom: .5">zoomed</p>
        <svg viewBox="0 0 100 100" width="200" height="200" font-size="10"><text y="10">twice</text>
        <g transform="scale(.4)"><text y="80">less<tspan x="0" y="120" font-size="20">more</tspan></text></g>
        <text transform="translate(50 50) rotate(90)">turned</text>
        <defs><g id="face"><text y="60">used</text></g><symbol id="sign" viewBox="0 0 30 20"><text y="10">sign</text></symbol>
        <text y="90">kept</text></defs>
        <use href="#face" transform="scale(.5)"/><use href="#sign" x="65" y="70" width="30" height="20"/></svg>""",
    )
    assert {words: round(text.size, 1) for words, text in found.items()} == {
        "page": 16, "shrunk": 8, "zoomed": 8, "twice": 20, "less": 8, "more": 16, "turned": 20, "used": 10, "sign": 20,
    }  # fmt: skip
    assert [text for text in found.values() if not text.legible and not text.small] == []
    x, _, width, height = found["turned"].box
    assert (height > 2 * width, 80 < x < 120) == (True, True)


def test_what_nobody_sees_is_not_in_sight(open_browser: Open) -> None:
    found = measured(
        open_browser(),
        """<p>seen</p><p hidden>hidden</p><p style="opacity: 0"><b>faded</b></p><p style="visibility: hidden">unseen</p>
        <p class="sr" style="position: absolute; clip-path: inset(50%)">spoken</p><p style="color: transparent">clear</p>
        <details><summary>more</summary>folded</details><svg width="100" height="50"><text y="20" fill="none">hollow</text>
        <text x="500" y="20">aside</text></svg>
        <div style="height: 30px; overflow: auto"><p style="margin-top: 60px">below</p></div>
        <p style="position: absolute; top: 3000px">deep</p><p style="position: absolute; top: 402px">under</p>
        <p style="position: fixed; inset: 400px 0 0; background: #fff">over</p>""",
    )
    assert list(found) == ["seen", "more", "over"]


def test_what_is_cut_off_says_by_what(open_browser: Open) -> None:
    page = open_browser(width=400, height=300)
    found = measured(
        page,
        """<svg width="60" height="30"><text x="20" y="20">by the picture</text></svg>
        <svg width="200" height="30"><clipPath id="c"><rect width="30" height="30"/></clipPath>
        <g clip-path="url(#c)"><text y="20">by a path</text></g></svg>
        <div style="width: 60px; overflow: hidden; white-space: nowrap">by a box</div>
        <div style="width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">by three dots</div>
        <div style="height: 30px; overflow: auto">whole<br>half a line<br>none</div>
        <div style="position: absolute; left: 370px; white-space: nowrap">by the window</div><div>not at all</div>""",
    )
    assert {words: text.cut for words, text in found.items()} == {
        "by the picture": "svg", "by a path": "svg", "by a box": "box", "by three dots": "ellipsis", "whole": "",
        "half a line": "scroller", "by the window": "window", "not at all": "",
    }  # fmt: skip
    assert not found["half a line"].cut_off
    x, _, width, _ = found["by the window"].box
    assert x + width == 400


def test_texts_that_run_into_each_other_are_told(open_browser: Open) -> None:
    found = measured(
        open_browser(),
        """<svg width="300" height="200" font-size="16"><rect width="300" height="200" fill="#eee"/>
        <text y="20">first</text><text x="20" y="24">second</text><text y="60">longing</text><text y="75">below</text>
        <text x="100" y="100" transform="rotate(45 100 100)">across</text><text x="130" y="100">beside</text>
        <text x="180" y="60">twice</text><text x="180" y="60">twice</text></svg>""",
    )
    assert {words: text.over for words, text in found.items() if text.over} == {"first": ("second",), "second": ("first",)}


def test_what_lies_over_a_text_is_told(open_browser: Open) -> None:
    found = measured(
        open_browser(),
        """<svg width="300" height="200" font-size="16"><text y="20">hidden</text>
        <rect class="chip" width="60" height="30" fill="#fff" pointer-events="none"/>
        <rect y="30" width="60" height="30" fill="#fff"/><text y="50">on its ground</text>
        <text y="80">touched</text><rect y="60" width="60" height="30" fill="transparent"/>
        <text y="110">crossed out</text><path d="M0 105H90" stroke="#000" stroke-width="2"/></svg>""",
    )
    assert {words: text.under for words, text in found.items()} == {
        "hidden": "rect.chip", "on its ground": "", "touched": "", "crossed out": "",
    }  # fmt: skip


def test_the_page_is_left_as_it_was(open_browser: Open, house: House) -> None:
    page = open_browser()
    seat_at(house, page, "dungeoneer", "early")
    before = page.content()
    sight(page)
    assert page.content() == before


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        (("dungeoneer", "--window", "844"), "'844' is no window"),
        (("dungeoneer", "--when", "never"), "dungeoneer has no moment 'never': choose from early, middle, late, solo, four"),
        (("dungeoneer", "--picture", __file__), "exists"),
    ],
)
def test_the_report_says_what_is_wrong_with_a_wish(wish: tuple[str, ...], words: str) -> None:
    done = subprocess.run([sys.executable, TOOL, *wish], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert words in done.stderr
    assert "Traceback" not in done.stderr
