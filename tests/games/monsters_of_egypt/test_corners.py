"""Corners of the board and of the box: the first cell, the first token, a column without a free cell."""

from __future__ import annotations

import pytest

from tests.games.monsters_of_egypt.positions import answer, asked, pile, place, tomb


@pytest.mark.rule("ME-TOKEN-13")
def test_what_lay_under_a_monster_is_resolved_in_the_first_cell_too() -> None:
    table = tomb("__", heroes={"vera": "1-2 sabre bomb"}, piles={"1-1": "c mummy"}, chests="rifle", luck=("melee", "rifle"))
    answer(table, "step 1-1", "roll")
    assert pile(table, "1-1") == ["rifle"]
    assert asked(table) == "act"
    assert place(table, "vera") == "1-1"


@pytest.mark.rule("ME-TOKEN-9")
def test_the_crystal_under_a_monster_is_out_of_reach_in_a_fight_and_says_why() -> None:
    table = tomb("___", heroes={"vera": "1-2 bomb"}, piles={"1-1": "crystal bat"})
    answer(table, "step 1-1")
    assert asked(table) == "fight"
    assert {str(wish.action): wish.rule for wish in table.barred(0)}["take crystal"] == "ME-TOKEN-9"


@pytest.mark.rule("ME-ESCAPE-20", "ME-RULING-38")
def test_a_pharaoh_pushed_on_to_a_hero_fights_at_once_where_no_cell_is_free() -> None:
    """All the monsters can do is to spring a rumble: the ceiling takes the second floor, and below the pharaoh stands Vera."""
    table = tomb(
        "_", "_", "_", heroes={"vera": "3-1 bomb", "timur": "dead"}, piles={"2-1": "pharaoh", "3-1": "rumble sabre"},
        turn=1, options={"mode": "escape"}, ceiling=3, awake=True,
    )  # fmt: skip
    assert "pharaoh" in pile(table, "3-1")
    assert (table.state.fighter, asked(table)) == (0, "fight")


@pytest.mark.rule("ME-RULING-68")
def test_a_death_is_news() -> None:
    table = tomb(
        "__", heroes={"vera": "1-1 bomb", "timur": "1-1"}, lives={"vera": 1}, piles={"1-2": "mummy"}, luck=("attack",), silence=4
    )
    assert not table.state.news
    answer(table, "step 1-2", "roll")
    assert place(table, "vera") == "dead"
    assert table.state.news
