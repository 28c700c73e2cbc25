"""Plays a position on to the end of its round, everybody by advice: quickly, with no table and no words.

A walk happens in one piece, as its plan says; what changes is changed by the rules themselves.
"""

from __future__ import annotations

from msgspec.structs import replace

from undercroft.bots.effort import Effort
from undercroft.games.tales_of_tails.actions import EXPLORE, WALK
from undercroft.games.tales_of_tails.bot.choose import turn_taken
from undercroft.games.tales_of_tails.bot.goals import value_of_places
from undercroft.games.tales_of_tails.bot.paths import best_turning, best_way, turns_rooms
from undercroft.games.tales_of_tails.bot.sight import GLANCE, Sight
from undercroft.games.tales_of_tails.content import TailsBook
from undercroft.games.tales_of_tails.rules import Desk, exits, play
from undercroft.games.tales_of_tails.rules.dungeon import maze_of, placed, placements
from undercroft.games.tales_of_tails.rules.movement import first_steps
from undercroft.games.tales_of_tails.state import NOTHING, State
from undercroft.kernel.luck import Luck
from undercroft.kernel.types import Action, Figure, Seat

QUICK = Sight(own=GLANCE, turns=False)


class Unheard(Desk):
    """Where a position is played on in thought."""

    def __init__(self, state: State, book: TailsBook, luck: Luck) -> None:
        self.state = state
        self.book = book
        self.luck = luck

    def tell(self, kind: str, *data: Figure, seat: Seat | None = None, secret: bool = False) -> None:
        """Nobody listens."""


def play_on(d: Unheard, effort: Effort) -> bool:
    """To the end of this round; whether there was time for it."""
    while d.state.phase == "turn":
        if effort.spent():
            return False
        _turn(d)
    for _ in play.round_end(d):
        """Nobody is asked."""
    return True


def _turn(d: Unheard) -> None:
    state, book, seat = d.state, d.book, d.state.turn
    if state.drawn >= 0:
        lay(d)
        return
    explores = bool(play.left_to_draw(state) and maze_of(state.dungeon, book).frontier)
    take(d, turn_taken(state, seat, book, QUICK, explores=explores, walks=True), QUICK)


def take(d: Unheard, action: Action, sight: Sight) -> None:
    """A whole turn, or the placing of the room in hand."""
    state, seat = d.state, d.state.turn
    if action.kind == "place":
        lay(d, action)
        return
    if action is EXPLORE:
        play.draw(d)
        lay(d)
        return
    if action is not WALK or not _walk(d, sight):
        play.sleep(d)
    state.last = seat
    play.advance(d)


def lay(d: Unheard, place: Action | None = None) -> None:
    """The room in hand, where it is said or where it seems best."""
    state, book = d.state, d.book
    if place is None:
        places = placements(state.dungeon, book, state.drawn)
        likes = value_of_places(state, state.turn, places, book, QUICK)
        place = places[likes.index(max(likes))]
    state.dungeon, state.drawn, state.last = placed(state.dungeon, state.drawn, place), NOTHING, state.turn
    play.advance(d)


def _walk(d: Unheard, sight: Sight) -> bool:
    """Leaves by the best way, if there is one."""
    state, book, seat = d.state, d.book, d.state.turn
    turned = best_turning(state, seat, book, sight)[0] if turns_rooms(state, seat, book) else None
    start = replace(first_steps(state, seat, book), turned=turned)
    plan = best_way(state, seat, book, turned or state.dungeon, start, sight).plan
    if plan:
        exits.leave(state, plan[-1][1], book)
        exits.start_countdown(d)
    return bool(plan)
