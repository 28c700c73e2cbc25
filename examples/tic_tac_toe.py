"""Tic-tac-toe: a whole game with a picture; its words, colours and a lesson lie in the folder beside it.

undercroft serve --game examples/tic_tac_toe.py
"""

from undercroft.draw import marks, svg
from undercroft.draw.stage import Layout, Place, Stage
from undercroft.face import Board, Face, beside
from undercroft.kernel import plain
from undercroft.kernel.game import Game
from undercroft.kernel.types import Action, Ask, Outcome

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
NAMES = ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")
MARK = tuple(Action("mark", name, square) for square, name in enumerate(NAMES))
FREE = -1

# ---- rules ----


class Squares(plain.State):
    marks: list[int]


def play(d):
    squares = d.state.marks
    while outcome(d.state, d.book) is None:
        seat = (9 - squares.count(FREE)) % 2
        action = yield Ask(seat, "mark", tuple(mark for mark in MARK if squares[mark.value] == FREE))
        squares[action.value] = seat
        d.tell("marked", action.target, seat=seat)


def winner(squares):
    return next((squares[a] for a, b, c in LINES if FREE != squares[a] == squares[b] == squares[c]), None)


def outcome(state, book):
    won = winner(state.marks)
    if won is not None:
        return Outcome((int(won == 0), int(won == 1)), (won,))
    return None if FREE in state.marks else Outcome((0, 0), (0, 1))


def worth(state, seat, book):
    won = winner(state.marks)
    return 0.0 if won is None else 1.0 if won == seat else -1.0


GAME = Game(
    id="tic-tac-toe",
    seats=range(2, 3),
    events={"marked": ("square",)},
    asks={"mark": ()},
    load=plain.book_of(*MARK),
    set_up=lambda setup, book: Squares([FREE] * 9),
    play=play,
    outcome=outcome,
    read=plain.reads(Squares),
    worth=worth,
)

# ---- face ----

STAGE = Stage("xo", {"grid": (300, 300)}, (Layout(300, 300, {"grid": Place(0, 0)}),), map="grid")
SHAPES = ("M25 25 75 75M75 25 25 75", "M50 22a28 28 0 1 0 .1 0Z")
GRID = "M100 10V290M200 10V290M10 100H290M10 200H290"


def drawn(view, book, words, *, seat=None, ask=None, event=None):
    offered = {option.value: str(option) for option in ask.options} if ask else {}
    shapes = svg.path(GRID, "xo-grid")
    for square, mark in enumerate(view.state.marks):
        x, y = 100 * (square % 3), 200 - 100 * (square // 3)
        if mark != FREE:
            shapes += svg.group(svg.path(SHAPES[mark], f"xo-mark xo-of-{mark}"), at=(x, y))
        box = (x + 5, y + 5, 90, 90)
        shapes += marks.spot(f"square-{NAMES[square]}", box)
        shapes += marks.option(offered[square], box) if square in offered else ""
    return {"grid": shapes}


BOARD = Board(STAGE, drawn=drawn, spot=lambda event: f"square-{event.data[0]}")
FACE = Face(GAME, beside(__file__), board=BOARD)
