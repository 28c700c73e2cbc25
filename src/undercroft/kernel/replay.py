"""From a record back to a table at any step; says where two runs part, and proves every roll."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from msgspec.structs import replace

from undercroft.kernel import snapshot
from undercroft.kernel.game import Game
from undercroft.kernel.journal import HIDDEN, TAKE_BACK, Entry, Journal, Record, Stretch, WrongRecord
from undercroft.kernel.luck import Luck, LuckRanOut, Scripted, Sealed, Source, commitment
from undercroft.kernel.packs import WrongPack
from undercroft.kernel.position import check_setup, completed
from undercroft.kernel.table import Table
from undercroft.kernel.types import Action, Book, Event, KernelError, Seat, WrongSetup

Packs = Callable[[str], Any]
"""Fingerprint -> the book of that pack; raises `WrongPack`."""


class Parted(KernelError):
    """The record and this run of the rules part at a step."""

    code = "parted"

    def __init__(self, step: int, why: str) -> None:
        super().__init__(f"step {step}: {why}")
        self.step = step


class Proof(NamedTuple):
    """What could be shown of one stretch: how many draws were as committed to, or why these rules cannot tell."""

    stretch: Stretch
    draws: int
    why: str = ""


def steps(record: Record, game: Game, book: Book, *, packs: Packs | None = None) -> Iterator[tuple[Entry, Journal]]:
    """Plays a record again, entry by entry; chance answers what the record says it answered."""
    journal: Journal | None = None
    for stretch in record.stretches():
        here = book if stretch.pack == book.fingerprint or packs is None else packs(stretch.pack)
        if stretch.upgrade is None:
            journal = begin(record, game, here)
        else:
            assert journal is not None
            _cross(record, stretch, journal, game, here)
            yield journal.record.entries[-1], journal
        yield from play(record, stretch, journal)
    if journal is not None:
        journal.record.secret, journal.record.scores = record.secret, record.scores


def begin(record: Record, game: Game, book: Book) -> Journal:
    """A journal at the set-up of a record, before its first entry."""
    try:
        check_setup(record.setup, game)
    except WrongSetup as error:
        raise WrongRecord(str(error)) from None
    if record.pack != book.fingerprint:
        raise WrongRecord(f"played with another pack: the record says {record.pack}, here is {book.fingerprint}")
    if record.rules > game.rules_version:
        raise WrongRecord(f"played by rules {record.rules}; these are rules {game.rules_version}")
    journal = Journal(game, completed(record.setup, game), book, b"", record.names)
    journal.record = Record(
        record.setup, record.rules, record.pack, record.commitment, record.names, snapshots=record.snapshots, agreed=record.agreed
    )
    return journal


def resumed(record: Record, shot: bytes, game: Game, book: Book, source: Source, log: list[Event]) -> tuple[Journal, int]:
    """A journal that goes on from a snapshot, with the whole record before it; and how many answers it could not take up."""
    setup = completed(record.setup, game)
    journal = Journal(game, setup, book, b"", record.names)
    journal.record = record
    journal.table, lost = snapshot.resume(game, setup, book, source, snapshot.read(shot), log)
    journal.heard = len(log)
    return journal, lost


def _cross(record: Record, stretch: Stretch, journal: Journal, game: Game, book: Book) -> None:
    """Over the line at which other rules took over: from its snapshot, or as we are where nothing parted."""
    upgrade, shot = stretch.upgrade, record.snapshots.get(stretch.first)
    assert upgrade is not None
    if shot is None and upgrade.parted is not None:
        raise Parted(stretch.first, "the game went on from a snapshot that is not in this record")
    if shot is not None:
        if snapshot.digest(shot) != upgrade.snapshot:
            raise Parted(stretch.first, "the snapshot is not the one that the record names")
        log = journal.table.log + snapshot.events(snapshot.read(shot).told)
        was = journal.table
        journal.table, _ = snapshot.resume(game, was.setup, book, was.luck.source, snapshot.read(shot), log)
    journal.record.entries.append(record.entries[stretch.first])


def play(record: Record, stretch: Stretch, journal: Journal) -> Iterator[tuple[Entry, Journal]]:
    """The answers of one stretch. Other rules may leave another state behind; what they may not is refuse or draw otherwise."""
    first = stretch.first if stretch.upgrade is None else stretch.first + 1
    values = [value for entry in record.entries[first : stretch.end] for value, _ in entry.draws]
    luck = journal.table.luck
    luck.source = Scripted(values, luck.source if stretch.upgrade else None, luck.count)
    same_rules = stretch.rules == journal.table.game.rules_version
    for step in range(first, stretch.end):
        entry = record.entries[step]
        if entry.text == HIDDEN or any(value < 0 for value, _ in entry.draws):
            raise Parted(step, "the record was exported from a running game; what is hidden in it cannot be played again")
        try:
            done = _do(journal, entry, same_rules=same_rules)
        except LuckRanOut as error:
            raise Parted(step, f"the rules draw what the record does not hold ({error})") from None
        except KernelError as error:
            raise Parted(step, f"'{entry.text}' by seat {entry.seat} is not possible here ({error.code})") from None
        except Exception as error:
            if same_rules:
                raise
            raise Parted(step, f"these rules stumble over it ({type(error).__name__})") from error
        if done.draws != entry.draws:
            raise Parted(step, f"chance answered {_shown(entry)}, the rules draw {_shown(done)}")
        if same_rules and entry.hash and done.hash != entry.hash:
            raise Parted(step, f"the state differs: {done.hash} here, {entry.hash} in the record")
        journal.record.entries[-1] = replace(done, hash=entry.hash)  # the record keeps what was written
        yield entry, journal


def _do(journal: Journal, entry: Entry, *, same_rules: bool) -> Entry:
    """One line of a record. What earlier rules did not ask stands in none: there is done what they did, until the line fits."""
    table = journal.table
    if same_rules or entry.seat is None or entry.text == TAKE_BACK:
        return journal.do(entry.seat, entry.text)
    action = table.book.catalogue.read(entry.text)
    while not _is_offered(table, entry.seat, action) and _answer_as_then(table):
        pass
    done = journal.do(entry.seat, entry.text)
    while len(done.draws) < len(entry.draws) and _answer_as_then(table):
        done = replace(done, draws=done.draws + tuple(table.luck.drawn))
        table.luck.drawn.clear()
    return done


def _is_offered(table: Table, seat: Seat, action: Action | None) -> bool:
    ask = table.question(seat)
    return action in table.aside(seat) or (ask is not None and action in ask.options)


def _answer_as_then(table: Table) -> bool:
    """Answers the only question with its only answer, or with the one that does what rules did that did not ask."""
    if len(table.questions()) != 1:
        return False
    (ask,) = table.questions()
    then = [option for option in ask.options if option.kind == table.game.unasked.get(ask.kind)]
    answer = ask.options if len(ask.options) == 1 else then
    if answer:
        table.answer(ask.seat, answer[0])
    return bool(answer)


def wake(record: Record, game: Game, book: Book, *, upto: int | None = None, packs: Packs | None = None) -> Journal:
    """The journal after the first `upto` entries (all, unless said)."""
    journal: Journal | None = None
    for count, (_, reached) in enumerate(steps(record, game, book, packs=packs), start=1):
        journal = reached
        if count == upto:
            break
    if journal is None:
        raise WrongRecord("the record has no entries")
    return journal


def verify(record: Record, game: Game, book: Book) -> int:
    """Proves a finished record from end to end. Returns how many draws were proved."""
    proofs = prove(record, game, book)
    for proof in proofs:
        if proof.why:
            raise WrongRecord(proof.why)
    return sum(proof.draws for proof in proofs)


def prove(record: Record, game: Game, book: Book, *, packs: Packs | None = None) -> list[Proof]:
    """Stretch by stretch: every draw, every step; for the last one the scores. What was changed is refused.

    A stretch that was played by other rules, or with a pack that is not here, may be beyond proof; that is said and no fault.
    """
    if not record.secret:
        raise WrongRecord("the game is not over: its secret is not in the record yet")
    secret = bytes.fromhex(record.secret)
    if commitment(secret, record.sealed_setup()) != record.commitment:
        raise WrongRecord("the secret does not match the commitment that was shown before the game")
    return prove_stretches(record, game, book, secret, packs=packs)


def prove_stretches(record: Record, game: Game, book: Book, secret: bytes, *, packs: Packs | None = None) -> list[Proof]:
    """The same for a game that may still run: its host has the secret."""
    return [_prove(record, stretch, game, book, packs, secret) for stretch in record.stretches()]


def _prove(record: Record, stretch: Stretch, game: Game, book: Book, packs: Packs | None, secret: bytes) -> Proof:
    try:
        here = book if stretch.pack == book.fingerprint or packs is None else packs(stretch.pack)
        journal = _at_its_start(record, stretch, game, here, Sealed(secret))
    except (WrongPack, WrongRecord, snapshot.Unreadable) as error:
        if stretch.rules >= game.rules_version and not isinstance(error, WrongPack):
            raise
        return Proof(stretch, 0, str(error))
    before = journal.table.luck.count
    try:
        for _ in play(record, stretch, journal):
            pass
    except Parted as error:
        if stretch.rules == game.rules_version:
            raise
        return _by_other_rules(stretch, game, str(error))
    outcome = journal.outcome()
    ended = record.secret and stretch.end == len(record.entries)
    if ended and (outcome is None or outcome.scores != record.scores):
        differ = f"the scores differ: {outcome.scores if outcome else 'none'} here, {record.scores} in the record"
        if stretch.rules == game.rules_version:
            raise WrongRecord(differ)
        return _by_other_rules(stretch, game, differ)
    again = _at_its_start(record, stretch, game, here, Sealed(secret))
    for step in range(stretch.first + (stretch.upgrade is not None), stretch.end):
        entry = record.entries[step]
        if _do(again, entry, same_rules=stretch.rules == game.rules_version).draws != entry.draws:
            raise Parted(step, "the dice are not the ones that were committed to")
    return Proof(stretch, again.table.luck.count - before)


def _by_other_rules(stretch: Stretch, game: Game, why: str) -> Proof:
    return Proof(stretch, 0, f"played by rules {stretch.rules}, and these are rules {game.rules_version} ({why})")


def _at_its_start(record: Record, stretch: Stretch, game: Game, book: Book, source: Source) -> Journal:
    if stretch.upgrade is None:
        journal = begin(record, game, book)
        journal.table.luck = Luck(source)
        return journal
    shot = record.snapshots.get(stretch.first)
    if shot is None:
        raise WrongRecord("the snapshot with which this stretch began is not in the record")
    if snapshot.digest(shot) != stretch.upgrade.snapshot:
        raise Parted(stretch.first, "the snapshot is not the one that the record names")
    before = Record(record.setup, record.rules, record.pack, record.commitment, record.names, record.entries[: stretch.first + 1])
    return resumed(before, shot, game, book, source, [])[0]


def _shown(entry: Entry) -> str:
    return " ".join(str(value) for value, _ in entry.draws) or "nothing"
