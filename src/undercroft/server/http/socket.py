"""The socket of an open page."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from litestar import websocket
from litestar.exceptions import WebSocketDisconnect

from undercroft.server.errors import Refused
from undercroft.server.http import doors
from undercroft.server.http.addresses import who
from undercroft.server.http.limits import Limits
from undercroft.server.http.live import LOBBY, Viewer
from undercroft.server.http.rates import spend
from undercroft.server.http.web import Socket, place_of, reader_of, room_for, seeing_of
from undercroft.server.play.room import Room
from undercroft.texts import tongue

TOO_MANY = 4429
"""The page says the reason and does not try again."""


@websocket("/t/{table:str}/{place:str}/live")
async def live(socket: Socket, table: str, place: str) -> None:
    seeing = seeing_of(socket)
    if not doors.same_origin(socket, socket.app.state.public_url):
        seeing.refused("wrong-origin")
        await socket.close(code=4403, reason="wrong-origin")
        return
    reader = reader_of(socket)
    try:
        spend(socket, "sockets")
        room = await room_for(socket, table, place)
        where = LOBBY if place == "lobby" else place_of(room, place, reader.device)
    except Refused as error:
        seeing.refused(error.code)
        await socket.close(code=4404, reason=error.code)
        return
    await socket.accept()
    try:
        with socket.app.state.crowd.let_in(_bounds(socket, room, where)):
            await _show(socket, Viewer(reader, room, where))
    except Refused as error:
        seeing.refused(error.code)
        await socket.close(code=TOO_MANY, reason=tongue(reader.language).error(error.code))


def _bounds(socket: Socket, room: Room, where: int | None) -> dict[str, int]:
    limits: Limits = socket.app.state.limits
    bounds = {
        f"device {doors.device_of(socket)}": limits.sockets_a_device,
        f"address {who(socket)}": limits.sockets_an_address,
    }
    return bounds if where is not None and where != LOBBY else bounds | {f"table {room.id}": limits.sockets_a_table}


async def _show(socket: Socket, viewer: Viewer) -> None:
    room, where = viewer.room, viewer.place
    socket.scope["headers"] = ()  # a page may stay open for hours, and nobody asks again what it came with
    try:
        async with room.looking():
            viewer.greet()
            room.listeners.add(viewer.hear)
            if where != LOBBY:
                room.come(where)
    except Refused as error:
        await socket.close(code=4404, reason=error.code)
        return
    try:
        await _talk(socket, viewer)
    except WebSocketDisconnect:
        pass
    finally:
        room.listeners.discard(viewer.hear)
        if where != LOBBY:
            room.go(where)


async def _talk(socket: Socket, viewer: Viewer) -> None:
    """Sends until the page goes away. Our pages never speak here: whoever does is shown out."""
    sending = asyncio.create_task(_send(socket, viewer))
    try:
        await socket.receive_data(mode="text")
    finally:
        sending.cancel()


async def _send(socket: Socket, viewer: Viewer) -> None:
    """Where a page is gone in the middle of a message, `_talk` hears of it too."""
    with suppress(OSError, WebSocketDisconnect):
        while True:
            await _send_next(socket, viewer)


async def _send_next(socket: Socket, viewer: Viewer) -> None:
    """In a function of its own: between two messages nothing holds on to the last one."""
    await socket.send_bytes(await viewer.next())
