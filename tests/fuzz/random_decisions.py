"""Random decisions: games of every sort answered at random, until an exception or a game without end turns up.

    python -m tests.fuzz.random_decisions [--decisions 10_000_000] [--jobs 2] [--first 0]

A seed is a thousand decisions of each game, or a few more: whole games with seats, options and chance of their own. What they
stumble over is told with the seed, and `--first SEED --decisions 1` meets it again. A run that was cut off goes on with the seed
that it told last.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import count
from random import Random

from undercroft.games import GAMES
from undercroft.kernel.game import Game
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table
from undercroft.kernel.types import NothingToTakeBack, Setup
from undercroft.lab.pool import spread

MOST_ANSWERS = 100_000
"""A game with more answers than this does not end."""
TAKEN_BACK, THROWN_IN = 0.02, 0.1
DECISIONS_A_SEED = 1_000
SEEDS_A_TURN = 25
TURNS_AT_ONCE = 8
"""For each of several processes; then it is told how far all of them are."""


class Stumbled(Exception):
    """Where rules stumbled over an answer that they had offered."""


def decided(game: Game, seed: int, least: int = DECISIONS_A_SEED) -> int:
    """Games until so many decisions were taken; how many it were."""
    random, decisions = Random(f"{game.id} {seed}"), 0
    while decisions < least:
        decisions += played(game, seed, random)
    return decisions


def played(game: Game, seed: int, random: Random) -> int:
    """One game to its end, and how many decisions it took."""
    options = {choice.id: random.choice((choice.values[0], *choice.values)) for choice in game.choices}
    setup = Setup(game.id, random.choice(game.seats), "base", options)
    answers: list[str] = []
    try:
        table = Table(game, setup, game.load("base"), Luck(Quick(random.getrandbits(60)))).start()
        while not table.over:
            answers.append(_decide(table, random))
            if len(answers) > MOST_ANSWERS:
                raise RuntimeError("the game does not end")
        if table.outcome() is None:
            raise RuntimeError("the game is over and has no outcome")
    except Exception as error:
        last = ", ".join(answers[-5:])
        raise Stumbled(f"{game.id}, seed {seed}, after {len(answers)} answers (last: {last}): {error!r}; {setup}") from error
    return len(answers)


def _decide(table: Table, random: Random) -> str:
    """One answer: to any open question, or thrown in beside it. Now and then it is taken back."""
    ask = random.choice(table.questions())
    seat, options = ask.seat, ask.options
    if ask.aside and random.random() < THROWN_IN:
        seat, options = random.choice(ask.aside)
    action = random.choice(options)
    table.answer(seat, action)
    if random.random() < TAKEN_BACK:
        with suppress(NothingToTakeBack):
            table.take_back(seat)
    return f"{seat} {action}"


def turn(first: int) -> Counter[str]:
    """Several seeds in every game: how many decisions each game took."""
    decisions = Counter[str]()
    for seed in range(first, first + SEEDS_A_TURN):
        for game in GAMES.values():
            decisions[game.id] += decided(game, seed)
    return decisions


def rounds(first: int, jobs: int) -> Iterator[tuple[int, Iterable[Counter[str]]]]:
    """What all processes found, and the seed to go on with."""
    step = SEEDS_A_TURN * (TURNS_AT_ONCE if jobs > 1 else 1) * jobs
    for start in count(first, step):
        yield start + step, spread(turn, range(start, start + step, SEEDS_A_TURN), jobs=jobs)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--decisions", type=int, default=10_000_000, help="at least so many, over all games")
    parser.add_argument("--jobs", type=int, default=1, help="processes at work")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    wanted = parser.parse_args()
    found, start = Counter[str](), time.monotonic()
    for seed, told in rounds(wanted.first, wanted.jobs):
        try:
            found.update(sum(told, Counter[str]()))
        except Stumbled as error:
            sys.exit(str(error))
        seconds = time.monotonic() - start
        shown = ", ".join(f"{game} {decisions:,}" for game, decisions in found.items())
        print(f"{found.total():,} decisions in {seconds:.0f} s ({shown}); go on with --first {seed}", flush=True)
        if found.total() >= wanted.decisions:
            return


if __name__ == "__main__":
    main()
