"""How even Tales of Tails is: greedy dogs against each other, by dog, seat and quest; and the proof against random.

    python bench/balance_tails.py [--games 5000] [--proof 400] [--jobs 2]

Dogs are dealt by chance, so that a dog's figures do not depend on who likes to choose it. Writes bench/balance_tails.json after
every part, and from it the tables and the plot of docs/balance. Finished games are kept.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from functools import partial
from pathlib import Path
from statistics import fmean, pstdev, quantiles

import msgspec

from undercroft.bots import BOTS
from undercroft.games.tales_of_tails import GAME
from undercroft.games.tales_of_tails.rules import scoring
from undercroft.games.tales_of_tails.state import State
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table
from undercroft.kernel.types import Event, Setup
from undercroft.lab.pool import spread

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
DATA = ROOT / "bench" / "balance_tails.json"
DOC = ROOT / "docs" / "balance" / "tales-of-tails.md"
CHUNK = 25
ROUNDS = (20, 10, 5, 3, 2, 1)
"""All numbers of seats grow together, so that a table cut short is even."""
SEATS = (2, 3, 4)


class Tally(msgspec.Struct):
    """What came of some games. Shared wins count as parts of one."""

    games: int = 0
    coins: list[int] = msgspec.field(default_factory=list)
    winning: list[int] = msgspec.field(default_factory=list)
    """Coins of the winners."""
    lines: Counter[str] = msgspec.field(default_factory=Counter)
    """Coins by line of the score sheet."""
    dogs: Counter[str] = msgspec.field(default_factory=Counter)
    dogs_won: dict[str, float] = msgspec.field(default_factory=dict)
    dogs_coins: Counter[str] = msgspec.field(default_factory=Counter)
    seats_won: dict[str, float] = msgspec.field(default_factory=dict)
    """By place in the first round's order of turns."""
    quests: Counter[str] = msgspec.field(default_factory=Counter)
    """Hands that could be paid for a quest: its owner's, or everybody's."""
    met: Counter[str] = msgspec.field(default_factory=Counter)
    """Of them, those that were paid."""
    paid: Counter[str] = msgspec.field(default_factory=Counter)
    endings: Counter[str] = msgspec.field(default_factory=Counter)
    """How a dog's round ended: it walked out first or later, or slept."""
    slept: Counter[str] = msgspec.field(default_factory=Counter)
    """By round."""
    placed: int = 0
    claimed: Counter[str] = msgspec.field(default_factory=Counter)
    """Cards collected, by kind."""
    proof: Counter[str] = msgspec.field(default_factory=Counter)
    """Games of one greedy dog among random ones: won, shared, lost."""

    def add(self, other: Tally) -> None:
        for field in self.__struct_fields__:
            mine, more = getattr(self, field), getattr(other, field)
            if isinstance(mine, Counter):
                mine.update(more)
            elif isinstance(mine, dict):
                for key, value in more.items():
                    mine[key] = mine.get(key, 0.0) + value
            else:
                setattr(self, field, mine + more)


# ---- playing ----


def played(seats: int, number: int, seated: tuple[str, ...], tally: Tally, options: dict[str, str]) -> Table:
    chosen = {choice.id: choice.values[0] for choice in GAME.choices} | options
    setup = Setup(GAME.id, seats, "base", chosen)
    book = GAME.load("base")
    table = Table(GAME, setup, book, Luck(Quick(2 * number)), keep=False)
    out = [0]

    def hear(table: Table, event: Event) -> None:
        match event.kind:
            case "round":
                out[0] = 0
            case "placed":
                tally.placed += 1
            case "slept":
                tally.endings["slept"] += 1
                tally.slept[str(table.state.round)] += 1
            case "left":
                out[0] += 1
                tally.endings["walked out first" if out[0] == 1 else "walked out later"] += 1
            case "collected":
                tally.claimed[book.kind[book.number[str(event.data[0])]]] += 1

    table.listener = hear
    table.start()
    luck = Luck(Quick(2 * number + 1))
    while not table.over:
        for ask in table.questions():
            bot = BOTS[seated[ask.seat]]
            table.answer(ask.seat, bot.choose(GAME, setup, book, table.view(ask.seat), ask, luck))
    return table


def play_some(seats: int, first: int, count: int) -> Tally:
    """Games `first` and on, each from its own chance."""
    tally = Tally()
    for number in range(first, first + count):
        table = played(seats, number, ("greedy",) * seats, tally, {"dogs": "random"})
        note(table, tally, next(event.seat for event in table.log if event.kind == "first") or 0)
    return tally


