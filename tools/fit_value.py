"""Fits the weights of a game's value to games that bots play with each other.

    python tools/fit_value.py GAME [--games 2000] [--seats 2] [--set OPTION=VALUE] [--noise 0.1] [--jobs 2] [--seed 1]
    python tools/fit_value.py GAME --table 2 --table 3,mode=escape      games of several kinds by turns

Everybody plays by `--bot`, but for a share of the answers (`--noise`) that are any other, so that positions differ in what they
are made of. At a share of the questions (`--looks`) the figures of every seat are written down (`bot.value.figures` of the game),
and at the end how it went: the score of a game of points, won or not in a game of chances. A ridge regression, a logistic one for
chances, gives the weights; how strongly they are held back is chosen on games left out, and what they explain there is printed.
Needs numpy.
"""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from itertools import cycle, repeat
from pathlib import Path
from typing import NamedTuple

import msgspec
import numpy as np

from undercroft.bots import BOTS
from undercroft.games import GAMES
from undercroft.kernel.game import Game
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.position import completed
from undercroft.kernel.table import Table
from undercroft.kernel.types import Setup
from undercroft.lab.pool import spread

PENALTIES = (1.0, 3.0, 10.0, 30.0, 100.0, 300.0, 1000.0)
LEFT_OUT = 6
"""Every so many-th game is left out."""
DIGITS = 4


class Row(NamedTuple):
    game: int
    figures: dict[str, float]
    came: float
    """How it went for the seat: its score, or 1 where it won."""


def played(setup: Setup, bot: str, noise: float, looks: float, seed: int) -> list[Row]:
    game = GAMES[setup.game]
    book = game.load(setup.pack)
    figures = import_module(game.set_up.__module__.partition(".rules")[0] + ".bot.value").figures
    luck, chance = Luck(Quick(seed)), Luck(Quick(~seed & (1 << 60) - 1))
    table, seen = Table(game, setup, book, luck).start(), []
    while not table.over:
        ask = table.questions()[0]
        if ask.kind in game.pauses and chance.below(1000) < 1000 * looks:
            seen += [(seat, dict(figures(table.state, seat, book))) for seat in range(setup.seats)]
        if chance.below(1000) < 1000 * noise:
            choice = ask.options[chance.below(len(ask.options))]
        else:
            choice = BOTS[bot].choose(game, setup, book, table.view(ask.seat), ask, chance)
        table.answer(ask.seat, choice)
    outcome = table.outcome()
    assert outcome is not None
    came = outcome.scores if game.measure == "points" else [float(seat in outcome.winners) for seat in range(setup.seats)]
    return [Row(seed, row, float(came[seat])) for seat, row in seen]


# ---- regression ----


def scaled(figures: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Figures of width one, and their widths; what never changes is held fast by its width."""
    width = figures.std(0)
    width[width < 1e-6] = 1e6
    width[0] = 1.0
    return figures / width, width


def ridge(figures: np.ndarray, came: np.ndarray, penalty: float) -> np.ndarray:
    x, width = scaled(figures)
    held = np.full(x.shape[1], penalty)
    held[0] = 1e-6
    return np.linalg.solve(x.T @ x + np.diag(held), x.T @ came) / width


def logistic(figures: np.ndarray, came: np.ndarray, penalty: float) -> np.ndarray:
    """By Newton's steps."""
    x, width = scaled(figures)
    held = np.full(x.shape[1], penalty)
    held[0] = 1e-6
    weights = np.zeros(x.shape[1])
    for _ in range(30):
        chance = 1 / (1 + np.exp(-(x @ weights)))
        slope = x.T @ (chance - came) + held * weights
        bend = (x * (chance * (1 - chance))[:, None]).T @ x + np.diag(held)
        step = np.linalg.solve(bend, slope)
        weights -= step
        if np.abs(step).max() < 1e-6:
            break
    return weights / width


def squared(figures: np.ndarray, came: np.ndarray, weights: np.ndarray) -> float:
    return float(((figures @ weights - came) ** 2).mean())


def surprise(figures: np.ndarray, came: np.ndarray, weights: np.ndarray) -> float:
    chance = np.clip(1 / (1 + np.exp(-(figures @ weights))), 1e-9, 1 - 1e-9)
    return float(-(came * np.log(chance) + (1 - came) * np.log(1 - chance)).mean())


def fit(rows: list[Row], measure: str) -> dict[str, float]:
    names = ["base", *sorted({name for row in rows for name in row.figures} - {"base"})]
    figures = np.array([[1.0, *(row.figures.get(name, 0.0) for name in names[1:])] for row in rows])
    came = np.array([row.came for row in rows])
    out = np.array([row.game % LEFT_OUT == 0 for row in rows])
    solve, loss = (ridge, squared) if measure == "points" else (logistic, surprise)

    def missed(penalty: float) -> float:
        return loss(figures[out], came[out], solve(figures[~out], came[~out], penalty))

    penalty = min(PENALTIES, key=missed)
    plain = loss(figures[out][:, :1], came[out], solve(figures[~out][:, :1], came[~out], 0.0))
    print(f"{len(rows)} rows, penalty {penalty:g}; on games left out {missed(penalty):.4f}, knowing nothing {plain:.4f}")
    return {name: round(float(weight), DIGITS) for name, weight in zip(names, solve(figures, came, penalty), strict=True)}


def setup_of(game: Game, seats: str, *options: str) -> Setup:
    return completed(Setup(game.id, int(seats), "base", dict(each.split("=", 1) for each in options)), game)


def main() -> None:
    parser = argparse.ArgumentParser(description=sys.modules[__name__].__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE")
    parser.add_argument("--table", action="append", default=[], metavar="SEATS,OPTION=VALUE,...")
    parser.add_argument("--noise", type=float, default=0.1)
    parser.add_argument("--looks", type=float, default=0.3)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="greedy")
    options = parser.parse_args()
    game = GAMES[options.game]
    tables = options.table or [",".join([str(options.seats), *options.set])]
    setups = cycle([setup_of(game, *table.split(",")) for table in tables])
    seeds = range(options.seed * 10**6, options.seed * 10**6 + options.games)
    rows: list[Row] = []
    for number, more in enumerate(
        spread(
            played, setups, repeat(options.bot), repeat(options.noise), repeat(options.looks), seeds, jobs=options.jobs, chunk=8
        ),
        1,
    ):
        rows += more
        if number % max(1, options.games // 20) == 0:
            print(f"  {number} games", flush=True)
    weights = fit(rows, game.measure)
    package = game.set_up.__module__.partition(".rules")[0]
    path = Path(str(import_module(package).__file__)).parent / "bot" / "weights.json"
    path.write_text(msgspec.json.format(msgspec.json.encode(weights), indent=2).decode() + "\n", "utf-8")


if __name__ == "__main__":
    main()
