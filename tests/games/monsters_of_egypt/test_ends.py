"""How games end (3.14), and what each seat has of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.games.monsters_of_egypt.positions import (
    BOOK,
    answer,
    asked,
    asked_seat,
    items,
    lives,
    offered,
    pile,
    place,
    told,
    tomb,
)
from undercroft.games.monsters_of_egypt import GAME
from undercroft.kernel.table import Table


def hall(heroes: Mapping[str, str], **more: Any) -> Table:
    """A corridor whose right end is the way out."""
    return tomb("____", "____", features=("....", "...X"), heroes=heroes, **more)


def won(t: Table) -> tuple[int, ...]:
    outcome = t.outcome()
    assert outcome is not None
    return outcome.winners


def sheet(t: Table) -> dict[str, tuple[int, ...]]:
    return dict(GAME.score_sheet(t.state, t.book))


# ---- the exit ----


@pytest.mark.rule("ME-END-1")
def test_a_hero_escapes_at_the_exit_with_all_it_carries() -> None:
    t = hall({"vera": "2-3 sabre crystal", "timur": "2-1 axe"})
    answer(t, "step 2-4")
    assert (place(t, "vera"), items(t, "vera"), lives(t, "vera")) == ("gone", ["sabre", "crystal"], 3)
    assert told(t, "escaped") == [("escaped", "vera")]
    assert (asked(t), asked_seat(t), place(t, "timur")) == ("act", 1, "2-1"), "its turn is over"


@pytest.mark.rule("ME-END-1")
def test_falling_onto_the_exit_counts_too() -> None:
    t = tomb("___o", "____", features=("....", "...X"), heroes={"vera": "1-3", "timur": "2-1"})
    answer(t, "step 1-4")
    assert place(t, "vera") == "gone"


@pytest.mark.rule("ME-END-1")
def test_a_monster_on_the_exit_must_be_dealt_with_first() -> None:
    t = hall({"vera": "2-3 sabre bomb", "timur": "2-1"}, piles={"2-4": "mummy"}, luck=("melee",))
    answer(t, "step 2-4")
    assert (asked(t), place(t, "vera")) == ("fight", "2-4")
    answer(t, "roll")
    assert place(t, "vera") == "gone"


@pytest.mark.rule("ME-END-1", "ME-TOKEN-2")
def test_who_comes_to_the_exit_may_first_take_what_lies_there() -> None:
    t = hall({"vera": "2-3 axe", "timur": "dead"}, piles={"2-4": "crystal sabre"})
    answer(t, "step 2-4")
    assert (asked(t), offered(t), place(t, "vera")) == ("pick-up", {"take crystal", "take sabre", "escape"}, "2-4")
    answer(t, "take crystal", "escape")
    assert (place(t, "vera"), items(t, "vera"), t.state.result) == ("gone", ["axe", "crystal"], "heroes")
    t = hall({"vera": "2-3 axe", "timur": "dead"}, piles={"2-4": "crystal"})
    answer(t, "step 2-4", "escape")
    assert (pile(t, "2-4"), t.state.result) == (["crystal"], "cursed")


@pytest.mark.rule("ME-END-1", "ME-TOKEN-3")
def test_with_full_hands_something_may_be_left_at_the_exit() -> None:
    t = hall({"vera": "2-3 axe bomb hook boots apple", "timur": "2-1"}, piles={"2-4": "crystal"})
    answer(t, "step 2-4")
    assert offered(t) == {"leave axe", "leave bomb", "leave hook", "leave boots", "leave apple", "escape"}
    answer(t, "leave bomb", "take crystal", "escape")
    assert (items(t, "vera"), pile(t, "2-4")) == (["axe", "hook", "boots", "apple", "crystal"], ["bomb"])


@pytest.mark.rule("ME-END-1", "ME-RULING-62")
def test_a_hero_pulled_to_the_exit_may_take_something_too() -> None:
    t = hall({"vera": "2-4", "timur": "2-1"}, piles={"2-4": "axe"}, options={"exit-choice": "on"})
    assert "take axe" in offered(t), "by the other reading it stays there"
    t = tomb("____", features=("...X",), heroes={"vera": "1-1", "timur": "1-2 axe"}, piles={"1-4": "c", "1-3": ""}, chests="vest",
             luck=["vest"])  # fmt: skip
    answer(t, "step 1-2", "step 1-3", "step 1-4")
    assert offered(t) == {"take vest", "escape"}, "what is opened there can be taken"


def test_with_the_other_reading_leaving_is_a_choice() -> None:
    """ME-RULING-35."""
    t = hall({"vera": "2-3 crystal", "timur": "2-4"}, options={"exit-choice": "on"})
    assert "escape" not in offered(t)
    answer(t, "step 2-4")
    assert (place(t, "vera"), asked(t)) == ("2-4", "act")
    assert {"escape", "swap timur", "step 2-3", "end"} <= offered(t)
    answer(t, "end")
    assert "escape" in offered(t)
    answer(t, "escape")
    assert (place(t, "timur"), place(t, "vera"), asked_seat(t)) == ("gone", "2-4", 0)
    answer(t, "escape")
    assert (t.state.result, won(t)) == ("heroes", (0, 1))


def test_without_it_nobody_is_asked() -> None:
    t = hall({"vera": "2-3", "timur": "2-1"}, options={"exit-choice": "off"})
    answer(t, "step 2-4")
    assert place(t, "vera") == "gone"


# ---- who wins ----


@pytest.mark.rule("ME-END-2", "ME-END-3")
def test_the_game_ends_when_every_living_hero_is_out_and_with_the_crystal_all_of_them_win() -> None:
    t = hall({"vera": "2-3 crystal", "timur": "2-3", "zoya": "gone"})
    answer(t, "step 2-4")
    assert (t.over, t.state.result) == (False, "")
    answer(t, "step 2-4")
    assert (t.over, t.state.result, won(t)) == (True, "heroes", (0, 1, 2))
    assert told(t, "over") == [("over", "heroes")]
    assert t.outcome() is not None
    assert t.outcome().scores == (1, 1, 1)  # type: ignore[union-attr]
    assert sheet(t) == {"escaped": (1, 1, 1), "crystal": (1, 0, 0), "fallen": (0, 0, 0), "won": (1, 1, 1)}


@pytest.mark.rule("ME-END-2")
def test_a_hero_that_has_not_begun_is_still_to_come() -> None:
    t = hall({"vera": "2-3 crystal", "timur": "waiting"})
    answer(t, "step 2-4")
    assert not t.over


@pytest.mark.rule("ME-END-4")
def test_without_the_crystal_no_hero_wins() -> None:
    t = hall({"vera": "2-3", "timur": "gone", "zoya": "dead"}, piles={"1-1": "crystal"})
    answer(t, "step 2-4")
    assert (t.over, t.state.result, won(t)) == (True, "cursed", ())
    assert sheet(t)["won"] == (0, 0, 0)


@pytest.mark.rule("ME-END-5")
def test_when_every_hero_is_dead_the_spirit_wins() -> None:
    t = hall({"vera": "2-1", "timur": "dead"}, lives={"vera": 1}, piles={"2-2": "fire"}, spirit=True)
    t.state.parts[1].turned = t.state.parts[2].turned = True
    answer(t, "step 2-2")
    assert (t.over, t.state.result, won(t)) == (True, "spirit", (1, 2))
    assert sheet(t) == {"escaped": (0, 0, 0), "crystal": (0, 0, 0), "fallen": (1, 1, 0), "won": (0, 1, 1)}


@pytest.mark.rule("ME-END-5")
def test_alone_a_dead_hero_is_a_lost_game() -> None:
    t = hall({"vera": "2-1"}, lives={"vera": 1}, piles={"2-2": "fire"})
    answer(t, "step 2-2")
    assert (t.over, t.state.result, won(t)) == (True, "spirit", ())


@pytest.mark.rule("ME-END-6")
@pytest.mark.parametrize("crystal_first", [True, False])
def test_heroes_may_leave_before_or_after_the_crystal(crystal_first: bool) -> None:
    first, second = (" crystal", "") if crystal_first else ("", " crystal")
    t = hall({"vera": f"2-3{first}", "timur": f"2-3{second}"})
    answer(t, "step 2-4", "step 2-4")
    assert (t.state.result, won(t)) == ("heroes", (0, 1))


@pytest.mark.rule("ME-END-7", "ME-END-8")
def test_only_the_escaped_win_and_not_those_who_fell() -> None:
    t = hall({"vera": "2-3", "timur": "dead", "zoya": "gone crystal"}, spirit=True)
    t.state.parts[1].turned = t.state.parts[3].turned = True
    answer(t, "step 2-4")
    assert (t.state.result, won(t)) == ("heroes", (0, 2))
    assert t.outcome().scores == (1, 0, 1, 0)  # type: ignore[union-attr]


@pytest.mark.rule("ME-END-8")
def test_the_escaped_win_also_when_the_last_hero_dies() -> None:
    t = hall({"vera": "2-1", "timur": "gone crystal"}, lives={"vera": 1}, piles={"2-2": "fire"})
    answer(t, "step 2-2")
    assert (t.over, t.state.result, won(t)) == (True, "heroes", (1,))


def test_a_crystal_that_lies_in_the_tomb_when_its_carrier_dies_is_lost() -> None:
    t = hall({"vera": "2-1 crystal", "timur": "gone"}, lives={"vera": 1}, piles={"2-2": "fire"}, crystal_spent=True)
    answer(t, "step 2-2")
    assert (t.over, t.state.result, won(t)) == (True, "cursed", ())


def test_nothing_is_said_of_the_outcome_while_the_game_runs() -> None:
    t = hall({"vera": "2-3", "timur": "2-1"})
    assert t.outcome() is None
    assert sheet(t) == {"escaped": (0, 0), "crystal": (0, 0), "fallen": (0, 0), "won": (0, 0)}


# ---- giving up ----


def stuck(silence: int, heroes: Mapping[str, str] | None = None, **more: Any) -> Table:
    return hall(heroes or {"vera": "2-1", "timur": "1-1", "zoya": "dead"}, silence=silence, **more)


def test_after_enough_quiet_rounds_the_living_may_give_up_together() -> None:
    """ME-RULING-68."""
    enough = BOOK.figures.silence
    assert "concede" not in offered(stuck(enough - 1))
    t = stuck(enough)
    answer(t, "concede")
    assert (asked(t), asked_seat(t), offered(t)) == ("concede", 0, {"agree", "refuse"}), "who proposes it is asked again"
    answer(t, "agree")
    assert (asked(t), asked_seat(t), t.over) == ("concede", 1, False)
    answer(t, "agree")
    assert (t.over, t.state.result, won(t)) == (True, "cursed", ())
    assert told(t, "concede") == [("concede", "vera")]


def test_one_who_refuses_keeps_the_game_going() -> None:
    """ME-RULING-68."""
    t = stuck(BOOK.figures.silence)
    answer(t, "concede", "agree", "refuse")
    assert (t.over, asked(t), asked_seat(t)) == (False, "act", 0)
    assert t.state.result == ""


def test_the_escaped_and_those_still_to_come_are_asked_and_the_dead_are_not() -> None:
    """ME-RULING-68: everybody who lives has something to lose by it."""
    heroes = {"vera": "2-1", "timur": "gone crystal", "zoya": "dead", "gleb": "waiting"}
    t = stuck(BOOK.figures.silence, heroes)
    answer(t, "concede")
    seats = []
    while asked(t) == "concede":
        seats.append(asked_seat(t))
        answer(t, "agree")
    assert seats == [0, 1, 3]
    assert t.state.result == "cursed"


def test_alone_giving_up_is_asked_once() -> None:
    """ME-RULING-68."""
    t = stuck(BOOK.figures.silence, {"vera": "2-1", "timur": "1-1"}, solo=True)
    answer(t, "concede", "agree")
    assert (t.over, t.state.result) == (True, "cursed")


def test_under_the_ceiling_nobody_gives_up() -> None:
    """ME-RULING-68 is about exploration: in escape mode the ceiling ends every game."""
    assert "concede" not in offered(stuck(BOOK.figures.silence, options={"mode": "escape"}))


def test_rounds_are_quiet_while_nothing_is_opened_broken_or_lost() -> None:
    """ME-RULING-68: what counts as news."""
    t = hall({"vera": "2-1", "timur": "1-1"}, silence=2, piles={"2-3": "c"}, chests="vest", luck=("vest",))
    answer(t, "step 2-2", "end", "end")
    assert t.state.silence == 3
    answer(t, "step 2-3", "end")
    assert (t.state.news, t.state.silence) == (True, 3)
    answer(t, "end")
    assert (t.state.news, t.state.silence) == (False, 0)
