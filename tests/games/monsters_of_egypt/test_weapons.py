"""Weapons: types, and what they do outside die results (3.18)."""

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
    told,
    tomb,
)

GUNS = ("rifle", "shotgun", "flamethrower")
MELEE = {"sledgehammer", "sabre", "axe"}
FIREARMS = {*GUNS, "portal-gun"}


@pytest.mark.rule("ME-WEAPON-TYPE-1", "ME-WEAPON-TYPE-2")
def test_every_weapon_is_melee_or_firearm() -> None:
    assert {BOOK.kind[token] for token in BOOK.melee} == MELEE
    assert {BOOK.kind[token] for token in BOOK.firearms} == FIREARMS
    assert {item.id for item in BOOK.items.values() if item.weapon} == MELEE | FIREARMS


@pytest.mark.rule("ME-WEAPON-TYPE-1")
@pytest.mark.parametrize("weapon", sorted(MELEE | FIREARMS))
def test_the_type_decides_on_the_melee_face(weapon: str) -> None:
    t = tomb("____", heroes={"vera": f"1-1 {weapon} ladder"}, piles={"1-2": "bat"}, luck=["melee", "attack"])
    answer(t, "step 1-2", "roll")
    assert boxed(t, "bat") == (weapon in MELEE)
    assert lives(t, "vera") == (3 if weapon in MELEE else 2)


# ---- sledgehammer ----


@pytest.mark.rule("ME-WEAPON-SLEDGEHAMMER-1")
def test_the_hammer_breaks_the_wall_left_or_right_once_a_turn() -> None:
    t = tomb("_###", "#_##", "####", heroes={"vera": "2-2 sledgehammer"})
    answer(t, "use sledgehammer")
    assert offered(t) == {"at 2-1", "at 2-3"}, "neither above nor below, nor the next but one"
    answer(t, "at 2-3")
    assert broken(t) == ([], ["2-3"])
    assert "use sledgehammer" not in offered(t)
    assert (items(t, "vera"), t.state.moves) == (["sledgehammer"], 3)
    assert "2-3" in offered(t, "step")


@pytest.mark.rule("ME-WEAPON-SLEDGEHAMMER-1")
def test_the_hammer_finds_no_wall_through_caves_or_doors() -> None:
    t = tomb("__#", features=["C.."], heroes={"vera": "1-1 sledgehammer"})
    assert "use sledgehammer" not in offered(t)
    t = tomb("_#", heroes={"vera": "1-1 sledgehammer"}, yellow=(1, 1))
    assert "use sledgehammer" not in offered(t)
    t = tomb("_#", heroes={"vera": "1-1 sledgehammer"}, yellow=(1, 1), doors=(True, False))
    assert "use sledgehammer" in offered(t)


@pytest.mark.rule("ME-WEAPON-SLEDGEHAMMER-1")
@pytest.mark.parametrize(("limit", "can"), [("off", True), ("on", False)])
def test_the_hammer_needs_a_breach_token_where_they_are_counted(limit: str, can: bool) -> None:
    row = "_#" + "_" * 23
    t = tomb(
        row, "_" * 25, heroes={"vera": "1-1 sledgehammer"}, floors_broken=tuple(range(3, 25)), options={"breach-limit": limit},
    )  # fmt: skip
    assert ("use sledgehammer" in offered(t)) == can


@pytest.mark.rule("ME-WEAPON-SLEDGEHAMMER-2")
def test_the_floor_stays_and_what_stood_on_the_wall_falls() -> None:
    t = tomb("_-_", "_#_", "___", heroes={"vera": "2-1 sledgehammer", "timur": "1-2"}, piles={"1-2": "axe", "1-3": "vest"})
    answer(t, "use sledgehammer")
    assert (place(t, "timur"), lives(t, "timur"), pile(t, "2-2"), pile(t, "3-2")) == ("2-2", 3, ["axe"], [])
    assert pile(t, "1-3") == ["vest"]
    assert told(t, "breach") == [("breach", "wall", "2-2")]


# ---- portal gun ----


