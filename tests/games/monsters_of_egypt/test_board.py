"""The tomb as a picture: it shows the view, the options and what has just happened, nothing else."""

from __future__ import annotations

import re

import pytest

from tests.games.monsters_of_egypt.positions import answer, tomb
from tests.games.played import played
from undercroft.games.monsters_of_egypt import GAME
from undercroft.games.monsters_of_egypt.face import FACE, signs
from undercroft.games.monsters_of_egypt.face.board import BOARD, layout, panels
from undercroft.games.monsters_of_egypt.state import View
from undercroft.kernel.types import Action, Event
from undercroft.texts import tongue

BOOK = GAME.load("base")
EN = tongue("en", GAME.id)
CSS = FACE.file("style.css")
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


def drawn_options(picture: str) -> set[str]:
    return set(re.findall(r'class="opt" data-option="([^"]+)"', picture))


def place(picture: str, id: str) -> str | None:
    found = re.search(rf'<g id="{id}"[^>]* transform="translate\(([^)]+)\)', picture)
    return found[1] if found else None


# ---- options ----


def test_options_with_a_place_are_shapes_and_nothing_else_is() -> None:
    kinds = set()
    for view, ask in played(GAME.id).pairs():
        shapes = drawn_options(BOARD.live(view, BOOK, EN, ask=ask))
        assert shapes <= {str(option) for option in ask.options}
        expected = {str(option) for option in ask.options if option.kind in IN_THE_TOMB}
        assert expected <= shapes, ask
        kinds |= {option.split()[0] for option in shapes}
    assert {"step", "start", "open", "take", "roll", "use"} <= kinds
    assert "leave" not in kinds


def test_a_carried_item_is_an_option_only_where_a_tap_has_one_meaning() -> None:
    table = tomb("___", "___", heroes={"vera": "1-1 bomb pear"}, lives={"vera": 2})
    (ask,) = table.questions()
    assert {"spend bomb", "leave bomb", "spend pear", "leave pear"} <= {str(option) for option in ask.options}
    assert not {"spend bomb", "leave bomb", "spend pear", "leave pear"} & drawn_options(
        BOARD.live(table.view(0), table.book, EN, ask=ask)
    )
    whole = tomb("___", "___", heroes={"vera": "1-1 pear"})
    (ask,) = whole.questions()
    assert "leave pear" in {str(option) for option in ask.options}
    assert "leave pear" not in drawn_options(BOARD.live(whole.view(0), whole.book, EN, ask=ask))


def test_a_step_into_the_air_shows_the_fall() -> None:
    table = tomb("_o_", "___", heroes={"vera": "1-1"})
    (ask,) = table.questions()
    picture = BOARD.live(table.view(0), table.book, EN, ask=ask)
    assert picture.count("me-fall-hint") == 1
    safe = tomb("___", "___", heroes={"vera": "1-1"})
    assert "me-fall-hint" not in BOARD.live(safe.view(0), safe.book, EN, ask=safe.questions()[0])


def test_a_bargain_marks_what_would_change_hands() -> None:
    table = tomb("__", heroes={"vera": "1-1 bomb pear", "timur": "1-1 vest"})
    answer(table, "swap timur", "offer bomb")
    picture = BOARD.live(table.view(0), table.book, EN, ask=table.questions()[0])
    assert picture.count("me-deal") == 1
    assert {"offer pear", "want vest"} <= drawn_options(picture)
    answer(table, "want vest")
    assert BOARD.live(table.view(0), table.book, EN, ask=table.questions()[0]).count("me-deal") == 2


def test_who_comes_late_enters_under_the_ceiling() -> None:
    starts = {}
    for steps in (2, 5):
        table = tomb(book=BOOK, heroes={"vera": "waiting"}, options={"mode": "escape"}, ceiling=steps)
        picture = BOARD.live(table.view(0), BOOK, EN, ask=table.questions()[0])
        found = re.search(r'data-option="start 1-2"><rect class="hit" x="[^"]+" y="([^"]+)"', picture)
        assert found
        starts[steps] = float(found[1])
    assert starts[5] - starts[2] == pytest.approx(3 * layout.CELL_H)


def test_a_thing_that_is_spent_is_its_own_sign() -> None:
    view, _ = played(GAME.id).pairs("act")[0]
    assert "me-f-bomb" in signs.sign(Action("spend", "bomb"), view, BOOK)


# ---- what is seen ----


def test_a_hero_that_moves_keeps_its_name_and_changes_its_place() -> None:
    table = tomb("____", "____", heroes={"vera": "1-1", "timur": "2-4"})
    before = BOARD.live(table.view(0), table.book, EN)
    answer(table, "step 1-2")
    after = BOARD.live(table.view(0), table.book, EN)
    assert place(before, "me-h0") != place(after, "me-h0")
    assert place(before, "me-h1") == place(after, "me-h1")


def test_pieces_are_always_in_the_same_order() -> None:
    table = tomb("____", "____", heroes={"vera": "1-2", "timur": "1-1"}, piles={"2-1": "mummy", "2-3": "bat"})

    def order() -> list[str]:
        return re.findall(r'id="(me-[ht]\d+)"', BOARD.live(table.view(0), table.book, EN))

    before = order()
    answer(table, "step 1-3")
    assert len(before) == 4
    assert order() == before


def test_a_broken_floor_is_a_hole_and_what_lay_on_it_drops() -> None:
    table = tomb("___", "___", "___", heroes={"vera": "1-1 bomb"}, piles={"1-2": "c"}, chests="pear")
    whole = BOARD.live(table.view(0), table.book, EN)
    events: list[tuple[Event, View]] = []
    table.listener = lambda at, event: events.append((event, at.view(0)))
    answer(table, "spend bomb", "floor 1-2")
    assert BOARD.live(table.view(0), table.book, EN).count("me-breach") == whole.count("me-breach") + 1
    fallen = next((event, view) for event, view in events if event.kind == "tumbled")
    assert "me-drop-1" in BOARD.live(fallen[1], table.book, EN, event=fallen[0])
    assert "me-drop-1" not in BOARD.live(fallen[1], table.book, EN)


