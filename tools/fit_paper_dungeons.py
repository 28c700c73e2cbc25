"""Fits the weights of Paper Dungeons' value to games that the bot plays with itself.

    python tools/fit_paper_dungeons.py [--turns 3] [--games 2000] [--jobs 2] [--spread 0.25] [--seed 1]

In each turn solo games are played, every game with its own weights a little off, so that the rows differ in what they value. What
a sheet had at the end of a round, and how much glory came after it, is one row. For every round a ridge regression gives the
weights; how strongly they are held back is chosen on games left out. Talent and goal are given to the regression, so that no
term has to stand for them, and are then forgotten. After each turn the weights are written: a run that was cut off goes on from
there with another --seed. Needs numpy.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

import msgspec
import numpy as np
from msgspec.structs import replace

from undercroft.bots.greedy import Greedy
from undercroft.games.paper_dungeons import GAME
from undercroft.games.paper_dungeons.bot import terms, value
from undercroft.games.paper_dungeons.rules import scoring
from undercroft.games.paper_dungeons.rules.play import ROUNDS
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.position import completed
from undercroft.kernel.table import Table
from undercroft.kernel.types import Setup
from undercroft.lab.pool import spread

WEIGHTS = Path(value.__file__).with_name("weights.json")
BOOK = GAME.load("base")
SETUP = completed(Setup(GAME.id, 1, "base", {}), GAME)
NAMES = [(group, term) for group, of in terms.GROUPS.items() for term in of.names(BOOK)]
PENALTIES = (10.0, 30.0, 100.0, 300.0, 1000.0)
LEFT_OUT = 0.15
DIGITS = 4


class Row(NamedTuple):
    round: int
    score: int
    figures: list[float]
    cards: list[float]
    """Which talent and goal the team has."""


class Played(NamedTuple):
    glory: int
    rows: list[Row]


# ---- games ----


def varied(weights: value.ByRound, spread: float, seed: int) -> value.ByRound:
    """The same weights, each term a little more or less important than it seems."""
    chance = random.Random(seed)
    off = {pair: 1 + spread * chance.gauss(0, 1) for pair in NAMES}
    return {group: {term: [w * off[group, term] for w in by] for term, by in of.items()} for group, of in weights.items()}


def played(weights: value.ByRound, spread: float, seed: int) -> Played:
    eye = value.Eye(weights=varied(weights, spread, seed))
    game, bot, luck = replace(GAME, worth=eye.worth), Greedy(), Luck(Quick(seed))
    table, rows = Table(game, SETUP, BOOK, Luck(Quick(seed))).start(), []
    while not table.over:
        (ask,) = table.questions()
        if ask.kind == "ready" and table.state.phase == "explore":
            rows.append(row(table))
        table.answer(0, bot.choose(game, SETUP, BOOK, table.view(0), ask, luck))
    outcome = table.outcome()
    assert outcome is not None
    return Played(outcome.scores[0], rows)


def row(table: Table) -> Row:
    state, team = table.state, table.state.parts[0]
    now, _ = terms.settled(team, state, BOOK)
    cards = [float(team.talent == i) for i in range(len(BOOK.talents))] + [float(team.goal == i) for i in range(len(BOOK.goals))]
    figures = [figure for _, figure in terms.named(team, state, BOOK)]
    return Row(state.round, scoring.score(now, state, BOOK).total, figures, cards)


def many(weights: value.ByRound, options: argparse.Namespace, first: int) -> Iterator[Played]:
    seeds = range(first, first + options.games)
    for number, game in enumerate(spread(partial(played, weights, options.spread), seeds, jobs=options.jobs, chunk=4), 1):
        if number % max(1, options.games // 20) == 0:
            print(f"  {number} games", flush=True)
        yield game


# ---- regression ----


def ridge(figures: np.ndarray, wanted: np.ndarray, penalty: float) -> np.ndarray:
    """Weights of the figures, the first of which is always 1 and is not held back."""
    middle, width = figures.mean(0), figures.std(0)
    still = width < 1e-6
    middle[0], width[still] = 0.0, 1.0
    scaled = (figures - middle) / width
    held = np.full(len(width), penalty)
    held[0], held[still] = 0.0, 1e9
    scaled[:, 0], held[0] = 1.0, 0.0
    found = np.linalg.solve(scaled.T @ scaled + np.diag(held), scaled.T @ wanted) / width
    found[0] -= found[1:] @ middle[1:]
    return found


def fitted(games: list[Played], round_number: int) -> np.ndarray:
    rows = [(number, row, game.glory - row.score) for number, game in enumerate(games) for row in game.rows]
    rows = [each for each in rows if each[1].round == round_number]
    figures = np.array([row.figures + row.cards for _, row, _ in rows])
    wanted = np.array([after for *_, after in rows], float)
    out = np.array([number % round(1 / LEFT_OUT) == 0 for number, *_ in rows])

    def error(penalty: float) -> float:
        weights = ridge(figures[~out], wanted[~out], penalty)
        return float(((figures[out] @ weights - wanted[out]) ** 2).mean())

    penalty = min(PENALTIES, key=error)
    explained = 1 - error(penalty) / wanted[out].var()
    print(f"  round {round_number}: {len(rows)} rows, penalty {penalty:g}, explained {explained:.2f}", flush=True)
    return ridge(figures, wanted, penalty)[: len(NAMES)]


def fit(games: list[Played]) -> value.ByRound:
    by_round = [fitted(games, round_number) for round_number in range(1, ROUNDS)]
    by_round = [by_round[0], *by_round]  # before the game nothing can be seen that the first round does not show
    weights: value.ByRound = {group: {} for group in terms.GROUPS}
    for index, (group, term) in enumerate(NAMES):
        weights[group][term] = [round(float(of[index]), DIGITS) + 0.0 for of in by_round]
    return weights


def write(weights: value.ByRound) -> None:
    """A line a term."""
    text = msgspec.json.format(msgspec.json.encode(weights), indent=2).decode()
    lines = text.replace("[\n      ", "[").replace(",\n      ", ", ").replace("\n    ]", "]")
    WEIGHTS.write_text(lines + "\n", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=sys.modules[__name__].__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--turns", type=int, default=3)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--spread", type=float, default=0.25)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    weights = value.WEIGHTS
    for turn in range(options.turns):
        games = list(many(weights, options, (options.seed << 40) + turn * options.games))
        mean = sum(game.glory for game in games) / len(games)
        print(f"turn {turn + 1}: {len(games)} games, {mean:.1f} glory on average, {max(game.glory for game in games)} at most")
        weights = fit(games)
        write(weights)


if __name__ == "__main__":
    main()
