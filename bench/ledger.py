"""What the balance benches share: games played out, tallies that grow from run to run, tables between marks of a document."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, ClassVar, Generic, NamedTuple, Self, TypeVar, get_args

import msgspec

from undercroft.bots import BOTS
from undercroft.kernel.game import Game
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table
from undercroft.kernel.types import Action, Ask, Event, Setup
from undercroft.lab.pool import spread

# ---- playing ----

Choose = Callable[[Table, Ask, Luck], Action]


def played(
    game: Game,
    seats: int,
    options: dict[str, str],
    number: int,
    hear: Callable[[Table, Event], None],
    choose: Choose,
    *,
    keep: bool = False,
) -> Table:
    """Game `number`, from its own chance, to its end. Bots that look ahead need snapshots: `keep`."""
    setup = Setup(game.id, seats, "base", {choice.id: choice.values[0] for choice in game.choices} | options)
    table = Table(game, setup, game.load(setup.pack), Luck(Quick(2 * number)), keep=keep)
    table.listener = hear
    table.start()
    luck = Luck(Quick(2 * number + 1))
    while not table.over:
        for ask in table.questions():
            table.answer(ask.seat, choose(table, ask, luck))
    return table


def bots(seated: Sequence[str]) -> Choose:
    """A bot on each seat."""

    def choose(table: Table, ask: Ask, luck: Luck) -> Action:
        return BOTS[seated[ask.seat]].choose(table.game, table.setup, table.book, table.view(ask.seat), ask, luck)

    return choose


def one_greedy(seat: int, seats: int) -> Choose:
    """One greedy player among random ones."""
    return bots(["greedy" if n == seat else "random" for n in range(seats)])


# ---- keeping ----


class Tally(msgspec.Struct):
    """What came of some games; a bench adds what it counts."""

    mosts: ClassVar[tuple[str, ...]] = ()
    """Figures of which the highest stays; all others grow."""

    games: int = 0

    def add(self, other: Self) -> None:
        for field in self.__struct_fields__:
            mine, more = getattr(self, field), getattr(other, field)
            if field in self.mosts:
                setattr(self, field, max(mine, more))
            elif isinstance(mine, Counter):
                mine.update(more)
            elif isinstance(mine, dict):
                for key, value in more.items():
                    mine[key] = mine.get(key, 0.0) + value
            else:
                setattr(self, field, mine + more)


T = TypeVar("T", bound=Tally)


class Wish(NamedTuple):
    games: int
    proof: int
    jobs: int
    fresh: bool


def wished(description: str | None, *, proof: int) -> Wish:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=5000, help="games for each line of the tables")
    parser.add_argument("--proof", type=int, default=proof, help="games for each line of the proof against random")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--fresh", action="store_true", help="begin again instead of going on")
    return Wish(**vars(parser.parse_args()))


class Ledger(Generic[T]):
    """Tallies by name in a file that grows from run to run, and the document that is written from them."""

    def __init__(self, data: Path, tally: type[T], write: Callable[[dict[str, T]], None], wish: Wish, *, chunk: int) -> None:
        self.data, self.tally, self.write, self.jobs, self.chunk = data, tally, write, wish.jobs, chunk
        self.done: dict[str, T] = {}
        if data.exists() and not wish.fresh:
            self.done = msgspec.json.decode(data.read_bytes(), type=dict[str, tally], dec_hook=_counter)  # type: ignore[valid-type]

    def keep(self) -> None:
        self.data.write_bytes(msgspec.json.encode(self.done))
        self.write(self.done)

    def fill(self, name: str, games: int, play: Callable[[int, int], T]) -> None:
        """Plays what is missing of a tally, tells how it goes, and keeps what was played now and then."""
        tally = self.done.setdefault(name, self.tally())
        before, start = tally.games, time.perf_counter()
        starts = range(before, games, self.chunk)
        counts = [min(self.chunk, games - first) for first in starts]
        for number, part in enumerate(spread(play, starts, counts, jobs=self.jobs), 1):
            tally.add(part)
            rate = (tally.games - before) / (time.perf_counter() - start)
            print(f"\r{name}: {tally.games}/{games}, {rate:.1f} games/s ", end="", file=sys.stderr, flush=True)
            if number % 4 == 0:
                self.keep()
        if starts:
            print(file=sys.stderr)
            self.keep()


def _counter(kind: Any, plain: dict[str, int]) -> Counter[Any]:
    """JSON knows no numbers as keys."""
    (key_type,) = get_args(kind)
    return Counter({key_type(key): count for key, count in plain.items()})


# ---- the document ----


def replace(document: Path, mark: str, lines: list[str]) -> None:
    """Replaces what stands between two marks of the document; the words around it stay."""
    opening, closing = f"<!-- {mark} -->", f"<!-- end of {mark} -->"
    before, _, rest = document.read_text().partition(opening)
    _, _, after = rest.partition(closing)
    document.write_text("\n".join([before + opening, "", *lines, "", closing + after]))


def across(head: str, tables: dict[int, Any], cell: str, rows: list[str]) -> list[str]:
    """A table with a column for each number of seats, headed by `cell`; `head` may be of several columns."""
    columns = " | ".join(f"{seats} seats: {cell}" for seats in tables)
    return [f"| {head} | {columns} |", "|---" * (1 + head.count("|")) + "|" + "---:|" * len(tables), *rows]
