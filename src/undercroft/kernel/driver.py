"""Runs a game's flows from question to question.

A suspended generator can be neither copied nor stored, so it is never the truth. The truth is the last quiet state
plus the answers since; the live generator is a cache that is made again by giving those answers again. Where seats act
side by side each has a lane of its own: its part of the state, its answers, its cache.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from undercroft.kernel.luck import Luck
from undercroft.kernel.types import READY, Action, Ask, Event, Figure, Flow, KernelError, Seat, Setup, Together

if TYPE_CHECKING:
    from undercroft.kernel.game import Game
    from undercroft.kernel.table import Table

S = TypeVar("S")
P = TypeVar("P")
B = TypeVar("B")
Listener = Callable[["Table", Event], None]


class Curtain(Exception):
    """Here ends what a seat can foresee."""


class _NoChance:
    def draw(self, count: int, below: int) -> int:  # noqa: ARG002
        raise KernelError("a lane draws no chance")


NO_LUCK = Luck(_NoChance())


class Desk(Generic[S, P, B]):
    """What a flow works at: the state, its own part in a lane, the book, chance, and a voice."""

    __slots__ = ("_lane", "_table", "book", "luck", "part", "seat", "state")

    def __init__(self, table: Driver, lane: Lane, part: P, luck: Luck) -> None:
        self._table = table
        self._lane = lane
        self.state: S = table.state
        self.part: P = part
        self.seat: Seat = lane.seat
        self.book: B = table.book
        self.luck = luck

    def tell(self, kind: str, *data: Figure, seat: Seat | None = None, secret: bool = False) -> None:
        lane = self._lane
        if seat is None and lane.seat >= 0:
            seat = lane.seat
        if secret and seat is None:
            raise KernelError(f"the secret event '{kind}' needs the seat that may know it")
        event = Event(kind, seat, data, secret)
        lane.events.append(event)
        if self._table.listener is not None:
            self._table.listener(self._table, event)  # type: ignore[arg-type]

    def consult(self, seat: Seat) -> None:
        """What comes now depends on what this seat holds, also where it is not asked in the end: nobody else foresees it."""
        if self._table.looker not in (None, seat):
            raise Curtain

    def reveal(self) -> None:
        """Something hidden was shown: what was answered before cannot be taken back."""
        self._lane.learned = True


class Lane:
    """One chain of questions: a seat's own, or the trunk (seat -1), whose part is the whole state."""

    __slots__ = (
        "answers", "ask", "desk", "done", "events", "finished", "flow", "gen", "kept", "learned", "met", "quiet", "quiet_count",
        "seat", "since", "start", "start_count", "start_met",
    )  # fmt: skip

    def __init__(self, seat: Seat, flow: Callable[[Any], Flow]) -> None:
        self.seat = seat
        self.flow = flow
        self.gen: Flow | None = None
        self.desk: Desk[Any, Any, Any] | None = None
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

    def clone(self) -> Lane:
        new = Lane.__new__(Lane)
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


