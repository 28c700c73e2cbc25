"""The conformance walk that every game must pass: many games, and in each of them every trial at several moments."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from undercroft.conformance import players, trials
from undercroft.conformance.players import Pick
from undercroft.conformance.trials import Broken, Counts
from undercroft.kernel import replay
from undercroft.kernel.game import Game
from undercroft.kernel.journal import Journal, Record
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table
from undercroft.kernel.types import READY, Action, Ask, Book, Seat

__all__ = ["Counts", "Fault", "walk"]

MOST_ANSWERS = 20_000
"""A game with more answers than this does not end."""
ENOUGH = 30
"""So many tries without one success are no accident."""
STRIVING = 1 / 3
WOKEN = 0.1
TAKEN_BACK = 0.02
THROWN_IN = 0.05

TRIALS: dict[str, tuple[Callable[[Table, Random, Counts], None], int]] = {
    "option": (trials.options, 5),
    "forged": (trials.forged, 3),
    "lane": (trials.own_lane, 6),
    "take-back": (trials.taken_back, 6),
    "order": (trials.orders, 3),
    "clone": (trials.copied, 3),
    "position": (trials.stored, 3),
    "snapshot": (trials.kept, 2),
    "leak": (trials.twins, 5),
    "guess": (trials.guesses, 4),
    "foresight": (trials.foreseen, 4),
}
"""Kind of fault -> the trial that finds it, and how often a game it is made."""


class Fault(Exception):
    """The first promise that a game did not keep. `walk` with this seed and number of seats, one game, meets it again."""

    def __init__(self, kind: str, message: str, seed: int, step: int, seats: int = 0) -> None:
        super().__init__(f"{kind}: {message} (seed {seed}, {seats} seats, step {step})")
        self.kind = kind
        self.message = message
        self.seed = seed
        self.step = step
        self.seats = seats

    def __reduce__(self) -> tuple[type[Fault], tuple[str, str, int, int, int]]:
        """So that it comes back from another process whole."""
        return Fault, (self.kind, self.message, self.seed, self.step, self.seats)


def walk(
    game: Game,
    book: Book,
    *,
    games: int,
    seed: int,
    seats: range | None = None,
    progress: Callable[[int], None] | None = None,
    striver: Pick | None = None,
) -> Counts:
    """Plays `games` games and tries everything; raises `Fault` at the first promise that is not kept."""
    counts = Counts()
    numbers = seats or game.seats
    for index, own_seed in enumerate(_seeds(seed, games)):
        _Game(game, book, numbers[index % len(numbers)], own_seed, counts, striver).walk()
        counts.games += 1
        if progress is not None:
            progress(counts.games)
    for zone, looked in counts.looked_at.items():
        if looked >= ENOUGH and not counts.zones[zone]:
            raise Fault("zone", f"'{zone}' was never varied in {looked} tries", seed, 0)
    if counts.unlike[False] >= ENOUGH and not counts.unlike[True]:
        raise Fault("guess", "something is hidden, yet all guesses are alike", seed, 0)
    return counts


def _seeds(seed: int, games: int) -> Iterator[int]:
    """The first game's seed is the walk's own, so that a fault can be met again."""
    rnd = Random(seed)
    for index in range(games):
        yield rnd.getrandbits(48) if index else seed


class _Game:
    """One game of the walk, played from a journal with the trials at random moments of it."""

    def __init__(self, game: Game, book: Book, seats: int, seed: int, counts: Counts, striver: Pick | None) -> None:
        self.rnd = Random(seed)
        self.seed = seed
        self.counts = counts
        self.setup = players.some_setup(game, book, seats, self.rnd)
        self.names = tuple(f"seat {seat}" for seat in range(seats))
        self.journal = Journal(game, self.setup, book, self.rnd.randbytes(32), self.names)
        self.table = self.journal.table
        self.game, self.book = game, book
        self.striving = self.rnd.random() < STRIVING
        self.striver = striver or players.striving(self.rnd)
        self.shadows: list[Table] = []
        self.looks: list[tuple[Any, bytes]] = []
        self.step = 0

    def walk(self) -> None:
        doing = "option"
        try:
            length = self._rehearse()
            plan = self._plan(length)
            self.journal.start()
            while not self.table.over:
                self._check_end()
                for doing in plan.pop(self.step, ()):
                    self._try(doing)
                doing = "option"
                self._move()
                self.step += 1
            self._end()
        except Broken as broken:
            raise self._fault(broken.kind, str(broken)) from broken
        except Fault:
            raise
        except Exception as error:
            raise self._fault(doing, f"{type(error).__name__}: {error}") from error

    def _fault(self, kind: str, message: str) -> Fault:
        return Fault(kind, message, self.seed, self.step, self.setup.seats)

    def _check_end(self) -> None:
        if self.step > MOST_ANSWERS:
            raise Broken("endless", f"not over after {self.step} answers")
        if not self.table.questions():
            raise Broken("dead-end", "nobody is asked, and the game is not over")

    def _plan(self, length: int) -> dict[int, list[str]]:
        """Step -> the trials made there: several of each, spread over the game."""
        plan: dict[int, list[str]] = {}
        steps = range(max(1, length * 4 // 5))
        often = {kind: often for kind, (_, often) in TRIALS.items()} | {"shadow": 2, "view": 4}
        for kind, times in often.items():
            for step in self.rnd.sample(steps, min(times, len(steps))):
                plan.setdefault(step, []).append(kind)
        return plan

    def _try(self, kind: str) -> None:
        if kind == "shadow":
            self.shadows.append(self.table.clone())
            self.counts.clones += 1
        elif kind == "view":
            view = self.table.view(self.rnd.choice((None, *range(self.setup.seats))))
            self.looks.append((view, trials.encode(view)))
        else:
            TRIALS[kind][0](self.table, self.rnd, self.counts)

    def _move(self) -> None:
        """One answer of the game itself, or now and then a take-back; its shadows follow."""
        table, rnd = self.table, self.rnd
        ask = rnd.choice(table.questions())
        seat = rnd.randrange(self.setup.seats)
        if rnd.random() < TAKEN_BACK and table.can_take_back(seat):
            self.journal.take_back(seat)
            for shadow in self.shadows:
                shadow.take_back(seat)
            return
        trials.well_put(table, ask)
        if ask.aside and rnd.random() < THROWN_IN:
            other, actions = rnd.choice(ask.aside)
            self._say(ask, other, rnd.choice(actions))
            self.counts.asides += 1
            return
        self.counts.questions[ask.kind] += 1
        self.counts.decisions += len(ask.options) > 1
        strives = self.striving and self.step < players.TIRED and rnd.random() < 0.9
        action = self.striver(table, ask) if strives else rnd.choice(ask.options)
        self._say(ask, ask.seat, action)

    def _say(self, ask: Ask, seat: Seat, action: Action) -> None:
        """One answer while this question is open, by the seat that is asked or as an aside."""
        table = self.table
        sleeper = table.clone() if not ask.quiet or self.rnd.random() < WOKEN else None
        if sleeper is not None:
            self._wake(sleeper, ask, seat, action)
        self.journal.answer(seat, str(action))
        if sleeper is not None and trials.image(sleeper) != trials.image(table):
            raise Broken("wake", f"a chain woken at '{ask.kind}' goes on differently after '{action}'")
        self._follow(seat, action)

    def _wake(self, sleeper: Table, ask: Ask, seat: Seat, action: Action) -> None:
        self.counts.clones += 1
        before = trials.image(self.table)
        try:
            sleeper.answer(seat, action)
        except Exception as error:
            raise Broken("wake", f"'{action}' for '{ask.kind}' fails on a woken chain: {error!r}") from error
        if trials.image(self.table) != before:
            raise Broken("clone", f"'{action}' answered at a clone changed its original")

    def _follow(self, seat: Seat, action: Action) -> None:
        for shadow in self.shadows:
            try:
                shadow.answer(seat, action)
            except Exception as error:
                raise Broken("clone", f"a clone fed its original's answers fails at '{action}': {error!r}") from error
            if self.rnd.random() < WOKEN and trials.image(shadow) != trials.image(self.table):
                raise Broken("clone", f"a clone fed its original's answers parts from it at '{action}'")

    def _rehearse(self) -> int:
        """The same game twice without trials, and once more as a rollout: the same answers and luck give the same end."""
        luck = self.rnd.getrandbits(48)
        answers: list[tuple[Seat, Action]] = []
        first = Table(self.game, self.setup, self.book, Luck(Quick(luck))).start()
        while not first.over:
            if len(answers) > MOST_ANSWERS:
                raise Broken("endless", f"not over after {len(answers)} answers")
            if not first.questions():
                raise Broken("dead-end", "nobody is asked, and the game is not over")
            ask = self.rnd.choice(first.questions())
            trials.well_put(first, ask)
            answers.append((ask.seat, self.rnd.choice(ask.options)))
            first.answer(*answers[-1])
        for keep in (True, False):
            again = Table(self.game, self.setup, self.book, Luck(Quick(luck)), keep=keep).start()
            try:
                for seat, action in answers:
                    if keep or action != READY:
                        again.answer(seat, action)
            except Exception as error:
                raise Broken("outside", f"the same answers and luck do not lead to the same questions: {error!r}") from error
            if trials.truth(again) != trials.truth(first) or again.log != first.log:
                raise Broken("outside" if keep else "rollout", "the same answers and luck do not lead to the same end")
        return len(answers)

    def _end(self) -> None:
        table, record = self.table, self.journal.record
        outcome = table.outcome()
        if outcome is None or len(outcome.scores) != self.setup.seats:
            raise Broken("outcome", f"the game is over with the outcome {outcome}")
        for shadow in self.shadows:
            if trials.image(shadow) != trials.image(table):
                raise Broken("clone", "a clone fed its original's answers ends differently")
        for view, known in self.looks:
            if trials.encode(view) != known:
                raise Broken("view", f"what seat {view.seat} saw has changed since")
        told = Counter(event.kind for event in table.log)
        self.counts.events += told
        for event in table.log:
            if len(event.data) != len(self.game.events.get(event.kind, "?" * 99)):
                raise Broken("text", f"the game does not declare the event '{event.kind}' with {len(event.data)} figures")
        text = record.write()
        try:
            if Record.read(text).write() != text:
                raise Broken("record", "a record that was read is written differently")
            replay.verify(Record.read(text), self.game, self.book)
        except Exception as error:
            raise Broken("record", f"the record of the game cannot be played again: {error}") from error
