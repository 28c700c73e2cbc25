"""The Dungeonlord's choices: which peril card on whom, in which form, and what it is worth."""

from __future__ import annotations

from undercroft.games.dungeoneer.actions import MOST_X
from undercroft.games.dungeoneer.bot.harms import hit_harm, monster_ahead, spread_harm, word_harm
from undercroft.games.dungeoneer.bot.odds import duel
from undercroft.games.dungeoneer.bot.plans import open_quests, plans
from undercroft.games.dungeoneer.bot.prizes import GLORY, card_worth, menace, monster_worth
from undercroft.games.dungeoneer.content import FORMS, Card, DungeonBook, Monster
from undercroft.games.dungeoneer.effects import Word
from undercroft.games.dungeoneer.rules.dungeon import chart_of
from undercroft.games.dungeoneer.rules.stats import others, price
from undercroft.games.dungeoneer.state import State
from undercroft.kernel.types import Action, Ask

PERIL_KEPT = 0.06
"""What a rival's peril is worth to a seat that leaves it there."""
A_REWARD = 0.1
"""Peril for a wound."""
A_SHIFT = 2.0
FIRST = 0.5
"""What makes others' tests harder comes before the tests."""


def rate_lordship(state: State, ask: Ask, book: DungeonBook) -> list[float]:
    return [_option(state, ask.seat, action, book) for action in ask.options]


def _option(state: State, seat: int, action: Action, book: DungeonBook) -> float:
    match action.kind:
        case "pass" | "begin":
            return 0.0
        case "play" | "declare" | "rouse":
            number = _held(state, seat, action.target, book, lair=action.kind == "rouse")
            card = book.cards[number]
            if card.glory:
                return -1.0
            worth = max(
                (aimed_worth(state, seat, number, victim, book) for victim in _aims(state, seat, number, book)), default=-1.0
            )
            cost = max(1, price(state, book, seat, number))
            if worth <= PERIL_KEPT * cost:
                return -1.0
            return worth / cost + FIRST * (card.sort == "bane" and card.duration == "permanent")
    return -1.0


def _held(state: State, seat: int, name: str, book: DungeonBook, *, lair: bool) -> int:
    player = state.parts[seat]
    return next(card for card in (player.lair if lair else player.hand) if card >= 0 and book.cards[card].id == name)


def _aims(state: State, seat: int, number: int, book: DungeonBook) -> list[int]:
    """Whom a card may be played on, or the seat itself where it is aimed at nobody."""
    card = book.cards[number]
    cost = max(0, price(state, book, seat, number))
    able = [other for other in others(state, seat) if state.parts[other].peril >= cost]
    if not card.aimed:
        return [seat] if able else []
    return [*able, seat] if able and card.sort == "bane" else able


def aimed_worth(state: State, seat: int, number: int, victim: int, book: DungeonBook) -> float:
    """What a peril card played on a hero is worth to the seat."""
    card = book.cards[number]
    if card.monster is not None:
        return max(strike_worth(state, seat, number, form, victim, book) for form in FORMS if card.monster.scores[form].attacks)
    if card.sort == "trap":
        return sum(spread_harm(state, seat, victim, word, book, trap=True) for clause in card.plays for word in clause.words)
    return bane_worth(state, seat, card, victim, book)


def strike_worth(state: State, seat: int, number: int, form: str, victim: int, book: DungeonBook) -> float:
    """A monster's attack: the harm it does, less the glory and the monster that a counter costs."""
    monster = book.cards[number].monster
    assert monster is not None
    odds = duel(monster_ahead(state, number, form, victim, book))
    before = sum(spread_harm(state, seat, victim, word, book) for clause in monster.attack for word in clause.words)
    weight = menace(state, seat, victim)
    harm = odds.wins * (hit_harm(state, number, form, victim, book) * weight + A_REWARD)
    return before + harm - odds.loses * (GLORY * weight + _lost(monster, number, book))


def _lost(monster: Monster, number: int, book: DungeonBook) -> float:
    return 0.3 * monster_worth(number, book) / monster.health


# ---- banes ----


def bane_worth(state: State, seat: int, card: Card, victim: int, book: DungeonBook) -> float:
    words = [word for clause in card.clauses for word in clause.words if not clause.by_foe]
    return sum(_bane_word(state, seat, word, victim, book) for word in words)


def _bane_word(state: State, seat: int, word: Word, victim: int, book: DungeonBook) -> float:
    match word.name:
        case "RECOVER":
            pile = [card for card in state.discard if word.args[1] in book.cards[card].kinds]
            return 0.5 * max((monster_worth(card, book) for card in pile), default=0.0)
        case "ATTACH":
            return 0.5 * any(attack.owner == seat and attack.form for attack in state.declared)
        case "SHIFT":
            return _shift(state, seat, book)
        case "WARP":
            return max(rate_warps(state, seat, victim, [tile.card for tile in state.map], book), default=0.0)
    if victim == seat or word.args[0] in ("host", "self"):
        return -1.0 if victim == seat else 0.0
    x = min(state.parts[victim].peril, state.parts[victim].glory)
    return menace(state, seat, victim) * word_harm(state, victim, word, book, x=x)


