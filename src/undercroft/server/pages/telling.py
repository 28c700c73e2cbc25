"""What is told at a table, in sentences: its log, its story, what wins."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from undercroft.face import Face
from undercroft.kernel.types import Event, Seat
from undercroft.server.pages.base import Named, render_part
from undercroft.server.pages.look import Look
from undercroft.texts import Alert, Tongue

log = logging.getLogger("undercroft")


class Line(NamedTuple):
    """One sentence of the log; its place on the board lights up with it."""

    number: int
    words: str
    spot: str
    heading: bool


def lines(look: Look, *, whole: bool, you: Seat | None) -> list[Line]:
    """From the beginning, or from the heading before the last: a page keeps what is older."""
    events, headings = look.table.told(look.place), look.room.game.headings
    begun = [number for number, event in enumerate(events) if event.kind in headings]
    first = 0 if whole or len(begun) < 2 else begun[-2]
    return [
        Line(number, sentence(look.words, event, look.names, you), spot(look.face, event), event.kind in headings)
        for number, event in enumerate(events[first:], start=first)
    ]


def story(look: Look, *, you: Seat | None) -> list[str]:
    """How it went, in the few events that decided it; the last one says how it ended."""
    if not look.table.over:
        return []
    told = (event for event in look.table.told(look.place) if event.kind in look.room.game.milestones)
    return [sentence(look.words, event, look.names, you) for event in told]


def brief(sentences: Iterable[str], few: slice) -> str:
    """Few of them in one line; what was said several times is said once, and how often."""
    times = Counter(sentences)
    return " ".join(said if times[said] == 1 else f"{said.rstrip('.')} (×{times[said]})." for said in list(times)[few])


def goal(words: Tongue, view: Any, place: Seat | None, book: Any, lines: Sequence[Named]) -> str:
    """What wins, and what whoever sits here should see coming."""
    warnings = () if place is None else tuple(words.warnings(view, place, book))
    return _goal(words, words.goal(view, book), warnings, tuple(lines))


@lru_cache(maxsize=1024)
def _goal(words: Tongue, wins: str, warnings: tuple[Alert, ...], lines: tuple[Named, ...]) -> str:
    return render_part("_table.html", "goal", words, wins, warnings, lines)


@lru_cache(maxsize=2048)
def spot(face: Face[Any, Any, Any], event: Event) -> str:
    """The place of the drawing that an event is about. What an earlier version told may have none any more."""
    try:
        return face.board.spot(event) or "" if event.kind in face.game.events else ""
    except (LookupError, ValueError):
        return ""


@lru_cache(maxsize=20_000)
def sentence(words: Tongue, event: Event, names: tuple[str, ...], you: Seat | None) -> str:
    try:
        return words.event(event, names, you=you)
    except (LookupError, ValueError):
        log.exception("no words for the event %s", event)
        return words.say("event-without-words")
