"""Wounds, potion hearts and resurrection."""

from __future__ import annotations

import pytest

from tests.games.paper_dungeons.positions import at, changed, faces, only_changed

TWO_SKULLS = faces("skull wizard cleric skull boots thief")
ONE_SKULL = faces("skull wizard cleric thief boots thief")


@pytest.mark.rule("PD-WOUND-1")
def test_wounds_come_from_skulls_minions_traps_and_bosses() -> None:
    t = at(phase="roll", luck=ONE_SKULL, others=[], room="C2", explored="C1")
    assert t.team().wounds == 1
    t.play("die w2", "move", "step C1", "step D1")
    assert t.team().wounds == 3
    t.play("die b2", "step E1", "drink 0")
    sources = [data[2] for data in t.told("wounded")]
    assert sources == ["skull", "minion", "trap"]
    boss = at(phase="gems", round=3, room="D2", levels=(3, 3, 3, 3), talent="scout")
    assert [data[2] for data in boss.told("wounded")] == ["boss"]


@pytest.mark.rule("PD-WOUND-1")
def test_nothing_else_wounds() -> None:
    t = at(others=[], room="C2")
    t.play("die w1", "brew", "die w2", "craft crown", "die w3", "level thief")
    assert (t.team().wounds, t.told("wounded")) == (0, [])


@pytest.mark.rule("PD-WOUND-2")
@pytest.mark.parametrize("drunk", [0, 1, 2])
def test_each_wound_goes_on_the_column_or_on_a_potion_heart(drunk: int) -> None:
    t = at(phase="roll", luck=TWO_SKULLS, potions=3, hearts=1)
    before = t.team()
    assert t.options() == ["drink 0", "drink 1", "drink 2"]
    t.play(f"drink {drunk}")
    assert (t.team().wounds, t.team().hearts) == (2 - drunk, 1 + drunk)
    assert t.told("wounded") == [(2, drunk, "skull")]
    fields = {"skulls"} | ({"hearts"} if drunk else set()) | ({"wounds"} if drunk < 2 else set())
    assert changed(before, t.team()) == fields


@pytest.mark.rule("PD-WOUND-3")
def test_a_wound_on_a_heart_is_no_wound() -> None:
    t = at(phase="roll", luck=TWO_SKULLS, potions=1, wounds=4, others=[])
    t.play("drink 2")
    assert (t.team().wounds, t.team().risen, t.score().wounds) == (4, False, -2)
    column = at(phase="roll", luck=TWO_SKULLS, potions=1, wounds=4, others=[]).play("drink 0")
    assert (column.team().wounds, column.team().risen, column.score().wounds) == (6, True, -3)


@pytest.mark.rule("PD-WOUND-4")
def test_wounds_beyond_the_free_hearts_go_on_the_column() -> None:
    t = at(phase="roll", luck=TWO_SKULLS, potions=1, hearts=1)
    assert t.options() == ["drink 0", "drink 1"]
    t.play("drink 1")
    assert (t.team().wounds, t.team().hearts) == (1, 2)
    none = at(phase="roll", luck=TWO_SKULLS, potions=1, hearts=2)
    assert none.asked() == "die"
    assert (none.team().wounds, none.team().hearts) == (2, 2)


@pytest.mark.rule("PD-WOUND-5")
def test_later_potions_heal_nothing() -> None:
    t = at(wounds=3, others=[])
    before = t.team()
    t.play("die w1", "brew")
    assert (t.team().wounds, t.team().free_hearts) == (3, 4)
    only_changed(before, t.team(), "potions")


@pytest.mark.rule("PD-WOUND-6")
def test_the_column_ends_at_24_hearts() -> None:
    t = at(phase="roll", luck=TWO_SKULLS, wounds=23, risen=True, levels=(2, 2, 2, 2), others=[])
    assert t.team().wounds == 24
    assert t.score().wounds == -20
    more = at(phase="roll", luck=TWO_SKULLS, wounds=24, risen=True, levels=(2, 2, 2, 2), others=[])
    assert (more.team().wounds, more.team().risen, more.score().wounds) == (24, True, -20)


