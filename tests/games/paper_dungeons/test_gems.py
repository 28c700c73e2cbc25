"""Gems."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.paper_dungeons.positions import BOOK, at, letters, only_changed, rooms

GEM_ROOMS = {"ABCDEFGH"[room.gem]: room.name for room in BOOK.rooms if room.gem >= 0}
ALL = {"cloak": 2, "medallion": 2}


def door(room: str) -> str:
    return next(BOOK.room_names[way.to] for way in BOOK.dungeons[0].ways[BOOK.room_at[room]])


@pytest.mark.rule("PD-GEM-1", "PD-GEM-3")
@pytest.mark.parametrize("letter", "ABCDEFGH")
def test_eight_gems_each_taken_on_the_first_entry(letter: str) -> None:
    assert list(GEM_ROOMS.items()) == [
        ("A", "A2"), ("B", "F3"), ("C", "C4"), ("D", "A5"), ("E", "F5"), ("F", "D6"), ("G", "B7"), ("H", "F7"),
    ]  # fmt: skip
    room = GEM_ROOMS[letter]
    t = at(room=door(room), cells=ALL, levels=(5, 5, 5, 5), talent="scout")
    before = t.team()
    t.play("die w1", "move", f"step {room}")
    assert t.told("gem") == [(letter, 1, "room")]
    assert (t.team().taken, t.team().fresh, t.team().gems) == (letters(letter),) * 2 + (1,)
    slain = ["slain"] if BOOK.rooms[BOOK.room_at[room]].minion else []
    edges = ["edges"] if t.team().edges else []
    only_changed(before, t.team(), "room", "explored", "taken", "fresh", "gems", *slain, *edges)


@pytest.mark.rule("PD-GEM-2")
def test_a_gem_comes_after_the_fight_or_the_trap() -> None:
    t = at(room="C5", dungeon="B", potions=1).play("die w1", "move", "step C4")
    assert (t.asked(), t.team().gems) == ("drink", 0)
    t.play("drink 2")
    assert t.story("fought", "wounded", "gem") == ["fought", "wounded", "gem"]
    trap = at(room="C7", cells=ALL, potions=1).play("die w1", "move", "step B7")
    assert (trap.asked(), trap.team().gems) == ("drink", 0)
    trap.play("drink 0")
    assert trap.team().taken == letters("G")


@pytest.mark.rule("PD-GEM-3")
def test_a_later_entry_takes_nothing() -> None:
    t = at(room="C5", dungeon="B", explored="C4", slain="C4", crossed="C")
    t.play("die w1", "move", "step C4")
    assert (t.told("gem"), t.team().gems) == ([], 0)


@pytest.mark.rule("PD-GEM-4")
@pytest.mark.parametrize("gems", range(10))
def test_each_gem_fills_a_circle_and_its_reward_comes_at_once(gems: int) -> None:
    t = at(levels=(1, 1, 1, 3), gems=gems, taken="ABCDEFGH"[: min(8, gems)]).play("die w3", "level thief")
    assert t.team().gems == gems + 1
    assert t.asked() == {3: "part", 5: "raise"}.get(gems, "die")
    assert t.told("potion") == ([(1, "gems")] if gems == 1 else [])
    assert t.told("lost") == []


@pytest.mark.rule("PD-GEM-5", "PD-GEM-6")
def test_letters_of_the_round_are_announced_and_crossed_out_for_others() -> None:
    t = at(phase="gems", round=2, taken="ABC", fresh="BC", others=[{"taken": "C", "fresh": "C"}, {}])
    assert t.told("announced") == [("BC",)]
    assert t.told("announced", 1) == [("C",)]
    assert t.told("announced", 2) == []
    assert [t.team(seat).crossed for seat in range(3)] == [0, letters("B"), letters("BC")]
    assert [t.team(seat).fresh for seat in range(3)] == [0, 0, 0]
    assert t.told("crossed", 2) == [("BC",)]
    assert t.team(0).taken == letters("ABC")


@pytest.mark.rule("PD-GEM-5")
def test_a_letter_is_announced_once() -> None:
    t = at(phase="gems", round=1, taken="A", fresh="A").end_round()
    assert t.told("announced") == [("A",)]
    assert t.told("crossed", 1) == [("A",)]


@pytest.mark.rule("PD-GEM-7")
def test_a_crossed_out_gem_can_never_be_taken() -> None:
    t = at(room="C5", dungeon="B", crossed="C")
    before = t.team()
    t.play("die w1", "move", "step C4")
    assert (t.team().gems, t.team().taken, t.team().slain) == (0, 0, rooms("C4"))
    only_changed(before, t.team(), "room", "explored", "slain", "wounds")


@pytest.mark.rule("PD-GEM-8")
def test_several_teams_take_the_same_letter_in_one_round() -> None:
    near: dict[str, Any] = {"room": "C5", "levels": (1, 1, 1, 4)}
    t = at(**near, dungeon="B", others=[near, {}])
    for seat in (0, 1):
        t.play("die w1", "move", "step C4", seat=seat)
    t.end_round()
    assert [t.team(seat).gems for seat in range(3)] == [1, 1, 0]
    assert [t.team(seat).crossed for seat in range(3)] == [0, 0, letters("C")]


@pytest.mark.rule("PD-GEM-9")
def test_gems_from_outside_have_no_letter_and_cost_nobody() -> None:
    t = at(levels=(1, 1, 1, 3), potions=10).play("die w3", "level thief", "die w1", "brew")
    assert t.told("gem") == [("-", 1, "thief"), ("-", 2, "potions")]
    assert (t.team().gems, t.team().taken, t.team().fresh) == (2, 0, 0)
    t.end_round()
    assert t.told("announced") == []
    assert t.team(1).crossed == 0
    other = at(levels=(1, 1, 1, 3), crossed="ABCDEFGH").play("die w3", "level thief")
    assert other.team().gems == 1


@pytest.mark.rule("PD-GEM-10")
def test_ten_gems_are_the_most() -> None:
    t = at(taken="ABCDEFGH", gems=9, levels=(1, 1, 1, 3), others=[]).play("die w3", "level thief")
    assert (t.team().gems, t.score().gems) == (10, 50)


@pytest.mark.rule("PD-RULING-3")
def test_a_gem_beyond_the_track_is_lost() -> None:
    t = at(taken="ABCDEFGH", gems=10, potions=11, others=[])
    before = t.team()
    t.play("die w1", "brew")
    assert t.told("lost") == [("gem", "potions"), ("potion", "die")]
    only_changed(before, t.team(), "potions")


@pytest.mark.rule("PD-GEM-11")
def test_the_treasure_hunters_gem_is_not_announced() -> None:
    t = at(phase="prepare", round=0, talent="treasure-hunter", prepared=False, others=[{}])
    t.play("take-gem C", "ready")
    assert (t.team().gems, t.team().taken, t.team().fresh) == (1, letters("C"), 0)
    t.end_round()
    assert t.told("announced") == []
    assert t.team(1).crossed == 0
