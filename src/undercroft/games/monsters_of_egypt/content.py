"""What a pack may hold, in closed vocabularies; the board as it is printed; and the book that is made from both."""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec

from undercroft.games.monsters_of_egypt.actions import Choices
from undercroft.kernel.types import Book

Permanent = Literal["", "cancel-loss", "stomp", "fly", "extra-move", "beam", "break-wall", "banish", "shoot"]
Single = Literal["", "explode", "heal", "destroy", "pull", "jump", "retreat", "reveal"]
Face = Literal["attack", "melee", "any-weapon", "retreat-2", "retreat-3"]
Tag = Literal["fire", "pharaoh", "winged", "mummy", "ghost", "insect", "cobra", "djinn", "golem"]
Door = Literal["yellow", "black"]
Mode = Literal["exploration", "escape"]

MODES: tuple[Mode, ...] = ("exploration", "escape")
DOORS: tuple[Door, ...] = ("yellow", "black")
RETREAT: dict[str, int] = {"retreat-2": 2, "retreat-3": 3}
CHEST, DANGER = -1, -2
"""A closed token in a pile: its back is all there is. What it is, chance decides when it is opened."""

FLOOR, WALL, LADDER, RUNG = 1, 2, 4, 8
"""What a cell's byte in a shape may hold: its own floor; a wall; a printed ladder; a ladder token that stands in it."""
CLIMB = LADDER | RUNG
HOLDS = WALL | LADDER | RUNG
"""What holds up the cell above."""
LEFT, RIGHT, UP, DOWN = 0, 1, 2, 3


