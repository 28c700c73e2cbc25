"""How good a position is for a seat."""

from __future__ import annotations

from undercroft.games.dungeoneer.content import DungeonBook
from undercroft.games.dungeoneer.state import State
from undercroft.kernel.types import Seat


def worth(state: State, seat: Seat, book: DungeonBook) -> float:
    player = state.parts[seat]
    return 10.0 * len(player.done) + 3.0 * player.level + player.health + 0.5 * player.glory - 0.3 * player.peril
