"""What things are worth to a hero: items, dangers, fights. All of it is open knowledge; chance is weighed by what is left."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from undercroft.games.monsters_of_egypt.bot.paths import DEAREST, MOVE
from undercroft.games.monsters_of_egypt.bot.sightings import Survey
from undercroft.games.monsters_of_egypt.content import RETREAT, Item, Monster, TombBook, Trap
from undercroft.games.monsters_of_egypt.state import State

PRICE = (0, 26 * MOVE, 9 * MOVE, 6 * MOVE)
"""What one life is worth in moves, for a hero with so many: the last is dear."""
BOMB_PRICE = 4 * MOVE
CLOSED_CHEST = 1

WORTH_PERMANENT = {
    "cancel-loss": 9.0,
    "stomp": 3.0,
    "fly": 6.0,
    "extra-move": 5.0,
    "beam": 4.0,
    "break-wall": 1.0,
    "banish": 1.0,
    "shoot": 1.0,
}
WORTH_SINGLE = {"explode": 6.0, "heal": 7.0, "destroy": 1.0, "pull": 3.0, "jump": 4.0, "retreat": 1.0, "reveal": 4.0}
FIRST_WEAPON = {"melee": 12.0, "firearm": 8.0}
SPARE_WEAPON = 1.5
LADDER = 2.5
PRIZE = 100.0


class Might(NamedTuple):
    """What decides a hero's fights."""

    lives: int
    haste: bool
    """Time is short: lives count less against moves."""
    melee: bool
    firearm: bool
    vest: bool
    bombs: int
    banes: frozenset[str]
    """Kinds of monsters that an item of the hero destroys."""


def life_price(might: Might) -> int:
    price = PRICE[min(might.lives, 3)]
    return price // 2 if might.haste else price


@lru_cache(maxsize=4096)
def might_of(book: TombBook, items: tuple[int, ...], lives: int, *, haste: bool) -> Might:
    held: list[Item] = [item for token in items if (item := book.item[token]) is not None]
    return Might(
        lives,
        haste,
        not book.melee.isdisjoint(items),
        not book.firearms.isdisjoint(items),
        any(item.permanent == "cancel-loss" for item in held),
        sum(item.single == "explode" for item in held),
        frozenset(item.against for item in held if item.single == "destroy"),
    )


@lru_cache(maxsize=4096)
def fight_loss(book: TombBook, might: Might, monster: Monster, lives: int) -> float:
    """Lives that a fight by the die costs on average, the hero rolling until it is over."""
    if not might.banes.isdisjoint(monster.tags):
        return 0.1
    attack = sum(face == "attack" for face in book.die)
    flee = sum(face in RETREAT for face in book.die)
    hit = 0
    for face in book.die:
        if monster.hide == "firearm":
            hit += face == "any-weapon" and might.firearm
        elif face in ("melee", "any-weapon"):
            hit += might.melee or (might.firearm and face == "any-weapon")
    ends = (flee + hit / lives) or 0.5  # a die without an end for this hero: as bad as can be
    loss = attack / ends * min(monster.bite, might.lives) + monster.burn * flee / ends
    return max(0.1, loss - 0.6 * might.vest)


@lru_cache(maxsize=4096)
def fight_price(book: TombBook, might: Might, monster: Monster, lives: int) -> int:
    price = 2 * MOVE + fight_loss(book, might, monster, lives) * life_price(might)
    if might.bombs and lives == 1:
        price = min(price, BOMB_PRICE + 2 * MOVE)
    return min(DEAREST, int(price))


@lru_cache(maxsize=4096)
def danger_price(book: TombBook, might: Might, dangers: tuple[int, ...]) -> int:
    """A closed danger token: the mean over what it can still be."""
    if not dangers:
        return 0
    total = 0
    for token in dangers:
        monster, trap = book.monster[token], book.trap[token]
        if monster is not None:
            total += fight_price(book, might, monster, monster.lives)
        elif trap is not None:
            total += trap_price(might, trap)
    return total // len(dangers)


def trap_price(might: Might, trap: Trap | None) -> int:
    assert trap is not None
    if trap.effect == "fire" and "fire" in might.banes:
        return MOVE
    if trap.lives:
        return min(DEAREST, trap.lives * life_price(might))
    return 4 * MOVE


def costs_for(state: State, book: TombBook, might: Might, seen: Survey, perils: dict[int, int]) -> bytes:
    """What it costs this hero to come to each cell; `perils` are what it costs beside its tokens."""
    costs = [0] * len(state.piles)
    for cell, peril in perils.items():
        costs[cell] = peril
    for cell in seen.chests:
        costs[cell] += CLOSED_CHEST
    danger = danger_price(book, might, state.dangers)
    for cell in seen.hidden:
        costs[cell] += danger
    for cell, token in seen.monsters:
        costs[cell] += monster_price(book, might, token, state.pharaoh)
    for cell, token in seen.traps:
        costs[cell] += trap_price(might, book.trap[token])
    return bytes([cost if cost < DEAREST else DEAREST for cost in costs])


@lru_cache(maxsize=4096)
def monster_price(book: TombBook, might: Might, token: int, pharaoh: int) -> int:
    monster = book.monster[token]
    assert monster is not None
    return fight_price(book, might, monster, max(1, pharaoh) if monster.gait == "sleep" else 1)


# ---- items ----


def item_worth(state: State, book: TombBook, token: int, held: set[str]) -> float:
    """How much a hero wants to carry it beside what it has; `held` are the kinds of weapon it already counts on."""
    item = book.item[token]
    assert item is not None
    if item.role == "crystal":
        return PRIZE
    if item.role == "key":
        return 0.9 * PRIZE if not any(state.doors) else 0.0
    if item.role == "ladder":
        return LADDER if state.terms.mode == "exploration" else LADDER / 2
    worth = WORTH_PERMANENT.get(item.permanent, 0.0) + WORTH_SINGLE.get(item.single, 0.0)
    if item.weapon:
        worth += FIRST_WEAPON[item.weapon] if not held else SPARE_WEAPON if item.weapon in held else FIRST_WEAPON[item.weapon] / 2
        held.add(item.weapon)
    return worth


def wanted(state: State, book: TombBook, carried: tuple[int, ...], lying: list[int]) -> list[int]:
    """The tokens, best first, that a hero should have of what it carries and what lies there."""
    weapons: set[str] = set()
    kind = book.kind
    ordered = sorted((*carried, *lying), key=lambda token: (-_rough(state, book, token), kind[token], token not in carried))
    rated = [(item_worth(state, book, token, weapons), token) for token in ordered]
    rated.sort(key=lambda pair: (-pair[0] - 0.5 * (pair[1] in carried), kind[pair[1]]))
    return [token for worth, token in rated if worth > 0][: book.figures.places]


def _rough(state: State, book: TombBook, token: int) -> float:
    return item_worth(state, book, token, set())
