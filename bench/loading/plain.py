"""The least a table can cost in this language: whoever posts, the same number of bytes goes to all sockets of the table.

    python -m bench.loading.plain BYTES

Nothing is checked, drawn or stored. It runs under the same server as the house.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections import defaultdict
from typing import Any

import uvicorn

from undercroft.server.http.main import listen

HEADERS = [(b"content-type", b"application/json"), (b"content-length", b"11")]
sent = bytes(1)
tables: dict[str, set[Any]] = defaultdict(set)


async def app(scope: Any, receive: Any, send: Any) -> None:
    if scope["type"] == "lifespan":
        return
    table = scope["path"].split("/")[2]
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        tables[table].add(send)
        while (await receive())["type"] != "websocket.disconnect":
            pass
        tables[table].discard(send)
        return
    while (await receive()).get("more_body"):
        pass
    await asyncio.gather(*(tell({"type": "websocket.send", "bytes": sent}) for tell in tables[table]))
    await send({"type": "http.response.start", "status": 200, "headers": HEADERS})
    await send({"type": "http.response.body", "body": b'{"ok":true}'})


if __name__ == "__main__":
    sent = os.urandom(int(sys.argv[1]))
    listener = listen("127.0.0.1", 0)
    print(f"http://127.0.0.1:{listener.getsockname()[1]}", flush=True)
    settings = uvicorn.Config(app, log_level="warning", ws="websockets-sansio", ws_per_message_deflate=False)
    uvicorn.Server(settings).run([listener])
