"""The bomb (3.17): an attack, something destroyed, or both."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from undercroft.games.monsters_of_egypt.actions import ENOUGH
from undercroft.games.monsters_of_egypt.content import FLOOR, WALL, Item
from undercroft.games.monsters_of_egypt.rules import Desk
from undercroft.games.monsters_of_egypt.rules.dungeon import covered
from undercroft.games.monsters_of_egypt.rules.pieces import breaches_left, break_floor, break_wall, breakable, name_of, plan_of
from undercroft.games.monsters_of_egypt.rules.reach import around, attackable, elsewhere, hides, wound
from undercroft.games.monsters_of_egypt.rules.wounds import ask, question
from undercroft.kernel.types import Action, Barred, Flow


def parts(d: Desk, cells: Iterable[int], barred: list[Barred] | None = None) -> Iterator[Action]:
    """ME-ITEM-BOMB-8, -13, -14, -17: floor, ceiling and wall of these cells, each named by the cell it belongs to."""
    state, choices, plan = d.state, d.book.choices, plan_of(d)
    shape, first, used_up = state.shape, covered(state) * plan.width, not breaches_left(d)
    if used_up and barred is None:
        return
    seen = set()
    for cell in cells:
        above, below = cell - plan.width, cell + plan.width
        found = []
        if shape[cell] & WALL:
            found.append((choices.wall[cell], True))
        elif shape[cell] & FLOOR:
            found.append((choices.floor[cell], breakable(d, cell)))
        elif cell < plan.bottom and shape[below] & WALL:
            found.append((choices.wall[below], True))
        if above >= first and not shape[cell] & WALL and shape[above] & FLOOR:
            found.append((choices.floor[above], breakable(d, above)))
        for part, breaks in found:
            if breaks and not used_up:
                if part not in seen:
                    seen.add(part)
                    yield part
            elif barred is not None:
                whole = "ME-ITEM-BOMB-13" if part.value in plan.reinforced else "ME-ITEM-BOMB-14"
                barred.append(Barred(part, "ME-RULING-46" if used_up else whole))


def blasts(d: Desk, number: int, item: Item, barred: list[Barred] | None = None) -> Iterator[Action]:
    """ME-RULING-25: at least one of the two effects needs an object."""
    cells = list(around(d, number))
    breaks: Iterable[Action] = parts(d, cells, barred)
    if barred is not None:
        breaks = list(breaks)
    yield from attackable(d, cells, "ME-ITEM-BOMB-5", barred)
    yield from breaks
    elsewhere(d, barred, "ME-ITEM-BOMB-1")


def second_blasts(d: Desk, number: int, struck: int, barred: list[Barred] | None = None) -> Iterator[Action]:
    """ME-ITEM-BOMB-4: what can be destroyed after the attack on a cell."""
    yield from parts(d, [struck] if d.state.terms.bomb_same_cell else around(d, number), barred)
    elsewhere(d, barred, "ME-ITEM-BOMB-8")


def explode(d: Desk, number: int, item: Item) -> Flow:
    """ME-ITEM-BOMB-1 to -4, -12, -15: first the attack, then with its outcome known what is destroyed."""
    options = list(blasts(d, number, item))
    held = options[0].kind == "at" and hides(d, options[0].value)
    first = yield from ask(d, question(d, number, "bomb", options, held=held))
    if first.kind != "at":
        blast(d, first)
        return
    d.tell("blast", name_of(d, number), plan_of(d).names[first.value], seat=d.state.heroes[number].seat)
    wound(d, number, first.value, "bomb", weapon=False)
    left = list(second_blasts(d, number, first.value))
    if left:
        then = yield from ask(d, question(d, number, "blast", (*left, ENOUGH)))
        if then is not ENOUGH:
            blast(d, then)


def blast(d: Desk, part: Action) -> None:
    if part.kind == "wall":
        break_wall(d, part.value)
    else:
        break_floor(d, part.value)
