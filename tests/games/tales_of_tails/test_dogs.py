"""The six dogs."""

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
    setting_out,
    snapshot,
    tile,
    told,
    trophies,
    walk_of,
)
from undercroft.games.tales_of_tails.actions import SIDES
from undercroft.games.tales_of_tails.content import WALL
from undercroft.games.tales_of_tails.rules.dungeon import maze_of, sides_of
from undercroft.kernel.types import NotOffered

EAST = ("R04", "east")


# ---- Bonk ----


@pytest.mark.rule("DD-DOG-BONK-1", "DD-DOG-BONK-2", "DD-DOG-BONK-8")
def test_a_paw_on_a_wall_makes_a_passage_between_two_rooms() -> None:
    """R04 turns its wall to the start room; R28 behind it is open towards it."""
    table = setting_out(dog("bonk"), "R04 1,0; R28 2,0")
    assert offered(table, "enter") == set()
    assert "east" in offered(table, "break")
    answer(table, "break east", "pass")
    walk = walk_of(table)
    assert (walk.tokens, walk.walls, walk.damage) == (4, 1, 1)
    assert set(walk.broken) == {(0, 1), (BOOK.number["R04"], 3)}
    other = setting_out(dog("jeanne"), "R04 1,0; R28 2,0")
    assert offered(other, "break") == set()


@pytest.mark.rule("DD-DOG-BONK-2")
@pytest.mark.parametrize(
    ("side", "room", "printed"),
    [
        ("north", "R04 0,-1 turn 270", "west"),
        ("east", "R04 1,0", "west"),
        ("south", "R04 0,1 turn 270", "east"),
        ("west", "R04 -1,0", "east"),
    ],
)
def test_both_faces_of_the_wall_are_broken_however_the_room_is_turned(side: str, room: str, printed: str) -> None:
    table = answer(setting_out(dog("bonk"), room), f"break {side}")
    assert set(walk_of(table).broken) == {(0, SIDES.index(side)), (BOOK.number["R04"], SIDES.index(printed))}


@pytest.mark.rule("DD-DOG-BONK-3", "DD-DOG-BONK-5", "DD-DOG-BONK-6")
def test_breaking_an_outer_wall_makes_an_exit_and_claims_nothing() -> None:
    table = setting_out(dog("bonk"), "R04 0,-1")
    answer(table, "enter R04", "pass", "break-out west", "confirm")
    assert (pup(table).tokens, pup(table).spent) == (4, 1)
    gigatick = tile(table, "R04")
    assert gigatick is not None
    assert (gigatick.owner, gigatick.paws) == (-1, 0)
    answer(table, "sleep", "sleep")
    assert cards(table) == []
    assert pup(table).tokens == 5


@pytest.mark.rule("DD-DOG-BONK-4", "DD-DOG-BONK-6")
def test_others_use_the_passage_for_the_rest_of_the_round() -> None:
    table = setting_out(dog("bonk"), "R04 1,0; R28 2,0")
    answer(table, "break east", "pass", "out north", "confirm", "walk")
    assert offered(table, "enter") == {"R04"}
    answer(table, "enter R04", "pass", "out south", "confirm", "sleep")
    assert table.state.dungeon.broken == ()


@pytest.mark.rule("DD-DOG-BONK-7", "DD-RULING-26")
def test_walls_are_broken_on_the_way_out_only() -> None:
    table = den(dog("bonk"), dog("ruta"), dog("pluto"), rooms="R04 1,0")
    assert not offered(table, "break") | offered(table, "break-out")
    answer(table, "walk")
    assert offered(table, "break") == {"east"}


@pytest.mark.rule("DD-TURN-6", "DD-DOG-BONK-1", "DD-EXIT-8")
def test_a_wall_is_the_only_way_out_past_a_claimed_room() -> None:
    """North lies a room with a paw, east a wall; the other sides face gaps."""
    gone = dog("ruta", place="out", tokens=2)
    rooms, gaps = "R28 1,0 turn 270; R29 0,-1 turn 270 paw 1", [(-1, 0, 1, 1), (0, 1, 1, 1)]
    table = den(dog("bonk"), gone, dog("pluto"), rooms=rooms, gaps=gaps, countdown=4)
    assert "walk" in offered(table)
    answer(table, "walk")
    assert (walk_of(table).path, walk_of(table).walls) == ((0, 1), 1), "so far there is no choice"
    answer(table, "leave", "out east", "confirm")
    assert (pup(table).place, pup(table).tokens, pup(table).spent) == ("out", 4, 1)
    assert [tile.owner for tile in table.state.dungeon.tiles] == [-1, -1, 1]
    spent = den(dog("bonk", tokens=0, extra=7), gone, dog("pluto"), rooms=rooms, gaps=gaps, countdown=4)
    assert "walk" not in offered(spent)


