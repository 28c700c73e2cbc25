"""A quest as a small picture."""

from __future__ import annotations

from functools import lru_cache

from undercroft.draw import svg
from undercroft.games.tales_of_tails.content import LETTERS, SYMBOLS, Quest
from undercroft.games.tales_of_tails.face.board.shapes import MARKS, chip, coin, picture


@lru_cache(64)
def quest_picture(quest: Quest, x: float, y: float, size: float) -> str:
    """What is asked for, and what it pays: for each monster, or once for the most of a symbol."""
    if quest.most:
        inner = chip(SYMBOLS[LETTERS.index(quest.most)], 36, 60, 28)
        inner += MARKS["crown"]
    else:
        inner = picture(quest.each, 4, 4, 66)
    inner += coin(quest.coins, 76, 74, 24)
    if quest.each:
        inner += svg.text(38, 95, "×", "tt-word tt-bold", 35, "middle")
    return svg.group(inner, at=(x, y), scale=size / 100)
