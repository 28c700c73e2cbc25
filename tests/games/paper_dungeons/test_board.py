"""The sheet as a picture: it shows the view and the options, nothing else."""

from __future__ import annotations

import re
from functools import cache
from random import Random

import pytest

from tests.games.named_cards import moments, shapes
from undercroft.draw.marks import Box
from undercroft.games import FACES, GAMES
from undercroft.games.paper_dungeons.content import DICE, HEROES
from undercroft.games.paper_dungeons.face.board import BOARD, layout
from undercroft.games.paper_dungeons.state import View
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table
from undercroft.kernel.types import Ask, Event, Setup
from undercroft.texts import LANGUAGES, tongue

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
    boxes: dict[str, list[Box]] = {
        "dice": [layout.DIE_BOX],
        "map": [layout.room_box(0, BOOK), layout.OUTSIDE_BOX],
        "heroes": [layout.hero_box(0)],
        "items": [layout.item_box(0)],
    }
    assert all(width >= 44 and height >= 44 for _, _, width, height in boxes[block])


def texts(drawn: str) -> list[str]:
    return re.findall(r"<text[^>]*>([^<]*)</text>", drawn)


def numbers(pattern: str, drawn: str) -> list[tuple[float, ...]]:
    return [tuple(map(float, found)) for found in re.findall(pattern, drawn)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_drawn_has_words(language: str) -> None:
    """Every text and every icon of the sheet lies in a place, or names a card, that the gallery has words for."""
    face, words = FACES[GAME.id], tongue(language, GAME.id)
    for view, ask in moments(GAME.id):
        explained = {f"{card.kind}-{card.id}" for card in BOARD.cards(view, BOOK, words, ask=ask)}
        for place, kind, id in face.shown(view, BOOK):
            assert words.card(kind, id, BOOK, view).endswith(".")
            explained |= {place, f"{kind}-{id}"}
        through = set()
        for shape, named in shapes(GAME.id, language, view, ask):
            if shape.attrib.get("class") in ("through", "pd-token"):
                # A pointer finds the place under it.
                through |= set(shape.iter())
            if shape.tag in ("text", "use") and shape not in through:
                assert named & explained, (shape.attrib, shape.text)
            assert {shape.attrib.get("data-spot", ""), *shape.attrib.get("data-card", "").split()} - {""} <= explained


def test_the_dice_show_no_numbers_for_notes() -> None:
    view, ask = walk().asked["die"]
    drawn = BOARD.drawn(view, BOOK, EN, seat=None, ask=ask, event=None)
    assert len(view.dice) == len(DICE)
    assert not any(texts(drawn[die]) for die in DICE)
    assert not any(
        re.search(r"\d", words.words) for words in EN.options(table_at_a_die(), 0, table_at_a_die().questions()[0].options)
    )


@cache
def table_at_a_die() -> Table:
    options = {choice.id: choice.values[0] for choice in GAME.choices}
    table = Table(GAME, Setup(GAME.id, 1, "base", options), BOOK, Luck(Quick(3))).start()
    while (ask := table.questions()[0]).kind != "die":
        table.answer(ask.seat, ask.options[0])
    return table


def test_the_round_track_counts_the_dice_used() -> None:
    view = walk().ends[0]
    assert view.own is not None
    drawn = BOARD.drawn(view, BOOK, EN, seat=None, ask=None, event=None)["rounds"]
    assert drawn.count("own-number-") == len(view.own.numbers) == 24


def test_small_windows_are_told_the_figures_of_the_sheet() -> None:
    view = walk().ends[0]
    for seat, sheet in enumerate(view.sheets):
        drawn = BOARD.drawn(view, BOOK, EN, seat=seat, ask=None, event=None)
        own = view.own if seat == view.seat else sheet
        assert own is not None
        levels = [str(level) for level in own.levels]
        assert texts(drawn["brief"])[: len(HEROES)] == levels == texts(drawn["figures"])[: len(HEROES)]
        slain = own.slain.bit_count()
        wounds = f"{own.wounds} / {own.strength}"
        assert texts(drawn["brief"])[4:] == [str(own.potions), wounds, str(own.gems), str(slain), str(own.free_hearts)]
        said = texts(drawn["figures"])
        assert f"{own.wounds} of {own.strength}" in said
        assert f"{own.gems}: {BOOK.pack.tracks.gems[own.gems]} glory" in said


def test_a_room_is_never_drawn_too_small_to_read() -> None:
    view, ask = walk().asked["die"]
    smallest = min(
        float(size)
        for drawn in (BOARD.printed(view, BOOK, EN), BOARD.drawn(view, BOOK, EN, seat=None, ask=ask, event=None))
        for size in re.findall(r'font-size="([^"]+)"', drawn["map"])
    )
    assert smallest * layout.LEAST_ROOM / layout.ROOM >= 11


def test_the_token_covers_no_figure() -> None:
    """Its circle ends before the level of the minion and the letter of the gem in the same room."""
    printed = BOARD.printed(walk().asked["die"][0], BOOK, EN)["map"]
    found = numbers(r'<text class="pd-plain pd-bold[^"]*" x="([^"]+)" y="([^"]+)" font-size="([^"]+)"', printed)
    assert len(found) > 20
    stands = [layout.room_stand(room, BOOK) for room in range(len(BOOK.rooms))]
    for x, y, size in found:
        left, top, right = x - size * 0.32, y - size * 0.7, x + size * 0.32
        for at, down in stands:
            nearest = (min(max(at, left), right), min(max(down, top), y))
            assert (nearest[0] - at) ** 2 + (nearest[1] - down) ** 2 >= (layout.TOKEN - 1) ** 2


def test_wounds_are_laid_on_hearts_not_over_them() -> None:
    """Each answer to how many go on potions is the half of a bottle with that heart; none is the column of wounds."""
    view, ask = walk().asked["drink"]
    drawn = BOARD.drawn(view, BOOK, EN, seat=None, ask=ask, event=None)["potions"]
    hits = numbers(r'class="hit" x="([^"]+)" y="([^"]+)" width="([^"]+)" height="([^"]+)"', drawn)
    assert len(hits) == len(ask.options)
    assert hits[0] == layout.WOUNDS_BOX
    x, y, w, h = layout.POTIONS_BOX
    assert all(
        x <= left and y <= top and left + width <= x + w and top + height <= y + h for left, top, width, height in hits[1:]
    )
    assert len(set(hits)) == len(hits)
