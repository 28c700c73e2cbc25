"""The worked examples of the specification."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.paper_dungeons.positions import BOOK, ITEMS, Scene, at, cells, faces, letters, only_changed, rooms
from undercroft.games.paper_dungeons.rules import bosses, campaign


def before_the_chimera(*levels: tuple[int, int, int, int], outside: tuple[int, ...] = ()) -> Scene:
    """The end of round 6, dungeon H: the Chimera's room is D4."""
    teams: list[dict[str, Any]] = [{"levels": each, "bosses": (0,)} for each in levels]
    for seat, team in enumerate(teams):
        team |= {} if seat in outside else {"room": "D4"}
    first, *others = teams
    return at(phase="gems", round=6, dungeon="H", others=others, **first)


@pytest.mark.rule("PD-EX-1")
def test_example_1_a_black_die_trains_the_black_warrior() -> None:
    t = at(dice="wizard wizard wizard warrior boots boots", goal="G01")
    before = t.team()
    t.play("die b1", "level warrior")
    assert (t.team().levels, t.team().strength) == ((2, 1, 1, 1), 5)
    only_changed(before, t.team(), "levels")


@pytest.mark.rule("PD-EX-2")
def test_example_2_a_white_die_does_not() -> None:
    t = at(dice="warrior wizard cleric boots boots boots", goal="G07")
    assert BOOK.training[t.team().goal] == (True, False, True, False)
    t.play("die w1")
    assert "level warrior" not in t.options()
    assert t.barred()["level warrior"] == "PD-LEVEL-2"
    t.play("brew", "die w2")
    assert "level wizard" in t.options()


@pytest.mark.rule("PD-EX-3")
@pytest.mark.parametrize("levels", [(3, 3, 3, 3), (3, 5, 5, 4)])
def test_example_3_lowest_level_three(levels: tuple[int, ...]) -> None:
    assert at(levels=levels).score().levels == 6


@pytest.mark.rule("PD-EX-4")
def test_example_4_items() -> None:
    filled = {"sword": 2, "armour": 2, "cloak": 1, "cauldron": 1}
    t = at(cells=filled, room="D1", slain="D1")
    assert t.score().items == 8
    assert bosses.power(t.team(), BOOK.bosses[0], BOOK) == 4 + 1 + 3
    assert t.team().potions == 0
    t.play("die w1", "move")
    assert "step D2" not in t.options()
    fight = at(cells=filled, room="C1").play("die w1", "move", "step D1")
    assert fight.team().wounds == 1


@pytest.mark.rule("PD-EX-5")
def test_example_5_brewing_three_times() -> None:
    t = at(others=[], options={"wounds": "potions-first"}, luck=faces("skull wizard cleric skull thief thief"))
    t.play("die w1", "brew", "die w2", "brew")
    assert (t.asked(), t.team().potions) == ("raise", 4)
    t.play("raise cleric", "die w3", "brew")
    assert (t.team().potions, t.team().strength) == (6, 5)
    assert len(t.told("leveled")) == 1
    t.play("ready")
    assert t.team().hearts == 2
    t.play("die w2", "move", "step E1", "part crown", "stop")
    assert (t.team().hearts, t.team().free_hearts, t.team().wounds) == (3, 9, 0)


@pytest.mark.rule("PD-EX-6")
def test_example_6_into_d1() -> None:
    t = at(levels=(1, 1, 1, 2)).play("die w1", "move", "step C1", "step D1", "drink 0")
    assert t.story("fought", "wounded", "potion")[1:] == ["fought", "wounded", "potion"]
    assert t.told("wounded") == [(1, 0, "minion")]
    assert t.told("fought") == [("goblin", 3, "thief", 2, "D1")]
    assert (t.team().slain, t.team().wounds, t.room()) == (rooms("D1"), 1, "D1")


@pytest.mark.rule("PD-EX-7")
@pytest.mark.parametrize("drunk", [0, 1])
def test_example_7_potion_trap_item(drunk: int) -> None:
    t = at().play("die w1", "move", "step F1")
    assert t.team().potions == 1
    t.play("step E1")
    assert t.options() == ["drink 0", "drink 1"]
    t.play(f"drink {drunk}")
    assert (t.team().wounds, t.team().hearts) == (1 - drunk, drunk)
    assert t.targets("part") == set(ITEMS)
    t.play("part sceptre")
    assert t.team().cells == cells(sceptre=1)
    assert t.asked() == "die"


@pytest.mark.rule("PD-EX-8")
def test_example_8_from_f2_to_a2() -> None:
    t = at(room="F1", explored="F2").play("die w1", "move", "step F2")
    assert t.team().moves == 1
    assert "step A2" in t.options()
    t.play("step A2")
    assert t.room() == "A2"


@pytest.mark.rule("PD-EX-9")
def test_example_9_the_room_was_entered_earlier() -> None:
    t = at(phase="gems", round=3, explored="D2", room="C7", levels=(3, 3, 3, 3))
    assert t.told("beat") == [("minotaur", 15, 5, 1)]
    assert t.room() == "C7"


