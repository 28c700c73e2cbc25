"""Who comes in: the device cookie, language and theme, and the headers every answer carries."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from pathlib import Path
from typing import Any
from urllib.parse import SplitResult, urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.types import Message, Scope

from undercroft.server.errors import Refused
from undercroft.server.reader import CARD_SIZES, FOLLOWS, SOUNDS, THEMES, Reader
from undercroft.server.store.files import in_full, private
from undercroft.server.store.server_keeping import KEY_FILE
from undercroft.texts import LANGUAGES

DEVICE, LANGUAGE, THEME, CARDS, FOLLOW, SOUND, CSRF = "device", "lang", "theme", "cards", "follows", "sound", "csrf"
LEARNT = "learnt"
SOLVED = "solved"
Connection = ASGIConnection[Any, Any, Any, Any]
LOOPBACK = ("127.0.0.1", "localhost", "::1")
DAY = 24 * 3600
YEAR = 365 * DAY
NONCE = 32
"""Letters of a form token that are random; the rest binds them to a device."""
SAFE = ("GET", "HEAD", "OPTIONS")
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
        "form-action 'self'; frame-ancestors 'none'; base-uri 'none'"
    ),
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
}
ENCODED = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]


def new_key() -> str:
    return secrets.token_hex(32)


def server_key(folder: Path) -> str:
    """The key that signs form tokens. Kept, so that pages stay good when the server starts again."""
    path = folder / KEY_FILE
    private(path)
    key = path.read_text().strip()
    if not key:
        key = new_key()
        with in_full(path) as part:
            part.write_text(key)
    return key


def device_of(connection: Connection) -> str:
    """The browser, as it is known in the store: a hash, so that the store holds no key to a seat."""
    token = connection.cookies.get(DEVICE) or connection.state.get("new_device")
    if not token:
        token = connection.state["new_device"] = secrets.token_urlsafe(24)
    return hashlib.sha256(token.encode()).hexdigest()[:32]


def form_token(connection: Connection) -> str:
    """What a form of this browser must bring: made for its device, so that no other's is of any use."""
    known = connection.state.get("new_token") or connection.cookies.get(CSRF, "")
    if not _made_for(connection, known):
        nonce = secrets.token_hex(NONCE // 2)
        known = connection.state["new_token"] = nonce + _bound(connection, nonce)
    return str(known)


async def need_token(request: Request[Any, Any, Any]) -> None:
    """Before each route: whoever changes something comes from one of our pages, with the device that the page was made for."""
    if request.method in SAFE or request.route_handler.opt.get("exclude_from_csrf"):
        return
    if not _made_for(request, str((await request.form()).get("_csrf_token", ""))):
        raise Refused("csrf")


def _made_for(connection: Connection, token: str) -> bool:
    return hmac.compare_digest(token[NONCE:].encode(), _bound(connection, token[:NONCE]).encode())


def _bound(connection: Connection, nonce: str) -> str:
    key = connection.app.state.form_key.encode()
    return hmac.new(key, f"{nonce} {device_of(connection)}".encode(), hashlib.sha256).hexdigest()


def language_of(connection: Connection) -> str:
    chosen = connection.query_params.get(LANGUAGE) or connection.cookies.get(LANGUAGE)
    if chosen in LANGUAGES:
        return str(chosen)
    for part in connection.headers.get("accept-language", "").split(","):
        if (language := part.split(";")[0].strip()[:2].lower()) in LANGUAGES:
            return language
    return LANGUAGES[0]


def reader_of(connection: Connection, public_url: str, home_url: str) -> Reader:
    shown = public_url or _address_asked(connection)
    theme, cards, follows, sound = (connection.cookies.get(name, "") for name in (THEME, CARDS, FOLLOW, SOUND))
    return Reader(
        device_of(connection),
        language_of(connection),
        theme if theme in THEMES else THEMES[0],
        form_token(connection) if isinstance(connection, Request) else "",
        shown,
        cards if cards in CARD_SIZES else CARD_SIZES[0],
        follows if follows in FOLLOWS else FOLLOWS[0],
        sound if sound in SOUNDS else SOUNDS[0],
        parts_of(shown).hostname in LOOPBACK,
        home_url,
    )


def _address_asked(connection: Connection) -> str:
    """By hand: a Host header with a port that is none would be an error."""
    secure = connection.scope["scheme"] in ("https", "wss")
    return f"http{'s' if secure else ''}://{connection.headers.get('host', '')}"


def parts_of(address: str) -> SplitResult:
    """A web address in its parts; one that is broken has none."""
    try:
        return urlsplit(address)
    except ValueError:
        return urlsplit("")


def same_origin(connection: Connection, public_url: str) -> bool:
    """A socket may be opened only by our own pages."""
    origin = parts_of(connection.headers.get("origin", ""))
    allowed = {connection.headers.get("host", "")} | ({urlsplit(public_url).netloc} if public_url else set())
    return origin.scheme in ("http", "https") and origin.netloc in allowed


def cookie(name: str, value: str, *, secure: bool) -> Cookie:
    return Cookie(name, value=value, path="/", max_age=YEAR, httponly=True, samesite="lax", secure=secure)


async def sign(message: Message, scope: Scope) -> None:
    """Before each answer leaves: its headers, and the cookies that were newly given."""
    if message["type"] != "http.response.start":
        return
    connection: Connection = ASGIConnection(scope)
    secure, given = connection.app.state.secure, message.get("headers", ())
    usual = [*ENCODED, (b"cache-control", _kept(connection))]
    if secure:
        usual.append((b"strict-transport-security", b"max-age=%d" % YEAR))
    known = {name for name, _ in given}
    headers = [*given, *(header for header in usual if header[0] not in known)]
    token = connection.state.get("new_device")
    if token is None and connection.scope["path"] == "/":
        # Whoever comes by now and then keeps the seats: the year starts again.
        token = connection.cookies.get(DEVICE)
    if token:
        headers.append(_written(DEVICE, token, secure=secure))
    if made := connection.state.get("new_token"):
        headers.append(_written(CSRF, made, secure=secure))
    if (language := connection.query_params.get(LANGUAGE)) in LANGUAGES:
        headers.append(_written(LANGUAGE, str(language), secure=secure))
    message["headers"] = headers


def _kept(connection: Connection) -> bytes:
    """Pages are never kept. A file asked for by its version never changes; the others (fonts) hardly do."""
    if not connection.scope["path"].startswith(("/static/", "/games/")):
        return b"no-store"
    return b"public, max-age=%d, immutable" % YEAR if "v" in connection.query_params else b"public, max-age=%d" % DAY


def _written(name: str, value: str, *, secure: bool) -> tuple[bytes, bytes]:
    return b"set-cookie", cookie(name, value, secure=secure).to_header(header="").encode()
