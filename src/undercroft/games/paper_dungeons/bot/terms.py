"""What a sheet promises, in named terms: figures that say something about the glory still to come.

Terms come in groups. A group counts from a few facts of the sheet alone, so that its worth can be remembered: most uses of a die
change one or two groups.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from undercroft.games.paper_dungeons.content import (
    HEROES,
    MOST_GEMS,
    MOST_LEVEL,
    MOST_POTIONS,
    MOST_WOUNDS,
    POTION_ROW,
    PaperBook,
)
from undercroft.games.paper_dungeons.rules import bosses, cards, dice, items, levels, movement, wounds
from undercroft.games.paper_dungeons.rules.play import ROUNDS
from undercroft.games.paper_dungeons.state import State, Team

Steps = tuple[int, ...]
Facts = tuple[Any, ...]
"""What one group counts from."""

POWER_A_DIE = 0.36
"""Combat power that a team gains with a die, on average."""
FINDS = {"potion": 1.0, "part": 2.0, "level": 2.2}
GEM, MINION, WOUND, TRAP = 5.0, 1.6, 0.8, 0.7
"""What a find on the map is worth, roughly..."""
NEARNESS = tuple(0.86**steps for steps in range(movement.FAR + 1))
"""...and how much of it is left for every step it lies away."""
NEAR, SOON, FAR_OFF = movement.MOVES, 2 * movement.MOVES, 9
"""Moves of one die, of two, and so many that nobody goes there this round."""


def dice_left(team: Team, state: State) -> int:
    """Dice that the team still uses in this game."""
    return (ROUNDS + 1 - max(state.round, 1)) * dice.DICE_A_ROUND - min(team.used.bit_count(), dice.DICE_A_ROUND)


# ---- what is sure ----


def settled(team: Team, state: State, book: PaperBook) -> tuple[Team, tuple[int, ...]]:
    """The team after what the end of the round surely brings it, and the missions that are gone then.

    Once its dice are used the boss is fought and missions are claimed. Blows go on potion hearts as far as there are any; spoils
    depend on others.
    """
    if not dice.done(team):
        return team, state.claimed
    team = team.clone()
    if state.round in bosses.BOSS_ROUNDS and len(team.bosses) < bosses.stage_of(state.round):
        _fight(team, state, book)
    worth = book.pack.tracks.solo_missions[state.round - 1] if len(state.parts) == 1 else book.pack.tracks.mission
    claimed = state.claimed
    for index in state.missions:
        if index not in claimed and cards.measure(team, book.missions[index], state, book) >= book.missions[index].need:
            team.mission_glory += worth
            claimed += (index,)
    return team, claimed


def _fight(team: Team, state: State, book: PaperBook) -> None:
    stage = bosses.stage_of(state.round)
    boss, room = bosses.boss_of(state, book, stage), movement.card_of(state, book).rooms[stage - 1]
    power = bosses.power(team, boss, book)
    reached = bosses.tier(boss, power) if team.explored >> room & 1 else bosses.FLED
    if reached == bosses.FLED:
        team.bosses += (-boss.flee,)
        return
    team.bosses += (boss.glory[reached],)
    blows = bosses.blows_of(team, power, state, book)
    drunk = min(blows, team.free_hearts)
    team.hearts += drunk
    team.risen = team.risen or blows - drunk >= wounds.to_rise(team)
    team.wounds = min(MOST_WOUNDS, team.wounds + blows - drunk)


# ---- what is hoped for ----


class Group(NamedTuple):
    names: Callable[[PaperBook], tuple[str, ...]]
    figures: Callable[..., tuple[float, ...]]
    """Book, dice left, the group's facts -> a figure for each name."""


def facts(team: Team, claimed: tuple[int, ...], state: State, book: PaperBook) -> tuple[Facts, ...]:
    """What each group counts from, in the order of `GROUPS`."""
    heroes, potions, hurt, slain, explored = team.levels, team.potions, team.wounds, team.slain, team.explored
    hearts, strength = 2 * potions - team.hearts, sum(heroes)
    steps, card, fought = movement.distances(team, state, book), movement.card_of(state, book), len(team.bosses)
    ahead = tuple([(card.bosses[stage], explored >> room & 1, steps[room]) for stage, room in enumerate(card.rooms)])
    goal = book.goals[team.goal]
    return (
        (),
        (heroes,),
        (team.cells,),
        (potions, hearts),
        (hurt, strength, hearts, team.risen),
        (team.gems,),
        (slain.bit_count(),),
        (fought, ahead, heroes, bosses.might(team, book)) if fought < len(bosses.BOSS_ROUNDS) else (fought, (), (), 0),
        (
            steps,
            explored,
            slain,
            ~(team.taken | team.crossed),
            heroes,
            items.bonus(team, book.armour_items),
            book.talents[team.talent].effect == "no-trap-wounds",
        ),
        (goal.tiers, cards.measure(team, goal, state, book)),
        tuple([(i, cards.measure(team, book.missions[i], state, book)) for i in state.missions if i not in claimed]),
    )


