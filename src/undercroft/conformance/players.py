"""Who plays in the walk and at twins: players without any knowledge of a game, and what they agree on before it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

from undercroft.kernel.game import Game
from undercroft.kernel.table import Table
from undercroft.kernel.types import Action, Ask, Book, Seat, Setup

Pick = Callable[[Table, Ask], Action]

TIRED = 2_000
"""After so many answers nobody strives any more: whoever likes to take and to leave would do so for ever."""
WEIGHED = 8
"""Of more options than this whoever strives weighs some: a tile that can lie in eighty ways would take most of the walk."""


def some_setup(game: Game, book: Book, seats: int, rnd: Random) -> Setup:
    """Every option as it is usual, or any other way; within the bounds in which every game ends."""
    values = {choice.id: choice.values for choice in game.choices} | dict(game.bounds)
    options = {name: each[0] if rnd.random() < 0.5 else rnd.choice(each) for name, each in values.items()}
    return Setup(game.id, seats, book.name, options)


def striving(rnd: Random) -> Pick:
    """Somebody who gets further than chance, in one of two ways."""
    return Habits(rnd) if rnd.random() < 0.5 else Greed(rnd)


class Greed:
    """Of some options takes the one after which the game itself says that the seat stands best."""

    def __init__(self, rnd: Random) -> None:
        self.rnd = rnd

    def __call__(self, table: Table, ask: Ask) -> Action:
        tried = ask.options if len(ask.options) <= WEIGHED else self.rnd.sample(ask.options, WEIGHED)
        values = []
        for action in tried:
            clone = table.clone()
            clone.answer(ask.seat, action)
            values.append(table.game.worth(clone.state, ask.seat, table.book))
        return tried[values.index(max(values))]


class Habits:
    """A player without any knowledge of the game who gets further than chance: every seat has its ways and keeps to them.

    A seat likes some kinds of choices better, and of each kind either always the same or always another one. What is offered last
    and alone of its kind mostly leaves things be: that is liked least.
    """

    def __init__(self, rnd: Random) -> None:
        self.rnd = rnd
        self.likes: dict[tuple[Seat, str], float] = {}
        self.repeats: dict[tuple[Seat, str], int] = {}
        self.chosen: Counter[tuple[Seat, Action]] = Counter()

    def __call__(self, _: Table, ask: Ask) -> Action:
        last = ask.options[-1].kind
        leaves = last if [option.kind for option in ask.options].count(last) == 1 and len(ask.options) > 2 else ""
        choice = max(ask.options, key=lambda action: self._wish(ask.seat, action, leaves=leaves))
        self.chosen[ask.seat, choice] += 1
        return choice

    def _wish(self, seat: Seat, action: Action, *, leaves: str) -> float:
        way = (seat, action.kind)
        if way not in self.likes:
            self.likes[way] = 0.0 if action.kind == leaves else self.rnd.uniform(1, 2)
            self.repeats[way] = self.rnd.choice((1, -1))
        return self.likes[way] + self.repeats[way] * min(self.chosen[seat, action], 4) * 0.3 + self.rnd.random() * 0.3
