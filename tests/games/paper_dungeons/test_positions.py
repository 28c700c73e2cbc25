"""Positions as JSON: both ways, and wrong ones refused with the field's name."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.games.paper_dungeons.positions import Calm, Scene, at, new
from undercroft.games import GAMES
from undercroft.kernel import position
from undercroft.kernel.luck import Luck
from undercroft.kernel.types import WrongPosition


def plain(t: Scene | None = None) -> dict[str, Any]:
    text = position.write((t or at(room="C2", cells={"crown": 1}, potions=2, taken="A", slain="A1")).table)
    found: dict[str, Any] = json.loads(text)
    return found


def read(found: object) -> Scene:
    return Scene(position.read(json.dumps(found), GAMES, Luck(Calm())))


def scenes() -> list[Scene]:
    return [
        new(3),
        new(8, [0] * 36),
        at(room="C1", others=[{}, {}]).play("die w1", "move"),
        at(room="C1").play("die w1", "move", "step B1"),
        at(potions=3).play("die w1", "brew"),
        at(phase="prepare", round=0, talent="veteran", prepared=False).play("raise thief"),
        at(phase="gems", round=3, room="D2", levels=(3, 3, 3, 3), potions=2),
        at(phase="over", round=8),
        at(cells={"cloak": 2}, room="D1", options={"b7": "open"}).play("die w1", "move", "step D2"),
    ]


@pytest.mark.parametrize("number", range(9))
def test_a_position_comes_back_as_it_was(number: int) -> None:
    t = scenes()[number]
    again = read(plain(t))
    assert plain(again) == plain(t)
    assert [again.options(seat) for seat in range(len(t.state.parts))] == [t.options(seat) for seat in range(len(t.state.parts))]
    assert again.state.parts == t.state.parts


def test_rooms_gems_and_edges_are_written_by_name() -> None:
    t = at(room="D1", cells={"cloak": 2}, slain="A1 F7", taken="CH", crossed="B").play("die w1", "move", "step D2")
    team = plain(t)["state"]["parts"][0]
    assert (team["room"], team["path"]) == ("D2", ["D2"])
    assert (team["explored"], team["slain"]) == (["D1", "D2"], ["A1", "F7"])
    assert (team["taken"], team["crossed"], team["edges"]) == (["C", "H"], ["B"], ["D1|D2"])
    assert plain(new(1))["state"]["parts"][0]["room"] == "outside"


TEAM: list[tuple[str, Any]] = [
    ("levels", [1, 1, 1, 7]),
    ("levels", [1, 1, 1, 0]),
    ("levels", [1] * 9),
    ("levels", "high"),
    ("cells", [0] * 7),
    ("cells", [3, 0, 0, 0, 0, 0, 0, 0]),
    ("potions", 13),
    ("potions", -1),
    ("hearts", 5),
    ("hearts", -1),
    ("wounds", 25),
    ("wounds", -1),
    ("wounds", 5),
    ("bosses", [4]),
    ("blows", 1),
    ("gems", 11),
    ("gems", 0),
    ("crossed", ["A"]),
    ("crossed", ["Z"]),
    ("crossed", "A"),
    ("slain", ["C2"]),
    ("slain", ["G9"]),
    ("explored", ["A1"]),
    ("explored", [5]),
    ("room", "A7"),
    ("room", "A1"),
    ("room", "G7"),
    ("room", 3),
    ("path", ["X1"]),
    ("path", 7),
    ("path", None),
    ("edges", ["A1|B1"]),
    ("bosses", [1, 2, 3, 4]),
    ("talent", 16),
    ("talent", -1),
    ("goal", 99),
    ("goal", -2),
    ("die", 6),
    ("die", -2),
    ("used", 64),
    ("used", 0b1111),
    ("moves", -2),
    ("moves", 1),
    ("skulls", 3),
    ("blows", -1),
    ("walked", 61),
    ("fresh", ["B"]),
    ("talents_dealt", [16]),
    ("talents_dealt", [-1]),
    ("goals_dealt", [16]),
    ("goals_dealt", [-1]),
    ("sword", 2),
    ("opening", "/"),
]


@pytest.mark.parametrize(("field", "value"), TEAM)
def test_a_wrong_team_is_refused_with_its_field(field: str, value: Any) -> None:
    found = plain()
    found["state"]["parts"][0][field] = value
    with pytest.raises(WrongPosition) as refused:
        read(found)
    assert str(refused.value).startswith("state")
    assert field in str(refused.value)
    assert "parts[" in str(refused.value) or "unknown" in str(refused.value)


STATE: list[tuple[str, Any]] = [
    ("phase", "lunch"),
    ("phase", 3),
    ("round", 9),
    ("round", -1),
    ("round", 0),
    ("dungeon", 12),
    ("dungeon", -1),
    ("dungeon", "A"),
    ("dice", [0, 0, 0]),
    ("dice", [0, 0, 0, 1, 1, 1]),
    ("dice", [5, 5, 5, 1, 1, 1]),
    ("dice", [1, 1, 1, 1, 1, 6]),
    ("missions", [16]),
    ("missions", [1, 1]),
    ("claimed", [3]),
    ("parts", []),
    ("parts", "none"),
    ("parts", [1]),
    ("terms", {"missions": "yes"}),
    ("terms", {"colour": True}),
    ("shown", [{}]),
    ("weather", "fine"),
]


@pytest.mark.parametrize(("field", "value"), STATE)
def test_a_wrong_state_is_refused_with_its_field(field: str, value: Any) -> None:
    found = plain()
    found["state"][field] = value
    with pytest.raises(WrongPosition) as refused:
        read(found)
    named = field if field != "terms" else next(iter(value))
    assert named in str(refused.value)


@pytest.mark.parametrize(("change", "field"), [
    ({"phase": "roll", "round": 8}, "round"),
    ({"phase": "blows", "round": 3, "powers": [5]}, "powers"),
    ({"phase": "spoils", "round": 3, "powers": []}, "powers"),
    ({"phase": "vanish", "round": 4, "powers": [1, 1]}, "round"),
    ({"phase": "keep"}, "talents_dealt"),
])  # fmt: skip
def test_a_phase_needs_its_figures(change: dict[str, Any], field: str) -> None:
    found = plain()
    found["state"] |= change
    found["lanes"] = {}
    with pytest.raises(WrongPosition) as refused:
        read(found)
    assert field in str(refused.value)


def test_a_die_in_hand_is_neither_used_nor_a_skull() -> None:
    found = plain(at(dice="skull wizard cleric boots boots thief"))
    for die, used in ((0, 0), (1, 2)):
        found["state"]["parts"][0] |= {"die": die, "used": used}
        with pytest.raises(WrongPosition, match="die"):
            read(found)
    found["state"]["parts"][0] |= {"die": -1, "used": 1}
    with pytest.raises(WrongPosition, match="used"):
        read(found)


def test_a_team_has_begun_by_its_own_talent() -> None:
    found = plain()
    found["state"]["shown"] = [{}, {"opening": "veteran"}]
    with pytest.raises(WrongPosition, match=r"state\.shown\[1\]\.opening: another talent than the team's"):
        read(found)


def test_two_teams_cannot_hold_the_same_card() -> None:
    for card in ("talent", "goal"):
        found = plain()
        found["state"]["parts"][1][card] = found["state"]["parts"][0][card]
        with pytest.raises(WrongPosition, match=card):
            read(found)


def test_a_die_gives_only_so_many_moves() -> None:
    """Two, or three with boots; what is walked counts. Only a Ranger finds more on the way."""
    found = plain(at(dice="warrior wizard cleric boots thief thief", room="C2"))
    team = found["state"]["parts"][0]
    for die, moves, walked in ((0, 3, 0), (0, 2, 1), (3, 4, 0), (3, 2, 2)):
        team |= {"die": die, "moves": moves, "walked": walked}
        with pytest.raises(WrongPosition, match=r"parts\[0\]\.moves"):
            read(found)
    team |= {"die": 3, "moves": 2, "walked": 1}
    assert read(found).team().moves == 2
    found = plain(at(dice="warrior wizard cleric boots thief thief", room="C2", talent="ranger"))
    found["state"]["parts"][0] |= {"die": 0, "moves": 3, "walked": 2}
    assert read(found).team().moves == 3


@pytest.mark.parametrize(("phase", "round", "fought"), [
    ("explore", 3, 0), ("gems", 3, 0), ("roll", 3, 1), ("explore", 4, 1), ("missions", 6, 2), ("gems", 8, 2), ("over", 8, 3),
])  # fmt: skip
def test_a_boss_for_each_stage_that_is_over(phase: str, round: int, fought: int) -> None:
    found = plain(at(phase="over", round=8))
    found["state"] |= {"phase": phase, "round": round}
    found["lanes"] = {}
    for bosses in range(4):
        for team in found["state"]["parts"]:
            team["bosses"] = [0] * bosses
        if bosses == fought:
            read(found)
        else:
            with pytest.raises(WrongPosition, match=r"parts\[0\]\.bosses"):
                read(found)


@pytest.mark.parametrize(("teams", "change", "field"), [
    (1, {"terms": {"vanishing": False}}, "terms.vanishing"),
    (2, {"terms": {"dungeon": "Z"}}, "terms.dungeon"),
    (2, {"options": {"dungeon": "B"}, "terms": {"dungeon": "B"}}, "state.dungeon"),
    (2, {"options": {"missions": "off"}, "terms": {"missions": False}, "missions": [1, 2, 3]}, "state.missions"),
    (2, {"phase": "missions", "parts": "skulls"}, "skulls"),
])  # fmt: skip
def test_what_was_agreed_is_what_lies_there(teams: int, change: dict[str, Any], field: str) -> None:
    found = plain(at(others=[{}] * (teams - 1), dungeon="A"))
    if change.pop("parts", ""):
        found["state"]["parts"][0]["skulls"] = 1
    found["setup"]["options"] |= change.pop("options", {})
    found["state"]["terms"] |= change.pop("terms", {})
    found["state"] |= change
    found["lanes"] = {}
    with pytest.raises(WrongPosition, match=field):
        read(found)


def test_nine_teams_are_refused() -> None:
    found = plain()
    found["state"]["parts"] = found["state"]["parts"][:1] * 9
    with pytest.raises(WrongPosition, match="parts"):
        read(found)


def test_the_seats_must_agree_with_the_teams() -> None:
    found = plain(at(others=[{}, {}]))
    found["state"]["parts"].pop()
    found["state"]["shown"] = []
    with pytest.raises(WrongPosition, match="parts"):
        read(found)
