"""Fights: items, rolls, retreats (3.11), and what single monsters do in them."""

from __future__ import annotations

import pytest

from tests.games.monsters_of_egypt.positions import (
    BOOK,
    answer,
    asked,
    asked_seat,
    boxed,
    items,
    lives,
    offered,
    pile,
    place,
    snapshot,
    told,
    tomb,
)
from undercroft.kernel.types import NotOffered

MUMMY = next(number for number, token in enumerate(BOOK.tokens) if token.name == "mummy")
READY = "1-1 ladder"
"""A hero with something to use in a fight: with nothing but the die left, the die is rolled without a question."""


@pytest.mark.rule("ME-FIGHT-1")
def test_a_fight_is_between_one_hero_and_one_monster() -> None:
    t = tomb("___", heroes={"vera": READY, "timur": "1-2"}, piles={"1-2": "mummy"}, luck=["attack"])
    answer(t, "step 1-2")
    assert t.questions()[0].about == ("vera", "mummy", 3)
    answer(t, "roll")
    assert (lives(t, "vera"), lives(t, "timur")) == (2, 3)
    assert (asked(t), asked_seat(t)) == ("fight", 0)


@pytest.mark.rule("ME-FIGHT-2")
def test_any_number_of_items_before_each_roll() -> None:
    t = tomb(
        "____", "____",
        heroes={"vera": "1-1 ladder ladder-2 apple shotgun"},
        lives={"vera": 1},
        piles={"1-2": "mummy", "1-3": "bat"},
        luck=["any-weapon"],
    )  # fmt: skip
    answer(t, "step 1-2", "spend apple", "use shotgun", "place ladder", "at 1-1")
    assert asked(t) == "fight"
    assert lives(t, "vera") == 3
    assert pile(t, "1-3") == []
    assert pile(t, "1-1") == ["ladder"]
    assert told(t, "rolled") == []


@pytest.mark.rule("ME-FIGHT-3")
def test_an_item_that_destroys_the_monster_ends_the_fight_without_a_roll() -> None:
    t = tomb("___", heroes={"vera": "1-1 flamethrower"}, piles={"1-2": "mummy"})
    answer(t, "step 1-2", "spend flamethrower")
    assert pile(t, "1-2") == []
    assert told(t, "rolled") == []
    assert t.state.fighter == -1


@pytest.mark.rule("ME-FIGHT-4")
def test_otherwise_the_die_is_rolled_and_applied() -> None:
    t = tomb("___", heroes={"vera": READY}, piles={"1-2": "mummy"}, luck=["attack"])
    answer(t, "step 1-2", "roll")
    assert told(t, "rolled") == [("rolled", "vera", "attack")]
    assert lives(t, "vera") == 2
    assert t.state.face == 0


@pytest.mark.rule("ME-FIGHT-5", "ME-FIGHT-7", "ME-FIGHT-8")
def test_without_a_weapon_both_weapon_faces_roll_again_and_no_item_comes_between() -> None:
    t = tomb("____", heroes={"vera": READY}, piles={"1-2": "mummy"}, luck=["melee", "any-weapon", "retreat-2"])
    answer(t, "step 1-2", "roll")
    assert [roll[2] for roll in told(t, "rolled")] == ["melee", "any-weapon", "retreat-2"]
    assert asked(t) == "retreat"
    assert lives(t, "vera") == 3
    assert pile(t, "1-2") == ["mummy"]


@pytest.mark.rule("ME-FIGHT-6")
def test_attack_takes_one_life_and_the_fight_goes_on() -> None:
    t = tomb("___", heroes={"vera": "1-1 ladder sabre"}, piles={"1-2": "mummy"}, luck=["attack"])
    answer(t, "step 1-2", "roll")
    assert lives(t, "vera") == 2
    assert told(t, "hurt") == [("hurt", "vera", "2", "mummy")]
    assert pile(t, "1-2") == ["mummy"]
    assert asked(t) == "fight"


@pytest.mark.rule("ME-FIGHT-7")
@pytest.mark.parametrize(("weapon", "hit"), [("sabre", True), ("axe", True), ("sledgehammer", True), ("rifle", False)])
def test_the_melee_face_needs_a_melee_weapon(weapon: str, hit: bool) -> None:
    t = tomb("___", heroes={"vera": f"1-1 ladder {weapon}"}, piles={"1-2": "mummy"}, luck=["melee", "attack"])
    answer(t, "step 1-2", "roll")
    assert boxed(t, "mummy") == hit
    assert lives(t, "vera") == (3 if hit else 2)


