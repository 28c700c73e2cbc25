"""A hero's turn and its retreats (3.4, 3.5)."""

from __future__ import annotations

from undercroft.games.monsters_of_egypt.actions import AGREE, CONCEDE, CRYSTAL, END, ESCAPE, REFUSE, STOP
from undercroft.games.monsters_of_egypt.rules import Desk, fights, items, trade
from undercroft.games.monsters_of_egypt.rules.arrivals import escape, resolve
from undercroft.games.monsters_of_egypt.rules.movement import far_cells, land, step, steps
from undercroft.games.monsters_of_egypt.rules.pieces import active, guard_of, hero_of, name_of, plan_of, reachable, unused
from undercroft.games.monsters_of_egypt.rules.wounds import ask, crystal_of, question, use_crystal, with_crystal
from undercroft.games.monsters_of_egypt.state import DEAD, NOBODY, NOTHING, WAITING, State
from undercroft.kernel.types import Action, Ask, Barred, Flow


def pending(state: State) -> bool:
    return bool(state.fighter >= 0 or state.arrivals or state.runner >= 0 or state.halted)


def resolve_pending(d: Desk) -> Flow:
    """Everything that cannot wait, in order: a fight, then who has come to a cell, then who retreats."""
    state = d.state
    while not state.result:
        if state.fighter >= 0:
            yield from fights.bout(d)
        elif state.arrivals:
            (number, how), *rest = state.arrivals
            state.arrivals = tuple(rest)
            if (cell := state.heroes[number].cell) >= 0:
                yield from resolve(d, number, how)
                if cell == plan_of(d).exit == state.heroes[number].cell:
                    yield from depart(d, number)
        elif state.runner >= 0:
            yield from flee(d)
        elif state.halted:
            fights.resume_retreat(state)
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


def options(d: Desk, number: int, barred: list[Barred] | None = None) -> list[Action]:
    """ME-TURN-5 to -7, ME-EFFECT-11: everything a hero may do outside a fight, in its turn or on its retreat."""
    state, book = d.state, d.book
    choices = book.choices
    hero = state.heroes[number]
    fleeing = state.runner == number
    left = state.steps if fleeing else state.moves
    if not fleeing and (left == 0 or barred is not None):
        left += skates(d, number) >= 0
    found: list[Action] = []
    if left or barred is not None:
        found = steps(d, number, barred)
    if barred is not None:
        if not left:
            spent = "ME-FIGHT-9" if fleeing else "ME-MOVE-7" if state.fought else "ME-HERO-5"
            barred += [Barred(action, spent) for action in found]
            found = []
        far_cells(d, number, left, barred)
    must = fleeing and state.must and bool(found)
    if state.piles[hero.cell]:
        found += trade.takeable(d, number, barred)
    if hero.items:
        found += items.uses(d, number, barred)
        found += dict.fromkeys([choices.leave[book.kind[token]] for token in hero.items])
    if len(state.heroes) > 1:
        found += trade.partners(d, number, barred)
    found += crystal_of(d, number, barred)
    if state.terms.exit_choice and hero.cell == plan_of(d).exit:
        found.append(ESCAPE)
    if fleeing:
        if must and barred is not None:
            barred.append(Barred(STOP, "ME-FIGHT-12"))
        return found if must else [*found, STOP]
    if state.terms.mode == "exploration":
        if state.silence >= book.figures.silence:
            found.append(CONCEDE)
        elif barred is not None:
            barred.append(Barred(CONCEDE, "ME-RULING-68", (book.figures.silence, state.silence)))
    return [*found, END]


def skates(d: Desk, number: int) -> int:
    """ME-ITEM-SKATES-1, -3: unused skates give one more move, but not after a fight."""
    state = d.state
    return NOTHING if state.fought and not state.terms.skates_after_fight else unused(d, number, "extra-move")


def act(d: Desk, number: int) -> Flow:
    """One choice of the hero whose turn it is."""
    state = d.state
    moves = state.moves + (skates(d, number) >= 0)
    got: Action = yield with_crystal(d, question(d, number, "act", options(d, number), moves, quiet=True))
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
        yield from carry_out(d, number, got)


def flee(d: Desk) -> Flow:
    """ME-FIGHT-11, -12: a retreat is a hero's turn of its own, as long as it lasts; then only what lies there is asked for."""
    state = d.state
    number = state.runner
    found = options(d, number)
    if state.steps == 0 and (_acts_on(d, number) or not any(option.kind == "take" for option in found)):
        state.runner = NOBODY
        return
    got: Action = yield with_crystal(d, question(d, number, "retreat", found, state.steps, quiet=True))
    if got is STOP:
        state.runner = NOBODY
    elif got.kind == "step":
        state.steps, state.must = state.steps - 1, False
        step(d, number, got.value)
    else:
        yield from carry_out(d, number, got)


def _acts_on(d: Desk, number: int) -> bool:
    """Whether the hero is asked what else it does, also what it takes, before its turn is over."""
    state = d.state
    over = state.acted or (state.fought and state.terms.fight_ends_turn)
    return number == active(state) and (not over or state.landed)


def carry_out(d: Desk, number: int, got: Action) -> Flow:
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
    voices = dict.fromkeys([state.heroes[number].seat, *(hero.seat for hero in state.heroes if hero.cell != DEAD)])
    for seat in voices:
        if (yield from ask(d, Ask(seat, "concede", (AGREE, REFUSE), (name_of(d, number),), quiet=False))) is REFUSE:
            return
    state.result = "cursed"


# ---- before it goes on without the hero ----


def depart(d: Desk, number: int) -> Flow:
    """ME-END-1, ME-TOKEN-2: who has come to the exit may take what lies there, and is out with it."""
    state, cell = d.state, d.state.heroes[number].cell
    if not state.terms.exit_choice and guard_of(state, d.book, cell) < 0:
        yield from gather_up(d, number, ESCAPE)
        escape(d, number)


def land_at_turn_end(d: Desk) -> Flow:
    """ME-ITEM-JETPACK-4, ME-TOKEN-15: at the end of a turn a jetpack goes out; who falls then may take what lies there."""
    state, number = d.state, active(d.state)
    if 0 <= number == state.flying:
        cell = state.heroes[number].cell
        land(d)
        state.landed = state.heroes[number].cell != cell
    else:
        land(d)
    yield from resolve_pending(d)
    if state.landed:
        state.landed = False
        if not state.result and state.heroes[number].cell >= 0:
            yield from gather_up(d, number, END)
            yield from resolve_pending(d)


def gather_up(d: Desk, number: int, last: Action) -> Flow:
    while len(found := gather_options(d, number, last)) > 1:
        got = yield from ask(d, question(d, number, "pick-up", found))
        if got is last:
            return
        yield from carry_out(d, number, got)


def gather_options(d: Desk, number: int, last: Action, barred: list[Barred] | None = None) -> list[Action]:
    """ME-TOKEN-2, -3: what can be taken here, what can be left for it where hands are full, and to go without."""
    state, book = d.state, d.book
    hero = state.heroes[number]
    found = list(trade.takeable(d, number, barred))
    if len(hero.items) >= book.figures.places and reachable(state, book, hero.cell):
        found += dict.fromkeys([book.choices.leave[book.kind[token]] for token in hero.items])
    return [*found, last]
