"""The rulebook, a chapter a file. Rules tell events with ids and contain no words.

From the ground up: `dungeon` (what holds and borders), `pieces` (piles, breaking, falling), `wounds` (lives, and how a
question is put), `ceiling`, `traps`, `arrivals` (a hero comes to a cell), `movement`, `reach` (what effects share), `bombs`,
`hooks`, `weapons`, `items`, `trade`, `fights`, `monsters`, `turns`, and `play` (the course of the game); beside it `scoring`
and `positions` (which positions can be). An enumerator of options fills in what it leaves out, each wish with its rule, where
it is given a list for it: nothing else says what is legal.
"""

from collections.abc import Generator
from typing import TypeVar

from undercroft.games.monsters_of_egypt.content import TombBook
from undercroft.games.monsters_of_egypt.state import Player, State
from undercroft.kernel.driver import Desk as KernelDesk
from undercroft.kernel.types import Action, Ask, Together

T = TypeVar("T")
Desk = KernelDesk[State, Player, TombBook]
Answer = Generator[Ask | Together, Action, T]
"""A flow that comes back with something."""
