"""Crafting and the eight items."""

from __future__ import annotations

import pytest

from tests.games.paper_dungeons.positions import ITEMS, at, cells, only_changed, rooms
from undercroft.games.paper_dungeons.rules import bosses

FULL = dict.fromkeys(ITEMS, 2)
OWN_SYMBOL = {"sword": "warrior", "sceptre": "wizard", "medallion": "cleric", "cloak": "thief"}
ANY_SYMBOL = ("crown", "cauldron", "armour", "tome")


@pytest.mark.rule("PD-ITEM-1")
def test_eight_items_with_two_cells_each() -> None:
    assert len(ITEMS) == 8
    t = at(cells={"crown": 1}).play("die w1", "craft crown", "die w2")
    assert t.team().cells == cells(crown=2)
    assert "craft crown" not in t.options()
    assert t.barred()["craft crown"] == "PD-ITEM-1"


@pytest.mark.rule("PD-ITEM-2")
@pytest.mark.parametrize(("die", "can"), [("w1", True), ("w3", True), ("b1", False), ("b2", True)])
def test_a_hero_symbol_or_clover_fills_one_cell(die: str, can: bool) -> None:
    t = at(room="C2")
    before = t.team()
    t.play(f"die {die}")
    assert ("craft crown" in t.options()) == can
    if can:
        t.play("craft crown")
        assert t.team().cells == cells(crown=1)
        assert t.told("crafted") == [("crown", 1, "die")]
        only_changed(before, t.team(), "cells", "used")


@pytest.mark.rule("PD-ITEM-3", "PD-ITEM-4")
@pytest.mark.parametrize("symbol", ["warrior", "wizard", "cleric", "thief"])
def test_the_first_four_need_their_symbol_the_others_none(symbol: str) -> None:
    t = at(dice=f"{symbol} {symbol} {symbol} {symbol} {symbol} {symbol}", cells={"sword": 1, "sceptre": 1}).play("die b1")
    own = {item for item, wanted in OWN_SYMBOL.items() if wanted == symbol}
    assert t.targets("craft") == own | set(ANY_SYMBOL)
    assert {wish for wish, rule in t.barred().items() if rule == "PD-ITEM-3"} == {
        f"craft {item}" for item in OWN_SYMBOL if item not in own
    }


@pytest.mark.rule("PD-ITEM-5")
@pytest.mark.parametrize("item", ITEMS)
def test_a_clover_fills_a_cell_of_any_item(item: str) -> None:
    t = at().play("die w3", f"craft {item}")
    assert t.team().cells == cells(**{item: 1})


@pytest.mark.rule("PD-ITEM-6")
def test_colour_does_not_matter_for_crafting() -> None:
    dice = "warrior wizard cleric warrior wizard cleric"
    white, black = (at(dice=dice).play(f"die {colour}1") for colour in "wb")
    assert white.targets("craft") == black.targets("craft") == {"sword", *ANY_SYMBOL}


@pytest.mark.rule("PD-ITEM-7", "PD-ITEM-8")
def test_the_second_cell_completes_an_item_the_first_does_nothing() -> None:
    t = at(others=[], dice="wizard wizard wizard boots boots boots").play("die w1", "craft cauldron")
    assert (t.team().potions, t.score().items) == (0, 1)
    t.play("die w2", "craft cauldron")
    assert (t.team().potions, t.score().items) == (3, 2)


@pytest.mark.rule("PD-ITEM-8")
@pytest.mark.parametrize("item", ITEMS)
def test_an_unfinished_item_is_worth_its_cell_only(item: str) -> None:
    t = at(cells={item: 1}, others=[], room="A5", levels=(2, 2, 2, 2))
    assert t.score().items == 1
    assert bosses.power(t.team(), t.table.book.bosses[0], t.table.book) == 10
    t.play("die w1", "move")
    assert t.targets("step") == {"A4", "B5"}, "no wall, no water"


