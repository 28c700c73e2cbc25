"""The pack: what the map holds, and that a broken pack is refused with the place named."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from tests.games.paper_dungeons.positions import BOOK
from undercroft.games.paper_dungeons.loading import load
from undercroft.kernel.packs import WrongPack

TEXT = (files("undercroft.games.paper_dungeons") / "packs" / "base.toml").read_text()
DISTANCES = {
    "A": (3, 7, 8), "B": (3, 5, 9), "C": (3, 5, 9), "D": (5, 5, 9), "E": (2, 8, 10), "F": (2, 6, 9),
    "G": (3, 7, 9), "H": (3, 5, 9), "I": (4, 7, 9), "J": (3, 5, 9), "K": (2, 6, 10), "L": (5, 5, 9),
}  # fmt: skip


def test_totals_of_the_map() -> None:
    rooms = BOOK.rooms
    assert len(rooms) == 42
    minions = sorted((room.minion, room.level) for room in rooms if room.minion)
    assert minions == sorted((kind, level) for kind in ("orc", "ghost", "zombie", "goblin") for level in (3, 4, 5))
    assert sum(room.trap for room in rooms) == 16
    assert Counter(reward for room in rooms for reward in room.rewards) == {"potion": 8, "part": 6, "level": 6}
    gems = [room.gem for room in rooms if room.gem >= 0]
    assert gems == list(range(8)), "letters rise with the row, left to right"
    empty = {room.name for room in rooms if not (room.minion or room.trap or room.rewards or room.gem >= 0)}
    assert empty == {"B2", "D2", "E3", "A4", "D4", "E5", "A6", "C7", "E7"}
    used = Counter(BOOK.room_names[room] for dungeon in BOOK.dungeons for room in dungeon.rooms)
    assert used == dict.fromkeys(empty, 4)


def test_edges_of_the_map() -> None:
    sheet = BOOK.pack.map
    assert (len(sheet.water), len(sheet.walls), len(sheet.passages)) == (7, 6, 2)
    assert [len(dungeon.extra_walls) for dungeon in BOOK.dungeons] == [6] * 12


@pytest.mark.parametrize("dungeon", BOOK.dungeons, ids=lambda dungeon: dungeon.id)
def test_distances_of_the_boss_rooms(dungeon: Any) -> None:
    far = BOOK.distances(dungeon)
    assert tuple(far[room] for room in dungeon.rooms) == DISTANCES[dungeon.id]
    assert [BOOK.room_names[room] for room, moves in enumerate(far) if moves is None] == ["B7"]


def test_bosses_of_the_cards() -> None:
    assert Counter(boss for dungeon in BOOK.dungeons for boss in dungeon.bosses) == dict.fromkeys(range(12), 3)
    best = [sum(BOOK.bosses[boss].glory[2] for boss in dungeon.bosses) for dungeon in BOOK.dungeons]
    assert (min(best), max(best)) == (22, 25)
    assert Counter(boss.stage for boss in BOOK.bosses) == {1: 4, 2: 4, 3: 4}


BROKEN = [
    # a typo, a wrong type, an unknown word
    ('name = "base"', 'nam = "base"', "nam"),
    ("rows = 7", 'rows = "seven"', "map.rows"),
    ("rows = 7", "rows = 8", "map: the sheet has columns"),
    ('effect = "slay"', 'effect = "slain"', "items"),
    ('count = "minion-levels"', 'count = "minion-level"', "missions"),
    ('weak = "warrior"', 'weak = "bard"', "bosses"),
    ("[dice]", "[dice", "Expected"),
    # the map
    ('minion = "ghost 3"', 'minion = "gost 3"', "map.rooms.A1: 'gost 3'"),
    ('minion = "ghost 3"', 'minion = "ghost three"', "map.rooms.A1"),
    ('A7 = { rewards = ["potion"] }', 'A7 = { rewards = ["portion"] }', "map.rooms.A7: 'portion'"),
    ('A7 = { rewards = ["potion"] }', 'A7 = { rewards = ["gem A", "potion"] }', "map.rooms.A7"),
    ('A7 = { rewards = ["potion"] }', 'A7 = { rewards = ["gem I"] }', "map.rooms.A7: 'gem I'"),
    ('A7 = { rewards = ["potion"] }', 'A7 = { rewards = ["gem A"] }', "each gem A to H"),
    ('A7 = { rewards = ["potion"] }', 'G7 = { rewards = ["potion"] }', "map.rooms: there is no room G7"),
    ('B3 = { trap = true }', 'B3 = { trapp = true }', "map.rooms"),
    ('water = ["A1|A2"', 'water = ["A1|A9"', "edge A1|A9: there is no room A9"),
    ('water = ["A1|A2"', 'water = ["A1|B2"', "edge A1|B2 are not neighbours"),
    ('passages = ["A2|F2"', 'passages = ["A2|F3"', "map.passages: A2|F3"),
    ('passages = ["A2|F2"', 'passages = ["B2|F2"', "map.passages: B2|F2"),
    ('minion = "ghost 5"', 'minion = "ghost 4"', "four minions of level 5"),
    # dice and tracks
    ('"clover 9"', '"boots 9"', "dice.white"),
    ('"boots 0"', '"clover 0"', "dice.black"),
    ('"clover 9"', '"clover"', "dice: 'clover'"),
    ('white = ["skull", ', 'white = [', "dice.white: a die has six faces"),
    ("gems = [0, 2, 5,", "gems = [0, 2, 2,", "tracks.gems"),
    ("24, 30, 36", "24, 31, 36", "tracks.gems: seven gems"),
    ("wounds = [0, 0, 1, 1", "wounds = [0, 1, 0, 1", "tracks.wounds"),
    ("4, 4, 6, 6, 8", "4, 4, 6, 7, 8", "tracks.wounds: eleven"),
    ("levels = [0, 3, 6,", "levels = [0, 3, 7,", "tracks.levels"),
    ("14, 16, 19, 22, 25]     #", "14, 17, 19, 22, 25]     #", "tracks.minions"),
    ("19, 22, 25]     #", "19, 22]     #", "tracks.minions: one figure"),
    ('potion_rows = ["level", "part", "gem"]', 'potion_rows = ["level", "part"]', "tracks.potion_rows"),
    ("solo_missions = [6, 5,", "solo_missions = [6,", "tracks.solo_missions"),
    ('6 = "level"', '11 = "level"', "tracks.gem_rewards"),
    # items, talents, goals, missions
    ('symbol = "warrior"\n', "", "items: a symbol on the first four"),
    ('id = "sceptre"', 'id = "sword"', "items: eight different"),
    ('effect = "power"\namount = 3', 'effect = "power"', "sword: the effect 'power' needs an amount"),
    ('effect = "part-per-minions"\namount = 3', 'effect = "part-per-minions"', "marauder"),
    ('id = "M02"', 'id = "M01"', "missions: sixteen"),
    ('id = "G02"', 'id = "G01"', "goals: sixteen"),
    ('id = "noble"', 'id = "alchemist"', "talents: sixteen"),
    ("tiers = [2, 3, 4]", "tiers = [2, 2, 4]", "goal G01"),
    ('training = "BWWB"', 'training = "BBWB"', "goal G01: two heroes"),
    # bosses
    ("thresholds = [8, 10, 12]", "thresholds = [8, 8, 12]", "boss minotaur: thresholds"),
    ("glory = [2, 3, 5]", "glory = [2, 2, 5]", "boss minotaur: thresholds and glory"),
    ("wounds = [3, 2, 1]", "wounds = [3, 3, 1]", "boss minotaur: wounds"),
    ('vanish = ["B", "F"]', 'vanish = ["B", "B"]', "boss minotaur: two vanishing"),
    ('vanish = ["B", "F"]', 'vanish = ["B"]', "boss minotaur: two vanishing"),
    ('vanish = ["B", "F"]', 'vanish = ["B", "Z"]', "boss minotaur: vanish names"),
    ('vanish = ["B", "F"]', 'vanish = ["B", "D"]', "dungeon A: the vanishing gems"),
    ("vanish = []", 'vanish = ["A", "B"]', "boss dragon: two vanishing"),
    ('id = "golem"', 'id = "minotaur"', "boss"),
    # dungeons
    ('bosses = ["minotaur", "hydra", "grave-sage"]', 'bosses = ["hydra", "minotaur", "grave-sage"]', "dungeon A: one boss"),
    ('"minotaur", "hydra", "grave-sage"', '"minotaur", "hidra", "grave-sage"', "dungeon A: there is no boss"),
    ('rooms = ["D2", "E5", "A6"]', 'rooms = ["D2", "E5", "A8"]', "dungeon A: there is no room A8"),
    ('rooms = ["D2", "E5", "A6"]', 'rooms = ["D2", "E5", "B7"]', "dungeon A: the boss room B7 cannot be reached"),
    ('walls = ["A2|B2", "B1|B2"', 'walls = ["A1|A2", "B1|B2"', "dungeon A: edge A1|A2 is named twice"),
    ('walls = ["A2|B2", "B1|B2"', 'walls = ["A2|A1", "B1|B2"', "dungeon A: edge"),
    ('walls = ["A2|B2", "B1|B2"', 'walls = ["D2|D1", "B1|B2"', "dungeon A: edge D2|D1 is named twice"),
    ('walls = ["A2|B2", "B1|B2"', 'walls = ["A2|F2", "B1|B2"', "dungeon A: rooms of edge A2|F2"),
    ('walls = ["A2|B2", "B1|B2"', 'walls = ["D2|E2", "D2|D3", "C2|D2"', "dungeon A: the boss room D2 cannot be reached"),
    ('chapter = 2', 'chapter = 1', "story city"),
    ('id = "B"\nstory', 'id = "A"\nstory', "dungeons: twelve"),
    ("glory = [3, 5, 7]\nwounds = [5, 4, 2]", "glory = [1, 2, 3]\nwounds = [5, 4, 2]", "fewer than 20 glory"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "place"), BROKEN)
def test_a_broken_pack_is_refused_with_its_place(tmp_path: Path, old: str, new: str, place: str) -> None:
    assert old in TEXT
    broken = tmp_path / "mine.toml"
    broken.write_text(TEXT.replace(old, new, 1))
    with pytest.raises(WrongPack) as refused:
        load(str(broken))
    assert place in str(refused.value)


def test_a_dungeon_with_too_few_rooms_in_reach_is_refused(tmp_path: Path) -> None:
    upper_rows_closed = 'walls = ["A4|A5", "B4|B5", "C4|C5", "D4|D5", "E4|E5"]'
    text = TEXT.replace('rooms = ["D2", "E5", "A6"]', 'rooms = ["D2", "E3", "D4"]')
    text = text.replace('walls = ["A2|B2", "B1|B2", "B4|C4", "B5|C5", "E4|E5", "E4|F4"]', upper_rows_closed)
    broken = tmp_path / "mine.toml"
    broken.write_text(text)
    with pytest.raises(WrongPack, match="dungeon A: fewer than 30 rooms"):
        load(str(broken))


def test_a_pack_with_forty_items_is_refused_at_once(tmp_path: Path) -> None:
    broken = tmp_path / "mine.toml"
    more = "".join(f'[[items]]\nid = "thing-{number}"\neffect = "none"\n\n' for number in range(32))
    broken.write_text(TEXT.replace("[[bosses]]", more + "[[bosses]]", 1))
    with pytest.raises(WrongPack, match="items: eight"):
        load(str(broken))


def test_a_pack_that_only_differs_in_comments_is_the_same(tmp_path: Path) -> None:
    same = tmp_path / "mine.toml"
    same.write_text("# mine\n" + TEXT)
    assert load(str(same)).fingerprint == BOOK.fingerprint
    other = tmp_path / "other.toml"
    other.write_text(TEXT.replace("mission = 4", "mission = 5"))
    assert load(str(other)).fingerprint != BOOK.fingerprint


@pytest.mark.parametrize("name", ["nowhere", "../base", "nowhere.toml", "no\0where.toml", "", "x" * 10_000], ids=str.__len__)
def test_a_pack_that_is_not_there_is_refused(name: str) -> None:
    with pytest.raises(WrongPack):
        load(name)


def test_every_rule_the_code_cites_is_in_the_documents() -> None:
    root = Path(__file__).parents[3]
    document = (root / "docs" / "rules" / "paper-dungeons.md").read_text()
    defined = set(re.findall(r"\*\*(PD-[A-Z0-9-]+-\d+)\*\*", document))
    cited = {
        rule: source.name
        for source in (root / "src" / "undercroft" / "games" / "paper_dungeons").rglob("*.py")
        for rule in re.findall(r"PD-[A-Z0-9]+-\d+", source.read_text())
    }
    assert len(defined) == 314
    assert {rule: name for rule, name in cited.items() if rule not in defined} == {}