@pytest.mark.rule("PD-RULING-5")
def test_the_25th_wound_can_still_fill_the_resurrection_box() -> None:
    levels = (6, 6, 6, 6)
    at_the_end = at(room="C1", levels=levels, wounds=24).play("die w1", "move", "step C2")
    assert (at_the_end.team().wounds, at_the_end.team().risen) == (24, True)
    before_it = at(room="C1", levels=levels, wounds=23).play("die w1", "move", "step C2")
    assert (before_it.team().wounds, before_it.team().risen) == (24, False)


@pytest.mark.rule("PD-WOUND-7")
def test_wounds_lower_neither_levels_nor_strength() -> None:
    t = at(room="C1", levels=(2, 2, 2, 2), wounds=8)
    before = t.team()
    t.play("die w1", "move", "step C2")
    assert t.team().strength == before.strength == 8
    only_changed(before, t.team(), "wounds", "risen", "room", "explored")


@pytest.mark.rule("PD-RES-1", "PD-RES-2")
@pytest.mark.parametrize(("wounds", "risen"), [(6, False), (7, True)])
def test_more_wounds_than_health_fill_the_box_at_once(wounds: int, risen: bool) -> None:
    t = at(room="C1", levels=(2, 2, 2, 1), wounds=wounds)
    t.play("die w1", "move", "step C2")
    assert (t.team().wounds, t.team().risen) == (wounds + 1, risen)
    assert len(t.told("risen")) == risen


@pytest.mark.rule("PD-RES-1")
def test_the_box_is_checked_after_each_single_wound() -> None:
    t = at(phase="roll", luck=TWO_SKULLS, wounds=4)
    assert (t.team().wounds, t.team().risen) == (6, True)
    assert t.told("wounded") == [(2, 0, "skull")]
    assert t.story("risen") == ["risen"]


@pytest.mark.rule("PD-RES-3")
def test_resurrection_happens_once() -> None:
    t = at(room="C1", wounds=5, risen=True)
    before = t.team()
    t.play("die w1", "move", "step C2")
    assert t.told("risen") == []
    assert t.score().resurrection == -9
    only_changed(before, t.team(), "wounds", "room", "explored")


@pytest.mark.rule("PD-RES-4")
def test_it_costs_nine_besides_the_wound_penalty() -> None:
    plain, risen = at(wounds=4, others=[]).score(), at(wounds=5, risen=True, others=[]).score()
    assert (plain.wounds, plain.resurrection) == (-2, 0)
    assert (risen.wounds, risen.resurrection) == (-2, -9)
    assert risen.total == plain.total - 9


@pytest.mark.rule("PD-RES-5")
def test_a_team_is_never_out() -> None:
    t = at(phase="roll", luck=TWO_SKULLS, wounds=24, risen=True)
    assert t.asked() == "die"
    assert t.table.waiting_for() == (0, 1)


@pytest.mark.rule("PD-RES-6")
def test_resurrection_removes_no_wounds() -> None:
    t = at(room="C1", wounds=4).play("die w1", "move", "step C2")
    assert (t.team().risen, t.team().wounds) == (True, 5)


@pytest.mark.rule("PD-RES-7")
def test_more_health_later_does_not_empty_the_box() -> None:
    t = at(wounds=5, risen=True, others=[])
    before = t.team()
    t.play("die w3", "level thief", "die w2", "level wizard")
    assert t.team().strength == 6 > t.team().wounds
    assert t.team().risen
    only_changed(before, t.team(), "levels")


@pytest.mark.rule("PD-RES-7")
def test_a_level_before_the_wound_counts() -> None:
    t = at(room="D4", levels=(1, 1, 1, 1), wounds=4, others=[])
    t.play("die w3", "level wizard", "die w2", "move", "step D5")
    assert (t.team().wounds, t.team().risen) == (5, False), "the wound comes before the room's level, after the die's"
    assert t.asked() == "raise"


def test_potions_first_asks_nothing() -> None:
    t = at(phase="roll", luck=TWO_SKULLS, potions=1, hearts=1, options={"wounds": "potions-first"})
    assert t.asked() == "die"
    assert (t.team().wounds, t.team().hearts) == (1, 2)
    assert t.told("wounded") == [(2, 1, "skull")]
