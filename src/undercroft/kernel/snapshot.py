"""A table as it stands after one step, so that it can be shown, and gone on with, when the rules it was played by are gone.

The record stays the only truth; a snapshot lies beside it and is used where the present rules come to something else.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec

from undercroft.kernel.driver import Lane
from undercroft.kernel.forms import decoded
from undercroft.kernel.game import Game
from undercroft.kernel.luck import Luck, Source
from undercroft.kernel.table import Table
from undercroft.kernel.types import Action, Ask, Book, Event, Figure, Flow, KernelError, Seat, Setup

FORM = 1
Told = tuple[str, Seat | None, tuple[Figure, ...], bool]
Given = tuple[Seat, str]


class Asked(msgspec.Struct, array_like=True, frozen=True):
    """An open question as far as a picture needs it."""

    seat: Seat
    kind: str
    about: tuple[Figure, ...] = ()
    window: bool = False


class Chain(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where one chain of questions can be taken up again: at its frontier, or else at its last quiet question.

    A state (of a lane: a part) that is missing is the one the table stands at.
    """

    start: dict[str, Any] | None = None
    start_count: int = 0
    start_met: tuple[Seat, ...] = ()
    answers: tuple[Given, ...] = ()
    """Since the frontier; the first `kept` of them cannot be taken back."""
    kept: int = 0
    quiet: dict[str, Any] | None = None
    quiet_count: int = 0
    met: tuple[Seat, ...] = ()
    since: tuple[Given, ...] = ()
    """Since the last quiet question."""
    told: tuple[Told, ...] = ()
    """Events that stand in no log yet."""
    finished: bool = False
    done: bool = False


class Snapshot(msgspec.Struct, frozen=True, omit_defaults=True):
    drawn: int
    """How often chance was asked."""
    numbers: tuple[int, ...]
    state: dict[str, Any]
    trunk: Chain
    lanes: dict[Seat, Chain] = {}
    asked: tuple[Asked, ...] = ()
    told: tuple[Told, ...] = ()
    """What this step added to the log."""
    meetings: int = 0
    meets: tuple[tuple[int, tuple[tuple[Seat, int], ...]], ...] = ()
    over: bool = False
    form: int = FORM


class Unreadable(KernelError):
    """A snapshot that these rules cannot read or go on from."""

    code = "unreadable"


_decode = msgspec.json.Decoder(Snapshot, strict=False).decode


def take(table: Table, heard: int) -> bytes:
    """The table as it stands; of the log, what follows the first `heard` events."""
    table._rouse(None)
    for seat in table._lanes:
        table._rouse(seat)
    write = table.game.write
    state = write(table.state, table.book)
    snapshot = Snapshot(
        table.luck.count,
        tuple(table._numbers),
        state,
        _trunk(table, lambda other: _differing(write(other, table.book), state)),
        _lanes(table, state["parts"]) if table._lanes else {},
        tuple(Asked(ask.seat, ask.kind, ask.about, ask.window) for ask in table.questions()),
        _told(table.log[heard:]),
        table.meetings,
        tuple(table._meets),
        table.over,
    )
    return msgspec.json.encode(snapshot)


def read(data: bytes) -> Snapshot:
    try:
        snapshot = decoded(_decode, data)
    except msgspec.DecodeError as error:
        raise Unreadable(f"not a snapshot: {error}") from None
    if snapshot.form > FORM:
        raise Unreadable(f"a snapshot of a later form ({snapshot.form})")
    return snapshot


def silent(data: bytes) -> bytes:
    """The same without what its step told: for a step that came to nothing."""
    return msgspec.json.encode(msgspec.structs.replace(read(data), told=()))


def digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:32]


def events(told: Sequence[Told]) -> list[Event]:
    return [Event(*fields) for fields in told]


def still(game: Game, setup: Setup, book: Book, snapshot: Snapshot, log: list[Event]) -> Table:
    """A table to look at: no rule has run and none will. `log` is what was told up to here."""
    table = _bare(game, setup, book, Luck(_Nothing(), snapshot.drawn), _state(game, book, snapshot.state))
    _take_up(table, snapshot, log)
    table.over = snapshot.over
    asks = {asked.seat: Ask(asked.seat, asked.kind, (), asked.about, window=asked.window) for asked in snapshot.asked}
    for seat, chain in snapshot.lanes.items():
        table._lanes[seat] = lane = Lane(seat, _no_flow)
        lane.ask, lane.finished, lane.done = asks.get(seat), chain.finished, chain.done
        lane.start = lane.quiet = table.state.parts[seat]
        lane.events = events(chain.told)
    table._trunk.events = events(snapshot.trunk.told)
    if not snapshot.lanes:
        table._trunk.ask = next(iter(asks.values()), None)
    return table


