"""Movement."""

from __future__ import annotations

import pytest

from tests.games.paper_dungeons.positions import BOOK, at, only_changed, rooms
from undercroft.games.paper_dungeons.rules import movement
from undercroft.kernel.types import NotOffered


@pytest.mark.rule("PD-MOVE-1", "PD-MOVE-2")
@pytest.mark.parametrize(("die", "moves"), [("w1", 2), ("w3", 2), ("b2", 2), ("b1", 3)])
def test_two_moves_a_die_three_with_boots(die: str, moves: int) -> None:
    t = at(room="D4", dungeon="A", explored="D5 D3", talent="scout").play(f"die {die}")
    if die != "b1":
        t.play("move")
    for step in range(moves):
        assert t.asked() == "step"
        assert t.team().moves == moves - step
        t.play("step D3" if t.room() == "D4" else "step D4")
    assert t.asked() == "die"
    assert t.team().moves == -1


@pytest.mark.rule("PD-MOVE-3")
def test_moves_go_to_orthogonal_neighbours_only() -> None:
    t = at(room="D4", dungeon="G").play("die w1", "move")
    assert t.targets("step") == {"C4", "E4", "D3", "D5"}
    assert t.barred()["step C3"] == t.barred()["step E5"] == t.barred()["step D6"] == "PD-MOVE-3"
    with pytest.raises(NotOffered):
        t.play("step E5")


@pytest.mark.rule("PD-MOVE-4", "PD-MOVE-5")
@pytest.mark.parametrize("room", ["A1", "B1", "C1", "D1", "E1", "F1"])
def test_the_first_move_enters_any_room_of_the_bottom_row(room: str) -> None:
    t = at(levels=(3, 3, 3, 3), talent="scout")
    assert t.room() == "outside"
    t.play("die w1", "move")
    assert t.targets("step") == {"A1", "B1", "C1", "D1", "E1", "F1"}
    assert t.barred()["step C2"] == "PD-MOVE-5"
    t.play(f"step {room}")
    assert t.room() == room
    assert (t.team().moves, t.team().explored) == (1, rooms(room))


@pytest.mark.rule("PD-MOVE-6")
@pytest.mark.parametrize("room", ["A1", "C1", "F1"])
def test_after_entering_there_is_no_way_out(room: str) -> None:
    t = at(room=room, cells={"cloak": 2, "medallion": 2}).play("die w1", "move")
    column = room[0]
    beside = {"A": {"B1"}, "C": {"B1", "D1"}, "F": {"E1"}}[column]
    assert t.targets("step") == beside | {f"{column}2"}


@pytest.mark.rule("PD-MOVE-7")
@pytest.mark.parametrize("wall", [*BOOK.pack.map.walls, *BOOK.pack.dungeons[0].walls])
def test_walls_stop_both_ways_without_the_cloak(wall: str) -> None:
    a, b = wall.split("|")
    for here, there in ((a, b), (b, a)):
        t = at(room=here, cells={"cloak": 1}).play("die w1", "move")
        assert there not in t.targets("step")
        with pytest.raises(NotOffered):
            t.play(f"step {there}")
        assert there in at(room=here, cells={"cloak": 2}).play("die w1", "move").targets("step")


@pytest.mark.rule("PD-MOVE-8")
@pytest.mark.parametrize("water", BOOK.pack.map.water)
def test_water_stops_both_ways_without_the_medallion(water: str) -> None:
    a, b = water.split("|")
    for here, there in ((a, b), (b, a)):
        t = at(room=here, cells={"medallion": 1, "cloak": 2}).play("die w1", "move")
        assert t.barred()[f"step {there}"] == "PD-MOVE-8"
        assert there in at(room=here, cells={"medallion": 2}).play("die w1", "move").targets("step")


@pytest.mark.rule("PD-MOVE-9")
def test_a_passage_costs_one_move_and_is_no_wall() -> None:
    t = at(room="F2", slain="A2")
    before = t.team()
    t.play("die w1", "move", "step A2")
    assert (t.room(), t.team().moves) == ("A2", 1)
    only_changed(before, t.team(), "room", "explored", "gems", "taken", "fresh")
    t.play("step F2")
    assert (t.room(), t.team().edges) == ("F2", 0)


