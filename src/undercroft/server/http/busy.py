"""More than the house can take: new wishes are turned away in words, before anything of them has begun.

What is in progress goes on, open pages stay open, and as soon as there is room again everybody is let in.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict, deque
from math import inf

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, ReceiveMessage, Scope, Send

from undercroft.server.errors import Refused
from undercroft.server.http.doors import SAFE

AT_ONCE = 64
"""Requests that the house works at. Who acts and who looks are counted apart: answers that wait for the store keep nobody from
looking. Forms that are still on their way and pages that wait to be read do not count: whoever is slow keeps nobody out."""
LATE_SECONDS = 1.0
"""So long may the loop take until it comes round."""
AGAIN_SECONDS = 2
"""When to try again. How late the loop was counts no longer than this, either."""
ALWAYS_OPEN = ("/static/", "/games/", "/health", "/metrics", "/admin")
"""What costs little, and those who look after the house."""
TRY_AGAIN_LATER = 1013


class Busy:
    def __init__(self) -> None:
        self._in_progress: defaultdict[str, set[object]] = defaultdict(set)
        """Requests by method."""
        self._rounds = deque([0.0, 0.0], maxlen=2)
        """Seconds that the last two rounds took. One slow round is somebody's large table, two are a crowd."""
        self._timed = -inf
        self._timing = False

    def guard(self, app: ASGIApp) -> ASGIApp:
        async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["path"].startswith(ALWAYS_OPEN):
                await app(scope, receive, send)
            elif scope["type"] == ScopeType.HTTP:
                await self._counted(scope["method"], app, scope, receive, send)
            elif not self._full("GET"):
                await app(scope, receive, send)
            else:
                # The page tries again by itself, each time a little later.
                scope["app"].state.seeing.refused("busy")
                await send({"type": "websocket.close", "code": TRY_AGAIN_LATER, "reason": "busy"})

        return guarded

    async def _counted(self, method: str, app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
        same, this = self._in_progress[method], object()

        def come_in() -> None:
            if this not in same and self._full(method):
                raise Refused("busy")
            same.add(this)

        async def heard() -> ReceiveMessage:
            message = await receive()
            if message["type"] == "http.request" and not message.get("more_body"):
                come_in()
            return message

        async def said(message: Message) -> None:
            same.discard(this)
            await send(message)

        if method in SAFE:
            come_in()
        elif self._full(method):
            raise Refused("busy")
        try:
            await app(scope, heard, said)
        finally:
            same.discard(this)

    def _full(self, method: str) -> bool:
        """Also times the round of the loop that it is asked in: while nobody comes, nothing is timed."""
        loop = asyncio.get_running_loop()
        if not self._timing:
            self._timing = True
            loop.call_soon(self._time, loop, loop.time())
        late = min(self._rounds) > LATE_SECONDS and loop.time() - self._timed < AGAIN_SECONDS
        return late or len(self._in_progress[method]) >= AT_ONCE

    def _time(self, loop: asyncio.AbstractEventLoop, began: float) -> None:
        self._timing, self._timed = False, loop.time()
        self._rounds.append(self._timed - began)
