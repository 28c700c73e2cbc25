"""Quests, coins and victory (3.3, 3.17)."""

from __future__ import annotations

from undercroft.games.tales_of_tails.content import LETTERS, Counts, TailsBook, add
from undercroft.games.tales_of_tails.state import TWO, Pup, State
from undercroft.kernel.types import Outcome, ranked


def trophies(pup: Pup, book: TailsBook) -> Counts:
    """DD-QUEST-8, -9, DD-TRAMP-16: symbols of cards and potions held, base symbols left out."""
    found = pup.potions
    for card in pup.cards:
        found = add(found, book.trophies[card])
    for card, hired in pup.tramps:
        found = add(found, book.trophies[card] if hired == TWO else book.with_paw[card])
    return found


def most(state: State, book: TailsBook, symbol: int) -> int:
    """DD-QUEST-7, -10, -11, -14: who has the most of a symbol, base symbols breaking a tie, or -1."""
    counts = [(trophies(pup, book)[symbol], book.base[pup.dog][symbol]) for pup in state.parts]
    best = max(counts)
    return counts.index(best) if best[0] and counts.count(best) == 1 else -1


def times_met(state: State, book: TailsBook, seat: int, quest: int) -> int:
    """DD-QUEST-5, -13, DD-SCORE-11: how often a player has met a quest."""
    card = book.quests[quest]
    if card.most:
        return int(most(state, book, LETTERS.index(card.most)) == seat)
    return sum(book.rooms[room].name == card.each for room in state.parts[seat].cards)


def quests_of(state: State, seat: int) -> tuple[int, ...]:
    own = state.parts[seat].quest
    return (*state.common, own) if own >= 0 else state.common


def lines(state: State, book: TailsBook, seat: int) -> dict[str, int]:
    """DD-SCORE-1 to -7."""
    pup, figures = state.parts[seat], book.figures
    chests = sum(book.kind[card] == "chest" for card in pup.cards)
    keys = book.dogs[pup.dog].keys + sum(book.keys[card] for card in pup.cards)

    def paid(quests: tuple[int, ...]) -> int:
        return sum(times_met(state, book, seat, quest) * book.quests[quest].coins for quest in quests)

    return {
        "coins": sum(book.rooms[card].coins for card in pup.cards),
        "chests": figures.chest * min(chests, keys),
        "traps": -figures.penalty * sum(book.kind[card] == "trap" for card in pup.cards),
        "tramps": -figures.penalty * len(pup.tramps),
        "common-quests": paid(state.common),
        "own-quest": paid((pup.quest,)) if pup.quest >= 0 else 0,
    }


def sheet(state: State, book: TailsBook) -> list[tuple[str, tuple[int, ...]]]:
    """Line by line for every seat; the last line is the sum."""
    all_lines = [lines(state, book, seat) for seat in range(len(state.parts))]
    rows = [(name, tuple(own[name] for own in all_lines)) for name in all_lines[0]]
    return [*rows, ("total", tuple(sum(own.values()) for own in all_lines))]


def completions(state: State, book: TailsBook, seat: int) -> int:
    """DD-SCORE-10, -11."""
    met = [times_met(state, book, seat, quest) for quest in quests_of(state, seat)]
    return sum(map(bool, met)) if state.terms.count_cards else sum(met)


def outcome(state: State, book: TailsBook) -> Outcome | None:
    """DD-SCORE-8 to -12."""
    if state.phase != "over":
        return None
    scores = tuple(sum(lines(state, book, seat).values()) for seat in range(len(state.parts)))
    return ranked(scores, tuple(completions(state, book, seat) for seat in range(len(scores))))