@pytest.mark.rule("PD-MOVE-10")
def test_passages_are_in_rows_two_and_four_only() -> None:
    for row in range(1, 8):
        for here, there in ((f"A{row}", f"F{row}"), (f"F{row}", f"A{row}")):
            t = at(room=here, cells={"cloak": 2, "medallion": 2}).play("die w1", "move")
            assert (there in t.targets("step")) == (row in (2, 4))


@pytest.mark.rule("PD-MOVE-11")
def test_a_room_may_be_entered_again() -> None:
    t = at(room="D2", explored="E2 D2", slain="E2")
    before = t.team()
    t.play("die w1", "move", "step E2", "step D2")
    assert t.room() == "D2"
    assert [BOOK.room_names[room] for room in t.team().path] == ["E2", "D2"]
    only_changed(before, t.team(), "path")


@pytest.mark.rule("PD-MOVE-12")
@pytest.mark.parametrize("steps", [0, 1])
def test_moves_left_over_are_lost(steps: int) -> None:
    t = at(room="D4", dungeon="G")
    t.play("die w1", "move", *(["step D3"] if steps else []))
    if steps:
        t.play("raise warrior")
    t.play("stop")
    assert t.told("stopped") == [(2 - steps,)]
    assert (t.asked(), t.team().moves, t.team().used) == ("die", -1, 1)
    t.play("die b1")
    assert t.team().moves == 3, "nothing was saved"


@pytest.mark.rule("PD-MOVE-13")
def test_each_room_is_settled_before_the_next_move() -> None:
    t = at(room="C1").play("die w1", "move", "step B1")
    assert t.asked() == "part"
    assert t.team().slain == rooms("B1")
    t.play("part sword")
    assert (t.asked(), t.team().moves) == ("step", 1)


@pytest.mark.rule("PD-MOVE-14")
def test_other_teams_never_block() -> None:
    t = at(room="C2", others=[{"room": "D2"}]).play("die w1", "move")
    empty = at(room="C2", others=[{"room": "A7"}]).play("die w1", "move")
    assert t.options() == empty.options()
    t.play("step D2")
    assert t.room(0) == t.room(1) == "D2"


@pytest.mark.rule("PD-MOVE-15")
def test_a_boss_mark_changes_nothing_in_its_room() -> None:
    t = at(room="D3", dungeon="A")
    before = t.team()
    t.play("die w1", "move", "step D2")
    assert (t.asked(), t.team().moves) == ("step", 1)
    only_changed(before, t.team(), "room", "explored")


@pytest.mark.rule("PD-MOVE-16")
def test_a_room_is_explored_from_the_first_entry() -> None:
    t = at(room="C2", talent="scout").play("die w1", "move", "step C3")
    assert t.team().explored == rooms("C2 C3")
    t.play("step C2")
    assert t.team().explored == rooms("C2 C3")


@pytest.mark.rule("PD-RULING-23")
def test_a_walk_of_one_die_ends_after_sixty_steps() -> None:
    t = at(room="A1", explored="A2", slain="A1 A2", talent="ranger", cells={"medallion": 2}, crossed="A")
    t.play("die w1", "move")
    for step in range(60):
        assert t.asked() == "step"
        t.play("step A2" if step % 2 == 0 else "step A1")
    assert t.asked() == "die"
    assert t.team().walked == 0


@pytest.mark.rule("PD-MOVE-3")
def test_how_far_every_room_is() -> None:
    """From E4 of dungeon A; from outside one more than from an entrance."""
    scene = at(room="E4")
    far = movement.distances(scene.team(), scene.state, BOOK)
    assert {name: far[BOOK.room_at[name]] for name in ("E4", "E3", "D4", "E2", "C4", "D6")} == {
        "E4": 0, "E3": 1, "D4": 1, "E2": 2, "C4": 2, "D6": 3,
    }  # fmt: skip
    outside = at()
    outside.team().room = -1
    assert {movement.distances(outside.team(), outside.state, BOOK)[room] for room in BOOK.entrances} == {1}
