"""How hard Monsters of Egypt is, by mode and number of heroes: greedy heroes against a greedy tomb, and the proof against random.

    python bench/balance_egypt.py [--games 5000] [--proof 500] [--jobs 2] [--fresh]

Writes bench/balance_egypt.json now and then, and from it the tables and plots of docs/balance. Finished games are kept.
"""

from __future__ import annotations

import sys
from collections import Counter
from functools import partial
from pathlib import Path
from statistics import median
from typing import ClassVar, NamedTuple

import msgspec

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from bench import ledger, plot  # noqa: E402
from undercroft.games.monsters_of_egypt import GAME  # noqa: E402
from undercroft.games.monsters_of_egypt.state import View  # noqa: E402
from undercroft.kernel.luck import Luck  # noqa: E402
from undercroft.kernel.table import Table  # noqa: E402
from undercroft.kernel.types import Action, Ask, Event  # noqa: E402

DATA = ROOT / "bench" / "balance_egypt.json"
DOC = ROOT / "docs" / "balance" / "monsters-of-egypt.md"
TOMB = frozenset({"wake", "victim", "monsters", "prowl", "apply"})
"""Questions to whoever plays the monsters: the spirit, or a player whose hero fell."""
CHUNK = 50
ROUNDS = (25, 10, 4, 2, 1)
"""All cells grow together, so that a table cut short is even: first a 25th of the games everywhere, then the proof, then on."""
MODES = ("exploration", "escape")


class Cell(NamedTuple):
    """One line of a table: the set-up, and who plays the heroes and the tomb."""

    name: str
    seats: int
    options: tuple[tuple[str, str], ...]
    heroes_by: str = "greedy"
    tomb_by: str = "greedy"

    @property
    def key(self) -> str:
        return f"{self.name}; heroes {self.heroes_by}, tomb {self.tomb_by}"


class Tally(ledger.Tally):
    mosts: ClassVar[tuple[str, ...]] = ("heroes", "longest")

    endings: Counter[str] = msgspec.field(default_factory=Counter)
    rounds: list[int] = msgspec.field(default_factory=list)
    deaths: Counter[str] = msgspec.field(default_factory=Counter)
    opened: int = 0
    heroes: int = 0
    """How many heroes set out in a game."""
    out: Counter[int] = msgspec.field(default_factory=Counter)
    """Games that heroes won, by how many of them came out."""
    decisions: int = 0
    longest: int = 0


def table_cells() -> list[Cell]:
    """Exploration and escape with 1 to 5 heroes, and with a spirit at 2 to 6 seats."""
    cells = []
    for mode in MODES:
        for heroes in range(1, 6):
            cells.append(Cell(f"{mode}, {heroes}", heroes, (("mode", mode), ("heroes", str(heroes)))))
        for seats in range(2, 7):
            cells.append(Cell(f"{mode} with a spirit, {seats - 1}", seats, (("mode", mode), ("spirit", "on"))))
    return cells


def proof_cells() -> list[Cell]:
    """Every mode three times: greedy and random heroes against a random tomb, and greedy against greedy."""
    found = []
    for mode in MODES:
        chosen = (("mode", mode),)
        modes = [
            (mode, 3, chosen),
            (f"{mode}, six players", 6, chosen),
            (f"{mode}, pursuit", 4, (*chosen, ("spirit", "on"))),
            (f"{mode}, solo with 3 heroes", 1, (*chosen, ("heroes", "3"))),
        ]
        for name, seats, options in modes:
            for pair in (("greedy", "random"), ("random", "random"), ("greedy", "greedy")):
                found.append(Cell(name, seats, options, *pair))
    return found


# ---- playing ----


def play_some(cell: Cell, first: int, count: int) -> Tally:
    """Games `first` and on of a cell."""
    tally = Tally()
    for number in range(first, first + count):
        play_one(cell, number, tally)
    return tally


def play_one(cell: Cell, number: int, tally: Tally) -> None:
    decisions = 0

    def hear(_: Table, event: Event) -> None:
        if event.kind == "died":
            tally.deaths[str(event.data[2])] += 1
        elif event.kind == "opened":
            tally.opened += 1

    def decide(table: Table, ask: Ask, luck: Luck) -> Action:
        nonlocal decisions
        decisions += 1
        return choose(cell, table, ask, luck)

    state = ledger.played(GAME, cell.seats, dict(cell.options), number, hear, decide).state
    tally.games += 1
    tally.endings[state.result] += 1
    tally.rounds.append(state.round)
    tally.heroes = len(state.heroes)
    if state.result == "heroes":
        tally.out[sum(hero.lives > 0 for hero in state.heroes)] += 1
    tally.decisions += decisions
    tally.longest = max(tally.longest, decisions)


