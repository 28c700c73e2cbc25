"""Whole games written down once: whoever changes the rules sees here at which step they part."""

from __future__ import annotations

from pathlib import Path

import pytest

from undercroft.games import GAMES
from undercroft.kernel import replay
from undercroft.kernel.journal import Record

RECORDS = sorted(Path(__file__).parent.glob("*.record.txt"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.name.split(".")[0])
def test_a_golden_game_replays_and_proves_itself(path: Path) -> None:
    text = path.read_text()
    record = Record.read(text)
    game = GAMES[record.setup.game]
    assert replay.verify(record, game, game.load(record.setup.pack)) >= 48
    assert record.write() == text


def test_there_are_golden_games_for_one_and_for_many() -> None:
    assert {Record.read(path.read_text()).setup.seats for path in RECORDS} == {1, 2, 4, 8}
