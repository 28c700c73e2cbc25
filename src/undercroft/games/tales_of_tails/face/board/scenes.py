"""Before the first round the meadow is free: the dogs to choose from, or the two quests that a player was dealt."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from undercroft.draw import svg
from undercroft.draw import words as fitting
from undercroft.draw.marks import Box, carded
from undercroft.games.tales_of_tails.content import LETTERS as SYMBOL_LETTERS
from undercroft.games.tales_of_tails.content import SYMBOLS, Dog, TailsBook
from undercroft.games.tales_of_tails.face.board import shapes
from undercroft.games.tales_of_tails.face.board.quests import quest_picture
from undercroft.games.tales_of_tails.face.board.shapes import chip, mark, picture, portrait
from undercroft.games.tales_of_tails.state import View

if TYPE_CHECKING:
    from undercroft.texts import Tongue

ABILITIES = {"break": "hammer", "vow": "vow", "jump": "leap", "turn": "turn"}


def dog_box(number: int) -> Box:
    return 9 + number % 3 * 115.0, 36 + number // 3 * 160.0, 112, 156


def quest_box(number: int) -> Box:
    return 22 + number * 162.0, 84, 154, 196


def drawn(view: View, book: TailsBook, words: Tongue) -> str:
    """What lies on the meadow instead of the dungeon; empty once the dungeon matters."""
    state = view.state
    if state.phase in ("deal", "dogs"):
        owners = {pup.dog: seat for seat, pup in enumerate(state.parts) if pup.dog >= 0}
        names = (words.name("dog", dog.id) for dog in book.dogs)
        return "".join(
            _dog(number, dog, name, owners.get(number, -1))
            for number, (dog, name) in enumerate(zip(book.dogs, names, strict=True))
        )
    if state.phase == "quests" and view.seat is not None:
        own = view.quiet if view.quiet is not None else state.parts[view.seat]
        return "".join(
            _quest(at, quest, book, words.name("quest", book.quests[quest].id), own.quest == quest)
            for at, quest in enumerate(own.dealt)
        )
    return ""


@lru_cache(64)
def _dog(number: int, dog: Dog, name: str, owner: int) -> str:
    """Head, name, symbols, and a sign of what only this dog can do."""
    x, y, w, _ = box = dog_box(number)
    inner = portrait(dog.id, "calm" if owner < 0 else "happy", x + 14, y + 6, 84)
    inner += svg.text(x + w / 2, y + 106, name, "tt-word tt-bold", shapes.fit(name, w - 8, 13.5), "middle")
    for at, letter in enumerate(dog.attack):
        inner += chip(SYMBOLS[SYMBOL_LETTERS.index(letter)], x + 16 + at * 23, y + 122, 9.5)
    inner += chip("defence", x + 86, y + 122, 9.5) + svg.text(x + 98, y + 127, dog.defence, "tt-word tt-bold", 14)
    if dog.keys:
        inner += picture("key", x + 46, y + 134, 19)
    elif dog.ability:
        inner += picture(ABILITIES[dog.ability], x + 46, y + 134, 19)
    body = carded(f"dog-{dog.id}", svg.rect(*box, "tt-panel", 14) + inner)
    if owner >= 0:
        return svg.group(svg.group(body, "tt-pale") + mark(owner, x + w - 38, y + 6, 32))
    return body


def _quest(at: int, quest: int, book: TailsBook, name: str, kept: bool) -> str:
    x, y, w, _ = box = quest_box(at)
    inner = svg.rect(*box, "tt-card tt-own" if kept else "tt-card", 14) + quest_picture(book.quests[quest], x + 12, y + 10, 130)
    for at_line, line in enumerate(fitting.lines(name, (w - 14) * 0.74, 15)):
        inner += svg.text(x + w / 2, y + 164 + at_line * 18, line, "tt-word tt-bold", shapes.fit(line, w - 14, 15), "middle")
    inner += picture("lock", x + w - 30, y + 6, 24) if kept else ""
    return carded(f"quest-{book.quests[quest].id}", inner)
