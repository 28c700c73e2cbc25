"""Five strengths of play, for games that can think over whole plans: who is stronger sees more and thinks longer."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from undercroft.bots.effort import Effort
from undercroft.bots.greedy import Greedy
from undercroft.kernel.game import Game
from undercroft.kernel.luck import Luck
from undercroft.kernel.types import Action, Ask, Book, Setup, Weighed

SECONDS = {1: 0.1, 2: 0.2, 3: 0.3, 4: 0.5, 5: 1.0}
"""Level -> the longest thought about one answer."""


class Level:
    """Keeps to its time by itself. A game that weighs nothing is played greedily.

    Where strength is measured the clock is `time.process_time`: what else the machine does makes nobody weaker.
    """

    def __init__(self, level: int, seconds: float | None = None, clock: Callable[[], float] = time.perf_counter) -> None:
        self.level = level
        self.seconds = SECONDS[level] if seconds is None else seconds
        self.clock = clock

    def choose(self, game: Game, setup: Setup, book: Book, view: Any, ask: Ask, luck: Luck) -> Action:
        if len(ask.options) == 1:
            return ask.options[0]
        if game.weigh is None:
            return Greedy().choose(game, setup, book, view, ask, luck)
        return self.weigh(game, setup, book, view, ask, luck)[0].action

    def weigh(self, game: Game, setup: Setup, book: Book, view: Any, ask: Ask, luck: Luck) -> list[Weighed]:
        """What was thought over, the best first; only in a game that weighs."""
        assert game.weigh is not None
        effort = Effort(self.level, self.clock() + self.seconds, self.clock)
        return game.weigh(game, setup, view, ask, book, luck, effort)
