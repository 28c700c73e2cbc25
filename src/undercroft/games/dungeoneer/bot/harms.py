"""What attacks, traps and banes do to a hero on average, in the measure of `prizes`."""

from __future__ import annotations

from undercroft.games.dungeoneer.bot.odds import duel, passed
from undercroft.games.dungeoneer.bot.prizes import A_FALL, A_LEVEL, A_POINT, GLORY, STAT, card_worth, glory, life, menace
from undercroft.games.dungeoneer.content import DungeonBook
from undercroft.games.dungeoneer.effects import Word
from undercroft.games.dungeoneer.rules.stats import here, ignores, modified, monster_of, monster_roll, score
from undercroft.games.dungeoneer.state import NOTHING, Attack, State, rival

A_CARD = 0.5
CURSED = 0.75
"""Share of a lasting curse's weight, as it may be paid off."""


def word_harm(state: State, victim: int, word: Word, book: DungeonBook, *, trap: bool = False, x: int = 0) -> float:
    """What a word does to a hero it is aimed at, or that stands by."""
    player = state.parts[victim]
    match word.name:
        case "WOUND":
            return sum(life(max(1, player.health - step)) for step in range(min(player.health, word.number(1))))
        case "GLORY":
            return -glory(player.glory, word.number(1, x))
        case "AP":
            return 0.5 * A_POINT * -word.number(1)
        case "FALL":
            return 0.0 if player.fallen else A_FALL
        case "LEVEL":
            return A_LEVEL * (player.level > 1)
        case "THREAT":
            return _threat_harm(state, victim, word, book, trap=trap)
        case "DISCARD":
            return _loss(state, victim, word, book)
        case "MOD":
            return CURSED * STAT.get(str(word.args[1]), 0.5) * -word.number(2)
    return 0.0


def _threat_harm(state: State, victim: int, word: Word, book: DungeonBook, *, trap: bool) -> float:
    player = state.parts[victim]
    stat, value = str(word.args[1]), word.number(2)
    own = score(state, book, victim, stat)
    if trap:
        own += modified(state, book, victim, "threat_trap")
        if player.arrived and not ignores(state, book, victim, "danger"):
            value += book.locations[player.place].danger
    return (1 - passed(own, value)) * sum(word_harm(state, victim, each, book) for each in word.fail)


def _loss(state: State, victim: int, word: Word, book: DungeonBook) -> float:
    player = state.parts[victim]
    if word.args[1] == "hand":
        return A_CARD * bool(player.hand)
    held = [card_worth(card, book) for card in player.inventory if book.cards[card].sort == "treasure"]
    if not held:
        return 0.0
    return min(held) if word.args[3] == "foe" else max(held)


def spread_harm(state: State, seat: int, victim: int, word: Word, book: DungeonBook, *, trap: bool = False) -> float:
    """What a word aimed at a rival is worth to a seat: harm to rivals, less what it does to the own hero."""
    hit = here(state, state.parts[victim].place, victim) if word.args[0] == "here" else [victim]
    total = 0.0
    for each in hit:
        harm = word_harm(state, each, word, book, trap=trap)
        total += -harm if each == seat else menace(state, seat, each) * harm
    return total


# ---- attacks ----


def monster_ahead(state: State, card: int, form: str, victim: int, book: DungeonBook) -> int:
    """How far a monster is ahead of the hero it attacks."""
    monster = monster_of(book, card)
    own = score(state, book, victim, form, role="defender", foe=card, kinds=monster.kinds)
    own += modified(state, book, victim, "counter_roll", role="defender", foe=card, kinds=monster.kinds)
    return monster.scores[form].value + monster_roll(state, book, card, "attack_roll") - own


def hero_ahead(state: State, seat: int, card: int, form: str, book: DungeonBook) -> int:
    """How far a hero is ahead of the monster it attacks."""
    monster = monster_of(book, card)
    own = score(state, book, seat, form, role="attacker", foe=card, kinds=monster.kinds)
    own += modified(state, book, seat, "attack_roll", role="attacker", foe=card, kinds=monster.kinds)
    return own - monster.scores[form].value - monster_roll(state, book, card, "counter_roll")


def rival_ahead(state: State, seat: int, other: int, form: str, book: DungeonBook) -> int:
    """How far a hero is ahead of another hero it attacks."""
    own = score(state, book, seat, form, role="attacker", foe=rival(other))
    own += modified(state, book, seat, "attack_roll", role="attacker", foe=rival(other))
    theirs = score(state, book, other, form, role="defender", foe=rival(seat))
    return own - theirs - modified(state, book, other, "counter_roll", role="defender", foe=rival(seat))


def hit_harm(state: State, card: int, form: str, victim: int, book: DungeonBook, *, health: int = 0) -> float:
    """What a hit of a monster costs a hero: the wound, and what the card adds."""
    effects = [word for clause in monster_of(book, card).hits if clause.form in (form, "any") for word in clause.words]
    wound = life(max(1, health or state.parts[victim].health))
    return wound + sum(word_harm(state, victim, word, book) for word in effects if word.args[0] in ("foe", "it", "here"))


def ahead_of(state: State, attack: Attack, book: DungeonBook) -> int:
    """How far the attacker of an attack on a hero is ahead."""
    if attack.card == NOTHING:
        return rival_ahead(state, attack.owner, attack.victim, attack.form, book)
    return monster_ahead(state, attack.card, attack.form, attack.victim, book)


def attack_harm(state: State, attack: Attack, book: DungeonBook, *, shift: int = 0, health: int = 0) -> float:
    """What an attack costs its victim on average, less the glory of striking back; `shift` changes the attacker's lead."""
    odds = duel(ahead_of(state, attack, book) + shift)
    if attack.card == NOTHING:
        return odds.wins * life(health or state.parts[attack.victim].health) - odds.loses
    harm = 0.0 if attack.spared else odds.wins * hit_harm(state, attack.card, attack.form, attack.victim, book, health=health)
    return harm - odds.loses * (GLORY if attack.card >= 0 else 2.0)
