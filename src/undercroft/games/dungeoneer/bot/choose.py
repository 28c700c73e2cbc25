"""How much a seat likes each option of a question, from what the seat may know: for the greedy bot."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.games.dungeoneer.actions import GO_ON, MOST_X, SAVE_POINT
from undercroft.games.dungeoneer.bot.goals import NEVER, aims_of, play_worth, rate_hero_phase, shed_worth, warp_worths
from undercroft.games.dungeoneer.bot.paths import rate_locations, rate_places
from undercroft.games.dungeoneer.bot.prices import (
    A_POINT,
    GLORY,
    QUEST,
    STOLEN,
    aimed_harm,
    all_attacks_harm,
    attack_harm,
    attack_lead,
    attacks_on,
    bane_harm,
    best_blow,
    blow_worth,
    card_worth,
    duel,
    glory_card_worth,
    hero_lead,
    hit_harm,
    leader,
    monster_attack_worth,
    monster_lead,
    monster_worth,
    open_quests,
    pass_chance,
    quest_worth,
    rival_blow_worth,
    rival_lead,
    rivalry,
    sum_chance,
    usable,
    wound_cost,
)
from undercroft.games.dungeoneer.bot.sight import ALL_SEEING, Sight
from undercroft.games.dungeoneer.card_language import Word
from undercroft.games.dungeoneer.content import FORMS, Card, DungeonBook
from undercroft.games.dungeoneer.rules.stats import battle_score, foe_in, hero_of, limit, monster_of, others, price, score
from undercroft.games.dungeoneer.state import NOBODY, NOTHING, Attack, State, View
from undercroft.kernel.types import Action, Ask

Rate = Callable[[State, Ask, DungeonBook], list[float]]
BOLD = frozenset({"play", "declare", "rouse", "ability", "attack-hero", "challenge"})
"""What takes a card, an ability or a blow where others are concerned."""
NEVER_DONE, OWN_CARDS = frozenset({"drop"}), frozenset({"play", "use"})
LONG = 15
"""Rounds."""
AFFORDABLE = 0.05
"""What a point of a card's price takes from its worth in hand."""
KEPT_ANSWER = 0.15
"""What it is worth to keep an answer for another time."""
OFF_TURN = 0.1
"""A saved point is worth little but for this."""
PERIL_KEPT = 0.1
"""What a rival's peril is worth to a seat that leaves it there."""
A_SHIFT = 2.0
EVEN = 4
"""What a die must show where a bot does not know better."""
FIRST = 0.5
"""What makes others' tests harder comes before the tests."""


def advice(view: View, ask: Ask, book: DungeonBook, sight: Sight = ALL_SEEING) -> list[float]:
    """Nobody here gives up an escort; all else by the kind of the question, as far as it is seen.

    A game that drags on is brought to its end: who sees little might never get there.
    """
    if view.state.round > LONG:
        sight = ALL_SEEING
    if ask.kind == "hero-phase":
        rated = rate_hero_phase(view.state, ask, book, sight)
    else:
        rate = RATED.get(ask.kind)
        rated = [0.0] * len(ask.options) if rate is None else rate(view.state, ask, book)
    if sight.shy and ask.kind != "hero-phase":
        rated = [value - sight.shy * (action.kind in BOLD) for action, value in zip(ask.options, rated, strict=True)]
    never = _never(view.state, ask, sight)
    return [NEVER if action.kind in never else value for action, value in zip(ask.options, rated, strict=True)]


def _never(state: State, ask: Ask, sight: Sight) -> frozenset[str]:
    """Kinds of answers that are not thought of."""
    never = NEVER_DONE if sight.cards else NEVER_DONE | OWN_CARDS
    return never if sight.persists or not state.parts[ask.seat].attempts else never | {"attempt"}


def _each(worth: Callable[[State, int, Action, DungeonBook], float]) -> Rate:
    """Every option by itself."""
    return lambda state, ask, book: [worth(state, ask.seat, action, book) for action in ask.options]


def _prefer(kind: str) -> Rate:
    return lambda _state, ask, _book: [float(action.kind == kind) for action in ask.options]


# ---- heroes and locations ----


