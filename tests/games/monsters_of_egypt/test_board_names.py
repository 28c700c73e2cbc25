"""Wherever the picture writes or whispers the title of a card, it names the card."""

from __future__ import annotations

import pytest

from tests.games.named_cards import moments, shapes, titles
from undercroft.games.monsters_of_egypt import GAME
from undercroft.games.monsters_of_egypt.face.board import BOARD
from undercroft.texts import LANGUAGES, tongue

BOOK = GAME.load("base")
EN = tongue("en", GAME.id)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_title_that_is_drawn_names_its_card(language: str) -> None:
    found, lost = titles(GAME.id, language)
    assert found > 1000
    assert not lost


def test_a_card_that_is_named_is_there() -> None:
    """Also what is counted in the bags, whose titles have a figure behind the name; but for what is out of the game."""
    counted = 0
    for view, ask in moments(GAME.id):
        there = {f"{card.kind}-{card.id}" for card in BOARD.cards(view, BOOK, EN, ask=ask)}
        for shape, named in shapes(GAME.id, "en", view, ask):
            assert set(shape.attrib.get("data-card", "").split()) <= there
            counted += shape.tag == "title" and ": " in str(shape.text) and not there.isdisjoint(named)
    assert counted > 1000
