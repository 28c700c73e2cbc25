"""Twins: tables that agree on everything one place may know, and differ in what it may not: whether it can tell them apart.

A place is a seat, or None for a spectator. What it is shown is somebody else's business (`Eye`); here tables are played, twins of
them are made, and what is shown of both is compared, byte for byte.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import NamedTuple

import msgspec

from undercroft.conformance import players
from undercroft.conformance.trials import CHANCE, truth
from undercroft.conformance.walk import Fault
from undercroft.kernel.game import Game
from undercroft.kernel.journal import Entry, Journal, Record
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table
from undercroft.kernel.types import Book, Seat

Place = Seat | None
Shown = Mapping[str, str | bytes]
"""Everything that reaches a place, by name."""
EVERYTHING, GUESS = "everything", "guess"
MOMENTS, PLACES, TWINS = 24, 2, 4
"""Of each game so many moments are looked at, at each so many places, and for each so many twins."""
WINDOWS = 8
"""So many of the moments are open windows, where a game has any: there how it looks to others matters most."""
LONGEST = 20_000
STRIVING, STEADY = 0.5, 0.9
"""In so many games somebody strives, at so many of the answers."""
SHUFFLED = 3
"""So often each zone is varied where everything is: a hand has several cards."""
ROUND = 40
"""Letters told before and after the first difference."""


class Moment(NamedTuple):
    """A table at one step of its game, and its record up to there."""

    table: Table
    record: Record


class Twin(NamedTuple):
    moment: Moment
    by: str
    """What is different: one hidden zone, all of them, chance to come; or all that the place would guess."""


class Leak(Exception):
    """A place can tell two tables apart that differ only in what it may not know. `compare` with this seed meets it again."""

    def __init__(self, place: Place, by: str, what: str, here: str, there: str, seed: int | None = None) -> None:
        super().__init__(place, by, what, here, there, seed)
        self.place, self.by, self.what, self.here, self.there, self.seed = place, by, what, here, there, seed

    def __str__(self) -> str:
        who = "a spectator" if self.place is None else f"seat {self.place}"
        told = f"{who} can tell from {self.what} that '{self.by}' is different: here {self.here!r}, there {self.there!r}"
        return told if self.seed is None else f"leak: {told} (seed {self.seed})"


Eye = Callable[[Moment, Place, Random], Shown]
"""What a place is shown. Whatever it tries by chance it tries alike at both tables."""


class Compared(msgspec.Struct):
    """What was looked at, so that what was never reached shows."""

    games: int = 0
    moments: int = 0
    twins: int = 0
    windows: int = 0
    """Twins at an open window, seen from where nobody is named."""
    by: Counter[str] = msgspec.field(default_factory=Counter)
    """Kind of what was different -> twins."""

    def add(self, other: Compared) -> None:
        self.games, self.moments = self.games + other.games, self.moments + other.moments
        self.twins, self.windows = self.twins + other.twins, self.windows + other.windows
        self.by += other.by


def compare(game: Game, book: Book, eye: Eye, *, twins: int, seed: int, seats: range | None = None) -> Compared:
    """Looks at so many twins, in as many games as that takes; raises `Leak` at the first difference that a place can see.

    And `Fault` where something cannot be shown at all.
    """
    rnd, found = Random(seed), Compared()
    numbers = seats or game.seats
    while found.twins < twins:
        for moment in some_moments(game, book, rnd.choice(numbers), rnd):
            places = [None, *range(moment.table.setup.seats)]
            for place in rnd.sample(places, min(PLACES, len(places))):
                try:
                    _look(eye, moment, place, rnd, found)
                except Leak as leak:
                    raise Leak(leak.place, leak.by, leak.what, leak.here, leak.there, seed) from None
                except Exception as error:
                    told, step = f"{type(error).__name__}: {error}", len(moment.record.entries) - 1
                    raise Fault("shown", told, seed, step, moment.table.setup.seats) from error
            found.moments += 1
            if found.twins >= twins:
                break
        found.games += 1
    return found


def _look(eye: Eye, moment: Moment, place: Place, rnd: Random, found: Compared) -> None:
    """Some of all twins, from one place."""
    twins, tries = list(twins_of(moment, place, rnd)), rnd.getrandbits(48)
    here = eye(moment, place, Random(tries))
    for twin in rnd.sample(twins, min(TWINS, len(twins))):
        tell_apart(here, eye(twin.moment, place, Random(tries)), place, twin.by)
        found.twins += 1
        found.by[re.sub(r"\s*\d+", "", twin.by)] += 1
        found.windows += any(ask.window and ask.seat != place for ask in twin.moment.table.questions())


def some_moments(game: Game, book: Book, seats: int, rnd: Random) -> list[Moment]:
    """Of a whole game, played by chance or by somebody who strives, some steps at which something is asked."""
    setup = players.some_setup(game, book, seats, rnd)
    journal = Journal(game, setup, book, rnd.randbytes(32), tuple(f"seat {seat}" for seat in range(seats)))
    journal.start()
    table, entries = journal.table, journal.record.entries
    striver = players.striving(rnd) if rnd.random() < STRIVING else None
    steps = list[tuple[Table, int]]()
    while not table.over and len(steps) < LONGEST:
        steps.append((table.clone(), len(entries)))
        ask = rnd.choice(table.questions())
        if striver is not None and len(steps) < players.TIRED and rnd.random() < STEADY:
            action = striver(table, ask)
        else:
            action = rnd.choice(ask.options)
        journal.answer(ask.seat, str(action))
    windows = [step for step in steps if any(ask.window for ask in step[0].questions())]
    chosen = rnd.sample(windows, min(WINDOWS, len(windows)))
    chosen += rnd.sample(steps, min(MOMENTS - len(chosen), len(steps)))
    unrevealed = msgspec.structs.replace(journal.record, secret="", scores=())
    return [Moment(step, msgspec.structs.replace(unrevealed, entries=entries[:count])) for step, count in chosen]


def twins_of(moment: Moment, place: Place, rnd: Random) -> Iterator[Twin]:
    """Every zone that is hidden from a place varied by itself, all of them, chance to come, and what the place would guess."""
    table = moment.table
    true, zones = truth(table), table.game.hidden(table, place)

    def luck() -> Luck:
        return Luck(Quick(rnd.getrandbits(48)))

    def twin(other: Table, by: str) -> Twin:
        return Twin(Moment(other, other_record(moment.record, place, table.meetings, rnd)), by)

    fated = table.fated(luck().source)
    yield twin(fated, CHANCE)
    for zone in zones:
        for varied in zone.vary(table, luck()):
            if truth(varied) != true:
                yield twin(varied, zone.name)
    if zones:
        all_varied = fated
        for zone in zones * SHUFFLED:
            all_varied.digest()  # a clone wakes when it is looked at, and zones look at the state
            all_varied = next(iter(zone.vary(all_varied, luck())), all_varied)
        if truth(all_varied) != true:
            yield twin(all_varied, EVERYTHING)
    guess = table.game.guess(table.game, table.setup, table.view(place), table.book, luck()).recalling(table)
    # Whether another was asked since is seen from what can be taken back: a guess that is wrong there is no twin.
    if place is None or guess.can_take_back(place) == table.can_take_back(place):
        yield twin(guess, GUESS)


def other_record(record: Record, place: Place, meetings: int, rnd: Random) -> Record:
    """The record of a twin: what a place may not read in it is different.

    Hashes cover what is hidden. A draw for one seat is nobody else's business, and which place in a bag it came from is not even
    that seat's. A secret answer is known to who gave it; an answer of an open lane too.
    """

    def other(entry: Entry) -> Entry:
        mine = entry.seat in (None, place)
        draws = tuple((value if to is None else rnd.randrange(100), to) for value, to in entry.draws)
        text = entry.text if mine or not entry.secret else f"another {rnd.randrange(100)}"
        return msgspec.structs.replace(entry, text=text, draws=draws, hash=f"{rnd.getrandbits(32):08x}")

    def behind(entry: Entry) -> bool:
        return entry.seat not in (None, place) and entry.meeting == meetings

    entries = [other(entry) for entry in record.entries if not behind(entry) or rnd.random() < 0.5]
    return msgspec.structs.replace(record, entries=entries)


def tell_apart(here: Shown, there: Shown, place: Place, by: str) -> None:
    """Raises `Leak` where what a place is shown of a table and of its twin is not the same."""
    for what in dict.fromkeys((*here, *there)):
        if here.get(what) != there.get(what):
            raise Leak(place, by, what, *difference(here.get(what, ""), there.get(what, "")))


def difference(here: str | bytes, there: str | bytes) -> tuple[str, str]:
    """The first place at which two texts part, with some letters around it."""
    one, two = (text if isinstance(text, str) else text.decode("utf-8", "backslashreplace") for text in (here, there))
    at = next((at for at, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
    start = max(0, at - ROUND)
    return one[start : at + ROUND], two[start : at + ROUND]
