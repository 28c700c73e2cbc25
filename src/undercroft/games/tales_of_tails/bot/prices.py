"""What cards, symbols and paws are worth to a seat, in coins: now, in later rounds, and for quests."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from undercroft.games.tales_of_tails.content import LETTERS, Counts, TailsBook
from undercroft.games.tales_of_tails.rules.movement import add, one_of
from undercroft.games.tales_of_tails.rules.scoring import quests_of, trophies
from undercroft.games.tales_of_tails.state import State

HUNT = 0.1
"""How likely a monster that a dog could beat is beaten by it in a later round."""
SHORT = (1.0, 0.45, 0.15)
"""How much a monster counts that lacks so many symbols still."""
TROPHY, KEY = 0.7, 1.0
PAW = 0.9
"""An extra paw, a round."""
POTION = 0.5
DEFENCE = 0.25
CHEST_HOPE, KEY_HOPE = (0.0, 0.8, 1.5), (0.0, 1.0, 1.6)
"""A chest without a key and a key without a chest, by the rounds still to come."""
RACE, CLOSE_RACE = 0.12, 0.35
"""The share of a quest for the most symbols that one symbol more is worth."""


class Prices(NamedTuple):
    symbols: tuple[float, float, float]
    potions: tuple[float, float, float]
    paw: float
    cards: tuple[float, ...]
    """By card; a tramp as hired for two symbols."""


def sum_of(counts: Counts, prices: tuple[float, float, float]) -> float:
    return counts[0] * prices[0] + counts[1] * prices[1] + counts[2] * prices[2]


@lru_cache(4096)
def power(attack: Counts, book: TailsBook) -> float:
    """What can be hunted with these symbols, and a little for what nearly can."""
    found = 0.0
    for card, kind in enumerate(book.kind):
        if kind == "monster":
            lacking = sum(max(0, need - held) for need, held in zip(book.need[card], attack, strict=True))
            if lacking < len(SHORT):
                prize = book.rooms[card].coins + TROPHY * (sum(book.trophies[card]) + book.defence[card]) + KEY * book.keys[card]
                found += prize * SHORT[lacking]
    return found


def prices(state: State, seat: int, book: TailsBook) -> Prices:
    """From the open position and the seat's own quest."""
    pup = state.parts[seat]
    held = trophies(pup, book)
    later = book.figures.rounds - max(1, state.round)
    others = [trophies(other, book) for number, other in enumerate(state.parts) if number != seat]
    lead = held[0] - max(o[0] for o in others), held[1] - max(o[1] for o in others), held[2] - max(o[2] for o in others)
    chests = sum(book.kind[card] == "chest" for card in pup.cards)
    keys = book.dogs[pup.dog].keys + sum(book.keys[card] for card in pup.cards)
    quests = tuple(sorted(quests_of(state, seat)))
    return _prices(add(book.base[pup.dog], held), later, lead, keys - chests, quests, book)


@lru_cache(1024)
def _prices(attack: Counts, later: int, lead: Counts, spare: int, quests: tuple[int, ...], book: TailsBook) -> Prices:
    race = [0.0, 0.0, 0.0]
    named: dict[str, int] = {}
    for quest in quests:
        card = book.quests[quest]
        if card.most:
            symbol = LETTERS.index(card.most)
            close = later == 0 and -3 <= lead[symbol] <= 1
            race[symbol] += card.coins * (CLOSE_RACE if close else RACE)
        else:
            named[card.each] = named.get(card.each, 0) + card.coins
    now = power(attack, book)
    hunt = [HUNT * later * (power(add(attack, one_of(s)), book) - now) for s in range(3)]
    symbols = race[0] + hunt[0], race[1] + hunt[1], race[2] + hunt[2]
    kept = POTION * (later > 0)
    potions = race[0] + kept, race[1] + kept, race[2] + kept
    chest = float(book.figures.chest) if spare > 0 else CHEST_HOPE[min(later, 2)]
    key = float(book.figures.chest) if spare < 0 else KEY_HOPE[min(later, 2)]
    cards = []
    for number, room in enumerate(book.rooms):
        worth = room.coins + sum_of(book.trophies[number], symbols) * (0.7 if room.kind == "tramp" else 1.0)
        worth += DEFENCE * later * book.defence[number] + key * book.keys[number] + named.get(room.name, 0)
        worth += chest if room.kind == "chest" else 0.0
        worth -= book.figures.penalty if room.kind in ("trap", "tramp") else 0.0
        cards.append(worth)
    return Prices(symbols, potions, PAW * later, tuple(cards))
