"""The dungeon as a picture: it shows the view and the options of the question, nothing else."""

from __future__ import annotations

import re
from html import unescape
from importlib.resources import files
from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

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
from undercroft.games.dungeoneer.face.board.cards import back, card_face, quest_face
from undercroft.games.dungeoneer.face.board.places import PICTURES
from undercroft.games.dungeoneer.loading import load
from undercroft.games.dungeoneer.rules.dungeon import DX, DY, chart_of, spot_of
from undercroft.games.dungeoneer.state import Attack, Opened, Placed, View
from undercroft.kernel.types import Action, Ask, Event
from undercroft.texts import Tongue, tongue

BOOK = load("base")
EN = tongue("en", GAME.id)
SLIGHTLY = 1e-9
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


def block(picture: str, name: str) -> str:
    return picture[picture.index(f'class="dg-at-{name}"') :].partition('<g class="dg-at-')[0]


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
    own, others = BOARD.live(view, BOOK, EN, ask=ask), BOARD.live(replace(view, seat=None), BOOK, EN)
    for drawn in (own, others):
        tray = drawn[drawn.index('id="dg-drawn"') :]
        assert not board_places.alike_turned(BOOK.locations[view.state.drawn])
        assert tray.count(f'href="#dg-ground-{view.state.drawn}"') == 2
        assert tray.count(f'transform="rotate(180)"><use href="#dg-ground-{view.state.drawn}"') == 1
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
    rolled = BOARD.live(thrown, BOOK, EN, event=Event("rolled", 0, (5, 5)))
    assert block(rolled, "tray").count('href="#dg-die-5"') == 1
    moved = BOARD.live(thrown, BOOK, EN, event=Event("moved", 0, ("crypt",)))
    for drawn in (moved, BOARD.live(thrown, BOOK, EN, ask=ask), BOARD.live(thrown, BOOK, EN)):
        assert "#dg-die-" not in block(drawn, "tray")


def test_signs_tell_one_quest_from_another() -> None:
    view, _ = pairs("hero-phase")[0]
    for choices in (BOOK.choices.pick_up, BOOK.choices.attempt, BOOK.choices.drop):
        signs = [board_signs.sign(action, view, BOOK) for action in choices.values()]
        assert len(set(signs)) == len(signs) > 1


def test_the_buttons_of_the_tray_are_large_and_inside_the_picture() -> None:
    seen = set()
    for view, ask in (*pairs("how-much"), *pairs("save"), *pairs("dungeonlord"), *pairs("recover")):
        drawn = BOARD.live(view, BOOK, EN, ask=ask)
        tray = block(drawn, "tray")
        for option, x, y, width, height in re.findall(
            r'data-option="([^"]+)"><rect class="hit" x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)" height="([\d.]+)"', tray
        ):
            assert float(width) == float(height) == board_options.BUTTON >= 44
            assert 0 <= float(x) <= BOARD.stage.width - float(width)
            assert layout.STAGE.layouts[0].places["tray"].y + float(y) >= layout.STRIP_H
            assert float(y) <= layout.TRAY_H - float(height)
            seen.add(option.split()[0])
    assert {"price", "save-point", "pass", "begin", "card"} <= seen


def test_many_prices_have_room_above_the_tray() -> None:
    view, ask = pairs("how-much")[0]
    wide = replace_options(ask, *PRICE)
    drawn = BOARD.live(view, BOOK, EN, ask=wide)
    assert drawn_options(drawn) == {str(action) for action in wide.options}
    assert "dg-bubble" in drawn
    assert "dg-bubble" not in BOARD.live(view, BOOK, EN, ask=replace_options(ask, *ask.options[:2]))
    tops = re.findall(r'data-option="price \d+"><rect class="hit" x="[-\d.]+" y="([-\d.]+)"', drawn)
    assert min(float(top) for top in tops) + layout.STAGE.layouts[0].places["tray"].y >= layout.STRIP_H


def replace_options(ask: Ask, *options: Action) -> Ask:
    return replace(ask, options=options)


