"""Exploring: drawing, turning, placing."""

from __future__ import annotations

import random

import pytest

from tests.games.tales_of_tails.positions import BOOK, answer, asked, den, dog, offered, snapshot, tile, tiles, told
from undercroft.games.tales_of_tails.content import OPEN, WALL
from undercroft.games.tales_of_tails.rules.dungeon import maze_of, placements
from undercroft.games.tales_of_tails.state import Dungeon, Tile
from undercroft.kernel.table import Table
from undercroft.kernel.types import NotOffered


def holding(card: str, rooms: str = "", **fields: object) -> Table:
    """Robin has drawn a card and must place it."""
    table = den(dog("robin"), dog("ruta"), dog("pluto"), rooms=rooms, luck=(card,), **fields)  # type: ignore[arg-type]
    return answer(table, "explore")


@pytest.mark.rule("DD-EXPLORE-1", "DD-EXPLORE-2")
def test_a_card_is_drawn_and_must_be_placed_in_the_same_turn() -> None:
    table = holding("R28")
    assert table.state.drawn == BOOK.number["R28"]
    assert BOOK.number["R28"] not in table.state.bag
    assert asked(table) == "place"
    answer(table, "place R00-east-90")
    placed = tile(table, "R28")
    assert placed is not None
    assert (placed.x, placed.y, placed.turn, placed.owner, placed.lid) == (1, 0, 1, -1, None)
    assert table.state.drawn == -1
    assert table.questions()[0].seat == 1
    assert told(table, "drew", "placed") == [("drew", "R28"), ("placed", "R28", "1", "0", "90")]


@pytest.mark.rule("DD-EXPLORE-3")
@pytest.mark.parametrize("turn", range(4))
def test_a_quarter_turn_moves_every_side_clockwise(turn: int) -> None:
    printed = BOOK.faces[BOOK.number["R88"]][0]
    turned = BOOK.faces[BOOK.number["R88"]][turn]
    assert [turned[(side + turn) % 4] for side in range(4)] == list(printed)


@pytest.mark.rule("DD-EXPLORE-4", "DD-EXPLORE-5")
def test_a_card_goes_beside_a_placed_one_with_openings_facing() -> None:
    table = holding("R04")
    assert offered(table, "place") == {
        *("R00-north-0", "R00-north-180", "R00-south-0", "R00-south-180"),
        *("R00-east-90", "R00-east-270", "R00-west-90", "R00-west-270"),
    }
    before = snapshot(table)
    for wrong in ("place R00-north-90", "place R00-east-0", "place R28-north-0"):
        with pytest.raises(NotOffered):
            answer(table, wrong)
    assert snapshot(table) == before


@pytest.mark.rule("DD-EXPLORE-5", "DD-EXPLORE-6")
def test_one_facing_opening_is_enough_walls_may_meet_openings() -> None:
    """The cell at 1,-1 lies beside a wall of R04 and an opening of R28."""
    table = holding("R10", rooms="R04 0,-1; R28 1,0 turn 90")
    spots = {spot for spot in offered(table, "place") if spot.startswith("R28-north")}
    assert spots == {"R28-north-0", "R28-north-90"}
    answer(table, "place R28-north-0")
    new = tile(table, "R10")
    assert new is not None
    assert (new.x, new.y) == (1, -1)
    maze = maze_of(table.state.dungeon, BOOK)
    here = maze.at[1, -1]
    assert dict(maze.links[here]) == {maze.at[1, 0]: False}


@pytest.mark.rule("DD-EXPLORE-8", "DD-RULING-9")
@pytest.mark.parametrize(("turn", "joined", "closed", "shut", "left"), [(0, "R28", "R29", 1, 3), (90, "R29", "R28", 2, 1)])
def test_a_wall_may_close_an_opening(turn: int, joined: str, closed: str, shut: int, left: int) -> None:
    """Two coin rooms open towards the same cell; the chest put there is straight and goes on from one of them only."""
    table = holding("R71", rooms="R28 1,0; R29 0,1 turn 180")
    number = {room: n for n, room in enumerate(("R00", "R28", "R29", "R71"))}
    assert {side for side, _ in maze_of(table.state.dungeon, BOOK).exits[number[closed]]} == {shut, left}
    answer(table, f"place R28-south-{turn}")
    maze = maze_of(table.state.dungeon, BOOK)
    assert maze.links[number["R71"]] == [(number[joined], False)]
    assert maze.links[number[closed]] == [(number["R00"], False)]
    assert maze.exits[number[closed]] == [(left, False)]
    answer(table, "walk", f"enter {closed}", "leave")
    assert table.state.walk.leaving == left  # the only way on


@pytest.mark.rule("DD-EXPLORE-7", "DD-EXIT-3")
def test_other_openings_may_lead_on_to_the_table() -> None:
    table = answer(holding("R51"), "place R00-north-0")
    maze = maze_of(table.state.dungeon, BOOK)
    assert [side for side, _ in maze.exits[maze.at[0, -1]]] == [0, 1, 3]


