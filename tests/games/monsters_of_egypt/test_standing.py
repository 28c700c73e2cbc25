"""Where a seat stands: what it carries, what wins, what it should see coming."""

from __future__ import annotations

import pytest

from tests.games.monsters_of_egypt.positions import fresh, tomb
from undercroft.games import GAMES
from undercroft.games.monsters_of_egypt.face import FACE
from undercroft.games.monsters_of_egypt.rules.ceiling import rounds_until
from undercroft.games.monsters_of_egypt.rules.dungeon import covered
from undercroft.kernel.table import Table
from undercroft.texts import tongue

EN, RU, PL = (tongue(language, FACE.game.id) for language in ("en", "ru", "pl"))
BOOK = GAMES[FACE.game.id].load("base")
ESCAPE = {"mode": "escape"}


def standings(table: Table) -> list[str]:
    return [EN.standing(table.view(None), seat, table.book) for seat in range(table.setup.seats)]


def warned(table: Table, seat: int = 0) -> list[str]:
    return [warning.words for warning in EN.warnings(table.view(seat), seat, table.book)]


def test_a_seat_stands_by_what_it_carries_or_by_its_lives() -> None:
    heroes = {"vera": "1-2 crystal key-black", "timur": "1-3 key-yellow", "mei": "1-4 bomb", "jack": "dead"}
    names = [card.id for card in BOOK.cards][:4]
    table = tomb(book=BOOK, heroes=dict(zip(names, heroes.values(), strict=True)), lives={names[2]: 2})
    assert standings(table) == ["crystal, key", "key", "2 lives", ""]
    assert [t.standing(table.view(0), 1, BOOK) for t in (RU, PL)] == ["ключ", "klucz"]


def test_before_the_tomb_nobody_stands_anywhere() -> None:
    assert standings(fresh(3)) == ["", "", ""]


def test_what_wins_is_another_thing_for_the_monsters() -> None:
    table = tomb(book=BOOK, heroes={"vera": "1-2", "timur": "dead"})
    assert EN.goal(table.view(0), BOOK) == "Find the crystal and carry it out: whoever gets out wins."
    assert EN.goal(table.view(1), BOOK) == "Every hero must fall in the tomb: then the monsters win."
    escape = tomb(book=BOOK, heroes={"vera": "1-2 crystal"}, options=ESCAPE)
    assert EN.goal(escape.view(None), BOOK).startswith("Get out with the crystal before the ceiling comes down")


@pytest.mark.parametrize(("ceiling", "rounds"), [(0, 6), (4, 2), (5, 1)])
def test_the_ceiling_is_told_before_it_comes(ceiling: int, rounds: int) -> None:
    """Counted by letting it sink: so many steps, and the floor of the hero is gone."""
    table = tomb(book=BOOK, heroes={"vera": "4-7 crystal"}, options=ESCAPE, ceiling=ceiling)
    state, plan = table.state, BOOK.plans["escape"]
    assert rounds_until(state, plan, state.heroes[0].cell) == rounds
    state.ceiling += rounds - 1
    assert covered(state) < 4
    state.ceiling += 1
    assert covered(state) == 4


def test_a_hero_under_the_ceiling_is_warned() -> None:
    def at(ceiling: int) -> Table:
        return tomb(book=BOOK, heroes={"vera": "4-7 crystal", "timur": "9-7"}, options=ESCAPE, ceiling=ceiling)

    assert warned(at(3)) == []
    assert warned(at(4)) == ["Vera is on floor 4: the ceiling takes it in 2 rounds."]
    assert warned(at(5)) == ["Vera is on floor 4: the ceiling takes it after this round."]
    assert warned(at(5), 1) == []
    (warning,) = EN.warnings(at(5).view(0), 0, BOOK)
    assert (warning.spot, warning.show) == ("cell-4-7", "Show Vera")


def test_who_comes_to_the_exit_without_the_crystal_is_warned() -> None:
    plan = BOOK.plans["exploration"]
    beside = plan.names[plan.exit - 1]
    alone = tomb(book=BOOK, heroes={"vera": beside})
    assert warned(alone) == ["Vera is 1 move from the exit without the crystal: leave now, and nobody wins."]
    others = tomb(book=BOOK, heroes={"vera": beside, "timur": "1-2"})
    assert warned(others) == ["Vera is 1 move from the exit without the crystal: whoever leaves cannot come back for it."]
    assert warned(tomb(book=BOOK, heroes={"vera": beside, "timur": "1-2 crystal"})) == []
    assert warned(tomb(book=BOOK, heroes={"vera": f"{beside} crystal"})) == []
    assert warned(tomb(book=BOOK, heroes={"vera": "1-2"})) == []
