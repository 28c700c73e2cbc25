"""Missions, goals and talents."""

from __future__ import annotations

from undercroft.games.paper_dungeons.content import Goal, Mission, PaperBook
from undercroft.games.paper_dungeons.rules import Desk, gems, items, levels, minions, potions
from undercroft.games.paper_dungeons.state import Sheet, State, View
from undercroft.kernel.types import Ask, Flow

TIER_GLORY = (0, 2, 4, 6)
BEFORE = ("gem-before", "levels-before", "slay-before", "parts-before", "potions-before")
"""Talents that act before the game, for all to see."""


def keep_cards(d: Desk) -> Flow:
    """PD-SETUP-8: one of two talents, one of two goals."""
    team = d.part
    if team.talent < 0:
        options = tuple(d.book.talent_keeps[talent] for talent in team.talents_dealt)
        team.talent = (yield Ask(d.seat, "keep-talent", options, secret=True)).value
        d.tell("kept-talent", d.book.talents[team.talent].id, secret=True)
    if team.goal < 0:
        options = tuple(d.book.goal_keeps[goal] for goal in team.goals_dealt)
        team.goal = (yield Ask(d.seat, "keep-goal", options, secret=True)).value
        d.tell("kept-goal", d.book.goals[team.goal].id, secret=True)


def prepare(d: Desk) -> Flow:
    """PD-SETUP-15: talents that act before the game."""
    team, talent = d.part, d.book.talents[d.part.talent]
    if team.prepared:
        return
    if talent.effect in BEFORE:
        d.tell("prepared", talent.id)
        team.opening = talent.id
    if talent.effect == "gem-before":
        yield from gems.treasure_hunter(d)
    elif talent.effect == "levels-before":
        yield from levels.veteran(d, talent.amount)
    elif talent.effect == "slay-before":
        yield from minions.slay(d, talent.amount, "talent", quiet=True)
    elif talent.effect == "parts-before":
        yield from items.craftsman(d, talent.amount)
    elif talent.effect == "potions-before":
        yield from potions.gain(d, talent.amount, "talent")
    team.prepared = True


def measure(team: Sheet, card: Mission | Goal, state: State | View, book: PaperBook) -> int:
    """What a mission or goal counts, read off the sheet. PD-RULING-24, PD-RULING-25."""
    what, least, seen = card.count, card.least, team.explored
    if what == "minions":
        return team.slain.bit_count()
    if what == "minions-of-level":
        return (team.slain & book.level_masks[least]).bit_count()
    if what == "minion-levels":
        return sum(team.slain & mask != 0 for mask in book.level_masks.values())
    if what == "heroes":
        return sum(level >= least for level in team.levels)
    if what == "strength":
        return team.strength
    if what == "rows":
        return sum(seen & mask == mask for mask in book.row_masks)
    if what == "columns":
        return sum((seen & mask).bit_count() >= least for mask in book.column_masks)
    if what == "rooms":
        return seen.bit_count()
    if what == "corners":
        return (seen & book.corner_mask).bit_count()
    if what == "edge-rooms":
        return (seen & book.edge_mask).bit_count()
    if what == "traps":
        return (seen & book.trap_mask).bit_count()
    if what == "obstacles":
        return (seen & book.trap_mask).bit_count() + team.edges.bit_count()
    if what == "boss-rooms":
        return sum(seen >> room & 1 for room in book.dungeons[state.dungeon].rooms)
    if what == "boss-glory":
        return sum(max(0, glory) for glory in team.bosses)
    if what == "potions":
        return team.potions
    if what == "items":
        return team.cells.count(items.CELLS)
    return team.gems


def goal_glory(team: Sheet, goal: Goal, state: State | View, book: PaperBook) -> int:
    """PD-GOAL-2: the highest tier reached."""
    counted = measure(team, goal, state, book)
    return TIER_GLORY[sum(counted >= tier for tier in goal.tiers)]


def talent_glory(team: Sheet, state: State | View, book: PaperBook) -> int:
    """PD-TALENT-18, and the edition's figure where the editions differ."""
    talent = book.talents[team.talent]
    return talent.glory_pl if state.terms.polish_edition and talent.glory_pl is not None else talent.glory


def claim_missions(d: Desk) -> None:
    """PD-MISSION-1 to PD-MISSION-7, PD-SOLO-3: every mission met is claimed by all who meet it, then it is gone."""
    state, book = d.state, d.book
    worth = book.pack.tracks.solo_missions[state.round - 1] if len(state.parts) == 1 else book.pack.tracks.mission
    for index in state.missions:
        if index in state.claimed:
            continue
        mission = book.missions[index]
        met = [seat for seat, team in enumerate(state.parts) if measure(team, mission, state, book) >= mission.need]
        if not met:
            continue
        state.claimed += (index,)
        for seat in met:
            state.parts[seat].mission_glory += worth
            d.tell("mission", mission.id, worth, seat=seat)
