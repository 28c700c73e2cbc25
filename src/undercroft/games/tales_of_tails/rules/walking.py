"""A way out of the dungeon, room by room (3.6, 3.9 to 3.15, 3.18): what can be done, and whether it can still end well."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush
from itertools import product

from msgspec.structs import replace

from undercroft.games.tales_of_tails.actions import (
    BREAK,
    BREAK_OUT,
    HIRE_PAW,
    HIRE_TWO,
    LEAVE,
    OUT,
    PASS,
    PAW,
    POUR,
    SIDES,
    TAKE,
    TAKE_POTION,
    VOW,
    drink,
)
from undercroft.games.tales_of_tails.content import SYMBOLS, Counts, RoomCard, TailsBook
from undercroft.games.tales_of_tails.rules.maze import FAR, PAW_TOLL, Maze, maze_of
from undercroft.games.tales_of_tails.state import NONE, TWO, WITH_PAW, WITHOUT_PAW, Dungeon, Pup, State, Terms, Walk
from undercroft.kernel.types import Action

BOUND = 200
"""Rooms that the look ahead of one question may enter; beyond it a way is taken to be possible."""
UNSURE = -1
Option = tuple[Action, Walk]


def add(one: Counts, other: Counts) -> Counts:
    return one[0] + other[0], one[1] + other[1], one[2] + other[2]


def less(one: Counts, other: Counts) -> Counts:
    return one[0] - other[0], one[1] - other[1], one[2] - other[2]


def one_of(symbol: int) -> Counts:
    return int(symbol == 0), int(symbol == 1), int(symbol == 2)


def first_steps(state: State, seat: int, book: TailsBook) -> Walk:
    """A walk that stands in the start room, with all the player holds (DD-SYM-4, DD-SYM-7)."""
    pup = state.parts[seat]
    dog = book.dogs[pup.dog]
    attack, defence, keys = book.base[pup.dog], dog.defence, dog.keys
    for card in pup.cards:
        attack = add(attack, book.trophies[card])
        defence += book.defence[card]
        keys += book.keys[card]
    for card, hired in pup.tramps:
        if hired != TWO:
            attack = add(attack, book.with_paw[card])
    pairs = tuple(card for card, hired in pup.tramps if hired == TWO)
    return Walk((0,), pup.tokens, pup.extra, attack, pairs, defence, keys, pup.potions, state.supply)


class Walker:
    """One player before one dungeon: offers what can be done next, and looks ahead."""

    __slots__ = ("ability", "book", "dungeon", "looked", "maze", "pup", "terms", "tolls")

    def __init__(self, pup: Pup, terms: Terms, dungeon: Dungeon, book: TailsBook) -> None:
        self.book = book
        self.pup = pup
        self.terms = terms
        self.dungeon = dungeon
        self.ability = book.dogs[pup.dog].ability
        self.maze: Maze = maze_of(dungeon, book)
        self.looked = 0
        self.tolls = self.maze.damages if self.ability == "jump" else self.maze.tolls
        """What each room costs a dog that only walks through it: damage, and paws for traps."""

    # ---- what can be done ----

    def ways(self, walk: Walk) -> list[Option]:
        """Where to go from a room that is done with: rooms, passages to break, the table. Only what can end well."""
        self.looked = 0
        found = [option for option in self.all_ways(walk) if self._search(option[1])]
        return found + [option for option in self.outs(walk) if self.fit(option[1])]

    def choices(self, walk: Walk) -> list[Option]:
        """What to do in the room just entered. Only what can end well."""
        self.looked = 0
        return [option for option in self.all_choices(walk) if self._search(option[1])]

    def all_ways(self, walk: Walk) -> list[Option]:
        """Rooms that can be entered next, through a broken wall too."""
        enter, cards = self.book.choices.enter, self.maze.cards
        found = {enter[cards[to]]: after for to, after in self._rooms(walk)}
        if self.ability == "break" and walk.tokens:
            at = walk.path[-1]
            for side, to in self.maze.closed[at]:
                if to >= 0 and self._enterable(walk, to):
                    found[BREAK[side]] = self._breach(walk, at, side, to)
        return list(found.items())

    def all_choices(self, walk: Walk) -> list[Option]:
        tile = walk.path[-1]
        card = self.maze.cards[tile]
        kind = self.book.kind[card]
        if kind == "monster":
            return list(self._monster(walk, tile, card))
        if kind == "trap":
            return list(self._trap(walk, tile, card))
        return list(self._claim(walk, tile, card, kind))

    def fit(self, walk: Walk) -> bool:
        """DD-EXIT-15, -16: the damage of the whole path against all defence held at its end."""
        return walk.damage < walk.defence

    # ---- steps ----

    def _rooms(self, walk: Walk) -> Iterator[tuple[int, Walk]]:
        """DD-EXIT-5, -6, -8 to -10, DD-DOOR-1, -2."""
        at = walk.path[-1]
        for to, door in self.maze.links[at]:
            if (not door or walk.keys) and self._enterable(walk, to):
                yield to, self._enter(walk, to)

    def _enterable(self, walk: Walk, to: int) -> bool:
        return not self.maze.shut >> to & 1 and to not in walk.path

    def _enter(self, walk: Walk, to: int) -> Walk:
        card = self.maze.cards[to]
        kind = self.book.kind[card]
        free = kind in ("portal", "door", "start") or (kind == "trap" and self.ability == "jump")
        told = ("walked", self.book.rooms[card].id)
        return replace(walk, path=(*walk.path, to), chosen=free, story=(*walk.story, told))

    def _breach(self, walk: Walk, at: int, side: int, to: int) -> Walk:
        """DD-DOG-BONK-1 to -3, -5, -8: a paw on the wall opens both its faces."""
        faces = [(self.maze.cards[at], (side - self.dungeon.tiles[at].turn) % 4)]
        if to >= 0:
            faces.append((self.maze.cards[to], (side + 2 - self.dungeon.tiles[to].turn) % 4))
        told = ("broke", self.book.rooms[self.maze.cards[at]].id, SIDES[side])
        opened = replace(
            walk, tokens=walk.tokens - 1, walls=walk.walls + 1, broken=(*walk.broken, *faces), story=(*walk.story, told)
        )
        return self._enter(opened, to) if to >= 0 else opened

    def outs(self, walk: Walk) -> Iterator[Option]:
        """DD-EXIT-2, -21: on to the table, by an opening, a door with a key, or a wall that Bonk breaks."""
        at = walk.path[-1]
        room = self.book.rooms[self.maze.cards[at]].id
        for side, door in self.maze.exits[at]:
            if not door or walk.keys:
                yield OUT[side], replace(walk, leaving=side, story=(*walk.story, ("left", room, SIDES[side])))
        if self.ability == "break" and walk.tokens:
            for side, to in self.maze.closed[at]:
                if to < 0:
                    broken = self._breach(walk, at, side, -1)
                    yield BREAK_OUT[side], replace(broken, leaving=side, story=(*broken.story, ("left", room, SIDES[side])))

    # ---- rooms ----

    def _take(self, walk: Walk, tile: int, paws: int, hired: int = 0) -> Walk:
        return replace(walk, tokens=walk.tokens - paws, claims=(*walk.claims, (tile, paws, hired)), chosen=True)

    def _monster(self, walk: Walk, tile: int, card: int) -> Iterator[Option]:
        """DD-MONSTER-1 to -13, DD-DOG-JEANNE-1 to -8."""
        room = self.book.rooms[card]
        if walk.tokens:
            for potions in self.brews(walk, card):
                drunk = [("drank", SYMBOLS[symbol]) for symbol in range(3) for _ in range(potions[symbol])]
                won = self._win(replace(walk, story=(*walk.story, *drunk)), tile, card, 1)
                spent = replace(won, potions=less(won.potions, potions), supply=add(won.supply, potions))
                yield drink(potions), spent
        if self.ability == "vow" and room.vow and walk.tokens > 1 and not self.beats(walk, card, NONE):
            yield VOW, self._win(walk, tile, card, 2)
        hurt = walk.damage + room.damage
        if not self.terms.each_hit or hurt < walk.defence:
            told = ("passed", room.name, room.id, room.damage)
            yield PASS, replace(walk, damage=hurt, chosen=True, story=(*walk.story, told))

    def _win(self, walk: Walk, tile: int, card: int, paws: int) -> Walk:
        book = self.book
        won = self._take(walk, tile, paws)
        told = ("vowed" if paws > 1 else "fought", book.rooms[card].name, book.rooms[card].id)
        return replace(
            won,
            attack=add(won.attack, book.trophies[card]),
            defence=won.defence + book.defence[card],
            keys=won.keys + book.keys[card],
            story=(*won.story, told),
        )

    def beats(self, walk: Walk, card: int, potions: Counts) -> bool:
        """DD-SYM-4, DD-MONSTER-2, DD-TRAMP-7, -8, -17."""
        need, attack = self.book.need[card], walk.attack
        lacking = tuple(max(0, need[s] - attack[s] - potions[s]) for s in range(3))
        return _matched(lacking, [self.book.trophies[pair] for pair in walk.pairs])

    def brews(self, walk: Walk, card: int) -> list[Counts]:
        """DD-POTION-2, -4: the smallest sets of potions that win the fight; one empty set where none is needed."""
        if self.beats(walk, card, NONE):
            return [NONE]
        held, found = walk.potions, list[Counts]()
        if held == NONE:
            return found
        for brew in sorted(product(*(range(count + 1) for count in held)), key=sum):
            smaller = any(all(a <= b for a, b in zip(other, brew, strict=True)) for other in found)
            if not smaller and self.beats(walk, card, brew):  # type: ignore[arg-type]
                found.append(brew)  # type: ignore[arg-type]
        return found

    def _trap(self, walk: Walk, tile: int, card: int) -> Iterator[Option]:
        """DD-TRAP-1 to -21."""
        book, room = self.book, self.book.rooms[card]
        symbol = book.need[card].index(1)
        if walk.tokens:
            yield PAW, replace(self._take(walk, tile, 1), story=(*walk.story, ("sprung", room.id)))
        spent = {other for _, other in walk.spent}
        for other, hired in self.hand(walk):
            symbols = book.with_paw[other] if hired in (WITH_PAW, WITHOUT_PAW) else book.trophies[other]
            if other not in spent and symbols[symbol]:
                yield book.choices.disarm[other], self._sacrifice(walk, tile, other, hired, symbols)
        if walk.potions[symbol]:
            told = ("poured", room.id, SYMBOLS[symbol])
            potions = less(walk.potions, one_of(symbol))
            yield (
                POUR[symbol],
                replace(walk, potions=potions, spent=(*walk.spent, (tile, -1 - symbol)), chosen=True, story=(*walk.story, told)),
            )

    def hand(self, walk: Walk) -> list[tuple[int, int]]:
        """Cards that can be spent: of earlier rounds (DD-TRAP-4), and of this path (DD-TRAP-5)."""
        held = [(card, 0) for card in self.pup.cards] + list(self.pup.tramps)
        claimed = [(self.maze.cards[tile], hired) for tile, _, hired in walk.claims]
        return [(card, hired) for card, hired in held + claimed if self.book.kind[card] != "trap"]

    def _sacrifice(self, walk: Walk, tile: int, card: int, hired: int, symbols: Counts) -> Walk:
        """DD-TRAP-8, -9, -21, DD-TRAMP-12 to -14: all that the card gave is gone."""
        book = self.book
        told = ("disarmed", book.rooms[self.maze.cards[tile]].id, book.rooms[card].id)
        new = replace(walk, spent=(*walk.spent, (tile, card)), chosen=True, story=(*walk.story, told))
        if hired == TWO:
            return replace(new, pairs=tuple(pair for pair in walk.pairs if pair != card))
        new = replace(
            new,
            attack=less(walk.attack, symbols),
            defence=walk.defence - book.defence[card],
            keys=walk.keys - book.keys[card],
        )
        if hired == WITH_PAW:
            return replace(new, tokens=walk.tokens - 1, extra=walk.extra + 1) if walk.tokens else replace(new, owed=walk.owed + 1)
        return new

    def _claim(self, walk: Walk, tile: int, card: int, kind: str) -> Iterator[Option]:
        """What lies in a room is taken or left (DD-PAW-2)."""
        if walk.tokens:
            yield from self._hire(walk, tile, card) if kind == "tramp" else self._gather(walk, tile, card, kind)
        yield LEAVE, replace(walk, chosen=True)

    def _hire(self, walk: Walk, tile: int, card: int) -> Iterator[Option]:
        """DD-TRAMP-1 to -9."""
        book, room = self.book, self.book.rooms[card]
        two = self._take(walk, tile, 1, TWO)
        yield HIRE_TWO, replace(two, pairs=(*walk.pairs, card), story=(*walk.story, ("hired", room.id, "two-symbols")))
        gives = walk.extra > 0
        one = self._take(walk, tile, 1, WITH_PAW if gives else WITHOUT_PAW)
        one = replace(one, attack=add(walk.attack, book.with_paw[card]), story=(*walk.story, ("hired", room.id, "with-paw")))
        yield HIRE_PAW, replace(one, tokens=one.tokens + 1, extra=one.extra - 1) if gives else one

    def _gather(self, walk: Walk, tile: int, card: int, kind: str) -> Iterator[Option]:
        """DD-ART-1, DD-COIN-1, DD-CHEST-1, DD-POTION-6 to -9, -12."""
        room = self.book.rooms[card]
        taken = replace(self._take(walk, tile, 1), story=(*walk.story, ("took", room.kind, room.id)))
        if kind == "potion" and walk.supply != NONE:
            for symbol in range(3):
                if walk.supply[symbol]:
                    got = one_of(symbol)
                    story = (*walk.story, ("brewed", room.id, SYMBOLS[symbol]))
                    yield (
                        TAKE_POTION[symbol],
                        replace(taken, potions=add(walk.potions, got), supply=less(walk.supply, got), story=story),
                    )
        elif kind == "artefact":
            yield TAKE, replace(taken, attack=add(walk.attack, self.book.trophies[card]))
        else:
            yield TAKE, taken

    # ---- looking ahead ----

    def leads_out(self, walk: Walk) -> bool:
        """Whether a way to the table is left: a search without a room twice, with all that could be gained on it."""
        self.looked = 0
        return self._search(walk)

    def _search(self, walk: Walk) -> bool:
        if walk.damage >= walk.defence + walk.tokens * self.book.most_defence:
            return False
        if not walk.chosen:
            return any(self._search(after) for _, after in self._useful(walk))
        self.looked += 1
        simple = self._walks_out(walk)
        if simple is not None:
            return simple
        if self.looked > BOUND:
            return True
        if self.ability == "break" and walk.tokens and self._at_exit(walk):
            return True
        distance = self.maze.distance
        nearest = sorted(self.all_ways(walk), key=lambda option: distance[option[1].path[-1]])
        return any(self._search(after) for _, after in nearest)

    def _walks_out(self, walk: Walk) -> bool | None:
        """Whether there is a way without a fight or a gain, or surely none; nothing where it takes a search to know.

        A trophy, a key or a broken wall might open what is closed to a mere walk.
        """
        toll = self._cheapest(walk, self.tolls)
        if toll == FAR:
            return False
        if toll == UNSURE:
            return None
        paws, damage = divmod(toll, PAW_TOLL)
        if paws <= walk.tokens and walk.damage + damage < walk.defence:
            return True
        if walk.tokens or walk.damage + self._cheapest(walk, self.maze.damages) < walk.defence:
            return None
        return False

    def _cheapest(self, walk: Walk, tolls: list[int]) -> int:
        """The least that a way to the table costs; FAR where there is none, UNSURE where one might be opened."""
        maze, keys = self.maze, walk.keys > 0
        before = maze.shut
        for tile in walk.path:
            before |= 1 << tile
        closed, locked = before, False
        reached = [(0, walk.path[-1])]
        while reached:
            toll, at = heappop(reached)
            for _, door in maze.exits[at]:
                if keys or not door:
                    return toll
                locked = True
            for to, door in maze.links[at]:
                if closed >> to & 1:
                    continue
                if door and not keys:
                    locked = True
                else:
                    closed |= 1 << to
                    heappush(reached, (toll + tolls[to], to))
        could_break = self.ability == "break" and walk.tokens
        could_unlock = locked and walk.tokens and closed & ~before & maze.keyed
        return UNSURE if could_break or could_unlock else FAR

    def _at_exit(self, walk: Walk) -> bool:
        """Whether the table is one broken wall away."""
        return walk.damage < walk.defence and any(to < 0 for _, to in self.maze.closed[walk.path[-1]])

    def _useful(self, walk: Walk) -> list[Option]:
        """Choices that can help to get out, the cheapest first: a coin never does."""
        kind = self.book.kind[self.maze.cards[walk.path[-1]]]
        if kind in ("coin", "chest"):
            return [(LEAVE, replace(walk, chosen=True))]
        found = self.all_choices(walk)
        return found if kind == "trap" else found[::-1]


def _matched(lacking: tuple[int, ...], pairs: list[Counts]) -> bool:
    """Whether what is lacking can be made up by one symbol of each tramp."""
    short = sum(lacking)
    if short == 0:
        return True
    if short > len(pairs):
        return False
    for symbol in range(3):
        if pairs[0][symbol] and lacking[symbol]:
            left = tuple(count - (s == symbol) for s, count in enumerate(lacking))
            if _matched(left, pairs[1:]):
                return True
    return _matched(lacking, pairs[1:])


def dungeon_of(state: State) -> Dungeon:
    """The dungeon of the walk under way: as it lies, or as Sharik has turned it."""
    walk = state.walk
    return walk.turned if walk is not None and walk.turned is not None else state.dungeon


def walker_of(state: State, book: TailsBook) -> Walker:
    return Walker(state.parts[state.turn], state.terms, dungeon_of(state), book)


def room_of(walk: Walk, dungeon: Dungeon, book: TailsBook) -> RoomCard:
    return book.rooms[dungeon.tiles[walk.path[-1]].card]
