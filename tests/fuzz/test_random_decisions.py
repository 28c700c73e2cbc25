"""Rules take every answer that they offer: a few thousand decisions here, ten million with `make soak`."""

from __future__ import annotations

import pytest

from tests.fuzz.random_decisions import Stumbled, decided
from undercroft.games import GAMES
from undercroft.kernel.table import Table
from undercroft.kernel.types import Action, Seat


@pytest.mark.parametrize("game", GAMES)
def test_random_decisions_come_to_an_end(game: str) -> None:
    assert decided(GAMES[game], seed=1_000_001) >= 1_000


def test_what_rules_stumble_over_is_told_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    given, real = 0, Table.answer

    def stumble(table: Table, seat: Seat, action: Action) -> None:
        nonlocal given
        given += 1
        if given > 40:
            raise KeyError("lantern")
        real(table, seat, action)

    monkeypatch.setattr(Table, "answer", stumble)
    with pytest.raises(Stumbled, match=r"paper-dungeons, seed 7, after \d+ answers .*KeyError\('lantern'\)"):
        decided(GAMES["paper-dungeons"], seed=7)
