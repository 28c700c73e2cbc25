"""Where a tool, used once, would open a way that there is not on foot."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from undercroft.games.monsters_of_egypt.bot.paths import Ground, leading_to, on_foot
from undercroft.games.monsters_of_egypt.content import TombBook
from undercroft.games.monsters_of_egypt.plan import CLIMB, FLOOR, RUNG, WALL, Plan
from undercroft.games.monsters_of_egypt.rules.dungeon import landing, supported, ways
from undercroft.games.monsters_of_egypt.state import State


@lru_cache(maxsize=1024)
def tools_of(book: TombBook, items: tuple[int, ...]) -> tuple[str, ...]:
    """What a hero has to make a way with."""
    found = set()
    for item in (book.item[token] for token in items):
        if item is not None:
            found |= {item.role, item.single, item.permanent} & {"ladder", "explode", "jump", "break-wall"}
    return tuple(sorted(found))


@lru_cache(maxsize=512)
def openings(plan: Plan, ground: Ground, goal: int, tools: tuple[str, ...]) -> frozenset[int]:
    """The cells where one of the tools, used once, would open a way to the goal."""
    state, home = cast(State, ground), leading_to(on_foot(plan, ground), goal)
    shape, width = ground.shape, plan.width
    found = set()
    for cell in range((ground.ceiling - 2) * width, plan.size):
        if cell in home or shape[cell] & WALL or not supported(state, plan, cell):
            continue
        changes = []
        if "ladder" in tools and not shape[cell] & CLIMB:
            changes.append(_with(shape, cell, shape[cell] | RUNG))
        if "explode" in tools and shape[cell] & FLOOR and cell < plan.bottom and cell not in plan.reinforced:
            changes.append(_with(shape, cell, shape[cell] & ~FLOOR))
        if "explode" in tools or "break-wall" in tools:
            changes += [_with(shape, to, shape[to] & ~WALL) for to, door in plan.sides[cell] if shape[to] & WALL and door < 0]
        jumps = _two_away(plan, cell) if "jump" in tools else []
        ways_on = any(_opens(plan, ground._replace(shape=new), cell, home) for new in changes)
        if ways_on or any(_lands(state, plan, to, home) for to in jumps):
            found.add(cell)
    return frozenset(found)


def _with(shape: bytes, cell: int, byte: int) -> bytes:
    return shape[:cell] + bytes([byte]) + shape[cell + 1 :]


def _two_away(plan: Plan, cell: int) -> list[int]:
    beside = [to for to in (cell - 2, cell + 2) if to // plan.width == cell // plan.width]
    return [*beside, cell - 2 * plan.width, cell + 2 * plan.width]


def _lands(state: State, plan: Plan, to: int, home: frozenset[int]) -> bool:
    return (state.ceiling - 2) * plan.width <= to < plan.size and not state.shape[to] & WALL and landing(state, plan, to) in home


def _opens(plan: Plan, new: Ground, cell: int, home: frozenset[int]) -> bool:
    """Whether on the changed ground the hero lands, or its next move ends, where the way goes on."""
    state = cast(State, new)
    end = landing(state, plan, cell)
    return end in home or any(landing(state, plan, to) in home for to in ways(state, plan, end))
