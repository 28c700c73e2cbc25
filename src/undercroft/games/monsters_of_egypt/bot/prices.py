"""What things are worth: items, dangers, fights. All of it is open knowledge; chance is weighed by what is left."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from undercroft.games.monsters_of_egypt.bot.paths import DEAREST, MOVE, ground_of
from undercroft.games.monsters_of_egypt.content import CHEST, DANGER, RETREAT, Monster, Plan, TombBook, Trap
from undercroft.games.monsters_of_egypt.rules.dungeon import BareGround, boulder_way, spiked
from undercroft.games.monsters_of_egypt.rules.traps import struck
from undercroft.games.monsters_of_egypt.state import State

# ---- what lies in the tomb ----


class Lying(NamedTuple):
    """All piles, gone through once."""

    chests: list[int]
    """Cells with a closed chest."""
    hidden: list[int]
    """Cells with a closed danger token."""
    monsters: list[tuple[int, int]]
    """Cells and open monsters."""
    traps: list[tuple[int, int]]
    treasures: dict[int, int]
    """The crystal and keys that lie open -> their cells."""
    arms: list[int]
    """Cells with an open item that helps in fights."""


@lru_cache(maxsize=16)
def _arms(book: TombBook) -> frozenset[int]:
    return frozenset(token for token, item in book.item_of.items() if item.weapon or item.permanent == "cancel-loss")


def lying_in(state: State, book: TombBook) -> Lying:
    found = Lying([], [], [], [], {}, [])
    chests, hidden, monsters, traps, treasures, arms = found
    monster_of, trap_of, wanted, helpful = book.monster_of, book.trap_of, (book.crystal, *book.keys), _arms(book)
    for cell, pile in enumerate(state.piles):
        for token in pile:
            if token == CHEST:
                chests.append(cell)
            elif token == DANGER:
                hidden.append(cell)
            elif token in monster_of:
                monsters.append((cell, token))
            elif token in trap_of:
                traps.append((cell, token))
            elif token in wanted:
                treasures[token] = cell
            elif token in helpful:
                arms.append(cell)
    return found


# ---- fights ----

LIFE_PRICE = (0, 26 * MOVE, 9 * MOVE, 6 * MOVE)
"""What one life is worth in moves, for a hero with so many: the last is dear."""
BOMB_PRICE = 4 * MOVE
LITTLE = 0.1
"""What a thing that destroys a monster is worth, in lives."""


class Strength(NamedTuple):
    """What decides a hero's fights."""

    lives: int
    haste: bool
    """Time is short: lives count less against moves."""
    melee: bool
    firearm: bool
    vest: bool
    bombs: int
    destroys: frozenset[str]
    """Kinds of monsters that an item of the hero destroys."""

    @property
    def life_price(self) -> int:
        price = LIFE_PRICE[min(self.lives, 3)]
        return price // 2 if self.haste else price


@lru_cache(maxsize=4096)
def strength_of(book: TombBook, items: tuple[int, ...], lives: int, *, haste: bool) -> Strength:
    held = [book.item_of[token] for token in items]
    return Strength(
        lives,
        haste,
        not book.melee.isdisjoint(items),
        not book.firearms.isdisjoint(items),
        any(item.permanent == "cancel-loss" for item in held),
        sum(item.single == "explode" for item in held),
        frozenset(item.against for item in held if item.single == "destroy"),
    )


def lives_left(state: State, monster: Monster) -> int:
    """Of an open monster."""
    return max(1, state.pharaoh) if monster.gait == "sleep" else 1


class Odds(NamedTuple):
    """How a fight by the die ends, the hero rolling until it is over and with somewhere to go."""

    left: tuple[float, ...]
    """The chance that the hero ends with no life, one, two ..."""
    slain: float
    """The chance that the monster is destroyed."""

    def lost(self, lives: int) -> float:
        """Lives lost on average."""
        return sum(chance * (lives - left) for left, chance in enumerate(self.left))


