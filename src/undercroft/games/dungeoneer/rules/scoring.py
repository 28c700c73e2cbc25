"""How it ended, for every seat (DG-WIN)."""

from __future__ import annotations

from undercroft.games.dungeoneer.content import DungeonBook
from undercroft.games.dungeoneer.state import State
from undercroft.kernel.types import Outcome


def outcome(state: State, book: DungeonBook) -> Outcome | None:
    """DG-WIN-1, -3, DG-SOLO-1, -2."""
    if state.phase != "over":
        return None
    scores = tuple(len(player.done) for player in state.parts)
    return Outcome(scores, (state.winner,) if state.winner >= 0 else ())


def sheet(state: State, book: DungeonBook) -> list[tuple[str, tuple[int, ...]]]:
    """For every seat: quests, level, health, glory left; the last line says who won."""
    return [
        ("quests", tuple(len(player.done) for player in state.parts)),
        ("level", tuple(player.level for player in state.parts)),
        ("health", tuple(player.health for player in state.parts)),
        ("glory", tuple(player.glory for player in state.parts)),
        ("won", tuple(int(seat == state.winner) for seat in range(len(state.parts)))),
    ]
