"""The games of the house: rules and face of each are values in this registry."""

from __future__ import annotations

from typing import Any

from undercroft.face import Face
from undercroft.games.dungeoneer.face import FACE as DUNGEONEER
from undercroft.games.monsters_of_egypt.face import FACE as MONSTERS_OF_EGYPT
from undercroft.games.paper_dungeons.face import FACE as PAPER_DUNGEONS
from undercroft.games.tales_of_tails.face import FACE as TALES_OF_TAILS
from undercroft.kernel.types import Game

FACES: dict[str, Face[Any, Any, Any]] = {
    face.game.id: face for face in (PAPER_DUNGEONS, MONSTERS_OF_EGYPT, TALES_OF_TAILS, DUNGEONEER)
}
GAMES: dict[str, Game] = {id: face.game for id, face in FACES.items()}
