"""The tomb as a picture: it shows the view, the options and what has just happened, nothing else."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from random import Random
from xml.etree import ElementTree

import pytest

from tests.games.monsters_of_egypt.tombs import answer, tomb
from undercroft.games.monsters_of_egypt import GAME, board, board_kit, board_signs
from undercroft.games.monsters_of_egypt.board_figures import TONES
from undercroft.games.monsters_of_egypt.state import View
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table
from undercroft.kernel.types import Action, Ask, Event, Setup
from undercroft.texts import LANGUAGES, tongue

BOOK = GAME.load("base")
EN = tongue("en", GAME.id)
CSS = (files("undercroft.web") / f"static/games/{GAME.id}.css").read_text()
IN_THE_TOMB = {
    "step",
    "start",
    "at",
    "floor",
    "wall",
    "open",
    "spring",
    "prowl",
    "pull",
    "target",
    "swap",
    "take",
    "roll",
    "want",
    "offer",
}
"""Kinds of options that always have a place in the picture."""


class Walk:
    """Some games of both modes played at random: questions of each kind with their views, and events with theirs."""

    def __init__(self, games: int) -> None:
        self.asked: dict[str, list[tuple[View, Ask]]] = {}
        self.told: dict[str, list[tuple[View, Event]]] = {}
        self.ends: list[View] = []
        for seed in range(games):
            options = {choice.id: choice.values[0] for choice in GAME.choices} | {"mode": ("exploration", "escape")[seed % 2]}
            table = Table(GAME, Setup(GAME.id, 2 + seed % 3, "base", options), BOOK, Luck(Quick(seed)))
            table.listener = self._listen
            table.start()
            random = Random(seed)
            while not table.over:
                question = table.questions()[0]
                seen = self.asked.setdefault(question.kind, [])
                if len(seen) < 12:
                    seen.append((table.view(question.seat), question))
                table.answer(question.seat, random.choice(question.options))
            self.ends.append(table.view(None))

    def _listen(self, table: Table, event: Event) -> None:
        seen = self.told.setdefault(event.kind, [])
        if len(seen) < 3:
            seen.append((table.view(None), event))


@cache
def walk() -> Walk:
    return Walk(24)


def drawn_options(picture: str) -> set[str]:
    return set(re.findall(r'class="opt" data-option="([^"]+)"', picture))


def place(picture: str, id: str) -> str | None:
    found = re.search(rf'<g id="{id}"[^>]* transform="translate\(([^)]+)\)', picture)
    return found[1] if found else None


# ---- options ----


def test_options_with_a_place_are_shapes_and_nothing_else_is() -> None:
    kinds = set()
    for view, ask in (pair for pairs in walk().asked.values() for pair in pairs):
        shapes = drawn_options(board.live(view, BOOK, EN, ask=ask))
        assert shapes <= {str(option) for option in ask.options}
        expected = {str(option) for option in ask.options if option.kind in IN_THE_TOMB}
        assert expected <= shapes, ask
        kinds |= {option.split()[0] for option in shapes}
    assert {"step", "start", "open", "take", "roll", "use", "leave"} <= kinds


def test_without_a_question_nothing_can_be_clicked() -> None:
    view, _ = walk().asked["act"][0]
    assert "data-option" not in board.live(view, BOOK, EN) + board.fixed(view, BOOK, EN)


def test_a_carried_item_is_an_option_only_where_a_tap_has_one_meaning() -> None:
    table = tomb("___", "___", heroes={"vera": "1-1 bomb pear"}, lives={"vera": 2})
    (ask,) = table.questions()
    assert {"spend bomb", "leave bomb", "spend pear", "leave pear"} <= {str(option) for option in ask.options}
    assert not {"spend bomb", "leave bomb", "spend pear", "leave pear"} & drawn_options(
        board.live(table.view(0), table.book, EN, ask=ask)
    )
    whole = tomb("___", "___", heroes={"vera": "1-1 pear"})
    (ask,) = whole.questions()
    assert "leave pear" in drawn_options(board.live(whole.view(0), whole.book, EN, ask=ask))


def test_a_step_into_the_air_shows_the_fall() -> None:
    table = tomb("_o_", "___", heroes={"vera": "1-1"})
    (ask,) = table.questions()
    picture = board.live(table.view(0), table.book, EN, ask=ask)
    assert picture.count("me-fall-hint") == 1
    safe = tomb("___", "___", heroes={"vera": "1-1"})
    assert "me-fall-hint" not in board.live(safe.view(0), safe.book, EN, ask=safe.questions()[0])


def test_a_bargain_marks_what_would_change_hands() -> None:
    table = tomb("__", heroes={"vera": "1-1 bomb pear", "timur": "1-1 vest"})
    answer(table, "swap timur", "offer bomb")
    picture = board.live(table.view(0), table.book, EN, ask=table.questions()[0])
    assert picture.count("me-deal") == 1
    assert {"offer pear", "want vest"} <= drawn_options(picture)
    answer(table, "want vest")
    assert board.live(table.view(0), table.book, EN, ask=table.questions()[0]).count("me-deal") == 2


def test_who_comes_late_enters_under_the_ceiling() -> None:
    starts = {}
    for steps in (2, 5):
        table = tomb(book=BOOK, heroes={"vera": "waiting"}, options={"mode": "escape"}, ceiling=steps)
        picture = board.live(table.view(0), BOOK, EN, ask=table.questions()[0])
        found = re.search(r'data-option="start 1-2"><rect class="hit" x="[^"]+" y="([^"]+)"', picture)
        assert found
        starts[steps] = float(found[1])
    assert starts[5] - starts[2] == pytest.approx(3 * board_kit.CELL_H)


def test_heroes_are_chosen_on_their_cards() -> None:
    view, ask = walk().asked["hero"][0]
    shown = "".join(card.svg for card in board.cards(view, BOOK, EN, ask=ask))
    assert drawn_options(shown) == {str(option) for option in ask.options}


def test_every_option_has_a_sign_or_none() -> None:
    for view, ask in (pair for pairs in walk().asked.values() for pair in pairs):
        for option in ask.options:
            ElementTree.fromstring(f"<svg>{board_signs.sign(option, view, BOOK)}</svg>")
    view, _ = walk().asked["act"][0]
    assert "me-f-bomb" in board_signs.sign(Action("spend", "bomb"), view, BOOK)


# ---- what is seen ----


def test_a_hero_that_moves_keeps_its_name_and_changes_its_place() -> None:
    table = tomb("____", "____", heroes={"vera": "1-1", "timur": "2-4"})
    before = board.live(table.view(0), table.book, EN)
    answer(table, "step 1-2")
    after = board.live(table.view(0), table.book, EN)
    assert place(before, "me-h0") != place(after, "me-h0")
    assert place(before, "me-h1") == place(after, "me-h1")


def test_pieces_are_always_in_the_same_order() -> None:
    table = tomb("____", "____", heroes={"vera": "1-2", "timur": "1-1"}, piles={"2-1": "mummy", "2-3": "bat"})

    def order() -> list[str]:
        return re.findall(r'id="(me-[ht]\d+)"', board.live(table.view(0), table.book, EN))

    before = order()
    answer(table, "step 1-3")
    assert len(before) == 4
    assert order() == before


def test_a_broken_floor_is_a_hole_and_what_lay_on_it_drops() -> None:
    table = tomb("___", "___", "___", heroes={"vera": "1-1 bomb"}, piles={"1-2": "c"}, chests="pear")
    whole = board.live(table.view(0), table.book, EN)
    events: list[tuple[Event, View]] = []
    table.listener = lambda at, event: events.append((event, at.view(0)))
    answer(table, "spend bomb", "floor 1-2")
    assert board.live(table.view(0), table.book, EN).count("me-breach") == whole.count("me-breach") + 1
    fallen = next((event, view) for event, view in events if event.kind == "tumbled")
    assert "me-drop-1" in board.live(fallen[1], table.book, EN, event=fallen[0])
    assert "me-drop-1" not in board.live(fallen[1], table.book, EN)


def test_the_ceiling_comes_down_with_its_steps() -> None:
    heights = []
    for steps in range(5):
        table = tomb("___", "___", "___", heroes={"vera": "3-1"}, options={"mode": "escape"}, ceiling=steps)
        found = place(board.live(table.view(0), table.book, EN), "me-ceiling")
        assert found is not None
        heights.append(float(found.split()[1]))
    assert heights == sorted(set(heights))
    assert heights[4] - heights[3] == board_kit.CELL_H
    assert place(board.live(tomb("___").view(0), tomb("___").book, EN), "me-ceiling") is None


def test_the_boulder_is_seen_only_while_it_runs() -> None:
    view, event = walk().told["boulder"][0]
    assert place(board.live(view, BOOK, EN, event=event), "me-boulder")
    assert place(board.live(view, BOOK, EN), "me-boulder") is None


def test_every_event_can_be_drawn_and_leaves_nothing_behind() -> None:
    assert {"fell", "blast", "breach", "arrows", "spiked", "boulder", "ceiling", "rolled", "died"} <= set(walk().told)
    for view, event in (pair for pairs in walk().told.values() for pair in pairs):
        picture = board.live(view, BOOK, EN, event=event)
        ElementTree.fromstring(f"<svg>{picture}</svg>")
        assert not drawn_options(picture)


def test_a_fight_shows_what_each_face_would_do() -> None:
    bare = tomb("__", heroes={"vera": "1-1 pear"}, lives={"vera": 2}, piles={"1-2": "mummy"})
    armed = tomb("__", heroes={"vera": "1-1 pear sabre"}, lives={"vera": 2}, piles={"1-2": "mummy"})
    for table, hits in ((bare, 0), (armed, 2)):
        answer(table, "step 1-2")
        assert table.state.fighter == 0
        picture = board.live(table.view(0), table.book, EN)
        assert picture.count('class="me-kill"') == hits
        assert picture.count('class="me-again"') == 2 - hits


def test_used_items_are_ticked() -> None:
    table = tomb("#__", "___", heroes={"vera": "1-2 sledgehammer"})
    assert "me-tick" not in board.live(table.view(0), table.book, EN)
    answer(table, "use sledgehammer")
    assert board.live(table.view(0), table.book, EN).count("me-tick") == 1


def test_a_pile_tells_its_names_from_above() -> None:
    table = tomb("__", heroes={"vera": "1-1"}, piles={"1-2": "pear c mummy"}, chests="bomb")
    assert "<title>mummy, closed chest, pear</title>" in board.live(table.view(0), table.book, EN)
    assert "<title>Vera</title>" in board.live(table.view(0), table.book, EN)


def test_spectators_and_players_see_the_same() -> None:
    table = tomb("___", heroes={"vera": "1-1", "timur": "1-3"})
    assert board.SHARED
    assert board.live(table.view(None), table.book, EN) == board.live(table.view(1), table.book, EN)


def test_a_different_view_is_a_different_picture() -> None:
    pictures = [board.live(view, BOOK, EN) for view in walk().ends]
    assert len(set(pictures)) == len(pictures)
    assert pictures[0] == board.live(walk().ends[0], BOOK, EN)


def test_the_printed_tomb_changes_with_the_mode_only() -> None:
    printed = {board.fixed(view, BOOK, EN) for view in walk().ends}
    assert len(printed) == 2


# ---- the page ----


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_needs_no_inline_style(language: str) -> None:
    words = tongue(language, GAME.id)
    for pairs in walk().asked.values():
        view, ask = pairs[-1]
        pictures = [board.fixed(view, BOOK, words), board.live(view, BOOK, words, ask=ask), board.cover()]
        pictures += [card.svg for card in board.cards(view, BOOK, words, ask=ask)]
        for picture in pictures:
            assert "style" not in picture
            ElementTree.fromstring(f"<svg>{picture}</svg>")


def test_an_id_is_used_once() -> None:
    for view, ask in (pairs[-1] for pairs in walk().asked.values()):
        page = board.fixed(view, BOOK, EN) + board.live(view, BOOK, EN, ask=ask)
        ids = re.findall(r' id="([^"]+)"', page)
        assert len(ids) == len(set(ids))


def test_every_figure_that_is_shown_is_there() -> None:
    for view in walk().ends:
        fixed = board.fixed(view, BOOK, EN)
        shown = fixed + board.live(view, BOOK, EN) + "".join(card.svg for card in board.cards(view, BOOK, EN))
        used = set(re.findall(r'href="#([^"]+)"', shown)) | set(re.findall(r"url\(#([^)]+)\)", shown))
        assert used <= set(re.findall(r' id="([^"]+)"', fixed))
    assert "href" not in board.cover()


def test_events_are_told_where_they_happened() -> None:
    known = set()
    for view in walk().ends:
        known |= set(re.findall(r'data-spot="([^"]+)"', board.fixed(view, BOOK, EN) + board.live(view, BOOK, EN)))
    heroes = {f"hero-{card.id}" for card in BOOK.cards}
    for _, event in (pair for pairs in walk().told.values() for pair in pairs):
        spot = board.spot(event)
        assert spot is None or spot in known | heroes, event
    assert board.spot(Event("walked", 0, ("vera", "1-1", "1-2"))) == "cell-1-2"
    assert board.spot(Event("hurt", 0, ("vera", 2, "mummy"))) == "hero-vera"
    assert board.spot(Event("rolled", 0, ("vera", "attack"))) == "scene"
    assert board.spot(Event("round", None, (2,))) is None


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_a_file_stands_alone(theme: str, layout: str) -> None:
    for view in walk().ends[:2]:
        picture = board.standalone(view, BOOK, EN, theme=theme, layout=layout)
        assert ElementTree.fromstring(picture).tag == "{http://www.w3.org/2000/svg}svg"
        assert "var(" not in picture
        assert ("#f0dcae" in picture) == (theme == "light")


def test_the_style_sheet_lays_the_blocks_as_the_table_says() -> None:
    placed = re.findall(r"\.me-at-(\w+) \{ transform: translate\((\d+)px, (\d+)px\) scale\(([\d.]+)\); \}", CSS)
    assert {block: (float(x), float(y), float(scale)) for block, x, y, scale in placed} == board_kit.WIDE
    assert f"--sheet: {board_kit.WIDE_WIDTH} / {board.HEIGHT};" in CSS
    assert f"--sheet: {board.WIDTH} / {board.HEIGHT};" in CSS


def test_the_style_sheet_knows_the_tones_of_the_figures() -> None:
    for tone, (day, night) in TONES.items():
        assert f"--{tone}: light-dark({day}, {night});" in CSS


def test_every_class_that_is_drawn_is_styled() -> None:
    drawn = board.cover()
    for view, ask in (pairs[-1] for pairs in walk().asked.values()):
        drawn += board.fixed(view, BOOK, EN) + board.live(view, BOOK, EN, ask=ask)
    for view, event in (pairs[-1] for pairs in walk().told.values()):
        drawn += board.live(view, BOOK, EN, event=event)
    names = {name for found in re.findall(r'class="([^"]+)"', drawn) for name in found.split()}
    assert {name for name in names if not re.search(rf"\.{name}[ ,.{{]", CSS)} <= {"me-cover"}


def test_nothing_moves_for_who_wants_no_motion() -> None:
    """Whatever moves is in the block for those who have not asked for calm, or is stopped for those who have."""
    calm = CSS.replace("\n", " ").partition("@media (prefers-reduced-motion: no-preference) {")[0]
    moving = re.findall(r"([^{}]+)\{[^{}]*(?:animation|transition): (?!none)[^{}]*\}", calm)
    assert {selector.strip().split("*/")[-1].strip() for selector in moving} == {".opt .hit"}
    assert "@media (prefers-reduced-motion: reduce) { .opt .hit { animation: none; } }" in CSS


def test_carried_items_are_large_enough_for_a_finger() -> None:
    """44 px on a phone of 360 px, where the picture is drawn one to one."""
    boxes = [board_kit.item_box(row, place) for row in range(5) for place in range(BOOK.figures.places)]
    assert all(width >= 44 and height >= 44 for _, _, width, height in boxes)
    assert all(x + width <= board.WIDTH for x, _, width, _ in boxes)
