"""The players' rules: everything in the box explained, and the figures of the pack."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tests.games import rules_pages
from tests.games.monsters_of_egypt.positions import BOOK
from tests.games.rules_pages import Chapter, figures
from undercroft.games.monsters_of_egypt import GAME
from undercroft.games.monsters_of_egypt.content import Item
from undercroft.texts import LANGUAGES, tongue

every_language = pytest.mark.parametrize("language", LANGUAGES)


def chapters(language: str) -> dict[str, Chapter]:
    return rules_pages.chapters(GAME.id, language)


def rows_of(language: str, anchor: str, table: int, kind: str, ids: list[str]) -> dict[str, list[str]]:
    """For every id the row that names it in its first cell; nothing else has a row, nothing has two."""
    name = tongue(language, GAME.id).name
    id_of = {name(kind, id).lower(): id for id in ids}
    found: dict[str, list[str]] = {}
    for first, *rest in chapters(language)[anchor].tables[table]:
        for named in first.lower().split(", "):
            assert id_of[named] not in found
            found[id_of[named]] = rest
    return found


# ---- everything in the box ----


@every_language
def test_every_item_has_a_row_and_says_how_often_it_works(language: str) -> None:
    t = tongue(language, GAME.id)
    plain = [id for id, item in BOOK.items.items() if not item.weapon]
    rows = rows_of(language, "items", 0, "token", plain)
    assert set(rows) == set(plain)
    assert times(rows["crystal"]) == [t.say("effect-once-a-game")]
    (single,) = times(rows["bomb"])
    for id in plain:
        if id != "crystal":
            assert times(rows[id]) == due(BOOK.items[id], t.say("effect-once"), single), id


@every_language
def test_every_weapon_has_a_row_with_its_kind_and_says_how_often_it_works(language: str) -> None:
    weapons = [id for id, item in BOOK.items.items() if item.weapon]
    rows = rows_of(language, "items", 1, "token", weapons)
    assert set(rows) == set(weapons)
    kinds = {(BOOK.items[id].weapon, rows[id][0].partition(".")[0]) for id in weapons}
    assert len(kinds) == len({kind for kind, _ in kinds}) == len({word for _, word in kinds}) == 2
    (single,) = times(rows_of(language, "items", 0, "token", list(BOOK.items))["bomb"])
    for id in weapons:
        assert times(rows[id]) == due(BOOK.items[id], tongue(language, GAME.id).say("effect-once"), single), id


def times(row: list[str]) -> list[str]:
    """The bold words in front of each effect."""
    return [words.lower() for words in re.findall(r"\*\*(.+?)\.\*\*", row[0])]


def due(item: Item, permanent: str, single: str) -> list[str]:
    return [permanent] * bool(item.permanent) + [single] * bool(item.single)


@every_language
def test_every_trap_has_a_row(language: str) -> None:
    rows = rows_of(language, "traps", 0, "token", list(BOOK.traps))
    assert set(rows) == set(BOOK.traps)
    for id, trap in BOOK.traps.items():
        assert figures(*rows[id]) == ([trap.lives] if trap.lives else []), id


@every_language
def test_every_monster_has_a_row_with_its_gait(language: str) -> None:
    rows = rows_of(language, "bestiary", 0, "token", list(BOOK.monsters))
    assert set(rows) == set(BOOK.monsters)
    gaits = {(monster.gait, re.sub(r", \d+", "", rows[id][0])) for id, monster in BOOK.monsters.items()}
    assert len(gaits) == len({gait for gait, _ in gaits}) == len({word for _, word in gaits})
    for id, monster in BOOK.monsters.items():
        moves, special = rows[id]
        assert figures(moves) in ([], [monster.moves]), id
        costs = [bite for bite in (monster.bite,) if bite > 1] + [burn for burn in (monster.burn,) if burn]
        assert figures(special) == costs, id


@every_language
def test_lives_of_monsters(language: str) -> None:
    usual, pharaoh = figures(chapters(language)["bestiary"].text)[:2]
    assert {usual} == {monster.lives for id, monster in BOOK.monsters.items() if id != "pharaoh"}
    assert pharaoh == BOOK.monsters["pharaoh"].lives


@every_language
def test_every_face_of_the_die_has_a_row_with_its_count(language: str) -> None:
    rows = rows_of(language, "fights", 0, "face", list(set(BOOK.die)))
    assert {face: int(row[0]) for face, row in rows.items()} == Counter(BOOK.die)


@every_language
def test_every_hero_has_a_row_with_its_own_item(language: str) -> None:
    rows = rows_of(language, "setup", 0, "hero", [card.id for card in BOOK.cards])
    name = tongue(language, GAME.id).name
    assert {id: row[0] for id, row in rows.items()} == {card.id: name("token", card.alternative) for card in BOOK.cards}


@every_language
def test_lives_places_and_moves_are_those_of_the_pack(language: str) -> None:
    assert figures(*chapters(language)["setup"].bold) == [BOOK.figures.lives, BOOK.figures.places]
    assert figures(*chapters(language)["turn"].bold) == [BOOK.figures.moves]


@every_language
def test_calendar_of_the_ceiling(language: str) -> None:
    """ME-ESCAPE-11 to -14: from the third turn on a floor is covered, to the last one."""
    calendar = chapters(language)["escape"].tables[0]
    last = BOOK.plans["escape"].floors
    assert [turn for turn, _ in calendar] == ["1", "2", "3", "4", "…", str(last + 2)]
    assert [figures(floor) for _, floor in calendar] == [[], [], [1], [2], [], [last]]


@every_language
def test_what_items_restore_and_how_far_they_reach(language: str) -> None:
    plain = [id for id, item in BOOK.items.items() if not item.weapon]
    rows = rows_of(language, "items", 0, "token", plain)
    for id in ("apple", "teleporter"):
        assert figures(*rows[id]) == [BOOK.items[id].amount], id
    assert figures(*rows["skates"]) == [1, BOOK.items["skates"].amount]


@every_language
def test_light_and_binoculars_reach_under_a_monster(language: str) -> None:
    """ME-RULING-63: a player must be able to read it, because everything else under a monster is out of reach."""
    monster = {"en": "monster", "ru": "монстр", "pl": "potw"}[language]
    rows = rows_of(language, "items", 0, "token", [id for id, item in BOOK.items.items() if not item.weapon])
    for id in ("binoculars", "flashlight"):
        assert monster in rows[id][0], id
