"""Plays on from each option as the game's advice would, on tables that could be the true one, and looks how it comes out.

Every option meets the same guesses and the same luck, so that they differ by what was chosen. Each seat goes on by what it may
know there: what the guess invented for others is not used against them.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from statistics import fmean
from typing import Any, NamedTuple, Self, TypeVar

from undercroft.bots.effort import Effort
from undercroft.kernel.game import Game
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table
from undercroft.kernel.types import Action, Ask, Book, KernelError, Seat, Setup, Weighed

SEEDS = 1 << 48
CLEARLY = 2.0
"""Standard errors by which an option must be behind the best one to be given up."""
FIRST_LOOK = 4
"""Samples before anything is given up."""

GUESSES = 3
"""So often a table is guessed at before the look is given up."""

Advice = Callable[[Any, Ask, Any], list[float]]
Terms = Callable[[Any, Seat, Any], dict[str, float]]


class Plan(NamedTuple):
    """An option, and how its seat means to go on after it."""

    action: Action
    advice: Advice


def _seen(table: Table, seat: Seat) -> Any:
    return table.view(seat)


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
    seen: Callable[[Table, Seat], Any] = _seen
    """What a seat goes on by; where nothing is hidden, a view that copies nothing will do."""
    chances: bool = False
    """The sums are log-odds: options are compared by the chance they give, and weighed by its log-odds."""
    doubt: float = 0.0
    """The first option is left only for one that is better by so many standard errors, in more than a few worlds."""
    blur: float = 0.0
    """How far off what is read may be, beside chance: a standard error that no number of samples makes smaller."""


class Tried:
    """An option, and what came of it each time: terms, and what they count when options are compared."""

    def __init__(self, action: Action) -> None:
        self.action = action
        self.found: list[dict[str, float]] = []
        self.sums: list[float] = []

    @property
    def mean_terms(self) -> dict[str, float]:
        names = {name: None for found in self.found for name in found}
        return {name: fmean(found.get(name, 0.0) for found in self.found) for name in names}

    def after(self, times: int) -> Self:
        """As it was then."""
        then = copy(self)
        then.found, then.sums = self.found[:times], self.sums[:times]
        return then


AnyTried = TypeVar("AnyTried", bound=Tried)


class Trial(Tried):
    """With how its seat means to go on."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan.action)
        self.advice = plan.advice

    def add(self, terms: Mapping[str, float], ahead: Ahead) -> None:
        whole = sum(terms.values())
        if not ahead.chances:
            self.found.append(dict(terms))
            self.sums.append(whole)
            return
        over_even = 1 / (1 + math.exp(-whole)) - 0.5
        self.found.append({name: term * (over_even / whole if whole else 0.25) for name, term in terms.items()})
        self.sums.append(over_even)

    def weighed(self, ahead: Ahead) -> Weighed:
        worth, scale = fmean(self.sums), 1.0
        if ahead.chances and worth:
            scale = math.log((0.5 + worth) / (0.5 - worth)) / worth
        return Weighed(self.action, scale * worth, {name: scale * term for name, term in self.mean_terms.items()})


def liked(ask: Ask, likes: list[float]) -> list[Action]:
    """The options, what is liked most first; of those liked alike, in their order."""
    ranked = sorted(zip(likes, range(len(likes)), ask.options, strict=True), key=lambda each: (-each[0], each[1]))
    return [option for _, _, option in ranked]


def look_ahead(
    game: Game,
    setup: Setup,
    view: Any,
    ask: Ask,
    book: Book,
    luck: Luck,
    effort: Effort,
    ahead: Ahead,
    plans: Sequence[Plan] = (),
) -> list[Weighed]:
    """The options that were tried, the best first; those given up on the way last, as far behind the best as they were then.

    Where there was no time for a single look, as advice likes them. `plans`, what is liked most first, stand in the place of the
    options that advice likes best.
    """
    plans = plans or [Plan(action, ahead.advice) for action in liked(ask, ahead.advice(view, ask, book))]
    trials = running = [Trial(plan) for plan in plans[: ahead.options]]
    first = trials[0]
    for _ in range(ahead.samples):
        if len(running) == 1 or not _sampled(game, setup, view, ask.seat, book, luck, effort, ahead, running):
            break
        running = promising(running)
    tried = sorted((trial for trial in running if trial.sums), key=lambda trial: -fmean(trial.sums))
    if not tried:
        return [Weighed(first.action, 0.0, {})]
    if ahead.doubt and first in tried:
        tried.sort(key=lambda trial: not _surely_better(trial, first, ahead))
    best = tried[0]
    given_up = [
        caught_up(trial.weighed(ahead), best.weighed(ahead), best.after(len(trial.sums)).weighed(ahead))
        for trial in trials
        if trial not in running
    ]
    return [*(trial.weighed(ahead) for trial in tried), *sorted(given_up, key=lambda each: -each.worth)]