def test_the_ceiling_comes_down_with_its_steps() -> None:
    heights = []
    for steps in range(5):
        table = tomb("___", "___", "___", heroes={"vera": "3-1"}, options={"mode": "escape"}, ceiling=steps)
        found = place(BOARD.live(table.view(0), table.book, EN), "me-ceiling")
        assert found is not None
        heights.append(float(found.split()[1]))
    assert heights == sorted(set(heights))
    assert heights[4] - heights[3] == layout.CELL_H
    assert place(BOARD.live(tomb("___").view(0), tomb("___").book, EN), "me-ceiling") is None


def test_the_boulder_is_seen_only_while_it_runs() -> None:
    view, event = played(GAME.id).told["boulder-run"][0]
    assert place(BOARD.live(view, BOOK, EN, event=event), "me-boulder")
    assert place(BOARD.live(view, BOOK, EN), "me-boulder") is None


def test_a_fight_shows_what_each_face_would_do() -> None:
    bare = tomb("__", heroes={"vera": "1-1 pear"}, lives={"vera": 2}, piles={"1-2": "mummy"})
    armed = tomb("__", heroes={"vera": "1-1 pear sabre"}, lives={"vera": 2}, piles={"1-2": "mummy"})
    for table, hits in ((bare, 0), (armed, 2)):
        answer(table, "step 1-2")
        assert table.state.fighter == 0
        picture = BOARD.live(table.view(0), table.book, EN)
        assert picture.count('class="me-kill"') == hits
        assert picture.count('class="me-again"') == 2 - hits


def test_used_items_are_ticked() -> None:
    table = tomb("#__", "___", heroes={"vera": "1-2 sledgehammer"})
    assert "me-tick" not in BOARD.live(table.view(0), table.book, EN)
    answer(table, "use sledgehammer")
    assert BOARD.live(table.view(0), table.book, EN).count("me-tick") == 1


def test_a_pile_tells_its_names_from_above() -> None:
    table = tomb("__", heroes={"vera": "1-1"}, piles={"1-2": "pear c mummy"}, chests="bomb")
    assert "<title>mummy, closed chest, pear</title>" in BOARD.live(table.view(0), table.book, EN)
    assert "<title>Vera</title>" in BOARD.live(table.view(0), table.book, EN)


OWN = ("self", *layout.SLOTS, "heroes")


def test_all_see_the_same_but_for_whose_things_have_names() -> None:
    table = tomb("___", heroes={"vera": "1-1 bomb", "timur": "1-3 pear"})
    assert BOARD.shared
    views = [BOARD.drawn(table.view(seat), table.book, EN, seat=None, ask=None, event=None) for seat in (None, 0, 1)]
    for block in {*BOARD.stage.sizes} - {*OWN, BOARD.stage.ground}:
        assert len({view[block] for view in views}) == 1
    assert [("Vera" in view["self"], "bomb" in view["item-1"]) for view in views] == [(True, True), (True, True), (False, False)]
    assert "Timur" in views[2]["self"]
    assert "Vera" in views[2]["heroes"]


def test_the_hero_in_front_is_the_own_one_that_moves() -> None:
    """Or the first that is still there; whoever only looks on sees the one on the move."""
    table = tomb("____", heroes={"vera": "1-1", "timur": "1-3", "zoya": "1-4"}, turn=1)
    assert [panels.front(table.state, seat) for seat in (None, 0, 1, 2)] == [1, 0, 1, 2]
    alone = tomb("____", heroes={"vera": "dead", "timur": "1-3", "zoya": "1-4"}, solo=True, turn=2)
    assert panels.front(alone.state, 0) == 2
    assert panels.front(tomb("__", heroes={"vera": "1-1"}).state, 3) == -1


# ---- the page ----


def test_events_are_told_where_they_happened() -> None:
    known = set()
    for view in played(GAME.id).ends:
        known |= set(re.findall(r'data-spot="([^"]+)"', BOARD.fixed(view, BOOK, EN) + BOARD.live(view, BOOK, EN)))
    heroes = {f"hero-{card.id}" for card in BOOK.cards}
    for _, event in played(GAME.id).moments():
        spot = BOARD.spot(event)
        assert spot is None or spot in known | heroes, event
    assert BOARD.spot(Event("walked", 0, ("vera", "1-1", "1-2"))) == "cell-1-2"
    assert BOARD.spot(Event("hurt", 0, ("vera", 2, "mummy"))) == "hero-vera"
    assert BOARD.spot(Event("rolled", 0, ("vera", "attack"))) == "scene"
    assert BOARD.spot(Event("round", None, (2,))) is None


def test_carried_items_are_large_enough_for_a_finger() -> None:
    """44 px on a phone of 360 px, where three of the own things lie in a row and the others' rows fill the width."""
    phone = 360
    wide, own = phone / layout.PANEL, (phone - 16) / 3 / layout.SLOT_W
    boxes = [layout.item_box(row, place) for row in range(5) for place in range(BOOK.figures.places)]
    assert all(width * wide >= 44 and height * wide >= 44 for _, _, width, height in boxes)
    assert all(x + width <= layout.PANEL for x, _, width, _ in boxes)
    slots = [layout.slot(place)[1] for place in range(BOOK.figures.places)]
    assert all(width * own >= 44 and height * own >= 44 for _, _, width, height in slots)