def test_whatever_may_ever_be_chosen_has_a_sign() -> None:
    view, _ = pairs("place")[0]
    first = {action.kind: action for action in reversed(BOOK.catalogue.actions)}
    assert len(first) > 40
    assert {kind for kind, action in first.items() if not board_signs.sign(action, view, BOOK)} == {"ready"}


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


@pytest.mark.parametrize(("kind", "owner"), [("take-away", 1), ("host", 0)])
def test_a_card_is_chosen_where_it_lies(kind: str, owner: int) -> None:
    axe = [card.id for card in BOOK.cards].index("gravediggers-axe")
    view = replace(changed(calm(2), {seat: {"inventory": (axe,), "lair": (), "banes": ()} for seat in (0, 1)}), seat=0)
    ask = Ask(0, kind, (BOOK.choices.card["gravediggers-axe"],), (owner,) if kind == "take-away" else ())
    drawn = BOARD.live(view, BOOK, EN, ask=ask)
    (down,) = shapes_of(block(drawn, "seats"), "card gravediggers-axe")
    cell = board_seats.cells(view)[owner]
    assert cell.y < down < cell.y + cell.look.height
    assert not shapes_of(block(drawn, "map"), "card gravediggers-axe")


def test_a_card_of_the_discard_pile_is_chosen_in_the_tray_unless_it_is_the_last() -> None:
    zombie, ghost = (BOOK.kinds.index(name) for name in ("zombie", "ghost"))
    numbers = [[card.id for card in BOOK.cards].index(BOOK.kinds[kind]) for kind in (zombie, ghost)]
    view = changed(calm(2), discard=tuple(numbers))
    ask = Ask(view.seat or 0, "recover", (BOOK.choices.card["zombie"], BOOK.choices.card["ghost"]), ())
    drawn = BOARD.live(view, BOOK, EN, ask=ask)
    assert [len(shapes_of(block(drawn, name), "card ghost")) for name in ("map", "table")] == [0, 1]
    assert [len(shapes_of(block(drawn, name), "card zombie")) for name in ("tray", "table")] == [1, 0]


def test_boons_in_play_cannot_be_discarded_but_treasures_and_the_hand_can() -> None:
    names = [card.id for card in BOOK.cards]
    boon, helm, sword = (names.index(name) for name in ("weapon-mastery", "iron-helm", "silvered-blade"))
    inventory = {"inventory": (boon, helm), "hand": (boon, sword), "lair": (), "banes": ()}
    view = replace(changed(calm(2), {0: inventory}), seat=0)
    wishes = ("weapon-mastery", "iron-helm", "silvered-blade")
    drawn = BOARD.live(view, BOOK, EN, ask=Ask(0, "discard", tuple(BOOK.choices.discard[name] for name in wishes), ()))
    where = {name: [len(shapes_of(block(drawn, part), f"discard {name}")) for part in ("hand", "seats")] for name in wishes}
    assert where == {"weapon-mastery": [1, 0], "iron-helm": [0, 1], "silvered-blade": [1, 0]}


# ---- the map ----


def test_all_locations_and_all_places_for_one_are_inside_the_field() -> None:
    left, top, width, height = layout.FIELD
    for view, _ in (*pairs("place"), *pairs("hero-phase"), *((end, None) for end in played(GAME.id).ends)):
        state = view.state
        frame, chart = map.camera_of(state, BOOK), chart_of(state.map, BOOK)
        cells = [(tile.x, tile.y) for tile in state.map]
        sizes = [1.0] * len(cells)
        if state.drawn >= 0 or state.bag or state.under:
            free = board_options.slots(state.map, BOOK)
            assert set(free) == {(chart.tiles[card].x + DX[side], chart.tiles[card].y + DY[side]) for card, side in chart.free}
            cells += free.values()
            sizes += [board_options.SLOT] * len(free)
        for (x, y), size in zip(cells, sizes, strict=True):
            (middle_x, middle_y), half = frame.at(x, y), frame.cell * size / 2
            assert left <= middle_x - half + SLIGHTLY
            assert middle_x + half <= left + width + SLIGHTLY
            assert top <= middle_y - half + SLIGHTLY
            assert middle_y + half <= top + height + SLIGHTLY


