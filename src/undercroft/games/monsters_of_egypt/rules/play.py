"""Set-up and the course of the game. Each phase sets the next, so that the state alone says where to go on."""

from __future__ import annotations

from undercroft.games.monsters_of_egypt.actions import LADDER_START, OTHER_START
from undercroft.games.monsters_of_egypt.content import CHEST, DANGER, WALL, TombBook
from undercroft.games.monsters_of_egypt.rules import Desk, ceiling, monsters, turns
from undercroft.games.monsters_of_egypt.rules.arrivals import start_fight
from undercroft.games.monsters_of_egypt.rules.dungeon import covered
from undercroft.games.monsters_of_egypt.rules.movement import drop
from undercroft.games.monsters_of_egypt.rules.pieces import guard_of, name_of, plan_of
from undercroft.games.monsters_of_egypt.rules.wounds import ask, question
from undercroft.games.monsters_of_egypt.state import SPIRIT, WAITING, Hero, Player, State, read_terms
from undercroft.kernel.types import Action, Ask, Barred, Flow, Setup


def set_up(setup: Setup, book: TombBook) -> State:
    """ME-SETUP-1 to -11, ME-ESCAPE-2 to -5, ME-SIX-1, ME-SOLO-1, ME-CHASE-1."""
    terms = read_terms(setup)
    plan = book.plans[terms.mode]
    heroes = int(setup.options["heroes"]) if terms.solo else setup.seats - terms.spirit
    state = State(terms, shape=plan.shape, heroes=[Hero(-1, 0 if terms.solo else seat) for seat in range(heroes)])
    state.seats = (0,) * heroes if terms.solo else tuple(range(setup.seats))
    state.order = tuple(range(heroes)) + (SPIRIT,) * terms.spirit
    state.parts = [Player(tuple(n for n, hero in enumerate(state.heroes) if hero.seat == seat)) for seat in range(setup.seats)]
    backs = {"c": (CHEST,), "?": (DANGER,), ".": ()}
    state.piles = [backs[sign] for sign in plan.tokens]
    state.chests = tuple(token for token in book.chests if terms.mode != "escape" or token != book.crystal)
    state.dangers = book.dangers
    return state


def play(d: Desk) -> Flow:
    while d.state.phase != "over":
        yield from PHASES[d.state.phase](d)


def gather(d: Desk) -> Flow:
    """ME-SETUP-9 to -17, ME-ESCAPE-3, -4: a hero for everybody, no two the same, and what each starts with."""
    state = d.state
    if not state.round:
        state.round = 1
        d.tell("tomb", state.terms.mode)
        if state.terms.drawn_first:
            _seat_first(d)
    for number, hero in enumerate(state.heroes):
        if not hero.lives:
            if hero.card < 0:
                hero.card = (yield Ask(hero.seat, "hero", tuple(free_heroes(d)), (number + 1,))).value
            yield from equip(d, number)
            d.tell("hero", name_of(d, number), seat=hero.seat)
    d.tell("round", 1)
    state.phase = "ceiling" if state.terms.mode == "escape" else "begin"


def free_heroes(d: Desk, barred: list[Barred] | None = None) -> list[Action]:
    """ME-SETUP-10."""
    taken = {hero.card for hero in d.state.heroes}
    if barred is not None:
        barred += [Barred(action, "ME-SETUP-10") for action in d.book.choices.hero if action.value in taken]
    return [action for action in d.book.choices.hero if action.value not in taken]


def equip(d: Desk, number: int) -> Flow:
    """ME-SETUP-11, -12, -17, ME-ESCAPE-3, -4."""
    state, book = d.state, d.book
    hero = state.heroes[number]
    start, other = book.starts[hero.card]
    alternative = state.terms.mode == "escape"
    if state.terms.free_start:
        kinds = (book.kind[start[0]], book.kind[other])
        picked = yield from ask(d, question(d, number, "start-item", (LADDER_START, OTHER_START), *kinds))
        alternative = picked is OTHER_START
    hero.lives = book.figures.lives
    hero.items = (other, *start[1:]) if alternative else start
    if state.terms.mode == "escape" and number == state.order[0]:
        hero.items += (book.crystal,)


