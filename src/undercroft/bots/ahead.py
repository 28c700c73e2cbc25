"""Plays on from each option as the game's advice would, on tables that could be the true one, and looks how it comes out.

Every option meets the same guesses and the same luck, so that they differ by what was chosen. Each seat goes on by what it may
know there: what the guess invented for others is not used against them.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from statistics import fmean
from typing import Any, NamedTuple

from undercroft.bots.effort import Effort
from undercroft.kernel.game import Game
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table
from undercroft.kernel.types import Action, Ask, Book, Seat, Setup, Weighed

SEEDS = 1 << 48
CLEARLY = 2.0
"""Standard errors by which an option must be behind the best one to be given up."""
FIRST_LOOK = 4
"""Samples before anything is given up."""

Advice = Callable[[Any, Ask, Any], list[float]]
Terms = Callable[[Any, Seat, Any], dict[str, float]]


class Ahead(NamedTuple):
    """How far is looked."""

    advice: Advice
    """How everybody goes on."""
    terms: Terms
    """What is read where the look ends; the sum counts."""
    stage: Callable[[Any], int]
    """State -> how far the game is: turns, or rounds."""
    stages: int
    """So many stages are played."""
    options: int
    """Of the options that advice likes best, so many are tried."""
    samples: int
    """How often."""
    steps: int = 400
    """A look that has not ended by then ends."""


class Trial:
    """An option, and what came of it each time."""

    def __init__(self, action: Action) -> None:
        self.action = action
        self.found: list[dict[str, float]] = []
        self.sums: list[float] = []

    def weighed(self) -> Weighed:
        names = {name: None for found in self.found for name in found}
        terms = {name: fmean(found.get(name, 0.0) for found in self.found) for name in names}
        return Weighed(self.action, fmean(self.sums), terms)


def liked(ask: Ask, likes: list[float]) -> list[Action]:
    """The options, what is liked most first; of those liked alike, in their order."""
    ranked = sorted(zip(likes, range(len(likes)), ask.options, strict=True), key=lambda each: (-each[0], each[1]))
    return [option for _, _, option in ranked]


def look_ahead(
    game: Game, setup: Setup, view: Any, ask: Ask, book: Book, luck: Luck, effort: Effort, ahead: Ahead
) -> list[Weighed]:
    """The options that were tried, the best first. Where there was no time for a single look, as advice likes them."""
    ranked = liked(ask, ahead.advice(view, ask, book))
    running = [Trial(action) for action in ranked[: ahead.options]]
    for sample in range(1, ahead.samples + 1):
        if len(running) == 1 or not _sampled(game, setup, view, ask.seat, book, luck, effort, ahead, running):
            break
        if sample >= FIRST_LOOK:
            running = _promising(running)
    tried = sorted((trial for trial in running if trial.sums), key=lambda trial: -fmean(trial.sums))
    return [trial.weighed() for trial in tried] or [Weighed(action, 0.0, {}) for action in ranked[:1]]


def _sampled(
    game: Game, setup: Setup, view: Any, seat: Seat, book: Book, luck: Luck, effort: Effort, ahead: Ahead, running: list[Trial]
) -> bool:
    """One more look at each option, all in the same world; nothing is kept where time runs out in the middle."""
    world = game.guess(game, setup, view, book, Luck(Quick(luck.below(SEEDS))))
    found = []
    for trial in running:
        table = world.clone()
        table.answer(seat, trial.action)
        if not _played(table, ahead, effort):
            return False
        found.append(ahead.terms(table.state, seat, book))
    for trial, terms in zip(running, found, strict=True):
        trial.found.append(terms)
        trial.sums.append(sum(terms.values()))
    return True


def _played(table: Table, ahead: Ahead, effort: Effort) -> bool:
    """Goes on to the end of the look; whether there was time for it."""
    end = ahead.stage(table.state) + ahead.stages
    for _ in range(ahead.steps):
        if table.over or ahead.stage(table.state) >= end:
            return True
        if effort.spent():
            return False
        ask = table.questions()[0]
        likes = ahead.advice(table.view(ask.seat), ask, table.book)
        table.answer(ask.seat, ask.options[likes.index(max(likes))])
    return True


def _promising(running: list[Trial]) -> list[Trial]:
    """Those that are not clearly behind the best one, world by world."""
    best = max(running, key=lambda trial: fmean(trial.sums))
    return [trial for trial in running if trial is best or not _clearly_behind(trial, best)]


def _clearly_behind(trial: Trial, best: Trial) -> bool:
    behind = [there - here for there, here in zip(best.sums, trial.sums, strict=True)]
    mean, count = fmean(behind), len(behind)
    spread = sum((each - mean) ** 2 for each in behind) / (count - 1)
    return mean > CLEARLY * math.sqrt(spread / count)
