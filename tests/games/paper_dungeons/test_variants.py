"""Vanishing gems, campaign, solo, editions and the table's options."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.paper_dungeons.positions import BOOK, Scene, at, letters, new, only_changed, setup
from undercroft.games.paper_dungeons.rules import campaign
from undercroft.games.paper_dungeons.state import read_terms


def end_of_stage(stage: int, *others: dict[str, Any], vanishing: str = "on", **own: Any) -> Scene:
    number, past = (3, 6, 8)[stage - 1], (0,) * (stage - 1)
    teams = [{"bosses": past, **team} for team in others]
    return at(phase="gems", round=number, bosses=past, others=teams, options={"vanishing": vanishing}, **own)


@pytest.mark.rule("PD-VAR-1")
@pytest.mark.parametrize(("stage", "gone"), [(1, "BF"), (2, "DE")])
def test_two_gems_vanish_after_the_first_two_bosses(stage: int, gone: str) -> None:
    t = end_of_stage(stage, {"taken": gone[0]}, {"crossed": gone[1]})
    assert t.told("vanished") == [(gone,)]
    assert [t.team(seat).crossed for seat in range(3)] == [letters(gone), letters(gone[1]), letters(gone)]
    assert t.team(1).taken == letters(gone[0])
    assert (t.told("crossed"), t.told("crossed", 2)) == ([(gone,)], [(gone[0],)])
    order = [event.kind for event in t.table.log if event.kind in ("fled", "vanished")]
    assert order == ["fled", "fled", "fled", "vanished"]


@pytest.mark.rule("PD-VAR-1")
def test_without_the_variant_nothing_vanishes() -> None:
    t = end_of_stage(1, {}, vanishing="off")
    assert (t.told("vanished"), t.team().crossed) == ([], 0)
    early = at(phase="gems", round=2, options={"vanishing": "on"})
    assert (early.told("vanished"), early.team().crossed) == ([], 0)


@pytest.mark.rule("PD-VAR-2")
def test_the_last_bosses_name_no_gems() -> None:
    assert [len(boss.vanish) for boss in BOOK.bosses] == [2] * 8 + [0] * 4
    t = end_of_stage(3, {})
    assert (t.told("vanished"), t.team().crossed) == ([], 0)
    assert t.table.over


@pytest.mark.rule("PD-VAR-3")
def test_a_gem_taken_in_the_round_of_the_fight_is_kept() -> None:
    t = end_of_stage(1, {}, taken="B", fresh="B")
    assert (t.team().taken, t.team().gems) == (letters("B"), 1)
    assert t.team().crossed == letters("F")
    assert t.team(1).crossed == letters("BF")


@pytest.mark.rule("PD-VAR-4")
def test_what_was_agreed_holds_for_the_whole_game() -> None:
    t = at(phase="roll", round=0, options={"vanishing": "on", "edition": "pl"})
    agreed = t.state.terms
    while not t.table.over:
        t.end_round()
    assert t.state.terms == agreed
    assert [event.data for event in t.table.log if event.kind == "vanished"] == [("BF",), ("DE",)]


@pytest.mark.rule("PD-CAMPAIGN-1")
def test_four_stories_of_three_chapters() -> None:
    assert campaign.stories(BOOK) == {
        "city": ("A", "B", "C"), "mummy": ("D", "E", "F"), "tower": ("G", "H", "I"), "kingdom": ("J", "K", "L"),
    }  # fmt: skip


@pytest.mark.rule("PD-CAMPAIGN-2")
def test_each_chapter_is_a_game_with_its_dungeon_fixed() -> None:
    for chapter in campaign.chapters(BOOK, "mummy"):
        t = new(2, dungeon=chapter)
        assert t.told("dungeon") == [(chapter,)]
        assert len(t.state.missions) == 3
        assert len(t.team().talents_dealt) == 2


@pytest.mark.rule("PD-CAMPAIGN-3")
def test_totals_add_up_chapter_by_chapter() -> None:
    chapters = [((50, 20), (40, 22)), ((61, 18), (-3, 9)), ((47, 25), (60, 30))]
    assert campaign.totals(chapters) == (158, 97)
    assert campaign.totals(chapters[:2]) == (111, 37)
    assert campaign.totals([]) == ()


@pytest.mark.rule("PD-CAMPAIGN-4")
def test_the_highest_sum_wins() -> None:
    assert campaign.standing([((50, 1), (40, 30)), ((10, 1), (30, 30)), ((10, 1), (1, 30))]) == (1,)
    assert campaign.standing([((70, 1), (40, 30))]) == (0,)


@pytest.mark.rule("PD-CAMPAIGN-5")
def test_nothing_but_totals_carries_over() -> None:
    first, second = (new(2, dungeon=chapter) for chapter in ("A", "B"))
    only_changed(first.team(), second.team())
    assert second.team().levels == (1, 1, 1, 1)
    assert campaign.Result._fields == ("total", "rooms")
    assert first.told("round") == second.told("round") == []


@pytest.mark.rule("PD-CAMPAIGN-6")
def test_a_tie_goes_to_more_rooms_over_all_chapters_then_is_shared() -> None:
    assert campaign.standing([((50, 20), (40, 22)), ((40, 20), (50, 19))]) == (1,)
    assert campaign.standing([((50, 20), (40, 22), (9, 42)), ((40, 20), (50, 18), (9, 42))]) == (0, 1)


@pytest.mark.rule("PD-SOLO-1")
def test_a_solo_game_is_set_up_like_any_other() -> None:
    t = new(1)
    assert len(t.state.missions) == 3
    assert len(t.team().talents_dealt) == len(t.team().goals_dealt) == 2
    assert t.asked() == "keep-talent"


@pytest.mark.rule("PD-SOLO-2")
@pytest.mark.parametrize("vanishing", ["on", "off"])
def test_alone_gems_always_vanish(vanishing: str) -> None:
    assert read_terms(setup(1, vanishing=vanishing)).vanishing
    assert read_terms(setup(2, vanishing=vanishing)).vanishing == (vanishing == "on")
    t = end_of_stage(1, vanishing=vanishing)
    assert t.told("vanished") == [("BF",)]


@pytest.mark.rule("PD-SOLO-3")
@pytest.mark.parametrize(("number", "glory"), enumerate((6, 5, 4, 4, 3, 3, 2, 1), start=1))
def test_alone_a_mission_is_worth_less_every_round(number: int, glory: int) -> None:
    t = at(phase="missions", round=number, missions="M06 M02", potions=8, others=[])
    assert t.told("mission") == [("M06", glory)]
    assert t.score().missions == glory


@pytest.mark.rule("PD-SOLO-4")
def test_alone_there_is_no_boss_reward() -> None:
    t = end_of_stage(1, room="D2", levels=(5, 5, 5, 5))
    assert t.told("beat") == [("minotaur", 26, 5, 1)]
    assert (t.asked(), t.team().potions) == ("die", 0)


@pytest.mark.rule("PD-SOLO-5")
def test_alone_the_announcement_changes_nothing() -> None:
    t = at(phase="gems", round=1, taken="C", fresh="C", others=[])
    assert (t.team().taken, t.team().crossed, t.told("crossed")) == (letters("C"), 0, [])


@pytest.mark.rule("PD-SOLO-6")
def test_alone_the_result_is_the_total() -> None:
    t = at(phase="over", round=8, others=[], gems=3, wounds=4)
    outcome = t.table.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((t.score().total,), (0,))


@pytest.mark.rule("PD-TALENT-8", "PD-TALENT-12")
@pytest.mark.parametrize(("talent", "ru", "pl"), [("psionic", 2, 0), ("merchant", -1, 0), ("seer", 2, 2), ("veteran", -3, -3)])
def test_the_editions_differ_in_two_talents(talent: str, ru: int, pl: int) -> None:
    for edition, glory in (("ru", ru), ("pl", pl)):
        assert at(talent=talent, options={"edition": edition}).score().cards == glory
    assert at(talent=talent).score().cards == ru


def test_b7_can_be_open_from_below() -> None:
    closed = at(room="B6").play("die w1", "move")
    assert closed.targets("step") == {"A6", "B5", "C6"}
    t = at(room="B6", options={"b7": "open"}).play("die w1", "move")
    assert t.targets("step") == {"A6", "B7", "C6"}
    t.play("step B7")
    assert (t.room(), t.team().taken, t.team().edges) == ("B7", letters("G"), 0)


def test_an_open_b7_keeps_every_other_wall() -> None:
    for closed, opened in zip(BOOK.dungeons, BOOK.open_dungeons, strict=True):
        assert opened.walls - {"B5|B6"} == closed.walls - {"B5|B6", "B6|B7"}
        assert BOOK.distances(opened)[BOOK.room_at["B7"]] is not None
        assert [room for room, far in zip(BOOK.room_names, BOOK.distances(closed), strict=True) if far is None] == ["B7"]


@pytest.mark.rule("PD-RULING-24")
def test_walls_and_water_passed_are_counted_once_an_edge() -> None:
    t = at(room="A1", slain="A1 A2", explored="A2", crossed="A", goal="G03", cells={"cloak": 2, "medallion": 2}, others=[])
    t.play("die b1", "step A2", "step B2", "step B1", "part crown")
    assert t.team().edges.bit_count() == 3
    before = t.team()
    t.play("die w1", "move", "step B2", "step A2", "die w2", "move", "step A1", "stop")
    only_changed(before, t.team(), "room")


@pytest.mark.rule("PD-RULING-38")
def test_cards_are_secret_until_the_end_unless_agreed() -> None:
    hidden, shown = at(), at(options={"cards": "open"})
    assert [sheet.talent for sheet in hidden.table.view(0).sheets] == [-1, -1]
    assert hidden.table.view(0).own.talent == hidden.team().talent
    assert [sheet.goal for sheet in shown.table.view(None).sheets] == [shown.team(0).goal, shown.team(1).goal]
    over = at(phase="over", round=8)
    assert [sheet.goal for sheet in over.table.view(1).sheets] == [over.team(0).goal, over.team(1).goal]
