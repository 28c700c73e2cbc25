"""Where puzzles are found: what a hero does in its phase, what its player does as dungeon lord, and the battles between."""

from __future__ import annotations

from undercroft.games.dungeoneer.state import State
from undercroft.kernel.types import Ask, PuzzleSort

NOT_ASKED = frozenset({"hero", "ready", "discard", "home", "which-alike", "host", "place", "lay"})


def _begins(state: State, ask: Ask) -> bool:
    return ask.kind not in NOT_ASKED and state.round >= 1 and len(ask.options) > 2


def _turns(state: State) -> int:
    return state.round * len(state.parts) + (state.turn - state.first) % len(state.parts)


PUZZLES = (PuzzleSort("dungeon", _begins, (2,), stage=_turns, puts_off=frozenset({"drop"})),)
