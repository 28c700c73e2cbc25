"""Everything in the box is drawn once, and stands without the shapes of a page; so do the pictures of the guide."""

from __future__ import annotations

import re

import pytest

from tests.games.tales_of_tails.positions import BOOK
from undercroft.games import FACES
from undercroft.games.tales_of_tails import GAME
from undercroft.games.tales_of_tails.face.board.box import SHELVES, things
from undercroft.games.tales_of_tails.face.wording.cards import name_of
from undercroft.lessons.guide import guide, picture
from undercroft.texts import LANGUAGES, section_of, tongue

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_every_kind_of_thing_lies_there_once(language: str) -> None:
    words = tongue(language, GAME.id)
    box = things(BOOK, words)
    assert len({(thing.kind, thing.id) for thing in box}) == len(box)
    titles = [thing.title for thing in box]
    for kind, ids in (("dog", BOOK.dogs), ("quest", BOOK.quests), ("potion", BOOK.potions)):
        assert all(titles.count(words.name(kind, one.id)) == 1 for one in ids), kind
    for room in BOOK.rooms:
        copies = 1 if room.kind != "tramp" else sum(other.kind == "tramp" for other in BOOK.rooms)
        assert titles.count(words.name("room", name_of(room))) == (2 if room.kind == "start" else copies), room.id
    assert all(words.says(f"things-{thing.kind}") and thing.words for thing in box)
    assert {SHELVES[room.kind] for room in BOOK.rooms} < {thing.kind for thing in box}


@every_language
def test_trophies_that_differ_are_all_named(language: str) -> None:
    words = tongue(language, GAME.id)
    ifrit = next(thing for thing in things(BOOK, words) if thing.id == "R01")
    at = [ifrit.words.rindex(words.name("symbols", f"{symbol}-1")) for symbol in ("bow", "sword", "fireball")]
    assert at == sorted(at)


def test_no_picture_refers_to_a_shape_that_is_not_in_it() -> None:
    drawn = [thing.svg for thing in things(BOOK, tongue("en", GAME.id))]
    drawn += [picture(GAME.id, number, "en", theme) for number in range(len(guide(GAME.id))) for theme in ("light", "dark")]
    assert all("<use" not in one for one in drawn)


def test_every_reason_has_a_section_of_the_rules() -> None:
    """What bars a wish leads to where the players' rules tell of it."""
    reasons = re.findall(r"^reason-(DD-[A-Z0-9-]+) =", FACES[GAME.id].read("texts/en.ftl") or "", re.MULTILINE)
    assert len(reasons) > 30
    assert [rule for rule in reasons if not section_of(GAME.id, rule)] == []
