"""The boons (6.5), one by one: what each does, and where it does nothing."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.duels import against_trap, attack, besiege, compared, defence, duel, put, strike, thrown, trials
from tests.games.dungeoneer.positions import answer, asked, crypt, hero, ids, offered, place, throw, told
from undercroft.games.dungeoneer.state import Player
from undercroft.kernel.table import Table


def skilled(boon: str, name: str = "raka", where: str = "crossing", **fields: object) -> Player:
    return hero(name, where, inventory=boon, **fields)


def holding(boon: str, name: str = "raka", glory: int = 9, **fields: object) -> Player:
    return hero(name, "crossing", hand=boon, glory=glory, **fields)


# ---- answers in a battle ----


@pytest.mark.rule("DG-BATTLE-9", "DG-BATTLE-22")
def test_scare_off_sends_one_attacking_monster_to_the_discard_pile() -> None:
    table = besiege(holding("scare-off", glory=3), "legion", "zombie", luck=(6, 1, 1))
    assert offered(table) == ["play scare-off", "pass"]
    answer(table, "play scare-off", "card legion")
    player = table.state.parts[1]
    assert (player.glory, player.hand, player.health) == (0, (), 6)
    assert ids(table.state.discard) == ["scare-off", "legion"]
    assert compared(table) == [("zombie", 3, 3)]
    answer(table, "to-lair")
    assert ids(table.state.parts[0].lair) == ["zombie"]
    assert player.peril == 20 - 5 + 1 - 2 + 1 == 15, "undead are cheaper for Zareth, and the price stays paid"


@pytest.mark.rule("DG-ECON-9", "DG-CARD-3")
def test_scare_off_needs_three_glory_and_a_monster() -> None:
    assert asked(besiege(holding("scare-off", glory=2), "zombie", luck=(1, 1))).kind == "home"
    table = duel(hero("kron-axereaver"), holding("scare-off"))
    assert (len(compared(table)), ids(table.state.parts[1].hand)) == (1, ["scare-off"]), "a hero is not scared"
    assert offered(crypt(holding("scare-off", points=1), hero("kron-axereaver")), "play") == []


def two_skeletons(card: str, luck: tuple[int, ...], *more: str, forms: tuple[str, str] = ("melee", "speed")) -> Table:
    """Two skeletons attack Kron in these forms, and perhaps others; he has played a card against it."""
    a = hero("zareth-vohl", points=1, hand=" ".join(("skeleton", "skeleton", *more)))
    table = crypt(a, holding(card, "kron-axereaver", 3, peril=20), phase="dungeonlord", luck=luck)
    for form in forms:
        answer(table, "declare skeleton", f"form {form}")
    return answer(table, *(f"declare {name}" for name in more), "begin", f"play {card}")


@pytest.mark.rule("DG-BATTLE-9", "DG-BATTLE-22")
@pytest.mark.parametrize("form", ["melee", "speed"])
def test_scare_off_names_the_form_of_two_of_a_kind(form: str) -> None:
    table = two_skeletons("scare-off", (6, 6, 1, 1), "zombie")
    assert (asked(table).seat, asked(table).kind) == (1, "which-attack")
    assert sorted(offered(table)) == ["card skeleton", "card zombie"]
    answer(table, "card skeleton")
    assert (asked(table).seat, asked(table).kind, asked(table).about) == (1, "which-alike", ("skeleton",))
    assert offered(table) == ["copy skeleton-1", "copy skeleton-2"]
    answer(table, f"copy skeleton-{1 + (form == 'speed')}")
    assert [attack.form for attack in table.state.attacks if attack.gone == "dropped"] == [form]
    assert ids(table.state.discard) == ["scare-off", "skeleton"]
    assert compared(table) == [("skeleton", 6 + 2, 1 + 3), ("zombie", 6 + 2, 1 + 3)]


@pytest.mark.rule("DG-BATTLE-9")
def test_two_of_a_kind_in_one_form_are_alike() -> None:
    table = two_skeletons("scare-off", (2, 1), forms=("speed", "speed"))
    assert (compared(table), ids(table.state.discard)) == ([("skeleton", 2 + 2, 1 + 3)], ["scare-off", "skeleton"])


@pytest.mark.rule("DG-RULING-52")
def test_dodge_of_two_of_a_kind_is_for_the_one_in_melee() -> None:
    table = two_skeletons("dodge", (6, 6, 1, 1), forms=("speed", "melee"))
    assert compared(table) == [("skeleton", 6 + 2, 1 + 3), ("skeleton", 6 + 2, 1 + 3)]
    assert ([attack.spared for attack in table.state.attacks], table.state.parts[1].health) == ([False, True], 5)
    assert [event.data for event in told(table, "spared")] == [("skeleton",)]


@pytest.mark.rule("DG-RULING-52")
def test_dodge_makes_a_melee_hit_do_nothing() -> None:
    table = besiege(holding("dodge", inventory="iron-helm"), "death-knight", luck=(6, 1))
    assert offered(table) == ["play dodge", "pass"]
    answer(table, "play dodge")
    player = table.state.parts[1]
    assert compared(table) == [("death-knight", 10, 1 + 2 + 1)]
    assert (player.health, ids(player.inventory), player.glory) == (6, ["iron-helm"], 8)
    assert (asked(table).kind, offered(table)) == ("home", ["to-hand", "to-lair"])
    answer(table, "to-lair")
    assert asked(table).kind != "reward"


@pytest.mark.rule("DG-RULING-52")
def test_dodge_does_not_keep_its_hero_from_hitting() -> None:
    table = besiege(holding("dodge"), "zombie", luck=(1, 6))
    answer(table, "play dodge")
    assert (compared(table), told(table, "struck")[0].data) == ([("zombie", 3, 8)], ("zombie", 1))


@pytest.mark.rule("DG-RULING-52")
def test_dodge_is_for_one_attack_and_there_are_two_of_it() -> None:
    table = besiege(holding("dodge dodge"), "zombie", "skeleton", luck=(6, 6, 1, 1))
    answer(table, "play dodge", "card skeleton")
    assert offered(table) == ["play dodge", "pass"]
    answer(table, "pass")
    assert (table.state.parts[1].health, ids(table.state.parts[1].hand)) == (5, ["dodge"])
    table = besiege(holding("dodge dodge"), "zombie", "skeleton", luck=(6, 6, 1, 1))
    answer(table, "play dodge", "card skeleton", "play dodge")
    assert (table.state.parts[1].health, table.state.parts[1].hand, table.state.parts[1].glory) == (6, (), 7)


@pytest.mark.rule("DG-RULING-52")
@pytest.mark.parametrize(("monster", "form"), [("ghost", "magic"), ("skeleton", "speed"), ("carrion-swarm", "speed")])
def test_dodge_does_not_help_against_magic_or_speed(monster: str, form: str) -> None:
    table = besiege(holding("dodge"), monster, luck=(6, 1), form=form)
    assert (asked(table).kind, table.state.parts[1].health, ids(table.state.parts[1].hand)) == ("home", 5, ["dodge"])


@pytest.mark.rule("DG-RULING-52")
def test_dodge_serves_against_a_hero_too() -> None:
    table = duel(hero("kron-axereaver"), holding("dodge"), luck=(6, 1))
    answer(table, "play dodge")
    assert (compared(table), table.state.parts[1].health) == ([("kron-axereaver", 9, 3)], 6)
    assert offered(crypt(holding("dodge", points=1), hero("kron-axereaver")), "play") == [], "nobody attacks"


@pytest.mark.rule("DG-RULING-62")
def test_create_darkness_takes_two_from_the_attack_rolls_of_one_attacker() -> None:
    table = besiege(holding("create-darkness", "kron-axereaver", 3), "zombie", "skeleton", luck=(1, 1, 6, 6))
    answer(table, "play create-darkness", "card skeleton")
    assert compared(table) == [("zombie", 1 + 2, 9), ("skeleton", 1 + 2 - 2, 9)]
    assert (table.state.parts[1].glory, ids(table.state.discard)) == (0, ["create-darkness"])


@pytest.mark.rule("DG-RULING-62", "DG-BATTLE-9")
@pytest.mark.parametrize(("form", "rolls"), [("melee", [1 + 2 - 2, 1 + 2]), ("speed", [1 + 2, 1 + 2 - 2])])
def test_create_darkness_names_the_form_of_two_of_a_kind(form: str, rolls: list[int]) -> None:
    table = two_skeletons("create-darkness", (1, 1, 6, 6))
    alike = ["copy skeleton-1", "copy skeleton-2"]
    assert (asked(table).kind, asked(table).about, offered(table)) == ("which-alike", ("skeleton",), alike)
    answer(table, alike[form == "speed"])
    assert [roll for _, roll, _ in compared(table)] == rolls


@pytest.mark.rule("DG-RULING-62")
def test_create_darkness_leaves_the_counter_rolls_of_its_attacker_alone() -> None:
    table = besiege(holding("create-darkness", points=1), "zombie", luck=(1, 1, 1, 1))
    answer(table, "play create-darkness", "challenge zombie", "form melee")
    assert compared(table) == [("zombie", 1, 3), ("raka", 3, 1 + 2)]


@pytest.mark.rule("DG-CARD-4")
def test_create_darkness_falls_on_heroes_and_ends_with_the_battle() -> None:
    table = duel(hero("kron-axereaver"), holding("create-darkness"), luck=(1, 1))
    answer(table, "play create-darkness")
    assert (compared(table), table.state.mods) == ([("kron-axereaver", 1 + 3 - 2, 3)], ())


@pytest.mark.rule("DG-RULING-51")
def test_create_darkness_shields_a_monster_that_is_challenged() -> None:
    a = hero("zareth-vohl", hand="zombie create-darkness", glory=3, points=1)
    b = hero("raka", "crossing", peril=9, points=1)
    table = crypt(a, b, phase="dungeonlord", luck=(1, 1, 6, 1))
    answer(table, "declare zombie", "begin", "challenge zombie", "form melee")
    assert (asked(table).seat, asked(table).kind) == (0, "response")
    answer(table, "play create-darkness")
    assert compared(table)[1] == ("raka", 6 + 2 - 2, 3)


@pytest.mark.rule("DG-BATTLE-9")
def test_riposte_adds_two_to_every_counter_of_the_battle_and_to_no_attack() -> None:
    table = besiege(holding("riposte", points=1), "zombie", "legion", luck=(6, 1, 1, 1, 1, 1, 1))
    answer(table, "play riposte")
    assert compared(table) == [("zombie", 3, 1 + 2 + 2), ("legion", 4, 1 + 2 + 2)]
    answer(table, "challenge legion", "form melee")
    assert compared(table)[2] == ("raka", 1 + 2, 1 + 3)
    assert (table.state.parts[1].glory, ids(table.state.discard)) == (9 - 2, ["riposte"])


# ---- skills that last ----


@pytest.mark.rule("DG-RULING-63")
def test_weapon_mastery_helps_melee_everywhere() -> None:
    assert defence(skilled("weapon-mastery")) == attack(skilled("weapon-mastery")) == strike(skilled("weapon-mastery")) == 3
    assert against_trap(skilled("weapon-mastery"), "poison-needle") == (3, 5)
    assert defence(skilled("weapon-mastery"), "ghost", "magic") == 2
    assert against_trap(skilled("weapon-mastery")) == (3, 5)


@pytest.mark.rule("DG-RULING-63")
def test_arcane_focus_helps_magic_everywhere() -> None:
    assert defence(skilled("arcane-focus"), "ghost", "magic") == attack(skilled("arcane-focus"), "magic") == 3
    assert against_trap(skilled("arcane-focus"), "soul-snare") == (3, 6)
    assert (defence(skilled("arcane-focus")), attack(skilled("arcane-focus"))) == (2, 2)


@pytest.mark.rule("DG-CARD-16", "DG-RULING-63")
def test_fleet_foot_helps_speed_everywhere_and_gives_a_point_from_the_next_reset_on() -> None:
    assert defence(skilled("fleet-foot"), "carrion-swarm", "speed") == attack(skilled("fleet-foot"), "speed") == 4
    assert against_trap(skilled("fleet-foot")) == (4, 5)
    assert defence(skilled("fleet-foot")) == 2
    table = crypt(holding("fleet-foot", points=3), hero("kron-axereaver"))
    answer(table, "play fleet-foot")
    assert (table.state.parts[0].points, table.state.parts[0].glory) == (3, 5)
    table = crypt(skilled("fleet-foot"), hero("kron-axereaver"), phase="reset")
    assert table.state.parts[0].points == 4


@pytest.mark.rule("DG-MOVE-15")
def test_trap_sense_adds_two_against_trap_cards_only() -> None:
    assert against_trap(skilled("trap-sense")) == (3 + 2, 5)
    assert against_trap(skilled("trap-sense"), "poison-needle") == (2 + 2, 5)
    assert against_trap(skilled("trap-sense"), at="collapsed-tunnel") == (3 + 2, 6), "danger counts"
    assert trials(besiege(skilled("trap-sense"), "legion", luck=(1, 1, 1))) == [(1, "magic", 1 + 2, 4, "no")], "no trap card"
    sensing = skilled("trap-sense", where="library", points=2)
    table = crypt(sensing, hero("kron-axereaver"), rooms="crypt 1,0; library 2,0", luck=(1,))
    answer(table, "move west")
    assert trials(table) == [(0, "magic", 1 + 2, 5, "no")], "no trap card either"


@pytest.mark.rule("DG-TURN-5")
def test_blessings_of_nakari_heal_one_for_two_glory_once_a_turn() -> None:
    table = crypt(skilled("blessings-of-nakari", health=3, glory=5, points=1), hero("kron-axereaver", health=3))
    answer(table, "use blessings-of-nakari")
    player = table.state.parts[0]
    assert (player.health, player.glory, ids(player.inventory)) == (4, 3, ["blessings-of-nakari"])
    assert (offered(table, "use"), table.state.parts[1].health) == ([], 3)
    tired = skilled("blessings-of-nakari", health=3, glory=5, used=("blessings-of-nakari",))
    assert offered(crypt(tired, hero("kron-axereaver"), phase="reset"), "use") == ["use blessings-of-nakari"]


@pytest.mark.rule("DG-ANYTIME-3")
@pytest.mark.parametrize(("health", "glory", "turn"), [(6, 5, 0), (3, 1, 0), (3, 5, 1)])
def test_blessings_of_nakari_are_not_for_the_hale_nor_the_poor_nor_for_others_turns(health: int, glory: int, turn: int) -> None:
    a = skilled("blessings-of-nakari", health=health, glory=glory, points=1)
    table = crypt(a, hero("kron-axereaver", points=1), turn=turn)
    assert "use blessings-of-nakari" not in (offered(table) if turn == 0 else thrown(table, 0))


# ---- for a moment ----


@pytest.mark.rule("DG-ANYTIME-1", "DG-RULING-38")
@pytest.mark.parametrize("turn", [0, 1])
def test_second_wind_gives_a_point_on_any_turn(turn: int) -> None:
    table = crypt(holding("second-wind", glory=2, points=1), hero("kron-axereaver", points=1), turn=turn)
    if turn == 0:
        answer(table, "play second-wind")
    else:
        throw(table, 0, "play second-wind")
    assert [player.points for player in table.state.parts] == [2, 1]
    assert (table.state.parts[0].glory, ids(table.state.discard)) == (0, ["second-wind"])


@pytest.mark.rule("DG-BATTLE-21")
def test_second_wind_pays_for_a_challenge() -> None:
    table = besiege(holding("second-wind"), "zombie", luck=(1, 1, 1, 1))
    answer(table, "play second-wind", "challenge zombie")
    assert (asked(table).kind, table.state.parts[1].points) == ("form", 0)


@pytest.mark.rule("DG-RULING-54")
def test_turn_aside_the_curse_undoes_a_bane() -> None:
    a = hero("kron-axereaver", hand="withered-arm", points=1)
    table = crypt(a, holding("turn-aside-the-curse", glory=3, peril=3), phase="dungeonlord")
    answer(table, "play withered-arm", "seat 1")
    assert (asked(table).seat, asked(table).kind, asked(table).about) == (1, "cancel", ("withered-arm",))
    answer(table, "play turn-aside-the-curse")
    player = table.state.parts[1]
    assert (player.banes, player.hand, player.glory, player.peril) == ((), (), 0, 0)
    assert sorted(ids(table.state.discard)) == ["turn-aside-the-curse", "withered-arm"]


@pytest.mark.rule("DG-RULING-54")
def test_turn_aside_the_curse_may_be_kept() -> None:
    a = hero("kron-axereaver", hand="withered-arm", points=1)
    table = crypt(a, holding("turn-aside-the-curse", peril=3), phase="dungeonlord")
    answer(table, "play withered-arm", "seat 1", "pass")
    assert ids(table.state.parts[1].banes) == ["withered-arm"]
    assert ids(table.state.parts[1].hand) == ["turn-aside-the-curse"]


@pytest.mark.rule("DG-RULING-54")
def test_turn_aside_the_curse_is_for_ones_own_banes_and_for_banes_only() -> None:
    assert (asked(besiege(holding("turn-aside-the-curse"), "spear-volley", luck=(1,))).kind) == "hero-phase"
    assert (asked(besiege(holding("turn-aside-the-curse"), "zombie", luck=(1, 1))).kind) == "home"
    a = hero("kron-axereaver", hand="withered-arm", points=1)
    table = crypt(a, holding("turn-aside-the-curse"), hero("sable-quick", peril=3), phase="dungeonlord")
    answer(table, "play withered-arm", "seat 2")
    assert ids(table.state.parts[2].banes) == ["withered-arm"]
    poor = holding("turn-aside-the-curse", glory=2, peril=3)
    table = crypt(hero("kron-axereaver", hand="withered-arm", points=1), poor, phase="dungeonlord")
    answer(table, "play withered-arm", "seat 1")
    assert (asked(table).kind, ids(table.state.parts[1].banes)) == ("hero-phase", ["withered-arm"])


@pytest.mark.rule("DG-MAP-11", "DG-ECON-11")
def test_pathfinder_draws_and_places_two_locations() -> None:
    bag = "guard-barracks mirror-hall ossuary"
    table = crypt(holding("pathfinder", points=1), hero("kron-axereaver"), bag=bag, luck=("mirror-hall", "ossuary"))
    answer(table, "play pathfinder")
    assert (asked(table).kind, asked(table).about) == ("place", ("mirror-hall",))
    answer(table, offered(table)[0])
    assert asked(table).about == ("ossuary",)
    answer(table, offered(table)[0])
    assert (asked(table).kind, len(table.state.map), len(table.state.bag)) == ("hero-phase", 7, 1)
    player = table.state.parts[0]
    assert (player.points, player.glory, player.peril, ids(table.state.discard)) == (1, 8, 0, ["pathfinder"])


@pytest.mark.rule("DG-MAP-11")
def test_pathfinder_places_what_is_left_and_is_not_offered_without_a_location() -> None:
    table = crypt(holding("pathfinder", points=1), hero("kron-axereaver"), bag="mirror-hall", luck=("mirror-hall",))
    answer(table, "play pathfinder", "place crossing-north-0")
    assert (asked(table).kind, len(table.state.map)) == ("hero-phase", 6)
    assert offered(crypt(holding("pathfinder", points=1), hero("kron-axereaver")), "play") == []


@pytest.mark.rule("DG-RULING-65", "DG-ANYTIME-7")
@pytest.mark.parametrize(("dice", "kept"), [((2, 5), 5), ((5, 2), 5), ((3, 3), 3)])
def test_lucky_omen_keeps_the_higher_of_two_dice(dice: tuple[int, int], kept: int) -> None:
    table = besiege(holding("lucky-omen", glory=1), "zombie", luck=(1, *dice))
    assert (asked(table).seat, asked(table).kind, offered(table)) == (1, "before-roll", ["play lucky-omen", "roll"])
    answer(table, "play lucky-omen")
    assert compared(table) == [("zombie", 1 + 2, kept + 2)]
    assert (table.state.parts[1].glory, ids(table.state.discard), table.state.mods) == (0, ["lucky-omen"], ())


@pytest.mark.rule("DG-RULING-65")
def test_lucky_omen_serves_for_tests_quests_and_searches() -> None:
    table = besiege(holding("lucky-omen"), "spear-volley", luck=(1, 6))
    answer(table, "play lucky-omen")
    assert trials(table) == [(1, "speed", 6 + 3, 5, "yes")]
    a = holding("lucky-omen", points=1, quests="the-lost-apprentice")
    table = crypt(a, hero("kron-axereaver"), luck=(1, 6))
    answer(table, "search the-lost-apprentice", "play lucky-omen")
    assert table.state.parts[0].found
    b = put(holding("lucky-omen", glory=1, points=1, quests="bones-of-fate"), "ossuary")
    table = crypt(b, hero("kron-axereaver"), rooms="ossuary 0,-1 turned", luck=(4, 1, 5))
    answer(table, "attempt bones-of-fate", "play lucky-omen")
    assert told(table, "rolled")[0].data == ("4 1 5", 9)


@pytest.mark.rule("DG-RULING-65")
def test_lucky_omen_does_not_help_a_monster_nor_without_glory() -> None:
    a = hero("zareth-vohl", hand="zombie lucky-omen", glory=5, points=1)
    table = crypt(a, hero("raka", "crossing", peril=9), phase="dungeonlord", luck=(1, 1))
    answer(table, "declare zombie", "begin")
    assert (asked(table).kind, ids(table.state.parts[0].hand)) == ("home", ["lucky-omen"])
    assert asked(besiege(holding("lucky-omen", glory=0), "zombie", luck=(1, 1))).kind == "home"


@pytest.mark.rule("DG-RULING-65")
def test_lucky_omen_is_bound_to_one_roll() -> None:
    table = besiege(holding("lucky-omen"), "zombie", "skeleton", luck=(1, 1, 1, 6, 1))
    answer(table, "play lucky-omen")
    assert compared(table) == [("zombie", 3, 8), ("skeleton", 3, 3)]
    assert table.state.parts[1].place == place("crossing")
