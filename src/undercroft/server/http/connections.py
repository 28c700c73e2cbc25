"""Connections as they come in: how many there may be, how long each may be silent, and which requests are read at all."""

from __future__ import annotations

import asyncio
import errno
import logging
import re
import time
from functools import cache
from http import HTTPStatus
from typing import Any

import h11
from litestar.datastructures import State
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from undercroft.server.http.addresses import home_of, within
from undercroft.server.http.doors import HEADERS
from undercroft.server.http.limits import Limits
from undercroft.texts import LANGUAGES, tongue

log = logging.getLogger("undercroft")
strangers = logging.getLogger("undercroft.strangers")
"""What uvicorn says of requests that are none would fill the log of a house that anybody can reach."""
strangers.setLevel(logging.ERROR)

LEAVING_SECONDS = 2.0
"""How long a connection that was turned away may take to read why."""
POLITE = 50
"""So many more than there may be are told why they are turned away."""
SPARE_HANDLES = 100
"""Files that the house needs besides its connections."""
OUT_OF_HANDLES = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
COMPLAIN_SECONDS = 60.0

READ_IN_TWO_WAYS = re.compile(rb"(?<!\r)\n|\n[ \t]|\ncontent-length:(?:[^\r]*,|.*\ncontent-length:)", re.IGNORECASE | re.DOTALL)
"""Lines that end in a line feed alone, lines that go on in the next one, more than one length."""


class OneMeaning(h11.Connection):
    """Reads only requests that no proxy before the house could have read as something else.

    A body must say its length. Browsers do; chunks are where servers disagree most.
    """

    refused = HTTPStatus.BAD_REQUEST

    def next_event(self) -> Any:
        if self.their_state is not h11.IDLE:
            return super().next_event()
        head = self.trailing_data[0].partition(b"\r\n\r\n")[0]
        if READ_IN_TWO_WAYS.search(head):
            self._refuse(HTTPStatus.BAD_REQUEST)
        event = super().next_event()
        if isinstance(event, h11.Request):
            if event.http_version not in (b"1.0", b"1.1"):
                self._refuse(HTTPStatus.HTTP_VERSION_NOT_SUPPORTED)
            names = {name for name, _ in event.headers}
            if b"transfer-encoding" in names:
                self._refuse(HTTPStatus.LENGTH_REQUIRED)
            if names >= {b"upgrade", b"content-length"}:
                self._refuse(HTTPStatus.BAD_REQUEST)
        return event

    def _refuse(self, status: HTTPStatus) -> None:
        self.refused = status
        raise h11.RemoteProtocolError(status.phrase, error_status_hint=status)


class Watched(asyncio.Protocol):
    """A connection that is looked at now and then: who stays in one stage for too long is shown out."""

    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    limits: Limits
    home = ""
    """Whom it is counted for."""
    _stage: tuple[str, object] | None = None
    _since = 0.0
    _next_look: asyncio.TimerHandle | None = None

    def stage(self) -> tuple[str, object] | None:
        """What is waited for, and for the how manieth time; nothing where the house itself is at work."""
        raise NotImplementedError

    def show_out(self, _: str) -> None:
        self.transport.abort()

    def patience(self, stage: str) -> float:
        return LEAVING_SECONDS if stage == "leaving" else float(getattr(self.limits, f"{stage}_seconds"))

    def look(self) -> None:
        now, stage = self.loop.time(), self.stage()
        if stage != self._stage:
            self._stage, self._since = stage, now
        elif stage is not None and now - self._since >= self.patience(stage[0]):
            self.show_out(stage[0])
        self._next_look = self.loop.call_later(self.limits.look_seconds, self.look)

    def look_away(self) -> None:
        if self._next_look is not None:
            self._next_look.cancel()


