"""How good a position is for a seat, in a few figures: for a look ahead. Play by `advice` is much better."""

from __future__ import annotations

from undercroft.games.monsters_of_egypt.content import TombBook
from undercroft.games.monsters_of_egypt.rules import scoring
from undercroft.games.monsters_of_egypt.state import DEAD, GONE, State
from undercroft.kernel.types import Seat

WON = 100.0
OUT, DOOR, CRYSTAL, KEY, LIFE, ITEM = 20.0, 15.0, 10.0, 6.0, 3.0, 0.5
FLOOR_DOWN = 0.2
"""With a door open every floor nearer to the exit counts; before, an opened chest does."""
CHEST_OPENED = 0.3


def worth(state: State, seat: Seat, book: TombBook) -> float:
    """From 0 (lost) to 100 (won); for whoever plays the monsters, what the heroes lack."""
    if state.result:
        return WON if seat in scoring.winners(state) else 0.0
    team = min(WON - 1, _of_heroes(state, book))
    own = state.parts[seat].heroes
    if own and any(state.heroes[number].cell != DEAD for number in own):
        return team
    return WON - 1 - team


def _of_heroes(state: State, book: TombBook) -> float:
    plan = book.plans[state.terms.mode]
    door = any(state.doors)
    found = DOOR * door + CHEST_OPENED * (len(book.chests) - len(state.chests))
    for hero in state.heroes:
        if hero.cell == GONE:
            found += OUT
        elif hero.cell != DEAD:
            found += LIFE * hero.lives + ITEM * len(hero.items)
            found += FLOOR_DOWN * (hero.cell // plan.width) * (door and hero.cell >= 0)
        if book.crystal in hero.items:
            found += CRYSTAL
        if not door:
            found += KEY * sum(key in hero.items for key in book.keys)
    return found
