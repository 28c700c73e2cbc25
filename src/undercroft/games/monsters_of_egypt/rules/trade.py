"""Picking up, leaving and swapping (3.9)."""

from __future__ import annotations

from undercroft.games.monsters_of_egypt.actions import AGREE, NO_DEAL, PROPOSE, REFUSE
from undercroft.games.monsters_of_egypt.content import FLOOR, LADDER
from undercroft.games.monsters_of_egypt.rules import Desk
from undercroft.games.monsters_of_egypt.rules.arrivals import unlock
from undercroft.games.monsters_of_egypt.rules.movement import give_up_flight
from undercroft.games.monsters_of_egypt.rules.pieces import active, collapse, guard_of, lift, name_of, plan_of, put
from undercroft.games.monsters_of_egypt.rules.wounds import ask, question
from undercroft.games.monsters_of_egypt.state import Hero
from undercroft.kernel.types import Action, Ask, Barred, Flow


def takeable(d: Desk, number: int, barred: list[Barred] | None = None) -> dict[Action, int]:
    """ME-TOKEN-2, -3, -9, -15, ME-RULING-22: open items within reach, while a place is free; one token of each kind."""
    state, book, take = d.state, d.book, d.book.choices.take
    hero = state.heroes[number]
    found: dict[Action, int] = {}
    guarded, full = guard_of(state, book, hero.cell) >= 0, len(hero.items) >= book.figures.places
    if (guarded or full) and barred is None:
        return found
    for token in state.piles[hero.cell]:
        if token not in book.item_of:
            continue
        action = take[book.kind[token]]
        if guarded:
            rule = "ME-TOKEN-9"
        elif full:
            rule = "ME-HERO-6"
        elif token in book.ladders and _carries_ladder(d, hero.cell):
            rule = "ME-RULING-22"
        else:
            found.setdefault(action, token)
            continue
        if barred is not None:
            barred.append(Barred(action, rule))
    return found


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
    token = takeable(d, number)[book.choices.take[kind]]
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
    give_up_flight(d, number)


def partners(d: Desk, number: int, barred: list[Barred] | None = None) -> list[Action]:
    """ME-SWAP-1, -4: other heroes in the cell, if there is anything to exchange, in the hero's own turn."""
    state, swap = d.state, d.book.choices.swap
    own, found = state.heroes[number], []
    for hero in state.heroes:
        if hero is own or (barred is None and hero.cell != own.cell):
            continue
        if hero.cell != own.cell:
            rule = "ME-SWAP-1"
        elif number != active(state) or state.fighter >= 0:
            rule = "ME-SWAP-4"
        elif not hero.items and not own.items:
            rule = "ME-SWAP-2"
        else:
            found.append(swap[hero.card])
            continue
        if barred is not None and hero.cell >= 0:
            barred.append(Barred(swap[hero.card], rule))
    return found


def swap(d: Desk, number: int, other: int) -> Flow:
    """ME-SWAP-1 to -4: the hero lays out what it offers and what it wants; the other agrees or refuses."""
    state, book = d.state, d.book
    one, two = state.heroes[number], state.heroes[other]
    given: tuple[int, ...] = ()
    wanted: tuple[int, ...] = ()
    while True:
        about = (name_of(d, other), _named(d, given), _named(d, wanted))
        got = yield from ask(d, question(d, number, "bargain", deals(d, one, two, given, wanted), *about))
        if got is NO_DEAL:
            return
        if got is PROPOSE:
            break
        if got.kind == "offer":
            given += (next(t for t in one.items if t not in given and book.kind[t] == got.target),)
        else:
            wanted += (next(t for t in two.items if t not in wanted and book.kind[t] == got.target),)
    if one.seat != two.seat:
        proposal = Ask(two.seat, "agree", (AGREE, REFUSE), (name_of(d, number), *about), quiet=False)
        if (yield from ask(d, proposal)) is REFUSE:
            d.tell("refused", name_of(d, other), seat=two.seat)
            return
    one.items = tuple(t for t in one.items if t not in given) + wanted
    two.items = tuple(t for t in two.items if t not in wanted) + given
    for hero, items, to in ((number, given, other), (other, wanted, number)):
        for token in items:
            d.tell("gave", name_of(d, hero), book.kind[token], name_of(d, to), seat=state.heroes[hero].seat)
    for hero in (number, other):
        unlock(d, hero)
        give_up_flight(d, hero)


def deals(
    d: Desk,
    one: Hero,
    two: Hero,
    given: tuple[int, ...],
    wanted: tuple[int, ...],
    barred: list[Barred] | None = None,
) -> list[Action]:
    """ME-SWAP-2, -3: what can still be laid out, and the proposal where it is one and fits into both hands."""
    found = [*_kinds(d, "offer", one.items, given), *_kinds(d, "want", two.items, wanted)]
    if not given and not wanted:
        rule = "ME-SWAP-2"
    elif not _fits(d, one.items, given, wanted) or not _fits(d, two.items, wanted, given):
        rule = "ME-SWAP-3"
    else:
        return [*found, PROPOSE, NO_DEAL]
    if barred is not None:
        barred.append(Barred(PROPOSE, rule))
    return [*found, NO_DEAL]


def _kinds(d: Desk, verb: str, held: tuple[int, ...], picked: tuple[int, ...]) -> list[Action]:
    actions = getattr(d.book.choices, verb)
    return [actions[kind] for kind in dict.fromkeys(d.book.kind[token] for token in held if token not in picked)]


def _fits(d: Desk, held: tuple[int, ...], gone: tuple[int, ...], got: tuple[int, ...]) -> bool:
    """ME-SWAP-3."""
    return bool(len(held) - len(gone) + len(got) <= d.book.figures.places)


def tokens_of(d: Desk, hero: Hero, names: str) -> tuple[int, ...]:
    """The tokens that a question names by their kinds."""
    found: list[int] = []
    for name in names.split():
        found += [token for token in hero.items if d.book.kind[token] == name and token not in found][:1]
    return tuple(found)


def _named(d: Desk, tokens: tuple[int, ...]) -> str:
    return " ".join(d.book.kind[token] for token in tokens) or "-"
