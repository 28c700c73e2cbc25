"""What things are worth to a bot, all in one measure: a hero's first health point is about one. Chances, dangers and harm too."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from undercroft.games.dungeoneer.card_language import Word
from undercroft.games.dungeoneer.content import FORMS, Card, DungeonBook
from undercroft.games.dungeoneer.rules.stats import (
    battle_score,
    here,
    ignores,
    modified,
    monster_of,
    monster_score,
    others,
    score,
)
from undercroft.games.dungeoneer.state import NOTHING, Attack, Player, State, rival

WOUND = (0.0, 15.0, 4.5, 2.6, 1.9, 1.5, 1.3)
"""What the next wound costs a hero with so much health; the last one costs everything."""
GLORY, RICH, SPARE_GLORY = 0.3, 9, 0.1
"""A point of glory; what goes beyond a full purse is worth less."""
PERIL = 0.12
A_POINT = 0.35
A_LEVEL = 3.0
A_FALL = 0.5
A_HAND_CARD = 0.5
QUEST, LAST_QUEST = 10.0, 30.0
A_TURN = 0.7
"""What is a turn away is worth so much of what is here."""
ALONE = 0.96
"""The same where nobody races."""
CROWD = {3: 0.75}
"""Harm to one of several rivals helps oneself less."""
CURSED = 0.75
"""Share of a lasting curse's weight, as it may be paid off."""
STAT = {"melee": 1.9, "magic": 1.9, "speed": 2.8, "attack_roll": 1.0, "counter_roll": 1.6, "threat_trap": 0.5, "threat_exit": 0.4}
FILTERED = 0.55
"""A change that counts only against some, or only in one role."""
WORDS = {"LIMIT": 0.5, "IGNORE": 0.6, "COST": 0.4, "DROP_ATTACKER": 1.5, "CANCEL": 1.2, "DIE": 0.8, "SAVE": 4.0, "WARP": 0.7}
A_REWARD = 0.1
"""Peril for a wound."""
A_SLAIN_MONSTER = 0.4
A_DRAWN_CARD = 0.4
PROGRESS = 0.35
"""Share of a hunt's quest for a wound that does not end it."""
STOLEN = 0.6
"""Share of a quest for taking its token from another."""


# ---- chances, counted exactly ----

FACES = range(1, 7)


@lru_cache(64)
def sum_chance(dice: int, value: int, more: int = 0) -> float:
    """The chance that dice reach a sum; of `more` dice the best are kept, of less than none the worst."""
    hits = total = 0
    for thrown in product(FACES, repeat=dice + abs(more)):
        total += 1
        hits += sum(sorted(thrown, reverse=more >= 0)[:dice]) >= value
    return hits / total


def pass_chance(score: int, value: int, more: int = 0) -> float:
    """The chance to overcome a threat."""
    return sum_chance(1, max(2, value) - score, more)


class Duel(NamedTuple):
    """Chances of a roll against a roll; the rest is a tie."""

    wins: float
    loses: float


@lru_cache(128)
def duel(ahead: int, more: int = 0) -> Duel:
    """Who is so far ahead rolls against the other; with `more` dice it keeps the best."""
    wins = loses = total = 0
    for theirs, *own in product(FACES, repeat=2 + more):
        total += 1
        wins += max(own) + ahead > theirs
        loses += max(own) + ahead < theirs
    return Duel(wins / total, loses / total)


class Hunt(NamedTuple):
    """How a hunt goes on average: the chance to slay the monster, and the wounds it deals until then."""

    slain: float
    wounds: float


@lru_cache(4096)
def hunt(counter: int, attack: int, health: int, points: int, lives: int, *, free: bool, may_attack: bool) -> Hunt:
    """A hunt for one turn: attempts, of which the first may be free, and one challenge; the hero stops before its last life.

    `counter` and `attack` are how far the hero is ahead when the monster attacks and when the hero does.
    """
    if health <= 0:
        return Hunt(1.0, 0.0)
    if lives <= 1 or not (free or points):
        return Hunt(0.0, 0.0)
    left = points if free else points - 1

    def then(health: int, lives: int) -> Hunt:
        if health <= 0 or not may_attack or not left or lives <= 1:
            return hunt(counter, attack, health, left, lives, free=False, may_attack=may_attack)
        return _after_blow(
            attack,
            health,
            lives,
            lambda health, lives: hunt(counter, attack, health, left - 1, lives, free=False, may_attack=False),
        )

    return _after_blow(counter, health, lives, then)


