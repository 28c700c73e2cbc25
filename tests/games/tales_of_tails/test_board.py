"""The dungeon as a picture: it shows the view, the options and the walk under way, nothing else."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from itertools import pairwise
from random import Random
from xml.etree import ElementTree

import pytest

from tests.games.tales_of_tails.kennels import BOOK, answer, asked, den, dog, quest
from undercroft.games.paper_dungeons import board as sheets
from undercroft.games.tales_of_tails import GAME, board, board_dungeon, board_kit, board_options, board_scenes, board_signs
from undercroft.games.tales_of_tails.board_dogs import DOGS, MOODS
from undercroft.games.tales_of_tails.board_tiles import figure_of, looks, tile, trophy_sides
from undercroft.games.tales_of_tails.rules.maze import maze_of, spot_of
from undercroft.games.tales_of_tails.state import View
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table
from undercroft.kernel.types import Action, Ask, Event, Setup
from undercroft.server.page_base import render_part
from undercroft.texts import LANGUAGES, tongue

EN = tongue("en", GAME.id)
CSS = (files("undercroft.web") / f"static/games/{GAME.id}.css").read_text()
SCRIPT = (files("undercroft.web") / f"static/games/{GAME.id}.js").read_text()


class Games:
    """Some games played with a taste for large dungeons: questions of each kind with their views, and events with theirs."""

    def __init__(self, games: int) -> None:
        self.asked: dict[str, list[tuple[View, Ask]]] = {}
        self.told: dict[str, list[tuple[View, Event]]] = {}
        self.ends: list[View] = []
        for seed in range(games):
            options = {choice.id: choice.values[seed % 2] for choice in GAME.choices} | {"dogs": "chosen"}
            table = Table(GAME, Setup(GAME.id, 2 + seed % 3, "base", options), BOOK, Luck(Quick(seed)))
            table.listener = self._listen
            table.start()
            random = Random(seed)
            while not table.over:
                question = table.questions()[0]
                seen = self.asked.setdefault(question.kind, [])
                if len(seen) < 40:
                    seen.append((table.view(question.seat), question))
                table.answer(question.seat, self._pick(question, table, random))
            self.ends.append(table.view(None))

    def _pick(self, question: Ask, table: Table, random: Random) -> Action:
        if question.kind == "turn" and len(table.state.dungeon.tiles) < 18:
            return question.options[0]
        further = [option for option in question.options if option.kind in ("enter", "break", "fight", "take", "hire", "disarm")]
        return random.choice(further if further and random.random() < 0.7 else question.options)

    def _listen(self, table: Table, event: Event) -> None:
        seen = self.told.setdefault(event.kind, [])
        if len(seen) < 4:
            seen.append((table.view(None), event))


@cache
def games() -> Games:
    return Games(8)


def pairs(kind: str = "") -> list[tuple[View, Ask]]:
    found = games().asked
    return found[kind] if kind else [pair for some in found.values() for pair in some]


def drawn_options(picture: str) -> set[str]:
    return set(re.findall(r'class="opt[^"]*" data-option="([^"]+)"', picture))


def at(picture: str, id: str) -> str | None:
    found = re.search(rf'<g id="{id}"[^>]* transform="translate\(([^)]+)\)', picture)
    return found[1] if found else None


def picture_of(table: Table, seat: int | None = 0) -> str:
    ask = table.question(seat) if seat is not None else None
    return board.live(table.view(seat), BOOK, EN, ask=ask)


# ---- options ----


def test_every_option_has_a_place_in_the_picture_and_nothing_else_has() -> None:
    kinds = set()
    for view, ask in pairs():
        drawn = board.live(view, BOOK, EN, ask=ask)
        shapes = drawn_options(drawn)
        if ask.kind == "place":
            listed = re.findall(r'data-turns="([^"]+)"', drawn)
            turns = {option.partition(":")[2] for cell in listed for option in cell.split(";")}
            assert turns == {str(option) for option in ask.options}
            assert shapes <= turns
        elif ask.kind != "ready":
            assert shapes == {str(option) for option in ask.options}, ask
        kinds.add(ask.kind)
    assert kinds >= {"dog", "quest", "turn", "place", "turning", "way", "room", "confirm"}


def test_without_a_question_nothing_can_be_clicked() -> None:
    for view, _ in (some[0] for some in games().asked.values()):
        assert "data-option" not in board.live(view, BOOK, EN) + board.fixed(view, BOOK, EN)


def test_each_place_for_the_card_in_hand_is_one_cell_with_its_turns() -> None:
    for view, ask in pairs("place"):
        drawn = board.live(view, BOOK, EN, ask=ask)
        wanted = {spot_of(view.state.dungeon, option)[:2] for option in ask.options}
        cells = re.findall(r'id="tt-cell-(-?\d+)-(-?\d+)" class="opt tt-cell" data-option="([^"]+)" data-turns="([^"]+)"', drawn)
        assert {(int(x), int(y)) for x, y, _, _ in cells} == wanted
        for x, y, first, turns in cells:
            for turn, _, option in (pair.partition(":") for pair in turns.split(";")):
                action = BOOK.catalogue.read(option)
                assert action is not None
                assert spot_of(view.state.dungeon, action) == (int(x), int(y), int(turn) // 90)
            assert turns.startswith(tuple(f"{turn}:{first}" for turn in (0, 90, 180, 270)))
        assert f'id="tt-ghost" class="tt-ghost tt-through" data-card="{view.state.drawn}"' in drawn


def test_a_card_in_hand_can_be_turned_only_by_who_places_it() -> None:
    view, ask = pairs("place")[0]
    assert board.live(view, BOOK, EN, ask=ask).count("data-turnable") == 2
    assert "tt-ghost" not in board.live(view, BOOK, EN)
    assert "tt-hand" in board.live(view, BOOK, EN)


def test_the_choices_of_a_room_lie_beside_it_and_inside_the_picture() -> None:
    seen = set()
    for view, ask in pairs("room"):
        drawn = board.live(view, BOOK, EN, ask=ask)
        for option, x, y, size in re.findall(
            r'data-option="([^"]+)"><rect class="hit" x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)"', drawn
        ):
            assert float(size) == board_options.BUBBLE >= 44
            assert 0 <= float(x) <= board.WIDTH - float(size)
            assert 0 <= float(y) <= board.WIDTH - float(size)
            seen.add(option.split()[0])
    assert {"fight", "pass", "take", "leave"} <= seen


def test_every_option_has_a_sign() -> None:
    for view, ask in pairs():
        for option in ask.options:
            sign = board_signs.sign(option, view, BOOK)
            ElementTree.fromstring(f"<svg>{sign}</svg>")
            assert sign or option.kind == "ready", option


# ---- the dungeon ----


def test_all_rooms_and_all_free_places_are_inside_the_field() -> None:
    left, top, width, height = board_kit.FIELD
    for view, _ in pairs("place"):
        dungeon = view.state.dungeon
        frame = board_dungeon.frame(dungeon, BOOK)
        cells = [(t.x, t.y) for t in dungeon.tiles] + list(maze_of(dungeon, BOOK).frontier)
        for x, y in cells:
            middle_x, middle_y = frame.at(x, y)
            assert left <= middle_x - frame.cell / 2
            assert middle_x + frame.cell / 2 <= left + width
            assert top <= middle_y - frame.cell / 2
            assert middle_y + frame.cell / 2 <= top + height


def test_the_dungeon_stays_where_it_is_while_it_has_room() -> None:
    one = den(dog("bonk"), dog("ruta"), rooms="R28 1,0; R30 -1,0")
    more = den(dog("bonk"), dog("ruta"), rooms="R28 1,0; R30 -1,0; R29 0,1 turn 90")
    large = den(dog("bonk"), dog("ruta"), rooms="; ".join(f"R{28 + x} {x + 1},0" for x in range(8)))
    frames = [board_dungeon.frame(table.state.dungeon, BOOK) for table in (one, more, large)]
    assert frames[0] == frames[1]
    assert frames[2].cell < frames[0].cell
    assert frames[2].x < frames[0].x


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
    assert 'class="tt-token tt-seat-1"' in after


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
    assert at(before, "tt-dog-0") != at(during, "tt-dog-0")
    assert at(before, "tt-dog-1") == at(during, "tt-dog-1")
    assert table.state.dungeon.tiles[1].owner < 0
    assert picture_of(table, None).count("tt-step") == during.count("tt-step")


def test_who_has_left_or_sleeps_is_seen_above_the_dungeon() -> None:
    table = den(dog("ruta"), dog("bonk"), dog("robin"), rooms="R28 1,0")
    inside = picture_of(table, None)
    answer(table, "sleep", "walk", "out north", "confirm")
    assert [pup.place for pup in table.state.parts] == ["asleep", "out", "inside"]
    after = picture_of(table, None)
    for seat in (0, 1):
        place = at(after, f"tt-dog-{seat}")
        assert place is not None
        assert float(place.split()[1]) < board_kit.SKY
        assert place != at(inside, f"tt-dog-{seat}")
    assert at(after, "tt-dog-2") == at(inside, "tt-dog-2")
    assert "tt-zzz" in after
    assert "tt-alarm" in after
    assert "tt-alarm" not in inside


def test_the_dog_is_where_the_story_is() -> None:
    table = den(dog("ruta"), dog("bonk"), rooms="R28 1,0; R29 2,0")
    seen: dict[tuple[str, ...], str | None] = {}

    def listen(at_table: Table, event: Event) -> None:
        live = board.live(at_table.view(None), BOOK, EN, event=event)
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
    rows = drawn[drawn.index('class="tt-at-pups"') :]
    own, other = rows.split('data-spot="pup-')[1:]
    assert own.count("#tt-f-chest") == 1
    assert other.count("#tt-f-chest") == 1 - hidden
    assert other.count("#tt-f-back") == hidden
    assert ">6<" in own
    assert (">6<" in other) == (not hidden)


def test_unseen_rooms_are_counted_by_kind() -> None:
    table = den(dog("ruta"), dog("bonk"), rooms="R01 1,0; R28 2,0", bag="R02 R03 R43 R51")
    drawn = picture_of(table, None)
    stack = drawn[drawn.index('data-spot="stack"') : drawn.index('class="tt-at-pups"')]
    counts = dict(re.findall(r'href="#tt-f-([\w-]+)" transform="[^"]+"/><text[^>]*>(\d+)<', stack))
    assert counts["ifrit"] == "2"
    assert counts["coins"] == counts["dragon"] == "1"
    assert counts["coin"] == counts["mimic"] == "0"
    assert counts["back"] == "4"
    assert set(counts) - {"back"} == {figure_of(BOOK.rooms[card]) for card in BOOK.stack}


def test_a_different_view_is_a_different_picture() -> None:
    pictures = [board.live(view, BOOK, EN) for view in games().ends]
    assert len(set(pictures)) == len(pictures)
    assert pictures[0] == board.live(games().ends[0], BOOK, EN)
    assert len({board.fixed(view, BOOK, EN) for view in games().ends}) == 1


def test_every_event_can_be_drawn() -> None:
    assert {"drew", "placed", "walked", "fought", "passed", "took", "left", "turned", "slept", "collected"} <= set(games().told)
    for view, event in (pair for some in games().told.values() for pair in some):
        picture = board.live(view, BOOK, EN, event=event)
        ElementTree.fromstring(f"<svg>{picture}</svg>")
        assert not drawn_options(picture)


def test_events_are_told_where_they_happened() -> None:
    assert board.spot(Event("placed", 0, ("R17", 1, 0, 90))) == "room-R17"
    assert board.spot(Event("fought", 0, ("mimic", "R17"))) == "room-R17"
    assert board.spot(Event("slept", 2, (1,))) == "pup-2"
    assert board.spot(Event("common", 1, ("bullseye",))) == "quest-bullseye"
    assert board.spot(Event("countdown", None, (8,))) == "stack"
    assert board.spot(Event("round", None, (2,))) is None
    places = re.compile(r'data-spot="([^"]+)"')
    for view, event in (pair for some in games().told.values() for pair in some):
        spot = board.spot(event)
        if spot is not None and not spot.startswith(("room-", "quest-")):
            assert spot in places.findall(board.live(view, BOOK, EN, event=event)), event


# ---- figures and cards ----


def test_every_figure_that_is_shown_is_there() -> None:
    for view, ask in (some[-1] for some in games().asked.values()):
        fixed = board.fixed(view, BOOK, EN)
        shown = fixed + board.live(view, BOOK, EN, ask=ask)
        shown += "".join(card.svg for card in board.cards(view, BOOK, EN, ask=ask))
        shown += "".join(board_signs.sign(option, view, BOOK) for option in ask.options)
        used = set(re.findall(r'href="#([^"]+)"', shown)) | set(re.findall(r"url\(#([^)]+)\)", shown))
        assert used <= set(re.findall(r' id="([^"]+)"', fixed))
    assert "href" not in board.cover()


def test_dogs_rooms_and_quests_of_the_pack_have_figures_of_their_own() -> None:
    assert set(DOGS) == {card.id for card in BOOK.dogs} == set(board_kit.LETTERS)
    assert len(set(board_kit.LETTERS.values())) == len(DOGS)
    names = {figure_of(room) for room in BOOK.rooms}
    assert names <= set(board_kit.FIGURES)
    assert {card.each for card in BOOK.quests if card.each} <= set(board_kit.FIGURES)
    assert set(board_scenes.ABILITIES) == {card.ability for card in BOOK.dogs if card.ability}


def test_symbols_differ_in_shape_and_letter_not_only_in_colour() -> None:
    shapes = [shape for shape, _ in board_kit.CHIPS.values()]
    letters = [letter for _, letter in board_kit.CHIPS.values()]
    assert len(set(shapes)) == len(shapes) == 5
    assert letters == ["B", "S", "F", "D", "K"]


def test_cards_tell_quests_dogs_potions_and_each_look_of_room_once() -> None:
    view, ask = pairs("turn")[-1]
    found = board.cards(view, BOOK, EN, ask=ask)
    assert len({(card.kind, card.id) for card in found}) == len(found)
    assert {card.kind for card in found} == {"quest", "dog", "potion", "room"}
    assert all(card.title and card.words for card in found)
    view, ask = pairs("dog")[0]
    chosen = "".join(card.svg for card in board.cards(view, BOOK, EN, ask=ask))
    assert drawn_options(chosen) == {str(option) for option in ask.options}


# ---- the page ----


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_needs_no_inline_style(language: str) -> None:
    words = tongue(language, GAME.id)
    for view, ask in (some[-1] for some in games().asked.values()):
        pictures = [board.fixed(view, BOOK, words), board.live(view, BOOK, words, ask=ask), board.cover()]
        pictures += [card.svg for card in board.cards(view, BOOK, words, ask=ask)]
        for picture in pictures:
            assert "style" not in picture
            ElementTree.fromstring(f"<svg>{picture}</svg>")


def test_an_id_is_used_once() -> None:
    for view, ask in pairs():
        ids = re.findall(r' id="([^"]+)"', board.fixed(view, BOOK, EN) + board.live(view, BOOK, EN, ask=ask))
        assert len(ids) == len(set(ids))


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_a_file_stands_alone(theme: str, layout: str) -> None:
    for view in games().ends[:2]:
        picture = board.standalone(view, BOOK, EN, theme=theme, layout=layout)
        assert ElementTree.fromstring(picture).tag == "{http://www.w3.org/2000/svg}svg"
        assert "var(" not in picture
        assert ("#fff7e8" in picture) == (theme == "light")


def test_the_style_sheet_lays_the_blocks_as_the_table_says() -> None:
    placed = re.findall(r"\.tt-at-(\w+) \{ transform: translate\((\d+)px, (\d+)px\) scale\(([\d.]+)\); \}", CSS)
    assert {block: (float(x), float(y), float(scale)) for block, x, y, scale in placed} == board_kit.WIDE
    assert f"--sheet: {board_kit.WIDE_WIDTH} / {board.HEIGHT};" in CSS
    assert f"--sheet: {board.WIDTH} / {board.HEIGHT};" in CSS


def test_the_blocks_do_not_overlap() -> None:
    heights = {"dungeon": 360.0, "hand": board_kit.HAND_H, "stock": 184.0, "pups": 4 * board_kit.ROW_STEP}
    for places in (board_kit.TALL, board_kit.WIDE):
        column = sorted((places[block].y, heights[block] * places[block].scale) for block in ("hand", "stock", "pups"))
        for (y, height), (below, _) in pairwise(column):
            assert y + height <= below
        assert column[-1][0] + column[-1][1] <= board.HEIGHT
    assert board_kit.TALL["hand"].y >= heights["dungeon"]


def test_every_class_that_is_drawn_is_styled() -> None:
    drawn = board.cover()
    for view, ask in pairs():
        drawn += board.live(view, BOOK, EN, ask=ask)
    view, ask = pairs("turn")[0]
    drawn += board.fixed(view, BOOK, EN)
    names = {name for found in re.findall(r'class="([^"]+)"', drawn) for name in found.split()}
    free = {"tt-cover", "tt-cell", "needs-script"}
    assert {name for name in names if not re.search(rf"\.{name}[ ,.:{{]", CSS)} <= free


def test_nothing_moves_for_who_wants_no_motion() -> None:
    """Whatever moves is in the block for those who have not asked for calm, or is stopped for those who have."""
    calm = CSS.replace("\n", " ").partition("@media (prefers-reduced-motion: no-preference) {")[0]
    moving = re.findall(r"([^{}]+)\{[^{}]*(?:animation|transition): (?!none)[^{}]*\}", calm)
    assert {selector.strip().split("*/")[-1].strip() for selector in moving} == {".opt .hit"}
    assert "@media (prefers-reduced-motion: reduce) { .opt .hit { animation: none; } }" in CSS


def test_the_script_and_the_picture_speak_of_the_same_things() -> None:
    view, ask = pairs("place")[0]
    drawn = board.live(view, BOOK, EN, ask=ask)
    for name in ("tt-ghost", "tt-hand"):
        assert f'"{name}"' in SCRIPT
        assert f'id="{name}"' in drawn
    for name in ("tt-cell", "tt-ground-turn", "tt-at-dungeon"):
        assert f'".{name}"' in SCRIPT
        assert name in drawn
    for name in ("turnable", "turns", "card", "x", "y"):
        assert name in SCRIPT
        assert f"data-{name}=" in drawn


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_keys_says_what_turns_a_card_where_there_is_one(language: str) -> None:
    words = tongue(language, GAME.id)
    row = f"<div><dt><kbd>R</kbd></dt><dd>{words.say('keys-turn')}</dd></div>"
    assert "KeyR" in SCRIPT
    assert render_part("_macros.html", "keys", words.say, board).count(row) == 1
    assert row not in render_part("_macros.html", "keys", words.say, sheets)
