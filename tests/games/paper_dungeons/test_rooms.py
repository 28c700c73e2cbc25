"""Rooms: minions, traps, rewards."""

from __future__ import annotations

import msgspec
import pytest

from tests.games.paper_dungeons.positions import BOOK, ITEMS, at, only_changed, rooms
from undercroft.games.paper_dungeons.content import Pack, PaperBook

MINIONS = [(room.name, room.minion, room.level) for room in BOOK.rooms if room.minion]
HERO = {"orc": "warrior", "ghost": "wizard", "zombie": "cleric", "goblin": "thief"}
TRAPS = [room.name for room in BOOK.rooms if room.trap]


def beside(room: str) -> str:
    """A neighbour from which the room can be entered with cloak and medallion."""
    return next(BOOK.room_names[way.to] for way in BOOK.dungeons[0].ways[BOOK.room_at[room]])


@pytest.mark.rule("PD-ROOM-1")
def test_first_the_fight_then_the_reward() -> None:
    t = at(room="C2", explored="C1").play("die w1", "move", "step C1", "step D1")
    assert t.story("entered", "fought", "wounded", "potion") == ["entered", "entered", "fought", "wounded", "potion"]
    trap = at(room="D1", slain="D1").play("die w1", "move", "step E1")
    assert trap.story("entered", "wounded") == ["entered", "wounded"]
    assert trap.asked() == "part"


@pytest.mark.rule("PD-ROOM-2")
def test_later_entries_bring_nothing_but_the_trap() -> None:
    minion = at(room="C1", explored="D1", slain="D1")
    before = minion.team()
    minion.play("die w1", "move", "step D1", "stop")
    only_changed(before, minion.team(), "room")
    trap = at(room="D4", explored="D3")
    before = trap.team()
    trap.play("die w1", "move", "step D3")
    assert trap.team().wounds == 1
    assert trap.asked() == "step", "no level again"
    only_changed(before, trap.team(), "room", "wounds")


@pytest.mark.rule("PD-ROOM-3")
def test_in_a_room_with_both_the_minion_comes_first() -> None:
    plain = msgspec.to_builtins(BOOK.pack, str_keys=True)
    plain["map"]["rooms"]["D1"]["trap"] = True
    book = PaperBook(msgspec.convert(plain, Pack, str_keys=True))
    t = at(room="C1", book=book).play("die w1", "move", "step D1")
    assert [data[2] for data in t.told("wounded")] == ["minion", "trap"]
    assert t.story("entered", "fought", "wounded", "potion") == ["entered", "fought", "wounded", "wounded", "potion"]
    assert t.team().wounds == 3


@pytest.mark.rule("PD-ROOM-4")
def test_all_rewards_of_a_room_are_gained_in_order() -> None:
    t = at(room="B1", levels=(1, 3, 1, 1)).play("die w1", "move", "step A1")
    assert t.told("potion") == [(1, "room"), (2, "room")]
    plain = msgspec.to_builtins(BOOK.pack, str_keys=True)
    plain["map"]["rooms"]["A1"]["rewards"] = ["level", "part", "potion"]
    book = PaperBook(msgspec.convert(plain, Pack, str_keys=True))
    t = at(room="B1", levels=(1, 3, 1, 1), book=book).play("die w1", "move", "step A1")
    t.play("raise warrior", "part crown")
    assert t.story("leveled", "crafted", "potion") == ["leveled", "crafted", "potion"]


@pytest.mark.rule("PD-ROOM-5")
def test_rewards_and_minions_are_marked_for_each_team() -> None:
    t = at(room="C1", others=[{"room": "C1", "slain": "D1", "explored": "D1"}])
    for seat in (0, 1):
        t.play("die w1", "move", "step D1", seat=seat)
    assert (t.team(0).slain, t.team(0).potions, t.team(0).wounds) == (rooms("D1"), 1, 2)
    assert (t.team(1).slain, t.team(1).potions, t.team(1).wounds) == (rooms("D1"), 0, 0)


@pytest.mark.rule("PD-FIGHT-1", "PD-FIGHT-6")
def test_an_undefeated_minion_must_be_fought_and_fills_one_box() -> None:
    t = at(room="C1", slain="A1 B1")
    before = t.team()
    t.play("die w1", "move", "step D1")
    assert t.told("fought") == [("goblin", 3, "thief", 1, "D1")]
    assert t.team().slain == rooms("A1 B1 D1")
    assert t.score().minions == 4
    only_changed(before, t.team(), "room", "explored", "slain", "wounds", "potions")


@pytest.mark.rule("PD-FIGHT-2", "PD-FIGHT-3")
@pytest.mark.parametrize(("room", "kind", "level"), MINIONS)
@pytest.mark.parametrize("hero", ["warrior", "wizard", "cleric", "thief"])
def test_only_the_hero_of_its_kind_fights_a_minion(room: str, kind: str, level: int, hero: str) -> None:
    levels = tuple(5 if hero == name else 1 for name in ("warrior", "wizard", "cleric", "thief"))
    t = at(room=beside(room), levels=levels, cells={"cloak": 2, "medallion": 2}).play("die w1", "move", f"step {room}")
    assert t.told("fought") == [(kind, level, HERO[kind], 5 if hero == HERO[kind] else 1, room)]
    assert t.team().wounds == (0 if hero == HERO[kind] else level - 1)