@pytest.mark.rule("ME-FIGHT-8")
@pytest.mark.parametrize(("weapon", "hit"), [("sabre", True), ("portal-gun", True), ("shotgun", True), ("vest", False)])
def test_the_any_weapon_face_takes_every_weapon(weapon: str, hit: bool) -> None:
    t = tomb("___", heroes={"vera": f"1-1 ladder {weapon}"}, piles={"1-2": "mummy"}, luck=["any-weapon", "attack"])
    answer(t, "step 1-2", "roll")
    assert boxed(t, "mummy") == hit
    assert (asked(t) == "act") == hit


@pytest.mark.rule("ME-FIGHT-9", "ME-FIGHT-10")
@pytest.mark.parametrize("length", [2, 3])
def test_a_rolled_number_is_a_retreat_of_up_to_so_many_moves(length: int) -> None:
    t = tomb("______", heroes={"vera": "1-2 ladder"}, piles={"1-1": "mummy"}, luck=[f"retreat-{length}"])
    answer(t, "step 1-1", "roll")
    for column in range(2, length + 2):
        assert (asked(t), t.questions()[0].about) == ("retreat", ("vera", length + 2 - column))
        answer(t, f"step 1-{column}")
    assert place(t, "vera") == f"1-{length + 1}"
    assert asked(t) == "act"
    assert offered(t, "step") == set(), "the turn has no moves left"


@pytest.mark.rule("ME-FIGHT-9")
def test_a_retreat_may_stop_early() -> None:
    t = tomb("_____", heroes={"vera": READY}, piles={"1-2": "mummy"}, luck=["retreat-2"])
    answer(t, "step 1-2", "roll")
    assert "stop" not in offered(t), "one move it must make"
    answer(t, "step 1-3")
    assert "stop" in offered(t)
    answer(t, "stop")
    assert place(t, "vera") == "1-3"


@pytest.mark.rule("ME-FIGHT-11")
def test_a_retreat_falls_opens_and_triggers_like_any_move() -> None:
    t = tomb(
        "__o__", "_____", heroes={"vera": READY}, piles={"1-2": "mummy", "2-3": "?"}, dangers="fire", luck=["retreat-3", "fire"]
    )
    answer(t, "step 1-2", "roll", "step 1-3")
    assert place(t, "vera") == "2-3"
    assert lives(t, "vera") == 2
    assert pile(t, "2-3") == []
    assert t.questions()[0].about == ("vera", 2), "the fall cost no move"


@pytest.mark.rule("ME-FIGHT-11")
def test_a_retreat_takes_ladders_and_caves() -> None:
    t = tomb(
        "-___", "____", features=["...C", "L.C."], heroes={"vera": "2-2 ladder"}, piles={"2-1": "mummy"}, luck=["retreat-3"],
    )  # fmt: skip
    answer(t, "step 2-1", "roll")
    assert offered(t, "step") == {"2-2", "1-1"}
    answer(t, "step 2-2", "step 2-3")
    assert offered(t, "step") == {"2-2", "2-4", "1-4"}


@pytest.mark.rule("ME-FIGHT-12")
@pytest.mark.parametrize("zero", ["off", "on"])
def test_with_no_way_out_the_number_is_rolled_again(zero: str) -> None:
    t = tomb(
        "_", heroes={"vera": READY, "timur": "waiting"}, piles={"1-1": "mummy"}, fighter=0, foe=MUMMY,
        luck=["retreat-2", "attack"], options={"zero-retreat": zero},
    )  # fmt: skip
    assert asked(t) == "fight"
    answer(t, "roll")
    if zero == "off":
        assert [roll[2] for roll in told(t, "rolled")] == ["retreat-2", "attack"]
        assert (asked(t), lives(t, "vera")) == ("fight", 2)
    else:
        assert [roll[2] for roll in told(t, "rolled")] == ["retreat-2"]
        assert (asked(t), lives(t, "vera"), place(t, "vera")) == ("retreat", 3, "1-1")
        answer(t, "stop")
        assert asked(t) == "act"


