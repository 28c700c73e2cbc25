"""Pictures that stand alone, and everything in the box."""

from __future__ import annotations

import re

import pytest

from tests.games.dungeoneer.positions import BOOK
from undercroft.games.dungeoneer.face.board import alone, box
from undercroft.lessons.guide import guide, picture
from undercroft.texts import LANGUAGES, tongue

PANELS = range(len(guide("dungeoneer")))


@pytest.mark.parametrize("number", PANELS)
def test_a_picture_of_the_guide_holds_all_that_it_refers_to(number: int) -> None:
    drawn = picture("dungeoneer", number, "en", "light")
    meant = {use or fill for use, fill in re.findall(r'href="#([\w-]+)"|url\(#([\w-]+)\)', drawn)}
    held = re.findall(r' id="(dg-[\w-]+)"', drawn)
    assert meant <= set(held)
    assert len(held) == len(set(held))


@pytest.mark.parametrize("language", LANGUAGES)
def test_locations_of_the_guide_are_named_in_its_language(language: str) -> None:
    shown = next(number for number in PANELS if guide("dungeoneer")[number].shows == "map")
    assert f">{tongue(language, 'dungeoneer').name('location', 'crypt')}</text>" in picture("dungeoneer", shown, language, "dark")


def test_words_keep_their_room_in_other_fonts() -> None:
    drawn = alone.standing_alone('<text class="dg-word" x="0" y="0" font-size="10">Library</text><g id="dg-back"/>')
    assert 'textLength="' in drawn


def test_the_box_holds_every_card_location_quest_and_hero_once() -> None:
    found = box.things(BOOK, tongue("en", "dungeoneer"))
    names = [thing.id for thing in found]
    wanted = {*BOOK.kinds, *(each.id for group in (BOOK.locations, BOOK.quests, BOOK.heroes) for each in group)}
    assert wanted <= set(names)
    assert len({(thing.kind, thing.id) for thing in found}) == len(found)
    assert not [thing.id for thing in found if "<use" in thing.svg]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_in_the_box_has_a_heading(language: str) -> None:
    words = tongue(language, "dungeoneer")
    assert all(words.says(f"things-{thing.kind}") for thing in box.things(BOOK, words))
