"""The frame of turns (3.4)."""

from __future__ import annotations

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
from tests.games.monsters_of_egypt.test_setup import gathered
from undercroft.games.monsters_of_egypt import GAME
from undercroft.games.monsters_of_egypt.state import Terms, read_terms
from undercroft.kernel.types import Setup


@pytest.mark.rule("ME-TURN-1")
def test_turns_go_round() -> None:
    table = tomb("____", heroes={"vera": "1-1", "timur": "1-2", "zoya": "1-3"})
    seen = []
    for _ in range(7):
        seen.append((asked_seat(table), table.state.round))
        answer(table, "end")
    assert seen == [(0, 1), (1, 1), (2, 1), (0, 2), (1, 2), (2, 2), (0, 3)]
    assert told(table, "turn") == [("turn", name) for name in ("timur", "zoya", "vera") * 2] + [("turn", "timur")]


@pytest.mark.rule("ME-TURN-2", "ME-TURN-4", "ME-ESCAPE-8")
@pytest.mark.parametrize(("mode", "starts"), [("exploration", ("1-2", "1-7", "1-12")), ("escape", ("1-2", "1-6", "1-11"))])
def test_a_first_turn_begins_on_one_of_three_ladders(mode: str, starts: tuple[str, ...]) -> None:
    for start in starts:
        table = gathered(2, mode=mode)
        assert (asked(table), offered(table)) == ("start", {f"start {cell}" for cell in starts})
        answer(table, f"start {start}")
        assert place(table, "vera") == start
        assert (asked(table), table.state.moves) == ("act", 3)
        assert table.questions()[0].about == ("vera", 3)


@pytest.mark.rule("ME-TURN-2")
def test_only_the_first_turn_begins_there() -> None:
    table = gathered(2)
    answer(table, "start 1-2", "step 1-3", "end", "start 1-12", "end")
    assert (asked(table), place(table, "vera")) == ("act", "1-3")


@pytest.mark.rule("ME-TURN-3")
def test_several_heroes_on_one_start_ladder() -> None:
    table = gathered(3)
    for _ in range(3):
        answer(table, "start 1-7", "end")
    assert [place(table, name) for name in ("vera", "timur", "zoya")] == ["1-7"] * 3


@pytest.mark.rule("ME-TURN-4")
def test_whoever_waits_on_the_start_ladder_fights_at_once() -> None:
    table = tomb(book=BOOK, heroes={"vera": "waiting rifle bomb", "timur": "1-2"}, piles={"1-7": "mummy"})
    answer(table, "start 1-7")
    assert (asked(table), table.state.moves) == ("fight", 0)


@pytest.mark.rule("ME-TURN-2")
@pytest.mark.parametrize(("ceiling", "cell"), [(2, "1-2"), (3, "2-2"), (4, "4-2"), (5, "4-2")])
def test_under_a_low_ceiling_a_hero_starts_further_down(ceiling: int, cell: str) -> None:
    """ME-RULING-67: at the nearest supported cell below; never inside a wall."""
    table = tomb(
        "___", "___", "_#_", "___", "___", features=(".S.", *["..."] * 4),
        heroes={"vera": "waiting bomb"}, ceiling=ceiling, options={"mode": "escape"},
    )  # fmt: skip
    assert place(table, "vera") == cell, "the only start is taken without a question"
    assert table.state.moves == 3


@pytest.mark.rule("ME-TURN-5", "ME-TURN-6")
def test_moves_and_items_in_any_order() -> None:
    table = tomb(
        "______", "______", heroes={"vera": "1-1 flashlight apple ladder bomb"}, lives={"vera": 1},
        piles={"1-4": "c", "1-5": "c"}, chests="axe sabre", luck=("sabre",),
    )  # fmt: skip
    answer(table, "use flashlight", "at 1-5", "step 1-2", "spend apple", "place ladder", "at 1-2", "step 1-3", "spend bomb")
    answer(table, "floor 1-4")
    assert asked(table) == "act"
    assert table.questions()[0].about == ("vera", 1)
    assert (items(table, "vera"), lives(table, "vera")) == (["flashlight"], 3)
    assert (pile(table, "1-5"), pile(table, "1-2"), pile(table, "2-4")) == (["sabre"], ["ladder"], ["c"])


@pytest.mark.rule("ME-TURN-7")
def test_a_turn_may_end_with_moves_left_but_not_in_a_fight_or_an_effect() -> None:
    table = tomb("____", "____", heroes={"vera": "1-1 bomb", "timur": "1-1"}, piles={"1-3": "mummy"})
    assert "end" in offered(table)
    answer(table, "step 1-2")
    assert "end" in offered(table)
    answer(table, "spend bomb")
    assert asked(table) == "bomb"
    assert "end" not in offered(table)
    fight = tomb("____", heroes={"vera": "1-1 bomb", "timur": "1-1"}, piles={"1-2": "mummy"})
    answer(fight, "step 1-2")
    assert (asked(fight), "end" in offered(fight)) == ("fight", False)
    free = tomb("____", heroes={"vera": "1-1", "timur": "1-1"})
    answer(free, "end")
    assert (asked_seat(free), place(free, "vera")) == (1, "1-1")


