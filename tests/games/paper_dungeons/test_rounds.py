"""Rounds and stages."""

from __future__ import annotations

import pytest

from tests.games.paper_dungeons.positions import BOOK, at, faces, new
from undercroft.games.paper_dungeons.rules import bosses


@pytest.mark.rule("PD-ROUND-1", "PD-ROUND-6")
def test_the_game_has_eight_rounds_and_then_is_scored() -> None:
    t = at(phase="roll", round=0, others=[{}])
    for number in range(1, 9):
        assert t.state.round == number
        assert t.table.outcome() is None
        t.end_round()
        if number in (3, 6, 8):
            assert len(t.team().bosses) == (3, 6, 8).index(number) + 1
    assert t.table.over
    assert t.state.phase == "over"
    assert t.told("round") == [(number,) for number in range(1, 9)]
    assert t.table.log[-1].kind == "over"
    outcome = t.table.outcome()
    assert outcome is not None
    assert outcome.scores == (t.score(0).total, t.score(1).total)


@pytest.mark.rule("PD-ROUND-6")
def test_missions_of_the_eighth_round_still_count() -> None:
    t = at(phase="missions", round=8, missions="M06", potions=8)
    assert t.table.over
    assert t.score().missions == 4


@pytest.mark.rule("PD-ROUND-2")
def test_stages_are_three_three_and_two_rounds() -> None:
    assert [bosses.stage_of(number) for number in range(1, 9)] == [1, 1, 1, 2, 2, 2, 3, 3]


@pytest.mark.rule("PD-ROUND-3")
def test_a_round_runs_roll_skulls_dice_end() -> None:
    t = at(phase="roll", round=1, potions=1, luck=faces("skull wizard cleric skull boots thief"))
    assert t.state.round == 2
    assert t.asked() == "drink", "skulls come before dice"
    t.play("drink 0")
    assert t.asked() == "die"
    assert t.team().wounds == 2
    t.end_round()
    kinds = [event.kind for event in t.table.told(0) if event.kind in ("round", "rolled", "wounded", "chose")]
    assert kinds[:4] == ["round", "rolled", "wounded", "chose"]
    assert t.state.round == 3
    assert len(t.team().numbers) == 3


@pytest.mark.rule("PD-ROUND-4")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_teams_play_at_the_same_time_in_any_order(order: tuple[int, int]) -> None:
    t = at(room="C2", others=[{"room": "B2"}])
    assert t.table.waiting_for() == (0, 1)
    walks = {0: ("die w2", "move", "step C1", "step D1"), 1: ("die w2", "move", "step C2", "step C3")}
    for seat in order:
        t.play(*walks[seat], seat=seat)
    for seat in order:
        t.rest(seat)
    assert (t.room(0), t.room(1)) == ("D1", "C3")
    assert t.team(0).wounds == 2
    assert t.team(1).wounds == 1
    assert t.state.round == 2


@pytest.mark.rule("PD-ROUND-4")
def test_seats_taking_turns_answer_by_answer_end_the_same() -> None:
    apart, mixed = at(room="C2", others=[{"room": "B2"}]), at(room="C2", others=[{"room": "B2"}])
    walks = [("die w2", "move", "step C1", "step D1"), ("die b3", "move", "step C2", "step C3")]
    for seat in (1, 0):
        apart.play(*walks[seat], seat=seat)
    for first, second in zip(*walks, strict=True):
        mixed.play(first, seat=0).play(second, seat=1)
    assert apart.end_round().state == mixed.end_round().state


@pytest.mark.rule("PD-ROUND-5")
def test_the_end_of_a_round_runs_gems_boss_vanishing_missions() -> None:
    t = at(phase="gems", round=3, room="D2", levels=(3, 3, 3, 3), taken="A", fresh="A", missions="M14",
           options={"vanishing": "on"})  # fmt: skip
    order = ["announced", "crossed", "beat", "fled", "wounded", "spoils", "vanished", "mission"]
    kinds = [event.kind for event in t.table.log if event.kind in order]
    assert kinds == ["announced", "crossed", "beat", "fled", "wounded", "spoils", "vanished", "crossed", "crossed", "mission"]
    assert t.state.round == 4


@pytest.mark.rule("PD-ROUND-5")
@pytest.mark.parametrize("number", range(1, 9))
def test_bosses_come_only_in_rounds_three_six_and_eight(number: int) -> None:
    stages = [stage for stage in (3, 6, 8) if stage < number]
    t = at(phase="gems", round=number, bosses=(0,) * len(stages))
    assert len(t.team().bosses) == len(stages) + (number in (3, 6, 8))


@pytest.mark.rule("PD-ROUND-5")
def test_a_boss_reward_counts_for_a_mission_of_the_same_round() -> None:
    t = at(phase="gems", round=3, dungeon="B", room="D2", levels=(3, 3, 3, 2), missions="M14 M04")
    assert t.asked() == "raise"
    assert t.told("mission") == []
    t.play("raise thief", "ready")
    assert t.told("mission") == [("M14", 4), ("M04", 4)]


def test_the_roll_waits_for_the_last_team() -> None:
    t = at()
    t.rest(0)
    assert t.state.round == 1
    assert t.asked(0) == ""
    t.rest(1)
    assert t.state.round == 2
    assert BOOK.dungeons[t.state.dungeon].id == "A"
    assert new(2).state.round == 0
