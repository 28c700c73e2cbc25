"""Traps (3.19): each has one effect, then its token leaves the board."""

from __future__ import annotations

from undercroft.games.monsters_of_egypt.actions import BURN, DOUSE
from undercroft.games.monsters_of_egypt.content import FLOOR, LEFT, RIGHT, WALL, Plan
from undercroft.games.monsters_of_egypt.rules import Desk, ceiling
from undercroft.games.monsters_of_egypt.rules.dungeon import boulder_way, covered, line, spiked
from undercroft.games.monsters_of_egypt.rules.pieces import (
    box,
    breaches_left,
    break_floor,
    break_wall,
    breakable,
    destroy,
    heroes_at,
    name_of,
    open_all,
    plan_of,
    take,
)
from undercroft.games.monsters_of_egypt.rules.wounds import ask, die, lose, question
from undercroft.games.monsters_of_egypt.state import NOBODY, State
from undercroft.kernel.types import Flow


def spring(d: Desk, cell: int, token: int, hero: int = NOBODY) -> Flow:
    """ME-TRAP-1: the trap that lies open in this cell takes effect, for this hero where it needs one, and is gone."""
    trap = d.book.trap_of[token]
    names = plan_of(d).names
    d.tell("trap", trap.id, names[cell])
    if trap.effect == "fire":
        remove(d, cell, token)
        if hero >= 0:
            yield from burn(d, hero, trap.lives, trap.id)
    elif trap.effect == "crack":
        remove(d, cell, token)
        crack(d, cell)
        if hero >= 0:
            yield from lose(d, hero, trap.lives, trap.id)
    elif trap.effect == "arrows":
        arrows(d)
        remove(d, cell, token)
    elif trap.effect == "spikes":
        spikes(d)
        remove(d, cell, token)
    elif d.state.terms.mode == "escape":
        remove(d, cell, token)
        ceiling.sink(d)
    else:
        remove(d, cell, token)
        boulder(d)


def remove(d: Desk, cell: int, token: int) -> None:
    take(d, cell, token)
    box(d, token)


def burn(d: Desk, hero: int, lives: int, cause: str) -> Flow:
    """ME-TRAP-FIRE-1, -2, ME-ITEM-EXTINGUISHER-4, ME-RULING-19."""
    state, book = d.state, d.book
    for item in state.heroes[hero].items:
        if book.item_of[item].single == "destroy" and book.item_of[item].against == "fire":
            if (yield from ask(d, question(d, hero, "fire", (DOUSE, BURN)))) is DOUSE:
                if not state.terms.keep_extinguisher:
                    discard(d, hero, item)
                d.tell("doused", name_of(d, hero), book.kind[item], seat=state.heroes[hero].seat)
                return
            break
    yield from lose(d, hero, lives, cause)


def discard(d: Desk, hero: int, item: int) -> None:
    """ME-EFFECT-2: a carried item goes to the box."""
    carrier = d.state.heroes[hero]
    carrier.items = tuple(other for other in carrier.items if other != item)
    box(d, item)


def crack(d: Desk, cell: int) -> None:
    """ME-TRAP-CRACK-1, -3 to -5, -7: the floor or the wall under the cell breaks, where there is one that can."""
    state, plan = d.state, plan_of(d)
    if cell >= plan.bottom:
        return
    flying, state.flying = state.flying, NOBODY  # ME-RULING-20: a jetpack does not help
    if breakable(d, cell):
        break_floor(d, cell)
    elif not state.shape[cell] & FLOOR and state.shape[cell + plan.width] & WALL and breaches_left(d):
        break_wall(d, cell + plan.width)
    state.flying = flying


# ---- arrows, spikes, boulder ----


def struck(state: State, plan: Plan, effect: str) -> list[int]:
    """The cells that a trap with this effect would strike now, in order: heroes in them die."""
    if effect == "arrows":
        return list(dict.fromkeys(end for _, end, hits in volley(state, plan) if hits))
    if effect == "spikes":
        return spiked(state, plan)
    if effect == "rumble":
        return list(ceiling.crushed(state, plan)) if state.terms.mode == "escape" else boulder_way(state, plan)
    return []


def strike(d: Desk, cell: int, cause: str) -> None:
    """Everything in the cell is opened; monsters but the pharaoh are destroyed, heroes die; traps are not applied."""
    state, book = d.state, d.book
    for hero in heroes_at(state, cell):
        die(d, hero, cause)
    open_all(d, cell)
    for token in state.piles[cell]:
        monster = book.monster_of.get(token)
        if monster is not None and monster.gait != "sleep":
            destroy(d, cell, token, cause)


def arrows(d: Desk) -> None:
    """ME-TRAP-ARROWS-1 to -9: the four shots are simultaneous, so all are aimed before any hits."""
    names, cells = plan_of(d).names, struck(d.state, plan_of(d), "arrows")
    for wall, end, _ in volley(d.state, plan_of(d)):
        d.tell("arrows", names[wall], names[end])
    for cell in cells:
        strike(d, cell, "arrows")


def volley(state: State, plan: Plan) -> list[tuple[int, int, bool]]:
    """Each arrow wall that still stands, where its arrows end, and whether they meet something there."""
    first = covered(state) * plan.width
    walls = [(wall, step) for wall, step in plan.arrows if wall >= first and state.shape[wall] & WALL]
    return [(wall, *_flight(state, plan, wall, step)) for wall, step in walls]


def _flight(state: State, plan: Plan, wall: int, step: int) -> tuple[int, bool]:
    """Where the arrows of a wall end, and whether they meet something there."""
    end = wall
    for cell in line(state, plan, wall, RIGHT if step > 0 else LEFT):
        if state.shape[cell] & WALL:
            break
        end = cell
        if state.piles[cell] or heroes_at(state, cell):
            return end, True
    return end, False


def spikes(d: Desk) -> None:
    """ME-TRAP-SPIKES-1 to -5."""
    for cell in struck(d.state, plan_of(d), "spikes"):
        d.tell("spiked", plan_of(d).names[cell])
        strike(d, cell, "spikes")


def boulder(d: Desk) -> None:
    """ME-TRAP-RUMBLE-3 to -9: cell by cell along the way."""
    names = plan_of(d).names
    way = struck(d.state, plan_of(d), "rumble")
    d.tell("boulder-run", names[way[0]], names[way[-1]], " ".join(names[cell] for cell in way))
    for cell in way:
        strike(d, cell, "boulder")
