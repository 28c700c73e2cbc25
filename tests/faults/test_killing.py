"""Killed at any moment, the house holds what it told. KILLS=200: so often, with a word on how far it is."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.added import added
from tests.faults.houses import Line, SharedHouse, SqliteHouse
from tests.faults.killing import SHORT_GAME, Killing, parties
from tests.faults.people import Deed, Findings, compared
from tests.postgres import running_cluster

pytestmark = pytest.mark.skipif(os.name != "posix", reason="there is no such signal elsewhere")
KILLS = int(os.environ.get("KILLS", "0"))
SHORT = 6
HASTY = """
import asyncio, sys
from undercroft.server.store.database import Store
stored = Store.append
async def append(self, *what):
    asyncio.get_running_loop().call_later(0.2, lambda: asyncio.ensure_future(stored(self, *what)))
Store.append = append
from undercroft.cli import main
main()
"""


@pytest.fixture(autouse=True)
def _short_game() -> Iterator[None]:
    with added(SHORT_GAME):
        yield


def say(words: str) -> None:
    if KILLS:
        print(words, file=sys.stderr, flush=True)


def test_nothing_that_was_told_is_lost(folder: Path) -> None:
    house = SqliteHouse(folder, "--game", str(SHORT_GAME))
    try:
        tally = Killing(house, parties("level-1" if KILLS else "random"), Random(18), say).run(KILLS or SHORT)
    finally:
        house.stop()
    say(str(tally))
    assert tally.findings == Findings([], [], [])
    assert tally.faults == []
    assert tally.kills.total() >= (KILLS or SHORT)
    assert {moment.removeprefix("of the server ") for moment in tally.kills} == {"in play", "at an end", "at a start"}
    assert tally.told > 3 * tally.kills.total()
    assert tally.over
    assert house.left_behind == 0
    assert "Traceback" not in house.log.read_text()


def test_nothing_is_lost_where_one_of_several_servers_dies_or_what_they_store_in(folder: Path) -> None:
    with running_cluster(synced=True) as cluster:
        house = SharedHouse(folder, cluster, 2, "--game", str(SHORT_GAME))
        try:
            tally = Killing(house, parties("level-1" if KILLS else "random"), Random(1), say).run(KILLS or SHORT)
        finally:
            house.stop()
    say(str(tally))
    assert tally.findings == Findings([], [], [])
    assert tally.faults == []
    assert {moment.split(" at ")[0].split(" in ")[0] for moment in tally.kills} == {"of one server of several", "of PostgreSQL"}
    assert tally.told > 3 * tally.kills.total()
    assert house.left_behind == 0
    assert "Traceback" not in house.logged()


@pytest.mark.skipif(not KILLS, reason="a proof of the proof: in the long form only")
def test_a_house_that_tells_before_it_stores_is_found_out(folder: Path) -> None:
    house = SqliteHouse(folder, "--game", str(SHORT_GAME), command=(sys.executable, "-c", HASTY))
    try:
        tally = Killing(house, parties(), Random(18), say).run(SHORT)
    finally:
        house.kill()
    say(str(tally))
    assert tally.findings.lost


RECORD: list[Line] = [(None, "start"), (0, "step n"), (1, "ready"), (0, "take-back"), (0, "step e")]


def sent(*deeds: tuple[int, str, str]) -> list[Deed]:
    return [Deed("t", 0, number, text, told=end == "told", refused=end == "refused") for number, text, end in deeds]


@pytest.mark.parametrize(
    ("deeds", "found"),
    [
        (sent((0, "step n", "told"), (1, "take-back", "told"), (2, "step e", "told")), (0, 0, 0)),
        (sent((0, "step n", "told"), (1, "take-back", ""), (2, "step s", "refused"), (2, "step e", "")), (0, 0, 0)),
        (sent((0, "step n", "told"), (1, "take-back", "told"), (2, "step e", "told"), (3, "ready", "")), (0, 0, 0)),
        (sent((0, "step n", "told"), (1, "take-back", "told"), (2, "step e", "told"), (3, "ready", "told")), (1, 0, 0)),
        (sent((0, "step n", "told"), (1, "take-back", "told"), (2, "step s", "told"), (2, "step e", "")), (1, 0, 0)),
        (sent((0, "step n", "told"), (1, "take-back", "told"), (2, "step e", "told"), (2, "step e", "told")), (0, 1, 0)),
        (sent((0, "step n", "told"), (1, "take-back", "told")), (0, 0, 1)),
        (sent((0, "step n", "told"), (1, "take-back", "told"), (2, "step e", "refused")), (0, 0, 1)),
    ],
)
def test_what_was_told_is_compared_with_the_record(deeds: list[Deed], found: tuple[int, int, int]) -> None:
    told = [deed for deed in deeds if deed.told]
    assert tuple(map(len, compared(told, deeds, {"t": RECORD}, {"t": [0]}))) == found