@pytest.mark.rule("ME-FIGHT-12")
@pytest.mark.parametrize("zero", ["off", "on"])
def test_a_retreat_of_no_move_only_by_the_other_reading(zero: str) -> None:
    t = tomb("____", heroes={"vera": READY}, piles={"1-2": "mummy"}, luck=["retreat-2"], options={"zero-retreat": zero})
    answer(t, "step 1-2", "roll")
    assert ("stop" in offered(t)) == (zero == "on")
    if zero == "on":
        answer(t, "stop")
        assert (asked(t), place(t, "vera")) == ("act", "1-2")
        assert pile(t, "1-2") == ["mummy"]
    else:
        before = snapshot(t)
        with pytest.raises(NotOffered):
            answer(t, "stop")
        assert snapshot(t) == before


@pytest.mark.rule("ME-FIGHT-13")
def test_a_new_fight_burns_the_rest_of_the_retreat() -> None:
    t = tomb(
        "______", heroes={"vera": "1-1 ladder sabre"}, piles={"1-2": "mummy", "1-3": "bat"}, luck=["retreat-3", "melee"],
    )  # fmt: skip
    answer(t, "step 1-2", "roll", "step 1-3")
    assert t.questions()[0].about == ("vera", "bat", 3)
    answer(t, "roll")
    assert asked(t) == "act"
    assert offered(t, "step") == set()
    assert place(t, "vera") == "1-3"


@pytest.mark.rule("ME-FIGHT-14", "ME-FIGHT-15", "ME-FIGHT-16")
@pytest.mark.parametrize("monster", ["bat", "vulture", "spider", "mummy", "ghost", "scarab", "locust", "cobra", "djinn", "golem"])
def test_one_hit_destroys_any_monster_but_the_pharaoh(monster: str) -> None:
    t = tomb("___", heroes={"vera": "1-1 ladder rifle"}, piles={"1-2": f"axe {monster}"}, luck=["any-weapon"])
    answer(t, "step 1-2", "roll")
    assert pile(t, "1-2") == ["axe"]
    assert boxed(t, monster)
    assert (asked(t), t.state.fighter, t.state.foe) == ("act", -1, -1)
    assert lives(t, "vera") == 3


@pytest.mark.rule("ME-FIGHT-14", "ME-FIGHT-15")
def test_the_pharaoh_falls_with_its_third_life() -> None:
    t = tomb("___", heroes={"vera": "1-1 ladder sabre"}, piles={"1-2": "pharaoh"}, luck=["melee", "any-weapon", "melee"])
    answer(t, "step 1-2", "roll")
    assert (t.state.pharaoh, asked(t)) == (2, "fight")
    answer(t, "roll")
    assert (t.state.pharaoh, asked(t)) == (1, "fight")
    answer(t, "roll")
    assert (t.state.pharaoh, asked(t)) == (0, "act")
    assert boxed(t, "pharaoh")


@pytest.mark.rule("ME-FIGHT-17")
def test_after_a_retreat_the_monster_stays_open_in_its_cell() -> None:
    t = tomb("____", heroes={"vera": READY}, piles={"1-2": "axe mummy"}, luck=["retreat-2"])
    answer(t, "step 1-2", "roll", "step 1-3", "step 1-4")
    assert pile(t, "1-2") == ["axe", "mummy"]
    assert told(t, "got-away") == [("got-away", "vera", "mummy")]
    assert (asked(t), t.state.foe) == ("act", -1)


@pytest.mark.rule("ME-FIGHT-18")
def test_after_a_death_the_monster_stays_open_in_its_cell() -> None:
    t = tomb("___", heroes={"vera": READY, "timur": "1-3"}, lives={"vera": 1}, piles={"1-2": "mummy"}, luck=["attack"])
    answer(t, "step 1-2", "roll")
    assert place(t, "vera") == "dead"
    assert pile(t, "1-2") == ["ladder", "mummy"]
    assert (asked(t), asked_seat(t), t.state.fighter) == ("act", 1, -1)


@pytest.mark.rule("ME-FIGHT-19")
def test_items_and_rolls_repeat_without_limit() -> None:
    faces = ["attack", "attack", "attack", "attack", "melee"]
    t = tomb("___", heroes={"vera": "1-1 apple pear sabre ladder"}, piles={"1-2": "mummy"}, luck=faces)
    answer(t, "step 1-2", "roll", "roll", "spend apple", "roll", "roll", "spend pear")
    assert (asked(t), lives(t, "vera")) == ("fight", 3)
    answer(t, "roll")
    assert boxed(t, "mummy")


@pytest.mark.rule("ME-FIGHT-20")
def test_many_weapons_hit_once() -> None:
    t = tomb("___", heroes={"vera": "1-1 ladder sabre axe rifle"}, piles={"1-2": "pharaoh"}, luck=["any-weapon"])
    answer(t, "step 1-2", "roll")
    assert t.state.pharaoh == 2
    assert items(t, "vera") == ["ladder", "sabre", "axe", "rifle"]


