"""The dungeon as a picture: it shows the view, the options and the walk under way, nothing else."""

from __future__ import annotations

import html
import re
from importlib.resources import files
from itertools import combinations
from math import cos, hypot, radians, sin
from typing import NamedTuple
from xml.etree import ElementTree

import pytest

from tests.games.played import played
from tests.games.tales_of_tails.positions import BOOK, answer, asked, den, dog, quest
from undercroft.draw.marks import SEAT_SHAPES
from undercroft.games.paper_dungeons.face.board import BOARD as SHEETS
from undercroft.games.tales_of_tails import GAME
from undercroft.games.tales_of_tails.face import FACE
from undercroft.games.tales_of_tails.face.board import BOARD, layout, options, scenes, shapes
from undercroft.games.tales_of_tails.face.board import dungeon as board_dungeon
from undercroft.games.tales_of_tails.face.board.shapes import DOGS, MOODS
from undercroft.games.tales_of_tails.face.board.tiles import (
    card_of,
    definitions,
    figure_of,
    first_alike,
    looks,
    tile,
    trophy_sides,
)
from undercroft.games.tales_of_tails.face.wording.cards import condition
from undercroft.games.tales_of_tails.rules.dungeon import cell_and_turn, maze_of
from undercroft.games.tales_of_tails.rules.movement import dungeon_of
from undercroft.games.tales_of_tails.state import View
from undercroft.kernel.table import Table
from undercroft.kernel.types import Ask, Event
from undercroft.server.pages.base import Named, render_part
from undercroft.server.pages.signs import mark
from undercroft.texts import LANGUAGES, tongue

EN = tongue("en", GAME.id)
STATIC = files("undercroft.web") / "static"
SCRIPT = (STATIC / "board.js").read_text() + FACE.file("script.js")
STYLES = FACE.file("style.css")
HOUSE_STYLES = (STATIC / "house.css").read_text()


def pairs(kind: str = "") -> list[tuple[View, Ask]]:
    return played(GAME.id).pairs(kind)


def at(picture: str, id: str) -> str | None:
    found = re.search(rf'<g id="{id}"[^>]* transform="translate\(([^)]+)\)', picture)
    return found[1] if found else None


def picture_of(table: Table, seat: int | None = 0) -> str:
    ask = table.question(seat) if seat is not None else None
    return BOARD.live(table.view(seat), BOOK, EN, ask=ask)


# ---- options ----


