"""Five levels: each answers everything, in time and honestly; the higher ones bring more heroes out; sense at the table stays."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import inf

import pytest

from tests.games.monsters_of_egypt import test_bot_sense as sense
from tests.games.monsters_of_egypt.positions import BOOK, answer, asked, fresh, hero, items, tomb
from undercroft.bots.effort import Effort
from undercroft.bots.levels import SECONDS, Level
from undercroft.games.monsters_of_egypt import GAME
from undercroft.games.monsters_of_egypt.bot.prices import fight_loss, fight_odds, strength_of
from undercroft.games.monsters_of_egypt.bot.value import SURE
from undercroft.games.monsters_of_egypt.bot.weigh import LEVELS
from undercroft.kernel.luck import Luck, LuckRanOut, Quick
from undercroft.kernel.position import completed
from undercroft.kernel.table import Table
from undercroft.kernel.types import Ask, Setup

GAMES_OF_ALL_KINDS: list[tuple[int, dict[str, str]]] = [
    (3, {"mode": "exploration"}),
    (2, {"mode": "escape"}),
    (3, {"mode": "exploration", "spirit": "on", "free-start": "on"}),
    (1, {"mode": "escape"}),
]


class Steps:
    """A clock that goes on by one whenever somebody looks at it: effort is counted, not timed."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1
        return self.now


def counted(level: int, steps: float = 20) -> Level:
    return Level(level, steps, Steps())


def table_of(seats: int, seed: int, options: dict[str, str]) -> Table:
    return Table(GAME, completed(Setup(GAME.id, seats, "base", options), GAME), BOOK, Luck(Quick(seed))).start()


def played(table: Table, choose: Callable[[Table, Ask], int]) -> Table:
    while not table.over:
        (ask,) = table.questions()
        table.answer(ask.seat, ask.options[choose(table, ask)])
    return table


def by_level(bot: Level, luck: Luck) -> Callable[[Table, Ask], int]:
    def choose(table: Table, ask: Ask) -> int:
        return ask.options.index(bot.choose(GAME, table.setup, table.book, table.view(ask.seat), ask, luck))

    return choose


# ---- every question ----


@pytest.mark.parametrize("level", SECONDS)
def test_every_level_answers_every_question(level: int) -> None:
    """What it answers is an option, or the table would refuse it; the fallen play the monsters."""
    kinds = set()
    for seed, (seats, options) in enumerate(GAMES_OF_ALL_KINDS):
        choose = by_level(counted(level), Luck(Quick(seed)))

        def noted(table: Table, ask: Ask, choose: Callable[[Table, Ask], int] = choose) -> int:
            kinds.add(ask.kind)
            return choose(table, ask)

        assert played(table_of(seats, seed, options), noted).outcome() is not None
    assert kinds >= {"hero", "start", "act", "fight", "monsters"}


def test_where_no_time_is_left_something_is_answered() -> None:
    """At any question that a game of any answers comes to."""
    for seed, (seats, options) in enumerate(GAMES_OF_ALL_KINDS):
        table, chance = table_of(seats, seed, options), Luck(Quick(seed))

        def choose(table: Table, ask: Ask, chance: Luck = chance) -> int:
            for level in SECONDS:
                view = table.view(ask.seat)
                weighed = GAME.weigh(GAME, table.setup, view, ask, table.book, chance, Effort(level, -inf))  # type: ignore[misc]
                assert weighed[0].action in ask.options
            return chance.below(len(ask.options))

        played(table, choose)


# ---- what it is worth ----


def test_terms_are_the_worth_and_a_game_that_is_over_is_sure() -> None:
    for seed, (seats, options) in enumerate(GAMES_OF_ALL_KINDS):
        table, chance, names = table_of(seats, seed, options), Luck(Quick(seed)), set[str]()

        def choose(table: Table, ask: Ask, chance: Luck = chance, names: set[str] = names) -> int:
            for seat in range(table.setup.seats):
                terms = GAME.terms(table.state, seat, BOOK)
                assert sum(terms.values()) == pytest.approx(GAME.worth(table.state, seat, BOOK))
                names |= set(terms)
            likes = GAME.advice(table.view(ask.seat), ask, BOOK)  # type: ignore[misc]
            return likes.index(max(likes))

        outcome = played(table, choose).outcome()
        assert outcome is not None
        assert names == {
            "base", "crystal", "key", "door", "exit", "health", "company", "arms", "items", "chests", "danger", "goal", "time",
        }  # fmt: skip
        for seat in range(seats):
            assert GAME.terms(table.state, seat, BOOK) == {"won": SURE if seat in outcome.winners else -SURE}


def test_what_was_tried_is_weighed_by_its_terms_the_best_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, 5, LEVELS[5]._replace(samples=6))
    table = fresh(3)
    answer(table, "hero vera", "hero timur", "hero gleb", "start 1-2")
    (ask,) = table.questions()
    view = table.view(ask.seat)
    weighed = GAME.weigh(GAME, table.setup, view, ask, BOOK, Luck(Quick(1)), Effort(5))  # type: ignore[misc]
    assert len(weighed) > 1
    for each in weighed:
        assert sum(each.terms.values()) == pytest.approx(each.worth)