@pytest.mark.rule("ME-FIGHT-21")
def test_another_heros_weapon_does_not_help() -> None:
    t = tomb(
        "___", heroes={"vera": READY, "timur": "1-2 sabre vest"}, piles={"1-2": "mummy"}, luck=["melee", "any-weapon", "attack"]
    )
    answer(t, "step 1-2", "roll")
    assert lives(t, "vera") == 2
    assert not boxed(t, "mummy")


@pytest.mark.rule("ME-FIGHT-22")
@pytest.mark.parametrize("ends", ["off", "on"])
def test_after_a_fight_there_are_no_moves_but_other_actions(ends: str) -> None:
    t = tomb(
        "____", heroes={"vera": "1-1 ladder sabre", "timur": "1-4"}, piles={"1-2": "axe mummy"}, luck=["melee"],
        options={"fight-ends-turn": ends},
    )  # fmt: skip
    answer(t, "step 1-2", "roll")
    assert t.state.moves == (0 if ends == "off" else 3)
    assert asked_seat(t) == (0 if ends == "off" else 1)
    if ends == "off":
        assert offered(t, "step") == set()
        assert offered(t) == {"take axe", "leave ladder", "leave sabre", "place ladder", "end"}


@pytest.mark.rule("ME-FIGHT-22")
def test_a_fight_in_somebody_elses_turn_costs_no_moves() -> None:
    t = tomb(
        "____", heroes={"vera": "1-1 ladder sabre", "timur": "dead"}, piles={"1-2": "mummy"}, turn=1, luck=["melee"],
    )  # fmt: skip
    answer(t, "step 1-1", "roll")
    assert (asked(t), asked_seat(t), t.state.moves) == ("act", 0, 3)


@pytest.mark.rule("ME-FIGHT-22")
def test_a_fight_that_another_hero_has_in_my_turn_costs_me_nothing() -> None:
    """Vera bombs the floor under Timur, who falls onto a mummy and fights in her turn."""
    t = tomb(
        "__", "__", heroes={"vera": "1-1 bomb", "timur": "1-2 ladder sabre"}, piles={"2-2": "mummy"}, luck=["melee"],
    )  # fmt: skip
    answer(t, "spend bomb", "floor 1-2")
    assert (asked(t), asked_seat(t)) == ("fight", 1)
    answer(t, "roll")
    assert (asked(t), asked_seat(t), t.state.moves) == ("act", 0, 3)


@pytest.mark.rule("ME-FIGHT-23")
def test_the_teleporter_ends_the_fight_like_a_retreat() -> None:
    t = tomb("_____", heroes={"vera": "1-1 teleporter ladder"}, piles={"1-2": "mummy", "1-4": "c"}, chests="axe", luck=["axe"])
    answer(t, "step 1-2", "spend teleporter")
    assert place(t, "vera") == "1-4"
    assert pile(t, "1-2") == ["mummy"]
    assert pile(t, "1-4") == ["axe"]
    assert told(t, "got-away") == [("got-away", "vera", "mummy")]
    assert (asked(t), offered(t, "step")) == ("act", set())


@pytest.mark.rule("ME-FIGHT-24")
def test_a_fight_whose_floor_breaks_goes_on_below() -> None:
    t = tomb(
        "___", "___", "___",
        heroes={"vera": "1-1 bomb sabre ladder"}, piles={"1-2": "mummy", "2-2": "c"}, chests="axe", luck=["melee", "axe"],
    )  # fmt: skip
    answer(t, "step 1-2", "spend bomb", "floor 1-2")
    assert place(t, "vera") == "2-2"
    assert pile(t, "2-2") == ["c", "mummy"]
    assert asked(t) == "fight"
    assert lives(t, "vera") == 3
    answer(t, "roll")
    assert pile(t, "2-2") == ["axe"], "the monster gone, what it fell upon is opened"
    assert asked(t) == "act"


@pytest.mark.rule("ME-FIGHT-24", "ME-FIGHT-17")
def test_a_retreat_from_a_fight_that_fell_is_a_retreat() -> None:
    t = tomb(
        "____", "____", heroes={"vera": "1-1 bomb ladder"}, piles={"1-2": "mummy", "2-2": "c"}, chests="axe", luck=["retreat-2"]
    )
    answer(t, "step 1-2", "spend bomb", "floor 1-2", "roll")
    assert asked(t) == "retreat", "the landing does not start the fight again"
    answer(t, "step 2-3", "stop")
    assert pile(t, "2-2") == ["c", "mummy"]
    assert (asked(t), place(t, "vera")) == ("act", "2-3")


