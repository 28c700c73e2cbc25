"""The grappling hook (3.17)."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.games.monsters_of_egypt.actions import DIRECTIONS, PULL_CLOSED
from undercroft.games.monsters_of_egypt.content import Item, Plan
from undercroft.games.monsters_of_egypt.rules import Desk
from undercroft.games.monsters_of_egypt.rules.arrivals import start_fight
from undercroft.games.monsters_of_egypt.rules.dungeon import line
from undercroft.games.monsters_of_egypt.rules.movement import drop
from undercroft.games.monsters_of_egypt.rules.pieces import (
    EAGER,
    arrive,
    guard_of,
    hero_of,
    heroes_at,
    name_of,
    open_token,
    plan_of,
    put,
    take,
)
from undercroft.games.monsters_of_egypt.rules.reach import hides, lay_bare
from undercroft.games.monsters_of_egypt.rules.wounds import ask, question
from undercroft.games.monsters_of_egypt.state import State
from undercroft.kernel.types import Action, Barred, Flow


def catch(state: State, plan: Plan, cell: int, direction: int) -> int:
    """ME-ITEM-HOOK-1 to -3, -8: the nearest cell in this direction with a token or a hero, or -1."""
    for to in line(state, plan, cell, direction):
        if state.piles[to] or heroes_at(state, to):
            return to
    return -1


def throws(d: Desk, number: int, item: Item, barred: list[Barred] | None = None) -> Iterator[Action]:
    """ME-ITEM-HOOK-1: the directions in which there is something to catch."""
    state, plan = d.state, plan_of(d)
    for direction in DIRECTIONS:
        if catch(state, plan, state.heroes[number].cell, direction.value) >= 0:
            yield direction
        elif barred is not None:
            barred.append(Barred(direction, "ME-ITEM-HOOK-1"))


def pull(d: Desk, number: int, item: Item) -> Flow:
    """ME-ITEM-HOOK-4, -5, -9: the monster on top, or one token or hero of the carrier's choice."""
    state, book, plan = d.state, d.book, plan_of(d)
    carrier, names = state.heroes[number], plan.names
    directions = list(throws(d, number, item))
    held = hides(d, catch(state, plan, carrier.cell, directions[0].value))
    way = (yield from ask(d, question(d, number, "hook", directions, held=held))).value
    cell = catch(state, plan, carrier.cell, way)
    guard = guard_of(state, book, cell)
    options = [book.choices.pull[guard]] if guard >= 0 else _catches(d, cell)
    what = yield from ask(d, question(d, number, "pull", options))
    if what.kind == "target":
        other = hero_of(state, what.value)
        state.heroes[other].cell = carrier.cell
        d.tell("pulled", name_of(d, number), what.target, names[cell], names[carrier.cell], seat=carrier.seat)
        drop(d, other)
        return
    take(d, cell, what.value)
    put(d, carrier.cell, what.value)  # where the carrier is now: it may have pulled away the ladder that held it
    d.tell("pulled", name_of(d, number), what.target, names[cell], names[carrier.cell], seat=carrier.seat)
    _meet(d, number, what.value)
    if guard >= 0:
        lay_bare(d, cell)


def _catches(d: Desk, cell: int) -> list[Action]:
    state, choices = d.state, d.book.choices
    pile = state.piles[cell]
    found = [choices.pull[token] for token in pile if token >= 0]
    found += [action for action in PULL_CLOSED if action.value in pile]
    return found + [choices.target[state.heroes[hero].card] for hero in heroes_at(state, cell)]


def _meet(d: Desk, number: int, token: int) -> None:
    """ME-ITEM-HOOK-6, ME-RULING-53: in a fight a closed token is opened too, and a second monster fights first."""
    state = d.state
    cell = state.heroes[number].cell
    if state.fighter != number:
        arrive(d, number, EAGER)
        return
    if token < 0:
        token = open_token(d, cell, token)
    if token in d.book.monster_of:
        take(d, cell, token)
        put(d, cell, token)  # the last to come lies on top (ME-RULING-11)
        start_fight(d, number, token)