@pytest.mark.rule("PD-ITEM-9")
def test_every_filled_cell_is_worth_one() -> None:
    assert at(cells=dict.fromkeys(ITEMS, 1)).score().items == 8
    assert at(cells={"sword": 2, "cloak": 2, "cauldron": 2, "crown": 1}).score().items == 7


@pytest.mark.rule("PD-ITEM-10")
def test_the_sword_adds_three_power_against_bosses_only() -> None:
    for filled, power in ((1, 15), (2, 18)):
        t = at(phase="gems", round=3, room="D2", levels=(3, 3, 3, 3), cells={"sword": filled})
        assert [data[1] for data in t.told("beat")] == [power]
    fight = at(room="C1", cells={"sword": 2}).play("die w1", "move", "step D1")
    assert fight.team().wounds == 2, "no help against a minion"
    assert fight.score().items == 2


@pytest.mark.rule("PD-ITEM-11", "PD-ITEM-23")
def test_the_sceptre_defeats_two_minions_of_choice() -> None:
    t = at(cells={"sceptre": 1}, slain="A1", room="C2")
    before = t.team()
    t.play("die w2", "craft sceptre")
    assert t.targets("slay") == {"A2", "A5", "B1", "C4", "D1", "D6", "E2", "E4", "F3", "F5", "F7"}
    t.play("slay F7")
    assert "slay F7" not in t.options()
    t.play("slay B1")
    assert t.team().slain == rooms("A1 B1 F7")
    assert t.told("slain") == [("zombie", 5, "F7", "item"), ("orc", 3, "B1", "item")]
    assert t.asked() == "die"
    only_changed(before, t.team(), "cells", "slain")
    assert t.score().items == 2 - 1
    assert t.score().minions == 4


@pytest.mark.rule("PD-ITEM-11")
@pytest.mark.parametrize("slain", ["A1 A2 A5 B1 C4 D1 D6 E2 E4 F3 F5", "A1 A2 A5 B1 C4 D1 D6 E2 E4 F3 F5 F7"])
def test_the_sceptre_takes_what_is_left(slain: str) -> None:
    t = at(cells={"sceptre": 1}, slain=slain)
    t.play("die w2", "craft sceptre")
    assert t.asked() == "die", "one minion is no choice"
    assert t.team().slain.bit_count() == 12


@pytest.mark.rule("PD-ITEM-12", "PD-ITEM-24")
def test_the_medallion_crosses_water_but_no_walls() -> None:
    t = at(room="A1", cells={"medallion": 2}, others=[]).play("die w1", "move")
    assert t.targets("step") == {"A2", "B1"}
    wall = at(room="D1", cells={"medallion": 2}).play("die w1", "move")
    assert wall.barred()["step D2"] == "PD-MOVE-7"
    assert t.score().items == 3


@pytest.mark.rule("PD-ITEM-13", "PD-ITEM-24")
def test_the_cloak_passes_walls_but_neither_water_nor_the_border() -> None:
    t = at(room="D1", cells={"cloak": 2}).play("die w1", "move")
    assert t.targets("step") == {"C1", "D2", "E1"}
    added = at(room="B2", cells={"cloak": 2}).play("die w1", "move")
    assert added.targets("step") == {"A2", "B1", "B3", "C2"}
    water = at(room="A1", cells={"cloak": 2}).play("die w1", "move")
    assert water.barred()["step A2"] == "PD-MOVE-8"
    assert water.targets("step") == {"B1"}, "never out of the dungeon"
    corner = at(room="F7", cells={"cloak": 2}).play("die w1", "move")
    assert corner.targets("step") == {"E7", "F6"}
    assert t.score().items == 2


@pytest.mark.rule("PD-ITEM-14")
def test_the_crown_is_worth_four_and_does_nothing() -> None:
    t = at(cells={"crown": 1})
    before = t.team()
    t.play("die w1", "craft crown")
    assert t.asked() == "die"
    only_changed(before, t.team(), "cells")
    assert t.score().items == 2 + 4


