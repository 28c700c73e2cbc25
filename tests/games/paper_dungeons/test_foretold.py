"""What the lines under options promise: it comes, and what does not come is not promised."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.paper_dungeons.positions import ITEMS, Scene, at
from undercroft.texts import tongue

ALL_ITEMS = dict.fromkeys(ITEMS, 2)
ALL_MINIONS = "A1 A2 A5 B1 C4 D1 D6 E2 E4 F3 F5 F7"


def line(scene: Scene, answer: str, language: str = "en", seat: int = 0) -> str:
    """What stands under the option."""
    ask = scene.table.question(seat)
    assert ask is not None
    lines = tongue(language, "paper-dungeons").options(scene.table, seat, ask.options)
    return next(said.effect for action, said in zip(ask.options, lines, strict=True) if str(action) == answer)


def using(die: str, **own: Any) -> Scene:
    return at(die=die, **own)


def walking(room: str, moves: int = 2, **own: Any) -> Scene:
    return at(die="w1", moves=moves, room=room, **own)


# ---- potions ----


def test_a_potion_of_a_room_is_promised_where_there_is_room_for_it() -> None:
    assert line(walking("B1", potions=5), "step C1") == "1 potion"
    assert line(walking("B1", potions=12), "step C1") == "1 potion is lost"
    assert line(walking("B1", potions=12, explored="C1"), "step C1") == "already explored"


def test_a_potion_that_fills_a_row_says_what_the_row_gives() -> None:
    assert line(walking("B1", potions=3), "step C1") == "1 potion; the 4th gives 1 level"
    assert line(walking("B1", potions=11), "step C1") == "1 potion; the 12th gives 1 gem; gem no. 1: 2 glory in all"
    assert line(walking("B1", potions=3, levels=(6, 6, 6, 6)), "step C1") == "1 potion; 1 level is lost (potion row)"


@pytest.mark.parametrize(
    ("language", "full", "almost"),
    [
        ("en", "2 potions are lost", "1 potion; the 12th gives 1 gem; gem no. 1: 2 glory in all; 1 potion is lost"),
        ("ru", "пропадут 2 зелья", "1 зелье; за 12-е — 1 самоцвет; самоцвет № 1: всего славы 2; пропадёт 1 зелье"),
        ("pl", "przepadną 2 mikstury", "1 mikstura; za 12. — 1 klejnot; klejnot nr 1: razem 2 pkt chwały; przepadnie 1 mikstura"),
    ],
)
def test_potions_behind_a_minion_are_counted_too(language: str, full: str, almost: str) -> None:
    """Also where it is asked in between how many wounds go on potions."""
    assert line(walking("B1", potions=12), "step A1", language).split("; ", 1)[1] == full
    assert line(walking("B1", potions=11), "step A1", language).split("; ", 1)[1] == almost
    assert line(walking("B1", potions=12, hearts=24), "step A1", language).endswith(full)


def test_brewing_says_what_is_lost() -> None:
    assert line(using("w1", potions=3), "brew") == "potions 3 → 5; the 4th gives 1 level"
    assert line(using("w1", potions=4), "brew") == "potions 4 → 6; at 8: 1 item part"
    assert line(using("w1", potions=10), "brew") == "potions 10 → 12; the 12th gives 1 gem; gem no. 1: 2 glory in all"
    assert line(using("w1", potions=11), "brew") == (
        "potions 11 → 12; the 12th gives 1 gem; gem no. 1: 2 glory in all; 1 potion is lost"
    )
    assert line(using("w1", potions=12), "brew") == "potions 12 → 12; 2 potions are lost"
    assert line(using("w1", potions=11, talent="alchemist"), "brew").endswith("2 potions are lost")


def test_a_choice_on_the_way_that_may_bring_more_potions_is_left_open() -> None:
    assert line(using("w1", potions=7), "brew") == "potions 7 → 9; the 8th gives 1 item part"
    cauldron = using("w1", potions=7, cells={"cauldron": 1})
    assert line(cauldron, "brew") == "potions 7 → at least 9; the 8th gives 1 item part"


def test_potions_of_the_cauldron_say_what_is_lost() -> None:
    def cauldron(potions: int) -> str:
        return line(using("w1", potions=potions, cells={"cauldron": 1}), "craft cauldron")

    assert cauldron(4) == "complete; 3 potions at once"
    assert cauldron(5) == "complete; 3 potions at once; the 8th gives 1 item part"
    assert cauldron(11) == "complete; 1 potion at once; the 12th gives 1 gem; gem no. 1: 2 glory in all; 2 potions are lost"
    assert cauldron(12) == "complete; 3 potions are lost"


# ---- wounds ----

RISE = "resurrection: −9 glory"


def test_resurrection_is_announced_where_nothing_can_prevent_it() -> None:
    def trap(**own: Any) -> str:
        return line(walking("C1", levels=(1, 1, 1, 1), **own), "step C2")

    assert trap(wounds=4) == f"trap: 1 wound; {RISE}"
    assert trap(wounds=3) == "trap: 1 wound; penalty −2"
    assert trap(wounds=4, risen=True) == "trap: 1 wound"
    assert trap(wounds=4, talent="scout") == "trap: no wounds"


@pytest.mark.parametrize("wounds", ["ask", "potions-first"])
def test_a_potion_heart_that_can_take_the_wound_leaves_resurrection_open(wounds: str) -> None:
    scene = walking("C1", levels=(1, 1, 1, 1), wounds=4, potions=1, options={"wounds": wounds})
    assert line(scene, "step C2") == "trap: 1 wound"


def test_resurrection_is_announced_where_the_hearts_do_not_suffice() -> None:
    scene = walking("B1", levels=(1, 1, 1, 1), wounds=4, potions=1, hearts=1)
    assert line(scene, "step A1") == f"ghost 3 against wizard 1: 2 wounds; {RISE}; 2 potions"
    scene.play("step A1")
    assert line(scene, "drink 0") == f"wounds 4 → 6, health 4; penalty −3; {RISE}"
    assert line(scene, "drink 1") == f"wounds 4 → 5, health 4; {RISE}"


def test_wounds_that_potions_take_change_nothing() -> None:
    scene = walking("B1", levels=(1, 1, 1, 1), wounds=4, potions=1).play("step A1")
    assert line(scene, "drink 2") == "wounds stay at 4, health 4"


# ---- colours ----


def test_the_psionic_may_change_one_die_a_round() -> None:
    """G01 trains warrior and thief with black dice, wizard and cleric with white ones."""
    psionic = at(goal="G01", talent="psionic")
    swap = "talent, once a round: the die counts as"
    assert line(psionic, "die w1") == f"{swap} black; can train the warrior"
    assert line(psionic, "die w2") == "can train the wizard"
    assert line(psionic, "die b2") == f"{swap} white; can train the cleric"
    psionic.play("die w1")
    assert line(psionic, "level warrior") == f"level 1 → 2; {swap} black"
    psionic.play("level warrior")
    assert line(psionic, "die b2") == ""
    assert line(psionic, "die b3") == "can train the thief"


def test_who_is_no_psionic_changes_no_die() -> None:
    scene = at(goal="G01", talent="scout")
    assert line(scene, "die w1") == ""
    assert line(scene, "die w2") == "can train the wizard"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "wizard at level 4: the die counts as white; can train the cleric"),
        ("ru", "маг 4-го уровня: кубик считается белым; повышает уровень священника"),
        ("pl", "mag na 4. poziomie: kość liczy się jako biała; pozwala awansować kleryka"),
    ],
)
def test_the_wizard_changes_any_die(language: str, said: str) -> None:
    scene = at(goal="G01", levels=(1, 4, 1, 1), talent="psionic", swapped=True)
    assert line(scene, "die b2", language) == said
    assert line(at(goal="G01", levels=(1, 3, 1, 1)), "die b2", language) == ""
    assert line(at(goal="G01", levels=(1, 4, 6, 1)), "die b2", language) == ""


def test_a_clover_changes_no_colour() -> None:
    assert line(using("w3", goal="G01", talent="psionic"), "level warrior") == "level 1 → 2"


# ---- talents ----


def test_the_merchant_gets_a_potion_for_a_gem() -> None:
    gem = "goblin 4 against thief 4: no wounds; gem C; gem no. 1: 2 glory in all"

    def entering(**own: Any) -> str:
        return line(walking("C5", dungeon="B", levels=(1, 1, 1, 4), **own), "step C4")

    assert entering() == gem
    assert entering(talent="merchant") == f"{gem}; talent: 1 potion"
    assert entering(talent="merchant", potions=7) == f"{gem}; talent: 1 potion; the 8th gives 1 item part"
    assert entering(talent="merchant", potions=12) == f"{gem}; 1 potion is lost (talent)"
    assert entering(talent="merchant", taken="C") == "goblin 4 against thief 4: no wounds; gem C is gone"


def test_the_shaman_gets_a_potion_for_every_third_minion() -> None:
    fight = "orc 3 against warrior 3: no wounds; 1 item part"

    def entering(slain: str, **own: Any) -> str:
        return line(walking("C1", levels=(3, 1, 1, 1), slain=slain, **own), "step B1")

    assert entering("A1 A2", talent="shaman") == f"{fight}; talent: 1 potion"
    assert entering("A1", talent="shaman") == fight
    assert entering("A1 A2") == fight
    assert entering("A1 A2", talent="shaman", potions=12) == f"{fight}; 1 potion is lost (talent)"


def test_the_marauder_gets_a_part_for_every_third_minion_whatever_the_wounds_go_on() -> None:
    def entering(slain: str, **own: Any) -> str:
        return line(walking("C1", slain=slain, **own), "step D1")

    fight = "goblin 3 against thief 1: 2 wounds"
    assert entering("A1 A2", talent="marauder", potions=4) == f"{fight}; 1 potion; talent: 1 item part"
    assert entering("A1", talent="marauder", potions=4) == f"{fight}; 1 potion"
    assert entering("A1 A2", talent="marauder", hearts=8, potions=4) == f"{fight}; penalty −1; 1 potion; talent: 1 item part"
    full = entering("A1 A2", talent="marauder", potions=4, cells=ALL_ITEMS)
    assert full == "goblin 3 against thief 2: 1 wound; 1 potion; 1 item part is lost (talent)"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "talent: 1 item part; still in the room: 1 potion"),
        ("ru", "талант: 1 часть предмета; в помещении остаётся: 1 зелье"),
        ("pl", "moc: 1 część przedmiotu; w komnacie zostaje: 1 mikstura"),
    ],
)
def test_minions_that_fall_by_the_sceptre_count_for_talents(language: str, said: str) -> None:
    scene = using("w2", talent="marauder", slain="A1", cells={"sceptre": 1}).play("craft sceptre")
    assert line(scene, "slay D1", language) == said
    scene.play("slay E2")
    assert line(scene, "slay D1", language) == said
    assert not line(using("w2", talent="marauder", cells={"sceptre": 1}).play("craft sceptre"), "slay D1").startswith("talent")


@pytest.mark.parametrize(
    ("language", "gone", "waits"),
    [
        ("en", "gem B is gone", "still in the room: gem B"),
        ("ru", "самоцвета B больше нет", "в помещении остаётся: самоцвет B"),
        ("pl", "klejnotu B już nie ma", "w komnacie zostaje: klejnot B"),
    ],
)
def test_a_room_keeps_its_gem_only_while_there_is_one(language: str, gone: str, waits: str) -> None:
    def slaying(crossed: str) -> str:
        return line(using("w2", cells={"sceptre": 1}, crossed=crossed).play("craft sceptre"), "slay F3", language)

    assert (slaying("B"), slaying("A")) == (gone, waits)


def test_the_noble_chooses_a_part_at_level_five() -> None:
    def warrior(level: int, **own: Any) -> str:
        return line(using("w1", goal="G02", talent="noble", levels=(level, 1, 1, 1), **own), "level warrior")

    assert warrior(3) == "level 3 → 4; +1 power against bosses"
    assert warrior(4) == "level 4 → 5; talent: 1 item part"
    assert warrior(4, cells=ALL_ITEMS) == "level 4 → 5; 1 item part is lost (talent)"


def test_choices_before_the_game_say_nothing_of_the_next_one() -> None:
    assert line(at(phase="prepare", round=0, talent="veteran", prepared=False), "raise thief") == "level 1 → 2"
    assert line(at(phase="prepare", round=0, talent="craftsman", prepared=False), "part tome") == (
        "part 1 of 2; complete: 1 level at once; +3 glory"
    )


def test_the_ranger_wins_a_move_by_crossing_water() -> None:
    """The figures are read off the part of the lane that is played on."""
    means: dict[str, Any] = {"cells": {"medallion": 2}}
    assert line(walking("A3", talent="ranger", **means), "step A4") == "across the water; 1 extra move; nothing here"
    assert line(walking("A3", moves=1, talent="ranger", **means), "step A4") == "across the water; 1 extra move; nothing here"
    assert line(walking("A3", **means), "step A4") == "across the water; nothing here"
    assert line(walking("B4", talent="ranger", **means), "step A4") == "nothing here"


# ---- levels, gems, items ----


def test_a_level_that_unlocks_something_says_what() -> None:
    def thief(**own: Any) -> str:
        return line(using("b3", goal="G01", **own), "level thief")

    assert thief(levels=(1, 1, 1, 2)) == "level 2 → 3"
    assert thief(levels=(1, 1, 1, 3)) == "level 3 → 4; a gem from outside the dungeon; gem no. 1: 2 glory in all"
    assert thief(levels=(1, 1, 1, 3), gems=10) == "level 3 → 4; 1 gem is lost (thief at level 4)"
    assert line(using("w2", goal="G01", levels=(1, 3, 1, 1)), "level wizard") == "level 3 → 4; dice may change colour"


def test_a_gem_says_what_its_circle_is_worth_and_gives() -> None:
    def thief(**own: Any) -> str:
        return line(using("b3", goal="G01", levels=(1, 1, 1, 3), **own), "level thief").split("; ", 2)[2]

    assert thief(gems=1) == "gem no. 2: 5 glory in all; its circle gives 1 potion"
    assert thief(gems=1, potions=12) == "gem no. 2: 5 glory in all; 1 potion is lost (gem track)"
    assert thief(gems=3) == "gem no. 4: 14 glory in all; its circle gives 1 item part"
    assert thief(gems=3, cells=ALL_ITEMS) == "gem no. 4: 14 glory in all; 1 item part is lost (gem track)"


def test_of_two_gems_the_track_is_read_after_the_second() -> None:
    scene = using("b3", goal="G01", levels=(1, 1, 1, 3), gems=1, potions=11)
    assert line(scene, "level thief").split("; ", 2)[2] == (
        "its circle gives 1 potion; the 12th gives 1 gem; gem no. 3: 9 glory in all"
    )


def test_a_part_that_every_item_has_is_lost() -> None:
    assert line(walking("B3", cells={"tome": 1}), "step B4") == "1 item part"
    assert line(walking("B3", cells=ALL_ITEMS), "step B4") == "1 item part is lost"


def test_the_tome_gives_a_level_while_a_hero_can_rise() -> None:
    def tome(*levels: int) -> str:
        return line(using("w1", levels=levels, cells={"tome": 1}), "craft tome")

    assert tome(1, 1, 1, 1) == "complete; 1 level at once; +3 glory"
    assert tome(6, 6, 6, 5) == "complete; 1 level at once; +3 glory"
    assert tome(6, 6, 6, 6) == "complete; +3 glory; 1 level is lost"


def test_the_sceptre_slays_as_many_as_are_left() -> None:
    def sceptre(left: int) -> str:
        slain = " ".join(ALL_MINIONS.split()[left:])
        return line(using("w2", slain=slain, cells={"sceptre": 1}), "craft sceptre")

    assert sceptre(12) == sceptre(2) == "complete; 2 minions of your choice fall; −1 glory"
    assert sceptre(1) == "complete; 1 minion of your choice falls; −1 glory"
    assert sceptre(0) == "complete; −1 glory"


# ---- bosses, and the end of a round ----


def test_what_a_boss_gives_besides_comes_at_once() -> None:
    """The Minotaur gives two potions: the first fills a row, and a hero is chosen."""
    scene = at(phase="gems", round=3, levels=(3, 3, 3, 3), talent="barbarian", room="D2", potions=3)
    assert scene.asked() == "raise"
    assert line(scene, "raise wizard") == "level 3 → 4; dice may change colour; boss: 1 potion"
    scene.play("raise wizard")
    assert scene.team().potions == 5


@pytest.mark.parametrize(
    ("language", "end"), [("en", "your round ends"), ("ru", "раунд для вас окончен"), ("pl", "kończysz rundę")]
)
def test_the_last_action_of_the_last_die_ends_the_round(language: str, end: str) -> None:
    third = at(used="w2 b2", die="w1", numbers=(2, 7, 1), goal="G02")
    for answer in ("level warrior", "craft tome", "brew"):
        assert line(third, answer, language).endswith(f"; {end}")
    assert end not in line(third, "move", language)
    second = at(used="w2", die="w1", numbers=(2, 1), goal="G02")
    assert not any(end in line(second, answer, language) for answer in ("level warrior", "craft tome", "brew"))


def test_the_last_move_ends_the_round_also_where_wounds_are_asked_about() -> None:
    last = walking("C1", moves=1, used="w2 b2", numbers=(2, 7, 1), potions=1)
    assert line(last, "step C2") == "trap: 1 wound; your round ends"
    assert line(last, "stop") == "1 move is lost; your round ends"
    last.play("step C2")
    assert line(last, "drink 1") == "wounds stay at 0, health 4; your round ends"
    assert line(walking("C1", moves=2, used="w2 b2", numbers=(2, 7, 1), potions=1), "step C2") == "trap: 1 wound"
