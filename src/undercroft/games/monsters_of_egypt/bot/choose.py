"""How much a seat likes each option of a question, from the open position alone: for the greedy bot.

Nothing here may go in circles: within a turn every choice spends a move or an item, marks one used, or brings the hero
nearer to the same best set of items; what others may refuse is tried again only by chance.
"""

from __future__ import annotations

from collections.abc import Callable

from undercroft.games.monsters_of_egypt.bot import goals
from undercroft.games.monsters_of_egypt.bot.goals import FULL, Goal, Outlook, Sight, hopeless, hunt, moves_to_nearest_hero
from undercroft.games.monsters_of_egypt.bot.paths import FAR, MOVE
from undercroft.games.monsters_of_egypt.bot.prices import (
    BOMB_PRICE,
    best_items,
    fight_loss,
    item_worth,
    lives_left,
    loss_at_best,
    strength_of,
    trap_gain,
    victim_worth,
)
from undercroft.games.monsters_of_egypt.content import CHEST, DANGER, WALL, TombBook
from undercroft.games.monsters_of_egypt.rules.dungeon import beam, covered, landing, near
from undercroft.games.monsters_of_egypt.rules.monsters import open_trap
from undercroft.games.monsters_of_egypt.rules.pieces import cell_of, guard_of, reachable
from undercroft.games.monsters_of_egypt.state import Hero, State, View
from undercroft.kernel.types import Action, Ask

NEVER = -1000.0
LEAVE_TOMB, TAKE, MAKE_ROOM, HEAL, FREE, LOOK, CLEAR, TOOL, STEP, END, ANY_STEP = (
    1000.0, 900.0, 890.0, 800.0, 700.0, 650.0, 600.0, 500.0, 400.0, 200.0, 100.0,
)  # fmt: skip
GIVE_UP = END
"""Chance decides between the two, so that a refusal is not asked for again and again."""


def advice(view: View, ask: Ask, book: TombBook, sight: Sight = FULL) -> list[float]:
    return RATES[ask.kind](view.state, book, ask, sight)


def hero_in(state: State, book: TombBook, ask: Ask, figure: int = 0) -> int:
    """The hero that a question names."""
    name = ask.about[figure]
    return next(number for number, hero in enumerate(state.heroes) if hero.card >= 0 and book.cards[hero.card].id == name)


def _prefer(kind: str) -> Callable[[State, TombBook, Ask, Sight], list[float]]:
    return lambda _, __, ask, ___: [float(action.kind == kind) for action in ask.options]


# ---- before the first move ----


def rate_heroes(state: State, book: TombBook, ask: Ask, sight: Sight) -> list[float]:
    if state.terms.mode == "exploration":
        return [0.0] * len(ask.options)
    return [item_worth(state, book, book.starts[action.value][1]) for action in ask.options]


def rate_start_items(state: State, book: TombBook, ask: Ask, sight: Sight) -> list[float]:
    start, other = book.starts[state.heroes[hero_in(state, book, ask)].card]
    return [item_worth(state, book, other if action.value else start[0]) for action in ask.options]


def rate_starts(state: State, book: TombBook, ask: Ask, sight: Sight) -> list[float]:
    """Where the way to the first goal is short and nobody else is."""
    number, rated = hero_in(state, book, ask), []
    plan = book.plans[state.terms.mode]
    for action in ask.options:
        cell = max(action.value, covered(state) * plan.width + action.value % plan.width)
        cell = landing(state, plan, cell)
        goal = Outlook(state, book, number, cell, sight).goal()
        crowd = sum(abs(hero.cell % plan.width - cell % plan.width) < 3 for hero in state.heroes if hero.cell >= 0)
        rated.append(-float(FAR if goal is None else goal.score) - 4 * MOVE * crowd)
    return rated


# ---- a hero's turn ----


