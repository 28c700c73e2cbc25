"""The coach of a first game: says something when it comes up for the first time, and never twice.

What it says is data in `coach.toml` among the files of a game's face; `docs/lessons.md` describes the form.
"""

from __future__ import annotations

from collections.abc import Container, Iterator
from functools import cache
from typing import NamedTuple

import msgspec

from undercroft.games import FACES
from undercroft.kernel.table import Table
from undercroft.kernel.types import Seat
from undercroft.lessons import WrongLesson, read_toml

FILE = "coach.toml"
RECENT = 24
"""So many events back something has only just happened."""


class Saying(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    at: str
    """What has to come up: `ask KIND`, `event KIND`, or `sign KIND` for something in the picture; `sign KIND ID` for just one;
    `hint` for a table where it can be asked what to play."""
    say: str
    """The id of its sentence."""
    points: tuple[str, ...] = ()
    """Places of the drawing, and answers; where it has none, the place of the event or sign."""
    own: bool = False
    """Of an event: only where it happened to the one who is coached."""


class Coach(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    sayings: tuple[Saying, ...] = ()
    silent: tuple[str, ...] = ()
    """What can come up in a first game and needs no word."""


class Advice(NamedTuple):
    """Something to be said now."""

    at: str
    say: str
    points: tuple[str, ...]


@cache
def coach(game: str) -> Coach | None:
    """None where the game has no coach."""
    text, file = FACES[game].read(FILE), f"{game}/{FILE}"
    if text is None:
        return None
    found = read_toml(text, Coach, file)
    names = [saying.at for saying in found.sayings] + list(found.silent)
    for name in names:
        if names.count(name) > 1:
            raise WrongLesson(f"{file}: '{name}' stands there twice")
    return found


def advice(table: Table, seat: Seat, heard: Container[str], *, hints: bool) -> list[Advice]:
    """What is new to a seat at its open question, in the order in which it matters; nothing while others decide."""
    found, ask = coach(table.game.id), table.question(seat)
    if found is None or ask is None:
        return []
    sayings = {saying.at: saying for saying in found.sayings if saying.at not in heard}
    due = dict[str, Advice]()
    for name, spot, own in come_up(table, seat, ask.kind, hints=hints):
        saying = sayings.get(name)
        if saying is not None and (own or not saying.own):
            due.setdefault(name, Advice(name, saying.say, saying.points or ((spot,) if spot else ())))
    return list(due.values())


def come_up(table: Table, seat: Seat, asked: str, *, hints: bool = False) -> Iterator[tuple[str, str, bool]]:
    """What is new or was a moment ago: names, each with its place in the picture, and whether it is the seat's own."""
    face = FACES[table.game.id]
    yield f"ask {asked}", "", True
    if hints:
        yield "hint", "", True
    for event in table.told(seat)[-RECENT:]:
        yield f"event {event.kind}", face.board.spot(event) or "", event.seat == seat
    for spot, kind, id in face.shown(table.view(seat), table.book):
        yield f"sign {kind} {id}", spot, True
        yield f"sign {kind}", spot, True
