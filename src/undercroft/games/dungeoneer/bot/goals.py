"""What a hero strives for next: where, with what chance, how soon, and what each act of the hero phase does for it."""

from __future__ import annotations

from typing import NamedTuple

from undercroft.games.dungeoneer.bot.paths import Walker, Way, depth, entering, explore_worth, leaving, walker, ways
from undercroft.games.dungeoneer.bot.prices import (
    A_POINT,
    GLORY,
    bane_harm,
    glory_card_worth,
    glory_worth,
    healing_worth,
    hunt,
    open_quests,
    pass_chance,
    patience,
    quest_worth,
    rival_blow_worth,
    rivalry,
    sum_chance,
    wound_cost,
    wounds_cost,
)
from undercroft.games.dungeoneer.bot.sight import ALL_SEEING, Sight
from undercroft.games.dungeoneer.card_language import Clause, Word
from undercroft.games.dungeoneer.content import DungeonBook, Monster, Quest
from undercroft.games.dungeoneer.rules.dungeon import chart_of
from undercroft.games.dungeoneer.rules.stats import battle_score, living, monster_of, price, score
from undercroft.games.dungeoneer.state import NOTHING, Player, State
from undercroft.kernel.types import Action, Ask

TRIES = 12.0
"""Nobody tries for longer than this many points."""
MOST_FAILURES = 4.0
"""Nor longer than so many wounds."""
MOST_CURES = 3
FOR_A_CARD, FOR_GLORY = 2.5, 0.8
"""Points it takes to get another card into play, or a point of glory."""
HOPELESS = 1.5
"""A quest that is worth less than this had better be another one."""
NEAR = 2.0
"""Points from the hero to a place it lays itself."""
UNKNOWN_WAY = 3.0
"""Points from a token that is yet to be found to where it is taken."""
HOMEWARD, CURE = -1, -2
"""No quests: alone, with all quests done, the hero goes home; a hero in need goes where it can be healed."""
FREE, RISE, FETCH, DELIVER, TRY = 50.0, 46.0, 48.0, 35.0, 30.0
"""What costs no points comes before what does; a completed quest ends the phase and comes last of these."""
NEVER = -50.0
WORTH_PLAYING, WORTH_TRYING = 0.1, 1.0
SAVED_POINT = 0.12
DONE_NOW = 0.3
"""Weight of a step towards what can be done in this very turn."""
CERTAIN = 0.95
SHORT_OF_GLORY = 1.5
FOR_AN_OFFERING = 1.0
A_BETTER_QUEST = 2.5


class Effort(NamedTuple):
    """An attempt, made again until it works."""

    chance: float
    """Of one attempt."""
    points: float
    """Points before and between attempts, the first being free."""
    harm: float
    """What it costs in all."""
    needs: int = 0
    """Glory that must be at hand."""


class Goal(NamedTuple):
    value: float
    quest: int
    place: int
    """Where to go next; -1: it must be found first."""
    points: float
    """Points from here to the end, on average."""
    first: int
    """The side by which the way begins; -1: the hero is there."""
    chance: float
    """Of an attempt there."""
    needs: int = 0


def goals(state: State, seat: int, book: DungeonBook, sight: Sight = ALL_SEEING) -> list[Goal]:
    """All that a hero can aim for, the best first; nothing while it is not on the map."""
    if state.parts[seat].place == NOTHING:
        return []
    who = walker(state, seat, book)
    reach = ways(state, seat, book, who=who)
    player = state.parts[seat]
    if state.terms.solo and len(player.done) >= book.figures.quests_to_win:
        home = reach[book.entrance]
        return [Goal(99.0, HOMEWARD, book.entrance, home.points, home.first, 1.0)]
    dropped = dict(state.tokens)
    found = [_escorted(state, seat, quest, book, reach, place) for quest, place in state.tokens]
    found += _cures(state, seat, book, reach)
    for quest in open_quests(state, seat):
        if quest in dropped:
            continue
        category = book.quests[quest].category
        if category == "escort":
            found.append(_escorted(state, seat, quest, book, reach))
        elif category == "search":
            found.append(_search(state, seat, quest, book, who, reach))
        else:
            found.append(_at_place(state, seat, quest, book, who, reach))
    if sight.one_by_one:
        found = [goal for goal in found if goal.quest in _first_quest(state, seat)]
    return sorted(found, key=lambda goal: (goal.quest != sight.aim, -goal.value))


