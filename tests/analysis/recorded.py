"""Whole games of bots as records, also with dice that are not fair."""

from __future__ import annotations

from functools import lru_cache

from undercroft.analysis.measure import go_further, go_on, quick, worths
from undercroft.games import GAMES
from undercroft.kernel.journal import Journal, Record
from undercroft.kernel.luck import Luck, Quick, Source
from undercroft.kernel.position import completed
from undercroft.kernel.table import Table
from undercroft.kernel.types import Action, Ask, Seat, Setup

TRIES = 3
"""Rolls from which loaded dice choose."""


def record_of(game: str, seats: int, seed: int, *, kind_to: Seat | None = None) -> Record:
    """With `kind_to` the dice are loaded: of several rolls each time the one that is best for that seat."""
    return journal_of(game, seats, seed, kind_to=kind_to).record


@lru_cache
def journal_of(game: str, seats: int, seed: int, *, kind_to: Seat | None = None) -> Journal:
    """With a snapshot of every step."""
    chosen = GAMES[game]
    setup = completed(Setup(game, seats, "base"), chosen)
    journal = Journal(chosen, setup, chosen.load("base"), b"", tuple(f"Seat {seat}" for seat in range(seats)))
    journal.table.luck, journal.shots = Luck(Quick(seed)), []
    journal.start()
    while not journal.table.over:
        ask = journal.table.questions()[0]
        action = quick(journal.table, ask)
        if kind_to is not None:
            journal.table.luck.source = _kindest(journal.table, ask, action, kind_to, seed)
        journal.answer(ask.seat, str(action))
    outcome = journal.outcome()
    assert outcome is not None
    journal.record.secret, journal.record.scores = "00" * 32, outcome.scores
    return journal


def _kindest(table: Table, ask: Ask, action: Action, seat: Seat, seed: int) -> Source:
    """The source under which the answer turns out best, to be used from here on."""

    def came(source: Source) -> float:
        fated = table.fated(source)
        fated.answer(ask.seat, action)
        if fated.luck.count == table.luck.count:
            return 0.0
        go_on(fated)
        go_further(fated)
        return worths(fated)[seat]

    sources = [table.fated(Quick((seed << 24) + (table.luck.count << 4) + number)).luck.source for number in range(TRIES)]
    return max(sources, key=came)
