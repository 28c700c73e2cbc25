"""A hero's turn and its retreats (3.4, 3.5)."""

from __future__ import annotations

from undercroft.games.monsters_of_egypt.actions import AGREE, CONCEDE, CRYSTAL, END, ESCAPE, REFUSE, STOP
from undercroft.games.monsters_of_egypt.rules import Desk, fights, items, trade
from undercroft.games.monsters_of_egypt.rules.arrivals import escape, resolve
from undercroft.games.monsters_of_egypt.rules.losses import ask, crystal_helps, question, use_crystal
from undercroft.games.monsters_of_egypt.rules.moving import step, steps
from undercroft.games.monsters_of_egypt.rules.pieces import active, collapse, hero_of, name_of, plan_of, unused
from undercroft.games.monsters_of_egypt.state import DEAD, NOBODY, NOTHING, WAITING, State
from undercroft.kernel.types import Action, Flow


def pending(state: State) -> bool:
    return bool(state.fighter >= 0 or state.arrivals or state.runner >= 0 or state.halted)


def affairs(d: Desk) -> Flow:
    """Everything that cannot wait, in order: a fight, then who has come to a cell, then who retreats."""
    state = d.state
    while not state.result:
        if state.fighter >= 0:
            yield from fights.bout(d)
        elif state.arrivals:
            (number, how), *rest = state.arrivals
            state.arrivals = tuple(rest)
            if state.heroes[number].cell >= 0:
                yield from resolve(d, number, how)
        elif state.runner >= 0:
            yield from flee(d)
        elif state.halted:
            fights.run_on(state)
        else:
            return
        check_end(d)


def check_end(d: Desk) -> None:
    """ME-END-2 to -8, ME-ESCAPE-22, ME-RULING-39, -49."""
    state = d.state
    if state.result:
        return
    if state.keys_lost == len(d.book.keys):
        state.result = "lost"
        return
    for hero in state.heroes:
        if hero.cell >= WAITING:
            return
    if all(hero.cell == DEAD for hero in state.heroes):
        state.result = "spirit"
    else:
        state.result = "heroes" if any(d.book.crystal in hero.items for hero in state.heroes) else "cursed"


# ---- the turn ----


def options(d: Desk, number: int) -> list[Action]:
    """ME-TURN-5 to -7, ME-EFFECT-11: everything a hero may do outside a fight, in its turn or on its retreat."""
    state, book = d.state, d.book
    choices = book.choices
    hero = state.heroes[number]
    fleeing = state.runner == number
    found: list[Action] = []
    if state.steps > 0 if fleeing else (state.moves > 0 or skates(d, number) >= 0):
        found = [choices.step[cell] for cell in steps(d, number)]
    must = fleeing and state.must and bool(found)
    kind = book.kind
    if state.piles[hero.cell]:
        found += [choices.take[kind[token]] for token in trade.takeable(d, number)]
    if hero.items:
        found += items.uses(d, number)
        found += dict.fromkeys([choices.leave[kind[token]] for token in hero.items])
    if len(state.heroes) > 1 and number == active(state):
        found += [choices.swap[state.heroes[other].card] for other in trade.partners(d, number)]
    if crystal_helps(d) == number:
        found.append(CRYSTAL)
    if state.terms.exit_choice and hero.cell == plan_of(d).exit:
        found.append(ESCAPE)
    if fleeing:
        return found if must else [*found, STOP]
    if state.silence >= book.figures.silence and state.terms.mode == "exploration":
        found.append(CONCEDE)
    return [*found, END]


def skates(d: Desk, number: int) -> int:
    """ME-ITEM-SKATES-1, -3: unused skates give one more move, but not after a fight."""
    state = d.state
    return NOTHING if state.fought and not state.terms.skates_after_fight else unused(d, number, "extra-move")


def act(d: Desk, number: int) -> Flow:
    """One choice of the hero whose turn it is."""
    state = d.state
    about = (name_of(d, number), state.moves + (skates(d, number) >= 0))
    got: Action = yield question(d, state.heroes[number].seat, "act", options(d, number), about, quiet=True)
    if got is END:
        state.acted = True
    elif got.kind == "step":
        if state.moves > 0:
            state.moves -= 1
        else:
            state.used |= {skates(d, number)}
        step(d, number, got.value)
    elif got is CONCEDE:
        yield from concede(d, number)
    else:
        yield from do(d, number, got)


def flee(d: Desk) -> Flow:
    """ME-FIGHT-11, -12: a retreat is a hero's turn of its own, as long as it lasts; then only what lies there is asked for."""
    state = d.state
    number = state.runner
    found = options(d, number)
    if state.steps == 0 and (number == active(state) or not any(option.kind == "take" for option in found)):
        state.runner = NOBODY
        return
    about = (name_of(d, number), state.steps)
    got: Action = yield question(d, state.heroes[number].seat, "retreat", found, about, quiet=True)
    if got is STOP:
        state.runner = NOBODY
    elif got.kind == "step":
        state.steps, state.must = state.steps - 1, False
        step(d, number, got.value)
    else:
        yield from do(d, number, got)


def do(d: Desk, number: int, got: Action) -> Flow:
    if got is CRYSTAL:
        use_crystal(d)
    elif got is ESCAPE:
        escape(d, number)
    elif got.kind == "take":
        trade.pick_up(d, number, got.target)
    elif got.kind == "leave":
        trade.leave(d, number, got.target)
    elif got.kind == "swap":
        yield from trade.swap(d, number, hero_of(d.state, got.value))
    else:
        yield from items.use(d, number, got)


def concede(d: Desk, number: int) -> Flow:
    """ME-RULING-68: everybody who lives gives up together, the escaped included; whoever proposes it confirms it first."""
    state = d.state
    d.tell("concede", name_of(d, number), seat=state.heroes[number].seat)
    voices = {state.heroes[number].seat: number}
    for other, hero in enumerate(state.heroes):
        if hero.cell != DEAD:
            voices.setdefault(hero.seat, other)
    for voice in voices.values():
        if (yield from ask(d, voice, "concede", [AGREE, REFUSE], (name_of(d, number),))) is REFUSE:
            return
    state.result = "cursed"


def land(d: Desk) -> None:
    """ME-ITEM-JETPACK-4: at the end of a turn a jetpack goes out; its hero and what it pulled into the air fall."""
    state = d.state
    number, state.flying = state.flying, NOBODY
    if number >= 0:
        for cell in (state.heroes[number].cell, *(cell for cell, pile in enumerate(state.piles) if pile)):
            collapse(d, cell)
