"""What pages are set in: every face is shipped with the letters of the three languages, and signs are drawn, not typed."""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from itertools import chain
from pathlib import Path

import pytest

from undercroft.server.pages.base import render_part
from undercroft.texts import tongue

WEB = Path(__file__).resolve().parent.parent / "src/undercroft/web"
VENDOR = WEB / "static/vendor"
GAMES = WEB.parent / "games"
GAMES = WEB.parent / "games"
STYLES = sorted(path for path in (*WEB.glob("static/**/*.css"), *GAMES.glob("*/face/*.css")) if VENDOR not in path.parents)
GENERIC = {"serif", "sans-serif", "cursive", "monospace", "system-ui", "inherit"}
LETTERS = {
    "latin": "ABCXYZabcxyz0189 +-×−–…·’",
    "latin-ext": "ĄĆĘŁŃŚŹŻąćęłńśźż",
    "cyrillic": "АБВЁЖЩЪЫЬЭЮЯабвёжщъыьэюя",
}
PLAIN = "·×−–—…«»„“”’°№"
"""Signs of print that PT Sans has, and every page and board falls back on it."""


def families(style: str) -> set[str]:
    """The names after `font-family`, and those that end a `font`."""
    lists = re.findall(r"font-family:\s*([^;}]+)", style)
    lists += re.findall(r"font:[^;}]*?((?:\"[^\"]+\"|inherit)[^;}]*)", style)
    return {name.strip(" \n\"'") for names in lists for name in names.split(",")}


def shipped() -> dict[tuple[str, str], dict[str, str]]:
    """By family and weight: the range of letters of each file."""
    found: dict[tuple[str, str], dict[str, str]] = defaultdict(dict)
    rule = r"font-family: '([^']+)'; font-weight: (\d+);.*?url\('([^']+)'\).*?unicode-range: ([^;]+);"
    for family, weight, file, letters in re.findall(rule, (VENDOR / "fonts.css").read_text(), re.DOTALL):
        found[family, weight][file] = letters
    return found


def covers(letters: str, letter: str) -> bool:
    ends = ([int(end, 16) for end in part.removeprefix("U+").split("-")] for part in letters.split(","))
    return any(end[0] <= ord(letter) <= end[-1] for end in ends)


@pytest.mark.parametrize("style", STYLES, ids=lambda path: f"{path.parent.parent.name}-{path.name}")
def test_every_face_a_style_names_is_shipped(style: Path) -> None:
    unknown = families(style.read_text()) - GENERIC - {family for family, _ in shipped()}
    assert unknown == set()


def test_every_shipped_face_is_named_somewhere() -> None:
    named = set(chain.from_iterable(families(style.read_text()) for style in STYLES))
    assert {family for family, _ in shipped()} <= named


@pytest.mark.parametrize("subset", LETTERS)
def test_every_shipped_face_has_the_letters_of_all_three_languages(subset: str) -> None:
    for face, files in shipped().items():
        (file,) = (file for file in files if f"-{subset}-{face[1]}-" in file)
        assert [letter for letter in LETTERS[subset] if not covers(files[file], letter)] == []
        assert (VENDOR / file).read_bytes()[:4] == b"wOF2"


def typed_signs(text: str) -> set[str]:
    return {sign for sign in text if ord(sign) > 127 and not unicodedata.category(sign).startswith("L")} - set(PLAIN)


@pytest.mark.parametrize(
    "path",
    [
        *sorted(WEB.glob("templates/*.html")),
        *sorted(path for path in (*WEB.glob("static/**/*.js"), *GAMES.glob("*/face/*.js")) if VENDOR not in path.parents),
        *STYLES,
        *sorted(GAMES.glob("*/board*.py")),
    ],
    ids=lambda path: f"{path.parent.name}-{path.name}",
)
def test_no_sign_is_typed_that_a_system_may_lack(path: Path) -> None:
    """Arrows, triangles, ticks and the like are drawn: the macro `glyph`, a border in the style, a path on a board."""
    assert typed_signs(path.read_text(encoding="utf-8")) == set()


def test_typed_signs_are_found() -> None:
    assert typed_signs("3 – 4 ⛶ ✓ → ąЖ…") == {"⛶", "✓", "→"}
    assert families('.a { font-family: "X Y", serif; } kbd { font: 700 1rem/1 "Z", system-ui; }') == {
        "X Y",
        "serif",
        "Z",
        "system-ui",
    }


def test_an_arrow_in_words_is_drawn_and_still_read() -> None:
    choice = {"text": "brew", "sign": "", "words": "Brew", "effect": "potions 3 → 5 <b>", "side": "", "brief": ""}
    drawn = render_part("_table.html", "answers", tongue("en"), [choice])
    assert re.search(r'potions 3 <svg class="glyph glyph-to".*?</svg><span class="sr">→</span> 5 &lt;b&gt;', drawn)
