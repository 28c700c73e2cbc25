"""What the house would play, in words: the best few options as their buttons call them, what each is worth, and why."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from undercroft.kernel.types import Weighed
from undercroft.server.pages.choices import Choice, Laid
from undercroft.server.pages.look import Look
from undercroft.server.pages.weighed import difference, expected
from undercroft.texts import Tongue

MOST = 3
"""So many options are told."""
MOST_FOR, MOST_AGAINST = 2, 1
"""Of what an option differs in, so much is named: what speaks for the verdict, and what against."""


class Hinted(NamedTuple):
    choice: Choice
    worth: str
    """Empty where there was no time to find out."""
    why: str
    """Empty where it was compared with nothing of what is told; alone and not weighed, it says so."""


class Counsel(NamedTuple):
    """What may be asked at the open question, and what has been found."""

    thinks: bool
    found: list[Hinted]


def counsel(look: Look, laid: Laid) -> Counsel | None:
    """Nothing where hints are off, or there is nothing to choose."""
    room, seat = look.room, look.place
    if seat is None or not room.hinting.offered(seat):
        return None
    hint = room.hinting.given(seat)
    if hint is None or hint.weighed is None:
        return Counsel(hint is not None, [])
    buttons = {choice.text: choice for choice in _choices(laid)}
    told = [weighed for weighed in hint.weighed if str(weighed.action) in buttons][:MOST]
    return Counsel(False, [_hinted(look, buttons[str(weighed.action)], weighed, told) for weighed in told])


def _choices(laid: Laid) -> Iterator[Choice]:
    yield from laid.pinned
    for kind in laid.kinds:
        yield from kind.choices
        for group in kind.groups:
            yield from group.choices


def _hinted(look: Look, choice: Choice, weighed: Weighed, told: list[Weighed]) -> Hinted:
    points, others = look.room.game.measure == "points", [other for other in told if other is not weighed and other.terms]
    if not weighed.terms:
        return Hinted(choice, "", look.words.say("hint-by-experience") if len(told) == 1 else "")
    why = _why(look.words, weighed, others[0], points=points, first=weighed is told[0]) if others else ""
    return Hinted(choice, expected(look.words, weighed.worth, points=points), why)


def _why(words: Tongue, weighed: Weighed, other: Weighed, *, points: bool, first: bool) -> str:
    """The best is compared with the next one, every other with the best. What is played by habit may be worth less."""
    if first and weighed.worth < other.worth:
        return words.say("hint-unsure")
    most_better, most_worse = (MOST_FOR, MOST_AGAINST) if first else (MOST_AGAINST, MOST_FOR)
    told = difference(words, weighed.terms, other.terms, points=points, most_better=most_better, most_worse=most_worse)
    return words.say(f"hint-against-{'next' if first else 'first'}", **told._asdict())