def _after_blow(ahead: int, health: int, lives: int, then: Callable[[int, int], Hunt]) -> Hunt:
    """One roll against the monster: it is wounded, or the hero is, or nobody; and how the hunt goes on."""
    odds = duel(ahead)
    slain = wounds = 0.0
    for chance, health_then, lives_then, hurt in (
        (odds.wins, health - 1, lives, 0.0),
        (odds.loses, health, lives - 1, 1.0),
        (1 - odds.wins - odds.loses, health, lives, 0.0),
    ):
        rest = then(health_then, lives_then)
        slain += chance * rest.slain
        wounds += chance * (hurt + rest.wounds)
    return Hunt(slain, wounds)


# ---- wounds, glory, time ----


def wound_cost(health: int) -> float:
    return WOUND[min(health, len(WOUND) - 1)]


def wounds_cost(health: int, expected: float) -> float:
    """What so many wounds cost, each more than the one before."""
    total, left = 0.0, expected
    while left > 0:
        total += min(1.0, left) * wound_cost(max(1, health))
        health, left = health - 1, left - 1
    return total


def healing_worth(player: Player, most: int, book: DungeonBook) -> float:
    """What it is worth to a hero to be healed, by no more than it lacks."""
    healed = min(most, book.heroes[player.hero].health - player.health)
    return sum(wound_cost(player.health + step) for step in range(1, healed + 1))


def glory_worth(held: int, change: int) -> float:
    """What a change of glory is worth to who holds so much."""
    low, high = sorted((held, max(0, held + change)))
    amount = sum(GLORY if have < RICH else SPARE_GLORY for have in range(low, high))
    return amount if change > 0 else -amount


def patience(state: State) -> float:
    return ALONE if state.terms.solo else A_TURN


# ---- quests and rivals ----


def open_quests(state: State, seat: int) -> list[int]:
    return [*state.parts[seat].quests, *state.common]


def quest_worth(state: State, seat: int, quest: int, book: DungeonBook) -> float:
    """What completing a quest is worth; the one that wins is worth most."""
    player = state.parts[seat]
    if len(player.done) + 1 >= book.figures.quests_to_win:
        return LAST_QUEST
    return QUEST + sum(_reward_worth(player, word, book) for word in book.quests[quest].reward)


def _reward_worth(player: Player, word: Word, book: DungeonBook) -> float:
    if word.name == "HEAL":
        return healing_worth(player, word.number(1), book)
    if word.name == "GLORY":
        return GLORY * word.number(1)
    return A_LEVEL if word.name == "LEVEL" else 0.0


def rivalry(state: State, seat: int, other: int) -> float:
    """How much it helps a seat to harm a rival: the leader most."""
    foe = state.parts[other]
    ahead = 0.8 + 1.0 * len(foe.done) + 0.3 * bool(foe.escorts) + 0.1 * foe.level
    return ahead * CROWD.get(len(others(state, seat)), 1.0)


def leader(state: State, seat: int) -> int:
    """The rival to be harmed first."""
    return max(others(state, seat), key=lambda other: (rivalry(state, seat, other), -state.parts[other].health, -other))


# ---- cards ----


def card_worth(number: int, book: DungeonBook) -> float:
    return glory_card_worth(number, book) if book.cards[number].glory else monster_worth(number, book)


@lru_cache(256)
def glory_card_worth(number: int, book: DungeonBook) -> float:
    """What a glory card in play or in hand brings, before its price."""
    card = book.cards[number]
    return sum(_word_worth(word, lasting=clause.trigger == "static" or clause.frequency == "turn") / (2 if clause.by_foe else 1)
               for clause in card.clauses for word in clause.words)  # fmt: skip


def _word_worth(word: Word, *, lasting: bool) -> float:
    match word.name:
        case "MOD":
            worth = STAT.get(str(word.args[1]), 0.5) * abs(word.number(2)) * (FILTERED if word.filters else 1.0)
            return worth if lasting else worth * 0.5
        case "HEAL":
            return 2.6 if lasting else 1.3 * word.number(1)
        case "PREVENT":
            return 2.4 if lasting else 0.8
        case "AP":
            return 0.5 * word.number(1)
        case "BUILD":
            return 0.6 * word.number(1)
    return WORDS.get(word.name, 0.0)


