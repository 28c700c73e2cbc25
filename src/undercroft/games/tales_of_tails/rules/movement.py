"""A way out of the dungeon, room by room (3.6, 3.18): where a walk can go next, whether it can end well or not."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from undercroft.games.tales_of_tails.actions import BREAK, BREAK_OUT, OUT, SIDES
from undercroft.games.tales_of_tails.content import RoomCard, TailsBook, add
from undercroft.games.tales_of_tails.rules.dungeon import maze_of
from undercroft.games.tales_of_tails.rules.rooms import Option, Rooms
from undercroft.games.tales_of_tails.state import TWO, Dungeon, Pup, State, Terms, Walk
from undercroft.kernel.types import Barred


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
    """One player before one dungeon."""

    __slots__ = ("ability", "book", "dungeon", "maze", "rooms")

    def __init__(self, pup: Pup, terms: Terms, dungeon: Dungeon, book: TailsBook) -> None:
        self.book = book
        self.dungeon = dungeon
        self.maze = maze_of(dungeon, book)
        self.rooms = Rooms(pup, terms, self.maze, book)
        self.ability = self.rooms.ability

    def all_ways(self, walk: Walk, barred: list[Barred] | None = None) -> list[Option]:
        """Rooms that can be entered next, through a broken wall too."""
        enter, cards = self.book.choices.enter, self.maze.cards
        found = {enter[cards[to]]: after for to, after in self._entries(walk, barred)}
        if self.ability == "break" and (walk.tokens or barred is not None):
            found |= {BREAK[side]: after for side, after in self._breaches(walk, barred)}
        return list(found.items())

    def all_choices(self, walk: Walk, barred: list[Barred] | None = None) -> list[Option]:
        """What can be done in the room just entered."""
        return self.rooms.choices(walk, barred)

    def steps(self, walk: Walk) -> list[Option]:
        """All that leads on from here, whether it can end well or not."""
        return [*self.all_ways(walk), *self.ways_out(walk)] if walk.chosen else self.all_choices(walk)

    def survives(self, walk: Walk) -> bool:
        """DD-EXIT-15, -16: the damage of the whole path against all defence held at its end."""
        return walk.damage < walk.defence

    def _entries(self, walk: Walk, barred: list[Barred] | None) -> Iterator[tuple[int, Walk]]:
        """DD-EXIT-5, -6, -8 to -10, DD-DOOR-1, -2."""
        links = self.maze.links[walk.path[-1]]
        for to, door in links:
            rule = self._shut(walk, to)
            if rule is None and door and not walk.keys:
                rule = "DD-DOOR-1"
            if rule is None:
                yield to, self._enter(walk, to)
            elif barred is not None:
                barred.append(self._no_entry(to, rule))
        if barred is not None:
            far = set(range(len(self.maze.cards))) - {to for to, _ in links}
            barred += [self._no_entry(to, self._shut(walk, to) or "DD-EXIT-6") for to in sorted(far)]

    def _shut(self, walk: Walk, to: int) -> str | None:
        """The rule by which a room cannot be entered on this walk, wherever it lies."""
        if self.maze.shut >> to & 1:
            return "DD-EXIT-8" if self.maze.tiles[to].lid is None else "DD-EXIT-9"
        return "DD-EXIT-5" if to in walk.path else None

    def _no_entry(self, to: int, rule: str) -> Barred:
        card = self.maze.cards[to]
        return Barred(self.book.choices.enter[card], rule, (self.book.rooms[card].id,))

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

    def _breaches(self, walk: Walk, barred: list[Barred] | None) -> Iterator[tuple[int, Walk]]:
        """DD-DOG-BONK-1, -2, -12: through a wall or a door into the room behind it."""
        at = walk.path[-1]
        for side, to in self.maze.closed[at]:
            if to < 0:
                continue
            rule = self._shut(walk, to)
            if rule is None and walk.tokens:
                yield side, self._breach(walk, at, side, to)
            elif barred is not None and rule is not None and walk.tokens:
                barred.append(Barred(BREAK[side], rule, (self.book.rooms[self.maze.cards[to]].id,)))
            elif barred is not None:
                barred.append(Barred(BREAK[side], "DD-DOG-BONK-2"))
        if barred is not None:
            barred += [Barred(BREAK[side], "DD-DOG-BONK-12") for side, opening in self.maze.gapped[at] if not opening]

    def ways_out(self, walk: Walk, barred: list[Barred] | None = None) -> Iterator[Option]:
        """DD-EXIT-2, -3, -21: on to the table, by an opening, a door with a key, or a wall that Bonk breaks."""
        at = walk.path[-1]
        room = self.book.rooms[self.maze.cards[at]].id
        for side, door in self.maze.exits[at]:
            if not door or walk.keys:
                yield OUT[side], replace(walk, leaving=side, story=(*walk.story, ("left", room, SIDES[side])))
            elif barred is not None:
                barred.append(Barred(OUT[side], "DD-EXIT-21"))
        if barred is not None:
            gaps = {side for side, opening in self.maze.gapped[at] if opening}
            inner = set(range(4)) - {side for side, _ in self.maze.exits[at]}
            barred += [Barred(OUT[side], "DD-EXIT-3" if side in gaps else "DD-EXIT-2") for side in sorted(inner)]
        if self.ability != "break":
            return
        for side, to in self.maze.closed[at]:
            if to >= 0:
                continue
            if walk.tokens:
                broken = self._breach(walk, at, side, -1)
                yield BREAK_OUT[side], replace(broken, leaving=side, story=(*broken.story, ("left", room, SIDES[side])))
            elif barred is not None:
                barred.append(Barred(BREAK_OUT[side], "DD-DOG-BONK-2"))


def dungeon_of(state: State) -> Dungeon:
    """The dungeon of the walk under way: as it lies, or as Sharik has turned it."""
    walk = state.walk
    return walk.turned if walk is not None and walk.turned is not None else state.dungeon


def walker_of(state: State, book: TailsBook) -> Walker:
    return Walker(state.parts[state.turn], state.terms, dungeon_of(state), book)


def room_of(walk: Walk, dungeon: Dungeon, book: TailsBook) -> RoomCard:
    return book.rooms[dungeon.tiles[walk.path[-1]].card]
