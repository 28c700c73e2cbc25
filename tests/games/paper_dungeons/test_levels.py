"""Levels, training colours and the abilities of level 4."""

from __future__ import annotations

import pytest

from tests.games.paper_dungeons.positions import BOOK, at, faces, only_changed
from undercroft.games.paper_dungeons.content import HEROES

SAME = "{0} {0} {0} {0} {0} {0}"


@pytest.mark.rule("PD-LEVEL-1")
def test_four_heroes_with_levels_one_to_six() -> None:
    assert HEROES == ("warrior", "wizard", "cleric", "thief")
    t = at(levels=(5, 1, 1, 1), others=[]).play("die w3", "level warrior")
    assert t.team().levels == (6, 1, 1, 1)


@pytest.mark.rule("PD-LEVEL-2")
@pytest.mark.parametrize("hero", HEROES)
@pytest.mark.parametrize("die", ["w1", "b1"])
def test_symbol_and_colour_must_fit(hero: str, die: str) -> None:
    t = at(dice=SAME.format(hero), goal="G01").play(f"die {die}")
    trains_black = {"warrior": True, "wizard": False, "cleric": False, "thief": True}[hero]
    assert t.targets("level") == ({hero} if trains_black == (die == "b1") else set())
    barred = {wish for wish, rule in t.barred().items() if rule == "PD-LEVEL-2"}
    assert barred == {f"level {other}" for other in HEROES if other not in t.targets("level")}


@pytest.mark.rule("PD-LEVEL-3")
def test_a_clover_trains_any_hero() -> None:
    t = at(goal="G01").play("die w3")
    assert t.targets("level") == set(HEROES)
    t.play("level warrior")
    assert t.team().levels == (2, 1, 1, 1), "the warrior trains black, and the clover is white"


@pytest.mark.rule("PD-LEVEL-4")
def test_one_hero_one_level() -> None:
    t = at(levels=(2, 2, 2, 2))
    before = t.team()
    t.play("die w2", "level wizard")
    assert t.team().levels == (2, 3, 2, 2)
    assert t.told("leveled") == [("wizard", 3, "die")]
    only_changed(before, t.team(), "levels", "used", "numbers")


@pytest.mark.rule("PD-LEVEL-5")
def test_level_six_is_the_last() -> None:
    t = at(levels=(1, 6, 1, 1)).play("die w2")
    assert t.targets("level") == set()
    assert t.barred()["level wizard"] == "PD-LEVEL-5"
    clover = at(levels=(6, 6, 5, 1)).play("die w3")
    assert clover.targets("level") == {"cleric", "thief"}
    reward = at(levels=(6, 1, 1, 6), potions=3).play("die w1", "brew")
    assert reward.targets("raise") == {"wizard", "cleric"}
    assert reward.barred("raise") == {"raise warrior": "PD-LEVEL-5", "raise thief": "PD-LEVEL-5"}


@pytest.mark.rule("PD-LEVEL-6")
@pytest.mark.parametrize(("levels", "strength"), [((1, 1, 1, 1), 4), ((1, 2, 3, 4), 10), ((6, 6, 6, 6), 24)])
def test_strength_is_the_sum(levels: tuple[int, int, int, int], strength: int) -> None:
    assert at(levels=levels).team().strength == strength


@pytest.mark.rule("PD-LEVEL-7")
def test_health_rises_with_every_level_from_any_source() -> None:
    t = at(room="C1", wounds=4, potions=2, hearts=4, others=[])
    t.play("die w2", "brew", "raise cleric")
    assert t.team().strength == 5
    t.play("die w1", "move", "step C2", "drink 0")
    assert (t.team().wounds, t.team().risen) == (5, False), "five health bear five wounds"


@pytest.mark.rule("PD-LEVEL-8")
@pytest.mark.parametrize("hero", HEROES)
def test_a_level_as_a_reward_goes_to_any_hero(hero: str) -> None:
    t = at(potions=3)
    t.play("die w1", "brew")
    assert t.targets("raise") == set(HEROES)
    before = t.team()
    t.play(f"raise {hero}")
    assert t.level(hero) == 2
    assert t.told("leveled") == [(hero, 2, "potions")]
    only_changed(before, t.team(), "levels", "potions")