@pytest.mark.rule("ME-FIGHT-24")
def test_a_jetpack_does_not_part_a_hero_from_the_monster_it_fights() -> None:
    t = tomb("___", "___", heroes={"vera": "1-1 bomb jetpack sabre ladder"}, piles={"1-2": "mummy"}, luck=["melee"])
    answer(t, "use jetpack", "step 1-2", "spend bomb", "floor 1-2")
    assert (place(t, "vera"), pile(t, "2-2"), asked(t)) == ("2-2", ["mummy"], "fight")
    answer(t, "roll")
    assert boxed(t, "mummy")


@pytest.mark.rule("ME-FIGHT-25")
def test_several_monsters_are_fought_one_after_another_from_the_top() -> None:
    t = tomb("___", heroes={"vera": "1-1 sabre ladder"}, piles={"1-2": "axe bat mummy"}, luck=["melee", "melee"])
    answer(t, "step 1-2")
    assert t.questions()[0].about[1] == "mummy"
    answer(t, "roll")
    assert t.questions()[0].about[1] == "bat"
    assert pile(t, "1-2") == ["axe", "bat"]
    assert told(t, "fight") == [("fight", "vera", "mummy", "1-2"), ("fight", "vera", "bat", "1-2")]
    answer(t, "roll")
    assert (asked(t), pile(t, "1-2")) == ("act", ["axe"])


@pytest.mark.rule("ME-FIGHT-11", "ME-FIGHT-25")
def test_two_heroes_that_fall_onto_a_monster_both_get_their_retreat() -> None:
    t = tomb(
        "#__#", "____", "____",
        heroes={"vera": "1-2 ladder", "timur": "1-3 ladder"}, piles={"1-3": "crack", "2-3": "mummy"},
        luck=["retreat-2", "retreat-3"],
    )  # fmt: skip
    answer(t, "step 1-3")
    assert (place(t, "vera"), place(t, "timur")) == ("2-3", "2-3")
    assert (lives(t, "vera"), lives(t, "timur")) == (2, 3)
    first = asked_seat(t)
    answer(t, "roll")
    assert (asked(t), asked_seat(t)) == ("fight", 1 - first), "who fell along fights too"
    answer(t, "roll")
    assert (asked(t), asked_seat(t)) == ("retreat", 1 - first)
    answer(t, "step 2-2", "stop")
    assert (asked(t), asked_seat(t)) == ("retreat", first)
    answer(t, "step 2-4", "stop")
    assert {place(t, "vera"), place(t, "timur")} == {"2-2", "2-4"}
    assert (asked(t), asked_seat(t)) == ("act", 0)
    assert t.state.halted == ()


@pytest.mark.rule("ME-FIGHT-11", "ME-DEATH-1")
def test_a_hero_that_dies_while_its_retreat_waits_does_not_run_on() -> None:
    t = tomb(
        "#__#", "____", "____", features=["....", "..^.", "...."],
        heroes={"vera": "1-2 ladder", "timur": "1-3 ladder"}, piles={"1-3": "crack", "2-3": "mummy", "2-2": "spikes"},
        luck=["retreat-2", "retreat-3"],
    )  # fmt: skip
    answer(t, "step 1-3")
    first, second = ("vera", "timur") if asked_seat(t) == 0 else ("timur", "vera")
    answer(t, "roll", "roll", "step 2-2")
    assert (place(t, first), place(t, second)) == ("dead", "2-2")
    assert t.state.halted == ()
    assert (asked(t), t.questions()[0].about) == ("retreat", (second, 2))


@pytest.mark.rule("ME-FIGHT-11", "ME-DEATH-1")
def test_a_hero_that_dies_on_its_retreat_runs_no_further() -> None:
    t = tomb(
        "_____", heroes={"vera": READY, "timur": "1-5"}, lives={"vera": 1}, piles={"1-2": "mummy", "1-3": "fire"},
        luck=["retreat-3"],
    )  # fmt: skip
    answer(t, "step 1-2", "roll", "step 1-3")
    assert (place(t, "vera"), t.state.runner, asked(t), asked_seat(t)) == ("dead", -1, "act", 1)


