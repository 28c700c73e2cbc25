"""The pack: counts and figures, and what is refused."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from tests.games.tales_of_tails.positions import BOOK
from undercroft.games.tales_of_tails.loading import load
from undercroft.kernel import packs
from undercroft.kernel.packs import WrongPack

TEXT = packs.find("undercroft.games.tales_of_tails", "base")[1].decode()


def test_ninety_cards_as_listed() -> None:
    assert len(BOOK.rooms) == 91  # 89 of the stack, and both sides of the start room
    assert Counter(room.kind for room in BOOK.rooms) == {
        "start": 2, "monster": 36, "coin": 23, "artefact": 3, "trap": 6, "tramp": 6, "chest": 4, "potion": 4, "portal": 4,
        "door": 3,
    }  # fmt: skip
    monsters = Counter(room.name for room in BOOK.rooms if room.kind == "monster")
    assert sorted(monsters.values()) == [3] * 9 + [4, 5]
    assert sum(room.coins for room in BOOK.rooms) == 15 + 16 + 9 + 20


def test_openings_as_listed() -> None:
    openings = Counter(sum(side in "od" for side in room.sides) for room in BOOK.rooms[1:-1])
    assert openings == {2: 32, 3: 51, 4: 6}


def test_six_dogs_hold_each_pattern_of_two_and_one_once() -> None:
    assert len({dog.attack for dog in BOOK.dogs}) == 6
    assert Counter("".join(dog.attack for dog in BOOK.dogs)) == {"B": 6, "S": 6, "F": 6}
    assert [dog.ability for dog in BOOK.dogs] == ["break", "vow", "", "jump", "", "turn"]


def test_twelve_quests_and_six_potions() -> None:
    assert Counter(bool(quest.most) for quest in BOOK.quests) == {True: 3, False: 9}
    assert BOOK.supply == (2, 2, 2)


@pytest.mark.parametrize(("change", "to", "words"), [
    (r'sides = "owot"', 'sides = "owo"', "room R01: sides"),
    (r'sides = "owot"', 'sides = "wtwt"', "room R01: sides"),
    (r'sides = "owot"', 'sides = "oxot"', "room R01: sides"),
    (r'need = "SS"', 'need = "SX"', "there is no symbol 'X'"),
    (r'need = "SS"', 'need = "SD"', "room R01: need"),
    (r'damage = 1', "damage = 0", "room R01: the figures"),
    (r'kind = "coin"\nsides = "wooo"\ncoins = 1', 'kind = "coin"\nsides = "wooo"\ncoins = 3', "room R28: the figures"),
    (r'kind = "trap"\nsides = "owow"\nneed = "B"', 'kind = "trap"\nsides = "owow"\nneed = "BB"', "room R59: the figures"),
    (r'with_paw = "F"', 'with_paw = ""', "room R65: the figures"),
    (r'kind = "chest"', 'kind = "crate"', "crate"),
    (r'id = "R02"', 'id = "R01"', "rooms: two with the id 'R01'"),
    (r'id = "jeanne"', 'id = "bonk"', "dogs: two with the id 'bonk'"),
    (r'id = "bullseye"', 'id = "steel-grip"', "quests: two with the id"),
    (r'attack = "SSF"', 'attack = "SSD"', "dog bonk: attack"),
    (r'defence = 5', "defence = 0", "dog ruta: no defence"),
    (r'ability = "turn"', 'ability = "fly"', "fly"),
    (r'each = "ifrit"', 'each = "ogre"', "quest last-wish: there is no monster 'ogre'"),
    (r'most = "S"', 'most = "D"', "quest steel-grip: there is no symbol 'D'"),
    (r'most = "S"', 'most = "S"\neach = "ifrit"', "quest steel-grip: either"),
    (r'symbol = "B"', 'symbol = "S"', "potions: one kind for each"),
    (r'count = 2', "count = 3", "potions: one or two"),
    (r'base_paws = 5', "base_paws = 8", "figures.base_paws"),
    (r'rounds = 3', "rounds = 4", "in round 4 only"),
    (r'countdown = 4', "countdown = 10", "a countdown takes 30"),
    (r'two_players = "wooo"', 'two_players = "wwww"', "start.two_players"),
    (r'chest = 4', "chest = 4\nprize = 3", "prize"),
])  # fmt: skip
def test_a_pack_that_cannot_be_played_is_refused_by_name(tmp_path: Path, change: str, to: str, words: str) -> None:
    assert re.search(change, TEXT), change
    path = tmp_path / "mine.toml"
    path.write_text(re.sub(change, to.replace("\\", "\\\\"), TEXT, count=1))
    with pytest.raises(WrongPack, match=re.escape(words)):
        load(str(path))


@pytest.mark.parametrize(("cut", "words"), [
    (r'\[\[rooms\]\]\nid = "R89".*', "rooms: 88"),
    (r'\[\[quests\]\]\nid = "staring-contest"\neach = "cat-eye"\ncoins = 2\n', "quests: 11"),
])  # fmt: skip
def test_a_missing_card_is_noticed(tmp_path: Path, cut: str, words: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(re.sub(cut, "", TEXT, count=1, flags=re.S))
    with pytest.raises(WrongPack, match=words):
        load(str(path))


def test_a_comment_does_not_change_the_fingerprint(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("# mine\n" + TEXT)
    assert load(str(path)).fingerprint == BOOK.fingerprint
    path = tmp_path / "other.toml"
    path.write_text(TEXT.replace("damage = 3", "damage = 4", 1))
    assert load(str(path)).fingerprint != BOOK.fingerprint