@pytest.mark.rule("PD-EX-10", "PD-EX-11", "PD-EX-12")
def test_examples_10_to_12_the_chimera() -> None:
    t = before_the_chimera((5, 5, 1, 5), (3, 4, 3, 3), (3, 3, 3, 2))
    assert (t.team(0).bosses, t.team(0).wounds) == ((0, 7), 2), "power 22"
    assert (t.team(1).bosses, t.team(1).wounds) == ((0, 3), 4), "power 16"
    assert (t.team(2).bosses, t.team(2).wounds) == ((0, -4), 0), "power 13"
    assert [t.asked(seat) for seat in range(3)] == ["part", "", ""]
    assert [data[1] for seat in (0, 1) for data in t.told("beat", seat)] == [22, 16]
    t.play("part tome", "ready")
    assert [sum(t.team(seat).cells) for seat in range(3)] == [1, 0, 0]


@pytest.mark.rule("PD-EX-13", "PD-EX-14")
def test_examples_13_and_14_seven_gems_nine_minions() -> None:
    assert at(gems=7).score().gems == 30
    assert at(slain="A1 A2 A5 B1 C4 D1 D6 E2 E4").score().minions == 16


@pytest.mark.rule("PD-EX-15", "PD-EX-16")
def test_examples_15_and_16_wounds_and_resurrection() -> None:
    t = at(wounds=11, potions=2, hearts=4, levels=(3, 3, 3, 3))
    assert (t.score().wounds, t.score().resurrection) == (-6, 0)
    risen = at(wounds=11, potions=2, hearts=4, risen=True)
    assert (risen.score().wounds, risen.score().resurrection) == (-6, -9)


@pytest.mark.rule("PD-EX-17")
def test_example_17_goal_and_talent() -> None:
    assert at(goal="G08", potions=9, talent="healer").score().cards == 6


@pytest.mark.rule("PD-EX-18")
def test_example_18_the_gem_goal() -> None:
    glory = [at(goal="G14", gems=gems, others=[]).score().cards for gems in (1, 2, 4, 5, 6, 7, 9)]
    assert glory == [0, 2, 2, 4, 4, 6, 6]


@pytest.mark.rule("PD-EX-19")
def test_example_19_two_missions() -> None:
    t = at(phase="missions", missions="M06 M14 M02", potions=8, levels=(3, 3, 3, 3))
    assert t.score().missions == 8


@pytest.mark.rule("PD-EX-20")
@pytest.mark.parametrize(("gems", "asked"), [(0, "die"), (1, "die"), (3, "part"), (5, "raise")])
def test_example_20_the_thief_reaches_four(gems: int, asked: str) -> None:
    t = at(levels=(1, 1, 1, 3), gems=gems).play("die b3", "level thief")
    assert (t.team().gems, t.asked()) == (gems + 1, asked)
    assert t.team().potions == (gems == 1)


@pytest.mark.rule("PD-EX-21")
def test_example_21_two_skulls_three_teams() -> None:
    luck = faces("skull wizard cleric skull boots thief")
    t = at(phase="roll", luck=luck, others=[{"levels": (1, 1, 4, 1)}, {"talent": "seer"}])
    assert [t.team(seat).wounds for seat in range(3)] == [2, 0, 1]


@pytest.mark.rule("PD-EX-22", "PD-EX-23")
@pytest.mark.parametrize("first", ["skull skull skull boots boots boots", "clover clover clover skull skull boots"])
def test_examples_22_and_23_rerolls_wound_nobody(first: str) -> None:
    second = faces("warrior wizard cleric thief boots boots")
    t = at(phase="roll", luck=(*faces(first), *second))
    assert (t.state.dice, t.team().wounds) == (second, 0)


@pytest.mark.rule("PD-EX-24")
def test_example_24_one_wound_too_many() -> None:
    t = at(room="C1", levels=(2, 2, 1, 1), wounds=6, others=[]).play("die w1", "move", "step C2")
    assert (t.team().risen, t.team().wounds) == (True, 7)
    before, lines = t.team(), t.score()
    t.play("step B2", "die w2", "move", "step C2", "stop")
    only_changed(before, t.team(), "wounds", "explored")
    assert {name for name in lines._fields if getattr(lines, name) != getattr(t.score(), name)} == {"wounds", "total"}


@pytest.mark.rule("PD-EX-25")
def test_example_25_the_potion_saves() -> None:
    t = at(room="C1", levels=(2, 2, 1, 1), wounds=6, potions=1, hearts=1).play("die w1", "move", "step C2", "drink 1")
    assert (t.team().risen, t.team().wounds, t.team().hearts) == (False, 6, 2)


@pytest.mark.rule("PD-EX-26")
def test_example_26_armour_against_minions() -> None:
    armour = {"armour": 2}
    assert at(room="D5", levels=(3, 1, 1, 1), cells=armour).play("die w1", "move", "step D6").team().wounds == 1
    assert at(room="C1", levels=(1, 1, 1, 5), cells=armour).play("die w1", "move", "step D1").team().wounds == 0


