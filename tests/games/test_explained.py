"""A tap on any place of the drawing is answered: it is an option, a rule says why not, or words say what it is."""

from __future__ import annotations

import re
from random import Random

import pytest

from undercroft.games import FACES, GAMES
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table
from undercroft.kernel.types import Ask, Setup
from undercroft.texts import LANGUAGES, tongue

SPOT = re.compile(r'data-spot="([^"]+)"')


def unexplained(table: Table, ask: Ask) -> set[str]:
    """Places for which only "not one of your options" would remain. As on the page, a wish is the place without its kind."""
    game, book, view = table.game, table.book, table.view(ask.seat)
    face, board, words = FACES[game.id], FACES[game.id].board, tongue("en", game.id)
    drawn = board.fixed(view, book, words) + board.live(view, book, words, ask=ask)
    cards = board.cards(view, book, words, ask=ask)
    named = {f"{card.kind}-{card.id}" for card in cards} | {spot for spot, _, _ in face.shown(view, book)}
    wishes = {card.id for card in cards} | {action.target for action in ask.options}
    wishes |= {barred.action.target for barred in table.barred(ask.seat)}
    return {spot for spot in SPOT.findall(drawn) if spot not in named and re.sub("^[a-z]+-", "", spot) not in wishes}


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", list(GAMES))
def test_every_place_of_the_drawing_is_explained(name: str, seed: int) -> None:
    game, random = GAMES[name], Random(seed)
    options = {choice.id: random.choice(choice.values) for choice in game.choices}
    setup = Setup(game.id, game.seats[seed % len(game.seats)], "base", options)
    tongues = [tongue(language, game.id) for language in LANGUAGES]
    table, asked = Table(game, setup, game.load("base"), Luck(Quick(seed))).start(), set()
    while not table.over:
        ask = random.choice(table.questions())
        asked.add(ask.kind)
        assert not unexplained(table, ask), ask.kind
        assert all(words.barred(wish, table.view(ask.seat), table.book) for words in tongues for wish in table.barred(ask.seat))
        table.answer(ask.seat, random.choice(ask.options))
    assert len(asked) > 4