@pytest.mark.rule("ME-TURN-8")
def test_a_monster_in_the_cell_fights_first() -> None:
    table = tomb("___", heroes={"vera": "1-1", "timur": "1-3 bomb"}, piles={"1-3": "axe mummy"})
    assert asked(table) == "act", "it is not timur's turn yet"
    answer(table, "end")
    assert (asked(table), asked_seat(table), table.state.moves) == ("fight", 1, 0)
    assert told(table, "turn", "fight") == [("turn", "timur"), ("fight", "timur", "mummy", "1-3")]
    empty = tomb("___", heroes={"vera": "1-1", "timur": "1-3 bomb"}, piles={"1-2": "mummy", "1-3": "axe c"})
    answer(empty, "end")
    assert (asked(empty), empty.state.moves) == ("act", 3)
    assert pile(empty, "1-3") == ["axe", "c"]


@pytest.mark.rule("ME-TURN-9")
def test_the_escaped_take_no_more_turns() -> None:
    table = tomb("___", features=("..X",), heroes={"vera": "1-2", "timur": "1-1", "zoya": "1-1"})
    answer(table, "step 1-3")
    assert place(table, "vera") == "gone"
    seats = []
    for _ in range(4):
        seats.append(asked_seat(table))
        answer(table, "end")
    assert seats == [1, 2, 1, 2]
    assert not told(table, "monsters")


@pytest.mark.rule("ME-TURN-10")
def test_a_turn_ends_with_its_hero() -> None:
    table = tomb("___", features=("..X",), heroes={"vera": "1-2 bomb", "timur": "1-1"})
    answer(table, "step 1-3")
    assert (asked(table), asked_seat(table)) == ("act", 1)
    dead = tomb("___", heroes={"vera": "1-2 bomb", "timur": "1-1"}, lives={"vera": 1}, piles={"1-3": "fire"})
    answer(dead, "step 1-3")
    assert (asked(dead), asked_seat(dead), place(dead, "vera")) == ("act", 1, "dead")
    alive = tomb("___", heroes={"vera": "1-2 bomb", "timur": "1-1"}, lives={"vera": 2}, piles={"1-3": "fire"})
    answer(alive, "step 1-3")
    assert (asked(alive), asked_seat(alive)) == ("act", 0)


@pytest.mark.rule("ME-TURN-10")
def test_the_game_is_over_with_its_result() -> None:
    table = tomb("__", features=(".X",), heroes={"vera": "1-1 crystal", "timur": "dead"})
    assert table.outcome() is None
    answer(table, "step 1-2")
    assert table.over
    assert (table.state.phase, table.questions()) == ("over", [])
    assert told(table)[-1] == ("over", "heroes")
    alone = tomb("__", features=(".X",), heroes={"vera": "1-1 crystal"})
    answer(alone, "step 1-2")
    assert told(alone) == [("walked", "vera", "1-1", "1-2"), ("escaped", "vera"), ("over", "heroes")]
    crushed = tomb("__", "__", heroes={"vera": "1-1 bomb"}, ceiling=2, options={"mode": "escape"})
    answer(crushed, "end")
    assert crushed.over
    assert told(crushed, "round", "ceiling", "died", "turn", "over") == [
        ("round", "2"), ("ceiling", "3", "1"), ("died", "vera", "1-1", "ceiling"), ("over", "spirit"),
    ]  # fmt: skip


def test_what_is_told_of_the_first_round() -> None:
    table = gathered(2)
    answer(table, "start 1-2", "end", "start 1-12", "end")
    assert told(table) == [
        ("tomb", "exploration"), ("hero", "vera"), ("hero", "timur"), ("round", "1"),
        ("turn", "vera"), ("entered", "vera", "1-2"), ("turn", "timur"), ("entered", "timur", "1-12"),
        ("round", "2"), ("turn", "vera"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("answers", "silence"),
    [
        (("end",), 4),
        (("step 1-3", "end"), 4),
        (("step 1-3", "step 1-4", "end"), 0),
        (("spend bomb", "floor 1-2", "end"), 0),
        (("use sledgehammer", "end"), 0),
    ],
)
def test_rounds_without_news_are_counted(answers: tuple[str, ...], silence: int) -> None:
    """ME-RULING-68: giving up may be proposed after some rounds in which nothing was opened, broken, killed or saved."""
    heroes = {"vera": "1-2 bomb sledgehammer", "timur": "1-6"}
    table = tomb("#_____", "______", heroes=heroes, piles={"1-4": "c"}, silence=3, chests="axe", luck=("axe",))
    answer(table, *answers)
    assert table.state.silence == 3, "the round is not over"
    answer(table, "end")
    assert (table.state.silence, table.state.news, table.state.round) == (silence, False, 2)


@pytest.mark.rule("ME-TURN-11")
def test_without_options_the_rulings_defaults_hold() -> None:
    chosen = {choice.id: choice.values[0] for choice in GAME.choices}
    assert read_terms(Setup(GAME.id, 3, "base", chosen)) == Terms()
    others = {choice.id: choice.values[1] for choice in GAME.choices}
    terms = read_terms(Setup(GAME.id, 3, "base", others))
    same = [field for field in Terms.__struct_fields__ if getattr(terms, field) == getattr(Terms(), field)]
    assert same == ["solo"], "every option changes its own term"