@pytest.mark.rule("ME-WEAPON-PORTAL-1", "ME-WEAPON-PORTAL-5", "ME-WEAPON-PORTAL-6")
@pytest.mark.parametrize("length", [2, 3])
def test_on_a_rolled_number_the_monster_goes_instead_of_the_hero(length: int) -> None:
    t = tomb("_______", heroes={"vera": "1-3 portal-gun ladder"}, piles={"1-4": "axe mummy"}, luck=[f"retreat-{length}"])
    answer(t, "step 1-4", "roll")
    assert (asked(t), offered(t)) == ("after-roll", {"retreat", "banish"})
    answer(t, "banish")
    assert offered(t) == {f"at 1-{4 - length}", f"at 1-{4 + length}"}
    answer(t, f"at 1-{4 + length}")
    assert (pile(t, "1-4"), pile(t, f"1-{4 + length}")) == (["axe"], ["mummy"])
    assert (place(t, "vera"), t.state.fighter, asked(t)) == ("1-4", -1, "act")
    assert told(t, "used", "got-away") == [("used", "vera", "portal-gun"), ("got-away", "vera", "mummy")]
    assert items(t, "vera") == ["portal-gun", "ladder"]
    assert offered(t, "step") == set(), "the fight cost the moves"


@pytest.mark.rule("ME-WEAPON-PORTAL-1")
def test_the_gun_need_not_be_used_and_works_once_a_turn() -> None:
    t = tomb("_______", heroes={"vera": "1-1 portal-gun ladder"}, piles={"1-2": "bat mummy"}, luck=["retreat-2", "retreat-3"])
    answer(t, "step 1-2", "roll", "banish")
    assert (pile(t, "1-2"), pile(t, "1-4")) == (["bat"], ["mummy"])
    assert asked(t) == "fight"
    answer(t, "roll")
    assert asked(t) == "retreat", "used: no choice any more"
    t = tomb("_______", heroes={"vera": "1-1 portal-gun ladder"}, piles={"1-2": "mummy"}, luck=["retreat-2"])
    answer(t, "step 1-2", "roll", "retreat", "step 1-3", "stop")
    assert (pile(t, "1-2"), t.state.used) == (["mummy"], frozenset())


@pytest.mark.rule("ME-WEAPON-PORTAL-1")
@pytest.mark.parametrize("pick", ["banish", "roll"])
def test_with_no_way_out_the_gun_or_another_roll(pick: str) -> None:
    mummy = next(number for number, token in enumerate(BOOK.tokens) if token.name == "mummy")
    t = tomb(
        "_#_", "###", heroes={"vera": "1-1 portal-gun ladder"}, piles={"1-1": "mummy"}, fighter=0, foe=mummy,
        luck=["retreat-2", "attack"],
    )  # fmt: skip
    answer(t, "roll")
    assert offered(t) == {"banish", "roll"}
    answer(t, pick)
    if pick == "banish":
        assert (pile(t, "1-3"), lives(t, "vera")) == (["mummy"], 3)
    else:
        assert (pile(t, "1-1"), lives(t, "vera"), asked(t)) == (["mummy"], 2, "fight")


@pytest.mark.rule("ME-WEAPON-PORTAL-2")
def test_the_portal_passes_floors_and_walls_but_no_closed_door() -> None:
    rows = ["_____", "_____", "__#__", "_=___", "_____"]
    t = tomb(*rows, heroes={"vera": "3-1 portal-gun ladder"}, piles={"3-2": "mummy"}, luck=["retreat-2"])
    answer(t, "step 3-2", "roll", "banish")
    assert offered(t, "at") == {"1-2", "5-2", "3-4"}
    t = tomb("_____", heroes={"vera": "1-1 portal-gun ladder"}, piles={"1-2": "mummy"}, luck=["retreat-2"], yellow=(1, 3))
    answer(t, "step 1-2", "roll")
    assert asked(t) == "retreat", "nowhere to send it"


@pytest.mark.rule("ME-WEAPON-PORTAL-3")
def test_a_monster_sent_into_the_air_falls() -> None:
    t = tomb("___o", "____", heroes={"vera": "1-1 portal-gun ladder"}, piles={"1-2": "mummy", "2-4": "c"}, luck=["retreat-2"])
    answer(t, "step 1-2", "roll", "banish")
    assert (pile(t, "1-4"), pile(t, "2-4")) == ([], ["c", "mummy"])
    assert told(t, "banished") == [("banished", "mummy", "1-2", "2-4")]


