"""What a hero could do next for a quest: where, with what chance, how soon, and what that is worth."""

from __future__ import annotations

from typing import NamedTuple

from undercroft.games.dungeoneer.bot.odds import hunt, passed, rolled
from undercroft.games.dungeoneer.bot.prizes import GLORY, card_worth, life, patience, prize, wounds
from undercroft.games.dungeoneer.bot.routes import Walker, Way, depth, walker, ways
from undercroft.games.dungeoneer.content import FORMS, DungeonBook, Monster, Quest
from undercroft.games.dungeoneer.effects import Word
from undercroft.games.dungeoneer.rules.dungeon import chart_of
from undercroft.games.dungeoneer.rules.stats import living, modified, score
from undercroft.games.dungeoneer.state import State

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
CALL_OF_HOME, CURE = -1, -2
"""No quests: alone, with all quests done, the hero goes home; a hero in need goes where it can be healed."""


class Try(NamedTuple):
    """An attempt, made again until it works."""

    chance: float
    """Of one attempt."""
    points: float
    """Points before and between attempts, the first being free."""
    harm: float
    """What it costs in all."""
    needs: int = 0
    """Glory that must be at hand."""


class Plan(NamedTuple):
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


def open_quests(state: State, seat: int) -> list[int]:
    return [*state.parts[seat].quests, *state.common]


def plans(state: State, seat: int, book: DungeonBook) -> list[Plan]:
    """All that a hero can aim for, the best first."""
    who = walker(state, seat, book)
    reach = ways(state, seat, book, who=who)
    player = state.parts[seat]
    if state.terms.solo and len(player.done) >= book.figures.quests_to_win:
        home = reach[book.entrance]
        return [Plan(99.0, CALL_OF_HOME, book.entrance, home.points, home.first, 1.0)]
    dropped = dict(state.tokens)
    found = [_escorted(state, seat, quest, book, who, reach, place) for quest, place in state.tokens]
    found += _cures(state, seat, book, reach)
    for quest in open_quests(state, seat):
        if quest in dropped:
            continue
        category = book.quests[quest].category
        if category == "escort":
            found.append(_escorted(state, seat, quest, book, who, reach, -1))
        elif category == "search":
            found.append(_search(state, seat, quest, book, who, reach))
        else:
            found.append(_at_place(state, seat, quest, book, who, reach))
    return sorted(found, key=lambda plan: -plan.value)


def _worth(state: State, seat: int, quest: int, book: DungeonBook, points: float, harm: float) -> float:
    """The prize, less what it costs, the later the less."""
    value: float = prize(state, seat, quest, book) * patience(state) ** _turns(state, seat, book, points) - harm
    return value


def _turns(state: State, seat: int, book: DungeonBook, points: float) -> float:
    """How far away something is that takes so many points."""
    now = state.parts[seat].points * (state.turn == seat)
    return max(0.0, points - now) / max(1, score(state, book, seat, "speed"))