@pytest.mark.rule("PD-FIGHT-4")
@pytest.mark.parametrize(("room", "kind", "level"), MINIONS)
def test_a_minion_is_always_defeated(room: str, kind: str, level: int) -> None:
    t = at(room=beside(room), wounds=4, cells={"cloak": 2, "medallion": 2}).play("die w1", "move", f"step {room}")
    assert t.team().slain == rooms(room)
    assert t.team().risen


@pytest.mark.rule("PD-FIGHT-5")
@pytest.mark.parametrize("armour", [0, 1, 2])
@pytest.mark.parametrize("level", range(1, 7))
def test_wounds_are_what_the_hero_lacks(level: int, armour: int) -> None:
    t = at(room="C5", dungeon="B", levels=(1, 1, 1, level), cells={"armour": armour}).play("die w1", "move", "step C4")
    assert t.team().wounds == max(0, 4 - level - (armour == 2))


@pytest.mark.rule("PD-FIGHT-7")
def test_a_defeated_minion_is_never_fought_again() -> None:
    t = at(room="C1", slain="D1")
    before = t.team()
    t.play("die w1", "move", "step D1", "step C1")
    assert t.told("fought") == t.told("wounded") == []
    assert t.team().slain == before.slain


@pytest.mark.rule("PD-FIGHT-8")
def test_wounds_of_a_fight_come_before_the_count_and_the_reward() -> None:
    t = at(room="C1", potions=3, hearts=5).play("die w1", "move", "step D1")
    assert t.options() == ["drink 0", "drink 1"], "the room's potion is no help"
    assert t.team().slain == 0
    t.play("drink 1")
    assert (t.team().slain, t.team().wounds, t.team().potions) == (rooms("D1"), 1, 4)


@pytest.mark.rule("PD-TRAP-1", "PD-TRAP-3")
@pytest.mark.parametrize("room", TRAPS)
def test_every_entry_into_a_trap_wounds(room: str) -> None:
    near = beside(room)
    start = BOOK.rooms[BOOK.room_at[near]]
    t = at(room=near, explored=room, slain=near if start.minion else "", cells=dict.fromkeys(ITEMS, 2))
    t.play("die b1", f"step {room}")
    assert t.team().wounds == 1
    before = t.team()
    t.play(f"step {near}", f"step {room}")
    assert t.team().wounds == 2 + start.trap
    only_changed(before, t.team(), "wounds")


@pytest.mark.rule("PD-TRAP-2")
def test_the_trap_wounds_before_the_reward() -> None:
    t = at(room="D4", wounds=4).play("die w1", "move", "step D5")
    assert t.team().risen, "the level comes too late"
    assert t.asked() == "raise"
    assert t.story("entered", "wounded", "risen") == ["entered", "wounded", "risen"]


@pytest.mark.rule("PD-REWARD-1")
def test_rooms_hold_potions_parts_levels_and_gems() -> None:
    held = {reward for room in BOOK.rooms for reward in room.rewards}
    assert held == {"potion", "part", "level"}
    assert sum(room.gem >= 0 for room in BOOK.rooms) == 8


@pytest.mark.rule("PD-REWARD-2", "PD-REWARD-7")
def test_a_potion_is_marked_without_asking() -> None:
    t = at(room="C2", potions=5, hearts=10)
    before = t.team()
    t.play("die w1", "move", "step C3")
    assert t.told("potion") == [(6, "room")]
    assert t.asked() == "step"
    only_changed(before, t.team(), "potions", "room", "explored")


@pytest.mark.rule("PD-REWARD-3", "PD-REWARD-7")
@pytest.mark.parametrize("item", ITEMS)
def test_a_part_goes_to_any_item(item: str) -> None:
    t = at(room="B3").play("die w1", "move", "step B4")
    before = t.team()
    assert t.targets("part") == set(ITEMS), "no choice but the cell"
    t.play(f"part {item}")
    assert t.told("crafted") == [(item, 1, "room")]
    only_changed(before, t.team(), "cells")


@pytest.mark.rule("PD-REWARD-4")
@pytest.mark.parametrize("hero", ["wizard", "cleric", "thief"])
def test_a_level_goes_to_any_hero_below_six(hero: str) -> None:
    t = at(room="E1", levels=(6, 3, 3, 3), talent="scout").play("die w1", "move", "step E2")
    assert t.targets("raise") == {"wizard", "cleric", "thief"}
    t.play(f"raise {hero}")
    assert t.level(hero) == 4
    assert t.told("leveled") == [(hero, 4, "room")]


@pytest.mark.rule("PD-REWARD-5")
def test_rewards_come_once_a_team_whatever_others_do() -> None:
    t = at(room="C2", talent="scout", others=[{"room": "C2"}])
    t.play("die b1", "step C3", "step C2", "step C3")
    t.play("die w1", "move", "step C3", seat=1)
    assert (t.team(0).potions, t.team(1).potions) == (1, 1)


@pytest.mark.rule("PD-REWARD-6")
def test_a_room_whose_minion_fell_from_afar_still_rewards() -> None:
    t = at(room="C1", slain="D1")
    before = t.team()
    t.play("die w1", "move", "step D1")
    assert (t.told("fought"), t.told("potion")) == ([], [(1, "room")])
    only_changed(before, t.team(), "room", "explored", "potions")
    gem = at(room="C5", dungeon="B", slain="C4").play("die w1", "move", "step C4")
    assert gem.told("gem") == [("C", 1, "room")]
