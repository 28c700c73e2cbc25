"""Questions that a person left to the table: answered at once, as if the person had."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.kernel.game import Game
from undercroft.kernel.journal import Journal
from undercroft.kernel.types import Seat
from undercroft.server.errors import Refused
from undercroft.server.play.chairs import Chair


def set_habit(game: Game, chair: Chair, kind: str, answer: str) -> None:
    """What is answered without asking from now on; an empty answer: ask."""
    if answer not in ("", *game.habits.get(kind, ())):
        raise Refused("wrong-setup")
    chair.habits.pop(kind, None)
    if answer:
        chair.habits[kind] = answer


def next_answer(journal: Journal, chairs: Sequence[Chair]) -> tuple[Seat, str] | None:
    """A person whose open question the own habits answer, and that answer. A bot that stands in has its own mind.

    A window keeps its time, whatever its person is used to.
    """
    for ask in journal.table.questions():
        if ask.window:
            continue
        chair = chairs[ask.seat]
        text = chair.habits.get(ask.kind, "")
        if text and not chair.plays_by_itself and any(str(action) == text for action in ask.options):
            return ask.seat, text
    return None


def keep(journal: Journal, chairs: Sequence[Chair]) -> None:
    while (found := next_answer(journal, chairs)) is not None:
        journal.answer(*found)
