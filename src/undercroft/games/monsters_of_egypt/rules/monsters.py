"""The monsters' turn and the pharaoh (3.13), and how monsters move (3.20)."""

from __future__ import annotations

from collections.abc import Iterable

from undercroft.games.monsters_of_egypt.actions import LEAVE_OPEN, PASS, ROLL, SPRING, STOP
from undercroft.games.monsters_of_egypt.content import CHEST, DANGER, WALL, TombBook
from undercroft.games.monsters_of_egypt.rules import Answer, Desk
from undercroft.games.monsters_of_egypt.rules.arrivals import start_fight
from undercroft.games.monsters_of_egypt.rules.dungeon import Closed, caves_from, covered, landing, moves_to, ways
from undercroft.games.monsters_of_egypt.rules.movement import too_far
from undercroft.games.monsters_of_egypt.rules.pieces import (
    cell_of,
    guard_of,
    hero_of,
    heroes_at,
    hit,
    living,
    monsters_open,
    open_token,
    plan_of,
    put,
    take,
)
from undercroft.games.monsters_of_egypt.rules.reach import lay_bare
from undercroft.games.monsters_of_egypt.rules.traps import remove, spring
from undercroft.games.monsters_of_egypt.rules.wounds import ask
from undercroft.games.monsters_of_egypt.state import NOBODY, NOTHING, State
from undercroft.kernel.types import Action, Ask, Barred, Figure, Flow


def seat_of(d: Desk) -> int:
    return d.state.seats[d.state.turn]


def _ask(d: Desk, kind: str, options: Iterable[Action], *about: Figure, quiet: bool = False) -> Answer[Action]:
    """A question to whoever plays the monsters now."""
    return (yield from ask(d, Ask(seat_of(d), kind, tuple(options), about, quiet)))


def act(d: Desk) -> Flow:
    """ME-MONSTERTURN-1: the pharaoh first, then exactly one of three actions."""
    state = d.state
    if state.prowler >= 0:
        yield from prowl(d)
        state.acted = state.prowler < 0
        return
    if not state.awake:
        state.awake = True
        if state.pharaoh and (yield from wake(d)):
            state.acted = True
            return
    got = yield from _ask(d, "monsters", options(d), quiet=True)
    if got.kind == "prowl":
        state.prowler, state.prowl = got.value, d.book.monster_of[got.value].moves
        return
    state.acted = True
    if not state.terms.ban_until_other:
        state.last_prowler = NOTHING
    if got.kind == "open":
        yield from open_danger(d, got.value)
    elif got.kind == "spring":
        yield from spring(d, got.value, open_trap(state, d.book, got.value))


def options(d: Desk, barred: list[Barred] | None = None) -> list[Action]:
    """ME-MONSTERTURN-2, -6, -9, -12 to -15, -18."""
    state, monster_of, trap_of, choices = d.state, d.book.monster_of, d.book.trap_of, d.book.choices
    prowls: list[Action] = []
    opens: list[Action] = []
    springs: list[Action] = []
    for cell, pile in enumerate(state.piles):
        if not pile:
            continue
        if DANGER in pile:
            opens.append(choices.open[cell])
        for token in pile:
            if token in monster_of:
                if monster_of[token].gait == "sleep":
                    rule = "ME-PHARAOH-10"
                elif token == state.last_prowler:
                    rule = "ME-RULING-40" if state.terms.ban_until_other else "ME-MONSTERTURN-6"
                else:
                    prowls.append(choices.prowl[token])
                    continue
                if barred is not None:
                    barred += [Barred(wish, rule, (d.book.kind[token],)) for wish in (choices.prowl[token], choices.open[cell])]
            elif token in trap_of:
                if choices.spring[cell] in springs:
                    continue
                if open_trap(state, d.book, cell) >= 0:
                    springs.append(choices.spring[cell])
                elif barred is not None:
                    waits = trap_of[token].effect in ("crack", "fire")
                    barred.append(Barred(choices.spring[cell], "ME-MONSTERTURN-13" if waits else "ME-RULING-7"))
    found = [*prowls, *opens, *springs]
    if barred is not None:
        chests = [cell for cell, pile in enumerate(state.piles) if CHEST in pile]
        barred += [Barred(choices.open[cell], "ME-MONSTERTURN-14") for cell in chests]
        barred += [Barred(action, "ME-MONSTERTURN-9") for action in choices.open[: plan_of(d).size]]
        barred.append(Barred(PASS, "ME-RULING-42"))
    return found or [PASS]


