"""The sheet as a picture: it shows the view and the options, nothing else."""

from __future__ import annotations

import re
from functools import cache
from random import Random

import pytest

from undercroft.games import GAMES
from undercroft.games.paper_dungeons.face.board import BOARD, layout
from undercroft.games.paper_dungeons.state import View
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table
from undercroft.kernel.types import Ask, Event, Setup
from undercroft.texts import tongue

GAME = GAMES["paper-dungeons"]
BOOK = GAME.load("base")
EN = tongue("en", "paper-dungeons")
CARD_QUESTIONS = {"keep-talent", "keep-goal"}


class Walk:
    """Some games played at random: one question of each kind with its view, all events, and the views at the end."""

    def __init__(self, games: int) -> None:
        self.asked: dict[str, tuple[View, Ask]] = {}
        self.told: set[Event] = set()
        self.ends: list[View] = []
        options = {choice.id: choice.values[0] for choice in GAME.choices} | {"vanishing": "on"}
        for seed in range(games):
            table = Table(GAME, Setup(GAME.id, 2, "base", options), BOOK, Luck(Quick(seed))).start()
            random = Random(seed)
            while not table.over:
                question = table.questions()[0]
                self.asked.setdefault(question.kind, (table.view(question.seat), question))
                table.answer(question.seat, random.choice(question.options))
            self.told |= {event for seat in (0, 1) for event in table.told(seat)}
            self.ends.append(table.view(0))


@cache
def walk() -> Walk:
    return Walk(60)


def spots(picture: str) -> set[str]:
    return set(re.findall(r'data-spot="([^"]+)"', picture))


@pytest.mark.parametrize("kind", GAME.asks)
def test_every_option_is_a_shape(kind: str) -> None:
    view, ask = walk().asked[kind]
    if kind in CARD_QUESTIONS:
        picture = "".join(card.svg for card in BOARD.cards(view, BOOK, EN, ask=ask))
    else:
        picture = BOARD.live(view, BOOK, EN, ask=ask)
    assert set(re.findall(r'class="opt" data-option="([^"]+)"', picture)) == {str(option) for option in ask.options}


def test_an_id_is_used_once_even_with_all_sheets_on_one_page() -> None:
    view = walk().ends[0]
    page = BOARD.fixed(view, BOOK, EN) + BOARD.live(view, BOOK, EN) + BOARD.live(view, BOOK, EN, seat=1)
    ids = re.findall(r' id="([^"]+)"', page)
    assert len(ids) == len(set(ids))


def test_the_printed_sheet_changes_with_dungeon_and_language_only() -> None:
    views = walk().ends
    printed = {view.dungeon: BOARD.fixed(view, BOOK, EN) for view in views}
    assert len(set(printed.values())) == len(printed)
    assert all(BOARD.fixed(view, BOOK, EN) == printed[view.dungeon] for view in views)
    assert BOARD.fixed(views[0], BOOK, tongue("pl", "paper-dungeons")) != printed[views[0].dungeon]


def test_an_open_sheet_shows_no_hidden_training() -> None:
    view = walk().asked["die"][0]
    other = 1 - (view.seat or 0)
    assert view.sheets[other].goal < 0
    assert BOARD.live(view, BOOK, EN, seat=other).count(">?</text>") == 4


def test_events_are_told_where_they_happened() -> None:
    known = {
        spot
        for view, _ in walk().asked.values()
        for picture in (BOARD.fixed(view, BOOK, EN), *(card.svg for card in BOARD.cards(view, BOOK, EN)))
        for spot in spots(picture)
    }
    cards = {
        f"{kind}-{card.id}" for kind in ("boss", "mission", "talent", "goal") for card in getattr(BOOK, kind + "s", BOOK.bosses)
    }
    for event in walk().told:
        spot = BOARD.spot(event)
        assert spot is None or spot in known | cards, event
    assert BOARD.spot(Event("entered", 0, ("C4",))) == "room-C4"
    assert BOARD.spot(Event("leveled", 0, ("thief", 2, "die"))) == "hero-thief"
    assert BOARD.spot(Event("gem", 0, ("-", 1, "thief"))) == "gems"


@pytest.mark.parametrize("block", ["dice", "map", "heroes", "items"])
def test_fingers_find_their_target(block: str) -> None:
    """44 px on a phone of 360 px, where the sheet is drawn one to one."""
    boxes = {
        "dice": [layout.die_box(die) for die in range(6)],
        "map": [layout.room_box(0, BOOK), layout.OUTSIDE_BOX],
        "heroes": [layout.hero_box(0)],
        "items": [layout.item_box(0)],
    }
    assert all(width >= 44 and height >= 44 for _, _, width, height in boxes[block])
