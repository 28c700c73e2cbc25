"""Boss fights."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from tests.games.paper_dungeons.positions import BOOK, Scene, at, changed, only_changed
from undercroft.games.paper_dungeons.rules import bosses

BOSS = {boss.id: boss for boss in BOOK.bosses}
CARDS = {"A": "D2", "B": "D2", "C": "B2", "F": "B2"}


def chimera(*teams: dict[str, Any], **more: Any) -> Scene:
    """The end of round 6 before the Chimera (dungeon H, room D4); every other talent does nothing in a fight."""
    first, *others = ({"bosses": (0,), **team} for team in teams)
    return at(phase="gems", round=6, dungeon="H", others=others, **more, **first)


@pytest.mark.rule("PD-BOSS-1")
@pytest.mark.parametrize(("number", "boss"), [(3, "minotaur"), (6, "hydra"), (8, "grave-sage")])
def test_a_boss_ends_each_stage(number: int, boss: str) -> None:
    t = at(phase="gems", round=number, bosses=(0,) * (3, 6, 8).index(number))
    assert t.told("fled") == [(boss, BOSS[boss].flee)]


@pytest.mark.rule("PD-BOSS-2")
def test_teams_fight_separately() -> None:
    strong, weak = {"room": "D4", "levels": (6, 6, 6, 6)}, {"room": "D4", "levels": (3, 3, 3, 3)}
    alone, beside = chimera(weak), chimera(weak, strong)
    assert alone.team().bosses == beside.team().bosses == (0, 3)
    assert alone.team().wounds == beside.team().wounds == 4


@pytest.mark.rule("PD-BOSS-3", "PD-BOSS-4")
@pytest.mark.parametrize(("team", "fights"), [
    ({"room": "D4"}, True),
    ({"room": "A7", "explored": "D4"}, True),
    ({"room": "D3"}, False),
    ({}, False),
])  # fmt: skip
def test_who_has_been_in_the_room_fights(team: dict[str, Any], fights: bool) -> None:
    t = chimera({**team, "levels": (6, 6, 6, 6)}, {})
    assert bool(t.told("beat")) == fights
    assert t.team().bosses == (0, 7 if fights else -4)


@pytest.mark.rule("PD-BOSS-3")
def test_the_room_of_another_boss_does_not_count() -> None:
    t = chimera({"room": "D2", "explored": "E7", "levels": (6, 6, 6, 6)}, {})
    assert t.told("fled") == [("chimera", 4)]


@pytest.mark.rule("PD-BOSS-5", "PD-BOSS-6")
@pytest.mark.parametrize("boss", BOOK.bosses, ids=lambda boss: boss.id)
@pytest.mark.parametrize(("warrior", "sword", "berserk"), [(3, 0, 0), (4, 0, 0), (3, 2, 0), (3, 1, 0), (3, 0, 1), (6, 2, 1)])
def test_combat_power(boss: Any, warrior: int, sword: int, berserk: int) -> None:
    levels = (warrior, 2, 1, 5)
    talent = "berserker" if berserk else "scout"
    team = at(levels=levels, cells={"sword": sword, "armour": 2}, talent=talent).team()
    double = dict(zip(("warrior", "wizard", "cleric", "thief"), levels, strict=True))[boss.weak]
    expected = sum(levels) + double + (warrior >= 4) + 3 * (sword == 2) + 2 * berserk
    assert bosses.power(team, boss, BOOK) == expected
    assert team.levels == levels, "levels stay"


@pytest.mark.rule("PD-BOSS-7", "PD-BOSS-8")
@pytest.mark.parametrize("boss", BOOK.bosses, ids=lambda boss: boss.id)
def test_the_tier_is_the_highest_threshold_reached(boss: Any) -> None:
    one, two, three = boss.thresholds
    tiers = {one - 1: -1, one: 0, two - 1: 0, two: 1, three - 1: 1, three: 2, 36: 2}
    assert {power: bosses.tier(boss, power) for power in tiers} == tiers


@pytest.mark.rule("PD-BOSS-8", "PD-BOSS-9")
def test_too_weak_a_team_flees_without_wounds() -> None:
    t = chimera({"room": "D4", "levels": (3, 3, 3, 2)}, {})
    assert t.told("fled") == [("chimera", 4)]
    assert (t.team().bosses, t.team().wounds) == ((0, -4), 0)
    t = chimera({"room": "D4", "levels": (3, 3, 4, 2)}, {})
    assert t.team().bosses == (0, 3), "14 is enough"


@pytest.mark.rule("PD-BOSS-9")
@pytest.mark.parametrize("card", BOOK.dungeons, ids=lambda card: card.id)
def test_fleeing_costs_what_the_card_says(card: Any) -> None:
    for stage, number in enumerate((3, 6, 8)):
        before = (0,) * stage
        t = at(phase="gems", round=number, dungeon=card.id, bosses=before)
        assert t.team().bosses == (*before, -BOOK.bosses[card.bosses[stage]].flee)
        assert t.team().wounds == 0


@pytest.mark.rule("PD-BOSS-10")
@pytest.mark.parametrize(("levels", "glory", "wounds"), [((3, 3, 3, 3), 3, 4), ((3, 5, 4, 3), 5, 3), ((3, 5, 4, 5), 7, 2)])
def test_a_fighting_team_gains_glory_and_takes_wounds(levels: tuple[int, ...], glory: int, wounds: int) -> None:
    t = chimera({"room": "D4", "levels": levels}, {"room": "D4", "levels": levels})
    assert (t.team().bosses, t.team().wounds) == ((0, glory), wounds)
    power = sum(levels) + levels[3]
    assert t.told("beat") == [("chimera", power, glory, wounds)]
    assert t.team().blows == 0


@pytest.mark.rule("PD-BOSS-11")
@pytest.mark.parametrize("boss", BOOK.bosses, ids=lambda boss: boss.id)
def test_higher_tiers_give_more_and_hurt_less(boss: Any) -> None:
    assert all(a < b for a, b in pairwise(boss.glory))
    assert all(a > b for a, b in pairwise(boss.wounds))


@pytest.mark.rule("PD-BOSS-12")
def test_the_strongest_fighter_gets_the_reward() -> None:
    t = chimera({"room": "D4", "levels": (4, 4, 4, 4)}, {"room": "D4", "levels": (4, 4, 4, 3)}, {})
    assert (t.asked(0), t.asked(1), t.asked(2)) == ("part", "", "")
    before = t.team()
    t.play("part crown", "ready")
    assert "crafted" in t.story()
    assert t.told("crafted") == [("crown", 1, "boss")]
    only_changed(before, t.team(), "cells")
    assert t.team(1).cells == t.team(2).cells == before.cells


@pytest.mark.rule("PD-BOSS-12")
@pytest.mark.parametrize(("card", "number", "asked", "potions"), [
    ("A", 3, "die", 2), ("B", 3, "raise", 0), ("C", 3, "part", 0), ("F", 3, "die", 2),
])  # fmt: skip
def test_the_reward_is_the_cards(card: str, number: int, asked: str, potions: int) -> None:
    t = at(phase="gems", round=number, dungeon=card, room=CARDS[card], levels=(5, 5, 5, 5))
    assert t.asked() == asked
    assert t.told("potion") == [(n + 1, "boss") for n in range(potions)]


@pytest.mark.rule("PD-BOSS-13")
def test_shared_strength_wins_nothing() -> None:
    fighter = {"room": "D4", "levels": (4, 4, 4, 4)}
    t = chimera(fighter, fighter, {"room": "D4", "levels": (4, 4, 3, 4)})
    assert [t.asked(seat) for seat in range(3)] == ["die", "die", "die"]
    assert [e.kind for e in t.table.log if e.kind == "spoils"] == []
    assert [t.team(seat).cells for seat in range(3)] == [(0,) * 8] * 3


@pytest.mark.rule("PD-BOSS-14")
def test_fleeing_teams_neither_win_nor_block() -> None:
    t = chimera({"levels": (6, 6, 6, 6)}, {"room": "D4", "levels": (4, 4, 4, 4)})
    assert (t.asked(0), t.asked(1)) == ("", "part")
    none = chimera({"levels": (6, 6, 6, 6)}, {"levels": (1, 1, 1, 1)})
    assert (none.asked(0), none.asked(1)) == ("die", "die")


@pytest.mark.rule("PD-BOSS-15")
def test_a_team_alone_gets_no_reward() -> None:
    t = chimera({"room": "D4", "levels": (6, 6, 6, 6)})
    assert t.team().bosses == (0, 7)
    assert t.asked() == "die"
    assert t.team().cells == (0,) * 8


@pytest.mark.rule("PD-BOSS-16")
def test_first_power_then_glory_and_wounds_then_the_reward() -> None:
    t = at(phase="gems", round=3, room="D2", levels=(3, 3, 3, 3), potions=1, others=[{"room": "D2", "levels": (2, 2, 2, 2)}])
    assert t.options() == ["drink 0", "drink 1"]
    assert (t.team(0).bosses, t.team(1).bosses) == ((5,), (3,))
    assert t.told("beat", 1) == [("minotaur", 10, 3, 2)]
    t.play("drink 1", "ready")
    assert t.told("potion") == [(2, "boss"), (3, "boss")]
    assert (t.team().hearts, t.team().wounds) == (1, 0)


@pytest.mark.rule("PD-BOSS-16")
def test_a_level_as_reward_does_not_change_the_fight() -> None:
    t = at(phase="gems", round=3, dungeon="B", room="D2", levels=(2, 2, 3, 2))
    assert t.told("beat") == [("ghoul-matriarch", 12, 5, 1)]
    before = t.team()
    t.play("raise cleric", "ready")
    assert changed(before, t.team()) == {"levels"}


@pytest.mark.rule("PD-BOSS-17")
@pytest.mark.parametrize("number", [3, 6, 8])
def test_glory_is_written_at_once_in_its_line(number: int) -> None:
    stage = (3, 6, 8).index(number)
    t = at(phase="gems", round=number, bosses=(1, 1, 1)[:stage])
    lines = t.score()[:3]
    assert lines[:stage] == (1, 1)[:stage]
    assert lines[stage] == (-2, -3, -5)[stage]
    assert lines[stage + 1 :] == (0, 0)[stage:]


@pytest.mark.rule("PD-BOSS-18")
@pytest.mark.parametrize("drunk", range(5))
def test_potion_hearts_take_boss_wounds(drunk: int) -> None:
    t = chimera({"room": "D4", "levels": (3, 3, 3, 3), "potions": 2}, {"room": "D4", "levels": (3, 3, 3, 3)})
    assert t.options() == [f"drink {n}" for n in range(5)]
    before = t.team()
    t.play(f"drink {drunk}", "ready")
    assert (t.team().wounds, t.team().hearts) == (4 - drunk, drunk)
    assert t.told("wounded") == [(4, drunk, "boss")]
    assert changed(before, t.team()) <= {"wounds", "hearts", "blows"}
