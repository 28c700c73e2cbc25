"""How Dungeoneer plays out: greedy players against each other, by hero, seat and quest; alone; and the proof against random.

    python bench/balance_dungeoneer.py [--games 5000] [--proof 400] [--jobs 2] [--fresh]

Writes bench/balance_dungeoneer.json after every part, and from it the tables and the plot of docs/balance. Finished games stay.
"""

from __future__ import annotations

import sys
from collections import Counter
from functools import partial
from pathlib import Path
from statistics import fmean, median, quantiles

import msgspec

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from bench import ledger, plot  # noqa: E402
from undercroft.games.dungeoneer import GAME  # noqa: E402
from undercroft.games.dungeoneer.state import State  # noqa: E402
from undercroft.kernel.table import Table  # noqa: E402
from undercroft.kernel.types import Event  # noqa: E402

DATA = ROOT / "bench" / "balance_dungeoneer.json"
DOC = ROOT / "docs" / "balance" / "dungeoneer.md"
BOOK = GAME.load("base")
CHUNK = 50
ROUNDS = (20, 5, 2, 1)
"""All numbers of seats grow together, so that a table cut short is even."""
SEATS = (2, 3, 4)
ALONE = ("normal", "hard")


class Tally(ledger.Tally):
    rounds: list[int] = msgspec.field(default_factory=list)
    endings: Counter[str] = msgspec.field(default_factory=Counter)
    """Three quests, or the last hero."""
    heroes: Counter[str] = msgspec.field(default_factory=Counter)
    heroes_won: Counter[str] = msgspec.field(default_factory=Counter)
    heroes_fell: Counter[str] = msgspec.field(default_factory=Counter)
    seats_won: Counter[str] = msgspec.field(default_factory=Counter)
    """By place in the order of turns."""
    quests: Counter[str] = msgspec.field(default_factory=Counter)
    """Completed."""
    cards: Counter[str] = msgspec.field(default_factory=Counter)
    """Played, declared or cursed with."""
    proof: Counter[str] = msgspec.field(default_factory=Counter)


# ---- playing ----


def played(seats: int, number: int, choose: ledger.Choose, tally: Tally, options: dict[str, str]) -> Table:
    def hear(_: Table, event: Event) -> None:
        match event.kind:
            case "played" | "declared" | "cursed" | "revealed":
                tally.cards[str(event.data[0])] += 1
            case "completed":
                tally.quests[str(event.data[0])] += 1
            case "defeated":
                tally.heroes_fell[str(event.data[0])] += 1

    return ledger.played(GAME, seats, options, number, hear, choose)


def play_some(seats: int, mode: str, first: int, count: int) -> Tally:
    """Games `first` and on."""
    tally = Tally()
    for number in range(first, first + count):
        note(played(seats, number, ledger.bots(["greedy"] * seats), tally, {"solo": mode}), tally)
    return tally


def note(table: Table, tally: Tally) -> None:
    state: State = table.state
    tally.games += 1
    tally.rounds.append(state.round)
    by_quests = state.winner >= 0 and len(state.parts[state.winner].done) >= BOOK.figures.quests_to_win
    tally.endings["quests" if by_quests else "last hero" if state.winner >= 0 else "defeat"] += 1
    for seat, player in enumerate(state.parts):
        hero = BOOK.heroes[player.hero].id
        tally.heroes[hero] += 1
        if seat == state.winner:
            tally.heroes_won[hero] += 1
            tally.seats_won[str((seat - state.first) % len(state.parts) + 1)] += 1


def prove_some(seats: int, first: int, count: int) -> Tally:
    """One greedy player among random ones, a seat further on in each game."""
    tally = Tally()
    for number in range(first, first + count):
        seat = number % seats
        won = played(seats, number, ledger.one_greedy(seat, seats), Tally(), {}).state.winner == seat
        tally.games += 1
        tally.proof["won" if won else "lost"] += 1
    return tally


# ---- the document ----


