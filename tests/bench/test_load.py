"""What drives a server under load: it reads frames as they come, plays at real tables, and misses no answer that was lost."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import msgspec

from bench import plot
from bench.load import COMPANY
from bench.loading import report
from bench.loading.drive import Driver, Tally, Wish
from bench.loading.drivers import Delay, Stretch
from bench.loading.house import AtTheHouse, OfBots, patcher
from bench.loading.report import BOARDGAME, PLAIN, Measured, Row
from bench.loading.wire import Site, Socket
from tests.running import House, open_house, run
from undercroft.server.http.live import Viewer

ROOT = Path(__file__).resolve().parent.parent.parent
DELAY = Delay(1.0, 2.0)


class Wire(asyncio.Transport):
    def __init__(self) -> None:
        super().__init__()
        self.sent: list[bytes] = []

    def write(self, data: Any) -> None:
        self.sent.append(bytes(data))


def test_frames_are_read_however_they_are_cut() -> None:
    """A short one, one with a longer length, a ping in between."""
    frames = b"\x82\x02hi" + b"\x89\x01!" + b"\x82\x7e\x01\x2c" + b"x" * 300
    whole = b"HTTP/1.1 101 Switching Protocols\r\n\r\n" + frames

    async def read(size: int) -> tuple[list[bytes], list[bytes]]:
        heard: list[bytes] = []
        socket, wire = Socket(heard.append, b"GET"), Wire()
        socket.connection_made(wire)
        for start in range(0, len(whole), size):
            socket.data_received(whole[start : start + size])
        await socket.opened
        return heard, wire.sent

    for size in (1, 7, len(whole)):
        heard, sent = run(read(size))
        assert heard == [b"hi", b"x" * 300]
        head, pong = sent
        mask = pong[2:6]
        assert (head, pong[:2], pong[6] ^ mask[0]) == (b"GET", b"\x8a\x81", ord("!"))


def test_people_play_and_what_is_lost_is_found(tmp_path: Path) -> None:
    """Two tables of two games, one with somebody who looks on; then an answer is claimed that nobody gave."""

    async def played(address: str) -> tuple[Any, Any, Any]:
        sites, luck, games = [Site(address)], Random(1), ["dungeoneer", "paper-dungeons"]

        def new_table(driver: Driver) -> AtTheHouse:
            return AtTheHouse(driver, sites, luck, games.pop(), patcher(ROOT))

        driver = Driver(new_table, lambda: OfBots(sites[0], "paper-dungeons"), luck)
        await driver.open(Wish("open", tables=2, spectators=1, bots=1))
        await driver.play(Wish("play", hands=2))
        await driver.measure(Wish("measure"))
        async with asyncio.timeout(20):
            while min(table.acknowledged.total() for table in driver._ever) < 3 or len(driver._tally.told) < 2:
                await asyncio.sleep(0.02)
        found, kept = await driver.stop(Wish("stop")), await driver.check(Wish("check"))
        driver._ever[0].acknowledged["0 a move that nobody made"] += 1
        claimed = await driver.check(Wish("check"))
        driver.close()
        sites[0].close()
        await asyncio.sleep(0)
        return found, kept, claimed

    with open_house(tmp_path) as house:
        found, kept, claimed = run(played(house.address))
    assert isinstance(found, Tally)
    assert len(found.acknowledged) >= 6
    assert found.messages >= len(found.acknowledged) + len(found.told)
    assert (found.errors, found.lost_sockets) == ({}, 0)
    assert kept["acknowledged"] >= len(found.acknowledged)
    assert (kept["lost"], claimed["lost"]) == (0, 1)


def watching(house: House) -> list[Viewer]:
    viewers = [listener.__self__ for room in house.tables.rooms.values() for listener in room.listeners]  # type: ignore[attr-defined]
    return [viewer for viewer in viewers if viewer.place is None]


def test_an_audience_reads_in_several_languages(tmp_path: Path) -> None:
    async def seated(house: House) -> list[str]:
        site = Site(house.address)

        def new_table(driver: Driver) -> AtTheHouse:
            return AtTheHouse(driver, [site], Random(1), "dungeoneer", patcher(ROOT))

        driver = Driver(new_table, lambda: OfBots(site, "dungeoneer"), Random(1))
        await driver.open(Wish("open", tables=1, spectators=4, languages=3))
        async with asyncio.timeout(20):
            while len(watching(house)) < 4:
                await asyncio.sleep(0.02)
        found = sorted(viewer.reader.language for viewer in watching(house))
        driver.close()
        site.close()
        return found

    with open_house(tmp_path) as house:
        assert run(seated(house)) == ["en", "en", "pl", "ru"]


def test_every_company_has_its_heading() -> None:
    assert list(report.KINDS) == list(COMPANY)
    rows = {Row("Undercroft", "dungeoneer", "audience", 1): Measured(stretch(100, 1.0), stretch(50, 0.5))}
    assert report._tables(rows)[0].startswith(f"**Dungeoneer**, {COMPANY['audience'].spectators} spectators in three languages")


def stretch(answers: int, processor: float) -> Stretch:
    return Stretch(2.0, answers, DELAY, None, processor, 0.1, 80.0, 10, 1000, {"busy": 3}, answers, 0, 0, 0, 0)


def test_tables_and_plot_of_what_was_measured() -> None:
    rows = {
        Row("Undercroft", "dungeoneer", "people", tables): Measured(stretch(100, 1.0), stretch(50, 0.5)) for tables in (10, 200)
    }
    rows[Row(PLAIN, "dungeoneer", "people", 10)] = Measured(stretch(1000, 0.5), stretch(500, 0.2))
    title, _, head, _, first, second, third = report._tables(rows)
    assert title == "**Dungeoneer**"
    assert first.split(" | ")[:6] == ["| 10", "50", "100", "10.00", "20.0", "1 / 2"]
    assert second.endswith("| plain broadcast | 6 busy |")
    assert third.split(" | ")[4] == ""
    assert all(line.count("|") == head.count("|") for line in (first, second, third))
    rows[Row("Undercroft, postgresql, 2 processes", "dungeoneer", "people", 40)] = Measured(stretch(100, 1.0), stretch(50, 0.5))
    drawn = ElementTree.fromstring(plot.by_tables(report._panels(rows)))
    assert len(drawn.findall("{http://www.w3.org/2000/svg}circle")) == 6


def test_a_server_that_ended_meanwhile_has_no_point_there() -> None:
    rows = {Row("Undercroft", "dungeoneer", "people", 10): Measured(stretch(100, 1.0), stretch(50, 0.5))}
    gone = msgspec.structs.replace(stretch(0, 0.0), acknowledged=None)
    rows[Row(BOARDGAME, "dungeoneer", "people", 10)] = Measured(stretch(100, 1.0), gone)
    full, calm = report._panels(rows)
    assert [len(series.points) for series in full.series] == [1, 1]
    assert [len(series.points) for series in calm.series] == [1, 0]
    ElementTree.fromstring(plot.by_tables([full, calm]))


def test_half_and_nearly_all() -> None:
    assert Delay.of([n / 1000 for n in range(101)]) == Delay(50.0, 99.0)
    assert Delay.of([0.1]) is None
