"""Tables at the house: played as two open pages play them, each with a socket."""

from __future__ import annotations

import html
import re
import zlib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from runpy import run_path

import msgspec

from bench.loading.tables import PEOPLE, Asked, Host, Table, code, need
from bench.loading.wire import Person, Site
from undercroft.kernel.journal import Record

_NUMBER, _OPTION = re.compile(r'name="number" value="(\d+)"'), re.compile(r'name="option" value="([^"]+)"')
_ASIDE = re.compile(r'<form class="aside".*?</form>', re.DOTALL)
Patched = Callable[[str, str | list[str | int]], str]


class Parts(msgspec.Struct, frozen=True):
    question: str | list[str | int] | None = None


class News(msgspec.Struct):
    """What a driver reads of a message: all else is skipped undecoded."""

    parts: Parts = Parts()
    go: str = ""


_news = msgspec.json.Decoder(News)


def patcher(checkout: Path) -> Patched:
    """How the tests of that checkout put differences together: another version may send them in another way."""
    return run_path(str(checkout / "tests" / "wire.py"))["patched"]  # type: ignore[no-any-return]


class AtTheHouse(Table):
    """Ada sets the table, Bo takes the other seat: each in the own browser and, where there are several, at another server."""

    def __init__(self, host: Host, sites: list[Site], luck: Random, game: str, patched: Patched) -> None:
        super().__init__(host, sites, luck)
        self.game, self._patched = game, patched
        self._texts = [""] * PEOPLE
        self.acknowledged: Counter[str] = Counter()

    async def open(self) -> None:
        first = self.luck.randrange(len(self.sites))
        self.people = [Person(self.sites[(first + seat) % len(self.sites)]) for seat in range(PEOPLE)]
        ada, bo = self.people
        for person in self.people:
            need(await person.get("/"))
        seats = {"seats.0.kind": "me", "seats.0.name": "Ada", "seats.1.kind": "open", "seats.1.name": ""}
        made = need(await ada.post(f"/new/{self.game}", count=str(PEOPLE), **seats))
        self.id = made.headers["location"].split("/")[2]
        need(await bo.post(f"/t/{self.id}/take", seat="1", name="Bo"))
        need(await ada.post(f"/t/{self.id}/pace", window="none"))
        need(await ada.post(f"/t/{self.id}/start"))
        for seat, person in enumerate(self.people):
            self.sockets.append(await person.socket(f"/t/{self.id}/{seat}/live", self.hears(seat)))

    async def watch(self, language: str) -> None:
        """One more who only looks."""
        person = Person(self.luck.choice(self.sites))
        person.cookies["lang"] = language
        self.sockets.append(await person.socket(f"/t/{self.id}/watch/live", _nothing))

    async def _give(self, seat: int, asked: Asked) -> str:
        option = self.luck.choice(asked.options)
        reply = await self.people[seat].post(f"/t/{self.id}/{seat}/answer", number=asked.number, option=option)
        if reply.status >= 300:
            return code(reply)
        self.acknowledged[f"{seat} {option}"] += 1
        return ""

    def _read(self, seat: int, message: bytes) -> bool:
        news = _news.decode(zlib.decompress(message))
        self.over = self.over or bool(news.go)
        if news.parts.question is not None:
            self._ask(seat, news.parts.question)
        return True

    def _ask(self, seat: int, question: str | list[str | int]) -> None:
        self._texts[seat] = self._patched(self._texts[seat], question)
        text = _ASIDE.sub("", self._texts[seat])
        number, options = _NUMBER.search(text), _OPTION.findall(text)
        if number is not None and options:
            self.asked[seat] = Asked(number.group(1), [html.unescape(option) for option in options])
        else:
            self.asked.pop(seat, None)

    async def lost_answers(self) -> int:
        """Answers that were acknowledged and are not in the record. Each reads it from the own seat, with what is secret."""
        lost = 0
        for seat, person in enumerate(self.people):
            text = need(await person.get(f"/t/{self.id}/record?seat={seat}")).body.decode()
            stored = Counter(f"{seat} {entry.text}" for entry in Record.read(text).entries if entry.seat == seat)
            given = Counter({answer: count for answer, count in self.acknowledged.items() if answer.startswith(f"{seat} ")})
            lost += (given - stored).total()
        return lost


class OfBots:
    """Two bots, and somebody who looks on."""

    def __init__(self, site: Site, game: str) -> None:
        self.site, self.game = site, game

    async def open(self) -> None:
        ada = Person(self.site)
        need(await ada.get("/"))
        fields = {"count": str(PEOPLE), "pace": "normal"}
        for seat, name in enumerate(("Cy", "Di")):
            fields |= {f"seats.{seat}.kind": "bot", f"seats.{seat}.bot": "greedy", f"seats.{seat}.name": name}
        made = need(await ada.post(f"/new/{self.game}", **fields))
        self.socket = await ada.socket(f"/t/{made.headers['location'].split('/')[2]}/watch/live", _nothing)


def _nothing(_: bytes) -> None:
    """What only looks need not be read."""
