"""The socket of an open page."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from litestar import websocket
from litestar.exceptions import WebSocketDisconnect

from undercroft.server.errors import Refused
from undercroft.server.http import doors
from undercroft.server.http.live import LOBBY, Viewer
from undercroft.server.http.web import Socket, house_of, place_of, reader_of


@websocket("/t/{table:str}/{place:str}/live")
async def live(socket: Socket, table: str, place: str) -> None:
    if not doors.same_origin(socket, socket.app.state.public_url):
        await socket.close(code=4403, reason="wrong-origin")
        return
    reader = reader_of(socket)
    try:
        room = await house_of(socket).room(table)
        where = LOBBY if place == "lobby" else place_of(room, place, reader.device)
    except Refused as error:
        await socket.close(code=4404, reason=error.code)
        return
    await socket.accept()
    viewer = Viewer(reader, room, where)
    try:
        async with room.alone():
            viewer.greet()
            room.listeners.add(viewer.hear)
            if where != LOBBY:
                room.places[where] = room.places.get(where, 0) + 1
            await room.changed()
            room.rouse()
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
            room.places[where] -= 1
        with suppress(Refused):
            async with room.alone():
                await room.changed()
                room.rouse()


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