def open_trap(state: State, book: TombBook, cell: int) -> int:
    """The topmost open trap of a cell that monsters can activate, or -1."""
    for token in reversed(state.piles[cell]):
        trap = book.trap_of.get(token)
        if trap is not None and trap.effect in state.terms.monster_traps:
            return token
    return -1


def open_danger(d: Desk, cell: int) -> Flow:
    """ME-MONSTERTURN-9 to -11, -19; a monster under a hero's feet fights at once (ME-TOKEN-6)."""
    state, book = d.state, d.book
    token = open_token(d, cell, DANGER)
    trap, victims = book.trap_of.get(token), heroes_at(state, cell)
    if trap is None:
        if victims and guard_of(state, book, cell) == token:
            start_fight(d, (yield from _victim(d, token, victims)), token)
    elif trap.effect in state.terms.monster_traps or (victims and trap.lives):
        about = (trap.id, plan_of(d).names[cell])
        if (yield from _ask(d, "apply", (SPRING, LEAVE_OPEN), *about)) is SPRING:
            # Lives are lost by one hero only (ME-TRAP-CRACK-5).
            victim = (yield from _victim(d, token, victims)) if victims and trap.lives else NOBODY
            yield from spring(d, cell, token, victim)


# ---- the pharaoh ----


def wake(d: Desk) -> Answer[bool]:
    """ME-PHARAOH-1 to -5, -11: says whether the pharaoh came, which is the whole turn."""
    state, book, plan = d.state, d.book, plan_of(d)
    victims = living(state)
    if not victims or (yield from _ask(d, "wake", (ROLL, PASS))) is not ROLL:
        return False
    state.face = d.luck.below(len(book.die))
    d.tell("pharaoh-roll", book.die[state.face], seat=seat_of(d))
    if book.die[state.face] != state.terms.pharaoh_face:
        return False
    token, home = next((t, cell) for t, cell in monsters_open(d) if book.monster_of[t].gait == "sleep")
    victim = yield from _victim(d, token, victims)
    cell = state.heroes[victim].cell
    if cell != home:
        take(d, home, token)
        put(d, cell, token)
        lay_bare(d, home)
    d.tell("woke", book.cards[state.heroes[victim].card].id, plan.names[home], plan.names[cell], seat=seat_of(d))
    if not state.terms.ban_until_other:
        state.last_prowler = NOTHING
    start_fight(d, victim, token)
    return True


def _victim(d: Desk, token: int, heroes: list[int]) -> Answer[int]:
    """ME-RULING-10: of several heroes the monsters' player picks the one whom a monster or a trap is for."""
    state, choices = d.state, d.book.choices
    targets = [choices.target[state.heroes[hero].card] for hero in heroes]
    picked = yield from _ask(d, "victim", targets, d.book.kind[token])
    return hero_of(state, picked.value)


# ---- a monster on the move ----


def prowl(d: Desk) -> Flow:
    """ME-MONSTERTURN-2 to -5, -8, -16, -17: one move of the monster, or its stop."""
    state, book = d.state, d.book
    token = state.prowler
    cell = cell_of(state, token)
    got = yield from _ask(d, "prowl", moves(d, token), book.kind[token], state.prowl, quiet=True)
    if got is STOP:
        yield from end_prowl(d, token, cell, came=state.prowl < book.monster_of[token].moves)
        return
    state.prowl -= 1
    to = move_to(d, token, cell, got.value, "prowled")
    if book.monster_of[token].gait == "walk":
        to = move_to(d, token, to, landing(state, plan_of(d), to), "descended")
    if heroes_at(state, to) and not state.shape[to] & WALL:
        yield from end_prowl(d, token, to)
    elif state.terms.monsters_trigger and (trap := _trap_below(d, to)) >= 0:
        yield from set_off_trap(d, token, to, trap)


def moves(d: Desk, token: int, barred: list[Barred] | None = None) -> list[Action]:
    """ME-MONSTERTURN-2, -3: the next cell of a monster on the move, or its stop."""
    state, choices = d.state, d.book.choices
    cell = cell_of(state, token)
    found: list[Action] = []
    if state.prowl or barred is not None:
        closed: Closed | None = None if barred is None else {}
        found = [choices.step[to] for to in monster_ways(d, token, cell, state.prowl, closed)]
        if barred is not None and closed is not None:
            barred += [Barred(choices.step[to], rule) for to, rule in closed.items() if 0 <= to < plan_of(d).size]
            if not state.prowl:
                barred += [Barred(action, "ME-MONSTERTURN-2") for action in found]
                found = []
            too_far(d, cell, _distances(d, token, cell), state.prowl, barred)
    if not state.shape[cell] & WALL:
        found.append(STOP)
    elif barred is not None:
        barred.append(Barred(STOP, "ME-MONSTER-GHOST-3"))
    return found


