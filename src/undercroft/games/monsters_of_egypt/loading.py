"""Loads a pack: decoded, made into a book, and checked against what the rules need of any pack."""

from __future__ import annotations

import re
from collections import Counter, deque
from collections.abc import Collection
from functools import lru_cache

from undercroft.games.monsters_of_egypt.content import (
    CLIMB,
    DOORS,
    FLOOR,
    MODES,
    WALL,
    Item,
    Layers,
    Mode,
    Monster,
    Pack,
    Plan,
    TombBook,
    Trap,
)
from undercroft.games.monsters_of_egypt.rules.dungeon import BareGround, boulder_way, landing, supported, ways
from undercroft.kernel import packs
from undercroft.kernel.packs import WrongPack

HOME = "undercroft.games.monsters_of_egypt"
FLOORS, COLUMNS = 10, 13
CHESTS, DANGERS, STARTS, FACES, HEROES = 29, 26, 10, 6, 5
COUNTING = ("heal", "jump", "retreat", "reveal")
"""Single effects that say how many or how far."""
SIGNS = {"structure": "_=o-#<>", "features": ".SLC^BAX12", "tokens": ".c?"}
COUNTS = {"S": 3, "X": 1, "B": 1, "A": 1}
BARE = "SLCBAX12"
"""Features of a cell in which no token may lie."""
THINGS = {"c": "chest", "?": "danger"}
ID, AN_ID = re.compile(r"[a-z]+(-[a-z]+)*"), "an id has small letters and hyphens"


def load(name: str) -> TombBook:
    return _load(name) if not name.endswith(".toml") else bind(*packs.find(HOME, name))


@lru_cache(8)
def _load(name: str) -> TombBook:
    return bind(*packs.find(HOME, name))


def bind(name: str, data: bytes) -> TombBook:
    pack = packs.decode(name, data, Pack)
    try:
        check_tokens(pack)
        for mode in MODES:
            need(mode in pack.boards, f"boards.{mode}: this board is missing")
            check_signs(f"boards.{mode}", pack.boards[mode])
        book = TombBook(name, packs.fingerprint(pack), pack)
        for mode in MODES:
            check_cells(f"boards.{mode}", book.plans[mode])
            check_counts(f"boards.{mode}", book, mode)
            check_ways(f"boards.{mode}", book.plans[mode])
        check_exploration("boards.exploration", book.plans["exploration"])
        check_escape("boards.escape", book.plans["escape"])
    except WrongPack as error:
        raise WrongPack(f"{name}: {error}") from None
    return book


def need(fine: bool, why: str) -> None:
    if not fine:
        raise WrongPack(why)


# ---- tokens, heroes, die ----


def check_tokens(pack: Pack) -> None:
    """ME-CONTENT-11, and that every token can be played."""
    items = {item.id: item for item in pack.items}
    kinds = Counter(thing.id for things in (pack.items, pack.traps, pack.monsters) for thing in things)
    for kind, times in kinds.items():
        need(bool(ID.fullmatch(kind)), f"{kind[:40]!r}: {AN_ID}")
        need(times == 1, f"{kind}: there are two items, traps or monsters with this id")
    for item in pack.items:
        check_item(item)
    for trap in pack.traps:
        check_trap(trap)
    for monster in pack.monsters:
        check_monster(monster)
    for where, counts, total in (("chests", pack.chests, CHESTS), ("dangers", pack.dangers, DANGERS)):
        for kind, count in counts.items():
            need(kind in kinds, f"{where}.{kind[:40]}: there is no such item, trap or monster")
            need(count >= 1, f"{where}.{kind}: a count is 1 or more")
        need(sum(counts.values()) == total, f"{where}: {total} tokens, not {sum(counts.values())}")
    check_places(pack, items)
    check_heroes(pack, items)
    check_treasures(pack)
    check_figures(pack)


def check_places(pack: Pack, items: dict[str, Item]) -> None:
    """ME-TRAP-2, ME-PHARAOH-6: what lies in chests, what is a danger."""
    traps = {trap.id: trap for trap in pack.traps}
    monsters = {monster.id: monster for monster in pack.monsters}
    for kind in pack.chests:
        need(kind not in monsters, f"chests.{kind}: a monster is a danger")
    for kind in pack.dangers:
        need(kind not in items, f"dangers.{kind}: an item lies in a chest")
    hidden = [traps[kind].effect for kind, count in pack.chests.items() if kind in traps for _ in range(count)]
    need(hidden == ["arrows"], "chests: exactly one trap, and it shoots arrows")
    sleepers = sum(count for kind, count in pack.dangers.items() if kind in monsters and monsters[kind].gait == "sleep")
    need(sleepers == 1, "dangers: exactly one monster sleeps")