@lru_cache(maxsize=4096)
def fight_odds(book: TombBook, strength: Strength, monster: Monster, lives: int) -> Odds:
    """Counted out: every roll that has an effect takes a life, or ends the fight."""
    attack = sum(face == "attack" for face in book.die)
    flee = sum(face in RETREAT for face in book.die)
    hit = sum(_hits(strength, monster, face) for face in book.die)
    left, slain = [0.0] * (strength.lives + 1), 0.0
    todo = [(1.0, strength.lives, lives, int(strength.vest))]
    while todo:
        chance, own, foe, vest = todo.pop()
        if own == 0 or foe == 0:
            left[own] += chance
            slain += chance * (foe == 0)
            continue
        chance /= attack + flee + hit
        if attack:
            todo.append((chance * attack, *_after(own, vest, monster.bite, foe)))
        if hit:
            todo.append((chance * hit, own, foe - 1, vest))
        left[max(0, own - max(0, monster.burn - vest))] += chance * flee
    return Odds(tuple(left), slain)


def _after(own: int, vest: int, losses: int, foe: int) -> tuple[int, int, int]:
    """Own lives, the monster's and the vest after so many losses, of which an unused vest takes one."""
    saved = min(vest, losses)
    return max(0, own - losses + saved), foe, vest - saved


def _hits(strength: Strength, monster: Monster, face: str) -> bool:
    if monster.hide == "firearm":
        return face == "any-weapon" and strength.firearm
    return face in ("melee", "any-weapon") and (strength.melee or (strength.firearm and face == "any-weapon"))


@lru_cache(maxsize=4096)
def fight_loss(book: TombBook, strength: Strength, monster: Monster, lives: int) -> float:
    """Lives that a fight by the die costs on average, the hero rolling until it is over."""
    return fight_odds(book, strength, monster, lives).lost(strength.lives)


def loss_at_best(book: TombBook, strength: Strength, monster: Monster, lives: int) -> float:
    """The same for a hero that uses what destroys the monster at once, where it has that."""
    return LITTLE if not strength.destroys.isdisjoint(monster.tags) else fight_loss(book, strength, monster, lives)


@lru_cache(maxsize=4096)
def fight_price(book: TombBook, strength: Strength, monster: Monster, lives: int) -> int:
    price = 2 * MOVE + loss_at_best(book, strength, monster, lives) * strength.life_price
    if strength.bombs and lives == 1:
        price = min(price, BOMB_PRICE + 2 * MOVE)
    return min(DEAREST, int(price))


# ---- dangers ----

CLOSED_CHEST = 1
OPEN_TRAP, HIDDEN_TRAP = 6 * MOVE, MOVE


@lru_cache(maxsize=4096)
def danger_price(book: TombBook, strength: Strength, dangers: tuple[int, ...]) -> int:
    """A closed danger token: the mean over what it can still be."""
    if not dangers:
        return 0
    total = 0
    for token in dangers:
        monster = book.monster_of.get(token)
        if monster is not None:
            total += fight_price(book, strength, monster, monster.lives)
        else:
            total += trap_price(strength, book.trap_of[token])
    return total // len(dangers)


def trap_price(strength: Strength, trap: Trap) -> int:
    if trap.effect == "fire" and "fire" in strength.destroys:
        return MOVE
    if trap.lives:
        return min(DEAREST, trap.lives * strength.life_price)
    return 4 * MOVE


def cell_costs(state: State, book: TombBook, strength: Strength, lying: Lying, *, hunted: bool, traps: bool = True) -> bytes:
    """What it costs this hero to come to each cell, with the places that `traps` may strike.

    `hunted`: somebody may spring the traps that lie open.
    """
    costs = [0] * len(state.piles)
    if traps:
        for cell, price in _where_traps_strike(state, book, lying, hunted=hunted).items():
            costs[cell] = price
    for cell in lying.chests:
        costs[cell] += CLOSED_CHEST
    danger = danger_price(book, strength, state.dangers)
    for cell in lying.hidden:
        costs[cell] += danger
    for cell, token in lying.monsters:
        monster = book.monster_of[token]
        costs[cell] += fight_price(book, strength, monster, lives_left(state, monster))
    for cell, token in lying.traps:
        costs[cell] += trap_price(strength, book.trap_of[token])
    return bytes([cost if cost < DEAREST else DEAREST for cost in costs])


