"""Fights (3.11) and what single monsters do in them (3.20)."""

from __future__ import annotations

from undercroft.games.monsters_of_egypt.actions import BANISH, CRYSTAL, END, RETREAT, ROLL
from undercroft.games.monsters_of_egypt.content import RETREAT as LENGTH
from undercroft.games.monsters_of_egypt.content import TombBook
from undercroft.games.monsters_of_egypt.rules import Answer, Desk, items, trade
from undercroft.games.monsters_of_egypt.rules.dungeon import jumps, landing
from undercroft.games.monsters_of_egypt.rules.movement import steps
from undercroft.games.monsters_of_egypt.rules.pieces import (
    EAGER,
    arrive,
    cell_of,
    end_fight,
    hit,
    name_of,
    plan_of,
    put,
    take,
    unused,
)
from undercroft.games.monsters_of_egypt.rules.reach import elsewhere
from undercroft.games.monsters_of_egypt.rules.wounds import ask, crystal_of, lose, question, use_crystal, with_crystal
from undercroft.games.monsters_of_egypt.state import State
from undercroft.kernel.types import Action, Barred, Flow


def options(d: Desk, number: int, barred: list[Barred] | None = None) -> list[Action]:
    """ME-FIGHT-2: roll, or use something first. What a turn offers besides has to wait."""
    found = [ROLL, *items.uses(d, number, barred), *crystal_of(d, number, barred)]
    if barred is not None:
        choices, kind = d.book.choices, d.book.kind
        barred += [Barred(action, "ME-MOVE-7") for action in choices.step[: plan_of(d).size]]
        barred += [Barred(choices.leave[kind[token]], "ME-TOKEN-14") for token in d.state.heroes[number].items]
        trade.takeable(d, number, barred)
        trade.partners(d, number, barred)
        barred.append(Barred(END, "ME-TURN-7"))
    return found


def bout(d: Desk) -> Flow:
    """ME-FIGHT-2 to -5, -19: one use of an item, or one roll with its result."""
    state, book = d.state, d.book
    number, foe = state.fighter, state.foe
    hero = state.heroes[number]
    asked = question(d, number, "fight", options(d, number), book.kind[foe], hero.lives, quiet=True)
    got: Action = yield with_crystal(d, asked)
    if got is ROLL:
        yield from roll(d, number, foe)
    elif got is CRYSTAL:
        use_crystal(d)
    elif got.kind == "spend" and book.items[got.target].single == "retreat":
        yield from items.use(d, number, got)
        yield from retreat(d, number, foe, book.items[got.target].amount)
    else:
        if book.items[got.target].single == "jump" and got.kind == "spend":
            yield from leave(d, number, foe)  # ME-FIGHT-23: it ends the fight like a retreat
        if hero.cell >= 0:
            yield from items.use(d, number, got)
    if state.fighter < 0 and hero.cell >= 0 and state.runner != number and not _comes(d, number):
        # ME-TOKEN-13, ME-FIGHT-25: with the monster gone, what lay under it is resolved at once.
        arrive(d, number, EAGER)


def _comes(d: Desk, number: int) -> bool:
    return any(hero == number for hero, _ in d.state.arrivals)


def roll(d: Desk, number: int, foe: int) -> Flow:
    """ME-FIGHT-6 to -12, ME-MONSTER-*: rolls until a face has an effect, and applies it."""
    state, book = d.state, d.book
    hero, monster = state.heroes[number], book.monster_of[foe]
    while True:
        state.face = d.luck.below(len(book.die))
        face = book.die[state.face]
        d.tell("rolled", name_of(d, number), face, seat=hero.seat)
        if face == "attack":
            yield from lose(d, number, monster.bite, monster.id)
        elif face in LENGTH:
            if not (yield from fall_back(d, number, foe, LENGTH[face])):
                continue
        elif hits(state, book, number, foe, face):
            hit(d, hero.cell, foe, "weapon")
        else:
            continue
        break
    if state.terms.burn_each_roll and monster.burn and foe not in state.box and hero.cell >= 0:
        yield from lose(d, number, monster.burn, monster.id)


def hits(state: State, book: TombBook, number: int, foe: int, face: str) -> bool:
    """ME-FIGHT-7, -8, -20, -21, ME-MONSTER-GOLEM-1, -2."""
    carried, monster = state.heroes[number].items, book.monster_of[foe]
    firearm = not book.firearms.isdisjoint(carried)
    melee = not book.melee.isdisjoint(carried)
    if monster.hide == "firearm":
        return face == "any-weapon" and (firearm or (melee and state.terms.golem_any_weapon))
    return melee or (firearm and face == "any-weapon")


