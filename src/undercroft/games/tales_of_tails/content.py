"""What a pack may hold, in closed vocabularies, and the book that is made from it."""

from __future__ import annotations

from typing import Literal

import msgspec

from undercroft.games.tales_of_tails.actions import Choices
from undercroft.kernel.types import Book

SYMBOLS = ("bow", "sword", "fireball")
LETTERS = "BSF"
SIDES = ("N", "E", "S", "W")
OPEN, WALL, DOOR = 0, 1, 2
FACES = {"o": OPEN, "w": WALL, "t": WALL, "d": DOOR}
START = 0
"""The start room among the rooms; its other side, for two players, is the last of them."""

Kind = Literal["monster", "coin", "artefact", "trap", "tramp", "chest", "potion", "portal", "door", "start"]
Ability = Literal["", "break", "vow", "jump", "turn"]
Counts = tuple[int, int, int]
"""How many bows, swords and fireballs."""


class RoomCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A room as a pack writes it: letters for symbols, sides from the north clockwise."""

    id: str
    kind: Kind
    sides: str
    name: str = ""
    need: str = ""
    damage: int = 0
    trophies: str = ""
    with_paw: str = ""
    """The other side of a tramp: one symbol, and a paw."""
    coins: int = 0
    vow: bool = True
    """Whether a vow can beat this monster."""


class Dog(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    attack: str
    defence: int
    keys: int = 0
    ability: Ability = ""


class Quest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Either for the most trophies of a symbol, or for each monster of a name."""

    id: str
    coins: int
    most: str = ""
    each: str = ""


class Potion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    symbol: str
    count: int


class StartRoom(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    sides: str
    two_players: str


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rounds: int
    paws: int
    base_paws: int
    countdown: int
    chest: int
    penalty: int


class Pack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    figures: Figures
    potions: tuple[Potion, ...]
    dogs: tuple[Dog, ...]
    quests: tuple[Quest, ...]
    start: StartRoom
    rooms: tuple[RoomCard, ...]


def count(letters: str) -> Counts:
    return letters.count("B"), letters.count("S"), letters.count("F")


def add(one: Counts, other: Counts) -> Counts:
    return one[0] + other[0], one[1] + other[1], one[2] + other[2]


def subtract(one: Counts, other: Counts) -> Counts:
    return one[0] - other[0], one[1] - other[1], one[2] - other[2]


def one_of(symbol: int) -> Counts:
    return int(symbol == 0), int(symbol == 1), int(symbol == 2)


class TailsBook(Book):
    """A pack ready for play: rooms by number, and their properties as tables by that number."""

    def __init__(self, name: str, fingerprint: str, pack: Pack) -> None:
        self.name = name
        self.fingerprint = fingerprint
        self.figures = pack.figures
        self.dogs = pack.dogs
        self.quests = pack.quests
        self.potions = pack.potions
        front = RoomCard("R00", "start", pack.start.sides)
        back = RoomCard("R00-2", "start", pack.start.two_players)
        self.rooms = (front, *pack.rooms, back)
        self.start_for_two = len(self.rooms) - 1
        self.stack = tuple(range(1, len(self.rooms) - 1))
        self.number = {room.id: number for number, room in enumerate(self.rooms)}
        self.kind = tuple(room.kind for room in self.rooms)
        self.faces = tuple(
            tuple(tuple(FACES[room.sides[(side - turn) % 4]] for side in range(4)) for turn in range(4)) for room in self.rooms
        )
        """Card -> quarter turns -> what is north, east, south and west."""
        self.need = tuple(count(room.need) for room in self.rooms)
        self.trophies = tuple(count(room.trophies) for room in self.rooms)
        """Attack symbols of a monster or an artefact; both symbols of a tramp's first side."""
        self.with_paw = tuple(count(room.with_paw) for room in self.rooms)
        self.defence = tuple(room.trophies.count("D") for room in self.rooms)
        self.most_defence = max(self.defence)
        """The most that one claimed card can add."""
        self.keys = tuple(room.trophies.count("K") for room in self.rooms)
        self.base = tuple(count(dog.attack) for dog in self.dogs)
        self.supply: Counts = tuple(sum(p.count for p in pack.potions if p.symbol == letter) for letter in LETTERS)  # type: ignore[assignment]
        self.choices = Choices(
            [room.id for room in self.rooms], [dog.id for dog in self.dogs], [quest.id for quest in self.quests]
        )
        self.catalogue = self.choices.catalogue
