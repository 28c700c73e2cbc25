"""About how much glory a team can expect: what its sheet scores by now, and what it promises."""

from __future__ import annotations

from functools import cache, lru_cache

from undercroft.games.paper_dungeons.content import (
    CLERIC,
    HEROES,
    MOST_POTIONS,
    MOST_WOUNDS,
    POTION_ROW,
    THIEF,
    WIZARD,
    PaperBook,
)
from undercroft.games.paper_dungeons.rules import bosses, cards, dice, items, movement, scoring
from undercroft.games.paper_dungeons.rules.play import ROUNDS
from undercroft.games.paper_dungeons.state import State, Team
from undercroft.kernel.types import Seat

LEVEL, PART, POTION, GEM, MINION, HEART, WOUND, TRAP = 2.2, 2.0, 1.0, 5.0, 1.6, 0.4, 0.8, 0.7
"""What one more of each is worth, roughly."""
PROMISE = 0.3
"""What a find on the map is worth while it still lies there..."""
NEARNESS = tuple(0.86**steps for steps in range(movement.FAR + 1))
"""...and how much of it is left for every step it lies away."""
POWER_A_DIE = 0.36
"""Combat power that a team gains with a die, on average."""
TALENTS = {
    "brew-more": 1.0, "part-at-level": 2.5, "no-boss-wounds": 4.0, "gem-before": 4.5, "power": 2.5, "part-per-minions": 3.0,
    "levels-before": 3.0, "swap-colour": 2.0, "fewer-skulls": 2.5, "no-trap-wounds": 3.0, "move-per-water": 0.5,
    "potion-per-gem": 3.0, "slay-before": 5.0, "parts-before": 3.5, "potions-before": 3.0, "potion-per-minions": 2.0,
}  # fmt: skip
"""What a talent brings in a game beside its own glory."""
GOALS = {
    "minions-of-level": 2.0, "obstacles": 3.0, "columns": 1.5, "rows": 1.0, "heroes": 2.0, "potions": 3.0, "rooms": 2.5,
    "boss-glory": 3.5, "items": 3.5, "edge-rooms": 2.5, "minions": 3.0, "gems": 3.5, "corners": 2.5, "strength": 4.0,
}  # fmt: skip
"""What a goal is likely to bring."""


def worth(state: State, seat: Seat, book: PaperBook) -> float:
    team = state.parts[seat]
    if team.talent < 0 or team.goal < 0:
        return _kept(team, book)
    left = (ROUNDS - max(state.round, 1)) * dice.DICE_A_ROUND + dice.DICE_A_ROUND - team.used.bit_count()
    if state.phase == "over":
        return float(scoring.score(team, state, book).total)
    return (
        scoring.score(team, state, book).total
        + _levels(team, left)
        + _items(team, state, book, left)
        + _health(team, state, book, left)
        + _bosses(team, state, book)
        + PROMISE
        * _finds_ahead(
            book,
            movement.distances(team, state, book),
            left,
            team.explored,
            team.slain,
            ~(team.taken | team.crossed),
            team.levels,
            items.bonus(team, book.armour_items),
            book.talents[team.talent].effect == "no-trap-wounds",
        )
        + _cards(team, state, book, left)
    )


def _kept(team: Team, book: PaperBook) -> float:
    """Before the game: what the cards kept so far promise."""
    value = 0.0
    if team.talent >= 0:
        talent = book.talents[team.talent]
        value += TALENTS[talent.effect] + talent.glory
    if team.goal >= 0:
        value += GOALS[book.goals[team.goal].count]
    return value


def _levels(team: Team, left: int) -> float:
    """Levels above the lowest wait for the others; an ability that is near counts a little already."""
    chance = min(1.0, left / 8)
    value = 0.55 * (team.strength - len(team.levels) * min(team.levels)) * chance
    if team.levels[WIZARD] >= 4:
        value += 0.08 * left
    if team.levels[CLERIC] >= 4:
        value += 0.15 * left
    if team.levels[THIEF] in (2, 3):
        value += (team.levels[THIEF] - 1) * 1.0 * chance
    return value


def _items(team: Team, state: State, book: PaperBook, left: int) -> float:
    value, chance = 0.0, min(1.0, left / 5)
    minions = 12 - team.slain.bit_count()
    fights = len(bosses.BOSS_ROUNDS) - len(team.bosses)
    for item, cells in zip(book.items, team.cells, strict=True):
        if not cells:
            continue
        use = 0.0
        if item.effect == "power":
            use = 2.2 * fights
        elif item.effect == "armour":
            use = 0.25 * min(minions, left / 3)
        elif item.effect in ("cross-water", "pass-walls"):
            use = 0.06 * left
        if cells < items.CELLS:
            if item.effect == "slay":
                use = 2 * MINION + 2.0
            elif item.effect == "potions":
                use = item.amount * POTION
            elif item.effect == "level":
                use = LEVEL
            use = 0.42 * chance * (use + item.glory + 1)
        value += use
    return value


