"""The greedy bot of this game: legal, honest, steady, with a purpose, and far ahead of chance."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.tales_of_tails.positions import BOOK, answer, asked, den, dog, fresh, offered, pup, tile
from undercroft.bots import BOTS
from undercroft.games.tales_of_tails import GAME
from undercroft.games.tales_of_tails.bot.choose import advice
from undercroft.games.tales_of_tails.bot.paths import way_from_start
from undercroft.games.tales_of_tails.bot.prices import strength, values_for
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table
from undercroft.kernel.types import Ask


def liked(table: Table) -> str:
    """The option that is liked most."""
    ask = table.questions()[0]
    likes = advice(table.view(ask.seat), ask, BOOK)
    assert len(likes) == len(ask.options)
    return str(ask.options[likes.index(max(likes))])


def follow(table: Table) -> Table:
    """The seat whose turn it is follows advice until its walk is over."""
    seat = table.questions()[0].seat
    while not table.over and table.state.turn == seat and pup(table, seat).place == "inside" and asked(table) != "place":
        answer(table, liked(table))
    return table


def last_round(*dogs: Any, **fields: Any) -> Table:
    """Nothing is left to draw, so that a dog walks or sleeps."""
    return den(*dogs, round=3, countdown=0, **fields)


# ---- whole games ----


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random(seats: int) -> None:
    won = 0
    for number in range(12):
        table, luck = fresh(seats, number), Luck(Quick(number + 50))
        while not table.over:
            for ask in table.questions():
                bot = BOTS["greedy" if ask.seat == number % seats else "random"]
                table.answer(ask.seat, bot.choose(GAME, table.setup, BOOK, table.view(ask.seat), ask, luck))
        outcome = table.outcome()
        assert outcome is not None
        won += outcome.winners == (number % seats,)
    assert won >= 11


@pytest.mark.parametrize("options", [{}, {"turning": "any-time", "defence": "each-hit"}, {"dogs": "random", "start": "narrow"}])
def test_games_of_greedy_dogs_end_and_are_the_same_again(options: dict[str, str]) -> None:
    logs = []
    for _ in range(2):
        table, luck, answers = fresh(4, 5, **options), Luck(Quick(1)), 0
        while not table.over:
            for ask in table.questions():
                answers += 1
                table.answer(ask.seat, BOTS["greedy"].choose(GAME, table.setup, BOOK, table.view(ask.seat), ask, luck))
            assert answers < 1500
        logs.append(list(table.log))
    assert logs[0] == logs[1]


def test_what_others_hide_changes_nothing() -> None:
    table, luck, varied = fresh(3, 8), Luck(Quick(2)), 0
    while not table.over:
        ask = table.questions()[0]
        if luck.below(6) == 0:
            likes = advice(table.view(ask.seat), ask, BOOK)
            for zone in GAME.hidden(table, ask.seat):
                for twin in zone.vary(table, Luck(Quick(3))):
                    varied += 1
                    assert advice(twin.view(ask.seat), ask, BOOK) == likes, zone.name
        table.answer(ask.seat, BOTS["greedy"].choose(GAME, table.setup, BOOK, table.view(ask.seat), ask, luck))
    assert varied > 20


def test_a_walk_follows_the_plan_it_began_with() -> None:
    """Whenever a dog of chance has built, a greedy one leaves just as its search said, and never gives up."""
    walked = 0
    for seed in range(6):
        table, luck = fresh(2, seed, dogs="random"), Luck(Quick(seed))
        while not table.over:
            ask = table.questions()[0]
            if ask.kind == "turn" and len(table.state.dungeon.tiles) > 10 and "walk" in offered(table):
                table.answer(ask.seat, next(option for option in ask.options if option.kind == "walk"))
                if asked(table) == "turning":
                    while asked(table) == "turning":
                        answer(table, liked(table))
                    plan = None
                else:
                    plan = way_from_start(table.state, ask.seat, BOOK).plan
                before = table.state.round
                while table.state.walk is not None and table.state.round == before and table.state.turn == ask.seat:
                    assert liked(table) != "give-up"
                    answer(table, liked(table))
                if plan is not None:
                    walked += 1
                    ways = [event.data[0] for event in table.told(None) if event.kind == "walked" and event.seat == ask.seat]
                    planned = [action.target for action, _ in plan if action.kind == "enter"]
                    assert ways[len(ways) - len(planned) :] == planned or any(a.kind == "break" for a, _ in plan)
            elif ask.kind == "turn" and "explore" in offered(table):
                answer(table, "explore")
            else:
                table.answer(ask.seat, ask.options[luck.below(len(ask.options))])
    assert walked > 10


# ---- single questions ----


def test_the_better_way_is_taken() -> None:
    """Two coins east or one coin west."""
    table = follow(last_round(dog("bonk"), dog("ruta"), rooms="R43 1,0; R28 -1,0 turn 180"))
    room = tile(table, "R43")
    assert room is not None
    assert room.owner == 0
    assert tile(table, "R28").owner == -1  # type: ignore[union-attr]


def test_a_potion_is_drunk_for_what_is_worth_it() -> None:
    """A golem's coin for Ruta and her potion."""
    table = follow(last_round(dog("ruta", "fireball"), dog("bonk"), rooms="R22 1,0 turn 90"))
    assert pup(table).potions == (0, 0, 0)
    assert tile(table, "R22").owner == 0  # type: ignore[union-attr]


