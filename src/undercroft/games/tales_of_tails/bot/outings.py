"""The best way out that a seat can find: a search of limited breadth over routes and what is done on them.

The same question always finds the same way: its limits are counts, never seconds.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from undercroft.games.tales_of_tails.actions import HIRE_TWO, drunk
from undercroft.games.tales_of_tails.bot.prices import Prices, prices, sum_of
from undercroft.games.tales_of_tails.content import TailsBook
from undercroft.games.tales_of_tails.rules.dungeon import DX, DY
from undercroft.games.tales_of_tails.rules.movement import Walker, first_steps
from undercroft.games.tales_of_tails.rules.turning import turnable, turned
from undercroft.games.tales_of_tails.state import WITH_PAW, Dungeon, Pup, State, Terms, Walk
from undercroft.kernel.types import Action

BREADTH, GLANCE, A_ROOM = 14, 5, 4
"""Walks followed at a time, by a seat for itself and for others; and how many of them may stand in one room."""
NODES = 900
"""Steps looked at in one search."""
NOT_FOUND = -99.0
READY_PAW, STRENGTH, WOUND, STEP = 0.8, 0.15, 0.1, 0.01
"""What a paw, a symbol and damage count while a walk goes on, and what a step costs."""


class Node:
    """A walk on which the last room is dealt with, and what it has brought."""

    __slots__ = ("action", "before", "promise", "value", "walk")

    def __init__(self, walk: Walk, action: Action | None, before: Node | None, value: float) -> None:
        self.walk = walk
        self.action = action
        self.before = before
        self.value = value
        strength = sum(walk.attack) + len(walk.pairs) + sum(walk.potions)
        self.promise = value + READY_PAW * walk.tokens + STRENGTH * strength - WOUND * walk.damage


class Outing(NamedTuple):
    """What a search found."""

    value: float
    plan: tuple[tuple[Action, Walk], ...]
    """Answers from the start of the search to the way out, each with the walk it leads to."""
    reach: dict[int, Node]
    """For each room the most promising walk that gets there."""
    exits: dict[tuple[int, int], float]
    """For each cell of the table beside the dungeon the best value of leaving there."""


class Search:
    def __init__(self, walker: Walker, worth: Prices, breadth: int) -> None:
        self.walker = walker
        self.breadth = breadth
        self.worth = worth
        self.looked = 0
        self.best: Node | None = None
        self.reach: dict[int, Node] = {}
        self.exits: dict[tuple[int, int], float] = {}

    def outing(self, start: Walk) -> Outing:
        first = Node(start, None, None, 0.0)
        layer = [first] if start.chosen else self._deal(first)
        while layer and self.looked < NODES:
            after: list[Node] = []
            for node in layer:
                self._arrive(node)
                for action, walk in self.walker.all_ways(node.walk):
                    step = Node(walk, action, node, node.value - STEP)
                    after += [step] if walk.chosen else self._deal(step)
            self.looked += len(after)
            layer = _most_promising(after, self.breadth)
        if self.best is None:
            return Outing(NOT_FOUND, (), self.reach, self.exits)
        return Outing(self.best.value, tuple(_plan(self.best)), self.reach, self.exits)

    def _deal(self, node: Node) -> list[Node]:
        """What can be done in the room just entered."""
        card = self.walker.maze.cards[node.walk.path[-1]]
        return [
            Node(walk, action, node, node.value + self._gain(action, card, walk))
            for action, walk in self.walker.all_choices(node.walk)
        ]

    def _gain(self, action: Action, card: int, walk: Walk) -> float:
        worth = self.worth
        match action.kind:
            case "fight":
                return worth.cards[card] - (sum_of(drunk(action), worth.potions) if action.value else 0.0)
            case "vow" | "take" | "paw":
                return worth.cards[card]
            case "take-potion":
                return worth.potions[action.value]
            case "hire":
                if action is HIRE_TWO:
                    return worth.cards[card]
                book = self.walker.book
                paw = worth.paw if walk.claims[-1][2] == WITH_PAW else 0.0
                return sum_of(book.with_paw[card], worth.symbols) + paw - book.figures.penalty
            case "disarm":
                return -worth.cards[action.value]
            case "pour":
                return -worth.potions[action.value]
        return 0.0

    def _arrive(self, node: Node) -> None:
        """Notes how far a walk has come, and how it could end here."""
        walk, walker = node.walk, self.walker
        at = walk.path[-1]
        known = self.reach.get(at)
        if known is None or node.promise > known.promise:
            self.reach[at] = node
        if walk.damage >= walk.defence:
            return
        tile = walker.maze.tiles[at]
        for action, out in walker.outs(walk):
            cell = tile.x + DX[out.leaving], tile.y + DY[out.leaving]
            if node.value > self.exits.get(cell, NOT_FOUND):
                self.exits[cell] = node.value
            if self.best is None or node.value > self.best.value:
                self.best = Node(out, action, node, node.value)


def _most_promising(nodes: list[Node], breadth: int) -> list[Node]:
    nodes.sort(key=lambda node: -node.promise)
    kept: list[Node] = []
    seen: set[tuple[object, ...]] = set()
    in_room: dict[int, int] = {}
    for node in nodes:
        walk = node.walk
        at = walk.path[-1]
        same = (at, frozenset(walk.claims), walk.damage, walk.tokens, walk.potions)
        if in_room.get(at, 0) < A_ROOM and same not in seen:
            seen.add(same)
            in_room[at] = in_room.get(at, 0) + 1
            kept.append(node)
            if len(kept) == breadth:
                break
    return kept


def _plan(end: Node) -> list[tuple[Action, Walk]]:
    steps = []
    node: Node | None = end
    while node is not None and node.action is not None:
        steps.append((node.action, node.walk))
        node = node.before
    return steps[::-1]


@lru_cache(512)
def _search(
    start: Walk, dungeon: Dungeon, dog: int, cards: tuple[int, ...], tramps: tuple[tuple[int, int], ...], worth: Prices,
    breadth: int, terms: Terms, book: TailsBook,
) -> Outing:  # fmt: skip
    walker = Walker(Pup(dog=dog, cards=cards, tramps=tramps), terms, dungeon, book)
    return Search(walker, worth, breadth).outing(start)


def outing(state: State, seat: int, book: TailsBook, dungeon: Dungeon, start: Walk, breadth: int = BREADTH) -> Outing:
    """The best way out from where a walk stands."""
    pup = state.parts[seat]
    return _search(start, dungeon, pup.dog, pup.cards, pup.tramps, prices(state, seat, book), breadth, state.terms, book)


def from_the_start(state: State, seat: int, book: TailsBook, breadth: int = BREADTH) -> Outing:
    """The best way out as the rooms lie."""
    return outing(state, seat, book, state.dungeon, first_steps(state, seat, book), breadth)


def turnings(dungeon: Dungeon) -> Iterator[Dungeon]:
    """The dungeon as it lies, and with one room beside the start room turned."""
    yield dungeon
    for tile in turnable(dungeon):
        for quarters in range(1, 4):
            yield turned(dungeon, tile.card, quarters)


def best_turning(state: State, seat: int, book: TailsBook) -> tuple[Dungeon, float]:
    """How Sharik should turn the rooms, and what his best way out is worth then."""
    start = first_steps(state, seat, book)
    values = [(dungeon, outing(state, seat, book, dungeon, start).value) for dungeon in turnings(state.dungeon)]
    return max(values, key=lambda found: found[1])
