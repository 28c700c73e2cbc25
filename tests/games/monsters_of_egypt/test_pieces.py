"""Piles: what can be reached in them, and what a change of one leaves alone (3.6, 3.7, 3.9)."""

from __future__ import annotations

import pytest

from tests.games.monsters_of_egypt.positions import answer, boxed, offered, pile, place, told, tomb
from undercroft.games.monsters_of_egypt.state import shape_of


@pytest.mark.parametrize(
    ("tokens", "items"), [("axe crack", {"axe"}), ("axe c", {"axe"}), ("crack ?", set()), ("axe mummy", set())]
)
def test_only_items_are_picked_up(tokens: str, items: set[str]) -> None:
    table = tomb("___", heroes={"vera": "1-1 bomb"}, piles={"1-1": tokens, "1-3": "?"})
    assert offered(table, "take") == items


def test_another_monster_that_is_hit_takes_nothing_from_the_pharaoh() -> None:
    table = tomb("____", "____", heroes={"vera": "1-1 bomb"}, piles={"1-2": "mummy", "1-4": "pharaoh"})
    answer(table, "spend bomb", "at 1-2", "enough")
    assert boxed(table, "mummy")
    assert (pile(table, "1-2"), table.state.pharaoh) == ([], 3)
    assert told(table, "hit", "destroyed") == [("destroyed", "mummy", "1-2", "bomb")]


def test_a_destroyed_monster_is_news() -> None:
    table = tomb("____", "____", heroes={"vera": "1-1 bomb", "timur": "2-1"}, piles={"1-2": "mummy"}, silence=3)
    answer(table, "spend bomb", "at 1-2", "enough", "end", "end")
    assert table.state.silence == 0


def test_what_has_left_the_board_is_not_above_its_upper_edge() -> None:
    table = tomb(
        "___", "ooo", heroes={"vera": "1-1", "timur": "gone", "zoya": "dead", "gleb": "waiting"}, piles={"1-1": "ladder"}
    )
    answer(table, "take ladder")
    assert [place(table, name) for name in ("vera", "timur", "zoya", "gleb")] == ["1-1", "gone", "dead", "waiting"]
    assert told(table) == [("took", "vera", "ladder", "1-1")]


def test_a_ladder_token_beside_a_printed_ladder_is_only_an_item() -> None:
    table = tomb("_-_", "___", features=("...", ".L."), heroes={"vera": "2-2 ladder", "timur": "1-2"})
    shape = table.state.shape
    answer(table, "leave ladder")
    assert table.state.shape == shape == shape_of(table.state, table.book.plans["exploration"], table.book)
    answer(table, "take ladder")
    assert (table.state.shape, place(table, "timur")) == (shape, "1-2")


def test_of_two_ladder_tokens_one_stands_on_when_the_other_is_taken() -> None:
    table = tomb("_o_", "___", heroes={"vera": "2-2 ladder", "timur": "1-2"}, piles={"2-2": "ladder"})
    answer(table, "leave ladder", "take ladder")
    assert place(table, "timur") == "1-2"
    answer(table, "take ladder")
    assert place(table, "timur") == "2-2"


def test_the_topmost_closed_token_is_opened_under_an_open_one() -> None:
    table = tomb("___", heroes={"vera": "1-1 flashlight"}, piles={"1-3": "? c crystal"}, chests="vest", luck=("vest",))
    answer(table, "use flashlight")
    assert pile(table, "1-3") == ["?", "vest", "crystal"]