def test_the_map_keeps_its_size_when_a_location_is_drawn_and_laid_inside() -> None:
    stays = 0
    for view, ask in pairs("place"):
        before = map.camera_of(view.state, BOOK)
        assert map.camera_of(changed(view, drawn=-1, bag=(view.state.drawn,)).state, BOOK) == before
        for option in ask.options:
            tile = spot_of(view.state, BOOK, option)
            after = map.camera_of(changed(view, map=(*view.state.map, tile), drawn=-1, bag=(0,)).state, BOOK)
            stays += after == before
            assert after.cell <= before.cell
    assert stays
    view, _ = pairs("place")[0]
    last = changed(view, drawn=-1, bag=(), under=())
    assert map.camera_of(last.state, BOOK).cell > map.camera_of(view.state, BOOK).cell


def test_a_place_for_a_location_touches_the_exits_that_lead_there_and_covers_nothing() -> None:
    reach = (1 + board_options.SLOT) / 2
    for view, _ in pairs("place"):
        chart = chart_of(view.state.map, BOOK)
        free = board_options.slots(view.state.map, BOOK)
        for card, side in chart.free:
            tile = chart.tiles[card]
            x, y = free[tile.x + DX[side], tile.y + DY[side]]
            beyond = (x - tile.x) * DX[side] + (y - tile.y) * DY[side]
            assert beyond in (pytest.approx(reach), 1)
        for x, y in free.values():
            assert all(max(abs(x - tile.x), abs(y - tile.y)) >= reach - SLIGHTLY for tile in view.state.map)


def test_a_whole_row_of_all_locations_fits() -> None:
    row = tuple(Placed(x - 3, 0, card) for x, card in enumerate(range(len(BOOK.locations))))
    frame = map.camera(row, False, BOOK)
    assert frame.cell * len(row) <= layout.FIELD[2]
    assert frame.cell >= 12


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
        drawn = board_places.place(gate, half, (), BOOK)
        assert f'<g class="dg-turn" transform="rotate({180 * half})">' in drawn
        assert drawn.count(f'class="dg-upright" transform="rotate({-180 * half})"') == 2
        assert drawn.endswith(f'<use href="#dg-face-{gate}"/>')


def test_a_door_and_a_trap_tell_their_letter_their_test_and_its_value() -> None:
    for number, location in enumerate(BOOK.locations):
        drawn = board_places.place(number, False, (), BOOK)
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
        assert BOARD.live(changed(view, {seat: {"visited": visited}}), BOOK, EN).count(board_places.MARKS["taken"]) == number


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
def test_heroes_stay_inside_their_location_and_leave_its_name_and_points_free(count: int) -> None:
    view = calm(4)
    plain = next(tile for tile in view.state.map if not board_places.aside(BOOK.locations[tile.card]))
    other = next(tile.card for tile in view.state.map if tile is not plain)
    seats = {seat: {"place": plain.card if seat < count else other, "fallen": False, "out": False} for seat in range(4)}
    state = changed(view, seats, tokens=())
    drawn = BOARD.live(state, BOOK, EN)
    frame = map.camera_of(state.state, BOOK)
    middle_x, middle_y = frame.at(plain.x, plain.y)
    for seat in range(count):
        x, y, scale = box_of(drawn, f"dg-hero-{seat}")
        heads, feet = y - 82 * scale, y
        assert middle_y - frame.cell / 2 <= heads
        assert feet <= middle_y + 0.07 * frame.cell
        assert abs(x - middle_x) + 15 * scale <= 0.29 * frame.cell
    assert len({box_of(drawn, f"dg-mark-{seat}")[:2] for seat in range(count)}) == count


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


def test_who_waits_lies_apart_from_the_ways_out_and_from_the_next() -> None:
    view = calm(2)
    waiting = tuple((number, BOOK.entrance) for number, quest in enumerate(BOOK.quests) if quest.category == "escort")
    drawn = BOARD.live(changed(view, {0: {"escorts": ()}, 1: {"escorts": ()}}, tokens=waiting), BOOK, EN)
    tile = next(tile for tile in view.state.map if tile.card == BOOK.entrance)
    tokens = re.findall(r'class="dg-token" cx="([-\d.]+)" cy="([-\d.]+)" r="([\d.]+)"', drawn)
    assert len(tokens) == len(waiting) > 1
    where = [(float(x) - tile.x * 100, float(y) - tile.y * 100, float(radius)) for x, y, radius in tokens]
    assert all(abs(x) - radius > board_places.PASSAGE for x, _, radius in where)
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


