"""Climbing ladders and vines, standing on them (3.7)."""

from __future__ import annotations

import pytest

from tests.games.monsters_of_egypt.positions import BOOK, answer, asked_seat, lives, offered, pile, place, told, tomb
from undercroft.kernel.table import Table

ROWS = ("_-_", "___", "___")
LADDER = ("...", ".L.", "...")


def laddered(printed: bool, mode: str, at: str) -> Table:
    """A ladder in 2-2 that leads to 1-2."""
    return tomb(
        *ROWS, features=LADDER if printed else (), heroes={"vera": at, "timur": "3-3"},
        piles={} if printed else {"2-2": "ladder"}, options={"mode": mode},
    )  # fmt: skip


@pytest.mark.rule("ME-LADDER-1", "ME-LADDER-4", "ME-ESCAPE-9")
@pytest.mark.parametrize("mode", ["exploration", "escape"])
@pytest.mark.parametrize("printed", [True, False])
def test_up_a_ladder(printed: bool, mode: str) -> None:
    table = laddered(printed, mode, "2-2")
    assert offered(table, "step") == {"2-1", "2-3", "1-2"}
    answer(table, "step 1-2")
    assert (place(table, "vera"), table.state.moves) == ("1-2", 2)
    assert told(table, "climbed", "fell") == [("climbed", "vera", "2-2", "1-2")]
    beside = laddered(printed, mode, "2-1")
    assert offered(beside, "step") == {"2-2"}


@pytest.mark.rule("ME-LADDER-2", "ME-LADDER-4")
@pytest.mark.parametrize("mode", ["exploration", "escape"])
@pytest.mark.parametrize("printed", [True, False])
def test_down_a_ladder(printed: bool, mode: str) -> None:
    table = laddered(printed, mode, "1-2")
    assert offered(table, "step") == {"1-1", "1-3", "2-2"}
    answer(table, "step 2-2")
    assert (place(table, "vera"), table.state.moves) == ("2-2", 2)
    assert told(table, "climbed") == [("climbed", "vera", "1-2", "2-2")]


@pytest.mark.rule("ME-LADDER-3")
def test_a_ladders_top_is_stood_on_like_a_floor() -> None:
    table = tomb(*ROWS, features=LADDER, heroes={"vera": "1-1", "timur": "3-3"}, piles={"1-2": "axe c"}, chests="vest",
                 luck=("vest",))  # fmt: skip
    answer(table, "step 1-2")
    assert (place(table, "vera"), pile(table, "1-2")) == ("1-2", ["axe", "vest"])
    answer(table, "take axe", "end", "end")
    assert place(table, "vera") == "1-2"
    assert not told(table, "fell", "tumbled")


@pytest.mark.rule("ME-LADDER-4")
def test_a_ladder_is_climbed_by_everybody() -> None:
    table = tomb(*ROWS, heroes={"vera": "2-1 ladder", "timur": "2-3"})
    answer(table, "place ladder", "at 2-2", "end", "step 2-2", "step 1-2")
    assert place(table, "timur") == "1-2"


@pytest.mark.rule("ME-LADDER-5")
def test_nobody_drops_off_a_ladders_top() -> None:
    table = laddered(True, "exploration", "1-2")
    for _ in range(2):
        assert table.state.moves == 3
        answer(table, "end", "end")
        assert place(table, "vera") == "1-2"
    answer(table, "step 1-1", "step 1-2", "step 2-2")
    assert (place(table, "vera"), asked_seat(table)) == ("2-2", 1), "the way down was the third move"
    tired = laddered(True, "exploration", "1-3")
    answer(tired, "step 1-2", "step 1-3", "step 1-2")
    assert (place(tired, "vera"), asked_seat(tired)) == ("1-2", 1), "without a move there is no way down"


@pytest.mark.rule("ME-LADDER-6")
@pytest.mark.parametrize(
    ("above", "broken_floors", "broken_walls", "free"),
    [
        ("_", (), (), False),
        ("_", (1,), (), True),
        ("=", (), (), False),
        ("#", (), (1,), False),
        ("o", (), (), True),
    ],
)
def test_climbing_needs_a_free_passage(
    above: str, broken_floors: tuple[int, ...], broken_walls: tuple[int, ...], free: bool
) -> None:
    for at, to in (("2-2", "1-2"), ("1-2", "2-2")):
        table = tomb(f"_{above}_", "___", heroes={"vera": at}, piles={"2-2": "ladder"}, floors_broken=broken_floors,
                     walls_broken=broken_walls)  # fmt: skip
        assert (to in offered(table, "step")) is free


@pytest.mark.rule("ME-LADDER-6")
def test_there_is_no_climbing_into_a_wall() -> None:
    table = tomb("_-_", "_#_", "___", features=LADDER, heroes={"vera": "1-2"})
    assert offered(table, "step") == {"1-1", "1-3"}
    up = tomb("_#_", "_#_", "___", heroes={"vera": "3-2"}, piles={"3-2": "ladder"})
    assert offered(up, "step") == {"3-1", "3-3"}


@pytest.mark.rule("ME-LADDER-6")
@pytest.mark.parametrize(("ceiling", "free"), [(2, True), (3, False)])
def test_no_climbing_into_a_covered_floor(ceiling: int, free: bool) -> None:
    table = tomb(*ROWS, heroes={"vera": "2-2"}, piles={"2-2": "ladder"}, ceiling=ceiling, options={"mode": "escape"})
    assert ("1-2" in offered(table, "step")) is free


@pytest.mark.rule("ME-LADDER-7")
def test_a_ladder_does_not_hold_its_own_cell() -> None:
    table = tomb(*ROWS, features=LADDER, heroes={"vera": "1-2", "timur": "2-1"}, floors_broken=(4,))
    answer(table, "step 2-2")
    assert (place(table, "vera"), table.state.moves, lives(table, "vera")) == ("3-2", 2, 3)
    answer(table, "end", "step 2-2")
    assert place(table, "timur") == "3-2"
    held = tomb(*ROWS, features=LADDER, heroes={"vera": "1-1"}, floors_broken=(4,))
    answer(held, "step 1-2")
    assert place(held, "vera") == "1-2", "the printed ladder stays and holds the cell above"


@pytest.mark.rule("ME-LADDER-8")
@pytest.mark.parametrize(("mode", "starts"), [("exploration", ("1-2", "1-7", "1-12")), ("escape", ("1-2", "1-6", "1-11"))])
def test_start_ladders_lead_nowhere(mode: str, starts: tuple[str, ...]) -> None:
    for start in starts:
        table = tomb(book=BOOK, heroes={"vera": start}, options={"mode": mode})
        column = int(start.removeprefix("1-"))
        assert offered(table, "step") == {f"1-{column - 1}", f"1-{column + 1}"}
    below = tomb("_o_", "_o_", "___", features=("...", ".S.", "..."), heroes={"vera": "1-1"})
    answer(below, "step 1-2")
    assert place(below, "vera") == "3-2", "a start ladder holds nothing"
