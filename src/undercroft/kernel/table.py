"""Drives a game's rules: open questions, answers, clones, take-back.

A suspended generator can be neither copied nor stored, so it is never the truth. The truth is the last quiet state
plus the answers since; the live generator is a cache that is made again by giving those answers again. Where seats act
side by side each has a lane of its own: its part of the state, its answers, its cache.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from undercroft.kernel.luck import Luck, Scripted, Source, Spliced
from undercroft.kernel.types import (
    READY,
    Action,
    Ask,
    Barred,
    Event,
    Figure,
    Flow,
    Game,
    KernelError,
    NotAsked,
    NothingToTakeBack,
    NotOffered,
    Outcome,
    Seat,
    Setup,
    Together,
)

S = TypeVar("S")
P = TypeVar("P")
Listener = Callable[["Table", Event], None]

_encode = msgspec.msgpack.Encoder().encode


class _NoChance:
    def draw(self, count: int, below: int) -> int:  # noqa: ARG002
        raise KernelError("a lane draws no chance")


_NO_LUCK = Luck(_NoChance())


class Desk(Generic[S, P]):
    """What a flow works at: the state, its own part in a lane, the book, chance, and a voice."""

    __slots__ = ("_lane", "_table", "book", "luck", "part", "seat", "state")

    def __init__(self, table: Table, lane: _Lane, part: P, luck: Luck) -> None:
        self._table = table
        self._lane = lane
        self.state: S = table.state
        self.part: P = part
        self.seat: Seat = lane.seat
        self.book: Any = table.book
        self.luck = luck

    def tell(self, kind: str, *data: Figure, seat: Seat | None = None, secret: bool = False) -> None:
        lane = self._lane
        if seat is None and lane.seat >= 0:
            seat = lane.seat
        event = Event(kind, seat, data, secret)
        lane.events.append(event)
        if self._table.listener is not None:
            self._table.listener(self._table, event)

    def reveal(self) -> None:
        """Something hidden was shown: what was answered before cannot be taken back."""
        self._lane.learned = True


class _Lane:
    """One chain of questions: a seat's own, or the trunk (seat -1), whose part is the whole state."""

    __slots__ = (
        "answers", "ask", "desk", "done", "events", "finished", "flow", "gen", "kept", "learned", "met", "quiet", "quiet_count",
        "seat", "since", "start", "start_count", "start_met",
    )  # fmt: skip

    def __init__(self, seat: Seat, flow: Callable[[Any], Flow]) -> None:
        self.seat = seat
        self.flow = flow
        self.gen: Flow | None = None
        self.desk: Desk[Any, Any] | None = None
        self.ask: Ask | None = None
        self.quiet: Any = None
        """The part at the last quiet question, never written to."""
        self.quiet_count = 0
        self.met: tuple[Seat, ...] = ()
        """Seats of the meeting at which the trunk was last quiet: made again there, it first yields that `Together`."""
        self.since: list[Action] = []
        self.start: Any = None
        """The part at the frontier: where the last thing was learned."""
        self.start_count = 0
        self.start_met: tuple[Seat, ...] = ()
        self.answers: list[tuple[Seat, Action]] = []
        """Answers since the frontier; the first `kept` of them cannot be taken back."""
        self.kept = 0
        self.learned = False
        self.events: list[Event] = []
        self.finished = False
        self.done = False

    def clone(self) -> _Lane:
        new = _Lane.__new__(_Lane)
        new.seat = self.seat
        new.flow = self.flow
        new.gen = None
        new.desk = None
        new.ask = self.ask
        new.quiet = self.quiet
        new.quiet_count = self.quiet_count
        new.met = self.met
        new.since = self.since[:]
        new.start = self.start
        new.start_count = self.start_count
        new.start_met = self.start_met
        new.answers = self.answers[:]
        new.kept = self.kept
        new.learned = False
        new.events = self.events[:]
        new.finished = self.finished
        new.done = self.done
        return new


class Chain(NamedTuple):
    """What a guess needs to go on from here: the seat's quiet part, its answers since, and whether it is at "ready"."""

    quiet: Any
    since: tuple[str, ...]
    ready: bool


