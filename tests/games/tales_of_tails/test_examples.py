"""The worked examples."""

from __future__ import annotations

import pytest

from tests.games.tales_of_tails.positions import (
    BOOK,
    answer,
    asked,
    cards,
    den,
    dog,
    offered,
    pup,
    quest,
    snapshot,
    tile,
    tiles,
    trophies,
)
from undercroft.games.tales_of_tails.rules import scoring
from undercroft.games.tales_of_tails.rules.dungeon import maze_of
from undercroft.games.tales_of_tails.state import Dungeon
from undercroft.kernel.table import Table
from undercroft.kernel.types import NotOffered


def score(table: Table, seat: int = 0) -> int:
    return sum(scoring.lines(table.state, BOOK, seat).values())


def walking(table: Table, *texts: str) -> Table:
    return answer(table, "walk", *texts)


@pytest.mark.rule("DD-EX-1")
def test_robin_the_mimic_and_cerberus() -> None:
    table = den(dog("robin"), dog("bonk"), dog("ruta"), rooms="R17 0,-1 turn 90; R19 -1,-1; R01 -1,-2")
    walking(table, "enter R17", "fight", "enter R19")  # to fight cerberus is not offered, so she went by unasked
    walk = table.state.walk
    assert walk is not None
    assert (walk.tokens, walk.attack) == (4, (2, 1, 1))
    assert (walk.damage, walk.defence) == (2, 3)
    with pytest.raises(NotOffered):
        answer(table, "enter R01")
    assert table.state.walk == walk


@pytest.mark.rule("DD-EX-2")
def test_jeanne_disarms_a_trap_with_what_she_just_won() -> None:
    table = den(dog("jeanne", "R57"), dog("bonk"), dog("ruta"), rooms="R09 0,-1; R61 0,-2")
    walking(table, "enter R09", "fight", "enter R61")
    assert offered(table) == {"paw", "disarm R09"}
    answer(table, "disarm R09")
    assert table.state.walk.attack == (1, 2, 2)
    answer(table, "out north", "confirm")
    assert tile(table, "R09") is None
    assert [(gap.x, gap.y, gap.owner, gap.paws) for gap in table.state.dungeon.gaps] == [(0, -1, 0, 1)]
    trap = tile(table, "R61")
    assert trap is not None
    assert (trap.owner, trap.paws, trap.lid) == (-1, 0, BOOK.number["R09"])
    assert trophies(table) == (0, 0, 2)
    assert pup(table).tokens == 4
    answer(table, "sleep", "sleep")
    assert {BOOK.number["R09"], BOOK.number["R61"]} <= set(table.state.gone)
    assert pup(table).tokens == 5
    assert cards(table) == ["R57"]


@pytest.mark.rule("DD-EX-2b")
def test_base_swords_disarm_nothing() -> None:
    table = den(dog("jeanne", "R57"), dog("bonk"), dog("ruta"), rooms="R09 0,-1; R61 0,-2")
    walking(table, "enter R09", "pass", "enter R61")
    assert table.state.walk.claims == ((2, 1, 0),)  # the paw is the only way, so it was not even asked
    assert asked(table) == "confirm"


@pytest.mark.rule("DD-EX-2c")
def test_both_paws_of_a_vow_stay_in_the_gap() -> None:
    table = den(dog("jeanne"), dog("bonk"), dog("ruta"), rooms="R09 0,-1; R61 0,-2")
    walking(table, "enter R09", "vow", "enter R61", "disarm R09", "out north", "confirm")
    assert [gap.paws for gap in table.state.dungeon.gaps] == [2]
    assert pup(table).tokens == 3
    answer(table, "sleep", "sleep")
    assert pup(table).tokens == 5


@pytest.mark.rule("DD-EX-3")
def test_luiza_is_the_first_to_leave() -> None:
    table = den(dog("pluto"), dog("jeanne"), dog("bonk"), dog("sharik"), rooms="R15 1,0 turn 90; R04 1,1", luck=("R59",))
    walking(table, "enter R15", "fight", "enter R04", "fight", "out south", "confirm")
    assert pup(table).tokens == 3
    assert table.state.countdown == 12
    answer(table, "explore")
    assert "R04-south-0" in offered(table, "place")


