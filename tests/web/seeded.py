"""Tables at moments that are always the same: bots play there from a seed, and somebody at the first seat is asked."""

from __future__ import annotations

import hashlib
import time
from functools import lru_cache
from typing import NamedTuple

from playwright.sync_api import Page

from tests.running import House
from tests.web.conftest import PATIENCE
from undercroft.bots import BOTS
from undercroft.games import GAMES
from undercroft.kernel.journal import Journal
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.position import completed
from undercroft.kernel.table import Table
from undercroft.kernel.types import Ask, Setup
from undercroft.server.http.doors import DEVICE, LANGUAGE
from undercroft.server.play.chairs import BOT_NAMES, Chair
from undercroft.server.play.house import Wish
from undercroft.server.play.room import Room

WINDOWS = ((1280, 800), (390, 844), (844, 390), (820, 1180))
"""A desktop, a phone both ways, a tablet."""
LAPTOP = (1366, 641)
"""What a browser leaves of the small laptop that most people have."""
NAME = "Ada"
_TOKEN = "somebody-at-the-first-seat"


class Moment(NamedTuple):
    """The question at which the bots stop: the nth of its kind that the first seat is asked from a round on."""

    seats: int
    seed: int
    kind: str
    round: int
    nth: int = 1
    others: str = "greedy"


MOMENTS: dict[str, dict[str, Moment]] = {
    "paper-dungeons": {
        "early": Moment(3, 1, "die", 2, others="random"),
        "middle": Moment(3, 1, "die", 5, others="random"),
        "late": Moment(3, 1, "die", 8, others="random"),
        "eight": Moment(8, 1, "die", 5, others="random"),
        "boss": Moment(3, 4, "die", 6, others="random"),
    },
    "monsters-of-egypt": {
        "early": Moment(4, 5, "act", 2),
        "middle": Moment(4, 5, "act", 6),
        "late": Moment(4, 5, "act", 11),
    },
    "tales-of-tails": {
        "early": Moment(3, 7, "turn", 1, nth=2),
        "middle": Moment(4, 1, "place", 2, nth=4),
        "late": Moment(4, 4, "way", 3),
    },
    "dungeoneer": {
        "early": Moment(3, 13, "hero-phase", 1),
        "middle": Moment(3, 13, "hero-phase", 2),
        "late": Moment(3, 13, "hero-phase", 4),
        "solo": Moment(1, 9, "hero-phase", 9),
        "four": Moment(4, 19, "hero-phase", 4),
    },
}
"""At the hardest usual number of seats; `eight`, `solo` and `four` are the others, `boss` a moment with a warning."""


def seeded(game: str, when: str) -> Table:
    return _played(game, MOMENTS[game][when]).clone()


@lru_cache
def _played(name: str, moment: Moment) -> Table:
    """Others who act at the same time have finished, so that nothing moves any more."""
    game, book = GAMES[name], GAMES[name].load("base")
    setup = completed(Setup(name, moment.seats, "base", {}), game)
    table, luck = Table(game, setup, book, Luck(Quick(moment.seed))).start(), Luck(Quick(moment.seed + 1))
    left = moment.nth
    while (ask := _next(table, stop=left == 0)) is not None:
        if ask.seat == 0 and ask.kind == moment.kind and table.state.round >= moment.round and len(ask.options) > 2:
            left -= 1
            if left == 0:
                continue
        bot = BOTS["greedy" if ask.seat == 0 else moment.others]
        table.answer(ask.seat, bot.choose(game, setup, book, table.view(ask.seat), ask, luck))
    assert not table.over, f"{name}: {moment} does not come"
    return table


def _next(table: Table, *, stop: bool) -> Ask | None:
    asked = table.questions()
    return next((ask for ask in asked if ask.seat or not stop), None)


def seat_at(house: House, page: Page, game: str, when: str, language: str = "en") -> Room:
    """Opens the table for somebody at the first seat, and waits until the page has heard from the house."""
    table = seeded(game, when)
    device = hashlib.sha256(_TOKEN.encode()).hexdigest()[:32]
    chairs = [Chair("person", NAME, holders=[device])]
    chairs += [Chair("bot", BOT_NAMES[seat], bot="greedy") for seat in range(1, table.setup.seats)]

    async def made() -> Room:
        room = await house.tables.make(Wish(table.game, chairs, dict(table.setup.options), "at-once"), device)
        room.journal = Journal(room.game, room.setup, room.book, b"", room.names)
        room.journal.table = table
        return room

    room = house.run(made())
    page.context.add_cookies(
        [{"name": name, "value": value, "url": house.address} for name, value in ((DEVICE, _TOKEN), (LANGUAGE, language))]
    )
    _open(page, f"{house.address}/t/{room.id}/0")
    return room


def _open(page: Page, address: str) -> None:
    heard: list[str | bytes] = []
    page.once("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(frame)))
    page.goto(address)
    until = time.monotonic() + PATIENCE / 1000
    while not heard:
        assert time.monotonic() < until, f"{address} hears nothing"
        page.wait_for_timeout(10)
    settle(page)


def settle(page: Page) -> None:
    """Until the page has shown what it heard, its fonts are there, and two pictures in a row are alike.

    What it scrolled to before its fonts came depends on when they came: it looks again, as for somebody who has them.
    """
    page.evaluate(
        """async () => {
            if (typeof queue !== "undefined") await queue;
            await document.fonts.ready;
            const sheet = document.querySelector(".sheetbox");
            if (sheet && typeof bring !== "undefined") {
                sheet.scrollTop = 0;
                bring();
            }
            const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
            const laid = () => [...document.querySelectorAll("body *")].map((thing) => {
                const { x, y, width, height } = thing.getBoundingClientRect();
                return [x, y, width, height].map(Math.round);
            }).join(" ");
            for (let before = null, now = laid(); now !== before; [before, now] = [now, (await frame(), laid())]);
        }"""
    )
