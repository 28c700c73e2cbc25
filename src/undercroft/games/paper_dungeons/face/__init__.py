"""Everything that a person sees or reads of the game."""

from __future__ import annotations

from undercroft.draw.art import figures
from undercroft.face import Face, folder
from undercroft.games.paper_dungeons import GAME
from undercroft.games.paper_dungeons.content import PaperBook
from undercroft.games.paper_dungeons.face import wording
from undercroft.games.paper_dungeons.face.board import BOARD
from undercroft.games.paper_dungeons.face.following import FOLLOWING
from undercroft.games.paper_dungeons.face.panel import PANEL
from undercroft.games.paper_dungeons.face.signs import sign
from undercroft.games.paper_dungeons.state import State, View

FACE: Face[State, View, PaperBook] = Face(
    GAME, folder(__name__), wording, BOARD, sign,
    shown=wording.shown, standing=wording.standing, goal=wording.goal, warnings=wording.warnings, tally=wording.tally,
    panel=PANEL, following=FOLLOWING, race="total", portraits=figures(__name__, "company"),
)  # fmt: skip
