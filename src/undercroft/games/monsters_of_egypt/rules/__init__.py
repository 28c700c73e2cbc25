"""The rulebook, a chapter a file. Rules tell events with ids and contain no words.

From the ground up: `ground` (what holds and borders), `pieces` (piles, breaking, falling), `losses` (lives), `ceiling`,
`traps`, `arrivals` (a hero comes to a cell), `moving`, `reach` (what effects share), `bombs`, `hooks`, `weapons`, `items`,
`trade`, `fights`, `monsters`, `turns`, and `play` (the course of the game). An enumerator of options fills
in what it leaves out, each wish with its rule, where it is given a list for it: nothing else says what is legal.
"""

from collections.abc import Generator
from typing import Any, TypeVar

from undercroft.games.monsters_of_egypt.state import State
from undercroft.kernel.driver import Desk as KernelDesk
from undercroft.kernel.types import Ask, Together

T = TypeVar("T")
Desk = KernelDesk[State, Any, Any]
Answer = Generator[Ask | Together, Any, T]
"""A flow that comes back with something."""
