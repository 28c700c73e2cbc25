"""Items one by one (3.17), but for ladder, bomb, hook and crystal."""

from __future__ import annotations

import pytest

from tests.games.monsters_of_egypt.positions import (
    BOOK,
    answer,
    asked,
    asked_seat,
    boxed,
    broken,
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

FRUIT = ("pineapple", "orange", "banana", "pear", "apple")


# ---- vest ----


@pytest.mark.rule("ME-ITEM-VEST-1")
@pytest.mark.parametrize("answer_", ["vest", "keep"])
def test_a_vest_cancels_one_loss_a_turn_if_its_carrier_wants(answer_: str) -> None:
    t = tomb("____", heroes={"vera": "1-1 vest"}, piles={"1-2": "fire", "1-3": "crack"})
    answer(t, "step 1-2")
    assert (asked(t), t.questions()[0].about) == ("vest", ("vera", "fire"))
    answer(t, answer_)
    assert lives(t, "vera") == (3 if answer_ == "vest" else 2)
    assert items(t, "vera") == ["vest"]
    assert boxed(t, "fire")
    assert told(t, "vest") == ([("vest", "vera")] if answer_ == "vest" else [])
    answer(t, "step 1-3")
    assert asked(t) == ("act" if answer_ == "vest" else "vest"), "once a turn; unused it is still there"
    if answer_ == "vest":
        assert lives(t, "vera") == 2


@pytest.mark.rule("ME-ITEM-VEST-2")
def test_a_vest_does_not_stop_outright_death() -> None:
    t = tomb(">___", features=["...."], heroes={"vera": "1-3", "timur": "1-2 vest"}, piles={"1-4": "arrows"})
    answer(t, "step 1-4")
    assert place(t, "timur") == "dead"
    assert "vest" not in [event[0] for event in told(t)]


@pytest.mark.rule("ME-ITEM-VEST-3")
def test_a_vest_works_in_somebody_elses_turn() -> None:
    t = tomb("___", heroes={"vera": "1-1 vest ladder", "timur": "dead"}, piles={"1-2": "bat"}, turn=1, luck=["attack", "attack"])
    answer(t, "step 1-1", "roll")
    assert (asked(t), asked_seat(t)) == ("vest", 0)
    answer(t, "vest", "roll")
    assert lives(t, "vera") == 2, "the second attack meets a used vest"


@pytest.mark.rule("ME-ITEM-VEST-4")
@pytest.mark.parametrize(("whole", "left"), [("off", 1), ("on", 3)])
def test_a_vest_cancels_one_of_a_cobras_three(whole: str, left: int) -> None:
    t = tomb(
        "___", heroes={"vera": "1-1 vest ladder"}, piles={"1-2": "cobra"}, luck=["attack"], options={"vest-blocks-all": whole},
    )  # fmt: skip
    answer(t, "step 1-2", "roll", "vest")
    assert lives(t, "vera") == left
    assert asked(t) == "fight"


@pytest.mark.rule("ME-ITEM-VEST-4")
@pytest.mark.parametrize("whole", ["off", "on"])
def test_a_vest_may_wait_for_the_last_of_several_losses(whole: str) -> None:
    t = tomb(
        "___", heroes={"vera": "1-1 vest ladder"}, piles={"1-2": "cobra"}, luck=["attack"], options={"vest-blocks-all": whole},
    )  # fmt: skip
    answer(t, "step 1-2", "roll", "keep", "keep")
    assert (asked(t), lives(t, "vera")) == ("vest", 1)
    answer(t, "vest")
    assert lives(t, "vera") == 1


# ---- extinguisher ----


@pytest.mark.rule("ME-ITEM-EXTINGUISHER-1")
@pytest.mark.parametrize("token", ["fire", "djinn"])
def test_an_extinguisher_removes_an_open_fire_token_next_door(token: str) -> None:
    t = tomb("____", heroes={"vera": "1-2 extinguisher"}, piles={"1-3": f"axe {token}", "1-1": "crack"})
    answer(t, "spend extinguisher")
    assert pile(t, "1-3") == ["axe"]
    assert pile(t, "1-1") == ["crack"]
    assert boxed(t, token)
    assert boxed(t, "extinguisher")
    assert lives(t, "vera") == 3


@pytest.mark.rule("ME-ITEM-EXTINGUISHER-1")
def test_one_of_two_fires_and_neither_far_nor_closed_nor_guarded() -> None:
    t = tomb("_____", heroes={"vera": "1-2 extinguisher"}, piles={"1-1": "fire", "1-3": "djinn"})
    answer(t, "spend extinguisher")
    assert offered(t, "at") == {"1-1", "1-3"}
    answer(t, "at 1-3")
    assert (pile(t, "1-1"), pile(t, "1-3")) == (["fire"], [])
    t = tomb(
        "_____", heroes={"vera": "1-2 extinguisher"}, piles={"1-1": "fire mummy", "1-3": "?", "1-4": "djinn"}, dangers="crack"
    )
    assert "spend extinguisher" not in offered(t)


@pytest.mark.rule("ME-ITEM-EXTINGUISHER-2")
def test_two_tokens_carry_the_sign_of_fire() -> None:
    tags = {token: trap.tags for token, trap in BOOK.trap_of.items()}
    tags |= {token: monster.tags for token, monster in BOOK.monster_of.items()}
    assert [BOOK.kind[token] for token in sorted(tags) if "fire" in tags[token]] == ["fire", "djinn"]


@pytest.mark.rule("ME-ITEM-EXTINGUISHER-3")
def test_in_the_fight_it_destroys_the_djinn() -> None:
    t = tomb("___", heroes={"vera": "1-1 extinguisher ladder"}, piles={"1-2": "djinn"})
    answer(t, "step 1-2", "spend extinguisher")
    assert (pile(t, "1-2"), lives(t, "vera"), asked(t)) == ([], 3, "act")
    assert told(t, "rolled") == []


@pytest.mark.rule("ME-ITEM-EXTINGUISHER-4")
@pytest.mark.parametrize(("keeps", "held"), [("off", []), ("on", ["extinguisher"])])
def test_against_a_fire_trap_it_is_spent(keeps: str, held: list[str]) -> None:
    t = tomb("___", heroes={"vera": "1-1 extinguisher"}, piles={"1-2": "fire"}, options={"keep-extinguisher": keeps})
    answer(t, "step 1-2")
    assert asked(t) == "fire"
    answer(t, "douse")
    assert (lives(t, "vera"), items(t, "vera")) == (3, held)
    assert boxed(t, "fire")
    assert boxed(t, "extinguisher") == (keeps == "off")


@pytest.mark.rule("ME-ITEM-EXTINGUISHER-4")
def test_it_need_not_be_spent() -> None:
    t = tomb("___", heroes={"vera": "1-1 extinguisher"}, piles={"1-2": "fire"})
    answer(t, "step 1-2", "burn")
    assert (lives(t, "vera"), items(t, "vera"), boxed(t, "fire")) == (2, ["extinguisher"], True)


# ---- boots ----


@pytest.mark.rule("ME-ITEM-BOOTS-1", "ME-ITEM-BOOTS-3")
def test_boots_kill_the_monster_the_carrier_falls_upon() -> None:
    t = tomb("_o__", "____", heroes={"vera": "1-1 boots"}, piles={"2-2": "axe mummy", "2-3": "bat"})
    answer(t, "step 1-2")
    assert pile(t, "2-2") == ["axe"]
    assert told(t, "fight", "used") == [("used", "vera", "boots")]
    assert (asked(t), t.state.moves) == ("act", 2)
    assert items(t, "vera") == ["boots"]


@pytest.mark.rule("ME-ITEM-BOOTS-1")
@pytest.mark.parametrize("way", ["walk", "used"])
def test_boots_need_a_fall_and_work_once_a_turn(way: str) -> None:
    if way == "walk":
        t = tomb("___", heroes={"vera": "1-1 boots ladder"}, piles={"1-2": "mummy"})
        answer(t, "step 1-2")
    else:
        t = tomb("_o_", "_o_", "___", heroes={"vera": "1-1 boots ladder"}, piles={"3-2": "bat mummy"})
        answer(t, "step 1-2")
        assert pile(t, "3-2") == ["bat"], "the topmost only"
    assert asked(t) == "fight"
    assert t.state.moves == 0


@pytest.mark.rule("ME-ITEM-BOOTS-2")
def test_boots_hit_what_the_landing_reveals() -> None:
    t = tomb("_o", "__", heroes={"vera": "1-1 boots ladder"}, piles={"2-2": "?"}, dangers="mummy", luck=["mummy"])
    answer(t, "step 1-2")
    assert pile(t, "2-2") == []
    assert boxed(t, "mummy")
    assert (asked(t), t.state.moves) == ("act", 2)


@pytest.mark.rule("ME-ITEM-BOOTS-4")
@pytest.mark.parametrize(("only_weapons", "left"), [("off", 2), ("on", 3)])
def test_the_pharaoh_loses_one_life_to_boots_and_fights(only_weapons: str, left: int) -> None:
    t = tomb(
        "_o", "__", heroes={"vera": "1-1 boots ladder"}, piles={"2-2": "?"}, dangers="pharaoh", luck=["pharaoh"],
        options={"pharaoh-weapons-only": only_weapons},
    )  # fmt: skip
    answer(t, "step 1-2")
    assert (t.state.pharaoh, asked(t), t.state.moves) == (left, "fight", 0)


# ---- jetpack ----


@pytest.mark.rule("ME-ITEM-JETPACK-1", "ME-ITEM-JETPACK-3", "ME-ITEM-JETPACK-5")
def test_a_jetpack_carries_its_hero_up_and_over_holes() -> None:
    t = tomb("o__", "o_o", "___", heroes={"vera": "3-1 jetpack"}, piles={"3-3": "c"}, chests="axe")
    assert offered(t, "step") == {"3-2"}
    answer(t, "use jetpack")
    assert offered(t, "step") == {"3-2", "2-1"}
    assert t.state.moves == 3, "no extra move, and none spent"
    answer(t, "step 2-1")
    assert place(t, "vera") == "2-1"
    answer(t, "step 2-2")
    assert offered(t, "step") == {"2-1", "2-3"}, "not through the floors above and below"
    answer(t, "step 2-3")
    assert place(t, "vera") == "2-3"
    assert (t.state.moves, offered(t, "step")) == (0, set())
    assert pile(t, "3-3") == ["c"]
    assert "use jetpack" not in offered(t)


@pytest.mark.rule("ME-ITEM-JETPACK-2")
def test_a_jetpack_passes_no_wall_floor_or_door() -> None:
    t = tomb("_#_", "#o_", "___", heroes={"vera": "2-2 jetpack"}, yellow=(2, 2))
    answer(t, "use jetpack")
    assert offered(t, "step") == {"3-2"}


@pytest.mark.rule("ME-ITEM-JETPACK-4")
@pytest.mark.parametrize(("cell", "end"), [("1-2", "3-2"), ("1-3", "1-3")])
def test_at_the_end_of_the_turn_a_hero_in_the_air_falls(cell: str, end: str) -> None:
    t = tomb("_o_", "_o_", "___", heroes={"vera": "1-1 jetpack", "timur": "3-1"}, piles={"3-2": "fire"})
    answer(t, "use jetpack", "step 1-2", *(["step 1-3"] if cell == "1-3" else []))
    assert place(t, "vera") == cell
    answer(t, "end")
    assert place(t, "vera") == end
    assert lives(t, "vera") == (2 if end == "3-2" else 3), "the landing counts as reached, the fall itself costs nothing"
    assert (asked_seat(t), t.state.flying) == (1, -1)


@pytest.mark.rule("ME-ITEM-JETPACK-1")
def test_a_jetpack_works_on_a_retreat_and_goes_out_with_the_turn() -> None:
    t = tomb("_o_", "___", heroes={"vera": "2-2 jetpack", "timur": "dead"}, piles={"2-3": "bat"}, turn=1, luck=["retreat-2"])
    answer(t, "step 2-2", "use jetpack", "step 1-2")
    assert place(t, "vera") == "1-2"
    answer(t, "step 1-3")
    assert (place(t, "vera"), asked(t), t.state.flying) == ("1-3", "act", -1)
    assert "use jetpack" in offered(t), "her own turn has begun"


# ---- teleporter ----


@pytest.mark.rule("ME-ITEM-TELEPORTER-1", "ME-ITEM-TELEPORTER-4", "ME-ITEM-TELEPORTER-6")
def test_exactly_two_cells_in_one_direction_through_everything() -> None:
    rows = ["_____", "__#__", "_#_#_", "__#__", "_____"]
    t = tomb(*rows, heroes={"vera": "3-3 teleporter"})
    answer(t, "spend teleporter")
    assert offered(t, "at") == {"1-3", "5-3", "3-1", "3-5"}
    t = tomb(*rows, heroes={"vera": "1-2 teleporter"})
    answer(t, "spend teleporter")
    assert place(t, "vera") == "1-4", "not off the board, not into the wall two cells below"


@pytest.mark.rule("ME-ITEM-TELEPORTER-2")
@pytest.mark.parametrize("opened", [False, True])
def test_no_closed_door_is_passed(opened: bool) -> None:
    t = tomb("____", heroes={"vera": "1-1 teleporter"}, yellow=(1, 2), doors=(opened, False))
    assert ("spend teleporter" in offered(t)) == opened


@pytest.mark.rule("ME-ITEM-TELEPORTER-2")
@pytest.mark.parametrize(
    ("at", "floor", "can"), [("1-1", "=", False), ("3-1", "=", False), ("1-1", "_", True), ("3-1", "_", True)]
)
def test_no_reinforced_floor_is_passed_in_either_direction(at: str, floor: str, can: bool) -> None:
    for upper, lower in ((floor, "_"), ("_", floor)):
        t = tomb(upper, lower, "_", heroes={"vera": f"{at} teleporter"})
        assert ("spend teleporter" in offered(t)) == can


@pytest.mark.rule("ME-ITEM-TELEPORTER-3")
def test_not_into_a_wall() -> None:
    t = tomb("__#", heroes={"vera": "1-1 teleporter"})
    assert "spend teleporter" not in offered(t)
    t = tomb("_#_", heroes={"vera": "1-1 teleporter"})
    assert "spend teleporter" in offered(t)


@pytest.mark.rule("ME-ITEM-TELEPORTER-5")
def test_a_jump_costs_no_move_and_may_end_in_a_fall() -> None:
    t = tomb("__o", "___", heroes={"vera": "1-1 teleporter"}, piles={"2-3": "c"}, chests="axe", luck=["axe"])
    answer(t, "spend teleporter")
    assert (place(t, "vera"), t.state.moves, lives(t, "vera")) == ("2-3", 3, 3)
    assert pile(t, "2-3") == ["axe"]
    assert boxed(t, "teleporter")
    assert told(t, "jumped") == [("jumped", "vera", "1-1", "1-3")]


@pytest.mark.rule("ME-ITEM-TELEPORTER-6")
@pytest.mark.parametrize("bends", ["off", "on"])
def test_the_way_is_straight_unless_agreed_otherwise(bends: str) -> None:
    t = tomb("___", "___", "___", heroes={"vera": "1-1 teleporter"}, options={"jump-any-path": bends})
    answer(t, "spend teleporter")
    assert offered(t, "at") == ({"1-3", "3-1"} if bends == "off" else {"1-3", "3-1", "2-2"})


# ---- fruit ----


@pytest.mark.rule("ME-ITEM-FRUIT-1", "ME-ITEM-FRUIT-4")
@pytest.mark.parametrize("fruit", FRUIT)
@pytest.mark.parametrize(("before", "after"), [(1, 3), (2, 3)])
def test_a_fruit_heals_two_but_not_above_three(fruit: str, before: int, after: int) -> None:
    t = tomb("__", heroes={"vera": f"1-1 {fruit}"}, lives={"vera": before})
    answer(t, f"spend {fruit}")
    assert lives(t, "vera") == after
    assert boxed(t, fruit)
    assert t.state.moves == 3


@pytest.mark.rule("ME-ITEM-FRUIT-1")
def test_a_hero_with_three_lives_eats_nothing() -> None:
    t = tomb("__", heroes={"vera": "1-1 apple"})
    before = snapshot(t)
    with pytest.raises(NotOffered):
        answer(t, "spend apple")
    assert snapshot(t) == before


@pytest.mark.rule("ME-ITEM-FRUIT-2")
def test_a_fruit_heals_only_its_carrier() -> None:
    t = tomb("__", heroes={"vera": "1-1 apple", "timur": "1-1"}, lives={"vera": 1, "timur": 1})
    answer(t, "spend apple")
    assert (lives(t, "vera"), lives(t, "timur")) == (3, 1)
    t = tomb("__", heroes={"vera": "1-1 apple", "timur": "1-1"}, lives={"timur": 1})
    assert "spend apple" not in offered(t)


@pytest.mark.rule("ME-ITEM-FRUIT-3")
def test_a_fruit_comes_too_late_for_the_last_life() -> None:
    t = tomb("__", heroes={"vera": "1-1 apple", "timur": "1-2"}, lives={"vera": 1}, piles={"1-2": "fire"})
    answer(t, "step 1-2")
    assert place(t, "vera") == "dead"
    assert pile(t, "1-2") == ["apple"]
    assert told(t, "healed") == []


# ---- skates ----


@pytest.mark.rule("ME-ITEM-SKATES-1")
def test_skates_give_one_more_move_a_turn() -> None:
    t = tomb("_______", heroes={"vera": "1-1 skates", "timur": "1-1"})
    assert t.questions()[0].about == ("vera", 4)
    answer(t, "step 1-2", "step 1-3", "step 1-4", "step 1-5")
    assert (asked_seat(t), place(t, "vera")) == (0, "1-5")
    assert offered(t, "step") == set()
    assert items(t, "vera") == ["skates"]
    answer(t, "end", "end")
    assert t.questions()[0].about == ("vera", 4), "again in the next turn"


@pytest.mark.rule("ME-ITEM-SKATES-1")
def test_skates_given_away_take_their_move_along() -> None:
    t = tomb("______", heroes={"vera": "1-1 skates", "timur": "1-4"})
    answer(t, "step 1-2", "step 1-3", "step 1-4")
    assert offered(t, "step") == {"1-3", "1-5"}
    answer(t, "swap timur", "offer skates", "propose", "agree")
    assert offered(t, "step") == set()


@pytest.mark.rule("ME-ITEM-SKATES-2")
def test_skates_thrown_away_are_a_retreat_of_two() -> None:
    t = tomb("______", heroes={"vera": "1-1 skates ladder"}, piles={"1-2": "mummy"})
    assert "spend skates" not in offered(t), "only in a fight"
    answer(t, "step 1-2", "spend skates")
    assert (asked(t), t.questions()[0].about) == ("retreat", ("vera", 2))
    assert told(t, "rolled") == []
    assert boxed(t, "skates")
    answer(t, "step 1-3", "step 1-4")
    assert (asked(t), place(t, "vera"), pile(t, "1-2")) == ("act", "1-4", ["mummy"])


@pytest.mark.rule("ME-ITEM-SKATES-2")
@pytest.mark.parametrize("zero", ["off", "on"])
def test_skates_need_somewhere_to_go(zero: str) -> None:
    mummy = next(number for number, token in enumerate(BOOK.tokens) if token.name == "mummy")
    t = tomb(
        "_", heroes={"vera": "1-1 skates ladder"}, piles={"1-1": "mummy"}, fighter=0, foe=mummy, options={"zero-retreat": zero}
    )
    assert asked(t) == "fight"
    assert ("spend skates" in offered(t)) == (zero == "on")


@pytest.mark.rule("ME-ITEM-SKATES-3")
@pytest.mark.parametrize("kept", ["off", "on"])
def test_the_extra_move_is_lost_in_a_fight_unless_agreed_otherwise(kept: str) -> None:
    t = tomb(
        "____", heroes={"vera": "1-1 skates sabre ladder"}, piles={"1-2": "mummy"}, luck=["melee"],
        options={"skates-after-fight": kept},
    )  # fmt: skip
    answer(t, "step 1-2", "roll")
    assert asked(t) == "act"
    assert offered(t, "step") == ({"1-1", "1-3"} if kept == "on" else set())
    assert t.questions()[0].about == ("vera", 1 if kept == "on" else 0)


@pytest.mark.rule("ME-ITEM-SKATES-3")
def test_the_extra_move_does_not_lengthen_a_retreat() -> None:
    t = tomb(
        "_______", heroes={"vera": "1-1 skates ladder"}, piles={"1-2": "mummy"}, luck=["retreat-2"],
        options={"skates-after-fight": "on"},
    )  # fmt: skip
    answer(t, "step 1-2", "roll", "step 1-3", "step 1-4")
    assert asked(t) == "act", "two moves, no third"


# ---- binoculars ----


@pytest.mark.rule("ME-ITEM-BINOCULARS-1")
def test_binoculars_open_three_closed_tokens_anywhere() -> None:
    t = tomb(
        "____", "#__#", "____", heroes={"vera": "1-1 binoculars"},
        piles={"1-2": "c", "3-4": "c", "2-2": "c", "3-1": "c"}, chests="axe sabre vest apple", luck=["vest", "axe", "sabre"],
    )  # fmt: skip
    answer(t, "spend binoculars")
    for left, cell in ((3, "3-4"), (2, "1-2"), (1, "3-1")):
        assert t.questions()[0].about == ("vera", left)
        assert offered(t, "open") == {cell for cell in ("1-2", "3-4", "2-2", "3-1") if pile(t, cell) == ["c"]}
        answer(t, f"open {cell}")
    assert [pile(t, cell) for cell in ("3-4", "1-2", "3-1", "2-2")] == [["vest"], ["axe"], ["sabre"], ["c"]]
    assert asked(t) == "act"
    assert boxed(t, "binoculars")


@pytest.mark.rule("ME-ITEM-BINOCULARS-2")
def test_a_trap_seen_through_binoculars_waits_open() -> None:
    t = tomb("___", heroes={"vera": "1-1 binoculars", "timur": "1-3"}, piles={"1-2": "?"}, dangers="fire", luck=["fire"])
    answer(t, "spend binoculars")
    assert pile(t, "1-2") == ["fire"]
    assert (lives(t, "vera"), lives(t, "timur")) == (3, 3)
    answer(t, "step 1-2")
    assert (lives(t, "vera"), pile(t, "1-2")) == (2, [])


@pytest.mark.rule("ME-ITEM-BINOCULARS-3")
def test_a_monster_seen_through_binoculars_starts_no_fight() -> None:
    t = tomb("___", heroes={"vera": "1-1 binoculars ladder"}, piles={"1-2": "?"}, dangers="mummy", luck=["mummy"])
    answer(t, "spend binoculars")
    assert (pile(t, "1-2"), asked(t), t.state.fighter) == (["mummy"], "act", -1)
    assert t.state.moves == 3


@pytest.mark.rule("ME-ITEM-BINOCULARS-4")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_with_fewer_than_three_left_all_are_opened(left: int) -> None:
    cells = ("1-2", "1-3")[:left]
    found = ("axe", "sabre")[:left]
    t = tomb("____", heroes={"vera": "1-1 binoculars"}, piles=dict.fromkeys(cells, "c"), chests=" ".join(found), luck=found)
    assert ("spend binoculars" in offered(t)) == (left > 0)
    if left:
        answer(t, "spend binoculars", *(["open 1-2"] if left > 1 else []))
        assert all(pile(t, cell) != ["c"] for cell in cells)
        assert asked(t) == "act"


# ---- keys ----


@pytest.mark.rule("ME-ITEM-KEY-1")
def test_a_key_has_no_effect_of_its_own() -> None:
    t = tomb("___", features=["..B"], heroes={"vera": "1-1 key-yellow"}, yellow=(1, 1))
    assert offered(t, "use") | offered(t, "spend") | offered(t, "place") == set()
    assert offered(t, "step") == set(), "nor does it open a door by itself"


@pytest.mark.rule("ME-ITEM-KEY-2", "ME-ITEM-KEY-3", "ME-ITEM-KEY-4")
@pytest.mark.parametrize(
    ("key", "statue", "doors"),
    [
        ("yellow", "B", (True, False)),
        ("black", "A", (False, True)),
        ("yellow", "A", (False, False)),
        ("black", "B", (False, False)),
    ],
)
def test_a_key_opens_its_door_at_its_statue(key: str, statue: str, doors: tuple[bool, bool]) -> None:
    t = tomb("_____", features=[f".{statue}..."], heroes={"vera": f"1-1 axe key-{key}"}, yellow=(1, 3), black=(1, 4))
    answer(t, "step 1-2")
    assert t.state.doors == doors
    opened = any(doors)
    assert items(t, "vera") == (["axe"] if opened else ["axe", f"key-{key}"])
    assert boxed(t, f"key-{key}") == opened
    assert told(t, "door") == ([("door", "vera", key)] if opened else [])
    answer(t, "step 1-3")
    assert ("1-4" in offered(t, "step")) == doors[0]


@pytest.mark.rule("ME-ITEM-KEY-2")
def test_both_keys_at_one_statue_open_one_door() -> None:
    t = tomb("____", features=[".B.A"], heroes={"vera": "1-1 key-black key-yellow"}, yellow=(1, 2), black=(1, 3))
    answer(t, "step 1-2")
    assert t.state.doors == (True, False)
    assert items(t, "vera") == ["key-black"]


@pytest.mark.rule("ME-ITEM-KEY-2")
def test_a_monster_at_the_statue_does_not_keep_the_door_shut() -> None:
    t = tomb("____", features=[".B.."], heroes={"vera": "1-1 key-yellow ladder"}, piles={"1-2": "mummy"}, yellow=(1, 3))
    answer(t, "step 1-2")
    assert (t.state.doors, asked(t)) == ((True, False), "fight")


@pytest.mark.rule("ME-ITEM-KEY-5")
def test_a_key_picked_up_at_its_statue_opens_the_door_at_once() -> None:
    t = tomb("____", features=[".B.."], heroes={"vera": "1-1"}, piles={"1-2": "key-yellow"}, yellow=(1, 3))
    answer(t, "step 1-2")
    assert t.state.doors == (False, False)
    answer(t, "take key-yellow")
    assert (t.state.doors, items(t, "vera"), pile(t, "1-2")) == ((True, False), [], [])


# ---- flashlight ----


@pytest.mark.rule("ME-ITEM-FLASHLIGHT-1", "ME-ITEM-FLASHLIGHT-2")
def test_a_beam_opens_one_closed_token_of_the_floor_that_no_wall_hides() -> None:
    piles = {"1-1": "c", "1-3": "c", "1-6": "c", "1-9": "c", "2-5": "c"}
    t = tomb("_#_____#_", "_________", heroes={"vera": "1-5 flashlight"}, piles=piles, luck=["axe"], chests="axe")
    answer(t, "use flashlight")
    assert offered(t, "at") == {"1-3", "1-6"}
    answer(t, "at 1-6")
    assert pile(t, "1-6") == ["axe"]
    assert pile(t, "1-3") == ["c"]
    assert "use flashlight" not in offered(t), "once a turn"
    assert (t.state.moves, place(t, "vera"), items(t, "vera")) == (3, "1-5", ["flashlight"])


@pytest.mark.rule("ME-ITEM-FLASHLIGHT-2")
def test_a_breached_wall_does_not_hide_and_a_closed_door_does() -> None:
    t = tomb(
        "_#__", heroes={"vera": "1-3 flashlight"}, piles={"1-1": "c", "1-4": "c"}, chests="axe", luck=["axe"], walls_broken=(1,),
        yellow=(1, 3),
    )  # fmt: skip
    assert broken(t) == ([], ["1-2"])
    answer(t, "use flashlight")
    assert pile(t, "1-1") == ["axe"], "the only cell in reach: a door hides the other"
    assert pile(t, "1-4") == ["c"]


@pytest.mark.rule("ME-ITEM-FLASHLIGHT-1")
def test_no_beam_in_somebody_elses_turn() -> None:
    t = tomb("___", heroes={"vera": "1-1 flashlight ladder", "timur": "dead"}, piles={"1-2": "bat", "1-3": "c"}, turn=1)
    answer(t, "step 1-1")
    assert (asked(t), asked_seat(t)) == ("fight", 0)
    assert "use flashlight" not in offered(t)


@pytest.mark.rule("ME-ITEM-FLASHLIGHT-3")
def test_a_trap_in_the_beam_waits_open() -> None:
    t = tomb("___", heroes={"vera": "1-1 flashlight"}, piles={"1-3": "?"}, dangers="crack", luck=["crack"])
    answer(t, "use flashlight")
    assert (pile(t, "1-3"), lives(t, "vera"), t.state.floors_broken) == (["crack"], 3, ())


@pytest.mark.rule("ME-ITEM-FLASHLIGHT-4")
def test_holes_do_not_stop_the_beam() -> None:
    t = tomb("_oo_", "____", heroes={"vera": "1-1 flashlight"}, piles={"1-4": "c", "2-2": "c"}, chests="axe", luck=["axe"])
    answer(t, "use flashlight")
    assert (pile(t, "1-4"), pile(t, "2-2")) == (["axe"], ["c"])


@pytest.mark.rule("ME-ITEM-FLASHLIGHT-5")
def test_a_ghost_next_door_is_destroyed() -> None:
    t = tomb("____", heroes={"vera": "1-2 flashlight"}, piles={"1-1": "ghost", "1-3": "ghost-2", "1-4": "mummy"})
    answer(t, "spend flashlight", "at 1-3")
    assert (pile(t, "1-1"), pile(t, "1-3")) == (["ghost"], [])
    assert boxed(t, "ghost-2")
    assert boxed(t, "flashlight")


@pytest.mark.rule("ME-ITEM-FLASHLIGHT-6")
def test_in_the_fight_the_ghost_is_destroyed() -> None:
    t = tomb("___", heroes={"vera": "1-1 flashlight ladder"}, piles={"1-2": "ghost"})
    answer(t, "step 1-2", "spend flashlight")
    assert (pile(t, "1-2"), asked(t), lives(t, "vera")) == ([], "act", 3)
    assert told(t, "rolled") == []
