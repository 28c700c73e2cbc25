"""Our games in OpenSpiel: they pass its own check, hide what is hidden, and its search plays at our tables."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.bots import BOTS
from undercroft.games import GAMES
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table
from undercroft.lab.matches import Match

pyspiel: Any = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install 'undercroft[research]'")

from undercroft.research.openspiel import LEAST, OpenGame, Searcher  # noqa: E402


def opened(id: str, seed: int = 1) -> OpenGame:
    return OpenGame(GAMES[id], Match(id, 2, ("random",)).setup(), GAMES[id].load("base"), seed)


@pytest.mark.parametrize("id", GAMES)
def test_a_game_passes_openspiels_own_check(id: str) -> None:
    """It plays at random and looks at copies, histories, masks and strings on the way."""
    pyspiel.random_sim_test(opened(id), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("id", GAMES)
def test_a_copy_goes_its_own_way(id: str) -> None:
    state = opened(id).new_initial_state()
    copy, before = state.clone(), str(state)
    assert str(copy) == before
    copy.apply_action(copy.legal_actions()[-1])
    assert str(state) == before
    state.apply_action(state.legal_actions()[-1])
    assert str(state) == str(copy), "the same chance"


@pytest.mark.parametrize("id", GAMES)
def test_what_a_player_knows_does_not_depend_on_what_a_guess_invents(id: str) -> None:
    game, luck = opened(id), Luck(Quick(4))
    state = game.new_initial_state()
    for step in range(60):
        if state.is_terminal():
            break
        legal = state.legal_actions()
        state.apply_action(legal[luck.below(len(legal))])
        if step % 20 == 0 and not state.is_terminal():
            seat = state.current_player()
            first, second = (game.guessed(state.table.view(seat), seat, luck) for _ in range(2))
            assert first.current_player() == second.current_player() == seat
            assert first.information_state_string() == second.information_state_string()
            assert first.legal_actions() == second.legal_actions() == state.legal_actions()


def test_the_winner_takes_it() -> None:
    game, luck = opened("tales-of-tails"), Luck(Quick(2))
    state = game.new_initial_state()
    assert state.returns() == [0.0, 0.0]
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[luck.below(len(legal))])
    outcome = state.table.outcome()
    assert outcome is not None
    assert state.returns() == [1.0 if seat in outcome.winners else -1.0 for seat in (0, 1)]


@pytest.mark.parametrize("id", GAMES)
def test_its_search_answers_from_a_view(id: str) -> None:
    """Without time it takes as few simulations as it needs to choose at all; each seat is asked, also side by side."""
    game, setup = GAMES[id], Match(id, 2, ("random",)).setup()
    book = game.load("base")
    table, luck, bot = Table(game, setup, book, Luck(Quick(3))).start(), Luck(Quick(4)), Searcher(0.0)
    asked = set()
    for step in range(40):
        ask = table.questions()[step % len(table.questions())]
        if step % 8 < 2 and len(ask.options) > 1:
            asked.add(ask.seat)
            assert bot.choose(game, setup, book, table.view(ask.seat), ask, luck) in ask.options
            assert bot.simulations == LEAST
        table.answer(ask.seat, BOTS["random"].choose(game, setup, book, table.view(ask.seat), ask, luck))
        if table.over:
            break
    assert asked


def test_its_search_stops_by_the_clock() -> None:
    game, setup = GAMES["tales-of-tails"], Match("tales-of-tails", 2, ("random",)).setup()
    book = game.load("base")
    table = Table(game, setup, book, Luck(Quick(3))).start()
    now = iter(range(1000))
    bot = Searcher(10.0, clock=lambda: float(next(now)))
    ask = table.questions()[0]
    bot.choose(game, setup, book, table.view(ask.seat), ask, Luck(Quick(4)))
    assert bot.simulations == LEAST + 9, "asked before each simulation after those that it needs"
