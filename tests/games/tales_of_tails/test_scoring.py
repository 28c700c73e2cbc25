"""Quests, coins and victory."""

from __future__ import annotations

import pytest

from tests.games.tales_of_tails.positions import BOOK, answer, den, dog, trophies
from undercroft.games.tales_of_tails import GAME
from undercroft.games.tales_of_tails.rules import scoring
from undercroft.games.tales_of_tails.state import Pup
from undercroft.kernel.table import Table


def ended(*dogs: Pup, common: str = "", ties: str = "completions") -> Table:
    return den(*dogs, common=common, phase="over", options={"ties": ties})


def line(table: Table, name: str) -> list[int]:
    return [scoring.lines(table.state, BOOK, seat)[name] for seat in range(len(table.state.parts))]


def winners(table: Table) -> tuple[int, ...]:
    outcome = table.outcome()
    assert outcome is not None
    return outcome.winners


# ---- quests ----


@pytest.mark.rule("DD-QUEST-1")
def test_a_personal_quest_pays_its_owner_alone() -> None:
    table = ended(dog("bonk", "R01", quest="last-wish"), dog("ruta", "R02 R03"))
    assert line(table, "own-quest") == [2, 0]
    assert line(table, "common-quests") == [0, 0]


@pytest.mark.rule("DD-QUEST-2", "DD-QUEST-6")
def test_a_common_quest_pays_everybody_who_meets_it() -> None:
    table = ended(dog("bonk", "R01"), dog("ruta", "R02 R03"), dog("pluto", "R04"), common="last-wish")
    assert line(table, "common-quests") == [2, 4, 0]


@pytest.mark.rule("DD-QUEST-3")
def test_one_player_may_score_the_personal_and_all_common_quests() -> None:
    table = ended(dog("bonk", "R01 R04 R58", quest="steel-grip"), dog("ruta"), common="last-wish tick-check")
    assert (line(table, "common-quests")[0], line(table, "own-quest")[0]) == (4, 5)


@pytest.mark.rule("DD-QUEST-4")
def test_quests_pay_only_when_the_game_is_over() -> None:
    running = den(dog("bonk", "R01"), dog("ruta"), common="last-wish")
    assert running.outcome() is None
    over = ended(dog("bonk", "R01"), dog("ruta"), common="last-wish").outcome()
    assert over is not None
    assert over.scores == (2, 0)


@pytest.mark.rule("DD-QUEST-5", "DD-SCORE-6")
@pytest.mark.parametrize(("quest", "rooms"), [
    ("last-wish", "R01 R02 R03"), ("tick-check", "R04 R05 R06"), ("back-up-the-tree", "R07 R08 R09"),
    ("bone-collector", "R10 R11 R12"), ("wobbly-whiskers", "R13 R14 R15"), ("do-not-sit-there", "R16 R17 R18"),
    ("three-leashes", "R19 R20 R21"), ("bad-for-dogs", "R22 R23 R24"), ("staring-contest", "R25 R26 R27"),
])  # fmt: skip
def test_a_monster_quest_pays_for_each_monster_of_its_name(quest: str, rooms: str) -> None:
    table = ended(dog("bonk", rooms), dog("ruta", "R51 R79 R28"), common=quest)
    assert line(table, "common-quests") == [6, 0]
    two = ended(dog("bonk", rooms[:7]), dog("ruta"), common=quest)
    assert line(two, "common-quests") == [4, 0]


@pytest.mark.rule("DD-QUEST-7", "DD-QUEST-12", "DD-SCORE-7")
@pytest.mark.parametrize(("quest", "most", "fewer"), [
    ("bullseye", "R56", "R01"), ("steel-grip", "R58", "R02"), ("fire-at-heart", "R57", "R03"),
])  # fmt: skip
def test_a_trophy_quest_pays_the_one_with_the_most(quest: str, most: str, fewer: str) -> None:
    table = ended(dog("ruta", fewer), dog("pluto", most), dog("bonk"), common=quest)
    assert line(table, "common-quests") == [0, 5, 0]