def _time(book: PaperBook, left: int) -> tuple[float, ...]:
    return (1.0,)


def _heroes(book: PaperBook, left: int, of: tuple[int, ...]) -> tuple[float, ...]:
    able, lowest = levels.ABILITY_LEVEL, min(of)
    return (
        *of,
        lowest,
        of.count(lowest),
        *[level >= able for level in of],
        *[level == able - 1 for level in of],
        of.count(MOST_LEVEL),
        of.count(MOST_LEVEL - 1),
    )


def _items(book: PaperBook, left: int, cells: tuple[int, ...]) -> tuple[float, ...]:
    return (*[filled == 1 for filled in cells], *[filled >= items.CELLS for filled in cells])


def _potions(book: PaperBook, left: int, potions: int, hearts: int) -> tuple[float, ...]:
    row = potions % POTION_ROW
    return (potions, row == 1, row == 2, row == 3, potions >= MOST_POTIONS, hearts, min(hearts, 3), min(hearts, 6))


def _wounds(book: PaperBook, left: int, hurt: int, strength: int, hearts: int, risen: bool) -> tuple[float, ...]:
    track, spare = book.pack.tracks.wounds, strength - hurt
    next_one, next_three = (track[min(hurt + more, MOST_WOUNDS)] - track[hurt] for more in (1, 3))
    if risen:
        return (hurt, next_one, next_three, 1, 0, 0, 0, 0, 0, 0, 0)
    near = (spare <= 0, spare <= 1, spare <= 2, spare <= 4)
    return (hurt, next_one, next_three, 0, spare, *near, spare + hearts, spare + hearts <= 3)


def _gems(book: PaperBook, left: int, gems: int) -> tuple[float, ...]:
    track = book.pack.tracks.gems
    return (gems, track[min(gems + 1, MOST_GEMS)] - track[gems])


def _minions(book: PaperBook, left: int, slain: int) -> tuple[float, ...]:
    track = book.pack.tracks.minions
    return (slain, track[min(slain + 1, len(track) - 1)] - track[slain])


_NO_BOSS = (0.0,) * 9


def _bosses(
    book: PaperBook, left: int, fought: int, ahead: tuple[tuple[int, int, int], ...], heroes: tuple[int, ...], might: int
) -> tuple[float, ...]:
    counted = _NO_BOSS * fought
    for (which, there, away), fight in list(zip(ahead, bosses.BOSS_ROUNDS, strict=False))[fought:]:
        boss = book.bosses[which]
        before = left - (ROUNDS - fight) * dice.DICE_A_ROUND
        weak = heroes[HEROES.index(boss.weak)]
        power = might + weak
        hope = _hoped(power + POWER_A_DIE * before, boss.thresholds, (-boss.flee, *boss.glory))
        counted += (
            there,
            0 if there else min(away, FAR_OFF),
            not there and away > movement.MOVES * before,
            hope * there,
            hope,
            *[min(3, max(-6, power - threshold)) for threshold in boss.thresholds],
            weak,
        )
    return counted


def _hoped(power: float, thresholds: tuple[int, int, int], glory: tuple[int, int, int, int]) -> float:
    """Straight lines between the thresholds: half-way to the next one is worth half of it."""
    t1, t2, t3 = thresholds
    if power >= t3:
        return glory[3] + 0.1 * min(3.0, power - t3)
    if power >= t2:
        return glory[2] + (glory[3] - glory[2]) * (power - t2) / (t3 - t2)
    if power >= t1:
        return glory[1] + (glory[2] - glory[1]) * (power - t1) / (t2 - t1)
    return glory[0] + (glory[1] - glory[0]) * max(0.0, 1 - (t1 - power) / 5) * 0.8


