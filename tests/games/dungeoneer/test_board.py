"""The dungeon as a picture: it shows the view and the options of the question, nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from importlib.resources import files
from itertools import pairwise
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

from tests.games.dungeoneer.positions import crypt, hero
from tests.games.played import played
from undercroft.draw import marks
from undercroft.games.dungeoneer import GAME
from undercroft.games.dungeoneer.actions import PRICE
from undercroft.games.dungeoneer.content import BLOCKED, OPEN, TRAPPED, WALL
from undercroft.games.dungeoneer.face import FACE
from undercroft.games.dungeoneer.face import signs as board_signs
from undercroft.games.dungeoneer.face.board import BOARD, layout, map, shapes
from undercroft.games.dungeoneer.face.board import options as board_options
from undercroft.games.dungeoneer.face.board import places as board_places
from undercroft.games.dungeoneer.face.board import seats as board_seats
from undercroft.games.dungeoneer.face.board.cards import back, card_face
from undercroft.games.dungeoneer.face.board.places import PICTURES
from undercroft.games.dungeoneer.face.wording import steps
from undercroft.games.dungeoneer.loading import load
from undercroft.games.dungeoneer.rules.dungeon import DX, DY, chart_of, spot_of
from undercroft.games.dungeoneer.state import Attack, Opened, Placed, View
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table
from undercroft.kernel.types import Action, Ask, Event, Setup
from undercroft.texts import LANGUAGES, Tongue, tongue

BOOK = load("base")
EN = tongue("en", GAME.id)
CSS = FACE.file("style.css")
SCRIPT = (files("undercroft.web") / "static/board.js").read_text() + FACE.file("script.js")


def pairs(kind: str = "") -> list[tuple[View, Ask]]:
    return played(GAME.id).pairs(kind)


def changed(view: View, seats: dict[int, dict[str, Any]] | None = None, **fields: Any) -> View:
    """The same view with other fields of the state, and of players by their seat."""
    state = view.state.clone()
    for name, value in fields.items():
        setattr(state, name, value)
    for seat, more in (seats or {}).items():
        for name, value in more.items():
            setattr(state.parts[seat], name, value)
    return replace(view, state=state)


def calm(seats: int) -> View:
    """A view of a seat in its own turn, with nothing pending."""
    return next(view for view, _ in pairs("hero-phase") if len(view.state.parts) == seats and not view.state.attacks)


def numbered(name: str) -> int:
    return [card.id for card in BOOK.cards].index(name)


def drawn_options(picture: str) -> set[str]:
    return set(re.findall(r'class="opt[^"]*" data-option="([^"]+)"', picture))


def blocks(view: View, ask: Ask | None = None, event: Event | None = None, words: Tongue = EN) -> dict[str, str]:
    return BOARD.drawn(view, BOOK, words, seat=None, ask=ask, event=event)


def at(picture: str, id: str) -> str | None:
    found = re.search(rf'<g id="{id}"[^>]* transform="translate\(([^)]+)\)', picture)
    return found[1] if found else None


# ---- options ----


def test_each_place_for_the_location_in_hand_is_one_cell_with_its_turns() -> None:
    for view, ask in pairs("place"):
        drawn = BOARD.live(view, BOOK, EN, ask=ask)
        wanted = {(spot_of(view.state, BOOK, option).x, spot_of(view.state, BOOK, option).y) for option in ask.options}
        cells = re.findall(r'id="dg-cell-(-?\d+)-(-?\d+)" class="opt dg-cell" data-option="([^"]+)" data-turns="([^"]+)"', drawn)
        assert {(int(x), int(y)) for x, y, _, _ in cells} == wanted
        for x, y, first, turns in cells:
            for turn, _, option in (pair.partition(":") for pair in turns.split(";")):
                action = BOOK.catalogue.read(option)
                assert action is not None
                assert spot_of(view.state, BOOK, action) == Placed(int(x), int(y), view.state.drawn, turn == "180")
            assert turns.startswith((f"0:{first}", f"180:{first}"))
        assert f'id="dg-drawn" data-spot="drawn" data-card="location-{BOOK.locations[view.state.drawn].id}"' in drawn


def test_a_location_in_hand_is_seen_by_all_in_both_turns_and_turned_only_by_who_places_it() -> None:
    view, ask = pairs("place")[0]
    own, others = blocks(view, ask)["tray"], blocks(replace(view, seat=None))["tray"]
    for tray in (own, others):
        assert not board_places.alike_turned(BOOK.locations[view.state.drawn])
        assert tray.count(f'href="#dg-ground-{view.state.drawn}"') == 2
        assert tray.count(f'href="#dg-ground-{view.state.drawn}" transform="rotate(180)"') == 1
        assert EN.name("location", BOOK.locations[view.state.drawn].id) in tray
    assert own.count("data-turnable") == 2
    assert "data-turnable" not in others
    assert "dg-drawn" not in BOARD.live(changed(view, drawn=-1), BOOK, EN)


def test_a_location_that_is_the_same_when_turned_lies_there_once() -> None:
    view, ask = pairs("place")[0]
    for name, times in (("crossing", 1), ("straight-passage", 1), ("corner", 2), ("collapsed-tunnel", 2)):
        drawn = BOARD.live(changed(view, drawn=BOOK.place[name]), BOOK, EN, ask=ask)
        assert drawn.count("data-turnable") == times, name
        assert (board_options.KEY in drawn) == (times > 1)


def test_dice_lie_there_until_the_next_question() -> None:
    view, ask = pairs("hero-phase")[0]
    thrown = changed(view, dice=(5,), attacks=())
    rolled = blocks(thrown, event=Event("rolled", 0, (5, 5)))
    assert rolled["tray"].count('href="#dg-die-5"') == 1
    for drawn in (blocks(thrown, event=Event("moved", 0, ("crypt",))), blocks(thrown, ask), blocks(thrown)):
        assert "#dg-die-" not in drawn["tray"]


def test_signs_tell_one_quest_from_another() -> None:
    view, _ = pairs("hero-phase")[0]
    for choices in (BOOK.choices.pick_up, BOOK.choices.attempt, BOOK.choices.drop):
        signs = [board_signs.sign(action, view, BOOK) for action in choices.values()]
        assert len(set(signs)) == len(signs) > 1


def tray_of(view: View, ask: Ask) -> tuple[str, marks.Box]:
    tray = blocks(view, ask)["tray"]
    return tray, layout.STAGE.box("tray", tray)


def test_the_buttons_of_the_tray_are_large_and_inside_it() -> None:
    seen = set()
    for view, ask in (*pairs("how-much"), *pairs("save"), *pairs("dungeonlord"), *pairs("recover")):
        tray, (left, top, across, down) = tray_of(view, ask)
        for option, x, y, width, height in re.findall(
            r'data-option="([^"]+)"><rect class="hit" x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)" height="([\d.]+)"', tray
        ):
            declared = any(f"{option.split()[-1]}" == BOOK.names[attack.card] for attack in view.state.declared)
            assert declared or float(width) == float(height) == board_options.BUTTON >= 44
            assert left <= float(x) <= left + across - float(width)
            assert top <= float(y) <= top + down - float(height)
            seen.add(option.split()[0])
    assert {"price", "save-point", "pass", "begin", "card"} <= seen


def test_many_prices_make_the_tray_higher() -> None:
    view, ask = pairs("how-much")[0]
    wide = replace_options(ask, *PRICE)
    tray, (_, top, _, height) = tray_of(view, wide)
    assert drawn_options(tray) == {str(action) for action in wide.options}
    tops = [float(y) for y in re.findall(r'data-option="price \d+"><rect class="hit" x="[-\d.]+" y="([-\d.]+)"', tray)]
    assert top <= min(tops) < 0
    assert height > layout.TRAY_H
    assert tray_of(view, replace_options(ask, *ask.options[:2]))[1] == (0, 0, layout.TRAY_W, layout.TRAY_H)


def replace_options(ask: Ask, *options: Action) -> Ask:
    return replace(ask, options=options)


def test_whatever_may_ever_be_chosen_has_a_sign() -> None:
    view, _ = pairs("place")[0]
    first = {action.kind: action for action in reversed(BOOK.catalogue.actions)}
    assert len(first) > 40
    assert {kind for kind, action in first.items() if not board_signs.sign(action, view, BOOK)} == {"move", "ready"}


def test_a_way_is_an_arrow_on_the_neighbour_it_leads_to() -> None:
    seen = set()
    for view, ask in pairs("hero-phase"):
        here = chart_of(view.state.map, BOOK).tiles[view.state.parts[ask.seat].place]
        drawn = BOARD.live(view, BOOK, EN, ask=ask)
        for word, x, y in re.findall(r'data-option="move (\w+)"><rect class="hit" x="([-\d.]+)" y="([-\d.]+)"', drawn):
            side = ("north", "east", "south", "west").index(word)
            assert (float(x) + 47, float(y) + 47) == ((here.x + DX[side]) * 100, (here.y + DY[side]) * 100)
            seen.add(word)
    assert seen == {"north", "east", "south", "west"}


def test_what_can_be_done_with_a_quest_lies_on_it_one_below_the_other() -> None:
    view, ask = pairs("hero-phase")[0]
    quest = next(quest for quest in view.state.parts[ask.seat].quests)
    name = BOOK.quests[quest].id
    both = replace_options(ask, BOOK.choices.attempt[name], BOOK.choices.swap[name])
    drawn = BOARD.live(view, BOOK, EN, ask=both)
    found = re.findall(r'data-option="(\S+) [^"]+"><rect class="hit" x="([-\d.]+)" y="([-\d.]+)"', drawn)
    assert [kind for kind, _, _ in found] == ["attempt", "swap-quest"]
    assert found[0][1] == found[1][1]
    assert float(found[0][2]) < float(found[1][2])


def shapes_of(picture: str, option: str) -> list[float]:
    """How far down each shape of an option lies in its block."""
    return [float(y) for y in re.findall(rf'data-option="{option}"><rect class="hit" x="[-\d.]+" y="([-\d.]+)"', picture)]


@pytest.mark.parametrize(("kind", "owner", "where"), [("take-away", 1, "open1"), ("host", 0, "hero")])
def test_a_card_is_chosen_where_it_lies(kind: str, owner: int, where: str) -> None:
    axe = [card.id for card in BOOK.cards].index("gravediggers-axe")
    view = replace(changed(calm(2), {seat: {"inventory": (axe,), "lair": (), "banes": ()} for seat in (0, 1)}), seat=0)
    ask = Ask(0, kind, (BOOK.choices.card["gravediggers-axe"],), (owner,) if kind == "take-away" else ())
    found = {name for name, drawn in blocks(view, ask).items() if shapes_of(drawn, "card gravediggers-axe")}
    assert found == {where}


def test_a_card_of_the_discard_pile_is_chosen_in_the_tray_unless_it_is_the_last() -> None:
    zombie, ghost = (BOOK.kinds.index(name) for name in ("zombie", "ghost"))
    numbers = [[card.id for card in BOOK.cards].index(BOOK.kinds[kind]) for kind in (zombie, ghost)]
    view = changed(calm(2), discard=tuple(numbers))
    ask = Ask(view.seat or 0, "recover", (BOOK.choices.card["zombie"], BOOK.choices.card["ghost"]), ())
    drawn = blocks(view, ask)
    assert [len(shapes_of(drawn[name], "card ghost")) for name in ("tray", "piles")] == [0, 1]
    assert [len(shapes_of(drawn[name], "card zombie")) for name in ("tray", "piles")] == [1, 0]


def test_boons_in_play_cannot_be_discarded_but_treasures_and_the_hand_can() -> None:
    names = [card.id for card in BOOK.cards]
    boon, helm, sword = (names.index(name) for name in ("weapon-mastery", "iron-helm", "silvered-blade"))
    inventory = {"inventory": (boon, helm), "hand": (boon, sword), "lair": (), "banes": ()}
    view = replace(changed(calm(2), {0: inventory}), seat=0)
    wishes = ("weapon-mastery", "iron-helm", "silvered-blade")
    drawn = blocks(view, Ask(0, "discard", tuple(BOOK.choices.discard[name] for name in wishes), ()))
    where = {name: [len(shapes_of(drawn[part], f"discard {name}")) for part in ("hand", "hero")] for name in wishes}
    assert where == {"weapon-mastery": [1, 0], "iron-helm": [0, 1], "silvered-blade": [1, 0]}


# ---- the map ----


def test_all_locations_and_all_places_for_one_are_inside_what_the_map_shows() -> None:
    for view, _ in (*pairs("place"), *pairs("hero-phase"), *((end, None) for end in played(GAME.id).ends)):
        state, chart = view.state, chart_of(view.state.map, BOOK)
        left, top, width, height = map.box_of(state, BOOK)
        cells = {(tile.x, tile.y) for tile in state.map}
        if state.drawn >= 0 or state.bag or state.under:
            free = board_options.free_places(state.map, BOOK)
            assert free == {(chart.tiles[card].x + DX[side], chart.tiles[card].y + DY[side]) for card, side in chart.free}
            assert not free & cells
            cells |= free
        for x, y in cells:
            assert left <= x * layout.CELL - layout.CELL / 2
            assert x * layout.CELL + layout.CELL / 2 <= left + width
            assert top <= y * layout.CELL - layout.CELL / 2
            assert y * layout.CELL + layout.CELL / 2 <= top + height


def test_the_map_keeps_its_place_when_a_location_is_drawn_and_laid_inside() -> None:
    stays = 0
    for view, ask in pairs("place"):
        before = map.box_of(view.state, BOOK)
        assert map.box_of(changed(view, drawn=-1, bag=(view.state.drawn,)).state, BOOK) == before
        for option in ask.options:
            tile = spot_of(view.state, BOOK, option)
            stays += map.box_of(changed(view, map=(*view.state.map, tile), drawn=-1, bag=(0,)).state, BOOK) == before
    assert stays
    view, _ = pairs("place")[0]
    last = map.box_of(changed(view, drawn=-1, bag=(), under=()).state, BOOK)
    assert last[2] * last[3] < map.box_of(view.state, BOOK)[2] * map.box_of(view.state, BOOK)[3]


def test_the_map_says_how_large_a_location_is_and_looks_at_the_hero_whose_turn_it_is() -> None:
    for view, ask in pairs("hero-phase"):
        tile = chart_of(view.state.map, BOOK).tiles[view.state.parts[ask.seat].place]
        drawn = blocks(view)["map"]
        assert f'data-cell="{layout.CELL}" data-least="{layout.LEAST}" data-eye="{tile.x * layout.CELL} ' in drawn
        tiles = {(int(x), int(y)) for x, y in re.findall(r'data-tile="(-?\d+) (-?\d+)"', drawn)}
        assert tiles == {(tile.x * layout.CELL, tile.y * layout.CELL) for tile in view.state.map}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_that_shows_only_a_part_of_the_map_shows_names_that_can_be_read(language: str) -> None:
    printed = BOARD.printed(calm(2), BOOK, tongue(language, GAME.id))["ground"]
    names = re.findall(r'class="dg-name" x="0" y="([-\d.]+)" font-size="([\d.]+)" text-anchor="middle">([^<]+)<', printed)
    assert len(names) >= len(BOOK.locations)
    for y, size, words in names:
        assert float(size) * layout.LEAST / layout.CELL >= 12, words
        assert shapes.width(unescape(words), float(size)) <= layout.CELL
        assert 0 < float(y) < 40


def test_a_location_keeps_its_name_and_place_when_another_is_laid() -> None:
    view, ask = pairs("place")[0]
    tile = spot_of(view.state, BOOK, ask.options[0])
    name = BOOK.locations[tile.card].id
    before = BOARD.live(view, BOOK, EN)
    after = BOARD.live(changed(view, map=(*view.state.map, tile), drawn=-1), BOOK, EN)
    for old in view.state.map:
        id = f"dg-place-{BOOK.locations[old.card].id}"
        assert at(before, id) == at(after, id) == f"{old.x * 100} {old.y * 100}"
    assert at(before, f"dg-place-{name}") is None
    assert at(after, f"dg-place-{name}") == f"{tile.x * 100} {tile.y * 100}"


def test_the_ground_turns_by_half_and_letters_stay_upright() -> None:
    gate = BOOK.place["sealed-gate"]
    for half in (False, True):
        drawn = board_places.place(gate, half, BOOK)
        turned = ' transform="rotate(180)"' if half else ""
        assert drawn.startswith(f'<use href="#dg-ground-{gate}"{turned}/>')
        for text in ElementTree.fromstring(f"<svg>{drawn}</svg>").iter("text"):
            assert "rotate" not in "".join(text.attrib.values())
        assert drawn.endswith(f'href="#dg-name-{gate}"/>')
        low = re.search(r'<g transform="translate\([-\d.]+ (-?[\d.]+)\)"><rect class="dg-plate"', drawn)
        assert low is not None
        assert (float(low[1]) < 0) == half  # its blocked exit is printed in the south


def test_a_door_and_a_trap_tell_their_letter_their_test_and_its_value() -> None:
    for number, location in enumerate(BOOK.locations):
        drawn = board_places.face(number, False, (), False, BOOK)
        kinds = [side.kind for side in location.sides]
        assert drawn.count(">B<") == kinds.count(BLOCKED)
        assert drawn.count(">T<") == kinds.count(TRAPPED)
        for side in location.sides:
            if side.kind in (BLOCKED, TRAPPED):
                assert re.search(rf'#dg-stat-{side.stat}"[^>]*/><text[^>]*>{side.value}<', drawn)
        assert ("dg-plate" in drawn) == (not set(kinds) <= {OPEN, WALL})


@pytest.mark.parametrize(("half", "printed"), [(False, 2), (True, 0)])
def test_an_exit_that_is_held_open_is_seen_open(half: bool, printed: int) -> None:
    crypt = BOOK.place["crypt"]
    view = calm(2)
    tiles = (*(tile for tile in view.state.map if tile.card != crypt), Placed(0, -9, crypt, half))
    side = next(side for side in range(4) if (side + 2 * half) % 4 == 2)
    shut = BOARD.live(changed(view, map=tiles, opened=()), BOOK, EN)
    wide = BOARD.live(changed(view, map=tiles, opened=(Opened(crypt, side, 0),)), BOOK, EN)
    assert board_places.STONES["door-open"] not in shut
    assert wide.count(board_places.STONES["door-open"]) == 1
    assert shut.count(board_places.STONES["door"]) == wide.count(board_places.STONES["door"]) + 1
    assert (side == 2) == (printed == 2)


def test_heroes_in_one_location_stand_side_by_side_and_fallen_ones_lie() -> None:
    view = calm(4)
    here = view.state.parts[0].place
    seats = {seat: {"place": here, "fallen": False, "out": False} for seat in range(4)}
    together = BOARD.live(changed(view, seats), BOOK, EN)
    spots = [at(together, f"dg-hero-{seat}") for seat in range(4)]
    assert None not in spots
    assert len(set(spots)) == 4
    lying = BOARD.live(changed(view, seats | {1: seats[1] | {"fallen": True}}), BOOK, EN)
    assert (figure_of(lying, 1).count("rotate(82)"), figure_of(together, 1).count("rotate(82)")) == (1, 0)
    assert figure_of(lying, 0) == figure_of(together, 0)
    gone = BOARD.live(changed(view, seats | {3: seats[3] | {"out": True}}), BOOK, EN)
    assert at(gone, "dg-hero-3") is None
    assert at(gone, "dg-hero-0") not in (None, spots[0])


def figure_of(picture: str, seat: int) -> str:
    start = picture.index(f'<g id="dg-hero-{seat}"')
    return re.split(r'<g id="dg-(?:hero|mark)-|<rect class="dg-clearing"', picture[start + 1 :])[0]


def mark_of(picture: str, seat: int) -> str:
    start = picture.index(f'<g id="dg-mark-{seat}"')
    return re.split(r'<g id="dg-mark-|<g class="dg-slim"', picture[start + 1 :])[0]


def test_the_location_that_a_question_is_about_is_marked() -> None:
    view, ask = pairs("hero-phase")[0]
    tile = view.state.map[0]
    about = replace(ask, kind="shift-turn", about=(BOOK.locations[tile.card].id,))
    assert "dg-asked" not in BOARD.live(view, BOOK, EN, ask=ask)
    assert f'x="{tile.x * 100 - 48}" y="{tile.y * 100 - 48}" width="96" height="96" rx="5"/>' in BOARD.live(
        view, BOOK, EN, ask=about
    )


def test_points_that_a_hero_has_taken_this_turn_are_dim() -> None:
    view = calm(2)
    seat, tiles = view.state.turn, view.state.map
    for number in (0, 1, 3):
        visited = tuple(tile.card for tile in tiles[:number])
        drawn = blocks(changed(view, {seat: {"visited": visited}}))["map"]
        assert re.findall(r'class="whole dg-taken" href="#dg-points-(\d+)"', drawn) == [str(card) for card in visited]


def test_somebody_left_behind_waits_on_the_map_and_somebody_led_is_beside_the_hero() -> None:
    view = changed(calm(2), {0: {"escorts": ()}, 1: {"escorts": ()}}, tokens=())
    quest = next(number for number, quest in enumerate(BOOK.quests) if quest.category == "escort")
    bare = BOARD.live(view, BOOK, EN)
    waiting = BOARD.live(changed(view, tokens=((quest, BOOK.entrance),)), BOOK, EN)
    led = BOARD.live(changed(view, {1: {"escorts": (quest,)}}), BOOK, EN)
    assert bare.count('class="dg-token"') == 0
    assert waiting.count('class="dg-token"') == led.count('class="dg-token"') == 1
    assert 'class="dg-token"' in mark_of(led, 1)
    assert 'class="dg-token"' not in mark_of(led, 0)
    shown = f'href="#dg-p-{BOOK.quests[quest].id}"'
    assert waiting.count(shown) == bare.count(shown) + 1
    assert shown in mark_of(led, 1)


def box_of(picture: str, id: str) -> tuple[float, float, float]:
    found = re.search(rf'<g id="{id}"[^>]* transform="translate\(([-\d.]+) ([-\d.]+)\) scale\(([\d.]+)\)', picture)
    assert found is not None
    return float(found[1]), float(found[2]), float(found[3])


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_heroes_stay_inside_their_location_above_its_name(count: int) -> None:
    view = calm(4)
    here = view.state.map[0]
    other = view.state.map[1].card
    seats = {seat: {"place": here.card if seat < count else other, "fallen": False, "out": False} for seat in range(4)}
    drawn = blocks(changed(view, seats, tokens=()))["map"]
    x0, y0 = here.x * layout.CELL, here.y * layout.CELL
    names = board_places.NAME_Y - board_places.LETTER - 1.5
    for seat in range(count):
        x, y, scale = box_of(drawn, f"dg-hero-{seat}")
        assert y0 - 50 <= y - 82 * scale
        assert y <= y0 + names
        assert abs(x - x0) + 26 * scale <= 50
        x, y, scale = box_of(drawn, f"dg-mark-{seat}")
        assert y + 16 * scale <= y0 + names
        assert 18 * scale * layout.LEAST / layout.CELL >= 11
    assert len({box_of(drawn, f"dg-mark-{seat}")[:2] for seat in range(count)}) == count


def test_nobody_covers_the_name_the_points_or_the_signs_of_a_location() -> None:
    view = calm(4)
    drawn = blocks(view)["map"]
    heroes = [found.start() for found in re.finditer('id="dg-hero-', drawn)]
    marks = [found.start() for found in re.finditer('id="dg-mark-', drawn)]
    for part in ("name", "points", "signs"):
        faces = [found.start() for found in re.finditer(f'href="#dg-{part}-', drawn)]
        assert len(faces) == len(view.state.map)
        assert max(heroes) < min(faces) < max(faces) < min(marks)


def test_ways_and_marks_lie_over_heroes() -> None:
    view, ask = next((view, ask) for view, ask in pairs("hero-phase") if any(option.kind == "move" for option in ask.options))
    picture = BOARD.live(view, BOOK, EN, ask=ask)
    arrows = [found.start() for found in re.finditer('class="dg-arrow"', picture)]
    marks = [found.start() for found in re.finditer('id="dg-mark-', picture)]
    heroes = [found.start() for found in re.finditer('id="dg-hero-', picture)]
    assert len(arrows) == sum(option.kind == "move" for option in ask.options)
    assert heroes
    assert max(heroes) < min(marks)
    assert max(marks) < min(arrows)


def test_who_waits_lies_apart_from_the_ways_out_the_name_and_the_next() -> None:
    view = calm(2)
    waiting = tuple((number, BOOK.entrance) for number, quest in enumerate(BOOK.quests) if quest.category == "escort")
    drawn = BOARD.live(changed(view, {0: {"escorts": ()}, 1: {"escorts": ()}}, tokens=waiting), BOOK, EN)
    tile = next(tile for tile in view.state.map if tile.card == BOOK.entrance)
    tokens = re.findall(r'class="dg-token" cx="([-\d.]+)" cy="([-\d.]+)" r="([\d.]+)"', drawn)
    assert len(tokens) == len(waiting) > 1
    where = [(float(x) - tile.x * 100, float(y) - tile.y * 100, float(radius)) for x, y, radius in tokens]
    assert all(abs(x) - radius > board_places.PASSAGE for x, _, radius in where)
    assert all(y + radius < board_places.NAME_Y - board_places.LETTER for _, y, radius in where)
    for (x, y, radius), (other_x, other_y, _) in pairwise(where):
        assert max(abs(x - other_x), abs(y - other_y)) >= 2 * radius


def test_every_location_has_a_picture_of_its_own() -> None:
    assert set(PICTURES) == {location.id for location in BOOK.locations}
    assert len(set(PICTURES.values())) == len(PICTURES)


def test_hazards_tell_what_they_test() -> None:
    found = {location.id: hazard for location in BOOK.locations if (hazard := board_places.hazard(location))}
    assert found["spiked-corridor"] == ("spikes", "speed", 5)
    assert found["flooded-cistern"] == ("pit", "speed", 4)
    assert found["ossuary"] == ("danger", "", 1)
    assert "crypt" not in found
    assert set(board_places.MARKS) & {"danger", "spikes", "pit"} == {name for name, _, _ in found.values()}


# ---- beside the map ----


OTHERS = (*layout.RIVALS, *layout.OPENED)


def beside(drawn: dict[str, str], *names: str) -> str:
    return "".join(drawn.get(name, "") for name in names)


def test_only_the_own_hand_is_seen() -> None:
    for view, ask in pairs("dungeonlord"):
        own = view.state.parts[ask.seat]
        drawn = blocks(view)
        hand = beside(drawn, "hand", "more")
        assert all(f"#dg-p-{BOOK.cards[card].id}" in hand for card in own.hand)
        assert back() not in hand
        for at, seat in enumerate(board_seats.rivals(view)):
            seen = [card for card in view.state.parts[seat].hand if card >= 0]
            assert all(f"#dg-p-{BOOK.cards[card].id}" in drawn[layout.OPENED[at]] for card in seen)


def test_a_spectator_sees_hands_from_behind_but_for_cards_that_all_know() -> None:
    view = replace(changed(calm(2), {0: {"hand": (-1, -1, -1)}, 1: {"hand": (-1, 5)}}), seat=None)
    hand = beside(blocks(view), "hand", "more")
    assert hand.count(back()) == 4
    assert card_face(BOOK, 5, EN) in hand
    assert hand.count("#dg-p-") == 1


def test_every_card_that_is_seen_can_be_asked_about_and_no_hidden_one() -> None:
    seen: set[str] = set()
    roused = changed(calm(2), {0: {"lair": (numbered("ghost"),)}})
    for view, ask in (*pairs("dungeonlord"), *pairs("hero-phase"), (roused, Ask(roused.seat or 0, "hero-phase", (), ()))):
        parts, own = view.state.parts, view.state.parts[ask.seat]
        open_ = [card for part in parts for zone in board_seats.ZONES for card in getattr(part, zone)]
        open_ += [card for card, host in view.state.attached if host in open_] + list(view.state.waiting_banes)
        open_ += [attack.card for attack in view.state.declared if attack.card >= 0]
        open_ += [card for seat, part in enumerate(parts) for card in part.hand if seat != ask.seat and card >= 0]
        drawn = blocks(view)
        spots = re.findall(r'data-spot="card-([\w-]+)"', "".join(drawn.values()))
        assert sorted(spots) == sorted(BOOK.cards[card].id for card in (*own.hand, *open_))
        hand = re.findall(r'data-spot="card-([\w-]+)"', beside(drawn, "hand", "more"))
        assert hand == [BOOK.cards[card].id for card in own.hand]
        watched = blocks(replace(view, seat=None))
        named = re.findall(r'data-(?:spot|card)="card-([\w-]+)"', beside(watched, "hand", "more"))
        assert sorted(named) == sorted(BOOK.cards[card].id for part in parts for card in part.hand if card >= 0)
        seen |= {zone for part in parts for zone in board_seats.ZONES if getattr(part, zone)}
    assert seen == set(board_seats.ZONES)


def test_quests_decks_and_phases_can_be_asked_about() -> None:
    view, _ = pairs("hero-phase")[0]
    spots = set(re.findall(r'data-spot="([\w-]+)"', BOARD.live(changed(view, discard=(3,)), BOOK, EN)))
    quests = (*view.state.common, *(quest for player in view.state.parts for quest in player.quests))
    assert quests
    assert {f"quest-{BOOK.quests[quest].id}" for quest in quests} <= spots
    assert {"deck", "locations", "discard", *(f"phase-{phase}" for phase in map.PHASES)} <= spots


def test_another_is_one_row_with_health_glory_peril_cards_quests_and_lair() -> None:
    view = calm(3)
    (other, _) = board_seats.rivals(view)
    told = {"hand": (5, -1, -1), "health": 4, "glory": 11, "peril": 13, "done": (0, 1), "out": False, "fallen": False}
    drawn = blocks(changed(view, {other: {**told, "lair": (numbered("ghost"),)}}))["rival1"]
    assert re.findall(r'class="dg-figure"[^>]*>(\d+)<', drawn) == ["4", "11", "13", "3"]
    assert (drawn.count('"dg-done"'), drawn.count('"dg-undone"')) == (2, BOOK.figures.quests_to_win - 2)
    assert 'data-card="card-ghost"' in drawn
    assert EN.name("hero", BOOK.heroes[view.state.parts[other].hero].id) in drawn
    assert "data-opens" in drawn
    bare = blocks(changed(view, {other: {**told, "lair": ()}}))["rival1"]
    assert "#dg-g-lair" not in bare


def test_a_row_opens_to_all_that_lies_open() -> None:
    view = calm(2)
    (other,) = board_seats.rivals(view)
    axe, ghost, curse = (numbered(name) for name in ("gravediggers-axe", "ghost", "withered-arm"))
    lying = {"inventory": (axe,), "lair": (ghost,), "banes": (curse,), "hand": (5, -1), "quests": (0, 1)}
    drawn = blocks(changed(view, {other: lying}))["open1"]
    for card in (axe, ghost, curse, 5):
        assert card_face(BOOK, card, EN) in drawn
    for quest in (0, 1):
        assert f'data-spot="quest-{BOOK.quests[quest].id}"' in drawn
    empty = blocks(changed(view, {other: {"inventory": (), "lair": (), "banes": (), "hand": (-1,), "quests": ()}}))["open1"]
    assert "dg-engraved" not in empty


def test_there_are_no_empty_places_for_cards() -> None:
    view = calm(2)
    nothing: dict[str, Any] = {"inventory": (), "lair": (), "banes": (), "hand": (), "quests": (), "done": ()}
    drawn = blocks(changed(view, {0: nothing, 1: nothing}, discard=(), common=()))
    assert "dg-shelf" not in "".join(drawn.values())
    assert {name for name, inner in drawn.items() if not inner} >= {"hand", "more", "quests", "common", "next"}
    assert 'data-spot="discard"' not in drawn["piles"]


def test_completed_quests_are_ticked() -> None:
    view = calm(2)
    quests = (0, 1)
    before = blocks(changed(view, {0: {"quests": quests, "done": ()}, 1: {"quests": (), "done": ()}}))
    after = blocks(changed(view, {0: {"quests": quests[1:], "done": quests[:1]}, 1: {"quests": (), "done": ()}}))
    first, second = (f'data-spot="quest-{BOOK.quests[quest].id}"' for quest in quests)
    for drawn, number in ((before, 0), (after, 1)):
        assert (first in "".join(drawn.values()), second in "".join(drawn.values())) == (number == 0, True)
        assert drawn["goal"].count('class="dg-done"') == number
        assert drawn["goal"].count('class="dg-undone"') == 2 * BOOK.figures.quests_to_win - number


def test_the_others_come_from_the_own_seat_on_and_nobody_is_missing() -> None:
    for count in (1, 2, 3, 4):
        view = calm(count)
        for seat in range(count):
            found = board_seats.rivals(replace(view, seat=seat))
            assert found == [(seat + step) % count for step in range(1, count)]
            drawn = blocks(replace(view, seat=seat))
            assert {name for name in OTHERS if drawn.get(name)} == {
                *layout.RIVALS[: count - 1], *layout.OPENED[: count - 1]
            }  # fmt: skip
            for at, other in enumerate((seat, *found)):
                assert f'data-spot="hero-{other}"' in drawn["hero" if not at else layout.RIVALS[at - 1]]


def test_decks_are_counted_and_the_last_discarded_card_is_seen() -> None:
    view = calm(2)
    bag, last = tuple(range(5, 12)), 7
    drawn = blocks(changed(view, bag=bag, under=(3,), discard=(1, 2, last)))["piles"]
    shown = r'data-spot="(locations|deck|discard)"(?: data-card="card-[\w-]+")?>.*?"dg-word dg-bold"[^>]*>(\d+)<'
    counts = dict(re.findall(shown, drawn))
    assert counts["locations"] == "8"
    assert counts["discard"] == "3"
    hidden = sum(card < 0 for player in view.state.parts for card in player.hand)
    assert counts["deck"] == str(len(view.unseen) - hidden)
    assert f'data-card="card-{BOOK.names[last]}"' in drawn
    assert f"#dg-p-{BOOK.names[last]}" in drawn
    assert f"#dg-p-{BOOK.names[2]}" not in drawn


def test_common_quests_lie_apart_from_the_own() -> None:
    view = calm(2)
    drawn = blocks(changed(view, {view.seat or 0: {"quests": (1,)}}, common=(4, 5)))
    named = {name: re.findall(r'data-spot="quest-([\w-]+)"', drawn[name]) for name in ("quests", "common")}
    assert named == {"quests": [BOOK.quests[1].id], "common": [BOOK.quests[quest].id for quest in (4, 5)]}
    assert blocks(changed(view, common=()))["common"] == ""


def test_whoever_looks_on_is_told_whose_quests_they_see() -> None:
    own = replace(calm(2), seat=0)
    hero = tongue("en", "dungeoneer").name("hero", BOOK.heroes[own.state.parts[0].hero].id)
    assert "Your quests" in blocks(own)["quests"]
    onlooker = blocks(replace(own, seat=None))["quests"]
    assert "Your quests" not in onlooker
    assert hero.split()[0] in onlooker


def test_what_hangs_on_a_card_is_seen_on_it() -> None:
    names = [card.id for card in BOOK.cards]
    edge, axe = names.index("runed-edge"), names.index("gravediggers-axe")
    view = changed(replace(calm(2), seat=0), {0: {"inventory": (axe,)}}, attached=())
    bare, hung = blocks(view)["hero"], blocks(changed(view, attached=((edge, axe),)))["hero"]
    assert "#dg-p-runed-edge" not in bare
    assert hung.count("#dg-p-runed-edge") == 1
    assert hung.count("#dg-p-gravediggers-axe") == bare.count("#dg-p-gravediggers-axe") == 1


def test_banes_that_wait_lie_beside_the_decks_of_the_solo_game() -> None:
    bane = next(number for number, card in enumerate(BOOK.cards) if card.sort == "bane")
    view = changed(calm(1), waiting_banes=(), peril_discard=())
    spot = f'data-spot="card-{BOOK.names[bane]}"'
    assert spot not in blocks(view)["piles"]
    assert spot in blocks(changed(view, waiting_banes=(bane,)))["piles"]


def test_a_battle_is_a_block_of_its_own_over_a_map_that_stays_where_it_is() -> None:
    view = calm(2)
    monster = next(number for number, card in enumerate(BOOK.cards) if card.monster is not None)
    peace = blocks(changed(view, attacks=(), stage=""))
    fight = blocks(changed(view, attacks=(Attack(monster, 1, 0, "melee", 2),), stage="attack"))
    assert peace["scene"] == ""
    assert fight["scene"].count("dg-arena") > 0
    assert f"#dg-p-{BOOK.cards[monster].id}" in fight["scene"]
    assert peace["map"] == fight["map"]
    assert "grid-area: map" in CSS[CSS.index(".dg-at-scene") :].partition("}")[0]


def test_declared_encounters_wait_beside_the_map_with_the_mark_of_their_victim() -> None:
    view = changed(calm(2), declared=())
    monster = next(number for number, card in enumerate(BOOK.cards) if card.monster is not None)
    bare = blocks(view)["tray"]
    named = blocks(changed(view, declared=(Attack(monster, 0, 1, "melee", 2),)))["tray"]
    assert f"#dg-p-{BOOK.cards[monster].id}" not in bare
    assert f"#dg-p-{BOOK.cards[monster].id}" in named
    assert named.count("dg-mark dg-seat-1") == bare.count("dg-mark dg-seat-1") + 1


# ---- what comes next ----


def test_every_card_of_the_hand_says_when_it_can_be_played_or_why_not_now() -> None:
    seen = set()
    for seed in range(3):
        for table, ask in walk(seed):
            view = table.view(ask.seat)
            open_ask = replace(ask, barred=tuple(table.barred(ask.seat)))
            for number in view.state.parts[ask.seat].hand:
                said = steps.when(number, ask.seat, view, BOOK, open_ask)
                words = [tongue(language, GAME.id).say(said.id, **said.figures) for language in LANGUAGES]
                assert all(words)
                offered = any(
                    action.target == BOOK.names[number] and action.kind in ("play", "declare") for action in ask.options
                )
                assert (said.id == "hand-now") == offered
                seen.add(said.id if said.id != "hand-moment" else str(said.figures["moment"]))
            hand = beside(blocks(view, open_ask), "hand", "more")
            assert hand.count("dg-foot") == len(view.state.parts[ask.seat].hand)
    assert {"hand-now", "hand-discard", "reason-DG-ECON-9.short", "response", "dungeonlord", "hero"} <= seen


def walk(seed: int) -> Iterator[tuple[Table, Ask]]:
    options = {choice.id: choice.values[0] for choice in GAME.choices}
    table = Table(GAME, Setup(GAME.id, seed % 4 + 1, "base", options), BOOK, Luck(Quick(seed))).start()
    random = Random(seed)
    for _ in range(220):
        if table.over:
            return
        ask = table.questions()[0]
        yield table, ask
        bold = [option for option in ask.options if option.kind in ("declare", "play", "begin", "attempt")]
        table.answer(ask.seat, random.choice(bold if bold and random.random() < 0.6 else ask.options))


def test_what_bars_a_card_is_said_in_few_words() -> None:
    rules = {
        wish.rule
        for seed in range(4)
        for table, ask in walk(seed)
        for wish in table.barred(ask.seat)
        if wish.action.kind in steps.DEEDS
    }
    assert {"DG-ECON-9", "DG-CARD-3"} <= rules
    for language in LANGUAGES:
        for rule in rules - steps.MOMENTS:
            figures: dict[str, int | str] = {
                "card": "zombie",
                "named": "card",
                "kind": "weapon",
                "unit": "glory",
                "price": 2,
                "purse": 1,
            }
            assert 0 < len(tongue(language, GAME.id).say(f"reason-{rule}.short", **figures)) < 34


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_builds_is_drawn_where_the_whole_map_lies_open(language: str) -> None:
    """DG-VAR-1c bars it, and only there."""
    held = hero("raka", points=2, hand="pathfinder", glory=9)
    table = crypt(held, hero("sable-quick"), options={"no-blank-spots": "on"})
    ask, words = table.questions()[0], tongue(language, GAME.id)
    asked = replace(ask, barred=tuple(table.barred(0)))
    drawn = BOARD.drawn(table.view(0), BOOK, words, seat=None, ask=asked, event=None)["hand"]
    assert words.say("reason-DG-VAR-1c.short") in " ".join(re.findall(r">([^<]+)<", unescape(drawn)))


def test_a_playable_card_is_told_from_the_others() -> None:
    view, ask = pairs("hero-phase")[0]
    seat, scroll, zombie = ask.seat, numbered("scroll-of-recall"), numbered("zombie")
    held = changed(view, {seat: {"hand": (scroll, zombie), "glory": 9}})
    drawn = blocks(held, replace_options(ask, BOOK.choices.play["scroll-of-recall"]))["hand"]
    assert (drawn.count('"dg-foot-now"'), drawn.count('"dg-foot"')) == (1, 1)
    assert drawn_options(drawn) == {"play scroll-of-recall"}
    assert re.search(r">now: 2 glory<.*>as Dungeonlord<", drawn)


QUESTS = {quest.id: number for number, quest in enumerate(BOOK.quests)}


@pytest.mark.parametrize(
    ("quest", "more", "expected"),
    [
        ("lead-the-pilgrim-out", {}, "Library, 1 step away: take it along"),
        ("lead-the-pilgrim-out", {"escorts": True}, "Tomb Antechamber, 2 steps away: deliver it"),
        ("lead-the-pilgrim-out", {"left": "crossing"}, "Crossing, here: take it along"),
        ("catching-the-magic-fish", {}, "Troll Bridge, not found yet: roll 5 or more"),
        ("slay-draky", {}, "Inner Sanctum, not found yet: slay Draky"),
        ("the-whispering-curse", {}, "Mirror Hall, not found yet: pay 4 glory"),
        ("the-lost-apprentice", {}, "Any tunnel: search for 6, here you need 5 or more"),
        ("the-hidden-phylactery", {}, "Any room but the entrance: search for 7, further from the entrance it is easier"),
        ("break-the-seal", {}, "Sealed Gate, not found yet: test magic 6, you need 4 or more"),
    ],
)
def test_the_next_step_of_a_quest_is_a_sentence(quest: str, more: dict[str, Any], expected: str) -> None:
    number = QUESTS[quest]
    raka = hero("raka", "crossing", points=2, quests=quest)
    table = crypt(raka, hero("sable-quick"), rooms="long-gallery 0,-1; crossing 0,-2; library 0,-3", bag="corner")
    view = table.view(0)
    if more.get("escorts"):
        view = changed(view, {0: {"escorts": (number,)}})
    if more.get("left"):
        view = changed(view, tokens=((number, BOOK.place[more["left"]]),))
    drawn = blocks(view)
    words = " ".join(unescape(text) for text in re.findall(r'class="dg-word"[^>]*>([^<]+)<', drawn["quests"]))
    assert words == expected
    assert expected.split(":")[0].split(",")[0] in drawn["next"]


def test_a_page_without_room_shows_the_nearest_quest() -> None:
    raka = hero("raka", "crossing", points=2, quests="catching-the-magic-fish lead-the-pilgrim-out")
    view = crypt(raka, hero("sable-quick"), rooms="long-gallery 0,-1; crossing 0,-2; library 0,-3", bag="corner").view(0)
    assert re.findall(r'data-spot="([\w-]+)"', blocks(view)["next"]) == ["quest-lead-the-pilgrim-out"]


# ---- words ----


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_beside_the_map_is_too_small(language: str) -> None:
    """A desktop and a tablet show the blocks in about their own size, a phone shows the scene in two thirds of it."""
    words = tongue(language, GAME.id)
    for view, ask in (some[-1] for some in played(GAME.id).asked.values()):
        for name, inner in blocks(view, ask, words=words).items():
            least = {"map": 10.8, "scene": 16.9}.get(name, 11.2)
            scaled = [size * scale for size, scale in sizes(inner)]
            assert all(size >= least for size in scaled), (name, min(scaled, default=0))


def sizes(picture: str) -> Iterator[tuple[float, float]]:
    """Of every text its letters, and how much they are enlarged."""
    yield from _sizes(ElementTree.fromstring(f"<svg>{picture}</svg>"), 1.0)


def _sizes(shape: ElementTree.Element, scale: float) -> Iterator[tuple[float, float]]:
    found = re.search(r"scale\(([\d.]+)\)", shape.attrib.get("transform", ""))
    scale *= float(found[1]) if found else 1
    if shape.tag == "text":
        yield float(shape.attrib["font-size"]), scale
    for inner in shape:
        yield from _sizes(inner, scale)


def test_every_spot_and_card_that_is_drawn_has_words() -> None:
    for seed in range(4):
        for table, ask in walk(seed):
            view = table.view(ask.seat)
            drawn = "".join(blocks(view, ask).values())
            cards = {f"{card.kind}-{card.id}": card.words for card in BOARD.cards(view, BOOK, EN, ask=ask)}
            shown = {spot: EN.card(kind, id, BOOK, view) for spot, kind, id in FACE.shown(view, BOOK)}
            for spot in set(re.findall(r'data-spot="([^"]+)"', drawn)):
                explained = {spot, re.sub("^place-", "location-", spot)}
                assert any(cards.get(name) or shown.get(name) for name in explained), spot
            for named in {name for names in re.findall(r'data-card="([^"]+)"', drawn) for name in names.split()}:
                assert cards.get(named), named


def test_events_are_told_where_they_happened() -> None:
    assert BOARD.spot(Event("placed", 0, ("crypt", 1, 0, 180))) == "place-crypt"
    assert BOARD.spot(Event("moved", 1, ("library",))) == "place-library"
    assert BOARD.spot(Event("attempt", 2, ("bones-of-fate",))) == "quest-bones-of-fate"
    assert BOARD.spot(Event("glory", 2, (1, 3))) == "hero-2"
    assert BOARD.spot(Event("shuffled", None, ())) == "deck"
    assert BOARD.spot(Event("round", None, (2,))) is None
    places = re.compile(r'data-spot="([^"]+)"')
    for view, event in played(GAME.id).moments():
        spot = BOARD.spot(event)
        if spot is not None and not spot.startswith(("place-", "quest-")) and event.kind != "found":
            assert spot in places.findall(BOARD.live(view, BOOK, EN, event=event)), event


# ---- figures and cards ----


def test_scores_and_seats_differ_in_shape_not_only_in_colour() -> None:
    plates, signs = zip(*(re.findall(r' d="([^"]+)"', drawn) for drawn in shapes.STATS.values()), strict=True)
    assert len(set(plates)) == len(set(signs)) == 3
    assert len(set(marks.SEAT_SHAPES)) == len(marks.SEAT_SHAPES) >= max(GAME.seats)
    assert shapes.DISC != shapes.LOZENGE


def test_cards_tell_every_card_the_open_quests_the_heroes_and_every_location() -> None:
    view, ask = pairs("hero-phase")[-1]
    found = BOARD.cards(view, BOOK, EN, ask=ask)
    assert {card.kind for card in found} == {"card", "quest", "hero", "location"}
    assert {card.id for card in found if card.kind == "card"} == set(BOOK.kinds)
    assert {card.id for card in found if card.kind == "location"} == {location.id for location in BOOK.locations}


# ---- the page ----


class Silent(Tongue):
    """Says nothing but one sign: what is written without it is not translated."""

    def name(self, kind: str, id: str) -> str:
        return "¤"

    def card(self, kind: str, id: str, book: Any = None, view: Any = None) -> str:
        return "¤"

    def say(self, id: str, **figures: Any) -> str:
        return "¤"


def test_all_words_come_from_the_texts() -> None:
    for view, ask in pairs():
        drawn = BOARD.live(view, BOOK, Silent("en"), ask=ask) + BOARD.fixed(view, BOOK, Silent("en"))
        for words in re.findall(r"<text[^>]*>([^<]*)</text>", drawn):
            assert not re.search(r"[^\W\d_]{2}", unescape(words)), words


def test_the_blocks_of_a_file_do_not_overlap() -> None:
    for layout_ in layout.STAGE.layouts:
        boxes = {
            name: (place.x, place.y, layout.SIZES[name][0] * place.scale, layout.SIZES[name][1] * place.scale)
            for name, place in layout_.places.items()
            if name not in ("ground", "scene")
        }
        for one, (x, y, width, height) in boxes.items():
            assert x + width <= layout_.width, one
            assert y + height <= layout_.height, one
            for other, (left, top, across, down) in boxes.items():
                apart = x + width <= left or left + across <= x or y + height <= top or top + down <= y
                assert one == other or apart, (one, other)


def test_every_colour_is_told_for_day_and_night() -> None:
    used = set(re.findall(r"var\((--dg-[\w-]+)\)", CSS))
    told = set(re.findall(r"(--dg-[\w-]+): light-dark\([^;]+, [^;]+\);", CSS))
    assert used <= told


def test_the_script_and_the_picture_speak_of_the_same_things() -> None:
    view, ask = next((view, ask) for view, ask in pairs("place") if len(view.state.parts) > 1 and view.state.parts[0].hero >= 0)
    drawn = BOARD.live(view, BOOK, EN, ask=ask)
    for name in ("dg-held", "dg-lies", "dg-row"):
        assert f'".{name}"' in SCRIPT
        assert name in drawn
    for told in ('id="tile"', 'class="ghost" data-card=', "data-turns=", "data-turnable=", "data-lies="):
        assert told in drawn
    assert all(name.replace("rival", "open") in layout.OPENED for name in layout.RIVALS)
    assert 'replace("rival", "open")' in SCRIPT
