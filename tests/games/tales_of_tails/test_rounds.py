"""The end of a round."""

from __future__ import annotations

import pytest

from tests.games.tales_of_tails.positions import BOOK, answer, cards, den, dog, pup, tile, told
from undercroft.kernel.table import Table

CLAIMED = "R01 0,-1 paw 0; R43 1,0 paw 0; R71 0,1 paw 1; R59 -1,0 paw 1; R75 2,0 paw 0; R79 3,0 paw 1; R28 4,0"


def last_turn(rooms: str = CLAIMED, **fields: object) -> Table:
    """Only Ruta is left inside: with her sleep the round is over."""
    dogs = (dog("robin", place="out", tokens=2), dog("pluto", place="out", tokens=2), dog("ruta"))
    return den(*dogs, rooms=rooms, turn=2, countdown=3, **fields)  # type: ignore[arg-type]


@pytest.mark.rule("DD-ROUND-1")
def test_a_round_ends_when_nobody_is_inside() -> None:
    table = den(dog("robin"), dog("pluto"), dog("ruta"))
    answer(table, "sleep", "walk", "out north", "confirm")
    assert table.state.round == 1
    answer(table, "sleep")
    assert table.state.round == 2
    assert [p.place for p in table.state.parts] == ["inside"] * 3


@pytest.mark.rule("DD-ROUND-2", "DD-ROUND-3", "DD-RULING-3")
def test_the_last_to_act_begins_the_next_round() -> None:
    table = last_turn(first=0)
    answer(table, "sleep")
    assert table.state.first == 2
    assert table.questions()[0].seat == 2
    assert ("good-dog",) in told(table)


@pytest.mark.rule("DD-ROUND-4", "DD-ROUND-6", "DD-ROUND-7")
def test_everybody_collects_what_lies_under_the_own_paws() -> None:
    table = last_turn()
    assert cards(table, 0) == []
    answer(table, "sleep")
    assert sorted(cards(table, 0)) == ["R01", "R43", "R75"]
    assert sorted(cards(table, 1)) == ["R59", "R71", "R79"]
    assert cards(table, 2) == []
    news = [(event.seat, event.data[0]) for event in table.told(None) if event.kind == "collected"]
    assert sorted(news) == [(0, "R01"), (0, "R43"), (0, "R75"), (1, "R59"), (1, "R71"), (1, "R79")]


@pytest.mark.rule("DD-MONSTER-14", "DD-PAW-8")
def test_cards_stay_in_the_dungeon_until_then() -> None:
    table = den(dog("robin"), dog("pluto"), rooms="R16 0,1 turn 180")
    answer(table, "walk", "enter R16", "fight", "out west", "confirm")
    assert cards(table) == []
    claimed = tile(table, "R16")
    assert claimed is not None
    assert (claimed.owner, claimed.paws) == (0, 1)
    answer(table, "sleep")
    assert cards(table) == ["R16"]


@pytest.mark.rule("DD-ROUND-5", "DD-PAW-7")
def test_paws_come_back() -> None:
    table = last_turn()
    answer(table, "sleep")
    assert [(p.tokens, p.spent, p.extra) for p in table.state.parts] == [(5, 0, 2), (5, 0, 2), (6, 0, 1)]


@pytest.mark.rule("DD-ROUND-8", "DD-TRAP-13", "DD-TRAP-14")
def test_disarmed_traps_are_gone_with_the_cards_on_them_potions_come_back() -> None:
    table = last_turn("R61 0,-1 lid R09; R63 1,0 lid fireball; R28 0,1")
    assert table.state.supply == (2, 2, 1)
    answer(table, "sleep")
    assert {BOOK.rooms[card].id for card in table.state.gone} == {"R61", "R09", "R63"}
    assert table.state.supply == (2, 2, 2)
    assert BOOK.number["R61"] not in table.state.bag
    assert BOOK.number["R28"] in table.state.bag


@pytest.mark.rule("DD-ROUND-9", "DD-ROUND-10", "DD-ROUND-15")
def test_after_the_third_round_the_game_is_over_at_once() -> None:
    table = last_turn(round=3)
    answer(table, "sleep")
    assert table.over
    assert table.state.round == 3
    second = last_turn(round=2)
    answer(second, "sleep")
    assert not second.over
    assert second.state.round == 3


