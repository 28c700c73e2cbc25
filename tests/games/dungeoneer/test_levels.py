"""Five strengths: each keeps to the rules at every question, sees only what it may, and the stronger wins more often."""

from __future__ import annotations

from functools import cache
from math import inf

import pytest

from tests.games.dungeoneer.positions import BOOK, asked, crypt, hero
from tests.games.dungeoneer.test_bot_sense import countering, lord
from undercroft.bots.effort import Effort
from undercroft.games import FACES
from undercroft.games.dungeoneer import GAME
from undercroft.games.dungeoneer.bot.choose import LONG
from undercroft.games.dungeoneer.bot.goals import goals
from undercroft.games.dungeoneer.bot.sight import Sight
from undercroft.games.dungeoneer.bot.value import figures, terms, worth
from undercroft.games.dungeoneer.bot.weigh import THOUGHTS, Thought, weigh
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.position import completed
from undercroft.kernel.table import Table
from undercroft.kernel.types import Ask, Setup, Weighed
from undercroft.texts import LANGUAGES

LEVELS = sorted(THOUGHTS)
FEW = Thought(options=2, samples=1)
"""A thought that costs a test little."""


def table_of(seats: int, seed: int = 1, **options: str) -> Table:
    setup = completed(Setup("dungeoneer", seats, "base", {key.replace("_", "-"): value for key, value in options.items()}), GAME)
    return Table(GAME, setup, BOOK, Luck(Quick(seed))).start()


def thought(table: Table, level: int, ask: Ask | None = None, *, until: float = inf, seed: int = 1) -> list[Weighed]:
    ask = ask or asked(table)
    return weigh(GAME, table.setup, table.view(ask.seat), ask, BOOK, Luck(Quick(seed)), Effort(level, until))


def played(levels: tuple[int, ...], seed: int, **options: str) -> tuple[Table, set[str]]:
    """A whole game, and the kinds of questions that were answered."""
    table, kinds = table_of(len(levels), seed, **options), set[str]()
    while not table.over:
        ask = table.questions()[0]
        found = thought(table, levels[ask.seat], ask, seed=seed)
        assert found
        assert all(each.action in ask.options for each in found)
        kinds.add(ask.kind)
        table.answer(ask.seat, found[0].action)
    return table, kinds


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_every_level_plays_whole_games(monkeypatch: pytest.MonkeyPatch, level: int, seats: int) -> None:
    if THOUGHTS[level].samples:
        monkeypatch.setitem(THOUGHTS, level, FEW)
    table, kinds = played((level,) * seats, 3, round_limit="10", choose_heroes="on")
    assert table.outcome() is not None
    assert {"hero", "place", "hero-phase", "discard"} - kinds <= ({"discard"} if seats == 1 else set())


@pytest.mark.parametrize("level", LEVELS)
def test_no_time_is_enough_for_an_answer(level: int) -> None:
    table = table_of(2)
    for _ in range(40):
        ask = asked(table)
        found = thought(table, level, until=-inf)
        assert len(found) == 1
        table.answer(ask.seat, found[0].action)


@pytest.mark.parametrize(("stronger", "weaker", "least"), [(2, 1, 15), (3, 1, 18), (4, 2, 18)])
def test_who_sees_more_wins_more_often(stronger: int, weaker: int, least: int) -> None:
    """Of 24 games; seats change."""
    won = 0
    for seed in range(24):
        seated = (stronger, weaker) if seed % 2 else (weaker, stronger)
        table, _ = played(seated, seed)
        won += seated[table.state.winner] == stronger
    assert won >= least


def test_who_sees_little_ends_a_game_that_drags_on() -> None:
    """Two who spare points and cards could look at each other for ever: then everybody plays as well as it can."""
    rounds = [played((1, 1), seed)[0].state.round for seed in range(8)]
    assert max(rounds) <= 2 * LONG


# ---- what is worth how much ----


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_terms_make_up_the_worth(seats: int) -> None:
    table, luck = table_of(seats, 5, round_limit="10"), Luck(Quick(5))
    running = []
    for _ in range(150):
        if table.over:
            break
        ask = table.questions()[0]
        for seat in range(seats):
            whole = worth(table.state, seat, BOOK)
            assert sum(terms(table.state, seat, BOOK).values()) == pytest.approx(whole)
            if not table.state.parts[seat].out:
                running.append(abs(whole))
        table.answer(ask.seat, ask.options[luck.below(len(ask.options))])
    assert max(running) < 8.0