def test_only_the_own_hand_is_seen() -> None:
    for view, ask in pairs("dungeonlord"):
        own = view.state.parts[ask.seat]
        drawn = BOARD.live(view, BOOK, EN)
        hand, others = block(drawn, "hand"), block(drawn, "seats")
        assert all(f"#dg-p-{BOOK.cards[card].id}" in hand for card in own.hand)
        assert back() not in hand
        hidden = [card for seat, player in enumerate(view.state.parts) for card in player.hand if seat != ask.seat and card < 0]
        assert (back() in others) == bool(hidden)


def test_a_spectator_sees_hands_from_behind_but_for_cards_that_all_know() -> None:
    view = replace(changed(calm(2), {0: {"hand": (-1, -1, -1)}, 1: {"hand": (-1, 5)}}), seat=None)
    hand = block(BOARD.live(view, BOOK, EN), "hand")
    assert hand.count(back()) == 4
    assert card_face(BOOK, 5, EN, small=True) in hand
    assert hand.count("#dg-p-") == 1


def test_every_card_that_is_seen_can_be_asked_about_and_no_hidden_one() -> None:
    seen: set[str] = set()
    roused = changed(calm(2), {0: {"lair": (numbered("ghost"),)}})
    for view, ask in (*pairs("dungeonlord"), *pairs("hero-phase"), (roused, Ask(roused.seat or 0, "hero-phase", (), ()))):
        parts, own = view.state.parts, view.state.parts[ask.seat]
        open_ = [card for part in parts for zone in board_seats.ZONES for card in getattr(part, zone)]
        open_ += [card for card, host in view.state.attached if host in open_] + list(view.state.waiting_banes)
        open_ += [attack.card for attack in view.state.declared if attack.card >= 0]
        drawn = BOARD.live(view, BOOK, EN)
        spots = re.findall(r'data-spot="card-([\w-]+)"', drawn)
        assert sorted(spots) == sorted(BOOK.cards[card].id for card in (*own.hand, *open_))
        hand = re.findall(r'data-spot="card-([\w-]+)"', block(drawn, "hand"))
        assert hand == [BOOK.cards[card].id for card in own.hand]
        watched = BOARD.live(replace(view, seat=None), BOOK, EN)
        named = re.findall(r'data-(?:spot|card)="card-([\w-]+)"', block(watched, "hand"))
        assert sorted(named) == sorted(BOOK.cards[card].id for part in parts for card in part.hand if card >= 0)
        seen |= {zone for part in parts for zone in board_seats.ZONES if getattr(part, zone)}
    assert seen == set(board_seats.ZONES)


def test_quests_decks_and_phases_can_be_asked_about() -> None:
    view, _ = pairs("hero-phase")[0]
    spots = set(re.findall(r'data-spot="([\w-]+)"', BOARD.live(view, BOOK, EN)))
    quests = (*view.state.common, *(quest for player in view.state.parts for quest in player.quests))
    assert quests
    assert {f"quest-{BOOK.quests[quest].id}" for quest in quests} <= spots
    assert {"deck", "locations", "discard", *(f"phase-{phase}" for phase in map.PHASES)} <= spots


def test_the_number_of_a_hand_is_below_its_cards() -> None:
    for count in (2, 3, 4):
        view = calm(count)
        for cell in board_seats.cells(view)[1:]:
            drawn = block(BOARD.live(changed(view, {cell.seat: {"hand": (5, -1, -1)}}), BOOK, EN), "seats")
            numbers = re.findall(r'class="dg-count" x="[\d.]+" y="([\d.]+)" font-size="([\d.]+)"[^>]*>3<', drawn)
            low = cell.y + cell.look.backs[1] + 140 * cell.look.backs[2]
            assert any(low < float(y) - 0.7 * float(size) + 4 and float(y) < cell.y + cell.look.height for y, size in numbers)


