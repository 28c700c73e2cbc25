"""A way out of the dungeon, room by room (3.6, 3.9 to 3.15, 3.18): what can be done, and whether it can still end well."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush
from itertools import product
from operator import le

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
from undercroft.games.tales_of_tails.rules.deadends import DeadEnds, means_of
from undercroft.games.tales_of_tails.rules.dungeon import FAR, PAW_TOLL, Maze, maze_of
from undercroft.games.tales_of_tails.state import NONE, TWO, WITH_PAW, WITHOUT_PAW, Dungeon, Pup, State, Terms, Walk
from undercroft.kernel.types import Action, Barred

BOUND = 2000
"""Rooms that the look ahead of one question may enter; beyond it a way is taken to be possible."""
SHORT = 20
"""As many are entered before it pays to remember dead ends."""
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

    __slots__ = ("ability", "book", "dead_ends", "dungeon", "looked", "maze", "pup", "terms", "tolls")

    def __init__(self, pup: Pup, terms: Terms, dungeon: Dungeon, book: TailsBook) -> None:
        self.book = book
        self.pup = pup
        self.terms = terms
        self.dungeon = dungeon
        self.ability = book.dogs[pup.dog].ability
        self.maze: Maze = maze_of(dungeon, book)
        self.looked = 0
        self.dead_ends: DeadEnds | None = None
        self.tolls = self.maze.damages if self.ability == "jump" else self.maze.tolls
        """What each room costs a dog that only walks through it: damage, and paws for traps."""

    # ---- what can be done ----

    def ways(self, walk: Walk, barred: list[Barred] | None = None) -> list[Option]:
        """Where to go from a room that is done with: rooms, passages to break, the table. Only what can end well."""
        self.looked = 0
        if barred is not None:
            self._jumped(walk, barred)
        found = [option for option in self.all_ways(walk, barred) if self._ends_well(*option, barred)]
        for option in self.outs(walk, barred):
            if self.fit(option[1]):
                found.append(option)
            elif barred is not None:
                barred.append(Barred(option[0], "DD-EXIT-15", (walk.damage, walk.defence)))
        return found

    def choices(self, walk: Walk, barred: list[Barred] | None = None) -> list[Option]:
        """What to do in the room just entered. Only what can end well."""
        self.looked = 0
        return [option for option in self.all_choices(walk, barred) if self._ends_well(*option, barred)]

    def _ends_well(self, action: Action, after: Walk, barred: list[Barred] | None) -> bool:
        """DD-EXIT-14; DD-MONSTER-13 where it is the damage alone."""
        well = self._search(after)
        if not well and barred is not None:
            hurts = action is PASS and not self.fit(after)
            damage = Barred(action, "DD-MONSTER-13", (after.damage, after.defence))
            barred.append(damage if hurts else Barred(action, "DD-EXIT-14"))
        return well

    def all_ways(self, walk: Walk, barred: list[Barred] | None = None) -> list[Option]:
        """Rooms that can be entered next, through a broken wall too."""
        enter, cards = self.book.choices.enter, self.maze.cards
        found = {enter[cards[to]]: after for to, after in self._rooms(walk, barred)}
        if self.ability == "break" and (walk.tokens or barred is not None):
            found |= {BREAK[side]: after for side, after in self._breaches(walk, barred)}
        return list(found.items())

    def all_choices(self, walk: Walk, barred: list[Barred] | None = None) -> list[Option]:
        tile = walk.path[-1]
        card = self.maze.cards[tile]
        kind = self.book.kind[card]
        if kind == "monster":
            return list(self._monster(walk, tile, card, barred))
        if kind == "trap":
            return list(self._trap(walk, tile, card, barred))
        return list(self._claim(walk, tile, card, kind, barred))

    def steps(self, walk: Walk) -> list[Option]:
        """All that leads on from here, whether it can end well or not."""
        return [*self.all_ways(walk), *self.outs(walk)] if walk.chosen else self.all_choices(walk)

    def fit(self, walk: Walk) -> bool:
        """DD-EXIT-15, -16: the damage of the whole path against all defence held at its end."""
        return walk.damage < walk.defence

    # ---- steps ----

    def _rooms(self, walk: Walk, barred: list[Barred] | None) -> Iterator[tuple[int, Walk]]:
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

    def outs(self, walk: Walk, barred: list[Barred] | None = None) -> Iterator[Option]:
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

    # ---- rooms ----

    def _take(self, walk: Walk, tile: int, paws: int, hired: int = 0) -> Walk:
        return replace(walk, tokens=walk.tokens - paws, claims=(*walk.claims, (tile, paws, hired)), chosen=True)

    def _monster(self, walk: Walk, tile: int, card: int, barred: list[Barred] | None) -> Iterator[Option]:
        """DD-MONSTER-1 to -13, DD-DOG-JEANNE-1 to -8."""
        room = self.book.rooms[card]
        brews = self.brews(walk, card) if walk.tokens else []
        for potions in brews:
            drunk = [("drank", SYMBOLS[symbol]) for symbol in range(3) for _ in range(potions[symbol])]
            won = self._win(replace(walk, story=(*walk.story, *drunk)), tile, card, 1)
            spent = replace(won, potions=less(won.potions, potions), supply=add(won.supply, potions))
            yield drink(potions), spent
        if barred is not None and NONE not in brews:
            weak = Barred(drink(NONE), "DD-MONSTER-2", ("yes" if brews else "no",))
            barred.append(weak if walk.tokens else Barred(drink(NONE), "DD-MONSTER-4"))
        if self.ability == "vow":
            rule = self._no_vow(walk, card)
            if not rule:
                yield VOW, self._win(walk, tile, card, 2)
            elif barred is not None:
                barred.append(Barred(VOW, rule))
        hurt = walk.damage + room.damage
        if not self.terms.each_hit or hurt < walk.defence:
            told = ("passed", room.name, room.id, room.damage)
            yield PASS, replace(walk, damage=hurt, chosen=True, story=(*walk.story, told))
        elif barred is not None:
            barred.append(Barred(PASS, "DD-MONSTER-13", (hurt, walk.defence)))

    def _no_vow(self, walk: Walk, card: int) -> str:
        """The rule by which a vow does not work on this monster, if any."""
        if not self.book.rooms[card].vow:
            return "DD-DOG-JEANNE-4"
        if walk.tokens < 2:
            return "DD-DOG-JEANNE-3"
        return "DD-DOG-JEANNE-5" if self.beats(walk, card, NONE) else ""

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

    def _trap(self, walk: Walk, tile: int, card: int, barred: list[Barred] | None) -> Iterator[Option]:
        """DD-TRAP-1 to -21."""
        book, room = self.book, self.book.rooms[card]
        symbol = book.need[card].index(1)
        if walk.tokens:
            yield PAW, replace(self._take(walk, tile, 1), story=(*walk.story, ("sprung", room.id)))
        elif barred is not None:
            barred.append(Barred(PAW, "DD-TRAP-18"))
        spent = {other for _, other in walk.spent}
        for other, hired in self.hand(walk):
            if other in spent:
                continue
            symbols = book.with_paw[other] if hired in (WITH_PAW, WITHOUT_PAW) else book.trophies[other]
            if symbols[symbol]:
                yield book.choices.disarm[other], self._sacrifice(walk, tile, other, hired, symbols)
            elif barred is not None:
                barred.append(Barred(book.choices.disarm[other], "DD-TRAP-2"))
        for poured in range(3):
            if not walk.potions[poured]:
                continue
            if poured == symbol:
                told = ("poured", room.id, SYMBOLS[symbol])
                potions = less(walk.potions, one_of(symbol))
                emptied = (*walk.spent, (tile, -1 - symbol))
                yield POUR[symbol], replace(walk, potions=potions, spent=emptied, chosen=True, story=(*walk.story, told))
            elif barred is not None:
                barred.append(Barred(POUR[poured], "DD-POTION-3"))

    def _jumped(self, walk: Walk, barred: list[Barred]) -> None:
        """DD-DOG-ROBIN-3, -4: what may not be done to a trap that was jumped over."""
        if self.ability == "jump" and self.book.kind[self.maze.cards[walk.path[-1]]] == "trap":
            barred.append(Barred(PAW, "DD-DOG-ROBIN-4"))
            spends = [self.book.choices.disarm[card] for card, _ in self.hand(walk)]
            spends += [POUR[symbol] for symbol in range(3) if walk.potions[symbol]]
            barred += [Barred(action, "DD-DOG-ROBIN-3") for action in spends]

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

    def _claim(self, walk: Walk, tile: int, card: int, kind: str, barred: list[Barred] | None) -> Iterator[Option]:
        """What lies in a room is taken or left (DD-PAW-2)."""
        taking = self._hire(walk, tile, card) if kind == "tramp" else self._gather(walk, tile, card, kind, barred)
        if walk.tokens:
            yield from taking
        elif barred is not None:
            barred += [Barred(action, "DD-PAW-1") for action, _ in taking]
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

    def _gather(self, walk: Walk, tile: int, card: int, kind: str, barred: list[Barred] | None) -> Iterator[Option]:
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
                elif barred is not None:
                    barred.append(Barred(TAKE_POTION[symbol], "DD-POTION-7"))
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
        if self.looked < SHORT:
            return any(self._search(after) for _, after in nearest)
        return self._search_noting(walk, nearest)

    def _search_noting(self, walk: Walk, nearest: list[Option]) -> bool:
        """A long search remembers from where, and with what, there is no way out."""
        if self.dead_ends is None:
            self.dead_ends = DeadEnds(self.maze, breaks=self.ability == "break")
        place, means = self.dead_ends.place(walk, self.maze.shut), means_of(walk, self.hand(walk))
        if walk.damage >= walk.defence + self._defence_ahead(walk, place[1]) or self.dead_ends.knows(place, means):
            return False
        if any(self._search(after) for _, after in nearest):
            return True
        self.dead_ends.note(place, means)
        return False

    def _walks_out(self, walk: Walk) -> bool | None:
        """Whether there is a way without a fight or a gain, or surely none; nothing where it takes a search to know.

        A trophy or a key might open what is closed to a mere walk.
        """
        breaks = self.ability == "break" and walk.tokens
        toll = self._through_walls(walk) if breaks else self._cheapest(walk, self.tolls)
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
        """The least that a way to the table costs; FAR where there is none, UNSURE where a key might open one."""
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
        could_unlock = locked and walk.tokens and closed & ~before & maze.keyed
        return UNSURE if could_unlock else FAR

    def _defence_ahead(self, walk: Walk, rooms: int) -> int:
        """The most defence that these rooms, given as bits, could add: as many as there are paws, strong as one could become."""
        book, paws = self.book, walk.tokens + walk.extra
        ahead = [card for tile, card in enumerate(self.maze.cards) if rooms >> tile & 1]
        best = [[max(book.trophies[card][s], book.with_paw[card][s]) for card in ahead] for s in range(3)]
        gains = [sum(sorted(symbols, reverse=True)[:paws]) for symbols in best]
        might = [walk.attack[s] + walk.potions[s] + walk.supply[s] + len(walk.pairs) + gains[s] for s in range(3)]
        vows = self.ability == "vow"
        within = [book.defence[card] for card in ahead if vows or all(map(le, book.need[card], might))]
        return sum(sorted(within, reverse=True)[: walk.tokens])

    def _through_walls(self, walk: Walk) -> int:
        """The same for who breaks walls: each costs a paw, and so does a door without a key."""
        maze, tolls, closed = self.maze, self.tolls, self.maze.shut
        for tile in walk.path[:-1]:
            closed |= 1 << tile
        locked = 0 if walk.keys > 0 else PAW_TOLL
        reached = [(0, walk.path[-1])]
        while reached:
            toll, at = heappop(reached)
            if at < 0:
                return toll
            if closed >> at & 1:
                continue
            closed |= 1 << at
            for _, door in maze.exits[at]:
                heappush(reached, (toll + door * locked, -1))
            for to, door in maze.links[at]:
                if not closed >> to & 1:
                    heappush(reached, (toll + tolls[to] + door * locked, to))
            for _, to in maze.closed[at]:
                if to < 0 or not closed >> to & 1:
                    heappush(reached, (toll + PAW_TOLL + (tolls[to] if to >= 0 else 0), to))
        return FAR

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
