"""A game in progress: questions and answers, views, take-back, clones, positions."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from types import EllipsisType
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from msgspec.structs import replace

from undercroft.kernel.driver import NO_LUCK, Desk, Driver, Lane
from undercroft.kernel.luck import HIDDEN, Luck, Scripted, Source, Spliced
from undercroft.kernel.types import (
    Action,
    Ask,
    Barred,
    Book,
    Event,
    NotAsked,
    NothingToTakeBack,
    NotOffered,
    Outcome,
    Seat,
    Setup,
)

if TYPE_CHECKING:
    from undercroft.kernel.game import Game

_encode = msgspec.msgpack.Encoder(order="deterministic").encode


Meeting = tuple[int, tuple[tuple[Seat, int], ...]]
"""Where in the log lanes met, and how many events each of them brought."""


class Chain(NamedTuple):
    """What a guess needs to go on from here: the seat's quiet part, its answers since, and whether it is at "ready"."""

    quiet: Any
    since: tuple[str, ...]
    ready: bool


class Trunk(NamedTuple):
    """The same for a game in which all act in one chain. No quiet state: nothing is half-done."""

    quiet: Any
    since: tuple[tuple[Seat, str], ...]
    drawn: tuple[int, ...]


class Table(Driver):
    """A game in progress. `keep=False` is for rollouts: no snapshots, so no clone, no take-back, no store."""

    __slots__ = ()

    # ---- running ----

    def start(self) -> Table:
        """Runs to the first question."""
        trunk = self._trunk
        if self.keep:
            trunk.start = trunk.quiet = self.state.clone()
            trunk.start_count = trunk.quiet_count = self.luck.count
        self._seat_trunk()
        self._run_trunk(None)
        return self

    def answer(self, seat: Seat, action: Action) -> None:
        lane = self._lanes.get(seat, self._trunk)
        ask = lane.ask
        if ask is None or ask.seat != seat or action not in ask.options:
            aside = self.aside(seat)
            if not aside and (ask is None or ask.seat != seat):
                raise NotAsked(f"seat {seat}")
            if action not in aside:
                raise NotOffered(str(action))
        self._numbers[seat] += 1
        self._forget_singles(seat)
        self._give(lane, seat, action)

    def _forget_singles(self, seat: Seat) -> None:
        """Side by side only the own ones: otherwise everybody would see that somebody has answered."""
        if self.singles:
            self.singles = [ask for ask in self.singles if ask.seat != seat] if self._lanes else []

    def finish_lane(self, seat: Seat, luck: Luck) -> None:
        """Plays a seat at random until it is done with its lane, but never past the meeting: for guesses."""
        while (ask := self.question(seat)) is not None and len(self.waiting_for()) > 1:
            self.answer(seat, ask.options[luck.below(len(ask.options))])

    def take_back(self, seat: Seat) -> None:
        """Removes the seat's last answer; what others answered stays."""
        if not self.can_take_back(seat):
            raise NothingToTakeBack(f"seat {seat}")
        self._numbers[seat] += 1
        self._forget_singles(seat)
        lane = self._lanes.get(seat)
        listener, self.listener = self.listener, None
        if lane is not None:
            answers = [action for _, action in lane.answers[:-1]]
            lane.done = lane.finished = False
            lane.answers.clear()
            lane.events.clear()
            lane.quiet, lane.since = lane.start, []
            self._seat_lane(lane)
            self._run_lane(lane, None)
            for action in answers:
                self._give(lane, seat, action)
        else:
            trunk = self._trunk
            given, kept = trunk.answers[:-1], trunk.kept
            drawn, self.luck.drawn = self.luck.drawn, []
            trunk.quiet, trunk.quiet_count, trunk.met = trunk.start, trunk.start_count, trunk.start_met
            trunk.answers, trunk.since = [], []
            trunk.events.clear()
            self._seat_trunk()
            self._run_trunk(None)
            for who, action in given:
                trunk.answers.append((who, action))
                trunk.since.append(action)
                self._run_trunk(action)
            trunk.kept = kept
            self.luck.drawn = drawn
        self.listener = listener

    def can_take_back(self, seat: Seat) -> bool:
        lane = self._lanes.get(seat)
        if lane is not None:
            return len(lane.answers) > lane.kept
        trunk = self._trunk
        return not self._lanes and not self.over and len(trunk.answers) > trunk.kept and trunk.answers[-1][0] == seat

    # ---- looking ----

    def question(self, seat: Seat) -> Ask | None:
        """What a seat is asked; what others could throw in is not told with it."""
        lane = self._lanes.get(seat, self._trunk)
        ask = lane.ask
        if ask is None or ask.seat != seat:
            return None
        return replace(ask, aside=()) if ask.aside else ask

    def aside(self, seat: Seat) -> tuple[Action, ...]:
        """What a seat may throw in now, beside what is asked."""
        ask = self._trunk.ask
        return next((actions for other, actions in ask.aside if other == seat), ()) if ask is not None else ()

    def questions(self) -> list[Ask]:
        """All open questions, in seat order."""
        if self._lanes:
            return [lane.ask for lane in self._lanes.values() if lane.ask is not None]
        return [self._trunk.ask] if self._trunk.ask is not None else []

    def number(self, seat: Seat) -> int:
        """The seat's own count of answers and take-backs: says nothing about the others."""
        return self._numbers[seat]

    def side_by_side(self) -> bool:
        return bool(self._lanes)

    def running(self) -> tuple[Seat, ...]:
        """The seats that act side by side now, those that are done included."""
        return tuple(self._lanes)

    def waiting_for(self) -> tuple[Seat, ...]:
        return tuple(ask.seat for ask in self.questions())

    def view(self, seat: Seat | None) -> Any:
        self._rouse(seat)
        return self.game.view(self, seat)

    def barred(self, seat: Seat) -> list[Barred]:
        self._rouse(seat)
        return self.game.barred(self, seat)

    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state, self.book)

    def told(self, seat: Seat | None) -> list[Event]:
        """Every event this seat (or a spectator) may know, in the order it learned them."""
        own = self._lanes[seat].events if seat in self._lanes else []
        told = (*in_order(self.log, self._meets, seat), *self._trunk.events, *own)
        return [e for e in told if not e.secret or e.seat == seat or self.over]

    def chain(self, seat: Seat) -> Chain | None:
        """The seat's own lane, where it has one open."""
        lane = self._lanes.get(seat)
        if lane is None:
            return None
        return Chain(lane.quiet, tuple(str(action) for action in lane.since), lane.finished and not lane.done)

    def trunk(self, *, known_to: Seat | EllipsisType | None = ...) -> Trunk:
        """What a guess needs where all act in one chain: the last quiet state, and the answers and draws since.

        As far as it is `known_to` a seat, or with None to a spectator: a draw for somebody else alone is HIDDEN there.
        """
        trunk = self._trunk
        half_done = bool(trunk.since) or (self.keep and trunk.ask is not None and not trunk.ask.quiet)
        if self.over or not half_done:
            return Trunk(None, (), ())
        since = tuple((seat, str(action)) for seat, action in self._pending_trunk())
        drawn = self._drawn_since() if self.luck.count != trunk.quiet_count else []
        known = (None, known_to)
        return Trunk(trunk.quiet, since, tuple(value if known_to is ... or to in known else HIDDEN for value, to in drawn))

    def _drawn_since(self) -> list[tuple[int, Seat | None]]:
        again = self.clone()
        drawn = again._wake_trunk()
        again.let_go()
        return drawn

    def desk(self, seat: Seat) -> Desk[Any, Any, Any]:
        """A desk for looking only: the rules' enumerators read it to say what is barred."""
        lane = self._lanes.get(seat, self._trunk)
        return Desk(self, lane, self.state.parts[seat] if lane.seat >= 0 else None, NO_LUCK)

    def digest(self, seat: Seat | None = None) -> str:
        """A short hash of the seat's part while its lane is open, of the whole state otherwise."""
        lane = self._lanes.get(seat) if seat is not None else None
        if lane is not None:
            self._rouse(seat)
            return hashlib.blake2b(_encode(self.state.parts[lane.seat]), digest_size=4).hexdigest()
        self._rouse(None)
        for other in self._lanes:
            self._rouse(other)
        return hashlib.blake2b(_encode(self.state), digest_size=4).hexdigest()

    # ---- copying and storing ----

    def clone(self) -> Table:
        new = Table.__new__(Table)
        new.game = self.game
        new.setup = self.setup
        new.book = self.book
        new.luck = self.luck.clone()
        new.keep = True
        new.listener = None
        new.looker = None
        new.log = self.log[:]
        new.over = self.over
        new.meetings = self.meetings
        new.singles = self.singles[:]
        new._meets = self._meets[:]
        new._numbers = self._numbers[:]
        new._trunk = self._trunk.clone()
        lanes = self._lanes
        if lanes:
            new._lanes = {seat: lane.clone() for seat, lane in lanes.items()}
            new.state = state = self.state.__copy__()
            state.parts = parts = state.parts[:]
            for seat, lane in lanes.items():
                parts[seat] = lane.quiet
        else:
            new._lanes = {}
            new.state = self.state.clone() if self.over else self._trunk.quiet
        return new

    def changed(self, seat: Seat, change: Callable[[Any], None], luck: Luck) -> Table:
        """A clone whose seat holds a changed part: for twins that differ in one hidden thing.

        Side by side, the seat's lane begins again with the changed part, and ends by `luck` where it was done.
        """
        new = self.clone()
        lane = new._lanes.get(seat)
        if lane is not None:
            done, part = lane.done, lane.start.clone()
            change(part)
            new._lanes[seat] = lane = Lane(seat, lane.flow)
            lane.start = lane.quiet = part
            new._seat_lane(lane)
            new._run_lane(lane, None)
            while done and lane.ask is not None:
                new._give(lane, seat, lane.ask.options[luck.below(len(lane.ask.options))])
        elif new._lanes or new.over:
            new.state.parts[seat] = new.state.parts[seat].clone()
            change(new.state.parts[seat])
        else:
            return self.varied(lambda state: change(state.parts[seat]))
        return new

    def varied(self, change: Callable[[Any], None]) -> Table:
        """A clone with changed states, in a game of one chain: for twins that differ in what several seats hold.

        What is open is asked again: whoever holds something else may answer something else.
        """
        new = self.clone()
        trunk = new._trunk
        trunk.start, trunk.quiet = trunk.start.clone(), trunk.quiet.clone()
        change(trunk.start)
        change(trunk.quiet)
        new._wake_trunk(anew=True)
        return new

    def fated(self, source: Source) -> Table:
        """A clone that the future treats differently: what was drawn stays, what is still to be drawn comes from `source`."""
        new = self.clone()
        new.luck.source = Spliced(self.luck.source, self.luck.count, source)
        return new

    def recalling(self, past: Table) -> Table:
        """A clone that remembers what was told and answered at another table: for a guess, which has no past of its own.

        Only to look at: the guess would not know what to do with an answer of that past that is taken back.
        """
        new = self.clone()
        new.log, new.singles, new.meetings = past.log[:], past.singles[:], past.meetings
        new._meets, new._numbers = past._meets[:], past._numbers[:]
        for own, other in ((new._trunk, past._trunk), *((new._lanes[seat], lane) for seat, lane in past._lanes.items())):
            own.events, own.kept = other.events[:], other.kept
            own.answers = (
                other.answers[: len(other.answers) - len(other.since)] + own.answers[len(own.answers) - len(own.since) :]
            )
        return new

    def goes_on_like(self, other: Table) -> bool:
        """Whether nothing but chance to come could tell the two apart. Said only where nothing is half-done."""
        return (
            not self._trunk.since
            and not other._trunk.since
            and self.state == other.state
            and self._trunk.quiet == other._trunk.quiet
            and [(lane.quiet, lane.since) for lane in self._lanes.values()]
            == [(lane.quiet, lane.since) for lane in other._lanes.values()]
        )

    def position(self) -> dict[str, Any]:
        """Everything needed to go on from here, as plain data for JSON."""
        snapshot = self.clone()
        trunk = snapshot._trunk
        lanes = {str(seat): {"since": [], "ready": True, "done": True} for seat in trunk.met if trunk.ask is not None} or {
            str(seat): {"since": [str(a) for a in lane.since], "ready": lane.finished, "done": lane.done}
            for seat, lane in snapshot._lanes.items()
        }
        return {
            "format": "undercroft position 1",
            "setup": msgspec.to_builtins(self.setup),
            "rules": self.game.rules_version,
            "pack": self.book.fingerprint,
            "state": self.game.write(snapshot.state, self.book),
            "since": [[seat, str(action)] for seat, action in snapshot._pending_trunk()],
            "drawn": [value for value, _ in snapshot._wake_trunk()] if trunk.ask and self.luck.count != trunk.quiet_count else [],
            "lanes": lanes,
            "singles": [[ask.seat, ask.kind, str(ask.options[0]), list(ask.about)] for ask in self.singles],
        }

    @classmethod
    def restore(cls, game: Game, setup: Setup, book: Book, luck: Luck, state: Any, position: dict[str, Any]) -> Table:
        """The table at a position that was read: `undercroft.kernel.position` checks the fields before."""
        if drawn := position.get("drawn"):
            luck = Luck(Scripted(drawn, luck.source, luck.count), luck.count)
        new = cls(game, setup, book, luck)
        trunk = new._trunk
        trunk.start = trunk.quiet = state
        trunk.start_count = trunk.quiet_count = luck.count
        new._seat_trunk()
        lanes = position.get("lanes") or {}
        new._run_trunk(None, reopen={int(seat): lane for seat, lane in lanes.items()})
        for seat, text in position.get("since") or ():
            new.answer(seat, new._option(text))
        for seat, lane in lanes.items():
            for text in lane["since"]:
                new.answer(int(seat), new._option(text))
        new.singles = [
            Ask(seat, kind, (new._option(text),), tuple(about))
            for seat, kind, text, about in position.get("singles") or ()
            if len(about) == len(game.asks.get(kind, ()))  # earlier positions left them out, and nothing can be said without
        ]
        return new

    def _option(self, text: str) -> Action:
        action = self.book.catalogue.read(text)
        if action is None:
            raise NotOffered(text)
        return action  # type: ignore[no-any-return]

    def _pending_trunk(self) -> list[tuple[Seat, Action]]:
        trunk = self._trunk
        return trunk.answers[len(trunk.answers) - len(trunk.since) :] if trunk.since else []


def in_order(log: list[Event], meets: Sequence[Meeting], seat: Seat | None) -> list[Event]:
    """A log as a seat learned it: where lanes met, its own came first."""
    heard, at = list[Event](), 0
    for start, lanes in meets:
        heard += log[at:start]
        at, others = start, list[Event]()
        for lane, count in lanes:
            (heard if lane == seat else others).extend(log[at : at + count])
            at += count
        heard += others
    return heard + log[at:]
