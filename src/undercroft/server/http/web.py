"""What every route needs: who asks, for which table and seat, and in what form the answer goes back."""

from __future__ import annotations

import re
from typing import Any

from litestar import MediaType, Request, Response, WebSocket
from litestar.datastructures import State
from litestar.response import Redirect

from undercroft.games import GAMES
from undercroft.kernel.game import Game
from undercroft.kernel.types import Seat
from undercroft.server import pages
from undercroft.server.errors import Refused
from undercroft.server.http import doors
from undercroft.server.numbers import whole
from undercroft.server.play.house import House
from undercroft.server.play.room import Room
from undercroft.server.reader import Reader
from undercroft.server.seeing import Seeing

Web = Request[Any, Any, State]
Socket = WebSocket[Any, Any, State]
Answer = Response[Any]
"""A page, a way to another one, or a few words for a script."""
OWN_PATH = re.compile(r"/(?:[\w.~?&=%-][\w.~?&=%/-]*)?", re.ASCII)


def house_of(request: Web | Socket) -> House:
    return request.app.state.house  # type: ignore[no-any-return]


def seeing_of(request: Web | Socket) -> Seeing:
    return request.app.state.seeing  # type: ignore[no-any-return]


def reader_of(request: Web | Socket) -> Reader:
    reader = doors.reader_of(request, request.app.state.public_url, request.app.state.home_url)
    return reader._replace(notice=house_of(request).notice)


def page(text: str, status: int = 200) -> Response[str]:
    return Response(text, media_type=MediaType.HTML, status_code=status)


def scripted(request: Web) -> bool:
    return request.headers.get("x-requested-with") == "undercroft" or "application/json" in request.headers.get("accept", "")


def game_of(name: str) -> Game:
    if name not in GAMES:
        raise Refused("not-found")
    return GAMES[name]


def seat_at(room: Room, place: str, device: str) -> Seat:
    """The seat a page plays, where this device may."""
    seat = whole(place)
    if seat is None or seat >= len(room.chairs):
        raise Refused("not-found")
    if device not in room.chairs[seat].holders:
        raise Refused("forbidden")
    return seat


async def room_for(request: Web | Socket, table: str, place: str) -> Room:
    """The table of somebody who comes to a seat. Who has none here may have taken it at another process a moment ago."""
    house, device, seat = house_of(request), doors.device_of(request), whole(place)
    room = await house.room(table)
    if seat is not None and (room.journal is None or seat not in room.seats_of(device)):
        await house.read_on(room)
    return room


async def seated(request: Web, table: str, place: str) -> tuple[Room, Seat]:
    """Somebody who acts: the table, and the own seat at it."""
    room = await room_for(request, table, place)
    return room, seat_at(room, place, doors.device_of(request))


def place_of(room: Room, place: str, device: str) -> Seat | None:
    return None if place == "watch" else seat_at(room, place, device)


async def field(request: Web, name: str) -> str:
    return str((await request.form()).get(name, ""))


async def number(request: Web, name: str) -> int:
    found = whole(await field(request, name))
    if found is None:
        raise Refused("stale")
    return found


def own_path(path: str) -> str | None:
    """A path of this house; browsers read a backslash or a second slash as the way to another one."""
    return path if OWN_PATH.fullmatch(path) else None


def came_from(request: Web) -> str | None:
    """The page a form was sent from, where it was one of ours."""
    page = doors.parts_of(request.headers.get("referer", ""))
    return own_path(page.path) if page.netloc == request.headers.get("host") else None


def explained(why: pages.Why) -> Answer:
    """Why something cannot be, for the script of a page."""
    return Response({"words": why.words, "else": why.otherwise, "more": [link._asdict() for link in why.more]})


def done(request: Web, where: str) -> Answer:
    """After a form: JSON for the script, the page itself for everybody else."""
    return Response({"ok": True}) if scripted(request) else Redirect(where, status_code=303)