class Item(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    permanent: Permanent = ""
    single: Single = ""
    amount: int = 0
    """Lives, cells, moves or tokens of the single effect."""
    against: Tag | Literal[""] = ""
    weapon: Literal["", "melee", "firearm"] = ""
    role: Literal["item", "ladder", "key", "crystal"] = "item"
    door: Door | Literal[""] = ""


class Trap(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    effect: Literal["crack", "arrows", "spikes", "rumble", "fire"]
    lives: int = 0
    tags: tuple[Tag, ...] = ()


class Monster(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    gait: Literal["walk", "fly", "haunt", "sleep"]
    """`sleep`: no moves of its own; it wakes by the die and traps cannot hurt it."""
    moves: int
    tags: tuple[Tag, ...]
    lives: int = 1
    bite: int = 1
    burn: int = 0
    hide: Literal["", "firearm"] = ""
    """The only kind of weapon that hurts it."""


class HeroCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    start: tuple[str, ...]
    alternative: str
    """Replaces the first of the start items."""


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    lives: int
    moves: int
    places: int
    breaches: int
    silence: int


class Layers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A board as a pack writes it: three layers of equal size, a character a cell; doors between two cells, counted from 1."""

    structure: tuple[str, ...]
    features: tuple[str, ...]
    tokens: tuple[str, ...]
    doors: dict[str, tuple[tuple[int, int], tuple[int, int]]]


class Pack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    die: tuple[Face, ...]
    figures: Figures
    chests: dict[str, int]
    dangers: dict[str, int]
    heroes: tuple[HeroCard, ...]
    items: tuple[Item, ...]
    traps: tuple[Trap, ...]
    monsters: tuple[Monster, ...]
    boards: dict[Mode, Layers]


class Plan:
    """A board as it is printed: which cell borders on which, and what stands where. What breaks is in the state.

    Cells are numbered from the upper left, floor by floor.
    """

    def __init__(self, layers: Layers) -> None:
        rows = layers.structure
        self.floors, self.width = len(rows), len(rows[0])
        self.size = self.floors * self.width
        self.bottom = self.size - self.width
        """The first cell of the bottom floor."""
        structure, features = "".join(rows), "".join(layers.features)
        self.structure, self.features = structure, features
        self.tokens = "".join(layers.tokens)
        self.names = tuple(f"{cell // self.width + 1}-{cell % self.width + 1}" for cell in range(self.size))
        self.cell = {name: cell for cell, name in enumerate(self.names)}
        self.shape = bytes(self._byte(cell) for cell in range(self.size))
        self.reinforced = frozenset(self._all(structure, "="))
        self.arrows = tuple((cell, 1 if structure[cell] == ">" else -1) for cell in self._all(structure, "<>"))
        self.starts = self._all(features, "S")
        self.caves = self._all(features, "C")
        self.spikes = self._all(features, "^")
        self.statues = (self._one(features, "B"), self._one(features, "A"))
        """Bastet opens the yellow door, Anubis the black one."""
        self.exit = self._one(features, "X")
        self.boulder = (self._one(features, "1"), self._one(features, "2"))
        self.doors = tuple(self._door(layers, color) for color in ("yellow", "black"))
        """The cell at the left of each door."""
        self.sides = tuple(self._beside(cell) for cell in range(self.size))
        """For each cell its neighbours left and right, and the number of the door between, or -1."""
        self.in_cave = frozenset(self.caves)

    def _byte(self, cell: int) -> int:
        sign = self.structure[cell]
        below = self.structure[cell + self.width] if cell < self.bottom else ""
        byte = LADDER if self.features[cell] == "L" else 0
        if sign in "_=":
            byte |= FLOOR
        elif sign in "#<>":
            byte |= WALL if below and below in "#<>" else WALL | FLOOR
        return byte

    def _all(self, layer: str, signs: str) -> tuple[int, ...]:
        return tuple(cell for cell, sign in enumerate(layer) if sign in signs)

    def _one(self, layer: str, sign: str) -> int:
        return layer.find(sign)

    def _door(self, layers: Layers, color: str) -> int:
        if color not in layers.doors:
            return -1
        (floor, column), _ = layers.doors[color]
        return (floor - 1) * self.width + column - 1

    def _beside(self, cell: int) -> tuple[tuple[int, int], ...]:
        column, found = cell % self.width, []
        if column > 0:
            found.append((cell - 1, self.doors.index(cell - 1) if cell - 1 in self.doors else -1))
        if column < self.width - 1:
            found.append((cell + 1, self.doors.index(cell) if cell in self.doors else -1))
        return tuple(found)

    def line(self, cell: int, direction: int) -> list[int]:
        """The cells from here to the edge, the nearest first."""
        column = cell % self.width
        if direction == LEFT:
            return list(range(cell - 1, cell - column - 1, -1))
        if direction == RIGHT:
            return list(range(cell + 1, cell - column + self.width))
        if direction == UP:
            return list(range(cell - self.width, -1, -self.width))
        return list(range(cell + self.width, self.size, self.width))


class Token(NamedTuple):
    """One token of the box: an item, a trap or a monster."""

    name: str
    """Its kind; the second of a kind has a number behind it."""
    kind: str


class TombBook(Book):
    """A pack ready for play: every token of the box has a number, and its properties are found by that number."""

    def __init__(self, name: str, fingerprint: str, pack: Pack) -> None:
        self.name = name
        self.fingerprint = fingerprint
        self.figures = pack.figures
        self.die = pack.die
        self.cards = pack.heroes
        self.items = {item.id: item for item in pack.items}
        self.traps = {trap.id: trap for trap in pack.traps}
        self.monsters = {monster.id: monster for monster in pack.monsters}
        self.plans = {mode: Plan(layers) for mode, layers in pack.boards.items()}
        self._counts: dict[str, int] = {}
        tokens: list[Token] = []
        self.chests = self._number(tokens, pack.chests)
        self.dangers = self._number(tokens, pack.dangers)
        self.starts: list[tuple[tuple[int, ...], int]] = []
        """For each hero its start tokens, and the one on the back of the first."""
        for card in pack.heroes:
            start = self._number(tokens, dict.fromkeys(card.start, 1))
            (alternative,) = self._number(tokens, {card.alternative: 1})
            self.starts.append((start, alternative))
        self.tokens = tuple(tokens)
        self.kind = kind = tuple(token.kind for token in tokens)
        self.item_of = {n: self.items[kind[n]] for n in range(len(kind)) if kind[n] in self.items}
        """The item that a token is; a trap, a monster and a closed token are none."""
        self.trap_of = {n: self.traps[kind[n]] for n in range(len(kind)) if kind[n] in self.traps}
        self.monster_of = {n: self.monsters[kind[n]] for n in range(len(kind)) if kind[n] in self.monsters}
        self.dangerous = frozenset(self.dangers)
        self.ladders = frozenset(n for n, item in self.item_of.items() if item.role == "ladder")
        self.crystal = next(n for n, item in self.item_of.items() if item.role == "crystal")
        self.keys = tuple(next(n for n, item in self.item_of.items() if item.door == door) for door in DOORS)
        self.melee = frozenset(n for n, item in self.item_of.items() if item.weapon == "melee")
        self.firearms = frozenset(n for n, item in self.item_of.items() if item.weapon == "firearm")
        plan = self.plans[MODES[0]]
        self.choices = Choices(plan.names, tuple(self.items), [token.name for token in tokens], [card.id for card in self.cards])
        self.catalogue = self.choices.catalogue

    def _number(self, tokens: list[Token], counts: dict[str, int]) -> tuple[int, ...]:
        first = len(tokens)
        for kind, count in counts.items():
            for _ in range(count):
                self._counts[kind] = number = self._counts.get(kind, 0) + 1
                name = kind if number == 1 else f"{kind}-{number}"
                tokens.append(Token(name, kind))
        return tuple(range(first, len(tokens)))
