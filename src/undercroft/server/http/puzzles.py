"""Puzzles: nothing is stored but which were solved, by the browser itself in a cookie a game."""

from __future__ import annotations

import asyncio
from datetime import UTC, date, datetime

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.response import Redirect

from undercroft.games import FACES
from undercroft.kernel.table import Table
from undercroft.kernel.types import Event
from undercroft.lessons.lesson_play import Listener, NotHere
from undercroft.puzzles import Puzzle, WrongPuzzle, puzzle, puzzles, today
from undercroft.puzzles.puzzle_play import Standing, stand
from undercroft.server import pages
from undercroft.server.errors import Refused
from undercroft.server.http import doors
from undercroft.server.http.web import Answer, Web, explained, field, game_of, page, reader_of, scripted
from undercroft.server.pages.puzzles import BEST, TRY, address, puzzle_room
from undercroft.server.play.lesson_room import parted_at
from undercroft.server.play.news import Glimpse, look

NEXT = "."
"""Between two in the cookie."""


@get("/puzzles")
async def games(request: Web) -> Answer:
    solved = {game: _solved(request, game) for game in FACES}
    return page(pages.puzzle_games(reader_of(request), solved, _day()))


@get("/puzzles/today")
async def of_today() -> Answer:
    """The same for everybody, until midnight of the world's clock."""
    chosen = today(_day())
    if chosen is None:
        raise Refused("not-found")
    return Redirect(address(chosen), status_code=303)


@get("/puzzles/{game:str}")
async def of_game(request: Web, game: str) -> Answer:
    found = game_of(game)
    if not puzzles(game):
        raise Refused("not-found")
    return page(pages.puzzle_list(reader_of(request), found, _solved(request, game), _day()))


@get(["/puzzles/{game:str}/{id:str}", "/puzzles/{game:str}/{id:str}/{at:str}"])
async def show(request: Web, game: str, id: str, at: str = TRY) -> Answer:
    reader, given = reader_of(request), _puzzle(game, id)
    start, answers = _parted(at)
    try:
        standing = await _stand(given, given.answer if start == BEST else answers)
    except WrongPuzzle:
        return page(pages.puzzle_gone(reader, given), 410)
    just, solved = _just_solved(given, standing, start), _solved(request, game)
    shown = page(pages.puzzle_page(reader, given, standing, solved | just, best=start == BEST))
    if just:
        shown.set_cookie(_remembered(request, game, solved | just))
    return shown


@post("/puzzles/{game:str}/{id:str}/{at:str}/answer")
async def answer(request: Web, game: str, id: str, at: str) -> Answer:
    """What is weighed is one answer: whoever answers again begins anew."""
    reader, given = reader_of(request), _puzzle(game, id)
    before = _parted(at)[1] if given.counted else ()
    seen: list[Glimpse] = []

    def hear(table: Table, event: Event) -> None:
        look(table, event, {given.seat: seen})

    try:
        standing = await _stand(given, (*before, await field(request, "option")), hear)
    except WrongPuzzle:
        raise Refused("wrong-puzzle") from None
    here = address(given, TRY, standing.answers)
    if not scripted(request):
        return Redirect(here, status_code=303)
    just, solved = _just_solved(given, standing, TRY), _solved(request, game)
    update = pages.puzzle_update(reader, given, standing, solved | just, seen)
    reply: Answer = Response({"ok": True, "here": here, "update": update})
    if just:
        reply.set_cookie(_remembered(request, game, solved | just))
    return reply


@get("/puzzles/{game:str}/{id:str}/{at:str}/why")
async def why(request: Web, game: str, id: str, at: str) -> Answer:
    reader, given = reader_of(request), _puzzle(game, id)
    try:
        standing = await _stand(given, _parted(at)[1])
    except WrongPuzzle:
        raise Refused("wrong-puzzle") from None
    room = puzzle_room(reader, given, standing)
    return explained(pages.why(reader, room, given.seat, request.query_params.get("option", "")))


def _day() -> date:
    return datetime.now(UTC).date()


def _puzzle(game: str, id: str) -> Puzzle:
    game_of(game)
    found = puzzle(game, id)
    if found is None:
        raise Refused("not-found")
    return found


def _parted(at: str) -> tuple[str, tuple[str, ...]]:
    start, answers = parted_at(at)
    if start not in (TRY, BEST):
        raise Refused("not-found")
    return start, answers


async def _stand(given: Puzzle, answers: tuple[str, ...], hear: Listener | None = None) -> Standing:
    try:
        return await asyncio.to_thread(stand, given, answers, hear)
    except NotHere:
        raise Refused("not-offered") from None


def _just_solved(given: Puzzle, standing: Standing, start: str) -> set[str]:
    return {given.id} if start == TRY and standing.verdict is not None and standing.verdict.right else set()


def _solved(request: Web, game: str) -> set[str]:
    """What somebody wrote there by hand says nothing."""
    kept = request.cookies.get(f"{doors.SOLVED}-{game}", "").split(NEXT)
    return {one.id for one in puzzles(game)} & set(kept)


def _remembered(request: Web, game: str, solved: set[str]) -> Cookie:
    return doors.cookie(f"{doors.SOLVED}-{game}", NEXT.join(sorted(solved)), secure=request.app.state.secure)
