"""Whether a position can be: what always holds, checked field by field."""

from __future__ import annotations

from undercroft.games.dungeoneer.content import DungeonBook
from undercroft.games.dungeoneer.state import State


def inspect(state: State, book: DungeonBook) -> None:
    pass