@lru_cache(256)
def monster_worth(number: int, book: DungeonBook) -> float:
    """How much a monster is worth keeping: how well it strikes, for its price."""
    monster = book.cards[number].monster
    if monster is None:
        return 0.8
    best = max(monster.scores[form].value for form in FORMS if monster.scores[form].attacks)
    return 0.4 * best + 0.2 * monster.health + 0.2 * len(monster.hits) - 0.1 * book.cards[number].price


def usable(card: Card, inventory: tuple[int, ...], book: DungeonBook) -> bool:
    """Whether a treasure does not stand in the way of one of its kind."""
    if card.sort != "treasure" or card.duration != "permanent":
        return True
    return card.kinds[0] not in {book.cards[held].kinds[0] for held in inventory if book.cards[held].sort == "treasure"}


# ---- what words of cards do to a hero on average ----


def word_harm(state: State, victim: int, word: Word, book: DungeonBook, *, trap: bool = False, x: int = 0) -> float:
    """What a word does to a hero it is aimed at, or that stands by."""
    player = state.parts[victim]
    match word.name:
        case "WOUND":
            return sum(wound_cost(max(1, player.health - step)) for step in range(min(player.health, word.number(1))))
        case "GLORY":
            return -glory_worth(player.glory, word.number(1, x))
        case "AP":
            return 0.5 * A_POINT * -word.number(1)
        case "FALL":
            return 0.0 if player.fallen else A_FALL
        case "LEVEL":
            return A_LEVEL * (player.level > 1)
        case "THREAT":
            return _threat_harm(state, victim, word, book, trap=trap)
        case "DISCARD":
            return _discard_harm(player, word, book)
        case "MOD":
            return CURSED * STAT.get(str(word.args[1]), 0.5) * -word.number(2)
    return 0.0


def bane_harm(state: State, victim: int, word: Word, book: DungeonBook, *, x: int = 0) -> float:
    """The same before it lies on the hero: a score of nothing cannot be lowered."""
    if word.name == "MOD" and word.args[1] in FORMS and not score(state, book, victim, str(word.args[1])):
        return 0.0
    return word_harm(state, victim, word, book, x=x)


def _threat_harm(state: State, victim: int, word: Word, book: DungeonBook, *, trap: bool) -> float:
    player = state.parts[victim]
    stat, value = str(word.args[1]), word.number(2)
    own = score(state, book, victim, stat)
    if trap:
        own += modified(state, book, victim, "threat_trap")
        if player.arrived and not ignores(state, book, victim, "danger"):
            value += book.locations[player.place].danger
    return (1 - pass_chance(own, value)) * sum(word_harm(state, victim, each, book) for each in word.fail)


def _discard_harm(player: Player, word: Word, book: DungeonBook) -> float:
    if word.args[1] == "hand":
        return A_HAND_CARD * bool(player.hand)
    held = [glory_card_worth(card, book) for card in player.inventory if book.cards[card].sort == "treasure"]
    if not held:
        return 0.0
    return min(held) if word.args[3] == "foe" else max(held)


def aimed_harm(state: State, seat: int, victim: int, word: Word, book: DungeonBook, *, trap: bool = False) -> float:
    """What a word aimed at a rival is worth to a seat: harm to rivals, less what it does to the own hero."""
    hit = here(state, state.parts[victim].place, victim) if word.args[0] == "here" else [victim]
    total = 0.0
    for each in hit:
        harm = word_harm(state, each, word, book, trap=trap)
        total += -harm if each == seat else rivalry(state, seat, each) * harm
    return total


# ---- battles ----


def monster_lead(state: State, card: int, form: str, victim: int, book: DungeonBook) -> int:
    """How far a monster is ahead of the hero it attacks."""
    kinds = monster_of(book, card).kinds
    own = battle_score(state, book, victim, form, role="defender", foe=card, kinds=kinds)
    return monster_score(state, book, card, form, "attack_roll") - own


def hero_lead(state: State, seat: int, card: int, form: str, book: DungeonBook) -> int:
    """How far a hero is ahead of the monster it attacks."""
    kinds = monster_of(book, card).kinds
    own = battle_score(state, book, seat, form, role="attacker", foe=card, kinds=kinds)
    return own - monster_score(state, book, card, form, "counter_roll")


def rival_lead(state: State, seat: int, other: int, form: str, book: DungeonBook) -> int:
    """How far a hero is ahead of another hero it attacks."""
    own = battle_score(state, book, seat, form, role="attacker", foe=rival(other), kinds=())
    return own - battle_score(state, book, other, form, role="defender", foe=rival(seat), kinds=())