def caught_up(given_up: Weighed, best: Weighed, best_then: Weighed) -> Weighed:
    """What was given up, as if it had met all the worlds that the best one has met."""
    names = {name: None for each in (given_up, best, best_then) for name in each.terms}
    terms = {name: given_up.terms.get(name, 0.0) + best.terms.get(name, 0.0) - best_then.terms.get(name, 0.0) for name in names}
    return Weighed(given_up.action, given_up.worth + best.worth - best_then.worth, terms)


def _sampled(
    game: Game, setup: Setup, view: Any, seat: Seat, book: Book, luck: Luck, effort: Effort, ahead: Ahead, running: list[Trial]
) -> bool:
    """One more look at each option, all in the same world; nothing is kept where time runs out in the middle."""
    world = _guessed(game, setup, view, book, luck)
    if world is None:
        return False
    end, found = ahead.stage(world.state) + ahead.stages, []
    for trial in running:
        table = world.clone()
        table.answer(seat, trial.action)
        if not _played(table, seat, trial.advice, end, ahead, effort):
            return False
        found.append(ahead.terms(table.state, seat, book))
    for trial, terms in zip(running, found, strict=True):
        trial.add(terms, ahead)
    return True


def _guessed(game: Game, setup: Setup, view: Any, book: Book, luck: Luck) -> Table | None:
    """A table that could be the true one; none where what was seen is so special that hardly any fits."""
    for _ in range(GUESSES):
        try:
            return game.guess(game, setup, view, book, Luck(Quick(luck.below(SEEDS))))
        except KernelError:
            continue
    return None


def _played(table: Table, seat: Seat, advice: Advice, end: int, ahead: Ahead, effort: Effort) -> bool:
    """Goes on to the stage where all looks end, the seat by its own advice; whether there was time for it."""
    for _ in range(ahead.steps):
        if table.over or ahead.stage(table.state) >= end:
            return True
        if effort.spent():
            return False
        ask = table.questions()[0]
        if len(ask.options) == 1:
            table.answer(ask.seat, ask.options[0])
            continue
        likes = (advice if ask.seat == seat else ahead.advice)(ahead.seen(table, ask.seat), ask, table.book)
        table.answer(ask.seat, ask.options[likes.index(max(likes))])
    return True


def promising(running: list[AnyTried]) -> list[AnyTried]:
    """Those that are not clearly behind the best one, world by world."""
    if len(running[0].sums) < FIRST_LOOK:
        return running
    best = max(running, key=lambda trial: fmean(trial.sums))
    return [trial for trial in running if trial is best or not _clearly_behind(trial, best)]


def _clearly_behind(trial: Tried, best: Tried) -> bool:
    mean, error = _lead(best, trial)
    return mean > CLEARLY * error


def _surely_better(trial: Trial, first: Trial, ahead: Ahead) -> bool:
    if trial is first or len(trial.sums) < FIRST_LOOK:
        return trial is first
    mean, error = _lead(trial, first)
    return mean > ahead.doubt * math.hypot(error, ahead.blur)


def _lead(one: Tried, other: Tried) -> tuple[float, float]:
    """How much better one is than the other, world by world, and the standard error of it."""
    leads = [here - there for here, there in zip(one.sums, other.sums, strict=True)]
    mean, count = fmean(leads), len(leads)
    return mean, math.sqrt(sum((lead - mean) ** 2 for lead in leads) / (count - 1) / count)