def note(table: Table, tally: Tally, first: int) -> None:
    state: State = table.state
    book, outcome = table.book, table.outcome()
    assert outcome is not None
    tally.games += 1
    tally.coins += outcome.scores
    tally.winning += [outcome.scores[seat] for seat in outcome.winners]
    share = 1 / len(outcome.winners)
    for name, figures in scoring.sheet(state, book):
        tally.lines[name] += sum(figures)
    for seat, pup in enumerate(state.parts):
        dog = book.dogs[pup.dog].id
        tally.dogs[dog] += 1
        tally.dogs_coins[dog] += outcome.scores[seat]
        place = str((seat - first) % len(state.parts) + 1)
        won = share if seat in outcome.winners else 0.0
        tally.dogs_won[dog] = tally.dogs_won.get(dog, 0.0) + won
        tally.seats_won[place] = tally.seats_won.get(place, 0.0) + won
        for quest in scoring.quests_of(state, seat):
            card, times = book.quests[quest], scoring.times_met(state, book, seat, quest)
            tally.quests[card.id] += 1
            tally.met[card.id] += times > 0
            tally.paid[card.id] += times * card.coins


def prove_some(seats: int, first: int, count: int) -> Tally:
    """One greedy dog among random ones, a seat further on in each game."""
    tally = Tally()
    for number in range(first, first + count):
        seat = number % seats
        seated = tuple("greedy" if n == seat else "random" for n in range(seats))
        winners = played(seats, number, seated, Tally(), {}).outcome()
        assert winners is not None
        tally.games += 1
        tally.proof["won" if winners.winners == (seat,) else "shared" if seat in winners.winners else "lost"] += 1
    return tally


def fill(name: str, seats: int, games: int, jobs: int, done: dict[str, Tally]) -> None:
    """Plays what is missing, and writes."""
    tally = done.setdefault(f"{name}, {seats}", Tally())
    before, start = tally.games, time.perf_counter()
    starts = range(before, games, CHUNK)
    play = play_some if name == "table" else prove_some
    for part in spread(partial(play, seats), starts, [min(CHUNK, games - s) for s in starts], jobs=jobs):
        tally.add(part)
        rate = (tally.games - before) / (time.perf_counter() - start)
        print(f"\r{name}, {seats} seats: {tally.games}/{games}, {rate:.1f} games/s ", end="", file=sys.stderr, flush=True)
        if tally.games % (4 * CHUNK) == 0:
            save(done)
    if starts:
        print(file=sys.stderr)
        save(done)


def load() -> dict[str, Tally]:
    if not DATA.exists():
        return {}
    return msgspec.json.decode(DATA.read_bytes(), type=dict[str, Tally], dec_hook=lambda _, plain: Counter(plain))


def save(done: dict[str, Tally]) -> None:
    DATA.write_bytes(msgspec.json.encode(done))
    write(done)


# ---- the document ----


def write(done: dict[str, Tally]) -> None:
    from bench import plot_tails

    tables = {seats: tally for seats in SEATS if (tally := done.get(f"table, {seats}")) is not None and tally.games}
    replace("proof", proof_of(done))
    replace("coins", coins_of(tables))
    replace("dogs", dogs_of(tables))
    replace("seats", seats_of(tables))
    replace("quests", quests_of(tables))
    replace("rounds", rounds_of(tables))
    shares = {
        f"{seats} seats": {dog.id: tally.dogs_won.get(dog.id, 0.0) / tally.dogs[dog.id] * seats for dog in GAME.load("base").dogs}
        for seats, tally in tables.items()
    }
    (DOC.parent / "dogs.svg").write_text(plot_tails.shares(shares, "Games won by each dog; 1 is an even share"))


def proof_of(done: dict[str, Tally]) -> list[str]:
    rows = ["| seats | games | greedy won alone | shared | lost |", "|---:|---:|---:|---:|---:|"]
    for seats in SEATS:
        tally = done.get(f"proof, {seats}")
        if tally is not None and tally.games:
            shares = " | ".join(f"{tally.proof[how] / tally.games:.1%}" for how in ("won", "shared", "lost"))
            rows.append(f"| {seats} | {tally.games:,} | {shares} |")
    return rows