def rate_turn(state: State, book: TombBook, ask: Ask, sight: Sight) -> list[float]:
    number = hero_in(state, book, ask)
    take, drop = _exchange(state, book, number)
    rated = [
        TAKE if a.kind == "take" and a.target in take else MAKE_ROOM * (a.kind == "leave" and a.target in drop)
        for a in ask.options
    ]
    if any(rated):
        return rated
    o = Outlook(state, book, number, sight=sight)
    if number == state.flying and o.left > 0:
        step, _ = goals.flight(o)
        if step >= 0:
            return [STEP if a.kind == "step" and a.value == step else _rate(o, a, None) for a in ask.options]
    goal = o.goal()
    rated = [_rate(o, action, goal) for action in ask.options]
    if sight.tools and max(rated) < CLEAR:
        _rate_tools(o, ask, goal, rated)
    if sight.gifts:
        _rate_gifts(o, ask, rated)
    return rated


def _exchange(state: State, book: TombBook, number: int) -> tuple[set[str], set[str]]:
    """Kinds of items to pick up here, and to leave because there is no place for better ones.

    Ladders are picked up only when no move is left: they are set up only before, so that it ends.
    """
    hero = state.heroes[number]
    lying = reachable(state, book, hero.cell)
    if state.steps if state.runner == number else state.moves:
        lying = [token for token in lying if token not in book.ladders]
    if not lying:
        return set(), set()
    best = set(best_items(state, book, hero.items, lying))
    take = {book.kind[token] for token in lying if token in best}
    full = take and len(hero.items) == book.figures.places
    return take, {book.kind[token] for token in hero.items if token not in best} if full else set()


def rate_pick_up(state: State, book: TombBook, ask: Ask, sight: Sight) -> list[float]:
    """What is worth carrying, then on without the rest."""
    take, drop = _exchange(state, book, hero_in(state, book, ask))
    rates = {"take": (TAKE, take), "leave": (MAKE_ROOM, drop)}
    return [END if a.kind not in rates else rates[a.kind][0] if a.target in rates[a.kind][1] else NEVER for a in ask.options]


def _rate(o: Outlook, action: Action, goal: Goal | None) -> float:
    match action.kind:
        case "step":
            if goal is not None and action.value == goal.step:
                return ANY_STEP if _patient(o, goal) else STEP
            end = landing(o.state, o.plan, action.value)
            if end == o.shut:
                return NEVER
            high = o.state.terms.mode == "escape" and end // o.plan.width < o.state.ceiling - 1
            return ANY_STEP - o.costs[end] / 4 - 50 * high
        case "use" | "spend":
            return _rate_use(o, action, goal)
        case "escape":
            return LEAVE_TOMB if o.plan.exit in o.goals else NEVER
        case "concede":
            return GIVE_UP if hopeless(o.state, o.book) else NEVER
        case "end" | "stop":
            return END
    return NEVER


def _patient(o: Outlook, goal: Goal) -> bool:
    """With a gun and time enough, a hero rather shoots again in the next turn than walks into an open monster."""
    if o.pressed or guard_of(o.state, o.book, goal.end) < 0 or goal.end not in near(o.state, o.plan, o.cell):
        return False
    return any(o.book.item_of[token].permanent == "shoot" for token in o.hero.items)


def _rate_use(o: Outlook, action: Action, goal: Goal | None) -> float:
    """Effects that pay in themselves, without looking at ways."""
    state, book = o.state, o.book
    item = book.items[action.target]
    blocked = goal is not None and goal.step >= 0 and goal.step == goal.end and guard_of(state, book, goal.end) >= 0
    if action.kind == "use":
        if item.permanent == "beam":
            return FREE if _shine_on(o) >= 0 else NEVER
        if item.permanent == "shoot":
            return FREE if blocked else NEVER
        return NEVER
    if item.single == "heal":
        return HEAL if o.hero.lives == 1 else NEVER
    if item.single == "reveal":
        return LOOK if any(CHEST in pile for pile in state.piles) and o.goals and o.plan.exit not in o.goals else NEVER
    if blocked and goal is not None:
        monster = book.monster_of[guard_of(state, book, goal.end)]
        if item.single == "destroy":
            return CLEAR if item.against in monster.tags else NEVER
        if item.single == "explode" and monster.gait != "sleep":
            rolled = loss_at_best(book, o.strength, monster, 1) * o.strength.life_price
            return CLEAR if rolled > BOMB_PRICE else NEVER
    return NEVER


def _shine_on(o: Outlook) -> int:
    """A closed chest in the beam; a danger only while nobody plays the monsters."""
    return max(_beam(o), key=lambda cell: (CHEST in o.state.piles[cell], cell), default=-1)


