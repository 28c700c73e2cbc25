"""Setting up: cards, teams, talents before the game."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.paper_dungeons.positions import BOOK, Calm, Scene, at, goal, new, only_changed, rooms, talent
from undercroft.games.paper_dungeons import GAME
from undercroft.games.paper_dungeons.state import Team
from undercroft.kernel.luck import Luck
from undercroft.kernel.table import Table


@pytest.mark.rule("PD-SETUP-1")
@pytest.mark.parametrize("seats", range(1, 9))
def test_one_to_eight_teams_each_with_a_sheet(seats: int) -> None:
    t = new(seats)
    assert list(GAME.seats) == [1, 2, 3, 4, 5, 6, 7, 8]
    assert len(t.state.parts) == seats
    assert t.table.waiting_for() == tuple(range(seats))


@pytest.mark.rule("PD-SETUP-2")
def test_one_dungeon_card_is_drawn_from_twelve() -> None:
    drawn = [new(1, luck=(card,)).state.dungeon for card in range(12)]
    assert drawn == list(range(12))
    with_card = new(1, dungeon="F")
    assert BOOK.dungeons[with_card.state.dungeon].id == "F"
    assert with_card.table.luck.count == new(1).table.luck.count - 1, "a fixed dungeon is not drawn"


@pytest.mark.rule("PD-SETUP-3")
@pytest.mark.parametrize("card", BOOK.dungeons, ids=lambda card: card.id)
def test_the_card_marks_three_boss_rooms_for_all(card: Any) -> None:
    first, second, third = card.rooms
    assert len({first, second, third}) == 3
    explored = BOOK.room_names[first]
    t = at(dungeon=card.id, phase="gems", round=3, levels=(6, 6, 6, 6), room=explored, others=[{"levels": (6, 6, 6, 6)}])
    assert t.team(0).bosses[0] > 0 > t.team(1).bosses[0], "the marked room counts for every sheet alike"


@pytest.mark.rule("PD-SETUP-4")
def test_extra_walls_behave_like_printed_ones_on_every_sheet() -> None:
    with_walls = at(dungeon="C", room="B1", others=[{"room": "B1"}])
    for seat in (0, 1):
        with_walls.play("die w1", "move", seat=seat)
        assert with_walls.targets("step", seat) == {"A1"}
        assert with_walls.barred(seat=seat)["step B2"] == "PD-MOVE-7"
    assert at(dungeon="B", room="B1").play("die w1", "move").targets("step") == {"A1", "B2", "C1"}
    cloaked = at(dungeon="C", room="B1", cells={"cloak": 2}).play("die w1", "move")
    assert cloaked.targets("step") == {"A1", "B2", "C1"}


@pytest.mark.rule("PD-SETUP-5")
@pytest.mark.parametrize("card", [card.id for card in BOOK.dungeons])
def test_three_bosses_one_a_stage_lie_open(card: str) -> None:
    t = new(2, dungeon=card)
    bosses = [BOOK.bosses[boss] for boss in BOOK.dungeons[t.table.view(None).dungeon].bosses]
    assert [boss.stage for boss in bosses] == [1, 2, 3]


@pytest.mark.rule("PD-SETUP-6")
def test_three_different_missions_lie_open() -> None:
    t = new(2, luck=(0, 15, 3, 3))
    assert [BOOK.missions[m].id for m in t.state.missions] == ["M16", "M04", "M05"]
    assert t.table.view(1).missions == t.table.view(None).missions == t.state.missions
    assert new(1, luck=(0, 0, 0, 0)).state.missions == (0, 1, 2)


@pytest.mark.rule("PD-SETUP-7")
def test_without_missions_nobody_scores_them() -> None:
    assert new(2, missions="off").state.missions == ()
    t = at(phase="missions", levels=(6, 6, 6, 6), potions=12, options={"missions": "off"})
    assert t.told("mission") == []
    assert t.score().missions == 0
    assert t.state.round == 2


@pytest.mark.rule("PD-SETUP-8")
def test_each_keeps_one_of_two_talents_and_one_of_two_goals() -> None:
    t = new(2)
    first, second = t.team().talents_dealt
    goals = t.team().goals_dealt
    assert len(t.team(1).talents_dealt) == len(t.team(1).goals_dealt) == 2
    assert t.options() == [f"keep-talent {BOOK.talents[card].id}" for card in (first, second)]
    t.play(t.options()[1])
    assert t.options() == [f"keep-goal {BOOK.goals[card].id}" for card in goals]
    t.play(t.options()[0])
    assert (t.team().talent, t.team().goal) == (second, goals[0])
    assert (t.team(1).talent, t.team(1).goal) == (-1, -1)
    assert t.options() == ["ready"]


@pytest.mark.rule("PD-SETUP-8")
@pytest.mark.parametrize("kept", range(2))
def test_whoever_has_kept_both_cards_is_asked_no_more(kept: int) -> None:
    """Also of a stored position, and whichever card of the pack it is."""
    t = new(2)
    state = t.state
    state.parts[0].talent, state.parts[0].goal = state.parts[0].talents_dealt[0], kept
    again = Scene(Table.restore(GAME, t.table.setup, BOOK, Luck(Calm()), state, {}))
    assert again.table.waiting_for() == (1,)
    assert (again.team().goal, again.asked(1)) == (kept, "keep-talent")


@pytest.mark.rule("PD-RULING-38")
def test_what_is_kept_stays_secret() -> None:
    t = new(2)
    for kind in ("keep-talent", "keep-goal"):
        ask = t.table.question(0)
        assert ask is not None
        assert (ask.kind, ask.secret) == (kind, True)
        t.play(t.options()[0])
    t.play("ready").play(t.options(1)[0], seat=1).play(t.options(1)[0], "ready", seat=1)
    for kind, card in (("kept-talent", BOOK.talents[t.team().talent].id), ("kept-goal", BOOK.goals[t.team().goal].id)):
        assert [event.data for event in t.table.told(0) if event.kind == kind] == [(card,)]
        assert [event.seat for event in t.table.told(1) if event.kind == kind] == [1]
        assert [event for event in t.table.told(None) if event.kind == kind] == []


@pytest.mark.rule("PD-SETUP-9")
@pytest.mark.parametrize("luck", [(), [0] * 36])
def test_no_card_is_dealt_twice_and_eight_players_take_all(luck: list[int]) -> None:
    t = new(8, luck)
    talents = [card for team in t.state.parts for card in team.talents_dealt]
    goals = [card for team in t.state.parts for card in team.goals_dealt]
    assert sorted(talents) == sorted(goals) == list(range(16))


@pytest.mark.rule("PD-SETUP-10")
def test_discarded_cards_do_nothing() -> None:
    dealt = (talent("alchemist"), talent("scout"))
    t = at(talents_dealt=dealt, talent="scout", goals_dealt=(goal("G08"), goal("G01")), goal="G01", potions=5)
    t.play("die w1", "brew")
    assert t.team().potions == 7, "the Alchemist was discarded"
    assert t.score().cards == -2, "Scout only: the potion goal was discarded"


@pytest.mark.rule("PD-SETUP-11")
@pytest.mark.parametrize("card", BOOK.goals, ids=lambda card: card.id)
def test_the_kept_goal_trains_two_heroes_black_and_two_white(card: Any) -> None:
    index = BOOK.goals.index(card)
    trained = BOOK.training[index]
    assert sum(trained) == 2
    for die, dice in (("w", "{0} {0} {0} boots boots boots"), ("b", "clover clover warrior {0} {0} {0}")):
        for number, hero in enumerate(("warrior", "wizard", "cleric", "thief")):
            t = at(dice=dice.format(hero), goal=BOOK.goals[index].id, others=[]).play(f"die {die}1")
            assert (f"level {hero}" in t.options()) == (trained[number] == (die == "b"))


@pytest.mark.rule("PD-SETUP-12", "PD-SETUP-13", "PD-SETUP-14")
def test_a_team_starts_with_nothing_outside_the_dungeon() -> None:
    fresh = new(1).team()
    assert fresh.levels == (1, 1, 1, 1)
    assert fresh.strength == 4
    dealt = Team(talents_dealt=fresh.talents_dealt, goals_dealt=fresh.goals_dealt)
    assert fresh == dealt
    assert (dealt.wounds, dealt.potions, dealt.gems, dealt.slain, sum(dealt.cells), dealt.risen) == (0, 0, 0, 0, 0, False)
    assert new(1).room() == "outside"


@pytest.mark.rule("PD-SETUP-15")
def test_talents_act_after_all_have_chosen_and_before_the_first_round() -> None:
    t = new(2, luck=[0, 0, 0, 0, talent("healer")])
    t.play("keep-talent healer").play(t.options()[0], "ready")
    assert (t.team().potions, t.team().prepared) == (0, False), "the other still chooses"
    t.play(t.options(1)[0], seat=1).play(t.options(1)[0], "ready", seat=1)
    assert (t.team().potions, t.team().prepared) == (2, True)
    order = [event.kind for event in t.table.told(0) if event.kind in ("kept-goal", "prepared", "potion", "round")]
    assert order == ["kept-goal", "prepared", "potion", "potion", "round"]


@pytest.mark.rule("PD-SETUP-15")
def test_the_first_round_waits_for_every_talent() -> None:
    t = at(phase="prepare", round=0, talent="veteran", prepared=False, others=[{"talent": "scout", "prepared": False}])
    assert (t.state.round, t.table.waiting_for()) == (0, (0,))
    t.play("raise thief", "raise wizard")
    assert t.state.round == 0
    t.play("ready")
    assert t.state.round == 1


@pytest.mark.rule("PD-SETUP-16")
def test_teams_do_not_touch_each_others_dungeon() -> None:
    t = at(room="C2", explored="C1", others=[{"room": "C2", "explored": "C1"}])
    before = t.team(1)
    t.play("die w1", "move", "step C1", "step D1")
    assert t.team().slain == rooms("D1")
    assert t.team(1) == before
    t.rest()
    t.play("die w1", "move", "step C1", "step D1", seat=1)
    assert (t.team(1).slain, t.team(1).potions, t.team(1).wounds) == (rooms("D1"), 1, 2)
    only_changed(before, t.team(1), "room", "explored", "slain", "potions", "wounds")
