"""Everything in the box: each thing of the content once, in every language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from tests.games.paper_dungeons.positions import BOOK
from undercroft.draw.icons import inlined
from undercroft.games.paper_dungeons.face.board.box import things
from undercroft.texts import LANGUAGES, tongue


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_is_drawn_once_with_its_words(language: str) -> None:
    words = tongue(language, "paper-dungeons")
    found = things(BOOK, words)
    shown = [(card.kind, card.id) for card in found]
    assert len(set(shown)) == len(shown)
    content: dict[str, Sequence[Any]] = {
        "item": BOOK.items, "boss": BOOK.bosses, "dungeon": BOOK.dungeons, "talent": BOOK.talents, "goal": BOOK.goals,
        "mission": BOOK.missions,
    }  # fmt: skip
    for kind, all_of_it in content.items():
        assert {thing.id for thing in all_of_it} == {id for named, id in shown if named == kind}
    counted = Counter(kind for kind, _ in shown)
    assert (counted["hero"], counted["symbol"], counted["minion"]) == (4, 7, 4)
    assert all(words.says(f"things-{kind}") for kind in counted)
    assert all(card.title and card.words for card in found)
    assert all('href="#' not in inlined(card.svg) for card in found)
