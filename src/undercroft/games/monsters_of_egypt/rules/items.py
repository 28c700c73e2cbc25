"""Effects of items and weapons outside die results (3.10, 3.17, 3.18): what can be used now, and what it does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from undercroft.games.monsters_of_egypt.content import CLIMB, LEFT, RIGHT, WALL, Item
from undercroft.games.monsters_of_egypt.rules import Desk
from undercroft.games.monsters_of_egypt.rules.bombs import blasts, explode
from undercroft.games.monsters_of_egypt.rules.dungeon import Closed, beam, jumps, landing, supported
from undercroft.games.monsters_of_egypt.rules.hooks import pull, throws
from undercroft.games.monsters_of_egypt.rules.movement import drop, steps
from undercroft.games.monsters_of_egypt.rules.pieces import active, guard_of, name_of, open_token, plan_of, put, top_closed
from undercroft.games.monsters_of_egypt.rules.reach import aim, around, elsewhere, hides, remove, unseen
from undercroft.games.monsters_of_egypt.rules.traps import discard
from undercroft.games.monsters_of_egypt.rules.weapons import hammer, shoot, shots, walls_beside
from undercroft.games.monsters_of_egypt.rules.wounds import ask, heal, question
from undercroft.kernel.types import Action, Barred, Flow

Targets = Callable[[Desk, int, Item, list[Barred] | None], Iterator[Action]]
"""What an effect can be used on now: the choices of its own question, or itself where there is nothing to choose."""


class Effect(NamedTuple):
    targets: Targets
    work: Callable[[Desk, int, Item], Flow]


def uses(d: Desk, number: int, barred: list[Barred] | None = None) -> list[Action]:
    """ME-TURN-5, ME-EFFECT-1 to -5, ME-FIGHT-2: every effect of a carried token that would do something now."""
    state, book = d.state, d.book
    choices, item_of, used = book.choices, book.item_of, state.used
    found: list[Action] = []
    for token in state.heroes[number].items:
        item = item_of[token]
        if item.permanent:
            if token in used:
                _bar(barred, choices.use[item.id], "ME-EFFECT-4")
            elif item.permanent not in PERMANENT:
                _bar(barred, choices.use[item.id], "ME-EFFECT-11")
            else:
                _offer(d, number, item, choices.use[item.id], PERMANENT[item.permanent].targets, found, barred)
        if item.single:
            _offer(d, number, item, choices.spend[item.id], SINGLE[item.single].targets, found, barred)
        if item.role == "ladder":
            _offer(d, number, item, choices.place[item.id], _ladder_places, found, barred)
    return found


def _offer(
    d: Desk, number: int, item: Item, action: Action, targets: Targets, found: list[Action], barred: list[Barred] | None
) -> None:
    """ME-RULING-25: an effect that has something to work on is offered, once however many tokens have it."""
    if action in found:
        return
    for _ in targets(d, number, item, None):
        found.append(action)
        return
    if barred is not None:
        barred.append(_nothing(d, number, item, action, targets))


def _bar(barred: list[Barred] | None, action: Action, rule: str) -> None:
    if barred is not None:
        barred.append(Barred(action, rule))


def _nothing(d: Desk, number: int, item: Item, action: Action, targets: Targets) -> Barred:
    """Why an effect has nothing to work on: what stands in the way of its nearest target."""
    reasons: list[Barred] = []
    for _ in targets(d, number, item, reasons):
        pass
    return reasons[0]._replace(action=action)


def left_out(d: Desk, number: int, item: Item, options: tuple[Action, ...], barred: list[Barred]) -> None:
    """What the open question of an effect does not offer; of two effects of an item, the one whose targets it offers."""
    effects: list[Targets] = [_ladder_places] if item.role == "ladder" else []
    effects += [PERMANENT[item.permanent].targets] if item.permanent in PERMANENT else []
    effects += [SINGLE[item.single].targets] if item.single else []
    for targets in effects:
        found: list[Barred] = []
        if tuple(targets(d, number, item, found)) == options:
            barred += found
            return


def use(d: Desk, number: int, action: Action) -> Flow:
    """Carries out one of `uses`: the once-a-turn mark is set, or the token goes to the box, before the effect works."""
    state, book = d.state, d.book
    hero = state.heroes[number]
    kind = action.target
    held = [token for token in hero.items if book.kind[token] == kind]
    item = book.items[kind]
    if action.kind == "use":
        token = next(token for token in held if token not in state.used)
        state.used |= {token}
        d.tell("used", name_of(d, number), kind, seat=hero.seat)
        yield from PERMANENT[item.permanent].work(d, number, item)
    elif action.kind == "spend":
        # Of two alike, the one whose once-a-turn effect is used up goes first.
        discard(d, number, next((token for token in held if token in state.used), held[0]))
        d.tell("spent", name_of(d, number), kind, seat=hero.seat)
        yield from SINGLE[item.single].work(d, number, item)
    else:
        yield from place_ladder(d, number, held[0])


# ---- ladder ----


def _ladder_places(d: Desk, number: int, item: Item, barred: list[Barred] | None = None) -> Iterator[Action]:
    """ME-ITEM-LADDER-1 to -3, -6."""
    state, plan, at = d.state, plan_of(d), d.book.choices.at
    for cell in around(d, number):
        if state.shape[cell] & (WALL | CLIMB) or cell in plan.starts:
            rule = "ME-ITEM-LADDER-6"
        elif not supported(state, plan, cell):
            rule = "ME-ITEM-LADDER-2"
        else:
            yield at[cell]
            continue
        _bar(barred, at[cell], rule)
    elsewhere(d, barred, "ME-ITEM-LADDER-1")


def place_ladder(d: Desk, number: int, token: int) -> Flow:
    """ME-ITEM-LADDER-4, -9."""
    hero = d.state.heroes[number]
    item = d.book.item_of[token]
    cell = yield from aim(d, number, item, _ladder_places(d, number, item))
    hero.items = tuple(item for item in hero.items if item != token)
    put(d, cell, token)
    d.tell("ladder", name_of(d, number), plan_of(d).names[cell], seat=hero.seat)


# ---- permanent effects ----


def _flights(d: Desk, number: int, item: Item, barred: list[Barred] | None = None) -> Iterator[Action]:
    """ME-ITEM-JETPACK-1."""
    if d.state.flying != number:
        yield d.book.choices.use[item.id]
    else:
        _bar(barred, d.book.choices.use[item.id], "ME-EFFECT-4")


def _fly(d: Desk, number: int, item: Item) -> Flow:
    d.state.flying = number
    yield from ()


def _lights(d: Desk, number: int, item: Item, barred: list[Barred] | None = None) -> Iterator[Action]:
    """ME-ITEM-FLASHLIGHT-1 to -4: in the carrier's own turn only."""
    state, plan, at = d.state, plan_of(d), d.book.choices.at
    if number == active(state):
        cell = state.heroes[number].cell
        lit = unseen(d, beam(state, plan, cell))
        yield from (at[to] for to in lit)
        if barred is not None:
            row = unseen(d, (*plan.line(cell, LEFT), *plan.line(cell, RIGHT)))
            barred += [Barred(at[to], "ME-ITEM-FLASHLIGHT-2") for to in row if to not in lit]
    elsewhere(d, barred, "ME-ITEM-FLASHLIGHT-1")


