"""Lives: losing, saving, healing, dying (3.3, 3.12, vest and crystal of 3.17)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from undercroft.games.monsters_of_egypt.actions import CRYSTAL, KEEP, VEST
from undercroft.games.monsters_of_egypt.rules import Answer, Desk
from undercroft.games.monsters_of_egypt.rules.pieces import end_fight, living, name_of, plan_of, put, unused
from undercroft.games.monsters_of_egypt.state import DEAD, NOBODY, State
from undercroft.kernel.types import Action, Ask, Barred, Figure, Flow


def crystal_helps(d: Desk) -> int:
    """ME-ITEM-CRYSTAL-2, -3, -9: the carrier of an unspent crystal while somebody on the board lacks a life, or -1."""
    state = d.state
    if state.crystal_spent:
        return NOBODY
    carrier, hurt, crystal, most = NOBODY, False, d.book.crystal, d.book.figures.lives
    for number, hero in enumerate(state.heroes):
        if hero.cell >= 0:
            hurt |= hero.lives < most
            if crystal in hero.items:
                carrier = number
    return carrier if hurt else NOBODY


def crystal_of(d: Desk, number: int, barred: list[Barred] | None = None) -> list[Action]:
    """The crystal in a hero's own hands."""
    if crystal_helps(d) == number:
        return [CRYSTAL]
    if barred is not None and d.book.crystal in d.state.heroes[number].items:
        barred.append(Barred(CRYSTAL, "ME-ITEM-CRYSTAL-5" if d.state.crystal_spent else "ME-ITEM-CRYSTAL-3"))
    return []


def use_crystal(d: Desk) -> None:
    """ME-ITEM-CRYSTAL-2 to -5: one life for every hero on the board; the crystal stays with its carrier."""
    state, carrier = d.state, crystal_helps(d)
    state.crystal_spent = True
    d.tell("crystal", name_of(d, carrier), seat=state.heroes[carrier].seat)
    for number in living(state):
        heal(d, number, 1)


def heal(d: Desk, number: int, lives: int) -> None:
    """ME-HERO-1, ME-HERO-3."""
    hero = d.state.heroes[number]
    healed = min(d.book.figures.lives, hero.lives + lives)
    if healed > hero.lives:
        hero.lives = healed
        d.tell("healed", name_of(d, number), healed, seat=hero.seat)


def question(
    d: Desk, hero: int, kind: str, options: Iterable[Action], *about: Figure, quiet: bool = False, held: bool = False
) -> Ask:
    """A question to a hero's player; the first thing that it is about is the hero."""
    return Ask(d.state.heroes[hero].seat, kind, tuple(options), (name_of(d, hero), *about), quiet, held=held)


def ask(d: Desk, question: Ask) -> Answer[Action]:
    """The question is put again when the crystal was thrown in."""
    got: Action = yield with_crystal(d, question)
    while got is CRYSTAL and CRYSTAL not in question.options:
        use_crystal(d)
        got = yield with_crystal(d, question)
    return got


def with_crystal(d: Desk, question: Ask) -> Ask:
    """ME-ITEM-CRYSTAL-2: while somebody is asked, the crystal's carrier may speak up."""
    carrier = crystal_helps(d)
    if carrier < 0 or CRYSTAL in question.options:
        return question
    return replace(question, aside=((d.state.heroes[carrier].seat, (CRYSTAL,)),))


def too_late(d: Desk, number: int, barred: list[Barred]) -> None:
    """ME-ITEM-FRUIT-3: what no longer helps when a life is being lost."""
    book = d.book
    for token in d.state.heroes[number].items:
        if book.item_of[token].single == "heal":
            barred.append(Barred(book.choices.spend[book.kind[token]], "ME-ITEM-FRUIT-3"))


def lose(d: Desk, number: int, lives: int, cause: str) -> Flow:
    """ME-RULING-16: a loss of several lives is so many single losses, each with its own way out."""
    state = d.state
    for _ in range(lives):
        hero = state.heroes[number]
        vest = unused(d, number, "cancel-loss")
        if vest >= 0 and (yield from ask(d, question(d, number, "vest", (VEST, KEEP), cause))) is VEST:
            state.used |= {vest}
            d.tell("vest", name_of(d, number), seat=hero.seat)
            if state.terms.vest_blocks_all:
                return
            continue
        if hero.lives == 1 and (carrier := crystal_helps(d)) >= 0:
            about = (name_of(d, number), cause)
            if (yield Ask(state.heroes[carrier].seat, "crystal", (CRYSTAL, KEEP), about, quiet=False)) is CRYSTAL:
                use_crystal(d)
        hero.lives -= 1
        d.tell("hurt", name_of(d, number), hero.lives, cause, seat=hero.seat)
        if hero.lives == 0:
            die(d, number, cause)
            return


def die(d: Desk, number: int, cause: str) -> None:
    """ME-DEATH-1 to -3, ME-FIGHT-18: the items lie open in the cell, a monster on top of them."""
    state = d.state
    hero = state.heroes[number]
    cell, items = hero.cell, hero.items
    hero.cell, hero.items, hero.lives = DEAD, (), 0
    forget(state, number)
    state.news = True
    if items:
        put(d, cell, *items)
    d.tell("died", name_of(d, number), plan_of(d).names[cell], cause, seat=hero.seat)


def forget(state: State, number: int) -> None:
    """A hero that is no longer on the board has nothing under way."""
    if state.fighter == number:
        end_fight(state)
    if state.runner == number:
        state.runner = NOBODY
    state.halted = tuple(halt for halt in state.halted if halt[0] != number)
    state.arrivals = tuple(arrival for arrival in state.arrivals if arrival[0] != number)
