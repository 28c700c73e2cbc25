"""Everything in the box as cards, and the tomb as a file of its own."""

from __future__ import annotations

import re

import pytest

from tests.games.monsters_of_egypt.positions import BOOK, fresh
from undercroft.games import FACES
from undercroft.games.monsters_of_egypt import GAME
from undercroft.games.monsters_of_egypt.face.board import cards
from undercroft.texts import LANGUAGES, tongue


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_box_is_drawn_once(language: str) -> None:
    words = tongue(language, GAME.id)
    found = cards.things(BOOK, words)
    names = [(card.kind, card.id) for card in found]
    assert len(names) == len(set(names))
    shown = {id for _, id in names}
    assert shown >= {*BOOK.items, *BOOK.traps, *BOOK.monsters, *BOOK.die, *(card.id for card in BOOK.cards)}
    assert all(card.title and card.words for card in found)
    assert all(words.says(f"things-{kind}") for kind, _ in names)


def test_cards_of_the_box_need_nothing_from_the_page() -> None:
    for card in cards.things(BOOK, tongue("en", GAME.id)):
        assert "<use" not in card.svg, card.id
        assert "url(#" not in card.svg, card.id


@pytest.mark.parametrize("mode", ["exploration", "escape"])
def test_the_tomb_stands_by_itself_as_a_file(mode: str) -> None:
    table = fresh(2, mode=mode)
    drawn = FACES[GAME.id].detail(table.view(0), BOOK, tongue("en", GAME.id), "tomb")
    assert "<use" not in drawn
    assert {*re.findall(r"url\(#([\w-]+)\)", drawn)} <= {*re.findall(r' id="([\w-]+)"', drawn)}
