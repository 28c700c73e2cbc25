"""A table: gathering, sitting down, playing, looking back."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import MediaType, Response, get, post
from litestar.response import Redirect

from undercroft.kernel import replay
from undercroft.kernel.types import KernelError
from undercroft.server import pages
from undercroft.server.errors import Refused
from undercroft.server.house import clean_name
from undercroft.server.pages import Reader
from undercroft.server.rooms import BOT_NAMES, Room
from undercroft.server.web import Web, done, field, house_of, number, page, place_of, reader_of, seat_at
from undercroft.texts import tongue


@get("/t/{table:str}")
async def lobby(request: Web, table: str) -> Response[Any]:
    reader, room = reader_of(request), await house_of(request).room(table)
    if room.status != "waiting" and (mine := room.seats_of(reader.device)) and len(mine) == 1:
        return Redirect(f"/t/{table}/{mine[0]}", status_code=303)
    return page(pages.lobby(reader, room))


@post("/t/{table:str}/take")
async def take(request: Web, table: str) -> Response[Any]:
    """Whoever has the link takes a free seat with a nickname."""
    reader, room = reader_of(request), await house_of(request).room(table)
    seat, name = await number(request, "seat"), clean_name(await field(request, "name"))
    async with room.lock:
        if seat >= len(room.chairs):
            raise Refused("not-found")
        room.take(seat, reader.device, name)
        await house_of(request).keep_chairs(room)
    return done(request, f"/t/{table}" if room.status == "waiting" else f"/t/{table}/{seat}")


@get("/k/{key:str}")
async def carry(request: Web, key: str) -> Response[Any]:
    """The private link: this device may play the seat too."""
    reader, house = reader_of(request), house_of(request)
    found = await house.store.seat_of_key(key)
    if found is None:
        raise Refused("gone")
    table, seat = found
    room = await house.room(table)
    chair = room.chairs[seat]
    if chair.kind != "person":
        raise Refused("gone")
    if reader.device not in chair.holders:
        async with room.lock:
            chair.holders.append(reader.device)
            await house.keep_chairs(room)
    return Redirect(f"/t/{table}/{seat}" if room.status != "waiting" else f"/t/{table}", status_code=303)


def need_maker(room: Room, reader: Reader) -> None:
    if reader.device != room.maker:
        raise Refused("forbidden")


@post("/t/{table:str}/start")
async def start(request: Web, table: str) -> Response[Any]:
    """The maker starts; a chair that nobody took goes to a bot until somebody sits down."""
    reader, room = reader_of(request), await house_of(request).room(table)
    need_maker(room, reader)
    for seat, chair in enumerate(room.chairs):
        if chair.kind == "open":
            chair.bot = "greedy"
            chair.name = chair.name or BOT_NAMES[seat % len(BOT_NAMES)]
    await house_of(request).keep_chairs(room)
    await room.start()
    mine = room.seats_of(reader.device)
    return done(request, f"/t/{table}/{mine[0] if mine else 'watch'}")


@post("/t/{table:str}/chair")
async def chair(request: Web, table: str) -> Response[Any]:
    """The maker frees a seat or hands it to a bot and back; everybody may hand over the own seat."""
    reader, room = reader_of(request), await house_of(request).room(table)
    seat, act = await number(request, "seat"), await field(request, "do")
    if seat >= len(room.chairs):
        raise Refused("not-found")
    if reader.device not in room.chairs[seat].holders:
        need_maker(room, reader)
    async with room.lock:
        if act == "free":
            room.free(seat)
        elif act == "bot":
            room.hand_to_bot(seat, await field(request, "bot") or "greedy")
        elif act == "back" and room.chairs[seat].kind == "person":
            room.give_back(seat)
        else:
            raise Refused("wrong-setup")
        await house_of(request).keep_chairs(room)
    return done(request, request.headers.get("referer") or f"/t/{table}")


@post("/t/{table:str}/leave")
async def leave(request: Web, table: str) -> Response[Any]:
    reader, room = reader_of(request), await house_of(request).room(table)
    seat = seat_at(room, await field(request, "seat"), reader.device)
    async with room.lock:
        room.free(seat)
        await house_of(request).keep_chairs(room)
    return done(request, "/")


@post("/t/{table:str}/pace")
async def pace(request: Web, table: str) -> Response[Any]:
    reader, room = reader_of(request), await house_of(request).room(table)
    need_maker(room, reader)
    room.set_pace(await field(request, "pace"))
    await house_of(request).keep_chairs(room)
    return done(request, request.headers.get("referer") or f"/t/{table}")


@post("/t/{table:str}/finish")
async def finish(request: Web, table: str) -> Response[Any]:
    reader, room = reader_of(request), await house_of(request).room(table)
    need_maker(room, reader)
    await house_of(request).finish(room)
    return done(request, "/")


@post("/t/{table:str}/delete")
async def delete(request: Web, table: str) -> Response[Any]:
    """The maker deletes the table; for everybody else it only leaves the own list."""
    reader, house = reader_of(request), house_of(request)
    room = await house.room(table)
    if reader.device == room.maker:
        await house.delete(room)
    else:
        await house.store.forget(reader.device, table)
    return done(request, "/")


@get("/t/{table:str}/record")
async def record(request: Web, table: str) -> Response[str]:
    reader, room = reader_of(request), await house_of(request).room(table)
    seat = request.query_params.get("seat", "")
    asker = seat_at(room, seat, reader.device) if seat else None
    if room.journal is None:
        raise Refused("not-started")
    name = f"{room.game.id}-{room.id}.record.txt"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(room.journal.export(asker).write(), media_type=MediaType.TEXT, headers=headers)


@get("/t/{table:str}/replay")
async def show_replay(request: Web, table: str) -> Response[Any]:
    reader, room = reader_of(request), await house_of(request).room(table)
    if room.journal is None or not room.journal.table.over:
        return Redirect(f"/t/{table}", status_code=303)
    full = room.journal.record
    total = len(full.entries) - 1
    asked, seat = request.query_params.get("step", ""), request.query_params.get("seat", "")
    step = min(int(asked), total) if asked.isdigit() and len(asked) < 9 else total
    viewer = int(seat) if seat.isdigit() and int(seat) < len(room.chairs) else next(iter(room.seats_of(reader.device)), 0)
    verified = ""
    if request.query_params.get("verify"):
        try:
            proved = await asyncio.to_thread(replay.verify, full, room.game, room.book)
            verified = tongue(reader.language).say("replay-verified", draws=proved)
        except KernelError as error:
            verified = tongue(reader.language).say("replay-not-verified", why=str(error))
    journal = await asyncio.to_thread(replay.wake, full, room.game, room.book, upto=step + 1)
    return page(pages.replay(reader, room, step, viewer, total, journal.table, verified))


@get("/t/{table:str}/{place:str}")
async def show_table(request: Web, table: str, place: str) -> Response[Any]:
    reader, room = reader_of(request), await house_of(request).room(table)
    seat = place_of(room, place, reader.device)
    if room.journal is None:
        return Redirect(f"/t/{table}", status_code=303)
    return page(pages.table(reader, room, seat))


@post("/t/{table:str}/{place:str}/answer")
async def answer(request: Web, table: str, place: str) -> Response[Any]:
    reader, room = reader_of(request), await house_of(request).room(table)
    seat = seat_at(room, place, reader.device)
    await room.answer(seat, await number(request, "number"), await field(request, "option"))
    return done(request, f"/t/{table}/{place}")


@post("/t/{table:str}/{place:str}/take-back")
async def take_back(request: Web, table: str, place: str) -> Response[Any]:
    reader, room = reader_of(request), await house_of(request).room(table)
    seat = seat_at(room, place, reader.device)
    await room.take_back(seat, await number(request, "number"))
    return done(request, f"/t/{table}/{place}")


@get("/t/{table:str}/{place:str}/why")
async def why(request: Web, table: str, place: str) -> dict[str, str]:
    """Why something cannot be done now: the rule that bars it, in words."""
    reader, room = reader_of(request), await house_of(request).room(table)
    seat = seat_at(room, place, reader.device)
    return {"words": pages.why(reader, room, seat, request.query_params.get("option", ""))}