def _heroes(state: State, ask: Ask, book: DungeonBook) -> list[float]:
    """Good scores, above all where the own quests test them."""
    tests = [book.quests[quest].test for quest in open_quests(state, ask.seat)]
    wanted = [str(test.args[1]) for test in tests if test.name == "THREAT"]
    rated = []
    for action in ask.options:
        hero = book.heroes[action.value]
        scores = {form: sum(hero.scores[form]) / len(hero.scores[form]) for form in FORMS}
        rated.append(sum(scores.values()) + sum(scores.get(stat, 0.0) for stat in wanted))
    return rated


def _destinations(state: State, ask: Ask, book: DungeonBook) -> list[float]:
    return warp_worths(state, ask.seat, int(ask.about[0]), [action.value for action in ask.options], book)


def _shifts(state: State, ask: Ask, book: DungeonBook) -> list[float]:
    """The own place for another, best of all for one where a quest goes on."""
    wanted = {name for quest in open_quests(state, ask.seat) for name in book.quests[quest].where}
    here = state.parts[ask.seat].place
    return [float(action.value == here) + (book.locations[action.value].id in wanted) for action in ask.options]


def _spikes(state: State, ask: Ask, book: DungeonBook) -> list[float]:
    """A point, or the chance of a wound."""
    player = state.parts[ask.seat]
    word = next(c.words[0] for c in book.locations[player.place].entry if c.words[0].name == "SPIKES")
    chance = pass_chance(score(state, book, ask.seat, str(word.args[0])), word.number(1))
    risk = (1 - chance) * wound_cost(player.health)
    return [risk - A_POINT if action.kind == "dodge" else 0.0 for action in ask.options]


# ---- cards that go ----


def _held_worth(state: State, seat: int, number: int, book: DungeonBook) -> float:
    """What a card in hand is worth keeping."""
    card = book.cards[number]
    if card.sort == "monster":
        return monster_worth(number, book)
    if not card.glory:
        return 0.9
    if not usable(card, state.parts[seat].inventory, book):
        return 0.2
    return glory_card_worth(number, book) - AFFORDABLE * price(state, book, seat, number)


def _discard(state: State, seat: int, action: Action, book: DungeonBook) -> float:
    """The least of the hand; what is in play goes last."""
    if action.kind == "pass":
        return -0.3
    in_hand = book.named(state.parts[seat].hand, action)
    if action.kind == "dismiss" or not in_hand:
        return -9.0
    return -_held_worth(state, seat, in_hand[0], book)


def _keep_best(state: State, seat: int, action: Action, book: DungeonBook) -> float:
    """Something in play must go: what is worth least."""
    return -card_worth(book.number_of(action.target), book)


def _take_best(state: State, seat: int, action: Action, book: DungeonBook) -> float:
    return card_worth(book.number_of(action.target), book)


def _take_away(state: State, ask: Ask, book: DungeonBook) -> list[float]:
    """From another the best, from oneself the least."""
    return _each(_keep_best if ask.about[0] == ask.seat else _take_best)(state, ask, book)


def _home(state: State, ask: Ask, book: DungeonBook) -> list[float]:
    """The lair leaves room in the hand for new cards; a full one takes only what is better."""
    player = state.parts[ask.seat]
    mine = monster_worth(book.number_of(str(ask.about[0])), book)
    full = len(player.lair) >= limit(state, book, ask.seat, "lair")
    lair = 1.0 if not full or mine > min(monster_worth(card, book) for card in player.lair) else -1.0
    return [lair if action.kind == "to-lair" else 0.0 for action in ask.options]


def _before_effect(state: State, ask: Ask, book: DungeonBook) -> list[float]:
    """What would be played or paid off anyway is, before the location is faced."""
    aims = aims_of(state, ask.seat, book)
    worth = {"play": play_worth, "shed": shed_worth}
    return [worth[action.kind](state, aims, action, book) if action.kind in worth else 0.0 for action in ask.options]


def _loot(state: State, ask: Ask, book: DungeonBook) -> list[float]:
    """Alone, treasures are played now or never."""
    aims = aims_of(state, ask.seat, book)._replace(keep=0)
    return [play_worth(state, aims, action, book) if action.kind == "play" else 0.0 for action in ask.options]


def _keep_or_use(state: State, ask: Ask, book: DungeonBook) -> list[float]:
    """Kept for its moment; healing is used at once by a hero in need."""
    card = book.by_id[str(ask.about[0])]
    word = next(clause for clause in card.uses if clause.price == "discard").words[0]
    need = word.name == "HEAL" and state.parts[ask.seat].health <= 2
    return _prefer("use-now" if need else "keep")(state, ask, book)