def _beam(o: Outlook) -> list[int]:
    piles = o.state.piles
    cells = [cell for cell in beam(o.state, o.plan, o.cell) if piles[cell] and guard_of(o.state, o.book, cell) < 0]
    tops = {cell: next((token for token in reversed(piles[cell]) if token < 0), 0) for cell in cells}
    return [cell for cell, top in tops.items() if top == CHEST or (top == DANGER and not o.pressed)]


def _rate_tools(o: Outlook, ask: Ask, goal: Goal | None, rated: list[float]) -> None:
    """Tools that make a way, when there is none or it is long."""
    now = FAR if goal is None or goal.idle or goal.for_tool else goal.score
    cost = now + o.goals.get(goal.target, 0) if goal is not None and now < FAR else FAR
    if cost < goals.LONG_WAY or not o.goals or (o.left < o.book.figures.moves and cost < FAR):
        return
    gains = goals.tool_gains(o, ask.options, now)
    for index, action in enumerate(ask.options):
        if action in gains:
            rated[index] = TOOL + min(90.0, gains[action] / 16)
        elif action.kind == "spend" and o.book.items[action.target].single == "pull":
            best = max(goals.catch_worth(o, way) for way in range(4))
            rated[index] = TOOL if best >= goals.LONG_WAY else NEVER
        elif action.kind == "use" and o.book.items[action.target].permanent == "fly" and o.left > 0:
            rated[index] = TOOL if goals.flight(o)[1] < now - MOVE else NEVER


# ---- aims ----


def rate_aim(state: State, book: TombBook, ask: Ask, sight: Sight) -> list[float]:
    o = Outlook(state, book, hero_in(state, book, ask), sight=sight)
    item = book.items[str(ask.about[1])]
    if item.role == "ladder":
        return [-float(o.score_with_ladder(action.value)) for action in ask.options]
    if item.single == "jump":
        return [-float(o.score_after_jump(action.value)) for action in ask.options]
    if item.permanent == "break-wall":
        return [-float(o.score_without(book.choices.wall[action.value])) for action in ask.options]
    aimed = _shine_on(o) if item.permanent == "beam" else _in_the_way(o)
    return [float(action.value == aimed) for action in ask.options]


def _in_the_way(o: Outlook) -> int:
    """The cell where a monster is fought, or would be next; or -1."""
    if o.state.fighter == o.number:
        return o.cell
    goal = o.goal()
    return -1 if goal is None else goal.end


def rate_bomb(state: State, book: TombBook, ask: Ask, sight: Sight) -> list[float]:
    o = Outlook(state, book, hero_in(state, book, ask), sight=sight)
    aimed = _in_the_way(o)
    if aimed >= 0 and guard_of(state, book, aimed) >= 0 and book.choices.at[aimed] in ask.options:
        return [float(action.kind == "at" and action.value == aimed) for action in ask.options]
    return [-2.0 * FAR if action.kind == "at" else -float(o.score_without(action)) for action in ask.options]


def rate_blast(state: State, book: TombBook, ask: Ask, sight: Sight) -> list[float]:
    """After the attack: a breach only where it makes the way much shorter."""
    o = Outlook(state, book, hero_in(state, book, ask), sight=sight)
    now = o.score_from(o.cell) - 4 * MOVE
    return [-float(now if action.kind == "enough" else o.score_without(action)) for action in ask.options]


def rate_hook(state: State, book: TombBook, ask: Ask, sight: Sight) -> list[float]:
    o = Outlook(state, book, hero_in(state, book, ask), sight=sight)
    return [float(goals.catch_worth(o, action.value)) for action in ask.options]


def rate_pull(state: State, book: TombBook, ask: Ask, sight: Sight) -> list[float]:
    treasures, closed = {book.crystal, *book.keys}, {CHEST: 2.0, DANGER: -1.0}
    return [
        closed[a.value] if a.kind == "pull-closed" else 3.0 * (a.kind == "pull" and a.value in treasures) for a in ask.options
    ]


def rate_reveal(state: State, book: TombBook, ask: Ask, sight: Sight) -> list[float]:
    """Far chests, so that nobody goes there in vain."""
    cost = Outlook(state, book, hero_in(state, book, ask), sight=sight).reach().cost
    return [float(CHEST in state.piles[action.value]) * min(cost[action.value], 1000) for action in ask.options]


