"""The rulebook, a chapter a file. Rules tell events with ids and contain no words.

From the ground up: `dungeon` (what borders what), `stats` (what counts now), `points`, `piles` (where cards lie), `readied` (what
lies in front of a hero), `escorts`, `wounds`, `rolls`, `placing`, `effects` (what the words of cards do), `items` (glory cards),
`entering`, `movement`, `quests`, `dungeonlord` (peril cards), `responses`, `battles`, `hero_phase`, `solo` and `play` (the course
of the game); beside them `scoring` and `positions` (which positions can be). An enumerator of options fills in what it leaves
out, each wish with its rule, where it is given a list for it: nothing else says what is legal.
"""

from collections.abc import Generator
from typing import Any, TypeVar

from undercroft.games.dungeoneer.content import DungeonBook
from undercroft.games.dungeoneer.state import Player, State
from undercroft.kernel.driver import Desk as KernelDesk
from undercroft.kernel.types import Ask, Together

T = TypeVar("T")
Desk = KernelDesk[State, Player, DungeonBook]
Answer = Generator[Ask | Together, Any, T]
"""A flow that comes back with something."""
