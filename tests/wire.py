"""What goes over a page's socket, read as the page reads it: differences put together again."""

from __future__ import annotations

import zlib
from typing import Any

import msgspec

from undercroft.server.http.deltas import Delta


def patched(old: str, delta: Delta) -> str:
    """As the page's script does it: it counts in units of UTF-16."""
    if isinstance(delta, str):
        return delta
    units, found, at = old.encode("utf-16-le"), "", iter(delta)
    for piece in at:
        found += piece if isinstance(piece, str) else units[2 * piece : 2 * int(next(at))].decode("utf-16-le")
    return found


class Wire:
    """The texts that one page has by now."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    def read(self, packed: bytes) -> dict[str, Any]:
        """A message with every part and every frame in full."""
        message: dict[str, Any] = msgspec.json.decode(zlib.decompress(packed))
        for frame in message.get("frames", ()):
            frame["live"] = self._taken(frame["live"], "live.")
        message["parts"] = self._taken(message.get("parts", {}))
        return message

    def _taken(self, parts: dict[str, Delta], prefix: str = "") -> dict[str, str]:
        for name, delta in parts.items():
            self.texts[prefix + name] = patched(self.texts.get(prefix + name, ""), delta)
        return {name: self.texts[prefix + name] for name in parts}
