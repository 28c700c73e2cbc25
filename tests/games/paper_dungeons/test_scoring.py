"""The score sheet."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.paper_dungeons.positions import BOOK, ITEMS, Scene, at
from tests.games.rules_pages import chapters, figures
from undercroft.games.paper_dungeons.rules.scoring import Score, so_far


def finished(*teams: dict[str, Any]) -> Scene:
    first, *others = teams
    return at(phase="over", round=8, others=others, **first)


@pytest.mark.rule("PD-SCORE-1")
def test_the_sheet_has_twelve_lines() -> None:
    assert Score._fields == (
        "boss1", "boss2", "boss3", "levels", "items", "gems", "minions", "wounds", "resurrection", "cards", "missions", "total",
    )  # fmt: skip


@pytest.mark.rule("PD-SCORE-2")
def test_boss_lines_hold_glory_or_the_loss() -> None:
    assert finished({"bosses": (5, -4, 8)}).score()[:3] == (5, -4, 8)


@pytest.mark.rule("PD-SCORE-3", "PD-SCORE-4")
@pytest.mark.parametrize(("levels", "glory"), [
    ((1, 6, 6, 6), 3), ((2, 5, 5, 5), 3), ((3, 3, 3, 3), 6), ((4, 4, 6, 4), 9), ((5, 5, 5, 5), 11), ((6, 6, 6, 6), 18),
])  # fmt: skip
def test_levels_score_the_lowest_and_one_for_each_six(levels: tuple[int, ...], glory: int) -> None:
    assert finished({"levels": levels}).score().levels == glory


@pytest.mark.rule("PD-SCORE-5")
def test_items_score_cells_and_complete_items() -> None:
    assert finished({"cells": dict.fromkeys(ITEMS, 2)}).score().items == 16 + 2 + 4 + 1 + 3 - 1
    assert finished({"cells": {"crown": 1, "sceptre": 2}}).score().items == 1 + 2 - 1
    assert finished({}).score().items == 0


@pytest.mark.rule("PD-SCORE-6")
def test_gems_score_their_last_circle() -> None:
    assert [finished({"gems": n}).score().gems for n in range(11)] == [0, 2, 5, 9, 14, 19, 24, 30, 36, 43, 50]


@pytest.mark.rule("PD-SCORE-7")
def test_minions_score_their_last_box() -> None:
    order = "A1 B1 D1 E2 A2 C4 E4 F3 A5 D6 F5 F7"
    glory = [finished({"slain": order[: 3 * n]}).score().minions for n in range(13)]
    assert glory == [0, 1, 3, 4, 6, 8, 10, 12, 14, 16, 19, 22, 25]


@pytest.mark.rule("PD-SCORE-8")
def test_wounds_on_the_column_cost_those_on_hearts_do_not() -> None:
    costs = [finished({"wounds": n, "levels": (6, 6, 6, 6)}).score().wounds for n in range(25)]
    assert [-cost for cost in costs] == [
        0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 6, 6, 8, 8, 10, 10, 12, 12, 14, 14, 16, 16, 18, 18, 20,
    ]  # fmt: skip
    assert finished({"potions": 12, "hearts": 24}).score().wounds == 0


@pytest.mark.rule("PD-SCORE-9")
def test_resurrection_costs_nine() -> None:
    assert finished({"risen": True, "wounds": 5}).score().resurrection == -9
    assert finished({"wounds": 4}).score().resurrection == 0


@pytest.mark.rule("PD-SCORE-10")
@pytest.mark.parametrize(("talent", "potions", "glory"), [("healer", 9, 6), ("veteran", 5, -3), ("scout", 12, 4)])
def test_goal_and_talent_share_a_line(talent: str, potions: int, glory: int) -> None:
    assert finished({"talent": talent, "goal": "G08", "potions": potions}).score().cards == glory


def test_cards_of_which_one_is_known_are_counted_so_far() -> None:
    t = at(round=4, bosses=(5,), goal="G08", potions=9, talent="healer")
    team = t.team()
    team.talent = -1
    assert dict(so_far([team], t.state, BOOK))["cards"] == (4,)
    team.goal = -1
    assert dict(so_far([team], t.state, BOOK))["cards"] == (None,)


@pytest.mark.rule("PD-SCORE-11")
def test_missions_score_four_each() -> None:
    t = at(phase="missions", round=8, missions="M06 M14 M02", potions=8, levels=(3, 3, 3, 3))
    assert t.score().missions == 8


@pytest.mark.rule("PD-SCORE-12")
def test_the_total_is_the_sum_and_may_be_negative() -> None:
    sheet = finished({"bosses": (-2, -3, -5), "wounds": 12, "risen": True, "talent": "veteran"}).score()
    assert sheet.total == sum(sheet[:-1]) == -2 - 3 - 5 - 8 - 9 - 3


@pytest.mark.rule("PD-SCORE-13")
def test_only_bosses_and_missions_are_written_during_play() -> None:
    t = at(levels=(3, 3, 3, 2), others=[])
    assert t.score().levels == 3
    t.play("die w3", "level thief")
    assert t.score().levels == 6, "computed from the sheet, never stored"
    assert not {"glory", "score", "total"} & set(type(t.team()).__struct_fields__)


@pytest.mark.rule("PD-SCORE-14")
def test_the_highest_total_wins() -> None:
    outcome = finished({"gems": 3}, {"gems": 5}, {"gems": 4}).table.outcome()
    assert outcome is not None
    assert outcome.winners == (1,)
    assert outcome.scores == (9, 19, 14 - 3)


@pytest.mark.rule("PD-SCORE-15")
def test_a_tie_goes_to_the_explorers() -> None:
    teams = [{"talent": talent, "explored": rooms} for talent, rooms in (("assassin", "A1"), ("barbarian", "A1 B1"))]
    outcome = finished(*teams).table.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((0, 0), (1,))


@pytest.mark.rule("PD-SCORE-16")
def test_a_tie_that_stays_is_shared() -> None:
    teams = [{"talent": talent, "explored": "A1 B1"} for talent in ("assassin", "barbarian", "veteran")]
    outcome = finished(*teams).table.outcome()
    assert outcome is not None
    assert outcome.winners == (0, 1)


@pytest.mark.rule("PD-SCORE-8")
@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_the_rules_page_says_what_wounds_cost(language: str) -> None:
    """Steps of the sheet: a penalty from so many wounds on, and two more for every two after that."""
    (row,) = [row for table in chapters("paper-dungeons", language)["scoring"].tables for row in table if row[0] == "H"]
    first, (more, last, wounds) = figures(row[1])[:8], figures(row[1])[8:]
    track = BOOK.pack.tracks.wounds
    steps = [(penalty, number) for number, penalty in enumerate(track) if number and penalty > track[number - 1]]
    said = list(zip(first[::2], first[1::2], strict=True))
    assert said == steps[: len(said)]
    assert all(track[n] == track[n - 2] + more for n in range(said[-1][1] + 2, len(track)))
    assert (last, wounds) == (track[-1], len(track) - 1)