@pytest.mark.rule("PD-EX-27")
def test_example_27_combat_power() -> None:
    team = at(levels=(4, 3, 3, 2), cells={"sword": 2}, talent="berserker").team()
    weak_to_cleric = next(boss for boss in BOOK.bosses if boss.weak == "cleric")
    assert bosses.power(team, weak_to_cleric, BOOK) == 21


@pytest.mark.rule("PD-EX-28")
def test_example_28_two_equals_win_nothing() -> None:
    t = before_the_chimera((3, 5, 4, 4), (3, 4, 5, 4), (3, 3, 3, 3))
    assert [data[1] for seat in range(3) for data in t.told("beat", seat)] == [20, 20, 15]
    assert [t.asked(seat) for seat in range(3)] == ["die"] * 3


@pytest.mark.rule("PD-EX-29")
def test_example_29_who_flees_does_not_block() -> None:
    t = before_the_chimera((6, 6, 6, 6), (3, 3, 3, 3), outside=(0,))
    assert (t.team(0).bosses, t.team(1).bosses) == ((0, -4), (0, 3))
    assert [t.asked(seat) for seat in range(2)] == ["", "part"]


@pytest.mark.rule("PD-EX-30")
def test_example_30_a_gem_two_teams_take() -> None:
    near: dict[str, Any] = {"room": "C5", "levels": (1, 1, 1, 3)}
    t = at(round=4, dungeon="B", bosses=(0,), others=[{**near, "bosses": (0,)}, {**near, "bosses": (0,)}], **near)
    for seat in (0, 1):
        t.play("die w1", "move", "step C4", seat=seat)
    t.end_round()
    assert [t.team(seat).gems for seat in range(3)] == [1, 1, 0]
    assert [t.team(seat).crossed for seat in range(3)] == [0, 0, letters("C")]
    t.play("die w1", "move", "step C4", seat=2)
    assert (t.team(2).slain, t.team(2).wounds, t.team(2).gems) == (rooms("C4"), 1, 0)


@pytest.mark.rule("PD-EX-31")
def test_example_31_the_alchemist_overflows() -> None:
    t = at(potions=11, talent="alchemist").play("die w1", "brew")
    assert (t.team().potions, t.team().gems) == (12, 1)
    assert t.told("lost") == [("potion", "die")] * 2


@pytest.mark.rule("PD-EX-32")
def test_example_32_the_merchants_chain() -> None:
    t = at(potions=11, talent="merchant", levels=(1, 1, 1, 3)).play("die b3", "level thief")
    assert t.told("gem") == [("-", 1, "thief"), ("-", 2, "potions")]
    assert t.told("lost") == [("potion", "gems"), ("potion", "talent")]
    assert (t.team().gems, t.team().potions) == (2, 12)


@pytest.mark.rule("PD-EX-33")
def test_example_33_a_trap_three_times() -> None:
    t = at(room="D4").play("die w1", "move", "step D5", "raise thief", "step D4")
    t.play("die b1", "step D5", "step D4", "step D5")
    assert (t.team().wounds, t.team().strength) == (3, 5)


@pytest.mark.rule("PD-EX-34")
def test_example_34_levels() -> None:
    assert at(levels=(6, 6, 5, 4)).score().levels == 10


@pytest.mark.rule("PD-EX-35")
def test_example_35_a_whole_sheet() -> None:
    t = at(
        phase="over", round=8, bosses=(5, -4, 8), levels=(4, 4, 3, 5), cells={"crown": 2, "sceptre": 2, "sword": 1}, gems=4,
        slain="A1 B1 D1 E2 A2 A5", wounds=7, goal="G13", talent="alchemist", mission_glory=4,
    )  # fmt: skip
    assert t.score() == (5, -4, 8, 6, 8, 14, 10, -3, 0, 1, 4, 49)


@pytest.mark.rule("PD-EX-36")
def test_example_36_more_rooms_win() -> None:
    explored = BOOK.room_names
    t = at(phase="over", round=8, gems=3, explored=" ".join(explored[:21]),
           others=[{"gems": 3, "explored": " ".join(explored[:19])}])  # fmt: skip
    outcome = t.table.outcome()
    assert outcome is not None
    assert (outcome.scores[0] == outcome.scores[1], outcome.winners) == (True, (0,))


@pytest.mark.rule("PD-EX-37")
@pytest.mark.parametrize(("number", "glory"), [(2, 5), (8, 1)])
def test_example_37_a_solo_mission(number: int, glory: int) -> None:
    t = at(phase="missions", round=number, missions="M06", potions=8, others=[])
    assert t.score().missions == glory


@pytest.mark.rule("PD-EX-38")
def test_example_38_a_campaign() -> None:
    assert campaign.totals([[(50, 20)], [(61, 25)], [(47, 19)]]) == (158,)