class Visit(Watched, H11Protocol):
    """A connection that speaks HTTP."""

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self.conn: OneMeaning = OneMeaning(h11.SERVER)
        self.logger = strangers
        state: State = self.config.app.state  # type: ignore[union-attr]
        self.limits, self.proxies, self.seeing = state.limits, state.trusted_proxies, state.seeing
        self.leaving = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.home = _home(self.client)
        self.look()
        if self._crowded():
            self.turn_away(HTTPStatus.SERVICE_UNAVAILABLE, "too-many-connections")
            if len(self.connections) > self.limits.connections + POLITE:
                transport.abort()

    def _crowded(self) -> bool:
        """Whoever comes through a proxy of ours is counted there."""
        if len(self.connections) > self.limits.connections:
            return True
        if self.client and within(self.client[0], self.proxies):
            return False
        same = sum(isinstance(one, Watched) and one.home == self.home for one in self.connections)
        return same > self.limits.connections_an_address

    def connection_lost(self, exc: Exception | None) -> None:
        self.look_away()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self.leaving:
            super().data_received(data)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.look_away()
        super().handle_websocket_upgrade(event)

    def send_400_response(self, _: str) -> None:
        self.turn_away(self.conn.refused, "unclear")

    def shutdown(self) -> None:
        if self.leaving:
            self.transport.close()
        else:
            super().shutdown()

    def stage(self) -> tuple[str, object] | None:
        if self.leaving:
            return "leaving", None
        if self.transport.is_closing() or self.transport.get_write_buffer_size():
            return "unread", self.cycle
        if self.conn.their_state is h11.IDLE:
            return "head" if self.conn.trailing_data[0] else "silent", self.cycle
        return ("body", self.cycle) if self.conn.their_state is h11.SEND_BODY else None

    def show_out(self, stage: str) -> None:
        answered = stage == "body" and self.cycle.response_complete
        if stage in ("head", "body") and not answered:
            self.turn_away(HTTPStatus.REQUEST_TIMEOUT, "too-slow")
        else:
            self.transport.abort()

    def turn_away(self, status: HTTPStatus, code: str) -> None:
        """Says why, and hears nothing any more; an answer that has begun is broken off."""
        if self.cycle is not None and not self.cycle.response_complete:
            if self.cycle.response_started:
                self.transport.abort()
                return
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self.leaving = True
        self.seeing.refused(code)
        self.transport.write(_turned_away(status, code))
        self.transport.write_eof()


class Sockets(Watched, WebSocketsSansIOProtocol):
    """Our pages never speak over their socket: whatever comes is not read, so it need not be text."""

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        state: State = self.config.app.state  # type: ignore[union-attr]
        self.limits = state.limits

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.home = _home(self.client)
        self.look()

    def connection_lost(self, exc: Exception | None) -> None:
        self.look_away()
        super().connection_lost(exc)

    def handle_text(self, event: Frame) -> None:
        self.handle_bytes(event)

    async def send(self, message: Any) -> None:
        """A page may stay open for hours: what was said at the door is not kept that long."""
        await super().send(message)
        if message["type"] == "websocket.accept":
            self.request.headers.clear()
            self.response.headers.clear()

    def stage(self) -> tuple[str, object] | None:
        """Once it is open, pings tell whether anybody is there; but what is not read is never closed by itself."""
        if self.transport.is_closing():
            return "leaving", None
        return None if self.handshake_initiated else ("head", None)


def _home(client: tuple[str, int] | None) -> str:
    return home_of(client[0]) if client else ""


@cache
def _turned_away(status: HTTPStatus, code: str) -> bytes:
    """In every language: nobody has said yet which one is read."""
    words = "".join(f"{tongue(language).error(code)}\n" for language in LANGUAGES).encode()
    lines = [
        f"HTTP/1.1 {status.value} {status.phrase}",
        "Content-Type: text/plain; charset=utf-8",
        f"Content-Length: {len(words)}",
        "Connection: close",
        "Cache-Control: no-store",
        *(f"{name}: {value}" for name, value in HEADERS.items()),
        *(["Retry-After: 30"] if status == HTTPStatus.SERVICE_UNAVAILABLE else []),
    ]
    return "\r\n".join([*lines, "", ""]).encode() + words


def fitting(limits: Limits) -> Limits:
    """With no more connections than this process may have open; it takes as many handles as the system grants."""
    try:
        import resource
    except ImportError:  # this system has no such bound
        return limits
    wanted = limits.connections + POLITE + SPARE_HANDLES
    granted, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if granted < wanted and granted != resource.RLIM_INFINITY:
        granted = wanted if most == resource.RLIM_INFINITY else min(wanted, most)
        resource.setrlimit(resource.RLIMIT_NOFILE, (granted, most))
    if granted == resource.RLIM_INFINITY:
        return limits
    return limits._replace(connections=max(1, min(limits.connections, granted - POLITE - SPARE_HANDLES)))


def complain_rarely(loop: asyncio.AbstractEventLoop) -> None:
    """Where no file handle is left for a new connection, asyncio would say so thousands of times a second."""
    last = -COMPLAIN_SECONDS

    def hear(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        nonlocal last
        error = context.get("exception")
        if not isinstance(error, OSError) or error.errno not in OUT_OF_HANDLES:
            loop.default_exception_handler(context)
        elif time.monotonic() - last >= COMPLAIN_SECONDS:
            last = time.monotonic()
            log.error("no new connection can be taken for now: %s", error.strerror)

    loop.set_exception_handler(hear)
