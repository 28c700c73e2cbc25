"""What a pack holds, checked on load, and the book made from it: the pack with its look-up tables."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Literal, NamedTuple

import msgspec
from msgspec import structs

from undercroft.games.paper_dungeons import actions
from undercroft.kernel import packs
from undercroft.kernel.packs import WrongPack
from undercroft.kernel.types import Action, Book

HEROES = ("warrior", "wizard", "cleric", "thief")
WARRIOR, WIZARD, CLERIC, THIEF = range(4)
SYMBOLS = (*HEROES, "clover", "boots", "skull")
CLOVER, BOOTS, SKULL = 4, 5, 6
MINIONS = {"orc": WARRIOR, "ghost": WIZARD, "zombie": CLERIC, "goblin": THIEF}
"""PD-FIGHT-2: each kind of minion is fought by one hero."""
LETTERS = "ABCDEFGH"
DICE = ("w1", "w2", "w3", "b1", "b2", "b3")
STORIES = ("city", "mummy", "tower", "kingdom")
MOST_POTIONS, POTION_ROW, MOST_WOUNDS, MOST_LEVEL, MOST_GEMS = 12, 4, 24, 6, 10
OPEN, WALL, WATER, PASSAGE = range(4)

Hero = Literal["warrior", "wizard", "cleric", "thief"]
Reward = Literal["potion", "part", "level", "gem"]
ItemEffect = Literal["none", "power", "slay", "cross-water", "pass-walls", "potions", "armour", "level"]
TalentEffect = Literal[
    "brew-more", "part-at-level", "no-boss-wounds", "gem-before", "power", "part-per-minions", "levels-before",
    "swap-colour", "fewer-skulls", "no-trap-wounds", "move-per-water", "potion-per-gem", "slay-before", "parts-before",
    "potions-before", "potion-per-minions",
]  # fmt: skip
PLAIN_EFFECTS = ("none", "cross-water", "pass-walls", "no-boss-wounds", "no-trap-wounds")
"""Effects without an amount."""
Count = Literal[
    "minion-levels", "minions-of-level", "minions", "heroes", "rows", "columns", "potions", "gems", "corners", "traps", "rooms",
    "items", "strength", "boss-rooms", "boss-glory", "edge-rooms", "obstacles",
]  # fmt: skip


class _Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class DiceData(_Strict, frozen=True):
    white: list[str]
    black: list[str]


class Tracks(_Strict, frozen=True):
    levels: list[int]
    minions: list[int]
    gems: list[int]
    wounds: list[int]
    potion_rows: list[Reward]
    solo_missions: list[int]
    mission: int
    gem_rewards: dict[int, Reward]


class RoomData(_Strict, frozen=True):
    minion: str = ""
    trap: bool = False
    rewards: list[str] = []


class OtherWalls(_Strict, frozen=True):
    walls: list[str]


class MapData(_Strict, frozen=True):
    columns: str
    rows: int
    water: list[str]
    walls: list[str]
    passages: list[str]
    open_b7: OtherWalls
    rooms: dict[str, RoomData]


class Item(_Strict, frozen=True):
    id: str
    effect: ItemEffect
    symbol: Hero | Literal[""] = ""
    amount: int = 0
    glory: int = 0


class Boss(_Strict, frozen=True):
    id: str
    stage: Literal[1, 2, 3]
    weak: Hero
    thresholds: tuple[int, int, int]
    glory: tuple[int, int, int]
    wounds: tuple[int, int, int]
    flee: int
    rewards: list[Reward]
    vanish: list[str]


class DungeonData(_Strict, frozen=True):
    id: str
    story: Literal["city", "mummy", "tower", "kingdom"]
    chapter: int
    bosses: tuple[str, str, str]
    rooms: tuple[str, str, str]
    walls: list[str]


class Mission(_Strict, frozen=True):
    id: str
    count: Count
    need: int
    least: int = 0
    """The level or length from which something counts."""


class Goal(_Strict, frozen=True):
    id: str
    count: Count
    tiers: tuple[int, int, int]
    training: str
    least: int = 0


class Talent(_Strict, frozen=True):
    id: str
    effect: TalentEffect
    amount: int = 0
    glory: int = 0
    glory_pl: int | None = None


class Pack(_Strict, frozen=True):
    name: str
    dice: DiceData
    tracks: Tracks
    map: MapData
    items: list[Item]
    bosses: list[Boss]
    dungeons: list[DungeonData]
    missions: list[Mission]
    goals: list[Goal]
    talents: list[Talent]


class Face(NamedTuple):
    symbol: int
    number: int
    """-1 on a skull."""


class Room(NamedTuple):
    name: str
    hero: int
    """The hero who fights the minion here, or -1."""
    minion: str
    level: int
    trap: bool
    rewards: tuple[str, ...]
    """`potion`, `part`, `level`; a gem stands apart."""
    gem: int
    """Letter of the gem, or -1."""


class Way(NamedTuple):
    """A step out of a room: where to, through what, and the bit of the edge if it is a wall or water."""

    to: int
    kind: int
    edge: int
    action: Action


class Dungeon(NamedTuple):
    """A dungeon card laid over the map."""

    id: str
    story: str
    chapter: int
    bosses: tuple[int, int, int]
    rooms: tuple[int, int, int]
    edges: tuple[str, ...]
    """Names of all walls and water, in the order of their bits."""
    walls: frozenset[str]
    extra_walls: frozenset[str]
    ways: tuple[tuple[Way, ...], ...]


class PaperBook(Book):
    """A checked pack with everything the rules look up."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.name = pack.name
        self.fingerprint = packs.fingerprint(pack)
        self.columns, self.height = pack.map.columns, pack.map.rows
        self.width = len(self.columns)
        self.room_names = tuple(f"{c}{r}" for r in range(1, self.height + 1) for c in self.columns)
        self.room_at = {name: index for index, name in enumerate(self.room_names)}
        self.faces = tuple(tuple(_face(text) for text in faces) for faces in (pack.dice.white, pack.dice.black))
        self.skulls = tuple(self._mask(face.symbol == SKULL for face in faces) for faces in self.faces)
        """Colour -> the faces that show a skull, as bits."""
        self.rooms = tuple(_room(name, pack.map.rooms.get(name, RoomData())) for name in self.room_names)
        if strange := set(pack.map.rooms) - set(self.room_names):
            raise WrongPack(f"map.rooms: there is no room {min(strange)}")
        self.items, self.bosses = tuple(pack.items), tuple(pack.bosses)
        if len({item.id for item in self.items}) != len(self.items) or len(self.items) != 8:
            raise WrongPack(f"{self.name}: items: eight different ones")
        self.missions, self.goals, self.talents = tuple(pack.missions), tuple(pack.goals), tuple(pack.talents)
        self.training = tuple(tuple(letter == "B" for letter in goal.training) for goal in self.goals)
        """Goal -> hero -> whether the hero trains with black dice."""
        self.item_symbols = tuple(HEROES.index(item.symbol) if item.symbol else -1 for item in self.items)
        self.items_for = tuple(
            self._mask(wanted < 0 or symbol in (wanted, CLOVER) for wanted in self.item_symbols) for symbol in range(len(SYMBOLS))
        )
        """Symbol -> the items that a die with it can fill, as bits."""
        self.water_items = self._items_with("cross-water")
        self.wall_items = self._items_with("pass-walls")
        self.power_items = self._items_with("power")
        self.armour_items = self._items_with("armour")
        self.minion_mask = self._mask(room.hero >= 0 for room in self.rooms)
        self.trap_mask = self._mask(room.trap for room in self.rooms)
        self.corner_mask = self._mask(
            i % self.width in (0, self.width - 1) and i // self.width in (0, self.height - 1) for i in range(len(self.rooms))
        )
        self.edge_mask = self._mask(
            i % self.width in (0, self.width - 1) or i // self.width in (0, self.height - 1) for i in range(len(self.rooms))
        )
        self.row_masks = tuple(sum(1 << r * self.width + c for c in range(self.width)) for r in range(self.height))
        self.column_masks = tuple(sum(1 << r * self.width + c for r in range(self.height)) for c in range(self.width))
        self.level_masks = {
            level: self._mask(room.level == level for room in self.rooms) for level in {r.level for r in self.rooms if r.level}
        }
        self.entrances = tuple(range(self.width))
        self.steps = tuple(actions.step(name, index) for index, name in enumerate(self.room_names))
        self.slays = {i: actions.slay(room.name, i) for i, room in enumerate(self.rooms) if room.hero >= 0}
        self.levels = tuple(actions.level(h, i) for i, h in enumerate(HEROES))
        self.raises = tuple(actions.raise_hero(h, i) for i, h in enumerate(HEROES))
        self.crafts = tuple(actions.craft(item.id, i) for i, item in enumerate(self.items))
        self.crafts_of = tuple(
            tuple(craft for craft in self.crafts if items >> craft.value & 1) for items in range(1 << len(self.crafts))
        )
        """Items as bits -> the options to craft them."""
        self.parts = tuple(actions.part(item.id, i) for i, item in enumerate(self.items))
        self.talent_keeps = tuple(actions.keep_talent(t.id, i) for i, t in enumerate(self.talents))
        self.goal_keeps = tuple(actions.keep_goal(g.id, i) for i, g in enumerate(self.goals))
        self.gem_takes = tuple(actions.take_gem(letter, i) for i, letter in enumerate(LETTERS))
        self.catalogue = actions.catalogue(self)
        boss_at = {boss.id: index for index, boss in enumerate(self.bosses)}
        self.dungeons = tuple(self._dungeon(d, boss_at, pack.map.walls) for d in pack.dungeons)
        # The other reading prints a wall that one dungeon card adds anyway.
        other = pack.map.open_b7.walls
        self.open_dungeons = tuple(
            self._dungeon(structs.replace(d, walls=[wall for wall in d.walls if wall not in other]), boss_at, other)
            for d in pack.dungeons
        )

    def _items_with(self, effect: str) -> tuple[tuple[int, int], ...]:
        """Item and amount of each item with this effect."""
        return tuple((i, item.amount) for i, item in enumerate(self.items) if item.effect == effect)

    @staticmethod
    def _mask(bits: Iterable[bool]) -> int:
        return sum(1 << i for i, bit in enumerate(bits) if bit)

    def edge(self, name: str) -> tuple[int, int]:
        """`A1|A2` -> its two rooms."""
        first, _, second = name.partition("|")
        try:
            return self.room_at[first], self.room_at[second]
        except KeyError as error:
            raise WrongPack(f"edge {name}: there is no room {error.args[0]}") from None

    def beside(self, a: int, b: int) -> bool:
        (ra, ca), (rb, cb) = divmod(a, self.width), divmod(b, self.width)
        return abs(ra - rb) + abs(ca - cb) == 1

    def _dungeon(self, data: DungeonData, boss_at: dict[str, int], printed: list[str]) -> Dungeon:
        where = f"dungeon {data.id}"
        names = (*printed, *data.walls, *self.pack.map.water)
        kinds: dict[tuple[int, int], tuple[int, int]] = {}
        for bit, name in enumerate(names):
            a, b = self.edge(name)
            if not self.beside(a, b):
                raise WrongPack(f"{where}: rooms of edge {name} are not neighbours")
            if (a, b) in kinds:
                raise WrongPack(f"{where}: edge {name} is named twice")
            kind = WATER if name in self.pack.map.water else WALL
            kinds[a, b] = kinds[b, a] = (kind, 1 << bit)
        passages = [self.edge(name) for name in self.pack.map.passages]
        ways: list[tuple[Way, ...]] = []
        for here in range(len(self.rooms)):
            out = [
                Way(to, *kinds.get((here, to), (OPEN, 0)), self.steps[to])
                for to in range(len(self.rooms))
                if self.beside(here, to)
            ]
            out += [
                Way(b if a == here else a, PASSAGE, 0, self.steps[b if a == here else a]) for a, b in passages if here in (a, b)
            ]
            ways.append(tuple(out))
        for boss in data.bosses:
            if boss not in boss_at:
                raise WrongPack(f"{where}: there is no boss '{boss}'")
        for room in data.rooms:
            if room not in self.room_at:
                raise WrongPack(f"{where}: there is no room {room}")
        b1, b2, b3 = (boss_at[boss] for boss in data.bosses)
        r1, r2, r3 = (self.room_at[room] for room in data.rooms)
        walls = frozenset((*printed, *data.walls))
        return Dungeon(
            data.id, data.story, data.chapter, (b1, b2, b3), (r1, r2, r3), names, walls, frozenset(data.walls), tuple(ways)
        )

    def distances(self, dungeon: Dungeon) -> list[int | None]:
        """Fewest moves from outside to every room without items."""
        found: list[int | None] = [None] * len(self.rooms)
        queue = deque((room, 1) for room in self.entrances)
        while queue:
            room, steps = queue.popleft()
            if found[room] is not None:
                continue
            found[room] = steps
            queue.extend((way.to, steps + 1) for way in dungeon.ways[room] if way.kind in (OPEN, PASSAGE))
        return found