@pytest.mark.rule("ME-WEAPON-PORTAL-3")
def test_a_monster_that_falls_back_onto_its_hero_fights_again() -> None:
    t = tomb("#o#", "#o#", "___", heroes={"vera": "3-1 portal-gun ladder"}, piles={"3-2": "mummy"}, luck=["retreat-2"])
    answer(t, "step 3-2", "roll", "banish")
    assert (pile(t, "3-2"), asked(t)) == (["mummy"], "fight")


@pytest.mark.rule("ME-WEAPON-PORTAL-4")
def test_another_heros_fight_waits_for_its_turn() -> None:
    t = tomb("____", heroes={"vera": "1-2 portal-gun ladder", "timur": "1-4 ladder"}, piles={"1-1": "mummy"}, luck=["retreat-3"])
    answer(t, "step 1-1", "roll", "banish")
    assert (pile(t, "1-4"), asked(t), asked_seat(t)) == (["mummy"], "act", 0)
    answer(t, "end")
    assert (asked(t), asked_seat(t), t.state.moves) == ("fight", 1, 0)


@pytest.mark.rule("ME-WEAPON-PORTAL-6")
@pytest.mark.parametrize("bends", ["off", "on"])
def test_the_portal_is_straight_exact_and_ends_in_no_wall(bends: str) -> None:
    t = tomb(
        "____#", "___#_", "_____", heroes={"vera": "1-2 portal-gun ladder"}, piles={"1-3": "mummy"}, luck=["retreat-2"],
        options={"jump-any-path": bends},
    )  # fmt: skip
    answer(t, "step 1-3", "roll", "banish")
    assert offered(t, "at") == ({"1-1", "3-3"} if bends == "off" else {"1-1", "3-3", "2-2"})


@pytest.mark.rule("ME-WEAPON-PORTAL-7")
def test_a_teleported_monster_opens_nothing() -> None:
    t = tomb("____", heroes={"vera": "1-1 portal-gun ladder"}, piles={"1-2": "mummy", "1-4": "c fire"}, luck=["retreat-2"])
    answer(t, "step 1-2", "roll", "banish")
    assert pile(t, "1-4") == ["c", "fire", "mummy"]
    assert told(t, "opened", "trap") == []


# ---- guns ----


@pytest.mark.rule("ME-WEAPON-GUN-1", "ME-WEAPON-GUN-5", "ME-WEAPON-FLAMETHROWER-1")
@pytest.mark.parametrize("gun", GUNS)
def test_a_shot_goes_to_an_adjacent_cell_with_a_monster_or_a_danger(gun: str) -> None:
    piles = {"1-1": "bat", "1-2": "mummy", "1-4": "?", "1-5": "golem", "2-3": "cobra"}
    t = tomb("______", "______", heroes={"vera": f"1-3 {gun}"}, piles=piles, dangers="crack", luck=["attack"])
    answer(t, f"use {gun}")
    assert (asked(t), offered(t)) == ("aim", {"at 1-2", "at 1-4"})
    answer(t, "at 1-2")
    assert f"use {gun}" not in offered(t), "once a turn"
    assert items(t, "vera") == [gun]


@pytest.mark.rule("ME-WEAPON-GUN-1", "ME-WEAPON-GUN-5")
def test_no_shot_at_chests_traps_or_the_own_cell() -> None:
    t = tomb("___", heroes={"vera": "1-1 rifle"}, piles={"1-2": "c crack"}, chests="axe")
    assert "use rifle" not in offered(t)
    t = tomb("___", heroes={"vera": "1-1 rifle ladder"}, piles={"1-2": "mummy"})
    assert "use rifle" in offered(t)
    answer(t, "step 1-2")
    assert (asked(t), offered(t)) == ("fight", {"roll", "place ladder"})


@pytest.mark.rule("ME-WEAPON-GUN-1", "ME-CAVE-4")
@pytest.mark.parametrize("caves", ["on", "off"])
def test_a_shot_through_a_cave(caves: str) -> None:
    t = tomb("_#__", features=["C..C"], heroes={"vera": "1-1 rifle"}, piles={"1-4": "bat"}, options={"cave-items": caves})
    assert ("use rifle" in offered(t)) == (caves == "on")


