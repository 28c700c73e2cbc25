"""Wherever the picture writes or whispers the title of a card, it names the card."""

from __future__ import annotations

import pytest

from tests.games.named_cards import titles
from undercroft.games.tales_of_tails import GAME
from undercroft.texts import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_title_that_is_drawn_names_its_card(language: str) -> None:
    found, lost = titles(GAME.id, language)
    assert found > 1000
    assert not lost
