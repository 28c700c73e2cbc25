"""A finished game analysed: how it stood, where it turned, what would have been better, how kind chance was."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from undercroft.analysis import Analysis, Decision, Stroke, Turn
from undercroft.draw.plot import Curve, Range, bar, plot
from undercroft.kernel.foretell import UNTRIED
from undercroft.kernel.types import Action, Ask, Event, Seat
from undercroft.server.pages import telling
from undercroft.server.pages.base import SeatLine, render
from undercroft.server.pages.look import Look
from undercroft.server.pages.weighed import difference, expected, worth
from undercroft.server.play.reel import Reel
from undercroft.server.play.room import Room
from undercroft.server.reader import Reader
from undercroft.texts import tongue

MOST_SENTENCES = 2
MOST_STROKES = 3
MOST_ROWS = 24
MOST_BETTER, MOST_WORSE = 2, 1
SURELY = 2.0
"""Standard errors from which on luck is called kind or unkind."""
LEAST = {"points": 0.1, "chance": 1.0}
"""A stroke that is smaller is not told."""


class Chosen(NamedTuple):
    """What somebody answered, and what would have been better."""

    step: int
    round: str
    asked: str
    played: str
    played_worth: str
    best: str
    """Nothing where what was played is the best that was found."""
    best_worth: str
    lost: str
    why: str


class Turned(NamedTuple):
    step: int
    round: str
    line: SeatLine
    words: str
    change: str
    chosen: str
    luck: str
    """Nothing where chance had no say."""
    decision: Chosen | None
    below: int | None
    """The step of a decision there that is told with the dearest ones."""


class Struck(NamedTuple):
    step: int
    round: str
    words: str
    luck: str


class Lucky(NamedTuple):
    line: SeatLine
    bar: str
    total: str
    error: str
    verdict: str
    strokes: list[Struck]


class Row(NamedTuple):
    """Of the table of figures."""

    step: int
    round: str
    figures: list[str]


def analysing(reader: Reader, room: Room, share: float, *, failed: bool) -> str:
    """While it is worked out."""
    percent = round(100 * share)
    words = tongue(reader.language, room.game.id)
    return render("analysing.html", reader, words, room=room, here=f"/t/{room.id}/analysis", percent=percent, failed=failed)


def analysis(reader: Reader, room: Room, reel: Reel | None, found: Analysis) -> str:
    """Without a reel, or where the rules part from the record, it says that nothing can be said."""
    look = Look(reader, room, None)
    told = _Told(look, reel, found) if reel is not None and not found.parted else None
    return render(
        "analysis.html", reader, look.words, room=room, here=f"/t/{room.id}/analysis", lines=look.lines, told=told,
        measure=found.measure, weighed=found.weighed,
    )  # fmt: skip


class _Told:
    """All of it in words, for the template."""

    def __init__(self, look: Look, reel: Reel, found: Analysis) -> None:
        self._look, self._reel, self._found = look, reel, found
        self._points = found.measure == "points"
        self._heard = reel.heard(None)
        self._rounds = self._rounds_by_step()
        self.plotted = self._plotted()
        self.rows = list(self._rows())
        self.turns = [self._turned(turn) for turn in found.turns]
        by_seat = [(line, [self._chosen(d) for d in found.decisions if d.seat == line.seat]) for line in look.lines]
        self.decisions = [(line, chosen) for line, chosen in by_seat if chosen]
        most = max([1.0, *(abs(total) + error for total, error in map(found.luck, range(len(look.lines))))])
        self.luck = [self._lucky(line, most) for line in look.lines] if found.strokes else []

    # ---- how it stood ----

    def _plotted(self) -> str:
        points, place = self._found.points, {point.step: at for at, point in enumerate(self._found.points)}
        curves = [Curve(line.seat, line.letter, [point.worth[line.seat] for point in points]) for line in self._look.lines]
        spots = [(place[turn.step], turn.seat) for turn in self._found.turns if turn.step in place]
        rounds = [self._rounds[point.step] for point in points]
        marks = [(at, name) for at, name in enumerate(rounds) if name and (not at or name != rounds[at - 1])]
        return plot(curves, marks, shown=None if self._points else Range(0, 100), spots=spots)

    def _rows(self) -> Iterator[Row]:
        """The last figures of each round; where there are too many rounds, every so many."""
        last = {self._rounds[point.step]: point for point in self._found.points}
        every = -(-len(last) // MOST_ROWS)
        for number, point in enumerate(reversed(list(last.values()))):
            if number % every == 0:
                yield Row(point.step, self._rounds[point.step], [self._plain(figure) for figure in point.worth])

    def _rounds_by_step(self) -> list[str]:
        headings, now, found = self._look.room.game.headings, "", list[str]()
        for news in self._heard:
            begun = [event for event in news.told if event.kind in headings]
            now = str(begun[-1].data[0]) if begun else now
            found.append(now)
        return found

    # ---- where it turned ----

    def _turned(self, turn: Turn) -> Turned:
        told = [event for step in range(turn.since + 1, turn.step + 1) for event in self._heard[step].told]
        own, decision = [event for event in told if event.seat == turn.seat], turn.decision
        if abs(turn.luck) > abs(turn.chosen):
            own = self._drawn(told) or own
        below = decision is not None and decision in self._found.decisions
        return Turned(
            turn.step,
            self._rounds[turn.step],
            self._look.lines[turn.seat],
            self._sentences(own or told),
            self._signed(turn.change),
            self._signed(turn.chosen),
            self._signed(turn.luck) if turn.luck else "",
            None if decision is None or below else self._chosen(decision),
            decision.step if decision is not None and below else None,
        )

    def _sentences(self, events: Sequence[Event]) -> str:
        """What nobody should miss, or else the last of what happened."""
        look, headings = self._look, self._look.room.game.headings
        told = [event for event in events if event.kind not in headings]
        large = [event for event in told if look.face.following.tells(event)]
        few = slice(MOST_SENTENCES) if large else slice(-MOST_SENTENCES, None)
        return telling.brief((telling.sentence(look.words, event, look.names, None) for event in large or told), few)

    def _chosen(self, decision: Decision) -> Chosen:
        words, better = self._look.words, decision.best != decision.played
        played, best = self._options(decision)
        value = worth if decision.by_itself else expected
        told = difference(
            words, decision.best_terms, decision.played_terms,
            points=self._points, most_better=MOST_BETTER, most_worse=MOST_WORSE,
        )  # fmt: skip
        return Chosen(
            decision.step,
            self._rounds[decision.step],
            self._asked(decision),
            played,
            value(words, decision.played_worth, points=self._points),
            best if better else "",
            value(words, decision.best_worth, points=self._points),
            self._signed(-decision.lost),
            words.say("analysis-why", **told._asdict()) if better and told.sides != "none" else "",
        )

    def _options(self, decision: Decision) -> tuple[str, str]:
        """What was played and what was best, as their buttons called them."""
        look, at = self._look, self._reel.still(decision.step - 1)
        view, (ask, read) = at.view(decision.seat), self._ask(decision)
        both = (read[decision.played], read[decision.best])
        played, best = (look.words.option(action, ask, view, look.book, UNTRIED).words for action in both)
        return played, best

    def _asked(self, decision: Decision) -> str:
        return self._look.words.ask(self._ask(decision)[0])

    def _ask(self, decision: Decision) -> tuple[Ask, dict[str, Action]]:
        catalogue = self._look.book.catalogue
        read = {text: action for text in decision.options if (action := catalogue.read(text)) is not None}
        return Ask(decision.seat, decision.kind, tuple(read.values()), decision.about), read

    # ---- luck ----

    def _lucky(self, line: SeatLine, most: float) -> Lucky:
        total, error = self._found.luck(line.seat)
        verdict = "even" if abs(total) < SURELY * error or not total else "kind" if total > 0 else "unkind"
        strokes = sorted(self._found.strokes, key=lambda stroke: -abs(stroke.luck[line.seat]))[:MOST_STROKES]
        return Lucky(
            line,
            bar(line.seat, total, error, most),
            self._signed(total),
            self._plain(error),
            verdict,
            [self._struck(stroke, line.seat) for stroke in strokes if abs(stroke.luck[line.seat]) >= LEAST[self._found.measure]],
        )

    def _struck(self, stroke: Stroke, seat: Seat) -> Struck:
        told = self._heard[stroke.step].told
        words = self._sentences(self._drawn(told) or told) or self._look.words.say("analysis-drawn")
        return Struck(stroke.step, self._rounds[stroke.step], words, self._signed(stroke.luck[seat]))

    def _drawn(self, events: Sequence[Event]) -> list[Event]:
        return [event for event in events if event.kind in self._look.face.following.rolls]

    # ---- figures ----

    def _signed(self, figure: float) -> str:
        rounded = round(figure, 1) if self._points else round(figure)
        sign = "more" if rounded > 0 else "less" if rounded < 0 else "none"
        return self._look.words.say(f"analysis-change-{self._found.measure}", sign=sign, by=float(abs(rounded)))

    def _plain(self, figure: float) -> str:
        return self._look.words.say(f"analysis-figure-{self._found.measure}", figure=round(figure, 1))
