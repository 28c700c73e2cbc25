"""Ways through the tomb for bots: what one move leads to, and how dear every cell is from one of them."""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush
from typing import NamedTuple, cast

from undercroft.games.monsters_of_egypt.plan import Plan
from undercroft.games.monsters_of_egypt.rules.dungeon import landing, ways
from undercroft.games.monsters_of_egypt.state import State

FAR = 1 << 30
MOVE = 4
"""Costs are in quarters of a move."""
DEAREST = 255


class Graph:
    """For each cell its moves: the cell that is chosen, and the cell where the move ends. Known by itself, so quick as a key."""

    __slots__ = ("moves",)

    def __init__(self, moves: list[list[tuple[int, int]]]) -> None:
        self.moves = moves


class Ground(NamedTuple):
    """As much of a state as the rules of the ground read."""

    shape: bytes
    doors: tuple[bool, bool]
    ceiling: int


class Reach(NamedTuple):
    """From one cell to every other: the cost, the moves, the choice to begin with and the cell before."""

    cost: list[int]
    moves: list[int]
    first: list[int]
    before: list[int]


def ground_of(state: State) -> Ground:
    return Ground(state.shape, state.doors, max(2, state.ceiling))


@lru_cache(maxsize=256)
def on_foot(plan: Plan, ground: Ground) -> Graph:
    state = cast(State, ground)
    ends = [landing(state, plan, cell) for cell in range(plan.size)]
    return Graph([[(to, ends[to]) for to in ways(state, plan, cell)] for cell in range(plan.size)])


@lru_cache(maxsize=64)
def changed(plan: Plan, before: Ground, ground: Ground, cell: int) -> Graph:
    """The ways on foot after one change in this cell: only beside its column, and out of caves, do moves end elsewhere."""
    state, column = cast(State, ground), cell % plan.width
    moves = on_foot(plan, before).moves[:]
    beside = [near for near in (column - 1, column, column + 1) if 0 <= near < plan.width]
    for here in {*plan.caves, *(first + near for first in range(0, plan.size, plan.width) for near in beside)}:
        moves[here] = [(to, landing(state, plan, to)) for to in ways(state, plan, here)]
    return Graph(moves)


@lru_cache(maxsize=64)
def through_air(plan: Plan, ground: Ground) -> Graph:
    """Nobody falls before the end of the turn."""
    state = cast(State, ground)
    return Graph([[(to, to) for to in ways(state, plan, cell, flying=True)] for cell in range(plan.size)])


@lru_cache(maxsize=64)
def through_walls(plan: Plan, ground: Ground) -> Graph:
    """As ghosts go: everything but closed doors lets them pass."""
    first = (ground.ceiling - 2) * plan.width
    found = []
    for cell in range(plan.size):
        to = [side for side, door in plan.sides[cell] if door < 0 or ground.doors[door]]
        to += [near for near in (cell - plan.width, cell + plan.width) if first <= near < plan.size]
        if cell in plan.in_cave:
            to += [cave for cave in plan.caves if cave not in (cell, *to) and cave >= first]
        found.append([(near, near) for near in to])
    return Graph(found)


Goals = tuple[tuple[int, int], ...]
"""Cells and what each is worth: the search may stop when no other can be better than the best one found."""


@lru_cache(maxsize=1024)
def reach(graph: Graph, source: int, costs: bytes, goals: Goals = ()) -> Reach:
    """The cheapest way to every cell, or only to the best goal; `costs` is what coming to a cell costs beside the move."""
    edges = graph.moves
    size = len(edges)
    cost, moves, first, before = [FAR] * size, [0] * size, [-1] * size, [-1] * size
    cost[source] = 0
    bonus = dict(goals)
    most = max(bonus.values(), default=0)
    enough = FAR
    heap = [source]
    while heap:
        entry = heappop(heap)
        cell, so_far = entry & 0xFFFF, entry >> 16
        if so_far > enough:
            break
        if so_far > cost[cell]:
            continue
        if cell in bonus and cell != source:
            enough = min(enough, so_far - bonus[cell] + most)
        so_far += MOVE
        for to, end in edges[cell]:
            price = so_far + costs[end]
            if price < cost[end]:
                cost[end] = price
                moves[end] = moves[cell] + 1
                first[end] = to if cell == source else first[cell]
                before[end] = cell
                heappush(heap, price << 16 | end)
    return Reach(cost, moves, first, before)


@lru_cache(maxsize=16)
def rough(plan: Plan) -> tuple[bytes, ...]:
    """About how far any two cells are apart: floors count twice."""
    places = [divmod(cell, plan.width) for cell in range(plan.size)]
    return tuple(bytes(min(255, 2 * abs(a - c) + abs(b - d)) for c, d in places) for a, b in places)


def after(found: Reach, target: int, moves: int) -> int:
    """The cell on the way to the target where so many moves end."""
    while found.moves[target] > moves:
        target = found.before[target]
    return target


@lru_cache(maxsize=256)
def leading_to(graph: Graph, target: int) -> frozenset[int]:
    """The cells from which a target can be reached at all."""
    coming: dict[int, list[int]] = {}
    for cell, moves in enumerate(graph.moves):
        for _, end in moves:
            coming.setdefault(end, []).append(cell)
    found, todo = {target}, [target]
    while todo:
        for cell in coming.get(todo.pop(), ()):
            if cell not in found:
                found.add(cell)
                todo.append(cell)
    return frozenset(found)
