"""Lessons: nothing of them is stored but how far this browser came, in a cookie of its own."""

from __future__ import annotations

import asyncio

from litestar import Response, get, post
from litestar.response import Redirect

from undercroft.kernel.table import Table
from undercroft.kernel.types import Event
from undercroft.lessons import Lesson, course, lesson
from undercroft.lessons.lesson_play import Listener, NotHere, Standing, stand
from undercroft.server import pages
from undercroft.server.errors import Refused
from undercroft.server.http.progress import progress, remembered
from undercroft.server.http.web import Answer, Web, explained, field, game_of, page, reader_of, scripted
from undercroft.server.play.lesson_room import address, read_at, room_of
from undercroft.server.play.news import Glimpse, look


@get("/learn/{game:str}")
async def learn(request: Web, game: str) -> Answer:
    found = game_of(game)
    if not course(game):
        raise Refused("not-found")
    return page(pages.learn(reader_of(request), found, progress(request, game)))


@get("/learn/{game:str}/go")
async def go_on(request: Web, game: str) -> Answer:
    """Where this browser goes on learning; the whole course where all of it was done."""
    game_of(game)
    reached = progress(request, game)
    ahead = (one.id for one in course(game) if reached.get(one.id, 0) < len(one.steps))
    return Redirect("/".join(["/learn", game, *list(ahead)[:1]]), status_code=303)


@get("/learn/{game:str}/{name:str}")
async def resume(request: Web, game: str, name: str) -> Answer:
    """Where this browser left it; from the beginning where it was done."""
    taught = _lesson(game, name)
    done = progress(request, game).get(name, 0)
    return Redirect(f"/learn/{game}/{name}/{1 if done >= len(taught.steps) else done + 1}", status_code=303)


@get("/learn/{game:str}/{name:str}/{at:str}")
async def show(request: Web, game: str, name: str, at: str) -> Answer:
    reader, taught = reader_of(request), _lesson(game, name)
    standing = await _stand(taught, *read_at(at, taught))
    shown = page(pages.lesson_page(reader, taught, standing, room_of(reader, taught, standing)))
    shown.set_cookie(remembered(request, taught, standing.step))
    return shown


@post("/learn/{game:str}/{name:str}/{at:str}/answer")
async def answer(request: Web, game: str, name: str, at: str) -> Answer:
    reader, taught = reader_of(request), _lesson(game, name)
    step, answers = read_at(at, taught)
    seen: list[Glimpse] = []

    def hear(table: Table, event: Event) -> None:
        look(table, event, {taught.seat: seen})

    standing = await _stand(taught, step, (*answers, await field(request, "option")), hear)
    here = address(taught, standing)
    if not scripted(request):
        return Redirect(here, status_code=303)
    room = room_of(reader, taught, standing)
    reply: Answer = Response({"ok": True, "here": here, "update": pages.lesson_update(reader, taught, standing, room, seen)})
    reply.set_cookie(remembered(request, taught, standing.step))
    return reply


@get("/learn/{game:str}/{name:str}/{at:str}/why")
async def why(request: Web, game: str, name: str, at: str) -> Answer:
    reader, taught = reader_of(request), _lesson(game, name)
    standing = await _stand(taught, *read_at(at, taught))
    return explained(pages.why(reader, room_of(reader, taught, standing), taught.seat, request.query_params.get("option", "")))


def _lesson(game: str, name: str) -> Lesson:
    game_of(game)
    found = lesson(game, name)
    if found is None:
        raise Refused("not-found")
    return found


async def _stand(taught: Lesson, step: int, answers: tuple[str, ...], hear: Listener | None = None) -> Standing:
    try:
        return await asyncio.to_thread(stand, taught, step, answers, hear)
    except NotHere:
        raise Refused("not-offered") from None
