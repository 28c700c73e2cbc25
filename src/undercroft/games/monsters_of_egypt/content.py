"""What a pack may hold, in closed vocabularies, and the book that is made from it."""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec

from undercroft.games.monsters_of_egypt.actions import Choices
from undercroft.games.monsters_of_egypt.plan import Layers, Plan
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


class Token(NamedTuple):
    """One token of the box. Exactly one of item, trap and monster is set."""

    name: str
    """Its kind; the second of a kind has a number behind it."""
    kind: str
    item: Item | None = None
    trap: Trap | None = None
    monster: Monster | None = None


class TombBook(Book):
    """A pack ready for play: every token of the box has a number, its properties are tables by that number."""

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
        self.item = tuple(token.item for token in tokens)
        self.trap = tuple(token.trap for token in tokens)
        self.monster = tuple(token.monster for token in tokens)
        self.kind = tuple(token.kind for token in tokens)
        self.dangerous = frozenset(self.dangers)
        self.ladders = frozenset(n for n, item in enumerate(self.item) if item is not None and item.role == "ladder")
        self.crystal = self._role("crystal")
        self.keys = tuple(next(n for n, item in enumerate(self.item) if item is not None and item.door == door) for door in DOORS)
        self.melee = frozenset(n for n, item in enumerate(self.item) if item is not None and item.weapon == "melee")
        self.firearms = frozenset(n for n, item in enumerate(self.item) if item is not None and item.weapon == "firearm")
        plan = self.plans[MODES[0]]
        self.choices = Choices(plan.names, tuple(self.items), [token.name for token in tokens], [card.id for card in self.cards])
        self.catalogue = self.choices.catalogue

    def _number(self, tokens: list[Token], counts: dict[str, int]) -> tuple[int, ...]:
        first = len(tokens)
        for kind, count in counts.items():
            for _ in range(count):
                self._counts[kind] = number = self._counts.get(kind, 0) + 1
                name = kind if number == 1 else f"{kind}-{number}"
                tokens.append(Token(name, kind, self.items.get(kind), self.traps.get(kind), self.monsters.get(kind)))
        return tuple(range(first, len(tokens)))

    def _role(self, role: str) -> int:
        return next(n for n, item in enumerate(self.item) if item is not None and item.role == role)
