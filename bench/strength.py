"""How fast the bots search, what holds them up, and what more time is worth.

    python bench/strength.py [search] [time] [--games GAME ...] [--seconds 20] [--most 60] [--jobs 2]

`search` follows level 5 through games of two seats for some seconds of processor time a game and looks every millisecond what it
is doing. `time` lets level 5 with 10 and with 1,000 ms a move play against itself with 100 ms, in Monsters of Egypt in teams of
three: what is compared is time alone, where another level would differ in sight as well. Finished games are lines of
bench/strength/GAME.jsonl: a run that was cut off goes on. Figures go to bench/strength.json, tables to bench/README.md;
`tables` writes only these.
"""

from __future__ import annotations

import argparse
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, NamedTuple

import msgspec

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from bench import ledger  # noqa: E402
from bench.ladder import COMPETITIVE, MODES, TEAM, TOGETHER, heroes_won, kept, name, shown, within  # noqa: E402
from undercroft.bots.levels import Level  # noqa: E402
from undercroft.cli.common import progress  # noqa: E402
from undercroft.games import GAMES  # noqa: E402
from undercroft.kernel.game import Game  # noqa: E402
from undercroft.kernel.luck import Luck, Quick  # noqa: E402
from undercroft.kernel.table import Table  # noqa: E402
from undercroft.kernel.types import Action, Ask  # noqa: E402
from undercroft.lab.ladder import Standing, known, settle  # noqa: E402
from undercroft.lab.matches import UNSEEN, Ledger, Match, fingerprint  # noqa: E402

README, DATA = ROOT / "bench" / "README.md", ROOT / "bench" / "strength.json"
LOOK_EVERY = 0.001
ADVICE, WORTH = ("choose.py", "goals.py", "paths.py"), ("value.py", "terms.py", "linear.py")
"""Files in which a game's bot keeps the two, where it does not go through `Game.advice` and `Game.worth`."""
DOING = ("clone", "guess", "view", "advice", "rules", "worth", "search")
"""The last is what remains."""
USUAL, TIMES = 100, (10, 1000)
PARTS = ("search", "time")


class Search(msgspec.Struct):
    bots: str
    """The fingerprint of those that were measured."""
    thoughts: int
    ways: float
    """Options tried a second: each try begins with a clone that the search made."""
    guesses: float
    """Worlds a second."""
    shares: dict[str, float]
    """What the time went to, by what was called from outside first."""
    openspiel: float | None
    """Simulations a second of OpenSpiel's search; nothing where it is not installed."""


class Wish(NamedTuple):
    parts: list[str]
    games: list[str]
    seconds: float
    most: int
    jobs: int


# ---- what a search does ----


class Names:
    """What the calls of a thought are called here."""

    def __init__(self, game: Game) -> None:
        named = {"clone": Table.clone, "guess": game.guess, "view": Table.view, "rules": Table.answer, "advice": game.advice}
        self.codes = {_code(function): doing for doing, function in (named | {"worth": game.worth}).items()}
        self.files = dict.fromkeys(ADVICE, "advice") | dict.fromkeys(WORTH, "worth")
        if (weighs := _code(game.weigh)) is not None:
            self.files.pop(_file(weighs), None)

    def doing(self, frame: FrameType | None) -> str | None:
        """Of the calls within a thought the outermost that has a name; nothing outside of one."""
        found = "search"
        while frame is not None and frame.f_code is not Level.choose.__code__:
            code = frame.f_code
            found = self.codes.get(code) or self.files.get(_file(code)) or found
            frame = frame.f_back
        return None if frame is None else found


def _code(function: Any) -> CodeType | None:
    return getattr(function, "__code__", None)


def _file(code: CodeType) -> str:
    return code.co_filename.rpartition("/")[2]


@contextmanager
def watched(game: Game) -> Iterator[Counter[str]]:
    """Counts what is being done, a look every millisecond of processor time."""
    looks: Counter[str] = Counter()
    names = Names(game)

    def look(_: int, frame: FrameType | None) -> None:
        if (doing := names.doing(frame)) is not None:
            looks[doing] += 1

    before = signal.signal(signal.SIGPROF, look)
    signal.setitimer(signal.ITIMER_PROF, LOOK_EVERY, LOOK_EVERY)
    try:
        yield looks
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


@contextmanager
def counted() -> Iterator[Counter[str]]:
    """Clones that a search makes, and tables that it guesses."""
    calls: Counter[str] = Counter()
    before = {each: vars(Table)[each] for each in ("clone", "restore")}
    clone, restore = Table.clone, Table.restore

    def counting(table: Table) -> Table:
        calls["clone"] += "/kernel/" not in sys._getframe(1).f_code.co_filename
        return clone(table)

    def guessing(*arguments: Any) -> Table:
        calls["guess"] += 1
        return restore(*arguments)

    Table.clone, Table.restore = counting, guessing  # type: ignore[method-assign, assignment]
    try:
        yield calls
    finally:
        for each, function in before.items():
            setattr(Table, each, function)


Think = Callable[[Table, Ask, Luck], Action]


def followed(game: Game, seconds: float, think: Think) -> tuple[int, float]:
    """Thoughts through whole games, and their processor seconds, until there were so many."""
    thoughts, spent, number = 0, 0.0, 0
    while spent < seconds:
        setup = Match(game.id, 2, ("level-5",)).setup()
        table = Table(game, setup, game.load("base"), Luck(Quick(UNSEEN + number))).start()
        luck, number = Luck(Quick(number)), number + 1
        while not table.over and spent < seconds:
            for ask in table.questions():
                if len(ask.options) > 1:
                    began = time.process_time()
                    action = think(table, ask, luck)
                    spent += time.process_time() - began
                    thoughts += 1
                else:
                    action = ask.options[0]
                table.answer(ask.seat, action)
    return thoughts, spent


