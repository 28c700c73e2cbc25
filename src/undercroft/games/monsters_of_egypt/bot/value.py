"""How good a position is for a seat: the log-odds that it wins, from named figures with weights fitted to games.

All of it is open knowledge. Exploration and escape, and heroes and whoever plays the monsters, have weights of their own: what is
good for the heroes is bad for the tomb.
"""

from __future__ import annotations

from undercroft.bots.linear import Linear, weights_of
from undercroft.games.monsters_of_egypt.bot.goals import Needs, Outlook, hunted, needs_of
from undercroft.games.monsters_of_egypt.bot.paths import FAR, MOVE, Reach, ground_of, no_costs, on_foot, reach
from undercroft.games.monsters_of_egypt.bot.prices import Lying, lying_in, strength_of
from undercroft.games.monsters_of_egypt.content import TombBook
from undercroft.games.monsters_of_egypt.rules import scoring
from undercroft.games.monsters_of_egypt.rules.dungeon import boulder_way, spiked
from undercroft.games.monsters_of_egypt.state import DEAD, GONE, Hero, State
from undercroft.kernel.types import Seat

SURE = 8.0
"""A game that is over."""
FARTHEST = 24
"""Moves; who is further away, or has no way, counts as so far away."""
NEAR = 6
"""Cells apart, floors counted twice."""
LONG = 20
"""Rounds after which it makes no difference how long a game has lasted."""


def figures(state: State, seat: Seat, book: TombBook) -> dict[str, float]:
    if state.result:
        return {"won.won": 1.0 if seat in scoring.winners(state) else -1.0}
    own = [state.heroes[number] for number in state.parts[seat].heroes]
    alive = [hero for hero in own if hero.cell != DEAD]
    found = _of_heroes(state, book, alive) if alive else _of_tomb(state, book)
    kind = "-".join(("heroes" if alive else "tomb", state.terms.mode))
    return {"base": 1.0} | {f"{name}-{kind}": figure for name, figure in found.items()}


def _of_heroes(state: State, book: TombBook, own: list[Hero]) -> dict[str, float]:
    """For a seat with a hero that lives, or is out."""
    lying = lying_in(state, book)
    needs = needs_of(state, book, lying.treasures)
    inside = [hero for hero in own if hero.cell != GONE]
    others = [hero for hero in state.heroes if hero.cell not in (DEAD, GONE) and hero not in own]
    found = _of_team(state, book, needs, lying)
    found |= {
        "health.own": max((hero.lives for hero in inside), default=0) / book.figures.lives,
        "health.more": sum(hero.lives for hero in inside) / book.figures.lives,
        "health.last": float(bool(inside) and all(hero.lives == 1 for hero in inside)),
        "company.lives": sum(hero.lives for hero in others) / book.figures.lives,
        "company.alone": float(not others and len(inside) < 2),
        "exit.out": float(len(inside) < len(own)),
        "exit.all-out": float(not inside),
        "crystal.own": float(any(book.crystal in hero.items for hero in own)),
        "key.own": float(not needs.door and any(key in hero.items for hero in inside for key in book.keys)),
    }
    if inside:
        found |= _of_arms(state, book, inside) | _of_danger(state, book, inside, lying) | _of_ways(state, book, inside, needs)
    return found


def _of_tomb(state: State, book: TombBook) -> dict[str, float]:
    """For whoever plays the monsters: they win when nobody gets out alive."""
    lying = lying_in(state, book)
    needs = needs_of(state, book, lying.treasures)
    inside = [hero for hero in state.heroes if hero.cell not in (DEAD, GONE)]
    found = _of_team(state, book, needs, lying)
    found |= {
        "health.others": sum(hero.lives for hero in inside) / book.figures.lives,
        "company.hunted": float(len(inside)),
        "exit.somebody": float(any(hero.cell == GONE for hero in state.heroes)),
    }
    if inside:
        found |= _of_arms(state, book, inside) | _of_danger(state, book, inside, lying) | _of_ways(state, book, inside, needs)
    return found


def _of_team(state: State, book: TombBook, needs: Needs, lying: Lying) -> dict[str, float]:
    """How far the quest is."""
    carried = needs.crystal_with >= 0
    key = bool(needs.key_with or needs.key_cells)
    plan = book.plans[state.terms.mode]
    found = {
        "base.side": 1.0,
        "crystal.found": float(needs.crystal_cell >= 0),
        "crystal.carried": float(carried),
        "crystal.out": float(needs.crystal_out),
        "crystal.spent": float(state.crystal_spent),
        "key.found": float(key and not needs.door),
        "key.carried": float(bool(needs.key_with) and not needs.door),
        "key.lost": float(not needs.door and len(needs.hopes) < len(book.keys) and not key),
        "door.open": float(needs.door),
        "door.and-crystal": float(needs.door and carried),
        "chests.left": len(state.chests) / len(book.chests),
        "company.fallen": float(sum(hero.cell == DEAD for hero in state.heroes)),
        "company.hunters": float(hunted(state)),
        "danger.closed": len(lying.hidden) / len(book.dangers),
        "danger.open": len(lying.monsters) / 10,
        "time.rounds": min(state.round, LONG) / LONG,
        "time.silence": state.silence / book.figures.silence,
    }
    if state.terms.mode == "escape":
        left = max(0.0, (plan.floors + 1 - state.ceiling) / plan.floors)
        found |= {"time.left": left, "time.left-closed": left * (not needs.door), "time.left-squared": left * left}
    return found


