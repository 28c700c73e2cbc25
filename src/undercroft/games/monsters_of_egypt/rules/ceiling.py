"""The falling ceiling of escape mode (3.15)."""

from __future__ import annotations

from undercroft.games.monsters_of_egypt.content import WALL, Plan
from undercroft.games.monsters_of_egypt.rules import Desk
from undercroft.games.monsters_of_egypt.rules.dungeon import covered, supported
from undercroft.games.monsters_of_egypt.rules.pieces import beset, box, heroes_at, open_all, plan_of, put, take
from undercroft.games.monsters_of_egypt.rules.wounds import die
from undercroft.games.monsters_of_egypt.state import State

FIRST_STEPS = 3
"""With so many steps it has taken the first floor."""


def sink(d: Desk) -> None:
    """ME-ESCAPE-11 to -22: one step down. ME-RULING-37 gives the order."""
    state = d.state
    cells = crushed(state, plan_of(d))
    state.ceiling += 1
    d.tell("ceiling", state.ceiling, covered(state))
    for cell in cells:
        for hero in heroes_at(state, cell):
            die(d, hero, "ceiling")
    for cell in cells:
        open_all(d, cell)
    survivors = (d.book.crystal, _pharaoh(d))
    for survivor in survivors:
        for cell in cells:
            if survivor in state.piles[cell]:
                _move_down(d, cell, survivor)
    for cell in cells:
        for token in reversed(state.piles[cell]):
            if token not in survivors:
                _crush(d, cell, token)


def crushed(state: State, plan: Plan) -> range:
    """ME-ESCAPE-11, -14: the cells that its next step takes; the first steps only bring it to the tomb."""
    floor = covered(state)
    return range(floor * plan.width, (floor + 1) * plan.width) if state.ceiling > 1 and floor < plan.floors else range(0)


def rounds_until(state: State, plan: Plan, cell: int) -> int:
    """ME-ESCAPE-10, -11, -14: after how many rounds, this one included, it takes a cell; 0: it does not sink."""
    return max(0, cell // plan.width + FIRST_STEPS - state.ceiling) if state.terms.mode == "escape" else 0


def _pharaoh(d: Desk) -> int:
    return next((token for token, monster in d.book.monster_of.items() if monster.gait == "sleep"), -1)


def _crush(d: Desk, cell: int, token: int) -> None:
    """ME-ESCAPE-16, -21: destroyed without effect; a lost key is counted."""
    state, book = d.state, d.book
    take(d, cell, token)
    box(d, token)
    state.keys_lost += token in book.keys
    d.tell("destroyed", book.kind[token], plan_of(d).names[cell], "ceiling")


def _move_down(d: Desk, cell: int, token: int) -> None:
    """ME-ESCAPE-19, -20, ME-RULING-38; under the last floor there is nowhere to go."""
    state, plan = d.state, plan_of(d)
    to = _resting_place(d, cell)
    if to < 0:
        return
    take(d, cell, token)
    met = heroes_at(state, to)
    put(d, to, token)
    d.tell("sank", d.book.kind[token], plan.names[cell], plan.names[to])
    for hero in met:
        beset(d, hero)


def _resting_place(d: Desk, cell: int) -> int:
    state, plan = d.state, plan_of(d)
    width, center = plan.width, plan.width // 2
    column = cell % width
    for here in (column, *sorted(range(width), key=lambda other: (abs(other - center), other))):
        below = range(cell - column + here + width, plan.size, width)
        open_cells = [to for to in below if not state.shape[to] & WALL and supported(state, plan, to)]
        free = [to for to in open_cells if not state.piles[to] and not heroes_at(state, to)]
        if open_cells:
            return free[0] if free else open_cells[-1]
    return -1