def attack_lead(state: State, attack: Attack, book: DungeonBook) -> int:
    """How far the attacker of an attack on a hero is ahead."""
    if attack.card == NOTHING:
        return rival_lead(state, attack.owner, attack.victim, attack.form, book)
    return monster_lead(state, attack.card, attack.form, attack.victim, book)


def hit_harm(state: State, card: int, form: str, victim: int, book: DungeonBook, *, health: int = 0) -> float:
    """What a hit of a monster costs a hero: the wound, and what the card adds."""
    effects = [word for clause in monster_of(book, card).hits if clause.form in (form, "any") for word in clause.words]
    wound = wound_cost(max(1, health or state.parts[victim].health))
    return wound + sum(word_harm(state, victim, word, book) for word in effects if word.args[0] in ("foe", "it", "here"))


def attack_harm(state: State, attack: Attack, book: DungeonBook, *, shift: int = 0, health: int = 0) -> float:
    """What an attack costs its victim on average, less the glory of striking back; `shift` changes the attacker's lead."""
    odds = duel(attack_lead(state, attack, book) + shift)
    if attack.card == NOTHING:
        return odds.wins * wound_cost(health or state.parts[attack.victim].health) - odds.loses
    harm = 0.0 if attack.spared else odds.wins * hit_harm(state, attack.card, attack.form, attack.victim, book, health=health)
    return harm - odds.loses * (GLORY if attack.card >= 0 else 2.0)


def attacks_on(state: State, seat: int) -> list[Attack]:
    """The attacks on a hero that are not over."""
    return [attack for attack in state.attacks if attack.victim == seat and attack.form and not attack.gone]


def all_attacks_harm(state: State, seat: int, book: DungeonBook, *, shift: int = 0) -> float:
    """What all attacks on a hero cost together; the later ones may meet it weaker."""
    health = state.parts[seat].health
    return sum(
        attack_harm(state, attack, book, shift=shift, health=max(1, health - at // 2))
        for at, attack in enumerate(attacks_on(state, seat))
    )


def monster_attack_worth(state: State, seat: int, number: int, form: str, victim: int, book: DungeonBook) -> float:
    """A monster's attack on a rival: the harm it does, less the glory and the monster that a counter costs."""
    monster = monster_of(book, number)
    odds = duel(monster_lead(state, number, form, victim, book))
    before = sum(aimed_harm(state, seat, victim, word, book) for clause in monster.attack for word in clause.words)
    weight = rivalry(state, seat, victim)
    harm = odds.wins * (hit_harm(state, number, form, victim, book) * weight + A_REWARD)
    lost = 0.3 * monster_worth(number, book) / monster.health
    return before + harm - odds.loses * (GLORY * weight + lost)


def blow_worth(state: State, seat: int, attack: Attack, form: str, book: DungeonBook) -> float:
    """A hero strikes a monster that has attacked it."""
    odds = duel(hero_lead(state, seat, attack.card, form, book))
    last = attack.health == 1
    if attack.card >= 0:
        gain = GLORY + last * (A_SLAIN_MONSTER + A_DRAWN_CARD * state.terms.solo)
    else:
        gain = quest_worth(state, seat, -2 - attack.card, book) * (1.0 if last else PROGRESS)
    return odds.wins * gain - odds.loses * hit_harm(state, attack.card, form, seat, book)


def best_blow(state: State, seat: int, attack: Attack, book: DungeonBook) -> float:
    return max(blow_worth(state, seat, attack, form, book) for form in FORMS)


def rival_blow_worth(state: State, seat: int, other: int, book: DungeonBook) -> float:
    """A hero strikes another: a wound or a token, at the risk of a wound."""
    foe, own_wound = state.parts[other], wound_cost(state.parts[seat].health)
    wound = rivalry(state, seat, other) * wound_cost(foe.health)
    gain = max(wound, STOLEN * QUEST) if foe.escorts else wound
    odds = _best_duel(state, seat, other, book)
    risk = odds.loses * own_wound
    if foe.points and state.turn == seat:
        back = _best_duel(state, other, seat, book)
        risk += max(0.0, back.wins * own_wound - back.loses * rivalry(state, seat, other) * wound_cost(foe.health))
    return odds.wins * gain - risk


def _best_duel(state: State, seat: int, other: int, book: DungeonBook) -> Duel:
    """A hero's attack on another, in the form that promises most."""
    return max((duel(rival_lead(state, seat, other, form, book)) for form in FORMS), key=lambda odds: odds.wins - odds.loses)
