"""The web application: every route in one list, every door and every refusal in one place."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

from litestar import Litestar, Response, Router, WebSocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException, WebSocketException
from litestar.handlers import BaseRouteHandler
from litestar.static_files import create_static_files_router

from undercroft.server import garbage, pages
from undercroft.server.errors import Refused
from undercroft.server.http import addresses, admin, doors, host, house, learn, puzzles, table
from undercroft.server.http.busy import AGAIN_SECONDS, Busy
from undercroft.server.http.connections import complain_rarely
from undercroft.server.http.crowd import Crowd
from undercroft.server.http.limits import Limits
from undercroft.server.http.rates import Counts, at_most, spend
from undercroft.server.http.socket import live
from undercroft.server.http.web import Answer, Web, page, reader_of, scripted, seeing_of
from undercroft.server.logs import request_id
from undercroft.server.pages.base import STATIC
from undercroft.server.play.house import House
from undercroft.server.play.waking import CannotWake
from undercroft.server.seeing import Seeing
from undercroft.server.siblings import Siblings
from undercroft.server.store.database import Store
from undercroft.server.store.server_keeping import SERVER_KEY
from undercroft.server.warden import Warden
from undercroft.texts import tongue

FILE_NAME = re.compile(r"(?:[\w-]{1,60}/){0,5}[\w.-]{1,100}", re.ASCII)
LARGEST_FORM = 256 * 1024
log = logging.getLogger(__name__)
Chore = Callable[[], Awaitable[None]]
STARTING_TRIES = 15
"""Half a minute for a database that went away in the moment of a start."""
PAUSE_SECONDS = 10.0
"""After which a chore that stumbled is begun again."""


class Front(Litestar):
    """Whoever asks for the head of a page gets what the page would have had; the server leaves the body out."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http" and scope["method"] == "HEAD":
            scope = {**scope, "method": "GET"}
        await self.state.seeing.through(super().__call__, scope, receive, send)


def refuse(request: Web, code: str, status: int, again: int = 0) -> Answer:
    reply = _in_words(request, code, status)
    if again or status == 503:
        reply.headers["Retry-After"] = str(again or AGAIN_SECONDS)
    return reply


def _in_words(request: Web, code: str, status: int) -> Answer:
    reader = reader_of(request)
    seeing_of(request).refused(code)
    if scripted(request):
        words = tongue(reader.language).error(code)
        return Response({"error": words, "code": code, "request": request_id()}, status_code=status)
    again = status == 503 and request.method == "GET"
    return page(pages.problem(reader, status, code, request_id(), again=again), status)


def on_refused(request: Web, error: Refused) -> Answer:
    return refuse(request, error.code, error.status, error.again)


def on_asleep(request: Web, error: CannotWake) -> Answer:
    """To look at such a table is no mistake; to play at it cannot be."""
    if scripted(request) or request.method != "GET":
        return refuse(request, error.code, error.status)
    return page(pages.asleep(reader_of(request), error))


def on_http(request: Web, error: HTTPException) -> Answer:
    if error.status_code in (404, 405):
        return on_stray(request, error)
    if seeing_of(request).is_gone():
        return refuse(request, "unclear", 400)
    usual = "server-error" if error.status_code >= 500 else "error"
    return refuse(request, usual, error.status_code)


def on_stray(request: Web, error: HTTPException) -> Answer:
    """No route has counted it."""
    try:
        spend(request, "pages")
    except Refused as too_many:
        return on_refused(request, too_many)
    return refuse(request, "not-found", error.status_code)


def on_crash(request: Web, error: Exception) -> Answer:
    logging.getLogger("undercroft").error("server error", exc_info=error)
    return refuse(request, "server-error", 500)


async def need_file_name(connection: doors.Connection, _: BaseRouteHandler) -> None:
    """A name that no file of ours has is not looked for: over some of them the file system would stumble."""
    if not FILE_NAME.fullmatch(connection.path_params["file_path"].lstrip("/")):
        raise Refused("not-found")


async def let_in(connection: doors.Connection, _: BaseRouteHandler) -> None:
    """Before every request and socket."""
    try:
        need_own_name(connection)
        admin.at_the_door(connection)
    except (Refused, WebSocketException) as error:
        if isinstance(connection, WebSocket):  # of a request it is counted where it is put in words
            connection.app.state.seeing.refused(error.code if isinstance(error, Refused) else error.detail)
        raise


def need_own_name(connection: doors.Connection) -> None:
    """Whoever makes a name of their own lead here, so that a visitor's browser takes their page for one of ours, gets nothing."""
    name = addresses.name_asked(connection)
    if not name:
        raise Refused("no-host")
    if not addresses.is_own(name, connection.app.state.names):
        raise Refused("wrong-host")


def counted(kind: str, *routes: Any) -> Router:
    return Router("/", route_handlers=routes, guards=[at_most(kind)])