@pytest.mark.rule("ME-WEAPON-GUN-2", "ME-WEAPON-GUN-4")
@pytest.mark.parametrize(
    ("face", "both", "hit"),
    [
        ("any-weapon", "any-weapon", True),
        ("any-weapon", "both", True),
        ("melee", "any-weapon", False),
        ("melee", "both", True),
        ("attack", "both", False),
        ("retreat-2", "both", False),
        ("retreat-3", "any-weapon", False),
    ],
)
def test_the_hit_face_takes_a_life_and_any_other_nothing(face: str, both: str, hit: bool) -> None:
    t = tomb("___", heroes={"vera": "1-1 rifle"}, piles={"1-2": "axe golem"}, luck=[face], options={"gun-faces": both})
    answer(t, "use rifle")
    assert pile(t, "1-2") == (["axe"] if hit else ["axe", "golem"])
    assert told(t, "shot") == [("shot", "vera", "rifle", "1-2", face)]
    assert (asked(t), lives(t, "vera"), t.state.moves) == ("act", 3, 3)


@pytest.mark.rule("ME-WEAPON-GUN-2")
@pytest.mark.parametrize("only_weapons", ["off", "on"])
def test_a_shot_costs_the_pharaoh_one_life_by_either_reading(only_weapons: str) -> None:
    t = tomb(
        "___", heroes={"vera": "1-1 rifle"}, piles={"1-2": "pharaoh"}, luck=["any-weapon"],
        options={"pharaoh-weapons-only": only_weapons},
    )  # fmt: skip
    answer(t, "use rifle")
    assert (t.state.pharaoh, pile(t, "1-2")) == (2, ["pharaoh"])


@pytest.mark.rule("ME-WEAPON-GUN-3", "ME-WEAPON-GUN-4")
@pytest.mark.parametrize(("face", "left"), [("any-weapon", []), ("attack", ["?"])])
def test_a_closed_danger_is_opened_by_a_hit_only(face: str, left: list[str]) -> None:
    t = tomb("___", heroes={"vera": "1-1 shotgun"}, piles={"1-2": "?"}, dangers="mummy", luck=[face, "mummy"])
    answer(t, "use shotgun")
    assert pile(t, "1-2") == left
    assert boxed(t, "mummy") == (not left)


@pytest.mark.rule("ME-WEAPON-GUN-6")
def test_a_trap_opened_by_a_shot_stays_open() -> None:
    t = tomb("___", "___", heroes={"vera": "1-1 rifle"}, piles={"1-2": "?"}, dangers="crack", luck=["any-weapon", "crack"])
    answer(t, "use rifle")
    assert (pile(t, "1-2"), lives(t, "vera"), broken(t)) == (["crack"], 3, ([], []))


# ---- flamethrower ----


@pytest.mark.rule("ME-WEAPON-FLAMETHROWER-1")
def test_the_flamethrower_shoots_like_a_gun_and_stays() -> None:
    t = tomb("___", heroes={"vera": "1-1 flamethrower"}, piles={"1-2": "bat"}, luck=["any-weapon"])
    answer(t, "use flamethrower")
    assert (pile(t, "1-2"), items(t, "vera")) == ([], ["flamethrower"])


@pytest.mark.rule("ME-WEAPON-FLAMETHROWER-2")
@pytest.mark.parametrize("where", ["own", "adjacent"])
def test_the_flamethrower_is_thrown_away_for_a_mummy(where: str) -> None:
    t = tomb("___", heroes={"vera": "1-1 flamethrower ladder"}, piles={"1-2": "mummy", "1-3": "mummy-2"})
    answer(t, *(["step 1-2"] if where == "own" else []), "spend flamethrower")
    if where == "own":
        assert offered(t) == {"at 1-2", "at 1-3"}
        answer(t, "at 1-2")
    assert (pile(t, "1-2"), pile(t, "1-3")) == ([], ["mummy-2"])
    assert items(t, "vera") == ["ladder"]
    assert boxed(t, "flamethrower")
    assert (asked(t), told(t, "rolled", "shot")) == ("act", [])


@pytest.mark.rule("ME-WEAPON-PLAIN-1")
@pytest.mark.parametrize("weapon", ["sabre", "axe"])
def test_sabre_and_axe_have_no_effects_of_their_own(weapon: str) -> None:
    t = tomb("#__", heroes={"vera": f"1-2 {weapon}"}, piles={"1-3": "mummy"})
    assert offered(t, "use") | offered(t, "spend") | offered(t, "place") == set()
    assert (BOOK.items[weapon].permanent, BOOK.items[weapon].single) == ("", "")
