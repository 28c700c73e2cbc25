"""Who is stronger, by a sequential test: a match ends as soon as it is clear on which side of a threshold its share lies.

An interval of 95 % that is looked at after every game would be wrong in many more cases than one in twenty. So it is looked
at nine times only, and Wilson's interval is taken so much wider that one in twenty holds for all the looks together: counted
out exactly (`tests/lab/test_ladder.py`), for true shares from 15 to 85 %. With 1.96 in place of 2.62 it would be one in five.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from undercroft.lab.matches import Finished, Ledger, Match

LOOKS = (20, 30, 45, 70, 100, 150, 220, 300, 400)
"""After so many games."""
OFTEN, ONCE = 2.62, 1.96
"""Standard errors to each side, where it is looked at at every look, and where it is looked at once."""


class Standing(NamedTuple):
    games: int
    share: float
    """Of the first player; a victory that is shared counts half."""
    low: float
    high: float
    above: bool | None = None
    """Whether it lies above the threshold; nothing where that is not clear."""


def interval(share: float, games: int, errors: float = OFTEN) -> tuple[float, float]:
    """Wilson's."""
    if not games:
        return 0.0, 1.0
    square = errors * errors / games
    middle = (share + square / 2) / (1 + square)
    half = errors * math.sqrt(share * (1 - share) / games + square / (4 * games)) / (1 + square)
    return middle - half, middle + half


def looks_up_to(most: int) -> list[int]:
    return [*(look for look in LOOKS if look < most), most]


def share_won(match: Match, game: Finished) -> float:
    """What the first player has of the victory."""
    return sum(match.at(seat, game.number) == 0 for seat in game.won) / len(game.won) if game.won else 0.0


def standing(shares: Sequence[float], threshold: float, most: int = LOOKS[-1]) -> Standing:
    """At the look that decided it, or at the last one that there was; what was played later does not count."""
    found = Standing(0, 0.0, 0.0, 1.0)
    for games in looks_up_to(most):
        if games > len(shares):
            break
        share = sum(shares[:games]) / games
        low, high = interval(share, games)
        clear = low > threshold or high < threshold
        found = Standing(games, share, low, high, low > threshold if clear else None)
        if clear:
            break
    return found


def known(ledger: Ledger, match: Match, threshold: float, most: int = LOOKS[-1]) -> Standing:
    """What the games kept so far say."""
    return standing([share_won(match, game) for game in ledger.games(match)], threshold, most)


def settle(
    ledger: Ledger, match: Match, threshold: float, most: int = LOOKS[-1], tick: Callable[[], object] = lambda: None
) -> Standing:
    """Plays until it is clear, `most` games at most."""
    found = known(ledger, match, threshold, most)
    for games in looks_up_to(most):
        if found.above is None and games > found.games:
            ledger.fill(match, games, tick)
            found = known(ledger, match, threshold, most)
    return found
