"""Cells where a trap kills when it is sprung: the monsters aim at them, heroes do not linger there."""

from __future__ import annotations

from functools import lru_cache
from types import SimpleNamespace
from typing import cast

from undercroft.games.monsters_of_egypt.content import TombBook
from undercroft.games.monsters_of_egypt.paths import MOVE, Ground, ground_of
from undercroft.games.monsters_of_egypt.plan import Plan
from undercroft.games.monsters_of_egypt.rules import Desk, traps
from undercroft.games.monsters_of_egypt.rules.ground import boulder_way, spiked
from undercroft.games.monsters_of_egypt.sightings import Survey
from undercroft.games.monsters_of_egypt.state import State

OPEN_TRAP, HIDDEN_TRAP = 6 * MOVE, MOVE


def struck(state: State, book: TombBook, effect: str) -> frozenset[int]:
    """Where it would strike now."""
    plan: Plan = book.plans[state.terms.mode]
    if effect == "spikes":
        return frozenset(spiked(state, plan))
    if effect == "arrows":
        d = cast(Desk, SimpleNamespace(state=state, book=book))
        return frozenset(end for _, end, hits in traps.volley(d) if hits)
    if effect == "rumble":
        if state.terms.mode == "exploration":
            return _boulder_way(plan, ground_of(state))
        row = max(0, state.ceiling - 2) * plan.width
        return frozenset(range(row, row + plan.width)) if state.ceiling > 1 else frozenset()
    return frozenset()


@lru_cache(maxsize=256)
def _boulder_way(plan: Plan, ground: Ground) -> frozenset[int]:
    return frozenset(boulder_way(cast(State, ground), plan))


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
        found = found | dict.fromkeys(struck(state, book, "arrows"), OPEN_TRAP)
    return found


@lru_cache(maxsize=256)
def _struck_by_both(plan: Plan, ground: Ground, spikes: int, rumble: int) -> dict[int, int]:
    found = dict.fromkeys(_boulder_way(plan, ground), rumble) if rumble else {}
    if spikes:
        for cell in spiked(cast(State, ground), plan):
            found[cell] = max(spikes, found.get(cell, 0))
    return found
