"""Potions."""

from __future__ import annotations

from undercroft.games.paper_dungeons.content import MOST_POTIONS, POTION_ROW, PaperBook
from undercroft.games.paper_dungeons.rules import Desk, rewards
from undercroft.games.paper_dungeons.state import Team
from undercroft.kernel.types import Flow

BREWED = 2


def brewed(team: Team, book: PaperBook) -> int:
    """PD-POTION-1; PD-TALENT-1: the Alchemist brews one more."""
    talent = book.talents[team.talent]
    return BREWED + (talent.amount if talent.effect == "brew-more" else 0)


def brew(d: Desk) -> Flow:
    yield from gain(d, brewed(d.part, d.book), "die")


def gain(d: Desk, count: int, source: str) -> Flow:
    """PD-POTION-2, PD-POTION-5: one by one; a full row pays at once. PD-POTION-9: there is room for no more than twelve."""
    team = d.part
    for _ in range(count):
        if team.potions >= MOST_POTIONS:
            d.tell("lost", "potion", source)
            continue
        team.potions += 1
        d.tell("potion", team.potions, source)
        if team.potions % POTION_ROW == 0:
            reward = d.book.pack.tracks.potion_rows[team.potions // POTION_ROW - 1]
            yield from rewards.gain(d, reward, "potions")
