"""What whoever plays the monsters likes: to reach the heroes that matter, with what bites best."""

from __future__ import annotations

from functools import lru_cache

from undercroft.games.monsters_of_egypt.bot.appraisal import fight_loss, might_of
from undercroft.games.monsters_of_egypt.bot.paths import FAR, MOVE, Graph, ground_of, on_foot, reach, through_air, through_walls
from undercroft.games.monsters_of_egypt.content import TombBook
from undercroft.games.monsters_of_egypt.plan import WALL, Plan
from undercroft.games.monsters_of_egypt.rules.dungeon import landing
from undercroft.games.monsters_of_egypt.rules.monsters import open_trap
from undercroft.games.monsters_of_egypt.rules.traps import struck
from undercroft.games.monsters_of_egypt.state import State
from undercroft.kernel.types import Action, Ask

KILL, HURRY, BITE, NEARER, OPEN = 1000.0, 600.0, 300.0, 60.0, 50.0
"""A hero killed outright, a step of the ceiling, a fight, an approach, a token opened beside a hero."""


def prey(state: State, book: TombBook, number: int) -> float:
    """How much the monsters gain by hurting this hero: carriers first, then the weak."""
    hero = state.heroes[number]
    worth = 3.0 - hero.lives
    if book.crystal in hero.items:
        worth += 3
    if not any(state.doors) and any(key in hero.items for key in book.keys):
        worth += 2
    return worth + 2


def fight_gain(state: State, book: TombBook, number: int, token: int) -> float:
    monster = book.monster[token]
    assert monster is not None
    hero = state.heroes[number]
    might = might_of(book, hero.items, hero.lives, haste=True)
    lives = max(1, state.pharaoh) if monster.gait == "sleep" else 1
    loss = fight_loss(book, might, monster, lives)
    if might.bombs and lives == 1:
        loss *= 0.6
    return loss * prey(state, book, number)


@lru_cache(maxsize=8)
def _no_costs(size: int) -> bytes:
    return bytes(size)


def graph_of(state: State, plan: Plan, gait: str) -> Graph:
    ground = ground_of(state)
    return (through_air if gait == "fly" else through_walls if gait == "haunt" else on_foot)(plan, ground)


def home_of(state: State, token: int) -> int:
    return next(cell for cell, pile in enumerate(state.piles) if token in pile)


def hunt(state: State, book: TombBook, token: int, cell: int, moves: int) -> tuple[float, int]:
    """The best thing this monster can do from here in so many moves, and the cell to choose first (-1: stay)."""
    plan: Plan = book.plans[state.terms.mode]
    monster = book.monster[token]
    assert monster is not None
    found = reach(graph_of(state, plan, monster.gait), cell, _no_costs(plan.size))
    best, step = 0.0, -1
    for number, hero in enumerate(state.heroes):
        if hero.cell < 0 or found.cost[hero.cell] >= FAR:
            continue
        away = found.cost[hero.cell] // MOVE
        gain = fight_gain(state, book, number, token)
        value = BITE + 20 * gain if away <= moves else NEARER * min(1.0, gain) / (1 + away - moves)
        if value > best:
            best, step = value, found.first[hero.cell]
    return best, step


def rate_turn(state: State, book: TombBook, ask: Ask) -> list[float]:
    """The monsters' turn: move, open or spring."""
    return [_rate(state, book, action) for action in ask.options]


def _rate(state: State, book: TombBook, action: Action) -> float:
    if action.kind == "prowl":
        token = action.value
        monster = book.monster[token]
        assert monster is not None
        return hunt(state, book, token, home_of(state, token), monster.moves)[0]
    if action.kind == "open":
        return OPEN / (1 + _nearest(state, book, action.value)) + 10
    if action.kind == "spring":
        return spring_gain(state, book, open_trap(state, book, action.value))
    return 0.0


def _nearest(state: State, book: TombBook, cell: int) -> int:
    """Moves from a cell to the nearest hero, on foot."""
    plan: Plan = book.plans[state.terms.mode]
    cost = reach(on_foot(plan, ground_of(state)), cell, _no_costs(plan.size)).cost
    return min((cost[hero.cell] // MOVE for hero in state.heroes if hero.cell >= 0), default=99)


def spring_gain(state: State, book: TombBook, token: int) -> float:
    cells = struck(state, book.plans[state.terms.mode], book.trap[token].effect)  # type: ignore[union-attr]
    dead = sum(prey(state, book, n) for n, hero in enumerate(state.heroes) if hero.cell in cells)
    hurried = state.terms.mode == "escape" and book.trap[token].effect == "rumble"  # type: ignore[union-attr]
    return KILL * dead + (HURRY if hurried else -20.0)


def rate_prowl(state: State, book: TombBook, ask: Ask) -> list[float]:
    """One move of the monster, or its stop."""
    token = state.prowler
    cell = home_of(state, token)
    _, step = hunt(state, book, token, cell, state.prowl)
    on_prey = any(hero.cell == landing(state, book.plans[state.terms.mode], cell) for hero in state.heroes)
    rated = []
    for action in ask.options:
        if action.kind == "stop":
            rated.append(3.0 if on_prey else 1.0)
        else:
            into_wall = bool(state.shape[action.value] & WALL)
            rated.append(2.0 if action.value == step else 0.0 - into_wall)
    return rated


def rate_victims(state: State, book: TombBook, ask: Ask) -> list[float]:
    by_card = {hero.card: prey(state, book, number) for number, hero in enumerate(state.heroes)}
    return [by_card[action.value] for action in ask.options]


def rate_trap(state: State, book: TombBook, ask: Ask) -> list[float]:
    """Spring it at once where it hurts somebody."""
    name, where = ask.about
    plan: Plan = book.plans[state.terms.mode]
    cell = plan.cell[str(where)]
    token = next(t for t in reversed(state.piles[cell]) if t >= 0 and book.kind[t] == name)
    here = any(hero.cell == cell for hero in state.heroes)
    pays = spring_gain(state, book, token) > 0 or (here and book.trap[token].lives > 0)  # type: ignore[union-attr]
    return [float((action.kind == "apply") == pays) for action in ask.options]
