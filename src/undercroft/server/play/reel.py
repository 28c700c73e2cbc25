"""A finished game to look back at: how it stood after each step, and what that step told whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import NamedTuple

from undercroft.kernel import snapshot
from undercroft.kernel.game import Game
from undercroft.kernel.journal import TAKE_BACK, Record
from undercroft.kernel.position import completed
from undercroft.kernel.table import Meeting, Table, in_order
from undercroft.kernel.types import Book, Event, Seat

View = Seat | None
"""One seat all the time; None follows whoever acts."""
FOLLOW = "follow"
"""That view as an address says it."""


class _Told(NamedTuple):
    """What one step added to the log, where seats met in it, and what stands in no log yet: in the trunk, in each lane."""

    logged: list[Event]
    meets: list[Meeting]
    trunk: list[Event]
    lanes: dict[Seat, list[Event]]


class News(NamedTuple):
    """What a step told that was not known before."""

    told: list[Event]
    seen: list[Event]
    """Of it, what happened before one's eyes; not what others did meanwhile, which a meeting tells."""


class Reel:
    """No rule runs for it. Each snapshot is read once; what was told is kept, the states are not."""

    def __init__(self, record: Record, game: Game, book: Book, frames: list[bytes]) -> None:
        self.record, self.game, self.book, self.frames = record, game, book, frames
        self.last = len(frames) - 1
        self._setup = completed(record.setup, game)
        self._told = _told(frames)
        self._heard: dict[View, list[News]] = {}
        self._actors = list[Seat]()
        for entry in record.entries:
            self._actors.append(entry.seat if entry.seat is not None else self._actors[-1] if self._actors else 0)

    @property
    def apart(self) -> bool:
        """Whether seats see different things."""
        state = self.still(0).state
        return any(self.game.secrets(state, seat) for seat in range(self.record.setup.seats))

    def logged(self, step: int) -> list[Event]:
        """What a step added to the log."""
        return self._told[step].logged

    def still(self, step: int) -> Table:
        """How the table stood after a step."""
        log = list(chain.from_iterable(told.logged for told in self._told[: step + 1]))
        return snapshot.still(self.game, self._setup, self.book, snapshot.read(self.frames[step]), log)

    def seat(self, view: View, step: int) -> Seat:
        """Through whose eyes a step is seen."""
        return self._actors[step] if view is None else view

    def heard(self, view: View) -> list[News]:
        """Step by step: to one seat; or to somebody who sees each seat act, and so knows what lanes bring."""
        if view not in self._heard:
            self._heard[view] = list(self._news(view))
        return self._heard[view]

    def _news(self, view: View) -> Iterator[News]:
        known = Counter[Event]()
        """What was told already, of what stands in no log yet."""
        for step, now in enumerate(self._told):
            seat = self.seat(view, step)
            told = _without(chain(in_order(now.logged, now.meets, seat), now.trunk, now.lanes.get(seat, [])), known)
            found = [event for event in told if not event.secret or event.seat == seat]
            known = (known + Counter(found)) & Counter(chain(now.trunk, *now.lanes.values()))
            yield News(found, found if view is None else list(_without(found, _meanwhile(now, seat))))

    def onward(self, view: View, step: int) -> int | None:
        """The next step at which something is to be seen; the last one in any case."""
        heard, entries = self.heard(view), self.record.entries
        for later in range(step + 1, self.last + 1):
            entry = entries[later]
            taken_back = entry.text == TAKE_BACK and (entry.meeting < 0 or entry.seat == self.seat(view, later))
            if heard[later].seen or taken_back or later == self.last:
                return later
        return None


def _told(frames: list[bytes]) -> list[_Told]:
    found, length, met = list[_Told](), 0, 0
    for frame in frames:
        shot = snapshot.read(frame)
        logged = snapshot.events(shot.told)
        meets = [(start - length, lanes) for start, lanes in shot.meets[met:]]
        lanes = {seat: snapshot.events(lane.told) for seat, lane in shot.lanes.items()}
        found.append(_Told(logged, meets, snapshot.events(shot.trunk.told), lanes))
        length, met = length + len(logged), len(shot.meets)
    return found


def _without(events: Iterable[Event], known: Counter[Event]) -> Iterator[Event]:
    """The others, each known one left out as often as it is known."""
    left = known.copy()
    for event in events:
        if left[event]:
            left[event] -= 1
        else:
            yield event


def _meanwhile(told: _Told, seat: Seat) -> Counter[Event]:
    """What the lanes of others brought to a meeting."""
    found = Counter[Event]()
    for at, lanes in told.meets:
        for lane, count in lanes:
            if lane != seat:
                found.update(told.logged[at : at + count])
            at += count
    return found
