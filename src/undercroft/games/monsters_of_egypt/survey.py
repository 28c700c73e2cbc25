"""Ways on foot over a board as it is printed: how far, and where to, with no equipment at all."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection

from undercroft.games.monsters_of_egypt.content import Mode
from undercroft.games.monsters_of_egypt.plan import CLIMB, FLOOR, WALL, Plan
from undercroft.games.monsters_of_egypt.rules.dungeon import landing, supported, ways
from undercroft.games.monsters_of_egypt.state import State, Terms


def untouched(mode: Mode, plan: Plan, doors: tuple[bool, bool] = (False, False)) -> State:
    """The board before anybody came, with these doors open."""
    return State(Terms(mode=mode), shape=plan.shape, doors=doors)


def breached(state: State, plan: Plan, cell: int) -> State:
    """The board after a crack in this cell: its floor is gone, or the wall that it stands on."""
    new, shape = state.clone(), bytearray(state.shape)
    if shape[cell] & FLOOR:
        shape[cell] &= ~FLOOR
    else:
        shape[cell + plan.width] &= ~WALL
    new.shape = bytes(shape)
    return new


def open_cells(state: State, plan: Plan) -> list[int]:
    """The cells that somebody can stand in."""
    return [cell for cell in range(plan.size) if not state.shape[cell] & WALL and supported(state, plan, cell)]


def ladder_top(plan: Plan, cell: int) -> bool:
    return cell < plan.bottom and bool(plan.shape[cell + plan.width] & CLIMB)


def distances(state: State, plan: Plan, starts: Collection[int]) -> dict[int, int]:
    """Every cell that can be reached on foot from any of these, with the moves it takes; a fall costs none."""
    found = dict.fromkeys(starts, 0)
    queue = deque(starts)
    while queue:
        cell = queue.popleft()
        for to in ways(state, plan, cell):
            end = landing(state, plan, to)
            if end not in found:
                found[end] = found[cell] + 1
                queue.append(end)
    return found


def leading_to(state: State, plan: Plan, goals: Collection[int]) -> set[int]:
    """Every cell from which one of these can be reached on foot."""
    cells = open_cells(state, plan)
    before: dict[int, list[int]] = {cell: [] for cell in cells}
    for cell in cells:
        for to in ways(state, plan, cell):
            before[landing(state, plan, to)].append(cell)
    found = set(goals)
    queue = deque(goals)
    while queue:
        for cell in before[queue.popleft()]:
            if cell not in found:
                found.add(cell)
                queue.append(cell)
    return found
