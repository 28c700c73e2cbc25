"""Wherever the picture writes or whispers the title of a card, it names the card."""

from __future__ import annotations

from itertools import islice

import pytest

from tests.games.named_cards import moments, shapes
from tests.games.played import played
from undercroft.games.dungeoneer import GAME
from undercroft.games.dungeoneer.face import FACE
from undercroft.texts import LANGUAGES, tongue

STEP = 5
"""Odd, as moments come in pairs: with a question and without."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_title_that_is_drawn_names_its_card(language: str) -> None:
    book, words = played(GAME.id).book, tongue(language, GAME.id)
    found, lost = 0, set[str]()
    for view, ask in islice(moments(GAME.id), LANGUAGES.index(language), None, STEP):
        titles = {f"{card.kind}-{card.id}": card.title for card in FACE.board.cards(view, book, words, ask=ask)}
        for shape, named in shapes(GAME.id, language, view, ask):
            said = "".join(shape.itertext()).strip() if shape.tag in ("text", "title") else ""
            if said and any(said.lower() == title.lower() for title in titles.values()):
                found += 1
                # Of a title in two lines, one may be the title of another card: "Skeleton" of "Skeleton Keys".
                lost |= set() if any(said.lower() in titles.get(card, "").lower() for card in named) else {said}
    assert found > 1000
    assert not lost
