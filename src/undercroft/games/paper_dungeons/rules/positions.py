"""Whether a position can be: what always holds, checked field by field."""

from __future__ import annotations

from undercroft.games.paper_dungeons.content import (
    CLOVER,
    MOST_GEMS,
    MOST_LEVEL,
    MOST_POTIONS,
    MOST_WOUNDS,
    SKULL,
    PaperBook,
)
from undercroft.games.paper_dungeons.rules.bosses import BOSS_ROUNDS, FLED
from undercroft.games.paper_dungeons.rules.dice import TOO_MANY, symbols
from undercroft.games.paper_dungeons.rules.movement import moves_of
from undercroft.games.paper_dungeons.rules.play import CARDS_DEALT, PHASES, ROUNDS
from undercroft.games.paper_dungeons.state import Sheet, State, Team
from undercroft.kernel.types import WrongPosition


def inspect(state: State, book: PaperBook) -> None:
    def need(fine: bool, field: str, why: str) -> None:
        if not fine:
            raise WrongPosition(f"state.{field}: {why}")

    need(state.phase in PHASES or state.phase == "over", "phase", f"there is no phase '{state.phase[:20]}'")
    need(1 <= len(state.parts) <= 8, "parts", "one to eight teams")
    need(0 <= state.round <= ROUNDS, "round", f"0 to {ROUNDS}")
    need(state.phase != "roll" or state.round < ROUNDS, "round", f"no roll comes after round {ROUNDS}")
    need(state.phase == "deal" or state.dungeon >= 0, "dungeon", "a dungeon card is missing")
    need(state.dungeon < len(book.dungeons), "dungeon", "there is no such dungeon card")
    started = state.phase not in ("deal", "keep", "prepare", "roll")
    need(not started or state.round >= 1, "round", f"the phase '{state.phase}' belongs to a round")
    need(len(state.dice) == 6 or not (started or state.dice), "dice", "six dice")
    need(all(0 <= face < 6 for face in state.dice), "dice", "a face is 0 to 5")
    shown = symbols(state, book) if state.dice else []
    need(max(shown.count(SKULL), shown.count(CLOVER)) < TOO_MANY, "dice", "three skulls or clovers are rolled again")
    if state.phase in ("blows", "spoils", "vanish"):
        need(state.round in BOSS_ROUNDS, "round", f"the phase '{state.phase}' belongs to a boss fight")
        need(len(state.powers) == len(state.parts) and min(state.powers) >= FLED, "powers", "one a team, -1 who fled")
    need(all(0 <= mission < len(book.missions) for mission in state.missions), "missions", "there is no such mission")
    need(len(set(state.missions)) == len(state.missions), "missions", "all different")
    need(set(state.claimed) <= set(state.missions), "claimed", "only missions in play can be claimed")
    need(not state.shown or len(state.shown) == len(state.parts), "shown", "one sheet a team")
    needs_cards = state.phase not in ("deal", "keep")
    fought = bosses_fought(state)
    for seat, team in enumerate(state.parts):
        _inspect_sheet(team, f"parts[{seat}]", book, needs_cards=needs_cards)
        _inspect_team(team, f"parts[{seat}]", book, shown, dealt=state.phase == "keep")
        need(len(team.bosses) == fought, f"parts[{seat}].bosses", f"{fought} by now")
        need(not team.skulls or state.phase == "explore", f"parts[{seat}].skulls", "only while dice are used")
        need(not team.blows or state.phase == "blows", f"parts[{seat}].blows", "only after a boss fight")
        talent = book.talents[team.talent].id if team.talent >= 0 else ""
        need(team.opening in ("", talent), f"parts[{seat}].opening", "another talent than the team's")
    for seat, sheet in enumerate(state.shown):
        need(len(sheet.bosses) <= fought, f"shown[{seat}].bosses", f"{fought} by now")
        _inspect_sheet(sheet, f"shown[{seat}]", book, needs_cards=False)
        need(sheet.opening in ("", state.parts[seat].opening), f"shown[{seat}].opening", "another talent than the team's")
    for card in ("talent", "goal"):
        held = [getattr(team, card) for team in state.parts if getattr(team, card) >= 0]
        need(len(set(held)) == len(held), f"parts[].{card}", "no two teams hold the same card")
    terms = state.terms
    need(terms.vanishing or len(state.parts) > 1, "terms.vanishing", "on in a game for one")
    letters = [card.id for card in book.dungeons]
    need(not terms.dungeon or terms.dungeon in letters, "terms.dungeon", "there is no such dungeon card")
    agreed = state.dungeon < 0 or terms.dungeon in ("", letters[state.dungeon])
    need(agreed, "dungeon", f"the table agreed on dungeon {terms.dungeon}")
    need(terms.missions or not state.missions, "missions", "the table plays without")


