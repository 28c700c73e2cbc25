"""Plays many games with bots. The same seed gives the same result, whatever the machine and the number of processes."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from math import inf
from statistics import fmean, pstdev, quantiles
from typing import NamedTuple

import msgspec

from undercroft.bots import BOTS, Bot
from undercroft.bots.levels import Level
from undercroft.games import GAMES
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table
from undercroft.kernel.types import Setup
from undercroft.lab.pool import spread

TABLE_STREAM, BOT_STREAM = 2, 1
"""Chance of table and bots are apart: a bot that draws more does not change the dice."""


class Played(NamedTuple):
    """One game: the bot at each seat, its scores, the seats that won, how many decisions it took, and how it ended."""

    bots: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int
    ending: str


class Spread(msgspec.Struct, frozen=True):
    """How scores lie."""

    mean: float
    deviation: float
    least: int
    low: float
    """One in ten scores lies below."""
    median: float
    high: float
    """One in ten scores lies above."""
    most: int


class Counts(msgspec.Struct, frozen=True):
    game: str
    seats: int
    bots: tuple[str, ...]
    games: int
    seed: int
    decisions: int
    """Questions with two options or more."""
    seconds: float
    decisions_per_second: float
    outcomes: dict[str, int]
    """Games won by each bot, and `ties`; `lost` where nobody won."""
    seats_won: tuple[int, ...]
    scores: dict[str, Spread]
    winning_seats: dict[str, tuple[int, int]]
    """For each bot the seats that won, alone or together with others, and all it sat in."""
    endings: dict[str, int]
    """How games ended, in the game's own words; nothing where scores say it all."""


def simulate(
    setup: Setup,
    bots: tuple[str, ...],
    *,
    games: int,
    seed: int,
    jobs: int = 1,
    moving: bool = True,
    tick: Callable[[], object] = lambda: None,
) -> Counts:
    """`bots` sit down in order, if `moving` from one seat further on in each game; fewer bots than seats are repeated."""
    start = time.perf_counter()
    played = []
    chunk = max(1, min(50, games // (4 * jobs)))
    for game in spread(partial(play_one, setup, bots, seed, moving=moving), range(games), jobs=jobs, chunk=chunk):
        played.append(game)
        tick()
    seconds = time.perf_counter() - start
    decisions = sum(game.decisions for game in played)
    return Counts(
        setup.game, setup.seats, bots, games, seed, decisions, seconds, decisions / seconds, _outcomes(bots, played),
        tuple(sum(game.winners == (seat,) for game in played) for seat in range(setup.seats)),
        {bot: _spread([s for game in played for b, s in zip(game.bots, game.scores, strict=True) if b == bot])
         for bot in dict.fromkeys(bots)},
        _winning_seats(bots, played), dict(Counter(game.ending for game in played if game.ending).most_common()),
    )  # fmt: skip


def play_one(setup: Setup, bots: tuple[str, ...], seed: int, number: int, *, moving: bool = True) -> Played:
    """Game `number` of a series, from its own chance, so that it does not matter who plays it and when."""
    seated = tuple(bots[(seat + number * moving) % len(bots)] for seat in range(setup.seats))
    game = GAMES[setup.game]
    book = game.load(setup.pack)
    stream = (seed << 32) + number
    players = {name: _unhurried(BOTS[name]) for name in bots}
    # A bot that looks ahead needs snapshots to guess from; who follows advice does not.
    looks_ahead = game.advice is None or any(isinstance(player, Level) for player in players.values())
    table = Table(game, setup, book, Luck(Quick(stream * 3 + TABLE_STREAM)), keep=looks_ahead).start()
    luck, decisions = Luck(Quick(stream * 3 + BOT_STREAM)), 0
    while not table.over:
        for ask in table.questions():
            decisions += len(ask.options) > 1
            choice = players[seated[ask.seat]].choose(game, setup, book, table.view(ask.seat), ask, luck)
            table.answer(ask.seat, choice)
    outcome = table.outcome()
    assert outcome is not None
    return Played(seated, outcome.scores, outcome.winners, decisions, ending(table))


def _unhurried(bot: Bot) -> Bot:
    """What is chosen must not depend on how fast the machine is: a level has all the time it needs, which ends by itself."""
    return Level(bot.level, inf) if isinstance(bot, Level) else bot


def ending(table: Table) -> str:
    """What the last milestone says, where it says more than that the game is over."""
    last = next((event for event in reversed(table.log) if event.kind in table.game.milestones), None)
    return str(last.data[-1]) if last is not None and last.data else ""


def _outcomes(bots: tuple[str, ...], played: list[Played]) -> dict[str, int]:
    counts = dict.fromkeys((*bots, "ties", "lost"), 0)
    for game in played:
        match game.winners:
            case (seat,):
                counts[game.bots[seat]] += 1
            case ():
                counts["lost"] += 1
            case _:
                counts["ties"] += 1
    return counts


def _winning_seats(bots: tuple[str, ...], played: list[Played]) -> dict[str, tuple[int, int]]:
    seats = [(bot, seat in game.winners) for game in played for seat, bot in enumerate(game.bots)]
    return {bot: (sum(won for b, won in seats if b == bot), sum(b == bot for b, _ in seats)) for bot in dict.fromkeys(bots)}


def _spread(scores: list[int]) -> Spread:
    tenths = quantiles(scores, n=10, method="inclusive") if len(scores) > 1 else [float(scores[0])] * 9
    return Spread(fmean(scores), pstdev(scores), min(scores), tenths[0], tenths[4], tenths[8], max(scores))
