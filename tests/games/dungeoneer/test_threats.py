"""Threats (3.13): a die and a score against a number; traps and danger."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.positions import BOOK, answer, asked, crypt, hero, ids, offered, told
from undercroft.games.dungeoneer.rules.stats import score
from undercroft.kernel.table import Table


def trials(table: Table) -> list[tuple[object, ...]]:
    """Seat, score, sum, number and result of every test."""
    return [(event.seat, *event.data) for event in told(table, "tested")]


@pytest.mark.rule("DG-THREAT-1")
@pytest.mark.parametrize(("die", "health", "word"), [(1, 5, "no"), (2, 5, "no"), (3, 6, "yes"), (6, 6, "yes")])
def test_a_die_and_the_score_must_reach_the_number(die: int, health: int, word: str) -> None:
    b = hero("roderik-talus", "crossing", peril=2)
    table = crypt(hero("raka", points=3, hand="poison-needle"), b, phase="dungeonlord", luck=(die,))
    answer(table, "declare poison-needle", "begin")
    assert trials(table) == [(1, "melee", die + 2, 5, word)]
    assert (table.state.parts[1].health, table.state.parts[0].health) == (health, 6)


@pytest.mark.rule("DG-THREAT-2")
@pytest.mark.parametrize(("level", "die", "done"), [(1, 5, 1), (1, 4, 0), (3, 3, 1), (3, 2, 0)])
def test_a_threat_may_test_the_level(level: int, die: int, done: int) -> None:
    a = hero("raka", "throne-of-dust", quests="shadow-of-the-lich", level=level, points=1)
    table = crypt(a, hero("kron-axereaver"), rooms="throne-of-dust 1,0", luck=(die,), deck="")
    answer(table, "attempt shadow-of-the-lich")
    assert [event.data[:3] for event in told(table, "tested")] == [("level", die + level, 6)]
    assert len(table.state.parts[0].done) == done


@pytest.mark.rule("DG-THREAT-2")
def test_a_threat_may_test_the_present_health() -> None:
    table = crypt(hero("raka", health=2, points=1), hero("kron-axereaver", level=3))
    assert [score(table.state, BOOK, seat, "health") for seat in (0, 1)] == [2, 6]
    assert [score(table.state, BOOK, seat, "level") for seat in (0, 1)] == [1, 3]


@pytest.mark.rule("DG-THREAT-3")
@pytest.mark.parametrize(("die", "health"), [(6, 6), (1, 5)])
def test_a_threat_is_no_battle(die: int, health: int) -> None:
    b = hero("roderik-talus", "crossing", peril=2, points=1, saved=True)
    table = crypt(hero("raka", points=3, hand="poison-needle"), b, phase="dungeonlord", luck=(die,))
    answer(table, "declare poison-needle", "begin")
    assert (len(told(table, "rolled")), told(table, "compared")) == (1, [])
    assert asked(table).kind == "hero-phase"
    assert [(player.glory, player.peril) for player in table.state.parts] == [(0, 0), (0, 0)]
    assert table.state.parts[1].health == health


@pytest.mark.rule("DG-THREAT-4")
def test_a_trap_tests_every_hero_in_the_location_one_by_one() -> None:
    b, c = hero("raka", "crossing", peril=2), hero("lorel-alanus", "crossing")
    d = hero("roderik-talus", "long-gallery")
    table = crypt(hero("kron-axereaver", points=3, hand="spear-volley"), b, c, d, phase="dungeonlord", luck=(1, 2))
    answer(table, "declare spear-volley", "begin")
    assert trials(table) == [(1, "speed", 4, 5, "no"), (2, "speed", 5, 5, "yes")]
    assert [player.health for player in table.state.parts] == [6, 5, 6, 6]
    assert ids(table.state.discard) == ["spear-volley"]


@pytest.mark.rule("DG-THREAT-4")
def test_a_trap_that_says_so_tests_its_victim_only() -> None:
    b, c = hero("raka", "crossing", peril=2), hero("lorel-alanus", "crossing")
    table = crypt(hero("kron-axereaver", points=3, hand="poison-needle"), b, c, phase="dungeonlord", luck=(1,))
    answer(table, "declare poison-needle", "begin")
    assert trials(table) == [(1, "melee", 3, 5, "no")]
    assert [player.health for player in table.state.parts] == [6, 5, 6]


@pytest.mark.rule("DG-THREAT-5")
def test_who_played_the_trap_is_tested_too_when_there() -> None:
    a, b = hero("kron-axereaver", "crossing", points=3, hand="spear-volley"), hero("raka", "crossing", peril=2)
    table = crypt(a, b, phase="dungeonlord", luck=(6, 1))
    answer(table, "declare spear-volley", "begin")
    assert trials(table) == [(1, "speed", 9, 5, "yes"), (0, "speed", 4, 5, "no")]
    assert [player.health for player in table.state.parts] == [5, 6]


@pytest.mark.rule("DG-THREAT-6")
@pytest.mark.parametrize(("arrived", "value", "health"), [(True, 6, 5), (False, 5, 6)])
def test_danger_makes_traps_harder_for_who_came_in_an_own_turn(arrived: bool, value: int, health: int) -> None:
    a = hero("kron-axereaver", points=3, hand="spear-volley")
    b = hero("raka", "ossuary", peril=2, arrived=arrived)
    table = crypt(a, b, rooms="ossuary 0,-1 turned; crossing 1,0", phase="dungeonlord", luck=(2,))
    answer(table, "declare spear-volley", "begin")
    assert trials(table) == [(1, "speed", 5, value, "yes" if health == 6 else "no")]
    assert table.state.parts[1].health == health


@pytest.mark.rule("DG-THREAT-6")
def test_danger_does_not_touch_other_threats() -> None:
    a = hero("kron-axereaver", points=3, hand="soul-chill")
    b = hero("raka", "ossuary", peril=6, level=2)
    table = crypt(a, b, rooms="ossuary 0,-1 turned; crossing 1,0", phase="dungeonlord", luck=(3,))
    answer(table, "play soul-chill", "seat 1")
    assert trials(table) == [(1, "magic", 5, 5, "yes")]
    assert table.state.parts[1].level == 2


@pytest.mark.rule("DG-THREAT-6")
def test_a_lantern_lets_its_bearer_ignore_danger() -> None:
    a = hero("kron-axereaver", points=3, hand="spear-volley")
    b = hero("raka", "ossuary", peril=2, inventory="corpse-lantern")
    table = crypt(a, b, rooms="ossuary 0,-1 turned; crossing 1,0", phase="dungeonlord", luck=(1,))
    answer(table, "declare spear-volley", "begin")
    assert trials(table) == [(1, "speed", 1 + 3 + 1, 5, "yes")]


@pytest.mark.rule("DG-THREAT-7")
@pytest.mark.parametrize(
    ("level", "inventory", "banes", "total"),
    [
        (1, "", "", 2 + 1),
        (2, "", "", 2 + 2),
        (1, "warding-amulet", "", 2 + 2),
        (1, "warding-amulet arcane-focus", "clouded-mind", 2 + 2),
        (2, "", "clouded-mind", 2 + 1),
    ],
)
def test_a_score_is_read_at_its_level_with_all_that_changes_it(level: int, inventory: str, banes: str, total: int) -> None:
    b = hero("roderik-talus", "crossing", peril=3, level=level, inventory=inventory, banes=banes)
    table = crypt(hero("raka", points=3, hand="rune-of-binding"), b, phase="dungeonlord", luck=(2,))
    answer(table, "declare rune-of-binding", "begin")
    assert trials(table) == [(1, "magic", total, 5, "no")]
    assert (table.state.parts[1].fallen, table.state.parts[1].stand, table.state.parts[1].health) == (True, ("magic", 4), 6)
    assert "move north" in offered(table)