# ---- fights ----


def rate_fight(state: State, book: TombBook, ask: Ask, sight: Sight) -> list[float]:
    """What each way to go on costs, in quarters of a move."""
    hero = state.heroes[state.fighter]
    monster = book.monster_of[state.foe]
    lives = lives_left(state, monster)
    strength = strength_of(book, hero.items, hero.lives, haste=False)
    burn = monster.burn * strength.life_price
    rated = []
    for action in ask.options:
        rate = NEVER
        if action.kind == "roll":
            rate = -fight_loss(book, strength, monster, lives) * strength.life_price
        elif action.kind == "spend":
            item = book.items[action.target]
            if item.single == "destroy" and item.against in monster.tags:
                rate = -4.0 * MOVE if item.weapon else -1.0 * MOVE
            elif item.single == "explode" and lives == 1:
                rate = -float(BOMB_PRICE)
            elif item.single == "heal" and hero.lives <= book.figures.lives - item.amount:
                rate = HEAL
            elif item.single == "retreat":
                rate = -8.0 * MOVE - burn
            elif item.single == "jump":
                rate = -7.0 * MOVE - burn
        rated.append(rate)
    return rated


def rate_after_roll(state: State, book: TombBook, ask: Ask, sight: Sight) -> list[float]:
    """Moves are welcome, unless the monster lies on what is needed."""
    o = Outlook(state, book, state.fighter, sight=sight)
    return [1.0 if action.kind == "retreat" else 2.0 * (o.cell in o.goals) for action in ask.options]


def rate_banish(state: State, book: TombBook, ask: Ask, sight: Sight) -> list[float]:
    """To where nobody is and nothing is needed."""
    number = hero_in(state, book, ask)
    o, plan = Outlook(state, book, number, sight=sight), book.plans[state.terms.mode]
    rated = []
    for action in ask.options:
        end = landing(state, plan, action.value)
        met = any(hero.cell == end for hero in state.heroes)
        rated.append(-100.0 * met - 10.0 * (end in o.goals) - 5.0 * (end == o.cell))
    return rated


# ---- together ----


def _gift(o: Outlook, other: int) -> int:
    """A token that another hero in the cell needs more, or -1. What is given never comes back for the same reason."""
    state, book = o.state, o.book
    mine, friend = o.hero, state.heroes[other]
    if len(friend.items) >= book.figures.places or friend.cell != o.cell:
        return -1
    for token in mine.items:
        item = book.item_of[token]
        if item.role == "crystal" and friend.lives >= mine.lives + 2:
            return token
        if item.role == "key" and _goes_further(o, friend) and o.falls_short(token):
            return token
        if item.single == "heal" and friend.lives == 1 and mine.lives > 1 and not _has_single(book, friend.items, "heal"):
            return token
        if item.weapon:
            pool = book.melee if item.weapon == "melee" else book.firearms
            unarmed = book.melee.isdisjoint(friend.items) and book.firearms.isdisjoint(friend.items)
            if unarmed and len(pool.intersection(mine.items)) > 1:
                return token
    return -1


def _goes_further(o: Outlook, friend: Hero) -> bool:
    """Another hero, as healthy, will have all its moves before this one has them again."""
    return o.left < o.book.figures.moves and friend.lives >= o.hero.lives


def _has_single(book: TombBook, items: tuple[int, ...], effect: str) -> bool:
    return any(book.item_of[token].single == effect for token in items)


def _rate_gifts(o: Outlook, ask: Ask, rated: list[float]) -> None:
    """As good as the best of the rest: chance decides, so that a refusal is not asked for again and again."""
    for index, action in enumerate(ask.options):
        if action.kind == "swap":
            other = next(n for n, hero in enumerate(o.state.heroes) if hero.card == action.value)
            if _gift(o, other) >= 0:
                rated[index] = max(rated)


def rate_bargain(state: State, book: TombBook, ask: Ask, sight: Sight) -> list[float]:
    if any(action.kind == "propose" for action in ask.options):
        return [float(action.kind == "propose") for action in ask.options]
    o = Outlook(state, book, hero_in(state, book, ask), sight=sight)
    token = _gift(o, hero_in(state, book, ask, 1))
    kind = book.kind[token] if token >= 0 else ""
    return [2.0 if a.kind == "offer" and a.target == kind else 1.0 if a.kind == "no-deal" else 0.0 for a in ask.options]


