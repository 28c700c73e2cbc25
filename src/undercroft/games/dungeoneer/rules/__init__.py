"""The rulebook, a chapter a file. Rules tell events with ids and contain no words."""

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