def test_another_hand_is_told_by_its_number() -> None:
    view = calm(2)
    other = 1 - (view.seat or 0)
    for hand, backs in (((), 0), ((-1,), 1), ((-1,) * 4, 3), ((5, -1, -1, -1, -1), 2)):
        drawn = block(BOARD.live(changed(view, {other: {"hand": hand}}), BOOK, EN), "seats")
        assert drawn.count(back()) == backs
        assert ("dg-count" in drawn) == bool(hand)
        assert not hand or re.search(rf'class="dg-count"[^>]*>{len(hand)}<', drawn)
        assert (card_face(BOOK, 5, EN, small=True) in drawn) == (5 in hand)


def test_completed_quests_lie_face_down() -> None:
    view = calm(2)
    quests = (0, 1)
    before = BOARD.live(changed(view, {0: {"quests": quests, "done": ()}, 1: {"quests": (), "done": ()}}), BOOK, EN)
    after = BOARD.live(changed(view, {0: {"quests": quests[1:], "done": quests[:1]}, 1: {"quests": (), "done": ()}}), BOOK, EN)
    first, second = (f'data-spot="quest-{BOOK.quests[quest].id}"' for quest in quests)
    assert (first in before, second in before) == (True, True)
    assert (first in after, second in after) == (False, True)
    assert 'class="dg-done"' not in before
    assert after.count('class="dg-done"') == 1


def test_the_own_place_comes_first_and_is_the_largest() -> None:
    view = calm(4)
    for seat in range(4):
        cells = board_seats.cells(replace(view, seat=seat))
        assert [cell.seat for cell in cells] == [(seat + step) % 4 for step in range(4)]
        assert cells[0].look.height > max(cell.look.height for cell in cells[1:])
    for count in (1, 2, 3, 4):
        own = next(view for view, _ in pairs("hero-phase") if len(view.state.parts) == count)
        for watched in (own, replace(own, seat=None)):
            cells = board_seats.cells(watched)
            for one, other in pairwise(cells):
                assert one.y + one.look.height <= other.y
            assert cells[-1].y + cells[-1].look.height <= layout.SEATS_H


def test_decks_are_counted_and_the_last_discarded_card_lies_open() -> None:
    view = calm(2)
    bag, last = tuple(range(5, 12)), 7
    drawn = block(BOARD.live(changed(view, bag=bag, under=(3,), discard=(1, 2, last)), BOOK, EN), "table")
    shown = r'data-spot="(locations|deck|discard)"(?: data-card="card-[\w-]+")?>.*?"dg-word dg-bold"[^>]*>(\d+)<'
    counts = dict(re.findall(shown, drawn))
    assert counts["locations"] == "8"
    assert counts["discard"] == "3"
    hidden = sum(card < 0 for player in view.state.parts for card in player.hand)
    assert counts["deck"] == str(len(view.unseen) - hidden)
    assert card_face(BOOK, last, EN, small=True) in drawn
    assert card_face(BOOK, 2, EN, small=True) not in drawn


def test_common_quests_lie_on_the_table() -> None:
    view = calm(2)
    drawn = BOARD.live(changed(view, common=(4, 5)), BOOK, EN)
    for quest in (4, 5):
        assert quest_face(BOOK, quest, EN) in block(drawn, "table")
    assert 'data-spot="quest-' not in block(BOARD.live(changed(view, common=()), BOOK, EN), "table")


def test_what_hangs_on_a_card_is_seen_on_it() -> None:
    names = [card.id for card in BOOK.cards]
    edge, axe = names.index("runed-edge"), names.index("gravediggers-axe")
    view = changed(calm(2), {0: {"inventory": (axe,)}}, attached=())
    bare = block(BOARD.live(view, BOOK, EN), "seats")
    hung = block(BOARD.live(changed(view, attached=((edge, axe),)), BOOK, EN), "seats")
    assert "#dg-p-runed-edge" not in bare
    assert hung.count("#dg-p-runed-edge") == 1
    assert hung.count("#dg-p-gravediggers-axe") == bare.count("#dg-p-gravediggers-axe") == 1


