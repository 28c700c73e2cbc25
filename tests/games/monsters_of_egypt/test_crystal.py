"""The crystal of the pharaoh (3.17): once a game, at any moment, whoever is asked."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.monsters_of_egypt.positions import (
    BOOK,
    answer,
    asked,
    asked_seat,
    boxed,
    items,
    lives,
    offered,
    pile,
    place,
    snapshot,
    told,
    tomb,
)
from undercroft.games.monsters_of_egypt import GAME
from undercroft.games.monsters_of_egypt.actions import CRYSTAL
from undercroft.kernel.table import Table
from undercroft.kernel.types import NotAsked, NothingToTakeBack, NotOffered, Setup

THROWN_IN = (CRYSTAL,)
MUMMY = {"1-3": "mummy"}
Moment = tuple[dict[str, Any], tuple[str, ...]]
"""What a position has, and the answers that lead to the question."""
MOMENTS: dict[str, Moment] = {
    "act": ({}, ()),
    "start": ({"vera": "waiting", "features": ["S.S....", "......."]}, ()),
    "fight": ({"vera": "1-2 ladder", "piles": MUMMY, "luck": ["attack"]}, ("step 1-3",)),
    "retreat": ({"vera": "1-2 ladder", "piles": MUMMY, "luck": ["retreat-2"]}, ("step 1-3", "roll")),
    "pick-up": ({"vera": "1-2 ladder", "piles": {"1-3": "axe"}, "features": ["..X....", "......."]}, ("step 1-3",)),
    "after-roll": ({"vera": "1-2 ladder portal-gun", "piles": MUMMY, "luck": ["retreat-2"]}, ("step 1-3", "roll")),
    "banish": ({"vera": "1-2 ladder portal-gun", "piles": MUMMY, "luck": ["retreat-2"]}, ("step 1-3", "roll", "banish")),
    "aim": ({"vera": "1-2 ladder"}, ("place ladder",)),
    "bomb": ({"vera": "1-2 bomb"}, ("spend bomb",)),
    "blast": ({"vera": "1-2 bomb", "piles": MUMMY}, ("spend bomb", "at 1-3")),
    "hook": ({"vera": "1-2 hook", "piles": {"1-3": "axe", "1-1": "sabre"}}, ("spend hook",)),
    "pull": ({"vera": "1-2 hook", "piles": {"1-1": "axe sabre"}}, ("spend hook", "direction left")),
    "reveal": (
        {"vera": "1-2 binoculars", "piles": {"1-4": "c", "1-5": "c"}, "chests": "axe sabre", "luck": ["axe", "sabre"]},
        ("spend binoculars",),
    ),
    "bargain": ({"vera": "1-2 axe", "zoya": "1-2"}, ("swap zoya",)),
    "agree": ({"vera": "1-2 axe", "zoya": "1-2"}, ("swap zoya", "offer axe", "propose")),
    "vest": ({"vera": "1-2 vest", "piles": {"1-3": "fire"}}, ("step 1-3",)),
    "fire": ({"vera": "1-2 extinguisher", "piles": {"1-3": "fire"}}, ("step 1-3",)),
    "concede": ({"silence": 6}, ("concede",)),
    "monsters": ({"piles": {"1-3": "bat", "1-4": "mummy"}, "turn": 2}, ()),
    "prowl": ({"piles": {"1-3": "bat", "1-4": "mummy"}, "turn": 2}, ("prowl bat",)),
    "apply": ({"piles": {"1-3": "bat", "1-4": "?"}, "turn": 2, "dangers": "spikes", "luck": ["spikes"]}, ("open 1-4",)),
    "wake": ({"piles": {"1-3": "pharaoh", "1-4": "bat", "1-5": "mummy"}, "turn": 2, "luck": ["melee"]}, ()),
    "victim": ({"piles": {"1-3": "pharaoh", "1-4": "bat"}, "turn": 2, "luck": ["attack"]}, ("roll",)),
}


def moment(kind: str, *, hurt: bool = True, spent: bool = False) -> Table:
    """The question of this kind, asked of somebody else than Timur in seat 1, who carries the crystal."""
    given, way = MOMENTS[kind]
    fields = dict(given)
    heroes = {
        "vera": fields.pop("vera", "1-2 ladder"),
        "timur": "1-7 crystal ladder",
        "zoya": fields.pop("zoya", "dead" if "turn" in fields else "2-7"),
    }
    t = tomb(
        "_____#_", "_______", heroes=heroes, lives={"timur": 2 if hurt else 3}, crystal_spent=spent, **fields,
    )  # fmt: skip
    return answer(t, *way)


@pytest.mark.rule("ME-ITEM-CRYSTAL-2")
def test_there_is_a_moment_for_every_question_of_the_game() -> None:
    before_the_crystal = {"hero", "start-item"}
    assert set(MOMENTS) | before_the_crystal | {"crystal"} == set(GAME.asks)


@pytest.mark.rule("ME-ITEM-CRYSTAL-2")
@pytest.mark.parametrize("kind", MOMENTS)
def test_at_any_moment_the_carrier_may_heal_everybody(kind: str) -> None:
    t = moment(kind)
    seat = asked_seat(t)
    assert (asked(t), seat != 1) == (kind, True)
    assert t.aside(1) == THROWN_IN
    before, options = snapshot(t), offered(t)
    answer(t, "1: crystal")
    assert lives(t, "timur") == 3
    assert t.state.crystal_spent
    assert (asked(t), asked_seat(t), offered(t)) == (kind, seat, options), "the question stays"
    after = snapshot(t)
    assert {field for field in after if after[field] != before[field]} == {"heroes", "crystal_spent"}
    assert t.aside(1) == ()
    assert told(t, "crystal") == [("crystal", "timur")]


@pytest.mark.rule("ME-ITEM-CRYSTAL-2")
@pytest.mark.parametrize("kind", MOMENTS)
def test_the_game_goes_on_from_there_as_it_would_have(kind: str) -> None:
    """The last option leads to the same state as at a table where the crystal was used long ago."""
    t = moment(kind)
    text = str(t.questions()[0].options[-1])
    answer(t, "1: crystal", text)
    plain = moment(kind, hurt=False, spent=True)
    answer(plain, text)
    assert snapshot(t) == snapshot(plain)


@pytest.mark.rule("ME-ITEM-CRYSTAL-2", "ME-ITEM-CRYSTAL-5")
@pytest.mark.parametrize("kind", MOMENTS)
@pytest.mark.parametrize("why", ["nobody is hurt", "used before"])
def test_nothing_to_throw_in_while_it_would_do_nothing(kind: str, why: str) -> None:
    t = moment(kind, hurt=why == "used before", spent=why == "used before")
    assert asked(t) == kind
    assert t.aside(1) == ()
    before = snapshot(t)
    with pytest.raises(NotAsked):
        answer(t, "1: crystal")
    assert snapshot(t) == before


@pytest.mark.rule("ME-ITEM-CRYSTAL-2")
@pytest.mark.parametrize("kind", ["act", "fight", "vest", "monsters"])
def test_a_forged_aside_is_refused_and_changes_nothing(kind: str) -> None:
    t = moment(kind)
    before, seat = snapshot(t), asked_seat(t)
    stranger = next(other for other in range(3) if other not in (1, seat))
    with pytest.raises(NotAsked):
        answer(t, f"{stranger}: crystal")
    with pytest.raises(NotOffered):
        answer(t, f"{seat}: crystal")
    for text in ("end", "roll", "keep", *offered(t)):
        with pytest.raises(NotOffered):
            answer(t, f"1: {text}")
    assert snapshot(t) == before
    assert t.aside(1) == THROWN_IN


@pytest.mark.parametrize("kind", MOMENTS)
def test_a_crystal_thrown_in_can_be_taken_back_by_who_threw_it(kind: str) -> None:
    t = moment(kind)
    seat, before, question = asked_seat(t), snapshot(t), t.questions()[0]
    answer(t, "1: crystal")
    assert not t.can_take_back(seat)
    with pytest.raises(NothingToTakeBack):
        t.take_back(seat)
    t.take_back(1)
    assert snapshot(t) == before
    assert t.questions()[0] == question
    assert told(t, "crystal", "healed") == []
    answer(t, "1: crystal", str(question.options[-1]))
    assert lives(t, "timur") == 3


def test_once_somebody_has_answered_the_crystal_stays_used() -> None:
    t = moment("act")
    answer(t, "1: crystal", "step 1-3")
    assert not t.can_take_back(1)
    t.take_back(0)
    assert (place(t, "vera"), lives(t, "timur")) == ("1-2", 3)


@pytest.mark.rule("ME-ITEM-CRYSTAL-2")
def test_the_carrier_uses_it_in_its_own_questions_too() -> None:
    t = tomb("___", heroes={"vera": "1-1 crystal ladder", "timur": "1-3"}, lives={"timur": 1})
    assert "crystal" in offered(t)
    answer(t, "place ladder")
    assert asked(t) == "aim"
    answer(t, "0: crystal")
    assert (asked(t), lives(t, "timur")) == ("aim", 2)


@pytest.mark.rule("ME-ITEM-CRYSTAL-2")
def test_one_player_uses_the_crystal_of_whichever_hero_carries_it() -> None:
    t = tomb("___", heroes={"vera": "1-1", "timur": "1-3 crystal"}, lives={"vera": 2}, solo=True)
    answer(t, "0: crystal")
    assert (asked(t), lives(t, "vera"), t.state.crystal_spent) == ("act", 3, True)


@pytest.mark.rule("ME-ITEM-CRYSTAL-1")
def test_in_exploration_the_crystal_is_one_of_the_chests() -> None:
    assert [BOOK.kind[token] for token in BOOK.chests].count("crystal") == 1
    options = {choice.id: choice.values[0] for choice in GAME.choices}
    state = GAME.set_up(Setup(GAME.id, 2, "base", options), BOOK)
    assert BOOK.crystal in state.chests
    escape = GAME.set_up(Setup(GAME.id, 2, "base", options | {"mode": "escape"}), BOOK)
    assert BOOK.crystal not in escape.chests


@pytest.mark.rule("ME-ITEM-CRYSTAL-2", "ME-ITEM-CRYSTAL-3", "ME-ITEM-CRYSTAL-4")
def test_one_life_for_every_hero_that_lives_and_lacks_one() -> None:
    t = tomb(
        "_____", heroes={"vera": "1-1 crystal", "timur": "1-2", "zoya": "1-3", "gleb": "dead", "roza": "waiting"},
        lives={"vera": 3, "timur": 1, "zoya": 2},
    )  # fmt: skip
    answer(t, "crystal")
    assert [lives(t, name) for name in ("vera", "timur", "zoya", "gleb", "roza")] == [3, 2, 3, 0, 3]
    assert place(t, "gleb") == "dead"
    assert told(t, "healed") == [("healed", "timur", "2"), ("healed", "zoya", "3")]


@pytest.mark.rule("ME-ITEM-CRYSTAL-5")
def test_after_use_it_stays_carried_and_passing_it_on_renews_nothing() -> None:
    t = tomb("__", heroes={"vera": "1-1 crystal", "timur": "1-1"}, lives={"vera": 1, "timur": 1})
    answer(t, "crystal")
    assert (items(t, "vera"), boxed(t, "crystal")) == (["crystal"], False)
    assert "crystal" not in offered(t)
    answer(t, "swap timur", "offer crystal", "propose", "agree", "end")
    assert (items(t, "timur"), lives(t, "timur")) == (["crystal"], 2)
    assert "crystal" not in offered(t)


@pytest.mark.rule("ME-ITEM-CRYSTAL-5")
def test_a_crystal_that_lies_in_a_cell_helps_nobody() -> None:
    t = tomb("__", heroes={"vera": "1-1", "timur": "1-2"}, lives={"vera": 1}, piles={"1-1": "crystal"})
    assert "crystal" not in offered(t)
    assert t.questions()[0].aside == ()
    answer(t, "take crystal")
    assert "crystal" in offered(t)


@pytest.mark.rule("ME-ITEM-CRYSTAL-6")
def test_the_crystal_outlives_its_carrier_and_the_ceiling() -> None:
    t = tomb("___", heroes={"vera": "1-1 crystal", "timur": "1-3"}, lives={"vera": 1}, piles={"1-2": "fire"}, crystal_spent=True)
    answer(t, "step 1-2")
    assert (place(t, "vera"), pile(t, "1-2"), boxed(t, "crystal")) == ("dead", ["crystal"], False)
    assert t.state.crystal_spent, "and keeps its mark"
    t = tomb(
        "___", "___", "___", heroes={"vera": "1-1 crystal", "timur": "3-3"}, piles={"1-2": "axe"}, options={"mode": "escape"},
        ceiling=2, turn=1,
    )  # fmt: skip
    answer(t, "end")
    assert (place(t, "vera"), boxed(t, "axe"), boxed(t, "crystal")) == ("dead", True, False)
    assert pile(t, "2-1") == ["crystal"]


@pytest.mark.rule("ME-ITEM-CRYSTAL-7", "ME-FAQ-8")
@pytest.mark.parametrize("use", ["crystal", "keep"])
def test_before_the_last_life_is_lost_the_carrier_is_asked(use: str) -> None:
    t = tomb(
        "____", heroes={"vera": "1-1 ladder", "timur": "1-4 crystal"}, lives={"vera": 1, "timur": 2}, piles={"1-2": "mummy"},
        luck=["attack"],
    )  # fmt: skip
    answer(t, "step 1-2", "roll")
    assert (asked(t), asked_seat(t), t.questions()[0].about) == ("crystal", 1, ("vera", "mummy"))
    answer(t, use)
    if use == "crystal":
        assert (lives(t, "vera"), lives(t, "timur"), asked(t), asked_seat(t)) == (1, 3, "fight", 0)
    else:
        assert (place(t, "vera"), lives(t, "timur"), t.state.crystal_spent) == ("dead", 2, False)


@pytest.mark.rule("ME-ITEM-CRYSTAL-7", "ME-EX-22")
def test_the_crystal_saves_its_own_carrier_from_a_cobra() -> None:
    t = tomb("___", heroes={"vera": "1-1 crystal ladder"}, piles={"1-2": "cobra"}, luck=["attack"])
    answer(t, "step 1-2", "roll")
    assert (asked(t), lives(t, "vera")) == ("crystal", 1), "three single losses; the third would be the last"
    answer(t, "crystal")
    assert (asked(t), lives(t, "vera")) == ("fight", 1)


@pytest.mark.rule("ME-ITEM-CRYSTAL-7")
def test_nobody_is_asked_while_more_than_one_life_is_left() -> None:
    t = tomb("___", heroes={"vera": "1-1", "timur": "1-3 crystal"}, lives={"vera": 2}, piles={"1-2": "fire"})
    answer(t, "step 1-2")
    assert (asked(t), asked_seat(t), lives(t, "vera")) == ("act", 0, 1)


@pytest.mark.rule("ME-ITEM-CRYSTAL-8")
def test_the_crystal_does_not_stop_outright_death() -> None:
    t = tomb(">____", heroes={"vera": "1-3", "timur": "1-2", "zoya": "1-5 crystal"}, lives={"timur": 1}, piles={"1-4": "arrows"})
    answer(t, "step 1-4")
    assert (place(t, "timur"), t.state.crystal_spent, asked(t)) == ("dead", False, "act")


@pytest.mark.rule("ME-ITEM-CRYSTAL-9")
def test_who_has_escaped_neither_uses_the_crystal_nor_is_healed() -> None:
    t = tomb("___", heroes={"vera": "1-1", "timur": "gone crystal"}, lives={"vera": 1})
    assert t.questions()[0].aside == ()
    before = snapshot(t)
    with pytest.raises(NotAsked):
        answer(t, "1: crystal")
    assert snapshot(t) == before
    t = tomb("___", heroes={"vera": "1-1 crystal", "timur": "gone", "zoya": "1-2"}, lives={"timur": 1, "zoya": 2})
    answer(t, "crystal")
    assert (lives(t, "timur"), lives(t, "zoya")) == (1, 3)
    t = tomb("___", heroes={"vera": "1-1 crystal", "timur": "gone"}, lives={"timur": 1})
    assert "crystal" not in offered(t), "only the escaped one lacks a life"


def last_life() -> Table:
    t = tomb(
        "____", heroes={"vera": "1-1 ladder", "timur": "1-4 crystal"}, lives={"vera": 1}, piles={"1-2": "mummy"}, luck=["attack"],
    )  # fmt: skip
    return answer(t, "step 1-2", "roll")


@pytest.mark.parametrize("kind", [*MOMENTS, "crystal"])
@pytest.mark.parametrize("option", [0, -1])
def test_a_copy_of_the_table_goes_on_from_any_question_alike(kind: str, option: int) -> None:
    """A question is quiet only where nothing is half-done: a copy starts again from the last quiet one."""
    t = last_life() if kind == "crystal" else moment(kind)
    assert asked(t) == kind
    copy = t.clone()
    text = str(t.questions()[0].options[option])
    answer(t, text)
    answer(copy, text)
    assert snapshot(copy) == snapshot(t)
    assert copy.questions() == t.questions()
