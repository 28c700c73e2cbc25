"""Where puzzles are found: the way out of the last dog, when nothing is left to be drawn in the last round."""

from __future__ import annotations

from typing import Any

from undercroft.games.tales_of_tails.actions import EXPLORE, WALK
from undercroft.games.tales_of_tails.state import INSIDE, State
from undercroft.kernel.types import Ask, PuzzleSort, Seat

LAST_ROUND = 3


def _begins(state: State, ask: Ask) -> bool:
    last = sum(pup.place == INSIDE for pup in state.parts) == 1
    return ask.kind == "turn" and state.round == LAST_ROUND and last and WALK in ask.options and EXPLORE not in ask.options


def _alike(state: State, seat: Seat) -> Any:
    """Where a walk stands and what it has done, in any order."""
    walk = state.walk
    if walk is None:
        return state.phase, state.turn
    done = sorted(walk.path), sorted(walk.claims), sorted(walk.spent), sorted(walk.broken)
    held = walk.tokens, walk.extra, walk.attack, walk.pairs, walk.defence, walk.keys, walk.potions, walk.supply
    under_way = walk.damage, walk.walls, walk.owed, walk.turned, walk.turning, walk.chosen, walk.leaving
    return walk.path[-1], done, held, under_way


PUZZLES = (PuzzleSort("way-out", _begins, (2, 3, 4), counted=True, alike=_alike),)
