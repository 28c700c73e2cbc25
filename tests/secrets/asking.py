"""A browser without a network: it asks the application in this process, and keeps what a socket says with the time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple
from urllib.parse import urlencode

from litestar import Litestar

from undercroft.server.http import doors

HOST = "127.0.0.1:8321"


class Heard(NamedTuple):
    """A message of a socket, and when it came."""

    at: float
    packed: bytes


class Browser:
    def __init__(self, app: Litestar, device: str, settings: dict[str, str], address: str) -> None:
        self._app = app
        self._address = address
        self._cookies = {doors.DEVICE: device, **settings}

    async def get(self, path: str, *, script: bool = False) -> bytes:
        """Status, headers and body, as they come."""
        return await self._asked("GET", path, b"", script=script)

    async def post(self, path: str, **fields: str) -> bytes:
        if doors.CSRF not in self._cookies:
            await self.get("/")
        form = urlencode({"_csrf_token": self._cookies[doors.CSRF], **fields}).encode()
        return await self._asked("POST", path, form, script=True)

    async def _asked(self, method: str, path: str, form: bytes, *, script: bool) -> bytes:
        said, parts = [{"type": "http.request", "body": form, "more_body": False}], list[bytes]()

        async def receive() -> dict[str, Any]:
            return said.pop() if said else {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                self._keep(message["headers"])
                parts.append(str(message["status"]).encode())
                # How many more questions are welcome says the limiter by a clock of its own.
                parts.extend(b": ".join(header) for header in message["headers"] if header[0] != b"x-request-id")
            else:
                parts.append(message.get("body", b""))

        headers = [(b"content-type", b"application/x-www-form-urlencoded")] if form else []
        headers += [(b"x-requested-with", b"undercroft")] if script else []
        await self._app(self._scope("http", path, headers, method=method), receive, send)  # type: ignore[arg-type]
        return b"\n".join(parts)

    def _keep(self, headers: list[tuple[bytes, bytes]]) -> None:
        """The cookies that come with a page."""
        for name, value in headers:
            if name.lower() == b"set-cookie":
                cookie, _, kept = value.decode().split(";")[0].partition("=")
                self._cookies[cookie] = kept

    @asynccontextmanager
    async def listening(self, path: str) -> AsyncIterator[list[Heard]]:
        """All that comes over a socket, until it is closed."""
        heard, said = list[Heard](), asyncio.Queue[dict[str, Any]]()
        said.put_nowait({"type": "websocket.connect"})

        async def send(message: Any) -> None:
            told = message.get("bytes") or message["type"].encode()
            heard.append(Heard(round(asyncio.get_running_loop().time(), 3), told))

        origin = [(b"origin", f"http://{HOST}".encode())]
        scope = self._scope("websocket", path, origin, subprotocols=[])
        page = asyncio.create_task(self._app(scope, said.get, send))  # type: ignore[arg-type]
        await settled()
        try:
            yield heard
        finally:
            said.put_nowait({"type": "websocket.disconnect", "code": 1000})
            await page

    def _scope(self, kind: str, path: str, headers: list[tuple[bytes, bytes]], **more: Any) -> dict[str, Any]:
        where, _, query = path.partition("?")
        cookies = "; ".join(f"{name}={value}" for name, value in self._cookies.items())
        return {
            "type": kind,
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "scheme": "http" if kind == "http" else "ws",
            "path": where,
            "raw_path": where.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(b"host", HOST.encode()), (b"cookie", cookies.encode()), *headers],
            "client": (self._address, 50_000),
            "server": ("127.0.0.1", 8321),
            **more,
        }


async def settled() -> None:
    """Until all that was to be done at once has been done."""
    await asyncio.sleep(0.001)
