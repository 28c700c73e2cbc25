"""How much a visitor may take: connections, patience, and how often in a minute. A host can change each (`serve --limit`)."""

from __future__ import annotations

from typing import Any, NamedTuple


class Limits(NamedTuple):
    """Generous for a family, a class or a club behind one address; `docs/running-a-house.md` says what each is for."""

    connections: int = 2000
    connections_an_address: int = 200
    sockets_an_address: int = 120
    sockets_a_device: int = 24
    sockets_a_table: int = 300
    """Of those who look on; whoever plays is always let in."""

    silent_seconds: float = 20.0
    head_seconds: float = 10.0
    body_seconds: float = 30.0
    unread_seconds: float = 120.0
    ping_seconds: float = 20.0

    files_a_minute: int = 6000
    pages_a_minute: int = 1200
    replays_a_minute: int = 600
    proofs_a_minute: int = 12
    sockets_a_minute: int = 600
    joins_a_minute: int = 60
    tables_a_minute: int = 60
    answers_a_minute: int = 1200
    hints_a_minute: int = 60

    @property
    def look_seconds(self) -> float:
        """How often a connection is looked at."""
        return min(1.0, min(self.silent_seconds, self.head_seconds, self.body_seconds, self.unread_seconds) / 4)


USUAL = Limits()
WIDE_OPEN: dict[str, Any] = {name: 10**8 for name in Limits._fields if not name.endswith("_seconds")}
"""For tests and measurements: there everybody comes from one address."""
