"""What holds, what borders, where a fall ends (3.2, 3.6 to 3.8). Nothing here changes the state."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

from undercroft.games.monsters_of_egypt.content import CLIMB, DOWN, FLOOR, HOLDS, LEFT, RIGHT, UP, WALL, Plan
from undercroft.games.monsters_of_egypt.state import State


class Ground(Protocol):
    """As much of a position as says what holds and what borders."""

    @property
    def shape(self) -> bytes: ...
    @property
    def doors(self) -> tuple[bool, bool]: ...
    @property
    def ceiling(self) -> int: ...


class BareGround(NamedTuple):
    """The ground without the rest of a position."""

    shape: bytes
    doors: tuple[bool, bool]
    ceiling: int


def covered(ground: Ground) -> int:
    """ME-ESCAPE-14, ME-ESCAPE-15: how many floors the ceiling has taken."""
    return max(0, ground.ceiling - 2)


def supported(ground: Ground, plan: Plan, cell: int) -> bool:
    """ME-BOARD-21."""
    shape = ground.shape
    return cell >= plan.bottom or bool(shape[cell] & FLOOR or shape[cell + plan.width] & HOLDS)


def landing(ground: Ground, plan: Plan, cell: int) -> int:
    """ME-FALL-1: where something that is let go in this cell comes to rest."""
    shape, width, bottom = ground.shape, plan.width, plan.bottom
    while cell < bottom and not (shape[cell] & FLOOR or shape[cell + width] & HOLDS):
        cell += width
    return cell


Closed = dict[int, str]
"""Cells that are no way, target or place, each with the rule that bars it."""


def ways(ground: Ground, plan: Plan, cell: int, *, flying: bool = False, closed: Closed | None = None) -> list[int]:
    """ME-MOVE-1, 3.7, 3.8: the cells one move away; up and down by ladder, or anywhere through the air."""
    shape, width, doors = ground.shape, plan.width, ground.doors
    found = []
    for to, door in plan.sides[cell]:
        if not shape[to] & WALL and (door < 0 or doors[door]):
            found.append(to)
        elif closed is not None:
            closed[to] = "ME-MOVE-2" if shape[to] & WALL else "ME-BOARD-11"
    up, down = cell - width, cell + width
    if (flying or shape[cell] & CLIMB) and open_above(ground, plan, cell):
        found.append(up)
    elif closed is not None:
        uncovered = up >= covered(ground) * width
        closed[up] = _no_way(shape[up], shape[cell], flying=flying) if uncovered else "ME-ESCAPE-15"
    if down < plan.size:
        if not shape[cell] & FLOOR and not shape[down] & WALL and (flying or shape[down] & CLIMB):
            found.append(down)
        elif closed is not None:
            closed[down] = "ME-MOVE-2" if shape[down] & WALL else _no_way(shape[cell], shape[down], flying=flying)
    if cell in plan.in_cave:
        found += caves_from(ground, plan, cell, found, closed)
    return found


def open_above(ground: Ground, plan: Plan, cell: int) -> bool:
    """ME-LADDER-6, ME-ESCAPE-15: whether nothing parts a cell from the one above it, so that a ladder leads there."""
    up = cell - plan.width
    return up >= covered(ground) * plan.width and not ground.shape[up] & (WALL | FLOOR)


def _no_way(upper: int, lower: int, *, flying: bool) -> str:
    """What parts a cell from the one below it."""
    if lower & CLIMB and upper & (WALL | FLOOR):
        return "ME-LADDER-6"
    if upper & WALL:
        return "ME-MOVE-2"
    return "ME-ITEM-JETPACK-2" if flying else "ME-MOVE-4"


def caves_from(ground: Ground, plan: Plan, cell: int, but: list[int], closed: Closed | None = None) -> list[int]:
    """ME-CAVE-1: the other caves, as far as the ceiling has not taken them."""
    first = covered(ground) * plan.width
    if closed is not None:
        closed |= dict.fromkeys((cave for cave in plan.caves if cave < first), "ME-ESCAPE-15")
    return [cave for cave in plan.caves if cave != cell and cave >= first and cave not in but]


def moves_to(cell: int, near: Callable[[int], list[int]], ends: Callable[[int], int]) -> dict[int, int]:
    """How many moves it takes to each cell that can be come to, falls included; nothing on the way is looked at."""
    moves, edge, far = {cell: 0}, [cell], 0
    while edge:
        far += 1
        reached = [to for at in edge for to in near(at)]
        edge = [end for end in dict.fromkeys(map(ends, reached)) if end not in moves]
        moves = dict.fromkeys([*reached, *edge], far) | moves
    return moves


def moves_from(ground: Ground, plan: Plan, cell: int, *, flying: bool = False) -> dict[int, int]:
    """How many moves it takes a hero to each cell that it can come to, as the tomb is now."""
    return moves_to(
        cell,
        lambda at: ways(ground, plan, at, flying=flying),
        lambda at: at if flying else landing(ground, plan, at),
    )


def near(state: State, plan: Plan, cell: int) -> list[int]:
    """ME-BOARD-2, ME-BOARD-8, ME-CAVE-4: the adjacent cells of an effect, walls included; a closed door parts cells."""
    found = [to for to, door in plan.sides[cell] if door < 0 or state.doors[door]]
    if state.terms.cave_items and cell in plan.in_cave:
        found += caves_from(state, plan, cell, found)
    return found


def line(ground: Ground, plan: Plan, cell: int, direction: int) -> list[int]:
    """The cells in a straight line, the nearest first, as far as the board goes; a closed door ends it (ME-BOARD-22)."""
    cells = plan.line(cell, direction)
    if direction == UP:
        first = covered(ground) * plan.width
        return [to for to in cells if to >= first]
    if direction == DOWN:
        return cells
    found, at = [], cell
    for to in cells:
        door = dict(plan.sides[at])[to]
        if door >= 0 and not ground.doors[door]:
            break
        found.append(to)
        at = to
    return found


def beam(ground: Ground, plan: Plan, cell: int) -> list[int]:
    """ME-ITEM-FLASHLIGHT-2, -4: the cells left and right of here that no wall hides."""
    found = []
    for direction in (LEFT, RIGHT):
        for to in line(ground, plan, cell, direction):
            if ground.shape[to] & WALL:
                break
            found.append(to)
    return found


def spiked(ground: Ground, plan: Plan) -> list[int]:
    """ME-TRAP-SPIKES-6: the spike cells that still have spikes on floor or ceiling; what is covered is no more."""
    first = covered(ground) * plan.width
    parts = [(cell, (cell, cell - plan.width)) for cell in plan.spikes if cell >= first]
    return [cell for cell, floors in parts if any(part >= first and ground.shape[part] & FLOOR for part in floors)]


def boulder_way(ground: Ground, plan: Plan) -> list[int]:
    """ME-TRAP-RUMBLE-1, -2, -7, -11: from cell 1 to the right, down where nothing holds, until cell 2 or what breaks it."""
    cell, finish = plan.boulder
    way = [cell]
    while cell != finish:
        if not supported(ground, plan, cell):
            cell += plan.width
        else:
            right = line(ground, plan, cell, RIGHT)[:1]
            if not right or ground.shape[right[0]] & WALL:
                break
            cell = right[0]
        way.append(cell)
    return way


def jumps(state: State, plan: Plan, cell: int, length: int, *, hard_floors: bool, closed: Closed | None = None) -> list[int]:
    """ME-ITEM-TELEPORTER-1 to -6, ME-WEAPON-PORTAL-2, -6: cells exactly so far in one direction, through everything but doors.

    `hard_floors`: a reinforced floor stops it too. With the other reading of ME-RULING-27 the way may bend.
    """
    reached = {(cell, direction) for direction in range(4)}
    for _ in range(length):
        reached = {
            (to, turned)
            for at, direction in reached
            for to in _through(state, plan, at, direction, hard_floors=hard_floors)
            for turned in (range(4) if state.terms.jump_any_path else (direction,))
        }
    through = {to for to, _ in reached if _distance(plan, cell, to) == length}
    if closed is not None:
        first = covered(state) * plan.width
        ends = {to for direction in range(4) for to in plan.line(cell, direction)[length - 1 : length]}
        if state.terms.jump_any_path:
            ends = {to for to in range(plan.size) if _distance(plan, cell, to) == length}
        closed |= {to: "ME-ESCAPE-15" if to < first else "ME-ITEM-TELEPORTER-2" for to in ends - through}
        closed |= {to: "ME-ITEM-TELEPORTER-3" for to in through if state.shape[to] & WALL}
    return sorted(to for to in through if not state.shape[to] & WALL)


def _through(ground: Ground, plan: Plan, cell: int, direction: int, *, hard_floors: bool) -> list[int]:
    cells = line(ground, plan, cell, direction)[:1]
    if not cells or not hard_floors or direction in (LEFT, RIGHT):
        return cells
    floor = cell if direction == DOWN else cells[0]
    return [] if floor in plan.reinforced else cells


def _distance(plan: Plan, one: int, other: int) -> int:
    return abs(one // plan.width - other // plan.width) + abs(one % plan.width - other % plan.width)
