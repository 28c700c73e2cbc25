"""The games of the house: rules and face of each are values in this registry."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from undercroft.face import Face
from undercroft.games.dungeoneer.face import FACE as DUNGEONEER
from undercroft.games.monsters_of_egypt.face import FACE as MONSTERS_OF_EGYPT
from undercroft.games.paper_dungeons.face import FACE as PAPER_DUNGEONS
from undercroft.games.tales_of_tails.face import FACE as TALES_OF_TAILS
from undercroft.kernel.game import Game
from undercroft.kernel.types import KernelError

FACES: dict[str, Face[Any, Any, Any]] = {
    face.game.id: face for face in (PAPER_DUNGEONS, MONSTERS_OF_EGYPT, TALES_OF_TAILS, DUNGEONEER)
}
GAMES: dict[str, Game] = {id: face.game for id, face in FACES.items()}
ADDED: dict[str, str] = {}
"""Path -> the game that was added from there: other processes of the same work add it, too."""


class WrongGame(KernelError):
    code = "wrong-game"


def add(path: str) -> Game:
    """A game from a file of somebody's own, or from a folder with an `__init__.py`: its `FACE` joins the registry."""
    if path in ADDED:
        return GAMES[ADDED[path]]
    face = _face_in(Path(path))
    if face.game.id in FACES:
        raise WrongGame(f"{path}: there is a game '{face.game.id}' already")
    FACES[face.game.id], GAMES[face.game.id], ADDED[path] = face, face.game, face.game.id
    return face.game


def _face_in(path: Path) -> Face[Any, Any, Any]:
    file = path / "__init__.py" if path.is_dir() else path
    if file.suffix != ".py" or not file.is_file():
        raise WrongGame(f"{path}: there is no such file, or it holds no Python")
    name = f"undercroft_added_{path.stem.replace('-', '_')}"
    spec = spec_from_file_location(name, file, submodule_search_locations=[str(path)] if path.is_dir() else None)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise WrongGame(f"{path}: {type(error).__name__}: {error}") from error
    face = vars(module).get("FACE")
    if not isinstance(face, Face):
        raise WrongGame(f"{path}: it has no FACE")
    return face
