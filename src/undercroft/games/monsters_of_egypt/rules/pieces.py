"""Piles of tokens: opening, removing, breaking, falling (3.6, 3.9). Everything that touches a pile goes through here."""

from __future__ import annotations

from undercroft.games.monsters_of_egypt.content import CHEST, FLOOR, LADDER, RUNG, WALL, Plan, TombBook
from undercroft.games.monsters_of_egypt.rules import Desk
from undercroft.games.monsters_of_egypt.rules.dungeon import landing, supported
from undercroft.games.monsters_of_egypt.state import NOTHING, State

EAGER, FELL = 1, 2
"""How a hero came to a cell: so that a monster there fights at once; by falling."""


def plan_of(d: Desk) -> Plan:
    return d.book.plans[d.state.terms.mode]


def name_of(d: Desk, hero: int) -> str:
    return d.book.cards[d.state.heroes[hero].card].id


def heroes_at(state: State, cell: int) -> list[int]:
    """Heroes in a cell, the one whose turn it is first, the others in the order of turns."""
    found = [number for number, hero in enumerate(state.heroes) if hero.cell == cell]
    if len(found) > 1 and state.phase == "hero" and state.order[state.turn] in found:
        active = state.order[state.turn]
        found = [active, *(number for number in found if number != active)]
    return found


def hero_of(state: State, card: int) -> int:
    """The number of the hero with this card."""
    return next(number for number, hero in enumerate(state.heroes) if hero.card == card)


def living(state: State) -> list[int]:
    """Heroes on the board."""
    return [number for number, hero in enumerate(state.heroes) if hero.cell >= 0]


def unused(d: Desk, number: int, effect: str) -> int:
    """ME-EFFECT-4: a carried token with this permanent effect that was not used since its carrier's turn began, or -1."""
    item_of, used = d.book.item_of, d.state.used
    for token in d.state.heroes[number].items:
        if item_of[token].permanent == effect and token not in used:
            return token
    return NOTHING


def cell_of(state: State, token: int) -> int:
    """Where a token lies open."""
    return next(cell for cell, pile in enumerate(state.piles) if token in pile)


def guard_of(state: State, book: TombBook, cell: int) -> int:
    """The open monster on top of a pile, or -1."""
    pile = state.piles[cell]
    return pile[-1] if pile and pile[-1] in book.monster_of else -1


def reachable(state: State, book: TombBook, cell: int) -> list[int]:
    """ME-TOKEN-9: the open items of a cell, unless a monster lies on them."""
    pile = state.piles[cell]
    if not pile or guard_of(state, book, cell) >= 0:
        return []
    return [token for token in pile if token in book.item_of]


# ---- changing piles ----


def lay(d: Desk, cell: int, pile: tuple[int, ...]) -> bool:
    """ME-TOKEN-10: monsters lie above everything else; a ladder token among the rest stands (ME-ITEM-LADDER-10).

    Says whether a ladder stands here no more.
    """
    state, book = d.state, d.book
    if len(pile) > 1:
        monster_of = book.monster_of
        above = tuple(token for token in pile if token in monster_of)
        if above and above != pile[-len(above) :]:
            pile = tuple(token for token in pile if token not in above) + above
    had = state.piles[cell]
    state.piles[cell] = pile
    ladders = book.ladders
    if (had and not ladders.isdisjoint(had)) or (pile and not ladders.isdisjoint(pile)):
        byte = state.shape[cell]
        stands = not byte & LADDER and not ladders.isdisjoint(pile)
        if stands != bool(byte & RUNG):
            _reshape(state, cell, RUNG)
            return not stands
    return False


def _reshape(state: State, cell: int, flag: int) -> None:
    """A part of the cell that was there is gone, or the other way round."""
    shape = bytearray(state.shape)
    shape[cell] ^= flag
    state.shape = bytes(shape)


def put(d: Desk, cell: int, *tokens: int) -> None:
    lay(d, cell, d.state.piles[cell] + tokens)


def lift(d: Desk, cell: int, token: int) -> bool:
    """The topmost token of this number, or the topmost closed one of this back, leaves the pile. Says what `lay` says."""
    pile = d.state.piles[cell]
    at = len(pile) - 1 - pile[::-1].index(token)
    return lay(d, cell, pile[:at] + pile[at + 1 :])


def take(d: Desk, cell: int, token: int) -> None:
    """Lifts a token out of a pile; if it was a ladder, what stood on it falls (ME-ITEM-LADDER-7)."""
    if lift(d, cell, token):
        collapse(d, cell - plan_of(d).width)


def box(d: Desk, token: int) -> None:
    d.state.box += (token,)
    d.state.used -= {token}


def open_token(d: Desk, cell: int, back: int) -> int:
    """The topmost closed token of this back is turned: only now chance says what it is (ME-TOKEN-18 for the pharaoh)."""
    state = d.state
    pile = state.piles[cell]
    at = len(pile) - 1 - pile[::-1].index(back)
    token = _draw(d, back)
    monster = d.book.monster_of.get(token)
    if monster is not None and monster.gait == "sleep":
        state.pharaoh = monster.lives
    state.news = True
    lay(d, cell, (*pile[:at], token, *pile[at + 1 :]))
    d.tell("opened", d.book.kind[token], plan_of(d).names[cell])
    return token


def open_all(d: Desk, cell: int) -> None:
    """Every closed token of a cell is opened, from the top."""
    piles = d.state.piles
    while piles[cell] and min(piles[cell]) < 0:
        open_token(d, cell, top_closed(d.state, cell))