def _shift(state: State, seat: int, book: DungeonBook) -> float:
    """Two heroes stand in each other's place: good where a rival stands on what the own hero is looking for."""
    wanted = {book.quests[quest].where[0] for quest in open_quests(state, seat)}
    places = [book.locations[state.parts[other].place].id for other in others(state, seat)]
    here = book.locations[state.parts[seat].place].id
    return A_SHIFT if here not in wanted and wanted.intersection(places) else 0.0


def rate_warps(state: State, seat: int, victim: int, places: list[int], book: DungeonBook) -> list[float]:
    """What it is worth to a seat that a hero comes to each place: the own one to its quests, a rival far from them."""
    if victim == seat:
        return _own_warps(state, seat, places, book)
    goal = max(plans(state, victim, book), key=lambda plan: plan.value, default=None)
    if goal is None or goal.place < 0:
        return [0.0] * len(places)
    steps = chart_of(state.map, book).steps(goal.place)
    near, weight = steps[state.parts[victim].place], menace(state, seat, victim)
    return [weight * 0.3 * (steps[place] - near) for place in places]


def _own_warps(state: State, seat: int, places: list[int], book: DungeonBook) -> list[float]:
    """Only places where a quest goes on are looked at."""
    now = max((plan.value for plan in plans(state, seat, book)), default=0.0)
    wanted = {name for quest in open_quests(state, seat) for name in book.quests[quest].where}
    rated = []
    for place in places:
        if book.locations[place].id not in wanted:
            rated.append(-1.0)
            continue
        there = state.clone()
        there.parts[seat].place = place
        rated.append(max((plan.value for plan in plans(there, seat, book)), default=0.0) - now)
    return rated


# ---- on whom, how, at whose cost ----


def rate_victims(state: State, ask: Ask, book: DungeonBook) -> list[float]:
    seat = ask.seat
    number = _named(state, seat, str(ask.about[0]), book)
    return [aimed_worth(state, seat, number, action.value, book) for action in ask.options]


def _named(state: State, seat: int, name: str, book: DungeonBook) -> int:
    player = state.parts[seat]
    return next(card for card in (*player.hand, *player.lair) if card >= 0 and book.cards[card].id == name)


def rate_payers(state: State, ask: Ask, book: DungeonBook) -> list[float]:
    """Who pays where nobody is aimed at: whom the seat least wishes to harm with it, out of a full purse."""
    parts = state.parts
    return [0.1 * parts[action.value].peril - menace(state, ask.seat, action.value) for action in ask.options]


def rate_amounts(state: State, ask: Ask, book: DungeonBook) -> list[float]:
    """As much as the richest who can pay so much would lose, and no more."""
    most = len(ask.options) - 1
    glory = max(state.parts[other].glory for other in others(state, ask.seat) if min(state.parts[other].peril, MOST_X) == most)
    return [float(-abs(action.value - min(most, glory))) for action in ask.options]


def rate_monster_forms(state: State, ask: Ask, book: DungeonBook) -> list[float]:
    number = _named(state, ask.seat, str(ask.about[0]), book)
    victim = int(ask.about[1])
    return [strike_worth(state, ask.seat, number, FORMS[action.value], victim, book) for action in ask.options]


def rate_hunt_forms(state: State, ask: Ask, book: DungeonBook) -> list[float]:
    """The quest's monster in the form in which it does most harm and suffers least."""
    quest = next(n for n, card in enumerate(book.quests) if card.monster is not None and card.monster.id == ask.about[0])
    victim = int(ask.about[1])
    rated = []
    for action in ask.options:
        form = FORMS[action.value]
        odds = duel(monster_ahead(state, -2 - quest, form, victim, book))
        rated.append(odds.wins * hit_harm(state, -2 - quest, form, victim, book) - 3 * odds.loses)
    return rated


def rate_hosts(state: State, ask: Ask, book: DungeonBook) -> list[float]:
    """An attachment goes under what is used first: a declared monster, then the best of the lair; or the best weapon."""
    declared = {book.cards[attack.card].id for attack in state.declared if attack.card >= 0}
    worth = {card.id: _host_worth(number, book) for number, card in enumerate(book.cards)}
    return [worth[action.target] + 5 * (action.target in declared) for action in ask.options]


def _host_worth(number: int, book: DungeonBook) -> float:
    return card_worth(number, book) if book.cards[number].glory else monster_worth(number, book)