def coins_of(tables: dict[int, Tally]) -> list[str]:
    names = [name for name in next(iter(tables.values()), Tally()).lines if name != "total"]
    rows = [
        f"| seats | games | mean | spread | one in ten below | median | one in ten above | winner | {' | '.join(names)} |",
        "|---:|---:|" + "---:|" * (6 + len(names)),
    ]
    for seats, tally in tables.items():
        tenths = quantiles(tally.coins, n=10, method="inclusive")
        lines = " | ".join(f"{tally.lines[name] / len(tally.coins):.1f}" for name in names)
        lie = f"{fmean(tally.coins):.1f} | {pstdev(tally.coins):.1f} | {tenths[0]:.0f} | {tenths[4]:.0f} | {tenths[8]:.0f}"
        rows.append(f"| {seats} | {tally.games:,} | {lie} | {fmean(tally.winning):.1f} | {lines} |")
    return rows


def _across(tables: dict[int, Tally], head: str, names: list[str], cell: str) -> list[str]:
    """A table with a column for each number of seats; `cell` heads each."""
    rows = [f"| {head} | " + " | ".join(f"{seats} seats: {cell}" for seats in tables) + " |", "|---|" + "---:|" * len(tables)]
    return rows + names


def dogs_of(tables: dict[int, Tally]) -> list[str]:
    rows = []
    for dog in GAME.load("base").dogs:
        cells = []
        for seats, tally in tables.items():
            games = tally.dogs[dog.id]
            won = tally.dogs_won.get(dog.id, 0.0) / games
            cells.append(f"{won:.1%} ({won * seats:.0%}), {tally.dogs_coins[dog.id] / games:.1f}")
        rows.append(f"| {dog.id} | {' | '.join(cells)} |")
    return _across(tables, "dog", rows, "games won (of an even share), coins")


def seats_of(tables: dict[int, Tally]) -> list[str]:
    rows = []
    for place in range(1, max(SEATS) + 1):
        cells = [f"{tally.seats_won.get(str(place), 0.0) / tally.games:.1%}" if place <= n else "" for n, tally in tables.items()]
        rows.append(f"| {place} | {' | '.join(cells)} |")
    return _across(tables, "turn in round 1", rows, "games won")


def quests_of(tables: dict[int, Tally]) -> list[str]:
    rows = []
    for quest in GAME.load("base").quests:
        cells = [
            f"{tally.met[quest.id] / tally.quests[quest.id]:.0%}, {tally.paid[quest.id] / tally.quests[quest.id]:.2f}"
            for tally in tables.values()
        ]
        rows.append(f"| {quest.id} | {' | '.join(cells)} |")
    return _across(tables, "quest", rows, "met, coins a hand")


def rounds_of(tables: dict[int, Tally]) -> list[str]:
    rows = [
        "| seats | walked out first | walked out later | slept | slept in rounds 1, 2, 3 | rooms placed a round "
        "| collected a dog and game |",
        "|---:|---:|---:|---:|---:|---:|---|",
    ]
    for seats, tally in tables.items():
        ended = tally.endings.total()
        how = " | ".join(f"{tally.endings[way] / ended:.1%}" for way in ("walked out first", "walked out later", "slept"))
        nights = ", ".join(f"{tally.slept[str(n)] / (tally.games * seats):.1%}" for n in (1, 2, 3))
        kinds = ", ".join(f"{kind} {count / (tally.games * seats):.1f}" for kind, count in tally.claimed.most_common())
        rows.append(f"| {seats} | {how} | {nights} | {tally.placed / (3 * tally.games):.1f} | {kinds} |")
    return rows


def replace(mark: str, lines: list[str]) -> None:
    """Replaces what stands between two marks of the document; the words around it stay."""
    opening, closing = f"<!-- {mark} -->", f"<!-- end of {mark} -->"
    before, _, rest = DOC.read_text().partition(opening)
    _, _, after = rest.partition(closing)
    DOC.write_text("\n".join([before + opening, "", *lines, "", closing + after]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=5000, help="games for each number of seats")
    parser.add_argument("--proof", type=int, default=400, help="games against random for each number of seats")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--fresh", action="store_true", help="begin again instead of going on")
    wish = parser.parse_args()
    done = {} if wish.fresh else load()
    for seats in SEATS:
        fill("proof", seats, wish.proof, wish.jobs, done)
    for share in ROUNDS:
        for seats in SEATS:
            fill("table", seats, wish.games // share, wish.jobs, done)
    save(done)


if __name__ == "__main__":
    main()