@pytest.mark.rule("ME-FIGHT-2")
def test_the_crystal_is_among_the_items_of_a_fight() -> None:
    t = tomb("___", heroes={"vera": "1-1 crystal ladder", "timur": "1-3"}, lives={"timur": 2}, piles={"1-2": "mummy"})
    answer(t, "step 1-2")
    assert (asked(t), offered(t)) == ("fight", {"roll", "crystal", "place ladder"})
    answer(t, "crystal")
    assert (asked(t), offered(t), lives(t, "timur")) == ("fight", {"roll", "place ladder"}, 3)


# ---- single monsters ----


@pytest.mark.rule("ME-MONSTER-GOLEM-1", "ME-MONSTER-GOLEM-2")
@pytest.mark.parametrize(
    ("weapon", "any_weapon", "face", "hit"),
    [
        ("sabre", "off", "melee", False),
        ("sabre", "off", "any-weapon", False),
        ("sabre", "on", "melee", False),
        ("sabre", "on", "any-weapon", True),
        ("rifle", "off", "melee", False),
        ("rifle", "off", "any-weapon", True),
        ("vest", "on", "any-weapon", False),
    ],
)
def test_a_golem_yields_to_firearms(weapon: str, any_weapon: str, face: str, hit: bool) -> None:
    t = tomb(
        "___", heroes={"vera": f"1-1 ladder {weapon}"}, piles={"1-2": "golem"}, luck=[face, "retreat-2"],
        options={"golem-any-weapon": any_weapon},
    )  # fmt: skip
    answer(t, "step 1-2", "roll")
    assert boxed(t, "golem") == hit
    assert asked(t) == ("act" if hit else "retreat")


@pytest.mark.rule("ME-MONSTER-DJINN-1")
@pytest.mark.parametrize(
    ("each", "faces", "left"),
    [
        ("off", ["attack", "retreat-2"], 1),
        ("off", ["attack"], 2),
        ("off", ["any-weapon"], 3),
        ("on", ["attack"], 1),
        ("on", ["retreat-2"], 2),
        ("on", ["any-weapon"], 3),
    ],
)
def test_a_djinn_burns_whoever_does_not_destroy_it(each: str, faces: list[str], left: int) -> None:
    t = tomb("____", heroes={"vera": "1-1 ladder rifle"}, piles={"1-2": "djinn"}, luck=faces, options={"burn-each-roll": each})
    answer(t, "step 1-2", *["roll"] * len(faces))
    assert lives(t, "vera") == left
    assert boxed(t, "djinn") == (faces == ["any-weapon"])
    if faces[-1] == "retreat-2":
        assert (asked(t), place(t, "vera")) == ("retreat", "1-2"), "before the first move"


@pytest.mark.rule("ME-MONSTER-DJINN-1")
@pytest.mark.parametrize("way", ["retreat", "teleporter", "portal"])
def test_a_hero_who_dies_of_the_burn_dies_in_the_djinns_cell(way: str) -> None:
    t = tomb(
        "_____", heroes={"vera": "1-1 teleporter portal-gun", "timur": "1-5"}, lives={"vera": 1}, piles={"1-2": "djinn"},
        luck=["retreat-2"],
    )  # fmt: skip
    answer(
        t, "step 1-2", *{"retreat": ("roll", "retreat"), "teleporter": ("spend teleporter",), "portal": ("roll", "banish")}[way]
    )
    assert place(t, "vera") == "dead"
    assert pile(t, "1-2") == ["teleporter", "portal-gun", "djinn"]
    assert (asked(t), asked_seat(t)) == ("act", 1)


@pytest.mark.rule("ME-MONSTER-DJINN-2")
def test_an_extinguisher_destroys_the_djinn_without_a_burn() -> None:
    t = tomb("___", heroes={"vera": "1-1 extinguisher"}, piles={"1-2": "djinn"})
    answer(t, "step 1-2", "spend extinguisher")
    assert lives(t, "vera") == 3
    assert boxed(t, "djinn")
    assert boxed(t, "extinguisher")


@pytest.mark.rule("ME-MONSTER-COBRA-1")
@pytest.mark.parametrize(("monster", "left"), [("cobra", 0), ("mummy", 2)])
def test_a_cobra_bites_for_three(monster: str, left: int) -> None:
    t = tomb("___", heroes={"vera": READY, "timur": "1-3"}, piles={"1-2": monster}, luck=["attack"])
    answer(t, "step 1-2", "roll")
    assert lives(t, "vera") == left
