"""Death and the change of sides (3.12)."""

from __future__ import annotations

import pytest

from tests.games.monsters_of_egypt.positions import (
    answer,
    asked,
    asked_seat,
    items,
    lives,
    offered,
    pile,
    place,
    snapshot,
    told,
    tomb,
)
from undercroft.kernel.types import NotAsked, NotOffered


@pytest.mark.rule("ME-DEATH-1")
def test_a_dead_hero_leaves_the_board() -> None:
    t = tomb("___", heroes={"vera": "1-1", "timur": "1-3"}, lives={"vera": 1}, piles={"1-2": "fire"})
    answer(t, "step 1-2")
    assert (place(t, "vera"), lives(t, "vera"), items(t, "vera")) == ("dead", 0, [])
    assert (place(t, "timur"), lives(t, "timur")) == ("1-3", 3)
    assert told(t, "died") == [("died", "vera", "1-2", "fire")]
    assert asked_seat(t) == 1, "its turn is over"


@pytest.mark.rule("ME-DEATH-2")
def test_all_items_lie_open_as_one_stack_in_the_cell() -> None:
    t = tomb("___", heroes={"vera": "1-1 sabre axe vest", "timur": "1-3"}, lives={"vera": 1}, piles={"1-2": "pear fire"})
    answer(t, "step 1-2", "keep")
    assert pile(t, "1-2") == ["pear", "sabre", "axe", "vest"]
    assert pile(t, "1-1") == []
    answer(t, "step 1-2")
    assert offered(t, "take") == {"pear", "sabre", "axe", "vest"}


@pytest.mark.rule("ME-DEATH-2")
def test_the_things_of_a_hero_that_dies_in_the_air_fall() -> None:
    t = tomb(
        "_o_", "___", heroes={"vera": "1-1 jetpack hook axe", "timur": "2-1"}, lives={"vera": 1}, piles={"1-3": "mummy"},
        luck=["attack"],
    )  # fmt: skip
    answer(t, "use jetpack", "step 1-2", "spend hook")
    assert place(t, "vera") == "dead"
    assert pile(t, "1-2") == []
    assert pile(t, "2-2") == ["jetpack", "axe", "mummy"]


@pytest.mark.rule("ME-DEATH-3")
def test_the_monster_goes_on_top_of_the_stack() -> None:
    t = tomb("___", heroes={"vera": "1-1 ladder axe", "timur": "1-3"}, lives={"vera": 1}, piles={"1-2": "mummy"}, luck=["attack"])
    answer(t, "step 1-2", "roll")
    assert pile(t, "1-2") == ["ladder", "axe", "mummy"]


@pytest.mark.rule("ME-DEATH-4")
def test_the_player_of_a_dead_hero_takes_monsters_turns_from_its_next_turn_on() -> None:
    t = tomb(
        "____", "____", heroes={"vera": "1-1", "timur": "1-4"}, lives={"vera": 1},
        piles={"1-2": "fire", "2-3": "bat", "2-1": "mummy"},
    )  # fmt: skip
    answer(t, "step 1-2")
    assert (asked(t), asked_seat(t)) == ("act", 1), "not before its seat comes up again"
    answer(t, "end")
    assert (asked(t), asked_seat(t)) == ("monsters", 0)
    assert offered(t) == {"prowl bat", "prowl mummy"}
    assert t.state.parts[0].turned
    assert not t.state.parts[1].turned


@pytest.mark.rule("ME-DEATH-5")
def test_each_player_with_a_dead_hero_has_a_monsters_turn_of_its_own() -> None:
    t = tomb(
        "____", "____", heroes={"vera": "dead", "timur": "dead", "zoya": "1-1"},
        piles={"2-3": "bat", "2-1": "mummy", "2-4": "golem"},
    )  # fmt: skip
    assert (asked(t), asked_seat(t)) == ("monsters", 0)
    answer(t, "prowl bat", "stop")
    assert (asked(t), asked_seat(t)) == ("monsters", 1)
    answer(t, "prowl mummy", "stop")
    assert (asked(t), asked_seat(t)) == ("act", 2)


@pytest.mark.rule("ME-DEATH-6")
def test_while_everybody_lives_monsters_do_not_move() -> None:
    t = tomb("____", "____", heroes={"vera": "1-1", "timur": "1-4"}, piles={"1-2": "bat", "2-3": "mummy"})
    seats = []
    for _ in range(4):
        seats.append(asked_seat(t))
        assert asked(t) == "act"
        answer(t, "end")
    assert seats == [0, 1, 0, 1]
    assert (pile(t, "1-2"), pile(t, "2-3")) == (["bat"], ["mummy"])
    assert told(t, "monsters", "prowled") == []


@pytest.mark.rule("ME-DEATH-7")
@pytest.mark.parametrize("trap", ["arrows", "spikes", "rumble"])
def test_outright_death_asks_for_no_lives_and_no_vest(trap: str) -> None:
    t = tomb(
        "_____", ">__##", features=["1^..2", "....."],
        heroes={"vera": "1-3", "timur": "1-2 vest" if trap != "arrows" else "2-2 vest"}, piles={"1-4": trap},
    )  # fmt: skip
    answer(t, "step 1-4")
    assert place(t, "timur") == "dead"
    assert told(t, "vest", "hurt") == []
    assert told(t, "died")[0][1] == "timur"


@pytest.mark.rule("ME-DEATH-8")
def test_the_monster_that_killed_stays_and_does_not_move_on() -> None:
    t = tomb(
        "_____", heroes={"vera": "1-3", "timur": "dead", "zoya": "1-1"}, lives={"vera": 1}, piles={"1-4": "bat"}, turn=1,
        luck=["attack"],
    )  # fmt: skip
    answer(t, "step 1-3")
    assert place(t, "vera") == "dead"
    assert pile(t, "1-3") == ["bat"]
    assert (asked(t), asked_seat(t)) == ("act", 2)
    assert t.state.prowler == -1


def test_an_answer_after_death_is_refused_and_changes_nothing() -> None:
    t = tomb(
        "___",
        "___",
        heroes={"vera": "1-1 axe", "timur": "1-3"},
        lives={"vera": 1},
        piles={"1-2": "fire", "2-1": "bat", "2-3": "mummy"},
    )
    answer(t, "step 1-2")
    before = snapshot(t)
    for wish in ("step 1-3", "take axe", "end", "prowl bat"):
        with pytest.raises(NotAsked):
            answer(t, f"0: {wish}")
    assert snapshot(t) == before
    answer(t, "end")
    before = snapshot(t)
    for wish in ("step 1-3", "take axe", "end", "crystal"):
        with pytest.raises(NotOffered):
            answer(t, f"0: {wish}")
    assert snapshot(t) == before
    assert (asked(t), asked_seat(t)) == ("monsters", 0)