def create_app(
    folder: Path,
    *,
    public_url: str = "",
    home_url: str = "",
    trusted_proxies: Sequence[str] = (),
    allowed_hosts: Sequence[str] = (),
    idle_seconds: float = 900.0,
    keep_backups: int = 0,
    db: str = "",
    keep_empty: float = 0,
    metrics_token: str = "",
    processes: Path | None = None,
    alone: bool = False,
    **limits: Any,
) -> Litestar:
    """The application over the data in `folder`, or in the PostgreSQL database `db`. Raises `CannotOpen`.

    `home_url` is for links that are made at loopback: where others in the home network find the house. `keep_empty` is for how
    many days a table waits where nobody joined its maker; for ever where it is 0. `processes` is the folder of those behind the
    same port, where there are several. `alone`: nothing else lives in this process, so the house may see to its garbage. `limits`
    are fields of `Limits`.
    """
    secure = public_url.startswith("https")
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    store = Store(folder, db)
    all_tables = House(store, idle_seconds=idle_seconds)
    seeing = Seeing(all_tables)
    warden = Warden(all_tables, seeing, Siblings(processes))
    key = store.first_set(SERVER_KEY, doors.new_key()) if store.backend.shared else doors.server_key(folder)
    counts = Counts()

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        complain_rarely(asyncio.get_running_loop())
        all_tables.open(counts)
        tasks: list[asyncio.Task[None]] = []
        try:
            await _once_the_database_is_there(warden.load)
            chores: list[Chore] = [all_tables.tidy, all_tables.catch_up, seeing.feel, warden.in_touch]
            if alone:
                chores.append(garbage.collect)
            if keep_backups and not store.backend.shared:
                chores.append(partial(all_tables.copy_daily, keep_backups))
            if keep_empty:
                chores.append(partial(all_tables.clear_empty, keep_empty))
            tasks += [asyncio.create_task(_kept_up(chore)) for chore in chores]
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await all_tables.close()

    static = create_static_files_router("/static", [STATIC], send_as_attachment=False, guards=[need_file_name, at_most("files")])
    return Front(
        [
            static,
            counted("files", house.game_file, table.picture),
            counted(
                "pages",
                house.front, house.finished, house.about, house.rules, house.things, house.aid, house.guide_picture,
                house.settings, house.show_campaign, table.lobby, table.start, table.pace, table.habits, table.coach,
                table.finish, table.delete, table.record, table.show_table, table.why, table.devices, learn.learn,
                learn.go_on, learn.resume, learn.show, learn.why, puzzles.games, puzzles.of_today, puzzles.of_game,
                puzzles.show, puzzles.why,
            ),
            counted("replays", table.show_replay, table.show_end, table.show_analysis),
            counted(
                "joins",
                table.take, table.chair, table.leave, table.show_link, table.carry, table.make_link, table.remove_device,
            ),
            counted("tables", house.new_table, house.make_table, house.play_now, house.next_chapter, table.rematch),
            counted(
                "answers",
                table.answer, table.stroll, table.take_back, table.think, table.shown, learn.answer, puzzles.answer,
            ),
            counted("hints", table.hint),
            counted("pages", *admin.ROUTES),
            live,
        ],
        guards=[let_in],
        before_request=doors.need_token,
        lifespan=[lifespan],
        middleware=[Busy().guard],
        before_send=[doors.sign],
        compression_config=CompressionConfig(backend="brotli", gzip_compress_level=5),
        exception_handlers={CannotWake: on_asleep, Refused: on_refused, HTTPException: on_http, Exception: on_crash},
        state=State(
            {
                "house": all_tables,
                "public_url": public_url.rstrip("/"),
                "home_url": home_url,
                "secure": secure,
                "form_key": key,
                "names": addresses.own_names(public_url, allowed_hosts),
                "trusted_proxies": tuple(trusted_proxies),
                "limits": Limits(**limits),
                "counts": counts,
                "crowd": Crowd(),
                "seeing": seeing,
                "warden": warden,
                "admin_token": host.admin_token(folder),
                "metrics_token": metrics_token,
            }
        ),
        request_max_body_size=LARGEST_FORM,
        openapi_config=None,
        logging_config=None,
    )  # fmt: skip


async def _kept_up(chore: Chore) -> None:
    """Whatever it stumbles over is written down, and it is begun again: no chore ends without a word."""
    while True:
        try:
            await chore()
            return
        except Exception:
            if (task := asyncio.current_task()) is not None and task.cancelling():
                raise  # it stumbled while the house closed
            log.exception("a chore of the house stumbled; it is begun again in %g seconds", PAUSE_SECONDS)
        await asyncio.sleep(PAUSE_SECONDS)


async def _once_the_database_is_there(work: Callable[[], Awaitable[None]]) -> None:
    """It was when the store was opened; where it went away since, it is waited for as in the middle of play."""
    for _ in range(STARTING_TRIES):
        try:
            await work()
            return
        except Refused as error:
            if error.code != "database-away":
                raise
            log.warning("the database went away during the start; it is tried again")
            await asyncio.sleep(AGAIN_SECONDS)
    await work()