def _of_arms(state: State, book: TombBook, inside: list[Hero]) -> dict[str, float]:
    strengths = [strength_of(book, hero.items, hero.lives, haste=False) for hero in inside]
    count = len(inside)
    return {
        "arms.melee": sum(each.melee for each in strengths) / count,
        "arms.firearm": sum(each.firearm and not each.melee for each in strengths) / count,
        "arms.vest": float(any(each.vest for each in strengths)),
        "items.bombs": sum(each.bombs for each in strengths) / count,
        "items.food": float(sum(book.item_of[token].single == "heal" for hero in inside for token in hero.items)),
        "items.ladders": sum(not book.ladders.isdisjoint(hero.items) for hero in inside) / count,
        "items.count": sum(len(hero.items) for hero in inside) / count / book.figures.places,
        "items.flight": float(any(book.item_of[token].permanent == "fly" for hero in inside for token in hero.items)),
    }


def _of_danger(state: State, book: TombBook, inside: list[Hero], lying: Lying) -> dict[str, float]:
    """What may strike the heroes where they are."""
    plan, ground = book.plans[state.terms.mode], ground_of(state)
    here = [hero.cell for hero in inside if hero.cell >= 0]
    known = {book.trap_of[token].effect for token in (*state.dangers, *state.chests) if token in book.trap_of}
    known |= {book.trap_of[token].effect for _, token in lying.traps}
    struck: set[int] = set()
    if "spikes" in known:
        struck |= set(spiked(ground, plan))
    if "rumble" in known and state.terms.mode == "exploration":
        struck |= set(boulder_way(ground, plan))
    in_reach = sum(any(_apart(cell, there, plan.width) <= NEAR for there, _ in lying.monsters) for cell in here)
    trapped = sum(cell in struck for cell in here)
    found = {
        "danger.fights": float(state.fighter >= 0 and any(state.heroes[state.fighter] is hero for hero in inside)),
        "danger.monsters": float(in_reach),
        "danger.traps": float(trapped),
        "danger.traps-hunted": float(trapped * hunted(state)),
        "danger.monsters-hunted": float(in_reach * hunted(state)),
    }
    if state.terms.mode == "escape" and here:
        low = [cell // plan.width + 1 - state.ceiling for cell in here]
        found |= {"time.under": sum(each < 0 for each in low) / len(low), "time.next": sum(each == 0 for each in low) / len(low)}
    return found


def _apart(one: int, other: int, width: int) -> int:
    return 2 * abs(one // width - other // width) + abs(one % width - other % width)


def _of_ways(state: State, book: TombBook, inside: list[Hero], needs: Needs) -> dict[str, float]:
    """How far it is to the next thing: the key from its statue, the crystal and the own heroes from the exit."""
    plan = book.plans[state.terms.mode]
    here = [hero.cell for hero in inside if hero.cell >= 0]
    found = _of_goals(state, book, inside)
    if needs.door:
        found["exit.way"] = min((_way(state, book, cell, plan.exit) for cell in here), default=1.0)
        found["exit.cut-off"] = float(found["exit.way"] == 1.0)
        if needs.crystal_with >= 0:
            found["crystal.way"] = _way(state, book, state.heroes[needs.crystal_with].cell, plan.exit)
            found["crystal.cut-off"] = float(found["crystal.way"] == 1.0)
    elif needs.key_with:
        ways = [
            _way(state, book, state.heroes[number].cell, plan.statues[door])
            for number in needs.key_with
            for door in needs.hopes
            if book.keys[door] in state.heroes[number].items
        ]
        found["key.way"] = min(ways, default=1.0)
        found["key.cut-off"] = float(found["key.way"] == 1.0)
    if needs.crystal_cell >= 0:
        living = [hero.cell for hero in state.heroes if hero.cell >= 0]
        found["crystal.fetch"] = min((_way(state, book, cell, needs.crystal_cell) for cell in living), default=1.0)
    return found


def _of_goals(state: State, book: TombBook, inside: list[Hero]) -> dict[str, float]:
    """How far each hero has to go for what it strives for next, dangers on the way counted as moves."""
    ways, idle = [], 0
    for number, hero in enumerate(state.heroes):
        if hero.cell < 0 or hero not in inside:
            continue
        outlook = Outlook(state, book, number)
        goal = outlook.goal()
        if goal is None or goal.idle or goal.for_tool:
            idle += 1
        else:
            ways.append(min(1.0, (goal.score + outlook.goals.get(goal.target, 0)) / MOVE / FARTHEST))
    return {
        "goal.nearest": min(ways, default=1.0),
        "goal.way": sum(ways) / max(1, len(ways)),
        "goal.idle": float(idle),
        "goal.all-idle": float(not ways),
    }


def _way(state: State, book: TombBook, cell: int, target: int) -> float:
    """Moves as a share of the farthest."""
    if cell < 0:
        return 1.0
    plan = book.plans[state.terms.mode]
    found: Reach = reach(on_foot(plan, ground_of(state)), cell, no_costs(plan.size))
    return 1.0 if found.cost[target] >= FAR else min(1.0, found.cost[target] / MOVE / FARTHEST)


LINEAR = Linear(figures, weights_of("undercroft.games.monsters_of_egypt.bot") | {"won.won": SURE})
worth, terms = LINEAR.worth, LINEAR.terms
