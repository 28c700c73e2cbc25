"""What the house refuses, by code; the texts turn a code into words."""

from __future__ import annotations

READ_ONLY, CLOSING = "read-only", "closing"
"""Nobody may play; nobody may set a table, because the house will close."""
STATUS = {
    "unknown-table": 404,
    "not-found": 404,
    "unknown-step": 404,
    "no-analysis": 404,
    "unknown-seat": 404,
    "gone": 410,
    "asleep": 409,
    "link-void": 410,
    "wrong-puzzle": 410,
    "forbidden": 403,
    "no-hints": 403,
    "csrf": 403,
    "wrong-origin": 403,
    "table-full": 409,
    "seated-already": 409,
    "stale": 409,
    "devices-changed": 409,
    "already-started": 409,
    "not-started": 409,
    "not-asked": 409,
    "unclear": 400,
    "too-slow": 408,
    "too-many": 429,
    "too-many-pages": 429,
    "wrong-host": 421,
    "too-many-connections": 503,
    "busy": 503,
    "database-busy": 503,
    "database-away": 503,
    "database-full": 507,
    "database-read-only": 503,
    READ_ONLY: 503,
    CLOSING: 503,
    "banned": 403,
    "not-host": 403,
    "admin-link-void": 410,
    "own-tables-full": 409,
    "all-tables-full": 503,
    "unknown-device": 404,
    "server-error": 500,
}


AS_DECREED = ("busy", "all-tables-full", READ_ONLY, CLOSING)
"""What the house refuses because it is full or was told to: nobody has to look into that."""


class Refused(Exception):
    """A wish that cannot be granted, with the code of the sentence that says why."""

    def __init__(self, code: str, again: int = 0) -> None:
        super().__init__(code)
        self.code = code
        self.again = again
        """In how many seconds it can be, where that is known."""

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 400)