def _reward(state: State, ask: Ask, book: DungeonBook) -> list[float]:
    """Peril for the rival to be harmed first."""
    foe = leader(state, ask.seat) if others(state, ask.seat) else NOBODY
    return [float(action.kind == "seat" and action.value == foe) - (action.kind == "seat" and action.value == ask.seat)
            for action in ask.options]  # fmt: skip


# ---- the Dungeonlord: which peril card on whom, in which form, at whose cost ----


def _dungeonlord(state: State, seat: int, action: Action, book: DungeonBook) -> float:
    if action.kind in ("pass", "begin"):
        return 0.0
    if action.kind not in ("play", "declare", "rouse"):
        return -1.0
    player = state.parts[seat]
    number = book.chosen(player.lair if action.kind == "rouse" else player.hand, action)
    card, cost = book.cards[number], price(state, book, seat, number)
    if card.glory:
        return -1.0
    worth = max(
        (_peril_worth(state, seat, number, victim, book) for victim in _victims_of(state, seat, card, cost)), default=-1.0
    )
    if worth <= PERIL_KEPT * max(1, cost):
        return -1.0
    return worth / max(1, cost) + FIRST * (card.sort == "bane" and card.duration == "permanent")


def _victims_of(state: State, seat: int, card: Card, cost: int) -> list[int]:
    """Whom a card may be played on, or the seat itself where it is aimed at nobody."""
    able = [other for other in others(state, seat) if state.parts[other].peril >= max(0, cost)]
    if not card.aimed:
        return [seat] if able else []
    return [*able, seat] if able and card.sort == "bane" else able


def _peril_worth(state: State, seat: int, number: int, victim: int, book: DungeonBook) -> float:
    """What a peril card played on a hero is worth to the seat."""
    card = book.cards[number]
    if card.monster is not None:
        forms = [form for form in FORMS if card.monster.scores[form].attacks]
        return max(monster_attack_worth(state, seat, number, form, victim, book) for form in forms)
    if card.sort == "trap":
        return sum(aimed_harm(state, seat, victim, word, book, trap=True) for clause in card.plays for word in clause.words)
    words = [word for clause in card.clauses for word in clause.words if not clause.by_foe]
    return sum(_bane_worth(state, seat, word, victim, book) for word in words)


def _bane_worth(state: State, seat: int, word: Word, victim: int, book: DungeonBook) -> float:
    match word.name:
        case "RECOVER":
            pile = [card for card in state.discard if word.args[1] in book.cards[card].kinds]
            return 0.5 * max((monster_worth(card, book) for card in pile), default=0.0)
        case "ATTACH":
            return 0.5 * any(attack.owner == seat and attack.form for attack in state.declared)
        case "SHIFT":
            return _shift_worth(state, seat, book)
        case "WARP":
            return max(warp_worths(state, seat, victim, [tile.card for tile in state.map], book), default=0.0)
    if victim == seat or word.args[0] in ("host", "self"):
        return -1.0 if victim == seat else 0.0
    x = min(state.parts[victim].peril, state.parts[victim].glory)
    return rivalry(state, seat, victim) * bane_harm(state, victim, word, book, x=x)


def _shift_worth(state: State, seat: int, book: DungeonBook) -> float:
    """Two heroes stand in each other's place: good where a rival stands on what the own hero is looking for."""
    wanted = {book.quests[quest].where[0] for quest in open_quests(state, seat)}
    places = [book.locations[state.parts[other].place].id for other in others(state, seat)]
    here = book.locations[state.parts[seat].place].id
    return A_SHIFT if here not in wanted and wanted.intersection(places) else 0.0


def _victims(state: State, ask: Ask, book: DungeonBook) -> list[float]:
    number = _held(state, ask, book)
    return [_peril_worth(state, ask.seat, number, action.value, book) for action in ask.options]


def _held(state: State, ask: Ask, book: DungeonBook) -> int:
    """The card of the hand or the lair that a question is about."""
    player = state.parts[ask.seat]
    return next(card for card in (*player.hand, *player.lair) if book.names[card] == ask.about[0])


