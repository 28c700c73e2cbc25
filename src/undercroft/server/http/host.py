"""Who runs the house, and proves it: by the token that lies in the data folder, or by a link made with it.

Everything here is signed with that token, so it is good in every process of the house; a new token makes all of it void.
"""

from __future__ import annotations

import secrets
import time
from hashlib import sha256
from hmac import compare_digest
from hmac import new as mac
from pathlib import Path

from litestar.datastructures import Cookie

from undercroft.server.errors import Refused
from undercroft.server.http import doors
from undercroft.server.http.web import Web, house_of
from undercroft.server.store.admin import use_once
from undercroft.server.store.files import in_full, private

TOKEN = "admin.token"
ADDRESS = "house.address"
"""Files of the data folder: what proves a host, and where the house of this folder is found from this machine."""
COOKIE = "admin"
PROXIED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip")
LINK_SECONDS = 600
SESSION_SECONDS = 12 * 3600


def admin_token(folder: Path) -> str:
    path = folder / TOKEN
    private(path)
    token = path.read_text().strip()
    if not token:
        token = secrets.token_urlsafe(32)
        with in_full(path) as part:
            part.write_text(token)
    return token


def new_link(token: str) -> str:
    """The end of an address that lets one browser in, once and soon."""
    until, number = int(time.time()) + LINK_SECONDS, secrets.token_urlsafe(9)
    return f"{until}.{number}.{_signed(token, 'link', until, number)}"


async def use_link(request: Web, link: str) -> Cookie:
    """What a browser shows from now on."""
    token, (until, number) = request.app.state.admin_token, read_link(request, link)
    if not await use_once(house_of(request).store, number, until):
        raise Refused("admin-link-void")
    ends = int(time.time()) + SESSION_SECONDS
    proof = f"{ends}.{_signed(token, 'session', ends, doors.device_of(request))}"
    secure = request.app.state.secure
    return Cookie(COOKIE, value=proof, path="/admin", max_age=SESSION_SECONDS, httponly=True, samesite="strict", secure=secure)


def read_link(request: Web, link: str) -> tuple[int, str]:
    """Until when it is good, and its number."""
    until, _, rest = link.partition(".")
    number, _, proof = rest.partition(".")
    if not _good(until, proof, _signed(request.app.state.admin_token, "link", until, number)):
        raise Refused("admin-link-void")
    return int(until), number


def need_host(request: Web) -> None:
    """By the cookie that a link gave, and only in the browser that used it."""
    ends, _, proof = request.cookies.get(COOKIE, "").partition(".")
    if not _good(ends, proof, _signed(request.app.state.admin_token, "session", ends, doors.device_of(request))):
        raise Refused("not-host")


def need_token(request: Web) -> None:
    """By the token itself, as the command does."""
    if not bears(request, request.app.state.admin_token):
        raise Refused("not-host")


def bears(request: Web, token: str) -> bool:
    return compare_digest(request.headers.get("authorization", "").encode(), f"Bearer {token}".encode())


def on_this_machine(request: Web) -> bool:
    """Whoever asks sits at this machine: no proxy asks for somebody else, nor a page of another site by a name of its own."""
    named = doors.parts_of(f"//{request.headers.get('host', '')}").hostname
    from_here = request.client is not None and request.client.host in doors.LOOPBACK
    return from_here and named in doors.LOOPBACK and not any(name in request.headers for name in PROXIED)


def _good(until: str, proof: str, right: str) -> bool:
    return compare_digest(proof.encode(), right.encode()) and int(until) > time.time()


def _signed(token: str, *what: object) -> str:
    return mac(token.encode(), " ".join(map(str, what)).encode(), sha256).hexdigest()