def _shine(d: Desk, number: int, item: Item) -> Flow:
    cell = yield from aim(d, number, item, _lights(d, number, item), held=True)
    open_token(d, cell, top_closed(d.state, cell))


# ---- single effects ----


def _meals(d: Desk, number: int, item: Item, barred: list[Barred] | None = None) -> Iterator[Action]:
    """ME-ITEM-FRUIT-1."""
    if d.state.heroes[number].lives < d.book.figures.lives:
        yield d.book.choices.spend[item.id]
    else:
        _bar(barred, d.book.choices.spend[item.id], "ME-HERO-1")


def _eat(d: Desk, number: int, item: Item) -> Flow:
    heal(d, number, item.amount)
    yield from ()


def _removals(d: Desk, number: int, item: Item, barred: list[Barred] | None = None) -> Iterator[Action]:
    """ME-EFFECT-8, ME-ITEM-EXTINGUISHER-1, -3, ME-ITEM-FLASHLIGHT-5, -6, ME-WEAPON-FLAMETHROWER-2, ME-RULING-55."""
    at = d.book.choices.at
    for cell in around(d, number):
        if _removable(d, cell, item) >= 0:
            yield at[cell]
    elsewhere(d, barred, "ME-EFFECT-8", item.against)


def _removable(d: Desk, cell: int, item: Item) -> int:
    """The open token of a cell that the item removes, not one that lies under a monster."""
    state, book = d.state, d.book
    if not state.piles[cell]:
        return -1
    guard = guard_of(state, book, cell)
    if guard >= 0:
        return guard if item.against in book.monster_of[guard].tags else -1
    for token in state.piles[cell]:
        if token in book.trap_of and item.against in book.trap_of[token].tags:
            return token
    return -1