def searched(game: Game, seconds: float) -> Search:
    """The counts and the looks come from turns of their own: one would slow the other down."""
    bot = Level(5, clock=time.process_time)

    def think(table: Table, ask: Ask, luck: Luck) -> Action:
        return bot.choose(game, table.setup, table.book, table.view(ask.seat), ask, luck)

    with counted() as calls:
        thoughts, spent = followed(game, seconds / 3, think)
    with watched(game) as looks:
        followed(game, seconds / 3, think)
    total = looks.total() or 1
    shares = {each: looks[each] / total for each in DOING}
    return Search(
        fingerprint(game.id), thoughts, calls["clone"] / spent, calls["guess"] / spent, shares, openspiel(game, seconds / 3)
    )


def openspiel(game: Game, seconds: float) -> float | None:
    try:
        from undercroft.research.openspiel import Searcher
    except ImportError:
        return None
    searcher, simulations = Searcher(0.05, time.process_time), 0

    def think(table: Table, ask: Ask, luck: Luck) -> Action:
        nonlocal simulations
        action = searcher.choose(game, table.setup, table.book, table.view(ask.seat), ask, luck)
        simulations += searcher.simulations
        return action

    _, spent = followed(game, seconds, think)
    return simulations / spent


# ---- what time is worth ----


def timed(game: str, ms: int) -> Match:
    return Match(game, 2, (f"level-5@{ms}", f"level-5@{USUAL}"))


def team(mode: str, ms: int) -> Match:
    return Match(TOGETHER, TEAM, (f"level-5@{ms}",), (("mode", mode),))


def play(game: str, wish: Wish) -> None:
    games = kept(game, wish.jobs)
    if game == TOGETHER:
        for match in (team(mode, ms) for mode in MODES for ms in sorted((*TIMES, USUAL))):
            with progress(str(match), wish.most) as tick:
                tick(len(games.games(match)))
                games.fill(match, wish.most, tick)
            print(f"{match}: {within(heroes_won(games, match))}", flush=True)
            write()
        return
    for match in (timed(game, ms) for ms in TIMES):
        with progress(str(match), wish.most) as tick:
            tick(len(games.games(match)))
            found = settle(games, match, 0.5, wish.most, tick)
        print(f"{match}: {shown(found)}", flush=True)
        write()


# ---- telling ----


def kept_searches() -> dict[str, Search]:
    return msgspec.json.decode(DATA.read_bytes(), type=dict[str, Search]) if DATA.exists() else {}


def write() -> None:
    ledger.replace(README, "strength", [*search_table(kept_searches()), "", *time_table()])


def search_table(searches: dict[str, Search]) -> list[str]:
    head = "| game | thoughts | options tried a second | worlds a second | OpenSpiel, simulations a second |"
    lines = [head + "".join(f" {each} |" for each in DOING), "|---|" + "---:|" * (4 + len(DOING))]
    for game, found in searches.items():
        peer = "" if found.openspiel is None else f"{found.openspiel:,.0f}"
        shares = "".join(f" {100 * found.shares[each]:.0f} % |" for each in DOING)
        ways = f"{found.ways:,.0f}" if found.ways else "–"
        lines.append(f"| {name(game)} | {found.thoughts:,} | {ways} | {found.guesses:,.0f} | {peer} |{shares}")
    return lines


def time_table() -> list[str]:
    times = " | ".join(f"{ms:,} ms against {USUAL} ms" for ms in TIMES)
    lines = [f"| level 5 | {times} |", "|---|" + "---:|" * len(TIMES)]
    for game in COMPETITIVE:
        games = kept(game)
        lines.append(f"| {name(game)} | {' | '.join(shown(_played(games, timed(game, ms))) for ms in TIMES)} |")
    all_times = sorted((*TIMES, USUAL))
    lines += ["", f"| heroes won | {' | '.join(f'{ms:,} ms' for ms in all_times)} |", "|---|" + "---:|" * len(all_times)]
    games = kept(TOGETHER)
    for mode in MODES:
        found = " | ".join(shown(heroes_won(games, team(mode, ms))) for ms in all_times)
        lines.append(f"| {name(TOGETHER)}, {mode} | {found} |")
    return lines


def _played(games: Ledger, match: Match) -> Standing:
    """A run may have asked for fewer games than the looks end at."""
    return known(games, match, 0.5, max(1, len(games.games(match))))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"{', '.join(PARTS)}; or tables")
    parser.add_argument("--games", nargs="*", choices=list(GAMES), default=list(GAMES), metavar="GAME")
    parser.add_argument("--seconds", type=float, default=20.0, help="processor seconds of searching a game")
    parser.add_argument("--most", type=int, default=60, help="games of a match that stays unclear, and of each team")
    parser.add_argument("--jobs", type=int, default=2)
    wish = Wish(**vars(parser.parse_args()))
    if strange := set(wish.parts) - {*PARTS, "tables"}:
        parser.error(f"there is no part {', '.join(sorted(strange))}")
    parts = wish.parts or PARTS
    for game in wish.games:
        if "search" in parts:
            found = searched(GAMES[game], wish.seconds)
            DATA.write_bytes(msgspec.json.format(msgspec.json.encode(kept_searches() | {game: found})) + b"\n")
            print(f"{game}: {found.ways:,.0f} options tried a second", flush=True)
            write()
        if "time" in parts:
            play(game, wish)
    write()


if __name__ == "__main__":
    main()