def write(done: dict[str, Tally]) -> None:
    tables = {seats: tally for seats in SEATS if (tally := done.get(f"table, {seats}", Tally())).games}
    alone = {mode: tally for mode in ALONE if (tally := done.get(f"alone, {mode}", Tally())).games}
    ledger.replace(DOC, "proof", proof_of(done))
    ledger.replace(DOC, "games", games_of(tables, alone))
    ledger.replace(DOC, "heroes", heroes_of(tables))
    ledger.replace(DOC, "seats", seats_of(tables))
    ledger.replace(DOC, "quests", quests_of(tables))
    ledger.replace(DOC, "cards", cards_of(tables))
    shares = {
        f"{seats} seats": {hero.id: tally.heroes_won[hero.id] / tally.heroes[hero.id] * seats for hero in BOOK.heroes}
        for seats, tally in tables.items()
    }
    (DOC.parent / "heroes.svg").write_text(plot.shares_won(shares, "Games won by each hero; 1 is an even share"))


def proof_of(done: dict[str, Tally]) -> list[str]:
    rows = ["| seats | games | greedy won |", "|---:|---:|---:|"]
    for seats in SEATS:
        tally = done.get(f"proof, {seats}")
        if tally is not None and tally.games:
            rows.append(f"| {seats} | {tally.games:,} | {tally.proof['won'] / tally.games:.1%} |")
    return rows


def games_of(tables: dict[int, Tally], alone: dict[str, Tally]) -> list[str]:
    rows = [
        "| table | games | rounds: mean | one in ten below | median | one in ten above | longest "
        "| won by quests | by elimination | lost |",
        "|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for name, tally in [*((f"{seats} seats", t) for seats, t in tables.items()), *((f"alone, {m}", t) for m, t in alone.items())]:
        tenths = quantiles(tally.rounds, n=10, method="inclusive")
        lie = f"{fmean(tally.rounds):.1f} | {tenths[0]:.0f} | {median(tally.rounds):.0f} | {tenths[8]:.0f} | {max(tally.rounds)}"
        how = " | ".join(f"{tally.endings[way] / tally.games:.1%}" for way in ("quests", "last hero", "defeat"))
        rows.append(f"| {name} | {tally.games:,} | {lie} | {how} |")
    return rows


def heroes_of(tables: dict[int, Tally]) -> list[str]:
    rows = []
    for hero in BOOK.heroes:
        cells = []
        for seats, tally in tables.items():
            won = tally.heroes_won[hero.id] / tally.heroes[hero.id]
            cells.append(f"{won:.1%} ({won * seats:.0%}), {tally.heroes_fell[hero.id] / tally.heroes[hero.id]:.0%}")
        rows.append(f"| {hero.id} | {' | '.join(cells)} |")
    return ledger.across("hero", tables, "games won (of an even share), defeated", rows)


def seats_of(tables: dict[int, Tally]) -> list[str]:
    rows = []
    for place in range(1, max(SEATS) + 1):
        cells = [f"{tally.seats_won[str(place)] / tally.games:.1%}" if place <= n else "" for n, tally in tables.items()]
        rows.append(f"| {place} | {' | '.join(cells)} |")
    return ledger.across("turn in a round", tables, "games won", rows)


def quests_of(tables: dict[int, Tally]) -> list[str]:
    rows = []
    for quest in BOOK.quests:
        cells = [f"{tally.quests[quest.id] / tally.games:.2f}" for tally in tables.values()]
        rows.append(f"| {quest.id} | {quest.category} | {' | '.join(cells)} |")
    return ledger.across("quest | category", tables, "completed a game", rows)


def cards_of(tables: dict[int, Tally]) -> list[str]:
    rows = []
    for name in BOOK.kinds:
        copies = sum(card.id == name for card in BOOK.cards)
        cells = [f"{tally.cards[name] / tally.games / copies:.2f}" for tally in tables.values()]
        rows.append(f"| {name} | {BOOK.by_id[name].sort} | {' | '.join(cells)} |")
    return ledger.across("card | sort", tables, "played a game and copy", rows)


def main() -> None:
    wish = ledger.wished(__doc__, proof=400)
    book = ledger.Ledger(DATA, Tally, write, wish, chunk=CHUNK)
    for seats in SEATS:
        book.fill(f"proof, {seats}", wish.proof, partial(prove_some, seats))
    for share in ROUNDS:
        for seats in SEATS:
            book.fill(f"table, {seats}", wish.games // share, partial(play_some, seats, ALONE[0]))
        for mode in ALONE:
            book.fill(f"alone, {mode}", wish.games // share, partial(play_some, 1, mode))
    book.keep()


if __name__ == "__main__":
    main()
