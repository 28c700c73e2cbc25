"""Wounds and resurrection."""

from __future__ import annotations

from undercroft.games.paper_dungeons.actions import DRINK
from undercroft.games.paper_dungeons.content import MOST_WOUNDS
from undercroft.games.paper_dungeons.rules import Desk
from undercroft.games.paper_dungeons.state import Sheet
from undercroft.kernel.types import Ask, Flow


def suffer(d: Desk, count: int, source: str, *, quiet: bool = False) -> Flow:
    """PD-WOUND-2, PD-WOUND-4: each wound goes on a free potion heart or on the wound column, as the player likes."""
    team = d.part
    drinkable = min(count, team.free_hearts)
    if drinkable and not d.state.terms.potions_first:
        drunk = (yield Ask(d.seat, "drink", DRINK[: drinkable + 1], (count, source, team.free_hearts), quiet)).value
    else:
        drunk = drinkable
    team.hearts += drunk
    rises = sum(_mark(d) for _ in range(count - drunk))
    d.tell("wounded", count, drunk, source)
    if rises:
        d.tell("risen")


def to_rise(team: Sheet) -> int:
    """PD-RES-1: how many wounds on the column are one too many."""
    return max(0, team.strength - team.wounds) + 1


def _mark(d: Desk) -> bool:
    """PD-RES-1, PD-RES-3: more wounds than health fill the resurrection box, once. True when it happens now.

    PD-WOUND-6: the column ends at its last heart; PD-RULING-5: even so one wound more can fill the box.
    """
    team = d.part
    wounds = team.wounds + 1
    team.wounds = min(wounds, MOST_WOUNDS)
    if team.risen or wounds <= team.strength:
        return False
    team.risen = True
    return True
