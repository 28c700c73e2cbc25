"""A game of dice of which everything is known: a roll is worth 3.5, a rest 3, and whoever hides rolls unseen before it counts."""

from __future__ import annotations

from typing import Any

from undercroft.bots.effort import Effort
from undercroft.kernel import plain
from undercroft.kernel.game import Game
from undercroft.kernel.journal import Journal, Record
from undercroft.kernel.luck import Luck, Quick, Source
from undercroft.kernel.types import Action, Ask, Flow, Outcome, Seat, Setup, Weighed, ranked

ROLL, REST, HIDE, SHOW = (Action(word) for word in ("roll", "rest", "hide", "show"))
MEAN, RESTED = 3.5, 3.0
TURNS = 4


class Dice(plain.State):
    points: list[int]
    turn: int = 0
    hidden: int = 0


def play(d: Any) -> Flow:
    state: Dice = d.state
    while state.turn < TURNS * len(state.points):
        seat = state.turn % len(state.points)
        if state.hidden:
            yield Ask(seat, "show", (SHOW, REST))
            state.points[seat] += state.hidden
            state.hidden = 0
            state.turn += 1
            continue
        action = yield Ask(seat, "turn", (ROLL, REST, HIDE))
        rolled = 3 if action == REST else 1 + d.luck.below(6)
        if action == HIDE:
            state.hidden = rolled
            continue
        state.points[seat] += rolled
        state.turn += 1


def outcome(state: Dice, book: Any) -> Outcome | None:
    done = state.turn >= TURNS * len(state.points)
    return ranked(tuple(state.points), tuple(state.points)) if done else None


def worth(state: Dice, seat: Seat, book: Any) -> float:
    return sum(terms(state, seat, book).values())


def terms(state: Dice, seat: Seat, book: Any) -> dict[str, float]:
    """What lies hidden is not seen."""
    left = sum(turn % len(state.points) == seat for turn in range(state.turn, TURNS * len(state.points)))
    return {"points": float(state.points[seat]), "turns": MEAN * left}


def weigh(game: Game, setup: Setup, view: Any, ask: Ask, book: Any, luck: Luck, effort: Effort) -> list[Weighed]:
    now = terms(view.state, ask.seat, book)
    then = {ROLL: MEAN, HIDE: MEAN, REST: RESTED, SHOW: MEAN}
    found = [
        Weighed(option, sum(now.values()) + then[option] - MEAN, {**now, "now": then[option] - MEAN}) for option in ask.options
    ]
    return sorted(found, key=lambda each: -each.worth)


GAME = Game(
    id="dice",
    seats=range(1, 5),
    events={},
    asks={"turn": (), "show": ()},
    load=plain.book_of(ROLL, REST, HIDE, SHOW),
    set_up=lambda setup, _: Dice([0] * setup.seats),
    play=play,
    outcome=outcome,
    read=plain.reads(Dice),
    worth=worth,
    terms=terms,
    weigh=weigh,
    pauses=frozenset({"turn", "show"}),
)


def rolled(*answers: str, seats: int = 2, source: Source | None = None) -> Record:
    """A game with these answers, and rests to its end; a take-back is written `back`."""
    journal = Journal(GAME, Setup("dice", seats, "base"), GAME.load("base"), b"", tuple("abcd"[:seats]))
    journal.table.luck = Luck(source or Quick(1))
    journal.start()
    given = list(answers)
    while not journal.table.over:
        seat = journal.table.questions()[0].seat
        text = given.pop(0) if given else "rest"
        if text == "back":
            journal.take_back((seat - 1) % seats)
        else:
            journal.answer(seat, text)
    return journal.record
