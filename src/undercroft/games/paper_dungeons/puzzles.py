"""Where puzzles are found: the last two dice of a game, alone."""

from __future__ import annotations

from typing import Any

from undercroft.games.paper_dungeons.rules.dice import DICE_A_ROUND
from undercroft.games.paper_dungeons.rules.play import ROUNDS
from undercroft.games.paper_dungeons.state import State
from undercroft.kernel.types import Ask, PuzzleSort, Seat

LAST = 2
"""Dice: three can be used in many million ways."""


def _begins(state: State, ask: Ask) -> bool:
    return ask.kind == "die" and state.round == ROUNDS and state.parts[ask.seat].used.bit_count() == DICE_A_ROUND - LAST


def _alike(state: State, seat: Seat) -> Any:
    """The number noted down and the way through the rooms are for the eye; of dice that show the same, any was used."""
    team = state.parts[seat].clone()
    shown = [(die // 3, face) for die, face in enumerate(state.dice) if team.used >> die & 1]
    team.used, team.numbers, team.path = team.used.bit_count(), (), ()
    return state.phase, team, sorted(shown)


PUZZLES = (PuzzleSort("last-dice", _begins, (1,), counted=True, alike=_alike),)
