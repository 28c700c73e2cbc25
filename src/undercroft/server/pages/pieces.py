"""Parts of a page that consist of many alike: each of these is made once, and travels by itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from undercroft.draw.canvas import Layers, Text
from undercroft.server.pages.base import render_part
from undercroft.server.pages.cards import Card
from undercroft.server.pages.telling import Line
from undercroft.texts import Tongue


def whole(parts: Mapping[str, Text | Layers]) -> dict[str, str]:
    return {name: "".join(text) for name, text in parts.items() if not isinstance(text, Layers)}


def gallery(cards: Sequence[Card]) -> Text:
    return '<ul class="cards">\n', *map(_card, cards), "</ul>"


def log(words: Tongue, lines: Sequence[Line]) -> Text:
    return ('<ol class="log">\n', *map(_line, lines), "</ol>") if lines else f"<p>{words.say('table-log-empty')}</p>"


@lru_cache(512)
def _card(card: Card) -> str:
    return render_part("_table.html", "card", card) + "\n"


@lru_cache(1024)
def _line(line: Line) -> str:
    return render_part("_table.html", "line", line) + "\n"
