"""Talents: at least one test a card."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.paper_dungeons.positions import BOOK, ITEMS, Scene, at, cells, faces, letters, only_changed, rooms

TWO_SKULLS = faces("skull wizard cleric skull boots thief")


def before_the_game(talent: str, **more: Any) -> Scene:
    return at(phase="prepare", round=0, talent=talent, prepared=False, **more)


@pytest.mark.rule("PD-TALENT-1")
def test_alchemist_brews_three() -> None:
    t = at(talent="alchemist")
    before = t.team()
    t.play("die w1", "brew")
    assert t.told("potion") == [(1, "die"), (2, "die"), (3, "die")]
    only_changed(before, t.team(), "potions")
    assert at(talent="alchemist", cells={"cauldron": 1}).play("die w1", "craft cauldron").team().potions == 3, "dice only"
    assert t.score().cards == -1


@pytest.mark.rule("PD-TALENT-2", "PD-TALENT-19")
def test_noble_fills_a_cell_when_a_hero_reaches_five() -> None:
    t = at(talent="noble", levels=(1, 4, 4, 5), dice="wizard clover cleric wizard wizard boots", goal="G01", others=[])
    t.play("die w1", "level wizard")
    assert t.targets("part") == set(ITEMS)
    before = t.team()
    t.play("part sword")
    assert t.told("crafted") == [("sword", 1, "talent")]
    only_changed(before, t.team(), "cells")
    t.play("die w2", "level thief")
    assert t.asked() == "die", "six is not five"
    t.play("die w3", "level cleric")
    assert t.asked() == "part", "each hero"
    assert at(talent="noble", levels=(1, 3, 1, 1)).play("die w2", "level wizard").asked() == "die"
    assert at(talent="noble", others=[]).score().cards == -1


@pytest.mark.rule("PD-TALENT-3")
def test_barbarian_takes_no_wounds_from_bosses() -> None:
    t = at(phase="gems", round=3, room="D2", talent="barbarian", levels=(3, 3, 3, 3))
    assert t.told("beat") == [("minotaur", 15, 5, 0)]
    assert (t.team().wounds, t.team().bosses) == (0, (5,))
    assert t.score().cards == 0
    assert at(talent="barbarian", room="C1").play("die w1", "move", "step C2").team().wounds == 1, "traps do"
    assert at(talent="barbarian", phase="roll", luck=TWO_SKULLS).team().wounds == 2


@pytest.mark.rule("PD-TALENT-4")
@pytest.mark.parametrize("letter", "ABCDEFGH")
def test_treasure_hunter_takes_any_gem_before_the_game(letter: str) -> None:
    t = before_the_game("treasure-hunter")
    assert t.options() == [f"take-gem {one}" for one in "ABCDEFGH"]
    before = t.team()
    t.play(f"take-gem {letter}")
    assert t.told("gem") == [(letter, 1, "talent")]
    only_changed(before, t.team(), "gems", "taken", "prepared")
    assert t.score().cards == 0


@pytest.mark.rule("PD-TALENT-4")
def test_the_hunted_gem_is_gone_from_its_room_but_not_its_minion() -> None:
    t = at(talent="treasure-hunter", taken="C", room="C5", dungeon="B", others=[{"room": "C5"}])
    before = t.team()
    t.play("die w1", "move", "step C4")
    assert t.team().wounds == 3
    only_changed(before, t.team(), "room", "explored", "slain", "wounds")
    t.play("die w1", "move", "step C4", seat=1)
    assert t.team(1).taken == letters("C"), "the others keep theirs"
    t.end_round()
    assert t.team(0).crossed == 0, "it was taken"


@pytest.mark.rule("PD-TALENT-5")
def test_berserker_adds_two_power() -> None:
    t = at(phase="gems", round=3, room="D2", talent="berserker", levels=(2, 2, 2, 2))
    assert [data[1] for data in t.told("beat")] == [12]
    assert t.score().cards == -2
    assert at(talent="berserker", room="C1").play("die w1", "move", "step D1").team().wounds == 2, "not against minions"


@pytest.mark.rule("PD-TALENT-6", "PD-TALENT-17", "PD-TALENT-19")
@pytest.mark.parametrize(("slain", "due"), [("", 0), ("A1", 0), ("A1 B1", 1), ("A1 B1 E2", 0), ("A1 A2 A5 B1 E2", 1)])
def test_marauder_fills_a_cell_for_every_third_minion(slain: str, due: int) -> None:
    t = at(talent="marauder", slain=slain, room="C1", explored="D1").play("die w1", "move", "step D1")
    assert t.asked() == ("part" if due else "step")
    if due:
        assert t.targets("part") == set(ITEMS)
        before = t.team()
        t.play("part cloak")
        assert t.told("crafted") == [("cloak", 1, "talent")]
        only_changed(before, t.team(), "cells")
    assert t.score().cards == -2


@pytest.mark.rule("PD-TALENT-7")
def test_veteran_raises_two_different_heroes() -> None:
    t = before_the_game("veteran")
    assert t.targets("raise") == {"warrior", "wizard", "cleric", "thief"}
    t.play("raise cleric")
    assert t.targets("raise") == {"warrior", "wizard", "thief"}
    assert t.barred("raise") == {"raise cleric": "PD-TALENT-7"}
    before = t.team()
    t.play("raise warrior")
    assert t.team().levels == (2, 1, 2, 1)
    only_changed(before, t.team(), "levels", "prepared")
    assert t.asked() == "ready"
    assert at(talent="veteran", others=[]).score().cards == -3


@pytest.mark.rule("PD-TALENT-8")
def test_psionic_changes_one_die_a_round() -> None:
    dice = "warrior warrior cleric cleric wizard boots"
    t = at(talent="psionic", goal="G01", dice=dice, others=[])
    t.play("die w3", "level cleric")
    assert not t.team().swapped, "the colour fitted"
    t.play("die w1", "level warrior")
    assert (t.team().levels, t.team().swapped) == ((2, 1, 2, 1), True)
    t.play("die b1")
    assert t.targets("level") == set()
    assert t.barred()["level cleric"] == "PD-LEVEL-2"
    t.play("brew", "ready")
    assert not t.team().swapped, "once a round"
    assert at(talent="psionic", others=[]).score().cards == 2


@pytest.mark.rule("PD-TALENT-8")
def test_psionic_keeps_the_symbol_and_spends_nothing_on_clovers_or_with_a_wizard() -> None:
    t = at(talent="psionic", goal="G01", dice="warrior clover cleric cleric wizard boots", others=[])
    assert t.play("die w1").targets("level") == {"warrior"}
    t = at(talent="psionic", goal="G01", dice="warrior clover cleric cleric wizard boots", others=[])
    assert not t.play("die w2", "level warrior").team().swapped
    wizard = at(talent="psionic", goal="G01", levels=(1, 4, 1, 1), others=[]).play("die b2", "level cleric")
    assert (wizard.level("cleric"), wizard.team().swapped) == (2, False)
    assert not at(talent="psionic").play("die w1", "brew").team().swapped


@pytest.mark.rule("PD-TALENT-9")
@pytest.mark.parametrize(("words", "wounds"), [
    ("thief wizard cleric thief boots thief", 0),
    ("skull wizard cleric thief boots thief", 0),
    ("skull wizard cleric skull boots thief", 1),
])  # fmt: skip
def test_seer_takes_one_skull_wound_less(words: str, wounds: int) -> None:
    t = at(phase="roll", luck=faces(words), talent="seer", room="C1")
    assert t.team().wounds == wounds
    t.play("die w2", "move", "step C2")
    assert t.team().wounds == wounds + 1, "traps as ever"
    assert t.score().cards == 2
    cleric = at(phase="roll", luck=faces(words), talent="seer", levels=(1, 1, 4, 1))
    assert cleric.team().wounds == 0


@pytest.mark.rule("PD-TALENT-10")
def test_scout_is_not_wounded_by_traps() -> None:
    t = at(talent="scout", room="D4")
    before = t.team()
    t.play("die w1", "move", "step D5")
    assert t.told("dodged") == [("D5",)]
    assert t.asked() == "raise", "the reward comes all the same"
    only_changed(before, t.team(), "room", "explored")
    assert t.score().cards == -2
    assert at(talent="scout", room="C1").play("die w1", "move", "step D1").team().wounds == 2


@pytest.mark.rule("PD-TALENT-11")
def test_ranger_crosses_water_for_nothing_again_and_again() -> None:
    t = at(talent="ranger", room="A3", explored="A4", cells={"medallion": 2}).play("die w1", "move", "step A4")
    assert t.team().moves == 2
    t.play("step A3")
    assert t.team().moves == 2
    t.play("step B3")
    assert t.team().moves == 1, "dry land costs a move"
    t.play("stop", "die b1")
    assert t.team().moves == 3, "what is left is lost with its die"
    assert at(talent="ranger", others=[]).score().cards == -1


@pytest.mark.rule("PD-TALENT-11")
def test_ranger_needs_the_medallion_and_his_last_move_may_cross() -> None:
    assert at(talent="ranger", room="A3").play("die w1", "move").barred()["step A4"] == "PD-MOVE-8"
    t = at(talent="ranger", room="B3", explored="A3", cells={"medallion": 2})
    t.play("die w1", "move", "step A3", "step A4")
    assert (t.asked(), t.team().moves) == ("step", 1)
    other = at(room="B3", explored="A3", cells={"medallion": 2}).play("die w1", "move", "step A3", "step A4")
    assert other.asked() == "die"


@pytest.mark.rule("PD-TALENT-12")
def test_merchant_gains_a_potion_with_each_gem() -> None:
    t = at(talent="merchant", room="C5", dungeon="B", levels=(1, 1, 1, 4))
    before = t.team()
    t.play("die w1", "move", "step C4")
    assert t.told("potion") == [(1, "talent")]
    only_changed(before, t.team(), "room", "explored", "slain", "gems", "taken", "fresh", "potions")
    assert t.score().cards == -1


@pytest.mark.rule("PD-TALENT-12")
def test_merchant_counts_outside_gems_too_sheet_first() -> None:
    t = at(talent="merchant", gems=1, levels=(1, 1, 1, 3)).play("die w3", "level thief")
    assert t.told("potion") == [(1, "gems"), (2, "talent")]
    full = at(talent="merchant", potions=11).play("die w1", "brew")
    assert full.told("gem") == [("-", 1, "potions")]
    assert full.told("lost") == [("potion", "talent"), ("potion", "die")]


@pytest.mark.rule("PD-TALENT-13")
def test_assassin_defeats_two_minions_before_the_game() -> None:
    t = before_the_game("assassin")
    assert len(t.targets("slay")) == 12
    t.play("slay F7")
    assert t.barred("slay") == {"slay F7": "PD-FIGHT-7"}
    before = t.team()
    t.play("slay A1")
    assert t.team().slain == rooms("A1 F7")
    assert t.told("slain") == [("zombie", 5, "F7", "talent"), ("ghost", 3, "A1", "talent")]
    only_changed(before, t.team(), "slain", "prepared")
    assert t.team().explored == 0
    assert t.score().cards == 0
    assert t.score().minions == 3


@pytest.mark.rule("PD-TALENT-14", "PD-TALENT-19")
def test_craftsman_fills_the_first_cells_of_two_items() -> None:
    t = before_the_game("craftsman")
    assert t.targets("part") == set(ITEMS)
    t.play("part cloak")
    assert t.targets("part") == set(ITEMS) - {"cloak"}
    assert t.barred("part") == {"part cloak": "PD-TALENT-14"}
    before = t.team()
    t.play("part tome")
    assert t.team().cells == cells(cloak=1, tome=1)
    only_changed(before, t.team(), "cells", "prepared")
    assert at(talent="craftsman", others=[]).score().cards == -3


@pytest.mark.rule("PD-TALENT-15")
def test_healer_starts_with_two_potions() -> None:
    t = before_the_game("healer", luck=TWO_SKULLS)
    assert t.told("potion") == [(1, "talent"), (2, "talent")]
    assert t.options() == ["drink 0", "drink 1", "drink 2"], "they can take the first skulls"
    assert t.score().cards == 2
    assert t.team(1).potions == 0


@pytest.mark.rule("PD-TALENT-16", "PD-TALENT-17")
@pytest.mark.parametrize(("slain", "potions"), [("A1", 0), ("A1 B1", 1), ("A1 B1 E2", 0), ("A1 A2 A5 B1 E2", 1)])
def test_shaman_gains_a_potion_for_every_third_minion(slain: str, potions: int) -> None:
    t = at(talent="shaman", slain=slain, room="C1", explored="D1")
    before = t.team()
    t.play("die w1", "move", "step D1")
    assert t.told("potion") == [(n + 1, "talent") for n in range(potions)]
    only_changed(before, t.team(), "room", "slain", "wounds", *(["potions"] if potions else []))
    assert t.score().cards == 3


@pytest.mark.rule("PD-TALENT-17")
@pytest.mark.parametrize(
    ("slain", "due"),
    [("A1", 1), ("A1 B1", 1), ("A1 B1 D1", 0), ("A1 B1 D1 E2", 1), ("A2 A5 C4 D6 E4 F3 F5 F7 A1 B1", 1)],
)
def test_minions_defeated_from_afar_count_for_the_three(slain: str, due: int) -> None:
    t = at(talent="shaman", slain=slain, cells={"sceptre": 1}).play("die w2", "craft sceptre")
    while t.asked() == "slay":
        t.play(t.options()[-1])
    assert t.team().potions == due


@pytest.mark.rule("PD-TALENT-18")
@pytest.mark.parametrize("talent", BOOK.talents, ids=lambda talent: talent.id)
def test_talent_glory_joins_the_goals(talent: Any) -> None:
    t = at(talent=talent.id, goal="G08", potions=9, others=[])
    assert t.score().cards == 4 + talent.glory


def test_every_talent_has_its_own_effect() -> None:
    assert len({talent.effect for talent in BOOK.talents}) == 16


def test_a_noble_chain_from_gem_to_minions() -> None:
    """Thief 4 -> gem 4 -> part -> Tome -> level 5 -> Noble's cell -> Sceptre -> two minions."""
    t = at(talent="noble", levels=(4, 1, 1, 3), gems=3, taken="ABC", cells={"tome": 1, "sceptre": 1})
    t.play("die b3", "level thief", "part tome", "raise warrior", "part sceptre", "slay A1", "slay F7")
    assert t.asked() == "die"
    assert t.story("leveled", "gem", "crafted", "slain") == [
        "leveled", "gem", "crafted", "leveled", "crafted", "slain", "slain",
    ]  # fmt: skip
    assert (t.team().levels, t.team().gems) == ((5, 1, 1, 4), 4)
    assert (t.team().cells, t.team().slain) == (cells(tome=2, sceptre=2), rooms("A1 F7"))


def test_a_shaman_chain_from_a_room_to_the_cauldron() -> None:
    """Room's part -> Sceptre -> two minions, six in all -> potion 8 -> part -> Cauldron -> potions 9 to 11."""
    t = at(
        talent="shaman", room="B3", slain="A1 B1 D1 E2", potions=7, cells={"sceptre": 1, "cauldron": 1}
    ).play("die w1", "move", "step B4", "part sceptre", "slay A2", "slay C4", "part cauldron")  # fmt: skip
    assert t.told("potion") == [(8, "talent"), (9, "item"), (10, "item"), (11, "item")]
    assert (t.asked(), t.team().moves, t.team().gems) == ("step", 1, 0)
    t.play("stop", "die b2", "brew")
    assert (t.team().potions, t.team().gems) == (12, 1)