class Resumed(NamedTuple):
    table: Table
    lost: int
    """Answers of the open chain that these rules do not take up: they are asked again."""


def resume(game: Game, setup: Setup, book: Book, source: Source, snapshot: Snapshot, log: list[Event]) -> Resumed:
    """The table as the present rules go on from here: with its take-backs if they agree, without the open chain if they must."""
    if snapshot.over:
        return Resumed(still(game, setup, book, snapshot, log), 0)
    trouble: Exception | None = None
    for begin in (_at_frontier, _at_quiet, _at_rest):
        try:
            table = begin(game, setup, book, Luck(source, snapshot.drawn), snapshot)
            if table.over or not table.waiting_for():
                raise Unreadable("nobody is asked")
        except Exception as error:  # other rules may stumble over an older chain in any way
            trouble = trouble or error
            continue
        _take_up(table, snapshot, log)
        for seat, chain in snapshot.lanes.items():
            table._lanes[seat].events = events(chain.told)
        if begin is not _at_frontier or not snapshot.trunk.answers:
            # What no answer tells again was told all the same.
            table._trunk.events.clear()
            table.log += events(snapshot.trunk.told)
        chains = (snapshot.trunk, *snapshot.lanes.values())
        return Resumed(table, sum(len(chain.since) for chain in chains) if begin is _at_rest else 0)
    raise Unreadable(f"the rules cannot go on from the stored position ({trouble})")


# ---- writing ----


def _trunk(table: Table, written: Callable[[Any], dict[str, Any] | None]) -> Chain:
    trunk = table._trunk
    if table._lanes or table.over:
        return Chain(told=_told(trunk.events))
    return Chain(
        start=written(trunk.start) if trunk.answers else None,
        start_count=trunk.start_count,
        start_met=trunk.start_met,
        answers=_given(trunk.answers),
        kept=trunk.kept,
        quiet=None if trunk.ask and trunk.ask.quiet else written(trunk.quiet),
        quiet_count=trunk.quiet_count,
        met=trunk.met,
        since=_given(table._pending_trunk()),
        told=_told(trunk.events),
    )


def _lanes(table: Table, parts: list[dict[str, Any]]) -> dict[Seat, Chain]:
    """A part is written with its whole state, because names may depend on it."""
    starts, quiets = table.state.clone(), table.state.clone()
    for seat, lane in table._lanes.items():
        starts.parts[seat], quiets.parts[seat] = lane.start, lane.quiet
    started, quieted = (table.game.write(state, table.book)["parts"] for state in (starts, quiets))
    return {
        seat: Chain(
            start=_differing(started[seat], parts[seat]),
            answers=_given(lane.answers),
            kept=lane.kept,
            quiet=_differing(quieted[seat], parts[seat]),
            since=tuple((seat, str(action)) for action in lane.since),
            told=_told(lane.events),
            finished=lane.finished,
            done=lane.done,
        )
        for seat, lane in table._lanes.items()
    }


def _differing(state: dict[str, Any], from_state: dict[str, Any]) -> dict[str, Any] | None:
    return None if state == from_state else state


def _given(answers: Sequence[tuple[Seat, Action]]) -> tuple[Given, ...]:
    return tuple((seat, str(action)) for seat, action in answers)


def _told(told: Sequence[Event]) -> tuple[Told, ...]:
    return tuple((event.kind, event.seat, event.data, event.secret) for event in told)


# ---- reading ----


class _Nothing:
    def draw(self, count: int, below: int) -> int:  # noqa: ARG002
        raise KernelError("a still table draws nothing")


def _no_flow(_: Any) -> Flow:
    raise KernelError("a still table plays nothing")
    yield


def _state(game: Game, book: Book, plain: dict[str, Any]) -> Any:
    try:
        return game.read(plain, book)
    except msgspec.ValidationError as error:
        raise Unreadable(f"state: {error}") from None


def _bare(game: Game, setup: Setup, book: Book, luck: Luck, state: Any) -> Table:
    table = Table(game, setup, book, luck)
    table.state = state
    table._trunk.start = table._trunk.quiet = state
    return table


