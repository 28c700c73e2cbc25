"""The players' rules: everything in the box explained, and the figures of the pack."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games import rules_pages
from tests.games.rules_pages import Chapter, figures
from tests.games.tales_of_tails.positions import BOOK
from undercroft.games.tales_of_tails import GAME
from undercroft.games.tales_of_tails.content import LETTERS, SYMBOLS
from undercroft.games.tales_of_tails.face.wording.cards import counted, prize
from undercroft.texts import LANGUAGES, tongue

every_language = pytest.mark.parametrize("language", LANGUAGES)
MONSTERS = [room for room in BOOK.rooms if room.kind == "monster"]
NAMES = list(dict.fromkeys(room.name for room in MONSTERS))


def chapters(language: str) -> dict[str, Chapter]:
    return rules_pages.chapters(GAME.id, language)


def rows_of(language: str, anchor: str, kind: str, ids: list[str]) -> dict[str, list[str]]:
    """For every id the row that names it in its first cell; nothing else has a row, nothing has two."""
    name = tongue(language, GAME.id).name
    id_of = {name(kind, id).lower(): id for id in ids}
    found: dict[str, list[str]] = {}
    for first, *rest in chapters(language)[anchor].tables[0]:
        assert id_of[first.lower()] not in found
        found[id_of[first.lower()]] = rest
    assert set(found) == set(ids)
    return found


def in_words(language: str, symbols: str) -> str:
    name = tongue(language, GAME.id).name
    return ", ".join(name("symbols", symbol) for symbol in symbols.split())


# ---- everything in the box ----


@every_language
def test_every_dog_has_a_row_with_its_class_its_symbols_and_its_defence(language: str) -> None:
    rows = rows_of(language, "dogs", "dog", [dog.id for dog in BOOK.dogs])
    for dog, base in zip(BOOK.dogs, BOOK.base, strict=True):
        calling, attack, defence, ability = rows[dog.id]
        assert calling == tongue(language, GAME.id).name("class", dog.id)
        assert (attack, int(defence)) == (in_words(language, counted(base)), dog.defence), dog.id
        assert ability.endswith(".")


@every_language
def test_every_monster_has_a_row_with_its_figures(language: str) -> None:
    rows = rows_of(language, "monsters", "room", NAMES)
    name = tongue(language, GAME.id).name
    for id in NAMES:
        cards = [room for room in MONSTERS if room.name == id]
        copies, needs, damage, trophy, coins = rows[id]
        numbers = {BOOK.number[room.id] for room in cards}
        assert int(copies) == len(cards), id
        assert {in_words(language, counted(BOOK.need[number])) for number in numbers} == {needs}, id
        assert {(room.damage, room.coins) for room in cards} == {(int(damage), int(coins))}, id
        prizes = {prize(number, BOOK) for number in numbers}
        if len(prizes) > 1:
            assert prizes == {f"{symbol}-1" for symbol in SYMBOLS}
            assert all(name("symbol", symbol) in trophy for symbol in SYMBOLS), id
        else:
            assert trophy == (in_words(language, *prizes) or "—"), id


@every_language
def test_every_kind_of_room_has_a_row_with_its_count(language: str) -> None:
    counts = Counter(room.kind for room in BOOK.rooms if room.kind != "start")
    table = chapters(language)["rooms"].tables[0]
    kinds = ["monster", "coin", "artefact", "trap", "tramp", "chest", "potion", "portal", "door"]
    assert {kind: int(row[1]) for kind, row in zip(kinds, table, strict=True)} == counts
    assert figures(table[1][2]) == sorted({room.coins for room in BOOK.rooms if room.kind == "coin"})
    assert figures(table[5][2]) == [BOOK.figures.chest]


@every_language
def test_rooms_of_one_name_are_called_by_it(language: str) -> None:
    name, table = tongue(language, GAME.id).name, chapters(language)["rooms"].tables[0]
    for row, kind in ((4, "tramp"), (5, "chest"), (6, "potion"), (7, "portal")):
        assert table[row][0].lower() == name("room", kind), kind


@every_language
def test_every_quest_has_a_row_with_its_pay(language: str) -> None:
    rows = rows_of(language, "quests", "quest", [quest.id for quest in BOOK.quests])
    t = tongue(language, GAME.id)
    for quest in BOOK.quests:
        reason, coins = rows[quest.id]
        assert int(coins) == quest.coins, quest.id
        if quest.each:
            assert reason.endswith(t.name("room", quest.each)), quest.id
        else:
            assert reason.endswith(t.say(f"symbol-{SYMBOLS[LETTERS.index(quest.most)]}.many")), quest.id


@every_language
def test_every_potion_has_a_row_with_its_symbol(language: str) -> None:
    rows = rows_of(language, "potions", "potion", [potion.id for potion in BOOK.potions])
    name = tongue(language, GAME.id).name
    for potion in BOOK.potions:
        assert rows[potion.id] == [str(potion.count), name("symbol", SYMBOLS[LETTERS.index(potion.symbol)])]


@every_language
def test_the_countdown_is_that_of_the_pack(language: str) -> None:
    table = chapters(language)["countdown"].tables[0]
    assert [[int(cell) for cell in row] for row in table] == [[left, BOOK.figures.countdown * left] for left in (1, 2, 3)]


@every_language
def test_figures_of_the_set_up_and_the_end_are_those_of_the_pack(language: str) -> None:
    f = BOOK.figures
    assert figures(chapters(language)["setup"].text) == [f.paws, f.base_paws, f.paws - f.base_paws, 2, len(BOOK.stack)]
    assert figures(chapters(language)["round"].text) == [f.rounds]
    assert figures(chapters(language)["traps"].text) == figures(chapters(language)["tramps"].text) == [f.penalty]


@every_language
def test_the_score_sheet_is_explained_line_by_line(language: str) -> None:
    t, table = tongue(language, GAME.id), chapters(language)["scoring"].tables[0]
    lines = ["coins", "chests", "traps", "tramps", "common-quests", "own-quest"]
    assert [row[0] for row in table] == [t.name("line", line) for line in lines]
    assert figures(table[1][1]) == [BOOK.figures.chest]
    assert all(row[1].startswith(f"−{BOOK.figures.penalty} ") for row in table[2:4])


@pytest.mark.parametrize(
    ("language", "narrow", "wide"), [("en", "three", "four"), ("ru", "тремя", "четырёх"), ("pl", "trzema", "czterech")]
)
def test_the_start_room_for_two_has_an_opening_less(language: str, narrow: str, wide: str) -> None:
    wider, narrower = (room.sides.count("o") for room in BOOK.rooms if room.kind == "start")
    assert (narrower, wider) == (3, 4)
    words = chapters(language)["two"].text.split(".")[0].split()
    assert words.index(narrow) < words.index(wide)
