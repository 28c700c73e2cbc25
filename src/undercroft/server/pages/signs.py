"""Small signs that stand in pages by the dozen: each is made once, without a template."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from markupsafe import Markup

from undercroft.draw.marks import SEAT_SHAPES
from undercroft.kernel.types import Seat

if TYPE_CHECKING:
    from undercroft.server.pages.base import Named, SeatLine
    from undercroft.server.reader import Reader

GLYPHS = {
    "again": "M5 4v5h5M5.5 9a8 8 0 1 1-1.3 5",
    "close": "M6 6l12 12M18 6 6 18",
    "down": "M12 4v16m-6-6 6 6 6-6",
    "first": "M18 6v12l-9-6zM6 6v12",
    "goal": "M6 21V4h12l-3 4 3 4H6",
    "fit": "M4 9V4h5m6 0h5v5m0 6v5h-5m-6 0H4v-5",
    "last": "M6 6v12l9-6zm12 0v12",
    "left": "M20 12H4m6-6-6 6 6 6",
    "moment-after": "M8.5 5.5 10.3 10.1 15.2 10.3 11.4 13.4 12.6 18.2 8.5 15.5 4.4 18.2 5.6 13.4 1.8 10.3 6.7 10.1zM18 7l5 5-5 5",
    "moment-before": "M15.5 5.5 17.3 10.1 22.2 10.3 18.4 13.4 19.6 18.2 15.5 15.5 11.4 18.2 12.6 13.4 8.8 10.3 13.7 10.1z"
    "M6 7l-5 5 5 5",
    "more": "M5 12h.01M12 12h.01M19 12h.01",
    "next": "m9 5 7 7-7 7",
    "pause": "M8 6v12M16 6v12",
    "play": "M8 5v14l11-7z",
    "previous": "m15 5-7 7 7 7",
    "right": "M4 12h16m-6-6 6 6-6 6",
    "space": "M4 10v6h16v-6",
    "take-back": "M9 5 4 10l5 5m-5-5h10a5 5 0 0 1 0 10h-3",
    "to": "M4 12h16m-5-5 5 5-5 5",
    "up": "M12 20V4m-6 6 6-6 6 6",
    "warning": "M12 4 2.5 20h19zM12 10v4.5m0 2.5v.1",
    "yes": "m5 13 5 5 9-11",
}
"""The letters of a system may lack them."""


def token(reader: Reader) -> Markup:
    return Markup('<input type="hidden" name="_csrf_token" value="{}">').format(reader.csrf)


@lru_cache(512)
def glyph(name: str, read: str = "") -> Markup:
    """`read` is what a screen reader says in its place."""
    drawn = f'<svg class="glyph glyph-{name}" viewBox="0 0 24 24" aria-hidden="true"><path d="{GLYPHS[name]}"/></svg>'
    return Markup(drawn) + (Markup('<span class="sr">{}</span>').format(read) if read else "")


def mark(line: Named | SeatLine) -> Markup:
    """A seat's shape, with the letter of who sits there."""
    return _mark(line.seat, line.letter)


@lru_cache(512)
def _mark(seat: Seat, letter: str) -> Markup:
    return Markup(
        '<svg class="mark seat-{}" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true"><path d="{}"/>'
        '<text x="16" y="{}" text-anchor="middle">{}</text></svg>'
    ).format(seat, SEAT_SHAPES[seat], 25 if seat == 2 else 22, letter)


@lru_cache(128)
def portrait(bot: str) -> Markup:
    """Of a character that is drawn once on the page."""
    return Markup(
        '<svg class="portrait" viewBox="0 0 100 100" width="40" height="40" aria-hidden="true"><use href="#portrait-{}"/></svg>'
    ).format(bot)
