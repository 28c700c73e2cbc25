"""Ways through the tomb: what one move leads to, how dear every cell is from another, and where a tool would make a way."""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from undercroft.games.monsters_of_egypt.content import CLIMB, FLOOR, RUNG, WALL, Plan
from undercroft.games.monsters_of_egypt.rules.dungeon import BareGround, landing, supported, ways
from undercroft.games.monsters_of_egypt.state import State

FAR = 1 << 30
NOWHERE = -1
MOVE = 4
"""Costs are in quarters of a move."""
DEAREST = 255


def ground_of(state: State) -> BareGround:
    """The first steps of the ceiling take nothing, so the ground is the same for all of them."""
    return BareGround(state.shape, state.doors, max(2, state.ceiling))


# ---- moves ----


class Graph:
    """For each cell its moves: the cell that is chosen, and the cell where the move ends. Known by itself, so quick as a key."""

    __slots__ = ("moves",)

    def __init__(self, moves: list[list[tuple[int, int]]]) -> None:
        self.moves = moves


@lru_cache(maxsize=256)
def on_foot(plan: Plan, ground: BareGround) -> Graph:
    ends = [landing(ground, plan, cell) for cell in range(plan.size)]
    return Graph([[(to, ends[to]) for to in ways(ground, plan, cell)] for cell in range(plan.size)])


@lru_cache(maxsize=64)
def on_foot_after(plan: Plan, before: BareGround, ground: BareGround, cell: int) -> Graph:
    """The ways on foot after one change in this cell: only beside its column, and out of caves, do moves end elsewhere."""
    column = cell % plan.width
    moves = on_foot(plan, before).moves[:]
    beside = [near for near in (column - 1, column, column + 1) if 0 <= near < plan.width]
    for here in {*plan.caves, *(first + near for first in range(0, plan.size, plan.width) for near in beside)}:
        moves[here] = [(to, landing(ground, plan, to)) for to in ways(ground, plan, here)]
    return Graph(moves)


@lru_cache(maxsize=64)
def through_air(plan: Plan, ground: BareGround) -> Graph:
    """Nobody falls before the end of the turn."""
    return Graph([[(to, to) for to in ways(ground, plan, cell, flying=True)] for cell in range(plan.size)])


@lru_cache(maxsize=64)
def through_walls(plan: Plan, ground: BareGround) -> Graph:
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


# ---- the cheapest ways ----


class Reach(NamedTuple):
    """From one cell to every other: the cost, the moves, the choice to begin with and the cell before."""

    cost: list[int]
    moves: list[int]
    first: list[int]
    before: list[int]

    def after(self, target: int, moves: int) -> int:
        """The cell on the way to the target where so many moves end."""
        while self.moves[target] > moves:
            target = self.before[target]
        return target


Bonuses = tuple[tuple[int, int], ...]
"""Cells and what each is worth: the search may stop when no other can be better than the best one found."""


@lru_cache(maxsize=1024)
def reach(graph: Graph, source: int, costs: bytes, bonuses: Bonuses = (), shut: int = NOWHERE) -> Reach:
    """The cheapest way to every cell, or only to the best goal; `costs` is what coming to a cell costs beside the move.

    No way leads into the cell that is `shut`.
    """
    edges = graph.moves
    size = len(edges)
    cost, moves, first, before = [FAR] * size, [0] * size, [-1] * size, [-1] * size
    cost[source] = 0
    bonus = dict(bonuses)
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
            if price < cost[end] and end != shut:
                cost[end] = price
                moves[end] = moves[cell] + 1
                first[end] = to if cell == source else first[cell]
                before[end] = cell
                heappush(heap, price << 16 | end)
    return Reach(cost, moves, first, before)


@lru_cache(maxsize=8)
def no_costs(size: int) -> bytes:
    return bytes(size)


@lru_cache(maxsize=16)
def rough_distances(plan: Plan) -> tuple[bytes, ...]:
    """About how far any two cells are apart: floors count twice."""
    places = [divmod(cell, plan.width) for cell in range(plan.size)]
    return tuple(bytes(min(255, 2 * abs(a - c) + abs(b - d)) for c, d in places) for a, b in places)


