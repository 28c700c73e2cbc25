"""Cells where a trap kills when it is sprung: heroes do not linger there."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from undercroft.games.monsters_of_egypt.bot.paths import MOVE, Ground, ground_of
from undercroft.games.monsters_of_egypt.bot.sightings import Survey
from undercroft.games.monsters_of_egypt.content import TombBook
from undercroft.games.monsters_of_egypt.plan import Plan
from undercroft.games.monsters_of_egypt.rules.dungeon import boulder_way, spiked
from undercroft.games.monsters_of_egypt.rules.traps import struck
from undercroft.games.monsters_of_egypt.state import State

OPEN_TRAP, HIDDEN_TRAP = 6 * MOVE, MOVE


@lru_cache(maxsize=256)
def _effects(book: TombBook, tokens: tuple[int, ...]) -> frozenset[str]:
    return frozenset(trap.effect for token in tokens if (trap := book.trap[token]) is not None)


def lingering(state: State, book: TombBook, seen: Survey, *, hunted: bool) -> dict[int, int]:
    """What it costs to come to rest where a trap may strike: one that lies open while somebody may spring it, or a hidden one."""
    lying = {trap.effect for _, token in seen.traps if (trap := book.trap[token]) is not None} if hunted else set()
    hidden = _effects(book, state.dangers)
    spikes, rumble = (OPEN_TRAP if effect in lying else HIDDEN_TRAP * (effect in hidden) for effect in ("spikes", "rumble"))
    plan: Plan = book.plans[state.terms.mode]
    found = _struck_by_both(plan, ground_of(state), spikes, rumble if state.terms.mode == "exploration" else 0)
    if "arrows" in lying:
        found = found | dict.fromkeys(struck(state, plan, "arrows"), OPEN_TRAP)
    return found


@lru_cache(maxsize=256)
def _struck_by_both(plan: Plan, ground: Ground, spikes: int, rumble: int) -> dict[int, int]:
    found = dict.fromkeys(boulder_way(cast(State, ground), plan), rumble) if rumble else {}
    if spikes:
        for cell in spiked(cast(State, ground), plan):
            found[cell] = max(spikes, found.get(cell, 0))
    return found
