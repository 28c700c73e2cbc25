"""The roll, skulls and the use of dice."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.paper_dungeons.positions import BOOK, at, faces, only_changed
from undercroft.games.paper_dungeons.content import SYMBOLS
from undercroft.kernel.types import NotOffered


def symbols(colour: int) -> list[tuple[str, int]]:
    return [(SYMBOLS[face.symbol], face.number) for face in BOOK.faces[colour]]


@pytest.mark.rule("PD-DICE-1")
def test_one_roll_of_six_dice_serves_all_teams() -> None:
    luck = faces("warrior wizard cleric boots thief skull")
    t = at(phase="roll", others=[{}, {}], luck=luck)
    assert t.state.dice == luck
    assert t.table.luck.count == 6
    assert t.told("rolled") == [("warrior", "wizard", "cleric", "boots", "thief", "skull")]
    assert [t.options(seat) for seat in range(3)] == [["die w1", "die w2", "die w3", "die b1", "die b2"]] * 3


@pytest.mark.rule("PD-DICE-2", "PD-DICE-3")
def test_seven_symbols_clover_on_white_boots_on_black() -> None:
    white, black = ({symbol for symbol, _ in symbols(colour)} for colour in (0, 1))
    assert white | black == {"warrior", "wizard", "cleric", "thief", "clover", "boots", "skull"}
    assert white - black == {"clover"}
    assert black - white == {"boots"}


@pytest.mark.rule("PD-DICE-4", "PD-DICE-5", "PD-DICE-6")
def test_faces_and_their_numbers() -> None:
    assert symbols(0) == [("skull", -1), ("warrior", 1), ("wizard", 2), ("cleric", 3), ("thief", 4), ("clover", 9)]
    assert symbols(1) == [("skull", -1), ("boots", 0), ("warrior", 5), ("wizard", 6), ("cleric", 7), ("thief", 8)]


@pytest.mark.rule("PD-DICE-7")
@pytest.mark.parametrize(
    ("first", "again"),
    [
        ("skull skull warrior skull boots boots", True),
        ("skull skull skull skull skull skull", True),
        ("clover clover clover boots boots boots", True),
        ("skull warrior warrior skull boots boots", False),
        ("clover clover warrior boots boots boots", False),
        ("clover clover skull skull boots boots", False),
    ],
)
def test_three_skulls_or_clovers_and_all_six_are_rolled_again(first: str, again: bool) -> None:
    second = "warrior wizard cleric thief boots boots"
    t = at(phase="roll", luck=(*faces(first), *faces(second)))
    assert t.state.dice == faces(second if again else first)
    assert len(t.told("rerolled")) == again
    assert len(t.told("rolled")) == 1 + again
    assert t.team().wounds == (0 if again else first.count("skull"))


@pytest.mark.rule("PD-DICE-7")
def test_rolls_are_repeated_as_often_as_needed() -> None:
    bad, good = faces("skull skull skull boots boots boots"), faces("thief thief thief thief thief thief")
    t = at(phase="roll", luck=(*bad, *bad, *bad, *good))
    assert t.state.dice == good
    assert len(t.told("rerolled")) == 3


@pytest.mark.rule("PD-DICE-8")
@pytest.mark.parametrize("skulls", [0, 1, 2])
def test_each_skull_wounds_every_team_before_any_die(skulls: int) -> None:
    words = ["skull"] * skulls + ["warrior"] * (3 - skulls) + ["boots"] * 3
    t = at(phase="roll", luck=faces(" ".join(words)), others=[{}, {"levels": (4, 4, 1, 4)}])
    for seat in range(3):
        assert t.team(seat).wounds == skulls
        assert t.asked(seat) == "die"
        assert t.team(seat).skulls == 0, "not taken twice"
    assert t.told("wounded") == ([(skulls, 0, "skull")] if skulls else [])


@pytest.mark.rule("PD-DICE-9")
def test_skulls_cannot_be_chosen() -> None:
    t = at(dice="skull wizard clover boots skull thief")
    assert t.options() == ["die w2", "die w3", "die b1", "die b3"]
    assert t.barred("die") == {"die w1": "PD-DICE-9", "die b2": "PD-DICE-9"}
    with pytest.raises(NotOffered):
        t.play("die w1")


@pytest.mark.rule("PD-DICE-10")
def test_a_team_uses_exactly_three_different_dice() -> None:
    t = at(dice="skull skull warrior thief wizard cleric", others=[])
    assert len(t.options()) == 4
    for die in ("w3", "b1", "b2"):
        assert t.asked() == "die"
        t.play(f"die {die}", "brew", *(["raise warrior"] if die == "b1" else []))
    assert t.asked() == "ready"
    assert t.team().used == 0b011100
    assert len(t.team().numbers) == 3


@pytest.mark.rule("PD-DICE-11")
def test_a_die_used_by_one_team_stays_for_the_others() -> None:
    t = at()
    t.play("die w2", "brew")
    assert "die w2" not in t.options(0)
    assert "die w2" in t.options(1)
    t.play("die w2", "brew", seat=1)
    assert t.team(0).potions == t.team(1).potions == 2


@pytest.mark.rule("PD-DICE-12")
def test_a_die_is_used_once_a_round_and_equal_faces_are_two_dice() -> None:
    t = at(dice="wizard wizard wizard boots boots boots", others=[])
    t.play("die w1", "level wizard")
    assert t.options() == ["die w2", "die w3", "die b1", "die b2", "die b3"]
    assert t.barred("die") == {"die w1": "PD-DICE-12"}
    t.play("die w2", "level wizard")
    assert t.level("wizard") == 3
    t.end_round()
    assert t.team().used == 0
    assert len(t.options()) == 6, "every die is free again in the next round"


@pytest.mark.rule("PD-DICE-13")
def test_a_clover_is_any_hero_symbol_of_either_colour_but_not_boots() -> None:
    t = at(dice="clover wizard wizard boots boots boots", goal="G01").play("die w1")
    assert {option for option in t.options() if option.startswith("level")} == {
        "level warrior", "level wizard", "level cleric", "level thief",
    }  # fmt: skip
    assert len(t.targets("craft")) == 8
    assert {"brew", "move"} <= set(t.options())
    t.play("move")
    assert t.team().moves == 2, "a clover is not boots"


@pytest.mark.rule("PD-DICE-14")
def test_boots_only_move() -> None:
    t = at(room="C2").play("die b1")
    assert t.asked() == "step", "the one use is not asked for"
    assert t.team().moves == 3


@pytest.mark.rule("PD-DICE-15")
@pytest.mark.parametrize(("die", "number"), [("w1", 1), ("w2", 2), ("w3", 9), ("b1", 0), ("b2", 7), ("b3", 8)])
def test_the_number_is_written_and_changes_nothing(die: str, number: int) -> None:
    t = at(numbers=(5, 6))
    before = t.team()
    t.play(f"die {die}")
    assert t.team().numbers == (5, 6, number)
    assert t.told("chose") == [(die, PLAIN[die], number)]
    only_changed(before, t.team(), "numbers", "die", *(["moves"] if die == "b1" else []))


PLAIN = {"w1": "warrior", "w2": "wizard", "w3": "clover", "b1": "boots", "b2": "cleric", "b3": "thief"}


@pytest.mark.rule("PD-DICE-16")
@pytest.mark.parametrize("order", [("w1", "w2", "b3"), ("b3", "w1", "w2"), ("w2", "b3", "w1")])
def test_dice_come_in_any_order_each_finished_before_the_next(order: tuple[str, ...]) -> None:
    t = at(others=[])
    for die in order:
        t.play(f"die {die}")
        assert t.asked() == "use"
        t.play("brew")
        if t.asked() == "raise":
            assert t.team().potions == 4, "what the die brought is settled first"
            t.play("raise cleric")
    assert t.team().used == 0b100011
    assert t.team().potions == 6


@pytest.mark.rule("PD-DICE-17")
@pytest.mark.parametrize(
    ("action", "fields"),
    [
        ("level wizard", ["levels"]),
        ("craft sceptre", ["cells"]),
        ("craft crown", ["cells"]),
        ("brew", ["potions"]),
        ("move", []),
    ],
)
def test_a_die_has_one_of_four_uses(action: str, fields: list[str]) -> None:
    t = at(room="C2").play("die w2")
    kinds = {option.split()[0] for option in t.options()}
    assert kinds == {"level", "craft", "brew", "move"}
    before = t.team()
    t.play(action)
    if action == "move":
        t.play("stop")
    assert t.asked() == "die", "one action, and the die is used"
    only_changed(before, t.team(), "used", "die", *fields)


@pytest.mark.rule("PD-DICE-18")
def test_colour_matters_for_levels_only() -> None:
    dice = "warrior wizard clover warrior wizard thief"
    white = at(dice=dice, goal="G01").play("die w1").options()
    black = at(dice=dice, goal="G01").play("die b1").options()
    assert [option for option in black if option not in white] == ["level warrior"]
    assert set(white) < set(black)


@pytest.mark.rule("PD-DICE-19")
def test_nobody_throws_the_dice() -> None:
    luck = faces("warrior wizard cleric boots thief thief")
    one, two = (at(phase="roll", luck=luck, others=[{}] * more) for more in (0, 1))
    assert one.state.dice == two.state.dice
    assert all(event.seat is None for event in two.table.log if event.kind == "rolled")


@pytest.mark.rule("PD-DICE-20")
def test_a_roll_is_repeated_in_3121_of_46656_cases() -> None:
    white = [symbol for symbol, _ in symbols(0)]
    black = [symbol for symbol, _ in symbols(1)]
    whites = [(roll.count("skull"), roll.count("clover")) for roll in product(white, repeat=3)]
    blacks = [roll.count("skull") for roll in product(black, repeat=3)]
    repeated = sum(skulls + more >= 3 or clovers >= 3 for skulls, clovers in whites for more in blacks)
    assert (repeated, len(whites) * len(blacks)) == (3121, 46656)


@pytest.mark.rule("PD-DICE-20")
def test_the_engine_repeats_exactly_those_rolls_of_the_white_dice() -> None:
    good = faces("thief thief thief boots boots boots")
    for white in product(range(6), repeat=3):
        roll = (*white, 0, 1, 1)
        t = at(phase="roll", luck=(*roll, *good), others=[], levels=(1, 1, 4, 1))
        skulls, clovers = white.count(0) + 1, white.count(5)
        assert (t.state.dice == good) == (skulls >= 3 or clovers >= 3 or roll == good)
