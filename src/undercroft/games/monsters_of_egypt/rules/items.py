"""Effects of items and weapons outside die results (3.10, 3.17, 3.18): what can be used now, and what it does."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.games.monsters_of_egypt.content import Item
from undercroft.games.monsters_of_egypt.plan import CLIMB, WALL
from undercroft.games.monsters_of_egypt.rules import Desk
from undercroft.games.monsters_of_egypt.rules.bombs import can_explode, explode
from undercroft.games.monsters_of_egypt.rules.ground import beam, jumps, supported
from undercroft.games.monsters_of_egypt.rules.hooks import can_pull, pull
from undercroft.games.monsters_of_egypt.rules.losses import ask, heal
from undercroft.games.monsters_of_egypt.rules.moving import drop, steps
from undercroft.games.monsters_of_egypt.rules.pieces import active, guard_of, name_of, open_token, plan_of, put, top_closed
from undercroft.games.monsters_of_egypt.rules.reach import aim, around, remove, unseen
from undercroft.games.monsters_of_egypt.rules.traps import discard
from undercroft.games.monsters_of_egypt.rules.weapons import hammer, shoot, shot_cells, walls_beside
from undercroft.kernel.types import Action, Flow

Targets = Callable[[Desk, int, Item], bool]
"""Whether an effect has something to work on now."""


def uses(d: Desk, number: int) -> list[Action]:
    """ME-TURN-5, ME-EFFECT-1 to -5, ME-FIGHT-2: every effect of a carried token that would do something now."""
    state, book = d.state, d.book
    choices, item_of, used = book.choices, book.item, state.used
    found: list[Action] = []
    seen = set()
    for token in state.heroes[number].items:
        item: Item = item_of[token]
        if item.permanent and token not in used and item.permanent in PERMANENT:
            action = choices.use[item.id]
            if action not in seen and PERMANENT[item.permanent][0](d, number, item):
                seen.add(action)
                found.append(action)
        if item.single and (action := choices.spend[item.id]) not in seen and SINGLE[item.single][0](d, number, item):
            seen.add(action)
            found.append(action)
        if item.role == "ladder" and (action := choices.place[item.id]) not in seen and _can_place(d, number):
            seen.add(action)
            found.append(action)
    return found


def use(d: Desk, number: int, action: Action) -> Flow:
    """Carries out one of `uses`: the once-a-turn mark is set, or the token goes to the box, before the effect works."""
    state, book = d.state, d.book
    hero = state.heroes[number]
    kind = action.target
    held = [token for token in hero.items if book.kind[token] == kind]
    item: Item = book.items[kind]
    if action.kind == "use":
        token = next(token for token in held if token not in state.used)
        state.used |= {token}
        d.tell("used", name_of(d, number), kind, seat=hero.seat)
        yield from PERMANENT[item.permanent][1](d, number, item)
    elif action.kind == "spend":
        # Of two alike, the one whose once-a-turn effect is used up goes first.
        discard(d, number, next((token for token in held if token in state.used), held[0]))
        d.tell("spent", name_of(d, number), kind, seat=hero.seat)
        yield from SINGLE[item.single][1](d, number, item)
    else:
        yield from place_ladder(d, number, held[0])


# ---- ladder ----


def _ladder_places(d: Desk, number: int) -> list[int]:
    """ME-ITEM-LADDER-1 to -3, -6."""
    return [cell for cell in around(d, number) if _bears_ladder(d, cell)]


def _bears_ladder(d: Desk, cell: int) -> bool:
    state, plan = d.state, plan_of(d)
    return not state.shape[cell] & (WALL | CLIMB) and cell not in plan.starts and supported(state, plan, cell)


def _can_place(d: Desk, number: int) -> bool:
    return _bears_ladder(d, d.state.heroes[number].cell) or bool(_ladder_places(d, number))


def place_ladder(d: Desk, number: int, token: int) -> Flow:
    """ME-ITEM-LADDER-4, -9."""
    hero = d.state.heroes[number]
    cell = yield from aim(d, number, d.book.item[token], _ladder_places(d, number))
    hero.items = tuple(item for item in hero.items if item != token)
    put(d, cell, token)
    d.tell("ladder", name_of(d, number), plan_of(d).names[cell], seat=hero.seat)


# ---- permanent effects ----


def _can_fly(d: Desk, number: int, item: Item) -> bool:
    """ME-ITEM-JETPACK-1."""
    return d.state.flying != number


def _fly(d: Desk, number: int, item: Item) -> Flow:
    d.state.flying = number
    yield from ()


def _beam_cells(d: Desk, number: int) -> list[int]:
    """ME-ITEM-FLASHLIGHT-1 to -4: in the carrier's own turn only."""
    state = d.state
    if number != active(state):
        return []
    return unseen(d, beam(state, plan_of(d), state.heroes[number].cell))