@pytest.mark.rule("PD-ITEM-15")
def test_the_cauldron_gives_three_potions() -> None:
    t = at(cells={"cauldron": 1})
    before = t.team()
    t.play("die w1", "craft cauldron")
    assert t.told("potion") == [(1, "item"), (2, "item"), (3, "item")]
    assert t.score().items == 2
    only_changed(before, t.team(), "cells", "potions")


@pytest.mark.rule("PD-ITEM-16", "PD-ITEM-22")
def test_armour_helps_against_minions_not_against_bosses() -> None:
    t = at(room="C1", cells={"armour": 2}).play("die w1", "move", "step D1")
    assert t.team().wounds == 1
    assert t.told("fought") == [("goblin", 3, "thief", 2, "D1")]
    assert t.score().items == 2 + 2
    for filled in (0, 2):
        boss = at(phase="gems", round=3, room="D2", levels=(3, 3, 3, 3), cells={"armour": filled})
        assert [data[1] for data in boss.told("beat")] == [15]


@pytest.mark.rule("PD-ITEM-17")
def test_the_tome_raises_a_hero_of_choice() -> None:
    t = at(cells={"tome": 1}, levels=(1, 1, 6, 1))
    before = t.team()
    t.play("die w1", "craft tome")
    assert t.targets("raise") == {"warrior", "wizard", "thief"}
    t.play("raise wizard")
    assert t.team().levels == (1, 2, 6, 1)
    only_changed(before, t.team(), "cells", "levels")
    assert t.score().items == 2 + 3


@pytest.mark.rule("PD-ITEM-18")
@pytest.mark.parametrize(
    ("item", "glory"),
    [("sword", 0), ("sceptre", -1), ("medallion", 1), ("cloak", 0), ("crown", 4), ("cauldron", 0), ("armour", 2), ("tome", 3)],
)
def test_extra_glory_only_for_complete_items(item: str, glory: int) -> None:
    assert at(cells={item: 1}).score().items == 1
    assert at(cells={item: 2}).score().items == 2 + glory


@pytest.mark.rule("PD-ITEM-19")
def test_a_cell_as_a_reward_is_any_empty_cell() -> None:
    t = at(room="C4", cells={"crown": 2, "sword": 1}, dungeon="B").play("die w1", "move", "step B4")
    assert t.targets("part") == {"sword", "sceptre", "medallion", "cloak", "cauldron", "armour", "tome"}
    assert t.barred("part") == {"part crown": "PD-ITEM-1"}
    before = t.team()
    t.play("part sword")
    assert t.told("crafted") == [("sword", 2, "room")]
    only_changed(before, t.team(), "cells")


@pytest.mark.rule("PD-ITEM-20")
def test_with_all_cells_filled_a_part_is_lost() -> None:
    t = at(room="C4", cells=FULL, dungeon="B")
    before = t.team()
    t.play("die w1", "move", "step B4")
    assert t.asked() == "step"
    assert t.told("lost") == [("part", "room")]
    only_changed(before, t.team(), "room", "explored")


@pytest.mark.rule("PD-ITEM-21")
def test_immediate_effects_happen_once_before_anything_else() -> None:
    t = at(room="C4", cells={"tome": 1}, dungeon="B").play("die w1", "move", "step B4", "part tome")
    assert t.asked() == "raise", "before the next move"
    t.play("raise thief")
    assert (t.asked(), t.team().moves) == ("step", 1)
    t.play("stop").end_round()
    assert t.team().levels == (1, 1, 1, 2), "once"


@pytest.mark.rule("PD-ITEM-25")
@pytest.mark.parametrize(("item", "start", "between", "beyond"), [("medallion", "F1", "F2", "F3"), ("cloak", "A6", "B6", "B7")])
def test_cloak_and_medallion_work_for_the_moves_left(item: str, start: str, between: str, beyond: str) -> None:
    t = at(room=start, cells={item: 1}).play("die w1", "move", f"step {between}")
    assert beyond not in t.targets("step")
    t.play(f"part {item}")
    assert t.team().moves == 1
    t.play(f"step {beyond}")
    assert t.room() == beyond
