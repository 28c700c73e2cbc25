"""For whoever runs the house: how it is, what Prometheus counts, the page and the command that rule it."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from litestar import Response, WebSocket, get, post
from litestar.exceptions import WebSocketException
from litestar.response import Redirect
from prometheus_client import CONTENT_TYPE_LATEST

from undercroft import __version__
from undercroft.server import pages
from undercroft.server.errors import READ_ONLY, Refused
from undercroft.server.http import doors, host
from undercroft.server.http.web import Answer, Web, house_of, page, reader_of, seeing_of
from undercroft.server.logs import current
from undercroft.server.numbers import whole
from undercroft.server.warden import Warden

PLAYING = ("/t/", "/k/", "/c/", "/new/")
"""Forms below these change a table."""
OPEN_TO_ALL = ("/static/", "/games/", "/admin", "/health", "/metrics")
"""Whoever is banned may still fetch these: what a page of refusal is dressed in, and what asks for another proof."""

_WISH = msgspec.json.Decoder(dict[str, str])


def warden_of(request: Web) -> Warden:
    return request.app.state.warden  # type: ignore[no-any-return]


def at_the_door(connection: doors.Connection) -> None:
    """Before every request and socket: who is banned, and whether anybody may play."""
    warden: Warden = connection.app.state.warden
    route, visit = connection.scope["path_template"], current.get()
    if doors.DEVICE in connection.cookies and visit is not None:
        visit.device = doors.device_of(connection)
        warden.met(visit.device)
        if visit.device in warden.bans and not route.startswith(OPEN_TO_ALL):
            if isinstance(connection, WebSocket):
                raise WebSocketException(detail="banned", code=4403)
            raise Refused("banned")
    if warden.read_only and connection.scope.get("method") == "POST" and route.startswith(PLAYING):
        raise Refused(READ_ONLY)


@get("/health", exclude_from_csrf=True)
async def health(request: Web) -> Answer:
    """200 where the house is well and will stay open."""
    warden = warden_of(request)
    well, state = await warden.healthy(), house_of(request).notice or "open"
    told = {
        "version": __version__,
        "uptime": round(seeing_of(request).uptime, 1),
        "store": "ok" if well else "silent",
        "state": state,
        "closing": warden.draining,
    }
    return Response(told, status_code=200 if well and not warden.draining else 503)


@get("/metrics", exclude_from_csrf=True)
async def metrics(request: Web) -> Answer:
    token = request.app.state.metrics_token
    if not host.on_this_machine(request) and not (token and host.bears(request, token)):
        raise Refused("not-host")
    return Response(warden_of(request).metrics(), media_type=CONTENT_TYPE_LATEST)


# ---- the page ----


@get("/admin")
async def show(request: Web) -> Answer:
    host.need_host(request)
    warden = warden_of(request)
    return page(pages.admin(reader_of(request), await warden.status(), await warden.people(), await warden.tables()))


@get("/admin/enter/{link:str}")
async def show_enter(request: Web, link: str) -> Answer:
    """It only asks: whoever looks at it for somebody does not use it up."""
    host.read_link(request, link)
    return page(pages.admin_enter(reader_of(request), link))


@post("/admin/enter/{link:str}")
async def enter(request: Web, link: str) -> Answer:
    reader_of(request)  # the device that it is bound to
    cookie = await host.use_link(request, link)
    response = Redirect("/admin", status_code=303)
    response.set_cookie(cookie)
    return response


@post("/admin/act")
async def act(request: Web) -> Answer:
    host.need_host(request)
    if "origin" in request.headers and not doors.same_origin(request, request.app.state.public_url):
        raise Refused("wrong-origin")
    await _act(warden_of(request), {name: str(value) for name, value in (await request.form()).items()})
    return Redirect("/admin", status_code=303)


# ---- the command ----


@get("/admin/api/status")
async def status(request: Web) -> Answer:
    host.need_token(request)
    found = await warden_of(request).status()
    return Response(found._asdict() | {"bans": [ban._asdict() for ban in found.bans]})


@get("/admin/api/people")
async def people(request: Web) -> Answer:
    host.need_token(request)
    return Response([person._asdict() for person in await warden_of(request).people()])


@get("/admin/api/tables")
async def tables(request: Web) -> Answer:
    host.need_token(request)
    return Response([line._asdict() for line in await warden_of(request).tables()])


@post("/admin/api/link", exclude_from_csrf=True, status_code=200)
async def link(request: Web) -> Answer:
    host.need_token(request)
    shown = request.app.state.public_url or str(request.base_url).rstrip("/")
    return Response({"link": f"{shown}/admin/enter/{host.new_link(request.app.state.admin_token)}"})


@post("/admin/api/act", exclude_from_csrf=True, status_code=200)
async def obey(request: Web) -> Answer:
    host.need_token(request)
    try:
        wish = _WISH.decode(await request.body())
    except msgspec.DecodeError:
        raise Refused("error") from None
    await _act(warden_of(request), wish)
    return Response({"ok": True})


async def _act(warden: Warden, wish: Mapping[str, str]) -> None:
    """What is decreed, by the page or by the command."""
    match wish.get("act", ""):
        case "ban":
            await warden.ban(wish.get("device", ""), wish.get("why", ""))
        case "unban":
            await warden.unban(wish.get("device", ""))
        case "quota":
            own, of_all = (whole(wish.get(name, "")) for name in ("own", "all"))
            if own is None or of_all is None:
                raise Refused("wrong-quota")
            await warden.allow(own, of_all)
        case "read-only":
            await warden.set_read_only(on=_on(wish))
        case "drain":
            await warden.drain(on=_on(wish))
        case "close":
            await warden.close_table(wish.get("table", ""))
        case "delete":
            await warden.delete_table(wish.get("table", ""))
        case _:
            raise Refused("error")


def _on(wish: Mapping[str, str]) -> bool:
    if wish.get("on") not in ("on", "off"):
        raise Refused("error")
    return wish["on"] == "on"


ROUTES = (health, metrics, show, show_enter, enter, act, status, people, tables, link, obey)
