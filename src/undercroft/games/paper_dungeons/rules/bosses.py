"""Boss fights."""

from __future__ import annotations

from undercroft.games.paper_dungeons.content import HEROES, WARRIOR, Boss, PaperBook
from undercroft.games.paper_dungeons.rules import Desk, items, levels, movement, rewards, wounds
from undercroft.games.paper_dungeons.state import State, Team, View
from undercroft.kernel.types import Flow, Seat

BOSS_ROUNDS = (3, 6, 8)
FLED = -1


def stage_of(round_number: int) -> int:
    """PD-ROUND-2: stage 1, 2 or 3."""
    return 1 if round_number <= 3 else 2 if round_number <= 6 else 3


def boss_of(state: State | View, book: PaperBook, stage: int) -> Boss:
    return book.bosses[movement.card_of(state, book).bosses[stage - 1]]


def power(team: Team, boss: Boss, book: PaperBook) -> int:
    """PD-BOSS-5: the weakness hero counts once more."""
    return might(team, book) + team.levels[HEROES.index(boss.weak)]


def might(team: Team, book: PaperBook) -> int:
    """PD-BOSS-5, whatever the boss: strength, warrior's ability, items, talent."""
    talent = book.talents[team.talent]
    return (
        team.strength
        + (1 if levels.has_ability(team, WARRIOR) else 0)
        + items.bonus(team, book.power_items)
        + (talent.amount if talent.effect == "power" else 0)
    )


def tier(boss: Boss, strength: int) -> int:
    """PD-BOSS-7: the highest threshold reached, 0 to 2; PD-BOSS-8: below the first, -1."""
    return sum(strength >= threshold for threshold in boss.thresholds) - 1


def fight(d: Desk) -> None:
    """PD-BOSS-3, PD-BOSS-4, PD-BOSS-9, PD-BOSS-10, PD-BOSS-16: every team by itself; wounds are taken afterwards."""
    state, book = d.state, d.book
    stage = stage_of(state.round)
    boss = boss_of(state, book, stage)
    room = movement.card_of(state, book).rooms[stage - 1]
    powers = []
    for seat, team in enumerate(state.parts):
        strength = power(team, boss, book)
        reached = tier(boss, strength) if team.explored >> room & 1 else -1
        if reached < 0:
            powers.append(FLED)
            team.bosses += (-boss.flee,)
            d.tell("fled", boss.id, boss.flee, seat=seat)
            continue
        powers.append(strength)
        team.bosses += (boss.glory[reached],)
        team.blows = blows_of(team, strength, state, book)
        d.tell("beat", boss.id, strength, boss.glory[reached], team.blows, seat=seat)
    state.powers = tuple(powers)


def blows_of(team: Team, strength: int, state: State, book: PaperBook) -> int:
    """PD-BOSS-10, PD-TALENT-3: the wounds of the tier reached; none for who fled or is a Barbarian."""
    if strength == FLED or book.talents[team.talent].effect == "no-boss-wounds":
        return 0
    boss = boss_of(state, book, stage_of(state.round))
    return boss.wounds[tier(boss, strength)]


def take_blows(d: Desk) -> Flow:
    """PD-BOSS-18: potion hearts may take boss wounds."""
    team = d.part
    if team.blows:
        yield from wounds.suffer(d, team.blows, "boss", quiet=True)
        team.blows = 0


def winner(state: State) -> Seat | None:
    """PD-BOSS-12 to PD-BOSS-15: the one fighting team with the highest power, if there is more than one team."""
    best = max(state.powers)
    if len(state.powers) == 1 or best == FLED or state.powers.count(best) > 1:
        return None
    return state.powers.index(best)


def take_spoils(d: Desk) -> Flow:
    """PD-BOSS-12: the card's reward."""
    for reward in boss_of(d.state, d.book, stage_of(d.state.round)).rewards:
        yield from rewards.gain(d, reward, "boss")
