"""Tic-tac-toe on the kernel: the smallest game there is, to measure what the kernel itself costs."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from undercroft.kernel.driver import Desk
from undercroft.kernel.game import Game
from undercroft.kernel.table import Table
from undercroft.kernel.types import Action, Ask, Book, Catalogue, Flow, Outcome, Seat, Setup

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
MASKS = tuple(sum(1 << square for square in line) for line in LINES)
FULL = 0b111111111
MARKS = tuple(Action("mark", str(square), square) for square in range(9))


class Board(msgspec.Struct):
    """The squares each side has marked, as bit sets."""

    marks: tuple[int, int] = (0, 0)
    parts: list[int] = []

    def clone(self) -> Board:
        return Board(self.marks)


class View(NamedTuple):
    seat: Seat | None
    marks: tuple[int, int]


class TicTacToeBook(Book):
    name, fingerprint, catalogue = "plain", "plain", Catalogue(MARKS)


def play(d: Desk[Board, None, TicTacToeBook]) -> Flow:
    board = d.state
    while (free := FULL & ~(board.marks[0] | board.marks[1])) and winner(board) is None:
        seat = (9 - free.bit_count()) % 2
        square = (yield Ask(seat, "mark", tuple([mark for mark in MARKS if free >> mark.value & 1]))).value
        crosses, noughts = board.marks
        board.marks = (crosses | 1 << square, noughts) if seat == 0 else (crosses, noughts | 1 << square)
        d.tell("marked", square, seat=seat)


def winner(board: Board) -> Seat | None:
    for seat, marks in enumerate(board.marks):
        for mask in MASKS:
            if marks & mask == mask:
                return seat
    return None


def outcome(board: Board, book: Book) -> Outcome | None:  # noqa: ARG001
    won = winner(board)
    if won is None and board.marks[0] | board.marks[1] != FULL:
        return None
    return Outcome((1, 1), (0, 1)) if won is None else Outcome((int(won == 0), int(won == 1)), (won,))


def guess(game: Game, setup: Setup, view: View, book: Book, luck: Any) -> Table:
    return Table.restore(game, setup, book, luck, Board(view.marks), {})


GAME = Game(
    id="tic-tac-toe",
    designer="",
    rules_version=1,
    seats=range(2, 3),
    choices=(),
    events={"marked": ("square",)},
    asks={"mark": ()},
    load=lambda _: TicTacToeBook(),
    bind=lambda _name, _data: TicTacToeBook(),
    set_up=lambda _setup, _book: Board(),
    play=play,
    show=lambda _: (),
    view=lambda table, seat: View(seat, table.state.marks),
    guess=guess,
    outcome=outcome,
    score_sheet=lambda _board, _book: [],
    barred=lambda _table, _seat: [],
    hidden=lambda _table, _seat: [],
    inspect=lambda _state, _book: None,
    write=lambda board, _book: msgspec.to_builtins(board),
    read=lambda plain, _book: msgspec.convert(plain, Board),
    secrets=lambda _state, _seat: False,
    worth=lambda board, seat, _book: float(winner(board) == seat),
    pauses=frozenset(),
)
