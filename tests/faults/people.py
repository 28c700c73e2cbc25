"""Scripted people: they play what their page offers, and write down what they sent and what they were told of it."""

from __future__ import annotations

import re
import threading
import time
from collections import defaultdict
from collections.abc import Callable, Iterable
from html import unescape
from random import Random
from typing import Any, NamedTuple

import httpx
import msgspec
from websockets.exceptions import WebSocketException

from tests.faults.houses import HouseUnderTest, Line
from tests.server.conftest import Guest
from tests.wire import Wire
from undercroft.kernel.journal import TAKE_BACK
from undercroft.kernel.types import Seat


class Away(Exception):
    """The house said that its storage cannot be reached: what was sent may be stored or not."""


class Visitor(Guest):
    def get(self, path: str, **more: Any) -> Any:
        return _heard(super().get(path, **more))

    def post(self, path: str, fields: dict[str, str] | None = None, *, script: bool = False, **more: object) -> Any:
        return _heard(super().post(path, fields, script=script, **more))


def _heard(reply: Any) -> Any:
    if reply.status_code == 503:
        raise Away
    return reply


CUT_OFF = (httpx.TransportError, WebSocketException, OSError, Away)
MOVED_ON = ("stale", "not-asked", "not-offered", "nothing-to-take-back")
"""What others did came first: no fault, and nothing is stored."""
TAKES_BACK = 0.12
BREATH = 0.05
SILENCE_SECONDS = 60.0
"""So long nobody waits for the news of an own answer."""


class Deed(msgspec.Struct, eq=False):
    """Something that was sent. Each is the answer to the seat's question of that number, so a record has one for each at most."""

    table: str
    seat: Seat
    number: int
    text: str
    told: bool = False
    """Acknowledged."""
    refused: bool = False


class Findings(NamedTuple):
    lost: list[str]
    """Acknowledged, and the record has nothing there, or something else."""
    doubled: list[str]
    """Acknowledged twice for one question."""
    never_sent: list[str]
    """In the record, and nobody sent it there."""


class Ledger:
    """What all people sent, in their order."""

    def __init__(self) -> None:
        self._deeds: list[Deed] = []
        self._lock = threading.Lock()

    def send(self, deed: Deed) -> Deed:
        """Written down before it is sent."""
        with self._lock:
            self._deeds.append(deed)
        return deed

    def deeds(self) -> list[Deed]:
        with self._lock:
            return list(self._deeds)

    def told(self) -> int:
        return sum(deed.told for deed in self.deeds())

    def compare(self, read: Callable[[str], list[Line]], people: dict[str, list[Seat]]) -> Findings:
        """With the records, while everybody plays on: what was told before they are read, and what was sent after, counts."""
        told = [deed for deed in self.deeds() if deed.told]
        records = {table: read(table) for table in people}
        return compared(told, self.deeds(), records, people)


def compared(told: list[Deed], sent: list[Deed], records: dict[str, list[Line]], people: dict[str, list[Seat]]) -> Findings:
    found, wished = Findings([], [], []), defaultdict[tuple[str, Seat, int], set[str]](set)
    for deed in sent:
        if not deed.refused:
            wished[deed.table, deed.seat, deed.number].add(deed.text)
    stored = {
        (table, seat, number): text
        for table, seats in people.items()
        for seat in seats
        for number, text in enumerate(text for who, text in records[table] if who == seat)
    }
    acknowledged = set[tuple[str, Seat, int]]()
    for deed in told:
        where = (deed.table, deed.seat, deed.number)
        if where in acknowledged:
            found.doubled.append(f"{where}: {deed.text}")
        acknowledged.add(where)
        if stored.get(where) != deed.text:
            found.lost.append(f"{where}: {deed.text}; the record has {stored.get(where)}")
    found.never_sent.extend(f"{where}: {text}" for where, text in stored.items() if text not in wished[where])
    return found


class Party:
    """People around one table; when a game is over they play the same again."""

    def __init__(self, game: str, people: int, bots: tuple[str, ...] = (), **options: str) -> None:
        self.game, self.people, self.bots, self.options = game, people, bots, options
        self.tables: list[str] = []
        self._lock = threading.Lock()

    def set_table(self, guests: list[Guest]) -> None:
        """By links, each at the own browser. Whoever is cut off on the way begins with another table."""
        maker, *others = guests
        table = maker.new("me", *(["open"] * len(others)), *self.bots, game=self.game, **self.options)
        # A window that closes by itself would answer what nobody sent.
        _granted(maker, f"/t/{table}/pace", window="none")
        for seat, guest in enumerate(others, start=1):
            _granted(guest, f"/t/{table}/take", seat=seat, name=f"Guest {seat}")
        if others:
            _granted(maker, f"/t/{table}/start")
        self.tables.append(table)

    def play_again(self, over: str, guests: list[Guest]) -> None:
        """Whoever comes first with the news of an end sets the next table for all."""
        with self._lock:
            if over == self.tables[-1]:
                self.set_table(guests)


