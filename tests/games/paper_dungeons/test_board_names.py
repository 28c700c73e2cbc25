"""Wherever the picture writes, whispers or shows what a card is about, it names the card."""

from __future__ import annotations

import pytest

from tests.games.named_cards import moments, shapes, titles
from tests.games.played import played
from undercroft.games.paper_dungeons import GAME
from undercroft.games.paper_dungeons.face.board.shapes import boss_icon
from undercroft.texts import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_title_that_is_drawn_names_its_card(language: str) -> None:
    """The sheet itself writes no title of a card so far."""
    assert not titles(GAME.id, language)[1]


def test_every_boss_on_the_sheet_names_its_card() -> None:
    bosses = {f"#icon-{boss_icon(boss.id)}": f"boss-{boss.id}" for boss in played(GAME.id).book.bosses}
    found = set()
    for view, ask in moments(GAME.id):
        for shape, named in shapes(GAME.id, "en", view, ask):
            if (boss := bosses.get(shape.attrib.get("href", ""))) is not None:
                assert boss in named
                found.add(boss)
    assert len(found) > 3
