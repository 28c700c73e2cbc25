"""Wherever the picture writes or whispers the title of a card, it names the card."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from tests.games.named_cards import moments, shapes, titles
from undercroft.games.monsters_of_egypt import GAME
from undercroft.games.monsters_of_egypt.face import FACE
from undercroft.games.monsters_of_egypt.face.board import BOARD
from undercroft.texts import LANGUAGES, tongue

BOOK = GAME.load("base")
EN = tongue("en", GAME.id)
NAMES = {"data-spot", "data-card"}


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_and_every_face_has_words(language: str) -> None:
    words, places = tongue(language, GAME.id), set[str]()
    for view, ask in moments(GAME.id):
        cards = {f"{card.kind}-{card.id}": card.words for card in BOARD.cards(view, BOOK, words, ask=ask)}
        told = {spot: words.card(kind, id, BOOK, view) for spot, kind, id in FACE.shown(view, BOOK)} | cards
        spots = {shape.attrib["data-spot"] for shape, _ in shapes(GAME.id, language, view, ask) if "data-spot" in shape.attrib}
        assert {spot for spot in spots if not told.get(spot)} == set()
        places |= spots
    assert {"scene", "monsters", "bags", "face-attack", "face-retreat-3", "hero-vera", "cell-1-1"} <= places


def test_every_figure_beside_the_tomb_lies_in_something_that_is_named() -> None:
    figures = 0
    for view, ask in moments(GAME.id):
        drawn = BOARD.drawn(view, BOOK, EN, seat=None, ask=ask, event=None)
        for block in drawn.keys() - {"tomb"}:
            whole = ElementTree.fromstring(f"<svg>{drawn[block]}</svg>")
            named = {id(use) for group in whole.iter() if group.attrib.keys() & NAMES for use in group.iter("use")}
            unnamed = [use.attrib["href"] for use in whole.iter("use") if id(use) not in named]
            assert not unnamed, block
            figures += len(named)
    assert figures > 1000


def test_whatever_stands_in_the_tomb_is_told_by_its_cell() -> None:
    for view, _ in moments(GAME.id):
        plan, state = BOOK.plans[view.state.terms.mode], view.state
        tomb = BOARD.drawn(view, BOOK, EN, seat=None, ask=None, event=None)["tomb"]
        for hero in state.heroes:
            if hero.cell >= 0:
                found = re.search(rf'data-spot="cell-{plan.names[hero.cell]}" data-card="([^"]*)"', tomb)
                assert found
                assert f"hero-{BOOK.cards[hero.card].id}" in found[1].split()
        for cell, pile in enumerate(state.piles):
            kinds = {f"token-{BOOK.kind[token]}" for token in pile if token >= 0}
            if kinds:
                found = re.search(rf'data-spot="cell-{plan.names[cell]}" data-card="([^"]*)"', tomb)
                assert found
                assert kinds <= set(found[1].split())
