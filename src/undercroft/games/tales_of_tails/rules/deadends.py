"""What a look ahead has learnt on its way: from where, and with what in hand, there is surely no way out."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.games.tales_of_tails.rules.dungeon import Maze
from undercroft.games.tales_of_tails.state import Walk

Means = tuple[tuple[int, ...], frozenset[int], frozenset[tuple[int, int]]]
"""What a dog has to get out with, in figures; tramps of two symbols; cards that it could spend on a trap."""


class DeadEnds:
    """Two walks that stand in one room, with the same rooms before them, part only in what they hold.

    More is never worse for getting out, so who has no more of anything than a walk that failed fails too.
    """

    __slots__ = ("_failed", "_near")

    def __init__(self, maze: Maze, *, breaks: bool) -> None:
        self._near = maze.near(breaks=breaks)
        self._failed: dict[tuple[int, int], list[Means]] = {}

    def place(self, walk: Walk, shut: int) -> tuple[int, int]:
        """Where the walk stands, and all rooms that might still be entered from there, as bits; doors are no matter."""
        for tile in walk.path:
            shut |= 1 << tile
        before = shut
        reached = self._near[walk.path[-1]] & ~shut
        while reached:
            shut |= reached
            new = 0
            while reached:
                bit = reached & -reached
                new |= self._near[bit.bit_length() - 1]
                reached ^= bit
            reached = new & ~shut
        return walk.path[-1], shut ^ before

    def knows(self, place: tuple[int, int], means: Means) -> bool:
        return any(_no_better(means, failed) for failed in self._failed.get(place, ()))

    def note(self, place: tuple[int, int], means: Means) -> None:
        self._failed.setdefault(place, []).append(means)


def means_of(walk: Walk, hand: Sequence[tuple[int, int]]) -> Means:
    spent = {card for _, card in walk.spent}
    figures = (
        walk.defence - walk.damage, walk.tokens, walk.extra, walk.keys, *walk.attack, *walk.potions, *walk.supply,
    )  # fmt: skip
    return figures, frozenset(walk.pairs), frozenset(held for held in hand if held[0] not in spent)


def _no_better(one: Means, other: Means) -> bool:
    return all(a <= b for a, b in zip(one[0], other[0], strict=True)) and one[1] <= other[1] and one[2] <= other[2]