class Driver:
    """What a table does between an answer and the next question."""

    __slots__ = (
        "_lanes", "_meets", "_numbers", "_trunk", "book", "game", "keep", "listener", "log", "looker", "luck", "meetings", "over",
        "setup", "singles", "state",
    )  # fmt: skip

    def __init__(self, game: Game, setup: Setup, book: Any, luck: Luck, *, keep: bool = True) -> None:
        self.game = game
        self.setup = setup
        self.book = book
        self.luck = luck
        self.keep = keep
        self.listener: Listener | None = None
        self.looker: Seat | None = None
        """Who tries something out: the table goes on only as far as that seat can foresee it."""
        self.state: Any = game.set_up(setup, book)
        self.log: list[Event] = []
        """What was told so far, lanes that have met included."""
        self.over = False
        self.meetings = 0
        """How often lanes have met: what was answered before the last meeting is known to all."""
        self._meets: list[tuple[int, tuple[tuple[Seat, int], ...]]] = []
        """Where in the log each meeting stands, and how much each lane brought to it."""
        self.singles: list[Ask] = []
        """Questions with one option that the table answered by itself since somebody last did; in a lane, since its seat did."""
        self._numbers = [0] * setup.seats
        self._lanes: dict[Seat, Lane] = {}
        self._trunk = Lane(-1, game.play)

    def _give(self, lane: Lane, seat: Seat, action: Action) -> None:
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

    def _seat_lane(self, lane: Lane) -> None:
        """Puts a fresh copy of the quiet part on the table and a new flow on it."""
        part = lane.quiet.clone() if self.keep else self.state.parts[lane.seat]
        self.state.parts[lane.seat] = part
        lane.desk = Desk(self, lane, part, NO_LUCK)
        lane.gen = lane.flow(lane.desk)

    def _run_lane(self, lane: Lane, value: Action | None) -> None:
        gen = lane.gen
        assert gen is not None
        try:
            ask = gen.send(value)
            while type(ask) is Ask and len(ask.options) == 1:
                if self.keep:
                    self.singles.append(ask)
                ask = gen.send(ask.options[0])
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
        if type(ask) is Together:
            raise KernelError("seats that act side by side cannot open lanes of their own")
        lane.ask = ask  # type: ignore[assignment]
        if self.keep and ask.quiet:  # type: ignore[union-attr]
            lane.quiet = lane.desk.part.clone()  # type: ignore[union-attr]
            if lane.since:
                lane.since.clear()

    def _wake_lane(self, lane: Lane) -> None:
        """Makes the live generator again; what it tells on the way was told before, and nothing of it is still to be foreseen."""
        told, listener, singles, looker = lane.events, self.listener, self.singles, self.looker
        lane.events, self.listener, self.singles, self.looker = [], None, [], None
        pending, lane.since, ask = lane.since, [], lane.ask
        self._seat_lane(lane)
        self._run_lane(lane, None)
        for action in pending:
            lane.since.append(action)
            self._run_lane(lane, action)
        lane.events, self.listener, self.singles, self.looker, lane.ask = told, listener, singles, looker, ask

    def _open(self, together: Together, reopen: dict[Seat, Any] | None) -> None:
        state = self.state
        if not reopen:
            state.shown = self.game.show(state)
        self._lanes = lanes = {}
        for seat in together.seats:
            lanes[seat] = Lane(seat, together.flow)
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
            if self.looker is not None:
                raise Curtain
            self._close()
            self._run_trunk(None)

    def _close(self) -> None:
        """A meeting is quiet: the trunk is made again on a copy of the state, so that clones of the lanes keep theirs."""
        lanes, trunk = self._lanes, self._trunk
        self._meets.append((len(self.log), tuple((seat, len(lane.events)) for seat, lane in lanes.items())))
        for lane in lanes.values():
            self.log += lane.events
        self._lanes, self.singles = {}, []
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
                if self.looker is not None:
                    raise Curtain
                self._close()
                value = None
                continue
            assert isinstance(got, Ask)
            if len(got.options) == 1 and not got.held:
                if self.looker not in (None, got.seat):
                    raise Curtain
                value = got.options[0]
                if self.keep:
                    self.singles.append(got)
                continue
            trunk.ask = got
            if self.keep and got.quiet:
                trunk.quiet = self.state.clone()
                trunk.quiet_count = self.luck.count
                trunk.met = ()
                trunk.since.clear()
            return

    def _wake_trunk(self, *, anew: bool = False) -> list[tuple[int, Seat | None]]:
        """Makes the live generator again; says what chance answered on the way. `anew`: the question may be another one."""
        trunk, luck = self._trunk, self.luck
        drawn, luck.drawn = luck.drawn, []
        told, listener, singles, looker = trunk.events, self.listener, self.singles, self.looker
        trunk.events, self.listener, self.singles, self.looker = [], None, [], None
        pending, trunk.since, ask = trunk.since, [], trunk.ask
        self._seat_trunk()
        self._run_trunk(None)
        for action in pending:
            trunk.since.append(action)
            self._run_trunk(action)
        trunk.events, self.listener, self.singles, self.looker = told, listener, singles, looker
        if not anew:
            trunk.ask = ask
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

    def let_go(self) -> None:
        """Of a copy that has served: it and its generators hold on to each other, and would wait for the garbage collector."""
        for lane in (self._trunk, *self._lanes.values()):
            lane.gen = lane.desk = None

    def _rouse(self, seat: Seat | None) -> None:
        """A view reads the live state: a sleeping chain that is past its quiet part is woken first."""
        if self._lanes:
            lane = self._lanes.get(seat) if seat is not None else None
            if lane is not None and lane.gen is None and lane.ask is not None and not lane.ask.quiet:
                self._wake_lane(lane)
        elif self._trunk.gen is None and self._trunk.ask is not None and not self._trunk.ask.quiet:
            self._wake_trunk()