def _health(team: Team, state: State, book: PaperBook, left: int) -> float:
    """Free hearts count as far as wounds are to come; few wounds short of resurrection are a danger."""
    rounds = left / dice.DICE_A_ROUND
    skulls = 0.0 if team.levels[CLERIC] >= 4 else 0.9 * rounds
    unhurt = book.talents[team.talent].effect == "no-boss-wounds"
    fights = 0 if unhurt else len(bosses.BOSS_ROUNDS) - len(team.bosses)
    to_come = skulls + 0.9 * rounds + 2.0 * fights
    value = HEART * min(team.free_hearts, to_come)
    track = book.pack.tracks.wounds
    value -= (track[min(team.wounds + 1, MOST_WOUNDS)] - track[team.wounds]) / 2
    if left:
        rows = team.potions % POTION_ROW
        if team.potions < MOST_POTIONS:
            value += (0.0, 0.35, 0.8, 1.4)[rows] * min(1.0, left / 5)
    if not team.risen:
        spare = team.strength - team.wounds + min(team.free_hearts, to_come) - 0.35 * to_come
        value -= scoring.RESURRECTION * min(1.0, 0.55 ** max(0.0, spare + 1)) * (1.0 if to_come else 0.0)
    return value


def _bosses(team: Team, state: State, book: PaperBook) -> float:
    """Glory of the fights to come, from the power the team can hope for; nothing without a way to the room."""
    if len(team.bosses) == len(bosses.BOSS_ROUNDS):
        return 0.0
    card = movement.card_of(state, book)
    steps = movement.distances(team, state, book)
    might, used, value = bosses.might(team, book), team.used.bit_count(), 0.0
    for stage in range(len(team.bosses), len(bosses.BOSS_ROUNDS)):
        boss = book.bosses[card.bosses[stage]]
        dice_before = (bosses.BOSS_ROUNDS[stage] - state.round + 1) * dice.DICE_A_ROUND - used
        power = might + team.levels[HEROES.index(boss.weak)] + POWER_A_DIE * dice_before
        glory = _hoped(power, boss.thresholds, (-boss.flee, *boss.glory))
        room = card.rooms[stage]
        if not team.explored >> room & 1:
            away = steps[room]
            hope = 0.92 - 0.06 * away if away <= movement.MOVES * dice_before else 0.0
            glory = hope * (glory + boss.flee) - boss.flee
        value += glory
    return value


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


@lru_cache(maxsize=1 << 12)
def _finds_ahead(
    book: PaperBook,
    steps: tuple[int, ...],
    left: int,
    explored: int,
    slain: int,
    gems: int,
    levels: tuple[int, ...],
    armour: int,
    no_traps: bool,
) -> float:
    """What lies in the rooms not entered yet, the nearer the better. Remembered: most uses of a die change nothing here."""
    reach, trap, value = movement.MOVES * left, 0.0 if no_traps else TRAP, 0.0
    for room, bit, find, gem, hero, level, trapped in _finds(book):
        if explored & bit:
            continue
        away = steps[room]
        if away > reach:
            continue
        if gem & gems:
            find += GEM
        if level and not slain & bit:
            missing = level - levels[hero] - armour
            find += MINION - WOUND * missing if missing > 0 else MINION
        if trapped:
            find -= trap
        if find > 0:
            value += find * NEARNESS[away]
    return value


@cache
def _finds(book: PaperBook) -> tuple[tuple[int, int, float, int, int, int, bool], ...]:
    """Of each room worth a visit: its number and bit, worth of its rewards, bit of its gem, hero and minion's level, trap."""
    each = {"potion": POTION, "part": PART, "level": LEVEL}
    return tuple(
        (
            room,
            1 << room,
            sum(each[r] for r in here.rewards),
            1 << here.gem if here.gem >= 0 else 0,
            here.hero,
            here.level,
            here.trap,
        )
        for room, here in enumerate(book.rooms)
        if here.rewards or here.gem >= 0 or here.level
    )


def _cards(team: Team, state: State, book: PaperBook, left: int) -> float:
    """The next tier of the goal, and missions that nobody has claimed."""
    goal = book.goals[team.goal]
    counted = cards.measure(team, goal, state, book)
    before, value = 0, 0.0
    for tier in goal.tiers:
        if counted < tier:
            value += 2 * 0.5 * min(1.0, left / 4) * (counted - before) / (tier - before)
            break
        before = tier
    worth_each = book.pack.tracks.mission
    for index in state.missions:
        if index in state.claimed:
            continue
        mission = book.missions[index]
        done = min(1.0, cards.measure(team, mission, state, book) / mission.need)
        value += worth_each * (1.0 if done >= 1 else 0.6 * done * done * min(1.0, left / 4))
    return value
