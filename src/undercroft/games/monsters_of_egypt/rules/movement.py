"""A hero's moves (3.5 to 3.8)."""

from __future__ import annotations

from undercroft.games.monsters_of_egypt.content import CLIMB, WALL
from undercroft.games.monsters_of_egypt.rules import Desk
from undercroft.games.monsters_of_egypt.rules.dungeon import Closed, covered, landing, moves_from, ways
from undercroft.games.monsters_of_egypt.rules.pieces import EAGER, arrive, collapse, fall, name_of, plan_of
from undercroft.games.monsters_of_egypt.state import NOBODY, NOTHING
from undercroft.kernel.types import Action, Barred


def steps(d: Desk, number: int, barred: list[Barred] | None = None) -> list[Action]:
    """The cells one move away."""
    state, step = d.state, d.book.choices.step
    closed: Closed | None = None if barred is None else {}
    found = ways(state, plan_of(d), state.heroes[number].cell, flying=number == state.flying, closed=closed)
    if barred is not None and closed is not None:
        barred += [Barred(step[to], rule) for to, rule in closed.items() if to >= 0]
    return [step[to] for to in found]


def far_cells(d: Desk, number: int, left: int, barred: list[Barred]) -> None:
    """Why the cells that are not next to the hero are no steps of it; `left`: the moves that it has."""
    state, cell = d.state, d.state.heroes[number].cell
    too_far(d, cell, moves_from(state, plan_of(d), cell, flying=number == state.flying), left, barred)


def too_far(d: Desk, cell: int, moves: dict[int, int], left: int, barred: list[Barred]) -> None:
    """ME-MOVE-1: one move goes to the next cell. `moves`: how many it takes to each cell that can be come to."""
    state, plan, step = d.state, plan_of(d), d.book.choices.step
    first = covered(state) * plan.width
    for to in range(plan.size):
        if to < first:
            barred.append(Barred(step[to], "ME-ESCAPE-15"))
        elif to not in moves and state.shape[to] & WALL:
            barred.append(Barred(step[to], "ME-MOVE-2"))
        else:
            barred.append(Barred(step[to], "ME-MOVE-1", (moves.get(to, NOTHING), left)))


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


def land(d: Desk) -> None:
    """ME-ITEM-JETPACK-4: a jetpack goes out; its hero and what it pulled into the air fall."""
    state = d.state
    number, state.flying = state.flying, NOBODY
    if number >= 0:
        for cell in (state.heroes[number].cell, *(cell for cell, pile in enumerate(state.piles) if pile)):
            collapse(d, cell)


def give_up_flight(d: Desk, number: int) -> None:
    """ME-EFFECT-1: an effect works while its token is carried, so who has laid down or given away the jetpack falls."""
    state, book = d.state, d.book
    lit = (token for token in state.heroes[number].items if book.item_of[token].permanent == "fly" and token in state.used)
    if number == state.flying and next(lit, None) is None:
        land(d)