def _draw(d: Desk, back: int) -> int:
    state = d.state
    bag = state.chests if back == CHEST else state.dangers
    at = d.luck.below(len(bag))
    rest = bag[:at] + bag[at + 1 :]
    if back == CHEST:
        state.chests = rest
    else:
        state.dangers = rest
    return bag[at]


def shrugs_off(d: Desk, token: int) -> bool:
    """ME-RULING-54, other reading: nothing but weapons hurts the pharaoh."""
    return bool(d.state.terms.pharaoh_weapons_only and d.book.monster_of[token].gait == "sleep")


def hit(d: Desk, cell: int, token: int, cause: str) -> bool:
    """ME-FIGHT-14, ME-FIGHT-15, ME-EFFECT-9: a monster loses one life; says whether that was the last."""
    state, book = d.state, d.book
    monster = book.monster_of[token]
    if monster.gait == "sleep" and state.pharaoh > 1:
        state.pharaoh -= 1
        d.tell("hit", book.kind[token], plan_of(d).names[cell], state.pharaoh)
        return False
    destroy(d, cell, token, cause)
    return True


def destroy(d: Desk, cell: int, token: int, cause: str) -> None:
    state, book = d.state, d.book
    if token in book.monster_of and book.monster_of[token].gait == "sleep":
        state.pharaoh = 0
    state.news = True
    take(d, cell, token)
    box(d, token)
    d.tell("destroyed", book.kind[token], plan_of(d).names[cell], cause)
    if state.foe == token:
        end_fight(state)


def end_fight(state: State) -> None:
    state.fighter = state.foe = -1


# ---- breaking and falling ----


def breakable(d: Desk, cell: int) -> bool:
    """ME-ITEM-BOMB-13, -14: whether the cell has a floor of its own that can be destroyed."""
    state, plan = d.state, plan_of(d)
    return cell < plan.bottom and state.shape[cell] & (FLOOR | WALL) == FLOOR and cell not in plan.reinforced and breaches_left(d)


def breaches_left(d: Desk) -> bool:
    state = d.state
    return not state.terms.breach_limit or len(state.floors_broken) + len(state.walls_broken) < d.book.figures.breaches


def break_floor(d: Desk, cell: int) -> None:
    """ME-BOARD-17: what was on it falls."""
    state, plan = d.state, plan_of(d)
    state.floors_broken += (cell,)
    _reshape(state, cell, FLOOR)
    state.news = True
    d.tell("breach", "floor", plan.names[cell])
    collapse(d, cell)


def break_wall(d: Desk, cell: int) -> None:
    """ME-BOARD-16, -18, -19: the floor under it stays; what stood on it falls."""
    state, plan = d.state, plan_of(d)
    state.walls_broken += (cell,)
    _reshape(state, cell, WALL)
    state.news = True
    d.tell("breach", "wall", plan.names[cell])
    if cell >= plan.width:
        collapse(d, cell - plan.width)


def collapse(d: Desk, cell: int) -> None:
    """ME-FALL-6 to -8: heroes and tokens of a cell that has lost its support fall; a ladder among them takes what it held."""
    state, plan = d.state, plan_of(d)
    if cell < 0 or supported(state, plan, cell) or state.shape[cell] & WALL:
        return
    to = landing(state, plan, cell)
    pile = state.piles[cell]
    fallen = [hero for hero in heroes_at(state, cell) if hero != state.flying or hero == state.fighter]
    met = heroes_at(state, to)
    if pile:
        state.piles[cell] = ()
        put(d, to, *pile)
        d.tell("tumbled", len(pile), plan.names[cell], plan.names[to])
    for hero in fallen:
        fall(d, hero, cell, to)
    if pile:
        for hero in met:
            beset(d, hero)
    if state.shape[cell] & RUNG:
        _reshape(state, cell, RUNG)
        collapse(d, cell - plan.width)


def fall(d: Desk, hero: int, cell: int, to: int) -> None:
    """A hero drops; a fight goes down with it (ME-FIGHT-24)."""
    state, plan = d.state, plan_of(d)
    state.heroes[hero].cell = to
    d.tell("fell", name_of(d, hero), plan.names[cell], plan.names[to], seat=state.heroes[hero].seat)
    arrive(d, hero, EAGER if hero == state.fighter else EAGER | FELL)


def active(state: State) -> int:
    """The hero whose turn it is, or -1 in a monsters' turn."""
    return state.order[state.turn] if state.phase == "hero" else -1


def arrive(d: Desk, hero: int, how: int) -> None:
    """ME-TOKEN-1: the cell is resolved when everything before it is."""
    d.state.arrivals += ((hero, how),)


def beset(d: Desk, hero: int) -> None:
    """ME-FALL-10, ME-RULING-29: something comes to a hero; a monster fights at once in its turn and in a monsters' turn."""
    state = d.state
    arrive(d, hero, EAGER if state.phase == "monsters" or hero == active(state) else 0)


def monsters_open(d: Desk) -> list[tuple[int, int]]:
    """Every open monster and its cell."""
    monster_of = d.book.monster_of
    return [(token, cell) for cell, pile in enumerate(d.state.piles) for token in pile if token in monster_of]


def top_closed(state: State, cell: int) -> int:
    """The back of the topmost closed token of a cell."""
    return next(token for token in reversed(state.piles[cell]) if token < 0)
