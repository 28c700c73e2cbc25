"""Where a dog stands: its coins so far, what wins, what it should see coming."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.face import HIDDEN, Figured, Phrase, Tally, Warned
from undercroft.games.tales_of_tails.content import TailsBook
from undercroft.games.tales_of_tails.face.board.seats import hides
from undercroft.games.tales_of_tails.rules.play import draws_left
from undercroft.games.tales_of_tails.rules.scoring import sheet
from undercroft.games.tales_of_tails.state import INSIDE, View

PILED = ("coins", "chests", "traps", "total")
"""Lines that cannot be read off a face-down pile."""


def goal(view: View, book: TailsBook) -> list[Phrase]:
    return [Phrase("wins-coins", {"rounds": book.figures.rounds})]


def standing(view: View, seat: int, book: TailsBook) -> list[Phrase]:
    """Coins as if the game ended now, without what is collected at the end of the round and the others' own quests."""
    if not view.state.round or hides(seat, view):
        return []
    coins = sheet(view.state, book)[-1][1][seat]
    return [Phrase("standing-coins", {"coins": abs(coins), "shown": f"−{-coins}" if coins < 0 else str(coins)})]


def tally(view: View, book: TailsBook) -> Tally:
    seats = range(len(view.state.parts))
    lines: list[tuple[str, tuple[Figured, ...]]] = [
        ("so-far" if line == "total" else line, tuple(HIDDEN if _secret(line, seat, view) else values[seat] for seat in seats))
        for line, values in sheet(view.state, book)
    ]
    return Tally(Phrase("tally-about"), lines)


def _secret(line: str, seat: int, view: View) -> bool:
    if line == "own-quest":
        return view.state.parts[seat].quest < 0
    return line in PILED and hides(seat, view)


def warnings(view: View, seat: int, book: TailsBook) -> Iterator[Warned]:
    """Near the end of the countdown: the last card, or none, for a dog that is still inside."""
    state = view.state
    if state.phase != "turn" or state.countdown < 0 or state.parts[seat].place != INSIDE or state.walk is not None:
        return
    draws = draws_left(state, seat)
    if draws <= 1:
        yield Warned(Phrase("warning-countdown", {"cards": "gone" if not state.countdown else "one" if draws else "none"}))
