"""A hero's moves (3.5 to 3.8)."""

from __future__ import annotations

from undercroft.games.monsters_of_egypt.plan import CLIMB
from undercroft.games.monsters_of_egypt.rules import Desk
from undercroft.games.monsters_of_egypt.rules.ground import landing, ways
from undercroft.games.monsters_of_egypt.rules.pieces import EAGER, arrive, fall, name_of, plan_of


def steps(d: Desk, number: int) -> list[int]:
    state = d.state
    return ways(state, plan_of(d), state.heroes[number].cell, flying=number == state.flying)


def step(d: Desk, number: int, to: int) -> None:
    """ME-MOVE-1, ME-MOVE-3: one cell; without support the hero falls on from there."""
    state, plan = d.state, plan_of(d)
    hero = state.heroes[number]
    cell = hero.cell
    if abs(to - cell) == 1 and to // plan.width == cell // plan.width:
        manner = "flew" if number == state.flying else "walked"
    elif abs(to - cell) == plan.width and state.shape[max(to, cell)] & CLIMB:
        manner = "climbed"
    elif abs(to - cell) == plan.width and number == state.flying:
        manner = "flew"
    else:
        manner = "crawled"
    hero.cell = to
    d.tell(manner, name_of(d, number), plan.names[cell], plan.names[to], seat=hero.seat)
    drop(d, number)


def drop(d: Desk, number: int) -> None:
    """ME-BOARD-3, ME-FALL-1 to -4, ME-ITEM-JETPACK-3: a hero that came to a cell falls on where nothing holds it.

    The cell where it stays counts as reached.
    """
    state, plan = d.state, plan_of(d)
    cell = state.heroes[number].cell
    end = cell if number == state.flying else landing(state, plan, cell)
    if end == cell:
        arrive(d, number, EAGER)
    else:
        fall(d, number, cell, end)
