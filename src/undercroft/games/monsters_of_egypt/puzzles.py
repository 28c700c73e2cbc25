"""Where puzzles are found: what a hero does in its turn, and how it meets what it finds."""

from __future__ import annotations

from undercroft.games.monsters_of_egypt.state import State
from undercroft.kernel.types import Ask, PuzzleSort

ASKED = frozenset({"act", "fight", "retreat", "pick-up", "after-roll", "bomb", "hook", "reveal"})
SINCE = 2
"""The first round has nothing to decide yet."""


def _begins(state: State, ask: Ask) -> bool:
    return ask.kind in ASKED and state.round >= SINCE and len(ask.options) > 2


def _turns(state: State) -> int:
    return state.round * len(state.order) + state.turn


PUTS_OFF = frozenset({"leave", "offer"})

PUZZLES = (
    PuzzleSort("tomb", _begins, (2, 3), stage=_turns, stages=2, puts_off=PUTS_OFF),
    PuzzleSort("escape", _begins, (2, 3), {"mode": "escape"}, stage=_turns, stages=2, puts_off=PUTS_OFF),
)
