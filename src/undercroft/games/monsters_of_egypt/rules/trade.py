"""Picking up, leaving and swapping (3.9)."""

from __future__ import annotations

from undercroft.games.monsters_of_egypt.actions import AGREE, NO_DEAL, PROPOSE, REFUSE
from undercroft.games.monsters_of_egypt.plan import FLOOR, LADDER
from undercroft.games.monsters_of_egypt.rules import Desk
from undercroft.games.monsters_of_egypt.rules.arrivals import unlock
from undercroft.games.monsters_of_egypt.rules.losses import ask
from undercroft.games.monsters_of_egypt.rules.pieces import collapse, lift, name_of, plan_of, put, reachable
from undercroft.kernel.types import Action, Flow


def takeable(d: Desk, number: int) -> list[int]:
    """ME-TOKEN-2, -3, -15, ME-RULING-22: reachable items, while a place is free; one of each kind."""
    state, book = d.state, d.book
    hero = state.heroes[number]
    if len(hero.items) >= book.figures.places:
        return []
    found: dict[str, int] = {}
    for token in reachable(state, book, hero.cell):
        if token not in book.ladders or not _carries_ladder(d, hero.cell):
            found.setdefault(book.kind[token], token)
    return list(found.values())


def _carries_ladder(d: Desk, cell: int) -> bool:
    """ME-RULING-22: the only ladder here, and another ladder token stands on it."""
    state, book, above = d.state, d.book, cell - plan_of(d).width
    if above < 0 or state.shape[cell] & LADDER or state.shape[above] & FLOOR or book.ladders.isdisjoint(state.piles[above]):
        return False
    return len(book.ladders.intersection(state.piles[cell])) == 1


def pick_up(d: Desk, number: int, kind: str) -> None:
    """ME-TOKEN-2, ME-ITEM-LADDER-5, -7."""
    state, book, plan = d.state, d.book, plan_of(d)
    hero = state.heroes[number]
    token = next(token for token in takeable(d, number) if book.kind[token] == kind)
    ladder_gone = lift(d, hero.cell, token)
    hero.items += (token,)
    d.tell("took", name_of(d, number), kind, plan.names[hero.cell], seat=hero.seat)
    if ladder_gone:
        collapse(d, hero.cell - plan.width)
    unlock(d, number)


def leave(d: Desk, number: int, kind: str) -> None:
    """ME-TOKEN-14, -16: it lies open on top of the pile; from a hero in the air it falls."""
    state, book = d.state, d.book
    hero = state.heroes[number]
    token = next(token for token in hero.items if book.kind[token] == kind)
    hero.items = tuple(item for item in hero.items if item != token)
    put(d, hero.cell, token)
    d.tell("left", name_of(d, number), kind, plan_of(d).names[hero.cell], seat=hero.seat)
    collapse(d, hero.cell)


def partners(d: Desk, number: int) -> list[int]:
    """ME-SWAP-1: other heroes in the cell, if there is anything to exchange."""
    heroes = d.state.heroes
    own = heroes[number]
    return [n for n, hero in enumerate(heroes) if hero.cell == own.cell and n != number and (hero.items or own.items)]


def swap(d: Desk, number: int, other: int) -> Flow:
    """ME-SWAP-1 to -4: the hero lays out what it offers and what it wants; the other agrees or refuses."""
    state, book = d.state, d.book
    one, two = state.heroes[number], state.heroes[other]
    given: tuple[int, ...] = ()
    wanted: tuple[int, ...] = ()
    while True:
        options = [*_kinds(d, "offer", one.items, given), *_kinds(d, "want", two.items, wanted)]
        if (given or wanted) and _fits(d, one.items, given, wanted) and _fits(d, two.items, wanted, given):
            options.append(PROPOSE)
        about = (name_of(d, number), name_of(d, other), _named(d, given), _named(d, wanted))
        got: Action = yield from ask(d, number, "bargain", [*options, NO_DEAL], about)
        if got is NO_DEAL:
            return
        if got is PROPOSE:
            break
        if got.kind == "offer":
            given += (next(t for t in one.items if t not in given and book.kind[t] == got.target),)
        else:
            wanted += (next(t for t in two.items if t not in wanted and book.kind[t] == got.target),)
    if one.seat != two.seat and (yield from ask(d, other, "agree", [AGREE, REFUSE], about)) is REFUSE:
        d.tell("refused", name_of(d, other), seat=two.seat)
        return
    one.items = tuple(t for t in one.items if t not in given) + wanted
    two.items = tuple(t for t in two.items if t not in wanted) + given
    for hero, items, to in ((number, given, other), (other, wanted, number)):
        for token in items:
            d.tell("gave", name_of(d, hero), book.kind[token], name_of(d, to), seat=state.heroes[hero].seat)
    unlock(d, number)
    unlock(d, other)


def _kinds(d: Desk, verb: str, held: tuple[int, ...], picked: tuple[int, ...]) -> list[Action]:
    actions = getattr(d.book.choices, verb)
    return [actions[kind] for kind in dict.fromkeys(d.book.kind[token] for token in held if token not in picked)]


def _fits(d: Desk, held: tuple[int, ...], gone: tuple[int, ...], got: tuple[int, ...]) -> bool:
    """ME-SWAP-3."""
    return bool(len(held) - len(gone) + len(got) <= d.book.figures.places)


def _named(d: Desk, tokens: tuple[int, ...]) -> str:
    return " ".join(d.book.kind[token] for token in tokens) or "-"