def check_figures(pack: Pack) -> None:
    need(len(pack.die) == FACES, f"die: {FACES} faces, not {len(pack.die)}")
    need("attack" in pack.die, "die: without an attack a fight may never end")
    figures = pack.figures
    for figure in ("lives", "moves", "silence"):
        need(getattr(figures, figure) >= 1, f"figures.{figure}: 1 or more")
    need(figures.breaches >= 0, "figures.breaches: 0 or more")
    most = max(len(card.start) for card in pack.heroes) + 1
    need(figures.places >= most, f"figures.places: {most} or more, for the start items and the crystal")


def check_item(item: Item) -> None:
    where = f"items.{item.id}"
    counts = item.single in COUNTING
    need(
        item.amount >= 1 if counts else item.amount == 0, f"{where}: an amount of 1 or more for {', '.join(COUNTING)}, else none"
    )
    need(bool(item.against) == (item.single == "destroy"), f"{where}: 'against' says what is destroyed")
    need(bool(item.door) == (item.role == "key"), f"{where}: a key has a door, and nothing else has")
    effects = item.permanent or item.single or item.weapon
    need(item.role == "item" or not effects, f"{where}: a {item.role} has no effects of its own")


def check_trap(trap: Trap) -> None:
    hurts = trap.effect in ("crack", "fire")
    need(trap.lives >= 1 if hurts else trap.lives == 0, f"traps.{trap.id}: crack and fire cost lives, the others none")


def check_monster(monster: Monster) -> None:
    where, sleeps = f"monsters.{monster.id}", monster.gait == "sleep"
    need(monster.moves == 0 if sleeps else monster.moves >= 1, f"{where}: moves are 1 or more, but 0 for one that sleeps")
    need(monster.lives >= 1 if sleeps else monster.lives == 1, f"{where}: only one that sleeps has several lives")
    need(monster.bite >= 1, f"{where}: a bite costs 1 life or more")
    need(monster.burn >= 0, f"{where}: a burn costs 0 lives or more")


def check_heroes(pack: Pack, items: dict[str, Item]) -> None:
    """ME-SETUP-9, ME-SETUP-17, ME-SIX-1."""
    need(len({card.id for card in pack.heroes}) == len(pack.heroes) == HEROES, f"heroes: {HEROES} different heroes")
    for card in pack.heroes:
        where = f"heroes.{card.id[:40]}"
        need(bool(ID.fullmatch(card.id)), f"{where}: {AN_ID}")
        need(len(set(card.start)) == len(card.start) >= 1, f"{where}: two start items are the same, or there is none")
        for kind in (*card.start, card.alternative):
            need(kind in items, f"{where}: there is no item '{kind[:40]}'")
    starts = sum(len(card.start) for card in pack.heroes)
    need(starts == STARTS, f"heroes: {STARTS} start items, not {starts}")


def check_treasures(pack: Pack) -> None:
    """ME-ITEM-CRYSTAL-1, ME-BOARD-12, -13: one crystal and one key a door, each in a chest."""
    tokens = Counter(pack.chests)
    for card in pack.heroes:
        tokens.update((*card.start, card.alternative))
    wanted = [("crystal", [item.id for item in pack.items if item.role == "crystal"])]
    wanted += [(f"key of the {door} door", [item.id for item in pack.items if item.door == door]) for door in DOORS]
    for what, kinds in wanted:
        chests, all_ = (sum(counts[kind] for kind in kinds) for counts in (Counter(pack.chests), tokens))
        need(chests == all_ == 1, f"chests: exactly one {what}, and no other")


# ---- boards ----


