"""The open question as buttons: what may be chosen, sorted by kind and by place, and what may be thrown in."""

from __future__ import annotations

from typing import NamedTuple

from undercroft.kernel.types import Action, Seat
from undercroft.server.pages.base import SeatLine
from undercroft.server.pages.look import Look, address
from undercroft.texts import Option

MOST_AT_ONCE = 7
"""More options than this are shown by kind first."""


class Choice(NamedTuple):
    """One option as a button: its text form, a small sign, its words and what follows from it."""

    text: str
    sign: str
    words: str
    effect: str


class Group(NamedTuple):
    """Options of one kind; many of them are sorted by their places."""

    name: str
    choices: list[Choice]
    places: list[Group] = []


class Aside(NamedTuple):
    """What a seat of this device may throw in now."""

    line: SeatLine
    address: str
    number: int
    choices: list[Choice]


def groups(look: Look) -> list[Group]:
    found: dict[str, dict[str, list[Choice]]] = {}
    if look.ask is None:
        return []
    options = look.words.options(look.table, look.ask.seat, look.ask.options, look.view)
    for action, option in zip(look.ask.options, options, strict=True):
        found.setdefault(option.group, {}).setdefault(option.place, []).append(_choice(look, action, option))
    return [_group(name, places) for name, places in found.items()]


def _group(name: str, places: dict[str, list[Choice]]) -> Group:
    choices = [choice for at_one in places.values() for choice in at_one]
    sorted_by_place = len(choices) > MOST_AT_ONCE and "" not in places
    return Group(name, choices, [Group(*place) for place in places.items()] if sorted_by_place else [])


def _choice(look: Look, action: Action, option: Option) -> Choice:
    return Choice(str(action), look.face.sign(action, look.view, look.book), option.words, option.effect)


def singles(look: Look) -> list[str]:
    """What the table answered for this seat, because there was only one answer."""
    answered = look.table.singles if look.running else ()
    return [look.words.answered(ask, look.view, look.book) for ask in answered if ask.seat == look.place]


def asides(look: Look) -> list[Aside]:
    """Of everybody who shares this device, unless they have something to hide; a spectator's page plays nothing."""
    room, table, found = look.room, look.table, list[Aside]()
    for seat in room.seats_of(look.reader.device) if look.place is not None and look.running else ():
        hides = seat != look.place and room.game.secrets(table.state, seat)
        if room.chairs[seat].plays_by_itself or hides or not (actions := table.aside(seat)):
            continue
        options = look.words.options(table, seat, actions)
        choices = [_choice(look, action, option) for action, option in zip(actions, options, strict=True)]
        found.append(Aside(look.lines[seat], address(room, seat), table.number(seat), choices))
    return found


def taker(look: Look) -> Seat | None:
    """Who at this device may take back the last choice: the page went on to the next person by itself."""
    table, place = look.table, look.place
    if place is None or not look.running:
        return None
    if table.can_take_back(place) or table.side_by_side():
        return place if table.can_take_back(place) else None
    here = [seat for seat in look.room.seats_of(look.reader.device) if table.can_take_back(seat)]
    return next((seat for seat in here if not look.room.game.secrets(table.state, seat)), None)


def barred(look: Look) -> list[tuple[str, list[str]]]:
    """Under the heading of what is wished, each reason once."""
    headings: dict[str, dict[str, None]] = {}
    for wish in look.table.barred(look.place) if look.ask is not None and look.place is not None else ():
        reason = look.words.barred(wish, look.view, look.book)
        headings.setdefault(look.words.group(wish.action.kind), {})[reason] = None
    return [(heading, list(reasons)) for heading, reasons in headings.items()]
