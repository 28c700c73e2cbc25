"""How long the house stands still while bots think: tables with two bots each, as many at once as wanted, game by game.

    python bench/stalls.py [--tables 50] [--seconds 20] [--bot greedy] [--threads] [GAME ...]

A task sleeps for 5 ms and looks how late it wakes; the house's own share is no more than what its process computed meanwhile, the
rest is what other processes took from it. With `--threads` bots think in threads of the house instead of in workers.
Overruns are thoughts that took more than 50 ms longer than their bot's cap; `greedy` has none.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from pathlib import Path
from statistics import quantiles
from typing import NamedTuple

from undercroft.bots import BOTS
from undercroft.games import GAMES
from undercroft.kernel.game import Game
from undercroft.server.play.chairs import Chair
from undercroft.server.play.house import House, Wish
from undercroft.server.play.room import Room
from undercroft.server.play.thinking import thinkers
from undercroft.server.store.database import Store
from undercroft.texts import tongue

SEATS = 2
NAP = 0.005


class Measured(NamedTuple):
    longest: float
    """Stall, in seconds."""
    own: float
    """The longest that the house itself caused."""
    late: float
    """One nap in a hundred woke later than this by what the house itself did."""
    moves: float
    """A second."""
    thought: float
    """The longest, in seconds."""
    overruns: int


class Nap(NamedTuple):
    late: float
    computed: float
    """Seconds of all threads of this process together."""

    @property
    def own(self) -> float:
        return min(self.late, self.computed)


async def watch(naps: list[Nap]) -> None:
    while True:
        began, computed = time.perf_counter(), time.process_time()
        await asyncio.sleep(NAP)
        naps.append(Nap(time.perf_counter() - began - NAP, time.process_time() - computed))


def answers(rooms: list[Room]) -> int:
    return sum(len(room.journal.record.entries) for room in rooms if room.journal is not None)


async def measure(game: Game, bot: str, tables: int, seconds: float) -> Measured:
    with tempfile.TemporaryDirectory() as folder:
        house = House(Store(Path(folder)))
        wishes = [Wish(game, [Chair("bot", f"{bot} {seat}", bot) for seat in range(SEATS)], {}, "at-once") for _ in range(tables)]
        rooms = [await house.make(wish, "bench") for wish in wishes]
        thinkers.longest, thinkers.overruns = 0.0, 0
        naps: list[Nap] = []
        watching = asyncio.create_task(watch(naps))
        began = time.perf_counter()
        for room in rooms:
            await room.start()
        while time.perf_counter() - began < seconds and any(room.bots.busy for room in rooms):
            await asyncio.sleep(0.1)
        took, moves = time.perf_counter() - began, answers(rooms)
        watching.cancel()
        own = [nap.own for nap in naps]
        late = quantiles(own, n=100)[-1]
        found = Measured(max(naps).late, max(own), late, moves / took, thinkers.longest, thinkers.overruns)
        await house.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES), metavar="GAME")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20.0, help="at most so long a game")
    parser.add_argument("--bot", choices=list(BOTS), default="greedy")
    parser.add_argument("--threads", action="store_true")
    arguments = parser.parse_args()
    if arguments.threads:
        thinkers.stay_here.update(GAMES)
    print(f"{arguments.tables} tables, {arguments.bot}, {'threads' if arguments.threads else 'workers'}")
    titles = ("longest stall", "own share", "own, 1 in 100", "moves a second", "longest thought", "overruns")
    print(f"{'':20}", *(f"{title:>15}" for title in titles))
    for id in arguments.games:
        found = asyncio.run(measure(GAMES[id], arguments.bot, arguments.tables, arguments.seconds))
        stalls = (f"{seconds * 1000:12,.1f} ms" for seconds in (found.longest, found.own, found.late))
        print(f"{tongue('en', id).say('game-name'):20}", *stalls, end=" ")
        print(f"{found.moves:15,.0f} {found.thought * 1000:12,.1f} ms {found.overruns:15}", flush=True)


if __name__ == "__main__":
    main()