@lru_cache(maxsize=256)
def _effects(book: TombBook, tokens: tuple[int, ...]) -> frozenset[str]:
    return frozenset(book.trap_of[token].effect for token in tokens if token in book.trap_of)


def _where_traps_strike(state: State, book: TombBook, lying: Lying, *, hunted: bool) -> dict[int, int]:
    """Cells where a trap kills when it is sprung, and the price of coming to rest there: heroes do not linger."""
    lie_open = {book.trap_of[token].effect for _, token in lying.traps} if hunted else set()
    hidden = _effects(book, state.dangers)
    spikes, rumble = (OPEN_TRAP if effect in lie_open else HIDDEN_TRAP * (effect in hidden) for effect in ("spikes", "rumble"))
    plan = book.plans[state.terms.mode]
    found = _by_spikes_and_boulder(plan, ground_of(state), spikes, rumble if state.terms.mode == "exploration" else 0)
    if "arrows" in lie_open:
        found = found | dict.fromkeys(struck(state, plan, "arrows"), OPEN_TRAP)
    return found


@lru_cache(maxsize=256)
def _by_spikes_and_boulder(plan: Plan, ground: BareGround, spikes: int, boulder: int) -> dict[int, int]:
    found = dict.fromkeys(boulder_way(ground, plan), boulder) if boulder else {}
    if spikes:
        for cell in spiked(ground, plan):
            found[cell] = max(spikes, found.get(cell, 0))
    return found


# ---- items ----

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
TREASURE = 100.0


def item_worth(state: State, book: TombBook, token: int, weapons: set[str] | None = None) -> float:
    """How much a hero wants to carry it; `weapons` are the kinds that it already counts on, and this one joins them."""
    item = book.item_of[token]
    if item.role == "crystal":
        return TREASURE
    if item.role == "key":
        return 0.9 * TREASURE if not any(state.doors) else 0.0
    if item.role == "ladder":
        return LADDER if state.terms.mode == "exploration" else LADDER / 2
    worth = WORTH_PERMANENT.get(item.permanent, 0.0) + WORTH_SINGLE.get(item.single, 0.0)
    if item.weapon:
        first = FIRST_WEAPON[item.weapon]
        worth += first if not weapons else SPARE_WEAPON if item.weapon in weapons else first / 2
        if weapons is not None:
            weapons.add(item.weapon)
    return worth


def best_items(state: State, book: TombBook, carried: tuple[int, ...], lying: list[int]) -> list[int]:
    """The tokens, best first, that a hero should have of what it carries and what lies there."""
    weapons: set[str] = set()
    kind = book.kind
    ordered = sorted((*carried, *lying), key=lambda token: (-item_worth(state, book, token), kind[token], token not in carried))
    rated = [(item_worth(state, book, token, weapons), token) for token in ordered]
    rated.sort(key=lambda pair: (-pair[0] - 0.5 * (pair[1] in carried), kind[pair[1]]))
    return [token for worth, token in rated if worth > 0][: book.figures.places]


# ---- what the monsters gain ----

KILL, HURRY = 1000.0, 600.0
"""A hero killed outright, a step of the ceiling."""


def victim_worth(state: State, book: TombBook, number: int) -> float:
    """How much the monsters gain by hurting this hero: carriers first, then the weak."""
    hero = state.heroes[number]
    worth = 5.0 - hero.lives
    if book.crystal in hero.items:
        worth += 3
    if not any(state.doors) and any(key in hero.items for key in book.keys):
        worth += 2
    return worth


def fight_gain(state: State, book: TombBook, number: int, monster: Monster) -> float:
    hero = state.heroes[number]
    strength = strength_of(book, hero.items, hero.lives, haste=True)
    lives = lives_left(state, monster)
    loss = loss_at_best(book, strength, monster, lives)
    if strength.bombs and lives == 1:
        loss *= 0.6
    return loss * victim_worth(state, book, number)


def trap_gain(state: State, book: TombBook, trap: Trap) -> float:
    cells = struck(state, book.plans[state.terms.mode], trap.effect)
    dead = sum(victim_worth(state, book, number) for number, hero in enumerate(state.heroes) if hero.cell in cells)
    hurried = state.terms.mode == "escape" and trap.effect == "rumble"
    return KILL * dead + (HURRY if hurried else -20.0)