def choose(cell: Cell, table: Table, ask: Ask, luck: Luck) -> Action:
    by = cell.tomb_by if ask.kind in TOMB else cell.heroes_by
    if by == "random":
        return ask.options[luck.below(len(ask.options))]
    assert GAME.advice is not None
    likes = GAME.advice(View(ask.seat, table.state), ask, table.book)
    most = max(likes)
    best = [option for option, like in zip(ask.options, likes, strict=True) if like == most]
    return best[luck.below(len(best))] if len(best) > 1 else best[0]


# ---- the document ----


def write(done: dict[str, Tally]) -> None:
    ledger.replace(DOC, "table", table_of(done))
    ledger.replace(DOC, "proof", proof_of(done))
    rates: dict[str, list[tuple[float, float]]] = {}
    causes: dict[str, Counter[str]] = {mode: Counter() for mode in MODES}
    games: Counter[str] = Counter()
    for cell in table_cells():
        tally = done.get(cell.key)
        if tally is not None and tally.games:
            name, _, heroes = cell.name.rpartition(", ")
            rates.setdefault(name, []).append((int(heroes), tally.endings["heroes"] / tally.games))
            mode = cell.options[0][1]
            causes[mode] += tally.deaths
            games[mode] += tally.games
    series = [plot.Series(name, tuple(points)) for name, points in rates.items()]
    (DOC.parent / "win-rate.svg").write_text(plot.games_won(series))
    shares = {mode: {cause: n / games[mode] for cause, n in counted.items()} for mode, counted in causes.items() if games[mode]}
    (DOC.parent / "deaths.svg").write_text(plot.deaths_by_cause(shares))


def table_of(done: dict[str, Tally]) -> list[str]:
    rows = [
        "| mode and heroes | games | heroes win | a hero is among the winners | one winner alone | rounds | deaths a game "
        "| causes | tokens opened | all fell | left without the crystal or gave up | both keys lost |",
        "|---|---:|---:|---:|---:|---:|---:|---|---:|---:|---:|---:|",
    ]
    for cell in table_cells():
        tally = done.get(cell.key)
        if tally is None or not tally.games:
            continue
        n, won = tally.games, tally.endings["heroes"]
        winners = sum(count * games for count, games in tally.out.items())
        causes = ", ".join(f"{cause} {count / n:.2f}" for cause, count in tally.deaths.most_common(4))
        alone = f"{tally.out[1] / won:.0%}" if won and tally.heroes > 1 else "–"
        rows.append(
            f"| {cell.name} | {n:,} | **{won / n:.1%}** | {winners / (n * tally.heroes):.0%} | {alone} "
            f"| {median(tally.rounds):.0f} | {tally.deaths.total() / n:.2f} | {causes} | {tally.opened / n:.1f} "
            f"| {tally.endings['spirit'] / n:.0%} | {tally.endings['cursed'] / n:.0%} | {tally.endings['lost'] / n:.0%} |"
        )
    return rows


def proof_of(done: dict[str, Tally]) -> list[str]:
    rows = [
        "| mode | games a column | greedy heroes, random tomb | random heroes, random tomb | greedy heroes, greedy tomb |",
        "|---|---:|---:|---:|---:|",
    ]
    cells = proof_cells()
    for trio in zip(cells[::3], cells[1::3], cells[2::3], strict=True):
        tallies = [done.get(cell.key) for cell in trio]
        if all(tally is not None and tally.games for tally in tallies):
            shares = " | ".join(f"{tally.endings['heroes'] / tally.games:.1%}" for tally in tallies if tally is not None)
            rows.append(f"| {trio[0].name} | {min(tally.games for tally in tallies if tally is not None):,} | {shares} |")
    return rows


def main() -> None:
    wish = ledger.wished(__doc__, proof=500)
    book = ledger.Ledger(DATA, Tally, write, wish, chunk=CHUNK)
    for share in ROUNDS:
        for cells, games in ((table_cells(), wish.games // share), (proof_cells(), wish.proof)):
            for cell in cells:
                book.fill(cell.key, games, partial(play_some, cell))
    book.keep()


if __name__ == "__main__":
    main()