@pytest.mark.rule("DD-DOG-BONK-9", "DD-RULING-28")
def test_a_broken_outer_wall_is_an_opening_for_placing() -> None:
    table = den(dog("robin"), dog("ruta"), dog("bonk"), rooms="R04 0,-1", broken=[EAST], luck=("R28",))
    answer(table, "explore")
    assert {spot for spot in offered(table, "place") if spot.startswith("R04-east")}
    whole = den(dog("robin"), dog("ruta"), dog("bonk"), rooms="R04 0,-1", luck=("R28",))
    answer(whole, "explore")
    assert not {spot for spot in offered(whole, "place") if spot.startswith("R04-east")}


@pytest.mark.rule("DD-RULING-27")
def test_a_card_placed_against_a_broken_wall_keeps_its_own_side() -> None:
    table = den(dog("robin"), dog("ruta"), dog("bonk"), rooms="R04 0,-1; R28 1,-1 turn 180", broken=[EAST])
    maze = maze_of(table.state.dungeon, BOOK)
    assert maze.at[1, -1] in dict(maze.links[maze.at[0, -1]])  # the coin room is open to the west
    walled = den(dog("robin"), dog("ruta"), dog("bonk"), rooms="R04 0,-1; R28 1,-1 turn 270", broken=[EAST])
    maze = maze_of(walled.state.dungeon, BOOK)
    assert maze.at[1, -1] not in dict(maze.links[maze.at[0, -1]])


@pytest.mark.rule("DD-DOG-BONK-10", "DD-RULING-29")
def test_several_walls_while_paws_last() -> None:
    table = setting_out(dog("bonk", tokens=2), "R04 1,0; R05 2,0; R28 3,0 turn 90")
    answer(table, "break east", "pass", "break east", "pass")
    assert walk_of(table).tokens == 0
    assert offered(table, "break") == set()


@pytest.mark.rule("DD-DOG-BONK-11", "DD-DOOR-4")
def test_a_broken_door_is_a_plain_passage_for_all() -> None:
    table = setting_out(dog("bonk"), "R87 0,-1 turn 180; R28 0,-2 turn 90")
    answer(table, "break north", "enter R28", "leave", "out north", "confirm", "walk")
    assert "R87" in offered(table, "enter")
    assert pup(table).tokens == 4


@pytest.mark.rule("DD-DOG-BONK-12")
def test_a_side_that_faces_a_gap_cannot_be_broken() -> None:
    table = setting_out(dog("bonk"), "R04 0,-1", gaps=[(1, -1, 1, 1)])
    answer(table, "enter R04", "pass")
    assert offered(table, "break-out") == {"west"}


# ---- Jeanne ----


@pytest.mark.rule("DD-DOG-JEANNE-1", "DD-DOG-JEANNE-3", "DD-DOG-JEANNE-6")
def test_a_vow_beats_what_she_cannot_beat_for_two_paws() -> None:
    table = setting_out(dog("jeanne"), "R22 0,-1")
    answer(table, "enter R22", "vow")
    walk = walk_of(table)
    assert (walk.tokens, walk.defence, walk.damage, walk.claims) == (3, 4, 0, ((1, 2, 0),))
    answer(table, "out north", "confirm", "sleep", "sleep")
    assert cards(table) == ["R22"]
    assert pup(table).tokens == 5
    one = setting_out(dog("jeanne", tokens=1), "R22 0,-1")
    answer(one, "enter R22")
    assert (walk_of(one).damage, walk_of(one).tokens) == (2, 1)  # she went by, unasked


@pytest.mark.rule("DD-DOG-JEANNE-2")
def test_the_vow_is_for_walks_only() -> None:
    table = den(dog("jeanne"), dog("ruta"), dog("pluto"), rooms="R22 0,-1")
    assert "vow" not in offered(table)
    other = setting_out(dog("bonk"), "R25 0,-1")
    answer(other, "enter R25")
    assert (walk_of(other).damage, walk_of(other).tokens) == (2, 5)  # nobody else has it: he went by, unasked