def _payers(state: State, seat: int, action: Action, book: DungeonBook) -> float:
    """Who pays where nobody is aimed at: whom the seat least wishes to harm with it, out of a full purse."""
    return 0.1 * state.parts[action.value].peril - rivalry(state, seat, action.value)


def _amounts(state: State, ask: Ask, book: DungeonBook) -> list[float]:
    """As much as the richest who can pay so much would lose, and no more; whoever asks may leave out some of the options."""
    most = max(action.value for action in ask.options)
    rivals = [state.parts[other] for other in others(state, ask.seat)]
    payers = [rival for rival in rivals if min(rival.peril, MOST_X) == most]
    glory = max(rival.glory for rival in payers or rivals)
    return [float(-abs(action.value - min(most, glory))) for action in ask.options]


def _monster_forms(state: State, ask: Ask, book: DungeonBook) -> list[float]:
    number, victim = _held(state, ask, book), int(ask.about[1])
    return [monster_attack_worth(state, ask.seat, number, FORMS[action.value], victim, book) for action in ask.options]


def _hunt_forms(state: State, ask: Ask, book: DungeonBook) -> list[float]:
    """The quest's monster in the form in which it does most harm and suffers least."""
    monster, victim = book.foe_of(str(ask.about[0])), int(ask.about[1])
    rated = []
    for action in ask.options:
        form = FORMS[action.value]
        odds = duel(monster_lead(state, monster, form, victim, book))
        rated.append(odds.wins * hit_harm(state, monster, form, victim, book) - 3 * odds.loses)
    return rated


def _hosts(state: State, ask: Ask, book: DungeonBook) -> list[float]:
    """An attachment goes under what is used first: a declared monster, then the best of the lair; or the best weapon."""
    declared = {book.names[attack.card] for attack in state.declared if attack.card >= 0}
    return [_take_best(state, ask.seat, action, book) + 5 * (action.target in declared) for action in ask.options]


# ---- under attack: what is worth its price to a hero that is threatened ----


def _responses(state: State, seat: int, action: Action, book: DungeonBook) -> float:
    if action.kind in ("pass", "drop"):
        return 0.0
    card = book.by_id[action.target]
    if action.kind == "use":
        return _cure_worth(state, seat, card)
    return _spared(state, seat, card, book) - GLORY * price(state, book, seat, book.number_of(action.target)) - KEPT_ANSWER


def _cure_worth(state: State, seat: int, card: Card) -> float:
    """A readied card that heals, used in a battle: only by a hero in need; what it keeps to itself is for the last wound."""
    clause = card.uses[0]
    if clause.words[0].name != "HEAL" or clause.price == "discard":
        return -1.0
    return wound_cost(state.parts[seat].health) - 1.0 - GLORY * clause.glory


def _spared(state: State, seat: int, card: Card, book: DungeonBook) -> float:
    """What a response spares a hero."""
    attacks = attacks_on(state, seat)
    if not attacks:
        return 0.0
    word = card.plays[0].words[0]
    match word.name:
        case "DROP_ATTACKER":
            return max((attack_harm(state, a, book) for a in attacks if a.card >= 0), default=-1.0)
        case "PREVENT":
            return max((_hit_part(state, a, book) for a in attacks if a.form == word.args[2] and not a.spared), default=-1.0)
        case "MOD":
            if word.args[0] == "atk":
                return max(attack_harm(state, a, book) - attack_harm(state, a, book, shift=word.number(2)) for a in attacks)
            return all_attacks_harm(state, seat, book) - all_attacks_harm(state, seat, book, shift=-word.number(2))
    return -1.0


def _hit_part(state: State, attack: Attack, book: DungeonBook) -> float:
    odds = duel(attack_lead(state, attack, book))
    if attack.card == NOTHING:
        return odds.wins * wound_cost(state.parts[attack.victim].health)
    return odds.wins * hit_harm(state, attack.card, attack.form, attack.victim, book)


def _attackers(state: State, ask: Ask, book: DungeonBook) -> list[float]:
    """Which attack to answer: the worst."""
    harm = {_attacker(state, attack, book): attack_harm(state, attack, book) for attack in attacks_on(state, ask.seat)}
    return [harm.get(action.target, 0.0) for action in ask.options]