@pytest.mark.rule("DD-QUEST-8", "DD-QUEST-14", "DD-SYM-2")
@pytest.mark.rule("DD-RULING-6")
def test_base_symbols_are_no_trophies() -> None:
    table = ended(dog("jeanne"), dog("pluto"), common="steel-grip")
    assert trophies(table) == (0, 0, 0)
    assert line(table, "common-quests") == [0, 0]
    one = ended(dog("jeanne"), dog("robin", "R02"), common="steel-grip")
    assert line(one, "common-quests") == [0, 5]


@pytest.mark.rule("DD-QUEST-9")
def test_potions_still_held_are_trophies() -> None:
    table = ended(dog("ruta", "R02"), dog("pluto", "sword sword"), common="steel-grip")
    assert trophies(table, 1) == (0, 2, 0)
    assert line(table, "common-quests") == [0, 5]


@pytest.mark.rule("DD-QUEST-10", "DD-QUEST-11")
def test_a_tie_goes_to_more_base_symbols_or_to_nobody() -> None:
    table = ended(dog("pluto", "R02"), dog("jeanne", "R05"), common="steel-grip")
    assert line(table, "common-quests") == [0, 5]
    tied = ended(dog("bonk", "R02"), dog("jeanne", "R05"), common="steel-grip")
    assert line(tied, "common-quests") == [0, 0]
    behind = ended(dog("pluto", "R02 R09"), dog("jeanne", "R05"), common="steel-grip")
    assert line(behind, "common-quests") == [5, 0]


@pytest.mark.rule("DD-QUEST-13", "DD-QUEST-16", "DD-RULING-5")
def test_a_personal_trophy_quest_is_measured_against_all() -> None:
    lost = ended(dog("pluto", "R02", quest="steel-grip"), dog("jeanne", "R05"))
    assert line(lost, "own-quest") == [0, 0]
    won = ended(dog("jeanne", "R02", quest="steel-grip"), dog("pluto", "R05"))
    assert line(won, "own-quest") == [5, 0]
    behind = ended(dog("jeanne", "R02", quest="steel-grip"), dog("pluto", "R05"), dog("ruta", "R58"))
    assert line(behind, "own-quest") == [0, 0, 0]
    across = ended(dog("jeanne", "R02", quest="steel-grip"), dog("pluto"), dog("ruta", "R58"), dog("bonk"))
    assert line(across, "own-quest") == [0, 0, 0, 0]  # neither a neighbour nor paid, but with more swords


@pytest.mark.rule("DD-QUEST-15", "DD-RULING-7")
def test_a_monster_that_was_given_up_counts_for_nothing() -> None:
    table = den(dog("jeanne", "R02"), dog("ruta"), rooms="R61 0,1", common="last-wish", turn=0)

    assert scoring.times_met(table.state, BOOK, 0, table.state.common[0]) == 1
    answer(table, "walk", "enter R61", "disarm R02", "out south", "confirm")
    assert scoring.times_met(table.state, BOOK, 0, table.state.common[0]) == 0
    assert trophies(table) == (0, 0, 0)


@pytest.mark.rule("DD-TRAMP-16", "DD-SYM-3", "DD-RULING-20")
def test_both_symbols_of_a_tramp_are_trophies_and_of_the_other_side_one() -> None:
    assert trophies(ended(dog("bonk", "R66:two"), dog("ruta"))) == (0, 1, 1)
    assert trophies(ended(dog("bonk", "R66:paw"), dog("ruta"))) == (1, 0, 0)
    assert trophies(ended(dog("bonk", "R66:no-paw"), dog("ruta"))) == (1, 0, 0)
    assert trophies(ended(dog("bonk", "R57 R19 R28 R79"), dog("ruta"))) == (0, 0, 2)


# ---- coins ----


@pytest.mark.rule("DD-SCORE-1")
def test_the_sum_of_all_lines() -> None:
    table = ended(dog("pluto", "R43 R19 R51 R71 R59 R65:two R01", quest="bullseye"), dog("ruta"), common="last-wish")
    assert scoring.lines(table.state, BOOK, 0) == {
        "coins": 7, "chests": 4, "traps": -1, "tramps": -1, "common-quests": 2, "own-quest": 5,
    }  # fmt: skip
    sheet = GAME.score_sheet(table.state, BOOK)
    assert sheet[-1] == ("total", (16, 0))
    assert [name for name, _ in sheet] == ["coins", "chests", "traps", "tramps", "common-quests", "own-quest", "total"]


