"""How much of the table a player looks at. Who sees less plays a plainer game, and nothing is done at random."""

from __future__ import annotations

from typing import NamedTuple

ANY_QUEST = -99


class Sight(NamedTuple):
    one_by_one: bool = False
    """Has one quest in mind at a time, the own one that lies first, not whatever is near and promises most."""
    explores: bool = True
    """Spends points on drawing locations; else the dungeon grows by what each turn brings."""
    shy: float = 0.0
    """How much more a card or a blow must be worth to be thought of outside the own hero phase: as dungeon lord, in answer."""
    cards: bool = True
    """Plays cards for its own hero and uses what it has; else it walks, tests and fights with what it was born with."""
    persists: bool = True
    """Tries a quest again in the same turn; else it waits for the next, with points in hand."""
    aim: int = ANY_QUEST
    """What the hero has set its mind on: a quest, or one of the other goals."""


ALL_SEEING = Sight()
