"""Looking ahead: of all that can be done on a walk only what can still end well is offered (3.6)."""

from __future__ import annotations

from heapq import heappop, heappush
from operator import le

from msgspec.structs import replace

from undercroft.games.tales_of_tails.actions import LEAVE, PASS
from undercroft.games.tales_of_tails.content import TailsBook
from undercroft.games.tales_of_tails.rules.deadends import DeadEnds, means_of
from undercroft.games.tales_of_tails.rules.dungeon import FAR, PAW_TOLL
from undercroft.games.tales_of_tails.rules.movement import Walker, dungeon_of
from undercroft.games.tales_of_tails.rules.rooms import Option
from undercroft.games.tales_of_tails.state import Dungeon, Pup, State, Terms, Walk
from undercroft.kernel.types import Action, Barred

BOUND = 2000
"""Rooms that the look ahead of one question may enter; beyond it a way is taken to be possible."""
REMEMBER_AFTER = 20
"""As many are entered before it pays to remember dead ends."""
UNSURE = -1


class LookAhead(Walker):
    """A walker who goes all ways in thought first."""

    __slots__ = ("dead_ends", "looked", "tolls")

    def __init__(self, pup: Pup, terms: Terms, dungeon: Dungeon, book: TailsBook) -> None:
        super().__init__(pup, terms, dungeon, book)
        self.looked = 0
        self.dead_ends: DeadEnds | None = None
        self.tolls = self.maze.damages if self.ability == "jump" else self.maze.tolls
        """What each room costs a dog that only walks through it: damage, and paws for traps."""

    # ---- what is offered ----

    def ways(self, walk: Walk, barred: list[Barred] | None = None) -> list[Option]:
        """Where to go from a room that is done with: rooms, passages to break, the table. Only what can end well."""
        self.looked = 0
        if barred is not None:
            self.rooms.bar_what_was_jumped_over(walk, barred)
        found = [option for option in self.all_ways(walk, barred) if self._ends_well(*option, barred)]
        for option in self.ways_out(walk, barred):
            if self.survives(option[1]):
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
            hurts = action is PASS and not self.survives(after)
            damage = Barred(action, "DD-MONSTER-13", (after.damage, after.defence))
            barred.append(damage if hurts else Barred(action, "DD-EXIT-14"))
        return well

    # ---- whether there is a way out ----

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
        if self.ability == "break" and walk.tokens and self._one_wall_from_the_table(walk):
            return True
        distance = self.maze.distance
        nearest = sorted(self.all_ways(walk), key=lambda option: distance[option[1].path[-1]])
        if self.looked < REMEMBER_AFTER:
            return any(self._search(after) for _, after in nearest)
        return self._search_noting(walk, nearest)

    def _search_noting(self, walk: Walk, nearest: list[Option]) -> bool:
        """A long search remembers from where, and with what, there is no way out."""
        if self.dead_ends is None:
            self.dead_ends = DeadEnds(self.maze, breaks=self.ability == "break")
        place, means = self.dead_ends.place(walk, self.maze.shut), means_of(walk, self.rooms.hand(walk))
        if self.dead_ends.knows(place, means) or walk.damage >= walk.defence + self._defence_ahead(walk, place[1]):
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

    def _one_wall_from_the_table(self, walk: Walk) -> bool:
        """Whether the table is one broken wall away."""
        return walk.damage < walk.defence and any(to < 0 for _, to in self.maze.closed[walk.path[-1]])

    def _useful(self, walk: Walk) -> list[Option]:
        """Choices that can help to get out, the cheapest first: a coin never does."""
        kind = self.book.kind[self.maze.cards[walk.path[-1]]]
        if kind in ("coin", "chest"):
            return [(LEAVE, replace(walk, chosen=True))]
        found = self.all_choices(walk)
        return found if kind == "trap" else found[::-1]


def look_ahead(state: State, book: TailsBook) -> LookAhead:
    """Of whoever's turn it is."""
    return LookAhead(state.parts[state.turn], state.terms, dungeon_of(state), book)
