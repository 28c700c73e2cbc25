"""Several steps by one choice: what is promised from a view alone holds on the real table, and nothing is decided on the way."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.played import PLANS
from undercroft.games import GAMES
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.stroll import ways
from undercroft.kernel.table import Table
from undercroft.kernel.types import Event, Setup

STROLLING = [id for id, game in GAMES.items() if game.strolls]


def test_the_games_in_which_people_walk_farther_than_a_room() -> None:
    assert STROLLING == ["monsters-of-egypt", "tales-of-tails", "dungeoneer"]


@pytest.mark.parametrize("id", STROLLING)
def test_every_way_leads_where_it_says_and_nothing_else_happens(id: str) -> None:
    game, plan, random, walked = GAMES[id], PLANS[id], Random(1), 0
    book = game.load("base")
    options = {choice.id: choice.values[0] for choice in game.choices} | plan.variants(0)
    for number in range(4):
        table = Table(game, Setup(game.id, 3, "base", options), book, Luck(Quick(number)))
        table.start()
        while not table.over and walked < 120:
            ask = table.questions()[0]
            before = table.number(ask.seat)
            for place, way in ways(table, ask.seat, Luck(Quick(7))).items():
                assert place != table.game.here(ask, table.view(ask.seat), table.book), "nobody leaves a place to come back to it"
                walked += 1
                assert len(way) > 1
                _walk(table, ask.seat, place, way)
            assert table.number(ask.seat) == before, "nothing has been tried on the table itself"
            table.answer(ask.seat, plan.pick(ask, table, random))
    assert walked >= 4


def _walk(table: Table, seat: int, place: str, way: tuple[object, ...]) -> None:
    on, told = table.clone(), list[Event]()
    kind, draws = on.question(seat), on.luck.count
    assert kind is not None
    on.listener = lambda _, event: told.append(event)  # of the last step
    for step in way:
        ask = on.question(seat)
        assert ask is not None
        assert ask.kind == kind.kind
        action, told = next(option for option in ask.options if option == step), []
        on.answer(seat, action)
        assert {event.kind for event in told} <= set(table.game.strolls[action.kind])
    after = on.question(seat)
    assert after is not None
    assert after.kind == kind.kind
    assert on.luck.count == draws
    arrivals = [str(event.data[-1]) for event in told if event.kind == table.game.strolls[action.kind][0]]
    assert (arrivals[-1] if arrivals else action.target) == place