@pytest.mark.rule("DD-EX-4")
@pytest.mark.parametrize(("players", "asleep", "cards_left", "expected"), [
    (2, 0, 60, 4), (3, 0, 60, 8), (4, 0, 60, 12), (3, 0, 5, 5), (4, 1, 60, 8),
])  # fmt: skip
def test_countdown_sizes(players: int, asleep: int, cards_left: int, expected: int) -> None:
    names = ("pluto", "jeanne", "bonk", "sharik")[:players]
    pups = [dog(name) for name in names]
    for sleeper in pups[players - asleep :] if asleep else ():
        sleeper.place = "asleep"
    bag = " ".join(room.id for room in BOOK.rooms[1 : cards_left + 1])
    table = den(*pups, bag=bag)
    answer(table, "walk", "out south", "confirm")
    assert table.state.countdown == expected


@pytest.mark.rule("DD-EX-5")
def test_matvey_is_the_last_to_leave() -> None:
    pups = [dog(name, place="out") for name in ("pluto", "jeanne", "bonk")]
    table = den(*pups, dog("sharik"), rooms="R65 0,-1; R71 0,-2; R22 0,-3; R43 1,-3", turn=3, countdown=0)
    answer(table, "walk", "go", "enter R65", "hire with-paw")
    tokens = [table.state.walk.tokens]
    for texts in (("enter R71", "take"), ("enter R22", "fight"), ("enter R43", "take")):
        answer(table, *texts)
        tokens.append(table.state.walk.tokens)
    assert tokens == [5, 4, 3, 2]
    answer(table, "out east", "confirm")
    assert table.state.first == 3
    assert cards(table, 3) == ["R71", "R22", "R43", "R65"]
    assert (pup(table, 3).tokens, pup(table, 3).extra) == (6, 1)
    assert scoring.lines(table.state, BOOK, 3)["chests"] == 0


@pytest.mark.rule("DD-EX-5b")
def test_the_settlement_of_that_round() -> None:
    """Luiza takes two trophies, Lena two and a coin, Dana three coins, Matvey two, two coins and a chest."""
    pups = [dog(name, place="out") for name in ("pluto", "jeanne", "bonk", "sharik")]
    for each in pups[:3]:
        each.tokens, each.spent = 2, 3
    pups[3].place = "inside"
    rooms = (
        "R15 1,0 paw 0; R04 2,0 paw 0; R01 3,0 paw 1; R10 4,0 paw 1; R28 5,0 paw 1; R29 0,1 paw 2; R43 0,2 paw 2;"
        "R65 -1,0 paw 3 hired paw; R71 -2,0 paw 3; R22 -3,0 paw 3; R44 -4,0 paw 3"
    )
    table = den(*pups, rooms=rooms, turn=3, countdown=0)
    answer(table, "sleep")
    assert cards(table, 0) == ["R15", "R04"]
    assert cards(table, 1) == ["R01", "R10", "R28"]
    assert scoring.lines(table.state, BOOK, 1)["coins"] == 1
    assert scoring.lines(table.state, BOOK, 2)["coins"] == 3
    assert cards(table, 3) == ["R71", "R22", "R44", "R65"]
    assert scoring.lines(table.state, BOOK, 3)["coins"] == 3  # two of the room, one printed on the golem
    assert table.state.round == 2


@pytest.mark.rule("DD-EX-6", "DD-RULING-34")
def test_lenas_final_score_is_21() -> None:
    hand = "R28 R19 R22 R25 R13 R14 R02 R03 R57 R65:paw fireball R79 R71 R59"
    lena = dog("robin", hand, quest="fire-at-heart")
    table = den(lena, dog("bonk"), dog("ruta"), common="wobbly-whiskers last-wish three-leashes")
    assert trophies(table)[2] == 6
    assert scoring.lines(table.state, BOOK, 0) == {
        "coins": 4, "chests": 4, "traps": -1, "tramps": -1, "common-quests": 10, "own-quest": 5,
    }  # fmt: skip
    assert score(table) == 21


@pytest.mark.rule("DD-EX-7")
def test_jeanne_and_the_chocolate_golem() -> None:
    table = den(dog("jeanne", tokens=2), dog("bonk"), dog("ruta"), rooms="R22 0,-1")
    walking(table, "enter R22")
    assert offered(table) == {"vow", "pass"}
    answer(table, "vow")
    walk = table.state.walk
    assert (walk.tokens, walk.defence) == (0, 4)
    one = den(dog("jeanne", tokens=1), dog("bonk"), dog("ruta"), rooms="R22 0,-1")
    walking(one, "enter R22")
    assert one.state.walk.damage == 2
    dragon = den(dog("jeanne", "R19"), dog("bonk"), dog("ruta"), rooms="R51 0,-1")
    walking(dragon, "enter R51")
    assert dragon.state.walk.damage == 3
    ifrit = den(dog("jeanne"), dog("bonk"), dog("ruta"), rooms="R02 0,-1")
    walking(ifrit, "enter R02")
    assert offered(ifrit) == {"fight", "pass"}


