"""Bots by name. A bot gets what a person in its seat sees, never the table: it is honest by type."""

from __future__ import annotations

from typing import Any, Protocol

from undercroft.bots.greedy import Greedy
from undercroft.bots.levels import SECONDS, Level
from undercroft.bots.random import Random
from undercroft.kernel.game import Game
from undercroft.kernel.luck import Luck
from undercroft.kernel.types import Action, Ask, Book, Setup


class Bot(Protocol):
    def choose(self, game: Game, setup: Setup, book: Book, view: Any, ask: Ask, luck: Luck) -> Action:
        """One option of the question, from the seat's own view. `luck` is the bot's own chance, apart from the table's."""
        ...


PLAIN: dict[str, Bot] = {"random": Random(), "greedy": Greedy()}
LEVELS = {f"level-{level}": Level(level) for level in SECONDS}
BOTS: dict[str, Bot] = {**PLAIN, **LEVELS}
"""Every bot that may sit at a table, also at one that was set before its game offered others."""


def bots_of(game: Game) -> tuple[str, ...]:
    """What a game offers, the weakest first."""
    return tuple(LEVELS if game.weigh is not None else PLAIN)


def usual_bot(game: Game) -> str:
    """Who plays where nobody chose anybody: a fair match."""
    return "level-3" if game.weigh is not None else "greedy"
