"""What things are worth to a bot, all in one measure: a hero's first health point is about one."""

from __future__ import annotations

from functools import lru_cache

from undercroft.games.dungeoneer.content import FORMS, Card, DungeonBook
from undercroft.games.dungeoneer.effects import Word
from undercroft.games.dungeoneer.rules.stats import others
from undercroft.games.dungeoneer.state import Player, State

LIFE = (0.0, 15.0, 4.5, 2.6, 1.9, 1.5, 1.3)
"""What the next wound costs a hero with so much health; the last one costs everything."""
GLORY, RICH, SPARE_GLORY = 0.3, 9, 0.1
"""A point of glory; what goes beyond a full purse is worth less."""
PERIL = 0.12
A_POINT = 0.35
A_LEVEL = 3.0
QUEST, LAST_QUEST = 10.0, 30.0
A_TURN = 0.7
"""What is a turn away is worth so much of what is here."""
ALONE = 0.96
"""The same where nobody races."""
A_FALL = 0.5
CROWD = {3: 0.75}
"""Harm to one of several rivals helps oneself less."""


def life(health: int) -> float:
    return LIFE[min(health, len(LIFE) - 1)]


def wounds(health: int, expected: float) -> float:
    """What so many wounds cost, each more than the one before."""
    total, left = 0.0, expected
    while left > 0:
        total += min(1.0, left) * life(max(1, health))
        health, left = health - 1, left - 1
    return total


def glory(held: int, change: int) -> float:
    """What a change of glory is worth to who holds so much."""
    low, high = sorted((held, max(0, held + change)))
    amount = sum(GLORY if have < RICH else SPARE_GLORY for have in range(low, high))
    return amount if change > 0 else -amount


def patience(state: State) -> float:
    return ALONE if state.terms.solo else A_TURN


def prize(state: State, seat: int, quest: int, book: DungeonBook) -> float:
    """What completing a quest is worth; the one that wins is worth most."""
    player = state.parts[seat]
    if len(player.done) + 1 >= book.figures.quests_to_win:
        return LAST_QUEST
    return QUEST + sum(_reward(player, word, book) for word in book.quests[quest].reward)


def _reward(player: Player, word: Word, book: DungeonBook) -> float:
    if word.name == "HEAL":
        missing = book.heroes[player.hero].health - player.health
        return sum(life(player.health + step) for step in range(1, 1 + min(missing, word.number(1))))
    if word.name == "GLORY":
        return GLORY * word.number(1)
    return A_LEVEL if word.name == "LEVEL" else 0.0


def menace(state: State, seat: int, rival: int) -> float:
    """How much it helps a seat to harm a rival: the leader most."""
    foe = state.parts[rival]
    ahead = 0.8 + 1.0 * len(foe.done) + 0.3 * bool(foe.escorts) + 0.1 * foe.level
    return ahead * CROWD.get(len(others(state, seat)), 1.0)


def leader(state: State, seat: int) -> int:
    """The rival to be harmed first."""
    return max(others(state, seat), key=lambda rival: (menace(state, seat, rival), -state.parts[rival].health, -rival))


# ---- cards ----

FILTERED = 0.55
"""A change that counts only against some, or only in one role."""
STAT = {"melee": 1.9, "magic": 1.9, "speed": 2.8, "attack_roll": 1.0, "counter_roll": 1.6, "threat_trap": 0.5, "threat_exit": 0.4}
WORDS = {"LIMIT": 0.5, "IGNORE": 0.6, "COST": 0.4, "DROP_ATTACKER": 1.5, "CANCEL": 1.2, "DIE": 0.8, "SAVE": 4.0, "WARP": 0.7}


@lru_cache(256)
def card_worth(number: int, book: DungeonBook) -> float:
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