def check_signs(where: str, layers: Layers) -> None:
    """ME-CONTENT-1, ME-CONTENT-3: the layers' size and signs, what there is only so often, the doors."""
    for layer, signs in SIGNS.items():
        rows: tuple[str, ...] = getattr(layers, layer)
        need(len(rows) == FLOORS, f"{where}.{layer}: {FLOORS} floors, not {len(rows)}")
        for floor, row in enumerate(rows, 1):
            need(len(row) == COLUMNS, f"{where}.{layer}: floor {floor} has {COLUMNS} cells, not {len(row)}")
            for column, sign in enumerate(row, 1):
                need(sign in signs, f"{where}.{layer}: there is no sign {sign!r}, at {floor}-{column}")
    structure, features = "".join(layers.structure), "".join(layers.features)
    for sign, count in COUNTS.items():
        need(features.count(sign) == count, f"{where}.features: {count} times '{sign}', not {features.count(sign)}")
    need(layers.features[0].count("S") == COUNTS["S"], f"{where}.features: every start 'S' is on the top floor")
    need("X" in layers.features[-1], f"{where}.features: the exit 'X' is on the bottom floor")
    arrows = structure.count("<") + structure.count(">")
    need(arrows == 4, f"{where}.structure: 4 arrow walls, not {arrows}")
    need(structure.count("=") == 3, f"{where}.structure: 3 reinforced floors '=', not {structure.count('=')}")
    need(sorted(layers.doors) == sorted(DOORS), f"{where}.doors: a yellow and a black one")
    for door, ((floor, column), beside) in layers.doors.items():
        fits = 1 <= floor <= FLOORS and 1 <= column < COLUMNS and beside == (floor, column + 1)
        need(fits, f"{where}.doors.{door}: it stands between a cell and the next on its right")


def check_cells(where: str, plan: Plan) -> None:
    """ME-CONTENT-4 to -8: each cell for itself."""
    ground = untouched(plan)
    for cell, (sign, feature, token) in enumerate(zip(plan.structure, plan.features, plan.tokens, strict=True)):
        at, wall = plan.names[cell], bool(plan.shape[cell] & WALL)
        firm = not wall and supported(ground, plan, cell)
        above = plan.shape[cell - plan.width] if cell >= plan.width else WALL
        carried = cell < plan.bottom and (bool(plan.shape[cell + plan.width] & WALL) or ladder_top(plan, cell))
        need(sign != "-" or carried, f"{where}: '-' at {at} needs a wall or a ladder right below")
        need(sign not in "o_=" or not carried, f"{where}: '{sign}' at {at} has a wall or a ladder right below, so it is '-'")
        need(sign != "o" or cell < plan.bottom, f"{where}: there is no hole in the bottom floor, as at {at}")
        need(feature in ".C" or firm, f"{where}: '{feature}' at {at} needs an open cell with support")
        need(feature != "C" or not wall, f"{where}: the cave at {at} is a wall")
        free = not above & (WALL | FLOOR)
        need(feature != "L" or free, f"{where}: the ladder at {at} needs an open cell without a floor above")
        if token != ".":
            need(firm, f"{where}: the token at {at} needs an open cell with support")
            need(feature not in BARE, f"{where}: the token at {at} lies on '{feature}'")
            need(not ladder_top(plan, cell), f"{where}: the token at {at} lies on top of a ladder")
        if feature == "^":
            need(token != ".", f"{where}: the spikes at {at} need a token")
            need(bool(plan.shape[cell] & FLOOR), f"{where}: the spikes at {at} need a floor of their own")
            need(cell >= plan.width and bool(above & FLOOR), f"{where}: the spikes at {at} need a floor above")
    for cell, step in plan.arrows:
        facing = next((to for to, _ in plan.sides[cell] if to == cell + step), -1)
        need(facing >= 0 and not plan.shape[facing] & WALL, f"{where}: the arrow wall at {plan.names[cell]} faces no open cell")


def check_counts(where: str, book: TombBook, mode: Mode) -> None:
    """ME-CONTENT-2: in escape mode the crystal is not dealt."""
    tokens = book.plans[mode].tokens
    for sign, count in (("c", len(book.chests) - (mode == "escape")), ("?", len(book.dangers))):
        need(tokens.count(sign) == count, f"{where}.tokens: {count} times '{sign}', not {tokens.count(sign)}")


def check_ways(where: str, plan: Plan) -> None:
    """ME-BOARD-10, and that everything can be reached on foot: tokens from some start, all else from each."""
    closed = untouched(plan)
    names, hall = plan.names, exit_hall(plan)
    reached = distances(closed, plan, plan.starts)
    need(plan.exit not in reached, f"{where}: the exit at {names[plan.exit]} can be reached past the doors")
    for cell in sorted(hall):
        need(plan.tokens[cell] == ".", f"{where}: the token at {names[cell]} lies in the exit hall")
        need(cell - plan.width in plan.reinforced, f"{where}: the ceiling of the exit hall at {names[cell]} is not reinforced")
    for cell, sign in enumerate(plan.tokens):
        if sign in THINGS:
            need(cell in reached, f"{where}: {THINGS[sign]} at {names[cell]} cannot be reached")
    for number, door in enumerate(DOORS):
        left, right = plan.doors[number], plan.doors[number] + 1
        need((left in hall) != (right in hall), f"{where}: the {door} door does not lead into the exit hall")
        front = right if left in hall else left
        for start in plan.starts:
            own = distances(closed, plan, [start])
            for what, cell in ((f"the statue of the {door} door", plan.statues[number]), (f"the {door} door", front)):
                need(cell in own, f"{where}: {what} at {names[cell]} cannot be reached from {names[start]}")


