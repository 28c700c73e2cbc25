"""Whole games written down once: whoever changes the rules sees here at which step they part."""

from __future__ import annotations

from pathlib import Path

import pytest

from undercroft.games import GAMES
from undercroft.kernel import replay
from undercroft.kernel.journal import Record
from undercroft.kernel.packs import book_of

RECORDS = sorted(Path(__file__).parent.glob("*.record.txt"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.name.split(".")[0])
def test_a_golden_game_replays_and_proves_itself(path: Path) -> None:
    text = path.read_text()
    record = Record.read(text)
    game = GAMES[record.setup.game]
    assert replay.verify(record, game, book_of(game, record.setup.pack, record.pack)) >= 20
    assert record.write() == text


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("paper-dungeons", [1, 2, 4, 8]),
        ("monsters-of-egypt", [1, 2, 4, 6]),
        ("tales-of-tails", [2, 3, 4]),
        ("dungeoneer", [1, 2, 3, 4]),
    ],
)
def test_there_are_golden_games_for_few_and_for_many(game: str, seats: list[int]) -> None:
    setups = [Record.read(path.read_text()).setup for path in RECORDS]
    assert sorted(setup.seats for setup in setups if setup.game == game) == seats


def test_every_game_has_golden_games() -> None:
    assert {Record.read(path.read_text()).setup.game for path in RECORDS} == set(GAMES)
