"""The pack: what both boards hold, and that a broken pack is refused with the place named (6.3 to 6.9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from importlib.resources import files
from pathlib import Path

import pytest

from tests.games.monsters_of_egypt.positions import BOOK
from undercroft.games.monsters_of_egypt.content import MODES, Mode
from undercroft.games.monsters_of_egypt.loading import breached, distances, exit_hall, leading_to, load, open_cells, untouched
from undercroft.games.monsters_of_egypt.rules.dungeon import boulder_way, landing
from undercroft.kernel.packs import WrongPack

TEXT = (files("undercroft.games.monsters_of_egypt") / "packs" / "base.toml").read_text()
Cells = Mapping[str, str]


def names(mode: Mode, cells: Iterable[int]) -> list[str]:
    return [BOOK.plans[mode].names[cell] for cell in cells]


def signs(mode: Mode, layer: str, sign: str) -> list[str]:
    return names(mode, [cell for cell, found in enumerate(getattr(BOOK.plans[mode], layer)) if found == sign])


# ---- the base pack ----


@pytest.mark.rule("ME-CONTENT-1")
@pytest.mark.parametrize("mode", MODES)
def test_size_of_the_boards(mode: Mode) -> None:
    plan = BOOK.plans[mode]
    assert (plan.floors, plan.width, plan.size) == (10, 13, 130)
    assert len(plan.structure) == len(plan.features) == len(plan.tokens) == 130
    assert (plan.names[0], plan.names[12], plan.names[13], plan.names[-1]) == ("1-1", "1-13", "2-1", "10-13")


@pytest.mark.rule("ME-CONTENT-2", "ME-SETUP-7", "ME-ESCAPE-5")
def test_token_cells() -> None:
    assert Counter(BOOK.plans["exploration"].tokens) == {"c": 29, "?": 26, ".": 75}
    assert Counter(BOOK.plans["escape"].tokens) == {"c": 28, "?": 26, ".": 76}
    assert (len(BOOK.chests), len(BOOK.dangers)) == (29, 26)


@pytest.mark.rule("ME-CONTENT-3")
def test_what_stands_on_the_boards() -> None:
    orange, purple = BOOK.plans["exploration"], BOOK.plans["escape"]
    assert names("exploration", orange.starts) == ["1-2", "1-7", "1-12"]
    assert names("escape", purple.starts) == ["1-2", "1-6", "1-11"]
    assert names("exploration", orange.statues) == ["4-4", "7-11"]
    assert names("escape", purple.statues) == ["9-2", "9-12"]
    assert names("exploration", orange.caves) == ["2-13", "4-8", "6-1", "9-13"]
    assert names("escape", purple.caves) == ["3-9", "6-5", "8-11"]
    assert names("exploration", orange.spikes) == ["2-9", "4-5", "6-4", "7-9", "8-10", "9-10"]
    assert names("escape", purple.spikes) == ["2-7", "4-7", "5-9", "7-2", "8-10", "9-5"]
    assert names("exploration", orange.boulder) == ["4-1", "6-13"]
    assert signs("escape", "features", "1") == signs("escape", "features", "2") == []
    for mode in MODES:
        plan = BOOK.plans[mode]
        assert [(plan.names[cell], step) for cell, step in plan.arrows] == [("3-13", -1), ("5-1", 1), ("7-13", -1), ("8-1", 1)]
        assert names(mode, sorted(plan.reinforced)) == ["9-6", "9-7", "9-8"]
        assert names(mode, [plan.exit, *plan.doors]) == ["10-7", "10-5", "10-8"]
        assert names(mode, sorted(exit_hall(plan))) == ["10-6", "10-7", "10-8"]


@pytest.mark.rule("ME-CONTENT-4", "ME-CONTENT-5")
def test_walls_holes_and_ladders() -> None:
    assert signs("exploration", "structure", "#") == ["2-6", "3-3", "4-9", "5-13", "6-6", "8-6"]
    assert signs("escape", "structure", "#") == ["2-5", "2-10", "3-4", "4-6", "5-11", "6-7", "7-4", "8-7"]
    holes = ["1-10", "2-7", "3-2", "3-12", "4-6", "5-9", "6-3", "7-8", "8-5", "8-13"]
    assert signs("exploration", "structure", "o") == holes
    assert len(signs("escape", "structure", "o")) == 25
    ladders = ["2-4", "2-11", "3-1", "3-5", "4-10", "5-10", "6-2", "7-5", "7-7", "8-3", "8-12", "9-9", "10-4", "10-11"]
    assert signs("exploration", "features", "L") == ladders
    assert signs("escape", "features", "L") == ["3-2", "5-4", "7-9", "9-9", "10-3", "10-11"]


@pytest.mark.rule("ME-CONTENT-4", "ME-CONTENT-6")
@pytest.mark.parametrize("mode", MODES)
def test_where_tokens_and_supports_are(mode: Mode) -> None:
    plan = BOOK.plans[mode]
    state, hall = untouched(plan), exit_hall(plan)
    firm = set(open_cells(state, plan))
    for cell, sign in enumerate(plan.structure):
        below = cell + plan.width
        carried = below < plan.size and (plan.structure[below] in "#<>" or plan.features[below] == "L")
        assert (sign == "-") == (carried and sign not in "#<>"), plan.names[cell]
        if plan.tokens[cell] != ".":
            assert cell in firm
            assert cell not in hall
            assert plan.features[cell] in ".^"
            assert below >= plan.size or plan.features[below] != "L"


@pytest.mark.rule("ME-CONTENT-7", "ME-CONTENT-8")
@pytest.mark.parametrize("mode", MODES)
def test_spikes_and_arrow_walls(mode: Mode) -> None:
    plan = BOOK.plans[mode]
    assert len(plan.spikes) == 6
    for cell in plan.spikes:
        assert plan.tokens[cell] != "."
        assert plan.structure[cell] in "_="
        assert plan.structure[cell - plan.width] in "_="
    for cell, step in plan.arrows:
        assert plan.structure[cell + step] in "_-o"
        assert (cell + step) // plan.width == cell // plan.width


@pytest.mark.rule("ME-CONTENT-9")
def test_every_way_of_the_orange_board_leads_back() -> None:
    plan = BOOK.plans["exploration"]
    state, hall = untouched(plan), exit_hall(plan)
    outside = {cell for cell in open_cells(state, plan) if cell not in hall}
    assert len(outside) == 130 - 10 - 10 - 3, "all but walls, holes and the hall"
    for cell in outside:
        assert set(distances(state, plan, [cell])) == outside
        assert leading_to(state, plan, [cell]) == outside


@pytest.mark.rule("ME-CONTENT-9")
@pytest.mark.parametrize(("start", "moves"), [("1-2", (10, 22)), ("1-7", (11, 17)), ("1-12", (16, 15))])
def test_distances_on_the_orange_board(start: str, moves: tuple[int, int]) -> None:
    plan = BOOK.plans["exploration"]
    far = distances(untouched(plan), plan, [plan.cell[start]])
    assert tuple(far[statue] for statue in plan.statues) == moves
    assert plan.exit not in far


@pytest.mark.rule("ME-CONTENT-10")
@pytest.mark.parametrize(("start", "moves", "tokens"), [("1-2", (16, 18), 43), ("1-6", (16, 18), 49), ("1-11", (15, 14), 44)])
def test_distances_on_the_purple_board(start: str, moves: tuple[int, int], tokens: int) -> None:
    plan = BOOK.plans["escape"]
    far = distances(untouched(plan), plan, [plan.cell[start]])
    assert tuple(far[statue] for statue in plan.statues) == moves
    assert sum(sign != "." and cell in far for cell, sign in enumerate(plan.tokens)) == tokens


@pytest.mark.rule("ME-CONTENT-10")
def test_the_purple_board_can_be_opened_from_its_starts_and_left_downwards() -> None:
    plan = BOOK.plans["escape"]
    state = untouched(plan)
    far = distances(state, plan, plan.starts)
    assert {cell for cell, sign in enumerate(plan.tokens) if sign != "."} <= set(far)
    for cell in open_cells(state, plan):
        assert max(distances(state, plan, [cell])) >= plan.bottom


@pytest.mark.rule("ME-BOARD-10", "ME-BOARD-9", "ME-BOARD-14")
@pytest.mark.parametrize(("mode", "moves"), [("exploration", (16, 10)), ("escape", (5, 5))])
def test_either_door_is_enough(mode: Mode, moves: tuple[int, int]) -> None:
    plan = BOOK.plans[mode]
    for door, statue in enumerate(plan.statues):
        assert plan.exit not in distances(untouched(plan), plan, [statue])
        far = distances(untouched(plan, (door == 0, door == 1)), plan, [statue])
        assert far[plan.exit] == moves[door]
    assert set(BOOK.plans["exploration"].statues).isdisjoint(BOOK.plans["escape"].statues)


@pytest.mark.rule("ME-CONTENT-11")
def test_tokens_heroes_and_die() -> None:
    kinds = Counter(BOOK.kind[token] for token in BOOK.chests)
    assert kinds.total() == 29
    assert {kind for kind, count in kinds.items() if count == 2} == {"hook", "teleporter", "binoculars", "sabre"}
    dangers = Counter(BOOK.kind[token] for token in BOOK.dangers)
    assert dangers.total() == 26
    assert {kind: count for kind, count in dangers.items() if count > 1} == {
        "crack": 4, "spikes": 2, "rumble": 2, "bat": 2, "spider": 2, "mummy": 4, "ghost": 2,
    }  # fmt: skip
    assert sum(token in BOOK.monster_of for token in BOOK.dangers) == 17
    moves = {monster.id: monster.moves for monster in BOOK.monsters.values()}
    assert moves == {
        "pharaoh": 0, "bat": 4, "vulture": 3, "spider": 3, "mummy": 2, "ghost": 3, "scarab": 3, "locust": 4, "cobra": 2,
        "djinn": 3, "golem": 2,
    }  # fmt: skip
    assert Counter(BOOK.die) == {"attack": 2, "melee": 1, "any-weapon": 1, "retreat-2": 1, "retreat-3": 1}
    assert [(card.id, card.start, card.alternative) for card in BOOK.cards] == [
        ("vera", ("ladder", "bomb"), "flashlight"),
        ("timur", ("ladder", "bomb"), "hook"),
        ("zoya", ("ladder", "bomb"), "skates"),
        ("gleb", ("ladder", "bomb"), "sledgehammer"),
        ("roza", ("ladder", "bomb"), "teleporter"),
    ]
    assert sum(len(start) for start, _ in BOOK.starts) == 10
    assert len(set(BOOK.tokens)) == len({token.name for token in BOOK.tokens}) == 29 + 26 + 15


@pytest.mark.rule("ME-CONTENT-12")
def test_the_boulder_rolls_to_its_end() -> None:
    plan = BOOK.plans["exploration"]
    way = names("exploration", boulder_way(untouched(plan), plan))
    assert " ".join(way) == "4-1 4-2 4-3 4-4 4-5 4-6 5-6 5-7 5-8 5-9 6-9 6-10 6-11 6-12 6-13"


@pytest.mark.rule("ME-CONTENT-13")
def test_no_single_crack_cuts_anything_off() -> None:
    plan = BOOK.plans["exploration"]
    state, tried = untouched(plan), 0
    for cell, sign in enumerate(plan.tokens):
        if sign == "?" and cell < plan.bottom and cell not in plan.reinforced:
            broken = breached(state, plan, cell)
            end = landing(broken, plan, cell)
            assert end > cell
            left = distances(broken, plan, [end])
            assert {*plan.statues, plan.cell["10-5"], plan.cell["10-9"]} <= set(left)
            tried += 1
    assert tried == 22, "four of the 26 lie on the bottom floor or on a reinforced one"


def test_a_pack_is_loaded_once() -> None:
    assert load("base") is BOOK


# ---- broken packs ----


def refusal(tmp_path: Path, text: str) -> str:
    broken = tmp_path / "mine.toml"
    broken.write_text(text)
    with pytest.raises(WrongPack) as refused:
        load(str(broken))
    message = str(refused.value)
    assert message.startswith("mine: ")
    return message.removeprefix("mine: ")


BROKEN = [
    # a typo, a wrong type, an unknown word
    ("[figures]", "[figure]", "figure"),
    ("lives = 3", 'lives = "three"', "figures.lives"),
    ("[figures]", "[figures", "Expected"),
    ('single = "explode"', 'single = "implode"', "items"),
    ('permanent = "fly"', 'permanent = "float"', "items"),
    ('effect = "rumble"', 'effect = "tumble"', "traps"),
    ('gait = "haunt"', 'gait = "drift"', "monsters"),
    ('tags = ["ghost"]', 'tags = ["gost"]', "monsters"),
    ('hide = "firearm"', 'hide = "melee"', "monsters"),
    ("[boards.escape]", "[boards.pursuit]", "boards"),
    ('"retreat-3"]', '"retreat-4"]', "die"),
    # counts and kinds
    ("hook = 2", "hook = 3", "chests: 29 tokens, not 30"),
    ("hook = 2", "hook = 1", "chests: 29 tokens, not 28"),
    ("mummy = 4", "mummy = 5", "dangers: 26 tokens, not 27"),
    ("apple = 1\nvest", "aple = 1\nvest", "chests.aple: there is no such"),
    ("golem = 1", "gollem = 1", "dangers.gollem: there is no such"),
    ("apple = 1\nvest = 1", "apple = 0\nvest = 2", "chests.apple: a count"),
    ("golem = 1", "golem = -1", "dangers.golem: a count"),
    ("apple = 1\nvest", "bat = 1\nvest", "chests.bat: a monster is a danger"),
    ("golem = 1", "vest = 1", "dangers.vest: an item lies in a chest"),
    ("\narrows = 1", "\ncrack = 1", "chests: exactly one trap"),
    ("\narrows = 1", "\narrows = 2", "chests: 29 tokens"),
    ("\narrows = 1\npineapple = 1", "\npineapple = 2", "chests: exactly one trap"),
    ("\narrows = 1\npineapple = 1", "\narrows = 2", "chests: exactly one trap"),
    ("pharaoh = 1\nbat = 2", "bat = 3", "dangers: exactly one monster sleeps"),
    ("pharaoh = 1\nbat = 2", "pharaoh = 2\nbat = 1", "dangers: exactly one monster sleeps"),
    ("crystal = 1\nkey-yellow = 1", "crystal = 2\nkey-yellow = 1", "chests: 29 tokens"),
    ("crystal = 1\nkey-yellow = 1\nkey-black = 1", "crystal = 2\nkey-black = 1", "exactly one crystal"),
    ("crystal = 1\nkey-yellow = 1\nkey-black = 1", "crystal = 1\nkey-black = 2", "exactly one key of the yellow door"),
    ("crystal = 1\nkey-yellow = 1\nkey-black = 1", "crystal = 1\nkey-yellow = 2", "exactly one key of the yellow door"),
    ('role = "key"\ndoor = "black"', 'role = "key"\ndoor = "yellow"', "exactly one key of the yellow door"),
    ('role = "crystal"', 'role = "item"', "exactly one crystal"),
    ('alternative = "hook"', 'alternative = "crystal"', "exactly one crystal"),
    ('alternative = "hook"', 'alternative = "key-black"', "exactly one key of the black door"),
    # ids
    ('id = "orange"', 'id = "pineapple"', "pineapple: there are two"),
    ('id = "golem"', 'id = "vest"', "vest: there are two"),
    ('id = "fire"', 'id = "bat"', "bat: there are two"),
    ('id = "axe"', 'id = "axe-2"', "'axe-2': an id"),
    ('id = "axe"', 'id = "long axe"', "'long axe': an id"),
    ('id = "axe"', 'id = ""', "'': an id"),
    # items, traps, monsters
    ('single = "heal"\namount = 2', 'single = "heal"', "items.pineapple: an amount"),
    ('single = "pull"', 'single = "pull"\namount = 1', "items.hook: an amount"),
    ('single = "pull"', 'single = "pull"\namount = -1', "items.hook: an amount"),
    ('single = "jump"\namount = 2', 'single = "jump"\namount = -2', "items.teleporter: an amount"),
    ('against = "fire"\n', "", "items.extinguisher: 'against'"),
    ('id = "axe"', 'id = "axe"\nagainst = "golem"', "items.axe: 'against'"),
    ('id = "axe"', 'id = "axe"\ndoor = "black"', "items.axe: a key has a door"),
    ('role = "key"\ndoor = "black"', 'role = "key"', "items.key-black: a key has a door"),
    ('role = "ladder"', 'role = "ladder"\nweapon = "melee"', "items.ladder: a ladder has no effects"),
    ('role = "crystal"', 'role = "crystal"\npermanent = "fly"', "items.crystal: a crystal has no effects"),
    ('role = "key"', 'role = "key"\nsingle = "pull"', "items.key-yellow: a key has no effects"),
    ('effect = "crack"\nlives = 1', 'effect = "crack"\nlives = 0', "traps.crack: crack and fire"),
    ('effect = "fire"\nlives = 1', 'effect = "fire"\nlives = -1', "traps.fire: crack and fire"),
    ('effect = "rumble"', 'effect = "rumble"\nlives = 1', "traps.rumble: crack and fire"),
    ('effect = "rumble"', 'effect = "rumble"\nlives = -1', "traps.rumble: crack and fire"),
    ('gait = "fly"\nmoves = 4', 'gait = "fly"\nmoves = 0', "monsters.bat: moves"),
    ('gait = "sleep"\nmoves = 0', 'gait = "sleep"\nmoves = 1', "monsters.pharaoh: moves"),
    ('lives = 3\ntags', 'lives = 0\ntags', "monsters.pharaoh: only one that sleeps"),
    ('id = "mummy"', 'id = "mummy"\nlives = 2', "monsters.mummy: only one that sleeps"),
    ("bite = 3", "bite = 0", "monsters.cobra: a bite"),
    ("burn = 1", "burn = -1", "monsters.djinn: a burn"),
    # heroes, die, figures
    ('id = "timur"', 'id = "vera"', "heroes: 5 different heroes"),
    ('id = "timur"', 'id = "Timur"', "heroes.Timur: an id"),
    ('start = ["ladder", "bomb"]', 'start = ["ladder"]', "heroes: 10 start items, not 9"),
    ('start = ["ladder", "bomb"]', 'start = ["bomb", "bomb"]', "heroes.vera: two start items are the same"),
    ('start = ["ladder", "bomb"]', "start = []", "heroes.vera: two start items are the same, or there is none"),
    ('start = ["ladder", "bomb"]', 'start = ["lader", "bomb"]', "heroes.vera: there is no item 'lader'"),
    ('alternative = "hook"', 'alternative = "mummy"', "heroes.timur: there is no item 'mummy'"),
    ('die = ["attack", ', "die = [", "die: 6 faces, not 5"),
    ('die = ["attack", "attack"', 'die = ["melee", "melee"', "die: without an attack"),
    ("lives = 3\nmoves", "lives = 0\nmoves", "figures.lives"),
    ("moves = 3\nplaces", "moves = 0\nplaces", "figures.moves"),
    ("silence = 6", "silence = 0", "figures.silence"),
    ("breaches = 22", "breaches = -1", "figures.breaches"),
    ("places = 5", "places = 2", "figures.places: 3 or more"),
    # doors
    ("black = [[10, 8], [10, 9]]\n", "", "boards.exploration.doors: a yellow and a black one"),
    ("black = [[10, 8], [10, 9]]\n", "black = [[10, 8], [10, 9]]\nred = [[1, 1], [1, 2]]\n", "boards.exploration.doors"),
    ("black = [[10, 8], [10, 9]]", "black = [[10, 9], [10, 8]]", "boards.exploration.doors.black"),
    ("black = [[10, 8], [10, 9]]", "black = [[9, 8], [10, 8]]", "boards.exploration.doors.black"),
    ("black = [[10, 8], [10, 9]]", "black = [[11, 8], [11, 9]]", "boards.exploration.doors.black"),
    ("black = [[10, 8], [10, 9]]", "black = [[0, 8], [0, 9]]", "boards.exploration.doors.black"),
    ("black = [[10, 8], [10, 9]]", "black = [[10, 13], [10, 14]]", "boards.exploration.doors.black"),
    ("black = [[10, 8], [10, 9]]", "black = [[10, 0], [10, 1]]", "boards.exploration.doors.black"),
    ("black = [[10, 8], [10, 9]]", "black = [[1, 1], [1, 2]]", "the exit at 10-7 can be reached past the doors"),
]  # fmt: skip


@pytest.mark.rule("ME-CONTENT-11")
@pytest.mark.parametrize(("old", "new", "place"), BROKEN)
def test_a_broken_pack_is_refused_with_its_place(tmp_path: Path, old: str, new: str, place: str) -> None:
    assert old in TEXT
    assert place in refusal(tmp_path, TEXT.replace(old, new, 1))


def test_both_boards_are_needed(tmp_path: Path) -> None:
    assert refusal(tmp_path, TEXT[: TEXT.index("[boards.escape]")]) == "boards.escape: this board is missing"


def redrawn(mode: Mode, layers: Mapping[str, Cells]) -> str:
    """The base pack with other signs in some cells."""
    text = TEXT
    for layer, cells in layers.items():
        begin = text.index(f"{layer} = [", text.index(f"[boards.{mode}]"))
        end = text.index("]", begin)
        rows = text[begin:end].split('"')[1::2]
        for name, sign in cells.items():
            floor, column = (int(part) - 1 for part in name.split("-"))
            rows[floor] = rows[floor][:column] + sign + rows[floor][column + 1 :]
        text = text[:begin] + f"{layer} = [" + ", ".join(f'"{row}"' for row in rows) + text[end:]
    return text


@pytest.mark.rule("ME-CONTENT-1")
@pytest.mark.parametrize("layer", ["structure", "features", "tokens"])
@pytest.mark.parametrize("mode", MODES)
def test_every_layer_has_ten_floors_of_thirteen_cells(tmp_path: Path, mode: Mode, layer: str) -> None:
    where = f"boards.{mode}.{layer}"
    assert refusal(tmp_path, redrawn(mode, {layer: {"4-13": ""}})) == f"{where}: floor 4 has 13 cells, not 12"
    assert refusal(tmp_path, redrawn(mode, {layer: {"10-1": ".."}})) == f"{where}: floor 10 has 13 cells, not 14"
    assert refusal(tmp_path, redrawn(mode, {layer: {"2-3": "x"}})) == f"{where}: there is no sign 'x', at 2-3"
    begin = TEXT.index(f"{layer} = [", TEXT.index(f"[boards.{mode}]"))
    first = TEXT.index('"', begin)
    short = TEXT[:first] + TEXT[TEXT.index('"', TEXT.index(",", first)) :]
    assert refusal(tmp_path, short) == f"{where}: 10 floors, not 9"
    long = TEXT[:first] + '".............", ' + TEXT[first:]
    assert refusal(tmp_path, long) == f"{where}: 10 floors, not 11"


def drawn(rule: str, place: str, mode: Mode = "exploration", **layers: Cells) -> object:
    return pytest.param(mode, layers, f"boards.{mode}{place}", id=place, marks=pytest.mark.rule(rule))


POCKET = {"7-2": "#", "6-2": "-"}
"""Walls off 7-1 on the orange board; the danger of 7-2 moves to 5-6."""

REDRAWN = [
    drawn("ME-CONTENT-2", ".tokens: 29 times 'c', not 28", tokens={"1-1": "."}),
    drawn("ME-CONTENT-2", ".tokens: 29 times 'c', not 30", tokens={"1-3": "c"}),
    drawn("ME-CONTENT-2", ".tokens: 26 times '?', not 25", tokens={"1-5": "."}),
    drawn("ME-CONTENT-2", ".tokens: 28 times 'c', not 29", "escape", tokens={"1-3": "c"}),
    drawn("ME-CONTENT-2", ".tokens: 26 times '?', not 27", "escape", tokens={"1-3": "?"}),
    drawn("ME-CONTENT-3", ".features: 3 times 'S', not 2", features={"1-2": "."}),
    drawn("ME-CONTENT-3", ".features: 3 times 'S', not 4", features={"1-3": "S"}),
    drawn("ME-CONTENT-3", ".features: every start 'S' is on the top floor", features={"1-2": ".", "2-2": "S"}),
    drawn("ME-CONTENT-3", ".features: 1 times 'X', not 0", features={"10-7": "."}),
    drawn("ME-CONTENT-3", ".features: 1 times 'X', not 2", "escape", features={"10-6": "X"}),
    drawn("ME-CONTENT-3", ".features: the exit 'X' is on the bottom floor", features={"10-7": ".", "9-7": "X"}),
    drawn("ME-CONTENT-3", ".features: 1 times 'B', not 0", features={"4-4": "."}),
    drawn("ME-CONTENT-3", ".features: 1 times 'A', not 2", features={"4-3": "A"}),
    drawn("ME-CONTENT-3", ".structure: 4 arrow walls, not 3", structure={"3-13": "#"}),
    drawn("ME-CONTENT-3", ".structure: 4 arrow walls, not 5", "escape", structure={"2-5": "<"}),
    drawn("ME-CONTENT-3", ".structure: 3 reinforced floors '=', not 2", structure={"9-6": "_"}),
    drawn("ME-CONTENT-3", ".structure: 3 reinforced floors '=', not 4", structure={"9-5": "="}),
    drawn("ME-CONTENT-4", ": '_' at 1-4 has a wall or a ladder right below", structure={"1-4": "_"}),
    drawn("ME-CONTENT-4", ": 'o' at 1-4 has a wall or a ladder right below", structure={"1-4": "o"}),
    drawn("ME-CONTENT-4", ": '_' at 1-6 has a wall or a ladder right below", structure={"1-6": "_"}),
    drawn("ME-CONTENT-4", ": 'o' at 1-5 has a wall or a ladder right below", "escape", structure={"1-5": "o"}),
    drawn("ME-CONTENT-4", ": '=' at 1-4 has a wall or a ladder right below", structure={"1-4": "=", "9-6": "_"}),
    drawn("ME-CONTENT-4", ": '-' at 1-1 needs a wall or a ladder right below", structure={"1-1": "-"}),
    drawn("ME-CONTENT-4", ": '-' at 10-1 needs a wall or a ladder right below", structure={"10-1": "-"}),
    drawn("ME-CONTENT-4", ": there is no hole in the bottom floor, as at 10-1", structure={"10-1": "o"}),
    drawn("ME-CONTENT-5", ": 'L' at 3-2 needs an open cell with support", structure={"2-2": "-"}, features={"3-2": "L"},
          tokens={"2-2": ".", "1-3": "?"}),
    drawn("ME-CONTENT-5", ": the ladder at 3-6 needs an open cell without a floor above", features={"3-6": "L"}),
    drawn("ME-CONTENT-5", ": the ladder at 1-3 needs an open cell without a floor above", features={"1-3": "L"}),
    drawn("ME-CONTENT-5", ": '_' at 7-2 has a wall or a ladder right below", features={"8-2": "L"}),
    drawn("ME-CONTENT-5", ": 'B' at 3-2 needs an open cell with support", features={"4-4": ".", "3-2": "B"}),
    drawn("ME-CONTENT-5", ": 'A' at 2-6 needs an open cell with support", features={"7-11": ".", "2-6": "A"}),
    drawn("ME-CONTENT-5", ": the cave at 2-6 is a wall", features={"2-6": "C"}),
    drawn("ME-CONTENT-6", ": the token at 1-10 needs an open cell with support", tokens={"1-10": "c"}),
    drawn("ME-CONTENT-6", ": the token at 2-6 needs an open cell with support", tokens={"2-6": "?"}),
    *(drawn("ME-CONTENT-6", f": the token at {at} lies on '{sign}'", tokens={at: "c"})
      for sign, at in zip("SLCBAX12", ("1-2", "2-4", "2-13", "4-4", "7-11", "10-7", "4-1", "6-13"), strict=True)),
    drawn("ME-CONTENT-6", ": the token at 1-4 lies on top of a ladder", tokens={"1-4": "?"}),
    drawn("ME-CONTENT-6", ": the token at 10-6 lies in the exit hall", tokens={"1-1": ".", "10-6": "c"}),
    drawn("ME-CONTENT-6", ": the token at 10-8 lies in the exit hall", "escape", tokens={"1-7": ".", "10-8": "?"}),
    drawn("ME-CONTENT-7", ": the spikes at 4-5 need a token", tokens={"4-5": "."}),
    drawn("ME-CONTENT-7", ": the spikes at 3-9 need a floor of their own", features={"3-9": "^"}),
    drawn("ME-CONTENT-7", ": the spikes at 3-7 need a floor above", features={"3-7": "^"}, tokens={"3-7": "c"}),
    drawn("ME-CONTENT-7", ": the spikes at 1-1 need a floor above", features={"1-1": "^"}),
    drawn("ME-CONTENT-8", ": the arrow wall at 3-13 faces no open cell", structure={"3-12": "#", "2-12": "-"}),
    drawn("ME-CONTENT-8", ": the arrow wall at 3-13 faces no open cell", structure={"3-13": ">"}),
    drawn("ME-CONTENT-8", ": the arrow wall at 5-1 faces no open cell", "escape", structure={"5-1": "<"}),
    drawn("ME-CONTENT-9", ": chest at 7-1 cannot be reached", structure=POCKET, tokens={"7-2": ".", "5-6": "?"}),
    drawn("ME-CONTENT-9", ": danger at 7-1 cannot be reached", structure=POCKET, tokens={"7-2": ".", "7-1": "?", "5-6": "c"}),
    drawn("ME-CONTENT-9", ": 7-1 cannot be reached from 1-2", structure=POCKET,
          tokens={"7-2": ".", "7-1": ".", "5-6": "?", "1-3": "c"}),
    drawn("ME-CONTENT-9", ": there is no way back from 1-11 to 1-2", structure={"1-4": "_"}, features={"2-4": "."}),
    drawn("ME-CONTENT-10", ": chest at 10-13 cannot be reached", "escape", structure={"10-12": "#", "9-12": "-"},
          tokens={"10-12": ".", "10-2": "?"}),
    drawn("ME-CONTENT-10", ": there is no way down from 7-1", "escape", structure={"7-2": "#", "6-2": "-"},
          features={"7-2": "."}, tokens={"7-2": ".", "1-3": "c"}),
    drawn("ME-CONTENT-12", ".features: 1 times '1', not 0", features={"4-1": "."}),
    drawn("ME-CONTENT-12", ".features: 1 times '2', not 2", features={"6-11": "2"}, tokens={"6-11": ".", "1-3": "?"}),
    drawn("ME-CONTENT-12", ": the boulder breaks at 4-8", structure={"4-6": "_"}),
    drawn("ME-CONTENT-13", ": after a crack at 3-6 there is no way to 4-4", tokens={"3-4": "c", "3-6": "?"}),
    drawn("ME-BOARD-12", ": the statue of the black door at 7-1 cannot be reached from 1-2", structure=POCKET,
          features={"7-11": ".", "7-1": "A"}, tokens={"7-2": ".", "7-1": ".", "5-6": "?", "7-11": "c"}),
    drawn("ME-BOARD-10", ": the black door at 10-9 cannot be reached from 1-2", structure={"10-10": "#", "9-10": "-"},
          features={"9-10": "."}, tokens={"10-10": ".", "10-9": ".", "5-6": "c", "1-3": "?"}),
    drawn("ME-BOARD-15", ": the ceiling of the exit hall at 10-6 is not reinforced", structure={"9-6": "_", "9-9": "="}),
]  # fmt: skip


@pytest.mark.parametrize(("mode", "layers", "place"), REDRAWN)
def test_a_board_that_cannot_be_played_is_refused(tmp_path: Path, mode: Mode, layers: Mapping[str, Cells], place: str) -> None:
    assert place in refusal(tmp_path, redrawn(mode, layers))


def test_a_door_that_leads_nowhere(tmp_path: Path) -> None:
    text = redrawn("exploration", {"structure": {"10-5": "#", "9-5": "-"}, "tokens": {"10-5": ".", "5-6": "?"}})
    text = text.replace("yellow = [[10, 5], [10, 6]]", "yellow = [[1, 2], [1, 3]]", 1)
    assert refusal(tmp_path, text) == "boards.exploration: the yellow door does not lead into the exit hall"


def test_a_redrawn_board_that_can_be_played(tmp_path: Path) -> None:
    """The same helper, with a change that breaks nothing: another place for one chest."""
    fine = tmp_path / "mine.toml"
    fine.write_text(redrawn("exploration", {"tokens": {"1-1": ".", "1-3": "c"}}))
    book = load(str(fine))
    assert book.name == "mine"
    assert book.fingerprint != BOOK.fingerprint
    assert book.plans["exploration"].tokens != BOOK.plans["exploration"].tokens
    assert book.plans["escape"].tokens == BOOK.plans["escape"].tokens
