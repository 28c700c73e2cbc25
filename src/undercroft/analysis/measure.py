"""Worth as people read it, and how a quick mind goes on."""

from __future__ import annotations

import math

from undercroft.analysis.found import Figures
from undercroft.bots.effort import Effort
from undercroft.bots.greedy import Greedy
from undercroft.kernel.game import Game
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table
from undercroft.kernel.types import READY, Action, Ask, Seat

QUICK_LEVEL = 3
MOST_ANSWERS = 60
"""A chain of questions that is longer is read where it stands."""


def figure(game: Game, worth: float) -> float:
    """Points as they are; log-odds as per cent."""
    if game.measure == "points":
        return worth
    return 100.0 / (1.0 + math.exp(-worth)) if worth > -50 else 0.0


def worths(table: Table) -> Figures:
    """What every seat can expect; after the end, what it got."""
    game, outcome = table.game, table.outcome() if table.over else None
    if outcome is None:
        return tuple(figure(game, game.worth(table.state, seat, table.book)) for seat in range(table.setup.seats))
    if game.measure == "points":
        return tuple(map(float, outcome.scores))
    return tuple(100.0 * (seat in outcome.winners) for seat in range(table.setup.seats))


def paused(table: Table, ask: Ask) -> bool:
    """Whether nothing is under way, so that worth can be compared here."""
    return ask.kind in table.game.pauses if table.game.pauses else ask.quiet


def go_on(table: Table) -> None:
    """Quick minds go on to the next pause; where seats act side by side, to the meeting, as worth does not see unused dice."""
    if table.side_by_side():
        for seat in table.running():
            for _ in range(MOST_ANSWERS):
                ask = table.question(seat)
                if ask is None or ask.options == (READY,):
                    break
                table.answer(seat, quick(table, ask))
        return
    for _ in range(MOST_ANSWERS):
        if table.over or table.side_by_side() or paused(table, table.questions()[0]):
            return
        ask = table.questions()[0]
        table.answer(ask.seat, quick(table, ask))


def go_further(table: Table) -> None:
    """From one pause to another: to the end of what whoever is asked does now, or until chance is drawn again."""
    if table.over or table.side_by_side():
        return
    ask, drawn = table.questions()[0], table.luck.count
    table.answer(ask.seat, quick(table, ask))
    go_through(table, ask.seat, drawn)


def go_through(table: Table, seat: Seat, drawn: int) -> None:
    """To the pause at which a seat has done what it is doing, or chance has been drawn more than so many times."""
    for _ in range(MOST_ANSWERS):
        if table.over or table.side_by_side():
            return
        ask = table.questions()[0]
        if paused(table, ask) and (ask.seat != seat or table.luck.count != drawn):
            return
        table.answer(ask.seat, quick(table, ask))


def quick(table: Table, ask: Ask) -> Action:
    """What somebody plays who does not think for long; always the same in the same place."""
    game, setup, book = table.game, table.setup, table.book
    if len(ask.options) == 1:
        return ask.options[0]
    view, luck = table.view(ask.seat), Luck(Quick(0))
    if game.advice is not None:
        likes = game.advice(view, ask, book)
        return ask.options[likes.index(max(likes))]
    if game.weigh is not None:
        return game.weigh(game, setup, view, ask, book, luck, Effort(QUICK_LEVEL))[0].action
    return Greedy().choose(game, setup, book, view, ask, luck)
