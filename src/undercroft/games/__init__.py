"""The games of the house: a game is a value in this registry."""

from __future__ import annotations

from undercroft.games.dungeoneer import GAME as DUNGEONEER
from undercroft.games.monsters_of_egypt import GAME as MONSTERS_OF_EGYPT
from undercroft.games.paper_dungeons import GAME as PAPER_DUNGEONS
from undercroft.games.tales_of_tails import GAME as TALES_OF_TAILS
from undercroft.kernel.types import Game

GAMES: dict[str, Game] = {game.id: game for game in (PAPER_DUNGEONS, MONSTERS_OF_EGYPT, TALES_OF_TAILS, DUNGEONEER)}
