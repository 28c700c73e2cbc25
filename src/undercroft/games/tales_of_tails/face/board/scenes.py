"""Before the first round the meadow is free: the dogs to choose from, or the two quests that a player was dealt."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from undercroft.draw import svg
from undercroft.draw import words as fitting
from undercroft.draw.marks import Box, carded
from undercroft.games.tales_of_tails.content import LETTERS as SYMBOL_LETTERS
from undercroft.games.tales_of_tails.content import SYMBOLS, Dog, Quest, TailsBook
from undercroft.games.tales_of_tails.face.board import shapes
from undercroft.games.tales_of_tails.face.board.quests import quest_picture
from undercroft.games.tales_of_tails.face.board.shapes import chip, mark, picture, portrait
from undercroft.games.tales_of_tails.state import View

if TYPE_CHECKING:
    from undercroft.texts import Tongue

ABILITIES = {"break": "hammer", "vow": "vow", "jump": "leap", "turn": "turn"}


def dog_box(number: int) -> Box:
    return 9 + number % 3 * 115.0, 4 + number // 3 * 160.0, 112, 156


def quest_box(number: int) -> Box:
    return 14 + number * 168.0, 40, 164, 236


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
        return "".join(_quest(at, book.quests[quest], words, own.quest == quest, book) for at, quest in enumerate(own.dealt))
    return ""


@lru_cache(64)
def _dog(number: int, dog: Dog, name: str, owner: int) -> str:
    """Head, name, symbols, and a sign of what only this dog can do."""
    x, y, w, _ = box = dog_box(number)
    inner = portrait(dog.id, "calm" if owner < 0 else "happy", x + 15, y + 4, 82)
    lines = [name] if shapes.fits(name, w - 8, 13.2) else fitting.lines(name, 1, 13.2)
    for at, line in enumerate(lines):
        y_line = y + 104 + (at - (len(lines) - 1) / 2) * 15
        inner += svg.text(x + w / 2, y_line, line, "tt-word tt-bold", shapes.fit(line, w - 8, 14), "middle")
    for at, letter in enumerate(dog.attack):
        inner += chip(SYMBOLS[SYMBOL_LETTERS.index(letter)], x + 13 + at * 18, y + 137, 8)
    ability = "key" if dog.keys else ABILITIES.get(dog.ability, "")
    inner += picture(ability, x + 58, y + 128, 18) if ability else ""
    inner += chip("defence", x + 87, y + 137, 8.6) + svg.text(x + 97, y + 142.5, dog.defence, "tt-word tt-bold", 15)
    body = carded(f"dog-{dog.id}", svg.rect(*box, "tt-panel", 14) + inner)
    if owner >= 0:
        return svg.group(svg.group(body, "tt-pale") + mark(owner, x + w - 38, y + 6, 32))
    return body


def _quest(at: int, quest: Quest, words: Tongue, kept: bool, book: TailsBook) -> str:
    """What is asked for as a picture and in words."""
    x, y, w, _ = box = quest_box(at)
    name = words.name("quest", quest.id)
    inner = svg.rect(*box, "tt-card tt-own" if kept else "tt-card", 14) + quest_picture(quest, x + 32, y + 8, 100)
    inner += svg.text(x + w / 2, y + 132, name, "tt-word tt-bold", shapes.fit(name, w - 12, 16), "middle")
    inner += shapes.paragraph(words.card("quest", quest.id, book, None), x + 10, y + 156, w - 16)
    inner += picture("lock", x + w - 30, y + 6, 24) if kept else ""
    return carded(f"quest-{quest.id}", inner)
