"""The rulebook, a chapter a file. Rules tell events with ids and contain no words."""

from undercroft.games.paper_dungeons.content import PaperBook
from undercroft.games.paper_dungeons.state import State, Team
from undercroft.kernel.driver import Desk as KernelDesk

Desk = KernelDesk[State, Team, PaperBook]