@lru_cache(maxsize=256)
def leading_to(graph: Graph, target: int, shut: int = NOWHERE) -> frozenset[int]:
    """The cells from which a target can be reached at all, without the cell that is `shut`."""
    coming: dict[int, list[int]] = {}
    for cell, moves in enumerate(graph.moves):
        for _, end in moves:
            coming.setdefault(end, []).append(cell)
    found, todo = {target}, [target]
    while todo:
        for cell in coming.get(todo.pop(), ()):
            if cell not in found and cell != shut:
                found.add(cell)
                todo.append(cell)
    return frozenset(found)


# ---- the doors ----


@lru_cache(maxsize=16)
def exit_hall(plan: Plan) -> frozenset[int]:
    """The cells behind the doors, the exit among them."""
    found, todo = {plan.exit}, [plan.exit]
    while todo:
        for to, door in plan.sides[todo.pop()]:
            if door < 0 and to not in found:
                found.add(to)
                todo.append(to)
    return frozenset(found)


@lru_cache(maxsize=16)
def before_doors(plan: Plan) -> dict[int, int]:
    """For each door the cell before it."""
    hall = exit_hall(plan)
    outside = [cell for cell in range(plan.size) if cell not in hall]
    return {door: cell for cell in outside for to, door in plan.sides[cell] if door >= 0 and to in hall}


@lru_cache(maxsize=256)
def doors_out_of_reach(plan: Plan, ground: BareGround, doors: tuple[int, ...]) -> bytes:
    """For each cell how many of these doors cannot be reached from there."""
    graph, before = on_foot(plan, ground), before_doors(plan)
    homes = [leading_to(graph, before[door]) for door in doors if door in before]
    return bytes(sum(cell not in home for home in homes) for cell in range(plan.size))


# ---- where a tool makes a way ----


@lru_cache(maxsize=512)
def cells_for_tools(plan: Plan, ground: BareGround, goal: int, tools: tuple[str, ...], shut: int = NOWHERE) -> frozenset[int]:
    """The cells where one of the tools, used once, would open a way to the goal."""
    home = leading_to(on_foot(plan, ground), goal, shut)
    shape, width = ground.shape, plan.width
    found = set()
    for cell in range((ground.ceiling - 2) * width, plan.size):
        if cell in home or cell == shut or shape[cell] & WALL or not supported(ground, plan, cell):
            continue
        changes = []
        if "ladder" in tools and not shape[cell] & CLIMB:
            changes.append(_with(shape, cell, shape[cell] | RUNG))
        if "explode" in tools and shape[cell] & FLOOR and cell < plan.bottom and cell not in plan.reinforced:
            changes.append(_with(shape, cell, shape[cell] & ~FLOOR))
        if "explode" in tools or "break-wall" in tools:
            changes += [_with(shape, to, shape[to] & ~WALL) for to, door in plan.sides[cell] if shape[to] & WALL and door < 0]
        jumps = _two_away(plan, cell) if "jump" in tools else []
        opens = any(_leads_on(plan, ground._replace(shape=new), cell, home) for new in changes)
        if opens or any(_lands_in(plan, ground, to, home) for to in jumps):
            found.add(cell)
    return frozenset(found)


def _with(shape: bytes, cell: int, byte: int) -> bytes:
    return shape[:cell] + bytes([byte]) + shape[cell + 1 :]


def _two_away(plan: Plan, cell: int) -> list[int]:
    beside = [to for to in (cell - 2, cell + 2) if to // plan.width == cell // plan.width]
    return [*beside, cell - 2 * plan.width, cell + 2 * plan.width]


def _lands_in(plan: Plan, ground: BareGround, to: int, home: frozenset[int]) -> bool:
    inside = (ground.ceiling - 2) * plan.width <= to < plan.size
    return inside and not ground.shape[to] & WALL and landing(ground, plan, to) in home


def _leads_on(plan: Plan, ground: BareGround, cell: int, home: frozenset[int]) -> bool:
    """Whether on the changed ground the hero lands, or its next move ends, where the way goes on."""
    end = landing(ground, plan, cell)
    return end in home or any(landing(ground, plan, to) in home for to in ways(ground, plan, end))
