"""Everything that a person sees or reads of the game."""

from __future__ import annotations

from undercroft.draw.art import figures
from undercroft.face import Face, folder
from undercroft.games.tales_of_tails import GAME
from undercroft.games.tales_of_tails.content import TailsBook
from undercroft.games.tales_of_tails.face import wording
from undercroft.games.tales_of_tails.face.board import BOARD
from undercroft.games.tales_of_tails.face.board.options import doubles
from undercroft.games.tales_of_tails.face.following import FOLLOWING
from undercroft.games.tales_of_tails.face.panel import PANEL
from undercroft.games.tales_of_tails.face.signs import sign
from undercroft.games.tales_of_tails.state import State, View

FACE: Face[State, View, TailsBook] = Face(
    GAME, folder(__name__), wording, BOARD, sign,
    shown=wording.shown, paid=wording.paid, standing=wording.standing, goal=wording.goal, warnings=wording.warnings,
    tally=wording.tally, panel=PANEL, following=FOLLOWING, race="total", doubles=doubles,
    portraits=figures(__name__, "company"),
)  # fmt: skip