def _attacker(state: State, attack: Attack, book: DungeonBook) -> str:
    return hero_of(state, book, attack.owner) if attack.card == NOTHING else monster_of(book, attack.card).id


def _alike(state: State, seat: int, action: Action, book: DungeonBook) -> float:
    """Of monsters with one name: the worst attack, the weakest foe, the one sent where it helps most, the best of a lair."""
    card = action.value
    for attack in state.attacks:
        if attack.card == card:
            return float(-attack.health) if state.stage == "challenge" else attack_harm(state, attack, book)
    for attack in state.declared:
        if attack.card == card:
            return 5 + rivalry(state, seat, attack.victim)
    hung = sum(host == card for _, host in state.attached)
    return float(hung if state.phase == "dungeonlord" and not state.stage else -hung)


def _cancel(state: State, ask: Ask, book: DungeonBook) -> list[float]:
    bane = book.by_id[str(ask.about[0])]
    words = [word for clause in bane.clauses if not clause.by_foe for word in clause.words if word.name != "WARP"]
    harm = sum(bane_harm(state, ask.seat, word, book, x=3) for word in words)
    return [harm - 3 * GLORY - KEPT_ANSWER if action.kind == "play" else 0.0 for action in ask.options]


def _wound(state: State, seat: int, action: Action, book: DungeonBook) -> float:
    """Preventing a wound is worth its price; so is what saves from the last one."""
    if action.kind != "use":
        return 0.0
    clause = book.by_id[action.target].uses[0]
    return wound_cost(state.parts[seat].health) - (1.0 if clause.price == "discard" else GLORY * clause.glory)


# ---- striking back ----


def _challenge(state: State, seat: int, action: Action, book: DungeonBook) -> float:
    point = A_POINT if state.turn == seat else OFF_TURN
    if action.kind == "attack-hero":
        return rival_blow_worth(state, seat, action.value, book) - point
    if action.kind != "challenge":
        return 0.0
    attack = next(attack for attack in attacks_on(state, seat) if _attacker(state, attack, book) == action.target)
    tipping = 0.4 if not state.parts[seat].points else 0.0
    return best_blow(state, seat, attack, book) - point - tipping


def _forms(state: State, ask: Ask, book: DungeonBook) -> list[float]:
    """The form of the own attack. Against a monster: the one it was worth challenging."""
    seat, foe = ask.seat, int(ask.about[0])
    if foe >= 0:
        return [float(rival_lead(state, seat, foe, FORMS[action.value], book)) for action in ask.options]
    monsters = [attack for attack in attacks_on(state, seat) if attack.card != NOTHING]
    if not monsters:
        return [0.0] * len(ask.options)
    best = max(monsters, key=lambda attack: best_blow(state, seat, attack, book))
    return [blow_worth(state, seat, best, FORMS[action.value], book) for action in ask.options]


def _hit(state: State, ask: Ask, book: DungeonBook) -> list[float]:
    """A wound, or a token: the token, unless the wound is the last."""
    other = int(ask.about[0])
    wound = rivalry(state, ask.seat, other) * wound_cost(state.parts[other].health)
    return [
        wound if action.kind == "wound" else STOLEN * quest_worth(state, ask.seat, action.value, book) for action in ask.options
    ]


# ---- before a roll ----


def _before_roll(state: State, ask: Ask, book: DungeonBook) -> list[float]:
    """Another die or a point more, where much hangs on the roll and they may still turn it."""
    seat, stat = ask.seat, str(ask.about[0])
    at_stake, chance = _at_stake(state, seat, stat, book), _chance_of(state, seat, stat, book)
    dice = sum(mod.amount for mod in state.mods if mod.seat == seat and mod.what == "die")
    now, rated = chance(0, dice), []
    for action in ask.options:
        if action.kind == "play":
            cost = price(state, book, seat, book.number_of(action.target))
            rated.append(at_stake * (chance(0, dice + 1) - now) - GLORY * cost - KEPT_ANSWER)
        elif action.kind == "ability":
            surge = book.heroes[state.parts[seat].hero].surges[0]
            rated.append(at_stake * (chance(surge.words[0].number(2), dice) - now) - GLORY * surge.glory)
        else:
            rated.append(0.0)
    return rated


Chance = Callable[[int, int], float]
"""Points and dice more -> the chance that a roll does what it should."""


