"""Missions and goals: one test a card."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.paper_dungeons.positions import BOOK, ITEMS, at
from undercroft.games.paper_dungeons.rules import cards

ROW_2 = "A2 B2 C2 D2 E2 F2"
COLUMN_C = "C1 C2 C3 C4 C5 C6 C7"
LEVEL_3, LEVEL_4, LEVEL_5 = "A1 B1 D1 E2", "A2 C4 E4 F3", "A5 D6 F5 F7"
CORNERS = "A1 F1 A7 F7"
EVERY = " ".join(BOOK.room_names)
TRAPS = "A3 B3 C2 D3 D5 E1"


def met(mission: str, **team: Any) -> bool:
    """Whether the mission is claimed at the end of a round by a team like this."""
    t = at(phase="missions", missions=mission, **team)
    assert t.told("mission") in ([], [(mission, 4)])
    assert (t.state.claimed != ()) == bool(t.told("mission"))
    return bool(t.told("mission"))


def complete(count: int, more: int = 0) -> dict[str, int]:
    return dict.fromkeys(ITEMS[:count], 2) | dict.fromkeys(ITEMS[count : count + more], 1)


def some(names: str, count: int) -> str:
    return " ".join(names.split()[:count])


MISSIONS: list[Any] = [
    ("M01", {"slain": "A1 A2 A5"}, {"slain": "A1 B1 D1 E2 A2"}),
    ("M02", {"levels": (1, 1, 6, 1)}, {"levels": (5, 5, 5, 5)}),
    ("M03", {"explored": ROW_2}, {"explored": some(ROW_2, 5) + " F1 F3"}),
    ("M04", {"levels": (3, 3, 3, 3)}, {"levels": (6, 6, 6, 2)}),
    ("M05", {"explored": COLUMN_C}, {"explored": some(COLUMN_C, 6) + " " + ROW_2}),
    ("M06", {"potions": 8, "hearts": 16}, {"potions": 7}),
    ("M07", {"levels": (4, 1, 4, 4)}, {"levels": (6, 3, 3, 6)}),
    ("M08", {"slain": LEVEL_3 + " A2 A5"}, {"slain": LEVEL_3 + " A2"}),
    ("M09", {"gems": 4, "taken": "AB"}, {"gems": 3, "taken": "ABC"}),
    ("M10", {"explored": "A1 F7"}, {"explored": "F1 E7 F6"}),
    ("M11", {"explored": some(TRAPS, 5)}, {"explored": some(TRAPS, 4) + " A1 A2 C4"}),
    ("M12", {"explored": COLUMN_C + " " + ROW_2 + " A1 B1 D1"}, {"explored": COLUMN_C + " " + ROW_2 + " A1 B1"}),
    ("M13", {"cells": complete(4)}, {"cells": complete(3, 5)}),
    ("M14", {"levels": (1, 1, 5, 5)}, {"levels": (1, 1, 4, 5)}),
    ("M15", {"explored": "D2 E5 A6"}, {"explored": "D2 E5 C7"}),
    ("M16", {"levels": (5, 1, 1, 6)}, {"levels": (6, 4, 4, 4)}),
]


def test_every_mission_is_tested() -> None:
    assert [mission for mission, _, _ in MISSIONS] == [mission.id for mission in BOOK.missions]


@pytest.mark.rule("PD-MISSION-1")
@pytest.mark.parametrize(("mission", "enough", "short"), MISSIONS, ids=[mission for mission, _, _ in MISSIONS])
def test_mission(mission: str, enough: dict[str, Any], short: dict[str, Any]) -> None:
    assert met(mission, **enough)
    assert not met(mission, **short)


@pytest.mark.rule("PD-MISSION-1")
def test_a_mission_is_claimed_only_at_the_end_of_a_round() -> None:
    t = at(potions=6, missions="M06").play("die w1", "brew", "part crown")
    assert (t.team().potions, t.team().mission_glory) == (8, 0)
    assert t.state.claimed == ()
    t.end_round()
    assert t.team().mission_glory == 4
    assert t.team(1).mission_glory == 0


@pytest.mark.rule("PD-MISSION-2", "PD-MISSION-3")
def test_all_who_meet_it_score_then_it_is_gone() -> None:
    t = at(phase="missions", missions="M06", potions=8, others=[{"potions": 9}, {"potions": 7}])
    assert [t.team(seat).mission_glory for seat in range(3)] == [4, 4, 0]
    assert t.state.claimed == t.state.missions
    later = at(phase="missions", round=2, missions="M06", claimed="M06", potions=7, others=[{}, {"potions": 8}])
    assert [later.team(seat).mission_glory for seat in range(3)] == [0, 0, 0]
    assert later.told("mission", 2) == []


@pytest.mark.rule("PD-MISSION-3", "PD-MISSION-5")
def test_missions_gone_or_not_met_do_not_stand_in_the_way() -> None:
    t = at(phase="missions", missions="M06 M02 M14", claimed="M06", potions=8, levels=(3, 3, 3, 3))
    assert t.told("mission") == [("M14", 4)]
    assert [BOOK.missions[mission].id for mission in t.state.claimed] == ["M06", "M14"]


@pytest.mark.rule("PD-MISSION-4")
@pytest.mark.parametrize("number", [1, 5, 8])
def test_a_mission_is_worth_four_in_any_round(number: int) -> None:
    t = at(phase="missions", round=number, missions="M06", potions=8)
    assert t.score().missions == 4


@pytest.mark.rule("PD-MISSION-5")
def test_several_missions_in_one_round() -> None:
    t = at(phase="missions", missions="M06 M14 M02", potions=8, levels=(5, 5, 1, 1), others=[{"levels": (1, 1, 1, 6)}])
    assert t.told("mission") == [("M06", 4), ("M14", 4)]
    assert t.told("mission", 1) == [("M02", 4)]
    assert [t.team(seat).mission_glory for seat in (0, 1)] == [8, 4]


@pytest.mark.rule("PD-MISSION-6")
def test_the_whole_history_counts() -> None:
    t = at(phase="missions", round=7, missions="M10", explored="A1 F7", room="D4")
    assert t.told("mission") == [("M10", 4)]


@pytest.mark.rule("PD-MISSION-7")
def test_mission_glory_is_written_at_once() -> None:
    t = at(phase="missions", round=2, missions="M06", potions=8, mission_glory=4)
    assert t.state.round == 3
    assert t.score().missions == 8


GOALS: list[Any] = [
    ("G01", [{"slain": some(LEVEL_4, n) + " A1 A5"} for n in (1, 2, 3, 4)]),
    ("G02", [{"slain": some(LEVEL_5, n) + " A1 A2"} for n in (1, 2, 3, 4)]),
    ("G03", [{"explored": some(TRAPS, 3), "edges": bits} for bits in (0, 0b10, 0b101101, 0b1111111)]),
    ("G04", [{"explored": " ".join(f"{c}{r}" for c in "ABCDEF"[:n] for r in "1357")} for n in (3, 4, 5, 6)]),
    ("G05", [{"explored": " ".join(f"{c}{r}" for r in "246"[:n] for c in "ABCDEF") + " A1 B1"} for n in (0, 1, 2, 3)]),
    ("G06", [{"levels": levels} for levels in ((5, 4, 4, 4), (5, 5, 4, 4), (5, 6, 5, 4), (5, 5, 6, 6))]),
    ("G07", [{"slain": some(LEVEL_3, n) + " A2 A5"} for n in (1, 2, 3, 4)]),
    ("G08", [{"potions": n, "hearts": n} for n in (5, 6, 9, 12)]),
    ("G09", [{"explored": some(EVERY, n)} for n in (19, 20, 25, 30)]),
    ("G10", [{"bosses": glory, "phase": "over", "round": 8} for glory in ((9, -6, 0), (5, -6, 5), (5, 10, 0), (5, 7, 8))]),
    ("G11", [{"cells": complete(n, 1)} for n in (1, 2, 4, 7)]),
    ("G12", [{"explored": some("A1 A2 A3 A4 A5 A6 A7 B7 C7 D7 E7 F7 F6 F5 F4 F3 F2 F1", n) + " B2 C3"} for n in (9, 10, 13, 16)]),
    ("G13", [{"slain": some(f"{LEVEL_3} {LEVEL_4} {LEVEL_5}", n)} for n in (3, 4, 7, 10)]),
    ("G14", [{"gems": n} for n in (1, 2, 5, 7)]),
    ("G15", [{"explored": some(CORNERS, n) + " B1 A6"} for n in (0, 1, 2, 3)]),
    ("G16", [{"levels": levels} for levels in ((3, 3, 3, 2), (3, 3, 3, 3), (4, 4, 4, 4), (5, 5, 5, 5))]),
]


def test_every_goal_is_tested() -> None:
    assert [name for name, _ in GOALS] == [goal.id for goal in BOOK.goals]


@pytest.mark.rule("PD-GOAL-2")
@pytest.mark.parametrize(("name", "sheets"), GOALS, ids=[name for name, _ in GOALS])
def test_goal(name: str, sheets: list[dict[str, Any]]) -> None:
    glory = []
    for sheet in sheets:
        t = at(goal=name, others=[], **sheet)
        glory.append(cards.goal_glory(t.team(), BOOK.goals[t.team().goal], t.state, BOOK))
        assert t.score().cards == glory[-1]
    assert glory == [0, 2, 4, 6]


@pytest.mark.rule("PD-GOAL-2")
def test_the_last_step_before_a_tier_does_not_reach_it() -> None:
    glory = [at(goal="G16", levels=(6, 6, n, 1), others=[]).score().cards for n in range(1, 7)]
    assert glory == [2, 2, 4, 4, 4, 4]
    glory = [at(goal="G08", potions=n, others=[]).score().cards for n in range(13)]
    assert glory == [0] * 6 + [2] * 3 + [4] * 3 + [6]


@pytest.mark.rule("PD-GOAL-1")
def test_a_goal_is_scored_for_its_owner_at_the_end_only() -> None:
    t = at(goal="G08", potions=5, others=[{"potions": 12, "goal": "G01"}])
    t.play("die w1", "brew")
    assert [field for field in ("mission_glory", "bosses") if getattr(t.team(), field)] == []
    assert t.score(0).cards == 2
    assert t.score(1).cards == 0, "another team's goal"


@pytest.mark.rule("PD-GOAL-3")
def test_a_goal_left_alone_costs_nothing() -> None:
    for goal in BOOK.goals:
        assert at(goal=goal.id, others=[]).score().cards == 0