def test_each_place_for_the_card_in_hand_is_one_cell_with_its_turns() -> None:
    for view, ask in pairs("place"):
        drawn = BOARD.live(view, BOOK, EN, ask=ask)
        wanted = {cell_and_turn(view.state.dungeon, option)[:2] for option in ask.options}
        cells = re.findall(r'id="tt-cell-(-?\d+)-(-?\d+)" class="opt tt-cell" data-option="([^"]+)" data-turns="([^"]+)"', drawn)
        assert {(int(x), int(y)) for x, y, _, _ in cells} == wanted
        for x, y, first, turns in cells:
            for turn, _, option in (pair.partition(":") for pair in turns.split(";")):
                action = BOOK.catalogue.read(option)
                assert action is not None
                assert cell_and_turn(view.state.dungeon, action) == (int(x), int(y), int(turn) // 90)
            assert turns.startswith(tuple(f"{turn}:{first}" for turn in (0, 90, 180, 270)))
        assert f'class="ghost" data-card="{card_of(view.state.drawn, BOOK)}"' in drawn


def test_a_card_in_hand_can_be_turned_only_by_who_places_it() -> None:
    view, ask = pairs("place")[0]
    assert BOARD.live(view, BOOK, EN, ask=ask).count("data-turnable") == 1
    others = BOARD.live(view, BOOK, EN)
    assert "ghost" not in others
    assert "data-turnable" not in others
    assert "tt-hand" in others


def test_alike_turns_are_doubles_of_the_first() -> None:
    wanted = {"R71": (0, 1, 0, 1), "R28": (0, 1, 2, 3), "R65": (0, 1, 2, 3), "R88": (0, 1, 0, 1), "R08": (0, 1, 2, 3)}
    assert {room: first_alike(BOOK.number[room], BOOK) for room in wanted} == wanted
    seen = 0
    for view, ask in pairs("place"):
        doubles = {*FACE.doubles(ask, view, BOOK)}
        first = first_alike(view.state.drawn, BOOK)
        places = {cell_and_turn(view.state.dungeon, option): option for option in ask.options}
        for (x, y, turn), option in places.items():
            assert (option in doubles) == (first[turn] != turn)
            # Whatever is not offered has its like at the same place.
            assert places[x, y, first[turn]] not in doubles
        seen += len(doubles)
    assert seen
    assert [*FACE.doubles(pairs("turn")[0][1], pairs("turn")[0][0], BOOK)] == []


def test_the_choices_of_a_room_lie_beside_it_and_inside_the_picture() -> None:
    seen = set()
    for view, ask in pairs("room"):
        found = BOARD.drawn(view, BOOK, EN, seat=None, ask=ask, event=None)["dungeon"]
        left, top, width, height = layout.STAGE.box("dungeon", found)
        assert view.state.walk is not None
        here = dungeon_of(view.state).tiles[view.state.walk.path[-1]]
        for option, x, y, size in re.findall(
            r'data-option="([^"]+)"><rect class="hit" x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)"', found
        ):
            assert float(size) == options.BUBBLE
            assert options.BUBBLE * layout.LEAST / layout.CELL >= 44
            assert left <= float(x) <= left + width - float(size)
            assert top <= float(y) <= top + height - float(size)
            assert float(y) >= here.y * 100 + 50 or float(y) + float(size) <= here.y * 100 - 50
            seen.add(option.split()[0])
    assert {"fight", "pass", "take", "leave"} <= seen


# ---- the dungeon ----


def test_the_frame_holds_all_rooms_and_all_free_places() -> None:
    for view, ask in pairs("place"):
        dungeon = view.state.dungeon
        left, top, width, height = layout.STAGE.box(
            "dungeon", BOARD.drawn(view, BOOK, EN, seat=None, ask=ask, event=None)["dungeon"]
        )
        for x, y in [*((t.x, t.y) for t in dungeon.tiles), *maze_of(dungeon, BOOK).frontier]:
            assert left <= x * 100 - 50
            assert x * 100 + 50 <= left + width
            assert top <= y * 100 - 50
            assert y * 100 + 50 <= top + height


def test_a_page_that_cannot_show_all_looks_at_the_dog_on_its_way() -> None:
    def eye(table: Table) -> tuple[str, str]:
        found = re.search(r'data-cell="100" data-least="(\d+)" data-eye="([^"]+)"', picture_of(table))
        assert found is not None
        return found[1], found[2]

    table = den(dog("ruta"), dog("bonk"), rooms="R28 1,0; R29 2,0 turn 90")
    assert eye(table) == ("84", "0 0")
    answer(table, "walk", "enter R28", "take", "enter R29")
    assert eye(table) == ("84", "200 0")
    assert re.findall(r'data-tile="([^"]+)"', picture_of(table)) == ["0 0", "100 0", "200 0"]


def test_whatever_is_written_in_a_room_can_be_read_at_its_least_size() -> None:
    sizes = [float(size) for size in re.findall(r'<text[^>]* font-size="([\d.]+)"', definitions(BOOK))]
    assert len(sizes) > 50
    assert min(sizes) * layout.LEAST / layout.CELL >= 11


def test_a_room_keeps_its_name_and_place_when_another_is_laid() -> None:
    table = den(dog("bonk"), dog("ruta"), rooms="R28 1,0", luck=("R29",))
    before = picture_of(table)
    answer(table, "explore", "place R00-2-south-90")
    after = picture_of(table)
    assert at(before, "tt-R28") == at(after, "tt-R28") == "100 0"
    assert at(before, "tt-R29") is None
    assert at(after, "tt-R29") == "0 100"


def test_the_ground_of_a_room_turns_and_its_letters_stay_upright() -> None:
    card = BOOK.number["R65"]
    for turn in range(4):
        drawn = tile(card, turn, BOOK)
        assert f'<g class="tt-ground-turn" transform="rotate({turn * 90})">' in drawn
        assert drawn.count(f'class="tt-upright" transform="rotate({-turn * 90})"') == 4
    assert trophy_sides(BOOK.rooms[card]) == {1: "BS", 3: "FP"}


class Sign(NamedTuple):
    """Something that is read on a room: its middle and half its width and height, in the units of a tile."""

    name: str
    x: float
    y: float
    across: float
    down: float

    def covers(self, other: Sign) -> bool:
        return abs(self.x - other.x) < self.across + other.across and abs(self.y - other.y) < self.down + other.down


Matrix = tuple[float, float, float, float, float, float]


def times(one: Matrix, two: Matrix) -> Matrix:
    a, b, c, d, e, f = one
    p, q, r, s, t, u = two
    return a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f


def matrix_of(transform: str) -> Matrix:
    found: Matrix = (1, 0, 0, 1, 0, 0)
    for name, numbers in re.findall(r"(\w+)\(([^)]*)\)", transform):
        first, *more = (float(number) for number in numbers.split())
        turned = cos(radians(first)), sin(radians(first))
        steps: dict[str, Matrix] = {
            "translate": (1, 0, 0, 1, first, more[0] if more else 0),
            "scale": (first, 0, 0, more[0] if more else first, 0, 0),
            "rotate": (turned[0], turned[1], -turned[1], turned[0], 0, 0),
        }
        found = times(found, steps[name])
    return found


def signs_on(card: int, turn: int) -> list[Sign]:
    """All symbols, hearts, coins, keys and plates of a room as they are seen; what lies on a plate is part of it."""
    root = ElementTree.fromstring(f"<svg>{definitions(BOOK)}{tile(card, turn, BOOK)}</svg>")
    known = {thing.attrib["id"]: thing for thing in root if "id" in thing.attrib}
    found: list[Sign] = []

    def put(name: str, at: Matrix, x: float, y: float, across: float, down: float) -> None:
        a, b, c, d, e, f = at
        wide, high = abs(a) * across + abs(c) * down, abs(b) * across + abs(d) * down
        found.append(Sign(name, a * x + c * y + e, b * x + d * y + f, wide - 0.01, high - 0.01))

    def look(thing: ElementTree.Element, at: Matrix) -> None:
        at = times(at, matrix_of(thing.attrib.get("transform", "")))
        name, css = thing.attrib.get("href", ""), thing.attrib.get("class", "")
        reach = 10 * shapes.CHIP_REACH
        if name.startswith("#tt-c-"):
            put(name, at, 0, 0, reach, reach)
        elif name in ("#tt-f-damage", "#tt-f-key"):
            put(name, at, 50, 50, 50, 50)
        elif css in ("tt-coin", "tt-plate"):
            put(css, at, float(thing.attrib["cx"]), float(thing.attrib["cy"]), *[float(thing.attrib["r"])] * 2)
        elif css == "tt-need":
            x, y, width, height = (float(thing.attrib[side]) for side in ("x", "y", "width", "height"))
            put(css, at, x + width / 2, y + height / 2, width / 2, height / 2)
        for part in known.get(name[1:], thing):
            look(part, at)

    for thing in root:
        if "id" not in thing.attrib:
            look(thing, (1, 0, 0, 1, 0, 0))
    return found


PLATES = ("tt-plate", "tt-need")


@pytest.mark.parametrize("turn", range(4))
def test_no_sign_of_a_room_covers_another_however_it_lies(turn: int) -> None:
    assert len(BOOK.rooms) >= 90
    for card, room in enumerate(BOOK.rooms):
        signs = signs_on(card, turn)
        symbols = [sign.name for sign in signs if sign.name.startswith("#tt-c-")]
        assert len(symbols) == len(room.need) + sum(len(letters.strip("P")) for letters in trophy_sides(room).values())
        assert [sign.name for sign in signs].count("#tt-f-damage") == (room.kind == "monster")
        for one, two in combinations(signs, 2):
            on_a_plate = (one.name in PLATES) != (two.name in PLATES) and "#tt-c-" in one.name + two.name
            inside = max(abs(one.x - two.x), abs(one.y - two.y)) < max(one.across, two.across)
            assert not one.covers(two) or (on_a_plate and inside), (room.id, one, two)


def test_what_a_monster_asks_for_lies_away_from_what_it_gives() -> None:
    seen = set()
    for card, room in enumerate(BOOK.rooms):
        if room.kind != "monster" or not trophy_sides(room):
            continue
        for turn in range(4):
            signs = {sign.name: sign for sign in signs_on(card, turn)}
            side = (*trophy_sides(room),)[0]
            lies = (side + turn) % 4
            assert (signs["tt-need"].y > 0) == (lies != 2)
            assert (signs["#tt-f-damage"].x < 0) == (lies != 3)
            seen.add(lies)
    assert seen == {0, 1, 2, 3}


def test_a_card_in_hand_knows_its_face_in_every_turn() -> None:
    squirrel, coin = BOOK.number["R08"], BOOK.number["R28"]
    faces = re.search(r'data-faces="([^"]+)"', tile(squirrel, 0, BOOK))
    assert faces is not None
    assert [f'href="#{name}"' in tile(squirrel, turn, BOOK) for turn, name in enumerate(faces[1].split())] == [True] * 4
    assert "data-faces" not in tile(coin, 0, BOOK)


def test_rooms_that_look_the_same_share_one_shape_and_others_do_not() -> None:
    look = looks(BOOK)
    assert look[BOOK.number["R28"]] == look[BOOK.number["R42"]]
    assert look[BOOK.number["R28"]] != look[BOOK.number["R43"]]
    assert look[BOOK.number["R01"]] != look[BOOK.number["R02"]]
    assert look[BOOK.number["R59"]] != look[BOOK.number["R60"]]


def test_paws_gaps_lids_and_broken_walls_lie_on_the_table() -> None:
    bare = den(dog("bonk"), dog("ruta"), rooms="R28 1,0; R61 0,1; R75 -1,0")
    full = den(
        dog("bonk"),
        dog("ruta"),
        rooms="R28 1,0 paw 1; R61 0,1 lid R09; R75 -1,0",
        gaps=((2, 0, 1, 1),),
        broken=(("R28", "north"),),
    )
    before, after = picture_of(bare, None), picture_of(full, None)
    for sign, times in (("tt-laid", 2), ("tt-lid", 1), ("tt-gap", 1), ("tt-breach", 1)):
        assert f'"{sign}' not in before
        assert after.count(f'class="{sign}') == times
    assert f'<path class="tt-token tt-seat-1" d="{SEAT_SHAPES[1]}"/>' in after


@pytest.mark.rule("DD-DOG-BONK-2")
def test_one_paw_lies_on_a_wall_that_two_rooms_share() -> None:
    own = 'href="#tt-toes" class="tt-token tt-seat-0"'
    rooms = "R28 1,0; R29 2,0"
    before = picture_of(den(dog("bonk"), dog("ruta"), rooms=rooms), None)
    after = picture_of(den(dog("bonk"), dog("ruta"), rooms=rooms, broken=(("R28", "east"), ("R29", "west"))), None)
    assert (after.count('class="tt-breach'), after.count(own) - before.count(own)) == (2, 1)


# ---- the way out ----


def test_a_walk_is_a_trail_of_paws_and_nothing_on_the_table_changes() -> None:
    table = den(dog("ruta"), dog("bonk"), rooms="R28 1,0; R29 2,0 turn 90")
    before = picture_of(table)
    assert "tt-step" not in before
    answer(table, "walk", "enter R28", "take")
    assert asked(table) == "way"
    during = picture_of(table)
    assert during.count('id="tt-step-0-') == board_dungeon.STEPS
    assert 'id="tt-step-1-' not in during
    assert "tt-thought" in during
    assert "tt-dashed" in during
    assert during.count('<g id="tt-walk" class="through">') == 1
    assert "tt-walk" not in before
    assert at(before, "tt-dog-0") != at(during, "tt-dog-0")
    assert at(before, "tt-dog-1") == at(during, "tt-dog-1")
    assert table.state.dungeon.tiles[1].owner < 0
    assert picture_of(table, None).count("tt-step") == during.count("tt-step")


class Token(NamedTuple):
    """A round thing that lies on a room, in the units of a tile."""

    x: float
    y: float
    reach: float

    def covers(self, sign: Sign) -> bool:
        """Plates are boxes with round ends; all else that is read is round."""
        ends = max(0.0, sign.across - sign.down)
        nearest = max(sign.x - ends, min(sign.x + ends, self.x))
        return hypot(nearest - self.x, sign.y - self.y) < self.reach + min(sign.across, sign.down)


def test_dogs_and_paws_lie_in_corners_off_all_that_is_to_be_read() -> None:
    corner = board_dungeon.CORNER
    lying = [
        Token(-corner, -corner, board_dungeon.DOG / 2),
        *(Token(x, y, board_dungeon.PAW / 2) for x, y in ((corner, corner), (-corner, corner), (corner, -corner))),
    ]
    for card, room in enumerate(BOOK.rooms):
        for turn in range(4):
            for sign in signs_on(card, turn):
                assert not any(token.covers(sign) for token in lying), (room.id, turn, sign)
    for one, two in combinations(lying, 2):
        for x, y in ((0, 0), (100, 0), (0, 100), (100, 100), (-100, 100)):
            assert hypot(one.x - two.x - x, one.y - two.y - y) > one.reach + two.reach


def test_a_dog_on_its_way_stands_in_the_corner_of_its_room() -> None:
    table = den(dog("sharik"), dog("bonk"), rooms="R09 -1,0 turn 270; R28 1,0")
    answer(table, "walk", "go", "enter R09")
    corner = board_dungeon.CORNER
    assert at(picture_of(table), "tt-dog-0") == f"{-100 - corner:.1f} {-corner:.1f}"
    paws = re.findall(
        r'class="tt-token tt-seat-1"/>', picture_of(den(dog("sharik"), dog("bonk"), rooms="R09 -1,0 turn 270 paw 1"), None)
    )
    assert len(paws) == 1


def test_who_has_left_or_sleeps_is_in_the_dungeon_no_more_and_its_board_says_so() -> None:
    table = den(dog("ruta"), dog("bonk"), dog("robin"), rooms="R28 1,0")
    inside = picture_of(table, None)
    answer(table, "sleep", "walk", "out north", "confirm")
    assert [pup.place for pup in table.state.parts] == ["asleep", "out", "inside"]
    after = picture_of(table, None)
    for seat in (0, 1):
        assert at(inside, f"tt-dog-{seat}") is not None
        assert at(after, f"tt-dog-{seat}") is None
    assert at(after, "tt-dog-2") == at(inside, "tt-dog-2")
    rows = after[after.index("tt-at-pups") :].split('data-spot="pup-')
    for row, sign, mood in ((rows[1], "bed", "asleep"), (rows[2], "out", "happy")):
        assert f"#tt-f-{sign}" in row
        assert f"#tt-m-{mood}" in row
    assert "tt-zzz" in rows[1]
    assert "tt-alarm" in after
    assert "tt-alarm" not in inside


def test_the_dog_is_where_the_story_is() -> None:
    table = den(dog("ruta"), dog("bonk"), rooms="R28 1,0; R29 2,0")
    seen: dict[tuple[str, ...], str | None] = {}

    def listen(at_table: Table, event: Event) -> None:
        live = BOARD.live(at_table.view(None), BOOK, EN, event=event)
        seen[event.kind, *(str(figure) for figure in event.data)] = at(live, "tt-dog-0")

    answer(table, "walk", "enter R28", "take", "enter R29", "leave", "out east")
    table.listener = listen
    answer(table, "confirm")
    assert seen["walked", "R28"] != seen["walked", "R29"]
    assert seen["walked", "R29"] != seen["left", "R29", "east"]


def test_moods() -> None:
    table = den(dog("ruta"), dog("bonk"), rooms="R19 1,0 turn 90; R28 2,0")
    assert board_dungeon.mood(0, table.state, BOOK) == "eager"
    assert board_dungeon.mood(1, table.state, BOOK) == "calm"
    hurt = den(dog("pluto"), dog("bonk"), rooms="R19 1,0 turn 90; R28 2,0")
    answer(hurt, "walk", "enter R19", "pass")
    assert hurt.state.walk is not None
    assert board_dungeon.mood(0, hurt.state, BOOK) == "worried"
    assert set(MOODS) == {"calm", "eager", "worried", "happy", "asleep"}


# ---- beside the dungeon ----


def test_only_the_own_quest_is_seen() -> None:
    table = den(dog("ruta", quest="last-wish"), dog("bonk", quest="tick-check"), common="steel-grip bullseye")
    own, other, nobody = picture_of(table, 0), picture_of(table, 1), picture_of(table, None)
    assert 'data-spot="quest-last-wish"' in own
    assert 'data-spot="quest-tick-check"' not in own
    assert 'data-spot="quest-tick-check"' in other
    assert 'data-spot="quest-last-wish"' not in other
    assert "tt-own" not in nobody
    assert all('data-spot="quest-steel-grip"' in drawn for drawn in (own, other, nobody))
    assert quest("last-wish") == table.state.parts[0].quest


@pytest.mark.parametrize(("piles", "hidden"), [("open", 0), ("face-down", 1)])
def test_piles_of_others_may_be_face_down(piles: str, hidden: int) -> None:
    holdings = "R28 R43 R44 R71 R59 R19"
    table = den(dog("ruta", holdings), dog("bonk", holdings), options={"piles": piles}, turn=1)
    drawn = picture_of(table, 0)
    me, goods, other = block(drawn, "me"), block(drawn, "goods"), block(drawn, "pups")
    assert goods.count("#tt-f-chest") == 1
    assert other.count("#tt-f-chest") == 1 - hidden
    assert other.count("#tt-f-back") == hidden
    assert ">6<" in me
    assert (">6<" in other) == (not hidden)


def block(drawn: str, name: str) -> str:
    """What is drawn of one block, in a picture of all of them."""
    return re.split(r'class="tt-at-\w+"', drawn)[1 + [*re.findall(r'class="tt-at-(\w+)"', drawn)].index(name)]


def test_the_own_board_is_large_and_those_of_others_are_rows() -> None:
    table = den(dog("ruta", "R19 R28 bow"), dog("bonk"), dog("pluto"))
    drawn, watched = picture_of(table, 1), picture_of(table, None)
    assert EN.name("dog", "bonk") in block(drawn, "me")
    assert re.findall(r'data-spot="(pup-\d)"', block(drawn, "pups")) == ["pup-0", "pup-2"]
    assert re.findall(r'data-spot="(pup-\d)"', block(watched, "pups")) == ["pup-0", "pup-1", "pup-2"]
    assert "<" not in block(watched, "me").partition(">")[2].partition("</g>")[0].strip()
    for symbol in ("bow", "sword", "fireball", "defence", "key"):
        assert f"#tt-c-{symbol}" in block(drawn, "me")
    assert "data-spot" not in block(drawn, "goods")
    assert 'data-spot="goods"' in block(picture_of(table, 0), "goods")


def test_on_a_walk_the_own_board_says_what_is_left() -> None:
    table = den(dog("pluto"), dog("bonk"), rooms="R19 1,0 turn 90; R28 2,0")
    before = block(picture_of(table), "me")
    answer(table, "walk", "enter R19", "pass")
    walk = table.state.walk
    assert walk is not None
    assert walk.damage
    told = f">{walk.defence - walk.damage}/{walk.defence}<"
    assert told in block(picture_of(table), "me")
    assert told not in before
    assert table.state.parts[0].tokens == walk.tokens


@pytest.mark.parametrize("language", LANGUAGES)
def test_quests_are_told_in_words(language: str) -> None:
    words = tongue(language, GAME.id)
    for card in BOOK.quests:
        table = den(dog("ruta"), dog("bonk"), common=card.id)
        drawn = BOARD.drawn(table.view(None), BOOK, words, seat=None, ask=None, event=None)["quests"]
        said = html.unescape(" ".join(re.findall(r"<text[^>]*>([^<]+)<", drawn)))
        paid = condition(card, "-short")
        assert words.name("quest", card.id) in said
        assert words.say(paid.id, **paid.figures) in said


def test_whatever_is_drawn_has_words() -> None:
    for view, ask in pairs()[::3]:
        drawn = BOARD.live(view, BOOK, EN, ask=ask)
        cards = {f"{card.kind}-{card.id}" for card in BOARD.cards(view, BOOK, EN, ask=ask)}
        shown = {name for spot, kind, id in FACE.shown(view, BOOK) for name in (spot, f"{kind}-{id}")}
        for names in re.findall(r'data-card="([^"]+)"', drawn):
            assert set(names.split()) <= shown | cards, names
        for spot in re.findall(r'data-spot="([^"]+)"', drawn):
            assert spot in shown | cards, spot


def test_unseen_rooms_are_counted_by_kind() -> None:
    table = den(dog("ruta"), dog("bonk"), rooms="R01 1,0; R28 2,0", bag="R02 R03 R43 R51")
    drawn = picture_of(table, None)
    stack = block(drawn, "stack")
    counts = dict(re.findall(r'href="#tt-f-([\w-]+)" transform="[^"]+"/><text[^>]*>(\d+)<', stack))
    assert counts["ifrit"] == "2"
    assert counts["coins"] == counts["dragon"] == "1"
    assert counts["coin"] == counts["mimic"] == "0"
    assert counts["back"] == "4"
    assert set(counts) - {"back"} == {figure_of(BOOK.rooms[card]) for card in BOOK.stack}


def test_events_are_told_where_they_happened() -> None:
    assert BOARD.spot(Event("placed", 0, ("R17", 1, 0, 90))) == "room-R17"
    assert BOARD.spot(Event("fought", 0, ("mimic", "R17"))) == "room-R17"
    assert BOARD.spot(Event("slept", 2, (1,))) == "pup-2"
    assert BOARD.spot(Event("common", 1, ("bullseye",))) == "quest-bullseye"
    assert BOARD.spot(Event("countdown", None, (8,))) == "stack"
    assert BOARD.spot(Event("round", None, (2,))) is None
    places = re.compile(r'data-spot="([^"]+)"')
    for view, event in played(GAME.id).moments():
        spot = BOARD.spot(event)
        if spot is not None and not spot.startswith(("room-", "quest-")):
            assert spot in places.findall(BOARD.live(view, BOOK, EN, event=event)), event


# ---- figures and cards ----


def test_dogs_rooms_and_quests_of_the_pack_have_figures_of_their_own() -> None:
    assert set(DOGS) == {card.id for card in BOOK.dogs}
    names = {figure_of(room) for room in BOOK.rooms}
    assert names <= set(shapes.FIGURES)
    assert {card.each for card in BOOK.quests if card.each} <= set(shapes.FIGURES)
    assert set(scenes.ABILITIES) == {card.ability for card in BOOK.dogs if card.ability}


def test_symbols_differ_in_shape_not_only_in_colour_and_bear_no_letter() -> None:
    assert set(shapes.CHIPS) == {"bow", "sword", "fireball", "defence", "key"}
    outlines = [outline for drawn in shapes.CHIPS.values() for outline in re.findall(r' d="([^"]+)"', drawn)]
    assert len(outlines) == len(set(outlines)) == 5
    for symbol, drawn in shapes.CHIPS.items():
        assert f'<path class="tt-chip tt-chip-{symbol}"' in drawn
        assert shapes.definitions().count(f'<g id="tt-c-{symbol}">{drawn}</g>') == 1
    for room in BOOK.rooms:
        assert not re.search(r">[A-Z]<", tile(BOOK.number[room.id], 0, BOOK))


def test_a_seat_bears_the_shape_and_the_number_of_the_page() -> None:
    assert f'd="{SEAT_SHAPES[2]}"' in mark(Named(2, "Cy", "C", ""))
    table = den(dog("pluto"), dog("bonk"), rooms="R28 1,0 paw 0; R29 2,0 paw 1")
    drawn = picture_of(table, None)
    assert set(re.findall(r'tt-on-seat-\d"[^>]*>([^<]+)<', drawn)) == {"1", "2"}


def test_cards_tell_quests_dogs_potions_and_rooms() -> None:
    view, ask = pairs("turn")[-1]
    found = BOARD.cards(view, BOOK, EN, ask=ask)
    assert {card.kind for card in found} == {"quest", "dog", "potion", "room"}


# ---- the page ----


def test_the_blocks_of_a_file_do_not_overlap() -> None:
    sizes = {name: size for name, size in layout.STAGE.sizes.items() if name not in ("ground", "scene")}
    for whole in layout.STAGE.layouts:
        boxes = [
            (p.x, p.y, p.x + sizes[name][0] * p.scale, p.y + sizes[name][1] * p.scale)
            for name, p in whole.places.items()
            if name in sizes
        ]
        assert len(boxes) == len(sizes)
        for left, top, right, bottom in boxes:
            assert 0 <= left < right <= whole.width
            assert 0 <= top < bottom <= whole.height
        for (left, top, right, bottom), (left2, top2, right2, bottom2) in combinations(boxes, 2):
            assert right <= left2 or right2 <= left or bottom <= top2 or bottom2 <= top


@pytest.mark.parametrize("css", [STYLES, HOUSE_STYLES], ids=["game", "house"])
def test_only_a_pointer_that_hovers_is_answered(css: str) -> None:
    """A finger leaves its hover behind: what was only touched would look chosen."""
    apart = re.sub(r"@media \(hover: hover\) \{(?:[^{}]*\{[^{}]*\})*[^{}]*\}", "", css)
    assert ":hover" in css
    assert ":hover" not in apart


def test_an_option_that_is_lit_can_be_read_through() -> None:
    washes = re.findall(r"\.opt[^{]*\.hit \{[^}]*?fill-opacity: ([\d.]+)", STYLES)
    washes += re.findall(r"\.lit > \.glow \{[^}]*?fill-opacity: ([\d.]+)", STYLES)
    assert len(washes) == 6
    assert max(float(wash) for wash in washes) <= 0.1


def test_the_script_and_the_picture_speak_of_the_same_things() -> None:
    view, ask = pairs("place")[0]
    drawn = BOARD.live(view, BOOK, EN, ask=ask)
    assert '"#tile, #tt-hand"' in SCRIPT
    for name in ("tile", "tt-hand"):
        assert f'id="{name}"' in drawn
    for name in ("ghost", "hit", "tt-ground-turn"):
        assert f'".{name}"' in SCRIPT
        assert name in drawn
    for name in ("turnable", "turns", "card", "tile"):
        assert f"dataset.{name}" in SCRIPT
        assert f"data-{name}=" in drawn


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_keys_says_what_turns_a_card_where_there_is_one(language: str) -> None:
    words = tongue(language, GAME.id)
    row = f"<div><dt><kbd>R</kbd></dt><dd>{words.say('keys-turn')}</dd></div>"
    assert "KeyR" in SCRIPT
    assert render_part("_macros.html", "keys", words.say, BOARD, FACE.panel, FACE.tallies).count(row) == 1
    assert row not in render_part("_macros.html", "keys", words.say, SHEETS, FACE.panel, FACE.tallies)
