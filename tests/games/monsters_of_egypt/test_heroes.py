"""Lives, moves and places of a hero (3.3)."""

from __future__ import annotations

from itertools import permutations

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


@pytest.mark.rule("ME-HERO-1", "ME-HERO-3")
@pytest.mark.parametrize(("before", "after"), [(1, 3), (2, 3)])
def test_fruit_heals_up_to_three(before: int, after: int) -> None:
    table = tomb("__", heroes={"vera": "1-1 apple", "timur": "1-2"}, lives={"vera": before, "timur": 2})
    answer(table, "spend apple")
    assert (lives(table, "vera"), lives(table, "timur")) == (after, 2)
    assert boxed(table, "apple")
    assert told(table, "healed") == [("healed", "vera", str(after))]


@pytest.mark.rule("ME-HERO-1")
def test_a_hero_with_three_lives_gains_nothing() -> None:
    table = tomb("__", heroes={"vera": "1-1 apple crystal", "timur": "1-2"}, lives={"timur": 1})
    assert "spend apple" not in offered(table)
    answer(table, "crystal")
    assert (lives(table, "vera"), lives(table, "timur")) == (3, 2)
    full = tomb("__", heroes={"vera": "1-1 crystal", "timur": "1-2"})
    assert "crystal" not in offered(full)
    assert BOOK.figures.lives == 3


@pytest.mark.rule("ME-HERO-3")
def test_a_life_comes_back_one_by_one() -> None:
    table = tomb("__", heroes={"vera": "1-1 crystal", "timur": "1-2"}, lives={"vera": 1, "timur": 2})
    answer(table, "crystal")
    assert (lives(table, "vera"), lives(table, "timur")) == (2, 3)


@pytest.mark.rule("ME-HERO-2")
@pytest.mark.parametrize("before", [3, 2])
def test_losing_a_life_takes_one(before: int) -> None:
    table = tomb("___", heroes={"vera": "1-1 bomb", "timur": "1-1"}, lives={"vera": before}, piles={"1-2": "fire"})
    answer(table, "step 1-2")
    assert (lives(table, "vera"), lives(table, "timur")) == (before - 1, 3)
    assert place(table, "vera") == "1-2"
    assert items(table, "vera") == ["bomb"]
    assert told(table, "hurt") == [("hurt", "vera", str(before - 1), "fire")]


@pytest.mark.rule("ME-HERO-4")
def test_losing_the_printed_life_is_death() -> None:
    table = tomb("___", heroes={"vera": "1-1 bomb axe", "timur": "1-1"}, lives={"vera": 1}, piles={"1-2": "fire"})
    answer(table, "step 1-2")
    assert (lives(table, "vera"), place(table, "vera")) == (0, "dead")
    assert pile(table, "1-2") == ["bomb", "axe"]
    assert (lives(table, "timur"), asked_seat(table)) == (3, 1)


@pytest.mark.rule("ME-HERO-5")
def test_from_none_to_three_moves_a_turn() -> None:
    for moves in range(4):
        table = tomb("____", heroes={"vera": "1-1 bomb", "timur": "1-1 bomb"}, piles={"1-4": "bomb"})
        for column in range(2, 2 + moves):
            answer(table, f"step 1-{column}")
        assert asked_seat(table) == 0
        assert bool(offered(table, "step")) is (moves < 3)
        answer(table, "end")
        assert asked_seat(table) == 1
        assert place(table, "vera") == f"1-{1 + moves}"
        assert table.state.moves == 3


CARRIED = ("ladder", "bomb", "axe", "key-black", "crystal")


@pytest.mark.rule("ME-HERO-6")
@pytest.mark.parametrize("left_out", CARRIED)
def test_everything_takes_one_of_five_places(left_out: str) -> None:
    full = tomb("__", heroes={"vera": f"1-1 {' '.join(CARRIED)}"}, piles={"1-1": "vest"})
    assert "take vest" not in offered(full)
    four = [kind for kind in CARRIED if kind != left_out]
    table = tomb("__", heroes={"vera": f"1-1 {' '.join(four)}"}, piles={"1-1": "vest sabre"})
    assert offered(table, "take") == {"vest", "sabre"}
    answer(table, "take vest")
    assert items(table, "vera") == [*four, "vest"]
    assert offered(table, "take") == set()
    answer(table, f"leave {four[0]}")
    assert offered(table, "take") == {"sabre", four[0]}


@pytest.mark.rule("ME-HERO-7")
def test_any_item_lies_in_any_place() -> None:
    kinds = ("ladder", "bomb", "rifle", "hook")
    seen = set()
    for order in permutations(kinds):
        table = tomb("___", heroes={"vera": f"1-1 {' '.join(order)}"}, piles={"1-2": "mummy"})
        assert items(table, "vera") == list(order)
        seen.add(frozenset(offered(table)))
    assert len(seen) == 1
    assert {"place ladder", "spend bomb", "use rifle", "spend hook"} <= next(iter(seen))


@pytest.mark.rule("ME-HERO-8")
def test_the_dead_do_not_come_back() -> None:
    table = tomb("____", heroes={"vera": "1-1 crystal", "timur": "dead", "zoya": "1-3"}, lives={"zoya": 1},
                 piles={"1-2": "?", "1-4": "?"})  # fmt: skip
    before = snapshot(table)
    answer(table, "crystal")
    assert (lives(table, "timur"), place(table, "timur")) == (0, "dead")
    assert lives(table, "zoya") == 2
    assert snapshot(table)["piles"] == before["piles"]
    answer(table, "end")
    assert (asked(table), asked_seat(table)) == ("monsters", 1)
    assert not told(table, "turn")
