"""What weapons do outside die results (3.18)."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.games.monsters_of_egypt.content import WALL, Item
from undercroft.games.monsters_of_egypt.rules import Desk
from undercroft.games.monsters_of_egypt.rules.dungeon import near
from undercroft.games.monsters_of_egypt.rules.pieces import breaches_left, break_wall, name_of, plan_of
from undercroft.games.monsters_of_egypt.rules.reach import aim, attackable, elsewhere, wound
from undercroft.kernel.types import Action, Barred, Flow


def walls_beside(d: Desk, number: int, item: Item, barred: list[Barred] | None = None) -> Iterator[Action]:
    """ME-WEAPON-SLEDGEHAMMER-1: left and right only; a door is no wall (ME-BOARD-23)."""
    state, plan, at = d.state, plan_of(d), d.book.choices.at
    if not breaches_left(d):
        elsewhere(d, barred, "ME-RULING-46")
        return
    for to, door in plan.sides[state.heroes[number].cell]:
        if door >= 0 and not state.doors[door]:
            rule = "ME-BOARD-23"
        elif not state.shape[to] & WALL:
            rule = "ME-WEAPON-SLEDGEHAMMER-1"
        else:
            yield at[to]
            continue
        if barred is not None:
            barred.append(Barred(at[to], rule))
    elsewhere(d, barred, "ME-WEAPON-SLEDGEHAMMER-1")


def hammer(d: Desk, number: int, item: Item) -> Flow:
    cell = yield from aim(d, number, item, walls_beside(d, number, item))
    break_wall(d, cell)


def shots(d: Desk, number: int, item: Item, barred: list[Barred] | None = None) -> Iterator[Action]:
    """ME-WEAPON-GUN-1, -5: adjacent cells only."""
    yield from attackable(d, near(d.state, plan_of(d), d.state.heroes[number].cell), "ME-WEAPON-GUN-1", barred)
    elsewhere(d, barred, "ME-WEAPON-GUN-1")


def shoot(d: Desk, number: int, item: Item) -> Flow:
    """ME-WEAPON-GUN-2 to -4, -6."""
    state, book = d.state, d.book
    cell = yield from aim(d, number, item, shots(d, number, item), held=True)
    state.face = d.luck.below(len(book.die))
    face = book.die[state.face]
    d.tell("shot", name_of(d, number), item.id, plan_of(d).names[cell], face, seat=state.heroes[number].seat)
    if face in state.terms.gun_faces:
        wound(d, number, cell, item.id, weapon=True)
