"""Gems: on the way, announced, crossed out, vanishing."""

from __future__ import annotations

from undercroft.games.paper_dungeons.content import LETTERS, MOST_GEMS
from undercroft.games.paper_dungeons.rules import Desk, potions, rewards
from undercroft.kernel.types import Action, Ask, Flow

OUTSIDE = -1
"""PD-GEM-9: a gem from outside the dungeon has no letter."""


def gain(d: Desk, letter: int, source: str) -> Flow:
    """PD-GEM-4: the next circle, its reward at once; then PD-TALENT-12, the Merchant's potion. PD-RULING-3: no circle, no gem."""
    team = d.part
    if team.gems >= MOST_GEMS:
        d.tell("lost", "gem", source)
        return
    team.gems += 1
    if letter != OUTSIDE:
        team.taken |= 1 << letter
        if source == "room":
            team.fresh |= 1 << letter
    d.tell("gem", LETTERS[letter] if letter != OUTSIDE else "-", team.gems, source)
    reward = d.book.pack.tracks.gem_rewards.get(team.gems)
    if reward is not None:
        yield from rewards.gain(d, reward, "gems")
    talent = d.book.talents[team.talent]
    if talent.effect == "potion-per-gem":
        yield from potions.gain(d, talent.amount, "talent")


def treasure_hunter(d: Desk) -> Flow:
    """PD-TALENT-4, PD-GEM-11: one gem of any letter before the game; it is not announced."""
    options: tuple[Action, ...] = d.book.gem_takes
    letter = (yield Ask(d.seat, "take-gem", options)).value
    yield from gain(d, letter, "talent")


def announce(d: Desk) -> None:
    """PD-GEM-5 to PD-GEM-8: letters taken this round are crossed out for every team that has not taken them."""
    announced = 0
    for seat, team in enumerate(d.state.parts):
        if team.fresh:
            announced |= team.fresh
            d.tell("announced", _letters(team.fresh), seat=seat)
        team.fresh = 0
    if announced:
        _cross_out(d, announced)


def vanish(d: Desk, letters: list[str]) -> None:
    """PD-VAR-1, PD-VAR-3: both letters of the boss card are crossed out where they have not been taken."""
    d.tell("vanished", "".join(letters))
    _cross_out(d, sum(1 << LETTERS.index(letter) for letter in letters))


def _cross_out(d: Desk, letters: int) -> None:
    for seat, team in enumerate(d.state.parts):
        lost = letters & ~team.taken & ~team.crossed
        if lost:
            team.crossed |= lost
            d.tell("crossed", _letters(lost), seat=seat)


def _letters(bits: int) -> str:
    return "".join(letter for bit, letter in enumerate(LETTERS) if bits >> bit & 1)
