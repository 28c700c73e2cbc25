"""Who is in the house: open sockets, counted by device, address and table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from undercroft.server.errors import Refused


class Crowd:
    def __init__(self) -> None:
        self._inside = Counter[str]()

    @contextmanager
    def let_in(self, bounds: Mapping[str, int]) -> Iterator[None]:
        """One more of each key while it lasts; nobody where one of them has reached its bound."""
        if any(self._inside[key] >= most for key, most in bounds.items()):
            raise Refused("too-many-pages")
        self._inside.update(bounds.keys())
        try:
            yield
        finally:
            for key in bounds:
                self._inside[key] -= 1
                if not self._inside[key]:
                    del self._inside[key]
