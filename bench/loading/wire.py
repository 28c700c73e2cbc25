"""HTTP and WebSockets as bare as a driver can have them: what it computes must not hide what the server does."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from typing import NamedTuple
from urllib.parse import urlencode, urlsplit

IDLE_SECONDS = 3.0
"""A connection that lay still for longer is opened anew: the server may be about to close it."""
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Reply(NamedTuple):
    status: int
    headers: dict[str, str]
    cookies: dict[str, str]
    body: bytes


class Connection:
    """One request at a time."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer
        self.used = time.monotonic()

    async def ask(self, head: str, body: bytes) -> Reply:
        self._writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
        raw = await self._reader.readuntil(b"\r\n\r\n")
        first, *lines = raw.decode("latin-1").split("\r\n")
        headers, cookies = dict[str, str](), dict[str, str]()
        for line in lines[:-2]:
            name, _, value = line.partition(": ")
            if name.lower() == "set-cookie":
                cookie, _, held = value.partition(";")[0].partition("=")
                cookies[cookie] = held
            headers[name.lower()] = value
        content = await self._reader.readexactly(int(headers.get("content-length", 0)))
        self.used = time.monotonic()
        return Reply(int(first.split()[1]), headers, cookies, content)

    def close(self) -> None:
        self._writer.close()


class Site:
    """One address, and the connections to it that lie free."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        assert parts.hostname is not None
        self.address, self.host, self.port = address, parts.hostname, parts.port or 80
        self._free: list[Connection] = []

    async def ask(self, method: str, path: str, cookies: dict[str, str], body: bytes = b"", kind: str = "") -> Reply:
        held = "; ".join(f"{name}={value}" for name, value in cookies.items())
        head = f"{method} {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nCookie: {held}\r\n"
        if kind:
            head += f"Content-Type: {kind}\r\nX-Requested-With: undercroft\r\n"
        connection = await self._connection()
        try:
            reply = await connection.ask(head, body)
        except BaseException:
            connection.close()
            raise
        self._free.append(connection)
        return reply

    def close(self) -> None:
        for connection in self._free:
            connection.close()

    async def _connection(self) -> Connection:
        while self._free:
            connection = self._free.pop()
            if time.monotonic() - connection.used < IDLE_SECONDS:
                return connection
            connection.close()
        return Connection(*await asyncio.open_connection(self.host, self.port))


class Person:
    """One browser: cookies of its own."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.cookies: dict[str, str] = {}

    async def get(self, path: str) -> Reply:
        return self._seen(await self.site.ask("GET", path, self.cookies))

    async def post(self, path: str, **fields: str) -> Reply:
        body = urlencode({"_csrf_token": self.cookies.get("csrf", ""), **fields}).encode()
        return self._seen(await self.site.ask("POST", path, self.cookies, body, "application/x-www-form-urlencoded"))

    def _seen(self, reply: Reply) -> Reply:
        self.cookies |= reply.cookies
        return reply

    async def socket(self, path: str, heard: Callable[[bytes], None]) -> Socket:
        return await socket(self.site, path, heard, self.cookies)


class Socket(asyncio.Protocol):
    """The client's end of a WebSocket. The server sends every message in one frame."""

    def __init__(self, heard: Callable[[bytes], None], head: bytes) -> None:
        self._heard, self._head = heard, head
        self._came = bytearray()
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.bytes = 0
        self.messages = 0
        self.lost = False
        """The server, or the way to it, is gone; nobody here said goodbye."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._head)

    def connection_lost(self, _: Exception | None) -> None:
        self.lost = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the socket was refused"))

    def close(self) -> None:
        self._transport.abort()

    def send(self, payload: bytes, kind: int = TEXT) -> None:
        mask, size = os.urandom(4), len(payload)
        length = bytes([0x80 | size]) if size < 126 else bytes([0xFE]) + size.to_bytes(2, "big")
        covered = (int.from_bytes(payload, "big") ^ int.from_bytes((mask * (size // 4 + 1))[:size], "big")).to_bytes(size, "big")
        self._transport.write(bytes([0x80 | kind]) + length + mask + covered)

    def data_received(self, data: bytes) -> None:
        self._came += data
        if not self.opened.done():
            head, end, rest = bytes(self._came).partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head[:16]:
                self.opened.set_exception(ConnectionError(head.partition(b"\r\n")[0].decode()))
                return
            self._came = bytearray(rest)
            self.opened.set_result(None)
        while (frame := self._frame()) is not None:
            kind, payload = frame
            if kind == PING:
                self.send(payload, PONG)
            elif kind != CLOSE:
                self.messages += 1
                self.bytes += len(payload)
                self._heard(payload)

    def _frame(self) -> tuple[int, bytes] | None:
        came = self._came
        if len(came) < 2:
            return None
        size, at = came[1] & 0x7F, 2
        if size > 125:
            at = 4 if size == 126 else 10
            size = int.from_bytes(came[2:at], "big")
        if len(came) < at + size:
            return None
        kind, payload = came[0] & 0x0F, bytes(came[at : at + size])
        del came[: at + size]
        return kind, payload


async def socket(site: Site, path: str, heard: Callable[[bytes], None], cookies: dict[str, str]) -> Socket:
    held = "; ".join(f"{name}={value}" for name, value in cookies.items())
    head = (
        f"GET {path} HTTP/1.1\r\nHost: {site.host}:{site.port}\r\nOrigin: {site.address}\r\nCookie: {held}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dW5kZXJjcm9mdCBiZW5jaA==\r\n\r\n"
    ).encode()
    loop = asyncio.get_running_loop()
    _, opened = await loop.create_connection(lambda: Socket(heard, head), site.host, site.port)
    await opened.opened
    return opened
