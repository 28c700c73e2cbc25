"""Takes what the game advises; where it has no advice, looks ahead through its own chain of questions to the next pause."""

from __future__ import annotations

from typing import Any

from undercroft.kernel.game import Game
from undercroft.kernel.luck import Luck
from undercroft.kernel.table import Table
from undercroft.kernel.types import Action, Ask, Book, Setup

DEPTH = 6
"""Answers in a row that are looked at; a longer chain is valued where it stands."""


class Greedy:
    def choose(self, game: Game, setup: Setup, book: Book, view: Any, ask: Ask, luck: Luck) -> Action:
        if len(ask.options) == 1:
            return ask.options[0]
        if game.advice is not None:
            return _liked(ask, game.advice(view, ask, book), luck)
        values = _values(game.guess(game, setup, view, book, luck), ask, DEPTH)
        return ask.options[values.index(max(values))]


def _liked(ask: Ask, likes: list[float], luck: Luck) -> Action:
    """The option that is liked most; of several, any."""
    most = max(likes)
    best = [option for option, like in zip(ask.options, likes, strict=True) if like == most]
    return best[luck.below(len(best))] if len(best) > 1 else best[0]


def _values(table: Table, ask: Ask, depth: int) -> list[float]:
    """What each option leads to. The table is used up: its last option needs no clone."""
    game, seat, values = table.game, ask.seat, []
    last = len(ask.options) - 1
    for index, action in enumerate(ask.options):
        after = table if index == last else table.clone()
        after.answer(seat, action)
        then = after.question(seat)
        if then is None or then.kind in game.pauses or depth == 1:
            values.append(game.worth(after.state, seat, after.book))
        else:
            values.append(max(_values(after, then, depth - 1)))
    return values
