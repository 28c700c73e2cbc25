"""A house with something of everything: tables of all games that gather, run, are over and were closed; a campaign; a link."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from tests.played import finished
from tests.running import House, open_house
from tests.server.conftest import Guest
from undercroft.games import GAMES
from undercroft.server.play import analysing
from undercroft.server.play.analysing import Order, Work

PLAYED = ("paper-dungeons-1", "monsters-of-egypt-1", "tales-of-tails-2", "dungeoneer-1")
"""Golden records of few seats, one a game."""
FREELY = {"joins_a_minute": 10**9, "answers_a_minute": 10**9, "hints_a_minute": 10**9}
LOGGERS = ("undercroft", "uvicorn.error", "asyncio", "litestar")


class Prepared(NamedTuple):
    house: House
    seated: Guest
    """Has made all tables and sits at each of them..."""
    mate: Guest
    """...with this one, where there is room..."""
    stranger: Guest
    """...and this one at none."""
    tables: dict[str, list[str]]
    """By what has become of them; one of each game."""
    spare: list[str]
    """As many again, to be spoiled."""
    campaign: str
    key: str
    """Of the private link to the first seat of a running table."""
    numbers: list[str]
    options: list[str]
    """What is asked at running tables."""
    complaints: list[str]
    """What the server logs as trouble."""


@contextmanager
def prepared(folder: Path) -> Iterator[Prepared]:
    real, analysing._worked = analysing._worked, _standing_still
    try:
        with listening() as complaints, open_house(folder, **FREELY) as house:
            seated, mate, stranger = guests = [Guest(house.address) for _ in range(3)]
            yield _furnished(house, seated, mate, stranger, complaints)
            for guest in guests:
                guest.client.close()
    finally:
        analysing._worked = real


def _standing_still(work: Work, order: Order) -> bytes | None:
    """In the place of an analysis, which would take a minute of a core: it is under way until the house closes."""
    while not work.dropped:
        time.sleep(0.02)
    return None


def _furnished(house: House, seated: Guest, mate: Guest, stranger: Guest, complaints: list[str]) -> Prepared:
    sets = [
        {
            "waiting": [seated.new("me", "open", game=game) for game in GAMES],
            "running": [_running(seated, mate, game) for game in GAMES],
            "closed": [_closed(seated, game) for game in GAMES],
        }
        for _ in range(2)
    ]
    device = house.tables.rooms[sets[0]["waiting"][0]].maker
    for tables in sets:
        tables["over"] = [_over(house, device, name) for name in PLAYED]
    kept, spare = sets
    number, options = zip(*(seated.question(table, 0) for table in kept["running"]), strict=True)
    alone = {"count": "1", "seats.0.kind": "me", "seats.0.name": "Ann", "mode": "campaign", "story": _story()}
    made = seated.post("/new/paper-dungeons", alone)
    room = house.tables.rooms[made.headers["location"].split("/")[2]]
    key = seated.link(kept["running"][0], 0).removeprefix("/k/")
    return Prepared(
        house, seated, mate, stranger, kept, [table for tables in spare.values() for table in tables], room.campaign, key,
        sorted({str(one) for one in number}), sorted({option for some in options for option in some[:6]}), complaints,
    )  # fmt: skip


def _running(seated: Guest, mate: Guest, game: str) -> str:
    table = seated.new("me", "open", game=game)
    assert mate.post(f"/t/{table}/take", seat=1, name="Mate").status_code == 303
    assert seated.post(f"/t/{table}/start").status_code == 303
    return table


def _closed(seated: Guest, game: str) -> str:
    table = seated.new("me", "device", game=game)
    assert seated.post(f"/t/{table}/finish").status_code == 303
    return table


def _over(house: House, device: str, name: str) -> str:
    table = finished(house, name)

    async def sit_down() -> None:
        room = await house.tables.room(table)
        async with house.tables.seating(room):
            room.maker = device
            room.chairs[0].holders.append(device)

    house.run(sit_down())
    return table


def _story() -> str:
    game = GAMES["paper-dungeons"]
    assert game.campaign is not None
    return next(iter(game.campaign.stories(game.load("base"))))


@contextmanager
def listening() -> Iterator[list[str]]:
    said: list[str] = []

    class Ear(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            said.append(self.format(record))

    ear = Ear(logging.WARNING)
    for name in LOGGERS:
        logging.getLogger(name).addHandler(ear)
    try:
        yield said
    finally:
        for name in LOGGERS:
            logging.getLogger(name).removeHandler(ear)