@pytest.mark.rule("DD-EXPLORE-9")
def test_a_trophy_side_is_a_wall() -> None:
    assert BOOK.rooms[BOOK.number["R19"]].sides == "ooot"
    assert BOOK.faces[BOOK.number["R19"]][0] == (OPEN, OPEN, OPEN, WALL)
    assert "R00-east-0" not in offered(holding("R19"), "place")
    assert "R00-west-0" in offered(holding("R19"), "place")


@pytest.mark.rule("DD-EXPLORE-10", "DD-RULING-10")
def test_a_door_counts_as_an_opening_for_placing() -> None:
    table = holding("R87")
    assert {"R00-north-0", "R00-north-180"} <= offered(table, "place")
    beyond = holding("R28", rooms="R87 0,-1")
    assert "R87-north-0" in offered(beyond, "place")


@pytest.mark.rule("DD-EXPLORE-11")
def test_an_opening_that_somebody_left_by_may_be_built_on() -> None:
    table = den(dog("robin"), dog("ruta"), dog("pluto"), luck=("R28",))
    answer(table, "walk", "out north", "confirm", "explore")
    assert "R00-north-0" in offered(table, "place")


@pytest.mark.rule("DD-EXPLORE-12", "DD-TRAP-11")
def test_a_gap_may_not_be_filled() -> None:
    table = holding("R28", gaps=[(0, -1, 1, 1)])
    assert not [spot for spot in offered(table, "place") if spot.startswith("R00-north")]
    assert [spot for spot in offered(table, "place") if spot.startswith("R00-east")]


@pytest.mark.rule("DD-EXPLORE-13")
def test_rooms_with_paws_may_be_built_beside() -> None:
    table = holding("R28", rooms="R51 0,-1 paw 1")
    assert [spot for spot in offered(table, "place") if spot.startswith("R51-north")]


@pytest.mark.rule("DD-EXPLORE-14", "DD-EXPLORE-15", "DD-RULING-11")
def test_exploring_needs_a_card_and_a_place() -> None:
    empty = den(dog("robin"), dog("ruta"), dog("pluto"), bag="")
    assert offered(empty) == {"walk", "sleep"}
    gaps = [(-1, -1, 1, 1), (1, -1, 1, 1), (-1, 0, 1, 1), (1, 0, 1, 1), (0, 1, 1, 1)]
    full = den(dog("bonk"), dog("ruta"), dog("pluto"), rooms="R71 0,-1 turn 90", gaps=gaps)
    assert offered(full) == {"walk", "sleep"}  # Bonk can break the wall to the chest, and the one behind it


@pytest.mark.rule("DD-EXPLORE-16")
def test_wherever_an_opening_is_free_every_card_fits() -> None:
    rnd = random.Random(4)
    for _ in range(15):
        dungeon = Dungeon((Tile(0, 0, 0),))
        stack = list(BOOK.stack)
        rnd.shuffle(stack)
        while stack and maze_of(dungeon, BOOK).frontier and len(dungeon.tiles) < 30:
            assert all(placements(dungeon, BOOK, card) for card in stack[:12])
            spot = rnd.choice(placements(dungeon, BOOK, stack[0]))
            beside, turn = divmod(spot.value, 4)
            card, side = divmod(beside, 4)
            near = next(t for t in dungeon.tiles if t.card == card)
            x, y = near.x + (0, 1, 0, -1)[side], near.y + (-1, 0, 1, 0)[side]
            assert (x, y) not in {(t.x, t.y) for t in dungeon.tiles}
            dungeon = Dungeon((*dungeon.tiles, Tile(x, y, stack.pop(0), turn)))


@pytest.mark.rule("DD-EXPLORE-17")
def test_placing_resolves_nothing() -> None:
    table = holding("R65")
    before = snapshot(table)
    answer(table, "place R00-north-0")
    after = snapshot(table)
    changed = {field for field in after if after[field] != before[field]}
    assert changed == {"dungeon", "drawn", "turn", "last"}


@pytest.mark.rule("DD-EXPLORE-18", "DD-PORTAL-1", "DD-PORTAL-6")
def test_portals_link_at_once_with_every_other() -> None:
    table = holding("R85", rooms="R83 0,-1; R84 4,4")
    answer(table, "place R00-south-0")
    maze = maze_of(table.state.dungeon, BOOK)
    portals = {maze.at[0, -1], maze.at[4, 4], maze.at[0, 1]}
    for one in portals:
        assert portals - {one} <= {to for to, _ in maze.links[one]}


def test_a_cell_is_named_by_one_neighbour_only() -> None:
    table = holding("R51", rooms="R28 1,0; R29 0,1")
    spots = offered(table, "place")
    dungeon = Dungeon(tiles("R28 1,0; R29 0,1"))
    cells = {spot.rsplit("-", 1)[0] for spot in spots}
    assert len(cells) == len(maze_of(dungeon, BOOK).frontier)
