"""From the store back to a table: by its record; from its snapshots where the present rules come to something else."""

from __future__ import annotations

from msgspec.structs import replace

from undercroft.kernel import replay, snapshot
from undercroft.kernel.game import Game
from undercroft.kernel.journal import TAKE_BACK, Journal, Record, WrongRecord
from undercroft.kernel.luck import Sealed, commitment
from undercroft.kernel.position import completed
from undercroft.kernel.replay import Parted
from undercroft.kernel.table import Table
from undercroft.kernel.types import Book, Event, Seat
from undercroft.server.errors import Refused
from undercroft.server.store.database import Stored


class CannotWake(Refused):
    """A table that these rules can neither replay nor go on with. Nothing of it is lost: its record and last picture are here."""

    def __init__(self, stored: Stored, why: str, last: Table | None = None) -> None:
        super().__init__("asleep")
        self.stored = stored
        self.why = why
        self.last = last

    def record(self, device: str, seat: Seat | None) -> Record:
        """As far as whoever asks may know it: all of it when the game is over."""
        record = record_of(self.stored, [])
        if self.stored.status == "over":
            outcome = self.last.outcome() if self.last is not None else None
            return replace(record, secret=self.stored.secret.hex(), scores=outcome.scores if outcome else ())
        chairs = self.stored.chairs
        asker = seat if seat is not None and seat < len(chairs) and device in chairs[seat].holders else None
        # Where nobody can say whether the seats have met since, they have not.
        return record.as_seen(asker, max([0, *(entry.meeting for entry in record.entries)]))


def record_of(stored: Stored, frames: list[bytes]) -> Record:
    names = tuple(chair.name for chair in stored.chairs)
    sealed = commitment(stored.secret, stored.agreed)
    record = Record(stored.setup, stored.rules, stored.pack, sealed, names, stored.entries, agreed=stored.agreed)
    record.take_snapshots(frames)
    return record


def told(frames: list[bytes]) -> list[Event]:
    """Everything that was told up to the last of these snapshots."""
    return [event for frame in frames for event in snapshot.events(snapshot.read(frame).told)]


def still(record: Record, game: Game, book: Book, frames: list[bytes], step: int) -> Table:
    """How the table stood after a step: no rule runs for it."""
    setup = completed(record.setup, game)
    return snapshot.still(game, setup, book, snapshot.read(frames[step]), told(frames[: step + 1]))


def looked_at(record: Record, game: Game, book: Book, secret: bytes, frames: list[bytes]) -> Journal:
    """A finished game as it ended."""
    journal = Journal(game, completed(record.setup, game), book, b"", record.names)
    journal.record, journal.secret = record, secret
    journal.table = still(record, game, book, frames, len(frames) - 1)
    journal.reveal()
    return journal


def replayed(record: Record, game: Game, book: Book, secret: bytes, log: list[Event], *, filling: bool = False) -> Journal:
    """The last stretch played again. `log` is what was told before it; `filling`: with a snapshot of every step."""
    stretch = record.stretches()[-1]
    if stretch.upgrade is None:
        journal = replay.begin(record, game, book)
    else:
        before = replace(record, entries=record.entries[: stretch.first + 1])
        journal, _ = replay.resumed(before, record.snapshots[stretch.first], game, book, Sealed(secret), log)
    journal.shots = [] if filling else None
    for _ in replay.play(record, stretch, journal):
        pass
    return _at_the_table(journal, secret)


def gone_on(record: Record, game: Game, book: Book, secret: bytes, frames: list[bytes], parted: Exception) -> tuple[Journal, int]:
    """The table under the present rules, from its last snapshot; how many answers must be given again.

    A version that kept no snapshots left only its record: then from the last step that still stands, which fills in for the rest.
    """
    if frames:
        journal, lost = replay.resumed(record, frames[-1], game, book, Sealed(secret), told(frames))
        return _at_the_table(journal, secret), lost
    journal = as_far_as_it_stands(record, game, book, secret, parted)
    shots = journal.shots or []
    rest = record.entries[len(journal.record.entries) :]
    journal.record.entries += rest
    journal.shots = shots + [snapshot.silent(shots[-1])] * len(rest)
    return journal, sum(entry.text != TAKE_BACK for entry in rest)


def as_far_as_it_stands(record: Record, game: Game, book: Book, secret: bytes, parted: Exception) -> Journal:
    """The steps before the one at which the present rules part from a record, with a snapshot of each."""
    step = parted.step if isinstance(parted, Parted) and len(record.stretches()) == 1 else 0
    if not step:
        raise WrongRecord(str(parted)) from parted
    return replayed(replace(record, entries=record.entries[:step]), game, book, secret, [], filling=True)


def _at_the_table(journal: Journal, secret: bytes) -> Journal:
    journal.secret = secret
    journal.table.luck.source = Sealed(secret)
    journal.heard = len(journal.table.log)
    journal.shots = journal.shots or []
    journal.reveal()
    return journal
