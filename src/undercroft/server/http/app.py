"""The web application: every route in one list, every door and every refusal in one place."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, Response, Router
from litestar.config.compression import CompressionConfig
from litestar.config.csrf import CSRFConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.static_files import create_static_files_router

from undercroft.server import pages
from undercroft.server.errors import Refused
from undercroft.server.http import doors, house, learn, puzzles, table
from undercroft.server.http.socket import live
from undercroft.server.http.web import Answer, Web, page, reader_of, scripted
from undercroft.server.pages.base import STATIC
from undercroft.server.play.house import House
from undercroft.server.play.waking import CannotWake
from undercroft.server.store.database import Store
from undercroft.texts import tongue

FILE_NAME = re.compile(r"(?:[\w-]{1,60}/){0,5}[\w.-]{1,100}", re.ASCII)
JOINS_A_MINUTE, ANSWERS_A_MINUTE, HINTS_A_MINUTE = 60, 1200, 60
LARGEST_FORM = 256 * 1024


class Front(Litestar):
    """Whoever asks for the head of a page gets what the page would have had; the server leaves the body out."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http" and scope["method"] == "HEAD":
            scope = {**scope, "method": "GET"}
        await super().__call__(scope, receive, send)


def refuse(request: Web, code: str, status: int) -> Answer:
    reader = reader_of(request)
    if scripted(request):
        words = tongue(reader.language).error(code)
        return Response({"error": words, "code": code}, status_code=status)
    return page(pages.problem(reader, status, code), status)


def on_refused(request: Web, error: Refused) -> Answer:
    return refuse(request, error.code, error.status)


def on_asleep(request: Web, error: CannotWake) -> Answer:
    """To look at such a table is no mistake; to play at it cannot be."""
    if scripted(request) or request.method != "GET":
        return refuse(request, error.code, error.status)
    return page(pages.asleep(reader_of(request), error))


def on_http(request: Web, error: HTTPException) -> Answer:
    codes = {403: "csrf", 404: "not-found", 405: "not-found", 429: "too-many"}
    usual = "server-error" if error.status_code >= 500 else "error"
    return refuse(request, codes.get(error.status_code, usual), error.status_code)


def on_crash(request: Web, error: Exception) -> Answer:
    logging.getLogger("undercroft").error("server error", exc_info=error)
    return refuse(request, "server-error", 500)


def need_file_name(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """A name that no file of ours has is not looked for: over some of them the file system would stumble."""
    if not FILE_NAME.fullmatch(connection.path_params["file_path"].lstrip("/")):
        raise Refused("not-found")


def create_app(
    folder: Path,
    *,
    public_url: str = "",
    home_url: str = "",
    joins_a_minute: int = JOINS_A_MINUTE,
    answers_a_minute: int = ANSWERS_A_MINUTE,
    hints_a_minute: int = HINTS_A_MINUTE,
    idle_seconds: float = 900.0,
    keep_backups: int = 0,
) -> Litestar:
    """The application over the data in `folder`. Raises `StoreInUse` where another server has it.

    `home_url` is for links that are made at loopback: where others in the home network find the house.
    """
    secure = public_url.startswith("https")
    all_tables = House(Store(folder), idle_seconds=idle_seconds)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        chores = [all_tables.tidy(), all_tables.catch_up(), *([all_tables.copy_daily(keep_backups)] if keep_backups else [])]
        tasks = [asyncio.create_task(chore) for chore in chores]
        yield
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await all_tables.close()

    joins = RateLimitConfig(("minute", joins_a_minute), store="joins").middleware
    answers = RateLimitConfig(("minute", answers_a_minute), store="answers").middleware
    hints = RateLimitConfig(("minute", hints_a_minute), store="hints").middleware
    static = create_static_files_router("/static", [STATIC], send_as_attachment=False, guards=[need_file_name])
    return Front(
        [
            static, house.front, house.finished, house.game_file, house.about, house.rules, house.things, house.aid,
            house.guide_picture, house.settings, house.show_campaign,
            house.next_chapter, table.lobby, table.start, table.chair, table.leave, table.pace, table.habits, table.coach,
            table.finish, table.delete, table.record, table.picture, table.show_replay, table.show_end, table.show_analysis,
            table.show_table,
            table.why, table.devices, table.make_link, table.remove_device, live, learn.learn, learn.go_on, learn.resume,
            learn.show, learn.why, puzzles.games, puzzles.of_today, puzzles.of_game, puzzles.show, puzzles.why,
            Router(
                "/", middleware=[joins],
                route_handlers=[
                    table.take, table.show_link, table.carry, table.rematch, house.new_table, house.make_table, house.play_now
                ],
            ),
            Router(
                "/", middleware=[answers],
                route_handlers=[
                    table.answer, table.stroll, table.take_back, table.think, table.shown, learn.answer, puzzles.answer
                ],
            ),
            Router("/", middleware=[hints], route_handlers=[table.hint]),
        ],
        lifespan=[lifespan],
        before_send=[doors.sign],
        csrf_config=CSRFConfig(
            doors.server_key(folder), cookie_name=doors.CSRF, cookie_samesite="lax", cookie_secure=secure, cookie_httponly=True
        ),
        compression_config=CompressionConfig(backend="brotli", gzip_compress_level=5),
        exception_handlers={CannotWake: on_asleep, Refused: on_refused, HTTPException: on_http, Exception: on_crash},
        state=State({"house": all_tables, "public_url": public_url.rstrip("/"), "home_url": home_url, "secure": secure}),
        request_max_body_size=LARGEST_FORM,
        openapi_config=None,
        logging_config=None,
    )  # fmt: skip