@pytest.mark.rule("DD-ROUND-4", "DD-ROUND-8", "DD-ROUND-10", "DD-ROUND-11")
def test_what_nobody_took_from_the_last_dungeon_stays_on_the_table() -> None:
    table = last_turn("R61 0,-1 lid R09; R28 0,1 turn 90; R43 1,0 paw 0", round=3, broken=[("R28", "east")])
    before = table.state.bag
    answer(table, "sleep")
    dungeon = table.state.dungeon
    assert [(t.x, t.y, BOOK.rooms[t.card].id, t.turn) for t in dungeon.tiles] == [(0, 0, "R00", 0), (0, 1, "R28", 1)]
    assert (dungeon.gaps, dungeon.broken, table.state.bag) == ((), (), before)
    assert cards(table, 0) == ["R43"]


@pytest.mark.rule("DD-ROUND-11", "DD-ROUND-12", "DD-ROUND-13")
@pytest.mark.rule("DD-RULING-23")
def test_unclaimed_rooms_and_the_rest_of_the_countdown_go_back() -> None:
    table = last_turn()
    before = table.state.bag
    answer(table, "sleep")
    assert set(table.state.bag) == {*before, BOOK.number["R28"]}
    assert table.state.bag == tuple(sorted(table.state.bag))
    assert 0 not in table.state.bag
    assert BOOK.number["R75"] not in table.state.bag


@pytest.mark.rule("DD-ROUND-14", "DD-ROUND-16")
def test_the_next_round_begins_with_the_start_room_alone() -> None:
    table = last_turn(gaps=[(5, 5, 0, 1)], broken=[("R01", "east")])
    answer(table, "sleep")
    dungeon = table.state.dungeon
    assert [(t.x, t.y, t.card) for t in dungeon.tiles] == [(0, 0, 0)]
    assert (dungeon.gaps, dungeon.broken) == ((), ())
    assert table.state.countdown == -1


@pytest.mark.rule("DD-TRAP-12")
def test_a_paw_in_a_gap_comes_back_without_a_card() -> None:
    table = den(dog("jeanne"), dog("ruta"), rooms="R02 0,1; R61 0,2")
    answer(table, "walk", "enter R02", "fight", "enter R61", "disarm R02", "out south", "confirm")
    assert [(gap.owner, gap.paws) for gap in table.state.dungeon.gaps] == [(0, 1)]
    assert (pup(table).tokens, pup(table).spent, pup(table).extra) == (4, 1, 2)
    answer(table, "sleep")
    assert (pup(table).tokens, pup(table).spent, pup(table).extra) == (5, 0, 2)
    assert cards(table) == []


@pytest.mark.rule("DD-RULING-39")
def test_all_that_was_collected_lies_open_to_everybody_unless_agreed_otherwise() -> None:
    table = last_turn()
    answer(table, "sleep")
    for seat in (None, 0, 1, 2):
        seen = table.view(seat).state.parts
        assert [tuple(BOOK.rooms[card].id for card in p.cards) for p in seen] == [
            ("R01", "R43", "R75"),
            ("R71", "R59", "R79"),
            (),
        ]
    assert not table.state.terms.face_down
    assert last_turn(options={"piles": "face-down"}).state.terms.face_down


@pytest.mark.rule("DD-2P-3")
def test_two_players_play_by_the_same_rules() -> None:
    table = den(dog("robin"), dog("pluto"))
    answer(table, "walk", "out south", "confirm")
    assert table.state.countdown == 4
    answer(table, "sleep")
    assert table.state.round == 2
    assert len(table.state.dungeon.tiles) == 1
    assert table.state.dungeon.tiles[0].card == BOOK.start_for_two


@pytest.mark.rule("DD-ROUND-15")
def test_the_end_of_the_game_is_told_last() -> None:
    table = answer(last_turn(round=3), "sleep")
    assert table.over
    assert told(table)[-1] == ("over",)
