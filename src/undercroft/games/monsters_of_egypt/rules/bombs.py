"""The bomb (3.17): an attack, something destroyed, or both."""

from __future__ import annotations

from undercroft.games.monsters_of_egypt.actions import ENOUGH
from undercroft.games.monsters_of_egypt.content import Item
from undercroft.games.monsters_of_egypt.plan import FLOOR, WALL
from undercroft.games.monsters_of_egypt.rules import Desk
from undercroft.games.monsters_of_egypt.rules.ground import covered
from undercroft.games.monsters_of_egypt.rules.losses import ask
from undercroft.games.monsters_of_egypt.rules.pieces import breaches_left, break_floor, break_wall, breakable, name_of, plan_of
from undercroft.games.monsters_of_egypt.rules.reach import around, attackable, wound
from undercroft.kernel.types import Action, Flow


def parts(d: Desk, cells: list[int]) -> list[Action]:
    """ME-ITEM-BOMB-8, -13, -14, -17: floor, ceiling and wall of these cells, each named by the cell it belongs to."""
    state, choices, plan = d.state, d.book.choices, plan_of(d)
    first = covered(state) * plan.width
    found: dict[Action, None] = {}
    if not breaches_left(d):
        return []
    for cell in cells:
        above, below = cell - plan.width, cell + plan.width
        if state.shape[cell] & WALL:
            found[choices.wall[cell]] = None
            continue
        if breakable(d, cell):
            found[choices.floor[cell]] = None
        elif cell < plan.bottom and not state.shape[cell] & FLOOR and state.shape[below] & WALL:
            found[choices.wall[below]] = None
        if above >= first and breakable(d, above):
            found[choices.floor[above]] = None
    return list(found)


def can_explode(d: Desk, number: int, item: Item) -> bool:
    """ME-RULING-25: at least one of the two effects needs an object."""
    if breakable(d, d.state.heroes[number].cell):
        return True
    cells = around(d, number)
    return bool(parts(d, cells) or attackable(d, cells))


def explode(d: Desk, number: int, item: Item) -> Flow:
    """ME-ITEM-BOMB-1 to -4, -12, -15: first the attack, then with its outcome known what is destroyed."""
    at = d.book.choices.at
    cells, about = around(d, number), (name_of(d, number),)
    options = [*(at[cell] for cell in attackable(d, cells)), *parts(d, cells)]
    first: Action = yield from ask(d, number, "bomb", options, about)
    if first.kind != "at":
        blast(d, first)
        return
    d.tell("blast", name_of(d, number), plan_of(d).names[first.value], seat=d.state.heroes[number].seat)
    wound(d, number, first.value, "bomb", weapon=False)
    left = parts(d, [first.value] if d.state.terms.bomb_same_cell else cells)
    if left:
        then: Action = yield from ask(d, number, "blast", [*left, ENOUGH], about)
        if then is not ENOUGH:
            blast(d, then)


def blast(d: Desk, part: Action) -> None:
    if part.kind == "wall":
        break_wall(d, part.value)
    else:
        break_floor(d, part.value)
