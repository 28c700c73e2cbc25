"""The best way out that a seat can find: a search of limited breadth over paths and what is done on them.

The same question always finds the same way: its limits are counts, never seconds.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from undercroft.games.tales_of_tails.actions import HIRE_TWO, drunk
from undercroft.games.tales_of_tails.bot.prices import Values, total, values_for
from undercroft.games.tales_of_tails.bot.sight import SEES_ALL, USUAL, Reach, Sight
from undercroft.games.tales_of_tails.content import TailsBook
from undercroft.games.tales_of_tails.rules.dungeon import DX, DY
from undercroft.games.tales_of_tails.rules.movement import Walker, first_steps
from undercroft.games.tales_of_tails.rules.turning import turnable, turned
from undercroft.games.tales_of_tails.state import INSIDE, WITH_PAW, Dungeon, Pup, State, Terms, Walk
from undercroft.kernel.types import Action

NOT_FOUND = -99.0
A_PAW, A_SYMBOL, DAMAGE, A_STEP = 0.4, 0.15, 0.1, 0.006
"""What a paw, a symbol and damage count while a walk goes on, and what a step costs."""


Step = tuple[Action, Walk]


class Node(msgspec.Struct, gc=False):
    """A walk on which the last room is dealt with, and what it has brought."""

    walk: Walk
    action: Action | None
    before: Node | None
    value: float
    promise: float = 0.0

    def __post_init__(self) -> None:
        walk = self.walk
        strength = sum(walk.attack) + len(walk.pairs) + sum(walk.potions)
        self.promise = self.value + A_PAW * walk.tokens + A_SYMBOL * strength - DAMAGE * walk.damage


class Found(NamedTuple):
    """What a search found: the best way out, and how far any walk gets."""

    value: float
    plan: tuple[Step, ...]
    """Answers from the start of the search to the way out, each with the walk it leads to."""
    reach: dict[int, Node]
    """For each room the most promising walk that gets there."""
    exits: dict[tuple[int, int], float]
    """For each cell of the table beside the dungeon the best value of leaving there."""


class Search:
    def __init__(self, walker: Walker, values: Values, reach: Reach) -> None:
        self.walker = walker
        self.limits = reach
        self.values = values
        self.looked = 0
        self.best: Node | None = None
        self.reach: dict[int, Node] = {}
        self.exits: dict[tuple[int, int], float] = {}

    def run(self, start: Walk) -> Found:
        first = Node(start, None, None, 0.0)
        layer = [first] if start.chosen else self._choices_in_room(first)
        for _ in range(self.limits.rooms):
            after: list[Node] = []
            for node in layer:
                self._arrive(node)
                for action, walk in self.walker.all_ways(node.walk):
                    step = Node(walk, action, node, node.value - A_STEP)
                    after += [step] if walk.chosen else self._choices_in_room(step)
            self.looked += len(after)
            layer = _most_promising(after, self.limits)
            if not layer or self.looked >= self.limits.steps:
                break
        if self.best is None:
            return Found(NOT_FOUND, (), self.reach, self.exits)
        return Found(self.best.value, _plan(self.best), self.reach, self.exits)

    def _choices_in_room(self, node: Node) -> list[Node]:
        """What can be done in the room just entered."""
        card = self.walker.maze.cards[node.walk.path[-1]]
        return [
            Node(walk, action, node, node.value + self._gain(action, card, walk))
            for action, walk in self.walker.all_choices(node.walk)
        ]

    def _gain(self, action: Action, card: int, walk: Walk) -> float:
        values = self.values
        match action.kind:
            case "fight":
                return values.cards[card] - (total(drunk(action), values.potions) if action.value else 0.0)
            case "vow" | "take" | "paw":
                return values.cards[card]
            case "take-potion":
                return values.potions[action.value]
            case "hire":
                if action is HIRE_TWO:
                    return values.cards[card]
                book = self.walker.book
                paw = values.paw if walk.claims[-1][2] == WITH_PAW else 0.0
                return total(book.with_paw[card], values.symbols) + paw - book.figures.penalty
            case "disarm":
                return -values.cards[action.value]
            case "pour":
                return -values.potions[action.value]
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
        for action, out in walker.ways_out(walk):
            cell = tile.x + DX[out.leaving], tile.y + DY[out.leaving]
            if node.value > self.exits.get(cell, NOT_FOUND):
                self.exits[cell] = node.value
            if self.best is None or node.value > self.best.value:
                self.best = Node(out, action, node, node.value)


def _most_promising(nodes: list[Node], limits: Reach) -> list[Node]:
    nodes.sort(key=lambda node: -node.promise)
    kept: list[Node] = []
    seen: set[tuple[object, ...]] = set()
    in_room: dict[int, int] = {}
    for node in nodes:
        walk = node.walk
        at = walk.path[-1]
        same = (at, frozenset(walk.claims), walk.damage, walk.tokens, walk.potions)
        if in_room.get(at, 0) < limits.in_a_room and same not in seen:
            seen.add(same)
            in_room[at] = in_room.get(at, 0) + 1
            kept.append(node)
            if len(kept) == limits.walks:
                break
    return kept


def _plan(end: Node) -> tuple[Step, ...]:
    steps = []
    node: Node | None = end
    while node is not None and node.action is not None:
        steps.append((node.action, node.walk))
        node = node.before
    return tuple(steps[::-1])


@lru_cache(512)
def _search(
    start: Walk, dungeon: Dungeon, dog: int, cards: tuple[int, ...], tramps: tuple[tuple[int, int], ...], values: Values,
    reach: Reach, terms: Terms, book: TailsBook,
) -> Found:  # fmt: skip
    walker = Walker(Pup(dog=dog, cards=cards, tramps=tramps), terms, dungeon, book)
    return Search(walker, values, reach).run(start)


def best_way(
    state: State, seat: int, book: TailsBook, dungeon: Dungeon, start: Walk, sight: Sight = SEES_ALL, reach: Reach | None = None
) -> Found:
    """The best way out from where a walk stands; `reach` for a glance at another's way."""
    pup, values = state.parts[seat], values_for(state, seat, book, sight)
    return _search(start, dungeon, pup.dog, pup.cards, pup.tramps, values, reach or sight.own, state.terms, book)


def way_from_start(state: State, seat: int, book: TailsBook, sight: Sight = SEES_ALL, reach: Reach | None = None) -> Found:
    """The best way out as the rooms lie."""
    return best_way(state, seat, book, state.dungeon, first_steps(state, seat, book), sight, reach)


def rivals(state: State, seat: int) -> list[int]:
    """The others who are still inside."""
    return [other for other, pup in enumerate(state.parts) if other != seat and pup.place == INSIDE]


def _turnings(dungeon: Dungeon) -> Iterator[Dungeon]:
    """The dungeon as it lies, and with one room beside the start room turned."""
    yield dungeon
    for tile in turnable(dungeon):
        for quarters in range(1, 4):
            yield turned(dungeon, tile.card, quarters)


def best_turning(state: State, seat: int, book: TailsBook, sight: Sight = SEES_ALL) -> tuple[Dungeon, Found]:
    """How Sharik should turn the rooms, and his best way out then."""
    start, reach = first_steps(state, seat, book), min(sight.own, USUAL)
    found = [
        (dungeon, best_way(state, seat, book, dungeon, replace(start, turned=dungeon), sight, reach))
        for dungeon in _turnings(state.dungeon)
    ]
    return max(found, key=lambda each: each[1].value)


def turns_rooms(state: State, seat: int, book: TailsBook) -> bool:
    return book.dogs[state.parts[seat].dog].ability == "turn"
