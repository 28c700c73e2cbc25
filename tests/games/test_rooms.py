"""The rooms of a game folder: who may look into which."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from undercroft import games
from undercroft.games import GAMES

HOME = Path(games.__file__).parent
SHUT = {"": ("bot", "face"), "rules": ("view", "bot", "face"), "bot": ("face",), "face": ("bot", "view")}
"""Room -> the rooms that it does not look into: legality and consequences are said by the rules alone, to bots and to words."""


def imports(file: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return found


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("room", list(SHUT))
def test_a_room_keeps_to_itself(game: str, room: str) -> None:
    package = game.replace("-", "_")
    files = [*(HOME / package / room).glob("**/*.py" if room else "[a-z]*.py")]
    assert files
    for file in files:
        names = {name.removeprefix(f"undercroft.games.{package}.").split(".")[0] for name in imports(file)}
        assert not names & set(SHUT[room]), file
