"""Ways that tools would make: ladders, breaches, jumps and flights, each tried on the ground as it would be."""

from __future__ import annotations

from typing import cast

from undercroft.games.monsters_of_egypt.bot.errands import Outlook
from undercroft.games.monsters_of_egypt.bot.paths import FAR, MOVE, reach, through_air
from undercroft.games.monsters_of_egypt.content import CHEST
from undercroft.games.monsters_of_egypt.plan import CLIMB, FLOOR, RUNG, WALL
from undercroft.games.monsters_of_egypt.rules.dungeon import jumps, landing, line, near, supported
from undercroft.games.monsters_of_egypt.state import State
from undercroft.kernel.types import Action

GAIN = {"place": 4 * MOVE, "explode": 8 * MOVE, "jump": 6 * MOVE, "break-wall": 2 * MOVE}
"""How much shorter the way must become before a tool is used for it."""
LONG_WAY = 10 * MOVE


def with_ladder(o: Outlook, cell: int) -> int:
    """How good the best errand would be with a ladder in this cell."""
    shape = bytearray(o.ground.shape)
    shape[cell] |= RUNG
    return o.score_after(bytes(shape), cell, o.cell)


def ladder_cells(o: Outlook) -> list[int]:
    state, plan = o.state, o.plan
    around = [cell for cell in (o.cell, *near(state, plan, o.cell)) if cell not in plan.starts]
    return [cell for cell in around if not state.shape[cell] & (WALL | CLIMB) and supported(state, plan, cell)]


def with_breach(o: Outlook, part: Action) -> int:
    """How good it would be without this floor or wall; the hero may fall."""
    shape = bytearray(o.ground.shape)
    shape[part.value] &= ~(WALL if part.kind == "wall" else FLOOR)
    ground = cast(State, o.ground._replace(shape=bytes(shape)))
    return o.score_after(bytes(shape), part.value, landing(ground, o.plan, o.cell))


def after_jump(o: Outlook, cell: int) -> int:
    end = landing(o.state, o.plan, cell)
    if end // o.plan.width < o.state.ceiling - 1:
        return FAR
    return o.costs[end] + (0 if end in o.goals else o.score_from(end)) - o.goals.get(end, 0)


def walls_beside(o: Outlook) -> list[Action]:
    wall = o.book.choices.wall
    return [wall[to] for to, door in o.plan.sides[o.cell] if o.state.shape[to] & WALL and door < 0]


def breaches(o: Outlook) -> list[Action]:
    """The parts that a bomb here would most likely be used on: the own floor, and walls."""
    state, plan, choices = o.state, o.plan, o.book.choices
    found = walls_beside(o)
    for cell in (o.cell, *near(state, plan, o.cell)):
        if cell < plan.bottom and state.shape[cell] & (FLOOR | WALL) == FLOOR and cell not in plan.reinforced:
            found.append(choices.floor[cell])
    return found


def tool_gains(o: Outlook, options: tuple[Action, ...], now: int) -> dict[Action, int]:
    """Offered tools that make the best errand so much better than it is now."""
    found: dict[Action, int] = {}
    items = o.book.items
    for action in options:
        then = FAR
        if action.kind == "place" and o.left > 0:
            need, then = GAIN["place"], min((with_ladder(o, cell) for cell in ladder_cells(o)), default=FAR)
        elif action.kind == "use" and items[action.target].permanent == "break-wall":
            need, then = GAIN["break-wall"], min((with_breach(o, part) for part in walls_beside(o)), default=FAR)
        elif action.kind == "spend" and items[action.target].single == "explode":
            need, then = GAIN["explode"], min((with_breach(o, part) for part in breaches(o)), default=FAR)
        elif action.kind == "spend" and items[action.target].single == "jump":
            length = items[action.target].amount
            cells = jumps(o.state, o.plan, o.cell, length, hard_floors=True)
            need, then = GAIN["jump"], min((after_jump(o, cell) for cell in cells), default=FAR)
        if then < FAR and now - then >= need:
            found[action] = now - then - need
    return found


# ---- through the air ----


def flight(o: Outlook) -> tuple[int, int]:
    """The best goal within the moves left by air: the choice to begin with and its score; (-1, far) if there is none."""
    found = reach(through_air(o.plan, o.ground), o.cell, o.costs)
    best, step = FAR, -1
    for cell, bonus in o.goals.items():
        if cell != o.cell and found.cost[cell] < FAR and found.moves[cell] <= o.left and found.cost[cell] - bonus < best:
            best, step = found.cost[cell] - bonus, found.first[cell]
    return step, best


# ---- hook ----


def catch(o: Outlook, direction: int) -> int:
    """The nearest cell in this direction with a token or a hero, or -1."""
    state = o.state
    standing = {hero.cell for hero in state.heroes}
    return next((cell for cell in line(state, o.plan, o.cell, direction) if state.piles[cell] or cell in standing), -1)


def catch_worth(o: Outlook, cell: int) -> int:
    """How much it saves to pull what lies there: what is needed, or a closed chest that is far on foot."""
    state, book = o.state, o.book
    pile = state.piles[cell] if cell >= 0 else ()
    if not pile or (pile[-1] >= 0 and book.monster[pile[-1]] is not None):
        return -1
    bonus = o.goals.get(cell)
    if bonus is None or not any(token == CHEST or token == book.crystal or token in book.keys for token in pile):
        return -1
    return min(o.reach().cost[cell], LONG_WAY * 4) + bonus
