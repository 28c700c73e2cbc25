"""Set-up of every mode and number of players (3.1, 3.16)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.monsters_of_egypt.positions import (
    BOOK,
    answer,
    asked,
    asked_seat,
    boulder_cells,
    broken,
    fresh,
    hero,
    items,
    lives,
    offered,
    pile,
    place,
    told,
    tomb,
)
from undercroft.games.monsters_of_egypt.content import CHEST, DANGER, MODES, Mode
from undercroft.games.monsters_of_egypt.state import SPIRIT
from undercroft.kernel.table import Table

CARDS = ("vera", "timur", "zoya", "gleb", "roza")


def gathered(seats: int, *luck: str | int, **options: str) -> Table:
    """A table on which everybody has taken a hero, in the order of the cards."""
    table = fresh(seats, *luck, **options)
    while asked(table) == "hero":
        answer(table, f"hero {next(card for card in CARDS if card in offered(table, 'hero'))}")
    return table


def faces(table: Table) -> Counter[int]:
    return Counter(token for tokens in table.state.piles for token in tokens)


# ---- exploration ----


@pytest.mark.rule("ME-SETUP-1", "ME-SETUP-2", "ME-ESCAPE-2")
@pytest.mark.parametrize("mode", MODES)
def test_the_mode_chooses_the_side_of_the_board(mode: Mode) -> None:
    table = fresh(2, mode=mode)
    plan = BOOK.plans[mode]
    assert table.state.terms.mode == mode
    assert told(table)[0] == ("tomb", mode)
    assert table.state.shape == plan.shape
    backs = {"c": (CHEST,), "?": (DANGER,), ".": ()}
    assert table.state.piles == [backs[sign] for sign in plan.tokens]


@pytest.mark.rule("ME-SETUP-3")
def test_both_doors_start_closed() -> None:
    assert fresh(1).state.doors == (False, False)
    for at, beyond in (("10-5", "10-6"), ("10-9", "10-8"), ("10-6", "10-5"), ("10-8", "10-9")):
        table = tomb(book=BOOK, heroes={"vera": at})
        assert beyond not in offered(table, "step")
        open_doors = tomb(book=BOOK, heroes={"vera": at}, doors=(True, True))
        assert beyond in offered(open_doors, "step")


@pytest.mark.rule("ME-SETUP-4", "ME-ESCAPE-7")
def test_the_boulder_waits_beside_its_start() -> None:
    table = tomb(book=BOOK, heroes={"vera": "3-1"})
    answer(table, "step 2-1", "step 3-1", "step 3-2")
    assert place(table, "vera") == "4-2"
    assert pile(table, "4-1") == []
    answer(table, "end")
    answer(table, "step 4-1")
    assert lives(table, "vera") == 3
    assert not told(table, "boulder-run")
    rumble = tomb(book=BOOK, heroes={"vera": "1-1"}, piles={"1-2": "?"}, dangers="rumble", luck=("rumble",))
    answer(rumble, "step 1-2")
    assert boulder_cells(rumble)[0] == "4-1"


@pytest.mark.rule("ME-SETUP-5")
def test_every_chest_cell_has_one_closed_chest_token_of_any_kind() -> None:
    for kind in ("crystal", "axe", "sabre-2"):
        table = gathered(1, kind, heroes="1")
        before = table.state.chests
        assert sorted(before) == sorted(BOOK.chests)
        answer(table, "start 1-2", "step 1-1")
        assert pile(table, "1-1") == [kind]
        assert len(table.state.chests) == 28
        assert [BOOK.tokens[token].name for token in set(before) - set(table.state.chests)] == [kind]
        assert sorted(table.state.dangers) == sorted(BOOK.dangers)
    with pytest.raises(AssertionError, match="there is no 'mummy' to draw"):
        answer(gathered(1, "mummy", heroes="1"), "start 1-2", "step 1-1")


@pytest.mark.rule("ME-SETUP-6")
def test_every_question_mark_has_one_closed_danger_token_of_any_kind() -> None:
    for kind in ("mummy", "golem", "bat-2"):
        table = gathered(1, kind, heroes="1")
        answer(table, "start 1-12", "step 1-13")
        assert pile(table, "1-13") == [kind]
        assert len(table.state.dangers) == 25
        assert sorted(table.state.chests) == sorted(BOOK.chests)
    with pytest.raises(AssertionError, match="there is no 'axe' to draw"):
        answer(gathered(1, "axe", heroes="1"), "start 1-12", "step 1-13")


@pytest.mark.rule("ME-SETUP-7")
def test_the_deal_uses_up_all_tokens() -> None:
    state = fresh(3).state
    assert faces(fresh(3)) == {CHEST: 29, DANGER: 26}
    assert (len(state.chests), len(state.dangers), state.box) == (29, 26, ())
    assert all(len(tokens) <= 1 for tokens in state.piles)


@pytest.mark.rule("ME-SETUP-8")
def test_breaches_and_the_die_lie_beside_the_board() -> None:
    table = fresh(1)
    assert broken(table) == ([], [])
    assert table.state.face == -1
    assert not told(table, "rolled")
    assert BOOK.figures.breaches == 22


@pytest.mark.rule("ME-SETUP-8")
@pytest.mark.parametrize(("limit", "used", "left"), [("off", 22, True), ("on", 21, True), ("on", 22, False)])
def test_only_with_the_other_reading_breaches_run_out(limit: str, used: int, left: bool) -> None:
    gone = (*range(12), *range(13, 13 + used - 14))
    options = {"breach-limit": limit}
    rows = ["_" * 13, "_" * 13, "##" + "_" * 11]
    table = tomb(*rows, heroes={"vera": "2-13 bomb"}, options=options, floors_broken=gone, walls_broken=(26, 27))
    assert ("spend bomb" in offered(table)) is left


@pytest.mark.rule("ME-SETUP-9", "ME-SETUP-11", "ME-SETUP-12")
def test_a_hero_set() -> None:
    table = gathered(5)
    for number, card in enumerate(CARDS):
        assert lives(table, card) == 3
        assert items(table, card) == ["ladder", "bomb"]
        assert hero(table, card).seat == number
        assert BOOK.figures.places - len(items(table, card)) == 3
    carried = [token for each in table.state.heroes for token in each.items]
    assert len(set(carried)) == 10


@pytest.mark.rule("ME-SETUP-10")
def test_no_hero_is_taken_twice() -> None:
    table = fresh(3)
    assert (asked(table), asked_seat(table), offered(table, "hero")) == ("hero", 0, set(CARDS))
    assert table.questions()[0].about == (1,)
    answer(table, "hero zoya")
    assert (asked_seat(table), offered(table, "hero")) == (1, set(CARDS) - {"zoya"})
    answer(table, "hero vera")
    assert (asked_seat(table), offered(table, "hero")) == (2, {"timur", "gleb", "roza"})
    assert table.questions()[0].about == (3,)
    answer(table, "hero roza")
    assert asked(table) == "start"
    assert told(table, "hero") == [("hero", "zoya"), ("hero", "vera"), ("hero", "roza")]


@pytest.mark.rule("ME-SETUP-10")
def test_a_copy_in_the_middle_of_the_choice_goes_on_there() -> None:
    table = fresh(3, free_start="on")
    answer(table, "hero vera", "start-item alternative", "hero timur")
    for copy in (table.clone(), table.clone().clone()):
        answer(copy, "start-item first", "hero zoya", "start-item first")
        assert [items(copy, card)[0] for card in CARDS[:3]] == ["flashlight", "ladder", "ladder"]
        assert (asked(copy), asked_seat(copy)) == ("start", 0)
    assert asked(table) == "start-item"


@pytest.mark.rule("ME-SETUP-13")
def test_seat_one_begins_or_one_is_drawn() -> None:
    assert asked_seat(gathered(3)) == 0
    assert not told(gathered(3), "first")
    table = gathered(3, 1, first="drawn")
    assert next(event for event in table.told(None) if event.kind == "first").seat == 1
    seats = []
    for _ in range(4):
        seats.append(asked_seat(table))
        answer(table, "start 1-2" if asked(table) == "start" else "end", *(["end"] if asked(table) == "start" else []))
    assert seats == [1, 2, 0, 1]


@pytest.mark.rule("ME-SETUP-13", "ME-SIX-2")
def test_the_spirit_is_never_drawn_to_begin_and_keeps_its_seat() -> None:
    table = gathered(3, 1, first="drawn", spirit="on")
    assert (table.state.order, table.state.seats) == ((1, SPIRIT, 0), (1, 2, 0))
    assert asked_seat(table) == 1
    answer(table, "start 1-2", "end")
    assert (asked(table), asked_seat(table)) == ("monsters", 2)
    for seat in (0, 1):
        assert gathered(3, seat, first="drawn", spirit="on").state.seats[0] == seat


@pytest.mark.rule("ME-SETUP-14")
def test_two_life_tokens_wait_for_the_pharaoh() -> None:
    table = gathered(1, "pharaoh", heroes="1")
    assert table.state.pharaoh == 0
    answer(table, "start 1-12", "step 1-13")
    assert table.state.pharaoh == 3


@pytest.mark.rule("ME-SETUP-15")
def test_what_nobody_took_is_not_in_the_game() -> None:
    table = gathered(2)
    state = table.state
    in_play = {*state.chests, *state.dangers, *(token for each in state.heroes for token in each.items)}
    assert len(in_play) == 29 + 26 + 4
    for card in (2, 3, 4):
        start, alternative = BOOK.starts[card]
        assert in_play.isdisjoint((*start, alternative))
    assert len(state.heroes) == 2


@pytest.mark.rule("ME-SETUP-16")
def test_no_hero_is_on_the_board_before_its_first_turn() -> None:
    table = gathered(2)
    assert (place(table, "vera"), place(table, "timur")) == ("waiting", "waiting")
    answer(table, "start 1-7")
    assert (place(table, "vera"), place(table, "timur")) == ("1-7", "waiting")
    answer(table, "step 1-8", "end")
    assert (place(table, "vera"), place(table, "timur")) == ("1-8", "waiting")
    answer(table, "start 1-7")
    assert (place(table, "vera"), place(table, "timur")) == ("1-8", "1-7")


@pytest.mark.rule("ME-SETUP-17")
@pytest.mark.parametrize("mode", MODES)
def test_ladder_or_alternative_by_choice_in_any_mode(mode: Mode) -> None:
    table = fresh(2, mode=mode, free_start="on")
    answer(table, "hero gleb")
    assert (asked(table), asked_seat(table), offered(table)) == ("start-item", 0, {"start-item first", "start-item alternative"})
    assert table.questions()[0].about == ("gleb", "ladder", "sledgehammer")
    answer(table, "start-item first", "hero roza", "start-item alternative")
    crystal = ["crystal"] if mode == "escape" else []
    assert items(table, "gleb") == ["ladder", "bomb", *crystal]
    assert items(table, "roza") == ["teleporter", "bomb"]


@pytest.mark.rule("ME-SETUP-17", "ME-ESCAPE-3")
@pytest.mark.parametrize(("mode", "first"), [("exploration", "ladder"), ("escape", "sledgehammer")])
def test_without_the_choice_the_mode_decides(mode: Mode, first: str) -> None:
    table = fresh(2, mode=mode)
    answer(table, "hero vera", "hero gleb")
    assert asked(table) == "start"
    assert items(table, "gleb") == [first, "bomb"]


# ---- six players, solo, pursuit ----


@pytest.mark.rule("ME-SIX-1", "ME-SIX-3")
def test_the_sixth_player_is_the_spirit() -> None:
    table = gathered(6)
    state = table.state
    assert [each.seat for each in state.heroes] == [0, 1, 2, 3, 4]
    assert (state.order, state.seats) == ((0, 1, 2, 3, 4, SPIRIT), (0, 1, 2, 3, 4, 5))
    assert [player.heroes for player in state.parts] == [(0,), (1,), (2,), (3,), (4,), ()]
    assert len(gathered(5).state.heroes) == 5
    assert SPIRIT not in gathered(5).state.order


@pytest.mark.rule("ME-SIX-2")
def test_the_spirit_plays_in_the_first_round() -> None:
    table = gathered(6)
    for _ in range(5):
        assert asked(table) == "start"
        answer(table, "start 1-2", "end")
    assert (asked(table), asked_seat(table), table.state.round) == ("monsters", 5, 1)
    assert told(table, "turn", "monsters") == [*(("turn", card) for card in CARDS), ("monsters",)]


@pytest.mark.rule("ME-SOLO-1")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_one_player_takes_one_to_five_heroes_and_plays_them_in_order(number: int) -> None:
    table = gathered(1, heroes=str(number))
    assert [each.seat for each in table.state.heroes] == [0] * number
    for card in CARDS[:number]:
        assert (asked(table), asked_seat(table)) == ("start", 0)
        answer(table, "start 1-2", "end")
        assert place(table, card) == "1-2"
    assert (table.state.round, told(table, "turn")[-1]) == (2, ("turn", "vera"))


@pytest.mark.rule("ME-SOLO-2", "ME-SOLO-3")
def test_alone_a_fallen_hero_leaves_its_items_and_no_monsters_turn() -> None:
    table = tomb(
        "___", heroes={"vera": "1-1 bomb axe", "timur": "1-3", "zoya": "1-3"}, lives={"vera": 1}, solo=True,
        piles={"1-2": "mummy", "1-3": ""}, luck=("attack",),
    )  # fmt: skip
    answer(table, "step 1-2", "roll")
    assert place(table, "vera") == "dead"
    assert items(table, "vera") == []
    assert pile(table, "1-2") == ["bomb", "axe", "mummy"]
    assert told(table, "turn")[-1] == ("turn", "timur")
    answer(table, "end", "end")
    assert told(table, "turn")[-1] == ("turn", "timur"), "the dead hero's turn is skipped"
    assert not told(table, "monsters")
    assert (asked(table), table.state.round) == ("act", 2)


@pytest.mark.rule("ME-SOLO-4")
def test_alone_the_survivors_win_with_the_crystal() -> None:
    table = tomb("__", features=(".X",), heroes={"vera": "1-1 crystal", "timur": "gone", "zoya": "dead"}, solo=True)
    answer(table, "step 1-2")
    assert table.state.result == "heroes"
    assert table.outcome() is not None
    assert table.outcome().winners == (0,)  # type: ignore[union-attr]
    other = tomb("__", features=(".X",), heroes={"vera": "1-1", "timur": "gone crystal", "zoya": "dead"}, solo=True)
    assert answer(other, "step 1-2").state.result == "heroes"
    without = tomb("__", features=(".X",), heroes={"vera": "1-1", "timur": "gone"}, solo=True)
    answer(without, "step 1-2")
    assert without.state.result == "cursed"
    assert without.outcome().winners == ()  # type: ignore[union-attr]
    early = tomb("__", features=(".X",), heroes={"vera": "1-1 crystal", "timur": "1-1"}, solo=True)
    assert answer(early, "step 1-2").state.result == "", "one is still inside"


@pytest.mark.rule("ME-CHASE-1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_at_any_number_of_players_the_last_may_be_the_spirit(seats: int) -> None:
    table = gathered(seats, spirit="on")
    assert table.state.order == (*range(seats - 1), SPIRIT)
    for _ in range(seats - 1):
        answer(table, "start 1-2", "end")
    assert (asked(table), asked_seat(table), table.state.round) == ("monsters", seats - 1, 1)
    assert SPIRIT not in gathered(seats).state.order


def test_nobody_is_the_spirit_alone() -> None:
    table = gathered(1, spirit="on", heroes="2")
    assert table.state.order == (0, 1)


@pytest.mark.rule("ME-CHASE-2")
def test_at_first_the_spirit_can_only_open_dangers() -> None:
    table = gathered(2, "mummy", spirit="on")
    answer(table, "start 1-2", "end")
    plan = BOOK.plans["exploration"]
    dangers = {plan.names[cell] for cell, sign in enumerate(plan.tokens) if sign == "?"}
    assert offered(table) == {f"open {cell}" for cell in dangers}
    answer(table, "open 1-5")
    assert pile(table, "1-5") == ["mummy"]
    answer(table, "end")
    assert offered(table, "prowl") == {"mummy"}
    assert offered(table, "open") == dangers - {"1-5"}


@pytest.mark.rule("ME-CHASE-3")
@pytest.mark.parametrize("mode", MODES)
def test_pursuit_goes_with_both_modes(mode: Mode) -> None:
    table = gathered(3, spirit="on", mode=mode)
    assert (table.state.terms.mode, table.state.terms.spirit) == (mode, True)
    answer(table, "start 1-2", "end", "start 1-2", "end")
    assert (asked(table), asked_seat(table)) == ("monsters", 2)
    assert table.state.ceiling == (1 if mode == "escape" else 0)