def _shine(d: Desk, number: int, item: Item) -> Flow:
    cell = yield from aim(d, number, item, _beam_cells(d, number))
    open_token(d, cell, top_closed(d.state, cell))


# ---- single effects ----


def _can_heal(d: Desk, number: int, item: Item) -> bool:
    """ME-ITEM-FRUIT-1."""
    return bool(d.state.heroes[number].lives < d.book.figures.lives)


def _eat(d: Desk, number: int, item: Item) -> Flow:
    heal(d, number, item.amount)
    yield from ()


def _targets_of(d: Desk, number: int, item: Item) -> list[int]:
    """ME-EFFECT-8, ME-ITEM-EXTINGUISHER-1, -3, ME-ITEM-FLASHLIGHT-5, -6, ME-WEAPON-FLAMETHROWER-2, ME-RULING-55."""
    return [cell for cell in around(d, number) if _marked(d, cell, item) >= 0]


def _marked(d: Desk, cell: int, item: Item) -> int:
    """The open token of a cell that the item removes, not one that lies under a monster."""
    state, book = d.state, d.book
    guard = guard_of(state, book, cell)
    if guard >= 0:
        return guard if item.against in book.monster[guard].tags else -1
    for token in state.piles[cell]:
        if token >= 0 and book.trap[token] is not None and item.against in book.trap[token].tags:
            return token
    return -1


def _remove(d: Desk, number: int, item: Item) -> Flow:
    cell = yield from aim(d, number, item, _targets_of(d, number, item))
    remove(d, number, cell, _marked(d, cell, item), item.id)


def _jump_cells(d: Desk, number: int, item: Item) -> list[int]:
    state = d.state
    return jumps(state, plan_of(d), state.heroes[number].cell, item.amount, hard_floors=True)


def _jump(d: Desk, number: int, item: Item) -> Flow:
    """ME-ITEM-TELEPORTER-5: no move is spent; the fight that the hero leaves is over (ME-FIGHT-23)."""
    state, names = d.state, plan_of(d).names
    hero = state.heroes[number]
    to = yield from aim(d, number, item, _jump_cells(d, number, item))
    home, hero.cell = hero.cell, to
    d.tell("jumped", name_of(d, number), names[home], names[to], seat=hero.seat)
    drop(d, number)


def _retreat(d: Desk, number: int, item: Item) -> Flow:
    """ME-ITEM-SKATES-2: fights read the length of the retreat from the item."""
    yield from ()


def _can_retreat(d: Desk, number: int, item: Item) -> bool:
    """ME-FIGHT-12: there must be somewhere to go."""
    state = d.state
    return state.fighter == number and (state.terms.zero_retreat or bool(steps(d, number)))


def _veiled(d: Desk, number: int, item: Item) -> list[int]:
    return unseen(d, range(plan_of(d).size))


def _reveal(d: Desk, number: int, item: Item) -> Flow:
    """ME-ITEM-BINOCULARS-1 to -4: nothing that is opened takes effect."""
    choices = d.book.choices
    for left in range(item.amount, 0, -1):
        cells = _veiled(d, number, item)
        if not cells:
            return
        about = (name_of(d, number), left)
        picked = yield from ask(d, number, "reveal", [choices.open[cell] for cell in cells], about)
        open_token(d, picked.value, top_closed(d.state, picked.value))


def _any(cells: Callable[[Desk, int, Item], list[int]]) -> Targets:
    return lambda d, number, item: bool(cells(d, number, item))


PERMANENT: dict[str, tuple[Targets, Callable[[Desk, int, Item], Flow]]] = {
    "fly": (_can_fly, _fly),
    "beam": (lambda d, number, _: bool(_beam_cells(d, number)), _shine),
    "break-wall": (lambda d, number, _: bool(walls_beside(d, number)), hammer),
    "shoot": (lambda d, number, _: bool(shot_cells(d, number)), shoot),
}
"""Permanent effects that a player calls for; the others work by themselves at their moment."""
SINGLE: dict[str, tuple[Targets, Callable[[Desk, int, Item], Flow]]] = {
    "explode": (can_explode, explode),
    "heal": (_can_heal, _eat),
    "destroy": (_any(_targets_of), _remove),
    "pull": (can_pull, pull),
    "jump": (_any(_jump_cells), _jump),
    "retreat": (_can_retreat, _retreat),
    "reveal": (_any(_veiled), _reveal),
}
