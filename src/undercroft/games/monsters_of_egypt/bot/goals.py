"""What to strive for next: where a hero should go as one of a team, which tools would make a way, whom a monster hunts."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from undercroft.games.monsters_of_egypt.bot.paths import (
    DEAREST,
    FAR,
    MOVE,
    NOWHERE,
    Graph,
    Reach,
    before_doors,
    cells_for_tools,
    doors_out_of_reach,
    exit_hall,
    ground_of,
    leading_to,
    no_costs,
    on_foot,
    on_foot_after,
    reach,
    rough_distances,
    through_air,
    through_walls,
)
from undercroft.games.monsters_of_egypt.bot.prices import cell_costs, fight_gain, lying_in, strength_of
from undercroft.games.monsters_of_egypt.content import CHEST, CLIMB, FLOOR, RUNG, WALL, TombBook
from undercroft.games.monsters_of_egypt.rules.dungeon import covered, jumps, landing, near, supported
from undercroft.games.monsters_of_egypt.rules.hooks import catch
from undercroft.games.monsters_of_egypt.rules.pieces import guard_of
from undercroft.games.monsters_of_egypt.state import DEAD, GONE, WAITING, State
from undercroft.kernel.types import Action

TO_EXIT, TO_STATUE, TO_TREASURE = 100 * MOVE, 60 * MOVE, 40 * MOVE
"""How many moves a goal may cost more than opening a chest and still go first."""
FOR_WAITING = -100 * MOVE
CROWDED = 2 * MOVE
NO_WAY_ON = 6 * MOVE
"""What it counts against a goal that a door cannot be reached from there."""


# ---- how much is seen ----


class Sight(NamedTuple):
    """What a hero thinks of beside its own next steps. The weaker a bot, the less."""

    dangers: bool = True
    """What fights may cost, and what closed tokens may be."""
    traps: bool = True
    """Where a trap would strike that has not been sprung."""
    tools: bool = True
    """Ways that a ladder, a bomb or another tool would make."""
    gifts: bool = True
    """What another hero needs more."""
    shares: bool = True
    """Chests that others are nearer to, and doors that cannot be reached from there."""
    yields: bool = False
    """Others come first: a key or the crystal is left to whoever is nearer to it, if only by a step."""
    bound_for: tuple[int, int] = (-1, -1)
    """A hero and the cell that it has set its mind on, whatever else it could do."""


FULL = Sight()

# ---- what the team needs ----


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
    """`lying`: where the crystal and the keys lie open."""
    treasures = (book.crystal, *book.keys)
    holders = {
        token: number
        for number, hero in enumerate(state.heroes)
        if hero.cell != DEAD
        for token in treasures
        if token in hero.items
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
    return plan.statues[door] >= covered(state) * plan.width


def hunted(state: State) -> bool:
    """Somebody plays the monsters."""
    return state.terms.spirit or (not state.terms.solo and any(hero.cell == DEAD for hero in state.heroes))


def pressed(state: State) -> bool:
    """Waiting costs: somebody plays the monsters, or the ceiling comes down."""
    return state.terms.mode == "escape" or hunted(state)


def hopeless(state: State, book: TombBook) -> bool:
    """Nobody in the tomb has anywhere to go that helps."""
    if state.silence >= 4 * book.figures.silence:
        return True
    for number, hero in enumerate(state.heroes):
        if hero.cell == WAITING:
            return False
        if hero.cell >= 0:
            goal = Outlook(state, book, number).goal()
            if goal is not None and not goal.idle:
                return False
    return True


# ---- where a hero should go ----


class Goal(NamedTuple):
    target: int
    step: int
    """The cell to choose now; -1: the hero is there."""
    end: int
    """Where that move ends."""
    score: int
    """What it costs, less what it is worth."""
    idle: bool
    """Only a place to wait at."""
    for_tool: bool = False
    """No way leads to what is needed: here a tool would make one."""


class Outlook:
    """What one hero has before it, from where it stands or from another cell."""

    def __init__(self, state: State, book: TombBook, number: int, cell: int | None = None, sight: Sight = FULL) -> None:
        hero = state.heroes[number]
        self.sight = sight
        self.state, self.book, self.number, self.hero = state, book, number, hero
        self.plan = book.plans[state.terms.mode]
        self.cell = hero.cell if cell is None else cell
        self.left = state.steps if state.runner == number else state.moves
        self.pressed = pressed(state)
        self.strength = strength_of(book, hero.items, hero.lives, haste=self.pressed)
        self.ground = ground_of(state)
        self.lying = lying_in(state, book)
        self.costs = self._costs()
        self.needs = needs_of(state, book, self.lying.treasures)
        self.goals, self.waiting = self._goals()
        self.shut = NOWHERE if state.terms.exit_choice or self.plan.exit in self.goals else self.plan.exit
        """Who comes to the exit is out: it is no way to anything else."""

    def reach(self) -> Reach:
        return reach(on_foot(self.plan, self.ground), self.cell, self.costs, (), self.shut)

    def _to_goals(self, graph: Graph, cell: int) -> Reach:
        """As far as the best goal; where time is short, to all of them, for the best may come too late."""
        goals = () if self.state.terms.mode == "escape" else tuple(self.goals.items())
        return reach(graph, cell, self.costs, goals, self.shut)

    def _costs(self) -> bytes:
        """Under the ceiling a fight is the end: there every danger is as dear as can be."""
        state, width = self.state, self.plan.width
        if not self.sight.dangers:
            return no_costs(self.plan.size)
        costs = cell_costs(state, self.book, self.strength, self.lying, hunted=hunted(state), traps=self.sight.traps)
        if state.terms.mode != "escape" or state.ceiling < 2:
            return costs
        start, stop = (state.ceiling - 2) * width, (state.ceiling - 1) * width
        row = bytes(DEAREST if cost > MOVE else cost for cost in costs[start:stop])
        return costs[:start] + row + costs[stop:]

    # ---- cells worth going to ----

    def _goals(self) -> tuple[dict[int, int], dict[int, int]]:
        """Cells worth going to and their bonus; cells to wait at."""
        state, book, plan, needs, items = self.state, self.book, self.plan, self.needs, self.hero.items
        goals: dict[int, int] = {}
        if needs.door and (book.crystal in items or self._may_leave()):
            return {plan.exit: TO_EXIT}, {}
        if needs.door and self._last_chance():
            goals[plan.exit] = 0
        if not needs.door:
            for door, key in enumerate(book.keys):
                if key in items and _statue_stands(state, book, door):
                    goals[plan.statues[door]] = TO_STATUE
            if not needs.key_with:
                goals.update((cell, TO_TREASURE) for cell in needs.key_cells if self._nearest(cell))
        if needs.crystal_cell >= 0 and self._nearest(needs.crystal_cell):
            goals[needs.crystal_cell] = TO_TREASURE
        crystal_known = needs.crystal_out or needs.crystal_with >= 0 or needs.crystal_cell >= 0
        key_known = needs.door or needs.key_cells or any(self._gets_to_its_statue(number) for number in needs.key_with)
        if not (crystal_known and key_known):
            self._add_chests(goals)
        return goals, self._places_to_wait()

    def _gets_to_its_statue(self, number: int) -> bool:
        """Whether the carrier of a key has a way."""
        graph, hero, statues = on_foot(self.plan, self.ground), self.state.heroes[number], self.plan.statues
        carried = [statue for key, statue in zip(self.book.keys, statues, strict=True) if key in hero.items]
        return any(hero.cell in leading_to(graph, statue) for statue in carried)

    def falls_short(self, key: int) -> bool:
        """Whether this hero has a way to the statue of a key, but not with the moves it has left."""
        statue = self.plan.statues[self.book.keys.index(key)]
        if statue not in self.goals:
            return False
        found = self.reach()
        return found.cost[statue] < FAR and found.moves[statue] > self.left

    def _places_to_wait(self) -> dict[int, int]:
        """In the hall; before the door whose key is carried; else where the hero is."""
        plan, needs = self.plan, self.needs
        if needs.door:
            return dict.fromkeys(exit_hall(plan) - {plan.exit}, FOR_WAITING)
        if needs.key_with:
            return {before_doors(plan)[door]: FOR_WAITING for door in needs.hopes if door in before_doors(plan)}
        return {}

    def _may_leave(self) -> bool:
        """Nobody goes out before the crystal, and so its carrier is waited for, unless that would be the end."""
        return self.needs.crystal_out or (self.needs.crystal_with >= 0 and self._last_chance())

    def _last_chance(self) -> bool:
        """Whether the ceiling comes down on the exit before the next turn."""
        state, plan = self.state, self.plan
        return state.terms.mode == "escape" and state.ceiling > plan.exit // plan.width + 1

    def _nearest(self, cell: int) -> bool:
        """Of those who have a way there. What lies before somebody's feet is theirs."""
        apart = rough_distances(self.plan)[cell]
        home = leading_to(on_foot(self.plan, self.ground), cell, self.plan.exit)
        free = guard_of(self.state, self.book, cell) < 0
        able = [other for other in self._others() if other in home]
        ahead = 0 if self.sight.yields else 2
        return not any(apart[other] + ahead < apart[self.cell] or (other == cell != self.cell and free) for other in able)

    def _others(self) -> list[int]:
        return [hero.cell for number, hero in enumerate(self.state.heroes) if hero.cell >= 0 and number != self.number]

    def _add_chests(self, goals: dict[int, int]) -> None:
        """Closed chests, and arms for a hero that has none; rather not those that others are nearer to."""
        apart, others, cut_off, here = rough_distances(self.plan), self._others(), self._cut_off(), self.cell
        armed = self.strength.melee or self.strength.firearm
        for cell in self.lying.chests if armed else (*self.lying.chests, *self.lying.arms):
            if cell not in goals and cell != here:
                if not self.sight.shares:
                    goals[cell] = 0
                    continue
                row = apart[cell]
                crowded = any(row[other] < row[here] for other in others)
                goals[cell] = -CROWDED * crowded - NO_WAY_ON * cut_off[cell]

    def _cut_off(self) -> bytes:
        """For each cell how many of the doors that may be opened cannot be reached from there."""
        return doors_out_of_reach(self.plan, self.ground, self.needs.hopes)

    # ---- the best of them ----

    def goal(self) -> Goal | None:
        best = self._bound_for()
        if best is None:
            best = self._best(self._to_goals(on_foot(self.plan, self.ground), self.cell), self.goals, idle=False)
        if best is None and self.goals and self.state.terms.mode == "exploration":
            best = self._where_a_tool_helps(self.reach())
        if best is None:
            best = self._best(self.reach(), self.waiting, idle=True)
        if best is None and self.state.terms.mode == "escape":
            best = self._lower(self.reach())
        return best

    def _bound_for(self) -> Goal | None:
        """The goal that the hero has set its mind on, as long as it is one and can be reached."""
        number, cell = self.sight.bound_for
        if number != self.number or cell not in self.goals:
            return None
        return self._best(self.reach(), {cell: self.goals[cell]}, idle=False)

    def ways(self) -> list[int]:
        """All goals that can be reached in time, the best first."""
        found = self.reach()
        cells = [cell for cell in self.goals if cell != self.cell and self._in_time(found, cell)]
        return sorted(cells, key=lambda cell: found.cost[cell] - self.goals[cell])

    def _best(self, found: Reach, goals: dict[int, int], *, idle: bool) -> Goal | None:
        target, score = -1, FAR
        for cell, bonus in goals.items():
            cost = found.cost[cell] - bonus
            if cost < score and (idle or cell != self.cell) and self._in_time(found, cell):
                target, score = cell, cost
        if target < 0 or found.cost[target] >= FAR:
            return None
        return self._towards(found, target, score, idle=idle)

    def _where_a_tool_helps(self, found: Reach) -> Goal | None:
        """The nearest cell where a tool that the hero has would open the way to a goal; else any chest, for it may hold one."""
        tools = tools_of(self.book, self.hero.items)
        goals = sorted(self.goals, key=lambda cell: -self.goals[cell])[: 2 if tools else 0]
        places = {cell for goal in goals for cell in cells_for_tools(self.plan, self.ground, goal, tools, self.shut)}
        best = min(places, key=lambda cell: (found.cost[cell], cell), default=-1)
        if best >= 0 and found.cost[best] < FAR:
            return self._towards(found, best, FAR, idle=False)._replace(for_tool=True)
        return self._best(found, dict.fromkeys(self.lying.chests, 0), idle=False)

    def _towards(self, found: Reach, target: int, score: int, *, idle: bool) -> Goal:
        return Goal(target, found.first[target], found.after(target, 1), score, idle)

    def _in_time(self, found: Reach, cell: int) -> bool:
        """Whether the hero is there, and at the end of this turn on the way there, before the ceiling; who is out is safe."""
        if found.cost[cell] >= FAR:
            return False
        state, width = self.state, self.plan.width
        if state.terms.mode != "escape":
            return True
        late = max(0, -(-(found.moves[cell] - self.left) // self.book.figures.moves))
        stop = found.after(cell, self.left)
        gone = cell == self.plan.exit
        safe = (gone and stop == cell) or stop // width >= state.ceiling - 1
        return safe and cell // width >= state.ceiling - 1 + late - gone

    def _lower(self, found: Reach) -> Goal | None:
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

    # ---- what would be ----

    def score_from(self, cell: int) -> int:
        """How good the best goal would be from another cell. The less the better."""
        return self._score(on_foot(self.plan, self.ground), cell)

    def score_with_ladder(self, cell: int) -> int:
        """The same from here with a ladder in this cell."""
        shape = bytearray(self.ground.shape)
        shape[cell] |= RUNG
        return self._score_on(bytes(shape), cell, self.cell)

    def score_without(self, part: Action) -> int:
        """The same without this floor or wall; the hero may fall."""
        shape = bytearray(self.ground.shape)
        shape[part.value] &= ~(WALL if part.kind == "wall" else FLOOR)
        ground = self.ground._replace(shape=bytes(shape))
        return self._score_on(ground.shape, part.value, landing(ground, self.plan, self.cell))

    def score_after_jump(self, cell: int) -> int:
        end = landing(self.state, self.plan, cell)
        if end // self.plan.width < self.state.ceiling - 1:
            return FAR
        return self.costs[end] + (0 if end in self.goals else self.score_from(end)) - self.goals.get(end, 0)

    def _score_on(self, shape: bytes, changed: int, cell: int) -> int:
        """With a ground that is changed in one place."""
        ground = self.ground._replace(shape=shape)
        return self._score(on_foot_after(self.plan, self.ground, ground, changed), cell)

    def _score(self, graph: Graph, cell: int) -> int:
        best = None if cell == self.shut else self._best(self._to_goals(graph, cell), self.goals, idle=False)
        return FAR if best is None else best.score


# ---- tools ----

NEEDED_GAIN = {"place": 4 * MOVE, "explode": 8 * MOVE, "jump": 6 * MOVE, "break-wall": 2 * MOVE}
"""How much shorter the way must become before a tool is used for it."""
LONG_WAY = 10 * MOVE


@lru_cache(maxsize=1024)
def tools_of(book: TombBook, items: tuple[int, ...]) -> tuple[str, ...]:
    """What a hero has to make a way with."""
    found = set()
    for item in (book.item_of[token] for token in items):
        found |= {item.role, item.single, item.permanent} & {"ladder", "explode", "jump", "break-wall"}
    return tuple(sorted(found))


def tool_gains(o: Outlook, options: tuple[Action, ...], now: int) -> dict[Action, int]:
    """Offered tools that make the best goal so much better than it is now."""
    found: dict[Action, int] = {}
    items = o.book.items
    for action in options:
        then = FAR
        if action.kind == "place" and o.left > 0:
            tool, then = "place", min(map(o.score_with_ladder, _ladder_cells(o)), default=FAR)
        elif action.kind == "use" and items[action.target].permanent == "break-wall":
            tool, then = "break-wall", min(map(o.score_without, _walls_beside(o)), default=FAR)
        elif action.kind == "spend" and items[action.target].single == "explode":
            tool, then = "explode", min(map(o.score_without, _breaches(o)), default=FAR)
        elif action.kind == "spend" and items[action.target].single == "jump":
            cells = jumps(o.state, o.plan, o.cell, items[action.target].amount, hard_floors=True)
            tool, then = "jump", min(map(o.score_after_jump, cells), default=FAR)
        if then < FAR and now - then >= NEEDED_GAIN[tool]:
            found[action] = now - then - NEEDED_GAIN[tool]
    return found


def _ladder_cells(o: Outlook) -> list[int]:
    state, plan = o.state, o.plan
    around = [cell for cell in (o.cell, *near(state, plan, o.cell)) if cell not in plan.starts]
    return [cell for cell in around if not state.shape[cell] & (WALL | CLIMB) and supported(state, plan, cell)]


def _walls_beside(o: Outlook) -> list[Action]:
    wall = o.book.choices.wall
    return [wall[to] for to, door in o.plan.sides[o.cell] if o.state.shape[to] & WALL and door < 0]


def _breaches(o: Outlook) -> list[Action]:
    """The parts that a bomb here would most likely be used on: the own floor, and walls."""
    state, plan, choices = o.state, o.plan, o.book.choices
    found = _walls_beside(o)
    for cell in (o.cell, *near(state, plan, o.cell)):
        if cell < plan.bottom and state.shape[cell] & (FLOOR | WALL) == FLOOR and cell not in plan.reinforced:
            found.append(choices.floor[cell])
    return found


def flight(o: Outlook) -> tuple[int, int]:
    """The best goal within the moves left by air: the choice to begin with and its score; (-1, far) if there is none."""
    found = reach(through_air(o.plan, o.ground), o.cell, o.costs, (), o.shut)
    best, step = FAR, -1
    for cell, bonus in o.goals.items():
        if cell != o.cell and found.cost[cell] < FAR and found.moves[cell] <= o.left and found.cost[cell] - bonus < best:
            best, step = found.cost[cell] - bonus, found.first[cell]
    return step, best


def catch_worth(o: Outlook, direction: int) -> int:
    """How much the hook would save in this direction: by what is needed, or a closed chest that is far on foot."""
    state, book = o.state, o.book
    cell = catch(state, o.plan, o.cell, direction)
    bonus = o.goals.get(cell)
    if bonus is None or guard_of(state, book, cell) >= 0:
        return -1
    if not any(token == CHEST or token == book.crystal or token in book.keys for token in state.piles[cell]):
        return -1
    return min(o.reach().cost[cell], LONG_WAY * 4) + bonus


# ---- whom a monster hunts ----

FIGHT, NEARER = 300.0, 60.0


def hunt(state: State, book: TombBook, token: int, cell: int, moves: int) -> tuple[float, int]:
    """The best thing this monster can do from here in so many moves, and the cell to choose first (-1: stay)."""
    plan, ground, monster = book.plans[state.terms.mode], ground_of(state), book.monster_of[token]
    graph_of = through_air if monster.gait == "fly" else through_walls if monster.gait == "haunt" else on_foot
    found = reach(graph_of(plan, ground), cell, no_costs(plan.size))
    best, step = 0.0, -1
    for number, hero in enumerate(state.heroes):
        if hero.cell < 0 or found.cost[hero.cell] >= FAR:
            continue
        away = found.cost[hero.cell] // MOVE
        gain = fight_gain(state, book, number, monster)
        value = FIGHT + 20 * gain if away <= moves else NEARER * min(1.0, gain) / (1 + away - moves)
        if value > best:
            best, step = value, found.first[hero.cell]
    return best, step


def moves_to_nearest_hero(state: State, book: TombBook, cell: int) -> int:
    """On foot."""
    plan = book.plans[state.terms.mode]
    cost = reach(on_foot(plan, ground_of(state)), cell, no_costs(plan.size)).cost
    return min((cost[hero.cell] // MOVE for hero in state.heroes if hero.cell >= 0), default=99)