def test_trophies_on_the_way_win_later_fights() -> None:
    """Bonk beats a cerberus with the sword of an ifrit, which brings nothing else in the last round."""
    table = follow(last_round(dog("bonk"), dog("ruta"), rooms="R02 1,0 turn 90; R19 2,0 turn 90"))
    assert {tile(table, room).owner for room in ("R02", "R19")} == {0}  # type: ignore[union-attr]


def test_quests_decide_between_equal_monsters() -> None:
    rooms = "R02 1,0 turn 90; R11 -1,0"
    plain = values_for(last_round(dog("bonk"), dog("ruta"), rooms=rooms).state, 0, BOOK)
    keen = values_for(last_round(dog("bonk", quest="last-wish"), dog("ruta"), rooms=rooms).state, 0, BOOK)
    ifrit, skeledog = BOOK.number["R02"], BOOK.number["R11"]
    assert keen.cards[ifrit] - plain.cards[ifrit] == 2
    assert keen.cards[skeledog] == plain.cards[skeledog]


def test_a_chest_is_worth_its_coins_only_to_who_has_a_spare_key() -> None:
    chest = BOOK.number["R71"]
    state = last_round(dog("pluto"), dog("ruta")).state
    assert values_for(state, 0, BOOK).cards[chest] == 4
    assert values_for(state, 1, BOOK).cards[chest] == 0


def test_strength_grows_with_every_symbol_that_wins_a_fight() -> None:
    assert strength((2, 1, 0), BOOK) < strength((2, 1, 1), BOOK) < strength((2, 2, 2), BOOK)


def test_trophies_are_worth_less_in_later_rounds() -> None:
    worth = [values_for(den(dog("bonk"), dog("ruta"), round=number).state, 0, BOOK).symbols[0] for number in (1, 2, 3)]
    assert worth[0] > worth[1] > worth[2] == 0


def test_with_nothing_to_gain_a_dog_sleeps_for_a_paw() -> None:
    table = den(dog("bonk"), dog("ruta"), rooms="R83 1,0", round=1, countdown=0)
    assert liked(table) == "sleep"
    assert liked(den(dog("bonk"), dog("ruta"), rooms="R43 1,0; R44 2,0; R45 3,0", round=1, countdown=0)) == "walk"


def test_an_early_dungeon_is_explored() -> None:
    assert liked(den(dog("bonk"), dog("ruta"), rooms="R28 1,0")) == "explore"


def test_the_last_one_inside_uses_up_the_countdown() -> None:
    rooms = "R43 1,0; R44 2,0; R45 3,0; R46 4,0; R47 5,0"
    alone = den(dog("bonk"), dog("ruta", place="out"), rooms=rooms, countdown=2)
    assert liked(alone) == "explore"
    assert liked(den(dog("bonk"), dog("ruta", place="out"), rooms=rooms, countdown=0)) == "walk"


def test_a_good_room_continues_the_best_way_and_a_bad_one_does_not_block_it() -> None:
    rooms = "R43 1,0; R44 2,0"
    good = answer(den(dog("robin"), dog("ruta"), rooms=rooms, luck=["R45"]), "explore")
    before = way_from_start(good.state, 0, BOOK).value
    answer(good, liked(good))
    assert way_from_start(good.state, 0, BOOK).value > before + 1.5
    bad = answer(den(dog("jeanne"), dog("ruta"), rooms=rooms, luck=["R51"]), "explore")
    answer(bad, liked(bad))
    assert way_from_start(bad.state, 0, BOOK).value >= before - 0.01


def test_sharik_turns_a_room_that_bars_the_way_to_coins() -> None:
    """R04 beside the start room shows it a wall: a quarter turn opens the way to two coins."""
    table = last_round(dog("sharik"), dog("ruta"), rooms="R59 1,0; R43 2,0 turn 90; R44 2,-1")
    closed = way_from_start(table.state, 0, BOOK).value
    follow(table)
    assert closed <= 0
    assert tile(table, "R43").owner == 0  # type: ignore[union-attr]
    assert tile(table, "R59").turn % 2 == 1  # type: ignore[union-attr]


def test_a_quest_suits_the_dog_that_can_hunt_for_it() -> None:
    """Robin brings two of the bows that a cat-eye needs, Ruta none."""
    contest = next(number for number, quest in enumerate(BOOK.quests) if quest.id == "staring-contest")
    other = next(number for number, quest in enumerate(BOOK.quests) if quest.most)
    likes = []
    for name in ("robin", "ruta"):
        table = fresh(2, 3)
        while table.questions()[0].kind == "dog":
            ask = table.questions()[0]
            wanted = next((option for option in ask.options if ask.seat == 0 and option.target == name), ask.options[-1])
            table.answer(ask.seat, wanted)
        table.state.parts[0].dealt = (contest, other)
        ask = Ask(0, "quest", (BOOK.choices.quest[contest], BOOK.choices.quest[other]), secret=True)
        likes.append(advice(table.view(0), ask, BOOK)[0])
    assert likes[0] > likes[1]