@pytest.mark.rule("DD-EX-8")
def test_a_small_dungeon_with_several_ways_out() -> None:
    placed = "R75 1,0; R28 2,0; R19 3,0 turn 180; R16 1,1 turn 180; R04 2,1; R65 -1,0 turn 90"
    maze = maze_of(Dungeon(tiles(placed)), BOOK)
    outs = [(BOOK.rooms[card].id, side) for card, exits in zip(maze.cards, maze.exits, strict=True) for side, _ in exits]
    assert sorted(outs) == [("R00", 0), ("R00", 2), ("R04", 2), ("R16", 3), ("R19", 0), ("R19", 2), ("R65", 3)]
    strong = dog("bonk", "R58")
    table = den(strong, dog("jeanne"), dog("ruta"), rooms=placed)
    walking(table, "enter R75", "take-potion bow", "enter R28", "take", "enter R19", "fight", "out north", "confirm")
    assert pup(table).tokens == 2
    for way in (
        ("enter R75", "take-potion bow", "enter R28", "take", "enter R19", "pass", "out south"),
        ("enter R75", "take-potion bow", "enter R28", "take", "enter R04", "pass", "out south"),
        ("enter R75", "take-potion bow", "enter R28", "leave", "enter R04", "fight bow-bow", "out south"),
        ("enter R75", "take-potion bow", "enter R16", "fight bow", "out west"),
        ("enter R65", "hire two-symbols", "out west"),
        ("out north",),
    ):
        again = den(dog("bonk", "bow") if "fight bow-bow" in way else dog("bonk"), dog("jeanne"), dog("ruta"), rooms=placed)
        walking(again, *way, "confirm")
        assert pup(again).place == "out"


@pytest.mark.rule("DD-EX-9")
def test_two_ifrits_complete_a_quest_twice() -> None:
    table = den(dog("bonk", "R01 R02"), dog("jeanne"), dog("ruta"), common="last-wish")
    assert scoring.lines(table.state, BOOK, 0)["common-quests"] == 4
    assert scoring.completions(table.state, BOOK, 0) == 2


@pytest.mark.rule("DD-EX-10")
def test_trophy_quest_ties() -> None:
    swords = {3: "R02 R05 R09", 2: "R11 R14"}
    table = den(dog("ruta", swords[3]), dog("bonk", "R58 R17"), dog("jeanne", swords[2]), common="steel-grip")
    assert [scoring.lines(table.state, BOOK, seat)["common-quests"] for seat in range(3)] == [0, 5, 0]
    tied = den(dog("ruta", swords[3]), dog("pluto", "R58 R17"), dog("jeanne", swords[2]), common="steel-grip")
    assert [scoring.lines(tied.state, BOOK, seat)["common-quests"] for seat in range(3)] == [0, 0, 0]
    empty = den(dog("ruta"), dog("bonk"), dog("jeanne"), common="steel-grip")
    assert scoring.most(empty.state, BOOK, 1) == -1


@pytest.mark.rule("DD-EX-10b")
def test_a_personal_trophy_quest_pays_its_owner_or_nobody() -> None:
    table = den(dog("ruta", "R02", quest="steel-grip"), dog("bonk", "R58"), dog("jeanne"))
    assert [scoring.lines(table.state, BOOK, seat)["own-quest"] for seat in range(3)] == [0, 0, 0]
    assert pup(table).quest == quest("steel-grip")


@pytest.mark.rule("DD-EX-11")
def test_damage_limits() -> None:
    table = den(dog("ruta"), dog("bonk"), dog("pluto"), rooms="R19 0,-1; R20 0,-2; R04 0,-3")
    walking(table, "enter R19", "enter R20")
    assert table.state.walk.damage == 4
    assert "enter R04" not in offered(table)
    weak = den(dog("bonk"), dog("ruta"), dog("pluto"), rooms="R51 0,-1")
    answer(weak, "walk")
    assert "enter R51" not in offered(weak)
    stronger = den(dog("robin", "R19"), dog("ruta"), dog("pluto"), rooms="R51 0,-1")
    answer(stronger, "walk")
    assert "enter R51" in offered(stronger)


