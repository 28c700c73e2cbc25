"""The socket of an open page."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from litestar import websocket
from litestar.exceptions import WebSocketDisconnect

from undercroft.server import doors
from undercroft.server.errors import Refused
from undercroft.server.live import LOBBY, Viewer
from undercroft.server.web import Socket, house_of, place_of, reader_of


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
    room.listeners.add(viewer.hear)
    room.places[where] = room.places.get(where, 0) + 1
    try:
        await socket.send_bytes(viewer.whole())
        await room.changed()
        await _talk(socket, viewer)
    except WebSocketDisconnect:
        pass
    finally:
        room.listeners.discard(viewer.hear)
        room.places[where] -= 1
        await room.changed()


async def _talk(socket: Socket, viewer: Viewer) -> None:
    """Sends until the page goes away; what a page sends is not listened to."""

    async def drain() -> None:
        with suppress(WebSocketDisconnect):
            while True:
                await socket.receive_data(mode="text")

    gone = asyncio.create_task(drain())
    try:
        while not gone.done():
            told = asyncio.create_task(viewer.next())
            await asyncio.wait({told, gone}, return_when=asyncio.FIRST_COMPLETED)
            if told.done():
                await socket.send_bytes(told.result())
            else:
                told.cancel()
    finally:
        gone.cancel()