def rate_offer(state: State, book: TombBook, ask: Ask, sight: Sight) -> list[float]:
    """Fair if what comes is about as good as what goes; the crystal goes only to a healthier hero."""
    giver, own = (state.heroes[hero_in(state, book, ask, figure)] for figure in (0, 1))
    comes, goes = (
        sum(item_worth(state, book, book.kind.index(kind)) for kind in str(ask.about[figure]).split() if kind != "-")
        for figure in (2, 3)
    )
    fair = comes + 1 >= goes or (giver.lives > own.lives and book.kind[book.crystal] in str(ask.about[3]))
    return [float((action.kind == "agree") == fair) for action in ask.options]


def rate_concede(state: State, book: TombBook, ask: Ask, sight: Sight) -> list[float]:
    lost = hopeless(state, book)
    return [float((action.kind == "agree") == lost) for action in ask.options]


# ---- monsters ----

OPEN = 50.0
"""A token opened beside a hero."""


def rate_monsters(state: State, book: TombBook, ask: Ask, sight: Sight) -> list[float]:
    """The monsters' turn: move, open or spring."""
    return [_rate_monsters(state, book, action) for action in ask.options]


def _rate_monsters(state: State, book: TombBook, action: Action) -> float:
    if action.kind == "prowl":
        token = action.value
        return hunt(state, book, token, cell_of(state, token), book.monster_of[token].moves)[0]
    if action.kind == "open":
        return OPEN / (1 + moves_to_nearest_hero(state, book, action.value)) + 10
    if action.kind == "spring":
        return trap_gain(state, book, book.trap_of[open_trap(state, book, action.value)])
    return 0.0


def rate_prowl(state: State, book: TombBook, ask: Ask, sight: Sight) -> list[float]:
    """One move of the monster, or its stop."""
    cell = cell_of(state, state.prowler)
    _, step = hunt(state, book, state.prowler, cell, state.prowl)
    on_hero = any(hero.cell == landing(state, book.plans[state.terms.mode], cell) for hero in state.heroes)
    rated = []
    for action in ask.options:
        if action.kind == "stop":
            rated.append(3.0 if on_hero else 1.0)
        else:
            into_wall = bool(state.shape[action.value] & WALL)
            rated.append(2.0 if action.value == step else 0.0 - into_wall)
    return rated


def rate_victims(state: State, book: TombBook, ask: Ask, sight: Sight) -> list[float]:
    by_card = {hero.card: victim_worth(state, book, number) for number, hero in enumerate(state.heroes)}
    return [by_card[action.value] for action in ask.options]


def rate_trap(state: State, book: TombBook, ask: Ask, sight: Sight) -> list[float]:
    """Spring it at once where it hurts somebody."""
    name, where = ask.about
    trap = book.traps[str(name)]
    here = any(hero.cell == book.plans[state.terms.mode].cell[str(where)] for hero in state.heroes)
    pays = trap_gain(state, book, trap) > 0 or (here and trap.lives > 0)
    return [float((action.kind == "apply") == pays) for action in ask.options]


RATES: dict[str, Callable[[State, TombBook, Ask, Sight], list[float]]] = {
    "hero": rate_heroes,
    "start-item": rate_start_items,
    "start": rate_starts,
    "act": rate_turn,
    "retreat": rate_turn,
    "pick-up": rate_pick_up,
    "fight": rate_fight,
    "after-roll": rate_after_roll,
    "banish": rate_banish,
    "aim": rate_aim,
    "bomb": rate_bomb,
    "blast": rate_blast,
    "hook": rate_hook,
    "pull": rate_pull,
    "reveal": rate_reveal,
    "bargain": rate_bargain,
    "agree": rate_offer,
    "vest": _prefer("vest"),
    "crystal": _prefer("crystal"),
    "fire": _prefer("douse"),
    "concede": rate_concede,
    "wake": _prefer("roll"),
    "victim": rate_victims,
    "monsters": rate_monsters,
    "prowl": rate_prowl,
    "apply": rate_trap,
}
