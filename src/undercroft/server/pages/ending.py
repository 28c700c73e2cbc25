"""How a game ended, on a page of its own: who won and by what, the score line by line, where it turned."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from undercroft.draw.plot import Curve, plot
from undercroft.kernel.types import Outcome, Seat
from undercroft.server.pages import telling
from undercroft.server.pages.base import SeatLine, render
from undercroft.server.pages.look import Look
from undercroft.server.pages.replay import score_lines
from undercroft.server.play.course import Step, Turn, turns
from undercroft.server.play.room import Room
from undercroft.server.reader import Reader
from undercroft.texts import Tongue

MOST_SENTENCES = 2


class Total(NamedTuple):
    line: SeatLine
    figure: str
    won: bool


class Turned(NamedTuple):
    """A turning point: its step in the replay, its round, and what happened."""

    step: int
    round: str
    line: SeatLine | None
    words: str
    change: str


def end(reader: Reader, room: Room, steps: Sequence[Step]) -> str:
    mine = room.seats_of(reader.device)
    look = Look(reader, room, mine[0] if mine else None)
    outcome, you = look.table.outcome(), look.place if len(mine) == 1 else None
    assert outcome is not None
    race = look.face.race
    curves = [Curve(line.seat, line.letter, [step.figures[line.seat] for step in steps]) for line in look.lines] if race else []
    return render(
        "end.html", reader, look.words,
        room=room, here=f"/t/{room.id}/end", place=look.place, lines=look.lines, outcome=outcome, rows=score_lines(look),
        story=telling.story(look, you=you), totals=_totals(look, outcome), tie=tie_broken(look.words, outcome),
        turned=[_turned(look, turn, you) for turn in turns(steps, room.game, look.face.following)],
        plotted=plot(curves, _rounds(look, steps)) if steps else "", raced=look.words.name("line", race) if race else "",
        picture=f"/t/{room.id}/picture?step={room.drawn}" if room.drawn is not None and look.face.board.stage.map else "",
    )  # fmt: skip


def tie_broken(words: Tongue, outcome: Outcome) -> str:
    """By what a tie was decided; nothing where there was none."""
    if not outcome.tie:
        return ""
    best = outcome.tie[outcome.winners[0]]
    others = [outcome.tie[seat] for seat in outcome.tied if seat not in outcome.winners]
    shared = len(outcome.winners) > 1
    return words.say("tie-broken", shared="yes" if shared else "no", best=best, next=best if shared else max(others))


def _totals(look: Look, outcome: Outcome) -> list[Total]:
    """The winners first, then by score."""
    order = sorted(look.lines, key=lambda line: (line.seat not in outcome.winners, -outcome.scores[line.seat]))
    counted = look.face.tallies
    return [
        Total(line, str(outcome.scores[line.seat]).replace("-", "−") if counted else line.standing, line.seat in outcome.winners)
        for line in order
    ]


def _turned(look: Look, turn: Turn, you: Seat | None) -> Turned:
    told = (telling.sentence(look.words, event, look.names, you) for event in turn.events)
    return Turned(
        turn.step,
        "" if turn.heading is None else str(turn.heading.data[0]),
        None if turn.seat is None else look.lines[turn.seat],
        telling.brief(told, slice(MOST_SENTENCES)),
        "" if turn.change is None else f"{turn.change:+d}".replace("-", "−"),
    )


def _rounds(look: Look, steps: Sequence[Step]) -> list[tuple[int, str]]:
    """Where rounds begin, among the steps."""
    headings = look.room.game.headings
    begun = ((at, event) for at, step in enumerate(steps) for event in step.events if event.kind in headings)
    return [(at, str(event.data[0])) for at, event in begun]
