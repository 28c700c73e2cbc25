"""Every text that a table's page shows untouched: how large, where, and what keeps it from being read."""

from __future__ import annotations

from pathlib import Path

import msgspec
from playwright.sync_api import Page

LEAST = 11.0
"""Letters smaller than this, in CSS pixels, are not there."""
TOLERANCE = 0.05
SCROLLED = "scroller"
"""Cut off by the edge of something that scrolls: a half-shown line says that there is more."""
LOG = "log"
_MEASURE = Path(__file__).with_suffix(".js").read_text()


class Text(msgspec.Struct, frozen=True):
    """One drawn text: a text node of the page, or a line of a picture."""

    words: str
    size: float
    """Of its letters as drawn, in CSS pixels."""
    box: tuple[float, float, float, float]
    """Left, top, width, height of what is seen of it, as near to the ink as the font tells."""
    block: str
    path: str
    """Its element, as a selector would name it."""
    cut: str
    """What cuts it off: `svg`, `box`, `ellipsis`, `window` or `scroller`; empty where all of it is seen."""
    under: str
    """What covers it."""
    over: tuple[str, ...]
    """The words it runs into."""
    within: tuple[int, ...] = ()
    """Which of the selectors that were asked for it belongs to."""

    @property
    def small(self) -> bool:
        return self.size < LEAST - TOLERANCE

    @property
    def cut_off(self) -> bool:
        return self.cut not in ("", SCROLLED)

    @property
    def legible(self) -> bool:
        return not (self.small or self.cut or self.under or self.over)

    def __str__(self) -> str:
        x, y, width, height = self.box
        where = f"{x:.0f},{y:.0f} {width:.0f}×{height:.0f}"
        return f"{self.size:.1f} px “{self.words[:60]}” in {self.block or 'the page'}, {self.path}, {where}"


class Sight(msgspec.Struct, frozen=True):
    """What is in sight of a page without touching it."""

    texts: list[Text]
    found: tuple[int, ...]
    """How many elements there are for each of the selectors, in sight or not."""

    def small(self) -> list[Text]:
        return sorted((text for text in self.texts if text.small), key=lambda text: text.size)

    def cut_off(self) -> list[Text]:
        return [text for text in self.texts if text.cut_off]

    def half_scrolled(self) -> list[Text]:
        return [text for text in self.texts if text.cut == SCROLLED]

    def overlapping(self) -> list[Text]:
        return [text for text in self.texts if text.over]

    def covered(self) -> list[Text]:
        return [text for text in self.texts if text.under]

    def said(self, within: int | None = None) -> str:
        """All that can be read in the order of the page, the log left out; or in the elements of one of the selectors."""
        texts = (text for text in self.texts if text.legible)
        return plain(" ".join(text.words for text in texts if (text.block != LOG if within is None else within in text.within)))

    def reads(self, selector: int) -> bool:
        """Whether there is something to be read in the elements of a selector, and nothing of it is hard to read."""
        texts = [text for text in self.texts if selector in text.within]
        return bool(texts) and all(text.legible for text in texts)


def plain(words: str) -> str:
    """For comparing: drawings write in capitals, and break lines where the page does not."""
    return " ".join(words.casefold().replace("\u00ad", "").split())


def sight(page: Page, *selectors: str) -> Sight:
    return msgspec.convert(page.evaluate(_MEASURE, list(selectors)), Sight)