@pytest.mark.rule("DD-DOG-JEANNE-4")
def test_no_vow_beats_a_dragon() -> None:
    table = setting_out(dog("jeanne", "R19 R25"), "R51 0,-1")
    answer(table, "enter R51")
    assert (walk_of(table).damage, walk_of(table).tokens) == (3, 5)  # she went by, unasked
    assert [room.id for room in BOOK.rooms if not room.vow] == ["R51", "R52", "R53", "R54", "R55"]


@pytest.mark.rule("DD-DOG-JEANNE-5", "DD-DOG-JEANNE-8", "DD-RULING-30")
def test_no_vow_against_what_she_can_beat_but_potions_do_not_bar_it() -> None:
    table = setting_out(dog("jeanne"), "R01 0,-1")
    answer(table, "enter R01")
    assert offered(table) == {"fight", "pass"}
    potion = setting_out(dog("jeanne", "fireball fireball"), "R07 0,-1")
    answer(potion, "enter R07")
    assert offered(potion) == {"fight fireball-fireball", "vow", "pass"}


@pytest.mark.rule("DD-DOG-JEANNE-7", "DD-RULING-29")
def test_a_vow_may_be_repeated_while_paws_last() -> None:
    table = setting_out(dog("jeanne", tokens=4), "R22 0,-1; R23 0,-2; R24 0,-3")
    answer(table, "enter R22", "vow", "enter R23", "vow")
    assert (walk_of(table).tokens, walk_of(table).claims) == (0, ((1, 2, 0), (2, 2, 0)))


# ---- Pluto, Robin, Ruta ----


@pytest.mark.rule("DD-DOG-PLUTO-1", "DD-DOG-PLUTO-2")
def test_pluto_has_a_key_for_any_number_of_doors() -> None:
    table = setting_out(dog("pluto"), "R87 0,-1; R88 0,-2; R89 0,-3 turn 180")
    assert walk_of(table).keys == 1
    answer(table, "enter R87", "enter R88", "enter R89", "out north", "confirm")
    assert pup(table).place == "out"


@pytest.mark.rule("DD-DOG-PLUTO-3", "DD-DOG-PLUTO-4")
@pytest.mark.parametrize(("hand", "coins"), [("R71 R72", 4), ("R71 R72 R79", 8), ("R71 R72 R73 R79", 8)])
def test_plutos_key_opens_one_chest_beside_trophy_keys(hand: str, coins: int) -> None:
    from undercroft.games.tales_of_tails.rules.scoring import lines

    assert lines(den(dog("pluto", hand), dog("ruta")).state, BOOK, 0)["chests"] == coins


@pytest.mark.rule("DD-DOG-ROBIN-1", "DD-DOG-ROBIN-2")
def test_robin_jumps_traps_and_leaves_them_armed() -> None:
    table = setting_out(dog("robin"), "R61 0,-1; R28 0,-2 turn 90")
    answer(table, "enter R61")
    assert asked(table) == "room"  # she is in the coin room already
    assert (walk_of(table).tokens, walk_of(table).claims) == (5, ())
    answer(table, "leave", "out north", "confirm", "walk")
    assert "R61" in offered(table, "enter")


@pytest.mark.rule("DD-DOG-ROBIN-3", "DD-DOG-ROBIN-4", "DD-RULING-31")
def test_robin_never_disarms_nor_claims_a_trap() -> None:
    table = setting_out(dog("robin", "R02 R65:two sword"), "R61 0,-1")
    answer(table, "enter R61", "out north", "confirm")
    assert (pup(table).tokens, trophies(table)) == (5, (1, 3, 0))
    trap = tile(table, "R61")
    assert trap is not None
    assert (trap.owner, trap.lid) == (-1, None)


@pytest.mark.rule("DD-DOG-RUTA-1", "DD-DOG-RUTA-2")
def test_ruta_has_five_base_defence() -> None:
    assert {d.id: d.defence for d in BOOK.dogs} == {"bonk": 3, "jeanne": 3, "pluto": 3, "robin": 3, "ruta": 5, "sharik": 3}
    assert walk_of(setting_out(dog("ruta"), "R28 0,-1")).defence == 5


# ---- Sharik ----


