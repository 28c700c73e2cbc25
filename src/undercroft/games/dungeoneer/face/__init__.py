"""Everything that a person sees or reads of the game."""

from __future__ import annotations

from undercroft.draw.art import figures
from undercroft.face import Face, folder
from undercroft.games.dungeoneer import GAME
from undercroft.games.dungeoneer.content import DungeonBook
from undercroft.games.dungeoneer.face import wording
from undercroft.games.dungeoneer.face.board import BOARD
from undercroft.games.dungeoneer.face.board.options import doubles
from undercroft.games.dungeoneer.face.following import FOLLOWING
from undercroft.games.dungeoneer.face.panel import PANEL
from undercroft.games.dungeoneer.face.signs import sign
from undercroft.games.dungeoneer.state import State, View

FACE: Face[State, View, DungeonBook] = Face(
    GAME,
    folder(__name__),
    wording,
    BOARD,
    sign,
    shown=wording.shown,
    panel=PANEL,
    following=FOLLOWING,
    race="quests",
    doubles=doubles,
    standing=wording.standing,
    goal=wording.goal,
    warnings=wording.warnings,
    portraits=figures(__name__, "company"),
)
