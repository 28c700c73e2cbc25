"""The games of the house: a game is a value in this registry."""

from __future__ import annotations

from undercroft.games.paper_dungeons import GAME as PAPER_DUNGEONS
from undercroft.kernel.types import Game

GAMES: dict[str, Game] = {game.id: game for game in (PAPER_DUNGEONS,)}
