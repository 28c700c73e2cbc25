"""How much a server can take: tables, spectators and bots by real HTTP and sockets on loopback, beside two peers.

    python bench/load.py [--games paper-dungeons,...] [--steps 10,50,200,500,1000,2000] [--beside PATH] [--overload]
    python bench/load.py --company audience --steps 1 --no-peers

At every step so many tables are open, two people each. First as many hands as `--hands` says answer without a pause, each as soon
as it was answered; then people answer half as often as that, whether or not others wait. The plain broadcast sends messages of
the same size and does nothing else; boardgame.io moves tic-tac-toe with its file store. `--overload` offers more than the house
can take instead; `--company audience` brings 200 spectators to each table. What was measured lies in bench/load.json, is not
measured again, and goes into bench/README.md.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT)]

from bench.loading import report, servers  # noqa: E402
from bench.loading.drivers import Drivers, Stretch, driving  # noqa: E402
from bench.loading.report import BOARDGAME, EARLIER, PLAIN, Ledger, Overload, Row  # noqa: E402

GAMES = ("paper-dungeons", "monsters-of-egypt", "tales-of-tails", "dungeoneer")
STEPS = (10, 50, 200, 500, 1000, 2000)
CROWD = (0.5, 1.0, 2.0, 4.0, 8.0, 0.5)
"""How often answers are offered in an overload, as a share of what the house could take just before."""


class Company(NamedTuple):
    """Who is there beside two people a table."""

    spectators: int = 0
    """At each table. Where its game ends others come to the next one: that is measured, too."""
    languages: int = 1
    """In so many the spectators of a table read."""
    bots: float = 0.0
    """Tables of bots for each table of people."""


COMPANY = {
    "people": Company(),
    "spectators": Company(spectators=5),
    "audience": Company(spectators=200, languages=3),
    "bots": Company(bots=0.5),
}


class Wanted(NamedTuple):
    games: list[str]
    steps: list[int]
    company: str
    seconds: float
    hands: int
    drivers: int
    db: str
    workers: int
    server: list[str]
    beside: Path | None
    peers: bool
    overload: bool
    fresh: bool

    @property
    def house(self) -> str:
        """What the measured house is called: a house with another store or more processes is another one."""
        return ", ".join(["Undercroft", *([self.db.partition(":")[0]] if self.db else []), *self._processes])

    @property
    def _processes(self) -> list[str]:
        count = len(self.server) or self.workers
        return [f"{count} {'servers' if self.server else 'processes'}"] if count else []

    @property
    def options(self) -> list[str]:
        """What is passed on to `undercroft serve`."""
        return [*(["--db", self.db] if self.db else []), *(["--workers", str(self.workers)] if self.workers else [])]


def wanted() -> Wanted:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default=",".join(GAMES), help="one after the other; joined by + they share a house")
    parser.add_argument("--steps", default=",".join(map(str, STEPS)), help="how many tables are open")
    parser.add_argument("--company", choices=list(COMPANY), default="people", help="who is there beside two people a table")
    parser.add_argument("--seconds", type=float, default=8.0, help="length of what is measured")
    parser.add_argument("--hands", type=int, default=8, help="how many answer at the same time")
    parser.add_argument("--drivers", type=int, default=1, help="processes that play")
    parser.add_argument("--db", default="", help="passed on to 'undercroft serve'")
    parser.add_argument("--workers", type=int, default=0, help="passed on to 'undercroft serve'")
    parser.add_argument("--server", action="append", default=[], metavar="URL", help="a house that is open already; repeatable")
    parser.add_argument("--beside", type=Path, metavar="PATH", help="another checkout, measured in the same run")
    parser.add_argument("--no-peers", dest="peers", action="store_false", help="measure only ourselves")
    parser.add_argument("--overload", action="store_true", help="offer more than the house can take, at the first step")
    parser.add_argument("--fresh", action="store_true", help="begin again instead of going on")
    found = vars(parser.parse_args())
    return Wanted(**found | {"games": found["games"].split(","), "steps": [int(step) for step in found["steps"].split(",")]})


def main() -> None:
    wish = wanted()
    ledger = Ledger(fresh=wish.fresh)
    for game in wish.games:
        if wish.overload:
            for name in _houses(wish):
                with _opened(wish, name, game, 0) as drivers:
                    ledger.keep_overload(name, game, overload(drivers, wish))
        else:
            climb(wish, game, ledger)
    report.write(ledger)


def climb(wish: Wanted, game: str, ledger: Ledger) -> None:
    """All servers are open at the same time and take turns, step by step: what else the machine does harms them alike."""
    company = COMPANY[wish.company]
    names = [*_houses(wish), *([PLAIN, BOARDGAME] if wish.peers else [])]
    with ExitStack() as stack:
        opened: dict[str, Drivers] = {}
        for step in wish.steps:
            for name in names:
                row = Row(name, game, wish.company, step)
                if row in ledger:
                    continue
                if name not in opened:
                    opened[name] = stack.enter_context(_opened(wish, name, game, ledger.message_size(game)))
                more = round(company.bots * (step - opened[name].tables))
                opened[name].open(step, spectators=company.spectators, languages=company.languages, bots=more)
                full = opened[name].stretch(wish.seconds, hands=wish.hands)
                calm = opened[name].stretch(wish.seconds, rate=full.rate / 2)
                ledger.keep(row, full, calm)
                print(row.told(full, calm), flush=True)


def overload(drivers: Drivers, wish: Wanted) -> Overload:
    drivers.open(wish.steps[0])
    most = drivers.stretch(wish.seconds, hands=wish.hands)
    crowd: list[Stretch] = []
    for share in CROWD:
        crowd.append(drivers.stretch(wish.seconds, rate=share * most.rate))
        print(report.crowd_line(share, crowd[-1]), flush=True)
    return Overload(wish.steps[0], most, list(CROWD), crowd, drivers.check())


def _houses(wish: Wanted) -> list[str]:
    return [wish.house, *([EARLIER] if wish.beside else [])]


@contextmanager
def _opened(wish: Wanted, name: str, game: str, size: int) -> Iterator[Drivers]:
    """A server, and the processes that drive it."""
    checkout = wish.beside if name == EARLIER and wish.beside else ROOT
    kind = {PLAIN: "plain", BOARDGAME: "boardgame"}.get(name, "house")
    with ExitStack() as stack:
        if kind == "plain":
            server = stack.enter_context(servers.plain(size))
        elif kind == "boardgame":
            server = stack.enter_context(servers.boardgame())
        elif wish.server and name != EARLIER:
            server = stack.enter_context(servers.elsewhere(wish.server))
        else:
            server = stack.enter_context(servers.house(checkout, [] if name == EARLIER else wish.options))
        yield stack.enter_context(driving(server, kind, checkout, game.replace("+", ","), wish.drivers))


if __name__ == "__main__":
    main()
