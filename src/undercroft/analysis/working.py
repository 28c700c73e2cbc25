"""Plays a record again, step by step, and looks at each."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from itertools import pairwise
from typing import Any, NamedTuple

from msgspec.structs import replace

from undercroft.analysis import deciding
from undercroft.analysis.deciding import Choice
from undercroft.analysis.found import Analysis, Decision, Figures, Point, Stroke, Turn
from undercroft.analysis.luck import Chance, chance_at
from undercroft.analysis.measure import paused, worths
from undercroft.kernel.game import Game
from undercroft.kernel.journal import TAKE_BACK, Entry, Record
from undercroft.kernel.replay import Packs, steps
from undercroft.kernel.table import Table
from undercroft.kernel.types import READY, KernelError, Seat

TURNS = 5
DEAREST = 3
"""Decisions of each person that are weighed."""
LEAST = {"points": 0.5, "chance": 1.0}
"""What is less is not told: no judge sees so sharply."""
WEIGHING_SHARE = 0.2
"""Of the whole work, about."""
DIGITS = 3

Tick = Callable[[float], object]
"""Is told how much is done, from 0 to 1."""


class Standing(NamedTuple):
    """What a seat could expect after a step, and how much of the change since the one before was luck."""

    step: int
    worth: float
    luck: float


def analyse(
    record: Record,
    game: Game,
    book: Any,
    *,
    packs: Packs | None = None,
    people: Sequence[Seat] | None = None,
    by_others: Collection[int] = (),
    tick: Tick = lambda _: None,
) -> Analysis:
    """`people` are those whose decisions are looked at; all, unless said. `by_others`: steps that others answered for them."""
    seen = _Work(record, people, by_others, tick)
    try:
        before: Table | None = None
        for step, (entry, journal) in enumerate(steps(record, game, book, packs=packs)):
            seen.look(step, entry, before, journal.table)
            before = journal.table.clone()
    except KernelError as error:
        return Analysis(game.measure, parted=str(error))
    return seen.told(game)


class _Work:
    def __init__(self, record: Record, people: Sequence[Seat] | None, by_others: Collection[int], tick: Tick) -> None:
        self.tick = tick
        self.people = range(record.setup.seats) if people is None else people
        self.by_others = by_others
        self.total = len(record.entries)
        self.stands = standing(record.entries)
        self.screening = min(deciding.LONGEST_SCREENING, deciding.SCREENING_SECONDS / max(1, self.total))
        self.courses: list[list[Standing]] = [[] for _ in range(record.setup.seats)]
        self.since = [0.0] * record.setup.seats
        """Luck of each seat since it was last at a pause."""
        self.strokes: list[Stroke] = []
        self.choices: list[Choice] = []

    def look(self, step: int, entry: Entry, before: Table | None, after: Table) -> None:
        if self.stands[step]:
            if before is not None and entry.seat in self.people and step not in self.by_others:
                self._choice(step, entry, before)
            chance = self._chance(step, entry, before, after) if entry.draws else None
            self._stand(step, entry, after, chance)
        self.tick((step + 1) / self.total * (1 - WEIGHING_SHARE))

    def _choice(self, step: int, entry: Entry, before: Table) -> None:
        ask, played = before.question(entry.seat or 0), before.book.catalogue.read(entry.text)
        if before.game.weigh is not None and ask is not None and played in ask.options and len(ask.options) > 1:
            assert played is not None
            self.choices.append(deciding.looked_at(Choice(step, before, ask, played), self.screening))

    def _chance(self, step: int, entry: Entry, before: Table | None, after: Table) -> Chance | None:
        chance = chance_at(before, entry, after, step << 24)
        if chance is not None and any(chance.luck):
            self.strokes.append(Stroke(step, _short(chance.luck), _short(chance.error)))
            self.since = [had + luck for had, luck in zip(self.since, chance.luck, strict=True)]
        return chance

    def _stand(self, step: int, entry: Entry, after: Table, chance: Chance | None) -> None:
        """Who is at a pause. In a lane worth is read at its end; where nobody has used yet what was drawn, its luck is added."""
        now, lanes = worths(after), after.side_by_side()
        if chance is not None and chance.unused:
            for seat, luck in enumerate(chance.luck):
                begun = chance.expected[seat] + luck if self.courses[seat] else chance.foreseen[seat]
                self._note(step, seat, begun)
        elif lanes:
            ask = after.question(entry.seat) if entry.seat is not None else None
            if entry.seat in after.running() and (ask is None or ask.options == (READY,)):
                self._note(step, entry.seat, now[entry.seat])
        elif after.over or paused(after, after.questions()[0]):
            for seat, worth in enumerate(now):
                self._note(step, seat, worth)

    def _note(self, step: int, seat: Seat, worth: float) -> None:
        self.courses[seat].append(Standing(step, worth, self.since[seat]))
        self.since[seat] = 0.0

    # ---- what it comes to ----

    def told(self, game: Game) -> Analysis:
        turns = _turns(self.courses, LEAST[game.measure])
        dear = [choice for choice in self._dearest() if choice.lost > 0]
        there = [self._chosen(turn) for turn in turns]
        wanted = {choice.step: choice for choice in (*dear, *there) if choice is not None}
        found = dict[int, Decision | None]()
        for done, (step, choice) in enumerate(wanted.items(), start=1):
            with suppress(KernelError):
                found[step] = deciding.weighed(choice)
            self.tick(1 - WEIGHING_SHARE * (1 - done / len(wanted)))
        decisions = [decision for choice in dear if (decision := found.get(choice.step)) is not None]
        chosen = [None if choice is None else found.get(choice.step) for choice in there]
        return Analysis(
            game.measure,
            points_of(self.courses),
            tuple(replace(turn, decision=decision) for turn, decision in zip(turns, chosen, strict=True)),
            tuple(decision for decision in sorted(decisions, key=_dearness) if decision.lost >= LEAST[game.measure]),
            tuple(self.strokes),
            game.weigh is not None,
        )

    def _dearest(self) -> list[Choice]:
        by_seat = [[choice for choice in self.choices if choice.ask.seat == seat] for seat in self.people]
        return [choice for own in by_seat for choice in sorted(own, key=lambda each: -each.lost)[:DEAREST]]

    def _chosen(self, turn: Turn) -> Choice | None:
        """The dearest decision of the stretch; where only chance was at work, none."""
        own = [choice for choice in self.choices if turn.since < choice.step <= turn.step and choice.ask.seat == turn.seat]
        return max(own, key=lambda choice: choice.lost, default=None)


def standing(entries: Sequence[Entry]) -> list[bool]:
    """Which entries were not taken back; a take-back itself does not count either."""
    kept, given = [True] * len(entries), dict[Seat, list[int]]()
    for number, entry in enumerate(entries):
        if entry.seat is None:
            continue
        if entry.text == TAKE_BACK:
            kept[number] = kept[given[entry.seat].pop()] = False
        else:
            given.setdefault(entry.seat, []).append(number)
    return kept


def points_of(courses: Sequence[Sequence[Standing]]) -> tuple[Point, ...]:
    """All seats together, from where each of them stands somewhere."""
    now: list[float | None] = [None] * len(courses)
    found = list[Point]()
    noted = sorted((each.step, seat, each.worth) for seat, course in enumerate(courses) for each in course)
    for at, (step, seat, worth) in enumerate(noted):
        now[seat] = round(worth, DIGITS)
        last = at + 1 == len(noted) or noted[at + 1][0] != step
        if last and None not in now:
            found.append(Point(step, tuple(worth for worth in now if worth is not None)))
    return tuple(found)


def _turns(courses: Sequence[Sequence[Standing]], least: float) -> list[Turn]:
    """The greatest changes, one a step, in their order."""
    found = dict[int, Turn]()
    for seat, course in enumerate(courses):
        for before, now in pairwise(course):
            change = now.worth - before.worth
            there = found.get(now.step)
            if abs(change) >= least and (there is None or abs(change) > abs(there.change)):
                found[now.step] = Turn(now.step, before.step, seat, round(change, DIGITS), round(now.luck, DIGITS))
    greatest = sorted(found.values(), key=lambda turn: -abs(turn.change))[:TURNS]
    return sorted(greatest, key=lambda turn: turn.step)


def _dearness(decision: Decision) -> tuple[Seat, float]:
    return decision.seat, -decision.lost


def _short(figures: Figures) -> Figures:
    return tuple(round(each, DIGITS) for each in figures)
