"""The record: set-up, commitment, one line an answer with what chance answered and a short hash. Nothing is deleted."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import msgspec

from undercroft.kernel import snapshot
from undercroft.kernel.game import Game
from undercroft.kernel.luck import Luck, Sealed, commitment
from undercroft.kernel.table import Table
from undercroft.kernel.types import Book, Event, KernelError, NotOffered, Outcome, Seat, Setup

FORMAT = "undercroft record"
PLAIN, RENEWED = 1, 2
"""Forms: a game under one set of rules; one that went on under others. A record is written in the lowest that holds it."""
START = "start"
TAKE_BACK = "take-back"
UPGRADE = "upgrade"
HIDDEN = "?"
LONGEST_NAME = 200
"""Of a seat: whoever tells of it in words takes no more."""


class WrongRecord(KernelError):
    """A record that cannot be read; the message names the line."""

    code = "wrong-record"


class Entry(msgspec.Struct, frozen=True):
    """One line of the record. `secret` and `meeting` say who may read it while the game runs.

    `meeting` is the one at which a lane's answer becomes known to all; -1 where it was known at once.
    """

    seat: Seat | None
    text: str
    draws: tuple[tuple[int, Seat | None], ...] = ()
    hash: str = ""
    secret: bool = False
    meeting: int = -1


class Upgrade(NamedTuple):
    """The entry at which other rules take over: from then on the game is played by them, from the snapshot with this hash."""

    rules: int
    pack: str
    snapshot: str
    parted: int | None = None
    """The step at which they came to something else; None where all that was answered stands under them too."""

    def __str__(self) -> str:
        parted = "" if self.parted is None else f" parted {self.parted}"
        return f"{UPGRADE} {self.rules} {self.pack} {self.snapshot}{parted}"

    @classmethod
    def read(cls, text: str) -> Upgrade | None:
        match = _UPGRADE.fullmatch(text)
        return match and cls(int(match[1]), match[2], match[3], int(match[4]) if match[4] else None)


_UPGRADE = re.compile(rf"{UPGRADE} ([0-9]{{1,9}}) (\S{{1,100}}) ([0-9a-f]{{32}}|\?)(?: parted ([0-9]{{1,9}}))?")


class Stretch(NamedTuple):
    """Entries played by the same rules: the first of them is `start`, or the upgrade that began it."""

    first: int
    end: int
    rules: int
    pack: str
    upgrade: Upgrade | None


class Record(msgspec.Struct):
    setup: Setup
    rules: int
    pack: str
    commitment: str
    names: tuple[str, ...]
    entries: list[Entry] = []
    secret: str = ""
    """In hexadecimal, and only when the game is over."""
    scores: tuple[int, ...] = ()
    snapshots: dict[int, bytes] = {}
    """For each upgrade, by its number: where the game went on. They tell everything, so a running game exports none."""
    agreed: bytes = b""
    """The set-up as it was written; empty where that is how it is written now."""

    def write(self) -> str:
        stretches = self.stretches()
        head = [
            f"{FORMAT} {PLAIN if len(stretches) == 1 else RENEWED}",
            f"setup {self.sealed_setup().decode()}",
            f"rules {self.rules}",
            f"pack {self.pack}",
            f"commitment {self.commitment}",
            *(f"seat {seat} {_json(name)}" for seat, name in enumerate(self.names)),
        ]
        lines = []
        for number, entry in enumerate(self.entries):
            lines.append(_write_entry(number, entry))
            if number in self.snapshots:
                lines.append(f"snapshot {self.snapshots[number].decode()}")
        foot = [f"secret {self.secret}", f"scores {' '.join(map(str, self.scores))}"] if self.secret else []
        last = f"{'end' if self.secret else 'open'} {len(self.entries)}"
        return "\n".join([*head, *lines, *foot, last]) + "\n"

    @classmethod
    def read(cls, text: str) -> Record:
        return _Reader(text).record()

    def sealed_setup(self) -> bytes:
        """What the commitment covers."""
        return self.agreed or self.setup.agreed()

    def take_snapshots(self, frames: list[bytes]) -> None:
        """Those with which stretches began, out of one for every entry; none where there are no frames."""
        if frames:
            self.snapshots = {stretch.first: frames[stretch.first] for stretch in self.stretches() if stretch.upgrade}

    def stretches(self) -> list[Stretch]:
        """In order; the last one is what the table is played by."""
        upgrades = [
            (n, found) for n, entry in enumerate(self.entries) if entry.seat is None and (found := Upgrade.read(entry.text))
        ]
        begun = [(0, self.rules, self.pack, None), *((n, upgrade.rules, upgrade.pack, upgrade) for n, upgrade in upgrades)]
        ends = [*(n for n, _ in upgrades), len(self.entries)]
        return [Stretch(first, end, rules, pack, upgrade) for (first, rules, pack, upgrade), end in zip(begun, ends, strict=True)]

    def as_seen(self, asker: Seat | None, meetings: int) -> Record:
        """Of a running game. Hashes stay home: they cover what is hidden."""
        seen: list[Entry] = []
        for entry in self.entries:
            own = entry.seat is None or entry.seat == asker
            if not own and entry.meeting == meetings:
                continue
            text = entry.text if own or not entry.secret else HIDDEN
            if entry.seat is None and (upgrade := Upgrade.read(text)):
                text = str(upgrade._replace(snapshot=HIDDEN))
            # Also the asker's own: which place in a bag a card came from tells what others drew before.
            draws = tuple((v if to is None else -1, to) for v, to in entry.draws)
            seen.append(Entry(entry.seat, text, draws))
        return msgspec.structs.replace(self, entries=seen, snapshots={})


def _json(value: Any) -> str:
    return msgspec.json.encode(value, order="deterministic").decode()


def _write_entry(number: int, entry: Entry) -> str:
    seat = "-" if entry.seat is None else str(entry.seat)
    draws = " > " + " ".join(_write_draw(*draw) for draw in entry.draws) if entry.draws else ""
    return f"{number} {seat} {entry.text}{draws} # {entry.hash or '-'}"


def _write_draw(value: int, to: Seat | None) -> str:
    shown = HIDDEN if value < 0 else str(value)
    return shown if to is None else f"{shown}@{to}"


_ENTRY = re.compile(r"([0-9]{1,9}) (-|[0-9]{1,9}) ([^>#]+?)(?: > ([0-9@? ]+))? # ([0-9a-f]{8}|-)")
_decode_setup = msgspec.json.Decoder(Setup).decode
_DRAW = re.compile(r"([0-9]{1,9}|\?)(?:@([0-9]{1,9}))?")


class _Reader:
    def __init__(self, text: str) -> None:
        # Not `splitlines`: a name may hold a line separator that is none in JSON.
        self.lines = [line.rstrip("\r") for line in text.removesuffix("\n").split("\n")]
        self.at = 0

    def fail(self, why: str) -> WrongRecord:
        return WrongRecord(f"line {self.at}: {why}")

    def next(self, word: str) -> str:
        if self.at >= len(self.lines):
            self.at += 1
            raise self.fail("the record is cut off here")
        line = self.lines[self.at]
        self.at += 1
        if line.split(" ", 1)[0] != word:
            raise self.fail(f"expected '{word}', found '{line[:40]}'")
        return line[len(word) + 1 :]

    def peek(self) -> str:
        return self.lines[self.at].split(" ", 1)[0] if self.at < len(self.lines) else ""

    def record(self) -> Record:
        if self.lines[0] not in (f"{FORMAT} {PLAIN}", f"{FORMAT} {RENEWED}"):
            self.at = 1
            raise self.fail(
                f"this is not an Undercroft record (the first line must be '{FORMAT} {PLAIN}' or '{FORMAT} {RENEWED}')"
            )
        self.at = 1
        agreed = self.next("setup").encode()
        try:
            setup = _decode_setup(agreed)
        except msgspec.DecodeError as error:
            raise self.fail(f"the set-up cannot be read: {error}") from None
        rules = self._number(self.next("rules"))
        pack, sealed = self.next("pack"), self.next("commitment")
        names: list[str] = []
        while self.peek() == "seat":
            seat, _, name = self.next("seat").partition(" ")
            if self._number(seat) != len(names):
                raise self.fail(f"seat {len(names)} is missing")
            try:
                names.append(msgspec.json.decode(name, type=str))
            except msgspec.DecodeError:
                raise self.fail("a seat's name cannot be read") from None
            if len(names[-1]) > LONGEST_NAME:
                raise self.fail(f"a seat's name has {len(names[-1])} letters (at most {LONGEST_NAME})")
        if len(names) != setup.seats:
            raise self.fail(f"{len(names)} seats have names, the set-up has {setup.seats}")
        entries, snapshots = list[Entry](), dict[int, bytes]()
        while self.peek().isdigit():
            entries.append(self._entry(len(entries)))
            if self.peek() == "snapshot":
                snapshots[len(entries) - 1] = self.next("snapshot").encode()
        secret, scores = "", tuple[int, ...]()
        if self.peek() == "secret":
            secret = self.next("secret")
            if not re.fullmatch("[0-9a-f]{64}", secret):
                raise self.fail("the secret must be 64 hexadecimal digits")
            scores = tuple(self._number(word) for word in self.next("scores").split())
        count = self.next("end" if secret else "open")
        if self._number(count) != len(entries):
            raise self.fail(f"{count} entries are announced, {len(entries)} are here")
        if self.at < len(self.lines):
            self.at += 1
            raise self.fail("something follows the end of the record")
        return Record(setup, rules, pack, sealed, tuple(names), entries, secret, scores, snapshots, agreed)

    def _number(self, word: str) -> int:
        try:
            return int(word)
        except ValueError:
            raise self.fail(f"'{word[:40]}' is not a number") from None

    def _entry(self, number: int) -> Entry:
        line = self.lines[self.at]
        self.at += 1
        match = _ENTRY.fullmatch(line)
        if match is None:
            raise self.fail(f"'{line[:60]}' is not an entry (is the record cut off?)")
        at, seat, text, draws, digest = match.groups()
        if int(at) != number:
            raise self.fail(f"entry {number} is missing, found {at}")
        found = tuple(self._draw(word) for word in (draws or "").split())
        return Entry(None if seat == "-" else int(seat), text, found, "" if digest == "-" else digest)

    def _draw(self, word: str) -> tuple[int, Seat | None]:
        match = _DRAW.fullmatch(word)
        if match is None:
            raise self.fail(f"'{word[:20]}' is not a draw")
        value, to = match.groups()
        return -1 if value == HIDDEN else int(value), int(to) if to else None


class Journal:
    """A table that is written down while it is played. `Record` is the only truth; the table can be made from it."""

    def __init__(self, game: Game, setup: Setup, book: Book, secret: bytes, names: tuple[str, ...]) -> None:
        self.secret = secret
        self.table = Table(game, setup, book, Luck(Sealed(secret)))
        sealed = commitment(secret, setup.agreed())
        self.record = Record(setup, game.rules_version, book.fingerprint, sealed, names)
        self.shots: list[bytes] | None = None
        """Where somebody wants them: a snapshot after each entry that is written."""
        self.heard = 0
        """How much of the log stands in the snapshots that were taken."""

    def clone(self) -> Journal:
        """To play on: what comes of it can be dropped, and this one is as it was."""
        new = Journal.__new__(Journal)
        new.secret, new.table, new.heard = self.secret, self.table.clone(), self.heard
        new.record = msgspec.structs.replace(self.record, entries=self.record.entries[:], snapshots=self.record.snapshots.copy())
        new.shots = None if self.shots is None else self.shots[:]
        return new

    def start(self) -> Entry:
        self.table.start()
        return self._write(None, START)

    def answer(self, seat: Seat, text: str) -> Entry:
        action = self.table.book.catalogue.read(text)
        if action is None:
            raise NotOffered(text)
        ask, meeting = self.table.question(seat), self._meeting()
        self.table.answer(seat, action)
        return self._write(seat, text, secret=ask is not None and ask.secret, meeting=meeting)

    def take_back(self, seat: Seat) -> Entry:
        meeting = self._meeting()
        self.table.take_back(seat)
        return self._write(seat, TAKE_BACK, meeting=meeting)

    def _meeting(self) -> int:
        return self.table.meetings if self.table.side_by_side() else -1

    def do(self, seat: Seat | None, text: str) -> Entry:
        """One line of a record, whatever it is."""
        first = not self.record.entries
        if (seat is None) != first or (text == START) != first:
            raise NotOffered(text)
        if seat is None:
            return self.start()
        return self.take_back(seat) if text == TAKE_BACK else self.answer(seat, text)

    def _write(self, seat: Seat | None, text: str, *, secret: bool = False, meeting: int = -1) -> Entry:
        draws = tuple(self.table.luck.drawn)
        self.table.luck.drawn.clear()
        entry = Entry(seat, text, draws, self.table.digest(seat), secret, meeting)
        self.record.entries.append(entry)
        if self.shots is not None:
            self.shots.append(self._shot())
        self.reveal()
        return entry

    def _shot(self) -> bytes:
        shot, self.heard = snapshot.take(self.table, self.heard), len(self.table.log)
        return shot

    def reveal(self) -> None:
        """When the game is over its secret is told."""
        outcome = self.table.outcome() if self.table.over else None
        if outcome is not None and self.secret:
            self.record.secret, self.record.scores = self.secret.hex(), outcome.scores

    def upgrade(self, *, parted: int | None, lost: int) -> Entry:
        """From here on the table is played by the rules and the pack it has now; the log says so."""
        table, last = self.table, self.record.stretches()[-1]
        now = table.game.rules_version
        table.log.append(Event("renewed", None, (last.rules, now, int(parted is not None), lost)))
        shot = self._shot()
        line = Upgrade(now, table.book.fingerprint, snapshot.digest(shot), parted)
        self.record.snapshots[len(self.record.entries)] = shot
        entry = Entry(None, str(line), (), table.digest())
        self.record.entries.append(entry)
        if self.shots is not None:
            self.shots.append(shot)
        return entry

    def outcome(self) -> Outcome | None:
        return self.table.outcome()

    def known_to_all(self) -> int:
        """How many entries all may know of: answers in lanes that are open count when they meet."""
        return sum(entry.meeting != self.table.meetings for entry in self.record.entries)

    def export(self, asker: Seat | None) -> Record:
        """The record as the asker may know it."""
        return self.record if self.table.over else self.record.as_seen(asker, self.table.meetings)
