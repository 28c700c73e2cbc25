"""From a record back to a table at any step; says where two runs part, and proves every roll."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from undercroft.kernel.journal import HIDDEN, Entry, Journal, Record, WrongRecord
from undercroft.kernel.luck import Luck, LuckRanOut, Scripted, commitment
from undercroft.kernel.position import check_setup
from undercroft.kernel.types import Game, KernelError, WrongSetup


class Parted(KernelError):
    """The record and this run of the rules part at a step."""

    code = "parted"

    def __init__(self, step: int, why: str) -> None:
        super().__init__(f"step {step}: {why}")
        self.step = step


def steps(record: Record, game: Game, book: Any) -> Iterator[tuple[Entry, Journal]]:
    """Plays a record again, entry by entry; chance answers what the record says it answered."""
    try:
        check_setup(record.setup, game)
    except WrongSetup as error:
        raise WrongRecord(str(error)) from None
    if record.pack != book.fingerprint:
        raise WrongRecord(f"played with another pack: the record says {record.pack}, here is {book.fingerprint}")
    if record.rules != game.rules_version:
        raise WrongRecord(f"played by rules {record.rules}; these are rules {game.rules_version}")
    journal = Journal(game, record.setup, book, b"", record.names)
    journal.record.commitment = record.commitment
    values = [value for entry in record.entries for value, _ in entry.draws]
    journal.table.luck = Luck(Scripted(values))
    for step, entry in enumerate(record.entries):
        if entry.text == HIDDEN or any(value < 0 for value, _ in entry.draws):
            raise Parted(step, "the record was exported from a running game; what is hidden in it cannot be played again")
        try:
            done = journal.do(entry.seat, entry.text)
        except LuckRanOut as error:
            raise Parted(step, f"the rules draw what the record does not hold ({error})") from None
        except KernelError as error:
            raise Parted(step, f"'{entry.text}' by seat {entry.seat} is not possible here ({error.code})") from None
        if done.draws != entry.draws:
            raise Parted(step, f"chance answered {_shown(entry)}, the rules draw {_shown(done)}")
        if entry.hash and done.hash != entry.hash:
            raise Parted(step, f"the state differs: {done.hash} here, {entry.hash} in the record")
        yield entry, journal
    journal.record.secret, journal.record.scores = record.secret, record.scores


def wake(record: Record, game: Game, book: Any, *, upto: int | None = None) -> Journal:
    """The journal after the first `upto` entries (all, unless said)."""
    journal: Journal | None = None
    for count, (_, reached) in enumerate(steps(record, game, book), start=1):
        journal = reached
        if count == upto:
            break
    if journal is None:
        raise WrongRecord("the record has no entries")
    return journal


def verify(record: Record, game: Game, book: Any) -> int:
    """Proves a finished record: commitment, every draw, every step, the scores. Returns how many draws were proved."""
    if not record.secret:
        raise WrongRecord("the game is not over: its secret is not in the record yet")
    secret = bytes.fromhex(record.secret)
    if commitment(secret, record.setup) != record.commitment:
        raise WrongRecord("the secret does not match the commitment that was shown before the game")
    journal = wake(record, game, book)
    outcome = journal.outcome()
    if outcome is None or outcome.scores != record.scores:
        raise WrongRecord(f"the scores differ: {outcome.scores if outcome else 'none'} here, {record.scores} in the record")
    return prove_draws(record, game, book, secret)


def prove_draws(record: Record, game: Game, book: Any, secret: bytes) -> int:
    """Every draw of a record that can be played again, made anew from the secret. Returns how many there are."""
    proved = Journal(game, record.setup, book, secret, record.names)
    for step, entry in enumerate(record.entries):
        if proved.do(entry.seat, entry.text).draws != entry.draws:
            raise Parted(step, "the dice are not the ones that were committed to")
    return proved.table.luck.count


def _shown(entry: Entry) -> str:
    return " ".join(str(value) for value, _ in entry.draws) or "nothing"
