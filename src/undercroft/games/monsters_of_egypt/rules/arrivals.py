"""A hero comes to be in a cell: statue, tokens one by one, monsters (3.9); and out of the tomb."""

from __future__ import annotations

from undercroft.games.monsters_of_egypt.content import DOORS
from undercroft.games.monsters_of_egypt.rules import Desk
from undercroft.games.monsters_of_egypt.rules.pieces import (
    EAGER,
    FELL,
    active,
    box,
    guard_of,
    hit,
    name_of,
    open_token,
    plan_of,
    shrugs_off,
    unused,
)
from undercroft.games.monsters_of_egypt.rules.traps import spring
from undercroft.games.monsters_of_egypt.rules.wounds import forget
from undercroft.games.monsters_of_egypt.state import GONE, NOBODY
from undercroft.kernel.types import Flow


def resolve(d: Desk, number: int, how: int) -> Flow:
    """ME-TOKEN-1, -4 to -7, -11 to -13: from the top, each token done with before the next."""
    state, book = d.state, d.book
    hero = state.heroes[number]
    cell = hero.cell
    unlock(d, number)
    while hero.cell == cell:
        guard = guard_of(state, book, cell)
        if guard >= 0:
            if how & FELL and not shrugs_off(d, guard) and (boots := unused(d, number, "stomp")) >= 0:
                stomp(d, number, boots, cell, guard)
                continue
            if how & EAGER:
                start_fight(d, number, guard)
            return
        token = next((t for t in reversed(state.piles[cell]) if t < 0 or t in book.trap_of), None)
        if token is None:
            break
        if token < 0:
            token = open_token(d, cell, token)
        if token in book.trap_of:
            yield from spring(d, cell, token, number)


def stomp(d: Desk, number: int, boots: int, cell: int, guard: int) -> None:
    """ME-ITEM-BOOTS-1 to -4."""
    state = d.state
    state.used |= {boots}
    d.tell("used", name_of(d, number), d.book.kind[boots], seat=state.heroes[number].seat)
    hit(d, cell, guard, "boots")


def start_fight(d: Desk, number: int, monster: int) -> None:
    """ME-FIGHT-1, ME-MOVE-7, ME-FIGHT-13: every move that was left is lost, on a turn and on a retreat."""
    state = d.state
    state.fighter, state.foe = number, monster
    if number == active(state):
        state.moves, state.fought = 0, True
    if state.runner == number:
        state.runner = NOBODY
    state.halted = tuple(halt for halt in state.halted if halt[0] != number)
    hero = state.heroes[number]
    d.tell("fight", name_of(d, number), d.book.kind[monster], plan_of(d).names[hero.cell], seat=hero.seat)


def unlock(d: Desk, number: int) -> None:
    """ME-ITEM-KEY-2 to -5: a key at its own statue opens its door."""
    state, plan = d.state, plan_of(d)
    hero = state.heroes[number]
    for door, statue in enumerate(plan.statues):
        key = d.book.keys[door]
        if hero.cell == statue and key in hero.items:
            hero.items = tuple(item for item in hero.items if item != key)
            box(d, key)
            state.doors = (True, state.doors[1]) if door == 0 else (state.doors[0], True)
            state.news = True
            d.tell("door", name_of(d, number), DOORS[door], seat=hero.seat)


def escape(d: Desk, number: int) -> None:
    """ME-END-1: out of the tomb, with everything it carries."""
    hero = d.state.heroes[number]
    hero.cell = GONE
    d.state.news = True
    forget(d.state, number)
    d.tell("escaped", name_of(d, number), seat=hero.seat)
