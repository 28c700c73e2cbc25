"""How often a bot thinks longer than it may: level 5 and a level that changes from game to game, with the time of a real table.

    python bench/overruns.py [--games GAME ...] [--moves 10000] [--jobs 1]

More than 50 ms over the cap counts, from the start of the thought. Finished games are kept in bench/overruns.json: a run that was
cut off goes on, and games of earlier bots are not counted. The table goes to bench/README.md.
"""

from __future__ import annotations

import argparse
import sys
import time
from functools import partial
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from bench import ledger  # noqa: E402
from bench.ladder import name  # noqa: E402
from undercroft.bots import BOTS  # noqa: E402
from undercroft.bots.levels import SECONDS  # noqa: E402
from undercroft.cli.common import progress  # noqa: E402
from undercroft.games import GAMES  # noqa: E402
from undercroft.kernel.luck import Luck  # noqa: E402
from undercroft.kernel.table import Table  # noqa: E402
from undercroft.kernel.types import Action, Ask  # noqa: E402
from undercroft.lab.matches import fingerprint  # noqa: E402
from undercroft.lab.pool import spread  # noqa: E402
from undercroft.server.play.thinking import GRACE_SECONDS  # noqa: E402

README, DATA = ROOT / "bench" / "README.md", ROOT / "bench" / "overruns.json"
WANTED = 1 / 1000


class Tally(ledger.Tally):
    mosts = ("longest_over", "longest_over_computing")

    moves: int = 0
    """Questions with two options or more."""
    overruns: int = 0
    overruns_computing: int = 0
    """By processor time: what other processes took does not count."""
    longest_over: float = 0.0
    """Milliseconds over the cap."""
    longest_over_computing: float = 0.0


class Wish(NamedTuple):
    games: list[str]
    moves: int
    jobs: int


def play(id: str, number: int) -> Tally:
    """Level 5 sits first in every other game, with each of the levels in turn."""
    tally = Tally(games=1)
    levels = [5, number // 2 % len(SECONDS) + 1]
    seated = levels if number % 2 == 0 else levels[::-1]

    def choose(table: Table, ask: Ask, luck: Luck) -> Action:
        level = seated[ask.seat]
        view = table.view(ask.seat)
        began, computing = time.perf_counter(), time.process_time()
        action = BOTS[f"level-{level}"].choose(table.game, table.setup, table.book, view, ask, luck)
        over, computed = (each - SECONDS[level] for each in (time.perf_counter() - began, time.process_time() - computing))
        if len(ask.options) > 1:
            tally.moves += 1
            tally.overruns += over > GRACE_SECONDS
            tally.overruns_computing += computed > GRACE_SECONDS
            tally.longest_over = max(tally.longest_over, 1000 * over)
            tally.longest_over_computing = max(tally.longest_over_computing, 1000 * computed)
        return action

    ledger.played(GAMES[id], 2, {}, number, lambda *_: None, choose, keep=True)
    return tally


def measure(id: str, wish: Wish) -> None:
    kept = ledger.Ledger(DATA, Tally, write, ledger.Wish(0, 0, wish.jobs, fresh=False), chunk=1)
    tally = kept.done.setdefault(key(id), Tally())
    with progress(id, wish.moves) as tick:
        tick(tally.moves)
        while tally.moves < wish.moves:
            first = tally.games
            for part in spread(partial(play, id), range(first, first + 2 * wish.jobs), jobs=wish.jobs):
                tally.add(part)
                tick(part.moves)
                kept.keep()
    kept.keep()
    print(f"{id}: {tally.moves:,} moves, {tally.overruns} overruns, {tally.overruns_computing} by processor time", flush=True)


def key(id: str) -> str:
    return f"{id} {fingerprint(id)}"


def write(done: dict[str, Tally]) -> None:
    columns = ("moves", "overruns", "by processor time", "longest over, ms", "by processor time, ms", "wanted")
    lines = [f"| game | {' | '.join(columns)} |", "|---|" + "---:|" * (len(columns) - 1) + "---|"]
    for id in GAMES:
        if (tally := done.get(key(id))) is not None and tally.moves:
            fine = tally.overruns <= WANTED * tally.moves
            lines.append(
                f"| {name(id)} | {tally.moves:,} | {tally.overruns} | {tally.overruns_computing} | {tally.longest_over:.0f} "
                f"| {tally.longest_over_computing:.0f} | at most 1 in 1,000{'' if fine else ': falls short'} |"
            )
    ledger.replace(README, "overruns", lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="*", choices=list(GAMES), default=list(GAMES), metavar="GAME")
    parser.add_argument("--moves", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=1, help="more than there are free cores count what one took from another")
    wish = Wish(**vars(parser.parse_args()))
    for id in wish.games:
        measure(id, wish)


if __name__ == "__main__":
    main()
