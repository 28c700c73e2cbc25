"""Bots by name. A bot gets what a person in its seat sees, never the table: it is honest by type."""

from __future__ import annotations

from typing import Any, Protocol

from undercroft.bots.greedy import Greedy
from undercroft.bots.random import Random
from undercroft.kernel.game import Game
from undercroft.kernel.luck import Luck
from undercroft.kernel.types import Action, Ask, Book, Setup


class Bot(Protocol):
    def choose(self, game: Game, setup: Setup, book: Book, view: Any, ask: Ask, luck: Luck) -> Action:
        """One option of the question, from the seat's own view. `luck` is the bot's own chance, apart from the table's."""
        ...


BOTS: dict[str, Bot] = {"random": Random(), "greedy": Greedy()}
