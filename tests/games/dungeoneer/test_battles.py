"""Battles (3.12): who may start one, the eight stages, hits, challenges, lairs and rewards."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.positions import (
    answer,
    asked,
    crypt,
    hero,
    ids,
    offered,
    quest,
    quest_ids,
    told,
)
from undercroft.kernel.table import Table

BARRACKS = "guard-barracks 0,-1"


def kinds(table: Table) -> list[str]:
    return [event.kind for event in table.told(None)]


def compared(table: Table) -> list[tuple[object, ...]]:
    return [tuple(event.data) for event in told(table, "compared")]


# ---- starting a battle ----


@pytest.mark.rule("DG-BATTLE-1")
def test_a_hero_attacks_another_in_its_location_once_a_turn_for_a_point() -> None:
    table = crypt(
        hero("raka", "crossing", points=3), hero("kron-axereaver", "crossing"), hero("lorel-alanus", "long-gallery"), luck=(6, 1)
    )
    assert offered(table, "attack-hero") == ["attack-hero 1"]
    answer(table, "attack-hero 1", "form magic")
    raka, kron, _ = table.state.parts
    assert (raka.points, raka.health, kron.health) == (2, 6, 5)
    assert asked(table).kind == "hero-phase"
    assert offered(table, "attack-hero") == []


@pytest.mark.rule("DG-BATTLE-1")
def test_without_a_point_no_attack_is_offered() -> None:
    table = crypt(hero("raka", "crossing", glory=9, hand="second-wind"), hero("kron-axereaver", "crossing"))
    assert offered(table, "attack-hero") == []
    answer(table, "play second-wind")
    assert offered(table, "attack-hero") == ["attack-hero 1"]


@pytest.mark.rule("DG-BATTLE-1")
def test_a_quests_monster_that_has_attacked_is_attacked_once_a_turn_for_a_point() -> None:
    hunter = hero("raka", "guard-barracks", points=3, quests="break-the-bone-warden")
    table = crypt(hunter, hero("kron-axereaver"), rooms=BARRACKS, luck=(1, 2, 1, 2, 1, 2))
    answer(table, "attempt break-the-bone-warden")
    assert offered(table) == ["challenge bone-warden", "pass"]
    answer(table, "challenge bone-warden", "form melee")
    assert compared(table) == [("bone-warden", 4, 4), ("raka", 3, 5)]
    assert (table.state.parts[0].points, table.state.parts[0].health) == (2, 5)
    answer(table, "attempt break-the-bone-warden")
    assert compared(table)[2:] == [("bone-warden", 4, 4)]
    assert (asked(table).kind, table.state.parts[0].points) == ("hero-phase", 1)


@pytest.mark.rule("DG-BATTLE-2")
def test_a_declared_monster_starts_a_battle() -> None:
    table = crypt(
        hero("raka", points=3, hand="zombie"), hero("kron-axereaver", "crossing", peril=2), phase="dungeonlord", luck=(2, 1)
    )
    answer(table, "declare zombie")
    assert [(ids([attack.card]), attack.victim, attack.form) for attack in table.state.declared] == [(["zombie"], 1, "melee")]
    assert told(table, "attacks") == []
    answer(table, "begin")
    assert [event.data[:3] for event in told(table, "attacks")] == [("zombie", "melee", 1)]
    assert compared(table) == [("zombie", 4, 4)]
    assert table.state.parts[1].peril == 0


@pytest.mark.rule("DG-BATTLE-3", "DG-RULING-19")
def test_a_monster_has_its_printed_health_whenever_it_is_played() -> None:
    a = hero("raka", points=3, hand="zombie")
    b = hero("kron-axereaver", "crossing", peril=9, points=1, saved=True)
    table = crypt(a, b, phase="dungeonlord", luck=(1, 6))
    answer(table, "declare zombie")
    assert [attack.health for attack in table.state.declared] == [2]
    answer(table, "begin")
    assert (asked(table).kind, [attack.health for attack in table.state.attacks]) == ("challenge", [1])
    answer(table, "pass", "to-lair")
    assert ids(table.state.parts[0].lair) == ["zombie"]

    again = crypt(hero("raka", points=3, lair="zombie"), b.clone(), phase="dungeonlord")
    answer(again, "rouse zombie")
    assert [attack.health for attack in again.state.declared] == [2]
    assert again.state.parts[0].lair == ()


# ---- the stages ----


@pytest.mark.rule("DG-BATTLE-4")
def test_the_eight_stages_follow_each_other() -> None:
    a = hero("raka", points=3, hand="legion")
    b = hero(
        "lorel-alanus", "crossing", glory=9, peril=5, hand="scare-off lucky-omen", inventory="chain-hauberk", points=1, saved=True
    )
    table = crypt(a, b, phase="dungeonlord", luck=(6, 5, 1, 1, 6))
    answer(table, "declare legion", "begin")
    seen: list[tuple[str, str, int]] = []
    for text in (
        "roll",
        "pass",
        "roll",
        "wound",
        "challenge legion",
        "form melee",
        "roll",
        "wound",
        "to-hand",
        "seat 1",
        "seat 1",
    ):
        seen.append((table.state.stage, asked(table).kind, asked(table).seat))
        answer(table, text)
    assert seen == [
        ("attack", "before-roll", 1),
        ("response", "response", 1),
        ("counter", "before-roll", 1),
        ("compare", "wound", 1),
        ("challenge", "challenge", 1),
        ("challenge", "form", 1),
        ("rolls", "before-roll", 1),
        ("compare", "wound", 1),
        ("lair", "home", 0),
        ("reward", "reward", 0),
        ("reward", "reward", 0),
    ]
    assert (table.state.stage, table.state.attacks, table.state.parts[1].health) == ("", (), 4)
    told_kinds = [kind for kind in kinds(table) if kind in ("attacks", "tested", "compared", "hurt", "home")]
    assert told_kinds == ["attacks", "tested", "compared", "hurt", "attacks", "compared", "hurt", "home"]


@pytest.mark.rule("DG-BATTLE-5")
@pytest.mark.parametrize(
    ("name", "forms"),
    [
        ("zombie", ["melee"]),
        ("skeleton", ["melee", "speed"]),
        ("legion", ["melee"]),
        ("grave-wraith", ["magic"]),
        ("ghost", ["magic"]),
        ("ghoul", ["melee", "speed"]),
        ("bone-hound", ["melee", "speed"]),
        ("tomb-spider", ["speed"]),
        ("carrion-swarm", ["speed"]),
        ("death-knight", ["melee"]),
        ("crypt-vampire", ["melee", "magic"]),
        ("stone-gargoyle", ["melee"]),
        ("lich-acolyte", ["magic"]),
    ],
)
def test_a_monster_attacks_only_in_a_form_with_an_attack_symbol(name: str, forms: list[str]) -> None:
    table = crypt(hero("raka", points=3, hand=name), hero("kron-axereaver", "crossing", peril=9), phase="dungeonlord")
    answer(table, f"declare {name}")
    if len(forms) > 1:
        assert (asked(table).kind, offered(table)) == ("monster-form", [f"form {form}" for form in forms])
        answer(table, f"form {forms[-1]}")
    assert [event.data[:3] for event in told(table, "declared")] == [(name, 1, forms[-1])]


@pytest.mark.rule("DG-BATTLE-6")
def test_a_counter_symbol_serves_for_defence_only() -> None:
    b = hero("raka", "crossing", peril=3, points=1, saved=True)
    table = crypt(hero("kron-axereaver", points=3, hand="ghost"), b, phase="dungeonlord", luck=(1, 1, 4, 3))
    answer(table, "declare ghost", "begin")
    assert compared(table) == [("ghost", 3, 3)]
    answer(table, "challenge ghost", "form melee")
    assert compared(table)[1:] == [("raka", 6, 6)]


@pytest.mark.rule("DG-BATTLE-7")
def test_the_attacker_names_target_and_form_of_every_card() -> None:
    a = hero("raka", points=3, hand="skeleton zombie")
    b, c = hero("kron-axereaver", "crossing", peril=4), hero("lorel-alanus", "long-gallery", peril=4)
    table = crypt(a, b, c, phase="dungeonlord")
    answer(table, "declare skeleton")
    assert (asked(table).kind, asked(table).seat, offered(table)) == ("victim", 0, ["seat 1", "seat 2"])
    answer(table, "seat 2")
    assert (asked(table).kind, offered(table)) == ("monster-form", ["form melee", "form speed"])
    answer(table, "form speed", "declare zombie", "seat 1")
    assert [event.data[:3] for event in told(table, "declared")] == [("skeleton", 2, "speed"), ("zombie", 1, "melee")]
    assert [player.peril for player in table.state.parts] == [0, 2, 2]


@pytest.mark.rule("DG-BATTLE-8")
def test_what_an_attacking_card_does_comes_before_responses_and_rolls() -> None:
    b = hero("sable-quick", "crossing", glory=3, peril=5, hand="scare-off")
    table = crypt(hero("raka", points=3, hand="legion"), b, phase="dungeonlord", luck=(1,))
    answer(table, "declare legion", "begin")
    assert [event.data for event in told(table, "tested")] == [("magic", 2, 4, "no")]
    assert (asked(table).kind, table.state.parts[1].health, compared(table)) == ("response", 5, [])
    answer(table, "play scare-off")
    assert (table.state.parts[1].health, compared(table), ids(table.state.discard)) == (5, [], ["scare-off", "legion"])
    assert (asked(table).kind, asked(table).seat) == ("reward", 0)


@pytest.mark.rule("DG-BATTLE-8")
def test_an_attackers_ability_counts_in_its_attack() -> None:
    kron = hero("kron-axereaver", "crossing", peril=4, points=1, saved=True)
    table = crypt(hero("raka", points=3, hand="zombie zombie"), kron, phase="dungeonlord", luck=(6, 1, 1, 1))
    answer(table, "declare zombie", "begin")
    assert table.state.parts[1].health == 5
    answer(table, "challenge zombie", "form melee")
    assert compared(table) == [("zombie", 8, 4), ("kron-axereaver", 1 + 3 + 1, 3)]


@pytest.mark.rule("DG-BATTLE-8")
@pytest.mark.parametrize(("die", "bonus"), [(6, 1), (1, 0)])
def test_an_ability_against_who_wounded_the_attacker_counts_against_heroes_too(die: int, bonus: int) -> None:
    a, b = hero("raka", "crossing", points=3), hero("kron-axereaver", "crossing", points=1, saved=True)
    table = crypt(a, b, luck=(die, 1, 1, 1))
    answer(table, "attack-hero 1", "form melee", "attack-hero 0", "form melee")
    assert compared(table)[1:] == [("kron-axereaver", 1 + 3 + bonus, 3)]


@pytest.mark.rule("DG-BATTLE-9")
def test_only_the_defender_responds() -> None:
    a = hero("kron-axereaver", points=3, glory=9, hand="zombie create-darkness")
    b = hero("raka", "crossing", glory=2, peril=2, hand="riposte")
    c = hero("lorel-alanus", "crossing", glory=9, hand="scare-off")
    table = crypt(a, b, c, phase="dungeonlord", luck=(3, 1))
    answer(table, "declare zombie", "begin")
    assert (asked(table).kind, asked(table).seat, offered(table)) == ("response", 1, ["play riposte", "pass"])
    answer(table, "play riposte")
    assert compared(table) == [("zombie", 5, 5)]
    assert (table.state.parts[1].glory, ids(table.state.discard)) == (0, ["riposte"])
    assert [player.glory for player in table.state.parts] == [9, 0, 9]


@pytest.mark.rule("DG-BATTLE-9")
def test_a_response_may_be_a_readied_card() -> None:
    b = hero("raka", "crossing", peril=2, health=1, glory=2, inventory="blessings-of-nakari potion-of-healing")
    table = crypt(hero("kron-axereaver", points=3, hand="zombie"), b, phase="dungeonlord", luck=(6, 1))
    answer(table, "declare zombie", "begin")
    assert (asked(table).kind, offered(table)) == ("response", ["use potion-of-healing", "pass"])
    answer(table, "use potion-of-healing")
    assert (table.state.parts[1].health, ids(table.state.discard)) == (1 + 2 - 1, ["potion-of-healing"])
    assert (ids(table.state.parts[1].inventory), compared(table)) == (["blessings-of-nakari"], [("zombie", 8, 3)])


@pytest.mark.rule("DG-BATTLE-10")
def test_every_attack_has_its_own_die_and_the_score_of_its_form() -> None:
    b = hero("raka", "crossing", peril=9, glory=3, hand="create-darkness")
    table = crypt(hero("kron-axereaver", points=3, hand="zombie skeleton"), b, phase="dungeonlord", luck=(3, 5, 6, 6))
    answer(table, "declare zombie", "declare skeleton", "form speed", "begin", "pass")
    assert [event.data for event in told(table, "rolled")][:2] == [("3", 3), ("5", 5)]
    assert compared(table) == [("zombie", 5, 8), ("skeleton", 7, 9)]


@pytest.mark.rule("DG-BATTLE-11", "DG-BATTLE-12")
@pytest.mark.parametrize(
    ("name", "level", "form", "counter"),
    [
        ("skeleton", 1, "melee", 3 + 1),
        ("skeleton", 1, "speed", 3 + 4),
        ("skeleton", 2, "melee", 3 + 2),
        ("crypt-vampire", 3, "magic", 3 + 2),
        ("crypt-vampire", 4, "melee", 3 + 3),
    ],
)
def test_the_defender_answers_in_the_same_form_at_its_level(name: str, level: int, form: str, counter: int) -> None:
    b = hero("sable-quick", "crossing", peril=9, level=level)
    table = crypt(hero("raka", points=3, hand=name), b, phase="dungeonlord", luck=(6, 3))
    answer(table, f"declare {name}", f"form {form}", "begin")
    assert [event.data[2] for event in told(table, "compared")] == [counter]


@pytest.mark.rule("DG-BATTLE-13")
def test_every_attack_is_compared_for_itself() -> None:
    b = hero("raka", "crossing", peril=9)
    table = crypt(
        hero("kron-axereaver", points=3, hand="zombie skeleton zombie"), b, phase="dungeonlord", luck=(6, 1, 2, 1, 6, 2)
    )
    answer(table, "declare zombie", "declare skeleton", "form melee", "declare zombie", "begin")
    assert compared(table) == [("zombie", 8, 3), ("skeleton", 3, 8), ("zombie", 4, 4)]
    assert table.state.parts[1].health == 5
    assert [(attack.dealt, len(attack.hits), attack.gone) for attack in table.state.attacks] == [
        (1, 0, ""),
        (0, 1, "slain"),
        (0, 0, ""),
    ]


@pytest.mark.rule("DG-BATTLE-14")
def test_equal_sums_do_nothing() -> None:
    b = hero("raka", "crossing", peril=2, points=1, saved=True)
    table = crypt(hero("kron-axereaver", points=3, hand="tomb-spider"), b, phase="dungeonlord", luck=(4, 3))
    answer(table, "declare tomb-spider", "begin")
    assert compared(table) == [("tomb-spider", 6, 6)]
    raka = table.state.parts[1]
    assert (raka.health, raka.fallen, raka.glory, table.state.attacks[0].wounded) == (6, False, 0, False)
    answer(table, "pass")
    assert offered(table) == ["to-hand", "to-lair"]
    answer(table, "to-hand")
    assert (asked(table).kind, table.state.parts[1].peril) == ("hero-phase", 0)


@pytest.mark.rule("DG-BATTLE-15")
@pytest.mark.parametrize(("dice", "health", "left"), [((4, 1), 5, 2), ((1, 4), 6, 1), ((6, 1), 5, 2)])
def test_the_higher_sum_deals_one_wound_whoever_attacked(dice: tuple[int, int], health: int, left: int) -> None:
    b = hero("raka", "crossing", peril=9, points=1, saved=True)
    table = crypt(hero("kron-axereaver", points=3, hand="zombie"), b, phase="dungeonlord", luck=dice)
    answer(table, "declare zombie", "begin")
    assert (table.state.parts[1].health, table.state.attacks[0].health) == (health, left)


@pytest.mark.rule("DG-BATTLE-15")
def test_a_hero_that_attacks_may_be_wounded_by_the_counter() -> None:
    table = crypt(hero("raka", "crossing", points=2), hero("kron-axereaver", "crossing"), luck=(1, 5))
    answer(table, "attack-hero 1", "form melee")
    assert [player.health for player in table.state.parts] == [5, 6]


@pytest.mark.rule("DG-BATTLE-16")
@pytest.mark.parametrize(("form", "points"), [("speed", 1), ("melee", 2)])
def test_a_hit_effect_works_only_in_its_form(form: str, points: int) -> None:
    b = hero("raka", "crossing", peril=9, points=2, saved=True)
    table = crypt(hero("kron-axereaver", points=3, hand="ghoul"), b, phase="dungeonlord", luck=(6, 1))
    answer(table, "declare ghoul", f"form {form}", "begin")
    assert (table.state.parts[1].health, table.state.parts[1].points) == (5, points)


@pytest.mark.rule("DG-BATTLE-16")
@pytest.mark.parametrize(("name", "hurt"), [("tomb-spider", 5), ("death-knight", 5), ("lich-acolyte", 5), ("grave-wraith", 5)])
def test_hit_effects_are_added_to_the_wound(name: str, hurt: int) -> None:
    b = hero("raka", "crossing", peril=9, glory=1, hand="trap-sense", inventory="skeleton-keys")
    table = crypt(
        hero("kron-axereaver", points=3, hand=name),
        b,
        phase="dungeonlord",
        luck=(6, 1, *((1,) if name == "lich-acolyte" else ())),
    )
    answer(table, f"declare {name}", "begin")
    raka = table.state.parts[1]
    found = (raka.fallen, ids(raka.inventory), ids(raka.hand), raka.glory)
    whole = (False, ["skeleton-keys"], ["trap-sense"], 1)
    changed = {
        "tomb-spider": (True, *whole[1:]),
        "death-knight": (False, [], ["trap-sense"], 1),
        "lich-acolyte": (False, ["skeleton-keys"], [], 1),
        "grave-wraith": (*whole[:3], 0),
    }
    assert (raka.health, found) == (hurt, changed[name])


@pytest.mark.rule("DG-BATTLE-16")
def test_a_vampire_heals_with_a_hit_but_not_beyond_its_printed_health() -> None:
    b = hero("raka", "crossing", peril=9, points=1, saved=True)
    table = crypt(hero("kron-axereaver", points=3, hand="crypt-vampire"), b, phase="dungeonlord", luck=(1, 6, 1, 6))
    answer(table, "declare crypt-vampire", "form melee", "begin")
    assert table.state.attacks[0].health == 2
    answer(table, "challenge crypt-vampire", "form magic")
    assert (table.state.attacks[0].health, table.state.parts[1].health) == (3, 5)


@pytest.mark.rule("DG-BATTLE-17")
def test_a_monster_without_health_is_defeated() -> None:
    b = hero("roderik-talus", "crossing", peril=9)
    table = crypt(hero("kron-axereaver", points=3, hand="skeleton zombie"), b, phase="dungeonlord", luck=(1, 1, 6, 6))
    answer(table, "declare skeleton", "form melee", "declare zombie", "begin")
    assert [(attack.health, attack.gone) for attack in table.state.attacks] == [(0, "slain"), (1, "")]


@pytest.mark.rule("DG-BATTLE-17")
def test_a_hero_without_health_is_defeated() -> None:
    b = hero("roderik-talus", "crossing", peril=9, health=1)
    table = crypt(hero("kron-axereaver", points=3, hand="zombie"), b, hero("raka"), phase="dungeonlord", luck=(6, 1))
    answer(table, "declare zombie", "begin")
    assert (table.state.parts[1].out, table.state.parts[1].health) == (True, 0)
    assert [event.data for event in told(table, "defeated")] == [("roderik-talus",)]
    assert not table.state.parts[2].out


@pytest.mark.rule("DG-BATTLE-18")
@pytest.mark.parametrize(
    ("choice", "health", "mine"), [("wound", 5, []), ("take-token carry-the-embers", 6, ["carry-the-embers"])]
)
def test_a_hero_that_hits_an_escort_chooses_wound_or_token(choice: str, health: int, mine: list[str]) -> None:
    b = hero("kron-axereaver", "crossing", quests="carry-the-embers lead-the-pilgrim-out", escorts="carry-the-embers")
    table = crypt(hero("raka", "crossing", points=2), b, luck=(6, 1))
    answer(table, "attack-hero 1", "form melee", "pass")
    assert (asked(table).kind, offered(table)) == ("hit-choice", ["wound", "take-token carry-the-embers"])
    answer(table, choice)
    raka, kron = table.state.parts
    assert (kron.health, quest_ids(raka.escorts), quest_ids(raka.quests)) == (health, mine, mine)
    assert "lead-the-pilgrim-out" in quest_ids(kron.quests)


@pytest.mark.rule("DG-BATTLE-18")
def test_a_counter_hit_takes_no_escort() -> None:
    a = hero("raka", "crossing", points=2, quests="carry-the-embers", escorts="carry-the-embers")
    table = crypt(a, hero("kron-axereaver", "crossing"), luck=(1, 6))
    answer(table, "attack-hero 1", "form melee")
    assert (asked(table).kind, table.state.parts[0].health, quest_ids(table.state.parts[0].escorts)) == (
        "hero-phase",
        5,
        ["carry-the-embers"],
    )


# ---- the challenge ----


@pytest.mark.rule("DG-BATTLE-19")
def test_who_was_attacked_may_strike_at_an_attacker_or_at_a_hero_there() -> None:
    a, b = hero("kron-axereaver", points=3, hand="zombie skeleton"), hero("raka", "crossing", peril=9, points=1, saved=True)
    table = crypt(a, b, hero("lorel-alanus", "crossing"), phase="dungeonlord", luck=(1, 1, 1, 1, 6, 1))
    answer(table, "declare zombie", "declare skeleton", "form melee", "begin")
    assert (asked(table).kind, asked(table).seat) == ("challenge", 1)
    assert sorted(offered(table)) == ["attack-hero 2", "challenge skeleton", "challenge zombie", "pass"]
    answer(table, "challenge zombie", "form melee")
    assert [attack.health for attack in table.state.attacks][:2] == [1, 1]
    assert (asked(table).kind, table.state.parts[1].points) == ("home", 0)


@pytest.mark.rule("DG-BATTLE-19")
def test_who_was_not_attacked_has_no_challenge() -> None:
    a, b = hero("kron-axereaver", points=3, hand="zombie"), hero("raka", "crossing", peril=9)
    table = crypt(a, b, hero("lorel-alanus", "crossing", points=1, saved=True), phase="dungeonlord", luck=(1, 1))
    answer(table, "declare zombie", "begin")
    assert asked(table).kind == "home"


@pytest.mark.rule("DG-BATTLE-19")
def test_a_trap_alone_gives_no_challenge() -> None:
    b = hero("raka", "crossing", peril=9, points=1, saved=True)
    a = hero("kron-axereaver", points=3, hand="poison-needle")
    table = crypt(a, b, hero("lorel-alanus", "crossing"), phase="dungeonlord", luck=(1,))
    answer(table, "declare poison-needle", "begin")
    assert (table.state.parts[1].health, asked(table).kind, asked(table).seat) == (5, "hero-phase", 0)


@pytest.mark.rule("DG-BATTLE-20")
def test_a_challenge_has_its_own_rolls_but_no_challenge() -> None:
    a, b = hero("kron-axereaver", points=3, hand="zombie"), hero("raka", "crossing", peril=9, points=1, saved=True)
    c = hero("lorel-alanus", "crossing", points=1, saved=True, glory=2, hand="riposte")
    table = crypt(a, b, c, phase="dungeonlord", luck=(1, 1, 6, 2))
    answer(table, "declare zombie", "begin", "attack-hero 2", "form magic")
    assert (asked(table).kind, asked(table).seat) == ("response", 2)
    answer(table, "pass", "roll")
    assert compared(table)[1:] == [("raka", 8, 5)]
    assert (table.state.parts[2].health, table.state.parts[2].points) == (5, 1)
    assert (asked(table).kind, asked(table).seat) == ("home", 0)


@pytest.mark.rule("DG-BATTLE-21")
@pytest.mark.parametrize(("points", "kind"), [(0, "home"), (1, "challenge")])
def test_outside_ones_turn_the_challenge_needs_the_saved_point(points: int, kind: str) -> None:
    b = hero("raka", "crossing", peril=9, points=points, saved=bool(points))
    table = crypt(hero("kron-axereaver", points=3, hand="zombie"), b, phase="dungeonlord", luck=(1, 1))
    answer(table, "declare zombie", "begin")
    assert asked(table).kind == kind


@pytest.mark.rule("DG-BATTLE-22")
def test_who_was_dropped_or_slain_cannot_be_challenged() -> None:
    b = hero("roderik-talus", "crossing", peril=9, glory=3, hand="scare-off", points=1, saved=True)
    a = hero("kron-axereaver", points=3, hand="zombie skeleton ghoul")
    table = crypt(a, b, phase="dungeonlord", luck=(1, 6, 6, 1))
    answer(table, "declare zombie", "declare skeleton", "form melee", "declare ghoul", "form melee", "begin")
    answer(table, "play scare-off", "card zombie")
    assert [attack.gone for attack in table.state.attacks] == ["dropped", "slain", ""]
    assert offered(table) == ["challenge ghoul", "pass"]


# ---- lair and reward ----


@pytest.mark.rule("DG-BATTLE-23")
@pytest.mark.parametrize(("where", "hand", "lair"), [("to-hand", ["dodge", "zombie"], []), ("to-lair", ["dodge"], ["zombie"])])
def test_an_unwounded_monster_goes_to_hand_or_lair(where: str, hand: list[str], lair: list[str]) -> None:
    a, b = hero("kron-axereaver", points=3, hand="zombie dodge"), hero("raka", "crossing", peril=9)
    table = crypt(a, b, phase="dungeonlord", luck=(1, 1))
    answer(table, "declare zombie", "begin")
    assert (asked(table).seat, asked(table).kind, offered(table)) == (0, "home", ["to-hand", "to-lair"])
    answer(table, where)
    owner = table.state.parts[0]
    assert (ids(owner.hand), ids(owner.lair), table.state.discard) == (hand, lair, ())


@pytest.mark.rule("DG-BATTLE-24")
@pytest.mark.parametrize(("where", "lair", "pile"), [("to-lair", ["zombie"], []), ("to-discard", [], ["zombie"])])
def test_a_wounded_monster_goes_to_lair_or_discard_pile(where: str, lair: list[str], pile: list[str]) -> None:
    a, b = hero("kron-axereaver", points=3, hand="zombie"), hero("raka", "crossing", peril=9)
    table = crypt(a, b, phase="dungeonlord", luck=(1, 6))
    answer(table, "declare zombie", "begin")
    assert offered(table) == ["to-lair", "to-discard"]
    answer(table, where)
    owner = table.state.parts[0]
    assert (owner.hand, ids(owner.lair), ids(table.state.discard)) == ((), lair, pile)


@pytest.mark.rule("DG-BATTLE-25")
def test_a_defeated_monster_goes_to_the_discard_pile() -> None:
    a, b = hero("kron-axereaver", points=3, lair="skeleton zombie"), hero("lorel-alanus", "crossing", peril=9)
    table = crypt(a, b, phase="dungeonlord", luck=(1, 6))
    answer(table, "rouse skeleton", "form melee", "begin")
    assert asked(table).kind == "hero-phase"
    assert (ids(table.state.discard), ids(table.state.parts[0].lair), table.state.parts[0].hand) == (["skeleton"], ["zombie"], ())


@pytest.mark.rule("DG-BATTLE-26")
def test_a_lair_holds_three_and_its_owner_says_who_goes() -> None:
    a, b = hero("kron-axereaver", points=3, hand="zombie", lair="skeleton ghost ghoul"), hero("raka", "crossing", peril=2)
    table = crypt(a, b, phase="dungeonlord", luck=(1, 1))
    answer(table, "declare zombie", "begin", "to-lair")
    assert (asked(table).seat, asked(table).kind) == (0, "over-lair")
    assert offered(table) == ["discard skeleton", "discard ghost", "discard ghoul", "discard zombie"]
    answer(table, "discard ghost")
    assert (ids(table.state.parts[0].lair), ids(table.state.discard)) == (["skeleton", "ghoul", "zombie"], ["ghost"])


@pytest.mark.rule("DG-BATTLE-27")
def test_a_monster_is_nowhere_but_in_its_attack() -> None:
    a, b = hero("kron-axereaver", "crossing", points=3, hand="zombie"), hero("raka", "crossing", peril=2, points=1, saved=True)
    table = crypt(a, b, phase="dungeonlord", luck=(1, 1))
    answer(table, "declare zombie", "begin", "pass", "to-lair", "pass")
    assert (asked(table).kind, table.state.attacks) == ("hero-phase", ())
    assert [action.target for action in table.aside(1)] == ["1 attack-hero 0"]
    own = crypt(hero("raka", "crossing", points=3, lair="zombie"), hero("kron-axereaver", points=3, lair="ghost"))
    assert [text for text in offered(own) if "zombie" in text or "ghost" in text] == []


@pytest.mark.rule("DG-BATTLE-28")
def test_for_every_wound_a_monster_dealt_its_owner_gives_a_peril_to_whom_he_likes() -> None:
    a, b, c = hero("kron-axereaver", points=3, hand="legion"), hero("sable-quick", "crossing", peril=5), hero("raka")
    table = crypt(a, b, c, phase="dungeonlord", luck=(1, 6, 1))
    answer(table, "declare legion", "begin", "to-hand")
    assert (asked(table).seat, asked(table).kind, table.state.parts[1].health) == (0, "reward", 4)
    answer(table, "seat 2")
    assert (asked(table).kind, [player.peril for player in table.state.parts]) == ("reward", [0, 0, 1])
    answer(table, "seat 1")
    assert (asked(table).kind, [player.peril for player in table.state.parts]) == ("hero-phase", [0, 1, 1])
    assert [player.glory for player in table.state.parts] == [0, 0, 0]


@pytest.mark.rule("DG-BATTLE-29")
def test_for_every_wound_on_a_monster_the_heros_player_gets_a_glory() -> None:
    b = hero("roderik-talus", "crossing", peril=9, points=1, saved=True)
    table = crypt(hero("kron-axereaver", points=3, hand="legion"), b, phase="dungeonlord", luck=(6, 1, 6, 6, 1))
    answer(table, "declare legion", "begin", "challenge legion", "form melee")
    assert (table.state.attacks[0].health, table.state.parts[1].glory) == (1, 0)
    answer(table, "to-lair")
    assert (table.state.parts[1].glory, table.state.parts[0].glory, table.state.parts[1].peril) == (2, 0, 4)


@pytest.mark.rule("DG-BATTLE-30")
def test_wounds_between_heroes_bring_nothing() -> None:
    table = crypt(hero("raka", "crossing", points=2), hero("kron-axereaver", "crossing"), luck=(6, 1))
    answer(table, "attack-hero 1", "form melee")
    assert table.state.parts[1].health == 5
    assert asked(table).kind == "hero-phase"
    assert [(player.glory, player.peril) for player in table.state.parts] == [(0, 0), (0, 0)]


@pytest.mark.rule("DG-BATTLE-31")
def test_a_quests_monster_brings_no_reward_in_either_direction() -> None:
    hunter = hero("raka", "guard-barracks", points=2, quests="break-the-bone-warden")
    table = crypt(hunter, hero("kron-axereaver"), rooms=BARRACKS, luck=(6, 1, 6, 1))
    answer(table, "attempt break-the-bone-warden", "challenge bone-warden", "form melee")
    assert (table.state.parts[0].health, dict(table.state.prey)) == (5, {quest("break-the-bone-warden"): 1})
    assert asked(table).kind == "hero-phase"
    assert [(player.glory, player.peril) for player in table.state.parts] == [(0, 0), (0, 0)]


# ---- several attacks, defeat, the antechamber ----


@pytest.mark.rule("DG-BATTLE-32")
def test_every_stage_is_done_for_all_attacks_before_the_next() -> None:
    b = hero("raka", "crossing", peril=9)
    table = crypt(hero("kron-axereaver", points=3, hand="zombie skeleton"), b, phase="dungeonlord", luck=(1, 2, 3, 4))
    answer(table, "declare skeleton", "form speed", "declare zombie", "begin")
    order = [(event.kind, event.data[0]) for event in table.told(None) if event.kind in ("attacks", "rolled", "compared")]
    assert order == [
        ("attacks", "skeleton"), ("attacks", "zombie"), ("rolled", "1"), ("rolled", "2"), ("rolled", "3"), ("rolled", "4"),
        ("compared", "skeleton"), ("compared", "zombie"),
    ]  # fmt: skip
    assert compared(table) == [("skeleton", 3, 6), ("zombie", 4, 6)]


@pytest.mark.rule("DG-BATTLE-33")
def test_a_defeated_hero_ends_the_attacks_on_it() -> None:
    b = hero("raka", "crossing", peril=9, health=1, points=1, saved=True, hand="ghost")
    table = crypt(
        hero("kron-axereaver", points=3, hand="zombie skeleton"), b, hero("lorel-alanus"), phase="dungeonlord", luck=(6, 1, 1, 6)
    )
    answer(table, "declare zombie", "declare skeleton", "form melee", "begin")
    assert compared(table) == [("zombie", 8, 3)]
    assert table.state.parts[1].out
    assert (asked(table).kind, asked(table).seat, [attack.wounded for attack in table.state.attacks]) == (
        "home",
        0,
        [False, False],
    )
    answer(table, "to-hand", "to-hand", "pass")
    assert sorted(ids(table.state.parts[0].hand)) == ["skeleton", "zombie"]
    assert ids(table.state.discard) == ["ghost"]


@pytest.mark.rule("DG-BATTLE-33")
def test_a_trap_of_the_same_declaration_is_not_lost_with_the_hero() -> None:
    b = hero("raka", "crossing", peril=9, health=1)
    table = crypt(
        hero("kron-axereaver", points=3, hand="legion spear-volley"), b, hero("lorel-alanus"), phase="dungeonlord", luck=(1,)
    )
    answer(table, "declare legion", "declare spear-volley", "begin")
    assert table.state.parts[1].out
    answer(table, "to-hand", "pass")
    assert ids(table.state.discard) == ["spear-volley"]
    assert ids(table.state.parts[0].hand) == ["legion"]


@pytest.mark.rule("DG-BATTLE-33")
def test_a_defeat_that_decides_the_game_ends_the_battle_at_once() -> None:
    b = hero("raka", "crossing", peril=9, health=1, points=1, saved=True)
    table = crypt(hero("kron-axereaver", points=3, hand="zombie skeleton"), b, phase="dungeonlord", luck=(6, 1, 1, 6))
    answer(table, "declare zombie", "declare skeleton", "form melee", "begin")
    assert (table.over, table.state.winner, compared(table)) == (True, 0, [("zombie", 8, 3)])
    assert sorted(ids(table.state.discard)) == ["skeleton", "zombie"]
    assert (table.state.parts[0].hand, table.state.parts[0].lair, table.state.attacks) == ((), (), ())


@pytest.mark.rule("DG-BATTLE-33")
def test_a_trap_that_decides_the_game_ends_the_rolls() -> None:
    b = hero("raka", "crossing", peril=9, health=1)
    table = crypt(hero("kron-axereaver", points=3, hand="zombie poison-needle"), b, phase="dungeonlord", luck=(1,))
    answer(table, "declare poison-needle", "declare zombie", "begin")
    assert (table.over, table.state.winner, len(told(table, "rolled"))) == (True, 0, 1)
    assert sorted(ids(table.state.discard)) == ["poison-needle", "zombie"]


NO_AMBUSH = {"ambush": "off"}


@pytest.mark.rule("DG-BATTLE-33", "DG-RULING-27")
def test_no_challenge_when_the_owner_of_the_monster_is_defeated() -> None:
    a = hero("kron-axereaver", "crossing", points=1, health=1, hand="legion")
    b = hero("raka", "crossing", peril=5, points=1, saved=True)
    table = crypt(a, b, hero("lorel-alanus", "crossing"), phase="dungeonlord", luck=(6, 6, 1), options=NO_AMBUSH)
    answer(table, "declare legion", "begin")
    assert (table.state.parts[0].out, table.state.attacks, kinds(table).count("attacks")) == (True, (), 1)
    assert (table.state.turn, asked(table).seat, asked(table).kind) == (1, 1, "dungeonlord")


@pytest.mark.rule("DG-BATTLE-33", "DG-RULING-27")
@pytest.mark.parametrize(("health", "seat", "kind"), [(1, 1, "dungeonlord"), (2, 1, "challenge")])
def test_no_challenge_when_the_attacker_is_defeated(health: int, seat: int, kind: str) -> None:
    """A third hero stands there, but the battle is over with the one who began it."""
    a, b = hero("kron-axereaver", "crossing", points=2, health=health), hero("raka", "crossing", points=1, saved=True)
    table = crypt(a, b, hero("lorel-alanus", "crossing"), luck=(1, 6), options=NO_AMBUSH)
    answer(table, "attack-hero 1", "form melee")
    assert compared(table) == [("kron-axereaver", 1 + 3, 6 + 2)]
    assert (table.state.parts[0].out, asked(table).seat, asked(table).kind) == (health == 1, seat, kind)


@pytest.mark.rule("DG-BATTLE-34")
@pytest.mark.parametrize(("where", "found"), [("tomb-antechamber", []), ("crossing", ["attack-hero 1"])])
def test_no_hero_attacks_another_in_the_antechamber(where: str, found: list[str]) -> None:
    table = crypt(hero("raka", where, points=3), hero("kron-axereaver", where, points=1, saved=True))
    assert offered(table, "attack-hero") == found
    assert [action.target for action in table.aside(1)] == [f"1 {text[:-1]}0" for text in found]


@pytest.mark.rule("DG-BATTLE-34")
def test_a_challenge_in_the_antechamber_is_for_monsters_only() -> None:
    b = hero("raka", peril=9, points=1, saved=True)
    table = crypt(hero("kron-axereaver", points=3, hand="zombie"), b, phase="dungeonlord", luck=(1, 1))
    answer(table, "declare zombie", "begin")
    assert offered(table) == ["challenge zombie", "pass"]