def _cures(state: State, seat: int, book: DungeonBook, reach: dict[int, Way]) -> list[Plan]:
    """Places that heal for glory."""
    player = state.parts[seat]
    missing = book.heroes[player.hero].health - player.health
    found = []
    for place, way in reach.items():
        for clause in book.locations[place].uses:
            if missing and clause.words[0].name == "HEAL" and clause.glory <= player.glory:
                times = min(missing, player.glory // max(1, clause.glory), MOST_CURES)
                turns = _turns(state, seat, book, way.points)
                value = sum(life(player.health + step) * patience(state) ** (turns + step - 1) for step in range(1, times + 1))
                found.append(Plan(value - way.harm, CURE, place, way.points, way.first, 1.0, clause.glory))
    return found


def _at_place(state: State, seat: int, quest: int, book: DungeonBook, who: Walker, reach: dict[int, Way]) -> Plan:
    place = book.place[book.quests[quest].where[0]]
    effort = attempt(state, seat, quest, book, who)
    if place not in reach:
        wait = waiting(state, seat, place, book)
        worth = _worth(state, seat, quest, book, wait + effort.points, effort.harm)
        return Plan(worth, quest, -1, wait + effort.points, -1, effort.chance, effort.needs)
    way = reach[place]
    points = way.points + effort.points
    worth = _worth(state, seat, quest, book, points, way.harm + effort.harm)
    return Plan(worth, quest, place, points, way.first, effort.chance, effort.needs)


def _search(state: State, seat: int, quest: int, book: DungeonBook, who: Walker, reach: dict[int, Way]) -> Plan:
    """Where a search promises most: far from the entrance, near the hero."""
    card = book.quests[quest]
    effort = attempt(state, seat, quest, book, who)
    between = depth(chart_of(state.map, book), book.entrance)
    best = Plan(-99.0, quest, -1, TRIES, -1, effort.chance)
    for place, way in reach.items():
        location = book.locations[place]
        if location.type != card.where[0] or location.entrance:
            continue
        finds = rolled(1, card.search - between[place])
        found = (quest, place) in state.parts[seat].found
        if not finds and not found:
            continue
        points = way.points + (0.0 if found else 1 / finds) + effort.points
        worth = _worth(state, seat, quest, book, points, way.harm + effort.harm)
        if worth > best.value:
            best = Plan(worth, quest, place, points, way.first, effort.chance if found else finds * effort.chance)
    return best


def _escorted(state: State, seat: int, quest: int, book: DungeonBook, who: Walker, reach: dict[int, Way], token: int) -> Plan:
    """Fetch and deliver; a token may lie somewhere else than where it began."""
    start, goal = (book.place[name] for name in book.quests[quest].where)
    if quest in state.parts[seat].escorts:
        if goal not in reach:
            wait = waiting(state, seat, goal, book)
            return Plan(_worth(state, seat, quest, book, wait, 0.0), quest, -1, wait, -1, 1.0)
        way = reach[goal]
        return Plan(_worth(state, seat, quest, book, way.points, way.harm), quest, goal, way.points, way.first, 1.0)
    start = token if token >= 0 else start
    if start not in reach:
        wait = waiting(state, seat, start, book) + 3.0
        return Plan(_worth(state, seat, quest, book, wait, 0.0), quest, -1, wait, -1, 1.0)
    way = reach[start]
    onward = chart_of(state.map, book).steps(start)[goal] if goal in reach else waiting(state, seat, goal, book)
    points = way.points + onward
    return Plan(_worth(state, seat, quest, book, points, way.harm), quest, start, points, way.first, 1.0)


def waiting(state: State, seat: int, place: int, book: DungeonBook) -> float:
    """Points until a location is found and reached, by those who draw one a turn and by the hero who looks for it."""
    left = len(state.bag) + len(state.under)
    if place not in state.bag and place not in state.under and place != state.drawn:
        return 99.0
    speed = max(1, score(state, book, seat, "speed"))
    draws = len(living(state)) + speed
    return (left + 1) / 2 / draws * speed + NEAR


# ---- attempts ----


def attempt(state: State, seat: int, quest: int, book: DungeonBook, who: Walker) -> Try:
    card = book.quests[quest]
    test = card.test
    player = state.parts[seat]
    match test.name:
        case "THREAT":
            return _again(passed(who.scores[str(test.args[1])], test.number(2)), card, who)
        case "ROLL":
            bought = card.option is not None and card.option[0] <= player.glory
            chance = rolled(test.number(0), test.number(1), int(bought))
            return _again(chance, card, who, card.option[0] if card.option is not None else 0)
        case "PAY":
            return _payment(state, seat, str(test.args[0]), test.number(1), book, who)
        case "HUNT":
            assert card.monster is not None
            return _prey(state, seat, card.monster, book, quest)
    return Try(1.0, 0.0, 0.0)


def _again(chance: float, card: Quest, who: Walker, needs: int = 0) -> Try:
    if chance <= 0:
        return Try(0.0, 99.0, 0.0, needs)
    more = 1 / chance - 1
    return Try(chance, min(TRIES, more), sum(_failures(word, who, more) for word in card.failure), needs)


def _failures(word: Word, who: Walker, count: float) -> float:
    """What so many failures cost."""
    if word.name == "WOUND":
        return wounds(who.health, min(count, MOST_FAILURES) * word.number(1))
    return GLORY * min(who.glory, -word.number(1) * count) if word.name == "GLORY" else 0.0


def _payment(state: State, seat: int, what: str, amount: int, book: DungeonBook, who: Walker) -> Try:
    player = state.parts[seat]
    if what == "health":
        if who.health <= amount:
            return Try(0.0, 99.0, 0.0)
        return Try(1.0, 0.0, wounds(who.health, amount))
    if what == "glory":
        return Try(1.0, FOR_GLORY * max(0, amount - player.glory), GLORY * amount, amount)
    cheapest = sorted(card_worth(card, book) for card in player.inventory)[:amount]
    return Try(1.0, FOR_A_CARD * (amount - len(cheapest)), 0.5 * sum(cheapest))


def leads(state: State, seat: int, monster: Monster, number: int, book: DungeonBook) -> tuple[int, int]:
    """How far a hero is ahead of a monster, at worst when it defends and at best when it attacks."""
    kinds = monster.kinds
    defends, attacks = [], []
    for form in FORMS:
        its = monster.scores[form]
        if its.attacks:
            own = score(state, book, seat, form, role="defender", foe=number, kinds=kinds)
            own += modified(state, book, seat, "counter_roll", role="defender", foe=number, kinds=kinds)
            defends.append(own - its.value)
        own = score(state, book, seat, form, role="attacker", foe=number, kinds=kinds)
        own += modified(state, book, seat, "attack_roll", role="attacker", foe=number, kinds=kinds)
        attacks.append(own - its.value)
    return min(defends), max(attacks)


def _prey(state: State, seat: int, monster: Monster, book: DungeonBook, quest: int) -> Try:
    player = state.parts[seat]
    counter, attack = leads(state, seat, monster, -2 - quest, book)
    health = dict(state.prey).get(quest, monster.health)
    own = state.turn == seat
    points = player.points if own else max(1, score(state, book, seat, "speed"))
    free = quest not in player.attempts or not own
    result = hunt(counter, attack, health, points, player.health, free=free, may_attack=not player.attacked)
    if result.slain <= 0:
        return Try(0.0, 99.0, 0.0)
    more = 1 / result.slain - 1
    harm = wounds(player.health, min(MOST_FAILURES, result.wounds * (1 + more)))
    return Try(result.slain, min(TRIES, more * points + 1), harm)