def _take_up(table: Table, snapshot: Snapshot, log: list[Event]) -> None:
    table.log = log
    table.meetings = snapshot.meetings
    table._meets = list(snapshot.meets)
    table._numbers = list(snapshot.numbers)
    table.luck.drawn.clear()


def _at_frontier(game: Game, setup: Setup, book: Book, luck: Luck, snapshot: Snapshot) -> Table:
    if snapshot.lanes:
        return _in_lanes(game, setup, book, luck, snapshot, lambda chain: (chain.start, chain.answers))
    trunk = snapshot.trunk
    if not trunk.answers:
        return _at_quiet(game, setup, book, luck, snapshot)
    table = _in_trunk(game, setup, book, luck, trunk.start or snapshot.state, trunk.start_count, trunk.start_met, trunk.answers)
    table._trunk.kept = trunk.kept
    return _agreed(table, snapshot)


def _at_quiet(game: Game, setup: Setup, book: Book, luck: Luck, snapshot: Snapshot) -> Table:
    if snapshot.lanes:
        return _in_lanes(game, setup, book, luck, snapshot, lambda chain: (chain.quiet, chain.since))
    trunk = snapshot.trunk
    return _agreed(
        _in_trunk(game, setup, book, luck, trunk.quiet or snapshot.state, trunk.quiet_count, trunk.met, trunk.since), snapshot
    )


def _at_rest(game: Game, setup: Setup, book: Book, luck: Luck, snapshot: Snapshot) -> Table:
    """Nothing half-done is taken up: what was answered since the last quiet question is asked again, chance goes on."""
    if snapshot.lanes:
        return _in_lanes(game, setup, book, luck, snapshot, lambda chain: (chain.quiet, ()))
    trunk = snapshot.trunk
    return _in_trunk(game, setup, book, luck, trunk.quiet or snapshot.state, snapshot.drawn, trunk.met, ())


def _agreed(table: Table, snapshot: Snapshot) -> Table:
    if table.luck.count != snapshot.drawn or {ask.seat for ask in table.questions()} != {ask.seat for ask in snapshot.asked}:
        raise Unreadable("the rules come to something else")
    return table


def _in_trunk(
    game: Game,
    setup: Setup,
    book: Book,
    luck: Luck,
    plain: dict[str, Any],
    count: int,
    met: tuple[Seat, ...],
    answers: tuple[Given, ...],
) -> Table:
    table = _bare(game, setup, book, luck, _state(game, book, plain))
    trunk = table._trunk
    trunk.start_count = trunk.quiet_count = count
    trunk.start_met = trunk.met = met
    table._seat_trunk()
    table._run_trunk(None)
    for seat, text in answers:
        _give(table, seat, text)
    trunk.kept = len(trunk.answers)
    return table


def _give(table: Table, seat: Seat, text: str) -> None:
    """Like an answer, but the frontier stays where it is."""
    action, trunk = table._option(text), table._trunk
    own = trunk.ask.options if trunk.ask is not None and trunk.ask.seat == seat else ()
    if action not in own and action not in table.aside(seat):
        raise Unreadable(f"'{text}' is no longer offered")
    trunk.answers.append((seat, action))
    trunk.since.append(action)
    table._run_trunk(action)


def _in_lanes(
    game: Game,
    setup: Setup,
    book: Book,
    luck: Luck,
    snapshot: Snapshot,
    taken_up: Callable[[Chain], tuple[dict[str, Any] | None, tuple[Given, ...]]],
) -> Table:
    """The lanes are opened with the parts that each is taken up with; who was done before stays so."""
    parts, given, reopen = list(snapshot.state["parts"]), list[Given](), {}
    for seat, chain in snapshot.lanes.items():
        part, answers = taken_up(chain)
        resting = not answers and chain.finished
        if part is not None and not resting:
            parts[seat] = part
        given += answers
        reopen[seat] = {"done": resting and chain.done, "ready": resting}
    table = _bare(game, setup, book, luck, _state(game, book, {**snapshot.state, "parts": parts}))
    table._trunk.start_count = table._trunk.quiet_count = snapshot.drawn
    table._seat_trunk()
    table._run_trunk(None, reopen=reopen)
    if set(table._lanes) != set(snapshot.lanes):
        raise Unreadable("other seats act side by side")
    for seat, text in given:
        table.answer(seat, table._option(text))
    if table.meetings:
        raise Unreadable("the seats met")
    return table
