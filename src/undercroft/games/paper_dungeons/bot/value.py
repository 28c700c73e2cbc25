"""About how much glory a team can expect: what its sheet scores once the round is settled, and what it promises."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from importlib.resources import files
from operator import mul

import msgspec

from undercroft.games.paper_dungeons.bot import terms
from undercroft.games.paper_dungeons.content import PaperBook
from undercroft.games.paper_dungeons.rules import dice, scoring
from undercroft.games.paper_dungeons.rules.play import ROUNDS
from undercroft.games.paper_dungeons.state import State, Team
from undercroft.kernel.types import Seat

TALENTS = {
    "brew-more": 1.0, "part-at-level": 2.5, "no-boss-wounds": 4.0, "gem-before": 4.5, "power": 2.5, "part-per-minions": 3.0,
    "levels-before": 3.0, "swap-colour": 2.0, "fewer-skulls": 2.5, "no-trap-wounds": 3.0, "move-per-water": 0.5,
    "potion-per-gem": 3.0, "slay-before": 5.0, "parts-before": 3.5, "potions-before": 3.0, "potion-per-minions": 2.0,
}  # fmt: skip
"""What a talent brings in a game beside its own glory."""
GOALS = {
    "minions-of-level": 2.0, "obstacles": 3.0, "columns": 1.5, "rows": 1.0, "heroes": 2.0, "potions": 3.0, "rooms": 2.5,
    "boss-glory": 3.5, "items": 3.5, "edge-rooms": 2.5, "minions": 3.0, "gems": 3.5, "corners": 2.5, "strength": 4.0,
}  # fmt: skip
"""What a goal is likely to bring."""
REMEMBERED = 1 << 13
"""Sets of facts whose worth each group remembers."""

ByRound = dict[str, dict[str, list[float]]]
"""Group -> term -> what one of it brings, at the end of each round before the last; the first figure is before the game."""
WEIGHTS = msgspec.json.decode(files(__package__).joinpath("weights.json").read_bytes(), type=ByRound)
"""Fitted to games that the bot played with itself: `tools/fit_paper_dungeons.py`."""
EVERYTHING = frozenset(terms.GROUPS)


class Eye:
    """Looks at some groups of terms, with these weights."""

    def __init__(self, groups: frozenset[str] = EVERYTHING, weights: ByRound = WEIGHTS) -> None:
        self.groups = groups
        self.weights = weights
        self._weighing = cache(self._weighing_with)

    def worth(self, state: State, seat: Seat, book: PaperBook) -> float:
        return sum(self._parts(state, seat, book))

    def terms(self, state: State, seat: Seat, book: PaperBook) -> dict[str, float]:
        """What the worth is made of: what is scored, and what each group that is looked at promises."""
        return dict(zip(("scored", *terms.GROUPS), self._parts(state, seat, book), strict=False))

    def _parts(self, state: State, seat: Seat, book: PaperBook) -> list[float]:
        team = state.parts[seat]
        if team.talent < 0 or team.goal < 0:
            return [_kept(team, book)]
        if state.phase == "over":
            return [float(scoring.score(team, state, book).total)]
        now, claimed = terms.settled(team, state, book)
        parts = [float(scoring.score(now, state, book).total)]
        left = terms.dice_left(team, state)
        if left:
            for weighed, known in zip(self._weighing(book), terms.facts(now, claimed, state, book), strict=True):
                parts.append(0.0 if weighed is None else weighed(left, *known))
        return parts

    def _weighing_with(self, book: PaperBook) -> tuple[Callable[..., float] | None, ...]:
        """For each group what its facts are worth; nothing for those that are not looked at."""
        return tuple(self._weighed(book, name) if name in self.groups else None for name in terms.GROUPS)

    def _weighed(self, book: PaperBook, name: str) -> Callable[..., float]:
        names, figures = terms.GROUPS[name]
        rows = _by_dice_left(self.weights[name], names(book))

        @lru_cache(REMEMBERED)
        def weighed(left: int, *known: object) -> float:
            return sum(map(mul, rows[left], figures(book, left, *known)), 0.0)

        return weighed


ALL_SEEING = Eye()


def worth(state: State, seat: Seat, book: PaperBook) -> float:
    return ALL_SEEING.worth(state, seat, book)


def _kept(team: Team, book: PaperBook) -> float:
    """Before the game: what the cards kept so far promise."""
    value = 0.0
    if team.talent >= 0:
        talent = book.talents[team.talent]
        value += TALENTS[talent.effect] + talent.glory
    if team.goal >= 0:
        value += GOALS[book.goals[team.goal].count]
    return value


def _by_dice_left(weights: dict[str, list[float]], names: tuple[str, ...]) -> list[list[float]]:
    """Dice left -> the weight of each term, between the ends of two rounds on the straight line; after the last die, nothing.

    A term without a weight, such as an item of another pack, counts nothing beyond its score.
    """
    nothing, rows = [0.0] * ROUNDS, []
    ends = [(*weights.get(name, nothing), 0.0, 0.0) for name in names]
    for left in range(ROUNDS * dice.DICE_A_ROUND + 1):
        rounds, into = divmod(ROUNDS * dice.DICE_A_ROUND - left, dice.DICE_A_ROUND)
        share = into / dice.DICE_A_ROUND
        rows.append([end[rounds] * (1 - share) + end[rounds + 1] * share for end in ends])
    return rows
