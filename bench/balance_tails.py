"""How even Tales of Tails is: greedy dogs against each other, by dog, seat and quest; and the proof against random.

    python bench/balance_tails.py [--games 5000] [--proof 400] [--jobs 2] [--fresh]

Dogs are dealt by chance, so that a dog's figures do not depend on who likes to choose it. Writes bench/balance_tails.json after
every part, and from it the tables and the plot of docs/balance. Finished games are kept.
"""

from __future__ import annotations

import sys
from collections import Counter
from functools import partial
from pathlib import Path
from statistics import fmean, pstdev, quantiles

import msgspec

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from bench import ledger, plot  # noqa: E402
from undercroft.games.tales_of_tails import GAME  # noqa: E402
from undercroft.games.tales_of_tails.rules import scoring  # noqa: E402
from undercroft.games.tales_of_tails.state import State  # noqa: E402
from undercroft.kernel.table import Table  # noqa: E402
from undercroft.kernel.types import Event  # noqa: E402

DATA = ROOT / "bench" / "balance_tails.json"
DOC = ROOT / "docs" / "balance" / "tales-of-tails.md"
BOOK = GAME.load("base")
CHUNK = 25
ROUNDS = (20, 10, 5, 3, 2, 1)
"""All numbers of seats grow together, so that a table cut short is even."""
SEATS = (2, 3, 4)


class Tally(ledger.Tally):
    """Shared wins count as parts of one."""

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


# ---- playing ----


def played(seats: int, number: int, choose: ledger.Choose, tally: Tally, options: dict[str, str]) -> Table:
    out = 0

    def hear(table: Table, event: Event) -> None:
        nonlocal out
        match event.kind:
            case "round":
                out = 0
            case "placed":
                tally.placed += 1
            case "slept":
                tally.endings["slept"] += 1
                tally.slept[str(table.state.round)] += 1
            case "left":
                out += 1
                tally.endings["walked out first" if out == 1 else "walked out later"] += 1
            case "collected":
                tally.claimed[BOOK.kind[BOOK.number[str(event.data[0])]]] += 1

    return ledger.played(GAME, seats, options, number, hear, choose)


def play_some(seats: int, first: int, count: int) -> Tally:
    """Games `first` and on."""
    tally = Tally()
    for number in range(first, first + count):
        table = played(seats, number, ledger.bots(["greedy"] * seats), tally, {"dogs": "random"})
        note(table, tally, next(event.seat for event in table.log if event.kind == "first") or 0)
    return tally


def note(table: Table, tally: Tally, first: int) -> None:
    state: State = table.state
    outcome = table.outcome()
    assert outcome is not None
    tally.games += 1
    tally.coins += outcome.scores
    tally.winning += [outcome.scores[seat] for seat in outcome.winners]
    share = 1 / len(outcome.winners)
    for name, figures in scoring.sheet(state, BOOK):
        tally.lines[name] += sum(figures)
    for seat, pup in enumerate(state.parts):
        dog = BOOK.dogs[pup.dog].id
        tally.dogs[dog] += 1
        tally.dogs_coins[dog] += outcome.scores[seat]
        place = str((seat - first) % len(state.parts) + 1)
        won = share if seat in outcome.winners else 0.0
        tally.dogs_won[dog] = tally.dogs_won.get(dog, 0.0) + won
        tally.seats_won[place] = tally.seats_won.get(place, 0.0) + won
        for quest in scoring.quests_of(state, seat):
            card, times = BOOK.quests[quest], scoring.times_met(state, BOOK, seat, quest)
            tally.quests[card.id] += 1
            tally.met[card.id] += times > 0
            tally.paid[card.id] += times * card.coins


def prove_some(seats: int, first: int, count: int) -> Tally:
    """One greedy dog among random ones, a seat further on in each game."""
    tally = Tally()
    for number in range(first, first + count):
        seat = number % seats
        outcome = played(seats, number, ledger.one_greedy(seat, seats), Tally(), {}).outcome()
        assert outcome is not None
        tally.games += 1
        tally.proof["won" if outcome.winners == (seat,) else "shared" if seat in outcome.winners else "lost"] += 1
    return tally


# ---- the document ----


def write(done: dict[str, Tally]) -> None:
    tables = {seats: tally for seats in SEATS if (tally := done.get(f"table, {seats}", Tally())).games}
    ledger.replace(DOC, "proof", proof_of(done))
    ledger.replace(DOC, "coins", coins_of(tables))
    ledger.replace(DOC, "dogs", dogs_of(tables))
    ledger.replace(DOC, "seats", seats_of(tables))
    ledger.replace(DOC, "quests", quests_of(tables))
    ledger.replace(DOC, "rounds", rounds_of(tables))
    shares = {
        f"{seats} seats": {dog.id: tally.dogs_won.get(dog.id, 0.0) / tally.dogs[dog.id] * seats for dog in BOOK.dogs}
        for seats, tally in tables.items()
    }
    (DOC.parent / "dogs.svg").write_text(plot.shares_won(shares, "Games won by each dog; 1 is an even share"))


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


def dogs_of(tables: dict[int, Tally]) -> list[str]:
    rows = []
    for dog in BOOK.dogs:
        cells = []
        for seats, tally in tables.items():
            games = tally.dogs[dog.id]
            won = tally.dogs_won.get(dog.id, 0.0) / games
            cells.append(f"{won:.1%} ({won * seats:.0%}), {tally.dogs_coins[dog.id] / games:.1f}")
        rows.append(f"| {dog.id} | {' | '.join(cells)} |")
    return ledger.across("dog", tables, "games won (of an even share), coins", rows)


def seats_of(tables: dict[int, Tally]) -> list[str]:
    rows = []
    for place in range(1, max(SEATS) + 1):
        cells = [f"{tally.seats_won.get(str(place), 0.0) / tally.games:.1%}" if place <= n else "" for n, tally in tables.items()]
        rows.append(f"| {place} | {' | '.join(cells)} |")
    return ledger.across("turn in round 1", tables, "games won", rows)


def quests_of(tables: dict[int, Tally]) -> list[str]:
    rows = []
    for quest in BOOK.quests:
        cells = [
            f"{tally.met[quest.id] / tally.quests[quest.id]:.0%}, {tally.paid[quest.id] / tally.quests[quest.id]:.2f}"
            for tally in tables.values()
        ]
        rows.append(f"| {quest.id} | {' | '.join(cells)} |")
    return ledger.across("quest", tables, "met, coins a hand", rows)


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


def main() -> None:
    wish = ledger.wished(__doc__, proof=400)
    book = ledger.Ledger(DATA, Tally, write, wish, chunk=CHUNK)
    for seats in SEATS:
        book.fill(f"proof, {seats}", wish.proof, partial(prove_some, seats))
    for share in ROUNDS:
        for seats in SEATS:
            book.fill(f"table, {seats}", wish.games // share, partial(play_some, seats))
    book.keep()


if __name__ == "__main__":
    main()
