"""Twins compared with several processes: what is shown of a table to a place must not depend on what that place may not know."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from undercroft.conformance.twins import Compared, compare
from undercroft.games import GAMES
from undercroft.lab.pool import spread

SHARE = 200
"""Twins that one seed stands for. Shares are in order, so that whoever was cut off goes on with the next seed."""


def compare_many(game: str, pack: str, *, twins: int, seed: int, jobs: int = 1, seats: range | None = None) -> Iterator[Compared]:
    """Share by share, each with the seed after the one before; raises `Leak` at the first difference that a place can see."""
    seeds = range(seed, seed + -(-twins // SHARE))
    yield from spread(partial(_compare_one, game, pack, seats), seeds, jobs=jobs)


def _compare_one(game: str, pack: str, seats: range | None, seed: int) -> Compared:
    from undercroft.server.eye import shown  # pages and their texts, which no other work of the lab needs

    return compare(GAMES[game], GAMES[game].load(pack), shown, twins=SHARE, seed=seed, seats=seats)