def _remove(d: Desk, number: int, item: Item) -> Flow:
    cell = yield from aim(d, number, item, _removals(d, number, item))
    remove(d, number, cell, _removable(d, cell, item), item.id)


def _landings(d: Desk, number: int, item: Item, barred: list[Barred] | None = None) -> Iterator[Action]:
    """ME-ITEM-TELEPORTER-1 to -4."""
    state, at = d.state, d.book.choices.at
    closed: Closed | None = None if barred is None else {}
    cells = jumps(state, plan_of(d), state.heroes[number].cell, item.amount, hard_floors=True, closed=closed)
    yield from (at[cell] for cell in cells)
    if barred is not None and closed is not None:
        barred += [Barred(at[cell], rule) for cell, rule in closed.items()]
    elsewhere(d, barred, "ME-ITEM-TELEPORTER-1", item.amount)


def _jump(d: Desk, number: int, item: Item) -> Flow:
    """ME-ITEM-TELEPORTER-5: no move is spent; the fight that the hero leaves is over (ME-FIGHT-23)."""
    state, plan = d.state, plan_of(d)
    hero = state.heroes[number]
    targets = list(_landings(d, number, item))
    to = yield from aim(d, number, item, targets, held=hides(d, landing(state, plan, targets[0].value)))
    home, hero.cell = hero.cell, to
    d.tell("jumped", name_of(d, number), plan.names[home], plan.names[to], seat=hero.seat)
    drop(d, number)


def _retreat(d: Desk, number: int, item: Item) -> Flow:
    """ME-ITEM-SKATES-2: fights read the length of the retreat from the item."""
    yield from ()


def _retreats(d: Desk, number: int, item: Item, barred: list[Barred] | None = None) -> Iterator[Action]:
    """ME-FIGHT-12: there must be somewhere to go."""
    state, spend = d.state, d.book.choices.spend[item.id]
    if state.fighter != number:
        _bar(barred, spend, "ME-ITEM-SKATES-2")
    elif not state.terms.zero_retreat and not steps(d, number):
        _bar(barred, spend, "ME-FIGHT-12")
    else:
        yield spend


def closed_tokens(d: Desk, number: int, item: Item, barred: list[Barred] | None = None) -> Iterator[Action]:
    """ME-ITEM-BINOCULARS-1: every closed token of the tomb."""
    piles, opens = d.state.piles, d.book.choices.open
    for cell, pile in enumerate(piles):
        if pile and min(pile) < 0:
            yield opens[cell]
        elif barred is not None:
            barred.append(Barred(opens[cell], "ME-ITEM-BINOCULARS-1"))


def _reveal(d: Desk, number: int, item: Item) -> Flow:
    """ME-ITEM-BINOCULARS-1 to -4: nothing that is opened takes effect."""
    for left in range(item.amount, 0, -1):
        options = list(closed_tokens(d, number, item))
        if not options:
            return
        picked = yield from ask(d, question(d, number, "reveal", options, left, held=left == item.amount))
        open_token(d, picked.value, top_closed(d.state, picked.value))


PERMANENT: dict[str, Effect] = {
    "fly": Effect(_flights, _fly),
    "beam": Effect(_lights, _shine),
    "break-wall": Effect(walls_beside, hammer),
    "shoot": Effect(shots, shoot),
}
"""Permanent effects that a player calls for; the others work by themselves at their moment."""
SINGLE: dict[str, Effect] = {
    "explode": Effect(blasts, explode),
    "heal": Effect(_meals, _eat),
    "destroy": Effect(_removals, _remove),
    "pull": Effect(throws, pull),
    "jump": Effect(_landings, _jump),
    "retreat": Effect(_retreats, _retreat),
    "reveal": Effect(closed_tokens, _reveal),
}
