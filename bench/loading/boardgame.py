"""Matches at boardgame.io's server: its lobby by HTTP, its moves by Socket.IO."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from bench.loading.tables import PEOPLE, Asked, Table, need
from bench.loading.wire import socket

NAMESPACE = "/tic-tac-toe"


class AtBoardgame(Table):
    """Its lobby by HTTP, its moves by Socket.IO; a move is acknowledged by the state that comes back to whoever made it."""

    async def open(self) -> None:
        (site,) = self.sites
        self._moving, self._moved = -1, asyncio.get_running_loop().create_future()
        self.match = str((await self._lobby("create", numPlayers=PEOPLE))["matchID"])
        self._keys = [
            str((await self._lobby(f"{self.match}/join", playerID=str(seat), playerName=name))["playerCredentials"])
            for seat, name in enumerate(("Ada", "Bo"))
        ]
        for seat in range(PEOPLE):
            opened = await socket(site, "/socket.io/?EIO=4&transport=websocket", self.hears(seat), {})
            opened.send(f"40{NAMESPACE},".encode())
            self.sockets.append(opened)

    async def _lobby(self, path: str, **fields: object) -> dict[str, Any]:
        body = msgspec.json.encode(fields)
        reply = need(await self.sites[0].ask("POST", f"/games{NAMESPACE}/{path}", {}, body, "application/json"))
        return msgspec.json.decode(reply.body)  # type: ignore[no-any-return]

    def _emit(self, seat: int, *event: object) -> None:
        self.sockets[seat].send(b"42%s,%s" % (NAMESPACE.encode(), msgspec.json.encode(event)))

    async def _give(self, seat: int, asked: Asked) -> str:
        self._moving, self._moved = seat, asyncio.get_running_loop().create_future()
        cell = int(self.luck.choice(asked.options))
        payload = {"type": "mark", "args": [cell], "playerID": str(seat), "credentials": self._keys[seat]}
        self._emit(seat, "update", {"type": "MAKE_MOVE", "payload": payload}, int(asked.number), self.match, str(seat))
        await self._moved
        return ""

    def _read(self, seat: int, message: bytes) -> bool:
        if message == b"2":
            self.sockets[seat].send(b"3")
        elif message.startswith(b"40"):
            self._emit(seat, "sync", self.match, str(seat), self._keys[seat], PEOPLE)
        elif message.startswith(b"42"):
            name, _, *rest = msgspec.json.decode(message[message.index(b",") + 1 :])
            if name in ("sync", "update"):
                self._see(seat, rest[0]["state"] if name == "sync" else rest[0])
                if seat == self._moving and not self._moved.done():
                    self._moved.set_result(None)
                return bool(name == "update")
        return False

    def _see(self, seat: int, state: dict[str, Any]) -> None:
        ctx = state["ctx"]
        if ctx.get("gameover") is not None:
            self.over = True
        elif ctx["currentPlayer"] == str(seat):
            free = [str(cell) for cell, mark in enumerate(state["G"]["cells"]) if mark is None]
            self.asked[seat] = Asked(str(state["_stateID"]), free)