def test_banes_that_wait_lie_beside_the_decks_of_the_solo_game() -> None:
    bane = next(number for number, card in enumerate(BOOK.cards) if card.sort == "bane")
    view = changed(calm(1), waiting_banes=(), peril_discard=())
    face = card_face(BOOK, bane, EN, small=True)
    assert face not in block(BOARD.live(view, BOOK, EN), "table")
    assert face in block(BOARD.live(changed(view, waiting_banes=(bane,)), BOOK, EN), "table")


def test_a_battle_lies_over_the_map() -> None:
    view = calm(2)
    monster = next(number for number, card in enumerate(BOOK.cards) if card.monster is not None)
    peace = BOARD.live(changed(view, attacks=(), stage=""), BOOK, EN)
    fight = BOARD.live(changed(view, attacks=(Attack(monster, 1, 0, "melee", 2),), stage="attack"), BOOK, EN)
    assert "dg-veil" not in peace
    assert block(fight, "map").count("dg-veil") == 1
    assert f"#dg-p-{BOOK.cards[monster].id}" in block(fight, "map")
    assert at(peace, "dg-dungeon") == at(fight, "dg-dungeon")


def test_declared_encounters_wait_over_the_map_with_the_mark_of_their_victim() -> None:
    view = changed(calm(2), declared=())
    monster = next(number for number, card in enumerate(BOOK.cards) if card.monster is not None)
    bare = block(BOARD.live(view, BOOK, EN), "map")
    named = block(BOARD.live(changed(view, declared=(Attack(monster, 0, 1, "melee", 2),)), BOOK, EN), "map")
    assert f"#dg-p-{BOOK.cards[monster].id}" not in bare
    assert f"#dg-p-{BOOK.cards[monster].id}" in named
    assert named.count("dg-mark dg-seat-1") == bare.count("dg-mark dg-seat-1") + 1


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


def test_all_words_come_from_the_texts() -> None:
    for view, ask in pairs():
        drawn = BOARD.live(view, BOOK, Silent("en"), ask=ask) + BOARD.fixed(view, BOOK, Silent("en"))
        for words in re.findall(r"<text[^>]*>([^<]*)</text>", drawn):
            assert not re.search(r"[^\W\d_]{2}", unescape(words)), words


def test_the_blocks_do_not_overlap() -> None:
    heights = {
        "map": layout.MAP_H, "tray": layout.TRAY_H, "hand": layout.HAND_H,

        "table": layout.TABLE_H, "seats": layout.SEATS_H,
    }  # fmt: skip
    for _, places, _ in layout.STAGE.layouts:
        for one in heights:
            for other in heights:
                a, b = places[one], places[other]
                apart = a.x + 360 * a.scale <= b.x or b.x + 360 * b.scale <= a.x
                above = a.y + heights[one] * a.scale <= b.y or b.y + heights[other] * b.scale <= a.y
                assert one == other or apart or above, (one, other)
            assert places[one].y + heights[one] * places[one].scale <= BOARD.stage.height
    for width, places, _ in layout.STAGE.layouts:
        assert max(place.x + 360 * place.scale for name, place in places.items() if name != "ground") <= width


def test_every_colour_is_told_for_day_and_night() -> None:
    used = set(re.findall(r"var\((--dg-[\w-]+)\)", CSS))
    told = set(re.findall(r"(--dg-[\w-]+): light-dark\([^;]+, [^;]+\);", CSS))
    assert used <= told


def test_the_script_and_the_picture_speak_of_the_same_things() -> None:
    view, ask = pairs("place")[0]
    drawn = BOARD.live(view, BOOK, EN, ask=ask)
    for told, name in (('"#dg-drawn"', "dg-drawn"), ('map: "dg-dungeon"', "dg-dungeon")):
        assert told in SCRIPT
        assert f'id="{name}"' in drawn
    for name in ("dg-cell", "dg-held", "dg-turn", "dg-upright"):
        assert f'".{name}"' in SCRIPT
        assert name in drawn
    for name in ("turnable", "turns", "card"):
        assert f"dataset.{name}" in SCRIPT
        assert f"data-{name}=" in drawn