@pytest.mark.rule("DD-SCORE-2", "DD-MONSTER-7", "DD-MONSTER-8")
@pytest.mark.parametrize(
    ("hand", "coins"), [("R28", 1), ("R43", 2), ("R19", 1), ("R22 R25", 2), ("R51", 4), ("R51 R55", 8), ("R01", 0)]
)
def test_coins_on_rooms_and_monsters(hand: str, coins: int) -> None:
    assert line(ended(dog("bonk", hand), dog("ruta")), "coins") == [coins, 0]


@pytest.mark.rule("DD-MONSTER-7", "DD-RULING-35")
def test_only_three_symbol_monsters_and_dragons_show_coins() -> None:
    coins = {room.id: line(ended(dog("bonk", room.id), dog("ruta")), "coins")[0] for room in BOOK.rooms if room.kind == "monster"}
    assert {room: worth for room, worth in coins.items() if worth} == {
        **{f"R{number}": 1 for number in range(19, 28)},
        **{f"R{number}": 4 for number in range(51, 56)},
    }


@pytest.mark.rule("DD-SCORE-3", "DD-CHEST-5", "DD-CHEST-7")
@pytest.mark.parametrize(("name", "hand", "coins"), [
    ("bonk", "R71", 0), ("bonk", "R71 R79", 4), ("bonk", "R71 R72 R79", 4), ("bonk", "R71 R72 R79 R80", 8),
    ("pluto", "R71 R72", 4), ("bonk", "R79 R80", 0),
])  # fmt: skip
def test_opened_chests(name: str, hand: str, coins: int) -> None:
    assert line(ended(dog(name, hand), dog("ruta")), "chests") == [coins, 0]


@pytest.mark.rule("DD-SCORE-4", "DD-SCORE-5", "DD-SCORE-8")
@pytest.mark.rule("DD-RULING-24")
def test_traps_and_tramps_cost_and_a_score_may_be_negative() -> None:
    table = ended(dog("bonk", "R59 R60 R65:two R66:paw"), dog("ruta", "R67:no-paw"))
    assert (line(table, "traps"), line(table, "tramps")) == ([-2, 0], [-2, -1])
    outcome = table.outcome()
    assert outcome is not None
    assert outcome.scores == (-4, -1)
    assert outcome.winners == (1,)


@pytest.mark.rule("DD-SCORE-13", "DD-POTION-10")
def test_potions_defence_and_paws_are_worth_no_coins() -> None:
    table = ended(dog("ruta", "bow sword fireball R75", tokens=7, extra=0), dog("bonk"))
    assert sum(scoring.lines(table.state, BOOK, 0).values()) == 0


@pytest.mark.rule("DD-SCORE-9")
def test_the_highest_score_wins() -> None:
    assert winners(ended(dog("bonk", "R43"), dog("ruta", "R28"), dog("pluto", "R43 R28"))) == (2,)


@pytest.mark.rule("DD-SCORE-10", "DD-SCORE-11", "DD-SCORE-12")
@pytest.mark.rule("DD-RULING-25")
def test_ties_go_by_quests_completed() -> None:
    one, two = "R43 R44", "R01 R02"
    assert winners(ended(dog("bonk", one), dog("ruta", two), common="last-wish")) == (1,)
    assert winners(ended(dog("bonk", "R43 R44"), dog("ruta", "R45 R46"))) == (0, 1)
    mixed = (dog("bonk", "R01 R04"), dog("ruta", "R02 R03"))
    assert winners(ended(*mixed, common="last-wish tick-check")) == (0, 1)
    assert winners(ended(*mixed, common="last-wish tick-check", ties="cards")) == (0,)


@pytest.mark.rule("DD-SCORE-10", "DD-QUEST-1")
@pytest.mark.parametrize(("quest", "hand"), [("steel-grip", "R58"), ("bullseye", "R56")])
def test_the_own_quest_counts_in_a_tie(quest: str, hand: str) -> None:
    owner, other = dog("pluto", hand, quest=quest), dog("ruta", "R43 R44 R28")
    table = ended(owner, other)
    assert table.outcome() is not None
    assert table.outcome().scores == (5, 5)  # type: ignore[union-attr]
    assert winners(table) == (0,)
