"""Any option, each as likely."""

from __future__ import annotations

from typing import Any

from undercroft.kernel.game import Game
from undercroft.kernel.luck import Luck
from undercroft.kernel.types import Action, Ask, Book, Setup


class Random:
    def choose(self, game: Game, setup: Setup, book: Book, view: Any, ask: Ask, luck: Luck) -> Action:  # noqa: ARG002
        return ask.options[luck.below(len(ask.options))]
