"""What cards, symbols and paws are worth to a seat, in coins: now, in later rounds, for quests."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from undercroft.games.tales_of_tails.bot.sight import SEES_ALL, Sight
from undercroft.games.tales_of_tails.content import LETTERS, Counts, TailsBook, add, one_of
from undercroft.games.tales_of_tails.rules.scoring import quests_of, trophies
from undercroft.games.tales_of_tails.state import State

HUNT = 0.1
"""How likely a monster that a dog could beat is beaten by it in a later round."""
NEARLY = (1.0, 0.45, 0.15)
"""How much a monster counts that so many symbols are still lacking for."""
TROPHY, KEY = 0.7, 1.0
PAW = 0.75
"""An extra paw, a round."""
POTION = 0.6
DEFENCE = 0.3
A_TRAMP = 0.7
"""How much a tramp's symbols count beside those of a trophy: only one of the two helps in a fight."""
CHEST_HOPE, KEY_HOPE = (0.0, 0.8, 1.5), (0.0, 1.0, 1.6)
"""A chest without a key and a key without a chest, by the rounds still to come."""
RACE, CLOSE_RACE = 0.15, 0.37
"""The share of a quest for the most symbols that one symbol more is worth."""

Three = tuple[float, float, float]
"""For a bow, a sword and a fireball."""


class Values(NamedTuple):
    symbols: Three
    potions: Three
    paw: float
    cards: tuple[float, ...]
    """By card; a tramp as hired for two symbols."""


def total(counts: Counts, each: Three) -> float:
    return counts[0] * each[0] + counts[1] * each[1] + counts[2] * each[2]


def lacking(need: Counts, attack: Counts) -> int:
    """How many symbols are missing to win a fight."""
    return sum(max(0, needed - held) for needed, held in zip(need, attack, strict=True))


@lru_cache(4096)
def strength(attack: Counts, book: TailsBook) -> float:
    """What can be hunted with these symbols, and a little for what nearly can."""
    found = 0.0
    for card, kind in enumerate(book.kind):
        if kind == "monster":
            missing = lacking(book.need[card], attack)
            if missing < len(NEARLY):
                prize = book.rooms[card].coins + TROPHY * (sum(book.trophies[card]) + book.defence[card]) + KEY * book.keys[card]
                found += prize * NEARLY[missing]
    return found


def values_for(state: State, seat: int, book: TailsBook, sight: Sight = SEES_ALL) -> Values:
    """From the open position and the seat's own quest."""
    pup = state.parts[seat]
    held = trophies(pup, book)
    later = book.figures.rounds - max(1, state.round) if sight.later else 0
    others = [trophies(other, book) for number, other in enumerate(state.parts) if number != seat]
    lead = held[0] - max(o[0] for o in others), held[1] - max(o[1] for o in others), held[2] - max(o[2] for o in others)
    chests = sum(book.kind[card] == "chest" for card in pup.cards)
    keys = book.dogs[pup.dog].keys + sum(book.keys[card] for card in pup.cards)
    quests = tuple(sorted(quests_of(state, seat))) if sight.quests else ()
    return _values(add(book.base[pup.dog], held), later, lead, keys - chests, quests, book)


@lru_cache(1024)
def _values(attack: Counts, later: int, lead: Counts, spare_keys: int, quests: tuple[int, ...], book: TailsBook) -> Values:
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
    now = strength(attack, book)
    hunt = [HUNT * later * (strength(add(attack, one_of(s)), book) - now) for s in range(3)]
    symbols = race[0] + hunt[0], race[1] + hunt[1], race[2] + hunt[2]
    kept = POTION * (later > 0)
    potions = race[0] + kept, race[1] + kept, race[2] + kept
    chest = float(book.figures.chest) if spare_keys > 0 else CHEST_HOPE[min(later, 2)]
    key = float(book.figures.chest) if spare_keys < 0 else KEY_HOPE[min(later, 2)]
    cards = []
    for number, room in enumerate(book.rooms):
        value = room.coins + total(book.trophies[number], symbols) * (A_TRAMP if room.kind == "tramp" else 1.0)
        value += DEFENCE * later * book.defence[number] + key * book.keys[number] + named.get(room.name, 0)
        value += chest if room.kind == "chest" else 0.0
        value -= book.figures.penalty if room.kind in ("trap", "tramp") else 0.0
        cards.append(value)
    return Values(symbols, potions, PAW * later, tuple(cards))