@pytest.mark.rule("PD-LEVEL-9")
def test_with_all_at_six_a_level_is_lost() -> None:
    t = at(levels=(6, 6, 6, 6), potions=3)
    before = t.team()
    t.play("die w1", "brew")
    assert t.asked() == "die"
    assert t.told("lost") == [("level", "potions")]
    only_changed(before, t.team(), "potions")


@pytest.mark.rule("PD-LEVEL-10")
def test_strength_lies_between_4_and_24() -> None:
    assert at().team().strength == 4
    full = at(levels=(6, 6, 6, 6)).play("die w3")
    assert full.team().strength == 24
    assert full.targets("level") == set()


@pytest.mark.rule("PD-L4-1")
def test_an_ability_starts_at_level_four_and_stays() -> None:
    t = at(levels=(1, 3, 1, 1), dice="wizard warrior warrior wizard warrior thief", goal="G01", others=[])
    before = at(levels=(1, 3, 1, 1), dice="wizard warrior warrior wizard warrior thief", goal="G01").play("die w2")
    assert "level warrior" not in before.options()
    t.play("die w1", "level wizard", "die w2")
    assert "level warrior" in t.options(), "from the moment of level 4"
    t.play("level warrior", "die w3")
    assert "level warrior" in t.options()
    assert "level warrior" in at(levels=(1, 6, 1, 1), dice="warrior warrior warrior boots boots boots").play("die w1").options()


@pytest.mark.rule("PD-L4-2")
@pytest.mark.parametrize(("warrior", "bonus"), [(3, 0), (4, 1), (6, 1)])
def test_a_warrior_of_level_four_adds_one_power(warrior: int, bonus: int) -> None:
    levels = (warrior, 1, 5, 1)
    t = at(phase="gems", round=3, dungeon="B", room="D2", levels=levels)
    assert [data[1] for data in t.told("beat")] == [sum(levels) + 5 + bonus]


@pytest.mark.rule("PD-L4-3")
def test_a_wizard_of_level_four_changes_any_number_of_dice() -> None:
    t = at(levels=(1, 4, 1, 1), goal="G01", dice="warrior warrior thief wizard cleric boots", others=[])
    t.play("die w1", "level warrior", "die b1", "level wizard", "die b2", "level cleric")
    assert t.team().levels == (2, 5, 2, 1)
    below = at(levels=(1, 3, 1, 1), goal="G01", dice="warrior warrior thief wizard cleric boots")
    assert below.play("die w1").targets("level") == set()


@pytest.mark.rule("PD-L4-4", "PD-L4-6")
def test_a_cleric_of_level_four_takes_no_skull_wounds_but_all_others() -> None:
    luck = faces("skull wizard cleric skull boots thief")
    t = at(phase="roll", luck=luck, levels=(1, 1, 4, 1), others=[{"levels": (1, 1, 3, 1)}], room="C1")
    assert (t.team(0).wounds, t.team(1).wounds) == (0, 2)
    t.play("die w2", "move", "step C2")
    assert t.team().wounds == 1, "traps wound"
    t.play("step C1", "die b2", "step D1")
    assert t.team().wounds == 3, "minions wound"
    boss = at(phase="gems", round=3, dungeon="B", room="D2", levels=(1, 1, 4, 1))
    assert boss.team().wounds == 2, "bosses wound"


@pytest.mark.rule("PD-L4-5")
def test_a_thief_reaching_four_steals_a_gem_once() -> None:
    t = at(levels=(1, 1, 1, 3), dice="thief thief thief thief thief boots", goal="G01", others=[])
    before = t.team()
    t.play("die b1", "level thief")
    assert t.team().gems == 1
    assert t.told("gem") == [("-", 1, "thief")]
    only_changed(before, t.team(), "levels", "gems")
    t.play("die b2", "level thief")
    assert (t.level("thief"), t.team().gems) == (5, 1)
    other = at(levels=(3, 3, 3, 1)).play("die w3", "level warrior")
    assert other.team().gems == 0, "only the thief steals"


@pytest.mark.rule("PD-L4-5")
def test_the_thief_steals_whatever_raised_him() -> None:
    t = at(levels=(1, 1, 1, 3), potions=3).play("die w1", "brew", "raise thief")
    assert (t.team().gems, t.team().taken) == (1, 0)
    assert BOOK.pack.tracks.gems[1] == t.score().gems
