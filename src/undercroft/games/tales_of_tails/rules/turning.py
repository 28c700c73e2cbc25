"""Sharik turns the rooms around the start room (3.18)."""

from __future__ import annotations

from functools import lru_cache
from itertools import product

from msgspec.structs import replace

from undercroft.games.tales_of_tails.content import TailsBook
from undercroft.games.tales_of_tails.rules.dungeon import DX, DY
from undercroft.games.tales_of_tails.rules.lookahead import LookAhead
from undercroft.games.tales_of_tails.state import Dungeon, Pup, Terms, Tile, Walk
from undercroft.kernel.types import Action, Barred

LOOKS = 2000
"""Rooms that may be entered in thought; beyond it some way is taken to be possible."""


def turnable(dungeon: Dungeon) -> list[Tile]:
    """DD-DOG-SHARIK-2, -9: the cards that share a side with the start room."""
    around = {(DX[side], DY[side]) for side in range(4)}
    return [tile for tile in dungeon.tiles if (tile.x, tile.y) in around]


def turnings(dungeon: Dungeon, book: TailsBook, barred: list[Barred] | None = None) -> list[Action]:
    """A quarter turn of each of them."""
    around = [tile.card for tile in turnable(dungeon)]
    if barred is not None:
        barred += [Barred(book.choices.turn[t.card], "DD-DOG-SHARIK-2") for t in dungeon.tiles if t.card not in around]
    return [book.choices.turn[card] for card in around]


def turned(dungeon: Dungeon, card: int, quarters: int = 1) -> Dungeon:
    """DD-DOG-SHARIK-4, -6, -7: by quarter turns; nothing need fit afterwards."""
    tiles = tuple(replace(tile, turn=(tile.turn + quarters) % 4) if tile.card == card else tile for tile in dungeon.tiles)
    return replace(dungeon, tiles=tiles)


@lru_cache(512)
def look(
    start: Walk,
    dog: int,
    held: tuple[int, ...],
    tramps: tuple[tuple[int, int], ...],
    terms: Terms,
    dungeon: Dungeon,
    book: TailsBook,
) -> tuple[bool, int]:
    """Whether a walk among rooms that lie like this can end well, and how many were entered in thought to know it.

    Remembered, for the same is asked again: when a room has come full circle, a plan is dropped, an option is tried, a step
    is taken back.
    """
    walker = LookAhead(Pup(dog=dog, cards=held, tramps=tramps), terms, dungeon, book)
    return walker.leads_out(start), walker.looked


def leads_out_when_turned(start: Walk, pup: Pup, terms: Terms, dungeon: Dungeon, book: TailsBook) -> bool:
    """Whether any turning of these rooms lets a walk end well: as they lie, one turned, then more together."""
    looked = 0
    cards = [tile.card for tile in turnable(dungeon)]
    for quarters in sorted(product(range(4), repeat=len(cards)), key=lambda turns: sum(turn > 0 for turn in turns)):
        lying = dungeon
        for card, turn in zip(cards, quarters, strict=True):
            lying = turned(lying, card, turn) if turn else lying
        ends_well, rooms = look(start, pup.dog, pup.cards, pup.tramps, terms, lying, book)
        looked += rooms
        if ends_well or looked > LOOKS:
            return True
    return False