def bosses_fought(state: State) -> int:
    """PD-BOSS-1: how many fights every team has behind it."""
    after = state.phase in ("blows", "spoils", "vanish", "missions", "roll", "over")
    return sum(fight < state.round or (fight == state.round and after) for fight in BOSS_ROUNDS)


def _inspect_sheet(sheet: Sheet, where: str, book: PaperBook, *, needs_cards: bool) -> None:
    def need(fine: bool, field: str, why: str) -> None:
        if not fine:
            raise WrongPosition(f"state.{where}.{field}: {why}")

    need(all(1 <= level <= MOST_LEVEL for level in sheet.levels), "levels", f"1 to {MOST_LEVEL}")
    need(len(sheet.cells) == len(book.items), "cells", f"{len(book.items)} items")
    need(all(0 <= cells <= 2 for cells in sheet.cells), "cells", "0 to 2")
    need(0 <= sheet.potions <= MOST_POTIONS, "potions", f"0 to {MOST_POTIONS}")
    need(0 <= sheet.hearts <= 2 * sheet.potions, "hearts", "at most two hearts a potion")
    need(0 <= sheet.wounds <= MOST_WOUNDS, "wounds", f"0 to {MOST_WOUNDS}")
    need(sheet.risen or sheet.wounds <= sheet.strength, "wounds", "more than health, and the team has not risen")
    need(0 <= sheet.gems <= MOST_GEMS, "gems", f"0 to {MOST_GEMS}")
    need(sheet.gems >= sheet.taken.bit_count(), "gems", "fewer than the letters taken")
    need(not sheet.taken & sheet.crossed, "crossed", "a gem that was taken cannot be crossed out")
    need(not sheet.slain & ~book.minion_mask, "slain", "a room without a minion")
    need(sheet.room < 0 or sheet.explored >> sheet.room & 1 == 1, "room", "the team stands in a room it has not explored")
    need(len(sheet.bosses) <= 3, "bosses", "three at most")
    for field, cards in (("talent", book.talents), ("goal", book.goals)):
        card = getattr(sheet, field)
        need(-1 <= card < len(cards), field, "there is no such card")
        need(card >= 0 or not needs_cards, field, "the card is missing")


def _inspect_team(team: Team, where: str, book: PaperBook, shown: list[int], *, dealt: bool) -> None:
    def need(fine: bool, field: str, why: str) -> None:
        if not fine:
            raise WrongPosition(f"state.{where}.{field}: {why}")

    need(-1 <= team.die < 6, "die", "-1 to 5")
    need(0 <= team.used < 64 and team.used.bit_count() <= 3, "used", "at most three of six dice")
    skulls = sum(1 << die for die, symbol in enumerate(shown) if symbol == SKULL)
    need(not team.used & skulls, "used", "a skull cannot be used")
    need(team.die < 0 or not (team.used | skulls) >> team.die & 1, "die", "this die cannot be in hand")
    need(team.moves >= -1, "moves", "-1 or more")
    need(team.moves < 0 or team.die >= 0, "moves", "moves need a die in hand")
    if team.moves >= 0 and book.talents[team.talent].effect != "move-per-water":
        most = moves_of(shown[team.die])
        need(team.moves + team.walked <= most, "moves", f"this die gives {most}, and {team.walked} are walked")
    need(0 <= team.skulls <= 2, "skulls", "0 to 2")
    need(0 <= team.blows <= MOST_WOUNDS, "blows", "0 or more")
    need(0 <= team.walked <= 60, "walked", "0 to 60")
    need(not team.fresh & ~team.taken, "fresh", "a gem that was not taken")
    for field in ("talents_dealt", "goals_dealt"):
        need(not dealt or len(getattr(team, field)) == CARDS_DEALT, field, f"{CARDS_DEALT} cards")
    need(all(0 <= card < len(book.talents) for card in team.talents_dealt), "talents_dealt", "there is no such card")
    need(all(0 <= card < len(book.goals) for card in team.goals_dealt), "goals_dealt", "there is no such card")