@pytest.mark.rule("DD-EX-11b", "DD-RULING-13")
@pytest.mark.parametrize(("defence", "fine"), [("at-the-end", True), ("each-hit", False)])
def test_order_matters(defence: str, fine: bool) -> None:
    options = {"defence": defence}
    first = den(dog("bonk", "R58"), dog("ruta"), dog("pluto"), rooms="R19 0,-1; R51 0,-2", options=options)
    walking(first, "enter R19", "fight", "enter R51", "out north", "confirm")
    assert pup(first).place == "out"
    later = den(dog("bonk", "R58"), dog("ruta"), dog("pluto"), rooms="R51 0,-1; R19 0,-2", options=options)
    answer(later, "walk")
    assert ("enter R51" in offered(later)) is fine


@pytest.mark.rule("DD-EX-12")
def test_a_tramp_of_two_symbols_gives_one_in_each_fight() -> None:
    table = den(dog("ruta", "R66:two"), dog("bonk"), dog("pluto"), rooms="R01 0,-1; R22 0,-2")
    walking(table, "enter R01")
    assert "fight" in offered(table)
    answer(table, "fight", "enter R22")
    assert "fight" in offered(table)
    dragon = den(dog("ruta", "R66:two R56"), dog("bonk"), dog("pluto"), rooms="R51 0,-1")
    walking(dragon, "enter R51")
    assert "fight" in offered(dragon)


@pytest.mark.rule("DD-EX-13")
def test_spending_a_tramp_with_a_paw() -> None:
    """Its token goes: at once where one is unspent, before the next round where none is."""
    placed = "R28 0,-1 turn 90; R63 0,-2"
    one = den(dog("sharik", "R65:paw", tokens=1, extra=1, spent=5), dog("bonk"), dog("pluto"), rooms=placed)
    answer(one, "walk", "go", "enter R28", "leave", "enter R63", "disarm R65")
    assert (one.state.walk.tokens, one.state.walk.extra, one.state.walk.owed) == (0, 2, 0)
    none = den(dog("sharik", "R65:paw", tokens=1, extra=1, spent=5), dog("bonk"), dog("pluto"), rooms=placed)
    answer(none, "walk", "go", "enter R28", "take", "enter R63")
    assert (none.state.walk.tokens, none.state.walk.owed) == (0, 1)
    answer(none, "out north", "confirm", "sleep", "sleep")
    assert (pup(none).tokens, pup(none).extra) == (5, 2)


@pytest.mark.rule("DD-EX-14")
@pytest.mark.parametrize(("name", "hand", "coins"), [
    ("bonk", "R71 R72 R79", 4), ("pluto", "R71 R72 R79", 8), ("pluto", "R71", 4), ("bonk", "R71 R79 R80 R81", 4),
])  # fmt: skip
def test_chests(name: str, hand: str, coins: int) -> None:
    table = den(dog(name, hand), dog("ruta"))
    assert scoring.lines(table.state, BOOK, 0)["chests"] == coins


@pytest.mark.rule("DD-EX-15")
def test_portals() -> None:
    placed = "R83 0,-1; R84 5,5"
    table = den(dog("bonk"), dog("ruta"), dog("pluto"), rooms=placed)
    walking(table, "enter R83", "enter R84")
    assert "enter R83" not in offered(table)
    answer(table, "out north", "confirm")
    assert pup(table).place == "out"
    single = den(dog("robin"), dog("ruta"), dog("pluto"), rooms="R83 0,-1")
    walking(single, "enter R83")
    assert offered(single, "enter") == set()
    three = den(dog("robin"), dog("ruta"), dog("pluto"), rooms=placed + "; R85 -5,5")
    walking(three, "enter R83", "enter R85", "enter R84", "out south", "confirm")
    assert pup(three).place == "out"


@pytest.mark.rule("DD-EX-16")
def test_placement() -> None:
    coin = den(dog("bonk"), dog("ruta"), dog("pluto"), luck=("R28",))
    answer(coin, "explore")
    beside = {spot for spot in offered(coin, "place") if spot.startswith("R00-east")}
    assert beside == {"R00-east-0", "R00-east-90", "R00-east-180"}
    straight = den(dog("bonk"), dog("ruta"), dog("pluto"), luck=("R04",))
    answer(straight, "explore")
    beside = {spot for spot in offered(straight, "place") if spot.startswith("R00-east")}
    assert beside == {"R00-east-90", "R00-east-270"}
    assert len(offered(straight, "place")) == 8


