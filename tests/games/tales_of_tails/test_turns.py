"""Turns, sleep and the countdown."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.tales_of_tails.positions import answer, asked, den, dog, offered, pup, snapshot, told
from undercroft.games.tales_of_tails.actions import SLEEP
from undercroft.kernel.table import Table
from undercroft.kernel.types import NotAsked, NothingToTakeBack, NotOffered

SHUT = ((0, -1, 1, 1), (1, 0, 1, 1), (0, 1, 1, 1), (-1, 0, 1, 1))
"""Gaps at every opening of the start room."""


def three(**fields: Any) -> Table:
    return den(dog("robin"), dog("ruta"), dog("pluto"), **fields)


@pytest.mark.rule("DD-TURN-1", "DD-TURN-3")
def test_turns_go_round_and_pass_over_who_has_left_or_sleeps() -> None:
    table = den(dog("robin"), dog("ruta"), dog("pluto"), dog("bonk"), turn=2, luck=("R28", "R29", "R30"))
    answer(table, "sleep")
    assert table.questions()[0].seat == 3
    answer(table, "walk", "out north", "confirm")
    assert table.questions()[0].seat == 0
    answer(table, "explore", "place R00-north-0")
    assert table.questions()[0].seat == 1
    answer(table, "explore", "place R00-south-180")
    assert table.questions()[0].seat == 0
    assert [p.place for p in table.state.parts] == ["inside", "inside", "asleep", "out"]


@pytest.mark.rule("DD-TURN-2", "DD-TURN-5")
def test_three_actions_and_each_ends_the_turn() -> None:
    for texts in (("explore", "place R00-north-0"), ("walk", "out north", "confirm"), ("sleep",)):
        table = three(luck=("R28",))
        assert offered(table) == {"explore", "walk", "sleep"}
        answer(table, *texts)
        assert table.questions()[0].seat == 1


@pytest.mark.rule("DD-TURN-4", "DD-TURN-5")
def test_there_is_no_pass_and_sleep_is_always_possible() -> None:
    table = three(gaps=SHUT)  # nothing but sleep is left, so nobody is asked until the next round
    assert told(table, "slept") == [("slept", "1")] * 3
    assert table.state.round == 2
    assert offered(table) == {"explore", "walk", "sleep"}


@pytest.mark.rule("DD-TURN-6", "DD-RULING-40")
def test_a_walk_needs_a_way_out() -> None:
    shut = three(rooms="R71 0,-1 turn 90; R72 1,0; R59 0,1 turn 90; R61 -1,0")
    assert offered(shut) == {"explore", "sleep"}
    with pytest.raises(NotOffered):
        answer(shut, "walk")
    assert offered(three()) == {"explore", "walk", "sleep"}


@pytest.mark.rule("DD-TURN-7", "DD-RULING-8")
def test_exploring_cannot_be_taken_back_once_the_card_is_seen() -> None:
    table = three(luck=("R28",))
    answer(table, "explore")
    assert asked(table) == "place"
    with pytest.raises(NothingToTakeBack):
        table.take_back(0)
    with pytest.raises(NotOffered):
        answer(table, "sleep")
    answer(table, "place R00-north-0")
    table.take_back(0)
    assert asked(table) == "place"


@pytest.mark.rule("DD-RULING-42")
@pytest.mark.parametrize("texts", [("explore", "place R00-north-0"), ("walk", "out north", "confirm"), ("sleep",)])
def test_every_turn_uses_up_a_card_or_a_player(texts: tuple[str, ...]) -> None:
    table = three(luck=("R28",))
    left = [len(table.state.bag), sum(p.place == "inside" for p in table.state.parts)]
    answer(table, *texts)
    left[texts[0] != "explore"] -= 1
    assert left == [len(table.state.bag), sum(p.place == "inside" for p in table.state.parts)]


@pytest.mark.rule("DD-RULING-42")
def test_who_explores_as_long_as_possible_must_stop_in_the_end() -> None:
    table = three(bag="R51 R52 R53 R54", luck=("R51", "R52", "R53", "R54"))
    for _ in range(4):
        answer(table, "explore")
        answer(table, min(offered(table)))
    assert offered(table) == {"walk", "sleep"}
    answer(table, "sleep")  # with dragons all around the others have no other choice, and are not asked
    assert table.state.round == 2
    assert [kind for kind, *_ in told(table, "drew", "slept")] == ["drew"] * 4 + ["slept"] * 3


@pytest.mark.rule("DD-TURN-8")
def test_only_the_active_player_is_asked() -> None:
    table = three(luck=("R28",))
    before = snapshot(table)
    with pytest.raises(NotAsked):
        table.answer(1, SLEEP)
    assert snapshot(table) == before
    assert table.aside(1) == ()


# ---- sleep ----


@pytest.mark.rule("DD-SLEEP-1", "DD-SLEEP-2", "DD-PAW-5")
def test_sleep_brings_a_paw_for_the_rest_of_the_game() -> None:
    table = den(dog("robin"), dog("ruta"))
    answer(table, "sleep")
    assert (pup(table).tokens, pup(table).extra) == (6, 1)
    answer(table, "sleep")
    assert table.state.round == 2
    assert (pup(table).tokens, pup(table).extra) == (6, 1)
    answer(table, "sleep", "sleep")
    assert (pup(table, 1).tokens, pup(table, 1).extra) == (7, 0)


@pytest.mark.rule("DD-SLEEP-3", "DD-PAW-6")
def test_sleep_without_a_paw_left_gives_nothing() -> None:
    table = den(dog("robin", tokens=7, extra=0), dog("ruta"))
    answer(table, "sleep")
    assert (pup(table).tokens, pup(table).extra) == (7, 0)
    assert ("slept", "0") in told(table, "slept")


@pytest.mark.rule("DD-SLEEP-4", "DD-SLEEP-5")
def test_a_sleeper_takes_no_part_and_claims_nothing() -> None:
    table = three(rooms="R28 0,-1 turn 90", luck=("R29",))
    answer(table, "sleep")
    assert pup(table).place == "asleep"
    answer(table, "explore", "place R00-south-180", "sleep")
    assert table.questions()[0].seat == 1
    with pytest.raises(NotAsked):
        table.answer(0, SLEEP)
    assert pup(table).cards == ()
    assert all(tile.owner == -1 for tile in table.state.dungeon.tiles)


@pytest.mark.rule("DD-SLEEP-6", "DD-ROUND-2")
def test_who_acts_last_takes_the_token_asleep_or_not() -> None:
    asleep = three(first=0)
    answer(asleep, "sleep", "walk", "out north", "confirm", "sleep")
    assert asleep.state.first == 2
    assert asleep.questions()[0].seat == 2
    walked = three(first=0)
    answer(walked, "sleep", "sleep", "walk", "out north", "confirm")
    assert walked.state.first == 2


# ---- countdown ----


@pytest.mark.rule("DD-COUNT-1", "DD-COUNT-2", "DD-COUNT-3")
@pytest.mark.parametrize(("players", "cards"), [(2, 4), (3, 8), (4, 12)])
def test_the_first_exit_starts_the_countdown(players: int, cards: int) -> None:
    pups = [dog(name) for name in ("robin", "ruta", "pluto", "bonk")[:players]]
    table = den(*pups)
    assert table.state.countdown == -1
    answer(table, "walk", "out south", "confirm")
    assert table.state.countdown == cards
    assert ("countdown", str(cards)) in told(table)


@pytest.mark.rule("DD-COUNT-4", "DD-RULING-16")
def test_sleepers_do_not_count_and_with_nobody_left_there_is_no_countdown() -> None:
    table = den(dog("robin"), dog("ruta", place="asleep"), dog("pluto"), dog("bonk", place="asleep"))
    answer(table, "walk", "out north", "confirm")
    assert table.state.countdown == 4
    alone = den(dog("robin"), dog("ruta", place="asleep"), round=3)
    answer(alone, "walk", "out south", "confirm")
    assert told(alone, "countdown") == []
    assert alone.over


@pytest.mark.rule("DD-COUNT-5", "DD-RULING-17")
def test_a_short_stack_is_taken_whole() -> None:
    table = den(dog("robin"), dog("ruta"), dog("pluto"), bag="R28 R29 R30")
    answer(table, "walk", "out north", "confirm")
    assert table.state.countdown == 3


@pytest.mark.rule("DD-COUNT-6", "DD-COUNT-7", "DD-EXPLORE-14")
def test_explorers_draw_down_the_countdown_and_then_no_more() -> None:
    table = den(dog("robin", place="out"), dog("ruta"), countdown=2, turn=1, luck=("R28", "R29"))
    answer(table, "explore")
    assert table.state.countdown == 1
    answer(table, "place R00-2-east-0", "explore", "place R00-2-south-90")
    assert table.state.countdown == 0
    assert len(table.state.bag) == 87
    assert offered(table) == {"walk", "sleep"}


@pytest.mark.rule("DD-COUNT-8", "DD-COUNT-9")
def test_neither_further_exits_nor_sleep_change_the_countdown() -> None:
    table = den(dog("robin", place="out"), dog("ruta"), dog("pluto"), dog("bonk"), countdown=7, turn=1)
    answer(table, "walk", "out north", "confirm")
    assert table.state.countdown == 7
    answer(table, "sleep")
    assert table.state.countdown == 7
    before = den(dog("robin"), dog("ruta"), dog("pluto"))
    answer(before, "sleep")
    assert before.state.countdown == -1


@pytest.mark.rule("DD-COUNT-10")
def test_nobody_can_tell_what_comes_next() -> None:
    table = den(dog("robin", place="out"), dog("ruta"), countdown=4, turn=1)
    assert table.state.bag == tuple(sorted(table.state.bag))
    assert table.view(1).state.bag == table.view(0).state.bag
