"""What weapons do outside die results (3.18)."""

from __future__ import annotations

from undercroft.games.monsters_of_egypt.content import Item
from undercroft.games.monsters_of_egypt.plan import WALL
from undercroft.games.monsters_of_egypt.rules import Desk
from undercroft.games.monsters_of_egypt.rules.ground import near
from undercroft.games.monsters_of_egypt.rules.pieces import breaches_left, break_wall, name_of, plan_of
from undercroft.games.monsters_of_egypt.rules.reach import aim, attackable, wound
from undercroft.kernel.types import Flow


def walls_beside(d: Desk, number: int) -> list[int]:
    """ME-WEAPON-SLEDGEHAMMER-1: left and right only; a door is no wall (ME-BOARD-23)."""
    state, plan = d.state, plan_of(d)
    if not breaches_left(d):
        return []
    return [
        to for to, door in plan.sides[state.heroes[number].cell] if state.shape[to] & WALL and (door < 0 or state.doors[door])
    ]


def hammer(d: Desk, number: int, item: Item) -> Flow:
    cell = yield from aim(d, number, item, walls_beside(d, number))
    break_wall(d, cell)


def shot_cells(d: Desk, number: int) -> list[int]:
    """ME-WEAPON-GUN-1, -5: adjacent cells only."""
    return attackable(d, near(d.state, plan_of(d), d.state.heroes[number].cell))


def shoot(d: Desk, number: int, item: Item) -> Flow:
    """ME-WEAPON-GUN-2 to -4, -6."""
    state, book = d.state, d.book
    cell = yield from aim(d, number, item, shot_cells(d, number))
    state.face = d.luck.below(len(book.die))
    face = book.die[state.face]
    d.tell("shot", name_of(d, number), item.id, plan_of(d).names[cell], face, seat=state.heroes[number].seat)
    if face in state.terms.gun_faces:
        wound(d, number, cell, item.id, weapon=True)
