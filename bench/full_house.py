"""A house full of bots: how quick its pages are meanwhile, whether every table goes on, and whether all that was told is kept.

    python bench/full_house.py [--tables 50] [--bot level-5] [--minutes 10]

So many tables of each game, two bots each, all at once on a server of its own. One guest fetches the front page, the page of a
table and the front page of whoever set all tables, in turns; how far each table is, is read in the store. Then the house is
closed and opened again, and the records are held against those that were told before.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sqlite3
import sys
import tempfile
import time
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from statistics import median, quantiles
from typing import NamedTuple

import httpx
import msgspec

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from bench import ledger  # noqa: E402
from bench.memory import GAMES, server  # noqa: E402
from undercroft.bots import BOTS  # noqa: E402
from undercroft.server.store.sqlite_file import FILE  # noqa: E402

PAUSE = 0.25
"""Seconds between two pages."""
SEATS = 2
COUNTED = "SELECT id, COUNT(*), status FROM entries JOIN tables ON id = table_id WHERE seat IS NOT NULL GROUP BY id"
"""Answers of each table."""
FRONT, OWN, TABLE = "front page", "front page of whoever set all tables", "page of a table"
Waits = dict[str, list[float]]
"""What was fetched -> milliseconds, each time."""


Records = dict[str, list[str]]
"""Table -> the answers that it told to somebody who looks on."""


class Course(msgspec.Struct):
    """How a table gets on."""

    began: float
    answers: int = 0
    answered: float = 0.0
    """When the last of them was seen."""
    pause: float = 0.0
    """The longest without an answer, in seconds, while the game went on."""
    over: bool = False

    def see(self, answers: int, now: float, *, over: bool) -> None:
        if not self.over:
            self.pause = max(self.pause, now - (self.answered or self.began))
        if answers > self.answers:
            self.answers, self.answered = answers, now
        self.over = over


class Played(NamedTuple):
    tables: dict[str, list[str]]
    """By game."""
    courses: dict[str, Course]
    waits: Waits
    told: list[Records]
    """Half-way, and at the end."""


async def set_tables(guest: httpx.AsyncClient, bot: str, tables: int) -> dict[str, list[str]]:
    """Game -> its tables; those of one game are not set one after another, so that all games begin together."""
    await guest.get("/")
    fields = {"count": str(SEATS), "pace": "at-once", "_csrf_token": guest.cookies["csrf"]}
    for seat in range(SEATS):
        fields |= {f"seats.{seat}.kind": "bot", f"seats.{seat}.bot": bot}
    made: dict[str, list[str]] = {game: [] for game in GAMES}
    for _ in range(tables):
        for game, ids in made.items():
            answer = await guest.post(f"/new/{game}", data=fields)
            ids.append(answer.headers["location"].split("/")[2])
    return made


async def watch(store: Path, courses: dict[str, Course]) -> None:
    """Nothing that the house does is waited for."""
    with closing(sqlite3.connect(f"file:{store}?mode=ro", uri=True)) as connection:
        while True:
            for id, answers, status in connection.execute(COUNTED):
                if id in courses:
                    courses[id].see(answers, time.monotonic(), over=status == "over")
            await asyncio.sleep(1)


async def records(guest: httpx.AsyncClient, ids: list[str]) -> Records:
    pages = {id: (await guest.get(f"/t/{id}/record")).raise_for_status() for id in ids}
    return {id: [line for line in page.text.splitlines() if line[0].isdigit()] for id, page in pages.items()}


async def fetch(guest: httpx.AsyncClient, maker: httpx.AsyncClient, ids: list[str], seconds: float, waits: Waits) -> None:
    until, turn = time.monotonic() + seconds, 0
    while time.monotonic() < until:
        for name, who, path in ((FRONT, guest, "/"), (TABLE, guest, f"/t/{ids[turn % len(ids)]}/watch"), (OWN, maker, "/")):
            began = time.perf_counter()
            (await who.get(path)).raise_for_status()
            waits[name].append(1000 * (time.perf_counter() - began))
            await asyncio.sleep(PAUSE)
        turn += 7


async def play(address: str, store: Path, bot: str, tables: int, seconds: float) -> Played:
    async with httpx.AsyncClient(base_url=address, timeout=60) as maker, httpx.AsyncClient(base_url=address, timeout=60) as guest:
        made = await set_tables(maker, bot, tables)
        ids = [id for several in made.values() for id in several]
        courses, waits = {id: Course(time.monotonic()) for id in ids}, {name: list[float]() for name in (FRONT, TABLE, OWN)}
        watching, told = asyncio.create_task(watch(store, courses)), []
        for _ in range(2):
            await fetch(guest, maker, ids, seconds / 2, waits)
            told.append(await records(guest, ids))
        watching.cancel()
        return Played(made, courses, waits, told)


async def kept(address: str, ids: Iterable[str]) -> Records:
    async with httpx.AsyncClient(base_url=address, timeout=60) as guest:
        return await records(guest, list(ids))


def lost(told: list[str], stored: list[str]) -> int:
    """Answers that are no longer there, or are others. What was hidden may have been shown since."""
    changed = sum("?" not in line and line != now for line, now in zip(told, stored, strict=False))
    return changed + max(0, len(told) - len(stored))


def page_lines(waits: Waits) -> list[str]:
    lines = ["| fetched meanwhile | times | median, ms | 95th percentile, ms | worst, ms |", "|---|---:|---:|---:|---:|"]
    for name, took in waits.items():
        lines.append(f"| {name} | {len(took)} | {median(took):.0f} | {quantiles(took, n=20)[-1]:.0f} | {max(took):.0f} |")
    return lines


def table_lines(played: Played, stored: Records) -> list[str]:
    columns = ("tables", "over", "answers", "fewest at a table", "longest without an answer, s", "answers lost")
    lines = [f"| game | {' | '.join(columns)} |", "|---|" + "---:|" * len(columns)]
    for game, ids in played.tables.items():
        courses = [played.courses[id] for id in ids]
        gone = sum(lost(told[id], stored[id]) for told in played.told for id in ids)
        answers, over = [course.answers for course in courses], sum(course.over for course in courses)
        pause = max(course.pause for course in courses)
        lines.append(f"| {GAMES[game]} | {len(ids)} | {over} | {sum(answers):,} | {min(answers)} | {pause:.0f} | {gone} |")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=50, help="of each game")
    parser.add_argument("--bot", choices=list(BOTS), default="level-5")
    parser.add_argument("--minutes", type=float, default=10.0)
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        with server(folder) as (_, address):
            played = asyncio.run(play(address, Path(folder) / FILE, wish.bot, wish.tables, 60 * wish.minutes))
        with server(folder) as (_, address):
            stored = asyncio.run(kept(address, played.courses))
    busy = f"{os.cpu_count()} cores, load {os.getloadavg()[1]:.0f} over the last five minutes, the house's own included."
    about = f"{wish.tables * len(GAMES)} tables, {SEATS} bots of {wish.bot} each, {wish.minutes:g} minutes; {busy}"
    lines = [about, "", *page_lines(played.waits), "", *table_lines(played, stored)]
    print("\n".join(lines))
    ledger.replace(ROOT / "bench" / "README.md", "full house", lines)


if __name__ == "__main__":
    main()
