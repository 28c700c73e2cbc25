"""Everything that a person sees or reads of the game."""

from __future__ import annotations

from undercroft.draw.art import figures
from undercroft.face import Face, folder
from undercroft.games.monsters_of_egypt import GAME
from undercroft.games.monsters_of_egypt.content import TombBook
from undercroft.games.monsters_of_egypt.face import wording
from undercroft.games.monsters_of_egypt.face.board import BOARD
from undercroft.games.monsters_of_egypt.face.following import FOLLOWING
from undercroft.games.monsters_of_egypt.face.panel import PANEL
from undercroft.games.monsters_of_egypt.face.signs import sign
from undercroft.games.monsters_of_egypt.state import State, View

FACE: Face[State, View, TombBook] = Face(
    GAME, folder(__name__), wording, BOARD, sign,
    shown=wording.shown, standing=wording.standing, goal=wording.goal, warnings=wording.warnings, panel=PANEL,
    following=FOLLOWING, portraits=figures(__name__, "company"),
)  # fmt: skip
