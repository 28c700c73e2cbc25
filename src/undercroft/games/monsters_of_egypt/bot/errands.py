"""Where a hero should go next, as one of a team: to what is needed, by the cheapest way that leaves time enough."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from undercroft.games.monsters_of_egypt.bot.appraisal import Might, costs_for, might_of
from undercroft.games.monsters_of_egypt.bot.openings import openings, tools_of
from undercroft.games.monsters_of_egypt.bot.paths import (
    DEAREST,
    FAR,
    MOVE,
    Graph,
    Ground,
    Reach,
    after,
    changed,
    ground_of,
    leading_to,
    on_foot,
    reach,
    rough,
)
from undercroft.games.monsters_of_egypt.bot.peril import lingering
from undercroft.games.monsters_of_egypt.bot.sightings import survey
from undercroft.games.monsters_of_egypt.content import TombBook
from undercroft.games.monsters_of_egypt.plan import Plan
from undercroft.games.monsters_of_egypt.state import DEAD, GONE, State

TO_EXIT, TO_STATUE, TO_PRIZE = 100 * MOVE, 60 * MOVE, 40 * MOVE
"""How many moves an errand may cost more than opening a chest and still go first."""
FOR_WAITING = -100 * MOVE
CROWDED = 2 * MOVE
NO_WAY_ON = 6 * MOVE
"""What it counts against a goal that a door cannot be reached from there."""


class Errand(NamedTuple):
    target: int
    step: int
    """The cell to choose now; -1: the hero is there."""
    end: int
    """Where that move ends."""
    score: int
    """What it costs, less what it is worth."""
    idle: bool
    """Only a place to wait at."""
    makeshift: bool = False
    """No way leads to a goal: here a tool would make one."""


class Needs(NamedTuple):
    """What the team still lacks."""

    crystal_cell: int
    """Where the crystal lies open, or -1."""
    crystal_with: int
    """The hero that carries it, or -1."""
    crystal_out: bool
    key_cells: tuple[int, ...]
    key_with: tuple[int, ...]
    door: bool
    """A door is open."""
    hopes: tuple[int, ...]
    """The doors that may yet be opened: if a key is carried, only its own."""


def needs_of(state: State, book: TombBook, lying: dict[int, int]) -> Needs:
    prizes = (book.crystal, *book.keys)
    holders = {
        token: number for number, hero in enumerate(state.heroes) if hero.cell != DEAD for token in prizes if token in hero.items
    }
    useful = [door for door, key in enumerate(book.keys) if key not in state.box and _statue_stands(state, book, door)]
    keys = [book.keys[door] for door in useful]
    holder = holders.get(book.crystal, -1)
    out = holder >= 0 and state.heroes[holder].cell == GONE
    return Needs(
        lying.get(book.crystal, -1),
        -1 if out else holder,
        out,
        tuple(lying[key] for key in keys if key in lying),
        tuple(holders[key] for key in keys if key in holders and state.heroes[holders[key]].cell != GONE),
        any(state.doors),
        tuple(door for door in useful if book.keys[door] in holders) or tuple(useful),
    )


def _statue_stands(state: State, book: TombBook, door: int) -> bool:
    plan = book.plans[state.terms.mode]
    return plan.statues[door] >= max(0, state.ceiling - 2) * plan.width


@lru_cache(maxsize=16)
def hall(plan: Plan) -> frozenset[int]:
    """The cells behind the doors, the exit among them."""
    found, todo = {plan.exit}, [plan.exit]
    while todo:
        for to, door in plan.sides[todo.pop()]:
            if door < 0 and to not in found:
                found.add(to)
                todo.append(to)
    return frozenset(found)


@lru_cache(maxsize=16)
def gates(plan: Plan) -> dict[int, int]:
    """For each door the cell before it."""
    inside = hall(plan)
    outside = [cell for cell in range(plan.size) if cell not in inside]
    return {door: cell for cell in outside for to, door in plan.sides[cell] if door >= 0 and to in inside}


@lru_cache(maxsize=256)
def cut_off(plan: Plan, ground: Ground, doors: tuple[int, ...]) -> bytes:
    graph, before = on_foot(plan, ground), gates(plan)
    homes = [leading_to(graph, before[door]) for door in doors if door in before]
    return bytes(sum(cell not in home for home in homes) for cell in range(plan.size))


def hunted(state: State) -> bool:
    """Somebody plays the monsters."""
    return state.terms.spirit or (not state.terms.solo and any(hero.cell == DEAD for hero in state.heroes))


def pressed(state: State) -> bool:
    """Waiting costs: somebody plays the monsters, or the ceiling comes down."""
    return state.terms.mode == "escape" or hunted(state)


class Outlook:
    """What one hero has before it, from where it stands or from another cell."""

    def __init__(self, state: State, book: TombBook, number: int, cell: int | None = None) -> None:
        hero = state.heroes[number]
        self.state, self.book, self.number, self.hero = state, book, number, hero
        self.plan: Plan = book.plans[state.terms.mode]
        self.cell = hero.cell if cell is None else cell
        self.left = state.steps if state.runner == number else state.moves
        self.pressed = pressed(state)
        self.might: Might = might_of(book, hero.items, hero.lives, haste=self.pressed)
        self.ground = ground_of(state)
        self.seen = survey(state, book)
        self.costs = self._costs()
        self.needs = needs_of(state, book, self.seen.prizes)
        self.goals, self.idle = self._goals()

    def reach(self) -> Reach:
        return reach(on_foot(self.plan, self.ground), self.cell, self.costs)

    def _to_goals(self, graph: Graph, cell: int) -> Reach:
        """As far as the best goal; where time is short, to all of them, for the best may come too late."""
        goals = () if self.state.terms.mode == "escape" else tuple(self.goals.items())
        return reach(graph, cell, self.costs, goals)

    def _costs(self) -> bytes:
        """Under the ceiling a fight is the end: there every danger is as dear as can be."""
        state, width = self.state, self.plan.width
        perils = lingering(state, self.book, self.seen, hunted=hunted(state))
        costs = costs_for(state, self.book, self.might, self.seen, perils)
        if state.terms.mode != "escape" or state.ceiling < 2:
            return costs
        start, stop = (state.ceiling - 2) * width, (state.ceiling - 1) * width
        row = bytes(DEAREST if cost > MOVE else cost for cost in costs[start:stop])
        return costs[:start] + row + costs[stop:]

    # ---- goals ----

    def _goals(self) -> tuple[dict[int, int], dict[int, int]]:
        """Cells worth going to and their bonus; cells to wait at."""
        state, book, plan, needs, items = self.state, self.book, self.plan, self.needs, self.hero.items
        goals: dict[int, int] = {}
        if needs.door and (book.crystal in items or self.may_leave()):
            return {plan.exit: TO_EXIT}, {}
        if not needs.door:
            for door, key in enumerate(book.keys):
                if key in items and _statue_stands(state, book, door):
                    goals[plan.statues[door]] = TO_STATUE
            if not needs.key_with:
                goals.update((cell, TO_PRIZE) for cell in needs.key_cells if self._nearest(cell))
        if needs.crystal_cell >= 0 and self._nearest(needs.crystal_cell):
            goals[needs.crystal_cell] = TO_PRIZE
        crystal_known = needs.crystal_out or needs.crystal_with >= 0 or needs.crystal_cell >= 0
        key_known = needs.door or needs.key_cells or any(self._gets_there(number) for number in needs.key_with)
        if not (crystal_known and key_known):
            self._add_chests(goals)
        return goals, self._places_to_wait()

    def _gets_there(self, number: int) -> bool:
        """Whether the carrier of a key has a way to its statue."""
        graph, hero, statues = on_foot(self.plan, self.ground), self.state.heroes[number], self.plan.statues
        carried = [statue for key, statue in zip(self.book.keys, statues, strict=True) if key in hero.items]
        return any(hero.cell in leading_to(graph, statue) for statue in carried)

    def _places_to_wait(self) -> dict[int, int]:
        """In the hall; before the door whose key is carried; else where the hero is."""
        plan, needs = self.plan, self.needs
        if needs.door:
            return dict.fromkeys(hall(plan) - {plan.exit}, FOR_WAITING)
        if needs.key_with:
            return {gates(plan)[door]: FOR_WAITING for door in needs.hopes if door in gates(plan)}
        return {}

    def may_leave(self) -> bool:
        """Whether this hero, without the crystal, may go out before it."""
        return self.needs.crystal_out or (self.needs.crystal_with >= 0 and self.pressed)

    def _nearest(self, cell: int) -> bool:
        apart = rough(self.plan)[cell]
        return not any(apart[other] + 2 < apart[self.cell] for other in self._others())

    def _others(self) -> list[int]:
        return [hero.cell for number, hero in enumerate(self.state.heroes) if hero.cell >= 0 and number != self.number]

    def _add_chests(self, goals: dict[int, int]) -> None:
        """Closed chests, and arms for a hero that has none; rather not those that others are nearer to."""
        apart, others, cut_off, here = rough(self.plan), self._others(), self._cut_off(), self.cell
        armed = self.might.melee or self.might.firearm
        for cell in self.seen.chests if armed else (*self.seen.chests, *self.seen.arms):
            if cell not in goals and cell != here:
                row = apart[cell]
                crowded = any(row[other] < row[here] for other in others)
                goals[cell] = -CROWDED * crowded - NO_WAY_ON * cut_off[cell]

    def _cut_off(self) -> bytes:
        """For each cell how many of the doors that may be opened cannot be reached from there."""
        return cut_off(self.plan, self.ground, self.needs.hopes)

    # ---- choosing ----

    def errand(self) -> Errand | None:
        best = self._best(self._to_goals(on_foot(self.plan, self.ground), self.cell), self.goals, idle=False)
        if best is None and self.goals and self.state.terms.mode == "exploration":
            best = self._makeshift(self.reach())
        if best is None:
            best = self._best(self.reach(), self.idle, idle=True)
        if best is None and self.state.terms.mode == "escape":
            best = self._lower(self.reach())
        return best

    def _best(self, found: Reach, goals: dict[int, int], *, idle: bool) -> Errand | None:
        target, score = -1, FAR
        for cell, bonus in goals.items():
            cost = found.cost[cell] - bonus
            if cost < score and (idle or cell != self.cell) and self.in_time(found, cell):
                target, score = cell, cost
        if target < 0 or found.cost[target] >= FAR:
            return None
        return self._towards(found, target, score, idle=idle)

    def _makeshift(self, found: Reach) -> Errand | None:
        """The nearest cell where a tool that the hero has would open the way to a goal; else any chest, for it may hold one."""
        tools = tools_of(self.book, self.hero.items)
        goals = sorted(self.goals, key=lambda cell: -self.goals[cell])[:2]
        places = {cell for goal in goals for cell in openings(self.plan, self.ground, goal, tools)} if tools else set()
        best = min(places, key=lambda cell: (found.cost[cell], cell), default=-1)
        if best >= 0 and found.cost[best] < FAR:
            return self._towards(found, best, FAR, idle=False)._replace(makeshift=True)
        return self._best(found, dict.fromkeys(self.seen.chests, 0), idle=False)

    def _towards(self, found: Reach, target: int, score: int, *, idle: bool) -> Errand:
        return Errand(target, found.first[target], after(found, target, 1), score, idle)

    def in_time(self, found: Reach, cell: int) -> bool:
        """Whether the hero is there, and at the end of this turn on the way there, before the ceiling."""
        if found.cost[cell] >= FAR:
            return False
        state, width = self.state, self.plan.width
        if state.terms.mode != "escape":
            return True
        late = max(0, -(-(found.moves[cell] - self.left) // self.book.figures.moves))
        stop = after(found, cell, self.left)
        return cell // width >= state.ceiling - 1 + late and stop // width >= state.ceiling - 1

    def _lower(self, found: Reach) -> Errand | None:
        """Nothing can be done in time: down, but not further than the ceiling demands, and not away from the doors."""
        width, row = self.plan.width, self.state.ceiling
        if self.cell // width >= row:
            return None
        best, least, cut_off = -1, FAR, self._cut_off()
        for cell, cost in enumerate(found.cost):
            if cost < FAR and found.moves[cell] <= max(1, self.left) and cell != self.cell:
                price = cost + 200 * MOVE * max(0, row - cell // width) + 10 * MOVE * cut_off[cell]
                if price < least:
                    best, least = cell, price
        if best < 0 or best // width <= self.cell // width:
            return None
        return self._towards(found, best, found.cost[best], idle=True)

    def score_from(self, cell: int) -> int:
        """How good the best errand would be from another cell. The less the better."""
        return self._score(on_foot(self.plan, self.ground), cell)

    def score_after(self, shape: bytes, at: int, cell: int) -> int:
        """The same with a ground that is changed in one place."""
        return self._score(changed(self.plan, self.ground, self.ground._replace(shape=shape), at), cell)

    def _score(self, graph: Graph, cell: int) -> int:
        best = self._best(self._to_goals(graph, cell), self.goals, idle=False)
        return FAR if best is None else best.score


def hopeless(state: State, book: TombBook) -> bool:
    """Nobody in the tomb has anywhere to go that helps."""
    if state.silence >= 4 * book.figures.silence:
        return True
    for number, hero in enumerate(state.heroes):
        if hero.cell == -1:
            return False
        if hero.cell >= 0:
            errand = Outlook(state, book, number).errand()
            if errand is not None and not errand.idle:
                return False
    return True