def _first_quest(state: State, seat: int) -> list[int]:
    """Who does one thing after another: the own quest that lies first, a common one when there is no other."""
    return open_quests(state, seat)[:1]


def _later_worth(state: State, seat: int, quest: int, book: DungeonBook, points: float, harm: float) -> float:
    """What a quest is worth, less what it costs, the later the less."""
    value: float = quest_worth(state, seat, quest, book) * patience(state) ** _turns(state, seat, book, points) - harm
    return value


def _turns(state: State, seat: int, book: DungeonBook, points: float) -> float:
    """How far away something is that takes so many points."""
    now = state.parts[seat].points * (state.turn == seat)
    return max(0.0, points - now) / max(1, score(state, book, seat, "speed"))


def _cures(state: State, seat: int, book: DungeonBook, reach: dict[int, Way]) -> list[Goal]:
    """Places that heal for glory."""
    player = state.parts[seat]
    missing = book.heroes[player.hero].health - player.health
    found = []
    for place, way in reach.items():
        for clause in book.locations[place].uses:
            if missing and clause.words[0].name == "HEAL" and clause.glory <= player.glory:
                times = min(missing, player.glory // max(1, clause.glory), MOST_CURES)
                turns = _turns(state, seat, book, way.points)
                value = sum(
                    wound_cost(player.health + step) * patience(state) ** (turns + step - 1) for step in range(1, times + 1)
                )
                found.append(Goal(value - way.harm, CURE, place, way.points, way.first, 1.0, clause.glory))
    return found


def _way_to(state: State, seat: int, place: int, book: DungeonBook, reach: dict[int, Way]) -> tuple[int, Way]:
    """Where to go for a place, and how; what is not on the map yet is waited for."""
    if place in reach:
        return place, reach[place]
    return NOTHING, Way(waiting(state, seat, place, book), 0.0, 0.0, -1)


def _at_place(state: State, seat: int, quest: int, book: DungeonBook, who: Walker, reach: dict[int, Way]) -> Goal:
    place, way = _way_to(state, seat, book.place[book.quests[quest].where[0]], book, reach)
    effort = effort_for(state, seat, quest, book, who)
    points = way.points + effort.points
    worth = _later_worth(state, seat, quest, book, points, way.harm + effort.harm)
    return Goal(worth, quest, place, points, way.first, effort.chance, effort.needs)


def _search(state: State, seat: int, quest: int, book: DungeonBook, who: Walker, reach: dict[int, Way]) -> Goal:
    """Where a search promises most: far from the entrance, near the hero."""
    card = book.quests[quest]
    effort = effort_for(state, seat, quest, book, who)
    between = depth(chart_of(state.map, book), book.entrance)
    best = Goal(-99.0, quest, NOTHING, TRIES, -1, effort.chance)
    for place, way in reach.items():
        location = book.locations[place]
        if location.type != card.where[0] or location.entrance:
            continue
        finds = sum_chance(1, card.search - between[place])
        found = (quest, place) in state.parts[seat].found
        if not finds and not found:
            continue
        points = way.points + (0.0 if found else 1 / finds) + effort.points
        worth = _later_worth(state, seat, quest, book, points, way.harm + effort.harm)
        if worth > best.value:
            best = Goal(worth, quest, place, points, way.first, effort.chance if found else finds * effort.chance)
    return best


def _escorted(state: State, seat: int, quest: int, book: DungeonBook, reach: dict[int, Way], token: int = NOTHING) -> Goal:
    """Fetch and deliver; a token may lie somewhere else than where it began."""
    start, end = (book.place[name] for name in book.quests[quest].where)
    if quest in state.parts[seat].escorts:
        place, way = _way_to(state, seat, end, book, reach)
        points = way.points
    else:
        place, way = _way_to(state, seat, start if token == NOTHING else token, book, reach)
        if place == NOTHING:
            onward = UNKNOWN_WAY
        else:
            onward = chart_of(state.map, book).steps(place)[end] if end in reach else waiting(state, seat, end, book)
        points = way.points + onward
    return Goal(_later_worth(state, seat, quest, book, points, way.harm), quest, place, points, way.first, 1.0)


def waiting(state: State, seat: int, place: int, book: DungeonBook) -> float:
    """Points until a location is found and reached, by those who draw one a turn and by the hero who looks for it."""
    left = len(state.bag) + len(state.under)
    if place not in state.bag and place not in state.under and place != state.drawn:
        return 99.0
    speed = max(1, score(state, book, seat, "speed"))
    draws = len(living(state)) + speed
    return (left + 1) / 2 / draws * speed + NEAR


# ---- attempts ----


def effort_for(state: State, seat: int, quest: int, book: DungeonBook, who: Walker) -> Effort:
    card = book.quests[quest]
    test = card.test
    player = state.parts[seat]
    match test.name:
        case "THREAT":
            return _again(pass_chance(who.scores[str(test.args[1])], test.number(2)), card, who)
        case "ROLL":
            bought = card.option is not None and card.option[0] <= player.glory
            chance = sum_chance(test.number(0), test.number(1), int(bought))
            return _again(chance, card, who, card.option[0] if card.option is not None else 0)
        case "PAY":
            return _payment(state, seat, str(test.args[0]), test.number(1), book, who)
        case "HUNT":
            return _hunt_effort(state, seat, quest, book)
    return Effort(1.0, 0.0, 0.0)


def _again(chance: float, card: Quest, who: Walker, needs: int = 0) -> Effort:
    if chance <= 0:
        return Effort(0.0, 99.0, 0.0, needs)
    more = 1 / chance - 1
    return Effort(chance, min(TRIES, more), sum(_failures(word, who, more) for word in card.failure), needs)


def _failures(word: Word, who: Walker, count: float) -> float:
    """What so many failures cost."""
    if word.name == "WOUND":
        return wounds_cost(who.health, min(count, MOST_FAILURES) * word.number(1))
    return GLORY * min(who.glory, -word.number(1) * count) if word.name == "GLORY" else 0.0


def _payment(state: State, seat: int, what: str, amount: int, book: DungeonBook, who: Walker) -> Effort:
    player = state.parts[seat]
    if what == "health":
        if who.health <= amount:
            return Effort(0.0, 99.0, 0.0)
        return Effort(1.0, 0.0, wounds_cost(who.health, amount))
    if what == "glory":
        return Effort(1.0, FOR_GLORY * max(0, amount - player.glory), GLORY * amount, amount)
    cheapest = sorted(glory_card_worth(card, book) for card in player.inventory)[:amount]
    return Effort(1.0, FOR_A_CARD * (amount - len(cheapest)), 0.5 * sum(cheapest))


def _leads(state: State, seat: int, monster: Monster, number: int, book: DungeonBook) -> tuple[int, int]:
    """How far a hero is ahead of a monster, at worst when it defends and at best when it attacks."""
    defends, attacks = [], []
    for form, its in monster.scores.items():
        if its.attacks:
            defends.append(battle_score(state, book, seat, form, role="defender", foe=number, kinds=monster.kinds) - its.value)
        attacks.append(battle_score(state, book, seat, form, role="attacker", foe=number, kinds=monster.kinds) - its.value)
    return min(defends), max(attacks)


def _hunt_effort(state: State, seat: int, quest: int, book: DungeonBook) -> Effort:
    player, monster = state.parts[seat], monster_of(book, -2 - quest)
    counter, attack = _leads(state, seat, monster, -2 - quest, book)
    health = dict(state.prey).get(quest, monster.health)
    own = state.turn == seat
    points = player.points if own else max(1, score(state, book, seat, "speed"))
    free = quest not in player.attempts or not own
    result = hunt(counter, attack, health, points, player.health, free=free, may_attack=not player.attacked)
    if result.slain <= 0:
        return Effort(0.0, 99.0, 0.0)
    more = 1 / result.slain - 1
    harm = wounds_cost(player.health, min(MOST_FAILURES, result.wounds * (1 + more)))
    return Effort(result.slain, min(TRIES, more * points + 1), harm)


# ---- what to aim for ----


class Aims(NamedTuple):
    """What a hero aims for."""

    seat: int
    goals: list[Goal]
    best: Goal | None
    keep: int
    """Glory that the goal needs."""
    explores: float


def aims_of(state: State, seat: int, book: DungeonBook, sight: Sight = ALL_SEEING) -> Aims:
    found = goals(state, seat, book, sight)
    best = found[0] if found and found[0].value > 0 else None
    if best is None or best.value < HOPELESS:
        best = _better_quest(state, seat, book) or best
    player = state.parts[seat]
    soon = best is not None and best.points <= player.points + score(state, book, seat, "speed")
    return Aims(
        seat,
        found,
        best,
        best.needs if best is not None and soon else 0,
        explore_worth(state, seat, book) if sight.explores else NEVER,
    )


def _better_quest(state: State, seat: int, book: DungeonBook) -> Goal | None:
    """Where nothing is to be hoped for: to the place where quests are changed."""
    player = state.parts[seat]
    if not player.quests or not (state.quest_bag or state.quest_under) or player.place == book.entrance:
        return None
    chart = chart_of(state.map, book)
    sides, steps = chart.neighbours[player.place], chart.steps(book.entrance)
    first = min(sides, key=lambda side: steps[sides[side]], default=-1)
    return Goal(A_BETTER_QUEST, -1, book.entrance, float(steps[player.place]), first, 1.0, 2)


def warp_worths(state: State, seat: int, victim: int, places: list[int], book: DungeonBook) -> list[float]:
    """What it is worth to a seat that a hero comes to each place: the own one to its quests, a rival far from them."""
    if victim == seat:
        return _own_warps(state, seat, places, book)
    best = next(iter(goals(state, victim, book)), None)
    if best is None or best.place == NOTHING:
        return [0.0] * len(places)
    steps = chart_of(state.map, book).steps(best.place)
    near, weight = steps[state.parts[victim].place], rivalry(state, seat, victim)
    return [weight * 0.3 * (steps[place] - near) for place in places]


def _own_warps(state: State, seat: int, places: list[int], book: DungeonBook) -> list[float]:
    """Only places where a quest goes on are looked at."""
    now = _best_value(state, seat, book)
    wanted = {name for quest in open_quests(state, seat) for name in book.quests[quest].where}
    rated = []
    for place in places:
        if book.locations[place].id not in wanted:
            rated.append(-1.0)
            continue
        there = state.clone()
        there.parts[seat].place = place
        rated.append(_best_value(there, seat, book) - now)
    return rated


def _best_value(state: State, seat: int, book: DungeonBook) -> float:
    return max((goal.value for goal in goals(state, seat, book)), default=0.0)


# ---- the hero phase: free things come first, then what brings a quest nearer ----


def rate_hero_phase(state: State, ask: Ask, book: DungeonBook, sight: Sight = ALL_SEEING) -> list[float]:
    aims = aims_of(state, ask.seat, book, sight)
    who = walker(state, ask.seat, book)
    return [_act_worth(state, aims, who, action, book) for action in ask.options]


def _act_worth(state: State, aims: Aims, who: Walker, action: Action, book: DungeonBook) -> float:
    seat, player = aims.seat, state.parts[aims.seat]
    match action.kind:
        case "play":
            return play_worth(state, aims, action, book)
        case "use":
            return _use_worth(state, aims, action, book)
        case "visit":
            clause = next(c for c in book.locations[player.place].uses if c.words[0].name == "HEAL")
            return _heal_worth(player, aims, clause, book)
        case "shed":
            return shed_worth(state, aims, action, book)
        case "stand":
            return RISE
        case "pick-up":
            return FETCH
        case "deliver":
            return DELIVER
        case "attempt":
            return _attempt_worth(aims, action.value)
        case "explore":
            return _explore_now(state, aims, book)
        case "search":
            return _search_step(state, aims, _goal_for(aims, action.value), book)
        case "move":
            return _move_worth(state, aims, who, action.value, book)
        case "attack-hero":
            return rival_blow_worth(state, seat, action.value, book) - A_POINT
        case "swap-quest":
            goal = _goal_for(aims, action.value)
            return 20.0 if goal is not None and goal.value < HOPELESS else NEVER
        case "tip":
            return _tip_worth(state, aims)
        case "end":
            return SAVED_POINT if player.points == 1 else 0.0
    return NEVER


def _goal_for(aims: Aims, quest: int) -> Goal | None:
    return next((goal for goal in aims.goals if goal.quest == quest), None)


# ---- cards ----


def play_worth(state: State, aims: Aims, action: Action, book: DungeonBook) -> float:
    """A glory card: what it brings, less its price; not with glory that the goal needs."""
    player = state.parts[aims.seat]
    number = book.chosen(player.hand, action)
    card = book.cards[number]
    if not card.glory:
        return NEVER
    cost = price(state, book, aims.seat, number)
    worth = glory_card_worth(number, book) + glory_worth(player.glory, -cost)
    words = {word.name for clause in card.plays for word in clause.words}
    if "BUILD" in words:
        worth = 2 * aims.explores + glory_worth(player.glory, -cost)
    elif "AP" in words:
        worth = 1.0 if _just_short(state, aims, 1) else -1.0
    elif card.duration == "instant":
        worth = -1.0
    if card.duration == "permanent" and _wants_offerings(state, aims.seat, book):
        worth += FOR_AN_OFFERING
    if player.glory - cost < aims.keep:
        worth -= SHORT_OF_GLORY
    return FREE + worth if worth > WORTH_PLAYING else NEVER


def _wants_offerings(state: State, seat: int, book: DungeonBook) -> bool:
    """A quest asks for more cards than the hero has in play."""
    held = len(state.parts[seat].inventory)
    return any(held < amount for amount in _asked(state, seat, "cards", book))


def _just_short(state: State, aims: Aims, more: int) -> bool:
    """Whether a few more points would do what the hero aims for, in this turn."""
    player, best = state.parts[aims.seat], aims.best
    if best is None or best.place < 0 or (player.fallen and not player.points):
        return False
    return player.points < best.points <= player.points + more + 0.5


def _use_worth(state: State, aims: Aims, action: Action, book: DungeonBook) -> float:
    player = state.parts[aims.seat]
    clause = book.by_id[action.target].uses[0]
    match clause.words[0].name:
        case "HEAL":
            if clause.price == "discard":
                return FREE if _too_weak_to_pay(state, aims.seat, clause.words[0].number(1), book) else NEVER
            return _heal_worth(player, aims, clause, book)
        case "AP":
            return FREE if _just_short(state, aims, clause.words[0].number(1)) else NEVER
        case "WARP":
            best = aims.best
            return FREE if best is not None and best.place == book.entrance and best.points >= 2 else NEVER
    return NEVER


def _too_weak_to_pay(state: State, seat: int, healed: int, book: DungeonBook) -> bool:
    """A potion waits for the wound that would be the last, unless a quest asks for the health that it brings."""
    health = state.parts[seat].health
    return any(health <= amount < health + healed for amount in _asked(state, seat, "health", book))


def _asked(state: State, seat: int, what: str, book: DungeonBook) -> list[int]:
    """How much of something quests ask for."""
    tests = [book.quests[quest].test for quest in open_quests(state, seat)]
    return [test.number(1) for test in tests if test.name == "PAY" and test.args[0] == what]


def _heal_worth(player: Player, aims: Aims, clause: Clause, book: DungeonBook) -> float:
    """Healing for glory."""
    worth = healing_worth(player, clause.words[0].number(1), book) + glory_worth(player.glory, -clause.glory)
    if player.glory - clause.glory < aims.keep and player.health > 2:
        worth -= SHORT_OF_GLORY
    return FREE + 5 + worth if worth > 0 else NEVER


def shed_worth(state: State, aims: Aims, action: Action, book: DungeonBook) -> float:
    """To pay off a bane: what it would do if it did not lie there yet, less its price."""
    player = state.parts[aims.seat]
    number, before = book.chosen(player.banes, action), state.clone()
    before.parts[aims.seat].banes = tuple(card for card in player.banes if card != number)
    bane = book.cards[number]
    clause = next(clause for clause in bane.uses if clause.by_foe)
    weight = sum(bane_harm(before, aims.seat, word, book) for words in bane.lasting.values() for word in words)
    worth = weight + glory_worth(player.glory, -clause.glory)
    if player.glory - clause.glory < aims.keep:
        worth -= SHORT_OF_GLORY
    return FREE + worth if worth > WORTH_PLAYING else NEVER


# ---- quests and steps ----


def _attempt_worth(aims: Aims, quest: int) -> float:
    goal = _goal_for(aims, quest)
    return TRY + goal.value / 10 if goal is not None and goal.chance > 0 and goal.value > WORTH_TRYING else NEVER


def _explore_now(state: State, aims: Aims, book: DungeonBook) -> float:
    """Before a quest is completed for certain, points to spare are used; otherwise it is weighed against a step."""
    player, best = state.parts[aims.seat], aims.best
    wins = len(player.done) + 1 >= book.figures.quests_to_win
    sure = best is not None and best.chance >= CERTAIN and best.points <= player.points - 2
    return DELIVER + 1 if sure and not wins and aims.explores > SAVED_POINT else aims.explores


def _search_step(state: State, aims: Aims, goal: Goal | None, book: DungeonBook) -> float:
    """A point spent on a goal."""
    if goal is None or goal.place != state.parts[aims.seat].place:
        return NEVER
    return _urgency(state, aims, goal, book)


def _urgency(state: State, aims: Aims, goal: Goal, book: DungeonBook) -> float:
    player = state.parts[aims.seat]
    if goal.points <= player.points:
        return goal.value * DONE_NOW
    speed = max(1, score(state, book, aims.seat, "speed"))
    nearer: float = patience(state) ** (-1 / speed) - 1
    return goal.value * nearer


def _move_worth(state: State, aims: Aims, who: Walker, side: int, book: DungeonBook) -> float:
    best, player = aims.best, state.parts[aims.seat]
    if best is not None and best.place >= 0 and best.first == side:
        return _urgency(state, aims, best, book)
    if best is not None and best.place == player.place and best.needs <= player.glory:
        return NEVER / 2
    chart = chart_of(state.map, book)
    out = leaving(who, chart.exit(player.place, side))
    into = entering(state, who, chart.neighbours[player.place][side], book)
    return -out[1] - into[1] - (out[0] + into[0] - 1) * A_POINT - GLORY / 6


def _tip_worth(state: State, aims: Aims) -> float:
    """A lying hero can try once more, where that is worth rising for in the next turn."""
    player, best = state.parts[aims.seat], aims.best
    here = best is not None and best.place == player.place and best.quest in player.attempts
    fresh = not player.points and not player.tipped
    return 1.0 if here and fresh and best is not None and best.chance * best.value > 2 else NEVER
