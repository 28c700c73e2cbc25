"""What each answer is worth, by playing on from it: every answer in the same worlds with the same luck, by the game's advice."""

from __future__ import annotations

import math
from collections.abc import Iterator
from statistics import fmean, stdev
from typing import NamedTuple

from undercroft.bots.ahead import Tried
from undercroft.games import FACES
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table
from undercroft.kernel.types import Action, Ask, PuzzleSort, Seat

WORLDS, LOOKS = 40, (2, 6, 16)
"""After so many worlds a position is given up in which several answers come to much the same."""
STEPS = 300
"""A game that does not come to the next stage by then is looked at where it is."""
MOST_OPTIONS = 14
MARGIN = {"points": 2.0, "chance": 0.06}
"""So much the best answer is ahead of every one that is not right..."""
NEAR = {"points": 0.4, "chance": 0.02}
"""...and so near to it is every one that is."""
SURELY = 3.0
"""Standard errors by which it is ahead."""
ONE_IN = 3
"""One of so many answers may be right, or the best alone."""


class Trial(Tried):
    @property
    def worth(self) -> float:
        return fmean(self.sums)


class Weighing(NamedTuple):
    trials: list[Trial]
    """The best first."""
    right: list[Trial]
    margin: float
    """What the best is ahead of the best that is not right."""


def weighed(table: Table, seat: Seat, sort: PuzzleSort, seed: int) -> Weighing | None:
    """Nothing where no answer is clearly the best."""
    trials = tried(table, seat, sort, seed, give_up=True)
    return _judged(trials, table.game.measure) if trials else None


def tried(table: Table, seat: Seat, sort: PuzzleSort, seed: int, *, give_up: bool = False) -> list[Trial]:
    """Every answer in all worlds, the best first. `give_up`: nothing where it is soon plain that none is clearly the best."""
    ask = table.question(seat)
    assert ask is not None
    trials = [Trial(action) for action in _different(table, ask) if action.kind not in sort.puts_off]
    if not 2 < len(trials) <= MOST_OPTIONS:
        return []
    for number, world in enumerate(_worlds(table, seat, seed), 1):
        for trial in trials:
            _try(trial, world.clone(), seat, sort)
        if give_up and number in LOOKS and _judged(trials, table.game.measure, easily=True) is None:
            return []
    return sorted(trials, key=lambda trial: -trial.worth)


def _different(table: Table, ask: Ask) -> list[Action]:
    """What comes to the same is offered once."""
    doubles = set(FACES[table.game.id].doubles(ask, table.view(ask.seat), table.book))
    return [action for action in ask.options if action not in doubles]


def _worlds(table: Table, seat: Seat, seed: int) -> Iterator[Table]:
    """Tables that could be the true one, by what the seat knows."""
    game, view = table.game, table.view(seat)
    for number in range(WORLDS):
        yield game.guess(game, table.setup, view, table.book, Luck(Quick(seed * WORLDS + number)))


def _try(trial: Trial, table: Table, seat: Seat, sort: PuzzleSort) -> None:
    game = table.game
    assert sort.stage is not None
    assert game.advice is not None
    table.answer(seat, trial.action)
    end = sort.stage(table.state) + sort.stages
    for _ in range(STEPS):
        if table.over or sort.stage(table.state) >= end:
            break
        ask = table.questions()[0]
        likes = game.advice(table.view(ask.seat), ask, table.book)
        table.answer(ask.seat, ask.options[likes.index(max(likes))])
    terms = dict(game.terms(table.state, seat, table.book))
    trial.found.append(terms)
    trial.sums.append(_worth(table, seat, sum(terms.values())))


def _worth(table: Table, seat: Seat, reckoned: float) -> float:
    """Points, or the chance to win; at the end as it came out."""
    outcome = table.outcome() if table.over else None
    if table.game.measure == "points":
        return reckoned if outcome is None else float(outcome.scores[seat])
    return chance(reckoned) if outcome is None else float(seat in outcome.winners)


def chance(log_odds: float) -> float:
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, log_odds))))


def _judged(trials: list[Trial], measure: str, *, easily: bool = False) -> Weighing | None:
    """`easily`: at a first look half of it is enough."""
    ranked = sorted(trials, key=lambda trial: -trial.worth)
    best, near = ranked[0], NEAR[measure] * (2 if easily else 1)
    right = [trial for trial in ranked if best.worth - trial.worth <= near]
    rest = ranked[len(right) :]
    if not rest or len(right) > max(1 + easily, len(ranked) // ONE_IN):
        return None
    margin = best.worth - rest[0].worth
    if margin < MARGIN[measure] / (2 if easily else 1):
        return None
    if not easily and any(not _surely(best, trial) for trial in rest):
        return None
    return Weighing(ranked, right, margin)


def _surely(best: Trial, other: Trial) -> bool:
    """World by world, and not by a few lucky ones."""
    ahead = [here - there for here, there in zip(best.sums, other.sums, strict=True)]
    return fmean(ahead) > SURELY * stdev(ahead) / math.sqrt(len(ahead))
