"""Answers in a battle or before a roll: what is worth its price to a hero that is threatened, and whether to strike back."""

from __future__ import annotations

from undercroft.games.dungeoneer.bot.harms import ahead_of, attack_harm, hero_ahead, hit_harm, rival_ahead, word_harm
from undercroft.games.dungeoneer.bot.odds import duel
from undercroft.games.dungeoneer.bot.prizes import A_POINT, GLORY, QUEST, life, menace, prize
from undercroft.games.dungeoneer.content import FORMS, Card, DungeonBook
from undercroft.games.dungeoneer.rules.stats import monster_of, price
from undercroft.games.dungeoneer.state import NOTHING, Attack, State
from undercroft.kernel.types import Action, Ask

A_CARD = 0.15
"""What it is worth to keep an answer for another time."""
A_SLAIN_MONSTER = 0.4
A_DRAWN_CARD = 0.4
PROGRESS = 0.35
"""Share of a hunt's prize for a wound that does not end it."""
STOLEN = 0.6
"""Share of a quest's prize for taking its token from another."""
OFF_TURN = 0.1
"""A saved point is worth little but for this."""


def coming(state: State, seat: int) -> list[Attack]:
    """The attacks on a hero that are not over."""
    return [attack for attack in state.attacks if attack.victim == seat and attack.form and not attack.gone]


