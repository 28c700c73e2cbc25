"""The traps (6.8), one by one: whom they test, and what a failed test brings."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.duels import besiege, trials
from tests.games.dungeoneer.positions import answer, asked, crypt, hero, ids, offered
from undercroft.games.dungeoneer.state import Player
from undercroft.kernel.table import Table


def crowd(trap: str, *luck: int, at: str = "crossing", **victim: object) -> Table:
    """A trap laid for Raka (seat 1), with Lorel (seat 2) and its own player's hero beside it; Sable (seat 3) is elsewhere."""
    a = hero("kron-axereaver", at, hand=trap, points=1, glory=5)
    b = hero("raka", at, peril=9, **({"glory": 5} | victim))
    others = (hero("lorel-alanus", at, used=("ability",), glory=5), hero("sable-quick", "long-gallery", glory=5))
    table = crypt(a, b, *others, phase="dungeonlord", luck=luck)
    return answer(table, f"declare {trap}", "begin")


def states(table: Table) -> list[tuple[int, bool, int]]:
    """Health, lying, glory of every hero."""
    players: list[Player] = table.state.parts
    return [(player.health, player.fallen, player.glory) for player in players]


FINE = (6, False, 5)


@pytest.mark.rule("DG-THREAT-4", "DG-THREAT-5", "DG-RULING-17")
def test_spear_volley_wounds_whoever_is_too_slow() -> None:
    table = crowd("spear-volley", 1, 2, 1)
    assert trials(table) == [(1, "speed", 4, 5, "no"), (2, "speed", 5, 5, "yes"), (0, "speed", 4, 5, "no")]
    assert states(table) == [(5, False, 5), (5, False, 5), FINE, FINE]
    assert (table.state.parts[1].peril, ids(table.state.discard), asked(table).kind) == (7, ["spear-volley"], "dungeonlord")


@pytest.mark.rule("DG-THREAT-4")
def test_rolling_boulder_wounds_and_fells() -> None:
    table = crowd("rolling-boulder", 2, 3, 3)
    assert trials(table) == [(1, "speed", 5, 6, "no"), (2, "speed", 6, 6, "yes"), (0, "speed", 6, 6, "yes")]
    assert states(table) == [FINE, (5, True, 5), FINE, FINE]
    assert (table.state.parts[1].stand, table.state.parts[1].peril) == (("", 0), 9 - 3)


@pytest.mark.rule("DG-THREAT-4")
@pytest.mark.parametrize(("die", "health"), [(2, 5), (3, 6)])
def test_poison_needle_is_for_one_hero_only(die: int, health: int) -> None:
    table = crowd("poison-needle", die)
    assert trials(table) == [(1, "melee", die + 2, 5, "yes" if die == 3 else "no")]
    assert states(table) == [FINE, (health, False, 5), FINE, FINE]
    assert (table.state.parts[1].peril, ids(table.state.discard)) == (9 - 2, ["poison-needle"])


@pytest.mark.rule("DG-DUNGEONLORD-10")
def test_poison_needle_misses_who_has_left() -> None:
    a = hero("kron-axereaver", "crossing", hand="poison-needle grasping-vortex", points=1)
    table = crypt(a, hero("raka", "crossing", peril=9), phase="dungeonlord")
    answer(table, "declare poison-needle", "play grasping-vortex", "seat 1", "there long-gallery", "begin")
    assert (trials(table), table.state.parts[1].health) == ([], 6)
    assert sorted(ids(table.state.discard)) == ["grasping-vortex", "poison-needle"]


@pytest.mark.rule("DG-MOVE-30")
def test_rune_of_binding_holds_down_until_magic_frees() -> None:
    table = crowd("rune-of-binding", 2, 1, 6)
    assert trials(table) == [(1, "magic", 4, 5, "no"), (2, "magic", 4, 5, "no"), (0, "magic", 6, 5, "yes")]
    assert states(table) == [FINE, (6, True, 5), (6, True, 5), FINE]
    assert [player.stand for player in table.state.parts[:3]] == [("", 0), ("magic", 4), ("magic", 4)]
    assert table.state.parts[1].peril == 9 - 3


@pytest.mark.rule("DG-MOVE-30")
def test_rune_of_binding_costs_a_point_for_every_try_to_stand() -> None:
    bound = hero("raka", "crossing", points=3, fallen=True, stand=("magic", 4))
    table = crypt(bound, hero("kron-axereaver"), luck=(1, 2))
    answer(table, "stand")
    assert (table.state.parts[0].fallen, table.state.parts[0].points) == (True, 2)
    answer(table, "stand")
    player = table.state.parts[0]
    assert (player.fallen, player.stand, player.points) == (False, ("", 0), 1)
    assert trials(table) == [(0, "magic", 3, 4, "no"), (0, "magic", 4, 4, "yes")]
    assert "move south" in offered(table)


@pytest.mark.rule("DG-MOVE-31")
def test_rune_of_binding_changes_nothing_for_who_lies_already() -> None:
    table = crowd("rune-of-binding", 1, 6, 6, fallen=True)
    assert (table.state.parts[1].fallen, table.state.parts[1].stand) == (True, ("", 0))


@pytest.mark.rule("DG-ECON-2")
@pytest.mark.parametrize(("glory", "left"), [(5, 3), (1, 0)])
def test_soul_snare_wounds_and_takes_two_glory(glory: int, left: int) -> None:
    table = crowd("soul-snare", 3, 3, 6, glory=glory)
    assert trials(table) == [(1, "magic", 5, 6, "no"), (2, "magic", 6, 6, "yes"), (0, "magic", 6, 6, "yes")]
    assert states(table) == [FINE, (5, False, left), FINE, FINE]
    assert table.state.parts[1].peril == 9 - 4


@pytest.mark.rule("DG-THREAT-4")
@pytest.mark.parametrize(("points", "left"), [(1, 0), (0, 0)])
def test_collapsing_floor_wounds_and_takes_a_point(points: int, left: int) -> None:
    table = crowd("collapsing-floor", 2, 3, 3, points=points)
    assert trials(table) == [(1, "speed", 5, 6, "no"), (2, "speed", 6, 6, "yes"), (0, "speed", 6, 6, "yes")]
    assert states(table) == [FINE, (5, False, 5), FINE, FINE]
    assert [player.points for player in table.state.parts] == [1, left, 0, 0]
    assert table.state.parts[1].peril == 9 - 4


@pytest.mark.rule("DG-EX-22", "DG-THREAT-6")
@pytest.mark.parametrize(
    ("trap", "value"), [("spear-volley", 5), ("rolling-boulder", 6), ("poison-needle", 5), ("rune-of-binding", 5),
    ("soul-snare", 6), ("collapsing-floor", 6)],
)  # fmt: skip
def test_danger_makes_every_trap_worse_for_who_came_there_by_itself(trap: str, value: int) -> None:
    for arrived, number in ((True, value + 1), (False, value)):
        table = besiege(hero("raka", arrived=arrived), trap, luck=(6,), at="collapsed-tunnel")
        assert trials(table)[0][3] == number