@pytest.mark.rule("DD-EX-17")
def test_a_closed_dungeon() -> None:
    """Corners around the start room that close each other off."""
    closed = "R71 0,-1 turn 90; R72 1,0; R59 0,1 turn 90; R61 -1,0"
    for name, walks in (("pluto", False), ("bonk", True), ("sharik", True)):
        table = den(dog(name), dog("ruta"), dog("jeanne"), rooms=closed)
        assert ("walk" in offered(table)) is walks, name
        assert "sleep" in offered(table)
    sealed = den(dog("pluto"), dog("ruta"), dog("jeanne"), rooms=closed, gaps=[(-1, -1, 1, 1)])
    assert "walk" not in offered(sealed)


@pytest.mark.rule("DD-EX-18")
def test_sleep() -> None:
    table = den(dog("bonk"), dog("ruta", tokens=7, extra=0))
    answer(table, "sleep")
    assert (pup(table).tokens, pup(table).extra) == (6, 1)
    before = snapshot(table)
    assert before["countdown"] == -1
    answer(table, "sleep")
    assert (pup(table, 1).tokens, pup(table, 1).extra) == (7, 0)


@pytest.mark.rule("DD-EX-19")
def test_the_tie_break() -> None:
    def ended(first: str, second: str) -> Table:
        return den(dog("bonk", first), dog("ruta", second), common="last-wish tick-check", phase="over")

    table = ended("R01 R02 R04", "R05 R06 R43")
    assert [score(table, seat) for seat in range(2)] == [6, 6]
    assert table.outcome() is not None
    assert table.outcome().winners == (0,)  # type: ignore[union-attr]
    shared = ended("R01 R02 R04", "R03 R05 R06")
    assert shared.outcome().winners == (0, 1)  # type: ignore[union-attr]


@pytest.mark.rule("DD-EX-20")
def test_bonk_leaves_through_a_wall() -> None:
    table = den(dog("bonk"), dog("ruta"), dog("pluto"), rooms="R04 0,-1")
    walking(table, "enter R04", "break-out east", "confirm")
    assert pup(table).tokens == 4
    gigatick = tile(table, "R04")
    assert gigatick is not None
    assert gigatick.owner == -1
    assert table.state.dungeon.broken == ((BOOK.number["R04"], 1),)
    answer(table, "walk", "enter R04")
    assert "out east" in offered(table)


@pytest.mark.rule("DD-EX-21")
def test_a_door() -> None:
    placed = "R87 0,-1; R28 0,-2"
    locked = den(dog("robin"), dog("ruta"), dog("bonk"), rooms=placed)
    answer(locked, "walk")
    assert "enter R87" not in offered(locked)
    pluto = den(dog("pluto"), dog("ruta"), dog("bonk"), rooms=placed)
    walking(pluto, "enter R87", "enter R28")
    assert asked(pluto) == "room"
    keyed = den(dog("jeanne"), dog("ruta"), dog("bonk"), rooms="R79 0,-1; R87 0,-2")
    walking(keyed, "enter R79", "vow", "enter R87", "confirm")
    assert pup(keyed).place == "out"


@pytest.mark.rule("DD-EX-22")
def test_a_potion_comes_round_again() -> None:
    table = den(dog("jeanne", "fireball R57"), dog("ruta", "fireball"), rooms="R22 0,1; R75 0,2 turn 180")
    table.state.supply = (2, 2, 0)
    walking(table, "enter R22", "fight fireball", "enter R75")
    assert "take-potion fireball" in offered(table)


@pytest.mark.rule("DD-EX-23")
def test_blocked_rooms() -> None:
    table = den(dog("robin"), dog("ruta"), dog("bonk"), rooms="R28 0,-1 paw 1; R04 1,0 turn 90")
    answer(table, "walk")
    assert "enter R28" not in offered(table)
    broken = den(dog("robin"), dog("ruta"), dog("bonk"), rooms="R04 0,-1", broken=[("R04", "east")])
    walking(broken, "enter R04", "pass", "out east", "confirm")
    assert pup(broken).place == "out"


@pytest.mark.rule("DD-EX-24")
def test_robin_and_a_trap() -> None:
    table = den(dog("robin", "R02"), dog("ruta"), dog("bonk"), rooms="R61 0,-1")
    walking(table, "enter R61")
    assert asked(table) == "confirm"
    answer(table, "confirm")
    trap = tile(table, "R61")
    assert trap is not None
    assert (trap.owner, trap.lid) == (-1, None)
    assert (pup(table).tokens, cards(table)) == (5, ["R02"])
    answer(table, "walk")
    assert "enter R61" in offered(table)