def _face(text: str) -> Face:
    symbol, _, number = text.partition(" ")
    if symbol not in SYMBOLS or (symbol == "skull") != (not number) or (number and not number.isdecimal()):
        raise WrongPack(f"dice: '{text}' is not a face")
    return Face(SYMBOLS.index(symbol), int(number) if number else -1)


def _room(name: str, data: RoomData) -> Room:
    kind, _, level = data.minion.partition(" ")
    if data.minion and (kind not in MINIONS or not level.isdecimal()):
        raise WrongPack(f"map.rooms.{name}: '{data.minion}' is not a minion")
    rewards, gem = [], -1
    for reward in data.rewards:
        if gem >= 0:
            # PD-ROOM-4: rewards come in the order listed, and a gem is kept apart from them.
            raise WrongPack(f"map.rooms.{name}: one gem at most, and it stands last")
        if reward in ("potion", "part", "level"):
            rewards.append(reward)
        elif reward.startswith("gem ") and reward[4:] in LETTERS and len(reward) == 5:
            gem = LETTERS.index(reward[4:])
        else:
            raise WrongPack(f"map.rooms.{name}: '{reward}' is not a reward")
    return Room(name, MINIONS.get(kind, -1), kind, int(level or 0), data.trap, tuple(rewards), gem)