def _granted(guest: Guest, path: str, **fields: object) -> None:
    reply = guest.post(path, {key: str(value) for key, value in fields.items()}, script=True)
    assert reply.status_code < 300, f"{path}: {reply.status_code} {reply.text[:200]}"


class Person(threading.Thread):
    """One seat of a party, played by whoever sits there: with a script over the socket, or without one, page by page."""

    def __init__(self, who: int, seat: Seat, party: Party, guests: list[Guest], house: HouseUnderTest, ledger: Ledger) -> None:
        super().__init__(daemon=True, name=f"person {who}")
        self.ended: set[str] = set()
        """Tables whose end this person has seen."""
        self.faults: list[str] = []
        self._who, self._seat, self._party, self._guests = who, seat, party, guests
        self._house, self._ledger = house, ledger
        self._luck = Random(who)
        self._scripted = who % 3 != 2
        self._leaving = threading.Event()

    def leave(self) -> None:
        self._leaving.set()

    def run(self) -> None:
        while not self._leaving.is_set():
            try:
                self._guest.move(self._house.address(self._who))
                table = self._party.tables[-1]
                (self._listen if self._scripted else self._look)(table)
                if not self._leaving.is_set():
                    self.ended.add(table)
                    self._play_again(table)
            except CUT_OFF:
                time.sleep(BREATH)
            except Exception as error:
                self.faults.append(f"{self.name}, {self._party.game}: {error!r}")
                time.sleep(BREATH)

    def _play_again(self, over: str) -> None:
        for guest in self._guests:
            guest.move(self._house.address(self._who))
        self._party.play_again(over, self._guests)

    @property
    def _guest(self) -> Guest:
        return self._guests[self._seat]

    def _listen(self, table: str) -> None:
        """Until the game is over: what comes over the socket is what the page shows."""
        wire, sent, since = Wire(), -1, time.monotonic()
        with self._guest.socket(f"/t/{table}/{self._seat}/live") as socket:
            while not self._leaving.is_set():
                try:
                    told = wire.read(socket.recv(timeout=0.5, decode=False))
                except TimeoutError:
                    assert sent < 0 or time.monotonic() - since < SILENCE_SECONDS, f"no news after answer {sent}"
                    continue
                if "go" in told:
                    return
                number, deed = self._chosen(wire.texts["question"])
                if number == sent:
                    continue  # news of others
                sent = -1
                if deed and self._send(table, number, deed):
                    sent, since = number, time.monotonic()

    def _look(self, table: str) -> None:
        """Until the game is over: page by page."""
        while not self._leaving.is_set():
            page = self._guest.get(f"/t/{table}/{self._seat}")
            assert page.status_code == 200, page.text[:200]
            if page.url.path.endswith("/end"):
                return
            number, deed = self._chosen(page.text)
            if deed:
                self._send(table, number, deed)
            else:
                self._leaving.wait(4 * BREATH)

    def _chosen(self, shown: str) -> tuple[int, str]:
        """The number of the question, and what to do; nothing where others are asked."""
        number = re.search(r'name="number" value="(\d+)"', shown)
        options = [unescape(option) for option in re.findall(r'name="option" value="([^"]+)"', shown)]
        deeds = sorted(set(options))
        if f"/{self._seat}/take-back" in shown and self._luck.random() < TAKES_BACK:
            deeds = [TAKE_BACK]
        return int(number[1]) if number else -1, self._luck.choice(deeds) if deeds else ""

    def _send(self, table: str, number: int, text: str) -> bool:
        """Whether it was told to be stored. Where no word comes back nobody knows."""
        deed = self._ledger.send(Deed(table, self._seat, number, text))
        path, fields = ("take-back", {}) if text == TAKE_BACK else ("answer", {"option": text})
        reply = self._guest.post(f"/t/{table}/{self._seat}/{path}", fields, script=self._scripted, number=number)
        deed.told = reply.status_code == 303 or (self._scripted and reply.status_code < 300)
        deed.refused = not deed.told
        if deed.refused and self._scripted:
            assert reply.json()["code"] in MOVED_ON, reply.text
        elif deed.refused:
            assert reply.status_code in (400, 409), f"{reply.status_code} {reply.text[:200]}"
        return deed.told


def gather(house: HouseUnderTest, parties: Iterable[Party], ledger: Ledger) -> list[Person]:
    """Everybody at their table; nobody plays yet."""
    people: list[Person] = []
    for party in parties:
        guests: list[Guest] = [Visitor(house.address(len(people) + seat)) for seat in range(party.people)]
        party.set_table(guests)
        for seat in range(party.people):
            people.append(Person(len(people), seat, party, guests, house, ledger))
    return people