def exit_hall(plan: Plan) -> frozenset[int]:
    """The cells around the exit, as far as the closed doors let one go."""
    return frozenset(distances(untouched(plan), plan, [plan.exit]))


def check_exploration(where: str, plan: Plan) -> None:
    """ME-CONTENT-9, -12, -13: no way is one of no return, the boulder comes to its end, one crack cuts nothing off."""
    names, ground, hall = plan.names, untouched(plan), exit_hall(plan)
    for sign in "12":
        need(plan.features.count(sign) == 1, f"{where}.features: 1 times '{sign}', not {plan.features.count(sign)}")
    start = plan.starts[0]
    forth, back = distances(ground, plan, [start]), leading_to(ground, plan, [start])
    for cell in open_cells(ground, plan):
        need(cell in forth or cell in hall, f"{where}: {names[cell]} cannot be reached from {names[start]}")
        need(cell in back or cell in hall, f"{where}: there is no way back from {names[cell]} to {names[start]}")
    end = boulder_way(ground, plan)[-1]
    need(end == plan.boulder[1], f"{where}: the boulder breaks at {names[end]}")
    fronts = [cell if cell not in hall else cell + 1 for cell in plan.doors]
    for cell, sign in enumerate(plan.tokens):
        if sign == "?" and cell < plan.bottom and cell not in plan.reinforced:
            broken = breached(ground, plan, cell)
            left = distances(broken, plan, [landing(broken, plan, cell)])
            for goal in (*plan.statues, *fronts):
                need(goal in left, f"{where}: after a crack at {names[cell]} there is no way to {names[goal]}")


def check_escape(where: str, plan: Plan) -> None:
    """ME-CONTENT-10: from everywhere there is a way down."""
    ground = untouched(plan)
    down = leading_to(ground, plan, range(plan.bottom, plan.size))
    for cell in open_cells(ground, plan):
        need(cell in down, f"{where}: there is no way down from {plan.names[cell]}")


# ---- ways on foot, with no equipment at all ----


def untouched(plan: Plan, doors: tuple[bool, bool] = (False, False)) -> BareGround:
    """The board before anybody came, with these doors open."""
    return BareGround(plan.shape, doors, 0)


def breached(ground: BareGround, plan: Plan, cell: int) -> BareGround:
    """The board after a crack in this cell: its floor is gone, or the wall that it stands on."""
    shape = bytearray(ground.shape)
    if shape[cell] & FLOOR:
        shape[cell] &= ~FLOOR
    else:
        shape[cell + plan.width] &= ~WALL
    return ground._replace(shape=bytes(shape))


def open_cells(ground: BareGround, plan: Plan) -> list[int]:
    """The cells that somebody can stand in."""
    return [cell for cell in range(plan.size) if not ground.shape[cell] & WALL and supported(ground, plan, cell)]


def ladder_top(plan: Plan, cell: int) -> bool:
    return cell < plan.bottom and bool(plan.shape[cell + plan.width] & CLIMB)


def distances(ground: BareGround, plan: Plan, starts: Collection[int]) -> dict[int, int]:
    """Every cell that can be reached on foot from any of these, with the moves it takes; a fall costs none."""
    found = dict.fromkeys(starts, 0)
    queue = deque(starts)
    while queue:
        cell = queue.popleft()
        for to in ways(ground, plan, cell):
            end = landing(ground, plan, to)
            if end not in found:
                found[end] = found[cell] + 1
                queue.append(end)
    return found


def leading_to(ground: BareGround, plan: Plan, goals: Collection[int]) -> set[int]:
    """Every cell from which one of these can be reached on foot."""
    cells = open_cells(ground, plan)
    before: dict[int, list[int]] = {cell: [] for cell in cells}
    for cell in cells:
        for to in ways(ground, plan, cell):
            before[landing(ground, plan, to)].append(cell)
    found = set(goals)
    queue = deque(goals)
    while queue:
        for cell in before[queue.popleft()]:
            if cell not in found:
                found.add(cell)
                queue.append(cell)
    return found
