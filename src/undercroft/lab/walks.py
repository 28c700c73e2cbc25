"""The conformance walk over many games with several processes. The result does not depend on how many."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from undercroft.conformance.walk import Counts, walk
from undercroft.games import GAMES
from undercroft.lab.pool import spread

GAMES_A_WALK = 80
"""Enough to see every hidden zone vary, few enough to share the work evenly."""


def walk_many(
    game: str, pack: str, *, games: int, seed: int, jobs: int = 1, seats: range | None = None, tick: Callable[[int], object]
) -> list[Counts]:
    """Raises `Fault` at the first promise that is not kept. The first walk has the seed itself."""
    sizes = [min(GAMES_A_WALK, games - done) for done in range(0, games, GAMES_A_WALK)]
    seeds = [seed + number * 1_000_003 for number in range(len(sizes))]
    one = partial(_walk_one, game, pack, seats)
    found = []
    for walked in spread(one, sizes, seeds, jobs=jobs):
        found.append(walked)
        tick(walked.games)
    return found


def _walk_one(game: str, pack: str, seats: range | None, games: int, seed: int) -> Counts:
    return walk(GAMES[game], GAMES[game].load(pack), games=games, seed=seed, seats=seats)