def danger_of(state: State, seat: int, book: DungeonBook, *, shift: int = 0) -> float:
    """What all attacks on a hero cost together; the later ones may meet it weaker."""
    health = state.parts[seat].health
    return sum(
        attack_harm(state, attack, book, shift=shift, health=max(1, health - at // 2))
        for at, attack in enumerate(coming(state, seat))
    )


def rate_responses(state: State, ask: Ask, book: DungeonBook) -> list[float]:
    return [_response(state, ask.seat, action, book) for action in ask.options]


def _response(state: State, seat: int, action: Action, book: DungeonBook) -> float:
    if action.kind in ("pass", "drop"):
        return 0.0
    card = next(card for card in book.cards if card.id == action.target)
    if action.kind == "use":
        return cure(state, seat, card, book)
    number = next(n for n in state.parts[seat].hand if n >= 0 and book.cards[n].id == action.target)
    return _saves(state, seat, card, book) - GLORY * price(state, book, seat, number) - A_CARD


def cure(state: State, seat: int, card: Card, book: DungeonBook) -> float:
    """A readied card that heals, used in a battle: only by a hero in need; what it keeps to itself is for the last wound."""
    clause = card.uses[0]
    if clause.words[0].name != "HEAL" or clause.price == "discard":
        return -1.0
    return life(state.parts[seat].health) - 1.0 - GLORY * clause.glory


def _saves(state: State, seat: int, card: Card, book: DungeonBook) -> float:
    """What a response spares a hero."""
    attacks = coming(state, seat)
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
            return danger_of(state, seat, book) - danger_of(state, seat, book, shift=-word.number(2))
    return -1.0


def _hit_part(state: State, attack: Attack, book: DungeonBook) -> float:
    odds = duel(ahead_of(state, attack, book))
    if attack.card == NOTHING:
        return odds.wins * life(state.parts[attack.victim].health)
    return odds.wins * hit_harm(state, attack.card, attack.form, attack.victim, book)


def rate_attackers(state: State, ask: Ask, book: DungeonBook) -> list[float]:
    """Which attack to answer: the worst."""
    worst = {_name(state, attack, book): attack_harm(state, attack, book) for attack in coming(state, ask.seat)}
    return [worst.get(action.target, 0.0) for action in ask.options]


def rate_alike(state: State, ask: Ask, book: DungeonBook) -> list[float]:
    """Of monsters with one name: the worst attack, the weakest foe, the one sent where it helps most, the best of a lair."""
    return [_alike_worth(state, ask.seat, action.value, book) for action in ask.options]


def _alike_worth(state: State, seat: int, card: int, book: DungeonBook) -> float:
    for attack in state.attacks:
        if attack.card == card:
            return float(-attack.health) if state.stage == "challenge" else attack_harm(state, attack, book)
    for attack in state.declared:
        if attack.card == card:
            return 5 + menace(state, seat, attack.victim)
    hung = sum(host == card for _, host in state.attached)
    return float(hung if state.phase == "dungeonlord" and not state.stage else -hung)


def _name(state: State, attack: Attack, book: DungeonBook) -> str:
    if attack.card == NOTHING:
        return book.heroes[state.parts[attack.owner].hero].id
    return monster_of(book, attack.card).id if attack.card < NOTHING else book.cards[attack.card].id


def rate_cancel(state: State, ask: Ask, book: DungeonBook) -> list[float]:
    bane = next(card for card in book.cards if card.id == ask.about[0])
    words = [word for clause in bane.clauses if not clause.by_foe for word in clause.words if word.name != "WARP"]
    harm = sum(word_harm(state, ask.seat, word, book, x=3) for word in words)
    return [harm - 3 * GLORY - A_CARD if action.kind == "play" else 0.0 for action in ask.options]


def rate_wound(state: State, ask: Ask, book: DungeonBook) -> list[float]:
    """Preventing a wound is worth its price; so is what saves from the last one."""
    loss = life(state.parts[ask.seat].health)
    rated = []
    for action in ask.options:
        if action.kind != "use":
            rated.append(0.0)
            continue
        card = next(card for card in book.cards if card.id == action.target)
        clause = card.uses[0]
        kept = 1.0 if clause.price == "discard" else GLORY * clause.glory
        rated.append(loss - kept)
    return rated


# ---- striking back ----


def rate_challenge(state: State, ask: Ask, book: DungeonBook) -> list[float]:
    return [_challenge(state, ask.seat, action, book) for action in ask.options]


def _challenge(state: State, seat: int, action: Action, book: DungeonBook) -> float:
    player = state.parts[seat]
    point = A_POINT if state.turn == seat else OFF_TURN
    if action.kind == "attack-hero":
        return rival_blow(state, seat, action.value, book) - point
    if action.kind != "challenge":
        return 0.0
    attack = next(
        a for a in state.attacks if a.victim == seat and a.form and not a.gone and _name(state, a, book) == action.target
    )
    tipping = 0.4 if not player.points else 0.0
    return max(blow_worth(state, seat, attack, form, book) for form in FORMS) - point - tipping


def blow_worth(state: State, seat: int, attack: Attack, form: str, book: DungeonBook) -> float:
    """A hero strikes a monster that has attacked it."""
    odds = duel(hero_ahead(state, seat, attack.card, form, book))
    last = attack.health == 1
    if attack.card >= 0:
        gain = GLORY + last * (A_SLAIN_MONSTER + A_DRAWN_CARD * state.terms.solo)
    else:
        gain = prize(state, seat, -2 - attack.card, book) * (1.0 if last else PROGRESS)
    return odds.wins * gain - odds.loses * hit_harm(state, attack.card, form, seat, book)


def rival_blow(state: State, seat: int, other: int, book: DungeonBook) -> float:
    """A hero strikes another: a wound or a token, at the risk of a wound."""
    odds = max((duel(rival_ahead(state, seat, other, form, book)) for form in FORMS), key=lambda odds: odds.wins - odds.loses)
    foe = state.parts[other]
    gain = menace(state, seat, other) * life(foe.health)
    if foe.escorts:
        gain = max(gain, STOLEN * QUEST)
    risk = odds.loses * life(state.parts[seat].health)
    if foe.points and state.turn == seat:
        back = max((duel(rival_ahead(state, other, seat, form, book)) for form in FORMS), key=lambda odds: odds.wins - odds.loses)
        risk += max(0.0, back.wins * life(state.parts[seat].health) - back.loses * menace(state, seat, other) * life(foe.health))
    return odds.wins * gain - risk


def rate_forms(state: State, ask: Ask, book: DungeonBook) -> list[float]:
    """The form of the own attack. Against a monster: the one it was worth challenging."""
    seat, foe = ask.seat, int(ask.about[0])
    if foe >= 0:
        return [float(rival_ahead(state, seat, foe, FORMS[action.value], book)) for action in ask.options]
    struck = [a for a in state.attacks if a.victim == seat and a.card != NOTHING and a.form and not a.gone]
    if not struck:
        return [0.0] * len(ask.options)
    best = max(struck, key=lambda attack: max(blow_worth(state, seat, attack, form, book) for form in FORMS))
    return [blow_worth(state, seat, best, FORMS[action.value], book) for action in ask.options]


def rate_hit(state: State, ask: Ask, book: DungeonBook) -> list[float]:
    """A wound, or a token: the token, unless the wound is the last."""
    other = int(ask.about[0])
    wound = menace(state, ask.seat, other) * life(state.parts[other].health)
    return [wound if action.kind == "wound" else STOLEN * prize(state, ask.seat, action.value, book) for action in ask.options]


# ---- before a roll ----


def rate_before_roll(state: State, ask: Ask, book: DungeonBook) -> list[float]:
    """Another die or a point more, where much hangs on the roll."""
    at_stake = _stake(state, ask.seat, str(ask.about[0]), book)
    rated = []
    for action in ask.options:
        if action.kind == "play":
            number = next(n for n in state.parts[ask.seat].hand if n >= 0 and book.cards[n].id == action.target)
            more = any(mod.seat == ask.seat and mod.what == "die" for mod in state.mods)
            rated.append(at_stake * (0.1 if more else 0.25) - GLORY * price(state, book, ask.seat, number) - A_CARD)
        elif action.kind == "ability":
            cost = book.heroes[state.parts[ask.seat].hero].surges[0].glory
            rated.append(at_stake * 0.16 - GLORY * cost)
        else:
            rated.append(0.0)
    return rated


def _stake(state: State, seat: int, stat: str, book: DungeonBook) -> float:
    """What a roll decides about."""
    player = state.parts[seat]
    if stat == "search":
        return 0.4 * QUEST
    if state.stage in ("rolls", "counter"):
        open_attacks = [a for a in state.attacks if not a.gone and seat in (a.victim, a.owner) and a.form == stat]
        hunted = next((a for a in open_attacks if NOTHING not in (a.card, a.against) and min(a.card, a.against) < NOTHING), None)
        return life(player.health) + GLORY + (0.5 * QUEST if hunted else 0.0)
    if player.attempts and state.turn == seat:
        quest = player.attempts[-1]
        card = book.quests[quest]
        there = card.category == "search" or book.locations[player.place].id == card.where[0]
        tested = stat == "luck" or (card.test.name == "THREAT" and card.test.args[1] == stat)
        if there and tested and len(player.done) < book.figures.quests_to_win and not state.quest_done:
            return prize(state, seat, quest, book)
    return 0.7 * life(player.health)
