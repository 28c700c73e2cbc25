"""What a store stands on: one file, or a database server that several processes share."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TypeVar

import sqlalchemy as sa

from undercroft.server.errors import Refused

T = TypeVar("T")
GONE = -1
"""The revision that is told of a table that was deleted."""
HOUSE = "-"
"""Told in the place of a table where something was decreed for the whole house."""


class CannotOpen(Exception):
    """Why the store cannot be used, in one line."""


class StoreInUse(CannotOpen):
    """Another server works on the same file."""


class Damaged(CannotOpen):
    """The file is there and cannot be read."""


class Behind(Refused):
    """Somebody else wrote first: what this process knows of a table is not the newest."""

    def __init__(self) -> None:
        super().__init__("stale")


class Backend(ABC):
    engine: sa.Engine
    shared = False
    """Whether other processes may work on it at the same time."""

    @abstractmethod
    async def run(self, work: Callable[[sa.Connection], T]) -> T:
        """In one transaction; when this returns it is on disk."""

    @abstractmethod
    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        """The same for who only reads, and so never waits for a writer."""

    @abstractmethod
    def close(self) -> None: ...

    def tell(self, connection: sa.Connection, table_id: str, revision: int) -> None:  # noqa: B027 (who is alone tells nobody)
        """Lets other processes know, once the transaction is on disk, that a table has come to a revision."""