def _distances(d: Desk, token: int, cell: int) -> dict[int, int]:
    """How many moves it is to each cell that the monster can come to."""
    state, plan, gait = d.state, plan_of(d), d.book.monster_of[token].gait

    def near(at: int) -> list[int]:
        return ghost_ways(d, at) if gait == "haunt" else ways(state, plan, at, flying=gait == "fly")

    def ends(at: int) -> int:
        return landing(state, plan, at) if gait == "walk" else at

    return moves_to(cell, near, ends)


def monster_ways(d: Desk, token: int, cell: int, left: int, closed: Closed | None = None) -> list[int]:
    """ME-MONSTER-WINGED-1, -2, ME-MONSTER-GHOST-2, -3: the cells one move away from which the move can still end well."""
    state, plan = d.state, plan_of(d)
    gait = d.book.monster_of[token].gait
    if gait != "haunt":
        found = ways(state, plan, cell, flying=gait == "fly", closed=closed)
        if closed is not None:
            wings = {to: "ME-MONSTER-WINGED-2" for to, rule in closed.items() if rule == "ME-ITEM-JETPACK-2"}
            closed |= wings
        return found
    found = []
    for to in ghost_ways(d, cell, closed):
        if _can_end(d, to, left - 1):
            found.append(to)
        elif closed is not None:
            closed[to] = "ME-MONSTER-GHOST-3"
    return found


def ghost_ways(d: Desk, cell: int, closed: Closed | None = None) -> list[int]:
    """A ghost passes floors and walls, but no closed door (ME-RULING-59)."""
    state, plan = d.state, plan_of(d)
    found, first = [], covered(state) * plan.width
    for to, door in plan.sides[cell]:
        if door < 0 or state.doors[door]:
            found.append(to)
        elif closed is not None:
            closed[to] = "ME-BOARD-11"
    for to in (cell - plan.width, cell + plan.width):
        if first <= to < plan.size:
            found.append(to)
        elif closed is not None:
            closed[to] = "ME-ESCAPE-15"
    if cell in plan.in_cave:
        found += caves_from(state, plan, cell, found, closed)
    return found


def _can_end(d: Desk, cell: int, left: int) -> bool:
    if not d.state.shape[cell] & WALL:
        return True
    return left > 0 and any(_can_end(d, to, left - 1) for to in ghost_ways(d, cell))


def move_to(d: Desk, token: int, cell: int, to: int, how: str) -> int:
    """The monster lies on top of the pile it comes to, and takes nothing along."""
    if to != cell:
        names = plan_of(d).names
        take(d, cell, token)
        put(d, to, token)
        d.tell(how, d.book.kind[token], names[cell], names[to], seat=seat_of(d))
        lay_bare(d, cell)
    return to


def end_prowl(d: Desk, token: int, cell: int, *, came: bool = True) -> Flow:
    """ME-MONSTER-WINGED-3, ME-MONSTERTURN-8: the move is over; without support it descends; heroes there are attacked.

    A monster that has not moved comes to nobody: its hero fights at the start of its own turn (ME-RULING-10).
    """
    state = d.state
    state.prowler, state.prowl, state.last_prowler = NOTHING, 0, token
    cell = move_to(d, token, cell, landing(state, plan_of(d), cell), "descended")
    if came and (victims := heroes_at(state, cell)):
        start_fight(d, (yield from _victim(d, token, victims)), token)


def _trap_below(d: Desk, cell: int) -> int:
    return next((t for t in reversed(d.state.piles[cell]) if t in d.book.trap_of), -1)


def set_off_trap(d: Desk, token: int, cell: int, trap: int) -> Flow:
    """ME-RULING-8, other reading: a monster sets off an open trap in its way."""
    state, effect = d.state, d.book.trap_of[trap].effect
    state.prowler, state.prowl, state.last_prowler = NOTHING, 0, token
    if effect == "fire":
        remove(d, cell, trap)
        if "fire" not in d.book.monster_of[token].tags:
            hit(d, cell, token, "fire")
    else:
        yield from spring(d, cell, trap)
    if guard_of(state, d.book, cell) == token:
        yield from end_prowl(d, token, cell)