@pytest.mark.parametrize(
    ("monster", "carried"),
    [
        ("mummy", "sabre"),
        ("mummy", "sabre vest"),
        ("cobra", "axe"),
        ("djinn", "sabre"),
        ("djinn", "sabre vest"),
        ("pharaoh", "axe"),
    ],
)
def test_the_odds_of_a_fight_are_those_of_the_dice(monster: str, carried: str) -> None:
    """Every course of the die, by the rules, until it is over."""
    left: dict[int, Fraction] = {}
    slain = Fraction(0)
    todo: list[tuple[str, ...]] = [()]
    while todo:
        rolls = todo.pop()
        t = tomb("_____", heroes={"vera": f"1-2 {carried}"}, piles={"1-3": monster}, luck=rolls, solo=True)
        try:
            answer(t, "step 1-3")
            while asked(t) in ("fight", "vest", "after-roll"):
                answer(t, {"fight": "roll", "vest": "vest", "after-roll": "retreat"}[asked(t)])
        except LuckRanOut:
            todo += [(*rolls, face) for face in BOOK.die]
            continue
        chance = Fraction(1, len(BOOK.die) ** len(rolls))
        left[hero(t, "vera").lives] = left.get(hero(t, "vera").lives, Fraction(0)) + chance
        slain += chance * (asked(t) != "retreat" and hero(t, "vera").lives > 0)
    foe = BOOK.monsters[monster]
    strength = strength_of(BOOK, hero(tomb("_", heroes={"vera": f"1-1 {carried}"}), "vera").items, 3, haste=False)
    odds = fight_odds(BOOK, strength, foe, foe.lives)
    assert odds.left == pytest.approx([float(left.get(lives, 0)) for lives in range(4)])
    assert odds.slain == pytest.approx(float(slain))
    lost = sum((3 - lives) * chance for lives, chance in left.items())
    assert fight_loss(BOOK, strength, foe, foe.lives) == pytest.approx(float(lost))


def test_an_unarmed_hero_can_only_get_away() -> None:
    """A loss and a way out are as likely: two faces each, and the rest is rolled again."""
    odds = fight_odds(BOOK, strength_of(BOOK, (), 3, haste=False), BOOK.monsters["mummy"], 1)
    assert odds.left == pytest.approx([1 / 8, 1 / 8, 1 / 4, 1 / 2])
    assert odds.slain == 0


# ---- who is stronger ----


def test_heroes_that_see_more_win_more() -> None:
    """Three seats of one level, in both modes; neighbours need more games to be told apart."""

    def wins(level: int) -> int:
        found = 0
        for seed in range(60):
            options = {"mode": ("exploration", "escape")[seed % 2]}
            table = played(table_of(3, seed, options), by_level(Level(level), Luck(Quick(seed))))
            found += table.state.result == "heroes"
        return found

    assert wins(1) + 5 < wins(4)


# ---- honest, and sensible ----


def test_chance_to_come_changes_no_choice() -> None:
    """Twins: tables that differ in nothing but what chance will bring."""
    bot, chance = Level(5, 60, Steps()), Luck(Quick(5))

    def choose(table: Table, ask: Ask) -> int:
        if chance.below(8) == 0:
            twin = table.clone().fated(Quick(chance.below(1 << 40)))
            luck = chance.below(1 << 40)
            here, there = (
                bot.choose(GAME, each.setup, each.book, each.view(ask.seat), ask, Luck(Quick(luck))) for each in (table, twin)
            )
            assert here is there
        likes = GAME.advice(table.view(ask.seat), ask, BOOK)  # type: ignore[misc]
        return likes.index(max(likes))

    for seats, options in GAMES_OF_ALL_KINDS[:2]:
        played(table_of(seats, 11, options), choose)


SENSE = [test for name, test in vars(sense).items() if name.startswith("test_")]
FOR_THE_TEAM = {sense.test_the_key_goes_on_with_who_has_moves_left}


@pytest.mark.parametrize("level", SECONDS)
@pytest.mark.parametrize("test", SENSE)
def test_sense_at_the_table_stays(test: Callable[[], None], level: int, monkeypatch: pytest.MonkeyPatch) -> None:
    if level < 3 and test in FOR_THE_TEAM:
        pytest.skip("looks after its own way only")
    monkeypatch.setattr(sense, "BOTS", {"greedy": counted(level, 40)})
    test()


def test_a_level_that_follows_lets_who_is_nearer_go_first() -> None:
    """Timur is a step nearer to the crystal: at the first level Vera leaves it to him, at the third she goes."""
    chosen = {}
    for level in (1, 3):
        t = tomb("_________", heroes={"vera": "1-2", "timur": "1-8"}, piles={"1-5": "crystal"})
        t.state.heroes[1].cell -= 1
        (ask,) = t.questions()
        chosen[level] = str(counted(level).choose(GAME, t.setup, t.book, t.view(ask.seat), ask, Luck(Quick(1))))
        assert items(t, "vera") == []
    assert chosen == {1: "end", 3: "step 1-3"}