class Table:
    """A game in progress. `keep=False` is for rollouts: no snapshots, so no clone, no take-back, no store."""

    __slots__ = (
        "_lanes", "_meets", "_numbers", "_trunk", "book", "game", "keep", "listener", "log", "luck", "meetings", "over", "setup",
        "state",
    )  # fmt: skip

    def __init__(self, game: Game, setup: Setup, book: Any, luck: Luck, *, keep: bool = True) -> None:
        self.game = game
        self.setup = setup
        self.book = book
        self.luck = luck
        self.keep = keep
        self.listener: Listener | None = None
        self.state: Any = game.set_up(setup, book)
        self.log: list[Event] = []
        """What was told so far, lanes that have met included."""
        self.over = False
        self.meetings = 0
        """How often lanes have met: what was answered before the last meeting is known to all."""
        self._meets: list[tuple[int, tuple[tuple[Seat, int], ...]]] = []
        """Where in the log each meeting stands, and how much each lane brought to it."""
        self._numbers = [0] * setup.seats
        self._lanes: dict[Seat, _Lane] = {}
        self._trunk = _Lane(-1, game.play)

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
        if ask is None or ask.seat != seat:
            raise NotAsked(f"seat {seat}")
        if action not in ask.options:
            raise NotOffered(str(action))
        self._numbers[seat] += 1
        self._give(lane, seat, action)

    def take_back(self, seat: Seat) -> None:
        """Removes the seat's last answer; what others answered stays."""
        if not self.can_take_back(seat):
            raise NothingToTakeBack(f"seat {seat}")
        self._numbers[seat] += 1
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
        lane = self._lanes.get(seat, self._trunk)
        ask = lane.ask
        return ask if ask is not None and ask.seat == seat else None

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
        log, heard, at = self.log, list[Event](), 0
        for start, lanes in self._meets:
            heard += log[at:start]
            at, others = start, list[Event]()
            for lane, count in lanes:
                (heard if lane == seat else others).extend(log[at : at + count])
                at += count
            heard += others
        own = self._lanes[seat].events if seat in self._lanes else []
        return [e for e in (*heard, *log[at:], *self._trunk.events, *own) if not e.secret or e.seat == seat or self.over]

    def chain(self, seat: Seat) -> Chain | None:
        """The seat's own lane, where it has one open."""
        lane = self._lanes.get(seat)
        if lane is None:
            return None
        return Chain(lane.quiet, tuple(str(action) for action in lane.since), lane.finished and not lane.done)

    def desk(self, seat: Seat) -> Desk[Any, Any]:
        """A desk for looking only: the rules' enumerators read it to say what is barred."""
        lane = self._lanes.get(seat, self._trunk)
        return Desk(self, lane, self.state.parts[seat] if lane.seat >= 0 else None, _NO_LUCK)

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
        new.log = self.log[:]
        new.over = self.over
        new.meetings = self.meetings
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
            new._lanes[seat] = lane = _Lane(seat, lane.flow)
            lane.start = lane.quiet = part
            new._seat_lane(lane)
            new._run_lane(lane, None)
            while done and lane.ask is not None:
                new._give(lane, seat, lane.ask.options[luck.below(len(lane.ask.options))])
        elif new._lanes or new.over:
            new.state.parts[seat] = new.state.parts[seat].clone()
            change(new.state.parts[seat])
        else:
            trunk = new._trunk
            trunk.start, trunk.quiet = trunk.start.clone(), trunk.quiet.clone()
            change(trunk.start.parts[seat])
            change(trunk.quiet.parts[seat])
            new.state = trunk.quiet
        return new

    def fated(self, source: Source) -> Table:
        """A clone that the future treats differently: what was drawn stays, what is still to be drawn comes from `source`."""
        new = self.clone()
        new.luck.source = Spliced(self.luck.source, self.luck.count, source)
        return new

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
        }

    @classmethod
    def restore(cls, game: Game, setup: Setup, book: Any, luck: Luck, state: Any, position: dict[str, Any]) -> Table:
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
        return new

    # ---- inside ----

    def _option(self, text: str) -> Action:
        action = self.book.catalogue.read(text)
        if action is None:
            raise NotOffered(text)
        return action  # type: ignore[no-any-return]

    def _pending_trunk(self) -> list[tuple[Seat, Action]]:
        trunk = self._trunk
        return trunk.answers[len(trunk.answers) - len(trunk.since) :] if trunk.since else []

    def _give(self, lane: _Lane, seat: Seat, action: Action) -> None:
        if lane.seat >= 0:
            if lane.finished:
                lane.answers.append((seat, action))
                lane.done, lane.ask = True, None
                self._meet()
                return
            if lane.gen is None:
                self._wake_lane(lane)
            if self.keep:
                lane.answers.append((seat, action))
                lane.since.append(action)
            lane.learned = False
            self._run_lane(lane, action)
            if lane.learned:
                lane.kept = len(lane.answers)
            return
        if lane.gen is None:
            self._wake_trunk()
        if self.keep:
            if lane.answers and lane.answers[-1][0] != seat:
                # Another seat answers what it has seen: that is learned too.
                self._move_frontier()
            lane.answers.append((seat, action))
            lane.since.append(action)
        before = self.luck.count
        lane.learned = False
        self._run_trunk(action)
        if self.keep and (self.luck.count != before or lane.learned):
            self._move_frontier()

    def _seat_lane(self, lane: _Lane) -> None:
        """Puts a fresh copy of the quiet part on the table and a new flow on it."""
        part = lane.quiet.clone() if self.keep else self.state.parts[lane.seat]
        self.state.parts[lane.seat] = part
        lane.desk = Desk(self, lane, part, _NO_LUCK)
        lane.gen = lane.flow(lane.desk)

    def _run_lane(self, lane: _Lane, value: Action | None) -> None:
        gen = lane.gen
        assert gen is not None
        try:
            ask = gen.send(value)
            while len(ask.options) == 1:  # type: ignore[union-attr]
                ask = gen.send(ask.options[0])  # type: ignore[union-attr]
        except StopIteration:
            lane.finished = True
            lane.gen = lane.desk = None  # no ring is left behind that would wait for the garbage collector
            # What was asked can be taken back until the others are done: the last answer waits for "ready".
            lane.done = not lane.answers
            lane.ask = None if lane.done else Ask(lane.seat, "ready", (READY,))
            lane.quiet = self.state.parts[lane.seat]
            lane.since.clear()
            if lane.done and value is not None:
                self._meet()
            return
        lane.ask = ask  # type: ignore[assignment]
        if self.keep and ask.quiet:  # type: ignore[union-attr]
            lane.quiet = lane.desk.part.clone()  # type: ignore[union-attr]
            if lane.since:
                lane.since.clear()

    def _wake_lane(self, lane: _Lane) -> None:
        """Makes the live generator again; what it tells on the way was told before."""
        told, listener = lane.events, self.listener
        lane.events, self.listener = [], None
        pending, lane.since, ask = lane.since, [], lane.ask
        self._seat_lane(lane)
        self._run_lane(lane, None)
        for action in pending:
            lane.since.append(action)
            self._run_lane(lane, action)
        lane.events, self.listener, lane.ask = told, listener, ask

    def _open(self, together: Together, reopen: dict[Seat, Any] | None) -> None:
        state = self.state
        if not reopen:
            state.shown = self.game.show(state)
        self._lanes = lanes = {}
        for seat in together.seats:
            lanes[seat] = _Lane(seat, together.flow)
        for seat, lane in lanes.items():
            if self.keep:
                lane.start = lane.quiet = state.parts[seat].clone()
            was = reopen.get(seat) if reopen else None
            if was is not None and (was["done"] or was["ready"]):
                lane.finished, lane.done = True, was["done"]
                lane.ask = None if lane.done else Ask(seat, "ready", (READY,))
                lane.quiet = state.parts[seat]
            else:
                self._seat_lane(lane)
                self._run_lane(lane, None)

    def _meet(self) -> None:
        """When the last lane is done the lanes meet: their events are told to all, and the trunk goes on."""
        if all(lane.done for lane in self._lanes.values()):
            self._close()
            self._run_trunk(None)

    def _close(self) -> None:
        """A meeting is quiet: the trunk is made again on a copy of the state, so that clones of the lanes keep theirs."""
        lanes, trunk = self._lanes, self._trunk
        self._meets.append((len(self.log), tuple((seat, len(lane.events)) for seat, lane in lanes.items())))
        for lane in lanes.values():
            self.log += lane.events
        self._lanes = {}
        self.meetings += 1
        if self.keep:
            trunk.start = trunk.quiet = self.state
            trunk.start_count = trunk.quiet_count = self.luck.count
            trunk.start_met = trunk.met = tuple(lanes)
            self._seat_trunk()

    def _seat_trunk(self) -> None:
        """Puts a fresh copy of the quiet state on the table and a new flow on it; after a meeting, past its `Together`."""
        trunk = self._trunk
        if self.keep:
            self.state = trunk.quiet.clone()
            self.luck.count = trunk.quiet_count
        trunk.desk = Desk(self, trunk, None, self.luck)
        trunk.gen = self.game.play(trunk.desk)
        if trunk.met:
            listener, self.listener = self.listener, None
            if type(next(trunk.gen)) is not Together or self.luck.count != trunk.quiet_count:
                raise KernelError("seats may only meet where nothing is half-done")
            trunk.events.clear()
            self.listener = listener

    def _run_trunk(self, value: Action | None, reopen: dict[Seat, Any] | None = None) -> None:
        trunk = self._trunk
        while True:
            try:
                got = trunk.gen.send(value)  # type: ignore[union-attr]
            except StopIteration:
                self.over, trunk.ask, trunk.gen, trunk.desk, trunk.met = True, None, None, None, ()
                self.log += trunk.events
                trunk.events.clear()
                trunk.answers.clear()
                trunk.since.clear()
                return
            if type(got) is Together:
                trunk.ask = None
                self.log += trunk.events
                trunk.events.clear()
                trunk.answers.clear()
                trunk.since.clear()
                trunk.kept = 0
                self._open(got, reopen)
                reopen = None
                if not all(lane.done for lane in self._lanes.values()):
                    return
                self._close()
                value = None
                continue
            assert isinstance(got, Ask)
            if len(got.options) == 1:
                value = got.options[0]
                continue
            trunk.ask = got
            if self.keep and got.quiet:
                trunk.quiet = self.state.clone()
                trunk.quiet_count = self.luck.count
                trunk.met = ()
                trunk.since.clear()
            return

    def _wake_trunk(self) -> list[tuple[int, Seat | None]]:
        """Makes the live generator again; says what chance answered on the way."""
        trunk, luck = self._trunk, self.luck
        drawn, luck.drawn = luck.drawn, []
        told, listener = trunk.events, self.listener
        trunk.events, self.listener = [], None
        pending, trunk.since, ask = trunk.since, [], trunk.ask
        self._seat_trunk()
        self._run_trunk(None)
        for action in pending:
            trunk.since.append(action)
            self._run_trunk(action)
        trunk.events, self.listener, trunk.ask = told, listener, ask
        again, luck.drawn = luck.drawn, drawn
        return again

    def _move_frontier(self) -> None:
        trunk = self._trunk
        trunk.learned = False
        trunk.kept = len(trunk.answers)
        if trunk.ask is not None and trunk.ask.quiet:
            trunk.start, trunk.start_count, trunk.start_met = trunk.quiet, trunk.quiet_count, ()
            trunk.answers.clear()
            trunk.kept = 0
            self.log += trunk.events
            trunk.events.clear()

    def _rouse(self, seat: Seat | None) -> None:
        """A view reads the live state: a sleeping chain that is past its quiet part is woken first."""
        if self._lanes:
            lane = self._lanes.get(seat) if seat is not None else None
            if lane is not None and lane.gen is None and lane.ask is not None and not lane.ask.quiet:
                self._wake_lane(lane)
        elif self._trunk.gen is None and self._trunk.ask is not None and not self._trunk.ask.quiet:
            self._wake_trunk()
