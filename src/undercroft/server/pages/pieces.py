"""Parts of a page that consist of many alike: each of these is made by itself, without a template, and travels by itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from html import escape
from itertools import starmap

from undercroft.draw.canvas import Layers, Text
from undercroft.face import CardPicture
from undercroft.server.pages.cards import Card
from undercroft.server.pages.telling import Line
from undercroft.texts import Tongue


def whole(parts: Mapping[str, Text | Layers]) -> dict[str, str]:
    return {name: "".join(text) for name, text in parts.items() if not isinstance(text, Layers)}


def gallery(cards: Sequence[Card]) -> Text:
    return '<ul class="cards">\n', *starmap(_card, cards), "</ul>"


def log(words: Tongue, lines: Sequence[Line]) -> Text:
    return ('<ol class="log">\n', *map(_line, lines), "</ol>") if lines else f"<p>{escape(words.say('table-log-empty'))}</p>"


@lru_cache(2048)
def _card(picture: CardPicture, spots: str) -> str:
    shown = f' data-spots="{escape(spots)}"' if spots else ""
    kind, id = escape(picture.kind), escape(picture.id)
    title = f"<h3>{escape(picture.title)}</h3>" if picture.title else ""
    return (
        f'<li id="card-{kind}-{id}" class="card" data-of="{id}"{shown}>{picture.svg}'
        f"<div>{title}<p>{escape(picture.words)}</p></div></li>\n"
    )


def _line(line: Line) -> str:
    spot = f' data-spot="{escape(line.spot)}"' if line.spot else ""
    heading = ' class="heading"' if line.heading else ""
    return f'<li id="l{line.number}"{spot} tabindex="-1"{heading}>{escape(line.words)}</li>\n'
