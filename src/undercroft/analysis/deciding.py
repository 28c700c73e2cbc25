"""What somebody answered beside what would have been best, by what the seat could know then."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from msgspec.structs import replace

from undercroft.analysis.found import Decision
from undercroft.analysis.measure import MOST_ANSWERS, figure, go_through, quick
from undercroft.bots.ahead import Ahead, Plan, Trial
from undercroft.bots.effort import Effort
from undercroft.kernel.game import Game
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table
from undercroft.kernel.types import READY, Action, Ask, KernelError, Weighed

LEVEL = 5
"""Whose judgement it is."""
SCREENING_SECONDS, LONGEST_SCREENING = 30.0, 0.25
"""All decisions are looked through for the dear ones: so long for all of them, and for one at most."""
WEIGHING_SECONDS = 1.5
FEWEST_WORLDS, MOST_WORLDS = 3, 40
"""In which an answer is played on that the judge gave no thought."""


class Choice(NamedTuple):
    """A question with the answer that was given."""

    step: int
    table: Table
    """Before it."""
    ask: Ask
    played: Action
    lost: float = 0.0
    """As far as a quick look could see."""


def looked_at(choice: Choice, seconds: float) -> Choice:
    """With what it cost, as far as a quick look can see."""
    game = choice.table.game
    until = time.perf_counter() + seconds
    found = _thoughts(choice.table, _few(choice), seconds, choice.step)
    best, played = found[0], _of(found, choice.played)
    if played is None and choice.table.side_by_side():
        played = _followed(choice, seconds)
    elif played is None:
        best, played = _played_on(choice, best.action, until)
    return choice if played is None else choice._replace(lost=figure(game, best.worth) - figure(game, played.worth))


def weighed(choice: Choice) -> Decision | None:
    """Nothing where what was played was not thought over."""
    game, ask = choice.table.game, choice.ask
    found = _thoughts(choice.table, ask, WEIGHING_SECONDS, choice.step)
    best, played = found[0], _of(found, choice.played)
    by_itself = choice.table.side_by_side() or played is None
    if choice.table.side_by_side():
        best, played = _to_the_end(choice, best.action), _to_the_end(choice, choice.played)
    elif played is None:
        best, played = _played_on(choice, best.action, time.perf_counter() + WEIGHING_SECONDS)
    if played is None or not (best.terms and played.terms):
        return None
    if played.worth >= best.worth:
        best = played
    return Decision(
        choice.step, ask.seat, ask.kind, ask.about, tuple(map(str, choice.ask.options)), str(played.action), str(best.action),
        played.worth, best.worth, dict(played.terms), dict(best.terms),
        figure(game, best.worth) - figure(game, played.worth), by_itself,
    )  # fmt: skip


def _few(choice: Choice) -> Ask:
    """What was played, and what is liked most: enough to see whether it was dear. In lanes all is looked at.

    So are amounts: how much is best is judged by how much there is.
    """
    game, ask = choice.table.game, choice.ask
    amounts = all(action.target == str(action.value) for action in ask.options)
    if choice.table.side_by_side() or game.advice is None or amounts:
        return ask
    liked = quick(choice.table, ask)
    return replace(ask, options=tuple(action for action in ask.options if action in (liked, choice.played)))


def _thoughts(table: Table, ask: Ask, seconds: float, seed: int) -> list[Weighed]:
    game = table.game
    assert game.weigh is not None
    effort = Effort(LEVEL, time.perf_counter() + seconds)
    return game.weigh(game, table.setup, table.view(ask.seat), ask, table.book, Luck(Quick(seed)), effort)


def _of(found: list[Weighed], action: Action) -> Weighed | None:
    return next((each for each in found if each.action == action), None)


def _played_on(choice: Choice, best: Action, until: float) -> tuple[Weighed, Weighed | None]:
    """The best answer and the one that was given, by what quick minds make of them in the same worlds."""
    table, seat = choice.table, choice.ask.seat
    reading = _reading(table.game)
    trials = [Trial(Plan(action, reading.advice)) for action in (best, choice.played)]
    for number, world in enumerate(islice(_worlds(choice), MOST_WORLDS)):
        if number >= FEWEST_WORLDS and time.perf_counter() > until:
            break
        for trial in trials:
            then = world.clone()
            then.answer(seat, trial.action)
            go_through(then, seat, world.luck.count)
            trial.add(reading.terms(then.state, seat, table.book), reading)
    if not trials[0].sums:
        return Weighed(best, 0.0, {}), None
    first, second = (trial.weighed(reading) for trial in trials)
    return first, second


def _reading(game: Game) -> Ahead:
    """What comes of an answer is read here, however far it was played on."""
    chances = game.measure == "chance"
    return Ahead(
        lambda *_: [], lambda *of: dict(game.terms(*of)), lambda _: 0, stages=0, options=2, samples=MOST_WORLDS, chances=chances
    )


def _worlds(choice: Choice) -> Iterator[Table]:
    """Tables that could be the true one, by what the seat knew."""
    game, table = choice.table.game, choice.table
    view = table.view(choice.ask.seat)
    for number in range(2 * MOST_WORLDS):
        try:
            yield game.guess(game, table.setup, view, table.book, Luck(Quick(choice.step * MOST_WORLDS + number)))
        except KernelError:  # what was seen is so special that hardly any fits
            continue


def _followed(choice: Choice, seconds: float) -> Weighed | None:
    """What was played by the best that could follow: side by side nothing is drawn in between."""
    table, seat = choice.table.clone(), choice.ask.seat
    table.answer(seat, choice.played)
    ask = table.question(seat)
    if ask is None or ask.options == (READY,):
        return _read(choice, choice.played, table)
    if len(ask.options) == 1:
        return None
    return _thoughts(table, ask, seconds, choice.step)[0]._replace(action=choice.played)


def _to_the_end(choice: Choice, action: Action) -> Weighed:
    """What an answer leads to when all that follows in its lane is played well: two of them are compared at the same point."""
    table, seat = choice.table.clone(), choice.ask.seat
    table.answer(seat, action)
    for _ in range(MOST_ANSWERS):
        ask = table.question(seat)
        if ask is None or ask.options == (READY,):
            break
        found = _thoughts(table, ask, LONGEST_SCREENING, choice.step) if len(ask.options) > 1 else []
        table.answer(seat, found[0].action if found else ask.options[0])
    return _read(choice, action, table)


def _read(choice: Choice, action: Action, table: Table) -> Weighed:
    terms = table.game.terms(table.state, choice.ask.seat, table.book)
    return Weighed(action, sum(terms.values()), terms)