def _rooms(
    book: PaperBook,
    left: int,
    steps: Steps,
    explored: int,
    slain: int,
    gems: int,
    heroes: tuple[int, ...],
    armour: int,
    no_traps: bool,
) -> tuple[float, ...]:
    """What lies in the rooms not entered yet, the nearer the better."""
    reach, trap = movement.MOVES * left, 0.0 if no_traps else TRAP
    finds = gems_near = prey_near = rewards_near = 0.0
    near = soon = 0
    for room, bit, rewards, gem, hero, level, trapped in _finds(book):
        if explored & bit:
            continue
        away = steps[room]
        nearness, find = NEARNESS[away], rewards
        if gem := gem & gems:
            find += GEM
        prey = level and not slain & bit
        if prey:
            missing = level - heroes[hero] - armour
            find += MINION - WOUND * missing if missing > 0 else MINION
            prey = missing <= 0
        if trapped:
            find -= trap
        if find > 0 and away <= reach:
            finds += find * nearness
        if away <= FAR_OFF:
            rewards_near += rewards * nearness
            if gem:
                gems_near += nearness
            if prey:
                prey_near += nearness
            near += away <= NEAR
            soon += away <= SOON
    within, open_to = _around(steps)
    return (explored.bit_count(), finds, gems_near, prey_near, rewards_near, near, soon, within, open_to)


@cache
def _around(steps: Steps) -> tuple[int, int]:
    return sum(away <= NEAR for away in steps), sum(away < FAR_OFF for away in steps)


@cache
def _finds(book: PaperBook) -> tuple[tuple[int, int, float, int, int, int, bool], ...]:
    """Of each room worth a visit: its number and bit, worth of its rewards, bit of its gem, hero and minion's level, trap."""
    return tuple(
        (
            room,
            1 << room,
            sum(FINDS[reward] for reward in here.rewards),
            1 << here.gem if here.gem >= 0 else 0,
            here.hero,
            here.level,
            here.trap,
        )
        for room, here in enumerate(book.rooms)
        if here.rewards or here.gem >= 0 or here.level
    )


def _goal(book: PaperBook, left: int, tiers: tuple[int, int, int], counted: int) -> tuple[float, ...]:
    reached = sum(counted >= tier for tier in tiers)
    below, above = (0, *tiers)[reached], (*tiers, 0)[reached]
    return ((counted - below) / (above - below) if above else 0.0, reached, min(1.0, counted / tiers[-1]))


def _missions(book: PaperBook, left: int, *still: tuple[int, int]) -> tuple[float, ...]:
    return (sum(min(1.0, counted / book.missions[index].need) ** 2 for index, counted in still), len(still))


def _each(*ends: str, of: tuple[str, ...] = HEROES) -> tuple[str, ...]:
    return tuple(f"{one} {end}" for end in ends for one in of)


def _plain(*names: str) -> Callable[[PaperBook], tuple[str, ...]]:
    return lambda _: names


GROUPS = {
    "time": Group(_plain("rounds to come"), _time),
    "heroes": Group(
        _plain(
            *_each("level"), "lowest level", "heroes at the lowest level", *_each("has the ability", "is near the ability"),
            "heroes at the highest level", "heroes near the highest level",
        ),
        _heroes,
    ),
    "items": Group(lambda book: _each("begun", "complete", of=tuple(item.id for item in book.items)), _items),
    "potions": Group(
        _plain(
            "potions", "row begun", "row half full", "row nearly full", "no room for more", "free hearts", "three free hearts",
            "six free hearts",
        ),
        _potions,
    ),
    "wounds": Group(
        _plain(
            "wounds", "next wound costs", "next three wounds cost", "risen", "wounds to spare", "none to spare",
            "one to spare", "two to spare", "four to spare", "to spare with hearts", "few to spare with hearts",
        ),
        _wounds,
    ),
    "gems": Group(_plain("gems", "next gem brings"), _gems),
    "minions": Group(_plain("minions", "next minion brings"), _minions),
    "bosses": Group(
        _plain(
            *(
                f"boss {stage} {term}"
                for stage in (1, 2, 3)
                for term in (
                    "room entered", "room steps away", "room out of reach", "glory hoped for, room entered", "glory hoped for",
                    "first threshold", "second threshold", "third threshold", "weakness level",
                )
            )
        ),
        _bosses,
    ),
    "rooms": Group(
        _plain(
            "rooms entered", "finds ahead", "gems near", "beatable minions near", "rewards near", "finds one die away",
            "finds two dice away", "rooms one die away", "rooms open to the team",
        ),
        _rooms,
    ),
    "goal": Group(_plain("way to the next tier", "tiers reached", "way to the last tier"), _goal),
    "missions": Group(_plain("ways to missions", "missions open"), _missions),
}  # fmt: skip


def named(team: Team, state: State, book: PaperBook) -> list[tuple[str, float]]:
    """Every term of a team by its name, in a fixed order."""
    left = dice_left(team, state)
    told = facts(*settled(team, state, book), state, book)
    return [
        (f"{name}: {term}", float(figure))
        for (name, group), known in zip(GROUPS.items(), told, strict=True)
        for term, figure in zip(group.names(book), group.figures(book, left, *known), strict=True)
    ]
