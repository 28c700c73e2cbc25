"""A table: gathering, sitting down, playing, looking back."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from contextlib import suppress

from litestar import MediaType, Response, get, post
from litestar.response import Redirect

from undercroft.kernel import replay, snapshot
from undercroft.kernel.journal import Record
from undercroft.kernel.types import KernelError, Seat
from undercroft.server import pages
from undercroft.server.errors import Refused
from undercroft.server.http.doors import YEAR
from undercroft.server.http.rates import spend
from undercroft.server.http.web import (
    Answer,
    Web,
    came_from,
    done,
    explained,
    field,
    house_of,
    number,
    page,
    place_of,
    reader_of,
    room_for,
    scripted,
    seat_at,
    seated,
    seeing_of,
)
from undercroft.server.numbers import whole
from undercroft.server.play.analysing import Work
from undercroft.server.play.chairs import sealed
from undercroft.server.play.house import clean_name
from undercroft.server.play.reel import FOLLOW
from undercroft.server.play.room import Room
from undercroft.server.play.waking import CannotWake
from undercroft.server.reader import Reader
from undercroft.server.store.film import Scratched
from undercroft.texts import tongue


@get("/t/{table:str}")
async def lobby(request: Web, table: str) -> Answer:
    reader, room = reader_of(request), await house_of(request).room(table)
    async with room.looking():
        if room.journal is not None and (mine := room.seats_of(reader.device)):
            return Redirect(f"/t/{table}/{mine[0]}", status_code=303)
        return page(pages.lobby(reader, room))


@post("/t/{table:str}/take")
async def take(request: Web, table: str) -> Answer:
    """Whoever has the link takes a free seat with a nickname."""
    reader, room = reader_of(request), await house_of(request).room(table)
    seat, name = await number(request, "seat"), clean_name(await field(request, "name"))
    async with house_of(request).seating(room):
        room.seating.take(seat, reader.device, name)
    return done(request, _seat_page(room, seat))


@get("/k/{key:str}")
async def show_link(request: Web, key: str) -> Answer:
    """The private link only asks: whoever looks at it for somebody (a messenger's preview) gets no seat."""
    reader, (room, seat) = reader_of(request), await _linked(request, key)
    async with room.looking():
        if reader.device in room.chairs[seat].holders:
            return Redirect(_seat_page(room, seat), status_code=303)
        return page(pages.carry(reader, room, seat, key))


@post("/k/{key:str}")
async def carry(request: Web, key: str) -> Answer:
    reader, (room, seat) = reader_of(request), await _linked(request, key)
    async with house_of(request).seating(room):
        if reader.device not in room.chairs[seat].holders:
            room.seating.carry(seat, reader.device, key)
    return done(request, _seat_page(room, seat))


async def _linked(request: Web, key: str) -> tuple[Room, Seat]:
    found = await house_of(request).store.seat_of_key(sealed(key))
    if found is None:
        raise Refused("link-void")
    table, seat = found
    return await house_of(request).room(table), seat


def _seat_page(room: Room, seat: Seat) -> str:
    return f"/t/{room.id}" if room.status == "waiting" else f"/t/{room.id}/{seat}"


@get("/t/{table:str}/{place:str}/devices")
async def devices(request: Web, table: str, place: str) -> Answer:
    """Where a seat is played, for whoever plays it."""
    reader, room = reader_of(request), await room_for(request, table, place)
    async with room.looking():
        return page(pages.devices(reader, room, seat_at(room, place, reader.device)))


@post("/t/{table:str}/{place:str}/devices/link")
async def make_link(request: Web, table: str, place: str) -> Answer:
    """A new private link, shown this once: the page cannot be asked for it again."""
    reader, room = reader_of(request), await house_of(request).room(table)
    async with house_of(request).seating(room):
        seat = seat_at(room, place, reader.device)
        key = room.seating.make_link(seat)
        shown = pages.devices(reader, room, seat, key)
    return page(shown)


@post("/t/{table:str}/{place:str}/devices/remove")
async def remove_device(request: Web, table: str, place: str) -> Answer:
    reader, room = reader_of(request), await house_of(request).room(table)
    which, of = await number(request, "number"), await number(request, "of")
    async with house_of(request).seating(room):
        seat = seat_at(room, place, reader.device)
        room.seating.remove_device(seat, reader.device, which, of)
    return done(request, f"/t/{table}/{place}/devices")


def need_maker(room: Room, reader: Reader) -> None:
    if reader.device != room.maker:
        raise Refused("forbidden")


@post("/t/{table:str}/start")
async def start(request: Web, table: str) -> Answer:
    reader, room = reader_of(request), await house_of(request).room(table)
    need_maker(room, reader)
    async with house_of(request).seating(room):
        room.seating.fill()
    await room.start()
    mine = room.seats_of(reader.device)
    return done(request, f"/t/{table}/{mine[0] if mine else 'watch'}")


@post("/t/{table:str}/chair")
async def chair(request: Web, table: str) -> Answer:
    """The maker frees a seat or hands it to a bot and back; everybody may hand over the own seat."""
    reader, room = reader_of(request), await house_of(request).room(table)
    seat, act = await number(request, "seat"), await field(request, "do")
    if seat >= len(room.chairs):
        raise Refused("not-found")
    async with house_of(request).seating(room):
        if reader.device not in room.chairs[seat].holders:
            need_maker(room, reader)
        if act == "free":
            room.seating.free(seat)
        elif act == "bot":
            room.seating.hand_to_bot(seat, await field(request, "bot"))
        elif act == "back":
            room.seating.give_back(seat)
        else:
            raise Refused("wrong-setup")
    return done(request, (act != "free" and came_from(request)) or f"/t/{table}")


@post("/t/{table:str}/leave")
async def leave(request: Web, table: str) -> Answer:
    reader, room = reader_of(request), await house_of(request).room(table)
    place = await field(request, "seat")
    async with house_of(request).seating(room):
        room.seating.free(seat_at(room, place, reader.device))
    return done(request, "/")


@post("/t/{table:str}/pace")
async def pace(request: Web, table: str) -> Answer:
    """How fast bots answer, how long windows stay open where the table has any, and who may ask for hints."""
    reader, room = reader_of(request), await house_of(request).room(table)
    need_maker(room, reader)
    form = await request.form()
    async with house_of(request).seating(room):
        room.set_pace(str(form.get("pace", room.pace)))
        room.set_window(str(form.get("window", room.window)))
        room.set_hints(str(form.get("hints", room.hints)))
    return done(request, came_from(request) or f"/t/{table}")


@post("/t/{table:str}/{place:str}/habits")
async def habits(request: Web, table: str, place: str) -> Answer:
    """What a person does not want to be asked."""
    reader, room = reader_of(request), await house_of(request).room(table)
    form = await request.form()
    async with house_of(request).seating(room):
        seat = seat_at(room, place, reader.device)
        for kind in room.game.habits:
            if kind in form:
                room.seating.set_habit(seat, kind, str(form[kind]))
    await room.ask_less()
    return done(request, f"/t/{table}/{seat}")


@post("/t/{table:str}/{place:str}/coach")
async def coach(request: Web, table: str, place: str) -> Answer:
    """What the coach said was read; or the coach is sent away, or called."""
    reader, room = reader_of(request), await house_of(request).room(table)
    form = await request.form()
    async with house_of(request).seating(room):
        seat = seat_at(room, place, reader.device)
        if form.get("coach") in ("on", "off"):
            room.seating.set_coach(seat, on=form["coach"] == "on")
        else:
            room.seating.hear(seat, str(form.get("heard", "")))
    return done(request, f"/t/{table}/{seat}")


@post("/t/{table:str}/finish")
async def finish(request: Web, table: str) -> Answer:
    reader, room = reader_of(request), await house_of(request).room(table)
    need_maker(room, reader)
    await house_of(request).finish(room)
    return done(request, "/")


@post("/t/{table:str}/rematch")
async def rematch(request: Web, table: str) -> Answer:
    reader, house = reader_of(request), house_of(request)
    made = await house.rematch(await house.room(table), reader.device)
    return Redirect(f"/t/{made.id}", status_code=303)


@post("/t/{table:str}/delete")
async def delete(request: Web, table: str) -> Answer:
    await house_of(request).drop(table, reader_of(request).device)
    return done(request, "/")


@get("/t/{table:str}/record")
async def record(request: Web, table: str) -> Response[str]:
    reader, seat = reader_of(request), request.query_params.get("seat", "")
    try:
        room = await house_of(request).room(table)
    except CannotWake as error:
        return _download(error.stored.setup.game, table, error.record(reader.device, whole(seat)))
    async with room.looking():
        asker = seat_at(room, seat, reader.device) if seat else None
        if room.journal is None:
            raise Refused("not-started")
        return _download(room.game.id, table, room.journal.export(asker))


def _download(game: str, table: str, record: Record) -> Response[str]:
    headers = {"Content-Disposition": f'attachment; filename="{game}-{table}.record.txt"'}
    return Response(record.write(), media_type=MediaType.TEXT, headers=headers)


@get("/t/{table:str}/picture")
async def picture(request: Web, table: str) -> Response[str]:
    """The board as all may see it, small; asked for by its step it never changes."""
    drawn = await house_of(request).picture(table)
    if drawn is None:
        raise Refused("not-found")
    kept = {"Cache-Control": f"private, max-age={YEAR}, immutable"} if "step" in request.query_params else {}
    return Response(drawn.picture(request.query_params.get("theme", "")), media_type="image/svg+xml", headers=kept)


@get("/t/{table:str}/replay")
async def show_replay(request: Web, table: str) -> Answer:
    proving = bool(request.query_params.get("verify"))
    if proving:
        spend(request, "proofs")
    reader, room = reader_of(request), await house_of(request).room(table)
    if room.journal is None or not room.journal.table.over:
        return Redirect(f"/t/{table}", status_code=303)
    full, reel = room.journal.record, await house_of(request).reel(room)
    step = _asked(request, "step", reel.last, otherwise=reel.last)
    own = next(iter(room.seats_of(reader.device)), 0)
    follows = request.query_params.get("seat") == FOLLOW
    view = None if follows else _asked(request, "seat", len(room.chairs) - 1, otherwise=own)
    verified = list[str]()
    if proving:
        try:
            proofs = await asyncio.to_thread(replay.prove, full, room.game, room.book)
            verified = pages.proved(reader, proofs)
        except KernelError as error:
            verified = [tongue(reader.language).say("replay-not-verified", why=str(error))]
    at = await asyncio.to_thread(reel.still, step)
    return page(pages.replay(reader, room, reel, at, step, view, verified))


def _asked(request: Web, name: str, most: int, *, otherwise: int) -> int:
    """A number of the address; what is not there is refused in words."""
    if name not in request.query_params:
        return otherwise
    number = whole(request.query_params[name])
    if number is None or number > most:
        raise Refused(f"unknown-{name}")
    return number


@get("/t/{table:str}/end")
async def show_end(request: Web, table: str) -> Answer:
    reader, room = reader_of(request), await house_of(request).room(table)
    if room.status != "over":
        return Redirect(f"/t/{table}", status_code=303)
    return page(pages.end(reader, room, await house_of(request).course(room)))


@get("/t/{table:str}/analysis")
async def show_analysis(request: Web, table: str) -> Answer:
    """Worked out when somebody looks for the first time; until then, how far that is."""
    reader, house = reader_of(request), house_of(request)
    room = await house.room(table)
    if room.status != "over":
        raise Refused("no-analysis")
    found = await house.analysts.of(room, again="again" in request.query_params)
    if isinstance(found, Work):
        percent = {} if found.failed else {"percent": round(100 * found.share)}
        return Response(percent) if scripted(request) else page(pages.analysing(reader, room, found.share, failed=found.failed))
    if scripted(request):
        return Response({})
    with suppress(snapshot.Unreadable, Scratched):
        reel = await house.reel(room)
        return page(await asyncio.to_thread(pages.analysis, reader, room, reel, found))
    return page(pages.analysis(reader, room, None, found))


@get("/t/{table:str}/{place:str}")
async def show_table(request: Web, table: str, place: str) -> Answer:
    reader, room = reader_of(request), await room_for(request, table, place)
    async with room.looking():
        seat = place_of(room, place, reader.device)
        if room.journal is None:
            return Redirect(f"/t/{table}", status_code=303)
        if room.status == "over":
            return Redirect(f"/t/{table}/end", status_code=303)
        return page(pages.table(reader, room, seat))


@post("/t/{table:str}/{place:str}/answer")
async def answer(request: Web, table: str, place: str) -> Answer:
    room, seat = await seated(request, table, place)
    deed = room.answer(seat, await number(request, "number"), await field(request, "option"))
    return await _play(request, room, seat, seeing_of(request).answered(room.game.id, deed))


@post("/t/{table:str}/{place:str}/think")
async def think(request: Web, table: str, place: str) -> Answer:
    """Holds a window: by its button, or by any touch of the page."""
    room, seat = await seated(request, table, place)
    return await _play(request, room, seat, room.think(seat, await number(request, "number")))


@post("/t/{table:str}/{place:str}/shown")
async def shown(request: Web, table: str, place: str) -> Answer:
    """A page has shown all that led to the window that is open for it: its time begins."""
    room, seat = await seated(request, table, place)
    return await _play(request, room, seat, room.see_window(seat, await number(request, "number")))


@post("/t/{table:str}/{place:str}/take-back")
async def take_back(request: Web, table: str, place: str) -> Answer:
    room, seat = await seated(request, table, place)
    deed = room.take_back(seat, await number(request, "number"))
    return await _play(request, room, seat, seeing_of(request).answered(room.game.id, deed))


@post("/t/{table:str}/{place:str}/stroll")
async def stroll(request: Web, table: str, place: str) -> Answer:
    """To a place that several steps lead to."""
    room, seat = await seated(request, table, place)
    deed = room.stroll(seat, await number(request, "number"), await field(request, "goal"))
    return await _play(request, room, seat, seeing_of(request).answered(room.game.id, deed))


@post("/t/{table:str}/{place:str}/hint")
async def hint(request: Web, table: str, place: str) -> Answer:
    """Begins a hint. It comes with the page of the seat: over the socket, or when that is looked at again without a script."""
    room, seat = await seated(request, table, place)
    return await _play(request, room, seat, room.hint(seat, await number(request, "number")))


async def _play(request: Web, room: Room, seat: Seat, deed: Awaitable[None]) -> Answer:
    """A deed that came too late is answered with the current page: here without a script, over the socket with one."""
    try:
        await deed
    except Refused as error:
        if error.code != "stale" or scripted(request):
            raise
        async with room.looking():
            return page(pages.table(reader_of(request), room, seat), error.status)
    return done(request, f"/t/{room.id}/{seat}")


@get("/t/{table:str}/{place:str}/why")
async def why(request: Web, table: str, place: str) -> Answer:
    """Why something cannot be done now: the rules that bar it, in words; `else` is for what neither a rule nor a card knows."""
    reader, room = reader_of(request), await house_of(request).room(table)
    async with room.looking():
        seat = seat_at(room, place, reader.device)
        return explained(pages.why(reader, room, seat, request.query_params.get("option", "")))