def _seat_first(d: Desk) -> None:
    """ME-SETUP-13, ME-RULING-48: a hero's player begins; the seats stay in their order."""
    state = d.state
    first = d.luck.below(len(state.heroes))
    state.order = state.order[first:] + state.order[:first]
    state.seats = state.seats[first:] + state.seats[:first]
    if not state.terms.solo:
        d.tell("first", seat=state.seats[0])


def sink(d: Desk) -> Flow:
    """ME-ESCAPE-10, -26: before the first seat's turn, whoever plays there."""
    d.state.phase = "begin"
    ceiling.sink(d)
    turns.check_end(d)
    yield from ()


def begin(d: Desk) -> Flow:
    """ME-TURN-1: a hero's turn, a monsters' turn or neither."""
    state = d.state
    yield from turns.resolve_pending(d)
    if state.result:
        finish(d)
        return
    state.acted = False
    number = state.order[state.turn]
    if number == SPIRIT or (state.heroes[number].lives == 0 and not state.terms.solo):
        state.phase, state.awake = "monsters", False
        state.parts[state.seats[state.turn]].turned = True
        d.tell("monsters", seat=state.seats[state.turn])
    elif state.heroes[number].cell < WAITING:
        advance(d)
    else:
        state.phase, state.moves, state.fought = "hero", d.book.figures.moves, False
        state.used -= set(state.heroes[number].items)
        d.tell("turn", name_of(d, number), seat=state.heroes[number].seat)
        if state.heroes[number].cell != WAITING:
            meet(d, number)


def meet(d: Desk, number: int) -> None:
    """ME-TURN-8: a monster that waits in the hero's cell fights first."""
    guard = guard_of(d.state, d.book, d.state.heroes[number].cell)
    if guard >= 0:
        start_fight(d, number, guard)


def entrances(d: Desk, barred: list[Barred] | None = None) -> list[Action]:
    """ME-TURN-2, ME-ESCAPE-8."""
    plan, start = plan_of(d), d.book.choices.start
    if barred is not None:
        barred += [Barred(start[cell], "ME-TURN-2") for cell in range(plan.size) if cell not in plan.starts]
    return [start[cell] for cell in plan.starts]


def enter(d: Desk, number: int) -> Flow:
    """ME-TURN-2 to -4, ME-ESCAPE-8, ME-RULING-67."""
    state, plan = d.state, plan_of(d)
    hero = state.heroes[number]
    picked = yield from ask(d, question(d, number, "start", entrances(d), quiet=True))
    cell = max(picked.value, covered(state) * plan.width + picked.value % plan.width)
    while state.shape[cell] & WALL and cell < plan.bottom:
        cell += plan.width
    hero.cell = cell
    d.tell("entered", name_of(d, number), plan.names[hero.cell], seat=hero.seat)
    drop(d, number)


def hero_turn(d: Desk) -> Flow:
    """ME-TURN-5 to -7, -10: until the player ends it, or the hero is gone."""
    state = d.state
    number = state.order[state.turn]
    if state.heroes[number].cell == WAITING:
        yield from enter(d, number)
    while not state.acted:
        if turns.pending(state):
            yield from turns.resolve_pending(d)
        if state.result or state.heroes[number].cell < 0 or (state.fought and state.terms.fight_ends_turn):
            state.acted = True
        else:
            yield from turns.act(d, number)
            turns.check_end(d)
    yield from close(d)


def monsters_turn(d: Desk) -> Flow:
    state = d.state
    while not state.acted and not state.result:
        yield from monsters.act(d)
        turns.check_end(d)
    yield from turns.resolve_pending(d)
    yield from close(d)


def close(d: Desk) -> Flow:
    """The end of a turn: jetpacks go out, and what that brings about is settled."""
    if not d.state.result:
        yield from turns.land_at_turn_end(d)
    if d.state.result:
        finish(d)
    else:
        advance(d)


def advance(d: Desk) -> None:
    state = d.state
    state.turn += 1
    state.phase = "begin"
    if state.turn == len(state.order):
        state.turn = 0
        state.round += 1
        state.silence = 0 if state.news else state.silence + 1
        state.news = False
        d.tell("round", state.round)
        if state.terms.mode == "escape":
            state.phase = "ceiling"


def finish(d: Desk) -> None:
    d.state.phase = "over"
    d.tell("over", d.state.result)


PHASES = {"gather": gather, "ceiling": sink, "begin": begin, "hero": hero_turn, "monsters": monsters_turn}