# ---- getting away ----


def fall_back(d: Desk, number: int, foe: int, length: int) -> Answer[bool]:
    """ME-FIGHT-9, -10, -12, ME-WEAPON-PORTAL-1: away from the monster, or the monster away; or the die must roll again."""
    got = yield from ask(d, question(d, number, "after-roll", ways_out(d, number, length), d.book.kind[foe], length))
    if got is RETREAT:
        yield from retreat(d, number, foe, length)
    elif got is BANISH:
        yield from banish(d, number, foe, length)
    return got is not ROLL


def ways_out(d: Desk, number: int, length: int, barred: list[Barred] | None = None) -> list[Action]:
    """What a face with a number leaves to choose; only who can go nowhere rolls again."""
    goes = bool(steps(d, number)) or d.state.terms.zero_retreat
    found = [RETREAT] if goes else []
    loaded = unused(d, number, "banish") >= 0
    sends = loaded and bool(targets_of(d, number, length))
    if sends:
        found.append(BANISH)
    elif barred is not None:
        rule = Barred(BANISH, "ME-WEAPON-PORTAL-6", (length,)) if loaded else Barred(BANISH, "ME-EFFECT-4")
        guns = [item.id for token in d.state.heroes[number].items if (item := d.book.item_of[token]).permanent == "banish"]
        barred += [rule._replace(action=d.book.choices.use[gun]) for gun in guns]
    if barred is not None:
        barred.append(Barred(ROLL, "ME-RULING-12") if goes else Barred(RETREAT, "ME-FIGHT-12"))
    return found if goes else [*found, ROLL]


def targets_of(d: Desk, number: int, length: int, barred: list[Barred] | None = None) -> list[Action]:
    """ME-WEAPON-PORTAL-2, -6: where the portal gun can send a monster."""
    state, at = d.state, d.book.choices.at
    elsewhere(d, barred, "ME-WEAPON-PORTAL-6", length)
    return [at[cell] for cell in jumps(state, plan_of(d), state.heroes[number].cell, length, hard_floors=False)]


def retreat(d: Desk, number: int, foe: int, length: int) -> Flow:
    """ME-FIGHT-11, -17, ME-RULING-18: the burn comes before the first move; the moves follow when all else is done."""
    state = d.state
    yield from leave(d, number, foe)
    if state.heroes[number].cell >= 0:
        if state.runner >= 0:
            state.halted += ((state.runner, state.steps, state.must),)
        state.runner, state.steps, state.must = number, length, not state.terms.zero_retreat


def resume_retreat(state: State) -> None:
    """A retreat that waited for another hero's fight goes on."""
    state.runner, state.steps, state.must = state.halted[-1]
    state.halted = state.halted[:-1]


def leave(d: Desk, number: int, foe: int) -> Flow:
    """ME-MONSTER-DJINN-1: the fight ends with the monster alive."""
    state = d.state
    burn = 0 if state.terms.burn_each_roll else d.book.monster_of[foe].burn
    if burn:
        yield from lose(d, number, burn, d.book.monster_of[foe].id)
    if state.fighter == number:
        end_fight(state)
        state.arrivals = tuple(arrival for arrival in state.arrivals if arrival[0] != number)
        d.tell("got-away", name_of(d, number), d.book.kind[foe], seat=state.heroes[number].seat)


def banish(d: Desk, number: int, foe: int, length: int) -> Flow:
    """ME-WEAPON-PORTAL-1 to -7: the monster is elsewhere, on top of what lies there; heroes there fight it in their own turn."""
    state, book, plan = d.state, d.book, plan_of(d)
    hero, gun = state.heroes[number], unused(d, number, "banish")
    state.used |= {gun}
    d.tell("used", name_of(d, number), book.kind[gun], seat=hero.seat)
    picked = yield from ask(d, question(d, number, "banish", targets_of(d, number, length), book.kind[foe], length))
    yield from leave(d, number, foe)
    if hero.cell < 0:
        return
    home = cell_of(state, foe)
    take(d, home, foe)
    end = landing(state, plan, picked.value)
    put(d, end, foe)
    d.tell("banished", book.kind[foe], plan.names[home], plan.names[end])