def _chance_of(state: State, seat: int, stat: str, book: DungeonBook) -> Chance:
    """Of the roll that a hero is about to make: an attack, a counter to a roll that lies open, a quest's test, or any other."""
    attack, quest = _battle_roll(state, seat, stat), _tested(state, seat, stat, book)
    if attack is not None and attack.victim == seat:
        foe, kinds = foe_in(book, attack, attack.owner)
        least = attack.roll + attack.spared - battle_score(state, book, seat, stat, role="defender", foe=foe, kinds=kinds)
        return lambda more, dice: sum_chance(1, least - more, dice)
    if attack is not None:
        on_hero = attack.against == NOTHING
        lead = attack_lead(state, attack, book) if on_hero else hero_lead(state, seat, attack.against, stat, book)
        return lambda more, dice: duel(lead + more, max(0, dice)).wins
    if quest != NOTHING:
        test = book.quests[quest].test
        if test.name == "THREAT":
            own = score(state, book, seat, stat)
            return lambda more, dice: pass_chance(own + more, test.number(2), dice)
        return lambda more, dice: sum_chance(test.number(0), test.number(1) - more, dice)
    return lambda more, dice: sum_chance(1, EVEN - more, dice)


def _battle_roll(state: State, seat: int, stat: str) -> Attack | None:
    """The attack in which a hero rolls now, to strike or to counter."""
    for attack in state.attacks:
        strikes = state.stage == "rolls" and attack.owner == seat and attack.card == NOTHING
        counters = state.stage == "counter" and attack.victim == seat and not attack.counter_die
        if (strikes or counters) and attack.form == stat and not attack.gone:
            return attack
    return None


def _at_stake(state: State, seat: int, stat: str, book: DungeonBook) -> float:
    """What a roll decides about."""
    wound = wound_cost(state.parts[seat].health)
    if stat == "search":
        return 0.4 * QUEST
    if (attack := _battle_roll(state, seat, stat)) is not None:
        hunted = min(attack.card, attack.against) < NOTHING
        return (0.0 if attack.spared else wound) + GLORY + (0.5 * QUEST if hunted else 0.0)
    quest = _tested(state, seat, stat, book)
    return 0.7 * wound if quest == NOTHING else quest_worth(state, seat, quest, book)


def _tested(state: State, seat: int, stat: str, book: DungeonBook) -> int:
    """The quest that a roll of this stat is made for; -1: none."""
    player = state.parts[seat]
    over = state.quest_done or len(player.done) >= book.figures.quests_to_win
    if over or state.stage or state.turn != seat or not player.attempts:
        return NOTHING
    card = book.quests[player.attempts[-1]]
    there = card.category == "search" or book.locations[player.place].id == card.where[0]
    tested = stat == "luck" or (card.test.name == "THREAT" and card.test.args[1] == stat)
    return player.attempts[-1] if there and tested else NOTHING


RATED: dict[str, Rate] = {
    "hero": _heroes,
    "lay": rate_locations,
    "place": rate_places,
    "dungeonlord": _each(_dungeonlord),
    "hero-phase": rate_hero_phase,
    "victim": _victims,
    "payer": _each(_payers),
    "how-much": _amounts,
    "monster-form": _monster_forms,
    "hunt-form": _hunt_forms,
    "form": _forms,
    "cancel": _cancel,
    "response": _each(_responses),
    "before-roll": _before_roll,
    "before-effect": _before_effect,
    "wound": _each(_wound),
    "defeat": _each(_wound),
    "challenge": _each(_challenge),
    "hit-choice": _hit,
    "home": _home,
    "over-lair": _each(_keep_best),
    "over-limit": _each(_keep_best),
    "reward": _reward,
    "which-attack": _attackers,
    "which-alike": _each(_alike),
    "take-away": _take_away,
    "recover": _each(_take_best),
    "host": _hosts,
    "destination": _destinations,
    "shift": _shifts,
    "shift-with": _shifts,
    "keep-or-use": _keep_or_use,
    "forced-open": _prefer(GO_ON.kind),
    "spikes": _spikes,
    "extra-die": _prefer("price"),
    "offering": _each(_keep_best),
    "loot": _loot,
    "discard": _each(_discard),
    "save": _prefer(SAVE_POINT.kind),
}
"""Every kind of question but how a shifted location is turned: that is all the same."""
