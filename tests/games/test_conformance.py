"""A sample of the conformance walk over every game of the house; `make soak` walks ten thousand games."""

from __future__ import annotations

import pytest

from undercroft.conformance.walk import walk
from undercroft.games import GAMES
from undercroft.kernel.game import Game


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_walk(game: Game) -> None:
    counts = walk(game, game.load("base"), games=24, seed=2)
    assert counts.games == 24
    assert min(counts.decisions, counts.clones, counts.guesses, counts.options_tried) > 200
    assert counts.twins > 100
    assert set(counts.zones) == set(counts.looked_at)
