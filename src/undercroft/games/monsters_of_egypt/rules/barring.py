"""Wishes that a question leaves out, each with the rule that bars it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from undercroft.games.monsters_of_egypt.actions import CONCEDE, CRYSTAL, DIRECTIONS, END, PASS, STOP
from undercroft.games.monsters_of_egypt.content import CHEST, Item
from undercroft.games.monsters_of_egypt.plan import CLIMB, FLOOR, LEFT, RIGHT, WALL
from undercroft.games.monsters_of_egypt.rules import Desk
from undercroft.games.monsters_of_egypt.rules.ground import covered, jumps, ways
from undercroft.games.monsters_of_egypt.rules.hooks import catch
from undercroft.games.monsters_of_egypt.rules.monsters import drift
from undercroft.games.monsters_of_egypt.rules.pieces import active, breaches_left, cell_of, guard_of, heroes_at, living, plan_of
from undercroft.games.monsters_of_egypt.rules.reach import around
from undercroft.kernel.types import Ask, Barred

Wishes = Iterator[Barred]


def wishes(d: Desk, ask: Ask) -> list[Barred]:
    """Of a wish that several rules bar, the first is told."""
    found = KINDS.get(ask.kind, _none)(d, ask)
    return list({wish.action: wish for wish in reversed(list(found))}.values())[::-1]


def _none(d: Desk, ask: Ask) -> Wishes:
    yield from ()


def _hero_of(d: Desk, ask: Ask) -> int:
    """The hero that a question is about."""
    return next(number for number, hero in enumerate(d.state.heroes) if d.book.cards[hero.card].id == ask.about[0])


# ---- a hero's turn, retreat and fight ----


def _act(d: Desk, ask: Ask) -> Wishes:
    number = active(d.state)
    yield from _steps(d, number, "ME-MOVE-7" if d.state.fought else "ME-HERO-5")
    yield from _things(d, number)
    yield from _carried(d, number)
    others = [other for other in living(d.state) if d.state.heroes[other].cell != d.state.heroes[number].cell]
    yield from _swaps(d, others, "ME-SWAP-1")
    if d.state.terms.mode == "exploration":
        yield Barred(CONCEDE, "ME-RULING-68")


def _retreat(d: Desk, ask: Ask) -> Wishes:
    number = d.state.runner
    yield from _steps(d, number, "ME-FIGHT-9")
    yield from _things(d, number)
    yield from _carried(d, number)
    yield from _swaps(d, [other for other in heroes_at(d.state, d.state.heroes[number].cell) if other != number], "ME-SWAP-4")
    yield Barred(STOP, "ME-FIGHT-12")


def _fight(d: Desk, ask: Ask) -> Wishes:
    state, book, number = d.state, d.book, d.state.fighter
    hero = state.heroes[number]
    for cell in ways(state, plan_of(d), hero.cell, flying=state.flying == number):
        yield Barred(book.choices.step[cell], "ME-MOVE-7")
    yield from _carried(d, number)
    for token in hero.items:
        yield Barred(book.choices.leave[book.kind[token]], "ME-TOKEN-14")
    for token in state.piles[hero.cell]:
        if token >= 0 and book.item[token] is not None:
            yield Barred(book.choices.take[book.kind[token]], "ME-TOKEN-9")
    yield from _swaps(d, [other for other in heroes_at(state, hero.cell) if other != number], "ME-SWAP-4")
    yield Barred(END, "ME-TURN-7")


def _steps(d: Desk, number: int, spent: str) -> Wishes:
    """The cells around the hero, and why it cannot go there; `spent`: why it has no move left."""
    state, plan, step = d.state, plan_of(d), d.book.choices.step
    cell, flying = state.heroes[number].cell, state.flying == number
    for to in ways(state, plan, cell, flying=flying):
        yield Barred(step[to], spent)
    yield from _blocked(d, cell, climbs="ME-ITEM-JETPACK-2" if flying else "ME-MOVE-4")


def _blocked(d: Desk, cell: int, climbs: str) -> Wishes:
    """What is in the way beside, above and below a cell; `climbs`: why one cannot go up or down as one likes."""
    state, plan, step = d.state, plan_of(d), d.book.choices.step
    for to, door in plan.sides[cell]:
        if door >= 0 and not state.doors[door]:
            yield Barred(step[to], "ME-BOARD-11")
        elif state.shape[to] & WALL:
            yield Barred(step[to], "ME-MOVE-2")
    first, up, down = covered(state) * plan.width, cell - plan.width, cell + plan.width
    if 0 <= up < first:
        yield Barred(step[up], "ME-ESCAPE-15")
    elif up >= 0:
        shut = state.shape[cell] & CLIMB and state.shape[up] & (WALL | FLOOR)
        yield Barred(step[up], "ME-LADDER-6" if shut else "ME-MOVE-2" if state.shape[up] & WALL else climbs)
    if down < plan.size:
        yield Barred(step[down], "ME-MOVE-2" if state.shape[down] & WALL else climbs)
    if cell in plan.in_cave:
        for cave in plan.caves:
            if cave < first:
                yield Barred(step[cave], "ME-ESCAPE-15")


def _things(d: Desk, number: int) -> Wishes:
    """Items in the cell that cannot be picked up."""
    state, book = d.state, d.book
    hero = state.heroes[number]
    guarded, full = guard_of(state, book, hero.cell) >= 0, len(hero.items) >= book.figures.places
    for token in state.piles[hero.cell]:
        if token >= 0 and book.item[token] is not None:
            rule = "ME-TOKEN-9" if guarded else "ME-HERO-6" if full else "ME-RULING-22"
            yield Barred(book.choices.take[book.kind[token]], rule)


def _carried(d: Desk, number: int) -> Wishes:
    """Effects of carried items that are used up, or have nothing to work on."""
    state, book = d.state, d.book
    for token in state.heroes[number].items:
        item: Item = book.item[token]
        broke = item.permanent == "break-wall" or item.single == "explode"
        nothing = "ME-RULING-46" if broke and not breaches_left(d) else "ME-RULING-25"
        if item.permanent:
            yield Barred(book.choices.use[item.id], "ME-EFFECT-4" if token in state.used else nothing)
        if item.single:
            yield Barred(book.choices.spend[item.id], "ME-HERO-1" if item.single == "heal" else nothing)
        if item.role == "ladder":
            yield Barred(book.choices.place[item.id], "ME-ITEM-LADDER-2")
        if item.role == "crystal":
            yield Barred(CRYSTAL, "ME-ITEM-CRYSTAL-5" if state.crystal_spent else "ME-ITEM-CRYSTAL-3")


def _swaps(d: Desk, others: list[int], rule: str) -> Wishes:
    for other in others:
        yield Barred(d.book.choices.swap[d.state.heroes[other].card], rule)


def _loss(d: Desk, ask: Ask) -> Wishes:
    """Fruit comes too late for a life that is being lost."""
    hero = d.state.heroes[_hero_of(d, ask)]
    if hero.seat == ask.seat:
        for token in hero.items:
            if d.book.item[token].single == "heal":
                yield Barred(d.book.choices.spend[d.book.kind[token]], "ME-ITEM-FRUIT-3")


# ---- where an effect cannot go ----


def _aim(d: Desk, ask: Ask) -> Wishes:
    number = _hero_of(d, ask)
    item: Item = d.book.items[ask.about[1]]
    if item.role == "ladder":
        for cell in around(d, number):
            taken = d.state.shape[cell] & (WALL | CLIMB) or cell in plan_of(d).starts
            yield Barred(d.book.choices.at[cell], "ME-ITEM-LADDER-6" if taken else "ME-ITEM-LADDER-2")
    elif item.permanent == "beam":
        for direction in (LEFT, RIGHT):
            for cell in plan_of(d).line(d.state.heroes[number].cell, direction):
                if d.state.piles[cell] and min(d.state.piles[cell]) < 0:
                    yield Barred(d.book.choices.at[cell], "ME-ITEM-FLASHLIGHT-2")
    elif item.single == "jump":
        yield from _jumps(d, number, item.amount)


def _jumps(d: Desk, number: int, length: int) -> Wishes:
    """Walls cannot be jumped into; doors and reinforced floors not through."""
    state, plan = d.state, plan_of(d)
    cell = state.heroes[number].cell
    free = jumps(state, plan, cell, length, hard_floors=True)
    for direction in range(4):
        for to in plan.line(cell, direction)[length - 1 : length]:
            if to not in free and to >= covered(state) * plan.width:
                rule = "ME-ITEM-TELEPORTER-3" if state.shape[to] & WALL else "ME-ITEM-TELEPORTER-2"
                yield Barred(d.book.choices.at[to], rule)


def _bomb(d: Desk, ask: Ask) -> Wishes:
    """Floors and ceilings around the hero that a bomb leaves whole."""
    state, plan = d.state, plan_of(d)
    for cell in around(d, _hero_of(d, ask)):
        for part in (cell, cell - plan.width):
            if part >= 0 and state.shape[part] & FLOOR and not state.shape[cell] & WALL:
                rule = "ME-ITEM-BOMB-13" if part in plan.reinforced else "ME-ITEM-BOMB-14"
                yield Barred(d.book.choices.floor[part], rule if breaches_left(d) else "ME-RULING-46")


def _hook(d: Desk, ask: Ask) -> Wishes:
    number = _hero_of(d, ask)
    for direction, action in enumerate(DIRECTIONS):
        if catch(d, number, direction) < 0:
            yield Barred(action, "ME-ITEM-HOOK-1")


# ---- the monsters' turn ----


def _monsters(d: Desk, ask: Ask) -> Wishes:
    state, book = d.state, d.book
    if state.last_prowler >= 0:
        rule = "ME-RULING-40" if state.terms.ban_until_other else "ME-MONSTERTURN-6"
        yield Barred(book.choices.prowl[state.last_prowler], rule)
    for cell, pile in enumerate(state.piles):
        for token in pile:
            if token == CHEST:
                yield Barred(book.choices.open[cell], "ME-MONSTERTURN-14")
            elif token >= 0 and book.monster[token] is not None and book.monster[token].gait == "sleep":
                yield Barred(book.choices.prowl[token], "ME-PHARAOH-10")
            elif token >= 0 and book.trap[token] is not None:
                waits = book.trap[token].effect in ("crack", "fire")
                yield Barred(book.choices.spring[cell], "ME-MONSTERTURN-13" if waits else "ME-RULING-7")
    yield Barred(PASS, "ME-RULING-42")


def _prowl(d: Desk, ask: Ask) -> Wishes:
    cell = cell_of(d.state, d.state.prowler)
    gait = d.book.monster[d.state.prowler].gait
    if gait == "haunt":
        yield from _haunted(d, cell)
    else:
        yield from _blocked(d, cell, climbs="ME-MONSTER-WINGED-2" if gait == "fly" else "ME-MOVE-4")
    yield Barred(STOP, "ME-MONSTER-GHOST-3")


def _haunted(d: Desk, cell: int) -> Wishes:
    """A ghost is stopped by closed doors and the ceiling only; of the rest it avoids walls that it could not leave again."""
    state, plan, step = d.state, plan_of(d), d.book.choices.step
    first = covered(state) * plan.width
    for to, door in plan.sides[cell]:
        if door >= 0 and not state.doors[door]:
            yield Barred(step[to], "ME-BOARD-11")
    for to in (cell - plan.width, *(plan.caves if cell in plan.in_cave else ())):
        if 0 <= to < first:
            yield Barred(step[to], "ME-ESCAPE-15")
    for to in drift(d, cell):
        yield Barred(step[to], "ME-MONSTER-GHOST-3")


def _heroes(d: Desk, ask: Ask) -> Wishes:
    for action in d.book.choices.hero:
        yield Barred(action, "ME-SETUP-10")


KINDS: dict[str, Callable[[Desk, Ask], Wishes]] = {
    "hero": _heroes,
    "act": _act,
    "retreat": _retreat,
    "fight": _fight,
    "vest": _loss,
    "crystal": _loss,
    "aim": _aim,
    "bomb": _bomb,
    "blast": _bomb,
    "hook": _hook,
    "monsters": _monsters,
    "prowl": _prowl,
}
