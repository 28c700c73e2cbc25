"""Puzzles: positions from games of bots in which one way to go on is clearly the best. Data in a game's folder.

`puzzles.jsonl` among the files of a game's face has a line a puzzle; `docs/puzzles.md` describes them.
"""

from __future__ import annotations

import hashlib
from datetime import date
from functools import cache
from typing import Any, Literal

import msgspec

from undercroft.games import FACES, GAMES
from undercroft.kernel import position
from undercroft.kernel.forms import decoded
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table
from undercroft.kernel.types import Ask, KernelError, PuzzleSort, WrongPosition

FILE = "puzzles.jsonl"
Grade = Literal["easy", "medium", "hard"]
GRADES: tuple[Grade, ...] = ("easy", "medium", "hard")


class WrongPuzzle(KernelError):
    """A puzzle that cannot be given; the message says what is wrong with it."""

    code = "wrong-puzzle"


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    id: str
    sort: str
    """By the name that the game gives it."""
    grade: Grade
    seat: int
    ask: str
    """The kind of the first question."""
    offers: str
    """A fingerprint of its options."""
    answer: tuple[str, ...]
    """The best: one answer, or one after another to the end of the game."""
    best: dict[str, float]
    """What that comes to: the seat's lines of the score sheet, or the terms of the worth."""
    position: dict[str, Any]
    chances: dict[str, float] = {}
    """Where answers are weighed, what each is worth: points, or the chance to win."""
    right: tuple[str, ...] = ()
    """...those that count as right..."""
    terms: dict[str, dict[str, float]] = {}
    """...and where each is behind the best, term by term."""

    @property
    def game(self) -> str:
        return str(self.position["setup"]["game"])

    @property
    def counted(self) -> bool:
        return not self.chances

    @property
    def most(self) -> float:
        """What the best answer is worth."""
        return sum(self.best.values()) if self.counted else self.chances[self.answer[0]]


_decode = msgspec.json.Decoder(Puzzle).decode


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """Those of a game, in the order of their file; none where it has no such file."""
    text = FACES[game].read(FILE) or ""
    return tuple(read(line, f"{game}/{FILE}: line {number}") for number, line in enumerate(text.splitlines(), 1))


def read(line: str, where: str) -> Puzzle:
    try:
        found = decoded(_decode, line)
    except msgspec.DecodeError as error:
        raise WrongPuzzle(f"{where}: {error}") from None
    setup = found.position.get("setup")
    if not isinstance(setup, dict) or str(setup.get("game")) not in GAMES:
        raise WrongPuzzle(f"{where}: position: setup.game: no game of this house")
    return found


def write(puzzle: Puzzle) -> str:
    return msgspec.json.encode(puzzle).decode()


def puzzle(game: str, id: str) -> Puzzle | None:
    return next((found for found in puzzles(game) if found.id == id), None)


def sort_of(puzzle: Puzzle) -> PuzzleSort:
    for sort in GAMES[puzzle.game].puzzles:
        if sort.id == puzzle.sort:
            return sort
    raise WrongPuzzle(f"the game has no puzzles of the sort '{puzzle.sort}'")


def table_of(puzzle: Puzzle) -> Table:
    """The table at its position, asked what it is about. Refused where rules or pack have changed so that it cannot be."""
    try:
        table = position.read(msgspec.json.encode(puzzle.position), GAMES, Luck(Quick(0)))
    except WrongPosition as error:
        raise WrongPuzzle(f"position: {error}") from None
    if table.book.fingerprint != GAMES[puzzle.game].load(table.setup.pack).fingerprint:
        raise WrongPuzzle("position: of an earlier pack")
    ask = table.question(puzzle.seat)
    if ask is None or ask.kind != puzzle.ask or offers(ask) != puzzle.offers:
        raise WrongPuzzle("position: something else is asked there by now")
    return table


def offers(ask: Ask) -> str:
    return hashlib.blake2b("\n".join(map(str, ask.options)).encode(), digest_size=4).hexdigest()


def of_day(game: str, day: date) -> Puzzle | None:
    """The same for everybody. Each comes once before any comes again, in another order every time round."""
    found = puzzles(game)
    if not found:
        return None
    times, number = divmod(day.toordinal(), len(found))
    return sorted(found, key=lambda one: hashlib.blake2b(f"{times} {one.id}".encode()).digest())[number]


def today(day: date) -> Puzzle | None:
    """One for the whole house: the games take turns."""
    games = [game for game in FACES if puzzles(game)]
    return of_day(games[day.toordinal() % len(games)], day) if games else None
