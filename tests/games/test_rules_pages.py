"""The players' rules of every game say the same in every language, and every question finds its chapter in them."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.rules_pages import chapters, figures
from undercroft.games import FACES, GAMES
from undercroft.texts import LANGUAGES, tongue

every_game = pytest.mark.parametrize("id", GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)
# Paper Dungeons says some numbers in words in one language and in figures in another.
every_game_with_figures = pytest.mark.parametrize("id", [id for id in GAMES if id != "paper-dungeons"])


def shape(tables: list[list[list[str]]]) -> list[list[int]]:
    return [[len(row) for row in table] for table in tables]


@every_language
@every_game
def test_chapters_are_the_same_and_nothing_is_left_of_their_anchors(id: str, language: str) -> None:
    assert list(chapters(id, language)) == list(chapters(id, "en"))
    assert "{#" not in tongue(language, id).rules()


@every_language
@every_game
def test_tables_lists_and_key_words_are_of_the_same_size(id: str, language: str) -> None:
    for anchor, chapter in chapters(id, language).items():
        english = chapters(id, "en")[anchor]
        assert shape(chapter.tables) == shape(english.tables), anchor
        assert (chapter.points, len(chapter.bold)) == (english.points, len(english.bold)), anchor


@every_language
@every_game_with_figures
def test_figures_are_the_same(id: str, language: str) -> None:
    for anchor, chapter in chapters(id, language).items():
        assert Counter(figures(chapter.text)) == Counter(figures(chapters(id, "en")[anchor].text)), anchor


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@every_game
def test_no_chapter_was_left_in_english(id: str, language: str) -> None:
    for anchor, chapter in chapters(id, language).items():
        assert chapter.text != chapters(id, "en")[anchor].text, anchor


@every_language
@every_game
def test_every_question_opens_a_chapter(id: str, language: str) -> None:
    anchors = FACES[id].wording.ANCHORS
    assert set(anchors) == set(GAMES[id].asks)
    assert set(anchors.values()) <= set(chapters(id, language))
