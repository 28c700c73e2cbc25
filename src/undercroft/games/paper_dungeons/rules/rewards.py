"""The four rewards that rooms, potion rows, gem circles and bosses share."""

from __future__ import annotations

from undercroft.games.paper_dungeons.rules import Desk, gems, items, levels, potions
from undercroft.kernel.types import Flow


def gain(d: Desk, reward: str, source: str) -> Flow:
    """PD-REWARD-1 to PD-REWARD-4, PD-REWARD-7: gained by itself; only the hero or the cell is chosen."""
    if reward == "potion":
        yield from potions.gain(d, 1, source)
    elif reward == "part":
        yield from items.gain_part(d, source)
    elif reward == "level":
        yield from levels.gain(d, source)
    else:
        yield from gems.gain(d, gems.OUTSIDE, source)