@cache
def ended() -> Table:
    return played((3, 3), 7)[0]


def test_the_end_is_worth_more_than_any_hope() -> None:
    state = ended().state
    assert worth(state, state.winner, BOOK) == 8.0
    assert worth(state, 1 - state.winner, BOOK) == -8.0


def test_a_quest_done_and_a_rival_near_death_are_good_news() -> None:
    def of(own: str = "", health: int = 6) -> float:
        return worth(crypt(hero("raka", points=2, done=own), hero("kron-axereaver", health=health)).state, 0, BOOK)

    assert of(own="break-the-seal") > of()
    assert of(health=1) > of(health=6)


def test_of_others_only_the_number_of_cards_counts() -> None:
    zombie, ghoul, none = (
        crypt(hero("raka", points=2), hero("kron-axereaver", hand=hand)).state for hand in ("zombie", "ghoul", "")
    )
    assert figures(zombie, 0, BOOK) == figures(ghoul, 0, BOOK)
    assert figures(zombie, 0, BOOK) != figures(none, 0, BOOK)


def test_every_term_has_a_name() -> None:
    named = {*terms(crypt(hero("raka", points=2), hero("kron-axereaver")).state, 0, BOOK), "won"}
    for language in LANGUAGES:
        text = FACES["dungeoneer"].read(f"texts/{language}.ftl") or ""
        assert not [name for name in named if f"\nterm-{name} = " not in text]


# ---- honesty ----


def test_a_thought_does_not_depend_on_hidden_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables that look the same to a seat get the same answer from it at the same luck."""
    monkeypatch.setitem(THOUGHTS, 5, FEW)
    table, luck, twins = table_of(2, 11), Luck(Quick(11)), 0
    while not table.over and twins < 12:
        ask = table.questions()[0]
        for zone in GAME.hidden(table, ask.seat):
            for twin in zone.vary(table, luck):
                if twin.view(ask.seat) == table.view(ask.seat):
                    twins += 1
                    here, there = (thought(each, 5, ask) for each in (table, twin))
                    assert [(each.action, each.worth) for each in here] == [(each.action, each.worth) for each in there]
        table.answer(ask.seat, thought(table, 3, ask)[0].action)
    assert twins >= 12


# ---- narrower sight ----


def test_who_is_shy_keeps_cards_and_still_does_what_is_free() -> None:
    lord = crypt(hero("raka", "crossing", hand="withered-arm"), hero("lorel-alanus", peril=3), phase="dungeonlord")
    assert str(thought(lord, 2)[0].action) == "pass"
    assert str(thought(lord, 3)[0].action) == "play withered-arm"


def test_who_does_one_thing_at_a_time_has_the_first_quest_in_mind() -> None:
    state = crypt(
        hero("raka", points=2, quests="break-the-seal bones-of-fate"), hero("kron-axereaver"), rooms="sealed-gate 0,-1"
    ).state
    first = state.parts[0].quests[0]
    assert {goal.quest for goal in goals(state, 0, BOOK, Sight(one_by_one=True))} == {first}
    assert len(goals(state, 0, BOOK)) > 1


# ---- sense at the table holds for the strongest too ----


@pytest.mark.parametrize(("health", "choice"), [(6, "pass"), (1, "declare spear-volley")])
def test_peril_is_spent_where_it_hurts(health: int, choice: str) -> None:
    """Only a one falls into it."""
    assert str(thought(lord("spear-volley", hero("roderik-talus", peril=3, health=health)), 5)[0].action) == choice


def test_a_monster_that_cannot_hit_stays_at_home() -> None:
    strong = hero("kron-axereaver", peril=2, level=4, health=1, inventory="iron-helm silvered-blade")
    assert str(thought(lord("zombie", strong), 5)[0].action) == "pass"


def test_nothing_is_played_for_a_roll_that_is_lost() -> None:
    victim = hero("lorel-alanus", health=1, glory=6, hand="lucky-omen")
    assert str(thought(countering(victim, 6), 5)[0].action) == "roll"
    assert str(thought(countering(victim, 3), 5)[0].action) == "play lucky-omen"
