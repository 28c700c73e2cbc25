"""The imitated changes of the rules do to the landed tables what they say."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.running import House
from tests.upgrade.changes import CHANGES, FIGURES
from tests.upgrade.landed import Landed, visitor
from tests.upgrade.serve import serving
from undercroft.games import GAMES
from undercroft.kernel import position, replay
from undercroft.kernel.journal import Record
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table
from undercroft.kernel.types import WrongPosition

PARTED = {
    "parted": ("tails-running", "paper-running", "paper-lanes"),
    "redrawn": ("egypt-running", "egypt-chain"),
    "repacked": ("dungeoneer-running", "dungeoneer-chain", "dungeoneer-window"),
}
"""Change -> tables whose records part from the rules."""


def left(house: House, landed: Landed, name: str) -> tuple[Record, dict[str, Any]]:
    """The whole record of a table, and its position."""
    room = house.run(house.tables.room(landed.tables[name].id))
    assert room.journal is not None
    there = room.table.position()
    return room.journal.record, {field: there[field] for field in there if field not in ("rules", "pack")}


def again(record: Record) -> Table:
    """Played again by the rules and the pack of now, as if it had been written by them."""
    game = GAMES[record.setup.game]
    book = game.load(record.setup.pack)
    return replay.wake(msgspec.structs.replace(record, rules=game.rules_version, pack=book.fingerprint), game, book).table


def play_on(place: dict[str, Any], answers: int = 25) -> None:
    chance = random.Random(1)
    table = position.read(msgspec.json.encode(place), GAMES, Luck(Quick(1)))
    for _ in range(answers):
        if table.over:
            return
        ask = chance.choice(table.questions())
        table.answer(ask.seat, chance.choice(ask.options))


@pytest.mark.parametrize("change", CHANGES)
def test_a_change_lasts_as_long_as_it_is_held(change: str) -> None:
    before = dict(GAMES)
    with CHANGES[change]():
        assert before != GAMES
        assert list(before) == list(GAMES)
    assert before == GAMES


def test_the_rules_have_another_number_and_nothing_else(house: House, landed: Landed) -> None:
    before = {id: game.rules_version for id, game in GAMES.items()}
    records = [left(house, landed, name)[0] for name, table in landed.tables.items() if table.entries]
    with CHANGES["renumbered"]():
        assert {id: game.rules_version - 1 for id, game in GAMES.items()} == before
        for record in records:
            again(record)


@pytest.mark.parametrize(("change", "name"), [(change, name) for change, names in PARTED.items() for name in names])
def test_a_record_parts_and_its_position_goes_on(change: str, name: str, house: House, landed: Landed) -> None:
    record, place = left(house, landed, name)
    if (change, name) == ("redrawn", "egypt-chain"):
        # Its chain parts too: what was answered since the last quiet question does not fit any more.
        with CHANGES[change](), pytest.raises(WrongPosition, match="since"):
            play_on(place)
        place |= {"since": [], "drawn": []}
    with CHANGES[change]():
        with pytest.raises(replay.Parted):
            again(record)
        play_on(place)


def test_every_pack_has_another_fingerprint() -> None:
    before = {id: GAMES[id].load("base").fingerprint for id in FIGURES}
    assert set(before) == set(GAMES)
    with CHANGES["repacked"]():
        assert [id for id in before if GAMES[id].load("base").fingerprint == before[id]] == []


@pytest.mark.parametrize("change", ["", "parted"])
def test_a_server_of_its_own_plays_by_the_changed_rules(change: str, landed: Landed, folder: Path) -> None:
    table = landed.tables["paper-running"]
    assert table.me.question is not None
    assert "brew" in table.me.question.options
    with serving(folder, change) as address:
        ada = visitor(address, table.me.device)
        assert table.id in ada.get("/").text
        assert ("brew" in ada.question(table.id, table.seat)[1]) == (not change)
