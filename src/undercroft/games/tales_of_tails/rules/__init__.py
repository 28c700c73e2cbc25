"""The rulebook, a chapter a file. Rules tell events with ids and contain no words."""

from undercroft.games.tales_of_tails.content import TailsBook
from undercroft.games.tales_of_tails.state import Pup, State
from undercroft.kernel.driver import Desk as KernelDesk

Desk = KernelDesk[State, Pup, TailsBook]