@pytest.mark.rule("DD-DOG-SHARIK-1", "DD-DOG-SHARIK-2", "DD-DOG-SHARIK-9")
@pytest.mark.rule("DD-RULING-33")
def test_sharik_turns_the_cards_around_the_start_room() -> None:
    table = setting_out(dog("sharik"), "R28 0,-1; R29 1,0; R30 2,0", gaps=[(-1, 0, 1, 1)])
    assert asked(table) == "turning"
    assert offered(table, "turn") == {"R28", "R29"}
    with pytest.raises(NotOffered):
        answer(table, "turn R30")
    with pytest.raises(NotOffered):
        answer(table, "turn R00")


@pytest.mark.rule("DD-DOG-SHARIK-3", "DD-DOG-SHARIK-4", "DD-DOG-SHARIK-6")
@pytest.mark.rule("DD-RULING-33")
def test_any_quarter_turns_for_no_paw_and_nothing_need_fit() -> None:
    table = setting_out(dog("sharik"), "R04 0,-1")
    for turn in (1, 2, 3, 0):
        answer(table, "turn R04")
        turned = walk_of(table).turned
        assert turned is not None
        assert turned.tiles[1].turn == turn
    answer(table, "turn R04", "go")
    assert offered(table, "enter") == set()  # its wall faces the start room now
    assert walk_of(table).tokens == 5


@pytest.mark.rule("DD-DOG-SHARIK-5", "DD-RULING-32")
def test_turning_comes_before_the_walk_and_only_then() -> None:
    table = den(dog("sharik"), dog("ruta"), dog("pluto"), rooms="R28 0,-1")
    assert offered(table, "turn") == set()
    answer(table, "walk", "go")
    assert offered(table, "turn") == set()
    any_time = den(dog("sharik"), dog("ruta"), dog("pluto"), rooms="R28 0,-1", options={"turning": "any-time"})
    assert offered(any_time, "turn") == {"R28"}
    answer(any_time, "turn R28")
    assert any_time.questions()[0].seat == 0
    room = tile(any_time, "R28")
    assert room is not None
    assert room.turn == 1


@pytest.mark.rule("DD-DOG-SHARIK-7", "DD-DOG-SHARIK-8", "DD-RULING-33")
def test_cards_with_paws_turn_too_and_stay_turned() -> None:
    table = setting_out(dog("sharik"), "R04 0,-1 paw 1; R28 0,1 turn 90")
    before = snapshot(table)
    answer(table, "turn R04")
    assert snapshot(table)["dungeon"] == before["dungeon"]
    answer(table, "go", "out east", "confirm")
    gigatick = tile(table, "R04")
    assert gigatick is not None
    assert (gigatick.turn, gigatick.owner, gigatick.paws) == (1, 1, 1)
    assert ("turned", "R04", "90") in told(table)
    answer(table, "sleep")
    assert tile(table, "R04") == gigatick  # others turn it back no more than they can move it


@pytest.mark.rule("DD-RULING-41")
def test_a_broken_side_turns_with_its_card() -> None:
    table = setting_out(dog("sharik"), "R04 0,-1", broken=[EAST])
    answer(table, "turn R04", "go")
    assert "R04" in offered(table, "enter")  # the broken east side faces south now


@pytest.mark.rule("DD-DOG-BONK-4", "DD-DOG-BONK-9")
@pytest.mark.parametrize(("turn", "side"), [(0, "west"), (90, "north"), (180, "east"), (270, "south")])
def test_a_broken_side_points_where_its_card_does(turn: int, side: str) -> None:
    """The same printed side is broken; where it points to depends on how the card lies."""
    tiles = den(dog("ruta"), dog("bonk"), dog("pluto"), rooms=f"R04 3,0 turn {turn}", broken=[("R04", "west")]).state.dungeon
    assert [SIDES[n] for n, face in enumerate(sides_of(tiles.tiles[1], tiles.broken, BOOK)) if face != WALL] == [
        name for name in SIDES if name in {side, *(("north", "south") if turn % 180 == 0 else ("east", "west"))}
    ]
    assert sides_of(tiles.tiles[1], (), BOOK).count(WALL) == 2


@pytest.mark.rule("DD-DOG-SHARIK-4")
def test_how_a_room_lies_after_sharik_turned_it_is_told() -> None:
    rooms = "R28 0,-1; R29 1,0 turn 180"
    table = den(dog("sharik"), dog("ruta"), rooms=rooms, options={"turning": "any-time"})
    assert told(answer(table, "turn R28"), "turned") == [("turned", "R28", "90")]
